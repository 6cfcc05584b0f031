#include "render/preflight/boards/printed_boards.h"

#include "render/preflight/boards/board_state.h"

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
        enum config_answers_at at = file->config->section[p->section].answers.at;
        bool small = has_small_solution(b, p) || at == ANSWERS_AT_LATER;
        if (small && !p->signs->pictures) {
            b->min_side_pt = min_small_side_pt;
        }
        b->has_constraints |= p->record->variant->constraints != NULL;
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

/* A rectangle with round corners: its four straight sides lie on its edges. */
static bool is_rounded_frame(const struct pdf_mark *m)
{
    const double near = 0.1;
    bool all = m->segment_count == 4;
    for (size_t i = 0; i < m->segment_count && all; i++) {
        const double *from = m->segment[i].from;
        const double *to = m->segment[i].to;
        bool upright = fabs(from[0] - to[0]) < near;
        bool on_edge = upright ? fmin(fabs(from[0] - m->left), fabs(from[0] - m->right)) < near
                               : fmin(fabs(from[1] - m->bottom), fabs(from[1] - m->top)) < near;
        all = on_edge && (upright || fabs(from[1] - to[1]) < near);
    }
    return all;
}

/* A level or an upright line of a path. */
struct straight {
    bool there, upright;
    double from[2], to[2]; /* from its left or lower end */
};

/* Stars to colour in and drawings may be of one path with lines of a board, but have no such lines
 * as long as a cell. */
static struct straight straight_of(const struct pdf_mark *m, size_t i)
{
    const double slant = 0.01;
    const double least = 6;
    const double *from = m->segment[i].from;
    const double *to = m->segment[i].to;
    const double across = fabs(to[0] - from[0]);
    const double up = fabs(to[1] - from[1]);
    return (struct straight){fmin(across, up) < slant && fmax(across, up) >= least,
                             up > across,
                             {fmin(from[0], to[0]), fmin(from[1], to[1])},
                             {fmax(from[0], to[0]), fmax(from[1], to[1])}};
}

/* Lines to write on and rules between columns may be of one path too, but meet none across them. */
static bool meets_another(const struct pdf_mark *m, const struct straight *line)
{
    const double near = 1;
    bool met = false;
    for (size_t i = 0; i < m->segment_count && !met; i++) {
        const struct straight other = straight_of(m, i);
        met = other.there && other.upright != line->upright;
        for (int k = 0; k < 2; k++) {
            met = met && other.from[k] < line->to[k] + near && other.to[k] > line->from[k] - near;
        }
    }
    return met;
}

/* What a board's lines in a path reach over. False: there are none. */
static bool box_of_lines(const struct pdf_mark *m, struct frame *f)
{
    *f = (struct frame){INFINITY, INFINITY, -INFINITY, -INFINITY, .label = SIZE_MAX};
    for (size_t i = 0; i < m->segment_count; i++) {
        const struct straight line = straight_of(m, i);
        if (line.there && meets_another(m, &line)) {
            f->left = fmin(f->left, line.from[0]);
            f->bottom = fmin(f->bottom, line.from[1]);
            f->right = fmax(f->right, line.to[0]);
            f->top = fmax(f->top, line.to[1]);
        }
    }
    return f->left < f->right;
}

/* Drawings in colour have strokes of other colours. */
static bool is_in_second_ink(const struct printed_boards *b, const struct pdf_mark *m)
{
    const struct second_ink *second = book_second_ink(b->file->book);
    bool same = m->colour && second->used;
    for (unsigned i = 0; i < 4 && !m->spot; i++) {
        same = same && fabs(m->cmyk[i] - second->ink.cmyk[i]) < 1e-3;
    }
    return same;
}

static bool is_board_sized(const struct printed_boards *b, double left, double bottom, double right,
                           double top)
{
    return right - left >= b->min_side_pt && top - bottom >= b->min_side_pt;
}

static void add_stroke(struct printed_boards *b, const struct pdf_mark *m)
{
    const bool black = m->gray <= 0 && !m->colour;
    if (!is_board_sized(b, m->left, m->bottom, m->right, m->top) ||
        !(black || is_in_second_ink(b, m))) {
        return;
    }
    const bool rectangle = m->rectangle || is_rounded_frame(m);
    struct frame f = {m->left, m->bottom, m->right, m->top, .label = SIZE_MAX};
    if (!rectangle &&
        (!box_of_lines(m, &f) || !is_board_sized(b, f.left, f.bottom, f.right, f.top))) {
        return;
    }
    /* The lines that close corners reach over them by half their width. Those between the boxes of
     * a board with an open frame do not, which matters where pictures are looked for. */
    const bool open = b->file->config->style.frame == GRID_FRAME_OPEN && b->has_pictures;
    const double reach = rectangle || open ? 0 : m->width_pt / 2;
    f.left += reach;
    f.bottom += reach;
    f.right -= reach;
    f.top -= reach;
    f.rectangle = rectangle;
    add_frame(b, &f);
}

void printed_boards_mark(struct printed_boards *b, const struct pdf_mark *m)
{
    if (m->kind == PDF_TEXT) {
        add_word(b, m);
        return;
    }
    if (m->kind == PDF_STROKE) {
        add_stroke(b, m);
    }
    if (b->has_pictures || b->has_codes || b->has_constraints) {
        printed_marks_add(&b->marks, m);
    }
}

static void check_frame(struct printed_boards *b, size_t page, size_t frame)
{
    const struct frame *f = &b->frame[frame];
    if (f->label == SIZE_MAX) {
        verdict_add(&b->boards, PREFLIGHT_FAILED, "page %zu: a board without a number", page + 1);
        return;
    }
    size_t number = number_of_frame(b, f);
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
    struct printed_boards_part part = part_of_page(solution ? &whole : p, right_half);
    if (part.variant->constraints) {
        check_constraints(b, page, frame, &part, solution, number);
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
    turn_upright(b, boxes->width_pt, boxes->height_pt);
    assign_words(b, page);
    check_legend(b, page);
    for (size_t i = 0; i < b->frame_count; i++) {
        check_frame(b, page, i);
    }
}

static bool is_in_a_board(const struct printed_boards *b, const struct printed_word *w)
{
    bool inside = false;
    for (size_t i = 0; i < b->frame_count; i++) {
        inside |= word_is_inside(&b->frame[i], w);
    }
    return inside;
}

/* A number on its head right below the frame, but no digit of a small solution there. */
static bool is_turned_number(const struct printed_boards *b, const struct frame *f,
                             const struct printed_word *w)
{
    const double near = 20;
    return w->quarter_turns == 2 && w->x > f->left - 2 && w->x < f->right + 2 && w->y < f->bottom &&
           w->y > f->bottom - near && !is_in_a_board(b, w);
}

/* Is the board printed upside down? For boards of pictures, its number shows that. A board without
 * pictures and digits is a puzzle without givens, beneath which another board's number may be. */
static bool is_turned(const struct printed_boards *b, const struct frame *f)
{
    size_t turned = 0;
    size_t words = 0;
    size_t numbers = 0;
    for (size_t i = 0; i < b->word_count; i++) {
        words += word_is_inside(f, &b->word[i]);
        turned += word_is_inside(f, &b->word[i]) && b->word[i].quarter_turns == 2;
        numbers += is_turned_number(b, f, &b->word[i]);
    }
    return words ? 2 * turned > words : b->has_pictures && numbers > 0;
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

/* Is this frame the fine line around another one? */
static bool is_fine_line(const struct printed_boards *b, const struct frame *f)
{
    const double reach = 10; /* from line to line, of the largest boards with the thickest lines */
    bool found = false;
    for (size_t i = 0; i < b->frame_count; i++) {
        const struct frame *in = &b->frame[i];
        found |= in != f && in->left > f->left && in->left < f->left + reach &&
                 in->right < f->right && in->right > f->right - reach && in->bottom > f->bottom &&
                 in->bottom < f->bottom + reach && in->top < f->top && in->top > f->top - reach;
    }
    return found;
}

static void drop_fine_lines(struct printed_boards *b)
{
    struct frame kept[MAX_FRAMES];
    size_t count = 0;
    for (size_t i = 0; i < b->frame_count; i++) {
        if (!is_fine_line(b, &b->frame[i])) {
            kept[count++] = b->frame[i];
        }
    }
    memcpy(b->frame, kept, count * sizeof *kept);
    b->frame_count = count;
}

void printed_boards_end_page(struct printed_boards *b, size_t page)
{
    if (b->file->config->style.frame == GRID_FRAME_DOUBLE) {
        drop_fine_lines(b);
    }
    b->out_of_memory |= b->texts.failed;
    if (b->has_pictures && b->role[page] & ROLE_PUZZLES && !b->out_of_memory) {
        drop_legend_frames(b, page);
    }
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
    verdict_measured(&b->boards, "%zu puzzles and solutions read back, digit by digit",
                     b->read_count);
    verdict_measured(&b->references,
                     "numbers and page references of %zu puzzles and solutions agree",
                     b->read_count);
    p->out_of_memory |= b->out_of_memory;
    verdict_report(&b->boards, p, b->file->name, "boards",
                   "every puzzle and solution is in the file once, as it was made");
    verdict_report(&b->references, p, b->file->name, "references",
                   "every 'on page N' leads to the page that shows the number N");
}
