#include "render/book/boards/example_board.h"

#include "gen/constraint/constraint.h"
#include "render/board/constraints/constraint_art.h"
#include "render/board/constraints/constraint_looks.h"
#include "render/book/boards/board_tags.h"
#include "render/book/boards/board_window.h"
#include "render/book/book_data.h"

/* How many of the window's cells are in cages that it cuts. */
static unsigned cells_of_cut_cages(const struct layout *v, const struct board_window *w)
{
    unsigned cells = 0;
    for (unsigned i = 0; i < constraint_count(v); i++) {
        const struct constraint *c = constraint_at(v, i);
        unsigned within = 0;
        for (unsigned k = 0; k < c->count; k++) {
            within += board_window_holds(w, v, c->cell[k]);
        }
        cells += constraint_has_cage_look(c) && within < c->count ? within : 0;
    }
    return cells;
}

/* The board's corner that cuts the fewest cages, or the first. */
static struct board_window corner_of(const struct layout *v, unsigned part)
{
    const unsigned last = frame_columns(v) - part;
    const unsigned corners = v->grid_count == 1 ? 4 : 1;
    struct board_window best = {0, 0, part, part};
    for (unsigned i = 1; i < corners; i++) {
        const struct board_window w = {i & 2 ? last : 0, i & 1 ? last : 0, part, part};
        best = cells_of_cut_cages(v, &w) < cells_of_cut_cages(v, &best) ? w : best;
    }
    return best;
}

void example_board_draw(const struct book *b, struct canvas *c, size_t index, const char *words,
                        double cell, unsigned part, double left, double top)
{
    const struct layout *v = b->puzzle[index].record->variant;
    struct book_board drawn;
    book_board_of(b, index + 1, false, &drawn);
    drawn.content.candidates = CANDIDATE_MARKS_NONE; /* too small to be read */
    const double own = part ? cell * part / (part + detail_overhang) : cell; /* of its cells */
    const double digit = board_digit_size_pt(&drawn.style, drawn.style.given_font, v, own);
    const bool shown = digit >= book_min_text_pt(b);
    const struct grid *givens = shown ? drawn.content.givens : NULL;
    const struct board_content bare = {.variant = v};
    const double across = cell * (part ? part : board_across(v));
    const double down = cell * (part ? part : board_down(v));
    const struct box box = {left, top, left + across, top + down};
    tag_grid(b, c, words, v, givens, index, box);
    drawn.content.whole_cages = part;
    if (shown && part) {
        const struct board_window w = corner_of(v, part);
        draw_board_window(c, &drawn.style, &drawn.content, &w, left, top, own);
    } else {
        board_draw(c, left, top, cell, &drawn.style, shown ? &drawn.content : &bare);
    }
    canvas_untag(c);
}
