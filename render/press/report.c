#include "render/press/report.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gen/grade/grade_record.h"
#include "gen/grade/minutes.h"
#include "gen/make/run/puzzle_id.h"
#include "render/board/board_draw.h"
#include "render/board/board_style.h"
#include "render/board/constraints/constraint_art.h"
#include "render/libraries/drawing_libraries.h"
#include "render/pictures/chart.h"
#include "render/pictures/figures_chart.h"
#include "render/press/explanations.h"
#include "render/press/report_repeats.h"

/* What the pages are made from. */
struct report {
    const struct book_config *cfg;
    const struct book *book;
    const struct press_puzzles *puzzles;
    struct diag *diag;
    size_t count;
    struct puzzle_figures *figures;
    char **key_step;     /* in words, by number - 1 */
    const char **banked; /* by number - 1: the bank that has it, and not as this puzzle; or NULL */
    struct font_set *fonts;
    struct board_style style;
};

static const struct record *record_of(const struct report *r, size_t i)
{
    return book_puzzle_at(r->book, i + 1)->record;
}

/* ---- shared by both files ---- */

struct tally {
    const char *key, *name;
    size_t puzzles, steps;
};

/* In words, not as a config writes it. */
static const char *said_symmetry(const struct record *record)
{
    enum symmetry s;
    return symmetry_find(record->symmetry, &s) ? symmetry_doc(s) : record->symmetry;
}

/* "full-house=20 naked-pair=1" as "full house 20, naked pair". */
static void put_technique_names(const char *techniques, struct text *out)
{
    for (const char *p = techniques; *p; p += strspn(p, " ")) {
        char key[64];
        size_t length = strcspn(p, "= ");
        unsigned long count = p[length] == '=' ? strtoul(p + length + 1, NULL, 10) : 1;
        snprintf(key, sizeof key, "%.*s", (int)length, p);
        int id = technique_find(key);
        text_puts(out, p == techniques ? "" : ", ");
        text_xml(out, id < 0 ? key : technique_at((size_t)id)->name);
        if (count > 1) {
            text_printf(out, " %lu", count);
        }
        p += strcspn(p, " ");
    }
}

/* How many puzzles use each technique, and how often. */
static void count_techniques(const struct report *r, struct tally tally[MAX_TECHNIQUES])
{
    for (size_t id = 0; id < technique_count(); id++) {
        tally[id] = (struct tally){technique_at(id)->key, technique_at(id)->name, 0, 0};
    }
    for (size_t i = 0; i < r->count; i++) {
        for (const char *p = record_of(r, i)->techniques; *p; p += strspn(p, " ")) {
            size_t length = strcspn(p, "=");
            for (size_t id = 0; id < technique_count(); id++) {
                if (strlen(tally[id].key) == length && memcmp(tally[id].key, p, length) == 0) {
                    tally[id].puzzles++;
                    tally[id].steps += strtoul(p + length + 1, NULL, 10);
                }
            }
            p += strcspn(p, " ");
        }
    }
}

/* By minutes and by score, one above the other. */
enum { CURVES = 2 };

static bool curve_is_known(const struct report *r, unsigned curve)
{
    bool known = false;
    for (size_t i = 0; i < r->count; i++) {
        known |= curve ? record_of(r, i)->score > 0 : r->figures[i].minutes > 0;
    }
    return known;
}

static double curve_height(const struct report *r, size_t i, unsigned curve)
{
    return curve ? fmax(0, record_of(r, i)->score) : r->figures[i].minutes;
}

static void draw_curve(const struct report *r, struct canvas *c, struct box area, unsigned curve)
{
    static const char *const labels[CURVES] = {
        "time to solve, in minutes; sections alternate in shade",
        "score; sections alternate in shade"};
    struct chart chart;
    double most = 1;
    for (size_t i = 0; i < r->count; i++) {
        most = fmax(most, curve_height(r, i, curve));
    }
    chart_begin(&chart, c, r->style.solved_font, area,
                (struct chart_axis){0.5, (double)r->count + 0.5, "puzzle, by its number", true},
                (struct chart_axis){0, most, labels[curve], false});
    for (size_t i = 0; i < r->count; i++) {
        size_t section = book_puzzle_at(r->book, i + 1)->section;
        chart_bar(&chart, (double)i + 0.6, (double)i + 1.4, curve_height(r, i, curve),
                  paint_rgb(section % 2 ? 0x9DBAD6 : 0x2F5F8F));
    }
}

static void draw_thumbnail(const struct report *r, struct canvas *c, double left, double top,
                           double size_pt, size_t i)
{
    const struct record *record = record_of(r, i);
    const struct board_content content = {.variant = record->variant, .givens = &record->givens};
    board_draw(c, left, top, size_pt / board_across(record->variant), &r->style, &content);
}

/* As the book names it. */
static const char *said_level(const struct report *r, const struct record *record)
{
    const struct translation t = {.language = r->cfg->book.language, .own = &r->cfg->book.words};
    return record->level[0] ? translation_level(&t, record->level) : "";
}

static void put_figures(const struct record *record, struct text *out)
{
    char minutes[MINUTES_TEXT_SIZE];
    if (record->score >= 0) {
        text_printf(out, "score %d", record->score);
    }
    if (record->minutes >= 0) {
        text_printf(out, "%s%s min", record->score >= 0 ? ", " : "",
                    minutes_text(record->minutes, minutes));
    }
}

static void describe(const struct report *r, size_t i, struct text *out)
{
    const struct record *record = record_of(r, i);
    text_xml(out, said_level(r, record));
    text_puts(out, *said_level(r, record) && record->score >= 0 ? ", " : "");
    put_figures(record, out);
}

static bool has_repeats(const struct report *r)
{
    for (size_t i = 0; i < r->count; i++) {
        if (r->banked[i]) {
            return true;
        }
    }
    return false;
}

/* ---- HTML ---- */

typedef void drawing(const struct report *r, struct canvas *c, struct box area, size_t i);

static void curve_drawing(const struct report *r, struct canvas *c, struct box area, size_t i)
{
    draw_curve(r, c, area, (unsigned)i);
}

static void figures_drawing(const struct report *r, struct canvas *c, struct box area, size_t i)
{
    (void)i;
    figures_chart_draw(c, r->style.solved_font, area, r->figures, r->count);
}

static void thumbnail_drawing(const struct report *r, struct canvas *c, struct box area, size_t i)
{
    draw_thumbnail(r, c, area.left, area.top, area.right - area.left, i);
}

static enum status put_svg(const struct report *r, struct text *out, double width, double height,
                           drawing *draw, size_t i)
{
    const struct canvas_options options = {.scale = 1, .scale_y = 1};
    const struct page_boxes page = {.width_pt = width, .height_pt = height};
    struct canvas *c = canvas_new(canvas_device_find("svg"), &options);
    if (!c) {
        return diag_error(r->diag, NULL, OUT_OF_MEMORY);
    }
    canvas_begin_page(c, &page);
    draw(r, c, (struct box){3, 3, width - 3, height - 3}, i);
    canvas_end_page(c);
    enum status status = canvas_finish(c, out, r->diag);
    canvas_drop(c);
    return status;
}

static void put_tallies(const struct report *r, struct text *out)
{
    struct tally tally[MAX_TECHNIQUES];
    count_techniques(r, tally);
    text_puts(out, "<h2>Techniques</h2>\n<table><tr><th>technique<th>puzzles<th>steps</tr>\n");
    for (size_t id = 0; id < technique_count(); id++) {
        if (tally[id].puzzles) {
            text_printf(out, "<tr><td>%s<td>%zu<td>%zu</tr>\n", tally[id].name, tally[id].puzzles,
                        tally[id].steps);
        }
    }
    text_puts(out, "</table>\n<h2>Symmetry</h2>\n<table><tr><th>symmetry<th>puzzles</tr>\n");
    for (int s = 0; s < SYMMETRY_COUNT; s++) {
        size_t count = 0;
        for (size_t i = 0; i < r->count; i++) {
            count += strcmp(record_of(r, i)->symmetry, symmetry_name((enum symmetry)s)) == 0;
        }
        if (count) {
            text_printf(out, "<tr><td>%s<td>%zu</tr>\n", symmetry_doc((enum symmetry)s), count);
        }
    }
    text_puts(out, "</table>\n");
}

/* The file's name alone: where a book is made is no part of its report. */
static const char *bank_shown(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

/* Without the marks of printed text. */
static void put_plain(const char *words, struct text *out)
{
    struct text plain = {0};
    for (const char *p = words; *p; p++) {
        text_add(&plain, p, *p != '*');
    }
    text_xml(out, plain.data ? plain.data : "");
    out->failed |= plain.failed;
    text_free(&plain);
}

static enum status put_rows(const struct report *r, struct text *out)
{
    enum { THUMBNAIL_PT = 90 };
    enum status status = STATUS_OK;
    text_puts(
        out, "<h2>Puzzles</h2>\n<table><tr><th>number<th>ID<th>puzzle<th>section<th>grade<th>givens"
             "<th>symmetry<th>techniques<th>key step<th>repeats</tr>\n");
    for (size_t i = 0; i < r->count && status == STATUS_OK; i++) {
        const struct record *record = record_of(r, i);
        char id[PUZZLE_ID_SIZE];
        text_printf(out, "<tr><td>%zu<td><code>%s</code><td>", i + 1, puzzle_id(record, id));
        status = put_svg(r, out, THUMBNAIL_PT, THUMBNAIL_PT, thumbnail_drawing, i);
        text_puts(out, "<td>");
        text_xml(out, book_section_title(r->book, book_puzzle_at(r->book, i + 1)->section));
        text_puts(out, "<td>");
        describe(r, i, out);
        text_printf(out, "<td>%u<td>%s<td>", grid_given_count(record->variant, &record->givens),
                    said_symmetry(record));
        put_technique_names(record->techniques, out);
        text_puts(out, "<td>");
        put_plain(r->key_step[i] ? r->key_step[i] : "", out);
        text_puts(out, "<td>");
        if (r->banked[i]) {
            text_puts(out, "in a bank: ");
            text_xml(out, bank_shown(r->banked[i]));
        }
        text_puts(out, "</tr>\n");
    }
    text_puts(out, "</table>\n");
    return status;
}

static enum status print_html(const struct report *r, struct text *out)
{
    text_puts(out, "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>");
    text_xml(out, r->cfg->book.title);
    text_puts(out, "</title>\n<style>body{font-family:sans-serif;margin:2em}table{border-collapse:"
                   "collapse}td,th{padding:.2em .8em;text-align:left;border-bottom:1px solid "
                   "#ccc}</style></head><body>\n<h1>");
    text_xml(out, r->cfg->book.title);
    text_printf(out, "</h1>\n<p>%zu puzzles. %s</p>\n<h2>Difficulty</h2>\n", r->count,
                has_repeats(r) ? "<b>Some are repeats: see the last column.</b>"
                               : "None is a repeat.");
    enum status status = STATUS_OK;
    for (unsigned curve = 0; curve < CURVES && status == STATUS_OK; curve++) {
        if (!curve_is_known(r, curve)) {
            continue;
        }
        status = put_svg(r, out, FIGURES_CHART_WIDTH_PT, 180, curve_drawing, curve);
        text_puts(out, "\n");
    }
    text_puts(out, "\n<h2>Figures</h2>\n");
    if (status == STATUS_OK) {
        status =
            put_svg(r, out, FIGURES_CHART_WIDTH_PT, FIGURES_CHART_HEIGHT_PT, figures_drawing, 0);
    }
    text_puts(out, "\n");
    put_tallies(r, out);
    status = status == STATUS_OK ? put_rows(r, out) : status;
    text_puts(out, "</body></html>\n");
    return status;
}

/* ---- PDF ---- */

static const struct page_boxes sheet = {.width_pt = 595, .height_pt = 842};
enum { MARGIN_PT = 40, ACROSS = 4, DOWN = 5 };

enum { FRONT_TOP_PT = 85, CURVE_PT = 130, TALLY_ROW_PT = 13, TALLY_COLUMNS = 2 };

static void draw_front(const struct report *r, struct canvas *c)
{
    const struct text_style title = {
        .font = r->style.given_font, .size_pt = 20, .paint = PAINT_BLACK};
    const struct text_style plain = {
        .font = r->style.solved_font, .size_pt = 10, .paint = PAINT_BLACK};
    char line[80];
    double right = sheet.width_pt - MARGIN_PT;
    double y = FRONT_TOP_PT;
    canvas_begin_page(c, &sheet);
    canvas_text(c, MARGIN_PT, MARGIN_PT + 12, ALIGN_LEFT, &title, r->cfg->book.title);
    snprintf(line, sizeof line, "%zu puzzles. %s", r->count,
             has_repeats(r) ? "Some are repeats: they are marked." : "None is a repeat.");
    canvas_text(c, MARGIN_PT, MARGIN_PT + 30, ALIGN_LEFT, &plain, line);
    for (unsigned curve = 0; curve < CURVES; curve++) {
        if (curve_is_known(r, curve)) {
            draw_curve(r, c, (struct box){MARGIN_PT, y, right, y + CURVE_PT - 10}, curve);
            y += CURVE_PT;
        }
    }
    figures_chart_draw(c, r->style.solved_font, (struct box){MARGIN_PT, y + 5, right, 800},
                       r->figures, r->count);
    canvas_end_page(c);
}

static void capitalised(const char *name, char *out, size_t size)
{
    snprintf(out, size, "%s", name);
    *out = *out >= 'a' && *out <= 'z' ? (char)(*out - 'a' + 'A') : *out;
}

/* Where the columns of figures end, and the bars are, as parts of the table's width. */
static const double puzzles_end = 0.64;
static const double steps_end = 0.76;
static const double bars_at = 0.79;

/* A line of the table of techniques, with a bar as long as the part of puzzles that need it. */
static void draw_tally(const struct report *r, struct canvas *c, const struct tally *t, double left,
                       double baseline, double width)
{
    const struct text_style plain = {
        .font = r->style.solved_font, .size_pt = 9, .paint = PAINT_BLACK};
    struct text_style name = plain;
    char line[80];
    char puzzles[24];
    const double bar = (1 - bars_at) * width;
    const double part = (double)t->puzzles / (double)(r->count ? r->count : 1);
    capitalised(t->name, line, sizeof line);
    snprintf(puzzles, sizeof puzzles, "%zu", t->puzzles);
    const double room = puzzles_end * width - text_width_pt(&plain, puzzles) - plain.size_pt;
    name.size_pt *= fmin(1, room / text_width_pt(&plain, line));
    canvas_text(c, left, baseline, ALIGN_LEFT, &name, line);
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
    canvas_text(c, left, baseline, ALIGN_LEFT, &bold, "Technique");
    canvas_text(c, left + puzzles_end * width, baseline, ALIGN_RIGHT, &bold, "Puzzles");
    canvas_text(c, left + steps_end * width, baseline, ALIGN_RIGHT, &bold, "Steps");
}

/* At the head of the first page of puzzles. Returns where the table ends. */
static double draw_techniques(const struct report *r, struct canvas *c)
{
    struct tally tally[MAX_TECHNIQUES];
    struct tally used[MAX_TECHNIQUES];
    size_t count = 0;
    count_techniques(r, tally);
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
                         size_t i)
{
    enum { SIZE_PT = 8, FIRST_PT = 11, LEADING_PT = 10 };
    const struct record *record = record_of(r, i);
    struct text_style style = {
        .font = r->style.given_font, .size_pt = SIZE_PT, .paint = PAINT_BLACK};
    struct text head = {0};
    struct text figures = {0};
    text_printf(&head, "%zu  %s%s", i + 1, said_level(r, record), r->banked[i] ? ", A REPEAT" : "");
    put_figures(record, &figures);
    canvas_note_failure(c, head.failed | figures.failed);
    canvas_text(c, left, top + FIRST_PT, ALIGN_LEFT, &style, head.data ? head.data : "");
    style.font = r->style.solved_font;
    canvas_text(c, left, top + FIRST_PT + LEADING_PT, ALIGN_LEFT, &style,
                figures.data ? figures.data : "");
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

/* As many rows of puzzles as there is room for; returns how many puzzles. */
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
        draw_thumbnail(r, c, left, top, width - 16, i);
        draw_caption(r, c, left, top + width - 16, i);
    }
    return k;
}

static enum status print_pdf(const struct report *r, struct press_file *f)
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

/* ---- the files ---- */

static enum status prepare(struct report *r)
{
    r->count = book_puzzle_count(r->book);
    r->figures = calloc(r->count + 1, sizeof *r->figures);
    r->banked = calloc(r->count + 1, sizeof *r->banked);
    r->fonts = font_set_new();
    if (!r->figures || !r->banked || !r->fonts) {
        return diag_error(r->diag, NULL, "%s", drawing_fault());
    }
    for (size_t i = 0; i < r->count; i++) {
        r->figures[i] = figures_of_record(record_of(r, i));
    }
    /* A hint of one step is the step that decides. */
    struct book_config one = *r->cfg;
    one.hints.per_puzzle = 1;
    r->key_step = hints_make(&one, r->puzzles->record, NULL, r->puzzles->signs, r->count);
    if (!r->key_step) {
        return diag_error(r->diag, NULL, OUT_OF_MEMORY);
    }
    enum status status = board_style_init(&r->style, r->fonts, DEFAULT_DIGIT_FONT, NULL, r->diag);
    return status == STATUS_OK
               ? report_find_repeats(r->cfg, r->book, r->puzzles, r->banked, r->diag)
               : status;
}

static enum status add_file(struct report *r, struct press_files *files, enum press_file_kind kind)
{
    struct press_file *f = press_files_add(files, r->cfg, kind, NULL, r->diag);
    if (!f) {
        return STATUS_USAGE;
    }
    enum status status = kind == FILE_REPORT ? print_html(r, &f->bytes) : print_pdf(r, f);
    if (status == STATUS_OK && f->bytes.failed) {
        status = diag_error(r->diag, NULL, OUT_OF_MEMORY);
    }
    if (status == STATUS_OK) {
        press_file_seal(f);
    }
    return status;
}

enum status report_make(const struct book_config *cfg, const struct book *book,
                        const struct press_puzzles *puzzles, struct press_files *files,
                        struct diag *d)
{
    struct report r = {.cfg = cfg, .book = book, .puzzles = puzzles, .diag = d};
    enum status status = prepare(&r);
    status = status == STATUS_OK ? add_file(&r, files, FILE_REPORT) : status;
    status = status == STATUS_OK ? add_file(&r, files, FILE_REPORT_PDF) : status;
    free(r.figures);
    hints_free(r.key_step);
    free((void *)r.banked);
    font_set_drop(r.fonts);
    return status;
}
