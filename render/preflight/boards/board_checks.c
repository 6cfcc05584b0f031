/* A puzzle, a solution, its constraints and its codes as printed, against those of the book. */
#include "render/preflight/boards/board_state.h"

bool has_small_solution(const struct printed_boards *b, const struct book_puzzle *p)
{
    enum config_answers_at at = b->file->config->section[p->section].answers.at;
    bool later = at == ANSWERS_AT_LATER && p->solution_page < b->file->page_count &&
                 b->role[p->solution_page] & ROLE_PUZZLES;
    return at == ANSWERS_AT_UNDER || at == ANSWERS_AT_BESIDE || later;
}

/* Where the picture stands before a number of the legend. */
static struct printed_square legend_square(const struct printed_boards *b,
                                           const struct printed_word *w)
{
    struct sign_legend l = book_legend(b->file->book);
    return (struct printed_square){w->x - l.gap_pt - l.picture_pt,
                                   w->y + l.rise_pt - l.picture_pt / 2, l.picture_pt};
}

/* A number that stands where the legend has one: the digit whose picture stands before it. */
static int legend_digit(const struct printed_boards *b, const struct sign_pictures *pictures,
                        const struct printed_word *w)
{
    struct printed_square square = legend_square(b, w);
    return printed_picture(&b->marks, pictures, square, square);
}

/* Of the puzzles of a page; NULL: they have none. */
static const struct sign_pictures *pictures_of_page(const struct printed_boards *b, size_t page)
{
    const struct sign_pictures *pictures = NULL;
    for (size_t n = 1; n <= b->puzzle_count && !pictures; n++) {
        const struct book_puzzle *p = book_puzzle_at(b->file->book, n);
        pictures = p->page == page ? p->signs->pictures : NULL;
    }
    return pictures;
}

static bool is_in_legend(const struct printed_boards *b, const struct sign_pictures *pictures,
                         const struct frame *f)
{
    const double near = 2; /* strokes reach over their square */
    bool found = false;
    for (size_t i = 0; i < b->word_count && !found; i++) {
        const struct printed_word *w = &b->word[i];
        struct printed_square s = legend_square(b, w);
        found = f->left > s.left - near && f->right < s.left + s.side + near &&
                f->bottom > s.bottom - near && f->top < s.bottom + s.side + near &&
                is_number(word_text(b, w)) && legend_digit(b, pictures, w) > 0;
    }
    return found;
}

void drop_legend_frames(struct printed_boards *b, size_t page)
{
    const struct sign_pictures *pictures = pictures_of_page(b, page);
    size_t kept = 0;
    for (size_t i = 0; i < b->frame_count; i++) {
        if (!pictures || b->frame[i].rectangle || !is_in_legend(b, pictures, &b->frame[i])) {
            b->frame[kept++] = b->frame[i];
        }
    }
    b->frame_count = kept;
}

void check_legend(struct printed_boards *b, size_t page)
{
    const struct sign_pictures *pictures = pictures_of_page(b, page);
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

void check_word(struct printed_boards *b, size_t frame, size_t number, const struct grid *read)
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
        if (w->frame != frame || w->inside || w->legend || w->of_constraint ||
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

void check_constraints(struct printed_boards *b, size_t page, size_t frame,
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
    const struct layout *v = solution ? book_solution_layout(b->file->book, number) : part->variant;
    const char *wrong =
        printed_constraints_check(v, &place, &b->marks, b->sign, b->word_count, !solution);
    for (size_t i = 0; i < b->word_count; i++) {
        b->word[i].of_constraint |= b->sign[i].of_constraint;
    }
    const char *kind = printed_constraints_unreadable(v);
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

void check_puzzle(struct printed_boards *b, size_t page, size_t frame, size_t number)
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
    } else if (p->solution_folio && book_names_solution(b->file->book, number) &&
               !label_says(b, frame, p->solution_folio, &any)) {
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

void check_solution(struct printed_boards *b, size_t page, size_t frame, size_t number)
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
    bool beside = home && (p->solution_page == p->page || has_small_solution(b, p));
    if (p->folio && !beside && book_names_puzzle(b->file->book, number) &&
        !label_says(b, frame, p->folio, &any)) {
        verdict_add(refs, any ? PREFLIGHT_FAILED : PREFLIGHT_WARNING,
                    "the solution of puzzle %zu does not say that the puzzle is on page %u", number,
                    p->folio);
    }
    if (home && !beside && p->solution_folio && b->file->config->style.folios != FOLIOS_NONE &&
        !shows_folio(b, p->solution_folio)) {
        verdict_add(refs, PREFLIGHT_FAILED, "page %zu of the file does not show its number %u",
                    page + 1, p->solution_folio);
    }
}

/* Where a code may stand under a board: at its left or its right, and how far down; numbers outside
 * the grid, stars, notes and lines for the time may stand between, in large print higher ones. */
struct code_place {
    double left, right, top, bottom;
    double row; /* of modules, at most: bars for the next board's level are higher */
};

static struct code_place code_place(const struct printed_boards *b, const struct frame *f,
                                    bool at_left, double side)
{
    const double near = 1;
    const double left = at_left ? f->left : f->right - side;
    const double larger = fmax(1, b->file->config->style.text_size_pt / 11);
    const double between = f->below + 3 * label_reach_pt * larger;
    return (struct code_place){left - near, left + side + near, f->bottom,
                               f->bottom - between - side, side / 16};
}

/* Codes are dark on black pages too, which are read as their negatives. */
static bool has_code_ink(const struct printed_boards *b, const struct pdf_mark *m)
{
    const bool negative = b->file->config->style.pages == TONE_BLACK;
    return !m->colour && (negative ? m->gray >= 1 : m->gray <= 0);
}

static bool may_be_module(const struct printed_boards *b, const struct code_place *place,
                          const struct pdf_mark *m)
{
    return m->kind == PDF_FILL && has_code_ink(b, m) && m->top - m->bottom < place->row &&
           m->left > place->left && m->right < place->right && m->top < place->top &&
           m->bottom > place->bottom;
}

/* The square around the fills from `top` down, where they make one. */
static bool square_from(const struct printed_boards *b, const struct code_place *place, double top,
                        double side, struct printed_square *square)
{
    const double near = 1;
    double box[4] = {INFINITY, INFINITY, -INFINITY, -INFINITY};
    for (size_t i = 0; i < b->marks.count; i++) {
        const struct pdf_mark *m = &b->marks.mark[i];
        if (may_be_module(b, place, m) && m->top < top + near / 8 &&
            m->bottom > top - side - near) {
            box[0] = fmin(box[0], m->left);
            box[1] = fmin(box[1], m->bottom);
            box[2] = fmax(box[2], m->right);
            box[3] = fmax(box[3], m->top);
        }
    }
    *square = (struct printed_square){box[0], box[1], box[2] - box[0]};
    return box[0] < box[2] && fabs(box[3] - box[1] - square->side) < near / 2;
}

/* Is the middle of each module of the square dark, after the fills one over the other? */
static void read_modules(const struct printed_boards *b, const struct printed_square *square,
                         unsigned width, bool *black)
{
    double module = square->side / width;
    for (size_t i = 0; i < b->marks.count; i++) {
        const struct pdf_mark *m = &b->marks.mark[i];
        if (m->kind != PDF_FILL || m->right < square->left ||
            m->left > square->left + square->side || m->top < square->bottom ||
            m->bottom > square->bottom + square->side) {
            continue;
        }
        const bool dark = has_code_ink(b, m);
        /* No further than the square's edges, so that all fit into an int. */
        int first = (int)fmax(0, ceil((m->left - square->left) / module - 0.5));
        int last = (int)fmin(width - 1.0, floor((m->right - square->left) / module - 0.5));
        int low = (int)fmax(0, ceil((m->bottom - square->bottom) / module - 0.5));
        int high = (int)fmin(width - 1.0, floor((m->top - square->bottom) / module - 0.5));
        for (int y = low; y <= high; y++) {
            for (int x = first; x <= last; x++) {
                black[(width - 1 - (size_t)y) * width + (size_t)x] = dark;
            }
        }
    }
}

/* Is the code that stands under the board, module by module, that of the text? Small charts may
 * stand over it, so each fill in turn is tried as its topmost. */
static bool same_code(struct printed_boards *b, const struct frame *f, bool at_left,
                      const char *text)
{
    const double side = qr_side_pt(text);
    const struct code_place place = code_place(b, f, at_left, side);
    unsigned width;
    bool *wanted = qr_modules(text, &width);
    bool *read = calloc((size_t)width * width + 1, sizeof *read);
    const size_t size = (size_t)width * width * sizeof *read;
    b->out_of_memory |= !wanted || !read;
    bool same = false;
    double tried = INFINITY;
    for (size_t i = 0; wanted && read && !same && i < b->marks.count; i++) {
        const struct pdf_mark *m = &b->marks.mark[i];
        struct printed_square square;
        if (may_be_module(b, &place, m) && m->top != tried &&
            square_from(b, &place, m->top, side, &square)) {
            memset(read, 0, size);
            read_modules(b, &square, width, read);
            same = memcmp(read, wanted, size) == 0;
        }
        tried = m->top;
    }
    free(wanted);
    free(read);
    return same;
}

void check_codes(struct printed_boards *b, const struct frame *f, size_t number)
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
