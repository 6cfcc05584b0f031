#include "gen/make/dig/pattern_seed.h"

#include <string.h>

static void empty_house(const struct layout *v, const struct grid *board, struct pcg32 *rng,
                        bool empty[MAX_CELLS])
{
    (void)board;
    const struct house *h = &v->house[pcg32_below(rng, v->house_count)];
    for (unsigned i = 0; i < v->size; i++) {
        empty[h->cell[i]] = true;
    }
}

static void empty_digit(const struct layout *v, const struct grid *board, struct pcg32 *rng,
                        bool empty[MAX_CELLS])
{
    unsigned digit = 1 + pcg32_below(rng, v->size);
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        empty[cell] = board->cell[cell] == digit;
    }
}

/* By the technique's key, or how it begins. */
static const struct {
    const char *key;
    void (*choose)(const struct layout *v, const struct grid *board, struct pcg32 *rng,
                   bool empty[MAX_CELLS]);
} rooms[] = {
    {"naked-quad", empty_house},        {"hidden-quad", empty_house},
    {"jellyfish", empty_digit},         {"finned-jellyfish", empty_digit},
    {"sashimi-jellyfish", empty_digit}, {"franken-", empty_digit},
    {"finned-franken-", empty_digit},
};
enum { ROOMS = sizeof rooms / sizeof rooms[0] };

bool pattern_seed(const struct layout *v, const struct grid *board,
                  const struct technique_set *techniques, struct pcg32 *rng, bool empty[MAX_CELLS])
{
    memset(empty, 0, v->cell_count * sizeof *empty);
    for (size_t id = 0; v->plain && id < technique_count(); id++) {
        for (size_t i = 0; technique_set_has(techniques, (int)id) && i < ROOMS; i++) {
            if (strncmp(technique_at(id)->key, rooms[i].key, strlen(rooms[i].key)) == 0) {
                rooms[i].choose(v, board, rng, empty);
                return true;
            }
        }
    }
    return false;
}
