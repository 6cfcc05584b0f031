#include "render/board/constraints/constraint_looks.h"

#include <math.h>

#include "gen/constraint/constraint.h"

static char nothing(unsigned i)
{
    (void)i;
    return '\0';
}

static char place_from_bulb(unsigned i)
{
    return digit_to_char(i + 1);
}

static char circle_or_shaft(unsigned i)
{
    return i > 0 ? '+' : '=';
}

#define ALIKE(text)                                                                                \
    {                                                                                              \
        text, text, text, text                                                                     \
    }
#define LINE_SIGN                                                                                  \
    {                                                                                              \
        .place = place_from_bulb, .joint = { "–", "–" }                                            \
    }
#define LOOK(row) static const struct constraint_look look_##row
#define LINE(row, GRAY, WIDTH, END)                                                                \
    LOOK(row) = {                                                                                  \
        .form = FORM_LINE, .gray = (GRAY), .width = (WIDTH), .end = (END), .sign = LINE_SIGN}

LOOK(cage) = {.form = FORM_CAGE,
              .text = TEXT_OF_CAGE,
              .gray = 0.2,
              .sign = {.place = nothing, .joint = {"+", "+"}}};
LOOK(thermo) = {
    .form = FORM_THERMO, .gray = 0.80, .sign = {.place = place_from_bulb, .joint = {" < ", " < "}}};
LOOK(arrow) = {
    .form = FORM_ARROW, .gray = 0.32, .sign = {.place = circle_or_shaft, .joint = {" = ", " + "}}};
LOOK(greater) = {.form = FORM_GREATER, .sign = {.between = {">", "<", "∨", "∧"}}};
LOOK(consecutive) = {.form = FORM_BAR,
                     .sign = {.between = ALIKE("="), .meaning = "= consecutive digits"}};
LOOK(white_dot) = {.form = FORM_DOT,
                   .sign = {.between = ALIKE("○"), .meaning = "○ consecutive digits"}};
LOOK(black_dot) = {.form = FORM_DOT,
                   .black = true,
                   .sign = {.between = ALIKE("●"), .meaning = "● one digit is twice the other"}};
LOOK(x) = {.form = FORM_LETTER,
           .text = TEXT_OF_PAIR,
           .letter = "X",
           .sign = {.between = ALIKE("X"), .meaning = "X the digits make 10"}};
LOOK(v) = {.form = FORM_LETTER,
           .text = TEXT_OF_PAIR,
           .letter = "V",
           .sign = {.between = ALIKE("V"), .meaning = "V the digits make 5"}};
LOOK(odd) = {.form = FORM_ROUND, .sign = {.in_cell = "◦", .meaning = "◦ odd"}};
LOOK(even) = {.form = FORM_SQUARE, .sign = {.in_cell = "▫", .meaning = "▫ even"}};
LOOK(sandwich) = {
    .form = FORM_OUTSIDE,
    .text = TEXT_OUTSIDE,
    .sign = {.meaning = "sums outside the grid: of the digits between the least and the greatest"}};
LOOK(anti_knight) = {.form = FORM_RULE};
LOOK(anti_king) = {.form = FORM_RULE};
LOOK(non_consecutive) = {.form = FORM_RULE};
LINE(whisper, 0.58, 0.14, LINE_END_NONE);
LINE(renban, 0.70, 0.24, LINE_END_NONE);
LINE(palindrome, 0.64, 0.09, LINE_END_NONE);
LINE(between, 0.52, 0.06, LINE_END_RING);
LINE(lockout, 0.55, 0.06, LINE_END_DIAMOND);
LINE(region_sum, 0.76, 0.18, LINE_END_NONE);
LINE(zipper, 0.67, 0.12, LINE_END_NONE);
LINE(nabner, 0.73, 0.16, LINE_END_NONE);
LINE(modular, 0.61, 0.20, LINE_END_NONE);
LINE(entropic, 0.86, 0.26, LINE_END_NONE);
LOOK(slow_thermo) = {.form = FORM_LINE,
                     .gray = 0.78,
                     .width = 0.14,
                     .end = LINE_END_BULB,
                     .sign = {.place = place_from_bulb, .joint = {" ≤ ", " ≤ "}}};
LOOK(little_killer) = {
    .form = FORM_OUTSIDE,
    .text = TEXT_OUTSIDE,
    .sign = {.place = nothing,
             .joint = {"+", "+"},
             .meaning = "numbers with arrows outside the grid: sums along the diagonals"}};
LOOK(x_sums) = {
    .form = FORM_OUTSIDE,
    .text = TEXT_OUTSIDE,
    .sign = {.meaning = "numbers outside the grid: sums of the first X digits, X being the first"}};
LOOK(skyscraper) = {
    .form = FORM_OUTSIDE,
    .text = TEXT_OUTSIDE,
    .sign = {.meaning = "numbers outside the grid: how many digits are greater than all before"}};
LOOK(numbered_room) = {
    .form = FORM_OUTSIDE,
    .text = TEXT_OUTSIDE,
    .sign = {.meaning = "numbers outside the grid: digits that stand in the N-th cell, N being the "
                        "first digit"}};
LOOK(quadruple) = {
    .form = FORM_CIRCLE, .text = TEXT_OF_CIRCLE, .sign = {.place = nothing, .joint = {" ", " "}}};
LOOK(minimum) = {.form = FORM_EXTREME,
                 .sign = {.in_cell = "▾", .meaning = "▾ less than all neighbours"}};
LOOK(maximum) = {.form = FORM_EXTREME,
                 .black = true,
                 .sign = {.in_cell = "▴", .meaning = "▴ greater than all neighbours"}};
LINE(dutch_whisper, 0.49, 0.12, LINE_END_NONE);
LINE(double_arrow, 0.39, 0.05, LINE_END_RING);
LOOK(sum_line) = {
    .form = FORM_LINE, .text = TEXT_OF_CAGE, .gray = 0.42, .width = 0.06, .sign = LINE_SIGN};
LOOK(pill_arrow) = {.form = FORM_ARROW, .gray = 0.32, .sign = LINE_SIGN};
LOOK(plain_cage) = {
    .form = FORM_CAGE, .gray = 0.2, .sign = {.place = nothing, .joint = {" ", " "}}};
LOOK(repeat_cage) = {.form = FORM_CAGE,
                     .text = TEXT_OF_CAGE,
                     .gray = 0.35,
                     .solid = true,
                     .sign = {.place = nothing, .joint = {"+", "+"}}};
LOOK(difference) = {.form = FORM_DOT,
                    .text = TEXT_OF_DOT,
                    .sign = {.between = ALIKE("○"), .meaning = "○ the difference in the list"}};
LOOK(ratio) = {.form = FORM_DOT,
               .text = TEXT_OF_DOT,
               .black = true,
               .sign = {.between = ALIKE("●"), .meaning = "● the ratio in the list"}};
LOOK(clone) = {
    .form = FORM_CLONE, .text = TEXT_OF_LETTER, .sign = {.place = nothing, .joint = {" ", " "}}};
LOOK(row_indexer) = {
    .form = FORM_TINT,
    .text = TEXT_OF_LETTER,
    .letter = "R",
    .sign = {.in_cell = "R",
             .meaning = "R the digit is the row of its column where the number of its row stands"}};
LOOK(column_indexer) = {
    .form = FORM_TINT,
    .text = TEXT_OF_LETTER,
    .letter = "C",
    .sign = {
        .in_cell = "C",
        .meaning = "C the digit is the column of its row where the number of its column stands"}};
LOOK(box_indexer) = {
    .form = FORM_TINT,
    .text = TEXT_OF_LETTER,
    .letter = "B",
    .sign = {.in_cell = "B",
             .meaning = "B the digit is the place of its box where the number of its place "
                        "stands"}};
LOOK(anti_queen) = {.form = FORM_RULE};
LOOK(entropy) = {.form = FORM_RULE};
LOOK(calc_cage) = {.form = FORM_CAGE,
                   .text = TEXT_OF_CAGE,
                   .gray = 0.08,
                   .solid = true,
                   .border = 0.055,
                   .sign = {.place = nothing, .joint = {" ", " "}}};
LOOK(signless_cage) = {.form = FORM_CAGE,
                       .text = TEXT_OF_CAGE,
                       .gray = 0.12,
                       .solid = true,
                       .border = 0.055,
                       .sign = {.place = nothing, .joint = {" ", " "}}};

#define LOOK_ROW(id, row) &look_##row,
static const struct constraint_look *const looks[] = {CONSTRAINT_KINDS(LOOK_ROW)};
#undef LOOK_ROW

const struct constraint_look *constraint_look_of(enum constraint_kind_id kind)
{
    return looks[kind];
}

/* A pencil must be seen on the darkest, and the lightest is one that every printer holds. The last,
 * which few cages have, is between two others: the line around the tile and the gap set it apart.
 */
const double cage_tile_gray[MAX_REGION_SHADES] = {1, 0.89, 0.852, 0.871};
const double cage_tile_line_gray = 0.3;

double constraint_look_border(const struct constraint_look *look, const struct layout *v)
{
    return box_of(v, 0) == LAYOUT_NO_CELL && !v->jigsaw ? look->border : 0;
}

bool constraint_has_cage_look(const struct constraint *c)
{
    return constraint_look_of(c->kind)->form == FORM_CAGE && !constraint_is_rule(c);
}

static bool shares_side(const struct constraint *one, const struct constraint *other)
{
    return constraint_kinds[other->kind]->shape == CONSTRAINT_PAIR && !constraint_is_rule(other) &&
           ((one->cell[0] == other->cell[0] && one->cell[1] == other->cell[1]) ||
            (one->cell[0] == other->cell[1] && one->cell[1] == other->cell[0]));
}

double constraint_sign_shift(const struct layout *v, const struct constraint *c)
{
    const double side_by_side = 0.44; /* the widest signs, dots with a number */
    const double room = 0.8;
    unsigned before = 0;
    unsigned count = 0;
    for (unsigned i = 0; i < constraint_count(v); i++) {
        const struct constraint *other = constraint_at(v, i);
        const bool shares = shares_side(c, other);
        count += shares;
        before += shares && other < c;
    }
    return (before - (count - 1) / 2.0) * fmin(side_by_side, room / count);
}
