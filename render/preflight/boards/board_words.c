/* The words and frames of a page, and which word belongs to which frame. */
#include "base/array.h"
#include "render/book/style/board_looks.h"
#include "render/book/style/book_words.h"
#include "render/preflight/boards/board_state.h"

void add_word(struct printed_boards *b, const struct pdf_mark *m)
{
    struct printed_word *room = array_room(b->word, &b->word_capacity, b->word_count, sizeof *room);
    if (!room) {
        b->out_of_memory = true;
        return;
    }
    b->word = room;
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

/* A large cell that is framed by a constraint, as minima are, is no board: the smallest has four
 * cells in a row. */
static bool is_cell_of(const struct frame *cell, const struct frame *board)
{
    return cell->left > board->left && cell->right < board->right && cell->bottom > board->bottom &&
           cell->top < board->top && cell->right - cell->left < 0.25 * (board->right - board->left);
}

static void drop_cells(struct printed_boards *b, const struct frame *board)
{
    size_t kept = 0;
    for (size_t i = 0; i < b->frame_count; i++) {
        if (!is_cell_of(&b->frame[i], board)) {
            b->frame[kept++] = b->frame[i];
        }
    }
    b->frame_count = kept;
}

void add_frame(struct printed_boards *b, const struct frame *f)
{
    const double near = 4; /* lines reach over the corners that they close */
    drop_cells(b, f);
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
const char *word_text(const struct printed_boards *b, const struct printed_word *w)
{
    return b->texts.data + w->offset;
}

/* In a board, or right over or under it: heads and page numbers stay upright. */
static bool is_of_a_board(const struct printed_boards *b, const struct printed_word *w)
{
    const double near = 20;
    bool found = false;
    for (size_t i = 0; i < b->frame_count && !found; i++) {
        const struct frame *f = &b->frame[i];
        found = w->x > f->left - 2 && w->x < f->right + 2 && w->y > f->bottom - near &&
                w->y < f->top + near;
    }
    return found;
}

void turn_upright(struct printed_boards *b, double width, double height)
{
    size_t turned = 0;
    size_t words = 0;
    for (size_t i = 0; i < b->word_count; i++) {
        const bool counts = is_of_a_board(b, &b->word[i]);
        words += counts;
        turned += counts && b->word[i].quarter_turns == 2;
    }
    if (2 * turned <= words) {
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

bool word_is_inside(const struct frame *f, const struct printed_word *w)
{
    return w->x > f->left && w->x < f->right && w->y > f->bottom && w->y < f->top;
}

/* How far a word stands from a frame in the column next to it; INFINITY: it does not. above: how
 * far over the frame the column begins. */
static double distance_aside(const struct frame *f, const struct printed_word *w, double above)
{
    const bool level = w->y > f->bottom - 3 && w->y < f->top + above + 3;
    const double distance = fmax(f->left - w->x, w->x - f->right);
    return level && distance > 0 ? distance : INFINITY;
}

/* From a board to the farther of two lines over or under it, which large print has, of their size.
 */
static const double two_lines_em = 3.2;

/* How far a word stands above a frame, and the constraints over it, or its capitals below; INFINITY
 * where it is no label of it. Boards with their labels in a column have only feet: what stands over
 * one is the foot of the board above. */
static double label_distance(const struct frame *f, const struct printed_word *w, bool aside)
{
    if (w->x < f->left - 3 || w->x > f->right + 3) {
        return aside ? distance_aside(f, w, f->above) : INFINITY;
    }
    const double top = f->top + f->above;
    const bool over = w->y >= top;
    const double away = over ? w->y - top : f->bottom - f->below - w->y;
    const double capitals = 0.7 * w->size_pt;
    /* Names of two lines stand between large numbers and their boards. A half of several grids may
     * have no cell in its first rows. */
    const double reach = fmax(label_reach_pt + (f->rectangle ? 0 : (f->top - f->bottom) / 2),
                              over ? f->label_top - top : two_lines_em * w->size_pt);
    if (away < 0 || away > reach || (over && aside)) {
        return INFINITY;
    }
    return over ? away : fmax(0, away - capitals);
}

bool is_number(const char *s)
{
    size_t digits = strspn(s, "0123456789");
    return digits > 0 && digits < 7 && s[digits] == '\0';
}

/* How far from a frame's left side, read in the middle of its line, a number may begin. */
static double number_slack(const struct printed_boards *b)
{
    const double fine_pt = 1.25; /* that of solutions, at most */
    const double line = b->file->config->style.look.outer_line_pt;
    return number_slack_pt + (b->solutions ? fmin(line, fine_pt) : line) / 2;
}

/* Does another board stand at its side? Then no column for labels does. */
static bool has_neighbour(const struct printed_boards *b, const struct frame *f)
{
    const double height = f->top - f->bottom;
    bool found = false;
    for (size_t i = 0; i < b->frame_count; i++) {
        const struct frame *other = &b->frame[i];
        const bool small = other->top - other->bottom < height / 2; /* a solution */
        found |= other != f && !small &&
                 fmin(other->top, f->top) - fmax(other->bottom, f->bottom) > height / 2;
    }
    return found;
}

/* Where a board's number stands: over its left corner, in a bar or on a disc there, over its
 * middle, or in the column next to it. Of a half of several grids the first columns may have no
 * cells at the top: its number stands over those that have. */
static double number_distance(const struct printed_boards *b, const struct frame *f,
                              const struct printed_word *w, enum config_labels labels)
{
    const double slack = number_slack(b);
    double most = labels == LABELS_CENTRED || !f->rectangle ? f->right - f->left
                  : labels == LABELS_BAR || labels == LABELS_DISC || labels == LABELS_STRAP ||
                          labels == LABELS_TAB || labels == LABELS_BADGE
                      ? number_inset_pt
                      : slack;
    bool over = w->y >= f->top && w->x > f->left - slack && w->x < f->left + most;
    const double room = (f->top - f->bottom) / 3; /* at most, of the numbers over the board */
    bool aside =
        LABELS_ARE_ASIDE(labels) && isfinite(distance_aside(f, w, room)) && !has_neighbour(b, f);
    return over ? w->y - f->top : aside ? fabs(f->top - w->y) : INFINITY;
}

/* Where numbers begin anew in each section, several puzzles have one: the first that was not yet
 * found has its turn, in the order of the file. 0: none. */
static size_t number_of_dated(const struct printed_boards *b, size_t printed)
{
    const struct book *book = b->file->book;
    bool reversed = b->solutions && b->file->config->answers.reversed;
    unsigned seen = b->solutions ? SEEN_SOLUTION : SEEN_PUZZLE;
    for (size_t i = 0; i < b->puzzle_count; i++) {
        size_t number = reversed ? b->puzzle_count - i : i + 1;
        if (!(b->seen[number] & seen) && book_printed_number(book, number - 1) == printed) {
            return number;
        }
    }
    return 0;
}

/* The number of the puzzle that a word names; 0: none. */
static size_t number_of_word(const struct printed_boards *b, size_t word)
{
    size_t printed = word == SIZE_MAX ? 0 : strtoul(word_text(b, &b->word[word]), NULL, 10);
    bool dated = false;
    for (size_t s = 0; s < b->file->config->section_count; s++) {
        dated |= book_is_dated(b->file->book, s);
    }
    return dated ? number_of_dated(b, printed) : printed;
}

size_t number_of_frame(const struct printed_boards *b, const struct frame *f)
{
    return number_of_word(b, f->label);
}

static const struct book_puzzle *puzzle_numbered(const struct printed_boards *b, size_t number)
{
    return number < 1 || number > b->puzzle_count ? NULL : book_puzzle_at(b->file->book, number);
}

bool is_right_half(const struct book_puzzle *p, size_t page)
{
    return p->split && page == p->page + 1;
}

/* What the puzzle, or its solution, is drawn on. */
static const struct layout *printed_layout(const struct printed_boards *b,
                                           const struct book_puzzle *p)
{
    const struct layout *v = p->record->variant;
    return b->solutions ? book_solution_layout_of(b->file->book, v) : v;
}

/* Does the word stand in the frame's columns? */
static bool is_over(const struct printed_boards *b, const struct frame *f, size_t word)
{
    const struct printed_word *w = &b->word[word];
    return w->x > f->left - number_slack(b) && w->x < f->right;
}

/* How much speaks for a word near a frame being its number; 0: it cannot be. One where the puzzle
 * of this number has constraints is most likely one of these. In the column next to it, only
 * boards with constraints above them have their number higher than the frame: for others it is the
 * number of a board next to them. */
static unsigned number_trust(const struct printed_boards *b, size_t page, const struct frame *f,
                             size_t word)
{
    const struct book_puzzle *p = puzzle_numbered(b, number_of_word(b, word));
    const struct printed_word *w = &b->word[word];
    const bool over = is_over(b, f, word);
    if (!p) {
        return over ? 1 : 0;
    }
    const struct layout *v = printed_layout(b, p);
    const double side = (f->top - f->bottom) / frame_rows(v);
    if (!over && w->y > f->top + side * board_room_above(v) + number_slack_pt) {
        return 0;
    }
    if (over ? w->y < f->top + side * board_room_above(v)
             : w->x > f->left - side * board_room_left(v) &&
                   w->x < f->right + side * board_room_right(v)) {
        return 1;
    }
    bool here = b->solutions ? p->solution_part == b->file->part && p->solution_page == page
                             : p->page == page || is_right_half(p, page);
    return here ? 3 : 2;
}

/* Does the word stand in another board? The lines of several grids reach over what is around them.
 */
static bool is_in_other(const struct printed_boards *b, const struct frame *f,
                        const struct printed_word *w)
{
    bool inside = false;
    for (size_t i = 0; i < b->frame_count; i++) {
        const struct frame *other = &b->frame[i];
        inside |= other != f && other->rectangle && word_is_inside(other, w);
    }
    return inside;
}

/* Is a word, by its size and its distance, more likely a board's number than another? Next to a
 * board that of the page may be nearer, but it is smaller than numbers there. Over a board the
 * nearest is its own, even if that of the page, or one in a heading, is larger.
 * aside: labels stand next to the boards. */
static bool is_likelier(const struct printed_boards *b, const struct frame *f, bool aside,
                        size_t word, double distance, size_t other, double other_distance)
{
    const double larger = 1.2;
    const double size = b->word[word].size_pt;
    const double other_size = other == SIZE_MAX ? 0 : b->word[other].size_pt;
    const bool by_size =
        aside && other != SIZE_MAX && (!is_over(b, f, word) || !is_over(b, f, other));
    return (by_size && size > larger * other_size) ||
           ((!by_size || size * larger > other_size) && distance < other_distance);
}

/* How far over a frame the number of a word's puzzle may stand: over the numbers outside its grid;
 * or below its top next to it. A half of several grids may have no cell in its first rows. */
static double number_reach(const struct printed_boards *b, const struct frame *f, size_t word)
{
    const double height = f->top - f->bottom;
    const struct book_puzzle *p = puzzle_numbered(b, number_of_word(b, word));
    const struct layout *v = p ? printed_layout(b, p) : NULL;
    const double room = v ? height / frame_rows(v) * board_room_above(v) : 0;
    /* Two lines of names, in large print; an opener's numeral is larger. */
    const double largest = 36;
    const double size = b->word[word].size_pt;
    return fmax(label_reach_pt, size < largest ? two_lines_em * size : 0) +
           (f->rectangle ? fmax(room, height / 8) : height / 2);
}

/* Does a solution's number begin where its frame does? Sums over its first column stand nearer to
 * the frame, in the middle of a cell. */
static bool begins_at_edge(const struct printed_boards *b, const struct frame *f, size_t word)
{
    const double near = 1;
    return b->solutions && word != SIZE_MAX && fabs(b->word[word].x - f->left) < near;
}

/* Find each board's number: a number alone. Solutions always have it over their left corners. */
static void find_numbers(struct printed_boards *b, size_t page)
{
    enum config_labels labels = b->solutions ? LABELS_LINE : b->file->config->style.labels;
    for (size_t k = 0; k < b->frame_count; k++) {
        struct frame *f = &b->frame[k];
        double nearest = INFINITY;
        unsigned trust = 0;
        for (size_t i = 0; i < b->word_count; i++) {
            double distance = number_distance(b, f, &b->word[i], labels);
            if (!is_number(word_text(b, &b->word[i])) || distance >= number_reach(b, f, i) ||
                is_in_other(b, f, &b->word[i])) {
                continue;
            }
            unsigned speaks = number_trust(b, page, f, i);
            if (!speaks) {
                continue;
            }
            const bool edge = begins_at_edge(b, f, i);
            const bool other_edge = begins_at_edge(b, f, f->label);
            const bool likelier = edge == other_edge ? is_likelier(b, f, LABELS_ARE_ASIDE(labels),
                                                                   i, distance, f->label, nearest)
                                                     : edge;
            if (speaks > trust || (speaks == trust && likelier)) {
                trust = speaks;
                nearest = distance;
                f->label = i;
            }
        }
    }
}

/* The puzzle of a board by its number; NULL: the book has no such. */
static const struct book_puzzle *puzzle_of(const struct printed_boards *b, const struct frame *f)
{
    return puzzle_numbered(b, number_of_frame(b, f));
}

/* Is the board's number in the column next to it? Where such a column has no room, it is over. */
static bool is_labelled_aside(const struct printed_boards *b, const struct frame *f)
{
    const double x = f->label == SIZE_MAX ? f->left : b->word[f->label].x;
    return x < f->left - number_slack(b) || x > f->right;
}

/* On a line with the number over the board, which may be nearer to the foot of another. */
static bool is_on_label(const struct printed_boards *b, const struct frame *f,
                        const struct printed_word *w)
{
    const double near = 3;
    const struct printed_word *number = f->label == SIZE_MAX ? NULL : &b->word[f->label];
    return number && number->y > f->top && fabs(number->y - w->y) < near && w->x > f->left - near &&
           w->x < f->right + near;
}

void assign_words(struct printed_boards *b, size_t page)
{
    find_numbers(b, page);
    for (size_t k = 0; k < b->frame_count; k++) {
        struct frame *f = &b->frame[k];
        const struct book_puzzle *p = puzzle_of(b, f);
        const struct layout *v = p ? printed_layout(b, p) : NULL;
        const double side = v ? (f->top - f->bottom) / frame_rows(v) : 0;
        f->above = v ? side * board_room_above(v) : 0;
        f->below = v ? side * board_room_below(v) : 0;
        f->label_top = f->top;
        if (f->label != SIZE_MAX) {
            f->label_top = b->word[f->label].y + b->word[f->label].size_pt;
        }
    }
    for (size_t i = 0; i < b->word_count; i++) {
        struct printed_word *w = &b->word[i];
        double nearest = INFINITY;
        for (size_t k = 0; k < b->frame_count && !w->inside; k++) {
            const struct frame *f = &b->frame[k];
            double distance =
                is_on_label(b, f, w) ? 0 : label_distance(f, w, is_labelled_aside(b, f));
            w->inside = word_is_inside(f, w);
            if (w->inside || distance < nearest) {
                nearest = distance;
                w->frame = k;
            }
        }
    }
}
