/* A board's houses as cell sets, and a position: what is filled, and the candidates of the rest. */
#ifndef NONET_GEN_GRADE_TECHNIQUE_GRADE_POSITION_H
#define NONET_GEN_GRADE_TECHNIQUE_GRADE_POSITION_H

#include "gen/board/board.h"
#include "gen/grade/technique/cell_set.h"
#include "gen/grade/technique/engine.h"

#if CELL_WORDS == 2
enum {
    ENGINE_CELLS = SMALL_ENGINE_CELLS,
    ENGINE_SIZE = SMALL_ENGINE_SIZE,
    ENGINE_HOUSES = SMALL_ENGINE_HOUSES
};
#else
enum { ENGINE_CELLS = 64 * CELL_WORDS, ENGINE_SIZE = MAX_SIZE, ENGINE_HOUSES = MAX_HOUSES };
#endif
enum { ENGINE_DIGITS = ENGINE_SIZE + 1 };
enum { HOUSE_KINDS = HOUSE_EXTRA + 1, NO_HOUSE = 0xff };

/* Something that holds in a house for a digit: a hidden single. */
struct house_digit {
    uint8_t house;
    uint8_t digit;
};

/* `naked` and `hidden` queue what a removal turned into a single, in the order in which they turned
 * up; each is looked at once, from its head on. */
struct position {
    digit_set digits[ENGINE_CELLS]; /* candidates; 0 where filled */
    uint8_t value[ENGINE_CELLS];
    uint32_t places[ENGINE_HOUSES][ENGINE_DIGITS]; /* bit i: the digit can go in the i-th cell */
    cell_set at[ENGINE_DIGITS];                    /* cells with that candidate */
    cell_set filled[ENGINE_DIGITS];
    uint8_t open[ENGINE_HOUSES]; /* unfilled cells */
    uint16_t unfilled;
    bool broken; /* a cell or a house has nothing left: the puzzle has no solution */
    uint16_t naked_head, naked_count;
    uint16_t hidden_head, hidden_count;
    uint16_t naked[ENGINE_CELLS];
    struct house_digit hidden[ENGINE_HOUSES * ENGINE_SIZE];
};

/* Two houses that share at least two cells. */
struct crossing {
    uint8_t other;
    uint32_t shared;       /* places in the house itself */
    uint32_t other_shared; /* places in the other */
};

/* A cell in one of its houses: where the house's places begin in `places`, and the cell's bit. */
struct seat {
    uint32_t house_places;
    uint32_t place;
};

/* The houses of one kind, ascending. */
struct house_list {
    uint8_t count;
    uint8_t house[ENGINE_HOUSES];
};

/* What a board's houses are, made once for a variant; for its puzzles with constraints the peers
 * are made anew. */
struct tables {
    const struct layout *v;
    uint64_t serial;  /* its own: another may lie where one was */
    uint64_t bare;    /* that of the layout without constraints */
    bool classic;     /* the houses are those of a classic board */
    bool house_peers; /* peers are cells of a house, none by a constraint alone */
    cell_set house[ENGINE_HOUSES];
    cell_set peers[ENGINE_CELLS];
    struct seat seat[ENGINE_CELLS][MAX_HOUSES_OF_CELL];
    cell_set in_extra; /* cells of extra houses or groups, or of several houses of a kind */
    struct house_list of_kind[HOUSE_KINDS];
    uint8_t house_in[ENGINE_CELLS][HOUSE_KINDS];  /* the first of a kind; NO_HOUSE: none */
    struct house_list rows_across[ENGINE_HOUSES]; /* rows that share a cell with the house */
    struct house_list columns_across[ENGINE_HOUSES];
    uint8_t crossing_count[ENGINE_HOUSES];
    struct crossing crossing[ENGINE_HOUSES][ENGINE_HOUSES];
    struct position blank; /* nothing filled */
};

/* A digit's only cell in a house, or a cell's only candidate (house: NO_HOUSE). */
struct single {
    uint16_t cell;
    uint8_t digit;
    uint8_t house;
};

static inline bool is_single(uint32_t mask)
{
    return (mask & (mask - 1)) == 0;
}

static inline bool is_pair(uint32_t mask)
{
    uint32_t rest = mask & (mask - 1);
    return rest && is_single(rest);
}

/* The cell of a house in which alone the digit can go, or the first of several. */
static inline unsigned first_place(const struct tables *t, const struct position *p, unsigned house,
                                   unsigned digit)
{
    return t->v->house[house].cell[__builtin_ctz(p->places[house][digit])];
}

/* Do two cells share a house of that kind? */
static inline bool share_house(const struct tables *t, enum house_kind kind, unsigned a, unsigned b)
{
    return t->house_in[a][kind] != NO_HOUSE && set_has(&t->house[t->house_in[a][kind]], b);
}

/* What sees every cell of a set that is not empty. */
static inline cell_set common_peers(const struct tables *t, cell_set cells)
{
    cell_set seen = t->peers[set_first(cells)];
    FOR_EACH_CELL(cell, cells) {
        seen = set_and(seen, t->peers[cell]);
    }
    return seen;
}

/* The cell that a row and a column share: there is one on a board of one grid. */
static inline unsigned crossing_cell(const struct tables *t, unsigned row, unsigned column)
{
    return set_first(set_and(t->house[row], t->house[column]));
}

void tables_make(struct tables *t, const struct layout *v) OF_WIDTH(tables_make);

/* Take a candidate, which is there, from a cell. */
void position_remove(const struct tables *t, struct position *p, unsigned cell, unsigned digit)
    OF_WIDTH(position_remove);

/* Fill a cell, and take the digit from its peers. */
void position_place(const struct tables *t, struct position *p, unsigned cell, unsigned digit)
    OF_WIDTH(position_place);

void position_copy(const struct tables *t, struct position *to, const struct position *from)
    OF_WIDTH(position_copy);

/* Take the next single out of the queues, those of cells first. False: there is none. */
static inline bool position_next_single(const struct tables *t, struct position *p,
                                        struct single *s)
{
    while (p->naked_head < p->naked_count) {
        unsigned cell = p->naked[p->naked_head++];
        if (p->digits[cell]) {
            *s = (struct single){(uint16_t)cell, (uint8_t)lowest_digit(p->digits[cell]), NO_HOUSE};
            return true;
        }
    }
    while (p->hidden_head < p->hidden_count) {
        struct house_digit h = p->hidden[p->hidden_head++];
        if (p->places[h.house][h.digit]) {
            *s = (struct single){(uint16_t)first_place(t, p, h.house, h.digit), h.digit, h.house};
            return true;
        }
    }
    return false;
}

/* Carry out every single that there is. False: a contradiction. */
bool position_settle(const struct tables *t, struct position *p) OF_WIDTH(position_settle);

#endif
