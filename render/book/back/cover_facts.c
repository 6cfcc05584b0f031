/* What a book holds, as a list or in large figures. */
#include <math.h>
#include <stdio.h>

#include "render/book/back/cover_back.h"

/* ---- their size ---- */

/* How both forms are set, in ems of the text; rows are higher where there is room. */
static const struct facts_form {
    double row, max_row;
    double figure; /* of the number */
    double apart;  /* between it and the words */
} forms[] = {
    [FACTS_LIST] = {1.55, 2.7, 1, 1},
    [FACTS_FIGURES] = {2.75, 5.6, 2.5, 0.7},
};

static const struct facts_form *form_of(const struct cover_scene *s)
{
    return &forms[look_of(s)->facts];
}

static bool has_levels(const struct cover_back *k, const struct book_fact *fact)
{
    return k->facts_have_levels && fact->levels.length;
}

enum { COUNT_SIZE = 24 };
static const char *print_count(const struct book_fact *fact, char out[COUNT_SIZE])
{
    snprintf(out, COUNT_SIZE, "%zu", fact->count);
    return out;
}

static const struct font *figure_font(const struct cover_scene *s, const struct cover_back *k)
{
    return look_of(s)->facts == FACTS_FIGURES ? k->headline.font : s->strong_font;
}

static double figure_em(const struct cover_scene *s, const struct cover_back *k,
                        const struct book_fact *fact)
{
    char number[COUNT_SIZE];
    return form_of(s)->figure * font_width_em(figure_font(s, k), print_count(fact, number));
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
    const double name = font_width_em(s->strong_font, fact->name.data);
    if (!has_levels(k, fact)) {
        return name;
    }
    const double levels = font_width_em(s->text_font, fact->levels.data);
    return look_of(s)->facts == FACTS_FIGURES
               ? fmax(name, levels)
               : name + font_width_em(s->text_font, BETWEEN) + levels;
}

static double widest_row_em(const struct cover_scene *s, const struct cover_back *k)
{
    const bool figures = look_of(s)->facts == FACTS_FIGURES;
    const double column = widest_figure_em(s, k);
    double widest = 1;
    for (size_t i = 0; i < k->list.count; i++) {
        const struct book_fact *fact = &k->list.row[i];
        widest = fmax(widest, words_em(s, k, fact) + form_of(s)->apart +
                                  (figures ? column : figure_em(s, k, fact)));
    }
    return widest;
}

/* On a strip they have more room, and are more of a decoration. */
#define ON_STRIP     1.6
#define ROW_ON_STRIP 1.7 /* the highest row there, in parts of the usual highest */

static double usual_size(const struct cover_scene *s)
{
    return fmin(13, fmax(10.5, 0.026 * s->width));
}

/* 0: they have no room. */
static double find_size(const struct cover_scene *s, const struct cover_back *k,
                        const struct box *room)
{
    const double most = (k->arrangement == BACK_SIDEBAR ? ON_STRIP : 1) * usual_size(s);
    const double least = fmax(9, s->book->source.profile->min_text_pt);
    const double rows = (double)k->list.count * form_of(s)->row;
    const double size =
        fmin(most, fmin(width_of(room) / widest_row_em(s, k), height_of(room) / rows));
    return size >= least ? size : 0;
}

double cover_facts_height(const struct cover_scene *s, const struct cover_back *k)
{
    const double size = usual_size(s);
    return 1.25 * size * form_of(s)->row * (double)k->list.count;
}

void cover_place_facts(const struct cover_scene *s, struct cover_back *k, const struct box *room,
                       bool at_foot)
{
    k->facts = (struct box){0};
    k->facts_pt = 0;
    if (!k->list.count || k->list.failed) {
        return;
    }
    for (int levels = 1; levels >= 0 && k->facts_pt <= 0; levels--) {
        k->facts_have_levels = levels;
        k->facts_pt = find_size(s, k, room);
    }
    if (k->facts_pt > 0) {
        const double row =
            form_of(s)->max_row * (k->arrangement == BACK_SIDEBAR ? ROW_ON_STRIP : 1);
        const double height = fmin(height_of(room), (double)k->list.count * row * k->facts_pt);
        k->facts = *room;
        k->facts.top = at_foot ? room->bottom - height : room->top;
        k->facts.bottom = k->facts.top + height;
    }
}

/* ---- their drawing ---- */

struct fact_row {
    const struct cover_scene *s;
    const struct cover_back *k;
    const struct book_fact *fact;
    struct box box;
    struct paint ink, figure;
};

static void draw_list_row(const struct fact_row *r, struct canvas *c)
{
    const double line_pt = 0.75;
    const double size = r->k->facts_pt;
    const struct text_style name = {.font = r->s->strong_font, .size_pt = size, .paint = r->ink};
    const struct text_style levels = {.font = r->s->text_font, .size_pt = size, .paint = r->ink};
    const struct text_style count = {
        .font = r->s->strong_font, .size_pt = size, .paint = r->figure};
    const double baseline = (r->box.top + r->box.bottom + font_cap_height_em(name.font) * size) / 2;
    char number[COUNT_SIZE];
    canvas_text(c, r->box.left, baseline, ALIGN_LEFT, &name, r->fact->name.data);
    if (has_levels(r->k, r->fact)) {
        const double x = r->box.left + text_width_pt(&name, r->fact->name.data);
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
    const struct text_style count = {.font = figure_font(r->s, r->k),
                                     .size_pt = forms[FACTS_FIGURES].figure * size,
                                     .paint = r->figure};
    const struct text_style name = {.font = r->s->strong_font, .size_pt = size, .paint = r->ink};
    const struct text_style levels = {.font = r->s->text_font, .size_pt = size, .paint = r->ink};
    const double edge = r->box.left + widest_figure_em(r->s, r->k) * size;
    const double x = edge + forms[FACTS_FIGURES].apart * size;
    const double middle = (r->box.top + r->box.bottom) / 2;
    const double cap = font_cap_height_em(name.font) * size;
    const bool two = has_levels(r->k, r->fact);
    const double baseline = middle + (two ? cap - line : cap) / 2;
    char number[COUNT_SIZE];
    canvas_text(c, edge, middle + font_cap_height_em(count.font) * count.size_pt / 2, ALIGN_RIGHT,
                &count, print_count(r->fact, number));
    canvas_text(c, x, baseline, ALIGN_LEFT, &name, r->fact->name.data);
    if (two) {
        canvas_text(c, x, baseline + line, ALIGN_LEFT, &levels, r->fact->levels.data);
    }
}

struct paint cover_column_ink(const struct cover_back *k, bool accent)
{
    return k->strip.right > k->strip.left ? k->strip_ink : accent ? k->accent : k->ink;
}

void cover_draw_facts(const struct cover_scene *s, const struct cover_back *k, struct canvas *c)
{
    static void (*const draw_row[])(const struct fact_row *r, struct canvas *c) = {
        [FACTS_LIST] = draw_list_row, [FACTS_FIGURES] = draw_figures_row};
    const double height = height_of(&k->facts) / (double)k->list.count;
    for (size_t i = 0; i < k->list.count; i++) {
        const struct fact_row row = {.s = s,
                                     .k = k,
                                     .fact = &k->list.row[i],
                                     .box = {k->facts.left, k->facts.top + (double)i * height,
                                             k->facts.right,
                                             k->facts.top + (double)(i + 1) * height},
                                     .ink = cover_column_ink(k, false),
                                     .figure = cover_column_ink(k, true)};
        draw_row[look_of(s)->facts](&row, c);
        if (i && k->arrangement == BACK_SIDEBAR) {
            canvas_fill(c,
                        (struct box){row.box.left, row.box.top - 0.75, row.box.right, row.box.top},
                        row.figure);
        }
    }
}
