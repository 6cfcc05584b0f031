/* The canonical form by a list of movements, for layouts with few of them, and the choice among the
 * ways to find it (canon.h). */
#include "gen/board/canon/canon.h"

#include <string.h>

#include "gen/board/canon/automorphisms.h"
#include "gen/board/canon/canon_best.h"
#include "gen/board/canon/canon_classic.h"
#include "gen/board/canon/canon_plain.h"
#include "gen/board/layout_turn.h"
#include "gen/board/symmetry.h"

/* Variants with more than rows, columns and regular boxes have few automorphisms: apply each of the
 * list, relabel the digits in order of appearance, and keep the least board. */
static bool canon_listed(const struct layout *v, const struct grid *g, struct grid *out,
                         uint64_t *automorphisms)
{
    const struct automorphisms *list = automorphisms_of(v);
    if (!list) {
        return false;
    }
    struct canon_best best = {0};
    best.cell[0] = CANON_OPEN;
    for (size_t i = 0; i < list->count; i++) {
        const uint16_t *from = list->from + i * v->cell_count;
        uint8_t label[MAX_SIZE + 1] = {0};
        uint8_t next_label = 1;
        unsigned cell = 0;
        for (; cell < v->cell_count; cell++) {
            unsigned digit = g->cell[from[cell]];
            if (digit && !label[digit]) {
                label[digit] = next_label++;
            }
            if (!canon_offer(&best, cell, label[digit])) {
                break;
            }
        }
        best.automorphisms += cell == v->cell_count;
    }
    memcpy(out->cell, best.cell, v->cell_count);
    *automorphisms = best.automorphisms;
    return true;
}

bool canon_turns(const struct layout *v)
{
    return !v->named || v->jigsaw || v->grid_count > 1 || v->group_count > 0 ||
           v->first_house[HOUSE_BOX] == v->first_house[HOUSE_EXTRA];
}

/* Offer the board after a movement, with digits relabelled in order of appearance, unless
 * constraints depend on the digits. */
static void offer_turned(struct canon_best *form, const struct layout *v, const struct grid *g,
                         const uint16_t from[MAX_CELLS])
{
    uint8_t label[MAX_SIZE + 1] = {0};
    uint8_t next_label = 1;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        unsigned digit = g->cell[from[cell]];
        if (digit && !label[digit]) {
            label[digit] = v->constraints_bind_digits ? (uint8_t)digit : next_label++;
        }
        if (!canon_offer(form, cell, label[digit])) {
            return;
        }
    }
    form->automorphisms++;
}

/* Named layouts before others, then by their definitions. */
static int compare_layouts(const struct layout *a, const struct layout *b)
{
    const char *const texts[2][3] = {{a->regions, a->houses, a->grids},
                                     {b->regions, b->houses, b->grids}};
    int order = (int)b->named - (int)a->named;
    order = order ? order : strcmp(a->name, b->name);
    for (int i = 0; i < 3 && order == 0; i++) {
        order = texts[0][i] && texts[1][i] ? strcmp(texts[0][i], texts[1][i]) : 0;
    }
    if (order == 0 && a->constraints && b->constraints) {
        order = a->constraint_calls->compare(a->constraints, b->constraints);
    }
    return order;
}

/* Over the movements that make `only`, or the least layout of all where that is NULL. */
static bool canon_moved(const struct layout *v, const struct grid *g, const struct layout *only,
                        const struct layout **layout, struct grid *out, uint64_t *automorphisms)
{
    struct canon_best form = {0};
    const struct layout *best = layout_keep(only);
    form.cell[0] = CANON_OPEN;
    for (unsigned m = 0; m < MOVEMENT_COUNT; m++) {
        uint16_t from[MAX_CELLS];
        const struct layout *turned = layout_turned(v, m, from);
        if (turned && !only && (!best || compare_layouts(turned, best) < 0)) {
            layout_drop(best);
            best = layout_keep(turned);
            form.cell[0] = CANON_OPEN;
            form.automorphisms = 0;
        }
        if (turned && turned == best) {
            offer_turned(&form, v, g, from);
        }
        layout_drop(turned);
    }
    *layout = best;
    if (!best || form.automorphisms == 0) {
        return false;
    }
    memcpy(out->cell, form.cell, v->cell_count);
    *automorphisms = form.automorphisms;
    return true;
}

bool canon_turned(const struct layout *v, const struct grid *g, const struct layout **layout,
                  struct grid *out, uint64_t *automorphisms)
{
    uint64_t count;
    struct clash clash;
    if (!canon_turns(v)) {
        *layout = layout_keep(v);
        return canon(v, g, out, automorphisms);
    }
    *layout = NULL;
    if (grid_find_clash(v, g, &clash) || !canon_moved(v, g, NULL, layout, out, &count)) {
        return false;
    }
    /* Turned, a board may be one that has a name, which has a canonical form of its own. */
    struct grid named = *out;
    if (!canon_turns(*layout) && canon(*layout, out, &named, NULL)) {
        *out = named;
    }
    if (automorphisms) {
        *automorphisms = count;
    }
    return true;
}

bool canon(const struct layout *v, const struct grid *g, struct grid *out, uint64_t *automorphisms)
{
    uint64_t count;
    struct clash clash;
    enum canon_outcome classic = v->classic ? canon_classic(g, out, &count) : CANON_TOO_MANY;
    if (classic == CANON_FOUND && automorphisms) {
        *automorphisms = count;
    }
    if (classic != CANON_TOO_MANY || grid_find_clash(v, g, &clash)) {
        return classic == CANON_FOUND;
    }
    const struct layout *same = NULL;
    bool done = v->plain         ? canon_plain(v, g, out, &count)
                : canon_turns(v) ? canon_moved(v, g, v, &same, out, &count)
                                 : canon_listed(v, g, out, &count);
    layout_drop(same);
    if (done && automorphisms) {
        *automorphisms = count;
    }
    return done;
}
