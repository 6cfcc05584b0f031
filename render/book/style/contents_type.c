#include "render/book/style/contents_type.h"

#include <math.h>
#include <string.h>

#include "render/book/book_data.h"
#include "render/book/plan/puzzle_list.h"
#include "render/book/style/book_words.h"
#include "render/book/style/level_marks.h"

static const struct contents_look looks[] = {
    [CONTENTS_LEADERS] = {1, 1, 0.9, 1, .leader = true},
    [CONTENTS_PLAIN] = {1.12, 1.12, 0.95, 1.1, .leader = false},
    [CONTENTS_NUMBERS] = {1.12, 2, 0.92, 1.35, 4.4, .marks = true, .before = true},
    [CONTENTS_TABLE] = {1.12, 1.25, 0.95, 1.1, .rules = true, .marks = true},
    [CONTENTS_BARS] = {1.12, 1.35, 0.95, 1.3, 3.4, .blocks = true, .marks = true},
    [CONTENTS_DISCS] = {1.12, 1, 0.95, 1.35, 3, .discs = true, .marks = true, .before = true},
};

const struct contents_look *contents_look(const struct book *b)
{
    return &looks[b->cfg->style.contents];
}

double contents_leading(const struct contents_type *t)
{
    const double usual = t->b->type.entry_leading * t->size / t->b->type.contents;
    const double least = contents_look(t->b)->discs ? 2.2 * t->size : 0; /* so that none touch */
    return fmax(least, t->closer * contents_look(t->b)->leading * usual);
}

struct text_style contents_title_style(const struct contents_type *t)
{
    const struct contents_look *look = contents_look(t->b);
    return (struct text_style){.font = look->blocks ? t->b->faces.serif_bold : t->b->faces.serif,
                               .size_pt = look->title_em * t->size,
                               .paint = PAINT_BLACK};
}

struct text_style contents_facts_style(const struct contents_type *t)
{
    return (struct text_style){.font = t->b->faces.serif_italic,
                               .size_pt = contents_look(t->b)->facts_em * t->size,
                               .paint = book_quiet_paint(t->b)};
}

double contents_indent(const struct contents_type *t)
{
    return contents_look(t->b)->indent_em * t->size;
}

/* ---- levels ---- */

/* Larger than the letters, as they are over puzzles. */
double contents_marks_size(const struct contents_type *t)
{
    return 1.3 * t->size;
}

static double widest_words(const struct contents_type *t, bool *failed)
{
    const struct text_style style = contents_facts_style(t);
    double width = 0;
    for (size_t s = 0; s < t->b->cfg->section_count; s++) {
        struct text words = {0};
        book_put_levels(t->b, s, &words);
        width = fmax(width, text_width_pt(&style, text_chars(&words)));
        *failed |= words.failed;
        text_free(&words);
    }
    return width;
}

/* Of a size, … as the look has it. */
static struct contents_type contents_type(const struct book *b, double size, double closer,
                                          bool two, bool *failed)
{
    const double width = book_block_width(b);
    struct contents_type t = {.b = b, .size = size, .closer = closer, .two = two};
    const double marks = level_marks_width(b, "extreme", contents_marks_size(&t));
    t.width = two ? (width - CONTENTS_COLUMN_GAP_PT) / 2 : width;
    t.levels = contents_look(b)->marks && b->cfg->style.show_level && marks > 0 && !two;
    for (size_t s = 0; s < b->cfg->section_count && b->cfg->style.show_level; s++) {
        struct section_levels levels;
        t.mixed |= section_levels(b, s, &levels) && levels.least != levels.most;
    }
    t.levels_pt = !t.levels ? 0 : 0.8 * size + (t.mixed ? widest_words(&t, failed) : marks);
    return t;
}

/* ---- titles ---- */

/* Room for the leader, levels and a page number stays free. */
double contents_title_width(const struct contents_type *t)
{
    const struct contents_look *look = contents_look(t->b);
    const double right_em = look->before ? 0 : look->marks || t->two ? CONTENTS_NUMBER_EM : 6;
    const double width = t->width - contents_indent(t) - t->levels_pt;
    return fmin(look->marks || t->two ? width : 0.85 * width, width - right_em * t->size);
}

double contents_line_pitch(const struct contents_type *t)
{
    return 1.25 * contents_look(t->b)->title_em * t->size;
}

const char *contents_take_line(const struct contents_type *t, const char *title, struct text *line,
                               bool *failed)
{
    const struct text_style style = contents_title_style(t);
    const char *fits = title + strcspn(title, " ");
    for (const char *end = fits; *end;) {
        end += strspn(end, " ");
        end += strcspn(end, " ");
        text_clear(line);
        text_add(line, title, (size_t)(end - title));
        *failed |= line->failed;
        if (line->data && text_width_pt(&style, line->data) > contents_title_width(t)) {
            break;
        }
        fits = end;
    }
    text_clear(line);
    text_add(line, title, (size_t)(fits - title));
    *failed |= line->failed;
    return fits + strspn(fits, " ");
}

double contents_entry_height(const struct contents_type *t, const char *title, bool *failed)
{
    struct text line = {0};
    double height = contents_leading(t);
    while (*(title = contents_take_line(t, title, &line, failed))) {
        height += contents_line_pitch(t);
    }
    text_free(&line);
    return height;
}

/* ---- columns and pages ---- */

/* Where a column of this height ends that begins with this title; at least one is taken. */
static size_t column_end(const struct contents_type *t, size_t from, double height, bool *failed)
{
    const struct book_contents *contents = &t->b->contents;
    double used = 0;
    size_t end = from;
    while (end < contents->title_count) {
        used += contents_entry_height(t, contents->title[end], failed);
        if (end > from && used > height + 1e-6) {
            break;
        }
        end++;
    }
    return end;
}

static double all_height(const struct contents_type *t, bool *failed)
{
    double height = 0;
    for (size_t i = 0; i < t->b->contents.title_count; i++) {
        height += contents_entry_height(t, t->b->contents.title[i], failed);
    }
    return height;
}

static double page_room(const struct book *b, size_t from)
{
    return book_block_height(b) - (from ? 0 : CONTENTS_HEADING_PT);
}

/* Where a page ends that begins with this title, in columns no higher than `most`. */
size_t contents_page_end(const struct contents_type *t, size_t from, double most, size_t *second,
                         bool *failed)
{
    const double height = fmin(most, page_room(t->b, from));
    *second = column_end(t, from, height, failed);
    return t->two && *second < t->b->contents.title_count ? column_end(t, *second, height, failed)
                                                          : *second;
}

static size_t pages_with(const struct contents_type *t, double most, bool *failed)
{
    size_t pages = 0;
    size_t second;
    for (size_t i = 0; i < t->b->contents.title_count; pages++) {
        i = contents_page_end(t, i, most, &second, failed);
    }
    return pages;
}

/* The least height of columns with which the pages are no more: all are about as full. */
double contents_even_height(const struct contents_type *t, bool *failed)
{
    const double step = contents_leading(t) / 2;
    const size_t fewest = pages_with(t, INFINITY, failed);
    double height = page_room(t->b, SIZE_MAX);
    while (height > 2 * step && pages_with(t, height - step, failed) == fewest) {
        height -= step;
    }
    return height;
}

/* Every title has its lines in a column, and words have room in them. */
static bool columns_hold(const struct contents_type *t, bool *failed)
{
    const double least = 12; /* of the size */
    const struct text_style style = contents_title_style(t);
    bool hold = contents_title_width(t) >= least * t->size;
    for (size_t i = 0; i < t->b->contents.title_count && hold; i++) {
        struct text line = {0};
        for (const char *rest = t->b->contents.title[i]; *rest;) {
            rest = contents_take_line(t, rest, &line, failed);
            hold &= text_width_pt(&style, text_chars(&line)) <= contents_title_width(t);
        }
        text_free(&line);
    }
    return hold;
}

/* What is tried where the entries take a page more than they need. */
static const struct {
    double size, closer;
    bool two;
} ladder[] = {
    {1, 1, false},       {1, 0.95, false},    {1, 0.9, false},     {1, 0.86, false},
    {1, 0.82, false},    {1, 0.75, false},    {0.95, 0.84, false}, {0.95, 0.75, false},
    {0.95, 0.66, false}, {0.95, 0.61, false}, {0.9, 0.84, false},  {0.9, 0.66, false},
    {0.9, 0.61, false},  {1, 1, true},        {1, 0.9, true},      {0.9, 0.84, true},
};
enum { LADDER = sizeof ladder / sizeof ladder[0] };

/* Of the usual leading: looks that have more of it may be set much closer, others hardly. */
#define CLOSEST_LEADING 0.82

/* The first of the ladder's settings with the fewest pages; few entries are larger. Large print
 * keeps its size and has one column. */
struct contents_type contents_choose(const struct book *b, bool *failed)
{
    const double few = 0.42; /* of the page */
    const double larger = 1.2;
    const bool large = b->cfg->style.large_print;
    struct contents_type best = contents_type(b, b->type.contents, 1, false, failed);
    size_t fewest = pages_with(&best, INFINITY, failed);
    if (all_height(&best, failed) < few * page_room(b, 0) && !large) {
        best = contents_type(b, larger * b->type.contents, 1, false, failed);
    }
    for (size_t i = 0; i < LADDER && fewest > 1; i++) {
        const double size = fmax(book_min_text_pt(b), ladder[i].size * b->type.contents);
        const struct contents_type t =
            contents_type(b, size, ladder[i].closer, ladder[i].two, failed);
        const bool allowed = (!large || (ladder[i].size >= 1 && !t.two)) &&
                             ladder[i].closer * contents_look(b)->leading >= CLOSEST_LEADING;
        const size_t pages = pages_with(&t, INFINITY, failed);
        if (allowed && pages < fewest && (!t.two || columns_hold(&t, failed))) {
            fewest = pages;
            best = t;
        }
    }
    /* Levels that would break titles are left out. */
    struct contents_type bare = best;
    bare.levels = false;
    bare.levels_pt = 0;
    return all_height(&bare, failed) < all_height(&best, failed) ? bare : best;
}
