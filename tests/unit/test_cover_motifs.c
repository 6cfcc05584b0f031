/* What is drawn on backs around the words and the board, as it stands in the file. */
#include <criterion/criterion.h>
#include <math.h>
#include <stdio.h>

#include "render/book/cover/cover_plan.h"
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
