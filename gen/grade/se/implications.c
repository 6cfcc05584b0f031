#include "gen/grade/se/implications.h"

#include <string.h>

/* What one stride, or none, leads to. */
static void start_row(struct se_implications *r, const struct se_links *l, unsigned i)
{
    const struct se_numbers *n = r->numbers;
    unsigned one = n->candidate[i];
    memset(r->on[i], 0, n->words * sizeof r->on[i][0]);
    memset(r->off[i], 0, n->words * sizeof r->off[i][0]);
    bit_set(r->on[i], i);
    for (unsigned k = 0; k < l->weak_count[one]; k++) {
        unsigned off = l->weak[one][k];
        bit_set(r->off[i], n->number[off]);
        for (unsigned j = 0; j < l->strong_count[off]; j++) {
            bit_set(r->on[i], n->number[l->strong[off][j]]);
        }
    }
}

_Static_assert((int)SE_WORDS >= (int)SE_BRIDGE_WORDS, "one row of marks is for both");
_Static_assert(SE_WORDS % 2 == 0 && SE_BRIDGE_WORDS % 2 == 0, "words come in pairs");

/* Rows of what follows on what, and of what that brings with it, row by row. */
struct rows {
    uint64_t *next, *with;
    size_t next_step, with_step; /* from row to row */
    unsigned words, with_words;  /* of a row that are in use */
};

/* Add to row i all that follows at any distance: over what follows that is not closed yet, and the
 * closed rows of the rest. */
static inline void close_row(const struct rows *r, const uint64_t *closed, unsigned i)
{
    uint64_t *row = r->next + i * r->next_step;
    uint64_t done[SE_WORDS] = {0};
    bit_set(done, i);
    for (bool any = true; any;) {
        any = false;
        for (unsigned k = 0; k < r->words; k++) {
            uint64_t left = 0;
            while ((left = row[k] & ~done[k]) != 0) {
                unsigned via = k * 64 + (unsigned)__builtin_ctzll(left);
                const uint64_t *more = r->next + via * r->next_step;
                any = true;
                se_row_or(row, more, r->words);
                se_row_or(r->with + i * r->with_step, r->with + via * r->with_step, r->with_words);
                if (bit_has(closed, via)) {
                    se_row_or(done, more, r->words);
                } else {
                    bit_set(done, via);
                }
            }
        }
    }
}

void se_implications_make(struct se_implications *r, const struct se_numbers *n,
                          const struct se_links *l, const struct se_board *b)
{
    struct se_set closed = {{0}};
    uint16_t alive[SE_CANDIDATES];
    unsigned count = 0;
    r->numbers = n;
    r->b = b;
    for (unsigned i = 0; i < n->count; i++) {
        unsigned one = n->candidate[i];
        if (b->cand[one / 9] >> one % 9 & 1) {
            alive[count++] = (uint16_t)i;
            start_row(r, l, i);
        }
    }
    const struct rows rows = {r->on[0], r->off[0], SE_WORDS, SE_WORDS, n->words, n->words};
    memset(&r->self, 0, sizeof r->self);
    for (unsigned i = 0; i < count; i++) {
        close_row(&rows, closed.word, alive[i]);
        se_set_add(&closed, alive[i]);
        if (bit_has(r->off[alive[i]], alive[i])) {
            se_set_add(&r->self, alive[i]);
        }
    }
}

static void bridge(struct se_implications *r, unsigned one, unsigned two)
{
    const uint16_t *number = r->numbers->number;
    unsigned i = r->bridges;
    r->bridges += 2;
    r->from[i] = number[one];
    r->to[i] = number[two];
    r->from[i + 1] = number[two];
    r->to[i + 1] = number[one];
}

/* Do any of these eight sets, other than they were, have two members? */
static inline bool any_pair(const uint16_t *now, const uint16_t *was)
{
    typedef uint16_t sets __attribute__((vector_size(16)));
    sets n, w;
    memcpy(&n, now, sizeof n);
    memcpy(&w, was, sizeof w);
    sets but_one = n & (n - 1);
    return se_pair_any((se_pair)((n != w) & (but_one != 0) & ((but_one & (but_one - 1)) == 0)));
}

static inline bool is_pair(unsigned now, unsigned was)
{
    return now != was && se_counts[now] == 2;
}

static void cell_bridges(struct se_implications *r, const uint16_t cand[SE_CELLS], unsigned first,
                         unsigned end)
{
    for (unsigned cell = first; cell < end; cell++) {
        unsigned set = cand[cell];
        if (is_pair(set, r->b->cand[cell])) {
            bridge(r, cell * 9 + se_low(set), cell * 9 + se_low(set & (set - 1)));
        }
    }
}

static void house_bridges(struct se_implications *r, unsigned house, const uint16_t at[9])
{
    const uint8_t *cell = r->b->map->cell[house];
    for (unsigned d = 0; d < 9; d++) {
        if (is_pair(at[d], r->b->at[house][d])) {
            bridge(r, cell[se_low(at[d])] * 9U + d, cell[se_low(at[d] & (at[d] - 1U))] * 9U + d);
        }
    }
}

/* Cells and houses that have come down to two. */
static void find_bridges(struct se_implications *r, const struct se_consequences *c)
{
    const struct se_board *b = r->b;
    r->bridges = 0;
    for (unsigned cell = 0; cell + 8 < SE_CELLS; cell += 8) {
        if (any_pair(c->cand + cell, b->cand + cell)) {
            cell_bridges(r, c->cand, cell, cell + 8);
        }
    }
    cell_bridges(r, c->cand, SE_CELLS / 8 * 8, SE_CELLS);
    for (unsigned house = 0; house < SE_HOUSES; house++) {
        const uint16_t *at = c->at[house];
        if (any_pair(at, b->at[house]) || is_pair(at[8], b->at[house][8])) {
            house_bridges(r, house, at);
        }
    }
}

/* The bridges that start from what is out when `on` is in. */
static void next_bridges(const struct se_implications *r, unsigned on, uint64_t *next)
{
    for (unsigned k = 0; k < r->numbers->words; k++) {
        uint64_t set = r->off[on][k] & r->start.word[k];
        for (; set; set &= set - 1) {
            unsigned candidate = k * 64 + (unsigned)__builtin_ctzll(set);
            for (unsigned j = r->first[candidate]; j; j = r->again[j - 1]) {
                bit_set(next, j - 1);
            }
        }
    }
}

/* Bridges by the candidate they start from. */
static void sort_bridges(struct se_implications *r)
{
    memset(&r->start, 0, sizeof r->start);
    for (unsigned j = 0; j < r->bridges; j++) {
        unsigned from = r->from[j];
        r->again[j] = se_set_has(&r->start, from) ? r->first[from] : 0;
        r->first[from] = (uint16_t)(j + 1);
        se_set_add(&r->start, from);
    }
}

/* Which bridges follow on which, and what is out beyond each. */
static void cross_bridges(struct se_implications *r)
{
    unsigned count = r->bridges;
    unsigned words = (count + 127) / 128 * 2;
    uint64_t closed[SE_BRIDGE_WORDS] = {0};
    for (unsigned i = 0; i < count; i++) {
        memset(r->after[i], 0, words * sizeof r->after[i][0]);
        bit_set(r->after[i], i);
        next_bridges(r, r->to[i], r->after[i]);
        memcpy(r->far[i], r->off[r->to[i]], r->numbers->words * sizeof r->far[i][0]);
    }
    const struct rows rows = {r->after[0], r->far[0], SE_BRIDGE_WORDS,
                              SE_WORDS,    words,     r->numbers->words};
    for (unsigned i = 0; i < count; i++) {
        close_row(&rows, closed, i);
        bit_set(closed, i);
    }
}

/* What is out beyond the bridges from each candidate. */
static void see_beyond(struct se_implications *r)
{
    unsigned words = r->numbers->words;
    for (unsigned i = 0; i < r->bridges; i++) {
        uint64_t *beyond = r->beyond[r->from[i]];
        if (r->again[i] == 0) {
            memset(beyond, 0, words * sizeof beyond[0]);
        }
        se_row_or(beyond, r->far[i], words);
    }
}

bool se_implications_refuted(struct se_implications *r, const struct se_consequences *c,
                             struct se_set *refuted)
{
    unsigned words = r->numbers->words;
    se_pair any = {0};
    memset(refuted, 0, words * sizeof refuted->word[0]);
    find_bridges(r, c);
    sort_bridges(r);
    cross_bridges(r);
    see_beyond(r);
    memset(&r->known, 0, words * sizeof r->known.word[0]);
    for (unsigned i = 0; i < r->bridges; i++) {
        unsigned from = r->from[i];
        if (r->again[i]) {
            continue;
        }
        for (unsigned k = 0; k < words; k += 2) { /* those that reach the bridges */
            *se_pair_of(refuted->word, k) |=
                se_pair_at(r->off[from], k) & se_pair_at(r->beyond[from], k);
        }
    }
    for (unsigned k = 0; k < words; k += 2) {
        *se_pair_of(refuted->word, k) &= se_pair_at(c->left.word, k);
        any |= se_pair_at(refuted->word, k);
    }
    return se_pair_any(any);
}

const uint64_t *se_implications_out(struct se_implications *r, unsigned number)
{
    unsigned words = r->numbers->words;
    uint64_t *out = r->out[number];
    if (se_set_has(&r->known, number)) {
        return out;
    }
    se_set_add(&r->known, number);
    memcpy(out, r->off[number], words * sizeof out[0]);
    for (unsigned k = 0; k < words; k++) {
        for (uint64_t set = r->off[number][k] & r->start.word[k]; set; set &= set - 1) {
            se_row_or(out, r->beyond[k * 64 + (unsigned)__builtin_ctzll(set)], words);
        }
    }
    return out;
}

bool se_implications_shared(struct se_implications *r, const struct se_consequences *c,
                            const uint16_t candidate[], unsigned count, struct se_set *common)
{
    unsigned words = r->numbers->words;
    struct se_set all = c->left;
    bool some = true;
    for (unsigned i = 0; i < count && some; i++) {
        const uint64_t *out = se_implications_out(r, r->numbers->number[candidate[i]]);
        se_pair any = {0};
        for (unsigned k = 0; k < words; k += 2) {
            *se_pair_of(all.word, k) &= se_pair_at(out, k);
            any |= se_pair_at(all.word, k);
        }
        some = se_pair_any(any);
    }
    if (some) {
        se_row_or(common->word, all.word, words);
    }
    return some;
}

/* The candidates from which a bridge is reached: those that are out when what it starts from is in,
 * since links hold both ways. */
static void find_reaching(const struct se_implications *r, struct se_set *reaching)
{
    memset(reaching, 0, sizeof *reaching);
    for (unsigned i = 0; i < r->bridges; i++) {
        se_row_or(reaching->word, r->off[r->from[i]], r->numbers->words);
    }
}

/* Do these remove something together that they do not in the position? Only where one of them
 * reaches a bridge, or where others have gone. */
static bool try_common(struct se_implications *r, const struct se_consequences *c,
                       const struct se_set *reaching, bool fewer, const uint16_t candidate[],
                       unsigned count, struct se_set *common)
{
    bool any = fewer;
    for (unsigned i = 0; i < count && !any; i++) {
        any = se_set_has(reaching, r->numbers->number[candidate[i]]);
    }
    return any && se_implications_shared(r, c, candidate, count, common);
}

bool se_implications_common(struct se_implications *r, const struct se_consequences *c,
                            const struct se_lost *lost, struct se_set *common)
{
    const struct se_map *m = r->b->map;
    struct se_set reaching;
    uint16_t one[9];
    bool any = false;
    find_reaching(r, &reaching);
    memset(common, 0, r->numbers->words * sizeof common->word[0]);
    for (unsigned cell = 0; cell < SE_CELLS; cell++) {
        unsigned count = 0;
        unsigned set = !lost || se_has(lost->cells, cell) ? c->cand[cell] : 0;
        bool fewer = c->cand[cell] != r->b->cand[cell];
        if (se_counts[set] < 3) {
            continue;
        }
        for (; set; set &= set - 1) {
            one[count++] = (uint16_t)(cell * 9 + se_low(set));
        }
        any |= try_common(r, c, &reaching, fewer, one, count, common);
    }
    for (unsigned house = 0; house < SE_HOUSES; house++) {
        for (unsigned digits = lost ? lost->digits[house] : SE_ALL; digits; digits &= digits - 1) {
            unsigned d = se_low(digits);
            unsigned count = 0;
            bool fewer = c->at[house][d] != r->b->at[house][d];
            if (se_counts[c->at[house][d]] < 3) {
                continue;
            }
            for (unsigned set = c->at[house][d]; set; set &= set - 1) {
                one[count++] = (uint16_t)(m->cell[house][se_low(set)] * 9U + d);
            }
            any |= try_common(r, c, &reaching, fewer, one, count, common);
        }
    }
    return any;
}
