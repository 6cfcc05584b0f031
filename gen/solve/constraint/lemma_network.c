/* Builds the network of the learning search from the plan of a layout's constraints: relations
 * between cells, each with the way to propagate it. Pairs are relations by a table of allowed
 * digits, shared by all pairs of a kind; sums have bounds; everything else asks the kind's prune.
 */
#include "gen/solve/constraint/lemma_network.h"

#include <stdlib.h>
#include <string.h>

#include "gen/solve/layouts/plan_tables.h"

enum {
    MAX_NUMBERED = 0xfff0,
    SUM_TABLES = 2 * MAX_SIZE, /* cages of two, by their sum */
    TABLES = 2 * CONSTRAINT_KIND_COUNT + SUM_TABLES + 1,
};

struct lemma_network_builder {
    struct lemma_network *n;
    const struct constraint_plan *plan;
    const struct pair_table *by_kind[CONSTRAINT_KIND_COUNT][2]; /* by kind and `all` */
    const struct pair_table *by_sum[SUM_TABLES];
    const struct pair_table *rising;
};

/* ---- tables of pairs ---- */

typedef bool pair_rule(const struct layout *v, const struct constraint *c, const uint8_t digits[2]);

static bool kind_allows(const struct layout *v, const struct constraint *c, const uint8_t digits[2])
{
    static const uint16_t cell[2] = {0, 1};
    const struct constraint pair = {.kind = c->kind, .all = c->all, .count = 2, .cell = cell};
    return constraint_kind_of(c)->holds(v, &pair, digits);
}

static bool sum_allows(const struct layout *v, const struct constraint *c, const uint8_t digits[2])
{
    (void)v;
    return digits[0] + digits[1] == c->sum && digits[0] != digits[1];
}

static bool rises(const struct layout *v, const struct constraint *c, const uint8_t digits[2])
{
    (void)v;
    (void)c;
    return digits[0] < digits[1];
}

/* The table of a rule for two cells, made by asking the rule for every two digits. */
static const struct pair_table *add_table(struct lemma_network *n, const struct constraint *c,
                                          pair_rule *rule)
{
    const unsigned size = n->v->size;
    struct pair_table *t = &n->table[n->table_count++];
    memset(t, 0, sizeof *t);
    for (unsigned first = 1; first <= size; first++) {
        for (unsigned second = 1; second <= size; second++) {
            const uint8_t digits[2] = {(uint8_t)first, (uint8_t)second};
            if (rule(n->v, c, digits)) {
                t->beside[0][second] |= digit_bit(first);
                t->beside[1][first] |= digit_bit(second);
            }
        }
    }
    return t;
}

/* The table of a constraint's kind, made when it is first needed. */
static const struct pair_table *table_of(struct lemma_network_builder *b,
                                         const struct constraint *c)
{
    const struct pair_table **known = c->kind == CONSTRAINT_THERMO ? &b->rising
                                      : c->kind == CONSTRAINT_CAGE ? &b->by_sum[c->sum]
                                                                   : &b->by_kind[c->kind][c->all];
    if (!*known) {
        *known = add_table(b->n, c,
                           c->kind == CONSTRAINT_THERMO ? rises
                           : c->kind == CONSTRAINT_CAGE ? sum_allows
                                                        : kind_allows);
    }
    return *known;
}

/* ---- relations ---- */

static struct relation *add_relation(struct lemma_network *n, enum relation_kind kind,
                                     const uint16_t *cell, unsigned count)
{
    struct relation *r = &n->relation[n->relation_count++];
    *r = (struct relation){.kind = kind, .count = (uint16_t)count, .cell = cell};
    n->widest = count > n->widest ? count : n->widest;
    return r;
}

/* Does the table say that cell `low` of the pair has the lower digit? */
static bool is_rising(const struct pair_table *t, unsigned low, unsigned size)
{
    bool rising = true;
    for (unsigned digit = 1; digit <= size; digit++) {
        rising = rising && t->beside[low][digit] == all_digits(digit - 1);
    }
    return rising;
}

static void add_pair(struct lemma_network_builder *b, const struct constraint *c,
                     const uint16_t *cell)
{
    const struct pair_table *table = table_of(b, c);
    struct relation *r = add_relation(b->n, RELATION_PAIR, cell, 2);
    r->two = table;
    for (unsigned i = 0; i < 2; i++) {
        if (is_rising(table, i, b->n->v->size)) {
            r->rises = true;
            r->low = cell[i];
            r->high = cell[!i];
        }
    }
}

static bool is_of_two(const struct constraint *c)
{
    return c->count == 2 && constraint_is_of_pairs(c);
}

/* One part of the plan becomes relations. A thermometer becomes its pairs of neighbours, since
 * "increasing along the line" is the same as "increasing in each step". */
static void add_part(struct lemma_network_builder *b, const struct constraint_part *part)
{
    const struct constraint *c = &part->constraint;
    if (part->kind == PART_SETS && c->count == 2 && c->sum < SUM_TABLES) {
        add_pair(b, c, c->cell);
    } else if (part->kind == PART_PAIR || (part->kind == PART_BY_KIND && is_of_two(c))) {
        add_pair(b, c, c->cell);
    } else if (c->kind == CONSTRAINT_THERMO) {
        for (unsigned i = 0; i + 1U < c->count; i++) {
            add_pair(b, c, c->cell + i);
        }
    } else {
        add_relation(b->n, part->kind == PART_SUM ? RELATION_SUM : RELATION_BY_KIND, c->cell,
                     c->count)
            ->constraint = c;
    }
}

/* List the relations of each cell, by counting first and filling backwards. */
static void index_relations(struct lemma_network *n)
{
    const unsigned cells = n->v->cell_count;
    uint32_t total = 0;
    for (unsigned r = 0; r < n->relation_count; r++) {
        total += n->relation[r].count;
        for (unsigned i = 0; i < n->relation[r].count; i++) {
            n->first_relation[n->relation[r].cell[i] + 1]++;
        }
    }
    for (unsigned cell = 0; cell < cells; cell++) {
        n->first_relation[cell + 1] += n->first_relation[cell];
    }
    for (unsigned r = n->relation_count; r-- > 0;) {
        for (unsigned i = 0; i < n->relation[r].count; i++) {
            n->relation_of[--n->first_relation[n->relation[r].cell[i] + 1]] = (uint16_t)r;
        }
    }
    memmove(n->first_relation, n->first_relation + 1, cells * sizeof *n->first_relation);
    n->first_relation[cells] = total;
}

/* Gives each cell of a rising pair its variables for order, if at least half of the relations are
 * such pairs. One thermometer among renban lines is not enough: decisions suit the others then. */
static void number_orders(struct lemma_network *n)
{
    unsigned rising = 0;
    n->all_variables = n->variables;
    for (unsigned i = 0; i < n->relation_count; i++) {
        rising += n->relation[i].rises;
    }
    for (unsigned i = 0; 2 * rising >= n->relation_count && i < n->relation_count; i++) {
        const struct relation *r = &n->relation[i];
        for (unsigned k = 0; k < 2 && r->rises; k++) {
            if (n->order_base[r->cell[k]] == 0) {
                n->order_base[r->cell[k]] = n->all_variables - 1;
                n->all_variables += n->v->size - 1U;
            }
        }
    }
}

/* Allocate for the most that the parts can need, then add them. False: out of memory, or too many.
 */
static bool fill(struct lemma_network *n, const struct constraint_plan *plan)
{
    const struct layout *v = n->v;
    struct lemma_network_builder b = {.n = n, .plan = plan};
    size_t pairs = 0;
    size_t members = 0;
    for (unsigned i = 0; i < plan->part_count; i++) {
        pairs += plan->part[i].constraint.kind == CONSTRAINT_THERMO ? plan->part[i].constraint.count
                                                                    : 1U;
        members += 2U * plan->part[i].constraint.count;
    }
    if (pairs > MAX_NUMBERED) {
        return false;
    }
    n->relation = calloc(pairs + 1, sizeof *n->relation);
    n->relation_of = calloc(members + 1, sizeof *n->relation_of);
    n->first_relation = calloc(v->cell_count + 2U, sizeof *n->first_relation);
    n->order_base = calloc(v->cell_count, sizeof *n->order_base);
    n->table = malloc(TABLES * sizeof *n->table);
    if (!n->relation || !n->relation_of || !n->first_relation || !n->order_base || !n->table) {
        return false;
    }
    n->variables = (unsigned)v->cell_count * v->size;
    for (unsigned i = 0; i < plan->part_count; i++) {
        add_part(&b, &plan->part[i]);
    }
    index_relations(n);
    number_orders(n);
    return true;
}

static struct lemma_network *lemma_network_new(const struct layout *v,
                                               const struct constraint_plan *plan)
{
    struct lemma_network *n = calloc(1, sizeof *n);
    if (n) {
        n->v = v;
        if (!fill(n, plan)) {
            lemma_network_drop(n);
            n = NULL;
        }
    }
    return n;
}

struct lemma_network *lemma_network_bare(const struct layout *v)
{
    const struct constraint_plan none = {.part_count = 0};
    return lemma_network_new(v, &none);
}

static void *new_of_layout(const struct layout *v)
{
    return lemma_network_new(v, constraint_plan_of(v));
}

const struct lemma_network *lemma_network_of(const struct layout *v)
{
    return plan_tables_of(&constraint_plan_of(v)->lemma_network, v, new_of_layout,
                          lemma_network_drop);
}

void lemma_network_drop(void *network)
{
    struct lemma_network *n = network;
    if (n) {
        free(n->relation);
        free(n->relation_of);
        free(n->first_relation);
        free(n->order_base);
        free(n->table);
        free(n);
    }
}
