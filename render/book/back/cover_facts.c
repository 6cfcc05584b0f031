/* What a book holds, in large figures side by side or one under the other, or as a list. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "render/book/back/cover_back.h"

/* ---- the forms, and their size ---- */

enum { COUNT_SIZE = 24 };
static const char *print_count(const struct book_fact *fact, char out[COUNT_SIZE])
{
    snprintf(out, COUNT_SIZE, "%zu", fact->count);
    return out;
}

/* Where all are of one kind, their levels take the place of its name. */
static bool share_kind(const struct cover_back *k)
{
    const struct book_fact *row = k->list.row;
    bool share = k->list.count > 1;
    for (size_t i = 0; i < k->list.count && share; i++) {
        share = row[i].levels.length && strcmp(row[i].name.data, row[0].name.data) == 0;
    }
    return share;
}

static const char *name_of(const struct cover_back *k, const struct book_fact *fact)
{
    return share_kind(k) ? fact->levels.data : fact->name.data;
}

static bool has_levels(const struct cover_back *k, const struct book_fact *fact)
{
    return k->facts_have_levels && fact->levels.length && !share_kind(k);
}

static bool any_levels(const struct cover_back *k)
{
    bool any = false;
    for (size_t i = 0; i < k->list.count; i++) {
        any |= has_levels(k, &k->list.row[i]);
    }
    return any;
}

/* How the forms are set, in ems of the text; rows are higher where there is room. */
static const struct facts_form {
    double row, max_row;
    double levels; /* added to both, where facts have levels */
    double figure; /* of the number */
    double apart;  /* between it and the words; side by side, between two facts */
} forms[FACTS_FORMS] = {
    [FACTS_SIDE_BY_SIDE] = {4, 4, 1.2, 3, 1.7},
    [FACTS_FIGURES] = {2.75, 5.6, 0, 2.5, 0.7},
    [FACTS_LIST] = {1.55, 2.7, 0, 1, 1},
};

static const struct facts_form *form_of(const struct cover_back *k)
{
    return &forms[k->facts_form];
}

static const struct font *figure_font(const struct cover_scene *s, const struct cover_back *k)
{
    return k->facts_form == FACTS_LIST ? s->strong_font : k->headline.font;
}

static double figure_em(const struct cover_scene *s, const struct cover_back *k,
                        const struct book_fact *fact)
{
    char number[COUNT_SIZE];
    return form_of(k)->figure * font_width_em(figure_font(s, k), print_count(fact, number));
}

static double widest_figure_em(const struct cover_scene *s, const struct cover_back *k)
{
    double widest = 0;
    for (size_t i = 0; i < k->list.count; i++) {
        widest = fmax(widest, figure_em(s, k, &k->list.row[i]));
    }
    return widest;
}

#define BETWEEN " \xC2\xB7 "

/* In a list name and levels share a line; next to figures they stand on two. */
static double words_em(const struct cover_scene *s, const struct cover_back *k,
                       const struct book_fact *fact)
{
    const double name = font_width_em(s->strong_font, name_of(k, fact));
    if (!has_levels(k, fact)) {
        return name;
    }
    const double levels = font_width_em(s->text_font, fact->levels.data);
    return k->facts_form == FACTS_LIST ? name + font_width_em(s->text_font, BETWEEN) + levels
                                       : fmax(name, levels);
}

/* Of a fact that stands next to others. */
static double column_em(const struct cover_scene *s, const struct cover_back *k,
                        const struct book_fact *fact)
{
    return fmax(figure_em(s, k, fact), words_em(s, k, fact));
}

/* The width that all need, and the height of all rows. */
static double facts_width_em(const struct cover_scene *s, const struct cover_back *k)
{
    const double column = widest_figure_em(s, k);
    double widest = 1;
    double all = -form_of(k)->apart;
    for (size_t i = 0; i < k->list.count; i++) {
        const struct book_fact *fact = &k->list.row[i];
        all += column_em(s, k, fact) + form_of(k)->apart;
        widest =
            fmax(widest, words_em(s, k, fact) + form_of(k)->apart +
                             (k->facts_form == FACTS_FIGURES ? column : figure_em(s, k, fact)));
    }
    return k->facts_form == FACTS_SIDE_BY_SIDE ? all : widest;
}

static double facts_height_em(const struct cover_back *k, bool most)
{
    const struct facts_form *form = form_of(k);
    const double row = (most ? form->max_row : form->row) + (any_levels(k) ? form->levels : 0);
    return k->facts_form == FACTS_SIDE_BY_SIDE ? row : row * (double)k->list.count;
}

#define LARGER 1.35 /* the type of figures that have a high room to themselves */

static double usual_size(const struct cover_scene *s)
{
    return fmin(16, fmax(10.5, 0.026 * page_part(s)));
}

/* In the form that is chosen. */
static double size_in(const struct cover_scene *s, const struct cover_back *k,
                      const struct box *room)
{
    const bool high = k->facts_form == FACTS_FIGURES && height_of(room) > width_of(room);
    return fmin(
        (high ? LARGER : 1) * usual_size(s),
        fmin(width_of(room) / facts_width_em(s, k), height_of(room) / facts_height_em(k, false)));
}

/* The first form in which the facts have this size, with their levels if they can; in a high room
 * they rather stand one under the other. */
static bool choose_form(const struct cover_scene *s, struct cover_back *k, const struct box *room,
                        double least)
{
    static const enum back_facts order[2][FACTS_FORMS] = {
        {FACTS_SIDE_BY_SIDE, FACTS_FIGURES, FACTS_LIST},
        {FACTS_FIGURES, FACTS_SIDE_BY_SIDE, FACTS_LIST}};
    const bool high = height_of(room) > width_of(room);
    for (int levels = 1; levels >= 0; levels--) {
        k->facts_have_levels = levels;
        for (unsigned i = 0; i < FACTS_FORMS; i++) {
            k->facts_form = order[high][i];
            k->facts_pt = size_in(s, k, room);
            if (k->facts_pt >= least) {
                return true;
            }
        }
    }
    k->facts_pt = 0;
    return false;
}

/* In the usual size, or about it, if they can, else in the largest that is not too small. */
static bool choose_size(const struct cover_scene *s, struct cover_back *k, const struct box *room)
{
    const double least = fmax(9, s->book->source.profile->min_text_pt);
    k->facts_pt = 0;
    return k->list.count && !k->list.failed && width_of(room) > 0 &&
           (choose_form(s, k, room, fmax(least, 0.9 * usual_size(s))) ||
            choose_form(s, k, room, least));
}

double cover_facts_height(const struct cover_scene *s, const struct cover_back *k, double width)
{
    const double air = 1.02;
    struct cover_back tried = *k;
    const struct box room = {0, 0, width, 0.99 * width};
    return choose_size(s, &tried, &room) ? air * tried.facts_pt * facts_height_em(&tried, false)
                                         : 0;
}

void cover_place_facts(const struct cover_scene *s, struct cover_back *k, const struct box *room,
                       bool at_foot)
{
    k->facts = (struct box){0};
    if (!choose_size(s, k, room)) {
        return;
    }
    const double height = fmin(height_of(room), facts_height_em(k, true) * k->facts_pt);
    k->facts = *room;
    k->facts.top = at_foot ? room->bottom - height : room->top;
    k->facts.bottom = k->facts.top + height;
}

/* ---- their drawing ---- */

struct fact_row {
    const struct cover_scene *s;
    const struct cover_back *k;
    const struct book_fact *fact;
    bool first;
    struct box box;
    struct paint ink, figure;
};

static const double line_pt = 0.75;

static struct text_style style_of(const struct fact_row *r, const struct font *font)
{
    return (struct text_style){.font = font, .size_pt = r->k->facts_pt, .paint = r->ink};
}

static struct text_style style_of_figure(const struct fact_row *r)
{
    return (struct text_style){.font = figure_font(r->s, r->k),
                               .size_pt = form_of(r->k)->figure * r->k->facts_pt,
                               .paint = r->figure};
}

static void draw_list_row(const struct fact_row *r, struct canvas *c)
{
    const struct text_style name = style_of(r, r->s->strong_font);
    const struct text_style levels = style_of(r, r->s->text_font);
    const struct text_style count = style_of_figure(r);
    const double baseline =
        (r->box.top + r->box.bottom + font_cap_height_em(name.font) * name.size_pt) / 2;
    char number[COUNT_SIZE];
    canvas_text(c, r->box.left, baseline, ALIGN_LEFT, &name, name_of(r->k, r->fact));
    if (has_levels(r->k, r->fact)) {
        const double x = r->box.left + text_width_pt(&name, name_of(r->k, r->fact));
        canvas_text(c, x, baseline, ALIGN_LEFT, &levels, BETWEEN);
        canvas_text(c, x + text_width_pt(&levels, BETWEEN), baseline, ALIGN_LEFT, &levels,
                    r->fact->levels.data);
    }
    canvas_text(c, r->box.right, baseline, ALIGN_RIGHT, &count, print_count(r->fact, number));
    canvas_fill(c, (struct box){r->box.left, r->box.bottom - line_pt, r->box.right, r->box.bottom},
                r->figure);
}

/* The figures end at one edge, in front of the words. */
static void draw_figures_row(const struct fact_row *r, struct canvas *c)
{
    const double size = r->k->facts_pt;
    const double line = 1.2 * size; /* from the name to its levels */
    const struct text_style count = style_of_figure(r);
    const struct text_style name = style_of(r, r->s->strong_font);
    const struct text_style levels = style_of(r, r->s->text_font);
    const double edge = r->box.left + widest_figure_em(r->s, r->k) * size;
    const double x = edge + form_of(r->k)->apart * size;
    const double middle = (r->box.top + r->box.bottom) / 2;
    const double cap = font_cap_height_em(name.font) * size;
    const bool two = has_levels(r->k, r->fact);
    const double baseline = middle + (two ? cap - line : cap) / 2;
    char number[COUNT_SIZE];
    canvas_text(c, edge, middle + font_cap_height_em(count.font) * count.size_pt / 2, ALIGN_RIGHT,
                &count, print_count(r->fact, number));
    canvas_text(c, x, baseline, ALIGN_LEFT, &name, name_of(r->k, r->fact));
    if (two) {
        canvas_text(c, x, baseline + line, ALIGN_LEFT, &levels, r->fact->levels.data);
    }
    if (!r->first) {
        canvas_fill(c, (struct box){r->box.left, r->box.top - line_pt, r->box.right, r->box.top},
                    r->figure);
    }
}

/* The figure over the words, with a line between two facts. */
static void draw_column(const struct fact_row *r, struct canvas *c)
{
    const double size = r->k->facts_pt;
    const struct text_style count = style_of_figure(r);
    const struct text_style name = style_of(r, r->s->strong_font);
    const struct text_style levels = style_of(r, r->s->text_font);
    const double head = r->box.top + font_cap_height_em(count.font) * count.size_pt;
    const double baseline = r->box.top + (form_of(r->k)->row - 0.3) * size;
    const double x = r->box.left - form_of(r->k)->apart * size / 2;
    char number[COUNT_SIZE];
    canvas_text(c, r->box.left, head, ALIGN_LEFT, &count, print_count(r->fact, number));
    canvas_text(c, r->box.left, baseline, ALIGN_LEFT, &name, name_of(r->k, r->fact));
    if (has_levels(r->k, r->fact)) {
        canvas_text(c, r->box.left, baseline + form_of(r->k)->levels * size, ALIGN_LEFT, &levels,
                    r->fact->levels.data);
    }
    if (!r->first) {
        canvas_fill(c, (struct box){x - line_pt / 2, r->box.top, x + line_pt / 2, r->box.bottom},
                    r->figure);
    }
}

struct paint cover_back_ink(const struct cover_back *k, const struct box *place, bool accent)
{
    const bool on_strip = width_of(&k->strip) > 0 && place->top >= k->strip.top;
    return on_strip ? k->strip_ink : accent ? k->accent : k->ink;
}

/* Side by side, facts share the room evenly where all have room then, but do not drift apart; 0:
 * they have none. */
static double even_width(const struct cover_scene *s, const struct cover_back *k)
{
    enum { MAX_WIDTH_EM = 9 };
    const double apart = form_of(k)->apart * k->facts_pt;
    const double width =
        fmin((width_of(&k->facts) + apart) / (double)k->list.count, MAX_WIDTH_EM * k->facts_pt) -
        apart;
    bool even = true;
    for (size_t i = 0; i < k->list.count; i++) {
        even &= column_em(s, k, &k->list.row[i]) * k->facts_pt <= width;
    }
    return even ? width : 0;
}

/* Where the next fact stands: a row of the box, or as broad as it is. */
static struct box place_of_fact(const struct fact_row *r, double x, double y)
{
    const struct cover_back *k = r->k;
    const double height = height_of(&k->facts) / (double)k->list.count;
    const double width = fmax(even_width(r->s, k), column_em(r->s, k, r->fact) * k->facts_pt);
    return k->facts_form == FACTS_SIDE_BY_SIDE
               ? (struct box){x, k->facts.top, x + width, k->facts.bottom}
               : (struct box){k->facts.left, y, k->facts.right, y + height};
}

void cover_draw_facts(const struct cover_scene *s, const struct cover_back *k, struct canvas *c)
{
    static void (*const draw_fact[])(const struct fact_row *r,
                                     struct canvas *c) = {[FACTS_SIDE_BY_SIDE] = draw_column,
                                                          [FACTS_FIGURES] = draw_figures_row,
                                                          [FACTS_LIST] = draw_list_row};
    struct fact_row row = {.s = s,
                           .k = k,
                           .box = {k->facts.left, k->facts.top, k->facts.left, k->facts.top},
                           .ink = cover_back_ink(k, &k->facts, false),
                           .figure = cover_back_ink(k, &k->facts, true)};
    double x = k->facts.left;
    for (size_t i = 0; i < k->list.count; i++) {
        row.fact = &k->list.row[i];
        row.first = i == 0;
        row.box = place_of_fact(&row, x, row.box.bottom);
        x = row.box.right + form_of(k)->apart * k->facts_pt;
        draw_fact[k->facts_form](&row, c);
    }
}
