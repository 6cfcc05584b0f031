#include "gen/grade/minutes.h"

#include <math.h>
#include <string.h>

/* A puzzle being filled with singles alone: all that are in view of the easiest kind at once, so
 * that the order of cells does not matter. */
struct singles_solve {
    const struct variant *v;
    uint8_t cell[MAX_CELLS];
    digit_set cand[MAX_CELLS];
    digit_set single[3][MAX_CELLS]; /* hidden in a box, hidden in another house, naked */
    unsigned count[3];
    unsigned any; /* cells with a single of some kind */
};

enum { BOX, LINE, NAKED };

static unsigned begin(struct singles_solve *f, const struct variant *v, const struct grid *givens)
{
    unsigned empty = 0;
    f->v = v;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        digit_set used = 0;
        f->cell[cell] = givens->cell[cell];
        f->cand[cell] = 0;
        if (f->cell[cell]) {
            continue;
        }
        for (unsigned i = 0; i < v->peer_count[cell]; i++) {
            unsigned digit = givens->cell[v->peer[cell][i]];
            used |= digit ? digit_bit(digit) : 0;
        }
        f->cand[cell] = all_digits(v->size) & ~used;
        empty++;
    }
    return empty;
}

static void find_hidden(struct singles_solve *f, const struct house *h)
{
    digit_set once = 0;
    digit_set twice = 0;
    for (unsigned i = 0; i < f->v->size; i++) {
        digit_set set = f->cand[h->cell[i]];
        twice |= once & set;
        once |= set;
    }
    once &= ~twice;
    digit_set *single = f->single[h->kind == HOUSE_BOX ? BOX : LINE];
    for (unsigned i = 0; once && i < f->v->size; i++) {
        if (f->cand[h->cell[i]] & once) {
            single[h->cell[i]] = f->cand[h->cell[i]] & once;
        }
    }
}

static void find_singles(struct singles_solve *f)
{
    const struct variant *v = f->v;
    for (unsigned kind = 0; kind < 3; kind++) {
        memset(f->single[kind], 0, v->cell_count * sizeof f->single[kind][0]);
        f->count[kind] = 0;
    }
    for (unsigned h = 0; h < v->house_count; h++) {
        find_hidden(f, &v->house[h]);
    }
    f->any = 0;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        digit_set set = f->cand[cell];
        f->single[NAKED][cell] = set & (set - 1) ? 0 : set;
        bool any = false;
        for (unsigned kind = 0; kind < 3; kind++) {
            f->count[kind] += f->single[kind][cell] != 0;
            any |= f->single[kind][cell] != 0;
        }
        f->any += any;
    }
}

/* Fill the cells that have a single of the kind. Returns how many. */
static unsigned fill(struct singles_solve *f, unsigned kind)
{
    const struct variant *v = f->v;
    unsigned filled = 0;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        digit_set digit = f->single[kind][cell] & f->cand[cell];
        if (!digit) {
            continue;
        }
        digit = digit & -digit;
        f->cand[cell] = 0;
        for (unsigned i = 0; i < v->peer_count[cell]; i++) {
            f->cand[v->peer[cell][i]] &= ~digit;
        }
        filled++;
    }
    return filled;
}

/* Sums over steps; a step is one cell filled. */
struct sums {
    double steps; /* all so far */
    double line;
    double scarcity;
    double naked;
    double no_box;
};

/* Count n equal steps: those that still fall within the first `limit`. */
static double within(double steps, unsigned n, double limit)
{
    double room = limit - steps;
    return room <= 0 ? 0 : n < room ? n : room;
}

static double mean_of(double sum, double steps, double limit)
{
    return sum / fmax(fmin(steps, limit), 1);
}

void minutes_features(const struct variant *v, const struct grid *givens, int score, int se_tenths,
                      double feature[MINUTES_FEATURE_COUNT])
{
    struct singles_solve f;
    struct sums s = {0};
    unsigned empty = begin(&f, v, givens);
    double scale = 81.0 / v->cell_count;
    double candidates = 0;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        candidates += digit_count(f.cand[cell]);
    }
    for (;;) {
        find_singles(&f);
        unsigned kind = f.count[BOX] ? BOX : f.count[LINE] ? LINE : NAKED;
        unsigned filled = f.any ? fill(&f, kind) : 0;
        if (filled == 0) {
            break;
        }
        s.line += within(s.steps, filled, 30 / scale) * f.count[LINE] * scale;
        s.scarcity += within(s.steps, filled, 30 / scale) / (f.any * scale);
        s.naked += within(s.steps, filled, 10 / scale) * f.count[NAKED] * scale;
        s.no_box += f.count[BOX] ? 0 : within(s.steps, filled, 60 / scale);
        s.steps += filled;
    }
    double cells = empty ? empty : 1;
    feature[MINUTES_LINE_SINGLES] = log(mean_of(s.line, s.steps, 30 / scale) + 0.3);
    feature[MINUTES_SCARCITY] = log(mean_of(s.scarcity, s.steps, 30 / scale) + 0.01);
    feature[MINUTES_NAKED_SINGLES] = log(mean_of(s.naked, s.steps, 10 / scale) + 0.3);
    feature[MINUTES_NO_BOX_SINGLE] = mean_of(s.no_box, s.steps, 60 / scale);
    feature[MINUTES_EMPTY] = log(cells * scale);
    feature[MINUTES_CANDIDATES] = log(fmax(candidates / cells, 1) * 9 / v->size);
    feature[MINUTES_RATING] =
        se_tenths > 0 ? fmin(se_tenths, 26) / 10 : log(fmax(score, 1) / cells);
    feature[MINUTES_RATING_ABOVE] = se_tenths > 26 ? (se_tenths - 26) / 10.0 : 0;
}

/* The constant, then a coefficient a feature, as tests/bench/bench_minutes.c prints them: with the
 * Sudoku Explainer rating, and with HoDoKu's score. */
static const double by_se[1 + MINUTES_FEATURE_COUNT] = {-1.4941, -0.2885, 0.2246, 0.0369, 0.2898,
                                                        2.1444,  -0.4643, 0.2373, 0.0559};
static const double by_score[1 + MINUTES_FEATURE_COUNT] = {-0.6483, -0.3450, 0.2254, 0.0656, 0.5999,
                                                           1.9443,  -0.5444, 0.2704, 0.0};

double minutes_estimate(const struct variant *v, const struct grid *givens, const struct grade *g,
                        int se_tenths)
{
    double feature[MINUTES_FEATURE_COUNT];
    minutes_features(v, givens, g ? g->score : 0, se_tenths, feature);
    const double *model = se_tenths > 0 ? by_se : by_score;
    double sum = model[0];
    for (unsigned i = 0; i < MINUTES_FEATURE_COUNT; i++) {
        sum += model[i + 1] * feature[i];
    }
    double minutes = exp(sum) / 60 * v->cell_count / 81;
    return fmin(fmax(minutes, 0.5), 600);
}

void minutes_to_record(const struct grade *g, struct record *r)
{
    r->minutes = minutes_estimate(r->variant, &r->givens, g, r->se_tenths);
}
