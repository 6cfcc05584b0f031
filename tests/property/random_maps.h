/* Random maps of regions for tests and benchmarks: every region is connected. */
#ifndef NONET_TESTS_PROPERTY_RANDOM_MAPS_H
#define NONET_TESTS_PROPERTY_RANDOM_MAPS_H

#include <stdio.h>
#include <string.h>

#include "gen/board/board.h"
#include "gen/board/pcg32.h"

/* Do the cells with the letter hang together? */
static inline bool region_is_connected(const char *map, unsigned size, char letter)
{
    uint16_t waiting[MAX_CELLS];
    bool seen[MAX_CELLS] = {false};
    unsigned count = 0;
    unsigned reached = 0;
    unsigned first = (unsigned)(strchr(map, letter) - map);
    waiting[count++] = (uint16_t)first;
    seen[first] = true;
    while (count) {
        unsigned cell = waiting[--count];
        const bool inside[4] = {cell >= size, cell + size<size * size, cell % size> 0,
                                cell % size + 1 < size};
        const unsigned next[4] = {cell - size, cell + size, cell - 1, cell + 1};
        reached++;
        for (unsigned k = 0; k < 4; k++) {
            if (inside[k] && map[next[k]] == letter && !seen[next[k]]) {
                seen[next[k]] = true;
                waiting[count++] = (uint16_t)next[k];
            }
        }
    }
    return reached == size;
}

/* Start with rows, and exchange two cells of different regions this many times, if both regions
 * stay connected. map: size * size letters and a terminator. */
static inline void random_regions(unsigned size, struct pcg32 *rng, unsigned changes, char *map)
{
    for (unsigned cell = 0; cell < size * size; cell++) {
        map[cell] = (char)('a' + cell / size);
    }
    map[size * size] = '\0';
    while (changes > 0) {
        unsigned a = pcg32_below(rng, size * size);
        unsigned b = pcg32_below(rng, size * size);
        char one = map[a];
        char other = map[b];
        map[a] = other;
        map[b] = one;
        if (one != other && region_is_connected(map, size, one) &&
            region_is_connected(map, size, other)) {
            changes--;
        } else {
            map[a] = one;
            map[b] = other;
        }
    }
}

/* The layout of such a map; no map: rows and columns alone. NULL where there are none of the size.
 * To be dropped. */
static inline const struct layout *layout_of_map(unsigned size, const char *map)
{
    struct diag silent = {0};
    char name[16];
    snprintf(name, sizeof name, "%s-%u", map ? "jigsaw" : "latin", size);
    struct layout_definition definition = {.name = name, .regions = map};
    return layout_build(&definition, NULL, &silent);
}

#endif
