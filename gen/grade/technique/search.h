/* An engine, and a search in it for instances of a technique.
 *
 * A family's search function looks for instances of one technique in e->now, one after the other.
 * For each it records what the instance does (eliminate, eliminate_set, eliminate_digits, place)
 * and, where explaining(e), why (mark, mark_set, mark_cells, link_cells, cite_house); then it calls
 * emit, and returns true at once where emit does, false when it has seen all instances.
 *
 * The instance being recorded is e->found. It is empty when a search begins and after each emit
 * that returns false; so a search that has recorded something and turns it down must discard it
 * before it records the next. Where nothing was recorded (found_any is false) there is nothing to
 * emit and nothing to discard.
 *
 * A search need not know what becomes of its instances (enum search_mode): emit keeps the first, or
 * the best, or merges all, or shows each to a visitor. Few look at e->mode all the same: on the
 * path (on_path) techniques that HoDoKu searches in part are searched in that part. */
#ifndef NONET_GEN_GRADE_TECHNIQUE_SEARCH_H
#define NONET_GEN_GRADE_TECHNIQUE_SEARCH_H

#include <assert.h>
#include <string.h>

#include "gen/grade/grade_options.h"
#include "gen/grade/step.h"
#include "gen/grade/technique/engine.h"
#include "gen/grade/technique/families.h"
#include "gen/grade/technique/grade_position.h"
#include "gen/grade/technique/techniques.h"

/* What an instance does. */
struct instance {
    int technique;
    uint16_t place_count;
    struct candidate placed[ENGINE_CELLS];
    digit_set digits; /* digits with eliminations */
    cell_set eliminated[ENGINE_DIGITS];
    int length;      /* of a chain or a pattern, for choosing the best */
    unsigned listed; /* eliminations as HoDoKu lists them, some twice; 0: as they are */
    uint64_t order;  /* among equally good ones the lowest is taken */
};

/* What becomes of the instances of a search. */
enum search_mode {
    SEARCH_FIRST, /* the search ends with the first */
    SEARCH_BEST,  /* the best of all is kept */
    SEARCH_ALL,   /* what all do is merged to one */
    SEARCH_VISIT, /* each is shown to a visitor, until it has seen enough */
};

/* When each house last changed, for searches that look again only where something did. */
struct changes {
    uint32_t stamp; /* the position it was brought up to */
    uint32_t begun; /* the puzzle's first */
    digit_set seen[ENGINE_CELLS];
    uint32_t cell[ENGINE_CELLS];   /* the stamp at which a change was noticed */
    uint32_t house[ENGINE_HOUSES]; /* … in one of its cells */
    uint32_t near[ENGINE_HOUSES];  /* … in it, or in a constraint that has cells of it */
};

enum { MAX_CROWD = 4 };

struct engine {
    struct tables tables;
    struct position now;
    struct instance found; /* being recorded */
    struct instance kept;  /* the best yet, or all merged */
    enum search_mode mode;
    uint32_t emitted;      /* instances since the search began */
    struct step *step;     /* why the found one holds; NULL: nobody asks for reasons */
    struct step best_step; /* why the kept one holds */
    engine_visit *visit;   /* SEARCH_VISIT: the visitor … */
    void *visitor;
    int only; /* … and the technique asked for */
    const struct grade_options *options;
    unsigned usable_count;               /* techniques that the options allow on this board … */
    uint16_t usable[TECHNIQUE_COUNT];    /* … in the order of the table */
    int min_from[TECHNIQUE_COUNT];       /* the lowest score from usable[i] to the end */
    uint64_t listed_for;                 /* the layout's serial, … */
    struct grade_options listed_options; /* … for which those are */
    int limit;                           /* engine_ops.limit */
    const struct grid *givens;
    uint64_t work;     /* spent on the puzzle, in steps of some ten nanoseconds */
    uint64_t work_end; /* of this search */
    uint32_t stamp;    /* changes with every change of `now` */
    struct changes changes;

    /* What families keep from step to step (families.h); each knows by its stamp, or by what it was
     * made for, whether it still holds. */
#define FAMILY_MEMBER(type, member) struct type *member;
    FAMILIES(FAMILY_MEMBER)
#undef FAMILY_MEMBER

    cell_set crowd[MAX_CROWD + 2]; /* cells with at least that number of candidates … */
    uint32_t crowd_stamp;          /* … in this position */

    /* The position in which a search last found nothing, by its stamp: a technique, a technique in
     * a house, Sue de Coq in a line and a box. */
    uint32_t searched[TECHNIQUE_COUNT];
    uint32_t house_searched[TECHNIQUE_COUNT][ENGINE_HOUSES];
    uint32_t sue_de_coq_searched[ENGINE_HOUSES][ENGINE_HOUSES];

    /* The digit's cells when a technique last found nothing with it, … */
    cell_set digit_searched[TECHNIQUE_COUNT][ENGINE_DIGITS];
    uint32_t digit_searched_since[TECHNIQUE_COUNT]; /* … in the puzzle that began at this stamp */

    struct position trial[3]; /* positions after assumptions */
#ifndef NDEBUG
    struct grid solution; /* where has_solution: every step must agree with it */
    bool has_solution;
#endif
};

/* The searches of the list. */
#define TECHNIQUE_DECLARE(id, key, name, level, score, flags, search, argument, code, sentence)    \
    bool search(struct engine *e, int) OF_WIDTH(search);
TECHNIQUES(TECHNIQUE_DECLARE)
#undef TECHNIQUE_DECLARE

/* ---- what an instance does ---- */

static inline void eliminate(struct engine *e, unsigned digit, unsigned cell)
{
    if (e->now.digits[cell] & digit_bit(digit)) {
        if (!(e->found.digits & digit_bit(digit))) {
            e->found.eliminated[digit] = set_none();
        }
        e->found.digits |= digit_bit(digit);
        set_add(&e->found.eliminated[digit], cell);
    }
}

static inline void eliminate_set(struct engine *e, unsigned digit, cell_set cells)
{
    cells = set_and(cells, e->now.at[digit]);
    if (set_empty(cells)) {
        return;
    }
    if (e->found.digits & digit_bit(digit)) {
        cells = set_or(cells, e->found.eliminated[digit]);
    }
    e->found.digits |= digit_bit(digit);
    e->found.eliminated[digit] = cells;
}

static inline void eliminate_digits(struct engine *e, unsigned cell, digit_set digits)
{
    FOR_EACH_DIGIT(digit, digits & e->now.digits[cell]) {
        eliminate(e, digit, cell);
    }
}

static inline void place(struct engine *e, unsigned digit, unsigned cell)
{
    e->found.placed[e->found.place_count++] = (struct candidate){(uint16_t)cell, (uint8_t)digit};
}

static inline bool found_any(const struct engine *e)
{
    return e->found.digits != 0 || e->found.place_count != 0;
}

/* Empty the instance being recorded, its reasons too. */
static inline void discard_found(struct engine *e)
{
    e->found.digits = 0;
    e->found.place_count = 0;
    e->found.length = 0;
    e->found.listed = 0;
    e->found.order = 0;
    if (e->step) {
        e->step->mark_count = 0;
        e->step->link_count = 0;
        e->step->house_count = 0;
        e->step->inference_count = 0;
        e->step->left_out = 0;
        e->step->constraint_count = 0;
        e->step->number_count = 0;
    }
}

/* Call when an instance that does something is complete. True: the search must end, and e->found is
 * kept. False: continue; e->found is empty again. */
bool emit(struct engine *e) OF_WIDTH(emit);

/* How many candidates it eliminates. */
unsigned instance_size(const struct instance *f) OF_WIDTH(instance_size);

void instance_copy(struct instance *to, const struct instance *from) OF_WIDTH(instance_copy);

/* Count an elimination into an instance's order: HoDoKu's sum over the list, each weighted by its
 * place. */
static inline void order_add(struct instance *f, unsigned cell, unsigned digit)
{
    f->order += (uint64_t)cell * (1 + 80 * (uint64_t)f->listed) + digit;
    f->listed++;
}

/* The order where the eliminations are listed digit by digit, cell by cell. */
void order_by_digit(struct engine *e) OF_WIDTH(order_by_digit);

/* Eliminate a candidate that is there, and list it. */
static inline void list_elimination(struct engine *e, unsigned digit, unsigned cell)
{
    if (e->now.digits[cell] & digit_bit(digit)) {
        eliminate(e, digit, cell);
        order_add(&e->found, cell, digit);
    }
}

/* ---- why: only where explaining ---- */

static inline bool explaining(const struct engine *e)
{
    return e->step != NULL;
}

/* A candidate; those of the digit in the cells; every one of the digits in the cells. */
void mark(struct engine *e, enum mark_role role, unsigned digit, unsigned cell) OF_WIDTH(mark);
void mark_set(struct engine *e, enum mark_role role, unsigned digit, cell_set cells)
    OF_WIDTH(mark_set);
void mark_cells(struct engine *e, enum mark_role role, cell_set cells, digit_set digits)
    OF_WIDTH(mark_cells);

/* A link; of candidates. */
void link_cells(struct engine *e, cell_set from, unsigned from_digit, cell_set to,
                unsigned to_digit, bool strong) OF_WIDTH(link_cells);

static inline struct candidate candidate_of(unsigned digit, unsigned cell)
{
    return (struct candidate){(uint16_t)cell, (uint8_t)digit};
}

static inline void link_candidates(struct engine *e, struct candidate from, struct candidate to,
                                   bool strong)
{
    link_cells(e, set_of(from.cell), from.digit, set_of(to.cell), to.digit, strong);
}

/* Take the last link back where it was made before. */
void link_once(struct engine *e) OF_WIDTH(link_once);

/* The reason rests on this house. */
void cite_house(struct engine *e, unsigned house) OF_WIDTH(cite_house);

/* ---- how far a search goes ---- */

/* Bounds that keep a hopeless position on a large board from taking hours; a 9x9 puzzle stays far
 * under them. A search that runs out finds nothing more; a puzzle that runs out is beyond. */
#define WORK_OF_SEARCH 100000000ULL
#define WORK_OF_PUZZLE 300000000ULL
#define WORK_OF_SUMS   150000000ULL /* more for nets with sums, which come last … */
#define WORK_BY_WEIGHT 400000000ULL /* … and then for those that are followed by weight … */
#define WORK_OF_DEEP   400000000ULL /* … and for deep ones */

/* Count some work. True: the search has had its share and must end. */
static inline bool spend_steps(struct engine *e, unsigned steps)
{
    e->work += steps;
    return e->work > e->work_end;
}

/* A step of the path is being looked for, not every instance: of several steps of one technique the
 * path takes the one that HoDoKu takes, and techniques that HoDoKu searches in part are searched in
 * that part. */
static inline bool on_path(const struct engine *e)
{
    return e->mode == SEARCH_FIRST || e->mode == SEARCH_BEST;
}

/* Do the options allow the technique? */
bool is_usable(const struct engine *e, int technique) OF_WIDTH(is_usable);
bool is_usable_above(const struct engine *e, int technique)
    OF_WIDTH(is_usable_above); /* without a cap */

/* The stamp of the position in which the technique last found nothing; 0: there is none. Whatever
 * it finds now must rest on something that has changed since. And: note that it finds nothing now.
 */
uint32_t fruitless_since(const struct engine *e) OF_WIDTH(fruitless_since);
void note_fruitless(struct engine *e) OF_WIDTH(note_fruitless);

/* Techniques of one digit, on the path: is it certain that they find nothing? Either they can rule
 * nothing out (templates.h), or they found nothing when the digit had the same cells. And: note
 * that they find nothing now. */
bool digit_fruitless(struct engine *e, unsigned digit) OF_WIDTH(digit_fruitless);
void note_fruitless_digit(struct engine *e, unsigned digit) OF_WIDTH(note_fruitless_digit);

/* Search each digit that is not digit_fruitless, until the search must end. */
bool each_digit(struct engine *e, int argument,
                bool (*search)(struct engine *e, unsigned digit, int argument))
    OF_WIDTH(each_digit);

/* The same of techniques of one house: did they find nothing since it last changed? */
bool house_fruitless(const struct engine *e, unsigned house) OF_WIDTH(house_fruitless);
void note_fruitless_house(struct engine *e, unsigned house) OF_WIDTH(note_fruitless_house);

/* Everything that sees a cell of the set. */
static inline cell_set seen_by(const struct engine *e, cell_set cells)
{
    cell_set seen = set_none();
    FOR_EACH_CELL(cell, cells) {
        seen = set_or(seen, e->tables.peers[cell]);
    }
    return seen;
}

/* The cells with `from` to `to` candidates, to <= MAX_CROWD. */
cell_set cells_with(struct engine *e, unsigned from, unsigned to) OF_WIDTH(cells_with);

/* A step changes few cells: most are passed over many at a time. */
enum { CELLS_AT_ONCE = 16 };
static_assert(ENGINE_CELLS % CELLS_AT_ONCE == 0, "the cells are whole blocks");

/* A bit for each of these cells whose candidates differ. */
static inline unsigned cells_that_differ(const digit_set *a, const digit_set *b)
{
    typedef digit_set cells __attribute__((vector_size(32), aligned(4), may_alias));
    static const cells bits[2] = {{1, 2, 4, 8, 16, 32, 64, 128},
                                  {256, 512, 1024, 2048, 4096, 8192, 16384, 32768}};
    const cells *one = (const cells *)a;
    const cells *other = (const cells *)b;
    uint64_t half[4];
    const cells differ =
        ((cells)(one[0] != other[0]) & bits[0]) | ((cells)(one[1] != other[1]) & bits[1]);
    memcpy(half, &differ, sizeof half);
    half[0] |= half[1] | half[2] | half[3];
    return (unsigned)(half[0] | half[0] >> 32);
}

/* ---- the list inside a search (engine.c) ---- */

/* What engine_ops.next, apply and each do, for a search that follows an assumption by other
 * techniques. Such a search must put back everything but `work` and `stamp`. */
int list_next(struct engine *e, struct step *step) OF_WIDTH(list_next);
void list_apply(struct engine *e) OF_WIDTH(list_apply);
void list_each(struct engine *e, int technique, engine_visit *visit, void *context,
               struct step *step) OF_WIDTH(list_each);

/* From now on use what these options allow; kept by reference. */
void list_use(struct engine *e, const struct grade_options *o) OF_WIDTH(list_use);

/* Forget what families keep: the position is another, not the last one with fewer candidates. */
void list_restart(struct engine *e) OF_WIDTH(list_restart);

/* Bring the changes up to the position; a new puzzle: everything has changed. */
void note_changes(struct engine *e) OF_WIDTH(note_changes);
void forget_changes(struct engine *e) OF_WIDTH(forget_changes);

#endif
