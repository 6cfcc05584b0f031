#include <criterion/criterion.h>
#include <string.h>

#include "render/book/cover/book_cover.h"
#include "render/canvas/device.h"
#include "tests/unit/preflight_sample.h"

static void ask_for_space(struct sample *p)
{
    p->cfg->cover.barcode = BARCODE_SPACE;
}

static void other_isbn(struct sample *p)
{
    p->cfg->book.isbn = "979-10-90636-07-1";
}

static void thinner_paper(struct sample *p)
{
    p->cfg->page.caliper_pt = 0.1;
}

/* What a careless designer adds to a cover. Back and front are 432 pt wide and 648 high, the bleed
 * is 9. */
static void text_at(struct sample *p, struct canvas *c, double x, double y, unsigned turns)
{
    const struct font *font = NULL;
    cr_assert_eq(font_find(p->fonts, "Liberation Sans", FONT_REGULAR, NULL, &font, NULL, &p->d),
                 STATUS_OK);
    struct text_style style = {.font = font, .size_pt = 12, .paint = PAINT_BLACK};
    canvas_push(c, (struct placement){1, turns, x, y});
    canvas_text(c, 0, 0, ALIGN_LEFT, &style, "Words");
    canvas_pop(c);
}

static void small_light_text(struct sample *p, struct canvas *c)
{
    struct text_style style = {.font = p->book->faces.serif, .size_pt = 7.5};
    style.paint = PAINT_WHITE;
    canvas_begin_decoration(c);
    canvas_fill(c, (struct box){90, 290, 150, 320}, paint_rgb(0x405060));
    canvas_end_decoration(c);
    canvas_text(c, 100, 310, ALIGN_LEFT, &style, "Small");
}

/* Black alone would be a screen of 93 %. */
static void near_black_area(struct sample *p, struct canvas *c)
{
    (void)p;
    canvas_fill(c, (struct box){90, 290, 150, 320}, paint_rgb(0x111111));
}

static void dark_area(struct sample *p, struct canvas *c)
{
    (void)p;
    canvas_fill(c, (struct box){100, 100, 200, 200}, paint_rgb(0x220000));
}

static void text_near_cut(struct sample *p, struct canvas *c)
{
    text_at(p, c, 9 + 17, 300, 0);
}

static void text_near_fold(struct sample *p, struct canvas *c)
{
    text_at(p, c, 9 + 432 - 36, 100, 0);
}

static void text_across_fold(struct sample *p, struct canvas *c)
{
    text_at(p, c, 9 + 432 - 10, 100, 0);
}

static void text_on_thin_spine(struct sample *p, struct canvas *c)
{
    text_at(p, c, 9 + 432 + 1, 300, 1);
}

static void line_near_cut(struct sample *p, struct canvas *c)
{
    (void)p;
    canvas_line(c, 100, 9 + 648 - 10, 200, 9 + 648 - 10, 1, PAINT_BLACK);
}

static void ink_in_quiet_zone(struct sample *p, struct canvas *c)
{
    (void)p;
    canvas_fill(c, (struct box){423 - 144 + 2, 590, 423 - 144 + 22, 592}, PAINT_BLACK);
}

static void bar_too_many(struct sample *p, struct canvas *c)
{
    (void)p;
    canvas_fill(c, (struct box){340, 560, 346, 620}, PAINT_BLACK);
}

static void text_in_barcode(struct sample *p, struct canvas *c)
{
    p->cfg->cover.barcode = BARCODE_SPACE;
    text_at(p, c, 330, 600, 0);
}

/* KDP's case for pages of 6 x 9 in: a wrap of 42.52 pt, boards of 446.17 x 665.01 with a hinge of
 * 28.35 towards the spine. */
static void text_in_hinge(struct sample *p, struct canvas *c)
{
    text_at(p, c, 42.5 + 446.2 - 40, 100, 0);
}

static void text_beside_hinge(struct sample *p, struct canvas *c)
{
    text_at(p, c, 42.5 + 446.2 - 28.4 - 38, 100, 0);
}

static void text_near_edge(struct sample *p, struct canvas *c)
{
    text_at(p, c, 42.5 + 17, 300, 0);
}

static void text_in_wrap(struct sample *p, struct canvas *c)
{
    text_at(p, c, 300, 30, 0);
}

static void text_over_spine(struct sample *p, struct canvas *c)
{
    text_at(p, c, 42.5 + 446.2 - 20, 100, 0);
}

static void text_in_case_barcode(struct sample *p, struct canvas *c)
{
    p->cfg->cover.barcode = BARCODE_SPACE;
    text_at(p, c, 42.5 + 446.2 - 28.4 - 100, 640, 0);
}

static void other_wrap(struct sample *p)
{
    p->cfg->cover.hard.wrap_pt = 45;
}

static void other_hinge(struct sample *p)
{
    p->cfg->cover.hard.hinge_pt = 60;
}

static void other_overhang(struct sample *p)
{
    p->cfg->cover.hard.overhang_pt = 9;
}

static void other_spine(struct sample *p)
{
    p->cfg->cover.hard.spine_pt = 18;
}

static void soft(struct sample *p)
{
    p->cfg->cover.binding = BINDING_PAPERBACK;
}

/* The canvas's record and the file then disagree. */
static void move_record(struct sample *p)
{
    struct canvas *c = p->canvas;
    c->text[0].at[0] += 1;
}

static const struct {
    const char *set;
    void (*damage)(struct sample *p);
    void (*add)(struct sample *p, struct canvas *c);
    const char *rules;
} covers[] = {
    {NULL, NULL, NULL, ""},
    {"parts.notes_pages=100", NULL, NULL, ""},
    {"cover.background=ffffff", NULL, NULL, ""},
    {"cover.background=000001", NULL, NULL, ""}, /* near-black: a rich black */
    {"cover.background=220000", NULL, NULL, ""}, /* dark and saturated: less of the colours */
    {NULL, NULL, dark_area, "ink"},
    {NULL, NULL, small_light_text, "ink"},
    {NULL, NULL, near_black_area, "ink"},
    {NULL, ask_for_space, NULL, "barcode"},
    {NULL, other_isbn, NULL, "barcode"},
    {NULL, sample_set_trim, NULL, "cover-size"},
    {"parts.notes_pages=100", thinner_paper, NULL, "cover-size spine"},
    {NULL, sample_set_min_text, NULL, "type-size"},
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

/* The same for hard covers. */
static const struct {
    void (*damage)(struct sample *p);
    void (*add)(struct sample *p, struct canvas *c);
    const char *rules;
} cases[] = {
    {NULL, NULL, ""},
    {NULL, text_beside_hinge, ""},
    {NULL, text_in_hinge, "safe-area"},
    {NULL, text_near_edge, "safe-area"},
    {NULL, text_in_wrap, "safe-area"},
    {NULL, text_over_spine, "spine"},
    {NULL, text_in_case_barcode, "barcode"},
    {ask_for_space, NULL, "barcode"},
    {sample_set_trim, NULL, "cover-size"},
    {other_wrap, NULL, "cover-size"},
    {other_overhang, NULL, "cover-size"},
    {other_hinge, NULL, "safe-area barcode"},
    {other_spine, NULL, "cover-size spine"},
    {soft, NULL, "cover-size"},
};

static void draw_cover(struct sample *p, void (*add)(struct sample *p, struct canvas *c),
                       struct text *pdf)
{
    struct canvas_options o = {.record_texts = true};
    struct canvas *c = canvas_new(canvas_device_find("pdf"), &o);
    struct cover_geometry g = cover_geometry(p->book);
    struct page_boxes boxes = {
        .width_pt = g.width_pt,
        .height_pt = g.height_pt,
        .trim = g.cut,
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

static void judge_cover(struct sample *p, const struct text *pdf, struct text *rules)
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
    sample_problems(&report, rules);
}

Test(preflight, covers)
{
    for (size_t i = 0; i < sizeof covers / sizeof covers[0]; i++) {
        struct sample p;
        struct text pdf = {0};
        struct text rules = {0};
        sample_begin(&p, "kdp", covers[i].set, false);
        draw_cover(&p, covers[i].add, &pdf);
        if (covers[i].damage) {
            covers[i].damage(&p);
        }
        judge_cover(&p, &pdf, &rules);
        cr_expect_str_eq(rules.data, covers[i].rules, "case %zu: '%s', not '%s'", i, rules.data,
                         covers[i].rules);
        text_free(&pdf);
        text_free(&rules);
        sample_end(&p);
    }
}

Test(preflight, hard_covers)
{
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        static const char *const sets[SAMPLE_MAX_SETS] = {"cover.binding=hardcover",
                                                          "parts.notes_pages=100"};
        struct sample p;
        struct text pdf = {0};
        struct text rules = {0};
        sample_open(&p, "kdp", sets, false);
        draw_cover(&p, cases[i].add, &pdf);
        if (cases[i].damage) {
            cases[i].damage(&p);
        }
        judge_cover(&p, &pdf, &rules);
        cr_expect_str_eq(rules.data, cases[i].rules, "case %zu: '%s', not '%s'", i, rules.data,
                         cases[i].rules);
        text_free(&pdf);
        text_free(&rules);
        sample_end(&p);
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
        struct sample p;
        enum { TEXTS = 3 };
        struct text set[TEXTS] = {{0}};
        const char *sets[SAMPLE_MAX_SETS] = {NULL};
        const size_t counts[TEXTS] = {rows[i].title, rows[i].back, rows[i].spine};
        static const char *const keys[TEXTS] = {"cover.title=", "cover.back_text=", "cover.spine="};
        for (size_t k = 0; k < TEXTS; k++) {
            text_puts(&set[k], keys[k]);
            for (size_t n = 0; n < counts[k]; n++) {
                text_puts(&set[k], n ? " sudoku" : "Sudoku");
            }
            sets[k] = set[k].data;
        }
        sample_open(&p, "kdp", sets, false);
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
        for (size_t k = 0; k < TEXTS; k++) {
            text_free(&set[k]);
        }
        sample_end(&p);
    }
}
