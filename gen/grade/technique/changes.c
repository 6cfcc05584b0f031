/* What has changed since a search last found nothing. A search that found nothing in a house, or
 * for a digit, need not look there again until a candidate there is gone: most of the work of a
 * path is saved so. */
#include "gen/grade/technique.h"
#include "gen/grade/technique/constraint/constraint_units.h"
#include "gen/grade/technique/pattern/templates.h"
#include "gen/grade/technique/search.h"

uint32_t fruitless_since(const struct engine *e)
{
    return on_path(e) ? e->searched[e->found.technique] : 0;
}

void note_fruitless(struct engine *e)
{
    if (on_path(e) && !e->emitted && !spend_steps(e, 0)) {
        e->searched[e->found.technique] = e->stamp;
    }
}

bool digit_fruitless(struct engine *e, unsigned digit)
{
    const int technique = e->found.technique;
    if (!on_path(e)) {
        return false;
    }
    if (e->tables.classic && !technique_at((size_t)technique)->of_constraints &&
        !(untemplated_digits(e) & digit_bit(digit))) {
        return true;
    }
    if (e->digit_searched_since[technique] != e->changes.begun) {
        e->digit_searched_since[technique] = e->changes.begun;
        memset(e->digit_searched[technique], 0, sizeof e->digit_searched[technique]);
    }
    return set_equal(e->digit_searched[technique][digit], e->now.at[digit]);
}

void note_fruitless_digit(struct engine *e, unsigned digit)
{
    if (on_path(e) && !spend_steps(e, 0)) {
        e->digit_searched[e->found.technique][digit] = e->now.at[digit];
    }
}

bool each_digit(struct engine *e, int argument,
                bool (*search)(struct engine *e, unsigned digit, int argument))
{
    for (unsigned digit = 1; digit <= e->tables.v->size; digit++) {
        if (digit_fruitless(e, digit)) {
            continue;
        }
        if (search(e, digit, argument)) {
            return true;
        }
        note_fruitless_digit(e, digit);
    }
    return false;
}

bool house_fruitless(const struct engine *e, unsigned house)
{
    return on_path(e) && e->house_searched[e->found.technique][house] >= e->changes.house[house];
}

void note_fruitless_house(struct engine *e, unsigned house)
{
    if (on_path(e) && !spend_steps(e, 0)) {
        e->house_searched[e->found.technique][house] = e->stamp;
    }
}

cell_set cells_with(struct engine *e, unsigned from, unsigned to)
{
    cell_set *least = e->crowd;
    if (e->crowd_stamp != e->stamp) {
        e->crowd_stamp = e->stamp;
        memset(least, 0, sizeof e->crowd);
        for (unsigned digit = 1; digit <= e->tables.v->size; digit++) {
            for (unsigned n = MAX_CROWD + 1; n > 1; n--) {
                least[n] = set_or(least[n], set_and(least[n - 1], e->now.at[digit]));
            }
            least[1] = set_or(least[1], e->now.at[digit]);
        }
    }
    return set_minus(least[from], least[to + 1]);
}

static void note_cell(struct engine *e, unsigned cell)
{
    struct changes *c = &e->changes;
    const struct layout *v = e->tables.v;
    c->seen[cell] = e->now.digits[cell];
    c->cell[cell] = e->stamp;
    for (unsigned k = 0; k < v->house_count_of[cell]; k++) {
        c->house[v->house_of[cell][k]] = e->stamp;
        c->near[v->house_of[cell][k]] = e->stamp;
    }
    if (v->constraints) {
        units_note_cell(e, cell);
    }
}

void note_changes(struct engine *e)
{
    struct changes *c = &e->changes;
    const struct layout *v = e->tables.v;
    if (c->stamp == e->stamp) {
        return;
    }
    c->stamp = e->stamp;
    for (unsigned first = 0; first < v->cell_count; first += CELLS_AT_ONCE) {
        unsigned news = cells_that_differ(&c->seen[first], &e->now.digits[first]);
        for (; news && first + (unsigned)__builtin_ctz(news) < v->cell_count; news &= news - 1) {
            note_cell(e, first + (unsigned)__builtin_ctz(news));
        }
    }
    if (v->constraints) {
        units_note_changes(e);
    }
}

void forget_changes(struct engine *e)
{
    e->changes.begun = e->stamp;
    for (unsigned cell = 0; cell < e->tables.v->cell_count; cell++) {
        e->changes.cell[cell] = e->stamp;
    }
    for (unsigned h = 0; h < e->tables.v->house_count; h++) {
        e->changes.house[h] = e->stamp;
        e->changes.near[h] = e->stamp;
    }
}
