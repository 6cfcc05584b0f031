#include "gen/make/orbits.h"

#include <assert.h>
#include <string.h>

/* The maps that generate the symmetries. */
enum map { TURN = 1, HALF_TURN = 2, MIRROR = 4, FLIP = 8, TRANSPOSE = 16, ANTITRANSPOSE = 32 };
enum { MAP_COUNT = 6 };

static const struct {
    const char *name;
    unsigned maps;
} rows[SYMMETRY_COUNT + 1] = {
    [SYMMETRY_NONE] = {"none", 0},
    [SYMMETRY_ROTATE180] = {"rotate180", HALF_TURN},
    [SYMMETRY_ROTATE90] = {"rotate90", TURN},
    [SYMMETRY_MIRROR] = {"mirror", MIRROR},
    [SYMMETRY_FLIP] = {"flip", FLIP},
    [SYMMETRY_BOTH] = {"both", MIRROR | FLIP},
    [SYMMETRY_DIAGONAL] = {"diagonal", TRANSPOSE},
    [SYMMETRY_ANTIDIAGONAL] = {"antidiagonal", ANTITRANSPOSE},
    [SYMMETRY_BOTH_DIAGONALS] = {"both-diagonals", TRANSPOSE | ANTITRANSPOSE},
    [SYMMETRY_FULL] = {"full", TURN | MIRROR},
    [SYMMETRY_ANY] = {"any", 0},
};

const char *symmetry_name(size_t symmetry)
{
    return symmetry <= SYMMETRY_ANY ? rows[symmetry].name : NULL;
}

static unsigned image(unsigned size, unsigned cell, enum map map)
{
    unsigned r = cell / size;
    unsigned c = cell % size;
    unsigned last = size - 1;
    switch (map) {
    case TURN:
        return c * size + (last - r);
    case HALF_TURN:
        return (last - r) * size + (last - c);
    case MIRROR:
        return r * size + (last - c);
    case FLIP:
        return (last - r) * size + c;
    case TRANSPOSE:
        return c * size + r;
    case ANTITRANSPOSE:
        return (last - c) * size + (last - r);
    }
    assert(!"no such map");
    return cell;
}

/* Add to the orbit that begins at `from` in o->cell all images of its cells. */
static unsigned close_orbit(const struct variant *v, unsigned maps, bool *seen, uint16_t *cells,
                            unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        for (unsigned m = 0; m < MAP_COUNT; m++) {
            unsigned cell = image(v->size, cells[i], (enum map)(1U << m));
            if ((maps >> m & 1) && !seen[cell]) {
                seen[cell] = true;
                cells[count++] = (uint16_t)cell;
            }
        }
    }
    return count;
}

static void sort_cells(uint16_t *cells, unsigned count)
{
    for (unsigned i = 1; i < count; i++) {
        uint16_t cell = cells[i];
        unsigned j = i;
        for (; j > 0 && cells[j - 1] > cell; j--) {
            cells[j] = cells[j - 1];
        }
        cells[j] = cell;
    }
}

void orbits_build(const struct variant *v, enum symmetry symmetry, struct orbits *o)
{
    assert(symmetry < SYMMETRY_COUNT);
    bool seen[MAX_CELLS] = {false};
    unsigned filled = 0;
    o->count = 0;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        if (seen[cell]) {
            continue;
        }
        seen[cell] = true;
        o->start[o->count++] = (uint16_t)filled;
        o->cell[filled] = (uint16_t)cell;
        unsigned count = close_orbit(v, rows[symmetry].maps, seen, &o->cell[filled], 1);
        sort_cells(&o->cell[filled], count);
        filled += count;
    }
    o->start[o->count] = (uint16_t)filled;
}

bool orbits_hold(const struct orbits *o, const struct grid *givens)
{
    for (unsigned i = 0; i < o->count; i++) {
        bool given = givens->cell[o->cell[o->start[i]]] != 0;
        for (unsigned k = o->start[i]; k < o->start[i + 1]; k++) {
            if ((givens->cell[o->cell[k]] != 0) != given) {
                return false;
            }
        }
    }
    return true;
}
