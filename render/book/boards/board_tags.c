#include "render/book/boards/board_tags.h"

#include "render/book/book_data.h"
#include "render/book/style/board_looks.h"
#include "render/book/style/book_words.h"

static const char *sign_in_words(const struct board_style *style, unsigned digit, char plain[2])
{
    bool own = digit && style->symbol && digit <= style->symbol_count;
    plain[0] = digit ? digit_to_char(digit) : '0';
    plain[1] = '\0';
    return own ? style->symbol[digit - 1] : plain;
}

void tag_grid(const struct book *b, struct canvas *c, const char *words, const struct layout *v,
              const struct grid *g, size_t index, struct box board)
{
    struct board_style style = index == SIZE_MAX ? b->board : book_style_of(b, index);
    struct text t = {0};
    if (!canvas_is_tagged(c)) {
        return;
    }
    text_puts(&t, words);
    for (unsigned row = 0; g && row < frame_rows(v); row++) {
        text_puts(&t, row ? ";" : ":");
        for (unsigned column = 0; column < frame_columns(v); column++) {
            char plain[2];
            unsigned cell = cell_at(v, row, column);
            if (cell != LAYOUT_NO_CELL) {
                text_printf(&t, " %s", sign_in_words(&style, g->cell[cell], plain));
            }
        }
    }
    canvas_note_failure(c, t.failed);
    canvas_tag(c, CANVAS_FIGURE, t.data ? t.data : "", &board);
    text_free(&t);
}

/* "Sudoku 12. …: 5 3 0 0 7 …; …" */
void tag_board(const struct book *b, struct canvas *c, size_t index, bool solution,
               struct box board)
{
    const struct record *r = b->puzzle[index].record;
    struct text words = {0};
    book_text_add(b, solution ? TEXT_solution_words : TEXT_board_words, (unsigned)index + 1,
                  &words);
    tag_grid(b, c, words.data ? words.data : "", r->variant, solution ? &r->solution : &r->givens,
             index, board);
    canvas_note_failure(c, words.failed);
    text_free(&words);
}
