/* Prunes sums of many cells by their least and greatest values. */
#include "gen/solve/constraint/network_position.h"

/* The least sum that the cells of a group can have if all digits differ. Each cell in turn takes
 * the least free digit that is not below its own least candidate. In any order, this takes the same
 * digits, and their sum is the least. Without one of the cells, at most the last digit drops out of
 * the run of taken digits that the cell's least candidate is in. */
struct group {
    digit_set low;
    digit_set high; /* the same from above, with digit d written as size + 1 - d */
};

struct view {
    digit_set here[NETWORK_SUM_CELLS]; /* candidates; reversed if the cell counts with a minus */
    struct group group[NETWORK_SUM_CELLS];
    int target; /* the total, after reversing */
    int least;
    int most;
    unsigned open;
};

static inline digit_set seen(const struct network *n, const struct linear_sum *sum, unsigned i,
                             digit_set set)
{
    return i < sum->minus ? set : n->reversed[set];
}

static inline digit_set lowest_free(digit_set taken, digit_set least)
{
    digit_set open = ~taken & -least;
    return open & -open;
}

static void look_over(const struct position *p, const struct linear_sum *sum, struct view *view)
{
    const int top = p->v->size;
    unsigned i = 0;
    view->target = sum->sum + (sum->count - sum->minus) * (top + 1);
    view->least = view->most = 0;
    view->open = 0;
    for (unsigned g = 0; g < sum->group_count; g++) {
        struct group taken = {0, 0};
        for (; i < sum->group_end[g]; i++) {
            digit_set set = seen(p->n, sum, i, p->now[sum->cell[i]]);
            digit_set back = p->n->reversed[set];
            digit_set low = lowest_free(taken.low, set & -set);
            digit_set high = lowest_free(taken.high, back & -back);
            view->here[i] = set;
            view->open += !is_one(set);
            taken.low |= low;
            taken.high |= high;
            view->least += (int)lowest_digit(low);
            view->most += top + 1 - (int)lowest_digit(high);
        }
        view->group[g] = taken;
    }
}

/* The digits up to the end of the run of taken digits that begins at the set's least digit, plus
 * `room` more. */
static inline digit_set up_to(digit_set set, digit_set taken, int room, int top)
{
    unsigned from = lowest_digit(set) - 1;
    int last = (int)from + __builtin_ctz(~(taken >> from)) + room;
    return all_digits((unsigned)(last < top ? last : top));
}

static bool keep_bounds(struct position *p, const struct linear_sum *sum, struct view *view)
{
    const int top = p->v->size;
    const uint16_t *reversed = p->n->reversed;
    const int up = view->target - view->least;
    const int down = view->most - view->target;
    unsigned i = 0;
    for (unsigned g = 0; g < sum->group_count; g++) {
        for (; i < sum->group_end[g]; i++) {
            digit_set set = view->here[i];
            if (is_one(set)) {
                continue;
            }
            digit_set left = set & up_to(set, view->group[g].low, up, top) &
                             reversed[up_to(reversed[set], view->group[g].high, down, top)];
            view->here[i] = left;
            if (left != set && !position_keep(p, sum->cell[i], seen(p->n, sum, i, left))) {
                return false;
            }
        }
    }
    return true;
}

/* The digits that complete some digit of a set to a sum. */
static inline digit_set partners(const struct network *n, digit_set set, int sum, int top)
{
    digit_set back = n->reversed[set];
    return sum > top ? back << (sum - top - 1) : back >> (top + 1 - sum);
}

/* The last open cells of a sum. If there are two or three, the candidates of each are checked
 * against those of the others. */
struct open_cells {
    unsigned index[NETWORK_SUM_CELLS];
    digit_set here[NETWORK_SUM_CELLS];
    unsigned count;
    int rest; /* the sum of these cells */
};

static void list_open(const struct linear_sum *sum, const struct view *view, struct open_cells *out)
{
    out->count = 0;
    out->rest = view->target;
    for (unsigned i = 0; i < sum->count; i++) {
        if (is_one(view->here[i])) {
            out->rest -= (int)lowest_digit(view->here[i]);
        } else {
            out->here[out->count] = view->here[i];
            out->index[out->count++] = i;
        }
    }
}

static bool is_one_group(const struct linear_sum *sum, unsigned one, unsigned other)
{
    for (unsigned g = 0; g < sum->group_count; g++) {
        if (one < sum->group_end[g]) {
            return other < sum->group_end[g];
        }
    }
    return false;
}

static bool keep_partners(struct position *p, const struct linear_sum *sum,
                          const struct open_cells *o)
{
    const int top = p->v->size;
    if (o->rest < 2 || o->rest > 2 * top) {
        return false;
    }
    digit_set one = o->here[0] & partners(p->n, o->here[1], o->rest, top);
    digit_set other = o->here[1] & partners(p->n, o->here[0], o->rest, top);
    if (o->rest % 2 == 0 && is_one_group(sum, o->index[0], o->index[1])) {
        one &= ~digit_bit((unsigned)o->rest / 2);
        other &= ~digit_bit((unsigned)o->rest / 2);
    }
    return position_keep(p, sum->cell[o->index[0]], seen(p->n, sum, o->index[0], one)) &&
           position_keep(p, sum->cell[o->index[1]], seen(p->n, sum, o->index[1], other));
}

static bool keep_threes(struct position *p, const struct linear_sum *sum,
                        const struct open_cells *o)
{
    const int top = p->v->size;
    digit_set left[3] = {0, 0, 0};
    bool differ[3] = {is_one_group(sum, o->index[0], o->index[1]),
                      is_one_group(sum, o->index[0], o->index[2]),
                      is_one_group(sum, o->index[1], o->index[2])};
    for (digit_set rest = o->here[0]; rest; rest &= rest - 1) {
        digit_set digit = rest & -rest;
        int sum_of_two = o->rest - (int)lowest_digit(digit);
        if (sum_of_two < 2 || sum_of_two > 2 * top) {
            continue;
        }
        digit_set one = o->here[1] & ~set_if(differ[0], digit);
        digit_set other = o->here[2] & ~set_if(differ[1], digit);
        if (differ[2] && sum_of_two % 2 == 0) {
            one &= ~digit_bit((unsigned)sum_of_two / 2);
        }
        one &= partners(p->n, other, sum_of_two, top);
        if (one) {
            left[0] |= digit;
            left[1] |= one;
            left[2] |= partners(p->n, one, sum_of_two, top);
        }
    }
    for (unsigned i = 0; i < 3; i++) {
        unsigned index = o->index[i];
        if (!left[i] || !position_keep(p, sum->cell[index], seen(p->n, sum, index, left[i]))) {
            return false;
        }
    }
    return true;
}

bool look_at_linear(struct position *p, unsigned item)
{
    const struct linear_sum *sum = &p->n->sum[item - p->n->part_count - p->n->house_count];
    const int slack = (int)p->v->size - 1;
    struct view view;
    if (sum->set_count) {
        struct constraint_part part = {.kind = PART_SETS,
                                       .set_count = sum->set_count,
                                       .set = sum->set,
                                       .constraint = {.count = sum->count, .cell = sum->cell}};
        return look_at_part(p, &part, item_cells(p->n, item));
    }
    look_over(p, sum, &view);
    if (view.open <= 3) {
        cell_set_add(p->minding, item);
    } else {
        p->minding[item / 64] &= ~((uint64_t)1 << item % 64);
    }
    int up = view.target - view.least;
    int down = view.most - view.target;
    if (up < 0 || down < 0) {
        return false;
    }
    if (up < slack || down < slack) {
        if (!keep_bounds(p, sum, &view)) {
            return false;
        }
    }
    if (view.open != 2 && view.open != 3) {
        return true;
    }
    struct open_cells o;
    list_open(sum, &view, &o);
    return o.count < 2 || (o.count == 2 ? keep_partners(p, sum, &o) : keep_threes(p, sum, &o));
}
