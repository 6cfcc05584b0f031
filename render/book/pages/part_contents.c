/* The table of contents. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "render/book/book_data.h"
#include "render/book/pages/part.h"
#include "render/book/plan/puzzle_list.h"
#include "render/book/style/book_words.h"
#include "render/book/style/contents_type.h"
#include "render/book/style/level_marks.h"
#include "render/book/style/ornaments.h"
#include "render/book/style/page_heading.h"
#include "render/book/style/set_text.h"

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

static void draw_words(const struct contents_type *t, struct canvas *c, size_t section,
                       double right, double baseline)
{
    const struct text_style style = contents_facts_style(t);
    struct text words = {0};
    book_put_levels(t->b, section, &words);
    canvas_text(c, right, baseline, ALIGN_RIGHT, &style, text_chars(&words));
    canvas_note_failure(c, words.failed);
    text_free(&words);
}

/* SIZE_MAX: it is no section's. */
static size_t entry_section(const struct book *b, const struct contents_entry *e)
{
    const size_t section = b->part[BOOK_INTERIOR].page[e->page].section;
    return e->detail && section < b->cfg->section_count ? section : SIZE_MAX;
}

static double levels_right(const struct contents_type *t, struct box box)
{
    return box.right - (contents_look(t->b)->before ? 0 : CONTENTS_NUMBER_EM * t->size);
}

static void draw_levels(const struct contents_type *t, struct canvas *c,
                        const struct contents_entry *e, double right, double baseline)
{
    const size_t section = entry_section(t->b, e);
    struct section_levels levels;
    if (section == SIZE_MAX || !section_levels(t->b, section, &levels)) {
        return;
    }
    if (t->mixed) {
        draw_words(t, c, section, right, baseline);
    } else {
        draw_level_marks(t->b, c, right, baseline, level_name(levels.least), contents_marks_size(t),
                         PAINT_BLACK);
    }
}

/* Returns the baseline and, in *x, the end of the last line. c NULL: only where they are. */
static double draw_contents_title(const struct contents_type *t, struct canvas *c,
                                  const char *title, double baseline, double *x)
{
    struct text_style style = contents_title_style(t);
    struct text line = {0};
    double left = *x;
    for (bool more = true; more;) {
        bool failed = false;
        title = contents_take_line(t, title, &line, &failed);
        *x = left + fmin(contents_title_width(t), text_width_pt(&style, text_chars(&line)));
        if (c) {
            canvas_note_failure(c, failed);
            *x = left + draw_fitted(t->b, c, left, baseline, ALIGN_LEFT, style,
                                    contents_title_width(t), text_chars(&line));
        }
        more = *title;
        baseline += more ? contents_line_pitch(t) : 0;
    }
    text_free(&line);
    return baseline;
}

/* A page holds the entries up to `end`; its second column begins with `second`. */
struct contents_page {
    const struct contents_type *type;
    size_t second;
};

/* ---- drawing ---- */

/* How the entries of all pages are spread. */
struct contents_setting {
    double stretch;  /* of the leading: few entries stand further apart */
    double gap_pt;   /* between what is before the sections, these, and what is behind them */
    bool facts;      /* the facts of sections have their own lines */
    bool brief;      /* these have no times, … */
    double facts_pt; /* … and one size */
    bool detail;     /* or their puzzles stand behind the titles, … */
    bool words;      /* … and their levels behind these */
};

/* The height of these entries, and of their facts. */
static double column_height(const struct contents_type *t, size_t from, size_t to, double *facts,
                            bool *failed)
{
    const struct book_contents *contents = &t->b->contents;
    double used = 0;
    *facts = 0;
    for (size_t i = from; i < to && i < contents->count; i++) {
        used += contents_entry_height(t, contents->entry[i].title, failed);
        *facts += contents->entry[i].facts ? contents_line_pitch(t) : 0;
    }
    return used;
}

static struct text_style number_style(const struct contents_type *t)
{
    const struct book *b = t->b;
    const struct contents_look *look = contents_look(b);
    struct text_style style = {.font = b->faces.serif,
                               .size_pt =
                                   fmin(look->number_em * t->size, 1.05 * contents_leading(t)),
                               .paint = PAINT_BLACK};
    if (look->discs) {
        style.font = b->faces.sans_bold;
        style.paint = PAINT_WHITE;
    } else if (look->before) {
        style.font = b->faces.heading;
        style.paint = book_ink(b, INKED_NUMBERS);
    } else if (look->blocks || look->rules) {
        style.font = b->faces.sans_bold;
    }
    return style;
}

/* An entry being drawn: where its parts stand. */
struct contents_place {
    const struct contents_type *type;
    const struct contents_entry *entry;
    struct box box;
    double left, to;    /* of what stands on a line with the title */
    double first, last; /* the baselines of the title's lines */
    double end;         /* of the last one */
    double under;       /* the baseline of the facts */
    size_t section;     /* its number, from 1; 0: it is none */
    char number[24];
};

/* Of an entry among the sections, from 1; 0: it is none. */
static size_t number_of_section(const struct book *b, const struct contents_entry *e)
{
    size_t number = 0;
    for (const struct contents_entry *k = b->contents.entry; k <= e; k++) {
        number += k->detail != NULL;
    }
    return e->detail ? number : 0;
}

/* In the middle between rules: as much air over the capitals as under the last line. */
static double first_between_rules(const struct contents_place *at, bool facts)
{
    const struct text_style title = contents_title_style(at->type);
    const double cap = font_cap_height_em(title.font) * title.size_pt;
    const double lines = (facts ? at->under : at->last) - at->first;
    return at->box.top + (at->box.bottom - at->box.top - lines + cap) / 2;
}

/* From the box's top down, but for its height. */
static struct contents_place place_entry(const struct contents_type *t,
                                         const struct contents_entry *e, bool facts, struct box box)
{
    const struct book *b = t->b;
    const struct contents_look *look = contents_look(b);
    const struct text_style number = number_style(t);
    struct contents_place at = {.type = t,
                                .entry = e,
                                .box = box,
                                .left = box.left + contents_indent(t),
                                .first = box.top + 0.66 * contents_leading(t),
                                .section = number_of_section(b, e)};
    folio_text(&b->part[BOOK_INTERIOR].page[e->page], at.number);
    at.end = at.left;
    at.last = draw_contents_title(t, NULL, e->title, at.first, &at.end);
    at.under = at.last + contents_line_pitch(t);
    if (look->rules) {
        const double down = first_between_rules(&at, facts) - at.first;
        at.first += down;
        at.last += down;
        at.under += down;
    }
    at.to = box.right - (look->before ? 0 : text_width_pt(&number, at.number) + 0.7 * t->size);
    if (t->levels) {
        at.to = fmin(at.to, levels_right(t, box) - t->levels_pt);
    }
    return at;
}

/* A section's puzzles, and its levels. */
static void put_detail(const struct contents_type *t, const struct contents_entry *e, bool words,
                       struct text *out)
{
    const size_t section = entry_section(t->b, e);
    text_puts(out, e->detail ? e->detail : "");
    if (words && section != SIZE_MAX) {
        book_add_levels(t->b, section, out);
    }
}

static void put_facts(const struct contents_type *t, const struct contents_entry *e, bool brief,
                      struct text *out)
{
    if (brief) {
        put_detail(t, e, true, out);
    } else {
        text_puts(out, e->facts);
    }
}

/* The size with which all facts have room on their lines. */
static double facts_size(const struct contents_type *t, bool brief, bool *failed)
{
    const struct text_style style = contents_facts_style(t);
    const double room = t->width - contents_indent(t);
    double size = style.size_pt;
    for (size_t i = 0; i < t->b->contents.count; i++) {
        const struct contents_entry *e = &t->b->contents.entry[i];
        if (e->facts) {
            struct text facts = {0};
            put_facts(t, e, brief, &facts);
            size = fitting_line_size(style.font, text_chars(&facts), size, room);
            *failed |= facts.failed;
            text_free(&facts);
        }
    }
    return size;
}

/* What stands behind the title stands there in all entries, or in none. */
static bool details_fit(const struct contents_type *t, bool words, bool *failed)
{
    const struct text_style style = contents_facts_style(t);
    bool fit = true;
    for (size_t i = 0; i < t->b->contents.count && fit; i++) {
        const struct contents_entry *e = &t->b->contents.entry[i];
        const struct contents_place at = place_entry(t, e, false, (struct box){0, 0, t->width, 0});
        struct text detail = {0};
        put_detail(t, e, words, &detail);
        fit = !e->detail ||
              at.end + 2.7 * t->size + text_width_pt(&style, text_chars(&detail)) < at.to;
        *failed |= detail.failed;
        text_free(&detail);
    }
    return fit;
}

/* Is it the first section's entry, or the first one behind the last section's? */
static bool begins_group(const struct book_contents *contents, size_t i)
{
    size_t before = 0;
    size_t from_here = 0;
    for (size_t k = 0; k < contents->count; k++) {
        const bool section = contents->entry[k].detail != NULL;
        before += section && k < i;
        from_here += section && k >= i;
    }
    const bool section = contents->entry[i].detail != NULL;
    return i > 0 &&
           (section ? before == 0 : from_here == 0 && contents->entry[i - 1].detail != NULL);
}

/* The groups of entries that have room on one page stand apart, unless they are few and all do. */
static double group_gap(const struct contents_type *t, const struct page *first,
                        const struct contents_setting *set, bool *failed)
{
    enum { GAPS = 2 };
    const double wide = 1.6;
    const struct contents_page *content = first->content;
    double facts;
    const double used = column_height(t, 0, first->count, &facts, failed);
    const double spare = book_block_height(t->b) - CONTENTS_HEADING_PT - set->stretch * used -
                         (set->facts ? facts : 0);
    const bool one = first->count == t->b->contents.count && content->second == first->count;
    return one && !contents_look(t->b)->rules && set->stretch < wide
               ? fmax(0, fmin(0.7 * contents_leading(t), 0.8 * spare / GAPS))
               : 0;
}

/* So that few entries take most of their pages; by eye. */
static struct contents_setting contents_setting(const struct contents_type *t,
                                                const struct page *first, bool *failed)
{
    const double most = 1.8;
    const double part = 0.84;
    const struct page_list *list = &t->b->part[BOOK_INTERIOR];
    struct contents_setting set = {.stretch = most, .facts = true};
    double with_facts = most;
    for (const struct page *p = first; p < list->page + list->count && p->kind == first->kind;
         p++) {
        const struct contents_page *content = p->content;
        const double room = part * book_block_height(t->b) - (p->opens ? CONTENTS_HEADING_PT : 0);
        const size_t bounds[] = {p->first, content->second, p->first + p->count};
        for (size_t i = 0; i < 2 && bounds[i] < bounds[i + 1]; i++) {
            double facts;
            const double used = column_height(t, bounds[i], bounds[i + 1], &facts, failed);
            set.facts &= used + facts <= room;
            set.stretch = fmin(set.stretch, room / used);
            with_facts = fmin(with_facts, (room - facts) / used);
        }
    }
    set.stretch = fmax(1, set.facts ? with_facts : set.stretch);
    const double enough = 0.9; /* of the usual size, for times */
    set.facts_pt = facts_size(t, false, failed);
    set.brief = set.facts_pt < enough * contents_facts_style(t).size_pt;
    set.facts_pt = set.brief ? facts_size(t, true, failed) : set.facts_pt;
    set.words = !t->levels && t->mixed && details_fit(t, true, failed);
    set.detail = set.words || details_fit(t, false, failed);
    set.gap_pt = group_gap(t, first, &set, failed);
    return set;
}

/* Of a section in italics: its facts under its title, or its puzzles behind it. Returns where the
 * line of the title ends. */
static double draw_contents_detail(struct canvas *c, const struct contents_place *at,
                                   const struct contents_setting *set)
{
    const struct contents_type *t = at->type;
    struct text_style style = contents_facts_style(t);
    double x = at->end;
    if (set->facts && at->entry->facts) {
        struct text facts = {0};
        put_facts(t, at->entry, set->brief, &facts);
        style.size_pt = set->facts_pt;
        draw_fitted(t->b, c, at->left, at->under, ALIGN_LEFT, style, at->box.right - at->left,
                    text_chars(&facts));
        canvas_note_failure(c, facts.failed);
        text_free(&facts);
    } else if (set->detail && at->entry->detail) {
        struct text detail = {0};
        put_detail(t, at->entry, set->words, &detail);
        x += 0.7 * t->size;
        canvas_text(c, x, at->last, ALIGN_LEFT, &style, text_chars(&detail));
        x += text_width_pt(&style, text_chars(&detail));
        canvas_note_failure(c, detail.failed);
        text_free(&detail);
    }
    return x;
}

/* At the right, on the title's last line, or before its first. */
static void draw_contents_number(struct canvas *c, const struct contents_place *at)
{
    const struct book *b = at->type->b;
    const struct contents_look *look = contents_look(b);
    struct text_style style = number_style(at->type);
    if (look->discs) {
        const double radius = 1.02 * at->type->size;
        style.size_pt = fitting_line_size(style.font, at->number, style.size_pt, 1.7 * radius);
        const double middle = at->first - 0.32 * look->title_em * at->type->size;
        canvas_circle(c, at->box.left + radius, middle, radius, 0, book_ink(b, INKED_NUMBERS));
        canvas_text(c, at->box.left + radius,
                    middle + font_cap_height_em(style.font) * style.size_pt / 2, ALIGN_CENTRE,
                    &style, at->number);
    } else if (look->before) { /* "xxxviii" is long */
        const double room = at->left - at->box.left - 0.3 * at->type->size;
        style.size_pt = fitting_line_size(style.font, at->number, style.size_pt, room);
        canvas_text(c, at->box.left, at->first, ALIGN_LEFT, &style, at->number);
    } else {
        canvas_text(c, at->box.right, at->last, ALIGN_RIGHT, &style, at->number);
    }
}

/* A section's number on a block as high as its title and facts, clear of the next one. */
static void draw_block(struct canvas *c, const struct contents_place *at, bool with_facts)
{
    const struct book *b = at->type->b;
    const double size = at->type->size;
    const double clear_pt = 1.5;
    const double head = at->first - 1.1 * size;
    const double foot = fmin(with_facts ? at->under + 0.35 * size : at->last + 0.5 * size,
                             head + at->box.bottom - at->box.top - clear_pt);
    const struct box block = {at->box.left, head, at->box.left + 2.5 * size, foot};
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
static void draw_contents_ground(struct canvas *c, const struct contents_place *at,
                                 bool first_of_group, bool with_facts)
{
    const struct contents_look *look = contents_look(at->type->b);
    canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL);
    if (look->blocks && at->section) {
        draw_block(c, at, with_facts);
    } else if (look->rules) {
        canvas_line(c, at->box.left, at->box.top, at->box.right, at->box.top,
                    first_of_group ? 2 : book_fine_line_pt(at->type->b), PAINT_BLACK);
    }
    canvas_untag(c);
}

/* Draws the entry from the box's top on; returns its foot. */
static double draw_contents_entry(const struct contents_type *t, struct canvas *c,
                                  const struct contents_entry *e,
                                  const struct contents_setting *set, bool first_of_group,
                                  struct box box, bool *failed)
{
    const bool facts = set->facts && e->facts;
    box.bottom = box.top + set->stretch * contents_entry_height(t, e->title, failed) +
                 (facts ? contents_line_pitch(t) : 0);
    struct contents_place at = place_entry(t, e, facts, box);
    double x = at.left;
    draw_contents_ground(c, &at, first_of_group, facts);
    canvas_tag(c, CANVAS_LINK, e->title, NULL);
    (void)draw_contents_title(t, c, e->title, at.first, &x);
    at.end = x;
    if (t->levels && !(facts && t->mixed)) { /* the facts have the same words */
        draw_levels(t, c, e, levels_right(t, box), at.last);
    }
    x = draw_contents_detail(c, &at, set);
    draw_contents_number(c, &at);
    if (contents_look(t->b)->leader) {
        const struct text_style title = contents_title_style(t);
        draw_leader(c, &title, x + 0.7 * t->size, at.to, at.last);
    }
    canvas_link(c, at.box, e->page);
    canvas_untag(c);
    return box.bottom;
}

/* Returns its foot. */
static double draw_column(const struct contents_type *t, struct canvas *c,
                          const struct contents_setting *set, size_t from, size_t to,
                          struct box box, bool *failed)
{
    const struct book_contents *contents = &t->b->contents;
    for (size_t i = from; i < to && i < contents->count; i++) {
        const bool group = begins_group(contents, i);
        box.top += group && i > from ? set->gap_pt : 0;
        box.top =
            draw_contents_entry(t, c, &contents->entry[i], set, group || i == from, box, failed);
    }
    if (contents_look(t->b)->rules) {
        canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL);
        canvas_line(c, box.left, box.top, box.right, box.top, book_fine_line_pt(t->b), PAINT_BLACK);
        canvas_untag(c);
    }
    return box.top;
}

static void draw_contents(const struct book *b, struct canvas *c, const struct page *p,
                          struct box block)
{
    bool failed = false;
    const struct contents_page *content = p->content;
    const struct contents_type *t = content->type;
    const struct contents_setting set =
        contents_setting(t, &b->part[BOOK_INTERIOR].page[b->contents.page], &failed);
    if (p->opens) {
        draw_heading(b, c, book_text(b, TEXT_contents), block);
        block.top += CONTENTS_HEADING_PT;
    }
    const double right = block.right;
    struct box below = block;
    block.right = block.left + t->width;
    below.top = draw_column(t, c, &set, p->first, content->second, block, &failed);
    if (content->second < p->first + p->count) {
        block.left = right - t->width;
        block.right = right;
        (void)draw_column(t, c, &set, content->second, p->first + p->count, block, &failed);
    }
    if (b->cfg->style.friends && p->first + p->count >= b->contents.title_count) {
        draw_tail_piece(b, c, p, below);
    }
    canvas_note_failure(c, failed);
}

static const struct page_kind page_contents = {.name = "contents",
                                               .draw = draw_contents,
                                               .frame = FRAME_HEAD_AND_FOLIO,
                                               .field = "parts.contents"};

static enum status add_pages(struct book *b, struct page_list *list, const struct config_part *item,
                             struct diag *d)
{
    (void)item, (void)d;
    const struct contents_type chosen = contents_choose(b, &b->out_of_memory);
    const struct contents_type *t = keep_copy(b, &chosen, sizeof chosen);
    const double most = contents_even_height(&chosen, &b->out_of_memory);
    page_turn_to_right(b, list);
    b->contents.page = list->count;
    for (size_t first = 0; t && first < b->contents.title_count;) {
        struct contents_page content = {.type = t};
        struct page *p = page_list_add(b, list, &page_contents);
        const size_t end = contents_page_end(t, first, most, &content.second, &b->out_of_memory);
        p->content = keep_copy(b, &content, sizeof content);
        p->first = first;
        p->count = end - first;
        p->opens = first == 0;
        first = end;
    }
    return STATUS_OK;
}

static bool wants_contents(const struct book *b)
{
    return b->cfg->parts.contents;
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
