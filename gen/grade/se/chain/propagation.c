/* Following an assumption by singles. A candidate that is removed may leave one candidate in its
 * cell, or one place for its digit in a house; that one waits until it is settled, which removes
 * more. Each candidate is removed at most once, so an assumption costs at most the candidates of
 * the position. */
#include "gen/grade/se/chain/propagation.h"

#include <string.h>

void se_consequences_ground(struct se_consequences *c, const struct se_numbers *n,
                            const struct se_board *b)
{
    memset(c, 0, sizeof *c);
    memcpy(c->cand, b->cand, sizeof c->cand);
    memcpy(c->at, b->at, sizeof c->at);
    for (unsigned cell = 0; cell < SE_CELLS; cell++) {
        for (unsigned set = b->cand[cell]; set; set &= set - 1) {
            se_set_add(&c->left, n->number[cell * 9 + se_low(set)]);
        }
    }
}

void se_propagate_begin(struct se_propagation *g, const struct se_map *m,
                        const struct se_numbers *numbers, struct se_consequences *c)
{
    g->m = m;
    g->numbers = numbers;
    g->c = c;
    g->waiting = 0;
    g->removed = 0;
    g->paired = false;
    g->houses = 0;
    g->pairs = 0;
    memset(g->touched, 0, sizeof g->touched);
}

static inline void touch(struct se_propagation *g, unsigned house, unsigned digits)
{
    g->touched[house] |= (uint16_t)digits;
    g->houses |= (uint32_t)1 << house;
}

static inline void wait_for(struct se_propagation *g, unsigned candidate)
{
    if (!se_has(g->c->settled, candidate / 9) && g->waiting < SE_CANDIDATES) {
        g->last[g->waiting++] = (uint16_t)candidate;
    }
}

/* A cell or a house's digit is down to `rest`, of which `first` is the first candidate. */
static inline void note_rest(struct se_propagation *g, unsigned rest, unsigned first)
{
    unsigned others = rest & (rest - 1);
    if (others) {
        g->paired |= !(others & (others - 1));
    } else if (rest) {
        wait_for(g, first);
    } else {
        g->c->clash = true;
    }
}

/* Removes a candidate and looks at what it leaves in its cell and its three houses: one candidate
 * waits to be settled, two are a new strong link, none is a contradiction. */
void se_propagate_out(struct se_propagation *g, unsigned cell, unsigned digit)
{
    const struct se_map *m = g->m;
    struct se_consequences *c = g->c;
    unsigned rest = c->cand[cell] & ~(1U << digit);
    if (rest == c->cand[cell]) {
        return;
    }
    unsigned number = g->numbers->number[cell * 9 + digit];
    c->left.word[number >> 6] &= ~((uint64_t)1 << (number & 63));
    c->cand[cell] = (uint16_t)rest;
    g->removed++;
    note_rest(g, rest, cell * 9 + se_low(rest | 1U << 9));
    if (se_counts[rest] == 2) {
        g->pairs |= (uint32_t)1 << m->house[cell][0] | (uint32_t)1 << m->house[cell][1] |
                    (uint32_t)1 << m->house[cell][2];
    }
    for (unsigned k = 0; k < 3; k++) {
        unsigned house = m->house[cell][k];
        rest = c->at[house][digit] & ~(1U << m->place[cell][k]);
        c->at[house][digit] = (uint16_t)rest;
        touch(g, house, 1U << digit);
        note_rest(g, rest, rest ? m->cell[house][se_low(rest)] * 9U + digit : 0);
    }
}

void se_propagate_in(struct se_propagation *g, unsigned cell, unsigned digit)
{
    wait_for(g, cell * 9 + digit);
}

void se_propagate_fill(struct se_propagation *g, unsigned cell, unsigned digit)
{
    struct se_consequences *c = g->c;
    unsigned number = g->numbers->number[cell * 9 + digit];
    c->left.word[number >> 6] &= ~((uint64_t)1 << (number & 63));
    c->cand[cell] = 0;
    for (unsigned k = 0; k < 3; k++) {
        c->at[g->m->house[cell][k]][digit] = 0;
    }
}

/* The cell is the digit: removes its other candidates, and the digit from its three houses. */
static void settle(struct se_propagation *g, unsigned cell, unsigned digit)
{
    const struct se_map *m = g->m;
    struct se_consequences *c = g->c;
    se_add(&c->settled, cell);
    for (unsigned set = c->cand[cell] & ~(1U << digit); set; set &= set - 1) {
        se_propagate_out(g, cell, se_low(set));
    }
    for (unsigned k = 0; k < 3; k++) {
        unsigned house = m->house[cell][k];
        unsigned set = c->at[house][digit] & ~(1U << m->place[cell][k]);
        for (; set; set &= set - 1) {
            se_propagate_out(g, m->cell[house][se_low(set)], digit);
        }
    }
}

/* Settles all that waits, and what comes to wait meanwhile. The order does not matter, since a
 * removal never prevents another. One that was removed while it waited is a contradiction: its cell
 * or house needed it. */
void se_propagate_singles(struct se_propagation *g)
{
    struct se_consequences *c = g->c;
    while (g->waiting && !c->clash) {
        unsigned candidate = g->last[--g->waiting];
        unsigned cell = candidate / 9;
        unsigned digit = candidate % 9;
        if (!(c->cand[cell] >> digit & 1)) {
            c->clash = true;
        } else if (!se_has(c->settled, cell)) {
            settle(g, cell, digit);
        }
    }
    g->waiting = 0;
}

/* The places of one digit. */
struct propagation_places {
    const struct se_map *m;
    uint16_t at[SE_HOUSES];
    struct se_cells in;    /* it must be in these … */
    struct se_cells to_do; /* … whose peers have not lost it yet */
    bool clash;
};

static void place_at(struct propagation_places *p, unsigned cell)
{
    if (!se_has(p->in, cell)) {
        se_add(&p->in, cell);
        se_add(&p->to_do, cell);
    }
}

static void lose_place(struct propagation_places *p, unsigned cell)
{
    const uint8_t *place = p->m->place[cell];
    for (unsigned k = 0; k < 3; k++) {
        unsigned house = p->m->house[cell][k];
        unsigned rest = p->at[house] & ~(1U << place[k]);
        p->at[house] = (uint16_t)rest;
        p->clash |= rest == 0;
        if (rest && !(rest & (rest - 1))) {
            place_at(p, p->m->cell[house][se_low(rest)]);
        }
    }
}

/* The same with the places of one digit alone. A contradiction here is also one of the whole board;
 * the other way round need not hold. */
bool se_propagate_digit_clashes(const struct se_board *b, unsigned cell, unsigned digit, bool in)
{
    struct propagation_places p = {.m = b->map};
    for (unsigned house = 0; house < SE_HOUSES; house++) {
        p.at[house] = b->at[house][digit];
    }
    if (in) {
        place_at(&p, cell);
    } else {
        lose_place(&p, cell);
    }
    while (se_any(p.to_do) && !p.clash) {
        unsigned one = se_pop(&p.to_do);
        for (unsigned k = 0; k < 3; k++) {
            unsigned house = p.m->house[one][k];
            unsigned rest = p.at[house] & ~(1U << p.m->place[one][k]);
            p.clash |= rest == p.at[house]; /* its own place has gone */
            for (; rest; rest &= rest - 1) {
                lose_place(&p, p.m->cell[house][se_low(rest)]);
            }
        }
    }
    return p.clash;
}

static void drop_digit(struct se_propagation *g, unsigned house, unsigned places, unsigned digit)
{
    for (; places; places &= places - 1) {
        se_propagate_out(g, g->m->cell[house][se_low(places)], digit);
    }
}

static void lock(struct se_propagation *g, unsigned house, unsigned keep, unsigned d)
{
    drop_digit(g, house, g->c->at[house][d] & ~keep, d);
}

/* The digits of a house that are confined to its crossing with another. */
static void locked(struct se_propagation *g, unsigned house, unsigned digits)
{
    unsigned i = house % 9;
    unsigned across = 0x007U << 3 * (i % 3);
    for (; digits; digits &= digits - 1) {
        unsigned d = se_low(digits);
        unsigned places = g->c->at[house][d];
        unsigned run = g->m->run[places];
        unsigned stride = g->m->stride[places];
        if (places == 0) {
            continue;
        }
        if (house < SE_ROW && run < 3) {
            lock(g, SE_ROW + i / 3 * 3 + run, across, d);
        } else if (house < SE_ROW && stride < 3) {
            lock(g, SE_COLUMN + i % 3 * 3 + stride, 0x007U << 3 * (i / 3), d);
        } else if (house >= SE_COLUMN && run < 3) {
            lock(g, run * 3 + i / 3, 0x049U << i % 3, d);
        } else if (house >= SE_ROW && house < SE_COLUMN && run < 3) {
            lock(g, i / 3 * 3 + run, across, d);
        }
    }
}

static void hidden_pairs(struct se_propagation *g, unsigned house, unsigned digits)
{
    const uint8_t *cell = g->m->cell[house];
    uint16_t *at = g->c->at[house];
    for (; digits; digits &= digits - 1) {
        unsigned one = se_low(digits);
        for (unsigned two = 0; se_counts[at[one]] == 2 && two < 9; two++) {
            if (at[two] != at[one] || two == one) {
                continue;
            }
            for (unsigned places = at[one]; places; places &= places - 1) {
                unsigned c = cell[se_low(places)];
                unsigned set = g->c->cand[c] & ~(1U << one | 1U << two);
                for (; set; set &= set - 1) {
                    se_propagate_out(g, c, se_low(set));
                }
            }
        }
    }
}

static void naked_pairs(struct se_propagation *g, unsigned house)
{
    const uint8_t *cell = g->m->cell[house];
    uint16_t *at = g->c->at[house];
    for (unsigned high = 1; high < 9; high++) {
        unsigned pair = g->c->cand[cell[high]];
        for (unsigned low = 0; se_counts[pair] == 2 && low < high; low++) {
            if (g->c->cand[cell[low]] != pair) {
                continue;
            }
            for (unsigned set = pair; set; set &= set - 1) {
                unsigned d = se_low(set);
                drop_digit(g, house, at[d] & ~(1U << low | 1U << high), d);
            }
        }
    }
}

static void x_wings(struct se_propagation *g, unsigned line, unsigned digits)
{
    uint16_t(*at)[9] = g->c->at;
    unsigned base = line < SE_COLUMN ? SE_ROW : SE_COLUMN;
    unsigned cover = line < SE_COLUMN ? SE_COLUMN : SE_ROW;
    for (; digits; digits &= digits - 1) {
        unsigned d = se_low(digits);
        unsigned places = at[line][d];
        for (unsigned i = base; se_counts[places] == 2 && i < base + 9; i++) {
            if (at[i][d] != places || i == line) {
                continue;
            }
            for (unsigned set = places; set; set &= set - 1) {
                unsigned house = cover + se_low(set);
                drop_digit(g, house, at[house][d] & ~(1U << (line - base) | 1U << (i - base)), d);
            }
        }
    }
}

void se_propagate_changed(struct se_propagation *g, const struct se_board *b)
{
    for (unsigned house = 0; house < SE_HOUSES; house++) {
        const uint16_t *now = g->c->at[house];
        const uint16_t *was = b->at[house];
        unsigned digits = 0;
        for (unsigned d = 0; d < 9 && memcmp(now, was, sizeof b->at[0]) != 0; d++) {
            digits |= (unsigned)(now[d] != was[d]) << d;
        }
        if (digits) {
            touch(g, house, digits);
            g->pairs |= (uint32_t)1 << house;
        }
    }
}

bool se_propagate_rules(struct se_propagation *g)
{
    unsigned before = g->removed;
    uint32_t ahead = ~(uint32_t)0; /* the houses that this round has still to pass */
    while (g->houses && !g->c->clash) {
        unsigned house = se_low(g->houses & ahead ? g->houses & ahead : g->houses);
        unsigned digits = g->touched[house];
        ahead = ~(uint32_t)0 << house << 1;
        g->touched[house] = 0;
        g->houses &= ~((uint32_t)1 << house);
        locked(g, house, digits);
        hidden_pairs(g, house, digits);
        if (g->pairs >> house & 1) {
            g->pairs &= ~((uint32_t)1 << house);
            naked_pairs(g, house);
        }
        if (house >= SE_ROW) {
            x_wings(g, house, digits);
        }
        se_propagate_singles(g);
    }
    return g->removed != before;
}
