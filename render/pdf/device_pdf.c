#include <assert.h>
#include <hpdf.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/array.h"
#include "render/canvas/device.h"
#include "render/canvas/icc.h"
#include "render/pdf/pdf_font.h"
#include "render/pdf/pdf_keys.h"
#include "render/pdf/pdf_memory.h"
#include "render/pdf/pdf_metadata.h"
#include "render/pdf/pdf_navigation.h"
#include "render/pdf/pdf_operators.h"
#include "render/pdf/pdf_pack.h"
#include "render/pdf/pdf_tags.h"
#include "render/pdf/reading/own_pdf.h"
#include "render/pdf/reading/pdf_library.h"

/* An image that the document holds, to be shown any number of times. */
struct pdf_image {
    const struct art_image *image;
    HPDF_Image handle;
};

struct pdf {
    HPDF_Doc doc;
    HPDF_Page page; /* the open one */
    double height_pt;
    struct embedded_font font[CANVAS_MAX_FONTS];
    struct pdf_image *image;
    size_t image_count, image_capacity;
    struct own_form *form; /* pages of other PDFs, placed at the end */
    size_t form_count, form_capacity;
    struct pdf_spot spot;
    struct pdf_navigation navigation;
    struct pdf_tags tags;
    bool tagged;
    bool coloured;        /* anything was drawn that is not gray */
    struct text spoken;   /* the text drawn last, for the link over it, … */
    double spoken_end[2]; /* … and where it ends */
    bool dated;
    struct tm date;
    /* What the open page's content stream has set last. */
    struct paint fill, stroke;
    double line_width;
    double tracking;
    const struct embedded_font *current_font;
    double current_size;
    /* Lines of one pen share a path and texts a text object, which makes files a quarter smaller.
     */
    enum { MODE_NONE, MODE_LINES, MODE_TEXT } mode;
    struct text content; /* the open page's, as far as libharu does not have it yet */
    struct text codes;   /* of a text */
    double text_at[2];   /* where the text object's last text began, y upwards */
    /* The first error; later ones are consequences. */
    HPDF_STATUS error, detail;
    bool failed;
    unsigned long lacks; /* pdf_memory_lacks at the beginning */
};

static void remember_error(HPDF_STATUS error, HPDF_STATUS detail, void *user)
{
    struct pdf *s = user;
    if (!s->failed) {
        s->failed = true;
        s->error = error;
        s->detail = detail;
    }
}

static void lack_memory(struct pdf *s)
{
    remember_error(HPDF_FAILD_TO_ALLOC_MEM, 0, s);
}

/* libharu keeps some errors to itself, after which a call may end the process. */
static bool has_failed(struct pdf *s)
{
    if (!s->failed && pdf_memory_lacks() != s->lacks) {
        lack_memory(s);
    }
    HPDF_STATUS error = s->failed ? HPDF_OK : HPDF_GetError(s->doc);
    if (error != HPDF_OK) {
        remember_error(error, HPDF_GetErrorDetail(s->doc), s);
    }
    return s->failed;
}

/* PDF/X asks for a date: where none is given it is the one that packages without have, which does
 * not depend on the clock. */
static const time_t no_date = 315532800; /* 1980-01-01 */

static void set_date(struct pdf *s, bool required)
{
    const char *epoch = getenv("SOURCE_DATE_EPOCH");
    char *end = NULL;
    long long seconds = epoch ? strtoll(epoch, &end, 10) : 0;
    bool given = epoch && end != epoch && !*end && seconds >= 0;
    time_t when = given ? (time_t)seconds : no_date;
    if ((given || required) && gmtime_r(&when, &s->date)) {
        HPDF_Date date = {.year = s->date.tm_year + 1900,
                          .month = s->date.tm_mon + 1,
                          .day = s->date.tm_mday,
                          .hour = s->date.tm_hour,
                          .minutes = s->date.tm_min,
                          .seconds = s->date.tm_sec,
                          .ind = 'Z'};
        s->dated = true;
        HPDF_SetInfoDateAttr(s->doc, HPDF_INFO_CREATION_DATE, date);
        HPDF_SetInfoDateAttr(s->doc, HPDF_INFO_MOD_DATE, date);
    }
}

static bool pdf_new(struct canvas *c)
{
    struct pdf *s = calloc(1, sizeof *s);
    if (!s) {
        return false;
    }
    c->state = s;
    s->lacks = pdf_memory_lacks();
    s->doc = HPDF_NewEx(remember_error, pdf_memory_take, pdf_memory_give, 0, s);
    if (!s->doc) {
        free(s);
        return false;
    }
    HPDF_SetCompressionMode(s->doc, HPDF_COMP_ALL);
    HPDF_UseUTFEncodings(s->doc);
    HPDF_SetCurrentEncoder(s->doc, "UTF-8");
    if (c->options.metadata) {
        if (c->options.title) {
            HPDF_SetInfoAttr(s->doc, HPDF_INFO_TITLE, c->options.title);
        }
        if (c->options.author) {
            HPDF_SetInfoAttr(s->doc, HPDF_INFO_AUTHOR, c->options.author);
        }
        if (c->options.subject) {
            HPDF_SetInfoAttr(s->doc, HPDF_INFO_SUBJECT, c->options.subject);
        }
    }
    s->tagged = c->options.tagged;
    set_date(s, c->options.pdf_x != CANVAS_NO_PDF_X);
    return true;
}

static struct pdf *state(struct canvas *c)
{
    return c->state;
}

static void pdf_begin_page(struct canvas *c, const struct page_boxes *boxes)
{
    struct pdf *s = state(c);
    if (has_failed(s)) {
        return;
    }
    s->page = HPDF_AddPage(s->doc);
    if (has_failed(s)) {
        return;
    }
    if (!pdf_navigation_add_page(&s->navigation, s->page)) {
        lack_memory(s);
        return;
    }
    if (s->tagged) {
        pdf_tags_begin_page(&s->tags, s->navigation.page_count - 1);
    }
    s->height_pt = boxes->height_pt;
    HPDF_Page_SetWidth(s->page, (HPDF_REAL)boxes->width_pt);
    HPDF_Page_SetHeight(s->page, (HPDF_REAL)boxes->height_pt);
    if (!has_failed(s) && !pdf_add_boxes(s->page, boxes)) {
        lack_memory(s);
    }
    /* A blank page too must have a content stream that is not empty: compressed, an empty one is
     * damaged data to Ghostscript and to printers' software. */
    PDF_PUT(&s->content, "w", 1);
    s->fill = PAINT_BLACK;
    s->stroke = PAINT_BLACK;
    s->line_width = 1;
    s->tracking = 0;
    s->current_font = NULL;
    s->current_size = 0;
}

static void leave_mode(struct pdf *s)
{
    if (s->mode != MODE_NONE) {
        text_puts(&s->content, s->mode == MODE_LINES ? "S\n" : "ET\n");
    }
    s->mode = MODE_NONE;
}

static void add_content(struct pdf *s, const char *operators)
{
    if (*operators) {
        leave_mode(s);
        text_puts(&s->content, operators);
    }
}

/* Give libharu what it does not have yet. */
static void hand_over(struct pdf *s)
{
    bool ok = has_failed(s) || (!s->content.failed && pdf_write_operators(s->page, &s->content));
    if (!ok) {
        lack_memory(s);
    }
    text_clear(&s->content);
}

/* What comes is marked as part of the element that holds it, or as an artifact. */
static void mark_shape(struct pdf *s)
{
    char words[64];
    if (s->tagged) {
        add_content(s, pdf_tags_before_shape(&s->tags, words));
    }
}

static void mark_text(struct pdf *s, double at, double size)
{
    char words[64];
    if (s->tagged) {
        add_content(s, pdf_tags_before_text(&s->tags, at, size, words));
    }
}

static void pdf_end_page(struct canvas *c)
{
    struct pdf *s = state(c);
    leave_mode(s);
    if (s->tagged) {
        add_content(s, pdf_tags_end_page(&s->tags));
    }
    hand_over(s);
    s->page = NULL;
}

static bool same_paint(const struct paint *a, const struct paint *b)
{
    bool same = a->is_cmyk == b->is_cmyk && a->gray == b->gray && a->spot == b->spot;
    for (size_t i = 0; i < sizeof a->cmyk / sizeof a->cmyk[0]; i++) {
        same = same && a->cmyk[i] == b->cmyk[i];
    }
    return same;
}

/* The second ink as the fill's, or the stroke's. */
static void set_spot(struct pdf *s, const struct spot_ink *spot, bool fill)
{
    if (!pdf_use_spot(s->doc, s->page, spot, &s->spot)) {
        lack_memory(s);
    }
    text_puts(&s->content, fill ? "/Spot cs 1 scn\n" : "/Spot CS 1 SCN\n");
}

static void set_fill(struct pdf *s, const struct paint *p)
{
    if (same_paint(&s->fill, p)) {
        return;
    }
    s->fill = *p;
    s->coloured |= p->is_cmyk;
    if (p->spot) {
        set_spot(s, p->spot, true);
    } else if (p->is_cmyk) {
        pdf_put_operator(&s->content, "k", p->cmyk, 4);
    } else {
        PDF_PUT(&s->content, "g", p->gray);
    }
}

static void set_stroke(struct pdf *s, const struct paint *p, double width_pt)
{
    if (!same_paint(&s->stroke, p)) {
        s->stroke = *p;
        s->coloured |= p->is_cmyk;
        if (p->spot) {
            set_spot(s, p->spot, false);
        } else if (p->is_cmyk) {
            pdf_put_operator(&s->content, "K", p->cmyk, 4);
        } else {
            PDF_PUT(&s->content, "G", p->gray);
        }
    }
    if (s->line_width != width_pt) {
        s->line_width = width_pt;
        PDF_PUT(&s->content, "w", width_pt);
    }
}

/* To sixteenths of a point (TEXT_GRID; a fiftieth of a millimetre): finer than printers are, and a
 * float holds them exactly, so they are written without the noise of five decimals. Files are a
 * tenth smaller. */
static double rounded(double x)
{
    return round(x * TEXT_GRID) / TEXT_GRID;
}

static double flip(const struct pdf *s, double y)
{
    return rounded(s->height_pt - y);
}

static void pdf_line(struct canvas *c, const double from[2], const double to[2], double width_pt,
                     const struct paint *p)
{
    struct pdf *s = state(c);
    if (has_failed(s)) {
        return;
    }
    mark_shape(s);
    if (s->mode != MODE_LINES || s->line_width != width_pt || !same_paint(&s->stroke, p)) {
        leave_mode(s);
        set_stroke(s, p, width_pt);
        s->mode = MODE_LINES;
    }
    PDF_PUT(&s->content, "m", rounded(from[0]), flip(s, from[1]));
    PDF_PUT(&s->content, "l", rounded(to[0]), flip(s, to[1]));
}

static void begin_shape(struct pdf *s, double width_pt, const struct paint *p)
{
    leave_mode(s);
    mark_shape(s);
    if (width_pt > 0) {
        set_stroke(s, p, width_pt);
    } else {
        set_fill(s, p);
    }
}

static void end_shape(struct pdf *s, double width_pt)
{
    text_puts(&s->content, width_pt > 0 ? "S\n" : "f\n");
}

static void pdf_rect(struct canvas *c, const struct box *b, double width_pt, const struct paint *p)
{
    struct pdf *s = state(c);
    if (has_failed(s)) {
        return;
    }
    begin_shape(s, width_pt, p);
    PDF_PUT(&s->content, "re", rounded(b->left), flip(s, b->bottom), rounded(b->right - b->left),
            rounded(b->bottom - b->top));
    end_shape(s, width_pt);
}

static void pdf_circle(struct canvas *c, const double centre[2], double radius_pt, double width_pt,
                       const struct paint *p)
{
    struct pdf *s = state(c);
    if (has_failed(s)) {
        return;
    }
    begin_shape(s, width_pt, p);
    pdf_put_circle(&s->content, (const double[]){rounded(centre[0]), flip(s, centre[1])},
                   radius_pt);
    end_shape(s, width_pt);
}

static void draw_path(struct pdf *s, const struct art_path *path, double least_width,
                      const struct paint *ink)
{
    bool fills = path->fill >= 0;
    bool strokes = path->stroke >= 0;
    if (fills) {
        struct paint fill = ink ? *ink : paint_gray(path->fill);
        set_fill(s, &fill);
    }
    if (strokes) {
        struct paint stroke = ink ? *ink : paint_gray(path->stroke);
        set_stroke(s, &stroke, fmax(path->width, least_width));
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
        lack_memory(s);
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

/* An art's paths are written in its own coordinates, so that all its copies are the same bytes,
 * which compress to next to nothing. */
static void pdf_art(struct canvas *c, const double m[6], const struct art *art, double least_width,
                    const struct paint *ink)
{
    struct pdf *s = state(c);
    if (has_failed(s)) {
        return;
    }
    leave_mode(s);
    mark_shape(s);
    struct paint fill = s->fill;
    struct paint stroke = s->stroke;
    double line_width = s->line_width;
    text_puts(&s->content, "q\n");
    PDF_PUT(&s->content, "cm", m[0], -m[1], m[2], -m[3], m[4], s->height_pt - m[5]);
    for (size_t i = 0; i < art->path_count && !has_failed(s); i++) {
        draw_path(s, &art->path[i], least_width, ink);
    }
    bool pixels = art->image.gray || art->image.cmyk;
    HPDF_Image image = pixels && !has_failed(s) ? find_image(s, &art->image) : NULL;
    if (image) {
        /* PDF's images are 1 by 1 and upright. */
        PDF_PUT(&s->content, "cm", art->width, 0, 0, -art->height, 0, art->height);
        hand_over(s);
        HPDF_Page_ExecuteXObject(s->page, image);
    }
    text_puts(&s->content, "Q\n");
    s->fill = fill;
    s->stroke = stroke;
    s->line_width = line_width;
}

/* The page only calls it by name; what it is comes into the finished file. */
static void pdf_own_page(struct canvas *c, const double m[6], const struct own_pdf *pdf,
                         size_t page)
{
    struct pdf *s = state(c);
    struct own_form *room = array_room(s->form, &s->form_capacity, s->form_count, sizeof *room);
    if (!room || has_failed(s)) {
        lack_memory(s);
        return;
    }
    s->form = room;
    unsigned number = (unsigned)s->form_count + 1;
    s->form[s->form_count++] = (struct own_form){pdf, page, c->page_count - 1, number};
    leave_mode(s);
    mark_shape(s);
    text_printf(&s->content, "q %.5f %.5f %.5f %.5f %.5f %.5f cm /Own%u Do Q\n", m[0], -m[1], m[2],
                -m[3], m[4], s->height_pt - m[5], number);
}

/* In PDF's words an artifact: what is no part of what the page says. */
static void pdf_decoration(struct canvas *c, bool begins)
{
    struct pdf *s = state(c);
    if (has_failed(s)) {
        return;
    }
    if (s->tagged) {
        begins ? pdf_tags_open(&s->tags, CANVAS_ARTIFACT, NULL, NULL) : pdf_tags_close(&s->tags);
        return;
    }
    leave_mode(s);
    text_puts(&s->content, begins ? "/Artifact BMC\n" : "EMC\n");
}

static struct embedded_font *find_font(struct pdf *s, const struct font *font)
{
    for (unsigned i = 0; i < CANVAS_MAX_FONTS; i++) {
        struct embedded_font *f = &s->font[i];
        if (!f->font && !embedded_font_begin(f, s->doc, font)) {
            lack_memory(s);
            return NULL;
        }
        if (f->font == font) {
            return f;
        }
    }
    assert(false && "more fonts than the canvas allows");
    return NULL;
}

static void set_font(struct pdf *s, struct embedded_font *font, double size_pt)
{
    if (font == s->current_font && size_pt == s->current_size) {
        return;
    }
    const char *name = HPDF_Page_GetLocalFontName(s->page, font->dictionary);
    if (!name) {
        return;
    }
    text_puts(&s->content, "/");
    text_puts(&s->content, name);
    text_puts(&s->content, " ");
    PDF_PUT(&s->content, "Tf", size_pt);
    s->current_font = font;
    s->current_size = size_pt;
}

static void put_code(struct text *out, unsigned code)
{
    static const char hex[] = "0123456789ABCDEF";
    const char digits[] = {hex[code >> 12 & 15], hex[code >> 8 & 15], hex[code >> 4 & 15],
                           hex[code & 15]};
    text_add(out, digits, sizeof digits);
}

/* The codes of a text, and how far the pen goes back where the font's own advances are not what is
 * asked; less than a few thousandths of an em is not worth the bytes. */
static void put_codes(struct pdf *s, struct embedded_font *font, const char *utf8,
                      const struct shaped *shaped)
{
    const double least = 3;
    double behind = 0; /* thousandths of an em that the pen should be further */
    bool array = false;
    struct text *codes = &s->codes;
    text_clear(codes);
    for (size_t i = 0; i < shaped->count; i++) {
        const struct shaped_glyph *g = &shaped->glyph[i];
        double shift = behind + 1000 * g->shift_em;
        if (fabs(shift) >= least) {
            text_printf(codes, ">%d<", (int)lround(-shift));
            behind -= (double)lround(shift);
            array = true;
        }
        int width;
        unsigned code = embedded_font_code(font, g, utf8 + g->from, g->to - g->from, &width);
        put_code(codes, code);
        behind += 1000 * g->advance_em - width;
    }
    text_puts(&s->content, array ? "[<" : "<");
    text_add(&s->content, codes->data, codes->length);
    text_puts(&s->content, array ? ">]TJ\n" : ">Tj\n");
    s->content.failed |= codes->failed || font->failed;
}

static void enter_text(struct pdf *s, const struct paint *paint)
{
    if (s->mode != MODE_TEXT || !same_paint(&s->fill, paint)) {
        leave_mode(s);
        set_fill(s, paint);
        text_puts(&s->content, "BT\n");
        s->mode = MODE_TEXT;
        s->text_at[0] = 0;
        s->text_at[1] = 0;
    }
}

static void move_text(struct pdf *s, const double at[2], unsigned quarter_turns)
{
    double x = rounded(at[0]);
    double y = rounded(s->height_pt - at[1]);
    if (quarter_turns == 0) {
        PDF_PUT(&s->content, "Td", rounded(x - s->text_at[0]), rounded(y - s->text_at[1]));
        s->text_at[0] = x;
        s->text_at[1] = y;
        return;
    }
    /* Clockwise on a page whose y runs upwards. */
    static const double cosine[] = {1, 0, -1, 0};
    static const double sine[] = {0, -1, 0, 1};
    double co = cosine[quarter_turns];
    double si = sine[quarter_turns];
    PDF_PUT(&s->content, "Tm", co, si, -si, co, x, y);
}

/* A word stands apart from the one before it where there is a gap between them, or a new line. */
static void note_words(struct pdf *s, const double at[2], const struct text_style *style,
                       const char *utf8)
{
    const double nearly = 0.1 * style->size_pt;
    bool apart = fabs(at[1] - s->spoken_end[1]) > nearly || fabs(at[0] - s->spoken_end[0]) > nearly;
    pdf_tags_add_text(&s->tags, utf8, apart);
    s->spoken_end[0] = at[0] + text_width_pt(style, utf8);
    s->spoken_end[1] = at[1];
    text_clear(&s->spoken);
    text_puts(&s->spoken, utf8);
}

static void pdf_text(struct canvas *c, const double at[2], unsigned quarter_turns,
                     const struct text_style *style, const char *utf8, const struct shaped *shaped)
{
    struct pdf *s = state(c);
    struct embedded_font *font = has_failed(s) ? NULL : find_font(s, style->font);
    if (!font) {
        return;
    }
    mark_text(s, s->height_pt - at[1], style->size_pt);
    enter_text(s, &style->paint);
    set_font(s, font, style->size_pt);
    if (style->tracking_pt != s->tracking) {
        PDF_PUT(&s->content, "Tc", style->tracking_pt);
        s->tracking = style->tracking_pt;
    }
    move_text(s, at, quarter_turns);
    if (s->tagged) {
        note_words(s, at, style, utf8);
    }
    put_codes(s, font, utf8, shaped);
    if (quarter_turns) {
        leave_mode(s);
    }
}

static struct box upwards(const struct pdf *s, const struct box *b)
{
    return (struct box){b->left, s->height_pt - b->bottom, b->right, s->height_pt - b->top};
}

static void pdf_tag(struct canvas *c, enum canvas_role role, const char *words, const struct box *b)
{
    struct pdf *s = state(c);
    struct box up = b ? upwards(s, b) : (struct box){0};
    pdf_tags_open(&s->tags, role, words, b ? &up : NULL);
}

static void pdf_untag(struct canvas *c)
{
    pdf_tags_close(&state(c)->tags);
}

static void pdf_link(struct canvas *c, const struct box *b, size_t target_page)
{
    struct pdf *s = state(c);
    /* Turned into PDF's upward y here, since pages may differ in height. */
    struct box up = upwards(s, b);
    const char *given = s->tagged ? pdf_tags_words(&s->tags) : NULL;
    const char *words = given                         ? given
                        : s->tagged && s->spoken.data ? s->spoken.data
                        : s->tagged                   ? ""
                                                      : NULL;
    if (s->tagged) {
        pdf_tags_add_link(&s->tags, s->navigation.link_count);
    }
    if (!has_failed(s) && !pdf_navigation_add_link(&s->navigation, &up, target_page, words)) {
        lack_memory(s);
    }
}

static void pdf_outline(struct canvas *c, const char *title, unsigned level, size_t page)
{
    struct pdf *s = state(c);
    if (!has_failed(s) && !pdf_navigation_add_outline(&s->navigation, title, level, page)) {
        lack_memory(s);
    }
}

static void pdf_page_label(struct canvas *c, size_t page, bool roman, unsigned first)
{
    struct pdf *s = state(c);
    if (!has_failed(s)) {
        HPDF_AddPageLabel(s->doc, (HPDF_UINT)page,
                          roman ? HPDF_PAGE_NUM_STYLE_LOWER_ROMAN : HPDF_PAGE_NUM_STYLE_DECIMAL,
                          first, NULL);
    }
}

/* NULL, or why a font cannot be written. */
static const char *finish_fonts(struct pdf *s)
{
    const char *fault = NULL;
    for (unsigned i = 0; i < CANVAS_MAX_FONTS && s->font[i].font && !has_failed(s) && !fault; i++) {
        fault = embedded_font_finish(&s->font[i], s->doc);
    }
    return has_failed(s) ? NULL : fault;
}

static void collect(struct pdf *s, struct text *out)
{
    HPDF_SaveToStream(s->doc);
    if (has_failed(s)) {
        return;
    }
    HPDF_ResetStream(s->doc);
    for (;;) {
        HPDF_BYTE buffer[16384];
        HPDF_UINT32 size = sizeof buffer;
        HPDF_STATUS status = HPDF_ReadFromStream(s->doc, buffer, &size);
        text_add(out, (const char *)buffer, size);
        if (status != HPDF_OK || size == 0) {
            /* The end of the stream comes as a status, and is not an error. */
            break;
        }
    }
}

static bool add_intent(struct pdf *s, const struct canvas_options *o, bool archival)
{
    if (o->pdf_x) {
        return pdf_add_intent(s->doc, "GTS_PDFX", o->intent);
    }
    if (!archival) {
        return true;
    }
    struct text icc = {0};
    icc_gray(&icc);
    struct canvas_intent gray = {.identifier = "Custom",
                                 .condition = "Gray, gamma 2.2",
                                 .profile = icc.data,
                                 .profile_length = icc.length};
    bool ok = !icc.failed && pdf_add_intent(s->doc, "GTS_PDFA1", &gray);
    text_free(&icc);
    return ok;
}

/* The keys that standards ask for. Colours cannot be archived: no profile says what they mean.
 * Pages of other PDFs have no structure that is known here: a document with any claims neither. */
static bool add_keys(struct pdf *s, const struct canvas_options *o)
{
    struct pdf_metadata m = {.title = o->title,
                             .author = o->author,
                             .subject = o->subject,
                             .language = o->language,
                             .producer = HPDF_GetInfoAttr(s->doc, HPDF_INFO_PRODUCER),
                             .dated = s->dated,
                             .date = s->date,
                             .accessible = o->tagged && !s->form_count,
                             .archival = o->tagged && !s->form_count && !s->coloured,
                             .pdf_x4 = o->pdf_x == CANVAS_PDF_X4};
    bool ok = true;
    if (o->tagged) {
        ok = pdf_tags_write(&s->tags, s->doc, &s->navigation, &s->failed);
    }
    if (ok && (o->tagged || o->metadata)) {
        ok = pdf_add_language(s->doc, o->language);
    }
    if (ok && o->pdf_x) {
        ok = pdf_add_x_keys(s->doc, o->title, o->pdf_x);
    }
    if (ok && (o->metadata || m.pdf_x4)) {
        ok = pdf_add_xmp(s->doc, &m);
    }
    if (ok && m.archival && !o->pdf_x && !o->packed) {
        ok = pdf_add_id(s->doc, o->title); /* packing adds one */
    }
    return ok && add_intent(s, o, m.archival);
}

static enum status pdf_finish(struct canvas *c, struct text *out, struct diag *d)
{
    struct pdf *s = state(c);
    if (!has_failed(s) &&
        (s->spoken.failed || !pdf_navigation_write(&s->navigation, s->doc, &s->failed))) {
        lack_memory(s);
    }
    const char *fault = finish_fonts(s);
    if (fault) {
        return diag_error(
            d, NULL, strcmp(fault, OUT_OF_MEMORY) == 0 ? "%s" : "cannot make the PDF: %s", fault);
    }
    if (!has_failed(s) && !add_keys(s, &c->options) && !has_failed(s)) {
        lack_memory(s);
    }
    if (!has_failed(s)) {
        collect(s, out);
    }
    if (s->error == HPDF_FAILD_TO_ALLOC_MEM) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    if (s->error == HPDF_ARRAY_COUNT_ERR) {
        d->hint = "ask for fewer puzzles, or share them out over sections or books";
        return diag_error(d, NULL,
                          "cannot make a PDF with so much in it: %d are the most in one list",
                          HPDF_LIMIT_MAX_ARRAY);
    }
    if (s->failed) {
        return diag_error(d, NULL, "cannot make the PDF: libharu error 0x%04lX (detail %lu)",
                          (unsigned long)s->error, (unsigned long)s->detail);
    }
    /* The document is in `out`; what libharu still holds would double the memory. */
    HPDF_FreeDocAll(s->doc);
    if (s->form_count && !out->failed) {
        struct apart_fault apart;
        return own_forms_place(out, s->form, s->form_count, c->options.packed, &apart)
                   ? STATUS_OK
                   : diag_error(d, NULL, "%s%s",
                                apart.out_of_memory ? ""
                                                    : "pages of another PDF cannot be placed: ",
                                apart.words);
    }
    fault = c->options.packed && !out->failed ? pdf_pack(out) : NULL;
    if (fault) {
        bool memory = strcmp(fault, OUT_OF_MEMORY) == 0;
        return diag_error(d, NULL, "%s%s", memory ? "" : "the PDF cannot be packed: ", fault);
    }
    return STATUS_OK;
}

static void pdf_drop(struct canvas *c)
{
    struct pdf *s = state(c);
    HPDF_Free(s->doc);
    free(s->image);
    free(s->form);
    text_free(&s->content);
    text_free(&s->codes);
    for (unsigned i = 0; i < CANVAS_MAX_FONTS; i++) {
        embedded_font_drop(&s->font[i]);
    }
    pdf_navigation_free(&s->navigation);
    pdf_tags_free(&s->tags);
    text_free(&s->spoken);
    free(s);
}

static const struct device_functions functions = {
    .open = pdf_new,
    .begin_page = pdf_begin_page,
    .end_page = pdf_end_page,
    .line = pdf_line,
    .rect = pdf_rect,
    .circle = pdf_circle,
    .text = pdf_text,
    .art = pdf_art,
    .own_page = pdf_own_page,
    .decoration = pdf_decoration,
    .link = pdf_link,
    .outline = pdf_outline,
    .page_label = pdf_page_label,
    .tag = pdf_tag,
    .untag = pdf_untag,
    .finish = pdf_finish,
    .drop = pdf_drop,
};

const struct canvas_device canvas_pdf = {
    .name = "pdf",
    .doc = "PDF with embedded fonts",
    .extension = ".pdf",
    .many_pages = true,
    .functions = &functions,
};
