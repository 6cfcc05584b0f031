#include "render/book/style/level_marks.h"

#include <math.h>
#include <string.h>

#include "render/book/book_data.h"

enum { MARKS = 5, USUAL_MARKS = 3 };
static const double mark_pitch = 0.95; /* of the text's size; of icons, which are wider: */
static const double icon_pitch = 1.1;
static const double pencil_pitch = 0.66; /* which are slim */

/* 1 … 5; 0: not a level of ours. */
static unsigned level_number(const char *level)
{
    static const char *const levels[MARKS] = {"easy", "medium", "hard", "unfair", "extreme"};
    for (unsigned i = 0; i < MARKS; i++) {
        if (strcmp(levels[i], level) == 0) {
            return i + 1;
        }
    }
    return strcmp(level, "beyond") == 0 ? MARKS : 0;
}

/* A mark that no puzzle of the book has carries no information: three are enough up to hard. */
unsigned level_marks_of(const struct book *b)
{
    unsigned most = USUAL_MARKS;
    for (size_t i = 0; i < b->puzzle_count; i++) {
        most = level_number(b->puzzle[i].record->level) > most ? MARKS : most;
    }
    return most;
}

static double pitch_of(const struct book *b)
{
    const enum config_level_marks marks = b->cfg->style.level_marks;
    return marks == LEVEL_PENCILS ? pencil_pitch : marks > LEVEL_PENCILS ? icon_pitch : mark_pitch;
}

/* ---- icons: outlines in a square of 100 ---- */

enum { ICON_SIDE = 100, MAX_ICON_POINTS = 48 };

/* A letter a verb: M and L with one point, C with three, Z. Holes are drawn by the even-odd rule.
 */
struct icon {
    const char *verbs;
    double point[MAX_ICON_POINTS][2];
};

static const struct icon icons[] = {
    [LEVEL_PENCILS] = {"MLLLLZ" /* the body, … */ "MLLLZ" /* … the rubber, … */ "MLLZ",
                       {{34, 24},
                        {66, 24},
                        {66, 66},
                        {50, 96},
                        {34, 66},
                        {34, 4},
                        {66, 4},
                        {66, 17},
                        {34, 17},
                        {41, 67},
                        {59, 67},
                        {50, 83}}},
    [LEVEL_LEAVES] = {"MCCCCLLZ"
                      "MLLLZ",
                      {{22, 78},
                       {8, 44},
                       {36, 10},
                       {92, 8},
                       {92, 8},
                       {92, 8},
                       {92, 8},
                       {90, 62},
                       {60, 92},
                       {28, 82},
                       {26, 84},
                       {22, 90},
                       {16, 97},
                       {9, 91},
                       {16, 83},
                       {33, 71},
                       {68, 31},
                       {71, 34},
                       {37, 74}}},
    [LEVEL_FLAMES] = {"MCCCCCCZ"
                      "MCCCCZ",
                      {{52, 3},  {58, 24}, {86, 38}, {86, 66}, {86, 86}, {70, 97}, {50, 97},
                       {30, 97}, {14, 86}, {14, 66}, {14, 50}, {24, 42}, {29, 28}, {34, 36},
                       {38, 42}, {44, 45}, {50, 33}, {53, 20}, {52, 3},  {50, 90}, {40, 90},
                       {33, 83}, {33, 74}, {33, 63}, {46, 58}, {51, 47}, {56, 57}, {67, 63},
                       {67, 74}, {67, 83}, {60, 90}, {50, 90}}},
    [LEVEL_CHILLIES] = {"MCCCCZ"
                        "MCLCZ",
                        {{60, 24}, {82, 24}, {90, 40}, {82, 58}, {72, 82}, {38, 96}, {6, 92},
                         {34, 84}, {44, 66}, {43, 46}, {42, 32}, {48, 24}, {60, 24}, {56, 20},
                         {58, 10}, {66, 4},  {80, 4},  {82, 12}, {72, 12}, {68, 15}, {66, 20}}},
};

static void draw_icon(struct canvas *c, const struct icon *icon, struct box box, struct paint paint)
{
    uint8_t verb[MAX_ICON_POINTS];
    double point[MAX_ICON_POINTS][2];
    size_t verbs = 0;
    size_t points = 0;
    for (const char *p = icon->verbs; *p; p++) {
        verb[verbs++] = *p == 'M'   ? ART_MOVE
                        : *p == 'L' ? ART_LINE
                        : *p == 'C' ? ART_CURVE
                                    : ART_CLOSE;
        points += *p == 'C' ? 3 : *p == 'Z' ? 0 : 1;
    }
    memcpy(point, icon->point, sizeof point);
    struct art_path path = {.verb = verb,
                            .verb_count = verbs,
                            .point = point,
                            .point_count = points,
                            .stroke = -1,
                            .even_odd = true};
    struct art art = {.width = ICON_SIDE, .height = ICON_SIDE, .path = &path, .path_count = 1};
    canvas_art_inked(c, box, &art, 0, paint);
}

/* ---- level marks ---- */

#define STAR_FULL  "\u2605"
#define STAR_EMPTY "\u2606"

/* Where no face has stars, they are dots. */
static bool has_stars(const struct book *b)
{
    return font_first_missing(b->faces.sans, STAR_FULL STAR_EMPTY, NULL) == SIZE_MAX;
}

double level_marks_width(const struct book *b, const char *level, double size_pt)
{
    const enum config_level_marks marks = b->cfg->style.level_marks;
    const unsigned own = level_number(level);
    const unsigned count = marks == LEVEL_STARS_TO_FILL ? own : b->level_marks;
    return marks != LEVEL_WORDS && own > 0 ? count * pitch_of(b) * size_pt : 0;
}

void draw_star_outline(struct canvas *c, double x, double y, double radius)
{
    enum { CORNERS = 10 };
    double corner[CORNERS + 1][2];
    for (int k = 0; k <= CORNERS; k++) {
        double r = k % 2 ? 0.46 * radius : radius;
        double angle = M_PI * k / 5 - M_PI / 2;
        corner[k][0] = x + r * cos(angle);
        corner[k][1] = y + r * sin(angle);
    }
    for (int k = 0; k < CORNERS; k++) {
        canvas_line(c, corner[k][0], corner[k][1], corner[k + 1][0], corner[k + 1][1], 0.9,
                    PAINT_BLACK);
    }
}

/* Steps of a stair, the last as high as capitals. */
static void draw_bar(struct canvas *c, double x, double baseline, double part, double size_pt,
                     struct paint paint)
{
    double height = (0.2 + 0.5 * part) * size_pt;
    struct box bar = {x - 0.36 * size_pt, baseline - height, x + 0.36 * size_pt, baseline};
    canvas_fill(c, bar, paint);
}

static bool is_white(struct paint p)
{
    return !p.is_cmyk && p.gray >= 1;
}

void draw_level_marks(const struct book *b, struct canvas *c, double right, double baseline,
                      const char *level, double size_pt, struct paint plain)
{
    struct paint ink = is_white(plain) ? plain : book_ink(b, INKED_MARKS);
    struct paint pale = paint_gray(is_white(plain) ? 0.4 : 0.75);
    enum config_level_marks marks = b->cfg->style.level_marks;
    bool stars = marks == LEVEL_STARS && has_stars(b);
    struct text_style star = {.font = b->faces.sans, .size_pt = 1.05 * size_pt, .paint = ink};
    const unsigned count = marks == LEVEL_WORDS ? 0 : b->level_marks;
    for (unsigned i = 0; i < count; i++) {
        double x = right - (b->level_marks - i - 0.5) * pitch_of(b) * size_pt;
        bool full = i < level_number(level);
        double radius = 0.33 * size_pt;
        if (marks == LEVEL_STARS_TO_FILL) {
            if (b->level_marks - i <= level_number(level)) {
                draw_star_outline(c, x, baseline - 0.38 * size_pt, 0.5 * size_pt);
            }
        } else if (stars) {
            canvas_text(c, x, baseline, ALIGN_CENTRE, &star, full ? STAR_FULL : STAR_EMPTY);
        } else if (marks == LEVEL_BARS) {
            draw_bar(c, x, baseline, (i + 1.0) / b->level_marks, size_pt, full ? ink : pale);
        } else if (marks >= LEVEL_PENCILS) {
            double side = 0.98 * size_pt;
            double top = baseline - 0.86 * size_pt;
            struct box box = {x - side / 2, top, x + side / 2, top + side};
            draw_icon(c, &icons[marks], box, full ? ink : pale);
        } else {
            canvas_circle(c, x, baseline - radius - 0.04 * size_pt, full ? radius : radius - 0.375,
                          full ? 0 : 0.75, ink);
        }
    }
}
