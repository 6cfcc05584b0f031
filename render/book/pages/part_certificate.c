/* The certificate. */
#include <math.h>
#include <stdio.h>

#include "render/book/book_data.h"
#include "render/book/pages/part.h"
#include "render/book/scenes/scenes.h"
#include "render/book/style/book_words.h"
#include "render/book/style/ornaments.h"
#include "render/book/style/set_text.h"

/* The fox and the owl look over the frame's foot, on both sides of the date. */
static void draw_friends(const struct book *b, struct canvas *c, struct box inner)
{
    static const enum scene friends[] = {SCENE_FOX, SCENE_OWL};
    double width = 0.22 * (inner.right - inner.left);
    double beside = 0.05 * (inner.right - inner.left);
    for (size_t i = 0; i < 2 && b->cfg->style.friends; i++) {
        double left = i ? inner.right - beside - width : inner.left + beside;
        double top = inner.bottom - width / scene_ratio(b, friends[i]);
        draw_scene(b, c, friends[i], (struct box){left, top, left + width, inner.bottom});
    }
}

/* A line to write on, with what belongs there under it. */
static void draw_blank(const struct book *b, struct canvas *c, double left, double right, double y,
                       enum text_id what)
{
    struct text_style small = {
        .font = b->faces.sans, .size_pt = b->type.caption, .paint = PAINT_BLACK};
    canvas_line(c, left, y, right, y, 0.75, PAINT_BLACK);
    canvas_text(c, (left + right) / 2, y + 1.65 * small.size_pt, ALIGN_CENTRE, &small,
                book_text(b, what));
}

/* The book's title, and "Certificate" in large letters over a rule. */
static void draw_title(const struct book *b, struct canvas *c, struct box block, bool *failed)
{
    double width = block.right - block.left;
    double height = block.bottom - block.top;
    double x = (block.left + block.right) / 2;
    struct paint ink = book_ink(b, INKED_HEADINGS);
    struct text_style book = {
        .font = b->faces.serif_italic, .size_pt = 1.25 * b->type.body, .paint = PAINT_BLACK};
    struct text_style title = {.font = b->faces.heading, .paint = ink};
    title.size_pt =
        fitting_size(title.font, book_text(b, TEXT_certificate), 54, 0.8 * width, 1, failed);
    draw_fitted(b, c, x, block.top + 0.115 * height, ALIGN_CENTRE, book, 0.8 * width,
                b->cfg->book.title);
    canvas_tag(c, CANVAS_HEADING_2, NULL, NULL);
    double y = block.top + 0.125 * height + 1.25 * title.size_pt;
    canvas_text(c, x, y, ALIGN_CENTRE, &title, book_text(b, TEXT_certificate));
    canvas_untag(c);
    y += 0.55 * title.size_pt;
    if (b->cfg->style.head_style == HEAD_ORNATE) {
        draw_ornate_rule(b, c, x - 0.2 * width, x + 0.2 * width, y);
    } else {
        canvas_fill(c, (struct box){x - 0.08 * width, y - 1.25, x + 0.08 * width, y + 1.25}, ink);
    }
}

/* A solution of the book; for children a place that the title page does not have. */
static void draw_seal(const struct book *b, struct canvas *c, struct box block)
{
    const double width = block.right - block.left;
    const double height = block.bottom - block.top;
    const double x = (block.left + block.right) / 2;
    const double ratio = b->cfg->style.friends ? scene_ratio(b, SCENE_BEACH) : 1;
    const double high = fmin(0.2 * height, 0.34 * width);
    const double half = ratio * high / 2;
    const double top = block.top + 0.61 * height;
    const struct box seal = {x - half, top, x + half, top + high};
    if (b->cfg->style.friends) {
        draw_scene(b, c, SCENE_BEACH, seal);
        return;
    }
    canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL);
    draw_solution_pattern(b, c, 0, seal);
    canvas_untag(c);
}

static void draw_certificate(const struct book *b, struct canvas *c, const struct page *p,
                             struct box block)
{
    (void)p;
    double width = block.right - block.left;
    double height = block.bottom - block.top;
    double x = (block.left + block.right) / 2;
    struct paint ink = book_ink(b, INKED_HEADINGS);
    const double line = 3; /* its outer half lies in the block too: margins may be the least */
    struct box frame = {block.left + line / 2, block.top + line / 2, block.right - line / 2,
                        block.bottom - line / 2};
    struct box inner = {block.left + 7, block.top + 7, block.right - 7, block.bottom - 7};
    bool failed = false;
    canvas_frame(c, frame, line, ink);
    draw_friends(b, c, inner);
    canvas_frame(c, inner, 0.75, ink);
    draw_corner_boxes(c, inner, 15, 1, PAINT_WHITE, ink);
    draw_title(b, c, block, &failed);
    draw_blank(b, c, block.left + 0.14 * width, block.right - 0.14 * width,
               block.top + 0.42 * height, TEXT_name);
    struct text t = {0};
    char count[24];
    snprintf(count, sizeof count, "%zu", b->puzzle_count);
    const char *values[] = {count};
    translation_fill(&t, book_text(b, TEXT_certificate_text), values, 1);
    double size = fmax(15, 1.35 * b->type.body);
    struct text_style body = {.font = b->faces.serif, .size_pt = size, .paint = PAINT_BLACK};
    draw_lines(c, &body, t.data ? t.data : "", x, block.top + 0.53 * height, 0.74 * width,
               1.4 * size, false);
    canvas_note_failure(c, t.failed | failed);
    text_free(&t);
    draw_seal(b, c, block);
    draw_blank(b, c, x - 0.17 * width, x + 0.17 * width, block.top + 0.91 * height, TEXT_date);
}

static const struct page_kind page_certificate = {
    .name = "certificate", .draw = draw_certificate, .frame = FRAME_HEAD};

static bool wants_certificate(const struct book *b)
{
    return b->cfg->parts.certificate;
}

static const char *certificate_title(const struct book *b, const struct config_part *item)
{
    (void)item;
    return book_text(b, TEXT_certificate);
}

static enum status add_pages(struct book *b, struct page_list *list, const struct config_part *item,
                             struct diag *d)
{
    (void)d;
    page_turn_to_right(b, list);
    contents_add(b, certificate_title(b, item), NULL, list->count);
    page_list_add(b, list, &page_certificate);
    return STATUS_OK;
}

const struct part_kind part_certificate = {
    .name = "certificate",
    .doc = "a certificate to fill in, on a right page",
    .places = PART_ANYWHERE,
    .usual = wants_certificate,
    .usual_place = PART_BACK,
    .title = certificate_title,
    .add = add_pages,
};
