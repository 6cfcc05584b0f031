#include "render/text/flow/paragraph.h"

#include <math.h>
#include <stdint.h>
#include <stdlib.h>

/* Our choices, set by eye. Stretch and shrink are parts of a space. */
static const double usual_stretch = 0.5;
static const double max_shrink = 0.22;
static const double worst = 20;           /* of a line that gapes, as its badness, … */
static const double gape_cost = 3;        /* … and so much for each part of stretch above that */
static const double hyphen_cost = 0.6;    /* of a hyphen */
static const double stump_cost = 8;       /* of a last line that is shorter than … */
static const double stump = 0.18;         /* … this part of the measure */
static const double last_hyphen_cost = 3; /* of a hyphen that begins the last line */
static const double ladder_cost = 5e4;    /* of more hyphens: only too wide a line is worse */

enum { MAX_LADDER = 2, LADDERS = MAX_LADDER + 1 };

/* The best way to a place, by how many lines before it end with a hyphen. */
struct paragraph_way {
    double cost;
    size_t from;
    unsigned ladder; /* there */
    size_t lines;    /* up to here */
};

struct paragraph_search {
    const struct paragraph *p;
    struct line_end *place;
    size_t count;
    struct paragraph_way (*way)[LADDERS];
    double *width; /* of all fragments before one, … */
    size_t *gaps;  /* … and the spaces up to and before it */
};

static size_t add_places(struct paragraph_search *s)
{
    const struct paragraph *p = s->p;
    size_t count = 0;
    for (size_t i = 0; i <= p->count; i++) {
        const struct fragment *f = &p->fragment[i < p->count ? i : 0];
        if (i == 0 || i == p->count || fragment_may_break(f)) {
            s->place[count++] = (struct line_end){i, 0};
        }
        for (size_t k = 0; i < p->count && k < f->division_count; k++) {
            s->place[count++] = (struct line_end){i, f->division + k + 1};
        }
    }
    return count;
}

/* The width of what stands between two places, its spaces as they are, and their number. */
static double natural_width(const struct paragraph_search *s, size_t from, size_t to, size_t *gaps)
{
    const struct paragraph *p = s->p;
    const struct line_end *a = &s->place[from];
    const struct line_end *b = &s->place[to];
    size_t last = b->division ? b->fragment : b->fragment - 1;
    double width = s->width[b->fragment] - s->width[a->fragment];
    if (a->division) {
        width += p->division[a->division - 1].tail - p->fragment[a->fragment].width;
    }
    if (b->division) {
        width += p->division[b->division - 1].head;
    }
    *gaps = s->gaps[last] - s->gaps[a->fragment];
    return width + (double)*gaps * p->space;
}

double paragraph_indent(const struct paragraph *p, size_t line)
{
    return line < p->notch_lines ? p->notch : line ? p->hanging : 0;
}

/* How bad a line with this indent would be; INFINITY: too wide. */
static double badness(const struct paragraph_search *s, size_t from, size_t to, double indent,
                      bool *too_wide)
{
    const struct paragraph *p = s->p;
    size_t gaps;
    double measure = p->measure - indent;
    double natural = natural_width(s, from, to, &gaps);
    bool last = to + 1 == s->count;
    double change = (measure - natural) / (p->space * (double)(gaps ? gaps : 1));
    *too_wide = change < -max_shrink;
    if (*too_wide) {
        return INFINITY;
    }
    if (last && natural <= measure) {
        return from && natural < stump * p->measure ? stump_cost : 0;
    }
    double part = change < 0 ? change / max_shrink : change / usual_stretch;
    /* Among lines that gape, fuller ones still are better: else a line of one word would be as
     * good as any. */
    double gape = fmax(0, part - cbrt(worst));
    return fmin(worst, fabs(part * part * part)) + gape_cost * gape;
}

static void try_line(struct paragraph_search *s, size_t from, size_t to, unsigned before,
                     double line)
{
    const struct paragraph_way *way = &s->way[from][before];
    bool hyphen = s->place[to].division != 0;
    bool after_hyphen = s->place[from].division != 0;
    bool last = to + 1 == s->count;
    bool long_ladder = hyphen && before == MAX_LADDER;
    unsigned ladder = hyphen ? before + !long_ladder : 0;
    double cost = way->cost + (1 + line) * (1 + line) + (hyphen ? hyphen_cost * ladder : 0) +
                  (long_ladder ? ladder_cost : 0) + (last && after_hyphen ? last_hyphen_cost : 0);
    if (cost < s->way[to][ladder].cost) {
        s->way[to][ladder] = (struct paragraph_way){cost, from, before, way->lines + 1};
    }
}

/* By all ways to where the line begins. How many lines a way has decides whether this one stands
 * next to an initial. too_long: it may be as wide as it is. Returns whether it is too wide without
 * one. */
static bool try_lines(struct paragraph_search *s, size_t from, size_t to, bool too_long)
{
    const double usual = from ? s->p->hanging : 0;
    bool too_wide;
    const double line = badness(s, from, to, usual, &too_wide);
    for (unsigned before = 0; before < LADDERS; before++) {
        const struct paragraph_way *way = &s->way[from][before];
        if (isinf(way->cost)) {
            continue;
        }
        const bool beside = way->lines < s->p->notch_lines;
        bool wide = too_wide;
        double its = line;
        if (beside) {
            its = badness(s, from, to, s->p->notch, &wide);
        }
        if (!wide || too_long) {
            try_line(s, from, to, before, wide ? worst * worst : its);
        }
    }
    return too_wide;
}

/* A word wider than the measure stands alone on its line. */
static void find_ways(struct paragraph_search *s)
{
    for (size_t to = 1; to < s->count; to++) {
        for (unsigned k = 0; k < LADDERS; k++) {
            s->way[to][k].cost = INFINITY;
        }
        for (size_t from = to; from-- > 0;) {
            bool nothing_yet =
                isinf(s->way[to][0].cost) && isinf(s->way[to][1].cost) && isinf(s->way[to][2].cost);
            if (try_lines(s, from, to, nothing_yet && !s->place[to].division) && !nothing_yet) {
                break;
            }
        }
    }
}

static struct line_end *trace_back(const struct paragraph_search *s, size_t *count)
{
    size_t at = s->count - 1;
    unsigned ladder = 0;
    for (unsigned k = 1; k < LADDERS; k++) {
        ladder = s->way[at][k].cost < s->way[at][ladder].cost ? k : ladder;
    }
    size_t lines = 0;
    struct paragraph_way w = s->way[at][ladder];
    for (size_t i = at; i > 0; lines++) {
        i = w.from;
        w = s->way[i][w.ladder];
    }
    struct line_end *ends = malloc((lines + 1) * sizeof *ends);
    *count = lines;
    w = s->way[at][ladder];
    for (size_t line = lines; ends && line-- > 0;) {
        ends[line] = s->place[at];
        at = w.from;
        w = s->way[at][w.ladder];
    }
    return ends;
}

struct line_end *paragraph_lines(const struct paragraph *p, size_t *count)
{
    size_t places = p->count + 2;
    for (size_t i = 0; i < p->count; i++) {
        places += p->fragment[i].division_count;
    }
    struct paragraph_search s = {.p = p};
    s.place = malloc(places * sizeof *s.place);
    s.way = calloc(places, sizeof *s.way);
    s.width = calloc(p->count + 2, sizeof *s.width);
    s.gaps = calloc(p->count + 2, sizeof *s.gaps);
    struct line_end *ends = NULL;
    if (s.place && s.way && s.width && s.gaps) {
        for (size_t i = 0; i < p->count; i++) {
            s.width[i + 1] = s.width[i] + p->fragment[i].width;
            s.gaps[i] = (i ? s.gaps[i - 1] : 0) + (i && p->fragment[i].space_before);
        }
        s.count = add_places(&s);
        s.way[0][1].cost = s.way[0][2].cost = INFINITY;
        find_ways(&s);
        ends = trace_back(&s, count);
    }
    free(s.place);
    free(s.way);
    free(s.width);
    free(s.gaps);
    return ends;
}
