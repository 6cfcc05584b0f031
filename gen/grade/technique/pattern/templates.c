/* Templates: the ways to place a digit on the whole board. A template is dropped if it uses a cell
 * that another digit needs in all of its templates. A candidate in all templates of its digit is
 * placed, and one in none is removed. */
#include "gen/grade/technique/pattern/templates.h"

#include "gen/grade/technique/pattern/classic_templates.h"
#include "gen/grade/technique/search.h"

static void templates_begin(struct engine *e)
{
    memset(e->templates->untemplated, 0, sizeof e->templates->untemplated);
}

const struct family templates_family = {.size = sizeof(struct templates), .begin = templates_begin};

/* Fill the remaining rows (by their number) so that no two cells see each other. True: *chosen
 * holds a template. False: there is none. If the search runs out of its share it also returns true.
 */
static bool complete_template(struct engine *e, uint32_t rows, cell_set left, cell_set *chosen)
{
    const struct tables *t = &e->tables;
    const uint8_t *row_house = t->of_kind[HOUSE_ROW].house;
    unsigned best = 0;
    unsigned fewest = UINT32_MAX;
    if (!rows || spend_steps(e, 1)) {
        return true;
    }
    for (uint32_t rest = rows; rest && fewest > 1; rest &= rest - 1) {
        unsigned row = (unsigned)__builtin_ctz(rest);
        unsigned count = set_count(set_and(left, t->house[row_house[row]]));
        if (count < fewest) {
            fewest = count;
            best = row;
        }
    }
    cell_set row_cells = t->house[row_house[best]];
    FOR_EACH_CELL(cell, set_and(left, row_cells)) {
        cell_set others = set_minus(set_minus(left, row_cells), t->peers[cell]);
        if (complete_template(e, rows & ~(1U << best), others, chosen)) {
            set_add(chosen, cell);
            return true;
        }
    }
    return false;
}

cell_set untemplated_cells(struct engine *e, unsigned digit)
{
    const struct tables *t = &e->tables;
    const struct house_list *row_list = &t->of_kind[HOUSE_ROW];
    struct untemplated *d = &e->templates->untemplated[digit];
    if (set_equal(d->of, e->now.at[digit])) {
        return d->cells;
    }
    if (t->classic && t->house_peers) {
        d->of = e->now.at[digit];
        d->cells = set_minus(d->of, templated_cells(set_or(d->of, e->now.filled[digit])));
        return d->cells;
    }
    uint32_t rows = 0;
    for (unsigned i = 0; i < row_list->count; i++) {
        rows |= (uint32_t)(e->now.places[row_list->house[i]][digit] != 0) << i;
    }
    cell_set open = e->now.at[digit];
    d->cells = set_none();
    d->of = e->now.at[digit];
    while (!set_empty(open)) {
        unsigned cell = set_first(open);
        unsigned row = t->house_in[cell][HOUSE_ROW];
        cell_set chosen = set_of(cell);
        cell_set left = set_minus(set_minus(e->now.at[digit], t->house[row]), t->peers[cell]);
        set_remove(&open, cell);
        if (!complete_template(e, rows & ~(1U << t->v->house[row].number), left, &chosen) ||
            spend_steps(e, 0)) {
            set_add(&d->cells, cell);
        } else {
            open = set_minus(open, chosen);
        }
    }
    if (spend_steps(e, 0)) {
        d->of = set_none(); /* cut short: not to be remembered */
    }
    return d->cells;
}

digit_set untemplated_digits(struct engine *e)
{
    struct templates *t = e->templates;
    if (t->stamp != e->stamp) {
        t->stamp = e->stamp;
        t->digits = 0;
        for (unsigned digit = 1; digit <= e->tables.v->size; digit++) {
            t->digits |= set_empty(untemplated_cells(e, digit)) ? 0 : digit_bit(digit);
        }
    }
    return t->digits;
}

/* All templates of a digit, or too many to keep. */
static bool templates_from(struct engine *e, struct template_list *l, const uint8_t *rows,
                           unsigned count, cell_set chosen, cell_set left)
{
    if (count == 0) {
        if (l->count == MAX_TEMPLATES) {
            return false;
        }
        l->cells[l->count++] = chosen;
        return true;
    }
    FOR_EACH_CELL(cell, set_and(left, e->tables.house[rows[0]])) {
        cell_set with = chosen;
        set_add(&with, cell);
        if (spend_steps(e, 1) || !templates_from(e, l, rows + 1, count - 1, with,
                                                 set_minus(left, e->tables.peers[cell]))) {
            return false;
        }
    }
    return true;
}

static void templates_collect(struct engine *e)
{
    const struct layout *v = e->tables.v;
    const struct house_list *row_list = &e->tables.of_kind[HOUSE_ROW];
    for (unsigned digit = 1; digit <= v->size; digit++) {
        struct template_list *l = &e->templates->all[digit];
        uint8_t rows[ENGINE_SIZE];
        unsigned count = 0;
        for (unsigned i = 0; i < row_list->count; i++) {
            if (e->now.places[row_list->house[i]][digit]) {
                rows[count++] = row_list->house[i];
            }
        }
        l->count = 0;
        if (!templates_from(e, l, rows, count, set_none(), e->now.at[digit])) {
            l->count = 0; /* unknown: neither filtered nor a filter */
        }
    }
}

static cell_set templates_all(const struct template_list *l)
{
    cell_set all = l->cells[0];
    for (unsigned i = 1; i < l->count; i++) {
        all = set_and(all, l->cells[i]);
    }
    return all;
}

/* Drop the templates that use a cell which every template of another digit needs, until none
 * does. */
static void templates_filter(struct engine *e)
{
    unsigned size = e->tables.v->size;
    cell_set needed[ENGINE_DIGITS];
    for (unsigned digit = 1; digit <= size; digit++) {
        needed[digit] =
            e->templates->all[digit].count ? templates_all(&e->templates->all[digit]) : set_none();
    }
    for (bool changed = true; changed && !spend_steps(e, 100);) {
        changed = false;
        for (unsigned digit = 1; digit <= size; digit++) {
            struct template_list *l = &e->templates->all[digit];
            cell_set taken = set_none();
            unsigned kept = 0;
            for (unsigned other = 1; other <= size; other++) {
                if (other != digit) {
                    taken = set_or(taken, needed[other]);
                }
            }
            for (unsigned i = 0; i < l->count; i++) {
                if (!set_meets(l->cells[i], taken)) {
                    l->cells[kept++] = l->cells[i];
                }
            }
            changed |= kept < l->count;
            l->count = kept;
            if (kept) {
                needed[digit] = templates_all(l);
            }
        }
    }
}

bool find_template(struct engine *e, int deletes)
{
    const struct layout *v = e->tables.v;
    templates_collect(e);
    templates_filter(e);
    for (unsigned digit = 1; digit <= v->size; digit++) {
        const struct template_list *l = &e->templates->all[digit];
        cell_set some = set_none();
        if (l->count == 0) {
            continue;
        }
        for (unsigned i = 0; i < l->count; i++) {
            some = set_or(some, l->cells[i]);
        }
        cell_set all = templates_all(l);
        if (deletes) {
            eliminate_set(e, digit, set_minus(e->now.at[digit], some));
        } else {
            FOR_EACH_CELL(cell, all) {
                place(e, digit, cell);
            }
        }
        if (!found_any(e)) {
            continue;
        }
        if (explaining(e)) {
            mark_set(e, MARK_PATTERN, digit, deletes ? some : all);
        }
        if (emit(e)) {
            return true;
        }
    }
    return false;
}
