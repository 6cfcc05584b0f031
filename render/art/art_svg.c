/* SVG files as art. Source: Scalable Vector Graphics (SVG) 1.1, second edition, W3C 2011. */
#include <ctype.h>
#include <expat.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "base/limits.h"
#include "base/text.h"
#include "render/art/art.h"

/* A colour, and the gray that is as bright; negative: none. */
struct colour {
    double gray;
    uint32_t rgb;
};

/* What an element hands on to those within. */
struct art_svg_state {
    double matrix[6]; /* x' = m0 x + m2 y + m4, y' = m1 x + m3 y + m5 */
    struct colour fill, stroke, current;
    double width;
    bool even_odd;
    bool skipped; /* nothing within is drawn */
    enum art_cap cap;
    enum art_join join;
};

struct art_svg {
    struct art *art;
    XML_Parser parser;
    const char *name;
    struct diag *diag;
    enum status status;
    struct art_svg_state stack[LIMIT_SVG_DEPTH];
    unsigned depth;
    bool has_root;
    double origin[2]; /* of the view box */
    size_t path_capacity;
    /* The path being made, in the file's own coordinates. */
    uint8_t *verb;
    size_t verb_count, verb_capacity;
    double (*point)[2];
    size_t point_count, point_capacity;
    double start[2], at[2];
};

#define COMPLAIN(s, ...)                                                                           \
    do {                                                                                           \
        struct diag_at place_ = {.file = (s)->name,                                                \
                                 .line = XML_GetCurrentLineNumber((s)->parser),                    \
                                 .col = XML_GetCurrentColumnNumber((s)->parser) + 1};              \
        if ((s)->status == STATUS_OK) {                                                            \
            (s)->status = diag_usage((s)->diag, &place_, __VA_ARGS__);                             \
            XML_StopParser((s)->parser, XML_FALSE);                                                \
        }                                                                                          \
    } while (0)

static void lack_memory(struct art_svg *s)
{
    if (s->status == STATUS_OK) {
        s->status = diag_error(s->diag, NULL, OUT_OF_MEMORY);
        XML_StopParser(s->parser, XML_FALSE);
    }
}

/* ---- numbers ---- */

static const char *skip_blanks(const char *p)
{
    while (*p == ' ' || *p == '\t' || *p == '\n' || *p == '\r') {
        p++;
    }
    return p;
}

static const char *skip_comma(const char *p)
{
    p = skip_blanks(p);
    return *p == ',' ? skip_blanks(p + 1) : p;
}

/* A number in the way of SVG, whatever the locale; NULL: there is none. */
static const char *scan_number(const char *p, double *value)
{
    bool negative = *p == '-';
    p += *p == '-' || *p == '+';
    double sum = 0;
    int scale = 0;
    unsigned digits = 0;
    for (bool fraction = false; isdigit((unsigned char)*p) || (*p == '.' && !fraction); p++) {
        if (*p == '.') {
            fraction = true;
            continue;
        }
        sum = sum * 10 + (*p - '0');
        scale -= fraction;
        digits++;
    }
    if (digits == 0) {
        return NULL;
    }
    const char *e = p + 1;
    e += *p && (*e == '-' || *e == '+');
    if ((*p == 'e' || *p == 'E') && isdigit((unsigned char)*e)) {
        bool down = p[1] == '-';
        int exponent = 0;
        for (p = e; isdigit((unsigned char)*p); p++) {
            exponent = exponent < 1000 ? exponent * 10 + (*p - '0') : exponent;
        }
        scale += down ? -exponent : exponent;
    }
    *value = (negative ? -sum : sum) * pow(10, scale);
    return isfinite(*value) ? p : NULL;
}

/* A length in the drawing's own units, with or without "px". */
static bool read_length(const char *text, double *value)
{
    const char *p = scan_number(skip_blanks(text), value);
    return p && (*skip_blanks(p) == '\0' || strcmp(p, "px") == 0);
}

/* ---- attributes ---- */

static const char *attribute(const XML_Char **attributes, const char *name)
{
    for (; attributes[0]; attributes += 2) {
        if (strcmp(attributes[0], name) == 0) {
            return attributes[1];
        }
    }
    return NULL;
}

/* A number of an element that has one; else the value for none. */
static double number_of(struct art_svg *s, const XML_Char **attributes, const char *name,
                        double none)
{
    const char *text = attribute(attributes, name);
    double value = none;
    if (text && !read_length(text, &value)) {
        COMPLAIN(s, "%s=\"%.40s\": write a number without a unit", name, text);
    }
    return value;
}

static struct colour colour_of(unsigned red, unsigned green, unsigned blue)
{
    return (struct colour){(0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255,
                           (uint32_t)red << 16 | (uint32_t)green << 8 | blue};
}

static const struct {
    const char *name;
    uint32_t rgb;
} colour_names[] = {
    {"black", 0x000000},   {"white", 0xFFFFFF},     {"gray", 0x808080},  {"grey", 0x808080},
    {"silver", 0xC0C0C0},  {"red", 0xFF0000},       {"green", 0x008000}, {"blue", 0x0000FF},
    {"yellow", 0xFFFF00},  {"orange", 0xFFA500},    {"brown", 0xA52A2A}, {"pink", 0xFFC0CB},
    {"purple", 0x800080},  {"lime", 0x00FF00},      {"navy", 0x000080},  {"teal", 0x008080},
    {"maroon", 0x800000},  {"olive", 0x808000},     {"aqua", 0x00FFFF},  {"cyan", 0x00FFFF},
    {"magenta", 0xFF00FF}, {"fuchsia", 0xFF00FF},   {"gold", 0xFFD700},  {"darkgray", 0xA9A9A9},
    {"dimgray", 0x696969}, {"lightgray", 0xD3D3D3},
};

static int hex_value(char c)
{
    return isdigit((unsigned char)c)    ? c - '0'
           : isxdigit((unsigned char)c) ? tolower((unsigned char)c) - 'a' + 10
                                        : -1;
}

static bool read_hex(const char *text, struct colour *colour)
{
    unsigned value[6];
    size_t length = strlen(text);
    for (size_t i = 0; i < length && i < 6; i++) {
        int digit = hex_value(text[i]);
        if (digit < 0) {
            return false;
        }
        value[i] = (unsigned)digit;
    }
    if (length == 3) {
        *colour = colour_of(value[0] * 17, value[1] * 17, value[2] * 17);
    } else if (length == 6) {
        *colour =
            colour_of(value[0] * 16 + value[1], value[2] * 16 + value[3], value[4] * 16 + value[5]);
    }
    return length == 3 || length == 6;
}

static bool read_rgb(const char *text, struct colour *colour)
{
    double part[3];
    const char *p = text;
    for (unsigned i = 0; i < 3; i++) {
        p = p ? scan_number(skip_comma(p), &part[i]) : NULL;
        if (p && *p == '%') {
            part[i] *= 2.55;
            p++;
        }
    }
    if (!p || *skip_blanks(p) != ')') {
        return false;
    }
    for (unsigned i = 0; i < 3; i++) {
        part[i] = fmin(255, fmax(0, part[i]));
    }
    *colour = colour_of((unsigned)part[0], (unsigned)part[1], (unsigned)part[2]);
    return true;
}

static bool read_paint(const char *text, const struct art_svg_state *now, struct colour *colour)
{
    if (strcmp(text, "none") == 0 || strcmp(text, "transparent") == 0) {
        *colour = (struct colour){-1, 0};
        return true;
    }
    if (strcmp(text, "currentColor") == 0) {
        *colour = now->current;
        return true;
    }
    for (size_t i = 0; i < sizeof colour_names / sizeof colour_names[0]; i++) {
        if (strcmp(text, colour_names[i].name) == 0) {
            uint32_t rgb = colour_names[i].rgb;
            *colour = colour_of(rgb >> 16, rgb >> 8 & 0xFF, rgb & 0xFF);
            return true;
        }
    }
    return *text == '#' ? read_hex(text + 1, colour)
                        : strncmp(text, "rgb(", 4) == 0 && read_rgb(text + 4, colour);
}

static int choice(const char *text, const char *const *names, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        if (strcmp(text, names[i]) == 0) {
            return (int)i;
        }
    }
    return -1;
}

/* One property of how things look, by attribute or in `style`. Those that do not change a drawing
 * of fills and strokes are passed over. */
static void set_property(struct art_svg *s, struct art_svg_state *now, const char *name,
                         const char *value)
{
    static const char *const caps[] = {"butt", "round", "square"};
    static const char *const joins[] = {"miter", "round", "bevel"};
    static const char *const opacities[] = {"opacity", "fill-opacity", "stroke-opacity"};
    static const char *const effects[] = {"filter",           "mask",         "clip-path",
                                          "stroke-dasharray", "marker-start", "marker-mid",
                                          "marker-end"};
    bool right = true;
    if (strcmp(value, "inherit") == 0) {
        return;
    }
    if (strcmp(name, "fill") == 0) {
        right = read_paint(value, now, &now->fill);
    } else if (strcmp(name, "stroke") == 0) {
        right = read_paint(value, now, &now->stroke);
    } else if (strcmp(name, "color") == 0) {
        right = read_paint(value, now, &now->current);
    } else if (strcmp(name, "stroke-width") == 0) {
        right = read_length(value, &now->width) && now->width >= 0;
    } else if (strcmp(name, "fill-rule") == 0) {
        now->even_odd = strcmp(value, "evenodd") == 0;
    } else if (strcmp(name, "stroke-linecap") == 0) {
        int found = choice(value, caps, 3);
        right = found >= 0;
        now->cap = (enum art_cap)found;
    } else if (strcmp(name, "stroke-linejoin") == 0) {
        int found = choice(value, joins, 3);
        right = found >= 0;
        now->join = (enum art_join)found;
    } else if (strcmp(name, "display") == 0 || strcmp(name, "visibility") == 0) {
        now->skipped |= strcmp(value, "none") == 0 || strcmp(value, "hidden") == 0;
    } else if (choice(name, opacities, 3) >= 0) {
        double share;
        right = read_length(value, &share) && (share >= 1 || share <= 0);
        if (right && share <= 0) {
            (name[0] == 's' ? &now->stroke : &now->fill)->gray = -1;
            now->skipped |= name[0] == 'o';
        }
    } else if (choice(name, effects, 7) >= 0) {
        right = strcmp(value, "none") == 0;
    }
    if (!right) {
        s->diag->hint = "use only opaque fills and strokes of one colour";
        COMPLAIN(s, "%s: %.60s: Nonet cannot draw this", name, value);
    }
}

static void set_style(struct art_svg *s, struct art_svg_state *now, const char *text)
{
    while (*(text = skip_blanks(text))) {
        char name[32];
        char value[128];
        const char *end = text + strcspn(text, ";");
        size_t length = strcspn(text, ":;");
        size_t trimmed = length;
        while (trimmed && isspace((unsigned char)text[trimmed - 1])) {
            trimmed--;
        }
        const char *begin = text[length] == ':' ? skip_blanks(text + length + 1) : end;
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

static void rotate(double m[6], double degrees, double x, double y)
{
    double angle = degrees * M_PI / 180;
    const double there[6] = {1, 0, 0, 1, x, y};
    const double turn[6] = {cos(angle), sin(angle), -sin(angle), cos(angle), 0, 0};
    const double back[6] = {1, 0, 0, 1, -x, -y};
    multiply(m, there);
    multiply(m, turn);
    multiply(m, back);
}

/* One transform by its name and numbers; false: not one. */
static bool apply(double m[6], const char *name, size_t length, const double *v, unsigned count)
{
    if (length == 6 && memcmp(name, "matrix", 6) == 0 && count == 6) {
        multiply(m, v);
    } else if (length == 9 && memcmp(name, "translate", 9) == 0 && (count == 1 || count == 2)) {
        const double by[6] = {1, 0, 0, 1, v[0], count > 1 ? v[1] : 0};
        multiply(m, by);
    } else if (length == 5 && memcmp(name, "scale", 5) == 0 && (count == 1 || count == 2)) {
        const double by[6] = {v[0], 0, 0, count > 1 ? v[1] : v[0], 0, 0};
        multiply(m, by);
    } else if (length == 6 && memcmp(name, "rotate", 6) == 0 && (count == 1 || count == 3)) {
        rotate(m, v[0], count > 1 ? v[1] : 0, count > 1 ? v[2] : 0);
    } else if (length == 5 && memcmp(name, "skewX", 5) == 0 && count == 1) {
        const double by[6] = {1, 0, tan(v[0] * M_PI / 180), 1, 0, 0};
        multiply(m, by);
    } else if (length == 5 && memcmp(name, "skewY", 5) == 0 && count == 1) {
        const double by[6] = {1, tan(v[0] * M_PI / 180), 0, 1, 0, 0};
        multiply(m, by);
    } else {
        return false;
    }
    return true;
}

static void set_transform(struct art_svg *s, struct art_svg_state *now, const char *text)
{
    const char *p = skip_blanks(text);
    while (*p) {
        const char *name = p;
        size_t length = strspn(p, "abcdefghijklmnopqrstuvwxyzXY");
        double v[6];
        unsigned count = 0;
        p = skip_blanks(p + length);
        if (*p == '(') {
            p = skip_blanks(p + 1);
            for (const char *next; count < 6 && (next = scan_number(p, &v[count])); count++) {
                p = skip_comma(next);
            }
        }
        if (*p != ')' || !apply(now->matrix, name, length, v, count)) {
            COMPLAIN(s, "transform=\"%.60s\" cannot be read", text);
            return;
        }
        p = skip_comma(p + 1);
    }
}

/* ---- paths ---- */

static void begin_path(struct art_svg *s)
{
    s->verb_count = 0;
    s->point_count = 0;
    s->start[0] = s->start[1] = s->at[0] = s->at[1] = 0;
}

static void add_verb(struct art_svg *s, enum art_verb verb)
{
    uint8_t *room = array_room(s->verb, &s->verb_capacity, s->verb_count, 1);
    if (!room) {
        lack_memory(s);
        return;
    }
    s->verb = room;
    s->verb[s->verb_count++] = (uint8_t)verb;
}

static void add_point(struct art_svg *s, double x, double y)
{
    double(*room)[2] = array_room(s->point, &s->point_capacity, s->point_count, sizeof *room);
    if (!room) {
        lack_memory(s);
        return;
    }
    s->point = room;
    if (s->point_count == LIMIT_SVG_POINTS) {
        COMPLAIN(s, "a path can have at most %d points", LIMIT_SVG_POINTS);
        return;
    }
    s->point[s->point_count][0] = x;
    s->point[s->point_count++][1] = y;
    s->at[0] = x;
    s->at[1] = y;
}

static void move_to(struct art_svg *s, double x, double y)
{
    add_verb(s, ART_MOVE);
    add_point(s, x, y);
    s->start[0] = x;
    s->start[1] = y;
}

/* After a closed part the next begins where that began. */
static void begin_part(struct art_svg *s)
{
    if (s->verb_count && s->verb[s->verb_count - 1] == ART_CLOSE) {
        move_to(s, s->start[0], s->start[1]);
    }
}

static void line_to(struct art_svg *s, double x, double y)
{
    begin_part(s);
    add_verb(s, ART_LINE);
    add_point(s, x, y);
}

static void curve_to(struct art_svg *s, double x1, double y1, double x2, double y2, double x,
                     double y)
{
    begin_part(s);
    add_verb(s, ART_CURVE);
    add_point(s, x1, y1);
    add_point(s, x2, y2);
    add_point(s, x, y);
}

static void close_path(struct art_svg *s)
{
    if (s->verb_count && s->verb[s->verb_count - 1] != ART_CLOSE) {
        add_verb(s, ART_CLOSE);
        s->at[0] = s->start[0];
        s->at[1] = s->start[1];
    }
}

static void quadratic_to(struct art_svg *s, double x1, double y1, double x, double y)
{
    const double from[2] = {s->at[0], s->at[1]};
    curve_to(s, from[0] + (x1 - from[0]) * 2 / 3, from[1] + (y1 - from[1]) * 2 / 3,
             x + (x1 - x) * 2 / 3, y + (y1 - y) * 2 / 3, x, y);
}

/* An arc as its end points give it (appendix F.6), in curves of at most a quarter. */
static void arc_to(struct art_svg *s, double rx, double ry, double degrees, bool large, bool sweep,
                   double x, double y)
{
    const double x0 = s->at[0];
    const double y0 = s->at[1];
    rx = fabs(rx);
    ry = fabs(ry);
    if (rx == 0 || ry == 0 || (x0 == x && y0 == y)) {
        line_to(s, x, y);
        return;
    }
    double co = cos(degrees * M_PI / 180);
    double si = sin(degrees * M_PI / 180);
    double px = (co * (x0 - x) + si * (y0 - y)) / 2;
    double py = (-si * (x0 - x) + co * (y0 - y)) / 2;
    double reach = px * px / (rx * rx) + py * py / (ry * ry);
    if (reach > 1) {
        rx *= sqrt(reach);
        ry *= sqrt(reach);
    }
    double over = rx * rx * py * py + ry * ry * px * px;
    double root = sqrt(fmax(0, rx * rx * ry * ry / over - 1)) * (large == sweep ? -1 : 1);
    double cx = root * rx * py / ry;
    double cy = -root * ry * px / rx;
    double mid[2] = {co * cx - si * cy + (x0 + x) / 2, si * cx + co * cy + (y0 + y) / 2};
    double from = atan2((py - cy) / ry, (px - cx) / rx);
    double turn = atan2((-py - cy) / ry, (-px - cx) / rx) - from;
    turn += sweep && turn < 0 ? 2 * M_PI : !sweep && turn > 0 ? -2 * M_PI : 0;
    int parts = (int)ceil(fabs(turn) / (M_PI / 2) - 1e-9);
    double step = turn / parts;
    double k = 4.0 / 3 * tan(step / 4);
    for (int i = 0; i < parts; i++) {
        double a = from + i * step;
        double b = a + step;
        double u[3][2] = {{cos(a) - k * sin(a), sin(a) + k * cos(a)},
                          {cos(b) + k * sin(b), sin(b) - k * cos(b)},
                          {cos(b), sin(b)}};
        double p[3][2];
        for (int n = 0; n < 3; n++) {
            p[n][0] = mid[0] + co * rx * u[n][0] - si * ry * u[n][1];
            p[n][1] = mid[1] + si * rx * u[n][0] + co * ry * u[n][1];
        }
        bool last = i + 1 == parts;
        curve_to(s, p[0][0], p[0][1], p[1][0], p[1][1], last ? x : p[2][0], last ? y : p[2][1]);
    }
}

/* How many numbers a command takes; -1: there is no such command. */
static int numbers_of(char command)
{
    static const char names[] = "MLHVCSQTAZ";
    static const int numbers[] = {2, 2, 1, 1, 6, 4, 4, 2, 7, 0};
    const char *found = command ? strchr(names, toupper((unsigned char)command)) : NULL;
    return found ? numbers[found - names] : -1;
}

/* The command's numbers; flags of arcs may stand without anything between. */
static const char *scan_numbers(const char *p, char command, double v[7], int count)
{
    for (int i = 0; i < count && p; i++) {
        p = i ? skip_comma(p) : skip_blanks(p);
        bool flag = (command == 'A' || command == 'a') && (i == 3 || i == 4);
        if (flag && (*p == '0' || *p == '1')) {
            v[i] = *p++ - '0';
        } else {
            p = flag ? NULL : scan_number(p, &v[i]);
        }
    }
    return p;
}

/* The last command's second control point, that a smooth curve goes on from. */
struct smooth {
    double cubic[2], quadratic[2];
};

static void run_command(struct art_svg *s, char command, double v[7], struct smooth *smooth)
{
    char kind = (char)toupper((unsigned char)command);
    const double from[2] = {s->at[0], s->at[1]};
    struct smooth next = {{NAN, NAN}, {NAN, NAN}};
    if (command != kind && kind != 'A') {
        for (int i = 0, n = numbers_of(kind); i < n; i++) {
            v[i] += kind == 'H' ? from[0] : kind == 'V' ? from[1] : from[i % 2];
        }
    } else if (command != kind) {
        v[5] += from[0];
        v[6] += from[1];
    }
    double bent[2] = {from[0], from[1]};
    const double *last = kind == 'S' ? smooth->cubic : smooth->quadratic;
    if (!isnan(last[0])) {
        bent[0] = 2 * from[0] - last[0];
        bent[1] = 2 * from[1] - last[1];
    }
    switch (kind) {
    case 'M':
        move_to(s, v[0], v[1]);
        break;
    case 'L':
        line_to(s, v[0], v[1]);
        break;
    case 'H':
        line_to(s, v[0], from[1]);
        break;
    case 'V':
        line_to(s, from[0], v[0]);
        break;
    case 'C':
        curve_to(s, v[0], v[1], v[2], v[3], v[4], v[5]);
        memcpy(next.cubic, v + 2, sizeof next.cubic);
        break;
    case 'S':
        curve_to(s, bent[0], bent[1], v[0], v[1], v[2], v[3]);
        memcpy(next.cubic, v, sizeof next.cubic);
        break;
    case 'Q':
        quadratic_to(s, v[0], v[1], v[2], v[3]);
        memcpy(next.quadratic, v, sizeof next.quadratic);
        break;
    case 'T':
        quadratic_to(s, bent[0], bent[1], v[0], v[1]);
        memcpy(next.quadratic, bent, sizeof next.quadratic);
        break;
    case 'A':
        arc_to(s, v[0], v[1], v[2], v[3] != 0, v[4] != 0, v[5], v[6]);
        break;
    default:
        close_path(s);
    }
    *smooth = next;
}

static void read_path_data(struct art_svg *s, const char *text)
{
    struct smooth smooth = {{NAN, NAN}, {NAN, NAN}};
    const char *p = skip_blanks(text);
    char command = 0;
    while (*p && s->status == STATUS_OK) {
        if (isalpha((unsigned char)*p)) {
            command = *p++;
        } else if (command == 'M' || command == 'm') {
            command = command == 'M' ? 'L' : 'l'; /* more points after the first are lines */
        } else if (command == 'Z' || command == 'z') {
            command = 0;
        }
        int count = numbers_of(command);
        bool begins = s->verb_count || toupper((unsigned char)command) == 'M';
        double v[7];
        const char *next = count < 0 || !begins ? NULL : scan_numbers(p, command, v, count);
        if (!next) {
            COMPLAIN(s, "the path data cannot be read at \"%.20s\"", p);
            return;
        }
        run_command(s, command, v, &smooth);
        p = skip_comma(next);
    }
}

/* ---- shapes ---- */

/* A circle of four curves. */
static void add_ellipse(struct art_svg *s, double x, double y, double rx, double ry)
{
    if (rx > 0 && ry > 0) {
        move_to(s, x + rx, y);
        arc_to(s, rx, ry, 0, false, true, x, y + ry);
        arc_to(s, rx, ry, 0, false, true, x - rx, y);
        arc_to(s, rx, ry, 0, false, true, x, y - ry);
        arc_to(s, rx, ry, 0, false, true, x + rx, y);
        close_path(s);
    }
}

static void add_rectangle(struct art_svg *s, const double at[2], const double size[2], double rx,
                          double ry)
{
    double right = at[0] + size[0];
    double bottom = at[1] + size[1];
    rx = fmin(rx < 0 ? fmax(0, ry) : rx, size[0] / 2);
    ry = fmin(ry < 0 ? fmax(0, rx) : ry, size[1] / 2);
    if (size[0] <= 0 || size[1] <= 0) {
        return;
    }
    move_to(s, at[0] + rx, at[1]);
    line_to(s, right - rx, at[1]);
    if (rx > 0 && ry > 0) {
        arc_to(s, rx, ry, 0, false, true, right, at[1] + ry);
        line_to(s, right, bottom - ry);
        arc_to(s, rx, ry, 0, false, true, right - rx, bottom);
        line_to(s, at[0] + rx, bottom);
        arc_to(s, rx, ry, 0, false, true, at[0], bottom - ry);
        line_to(s, at[0], at[1] + ry);
        arc_to(s, rx, ry, 0, false, true, at[0] + rx, at[1]);
    } else {
        line_to(s, right, bottom);
        line_to(s, at[0], bottom);
    }
    close_path(s);
}

static void shape_path(struct art_svg *s, const XML_Char **a)
{
    const char *data = attribute(a, "d");
    read_path_data(s, data ? data : "");
}

static void shape_rect(struct art_svg *s, const XML_Char **a)
{
    const double at[2] = {number_of(s, a, "x", 0), number_of(s, a, "y", 0)};
    const double size[2] = {number_of(s, a, "width", 0), number_of(s, a, "height", 0)};
    add_rectangle(s, at, size, number_of(s, a, "rx", -1), number_of(s, a, "ry", -1));
}

static void shape_circle(struct art_svg *s, const XML_Char **a)
{
    double radius = number_of(s, a, "r", 0);
    add_ellipse(s, number_of(s, a, "cx", 0), number_of(s, a, "cy", 0), radius, radius);
}

static void shape_ellipse(struct art_svg *s, const XML_Char **a)
{
    add_ellipse(s, number_of(s, a, "cx", 0), number_of(s, a, "cy", 0), number_of(s, a, "rx", 0),
                number_of(s, a, "ry", 0));
}

static void shape_line(struct art_svg *s, const XML_Char **a)
{
    move_to(s, number_of(s, a, "x1", 0), number_of(s, a, "y1", 0));
    line_to(s, number_of(s, a, "x2", 0), number_of(s, a, "y2", 0));
}

static void shape_polyline(struct art_svg *s, const XML_Char **a)
{
    const char *p = attribute(a, "points");
    p = skip_blanks(p ? p : "");
    for (bool first = true; *p && s->status == STATUS_OK; first = false) {
        double x;
        double y = 0;
        const char *next = scan_number(p, &x);
        next = next ? scan_number(skip_comma(next), &y) : NULL;
        if (!next) {
            COMPLAIN(s, "the points cannot be read at \"%.20s\"", p);
            return;
        }
        (first ? move_to : line_to)(s, x, y);
        p = skip_comma(next);
    }
}

static void shape_polygon(struct art_svg *s, const XML_Char **a)
{
    shape_polyline(s, a);
    close_path(s);
}

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
        lack_memory(s);
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

/* What is no drawing, and what other programs put beside it: passed over with all it holds. */
static bool is_passed_over(const char *name)
{
    static const char *const names[] = {"title", "desc", "metadata", "defs"};
    return strchr(name, ':') || choice(name, names, 4) >= 0;
}

static void read_root(struct art_svg *s, const XML_Char **a)
{
    struct art *art = s->art;
    const char *view = attribute(a, "viewBox");
    double v[4] = {0, 0, 0, 0};
    s->has_root = true;
    const char *p = view;
    for (unsigned i = 0; i < 4 && p; i++) {
        p = scan_number(skip_comma(p), &v[i]);
    }
    if (view && (!p || *skip_blanks(p))) {
        COMPLAIN(s, "viewBox=\"%.60s\": write four numbers", view);
        return;
    }
    if (!view) {
        v[2] = number_of(s, a, "width", 0);
        v[3] = number_of(s, a, "height", 0);
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
            begin_path(s);
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
    if (attribute(a, "style")) {
        set_style(s, now, attribute(a, "style")); /* outranks the attributes */
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
            lack_memory(s);
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
