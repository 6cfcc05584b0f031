#include "gen/solve/wide/wide_parts.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/work/crew.h"
#include "base/work/stop.h"

enum {
    PARTS = 16,
    MAX_TURN = 1 << 14, /* positions for each part … */
    TURN_SHARE = 4,     /* … and at most this part of those tried before, by all */
    MAX_FOUND = 1024,   /* solutions of a part's turn */
};

struct part {
    struct wide_state s;
    struct grouped_question q;
    uint8_t *found;
    unsigned found_count;
};

struct parts {
    struct part part[PARTS];
    uint64_t of_turn;
    uint16_t *open; /* what waits in the parts; owned */
};

/* ---- solutions ---- */

/* Ends the turn when there is no room for more. */
static bool keep_solution(void *context, const struct grid *solution)
{
    struct part *p = context;
    const size_t cells = p->s.cells;
    memcpy(p->found + p->found_count++ * cells, solution->cell, cells);
    return p->found_count < MAX_FOUND;
}

/* Shows the visitor what the parts have found. */
static void visit_found(struct parts *p, struct wide_state *s)
{
    for (unsigned i = 0; i < PARTS; i++) {
        struct part *part = &p->part[i];
        for (unsigned k = 0; k < part->found_count && !s->stopped; k++) {
            struct grid board;
            memcpy(board.cell, part->found + (size_t)k * s->cells, s->cells);
            s->visited++;
            s->stopped = !s->q->visit(s->q->context, &board);
        }
        part->found_count = 0;
        part->s.stopped = false;
    }
}

/* ---- open positions ---- */

/* Deals what is open in some searches to all parts, first what is the fewest decisions back. So
 * small positions are searched first, and few are open at a time. Returns false when out of memory:
 * then all stay as they are. */
static bool deal(struct parts *p, struct wide_state *const *from, unsigned from_count)
{
    const size_t cells = from[0]->cells;
    size_t count = 0;
    for (unsigned i = 0; i < from_count; i++) {
        count += wide_open_count(from[i]);
    }
    uint16_t *open = malloc(count * cells * sizeof *open);
    if (!open) {
        return false;
    }
    uint16_t *to = open;
    for (unsigned back = 0; back <= cells; back++) {
        for (unsigned i = 0; i < from_count; i++) {
            to = wide_copy_open(from[i], back, to);
        }
    }
    free(p->open);
    p->open = open;
    for (unsigned i = 0; i < PARTS; i++) {
        const unsigned of_part = (unsigned)((count + PARTS - 1 - i) / PARTS);
        wide_take(&p->part[i].s, open + i * cells, PARTS * cells, of_part);
    }
    return true;
}

/* ---- the search ---- */

static bool make_parts(struct parts *p, const struct wide_state *of)
{
    bool made = true;
    for (unsigned i = 0; i < PARTS; i++) {
        struct part *part = &p->part[i];
        part->q = *of->q;
        part->q.visit = keep_solution;
        part->q.context = part;
        made &= wide_state_make(&part->s, of->of_all, &part->q, of->w);
        part->found = malloc(MAX_FOUND * (size_t)of->cells);
        if (!made || !part->found) {
            return false;
        }
        part->s.watch = of->watch;
        part->s.bump = of->bump;
        memcpy(part->s.weight, of->weight, of->cells * sizeof *of->weight);
    }
    return true;
}

static void drop_parts(struct parts *p)
{
    for (unsigned i = 0; p && i < PARTS; i++) {
        wide_state_drop(&p->part[i].s);
        free(p->part[i].found);
    }
    free(p ? p->open : NULL);
    free(p);
}

static void run_turn(void *context, unsigned part)
{
    struct parts *p = context;
    (void)wide_turn(&p->part[part].s, p->of_turn);
}

/* One turn of all parts. */
static void run_turns(struct parts *p, struct wide_state *s, uint64_t *positions)
{
    crew_run(PARTS, run_turn, p);
    for (unsigned i = 0; i < PARTS; i++) {
        *positions += p->part[i].s.positions;
    }
    visit_found(p, s);
}

static uint64_t least(uint64_t a, uint64_t b)
{
    return a < b ? a : b;
}

static bool search_in_turns(struct parts *p, struct wide_state *s, uint64_t max_positions,
                            uint64_t *positions)
{
    struct wide_state *of[PARTS];
    for (unsigned i = 0; i < PARTS; i++) {
        of[i] = &p->part[i].s;
    }
    while (!s->stopped && !stop_is_asked()) {
        unsigned busy = 0;
        for (unsigned i = 0; i < PARTS; i++) {
            busy += of[i]->busy != 0;
        }
        if (busy == 0) {
            return true;
        }
        if (busy < PARTS) {
            (void)deal(p, of, PARTS);
        }
        p->of_turn = least(least(MAX_TURN, *positions / TURN_SHARE / PARTS),
                           (max_positions - *positions) / PARTS);
        if (p->of_turn == 0) {
            return false;
        }
        run_turns(p, s, positions);
    }
    return s->stopped;
}

bool wide_search_in_parts(struct wide_state *s, uint64_t max_positions, uint64_t *positions)
{
    assert(!s->watch.is_on && s->watch.change_at == UINT64_MAX);
    struct parts *p = calloc(1, sizeof *p);
    bool is_all;
    if (p && make_parts(p, s) && deal(p, &s, 1)) {
        is_all = search_in_turns(p, s, max_positions, positions);
    } else {
        is_all = wide_turn(s, max_positions - *positions);
        *positions += s->positions;
    }
    drop_parts(p);
    return is_all;
}
