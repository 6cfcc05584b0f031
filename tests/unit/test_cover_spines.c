/* The words on spines. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "render/book/cover/cover_plan.h"
#include "tests/unit/cover_judge.h"
#include "tests/unit/preflight_sample.h"

/* The sample with as many pages for notes as make a book of this thickness, or one page less. */
static void open_with_pages(struct sample *p, const char *profile, const char *design,
                            const char *paper, size_t pages)
{
    char notes[64] = "parts.notes_pages=1";
    const char *const sets[SAMPLE_MAX_SETS] = {design, notes, paper};
    sample_open(p, profile, sets, false);
    const size_t more = pages - book_page_count(p->book, BOOK_INTERIOR);
    sample_end(p);
    snprintf(notes, sizeof notes, "parts.notes_pages=%zu", 1 + more);
    sample_open(p, profile, sets, false);
    p->cfg->cover.has_background = false; /* the sample sets one */
    p->cfg->cover.title = "Quiet Joys";   /* capitals with tails */
}

/* From the least pages on at which the vendor allows them, the spine has words as large as its
 * folds allow: on 100 pages they can be read on a shelf. */
Test(cover_spines, thin_spines_have_words)
{
    static const struct {
        const char *profile, *paper;
        size_t pages;
        double min_pt;
    } rows[] = {{"kdp", NULL, 100, 8},
                {"kdp", "page.paper=cream", 90, 7},
                {"ingram", NULL, 100, 8},
                {"lulu", NULL, 84, 9}};
    enum { ROWS = sizeof rows / sizeof rows[0] };
    for (size_t i = 0; cover_design_name(i); i++) {
        struct sample p;
        struct cover_plan plan;
        struct text rules = {0};
        char design[64];
        if (strcmp(cover_design_name(i), "photo") == 0) {
            continue;
        }
        snprintf(design, sizeof design, "cover.design=%s", cover_design_name(i));
        open_with_pages(&p, rows[i % ROWS].profile, design, rows[i % ROWS].paper,
                        rows[i % ROWS].pages);
        cover_plan_make(p.book, false, &plan);
        cr_expect_geq(plan.spine_size_pt, rows[i % ROWS].min_pt, "%s, %s: %.1f on %.1f", design,
                      rows[i % ROWS].profile, plan.spine_size_pt, plan.s.g.spine_pt);
        cover_judge(&p, &rules);
        cr_expect(!rules.data || !*rules.data || strcmp(rules.data, "spine?") == 0, "%s, %s",
                  design, rules.data);
        text_free(&rules);
        cover_plan_free(&plan);
        sample_end(&p);
    }
}

/* A spine without words keeps its design's ground: the same with too few pages for words at all,
 * and with pages for words that are too small. */
Test(cover_spines, spines_without_words_keep_their_ground)
{
    struct sample none;
    struct sample small;
    struct cover_plan with_none;
    struct cover_plan with_small;
    open_with_pages(&none, "kdp", "cover.design=notebook", NULL, 70);
    open_with_pages(&small, "kdp", "cover.design=notebook", NULL, 82);
    cover_plan_make(none.book, false, &with_none);
    cover_plan_make(small.book, false, &with_small);
    cr_expect(!with_none.s.g.spine_text && with_small.s.g.spine_text);
    cr_expect_eq(with_small.spine_size_pt, 0);
    cr_expect_arr_eq(&with_small.w.spine_ground, &with_none.w.spine_ground,
                     sizeof with_none.w.spine_ground);
    cover_plan_free(&with_none);
    cover_plan_free(&with_small);
    sample_end(&none);
    sample_end(&small);
}

/* On a spine with room to spare the capitals stand in its middle; on a thin one all ink does. */
Test(cover_spines, capitals_stand_in_the_middle)
{
    static const double calipers_pt[] = {0, 0.5}; /* 0: the paper's own */
    for (size_t i = 0; i < 2; i++) {
        struct sample p;
        struct cover_plan plan;
        open_with_pages(&p, "kdp", "cover.design=type", NULL, 100);
        p.cfg->page.caliper_pt = calipers_pt[i];
        cover_plan_make(p.book, false, &plan);
        const struct glyph_box ink = spine_ink(&plan, plan.spine_author);
        const double size = plan.spine_size_pt;
        const double cap = font_cap_height_em(spine_font(&plan, false)) * size;
        const double clear = p.profile.cover->spine_clear_pt;
        const double room = plan.s.g.spine_pt / 2 - clear;
        const double baseline = spine_baseline(&plan);
        cr_assert_gt(size, 0);
        cr_expect_leq(baseline + ink.top * size, room + 0.01, "%zu", i);
        cr_expect_geq(baseline + ink.bottom * size, -room - 0.01, "%zu", i);
        if (i == 1) {
            cr_expect_float_eq(baseline, -cap / 2, 0.01, "%f", baseline);
        }
        cover_plan_free(&plan);
        sample_end(&p);
    }
}
