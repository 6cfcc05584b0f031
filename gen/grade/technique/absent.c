#include "gen/grade/technique/absent.h"

#include "gen/grade/technique/conjugates.h"

enum { SIZE = 9, THIRD = 3, LEAST_REMOTE = 4 };

/* Bits found: sizes of naked subsets, or of fish; hidden ones further up. */
enum { POINTING_BIT = 1, CLAIMING_BIT = 2, HIDDEN_SHIFT = 16, ANY_BIT = 1 };

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
    [TECHNIQUE_X_WING] = {LOOK_FISH, 1U << 2},
    [TECHNIQUE_SWORDFISH] = {LOOK_FISH, 1U << 3},
    [TECHNIQUE_JELLYFISH] = {LOOK_FISH, 1U << 4},
    [TECHNIQUE_REMOTE_PAIR] = {LOOK_PAIRS, ANY_BIT},
    [TECHNIQUE_SKYSCRAPER] = {LOOK_LINKS, ANY_BIT},
    [TECHNIQUE_TWO_STRING_KITE] = {LOOK_LINKS, ANY_BIT},
    [TECHNIQUE_TURBOT_FISH] = {LOOK_LINKS, ANY_BIT},
};

static bool has_two(digit_set set)
{
    digit_set less = set & (set - 1);
    return less && is_single(less);
}

static bool has_three(digit_set set)
{
    return has_two(set & (set - 1));
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
        if (both == digits[pair[1]] && has_two(both) && (digits_beside(e, box, pair, 2) & both) &&
            (digits_beside(e, line, cell, THIRD) & both)) {
            found |= 1U << 2;
        }
    }
    digit_set all = digits[cell[0]] | digits[cell[1]] | digits[cell[2]];
    if (digits[cell[0]] && digits[cell[1]] && digits[cell[2]] && has_three(all) &&
        (digits_beside(e, box, cell, THIRD) & all) && (digits_beside(e, line, cell, THIRD) & all)) {
        found |= 1U << 3;
    }
    return found;
}

static uint32_t look_at_segments(struct engine *e)
{
    uint32_t found = 0;
    for (unsigned i = 0; i < SIZE; i++) {
        unsigned box = e->tables.of_kind[HOUSE_BOX].house[i];
        const uint16_t *cell = e->tables.v->house[box].cell;
        for (unsigned k = 0; k < THIRD; k++) {
            const uint16_t column[THIRD] = {cell[k], cell[k + THIRD], cell[k + 2 * THIRD]};
            found |= look_at_segment(e, box, HOUSE_ROW, &cell[THIRD * k]);
            found |= look_at_segment(e, box, HOUSE_COLUMN, column);
        }
    }
    return found;
}

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

/* ---- subsets and basic fish ---- */

#define SIZES_2(n) n, n + 1, n + 1, n + 2
#define SIZES_4(n) SIZES_2(n), SIZES_2(n + 1), SIZES_2(n + 1), SIZES_2(n + 2)
#define SIZES_6(n) SIZES_4(n), SIZES_4(n + 1), SIZES_4(n + 1), SIZES_4(n + 2)
#define SIZES_8(n) SIZES_6(n), SIZES_6(n + 1), SIZES_6(n + 1), SIZES_6(n + 2)
static const uint8_t size_of[1 << SIZE] = {SIZES_8(0), SIZES_8(1)};

/* As many of the sets as have that many members altogether, some of which the rest of the sets has
 * too: bits by how many they are. What they leave to the others is so many fewer. */
static uint32_t closed_sizes(const uint16_t *set, unsigned count)
{
    uint16_t members[1 << SIZE];
    uint32_t found = 0;
    members[0] = 0;
    for (unsigned i = 0; i < count; i++) {
        const unsigned end = 1U << i;
        for (unsigned chosen = 0; chosen < end; chosen++) {
            unsigned now = members[chosen] | set[i];
            members[end | chosen] = (uint16_t)now;
            if (size_of[now] != size_of[chosen] + 1) {
                continue;
            }
            unsigned rest = 0;
            for (unsigned k = 0; k < count; k++) {
                rest |= (end | chosen) >> k & 1 ? 0 : set[k];
            }
            found |= now & rest ? 1U << size_of[end | chosen] : 0;
        }
    }
    return found;
}

/* The same seen from the members: what is left over of `count`. */
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

static uint32_t look_at_subsets(struct engine *e)
{
    struct absences *a = e->absences;
    uint32_t found = 0;
    note_changes(e);
    for (unsigned h = 0; h < e->tables.v->house_count; h++) {
        if (a->house_stamp[h] < e->changes.house[h]) {
            a->of_house[h] = look_at_house(e, h);
            a->house_stamp[h] = e->stamp;
        }
        found |= a->of_house[h];
    }
    return found;
}

static uint8_t fish_of_digit(const struct engine *e, unsigned digit)
{
    const uint8_t *row = e->tables.of_kind[HOUSE_ROW].house;
    uint16_t open[SIZE];
    unsigned count = 0;
    for (unsigned i = 0; i < SIZE; i++) {
        uint32_t places = e->now.places[row[i]][digit];
        open[count] = (uint16_t)places;
        count += places != 0;
    }
    uint32_t sizes = closed_sizes(open, count);
    return (uint8_t)((sizes | left_sizes(sizes, count)) & 0x1c);
}

/* ---- remote pairs: of four cells or more ---- */

static uint32_t look_at_pairs(struct engine *e)
{
    uint8_t count[1 << SIZE] = {0};
    uint32_t found = 0;
    for (unsigned cell = 0; cell < SIZE * SIZE; cell++) {
        if (has_two(e->now.digits[cell])) {
            found |= ++count[e->now.digits[cell]] >= LEAST_REMOTE ? ANY_BIT : 0;
        }
    }
    return found;
}

/* ---- two strong links: turbot fish, of which skyscrapers and kites are kinds ---- */

static uint8_t links_of_digit(const struct engine *e, unsigned digit)
{
    const struct tables *t = &e->tables;
    struct conjugates c[ENGINE_HOUSES];
    unsigned count = conjugates_of(e, digit, c);
    for (unsigned i = 0; i < count; i++) {
        for (unsigned near = 0; near < 2; near++) {
            cell_set seen = t->peers[c[i].cell[near]];
            cell_set far = set_and(t->peers[c[i].cell[1 - near]], e->now.at[digit]);
            for (unsigned j = i + 1; j < count; j++) {
                for (unsigned k = 0; k < 2; k++) {
                    if (set_has(&seen, c[j].cell[k]) &&
                        set_meets(far, t->peers[c[j].cell[1 - k]])) {
                        return ANY_BIT;
                    }
                }
            }
        }
    }
    return 0;
}

/* ---- */

static uint32_t look_at_digits(struct engine *e, enum absent_look look,
                               uint8_t (*of_digit)(const struct engine *e, unsigned digit))
{
    struct absences *a = e->absences;
    uint32_t found = 0;
    for (unsigned digit = 1; digit <= SIZE; digit++) {
        if (!set_equal(a->at[look][digit], e->now.at[digit])) {
            a->at[look][digit] = e->now.at[digit];
            a->of_digit[look][digit] = of_digit(e, digit);
        }
        found |= a->of_digit[look][digit];
    }
    return found;
}

static uint32_t look_for(struct engine *e, enum absent_look look)
{
    switch (look) {
    case LOOK_SEGMENTS:
        return look_at_segments(e);
    case LOOK_LOCKED:
        return look_at_digits(e, look, locked_of_digit);
    case LOOK_SUBSETS:
        return look_at_subsets(e);
    case LOOK_FISH:
        return look_at_digits(e, look, fish_of_digit);
    case LOOK_PAIRS:
        return look_at_pairs(e);
    case LOOK_LINKS:
        return look_at_digits(e, look, links_of_digit);
    case LOOK_NONE:
    case LOOK_COUNT:
        break;
    }
    return UINT32_MAX;
}

bool is_absent(struct engine *e, int technique)
{
    struct absences *a = e->absences;
    const enum absent_look look = asked[technique].look;
    if (look == LOOK_NONE || !e->tables.v->classic) {
        return false;
    }
    if (a->stamp[look] != e->stamp) {
        a->stamp[look] = e->stamp;
        a->found[look] = look_for(e, look);
    }
    return !(a->found[look] & asked[technique].bits);
}
