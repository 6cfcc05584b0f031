#include "gen/solve/constraint/learner.h"

#include <stdlib.h>
#include <string.h>

enum { MIN_CLAUSE_WORDS = 1 << 20, CLAUSE_WORDS_A_VARIABLE = 64 };

/* Hands out pieces of one block. While `block` is NULL, it only adds up their sizes. */
struct pieces {
    char *block;
    size_t used;
};

static void *piece(struct pieces *p, size_t count, size_t size)
{
    void *at = p->block ? p->block + p->used : NULL;
    p->used += (count * size + 15) / 16 * 16;
    return at;
}

static void share_out(struct learner *s, struct pieces *p)
{
    const size_t variables = s->variables;
    const size_t cells = s->v->cell_count;
#define PIECE(field, count) (s->field = piece(p, count, sizeof *s->field))
    PIECE(now, cells);
    PIECE(places, (size_t)s->v->house_count * s->size);
    PIECE(spot, cells * MAX_HOUSES_OF_CELL);
    PIECE(value, 2 * variables);
    PIECE(level, variables);
    PIECE(when, variables);
    PIECE(reason, variables);
    PIECE(cell_of, variables);
    PIECE(digit_of, variables);
    PIECE(trail, variables);
    PIECE(level_start, variables + 2);
    PIECE(waiting, s->waiting_words);
    PIECE(watch, 2 * variables);
    PIECE(activity, s->n->variables);
    PIECE(seen, variables);
    PIECE(out, variables + (size_t)s->n->widest * s->size);
    PIECE(lemma, variables + 1);
    PIECE(stamp, variables + 2);
    PIECE(scratch, cells);
    PIECE(base, s->n->widest);
    PIECE(clauses, s->clause_room);
#undef PIECE
}

struct learner *learner_new(const struct lemma_network *n, bool orders)
{
    struct learner *s = calloc(1, sizeof *s);
    if (!s) {
        return NULL;
    }
    s->n = n;
    s->v = n->v;
    s->orders = orders && n->all_variables > n->variables;
    s->variables = orders ? n->all_variables : n->variables;
    s->size = n->v->size;
    s->waiting_words = (n->relation_count + 63) / 64;
    s->clause_room = MIN_CLAUSE_WORDS + CLAUSE_WORDS_A_VARIABLE * (size_t)s->variables;
    s->clause_end = 1;
    struct pieces p = {0};
    share_out(s, &p);
    p.block = calloc(p.used, 1);
    p.used = 0;
    if (!p.block) {
        free(s);
        return NULL;
    }
    share_out(s, &p);
    s->failed = NO_LITERAL;
    for (unsigned i = 0; i < n->variables; i++) {
        s->cell_of[i] = (uint16_t)(i / s->size);
        s->digit_of[i] = (uint8_t)(i % s->size + 1);
    }
    for (unsigned cell = 0; cell < n->v->cell_count; cell++) {
        for (unsigned digit = 1; has_order(s, cell) && digit < s->size; digit++) {
            s->cell_of[n->order_base[cell] + digit] = (uint16_t)cell;
            s->digit_of[n->order_base[cell] + digit] = (uint8_t)digit;
        }
        s->now[cell] = all_digits(s->size);
        for (unsigned k = 0; k < s->v->house_count_of[cell]; k++) {
            s->spot[cell * MAX_HOUSES_OF_CELL + k] = (struct spot){
                s->v->house_of[cell][k] * s->size, (digit_set)1 << s->v->place_in[cell][k]};
        }
    }
    for (unsigned i = 0; i < n->v->house_count * s->size; i++) {
        s->places[i] = all_digits(s->size);
    }
    activity_start(s);
    return s;
}

void learner_drop(struct learner *s)
{
    if (s) {
        free(s->now); /* the first piece is the start of the block */
        free(s);
    }
}
