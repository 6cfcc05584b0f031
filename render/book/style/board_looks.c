#include "render/book/style/board_looks.h"

#include <math.h>

#include "render/book/book_data.h"

static void apply_look(struct board_style *style, const struct config_look *look)
{
    style->cell_line_pt = look->cell_line_pt;
    style->box_line_pt = look->box_line_pt;
    style->outer_line_pt = look->outer_line_pt;
    style->digit_height = look->digit_height;
    style->cell_gray = look->cell_gray;
    style->shade_regions = look->shade == SHADE_REGIONS;
}

/* The lightest tint of the frames' colour that still shows on the page; black and the spot inks
 * have none. */
static struct paint frame_tint(const struct book *b)
{
    const double share = b->cfg->style.pages == TONE_BLACK ? 0.17 : 0.16;
    const struct paint ink = book_ink(b, INKED_FRAMES);
    return ink.is_cmyk && !ink.spot ? book_shade(b, INKED_FRAMES, 1 - share) : (struct paint){0};
}

void book_set_board_style(struct book *b)
{
    const struct config_style *s = &b->cfg->style;
    b->board = (struct board_style){
        .given_font = b->faces.sans_bold,
        .solved_font = b->faces.sans,
        .candidate_font = b->faces.sans,
        .min_line_pt = b->source.profile->min_line_pt,
        .min_text_pt = book_min_text_pt(b),
        .frame_paint = book_ink(b, INKED_FRAMES),
        .shade_gray = 0.87,
        .frame = s->frame == GRID_FRAME_DOUBLE ? BOARD_FRAME_DOUBLE
                 : s->frame == GRID_FRAME_OPEN ? BOARD_FRAME_OPEN
                                               : BOARD_FRAME_SINGLE,
        .cages = s->cages == CAGES_TILES  ? BOARD_CAGES_TILES
                 : s->cages == CAGES_FINE ? BOARD_CAGES_FINE
                                          : BOARD_CAGES_DASHES,
        .round_corners = s->corners == CORNERS_ROUND,
        .tint_boxes = s->tint == TINT_BOXES,
        .symbol = s->digits.count ? s->digits.item : NULL,
        .symbol_count = s->digits.count,
    };
    b->board.tint = frame_tint(b);
    apply_look(&b->board, &s->look);
}

struct board_style book_style_of(const struct book *b, size_t index)
{
    const struct book_signs *signs = b->puzzle[index].signs;
    struct board_style style = b->board;
    apply_look(&style, &b->cfg->section[b->puzzle[index].section].look);
    style.pictures = signs->pictures;
    if (signs->word) {
        style.symbol = signs->word->sign;
        style.symbol_count = signs->word->length;
    }
    return style;
}

const struct layout *book_solution_layout_of(const struct book *b, const struct layout *v)
{
    return b->cfg->answers.constraints ? v : v->bare;
}

const struct layout *book_solution_layout(const struct book *b, size_t number)
{
    return book_solution_layout_of(b, b->puzzle[number - 1].record->variant);
}

_Static_assert((int)CANDIDATES_CORNERS == (int)CANDIDATE_MARKS_CORNER,
               "both are in the order of their names");

void book_board_of(const struct book *b, size_t number, bool solution, struct book_board *board)
{
    const struct book_puzzle *p = &b->puzzle[number - 1];
    const struct record *r = p->record;
    const struct word *word = p->signs->word;
    *board = (struct book_board){.content = {.variant = r->variant, .givens = &r->givens},
                                 .style = book_style_of(b, number - 1)};
    if (!solution) {
        board->content.candidates =
            (enum candidate_marks)b->cfg->section[p->section].around.candidates;
        return;
    }
    /* A page of solutions is read, not written on: finer lines leave the digits. */
    const double fine_gray = 0.5;
    const double fine_box_pt = 1.25;
    board->style.cell_gray = fmax(board->style.cell_gray, fine_gray);
    board->style.box_line_pt =
        fmax(board->style.cell_line_pt, fmin(board->style.box_line_pt, fine_box_pt));
    board->style.outer_line_pt =
        fmax(board->style.cell_line_pt, fmin(board->style.outer_line_pt, fine_box_pt));
    board->style.tint_boxes = false;
    board->style.frame =
        board->style.frame == BOARD_FRAME_OPEN ? BOARD_FRAME_OPEN : BOARD_FRAME_SINGLE;
    board->content.filled = &r->solution;
    board->content.variant = book_solution_layout(b, number);
    for (unsigned i = 0; word && i < word->length; i++) {
        board->shaded[word_cell(r->variant, &p->signs->line, i)] = true;
    }
    board->content.shaded = word ? board->shaded : NULL;
}
