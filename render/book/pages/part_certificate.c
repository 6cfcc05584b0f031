/* The certificate. */
#include <math.h>
#include <stdio.h>

#include "render/book/book_data.h"
#include "render/book/pages/part.h"
#include "render/book/style/book_words.h"
#include "render/book/style/ornaments.h"
#include "render/book/style/scenes.h"
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

static void draw_certificate(const struct book *b, struct canvas *c, const struct page *p,
                             struct box block)
{
    (void)p;
    double width = block.right - block.left;
    double height = block.bottom - block.top;
    double x = (block.left + block.right) / 2;
    struct paint ink = book_ink(b, INKED_HEADINGS);
    canvas_frame(c, block, 2.25, ink);
    struct box inner = {block.left + 6, block.top + 6, block.right - 6, block.bottom - 6};
    draw_friends(b, c, inner);
    canvas_frame(c, inner, 0.75, ink);
    bool failed = false;
    double title_pt =
        fitting_size(b->faces.heading, book_text(b, TEXT_certificate), 36, 0.8 * width, 1, &failed);
    struct text_style title = {.font = b->faces.heading, .size_pt = title_pt, .paint = ink};
    canvas_tag(c, CANVAS_HEADING_2, NULL, NULL);
    canvas_text(c, x, block.top + 0.22 * height, ALIGN_CENTRE, &title,
                book_text(b, TEXT_certificate));
    canvas_untag(c);
    double line = block.top + 0.42 * height;
    canvas_line(c, block.left + 0.15 * width, line, block.right - 0.15 * width, line, 0.75,
                PAINT_BLACK);
    struct text_style small = {
        .font = b->faces.sans, .size_pt = b->type.caption, .paint = PAINT_BLACK};
    canvas_text(c, x, line + 1.65 * small.size_pt, ALIGN_CENTRE, &small, book_text(b, TEXT_name));
    struct text t = {0};
    char count[24];
    snprintf(count, sizeof count, "%zu", b->puzzle_count);
    const char *values[] = {count};
    translation_fill(&t, book_text(b, TEXT_certificate_text), values, 1);
    double size = fmax(14, 1.2 * b->type.body);
    struct text_style body = {.font = b->faces.serif, .size_pt = size, .paint = PAINT_BLACK};
    draw_lines(c, &body, t.data ? t.data : "", x, block.top + 0.54 * height, 0.7 * width,
               1.4 * size, false);
    canvas_note_failure(c, t.failed | failed);
    text_free(&t);
    draw_ornament(b, c, x, block.top + 0.64 * height, fmin(72, 0.14 * height));
    line = block.top + 0.9 * height;
    canvas_line(c, x - 70, line, x + 70, line, 0.75, PAINT_BLACK);
    canvas_text(c, x, line + 1.65 * small.size_pt, ALIGN_CENTRE, &small, book_text(b, TEXT_date));
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
