#include "render/press/report_parts.h"

#include <math.h>
#include <stdio.h>

#include "gen/grade/explain/explain.h"
#include "render/pictures/figures_chart.h"

static const struct page_boxes sheet = {.width_pt = 595, .height_pt = 842};
enum { MARGIN_PT = 40, ACROSS = 4, DOWN = 5 };

enum { FRONT_TOP_PT = 85, CURVE_PT = 130, TALLY_ROW_PT = 13, TALLY_COLUMNS = 2 };

static void draw_front(const struct report *r, struct canvas *c)
{
    const struct text_style title = {
        .font = r->style.given_font, .size_pt = 20, .paint = PAINT_BLACK};
    const struct text_style plain = {
        .font = r->style.solved_font, .size_pt = 10, .paint = PAINT_BLACK};
    struct text line = {0};
    double right = sheet.width_pt - MARGIN_PT;
    double y = FRONT_TOP_PT;
    canvas_begin_page(c, &sheet);
    canvas_text(c, MARGIN_PT, MARGIN_PT + 12, ALIGN_LEFT, &title, r->cfg->book.title);
    report_put_summary(r, &line);
    canvas_text(c, MARGIN_PT, MARGIN_PT + 30, ALIGN_LEFT, &plain, text_chars(&line));
    canvas_note_failure(c, line.failed);
    text_free(&line);
    for (unsigned curve = 0; curve < CURVES; curve++) {
        if (report_knows_curve(r, curve)) {
            report_draw_curve(r, c, (struct box){MARGIN_PT, y, right, y + CURVE_PT - 10}, curve);
            y += CURVE_PT;
        }
    }
    figures_chart_draw(c, r->style.solved_font, (struct box){MARGIN_PT, y + 5, right, 800},
                       &r->words, r->figures, r->count);
    canvas_end_page(c);
}

/* Smaller where the words need more room. */
static void draw_fitted(struct canvas *c, double left, double baseline, double room,
                        struct text_style style, const char *words)
{
    style.size_pt *= fmin(1, room / text_width_pt(&style, words));
    canvas_text(c, left, baseline, ALIGN_LEFT, &style, words);
}

static void capitalised(const char *name, char *out, size_t size)
{
    snprintf(out, size, "%s", name);
    *out = *out >= 'a' && *out <= 'z' ? (char)(*out - 'a' + 'A') : *out;
}

/* Where the columns of figures end, and the bars are, as parts of the table's width. */
static const double puzzles_end = 0.62;
static const double steps_end = 0.79;
static const double bars_at = 0.82;

/* A line of the table of techniques, with a bar as long as the part of puzzles that need it. */
static void draw_tally(const struct report *r, struct canvas *c, const struct tally *t, double left,
                       double baseline, double width)
{
    const struct text_style plain = {
        .font = r->style.solved_font, .size_pt = 9, .paint = PAINT_BLACK};
    char line[80];
    char puzzles[24];
    const double bar = (1 - bars_at) * width;
    const double part = (double)t->puzzles / (double)(r->count ? r->count : 1);
    struct text name = {0};
    technique_put_name(&r->words, t->technique, t->size, &name);
    capitalised(text_chars(&name), line, sizeof line);
    canvas_note_failure(c, name.failed);
    text_free(&name);
    snprintf(puzzles, sizeof puzzles, "%zu", t->puzzles);
    const double room = puzzles_end * width - text_width_pt(&plain, puzzles) - plain.size_pt;
    draw_fitted(c, left, baseline, room, plain, line);
    canvas_text(c, left + puzzles_end * width, baseline, ALIGN_RIGHT, &plain, puzzles);
    snprintf(line, sizeof line, "%zu", t->steps);
    canvas_text(c, left + steps_end * width, baseline, ALIGN_RIGHT, &plain, line);
    const double from = left + bars_at * width;
    canvas_fill(c, (struct box){from, baseline - 6, from + fmax(0.5, bar * part), baseline},
                paint_rgb(0x9DBAD6));
}

static void draw_tally_heads(const struct report *r, struct canvas *c, double left, double baseline,
                             double width)
{
    const struct text_style bold = {
        .font = r->style.given_font, .size_pt = 9, .paint = PAINT_BLACK};
    canvas_text(c, left, baseline, ALIGN_LEFT, &bold, report_text(r, TEXT_report_technique));
    canvas_text(c, left + puzzles_end * width, baseline, ALIGN_RIGHT, &bold,
                report_text(r, TEXT_puzzles));
    canvas_text(c, left + steps_end * width, baseline, ALIGN_RIGHT, &bold,
                report_text(r, TEXT_report_steps));
}

/* At the head of the first page of puzzles. Returns where the table ends. */
static double draw_techniques(const struct report *r, struct canvas *c)
{
    struct tally tally[MAX_TECHNIQUES];
    struct tally used[MAX_TECHNIQUES];
    size_t count = 0;
    report_count_techniques(r, tally);
    for (size_t id = 0; id < technique_count(); id++) {
        if (tally[id].puzzles) {
            used[count++] = tally[id];
        }
    }
    if (count == 0) {
        return MARGIN_PT;
    }
    size_t rows = (count + TALLY_COLUMNS - 1) / TALLY_COLUMNS;
    double pitch = (sheet.width_pt - 2.0 * MARGIN_PT + 16) / TALLY_COLUMNS;
    for (size_t i = 0; i < count; i++) {
        size_t column = i / rows;
        double left = MARGIN_PT + pitch * (double)column;
        double baseline = MARGIN_PT + TALLY_ROW_PT * (double)(i % rows + 2);
        if (i % rows == 0) {
            draw_tally_heads(r, c, left, MARGIN_PT + TALLY_ROW_PT, pitch - 16);
        }
        draw_tally(r, c, &used[i], left, baseline, pitch - 16);
    }
    return MARGIN_PT + TALLY_ROW_PT * (double)(rows + 2) + 6;
}

/* Number and level, and its figures on a second line. */
static void draw_caption(const struct report *r, struct canvas *c, double left, double top,
                         double width, size_t i)
{
    enum { SIZE_PT = 8, FIRST_PT = 11, LEADING_PT = 10 };
    const struct record *record = report_record(r, i);
    struct text_style style = {
        .font = r->style.given_font, .size_pt = SIZE_PT, .paint = PAINT_BLACK};
    struct text head = {0};
    struct text figures = {0};
    text_printf(&head, "%zu  %s", i + 1, report_level(r, record));
    if (r->banked[i]) {
        text_printf(&head, ", %s", report_text(r, TEXT_report_repeat));
    }
    report_put_figures(r, record, &figures);
    canvas_note_failure(c, head.failed | figures.failed);
    draw_fitted(c, left, top + FIRST_PT, width, style, text_chars(&head));
    style.font = r->style.solved_font;
    draw_fitted(c, left, top + FIRST_PT + LEADING_PT, width, style, text_chars(&figures));
    text_free(&head);
    text_free(&figures);
}

/* Over each page but the first: which book, and which page. */
static void draw_running_head(const struct report *r, struct canvas *c, size_t page)
{
    enum { BASELINE_PT = 26 };
    const struct text_style style = {
        .font = r->style.solved_font, .size_pt = 8, .paint = paint_gray(0.35)};
    char number[24];
    snprintf(number, sizeof number, "%zu", page);
    canvas_text(c, MARGIN_PT, BASELINE_PT, ALIGN_LEFT, &style, r->cfg->book.title);
    canvas_text(c, sheet.width_pt - MARGIN_PT, BASELINE_PT, ALIGN_RIGHT, &style, number);
}

/* Draws rows of puzzles until the page is full. Returns the number of puzzles drawn. */
static size_t draw_cells(const struct report *r, struct canvas *c, size_t first, double from)
{
    double width = (sheet.width_pt - 2.0 * MARGIN_PT + 16) / ACROSS;
    double height = (sheet.height_pt - 2 * MARGIN_PT) / DOWN;
    /* Nothing stands below the words of the last row. */
    double below = height - (width - 16 + 24);
    double room = sheet.height_pt - MARGIN_PT - from + below;
    size_t rows = (size_t)fmax(0, floor(room / height + 1e-6));
    /* Where more follow, the rows fill the page. */
    if (rows && first + rows * ACROSS < r->count) {
        height = room / (double)rows;
    }
    size_t k = 0;
    for (; k < rows * ACROSS && first + k < r->count; k++) {
        size_t i = first + k;
        size_t row = k / ACROSS;
        double left = MARGIN_PT + width * (double)(k % ACROSS);
        double top = from + height * (double)row;
        report_draw_thumbnail(r, c, left, top, width - 16, i);
        draw_caption(r, c, left, top + width - 16, width - 10, i);
    }
    return k;
}

enum status report_print_pdf(const struct report *r, struct press_file *f)
{
    const struct canvas_options options = {.scale = 1, .scale_y = 1};
    struct canvas *c = canvas_new(canvas_device_find("pdf"), &options);
    if (!c) {
        return diag_error(r->diag, NULL, OUT_OF_MEMORY);
    }
    draw_front(r, c);
    double top = 0;
    for (size_t i = 0; i < r->count;) {
        canvas_begin_page(c, &sheet);
        draw_running_head(r, c, canvas_page_count(c));
        top = top > 0 ? MARGIN_PT : draw_techniques(r, c);
        i += draw_cells(r, c, i, top);
        canvas_end_page(c);
    }
    f->pages = canvas_page_count(c);
    enum status status = canvas_finish(c, &f->bytes, r->diag);
    canvas_drop(c);
    return status;
}
