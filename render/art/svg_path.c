/* Paths: verbs and points, and the path data of SVG, whose arcs become curves. */
#include "render/art/art_svg.h"

void svg_begin_path(struct art_svg *s)
{
    s->verb_count = 0;
    s->point_count = 0;
    s->start[0] = s->start[1] = s->at[0] = s->at[1] = 0;
}

static void add_verb(struct art_svg *s, enum art_verb verb)
{
    uint8_t *room = array_room(s->verb, &s->verb_capacity, s->verb_count, 1);
    if (!room) {
        svg_out_of_memory(s);
        return;
    }
    s->verb = room;
    s->verb[s->verb_count++] = (uint8_t)verb;
}

static void add_point(struct art_svg *s, double x, double y)
{
    double(*room)[2] = array_room(s->point, &s->point_capacity, s->point_count, sizeof *room);
    if (!room) {
        svg_out_of_memory(s);
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

void svg_move_to(struct art_svg *s, double x, double y)
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
        svg_move_to(s, s->start[0], s->start[1]);
    }
}

void svg_line_to(struct art_svg *s, double x, double y)
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

void svg_close_path(struct art_svg *s)
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

void svg_arc_to(struct art_svg *s, double rx, double ry, double degrees, bool large, bool sweep,
                double x, double y)
{
    const double x0 = s->at[0];
    const double y0 = s->at[1];
    rx = fabs(rx);
    ry = fabs(ry);
    if (rx == 0 || ry == 0 || (x0 == x && y0 == y)) {
        svg_line_to(s, x, y);
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
        p = i ? svg_skip_comma(p) : svg_skip_blanks(p);
        bool flag = (command == 'A' || command == 'a') && (i == 3 || i == 4);
        if (flag && (*p == '0' || *p == '1')) {
            v[i] = *p++ - '0';
        } else {
            p = flag ? NULL : svg_scan_number(p, &v[i]);
        }
    }
    return p;
}

/* The last command's second control point, from which a smooth curve continues. */
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
        svg_move_to(s, v[0], v[1]);
        break;
    case 'L':
        svg_line_to(s, v[0], v[1]);
        break;
    case 'H':
        svg_line_to(s, v[0], from[1]);
        break;
    case 'V':
        svg_line_to(s, from[0], v[0]);
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
        svg_arc_to(s, v[0], v[1], v[2], v[3] != 0, v[4] != 0, v[5], v[6]);
        break;
    default:
        svg_close_path(s);
    }
    *smooth = next;
}

void svg_read_path_data(struct art_svg *s, const char *text)
{
    struct smooth smooth = {{NAN, NAN}, {NAN, NAN}};
    const char *p = svg_skip_blanks(text);
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
        p = svg_skip_comma(next);
    }
}
