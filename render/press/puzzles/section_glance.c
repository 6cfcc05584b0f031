#include "render/press/puzzles/section_glance.h"

#include <stdlib.h>

#include "render/press/puzzle_memory.h"
#include "render/press/puzzles/difficulty_curve.h"

/* A part of the section: its puzzles have indices from r->first on, and places from s->count on. */
typedef void visit_part(struct section_search *s, const struct generate_request *r, void *context);

static void visit_one(struct section_search *s, size_t number, unsigned threads, visit_part *visit,
                      void *context)
{
    struct generate_request r;
    section_request_begin(s, threads, &r);
    section_choose_indices(s, number, 0, &r);
    visit(s, &r, context);
    section_request_end(s);
    s->count = s->wanted;
}

static void visit_parts(struct section_search *s, size_t number, unsigned threads,
                        visit_part *visit, void *context)
{
    const struct config_counts *levels = &s->section->levels;
    const struct section_conditions *whole = s->conditions;
    if (!levels->count) {
        visit_one(s, number, threads, visit, context);
        return;
    }
    s->wanted = 0;
    for (s->part = 0; s->part < levels->count; s->part++) {
        const struct section_conditions one =
            section_conditions_of_level(whole, levels->item[s->part].name);
        s->conditions = &one;
        s->wanted += levels->item[s->part].number;
        visit_one(s, number, threads, visit, context);
    }
    s->conditions = whole;
}

/* ---- counting ---- */

static void count_unknown(struct section_search *s, const struct generate_request *r, void *context)
{
    size_t *unknown = context;
    for (uint64_t i = 0; i < r->count; i++) {
        *unknown += !s->made || !made_puzzles_has(s->made, r->first + i);
    }
}

size_t section_unknown(struct section_search *s, size_t number)
{
    size_t unknown = 0;
    struct section_search own = *s;
    if (s->section->source == SOURCE_GENERATE) {
        visit_parts(&own, number, 1, count_unknown, &unknown);
    }
    return unknown;
}

/* ---- filling ---- */

/* Which puzzles are to be made: those at places in view, or where the section is put in order
 * later, one for each place in view that would be empty. */
struct glance {
    const bool *wanted; /* NULL: the first `most` of them */
    uint64_t most;
};

static struct press_puzzle *puzzle_here(const struct section_search *s)
{
    return &s->puzzles->item[s->first + s->count];
}

static void dress(struct section_search *s)
{
    struct press_puzzle *p = puzzle_here(s);
    p->part = s->part;
    p->sign_number = s->sign_number + s->count;
    if (!section_signs_put(s->signs, p->sign_number, false, &p->record, &p->signs)) {
        section_signs_of(s->signs, p->sign_number, &p->signs);
    }
    s->count++;
}

static bool take_made(void *context, const struct record *record)
{
    struct section_search *s = context;
    record_copy(&puzzle_here(s)->record, record);
    dress(s);
    return true;
}

/* Make the puzzles of these indices, for places from s->count on. */
static void make_run(struct section_search *s, const struct generate_request *whole, uint64_t first,
                     uint64_t count)
{
    struct generate_request r = *whole;
    struct diag quiet;
    const size_t after = s->count + count;
    diag_init(&quiet, NULL);
    r.first = first;
    r.count = count;
    r.distinct = false;
    r.emit = take_made;
    r.diag = &quiet;
    (void)generate(&r, NULL);
    while (s->count < after) {
        dress(s);
    }
}

/* How many puzzles from this place and index on are to be made. */
static uint64_t run_to_make(const struct section_search *s, const struct generate_request *r,
                            uint64_t at, const struct glance *g)
{
    uint64_t run = 0;
    while (at + run < r->count && (g->wanted ? g->wanted[s->count + run] : run < g->most) &&
           !(s->made && made_puzzles_has(s->made, r->first + at + run))) {
        run++;
    }
    return run;
}

static void fill_part(struct section_search *s, const struct generate_request *r, void *context)
{
    struct glance *g = context;
    for (uint64_t i = 0; i < r->count;) {
        const uint64_t run = run_to_make(s, r, i, g);
        if (run) {
            make_run(s, r, r->first + i, run);
            g->most -= g->wanted ? 0 : run;
            i += run;
            continue;
        }
        if (s->made) {
            made_puzzles_recall(s->made, r->first + i, &puzzle_here(s)->record);
        }
        dress(s);
        i++;
    }
}

/* ---- in order ---- */

/* Put the puzzles that are there in order: the first `known` at the front, where they are likely to
 * stay, the others at the places in view behind them. */
static void lay_in_order(const struct section_search *s, size_t number, size_t known,
                         const bool *wanted)
{
    struct press_puzzle *item = &s->puzzles->item[s->first];
    struct press_puzzle *there = malloc((s->count + 1) * sizeof *there);
    struct press_puzzle *empty = malloc((s->count + 1) * sizeof *empty);
    size_t there_count = 0;
    size_t empty_count = 0;
    for (size_t i = 0; there && empty && i < s->count; i++) {
        if (item[i].record.has_solution) {
            there[there_count++] = item[i];
        } else {
            empty[empty_count++] = item[i];
        }
    }
    if (there && empty) {
        difficulty_order(there, there_count, s->section->order, s->section->order_by,
                         s->cfg->seed + number);
        for (size_t i = s->count, t = there_count, e = empty_count; i-- > 0;) {
            const bool filled = t && (i < known || (wanted[i] && t > known) || !e);
            item[i] = filled ? there[--t] : empty[--e];
        }
    }
    free(there);
    free(empty);
}

static void put_kept(struct section_search *s)
{
    struct diag quiet;
    diag_init(&quiet, NULL);
    if (section_choices_read(&s->choices, s->cfg, s->section, s->conditions, &quiet) == STATUS_OK) {
        for (size_t i = 0; i < s->choices.kept_count; i++) {
            const size_t at = s->section->keep.item[i].at - 1;
            struct press_puzzle *to = &s->puzzles->item[s->first + at];
            record_copy(&to->record, &s->choices.kept[i]);
            section_signs_put(s->signs, at, false, &to->record, &to->signs);
        }
    }
    section_choices_free(&s->choices);
}

void section_glance(struct section_search *s, size_t number, unsigned threads, size_t unknown,
                    const bool *wanted)
{
    const bool in_order = s->section->order == ORDER_GIVEN;
    struct glance g = {.wanted = in_order ? wanted : NULL};
    const size_t known = s->wanted - unknown;
    for (size_t i = known; i < s->wanted; i++) {
        g.most += wanted[i];
    }
    visit_parts(s, number, threads, fill_part, &g);
    if (!in_order) {
        lay_in_order(s, number, known, wanted);
    }
    if (s->section->keep.count) {
        put_kept(s);
    }
}
