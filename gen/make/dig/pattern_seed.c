#include "gen/make/dig/pattern_seed.h"

#include <string.h>

#include "gen/make/dig/fish_seed.h"
#include "gen/make/dig/oddagon_seed.h"

static bool empty_house(const struct layout *v, const struct grid *board, struct pcg32 *rng,
                        struct pattern_room *room)
{
    (void)board;
    const struct house *h = &v->house[pcg32_below(rng, v->house_count)];
    for (unsigned i = 0; i < v->size; i++) {
        room->empty[h->cell[i]] = true;
    }
    return true;
}

static bool empty_digit(const struct layout *v, const struct grid *board, struct pcg32 *rng,
                        struct pattern_room *room)
{
    unsigned digit = 1 + pcg32_below(rng, v->size);
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        room->empty[cell] = board->cell[cell] == digit;
    }
    return true;
}

/* The other two corners, where two cells are corners of a rectangle in two boxes and hold the same
 * digit, but the others do not: no other solution fills these four. */
static bool find_corners(const struct layout *v, const struct grid *board, unsigned one,
                         unsigned across, unsigned other[2])
{
    if (board->cell[one] != board->cell[across] || row_of(v, one) == row_of(v, across) ||
        column_of(v, one) == column_of(v, across)) {
        return false;
    }
    other[0] = cell_at(v, row_of(v, one), column_of(v, across));
    other[1] = cell_at(v, row_of(v, across), column_of(v, one));
    return other[0] != LAYOUT_NO_CELL && other[1] != LAYOUT_NO_CELL &&
           board->cell[other[0]] != board->cell[other[1]] &&
           (box_of(v, one) == box_of(v, other[0])) != (box_of(v, one) == box_of(v, other[1]));
}

static bool empty_rectangle(const struct layout *v, const struct grid *board, struct pcg32 *rng,
                            struct pattern_room *room)
{
    unsigned count = 0;
    unsigned best[4] = {0};
    for (unsigned one = 0; one < v->cell_count; one++) {
        for (unsigned across = one + 1; across < v->cell_count; across++) {
            unsigned other[2];
            if (find_corners(v, board, one, across, other) && pcg32_below(rng, ++count) == 0) {
                memcpy(best, (unsigned[4]){one, across, other[0], other[1]}, sizeof best);
            }
        }
    }
    for (unsigned i = 0; i < 4 && count; i++) {
        room->empty[best[i]] = true;
    }
    room->open = 4;
    return count > 0;
}

/* Of an avoidable rectangle two corners are filled. */
static bool empty_avoidable(const struct layout *v, const struct grid *board, struct pcg32 *rng,
                            struct pattern_room *room)
{
    bool found = empty_rectangle(v, board, rng, room);
    room->open = 2;
    return found;
}

static bool find_oddagon(const struct layout *v, const struct grid *board, struct pcg32 *rng,
                         struct pattern_room *room)
{
    return v->classic && oddagon_seed(board, rng, room);
}

/* By the technique's key, or how it begins. */
static const struct {
    const char *key;
    bool (*choose)(const struct layout *v, const struct grid *board, struct pcg32 *rng,
                   struct pattern_room *room);
} rooms[] = {
    {"naked-quad", empty_house},
    {"hidden-quad", empty_house},
    {"jellyfish", empty_digit},
    {"finned-jellyfish", empty_digit},
    {"sashimi-jellyfish", empty_digit},
    {"franken-jellyfish", fish_seed},
    {"franken-", empty_digit},
    {"finned-franken-", empty_digit},
    {"unique-rectangle-5", empty_rectangle},
    {"unique-rectangle-6", empty_rectangle},
    {"avoidable-rectangle-2", empty_avoidable},
    {"nested-forcing-net", find_oddagon},
};
enum { ROOMS = sizeof rooms / sizeof rooms[0] };

enum pattern_search pattern_seed(const struct layout *v, const struct grid *board,
                                 const struct technique_set *techniques, struct pcg32 *rng,
                                 struct pattern_room *room)
{
    memset(room, 0, sizeof *room);
    for (size_t id = 0; v->plain && id < technique_count(); id++) {
        for (size_t i = 0; technique_set_has(techniques, (int)id) && i < ROOMS; i++) {
            if (strncmp(technique_at(id)->key, rooms[i].key, strlen(rooms[i].key)) == 0) {
                return rooms[i].choose(v, board, rng, room) ? PATTERN_FOUND : PATTERN_MISSING;
            }
        }
    }
    return PATTERN_NONE;
}
