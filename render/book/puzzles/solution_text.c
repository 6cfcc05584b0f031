#include "render/book/puzzles/solution_text.h"

#include <stdio.h>
#include <string.h>

#include "render/book/book_data.h"
#include "render/book/style/board_looks.h"

/* The character for a digit in a QR code of the solution; 0: no cell. */
static const char *sign_of(const struct board_style *style, unsigned digit, char plain[2])
{
    plain[0] = digit ? digit_to_char(digit) : ' ';
    plain[1] = '\0';
    return digit && style->symbol && digit <= style->symbol_count ? style->symbol[digit - 1]
                                                                  : plain;
}

void solution_text_add(const struct book *b, size_t index, struct text *out)
{
    const struct book_puzzle *p = &b->puzzle[index];
    const struct layout *v = p->record->variant;
    struct board_style style = book_style_of(b, index);
    text_printf(out, "%zu:", index + 1);
    for (unsigned row = 0; row < frame_rows(v); row++) {
        text_puts(out, "\n");
        for (unsigned column = 0; column < frame_columns(v); column++) {
            char plain[2];
            unsigned cell = cell_at(v, row, column);
            unsigned digit = cell == LAYOUT_NO_CELL ? 0 : p->record->solution.cell[cell];
            text_puts(out, sign_of(&style, digit, plain));
        }
    }
}

void book_solution_code(const struct book *b, size_t number, struct text *out)
{
    const struct book_puzzle *p = &b->puzzle[number - 1];
    if (b->cfg->section[p->section].answers.at == ANSWERS_AT_CODE) {
        solution_text_add(b, number - 1, out);
    }
}

size_t solution_text_length(const struct book *b, size_t index)
{
    const struct layout *v = b->puzzle[index].record->variant;
    struct board_style style = book_style_of(b, index);
    size_t longest = 1;
    char plain[2];
    for (unsigned digit = 1; digit <= v->size; digit++) {
        size_t length = strlen(sign_of(&style, digit, plain));
        longest = length > longest ? length : longest;
    }
    size_t number = (size_t)snprintf(NULL, 0, "%zu:", index + 1);
    return number + frame_rows(v) * (1 + frame_columns(v) * longest);
}
