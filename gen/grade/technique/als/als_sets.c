/* Almost locked sets: finding them, and the pairs of them that share a restricted common.
 *
 * A set of n cells of one house whose candidates are n + 1 digits is almost locked: if it loses one
 * of the digits, it is locked on the rest. A digit is a restricted common of two sets if every cell
 * of the one with the digit sees every such cell of the other, so that only one of the two can have
 * it.
 *
 * A position can have up to MAX_ALS sets and MAX_COMMONS commons, but a solving step changes only a
 * few cells. So nothing is built from scratch: the sets of houses that did not change are copied,
 * each set remembers whether it is new since the last search, and only commons of new sets are
 * computed. The order of sets and commons is always the one that a full search would give, because
 * the solution path depends on it. */
#include "gen/grade/technique/als/als_sets.h"

#include "gen/grade/bits.h"

const struct family als_walk_family = {.size = sizeof(struct als_walk)};

const struct family als_list_family = {.size = sizeof(struct als_list)};

/* Was the set found in an earlier house? Sets that lie in a row and a box, say, turn up in both. */
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

/* While the sets of a changed house are found again: those of the last search that have not turned
 * up yet, and the cells that changed since. */
struct als_before {
    const struct als *next;
    const struct als *end;
    cell_set changed;
};

/* Take over what was known of a set. Both searches go through the house in the same order, so one
 * pass over the old sets is enough: an old set that is passed over no longer exists. A set with a
 * changed cell is new. */
static void als_recall(const struct engine *e, struct als *a, struct als_before *before)
{
    a->was = NEW_ALS;
    a->born = e->stamp;
    if (set_meets(a->cells, before->changed)) {
        return;
    }
    while (before->next < before->end) {
        const struct als *old = before->next++;
        if (set_equal(old->cells, a->cells)) {
            a->was = old->was;
            a->slot = old->slot;
            a->born = old->born;
            return;
        }
    }
}

/* Add a set that the search of a house found. A digit is useful if some other candidate sees all of
 * its places in the set: only such digits can eliminate anything or be a restricted common. */
static void als_add(struct engine *e, cell_set cells, digit_set digits, unsigned house,
                    struct als_before *before)
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
    a->useful = 0;
    FOR_EACH_DIGIT(digit, digits) {
        a->sees[digit] = common_peers(&e->tables, als_has(e, a, digit));
        if (set_meets(a->sees[digit], e->now.at[digit])) {
            a->useful |= digit_bit(digit);
        }
    }
    als_recall(e, a, before);
}

/* The open cells of a house. */
struct als_room {
    unsigned house;
    unsigned count;
    unsigned max; /* cells of a set */
    uint16_t cell[ENGINE_SIZE];
    digit_set digits[ENGINE_SIZE];
};

/* Extend `cells` by every combination of the cells from `from` on (depth first). A set of k cells
 * is almost locked if it has k + 1 digits. Digits only accumulate, so a branch ends when even the
 * largest set that could still come has too few cells for the digits. */
static void als_grow(struct engine *e, const struct als_room *room, unsigned from, cell_set cells,
                     digit_set digits, unsigned size, struct als_before *before)
{
    (void)spend_steps(e, room->count - from);
    for (unsigned i = from; i < room->count; i++) {
        digit_set d = digits | room->digits[i];
        unsigned count = digit_count(d);
        unsigned left = room->count - i - 1;
        unsigned largest = size + 1 + left < room->max ? size + 1 + left : room->max;
        if (count > largest + 1) {
            continue;
        }
        cell_set c = cells;
        set_add(&c, room->cell[i]);
        if (count == size + 2) {
            als_add(e, c, d, room->house, before);
        }
        if (size + 1 < largest) {
            als_grow(e, room, i + 1, c, d, size + 1, before);
        }
    }
}

/* If nothing changed in a house, copy its sets. Returns false if it must be searched. */
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

/* Search a house that changed. On boards larger than 9x9, sets have at most four cells: the number
 * of subsets grows too fast, and larger ones are hard to see. Returns false if the list or the work
 * limit is full. */
static bool als_find(struct engine *e, unsigned house, const struct als *old, uint32_t since)
{
    struct als_list *l = e->als;
    bool was_whole = l->whole;
    struct als_room room = {.house = house};
    struct als_before before = {old + l->house_from[house], old + l->house_from[house + 1],
                                set_none()};
    for (unsigned i = 0; i < e->tables.v->size; i++) {
        unsigned cell = e->tables.v->house[house].cell[i];
        if (!was_whole || e->changes.cell[cell] > since) {
            set_add(&before.changed, cell);
        }
        if (e->now.digits[cell]) {
            room.digits[room.count] = e->now.digits[cell];
            room.cell[room.count++] = (uint16_t)cell;
        }
    }
    l->whole = true;
    if (room.count > 1) {
        room.max = e->tables.v->size > 9 && room.count > 4 ? 4 : room.count - 1;
        als_grow(e, &room, 0, set_none(), 0, 0, &before);
    }
    bool whole = l->whole && !spend_steps(e, 0);
    l->whole = was_whole;
    return whole;
}

/* After candidates were removed elsewhere, a kept set may no longer see any candidate of a digit.
 */
static void als_forget_useless(struct engine *e)
{
    struct als_list *l = e->als;
    digit_set changed = 0;
    for (unsigned digit = 1; digit <= e->tables.v->size; digit++) {
        if (!set_equal(l->at[digit], e->now.at[digit])) {
            changed |= digit_bit(digit);
            l->at[digit] = e->now.at[digit];
        }
    }
    for (unsigned i = 0; i < l->count; i++) {
        struct als *a = &l->set[i];
        FOR_EACH_DIGIT(digit, a->useful & changed) {
            if (!set_meets(a->sees[digit], e->now.at[digit])) {
                a->useful &= ~digit_bit(digit);
            }
        }
    }
}

/* The two rooms for sets take turns: one has the sets of the last search, the other receives the
 * new. */
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
        first[h] = l->count;
        if (!als_keep(e, h, old, since)) {
            whole &= als_find(e, h, old, since);
        }
    }
    first[e->tables.v->house_count] = l->count;
    memcpy(l->house_from, first, sizeof first);
    l->whole = whole;
    als_forget_useless(e);
}

/* Clear all rows of the index, or those of slots without a set. */
static void als_clear_slots(struct engine *e, bool all)
{
    struct als_list *l = e->als;
    const unsigned words = all ? ALS_WORDS : l->slot_words;
    uint64_t kept[ALS_WORDS];
    cell_set open = set_none();
    memcpy(kept, l->taken, sizeof kept);
    for (unsigned digit = 1; digit <= e->tables.v->size; digit++) {
        open = set_or(open, e->now.at[digit]);
        FOR_EACH_CELL(cell, e->now.at[digit]) {
            bits_and(l->seeing[digit][cell], kept, words);
        }
    }
    FOR_EACH_CELL(used, open) {
        bits_and(l->uses[used], kept, words);
    }
}

/* Give each new set a slot: the lowest bit that is free in the index. Slots stay the same for as
 * long as a set lives, while its number in the list changes. */
static void als_take_slots(struct als_list *l)
{
    unsigned w = 0;
    for (unsigned i = 0; i < l->count; i++) {
        struct als *a = &l->set[i];
        if (a->was == NEW_ALS) {
            while (!~l->taken[w]) {
                w++;
            }
            a->slot = (uint16_t)(w * 64 + (unsigned)__builtin_ctzll(~l->taken[w]));
            bit_set(l->taken, a->slot);
            l->slot_words = w < l->slot_words ? l->slot_words : w + 1;
        }
        l->in_slot[a->slot] = (uint16_t)i;
    }
}

/* Build the index by slot: which sets use a cell, and which sets see a candidate with all places of
 * the digit. With it, the partners of a set are an intersection of bit rows, not a loop over all
 * pairs. */
static void als_index(struct engine *e)
{
    struct als_list *l = e->als;
    bool all = true;
    memset(l->taken, 0, sizeof l->taken);
    for (unsigned i = 0; i < l->count; i++) {
        if (l->set[i].was != NEW_ALS) {
            bit_set(l->taken, l->set[i].slot);
            all = false;
        }
    }
    l->slot_words = all ? 0 : l->slot_words;
    als_clear_slots(e, all);
    als_take_slots(l);
    for (unsigned i = 0; i < l->count; i++) {
        const struct als *a = &l->set[i];
        if (a->was != NEW_ALS) {
            continue;
        }
        FOR_EACH_CELL(cell, a->cells) {
            bit_set(l->uses[cell], a->slot);
        }
        FOR_EACH_DIGIT(digit, a->useful) {
            FOR_EACH_CELL(seen, set_and(a->sees[digit], e->now.at[digit])) {
                bit_set(l->seeing[digit][seen], a->slot);
            }
        }
    }
}

/* Insert a common of a new set among the fresh ones, ordered by the later of its two sets. */
static void als_add_common(struct als_list *l, unsigned first, unsigned i, unsigned j,
                           digit_set digits)
{
    const unsigned from = i < j ? i : j;
    const unsigned to = i < j ? j : i;
    unsigned at = l->fresh_count++;
    for (; at > first && l->fresh[at - 1].to > to; at--) {
        l->fresh[at] = l->fresh[at - 1];
    }
    l->fresh[at] = (struct restricted_common){(uint16_t)from, (uint16_t)to, digits};
}

/* Add all commons of a set, except with sets in `done`, whose own search has added them. A partner
 * shares digit d as a restricted common if it sees every cell of the set with d: the intersection
 * of the rows `seeing` of these cells. Unless options allow overlap, partners that use a cell of
 * the set are excluded first. */
static void als_commons_of(struct engine *e, unsigned i, const uint64_t *done)
{
    struct als_list *l = e->als;
    const struct als *a = &l->set[i];
    const unsigned words = l->slot_words;
    const unsigned first = l->fresh_count;
    uint64_t free[ALS_WORDS];
    uint64_t any[ALS_WORDS];
    uint64_t common[ENGINE_SIZE][ALS_WORDS];
    digit_set of[ENGINE_SIZE];
    unsigned count = 0;
    for (unsigned w = 0; w < words; w++) {
        free[w] = l->taken[w] & ~done[w];
        any[w] = 0;
    }
    FOR_EACH_CELL(inside, e->options->overlap ? set_none() : a->cells) {
        for (unsigned w = 0; w < words; w++) {
            free[w] &= ~l->uses[inside][w];
        }
    }
    FOR_EACH_DIGIT(digit, a->useful) {
        uint64_t *row = common[count];
        memcpy(row, free, words * sizeof row[0]);
        FOR_EACH_CELL(cell, als_has(e, a, digit)) {
            bits_and(row, l->seeing[digit][cell], words);
        }
        bits_or(any, row, words);
        of[count++] = digit_bit(digit);
    }
    for (unsigned w = 0; w < words; w++) {
        for (uint64_t left = any[w]; left && l->fresh_count < MAX_COMMONS; left &= left - 1) {
            digit_set digits = 0;
            for (unsigned k = 0; k < count; k++) {
                digits |= left & -left & common[k][w] ? of[k] : 0;
            }
            als_add_common(l, first, i, l->in_slot[w * 64 + (unsigned)__builtin_ctzll(left)],
                           digits);
        }
    }
}

/* Keep the commons between sets that still exist, renumbered. Old sets keep their relative order,
 * so the list stays sorted. `fresh` receives the new sets. */
static void als_keep_commons(struct als_list *l, uint64_t *fresh)
{
    uint16_t now[MAX_ALS];
    unsigned kept = 0;
    memset(now, 0xff, sizeof now);
    for (unsigned i = 0; i < l->count; i++) {
        struct als *a = &l->set[i];
        if (a->was == NEW_ALS) {
            bit_set(fresh, i);
        } else {
            now[a->was] = (uint16_t)i;
        }
        a->was = (uint16_t)i;
    }
    for (unsigned k = 0; k < l->common_count; k++) {
        struct restricted_common c = l->common[k];
        c.from = now[c.from];
        c.to = now[c.to];
        if (c.from != NEW_ALS && c.to != NEW_ALS) {
            l->common[kept++] = c;
        }
    }
    l->common_count = kept;
}

static bool comes_later(const struct restricted_common *a, const struct restricted_common *b)
{
    return a->from > b->from || (a->from == b->from && a->to > b->to);
}

/* Merge the commons of new sets into the kept ones, ordered by `from`, then `to`. A counting sort
 * by `from` keeps the order by `to` within each; then both sorted lists are merged from the back,
 * in place. */
static void als_merge_commons(struct als_list *l)
{
    unsigned place[MAX_ALS + 2] = {0};
    for (unsigned k = 0; k < l->fresh_count; k++) {
        place[l->fresh[k].from + 1U]++;
    }
    for (unsigned i = 1; i <= l->count; i++) {
        place[i] += place[i - 1];
    }
    for (unsigned k = 0; k < l->fresh_count; k++) {
        l->sorted[place[l->fresh[k].from]++] = l->fresh[k];
    }
    unsigned kept = l->common_count;
    unsigned fresh = l->fresh_count;
    l->common_count += fresh;
    for (unsigned at = l->common_count; fresh > 0;) {
        bool later = kept > 0 && comes_later(&l->common[kept - 1], &l->sorted[fresh - 1]);
        l->common[--at] = later ? l->common[--kept] : l->sorted[--fresh];
    }
}

/* Find the commons of new sets, and keep the others. False: the list is too small for all of them.
 */
static bool als_renew_commons(struct engine *e)
{
    struct als_list *l = e->als;
    uint64_t fresh[ALS_WORDS] = {0};
    uint64_t done[ALS_WORDS] = {0};
    als_keep_commons(l, fresh);
    l->fresh_count = 0;
    FOR_EACH_BIT(i, (l->count + 63) / 64, fresh[w]) {
        bit_set(done, l->set[i].slot);
        als_commons_of(e, (unsigned)i, done);
    }
    if (l->common_count + l->fresh_count > MAX_COMMONS || l->fresh_count == MAX_COMMONS) {
        return false;
    }
    als_merge_commons(l);
    return true;
}

/* List the neighbours of each set, by a counting sort: near_first[i] is where those of set i begin,
 * and ahead_first[i] where those with a higher number begin. Commons are ordered by `from`, so the
 * neighbours of each set come out ascending. */
static void als_list_near(struct als_list *l)
{
    unsigned place[MAX_ALS + 2] = {0};
    for (unsigned k = 0; k < l->common_count; k++) {
        place[l->common[k].from + 1U]++;
        place[l->common[k].to + 1U]++;
    }
    for (unsigned i = 0; i <= l->count; i++) {
        place[i + 1] += place[i];
        l->near_first[i] = place[i];
    }
    for (unsigned i = 0, k = 0; i < l->count; i++) {
        l->ahead_first[i] = place[i];
        for (; k < l->common_count && l->common[k].from == i; k++) {
            const struct restricted_common *c = &l->common[k];
            l->near[place[i]++] = (struct als_near){c->to, c->digits};
            l->near[place[c->to]++] = (struct als_near){c->from, c->digits};
        }
    }
}

/* If the list of commons was full in the last search, or it was made for an earlier puzzle, every
 * set counts as new. If the list fills up again, the search is repeated with all sets new, so that
 * the same commons are dropped as in a search from scratch. */
void als_commons(struct engine *e)
{
    struct als_list *l = e->als;
    als_collect(e);
    if (l->commons_stamp == l->stamp) {
        return;
    }
    if (!l->commons_whole || l->commons_stamp < e->changes.begun) {
        for (unsigned i = 0; i < l->count; i++) {
            l->set[i].was = NEW_ALS;
        }
    }
    l->commons_stamp = l->stamp;
    als_index(e);
    l->commons_whole = als_renew_commons(e);
    if (!l->commons_whole) {
        for (unsigned i = 0; i < l->count; i++) {
            l->set[i].was = NEW_ALS;
        }
        als_index(e);
        (void)als_renew_commons(e);
        als_merge_commons(l);
    }
    als_list_near(l);
    (void)spend_steps(e, l->common_count / 8);
}

void als_mark(struct engine *e, unsigned role, const struct als *a)
{
    unsigned last = STEP_MAX_SETS - 1;
    cite_house(e, a->house);
    mark_cells(e, (enum mark_role)(MARK_SET_A + (role < last ? role : last)), a->cells, a->digits);
}
