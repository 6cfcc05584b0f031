/* The example of any mark, line or sum: what few digits leave the others of its cells. */
#include <string.h>

#include "render/book/tips/tip_board_makers.h"

/* The cells of a constraint from the first one on: a digit is a given, "?" a cell whose candidates
 * are shown, "." another one; "n" stands for the greatest digit, "m" for the one before it, and so
 * on back to "k". */
struct clue {
    enum constraint_kind_id kind;
    unsigned number;
    const char *cells;
    int down, right;
    unsigned before;   /* cells of the first row that are in the first box; 0: it does not matter */
    unsigned size;     /* the board's, at least */
    const char *limit; /* of the digits that are shown, where pruning finds less; NULL: none */
};

#define ALONG .right = 1
/* Cells that meet at the corner of two boxes: they see each other only by the constraint. */
#define ASLANT .down = 1, .right = 1, .before = 1

static const struct clue clues[] = {
    {CONSTRAINT_THERMO, 0, "k??", ALONG, .size = 6},
    {CONSTRAINT_SLOW_THERMO, 0, "m?", ASLANT, .size = 6},
    {CONSTRAINT_ARROW, 0, "3??", ALONG, .size = 4},
    {CONSTRAINT_DOUBLE_ARROW, 0, "?3?", ALONG, .size = 4},
    {CONSTRAINT_CONSECUTIVE, 0, "?4?", ALONG, .size = 5},
    {CONSTRAINT_WHITE_DOT, 0, "?4?", ALONG, .size = 5},
    {CONSTRAINT_BLACK_DOT, 0, "?2?", ALONG, .size = 4},
    {CONSTRAINT_X, 0, "7?", ALONG, .size = 7},
    {CONSTRAINT_V, 0, "4?", ALONG, .size = 4},
    {CONSTRAINT_DIFFERENCE, 2, "?3?", ALONG, .size = 5},
    {CONSTRAINT_RATIO, 2, "?2?", ALONG, .size = 4},
    {CONSTRAINT_EVEN, 0, "?2?", ALONG, .size = 6},
    {CONSTRAINT_ODD, 0, "?1?", ALONG, .size = 6},
    {CONSTRAINT_MINIMUM, 0, "?3", ALONG, .size = 4},
    {CONSTRAINT_MAXIMUM, 0, "?l", ALONG, .size = 4},
    {CONSTRAINT_SANDWICH, 0, "1?", ALONG, .size = 4, .limit = "n"},
    {CONSTRAINT_X_SUMS, 1, "?", ALONG, .size = 4},
    {CONSTRAINT_NUMBERED_ROOM, 4, "2?", ALONG, .size = 4},
    {CONSTRAINT_LITTLE_KILLER, 3, "??", .down = 1, .right = -1, .size = 4},
    {CONSTRAINT_WHISPER, 0, "?3?", ALONG, .size = 9},
    {CONSTRAINT_DUTCH_WHISPER, 0, "?5?", ALONG, .size = 9},
    {CONSTRAINT_RENBAN, 0, "34?", ALONG, .size = 5},
    {CONSTRAINT_PALINDROME, 0, "4?", ASLANT, .size = 6},
    {CONSTRAINT_CLONE, 0, "4?", ASLANT, .size = 6},
    {CONSTRAINT_BETWEEN, 0, "3?6", ALONG, .size = 6},
    {CONSTRAINT_LOCKOUT, 0, "2?7", ALONG, .size = 9},
    {CONSTRAINT_REGION_SUM, 0, "??3", ALONG, .before = 2, .size = 6},
    {CONSTRAINT_ZIPPER, 0, "?3?", ALONG, .size = 4},
    {CONSTRAINT_NABNER, 0, "?4?", ALONG, .size = 6},
    {CONSTRAINT_MODULAR, 0, "12?", ALONG, .size = 6},
    {CONSTRAINT_ENTROPIC, 0, "15?", ALONG, .size = 9},
    {CONSTRAINT_SUM_LINE, 3, "??", ALONG, .size = 4, .limit = "12"},
    {CONSTRAINT_REPEAT_CAGE, 3, "??", ALONG, .size = 4},
    {CONSTRAINT_ROW_INDEXER, 0, "3.?", .down = 1, .size = 4},
    {CONSTRAINT_COLUMN_INDEXER, 0, "3.?", ALONG, .size = 4},
    {CONSTRAINT_BOX_INDEXER, 0, "2?", ALONG, .before = 2, .size = 4},
};

enum { MIN_COLUMNS = 4 };

static unsigned digit_of(const struct tip_maker *m, char c)
{
    return c >= 'k' && c <= 'n' ? m->bare->size - (unsigned)('n' - c) : (unsigned)(c - '0');
}

static bool has_room(const struct tip_maker *m, const struct clue *c)
{
    const size_t cells = strlen(c->cells);
    return m->bare->size >= c->size && m->columns >= cells + 1 &&
           (!c->before || (m->bare->plain && m->bare->box_width >= c->before));
}

/* Pairs one after another, a sign in each cell that is asked for, or in the first one, or all. */
static void add_clue(struct tip_maker *m, const struct clue *c, struct tip_run run)
{
    const enum constraint_shape shape = constraint_kinds[c->kind]->shape;
    const bool first = shape == CONSTRAINT_CELL;
    const bool asked = c->kind == CONSTRAINT_EVEN || c->kind == CONSTRAINT_ODD;
    if (shape == CONSTRAINT_HOUSE || shape == CONSTRAINT_SIDE) {
        run.count = m->bare->size;
    }
    if (shape != CONSTRAINT_PAIR && !first) {
        tip_add(m, c->kind, c->number, run);
        return;
    }
    for (unsigned i = 0; i + !first < run.count; i++) {
        const struct tip_run part = {run.row + i * (unsigned)run.down,
                                     run.column + i * (unsigned)run.right, run.down, run.right,
                                     first ? 1 : 2};
        if (!first || (asked ? c->cells[i] == '?' : i == 0)) {
            tip_add(m, c->kind, c->number, part);
        }
    }
}

static void fill_cells(struct tip_maker *m, const struct clue *c, struct tip_run run)
{
    for (unsigned i = 0; i < run.count; i++) {
        const unsigned row = (unsigned)((int)run.row + (int)i * run.down);
        const unsigned column = (unsigned)((int)run.column + (int)i * run.right);
        if (c->cells[i] == '?') {
            tip_show(m, row, column, column);
        } else if (c->cells[i] != '.') {
            tip_give(m, row, column, digit_of(m, c->cells[i]));
        }
    }
    for (const char *p = c->limit; p && *p; p++) {
        m->limit |= digit_bit(digit_of(m, *p));
    }
}

/* Two of the digits in the circle are there: the two cells that are left have the others. */
static bool make_quadruple(struct tip_maker *m)
{
    const uint16_t cell[] = {tip_at(m, 1, 1), tip_at(m, 1, 2), tip_at(m, 2, 1), tip_at(m, 2, 2)};
    const unsigned digit[] = {2, 3, 4, 6};
    if (m->bare->size < 6 || m->columns < 3) {
        return false;
    }
    constraint_list_add(&m->list, CONSTRAINT_QUADRUPLE, false, constraint_digits_pack(digit, 4),
                        cell, 4);
    tip_give(m, 1, 1, 2);
    tip_give(m, 2, 2, 3);
    tip_show(m, 1, 2, 2);
    tip_show(m, 2, 1, 1);
    m->columns = 4;
    m->rows = 2;
    return true;
}

bool tip_make_clue(struct tip_maker *m)
{
    for (size_t i = 0; i < sizeof clues / sizeof clues[0]; i++) {
        const struct clue *c = &clues[i];
        if (!has_constraints_of(m->v, c->kind) || !has_room(m, c)) {
            continue;
        }
        const unsigned count = (unsigned)strlen(c->cells);
        const unsigned column = c->right < 0 ? count
                                : c->before  ? m->bare->box_width - c->before + 1
                                             : 1;
        const struct tip_run run = {1, column, c->down, c->right, count};
        add_clue(m, c, run);
        fill_cells(m, c, run);
        m->rows = c->down ? count : 1;
        /* One or two more than the constraint has, which show where it ends. */
        tip_draw_columns(m, column + count > MIN_COLUMNS ? column + count : MIN_COLUMNS);
        return true;
    }
    return has_constraints_of(m->v, CONSTRAINT_QUADRUPLE) && make_quadruple(m);
}
