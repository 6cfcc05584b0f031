#include "render/book/style/text_check.h"

#include "render/book/book_data.h"
#include "render/book/plan/puzzle_list.h"
#include "render/book/style/book_words.h"

enum status book_check_text(const struct book *b, const struct font *font, const char *const *text,
                            struct diag *d)
{
    uint32_t missing;
    size_t offset = *text ? font_first_missing(font, *text, &missing) : SIZE_MAX;
    if (offset == SIZE_MAX) {
        return STATUS_OK;
    }
    struct diag_at at;
    d->hint = "choose a font that has it (style.font), or use another character";
    return diag_usage(d, book_config_at_byte(b->cfg, text, offset, &at),
                      "font '%s' has no character U+%04X", font_family(font), (unsigned)missing);
}

static enum status check_words(const struct book *b, struct diag *d)
{
    /* The words of steps matter only in a book that explains steps. */
    unsigned count =
        b->source.hint || b->source.walkthrough_count ? TEXT_COUNT : TEXT_cell_names_text;
    for (unsigned w = 0; w < count; w++) {
        uint32_t missing;
        const char *word = book_text(b, (enum text_id)w);
        const struct font *fonts[] = {b->faces.serif, b->faces.serif_bold, b->faces.sans,
                                      b->faces.sans_bold, b->faces.heading};
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
struct text_faces {
    const char *const *text;
    const struct font *font[4];
};

/* One message a text at most. */
static enum status check_faces(const struct book *b, const struct text_faces *row, size_t count,
                               struct diag *d)
{
    enum status worst = STATUS_OK;
    for (size_t i = 0; i < count; i++) {
        enum status status = STATUS_OK;
        for (size_t k = 0; k < 4 && row[i].font[k] && status == STATUS_OK; k++) {
            status = book_check_text(b, row[i].font[k], row[i].text, d);
        }
        worst = status == STATUS_OK ? worst : status;
    }
    return worst;
}

static enum status check_book_texts(const struct book *b, struct diag *d)
{
    const struct config_book *t = &b->cfg->book;
    const struct text_faces rows[] = {
        {&t->title, {b->faces.heading, b->faces.serif_bold, b->faces.sans}},
        {&t->subtitle, {b->faces.serif_italic, b->faces.serif}},
        {&t->author, {b->faces.serif}},
        {&t->publisher, {b->faces.sans, b->faces.serif}},
        {&t->copyright, {b->faces.serif, b->faces.serif_bold, b->faces.serif_italic}},
        {&t->edition, {b->faces.serif}},
        {&t->dedication, {b->faces.serif_italic}},
        {&t->introduction,
         {b->faces.serif, b->faces.serif_bold, b->faces.serif_italic, b->faces.sans_bold}},
        {&t->how_to_play,
         {b->faces.serif, b->faces.serif_bold, b->faces.serif_italic, b->faces.sans_bold}},
    };
    return check_faces(b, rows, sizeof rows / sizeof rows[0], d);
}

static enum status check_section_texts(const struct book *b, const struct config_section *section,
                                       struct diag *d)
{
    const struct text_faces rows[] = {
        {&section->title, {b->faces.heading, b->faces.serif_bold, b->faces.serif, b->faces.sans}},
        {&section->introduction,
         {b->faces.serif, b->faces.serif_bold, b->faces.serif_italic, b->faces.sans_bold}},
        {&section->tip,
         {b->faces.serif, b->faces.serif_bold, b->faces.serif_italic, b->faces.sans_bold}},
        {&section->label, {b->faces.sans}},
        {&section->page_text,
         {b->faces.serif, b->faces.serif_bold, b->faces.serif_italic, b->faces.sans_bold}},
    };
    return check_faces(b, rows, sizeof rows / sizeof rows[0], d);
}

/* A word's letters in the fonts of givens and solutions; the first missing letter is reported. */
static enum status check_word(const struct book *b, const struct config_section *section,
                              const struct word *word, struct diag *d)
{
    const struct font *fonts[] = {b->faces.sans_bold, b->faces.sans};
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
    size_t first = section_first_puzzle(b, s);
    enum status status = STATUS_OK;
    for (size_t i = 0; i < b->source.section[s].count && status == STATUS_OK; i++) {
        const struct word *word = b->puzzle[first + i].signs->word;
        status = word ? check_word(b, &b->cfg->section[s], word, d) : STATUS_OK;
    }
    return status;
}

/* Names of puzzles, and what the setter says of them. */
static enum status check_section_lists(const struct book *b, const struct config_section *section,
                                       struct diag *d)
{
    enum status worst = STATUS_OK;
    for (size_t i = 0; i < section->names.count; i++) {
        enum status status = book_check_text(b, b->faces.sans, &section->names.item[i], d);
        worst = status == STATUS_OK ? worst : status;
    }
    for (size_t i = 0; i < section->setter_notes.count; i++) {
        enum status status =
            book_check_text(b, b->faces.serif_italic, &section->setter_notes.item[i], d);
        worst = status == STATUS_OK ? worst : status;
    }
    return worst;
}

enum status book_check_texts(const struct book *b, struct diag *d)
{
    enum status worst = check_book_texts(b, d);
    for (size_t i = 0; i < b->cfg->section_count; i++) {
        enum status status = check_section_texts(b, &b->cfg->section[i], d);
        worst = status == STATUS_OK ? worst : status;
        status = check_section_lists(b, &b->cfg->section[i], d);
        worst = status == STATUS_OK ? worst : status;
        status = check_section_words(b, i, d);
        worst = status == STATUS_OK ? worst : status;
    }
    for (size_t i = 0; i < b->cfg->style.digits.count; i++) {
        const char *const *sign = &b->cfg->style.digits.item[i];
        enum status status = book_check_text(b, b->faces.sans_bold, sign, d);
        status = status == STATUS_OK ? book_check_text(b, b->faces.sans, sign, d) : status;
        worst = status == STATUS_OK ? worst : status;
    }
    enum status status = check_words(b, d);
    return status == STATUS_OK ? worst : status;
}
