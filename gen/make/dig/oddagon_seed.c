#include "gen/make/dig/oddagon_seed.h"

#include <string.h>

/* Three cells in three rows and columns of a box: the column of each row. */
struct diagonal {
    unsigned column[3];
};

/* Which way it runs: three of the six run either way. */
static bool is_odd(const struct diagonal *d)
{
    const unsigned *c = d->column;
    return ((c[0] > c[1]) ^ (c[0] > c[2]) ^ (c[1] > c[2])) != 0;
}

/* Where the digits of each box stand: places 0 to 8, by row. */
struct places {
    uint8_t of[9][10];
};

static unsigned cell_of(unsigned box, unsigned place)
{
    return (box / 3 * 3 + place / 3) * 9 + box % 3 * 3 + place % 3;
}

static void find_places(const struct grid *board, struct places *p)
{
    for (unsigned box = 0; box < 9; box++) {
        for (unsigned place = 0; place < 9; place++) {
            p->of[box][board->cell[cell_of(box, place)]] = (uint8_t)place;
        }
    }
}

static bool apart(unsigned one, unsigned other)
{
    return one / 3 != other / 3 && one % 3 != other % 3;
}

/* The diagonal of two places, and the place that completes it. */
static unsigned complete(unsigned one, unsigned other, struct diagonal *d)
{
    unsigned row = 3 - one / 3 - other / 3;
    unsigned column = 3 - one % 3 - other % 3;
    d->column[one / 3] = one % 3;
    d->column[other / 3] = other % 3;
    d->column[row] = column;
    return row * 3 + column;
}

/* Do the three digits lie on a diagonal of the box? */
static bool find_diagonal(const struct places *p, unsigned box, const unsigned digit[3],
                          struct diagonal *d)
{
    const uint8_t *of = p->of[box];
    return apart(of[digit[0]], of[digit[1]]) &&
           complete(of[digit[0]], of[digit[1]], d) == of[digit[2]];
}

/* An oddagon: the box that shares no line with its four, its digits, and the cell of another. */
struct oddagon {
    unsigned far;
    unsigned digit[3];
    unsigned odd_cell;
};

/* The search for one, of which each is as likely. */
struct oddagon_search {
    struct places places;
    struct pcg32 *rng;
    unsigned found;
    struct oddagon chosen;
};

static bool is_corner(unsigned box, unsigned far)
{
    return box / 3 != far / 3 && box % 3 != far % 3;
}

/* With three of the four boxes whole, two digits of the fourth on another diagonal complete the
 * pattern, if an odd number of the four runs the other way. */
static void try_oddagon(struct oddagon_search *s, unsigned far, const unsigned digit[3])
{
    unsigned whole = 0;
    unsigned odd = 0;
    unsigned broken = 9;
    struct diagonal d;
    for (unsigned box = 0; box < 9; box++) {
        if (!is_corner(box, far)) {
            continue;
        }
        if (find_diagonal(&s->places, box, digit, &d)) {
            whole++;
            odd += is_odd(&d);
        } else {
            broken = box;
        }
    }
    for (unsigned out = 0; whole == 3 && out < 3; out++) {
        unsigned one = s->places.of[broken][digit[(out + 1) % 3]];
        unsigned other = s->places.of[broken][digit[(out + 2) % 3]];
        if (!apart(one, other)) {
            continue;
        }
        unsigned place = complete(one, other, &d);
        if ((odd + is_odd(&d)) % 2 && pcg32_below(s->rng, ++s->found) == 0) {
            s->chosen =
                (struct oddagon){far, {digit[0], digit[1], digit[2]}, cell_of(broken, place)};
        }
    }
}

static void take_room(const struct oddagon *o, const struct places *p, struct pattern_room *room)
{
    for (unsigned box = 0; box < 9; box++) {
        for (unsigned i = 0; i < 3 && box != o->far; i++) {
            room->empty[cell_of(box, p->of[box][o->digit[i]])] = true;
        }
        for (unsigned place = 0; place < 9; place++) {
            room->late[cell_of(box, place)] = is_corner(box, o->far);
        }
    }
    room->empty[o->odd_cell] = true;
}

bool oddagon_seed(const struct grid *board, struct pcg32 *rng, struct pattern_room *room)
{
    struct oddagon_search s = {.rng = rng};
    find_places(board, &s.places);
    for (unsigned far = 0; far < 9; far++) {
        for (unsigned a = 1; a <= 7; a++) {
            for (unsigned b = a + 1; b <= 8; b++) {
                for (unsigned c = b + 1; c <= 9; c++) {
                    try_oddagon(&s, far, (const unsigned[3]){a, b, c});
                }
            }
        }
    }
    if (s.found) {
        take_room(&s.chosen, &s.places, room);
    }
    return s.found > 0;
}
