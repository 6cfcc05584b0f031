/* What is drawn on fronts, and how near to the words. */
#include <criterion/criterion.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "render/book/cover/cover_plan.h"
#include "render/preflight/content/pdf_content.h"
#include "tests/unit/cover_judge.h"
#include "tests/unit/preflight_sample.h"

struct front {
    const struct cover_scene *s;
    double nearest; /* of a small decoration over or under the words, in points */
    double author;  /* of one around the author */
    size_t ring;    /* squares near the front's edge */
};

static void note_near(void *context, const struct pdf_mark *m)
{
    struct front *f = context;
    const struct cover_scene *s = f->s;
    const double height = s->g.height_pt;
    const struct box b = {m->left, height - m->top, m->right, height - m->bottom};
    const double small = 0.3 * s->width;
    if (!m->decoration || m->right < s->g.fold || b.right - b.left > small ||
        b.bottom - b.top > small) {
        return;
    }
    const double right = fmax(b.left - s->author.right, s->author.left - b.right);
    const double down = fmax(b.top - s->author.bottom, s->author.top - b.bottom);
    f->author = fmin(f->author, fmax(right, down));
    if (b.left < s->head_right && b.right > s->safe.left) {
        f->nearest = b.bottom <= s->head_top + 1   ? fmin(f->nearest, s->head_top - b.bottom)
                     : b.top >= s->head_bottom - 1 ? fmin(f->nearest, b.top - s->head_bottom)
                                                   : 0;
    }
    const double edge = s->safe_pt;
    const bool square = fabs(b.right - b.left - (b.bottom - b.top)) < 1;
    f->ring += m->kind == PDF_FILL && square &&
               (b.right < s->g.front.left + edge || b.left > s->g.front.right - edge ||
                b.bottom < s->g.front.top + edge || b.top > s->g.front.bottom - edge);
}

static void look_at_front(const char *design, const char *trim, const char *author, struct front *f,
                          double *width)
{
    struct sample p;
    struct cover_plan plan;
    char set[64];
    snprintf(set, sizeof set, "cover.design=%s", design);
    const char *const sets[SAMPLE_MAX_SETS] = {set, trim};
    sample_open(&p, "kdp", sets, false);
    p.cfg->cover.title = "The Patient Square";
    p.cfg->cover.subtitle = "Sudoku from easy to hard";
    p.cfg->cover.author = author;
    p.cfg->cover.badge = "120 puzzles, easy to hard";
    cover_plan_make(p.book, false, &plan);
    *f = (struct front){.s = &plan.s, .nearest = INFINITY, .author = INFINITY};
    *width = plan.s.width;
    cover_each_mark(&p, note_near, f);
    cover_plan_free(&plan);
    sample_end(&p);
}

/* Digits, cells and a sun around the words keep so far from them, in parts of the width, that they
 * do not seem to touch them. */
Test(cover_fronts, patterns_keep_their_distance)
{
    static const struct {
        const char *design;
        double least;
    } rows[] = {{"digits", 0.06}, {"type", 0.015}, {"animals", 0.005}};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct front f;
        double width;
        look_at_front(rows[i].design, "page.trim=5 x 8 in", "A. Setter", &f, &width);
        cr_expect(isfinite(f.nearest), "%s", rows[i].design);
        cr_expect_geq(f.nearest, rows[i].least * width, "%s: %.1f", rows[i].design, f.nearest);
    }
}

/* Whatever the length of the author's name is, the cells around it keep as far from it. */
Test(cover_fronts, cells_keep_their_distance_from_the_author)
{
    static const char name[] = "Maximilian Featherstonehaugh";
    for (size_t length = 4; length < sizeof name; length += 2) {
        struct front f;
        double width;
        char author[sizeof name];
        snprintf(author, sizeof author, "%.*s", (int)length, name);
        look_at_front("type", "page.trim=7 x 10 in", author, &f, &width);
        cr_expect_geq(f.author, 0.015 * width, "%s: %.1f", author, f.author);
    }
}

/* A frame is a ring of cells all around. */
Test(cover_fronts, frames_are_rings_of_cells)
{
    struct front f;
    double width;
    look_at_front("frame", "page.trim=5 x 8 in", "A. Setter", &f, &width);
    cr_expect_gt(f.ring, 100, "%zu", f.ring);
}

/* A title keeps its distance from the lines of its label, in parts of the width; and where the
 * ground is light, the spine has a tone that tells it from back and front. */
Test(cover_fronts, labels_and_spines_have_clear_edges)
{
    struct sample p;
    struct cover_plan plan;
    sample_begin(&p, "kdp", "cover.design=notebook", false);
    cover_plan_make(p.book, false, &plan);
    cr_expect_geq(plan.w.head.left - plan.s.g.front.left, 0.14 * plan.s.width);
    cr_expect_geq(plan.s.g.front.right - plan.w.head.right, 0.12 * plan.s.width);
    cover_plan_free(&plan);
    sample_end(&p);
    sample_begin(&p, "kdp", "cover.design=dots", false);
    cover_plan_make(p.book, false, &plan);
    cr_expect_neq(memcmp(&plan.w.spine_ground, &plan.s.ground, sizeof plan.s.ground), 0);
    cover_plan_free(&plan);
    sample_end(&p);
}

/* Long words on a front that is wider than high leave the number of puzzles room, and a title that
 * is still larger than the author. */
Test(cover_fronts, numbers_have_room_on_low_fronts)
{
    struct sample p;
    struct cover_plan plan;
    struct text rules = {0};
    const char *const sets[SAMPLE_MAX_SETS] = {"cover.design=numeral", "page.trim=8.25 x 6 in"};
    sample_open(&p, "lulu", sets, false);
    p.cfg->cover.title = "Large Print Sudoku";
    p.cfg->cover.subtitle = "Easy";
    p.cfg->cover.author = "Wilhelmina Featherstonehaugh and Bartholomew Cholmondeley";
    p.cfg->cover.badge = "150 puzzles";
    p.cfg->series.volume = 7;
    cr_expect_eq(cover_check(p.book, &p.d), STATUS_OK);
    cover_plan_make(p.book, false, &plan);
    cr_assert_gt(plan.s.safe.bottom - plan.s.head_bottom, 0.25 * plan.s.height);
    cr_expect_gt(plan.title.size_pt, plan.author.size_pt);
    cover_judge(&p, &rules);
    cr_expect_str_eq(rules.data, "");
    text_free(&rules);
    cover_plan_free(&plan);
    sample_end(&p);
}
