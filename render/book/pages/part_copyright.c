/* The copyright page. */
#include <math.h>

#include "render/book/book_data.h"
#include "render/book/pages/part.h"
#include "render/book/style/book_words.h"
#include "render/canvas/flow_draw.h"

/* The rule over all, as under titles of sections. */
enum { COPYRIGHT_RULE_PT = 48, COPYRIGHT_GAP_PT = 12 };

static void fill_copyright(const struct book *b, double width, struct flow *f)
{
    const struct config_book *t = &b->cfg->book;
    double size = fmax(9, b->type.caption);
    const double title_em = 1.35;
    struct flow_style style = book_flow_faces(b, size, 1.45);
    style.heading = b->faces.serif_bold;
    style.features = book_figures(b);
    style.centre = !book_from_left(b);
    const char *lines[] = {t->title,     t->subtitle,  t->author,
                           t->copyright, t->publisher, t->edition};
    enum { TITLE = 0, COPYRIGHT = 3, LINES = sizeof lines / sizeof lines[0] };
    lines[COPYRIGHT] = t->copyright ? t->copyright : book_text(b, TEXT_rights);
    flow_init(f, &style, fmin(width, 34 * size));
    for (unsigned i = 0; i < LINES; i++) {
        f->style.plain = i != COPYRIGHT;
        f->style.regular = i == TITLE ? b->faces.heading : b->faces.serif;
        f->style.size_pt = i == TITLE ? title_em * size : size;
        if (lines[i]) {
            flow_add(f, lines[i]);
        }
    }
    struct text line = {0};
    struct text seed = {0};
    if (t->isbn) {
        const char *values[] = {t->isbn};
        translation_fill(&line, book_text(b, TEXT_isbn), values, 1);
        text_puts(&line, "\n\n");
    }
    text_printf(&seed, "%llu", (unsigned long long)b->cfg->seed);
    const char *values[] = {seed.data ? seed.data : ""};
    text_printf(&line, "%s\n\n", book_text(b, TEXT_one_solution));
    translation_fill(&line, book_text(b, TEXT_colophon), values, 1);
    flow_add(f, line.data ? line.data : "");
    f->failed |= line.failed | seed.failed;
    text_free(&line);
    text_free(&seed);
}

static void draw_copyright_page(const struct book *b, struct canvas *c, const struct page *p,
                                struct box block)
{
    (void)p;
    struct flow f;
    fill_copyright(b, block.right - block.left, &f);
    double height = flow_height(&f, 0, f.line_count);
    const bool left = book_from_left(b);
    const double middle = (block.left + block.right) / 2;
    const double from = left ? block.left : middle - COPYRIGHT_RULE_PT / 2;
    const double rule = block.bottom - height - COPYRIGHT_GAP_PT;
    canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL);
    canvas_line(c, from, rule, from + COPYRIGHT_RULE_PT, rule, 1.5, book_ink(b, INKED_HEADINGS));
    canvas_untag(c);
    flow_draw(c, &f, 0, f.line_count, left ? block.left : middle - f.width_pt / 2,
              block.bottom - height);
    canvas_note_failure(c, f.failed);
    flow_free(&f);
}

static const struct page_kind page_copyright = {
    .name = "copyright", .draw = draw_copyright_page, .frame = FRAME_NONE};

static bool fits(const struct book *b, const struct config_part *item, bool *failed)
{
    struct flow f;
    if (item || !b->cfg->parts.copyright_page) {
        return true;
    }
    fill_copyright(b, book_block_width(b), &f);
    double height = flow_height(&f, 0, f.line_count);
    *failed |= f.failed;
    flow_free(&f);
    return height + 2 * COPYRIGHT_GAP_PT <= book_block_height(b) + 1e-6;
}

static const char *const *text_of(const struct book *b)
{
    return &b->cfg->book.copyright;
}

static bool wants_copyright(const struct book *b)
{
    return b->cfg->parts.copyright_page;
}

static enum status add_pages(struct book *b, struct page_list *list, const struct config_part *item,
                             struct diag *d)
{
    (void)item, (void)d;
    page_list_add(b, list, &page_copyright);
    return STATUS_OK;
}

const struct part_kind part_copyright = {
    .name = "copyright",
    .doc = "the copyright page",
    .places = PART_FRONT | PART_BACK,
    .once = true,
    .usual = wants_copyright,
    .asked_by = "parts.copyright_page: true",
    .usual_place = PART_FRONT,
    .add = add_pages,
    .fits = fits,
    .usual_text = text_of,
    .usual_words = "the copyright text",
};
