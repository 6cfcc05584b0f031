#include "render/book/pages/rules_example.h"

#include <string.h>

#include "gen/board/canon/isomorphism.h"
#include "gen/board/layout_turn.h"
#include "gen/board/symmetry.h"
#include "gen/constraint/constraint.h"
#include "render/book/book_data.h"
#include "render/book/plan/puzzle_list.h"

/* TEXT_cages_text explains how it is solved, in every language. */
static const struct layout *make_killer(struct grid *solution)
{
    static const uint8_t digits[16] = {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};
    static const struct {
        unsigned sum, count;
        uint16_t cell[3];
    } cages[] = {{3, 2, {0, 1}},  {7, 2, {2, 3}},  {8, 3, {4, 5, 6}},   {5, 2, {7, 11}},
                 {6, 2, {8, 12}}, {5, 2, {9, 10}}, {6, 3, {13, 14, 15}}};
    struct constraint_list list = {0};
    for (size_t i = 0; i < sizeof cages / sizeof *cages; i++) {
        constraint_list_add(&list, CONSTRAINT_CAGE, false, cages[i].sum, cages[i].cell,
                            cages[i].count);
    }
    const struct layout *v = constraints_lay(variant_find("4x4"), &list);
    constraint_list_free(&list);
    memset(solution, 0, sizeof *solution);
    memcpy(solution->cell, digits, sizeof digits);
    return v;
}

/* An easy classic board made for this page, and its solution. */
static const char example_givens[] = "56....2.9"
                                     "..2.....3"
                                     ".3.51..4."
                                     ".7...8..4"
                                     "..47.91.."
                                     "3..4...8."
                                     ".2..56.9."
                                     "6.....8.."
                                     "1.8....62";
static const char example_solution[] = "561384279"
                                       "842697513"
                                       "739512648"
                                       "975168324"
                                       "284739156"
                                       "316425987"
                                       "423856791"
                                       "697241835"
                                       "158973462";

static bool same_grids(const struct layout *v, const struct grid *one, const struct grid *two)
{
    return memcmp(one->cell, two->cell, v->cell_count) == 0;
}

static bool share_place(const struct layout *v, unsigned one, unsigned other)
{
    const struct constraint *c[2] = {constraint_at(v, one), constraint_at(v, other)};
    int row[2];
    int column[2];
    for (unsigned i = 0; i < 2; i++) {
        if (!constraint_is_outside(c[i])) {
            return false;
        }
        constraint_outside_place(v, c[i], &row[i], &column[i]);
    }
    return row[0] == row[1] && column[0] == column[1];
}

/* Do two numbers stand at one place outside the grid? Those of rows and columns keep their sides
 * when a board is turned, where others may come to stand. */
static bool numbers_collide(const struct layout *v)
{
    bool collide = false;
    for (unsigned i = 1; i < constraint_count(v) && !collide; i++) {
        for (unsigned k = 0; k < i && !collide; k++) {
            collide = share_place(v, i, k);
        }
    }
    return collide;
}

/* The book's first puzzle turned or mirrored, its digits named anew by the order of `label`. False:
 * it would be the same puzzle, or numbers would stand on one another. */
static bool turn(struct rules_example *e, const struct record *first, unsigned movement,
                 const uint8_t label[MAX_SIZE + 1])
{
    uint16_t from[MAX_CELLS];
    const struct layout *turned = layout_turned(first->variant, movement, from);
    for (unsigned cell = 0; turned && cell < turned->cell_count; cell++) {
        e->givens.cell[cell] = label[first->givens.cell[from[cell]]];
        e->solution.cell[cell] = label[first->solution.cell[from[cell]]];
    }
    if (!turned || numbers_collide(turned) ||
        (turned == first->variant && same_grids(turned, &e->solution, &first->solution))) {
        layout_drop(turned);
        return false;
    }
    layout_drop(e->layout);
    e->layout = turned;
    return true;
}

/* Half a turn suits every shape of page; the others come where that changes nothing. */
static void turn_somehow(struct rules_example *e, const struct record *first, struct pcg32 *chance)
{
    static const unsigned movement[] = {2, 4, 5, 1, 3, 6, 7};
    const struct layout *v = first->variant;
    uint16_t order[MAX_SIZE];
    uint8_t label[MAX_SIZE + 1] = {0};
    for (unsigned i = 0; i < v->size; i++) {
        order[i] = (uint16_t)(i + 1);
    }
    if (!v->constraints_bind_digits) {
        pcg32_shuffle(chance, order, v->size);
    }
    for (unsigned i = 0; i < v->size; i++) {
        label[i + 1] = (uint8_t)order[i];
    }
    for (unsigned i = 0; i < sizeof movement / sizeof movement[0]; i++) {
        if (turn(e, first, movement[i], label)) {
            return;
        }
    }
}

/* A puzzle like the book's first, with its board and as hard, but not it. */
static void make_like_first(struct book *b, struct rules_example *e)
{
    const struct record *first = b->puzzle[0].record;
    const struct layout *v = first->variant;
    bool signs = b->puzzle[0].signs->word || b->puzzle[0].signs->pictures;
    struct isomorphism isomorphism;
    struct pcg32 chance;
    pcg32_seed(&chance, b->cfg->seed, UINT64_C(0x6578616d706c65));
    e->layout = layout_keep(v);
    e->givens = first->givens;
    e->solution = first->solution;
    if (v->classic && !signs) {
        for (unsigned cell = 0; cell < v->cell_count; cell++) {
            e->givens.cell[cell] = (uint8_t)digit_from_char(example_givens[cell]);
            e->solution.cell[cell] = (uint8_t)digit_from_char(example_solution[cell]);
        }
    } else if (v->plain && !v->constraints && isomorphism_random(v, &chance, &isomorphism)) {
        isomorphism_apply(v, &isomorphism, &first->givens, &e->givens);
        isomorphism_apply(v, &isomorphism, &first->solution, &e->solution);
    } else {
        turn_somehow(e, first, &chance);
    }
}

bool rules_examples_init(struct book *b)
{
    if (b->puzzle_count) {
        make_like_first(b, &b->usual_example);
    }
    struct rules_example *killer = &b->killer_example;
    if (book_cage_count(b)) {
        killer->layout = make_killer(&killer->solution);
        return killer->layout != NULL;
    }
    return true;
}

void rules_examples_free(struct book *b)
{
    layout_drop(b->usual_example.layout);
    layout_drop(b->killer_example.layout);
}
