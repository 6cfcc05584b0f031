/* The pictures that a config names: read once when the book is planned, and held against the size
 * at which they are printed. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "render/book/cover/cover_design.h"

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
    if (dpi >= SIGN_LEAST_DPI) {
        return STATUS_OK;
    }
    struct diag_at at;
    d->hint = "give a larger picture, or a drawing (SVG), which has no pixels";
    return diag_usage(d, book_config_at(b->cfg, field, &at),
                      "the picture has %u x %u pixels, which at %.0f x %.0f mm are %.0f dots an "
                      "inch; print wants %.0f: %.0f x %.0f pixels would do",
                      art->image.width, art->image.height, width_pt / PT_PER_MM,
                      height_pt / PT_PER_MM, dpi, SIGN_LEAST_DPI,
                      ceil(width_pt * SIGN_LEAST_DPI / PT_PER_INCH),
                      ceil(height_pt * SIGN_LEAST_DPI / PT_PER_INCH));
}

/* ---- the cover's ---- */

static double brightness(uint32_t rgb)
{
    return 0.299 * (rgb >> 16 & 0xFF) + 0.587 * (rgb >> 8 & 0xFF) + 0.114 * (rgb & 0xFF);
}

/* The photo for a place, in two inks of the cover's own. */
static struct art *cut_photo(const struct book *b, const struct art *photo, double width,
                             double height)
{
    struct cover_colours rgb = cover_colours_of(b->cfg);
    bool light_words = brightness(rgb.ink) > brightness(rgb.ground);
    struct paint dark = cover_mix(light_words ? rgb.ground : rgb.ink, 0, 0.4);
    struct paint light = cover_mix(light_words ? rgb.accent : rgb.ground, 0xFFFFFF, 0.6);
    return art_cut(photo, width / height, &dark, &light);
}

static enum status prepare_photo(struct book *b, struct diag *d)
{
    const struct config_cover *cover = &b->cfg->cover;
    const struct art *photo = book_picture(b, &cover->picture);
    struct diag_at at;
    if (!photo->image.gray) {
        return diag_usage(d, book_config_at(b->cfg, &cover->picture, &at),
                          "a photo is a PNG or a JPEG, not a drawing");
    }
    /* From the fold over the three edges; on an ebook there are none. */
    double width;
    double height;
    cover_photo_size(b, &width, &height);
    b->pictures.cover_photo = cut_photo(b, photo, width, height);
    b->pictures.ebook_photo =
        cut_photo(b, photo, EBOOK_WIDTH_PT, COVER_PHOTO_PART * EBOOK_HEIGHT_PT);
    if (!b->pictures.cover_photo || !b->pictures.ebook_photo) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    const struct art_image *cut = &b->pictures.cover_photo->image;
    double dpi = cut->width * PT_PER_INCH / width;
    if (!cover->make || dpi >= SIGN_LEAST_DPI) {
        return STATUS_OK;
    }
    d->hint = "give a larger picture, or choose a design without one";
    return diag_usage(d, book_config_at(b->cfg, &cover->picture, &at),
                      "the picture has %u x %u pixels, which fill %.0f x %.0f mm with %.0f dots an "
                      "inch; print wants %.0f: %.0f x %.0f pixels would do",
                      photo->image.width, photo->image.height, width / PT_PER_MM,
                      height / PT_PER_MM, dpi, SIGN_LEAST_DPI,
                      ceil(width * SIGN_LEAST_DPI / PT_PER_INCH),
                      ceil(height * SIGN_LEAST_DPI / PT_PER_INCH));
}

static enum status load_for_cover(struct book *b, struct diag *d)
{
    const struct config_cover *cover = &b->cfg->cover;
    const struct cover_design *design = cover_design_of(b->cfg);
    struct diag_at at;
    if (design->shows_picture && !cover->picture) {
        return diag_usage(d, book_config_at(b->cfg, &cover->design, &at),
                          "design: '%s' needs cover.picture", design->name);
    }
    if (!design->shows_picture && cover->picture) {
        d->hint = "choose 'design: photo', or take the picture away";
        return diag_usage(d, book_config_at(b->cfg, &cover->picture, &at),
                          "picture: the design '%s' shows none", design->name);
    }
    enum status worst = book_load_picture(b, &cover->picture, false, d);
    enum status portrait = book_load_picture(b, &cover->author_picture, true, d);
    enum status logo = book_load_picture(b, &cover->logo, true, d);
    worst = portrait == STATUS_OK ? worst : portrait;
    worst = logo == STATUS_OK ? worst : logo;
    return worst == STATUS_OK && cover->picture ? prepare_photo(b, d) : worst;
}

enum status book_load_pictures(struct book *b, struct diag *d)
{
    const struct config_cover *cover = &b->cfg->cover;
    enum status ornament = book_load_ornament(b, d);
    enum status status = cover->make || cover->ebook ? load_for_cover(b, d) : STATUS_OK;
    return status == STATUS_OK ? ornament : status;
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
