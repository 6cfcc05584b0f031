#include "render/book/style/book_pictures.h"

#include <math.h>
#include <stdlib.h>

#include "base/array.h"
#include "render/book/book_data.h"

const struct art *book_picture(const struct book *b, const char *const *field)
{
    for (size_t i = 0; i < b->pictures.count; i++) {
        if (b->pictures.item[i].field == field) {
            return b->pictures.item[i].art;
        }
    }
    return NULL;
}

bool book_in_colour(const struct book *b)
{
    const struct paper *paper = paper_find(b->cfg->page.paper);
    return paper && paper->colour;
}

void book_draw_picture(const struct book *b, struct canvas *c, struct box box,
                       const struct art *art)
{
    (book_in_colour(b) ? canvas_art_in_colour : canvas_art)(c, box, art,
                                                            b->source.profile->min_line_pt);
}

void book_replace_picture(struct book *b, const char *const *field, struct art *art)
{
    for (size_t i = 0; i < b->pictures.count; i++) {
        if (b->pictures.item[i].field == field) {
            art_drop(b->pictures.item[i].art);
            b->pictures.item[i].art = art;
        }
    }
}

enum status book_load_picture(struct book *b, const char *const *field, bool colour, struct diag *d)
{
    struct book_pictures *p = &b->pictures;
    if (!*field || book_picture(b, field)) {
        return STATUS_OK;
    }
    struct book_picture *room = array_room(p->item, &p->capacity, p->count, sizeof *room);
    struct art *art = NULL;
    struct diag_at at;
    if (!room) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    p->item = room;
    enum status status = art_read_file(&art, colour, *field, book_config_at(b->cfg, field, &at), d);
    if (status == STATUS_OK) {
        p->item[p->count++] = (struct book_picture){field, art};
    }
    return status;
}

enum status book_check_picture(const struct book *b, const char *const *field, double width_pt,
                               double height_pt, struct diag *d)
{
    const struct art *art = book_picture(b, field);
    if (!art || !(art->image.gray || art->image.cmyk)) {
        return STATUS_OK;
    }
    double across = art->image.width * PT_PER_INCH / width_pt;
    double down = art->image.height * PT_PER_INCH / height_pt;
    double dpi = fmin(across, down);
    if (dpi >= MIN_PICTURE_DPI) {
        return STATUS_OK;
    }
    struct diag_at at;
    d->hint = "use a larger picture, or an SVG";
    return diag_usage(d, book_config_at(b->cfg, field, &at),
                      "the picture has %u x %u pixels; on %.0f x %.0f mm that is %.0f dots per "
                      "inch, but print needs %.0f: at least %.0f x %.0f pixels",
                      art->image.width, art->image.height, width_pt / PT_PER_MM,
                      height_pt / PT_PER_MM, dpi, MIN_PICTURE_DPI,
                      ceil(width_pt * MIN_PICTURE_DPI / PT_PER_INCH),
                      ceil(height_pt * MIN_PICTURE_DPI / PT_PER_INCH));
}

void book_drop_pictures(struct book *b)
{
    for (size_t i = 0; i < b->pictures.count; i++) {
        art_drop(b->pictures.item[i].art);
    }
    free(b->pictures.item);
    art_drop(b->pictures.cover_photo);
    art_drop(b->pictures.ebook_photo);
}
