#include "gen/grade/technique/grade_position.h"

#include <string.h>

static void make_crossings(struct tables *t)
{
    const struct layout *v = t->v;
    for (unsigned h = 0; h < v->house_count; h++) {
        t->crossing_count[h] = 0;
        for (unsigned o = 0; o < v->house_count; o++) {
            if (o == h || set_count(set_and(t->house[h], t->house[o])) < 2) {
                continue;
            }
            struct crossing *c = &t->crossing[h][t->crossing_count[h]++];
            *c = (struct crossing){(uint8_t)o, 0, 0};
            for (unsigned i = 0; i < v->size; i++) {
                if (set_has(&t->house[o], v->house[h].cell[i])) {
                    c->shared |= 1U << i;
                }
                if (set_has(&t->house[h], v->house[o].cell[i])) {
                    c->other_shared |= 1U << i;
                }
            }
        }
    }
}

static void add_across(struct house_list *list, const struct tables *t, enum house_kind kind,
                       unsigned house)
{
    const struct house_list *lines = &t->of_kind[kind];
    for (unsigned i = 0; i < lines->count; i++) {
        if (set_meets(t->house[lines->house[i]], t->house[house])) {
            list->house[list->count++] = lines->house[i];
        }
    }
}

static void make_houses(struct tables *t)
{
    const struct layout *v = t->v;
    uint8_t seats[ENGINE_CELLS] = {0};
    memset(t->house_in, NO_HOUSE, sizeof t->house_in);
    for (unsigned h = 0; h < v->house_count; h++) {
        enum house_kind kind = v->house[h].kind;
        t->of_kind[kind].house[t->of_kind[kind].count++] = (uint8_t)h;
        for (unsigned i = 0; i < v->size; i++) {
            unsigned cell = v->house[h].cell[i];
            set_add(&t->house[h], cell);
            if (kind == HOUSE_EXTRA) {
                set_add(&t->in_extra, cell);
            }
            t->seat[cell][seats[cell]++] =
                (struct seat){(uint32_t)(h * ENGINE_DIGITS), UINT32_C(1) << i};
            if (t->house_in[cell][kind] == NO_HOUSE) {
                t->house_in[cell][kind] = (uint8_t)h;
            } else {
                set_add(&t->in_extra, cell);
            }
        }
    }
    for (unsigned i = 0; i < v->group_count; i++) {
        for (unsigned k = 0; k < v->group[i].count; k++) {
            set_add(&t->in_extra, v->group[i].cell[k]);
        }
    }
    for (unsigned h = 0; h < v->house_count; h++) {
        add_across(&t->rows_across[h], t, HOUSE_ROW, h);
        add_across(&t->columns_across[h], t, HOUSE_COLUMN, h);
    }
}

static void make_blank(struct tables *t)
{
    const struct layout *v = t->v;
    struct position *p = &t->blank;
    p->unfilled = v->cell_count;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        p->digits[cell] = all_digits(v->size);
        for (unsigned digit = 1; digit <= v->size; digit++) {
            set_add(&p->at[digit], cell);
        }
    }
    for (unsigned h = 0; h < v->house_count; h++) {
        p->open[h] = v->size;
        for (unsigned digit = 1; digit <= v->size; digit++) {
            p->places[h][digit] = all_digits(v->size);
        }
    }
}

/* Those of houses alone are the same for all puzzles of a layout, and are kept. */
static void make_peers(struct tables *t)
{
    const struct layout *v = t->v;
    const bool kept = t->house_peers;
    t->house_peers = memcmp(v->peer_count, v->bare->peer_count, v->cell_count) == 0;
    if (kept && t->house_peers) {
        return;
    }
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        t->peers[cell] = set_none();
        for (unsigned i = 0; i < v->peer_count[cell]; i++) {
            set_add(&t->peers[cell], v->peer[cell][i]);
        }
    }
}

void tables_make(struct tables *t, const struct layout *v)
{
    if (t->v && t->bare == v->bare->serial) {
        t->v = v;
        t->serial = v->serial;
        make_peers(t);
        return;
    }
    memset(t, 0, sizeof *t);
    t->v = v;
    t->serial = v->serial;
    t->bare = v->bare->serial;
    t->classic = v->bare->classic;
    make_houses(t);
    make_peers(t);
    make_blank(t);
    make_crossings(t);
}

/* The digit loses a place in a house. */
static inline void remove_place(struct position *p, const struct seat *seat, unsigned digit)
{
    uint32_t *places = &p->places[0][0] + seat->house_places + digit;
    uint32_t left = *places;
    if (!(left & seat->place)) {
        return; /* it stands in the house already */
    }
    left &= ~seat->place;
    *places = left;
    if (!is_single(left)) {
        return;
    }
    if (left) {
        uint8_t house = (uint8_t)(seat->house_places / ENGINE_DIGITS);
        p->hidden[p->hidden_count++] = (struct house_digit){house, (uint8_t)digit};
    } else {
        p->broken = true;
    }
}

static inline void remove_places(const struct tables *t, struct position *p, unsigned cell,
                                 unsigned digit)
{
    const struct seat *seat = t->seat[cell];
    for (unsigned k = 0; k < t->v->house_count_of[cell]; k++) {
        remove_place(p, &seat[k], digit);
    }
}

static inline void remove_candidate(const struct tables *t, struct position *p, unsigned cell,
                                    unsigned digit)
{
    digit_set left = p->digits[cell] & ~digit_bit(digit);
    p->digits[cell] = left;
    if (is_single(left)) {
        if (left) {
            p->naked[p->naked_count++] = (uint16_t)cell;
        } else {
            p->broken = true;
        }
    }
    remove_places(t, p, cell, digit);
}

void position_remove(const struct tables *t, struct position *p, unsigned cell, unsigned digit)
{
    set_remove(&p->at[digit], cell);
    remove_candidate(t, p, cell, digit);
}

void position_place(const struct tables *t, struct position *p, unsigned cell, unsigned digit)
{
    const struct layout *v = t->v;
    digit_set others = p->digits[cell] & ~digit_bit(digit);
    if (!(p->digits[cell] & digit_bit(digit))) {
        p->broken = true;
        return;
    }
    p->value[cell] = (uint8_t)digit;
    p->digits[cell] = 0;
    p->unfilled--;
    set_remove(&p->at[digit], cell);
    set_add(&p->filled[digit], cell);
    for (unsigned k = 0; k < v->house_count_of[cell]; k++) {
        p->places[v->house_of[cell][k]][digit] = 0;
        p->open[v->house_of[cell][k]]--;
    }
    cell_set peers = set_and(p->at[digit], t->peers[cell]);
    p->at[digit] = set_minus(p->at[digit], peers);
    FOR_EACH_CELL(peer, peers) {
        remove_candidate(t, p, peer, digit);
    }
    FOR_EACH_DIGIT(other, others) {
        set_remove(&p->at[other], cell);
        remove_places(t, p, cell, other);
    }
}

void position_copy(const struct tables *t, struct position *to, const struct position *from)
{
    const struct layout *v = t->v;
    memcpy(to->digits, from->digits, v->cell_count * sizeof to->digits[0]);
    memcpy(to->value, from->value, v->cell_count * sizeof to->value[0]);
    memcpy(to->places, from->places, v->house_count * sizeof to->places[0]);
    memcpy(to->at, from->at, (v->size + 1U) * sizeof to->at[0]);
    memcpy(to->filled, from->filled, (v->size + 1U) * sizeof to->filled[0]);
    memcpy(to->open, from->open, v->house_count * sizeof to->open[0]);
    to->unfilled = from->unfilled;
    to->broken = from->broken;
    to->naked_head = from->naked_head;
    to->naked_count = from->naked_count;
    to->hidden_head = from->hidden_head;
    to->hidden_count = from->hidden_count;
    memcpy(to->naked, from->naked, from->naked_count * sizeof to->naked[0]);
    memcpy(to->hidden, from->hidden, from->hidden_count * sizeof to->hidden[0]);
}

bool position_settle(const struct tables *t, struct position *p)
{
    struct single s;
    while (!p->broken && position_next_single(t, p, &s)) {
        position_place(t, p, s.cell, s.digit);
    }
    return !p->broken;
}
