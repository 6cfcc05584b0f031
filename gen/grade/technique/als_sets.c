#include "gen/grade/technique/als_sets.h"

#include "gen/grade/bits.h"

/* Was the set found in an earlier house? Sets that lie in two houses turn up in both. */
static bool als_known(const struct engine *e, cell_set cells, unsigned house)
{
    const struct layout *v = e->tables.v;
    unsigned cell = set_first(cells);
    for (unsigned k = 0; k < v->house_count_of[cell]; k++) {
        unsigned h = v->house_of[cell][k];
        if (h < house && set_within(cells, e->tables.house[h])) {
            return true;
        }
    }
    return false;
}

static void als_add(struct engine *e, cell_set cells, digit_set digits, unsigned house)
{
    struct als_list *l = e->als;
    if (als_known(e, cells, house)) {
        return;
    }
    if (l->count == MAX_ALS) {
        l->whole = false;
        return;
    }
    struct als *a = &l->set[l->count++];
    a->cells = cells;
    a->digits = digits;
    a->house = (uint8_t)house;
    FOR_EACH_DIGIT(digit, digits) {
        a->has[digit] = set_and(cells, e->now.at[digit]);
        a->sees[digit] = common_peers(&e->tables, a->has[digit]);
    }
}

static void als_grow(struct engine *e, unsigned house, unsigned from, cell_set cells,
                     digit_set digits, unsigned size, unsigned max)
{
    const struct layout *v = e->tables.v;
    for (unsigned i = from; i < v->size && !spend(e, 1); i++) {
        unsigned cell = v->house[house].cell[i];
        if (!e->now.digits[cell]) {
            continue;
        }
        digit_set d = digits | e->now.digits[cell];
        cell_set c = cells;
        set_add(&c, cell);
        if (digit_count(d) > max + 1) {
            continue;
        }
        if (digit_count(d) == size + 2) {
            als_add(e, c, d, house);
        }
        if (size + 1 < max) {
            als_grow(e, house, i + 1, c, d, size + 1, max);
        }
    }
}

/* The sets of a house as they were, when nothing changed in it. */
static bool als_keep(struct engine *e, unsigned house, const struct als *old, uint32_t since)
{
    struct als_list *l = e->als;
    unsigned from = l->house_from[house];
    unsigned count = l->house_from[house + 1] - from;
    if (!l->whole || e->changes.house[house] > since || l->count + count > MAX_ALS) {
        return false;
    }
    memcpy(&l->set[l->count], &old[from], count * sizeof *old);
    l->count += count;
    return true;
}

void als_collect(struct engine *e)
{
    struct als_list *l = e->als;
    const struct als *old = l->set;
    uint32_t since = l->stamp;
    unsigned first[ENGINE_HOUSES + 1];
    if (l->stamp == e->stamp) {
        return;
    }
    note_changes(e);
    l->stamp = e->stamp;
    l->set = l->set == l->room[0] ? l->room[1] : l->room[0];
    l->count = 0;
    bool whole = true;
    for (unsigned h = 0; h < e->tables.v->house_count; h++) {
        unsigned open = e->now.open[h];
        unsigned max = e->tables.v->size <= 9 ? open : open < 4 ? open : 4;
        first[h] = l->count;
        if (als_keep(e, h, old, since)) {
            continue;
        }
        bool was_whole = l->whole;
        l->whole = true;
        if (open > 1) {
            als_grow(e, h, 0, set_none(), 0, 0, max < open ? max : open - 1);
        }
        whole &= l->whole && !spend(e, 0);
        l->whole = was_whole;
    }
    first[e->tables.v->house_count] = l->count;
    memcpy(l->house_from, first, sizeof first);
    l->whole = whole;
    for (unsigned i = 0; i < l->count; i++) {
        struct als *a = &l->set[i];
        a->useful = 0;
        FOR_EACH_DIGIT(digit, a->digits) {
            if (set_meets(a->sees[digit], e->now.at[digit])) {
                a->useful |= digit_bit(digit);
            }
        }
    }
}

/* The group of a set for a digit; NO_GROUP when there is no room. */
static unsigned als_group_of(const struct engine *e, struct als_list *l, const struct als *a,
                             unsigned digit)
{
    uint16_t *at = &l->group_at[digit][set_first(a->has[digit])];
    for (unsigned k = *at; k != NO_GROUP; k = l->group[k].before) {
        if (set_equal(l->group[k].has, a->has[digit])) {
            return k;
        }
    }
    if (l->group_count == MAX_ALS_GROUPS) {
        return NO_GROUP;
    }
    struct als_group *g = &l->group[l->group_count];
    g->digit = (uint8_t)digit;
    g->before = *at;
    g->has = a->has[digit];
    g->sees = set_and(a->sees[digit], e->now.at[digit]);
    memset(g->members, 0, (l->count + 63) / 64 * sizeof g->members[0]);
    *at = (uint16_t)l->group_count;
    return l->group_count++;
}

/* Sort the sets into groups, and note which cells they use. */
static void als_index(struct engine *e)
{
    struct als_list *l = e->als;
    unsigned words = (l->count + 63) / 64;
    l->group_count = 0;
    for (unsigned digit = 1; digit <= e->tables.v->size; digit++) {
        FOR_EACH_CELL(cell, e->now.at[digit]) {
            l->group_at[digit][cell] = NO_GROUP;
            memset(l->sets_seeing[digit][cell], 0, words * sizeof l->sets_seeing[digit][cell][0]);
        }
    }
    for (unsigned cell = 0; cell < e->tables.v->cell_count; cell++) {
        memset(l->uses[cell], 0, words * sizeof l->uses[cell][0]);
    }
    for (unsigned i = 0; i < l->count; i++) {
        const struct als *a = &l->set[i];
        uint64_t bit = 1ULL << i % 64;
        FOR_EACH_CELL(cell, a->cells) {
            l->uses[cell][i / 64] |= bit;
        }
        FOR_EACH_DIGIT(digit, a->useful) {
            unsigned k = als_group_of(e, l, a, digit);
            l->group_of[i][digit] = (uint16_t)k;
            if (k != NO_GROUP) {
                l->group[k].members[i / 64] |= bit;
            }
        }
    }
}

/* For each group the sets that its cells see, and those that see a candidate with it. */
static void als_relate(struct engine *e)
{
    struct als_list *l = e->als;
    unsigned words = (l->count + 63) / 64;
    for (unsigned k = 0; k < l->group_count; k++) {
        FOR_EACH_CELL(cell, l->group[k].sees) {
            bits_or(l->sets_seeing[l->group[k].digit][cell], l->group[k].members, words);
        }
    }
    for (unsigned k = 0; k < l->group_count; k++) {
        struct als_group *g = &l->group[k];
        memset(g->seen, 0, words * sizeof g->seen[0]);
        memset(g->joint, 0, words * sizeof g->joint[0]);
        FOR_EACH_CELL(cell, g->sees) {
            bits_or(g->joint, l->sets_seeing[g->digit][cell], words);
            for (unsigned o = l->group_at[g->digit][cell]; o != NO_GROUP; o = l->group[o].before) {
                if (set_within(l->group[o].has, g->sees)) {
                    bits_or(g->seen, l->group[o].members, words);
                }
            }
        }
    }
    for (unsigned i = 0; i < l->count; i++) {
        memset(l->joint[i], 0, words * sizeof l->joint[i][0]);
        FOR_EACH_DIGIT(digit, l->set[i].useful) {
            if (l->group_of[i][digit] != NO_GROUP) {
                bits_or(l->joint[i], l->group[l->group_of[i][digit]].joint, words);
            }
        }
    }
}

/* The commons of set i with the sets after it. */
static void als_commons_of(struct engine *e, unsigned i)
{
    struct als_list *l = e->als;
    const struct als *a = &l->set[i];
    unsigned words = (l->count + 63) / 64;
    unsigned from = (i + 1) / 64;
    uint64_t any[ALS_WORDS] = {0};
    FOR_EACH_DIGIT(digit, a->useful) {
        if (l->group_of[i][digit] != NO_GROUP) {
            bits_or(any, l->group[l->group_of[i][digit]].seen, words);
        }
    }
    FOR_EACH_CELL(cell, e->options->overlap ? set_none() : a->cells) {
        for (unsigned w = from; w < words; w++) {
            any[w] &= ~l->uses[cell][w];
        }
    }
    if (from < words) {
        any[from] &= ~0ULL << (i + 1) % 64;
    }
    for (unsigned w = from; w < words; w++) {
        for (uint64_t left = any[w]; left; left &= left - 1) {
            unsigned j = w * 64 + (unsigned)__builtin_ctzll(left);
            digit_set digits = 0;
            FOR_EACH_DIGIT(digit, a->useful & l->set[j].useful) {
                if (set_within(l->set[j].has[digit], a->sees[digit])) {
                    digits |= digit_bit(digit);
                }
            }
            if (digits && l->common_count < MAX_COMMONS) {
                l->common[l->common_count++] =
                    (struct restricted_common){(uint16_t)i, (uint16_t)j, digits};
            }
        }
    }
}

void als_commons(struct engine *e)
{
    struct als_list *l = e->als;
    als_collect(e);
    if (l->commons_stamp == l->stamp) {
        return;
    }
    l->commons_stamp = l->stamp;
    l->common_count = 0;
    als_index(e);
    als_relate(e);
    memset(l->back_first, 0, (l->count + 2) * sizeof l->back_first[0]);
    for (unsigned i = 0; i < l->count; i++) {
        l->first[i] = l->common_count;
        als_commons_of(e, i);
    }
    l->first[l->count] = l->common_count;
    (void)spend(e, l->common_count / 8);
    for (unsigned k = 0; k < l->common_count; k++) {
        l->back_first[l->common[k].to + 2U]++;
    }
    for (unsigned i = 2; i < l->count + 2; i++) {
        l->back_first[i] += l->back_first[i - 1];
    }
    for (unsigned k = 0; k < l->common_count; k++) {
        l->back[l->back_first[l->common[k].to + 1U]++] = (uint16_t)k;
    }
}

void als_mark(struct engine *e, unsigned role, const struct als *a)
{
    unsigned last = STEP_MAX_SETS - 1;
    cite_house(e, a->house);
    mark_cells(e, (enum mark_role)(MARK_SET_A + (role < last ? role : last)), a->cells, a->digits);
}
