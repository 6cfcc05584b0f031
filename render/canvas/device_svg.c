#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "render/canvas/device.h"

/* One page. Fonts are named, not embedded: a picture for screens and for editing. */
struct svg {
    struct text body;
    double width_pt, height_pt;
};

static bool svg_open(struct canvas *c)
{
    c->state = calloc(1, sizeof(struct svg));
    return c->state != NULL;
}

static struct svg *state(struct canvas *c)
{
    return c->state;
}

static void svg_begin_page(struct canvas *c, const struct page_boxes *boxes)
{
    state(c)->width_pt = boxes->width_pt;
    state(c)->height_pt = boxes->height_pt;
}

static void svg_end_page(struct canvas *c)
{
    (void)c;
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

static void svg_line(struct canvas *c, const double from[2], const double to[2], double width_pt,
                     const struct paint *p)
{
    struct text *out = &state(c)->body;
    text_puts(out, "<line");
    put_attribute(out, "x1", from[0]);
    put_attribute(out, "y1", from[1]);
    put_attribute(out, "x2", to[0]);
    put_attribute(out, "y2", to[1]);
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

static void put_escaped(struct text *out, const char *utf8)
{
    for (; *utf8; utf8++) {
        switch (*utf8) {
        case '<':
            text_puts(out, "&lt;");
            break;
        case '>':
            text_puts(out, "&gt;");
            break;
        case '&':
            text_puts(out, "&amp;");
            break;
        case '"':
            text_puts(out, "&quot;");
            break;
        default:
            text_add(out, utf8, 1);
        }
    }
}

static void svg_text(struct canvas *c, const double at[2], unsigned quarter_turns,
                     const struct text_style *style, const char *utf8)
{
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
    put_escaped(out, font_family(style->font));
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
    put_colour(out, "fill", &style->paint);
    text_puts(out, ">");
    put_escaped(out, utf8);
    text_puts(out, "</text>\n");
}

static enum status svg_finish(struct canvas *c, struct text *out, struct diag *d)
{
    struct svg *s = state(c);
    if (s->body.failed) {
        return diag_error(d, NULL, "out of memory");
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
        put_escaped(out, c->options.title);
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
    .end_page = svg_end_page,
    .line = svg_line,
    .rect = svg_rect,
    .circle = svg_circle,
    .text = svg_text,
    .finish = svg_finish,
    .drop = svg_drop,
};

const struct canvas_device canvas_svg = {
    .name = "svg",
    .doc = "scalable picture",
    .extension = ".svg",
    .functions = &functions,
};
