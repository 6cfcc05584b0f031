#include "gen/grade/technique/constraint/net_rules.h"

#include "gen/constraint/kind.h"

enum {
    SETS = 1 << NET_RULE_DIGITS,
    SET_WORDS = SETS / 64,
    FOURS = SET_WORDS / 4,
    MAX_SET_SUM = 45,
    MAX_OPEN = 6,  /* cells of a sum that are looked at */
    MAX_SHIFT = 63 /* see sum_of_any */
};

typedef uint64_t four_words __attribute__((vector_size(32), aligned(8)));

/* Sets of sets of digits: bit d - 1 of the index is digit d. */
struct set_family {
    union {
        uint64_t word[SET_WORDS];
        four_words four[FOURS];
    };
};

/* The cells of a house, then those outside that see several of them; and which these are, as bits
 * of places in the house, once for all cells that see the same. */
struct around {
    unsigned count;
    uint16_t cell[NET_RULE_CELLS];
    unsigned groups;
    uint16_t group_sees[NET_RULE_CELLS];
    uint8_t group_of[NET_RULE_CELLS]; /* by place in `cell` */
};

/* The cells of a sum, those of plus first; and all as the board has them. */
struct sum_cells {
    uint8_t plus;
    uint8_t count;
    uint16_t cell[SUM_CELLS];
    uint16_t sorted[SUM_CELLS];
};

struct net_rules {
    uint64_t serial;
    struct set_family with_sum[MAX_SET_SUM + 1];
    struct around around[ENGINE_HOUSES]; /* for places */
    struct sum_cells of_sum[SUM_UNITS];
};

const struct family net_rules_family = {.size = sizeof(struct net_rules)};

/* ---- getting ready ---- */

static void find_sets(struct net_rules *n)
{
    memset(n->with_sum, 0, sizeof n->with_sum);
    for (unsigned set = 0; set < SETS; set++) {
        unsigned sum = 0;
        for (unsigned digit = 1; digit <= NET_RULE_DIGITS; digit++) {
            sum += set >> (digit - 1) & 1 ? digit : 0;
        }
        n->with_sum[sum].word[set / 64] |= 1ULL << set % 64;
    }
}

static uint8_t group_seeing(struct around *around, unsigned sees)
{
    unsigned group = 0;
    while (group < around->groups && around->group_sees[group] != sees) {
        group++;
    }
    if (group == around->groups) {
        around->group_sees[around->groups++] = (uint16_t)sees;
    }
    return (uint8_t)group;
}

/* The cells of a house, and those outside it that see several of its cells. */
static void find_around(struct engine *e, unsigned house)
{
    const struct layout *v = e->tables.v;
    struct around *around = &e->net_rules->around[house];
    around->count = v->size;
    around->groups = 0;
    memcpy(around->cell, v->house[house].cell, v->size * sizeof around->cell[0]);
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        unsigned sees = 0;
        for (unsigned i = 0; i < v->size; i++) {
            sees |= (unsigned)set_has(&e->tables.peers[cell], v->house[house].cell[i]) << i;
        }
        if (!set_has(&e->tables.house[house], cell) && digit_count(sees) > 1) {
            around->group_of[around->count] = group_seeing(around, sees);
            around->cell[around->count++] = (uint16_t)cell;
        }
    }
}

static void find_cells_of_sums(struct engine *e)
{
    for (unsigned unit = e->units->constraints; unit < e->units->count; unit++) {
        struct sum_cells *s = &e->net_rules->of_sum[unit - e->units->constraints];
        s->count = 0;
        FOR_EACH_CELL(cell, sum_unit_at(e, unit)->plus) {
            s->cell[s->count++] = (uint16_t)cell;
        }
        s->plus = s->count;
        FOR_EACH_CELL(other, sum_unit_at(e, unit)->minus) {
            s->cell[s->count++] = (uint16_t)other;
        }
        unsigned i = 0;
        FOR_EACH_CELL(any, set_or(sum_unit_at(e, unit)->plus, sum_unit_at(e, unit)->minus)) {
            s->sorted[i++] = (uint16_t)any;
        }
    }
}

void net_rules_begin(struct engine *e)
{
    const struct layout *v = e->tables.v;
    units_complete(e);
    if (e->net_rules->serial != e->tables.serial) {
        e->net_rules->serial = e->tables.serial;
        find_sets(e->net_rules);
        for (unsigned house = 0; house < v->house_count; house++) {
            find_around(e, house);
        }
        find_cells_of_sums(e);
    }
}

/* ---- sums ---- */

/* Those sets that do not have a digit. A digit up to 6 moves sets inside words, a higher one moves
 * whole words: 7 and 8 inside of four, 9 from one four to the other. */
enum { MOVES_IN_WORDS = 6, MOVES_WORD, MOVES_TWO_WORDS };
static const uint64_t without_low[] = {
    0x5555555555555555, 0x3333333333333333, 0x0f0f0f0f0f0f0f0f,
    0x00ff00ff00ff00ff, 0x0000ffff0000ffff, 0x00000000ffffffff,
};

/* Adds to `to` the sets of `from` with the digit put in. */
static inline void put_digit(const struct set_family *from, unsigned digit, struct set_family *to)
{
    if (digit > MOVES_TWO_WORDS) {
        to->four[1] |= from->four[0];
        return;
    }
#pragma GCC unroll 2
    for (unsigned i = 0; i < FOURS; i++) {
        const four_words four = from->four[i], none = {0};
        to->four[i] |= digit <= MOVES_IN_WORDS
                           ? (four & without_low[digit - 1]) << (1U << (digit - 1))
                       : digit == MOVES_WORD ? __builtin_shufflevector(four, none, 4, 0, 4, 2)
                                             : __builtin_shufflevector(four, none, 4, 4, 0, 1);
    }
}

/* Adds to `to` the sets of `from` with the digit taken out, where `before` has them. Is there one?
 */
static inline bool take_digit(const struct set_family *from, unsigned digit,
                              const struct set_family *before, struct set_family *to)
{
    const four_words none = {0};
    four_words any = none;
    if (digit > MOVES_TWO_WORDS) {
        any = from->four[1] & before->four[0];
        to->four[0] |= any;
    }
#pragma GCC unroll 2
    for (unsigned i = 0; i < FOURS && digit <= MOVES_TWO_WORDS; i++) {
        const four_words four = from->four[i];
        const four_words out =
            before->four[i] &
            (digit <= MOVES_IN_WORDS ? four >> (1U << (digit - 1)) & without_low[digit - 1]
             : digit == MOVES_WORD   ? __builtin_shufflevector(four, none, 1, 4, 3, 4)
                                     : __builtin_shufflevector(four, none, 2, 3, 4, 4));
        to->four[i] |= out;
        any |= out;
    }
    return (any[0] | any[1] | any[2] | any[3]) != 0;
}

/* Cells that differ from each other and hold a sum: leave what some choice of digits has. */
static enum constraint_effect sum_of_different(const struct engine *e, digit_set *candidates,
                                               const uint16_t *cell, unsigned count, int sum)
{
    struct set_family reached[NET_RULE_DIGITS + 1];
    enum constraint_effect effect = CONSTRAINT_SAME;
    if (sum < 1 || sum > MAX_SET_SUM || count > NET_RULE_DIGITS) {
        return CONSTRAINT_BROKEN;
    }
    reached[0] = (struct set_family){.word = {1}};
    for (unsigned i = 0; i < count; i++) {
        struct set_family next = {0};
        FOR_EACH_DIGIT(digit, candidates[cell[i]]) {
            put_digit(&reached[i], digit, &next);
        }
        reached[i + 1] = next;
    }
    struct set_family wanted = e->net_rules->with_sum[sum];
    for (unsigned i = 0; i < FOURS; i++) {
        wanted.four[i] &= reached[count].four[i];
    }
    for (unsigned i = count; i-- > 0 && effect != CONSTRAINT_BROKEN;) {
        struct set_family before = {0};
        digit_set kept = 0;
        FOR_EACH_DIGIT(digit, candidates[cell[i]]) {
            kept |= take_digit(&wanted, digit, &reached[i], &before) ? digit_bit(digit) : 0;
        }
        effect = constraint_both(effect, constraint_keep(candidates, cell[i], kept));
        wanted = before;
    }
    return effect;
}

/* Cells of which the first `plus` together hold `sum` more than the others, as bits of what they
 * can add: a cell of the others counts as 10 less its digit. */
static enum constraint_effect sum_of_any(digit_set *candidates, const uint16_t *cell, unsigned plus,
                                         unsigned count, int sum)
{
    uint64_t reached[MAX_OPEN + 1] = {1};
    enum constraint_effect effect = CONSTRAINT_SAME;
    const int total = sum + (NET_RULE_DIGITS + 1) * (int)(count - plus);
    if (total < 0 || total > MAX_SHIFT) {
        return CONSTRAINT_BROKEN;
    }
    for (unsigned i = 0; i < count; i++) {
        FOR_EACH_DIGIT(digit, candidates[cell[i]]) {
            reached[i + 1] |= reached[i] << (i < plus ? digit : NET_RULE_DIGITS + 1 - digit);
        }
    }
    uint64_t wanted = reached[count] & 1ULL << total;
    for (unsigned i = count; i-- > 0 && effect != CONSTRAINT_BROKEN;) {
        uint64_t before = 0;
        digit_set kept = 0;
        FOR_EACH_DIGIT(digit, candidates[cell[i]]) {
            const uint64_t from =
                wanted >> (i < plus ? digit : NET_RULE_DIGITS + 1 - digit) & reached[i];
            kept |= from ? digit_bit(digit) : 0;
            before |= from;
        }
        effect = constraint_both(effect, constraint_keep(candidates, cell[i], kept));
        wanted = before;
    }
    return effect;
}

static inline bool has_no_gap(digit_set set)
{
    return !((set + (set & -set)) & set);
}

/* The open cells of a sum, those of plus first, and what the filled ones leave. */
struct open_sum {
    unsigned plus;
    unsigned count;
    int sum;
    bool differ;
    uint16_t cell[SUM_CELLS];
};

static void open_sum(const struct engine *e, unsigned unit, const digit_set *candidates,
                     struct open_sum *o)
{
    const struct sum_cells *s = &e->net_rules->of_sum[unit - e->units->constraints];
    o->count = 0;
    o->plus = 0;
    o->sum = sum_unit_at(e, unit)->sum;
    for (unsigned i = 0; i < s->count; i++) {
        const digit_set open = candidates[s->cell[i]];
        if (is_single(open)) {
            o->sum -= i < s->plus ? (int)lowest_digit(open) : -(int)lowest_digit(open);
        } else {
            o->cell[o->count++] = s->cell[i];
            o->plus += i < s->plus;
        }
    }
    o->differ = (o->plus == 0 || o->plus == o->count) && o->count <= MAX_OPEN &&
                all_differ(e, o->cell, o->count);
}

/* Is every candidate of sum_of_any sure to stay? So it is where no cell reaches further than the
 * sum leaves room at either end, if the others can add up to all between their least and most: one
 * of two cells, whose candidates have no gap, fills the gaps of the rest. */
static bool sum_is_loose(const digit_set *candidates, const struct open_sum *o)
{
    unsigned reach[2] = {0}; /* the most of cells without a gap; and the next */
    unsigned most = 0;
    int least = 0;
    int greatest = 0;
    for (unsigned i = 0; i < o->count; i++) {
        const digit_set open = candidates[o->cell[i]];
        const unsigned low = lowest_digit(open);
        const unsigned width = greatest_digit(open) - low;
        least += i < o->plus ? (int)low : -(int)(low + width);
        greatest += i < o->plus ? (int)(low + width) : -(int)low;
        most = width > most ? width : most;
        if (has_no_gap(open) && width > reach[1]) {
            reach[1] = width < reach[0] ? width : reach[0];
            reach[0] = width > reach[0] ? width : reach[0];
        }
    }
    if (!reach[1] || (int)most > o->sum - least || (int)most > greatest - o->sum) {
        return false;
    }
    for (unsigned i = 0; i < o->count; i++) {
        digit_set filled = candidates[o->cell[i]];
        for (unsigned k = 0; k < reach[1]; k++) {
            filled |= filled >> 1;
        }
        if (!has_no_gap(filled)) {
            return false;
        }
    }
    return true;
}

static enum constraint_effect prune_sum(const struct engine *e, unsigned unit,
                                        digit_set *candidates)
{
    struct open_sum o;
    open_sum(e, unit, candidates, &o);
    if (o.count == 0) {
        return o.sum == 0 ? CONSTRAINT_SAME : CONSTRAINT_BROKEN;
    }
    if (o.count > MAX_OPEN) {
        return CONSTRAINT_SAME;
    }
    if (!o.differ && sum_is_loose(candidates, &o)) {
        return CONSTRAINT_SAME;
    }
    return o.differ ? sum_of_different(e, candidates, o.cell, o.count, o.plus ? o.sum : -o.sum)
                    : sum_of_any(candidates, o.cell, o.plus, o.count, o.sum);
}

/* ---- houses ---- */

static unsigned house_of_unit(const struct engine *e, unsigned unit)
{
    return (unit - e->units->count) % e->tables.v->house_count;
}

static bool is_of_places(const struct engine *e, unsigned unit)
{
    return unit < e->units->count + e->tables.v->house_count;
}

enum { MAX_PLACES = 5 };

/* The digits that at least n of some cells have, for n from 1 on. */
struct digit_counts {
    digit_set least[MAX_PLACES + 2];
};

static inline void count_digits(struct digit_counts *c, digit_set candidates)
{
    for (unsigned n = MAX_PLACES + 1; n > 1; n--) {
        c->least[n] |= c->least[n - 1] & candidates;
    }
    c->least[1] |= candidates;
}

static enum constraint_effect prune_by_places(const struct engine *e, unsigned house,
                                              digit_set *candidates)
{
    const struct around *around = &e->net_rules->around[house];
    const unsigned size = e->tables.v->size;
    struct digit_counts places = {{0}};
    digit_set filled = 0;           /* gone from all cells that see these */
    digit_set seen[NET_RULE_CELLS]; /* digits of which the cells of a group see all places */
    enum constraint_effect effect = CONSTRAINT_SAME;
    for (unsigned i = 0; i < size; i++) {
        const digit_set open = candidates[around->cell[i]];
        filled |= is_single(open) ? open : 0;
        count_digits(&places, open);
    }
    if (places.least[1] != all_digits(size)) {
        return CONSTRAINT_BROKEN;
    }
    if ((places.least[MAX_PLACES + 1] | filled) == all_digits(size)) {
        return CONSTRAINT_SAME;
    }
    for (unsigned group = 0; group < around->groups; group++) {
        seen[group] = ~places.least[MAX_PLACES + 1];
        for (unsigned others = all_digits(size) & ~(unsigned)around->group_sees[group]; others;
             others &= others - 1) {
            seen[group] &= ~candidates[around->cell[__builtin_ctz(others)]];
        }
    }
    for (unsigned i = size; i < around->count && effect != CONSTRAINT_BROKEN; i++) {
        const digit_set gone = candidates[around->cell[i]] & seen[around->group_of[i]];
        if (gone) {
            effect = constraint_both(effect, constraint_keep(candidates, around->cell[i], ~gone));
        }
    }
    return effect;
}

/* Cells of a house, not filled, that share as many digits as they are: the digits of each choice of
 * them, four choices in a word. */
enum { CHOICES = 4 };

struct house_choices {
    unsigned count;
    uint16_t cell[NET_RULE_DIGITS];
    union {
        uint16_t digits[SETS];
        uint64_t word[SETS / CHOICES];
    };
};

static uint64_t four_times(unsigned number)
{
    return number * 0x0001000100010001ULL;
}

static void add_choices(struct house_choices *c, unsigned cell, digit_set candidates)
{
    const unsigned before = 1U << c->count;
    for (unsigned choice = 0; choice < before && choice < CHOICES; choice++) {
        c->digits[before + choice] = (uint16_t)(c->digits[choice] | candidates);
    }
    for (unsigned i = 1; i < before / CHOICES; i++) {
        c->word[before / CHOICES + i] = c->word[i] | four_times(candidates);
    }
    c->cell[c->count++] = (uint16_t)cell;
}

static void house_choices(const struct engine *e, unsigned house, const digit_set *candidates,
                          struct house_choices *c)
{
    const struct layout *v = e->tables.v;
    c->count = 0;
    c->word[0] = ~0ULL; /* of no choice all digits, more than any */
    c->digits[0] = 0;
    for (unsigned i = 0; i < v->size; i++) {
        const unsigned cell = v->house[house].cell[i];
        if (!is_single(candidates[cell])) {
            add_choices(c, cell, candidates[cell]);
        }
    }
}

/* Has one of a word's choices no more digits than cells? */
static inline bool few_digits(const struct house_choices *c, unsigned word)
{
    uint64_t x = c->word[word];
    uint16_t digits[CHOICES];
    const unsigned cells = digit_count(word);
    x -= x >> 1 & 0x5555555555555555;
    x = (x & 0x3333333333333333) + (x >> 2 & 0x3333333333333333);
    x = (x + (x >> 4)) & 0x0f0f0f0f0f0f0f0f;
    x = (x + (x >> 8)) & four_times(0xff);
    memcpy(digits, &x, sizeof digits);
    return digits[0] <= cells || digits[1] <= cells + 1 || digits[2] <= cells + 1 ||
           digits[3] <= cells + 2;
}

static enum constraint_effect prune_by_choice(const struct house_choices *c, unsigned choice,
                                              digit_set *candidates)
{
    enum constraint_effect effect = CONSTRAINT_SAME;
    if (digit_count(c->digits[choice]) < digit_count(choice)) {
        return CONSTRAINT_BROKEN;
    }
    for (unsigned i = 0; i < c->count && effect != CONSTRAINT_BROKEN; i++) {
        if (!(choice >> i & 1)) {
            effect = constraint_both(effect,
                                     constraint_keep(candidates, c->cell[i], ~c->digits[choice]));
        }
    }
    return effect;
}

/* Can some of a house's cells have no more digits than they are? As many cells as digits are open,
 * so either up to half of the cells have that few digits each, or up to half of the digits have
 * that few places. */
static bool may_have_subset(const struct engine *e, unsigned house, const digit_set *candidates)
{
    const struct layout *v = e->tables.v;
    unsigned cells[NET_RULE_DIGITS + 1] = {0};
    struct digit_counts places = {{0}};
    unsigned open_count = 0;
    unsigned few = 0;
    for (unsigned i = 0; i < v->size; i++) {
        const digit_set open = candidates[v->house[house].cell[i]];
        if (!is_single(open)) {
            open_count++;
            cells[digit_count(open)]++;
            count_digits(&places, open);
        }
    }
    if (digit_count(places.least[1]) != open_count) {
        return true;
    }
    for (unsigned n = 1; n <= NET_RULE_DIGITS / 2; n++) {
        few += cells[n];
        if (few >= n || digit_count(places.least[1] & ~places.least[n + 1]) >= n) {
            return true;
        }
    }
    return false;
}

static enum constraint_effect prune_by_subsets(const struct engine *e, unsigned house,
                                               digit_set *candidates)
{
    struct house_choices c;
    enum constraint_effect effect = CONSTRAINT_SAME;
    if (!may_have_subset(e, house, candidates)) {
        return CONSTRAINT_SAME;
    }
    house_choices(e, house, candidates, &c);
    const unsigned all = 1U << c.count;
    for (unsigned first = 0; first < all; first += CHOICES) {
        const unsigned end = few_digits(&c, first / CHOICES) ? CHOICES : 0;
        for (unsigned i = first ? 0 : 1; i < end; i++) {
            if (digit_count(c.digits[first + i]) <= digit_count(first + i) &&
                effect != CONSTRAINT_BROKEN) {
                effect = constraint_both(effect, prune_by_choice(&c, first + i, candidates));
            }
        }
    }
    return effect;
}

/* The smallest choice that takes the digit from the cell. */
static int subset_technique(const struct engine *e, unsigned house, const digit_set *candidates,
                            struct candidate taken)
{
    static const int naked[] = {TECHNIQUE_NAKED_PAIR, TECHNIQUE_NAKED_TRIPLE, TECHNIQUE_NAKED_QUAD};
    static const int hidden[] = {TECHNIQUE_HIDDEN_PAIR, TECHNIQUE_HIDDEN_TRIPLE,
                                 TECHNIQUE_HIDDEN_QUAD};
    struct house_choices c;
    unsigned least = NET_RULE_DIGITS;
    house_choices(e, house, candidates, &c);
    for (unsigned choice = 1; choice < 1U << c.count; choice++) {
        bool beside = c.digits[choice] & digit_bit(taken.digit);
        for (unsigned i = 0; i < c.count; i++) {
            beside &= !(choice >> i & 1) || c.cell[i] != taken.cell;
        }
        if (beside && digit_count(c.digits[choice]) <= digit_count(choice) &&
            digit_count(choice) < least) {
            least = digit_count(choice);
        }
    }
    return least <= 4 ? naked[least > 2 ? least - 2 : 0]
                      : hidden[c.count > least + 2 ? (c.count - least - 2) % 3 : 0];
}

/* ---- all of them ---- */

void net_rule_cells(const struct engine *e, unsigned unit, struct net_rule_cells *out)
{
    if (!is_net_rule(e, unit)) {
        const struct constraint *c = &e->units->at[unit].c;
        out->cell = c->cell;
        out->looked = out->count = c->count;
    } else if (unit >= e->units->count) {
        const struct around *around = &e->net_rules->around[house_of_unit(e, unit)];
        out->cell = around->cell;
        out->looked = e->tables.v->size;
        out->count = is_of_places(e, unit) ? around->count : out->looked;
    } else {
        const struct sum_cells *s = &e->net_rules->of_sum[unit - e->units->constraints];
        out->cell = s->sorted;
        out->looked = out->count = s->count;
    }
}

enum constraint_effect net_rule_prune(const struct engine *e, unsigned unit, digit_set *candidates)
{
    if (is_net_rule(e, unit)) {
        return unit < e->units->count  ? prune_sum(e, unit, candidates)
               : is_of_places(e, unit) ? prune_by_places(e, house_of_unit(e, unit), candidates)
                                       : prune_by_subsets(e, house_of_unit(e, unit), candidates);
    }
    const struct constraint *c = &e->units->at[unit].c;
    return in_net_rules(e) && c->kind == CONSTRAINT_CAGE
               ? sum_of_different(e, candidates, c->cell, c->count, (int)c->sum)
               : unit_prune(e, unit, candidates);
}

int net_rule_technique(const struct engine *e, unsigned unit, const digit_set *candidates,
                       struct candidate taken)
{
    struct open_sum o;
    if (unit >= e->units->count) {
        return is_of_places(e, unit)
                   ? TECHNIQUE_SEEN_BY_PLACES
                   : subset_technique(e, house_of_unit(e, unit), candidates, taken);
    }
    open_sum(e, unit, candidates, &o);
    if (!set_empty(sum_unit_at(e, unit)->minus)) {
        return o.count <= 2 ? TECHNIQUE_INNIES_OUTIES : TECHNIQUE_INNIES_OUTIES_MORE;
    }
    const bool outer = sum_unit_at(e, unit)->outer;
    return o.count > 2 ? TECHNIQUE_RULE_OF_45_MORE
           : outer     ? TECHNIQUE_RULE_OF_45_OUTER_PAIR
                       : TECHNIQUE_RULE_OF_45_INNER_PAIR;
}
