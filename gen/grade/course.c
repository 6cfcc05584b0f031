#include "gen/grade/course.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/work/stop.h"
#include "gen/grade/course_work.h"
#include "gen/grade/grade_scratch.h"
#include "gen/grade/technique/techniques.h"

/* ---- a copy of the position ---- */

static void begin_course(struct course_board *b, const struct layout *v, const struct grid *givens)
{
    digit_set used[MAX_HOUSES] = {0};
    b->v = v;
    b->empty = 0;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        if (givens->cell[cell]) {
            flip_digit_around(v, used, cell, givens->cell[cell]);
        }
    }
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        bool empty = givens->cell[cell] == 0;
        b->empty += empty;
        b->cand[cell] = empty ? all_digits(v->size) & ~digits_around(v, used, cell) : 0;
    }
}

static void place(struct course_board *b, unsigned cell, digit_set digit)
{
    b->cand[cell] = 0;
    b->empty--;
    for (unsigned i = 0; i < b->v->peer_count[cell]; i++) {
        b->cand[b->v->peer[cell][i]] &= ~digit;
    }
}

static unsigned candidates_left(const struct course_board *b)
{
    unsigned count = 0;
    for (unsigned cell = 0; cell < b->v->cell_count; cell++) {
        count += digit_count(b->cand[cell]);
    }
    return count;
}

/* Finds the digit of each cell that a single fills, 0 elsewhere. Returns how many there are. */
static unsigned find_openings(const struct course_board *b, digit_set open[MAX_CELLS])
{
    const struct layout *v = b->v;
    unsigned count = 0;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        digit_set set = b->cand[cell];
        open[cell] = set & (set - 1) ? 0 : set;
    }
    for (unsigned h = 0; h < v->house_count; h++) {
        digit_set once = 0;
        digit_set twice = 0;
        for (unsigned i = 0; i < v->size; i++) {
            digit_set set = b->cand[v->house[h].cell[i]];
            twice |= once & set;
            once |= set;
        }
        once &= ~twice;
        for (unsigned i = 0; once && i < v->size; i++) {
            unsigned cell = v->house[h].cell[i];
            digit_set single = b->cand[cell] & once;
            open[cell] = single ? single : open[cell];
        }
    }
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        count += open[cell] != 0;
    }
    return count;
}

static void fill_openings(struct course_board *b, const digit_set open[MAX_CELLS])
{
    for (unsigned cell = 0; cell < b->v->cell_count; cell++) {
        if (open[cell] && b->cand[cell]) {
            place(b, cell, open[cell] & -open[cell]);
        }
    }
}

static void fill_singles(struct course_board *b)
{
    digit_set open[MAX_CELLS];
    while (find_openings(b, open)) {
        fill_openings(b, open);
    }
}

static void carry_out(struct course_board *b, const struct course_step *s,
                      const struct course_effect *effect)
{
    for (unsigned i = 0; i < s->effect_count; i++) {
        const struct course_effect *e = &effect[s->first_effect + i];
        if (!e->place) {
            b->cand[e->cell] &= ~e->digits;
        } else if (b->cand[e->cell]) {
            place(b, e->cell, e->digits);
        }
    }
}

/* ---- the rounds ---- */

static void add_round(struct course *out, const struct course_board *before, unsigned openings,
                      unsigned removes, int technique)
{
    if (out->round_count < COURSE_MAX_ROUNDS) {
        out->round[out->round_count++] = (struct course_round){
            .empty = (uint16_t)before->empty,
            .openings = (uint16_t)openings,
            .removes = (uint16_t)removes,
            .technique = (int16_t)technique,
        };
    }
}

/* The simplest kind of single that is open. */
static int simplest_single(const struct course_board *b, const digit_set open[MAX_CELLS])
{
    for (unsigned h = 0; h < b->v->house_count; h++) {
        unsigned empty = 0;
        for (unsigned i = 0; i < b->v->size; i++) {
            empty += b->cand[b->v->house[h].cell[i]] != 0;
        }
        if (empty == 1) {
            return TECHNIQUE_FULL_HOUSE;
        }
    }
    for (unsigned cell = 0; cell < b->v->cell_count; cell++) {
        if (open[cell] && open[cell] == b->cand[cell]) {
            return TECHNIQUE_NAKED_SINGLE;
        }
    }
    return TECHNIQUE_HIDDEN_SINGLE;
}

/* All rounds of singles from here. */
static void single_rounds(struct course *out, struct course_board *b)
{
    digit_set open[MAX_CELLS];
    for (unsigned count; (count = find_openings(b, open)) > 0;) {
        struct course_board before = *b;
        fill_openings(b, open);
        int technique = simplest_single(&before, open);
        add_round(out, &before, count, candidates_left(&before) - candidates_left(b), technique);
    }
}

/* Reads what the engine's step has changed, after it was carried out. */
static void read_effects(const struct path *p, const struct course_board *before,
                         struct course_work *w, struct course_step *s)
{
    s->first_effect = w->effect_count;
    for (unsigned cell = 0; cell < p->v->cell_count; cell++) {
        digit_set cand = before->cand[cell];
        unsigned value = cand ? p->ops->value(p->engine, cell) : 0;
        digit_set gone = cand & ~p->ops->candidates(p->engine, cell);
        if (value) {
            w->effect[w->effect_count++] =
                (struct course_effect){digit_bit(value), (uint16_t)cell, true};
        } else if (gone) {
            w->effect[w->effect_count++] = (struct course_effect){gone, (uint16_t)cell, false};
        }
    }
    s->effect_count = w->effect_count - s->first_effect;
}

static void rest_on(struct course_step *s, unsigned cell)
{
    s->rests[cell / 64] |= 1ULL << (cell % 64);
}

static void rest_on_house(struct course_step *s, const struct layout *v, unsigned house)
{
    for (unsigned i = 0; house != STEP_NO_HOUSE && i < v->size; i++) {
        rest_on(s, v->house[house].cell[i]);
    }
}

/* Lists the cells whose candidates the step's reason looks at. The list may be too long but never
 * too short. */
static void read_reasons(const struct path *p, struct course_step *s)
{
    const struct step *step = &p->step;
    bool everything = technique_at((size_t)step->technique)->level > LEVEL_UNFAIR ||
                      step->inference_count > 0 || step->technique == TECHNIQUE_BUG_PLUS_1;
    memset(s->rests, everything ? 0xff : 0, sizeof s->rests);
    for (unsigned i = 0; i < step->mark_count; i++) {
        if (step->mark[i].role != MARK_ELIMINATE) {
            rest_on(s, step->mark[i].at.cell);
        }
    }
    for (unsigned i = 0; i < step->house_count; i++) {
        rest_on_house(s, p->v, step->house[i]);
    }
    for (unsigned i = 0; i < step->link_count; i++) {
        const struct link *link = &step->link[i];
        rest_on_house(s, p->v, link->house);
        for (unsigned k = 0; k < link->from.count; k++) {
            rest_on(s, link->from.cell[k]);
        }
        for (unsigned k = 0; k < link->to.count; k++) {
            rest_on(s, link->to.cell[k]);
        }
    }
}

/* Follows the path's singles to its next hard step, and keeps that step. Returns -1 if there is
 * none. */
static int next_hard(struct path *p, bool with_reasons)
{
    while (!p->ops->solved(p->engine)) {
        int id = stop_step(1) ? -1 : p->ops->next(p->engine, with_reasons ? &p->step : NULL);
        if (id < 0 || !technique_is_single(id)) {
            return id;
        }
        p->ops->apply(p->engine);
    }
    return -1;
}

static void follow(struct path *p, bool with_reasons, struct course_work *w, struct course *out)
{
    struct course_board *b = &w->now;
    single_rounds(out, b);
    for (int id; (id = next_hard(p, with_reasons)) >= 0; single_rounds(out, b)) {
        struct course_step spare;
        struct course_step *s = w->step_count < COURSE_MAX_STEPS ? &w->step[w->step_count] : &spare;
        struct course_board before = *b;
        s->round = out->round_count;
        s->left_out = false;
        if (with_reasons) {
            read_reasons(p, s);
        }
        p->ops->apply(p->engine);
        w->effect_count = s == &spare ? 0 : w->effect_count;
        read_effects(p, b, w, s);
        carry_out(b, s, w->effect);
        w->step_count++;
        add_round(out, &before, 0, candidates_left(&before) - candidates_left(b), id);
    }
}

/* ---- loose ends ---- */

static bool stands(const struct course_step *s, const struct course_board *a,
                   const struct course_board *b)
{
    for (unsigned cell = 0; cell < a->v->cell_count; cell++) {
        if (s->rests[cell / 64] >> (cell % 64) & 1 && a->cand[cell] != b->cand[cell]) {
            return false;
        }
    }
    return true;
}

/* Does the path still reach the end without the steps that are left out? Each remaining step must
 * find everything its reason rests on unchanged. */
static bool path_holds(struct course_work *w, const struct layout *v, const struct grid *givens)
{
    struct course_board *whole = &w->now;
    struct course_board *less = &w->less;
    begin_course(whole, v, givens);
    *less = *whole;
    for (unsigned i = 0; i < w->step_count; i++) {
        const struct course_step *s = &w->step[i];
        fill_singles(whole);
        fill_singles(less);
        if (!s->left_out && !stands(s, whole, less)) {
            return false;
        }
        carry_out(whole, s, w->effect);
        if (!s->left_out) {
            carry_out(less, s, w->effect);
        }
    }
    fill_singles(less);
    return less->empty == 0;
}

/* Goes from the last step to the first and leaves out each step that the rest does not need. */
static void find_loose_ends(struct course_work *w, const struct layout *v,
                            const struct grid *givens, struct course *out)
{
    for (unsigned i = w->step_count; i-- > 0;) {
        struct course_step *s = &w->step[i];
        s->left_out = true;
        s->left_out = path_holds(w, v, givens);
        if (s->round < out->round_count) {
            out->round[s->round].loose = s->left_out;
        }
        out->figures.loose_ends += s->left_out;
    }
}

/* ---- the figures ---- */

static enum course_spread spread_of(const struct course *c, unsigned empty)
{
    double sum = 0;
    double weight = 0;
    bool hard = c->figures.hard_steps > 0;
    for (unsigned i = 0; i < c->round_count; i++) {
        const struct course_round *r = &c->round[i];
        double place = (double)(empty - r->empty) / empty;
        double weighs = 0;
        if (r->openings == 0) {
            weighs = technique_at((size_t)r->technique)->score;
        } else if (!hard) {
            weighs = (double)r->empty / r->openings;
        }
        sum += weighs * place;
        weight += weighs;
    }
    double mean = weight > 0 ? sum / weight : 0.5;
    return mean < 1.0 / 3 ? COURSE_EARLY : mean > 0.5 ? COURSE_LATE : COURSE_SMOOTH;
}

static void figures_of(struct course *c, const struct layout *v, unsigned empty)
{
    struct course_figures *f = &c->figures;
    int run = 0;
    bool any = false;
    f->opening = -1;
    f->openings = c->round_count ? c->round[0].openings : 0;
    f->bottleneck = f->openings;
    for (unsigned i = 0; i < c->round_count; i++) {
        const struct course_round *r = &c->round[i];
        bool hard = r->openings == 0;
        bool counts = hard || r->empty > 2 * v->size;
        assert(empty > 0);
        if (counts && (!any || r->openings < f->bottleneck)) {
            f->bottleneck = r->openings;
            f->bottleneck_at = (int)(100 * (empty - r->empty) / empty);
            any = true;
        }
        f->opening = hard && f->opening < 0 ? r->technique : f->opening;
        f->hard_steps += hard;
        run = hard ? run + 1 : 0;
        f->drought = run > f->drought ? run : f->drought;
    }
    f->spread = spread_of(c, empty);
}

void course_of(const struct layout *v, const struct grid *givens, bool with_loose_ends,
               struct grade_scratch *s, struct course *out)
{
    struct course_work *w = &s->course;
    struct grade_options options;
    grade_options_init(&options);
    struct path *p = path_begin(v, givens, &options, s);
    memset(&out->figures, 0, sizeof out->figures);
    out->round_count = 0;
    w->step_count = 0;
    w->effect_count = 0;
    begin_course(&w->now, v, givens);
    unsigned empty = w->now.empty;
    follow(p, with_loose_ends, w, out);
    out->figures.solved = w->now.empty == 0;
    figures_of(out, v, empty);
    if (with_loose_ends && out->figures.solved && w->step_count <= COURSE_MAX_STEPS) {
        find_loose_ends(w, v, givens, out);
    }
}

void course_figures_of(const struct layout *v, const struct grid *givens, bool with_loose_ends,
                       struct grade_scratch *s, struct course_figures *out)
{
    course_of(v, givens, with_loose_ends, s, &s->spare_course);
    *out = s->spare_course.figures;
}

/* ---- as text ---- */

static const char *spread_name(enum course_spread spread)
{
    static const char *const names[] = {
        [COURSE_EARLY] = "early", [COURSE_SMOOTH] = "smooth", [COURSE_LATE] = "late"};
    return names[spread];
}

const char *course_spread_choice(size_t index)
{
    return index < COURSE_SPREAD_COUNT ? spread_name((enum course_spread)index) : NULL;
}

static const struct {
    const char *name;
    size_t offset;
} numbers[] = {
    {"openings", offsetof(struct course_figures, openings)},
    {"bottleneck", offsetof(struct course_figures, bottleneck)},
    {"bottleneck-at", offsetof(struct course_figures, bottleneck_at)},
    {"drought", offsetof(struct course_figures, drought)},
    {"hard-steps", offsetof(struct course_figures, hard_steps)},
    {"loose-ends", offsetof(struct course_figures, loose_ends)},
};
enum { NUMBERS = sizeof numbers / sizeof numbers[0] };

const char *course_text(const struct course_figures *f, char buffer[COURSE_TEXT_SIZE])
{
    int used = 0;
    for (size_t i = 0; i < NUMBERS; i++) {
        used += snprintf(buffer + used, COURSE_TEXT_SIZE - (size_t)used, "%s=%d ", numbers[i].name,
                         *(const int *)((const char *)f + numbers[i].offset));
    }
    snprintf(buffer + used, COURSE_TEXT_SIZE - (size_t)used, "spread=%s%s%s%s",
             spread_name(f->spread), f->opening >= 0 ? " opening=" : "",
             f->opening >= 0 ? technique_at((size_t)f->opening)->key : "",
             f->solved ? "" : " solved=no");
    return buffer;
}

/* The value of a name, up to the next space; NULL if the name is missing. */
static const char *value_of(const char *text, const char *name)
{
    size_t length = strlen(name);
    for (const char *p = text; *p; p += strcspn(p, " "), p += strspn(p, " ")) {
        if (strncmp(p, name, length) == 0 && p[length] == '=') {
            return p + length + 1;
        }
    }
    return NULL;
}

static bool copy_value(const char *text, const char *name, char *to, size_t size)
{
    const char *value = value_of(text, name);
    size_t length = value ? strcspn(value, " ") : size;
    if (length >= size) {
        return false;
    }
    memcpy(to, value, length);
    to[length] = '\0';
    return true;
}

bool course_parse(const char *text, struct course_figures *f)
{
    char word[RECORD_NAME_SIZE];
    memset(f, 0, sizeof *f);
    for (size_t i = 0; i < NUMBERS; i++) {
        char *end = NULL;
        if (!copy_value(text, numbers[i].name, word, sizeof word) || word[0] < '0' ||
            word[0] > '9') {
            return false;
        }
        long number = strtol(word, &end, 10);
        if (*end != '\0' || number > 100000) {
            return false;
        }
        *(int *)((char *)f + numbers[i].offset) = (int)number;
    }
    bool known = false;
    for (int i = 0; copy_value(text, "spread", word, sizeof word) && i < COURSE_SPREAD_COUNT; i++) {
        if (strcmp(word, spread_name((enum course_spread)i)) == 0) {
            f->spread = (enum course_spread)i;
            known = true;
        }
    }
    f->opening = copy_value(text, "opening", word, sizeof word) ? technique_find(word) : -1;
    f->solved = !value_of(text, "solved");
    return known && (f->opening >= 0) == (value_of(text, "opening") != NULL);
}
