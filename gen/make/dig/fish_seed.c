#include "gen/make/dig/fish_seed.h"

enum { FISH_SIZE = 4, FISH_DRAWS = 200 };

struct fish {
    unsigned base[FISH_SIZE]; /* houses */
    unsigned cover[FISH_SIZE];
};

/* How many of the houses hold the cell. */
static unsigned houses_with(const struct layout *v, const unsigned houses[FISH_SIZE], unsigned cell)
{
    unsigned count = 0;
    for (unsigned i = 0; i < FISH_SIZE; i++) {
        for (unsigned k = 0; k < v->house_count_of[cell]; k++) {
            count += v->house_of[cell][k] == houses[i];
        }
    }
    return count;
}

/* Two houses for each of the first cells. */
static void draw_fish(const struct layout *v, const uint16_t *cell, struct pcg32 *rng,
                      struct fish *f)
{
    for (unsigned i = 0; i < FISH_SIZE; i++) {
        const unsigned count = v->house_count_of[cell[i]];
        const unsigned base = pcg32_below(rng, count);
        const unsigned cover = pcg32_below(rng, count - 1);
        f->base[i] = v->house_of[cell[i]][base];
        f->cover[i] = v->house_of[cell[i]][cover + (cover >= base)];
    }
}

/* A Franken fish has lines of one direction on each side, and a box. */
static bool is_franken(const struct layout *v, const struct fish *f)
{
    const unsigned lines = 1U << HOUSE_ROW | 1U << HOUSE_COLUMN;
    unsigned base = 0;
    unsigned cover = 0;
    for (unsigned i = 0; i < FISH_SIZE; i++) {
        base |= 1U << v->house[f->base[i]].kind;
        cover |= 1U << v->house[f->cover[i]].kind;
    }
    return (base & lines) != lines && (cover & lines) != lines && !(base & cover & lines) &&
           (base | cover) >> HOUSE_BOX & 1;
}

/* No given is the digit, and those in two bases, or in a base outside the cover, go last. */
static void take_room(const struct layout *v, const struct grid *board, const struct fish *f,
                      unsigned digit, struct pattern_room *room)
{
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        const unsigned bases = houses_with(v, f->base, cell);
        room->empty[cell] = board->cell[cell] == digit;
        room->late[cell] = bases > 1 || (bases == 1 && !houses_with(v, f->cover, cell));
    }
}

bool fish_seed(const struct layout *v, const struct grid *board, struct pcg32 *rng,
               struct pattern_room *room)
{
    uint16_t cell[MAX_CELLS];
    unsigned count = 0;
    const unsigned digit = 1 + pcg32_below(rng, v->size);
    for (unsigned i = 0; i < v->cell_count; i++) {
        if (board->cell[i] == digit) {
            cell[count++] = (uint16_t)i;
        }
    }
    struct fish f;
    for (unsigned draws = 0; draws < FISH_DRAWS && count >= FISH_SIZE; draws++) {
        pcg32_shuffle(rng, cell, count);
        draw_fish(v, cell, rng, &f);
        if (is_franken(v, &f)) {
            take_room(v, board, &f, digit, room);
            return true;
        }
    }
    return false;
}
