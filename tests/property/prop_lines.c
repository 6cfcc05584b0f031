/* Thermometers and arrows as they are drawn: what a reader of puzzles takes for one. */
#include <criterion/criterion.h>
#include <stdlib.h>

#include "gen/make/board/full_board.h"
#include "gen/make/constraints/constraint_draw.h"

enum { BOARDS = 30 };

static unsigned distance(const struct layout *v, unsigned from, unsigned to)
{
    int down = abs((int)row_of(v, from) - (int)row_of(v, to));
    int right = abs((int)column_of(v, from) - (int)column_of(v, to));
    return (unsigned)(down > right ? down : right);
}

/* Cells in touch, none of them twice on the board, and digits that rise or add up. */
static void check_lines(const struct layout *v, const uint8_t *digits, enum constraint_kind_id kind,
                        const struct constraint_list *l)
{
    bool used[MAX_CELLS] = {false};
    char buffer[CONSTRAINT_COMPLAINT_SIZE];
    struct constraint_list part = *l;
    for (part.count = 1; part.count <= l->count; part.count++) {
        const char *wrong = constraint_list_complain(&part, v, buffer);
        cr_assert_null(wrong, "%s", wrong);
    }
    for (size_t n = 0; n < l->count; n++) {
        const struct constraint_item *line = &l->item[n];
        const uint16_t *cell = l->cell + line->first;
        unsigned sum = 0;
        cr_assert_eq(line->kind, kind);
        cr_assert_eq(line->sum, 0, "a line has no number");
        cr_assert_geq(line->count, 3);
        cr_assert_leq(line->count, 6);
        for (unsigned i = 0; i < line->count; i++) {
            cr_assert_not(used[cell[i]], "two lines in a cell");
            used[cell[i]] = true;
            cr_assert(i == 0 || distance(v, cell[i - 1], cell[i]) == 1, "a line jumps");
            cr_assert(kind != CONSTRAINT_THERMO || i == 0 || digits[cell[i - 1]] < digits[cell[i]]);
            sum += i ? digits[cell[i]] : 0;
        }
        cr_assert(kind != CONSTRAINT_ARROW || sum == digits[cell[0]]);
    }
}

Test(lines, are_drawn_from_neighbour_to_neighbour_and_hold)
{
    static const char *const names[] = {"classic", "6x6", "12x12", "samurai"};
    for (unsigned i = 0; i < BOARDS; i++) {
        const struct layout *v = variant_find(names[i % 4]);
        const enum constraint_kind_id kind = i / 4 % 2 ? CONSTRAINT_THERMO : CONSTRAINT_ARROW;
        struct constraint_list l = {0};
        uint64_t used[(MAX_CELLS + 63) / 64] = {0};
        struct pcg32 rng;
        struct grid board;
        uint64_t attempts;
        pcg32_seed(&rng, 9, i);
        cr_assert(board_method_quick(v)->fill(v, &rng, BOARD_MAX_ATTEMPTS, &board, &attempts));
        lines_draw(v, board.cell, kind, used, &rng, &l);
        cr_assert_not(l.failed);
        cr_assert_geq(l.count, 1, "%s has no line", v->name);
        check_lines(v, board.cell, kind, &l);
        constraint_list_free(&l);
    }
}
