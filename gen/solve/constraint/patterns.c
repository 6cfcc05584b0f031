#include "gen/solve/constraint/patterns.h"

#include <stdlib.h>
#include <string.h>

#include "base/portable/aligned.h"

enum {
    MAX_PATTERNS = 64 * MAX_PATTERN_WORDS,
    LARGE_CAGE = 5,   /* cells */
    SORTED_PARTS = 8, /* patterns are sorted by which of these they meet */
    ALIGNMENT = 64,   /* of the widest vectors */
};

bool patterns_pay(const struct layout *v)
{
    unsigned cells = 0;
    for (unsigned i = 0; i < constraint_count(v); i++) {
        const struct constraint *c = constraint_at(v, i);
        cells += c->kind == CONSTRAINT_CAGE && c->count >= LARGE_CAGE ? c->count : 0;
    }
    return 8 * cells >= 7U * v->cell_count;
}

/* A pattern as it grows row by row. */
struct growing {
    const struct layout *v;
    const struct network *n;
    unsigned count;
    uint64_t (*list)[2]; /* cells */
};

/* Adds all patterns that begin like this one. Returns false if there are too many. The recursion is
 * as deep as the board has rows. */
static bool grow(struct growing *g, unsigned row, const uint64_t *made)
{
    const unsigned size = g->v->size;
    if (row == size) {
        if (g->count == MAX_PATTERNS) {
            return false;
        }
        memcpy(g->list[g->count++], made, 2 * sizeof *made);
        return true;
    }
    for (unsigned i = 0; i < size; i++) {
        const unsigned cell = g->v->house[row].cell[i];
        const uint64_t *peers = g->n->peers + (size_t)cell * g->n->words;
        if (made[0] & peers[0] || (g->n->words > 1 && made[1] & peers[1])) {
            continue;
        }
        uint64_t more[2] = {made[0], made[1]};
        cell_set_add(more, cell);
        if (!grow(g, row + 1, more)) {
            return false;
        }
    }
    return true;
}

/* Do the first houses of the board cover each of its cells once? */
static bool has_rows(const struct layout *v)
{
    uint64_t seen[2] = {0, 0};
    if (v->size > PATTERN_DIGITS || v->cell_count != v->size * v->size ||
        v->house_count < v->size) {
        return false;
    }
    for (unsigned h = 0; h < v->size; h++) {
        for (unsigned i = 0; i < v->size; i++) {
            if (cell_set_has(seen, v->house[h].cell[i])) {
                return false;
            }
            cell_set_add(seen, v->house[h].cell[i]);
        }
    }
    return true;
}

/* The parts with several cells, those with the fewest sets first: the search soon decides these. */
static unsigned list_parts_to_sort_by(const struct patterns *p, const struct network *n,
                                      uint8_t *part)
{
    unsigned count = 0;
    for (uint32_t rest = p->parts; rest; rest &= rest - 1) {
        const unsigned i = (unsigned)__builtin_ctz(rest);
        unsigned at = count;
        if (n->plan->part[i].constraint.count < 2) {
            continue;
        }
        for (; at > 0 && n->plan->part[part[at - 1]].set_count > n->plan->part[i].set_count; at--) {
            part[at] = part[at - 1];
        }
        part[at] = (uint8_t)i;
        count++;
    }
    return count < SORTED_PARTS ? count : SORTED_PARTS;
}

static bool meets(const struct network *n, const uint64_t *cells, unsigned part)
{
    const uint64_t *in = item_cells(n, part);
    return cells[0] & in[0] || (n->words > 1 && cells[1] & in[1]);
}

/* Finds an order in which patterns that meet the same parts come one after another, so that few
 * words are left when the search has decided which parts have the digit. A counting sort. */
static void sort_patterns(const struct growing *g, const struct patterns *p, uint16_t *order)
{
    uint8_t part[PATTERN_PARTS];
    const unsigned parts = list_parts_to_sort_by(p, g->n, part);
    unsigned start[(1 << SORTED_PARTS) + 1] = {0};
    uint16_t *key = order + MAX_PATTERNS;
    for (unsigned i = 0; i < g->count; i++) {
        key[i] = 0;
        for (unsigned k = 0; k < parts; k++) {
            key[i] = (uint16_t)(2 * key[i] + meets(g->n, g->list[i], part[k]));
        }
        start[key[i] + 1]++;
    }
    for (unsigned k = 0; k < 1 << SORTED_PARTS; k++) {
        start[k + 1] += start[k];
    }
    for (unsigned i = 0; i < g->count; i++) {
        order[start[key[i]]++] = (uint16_t)i;
    }
}

static void index_pattern(struct patterns *p, const struct network *n, const uint64_t *cells,
                          unsigned i)
{
    const uint64_t bit = (uint64_t)1 << i % 64;
    uint64_t *has = p->has + (size_t)(i / 64) * PATTERN_LITERALS;
    for (unsigned w = 0; w < n->words; w++) {
        for (uint64_t rest = cells[w]; rest; rest &= rest - 1) {
            has[64 * w + (unsigned)__builtin_ctzll(rest)] |= bit;
        }
    }
    for (uint32_t rest = p->parts; rest; rest &= rest - 1) {
        const unsigned part = (unsigned)__builtin_ctz(rest);
        if (!meets(n, cells, part)) {
            has[PATTERN_CELLS + part] |= bit;
        }
    }
    for (unsigned d = 0; d < p->digits; d++) {
        p->possible[d].bits[i / 64] |= bit;
    }
}

/* At first every pattern is possible. */
static void fill_first_level(struct patterns *p, const struct layout *v)
{
    struct pattern_level *level = &p->level[0];
    for (unsigned d = 0; d < p->digits; d++) {
        level->count[d] = (uint16_t)p->words;
        for (unsigned w = 0; w < p->words; w++) {
            p->possible[d].word[w] = (uint16_t)w;
        }
        for (unsigned cell = 0; cell < v->cell_count; cell++) {
            cell_set_add(level->seen[d], cell);
        }
        for (uint32_t rest = p->parts; rest; rest &= rest - 1) {
            cell_set_add(level->seen[d], PATTERN_CELLS + (unsigned)__builtin_ctz(rest));
        }
    }
}

static void note_houses(struct patterns *p, const struct layout *v)
{
    p->has_houses = v->house_count <= PATTERN_HOUSES;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        for (unsigned k = 0; k < v->house_count_of[cell]; k++) {
            p->in_houses[cell][k] =
                (uint16_t)(PATTERN_HOUSES * v->place_in[cell][k] + v->house_of[cell][k]);
        }
    }
}

static struct patterns *patterns_from(const struct growing *g)
{
    const struct network *n = g->n;
    const unsigned words = (g->count + 63) / 64;
    const size_t has = (size_t)words * PATTERN_LITERALS * sizeof(uint64_t);
    struct patterns *p = calloc(1, sizeof *p);
    uint16_t *order = malloc(2 * MAX_PATTERNS * sizeof *order);
    if (p) {
        p->has = aligned_new(ALIGNMENT, has);
        p->possible = malloc((size_t)PATTERN_LEVELS * g->v->size * sizeof *p->possible);
    }
    if (!p || !p->has || !p->possible || !order) {
        patterns_drop(p);
        free(order);
        return NULL;
    }
    p->words = words;
    p->digits = g->v->size;
    note_houses(p, g->v);
    p->part_count = n->part_count < PATTERN_PARTS ? n->part_count : PATTERN_PARTS;
    for (unsigned i = 0; i < p->part_count; i++) {
        p->parts |= (uint32_t)(n->plan->part[i].kind == PART_SETS) << i;
    }
    memset(p->has, 0, has);
    memset(p->possible, 0, p->digits * sizeof *p->possible);
    sort_patterns(g, p, order);
    for (unsigned i = 0; i < g->count; i++) {
        index_pattern(p, n, g->list[order[i]], i);
    }
    free(order);
    fill_first_level(p, g->v);
    return p;
}

struct patterns *patterns_new(const struct layout *v, const struct network *n)
{
    struct patterns *made = NULL;
    struct growing g = {.v = v, .n = n};
    const uint64_t none[2] = {0, 0};
    if (!has_rows(v)) {
        return NULL;
    }
    g.list = malloc(MAX_PATTERNS * sizeof *g.list);
    if (g.list && grow(&g, 0, none)) {
        made = patterns_from(&g);
    }
    free(g.list);
    return made;
}

void patterns_drop(struct patterns *p)
{
    if (p) {
        aligned_drop(p->has);
        free(p->possible);
        free(p);
    }
}
