/* Derives sums from cages and houses, and from arrows and little killers. */
#include <stdlib.h>
#include <string.h>

#include "gen/solve/constraint/network.h"

enum {
    MAX_JOINED = 4, /* houses other than rows and columns that are looked at together */
    MAX_REGIONS = 2000,
    EXACT_SUM_LIMIT = 64, /* an exact sum is less than this */
};

/* Some houses that do not overlap. */
struct region {
    uint64_t set[NETWORK_WORDS];
    unsigned houses;
};

/* A cage and its cells as a set. */
struct cage {
    uint64_t set[NETWORK_WORDS];
    int sum;
};

struct builder {
    const struct layout *v;
    struct network *n;
    unsigned most;
    bool stated;      /* by one constraint */
    unsigned regions; /* regions looked at so far */
    struct cage *cage;
    unsigned cage_count;
};

/* Appends cells of one sign, in groups of cells that all differ. */
static void add_groups(const struct network *n, struct linear_sum *sum, const uint16_t *cell,
                       unsigned count)
{
    bool taken[NETWORK_SUM_CELLS] = {false};
    for (unsigned left = count; left > 0;) {
        unsigned first = sum->count;
        for (unsigned i = 0; i < count; i++) {
            bool fits = !taken[i];
            for (unsigned k = first; fits && k < sum->count; k++) {
                fits = network_sees(n, cell[i], sum->cell[k]);
            }
            if (fits) {
                taken[i] = true;
                left--;
                sum->cell[sum->count++] = cell[i];
            }
        }
        sum->group_weight[sum->group_count] = 1;
        sum->group_end[sum->group_count++] = sum->count;
    }
}

static int compare_sums(const void *a, const void *b)
{
    const struct linear_sum *x = a;
    const struct linear_sum *y = b;
    int order = (int)x->count - (int)y->count;
    order = order ? order : (int)x->minus - (int)y->minus;
    for (unsigned i = 0; order == 0 && i < x->count; i++) {
        order = (int)x->cell[i] - (int)y->cell[i];
    }
    return order ? order : x->sum - y->sum;
}

/* A cell that is left over when a sum covers the rest of a house. */
struct last_cell {
    uint16_t cell;
    int digit;
};

/* Do these cells cover a house, or all of it but one cell? Then their sum is known anyway, or gives
 * that cell's digit. Returns how many cells are left over, or 2 if there are more. */
static unsigned left_over(const struct builder *b, const uint16_t *cell, unsigned count, int sum,
                          struct last_cell *out)
{
    const struct network *n = b->n;
    const unsigned size = b->v->size;
    uint64_t set[NETWORK_WORDS] = {0};
    for (unsigned i = 0; i < count; i++) {
        cell_set_add(set, cell[i]);
    }
    out->digit = (int)(size * (size + 1) / 2) - sum;
    for (unsigned h = 0; h < n->house_count && count + 1 >= size; h++) {
        const uint64_t *house = n->houses + (size_t)h * n->words;
        unsigned without = 0;
        for (unsigned w = 0; w < n->words; w++) {
            const uint64_t rest = house[w] & ~set[w];
            without += (unsigned)__builtin_popcountll(rest);
            if (rest) {
                out->cell = (uint16_t)(64 * w + (unsigned)__builtin_ctzll(rest));
            }
        }
        if (count + without == size) {
            return without;
        }
    }
    return 2;
}

static void add_sum(struct builder *b, const uint16_t *plus, unsigned plus_count,
                    const uint16_t *minus, unsigned minus_count, int sum)
{
    struct network *n = b->n;
    struct last_cell last;
    if (minus_count == 0) {
        const unsigned left = left_over(b, plus, plus_count, sum, &last);
        if (left == 0 && last.digit == 0) {
            return;
        }
        if (left == 1) {
            plus = &last.cell;
            plus_count = 1;
            sum = last.digit;
        }
    }
    struct linear_sum made = {.sum = sum, .is_stated = b->stated};
    if (plus_count + minus_count == 0 || plus_count + minus_count > NETWORK_REGION_CELLS ||
        n->sum_count == b->most) {
        return;
    }
    add_groups(n, &made, plus, plus_count);
    made.minus = made.count;
    add_groups(n, &made, minus, minus_count);
    made.minus_times = (uint16_t)minus_count;
    for (unsigned i = 0; i < n->sum_count; i++) {
        if (compare_sums(&n->sum[i], &made) == 0) {
            return;
        }
    }
    if (made.group_count == 1 && made.minus == made.count && sum > 0) {
        unsigned found;
        made.set = constraint_sum_sets(made.count, (unsigned)sum, &found);
        made.set_count = (uint16_t)found;
    }
    n->sum[n->sum_count++] = made;
}

/* Lists the cells of a set. Returns more than NETWORK_REGION_CELLS if there are too many. */
static unsigned list_cells(const struct network *n, const uint64_t *set, uint16_t *cell)
{
    unsigned count = 0;
    for (unsigned w = 0; w < n->words; w++) {
        for (uint64_t rest = set[w]; rest; rest &= rest - 1) {
            if (count == NETWORK_REGION_CELLS) {
                return NETWORK_REGION_CELLS + 1;
            }
            cell[count++] = (uint16_t)(64 * w + (unsigned)__builtin_ctzll(rest));
        }
    }
    return count;
}

/* A region, and cages in it that do not overlap. */
struct cover {
    const struct region *region;
    uint64_t bare[NETWORK_WORDS];    /* cells of the region that no cage covers */
    uint64_t inside[NETWORK_WORDS];  /* cells that no cage covers which lies wholly in the region */
    uint64_t outside[NETWORK_WORDS]; /* cells of the cages that lie outside the region */
    int inner;                       /* the sum of the cells inside */
    /* The sum of the cells outside, minus the sum of the uncovered ones. */
    int outer;
    bool any; /* at least one cage lies wholly in the region */
};

static void add_cage(const struct cage *c, unsigned words, struct cover *cover)
{
    const uint64_t *region = cover->region->set;
    uint64_t within = 0;
    uint64_t without = 0;
    uint64_t taken = 0; /* cells that another cage has */
    for (unsigned w = 0; w < words; w++) {
        const uint64_t in = c->set[w] & region[w];
        within |= in;
        without |= c->set[w] & ~region[w];
        taken |= (in & ~cover->bare[w]) | (c->set[w] & cover->outside[w]);
    }
    if (!within || taken) {
        return;
    }
    bool wholly = !without;
    cover->any |= wholly;
    cover->outer += c->sum;
    cover->inner -= wholly ? c->sum : 0;
    for (unsigned w = 0; w < words; w++) {
        cover->bare[w] &= ~c->set[w];
        cover->inside[w] &= wholly ? ~c->set[w] : ~(uint64_t)0;
        cover->outside[w] |= c->set[w] & ~region[w];
    }
}

static void add_region(struct builder *b, const struct region *r)
{
    const unsigned words = b->n->words;
    uint16_t plus[NETWORK_REGION_CELLS];
    uint16_t minus[NETWORK_REGION_CELLS];
    int total = (int)(r->houses * b->v->size * (b->v->size + 1U) / 2);
    struct cover cover;
    cover.region = r;
    cover.inner = total;
    cover.outer = -total;
    cover.any = false;
    memcpy(cover.bare, r->set, words * sizeof *cover.bare);
    memcpy(cover.inside, r->set, words * sizeof *cover.inside);
    memset(cover.outside, 0, words * sizeof *cover.outside);
    for (unsigned i = 0; i < b->cage_count; i++) {
        add_cage(&b->cage[i], words, &cover);
    }
    unsigned count = list_cells(b->n, cover.inside, plus);
    if (cover.any && count <= NETWORK_REGION_CELLS) {
        add_sum(b, plus, count, NULL, 0, cover.inner);
    }
    count = list_cells(b->n, cover.outside, plus);
    unsigned bare = list_cells(b->n, cover.bare, minus);
    if (count > 0 && count + bare <= NETWORK_REGION_CELLS) {
        add_sum(b, plus, count, minus, bare, cover.outer);
    }
    b->regions++;
}

/* Adds another house to the region. Returns false if it overlaps. */
static bool join(const struct network *n, struct region *r, unsigned h)
{
    const uint64_t *house = n->houses + (size_t)h * n->words;
    uint64_t common = 0;
    for (unsigned w = 0; w < n->words; w++) {
        common |= r->set[w] & house[w];
    }
    for (unsigned w = 0; !common && w < n->words; w++) {
        r->set[w] |= house[w];
    }
    r->houses += !common;
    return !common;
}

/* Adds regions of neighbouring rows or columns that begin at this one. */
static void add_lines(struct builder *b, unsigned h)
{
    const struct layout *v = b->v;
    struct region r = {.houses = 0};
    for (unsigned k = h;
         k < v->house_count && v->house[k].kind == v->house[h].kind && r.houses + 1U < v->size;
         k++) {
        if (!join(b->n, &r, k)) {
            return;
        }
        add_region(b, &r);
    }
}

/* Adds regions of boxes and other houses. The recursion is at most MAX_JOINED deep. */
static void add_boxes(struct builder *b, const struct region *r, unsigned from)
{
    const struct layout *v = b->v;
    for (unsigned h = from; h < v->house_count && b->regions < MAX_REGIONS; h++) {
        struct region more = *r;
        if (v->house[h].kind > HOUSE_COLUMN && join(b->n, &more, h)) {
            add_region(b, &more);
            if (more.houses < MAX_JOINED) {
                add_boxes(b, &more, h + 1);
            }
        }
    }
}

/* Moves the last sum to the part of the plan with the same cells, if its groups are small enough to
 * work out every total. */
static void make_exact(struct network *n, const struct constraint *c)
{
    const struct linear_sum *sum = &n->sum[n->sum_count - 1];
    unsigned from = 0;
    for (unsigned g = 0; g < sum->group_count; g++) {
        if (sum->group_end[g] - from > MAX_EXACT_GROUP) {
            return;
        }
        from = sum->group_end[g];
    }
    for (unsigned i = 0; c->sum < EXACT_SUM_LIMIT && i < n->part_count; i++) {
        if (n->plan->part[i].constraint.cell == c->cell) {
            n->exact[i] = *sum;
            n->sum_count--;
            return;
        }
    }
}

/* Any two pieces of a region sum line have the same sum. */
static void add_pieces(struct builder *b, const struct constraint *c)
{
    for (unsigned one = 0, end; one < c->count; one = end) {
        end = region_sum_piece_end(b->v, c, one);
        for (unsigned other = end, last; other < c->count; other = last) {
            last = region_sum_piece_end(b->v, c, other);
            add_sum(b, c->cell + one, end - one, c->cell + other, last - other, 0);
        }
    }
}

/* The digits along the arrow minus the number in the pill. */
static void add_pill(struct builder *b, const struct constraint *c)
{
    uint64_t shaft[NETWORK_WORDS] = {0};
    struct linear_sum made = {.is_weighted = true};
    unsigned weight = 1;
    if (b->n->sum_count == b->most) {
        return;
    }
    for (unsigned i = c->sum; i < c->count; i++) {
        cell_set_add(shaft, c->cell[i]);
    }
    network_group_tightly(b->n, b->v, shaft, &made);
    made.minus = made.count;
    for (unsigned i = c->sum; i-- > 0; weight *= 10) {
        made.cell[made.count++] = c->cell[i];
        made.minus_times += (uint16_t)weight;
        made.group_weight[made.group_count] = (uint8_t)weight;
        made.group_end[made.group_count++] = made.count;
    }
    b->n->sum[b->n->sum_count++] = made;
}

/* The sum that a constraint other than a cage states. Its own pruning lets digits repeat that see
 * each other; a sum's groups do not. */
static void add_line(struct builder *b, const struct constraint *c)
{
    if (c->kind == CONSTRAINT_ARROW) {
        add_sum(b, c->cell + 1, c->count - 1U, c->cell, 1, 0);
    } else if (c->kind == CONSTRAINT_DOUBLE_ARROW) {
        const uint16_t ends[2] = {c->cell[0], c->cell[c->count - 1U]};
        add_sum(b, c->cell + 1, c->count - 2U, ends, 2, 0);
    } else if (c->kind == CONSTRAINT_PILL_ARROW) {
        add_pill(b, c);
    } else if (c->kind == CONSTRAINT_REGION_SUM) {
        add_pieces(b, c);
    } else if (c->kind == CONSTRAINT_LITTLE_KILLER) {
        const unsigned before = b->n->sum_count;
        add_sum(b, c->cell, c->count, NULL, 0, (int)c->sum);
        if (b->n->sum_count > before) {
            make_exact(b->n, c);
        }
    }
}

/* Returns false when out of memory. */
static bool list_cages(struct builder *b)
{
    b->cage = calloc(constraint_count(b->v) + 1U, sizeof *b->cage);
    for (unsigned i = 0; b->cage && i < constraint_count(b->v); i++) {
        const struct constraint *c = constraint_at(b->v, i);
        for (unsigned k = 0; c->kind == CONSTRAINT_CAGE && k < c->count; k++) {
            cell_set_add(b->cage[b->cage_count].set, c->cell[k]);
        }
        b->cage[b->cage_count].sum = (int)c->sum;
        b->cage_count += c->kind == CONSTRAINT_CAGE;
    }
    return b->cage != NULL;
}

/* Returns false when out of memory. */
static bool add_regions(struct builder *b)
{
    const struct layout *v = b->v;
    struct region none = {.houses = 0};
    if (!list_cages(b)) {
        return false;
    }
    for (unsigned h = 0; h < v->house_count; h++) {
        if (v->house[h].kind <= HOUSE_COLUMN) {
            add_lines(b, h);
        }
    }
    add_boxes(b, &none, 0);
    free(b->cage);
    return true;
}

bool network_add_sums(struct network *n, const struct layout *v, unsigned most)
{
    struct builder b = {.v = v, .n = n, .most = most, .stated = true};
    for (unsigned i = 0; i < constraint_count(v); i++) {
        const struct constraint *c = constraint_at(v, i);
        add_line(&b, c);
    }
    b.stated = false;
    if (has_constraints_of(v, CONSTRAINT_LITTLE_KILLER)) {
        network_add_joint_sums(n, v, most);
    }
    if (has_constraints_of(v, CONSTRAINT_CAGE) && !add_regions(&b)) {
        return false;
    }
    qsort(n->sum, n->sum_count, sizeof *n->sum, compare_sums);
    return true;
}
