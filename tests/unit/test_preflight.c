#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "cli/book_walks.h"
#include "gen/format/stream.h"
#include "gen/grade/grade.h"
#include "gen/solve/solve.h"
#include "render/book/book_private.h"
#include "render/book/cover.h"
#include "render/book/impose.h"
#include "render/canvas/device.h"
#include "render/canvas/pdf_pack.h"
#include "render/preflight/pdf_read.h"
#include "render/preflight/preflight.h"

static const char *const puzzles[] = {
    "1...2.....5..3.....9..6..37372...4.....3.2..5.......6..2...4..9..6..9..1..17.....",
    ".5...1.9..7.6..1......2.3...9.4...3.4..7.....5.6.1....2...486..........1..8.3.9..",
    ".....4.8..91..2....5..1.2..61......5....4...3..59........4.5....78.6..9...3...6.4",
    "89.........3....767...1.4.8..7941......7..........8.92.......4....5..3..68..3.1..",
    "25..61.....78...5..1.29.8....147.9...2.....3.5.............8.9...9.1.7......3....",
    "...6.1....1..2..5.32...9..........4.9.1.5..23.7..3...9.67.....1..8..79.......85.6",
};

enum { COUNT = sizeof puzzles / sizeof puzzles[0], MAX_SETS = 3 };

static const char yaml[] = "book: {title: T, author: A, introduction: Words., "
                           "isbn: 978-0-306-40615-7}\n"
                           "cover: {barcode: ean13, background: \"#203040\"}\n"
                           "per_page: 1\n"
                           "style: {running_heads: true}\n"
                           "answers: {place: book, per_page: 4}\n"
                           "parts: {notes_pages: 1}\n"
                           "home: {sheet: A3}\n"
                           "sections: [{title: S, count: 6}]\n";

/* A small book, planned and drawn; what tests then damage. */
struct press {
    struct profile profile;
    struct book_config *cfg;
    struct record record[COUNT];
    struct book_section_source section;
    struct font_set *fonts;
    struct book *book;
    struct canvas *canvas;
    struct text pdf;
    struct diag d;
};

static void press_open(struct press *p, const char *profile, const char *const *set, bool colour)
{
    struct config_vocabulary any = {.trims = trim_at(0), .trim_count = trim_count()};
    size_t sets = 0;
    memset(p, 0, sizeof *p);
    p->profile = *profile_find(profile);
    p->profile.bounds = NULL;
    p->profile.min_pages = 2;
    while (sets < MAX_SETS && set[sets]) {
        sets++;
    }
    cr_assert_eq(book_config_parse(&p->cfg, "b", yaml, strlen(yaml), &any, set, sets, &p->d),
                 STATUS_OK);
    for (size_t i = 0; i < COUNT; i++) {
        struct record *r = &p->record[i];
        cr_assert_eq(record_from_line(r, puzzles[i], variant_at(0), NULL, &p->d), STATUS_OK);
        cr_assert_eq(solve_count(r->variant, &r->givens, 2, &r->solution), 1);
        r->has_solution = true;
    }
    p->section = (struct book_section_source){p->record, COUNT};
    p->fonts = font_set_new();
    struct book_source source = {
        .config = p->cfg, .profile = &p->profile, .fonts = p->fonts, .section = &p->section};
    cr_assert_eq(book_plan(&p->book, &source, &p->d), STATUS_OK);
    struct canvas_options o = {.title = "T",
                               .metadata = p->profile.metadata,
                               .navigation = p->profile.navigation,
                               .pdf_x = p->profile.pdf_x};
    p->canvas = canvas_new(canvas_device_find("pdf"), &o);
    if (!colour) {
        book_draw(p->book, BOOK_INTERIOR, p->canvas);
    }
    for (size_t i = 0; colour && i < book_page_count(p->book, BOOK_INTERIOR); i++) {
        struct page_boxes boxes = book_page_boxes(p->book, BOOK_INTERIOR, i);
        canvas_begin_page(p->canvas, &boxes);
        book_draw_content(p->book, BOOK_INTERIOR, i, p->canvas);
        canvas_fill(p->canvas, (struct box){100, 100, 120, 120}, paint_rgb(0xFF0000));
        canvas_end_page(p->canvas);
    }
    cr_assert_eq(canvas_finish(p->canvas, &p->pdf, &p->d), STATUS_OK);
}

static void press_begin(struct press *p, const char *profile, const char *set, bool colour)
{
    const char *const sets[MAX_SETS] = {set};
    press_open(p, profile, sets, colour);
}

static void press_end(struct press *p)
{
    canvas_drop(p->canvas);
    book_drop(p->book);
    font_set_drop(p->fonts);
    book_config_free(p->cfg);
    text_free(&p->pdf);
}

static void list_problems(struct preflight *report, struct text *out)
{
    text_clear(out);
    text_puts(out, "");
    cr_assert(!report->out_of_memory);
    for (size_t i = 0; i < report->count; i++) {
        const struct preflight_finding *f = &report->item[i];
        if (f->state != PREFLIGHT_PASS) {
            text_printf(out, "%s%s%s", out->length ? " " : "", f->rule,
                        f->state == PREFLIGHT_WARNING ? "?" : "");
        }
    }
    preflight_free(report);
}

/* The rules that do not pass, as "lines gray". */
static void judge(const struct press *p, struct text *out)
{
    struct preflight report = {0};
    struct preflight_file file = {.name = "b.pdf",
                                  .book = p->book,
                                  .part = BOOK_INTERIOR,
                                  .config = p->cfg,
                                  .profile = &p->profile,
                                  .page = canvas_pages(p->canvas),
                                  .page_count = canvas_page_count(p->canvas),
                                  .pdf = p->pdf.data,
                                  .pdf_length = p->pdf.length};
    preflight_check_puzzles(&report, p->book);
    preflight_check_file(&report, &file);
    list_problems(&report, out);
}

/* Replace the first, or every, occurrence by a text of the same length. */
static void edit(struct press *p, const char *from, const char *to, bool every)
{
    size_t length = strlen(from);
    unsigned edits = 0;
    cr_assert_eq(length, strlen(to));
    for (size_t i = 0; i + length <= p->pdf.length && (every || !edits); i++) {
        if (memcmp(p->pdf.data + i, from, length) == 0) {
            memcpy(p->pdf.data + i, to, length);
            edits++;
        }
    }
    cr_assert_gt(edits, 0, "no '%s'", from);
}

static void set_min_line(struct press *p)
{
    p->profile.min_line_pt = 1.5;
}

static void set_min_text(struct press *p)
{
    p->profile.min_text_pt = 9;
}

static void set_margin(struct press *p)
{
    p->profile.margin_pt = 40;
}

static void set_gutter(struct press *p)
{
    static const struct gutter_row wide[] = {{1000, 90}, {0, 0}};
    p->profile.gutter = wide;
}

static void set_min_pages(struct press *p)
{
    p->profile.min_pages = 1000;
}

static void set_max_pages(struct press *p)
{
    p->profile.max_pages = 4;
}

static void set_multiple(struct press *p)
{
    p->profile.page_multiple = 97;
}

static void set_asked_pages(struct press *p)
{
    p->cfg->page.pages = (struct config_range){500, 600};
}

static void set_blank_inside(struct press *p)
{
    p->profile.max_blank_inside = 0;
}

static void set_max_bytes(struct press *p)
{
    p->profile.max_bytes = 1000;
}

static void set_last_blank(struct press *p)
{
    p->profile.last_page_blank = true;
}

static void set_fill(struct press *p)
{
    p->profile.max_fill_gray = 0.3;
}

static void forbid_navigation(struct press *p)
{
    p->profile.navigation = false;
}

static void forbid_metadata(struct press *p)
{
    p->profile.metadata = false;
}

static void ask_pdf_x(struct press *p)
{
    p->profile.pdf_x = true;
}

static void ask_bleed(struct press *p)
{
    p->profile.always_bleed = true;
}

static void set_trim(struct press *p)
{
    p->cfg->page.trim.width_pt += 1;
}

static void cut_file(struct press *p)
{
    p->pdf.length -= 40;
}

static void no_header(struct press *p)
{
    edit(p, "%PDF-", "%PDX-", false);
}

static void damage_stream(struct press *p)
{
    char *stream = strstr(p->pdf.data + 100, "stream");
    cr_assert_not_null(stream);
    memset(stream + 12, 'x', 60);
}

static void damage_table(struct press *p)
{
    edit(p, "0000000015 00000 n", "0000000099 00000 n", false);
}

static void unembed(struct press *p)
{
    edit(p, "/FontFile2", "/FontFileX", false);
}

static void shrink_page(struct press *p)
{
    edit(p, "[ 0 0 432 648 ]", "[ 0 0 432 640 ]", false);
}

static void drop_outline(struct press *p)
{
    edit(p, "/Outlines", "/OutlineX", true);
}

static void drop_links(struct press *p)
{
    edit(p, "/Annots", "/AnnotX", true);
}

/* No damage: the same book in fewer bytes, and always the same bytes. */
static void pack(struct press *p)
{
    struct text again = {0};
    size_t before = p->pdf.length;
    text_add(&again, p->pdf.data, p->pdf.length);
    cr_assert(pdf_pack(&p->pdf) && pdf_pack(&again));
    cr_assert_lt(p->pdf.length, before);
    cr_assert(again.length == p->pdf.length && !memcmp(again.data, p->pdf.data, again.length));
    text_clear(&again);
    text_puts(&again, "%PDF-1.4 nothing else");
    cr_assert_not(pdf_pack(&again));
    cr_assert_str_eq(again.data, "%PDF-1.4 nothing else");
    text_free(&again);
}

static void drop_title(struct press *p)
{
    edit(p, "/Title", "/TitlX", true);
}

static void add_transparency(struct press *p)
{
    edit(p, "/ProcSet", "/SMask  ", false);
}

static void another_given(struct press *p)
{
    struct grid *g = &p->record[2].givens;
    unsigned cell = 0;
    while (g->cell[cell]) {
        cell++;
    }
    g->cell[cell] = p->record[2].solution.cell[cell];
}

static void another_solution(struct press *p)
{
    uint8_t kept = p->record[3].solution.cell[0];
    p->record[3].solution.cell[0] = p->record[3].solution.cell[1];
    p->record[3].solution.cell[1] = kept;
}

static void many_solutions(struct press *p)
{
    memset(p->record[4].givens.cell, 0, 40);
}

/* The first puzzle again, its rows turned upside down and its digits renamed. */
static void same_puzzle(struct press *p)
{
    for (unsigned i = 0; i < 81; i++) {
        unsigned from = (8 - i / 9) * 9 + i % 9;
        unsigned given = p->record[0].givens.cell[from];
        p->record[1].givens.cell[i] = (uint8_t)(given ? given % 9 + 1 : 0);
        p->record[1].solution.cell[i] = (uint8_t)(p->record[0].solution.cell[from] % 9 + 1);
    }
}

/* What the plan says, against what was printed. */
static void other_solution_page(struct press *p)
{
    p->book->puzzle[0].solution_folio += 2;
}

static void other_puzzle_page(struct press *p)
{
    p->book->puzzle[1].page += 2;
}

static void other_signs(struct press *p)
{
    static const char *signs[] = {"9", "8", "7", "6", "5", "4", "3", "2", "1"};
    p->cfg->style.digits = (struct config_texts){signs, 9};
}

static const struct {
    void (*damage)(struct press *p);
    const char *rules; /* that must not pass */
} damages[] = {
    {NULL, ""},
    {pack, ""},
    {set_min_line, "lines"},
    {set_min_text, "type-size"},
    {set_margin, "margins"},
    {set_gutter, "margins"},
    {set_min_pages, "page-count"},
    {set_max_pages, "page-count"},
    {set_multiple, "page-count"},
    {set_asked_pages, "page-count"},
    {set_blank_inside, "blank-pages"},
    {set_last_blank, "blank-pages"},
    {set_max_bytes, "file-size"},
    {set_fill, "gray"},
    {forbid_navigation, "navigation"},
    {forbid_metadata, "metadata"},
    {ask_pdf_x, "pdf-x"},
    {ask_bleed, "page-size"},
    {set_trim, "page-size"},
    {cut_file, "file"},
    {no_header, "file"},
    {damage_stream, "file"},
    {damage_table, "file"},
    {unembed, "fonts"},
    {shrink_page, "page-size"},
    {drop_outline, "navigation"},
    {drop_links, "navigation"},
    {drop_title, "metadata?"},
    {add_transparency, "plain"},
    {another_given, "boards"},
    {another_solution, "solutions boards"},
    {many_solutions, "unique boards"},
    {same_puzzle, "all-different boards"},
    {other_solution_page, "folios references"},
    {other_puzzle_page, "folios boards"},
    {other_signs, "boards"},
};

Test(preflight, every_rule_can_fail)
{
    for (size_t i = 0; i < sizeof damages / sizeof damages[0]; i++) {
        struct press p;
        struct text rules = {0};
        press_begin(&p, "screen", NULL, false);
        if (damages[i].damage) {
            damages[i].damage(&p);
        }
        judge(&p, &rules);
        cr_expect_str_eq(rules.data, damages[i].rules, "case %zu: '%s', not '%s'", i, rules.data,
                         damages[i].rules);
        text_free(&rules);
        press_end(&p);
    }
}

Test(preflight, books_of_every_profile_pass)
{
    static const char *const sets[] = {NULL, "answers.upside_down=true", "answers.reversed=true",
                                       "style.candidates=full", "style.large_print=true"};
    for (size_t i = 0; i < profile_count(); i++) {
        for (size_t k = 0; k < sizeof sets / sizeof sets[0]; k++) {
            struct press p;
            struct text rules = {0};
            press_begin(&p, profile_at(i)->name, sets[k], false);
            judge(&p, &rules);
            cr_expect_str_eq(rules.data, "", "%s with %s: %s", profile_at(i)->name,
                             sets[k] ? sets[k] : "no change", rules.data);
            text_free(&rules);
            press_end(&p);
        }
    }
}

/* Planned with empty boards, as before the puzzles are made: whatever the number of puzzles, the
 * book is refused, or its gutter is the one that its page count asks for. */
Test(preflight, gutter_and_page_count_agree)
{
    enum { MOST = 1700 };
    static const char plain[] = "book: {title: T}\n"
                                "answers: {place: book, per_page: 6}\n"
                                "sections: [{count: 1}]\n";
    static const struct config_vocabulary any = {0};
    struct record *record = calloc(MOST, sizeof *record);
    for (size_t i = 0; i < MOST; i++) {
        record_init(&record[i], variant_at(0));
    }
    struct book_config *cfg;
    struct diag d = {0};
    struct font_set *fonts = font_set_new();
    unsigned refused = 0;
    unsigned gutters = 0;
    cr_assert_eq(book_config_parse(&cfg, "b", plain, strlen(plain), &any, NULL, 0, &d), STATUS_OK);
    for (size_t p = 0; p < profile_count(); p++) {
        const struct profile *profile = profile_at(p);
        double last = 0;
        for (size_t count = 1; count <= MOST; count += 1 + count / 8) {
            struct book_section_source section = {record, count};
            struct book_source source = {
                .config = cfg, .profile = profile, .fonts = fonts, .section = &section};
            struct book *book;
            if (book_plan(&book, &source, &d) != STATUS_OK) {
                refused++;
                continue;
            }
            size_t pages = book_page_count(book, BOOK_INTERIOR);
            double gutter = profile_gutter_pt(profile, (unsigned)pages);
            double inside = book->margins.inside_pt;
            unsigned least;
            unsigned most;
            profile_bounds(profile, &cfg->page.trim, cfg->page.paper, &least, &most);
            cr_expect_float_eq(inside, gutter + 9, 1e-9, "%s, %zu puzzles: %g inside, gutter %g",
                               profile->name, count, inside, gutter);
            cr_expect(pages >= least && (!most || pages <= most), "%s: %zu pages", profile->name,
                      pages);
            cr_expect_eq(pages % profile->page_multiple, 0);
            size_t blank = 0;
            while (blank < pages &&
                   book->part[BOOK_INTERIOR].page[pages - 1 - blank].kind == PAGE_BLANK) {
                blank++;
            }
            cr_expect_leq(blank, profile->max_blank_end);
            gutters += gutter > last;
            last = fmax(last, gutter);
            book_drop(book);
        }
    }
    cr_expect_gt(refused, 5);
    cr_expect_gt(gutters, 12);
    font_set_drop(fonts);
    book_config_free(cfg);
    free(record);
}

/* Graded, so that the hardest are known; the book is planned again with the walkthroughs, or by its
 * config as it now is without them. */
static void press_walks(struct press *p, struct book_walks *walks)
{
    struct grade_scratch *scratch = grade_scratch_new();
    struct grade_options o;
    grade_options_init(&o);
    for (size_t i = 0; i < COUNT; i++) {
        struct grade g;
        grade_puzzle(p->record[i].variant, &p->record[i].givens, &o, scratch, &g);
        grade_to_record(&g, &p->record[i]);
    }
    grade_scratch_drop(scratch);
    if (walks) {
        cr_assert_eq(book_walks_make(p->cfg, &p->section, walks, &p->d), STATUS_OK);
    }
    struct book_source source = {.config = p->cfg,
                                 .profile = &p->profile,
                                 .fonts = p->fonts,
                                 .section = &p->section,
                                 .walk = walks ? walks->item : NULL,
                                 .walk_count = walks ? walks->count : 0};
    book_drop(p->book);
    canvas_drop(p->canvas);
    text_clear(&p->pdf);
    cr_assert_eq(book_plan(&p->book, &source, &p->d), STATUS_OK);
    struct canvas_options c = {.title = "T",
                               .metadata = p->profile.metadata,
                               .navigation = p->profile.navigation,
                               .pdf_x = p->profile.pdf_x};
    p->canvas = canvas_new(canvas_device_find("pdf"), &c);
    book_draw(p->book, BOOK_INTERIOR, p->canvas);
    cr_assert_eq(canvas_finish(p->canvas, &p->pdf, &p->d), STATUS_OK);
}

Test(preflight, walkthroughs_are_counted_and_pass)
{
    static const double trims[][2] = {{5, 8}, {6, 9}, {8.5, 11}};
    for (size_t i = 0; i < profile_count(); i++) {
        for (size_t k = 0; k < sizeof trims / sizeof trims[0]; k++) {
            struct press p;
            struct book_walks walks;
            struct text rules = {0};
            press_begin(&p, profile_at(i)->name, NULL, false);
            p.cfg->page.trim.width_pt = 72 * trims[k][0];
            p.cfg->page.trim.height_pt = 72 * trims[k][1];
            press_walks(&p, NULL);
            size_t before = book_page_count(p.book, BOOK_INTERIOR);
            p.cfg->walkthrough = (struct config_walkthrough){.hardest = 2, .max_steps = 3};
            press_walks(&p, &walks);
            cr_expect_eq(walks.count, 2);
            cr_expect_lt(walks.item[0].number, walks.item[1].number);
            for (size_t w = 0; w < walks.count; w++) {
                const struct book_walk *walk = &walks.item[w];
                cr_expect(walk->step_count >= 1 && walk->step_count <= 3);
                for (size_t s = 1; s < walk->step_count; s++) {
                    cr_expect_lt(walk->step[s - 1].number, walk->step[s].number);
                }
            }
            cr_expect_geq(book_page_count(p.book, BOOK_INTERIOR), before + 2);
            judge(&p, &rules);
            cr_expect_str_eq(rules.data, "", "%s at %g in: %s", profile_at(i)->name, trims[k][0],
                             rules.data);
            text_free(&rules);
            book_walks_free(&walks);
            press_end(&p);
        }
    }
}

Test(preflight, colour_is_seen)
{
    struct press p;
    struct text rules = {0};
    press_begin(&p, "screen", NULL, true);
    judge(&p, &rules);
    cr_assert(strstr(rules.data, "gray"), "%s", rules.data);
    text_free(&rules);
    press_end(&p);
}

static void ask_for_space(struct press *p)
{
    p->cfg->cover.barcode = BARCODE_SPACE;
}

static void other_isbn(struct press *p)
{
    p->cfg->book.isbn = "979-10-90636-07-1";
}

static void thinner_paper(struct press *p)
{
    p->cfg->page.caliper_pt = 0.1;
}

/* What a careless designer adds to a cover. Back and front are 432 pt wide and 648 high, the bleed
 * is 9. */
static void text_at(struct press *p, struct canvas *c, double x, double y, unsigned turns)
{
    const struct font *font = NULL;
    cr_assert_eq(font_find(p->fonts, "Liberation Sans", FONT_REGULAR, &font, NULL, &p->d),
                 STATUS_OK);
    struct text_style style = {.font = font, .size_pt = 12, .paint = PAINT_BLACK};
    canvas_push(c, (struct placement){1, turns, x, y});
    canvas_text(c, 0, 0, ALIGN_LEFT, &style, "Words");
    canvas_pop(c);
}

static void text_near_cut(struct press *p, struct canvas *c)
{
    text_at(p, c, 9 + 17, 300, 0);
}

static void text_near_fold(struct press *p, struct canvas *c)
{
    text_at(p, c, 9 + 432 - 36, 100, 0);
}

static void text_across_fold(struct press *p, struct canvas *c)
{
    text_at(p, c, 9 + 432 - 10, 100, 0);
}

static void text_on_thin_spine(struct press *p, struct canvas *c)
{
    text_at(p, c, 9 + 432 + 1, 300, 1);
}

static void line_near_cut(struct press *p, struct canvas *c)
{
    (void)p;
    canvas_line(c, 100, 9 + 648 - 10, 200, 9 + 648 - 10, 1, PAINT_BLACK);
}

static void ink_in_quiet_zone(struct press *p, struct canvas *c)
{
    (void)p;
    canvas_fill(c, (struct box){423 - 144 + 2, 590, 423 - 144 + 22, 592}, PAINT_BLACK);
}

static void bar_too_many(struct press *p, struct canvas *c)
{
    (void)p;
    canvas_fill(c, (struct box){340, 560, 346, 620}, PAINT_BLACK);
}

static void text_in_barcode(struct press *p, struct canvas *c)
{
    p->cfg->cover.barcode = BARCODE_SPACE;
    text_at(p, c, 330, 600, 0);
}

/* The canvas's record and the file then disagree. */
static void move_record(struct press *p)
{
    struct canvas *c = p->canvas;
    c->text[0].at[0] += 1;
}

static const struct {
    const char *set;
    void (*damage)(struct press *p);
    void (*add)(struct press *p, struct canvas *c);
    const char *rules;
} covers[] = {
    {NULL, NULL, NULL, ""},
    {"parts.notes_pages=100", NULL, NULL, ""},
    {"cover.background=ffffff", NULL, NULL, ""},
    {"cover.background=000001", NULL, NULL, "ink"},
    {NULL, ask_for_space, NULL, "barcode"},
    {NULL, other_isbn, NULL, "barcode"},
    {NULL, set_trim, NULL, "cover-size"},
    {"parts.notes_pages=100", thinner_paper, NULL, "cover-size spine"},
    {NULL, set_min_text, NULL, "type-size"},
    {NULL, move_record, NULL, "safe-area"},
    {NULL, NULL, text_near_cut, "safe-area"},
    {NULL, NULL, text_near_fold, "safe-area"},
    {NULL, NULL, text_across_fold, "spine"},
    {NULL, NULL, text_on_thin_spine, "spine"},
    {NULL, NULL, line_near_cut, "safe-area"},
    {NULL, NULL, ink_in_quiet_zone, "barcode"},
    {NULL, NULL, bar_too_many, "barcode"},
    {NULL, NULL, text_in_barcode, "barcode"},
};

static void draw_cover(struct press *p, void (*add)(struct press *p, struct canvas *c),
                       struct text *pdf)
{
    struct canvas_options o = {.record_texts = true};
    struct canvas *c = canvas_new(canvas_device_find("pdf"), &o);
    struct cover_geometry g = cover_geometry(p->book);
    struct page_boxes boxes = {
        .width_pt = g.width_pt,
        .height_pt = g.height_pt,
        .trim = {g.back.left, g.back.top, g.front.right, g.front.bottom},
    };
    canvas_begin_page(c, &boxes);
    cover_draw_content(p->book, c);
    if (add) {
        add(p, c);
    }
    canvas_end_page(c);
    cr_assert_eq(canvas_finish(c, pdf, &p->d), STATUS_OK);
    canvas_drop(p->canvas);
    p->canvas = c;
}

static void judge_cover(struct press *p, const struct text *pdf, struct text *rules)
{
    struct preflight report = {0};
    struct preflight_file file = {.name = "cover.pdf",
                                  .book = p->book,
                                  .kind = PREFLIGHT_COVER,
                                  .config = p->cfg,
                                  .profile = &p->profile,
                                  .page = canvas_pages(p->canvas),
                                  .page_count = canvas_page_count(p->canvas),
                                  .text = canvas_texts(p->canvas),
                                  .text_count = canvas_text_count(p->canvas),
                                  .pdf = pdf->data,
                                  .pdf_length = pdf->length};
    preflight_check_file(&report, &file);
    list_problems(&report, rules);
}

Test(preflight, covers)
{
    for (size_t i = 0; i < sizeof covers / sizeof covers[0]; i++) {
        struct press p;
        struct text pdf = {0};
        struct text rules = {0};
        press_begin(&p, "kdp", covers[i].set, false);
        draw_cover(&p, covers[i].add, &pdf);
        if (covers[i].damage) {
            covers[i].damage(&p);
        }
        judge_cover(&p, &pdf, &rules);
        cr_expect_str_eq(rules.data, covers[i].rules, "case %zu: '%s', not '%s'", i, rules.data,
                         covers[i].rules);
        text_free(&pdf);
        text_free(&rules);
        press_end(&p);
    }
}

/* Words that fit are made to fit, those that cannot are refused with their place, and none vanish.
 */
Test(preflight, long_words_on_covers)
{
    static const struct {
        size_t title, back, spine; /* words of six letters */
        bool fits;
    } rows[] = {{1, 1, 1, true},     {25, 60, 1, true}, {25, 250, 1, true},
                {1, 2000, 1, false}, {1, 1, 12, true},  {1, 1, 25, false}};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct press p;
        struct text set[MAX_SETS] = {{0}};
        const char *sets[MAX_SETS];
        const size_t counts[MAX_SETS] = {rows[i].title, rows[i].back, rows[i].spine};
        static const char *const keys[MAX_SETS] = {
            "cover.title=", "cover.back_text=", "cover.spine="};
        for (size_t k = 0; k < MAX_SETS; k++) {
            text_puts(&set[k], keys[k]);
            for (size_t n = 0; n < counts[k]; n++) {
                text_puts(&set[k], n ? " sudoku" : "Sudoku");
            }
            sets[k] = set[k].data;
        }
        press_open(&p, "kdp", sets, false);
        /* A thick book, so that the spine has words. */
        struct cover_rules thick = *p.profile.cover;
        thick.spine_text_pages = 1;
        p.profile.cover = &thick;
        p.cfg->page.caliper_pt = 2;
        enum status status = cover_check(p.book, &p.d);
        cr_expect_eq(status, rows[i].fits ? STATUS_OK : STATUS_USAGE, "row %zu", i);
        if (status == STATUS_OK) {
            struct text pdf = {0};
            struct text rules = {0};
            draw_cover(&p, NULL, &pdf);
            judge_cover(&p, &pdf, &rules);
            cr_expect_str_eq(rules.data, "", "row %zu: %s", i, rules.data);
            text_free(&pdf);
            text_free(&rules);
        }
        for (size_t k = 0; k < MAX_SETS; k++) {
            text_free(&set[k]);
        }
        press_end(&p);
    }
}

/* What a printer may get wrong between the drawing and the folding. */
static void fold_singly(struct press *p)
{
    p->cfg->home.signature = 1;
}

static void fold_all(struct press *p)
{
    p->cfg->home.signature = 0;
}

static void creep_more(struct press *p)
{
    p->cfg->home.creep_pt += 1;
}

static void turn_otherwise(struct press *p)
{
    p->cfg->home.duplex = DUPLEX_LONG_EDGE;
}

static void other_sheet(struct press *p)
{
    p->cfg->home.sheet.width_pt -= 1;
}

static void wide_edge(struct press *p)
{
    p->profile.margin_pt = 150;
}

static void more_a_side(struct press *p)
{
    p->cfg->home.pages_per_side = 4;
}

static void damage_interior(struct press *p)
{
    edit(p, "%PDF-", "%PDX-", false);
}

/* The interior of another book. */
static void other_pages(struct press *p)
{
    canvas_drop(p->canvas);
    text_clear(&p->pdf);
    p->cfg->book.title = "Another";
    p->canvas = canvas_new(canvas_device_find("pdf"), &(struct canvas_options){0});
    book_draw(p->book, BOOK_INTERIOR, p->canvas);
    cr_assert_eq(canvas_finish(p->canvas, &p->pdf, &p->d), STATUS_OK);
}

static const struct {
    const char *set[MAX_SETS];
    void (*damage)(struct press *p);
    const char *rules;
} foldings[] = {
    {{"home.imposition=booklet"}, NULL, ""},
    {{"home.imposition=booklet", "home.signature=2", "home.creep=0.3 mm"}, NULL, ""},
    {{"home.imposition=booklet", "home.duplex=long-edge"}, NULL, ""},
    {{"home.imposition=booklet", "page.bleed=0.125 in"}, NULL, ""},
    {{"home.imposition=nup"}, NULL, ""},
    {{"home.imposition=nup", "home.pages_per_side=9"}, NULL, "fine-print?"},
    {{"home.imposition=nup", "page.trim=A5", "home.pages_per_side=3"}, NULL, ""},
    {{"home.imposition=booklet"}, fold_singly, "page-order"},
    {{"home.imposition=booklet", "home.signature=2"}, fold_all, "page-order"},
    {{"home.imposition=booklet", "home.creep=0.3 mm"}, creep_more, "fold"},
    {{"home.imposition=booklet", "home.duplex=short-edge"}, turn_otherwise, "page-order fold"},
    {{"home.imposition=booklet"}, other_sheet, "sheet-size"},
    {{"home.imposition=nup"}, more_a_side, "page-order"},
    {{"home.imposition=booklet"}, wide_edge, "sheet-margins"},
    {{"home.imposition=booklet"}, other_pages, "page-order"},
    {{"home.imposition=booklet"}, damage_interior, "file"},
};

Test(preflight, sheets)
{
    for (size_t i = 0; i < sizeof foldings / sizeof foldings[0]; i++) {
        struct press p;
        struct text sheets = {0};
        struct text rules = {0};
        press_open(&p, "home", foldings[i].set, false);
        struct canvas_options o = {.title = "T", .metadata = true};
        struct canvas *c = canvas_new(canvas_device_find("pdf"), &o);
        struct imposition plan = impose_plan(p.book, BOOK_INTERIOR);
        cr_expect_geq(plan.edge_pt + plan.scale * p.profile.margin_pt, p.profile.margin_pt - 1e-6,
                      "case %zu: ink at the sheet's edge", i);
        impose_draw(p.book, BOOK_INTERIOR, c);
        cr_assert_eq(canvas_finish(c, &sheets, &p.d), STATUS_OK);
        if (foldings[i].damage) {
            foldings[i].damage(&p);
        }
        struct preflight report = {0};
        struct preflight_file file = {.name = "sheets.pdf",
                                      .book = p.book,
                                      .kind = PREFLIGHT_SHEETS,
                                      .config = p.cfg,
                                      .profile = &p.profile,
                                      .page = canvas_pages(c),
                                      .page_count = canvas_page_count(c),
                                      .pdf = sheets.data,
                                      .pdf_length = sheets.length,
                                      .pages_pdf = p.pdf.data,
                                      .pages_length = p.pdf.length};
        preflight_check_file(&report, &file);
        list_problems(&report, &rules);
        cr_expect_str_eq(rules.data, foldings[i].rules, "case %zu: '%s', not '%s'", i, rules.data,
                         foldings[i].rules);
        text_free(&sheets);
        text_free(&rules);
        canvas_drop(c);
        press_end(&p);
    }
}

Test(preflight, reports_in_words_and_json)
{
    struct preflight report = {0};
    struct text out = {0};
    preflight_add(&report, "a.pdf", "lines", "no thin ones", PREFLIGHT_PASS, "0.75 pt");
    preflight_add(&report, "a.pdf", "fonts", "all", PREFLIGHT_FAILED, "the \"X\" is missing");
    preflight_add(&report, "b.pdf", "gray", "only", PREFLIGHT_WARNING, "hm");
    preflight_print_text(&report, false, &out);
    cr_assert_str_eq(out.data, "a.pdf\n"
                               "  pass  lines           0.75 pt\n"
                               "  FAIL  fonts           the \"X\" is missing\n"
                               "b.pdf\n"
                               "  warn  gray            hm\n"
                               "preflight: 3 rules, 1 failed, 1 warning\n");
    text_clear(&out);
    preflight_print_text(&report, true, &out);
    cr_assert_str_eq(out.data, "a.pdf\n"
                               "  FAIL  fonts           the \"X\" is missing\n"
                               "b.pdf\n"
                               "  warn  gray            hm\n"
                               "preflight: 3 rules, 1 failed, 1 warning\n");
    text_clear(&out);
    preflight_print_json(&report, &out);
    cr_assert(strstr(out.data,
                     "{\"pass\": false, \"failures\": 1, \"warnings\": 1, \"rules\": [\n"
                     "  {\"subject\": \"a.pdf\", \"rule\": \"lines\", \"state\": \"pass\", "
                     "\"asks\": \"no thin ones\", \"detail\": \"0.75 pt\"},\n"));
    cr_assert(strstr(out.data, "\"detail\": \"the \\\"X\\\" is missing\"}"));
    text_free(&out);
    preflight_free(&report);
}

struct marks {
    struct pdf_mark mark[16];
    char text[16][32];
    size_t count;
};

static void keep_mark(void *context, const struct pdf_mark *m)
{
    struct marks *marks = context;
    cr_assert_lt(marks->count, 16);
    marks->mark[marks->count] = *m;
    snprintf(marks->text[marks->count], 32, "%s", m->utf8 ? m->utf8 : "");
    marks->count++;
}

static bool near(double a, double b)
{
    return fabs(a - b) < 1e-3;
}

/* What is drawn on a canvas comes back from the file. */
Test(preflight, content_is_read_as_drawn)
{
    struct diag d = {0};
    struct font_set *fonts = font_set_new();
    const struct font *font = NULL;
    cr_assert_eq(font_find(fonts, "DejaVu Sans", (enum font_style)0, &font, NULL, &d), STATUS_OK);
    struct canvas *c = canvas_new(canvas_device_find("pdf"), &(struct canvas_options){0});
    canvas_begin_page(c, &(struct page_boxes){.width_pt = 200, .height_pt = 300});
    struct text_style style = {.font = font, .size_pt = 10, .paint = PAINT_BLACK};
    canvas_line(c, 10, 20, 110, 20, 1.5, PAINT_BLACK);
    canvas_frame(c, (struct box){30, 40, 70, 80}, 2, paint_gray(0.5));
    canvas_fill(c, (struct box){30, 40, 70, 90}, paint_gray(0.8));
    canvas_fill(c, (struct box){1, 2, 3, 4}, paint_rgb(0x00FF00));
    canvas_text(c, 15, 100, ALIGN_LEFT, &style, "a(b)\\ \xC3\xA9");
    canvas_text(c, 15, 120, ALIGN_LEFT, &style, "\xCE\xBB\xCF\x8D\xCF\x83\xCE\xB7 7");
    canvas_push(c, (struct placement){2, 2, 150, 200});
    canvas_text(c, 10, 20, ALIGN_LEFT, &style, "turned");
    canvas_pop(c);
    canvas_circle(c, 100, 200, 20, 1, PAINT_BLACK);
    canvas_end_page(c);
    struct text pdf = {0};
    cr_assert_eq(canvas_finish(c, &pdf, &d), STATUS_OK);
    struct pdf_file f;
    cr_assert_null(pdf_open(&f, pdf.data, pdf.length));
    cr_assert_eq(f.page_count, 1);
    struct marks m = {0};
    cr_assert_null(pdf_each_mark(&f, 0, keep_mark, &m));
    cr_assert_eq(m.count, 8, "%zu", m.count);
    const struct pdf_mark *k = m.mark;
    cr_assert(k[0].kind == PDF_STROKE && near(k[0].left, 10) && near(k[0].right, 110) &&
              near(k[0].top, 280) && near(k[0].width_pt, 1.5) && !k[0].rectangle);
    cr_assert(k[1].kind == PDF_STROKE && k[1].rectangle && near(k[1].left, 30) &&
              near(k[1].bottom, 220) && near(k[1].top, 260) && near(k[1].gray, 0.5));
    cr_assert(k[2].kind == PDF_FILL && near(k[2].gray, 0.8) && near(k[2].bottom, 210));
    cr_assert(k[3].kind == PDF_FILL && k[3].colour && !k[2].colour);
    cr_assert(k[4].kind == PDF_TEXT && near(k[4].left, 15) && near(k[4].top, 200) &&
              near(k[4].size_pt, 10));
    cr_assert_str_eq(m.text[4], "a(b)\\ \xC3\xA9");
    cr_assert_str_eq(m.text[5], "\xCE\xBB\xCF\x8D\xCF\x83\xCE\xB7 7");
    cr_assert(near(k[6].size_pt, 20) && k[6].quarter_turns == 2 && near(k[6].left, 130) &&
                  near(k[6].top, 140),
              "%g %u %g %g", k[6].size_pt, k[6].quarter_turns, k[6].left, k[6].top);
    cr_assert(k[7].kind == PDF_STROKE && fabs(k[7].left - 80) < 0.5 && fabs(k[7].top - 120) < 0.5);
    pdf_close(&f);
    text_free(&pdf);
    canvas_drop(c);
    font_set_drop(fonts);
}

/* Whatever bytes the file has, reading ends with an answer. */
Test(preflight, damaged_files_are_read_safely)
{
    struct press p;
    struct text rules = {0};
    press_begin(&p, "screen", NULL, false);
    char *sound = malloc(p.pdf.length);
    size_t length = p.pdf.length;
    memcpy(sound, p.pdf.data, length);
    uint32_t random = 1;
    for (int round = 0; round < 60; round++) {
        memcpy(p.pdf.data, sound, length);
        p.pdf.length = length;
        for (int k = 0; k < 1 + round / 4; k++) {
            random = random * 1664525 + 1013904223;
            size_t at = (size_t)random % length;
            p.pdf.data[at] = (char)(random >> 24);
        }
        if (round % 3 == 0) {
            p.pdf.length = (size_t)random % length;
        }
        judge(&p, &rules);
    }
    text_free(&rules);
    free(sound);
    press_end(&p);
}
