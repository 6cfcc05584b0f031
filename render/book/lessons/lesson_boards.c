#include "render/book/lessons/lesson_boards.h"

#include <math.h>

#include "gen/constraint/constraint.h"
#include "render/board/constraints/constraint_art.h"
#include "render/book/book_data.h"

bool lesson_has_numbers_outside(const struct layout *v)
{
    bool outside = false;
    for (unsigned i = 0; i < constraint_count(v) && !outside; i++) {
        outside = constraint_is_outside(constraint_at(v, i));
    }
    return outside;
}

double lesson_board_min_side(const struct book *b, const struct book_lesson *lesson, double size_pt)
{
    double least = 0;
    for (size_t i = 0; i < lesson->count; i++) {
        const struct layout *v = lesson->position[i].layout;
        double text = fmax(size_pt, book_min_text_pt(b));
        double cell = fmax(text / board_candidate_size_pt(&b->board, v, 1) + 1e-3,
                           constraint_art_least_cell_pt(v, text));
        const double away = lesson_has_numbers_outside(v) ? LESSON_OUTSIDE_GAP_PT : 0;
        least = fmax(least, cell * fmax(board_across(v), board_down(v)) + 2 * away);
    }
    return least;
}

struct board_style lesson_board_style(const struct book *b)
{
    struct board_style style = b->board;
    style.tint_boxes = false;
    return style;
}
