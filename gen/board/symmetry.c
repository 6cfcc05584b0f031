#include "gen/board/symmetry.h"

#include <assert.h>
#include <string.h>

/* movements: bit m stands for movement m. */
static const struct {
    const char *name;
    const char *doc;
    uint8_t movements;
} kinds[SYMMETRY_COUNT] = {
    [SYMMETRY_NONE] = {"none", "no symmetry", 0x01},
    [SYMMETRY_ROTATE180] = {"rotate180", "unchanged by a half turn", 0x05},
    [SYMMETRY_ROTATE90] = {"rotate90", "unchanged by a quarter turn", 0x0F},
    [SYMMETRY_MIRROR] = {"mirror", "the left half mirrors the right", 0x11},
    [SYMMETRY_FLIP] = {"flip", "the top half mirrors the bottom", 0x21},
    [SYMMETRY_BOTH] = {"both", "both mirror and flip", 0x35},
    [SYMMETRY_DIAGONAL] = {"diagonal", "mirrored along the diagonal from the top left", 0x41},
    [SYMMETRY_ANTIDIAGONAL] = {"antidiagonal", "mirrored along the diagonal from the top right",
                               0x81},
    [SYMMETRY_BOTH_DIAGONALS] = {"both-diagonals", "mirrored along both diagonals", 0xC5},
    [SYMMETRY_FULL] = {"full", "unchanged by every turn and reflection", 0xFF},
};

const char *symmetry_name(enum symmetry s)
{
    return kinds[s].name;
}

const char *symmetry_choice(size_t index)
{
    return index < SYMMETRY_COUNT ? symmetry_name((enum symmetry)index) : NULL;
}

const char *symmetry_doc(enum symmetry s)
{
    return kinds[s].doc;
}

bool symmetry_find(const char *name, enum symmetry *s)
{
    for (int i = 0; i < SYMMETRY_COUNT; i++) {
        if (strcmp(kinds[i].name, name) == 0) {
            *s = (enum symmetry)i;
            return true;
        }
    }
    return false;
}

unsigned symmetry_movements(enum symmetry s)
{
    return kinds[s].movements;
}

unsigned movement_of(const struct layout *v, unsigned movement, unsigned cell)
{
    unsigned last_row = frame_rows(v) - 1;
    unsigned last_column = frame_columns(v) - 1;
    unsigned row = row_of(v, cell);
    unsigned column = column_of(v, cell);
    const unsigned to[MOVEMENT_COUNT][2] = {
        {row, column},
        {column, last_row - row},
        {last_row - row, last_column - column},
        {last_column - column, row},
        {row, last_column - column},
        {last_row - row, column},
        {column, row},
        {last_column - column, last_row - row},
    };
    assert(movement < MOVEMENT_COUNT);
    bool inside = to[movement][0] <= last_row && to[movement][1] <= last_column;
    return inside ? cell_at(v, to[movement][0], to[movement][1]) : LAYOUT_NO_CELL;
}

bool symmetry_suits(const struct layout *v, enum symmetry s)
{
    return (kinds[s].movements & ~v->movements) == 0;
}

void symmetry_orbits(const struct layout *v, enum symmetry s, struct orbits *out)
{
    bool seen[MAX_CELLS] = {false};
    unsigned filled = 0;
    unsigned movements = kinds[s].movements & v->movements;
    out->count = 0;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        if (seen[cell]) {
            continue;
        }
        out->start[out->count++] = (uint16_t)filled;
        for (unsigned m = 0; m < MOVEMENT_COUNT; m++) {
            unsigned image = movements >> m & 1 ? movement_of(v, m, cell) : cell;
            if (seen[image]) {
                continue;
            }
            seen[image] = true;
            unsigned at = filled++;
            for (; at > out->start[out->count - 1] && out->cell[at - 1] > image; at--) {
                out->cell[at] = out->cell[at - 1];
            }
            out->cell[at] = (uint16_t)image;
        }
    }
    out->start[out->count] = (uint16_t)filled;
}

bool orbit_is_allowed(const struct orbits *o, unsigned orbit, const bool *mask)
{
    for (unsigned k = o->start[orbit]; mask && k < o->start[orbit + 1]; k++) {
        if (!mask[o->cell[k]]) {
            return false;
        }
    }
    return true;
}

bool orbit_meets(const struct orbits *o, unsigned orbit, const bool *cells)
{
    for (unsigned k = o->start[orbit]; k < o->start[orbit + 1]; k++) {
        if (cells[o->cell[k]]) {
            return true;
        }
    }
    return false;
}

enum symmetry symmetry_of(const struct layout *v, const struct grid *givens)
{
    unsigned movements = 0;
    bool none = grid_given_count(v, givens) == 0;
    for (unsigned m = 0; m < MOVEMENT_COUNT; m++) {
        bool same = v->movements >> m & 1;
        for (unsigned cell = 0; same && !none && cell < v->cell_count; cell++) {
            same = !givens->cell[cell] == !givens->cell[movement_of(v, m, cell)];
        }
        movements |= (unsigned)same << m;
    }
    for (int i = 0; i < SYMMETRY_COUNT; i++) {
        if (kinds[i].movements == movements) {
            return (enum symmetry)i;
        }
    }
    assert(false); /* the movements that keep a pattern are always one of the ten subgroups */
    return SYMMETRY_NONE;
}
