/* The table of contents. */
#include <math.h>
#include <string.h>

#include "render/book/book_data.h"
#include "render/book/pages/part.h"
#include "render/book/style/book_words.h"
#include "render/book/style/page_heading.h"
#include "render/book/style/set_text.h"

enum { CONTENTS_HEADING_PT = 64 };

/* Dots on a raster common to the whole page, so that they stand under one another. */
static void draw_leader(struct canvas *c, const struct text_style *style, double from, double to,
                        double baseline)
{
    const double pitch = 0.43 * style->size_pt;
    int last = (int)floor(to / pitch);
    for (int dot = (int)ceil(from / pitch); dot <= last; dot++) {
        canvas_text(c, dot * pitch, baseline, ALIGN_CENTRE, style, ".");
    }
}

/* The column of page numbers before the titles. */
static double contents_indent(const struct book *b)
{
    return b->cfg->style.contents == CONTENTS_NUMBERS ? 3 * b->type.contents : 0;
}

/* Room for the leader and a page number stays free. */
static double contents_title_width(const struct book *b)
{
    double width = book_block_width(b) - contents_indent(b);
    return fmin(0.85 * width, width - 6 * b->type.contents);
}

static double contents_line_pitch(const struct book *b)
{
    return 1.25 * b->type.contents;
}

/* Copy a title's first line, at least a word; returns the rest of the title. *failed is set where
 * memory ends. */
static const char *take_line(const struct book *b, const char *title, struct text *line,
                             bool *failed)
{
    struct text_style style = {.font = b->faces.serif, .size_pt = b->type.contents};
    const char *fits = title + strcspn(title, " ");
    for (const char *end = fits; *end;) {
        end += strspn(end, " ");
        end += strcspn(end, " ");
        text_clear(line);
        text_add(line, title, (size_t)(end - title));
        *failed |= line->failed;
        if (line->data && text_width_pt(&style, line->data) > contents_title_width(b)) {
            break;
        }
        fits = end;
    }
    text_clear(line);
    text_add(line, title, (size_t)(fits - title));
    *failed |= line->failed;
    return fits + strspn(fits, " ");
}

/* The height of an entry, whose title may take several lines. */
static double contents_entry_height(const struct book *b, const char *title, bool *failed)
{
    struct text line = {0};
    double height = b->type.entry_leading;
    while (*(title = take_line(b, title, &line, failed))) {
        height += contents_line_pitch(b);
    }
    text_free(&line);
    return height;
}

/* Returns the baseline and, in *x, the end of the last line. */
static double draw_contents_title(const struct book *b, struct canvas *c, const char *title,
                                  double baseline, double *x)
{
    struct text_style style = {
        .font = b->faces.serif, .size_pt = b->type.contents, .paint = PAINT_BLACK};
    struct text line = {0};
    double left = *x;
    for (bool more = true; more;) {
        bool failed = false;
        title = take_line(b, title, &line, &failed);
        canvas_note_failure(c, failed);
        *x = left + draw_fitted(b, c, left, baseline, ALIGN_LEFT, style, contents_title_width(b),
                                line.data ? line.data : "");
        more = *title;
        baseline += more ? contents_line_pitch(b) : 0;
    }
    text_free(&line);
    return baseline;
}

/* How the entries of a page are set. */
struct contents_setting {
    double stretch; /* of the leading: few entries stand further apart */
    bool facts;     /* the facts of sections have lines of their own */
};

/* So that few entries take most of their page; by eye. */
static struct contents_setting contents_setting(const struct book *b, const struct page *p,
                                                struct box block, bool *failed)
{
    const double most = 1.45;
    double room = 0.84 * (block.bottom - block.top) - CONTENTS_HEADING_PT;
    double used = 0;
    double facts = 0;
    for (size_t i = p->first; i < p->first + p->count && i < b->contents.count; i++) {
        used += contents_entry_height(b, b->contents.entry[i].title, failed);
        facts += b->contents.entry[i].facts ? contents_line_pitch(b) : 0;
    }
    bool alone = p->first == 0 && p->count >= b->contents.count && used > 0;
    bool with_facts = alone && used + facts <= room;
    double left = with_facts ? room - facts : room;
    return (struct contents_setting){alone ? fmin(most, fmax(1, left / used)) : 1, with_facts};
}

/* Of a section in italics: its facts under its title, or its puzzles behind it. Returns where the
 * line of the title ends. */
static double draw_contents_detail(const struct book *b, struct canvas *c,
                                   const struct contents_entry *e, double left, double x, double to,
                                   double baseline, bool under)
{
    double size = b->type.contents;
    struct text_style detail = {
        .font = b->faces.serif_italic, .size_pt = 0.9 * size, .paint = PAINT_BLACK};
    if (under && e->facts) {
        draw_fitted(b, c, left, baseline + contents_line_pitch(b), ALIGN_LEFT, detail, to - left,
                    e->facts);
        return x;
    }
    double width = e->detail ? text_width_pt(&detail, e->detail) : 0;
    if (e->detail && x + 0.7 * size + width < to - 2 * size) {
        canvas_text(c, x + 0.7 * size, baseline, ALIGN_LEFT, &detail, e->detail);
        x += 0.7 * size + width;
    }
    return x;
}

/* At the right, on the title's last line, or before its first. */
static void draw_contents_number(const struct book *b, struct canvas *c, const char *number,
                                 struct box block, double first, double last)
{
    struct text_style style = {
        .font = b->faces.serif, .size_pt = b->type.contents, .paint = PAINT_BLACK};
    if (b->cfg->style.contents == CONTENTS_NUMBERS) {
        style.font = b->faces.sans_bold;
        style.paint = book_ink(b, INKED_NUMBERS);
        canvas_text(c, block.left, first, ALIGN_LEFT, &style, number);
    } else {
        canvas_text(c, block.right, last, ALIGN_RIGHT, &style, number);
    }
}

static void draw_contents(const struct book *b, struct canvas *c, const struct page *p,
                          struct box block)
{
    double size = b->type.contents;
    double leading = b->type.entry_leading;
    struct text_style title = {.font = b->faces.serif, .size_pt = size, .paint = PAINT_BLACK};
    bool failed = false;
    const struct contents_setting set = contents_setting(b, p, block, &failed);
    double y = block.top;
    if (p->opens) {
        draw_heading(b, c, book_text(b, TEXT_contents), block);
        y += CONTENTS_HEADING_PT;
    }
    for (size_t i = p->first; i < p->first + p->count && i < b->contents.count; i++) {
        const struct contents_entry *e = &b->contents.entry[i];
        char number[24];
        canvas_tag(c, CANVAS_LINK, e->title, NULL);
        const double left = block.left + contents_indent(b);
        double x = left;
        double baseline = draw_contents_title(b, c, e->title, y + 0.66 * leading, &x);
        double height = set.stretch * contents_entry_height(b, e->title, &failed) +
                        (set.facts && e->facts ? contents_line_pitch(b) : 0);
        folio_text(&b->part[BOOK_INTERIOR].page[e->page], number);
        double to =
            block.right - (left > block.left ? 0 : text_width_pt(&title, number)) - 0.7 * size;
        x = draw_contents_detail(b, c, e, left, x, to, baseline, set.facts);
        draw_contents_number(b, c, number, block, y + 0.66 * leading, baseline);
        if (b->cfg->style.contents == CONTENTS_LEADERS) {
            draw_leader(c, &title, x + 0.7 * size, to, baseline);
        }
        struct box box = {block.left, y, block.right, y + height};
        canvas_link(c, box, e->page);
        canvas_untag(c);
        y += height;
    }
    canvas_note_failure(c, failed);
}

static const struct page_kind page_contents = {
    .name = "contents", .draw = draw_contents, .frame = FRAME_HEAD_AND_FOLIO};

static bool wants_contents(const struct book *b)
{
    return b->cfg->parts.contents;
}

static enum status add_pages(struct book *b, struct page_list *list, const struct config_part *item,
                             struct diag *d)
{
    (void)item, (void)d;
    const struct book_contents *contents = &b->contents;
    page_turn_to_right(b, list);
    b->contents.page = list->count;
    for (size_t first = 0; first < contents->title_count;) {
        double room = book_block_height(b) - (first ? 0 : CONTENTS_HEADING_PT);
        double used = contents_entry_height(b, contents->title[first], &b->out_of_memory);
        size_t end = first + 1;
        for (; end < contents->title_count; end++) {
            double height = contents_entry_height(b, contents->title[end], &b->out_of_memory);
            if (used + height > room + 1e-6) {
                break;
            }
            used += height;
        }
        struct page *p = page_list_add(b, list, &page_contents);
        p->first = first;
        p->count = end - first;
        p->opens = first == 0;
        first = end;
    }
    return STATUS_OK;
}

const struct part_kind part_contents = {
    .name = "contents",
    .doc = "the table of contents",
    .places = PART_FRONT,
    .once = true,
    .usual = wants_contents,
    .usual_place = PART_FRONT,
    .add = add_pages,
};
