/* Layouts of every kind against an oracle that reads the definition's texts alone. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gen/board/board.h"
#include "gen/board/canon/canon.h"
#include "gen/board/layout_choice.h"
#include "gen/board/layout_turn.h"
#include "gen/board/regions/random_regions.h"
#include "gen/board/symmetry.h"
#include "gen/make/run/generate.h"
#include "gen/solve/fill.h"
#include "gen/solve/solve.h"
#include "render/board/region_shades.h"

/* ---- the oracle: places of a frame, sets of places without a repeated digit ---- */

enum { ORACLE_SETS = 400 };

struct oracle {
    unsigned size;
    unsigned columns; /* of the frame */
    unsigned cells;
    int cell_at[64 * 64]; /* -1: none */
    unsigned set_count;
    unsigned length[ORACLE_SETS];
    unsigned set[ORACLE_SETS][MAX_SIZE];
    bool sees[MAX_CELLS][MAX_CELLS];
};

static void oracle_set_add(struct oracle *o, unsigned set, unsigned cell)
{
    cr_assert_lt(o->length[set], o->size);
    o->set[set][o->length[set]++] = cell;
}

/* Maps of letters: each letter of a map is a set. */
static void oracle_maps(struct oracle *o, const char *maps)
{
    for (size_t start = 0; maps[start];) {
        int set_of[256];
        memset(set_of, -1, sizeof set_of);
        unsigned cell = 0;
        for (; maps[start] && maps[start] != ','; start++, cell++) {
            unsigned char letter = (unsigned char)maps[start];
            if (letter != '.' && set_of[letter] < 0) {
                set_of[letter] = (int)o->set_count++;
            }
            if (letter != '.') {
                oracle_set_add(o, (unsigned)set_of[letter], cell);
            }
        }
        cr_assert_eq(cell, o->cells);
        start += maps[start] == ',';
    }
}

static void oracle_make(struct oracle *o, unsigned size, unsigned width, unsigned height,
                        const char *grids, const char *regions, const char *houses)
{
    unsigned top[MAX_GRIDS];
    unsigned left[MAX_GRIDS];
    unsigned count = 0;
    memset(o, 0, sizeof *o);
    o->size = size;
    for (const char *p = grids; *p; p += strcspn(p, ","), p += *p == ',', count++) {
        cr_assert_eq(sscanf(p, "r%uc%u", &top[count], &left[count]), 2);
        unsigned right = left[count] + size - 1;
        o->columns = right > o->columns ? right : o->columns;
    }
    for (int i = 0; i < 64 * 64; i++) {
        o->cell_at[i] = -1;
    }
    for (unsigned g = 0; g < count; g++) {
        for (unsigned i = 0; i < size * size; i++) {
            o->cell_at[(top[g] - 1 + i / size) * o->columns + left[g] - 1 + i % size] = 0;
        }
    }
    for (int i = 0; i < 64 * 64; i++) {
        o->cell_at[i] = o->cell_at[i] < 0 ? -1 : (int)o->cells++;
    }
    for (unsigned g = 0; g < count; g++) {
        unsigned sets = o->set_count;
        o->set_count += width ? 3 * size : 2 * size;
        for (unsigned i = 0; i < size * size; i++) {
            unsigned row = i / size;
            unsigned column = i % size;
            int at = o->cell_at[(top[g] - 1 + row) * o->columns + left[g] - 1 + column];
            oracle_set_add(o, sets + row, (unsigned)at);
            oracle_set_add(o, sets + size + column, (unsigned)at);
            if (width) {
                unsigned box = row / height * (size / width) + column / width;
                oracle_set_add(o, sets + 2 * size + box, (unsigned)at);
            }
        }
    }
    oracle_maps(o, regions ? regions : "");
    oracle_maps(o, houses ? houses : "");
    for (unsigned s = 0; s < o->set_count; s++) {
        for (unsigned i = 0; i < o->length[s]; i++) {
            for (unsigned k = 0; k < o->length[s]; k++) {
                o->sees[o->set[s][i]][o->set[s][k]] |= i != k;
            }
        }
    }
}

/* Solutions up to a limit, the cell with the fewest digits first. */
static unsigned oracle_count(const struct oracle *o, struct grid *g, unsigned limit)
{
    unsigned best = o->cells;
    uint32_t digits = 0;
    unsigned fewest = MAX_SIZE + 1;
    for (unsigned cell = 0; cell < o->cells && fewest > 1; cell++) {
        if (g->cell[cell]) {
            continue;
        }
        uint32_t open = ((uint32_t)1 << o->size) - 1;
        for (unsigned other = 0; other < o->cells; other++) {
            if (o->sees[cell][other] && g->cell[other]) {
                open &= ~((uint32_t)1 << (g->cell[other] - 1));
            }
        }
        unsigned count = (unsigned)__builtin_popcount(open);
        if (count < fewest) {
            fewest = count;
            best = cell;
            digits = open;
        }
    }
    if (best == o->cells) {
        return 1;
    }
    unsigned found = 0;
    for (; digits && found < limit; digits &= digits - 1) {
        g->cell[best] = (uint8_t)(__builtin_ctz(digits) + 1);
        found += oracle_count(o, g, limit - found);
    }
    g->cell[best] = 0;
    return found;
}

/* ---- puzzles of a layout ---- */

static bool keep_record(void *context, const struct record *record)
{
    record_copy(context, record);
    return true;
}

static bool make_puzzle(const struct layout *v, const struct layout_choice *choice, uint64_t seed,
                        bool easy, struct record *out)
{
    struct generate_request r;
    struct diag d = {0};
    generate_request_init(&r);
    r.variant = v;
    r.choice = choice;
    target_init(&r.target, v);
    r.target.singles_only = easy;
    r.seed = seed;
    r.emit = keep_record;
    r.context = out;
    r.diag = &d;
    return generate(&r, NULL) == STATUS_OK;
}

/* One solution by the oracle, and several if the solver found that a given is needed and it is
 * removed. */
static void check_puzzle(const struct oracle *o, const struct record *r)
{
    const struct layout *v = r->variant;
    struct grid g = r->givens;
    cr_assert_eq(v->cell_count, o->cells, "%s", v->name);
    cr_assert_eq(oracle_count(o, &g, 2), 1, "%s", v->name);
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        unsigned count = 0;
        for (unsigned other = 0; other < v->cell_count; other++) {
            cr_assert(!o->sees[cell][other] || r->solution.cell[cell] != r->solution.cell[other],
                      "%s", v->name);
            count += o->sees[cell][other];
        }
        cr_assert_eq(count, v->peer_count[cell], "%s cell %u", v->name, cell);
    }
    unsigned gone = 0;
    while (!r->givens.cell[gone]) {
        gone++;
    }
    g = r->givens;
    g.cell[gone] = 0;
    struct grid copy = g;
    cr_assert_eq(solve_count(v, &g, 2, NULL), oracle_count(o, &copy, 2), "%s", v->name);
}

static void oracle_of(struct oracle *o, const struct layout *v)
{
    bool boxes = !v->jigsaw && v->box[0] != LAYOUT_NO_CELL;
    oracle_make(o, v->size, boxes ? v->box_width : 0, v->box_height, v->grids ? v->grids : "r1c1",
                v->regions, v->houses);
}

Test(layouts, named_puzzles_have_one_solution_by_the_oracle)
{
    static struct oracle o;
    static const char *const names[] = {"x",
                                        "hyper",
                                        "girandola",
                                        "argyle",
                                        "pinwheel",
                                        "antidiagonal",
                                        "latin-5",
                                        "latin-7",
                                        "jigsaw-5:ash",
                                        "jigsaw-7:elm",
                                        "jigsaw-8:birch",
                                        "jigsaw-9:cedar",
                                        "twodoku-6",
                                        "samurai-6",
                                        "twodoku",
                                        "twodoku-3"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const struct layout *v = variant_find(names[i]);
        cr_assert_not_null(v, "%s", names[i]);
        oracle_of(&o, v);
        for (uint64_t seed = 0; seed < 2; seed++) {
            struct record r = {0};
            cr_assert(make_puzzle(v, NULL, seed, true, &r), "%s", names[i]);
            check_puzzle(&o, &r);
            record_free(&r);
        }
    }
}

static void check_full_board(const struct layout *v, const char *name)
{
    struct pcg32 rng;
    struct grid board;
    uint64_t starts;
    pcg32_seed(&rng, 1, 1);
    cr_assert_not_null(v, "%s", name);
    cr_assert_eq(fill_board(v, &rng, 1000, &board, &starts), FILL_DONE, "%s", name);
    cr_assert(grid_is_solution(v, &board), "%s", name);
}

Test(layouts, every_named_one_has_a_full_board)
{
    for (size_t i = 0; i < variant_count(); i++) {
        check_full_board(variant_at(i), variant_choice(i));
    }
    char name[40];
    static const unsigned sizes[] = {5, 6, 7, 8, 9, 10, 12};
    static const char *const maps[] = {"ash", "birch", "cedar", "elm", "fir"};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        for (size_t k = 0; k < sizeof maps / sizeof *maps; k++) {
            snprintf(name, sizeof name, "jigsaw-%u:%s", sizes[i], maps[k]);
            check_full_board(variant_find(name), name);
        }
    }
}

/* Regions that share an edge differ in shade. */
static void check_shades(const struct layout *v, const char *what)
{
    uint8_t shade[MAX_SIZE];
    region_shades(v, shade);
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        const unsigned next[2] = {cell_right(v, cell), cell_below(v, cell)};
        cr_assert_lt(shade[box_of(v, cell)], MAX_REGION_SHADES);
        for (unsigned k = 0; k < 2; k++) {
            cr_assert(next[k] == LAYOUT_NO_CELL || box_of(v, next[k]) == box_of(v, cell) ||
                          shade[box_of(v, next[k])] != shade[box_of(v, cell)],
                      "%s: cells %u and %u", what, cell, next[k]);
        }
    }
}

Test(layouts, random_maps_are_connected_and_no_region_is_a_rectangle)
{
    static const unsigned sizes[] = {5, 6, 7, 8, 9, 10, 12};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        for (unsigned round = 0; round < 20; round++) {
            char map[MAX_CELLS + 1];
            struct pcg32 rng;
            struct diag d = {0};
            unsigned size = sizes[i];
            bool half_turn = round % 2;
            pcg32_seed(&rng, size, round);
            random_regions(size, half_turn, &rng, map);
            struct layout_definition definition = {.regions = map};
            const struct layout *v = layout_build(&definition, NULL, &d); /* which checks them */
            cr_assert_not_null(v, "%s", map);
            check_shades(v, map);
            for (unsigned region = 0; region < size; region++) {
                unsigned low[2] = {99, 99};
                unsigned high[2] = {0, 0};
                for (unsigned cell = 0; cell < size * size; cell++) {
                    const unsigned at[2] = {cell / size, cell % size};
                    for (int k = 0; k < 2 && map[cell] == (char)('A' + region); k++) {
                        low[k] = at[k] < low[k] ? at[k] : low[k];
                        high[k] = at[k] > high[k] ? at[k] : high[k];
                    }
                }
                cr_assert_neq((high[0] - low[0] + 1) * (high[1] - low[1] + 1), size, "%s", map);
            }
            for (unsigned a = 0; half_turn && a < size * size; a++) {
                for (unsigned b = 0; b < size * size; b++) {
                    cr_assert_eq(map[a] == map[b],
                                 map[size * size - 1 - a] == map[size * size - 1 - b]);
                }
            }
            layout_drop(v);
        }
    }
    cr_assert_eq(layout_built_count(), 0);
}

Test(layouts, random_jigsaws_and_own_houses_agree_with_the_oracle)
{
    static struct oracle o;
    for (unsigned round = 0; round < 24; round++) {
        unsigned size = 5 + round % 5;
        char name[40];
        char houses[MAX_CELLS + 1];
        struct pcg32 rng;
        struct diag d = {0};
        pcg32_seed(&rng, 5, round);
        snprintf(name, sizeof name, "jigsaw-%u", size);
        memset(houses, '.', size * size);
        houses[size * size] = '\0';
        unsigned length = 3 + pcg32_below(&rng, size - 2); /* a group, or a house */
        for (unsigned left = length; left > 0;) {
            unsigned cell = pcg32_below(&rng, size * size);
            left -= houses[cell] == '.';
            houses[cell] = 'a';
        }
        struct layout_definition definition = {
            .name = name, .regions = "random", .houses = round % 3 ? houses : NULL};
        struct layout_choice choice;
        cr_assert_eq(layout_choice_read(&choice, &definition, NULL, &d), STATUS_OK);
        struct record r = {0};
        if (make_puzzle(choice.layout, &choice, round, true, &r)) {
            oracle_of(&o, r.variant);
            check_puzzle(&o, &r);
        }
        record_free(&r);
        layout_choice_free(&choice);
    }
    cr_assert_eq(layout_built_count(), 0);
}

Test(layouts, the_canonical_form_is_the_same_for_every_turn)
{
    static const char *const names[] = {"jigsaw-7", "jigsaw-9", "samurai-6", "twodoku", "latin-6"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        struct layout_definition definition = {.name = names[i],
                                               .regions = names[i][0] == 'j' ? "random" : NULL};
        struct layout_choice choice;
        struct diag d = {0};
        struct record r = {0};
        cr_assert_eq(layout_choice_read(&choice, &definition, NULL, &d), STATUS_OK);
        cr_assert(make_puzzle(choice.layout, choice.kind ? &choice : NULL, 3, true, &r));
        const struct layout *first = NULL;
        struct grid form;
        cr_assert(canon_turned(r.variant, &r.givens, &first, &form, NULL));
        for (unsigned m = 0; m < MOVEMENT_COUNT; m++) {
            uint16_t from[MAX_CELLS];
            const struct layout *layout = NULL;
            const struct layout *turned = layout_turned(r.variant, m, from);
            if (!turned) {
                cr_assert_str_eq(names[i], "samurai-6");
                continue;
            }
            struct grid g;
            struct grid other;
            for (unsigned cell = 0; cell < turned->cell_count; cell++) {
                unsigned digit = r.givens.cell[from[cell]];
                g.cell[cell] = (uint8_t)(digit ? digit % turned->size + 1 : 0);
            }
            cr_assert_eq(solve_count(turned, &g, 2, NULL), 1);
            cr_assert(canon_turned(turned, &g, &layout, &other, NULL));
            cr_assert_eq(layout, first, "%s movement %u", names[i], m);
            cr_assert_arr_eq(form.cell, other.cell, first->cell_count);
            layout_drop(layout);
            layout_drop(turned);
        }
        layout_drop(first);
        record_free(&r);
        layout_choice_free(&choice);
    }
    cr_assert_eq(layout_built_count(), 0);
}

/* Published numbers: Latin squares of order 5, OEIS A002860; full boards, A107739 and A291187. */
Test(layouts, counts_are_those_published)
{
    struct grid empty = {{0}};
    cr_assert_eq(solve_count(variant_find("latin-5"), &empty, UINT64_MAX, NULL), 161280);
    cr_assert_eq(solve_count(variant_find("4x4"), &empty, UINT64_MAX, NULL), 288);
    struct grid row = {
        {1, 2, 3, 4, 5, 6}}; /* one of 720 first rows, each with the same number of boards */
    cr_assert_eq(720 * solve_count(variant_find("6x6"), &row, UINT64_MAX, NULL), 28200960);
}

Test(layouts, mistakes_are_told)
{
    static const char boxes[] =
        "AAABBBCCCAAABBBCCCAAABBBCCCDDDEEEFFFDDDEEEFFFDDDEEEFFFGGGHHHIIIGGGHHHIIIGGGHHHII";
    char apart[82];
    char many[82];
    char house[82];
    snprintf(apart, sizeof apart, "%sI", boxes);
    apart[0] = 'B';
    apart[3] = 'A'; /* r1c1 and r1c4 change places */
    snprintf(many, sizeof many, "%sJ", boxes);
    memset(house, '.', 81);
    memset(house, 'a', 10);
    house[81] = '\0';
    const struct {
        struct layout_definition definition;
        const char *said;
    } cases[] = {
        {{.regions = boxes}, "regions: the map has 80 letters; a jigsaw has"},
        {{.name = "jigsaw-9", .regions = boxes}, "regions: the map has 80 letters; it needs"},
        {{.regions = apart}, "is not connected"},
        {{.regions = many}, "regions: J at r9c9 is one region too many"},
        {{.name = "classic", .regions = "x"}, "the classic board has no regions"},
        {{.name = "jigsaw-9"}, "needs regions"},
        {{.name = "jigsaw-9", .regions = "oak"}, "has no map named 'oak'"},
        {{.name = "no"}, "there is no variant 'no'"},
        {{.houses = house}, "houses: 'a' has more than 9 cells; the first beyond that is r2c1"},
        {{.houses = "abc"}, "houses: 'abc' is neither a map nor the name"},
        {{.houses = boxes}, "houses: the map has 80 characters"},
        {{.grids = "r1c1,r5c7"}, "do not overlap in whole boxes"},
        {{.grids = "r1c1,r1c1"}, "do not overlap in whole boxes"},
        {{.grids = "r1c1,r10c10"}, "shares no box with another"},
        {{.grids = "r2c1"}, "a grid must begin in row 1"},
        {{.grids = "1,1"}, "not a list of first cells"},
        {{.grids = "r1c1,r7c7,r13c13,r19c19,r25c25,r31c31,r37c37,r43c43,r49c49"},
         "together they have more than 625 cells"},
        {{.grids = "r1c1,r61c61"}, "ends beyond row or column 63"},
        {{.name = "latin-5", .grids = "r1c1,r3c3"}, "has no boxes"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char *said = NULL;
        size_t length;
        struct diag d;
        FILE *out = open_memstream(&said, &length);
        struct diag_at at = {.file = "a-file", .line = 7, .col = 3};
        diag_init(&d, out);
        cr_expect_null(layout_build(&cases[i].definition, &at, &d), "%s", cases[i].said);
        fclose(out);
        cr_expect_eq(d.errors, 1);
        cr_expect(strstr(said, cases[i].said), "%s: %s", cases[i].said, said);
        cr_expect(strstr(said, "a-file:7:3: "), "%s", said);
        free(said);
    }
    cr_assert_eq(layout_built_count(), 0);
}
