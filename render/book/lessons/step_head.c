#include "render/book/lessons/step_head.h"

#include <math.h>

#include "render/book/book_data.h"
#include "render/book/style/ornaments.h"
#include "render/book/style/set_text.h"

/* What stands behind or around the words. */
enum ground {
    GROUND_RULE,   /* a fine rule below them */
    GROUND_BAR,    /* black, across the width */
    GROUND_BLOCK,  /* black, as wide as the words */
    GROUND_STRAP,  /* the same, hanging from a thick rule */
    GROUND_PILL,   /* the same with round ends */
    GROUND_ORNATE, /* an ornate rule below them */
    GROUND_NONE,   /* or a short thick rule below them, as page headings have in the theme */
};

/* By style.labels; our choice, by eye. size: of the running text. */
static const struct manner {
    enum ground ground;
    double size;
    bool heading; /* in the titles' face; else in the sans */
    bool white, centred;
} manners[] = {
    [LABELS_LINE] = {GROUND_RULE, 1.15, false, false, false},
    [LABELS_BAR] = {GROUND_BAR, 1.0, false, true, false},
    [LABELS_CENTRED] = {GROUND_ORNATE, 1.15, true, false, true},
    [LABELS_DISC] = {GROUND_PILL, 1.05, false, true, false},
    [LABELS_SIDE] = {GROUND_NONE, 1.5, true, false, false},
    [LABELS_STRAP] = {GROUND_STRAP, 1.1, false, true, false},
    [LABELS_TAB] = {GROUND_BLOCK, 1.3, false, true, false},
    [LABELS_BADGE] = {GROUND_PILL, 1.05, false, true, false},
    [LABELS_MARGIN] = {GROUND_RULE, 1.25, true, false, false},
};

/* Of the words' size. */
static const double band_em = 1.55;
static const double pad_em = 0.6;
static const double rule_em = 1.4; /* from the top to a rule below the words */
static const double gap_em = 0.5;  /* below all of it */

static const struct manner *manner_of(const struct book *b)
{
    return &manners[b->cfg->style.labels];
}

static struct text_style style_of(const struct book *b)
{
    const struct manner *m = manner_of(b);
    return (struct text_style){.font = m->heading ? b->faces.heading : b->faces.sans_bold,
                               .size_pt = m->size * b->type.body,
                               .paint = m->white ? PAINT_WHITE : book_ink(b, INKED_NUMBERS)};
}

double step_head_height(const struct book *b)
{
    return (band_em + gap_em) * manner_of(b)->size * b->type.body;
}

/* Lines are filled, so that nobody takes them for a board's frame. */
static void fill_rule(struct canvas *c, double left, double right, double y, double width,
                      struct paint ink)
{
    canvas_fill(c, (struct box){left, y - width / 2, right, y + width / 2}, ink);
}

/* Returns where the words begin. */
static double draw_ground(const struct book *b, struct canvas *c, struct box box, double words_pt,
                          double size)
{
    const double thick = 2.5;
    const double short_rule_pt = 24;
    const struct paint ink = book_ink(b, INKED_NUMBERS);
    const double pad = pad_em * size;
    const struct box block = {box.left, box.top, box.left + words_pt + 2 * pad, box.bottom};
    const double rule = box.top + rule_em * size;
    switch (manner_of(b)->ground) {
    case GROUND_RULE:
        fill_rule(c, box.left, box.right, rule, book_fine_line_pt(b), ink);
        return box.left;
    case GROUND_BAR:
        canvas_fill(c, box, ink);
        return box.left + pad;
    case GROUND_BLOCK:
        canvas_fill(c, block, ink);
        return box.left + pad;
    case GROUND_STRAP:
        fill_rule(c, box.left, box.right, box.top + thick / 2, thick, ink);
        canvas_fill(c, block, ink);
        return box.left + pad;
    case GROUND_PILL:
        draw_pill(c, block, ink);
        return box.left + pad;
    case GROUND_ORNATE:
        draw_ornate_rule(b, c, box.left, box.right, rule + DIAMOND_PT / 2);
        return box.left;
    case GROUND_NONE:
        if (b->cfg->style.heading_rule == HEADING_THICK) {
            fill_rule(c, box.left, fmin(box.right, box.left + short_rule_pt),
                      box.bottom - thick / 2, thick, ink);
        }
        return box.left;
    }
    return box.left;
}

void step_head_draw(const struct book *b, struct canvas *c, const char *words, double left,
                    double top, double width)
{
    const struct manner *m = manner_of(b);
    struct text_style style = style_of(b);
    const double size = style.size_pt;
    const double room = width - (m->white ? 2 * pad_em * size : 0);
    const struct box box = {left, top, left + width, top + band_em * size};
    style.size_pt = fitting_line_size(style.font, words, size, room);
    canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL);
    const double x = draw_ground(b, c, box, text_width_pt(&style, words), size);
    canvas_untag(c);
    const double middle = (box.top + box.bottom) / 2;
    const double cap = font_cap_height_em(style.font) * style.size_pt;
    const double baseline = m->white ? middle + cap / 2 : top + 0.95 * size;
    canvas_tag(c, CANVAS_HEADING_3, NULL, NULL);
    canvas_text(c, m->centred ? left + width / 2 : x, baseline,
                m->centred ? ALIGN_CENTRE : ALIGN_LEFT, &style, words);
    canvas_untag(c);
}
