/* The constraints of a layout: in canonical order, with the pairs of their rules. */
#include <stdlib.h>
#include <string.h>

#include "gen/constraint/kind.h"

static int compare(const struct constraint *a, const struct constraint *b)
{
    int order = (int)a->kind - (int)b->kind;
    order = order ? order : (int)b->all - (int)a->all;
    if (order || constraint_is_rule(a)) {
        return order;
    }
    for (unsigned i = 0; i < a->count && i < b->count && order == 0; i++) {
        order = (int)a->cell[i] - (int)b->cell[i];
    }
    order = order ? order : (int)a->count - (int)b->count;
    return order ? order : (int)a->sum - (int)b->sum;
}

static int compare_entries(const void *a, const void *b)
{
    return compare(a, b);
}

static int compare_sets(const struct constraint_set *a, const struct constraint_set *b)
{
    for (unsigned i = 0; i < a->count && i < b->count; i++) {
        int order = compare(&a->constraint[i], &b->constraint[i]);
        if (order) {
            return order;
        }
    }
    return (int)a->count - (int)b->count;
}

static void drop_set(const struct constraint_set *set)
{
    free((void *)(uintptr_t)set);
}

/* ---- the pairs of rules ---- */

struct pairs {
    const struct layout *v;
    uint16_t *cell; /* NULL: only counted */
    size_t count;   /* of cells */
    /* Signs between a cell and the one right of it, or below: no pairs of the rule. */
    bool (*has_sign)[2];
};

static void take_pair(void *context, unsigned one, unsigned other)
{
    struct pairs *p = context;
    if (p->has_sign && p->has_sign[one][other != cell_right(p->v, one)]) {
        return;
    }
    if (p->cell) {
        p->cell[p->count] = (uint16_t)one;
        p->cell[p->count + 1] = (uint16_t)other;
    }
    p->count += 2;
}

/* Dots of either colour stand for each other, since 1 and 2 may have either. */
static bool is_sign_of(enum constraint_kind_id rule, enum constraint_kind_id kind)
{
    return rule == kind || constraint_kinds[rule]->twin == constraint_kinds[kind];
}

/* Returns how many cells the pairs have; writes them where `cell` is not NULL. */
static size_t rule_cells(const struct layout *v, const struct constraint_list *l,
                         const struct constraint_item *rule, uint16_t *cell)
{
    bool has_sign[MAX_CELLS][2];
    struct pairs p = {.v = v, .cell = cell};
    if (rule->all) {
        memset(has_sign, 0, v->cell_count * sizeof has_sign[0]);
        for (size_t i = 0; i < l->count; i++) {
            const struct constraint_item *item = &l->item[i];
            if (!item->all && is_sign_of(rule->kind, item->kind)) {
                unsigned one = l->cell[item->first];
                unsigned other = l->cell[item->first + 1];
                has_sign[one][other != cell_right(v, one)] = true;
            }
        }
        p.has_sign = has_sign;
    }
    constraint_kinds[rule->kind]->rule_pairs(v, take_pair, &p);
    return p.count;
}

/* ---- making a set ---- */

static bool is_rule(const struct constraint_item *item)
{
    return item->all || constraint_kinds[item->kind]->shape == CONSTRAINT_BOARD;
}

static uint64_t hash_word(uint64_t hash, uint64_t word)
{
    return (hash ^ word) * 1099511628211ULL;
}

/* Most lists are in canonical order. */
static void sort(struct constraint_set *set)
{
    unsigned i = 1;
    while (i < set->count && compare(&set->constraint[i - 1], &set->constraint[i]) <= 0) {
        i++;
    }
    if (i < set->count) {
        qsort(set->constraint, set->count, sizeof set->constraint[0], compare_entries);
    }
}

static void finish(struct constraint_set *set)
{
    uint16_t kept = 0;
    sort(set);
    set->hash = 14695981039346656037ULL;
    for (unsigned i = 0; i < set->count; i++) {
        const struct constraint *c = &set->constraint[i];
        if (kept && compare(&set->constraint[kept - 1], c) == 0) {
            continue;
        }
        set->kinds |= (kind_set)1 << c->kind;
        set->hash = hash_word(set->hash, c->kind | (uint64_t)c->all << 8 | (uint64_t)c->sum << 16);
        for (unsigned k = 0; k < c->count; k++) {
            set->hash = hash_word(set->hash, c->cell[k]);
        }
        set->constraint[kept++] = *c;
    }
    set->count = kept;
}

/* The cells around a marked one that its rule speaks of; returns how many. */
static unsigned cells_around(const struct layout *v, const struct constraint_list *l,
                             const struct constraint_item *item, uint16_t *cell)
{
    const struct constraint_kind *k = constraint_kinds[item->kind];
    const unsigned count = k->around ? k->around(v, l->cell[item->first], cell) : 0;
    unsigned kept = 0;
    for (unsigned i = 0; i < count; i++) {
        bool spared = false;
        for (size_t other = 0; k->spares_alike && other < l->count && !spared; other++) {
            spared = l->item[other].kind == item->kind && l->cell[l->item[other].first] == cell[i];
        }
        cell[kept] = cell[i];
        kept += !spared;
    }
    return kept;
}

/* NULL: out of memory. */
static struct constraint_set *make_set(const struct layout *v, const struct constraint_list *l)
{
    /* Of all cells around, before some are left out: the set has room for the others alone. */
    uint16_t around[MAX_SIZE];
    size_t cells = l->cell_count;
    for (size_t i = 0; i < l->count; i++) {
        cells += is_rule(&l->item[i]) ? rule_cells(v, l, &l->item[i], NULL)
                                      : cells_around(v, l, &l->item[i], around);
    }
    struct constraint_set *set = malloc(sizeof *set + l->count * sizeof set->constraint[0] +
                                        cells * sizeof *set->constraint[0].cell);
    if (!set || l->failed || l->count > CONSTRAINT_MAX_COUNT) {
        free(set);
        return NULL;
    }
    *set = (struct constraint_set){.count = (uint16_t)l->count};
    uint16_t *cell = (uint16_t *)(void *)(set->constraint + l->count);
    for (size_t i = 0; i < l->count; i++) {
        const struct constraint_item *item = &l->item[i];
        size_t count = item->count;
        if (is_rule(item)) {
            count = rule_cells(v, l, item, cell);
        } else if (count) {
            const size_t more = cells_around(v, l, item, around);
            memcpy(cell, l->cell + item->first, count * sizeof *cell);
            memcpy(cell + count, around, more * sizeof *cell);
            count += more;
        }
        set->constraint[i] =
            (struct constraint){item->kind, item->all, (uint16_t)count, item->sum, cell};
        cell += count;
    }
    finish(set);
    return set;
}

/* ---- laying it on ---- */

static size_t count_unequal_pairs(const struct constraint_set *set)
{
    size_t count = 0;
    for (unsigned i = 0; i < set->count; i++) {
        const struct constraint *c = &set->constraint[i];
        const size_t cells = c->count;
        if (constraint_kind_of(c)->cells_differ) {
            count += constraint_is_rule(c) ? cells / 2 : cells * (cells - 1) / 2;
        }
    }
    return count;
}

static void list_unequal_pairs(const struct constraint_set *set, uint16_t (*pair)[2])
{
    for (unsigned i = 0; i < set->count; i++) {
        const struct constraint *c = &set->constraint[i];
        bool rule = constraint_is_rule(c);
        if (!constraint_kind_of(c)->cells_differ) {
            continue;
        }
        for (unsigned k = 0; k < c->count; k += rule ? 2 : 1) { /* rules that differ are of pairs */
            for (unsigned other = k + 1; other < (rule ? k + 2U : c->count); other++) {
                (*pair)[0] = c->cell[k];
                (*pair++)[1] = c->cell[other];
            }
        }
    }
}

/* Would the move change the meaning of a constraint? Indexers depend on the numbers of rows and
 * columns, and a pill is read from left to right. */
static bool is_kept_in_place(const struct layout *v, const struct layout *to, const uint16_t *from)
{
    bool moves = false;
    bool kept = false;
    for (unsigned cell = 0; cell < to->cell_count; cell++) {
        moves |= from[cell] != cell;
    }
    for (unsigned i = 0; i < constraint_count(v); i++) {
        kept |= constraint_kind_of(constraint_at(v, i))->stays_in_place;
    }
    return moves && kept;
}

static const struct layout *move(const struct layout *v, const struct layout *to,
                                 const uint16_t *from)
{
    uint16_t cell_of[MAX_CELLS];
    struct constraint_list l = {0};
    if (is_kept_in_place(v, to, from)) {
        return NULL;
    }
    for (unsigned cell = 0; cell < to->cell_count; cell++) {
        cell_of[from[cell]] = (uint16_t)cell;
    }
    for (unsigned i = 0; i < constraint_count(v); i++) {
        const struct constraint *c = constraint_at(v, i);
        uint16_t cells[MAX_LINE_CELLS];
        unsigned count = constraint_is_rule(c) ? 0 : constraint_own_cells(c);
        for (unsigned k = 0; k < count; k++) {
            cells[k] = cell_of[c->cell[k]];
        }
        bool backwards =
            constraint_kind_of(c)->shape == CONSTRAINT_HOUSE && cells[0] > cells[count - 1];
        for (unsigned k = 0; backwards && k < count / 2; k++) {
            uint16_t swapped = cells[k];
            cells[k] = cells[count - 1 - k];
            cells[count - 1 - k] = swapped;
        }
        constraint_list_add(&l, c->kind, c->all, c->sum, cells, count);
    }
    const struct layout *made = constraints_lay(to, &l);
    constraint_list_free(&l);
    return made;
}

bool constraints_hold(const struct layout *v, const uint8_t *digits)
{
    for (unsigned i = 0; i < constraint_count(v); i++) {
        const struct constraint *c = constraint_at(v, i);
        if (!constraint_kind_of(c)->holds(v, c, digits)) {
            return false;
        }
    }
    return true;
}

bool constraint_may_go(const struct layout *v, const struct constraint *c)
{
    bool may = !constraint_is_rule(c);
    for (unsigned i = 0; may && i < constraint_count(v); i++) {
        const struct constraint *rule = constraint_at(v, i);
        may = !(rule->all && rule->kind == c->kind);
    }
    return may;
}

bool constraints_bind_without(const struct layout *v)
{
    for (unsigned i = 0; i < constraint_count(v); i++) {
        for (unsigned k = 0; constraint_at(v, i)->all && k < constraint_count(v); k++) {
            const struct constraint *sign = constraint_at(v, k);
            if (is_sign_of(constraint_at(v, i)->kind, sign->kind) && constraint_may_go(v, sign)) {
                return true;
            }
        }
    }
    return false;
}

kind_set constraint_kinds_shown(const struct layout *v)
{
    kind_set kinds = 0;
    for (unsigned i = 0; i < constraint_count(v); i++) {
        const struct constraint *c = constraint_at(v, i);
        kinds |= c->all ? 0 : (kind_set)1 << c->kind;
    }
    return kinds;
}

static const struct constraint_calls calls = {
    .hold = constraints_hold, .compare = compare_sets, .move = move, .drop = drop_set};

const struct layout *constraints_lay(const struct layout *base, const struct constraint_list *l)
{
    if (l->count == 0 && !l->failed) {
        return layout_keep(base->bare);
    }
    struct constraint_set *set = make_set(base, l);
    if (!set) {
        return NULL;
    }
    size_t pairs = count_unequal_pairs(set);
    uint16_t(*pair)[2] = malloc((pairs + 1) * sizeof *pair);
    if (!pair) {
        drop_set(set);
        return NULL;
    }
    list_unequal_pairs(set, pair);
    const struct constraint_variant *variant = constraint_variant_of(base->bare->name, set->kinds);
    bool binds = false;
    for (unsigned i = 0; i < set->count; i++) {
        binds |= constraint_kind_of(&set->constraint[i])->is_about_values;
    }
    struct layout_constraints constraints = {.set = set,
                                             .calls = &calls,
                                             .hash = set->hash,
                                             .name = variant ? variant->name : NULL,
                                             .doc = variant ? variant->doc : NULL,
                                             .bind_digits = binds,
                                             .unequal = (const uint16_t(*)[2])pair,
                                             .unequal_count = pairs};
    const struct layout *made = layout_with_constraints(base->bare, &constraints);
    free(pair);
    return made;
}

void constraint_list_add_all(struct constraint_list *l, const struct layout *v, const bool *gone)
{
    for (unsigned i = 0; i < constraint_count(v); i++) {
        const struct constraint *c = constraint_at(v, i);
        if (!gone[i]) {
            constraint_list_add(l, c->kind, c->all, c->sum, c->cell,
                                constraint_is_rule(c) ? 0 : constraint_own_cells(c));
        }
    }
}

const struct layout *constraints_without(const struct layout *v, const bool *gone)
{
    struct constraint_list l = {0};
    constraint_list_add_all(&l, v, gone);
    const struct layout *made = constraints_lay(v, &l);
    constraint_list_free(&l);
    return made;
}
