#include "render/book/cover/cover_faces.h"

#include "render/book/book_data.h"
#include "render/book/cover/cover_design.h"

/* Has it every character of what the config puts on front and spine? */
static bool has_all(const struct book *b, const struct font *face)
{
    const struct config_cover *cover = &b->cfg->cover;
    const struct config_book *book = &b->cfg->book;
    const char *const texts[] = {cover->title,   cover->subtitle, cover->author,
                                 cover->badge,   cover->spine,    book->title,
                                 book->subtitle, book->author,    b->cfg->series.name};
    bool has = true;
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        has &= !texts[i] || font_has_all(face, texts[i]);
    }
    for (size_t i = 0; i < cover->points.count; i++) {
        has &= font_has_all(face, cover->points.item[i]);
    }
    return has;
}

static enum status find_own(const struct book *b, const char *families, enum font_style style,
                            const struct font **out, struct diag *d)
{
    const struct font *face;
    struct diag silent;
    diag_init(&silent, NULL);
    *out = NULL;
    if (!families) {
        return STATUS_OK;
    }
    if (font_find(b->source.fonts, families, style, b->cfg->book.language, &face, NULL, &silent) !=
        STATUS_OK) {
        return silent.no_memory ? diag_error(d, NULL, OUT_OF_MEMORY) : STATUS_OK;
    }
    if (!has_all(b, face)) {
        return STATUS_OK;
    }
    *out = face;
    return book_add_fallbacks(b, face, style, d);
}

enum status cover_find_faces(struct book *b, struct diag *d)
{
    const struct config_cover *cover = &b->cfg->cover;
    const struct cover_design *design = cover_design_of(b->cfg);
    struct cover_faces *faces = &b->faces.cover;
    struct diag_at at;
    if (!cover->make && !cover->ebook && !cover->listing) {
        return STATUS_OK;
    }
    enum status status = find_own(b, design->text_font, FONT_REGULAR, &faces->text, d);
    status =
        status == STATUS_OK ? find_own(b, design->text_font, FONT_BOLD, &faces->strong, d) : status;
    status = status == STATUS_OK ? find_own(b, design->text_font, FONT_ITALIC, &faces->italic, d)
                                 : status;
    if (status != STATUS_OK || !cover->title_font) {
        return status == STATUS_OK
                   ? find_own(b, design->title_font, design->title_style, &faces->title, d)
                   : status;
    }
    status = font_find(b->source.fonts, cover->title_font, FONT_REGULAR, b->cfg->book.language,
                       &faces->title, book_config_at(b->cfg, &cover->title_font, &at), d);
    return status == STATUS_OK ? book_add_fallbacks(b, faces->title, FONT_REGULAR, d) : status;
}
