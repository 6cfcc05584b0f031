/* Little killers: the digits along the diagonal that an arrow outside the grid points at add up to
 * the number. They may repeat where no house forbids it. */
#include "gen/constraint/reach.h"

static const char *complain(const struct layout *v, const struct constraint *c)
{
    return c->sum < c->count || c->sum > c->count * (unsigned)v->size
               ? "no digits along the diagonal have this sum"
               : NULL;
}

static unsigned sum_along(const struct constraint *c, const uint8_t *digits)
{
    unsigned sum = 0;
    for (unsigned i = 0; i < c->count; i++) {
        sum += digits[c->cell[i]];
    }
    return sum;
}

static bool holds(const struct layout *v, const struct constraint *c, const uint8_t *digits)
{
    (void)v;
    return sum_along(c, digits) == c->sum;
}

static enum constraint_effect prune(const struct layout *v, const struct constraint *c,
                                    digit_set *candidates)
{
    struct reach target = {{0}};
    (void)v;
    reach_add(&target, c->sum);
    return reach_prune(candidates, c->cell, c->count, &target);
}

/* The diagonal from a cell at the edge inwards, if that leads inwards and over two cells at least.
 */
static void add_diagonal(const struct layout *v, const uint8_t *digits, int row, int column,
                         const int step[2], struct constraint_list *out)
{
    const int rows = (int)frame_rows(v);
    const int columns = (int)frame_columns(v);
    uint16_t cell[MAX_SIZE];
    unsigned count = 0;
    bool begins = row - step[0] < 0 || row - step[0] >= rows || column - step[1] < 0 ||
                  column - step[1] >= columns;
    for (; begins && row >= 0 && row < rows && column >= 0 && column < columns;
         row += step[0], column += step[1]) {
        cell[count++] = (uint16_t)cell_at(v, (unsigned)row, (unsigned)column);
    }
    const struct constraint c = {.count = (uint16_t)count, .cell = cell};
    if (count > 1) {
        constraint_list_append(out, CONSTRAINT_LITTLE_KILLER, sum_along(&c, digits), cell, count);
    }
}

static void derive(const struct layout *v, const uint8_t *digits, struct constraint_list *out)
{
    static const int steps[4][2] = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
    for (unsigned cell = 0; v->grid_count == 1 && cell < v->cell_count; cell++) {
        for (unsigned i = 0; i < 4; i++) {
            add_diagonal(v, digits, (int)row_of(v, cell), (int)column_of(v, cell), steps[i], out);
        }
    }
}

const struct constraint_kind constraint_kind_little_killer = {
    .name = "little-killer",
    .doc = "little killers: an arrow outside the grid points at a diagonal whose digits add up to "
           "the number",
    .rule = TEXT_rule_little_killer,
    .title = TEXT_board_little_killer,
    .words = {.name = TEXT_name_little_killer},
    .fpuzzles = {"littlekillersum"},
    .scl = {.how = SCL_DIAGONAL,
            .words = {"little killer", "diagonal", "arrow"},
            .needs_words = true},
    .make = MAKE_FEW,
    .step = STEP_OUTSIDE,
    .variant = VARIANT(LITTLE_KILLER, "little-killer", "sums along diagonals (little killer)"),
    .shape = CONSTRAINT_DIAGONAL,
    .has_sum = true,
    .is_about_values = true,
    .removes = REMOVES_ALL,
    .min_cells = 2,
    .max_cells = MAX_SIZE,
    .complain = complain,
    .holds = holds,
    .prune = prune,
    .derive = derive,
};
