#include "render/pdf/pdf_shapes.h"

#include <math.h>

#include "base/array.h"
#include "render/pdf/pdf_operators.h"
#include "render/pdf/pdf_stream.h"
#include "render/pdf/reading/imported_pdf.h"

static void add_line(struct pdf *s, struct text *out, const double from[2], const double to[2])
{
    PDF_PUT(out, "m", pdf_rounded(from[0]), pdf_flip(s, from[1]));
    PDF_PUT(out, "l", pdf_rounded(to[0]), pdf_flip(s, to[1]));
}

static void begin_line(struct pdf *s, double width_pt, const struct paint *p)
{
    pdf_mark_shape(s);
    if (s->mode != MODE_LINES || s->line_width != width_pt || !pdf_same_paint(&s->stroke, p)) {
        pdf_leave_mode(s);
        pdf_set_stroke(s, p, width_pt);
        s->mode = MODE_LINES;
    }
}

void pdf_draw_line(struct canvas *c, const double from[2], const double to[2], double width_pt,
                   const struct paint *p)
{
    struct pdf *s = pdf_state(c);
    if (!pdf_has_failed(s)) {
        begin_line(s, width_pt, p);
        add_line(s, &s->content, from, to);
        s->has_lines = true;
    }
}

void pdf_draw_dashed_line(struct canvas *c, const double from[2], const double to[2],
                          double width_pt, const struct paint *p, const struct dashes *dashes)
{
    struct pdf *s = pdf_state(c);
    if (pdf_has_failed(s)) {
        return;
    }
    begin_line(s, width_pt, p);
    if (s->dashed.length &&
        (s->dashes.length_pt != dashes->length_pt || s->dashes.pitch_pt != dashes->pitch_pt)) {
        pdf_leave_mode(s);
        s->mode = MODE_LINES;
    }
    s->dashes = *dashes;
    add_line(s, &s->dashed, from, to);
}

static void begin_shape(struct pdf *s, double width_pt, const struct paint *p)
{
    pdf_leave_mode(s);
    pdf_mark_shape(s);
    if (width_pt > 0) {
        pdf_set_stroke(s, p, width_pt);
    } else {
        pdf_set_fill(s, p);
    }
}

static void end_shape(struct pdf *s, double width_pt)
{
    text_puts(&s->content, width_pt > 0 ? "S\n" : "f\n");
}

void pdf_draw_rect(struct canvas *c, const struct box *b, double width_pt, const struct paint *p)
{
    struct pdf *s = pdf_state(c);
    if (pdf_has_failed(s)) {
        return;
    }
    begin_shape(s, width_pt, p);
    PDF_PUT(&s->content, "re", pdf_rounded(b->left), pdf_flip(s, b->bottom),
            pdf_rounded(b->right - b->left), pdf_rounded(b->bottom - b->top));
    end_shape(s, width_pt);
}

void pdf_draw_circle(struct canvas *c, const double centre[2], double radius_pt, double width_pt,
                     const struct paint *p)
{
    struct pdf *s = pdf_state(c);
    if (pdf_has_failed(s)) {
        return;
    }
    begin_shape(s, width_pt, p);
    pdf_put_circle(&s->content, (const double[]){pdf_rounded(centre[0]), pdf_flip(s, centre[1])},
                   radius_pt);
    end_shape(s, width_pt);
}

static void draw_path(struct pdf *s, const struct art_path *path, double min_width,
                      const struct paint *ink)
{
    bool fills = path->fill >= 0;
    bool strokes = path->stroke >= 0;
    if (fills) {
        struct paint fill = ink ? *ink : paint_gray(path->fill);
        pdf_set_fill(s, &fill);
    }
    if (strokes) {
        struct paint stroke = ink ? *ink : paint_gray(path->stroke);
        pdf_set_stroke(s, &stroke, fmax(path->width, min_width));
        PDF_PUT(&s->content, "J", path->cap);
        PDF_PUT(&s->content, "j", path->join);
    }
    pdf_put_path(&s->content, path);
    const char *paints = fills && strokes ? "B" : fills ? "f" : "S";
    text_puts(&s->content, paints);
    text_puts(&s->content, fills && path->even_odd ? "*\n" : "\n");
}

static HPDF_Image find_image(struct pdf *s, const struct art_image *image)
{
    for (size_t i = 0; i < s->image_count; i++) {
        if (s->image[i].image == image) {
            return s->image[i].handle;
        }
    }
    struct pdf_image *room = array_room(s->image, &s->image_capacity, s->image_count, sizeof *room);
    if (!room) {
        pdf_out_of_memory(s);
        return NULL;
    }
    s->image = room;
    s->coloured |= image->cmyk != NULL;
    HPDF_Image handle = HPDF_LoadRawImageFromMem(
        s->doc, image->cmyk ? image->cmyk : image->gray, image->width, image->height,
        image->cmyk ? HPDF_CS_DEVICE_CMYK : HPDF_CS_DEVICE_GRAY, 8);
    if (handle) {
        s->image[s->image_count++] = (struct pdf_image){image, handle};
    }
    return handle;
}

/* By how much lines become thinner at most where a matrix is written with five decimals, which are
 * few for an art of thousands of units. */
static double lost_scale(const double m[6])
{
    const double unit = 1e5;
    const double written = hypot(floor(fabs(m[0]) * unit), floor(fabs(m[1]) * unit)) / unit;
    return written > 0 ? fmax(1, hypot(m[0], m[1]) / written) : 1;
}

/* An art's paths are written in its own coordinates, so that all its copies are the same bytes,
 * which compress to next to nothing. */
void pdf_draw_art(struct canvas *c, const double m[6], const struct art *art, double min_width,
                  const struct paint *ink)
{
    struct pdf *s = pdf_state(c);
    if (pdf_has_failed(s)) {
        return;
    }
    pdf_leave_mode(s);
    pdf_mark_shape(s);
    struct paint fill = s->fill;
    struct paint stroke = s->stroke;
    double line_width = s->line_width;
    text_puts(&s->content, "q\n");
    PDF_PUT(&s->content, "cm", m[0], -m[1], m[2], -m[3], m[4], s->height_pt - m[5]);
    const double least = min_width * lost_scale(m);
    for (size_t i = 0; i < art->path_count && !pdf_has_failed(s); i++) {
        draw_path(s, &art->path[i], least, ink);
    }
    bool pixels = art->image.gray || art->image.cmyk;
    HPDF_Image image = pixels && !pdf_has_failed(s) ? find_image(s, &art->image) : NULL;
    if (image) {
        /* PDF's images are 1 by 1 and upright. */
        PDF_PUT(&s->content, "cm", art->width, 0, 0, -art->height, 0, art->height);
        pdf_hand_over(s);
        HPDF_Page_ExecuteXObject(s->page, image);
    }
    text_puts(&s->content, "Q\n");
    s->fill = fill;
    s->stroke = stroke;
    s->line_width = line_width;
}

/* The page only calls it by name; what it is comes into the finished file. */
void pdf_draw_own_page(struct canvas *c, const double m[6], const struct imported_pdf *pdf,
                       size_t page)
{
    struct pdf *s = pdf_state(c);
    struct imported_form *room =
        array_room(s->form, &s->form_capacity, s->form_count, sizeof *room);
    if (!room || pdf_has_failed(s)) {
        pdf_out_of_memory(s);
        return;
    }
    s->form = room;
    unsigned number = (unsigned)s->form_count + 1;
    s->form[s->form_count++] = (struct imported_form){pdf, page, c->page_count - 1, number};
    pdf_leave_mode(s);
    pdf_mark_shape(s);
    text_printf(&s->content, "q %.5f %.5f %.5f %.5f %.5f %.5f cm /Own%u Do Q\n", m[0], -m[1], m[2],
                -m[3], m[4], s->height_pt - m[5], number);
}

/* In PDF's terms an artifact: not part of the page's content. */
void pdf_draw_decoration(struct canvas *c, bool begins)
{
    struct pdf *s = pdf_state(c);
    if (pdf_has_failed(s)) {
        return;
    }
    if (s->tagged) {
        begins ? pdf_tags_begin_tag(&s->tags, CANVAS_ARTIFACT, NULL, NULL)
               : pdf_tags_end_tag(&s->tags);
        return;
    }
    pdf_leave_mode(s);
    text_puts(&s->content, begins ? "/Artifact BMC\n" : "EMC\n");
}
