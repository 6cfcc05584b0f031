/* Every text of the config can be drawn in its font. */
#include "render/book/book_private.h"

static enum status check_text(const struct book *b, const struct font *font,
                              const char *const *text, struct diag *d)
{
    uint32_t missing;
    size_t offset = *text ? font_first_missing(font, *text, &missing) : SIZE_MAX;
    if (offset == SIZE_MAX) {
        return STATUS_OK;
    }
    struct diag_at at;
    d->hint = "choose a font that has it (style.font), or another character";
    return diag_usage(d, book_config_at_byte(b->cfg, text, offset, &at),
                      "font '%s' has no character U+%04X", font_family(font), (unsigned)missing);
}

static enum status check_words(const struct book *b, struct diag *d)
{
    /* How steps are told matters only where the book tells steps. */
    unsigned count =
        b->source.hint || b->source.walkthrough_count ? TEXT_COUNT : TEXT_cell_names_text;
    for (unsigned w = 0; w < count; w++) {
        uint32_t missing;
        const char *word = book_text(b, (enum text_id)w);
        const struct font *fonts[] = {b->serif, b->serif_bold, b->sans, b->sans_bold, b->heading};
        for (size_t i = 0; i < sizeof fonts / sizeof fonts[0]; i++) {
            if (font_first_missing(fonts[i], word, &missing) != SIZE_MAX) {
                struct diag_at at;
                return diag_usage(d, book_config_at(b->cfg, &b->cfg->style.font, &at),
                                  "font '%s' has no character U+%04X, which the book's words need",
                                  font_family(fonts[i]), (unsigned)missing);
            }
        }
    }
    return STATUS_OK;
}

/* A text, and every face that it is drawn in. */
struct faces {
    const char *const *text;
    const struct font *font[4];
};

/* One message a text at most. */
static enum status check_faces(const struct book *b, const struct faces *row, size_t count,
                               struct diag *d)
{
    enum status worst = STATUS_OK;
    for (size_t i = 0; i < count; i++) {
        enum status status = STATUS_OK;
        for (size_t k = 0; k < 4 && row[i].font[k] && status == STATUS_OK; k++) {
            status = check_text(b, row[i].font[k], row[i].text, d);
        }
        worst = status == STATUS_OK ? worst : status;
    }
    return worst;
}

static enum status check_book_texts(const struct book *b, struct diag *d)
{
    const struct config_book *t = &b->cfg->book;
    const struct faces rows[] = {
        {&t->title, {b->heading, b->serif_bold, b->sans}},
        {&t->subtitle, {b->serif_italic, b->serif}},
        {&t->author, {b->serif}},
        {&t->publisher, {b->sans, b->serif}},
        {&t->copyright, {b->serif, b->serif_bold, b->serif_italic}},
        {&t->edition, {b->serif}},
        {&t->dedication, {b->serif_italic}},
        {&t->introduction, {b->serif, b->serif_bold, b->serif_italic, b->sans_bold}},
        {&t->how_to_play, {b->serif, b->serif_bold, b->serif_italic, b->sans_bold}},
    };
    return check_faces(b, rows, sizeof rows / sizeof rows[0], d);
}

static enum status check_section_texts(const struct book *b, const struct config_section *section,
                                       struct diag *d)
{
    const struct faces rows[] = {
        {&section->title, {b->heading, b->serif_bold, b->serif, b->sans}},
        {&section->introduction, {b->serif, b->serif_bold, b->serif_italic, b->sans_bold}},
        {&section->tip, {b->serif, b->serif_bold, b->serif_italic, b->sans_bold}},
        {&section->label, {b->sans}},
        {&section->page_text, {b->serif, b->serif_bold, b->serif_italic, b->sans_bold}},
    };
    return check_faces(b, rows, sizeof rows / sizeof rows[0], d);
}

/* A word's letters in the fonts of givens and solutions; the first that lacks is reported. */
static enum status check_word(const struct book *b, const struct config_section *section,
                              const struct word *word, struct diag *d)
{
    const struct font *fonts[] = {b->sans_bold, b->sans};
    const struct config_signs *signs = &section->signs;
    for (size_t i = 0; i < sizeof fonts / sizeof fonts[0]; i++) {
        uint32_t missing;
        struct diag_at at;
        size_t offset = font_first_missing(fonts[i], word->text, &missing);
        if (offset == SIZE_MAX) {
            continue;
        }
        if (signs->word) {
            book_config_at_byte(b->cfg, &signs->word, offset, &at);
        } else {
            at = (struct diag_at){.file = signs->words,
                                  .line = word->line,
                                  .col = word->col + utf8_length(word->text, offset, NULL)};
        }
        d->hint = "choose a font that has it (style.digit_font), or another word";
        return diag_usage(d, &at, "font '%s' has no character U+%04X, which the word '%s' needs",
                          font_family(fonts[i]), (unsigned)missing, word->text);
    }
    return STATUS_OK;
}

static enum status check_section_words(const struct book *b, size_t s, struct diag *d)
{
    size_t first = book_first_of(b, s);
    enum status status = STATUS_OK;
    for (size_t i = 0; i < b->source.section[s].count && status == STATUS_OK; i++) {
        const struct word *word = b->puzzle[first + i].signs->word;
        status = word ? check_word(b, &b->cfg->section[s], word, d) : STATUS_OK;
    }
    return status;
}

enum status book_check_texts(const struct book *b, struct diag *d)
{
    enum status worst = check_book_texts(b, d);
    for (size_t i = 0; i < b->cfg->section_count; i++) {
        enum status status = check_section_texts(b, &b->cfg->section[i], d);
        worst = status == STATUS_OK ? worst : status;
        status = check_section_words(b, i, d);
        worst = status == STATUS_OK ? worst : status;
    }
    for (size_t i = 0; i < b->cfg->style.digits.count; i++) {
        const char *const *sign = &b->cfg->style.digits.item[i];
        enum status status = check_text(b, b->sans_bold, sign, d);
        status = status == STATUS_OK ? check_text(b, b->sans, sign, d) : status;
        worst = status == STATUS_OK ? worst : status;
    }
    enum status status = check_words(b, d);
    return status == STATUS_OK ? worst : status;
}
