#include <criterion/criterion.h>

#include "render/book/impose.h"
#include "tests/unit/preflight_sample.h"

/* What a printer may get wrong between the drawing and the folding. */
static void fold_singly(struct sample *p)
{
    p->cfg->home.signature = 1;
}

static void fold_all(struct sample *p)
{
    p->cfg->home.signature = 0;
}

static void creep_more(struct sample *p)
{
    p->cfg->home.creep_pt += 1;
}

static void turn_otherwise(struct sample *p)
{
    p->cfg->home.duplex = DUPLEX_LONG_EDGE;
}

static void other_sheet(struct sample *p)
{
    p->cfg->home.sheet.width_pt -= 1;
}

static void wide_edge(struct sample *p)
{
    p->profile.margin_pt = 150;
}

static void more_a_side(struct sample *p)
{
    p->cfg->home.pages_per_side = 4;
}

static void damage_interior(struct sample *p)
{
    sample_edit(p, "%PDF-", "%PDX-", false);
}

/* The interior of another book. */
static void other_pages(struct sample *p)
{
    canvas_drop(p->canvas);
    text_clear(&p->pdf);
    p->cfg->book.title = "Another";
    p->canvas = canvas_new(canvas_device_find("pdf"), &(struct canvas_options){0});
    book_draw(p->book, BOOK_INTERIOR, p->canvas);
    cr_assert_eq(canvas_finish(p->canvas, &p->pdf, &p->d), STATUS_OK);
}

static const struct {
    const char *set[SAMPLE_MAX_SETS];
    void (*damage)(struct sample *p);
    const char *rules;
} foldings[] = {
    {{"home.imposition=booklet"}, NULL, ""},
    {{"home.imposition=booklet", "home.signature=2", "home.creep=0.3 mm"}, NULL, ""},
    {{"home.imposition=booklet", "home.duplex=long-edge"}, NULL, ""},
    {{"home.imposition=booklet", "page.bleed=0.125 in"}, NULL, ""},
    {{"home.imposition=nup"}, NULL, ""},
    {{"home.imposition=nup", "home.pages_per_side=9"}, NULL, "fine-print?"},
    {{"home.imposition=nup", "page.trim=A5", "home.pages_per_side=3"}, NULL, ""},
    {{"home.imposition=booklet"}, sample_set_min_text, "fine-print?"},
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
        struct sample p;
        struct text sheets = {0};
        struct text rules = {0};
        sample_open(&p, "home", foldings[i].set, false);
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
        sample_problems(&report, &rules);
        cr_expect_str_eq(rules.data, foldings[i].rules, "case %zu: '%s', not '%s'", i, rules.data,
                         foldings[i].rules);
        text_free(&sheets);
        text_free(&rules);
        canvas_drop(c);
        sample_end(&p);
    }
}
