#include "gen/make/constraints/sketch.h"

#include <stdlib.h>
#include <string.h>

#include "base/file/open_input.h"
#include "gen/constraint/cage_sign.h"
#include "gen/format/stream.h"
#include "gen/make/constraints/constraint_draw.h"
#include "gen/solve/fill.h"
#include "gen/solve/solve.h"
#include "gen/solve/why.h"

enum {
    STARTS = 150,             /* of filling at random, before fewer cells are left to chance */
    CHOICE_POSITIONS = 2000,  /* to see whether a mark may be chosen so */
    CHECK_POSITIONS = 100000, /* to see whether there is any solution */
    CHANCE_CELLS = 6,         /* cells filled at random where a whole board is not */
    QUADRUPLE_MIN = 2,        /* digits in a circle */
};

/* ---- what a constraint without its number leaves ---- */

/* Its cells are different even without the sum. */
static enum constraint_kind_id kind_without_sum(enum constraint_kind_id kind)
{
    return kind == CONSTRAINT_CAGE ? CONSTRAINT_PLAIN_CAGE : CONSTRAINT_KIND_COUNT;
}

/* Has a filled board not always a number for it? Then it is chosen before. */
static bool is_chosen_before(enum constraint_kind_id kind)
{
    return kind == CONSTRAINT_SUM_LINE || kind == CONSTRAINT_PILL_ARROW;
}

/* Is its number still to be chosen? */
static bool is_open(const struct constraint_item *item)
{
    const struct constraint c = {.kind = item->kind, .sum = item->sum};
    return item->sum == CONSTRAINT_OPEN || constraint_result_is_open(&c);
}

/* Has it a rule even while its number is open? */
static bool is_kept_open(enum constraint_kind_id kind)
{
    return kind == CONSTRAINT_RATIO || kind == CONSTRAINT_WHITE_DOT || kind == CONSTRAINT_X;
}

static void add_item(struct constraint_list *out, const struct sketch *w, size_t i,
                     enum constraint_kind_id kind, unsigned sum)
{
    const struct constraint_item *item = &w->list.item[i];
    constraint_list_add(out, kind, item->all, sum, w->list.cell + item->first, item->count);
}

/* What every completion keeps: all that is finished, and what cages demand without sums. */
static void add_finished(struct constraint_list *out, const struct sketch *w)
{
    for (size_t i = 0; i < w->list.count; i++) {
        const struct constraint_item *item = &w->list.item[i];
        if (item->sum != CONSTRAINT_OPEN || is_kept_open(item->kind)) {
            add_item(out, w, i, item->kind, item->sum);
        } else if (kind_without_sum(item->kind) != CONSTRAINT_KIND_COUNT) {
            add_item(out, w, i, kind_without_sum(item->kind), 0);
        }
    }
}

/* NULL: out of memory, and the list has failed. */
static const struct layout *lay(const struct sketch *w, struct constraint_list *l)
{
    const struct layout *v = constraints_lay(w->base, l);
    if (v && solve_prepare(v)) {
        return v;
    }
    layout_drop(v);
    l->failed = true;
    return NULL;
}

const struct layout *sketch_ground(struct sketch *w)
{
    struct constraint_list l = {0};
    add_finished(&l, w);
    const struct layout *v = lay(w, &l);
    w->list.failed |= l.failed;
    constraint_list_free(&l);
    return v;
}

/* ---- numbers that are chosen before ---- */

enum { MAX_WAYS = 8 };

/* A way to finish a mark. */
struct way {
    enum constraint_kind_id kind;
    unsigned sum;
};

static unsigned ways_of(const struct sketch *w, enum constraint_kind_id kind,
                        struct way way[MAX_WAYS])
{
    const unsigned size = w->base->size;
    switch (kind) {
    case CONSTRAINT_PILL_ARROW:
        way[0] = (struct way){CONSTRAINT_PILL_ARROW, 2};
        way[1] = (struct way){CONSTRAINT_PILL_ARROW, 3};
        return 2;
    default: /* sums around the usual one */
        for (unsigned i = 0; i < 5; i++) {
            way[i] = (struct way){kind, size - 1 + i};
        }
        return 5;
    }
}

/* Is what is wrong with the last constraint of the list none of its number's fault? */
static bool is_suited(const struct sketch *w, const struct constraint_list *l)
{
    char buffer[CONSTRAINT_COMPLAINT_SIZE];
    return !constraint_list_complain(l, w->base, buffer);
}

/* Choose a way for the item that the board still allows. False: there is none. */
static bool choose(const struct sketch *w, size_t item, struct pcg32 *rng,
                   struct constraint_list *l, struct way *chosen)
{
    struct way way[MAX_WAYS];
    unsigned left = ways_of(w, w->list.item[item].kind, way);
    while (left && !l->failed) {
        unsigned at = pcg32_below(rng, left);
        const size_t before = l->count;
        const size_t cells = l->cell_count;
        *chosen = way[at];
        add_item(l, w, item, chosen->kind, chosen->sum);
        const struct layout *v = is_suited(w, l) ? lay(w, l) : NULL;
        if (v && solve_count_within(v, &w->givens, 1, CHOICE_POSITIONS, NULL, NULL) != 0) {
            layout_drop(v);
            return true;
        }
        layout_drop(v);
        l->count = before;
        l->cell_count = cells;
        way[at] = way[--left];
    }
    return false;
}

/* ---- numbers that a full board gives ---- */

static unsigned digits_in(const uint16_t *cell, struct pcg32 *rng, const struct grid *board)
{
    unsigned digit[CONSTRAINT_MAX_DIGITS];
    unsigned count = CONSTRAINT_MAX_DIGITS;
    for (unsigned i = 0; i < count; i++) {
        digit[i] = board->cell[cell[i]];
    }
    unsigned kept = QUADRUPLE_MIN + pcg32_below(rng, CONSTRAINT_MAX_DIGITS - QUADRUPLE_MIN + 1);
    while (count > kept) {
        digit[pcg32_below(rng, count)] = digit[count - 1];
        count--;
    }
    return constraint_digits_pack(digit, count);
}

static bool holds(const struct sketch *w, const struct constraint *c, const struct grid *board)
{
    return constraint_kind_of(c)->holds(w->base, c, board->cell);
}

/* Add the item with the number that the board gives. False: it gives none. */
static bool add_read_off(const struct sketch *w, size_t item, struct pcg32 *rng,
                         const struct grid *board, struct constraint_list *out)
{
    const struct constraint_item *from = &w->list.item[item];
    const struct constraint_kind *k = constraint_kinds[from->kind];
    uint16_t cell[MAX_CELLS];
    memcpy(cell, w->list.cell + from->first, from->count * sizeof *cell);
    struct constraint c = {.kind = from->kind, .count = from->count, .cell = cell};
    if (from->kind == CONSTRAINT_WHITE_DOT || from->kind == CONSTRAINT_X) {
        const bool first = pcg32_below(rng, 2); /* between 1 and 2 both dots are right */
        const enum constraint_kind_id other = constraint_or_else(from->kind);
        c.kind = first ? from->kind : (uint8_t)other;
        if (!holds(w, &c, board)) {
            c.kind = first ? (uint8_t)other : from->kind;
        }
    } else if (from->kind == CONSTRAINT_ODD) {
        c.kind = board->cell[cell[0]] % 2 ? CONSTRAINT_ODD : CONSTRAINT_EVEN;
    } else if (from->kind == CONSTRAINT_GREATER && board->cell[cell[0]] < board->cell[cell[1]]) {
        cell[0] = w->list.cell[from->first + 1];
        cell[1] = w->list.cell[from->first];
    } else if (k->has_digits) {
        c.sum = digits_in(cell, rng, board);
    } else if (k->make == MAKE_CALC) {
        c.sum = from->sum;
        c.sum = constraint_result_is_open(&c)
                    ? calc_number_by(from->kind, cage_sign_of(&c), cell, c.count, board->cell)
                    : calc_number(from->kind, cell, c.count, board->cell, rng);
    } else if (k->has_sum) {
        while (c.sum <= CONSTRAINT_MAX_SUM &&
               ((k->complain && k->complain(w->base, &c)) || !holds(w, &c, board))) {
            c.sum++;
        }
    }
    bool good = c.sum <= CONSTRAINT_MAX_SUM || k->has_digits || k->has_sign;
    if ((c.kind == CONSTRAINT_DIFFERENCE && c.sum == 1) ||
        (c.kind == CONSTRAINT_RATIO && c.sum == 2)) { /* these are plain dots */
        c.kind = c.kind == CONSTRAINT_RATIO ? CONSTRAINT_BLACK_DOT : CONSTRAINT_WHITE_DOT;
        c.sum = 0;
    }
    constraint_list_add(out, c.kind, false, c.sum, cell, c.count);
    return good;
}

bool sketch_suits_board(const struct sketch *w, size_t first, struct pcg32 *rng)
{
    struct constraint_list read = {0};
    bool good = true;
    for (size_t i = first; i < w->list.count && good; i++) {
        const struct constraint_item *item = &w->list.item[i];
        const struct constraint c = {.kind = item->kind,
                                     .all = item->all,
                                     .sum = item->sum,
                                     .count = item->count,
                                     .cell = w->list.cell + item->first};
        good = is_open(item) ? add_read_off(w, i, rng, w->board, &read) : holds(w, &c, w->board);
    }
    constraint_list_free(&read);
    return good;
}

/* ---- filling ---- */

/* Fill some cells at random, and the rest as it comes. */
static bool fill_partly(const struct layout *v, const struct grid *givens, struct pcg32 *rng,
                        struct grid *board)
{
    struct grid part = *givens;
    struct grid next;
    if (solve_count_within(v, &part, 1, CHECK_POSITIONS, board, NULL) != 1) {
        return false;
    }
    for (unsigned i = 0; i < CHANCE_CELLS; i++) {
        unsigned cell = pcg32_below(rng, v->cell_count);
        if (part.cell[cell]) {
            continue;
        }
        part.cell[cell] = (uint8_t)(1 + pcg32_below(rng, v->size));
        uint64_t count = solve_count_within(v, &part, 1, CHOICE_POSITIONS, &next, NULL);
        if (count == 1) {
            *board = next;
        } else {
            part.cell[cell] = board->cell[cell];
        }
    }
    return true;
}

static bool fill(const struct layout *v, const struct sketch *w, struct pcg32 *rng,
                 struct grid *board)
{
    uint64_t starts;
    if (w->is_begun) {
        return sketch_fill_begun(w, v, rng, board);
    }
    return fill_board_around(v, &w->givens, rng, STARTS, board, &starts) == FILL_DONE ||
           fill_partly(v, &w->givens, rng, board);
}

bool sketch_fill(const struct sketch *w, struct pcg32 *rng, struct grid *board,
                 struct constraint_list *out)
{
    struct constraint_list ground = {0};
    struct way chosen[CONSTRAINT_MAX_COUNT];
    uint16_t order[CONSTRAINT_MAX_COUNT];
    unsigned count = 0;
    add_finished(&ground, w);
    for (size_t i = 0; i < w->list.count; i++) {
        if (!w->board && w->list.item[i].sum == CONSTRAINT_OPEN &&
            is_chosen_before(w->list.item[i].kind)) {
            order[count++] = (uint16_t)i;
        }
    }
    pcg32_shuffle(rng, order, count);
    bool good = true;
    for (unsigned i = 0; i < count && good; i++) {
        good = choose(w, order[i], rng, &ground, &chosen[order[i]]);
    }
    const struct layout *v = good && !w->board ? lay(w, &ground) : NULL;
    if (w->board) {
        *board = *w->board;
    } else {
        good = v && fill(v, w, rng, board);
    }
    for (size_t i = 0; i < w->list.count && good; i++) {
        const struct constraint_item *item = &w->list.item[i];
        if (!is_open(item)) {
            add_item(out, w, i, item->kind, item->sum);
        } else if (!w->board && is_chosen_before(item->kind)) {
            add_item(out, w, i, chosen[i].kind, chosen[i].sum);
        } else {
            good = add_read_off(w, i, rng, board, out);
        }
    }
    out->failed |= ground.failed;
    layout_drop(v);
    constraint_list_free(&ground);
    return good && !out->failed;
}

/* ---- reading ---- */

/* Both kinds of a mark that may be either. */
static kind_set kinds_of(const struct constraint_item *item)
{
    kind_set kinds = (kind_set)1 << item->kind;
    if (item->sum == CONSTRAINT_OPEN) {
        /* a ratio of 2 and a difference of 1 are plain dots */
        const enum constraint_kind_id other = item->kind == CONSTRAINT_RATIO ? CONSTRAINT_BLACK_DOT
                                              : item->kind == CONSTRAINT_DIFFERENCE
                                                  ? CONSTRAINT_WHITE_DOT
                                                  : constraint_or_else(item->kind);
        kinds |= other < CONSTRAINT_KIND_COUNT ? (kind_set)1 << other : 0;
    }
    return kinds;
}

static enum status take_sketch(struct sketch *w, const struct record *r, const struct diag_at *at,
                               struct diag *d)
{
    static const bool none[CONSTRAINT_MAX_COUNT];
    w->base = layout_keep(r->variant->bare);
    memcpy(w->givens.cell, r->givens.cell, w->base->cell_count);
    constraint_list_add_all(&w->list, r->variant, none);
    for (size_t i = 0; i < w->list.count; i++) {
        w->kinds |= kinds_of(&w->list.item[i]);
    }
    return w->list.failed ? diag_error(d, at, OUT_OF_MEMORY) : STATUS_OK;
}

/* Has it a completion, as far as finished constraints and givens show? */
static enum status check(struct sketch *w, const struct diag_at *at, struct diag *d)
{
    struct clash clash;
    const struct layout *v = sketch_ground(w);
    if (!v) {
        return diag_error(d, at, OUT_OF_MEMORY);
    }
    enum status status = STATUS_OK;
    if (grid_find_clash(v, &w->givens, &clash) ||
        !solve_count_within(v, &w->givens, 1, CHECK_POSITIONS, NULL, NULL)) {
        struct text things = {0};
        struct puzzle_why *why = calloc(1, sizeof *why);
        if (why && puzzle_why(v, &w->givens, why)) {
            puzzle_why_list(&things, v, &w->givens, why);
        }
        d->hint = "change one of them, or leave it out";
        status = things.length && !things.failed
                     ? diag_error(d, at,
                                  "no solution fits the drawing; these contradict each "
                                  "other: %s",
                                  things.data)
                     : diag_error(d, at, "no solution fits the drawing");
        free(why);
        text_free(&things);
    }
    layout_drop(v);
    return status;
}

/* Takes the reader. */
static enum status read_from(struct sketch *out, struct reader *reader, const char *name,
                             struct diag *d)
{
    struct record *r = calloc(2, sizeof *r);
    if (!r || !reader) {
        reader_close(reader);
        free(r);
        return reader ? diag_error(d, NULL, OUT_OF_MEMORY) : STATUS_FAILED;
    }
    record_init(&r[0], variant_at(0));
    record_init(&r[1], variant_at(0));
    reader_take_open(reader);
    enum status status = reader_next(reader, &r[0]);
    struct diag_at at = reader_at(reader);
    if (status == STATUS_END) {
        at = (struct diag_at){.file = name};
        status = diag_error(d, &at, "there is no drawing in it");
    }
    status = status == STATUS_OK ? take_sketch(out, &r[0], &at, d) : status;
    status = status == STATUS_OK ? check(out, &at, d) : status;
    if (status == STATUS_OK && (status = reader_next(reader, &r[1])) == STATUS_OK) {
        at = reader_at(reader);
        d->hint = "put each drawing in its own file";
        status = diag_usage(d, &at, "only one drawing can be completed, but this is another");
    }
    status = status == STATUS_END ? STATUS_OK : status;
    record_free(&r[0]);
    record_free(&r[1]);
    free(r);
    reader_close(reader);
    return status;
}

enum status sketch_read(struct sketch *out, const char *path, struct diag *d)
{
    return input_is_content(path) ? sketch_read_text(out, "around", path, strlen(path), d)
                                  : read_from(out, reader_open(path, NULL, NULL, d), path, d);
}

enum status sketch_read_text(struct sketch *out, const char *name, const char *text, size_t length,
                             struct diag *d)
{
    return read_from(out, reader_open_text(name, text, length, NULL, NULL, d), name, d);
}

void sketch_free(struct sketch *w)
{
    layout_drop(w->base);
    constraint_list_free(&w->list);
    *w = (struct sketch){0};
}
