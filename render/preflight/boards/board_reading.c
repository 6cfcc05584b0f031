/* The digits, signs or pictures that stand in a frame, as a grid. */
#include "render/book/style/board_looks.h"
#include "render/preflight/boards/board_state.h"

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
struct printed_boards_part part_of_page(const struct book_puzzle *p, bool right_half)
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

double side_of_cell(const struct frame *f, const struct printed_boards_part *part)
{
    return (f->top - f->bottom) / part->rows;
}

double left_of_part(const struct frame *f, const struct printed_boards_part *part)
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

/* The size between those of a puzzle's digits and its candidates: a board without givens has no
 * digit to compare candidates with. */
static double smallest_digit_pt(const struct printed_boards *b, const struct frame *f,
                                const struct printed_boards_part *part)
{
    const double side = side_of_cell(f, part);
    const struct layout *v = part->variant;
    const struct board_style style = book_style_of(b->file->book, number_of_frame(b, f) - 1);
    return sqrt(board_digit_size_pt(&style, style.given_font, v, side) *
                board_candidate_size_pt(&style, v, side));
}

/* The digits in a frame. False where a sign is not known or two stand in one cell. */
static bool read_signs(const struct printed_boards *b, size_t frame,
                       const struct printed_boards_part *part, struct grid *g)
{
    const struct frame *f = &b->frame[frame];
    const double smallest = b->solutions ? 0 : smallest_digit_pt(b, f, part);
    for (size_t i = 0; i < b->word_count; i++) {
        const struct printed_word *w = &b->word[i];
        const bool candidate = w->size_pt < smallest;
        if (!w->inside || w->frame != frame || candidate || w->of_constraint) {
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

bool read_grid(const struct printed_boards *b, size_t frame, const struct printed_boards_part *part,
               struct grid *g)
{
    const struct frame *f = &b->frame[frame];
    const size_t section = part->puzzle->section;
    const double line = b->file->config->section[section].look.outer_line_pt;
    /* A half of several grids has no outer line where it is cut. */
    const double near = fmax(3, f->rectangle ? 0 : BOARD_WIDEST_LINE * line / 2);
    memset(g, 0, sizeof *g);
    if (fabs(side_of_cell(f, part) * part->columns - (f->right - f->left)) > near) {
        return false;
    }
    return (part->puzzle->signs->pictures ? read_pictures : read_signs)(b, frame, part, g);
}

bool same_part(const struct printed_boards_part *part, const struct grid *read,
               const struct grid *wanted)
{
    for (unsigned cell = 0; cell < part->variant->cell_count; cell++) {
        if (is_in_part(part, cell) && read->cell[cell] != wanted->cell[cell]) {
            return false;
        }
    }
    return true;
}
