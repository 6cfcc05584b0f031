#include "gen/grade/technique/quick_reject.h"

#include "gen/grade/technique/pattern/templates.h"

const struct family absences_family = {.size = sizeof(struct absences)};

enum { SIZE = 9, THIRD = 3 };

/* With fewer open sets than this there is no subset but singles. */
enum { MIN_OPEN = 4 };

/* Bits found: sizes of naked subsets; hidden ones further up. */
enum { POINTING_BIT = 1, CLAIMING_BIT = 2, HIDDEN_SHIFT = 16, ANY_BIT = 1 };
enum { LOCKED_BITS = 1 << 2 | 1 << 3 };

/* What a cell that sees others by a constraint may lose where no house has them all. */
#define BEYOND_HOUSES ((1U << HIDDEN_SHIFT) - 1)

static const struct {
    uint8_t look;
    uint32_t bits;
} asked[TECHNIQUE_COUNT] = {
    [TECHNIQUE_LOCKED_PAIR] = {LOOK_SEGMENTS, 1U << 2},
    [TECHNIQUE_LOCKED_TRIPLE] = {LOOK_SEGMENTS, 1U << 3},
    [TECHNIQUE_POINTING] = {LOOK_LOCKED, POINTING_BIT},
    [TECHNIQUE_CLAIMING] = {LOOK_LOCKED, CLAIMING_BIT},
    [TECHNIQUE_NAKED_PAIR] = {LOOK_SUBSETS, 1U << 2},
    [TECHNIQUE_NAKED_TRIPLE] = {LOOK_SUBSETS, 1U << 3},
    [TECHNIQUE_NAKED_QUAD] = {LOOK_SUBSETS, 1U << 4},
    [TECHNIQUE_HIDDEN_PAIR] = {LOOK_SUBSETS, 1U << (2 + HIDDEN_SHIFT)},
    [TECHNIQUE_HIDDEN_TRIPLE] = {LOOK_SUBSETS, 1U << (3 + HIDDEN_SHIFT)},
    [TECHNIQUE_HIDDEN_QUAD] = {LOOK_SUBSETS, 1U << (4 + HIDDEN_SHIFT)},
    [TECHNIQUE_X_WING] = {LOOK_TEMPLATES, ANY_BIT},
    [TECHNIQUE_SWORDFISH] = {LOOK_TEMPLATES, ANY_BIT},
    [TECHNIQUE_JELLYFISH] = {LOOK_TEMPLATES, ANY_BIT},
    [TECHNIQUE_REMOTE_PAIR] = {LOOK_PAIRS, ANY_BIT},
    [TECHNIQUE_SKYSCRAPER] = {LOOK_TEMPLATES, ANY_BIT},
    [TECHNIQUE_TWO_STRING_KITE] = {LOOK_TEMPLATES, ANY_BIT},
    [TECHNIQUE_TURBOT_FISH] = {LOOK_TEMPLATES, ANY_BIT},
    [TECHNIQUE_SIMPLE_COLOURS_TRAP] = {LOOK_TEMPLATES, ANY_BIT},
    [TECHNIQUE_SIMPLE_COLOURS_WRAP] = {LOOK_TEMPLATES, ANY_BIT},
    [TECHNIQUE_MULTI_COLOURS_1] = {LOOK_TEMPLATES, ANY_BIT},
    [TECHNIQUE_MULTI_COLOURS_2] = {LOOK_TEMPLATES, ANY_BIT},
    [TECHNIQUE_EMPTY_RECTANGLE] = {LOOK_TEMPLATES, ANY_BIT},
    [TECHNIQUE_FINNED_X_WING] = {LOOK_TEMPLATES, ANY_BIT},
    [TECHNIQUE_SASHIMI_X_WING] = {LOOK_TEMPLATES, ANY_BIT},
    [TECHNIQUE_FINNED_SWORDFISH] = {LOOK_TEMPLATES, ANY_BIT},
    [TECHNIQUE_SASHIMI_SWORDFISH] = {LOOK_TEMPLATES, ANY_BIT},
    [TECHNIQUE_FINNED_JELLYFISH] = {LOOK_TEMPLATES, ANY_BIT},
    [TECHNIQUE_SASHIMI_JELLYFISH] = {LOOK_TEMPLATES, ANY_BIT},
    [TECHNIQUE_X_CHAIN] = {LOOK_TEMPLATES, ANY_BIT},
};

/* ---- locked candidates ---- */

/* The thirds of a line in which there are places. */
static inline unsigned thirds_of(uint32_t places)
{
    uint32_t any = places | places >> 1 | places >> 2;
    return (any & 1) | (any >> 2 & 2) | (any >> 4 & 4);
}

/* Three lines and three boxes that cross, by the thirds of each line. */
static uint8_t locked_in_band(const unsigned in[THIRD])
{
    unsigned several = (in[0] & in[1]) | (in[0] & in[2]) | (in[1] & in[2]);
    uint8_t found = 0;
    for (unsigned i = 0; i < THIRD; i++) {
        if (is_single(in[i])) {
            found |= in[i] & several ? CLAIMING_BIT : 0;
        } else {
            found |= in[i] & ~several ? POINTING_BIT : 0;
        }
    }
    return found;
}

static uint8_t locked_of_digit(const struct engine *e, unsigned digit)
{
    static const enum house_kind kinds[2] = {HOUSE_ROW, HOUSE_COLUMN};
    uint8_t found = 0;
    for (unsigned k = 0; k < 2; k++) {
        const uint8_t *line = e->tables.of_kind[kinds[k]].house;
        for (unsigned first = 0; first < SIZE; first += THIRD) {
            unsigned in[THIRD];
            for (unsigned i = 0; i < THIRD; i++) {
                in[i] = thirds_of(e->now.places[line[first + i]][digit]);
            }
            found |= locked_in_band(in);
        }
    }
    return found;
}

static uint32_t look_at_locked(struct engine *e)
{
    struct absences *a = e->absences;
    uint32_t found = 0;
    for (unsigned digit = 1; digit <= SIZE; digit++) {
        if (!set_equal(a->at[digit], e->now.at[digit])) {
            a->at[digit] = e->now.at[digit];
            a->locked[digit] = locked_of_digit(e, digit);
        }
        found |= a->locked[digit];
    }
    return found;
}

/* ---- subsets ---- */

#define SIZES_2(n) n, n + 1, n + 1, n + 2
#define SIZES_4(n) SIZES_2(n), SIZES_2(n + 1), SIZES_2(n + 1), SIZES_2(n + 2)
#define SIZES_6(n) SIZES_4(n), SIZES_4(n + 1), SIZES_4(n + 1), SIZES_4(n + 2)
#define SIZES_8(n) SIZES_6(n), SIZES_6(n + 1), SIZES_6(n + 1), SIZES_6(n + 2)
static const uint8_t size_of[1 << SIZE] = {SIZES_8(0), SIZES_8(1)};

/* Sets side by side. */
enum { AT_ONCE = 16 };
typedef uint16_t many_sets __attribute__((vector_size(2 * AT_ONCE)));
union all_sets {
    uint16_t one[1 << SIZE];
    many_sets many[(1 << SIZE) / AT_ONCE];
};

static inline void count_members(many_sets *sets)
{
    many_sets x = *sets - (*sets >> 1 & 0x5555);
    x = (x & 0x3333) + (x >> 2 & 0x3333);
    x = (x + (x >> 4)) & 0x0f0f;
    *sets = (x + (x >> 8)) & 0x1f;
}

/* What is in any of the chosen sets, by the choice. */
static void join_sets(const uint16_t *set, unsigned count, union all_sets *members)
{
    members->one[0] = 0;
    for (unsigned i = 0; i < count; i++) {
        const unsigned end = 1U << i;
        for (unsigned chosen = 0; chosen < end && end < AT_ONCE; chosen++) {
            members->one[end | chosen] = members->one[chosen] | set[i];
        }
        for (unsigned k = 0; k < end / AT_ONCE; k++) {
            members->many[end / AT_ONCE + k] = members->many[k] | set[i];
        }
    }
}

/* Looks for n sets with n members altogether, some of which the other sets have too: a subset that
 * removes something. Returns a bit for each such n. The other sets then form a hidden subset. */
static uint32_t closed_sizes(const uint16_t *set, unsigned count)
{
    static const many_sets lanes = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
    union all_sets members;
    uint32_t found = 0;
    if (count < MIN_OPEN) {
        return 0;
    }
    join_sets(set, count, &members);
    const unsigned all = (1U << count) - 1;
    for (unsigned first = 0; first < all; first += AT_ONCE) {
        many_sets sizes = members.many[first / AT_ONCE];
        many_sets chosen = lanes + (uint16_t)first;
        uint64_t any[sizeof sizes / 8];
        count_members(&sizes);
        count_members(&chosen);
        chosen = (many_sets)(sizes == chosen);
        memcpy(any, &chosen, sizeof any);
        any[0] |= any[1] | any[2] | any[3];
        for (unsigned i = first; any[0] && i < first + AT_ONCE; i++) {
            if (size_of[members.one[i]] == size_of[i] && members.one[i] & members.one[all & ~i]) {
                found |= 1U << size_of[i];
            }
        }
    }
    return found;
}

/* The same from the members' side: `count` minus each size. */
static uint32_t left_sizes(uint32_t sizes, unsigned count)
{
    uint32_t left = 0;
    for (unsigned n = 1; n < count; n++) {
        left |= (sizes >> n & 1) << (count - n);
    }
    return left;
}

static uint32_t look_at_house(const struct engine *e, unsigned house)
{
    uint16_t open[SIZE];
    unsigned count = 0;
    for (unsigned i = 0; i < SIZE; i++) {
        digit_set digits = e->now.digits[e->tables.v->house[house].cell[i]];
        open[count] = (uint16_t)digits;
        count += digits != 0;
    }
    uint32_t sizes = closed_sizes(open, count);
    return sizes | left_sizes(sizes, count) << HIDDEN_SHIFT;
}

/* The same, kept until the house changes; note_changes comes before. */
static uint32_t subsets_in(struct engine *e, unsigned house)
{
    struct absences *a = e->absences;
    if (a->house_stamp[house] < e->changes.house[house]) {
        a->of_house[house] = look_at_house(e, house);
        a->house_stamp[house] = e->stamp;
    }
    return a->of_house[house];
}

static uint32_t look_at_subsets(struct engine *e)
{
    uint32_t found = 0;
    note_changes(e);
    for (unsigned h = 0; h < e->tables.v->house_count; h++) {
        found |= subsets_in(e, h);
    }
    return found;
}

/* ---- locked subsets: in the three cells that a box shares with a line ---- */

static digit_set digits_beside(const struct engine *e, unsigned house, const uint16_t *cell,
                               unsigned count)
{
    digit_set others = 0;
    for (unsigned i = 0; i < SIZE; i++) {
        unsigned other = e->tables.v->house[house].cell[i];
        bool own = false;
        for (unsigned k = 0; k < count; k++) {
            own |= cell[k] == other;
        }
        others |= own ? 0 : e->now.digits[other];
    }
    return others;
}

static uint32_t look_at_segment(const struct engine *e, unsigned box, enum house_kind kind,
                                const uint16_t cell[THIRD])
{
    const digit_set *digits = e->now.digits;
    unsigned line = e->tables.house_in[cell[0]][kind];
    uint32_t found = 0;
    for (unsigned i = 0; i < THIRD; i++) {
        const uint16_t pair[2] = {cell[i], cell[(i + 1) % THIRD]};
        digit_set both = digits[pair[0]];
        if (both == digits[pair[1]] && is_pair(both) && (digits_beside(e, box, pair, 2) & both) &&
            (digits_beside(e, line, cell, THIRD) & both)) {
            found |= 1U << 2;
        }
    }
    digit_set all = digits[cell[0]] | digits[cell[1]] | digits[cell[2]];
    if (digits[cell[0]] && digits[cell[1]] && digits[cell[2]] && is_pair(all & (all - 1)) &&
        (digits_beside(e, box, cell, THIRD) & all) && (digits_beside(e, line, cell, THIRD) & all)) {
        found |= 1U << 3;
    }
    return found;
}

static uint32_t look_at_segments(struct engine *e)
{
    uint32_t found = 0;
    note_changes(e);
    for (unsigned i = 0; i < SIZE; i++) {
        unsigned box = e->tables.of_kind[HOUSE_BOX].house[i];
        const uint16_t *cell = e->tables.v->house[box].cell;
        if (!(subsets_in(e, box) & LOCKED_BITS)) {
            continue;
        }
        for (unsigned k = 0; k < THIRD; k++) {
            const uint16_t column[THIRD] = {cell[k], cell[k + THIRD], cell[k + 2 * THIRD]};
            found |= look_at_segment(e, box, HOUSE_ROW, &cell[THIRD * k]);
            found |= look_at_segment(e, box, HOUSE_COLUMN, column);
        }
    }
    return found;
}

/* ---- cells of one pair, joined where they see each other: remote pairs ---- */

/* Two colours by turns, from a cell on, among the cells. Returns whether none sees itself. */
static bool colour_alike(const struct engine *e, cell_set alike, cell_set side[2])
{
    for (cell_set next = side[0]; !set_empty(next);) {
        cell_set across = set_minus(set_and(seen_by(e, next), alike), side[1]);
        side[1] = set_or(side[1], across);
        next = set_minus(set_and(seen_by(e, across), alike), side[0]);
        side[0] = set_or(side[0], next);
    }
    return !set_meets(side[0], side[1]);
}

/* Is there a cell outside that sees both colours, of those that hold a digit of the pair? Where the
 * colours do not come by turns there may be one inside. */
static bool pairs_matter(const struct engine *e, digit_set pair, cell_set alike)
{
    cell_set room = set_none();
    FOR_EACH_DIGIT(digit, pair) {
        room = set_or(room, e->now.at[digit]);
    }
    room = set_minus(room, alike);
    while (!set_empty(alike)) {
        cell_set side[2] = {set_of(set_first(alike)), set_none()};
        if (!colour_alike(e, alike, side) ||
            set_meets(room, set_and(seen_by(e, side[0]), seen_by(e, side[1])))) {
            return true;
        }
        alike = set_minus(alike, set_or(side[0], side[1]));
    }
    return false;
}

static uint32_t look_at_pairs(struct engine *e)
{
    enum { MIN_CELLS = 4 };
    for (cell_set left = cells_with(e, 2, 2); !set_empty(left);) {
        digit_set pair = e->now.digits[set_first(left)];
        cell_set alike = left;
        FOR_EACH_DIGIT(digit, pair) {
            alike = set_and(alike, e->now.at[digit]);
        }
        left = set_minus(left, alike);
        if (set_count(alike) >= MIN_CELLS && pairs_matter(e, pair, alike)) {
            return ANY_BIT;
        }
    }
    return 0;
}

/* ---- */

static uint32_t look_for(struct engine *e, enum quick_reject_view look)
{
    switch (look) {
    case LOOK_SEGMENTS:
        return look_at_segments(e);
    case LOOK_LOCKED:
        return look_at_locked(e);
    case LOOK_SUBSETS:
        return look_at_subsets(e);
    case LOOK_PAIRS:
        return look_at_pairs(e);
    case LOOK_TEMPLATES:
        return untemplated_digits(e) ? ANY_BIT : 0;
    case LOOK_NONE:
    case LOOK_COUNT:
        break;
    }
    return UINT32_MAX;
}

/* Naked and locked subsets remove candidates from all that see them. */
static bool holds_beyond_houses(int technique)
{
    const enum quick_reject_view look = asked[technique].look;
    return look != LOOK_SEGMENTS &&
           !(look == LOOK_SUBSETS && asked[technique].bits & BEYOND_HOUSES);
}

bool is_quickly_rejected(struct engine *e, int technique)
{
    struct absences *a = e->absences;
    const enum quick_reject_view look = asked[technique].look;
    if (look == LOOK_NONE || !e->tables.classic ||
        !(e->tables.house_peers || holds_beyond_houses(technique))) {
        return false;
    }
    if (a->stamp[look] != e->stamp) {
        a->stamp[look] = e->stamp;
        a->found[look] = look_for(e, look);
    }
    return !(a->found[look] & asked[technique].bits);
}
