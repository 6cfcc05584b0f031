/* Applies constraints in turn until nothing changes. */
#include <string.h>

#include "gen/solve/constraint/network_position.h"

/* Removes the digit of a filled cell from its peers. */
static bool look_at_cell(struct position *p, unsigned cell)
{
    const uint64_t *peers = p->n->peers + (size_t)cell * p->n->words;
    const digit_set digit = p->now[cell];
    const uint64_t *place = p->places[lowest_digit(digit) - 1];
    for (unsigned w = 0; w < p->n->words; w++) {
        for (uint64_t rest = peers[w] & place[w]; rest; rest &= rest - 1) {
            if (!position_keep(p, 64 * w + (unsigned)__builtin_ctzll(rest), ~digit)) {
                return false;
            }
        }
    }
    return true;
}

static bool look_at_item(struct position *p, unsigned item, struct conflict *c)
{
    const struct network *n = p->n;
    if (item < n->part_count) {
        const struct constraint_part *part = &n->plan->part[item];
        c->cell = part->constraint.cell;
        c->count = part->constraint.count;
        return look_at_part(p, part, item_cells(n, item));
    }
    if (item < n->part_count + n->house_count) {
        unsigned h = item - n->part_count;
        c->cell = p->v->house[h].cell;
        c->count = p->v->size;
        return look_at_house(p, h);
    }
    const struct linear_sum *sum = &n->sum[item - n->part_count - n->house_count];
    c->cell = sum->cell;
    c->count = sum->count;
    return look_at_linear(p, item);
}

/* Would looking at it again remove nothing, unless other constraints have removed something? */
static bool is_done_at_once(const struct network *n, unsigned item)
{
    return item < n->part_count && n->plan->part[item].kind != PART_BY_KIND &&
           (n->plan->part[item].kind != PART_SETS || has_exact_match(&n->plan->part[item]));
}

void position_restore(struct position *p, const digit_set *kept)
{
    for (unsigned cell = 0; cell < p->v->cell_count; cell++) {
        for (digit_set back = kept[cell] & ~p->now[cell]; back; back &= back - 1) {
            cell_set_add(p->places[lowest_digit(back) - 1], cell);
        }
        p->now[cell] = kept[cell];
    }
}

void position_begin(struct position *p)
{
    const struct network *n = p->n;
    memset(p->places, 0, p->v->size * sizeof *p->places);
    for (unsigned h = 0; h < p->v->house_count; h++) {
        p->moved[h] = all_digits(p->v->size);
    }
    for (unsigned cell = 0; cell < p->v->cell_count; cell++) {
        for (digit_set rest = p->now[cell]; rest; rest &= rest - 1) {
            cell_set_add(p->places[lowest_digit(rest) - 1], cell);
        }
    }
    const unsigned count = n->part_count + n->house_count + n->sum_count;
    memset(p->cells, 0, n->words * sizeof *p->cells);
    memset(p->items, 0, n->item_words * sizeof *p->items);
    memset(p->minding, 0xff, n->item_words * sizeof *p->minding);
    for (unsigned i = 0; i < count; i++) {
        cell_set_add(p->items, i);
    }
    for (unsigned cell = 0; cell < p->v->cell_count; cell++) {
        if (is_one(p->now[cell])) {
            cell_set_add(p->cells, cell);
        }
    }
}

bool position_follow(struct position *p, struct conflict *out)
{
    const struct network *n = p->n;
    uint16_t filled;
    p->failed = NO_CELL_FAILED;
    for (;;) {
        int next = take_lowest(p->cells, n->words);
        bool good;
        if (next >= 0) {
            filled = (uint16_t)next;
            out->count = 0;
            good = look_at_cell(p, filled);
        } else {
            next = take_lowest(p->items, n->item_words);
            if (next < 0) {
                return true;
            }
            filled = NO_CELL_FAILED;
            good = look_at_item(p, (unsigned)next, out);
            if (is_done_at_once(p->n, (unsigned)next)) {
                p->items[next / 64] &= ~((uint64_t)1 << next % 64);
            }
        }
        if (!good) {
            out->failed = p->failed;
            out->filled = filled;
            memset(p->cells, 0, n->words * sizeof *p->cells);
            memset(p->items, 0, n->item_words * sizeof *p->items);
            return false;
        }
    }
}
