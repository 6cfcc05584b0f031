#include "render/preflight/printed_boards.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "render/board/clues/clue_art.h"
#include "render/pictures/qr.h"
#include "render/preflight/printed_clues.h"

enum { MAX_FRAMES = 64 };

/* What has sides under half an inch is a tick box or a corner, not a board; but the smallest
 * solution under or beside a puzzle has four rows of the least legible digits. */
static const double min_side_pt = 36;
static const double min_small_side_pt = 24;

/* How far a board's labels may stand from it. */
static const double label_reach_pt = 48;

/* A rectangle, or what the black lines of a path that is none reach over: the outline of several
 * grids. */
struct frame {
    double left, bottom, right, top;
    bool rectangle;
    double above; /* room of the clues that stand over it */
    size_t label; /* index of the text that is its number; SIZE_MAX: none */
};

struct printed_word {
    double x, y, size_pt;
    unsigned quarter_turns;
    size_t offset; /* in the texts */
    size_t frame;  /* the board that it labels; SIZE_MAX: none */
    bool inside;   /* … or stands in */
    bool legend;   /* the number of a picture in the legend */
    bool of_clue;  /* the sum of a cage, or another clue's text */
};

/* What of a puzzle was found; its right half, where it stands over two pages. */
enum { SEEN_PUZZLE = 1, SEEN_SOLUTION = 2, SEEN_RIGHT_HALF = 4 };

enum page_role { ROLE_NONE = 0, ROLE_PUZZLES = 1, ROLE_SOLUTIONS = 2 }; /* a page may have both */

struct printed_boards {
    const struct preflight_file *file;
    struct frame frame[MAX_FRAMES];
    size_t frame_count;
    struct printed_word *word;
    size_t word_count, word_capacity;
    struct printed_marks marks; /* of pages with pictures for digits */
    struct text texts;          /* each NUL-terminated */
    unsigned char *role;        /* one a page */
    bool solutions;             /* what is being read of the page is its solutions */
    unsigned char *seen;        /* one a puzzle */
    size_t puzzle_count;
    size_t read_count;
    struct printed_sign *sign; /* the words, for the reader of clues */
    bool has_pictures;         /* any puzzle for its digits, … */
    bool has_codes;            /* … or any solution in a code, … */
    bool has_clues;            /* … or any puzzle */
    double min_side_pt;
    bool out_of_memory;
    struct verdict boards, references;
};

static bool has_small_solution(const struct printed_boards *b, const struct book_puzzle *p)
{
    enum config_answers_at at = b->file->config->section[p->section].answers.at;
    return at == ANSWERS_AT_UNDER || at == ANSWERS_AT_BESIDE;
}

struct printed_boards *printed_boards_new(const struct preflight_file *file)
{
    struct printed_boards *b = calloc(1, sizeof *b);
    if (!b) {
        return NULL;
    }
    b->file = file;
    b->min_side_pt = min_side_pt;
    b->puzzle_count = book_puzzle_count(file->book);
    b->role = calloc(file->page_count + 1, 1);
    b->seen = calloc(b->puzzle_count + 1, 1);
    if (!b->role || !b->seen) {
        printed_boards_drop(b);
        return NULL;
    }
    for (size_t n = 1; n <= b->puzzle_count; n++) {
        const struct book_puzzle *p = book_puzzle_at(file->book, n);
        b->has_pictures |= p->signs->pictures != NULL;
        b->has_codes |= p->link || file->config->section[p->section].answers.at == ANSWERS_AT_CODE;
        if (has_small_solution(b, p)) {
            b->min_side_pt = min_small_side_pt;
        }
        b->has_clues |= p->record->variant->clues != NULL;
    }
    if (file->part == BOOK_ANSWERS) {
        memset(b->role, ROLE_SOLUTIONS, file->page_count);
        return b;
    }
    for (size_t n = 1; n <= b->puzzle_count; n++) {
        const struct book_puzzle *p = book_puzzle_at(file->book, n);
        for (size_t page = p->page; page <= p->page + (p->split > 0); page++) {
            if (page < file->page_count) {
                b->role[page] |= ROLE_PUZZLES;
            }
        }
        if (p->solution_part == BOOK_INTERIOR && p->solution_page < file->page_count) {
            b->role[p->solution_page] |= ROLE_SOLUTIONS;
        }
    }
    return b;
}

void printed_boards_drop(struct printed_boards *b)
{
    if (b) {
        free(b->word);
        free(b->sign);
        free(b->role);
        free(b->seen);
        printed_marks_free(&b->marks);
        text_free(&b->texts);
        text_free(&b->boards.detail);
        text_free(&b->references.detail);
        free(b);
    }
}

static void add_word(struct printed_boards *b, const struct pdf_mark *m)
{
    if (b->word_count == b->word_capacity) {
        size_t capacity = b->word_capacity ? 2 * b->word_capacity : 512;
        struct printed_word *word = realloc(b->word, capacity * sizeof *word);
        if (!word) {
            b->out_of_memory = true;
            return;
        }
        b->word = word;
        b->word_capacity = capacity;
    }
    b->word[b->word_count++] = (struct printed_word){
        .x = m->left,
        .y = m->bottom,
        .size_pt = m->size_pt,
        .quarter_turns = m->quarter_turns,
        .offset = b->texts.length,
        .frame = SIZE_MAX,
    };
    text_add(&b->texts, m->utf8, strlen(m->utf8) + 1);
}

/* The lines of a board that a rectangle frames are no frame; those of one that none does are one
 * frame, the largest. */
static void add_frame(struct printed_boards *b, const struct frame *f)
{
    const double near = 4; /* lines reach over the corners that they close */
    for (size_t i = 0; i < b->frame_count; i++) {
        struct frame *other = &b->frame[i];
        bool within = other->left > f->left - near && other->right < f->right + near &&
                      other->bottom > f->bottom - near && other->top < f->top + near;
        bool around = f->left > other->left - near && f->right < other->right + near &&
                      f->bottom > other->bottom - near && f->top < other->top + near;
        if (around && (other->rectangle || !within)) {
            return;
        }
        if (within && !other->rectangle) {
            *other = *f;
            return;
        }
    }
    if (b->frame_count < MAX_FRAMES) {
        b->frame[b->frame_count++] = *f;
    }
}

void printed_boards_mark(struct printed_boards *b, const struct pdf_mark *m)
{
    if (m->kind == PDF_TEXT) {
        add_word(b, m);
        return;
    }
    bool black = m->gray <= 0 && !m->colour;
    if (m->kind == PDF_STROKE && black && m->right - m->left >= b->min_side_pt &&
        m->top - m->bottom >= b->min_side_pt) {
        /* The lines that close corners reach over them by half their width. */
        double reach = m->rectangle ? 0 : m->width_pt / 2;
        struct frame f = {.left = m->left + reach,
                          .bottom = m->bottom + reach,
                          .right = m->right - reach,
                          .top = m->top - reach,
                          .rectangle = m->rectangle,
                          .label = SIZE_MAX};
        add_frame(b, &f);
    }
    if (b->has_pictures || b->has_codes || b->has_clues) {
        printed_marks_add(&b->marks, m);
    }
}

static const char *word_text(const struct printed_boards *b, const struct printed_word *w)
{
    return b->texts.data + w->offset;
}

/* A page that stands on its head is read with the book turned. */
static void turn_back(struct printed_boards *b, double width, double height)
{
    size_t turned = 0;
    for (size_t i = 0; i < b->word_count; i++) {
        turned += b->word[i].quarter_turns == 2;
    }
    if (2 * turned <= b->word_count) {
        return;
    }
    for (size_t i = 0; i < b->word_count; i++) {
        b->word[i].x = width - b->word[i].x;
        b->word[i].y = height - b->word[i].y;
    }
    printed_marks_turn(&b->marks, width, height);
    for (size_t i = 0; i < b->frame_count; i++) {
        struct frame f = b->frame[i];
        b->frame[i].left = width - f.right;
        b->frame[i].bottom = height - f.top;
        b->frame[i].right = width - f.left;
        b->frame[i].top = height - f.bottom;
    }
}

static bool inside(const struct frame *f, const struct printed_word *w)
{
    return w->x > f->left && w->x < f->right && w->y > f->bottom && w->y < f->top;
}

/* How far a word stands above a frame, and the clues over it, or below; INFINITY where it is no
 * label of it. */
static double label_distance(const struct frame *f, const struct printed_word *w)
{
    if (w->x < f->left - 3 || w->x > f->right + 3) {
        return INFINITY;
    }
    double top = f->top + f->above;
    double distance = w->y >= top ? w->y - top : f->bottom - w->y;
    /* A half of several grids may have no cell in its first rows. */
    double reach = label_reach_pt + (f->rectangle ? 0 : (f->top - f->bottom) / 2);
    return distance >= 0 && distance <= reach ? distance : INFINITY;
}

static bool is_number(const char *s)
{
    size_t digits = strspn(s, "0123456789");
    return digits > 0 && digits < 7 && s[digits] == '\0';
}

/* Find each board's number: a number alone, over its left corner. */
static void find_numbers(struct printed_boards *b)
{
    for (size_t k = 0; k < b->frame_count; k++) {
        struct frame *f = &b->frame[k];
        double nearest = label_reach_pt + (f->top - f->bottom) / (f->rectangle ? 8 : 2);
        for (size_t i = 0; i < b->word_count; i++) {
            const struct printed_word *w = &b->word[i];
            bool over_corner = w->y >= f->top && fabs(w->x - f->left) < 1.5;
            if (over_corner && w->y - f->top < nearest && is_number(word_text(b, w))) {
                nearest = w->y - f->top;
                f->label = i;
            }
        }
    }
}

/* The puzzle of a board by its number; NULL: the book has no such. */
static const struct book_puzzle *puzzle_of(const struct printed_boards *b, const struct frame *f)
{
    size_t number = f->label == SIZE_MAX ? 0 : strtoul(word_text(b, &b->word[f->label]), NULL, 10);
    return number < 1 || number > b->puzzle_count ? NULL : book_puzzle_at(b->file->book, number);
}

/* Find the board that each word belongs to. */
static void assign_words(struct printed_boards *b)
{
    find_numbers(b);
    for (size_t k = 0; k < b->frame_count; k++) {
        struct frame *f = &b->frame[k];
        const struct book_puzzle *p = puzzle_of(b, f);
        const struct layout *v = p ? p->record->variant : NULL;
        f->above = v ? (f->top - f->bottom) / frame_rows(v) * board_room_above(v) : 0;
    }
    for (size_t i = 0; i < b->word_count; i++) {
        struct printed_word *w = &b->word[i];
        double nearest = INFINITY;
        for (size_t k = 0; k < b->frame_count && !w->inside; k++) {
            const struct frame *f = &b->frame[k];
            double distance = label_distance(f, w);
            w->inside = inside(f, w);
            if (w->inside || distance < nearest) {
                nearest = distance;
                w->frame = k;
            }
        }
    }
}

/* The digit that a sign stands for; 0: none. */
static unsigned digit_of(const struct printed_boards *b, const struct book_puzzle *p,
                         const char *sign)
{
    const struct config_texts *own = &b->file->config->style.digits;
    const struct word *word = p->signs->word;
    for (unsigned digit = 1; digit <= p->record->variant->size; digit++) {
        char standard[2] = {digit_to_char(digit), '\0'};
        const char *symbol = word                  ? word->sign[digit - 1]
                             : own->count >= digit ? own->item[digit - 1]
                                                   : standard;
        if (strcmp(symbol, sign) == 0) {
            return digit;
        }
    }
    return 0;
}

/* The part of a board that a frame holds. */
struct printed_boards_part {
    const struct book_puzzle *puzzle;
    const struct layout *variant;
    unsigned first_column, columns;
    unsigned first_row, rows; /* that have cells in these columns */
    bool right_half;
};

static struct printed_boards_part part_on(const struct book_puzzle *p, bool right_half)
{
    const struct layout *v = p->record->variant;
    struct printed_boards_part part = {p, v, 0, frame_columns(v), frame_rows(v), 0, right_half};
    if (p->split && right_half) {
        part.first_column = p->split;
        part.columns -= p->split;
    } else if (p->split) {
        part.columns = p->split;
    }
    unsigned last = 0;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        unsigned row = row_of(v, cell);
        if (column_of(v, cell) - part.first_column < part.columns) {
            part.first_row = row < part.first_row ? row : part.first_row;
            last = row > last ? row : last;
        }
    }
    part.rows = last - part.first_row + 1;
    return part;
}

static double side_of_cell(const struct frame *f, const struct printed_boards_part *part)
{
    return (f->top - f->bottom) / part->rows;
}

/* The left edge of the part's first column. */
static double left_of_part(const struct frame *f, const struct printed_boards_part *part)
{
    return part->right_half ? f->right - part->columns * side_of_cell(f, part) : f->left;
}

static bool is_in_part(const struct printed_boards_part *part, unsigned cell)
{
    return column_of(part->variant, cell) - part->first_column < part->columns;
}

/* The cell in which a word stands; LAYOUT_NO_CELL: in none. */
static unsigned cell_of_word(const struct frame *f, const struct printed_boards_part *part,
                             const struct printed_word *w)
{
    double side = side_of_cell(f, part);
    double row = floor((f->top - w->y) / side);
    double column = floor((w->x - left_of_part(f, part)) / side);
    if (row < 0 || column < 0 || row >= part->rows || column >= part->columns) {
        return LAYOUT_NO_CELL;
    }
    return cell_at(part->variant, part->first_row + (unsigned)row,
                   part->first_column + (unsigned)column);
}

/* A digit is larger than this share of its cell, and a candidate smaller: a board without givens
 * shows nothing else to compare with. */
static const double smallest_digit_share = 0.42;

/* The digits in a frame. False where a sign is not known or two stand in one cell. */
static bool read_signs(const struct printed_boards *b, size_t frame,
                       const struct printed_boards_part *part, struct grid *g)
{
    const struct frame *f = &b->frame[frame];
    double largest = 0;
    double smallest = b->solutions ? 0 : smallest_digit_share * side_of_cell(f, part);
    for (size_t i = 0; i < b->word_count; i++) {
        const struct printed_word *w = &b->word[i];
        bool digit = w->inside && w->frame == frame && !w->of_clue;
        largest = digit ? fmax(largest, w->size_pt) : largest;
    }
    for (size_t i = 0; i < b->word_count; i++) {
        const struct printed_word *w = &b->word[i];
        bool candidate = w->size_pt < 0.75 * largest || largest < smallest;
        if (!w->inside || w->frame != frame || candidate || w->of_clue) {
            continue;
        }
        unsigned cell = cell_of_word(f, part, w);
        unsigned digit = digit_of(b, part->puzzle, word_text(b, w));
        if (cell == LAYOUT_NO_CELL || digit == 0 || g->cell[cell]) {
            return false;
        }
        g->cell[cell] = (uint8_t)digit;
    }
    return true;
}

/* A square in the middle of another. */
static struct printed_square inner_square(struct printed_square outer, double share)
{
    double inset = outer.side * (1 - share) / 2;
    return (struct printed_square){outer.left + inset, outer.bottom + inset, outer.side * share};
}

/* The same of pictures. False where one is not known. */
static bool read_pictures(const struct printed_boards *b, size_t frame,
                          const struct printed_boards_part *part, struct grid *g)
{
    const struct frame *f = &b->frame[frame];
    const struct layout *v = part->variant;
    double side = side_of_cell(f, part);
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        if (!is_in_part(part, cell)) {
            continue;
        }
        unsigned column = column_of(v, cell) - part->first_column;
        unsigned row = row_of(v, cell) - part->first_row;
        struct printed_square square = {left_of_part(f, part) + column * side,
                                        f->top - (row + 1) * side, side};
        int digit = printed_picture(&b->marks, part->puzzle->signs->pictures, square,
                                    inner_square(square, SIGN_PICTURE_SHARE));
        if (digit == PICTURE_UNKNOWN) {
            return false;
        }
        g->cell[cell] = (uint8_t)digit;
    }
    return true;
}

/* False where the frame has not the board's shape, or cannot be read. */
static bool read_grid(const struct printed_boards *b, size_t frame,
                      const struct printed_boards_part *part, struct grid *g)
{
    const struct frame *f = &b->frame[frame];
    const double near = 3;
    memset(g, 0, sizeof *g);
    if (fabs(side_of_cell(f, part) * part->columns - (f->right - f->left)) > near) {
        return false;
    }
    return (part->puzzle->signs->pictures ? read_pictures : read_signs)(b, frame, part, g);
}

/* Are the digits of the part those wanted? */
static bool same_part(const struct printed_boards_part *part, const struct grid *read,
                      const struct grid *wanted)
{
    for (unsigned cell = 0; cell < part->variant->cell_count; cell++) {
        if (is_in_part(part, cell) && read->cell[cell] != wanted->cell[cell]) {
            return false;
        }
    }
    return true;
}

/* A number that stands where the legend has one: the digit whose picture stands before it. */
static int legend_digit(const struct printed_boards *b, const struct sign_pictures *pictures,
                        const struct printed_word *w)
{
    struct sign_legend l = book_legend(b->file->book);
    struct printed_square square = {w->x - l.gap_pt - l.picture_pt,
                                    w->y + l.rise_pt - l.picture_pt / 2, l.picture_pt};
    return printed_picture(&b->marks, pictures, square, square);
}

/* The legend of a page's pictures: each once, with its number. */
static void check_legend(struct printed_boards *b, size_t page)
{
    const struct sign_pictures *pictures = NULL;
    for (size_t n = 1; n <= b->puzzle_count && !pictures; n++) {
        const struct book_puzzle *p = book_puzzle_at(b->file->book, n);
        pictures = p->page == page ? p->signs->pictures : NULL;
    }
    if (b->solutions || !pictures) {
        return;
    }
    unsigned seen = 0;
    for (size_t i = 0; i < b->word_count; i++) {
        struct printed_word *w = &b->word[i];
        bool number = !w->inside && is_number(word_text(b, w));
        int digit = number ? legend_digit(b, pictures, w) : PICTURE_NONE;
        w->legend = digit > 0;
        if (w->legend && strtoul(word_text(b, w), NULL, 10) != (unsigned long)digit) {
            verdict_add(&b->boards, PREFLIGHT_FAILED,
                        "page %zu: the legend has picture %d as number %s", page + 1, digit,
                        word_text(b, w));
        }
        seen |= w->legend ? 1u << digit : 0;
    }
    if (seen != (2u << pictures->count) - 2) {
        verdict_add(&b->boards, PREFLIGHT_FAILED,
                    "page %zu: the legend of its pictures is incomplete", page + 1);
    }
}

/* Does the solution spell its word, not all of which was given, and say so? */
static void check_word(struct printed_boards *b, size_t frame, size_t number,
                       const struct grid *read)
{
    const struct book_puzzle *p = book_puzzle_at(b->file->book, number);
    const struct word *word = p->signs->word;
    unsigned given = 0;
    bool spelt = true;
    bool reported = false;
    for (unsigned i = 0; i < word->length; i++) {
        unsigned cell = word_cell(p->record->variant, &p->signs->line, i);
        spelt = spelt && read->cell[cell] == i + 1;
        given += p->record->givens.cell[cell] != 0;
    }
    for (size_t i = 0; i < b->word_count; i++) {
        const struct printed_word *w = &b->word[i];
        reported |= w->frame == frame && !w->inside && strstr(word_text(b, w), word->text) != NULL;
    }
    if (!spelt || given == word->length) {
        verdict_add(&b->boards, PREFLIGHT_FAILED,
                    spelt ? "the givens of puzzle %zu show all of '%s'"
                          : "solution %zu does not spell '%s'",
                    number, word->text);
    }
    /* A small solution has no room for words around it; its cells spell it. */
    bool small = b->file->part == BOOK_INTERIOR && has_small_solution(b, p);
    if (!reported && !small) {
        verdict_add(&b->boards, PREFLIGHT_FAILED, "solution %zu does not name its word '%s'",
                    number, word->text);
    }
}

/* Does the number stand, as a whole, in a label of the frame? *any: does any other number. */
static bool label_says(const struct printed_boards *b, size_t frame, unsigned long wanted,
                       bool *any)
{
    bool found = false;
    *any = false;
    for (size_t i = 0; i < b->word_count; i++) {
        const struct printed_word *w = &b->word[i];
        if (w->frame != frame || w->inside || w->legend || w->of_clue ||
            i == b->frame[frame].label) {
            continue;
        }
        for (const char *c = word_text(b, w); *c;) {
            if (!isdigit((unsigned char)*c)) {
                c++;
                continue;
            }
            char *end;
            *any = true;
            found |= strtoul(c, &end, 10) == wanted;
            c = end;
        }
    }
    return found;
}

/* The clues of a part of a board; whose texts are set apart from digits and labels. */
static void check_clues(struct printed_boards *b, size_t page, size_t frame,
                        const struct printed_boards_part *part, bool solution, size_t number)
{
    const struct frame *f = &b->frame[frame];
    const struct printed_place place = {.left = left_of_part(f, part),
                                        .top = f->top,
                                        .side = side_of_cell(f, part),
                                        .first_row = part->first_row,
                                        .first_column = part->first_column,
                                        .rows = part->rows,
                                        .columns = part->columns};
    struct printed_sign *room = realloc(b->sign, (b->word_count + 1) * sizeof *room);
    if (!room) {
        b->out_of_memory = true;
        return;
    }
    b->sign = room;
    for (size_t i = 0; i < b->word_count; i++) {
        const struct printed_word *w = &b->word[i];
        b->sign[i] = (struct printed_sign){w->x, w->y, word_text(b, w), false};
    }
    const char *wrong =
        printed_clues_check(part->variant, &place, &b->marks, b->sign, b->word_count, !solution);
    for (size_t i = 0; i < b->word_count; i++) {
        b->word[i].of_clue |= b->sign[i].of_clue;
    }
    const char *kind = printed_clues_unreadable(part->variant);
    if (kind) {
        verdict_add(
            &b->boards, PREFLIGHT_FAILED,
            "page %zu: %s %zu has a constraint of kind '%s', which preflight cannot read back",
            page + 1, solution ? "solution" : "puzzle", number, kind);
    } else if (wrong) {
        verdict_add(&b->boards, PREFLIGHT_FAILED, "page %zu: %s %zu: %s differs from the puzzle",
                    page + 1, solution ? "solution" : "puzzle", number, wrong);
    }
}

/* Is the page's own number printed on it? */
static bool shows_folio(const struct printed_boards *b, unsigned folio)
{
    for (size_t i = 0; i < b->word_count; i++) {
        const struct printed_word *w = &b->word[i];
        bool label = w->frame != SIZE_MAX && b->frame[w->frame].label == i;
        if (!w->inside && !label && !w->legend && is_number(word_text(b, w)) &&
            strtoul(word_text(b, w), NULL, 10) == folio) {
            return true;
        }
    }
    return false;
}

/* Of a board over two pages: is this the second? */
static bool is_right_half(const struct book_puzzle *p, size_t page)
{
    return p->split && page == p->page + 1;
}

static void check_puzzle(struct printed_boards *b, size_t page, size_t frame, size_t number)
{
    const struct book_puzzle *p = book_puzzle_at(b->file->book, number);
    struct verdict *refs = &b->references;
    bool any;
    bool right_half = is_right_half(p, page);
    b->seen[number] |= right_half ? SEEN_RIGHT_HALF : SEEN_PUZZLE;
    if (p->page != page && !right_half) {
        verdict_add(refs, PREFLIGHT_FAILED, "puzzle %zu is on page %zu of the file, not on %zu",
                    number, page + 1, p->page + 1);
    }
    if (p->split && !right_half) {
        if (p->folio && !label_says(b, frame, p->folio + 1, &any)) {
            verdict_add(refs, PREFLIGHT_FAILED,
                        "puzzle %zu does not say that its right half is on page %u", number,
                        p->folio + 1);
        }
    } else if (p->solution_folio && !label_says(b, frame, p->solution_folio, &any)) {
        verdict_add(refs, PREFLIGHT_FAILED,
                    "puzzle %zu does not say that its solution is on page "
                    "%u",
                    number, p->solution_folio);
    }
    unsigned folio = p->folio + right_half;
    if (p->folio && b->file->config->style.folios != FOLIOS_NONE && !shows_folio(b, folio)) {
        verdict_add(refs, PREFLIGHT_FAILED, "page %zu of the file does not show its number %u",
                    page + 1, folio);
    }
}

static void check_solution(struct printed_boards *b, size_t page, size_t frame, size_t number)
{
    const struct book_puzzle *p = book_puzzle_at(b->file->book, number);
    struct verdict *refs = &b->references;
    bool any;
    bool home = p->solution_part == b->file->part;
    b->seen[number] |= SEEN_SOLUTION;
    if (home && p->solution_page != page) {
        verdict_add(refs, PREFLIGHT_FAILED,
                    "the solution of puzzle %zu is on page %zu of the file, not on %zu", number,
                    page + 1, p->solution_page + 1);
    }
    bool beside = home && p->solution_page == p->page;
    if (p->folio && !beside && !label_says(b, frame, p->folio, &any)) {
        verdict_add(refs, any ? PREFLIGHT_FAILED : PREFLIGHT_WARNING,
                    "the solution of puzzle %zu does not say that the puzzle is on page %u", number,
                    p->folio);
    }
    if (home && p->solution_folio && b->file->config->style.folios != FOLIOS_NONE &&
        !shows_folio(b, p->solution_folio)) {
        verdict_add(refs, PREFLIGHT_FAILED, "page %zu of the file does not show its number %u",
                    page + 1, p->solution_folio);
    }
}

/* The black fills that make the code right under a board, at its left or its right: the square
 * around them. */
static bool find_code(const struct printed_boards *b, const struct frame *f, bool at_left,
                      double side, struct printed_square *square)
{
    double left = at_left ? f->left : f->right - side;
    double box[4] = {INFINITY, INFINITY, -INFINITY, -INFINITY};
    const double near = 1;
    for (size_t i = 0; i < b->marks.count; i++) {
        const struct pdf_mark *m = &b->marks.mark[i];
        bool black = m->kind == PDF_FILL && m->gray <= 0 && !m->colour;
        if (black && m->left > left - near && m->right < left + side + near && m->top < f->bottom &&
            m->bottom > f->bottom - label_reach_pt - side) {
            box[0] = fmin(box[0], m->left);
            box[1] = fmin(box[1], m->bottom);
            box[2] = fmax(box[2], m->right);
            box[3] = fmax(box[3], m->top);
        }
    }
    *square = (struct printed_square){box[0], box[1], box[2] - box[0]};
    return box[0] < box[2] && fabs(box[3] - box[1] - square->side) < near / 2;
}

/* Whether a fill covers the middle of each module of the square. */
static void read_modules(const struct printed_boards *b, const struct printed_square *square,
                         unsigned width, bool *black)
{
    double module = square->side / width;
    for (size_t i = 0; i < b->marks.count; i++) {
        const struct pdf_mark *m = &b->marks.mark[i];
        if (m->kind != PDF_FILL || m->gray > 0 || m->colour || m->right < square->left ||
            m->left > square->left + square->side || m->top < square->bottom ||
            m->bottom > square->bottom + square->side) {
            continue;
        }
        /* No further than the square's edges, so that all fit into an int. */
        int first = (int)fmax(0, ceil((m->left - square->left) / module - 0.5));
        int last = (int)fmin(width - 1.0, floor((m->right - square->left) / module - 0.5));
        int low = (int)fmax(0, ceil((m->bottom - square->bottom) / module - 0.5));
        int high = (int)fmin(width - 1.0, floor((m->top - square->bottom) / module - 0.5));
        for (int y = low; y <= high; y++) {
            for (int x = first; x <= last; x++) {
                black[(width - 1 - (size_t)y) * width + (size_t)x] = true;
            }
        }
    }
}

/* Is the code that stands under the board, module by module, that of the text? */
static bool same_code(struct printed_boards *b, const struct frame *f, bool at_left,
                      const char *text)
{
    unsigned width;
    bool *wanted = qr_modules(text, &width);
    bool *read = calloc((size_t)width * width + 1, sizeof *read);
    struct printed_square square;
    b->out_of_memory |= !wanted || !read;
    bool same = wanted && read && find_code(b, f, at_left, qr_side_pt(text), &square);
    if (same) {
        read_modules(b, &square, width, read);
        same = memcmp(read, wanted, (size_t)width * width * sizeof *read) == 0;
    }
    free(wanted);
    free(read);
    return same;
}

static void check_codes(struct printed_boards *b, const struct frame *f, size_t number)
{
    struct text text = {0};
    const char *link = book_puzzle_at(b->file->book, number)->link;
    if (link && !same_code(b, f, true, link)) {
        verdict_add(&b->boards, PREFLIGHT_FAILED,
                    "puzzle %zu: the QR code under it does not open its link", number);
    }
    book_solution_code(b->file->book, number, &text);
    b->out_of_memory |= text.failed;
    if (text.data && !same_code(b, f, false, text.data)) {
        verdict_add(&b->boards, PREFLIGHT_FAILED,
                    "puzzle %zu: the QR code under it does not show its solution", number);
    } else if (text.data) {
        b->seen[number] |= SEEN_SOLUTION;
    }
    text_free(&text);
}

static void check_frame(struct printed_boards *b, size_t page, size_t frame)
{
    const struct frame *f = &b->frame[frame];
    if (f->label == SIZE_MAX) {
        verdict_add(&b->boards, PREFLIGHT_FAILED, "page %zu: a board without a number", page + 1);
        return;
    }
    size_t number = strtoul(word_text(b, &b->word[f->label]), NULL, 10);
    if (number < 1 || number > b->puzzle_count) {
        verdict_add(&b->boards, PREFLIGHT_FAILED,
                    "page %zu: a board is numbered %zu, but the book "
                    "has %zu puzzles",
                    page + 1, number, b->puzzle_count);
        return;
    }
    bool solution = b->solutions;
    const struct book_puzzle *p = book_puzzle_at(b->file->book, number);
    bool right_half = !solution && is_right_half(p, page);
    if (b->seen[number] & (solution ? SEEN_SOLUTION : right_half ? SEEN_RIGHT_HALF : SEEN_PUZZLE)) {
        verdict_add(&b->boards, PREFLIGHT_FAILED, "page %zu: %s %zu is printed twice", page + 1,
                    solution ? "solution" : "puzzle", number);
    }
    struct book_puzzle whole = *p;
    whole.split = 0;
    struct printed_boards_part part = part_on(solution ? &whole : p, right_half);
    if (part.variant->clues) {
        check_clues(b, page, frame, &part, solution, number);
    }
    const struct grid *wanted = solution ? &p->record->solution : &p->record->givens;
    struct grid read;
    if (!read_grid(b, frame, &part, &read) || !same_part(&part, &read, wanted)) {
        verdict_add(&b->boards, PREFLIGHT_FAILED, "page %zu: %s %zu is not printed as it was made",
                    page + 1, solution ? "solution" : "puzzle", number);
    }
    if (solution && p->signs->word) {
        check_word(b, frame, number, &read);
    }
    if (!solution && !right_half && b->has_codes) {
        check_codes(b, f, number);
    }
    b->read_count++;
    (solution ? check_solution : check_puzzle)(b, page, frame, number);
}

static void read_page(struct printed_boards *b, size_t page, bool solutions)
{
    const struct page_boxes *boxes = &b->file->page[page].boxes;
    b->solutions = solutions;
    turn_back(b, boxes->width_pt, boxes->height_pt);
    assign_words(b);
    check_legend(b, page);
    for (size_t i = 0; i < b->frame_count; i++) {
        check_frame(b, page, i);
    }
}

/* A board whose digits stand on their heads. */
static bool is_turned(const struct printed_boards *b, const struct frame *f)
{
    size_t turned = 0;
    size_t words = 0;
    for (size_t i = 0; i < b->word_count; i++) {
        words += inside(f, &b->word[i]);
        turned += inside(f, &b->word[i]) && b->word[i].quarter_turns == 2;
    }
    return 2 * turned > words;
}

/* Of a page that has puzzles and, on their heads, solutions: leave only the one or the other. */
static void keep(struct printed_boards *b, bool turned)
{
    size_t frames = 0;
    size_t words = 0;
    for (size_t i = 0; i < b->frame_count; i++) {
        if (is_turned(b, &b->frame[i]) == turned) {
            b->frame[frames++] = b->frame[i];
        }
    }
    for (size_t i = 0; i < b->word_count; i++) {
        if ((b->word[i].quarter_turns == 2) == turned) {
            b->word[words++] = b->word[i];
        }
    }
    b->frame_count = frames;
    b->word_count = words;
}

static void read_both(struct printed_boards *b, size_t page)
{
    struct frame frame[MAX_FRAMES];
    size_t frames = b->frame_count;
    size_t words = b->word_count;
    struct printed_word *word = malloc((words + 1) * sizeof *word);
    if (!word) {
        b->out_of_memory = true;
        return;
    }
    memcpy(frame, b->frame, frames * sizeof *frame);
    memcpy(word, b->word, words * sizeof *word);
    keep(b, false);
    read_page(b, page, false);
    memcpy(b->frame, frame, frames * sizeof *frame);
    memcpy(b->word, word, words * sizeof *word);
    b->frame_count = frames;
    b->word_count = words;
    keep(b, true);
    read_page(b, page, true);
    free(word);
}

void printed_boards_end_page(struct printed_boards *b, size_t page)
{
    b->out_of_memory |= b->texts.failed;
    if (b->role[page] == (ROLE_PUZZLES | ROLE_SOLUTIONS) && !b->out_of_memory) {
        read_both(b, page);
    } else if (b->role[page] != ROLE_NONE && !b->out_of_memory) {
        read_page(b, page, b->role[page] == ROLE_SOLUTIONS);
    }
    b->out_of_memory |= b->marks.out_of_memory;
    printed_marks_clear(&b->marks);
    b->frame_count = 0;
    b->word_count = 0;
    text_clear(&b->texts);
}

void printed_boards_report(struct printed_boards *b, struct preflight *p)
{
    for (size_t n = 1; n <= b->puzzle_count; n++) {
        const struct book_puzzle *puzzle = book_puzzle_at(b->file->book, n);
        bool key = b->file->part == BOOK_ANSWERS;
        bool coded = b->file->config->section[puzzle->section].answers.at == ANSWERS_AT_CODE;
        bool answered =
            key || coded ||
            (puzzle->solution_part == BOOK_INTERIOR && puzzle->solution_page != SIZE_MAX);
        unsigned wanted = SEEN_PUZZLE | (puzzle->split ? SEEN_RIGHT_HALF : 0U);
        if (!key && (b->seen[n] & wanted) != wanted) {
            verdict_add(&b->boards, PREFLIGHT_FAILED, "puzzle %zu is not in the file", n);
        }
        if (answered && !(b->seen[n] & SEEN_SOLUTION)) {
            verdict_add(&b->boards, PREFLIGHT_FAILED,
                        "the solution of puzzle %zu is not in the "
                        "file",
                        n);
        }
    }
    verdict_measured(&b->boards, "%zu boards read back from the file, digit by digit",
                     b->read_count);
    verdict_measured(&b->references, "numbers, page references and folios of %zu boards agree",
                     b->read_count);
    p->out_of_memory |= b->out_of_memory;
    verdict_report(&b->boards, p, b->file->name, "boards",
                   "every puzzle and solution is in the file once, as it was made");
    verdict_report(&b->references, p, b->file->name, "references",
                   "every 'on page N' leads to the page that shows the number N");
}
