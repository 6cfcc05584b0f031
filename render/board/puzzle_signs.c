#include "render/board/puzzle_signs.h"

#include <stdlib.h>

#include "gen/solve/solve.h"

static enum status read_word(struct puzzle_signs *s, struct diag *d)
{
    static const struct diag_at option = {.file = "--word"};
    s->word = calloc(1, sizeof *s->word);
    s->word_count = 1;
    return s->word ? word_read(s->word, s->options.word, &option, d)
                   : diag_error(d, NULL, OUT_OF_MEMORY);
}

enum status puzzle_signs_open(struct puzzle_signs *s, const struct puzzle_signs_options *o,
                              struct diag *d)
{
    *s = (struct puzzle_signs){.options = *o};
    if ((o->word != NULL) + (o->words != NULL) + (o->pictures != NULL) > 1) {
        return diag_usage(d, NULL,
                          "--word, --words and --pictures contradict each other; give one of them");
    }
    if (o->word_at != WORD_ANY && !o->word && !o->words) {
        return diag_usage(d, NULL, "--word-at needs --word or --words");
    }
    enum status status = o->word    ? read_word(s, d)
                         : o->words ? words_read(o->words, NULL, &s->word, &s->word_count, d)
                                    : STATUS_OK;
    if (status == STATUS_OK && s->word_count) {
        s->order = calloc(s->word_count, sizeof *s->order);
        status = s->order ? STATUS_OK : diag_error(d, NULL, OUT_OF_MEMORY);
    }
    return status;
}

void puzzle_signs_close(struct puzzle_signs *s)
{
    free(s->word);
    free(s->order);
    sign_pictures_drop(s->pictures);
    *s = (struct puzzle_signs){.number = 0};
}

static enum status put_word(struct puzzle_signs *s, struct record *r, struct board_style *board,
                            struct explain_style *sentence, const struct diag_at *at,
                            struct diag *d)
{
    if (s->number % s->word_count == 0) {
        words_shuffle(s->order, s->word_count, s->options.seed, s->number / s->word_count);
    }
    struct pcg32 rng;
    const struct word *word = &s->word[s->order[s->number % s->word_count]];
    words_seed(&rng, s->options.seed, s->number);
    enum status status = word_suits(word, r->variant, at, d);
    if (status != STATUS_OK) {
        return STATUS_FAILED;
    }
    r->has_solution = solve_count(r->variant, &r->givens, 2, &r->solution) == 1;
    if (!r->has_solution) {
        return diag_error(
            d, at, "this puzzle does not have exactly one solution, so it cannot spell a word");
    }
    if (!word_put(r, s->options.word_at, false, &rng, &s->line)) {
        d->hint =
            s->options.word_at == WORD_DIAGONAL ? "use 'row' to have the word in a row" : NULL;
        return diag_error(
            d, at, "'%s' fits into no such line of this puzzle; try another --word-at or word",
            word->text);
    }
    s->now = word;
    board->symbol = sentence->symbol = word->sign;
    board->symbol_count = sentence->symbol_count = word->length;
    return STATUS_OK;
}

static enum status put_pictures(struct puzzle_signs *s, const struct record *r, double cell_pt,
                                struct board_style *board, const struct diag_at *at, struct diag *d)
{
    if (!s->pictures || s->pictures->count != r->variant->size) {
        sign_pictures_drop(s->pictures);
        s->pictures = NULL;
        enum status status =
            sign_pictures_load(&s->pictures, s->options.pictures, r->variant->size, at, d);
        if (status != STATUS_OK) {
            return status;
        }
    }
    board->pictures = s->pictures;
    return sign_pictures_fine(s->pictures, cell_pt, at, d);
}

enum status puzzle_signs_next(struct puzzle_signs *s, struct record *r, double cell_pt,
                              struct board_style *board, struct explain_style *sentence,
                              const struct diag_at *at, struct diag *d)
{
    enum status status = STATUS_OK;
    s->now = NULL;
    if (r->variant->constraints_bind_digits && (s->word_count || s->options.pictures)) {
        status = diag_error(
            d, at, "the constraints of this puzzle need numbers, so it cannot be drawn with %s",
            s->word_count ? "letters" : "pictures");
    } else if (s->word_count) {
        status = put_word(s, r, board, sentence, at, d);
    } else if (s->options.pictures) {
        status = put_pictures(s, r, cell_pt, board, at, d);
    }
    s->number++;
    return status;
}
