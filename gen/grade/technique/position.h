/* What an engine works on: the candidate state, the houses as cell sets, and what is kept from step
 * to step. engine.h has how it is compiled, and the step in the making. */
#ifndef NONET_GEN_GRADE_TECHNIQUE_POSITION_H
#define NONET_GEN_GRADE_TECHNIQUE_POSITION_H

#include <assert.h>
#include <string.h>

#ifndef CELL_WORDS /* a family's file looked at on its own, by a linter */
#define CELL_WORDS 2
#endif

#include "gen/board/board.h"
#include "gen/grade/step.h"
#include "gen/grade/technique/cell_set.h"
#include "gen/grade/technique/engine_ops.h"
#include "gen/grade/technique/technique.h"

#if CELL_WORDS == 2
enum { ENGINE_CELLS = 128, ENGINE_SIZE = 11 };
#else
enum { ENGINE_CELLS = MAX_CELLS, ENGINE_SIZE = MAX_SIZE };
#endif
enum { ENGINE_HOUSES = 3 * ENGINE_SIZE + MAX_EXTRA_HOUSES, ENGINE_DIGITS = ENGINE_SIZE + 1 };
enum { MAX_CROSSINGS = ENGINE_HOUSES };

/* Cell and digit, or house and digit, that a removal turned into a single; in the order in which
 * they turned up, looked at once each. */
struct single {
    uint16_t where;
    uint8_t digit;
};

struct state {
    digit_set digits[ENGINE_CELLS]; /* candidates; 0 where filled */
    uint8_t value[ENGINE_CELLS];
    uint32_t pos[ENGINE_HOUSES][ENGINE_DIGITS]; /* bit i: the digit can go in the i-th cell */
    cell_set at[ENGINE_DIGITS];                 /* cells with that candidate */
    cell_set filled[ENGINE_DIGITS];
    uint8_t open[ENGINE_HOUSES]; /* unfilled cells */
    uint16_t unfilled;
    bool broken; /* a cell or a house has nothing left: the puzzle has no solution */
    uint16_t naked_head, naked_count;
    uint16_t hidden_head, hidden_count;
    uint16_t naked[ENGINE_CELLS];
    struct single hidden[ENGINE_HOUSES * ENGINE_SIZE];
};

/* Two houses that share at least two cells. */
struct crossing {
    uint8_t other;
    uint32_t shared;       /* positions in the house itself */
    uint32_t other_shared; /* positions in the other */
};

struct tables {
    const struct variant *v;
    bool has_extra; /* houses beyond rows, columns and boxes */
    cell_set house[ENGINE_HOUSES];
    cell_set peers[ENGINE_CELLS];
    cell_set in_extra; /* cells of extra houses */
    uint8_t position[ENGINE_CELLS][MAX_HOUSES_OF_CELL];
    uint8_t crossing_count[ENGINE_HOUSES];
    struct crossing crossing[ENGINE_HOUSES][MAX_CROSSINGS];
    struct state blank;
};

/* When each house last changed, for searches that look again only where something did. */
struct changes {
    uint32_t stamp; /* the position it was brought up to */
    digit_set seen[ENGINE_CELLS];
    uint32_t house[ENGINE_HOUSES]; /* the stamp at which a change was noticed */
};

/* An almost locked set: n cells of a house with n + 1 digits. */
struct als {
    cell_set cells;
    digit_set digits;
    digit_set useful; /* digits that the set could take from a cell outside */
    uint8_t house;
    cell_set has[ENGINE_DIGITS];  /* the cells with a digit */
    cell_set sees[ENGINE_DIGITS]; /* cells that see all of those */
};

#if CELL_WORDS == 2
enum { MAX_ALS = 1024, MAX_NODES = 2048, MAX_COMMONS = 32768 };
#else
enum { MAX_ALS = 1024, MAX_NODES = 4096, MAX_COMMONS = 32768 };
#endif
enum { NODE_WORDS = MAX_NODES / 64, ALS_WORDS = MAX_ALS / 64 };
enum { MAX_ALS_GROUPS = 2 * MAX_ALS, NO_GROUP = 0xffff };

/* Two almost locked sets and the digits that can each be in only one of them. */
struct common {
    uint16_t from; /* before `to` in the list */
    uint16_t to;
    digit_set digits;
};

/* Sets that have a digit in the same cells: they see the same and are seen alike. */
struct als_group {
    uint8_t digit;
    uint16_t before; /* the group before of the same digit and first cell, or NO_GROUP */
    cell_set has;
    cell_set sees; /* candidates of the digit */
    uint64_t members[ALS_WORDS];
    uint64_t seen[ALS_WORDS];  /* sets whose cells with the digit are all in `sees` */
    uint64_t joint[ALS_WORDS]; /* sets that see a candidate of the digit which the group sees */
};

struct als_list {
    uint32_t stamp; /* the position it was made for */
    uint32_t commons_stamp;
    bool whole; /* neither the room nor the work ran out */
    unsigned count;
    unsigned common_count;
    unsigned house_from[ENGINE_HOUSES + 1]; /* sets by the first house that holds them */
    struct als *set;                        /* room[0] or room[1] */
    struct als room[2][MAX_ALS];
    unsigned first[MAX_ALS + 1]; /* commons by their `from` */
    struct common common[MAX_COMMONS];
    unsigned back_first[MAX_ALS + 2]; /* commons by their `to`, in `back` */
    uint16_t back[MAX_COMMONS];
    unsigned group_count;
    struct als_group group[MAX_ALS_GROUPS];
    uint16_t group_at[ENGINE_DIGITS]
                     [ENGINE_CELLS]; /* the last one with that first cell, or NO_GROUP */
    uint16_t group_of[MAX_ALS][ENGINE_DIGITS];
    uint64_t uses[ENGINE_CELLS][ALS_WORDS];                /* sets that use the cell */
    uint64_t eyes[ENGINE_DIGITS][ENGINE_CELLS][ALS_WORDS]; /* those that see the candidate */
    uint64_t joint[MAX_ALS][ALS_WORDS]; /* sets that see one candidate with the set */
};

/* The states of a walk along a chain of sets (als.inc). */
enum { MAX_STATES = 3 * MAX_ALS * ENGINE_DIGITS };

struct als_walk {
    uint32_t queue[MAX_STATES];
    uint32_t from[MAX_STATES]; /* the state before */
    uint8_t depth[MAX_STATES];
};

/* What a chain runs over: a candidate, a group of candidates of one digit in the crossing of a box
 * and a line, or the candidates of one digit in an almost locked set. A node is on when one of its
 * candidates is true, off when all are false. weak: both are not on. strong: both are not off. */
struct node {
    cell_set cells;
    cell_set sees;
    uint8_t digit;
    uint8_t kind; /* enum node_kind */
    uint16_t als; /* of an NODE_ALS */
};

enum node_kind { NODE_CANDIDATE, NODE_GROUP, NODE_ALS };
enum { NO_NODE = 0xffff };

struct graph {
    uint32_t stamp;
    enum node_kind kind; /* the most that it holds */
    unsigned count;      /* nodes; 0 when the board has too many candidates */
    unsigned candidates; /* the first nodes are the candidates, digit by digit */
    unsigned words;      /* of a node set */
    unsigned digit_from[ENGINE_DIGITS + 1];
    uint16_t id[ENGINE_CELLS][ENGINE_DIGITS];
    uint16_t cell[MAX_NODES];   /* the node's first */
    uint16_t before[MAX_NODES]; /* of groups and sets: the one before of the same digit */
    uint16_t last[ENGINE_DIGITS];
    uint16_t partner[MAX_NODES]; /* the other candidate of a cell of two, or NO_NODE */
    struct node node[MAX_NODES];
    uint64_t weak[MAX_NODES][NODE_WORDS];
    uint64_t strong[MAX_NODES][NODE_WORDS];
};

/* What follows from each assumption, whole: the answer to "is there any chain?" (closure.inc). */
struct closure {
    uint32_t stamp;
    enum node_kind kind;
    bool known;
    uint64_t lies[NODE_WORDS];           /* candidates that rule themselves out */
    uint64_t truths[NODE_WORDS];         /* those that come on when they are off */
    uint64_t on[MAX_NODES][NODE_WORDS];  /* what is on when a node is on */
    uint64_t off[MAX_NODES][NODE_WORDS]; /* what is off when a candidate is on */
};

/* What follows from one assumption, breadth first. */
struct reach {
    uint64_t on[NODE_WORDS];
    uint64_t off[NODE_WORDS];
    uint16_t on_from[MAX_NODES]; /* the node before, when on (or off) was concluded */
    uint16_t off_from[MAX_NODES];
    uint16_t depth[MAX_NODES]; /* of `on` */
    unsigned count;
    uint32_t queue[2 * MAX_NODES];
};

/* What an assumption fills and rules out when every single is carried out; or what several such
 * outcomes agree on. */
struct outcome {
    cell_set on[ENGINE_DIGITS];
    cell_set off[ENGINE_DIGITS];
};

/* A position in which every single is carried out, without a contradiction. */
struct ending {
    cell_set open[ENGINE_DIGITS]; /* places of the digit, filled ones too */
    cell_set filled[ENGINE_DIGITS];
};

/* What singles lead to from each candidate, kept from step to step; large boards keep none. */
enum { MAX_ENDINGS = CELL_WORDS == 2 ? ENGINE_CELLS * ENGINE_SIZE : 1 };
enum ending_state { ENDING_UNKNOWN, ENDING_BROKEN, ENDING_OPEN };

/* Endings of positions that nested nets came by, the latest ones. */
enum { MAX_WITNESSES = 128 };
struct witnesses {
    unsigned count; /* ever seen */
    struct ending of[MAX_WITNESSES];
};

struct net {
    bool known;                 /* since the puzzle began */
    uint8_t ended[MAX_ENDINGS]; /* enum ending_state */
    struct ending ending[MAX_ENDINGS];
    struct witnesses by_singles;
    struct witnesses by_nets[2]; /* by most: 2, 3 */
    struct outcome sure;
    struct outcome of_cell[ENGINE_CELLS]; /* what all candidates of the cell lead to */
    struct outcome of_house[ENGINE_HOUSES][ENGINE_DIGITS];
};

/* A digit's places that are in none of its templates, while all its places are `of`. */
struct dead {
    cell_set of;
    cell_set places;
};

/* The ways in which a digit can fill all its places. */
enum { MAX_TEMPLATES = 2000 };
struct template_list {
    unsigned count;
    cell_set cells[MAX_TEMPLATES];
};

/* What an instance does. */
struct find {
    int technique;
    uint16_t place_count;
    struct candidate placed[ENGINE_CELLS];
    digit_set digits; /* digits with eliminations */
    cell_set drop[ENGINE_DIGITS];
    int length;      /* of a chain or a pattern, for choosing the best */
    unsigned listed; /* eliminations as HoDoKu lists them, some twice; 0: as they are */
    uint64_t order;  /* among equally good ones the lowest is taken */
};

enum take { TAKE_FIRST, TAKE_BEST_ONE, TAKE_ALL, TAKE_VISIT };

struct engine {
    struct tables tables;
    struct state now;
    struct find find; /* the instance in the making */
    struct find best; /* the best yet, or everything, by `take` */
    enum take take;
    uint32_t emitted;  /* instances since the search began */
    struct step *step; /* NULL: nobody asks for reasons */
    struct step *best_step;
    bool (*visit)(void *context, const struct engine_find *find, const struct step *step);
    void *visit_context;
    const struct grade_options *options;
    const struct grid *givens;
    uint64_t work;     /* spent on the puzzle, in steps of some ten nanoseconds */
    uint64_t work_end; /* of this search */
    int only;          /* TAKE_VISIT: the technique asked for */
    uint32_t stamp;    /* changes with every change of `now` */
    struct step step_room[2];
    struct changes changes;
    uint32_t coq_quiet[ENGINE_HOUSES][ENGINE_HOUSES]; /* no Sue de Coq in line and box then */
    struct als_list als;
    struct als_walk als_walk;
    struct graph graph;
    struct closure closure;
    struct reach reach;
    struct net net;
    uint32_t house_quiet[TECHNIQUE_COUNT][ENGINE_HOUSES];
    bool quiet_known;                               /* since the puzzle began */
    cell_set quiet[TECHNIQUE_COUNT][ENGINE_DIGITS]; /* places of a digit that gave nothing */
    struct dead dead[ENGINE_DIGITS];
    struct template_list templates[ENGINE_DIGITS];
    struct state trial[3]; /* positions after assumptions */
#ifndef NDEBUG
    struct grid solution; /* where has_solution: every step must agree with it */
    bool has_solution;
#endif
};

/* Bounds that keep a hopeless position on a large board from taking hours; a 9x9 puzzle stays far
 * under them. A search that runs out finds nothing more; a puzzle that runs out is beyond. */
#define WORK_OF_SEARCH 100000000ULL
#define WORK_OF_PUZZLE 300000000ULL

/* Count some work. True: the search has had its share and must end. */
static inline bool spend(struct engine *e, unsigned steps)
{
    e->work += steps;
    return e->work > e->work_end;
}

static inline bool is_single(uint32_t mask)
{
    return (mask & (mask - 1)) == 0;
}

/* ---- the state ---- */

static void state_drop(const struct tables *t, struct state *s, unsigned cell, unsigned digit)
{
    const struct variant *v = t->v;
    digit_set left = s->digits[cell] & ~digit_bit(digit);
    s->digits[cell] = left;
    set_remove(&s->at[digit], cell);
    if (is_single(left)) {
        if (left)
            s->naked[s->naked_count++] = (uint16_t)cell;
        else
            s->broken = true;
    }
    for (unsigned k = 0; k < v->house_count_of[cell]; k++) {
        unsigned h = v->house_of[cell][k];
        uint32_t bit = 1U << t->position[cell][k];
        uint32_t mask = s->pos[h][digit];
        if (!(mask & bit))
            continue;
        mask &= ~bit;
        s->pos[h][digit] = mask;
        if (!is_single(mask))
            continue;
        if (mask)
            s->hidden[s->hidden_count++] = (struct single){(uint16_t)h, (uint8_t)digit};
        else
            s->broken = true;
    }
}

static void state_place(const struct tables *t, struct state *s, unsigned cell, unsigned digit)
{
    const struct variant *v = t->v;
    digit_set others = s->digits[cell] & ~digit_bit(digit);
    if (!(s->digits[cell] & digit_bit(digit))) {
        s->broken = true;
        return;
    }
    s->value[cell] = (uint8_t)digit;
    s->digits[cell] = 0;
    s->unfilled--;
    set_remove(&s->at[digit], cell);
    set_add(&s->filled[digit], cell);
    for (unsigned k = 0; k < v->house_count_of[cell]; k++) {
        s->pos[v->house_of[cell][k]][digit] = 0;
        s->open[v->house_of[cell][k]]--;
    }
    FOR_EACH_CELL(peer, set_and(s->at[digit], t->peers[cell]))
    state_drop(t, s, peer, digit);
    FOR_EACH_DIGIT(other, others)
    {
        set_remove(&s->at[other], cell);
        for (unsigned k = 0; k < v->house_count_of[cell]; k++) {
            unsigned h = v->house_of[cell][k];
            uint32_t mask = s->pos[h][other] &= ~(1U << t->position[cell][k]);
            if (!is_single(mask))
                continue;
            if (mask)
                s->hidden[s->hidden_count++] = (struct single){(uint16_t)h, (uint8_t)other};
            else
                s->broken = true;
        }
    }
}

static void state_copy(struct state *to, const struct state *from)
{
    memcpy(to, from, offsetof(struct state, naked));
    memcpy(to->naked, from->naked, from->naked_count * sizeof to->naked[0]);
    memcpy(to->hidden, from->hidden, from->hidden_count * sizeof to->hidden[0]);
}

/* Bring the changes up to the position. */
static void note_changes(struct engine *e)
{
    struct changes *c = &e->changes;
    const struct variant *v = e->tables.v;
    if (c->stamp == e->stamp)
        return;
    c->stamp = e->stamp;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        if (c->seen[cell] == e->now.digits[cell])
            continue;
        c->seen[cell] = e->now.digits[cell];
        for (unsigned k = 0; k < v->house_count_of[cell]; k++)
            c->house[v->house_of[cell][k]] = e->stamp;
    }
}

/* A new puzzle: everything has changed. */
static void forget_changes(struct engine *e)
{
    for (unsigned h = 0; h < e->tables.v->house_count; h++)
        e->changes.house[h] = e->stamp;
}

#endif
