/* What follows from each candidate being in and being out, level by level, each level with more
 * rules than the one before. It is kept from one position to the next, so that only what the last
 * step removed is followed again. */
#include "gen/grade/se/chain/assumptions.h"

#include <string.h>

/* As the work limit counts it: looking for what rules, chains and units find, all or few of them.
 */
enum { RULES_WORK = 50, CHAINS_WORK = 100, COMMON_WORK = 500, FEW_COMMON_WORK = 50 };

void se_assumptions_begin(struct se_assumptions *v)
{
    v->serial++;
    v->numbers = NULL;
    v->implied_made = false;
    se_implications_begin(&v->implied);
}

void se_assumptions_number(struct se_assumptions *v, const struct se_numbers *numbers)
{
    v->numbers = numbers;
}

static inline bool is_followed(const struct se_assumptions *v, enum se_level level)
{
    return v->followed[level] == v->serial;
}

/* What a candidate's being in, or out, leaves: a row. */
static inline const uint64_t *left_by(const struct se_assumptions *v, enum se_level level, bool on,
                                      unsigned i)
{
    return se_row_at(v->left[level][on], v->numbers->words, i);
}

static void number(struct se_assumptions *v, const struct se_board *b)
{
    if (!v->numbers) {
        se_numbers_make(&v->own, b->cand);
        v->numbers = &v->own;
    }
}

void se_assumptions_imply(struct se_assumptions *v, const struct se_links *l,
                          const struct se_board *b, struct se_work *w)
{
    number(v, b);
    if (!v->implied_made) {
        v->implied_made = true;
        se_implications_make(&v->implied, v->numbers, l, b);
        se_work_add(w, 2 * v->numbers->count);
    }
}

/* Removes all candidates of the set and settles what that leaves single. */
static void drop_all(struct se_propagation *g, const struct se_set *set)
{
    const struct se_numbers *n = g->numbers;
    for (unsigned k = 0; k < n->words; k++) {
        for (uint64_t word = set->word[k]; word; word &= word - 1) {
            unsigned candidate = n->candidate[k * 64 + (unsigned)__builtin_ctzll(word)];
            se_propagate_out(g, candidate / 9, candidate % 9);
        }
    }
    se_propagate_singles(g);
}

static bool inner_removes(struct se_assumptions *v, const struct se_consequences *c, bool nested,
                          struct se_work *w, struct se_set *gone)
{
    return v->inner->removes(v->inner, v->b, v->numbers, c, nested, w, gone);
}

/* Use the rules inside of a level until none finds anything. Chains need a new strong link; common
 * conclusions need one, or a cell or house that has lost a candidate. */
static void use_rules(struct se_assumptions *v, struct se_propagation *g, enum se_level level,
                      bool fresh, struct se_work *w)
{
    struct se_set found;
    bool paired = fresh;
    bool whole = fresh; /* a pair came up since common conclusions were looked for */
    while (!g->c->clash && !w->stopped) {
        bool any = false;
        se_work_add(w, RULES_WORK);
        se_propagate_rules(g);
        paired |= g->paired;
        whole |= g->paired;
        g->paired = false;
        if (g->c->clash || level < SE_WITH_CHAINS || (level == SE_WITH_CHAINS && !paired)) {
            return;
        }
        if (level >= SE_WITH_DYNAMIC) {
            if (!inner_removes(v, g->c, false, w, &found) &&
                !(level == SE_WITH_NESTED && inner_removes(v, g->c, true, w, &found))) {
                return;
            }
            drop_all(g, &found);
            continue;
        }
        se_work_add(w, CHAINS_WORK);
        any = se_implications_refuted(&v->implied, g->c, &found);
        if (!any && level >= SE_WITH_MULTIPLE) {
            se_work_add(w, whole ? COMMON_WORK : FEW_COMMON_WORK);
            any = se_implications_common(&v->implied, g->c, &found);
            whole = false;
        }
        if (!any) {
            return;
        }
        paired = false;
        drop_all(g, &found);
    }
}

/* Start from the same assumption on the last level before this that was followed and is part of it:
 * dynamic chains inside do without the other chains. Returns whether the rules have been used. */
static bool start_from_before(const struct se_assumptions *v, enum se_level level, bool on,
                              unsigned i, struct se_consequences *c)
{
    const struct se_consequences *from = &v->ground;
    while (level && from == &v->ground) {
        level = level == SE_WITH_DYNAMIC ? SE_WITH_RULES : level - 1;
        if (is_followed(v, level)) {
            from = &v->of[level][on][i];
        }
    }
    size_t size = offsetof(struct se_consequences, left) + v->numbers->words * sizeof(uint64_t);
    memcpy(c, from, size);
    return level >= SE_WITH_RULES;
}

/* Take out of kept consequences what has gone from the position since: what was placed holds. */
static void keep_up(const struct se_assumptions *v, struct se_propagation *g)
{
    struct se_consequences *c = g->c;
    struct se_set gone;
    unsigned placed = 0;
    uint16_t in[SE_CELLS];
    for (unsigned k = 0; k < v->numbers->words; k++) {
        gone.word[k] = c->left.word[k] & ~v->ground.left.word[k];
        for (uint64_t word = gone.word[k]; word; word &= word - 1) {
            unsigned candidate = v->numbers->candidate[k * 64 + (unsigned)__builtin_ctzll(word)];
            if (v->b->digit[candidate / 9] == candidate % 9 + 1) {
                gone.word[k] &= ~(word & -word);
                se_propagate_in(g, candidate / 9, candidate % 9);
                in[placed++] = (uint16_t)candidate;
            }
        }
    }
    drop_all(g, &gone);
    for (unsigned i = 0; i < placed && !c->clash; i++) {
        se_propagate_fill(g, in[i] / 9U, in[i] % 9U);
    }
}

/* What use_rules counts where nothing follows. */
static uint64_t vain_work(enum se_level level, bool fresh, bool paired)
{
    bool whole = fresh || paired;
    uint64_t work = RULES_WORK;
    if (level >= SE_WITH_MULTIPLE || (level == SE_WITH_CHAINS && whole)) {
        work += CHAINS_WORK;
    }
    if (level >= SE_WITH_MULTIPLE) {
        work += whole ? COMMON_WORK : FEW_COMMON_WORK;
    }
    return work;
}

/* Leave in *left what the candidate's being in removes, if it does not clash. Returns whether
 * anything remains. */
static bool leave_removed(const struct se_assumptions *v, enum se_level level, unsigned candidate,
                          struct se_set *left)
{
    const uint64_t *row = left_by(v, level, true, v->numbers->number[candidate]);
    se_four any = {0};
    for (unsigned k = 0; k < v->numbers->words; k += SE_ROW_WORDS) {
        se_four rest = se_four_minus(se_four_at(left->word, k), se_four_at(row, k));
        se_four_put(left->word, k, rest);
        any = se_four_or(any, rest);
    }
    return se_four_any(any);
}

/* Is it plain that nothing more follows from a candidate's being out? Whatever does also follows
 * from the being in of each candidate that sees it, which has been followed up: as long as nothing
 * follows from the position alone, in which the rules before have failed. */
static bool is_closed(const struct se_assumptions *v, enum se_level level, unsigned i)
{
    const struct se_map *m = v->b->map;
    struct se_set left;
    unsigned candidate = v->numbers->candidate[i];
    unsigned cell = candidate / 9;
    unsigned digit = candidate % 9;
    unsigned others = v->b->cand[cell] & ~(1U << digit);
    se_row_copy(left.word, v->of[level][0][i].left.word, v->numbers->words);
    for (; others; others &= others - 1) {
        if (!leave_removed(v, level, cell * 9 + se_low(others), &left)) {
            return true;
        }
    }
    for (unsigned k = 0; k < 3; k++) {
        unsigned house = m->house[cell][k];
        unsigned places = v->b->at[house][digit] & ~(1U << m->place[cell][k]);
        for (; places; places &= places - 1) {
            if (!leave_removed(v, level, m->cell[house][se_low(places)] * 9U + digit, &left)) {
                return true;
            }
        }
    }
    return false;
}

/* Keep apart what the consequences leave. */
static void note_left(struct se_assumptions *v, enum se_level level, bool on, unsigned i)
{
    const struct se_consequences *c = &v->of[level][on][i];
    uint64_t *clashes = v->clashes[level][on].word;
    uint64_t *row = se_row_of(v->left[level][on], v->numbers->words, i);
    clashes[i >> 6] &= ~((uint64_t)1 << (i & 63));
    clashes[i >> 6] |= (uint64_t)c->clash << (i & 63);
    if (c->clash) {
        memset(row, 0, v->numbers->words * sizeof row[0]);
    } else {
        se_row_copy(row, c->left.word, v->numbers->words);
    }
}

/* Brings the consequences of one assumption up to date: made from those of a lower level if there
 * are none yet, otherwise by removing what the position has lost since. */
static void update(struct se_assumptions *v, enum se_level level, bool on, unsigned i,
                   struct se_work *w)
{
    struct se_consequences *c = &v->of[level][on][i];
    struct se_propagation g;
    unsigned candidate = v->numbers->candidate[i];
    bool fresh = !is_followed(v, level);
    se_propagate_begin(&g, v->b->map, v->numbers, c);
    bool ruled = fresh && start_from_before(v, level, on, i, c);
    if (fresh && level == SE_LINKS_ONLY) {
        if (on) {
            se_propagate_in(&g, candidate / 9, candidate % 9);
        } else {
            se_propagate_out(&g, candidate / 9, candidate % 9);
        }
        se_propagate_singles(&g);
    } else if (!fresh && !c->clash) {
        keep_up(v, &g);
    }
    if (level != SE_LINKS_ONLY && !c->clash && (fresh || g.removed)) {
        if (!on && level < SE_WITH_DYNAMIC && is_closed(v, level, i)) {
            se_work_add(w, vain_work(level, fresh, g.paired));
        } else {
            if (fresh && !ruled) {
                se_propagate_changed(&g, v->b);
            }
            use_rules(v, &g, level, fresh, w);
        }
    }
    note_left(v, level, on, i);
    se_work_add(w, g.removed);
}

static bool is_open(const struct se_board *b, unsigned candidate)
{
    unsigned set = b->cand[candidate / 9];
    return set >> candidate % 9 & 1 && set & (set - 1);
}

/* What it costs at least to follow an assumption on a level for the first time, if it did not clash
 * on the level before: nothing has changed since, so that the rules, and then the chains, fail. */
static uint64_t min_work(const struct se_assumptions *v, enum se_level level, bool on, unsigned i)
{
    if (level == SE_LINKS_ONLY || level >= SE_WITH_DYNAMIC || is_followed(v, level) ||
        !is_followed(v, level - 1) || se_set_has(&v->clashes[level - 1][on], i)) {
        return 0;
    }
    return vain_work(level, true, false);
}

static uint64_t min_work_of_all(const struct se_assumptions *v, enum se_level level,
                                const struct se_board *b)
{
    uint64_t min = 0;
    for (unsigned i = 0; i < v->numbers->count; i++) {
        if (is_open(b, v->numbers->candidate[i])) {
            min += min_work(v, level, true, i) + min_work(v, level, false, i);
        }
    }
    return min;
}

/* Has anything that the consequences leave gone from the position? Where they clash they leave
 * nothing. */
static inline bool is_outdated(const struct se_assumptions *v, enum se_level level, bool on,
                               unsigned i)
{
    const uint64_t *row = left_by(v, level, on, i);
    se_four any = {0};
    for (unsigned k = 0; k < v->numbers->words; k += SE_ROW_WORDS) {
        se_four now = se_four_at(v->ground.left.word, k);
        any = se_four_or(any, se_four_minus(se_four_at(row, k), now));
    }
    return se_four_any(any);
}

/* Fetch the consequences that are looked at next: there are too many for the second cache. */
static inline void fetch(const struct se_consequences *c)
{
    for (size_t at = 0; at < sizeof *c; at += 64) {
        __builtin_prefetch((const char *)c + at, 1);
    }
}

/* Follows both states of every candidate of every open cell: twice the candidates, up to 1458. It
 * ends as soon as the limit does not leave what the others cost at least: all would be in vain. */
void se_assumptions_follow(struct se_assumptions *v, enum se_level level, const struct se_links *l,
                           const struct se_board *b, struct se_work *w)
{
    number(v, b);
    if (level == SE_WITH_CHAINS || level == SE_WITH_MULTIPLE) {
        se_assumptions_imply(v, l, b, w);
    }
    uint64_t min = min_work_of_all(v, level, b);
    v->b = b;
    se_consequences_ground(&v->ground, v->numbers, b);
    v->level = level;
    for (unsigned on = 2; on-- > 0;) {
        for (unsigned i = 0; i < v->numbers->count && !w->stopped; i++) {
            if (w->limit && w->done + min > w->limit) {
                se_work_add(w, min);
            } else if (is_open(b, v->numbers->candidate[i]) &&
                       (!is_followed(v, level) || is_outdated(v, level, on, i))) {
                min -= min_work(v, level, on, i);
                fetch(&v->of[level][on][i + 1]);
                update(v, level, on, i, w);
            }
        }
    }
    v->followed[level] = v->serial;
}

bool se_assumptions_clashes(const struct se_assumptions *v, unsigned candidate, bool on)
{
    return se_set_has(&v->clashes[v->level][on], v->numbers->number[candidate]);
}

/* Is anything gone from all of these rows? A contradiction implies everything, so it counts as
 * having removed all. */
static bool shared(const struct se_assumptions *v, const uint64_t *const row[], unsigned count)
{
    se_four gone = {0};
    for (unsigned k = 0; k < v->numbers->words; k += SE_ROW_WORDS) {
        se_four left = {0};
        for (unsigned i = 0; i < count; i++) {
            left = se_four_or(left, se_four_at(row[i], k));
        }
        gone = se_four_or(gone, se_four_minus(se_four_at(v->ground.left.word, k), left));
    }
    return se_four_any(gone);
}

bool se_assumptions_shared(const struct se_assumptions *v, const uint16_t candidate[],
                           unsigned count)
{
    const uint64_t *row[9];
    for (unsigned i = 0; i < count; i++) {
        row[i] = left_by(v, v->level, true, v->numbers->number[candidate[i]]);
    }
    return shared(v, row, count);
}

bool se_assumptions_shared_double(const struct se_assumptions *v, unsigned candidate)
{
    unsigned i = v->numbers->number[candidate];
    const uint64_t *const row[2] = {left_by(v, v->level, false, i), left_by(v, v->level, true, i)};
    return shared(v, row, 2);
}

unsigned se_assumptions_common(const struct se_assumptions *v, const uint16_t assumed[],
                               unsigned count, uint16_t common[SE_LITERALS])
{
    const struct se_consequences *s[9];
    unsigned sound = 0; /* a clash leads to everything */
    struct se_cells settled = {~(uint64_t)0, ((uint64_t)1 << (SE_CELLS - 64)) - 1};
    struct se_set left = {{0}};
    unsigned found = 0;
    for (unsigned i = 0; i < count; i++) {
        unsigned number = v->numbers->number[assumed[i] / 2];
        bool on = assumed[i] & 1;
        if (!se_set_has(&v->clashes[v->level][on], number)) {
            s[sound] = &v->of[v->level][on][number];
            settled = se_and(settled, s[sound++]->settled);
            se_row_or(left.word, left_by(v, v->level, on, number), v->numbers->words);
        }
    }
    while (se_any(settled)) {
        unsigned cell = se_pop(&settled);
        unsigned set = v->b->cand[cell];
        for (unsigned i = 0; i < sound; i++) {
            set &= s[i]->cand[cell];
        }
        for (; set; set &= set - 1) {
            common[found++] = (uint16_t)((cell * 9 + se_low(set)) * 2 + 1);
        }
    }
    for (unsigned k = 0; k < v->numbers->words; k++) {
        for (uint64_t gone = v->ground.left.word[k] & ~left.word[k]; gone; gone &= gone - 1) {
            unsigned number = k * 64 + (unsigned)__builtin_ctzll(gone);
            common[found++] = (uint16_t)(v->numbers->candidate[number] * 2U);
        }
    }
    return found;
}

/* Add to *gone what all of these candidates' being in removes. */
static void add_shared(const struct se_assumptions *v, const uint16_t candidate[], unsigned count,
                       struct se_set *gone)
{
    for (unsigned k = 0; k < v->numbers->words; k++) {
        uint64_t left = 0;
        for (unsigned i = 0; i < count; i++) {
            left |= left_by(v, v->level, true, v->numbers->number[candidate[i]])[k];
        }
        gone->word[k] |= v->ground.left.word[k] & ~left;
    }
}

/* What a candidate's being in, and out, removes by themselves and together. */
static void add_states(const struct se_assumptions *v, unsigned candidate, struct se_set *gone)
{
    unsigned i = v->numbers->number[candidate];
    const uint64_t *out = left_by(v, v->level, false, i);
    const uint64_t *in = left_by(v, v->level, true, i);
    bool out_clashes = se_assumptions_clashes(v, candidate, false);
    unsigned others = out_clashes ? v->b->cand[candidate / 9] & ~(1U << candidate % 9) : 0;
    for (; others; others &= others - 1) {
        se_set_add(gone, v->numbers->number[candidate / 9 * 9 + se_low(others)]);
    }
    if (se_assumptions_clashes(v, candidate, true)) {
        se_set_add(gone, i);
    }
    for (unsigned k = 0; k < v->numbers->words && !out_clashes; k++) {
        gone->word[k] |= v->ground.left.word[k] & ~(out[k] | in[k]);
    }
}

bool se_assumptions_removes(const struct se_assumptions *v, struct se_set *gone)
{
    const struct se_board *b = v->b;
    uint16_t one[9];
    memset(gone, 0, sizeof *gone);
    for (unsigned cell = 0; cell < SE_CELLS; cell++) {
        unsigned count = 0;
        unsigned set = se_count(b->cand[cell]) > 1 ? b->cand[cell] : 0;
        for (; set; set &= set - 1) {
            one[count] = (uint16_t)(cell * 9 + se_low(set));
            add_states(v, one[count++], gone);
        }
        if (count) {
            add_shared(v, one, count, gone);
        }
    }
    for (unsigned house = 0; house < SE_HOUSES; house++) {
        for (unsigned d = 0; d < 9; d++) {
            unsigned count = 0;
            for (unsigned set = b->at[house][d]; set; set &= set - 1) {
                one[count++] = (uint16_t)(b->map->cell[house][se_low(set)] * 9U + d);
            }
            if (count > 1) {
                add_shared(v, one, count, gone);
            }
        }
    }
    uint64_t any = 0;
    for (unsigned k = 0; k < v->numbers->words; k++) {
        any |= gone->word[k];
    }
    return any != 0;
}

bool se_assumptions_shared_plain(const struct se_assumptions *v, const uint16_t candidate[],
                                 unsigned count)
{
    const unsigned words = v->numbers->words;
    se_four any = {0};
    for (unsigned k = 0; k < words; k += SE_ROW_WORDS) {
        se_four all = se_four_at(v->implied.alive.word, k);
        for (unsigned i = 0; i < count; i++) {
            unsigned number = v->numbers->number[candidate[i]];
            all = se_four_and(all, se_four_at(se_row_at(v->implied.off, words, number), k));
        }
        any = se_four_or(any, all);
    }
    return se_four_any(any);
}
