#include "gen/grade/se/chain/se_implications.h"

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

/* Rows of what follows on each candidate, and of what that brings with it. */
typedef uint64_t followers[SE_WORDS];

/* Add to row i all that follows at any distance over those that are `open` to it, and to its row of
 * `with` (may be NULL) what that brings: over what follows that is not closed yet, and the closed
 * rows of the rest. */
static inline void close_row(followers *next, followers *with, const uint64_t *open,
                             const uint64_t *closed, unsigned words, unsigned i)
{
    uint64_t done[SE_WORDS] = {0};
    bit_set(done, i);
    for (bool any = true; any;) {
        any = false;
        for (unsigned k = 0; k < words; k++) {
            uint64_t left = 0;
            while ((left = next[i][k] & open[k] & ~done[k]) != 0) {
                unsigned via = k * 64 + (unsigned)__builtin_ctzll(left);
                any = true;
                se_row_or(next[i], next[via], words);
                if (with) {
                    se_row_or(with[i], with[via], words);
                }
                if (bit_has(closed, via)) {
                    se_row_or(done, next[via], words);
                }
                bit_set(done, via);
            }
        }
    }
}

static inline bool is_pair(unsigned now, unsigned was)
{
    return now != was && se_counts[now] == 2;
}

/* The numbers of the candidates that have a strong link in the position that they had not before.
 */
static void find_linked(const struct se_implications *r, const struct se_board *b,
                        struct se_set *linked)
{
    const uint16_t *number = r->numbers->number;
    for (unsigned cell = 0; cell < SE_CELLS; cell++) {
        unsigned set = is_pair(b->cand[cell], r->cand[cell]) ? b->cand[cell] : 0;
        for (; set; set &= set - 1) {
            se_set_add(linked, number[cell * 9 + se_low(set)]);
        }
    }
    for (unsigned house = 0; house < SE_HOUSES; house++) {
        for (unsigned d = 0; d < 9; d++) {
            unsigned now = b->at[house][d];
            unsigned set = is_pair(now, r->at[house][d]) ? now : 0;
            for (; set; set &= set - 1) {
                se_set_add(linked, number[b->map->cell[house][se_low(set)] * 9U + d]);
            }
        }
    }
}

/* Adopt the position. The closed rows of the last position remain valid if no newly linked
 * candidate is out in them. (A candidate that has been removed is never in, as long as the start
 * remains: whatever made it in was placed since, which removed whatever had ruled that out, and so
 * on back to the start.) */
static void take_position(struct se_implications *r, const struct se_board *b,
                          struct se_set *closed)
{
    const unsigned words = r->numbers->words;
    struct se_set before = r->alive;
    struct se_set gone, linked = {{0}};
    find_linked(r, b, &linked);
    memset(&r->alive, 0, sizeof r->alive);
    for (unsigned i = 0; i < r->numbers->count; i++) {
        unsigned one = r->numbers->candidate[i];
        r->alive.word[i >> 6] |= (uint64_t)(b->cand[one / 9] >> one % 9 & 1) << (i & 63);
    }
    for (unsigned k = 0; k < words; k++) {
        gone.word[k] = before.word[k] & ~r->alive.word[k];
    }
    FOR_EACH_BIT(i, words, before.word[w] & r->alive.word[w]) {
        if (bits_meet(r->off[i], linked.word, words)) {
            continue;
        }
        se_set_add(closed, (unsigned)i);
        for (unsigned k = 0; k < words; k++) {
            r->off[i][k] &= ~gone.word[k];
        }
    }
    memcpy(r->cand, b->cand, sizeof r->cand);
    memcpy(r->at, b->at, sizeof r->at);
}

void se_implications_make(struct se_implications *r, const struct se_numbers *n,
                          const struct se_links *l, const struct se_board *b)
{
    struct se_set closed = {{0}};
    r->numbers = n;
    r->b = b;
    r->units_made = false;
    take_position(r, b, &closed);
    FOR_EACH_BIT(i, n->words, r->alive.word[w] & ~closed.word[w]) {
        start_row(r, l, (unsigned)i);
    }
    memset(&r->self, 0, sizeof r->self);
    FOR_EACH_BIT(i, n->words, r->alive.word[w]) {
        if (!se_set_has(&closed, (unsigned)i)) {
            close_row(r->on, r->off, r->alive.word, closed.word, n->words, (unsigned)i);
            se_set_add(&closed, (unsigned)i);
        }
        if (bit_has(r->off[i], (unsigned)i)) {
            se_set_add(&r->self, (unsigned)i);
        }
    }
}

/* When `from` is out, `to` is in. */
static void bridge(struct se_implications *r, unsigned from, unsigned to)
{
    size_t size = r->numbers->words * sizeof r->beyond[0][0];
    if (se_set_has(&r->start, from)) {
        se_row_or(r->beyond[from], r->off[to], r->numbers->words);
        return;
    }
    se_set_add(&r->start, from);
    r->from[r->starts++] = (uint16_t)from;
    memcpy(r->beyond[from], r->off[to], size);
}

static void bridge_both(struct se_implications *r, unsigned one, unsigned two)
{
    const uint16_t *number = r->numbers->number;
    bridge(r, number[one], number[two]);
    bridge(r, number[two], number[one]);
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

static void cell_bridges(struct se_implications *r, const uint16_t cand[SE_CELLS], unsigned first,
                         unsigned end)
{
    for (unsigned cell = first; cell < end; cell++) {
        unsigned set = cand[cell];
        if (is_pair(set, r->b->cand[cell])) {
            bridge_both(r, cell * 9 + se_low(set), cell * 9 + se_low(set & (set - 1)));
        }
    }
}

static void house_bridges(struct se_implications *r, unsigned house, const uint16_t at[9])
{
    const uint8_t *cell = r->b->map->cell[house];
    for (unsigned d = 0; d < 9; d++) {
        if (is_pair(at[d], r->b->at[house][d])) {
            bridge_both(r, cell[se_low(at[d])] * 9U + d,
                        cell[se_low(at[d] & (at[d] - 1U))] * 9U + d);
        }
    }
}

/* Cells and houses that have come down to two. */
static void find_bridges(struct se_implications *r, const struct se_consequences *c)
{
    const struct se_board *b = r->b;
    r->starts = 0;
    memset(&r->start, 0, sizeof r->start);
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

/* Cross the bridges behind bridges. */
static void cross_bridges(struct se_implications *r)
{
    uint64_t closed[SE_WORDS] = {0};
    for (unsigned i = 0; i < r->starts; i++) {
        close_row(r->beyond, NULL, r->start.word, closed, r->numbers->words, r->from[i]);
        bit_set(closed, r->from[i]);
    }
}

bool se_implications_refuted(struct se_implications *r, const struct se_consequences *c,
                             struct se_set *refuted)
{
    unsigned words = r->numbers->words;
    se_pair any = {0};
    memset(refuted, 0, words * sizeof refuted->word[0]);
    find_bridges(r, c);
    cross_bridges(r);
    memset(&r->known, 0, words * sizeof r->known.word[0]);
    for (unsigned i = 0; i < r->starts; i++) {
        unsigned from = r->from[i];
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

static const uint64_t *make_out(struct se_implications *r, unsigned number)
{
    unsigned words = r->numbers->words;
    uint64_t *out = r->out[number];
    se_set_add(&r->known, number);
    memcpy(out, r->off[number], words * sizeof out[0]);
    for (unsigned k = 0; k < words; k++) {
        for (uint64_t set = r->off[number][k] & r->start.word[k]; set; set &= set - 1) {
            se_row_or(out, r->beyond[k * 64 + (unsigned)__builtin_ctzll(set)], words);
        }
    }
    return out;
}

const uint64_t *se_implications_out(struct se_implications *r, unsigned number)
{
    return se_set_has(&r->known, number) ? r->out[number] : make_out(r, number);
}

/* Intersect a set with a row. Returns whether anything remains. */
static inline bool keep_of(struct se_set *all, const uint64_t *row, unsigned words)
{
    se_pair any = {0};
    for (unsigned k = 0; k < words; k += 2) {
        *se_pair_of(all->word, k) &= se_pair_at(row, k);
        any |= se_pair_at(all->word, k);
    }
    return se_pair_any(any);
}

bool se_implications_shared(struct se_implications *r, const struct se_consequences *c,
                            const uint16_t candidate[], unsigned count, struct se_set *common)
{
    unsigned words = r->numbers->words;
    struct se_set all = c->left;
    bool some = true;
    for (unsigned i = 0; i < count && some; i++) {
        some = keep_of(&all, se_implications_out(r, r->numbers->number[candidate[i]]), words);
    }
    if (some) {
        se_row_or(common->word, all.word, words);
    }
    return some;
}

static void make_units(struct se_implications *r)
{
    const struct se_map *m = r->b->map;
    if (r->units_made) {
        return;
    }
    r->units_made = true;
    memset(r->unit, 0, sizeof r->unit);
    FOR_EACH_BIT(i, r->numbers->words, r->alive.word[w]) {
        for (unsigned k = 0; k < 4; k++) {
            se_set_add(&r->unit[se_unit_of(m, r->numbers->candidate[i], k)], (unsigned)i);
        }
    }
}

/* What bridges can add to. */
struct bridged {
    struct se_set reaching; /* candidates from which a bridge is reached */
    struct se_set beyond;   /* those left that are out beyond some bridge … */
    struct se_set left;     /* … and all that are left */
};

/* From the candidates that are out when what a bridge starts from is in, it is reached: links hold
 * both ways. */
static void find_bridged(const struct se_implications *r, const struct se_consequences *c,
                         struct bridged *g)
{
    const unsigned words = r->numbers->words;
    memset(&g->reaching, 0, words * sizeof g->reaching.word[0]);
    memset(&g->beyond, 0, words * sizeof g->beyond.word[0]);
    for (unsigned i = 0; i < r->starts; i++) {
        se_row_or(g->reaching.word, r->off[r->from[i]], words);
        se_row_or(g->beyond.word, r->beyond[r->from[i]], words);
    }
    g->left = c->left;
    (void)keep_of(&g->beyond, g->left.word, words);
}

/* Do the candidates of a unit remove something together that they do not in the position? Where
 * none has gone, only what is out beyond a bridge that one of them reaches; never one of
 * themselves. The candidates are those of `set`: places, or digits. */
static bool try_common(struct se_implications *r, const struct bridged *g, unsigned unit,
                       unsigned set, bool fewer, struct se_set *common)
{
    const uint16_t *number = r->numbers->number;
    const unsigned words = r->numbers->words;
    const struct se_set *from = fewer ? &g->left : &g->beyond;
    const uint8_t *cell = r->b->map->cell[unit < SE_CELLS ? 0 : (unit - SE_CELLS) / 9];
    unsigned digit = unit % 9;
    struct se_set all;
    bool some = true;
    if (!fewer && !bits_meet(r->unit[unit].word, g->reaching.word, words)) {
        return false;
    }
    for (unsigned k = 0; k < words; k += 2) {
        *se_pair_of(all.word, k) = se_pair_at(from->word, k) & ~se_pair_at(r->unit[unit].word, k);
    }
    for (; set && some; set &= set - 1) {
        unsigned place = se_low(set);
        unsigned one = number[unit < SE_CELLS ? unit * 9 + place : cell[place] * 9U + digit];
        bool reaches = se_set_has(&g->reaching, one);
        some = keep_of(&all, reaches ? se_implications_out(r, one) : r->off[one], words);
    }
    if (some) {
        se_row_or(common->word, all.word, words);
    }
    return some;
}

bool se_implications_common(struct se_implications *r, const struct se_consequences *c,
                            const struct se_lost *lost, struct se_set *common)
{
    struct bridged bridged;
    bool any = false;
    make_units(r);
    find_bridged(r, c, &bridged);
    memset(common, 0, r->numbers->words * sizeof common->word[0]);
    for (unsigned cell = 0; cell < SE_CELLS; cell++) {
        unsigned set = !lost || se_has(lost->cells, cell) ? c->cand[cell] : 0;
        if (se_counts[set] >= 3) {
            any |= try_common(r, &bridged, cell, set, set != r->b->cand[cell], common);
        }
    }
    for (unsigned house = 0; house < SE_HOUSES; house++) {
        for (unsigned digits = lost ? lost->digits[house] : SE_ALL; digits; digits &= digits - 1) {
            unsigned d = se_low(digits);
            unsigned set = c->at[house][d];
            if (se_counts[set] >= 3) {
                any |= try_common(r, &bridged, SE_CELLS + house * 9 + d, set,
                                  set != r->b->at[house][d], common);
            }
        }
    }
    return any;
}
