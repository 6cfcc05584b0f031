#include "render/board/region_shades.h"

#include <assert.h>
#include <string.h>

enum { MAX_PARTS = NO_PART, LAST_SHADE = MAX_REGION_SHADES - 1 };

const double region_shade_gray[MAX_REGION_SHADES] = {1, 0.89, 0.82, 0.856};

struct map {
    const struct layout *v;
    uint8_t part[MAX_CELLS]; /* of each cell, or NO_PART */
    unsigned count;
    bool touch[MAX_PARTS][MAX_PARTS];
};

static void join(struct map *map, unsigned cell, unsigned next)
{
    unsigned one = map->part[cell];
    unsigned other = next == LAYOUT_NO_CELL ? NO_PART : map->part[next];
    if (one != NO_PART && other != NO_PART && one != other) {
        map->touch[one][other] = map->touch[other][one] = true;
    }
}

static void find_neighbours(struct map *map)
{
    for (unsigned cell = 0; cell < map->v->cell_count; cell++) {
        join(map, cell, cell_right(map->v, cell));
        join(map, cell, cell_below(map->v, cell));
    }
}

static bool is_free(const struct map *map, const uint8_t *shade, unsigned part, unsigned tried)
{
    for (unsigned other = 0; other < part; other++) {
        if (map->touch[part][other] && shade[other] == tried) {
            return false;
        }
    }
    return true;
}

/* Beginning each part with another shade spreads them: `spread` is 1 then, else 0. */
static bool colour(const struct map *map, unsigned count, unsigned spread, unsigned part,
                   uint8_t *shade)
{
    if (part == map->count) {
        return true;
    }
    for (unsigned i = 0; i < count; i++) {
        shade[part] = (uint8_t)((part * spread + i) % count);
        if (is_free(map, shade, part, shade[part]) && colour(map, count, spread, part + 1, shade)) {
            return true;
        }
    }
    return false;
}

void region_shades(const struct layout *v, uint8_t shade[MAX_SIZE])
{
    struct map map = {.v = v, .count = v->size};
    assert(v->jigsaw && v->grid_count == 1);
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        map.part[cell] = (uint8_t)box_of(v, cell);
    }
    find_neighbours(&map);
    unsigned count = 2;
    while (!colour(&map, count, 1, 0, shade)) {
        count++;
        assert(count <= MAX_REGION_SHADES);
    }
}

bool house_shades(const struct layout *v, uint8_t shade[MAX_EXTRA_HOUSES])
{
    enum { SHADES = 3 }; /* white is none */
    struct map map = {.v = v};
    memset(map.part, NO_PART, sizeof map.part);
    memset(shade, 0, MAX_EXTRA_HOUSES);
    for (unsigned i = v->first_house[HOUSE_EXTRA]; i < v->house_count; i++) {
        const struct house *h = &v->house[i];
        for (unsigned k = 0; k < v->size; k++) {
            if (map.part[h->cell[k]] != NO_PART) {
                return false;
            }
            map.part[h->cell[k]] = (uint8_t)map.count;
        }
        map.count++;
    }
    find_neighbours(&map);
    if (!colour(&map, SHADES, 0, 0, shade)) {
        memset(shade, 0, MAX_EXTRA_HOUSES);
        return false;
    }
    return true;
}

/* ---- parts of any number ---- */

/* A search that colours the most constrained part next, the rule of Brelaz (DSATUR, 1979). Parts
 * that share an edge never have the same shade. Those that meet only at a corner look like one part
 * if they do, so as few as possible of them have. */
struct search {
    const struct map *map;
    uint8_t shade[MAX_PARTS];             /* NO_PART: not yet */
    unsigned cells[MAX_REGION_SHADES];    /* that have each shade */
    unsigned size[MAX_PARTS];             /* in cells */
    unsigned spare;                       /* pairs at corners that may still be alike */
    unsigned degree[MAX_PARTS];           /* how many others each meets, */
    uint8_t around[MAX_PARTS][MAX_PARTS]; /* and which */
    bool meet[MAX_PARTS][MAX_PARTS];      /* at a corner only */
    unsigned positions, most;             /* seen, and when to give up */
};

struct shades_around {
    unsigned taken;                    /* by parts that share an edge; a bit a shade */
    unsigned alike[MAX_REGION_SHADES]; /* parts at corners that have it */
};

static struct shades_around shades_around(const struct search *s, unsigned part)
{
    struct shades_around seen = {0};
    for (unsigned i = 0; i < s->degree[part]; i++) {
        const unsigned other = s->around[part][i];
        if (s->shade[other] != NO_PART && s->meet[part][other]) {
            seen.alike[s->shade[other]]++;
        } else if (s->shade[other] != NO_PART) {
            seen.taken |= 1U << s->shade[other];
        }
    }
    return seen;
}

/* How many shades a part may have without being like another. */
static unsigned choices(const struct shades_around *seen)
{
    unsigned count = 0;
    for (unsigned shade = 0; shade < MAX_REGION_SHADES; shade++) {
        count += !(seen->taken >> shade & 1U) && seen->alike[shade] == 0;
    }
    return count;
}

/* The part without a shade that has fewest to choose from, then the one that meets most. */
static unsigned next_part(const struct search *s)
{
    unsigned best = NO_PART;
    unsigned most = 0;
    for (unsigned part = 0; part < s->map->count; part++) {
        if (s->shade[part] != NO_PART) {
            continue;
        }
        const struct shades_around seen = shades_around(s, part);
        const unsigned weight =
            (MAX_REGION_SHADES - choices(&seen)) * MAX_PARTS + s->degree[part] + 1;
        if (weight > most) {
            best = part;
            most = weight;
        }
    }
    return best;
}

/* The free shade that fewest parts at corners have, then that of fewest cells, which keeps shades
 * balanced in area; the last one, the darkest, only where it is the best. NO_PART: there is none.
 */
static unsigned next_shade(const struct search *s, const struct shades_around *seen, unsigned tried)
{
    unsigned best = NO_PART;
    for (unsigned shade = 0; shade < MAX_REGION_SHADES; shade++) {
        if ((seen->taken | tried) >> shade & 1U || seen->alike[shade] > s->spare) {
            continue;
        }
        if (best == NO_PART || seen->alike[shade] < seen->alike[best] ||
            (seen->alike[shade] == seen->alike[best] && shade != LAST_SHADE &&
             s->cells[shade] < s->cells[best])) {
            best = shade;
        }
    }
    return best;
}

static bool shade_parts(struct search *s)
{
    const unsigned part = next_part(s);
    if (part == NO_PART) {
        return true;
    }
    const struct shades_around seen = shades_around(s, part);
    unsigned tried = 0;
    for (unsigned shade; s->positions < s->most; tried |= 1U << shade) {
        shade = next_shade(s, &seen, tried);
        if (shade == NO_PART) {
            return false;
        }
        s->positions++;
        s->shade[part] = (uint8_t)shade;
        s->cells[shade] += s->size[part];
        s->spare -= seen.alike[shade];
        if (shade_parts(s)) {
            return true;
        }
        s->cells[shade] -= s->size[part];
        s->spare += seen.alike[shade];
        s->shade[part] = NO_PART;
    }
    return false;
}

/* Notes pairs of parts that meet at a cell's lower right corner. */
static void join_corners(struct map *corners, unsigned cell)
{
    const unsigned right = cell_right(corners->v, cell);
    const unsigned below = cell_below(corners->v, cell);
    if (right != LAYOUT_NO_CELL) {
        join(corners, cell, cell_below(corners->v, right));
    }
    if (right != LAYOUT_NO_CELL && below != LAYOUT_NO_CELL) {
        join(corners, right, below);
    }
}

static void find_corners(struct search *s)
{
    struct map corners = {.v = s->map->v};
    memcpy(corners.part, s->map->part, sizeof corners.part);
    for (unsigned cell = 0; cell < s->map->v->cell_count; cell++) {
        join_corners(&corners, cell);
    }
    for (unsigned one = 0; one < s->map->count; one++) {
        for (unsigned other = 0; other < s->map->count; other++) {
            s->meet[one][other] = corners.touch[one][other] && !s->map->touch[one][other];
            if (s->meet[one][other] || s->map->touch[one][other]) {
                s->around[one][s->degree[one]++] = (uint8_t)other;
            }
        }
    }
}

bool cell_shades(const struct layout *v, const uint8_t part[MAX_CELLS], unsigned count,
                 uint8_t shade[MAX_CELLS])
{
    struct map map = {.v = v, .count = count};
    memcpy(map.part, part, sizeof map.part);
    find_neighbours(&map);
    struct search s = {.map = &map};
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        if (part[cell] != NO_PART) {
            s.size[part[cell]]++;
        }
    }
    find_corners(&s);
    /* Many maps have a pair or two that must be alike: that none need is not worth proving. */
    enum { QUICK_POSITIONS = 1000, MAX_POSITIONS = 20000 };
    static const unsigned spare[] = {0, 1, 2, 3, 4, 6, 9, 20, MAX_PARTS * MAX_PARTS};
    enum { TRIES = sizeof spare / sizeof spare[0] };
    bool found = false;
    for (size_t i = 0; i < TRIES && !found; i++) {
        memset(s.shade, NO_PART, sizeof s.shade);
        memset(s.cells, 0, sizeof s.cells);
        s.spare = spare[i];
        s.positions = 0;
        s.most = i + 1 == TRIES ? MAX_POSITIONS : QUICK_POSITIONS;
        found = shade_parts(&s);
    }
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        shade[cell] = part[cell] == NO_PART ? 0 : (uint8_t)(1 + s.shade[part[cell]]);
    }
    return found;
}
