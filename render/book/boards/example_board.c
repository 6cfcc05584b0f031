#include "render/book/boards/example_board.h"

#include "render/board/constraints/constraint_art.h"
#include "render/book/boards/board_tags.h"
#include "render/book/book_data.h"

void example_board_draw(const struct book *b, struct canvas *c, size_t index, const char *words,
                        double cell, unsigned part, double left, double top)
{
    const struct layout *v = b->puzzle[index].record->variant;
    struct book_board drawn;
    book_board_of(b, index + 1, false, &drawn);
    drawn.content.candidates = CANDIDATE_MARKS_NONE; /* too small to be read */
    const double digit = board_digit_size_pt(&drawn.style, drawn.style.given_font, v, cell);
    const bool shown = digit >= book_min_text_pt(b);
    const struct grid *givens = shown ? drawn.content.givens : NULL;
    const struct board_content bare = {.variant = v};
    const double across = cell * (part ? part : board_across(v));
    const double down = cell * (part ? part : board_down(v));
    drawn.content.row_count = drawn.content.column_count = part;
    drawn.content.overhang = part ? detail_overhang : 0;
    const double size = part ? cell * part / (part + detail_overhang) : cell;
    const struct box box = {left, top, left + across, top + down};
    tag_grid(b, c, words, v, givens, index, box);
    board_draw(c, left, top, size, &drawn.style, shown ? &drawn.content : &bare);
    canvas_untag(c);
}
