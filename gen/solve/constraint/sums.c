/* Derives sums from cages and houses, and from arrows and little killers. */
#include <stdlib.h>
#include <string.h>

#include "gen/solve/constraint/network.h"

enum {
    MAX_JOINED = 4, /* houses other than rows and columns that are looked at together */
    MAX_REGIONS = 2000,
    MAX_JOINT_SUMS = 18,  /* more cost more time than they save */
    EXACT_SUM_LIMIT = 64, /* an exact sum is less than this */
    PLACES = 2 * NETWORK_SUMS,
};

/* Some houses that do not overlap, and the cages that have cells in them. */
struct region {
    uint64_t set[NETWORK_WORDS];
    uint64_t cages[NETWORK_WORDS];  /* each by its first cell */
    uint64_t around[NETWORK_WORDS]; /* cells of these cages */
    uint64_t open[NETWORK_WORDS];   /* cells that no cage covers which lies wholly in the region */
    unsigned houses;
    unsigned bare_count; /* cells that no cage covers */
    unsigned around_count;
    unsigned open_count;
    int cage_sum;  /* of these cages */
    int whole_sum; /* of those that lie wholly in the region */
};

/* A cage and its cells as a set. */
struct cage {
    uint64_t set[NETWORK_WORDS];
    unsigned first; /* cell */
    unsigned count;
    int sum;
};

enum { NO_CAGE = UINT16_MAX };

struct builder {
    const struct layout *v;
    struct network *n;
    unsigned most;
    bool stated;      /* by one constraint */
    unsigned regions; /* regions looked at so far */
    /* The network's sums, each by its hash: its index plus 1, or 0. */
    uint16_t place[PLACES];
    unsigned placed;      /* sums that have a place */
    struct cage *cage;    /* of those that overlap, only the first */
    struct region *house; /* each house as a region */
    uint16_t cage_of[MAX_CELLS];
};

/* Appends cells of one sign, in groups of cells that all differ. There are at most
 * NETWORK_REGION_CELLS. */
static void add_groups(const struct network *n, struct linear_sum *sum, const uint16_t *cell,
                       unsigned count)
{
    for (unsigned left = (1U << count) - 1; left;) {
        for (unsigned fit = left; fit;) {
            const unsigned next = (unsigned)__builtin_ctz(fit);
            sum->cell[sum->count++] = cell[next];
            left &= ~(1U << next);
            fit &= left;
            for (unsigned rest = fit; rest; rest &= rest - 1) {
                const bool fits = network_sees(n, cell[next], cell[__builtin_ctz(rest)]);
                fit &= fits ? ~0U : ~(rest & -rest);
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

/* The place that the sum has or would have. */
static unsigned place_of(const struct builder *b, const struct linear_sum *sum)
{
    uint32_t hash = (uint32_t)sum->sum;
    for (unsigned i = 0; i < sum->count; i++) {
        hash = (hash ^ sum->cell[i]) * 0x9e3779b1U;
    }
    unsigned place = hash >> 16;
    while (b->place[place % PLACES] &&
           compare_sums(&b->n->sum[b->place[place % PLACES] - 1], sum) != 0) {
        place++;
    }
    return place % PLACES;
}

static bool is_known(struct builder *b, const struct linear_sum *sum)
{
    for (; b->placed < b->n->sum_count; b->placed++) {
        b->place[place_of(b, &b->n->sum[b->placed])] = (uint16_t)(b->placed + 1);
    }
    return b->place[place_of(b, sum)] != 0;
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
    if (count == 0 || count + 1 < size) {
        return 2;
    }
    for (unsigned i = 0; i < count; i++) {
        cell_set_add(set, cell[i]);
    }
    out->digit = (int)(size * (size + 1) / 2) - sum;
    for (unsigned k = 0; k < b->v->house_count_of[cell[0]]; k++) {
        const uint64_t *house = n->houses + (size_t)b->v->house_of[cell[0]][k] * n->words;
        uint64_t beyond = 0;
        for (unsigned w = 0; w < n->words; w++) {
            const uint64_t rest = house[w] & ~set[w];
            beyond |= set[w] & ~house[w];
            if (rest) {
                out->cell = (uint16_t)(64 * w + (unsigned)__builtin_ctzll(rest));
            }
        }
        if (!beyond) {
            return size - count;
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
    const unsigned count = plus_count + minus_count;
    if (count == 0 || count > NETWORK_REGION_CELLS || n->sum_count == b->most) {
        return;
    }
    struct linear_sum *made = &n->sum[n->sum_count]; /* large, so it is not cleared */
    made->sum = sum;
    made->count = made->group_count = 0;
    made->is_weighted = false;
    made->is_stated = b->stated;
    made->set_count = 0;
    made->set = NULL;
    add_groups(n, made, plus, plus_count);
    made->minus = made->count;
    add_groups(n, made, minus, minus_count);
    made->minus_times = (uint16_t)minus_count;
    if (is_known(b, made)) {
        return;
    }
    if (made->group_count == 1 && minus_count == 0 && sum > 0 &&
        b->v->size <= CONSTRAINT_TABLE_DIGITS) {
        unsigned found;
        made->set = constraint_sum_sets(made->count, (unsigned)sum, &found);
        made->set_count = (uint16_t)found;
    }
    n->sum_count++;
}

static void list_cells(const struct network *n, const uint64_t *set, const uint64_t *without,
                       uint16_t *cell)
{
    unsigned count = 0;
    for (unsigned w = 0; w < n->words; w++) {
        for (uint64_t rest = set[w] & ~without[w]; rest; rest &= rest - 1) {
            cell[count++] = (uint16_t)(64 * w + (unsigned)__builtin_ctzll(rest));
        }
    }
}

/* Adds the sum of the cells of the region that no cage covers which lies wholly in it, and the sum
 * of the cells of its cages outside, minus its cells without a cage. */
static void add_region(struct builder *b, const struct region *r)
{
    static const uint64_t nothing[NETWORK_WORDS];
    uint16_t plus[NETWORK_REGION_CELLS];
    uint16_t minus[NETWORK_REGION_CELLS];
    const unsigned size = b->v->size;
    const int total = (int)(r->houses * size * (size + 1) / 2);
    const unsigned outside = r->around_count + r->bare_count - r->houses * size;
    if (r->whole_sum > 0 && r->open_count <= NETWORK_REGION_CELLS) {
        list_cells(b->n, r->open, nothing, plus);
        add_sum(b, plus, r->open_count, NULL, 0, total - r->whole_sum);
    }
    if (outside > 0 && outside + r->bare_count <= NETWORK_REGION_CELLS) {
        list_cells(b->n, r->around, r->set, plus);
        list_cells(b->n, r->set, r->around, minus);
        add_sum(b, plus, outside, minus, r->bare_count, r->cage_sum - total);
    }
    b->regions++;
}

/* If the cage lies wholly in the region, its cells are no longer open. */
static inline void close_cage(const struct cage *c, const unsigned words, struct region *r)
{
    uint64_t beyond = 0;
    for (unsigned w = 0; w < words; w++) {
        beyond |= c->set[w] & ~r->set[w];
    }
    for (unsigned w = 0; !beyond && w < words; w++) {
        r->open[w] &= ~c->set[w];
    }
    r->whole_sum += beyond ? 0 : c->sum;
    r->open_count -= beyond ? 0 : c->count;
}

static inline __attribute__((always_inline)) bool join_words(const struct builder *b,
                                                             const struct region *r, unsigned h,
                                                             struct region *out,
                                                             const unsigned words)
{
    const struct region *house = &b->house[h];
    uint64_t shared[NETWORK_WORDS];
    uint64_t common = 0;
    for (unsigned w = 0; w < words; w++) {
        common |= r->set[w] & house->set[w];
    }
    if (common) {
        return false;
    }
    for (unsigned w = 0; w < words; w++) {
        shared[w] = r->cages[w] & house->cages[w];
        out->set[w] = r->set[w] | house->set[w];
        out->cages[w] = r->cages[w] | house->cages[w];
        out->around[w] = r->around[w] | house->around[w];
        out->open[w] = r->open[w] | house->open[w];
    }
    out->houses = r->houses + 1;
    out->bare_count = r->bare_count + house->bare_count;
    out->around_count = r->around_count + house->around_count;
    out->open_count = r->open_count + house->open_count;
    out->cage_sum = r->cage_sum + house->cage_sum;
    out->whole_sum = r->whole_sum + house->whole_sum;
    for (unsigned w = 0; w < words; w++) {
        for (uint64_t rest = shared[w]; rest; rest &= rest - 1) { /* these were counted twice */
            const struct cage *c = &b->cage[b->cage_of[64 * w + (unsigned)__builtin_ctzll(rest)]];
            out->around_count -= c->count;
            out->cage_sum -= c->sum;
            close_cage(c, words, out);
        }
    }
    return true;
}

/* Adds another house to a region, which may be *out. Returns false if they overlap. With the number
 * of words as a constant, this takes half of the instructions. */
static bool join(const struct builder *b, const struct region *r, unsigned h, struct region *out)
{
#if !defined __OPTIMIZE_SIZE__
    if (b->n->words == 2) {
        return join_words(b, r, h, out, 2);
    }
#endif
    return join_words(b, r, h, out, b->n->words);
}

/* Adds regions of neighbouring rows or columns that begin at this one. */
static void add_lines(struct builder *b, unsigned h)
{
    const struct layout *v = b->v;
    struct region r = {.houses = 0};
    for (unsigned k = h;
         k < v->house_count && v->house[k].kind == v->house[h].kind && r.houses + 1U < v->size;
         k++) {
        if (!join(b, &r, k, &r)) {
            return;
        }
        add_region(b, &r);
    }
}

/* Adds regions of boxes and other houses. The recursion is at most MAX_JOINED deep. */
static void add_boxes(struct builder *b, const struct region *r, unsigned from)
{
    const struct layout *v = b->v;
    struct region more;
    for (unsigned h = from; h < v->house_count && b->regions < MAX_REGIONS; h++) {
        if (v->house[h].kind > HOUSE_COLUMN && join(b, r, h, &more)) {
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
    struct linear_sum made = {.is_weighted = true, .is_stated = b->stated};
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
        if (b->n->exact && b->n->sum_count > before) {
            make_exact(b->n, c);
        }
    }
}

/* Mirrored cells of a zipper line add up to the middle digit, or to the same as the next two. */
static void add_zipper(struct builder *b, const struct constraint *c)
{
    const unsigned pairs = c->count / 2U;
    for (unsigned i = 0; i + (c->count % 2 == 0) < pairs; i++) {
        const uint16_t two[2] = {c->cell[i], c->cell[c->count - 1U - i]};
        const uint16_t next[2] = {c->cell[i + 1], c->cell[c->count - 2U - i]};
        if (c->count % 2) {
            add_sum(b, two, 2, &c->cell[pairs], 1, 0);
        } else {
            add_sum(b, two, 2, next, 2, 0);
        }
    }
}

unsigned network_free_sums(const struct network *n, const struct layout *v, struct linear_sum *sum)
{
    struct network made = *n;
    struct builder b = {.v = v, .n = &made, .most = NETWORK_SUMS, .stated = true};
    made.sum = sum;
    made.sum_count = 0;
    if (v->size > CONSTRAINT_TABLE_DIGITS) {
        made.exact = NULL;
        (void)network_add_sums(&made, v, NETWORK_SUMS); /* without memory for them, fewer */
    }
    for (unsigned i = 0; i < constraint_count(v); i++) {
        const struct constraint *c = constraint_at(v, i);
        if (c->kind == CONSTRAINT_REPEAT_CAGE) {
            add_sum(&b, c->cell, c->count, NULL, 0, (int)c->sum);
        } else if (c->kind == CONSTRAINT_ZIPPER) {
            add_zipper(&b, c);
        }
    }
    return made.sum_count;
}

static bool overlaps(const struct builder *b, const struct constraint *c)
{
    bool any = false;
    for (unsigned i = 0; i < c->count; i++) {
        any |= b->cage_of[c->cell[i]] != NO_CAGE;
    }
    return any;
}

static void list_cages(struct builder *b)
{
    unsigned count = 0;
    memset(b->cage_of, 0xff, b->v->cell_count * sizeof *b->cage_of);
    for (unsigned i = 0; i < constraint_count(b->v); i++) {
        const struct constraint *c = constraint_at(b->v, i);
        if (c->kind != CONSTRAINT_CAGE || overlaps(b, c)) {
            continue;
        }
        struct cage *cage = &b->cage[count];
        *cage = (struct cage){.first = c->cell[0], .count = c->count, .sum = (int)c->sum};
        for (unsigned k = 0; k < c->count; k++) {
            cell_set_add(cage->set, c->cell[k]);
            b->cage_of[c->cell[k]] = (uint16_t)count;
        }
        count++;
    }
}

static void make_house(const struct builder *b, unsigned h, struct region *r)
{
    const struct network *n = b->n;
    const struct layout *v = b->v;
    *r = (struct region){.houses = 1, .open_count = v->size};
    memcpy(r->set, n->houses + (size_t)h * n->words, n->words * sizeof *r->set);
    memcpy(r->open, r->set, n->words * sizeof *r->set);
    for (unsigned i = 0; i < v->size; i++) {
        const unsigned index = b->cage_of[v->house[h].cell[i]];
        if (index == NO_CAGE) {
            r->bare_count++;
            continue;
        }
        const struct cage *c = &b->cage[index];
        if (cell_set_has(r->cages, c->first)) {
            continue;
        }
        cell_set_add(r->cages, c->first);
        for (unsigned w = 0; w < n->words; w++) {
            r->around[w] |= c->set[w];
        }
        r->around_count += c->count;
        r->cage_sum += c->sum;
        close_cage(c, n->words, r);
    }
}

/* Returns false when out of memory. */
static bool add_regions(struct builder *b)
{
    const struct layout *v = b->v;
    const struct region none = {.houses = 0};
    b->cage = malloc((constraint_count(v) + 1U) * sizeof *b->cage);
    b->house = malloc((v->house_count + 1U) * sizeof *b->house);
    const bool good = b->cage && b->house;
    if (good) {
        list_cages(b);
    }
    for (unsigned h = 0; good && h < v->house_count; h++) {
        make_house(b, h, &b->house[h]);
    }
    for (unsigned h = 0; good && h < v->house_count; h++) {
        if (v->house[h].kind <= HOUSE_COLUMN) {
            add_lines(b, h);
        }
    }
    if (good) {
        add_boxes(b, &none, 0);
    }
    free(b->cage);
    free(b->house);
    return good;
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
        network_add_joint_sums(n, v, MAX_JOINT_SUMS, most);
    }
    if (has_constraints_of(v, CONSTRAINT_CAGE) && !add_regions(&b)) {
        return false;
    }
    qsort(n->sum, n->sum_count, sizeof *n->sum, compare_sums);
    return true;
}
