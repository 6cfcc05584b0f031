/* Every trim size with every number of puzzles a page and every size of board: either all fits,
 * with the largest cells that any arrangement allows, or the book is refused with the largest
 * number that would fit. */
#include <criterion/criterion.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "render/book/book_data.h"
#include "tests/property/effort.h"

static const unsigned puzzle_counts[] = {1, 2, 3, 4, 6, 9};
static const unsigned answer_counts[] = {1, 4, 6, 9, 12, 15, 20};
static const char *const variants[] = {"4x4", "6x6", "classic", "12x12", "16x16"};
enum { VARIANTS = 5, PUZZLES = 9 };

/* Cells are cut to this raster. */
static const double sixteenth = 1.0 / 16;

struct made {
    struct book_config *cfg;
    struct book *book;
    struct record record[PUZZLES];
    const struct record *puzzle[PUZZLES];
    struct book_section_source section;
    char *message;
    enum status status;
};

/* Labels next to boards, and what stands over these where that leaves them larger. The first is the
 * default. */
static const struct label_kind {
    const char *name, *over; /* over NULL: they stand over the boards themselves */
} label_kinds[] = {{"margin", "line"}, {"side", "line"}, {"tab", "bar"},
                   {"badge", "disc"},  {"line", NULL},   {"centred", NULL},
                   {"bar", NULL},      {"disc", NULL},   {"strap", NULL}};
enum { LABEL_KINDS = sizeof label_kinds / sizeof label_kinds[0] };

struct spec {
    const struct config_trim *trim;
    const char *variant;
    const char *profile;
    unsigned puzzles, solutions;     /* a page */
    const struct label_kind *labels; /* of puzzles */
    const char *more;                /* of the style; NULL: nothing */
    const char *set;
};

static void plan(struct made *m, struct font_set *fonts, const struct spec *w)
{
    static const struct config_vocabulary any = {0};
    struct text yaml = {0};
    struct diag d;
    size_t length;
    memset(m, 0, sizeof *m);
    FILE *out = open_memstream(&m->message, &length);
    diag_init(&d, out);
    text_printf(&yaml,
                "book: {title: Fit}\npage: {trim: %.4f x %.4f pt}\nper_page: %u\n"
                "answers: {per_page: %u}\nsections: [{variant: %s, count: %d}]\n"
                "style: {labels: %s, %s}\n",
                w->trim->width_pt, w->trim->height_pt, w->puzzles, w->solutions, w->variant,
                PUZZLES, w->labels->name, w->more ? w->more : "");
    cr_assert_eq(book_config_parse(&m->cfg, "fit.yaml", yaml.data, yaml.length, &any, &w->set,
                                   w->set ? 1 : 0, &d),
                 STATUS_OK, "%s", yaml.data);
    for (size_t i = 0; i < PUZZLES; i++) {
        record_init(&m->record[i], variant_find(w->variant));
        strcpy(m->record[i].level, "medium");
        m->record[i].minutes = 12;
        m->puzzle[i] = &m->record[i];
    }
    m->section = (struct book_section_source){.record = m->puzzle, .count = PUZZLES};
    /* What the vendor does not print at all is for the screen. */
    const struct profile *profile = profile_find(w->profile);
    if (!profile_takes_trim(profile, w->trim)) {
        profile = profile_find("screen");
    }
    struct book_source source = {.config = m->cfg,
                                 .profile = profile,
                                 .fonts = fonts,
                                 .section = &m->section,
                                 .draft = true};
    m->status = book_plan(&m->book, &source, &d);
    fclose(out);
    text_free(&yaml);
}

static void drop(struct made *m)
{
    book_drop(m->book);
    book_config_free(m->cfg);
    free(m->message);
}

/* The largest cell of any arrangement, by trying them all. Labels next to boards leave these one
 * column. */
static double best_cell(const struct book *b, const struct label_style *label, unsigned count,
                        unsigned size, bool solutions)
{
    double gap_x = !solutions ? 20 : count > 6 ? 10 : 14;
    double gap_y = solutions ? 12 : 11;
    double around = solutions ? 0 : 4; /* above the boards and below */
    double best = 0;
    const bool aside = LABELS_ARE_ASIDE(label->kind);
    const double gap_y_cells = aside && !solutions ? 0.35 : 0;
    for (unsigned columns = 1; columns <= (aside ? 1 : count); columns++) {
        for (unsigned rows = 1; rows <= count; rows++) {
            double across = (book_block_width(b) - (columns - 1) * gap_x) / columns;
            across = (across - label->side_pt) / size;
            double down = (book_block_height(b) - around - (rows - 1) * gap_y) / rows;
            down = (down - label->head_pt - label->foot_pt) / size;
            double apart = book_block_height(b) - around - rows * (label->head_pt + label->foot_pt);
            down = fmin(down, apart / (rows * size + (rows - 1) * gap_y_cells));
            best = columns * rows >= count ? fmax(best, fmin(across, down)) : best;
        }
    }
    return best;
}

static void boards_stand_apart(const struct book *b, const struct page_layout *l,
                               const struct label_style *label, unsigned count, unsigned size,
                               const char *what)
{
    double side = l->cell_pt * size;
    const double min_gap = 10 - 1e-6;
    /* Boards in one column may reach below the block, but not into the printer's margin. */
    const double spare = b->sheet.margins.bottom_pt - sheet_vendor_margin(b) - sheet_line_reach(b);
    const double foot = book_block_height(b) + (l->columns == 1 ? fmax(0, spare) : 0);
    for (unsigned i = 0; i < count; i++) {
        double left = l->slot[i].left - label->side_pt;
        double top = l->slot[i].top - label->head_pt;
        cr_assert(left > -1e-6 && l->slot[i].left + side < book_block_width(b) + 1e-6, "%s: %u",
                  what, i);
        double bottom = l->slot[i].top + side + label->foot_pt;
        cr_assert(top > -1e-6 && bottom < foot + 1e-6, "%s: %u", what, i);
        for (unsigned k = 0; k < i; k++) {
            bool beside = fabs(l->slot[i].left - l->slot[k].left) >= side + min_gap;
            bool below = fabs(l->slot[i].top - l->slot[k].top) >=
                         side + label->head_pt + label->foot_pt + min_gap;
            cr_assert(beside || below, "%s: boards %u and %u meet", what, k, i);
        }
    }
}

/* Nothing is drawn outside the vendor's margins; the canvas records where ink is. */
static void pages_keep_the_margins(const struct made *m, const char *what)
{
    const struct book *b = m->book;
    double margin = b->source.profile->margin_pt - 0.01;
    size_t count = book_page_count(b, BOOK_INTERIOR);
    double gutter = profile_gutter_pt(b->source.profile, (unsigned)count) - 0.01;
    struct canvas_options o = {.scale = 1};
    struct canvas *c = canvas_new(canvas_device_find("pdf"), &o);
    for (size_t i = 0; i < count; i++) {
        book_draw_page(b, BOOK_INTERIOR, i, c);
        const struct box *ink = &canvas_pages(c)[i].ink;
        if (ink->left > ink->right) {
            continue;
        }
        double left = i % 2 == 0 ? gutter : margin;
        double right = b->sheet.width_pt - (i % 2 == 0 ? margin : gutter);
        cr_assert(ink->left >= left && ink->right <= right, "%s: page %zu has ink from %f to %f",
                  what, i + 1, ink->left, ink->right);
        cr_assert(ink->top >= margin && ink->bottom <= b->sheet.height_pt - margin,
                  "%s: page %zu has ink from %f down to %f", what, i + 1, ink->top, ink->bottom);
        cr_assert_geq(canvas_pages(c)[i].smallest_text_pt, b->source.profile->min_text_pt - 1e-6);
        cr_assert_geq(canvas_pages(c)[i].thinnest_line_pt, b->source.profile->min_line_pt - 1e-6);
    }
    canvas_drop(c);
}

/* The number that the refusal names fits, and no larger one does. */
static void refusal_is_true(struct font_set *fonts, struct spec w, const char *message,
                            const char *what)
{
    const char *at = strstr(message, "per_page to ");
    unsigned *count = strstr(message, "puzzles") ? &w.puzzles : &w.solutions;
    unsigned asked = *count;
    unsigned fits = 0;
    cr_assert(at || strstr(message, "does not fit on a page"), "%s: %s", what, message);
    if (at) {
        cr_assert_eq(sscanf(at, "per_page to %u", &fits), 1);
        cr_assert(fits >= 1 && fits < asked, "%s: %s", what, message);
    }
    for (*count = fits ? fits : 1; *count < asked; ++*count) {
        struct made m;
        plan(&m, fonts, &w);
        cr_assert_eq(m.status == STATUS_OK, *count == fits, "%s: %u a page: %s", what, *count,
                     m.message);
        drop(&m);
    }
}

/* Labels next to boards take three hundredths of their cells at most. They never make a page too
 * small for its boards: `cell_pt` is 0 then. */
static void labels_over_boards_are_no_better(struct font_set *fonts, struct spec w, double cell_pt,
                                             const char *what)
{
    const double enough = 0.97;
    struct made m;
    const struct label_kind over_boards = {w.labels->over, NULL};
    w.labels = &over_boards;
    plan(&m, fonts, &w);
    if (m.status == STATUS_OK) {
        const double over = m.book->layouts.puzzle[0].page.cell_pt;
        cr_assert_geq(cell_pt, enough * over - sixteenth, "%s: %f, and %f over the boards", what,
                      cell_pt, over);
    }
    drop(&m);
}

static void check_spec(struct font_set *fonts, const struct spec *w, bool solutions, bool draw)
{
    struct made m;
    char what[200];
    unsigned count = solutions ? w->solutions : w->puzzles;
    snprintf(what, sizeof what, "%s, %u of %s, labels %s", w->trim->name, count, w->variant,
             w->labels->name);
    plan(&m, fonts, w);
    if (!solutions && w->labels->over) {
        labels_over_boards_are_no_better(
            fonts, *w, m.status == STATUS_OK ? m.book->layouts.puzzle[0].page.cell_pt : 0, what);
    }
    if (m.status != STATUS_OK) {
        refusal_is_true(fonts, *w, m.message, what);
        drop(&m);
        return;
    }
    const struct book *b = m.book;
    unsigned size = m.record[0].variant->size;
    const struct page_layout *l = solutions ? &b->layouts.answer[0] : &b->layouts.puzzle[0].page;
    const struct label_style *label =
        solutions ? &b->layouts.answer_label[0] : &b->layouts.puzzle[0].label;
    boards_stand_apart(b, l, label, count, size, what);
    double best = best_cell(b, label, count, size, solutions);
    double most = solutions ? 36 : size < 9 ? 66 * 9.0 / (size + 2) : 66;
    cr_assert_geq(l->cell_pt, fmin(best, most) - sixteenth, "%s: %f, and %f is possible", what,
                  l->cell_pt, best);
    if (!solutions) {
        bool large = b->cfg->style.large_print;
        cr_assert_geq(l->cell_pt, (large ? 12.5 : 6) * PT_PER_MM - 1e-6, "%s", what);
    }
    if (draw) {
        pages_keep_the_margins(&m, what);
    }
    drop(&m);
}

static void check_table(const unsigned *counts, size_t count_count, bool solutions,
                        const char *profile, const char *more, unsigned draw_every)
{
    struct font_set *fonts = font_set_new();
    unsigned number = 0;
    const size_t kinds = solutions ? 1 : LABEL_KINDS; /* of puzzles */
    for (size_t t = 0; t < trim_count(); t++) {
        for (size_t i = 0; i < VARIANTS * count_count; i++) {
            for (size_t k = 0; k < kinds; k++) {
                if (!is_tried(t + k, i, solutions ? 3 : LABEL_KINDS)) {
                    continue;
                }
                struct spec w = {trim_at(t), variants[i % VARIANTS], profile, 1,
                                 1,          &label_kinds[k],        more,    NULL};
                *(solutions ? &w.solutions : &w.puzzles) = counts[i / VARIANTS];
                check_spec(fonts, &w, solutions, number++ % draw_every == 0);
            }
        }
    }
    font_set_drop(fonts);
}

Test(layout, puzzles_fit_every_page_or_say_what_would)
{
    check_table(puzzle_counts, sizeof puzzle_counts / sizeof puzzle_counts[0], false, "kdp", NULL,
                3);
}

/* Small cells are allowed for the puzzles, so that only the solutions can be refused. */
Test(layout, solutions_fit_every_page_or_say_what_would)
{
    check_table(answer_counts, sizeof answer_counts / sizeof answer_counts[0], true, "kdp",
                "min_cell: 4 mm", 7);
}

/* The same with everything around the boards that can be there, at the strictest vendor's. */
Test(layout, full_pages_fit_too)
{
    static const char *const more[] = {
        ("running_heads: true, check_boxes: true, estimated_time: true, notes: lined, "
         "notes_height: 30 mm, candidates: corners"),
        "candidates: full, text_size: 16 pt, check_boxes: true",
        "time_line: true, vote_boxes: true", "check_boxes: true, notes: lined",
        "vote_boxes: true, stars: true"};
    static const char *const set[] = {NULL, NULL, "answers.at=under", "answers.at=beside",
                                      "answers.at=code"};
    enum { MORE = sizeof more / sizeof more[0] };
    static const unsigned counts[] = {1, 2, 6};
    struct font_set *fonts = font_set_new();
    for (size_t t = 0; t < trim_count(); t++) {
        for (size_t c = t % effort(4, 1); c < 3 * MORE; c += effort(4, 1)) {
            struct spec w = {trim_at(t),
                             variants[t % VARIANTS],
                             "ingram",
                             counts[c / MORE],
                             1,
                             &label_kinds[(t + c) % LABEL_KINDS],
                             more[c % MORE],
                             set[c % MORE]};
            struct made m;
            char what[100];
            plan(&m, fonts, &w);
            snprintf(what, sizeof what, "%s, %u of %s, labels %s", w.trim->name, counts[c / MORE],
                     w.variant, w.labels->name);
            if (m.status == STATUS_OK) {
                pages_keep_the_margins(&m, what);
            } else {
                refusal_is_true(fonts, w, m.message, what);
            }
            drop(&m);
        }
    }
    font_set_drop(fonts);
}

Test(layout, large_print_keeps_its_cells)
{
    check_table(puzzle_counts, 3, false, "kdp", "large_print: true", 9);
}
