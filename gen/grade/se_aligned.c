/* Aligned pair and triplet exclusion: of all combinations of digits in two or three cells, those
 * that would empty a small cell seen by all of them are out; a digit in no combination left goes.
 */
#include "gen/grade/se_board.h"

/* The cells that may take part, and the small cells (two to `degree` candidates) that each sees. */
struct field {
    struct se_board *b;
    unsigned degree;
    unsigned count;
    uint8_t base[SE_CELLS];
    struct se_cells is_base;
    struct se_cells small[SE_CELLS]; /* by cell */
};

static void collect(struct field *f)
{
    const struct se_board *b = f->b;
    struct se_cells small = {0};
    struct se_cells single = {0};
    for (unsigned cell = 0; cell < SE_CELLS; cell++) {
        unsigned count = se_count(b->cand[cell]);
        if (count == 1) {
            se_add(&single, cell);
        } else if (count >= 2 && count <= f->degree) {
            se_add(&small, cell);
        }
    }
    for (unsigned cell = 0; cell < SE_CELLS; cell++) {
        const struct se_cells peers = b->map->peers[cell];
        f->small[cell] = se_and(small, peers);
        if (se_count(b->cand[cell]) >= 2 && se_any(f->small[cell]) &&
            !se_any(se_and(single, peers))) {
            f->base[f->count++] = (uint8_t)cell;
            se_add(&f->is_base, cell);
        }
    }
}

/* The candidate sets of the excluding cells. */
struct excluders {
    unsigned count;
    uint16_t set[SE_CELLS];
};

static bool excluded(const struct excluders *e, unsigned digits)
{
    for (unsigned i = 0; i < e->count; i++) {
        if (!(e->set[i] & ~digits)) {
            return true;
        }
    }
    return false;
}

/* Remove the digits of each cell that no combination allows. cell[2] is not looked at for pairs. */
static bool exclude(struct field *f, const unsigned cell[3], const struct excluders *e)
{
    struct se_board *b = f->b;
    const struct se_map *m = b->map;
    bool sees01 = se_has(m->peers[cell[0]], cell[1]);
    bool triple = f->degree == 3;
    bool sees02 = triple && se_has(m->peers[cell[0]], cell[2]);
    bool sees12 = triple && se_has(m->peers[cell[1]], cell[2]);
    unsigned allowed[3] = {0};
    for (unsigned x = b->cand[cell[0]]; x; x &= x - 1) {
        unsigned dx = x & -x;
        for (unsigned y = b->cand[cell[1]] & ~(sees01 ? dx : 0); y; y &= y - 1) {
            unsigned dy = y & -y;
            if (!triple) {
                if (!excluded(e, dx | dy)) {
                    allowed[0] |= dx;
                    allowed[1] |= dy;
                }
                continue;
            }
            unsigned known = allowed[0] & dx && allowed[1] & dy ? allowed[2] : 0;
            unsigned z = b->cand[cell[2]] & ~((sees02 ? dx : 0) | (sees12 ? dy : 0) | known);
            for (; z; z &= z - 1) {
                unsigned dz = z & -z;
                if (!excluded(e, dx | dy | dz)) {
                    allowed[0] |= dx;
                    allowed[1] |= dy;
                    allowed[2] |= dz;
                }
            }
        }
    }
    bool any = false;
    for (unsigned i = 0; i < f->degree; i++) {
        any |= se_remove(b, cell[i], ~allowed[i]);
    }
    return any;
}

static bool try_cells(struct field *f, const unsigned cell[3])
{
    struct se_cells common = se_and(f->small[cell[0]], f->small[cell[1]]);
    if (f->degree == 3) {
        common = se_and(common, f->small[cell[2]]);
    }
    if (!se_two(common)) {
        return false;
    }
    struct excluders e = {.count = 0};
    unsigned together = 0; /* an excluder with a digit of its own can never be emptied */
    for (unsigned i = 0; i < f->degree; i++) {
        together |= f->b->cand[cell[i]];
    }
    while (se_any(common)) {
        unsigned set = f->b->cand[se_pop(&common)];
        if (!(set & ~together)) {
            e.set[e.count++] = (uint16_t)set;
        }
    }
    /* With nothing to empty only naked pairs would be found, and they have gone before. */
    return e.count && exclude(f, cell, &e);
}

/* A third cell comes from the small cells that the first sees, then from those that only the second
 * sees. */
static bool try_thirds(struct field *f, unsigned one, unsigned two)
{
    const struct se_map *m = f->b->map;
    for (unsigned turn = 0; turn < 2; turn++) {
        unsigned from = turn ? two : one;
        for (unsigned i = 0; i < SE_PEERS; i++) {
            unsigned third = m->peer[from][i];
            if (third == one || third == two || !se_has(f->small[from], third) ||
                !se_has(f->is_base, third) || (turn && se_has(f->small[one], third))) {
                continue;
            }
            if (third < two && (se_has(f->small[one], two) || se_has(f->small[third], two))) {
                continue; /* these three were tried as (one, third) and two */
            }
            const unsigned cell[3] = {one, two, third};
            if (try_cells(f, cell)) {
                return true;
            }
        }
    }
    return false;
}

static bool each_aligned(struct se_board *b, unsigned degree)
{
    struct field f = {.b = b, .degree = degree};
    collect(&f);
    for (unsigned j = 1; j < f.count; j++) {
        for (unsigned i = 0; i < j; i++) {
            const unsigned cell[3] = {f.base[i], f.base[j], 0};
            struct se_cells common = se_and(f.small[cell[0]], f.small[cell[1]]);
            if (!se_two(common)) {
                continue;
            }
            if (degree == 2 ? try_cells(&f, cell) : try_thirds(&f, cell[0], cell[1])) {
                return true;
            }
        }
    }
    return false;
}

int se_find_aligned_pair(struct se_board *b, int hardest)
{
    (void)hardest;
    return each_aligned(b, 2) ? 62 : 0;
}

int se_find_aligned_triplet(struct se_board *b, int hardest)
{
    (void)hardest;
    return each_aligned(b, 3) ? 75 : 0;
}
