#include "render/book/openers/tip_box.h"

#include <math.h>

#include "render/book/book_data.h"
#include "render/book/scenes/scenes.h"
#include "render/book/style/book_words.h"
#include "render/book/style/ornaments.h"
#include "render/book/style/set_text.h"
#include "render/canvas/flow_draw.h"

/* All are our choice, by eye; lengths in parts of the text's size. */
struct look {
    double above;      /* over the box */
    double head;       /* from the box's top to the text's */
    double foot;       /* from what stands last to the box's bottom */
    double side;       /* at both sides of the text */
    double bar;        /* more at the left */
    double label_size; /* the heading's */
    bool centred;      /* text and heading */
    bool white_label;
    bool wide;    /* as wide as the page; else no wider than lines that are easily read */
    bool columns; /* a narrow picture may stand next to the text, which is then from the left */
};

static const struct look looks[] = {
    [TIP_BOX_FRAME] = {2.4, 1.5, 1.3, 1.5, 0, 1.0, true, false, false, true},
    [TIP_BOX_BAR] = {2.4, 2.1, 0.4, 0, 1.6, 1.15, false, false, false, true},
    [TIP_BOX_TAB] = {2.4, 3.0, 1.2, 1.2, 0, 1.0, false, true, false, true},
    [TIP_BOX_BUBBLE] = {2.2, 2.6, 6.2, 1.4, 0, 1.15, true, false, false, false},
    [TIP_BOX_ORNATE] = {2.2, 2.7, 1.8, 0.6, 0, 1.1, true, false, false, false},
    [TIP_BOX_STRAP] = {2.2, 2.8, 1.2, 0.2, 0, 1.1, false, true, true, true},
    [TIP_BOX_BLOCK] = {2.2, 3.3, 1.2, 1.2, 0, 1.3, false, true, true, true},
    [TIP_BOX_HAIRLINE] = {2.2, 2.4, 1.1, 0, 0, 1.0, false, false, false, true},
    [TIP_BOX_WIDE] = {1.4, 2.6, 1.0, 1.0, 0, 1.1, false, false, true, true},
    [TIP_BOX_PANEL] = {2.2, 3.0, 1.4, 1.4, 0, 1.1, false, false, true, true},
};

static const double speaker_em = 4.8; /* below a bubble, for who says it */
static const double widest_em = 36;
static const double example_gap_em = 0.9;
static const double columns_gap_em = 1.6;
static const double narrowest_em = 13; /* of two columns */

static const struct look *look_of(const struct tip_box *t)
{
    return &looks[t->kind];
}

static bool is_centred(const struct book *b, const struct tip_box *t)
{
    return look_of(t)->centred && !book_from_left(b);
}

static double text_left(const struct book *b, const struct tip_box *t)
{
    return (look_of(t)->side + look_of(t)->bar) * b->type.body;
}

/* As large as is asked, and no wider than the text's column; 0 where nobody could read it. */
static double fitting_scale(const struct tip_picture *p, double most, double width)
{
    const double readable = 66; /* three rows with two candidates in a cell */
    const double scale = fmin(most, width / p->width_pt);
    const double least = p->board.layout ? 1 : readable / p->height_pt;
    return scale >= least ? scale : 0;
}

static void set_words(const struct tip_wish *wish, const struct flow_style *style, double width,
                      struct flow *out)
{
    enum { MIN_PERCENT = 60 };
    const char *words = wish->words ? wish->words : "";
    flow_init(out, style, width);
    flow_add(out, words);
    if (style->centre) {
        even_lines(out, words, MIN_PERCENT);
    }
}

/* The lines of the text's only column, or of its first. */
static size_t first_column(const struct tip_box *t)
{
    return t->in_two ? (t->text.line_count + 1) / 2 : t->text.line_count;
}

/* The height of text and picture, one below the other. */
static double content_height(const struct tip_box *t, double size)
{
    const double example = t->scale * t->picture.height_pt;
    return flow_height(&t->text, 0, first_column(t)) +
           (example > 0 ? example_gap_em * size + example : 0);
}

/* A narrow picture below a text would leave the box half empty: it stands at the right of the text,
 * if the lines there are not too short. Returns the height of both. */
static double stand_beside(const struct tip_wish *wish, const struct flow_style *style,
                           double column, struct tip_box *out)
{
    const double shortest_em = 14;
    const double gap_em = 1.4;
    const double size = style->size_pt;
    const double below = content_height(out, size);
    const double width = column - out->scale * out->picture.width_pt - gap_em * size;
    if (!look_of(out)->columns || out->scale <= 0 || width < shortest_em * size) {
        return below;
    }
    struct flow narrow;
    struct flow_style from_left = *style;
    from_left.centre = false;
    set_words(wish, &from_left, width, &narrow);
    const double height =
        fmax(flow_height(&narrow, 0, narrow.line_count), out->scale * out->picture.height_pt);
    out->text.failed |= narrow.failed;
    out->beside = !narrow.failed && !flow_overflows(&narrow) && height < below;
    flow_free(out->beside ? &out->text : &narrow);
    if (out->beside) {
        out->text = narrow;
    }
    return out->beside ? height : below;
}

void tip_box_make(const struct book *b, const struct tip_wish *wish, bool at_head, double width,
                  struct tip_box *out)
{
    const double size = b->type.body;
    const enum config_tip_box kind = b->cfg->style.tip_box;
    *out = (struct tip_box){.kind = at_head && kind != TIP_BOX_STRAP ? TIP_BOX_BAR : kind,
                            .section = wish->section};
    const struct look *look = look_of(out);
    out->width_pt = look->wide ? width : fmin(width, widest_em * size);
    const double column = out->width_pt - text_left(b, out) - look->side * size;
    struct flow_style style = book_flow_faces(b, size, 1.36);
    style.centre = is_centred(b, out);
    style.features = book_figures(b);
    if (wish->scale > 0 &&
        tip_picture_make(b, wish->section, wish->example, column, &out->picture)) {
        out->scale = fitting_scale(&out->picture, wish->scale, column);
    }
    const double gap = columns_gap_em * size;
    out->in_two =
        out->kind == TIP_BOX_STRAP && out->scale <= 0 && column > 2 * narrowest_em * size + gap;
    set_words(wish, &style, out->in_two ? (column - gap) / 2 : column, &out->text);
    out->height_pt =
        (look->above + look->head + look->foot) * size + stand_beside(wish, &style, column, out);
}

void tip_box_free(struct tip_box *t)
{
    flow_free(&t->text);
    tip_picture_free(&t->picture);
}

double tip_box_height(const struct tip_box *t)
{
    return t->text.line_count ? t->height_pt : 0;
}

/* ---- grounds ---- */

/* A box being drawn, and its heading. */
struct tip_ground {
    const struct book *b;
    struct canvas *c;
    struct box box;
    double size; /* of the text */
    struct paint ink;
    struct text_style label;
    const char *words;
    size_t section;
    bool centred;
};

static void draw_label(const struct tip_ground *g, double x, double baseline)
{
    canvas_text(g->c, x, baseline, g->centred ? ALIGN_CENTRE : ALIGN_LEFT, &g->label, g->words);
}

/* The heading's middle, or where it begins at a distance from the box's left. */
static double label_x(const struct tip_ground *g, double from_left)
{
    return g->centred ? (g->box.left + g->box.right) / 2 : g->box.left + from_left;
}

static double cap_of(const struct tip_ground *g)
{
    return font_cap_height_em(g->label.font) * g->label.size_pt;
}

/* Within a box. Filled, so that nobody takes it and the example's lines for one board. */
static void fill_frame(const struct tip_ground *g, struct box k, double line)
{
    canvas_fill(g->c, (struct box){k.left, k.top, k.right, k.top + line}, g->ink);
    canvas_fill(g->c, (struct box){k.left, k.bottom - line, k.right, k.bottom}, g->ink);
    canvas_fill(g->c, (struct box){k.left, k.top + line, k.left + line, k.bottom - line}, g->ink);
    canvas_fill(g->c, (struct box){k.right - line, k.top + line, k.right, k.bottom - line}, g->ink);
}

static void draw_frame_ground(const struct tip_ground *g)
{
    const double gap = 0.6 * g->size;
    const double width = text_width_pt(&g->label, g->words);
    const double x = label_x(g, 2 * g->size);
    const double from = (g->centred ? x - width / 2 : x) - gap;
    const double line = 0.75;
    const struct box k = g->box;
    fill_frame(g, k, line);
    canvas_fill(g->c, (struct box){from, k.top - line, from + width + 2 * gap, k.top + line},
                PAINT_WHITE);
    canvas_untag(g->c);
    draw_label(g, x, k.top + cap_of(g) / 2);
}

static void draw_bar_ground(const struct tip_ground *g)
{
    const struct box k = g->box;
    canvas_fill(g->c, (struct box){k.left, k.top, k.left + 0.5 * g->size, k.bottom}, g->ink);
    canvas_untag(g->c);
    draw_label(g, label_x(g, 1.6 * g->size), k.top + cap_of(g));
}

/* Black, as wide as the heading needs or as the box, from its top down. */
static double draw_band(const struct tip_ground *g, double right)
{
    const double high = 2 * g->label.size_pt;
    canvas_fill(g->c, (struct box){g->box.left, g->box.top, right, g->box.top + high}, g->ink);
    return g->box.top + (high + cap_of(g)) / 2;
}

static double tab_right(const struct tip_ground *g)
{
    return g->box.left + text_width_pt(&g->label, g->words) + 2 * g->size;
}

static void draw_tab_ground(const struct tip_ground *g)
{
    const double baseline = draw_band(g, tab_right(g));
    struct box k = g->box;
    k.top += 2 * g->label.size_pt;
    fill_frame(g, k, 1);
    canvas_untag(g->c);
    draw_label(g, k.left + g->size, baseline);
}

static void draw_block_ground(const struct tip_ground *g)
{
    const double line = 3;
    const double baseline = draw_band(g, g->box.right);
    const struct box k = g->box;
    fill_frame(g, k, line);
    canvas_untag(g->c);
    draw_label(g, k.left + 1.2 * g->size, baseline);
}

static void draw_strap_ground(const struct tip_ground *g)
{
    const double rule = 2.5;
    const struct box k = g->box;
    const double baseline = draw_band(g, tab_right(g));
    /* Filled, as frames are. */
    canvas_fill(g->c, (struct box){k.left, k.top, k.right, k.top + rule}, g->ink);
    canvas_fill(g->c, (struct box){k.left, k.bottom - 0.75, k.right, k.bottom}, g->ink);
    canvas_untag(g->c);
    draw_label(g, k.left + g->size, baseline);
}

static void draw_ornate_ground(const struct tip_ground *g)
{
    const struct box k = g->box;
    draw_ornate_rule(g->b, g->c, k.left, k.right, k.top);
    draw_ornate_rule(g->b, g->c, k.left, k.right, k.bottom);
    canvas_untag(g->c);
    draw_label(g, label_x(g, 0), k.top + 1.0 * g->size + cap_of(g));
}

static void draw_hairline_ground(const struct tip_ground *g)
{
    const struct box k = g->box;
    const double line = book_fine_line_pt(g->b);
    /* Filled, as frames are. */
    canvas_fill(g->c, (struct box){k.left, k.top, k.right, k.top + line}, g->ink);
    canvas_fill(g->c, (struct box){k.left, k.bottom - line, k.right, k.bottom}, g->ink);
    canvas_untag(g->c);
    draw_label(g, label_x(g, 0), k.top + 0.8 * g->size + cap_of(g));
}

static void draw_wide_ground(const struct tip_ground *g)
{
    const double line = 2;
    const struct box k = g->box;
    fill_frame(g, k, line);
    canvas_untag(g->c);
    draw_label(g, label_x(g, g->size), k.top + 0.8 * g->size + cap_of(g));
}

static void draw_panel_ground(const struct tip_ground *g)
{
    const struct box k = g->box;
    canvas_fill(g->c, k, book_panel_paint(g->b));
    canvas_fill(g->c, (struct box){k.left, k.top, k.right, k.top + 2}, g->ink);
    canvas_untag(g->c);
    struct tip_ground inked = *g;
    inked.label.paint = g->ink;
    draw_label(&inked, label_x(g, 1.4 * g->size), k.top + 1.3 * g->size + cap_of(g));
}

/* A rounded frame with a tail from its foot to the animal that says it. */
static void draw_bubble_ground(const struct tip_ground *g)
{
    enum { VERBS = 13, POINTS = 20 };
    const struct box k = g->box;
    const double w = k.right - k.left;
    const double h = k.bottom - k.top - speaker_em * g->size;
    const double r = 1.4 * g->size;
    const double q = 0.45 * r; /* from a corner to its curve's handles, near a circle */
    const double tail = 8.4 * g->size;
    uint8_t verb[VERBS] = {ART_MOVE, ART_LINE, ART_CURVE, ART_LINE, ART_CURVE, ART_LINE, ART_LINE,
                           ART_LINE, ART_LINE, ART_CURVE, ART_LINE, ART_CURVE, ART_CLOSE};
    double point[POINTS][2] = {{r, 0},
                               {w - r, 0},
                               {w - q, 0},
                               {w, q},
                               {w, r},
                               {w, h - r},
                               {w, h - q},
                               {w - q, h},
                               {w - r, h},
                               {tail + 1.4 * g->size, h},
                               {tail - 0.9 * g->size, h + 1.2 * g->size},
                               {tail, h},
                               {r, h},
                               {q, h},
                               {0, h - q},
                               {0, h - r},
                               {0, r},
                               {0, q},
                               {q, 0},
                               {r, 0}};
    struct art_path path = {.verb = verb,
                            .verb_count = VERBS,
                            .point = point,
                            .point_count = POINTS,
                            .fill = -1,
                            .width = 1.5,
                            .join = ART_JOIN_ROUND};
    struct art art = {.width = w, .height = h, .path = &path, .path_count = 1};
    canvas_art_inked(g->c, (struct box){k.left, k.top, k.right, k.top + h}, &art, 1.5, g->ink);
    if (g->b->cfg->style.friends) {
        /* Not the animal over the title. */
        const enum scene who = scene_animal(SCENE_HEDGEHOG + g->section);
        const double ratio = scene_ratio(g->b, who);
        const double high = fmin((speaker_em - 0.3) * g->size, (tail - g->size) / ratio);
        const double left = k.left + 0.6 * g->size;
        draw_scene(g->b, g->c, who,
                   (struct box){left, k.bottom - high, left + high * ratio, k.bottom});
    }
    canvas_untag(g->c);
    draw_label(g, label_x(g, 1.4 * g->size), k.top + 0.9 * g->size + cap_of(g));
}

void tip_box_draw(const struct book *b, struct canvas *c, const struct tip_box *t, bool from_left,
                  double x, double y)
{
    static void (*const ground[])(const struct tip_ground *g) = {
        [TIP_BOX_FRAME] = draw_frame_ground,   [TIP_BOX_BAR] = draw_bar_ground,
        [TIP_BOX_TAB] = draw_tab_ground,       [TIP_BOX_BUBBLE] = draw_bubble_ground,
        [TIP_BOX_ORNATE] = draw_ornate_ground, [TIP_BOX_STRAP] = draw_strap_ground,
        [TIP_BOX_BLOCK] = draw_block_ground,   [TIP_BOX_HAIRLINE] = draw_hairline_ground,
        [TIP_BOX_WIDE] = draw_wide_ground,     [TIP_BOX_PANEL] = draw_panel_ground};
    const struct look *look = look_of(t);
    const double size = b->type.body;
    if (!t->text.line_count) {
        return;
    }
    const double left = from_left ? x : x - t->width_pt / 2;
    const double top = y + look->above * size;
    struct tip_ground g = {.b = b,
                           .c = c,
                           .box = {left, top, left + t->width_pt, y + t->height_pt},
                           .size = size,
                           .ink = book_ink(b, INKED_HEADINGS),
                           .label = {.font = b->faces.sans_bold,
                                     .size_pt = look->label_size * size,
                                     .tracking_pt = 0.04 * size,
                                     .paint = look->white_label ? PAINT_WHITE : PAINT_BLACK},
                           .words = book_text(b, TEXT_tip),
                           .section = t->section,
                           .centred = is_centred(b, t)};
    canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL);
    ground[t->kind](&g); /* closes the tag before it draws the heading */
    const double words = left + text_left(b, t);
    const double column = t->width_pt - text_left(b, t) - look->side * size;
    const double first = top + look->head * size;
    y = flow_draw(c, &t->text, 0, first_column(t),
                  g.centred && !t->beside ? words + (column - t->text.width_pt) / 2 : words, first);
    if (t->in_two) {
        flow_draw(c, &t->text, first_column(t), t->text.line_count,
                  words + column - t->text.width_pt, first);
    }
    if (t->scale > 0) {
        const double spare = column - t->scale * t->picture.width_pt;
        canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL);
        tip_picture_draw(b, c, &t->picture, t->scale,
                         words + (t->beside                 ? spare
                                  : g.centred || look->wide ? spare / 2
                                                            : 0),
                         t->beside ? first : y + example_gap_em * size);
        canvas_untag(c);
    }
}
