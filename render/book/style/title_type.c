#include "render/book/style/title_type.h"

#include <math.h>

#include "render/book/book_data.h"
#include "render/book/style/page_heading.h"
#include "render/book/style/set_text.h"

static const struct title_design title_designs[] = {
    [TITLE_CENTRED] = {0.21, 68, 0.135, 1.15, 0.42, 0.8, 4, .ornament = true},
    [TITLE_LEFT] = {0.24, 60, 0.13, 1.15, 0.42, 0.8, 4},
    [TITLE_MASTHEAD] = {0.15, 64, 0.16, 1.15, 0.42, 0, 3, .ornament = true},
    [TITLE_GRID] = {0.62, 46, 0.12, 1.15, 0.42, 0.87, 4, .picture_above = true, .beside = true},
    [TITLE_TILES] = {0.6, 72, 0.17, 1.15, 0.42, 0.87, 4, .picture_above = true, .beside = true},
    [TITLE_CORNER] = {0.1, 60, 0.15, 1.15, 0.42, 0.9, 3, .beside = true},
    [TITLE_BLOCK] = {0.27, 110, 0.25, 0.98, 0.34, 0.93, 5, .beside = true, .hold = SITS,
                     .white = true},
    [TITLE_PLATE] = {0.16, 64, 0.135, 1.12, 0.4, 0.9, 3, .ornament = true, .beside = true},
    [TITLE_FRAME] = {0.32, 80, 0.18, 1.12, 0.42, 0.86, 4, .ornament = true},
    [TITLE_POSTER] = {0.21, 210, 0.42, 1.04, 0.28, 0.93, 6, .ornament = true, .hold = HANGS},
};

enum config_title_page title_design_of(const struct book *b)
{
    return b->cfg->style.title_page;
}

const struct title_design *title_design(const struct book *b)
{
    return &title_designs[title_design_of(b)];
}

bool title_from_left(const struct book *b)
{
    return title_design_of(b) == TITLE_POSTER || book_from_left(b);
}

bool title_has_outer_rules(const struct book *b)
{
    const enum config_title_page how = title_design_of(b);
    return (how == TITLE_CENTRED || how == TITLE_PLATE || how == TITLE_POSTER) &&
           b->cfg->style.heading_rule != HEADING_NONE;
}

bool title_has_publisher(const struct book *b)
{
    const bool named = title_design_of(b) == TITLE_MASTHEAD && !b->cfg->book.edition;
    return b->cfg->book.publisher && !named;
}

double title_publisher_pt(const struct book *b)
{
    return fmax(b->type.folio, book_min_text_pt(b));
}

/* The largest size at which the text stands in few lines: one line more is taken only where it
 * would else be much smaller. */
static double size_in_few_lines(const struct font *font, const char *text, double max_pt,
                                double width, size_t max_lines, bool *failed)
{
    const double smaller[] = {0.8, 0.7};
    double size = max_pt;
    for (size_t lines = 1; lines <= max_lines; lines++) {
        size = fitting_size(font, text, max_pt, width, lines, failed);
        if (size >= smaller[lines > 1] * max_pt) {
            break;
        }
    }
    return size;
}

double subtitle_gap(const struct book *b)
{
    return title_design_of(b) == TITLE_MASTHEAD ? 1.3 : 2.0;
}

double date_line_room(const struct book *b)
{
    return 2.4 * b->type.caption;
}

/* Titles in a light face have a subtitle in it too, so that the author's name stands out. */
const struct font *subtitle_face(const struct book *b)
{
    const bool light = b->cfg->style.headings == HEADINGS_LEFT && b->cfg->style.heading_font;
    return !title_from_left(b) ? b->faces.serif_italic : light ? b->faces.heading : b->faces.serif;
}

static struct title_sizes sizes_for(const struct book *b, const struct title_design *d,
                                    double title_pt, double width, bool *failed)
{
    const struct config_book *t = &b->cfg->book;
    const struct font *face = subtitle_face(b);
    bool masthead = title_design_of(b) == TITLE_MASTHEAD;
    struct title_sizes s = {.title = title_pt};
    double least = fmax(12, 1.15 * b->type.body);
    size_t lines = count_lines(b->faces.heading, s.title, t->title, width, failed);
    s.title_depth = (double)(lines ? lines - 1 : 0) * d->leading * s.title;
    s.depth = s.title_depth + (masthead ? 0.45 * s.title + date_line_room(b) : 0);
    if (t->subtitle) {
        double measure = subtitle_width * width;
        s.subtitle = size_in_few_lines(face, t->subtitle, fmax(least, d->subtitle * s.title),
                                       measure, 3, failed);
        lines = count_lines(face, s.subtitle, t->subtitle, measure, failed);
        s.depth += s.subtitle * (subtitle_gap(b) + (masthead ? 0.6 : 0) +
                                 (double)(lines ? lines - 1 : 0) * subtitle_leading);
    }
    return s;
}

/* The titles become smaller, step by step, until they leave the author's place free. */
static struct title_sizes sizes_in_lines(const struct book *b, const struct title_design *d,
                                         double width, double room, size_t lines, bool *failed)
{
    const double min_pt = 14;
    double most = fmin(d->max_pt, d->max_width * width);
    double size = fitting_size(b->faces.heading, b->cfg->book.title, most, width, lines, failed);
    struct title_sizes s = sizes_for(b, d, size, width, failed);
    while (s.depth > room && size > min_pt) {
        size = fmax(min_pt, 0.94 * size);
        s = sizes_for(b, d, size, width, failed);
    }
    return s;
}

/* As many lines as make the title large, and even: a long line between short ones looks broken. */
static struct title_sizes choose_sizes(const struct book *b, const struct title_design *d,
                                       double width, double room, bool *failed)
{
    const char *title = b->cfg->book.title;
    struct title_sizes best = {0};
    double most = -INFINITY;
    for (size_t lines = 1; lines <= d->max_lines; lines++) {
        const struct title_sizes s = sizes_in_lines(b, d, width, room, lines, failed);
        const double merit =
            s.title * lines_evenness(b->faces.heading, s.title, title, width, failed) -
            (s.depth > room ? s.depth - room : 0);
        if (merit > most) {
            most = merit;
            best = s;
        }
    }
    return best;
}

/* Where the author's name stands, as a part of the block's height. */
static double author_part(const struct book *b, const struct title_design *d)
{
    const bool foot = b->cfg->book.publisher && b->cfg->book.edition;
    return d->author_at > 0 ? d->author_at : foot ? 0.88 : 0.95;
}

double title_foot_room(const struct book *b)
{
    const bool rules = title_has_outer_rules(b);
    const double publisher = title_has_publisher(b) ? 4 + title_publisher_pt(b) : 0;
    return rules ? (publisher > 0 ? FOOT_RULE_PT : 0) + OUTER_RULES_PT : publisher;
}

struct author title_author(const struct book *b, const struct title_design *d, struct box block,
                           bool *failed)
{
    enum { MAX_LINES = 3 };
    const double above = 36;      /* the ascenders of its largest line, and air */
    const double below_em = 0.25; /* descenders of a title */
    const char *name = b->cfg->book.author;
    const double width = block.right - block.left;
    const double height = block.bottom - block.top;
    const double title = choose_sizes(b, d, width, INFINITY, failed).title;
    const double most = fmin(22, fmax(13, 0.4 * title));
    struct author a = {fmax(book_min_text_pt(b), most), author_part(b, d) * height, 0};
    a.to = fmin(a.first, height - title_foot_room(b) - below_em * title);
    if (name) {
        const double size =
            size_in_few_lines(b->faces.serif, name, a.size, width, MAX_LINES, failed);
        a.size = fmax(book_min_text_pt(b), size);
        const size_t lines = count_lines(b->faces.serif, a.size, name, width, failed);
        a.first = fmin(a.first, height - title_foot_room(b) - 0.8 * a.size) -
                  (double)(lines ? lines - 1 : 0) * author_leading * a.size;
        a.to = a.first - above;
    }
    return a;
}

/* The larger the first line, the lower its baseline, and the less room is left under it. */
static struct title_sizes title_hangs(const struct book *b, const struct title_design *d,
                                      double width, double to, double height, double *at,
                                      bool *failed)
{
    enum { TRIES = 8 };
    double room = to - d->at * height;
    struct title_sizes s;
    for (unsigned i = 0; i < TRIES; i++) {
        s = choose_sizes(b, d, width, room, failed);
        const double first = HEAD_RULE_PT + font_cap_height_em(b->faces.heading) * s.title;
        *at = first / height;
        if (first + s.depth <= to) {
            break;
        }
        room -= first + s.depth - to;
    }
    return s;
}

struct title_sizes title_place(const struct book *b, const struct title_design *d, struct box block,
                               double to, double *at, bool *failed)
{
    const double highest = 0.48;
    const double large_enough = 0.9;
    const double step = 0.03;
    double width = block.right - block.left;
    double height = block.bottom - block.top;
    struct title_sizes whole = choose_sizes(b, d, width, INFINITY, failed);
    struct title_sizes s;
    *at = d->at;
    if (d->hold == HANGS) {
        return title_hangs(b, d, width, to, height, at, failed);
    }
    if (d->hold == SITS) {
        s = choose_sizes(b, d, width, to - *at * height, failed);
        *at = (to - s.depth) / height;
        return s;
    }
    for (;;) {
        s = choose_sizes(b, d, width, to - *at * height, failed);
        if (s.title >= large_enough * whole.title || !d->picture_above || *at - step < highest) {
            return s;
        }
        *at -= step;
    }
}

bool title_has_beside(const struct book *b, struct box block)
{
    const bool board = title_design_of(b) != TITLE_PLATE || b->cfg->style.ornament == ORNAMENT_BOX;
    return title_design(b)->beside && board && block_is_wide(block);
}

struct title_design title_design_in(const struct book *b, struct box block, bool beside)
{
    const double wide_at = 0.3;
    const double ascent = 0.75; /* of the size */
    const double gap = 9;       /* between rules and letters */
    const double wide_subtitle = 0.34;
    const double height = block.bottom - block.top;
    struct title_design d = *title_design(b);
    const bool masthead = title_design_of(b) == TITLE_MASTHEAD;
    if (beside && d.picture_above) {
        d.at = wide_at;
        d.picture_above = false;
    }
    if (masthead && block_is_wide(block)) {
        d.max_lines = 1;
        d.subtitle = wide_subtitle;
    }
    const double rules = title_design_of(b) == TITLE_LEFT       ? TITLE_RULE_AT * height
                         : masthead || title_has_outer_rules(b) ? OUTER_RULES_PT
                                                                : 0;
    if (d.hold == STANDS_THERE && rules > 0) {
        const double room = d.at * height - rules - gap;
        d.max_pt = fmin(d.max_pt, room / ascent);
    }
    return d;
}
