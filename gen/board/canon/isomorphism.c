#include "gen/board/canon/isomorphism.h"

#include <assert.h>

#include "gen/board/canon/automorphisms.h"
#include "gen/board/canon/canon.h"
#include "gen/board/layout_turn.h"
#include "gen/board/symmetry.h"

/* A random order of the lines: groups (bands or stacks) among themselves, and the lines of each. */
static void random_lines(unsigned size, unsigned within, struct pcg32 *rng, uint16_t *lines)
{
    uint16_t group[MAX_SIZE];
    unsigned groups = size / within;
    for (unsigned i = 0; i < groups; i++) {
        group[i] = (uint16_t)i;
    }
    assert(groups > 0);
    pcg32_shuffle(rng, group, groups);
    for (unsigned line = 0; line < size; line++) {
        lines[line] = (uint16_t)(group[line / within] * within + line % within);
    }
    for (unsigned i = 0; i < groups; i++) {
        pcg32_shuffle(rng, lines + i * within, within);
    }
}

/* One of the movements that keep the layout as it is. */
static void random_movement(const struct layout *v, struct pcg32 *rng, uint16_t from[MAX_CELLS])
{
    unsigned kept[MOVEMENT_COUNT];
    unsigned count = 0;
    for (unsigned m = 0; m < MOVEMENT_COUNT; m++) {
        const struct layout *turned = layout_turned(v, m, from);
        if (turned == v) {
            kept[count++] = m;
        }
        layout_drop(turned);
    }
    layout_drop(layout_turned(v, count ? kept[pcg32_below(rng, count)] : 0, from));
}

bool isomorphism_random(const struct layout *v, struct pcg32 *rng, struct isomorphism *out)
{
    unsigned size = v->size;
    if (canon_turns(v)) {
        random_movement(v, rng, out->from);
    } else if (v->plain) {
        uint16_t row[MAX_SIZE];
        uint16_t column[MAX_SIZE];
        random_lines(size, v->box_height, rng, row);
        random_lines(size, v->box_width, rng, column);
        bool transposed = v->box_width == v->box_height && pcg32_below(rng, 2);
        for (unsigned cell = 0; cell < v->cell_count; cell++) {
            unsigned r = row[row_of(v, cell)];
            unsigned c = column[column_of(v, cell)];
            out->from[cell] = (uint16_t)(transposed ? cell_at(v, c, r) : cell_at(v, r, c));
        }
    } else {
        const struct automorphisms *list = automorphisms_of(v);
        if (!list) {
            return false;
        }
        size_t chosen = pcg32_below(rng, (uint32_t)list->count);
        for (unsigned cell = 0; cell < v->cell_count; cell++) {
            out->from[cell] = list->from[chosen * v->cell_count + cell];
        }
    }
    uint16_t labels[MAX_SIZE];
    for (unsigned i = 0; i < size; i++) {
        labels[i] = (uint16_t)(i + 1);
    }
    if (!v->constraints_bind_digits) {
        pcg32_shuffle(rng, labels, size);
    }
    out->label[0] = 0;
    for (unsigned i = 0; i < size; i++) {
        out->label[i + 1] = (uint8_t)labels[i];
    }
    return true;
}

void isomorphism_apply(const struct layout *v, const struct isomorphism *i, const struct grid *in,
                       struct grid *out)
{
    assert(in != out);
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        out->cell[cell] = i->label[in->cell[i->from[cell]]];
    }
}
