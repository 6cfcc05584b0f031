#include "render/preflight/content/pdf_content.h"

#include "render/preflight/content/content_state.h"

static const double identity[6] = {1, 0, 0, 1, 0, 0};

void content_multiply(const double a[6], const double b[6], double out[6])
{
    const double r[6] = {a[0] * b[0] + a[1] * b[2],        a[0] * b[1] + a[1] * b[3],
                         a[2] * b[0] + a[3] * b[2],        a[2] * b[1] + a[3] * b[3],
                         a[4] * b[0] + a[5] * b[2] + b[4], a[4] * b[1] + a[5] * b[3] + b[5]};
    memcpy(out, r, sizeof r);
}

double content_scale(const double m[6])
{
    return sqrt(fabs(m[0] * m[3] - m[1] * m[2]));
}

double content_number(const struct content *c, unsigned index)
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

/* Each dash of a line is a segment. The pattern continues around the corners of a path. */
static void add_dashes(struct content *c, const double x[2], const double y[2])
{
    const double scale = content_scale(c->now.matrix);
    const double pitch = c->now.pitch * scale;
    const double length = hypot(x[1] - x[0], y[1] - y[0]);
    const double behind = fmod(c->length, pitch);
    const double step[2] = {(x[1] - x[0]) / length, (y[1] - y[0]) / length};
    c->length += length;
    for (int i = 0; i * pitch - behind < length; i++) {
        const double from = fmax(0, i * pitch - behind);
        const double to = fmin(length, i * pitch - behind + c->now.dash * scale);
        if (to > from) {
            add_segment(c, (const double[]){x[0] + from * step[0], x[0] + to * step[0]},
                        (const double[]){y[0] + from * step[1], y[0] + to * step[1]});
        }
    }
}

/* A part of the path between two points: a straight line has butt ends, so a level or upright one
 * ends exactly at its coordinates. */
static void add_ink(struct content *c, const double from[2], const double to[2], bool straight)
{
    const double *m = c->now.matrix;
    const double least = 1e-6;
    double half = c->now.line_width * content_scale(m) / 2;
    double x[2] = {m[0] * from[0] + m[2] * from[1] + m[4], m[0] * to[0] + m[2] * to[1] + m[4]};
    double y[2] = {m[1] * from[0] + m[3] * from[1] + m[5], m[1] * to[0] + m[3] * to[1] + m[5]};
    if (straight && c->now.pitch > 0) {
        add_dashes(c, x, y);
    } else if (straight) {
        add_segment(c, x, y);
    }
    const double length = fmax(hypot(x[1] - x[0], y[1] - y[0]), least);
    const double wide_x = straight ? half * fabs(y[1] - y[0]) / length : half;
    const double wide_y = straight ? half * fabs(x[1] - x[0]) / length : half;
    c->ink[0] = fmin(c->ink[0], fmin(x[0], x[1]) - wide_x);
    c->ink[1] = fmin(c->ink[1], fmin(y[0], y[1]) - wide_y);
    c->ink[2] = fmax(c->ink[2], fmax(x[0], x[1]) + wide_x);
    c->ink[3] = fmax(c->ink[3], fmax(y[0], y[1]) + wide_y);
}

void content_show(struct content *c, struct pdf_mark *mark)
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
        content_show(c, &mark);
    }
    if (c->has_path && stroke) {
        mark.kind = PDF_STROKE;
        mark.gray = c->now.stroke.gray;
        mark.ink = c->now.stroke.sum;
        mark.colour = c->now.stroke.colour;
        mark.spot = c->now.stroke.spot;
        memcpy(mark.cmyk, c->now.stroke.cmyk, sizeof mark.cmyk);
        mark.width_pt = c->now.line_width * content_scale(c->now.matrix);
        content_show(c, &mark);
    }
    c->has_path = false;
    c->path_parts = 0;
    c->only_rectangle = true;
}

static struct ink gray_ink(const struct content *c)
{
    return (struct ink){.gray = content_number(c, 0), .sum = 1 - content_number(c, 0)};
}

static struct ink rgb_ink(const struct content *c)
{
    (void)c;
    return (struct ink){.gray = 0, .sum = 3, .colour = true};
}

static struct ink cmyk_ink(const struct content *c)
{
    bool colour = content_number(c, 0) > 0 || content_number(c, 1) > 0 || content_number(c, 2) > 0;
    double sum =
        content_number(c, 0) + content_number(c, 1) + content_number(c, 2) + content_number(c, 3);
    return (struct ink){.gray = 1 - content_number(c, 3),
                        .sum = sum,
                        .colour = colour,
                        .cmyk = {content_number(c, 0), content_number(c, 1), content_number(c, 2),
                                 content_number(c, 3)}};
}

/* A tint of the one spot ink. */
static struct ink spot_ink(const struct content *c)
{
    return (struct ink){.gray = 1 - content_number(c, 0),
                        .sum = content_number(c, 0),
                        .colour = true,
                        .spot = true};
}

static void move_text(struct content *c)
{
    const double shift[6] = {1, 0, 0, 1, content_number(c, 0), content_number(c, 1)};
    content_multiply(shift, c->text_matrix, c->text_matrix);
}

static void set_matrix(const struct content *c, double m[6])
{
    for (unsigned i = 0; i < 6; i++) {
        m[i] = content_number(c, i);
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
    content_multiply(m, c->now.matrix, c->now.matrix);
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

static void set_tracking(struct content *c)
{
    c->now.tracking = content_number(c, 0);
}

static void set_width(struct content *c)
{
    c->now.line_width = content_number(c, 0);
}

/* The one pattern that we write: dashes of one length, from the line's beginning. */
static void set_dashes(struct content *c)
{
    c->now.dash = c->now.pitch = 0;
    if (c->operand_count != 2 || c->operand[0].kind != PDF_ARRAY) {
        return;
    }
    const char *at = c->operand[0].begin + 1;
    const char *end = c->operand[0].end - 1;
    struct pdf_operand dash;
    struct pdf_operand gap;
    if (pdf_scan_item(&at, end, &dash) && pdf_scan_item(&at, end, &gap) && dash.number > 0 &&
        gap.number > 0) {
        c->now.dash = dash.number;
        c->now.pitch = dash.number + gap.number;
    }
}

static void move_to(struct content *c)
{
    c->length = 0;
    c->path_parts++;
    c->only_rectangle = false;
    add_point(c, content_number(c, 0), content_number(c, 1));
}

static void line_to(struct content *c)
{
    double from[2] = {c->at[0], c->at[1]};
    add_point(c, content_number(c, 0), content_number(c, 1));
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
        add_point(c,
                  a * x0 + b * content_number(c, 0) + d * content_number(c, 2) +
                      e * content_number(c, 4),
                  a * y0 + b * content_number(c, 1) + d * content_number(c, 3) +
                      e * content_number(c, 5));
        add_ink(c, from, c->at, false);
    }
}

static void rectangle(struct content *c)
{
    const double corner[2] = {content_number(c, 0), content_number(c, 1)};
    c->path_parts++;
    add_point(c, corner[0], corner[1]);
    add_point(c, corner[0] + content_number(c, 2), corner[1] + content_number(c, 3));
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
        content_show(c, &mark);
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
    content_show(c, &mark);
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
    {"Tc", set_tracking},
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
    {"d", set_dashes},
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
        if (operators[i].name[0] == name[0] && strlen(operators[i].name) == length &&
            memcmp(operators[i].name, name, length) == 0) {
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
    free(c.glyph);
    pdf_forget(f);
    return fault;
}
