#include "gen/solve/wide/wide_plan.h"

#include <stdlib.h>
#include <string.h>

#include "gen/solve/constraint/patterns.h"
#include "gen/solve/layouts/plan_tables.h"
#include "gen/solve/wide/wide_forms.h"

/* Constraints by which a digit is ruled out in cells that no house has in common. */
static const kind_set KINDS_OF_PEERS = KIND_SET(ANTI_KNIGHT) | KIND_SET(ANTI_KING);
/* Those where the first decisions matter so much that the search begins again with better ones. */
static const kind_set KINDS_TO_BEGIN_AGAIN = KIND_SET(CAGE) | KIND_SET(RENBAN);
/* Those with which it pays even if other constraints are left to their kinds. */
static const kind_set KINDS_THAT_PAY = KIND_SET(CAGE) | KIND_SET(LITTLE_KILLER);
/* Rules about the whole board, for which lanes need far less time than the long search. */
static const kind_set KINDS_FOR_ALL_CELLS = KIND_SET(ENTROPY) | KIND_SET(NON_CONSECUTIVE);

enum {
    FIRST_POSITIONS = 16000,
    MANY_FIRST_POSITIONS = 64000,
    MAX_DERIVED_SUMS = 32,
    MAX_LISTED_SETS = 64, /* more take longer than the kind does */
    QUICK_WEIGHT = 8, /* of each constraint, to begin with, where few contradictions give others */
};

/* ---- houses ---- */

static void make_crossing(const struct network *n, const struct layout *v, unsigned a, unsigned b,
                          struct wide_crossing *out)
{
    const uint64_t *in_a = n->houses + (size_t)a * n->words;
    const uint64_t *in_b = n->houses + (size_t)b * n->words;
    *out = (struct wide_crossing){0};
    for (unsigned i = 0; i < v->size; i++) {
        const uint16_t of_a = v->house[a].cell[i];
        const uint16_t of_b = v->house[b].cell[i];
        if (cell_set_has(in_b, of_a)) {
            out->common[out->common_count++] = of_a;
        } else {
            out->first[out->first_count++] = of_a;
        }
        if (!cell_set_has(in_a, of_b)) {
            out->second[out->second_count++] = of_b;
        }
    }
}

/* Do rows and columns cross nine boxes of 3x3 cells? */
static bool has_bands(const struct layout *v)
{
    return v->size == 9 && v->grid_count == 1 && !v->jigsaw && v->box_width == 3 &&
           v->box_height == 3 && v->first_house[HOUSE_EXTRA] - v->first_house[HOUSE_BOX] == 9;
}

static void add_bands(struct wide_plan *w, const struct layout *v)
{
    for (unsigned i = 0; i < 6; i++) {
        const unsigned from = v->first_house[i < 3 ? HOUSE_ROW : HOUSE_COLUMN] + i % 3 * 3;
        for (unsigned line = 0; line < 3; line++) {
            for (unsigned k = 0; k < 9; k++) {
                w->band[i].cell[line][k / 3][k % 3] = v->house[from + line].cell[k];
            }
        }
    }
    w->band_count = 6;
}

static bool have_two_common(const struct network *n, unsigned a, unsigned b)
{
    uint64_t any = 0;
    bool more = false;
    for (unsigned w = 0; w < n->words; w++) {
        const uint64_t common =
            n->houses[(size_t)a * n->words + w] & n->houses[(size_t)b * n->words + w];
        more |= (common & (common - 1)) || (any && common);
        any |= common;
    }
    return more;
}

static bool add_crossings(struct wide_plan *w, const struct network *n, const struct layout *v)
{
    if (has_bands(v)) {
        add_bands(w, v);
    }
    w->crossing = malloc(((size_t)v->house_count * v->house_count / 2 + 1) * sizeof *w->crossing);
    /* What rows, columns and boxes have in common is a matter of bands, or one cell at most. */
    const unsigned first = w->band_count ? v->first_house[HOUSE_EXTRA] : 1;
    for (unsigned a = 0; w->crossing && a < v->house_count; a++) {
        for (unsigned b = a < first ? first : a + 1; b < v->house_count; b++) {
            if (have_two_common(n, a, b)) {
                struct wide_crossing *c = &w->crossing[w->crossing_count];
                make_crossing(n, v, a, b, c);
                w->crossing_count += c->first_count > 0;
            }
        }
    }
    return w->crossing != NULL;
}

/* Adds the houses of which a cell sees nearly all, where cells see others than those of their
 * houses. */
static bool add_house_locks(struct wide_plan *w, const struct network *n, const struct layout *v)
{
    const size_t room = w->peers_count > 0 ? (size_t)v->house_count * v->cell_count : 0;
    w->house_lock = malloc((room + 1) * sizeof *w->house_lock);
    if (w->house_lock && room > 0) {
        w->house_lock_count = wide_house_locks(n, v, w->house_lock);
    }
    return w->house_lock != NULL;
}

/* Adds the peers of each cell that are in none of its houses. */
static bool add_peers(struct wide_plan *w, const struct network *n, const struct layout *v)
{
    unsigned total = 0;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        total += v->peer_count[cell];
    }
    w->peers = malloc((v->cell_count + 1U) * sizeof *w->peers);
    w->peer_cells = malloc((total + 1) * sizeof *w->peer_cells);
    if (!w->peers || !w->peer_cells) {
        return false;
    }
    total = 0;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        struct wide_peers p = {.cell = (uint16_t)cell, .peer = w->peer_cells + total};
        for (unsigned i = 0; i < n->words; i++) {
            uint64_t far = n->peers[(size_t)cell * n->words + i];
            for (unsigned k = 0; k < v->house_count_of[cell]; k++) {
                far &= ~n->houses[(size_t)v->house_of[cell][k] * n->words + i];
            }
            for (; far; far &= far - 1) {
                p.peer[p.count++] = (uint16_t)(64 * i + (unsigned)__builtin_ctzll(far));
            }
        }
        total += p.count;
        if (p.count > 0) {
            w->peers[w->peers_count++] = p;
        }
    }
    return true;
}

/* ---- parts ---- */

static void add_pair(struct wide_plan *w, const struct constraint_part *part)
{
    struct wide_pair *p = &w->pair[w->pair_count++];
    for (unsigned i = 0; i < 2; i++) {
        p->cell[i] = part->constraint.cell[i];
        for (unsigned d = 0; d < WIDE_SIZE; d++) {
            p->allowed[i][d] = part->set[i << CONSTRAINT_TABLE_DIGITS | 1U << d];
        }
    }
}

/* Returns how many locks were added. */
static unsigned add_locks(struct wide_plan *w, const struct network *n, const uint16_t *cell,
                          unsigned count)
{
    const unsigned locks = wide_locks_of(n, cell, count, w->lock + w->lock_count);
    w->lock_count += locks;
    return locks;
}

static bool are_all_runs(const struct layout *v, unsigned count, const uint16_t *set,
                         unsigned set_count)
{
    bool are = count >= 2 && count <= MAX_RUN_CELLS && set_count == v->size - count + 1U;
    for (unsigned i = 0; are && i < set_count; i++) {
        are = set[i] == ((1U << count) - 1) << i;
    }
    return are;
}

static void add_sets(struct wide_plan *w, const struct network *n, const uint16_t *cell,
                     unsigned count, const uint16_t *set, unsigned set_count, bool is_stated)
{
    const struct wide_lock *lock = w->lock + w->lock_count;
    const unsigned locks = add_locks(w, n, cell, count);
    w->sets[w->sets_count++] = (struct wide_sets){
        .cell = cell,
        .set = set,
        .set_count = (uint16_t)set_count,
        .count = (uint8_t)count,
        .is_stated = is_stated,
        .is_runs = are_all_runs(w->v, count, set, set_count),
        .lock_count = (uint8_t)locks,
        .lock = lock,
    };
}

/* Adds a pair for all neighbours on a line, or for all mirrored cells of a palindrome, with what
 * the kind says of a line of two cells. */
static void add_pairs(struct wide_plan *w, const struct constraint *c)
{
    static const uint16_t cell[2] = {0, 1};
    const bool is_mirrored = c->kind == CONSTRAINT_PALINDROME;
    const unsigned size = w->v->size;
    struct constraint two = *c;
    struct wide_pair pair = {0};
    two.count = 2;
    two.cell = cell;
    for (unsigned k = 0; k < size * size; k++) {
        const unsigned digit[2] = {k / size, k % size};
        const uint8_t digits[2] = {(uint8_t)(digit[0] + 1), (uint8_t)(digit[1] + 1)};
        if (constraint_kind_of(c)->holds(w->v, &two, digits)) {
            pair.allowed[0][digit[0]] |= (uint16_t)(1U << digit[1]);
            pair.allowed[1][digit[1]] |= (uint16_t)(1U << digit[0]);
        }
    }
    for (unsigned i = 0; i < (is_mirrored ? c->count / 2U : c->count - 1U); i++) {
        pair.cell[0] = c->cell[i];
        pair.cell[1] = c->cell[is_mirrored ? c->count - 1U - i : i + 1];
        w->pair[w->pair_count++] = pair;
    }
}

static void add_quadruple(struct wide_plan *w, const struct constraint *c)
{
    unsigned digit[CONSTRAINT_MAX_DIGITS];
    const unsigned count = constraint_digits_unpack(c->sum, digit);
    struct wide_quadruple q = {.cell = c->cell, .others = (uint16_t)(WIDE_QUADRUPLE_CELLS - count)};
    for (unsigned i = 0; i < count; i++) {
        const uint16_t bit = (uint16_t)digit_bit(digit[i]);
        q.twice |= q.digits & bit;
        q.digits |= bit;
    }
    w->quadruple[w->quadruple_count++] = q;
}

/* Lists the sets of digits that may stand in the constraint's cells. Returns how many there are, of
 * which at most MAX_LISTED_SETS are listed. */
static size_t list_sets(const struct layout *v, const struct constraint *c, digit_set *set)
{
    const digit_set all = all_digits(v->size);
    if (c->kind == CONSTRAINT_CAGE) {
        return constraint_combinations(all, c->count, c->sum, set, MAX_LISTED_SETS);
    }
    size_t runs = 0;
    for (digit_set run = all_digits(c->count); !(run & ~all); run <<= 1) {
        set[runs++] = run;
    }
    return runs;
}

static void add_listed_sets(struct wide_plan *w, const struct network *n,
                            const struct constraint *c)
{
    uint16_t *set = w->listed_set + w->listed_count;
    digit_set found[MAX_LISTED_SETS];
    const size_t count = list_sets(w->v, c, found);
    if (count > MAX_LISTED_SETS) {
        w->other[w->other_count++] = c;
        return;
    }
    for (size_t i = 0; i < count; i++) {
        set[i] = (uint16_t)found[i];
    }
    w->listed_count += (unsigned)count;
    add_sets(w, n, c->cell, c->count, set, (unsigned)count, true);
}

static void add_square(struct wide_plan *w, const struct network *n, const struct constraint *c)
{
    struct wide_square *q = &w->square[w->square_count++];
    q->cell = c->cell;
    q->lock = w->lock + w->lock_count;
    q->lock_count = (uint8_t)add_locks(w, n, c->cell, c->count);
}

static void add_thirds(struct wide_plan *w, const struct network *n, const struct constraint *c)
{
    if (c->kind == CONSTRAINT_ENTROPY) {
        add_square(w, n, c);
    } else {
        w->turn[w->turn_count++] = c;
    }
    w->has_thirds |= c->kind != CONSTRAINT_MODULAR;
    w->has_remainders |= c->kind == CONSTRAINT_MODULAR;
}

static void add_by_kind(struct wide_plan *w, const struct network *n, unsigned i)
{
    const struct constraint *c = &n->plan->part[i].constraint;
    switch (wide_form_of(w->v, n, i, w->is_free)) {
    case FORM_SUM:
        if (w->free_sum_count == NETWORK_SUMS) { /* and perhaps it is not among them */
            w->other[w->other_count++] = c;
        }
        break;
    case FORM_EXACT_SUM:
        w->sum[w->sum_count++] = &n->exact[i];
        break;
    case FORM_CELL:
        (void)constraint_kind_of(c)->prune(w->v, c, w->root);
        break;
    case FORM_PAIRS:
        add_pairs(w, c);
        break;
    case FORM_LISTED_SETS:
        add_listed_sets(w, n, c);
        break;
    case FORM_LINE:
        w->line[w->line_count++] = c;
        break;
    case FORM_QUADRUPLE:
        add_quadruple(w, c);
        break;
    case FORM_SANDWICH:
        w->sandwich[w->sandwich_count++] = wide_sandwich_of(w->v, c);
        break;
    case FORM_POINTER:
        w->pointer[w->pointer_count++] = (struct wide_pointer){c->cell, pointer_of(c)};
        break;
    case FORM_THIRDS:
        add_thirds(w, n, c);
        break;
    case FORM_NONE:
        w->other[w->other_count++] = c;
        break;
    }
}

static void add_part(struct wide_plan *w, const struct network *n, unsigned i)
{
    const struct constraint_part *part = &n->plan->part[i];
    const struct constraint *c = &part->constraint;
    switch (part->kind) {
    case PART_SETS:
        add_sets(w, n, c->cell, c->count, part->set, part->set_count, true);
        break;
    case PART_ORDER:
        w->order[w->order_count++] = (struct wide_order){c->cell, c->count};
        break;
    case PART_PAIR:
        add_pair(w, part);
        break;
    case PART_SUM: /* follows from cages, and is among the network's sums */
        break;
    case PART_BY_KIND:
        add_by_kind(w, n, i);
        break;
    }
}

/* Of those that follow from several constraints, the shortest come first. */
static void add_sums(struct wide_plan *w, const struct network *n, const struct linear_sum *sum,
                     unsigned count)
{
    unsigned derived = 0;
    for (; count > 0; sum++, count--) {
        if (sum->set_count) {
            add_sets(w, n, sum->cell, sum->count, sum->set, sum->set_count, sum->is_stated);
        } else if ((w->is_free || !sum->is_weighted) &&
                   (sum->is_stated || derived < MAX_DERIVED_SUMS)) {
            w->sum[w->sum_count++] = sum;
            derived += !sum->is_stated;
        }
    }
}

static bool add_parts(struct wide_plan *w, const struct network *n)
{
    size_t pairs = 1;
    if (w->is_free) {
        w->free_sum = malloc(NETWORK_SUMS * sizeof *w->free_sum);
        if (!w->free_sum) {
            return false;
        }
        w->free_sum_count = network_free_sums(n, w->v, w->free_sum);
    }
    for (unsigned i = 0; i < n->part_count; i++) {
        pairs += w->is_free ? n->plan->part[i].constraint.count : 1;
    }
    const size_t parts = n->part_count + 1U;
    const size_t room = parts + n->sum_count + w->free_sum_count;
    w->sets = malloc(room * sizeof *w->sets);
    const size_t listed = w->v->size > WIDE_SIZE ? parts * MAX_LISTED_SETS : 1;
    w->listed_set = malloc(listed * sizeof *w->listed_set);
    w->lock = malloc(MAX_LOCKS * room * sizeof *w->lock);
    w->order = malloc(parts * sizeof *w->order);
    w->pair = malloc(pairs * sizeof *w->pair);
    w->sum = malloc(room * sizeof *w->sum);
    w->line = malloc(parts * sizeof *w->line);
    w->square = malloc(parts * sizeof *w->square);
    w->turn = malloc(parts * sizeof *w->turn);
    w->quadruple = malloc(parts * sizeof *w->quadruple);
    w->sandwich = malloc(parts * sizeof *w->sandwich);
    w->pointer = malloc(parts * sizeof *w->pointer);
    w->total = malloc(parts * sizeof *w->total);
    w->other = malloc(parts * sizeof *w->other);
    if (!w->sets || !w->listed_set || !w->lock || !w->order || !w->pair || !w->sum || !w->line ||
        !w->square || !w->turn || !w->quadruple || !w->sandwich || !w->pointer || !w->total ||
        !w->other) {
        return false;
    }
    for (unsigned i = 0; i < n->part_count; i++) {
        add_part(w, n, i);
        if (w->is_free && w->v->size <= WIDE_SIZE) {
            w->total_count +=
                wide_total_of(w->v, &n->plan->part[i].constraint, &w->total[w->total_count]);
        }
    }
    add_sums(w, n, n->sum, n->sum_count);
    add_sums(w, n, w->free_sum, w->free_sum_count);
    return true;
}

/* Is the board one that the wide search can search? On one of several grids, the long search looks
 * only at what has changed, which is as good without cages. With a limit, boards that had no lanes
 * at first have none. */
static bool has_lanes(const struct layout *v, bool is_free)
{
    const bool is_small = v->size <= WIDE_SIZE && v->cell_count <= SMALL_CELLS;
    const bool has_cages = v->size <= WIDE_SIZE && v->cell_count <= MAX_WIDE_CELLS &&
                           has_constraints_of(v, CONSTRAINT_CAGE);
    const bool is_large = v->size > WIDE_SIZE && v->size <= MAX_WIDE_SIZE && v->grid_count == 1 &&
                          !has_constraints_of(v, CONSTRAINT_SANDWICH);
    return !patterns_pay(v) &&
           (is_free ? is_small || has_cages || is_large : is_small && v->group_count == 0);
}

bool wide_search_pays(const struct layout *v, const struct network *n, bool is_free)
{
    const kind_set kinds = constraint_kinds_shown(v);
    const bool is_large = v->size > WIDE_SIZE;
    bool pays = has_lanes(v, is_free) && (!(kinds & KINDS_OF_PEERS) || (kinds & KIND_SET(RENBAN)));
    for (unsigned i = 0; pays && !(kinds & KINDS_THAT_PAY) && i < n->part_count; i++) {
        pays = !is_large && (n->plan->part[i].kind != PART_BY_KIND ||
                             wide_form_of(v, n, i, false) != FORM_NONE ||
                             (is_free && wide_form_of(v, n, i, true) == FORM_CELL));
    }
    return pays;
}

uint64_t wide_positions_at_first(const struct layout *v)
{
    const bool has_many = v->size > WIDE_SIZE || v->group_count > 0 ||
                          (constraint_kinds_shown(v) & KINDS_FOR_ALL_CELLS) != 0;
    return !has_lanes(v, true) ? 0 : has_many ? MANY_FIRST_POSITIONS : FIRST_POSITIONS;
}

static void count_for(unsigned *of, const uint16_t *cell, unsigned count, unsigned weight)
{
    for (unsigned i = 0; i < count; i++) {
        of[cell[i]] += weight;
    }
}

static void count_constraints(struct wide_plan *w, const struct network *n, const struct layout *v)
{
    const unsigned weight = w->is_quick ? QUICK_WEIGHT : 1;
    unsigned of[MAX_WIDE_CELLS];
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        of[cell] = v->house_count_of[cell];
    }
    for (unsigned i = 0; i < n->part_count; i++) {
        const struct constraint *c = &n->plan->part[i].constraint;
        count_for(of, c->cell, c->count, weight);
    }
    for (unsigned i = 0; i < n->sum_count; i++) {
        count_for(of, n->sum[i].cell, n->sum[i].count, weight);
    }
    for (unsigned i = 0; i < w->free_sum_count; i++) {
        count_for(of, w->free_sum[i].cell, w->free_sum[i].count, weight);
    }
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        w->first_weight[cell] = (uint8_t)(of[cell] < UINT8_MAX ? of[cell] : UINT8_MAX);
    }
}

/* The greatest digit's place says most about skyscrapers, but not so with the rule of low, middle
 * and high digits. */
static bool is_about_places(kind_set kinds)
{
    return kinds & KIND_SET(SKYSCRAPER) && !(kinds & KIND_SET(ENTROPY));
}

static bool fill_plan(struct wide_plan *w, const struct layout *v, bool is_free)
{
    const struct network *n = network_of(v);
    w->v = v;
    w->is_free = is_free;
    w->is_quick = n && !wide_search_pays(v, n, is_free);
    w->is_early = n && (n->has_sums || w->is_quick);
    w->by_cells = w->is_early && (n->has_sums || !is_about_places(constraint_kinds_shown(v)));
    w->begins_again = constraint_kinds_shown(v) & KINDS_TO_BEGIN_AGAIN;
    w->first_weight = malloc(v->cell_count);
    w->root = malloc(v->cell_count * sizeof *w->root);
    for (unsigned cell = 0; w->root && cell < v->cell_count; cell++) {
        w->root[cell] = all_digits(v->size);
    }
    if (!n || !w->first_weight || !w->root || !add_crossings(w, n, v) || !add_peers(w, n, v) ||
        !add_house_locks(w, n, v) || !add_parts(w, n)) {
        return false;
    }
    count_constraints(w, n, v);
    return true;
}

static void drop_wide_plan(void *plan)
{
    struct wide_plan *w = plan;
    if (w) {
        free(w->crossing);
        free(w->house_lock);
        free(w->sets);
        free(w->listed_set);
        free(w->lock);
        free(w->order);
        free(w->pair);
        free(w->peers);
        free(w->peer_cells);
        free(w->sum);
        free(w->free_sum);
        free(w->line);
        free(w->square);
        free(w->turn);
        free(w->quadruple);
        free(w->sandwich);
        free(w->pointer);
        free(w->total);
        free(w->other);
        free(w->root);
        free(w->first_weight);
        free(w);
    }
}

static void *wide_plan_new(const struct layout *v, bool is_free)
{
    struct wide_plan *w = calloc(1, sizeof *w);
    if (w && !fill_plan(w, v, is_free)) {
        drop_wide_plan(w);
        w = NULL;
    }
    return w;
}

static void *limited_plan_new(const struct layout *v)
{
    return wide_plan_new(v, false);
}

static void *free_plan_new(const struct layout *v)
{
    return wide_plan_new(v, true);
}

const struct wide_plan *wide_plan_of(const struct layout *v, bool is_free)
{
    const struct constraint_plan *p = constraint_plan_of(v);
    if (v->size > MAX_WIDE_SIZE || v->cell_count > MAX_WIDE_CELLS) {
        return NULL;
    }
    return is_free && wide_has_free_forms(v)
               ? plan_tables_of(&p->free_wide_plan, v, free_plan_new, drop_wide_plan)
               : plan_tables_of(&p->wide_plan, v, limited_plan_new, drop_wide_plan);
}
