#include "render/press/puzzles/section_signs.h"

#include <stdlib.h>
#include <string.h>

#include "gen/constraint/constraint.h"

/* ---- a section's ---- */

static enum status read_one_word(struct section_signs *s, const struct layout *v, struct diag *d)
{
    struct diag_at at;
    const char *const *field = &s->section->signs.word;
    book_config_at_byte(s->cfg, field, 0, &at);
    s->word = calloc(1, sizeof *s->word);
    if (!s->word) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    s->word_count = 1;
    enum status status = word_read(s->word, *field, &at, d);
    return status == STATUS_OK ? word_suits(s->word, v, &at, d) : status;
}

static enum status read_word_list(struct section_signs *s, const struct layout *v, struct diag *d)
{
    struct diag_at at;
    enum status status = words_read(s->section->signs.words, v, &s->word, &s->word_count, d);
    if (status == STATUS_USAGE) {
        status = diag_usage(d, book_config_at(s->cfg, &s->section->signs.words, &at),
                            "words: this list does not suit the section's %s boards", v->name);
    }
    return status;
}

static enum status read_pictures(struct section_signs *s, const struct layout *v, struct diag *d)
{
    struct diag_at at;
    if (v->size > SIGN_PICTURES_MAX) {
        return diag_usage(d, book_config_at(s->cfg, &s->section->signs.pictures, &at),
                          "pictures: only boards of up to %d digits can have pictures",
                          SIGN_PICTURES_MAX);
    }
    if (s->section->around.candidates != CANDIDATES_NONE) {
        d->hint = "set 'candidates: none' in the section";
        return diag_usage(d, book_config_at(s->cfg, &s->section->signs.pictures, &at),
                          "pictures: puzzles of pictures have no candidates");
    }
    return sign_pictures_load(&s->pictures, s->section->signs.pictures, v->size,
                              book_config_at(s->cfg, &s->section->signs.pictures, &at), d);
}

static uint64_t seed_of(const struct section_signs *s)
{
    size_t number = (size_t)(s->section - s->cfg->section);
    return s->section->has_seed ? s->section->seed : s->cfg->seed + (uint64_t)number;
}

/* The list is gone through in a new order each time. */
static enum status deal_words(struct section_signs *s, struct diag *d)
{
    size_t rounds = (s->section->count + s->word_count - 1) / s->word_count;
    s->deck = calloc(rounds * s->word_count, sizeof *s->deck);
    if (!s->deck) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    for (size_t round = 0; round < rounds; round++) {
        words_shuffle(s->deck + round * s->word_count, s->word_count, seed_of(s), round);
    }
    return STATUS_OK;
}

/* Digits without a symbol of your own keep theirs, which may not be another digit's. */
static enum status check_digits(const struct book_config *cfg, const struct layout *v,
                                struct diag *d)
{
    const struct config_texts *digits = &cfg->style.digits;
    struct diag_at at;
    for (size_t i = 0; i < digits->count && digits->count < v->size; i++) {
        const char *symbol = digits->item[i];
        unsigned digit = (unsigned)digits->count + 1;
        while (digit <= v->size && (symbol[0] != digit_to_char(digit) || symbol[1])) {
            digit++;
        }
        if (digit <= v->size) {
            d->hint = "list a symbol for each digit of the section's boards";
            return diag_usage(d, book_config_at(cfg, &digits->item[i], &at),
                              "digits: '%s' stands for the digit %zu, but also for %u", symbol,
                              i + 1, digit);
        }
    }
    return STATUS_OK;
}

enum status section_signs_read(struct section_signs *s, const struct book_config *cfg,
                               const struct config_section *section, const struct layout *v,
                               struct diag *d)
{
    *s = (struct section_signs){.cfg = cfg, .section = section};
    enum status status = section->signs.word       ? read_one_word(s, v, d)
                         : section->signs.words    ? read_word_list(s, v, d)
                         : section->signs.pictures ? read_pictures(s, v, d)
                                                   : check_digits(cfg, v, d);
    return status == STATUS_OK && s->word_count ? deal_words(s, d) : status;
}

/* Digits of scripts that have ten of them, by their zero. */
static bool is_number(const char *sign, unsigned number)
{
    static const uint32_t zeros[] = {'0', 0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10};
    size_t length = strlen(sign);
    for (size_t z = 0; z < sizeof zeros / sizeof *zeros; z++) {
        unsigned value = 0;
        size_t size;
        size_t i = 0;
        for (; i < length; i += size) {
            uint32_t digit = utf8_decode(sign + i, length - i, &size) - zeros[z];
            if (digit > 9) {
                break;
            }
            value = value * 10 + digit;
        }
        if (length > 0 && i == length && value == number) {
            return true;
        }
    }
    return false;
}

enum status section_signs_suit(const struct book_config *cfg, const struct config_section *section,
                               kind_set kinds, struct diag *d)
{
    const struct config_signs *signs = &section->signs;
    const void *field = signs->word       ? (const void *)&signs->word
                        : signs->words    ? (const void *)&signs->words
                        : signs->pictures ? (const void *)&signs->pictures
                                          : NULL;
    struct diag_at at;
    if (!constraint_kinds_bind_digits(kinds)) {
        return STATUS_OK;
    }
    const struct config_texts *digits = &cfg->style.digits;
    for (unsigned i = 0; i < digits->count && !field; i++) {
        field = is_number(digits->item[i], i + 1) ? NULL : digits;
    }
    return field ? diag_usage(d, book_config_at(cfg, field, &at),
                              "the constraints of section %zu need numbers, so it cannot have "
                              "words, pictures or symbols",
                              (size_t)(section - cfg->section) + 1)
                 : STATUS_OK;
}

void section_signs_free(struct section_signs *s)
{
    free(s->word);
    free(s->deck);
    sign_pictures_drop(s->pictures);
    *s = (struct section_signs){0};
}

void section_signs_of(const struct section_signs *s, size_t number, struct book_signs *out)
{
    *out = (struct book_signs){.pictures = s->pictures};
    if (s->word_count) {
        out->word = &s->word[s->deck[number]];
    }
}

bool section_signs_put(const struct section_signs *s, size_t number, bool keep_symmetry,
                       struct record *r, struct book_signs *out)
{
    static const enum word_place places[] = {WORD_ANY, WORD_DIAGONAL, WORD_ROW};
    section_signs_of(s, number, out);
    if (!out->word) {
        return true;
    }
    struct pcg32 rng;
    words_seed(&rng, seed_of(s), number);
    return r->has_solution &&
           word_put(r, places[s->section->signs.word_at], keep_symmetry, &rng, &out->line);
}
