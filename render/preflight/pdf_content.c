#include "render/preflight/pdf_content.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "base/text.h"
#include "render/pdf/reading/pdf_scan.h"

enum { MAX_SAVED = 16, MAX_FONTS = 64, MAX_IMAGES = 64, MAX_NAME = 32 };

struct ink {
    double gray;
    double sum; /* of the inks */
    bool colour;
    bool spot;
    double cmyk[4];
};

struct graphics {
    double matrix[6];
    double line_width;
    struct ink stroke, fill;
    double font_size;
    const struct pdf_font *font;
};

struct page_font {
    char name[MAX_NAME];
    const struct pdf_font *font;
};

struct page_image {
    char name[MAX_NAME];
    unsigned pixels[2];
    uint64_t digest;
    double ink;
    bool colour;
    bool form;
};

struct content {
    void (*visit)(void *context, const struct pdf_mark *mark);
    void *context;
    struct graphics now;
    struct graphics saved[MAX_SAVED];
    unsigned saved_count;
    const struct pdf_operand *operand; /* of the operator that runs */
    unsigned operand_count;
    double text_matrix[6];
    double left, bottom, right, top; /* of the path */
    double sum[2];                   /* of its points */
    size_t points;
    double ink[4];               /* left, bottom, right, top, were it stroked */
    struct pdf_segment *segment; /* of the path */
    size_t segment_count, segment_capacity;
    bool out_of_memory;
    bool has_path;
    unsigned path_parts; /* subpaths; 1 rectangle alone is a rectangle */
    bool only_rectangle;
    double at[2]; /* where the path has come to */
    struct page_font font[MAX_FONTS];
    unsigned font_count;
    struct page_image image[MAX_IMAGES];
    unsigned image_count;
    struct text text;
    int mcid; /* of the marked content; -1: none */
    bool artifact;
    bool in_text;
    bool unknown_space;
    bool unknown_image;
    bool unbalanced;
};

static const double identity[6] = {1, 0, 0, 1, 0, 0};

static void multiply(const double a[6], const double b[6], double out[6])
{
    const double r[6] = {a[0] * b[0] + a[1] * b[2],        a[0] * b[1] + a[1] * b[3],
                         a[2] * b[0] + a[3] * b[2],        a[2] * b[1] + a[3] * b[3],
                         a[4] * b[0] + a[5] * b[2] + b[4], a[4] * b[1] + a[5] * b[3] + b[5]};
    memcpy(out, r, sizeof r);
}

static double scale_of(const double m[6])
{
    return sqrt(fabs(m[0] * m[3] - m[1] * m[2]));
}

static double number(const struct content *c, unsigned index)
{
    return index < c->operand_count ? c->operand[index].number : 0;
}

static void add_point(struct content *c, double x, double y)
{
    const double *m = c->now.matrix;
    double px = m[0] * x + m[2] * y + m[4];
    double py = m[1] * x + m[3] * y + m[5];
    if (!c->has_path) {
        c->left = c->right = px;
        c->bottom = c->top = py;
        c->sum[0] = c->sum[1] = 0;
        c->points = 0;
        c->ink[0] = c->ink[1] = INFINITY;
        c->ink[2] = c->ink[3] = -INFINITY;
        c->segment_count = 0;
        c->has_path = true;
    }
    c->sum[0] += px;
    c->sum[1] += py;
    c->points++;
    c->left = fmin(c->left, px);
    c->right = fmax(c->right, px);
    c->bottom = fmin(c->bottom, py);
    c->top = fmax(c->top, py);
    c->at[0] = x;
    c->at[1] = y;
}

static void add_segment(struct content *c, const double x[2], const double y[2])
{
    struct pdf_segment *room =
        array_room(c->segment, &c->segment_capacity, c->segment_count, sizeof *room);
    if (!room) {
        c->out_of_memory = true;
        return;
    }
    c->segment = room;
    c->segment[c->segment_count++] = (struct pdf_segment){{x[0], y[0]}, {x[1], y[1]}};
}

/* A part of the path between two points: a straight line has butt ends, so a level or upright one
 * ends where it says. */
static void add_ink(struct content *c, const double from[2], const double to[2], bool straight)
{
    const double *m = c->now.matrix;
    const double least = 1e-6;
    double half = c->now.line_width * scale_of(m) / 2;
    double x[2] = {m[0] * from[0] + m[2] * from[1] + m[4], m[0] * to[0] + m[2] * to[1] + m[4]};
    double y[2] = {m[1] * from[0] + m[3] * from[1] + m[5], m[1] * to[0] + m[3] * to[1] + m[5]};
    if (straight) {
        add_segment(c, x, y);
    }
    double wide_x = straight && fabs(y[1] - y[0]) < least ? 0 : half;
    double wide_y = straight && fabs(x[1] - x[0]) < least ? 0 : half;
    c->ink[0] = fmin(c->ink[0], fmin(x[0], x[1]) - wide_x);
    c->ink[1] = fmin(c->ink[1], fmin(y[0], y[1]) - wide_y);
    c->ink[2] = fmax(c->ink[2], fmax(x[0], x[1]) + wide_x);
    c->ink[3] = fmax(c->ink[3], fmax(y[0], y[1]) + wide_y);
}

/* Hand a mark on. */
static void show(struct content *c, struct pdf_mark *mark)
{
    mark->decoration = c->artifact;
    mark->mcid = c->mcid;
    c->visit(c->context, mark);
}

static void paint_path(struct content *c, bool stroke, bool fill)
{
    struct pdf_mark mark = {
        .left = c->left,
        .bottom = c->bottom,
        .right = c->right,
        .top = c->top,
        .ink_left = c->ink[0],
        .ink_bottom = c->ink[1],
        .ink_right = c->ink[2],
        .ink_top = c->ink[3],
        .mean = {c->sum[0] / fmax(1, (double)c->points), c->sum[1] / fmax(1, (double)c->points)},
        .rectangle = c->only_rectangle && c->path_parts == 1,
        .segment = c->segment,
        .segment_count = c->segment_count};
    if (c->has_path && fill) {
        mark.kind = PDF_FILL;
        mark.gray = c->now.fill.gray;
        mark.ink = c->now.fill.sum;
        mark.colour = c->now.fill.colour;
        mark.spot = c->now.fill.spot;
        memcpy(mark.cmyk, c->now.fill.cmyk, sizeof mark.cmyk);
        show(c, &mark);
    }
    if (c->has_path && stroke) {
        mark.kind = PDF_STROKE;
        mark.gray = c->now.stroke.gray;
        mark.ink = c->now.stroke.sum;
        mark.colour = c->now.stroke.colour;
        mark.spot = c->now.stroke.spot;
        memcpy(mark.cmyk, c->now.stroke.cmyk, sizeof mark.cmyk);
        mark.width_pt = c->now.line_width * scale_of(c->now.matrix);
        show(c, &mark);
    }
    c->has_path = false;
    c->path_parts = 0;
    c->only_rectangle = true;
}

struct decoder {
    struct text *out;
    const struct pdf_font *font; /* NULL: unknown, one byte a code */
    unsigned unreadable;
    bool half; /* the first byte of two has come */
    uint32_t first;
};

static void decode_byte(struct decoder *d, unsigned byte)
{
    uint32_t code = byte;
    if (d->font && d->font->wide) {
        d->half = !d->half;
        if (d->half) {
            d->first = byte;
            return;
        }
        code = d->first << 8 | byte;
    }
    const char *meaning = d->font ? d->font->meaning[code] : "";
    d->unreadable += *meaning == '\0';
    text_puts(d->out, *meaning ? meaning : "\xEF\xBF\xBD");
}

static int hex_value(char c)
{
    return isdigit((unsigned char)c)    ? c - '0'
           : isxdigit((unsigned char)c) ? tolower((unsigned char)c) - 'a' + 10
                                        : -1;
}

static void decode_hex(struct decoder *d, const char *p, const char *end)
{
    int high = -1;
    for (; p < end; p++) {
        int value = hex_value(*p);
        if (value < 0) {
            continue;
        }
        if (high >= 0) {
            decode_byte(d, (unsigned)(high << 4 | value));
            high = -1;
        } else {
            high = value;
        }
    }
}

static void decode_literal(struct decoder *d, const char *p, const char *end)
{
    static const char from[] = "nrtbf";
    static const char to[] = "\n\r\t\b\f";
    while (p < end) {
        unsigned byte = (unsigned char)*p++;
        if (byte == '\\' && p < end) {
            byte = (unsigned char)*p++;
            const char *known = byte ? strchr(from, (int)byte) : NULL;
            if (known) {
                byte = (unsigned char)to[known - from];
            } else if (byte >= '0' && byte <= '7') {
                byte -= '0';
                for (int i = 0; i < 2 && p < end && *p >= '0' && *p <= '7'; i++) {
                    byte = (byte << 3 | (unsigned)(*p++ - '0')) & 0xFF;
                }
            }
        }
        decode_byte(d, byte);
    }
}

/* Strings, and numbers that move the pen between them. */
static void decode_array(struct decoder *d, const char *p, const char *end)
{
    struct pdf_operand item;
    while (pdf_scan_item(&p, end, &item)) {
        if (item.kind == PDF_STRING) {
            (*item.begin == '<' ? decode_hex : decode_literal)(d, item.begin + 1, item.end - 1);
        }
    }
}

static void show_text(struct content *c)
{
    if (c->operand_count == 0) {
        return;
    }
    const struct pdf_operand *o = &c->operand[c->operand_count - 1];
    if (o->end - o->begin < 2) {
        return;
    }
    struct decoder d = {.out = &c->text, .font = c->now.font};
    text_clear(&c->text);
    text_add(&c->text, "", 0);
    if (*o->begin == '[') {
        decode_array(&d, o->begin + 1, o->end - 1);
    } else {
        (*o->begin == '<' ? decode_hex : decode_literal)(&d, o->begin + 1, o->end - 1);
    }
    double m[6];
    multiply(c->text_matrix, c->now.matrix, m);
    double angle = atan2(m[1], m[0]);
    struct pdf_mark mark = {.kind = PDF_TEXT,
                            .left = m[4],
                            .right = m[4],
                            .bottom = m[5],
                            .top = m[5],
                            .size_pt = c->now.font_size * scale_of(m),
                            .quarter_turns = (unsigned)lround(angle / (M_PI / 2) + 4) & 3,
                            .gray = c->now.fill.gray,
                            .ink = c->now.fill.sum,
                            .colour = c->now.fill.colour,
                            .spot = c->now.fill.spot,
                            .utf8 = c->text.data ? c->text.data : "",
                            .font = c->now.font,
                            .unreadable = d.unreadable + d.half};
    memcpy(mark.cmyk, c->now.fill.cmyk, sizeof mark.cmyk);
    show(c, &mark);
}

static void choose_font(struct content *c)
{
    c->now.font_size = number(c, 1);
    c->now.font = NULL;
    for (unsigned i = 0; i < c->font_count && c->operand_count; i++) {
        size_t length = (size_t)(c->operand[0].end - c->operand[0].begin);
        if (length == strlen(c->font[i].name) &&
            memcmp(c->font[i].name, c->operand[0].begin, length) == 0) {
            c->now.font = c->font[i].font;
        }
    }
}

static struct ink gray_ink(const struct content *c)
{
    return (struct ink){.gray = number(c, 0), .sum = 1 - number(c, 0)};
}

static struct ink rgb_ink(const struct content *c)
{
    (void)c;
    return (struct ink){.gray = 0, .sum = 3, .colour = true};
}

static struct ink cmyk_ink(const struct content *c)
{
    bool colour = number(c, 0) > 0 || number(c, 1) > 0 || number(c, 2) > 0;
    double sum = number(c, 0) + number(c, 1) + number(c, 2) + number(c, 3);
    return (struct ink){.gray = 1 - number(c, 3),
                        .sum = sum,
                        .colour = colour,
                        .cmyk = {number(c, 0), number(c, 1), number(c, 2), number(c, 3)}};
}

/* A tint of the one spot ink. */
static struct ink spot_ink(const struct content *c)
{
    return (struct ink){
        .gray = 1 - number(c, 0), .sum = number(c, 0), .colour = true, .spot = true};
}

static void move_text(struct content *c)
{
    const double shift[6] = {1, 0, 0, 1, number(c, 0), number(c, 1)};
    multiply(shift, c->text_matrix, c->text_matrix);
}

static void set_matrix(const struct content *c, double m[6])
{
    for (unsigned i = 0; i < 6; i++) {
        m[i] = number(c, i);
    }
}

static void save(struct content *c)
{
    if (c->saved_count < MAX_SAVED) {
        c->saved[c->saved_count++] = c->now;
    } else {
        c->unbalanced = true;
    }
}

static void restore(struct content *c)
{
    if (c->saved_count) {
        c->now = c->saved[--c->saved_count];
    } else {
        c->unbalanced = true;
    }
}

static void transform(struct content *c)
{
    double m[6];
    set_matrix(c, m);
    multiply(m, c->now.matrix, c->now.matrix);
}

static void begin_text(struct content *c)
{
    memcpy(c->text_matrix, identity, sizeof identity);
    c->unbalanced |= c->in_text;
    c->in_text = true;
}

static void end_text(struct content *c)
{
    c->unbalanced |= !c->in_text;
    c->in_text = false;
}

static void set_text_matrix(struct content *c)
{
    set_matrix(c, c->text_matrix);
}

static void set_width(struct content *c)
{
    c->now.line_width = number(c, 0);
}

static void move_to(struct content *c)
{
    c->path_parts++;
    c->only_rectangle = false;
    add_point(c, number(c, 0), number(c, 1));
}

static void line_to(struct content *c)
{
    double from[2] = {c->at[0], c->at[1]};
    add_point(c, number(c, 0), number(c, 1));
    add_ink(c, from, c->at, true);
}

/* The curve at its quarters is near enough to its ink. */
static void curve_to(struct content *c)
{
    double x0 = c->at[0];
    double y0 = c->at[1];
    for (int i = 1; i <= 4; i++) {
        double t = i / 4.0;
        double u = 1 - t;
        double a = u * u * u;
        double b = 3 * u * u * t;
        double d = 3 * u * t * t;
        double e = t * t * t;
        double from[2] = {c->at[0], c->at[1]};
        add_point(c, a * x0 + b * number(c, 0) + d * number(c, 2) + e * number(c, 4),
                  a * y0 + b * number(c, 1) + d * number(c, 3) + e * number(c, 5));
        add_ink(c, from, c->at, false);
    }
}

static void rectangle(struct content *c)
{
    const double corner[2] = {number(c, 0), number(c, 1)};
    c->path_parts++;
    add_point(c, corner[0], corner[1]);
    add_point(c, corner[0] + number(c, 2), corner[1] + number(c, 3));
    add_ink(c, corner, c->at, false);
}

static void stroke(struct content *c)
{
    paint_path(c, true, false);
}

static void fill(struct content *c)
{
    paint_path(c, false, true);
}

static void fill_and_stroke(struct content *c)
{
    paint_path(c, true, true);
}

static void end_path(struct content *c)
{
    paint_path(c, false, false);
}

static void fill_gray(struct content *c)
{
    c->now.fill = gray_ink(c);
}

static void stroke_gray(struct content *c)
{
    c->now.stroke = gray_ink(c);
}

static void fill_rgb(struct content *c)
{
    c->now.fill = rgb_ink(c);
}

static void stroke_rgb(struct content *c)
{
    c->now.stroke = rgb_ink(c);
}

static void fill_cmyk(struct content *c)
{
    c->now.fill = cmyk_ink(c);
}

static void stroke_cmyk(struct content *c)
{
    c->now.stroke = cmyk_ink(c);
}

static void fill_spot(struct content *c)
{
    c->now.fill = spot_ink(c);
}

static void stroke_spot(struct content *c)
{
    c->now.stroke = spot_ink(c);
}

/* Tints follow; a space of another name is a fault. */
static void choose_space(struct content *c)
{
    static const char name[] = "/Spot";
    const struct pdf_operand *o = c->operand;
    bool known = c->operand_count == 1 && (size_t)(o->end - o->begin) == sizeof name - 1 &&
                 memcmp(o->begin, name, sizeof name - 1) == 0;
    c->unknown_space |= !known;
}

/* An image fills the unit square of its coordinates. */
static void show_object(struct content *c)
{
    const struct page_image *image = NULL;
    for (unsigned i = 0; i < c->image_count && c->operand_count; i++) {
        size_t length = (size_t)(c->operand[0].end - c->operand[0].begin);
        if (length == strlen(c->image[i].name) &&
            memcmp(c->image[i].name, c->operand[0].begin, length) == 0) {
            image = &c->image[i];
        }
    }
    if (!image) {
        c->unknown_image = true;
        return;
    }
    if (image->form) {
        struct pdf_mark mark = {.kind = PDF_FORM};
        show(c, &mark);
        return;
    }
    add_point(c, 0, 0);
    add_point(c, 1, 0);
    add_point(c, 0, 1);
    add_point(c, 1, 1);
    struct pdf_mark mark = {.kind = PDF_IMAGE,
                            .left = c->left,
                            .bottom = c->bottom,
                            .right = c->right,
                            .top = c->top,
                            .ink = image->ink,
                            .colour = image->colour,
                            .pixels = {image->pixels[0], image->pixels[1]},
                            .digest = image->digest};
    show(c, &mark);
    c->has_path = false;
}

/* Marked content is not nested in what we write. */
static void begin_marked(struct content *c)
{
    static const char artifact[] = "/Artifact";
    static const char key[] = "/MCID ";
    c->unbalanced |= c->mcid >= 0 || c->artifact || c->operand_count == 0;
    if (c->operand_count == 0) {
        return;
    }
    const struct pdf_operand *tag = &c->operand[0];
    size_t length = (size_t)(tag->end - tag->begin);
    c->artifact = length == sizeof artifact - 1 && memcmp(tag->begin, artifact, length) == 0;
    const struct pdf_operand *last = &c->operand[c->operand_count - 1];
    for (const char *p = last->begin; !c->artifact && p + sizeof key <= last->end; p++) {
        if (memcmp(p, key, sizeof key - 1) == 0) {
            struct pdf_operand value;
            const char *at = p + sizeof key - 1;
            c->mcid = pdf_scan_item(&at, last->end, &value) ? (int)value.number : c->mcid;
        }
    }
    c->unbalanced |= c->in_text || (!c->artifact && c->mcid < 0);
}

static void end_marked(struct content *c)
{
    c->unbalanced |= (c->mcid < 0 && !c->artifact) || c->in_text;
    c->mcid = -1;
    c->artifact = false;
}

static void nothing(struct content *c)
{
    (void)c;
}

static const struct {
    const char *name;
    void (*run)(struct content *c);
} operators[] = {
    {"Td", move_text},
    {"Tj", show_text},
    {"TJ", show_text},
    {"BT", begin_text},
    {"ET", end_text},
    {"Tf", choose_font},
    {"m", move_to},
    {"l", line_to},
    {"S", stroke},
    {"w", set_width},
    {"re", rectangle},
    {"Tc", nothing},
    {"Tm", set_text_matrix},
    {"q", save},
    {"Q", restore},
    {"cm", transform},
    {"c", curve_to},
    {"h", nothing},
    {"s", stroke},
    {"f", fill},
    {"F", fill},
    {"f*", fill},
    {"Do", show_object},
    {"B", fill_and_stroke},
    {"B*", fill_and_stroke},
    {"b", fill_and_stroke},
    {"n", end_path},
    {"g", fill_gray},
    {"G", stroke_gray},
    {"rg", fill_rgb},
    {"RG", stroke_rgb},
    {"k", fill_cmyk},
    {"K", stroke_cmyk},
    {"cs", choose_space},
    {"CS", choose_space},
    {"scn", fill_spot},
    {"SCN", stroke_spot},
    {"j", nothing},
    {"J", nothing},
    {"M", nothing},
    {"d", nothing},
    {"i", nothing},
    {"Tw", nothing},
    {"Tz", nothing},
    {"TL", nothing},
    {"Tr", nothing},
    {"Ts", nothing},
    {"BDC", begin_marked},
    {"BMC", begin_marked},
    {"EMC", end_marked},
};

static bool run_operator(struct content *c, const char *name, size_t length)
{
    for (size_t i = 0; i < sizeof operators / sizeof operators[0]; i++) {
        if (strlen(operators[i].name) == length && memcmp(operators[i].name, name, length) == 0) {
            operators[i].run(c);
            return true;
        }
    }
    return false;
}

static const char *run_content(struct content *c, const char *bytes, size_t length)
{
    struct pdf_scan s;
    pdf_scan_begin(&s, bytes, length);
    while (pdf_scan_next(&s)) {
        c->operand = s.operand;
        c->operand_count = s.count;
        if (!run_operator(c, s.name, s.name_length)) {
            return "a content stream has an operator that is not known";
        }
    }
    if (s.fault[0]) {
        static _Thread_local char words[128]; /* until the next page */
        snprintf(words, sizeof words, "a content stream is damaged: %.95s", s.fault);
        return words;
    }
    if (c->unknown_space) {
        return "a content stream has a colour space that is not known";
    }
    if (c->unknown_image) {
        return "a content stream shows what is no image";
    }
    bool open = c->saved_count || c->mcid >= 0 || c->artifact || c->in_text;
    return c->unbalanced || open ? "a content stream's q and Q do not match, or its marks" : NULL;
}

/* The fonts of a page's resources being named. */
struct font_names {
    const struct pdf_file *file;
    struct pdf_fonts *fonts;
    struct pdf_value dictionary;
    struct content *content;
    bool out_of_memory;
};

static void name_font(void *context, const char *key)
{
    struct font_names *n = context;
    struct content *c = n->content;
    if (c->font_count == MAX_FONTS || strlen(key) >= MAX_NAME) {
        return; /* a text in it will lack its font */
    }
    struct page_font *font = &c->font[c->font_count];
    strcpy(font->name, key);
    font->font = pdf_font_of(n->fonts, n->file, pdf_get(n->file, n->dictionary, font->name));
    n->out_of_memory |= !font->font;
    c->font_count++;
}

uint64_t pdf_image_digest(const void *bytes, size_t length)
{
    uint64_t digest = 0xcbf29ce484222325u; /* FNV-1a */
    for (const unsigned char *p = bytes; length; p++, length--) {
        digest = (digest ^ *p) * 0x100000001b3u;
    }
    return digest ? digest : 1;
}

/* The images of a page's resources being named. */
struct image_names {
    const struct pdf_file *file;
    struct pdf_value dictionary;
    struct content *content;
    bool failed;
};

static unsigned number_in(const struct pdf_file *f, struct pdf_value dictionary, const char *key)
{
    struct pdf_value value = pdf_get(f, dictionary, key);
    return value.handle ? (unsigned)strtoul(pdf_written(f, value), NULL, 10) : 0;
}

/* The most that any pixel of four inks has. */
static double most_ink(const struct text *bytes)
{
    unsigned most = 0;
    for (size_t i = 0; i + 3 < bytes->length; i += 4) {
        const unsigned char *p = (const unsigned char *)bytes->data + i;
        unsigned sum = (unsigned)p[0] + p[1] + p[2] + p[3];
        most = sum > most ? sum : most;
    }
    return most / 255.0;
}

static void name_image(void *context, const char *key)
{
    struct image_names *n = context;
    struct content *c = n->content;
    struct pdf_value object = pdf_get(n->file, n->dictionary, key);
    bool form = pdf_is(n->file, pdf_get(n->file, object, "/Subtype"), "/Form");
    if (c->image_count == MAX_IMAGES || strlen(key) >= MAX_NAME ||
        !(form || pdf_is(n->file, pdf_get(n->file, object, "/Subtype"), "/Image"))) {
        return; /* whoever shows it will not find it */
    }
    struct page_image *image = &c->image[c->image_count++];
    strcpy(image->name, key);
    image->form = form;
    if (form) {
        return;
    }
    image->pixels[0] = number_in(n->file, object, "/Width");
    image->pixels[1] = number_in(n->file, object, "/Height");
    struct text bytes = {0};
    bool gray = pdf_is(n->file, pdf_get(n->file, object, "/ColorSpace"), "/DeviceGray") &&
                number_in(n->file, object, "/BitsPerComponent") == 8;
    if (gray && pdf_stream(n->file, object, &bytes) &&
        bytes.length == (size_t)image->pixels[0] * image->pixels[1]) {
        image->digest = pdf_image_digest(bytes.data, bytes.length);
    }
    image->ink = 1;
    text_clear(&bytes);
    if (pdf_is(n->file, pdf_get(n->file, object, "/ColorSpace"), "/DeviceCMYK") &&
        pdf_stream(n->file, object, &bytes)) {
        image->colour = true;
        image->ink = most_ink(&bytes);
    }
    n->failed |= bytes.failed;
    text_free(&bytes);
}

static const char *read_content(struct content *c, const struct pdf_file *f,
                                struct pdf_fonts *fonts, size_t page)
{
    struct pdf_value resources = pdf_get(f, pdf_object(f, f->page[page]), "/Resources");
    struct font_names names = {f, fonts, pdf_get(f, resources, "/Font"), c, false};
    names.out_of_memory |= !pdf_each_key(f, names.dictionary, name_font, &names);
    struct image_names images = {f, pdf_get(f, resources, "/XObject"), c, false};
    if (images.dictionary.handle) {
        images.failed |= !pdf_each_key(f, images.dictionary, name_image, &images);
    }
    if (names.out_of_memory || images.failed) {
        return OUT_OF_MEMORY;
    }
    struct text content = {0};
    const char *fault = pdf_page_content(f, page, &content) ? NULL : "a content stream is damaged";
    if (!fault && content.length) {
        fault = run_content(c, content.data, content.length);
    }
    text_free(&content);
    return fault;
}

const char *pdf_each_mark(const struct pdf_file *f, struct pdf_fonts *fonts, size_t page,
                          void (*visit)(void *context, const struct pdf_mark *mark), void *context)
{
    struct content c = {.visit = visit, .context = context, .only_rectangle = true, .mcid = -1};
    c.now.fill.sum = c.now.stroke.sum = 1;
    memcpy(c.now.matrix, identity, sizeof identity);
    memcpy(c.text_matrix, identity, sizeof identity);
    c.now.line_width = 1;
    const char *fault = read_content(&c, f, fonts, page);
    if (!fault && (c.text.failed || c.out_of_memory)) {
        fault = OUT_OF_MEMORY;
    }
    text_free(&c.text);
    free(c.segment);
    pdf_forget(f);
    return fault;
}
