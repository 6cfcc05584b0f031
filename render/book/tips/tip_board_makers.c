#include "render/book/tips/tip_board_makers.h"

#include "gen/constraint/cage_sign.h"

/* Of rows in which digits are struck. */
enum { STRUCK_COLUMNS = 6 };

/* ---- parts ---- */

static unsigned size_of(const struct tip_maker *m)
{
    return m->bare->size;
}

static bool has_boxes(const struct tip_maker *m, unsigned width, unsigned height)
{
    return m->bare->plain && m->bare->box_width >= width && m->bare->box_height >= height;
}

static void add_shown(struct tip_maker *m, enum constraint_kind_id kind, unsigned number,
                      unsigned row, unsigned from, unsigned to)
{
    tip_add(m, kind, number, tip_across(row, from, to));
    tip_show(m, row, from, to);
}

/* These digits go from the cells of the example's part of a row, or of the first box, that no
 * constraint of it has. */
static void strike(struct tip_maker *m, unsigned row, unsigned columns, digit_set digits)
{
    for (unsigned column = 1; column <= columns; column++) {
        const unsigned cell = tip_at(m, row, column);
        if (!m->used[cell] && !m->out->givens.cell[cell]) {
            m->out->struck[cell] |= digits;
        }
    }
}

static void strike_row(struct tip_maker *m, unsigned row, digit_set digits)
{
    strike(m, row, m->columns, digits);
}

static void strike_box(struct tip_maker *m, digit_set digits)
{
    for (unsigned row = 1; row <= m->bare->box_height; row++) {
        strike(m, row, m->bare->box_width, digits);
    }
}

/* ---- digits in rows, columns and boxes ---- */

/* All but the second cell of the first box. */
static bool make_full_house(struct tip_maker *m)
{
    const unsigned n = size_of(m);
    if (!has_boxes(m, 2, 2) || m->bare->classic) {
        return false;
    }
    for (unsigned i = 0; i < n; i++) {
        const unsigned row = 1 + i / m->bare->box_width;
        const unsigned column = 1 + i % m->bare->box_width;
        const unsigned digit = i * (n - 1) % n + 1;
        (i == 1 ? tip_answer : tip_give)(m, row, column, digit);
    }
    tip_draw_first_box(m);
    return true;
}

/* The first cell sees the greater digits in the other rows of its box, and below the box in its
 * column all others but 1. */
static bool make_naked_single(struct tip_maker *m)
{
    const unsigned n = size_of(m);
    const unsigned width = m->bare->box_width;
    const unsigned height = m->bare->box_height;
    if (!has_boxes(m, 2, 2) || m->bare->classic || height + width - 1 > n) {
        return false;
    }
    for (unsigned i = width; i < n; i++) {
        tip_give(m, 1 + i / width, 1 + i % width, i + 1);
    }
    for (unsigned i = 2; i <= width; i++) {
        tip_give(m, height + i - 1, 1, i);
    }
    tip_answer(m, 1, 1, 1);
    tip_draw_first_box(m);
    m->rows = height + width - 1;
    return true;
}

/* The greatest digit stands in every row of the band but the first, which has one empty cell in the
 * first box. */
static bool make_hidden_single(struct tip_maker *m)
{
    const unsigned n = size_of(m);
    const unsigned width = m->bare->box_width;
    const unsigned height = m->bare->box_height;
    if (!has_boxes(m, 2, 2) || m->bare->classic || m->columns < n || n / width < height) {
        return false;
    }
    for (unsigned row = 2; row <= height; row++) {
        tip_give(m, row, (row - 1) * width + 1, n);
    }
    for (unsigned i = 2; i <= width; i++) {
        tip_give(m, 1, i, i);
    }
    tip_answer(m, 1, 1, n);
    for (unsigned row = 2; row <= height; row++) {
        strike(m, row, width, digit_bit(n));
    }
    m->rows = height;
    return true;
}

/* ---- cages ---- */

static bool make_cage(struct tip_maker *m)
{
    const unsigned cells = m->numbers->cage_cells;
    const digit_set digits = spot_combination(m->numbers);
    tip_draw_columns(m, STRUCK_COLUMNS);
    if (cells >= m->columns || !digits) {
        return false;
    }
    add_shown(m, CONSTRAINT_CAGE, m->numbers->cage_sum, 1, 1, cells);
    strike_row(m, 1, digits);
    if (has_boxes(m, cells, 2)) {
        strike_box(m, digits);
        m->rows = 2;
    }
    return true;
}

/* Both take two of 1 to 4, and not the same ones. */
static bool make_cages(struct tip_maker *m)
{
    tip_draw_columns(m, STRUCK_COLUMNS);
    if (m->columns < 6) {
        return false;
    }
    add_shown(m, CONSTRAINT_CAGE, 5, 1, 1, 2);
    add_shown(m, CONSTRAINT_CAGE, 5, 1, 4, 5);
    strike_row(m, 1, all_digits(4));
    return true;
}

static bool make_cage_last(struct tip_maker *m)
{
    const unsigned n = size_of(m);
    tip_draw_columns(m, STRUCK_COLUMNS);
    add_shown(m, CONSTRAINT_CAGE, n + 1, 1, 1, 2);
    tip_give(m, 1, 1, n - 1);
    return n >= 4;
}

static bool make_least_and_most(struct tip_maker *m)
{
    tip_draw_columns(m, STRUCK_COLUMNS);
    add_shown(m, CONSTRAINT_CAGE, 8, 1, 1, 3);
    return size_of(m) > 5;
}

/* ---- calcudoku ---- */

static bool make_calc_products(struct tip_maker *m)
{
    unsigned factor[2];
    tip_draw_columns(m, STRUCK_COLUMNS);
    spot_factors(size_of(m), factor);
    add_shown(m, CONSTRAINT_CALC_CAGE, constraint_sum_pack(SIGN_TIMES, factor[0] * factor[1]), 1, 1,
              2);
    strike_row(m, 1, digit_bit(factor[0]) | digit_bit(factor[1]));
    return true;
}

static bool make_calc_pairs(struct tip_maker *m)
{
    const unsigned n = size_of(m);
    tip_draw_columns(m, STRUCK_COLUMNS);
    add_shown(m, CONSTRAINT_CALC_CAGE, constraint_sum_pack(SIGN_DIVIDE, n), 1, 1, 2);
    strike_row(m, 1, digit_bit(1) | digit_bit(n));
    return true;
}

/* No sum of two digits is so great. */
static bool make_calc_signs(struct tip_maker *m)
{
    const unsigned n = size_of(m);
    tip_draw_columns(m, STRUCK_COLUMNS);
    add_shown(m, CONSTRAINT_SIGNLESS_CAGE, n * (n - 1), 1, 1, 2);
    strike_row(m, 1, digit_bit(n - 1) | digit_bit(n));
    return true;
}

/* ---- lines and marks ---- */

static bool make_thermo(struct tip_maker *m)
{
    if (m->columns < 4) {
        return false;
    }
    add_shown(m, CONSTRAINT_THERMO, 0, 1, 1, m->columns - 1);
    return true;
}

/* 6, 1 and 2 make 9 at least. */
static bool make_arrow(struct tip_maker *m)
{
    tip_draw_columns(m, STRUCK_COLUMNS);
    if (size_of(m) != 9) {
        return false;
    }
    add_shown(m, CONSTRAINT_ARROW, 0, 1, 1, 4);
    m->limit = digit_bit(1) | digit_bit(2) | digit_bit(9);
    tip_give(m, 1, 2, 6);
    return true;
}

static bool make_renban(struct tip_maker *m)
{
    tip_draw_columns(m, STRUCK_COLUMNS);
    add_shown(m, CONSTRAINT_RENBAN, 0, 1, 1, 3);
    tip_give(m, 1, 1, (size_of(m) + 1) / 2);
    return size_of(m) >= 5;
}

/* Next to 4 only 9 fits, and next to that no digit above 4. */
static bool make_whisper(struct tip_maker *m)
{
    tip_draw_columns(m, STRUCK_COLUMNS);
    if (size_of(m) != 9) {
        return false;
    }
    add_shown(m, CONSTRAINT_WHISPER, 0, 1, 1, 3);
    tip_give(m, 1, 1, 4);
    return true;
}

/* Two even cells of a row that has the other even digits. */
static bool make_odd_even(struct tip_maker *m)
{
    const unsigned n = size_of(m);
    if (n < 6 || n > 9 || !has_boxes(m, 3, 2)) {
        return false;
    }
    tip_give(m, 1, 1, 6);
    if (n >= 8) {
        tip_give(m, 1, 3, 8);
    }
    m->rows = 2;
    add_shown(m, CONSTRAINT_EVEN, 0, 2, 1, 1);
    add_shown(m, CONSTRAINT_EVEN, 0, 2, 3, 3);
    strike_row(m, 2, digit_bit(2) | digit_bit(4));
    strike_box(m, digit_bit(2) | digit_bit(4));
    return true;
}

/* For each kind of marks on the section's boards one pair, each pair in another row. */
static bool make_sign(struct tip_maker *m)
{
    const unsigned n = size_of(m);
    const struct {
        enum constraint_kind_id kind;
        unsigned given;
    } marks[] = {{CONSTRAINT_CONSECUTIVE, n - 1}, /* its partners stand clear of the mark */
                 {CONSTRAINT_WHITE_DOT, n - 1},
                 {CONSTRAINT_BLACK_DOT, n < 8 ? 2 : 4},
                 {CONSTRAINT_X, n < 7 ? 6 : 7},
                 {CONSTRAINT_V, 1}};
    unsigned found = 0;
    for (size_t i = 0; i < sizeof marks / sizeof marks[0] && n >= 6; i++) {
        const unsigned column = 1 + 3 * found;
        if (has_constraints_of(m->v, marks[i].kind) && column < m->columns) {
            m->rows = ++found;
            tip_give(m, found, column, marks[i].given);
            add_shown(m, marks[i].kind, 0, found, column, column + 1);
        }
    }
    return found > 0;
}

static bool make_chain_of(struct tip_maker *m, unsigned cells)
{
    tip_draw_columns(m, STRUCK_COLUMNS);
    for (unsigned column = 1; column < cells; column++) {
        tip_add(m, CONSTRAINT_GREATER, 0, (struct tip_run){1, column + 1, 0, -1, 2});
    }
    tip_show(m, 1, 1, cells);
    return cells > 2;
}

static bool make_inequality(struct tip_maker *m)
{
    return make_chain_of(m, m->columns < 3 ? m->columns : 3);
}

static bool make_sign_chain(struct tip_maker *m)
{
    const unsigned most = 5;
    return make_chain_of(m, m->columns < most ? m->columns : most);
}

/* All four digits, so that the other cells of the box have none of them. */
static bool make_quadruple(struct tip_maker *m)
{
    const unsigned n = size_of(m);
    /* On nine digits, those that the circle does not cover in the corners of cells. */
    const unsigned even[] = {2, 4, 6, 8};
    const unsigned middle[] = {2, 3, n - 2, n - 1};
    const unsigned *digit = n == 9 ? even : middle;
    if (n < 6 || !has_boxes(m, 3, 2)) {
        return false;
    }
    const uint16_t cell[] = {tip_at(m, 1, 1), tip_at(m, 1, 2), tip_at(m, 2, 1), tip_at(m, 2, 2)};
    digit_set digits = 0;
    for (unsigned i = 0; i < 4; i++) {
        m->used[cell[i]] = m->shown[cell[i]] = true;
        digits |= digit_bit(digit[i]);
    }
    constraint_list_add(&m->list, CONSTRAINT_QUADRUPLE, false, constraint_digits_pack(digit, 4),
                        cell, 4);
    strike_box(m, digits);
    tip_draw_first_box(m);
    return true;
}

/* The knight's or the king's move. */
static bool make_seen(struct tip_maker *m)
{
    const enum constraint_kind_id kind = has_constraints_of(m->v, CONSTRAINT_ANTI_KNIGHT)
                                             ? CONSTRAINT_ANTI_KNIGHT
                                             : CONSTRAINT_ANTI_KING;
    if (!has_constraints_of(m->v, kind) || size_of(m) < 6 || m->columns < 6) {
        return false;
    }
    constraint_list_add(&m->list, kind, false, 0, NULL, 0);
    tip_give(m, 3, 4, 5);
    m->rule_cell = tip_at(m, 3, 4);
    m->rows = 5;
    return true;
}

/* ---- numbers outside the grid ---- */

static void add_outside(struct tip_maker *m, enum constraint_kind_id kind, unsigned number,
                        unsigned row)
{
    tip_add(m, kind, number, tip_across(row, 1, size_of(m)));
}

/* The tallest tower first, and all of them step by step. */
static bool make_skyscraper(struct tip_maker *m)
{
    add_outside(m, CONSTRAINT_SKYSCRAPER, 1, 1);
    add_outside(m, CONSTRAINT_SKYSCRAPER, size_of(m), 2);
    tip_show(m, 1, 1, 1);
    tip_show(m, 2, 1, m->columns);
    m->rows = 3;
    return true;
}

static bool make_outside(struct tip_maker *m)
{
    if (has_constraints_of(m->v, CONSTRAINT_SKYSCRAPER)) {
        return make_skyscraper(m);
    }
    if (!has_constraints_of(m->v, CONSTRAINT_NUMBERED_ROOM) || size_of(m) < 5) {
        return false;
    }
    add_outside(m, CONSTRAINT_NUMBERED_ROOM, 5, 1);
    tip_give(m, 1, 1, 3);
    tip_show(m, 1, 3, 3);
    return true;
}

/* The greatest digits, in a diagonal of the first box. */
static bool make_little_killer(struct tip_maker *m)
{
    const unsigned n = size_of(m);
    const unsigned width = m->bare->box_width;
    const unsigned height = m->bare->box_height;
    const unsigned cells = width < height ? width : height;
    digit_set digits = 0;
    unsigned sum = 0;
    if (!has_boxes(m, 2, 2)) {
        return false;
    }
    for (unsigned i = 0; i < cells; i++) {
        sum += n - i;
        digits |= digit_bit(n - i);
        m->shown[tip_at(m, 1 + i, cells - i)] = true;
    }
    m->limit = digits;
    tip_add(m, CONSTRAINT_LITTLE_KILLER, sum, (struct tip_run){1, cells, 1, -1, cells});
    strike_box(m, digits);
    tip_draw_first_box(m);
    return true;
}

/* All digits but the least and the greatest: they stand at the ends. Where there is no room for a
 * whole row, none between them: they stand side by side. */
static bool make_sandwich(struct tip_maker *m)
{
    const unsigned n = size_of(m);
    if (m->columns < n) {
        add_outside(m, CONSTRAINT_SANDWICH, 0, 1);
        tip_give(m, 1, 1, 1);
        tip_show(m, 1, 2, 2);
        m->limit = digit_bit(n);
        return true;
    }
    add_outside(m, CONSTRAINT_SANDWICH, n * (n + 1) / 2 - 1 - n, 1);
    tip_show(m, 1, 1, 1);
    tip_show(m, 1, n, n);
    return true;
}

/* Only 2 and 1 make 3. */
static bool make_x_sums(struct tip_maker *m)
{
    add_outside(m, CONSTRAINT_X_SUMS, 3, 1);
    tip_show(m, 1, 1, 2);
    return size_of(m) > 3;
}

bool tip_maker_run(struct tip_maker *m, enum text_id tip)
{
    static const struct {
        enum text_id tip;
        bool (*make)(struct tip_maker *m);
    } makers[] = {
        {TEXT_spot_full_house, make_full_house},
        {TEXT_spot_naked_single, make_naked_single},
        {TEXT_spot_hidden_single, make_hidden_single},
        {TEXT_spot_leftovers, tip_make_leftovers},
        {TEXT_spot_overlap, tip_make_overlap},
        {TEXT_spot_cage, make_cage},
        {TEXT_spot_cages, make_cages},
        {TEXT_spot_sum_of_house, tip_make_sum_of_house},
        {TEXT_spot_cage_split, tip_make_cage_split},
        {TEXT_spot_sums_compared, tip_make_sums_compared},
        {TEXT_spot_sum_outside, tip_make_sum_outside},
        {TEXT_spot_cage_last, make_cage_last},
        {TEXT_spot_least_and_most, make_least_and_most},
        {TEXT_spot_calc_products, make_calc_products},
        {TEXT_spot_calc_pairs, make_calc_pairs},
        {TEXT_spot_calc_signs, make_calc_signs},
        {TEXT_spot_clue, tip_make_clue},
        {TEXT_spot_thermo, make_thermo},
        {TEXT_spot_arrow, make_arrow},
        {TEXT_spot_renban, make_renban},
        {TEXT_spot_whisper, make_whisper},
        {TEXT_spot_odd_even, make_odd_even},
        {TEXT_spot_sign, make_sign},
        {TEXT_spot_inequality, make_inequality},
        {TEXT_spot_sign_chain, make_sign_chain},
        {TEXT_spot_quadruple, make_quadruple},
        {TEXT_spot_seen, make_seen},
        {TEXT_spot_skyscraper_counts, make_skyscraper},
        {TEXT_spot_outside, make_outside},
        {TEXT_spot_little_killer, make_little_killer},
        {TEXT_spot_sandwich, make_sandwich},
        {TEXT_spot_x_sums, make_x_sums},
    };
    const bool several = m->bare->grid_count > 1; /* whose frames have holes */
    for (size_t i = 0; i < sizeof makers / sizeof makers[0]; i++) {
        if (makers[i].tip == tip && several == (tip == TEXT_spot_overlap)) {
            return makers[i].make(m);
        }
    }
    return false;
}
