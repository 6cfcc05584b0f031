/* Examples that compare parts of a board: cells are marked, and there are no digits. */
#include <assert.h>
#include <string.h>

#include "render/book/tips/tip_board_makers.h"

/* Some rows one below the other, or columns side by side, and as many regions that nearly fill
 * them.
 */
struct leftovers {
    bool columns;
    unsigned from, count;
};

static bool is_in_lines(const struct leftovers *l, const struct layout *v, unsigned cell)
{
    return (l->columns ? column_of(v, cell) : row_of(v, cell)) - l->from < l->count;
}

/* The cells that are not covered are marked by 1, what sticks out by 2. Returns how many of each
 * there are; MAX_SIZE: the regions are too many or too few. */
static unsigned mark_leftovers(const struct leftovers *l, const struct layout *v, uint8_t *marked)
{
    unsigned inside[MAX_SIZE] = {0};
    unsigned regions = 0;
    unsigned left = 0;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        inside[box_of(v, cell)] += is_in_lines(l, v, cell);
    }
    for (unsigned i = 0; i < v->size; i++) {
        regions += 2 * inside[i] > v->size;
    }
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        const bool in = is_in_lines(l, v, cell);
        const bool covered = 2 * inside[box_of(v, cell)] > v->size;
        marked[cell] = in && !covered ? 1 : covered && !in ? 2 : 0;
        left += marked[cell] == 1;
    }
    return regions == l->count ? left : MAX_SIZE;
}

/* As few cells as there are in some rows or columns; of more than three nobody would make use. */
bool tip_make_leftovers(struct tip_maker *m)
{
    const struct layout *v = m->bare;
    const unsigned size = v->size;
    unsigned best = 4;
    struct leftovers l = {0};
    assert(size > 0);
    for (unsigned i = 0; v->jigsaw && i < 2 * size * size; i++) {
        uint8_t marked[MAX_CELLS];
        l = (struct leftovers){i / size / size, i % size, 1 + i / size % size};
        const unsigned left = l.from + l.count <= size ? mark_leftovers(&l, v, marked) : MAX_SIZE;
        if (left > 0 && left < best) {
            best = left;
            memcpy(m->out->marked, marked, v->cell_count);
        }
    }
    m->rows = frame_rows(v);
    m->columns = frame_columns(v);
    return best < 4;
}

/* The cells of two grids at once. */
bool tip_make_overlap(struct tip_maker *m)
{
    const struct layout *v = m->bare;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        unsigned grids = 0;
        for (unsigned i = 0; i < v->grid_count; i++) {
            grids += grid_has(v, i, cell);
        }
        m->out->marked[cell] = grids > 1;
    }
    m->rows = frame_rows(v);
    m->columns = frame_columns(v);
    return v->grid_count > 1;
}
