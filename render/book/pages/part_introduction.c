/* The introduction. */
#include <math.h>

#include "render/book/book_data.h"
#include "render/book/pages/part.h"
#include "render/book/pages/text_page.h"
#include "render/book/style/ornaments.h"
#include "render/book/style/page_heading.h"
#include "render/book/style/set_text.h"
#include "render/canvas/flow_draw.h"
#include "render/text/flow/flow_blocks.h"

static bool wants_introduction(const struct book *b)
{
    return b->cfg->book.introduction != NULL;
}

/* ---- the author's name below the text ---- */

static double signature_pt(const struct book *b)
{
    return fmax(1.2 * b->type.body, book_min_text_pt(b));
}

static double signature_height(const struct book *b)
{
    return b->cfg->book.author ? 2.4 * signature_pt(b) : 0;
}

/* From y on: at the text's right edge, or where pages begin at the left, there. */
static void draw_signature(const struct book *b, struct canvas *c, struct box text, double y,
                           struct paint paint)
{
    const bool left = book_from_left(b);
    const struct text_style style = {.font = b->faces.serif_italic,
                                     .size_pt = signature_pt(b),
                                     .paint = paint,
                                     .features = book_figures(b)};
    if (b->cfg->book.author) {
        draw_fitted(b, c, left ? text.left : text.right, y + 2 * style.size_pt,
                    left ? ALIGN_LEFT : ALIGN_RIGHT, style, text.right - text.left,
                    b->cfg->book.author);
    }
}

/* ---- a few lines ---- */

/* A short text and all that stands around it. */
struct short_page {
    const struct book *b;
    struct canvas *canvas;
    struct box block; /* below the heading */
    struct box text;  /* with the signature */
};

/* A few lines look planned in larger type, on a ground by style.introduction. */
struct short_design {
    double width;  /* of the text, in parts of the block's … */
    double from;   /* … and where it begins, in parts of the rest */
    double above;  /* it, as a part of the room below the heading that is left over */
    double most;   /* of the page's height, for it in larger type … */
    double times;  /* … up to this many times the running text */
    double pad_pt; /* between the ground and the text */
    bool white;
    void (*draw)(const struct short_page *s); /* the ground; NULL: none */
};

enum { ANIMAL_PT = 76, FLEURON_PT = 30, FLEURON_BELOW_PT = 34, FLOURISH_ABOVE_PT = 44 };

static void draw_rule(const struct short_page *s, double left, double right, double y,
                      double width_pt)
{
    canvas_line(s->canvas, left, y, right, y, width_pt, book_ink(s->b, INKED_HEADINGS));
}

/* A rule over the text and one below it, by the theme's rules of headings. */
static void draw_rules(const struct short_page *s)
{
    const double air = 20;
    const enum config_heading_rule how = s->b->cfg->style.heading_rule;
    const double fine = book_fine_line_pt(s->b);
    const double strong = how == HEADING_THICK ? 5 : how == HEADING_DOUBLE ? 3 : fine;
    const double top = s->text.top - air;
    const double foot = s->text.bottom + air;
    const double left = book_from_left(s->b) ? s->block.left : s->text.left;
    const double right = book_from_left(s->b) ? s->block.right : s->text.right;
    draw_rule(s, left, right, top, strong);
    draw_rule(s, left, right, foot, strong);
    if (how == HEADING_DOUBLE || how == HEADING_THIN) {
        draw_rule(s, left, right, top - strong - 2, fine);
        draw_rule(s, left, right, foot + strong + 2, fine);
    }
}

/* A thick rule over the whole width, and a fine one from the text's edge down. */
static void draw_column(const struct short_page *s)
{
    const double air = 26;
    const double x = s->text.left - air / 2;
    draw_rule(s, s->block.left, s->block.right, s->text.top - air, 5);
    canvas_line(s->canvas, x, s->text.top, x, s->text.bottom, book_fine_line_pt(s->b),
                book_ink(s->b, INKED_HEADINGS));
}

static void draw_block(const struct short_page *s)
{
    canvas_fill(s->canvas, s->block, book_ink(s->b, INKED_HEADINGS));
}

static void draw_frame(const struct short_page *s)
{
    canvas_frame(s->canvas, box_grown(s->text, 22), 1.5, book_ink(s->b, INKED_HEADINGS));
}

/* The hedgehog looks over the frame: title pages and openers begin with others. */
static void draw_animal(const struct short_page *s)
{
    const struct box frame = box_grown(s->text, 22);
    const double wide = ANIMAL_PT * scene_ratio(s->b, SCENE_HEDGEHOG);
    const double middle = (frame.left + frame.right) / 2;
    draw_scene(
        s->b, s->canvas, SCENE_HEDGEHOG,
        (struct box){middle - wide / 2, frame.top - ANIMAL_PT, middle + wide / 2, frame.top});
    canvas_tag(s->canvas, CANVAS_ARTIFACT, NULL, NULL);
    canvas_frame(s->canvas, frame, 2, PAINT_BLACK);
    canvas_untag(s->canvas);
}

static void draw_flourishes(const struct short_page *s)
{
    const double x = (s->block.left + s->block.right) / 2;
    draw_flourish(s->b, s->canvas, x, s->text.top - FLOURISH_ABOVE_PT,
                  0.6 * (s->text.right - s->text.left));
    canvas_tag(s->canvas, CANVAS_ARTIFACT, NULL, NULL);
    draw_fleuron(s->b, s->canvas, x, s->text.bottom + FLEURON_BELOW_PT, FLEURON_PT);
    canvas_untag(s->canvas);
}

static const struct short_design short_designs[] = {
    [INTRODUCTION_PLAIN] = {0.82, 0, 0.36, 0.46, 2.1, 0, false, NULL},
    [INTRODUCTION_RULES] = {0.86, 0.5, 0.36, 0.46, 2.1, 24, false, draw_rules},
    [INTRODUCTION_COLUMN] = {0.68, 1, 0.3, 0.46, 2.1, 26, false, draw_column},
    [INTRODUCTION_BLOCK] = {0.86, 0.5, 0, 0.72, 2.6, 28, true, draw_block},
    [INTRODUCTION_FRAME] = {0.8, 0.5, 0.36, 0.46, 2.1, 24, false, draw_frame},
    [INTRODUCTION_SCENE] = {0.8, 0.5, 0.3, 0.46, 2.1, 24, false, draw_animal},
    [INTRODUCTION_FLOURISH] = {0.78, 0.5, 0.36, 0.46, 2.1, 64, false, draw_flourishes},
};

static const struct short_design *short_design(const struct book *b)
{
    return &short_designs[b->cfg->style.introduction];
}

/* Rules at the left of the block have their text there too. */
static double text_from(const struct book *b)
{
    const bool rules = b->cfg->style.introduction == INTRODUCTION_RULES;
    return rules && book_from_left(b) ? 0 : short_design(b)->from;
}

/* What stands above a ground. */
static double over_ground(const struct book *b)
{
    return b->cfg->style.introduction == INTRODUCTION_SCENE ? ANIMAL_PT : 0;
}

static const double few = 0.25;      /* of the page, in the usual type */
static const double smallest = 1.15; /* the same */

/* Headings, rules, lists and tables keep the usual type. */
static bool is_plain(const char *text)
{
    struct flow_block block;
    bool plain = true;
    while ((text = flow_block_next(text, &block))) {
        plain = plain && block.kind == BLOCK_PARAGRAPH;
    }
    return plain;
}

/* Themes with a heading font of their own set a text without an initial in it where it is light. */
static struct flow_style short_style(const struct book *b, double times)
{
    struct flow_style style = book_opening_style(b, times * b->type.body);
    style.leading_pt = 1.36 * style.size_pt;
    style.justify &= style.initial != NULL;
    style.hyphenator = style.justify ? style.hyphenator : NULL;
    if (!style.initial && b->cfg->style.headings == HEADINGS_LEFT && b->cfg->style.heading_font) {
        style.regular = b->faces.heading;
    }
    if (short_design(b)->white) {
        style.paint = PAINT_WHITE;
    }
    return style;
}

/* A text as it would be set. */
struct setting {
    size_t lines;
    double height_pt;
    bool overflows;
};

static struct setting setting_of(struct book *b, const struct flow_style *style, const char *text,
                                 double width)
{
    struct flow f;
    flow_init(&f, style, width);
    flow_add(&f, text);
    const struct setting s = {f.line_count, flow_height(&f, 0, f.line_count), flow_overflows(&f)};
    b->out_of_memory |= f.failed;
    flow_free(&f);
    return s;
}

/* As narrow as the number of lines allows, so that none holds a word alone. */
static double even_width(struct book *b, const struct flow_style *style, const char *text,
                         double width)
{
    const double least = 0.6;
    const size_t lines = setting_of(b, style, text, width).lines;
    double even = width;
    for (double part = 1; part > least && !style->justify; part -= 0.02) {
        const struct setting s = setting_of(b, style, text, part * width);
        if (s.lines > lines || s.overflows) {
            break;
        }
        even = part * width;
    }
    return even;
}

/* Of this height of a page. Low pages have less for the text than its part, since all around it
 * keeps its height. */
static double short_room(const struct book *b, double height)
{
    const struct short_design *d = short_design(b);
    const double around =
        TEXT_HEADING_PT - 12 + over_ground(b) + 2 * d->pad_pt + signature_height(b);
    return fmin(d->most * height, height - around);
}

static bool has_room(struct book *b, const char *text, double times, double width, double height)
{
    const struct flow_style style = short_style(b, times);
    const struct setting s = setting_of(b, &style, text, width);
    return s.height_pt <= short_room(b, height) && !s.overflows;
}

static bool is_short(struct book *b, const struct flow *flow, double height)
{
    const double width = short_design(b)->width * book_block_width(b);
    return is_plain(b->cfg->book.introduction) &&
           flow_height(flow, 0, flow->line_count) < few * height &&
           has_room(b, b->cfg->book.introduction, smallest, width, height);
}

/* The largest type in which the text takes no more than its part of such a height. */
static struct flow *keep_short_flow(struct book *b, const char *text, double height)
{
    enum { FEW_LINES = 4 };
    const double step = 0.05;
    const double width = short_design(b)->width * book_block_width(b);
    const bool justified = b->cfg->style.initial != INITIAL_NONE; /* which needs longer lines */
    double times = short_design(b)->times * (justified ? 0.85 : 1);
    while (times > smallest && !has_room(b, text, times, width, height)) {
        times -= step;
    }
    struct flow_style style = short_style(b, times);
    /* In so few lines, a short last one would look lost: they are even in place of full. */
    style.justify &= setting_of(b, &style, text, width).lines > FEW_LINES;
    struct flow *flow = keep_narrow_flow(b, &style, even_width(b, &style, text, width));
    if (flow) {
        flow_add(flow, text);
        b->out_of_memory |= flow->failed;
    }
    return flow;
}

static void draw_short(const struct book *b, struct canvas *c, const struct page *p,
                       struct box block)
{
    const struct short_design *d = short_design(b);
    const struct flow *f = p->flow;
    const double height = flow_height(f, 0, f->line_count) + signature_height(b);
    const double over = d->pad_pt + over_ground(b);
    /* Even lines are narrower than the design; a block's begin at its left all the same. */
    const double width = d->white ? d->width * (block.right - block.left) : f->width_pt;
    struct short_page s = {.b = b, .canvas = c, .block = block};
    draw_heading(b, c, p->title, block);
    s.block.top += TEXT_HEADING_PT - 12;
    const double spare = s.block.bottom - s.block.top - height - over - d->pad_pt;
    s.text.left = block.left + text_from(b) * (block.right - block.left - width);
    s.text.right = s.text.left + width;
    s.text.top = s.block.top + over + d->above * fmax(0, spare);
    s.text.bottom = s.text.top + height;
    if (d->draw) {
        /* Scenes and flourishes are tagged by themselves. */
        const bool tags = d->draw != draw_animal && d->draw != draw_flourishes;
        if (tags) {
            canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL);
        }
        d->draw(&s);
        if (tags) {
            canvas_untag(c);
        }
    }
    const double y = flow_draw(c, f, 0, f->line_count, s.text.left, s.text.top);
    draw_signature(b, c, s.text, y, d->white ? PAINT_WHITE : PAINT_BLACK);
    draw_tail_piece(b, c, p,
                    (struct box){block.left, s.text.bottom + d->pad_pt, block.right, block.bottom});
}

static const struct page_kind page_short = {.name = "introduction",
                                            .draw = draw_short,
                                            .frame = FRAME_HEAD_AND_FOLIO,
                                            .field = "book.introduction"};

static void draw_short_below(const struct book *b, struct canvas *c, const struct page *p,
                             const struct text_below *t, struct box box)
{
    struct page own = *p;
    own.flow = t->flow;
    own.title = t->title;
    draw_short(b, c, &own, box);
}

/* A page shared with what came before, or a new one. */
static void add_short(struct book *b, struct page_list *list, const struct config_part *item,
                      const struct flow *flow, double room)
{
    const char *title = title_of_part(b, &part_introduction, item);
    if (room > 0) {
        const struct text_below t = {
            .flow = flow, .title = title, .item = item, .draw = draw_short_below};
        part_put_below(b, list, &t, room);
    } else {
        page_takes_lines(page_list_add(b, list, &page_short), flow, 0, flow->line_count, title);
    }
    contents_add(b, title, NULL, list->count - 1);
}

/* ---- longer texts ---- */

static void draw_long(const struct book *b, struct canvas *c, const struct page *p,
                      struct box block)
{
    double y = draw_running_text(b, c, p, block);
    if (is_last_of_text(p)) {
        /* Headings may stand outside the text. */
        const double left = block.left + fmax(0, -p->flow->style.heading_x_pt);
        draw_signature(b, c, (struct box){left, block.top, block.right, block.bottom}, y,
                       PAINT_BLACK);
        y += signature_height(b);
        draw_tail_piece(b, c, p, (struct box){block.left, y, block.right, block.bottom});
    }
}

static const struct page_kind page_long = {
    .name = "text", .draw = draw_long, .frame = FRAME_HEAD_AND_FOLIO, .field = "book.introduction"};

/* The last lines come along to a page where the signature would else stand alone. */
static void add_long(struct book *b, struct page_list *list, struct flow *flow, const char *title)
{
    const struct text_pages pages = {
        .kind = &page_long, .flow = flow, .title = title, .below_pt = signature_height(b)};
    const size_t lines = flow->line_count;
    size_t count;
    text_pages_fit(b, &pages);
    const bool fits = text_pages_measure(b, &pages, &count) >= pages.below_pt;
    size_t last = lines > 4 && !fits ? lines - 4 : lines;
    (void)text_pages_put(b, list, &pages, 0, last);
    (void)text_pages_put(b, list, &pages, last, lines);
}

static enum status add_pages(struct book *b, struct page_list *list, const struct config_part *item,
                             struct diag *d)
{
    (void)d;
    const double enough = 0.4; /* of the page, for a short text below other things … */
    const double air_pt = 20;  /* … and not too near to them */
    const char *title = title_of_part(b, &part_introduction, item);
    const char *text = b->cfg->book.introduction;
    const double below = room_below_parts(b, list, item);
    struct flow *flow = keep_page_flow(b, book_opening_style(b, b->type.body));
    if (!flow) {
        return STATUS_OK;
    }
    flow_add(flow, text);
    b->out_of_memory |= flow->failed;
    const double whole = book_block_height(b);
    const bool shares = below >= enough * whole && is_short(b, flow, below - air_pt);
    if (shares || is_short(b, flow, whole)) {
        flow = keep_short_flow(b, text, shares ? below - air_pt : whole);
        if (flow) {
            add_short(b, list, item, flow, shares ? below : 0);
        }
    } else {
        contents_add(b, title, NULL, list->count);
        add_long(b, list, flow, title);
    }
    return STATUS_OK;
}

const struct part_kind part_introduction = {
    .name = "introduction",
    .doc = "book.introduction",
    .places = PART_FRONT,
    .once = true,
    .usual = wants_introduction,
    .asked_by = "book.introduction",
    .usual_place = PART_FRONT,
    .listed = true,
    .title = TEXT_introduction,
    .add = add_pages,
};
