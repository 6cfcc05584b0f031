#include "render/book/cover/cover_pictures.h"

#include <math.h>

#include "render/book/book_data.h"
#include "render/book/cover/cover_design.h"

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
    struct paint dark = paint_rgb(cover_mixed(light_words ? rgb.ground : rgb.ink, 0, 0.4));
    struct paint light =
        paint_rgb(cover_mixed(light_words ? rgb.accent : rgb.ground, 0xFFFFFF, 0.6));
    return art_cut(photo, width / height, &dark, &light);
}

static enum status prepare_photo(struct book *b, struct diag *d)
{
    const struct config_cover *cover = &b->cfg->cover;
    const struct art *photo = book_picture(b, &cover->picture);
    struct diag_at at;
    if (!photo->image.gray) {
        return diag_usage(d, book_config_at(b->cfg, &cover->picture, &at),
                          "a photo must be a PNG or JPEG, not a drawing");
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
    if (!cover->make || dpi >= MIN_PICTURE_DPI) {
        return STATUS_OK;
    }
    d->hint = "use a larger picture, or choose a design without one";
    return diag_usage(d, book_config_at(b->cfg, &cover->picture, &at),
                      "the picture has %u x %u pixels; on %.0f x %.0f mm that is %.0f dots per "
                      "inch, but print needs %.0f: at least %.0f x %.0f pixels",
                      photo->image.width, photo->image.height, width / PT_PER_MM,
                      height / PT_PER_MM, dpi, MIN_PICTURE_DPI,
                      ceil(width * MIN_PICTURE_DPI / PT_PER_INCH),
                      ceil(height * MIN_PICTURE_DPI / PT_PER_INCH));
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
        d->hint = "write 'design: photo', or remove the picture";
        return diag_usage(d, book_config_at(b->cfg, &cover->picture, &at),
                          "picture: the design '%s' does not show a picture", design->name);
    }
    enum status worst = book_load_picture(b, &cover->picture, false, d);
    enum status portrait = book_load_picture(b, &cover->author_picture, true, d);
    enum status logo = book_load_picture(b, &cover->logo, true, d);
    worst = portrait == STATUS_OK ? worst : portrait;
    worst = logo == STATUS_OK ? worst : logo;
    return worst == STATUS_OK && cover->picture ? prepare_photo(b, d) : worst;
}

enum status cover_load_pictures(struct book *b, struct diag *d)
{
    const struct config_cover *cover = &b->cfg->cover;
    return cover->make || cover->ebook ? load_for_cover(b, d) : STATUS_OK;
}
