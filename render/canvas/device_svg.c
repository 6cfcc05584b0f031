#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "render/canvas/device.h"

/* One page. Fonts are named, not embedded: a picture for screens and for editing. */
struct device_svg {
    struct text body;
    double width_pt, height_pt;
};

static bool svg_open(struct canvas *c)
{
    c->state = calloc(1, sizeof(struct device_svg));
    return c->state != NULL;
}

static struct device_svg *state(struct canvas *c)
{
    return c->state;
}

static void svg_begin_page(struct canvas *c, const struct page_boxes *boxes)
{
    state(c)->width_pt = boxes->width_pt;
    state(c)->height_pt = boxes->height_pt;
}

/* At most two decimals, and none that are not needed. */
static void put_number(struct text *out, double value)
{
    char digits[48];
    snprintf(digits, sizeof digits, "%.2f", value == 0 ? 0.0 : value);
    size_t length = strlen(digits);
    while (digits[length - 1] == '0') {
        digits[--length] = '\0';
    }
    if (digits[length - 1] == '.') {
        digits[--length] = '\0';
    }
    text_puts(out, strcmp(digits, "-0") == 0 ? "0" : digits);
}

static void put_attribute(struct text *out, const char *name, double value)
{
    text_printf(out, " %s=\"", name);
    put_number(out, value);
    text_puts(out, "\"");
}

static void put_colour(struct text *out, const char *name, const struct paint *p)
{
    unsigned rgb[3];
    for (unsigned i = 0; i < 3; i++) {
        double light = p->is_cmyk ? (1 - p->cmyk[i]) * (1 - p->cmyk[3]) : p->gray;
        rgb[i] = (unsigned)lround(fmin(1, fmax(0, light)) * 255);
    }
    text_printf(out, " %s=\"#%02x%02x%02x\"", name, rgb[0], rgb[1], rgb[2]);
}

static void put_paint(struct text *out, double width_pt, const struct paint *p)
{
    if (width_pt > 0) {
        text_puts(out, " fill=\"none\"");
        put_colour(out, "stroke", p);
        put_attribute(out, "stroke-width", width_pt);
    } else {
        put_colour(out, "fill", p);
    }
    text_puts(out, "/>\n");
}

static void put_line(struct text *out, const double from[2], const double to[2])
{
    text_puts(out, "<line");
    put_attribute(out, "x1", from[0]);
    put_attribute(out, "y1", from[1]);
    put_attribute(out, "x2", to[0]);
    put_attribute(out, "y2", to[1]);
}

static void svg_line(struct canvas *c, const double from[2], const double to[2], double width_pt,
                     const struct paint *p)
{
    struct text *out = &state(c)->body;
    put_line(out, from, to);
    put_paint(out, width_pt, p);
}

/* Two decimals of a dash would add up over a long line. */
static void svg_dashed_line(struct canvas *c, const double from[2], const double to[2],
                            double width_pt, const struct paint *p, const struct dashes *dashes)
{
    struct text *out = &state(c)->body;
    put_line(out, from, to);
    text_printf(out, " stroke-dasharray=\"%.5g %.5g\"", dashes->length_pt,
                dashes->pitch_pt - dashes->length_pt);
    put_paint(out, width_pt, p);
}

static void svg_rect(struct canvas *c, const struct box *b, double width_pt, const struct paint *p)
{
    struct text *out = &state(c)->body;
    text_puts(out, "<rect");
    put_attribute(out, "x", b->left);
    put_attribute(out, "y", b->top);
    put_attribute(out, "width", b->right - b->left);
    put_attribute(out, "height", b->bottom - b->top);
    put_paint(out, width_pt, p);
}

static void svg_circle(struct canvas *c, const double centre[2], double radius_pt, double width_pt,
                       const struct paint *p)
{
    struct text *out = &state(c)->body;
    text_puts(out, "<circle");
    put_attribute(out, "cx", centre[0]);
    put_attribute(out, "cy", centre[1]);
    put_attribute(out, "r", radius_pt);
    put_paint(out, width_pt, p);
}

static void put_path_data(struct text *out, const struct art_path *path)
{
    static const char letter[] = "MLC";
    const double(*p)[2] = (const double(*)[2])path->point;
    text_puts(out, " d=\"");
    for (size_t i = 0; i < path->verb_count; i++) {
        if (path->verb[i] == ART_CLOSE) {
            text_puts(out, "Z");
            continue;
        }
        unsigned points = path->verb[i] == ART_CURVE ? 3 : 1;
        text_add(out, &letter[path->verb[i]], 1);
        for (unsigned k = 0; k < points; k++, p++) {
            text_puts(out, k ? " " : "");
            put_number(out, (*p)[0]);
            text_puts(out, " ");
            put_number(out, (*p)[1]);
        }
    }
    text_puts(out, "\"");
}

static void put_art_path(struct text *out, const struct art_path *path, double min_width,
                         const struct paint *ink)
{
    static const char *const caps[] = {"butt", "round", "square"};
    static const char *const joins[] = {"miter", "round", "bevel"};
    text_puts(out, "<path");
    put_path_data(out, path);
    if (path->fill >= 0) {
        struct paint fill = ink ? *ink : paint_gray(path->fill);
        put_colour(out, "fill", &fill);
        text_puts(out, path->even_odd ? " fill-rule=\"evenodd\"" : "");
    } else {
        text_puts(out, " fill=\"none\"");
    }
    if (path->stroke >= 0) {
        struct paint stroke = ink ? *ink : paint_gray(path->stroke);
        put_colour(out, "stroke", &stroke);
        put_attribute(out, "stroke-width", fmax(path->width, min_width));
        text_printf(out, " stroke-linecap=\"%s\" stroke-linejoin=\"%s\"", caps[path->cap],
                    joins[path->join]);
    }
    text_puts(out, "/>\n");
}

static void put_base64(struct text *out, const struct text *bytes)
{
    static const char letters[] =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    for (size_t i = 0; i < bytes->length; i += 3) {
        size_t left = bytes->length - i;
        uint32_t group = 0;
        char four[4];
        for (size_t k = 0; k < 3; k++) {
            group = group << 8 | (k < left ? (unsigned char)bytes->data[i + k] : 0);
        }
        for (size_t k = 0; k < 4; k++) {
            four[k] = k <= left ? letters[group >> (18 - 6 * k) & 63] : '=';
        }
        text_add(out, four, 4);
    }
}

static void put_image(struct canvas *c, const struct art_image *image)
{
    struct text *out = &state(c)->body;
    struct text bytes = {0};
    text_printf(out, "<image width=\"%u\" height=\"%u\" href=\"data:image/png;base64,",
                image->width, image->height);
    c->out_of_memory |= !art_write_png(image, &bytes);
    put_base64(out, &bytes);
    text_puts(out, "\"/>\n");
    text_free(&bytes);
}

static void svg_art(struct canvas *c, const double m[6], const struct art *art, double min_width,
                    const struct paint *ink)
{
    struct text *out = &state(c)->body;
    text_puts(out, "<g transform=\"matrix(");
    for (unsigned i = 0; i < 6; i++) {
        text_printf(out, i ? " %.5g" : "%.5g", m[i] == 0 ? 0.0 : m[i]);
    }
    text_puts(out, ")\">\n");
    for (size_t i = 0; i < art->path_count; i++) {
        put_art_path(out, &art->path[i], min_width, ink);
    }
    if (art->image.gray || art->image.cmyk) {
        put_image(c, &art->image);
    }
    text_puts(out, "</g>\n");
}

static void put_features(struct text *out, unsigned features)
{
    static const struct {
        unsigned feature;
        const char *css;
    } rows[] = {{TEXT_OLD_FIGURES, "font-variant-numeric:oldstyle-nums proportional-nums;"},
                {TEXT_SMALL_CAPS, "font-variant-caps:small-caps;"},
                {TEXT_ALL_SMALL, "font-variant-caps:all-small-caps;"}};
    const char *open = " style=\"";
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        if (features & rows[i].feature) {
            text_printf(out, "%s%s", open, rows[i].css);
            open = "";
        }
    }
    text_puts(out, *open ? "" : "\"");
}

static void svg_text(struct canvas *c, const double at[2], unsigned quarter_turns,
                     const struct text_style *style, const char *utf8, const struct shaped *shaped)
{
    (void)shaped;
    struct text *out = &state(c)->body;
    const char *style_name = font_style_name(style->font);
    text_puts(out, "<text");
    put_attribute(out, "x", at[0]);
    put_attribute(out, "y", at[1]);
    if (quarter_turns) {
        text_printf(out, " transform=\"rotate(%u ", 90 * quarter_turns);
        put_number(out, at[0]);
        text_puts(out, " ");
        put_number(out, at[1]);
        text_puts(out, ")\"");
    }
    text_puts(out, " font-family=\"");
    text_xml(out, font_family(style->font));
    text_puts(out, ", sans-serif\"");
    put_attribute(out, "font-size", style->size_pt);
    if (strstr(style_name, "Bold")) {
        text_puts(out, " font-weight=\"bold\"");
    }
    if (strstr(style_name, "Italic") || strstr(style_name, "Oblique")) {
        text_puts(out, " font-style=\"italic\"");
    }
    if (style->tracking_pt != 0) {
        put_attribute(out, "letter-spacing", style->tracking_pt);
    }
    put_features(out, style->features);
    put_colour(out, "fill", &style->paint);
    text_puts(out, ">");
    text_xml(out, utf8);
    text_puts(out, "</text>\n");
}

static enum status svg_finish(struct canvas *c, struct text *out, struct diag *d)
{
    struct device_svg *s = state(c);
    if (s->body.failed) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    text_puts(out, "<svg xmlns=\"http://www.w3.org/2000/svg\"");
    text_puts(out, " width=\"");
    put_number(out, s->width_pt);
    text_puts(out, "pt\" height=\"");
    put_number(out, s->height_pt);
    text_puts(out, "pt\" viewBox=\"0 0 ");
    put_number(out, s->width_pt);
    text_puts(out, " ");
    put_number(out, s->height_pt);
    text_puts(out, "\">\n");
    if (c->options.metadata && c->options.title) {
        text_puts(out, "<title>");
        text_xml(out, c->options.title);
        text_puts(out, "</title>\n");
    }
    text_puts(out, "<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n");
    text_add(out, s->body.data ? s->body.data : "", s->body.length);
    text_puts(out, "</svg>\n");
    return STATUS_OK;
}

static void svg_drop(struct canvas *c)
{
    text_free(&state(c)->body);
    free(c->state);
}

static const struct device_functions functions = {
    .open = svg_open,
    .begin_page = svg_begin_page,
    .line = svg_line,
    .dashed_line = svg_dashed_line,
    .rect = svg_rect,
    .circle = svg_circle,
    .text = svg_text,
    .art = svg_art,
    .finish = svg_finish,
    .drop = svg_drop,
};

const struct canvas_device canvas_svg = {
    .name = "svg",
    .doc = "scalable picture",
    .extension = ".svg",
    .media_type = "image/svg+xml",
    .functions = &functions,
};
