/* What is drawn on backs around the words and the board, as it stands in the file. */
#include <criterion/criterion.h>
#include <math.h>
#include <stdio.h>

#include "render/art/art.h"
#include "render/book/cover/book_cover.h"
#include "render/book/cover/cover_plan.h"
#include "render/canvas/device.h"
#include "render/preflight/content/pdf_content.h"
#include "tests/unit/cover_judge.h"
#include "tests/unit/preflight_sample.h"

struct motif {
    const struct cover_scene *s;
    const struct cover_back *back;
    size_t near_sample; /* pieces of the motif within a few points of the sample */
    size_t near_column; /* and of the barcode */
    size_t cut;         /* pieces that the head's cut goes through */
    size_t left, right; /* of the sample */
};

static bool meets(const struct box *a, const struct box *b)
{
    return a->left < b->right && a->right > b->left && a->top < b->bottom && a->bottom > b->top;
}

static void note_piece(void *context, const struct pdf_mark *m)
{
    const double close = 4;
    struct motif *f = context;
    const struct cover_scene *s = f->s;
    const struct box *sample = &f->back->sample;
    const double height = s->g.height_pt;
    const struct box b = {m->left, height - m->top, m->right, height - m->bottom};
    const struct box around = {sample->left - close, sample->top - close, sample->right + close,
                               sample->bottom + close};
    const double small = 0.4 * s->width;
    if (!m->decoration || m->kind != PDF_FILL || b.left > s->g.spine.left - 1 ||
        b.right - b.left > small || b.bottom - b.top > small) {
        return;
    }
    f->near_sample += meets(&b, &around);
    const double clear = 11.5;
    const struct box *column = &f->back->column;
    const struct box wide = {column->left - clear, column->top - clear, column->right + clear,
                             column->bottom + clear};
    f->near_column += !meets(&b, column) && meets(&b, &wide);
    f->cut += b.top < s->g.back.top - 1 && b.bottom > s->g.back.top + 1;
    const bool beside = b.bottom > sample->top && b.top < sample->bottom;
    f->left += beside && b.right <= sample->left && b.left > s->g.back.left;
    f->right += beside && b.left >= sample->right && b.right < s->g.back.right;
}

static void look_at_motif(const char *design, struct motif *f)
{
    struct sample p;
    struct cover_plan plan;
    char set[64];
    snprintf(set, sizeof set, "cover.design=%s", design);
    const char *const sets[SAMPLE_MAX_SETS] = {set, "page.trim=6 x 9 in",
                                               "cover.sample_puzzle=auto"};
    sample_open(&p, "kdp", sets, false);
    p.cfg->cover.back_text = "Take a pencil, find a quiet corner, and begin. Six puzzles.";
    cover_plan_make(p.book, false, &plan);
    *f = (struct motif){.s = &plan.s, .back = &plan.back};
    cover_each_mark(&p, note_piece, f);
    cr_expect_gt(plan.back.sample.right, plan.back.sample.left, "%s", design);
    cover_plan_free(&plan);
    sample_end(&p);
}

/* A board does not merge with a grid around it. */
Test(cover_motifs, leave_ground_around_the_board)
{
    struct motif f;
    look_at_motif("overgrown", &f);
    cr_expect_eq(f.near_sample, 0, "%zu", f.near_sample);
    cr_expect_gt(f.right, 0);
}

/* Dots stand on both sides of the board in the same number, and like the number of puzzles they are
 * whole. */
Test(cover_motifs, are_whole_and_on_both_sides)
{
    struct motif f;
    look_at_motif("dots", &f);
    cr_expect_eq(f.cut, 0, "%zu", f.cut);
    cr_expect_gt(f.left, 10);
    cr_expect_float_eq((double)f.left, (double)f.right, 0.3 * (double)f.right, "%zu, %zu", f.left,
                       f.right); /* some have a digit, which is a piece too */
    look_at_motif("numeral", &f);
    cr_expect_eq(f.cut, 0, "%zu", f.cut);
}

/* A ring of cells around the back is clear of the barcode. */
Test(cover_motifs, frames_keep_clear_of_the_barcode)
{
    struct motif f;
    look_at_motif("frame", &f);
    cr_expect_eq(f.near_column, 0, "%zu", f.near_column);
}

/* ---- a canvas that looks at arrows alone ---- */

struct arrows {
    double before[2], last[2]; /* the end of the last line that was drawn through several points */
    unsigned line, head, wrong;
};

static bool arrows_open(struct canvas *c)
{
    static struct arrows arrows;
    arrows = (struct arrows){.line = 0};
    c->state = &arrows;
    return true;
}

static void arrows_page(struct canvas *c, const struct page_boxes *boxes)
{
    (void)c, (void)boxes;
}

static void arrows_line(struct canvas *c, const double from[2], const double to[2], double width_pt,
                        const struct paint *p)
{
    (void)c, (void)from, (void)to, (void)width_pt, (void)p;
}

static void arrows_rect(struct canvas *c, const struct box *b, double width_pt,
                        const struct paint *p)
{
    (void)c, (void)b, (void)width_pt, (void)p;
}

static void arrows_circle(struct canvas *c, const double centre[2], double radius_pt,
                          double width_pt, const struct paint *p)
{
    (void)c, (void)centre, (void)radius_pt, (void)width_pt, (void)p;
}

static void arrows_text(struct canvas *c, const double at[2], unsigned quarter_turns,
                        const struct text_style *style, const char *utf8,
                        const struct shaped *shaped)
{
    (void)c, (void)at, (void)quarter_turns, (void)style, (void)utf8, (void)shaped;
}

static void place(const double m[6], const double point[2], double out[2])
{
    out[0] = m[0] * point[0] + m[2] * point[1] + m[4];
    out[1] = m[1] * point[0] + m[3] * point[1] + m[5];
}

/* How far a point lies along the last piece of the line, from its end. */
static double along(const struct arrows *a, const double at[2])
{
    const double x = a->last[0] - a->before[0];
    const double y = a->last[1] - a->before[1];
    return ((at[0] - a->last[0]) * x + (at[1] - a->last[1]) * y) / hypot(x, y);
}

/* A line from its circle on; then the triangle of its head, of which the longest side is its base:
 * the tip lies beyond that, and touches the last number, which is round the line's end. */
static void arrows_art(struct canvas *c, const double m[6], const struct art *art, double min_width,
                       const struct paint *ink)
{
    (void)min_width, (void)ink;
    struct arrows *a = c->state;
    const struct art_path *p = art->path;
    if (art->path_count != 1 || p->point_count < 3) {
        return;
    }
    if (p->fill < 0 && p->verb_count == p->point_count) {
        place(m, p->point[p->point_count - 2], a->before);
        place(m, p->point[p->point_count - 1], a->last);
        a->line++;
        return;
    }
    double corner[3][2];
    double side[3];
    unsigned tip = 0;
    if (p->point_count != 3) {
        return;
    }
    for (unsigned i = 0; i < 3; i++) {
        place(m, p->point[i], corner[i]);
    }
    for (unsigned i = 0; i < 3; i++) {
        const double *one = corner[(i + 1) % 3];
        const double *other = corner[(i + 2) % 3];
        side[i] = hypot(one[0] - other[0], one[1] - other[1]);
        tip = side[i] > side[tip] ? i : tip;
    }
    const double at = along(a, corner[tip]);
    const double base = along(a, corner[(tip + 1) % 3]);
    a->head++;
    a->wrong += !(at > base && at < 0 && -at < side[tip]);
}

static void arrows_drop(struct canvas *c)
{
    (void)c;
}

static const struct device_functions arrows_functions = {
    .open = arrows_open,
    .begin_page = arrows_page,
    .line = arrows_line,
    .rect = arrows_rect,
    .circle = arrows_circle,
    .text = arrows_text,
    .art = arrows_art,
    .drop = arrows_drop,
};

static const struct canvas_device arrow_keeper = {.name = "arrows", .functions = &arrows_functions};

/* Each line has one head, which points away from its circle. */
Test(cover_motifs, arrows_point_at_their_last_number)
{
    struct sample p;
    const char *const sets[SAMPLE_MAX_SETS] = {"cover.design=arrows", "page.trim=6 x 9 in"};
    sample_open(&p, "kdp", sets, false);
    struct canvas *c = canvas_new(&arrow_keeper, &(struct canvas_options){.scale = 1});
    cr_assert_not_null(c);
    cover_draw(p.book, c);
    const struct arrows *a = c->state;
    cr_expect_gt(a->head, 8);
    cr_expect_eq(a->head, a->line);
    cr_expect_eq(a->wrong, 0, "%u of %u", a->wrong, a->head);
    canvas_drop(c);
    sample_end(&p);
}
