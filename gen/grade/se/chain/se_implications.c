#include "gen/grade/se/chain/se_implications.h"

#include <stddef.h>
#include <string.h>

/* What one stride, or none, leads to. */
static void start_row(struct se_implications *r, const struct se_links *l, unsigned i)
{
    const struct se_numbers *n = r->numbers;
    uint64_t *on = se_row_of(r->on, n->words, i);
    uint64_t *out = se_row_of(r->off, n->words, i);
    unsigned one = n->candidate[i];
    memset(on, 0, n->words * sizeof on[0]);
    memset(out, 0, n->words * sizeof out[0]);
    bit_set(on, i);
    for (unsigned k = 0; k < l->weak_count[one]; k++) {
        unsigned off = l->weak[one][k];
        bit_set(out, n->number[off]);
        for (unsigned j = 0; j < l->strong_count[off]; j++) {
            bit_set(on, n->number[l->strong[off][j]]);
        }
    }
}

/* Add to row i of `next` all that follows at any distance over those that are `open` to it, and to
 * that of `with` (may be NULL) what that brings: over what follows that is not closed yet, and the
 * closed rows of the rest. */
static inline __attribute__((always_inline)) void close_row(uint64_t *next, uint64_t *with,
                                                            const uint64_t *open,
                                                            const uint64_t *closed, unsigned words,
                                                            unsigned i)
{
    uint64_t *row = se_row_of(next, words, i);
    uint64_t all[SE_WORDS]; /* word by word: vectors would wait for the words written before */
    uint64_t done[SE_WORDS];
    for (unsigned k = 0; k < words; k++) {
        all[k] = row[k];
        done[k] = 0;
    }
    bit_set(done, i);
    for (bool any = true; any;) {
        any = false;
        for (unsigned k = 0; k < words; k++) {
            uint64_t left = 0;
            while ((left = all[k] & open[k] & ~done[k]) != 0) {
                unsigned via = k * 64 + (unsigned)__builtin_ctzll(left);
                const uint64_t *then = se_row_at(next, words, via);
                any = true;
                done[k] |= left & -left;
                for (unsigned n = 0; n < words; n++) {
                    all[n] |= then[n];
                }
                if (with) {
                    se_row_or(se_row_of(with, words, i), se_row_at(with, words, via), words);
                }
                if (bit_has(closed, via)) {
                    for (unsigned n = 0; n < words; n++) {
                        done[n] |= then[n];
                    }
                }
            }
        }
    }
    for (unsigned k = 0; k < words; k++) {
        row[k] = all[k];
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
        unsigned set = is_pair(b->cand[cell], r->ground.cand[cell]) ? b->cand[cell] : 0;
        for (; set; set &= set - 1) {
            se_set_add(linked, number[cell * 9 + se_low(set)]);
        }
    }
    for (unsigned house = 0; house < SE_HOUSES; house++) {
        for (unsigned d = 0; d < 9; d++) {
            unsigned now = b->at[house][d];
            unsigned set = is_pair(now, r->ground.at[house][d]) ? now : 0;
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
        uint64_t *off = se_row_of(r->off, words, (unsigned)i);
        if (bits_meet(off, linked.word, words)) {
            continue;
        }
        se_set_add(closed, (unsigned)i);
        for (unsigned k = 0; k < words; k++) {
            off[k] &= ~gone.word[k];
        }
    }
    memcpy(r->ground.cand, b->cand, sizeof b->cand);
    memcpy(r->ground.at, b->at, sizeof b->at);
}

/* The set of one unit. */
static inline unsigned take_set(const struct se_consequences *c, unsigned unit)
{
    uint16_t set;
    memcpy(&set, (const char *)c + unit * sizeof set, sizeof set);
    return set;
}

/* Units of three candidates or more: those of two have links. */
enum { MIN_SIZED = 3, MAX_SIZED = 9 };

/* The candidates of units of several, by how many they are. */
static void sort_units(struct se_implications *r)
{
    uint16_t *member[MAX_SIZED + 1];
    uint16_t *next = r->sized;
    memset(r->of_size, 0, sizeof r->of_size);
    for (unsigned unit = 0; unit < SE_UNITS; unit++) {
        r->of_size[se_counts[take_set(&r->ground, unit)]]++;
    }
    for (unsigned count = 0; count <= MAX_SIZED; count++) {
        member[count] = next;
        next += count >= MIN_SIZED ? r->of_size[count] * count : 0;
    }
    for (unsigned unit = 0; unit < SE_UNITS; unit++) {
        unsigned set = take_set(&r->ground, unit);
        unsigned count = se_counts[set];
        for (; count >= MIN_SIZED && set; set &= set - 1) {
            *member[count]++ = r->member[unit][se_low(set)];
        }
    }
}

/* What units and candidates see of the position. */
static void make_units(struct se_implications *r)
{
    const struct se_map *m = r->b->map;
    const struct se_links *l = r->links;
    memset(r->unit, 0, SE_UNITS * r->numbers->words * sizeof r->unit[0]);
    FOR_EACH_BIT(i, r->numbers->words, r->alive.word[w]) {
        unsigned candidate = r->numbers->candidate[i];
        uint64_t *seen = se_row_of(r->seen, r->numbers->words, (unsigned)i);
        memset(seen, 0, r->numbers->words * sizeof seen[0]);
        for (unsigned k = l->weak_in_cell[candidate]; k < l->weak_count[candidate]; k++) {
            bit_set(seen, r->numbers->number[l->weak[candidate][k]]);
        }
        for (unsigned k = 0; k < 4; k++) {
            unsigned unit = se_unit_of(m, candidate, k);
            unsigned which = k == SE_IN_CELL ? candidate % 9 : m->place[candidate / 9][k];
            bit_set(se_row_of(r->unit, r->numbers->words, unit), (unsigned)i);
            r->member[unit][which] = (uint16_t)i;
        }
    }
    sort_units(r);
}

void se_implications_make(struct se_implications *r, const struct se_numbers *n,
                          const struct se_links *l, const struct se_board *b)
{
    struct se_set closed = {{0}};
    r->numbers = n;
    r->b = b;
    r->links = l;
    take_position(r, b, &closed);
    make_units(r);
    FOR_EACH_BIT(i, n->words, r->alive.word[w] & ~closed.word[w]) {
        start_row(r, l, (unsigned)i);
    }
    memset(&r->self, 0, sizeof r->self);
    FOR_EACH_BIT(i, n->words, r->alive.word[w]) {
        if (!se_set_has(&closed, (unsigned)i)) {
            close_row(r->on, r->off, r->alive.word, closed.word, n->words, (unsigned)i);
            se_set_add(&closed, (unsigned)i);
        }
        if (bit_has(se_row_at(r->off, n->words, (unsigned)i), (unsigned)i)) {
            se_set_add(&r->self, (unsigned)i);
        }
    }
}

/* When `from` is out, `to` is in. */
static inline void bridge(struct se_implications *r, unsigned from, unsigned to, unsigned words)
{
    uint64_t *beyond = se_row_of(r->beyond, words, from);
    const uint64_t *off = se_row_at(r->off, words, to);
    if (se_set_has(&r->start, from)) {
        se_row_or(beyond, off, words);
        return;
    }
    se_set_add(&r->start, from);
    r->from[r->starts++] = (uint16_t)from;
    se_row_copy(beyond, off, words);
}

/* The sets of eight units, from consequences: their cells and houses' digits lie in one row. */
typedef uint16_t unit_sets __attribute__((vector_size(16), may_alias));
typedef uint64_t unit_words __attribute__((vector_size(16), may_alias));

enum { UNIT_VECTORS = (SE_UNITS + 7) / 8 };

_Static_assert(offsetof(struct se_consequences, at) == sizeof(uint16_t) * SE_CELLS, "in one row");
_Static_assert(offsetof(struct se_consequences, settled) >= UNIT_VECTORS * sizeof(unit_sets),
               "whole vectors can be read");

static inline void take_sets(const struct se_consequences *c, unsigned vector, unit_sets *sets)
{
    memcpy(sets, (const char *)c + vector * sizeof *sets, sizeof *sets);
}

/* Add the units whose lanes of this vector are all ones, where others are 0. */
static inline void add_lanes(struct se_unit_set *units, unsigned vector, unit_sets lanes)
{
    const unit_sets bit = {0x01, 0x02, 0x04, 0x08, 0x10, 0x20, 0x40, 0x80};
    unit_words half = (unit_words)(lanes & bit);
    uint64_t bits = (half[0] | half[1]) * 0x0001000100010001U >> 48;
    units->word[vector / 8] |= bits << vector % 8 * 8;
}

static inline unit_sets pairs_of(unit_sets now)
{
    unit_sets but_one = now & (now - 1);
    return (unit_sets)((but_one != 0) & ((but_one & (but_one - 1)) == 0));
}

/* What is left of a unit that has come down to two. */
static inline struct se_pair pair_of(const struct se_implications *r,
                                     const struct se_consequences *c, unsigned unit)
{
    unsigned set = take_set(c, unit);
    return (struct se_pair){r->member[unit][se_low(set)], r->member[unit][se_low(set & (set - 1))],
                            (uint8_t)(unit < SE_CELLS ? SE_IN_CELL : (unit - SE_CELLS) / 81)};
}

unsigned se_implications_pairs(const struct se_implications *r, const struct se_consequences *c,
                               struct se_pair pair[SE_UNITS])
{
    struct se_unit_set pairs = {{0}};
    unsigned count = 0;
    for (unsigned v = 0; v < UNIT_VECTORS; v++) {
        unit_sets now;
        take_sets(c, v, &now);
        add_lanes(&pairs, v, pairs_of(now));
    }
    FOR_EACH_BIT(unit, SE_UNIT_WORDS, pairs.word[w]) {
        pair[count++] = pair_of(r, c, (unsigned)unit);
    }
    return count;
}

/* Cells and houses that have come down to two. */
static inline __attribute__((always_inline)) void find_bridges(struct se_implications *r,
                                                               const struct se_consequences *c,
                                                               unsigned words)
{
    struct se_unit_set pairs = {{0}};
    r->starts = 0;
    se_row_clear(r->start.word, words);
    for (unsigned v = 0; v < UNIT_VECTORS; v++) {
        unit_sets now, was;
        take_sets(c, v, &now);
        take_sets(&r->ground, v, &was);
        add_lanes(&pairs, v, (unit_sets)(now != was) & pairs_of(now));
    }
    FOR_EACH_BIT(unit, SE_UNIT_WORDS, pairs.word[w]) {
        const struct se_pair pair = pair_of(r, c, (unsigned)unit);
        bridge(r, pair.one, pair.two, words);
        bridge(r, pair.two, pair.one, words);
    }
}

/* Cross the bridges behind bridges. */
static inline __attribute__((always_inline)) void cross_bridges(struct se_implications *r,
                                                                unsigned words)
{
    uint64_t closed[SE_WORDS];
    se_row_clear(closed, words);
    for (unsigned i = 0; i < r->starts; i++) {
        close_row(r->beyond, NULL, r->start.word, closed, words, r->from[i]);
        bit_set(closed, r->from[i]);
    }
}

/* For any number of words, and at its best for one that is constant. */
static inline __attribute__((always_inline)) bool refuted_of(struct se_implications *r,
                                                             const struct se_consequences *c,
                                                             struct se_set *refuted, unsigned words)
{
    se_four any = {0};
    find_bridges(r, c, words);
    cross_bridges(r, words);
    for (unsigned k = 0; k < words; k += SE_ROW_WORDS) {
        se_four both = {0};
        for (unsigned i = 0; i < r->starts; i++) { /* those that reach the bridges */
            unsigned from = r->from[i];
            se_four off = se_four_at(se_row_at(r->off, words, from), k);
            se_four beyond = se_four_at(se_row_at(r->beyond, words, from), k);
            both = se_four_or(both, se_four_and(off, beyond));
        }
        both = se_four_and(both, se_four_at(c->left.word, k));
        se_four_put(refuted->word, k, both);
        any = se_four_or(any, both);
    }
    return se_four_any(any);
}

bool se_implications_refuted(struct se_implications *r, const struct se_consequences *c,
                             struct se_set *refuted)
{
    const unsigned words = r->numbers->words;
    r->out_made = false;
    return words == SE_ROW_WORDS ? refuted_of(r, c, refuted, SE_ROW_WORDS)
                                 : refuted_of(r, c, refuted, words);
}

/* Make the rows of what is out over bridges too. From the candidates that are out when what a
 * bridge starts from is in, it is reached: links hold both ways. All rows at once, since a branch
 * for each that is asked for costs more than those that nobody asks for. */
static inline __attribute__((always_inline)) void make_out_of(struct se_implications *r,
                                                              const struct se_consequences *c,
                                                              unsigned words)
{
    FOR_EACH_BIT(i, words, c->left.word[w]) {
        se_row_copy(se_row_of(r->out, words, (unsigned)i), se_row_at(r->off, words, (unsigned)i),
                    words);
    }
    FOR_EACH_BIT(i, words, r->alive.word[w] & ~c->left.word[w]) {
        memset(se_row_of(r->out, words, (unsigned)i), 0xFF, words * sizeof(uint64_t));
    }
    for (unsigned n = 0; n < r->starts; n++) {
        const uint64_t *off = se_row_at(r->off, words, r->from[n]);
        const uint64_t *beyond = se_row_at(r->beyond, words, r->from[n]);
        FOR_EACH_BIT(i, words, off[w] & c->left.word[w]) {
            se_row_or(se_row_of(r->out, words, (unsigned)i), beyond, words);
        }
    }
}

static void make_out(struct se_implications *r, const struct se_consequences *c)
{
    const unsigned words = r->numbers->words;
    r->out_made = true;
    if (words == SE_ROW_WORDS) {
        make_out_of(r, c, SE_ROW_WORDS);
    } else {
        make_out_of(r, c, words);
    }
}

const uint64_t *se_implications_out(struct se_implications *r, const struct se_consequences *c,
                                    unsigned number)
{
    if (!r->out_made) {
        make_out(r, c);
    }
    return se_row_at(r->out, r->numbers->words, number);
}

/* Intersect a set with a row. Returns whether anything remains. */
static inline bool keep_of(struct se_set *all, const uint64_t *row, unsigned words)
{
    se_four any = {0};
    for (unsigned k = 0; k < words; k += SE_ROW_WORDS) {
        se_four kept = se_four_and(se_four_at(all->word, k), se_four_at(row, k));
        se_four_put(all->word, k, kept);
        any = se_four_or(any, kept);
    }
    return se_four_any(any);
}

bool se_implications_shared(struct se_implications *r, const struct se_consequences *c,
                            const uint16_t candidate[], unsigned count, struct se_set *common)
{
    unsigned words = r->numbers->words;
    struct se_set all = c->left;
    bool some = true;
    for (unsigned i = 0; i < count && some; i++) {
        some = keep_of(&all, se_implications_out(r, c, r->numbers->number[candidate[i]]), words);
    }
    if (some) {
        se_row_or(common->word, all.word, words);
    }
    return some;
}

/* What the members of a unit remove together, added to *common. */
static inline __attribute__((always_inline)) void add_common(const struct se_implications *r,
                                                             const uint16_t member[],
                                                             unsigned count, uint64_t *common,
                                                             unsigned words)
{
    for (unsigned k = 0; k < words; k += SE_ROW_WORDS) {
        se_four all = se_four_at(se_row_at(r->out, words, member[0]), k);
        for (unsigned i = 1; i < count; i++) {
            all = se_four_and(all, se_four_at(se_row_at(r->out, words, member[i]), k));
        }
        se_four_put(common, k, se_four_or(se_four_at(common, k), all));
    }
}

/* All units of several candidates, by how many they are: so no branch depends on what is left. */
static inline __attribute__((always_inline)) void add_all_common(const struct se_implications *r,
                                                                 uint64_t *common, unsigned words)
{
    const uint16_t *member = r->sized;
    for (unsigned count = MIN_SIZED; count <= MAX_SIZED; count++) {
        for (unsigned n = r->of_size[count]; n > 0; n--, member += count) {
            add_common(r, member, count, common, words);
        }
    }
}

bool se_implications_common(struct se_implications *r, const struct se_consequences *c,
                            struct se_set *common)
{
    const unsigned words = r->numbers->words;
    se_four any = {0};
    if (!r->out_made) {
        make_out(r, c);
    }
    se_row_clear(common->word, words);
    if (words == SE_ROW_WORDS) {
        add_all_common(r, common->word, SE_ROW_WORDS);
    } else {
        add_all_common(r, common->word, words);
    }
    for (unsigned k = 0; k < words; k += SE_ROW_WORDS) {
        se_four gone = se_four_and(se_four_at(common->word, k), se_four_at(c->left.word, k));
        se_four_put(common->word, k, gone);
        any = se_four_or(any, gone);
    }
    return se_four_any(any);
}
