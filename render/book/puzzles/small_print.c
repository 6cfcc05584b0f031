#include "render/book/puzzles/small_print.h"

#include <math.h>
#include <string.h>

#include "gen/grade/course.h"
#include "render/book/book_data.h"
#include "render/book/style/book_words.h"
#include "render/book/style/set_text.h"

enum small_print { PRINT_OPENINGS, PRINT_BOTTLENECK, PRINT_HARD_STEPS, PRINT_COURSE, PRINT_ICON };

static const char *const names[] = {
    [PRINT_OPENINGS] = "openings",
    [PRINT_BOTTLENECK] = "bottleneck",
    [PRINT_HARD_STEPS] = "hard_steps",
    [PRINT_COURSE] = "course",
    [PRINT_ICON] = "icon",
};

const char *small_print_name(size_t index)
{
    return index < sizeof names / sizeof *names ? names[index] : NULL;
}

bool has_small_print(const struct book *b)
{
    return b->cfg->style.small_print.count > 0;
}

static void add_item(const struct book *b, enum small_print item, const struct course_figures *f,
                     struct text *out)
{
    static const enum text_id spreads[] = {[COURSE_EARLY] = TEXT_print_early,
                                           [COURSE_SMOOTH] = TEXT_print_smooth,
                                           [COURSE_LATE] = TEXT_print_late};
    switch (item) {
    case PRINT_OPENINGS:
        book_text_add(b, TEXT_print_openings, (unsigned)f->openings, out);
        break;
    case PRINT_BOTTLENECK:
        book_text_add(b, TEXT_print_bottleneck, (unsigned)f->bottleneck, out);
        break;
    case PRINT_HARD_STEPS:
        book_text_add(b, TEXT_print_hard_steps, (unsigned)f->hard_steps, out);
        break;
    case PRINT_COURSE:
        text_puts(out, book_text(b, spreads[f->spread]));
        break;
    case PRINT_ICON:
        break;
    }
}

static enum small_print item_at(const struct book *b, size_t i)
{
    size_t index = 0;
    while (strcmp(names[index], b->cfg->style.small_print.item[i]) != 0) {
        index++;
    }
    return (enum small_print)index;
}

/* Three steps, the higher the harder: down from the left, level, or up. Returns the room taken. */
static double draw_icon(struct canvas *c, double left, double baseline, double size,
                        enum course_spread spread)
{
    static const double heights[COURSE_SPREAD_COUNT][3] = {[COURSE_EARLY] = {0.75, 0.5, 0.25},
                                                           [COURSE_SMOOTH] = {0.5, 0.5, 0.5},
                                                           [COURSE_LATE] = {0.25, 0.5, 0.75}};
    double wide = 0.26 * size;
    for (unsigned i = 0; i < 3; i++) {
        double x = left + i * 1.25 * wide;
        canvas_fill(c, (struct box){x, baseline - heights[spread][i] * size, x + wide, baseline},
                    PAINT_BLACK);
    }
    return 1.4 * size;
}

/* Draws the items that fit into the board's width in the smallest type, in the config's order; none
 * if the techniques do not solve the puzzle. */
void draw_small_print(const struct book *b, struct canvas *c, const struct record *r, double left,
                      double baseline, double width, double size_pt)
{
    struct course_figures f;
    struct text line = {0};
    struct text_style style = {.font = b->faces.sans, .size_pt = size_pt, .paint = PAINT_BLACK};
    struct text_style least = style;
    least.size_pt = fmin(size_pt, book_min_text_pt(b));
    if (!course_parse(r->course, &f) || !f.solved) {
        return;
    }
    for (size_t i = 0; i < b->cfg->style.small_print.count; i++) {
        if (item_at(b, i) == PRINT_ICON && width > 2 * size_pt) {
            double taken = draw_icon(c, left, baseline, size_pt, f.spread);
            left += taken;
            width -= taken;
        }
    }
    for (size_t i = 0; i < b->cfg->style.small_print.count; i++) {
        size_t before = line.length;
        text_puts(&line, before && item_at(b, i) != PRINT_ICON ? " \xC2\xB7 " : "");
        add_item(b, item_at(b, i), &f, &line);
        if (line.data && text_width_pt(&least, line.data) > width) {
            line.length = before;
            line.data[before] = '\0';
            break;
        }
    }
    if (line.length) {
        draw_fitted(b, c, left, baseline, ALIGN_LEFT, style, width, line.data);
    }
    canvas_note_failure(c, line.failed);
    text_free(&line);
}
