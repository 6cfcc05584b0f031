/* SVG files as art. Source: Scalable Vector Graphics (SVG) 1.1, second edition, W3C 2011. */
#include "render/art/art_svg.h"

static int choice(const char *text, const char *const *names, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        if (strcmp(text, names[i]) == 0) {
            return (int)i;
        }
    }
    return -1;
}

/* ---- properties: each sets what the value says; false where it cannot be drawn ---- */

static bool set_fill(struct art_svg_state *now, const char *value)
{
    return svg_read_paint(value, now, &now->fill);
}

static bool set_stroke(struct art_svg_state *now, const char *value)
{
    return svg_read_paint(value, now, &now->stroke);
}

static bool set_current(struct art_svg_state *now, const char *value)
{
    return svg_read_paint(value, now, &now->current);
}

static bool set_width(struct art_svg_state *now, const char *value)
{
    return svg_read_length(value, &now->width) && now->width >= 0;
}

static bool set_fill_rule(struct art_svg_state *now, const char *value)
{
    now->even_odd = strcmp(value, "evenodd") == 0;
    return true;
}

static bool set_cap(struct art_svg_state *now, const char *value)
{
    static const char *const caps[] = {"butt", "round", "square"};
    const int found = choice(value, caps, 3);
    now->cap = (enum art_cap)found;
    return found >= 0;
}

static bool set_join(struct art_svg_state *now, const char *value)
{
    static const char *const joins[] = {"miter", "round", "bevel"};
    const int found = choice(value, joins, 3);
    now->join = (enum art_join)found;
    return found >= 0;
}

static bool set_shown(struct art_svg_state *now, const char *value)
{
    now->skipped |= strcmp(value, "none") == 0 || strcmp(value, "hidden") == 0;
    return true;
}

/* Opaque or nothing at all; *gone: nothing. */
static bool read_opacity(const char *value, bool *gone)
{
    double share;
    const bool right = svg_read_length(value, &share) && (share >= 1 || share <= 0);
    *gone = right && share <= 0;
    return right;
}

static bool set_fill_opacity(struct art_svg_state *now, const char *value)
{
    bool gone;
    const bool right = read_opacity(value, &gone);
    now->fill.gray = gone ? -1 : now->fill.gray;
    return right;
}

static bool set_stroke_opacity(struct art_svg_state *now, const char *value)
{
    bool gone;
    const bool right = read_opacity(value, &gone);
    now->stroke.gray = gone ? -1 : now->stroke.gray;
    return right;
}

static bool set_opacity(struct art_svg_state *now, const char *value)
{
    bool gone;
    const bool right = read_opacity(value, &gone);
    now->fill.gray = gone ? -1 : now->fill.gray;
    now->skipped |= gone;
    return right;
}

static bool refuse_effect(struct art_svg_state *now, const char *value)
{
    (void)now;
    return strcmp(value, "none") == 0;
}

/* Those that do not change a drawing of fills and strokes are passed over. */
static const struct {
    const char *name;
    bool (*set)(struct art_svg_state *now, const char *value);
} properties[] = {
    {"fill", set_fill},
    {"stroke", set_stroke},
    {"color", set_current},
    {"stroke-width", set_width},
    {"fill-rule", set_fill_rule},
    {"stroke-linecap", set_cap},
    {"stroke-linejoin", set_join},
    {"display", set_shown},
    {"visibility", set_shown},
    {"opacity", set_opacity},
    {"fill-opacity", set_fill_opacity},
    {"stroke-opacity", set_stroke_opacity},
    {"filter", refuse_effect},
    {"mask", refuse_effect},
    {"clip-path", refuse_effect},
    {"stroke-dasharray", refuse_effect},
    {"marker-start", refuse_effect},
    {"marker-mid", refuse_effect},
    {"marker-end", refuse_effect},
};

/* One property of how things look, by attribute or in `style`. */
static void set_property(struct art_svg *s, struct art_svg_state *now, const char *name,
                         const char *value)
{
    if (strcmp(value, "inherit") == 0) {
        return;
    }
    for (size_t i = 0; i < sizeof properties / sizeof *properties; i++) {
        if (strcmp(name, properties[i].name) == 0 && !properties[i].set(now, value)) {
            s->diag->hint = "use only opaque fills and strokes of one colour";
            COMPLAIN(s, "%s: %.60s: Nonet cannot draw this", name, value);
        }
    }
}

static void set_style(struct art_svg *s, struct art_svg_state *now, const char *text)
{
    while (*(text = svg_skip_blanks(text))) {
        char name[32];
        char value[128];
        const char *end = text + strcspn(text, ";");
        size_t length = strcspn(text, ":;");
        size_t trimmed = length;
        while (trimmed && isspace((unsigned char)text[trimmed - 1])) {
            trimmed--;
        }
        const char *begin = text[length] == ':' ? svg_skip_blanks(text + length + 1) : end;
        size_t room = (size_t)(end - begin);
        while (room && isspace((unsigned char)begin[room - 1])) {
            room--;
        }
        if (trimmed < sizeof name && room < sizeof value && room) {
            memcpy(name, text, trimmed);
            name[trimmed] = '\0';
            memcpy(value, begin, room);
            value[room] = '\0';
            set_property(s, now, name, value);
        }
        text = end + (*end == ';');
    }
}

/* ---- transforms ---- */

static void multiply(double m[6], const double by[6])
{
    const double r[6] = {m[0] * by[0] + m[2] * by[1],        m[1] * by[0] + m[3] * by[1],
                         m[0] * by[2] + m[2] * by[3],        m[1] * by[2] + m[3] * by[3],
                         m[0] * by[4] + m[2] * by[5] + m[4], m[1] * by[4] + m[3] * by[5] + m[5]};
    memcpy(m, r, sizeof r);
}

/* Each of these takes its numbers, of which those not given are NAN. */
static void matrix(double m[6], const double v[6])
{
    multiply(m, v);
}

static void translate(double m[6], const double v[6])
{
    const double by[6] = {1, 0, 0, 1, v[0], isnan(v[1]) ? 0 : v[1]};
    multiply(m, by);
}

static void scale(double m[6], const double v[6])
{
    const double by[6] = {v[0], 0, 0, isnan(v[1]) ? v[0] : v[1], 0, 0};
    multiply(m, by);
}

static void rotate(double m[6], const double v[6])
{
    const double angle = v[0] * M_PI / 180;
    const double x = isnan(v[1]) ? 0 : v[1];
    const double y = isnan(v[2]) ? 0 : v[2];
    const double there[6] = {1, 0, 0, 1, x, y};
    const double turn[6] = {cos(angle), sin(angle), -sin(angle), cos(angle), 0, 0};
    const double back[6] = {1, 0, 0, 1, -x, -y};
    multiply(m, there);
    multiply(m, turn);
    multiply(m, back);
}

static void skew_x(double m[6], const double v[6])
{
    const double by[6] = {1, 0, tan(v[0] * M_PI / 180), 1, 0, 0};
    multiply(m, by);
}

static void skew_y(double m[6], const double v[6])
{
    const double by[6] = {1, tan(v[0] * M_PI / 180), 0, 1, 0, 0};
    multiply(m, by);
}

/* One transform by its name and numbers; false: not one. */
static bool apply(double m[6], const char *name, size_t length, const double *v, unsigned count)
{
    static const struct {
        const char *name;
        unsigned few, most; /* how many numbers it takes */
        void (*apply)(double m[6], const double v[6]);
    } transforms[] = {
        {"matrix", 6, 6, matrix}, {"translate", 1, 2, translate}, {"scale", 1, 2, scale},
        {"rotate", 1, 3, rotate}, {"skewX", 1, 1, skew_x},        {"skewY", 1, 1, skew_y},
    };
    double all[6] = {NAN, NAN, NAN, NAN, NAN, NAN};
    memcpy(all, v, count * sizeof *v);
    for (size_t i = 0; i < sizeof transforms / sizeof *transforms; i++) {
        if (strlen(transforms[i].name) == length && memcmp(name, transforms[i].name, length) == 0 &&
            (count == transforms[i].few || count == transforms[i].most)) {
            transforms[i].apply(m, all);
            return true;
        }
    }
    return false;
}

static void set_transform(struct art_svg *s, struct art_svg_state *now, const char *text)
{
    const char *p = svg_skip_blanks(text);
    while (*p) {
        const char *name = p;
        size_t length = strspn(p, "abcdefghijklmnopqrstuvwxyzXY");
        double v[6];
        unsigned count = 0;
        p = svg_skip_blanks(p + length);
        if (*p == '(') {
            p = svg_skip_blanks(p + 1);
            for (const char *next; count < 6 && (next = svg_scan_number(p, &v[count])); count++) {
                p = svg_skip_comma(next);
            }
        }
        if (*p != ')' || !apply(now->matrix, name, length, v, count)) {
            COMPLAIN(s, "transform=\"%.60s\" cannot be read", text);
            return;
        }
        p = svg_skip_comma(p + 1);
    }
}

/* ---- paths ---- */

/* ---- shapes ---- */

static const struct {
    const char *name;
    void (*draw)(struct art_svg *s, const XML_Char **attributes);
} shapes[] = {
    {"path", shape_path},       {"rect", shape_rect}, {"circle", shape_circle},
    {"ellipse", shape_ellipse}, {"line", shape_line}, {"polyline", shape_polyline},
    {"polygon", shape_polygon},
};

/* Put the path that was made among the art's, in its coordinates. */
static void keep_path(struct art_svg *s, const struct art_svg_state *now)
{
    struct art *art = s->art;
    double scale = sqrt(fabs(now->matrix[0] * now->matrix[3] - now->matrix[1] * now->matrix[2]));
    struct art_path path = {.verb_count = s->verb_count,
                            .point_count = s->point_count,
                            .fill = now->fill.gray,
                            .fill_rgb = now->fill.rgb,
                            .stroke = now->width * scale > 0 ? now->stroke.gray : -1,
                            .stroke_rgb = now->stroke.rgb,
                            .width = now->width * scale,
                            .even_odd = now->even_odd,
                            .cap = now->cap,
                            .join = now->join};
    if (s->status != STATUS_OK || s->verb_count < 2 || (path.fill < 0 && path.stroke < 0)) {
        return;
    }
    if (art->path_count == LIMIT_SVG_PATHS) {
        COMPLAIN(s, "a picture can have at most %d paths", LIMIT_SVG_PATHS);
        return;
    }
    if (art->path_count == s->path_capacity) {
        s->path_capacity = s->path_capacity ? 2 * s->path_capacity : 16;
        struct art_path *room = arena_array(&art->memory, s->path_capacity, sizeof *room);
        if (room && art->path_count) {
            memcpy(room, art->path, art->path_count * sizeof *room);
        }
        art->path = room;
    }
    path.verb = arena_array(&art->memory, path.verb_count, 1);
    path.point = arena_array(&art->memory, path.point_count, sizeof *path.point);
    if (!art->path || !path.verb || !path.point) {
        art->path_count = 0;
        svg_out_of_memory(s);
        return;
    }
    memcpy(path.verb, s->verb, path.verb_count);
    for (size_t i = 0; i < path.point_count; i++) {
        const double *m = now->matrix;
        const double *p = s->point[i];
        path.point[i][0] = m[0] * p[0] + m[2] * p[1] + m[4];
        path.point[i][1] = m[1] * p[0] + m[3] * p[1] + m[5];
    }
    art->path[art->path_count++] = path;
}

/* ---- elements ---- */

/* Elements that draw nothing, and those that other programs add: skipped with all they contain. */
static bool is_passed_over(const char *name)
{
    static const char *const names[] = {"title", "desc", "metadata", "defs"};
    return strchr(name, ':') || choice(name, names, 4) >= 0;
}

static void read_root(struct art_svg *s, const XML_Char **a)
{
    struct art *art = s->art;
    const char *view = svg_attribute(a, "viewBox");
    double v[4] = {0, 0, 0, 0};
    s->has_root = true;
    const char *p = view;
    for (unsigned i = 0; i < 4 && p; i++) {
        p = svg_scan_number(svg_skip_comma(p), &v[i]);
    }
    if (view && (!p || *svg_skip_blanks(p))) {
        COMPLAIN(s, "viewBox=\"%.60s\": write four numbers", view);
        return;
    }
    if (!view) {
        v[2] = svg_number_of(s, a, "width", 0);
        v[3] = svg_number_of(s, a, "height", 0);
    }
    if (!(v[2] > 0 && v[3] > 0) && s->status == STATUS_OK) {
        COMPLAIN(s, "the picture has no size; add a viewBox, or width and height");
        return;
    }
    art->width = v[2];
    art->height = v[3];
    s->stack[s->depth].matrix[4] = -v[0];
    s->stack[s->depth].matrix[5] = -v[1];
}

static void draw_element(struct art_svg *s, const char *name, const XML_Char **a,
                         struct art_svg_state *now)
{
    for (size_t i = 0; i < sizeof shapes / sizeof shapes[0]; i++) {
        if (strcmp(name, shapes[i].name) == 0) {
            svg_begin_path(s);
            shapes[i].draw(s, a);
            keep_path(s, now);
            return;
        }
    }
    if (strcmp(name, "g") != 0 && strcmp(name, "a") != 0) {
        s->diag->hint = "convert it to paths ('Object to Path' in Inkscape)";
        COMPLAIN(s, "<%.40s> cannot be drawn", name);
    }
}

static void XMLCALL start_element(void *context, const XML_Char *name, const XML_Char **a)
{
    struct art_svg *s = context;
    if (s->status != STATUS_OK) {
        return;
    }
    if (s->depth + 1 == LIMIT_SVG_DEPTH) {
        COMPLAIN(s, "elements within elements, more than %d deep", LIMIT_SVG_DEPTH);
        return;
    }
    s->stack[s->depth + 1] = s->stack[s->depth];
    struct art_svg_state *now = &s->stack[++s->depth];
    if (!s->has_root) {
        if (strcmp(name, "svg") != 0) {
            COMPLAIN(s, "not an SVG picture: its first element is <%.40s>", name);
            return;
        }
        read_root(s, a);
    }
    now->skipped |= is_passed_over(name);
    if (now->skipped) {
        return;
    }
    for (const XML_Char **p = a; p[0]; p += 2) {
        if (strcmp(p[0], "transform") == 0) {
            set_transform(s, now, p[1]);
        } else if (strcmp(p[0], "style") != 0) {
            set_property(s, now, p[0], p[1]);
        }
    }
    if (svg_attribute(a, "style")) {
        set_style(s, now, svg_attribute(a, "style")); /* outranks the attributes */
    }
    if (s->depth > 1 && !now->skipped) {
        draw_element(s, name, a, now);
    }
}

static void XMLCALL end_element(void *context, const XML_Char *name)
{
    struct art_svg *s = context;
    (void)name;
    s->depth -= s->depth > 0;
}

static enum status judge(struct art_svg *s, enum XML_Status parsed)
{
    if (s->status == STATUS_OK && parsed != XML_STATUS_OK) {
        enum XML_Error error = XML_GetErrorCode(s->parser);
        if (error == XML_ERROR_NO_MEMORY) {
            svg_out_of_memory(s);
        } else {
            COMPLAIN(s, "%s", XML_ErrorString(error));
        }
    }
    if (s->status == STATUS_OK && s->art->path_count == 0) {
        struct diag_at at = {.file = s->name};
        s->status = diag_usage(s->diag, &at, "the picture draws nothing");
    }
    return s->status;
}

enum status art_read_svg(struct art *art, const char *name, const char *bytes, size_t length,
                         struct diag *d)
{
    const char *lacking = expat_load_error();
    if (lacking) {
        return diag_error(d, NULL, "%s", lacking);
    }
    struct art_svg *s = calloc(1, sizeof *s);
    XML_Parser parser = s ? XML_ParserCreate(NULL) : NULL;
    if (!parser) {
        free(s);
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    s->art = art;
    s->parser = parser;
    s->name = name;
    s->diag = d;
    s->stack[0] =
        (struct art_svg_state){.matrix = {1, 0, 0, 1, 0, 0}, .stroke = {-1, 0}, .width = 1};
    XML_SetUserData(parser, s);
    XML_SetElementHandler(parser, start_element, end_element);
    enum status status = judge(s, XML_Parse(parser, bytes, (int)length, XML_TRUE));
    XML_ParserFree(parser);
    free(s->verb);
    free(s->point);
    free(s);
    return status;
}
