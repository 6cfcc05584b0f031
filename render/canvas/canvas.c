#include "render/canvas/canvas.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "base/work/stop.h"
#include "render/canvas/device.h"
#include "render/text/glyph_art.h"

/* The shape of a character in a font; art NULL: it has no ink. */
struct glyph_outline {
    const struct font *font;
    uint32_t code;
    struct art *art;
};

struct canvas *canvas_new(const struct canvas_device *device, const struct canvas_options *options)
{
    struct canvas *c = calloc(1, sizeof *c);
    if (!c) {
        return NULL;
    }
    c->device = device;
    c->options = *options;
    c->placement[0] = (struct placement){1, 0, 0, 0};
    if (!device->functions->open(c)) {
        free(c);
        return NULL;
    }
    return c;
}

void canvas_drop(struct canvas *c)
{
    if (c) {
        c->device->functions->drop(c);
        free(c->page);
        free(c->text);
        for (size_t i = 0; i < c->outline_count; i++) {
            art_drop(c->outline[i].art);
        }
        free(c->outline);
        free(c);
    }
}

const struct canvas_device *canvas_device_of(const struct canvas *c)
{
    return c->device;
}

void canvas_begin_page(struct canvas *c, const struct page_boxes *boxes)
{
    assert(!c->page_open && c->nesting == 0);
    assert(c->device->many_pages || c->page_count == 0);
    struct page_record *pages =
        array_room(c->page, &c->page_capacity, c->page_count, sizeof *pages);
    if (!pages) {
        c->out_of_memory = true;
        return;
    }
    c->page = pages;
    c->page[c->page_count++] = (struct page_record){
        .boxes = *boxes,
        .ink = {INFINITY, INFINITY, -INFINITY, -INFINITY},
        .thinnest_line_pt = INFINITY,
        .smallest_text_pt = INFINITY,
        .lightest_fill = -1,
    };
    c->page_open = true;
    c->device->functions->begin_page(c, boxes);
}

static struct page_record *record(struct canvas *c)
{
    return &c->page[c->page_count - 1];
}

void canvas_end_page(struct canvas *c)
{
    if (c->page_open) {
        assert(c->nesting == 0);
        c->device->functions->end_page(c);
        c->page_open = false;
        c->inverted = false;
        if (c->options.page_done) {
            c->options.page_done(c->options.page_context);
        }
    }
}

/* What the device is to draw with. */
static struct paint shown(const struct canvas *c, struct paint p)
{
    p.gray = c->inverted && !p.is_cmyk ? 1 - p.gray : p.gray;
    return p;
}

void canvas_invert(struct canvas *c)
{
    if (c->page_open) {
        const struct page_boxes *boxes = &record(c)->boxes;
        const struct box page = {0, 0, boxes->width_pt, boxes->height_pt};
        const struct paint black = PAINT_BLACK;
        canvas_begin_decoration(c);
        c->device->functions->rect(c, &page, 0, &black);
        canvas_end_decoration(c);
        c->inverted = true;
    }
}

static const struct placement *current(const struct canvas *c)
{
    return &c->placement[c->nesting];
}

static void turn(unsigned quarter_turns, double x, double y, double out[2])
{
    static const int cosine[] = {1, 0, -1, 0};
    static const int sine[] = {0, 1, 0, -1};
    unsigned q = quarter_turns & 3;
    out[0] = x * cosine[q] - y * sine[q];
    out[1] = x * sine[q] + y * cosine[q];
}

static void transform(const struct placement *p, double x, double y, double out[2])
{
    turn(p->quarter_turns, x * p->scale, y * p->scale, out);
    out[0] += p->dx;
    out[1] += p->dy;
}

static struct box transform_box(const struct placement *p, const struct box *b)
{
    double one[2];
    double two[2];
    transform(p, b->left, b->top, one);
    transform(p, b->right, b->bottom, two);
    return (struct box){fmin(one[0], two[0]), fmin(one[1], two[1]), fmax(one[0], two[0]),
                        fmax(one[1], two[1])};
}

void canvas_push(struct canvas *c, struct placement p)
{
    assert(c->nesting + 1 < CANVAS_MAX_NESTING);
    const struct placement *outer = current(c);
    double shift[2];
    transform(outer, p.dx, p.dy, shift);
    c->placement[++c->nesting] = (struct placement){
        outer->scale * p.scale, (outer->quarter_turns + p.quarter_turns) & 3, shift[0], shift[1]};
}

void canvas_pop(struct canvas *c)
{
    assert(c->nesting > 0);
    c->nesting--;
}

static void add_ink(struct canvas *c, const struct box *b, const struct paint *p)
{
    struct page_record *r = record(c);
    bool white = !p->is_cmyk && p->gray >= 1;
    r->colour |= p->is_cmyk;
    if (white || c->decorating) {
        return;
    }
    r->ink.left = fmin(r->ink.left, b->left);
    r->ink.top = fmin(r->ink.top, b->top);
    r->ink.right = fmax(r->ink.right, b->right);
    r->ink.bottom = fmax(r->ink.bottom, b->bottom);
}

void canvas_line(struct canvas *c, double x1, double y1, double x2, double y2, double width_pt,
                 struct paint p)
{
    if (!c->page_open) {
        return;
    }
    double from[2];
    double to[2];
    double width = width_pt * current(c)->scale;
    transform(current(c), x1, y1, from);
    transform(current(c), x2, y2, to);
    /* Butt ends: an upright or level line is as wide as its pen across, and no longer along. */
    double half = width / 2;
    double wide_x = fabs(to[1] - from[1]) > 0 ? half : 0;
    double wide_y = fabs(to[0] - from[0]) > 0 ? half : 0;
    struct box b = {fmin(from[0], to[0]) - wide_x, fmin(from[1], to[1]) - wide_y,
                    fmax(from[0], to[0]) + wide_x, fmax(from[1], to[1]) + wide_y};
    add_ink(c, &b, &p);
    record(c)->thinnest_line_pt = fmin(record(c)->thinnest_line_pt, width);
    p = shown(c, p);
    c->device->functions->line(c, from, to, width, &p);
}

void canvas_fill(struct canvas *c, struct box b, struct paint p)
{
    if (!c->page_open) {
        return;
    }
    struct box placed = transform_box(current(c), &b);
    add_ink(c, &placed, &p);
    if (!p.is_cmyk && p.gray < 1) {
        record(c)->lightest_fill = fmax(record(c)->lightest_fill, p.gray);
    }
    p = shown(c, p);
    c->device->functions->rect(c, &placed, 0, &p);
}

void canvas_frame(struct canvas *c, struct box b, double width_pt, struct paint p)
{
    if (!c->page_open) {
        return;
    }
    struct box placed = transform_box(current(c), &b);
    double width = width_pt * current(c)->scale;
    double half = width / 2;
    struct box inked = {placed.left - half, placed.top - half, placed.right + half,
                        placed.bottom + half};
    add_ink(c, &inked, &p);
    record(c)->thinnest_line_pt = fmin(record(c)->thinnest_line_pt, width);
    p = shown(c, p);
    c->device->functions->rect(c, &placed, width, &p);
}

void canvas_circle(struct canvas *c, double x, double y, double radius_pt, double width_pt,
                   struct paint p)
{
    if (!c->page_open) {
        return;
    }
    double centre[2];
    double scale = current(c)->scale;
    double reach = (radius_pt + width_pt / 2) * scale;
    transform(current(c), x, y, centre);
    struct box b = {centre[0] - reach, centre[1] - reach, centre[0] + reach, centre[1] + reach};
    add_ink(c, &b, &p);
    if (width_pt > 0) {
        record(c)->thinnest_line_pt = fmin(record(c)->thinnest_line_pt, width_pt * scale);
    } else if (!p.is_cmyk && p.gray < 1) {
        record(c)->lightest_fill = fmax(record(c)->lightest_fill, p.gray);
    }
    p = shown(c, p);
    c->device->functions->circle(c, centre, radius_pt * scale, width_pt * scale, &p);
}

static void use_font(struct canvas *c, const struct font *font)
{
    for (unsigned i = 0; i < c->font_count; i++) {
        if (c->font[i] == font) {
            return;
        }
    }
    assert(c->font_count < CANVAS_MAX_FONTS);
    c->font[c->font_count++] = font;
}

static void record_text(struct canvas *c, const struct box *ink, const double at[2], double size_pt)
{
    struct text_record *texts =
        array_room(c->text, &c->text_capacity, c->text_count, sizeof *texts);
    if (!texts) {
        c->out_of_memory = true;
        return;
    }
    c->text = texts;
    c->text[c->text_count++] =
        (struct text_record){c->page_count - 1, *ink, {at[0], at[1]}, size_pt};
}

/* FNV-1a (Fowler, Noll, Vo). */
static uint64_t digest_bytes(uint64_t digest, const void *bytes, size_t length)
{
    for (const unsigned char *p = bytes; length; p++, length--) {
        digest = (digest ^ *p) * 0x100000001b3u;
    }
    return digest;
}

uint64_t text_digest_add(uint64_t digest, double x, double y, const char *utf8)
{
    const int64_t at[2] = {llround(x * TEXT_GRID), llround(y * TEXT_GRID)};
    digest = digest_bytes(digest ^ 0xcbf29ce484222325u, at, sizeof at);
    /* All kinds of space read back alike. */
    for (size_t left = strlen(utf8), size; left; left -= size, utf8 += size) {
        uint32_t c = utf8_decode(utf8, left, &size);
        bool space = c == 0xA0 || c == 0x2009 || c == 0x202F;
        digest = digest_bytes(digest, space ? " " : utf8, space ? 1 : size);
    }
    return digest_bytes(digest, "", 1);
}

/* A text whose glyphs come from several fonts is several texts. */
static void draw_parts(struct canvas *c, double x, double baseline_y,
                       const struct text_style *style, const char *utf8,
                       const struct shaped *shaped)
{
    struct text part = {0};
    struct text all = {0};
    text_puts(&all, utf8);
    size_t count = shaped->count;
    struct shaped_glyph *glyph = malloc((count + 1) * sizeof *glyph);
    c->out_of_memory |= !glyph || all.failed;
    if (glyph && count) {
        memcpy(glyph, shaped->glyph, count * sizeof *glyph);
    }
    for (size_t i = 0, next; i < count && !c->out_of_memory; i = next) {
        struct text_style own = *style;
        double width = 0;
        own.font = glyph[i].font;
        for (next = i; next < count && glyph[next].font == glyph[i].font; next++) {
            width += glyph[next].advance_em * style->size_pt + style->tracking_pt;
        }
        unsigned end = next < count ? glyph[next].from : (unsigned)all.length;
        text_clear(&part);
        text_add(&part, all.data + glyph[i].from, end - glyph[i].from);
        c->out_of_memory |= part.failed;
        if (!part.failed) {
            canvas_text(c, x, baseline_y, ALIGN_LEFT, &own, part.data);
        }
        x += width;
    }
    free(glyph);
    text_free(&part);
    text_free(&all);
}

static const struct art *outline_of(struct canvas *c, const struct font *font, uint32_t code)
{
    for (size_t i = 0; i < c->outline_count; i++) {
        if (c->outline[i].font == font && c->outline[i].code == code) {
            return c->outline[i].art;
        }
    }
    struct glyph_outline *outlines =
        array_room(c->outline, &c->outline_capacity, c->outline_count, sizeof *outlines);
    if (!outlines) {
        c->out_of_memory = true;
        return NULL;
    }
    c->outline = outlines;
    struct glyph_outline *made = &c->outline[c->outline_count++];
    *made = (struct glyph_outline){font, code, glyph_art(font, code)};
    return made->art;
}

/* Character by character, each where its ink is. */
static void draw_outlines(struct canvas *c, double x, double baseline_y,
                          const struct text_style *style, const char *utf8)
{
    size_t length = strlen(utf8);
    for (size_t i = 0, size; i < length; i += size) {
        uint32_t code = utf8_decode(utf8 + i, length - i, &size);
        char one[8] = "";
        memcpy(one, utf8 + i, size < sizeof one ? size : 0);
        struct box ink = text_ink(style, x, baseline_y, one);
        const struct art *art = ink.right > ink.left ? outline_of(c, style->font, code) : NULL;
        if (art) {
            canvas_art_inked(c, ink, art, 0, style->paint);
        }
        x += text_width_pt(style, one) + style->tracking_pt;
    }
}

void canvas_text(struct canvas *c, double x, double baseline_y, enum align align,
                 const struct text_style *style, const char *utf8)
{
    if (!c->page_open || !*utf8) {
        return;
    }
    const struct shaped *shaped = text_shape(style, utf8);
    double width = text_width_pt(style, utf8);
    double left = align == ALIGN_LEFT ? x : align == ALIGN_CENTRE ? x - width / 2 : x - width;
    if (shaped->mixed) {
        draw_parts(c, left, baseline_y, style, utf8, shaped);
        return;
    }
    if (!c->device->functions->text || (c->options.outlines && c->device->functions->art)) {
        draw_outlines(c, left, baseline_y, style, utf8);
        return;
    }
    double at[2];
    transform(current(c), left, baseline_y, at);
    struct box ink = text_ink(style, left, baseline_y, utf8);
    struct text_style placed = *style;
    placed.size_pt *= current(c)->scale;
    placed.tracking_pt *= current(c)->scale;
    placed.paint = shown(c, style->paint);
    if (ink.right > ink.left) {
        struct box inked = transform_box(current(c), &ink);
        add_ink(c, &inked, &style->paint);
        if (c->options.record_texts) {
            record_text(c, &inked, at, placed.size_pt);
        }
    }
    use_font(c, style->font);
    struct page_record *r = record(c);
    r->text_count++;
    r->text_digest = text_digest_add(r->text_digest, at[0], r->boxes.height_pt - at[1], utf8);
    r->smallest_text_pt = fmin(r->smallest_text_pt, placed.size_pt);
    c->device->functions->text(c, at, current(c)->quarter_turns, &placed, utf8, shaped);
}

/* The ink of an art's path at its place. */
static void add_path_ink(struct canvas *c, const double m[6], double scale,
                         const struct art_path *path, double min_width, const struct paint *ink)
{
    double line[4];
    double mean[2];
    art_path_extent(path, line, mean);
    double half = path->stroke >= 0 ? fmax(path->width, min_width) * scale / 2 : 0;
    struct box box = {INFINITY, INFINITY, -INFINITY, -INFINITY};
    for (unsigned corner = 0; corner < 4; corner++) {
        double x = line[corner & 1 ? 2 : 0];
        double y = line[corner & 2 ? 3 : 1];
        double at[2] = {m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]};
        box = (struct box){fmin(box.left, at[0] - half), fmin(box.top, at[1] - half),
                           fmax(box.right, at[0] + half), fmax(box.bottom, at[1] + half)};
    }
    struct page_record *r = record(c);
    struct paint fill = ink ? *ink : paint_gray(path->fill);
    if (path->fill >= 0 && (fill.is_cmyk || fill.gray < 1)) {
        add_ink(c, &box, &fill);
        r->lightest_fill = fmax(r->lightest_fill, fill.is_cmyk ? 0 : fill.gray);
    }
    struct paint stroke = ink ? *ink : paint_gray(path->stroke);
    if (path->stroke >= 0 && (stroke.is_cmyk || stroke.gray < 1)) {
        add_ink(c, &box, &stroke);
        r->thinnest_line_pt = fmin(r->thinnest_line_pt, 2 * half);
    }
}

void canvas_art_in_colour(struct canvas *c, struct box b, const struct art *art, double min_line_pt)
{
    if (!art->path_count) {
        canvas_art(c, b, art, min_line_pt);
    }
    for (size_t i = 0; i < 2 * art->path_count; i++) {
        struct art_path path = art->path[i / 2];
        bool strokes = i % 2 == 1;
        struct art one = {
            .width = art->width, .height = art->height, .path = &path, .path_count = 1};
        uint32_t rgb = strokes ? path.stroke_rgb : path.fill_rgb;
        *(strokes ? &path.fill : &path.stroke) = -1;
        if (path.fill >= 0 || path.stroke >= 0) {
            canvas_art_inked(c, b, &one, min_line_pt, paint_rgb(rgb));
        }
    }
}

void canvas_own_page(struct canvas *c, double x, double y, const double media[4],
                     const struct imported_pdf *pdf, size_t page)
{
    double width = media[2] - media[0];
    double height = media[3] - media[1];
    if (c->page_open && c->device->functions->imported_page) {
        const struct placement *p = current(c);
        double corner[2];
        double right[2];
        double up[2];
        transform(p, x - media[0], y + media[3], corner);
        turn(p->quarter_turns, p->scale, 0, right);
        turn(p->quarter_turns, 0, -p->scale, up);
        const double m[6] = {right[0], right[1], up[0], up[1], corner[0], corner[1]};
        c->device->functions->imported_page(c, m, pdf, page);
        return;
    }
    canvas_frame(c, (struct box){x, y, x + width, y + height}, 1, PAINT_BLACK);
    canvas_line(c, x, y, x + width, y + height, 1, PAINT_BLACK);
    canvas_line(c, x, y + height, x + width, y, 1, PAINT_BLACK);
}

void canvas_begin_decoration(struct canvas *c)
{
    c->decorating = true;
    if (c->page_open && c->device->functions->decoration) {
        c->device->functions->decoration(c, true);
    }
}

void canvas_end_decoration(struct canvas *c)
{
    c->decorating = false;
    if (c->page_open && c->device->functions->decoration) {
        c->device->functions->decoration(c, false);
    }
}

/* Each path's fill and stroke by itself, with their own grays turned around. */
static void draw_inverted(struct canvas *c, const double m[6], const struct art *art,
                          double min_width, const struct paint *ink)
{
    for (size_t i = 0; i < 2 * art->path_count; i++) {
        struct art_path path = art->path[i / 2];
        bool strokes = i % 2 == 1;
        struct art one = {
            .width = art->width, .height = art->height, .path = &path, .path_count = 1};
        double gray = strokes ? path.stroke : path.fill;
        *(strokes ? &path.fill : &path.stroke) = -1;
        if (gray >= 0) {
            struct paint p = shown(c, ink ? *ink : paint_gray(gray));
            c->device->functions->art(c, m, &one, min_width, &p);
        }
    }
}

static void place_art(struct canvas *c, struct box b, const struct art *art, double min_line_pt,
                      const struct paint *ink)
{
    if (!c->page_open || !c->device->functions->art) {
        return;
    }
    const struct placement *p = current(c);
    double fit = fmin((b.right - b.left) / art->width, (b.bottom - b.top) / art->height);
    double scale = fit * p->scale;
    double corner[2];
    double right[2];
    double down[2];
    transform(p, (b.left + b.right - fit * art->width) / 2,
              (b.top + b.bottom - fit * art->height) / 2, corner);
    turn(p->quarter_turns, scale, 0, right);
    turn(p->quarter_turns, 0, scale, down);
    const double m[6] = {right[0], right[1], down[0], down[1], corner[0], corner[1]};
    double min_width = min_line_pt / fit;
    for (size_t i = 0; i < art->path_count; i++) {
        add_path_ink(c, m, scale, &art->path[i], min_width, ink);
    }
    if (art->image.gray || art->image.cmyk) {
        record(c)->colour |= art->image.cmyk != NULL;
        struct box local = {0, 0, art->width, art->height};
        struct placement q = {scale, p->quarter_turns, corner[0], corner[1]};
        struct box placed = transform_box(&q, &local);
        struct paint black = PAINT_BLACK;
        add_ink(c, &placed, &black);
    }
    if (c->inverted && art->path_count) {
        draw_inverted(c, m, art, min_width, ink);
        return;
    }
    c->device->functions->art(c, m, art, min_width, ink);
}

void canvas_art(struct canvas *c, struct box b, const struct art *art, double min_line_pt)
{
    place_art(c, b, art, min_line_pt, NULL);
}

void canvas_art_inked(struct canvas *c, struct box b, const struct art *art, double min_line_pt,
                      struct paint ink)
{
    place_art(c, b, art, min_line_pt, &ink);
}

bool canvas_is_tagged(const struct canvas *c)
{
    return c->options.tagged && c->device->functions->tag;
}

void canvas_tag(struct canvas *c, enum canvas_role role, const char *words, const struct box *b)
{
    if (canvas_is_tagged(c)) {
        struct box placed = b ? transform_box(current(c), b) : (struct box){0};
        c->device->functions->tag(c, role, words, b ? &placed : NULL);
    }
}

void canvas_untag(struct canvas *c)
{
    if (canvas_is_tagged(c)) {
        c->device->functions->untag(c);
    }
}

void canvas_link(struct canvas *c, struct box b, size_t target_page)
{
    if (c->page_open && c->options.navigation && c->device->functions->link) {
        struct box placed = transform_box(current(c), &b);
        record(c)->link_count++;
        c->device->functions->link(c, &placed, target_page);
    }
}

void canvas_outline(struct canvas *c, const char *title, unsigned level, size_t page)
{
    if (c->options.navigation && c->device->functions->outline) {
        c->device->functions->outline(c, title, level, page);
    }
}

void canvas_page_label(struct canvas *c, size_t page, bool roman, unsigned first)
{
    if (c->options.navigation && c->device->functions->page_label) {
        c->device->functions->page_label(c, page, roman, first);
    }
}

void canvas_note_failure(struct canvas *c, bool failed)
{
    c->out_of_memory |= failed;
}

enum status canvas_finish(struct canvas *c, struct text *out, struct diag *d)
{
    assert(!c->page_open);
    if (stop_is_asked()) {
        return diag_error(d, NULL, "stopped");
    }
    enum status status = c->device->functions->finish(c, out, d);
    for (unsigned i = 0; i < c->font_count; i++) {
        const char *fault = font_fault(c->font[i]);
        if (fault && status == STATUS_OK) {
            status = diag_error(d, NULL,
                                strcmp(fault, OUT_OF_MEMORY) == 0 ? "%s" : "cannot shape texts: %s",
                                fault);
        }
    }
    if (status == STATUS_OK && (c->out_of_memory || out->failed)) {
        status = diag_error(d, NULL, OUT_OF_MEMORY);
    }
    return status;
}

size_t canvas_page_count(const struct canvas *c)
{
    return c->page_count;
}

const struct page_record *canvas_pages(const struct canvas *c)
{
    return c->page;
}

size_t canvas_text_count(const struct canvas *c)
{
    return c->text_count;
}

const struct text_record *canvas_texts(const struct canvas *c)
{
    return c->text;
}
