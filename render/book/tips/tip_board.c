#include "render/book/tips/tip_board.h"

#include "gen/constraint/constraint.h"
#include "render/book/tips/tip_board_makers.h"

/* ---- what follows ---- */

/* What the givens leave, and then the constraints, until nothing changes. */
static void find_candidates(const struct tip_board *t, digit_set *candidates)
{
    const struct layout *v = t->layout;
    bool changed = true;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        const unsigned given = t->givens.cell[cell];
        candidates[cell] = given ? digit_bit(given) : all_digits(v->size);
    }
    while (changed) {
        changed = false;
        for (unsigned cell = 0; cell < v->cell_count; cell++) {
            const digit_set own = candidates[cell];
            for (unsigned i = 0; i < v->peer_count[cell] && digit_count(own) == 1; i++) {
                changed |= (candidates[v->peer[cell][i]] & own) != 0;
                candidates[v->peer[cell][i]] &= ~own;
            }
        }
        for (unsigned i = 0; i < constraint_count(v); i++) {
            const struct constraint *c = constraint_at(v, i);
            changed |= constraint_kind_of(c)->prune(v, c, candidates) == CONSTRAINT_CHANGED;
        }
    }
}

static void show_candidates(struct tip_board *t, const bool *shown, digit_set limit)
{
    digit_set candidates[MAX_CELLS];
    find_candidates(t, candidates);
    for (unsigned cell = 0; cell < t->layout->cell_count; cell++) {
        candidates[cell] &= limit ? limit : candidates[cell];
        const bool solved = digit_count(candidates[cell]) == 1;
        if (!shown[cell] || t->givens.cell[cell]) {
            continue;
        }
        if (solved) {
            t->answers.cell[cell] = (uint8_t)lowest_digit(candidates[cell]);
        } else {
            t->shown[cell] = candidates[cell];
        }
    }
}

/* The cells that see this one by a rule alone lose its digit. */
static void strike_by_rule(struct tip_board *t, const struct layout *bare, unsigned cell)
{
    const struct layout *v = t->layout;
    for (unsigned i = 0; i < v->peer_count[cell]; i++) {
        bool house = false;
        for (unsigned k = 0; k < bare->peer_count[cell]; k++) {
            house |= bare->peer[cell][k] == v->peer[cell][i];
        }
        if (!house) {
            t->struck[v->peer[cell][i]] = digit_bit(t->givens.cell[cell]);
        }
    }
}

bool tip_board_make(const struct layout *v, enum text_id tip, const struct spot_example *numbers,
                    unsigned columns, struct tip_board *out)
{
    const struct layout *bare = v->bare;
    struct tip_maker m = {.v = v,
                          .bare = bare,
                          .numbers = numbers,
                          .columns = columns < frame_columns(bare) ? columns : frame_columns(bare),
                          .rows = 1,
                          .rule_cell = LAYOUT_NO_CELL,
                          .out = out};
    *out = (struct tip_board){.layout = NULL};
    if (tip_maker_run(&m, tip)) {
        out->layout = constraints_lay(bare, &m.list);
    }
    constraint_list_free(&m.list);
    if (!out->layout) {
        return false;
    }
    show_candidates(out, m.shown, m.limit);
    if (m.rule_cell != LAYOUT_NO_CELL) {
        strike_by_rule(out, bare, m.rule_cell);
    }
    out->window = (struct board_window){0, 0, m.rows < frame_rows(bare) ? m.rows : frame_rows(bare),
                                        m.columns};
    return true;
}

void tip_board_free(struct tip_board *t)
{
    layout_drop(t->layout);
    t->layout = NULL;
}

bool tip_board_has_candidates(const struct tip_board *t)
{
    for (unsigned cell = 0; t->layout && cell < t->layout->cell_count; cell++) {
        if (t->shown[cell] | t->struck[cell]) {
            return true;
        }
    }
    return false;
}

bool tip_board_has_marks_alone(const struct tip_board *t)
{
    for (unsigned cell = 0; cell < t->layout->cell_count; cell++) {
        if (t->marked[cell]) {
            return true;
        }
    }
    return false;
}

/* ---- drawing ---- */

void tip_board_draw(struct canvas *c, const struct board_style *style, const struct tip_board *t,
                    double cell, double left, double top)
{
    const struct layout *v = t->layout;
    digit_set candidates[MAX_CELLS];
    for (unsigned i = 0; i < v->cell_count; i++) {
        candidates[i] = t->shown[i] | t->struck[i];
    }
    const struct board_content content = {.variant = v,
                                          .givens = &t->givens,
                                          .filled = &t->answers,
                                          .candidates = CANDIDATE_MARKS_FULL,
                                          .candidate = candidates,
                                          .struck = t->struck,
                                          .shaded = t->marked};
    (void)draw_board_window(c, style, &content, &t->window, left, top, cell);
}
