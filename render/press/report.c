#include "render/press/report_parts.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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

const struct record *report_record(const struct report *r, size_t i)
{
    return book_puzzle_at(r->book, i + 1)->record;
}

const char *report_text(const struct report *r, enum text_id id)
{
    return translation_text(&r->words, id);
}

static const enum text_id symmetry_texts[SYMMETRY_COUNT] = {
    [SYMMETRY_NONE] = TEXT_symmetry_none,
    [SYMMETRY_ROTATE180] = TEXT_symmetry_rotate180,
    [SYMMETRY_ROTATE90] = TEXT_symmetry_rotate90,
    [SYMMETRY_MIRROR] = TEXT_symmetry_mirror,
    [SYMMETRY_FLIP] = TEXT_symmetry_flip,
    [SYMMETRY_BOTH] = TEXT_symmetry_both,
    [SYMMETRY_DIAGONAL] = TEXT_symmetry_diagonal,
    [SYMMETRY_ANTIDIAGONAL] = TEXT_symmetry_antidiagonal,
    [SYMMETRY_BOTH_DIAGONALS] = TEXT_symmetry_both_diagonals,
    [SYMMETRY_FULL] = TEXT_symmetry_full,
};

/* In words, not as a config writes it. */
static const char *said_symmetry(const struct report *r, const struct record *record)
{
    enum symmetry s;
    return symmetry_find(record->symmetry, &s) ? report_text(r, symmetry_texts[s])
                                               : record->symmetry;
}

static void put_escaped(struct text *plain, struct text *out)
{
    text_xml(out, text_chars(plain));
    out->failed |= plain->failed;
    text_free(plain);
}

/* "full-house=20 naked-pair=1" as "full house 20, naked pair". */
static void put_technique_names(const struct report *r, const struct record *record,
                                struct text *out)
{
    const char *const techniques = record->techniques;
    for (const char *p = techniques; *p; p += strspn(p, " ")) {
        char key[64];
        size_t length = strcspn(p, "= ");
        unsigned long count = p[length] == '=' ? strtoul(p + length + 1, NULL, 10) : 1;
        snprintf(key, sizeof key, "%.*s", (int)length, p);
        int id = technique_find(key);
        text_puts(out, p == techniques ? "" : ", ");
        struct text name = {0};
        if (id < 0) {
            text_puts(&name, key);
        } else {
            technique_put_name(&r->words, id, record->variant->size, &name);
        }
        put_escaped(&name, out);
        if (count > 1) {
            text_printf(out, " %lu", count);
        }
        p += strcspn(p, " ");
    }
}

void report_count_techniques(const struct report *r, struct tally tally[MAX_TECHNIQUES])
{
    for (size_t id = 0; id < technique_count(); id++) {
        tally[id] = (struct tally){.technique = (int)id};
    }
    for (size_t i = 0; i < r->count; i++) {
        const unsigned size = report_record(r, i)->variant->size;
        for (const char *p = report_record(r, i)->techniques; *p; p += strspn(p, " ")) {
            size_t length = strcspn(p, "=");
            for (size_t id = 0; id < technique_count(); id++) {
                const char *key = technique_at(id)->key;
                if (strlen(key) == length && memcmp(key, p, length) == 0) {
                    tally[id].size = !tally[id].puzzles || tally[id].size == size ? size : 0;
                    tally[id].puzzles++;
                    tally[id].steps += strtoul(p + length + 1, NULL, 10);
                }
            }
            p += strcspn(p, " ");
        }
    }
}

bool report_knows_curve(const struct report *r, unsigned curve)
{
    bool known = false;
    for (size_t i = 0; i < r->count; i++) {
        known |= curve ? report_record(r, i)->score > 0 : r->figures[i].minutes > 0;
    }
    return known;
}

static double curve_height(const struct report *r, size_t i, unsigned curve)
{
    return curve ? fmax(0, report_record(r, i)->score) : r->figures[i].minutes;
}

void report_draw_curve(const struct report *r, struct canvas *c, struct box area, unsigned curve)
{
    const char *figure = report_text(r, curve ? TEXT_report_score : TEXT_report_time);
    struct text label = {0};
    struct chart chart;
    double most = 1;
    for (size_t i = 0; i < r->count; i++) {
        most = fmax(most, curve_height(r, i, curve));
    }
    translation_fill(&label, report_text(r, TEXT_report_shades), &figure, 1);
    chart_begin(&chart, c, r->style.solved_font, area,
                (struct chart_axis){0.5, (double)r->count + 0.5,
                                    report_text(r, TEXT_report_by_number), true},
                (struct chart_axis){0, most, text_chars(&label), false});
    for (size_t i = 0; i < r->count; i++) {
        size_t section = book_puzzle_at(r->book, i + 1)->section;
        chart_bar(&chart, (double)i + 0.6, (double)i + 1.4, curve_height(r, i, curve),
                  paint_rgb(section % 2 ? 0x9DBAD6 : 0x2F5F8F));
    }
    canvas_note_failure(c, label.failed);
    text_free(&label);
}

void report_draw_thumbnail(const struct report *r, struct canvas *c, double left, double top,
                           double size_pt, size_t i)
{
    const struct record *record = report_record(r, i);
    const struct board_content content = {.variant = record->variant, .givens = &record->givens};
    board_draw(c, left, top, size_pt / board_across(record->variant), &r->style, &content);
}

const char *report_level(const struct report *r, const struct record *record)
{
    return record->level[0] ? translation_level(&r->words, record->level) : "";
}

void report_put_figures(const struct report *r, const struct record *record, struct text *out)
{
    char score[16];
    char minutes[MINUTES_TEXT_SIZE];
    if (record->score >= 0) {
        snprintf(score, sizeof score, "%d", record->score);
        translation_label(out, &r->words, report_text(r, TEXT_report_score), score);
    }
    if (record->minutes >= 0) {
        const char *value = minutes_text(record->minutes, minutes);
        text_puts(out, record->score >= 0 ? ", " : "");
        translation_fill(out, report_text(r, TEXT_minutes), &value, 1);
    }
}

void report_put_summary(const struct report *r, struct text *out)
{
    char count[24];
    bool repeats = false;
    for (size_t i = 0; i < r->count; i++) {
        repeats |= r->banked[i] != NULL;
    }
    snprintf(count, sizeof count, "%zu", r->count);
    translation_label(out, &r->words, report_text(r, TEXT_puzzles), count);
    text_printf(out, ". %s",
                report_text(r, repeats ? TEXT_report_some_repeats : TEXT_report_no_repeats));
}

typedef void drawing(const struct report *r, struct canvas *c, struct box area, size_t i);

static void curve_drawing(const struct report *r, struct canvas *c, struct box area, size_t i)
{
    report_draw_curve(r, c, area, (unsigned)i);
}

static void figures_drawing(const struct report *r, struct canvas *c, struct box area, size_t i)
{
    (void)i;
    figures_chart_draw(c, r->style.solved_font, area, &r->words, r->figures, r->count);
}

static void thumbnail_drawing(const struct report *r, struct canvas *c, struct box area, size_t i)
{
    report_draw_thumbnail(r, c, area.left, area.top, area.right - area.left, i);
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

/* Frees the plain text. */
static void describe(const struct report *r, size_t i, struct text *out)
{
    const struct record *record = report_record(r, i);
    struct text plain = {0};
    text_puts(&plain, report_level(r, record));
    text_puts(&plain, plain.length && record->score >= 0 ? ", " : "");
    report_put_figures(r, record, &plain);
    put_escaped(&plain, out);
}

static void put_heading(const struct report *r, enum text_id id, struct text *out)
{
    text_puts(out, "<h2>");
    text_xml(out, report_text(r, id));
    text_puts(out, "</h2>\n");
}

/* Begins a table. */
static void put_heads(const struct report *r, const enum text_id *heads, size_t count,
                      struct text *out)
{
    text_puts(out, "<table><tr>");
    for (size_t i = 0; i < count; i++) {
        text_puts(out, "<th>");
        text_xml(out, report_text(r, heads[i]));
    }
    text_puts(out, "</tr>\n");
}

static void put_tallies(const struct report *r, struct text *out)
{
    struct tally tally[MAX_TECHNIQUES];
    report_count_techniques(r, tally);
    put_heading(r, TEXT_techniques, out);
    put_heads(r, (const enum text_id[]){TEXT_report_technique, TEXT_puzzles, TEXT_report_steps}, 3,
              out);
    for (size_t id = 0; id < technique_count(); id++) {
        if (tally[id].puzzles) {
            struct text name = {0};
            text_puts(out, "<tr><td>");
            technique_put_name(&r->words, tally[id].technique, tally[id].size, &name);
            put_escaped(&name, out);
            text_printf(out, "<td>%zu<td>%zu</tr>\n", tally[id].puzzles, tally[id].steps);
        }
    }
    text_puts(out, "</table>\n");
    put_heading(r, TEXT_report_symmetry, out);
    put_heads(r, (const enum text_id[]){TEXT_report_symmetry, TEXT_puzzles}, 2, out);
    for (int s = 0; s < SYMMETRY_COUNT; s++) {
        size_t count = 0;
        for (size_t i = 0; i < r->count; i++) {
            count += strcmp(report_record(r, i)->symmetry, symmetry_name((enum symmetry)s)) == 0;
        }
        if (count) {
            text_puts(out, "<tr><td>");
            text_xml(out, report_text(r, symmetry_texts[s]));
            text_printf(out, "<td>%zu</tr>\n", count);
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
    put_escaped(&plain, out);
}

static enum status put_rows(const struct report *r, struct text *out)
{
    enum { THUMBNAIL_PT = 90 };
    static const enum text_id heads[] = {
        TEXT_report_number,   TEXT_report_id,     TEXT_puzzle,          TEXT_report_section,
        TEXT_level,           TEXT_report_givens, TEXT_report_symmetry, TEXT_techniques,
        TEXT_report_key_step, TEXT_report_repeat};
    enum status status = STATUS_OK;
    put_heading(r, TEXT_puzzles, out);
    put_heads(r, heads, sizeof heads / sizeof *heads, out);
    for (size_t i = 0; i < r->count && status == STATUS_OK; i++) {
        const struct record *record = report_record(r, i);
        char id[PUZZLE_ID_SIZE];
        text_printf(out, "<tr><td>%zu<td><code>%s</code><td>", i + 1, puzzle_id(record, id));
        status = put_svg(r, out, THUMBNAIL_PT, THUMBNAIL_PT, thumbnail_drawing, i);
        text_puts(out, "<td>");
        text_xml(out, book_section_title(r->book, book_puzzle_at(r->book, i + 1)->section));
        text_puts(out, "<td>");
        describe(r, i, out);
        text_printf(out, "<td>%u<td>", grid_given_count(record->variant, &record->givens));
        text_xml(out, said_symmetry(r, record));
        text_puts(out, "<td>");
        put_technique_names(r, record, out);
        text_puts(out, "<td>");
        put_plain(r->key_step[i] ? r->key_step[i] : "", out);
        text_puts(out, "<td>");
        if (r->banked[i]) {
            const char *bank = bank_shown(r->banked[i]);
            struct text plain = {0};
            translation_fill(&plain, report_text(r, TEXT_report_in_bank), &bank, 1);
            put_escaped(&plain, out);
        }
        text_puts(out, "</tr>\n");
    }
    text_puts(out, "</table>\n");
    return status;
}

static enum status print_html(const struct report *r, struct text *out)
{
    struct text summary = {0};
    text_printf(out, "<!DOCTYPE html>\n<html lang=\"%s\"><head><meta charset=\"utf-8\"><title>",
                r->cfg->book.language);
    text_xml(out, r->cfg->book.title);
    text_puts(out, "</title>\n<style>body{font-family:sans-serif;margin:2em}table{border-collapse:"
                   "collapse}td,th{padding:.2em .8em;text-align:left;border-bottom:1px solid "
                   "#ccc}</style></head><body>\n<h1>");
    text_xml(out, r->cfg->book.title);
    text_puts(out, "</h1>\n<p>");
    report_put_summary(r, &summary);
    put_escaped(&summary, out);
    text_puts(out, "</p>\n");
    put_heading(r, TEXT_report_difficulty, out);
    enum status status = STATUS_OK;
    for (unsigned curve = 0; curve < CURVES && status == STATUS_OK; curve++) {
        if (!report_knows_curve(r, curve)) {
            continue;
        }
        status = put_svg(r, out, FIGURES_CHART_WIDTH_PT, 180, curve_drawing, curve);
        text_puts(out, "\n");
    }
    text_puts(out, "\n");
    put_heading(r, TEXT_report_figures, out);
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
        r->figures[i] = figures_of_record(report_record(r, i));
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
    enum status status = kind == FILE_REPORT ? print_html(r, &f->bytes) : report_print_pdf(r, f);
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
    r.words = (struct translation){.language = cfg->book.language, .own = &cfg->book.words};
    enum status status = prepare(&r);
    status = status == STATUS_OK ? add_file(&r, files, FILE_REPORT) : status;
    status = status == STATUS_OK ? add_file(&r, files, FILE_REPORT_PDF) : status;
    free(r.figures);
    hints_free(r.key_step);
    free((void *)r.banked);
    font_set_drop(r.fonts);
    return status;
}
