/* The table of contents. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "render/book/book_data.h"
#include "render/book/pages/part.h"
#include "render/book/plan/puzzle_list.h"
#include "render/book/style/book_words.h"
#include "render/book/style/level_marks.h"
#include "render/book/style/page_heading.h"
#include "render/book/style/set_text.h"

enum { CONTENTS_HEADING_PT = 64 };

#define NUMBER_EM 3.4 /* of a column of page numbers at the right */

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

/* What entries are made of, by style.contents; by eye. All sizes are of b->type.contents. */
static const struct contents_look {
    double title_em, number_em, facts_em;
    double leading;   /* from entry to entry, of the usual one */
    double indent_em; /* of titles: for numbers or blocks before them */
    bool leader, rules, blocks, discs, marks;
    bool before; /* the page number stands before the title */
} looks[] = {
    [CONTENTS_LEADERS] = {1, 1, 0.9, 1, .leader = true},
    [CONTENTS_PLAIN] = {1.12, 1.12, 0.95, 1.1, .leader = false},
    [CONTENTS_NUMBERS] = {1.12, 2, 0.92, 1.35, 4.4, .marks = true, .before = true},
    [CONTENTS_TABLE] = {1.12, 1.25, 0.95, 1.1, .rules = true, .marks = true},
    [CONTENTS_BARS] = {1.12, 1.35, 0.95, 1.3, 3.4, .blocks = true, .marks = true},
    [CONTENTS_DISCS] = {1.12, 1, 0.95, 1.35, 3, .discs = true, .marks = true, .before = true},
};

static const struct contents_look *look_of(const struct book *b)
{
    return &looks[b->cfg->style.contents];
}

static double contents_leading(const struct book *b)
{
    return look_of(b)->leading * b->type.entry_leading;
}

static struct text_style contents_title_style(const struct book *b)
{
    const struct contents_look *look = look_of(b);
    return (struct text_style){.font = look->blocks ? b->faces.serif_bold : b->faces.serif,
                               .size_pt = look->title_em * b->type.contents,
                               .paint = PAINT_BLACK};
}

/* The column of page numbers before the titles. */
static double contents_indent(const struct book *b)
{
    const struct contents_look *look = look_of(b);
    return look->indent_em * b->type.contents;
}

/* The level of all puzzles that the entry's section has; NULL: it is no section's, or they differ,
 * or the book has no marks for it. */
static const char *entry_level(const struct book *b, const struct contents_entry *e)
{
    const size_t section = b->part[BOOK_INTERIOR].page[e->page].section;
    if (!e->detail || section >= b->cfg->section_count || !look_of(b)->marks ||
        !b->cfg->style.show_level) {
        return NULL;
    }
    const char *level = section_level(b, section);
    return level && level_marks_width(b, level, 1) > 0 ? level : NULL;
}

/* Larger than the letters, as they are over puzzles. */
static double marks_size(const struct book *b)
{
    return 1.3 * b->type.contents;
}

/* For the marks of every level that there may be. */
static double marks_room(const struct book *b)
{
    return look_of(b)->marks && b->cfg->style.show_level
               ? level_marks_width(b, "extreme", marks_size(b)) + 0.8 * b->type.contents
               : 0;
}

/* Room for the leader, marks and a page number stays free. */
static double contents_title_width(const struct book *b)
{
    const struct contents_look *look = look_of(b);
    const double right_em = look->before ? 0 : look->marks ? NUMBER_EM : 6;
    const double right = right_em * b->type.contents;
    double width = book_block_width(b) - contents_indent(b) - marks_room(b);
    return fmin(look->marks ? width : 0.85 * width, width - right);
}

static double contents_line_pitch(const struct book *b)
{
    return 1.25 * look_of(b)->title_em * b->type.contents;
}

/* Copy a title's first line, at least a word; returns the rest of the title. *failed is set where
 * memory ends. */
static const char *take_line(const struct book *b, const char *title, struct text *line,
                             bool *failed)
{
    const struct text_style style = contents_title_style(b);
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
    double height = contents_leading(b);
    while (*(title = take_line(b, title, &line, failed))) {
        height += contents_line_pitch(b);
    }
    text_free(&line);
    return height;
}

/* Returns the baseline and, in *x, the end of the last line. c NULL: only where it is. */
static double draw_contents_title(const struct book *b, struct canvas *c, const char *title,
                                  double baseline, double *x)
{
    struct text_style style = contents_title_style(b);
    struct text line = {0};
    double left = *x;
    for (bool more = true; more;) {
        bool failed = false;
        title = take_line(b, title, &line, &failed);
        if (c) {
            canvas_note_failure(c, failed);
            *x = left + draw_fitted(b, c, left, baseline, ALIGN_LEFT, style,
                                    contents_title_width(b), line.data ? line.data : "");
        }
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
    const double most = 1.8;
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

/* An entry being drawn: where its parts stand. */
struct contents_place {
    const struct contents_entry *entry;
    struct box box;
    double left, to;    /* of what stands on a line with the title */
    double first, last; /* the baselines of the title's lines */
    double under;       /* that of the facts */
    size_t section;     /* its number, from 1; 0: it is none */
    char number[24];
};

/* Of a section in italics: its facts under its title, or its puzzles behind it. Returns where the
 * line of the title ends. */
static double draw_contents_detail(const struct book *b, struct canvas *c,
                                   const struct contents_place *at, double x, bool under)
{
    const struct contents_entry *e = at->entry;
    double size = b->type.contents;
    struct text_style detail = {.font = b->faces.serif_italic,
                                .size_pt = look_of(b)->facts_em * size,
                                .paint = PAINT_BLACK};
    if (under && e->facts) {
        draw_fitted(b, c, at->left, at->under, ALIGN_LEFT, detail, at->to - at->left, e->facts);
        return x;
    }
    double width = e->detail ? text_width_pt(&detail, e->detail) : 0;
    if (e->detail && x + 0.7 * size + width < at->to - 2 * size) {
        canvas_text(c, x + 0.7 * size, at->last, ALIGN_LEFT, &detail, e->detail);
        x += 0.7 * size + width;
    }
    return x;
}

/* At the right, on the title's last line, or before its first. */
static void draw_contents_number(const struct book *b, struct canvas *c,
                                 const struct contents_place *at)
{
    const struct contents_look *look = look_of(b);
    const double size = b->type.contents;
    struct text_style style = {
        .font = b->faces.serif, .size_pt = look->number_em * size, .paint = PAINT_BLACK};
    if (look->discs) {
        const double radius = 1.02 * size;
        style.font = b->faces.sans_bold;
        style.paint = PAINT_WHITE;
        const double middle = at->first - 0.32 * look->title_em * size;
        canvas_circle(c, at->box.left + radius, middle, radius, 0, book_ink(b, INKED_NUMBERS));
        canvas_text(c, at->box.left + radius,
                    middle + font_cap_height_em(style.font) * style.size_pt / 2, ALIGN_CENTRE,
                    &style, at->number);
    } else if (look->before) {
        style.font = b->faces.heading;
        style.paint = book_ink(b, INKED_NUMBERS);
        canvas_text(c, at->box.left, at->first, ALIGN_LEFT, &style, at->number);
    } else {
        style.font = look->blocks || look->rules ? b->faces.sans_bold : style.font;
        canvas_text(c, at->box.right, at->last, ALIGN_RIGHT, &style, at->number);
    }
}

/* A section's number on a block as high as its title and facts. */
static void draw_block(const struct book *b, struct canvas *c, const struct contents_place *at,
                       bool with_facts)
{
    const double size = b->type.contents;
    const double foot = with_facts ? at->under + 0.35 * size : at->last + 0.5 * size;
    const struct box block = {at->box.left, at->first - 1.1 * size, at->box.left + 2.5 * size,
                              foot};
    char digits[24];
    snprintf(digits, sizeof digits, "%zu", at->section);
    struct text_style style = {
        .font = b->faces.heading, .size_pt = 1.6 * size, .paint = PAINT_WHITE};
    style.size_pt = fitting_line_size(style.font, digits, style.size_pt, 2.2 * size);
    const double rise = font_cap_height_em(style.font) * style.size_pt / 2;
    canvas_fill(c, block, book_ink(b, INKED_HEADINGS));
    canvas_text(c, (block.left + block.right) / 2, (block.top + block.bottom) / 2 + rise,
                ALIGN_CENTRE, &style, digits);
}

/* The block before the title's lines, or the rule over the entry. */
static void draw_contents_ground(const struct book *b, struct canvas *c,
                                 const struct contents_place *at, bool first_entry, bool with_facts)
{
    const struct contents_look *look = look_of(b);
    canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL);
    if (look->blocks && at->section) {
        draw_block(b, c, at, with_facts);
    } else if (look->rules) {
        canvas_line(c, at->box.left, at->box.top, at->box.right, at->box.top,
                    first_entry ? 2 : book_fine_line_pt(b), PAINT_BLACK);
    }
    canvas_untag(c);
}

/* Of an entry among the sections, from 1; 0: it is none. */
static size_t number_of_section(const struct book *b, const struct contents_entry *e)
{
    size_t number = 0;
    for (const struct contents_entry *k = b->contents.entry; k <= e; k++) {
        number += k->detail != NULL;
    }
    return e->detail ? number : 0;
}

/* Draws the entry from y on; returns its height. */
static double draw_contents_entry(const struct book *b, struct canvas *c,
                                  const struct contents_entry *e, struct contents_setting set,
                                  bool first_entry, double y, struct box block, bool *failed)
{
    const struct contents_look *look = look_of(b);
    const double size = b->type.contents;
    const struct text_style title = contents_title_style(b);
    const bool facts = set.facts && e->facts;
    const double height = set.stretch * contents_entry_height(b, e->title, failed) +
                          (facts ? contents_line_pitch(b) : 0);
    struct contents_place at = {.entry = e,
                                .box = {block.left, y, block.right, y + height},
                                .left = block.left + contents_indent(b),
                                .first = y + 0.66 * contents_leading(b),
                                .section = number_of_section(b, e)};
    double x = at.left;
    at.last = draw_contents_title(b, NULL, e->title, at.first, &x);
    at.under = at.last + contents_line_pitch(b);
    folio_text(&b->part[BOOK_INTERIOR].page[e->page], at.number);
    at.to = block.right - (look->before ? 0 : text_width_pt(&title, at.number) + 0.7 * size);
    draw_contents_ground(b, c, &at, first_entry, facts);
    canvas_tag(c, CANVAS_LINK, e->title, NULL);
    (void)draw_contents_title(b, c, e->title, at.first, &x);
    const char *level = entry_level(b, e);
    if (level) {
        const double right = look->before ? block.right : block.right - NUMBER_EM * size;
        draw_level_marks(b, c, right, at.last, level, marks_size(b), PAINT_BLACK);
        at.to = fmin(at.to, right - marks_room(b));
    }
    x = draw_contents_detail(b, c, &at, x, set.facts);
    draw_contents_number(b, c, &at);
    if (look->leader) {
        draw_leader(c, &title, x + 0.7 * size, at.to, at.last);
    }
    canvas_link(c, at.box, e->page);
    canvas_untag(c);
    return height;
}

static void draw_contents(const struct book *b, struct canvas *c, const struct page *p,
                          struct box block)
{
    bool failed = false;
    const struct contents_setting set = contents_setting(b, p, block, &failed);
    double y = block.top;
    if (p->opens) {
        draw_heading(b, c, book_text(b, TEXT_contents), block);
        y += CONTENTS_HEADING_PT;
    }
    for (size_t i = p->first; i < p->first + p->count && i < b->contents.count; i++) {
        y +=
            draw_contents_entry(b, c, &b->contents.entry[i], set, i == p->first, y, block, &failed);
    }
    if (look_of(b)->rules) {
        canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL);
        canvas_line(c, block.left, y, block.right, y, book_fine_line_pt(b), PAINT_BLACK);
        canvas_untag(c);
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
    .asked_by = "parts.contents: true",
    .usual_place = PART_FRONT,
    .add = add_pages,
};
