/* The search by rows for the canonical form (canon.h has the definition and the method).
 *
 * The rows of the result are chosen from the first one on. A state fixes the rows so far, the order
 * of stacks, and a partition of the columns into groups. At each position the least value that some
 * column of its group can give is taken. All columns and rows that tie for the least value are
 * branches; a branch ends as soon as it is worse than the best board (canon_offer).
 *
 * Symmetric boards would have very many ties. Three things keep them few: columns that no row
 * distinguishes stay one group, so their permutations are counted by a factorial and not tried;
 * rows without givens are alike, so one of them is tried and weighted; and scouting finds the best
 * next row before any branch is followed. STEP_LIMIT bounds what remains; beyond it canon_plain()
 * returns false.
 *
 * Each leaf that equals the best board adds its weight: the sum is the number of permutations that
 * give the canonical form, which is the number of automorphisms of the board. */
#include "gen/board/canon/canon_plain.h"

#include <string.h>

#include "gen/board/canon/canon_best.h"

enum { OPEN = CANON_OPEN, STEP_LIMIT = 100 * 1000 * 1000 };

/* A board in one of its two orientations. Sets of rows, columns and positions are bit masks. */
struct canon_side {
    const uint8_t *cell;
    uint32_t filled[MAX_SIZE];      /* by row: the columns that hold a given */
    uint32_t band_filled[MAX_SIZE]; /* by band: its rows that hold a given */
    uint32_t columns;               /* the columns that hold a given anywhere */
};

struct canon_search {
    unsigned size;
    unsigned width;  /* columns of a stack */
    unsigned height; /* rows of a band */
    const struct canon_side *side;
    unsigned steps_left;
    bool scouting; /* look at one row only, to know the best before following any branch */
    struct canon_best best;
};

/* Columns that nothing distinguishes yet form a group: its k columns will stand in the k positions
 * from the group's first on, in an order still open. A digit that was new in such a column is
 * labelled by where the column will stand: its label is its offset plus the position of the column
 * that owns it. */
struct canon_state {
    uint32_t group[MAX_SIZE];    /* by first position: the columns */
    uint32_t used_rows;          /* rows */
    uint64_t weight;             /* permutations that this state stands for */
    uint8_t slot[MAX_SIZE];      /* by column: the first position of its group */
    uint8_t owner[MAX_SIZE + 1]; /* by digit: a column, or OPEN for a digit not yet met */
    int8_t offset[MAX_SIZE + 1]; /* by digit */
    uint8_t stack[MAX_SIZE];     /* real stack by stack position */
    uint8_t next_label;
    uint8_t rows_done;
    uint8_t band; /* of the last row */
};

static uint64_t times(uint64_t a, uint64_t b)
{
    uint64_t product;
    return __builtin_mul_overflow(a, b, &product) ? UINT64_MAX : product;
}

static uint64_t factorial(unsigned n)
{
    uint64_t product = 1;
    for (; n > 1; n--) {
        product = times(product, n);
    }
    return product;
}

static unsigned count_of(uint32_t set)
{
    return (unsigned)__builtin_popcount(set);
}

static uint32_t run_of(unsigned first, unsigned count)
{
    return (((uint32_t)1 << count) - 1) << first;
}

/* Put a group of columns at a position. */
static void move_group(struct canon_state *st, uint32_t columns, unsigned position)
{
    st->group[position] = columns;
    for (; columns; columns &= columns - 1) {
        st->slot[__builtin_ctz(columns)] = (uint8_t)position;
    }
}

/* Split a group: this column takes the group's first position, and the rest begins after it. */
static void single_out(struct canon_state *st, unsigned column)
{
    unsigned first = st->slot[column];
    uint32_t rest = st->group[first] & ~((uint32_t)1 << column);
    if (rest) {
        st->group[first] = (uint32_t)1 << column;
        move_group(st, rest, first + 1);
    }
}

/* The least label that the digit can get if its column takes this position. A new digit gets the
 * next label. The label of an older digit depends on where the column that owns it will stand; the
 * best is its group's first position, or the one after it if `column` comes from the same group and
 * takes the first. */
static unsigned min_label(const struct canon_state *st, unsigned digit, unsigned position)
{
    unsigned owner = st->owner[digit];
    if (owner == OPEN) {
        return st->next_label;
    }
    /* An owner in the column's own group comes right behind it. */
    unsigned slot = st->slot[owner];
    return (unsigned)st->offset[digit] + slot + (slot == position);
}

/* Commit to min_label: split the groups so that the digit gets it. */
static void bind(struct canon_state *st, unsigned column, unsigned digit, unsigned position)
{
    single_out(st, column);
    if (st->owner[digit] == OPEN) {
        st->owner[digit] = (uint8_t)column;
        st->offset[digit] = (int8_t)(st->next_label++ - position);
    } else {
        single_out(st, st->owner[digit]);
    }
}

static void next_row(struct canon_search *s, const struct canon_state *st);
static void place(struct canon_search *s, struct canon_state *st, unsigned row, unsigned position);

/* Empty cells are 0, the least value, so the columns of a group that are empty in this row come
 * first. This splits the group. False: worse than the best board. */
static bool place_empty(struct canon_search *s, struct canon_state *st, uint32_t filled,
                        unsigned position)
{
    uint32_t empty = st->group[position] & ~filled;
    unsigned count = count_of(empty);
    unsigned at = st->rows_done * s->size + position;
    for (unsigned i = 0; i < count; i++) {
        if (!canon_offer(&s->best, at + i, 0)) {
            return false;
        }
    }
    if (filled) {
        st->group[position] = empty;
        move_group(st, filled, position + count);
    }
    return true;
}

/* If all digits of the group are new, they get the next labels in any order, so the columns can
 * stay one group: a digit's label is its column's position plus an offset. */
static bool place_new(struct canon_search *s, struct canon_state *st, const uint8_t *cells,
                      unsigned position)
{
    unsigned at = st->rows_done * s->size + position;
    int8_t offset = (int8_t)(st->next_label - position);
    for (uint32_t left = st->group[position]; left; left &= left - 1) {
        unsigned column = (unsigned)__builtin_ctz(left);
        if (!canon_offer(&s->best, at++, st->next_label++)) {
            return false;
        }
        st->owner[cells[column]] = (uint8_t)column;
        st->offset[cells[column]] = offset;
    }
    return true;
}

/* The columns of the group whose cells can get the least label; that goes to *least. */
static uint32_t min_columns(const struct canon_state *st, const uint8_t *cells, unsigned position,
                            unsigned *least)
{
    uint32_t ties = 0;
    *least = OPEN;
    for (uint32_t left = st->group[position]; left; left &= left - 1) {
        unsigned column = (unsigned)__builtin_ctz(left);
        unsigned label = min_label(st, cells[column], position);
        ties = label < *least ? 0 : ties;
        ties |= (uint32_t)(label <= *least) << column;
        *least = label < *least ? label : *least;
    }
    return ties;
}

/* Take `row` as the next row, from this position on. Ties among the columns of a group are
 * branches: all but the last are followed in a copy of the state, the last one in the state itself,
 * which is used up. */
static void place(struct canon_search *s, struct canon_state *st, unsigned row, unsigned position)
{
    const uint8_t *cells = s->side->cell + row * s->size;
    unsigned at = st->rows_done * s->size;
    while (position < s->size) {
        if (s->steps_left == 0) {
            return;
        }
        s->steps_left--;
        uint32_t filled = st->group[position] & s->side->filled[row];
        if (filled != st->group[position]) {
            unsigned empty = count_of(st->group[position] & ~filled);
            if (!place_empty(s, st, filled, position)) {
                return;
            }
            position += empty;
            continue;
        }
        unsigned least;
        uint32_t ties = min_columns(st, cells, position, &least);
        if (least == st->next_label) {
            if (!place_new(s, st, cells, position)) {
                return;
            }
            position += count_of(filled);
            continue;
        }
        for (; ties & (ties - 1); ties &= ties - 1) {
            if (!canon_offer(&s->best, at + position, least)) {
                return;
            }
            unsigned column = (unsigned)__builtin_ctz(ties);
            struct canon_state next = *st;
            bind(&next, column, cells[column], position);
            place(s, &next, row, position + 1);
        }
        if (!canon_offer(&s->best, at + position, least)) {
            return;
        }
        unsigned column = (unsigned)__builtin_ctz(ties);
        bind(st, column, cells[column], position);
        position++;
    }
    if (s->scouting) {
        return;
    }
    st->rows_done++;
    st->used_rows |= (uint32_t)1 << row;
    st->band = (uint8_t)(row / s->height);
    next_row(s, st);
}

/* All rows are placed. Columns that still form a group are equal in every row, so any order of them
 * gives the same board: the weight is multiplied by the number of orders. */
static void finish(struct canon_search *s, const struct canon_state *st)
{
    uint64_t weight = st->weight;
    for (unsigned position = 0; position < s->size;) {
        unsigned count = count_of(st->group[position]);
        weight = times(weight, factorial(count));
        position += count;
    }
    uint64_t sum;
    s->best.automorphisms =
        __builtin_add_overflow(s->best.automorphisms, weight, &sum) ? UINT64_MAX : sum;
}

/* Try the rows of one band. Its empty rows are alike, so one stands for all. */
static void try_band(struct canon_search *s, const struct canon_state *st, unsigned band)
{
    uint32_t rows = run_of(band * s->height, s->height) & ~st->used_rows;
    uint32_t empty = rows & ~s->side->band_filled[band];
    struct canon_state next;
    if (empty) {
        next = *st;
        next.weight = times(st->weight, count_of(empty));
        place(s, &next, (unsigned)__builtin_ctz(empty), 0);
        /* A row with givens cannot come before an empty one. */
        return;
    }
    for (; rows; rows &= rows - 1) {
        next = *st;
        place(s, &next, (unsigned)__builtin_ctz(rows), 0);
    }
}

/* The next row comes from the current band, or, if that is complete, from any unused one. */
static void try_rows(struct canon_search *s, const struct canon_state *st)
{
    if (run_of(st->band * s->height, s->height) & ~st->used_rows) {
        try_band(s, st, st->band);
        return;
    }
    for (unsigned band = 0; band < s->size / s->height; band++) {
        if (!(st->used_rows & run_of(band * s->height, s->height))) {
            try_band(s, st, band);
        }
    }
}

/* Two passes over the candidates for the next row: the first only looks at the row itself, to find
 * the best, and the second follows the rows that reach it. Without the first pass, every row that
 * is better than those before it would be followed to the end, and again in each row below. */
static void next_row(struct canon_search *s, const struct canon_state *st)
{
    if (st->rows_done == s->size) {
        finish(s, st);
        return;
    }
    s->scouting = true;
    try_rows(s, st);
    s->scouting = false;
    try_rows(s, st);
}

/* The first row's pattern: givens in each stack, fewest first. */
static void stack_pattern(const struct canon_search *s, unsigned row, uint8_t counts[MAX_SIZE])
{
    for (unsigned stack = 0; stack < s->size / s->width; stack++) {
        unsigned count = count_of(s->side->filled[row] & run_of(stack * s->width, s->width));
        unsigned i = stack;
        for (; i > 0 && counts[i - 1] > count; i--) {
            counts[i] = counts[i - 1];
        }
        counts[i] = (uint8_t)count;
    }
}

/* Choose the order of the stacks. In the canonical form the first row with givens has its emptiest
 * stack first, so its counts are ascending; stacks with equal counts are tried in every order. */
static void choose_stacks(struct canon_search *s, const struct canon_state *st, unsigned row,
                          const uint8_t *counts, unsigned position)
{
    unsigned stacks = s->size / s->width;
    if (position == stacks) {
        struct canon_state next = *st;
        for (unsigned i = 0; i < stacks; i++) {
            move_group(&next, run_of(st->stack[i] * s->width, s->width), i * s->width);
        }
        place(s, &next, row, 0);
        return;
    }
    uint32_t used = 0;
    for (unsigned i = 0; i < position; i++) {
        used |= (uint32_t)1 << st->stack[i];
    }
    /* Stacks without any given are alike: the first stands for all. */
    unsigned blank = 0;
    unsigned first_blank = 0;
    for (unsigned stack = stacks; stack-- > 0;) {
        if (!(used >> stack & 1) && !(s->side->columns & run_of(stack * s->width, s->width))) {
            blank++;
            first_blank = stack;
        }
    }
    for (unsigned stack = 0; stack < stacks; stack++) {
        uint32_t columns = run_of(stack * s->width, s->width);
        bool is_blank = !(s->side->columns & columns);
        if (used >> stack & 1 || count_of(s->side->filled[row] & columns) != counts[position] ||
            (is_blank && stack != first_blank)) {
            continue;
        }
        struct canon_state next = *st;
        next.weight = is_blank ? times(st->weight, blank) : st->weight;
        next.stack[position] = (uint8_t)stack;
        choose_stacks(s, &next, row, counts, position + 1);
    }
}

/* Begin with the empty bands, the band's empty rows, and this row. */
static void begin_with(struct canon_search *s, unsigned row, unsigned empty_rows, uint64_t weight)
{
    uint8_t counts[MAX_SIZE];
    stack_pattern(s, row, counts);
    struct canon_state st = {
        .weight = weight,
        .band = (uint8_t)(row / s->height),
        .rows_done = (uint8_t)empty_rows,
        .next_label = 1,
    };
    memset(st.owner, OPEN, sizeof st.owner);
    for (unsigned band = 0; band < s->size / s->height; band++) {
        uint32_t rows = run_of(band * s->height, s->height);
        if (!s->side->band_filled[band] || band == st.band) {
            st.used_rows |= rows & ~s->side->band_filled[band];
        }
    }
    choose_stacks(s, &st, row, counts, 0);
}

/* The canonical form begins with as many empty rows as possible: the empty bands, then the empty
 * rows of the band that has most of them among the others. Returns their number; *most is that
 * band's. */
static unsigned leading_rows(const struct canon_search *s, const struct canon_side *side,
                             unsigned *most)
{
    unsigned blank_bands = 0;
    *most = 0;
    for (unsigned band = 0; band < s->size / s->height; band++) {
        unsigned empty = s->height - count_of(side->band_filled[band]);
        blank_bands += empty == s->height;
        *most = empty < s->height && empty > *most ? empty : *most;
    }
    return blank_bands * s->height + *most;
}

/* Every row of a band with the most empty rows can be the first row with givens. The empty bands
 * and rows can be exchanged in the given number of ways. */
static void search_side(struct canon_search *s, const struct canon_side *side, unsigned leading,
                        unsigned most)
{
    unsigned blank_bands = (leading - most) / s->height;
    uint64_t weight = times(factorial(blank_bands), factorial(most));
    for (unsigned i = 0; i < blank_bands; i++) {
        weight = times(weight, factorial(s->height));
    }
    s->side = side;
    for (unsigned band = 0; band < s->size / s->height; band++) {
        uint32_t rows = side->band_filled[band];
        if (s->height - count_of(rows) != most) {
            continue;
        }
        for (; rows; rows &= rows - 1) {
            begin_with(s, (unsigned)__builtin_ctz(rows), leading, weight);
        }
    }
}

static void side_init(struct canon_side *side, const struct canon_search *s, const uint8_t *cells)
{
    memset(side, 0, sizeof *side);
    side->cell = cells;
    for (unsigned row = 0; row < s->size; row++) {
        for (unsigned column = 0; column < s->size; column++) {
            side->filled[row] |= (uint32_t)(cells[row * s->size + column] != 0) << column;
        }
        side->columns |= side->filled[row];
        side->band_filled[row / s->height] |= (uint32_t)(side->filled[row] != 0) << row;
    }
}

/* How many permutations there are: all of them keep an empty board. */
static uint64_t permutation_count(const struct canon_search *s)
{
    uint64_t order = s->width == s->height ? 2 : 1;
    const unsigned within[2] = {s->height, s->width};
    for (int i = 0; i < 2; i++) {
        unsigned groups = s->size / within[i];
        order = times(order, factorial(groups));
        for (unsigned k = 0; k < groups; k++) {
            order = times(order, factorial(within[i]));
        }
    }
    return order;
}

bool canon_plain(const struct layout *v, const struct grid *g, struct grid *out,
                 uint64_t *automorphisms)
{
    struct canon_search s = {
        .size = v->size,
        .width = v->box_width,
        .height = v->box_height,
        .steps_left = STEP_LIMIT,
    };
    uint8_t transposed[MAX_CELLS];
    struct canon_side sides[2];
    unsigned side_count = s.width == s.height ? 2 : 1;
    side_init(&sides[0], &s, g->cell);
    if (!sides[0].columns) {
        memset(out->cell, 0, v->cell_count);
        *automorphisms = permutation_count(&s);
        return true;
    }
    if (side_count == 2) {
        for (unsigned row = 0; row < s.size; row++) {
            for (unsigned column = 0; column < s.size; column++) {
                transposed[column * s.size + row] = g->cell[row * s.size + column];
            }
        }
        side_init(&sides[1], &s, transposed);
    }
    unsigned most[2];
    unsigned leading[2] = {0, 0};
    unsigned longest = 0;
    for (unsigned i = 0; i < side_count; i++) {
        leading[i] = leading_rows(&s, &sides[i], &most[i]);
        longest = leading[i] > longest ? leading[i] : longest;
    }
    memset(s.best.cell, 0, longest * s.size);
    s.best.cell[longest * s.size] = CANON_OPEN;
    for (unsigned i = 0; i < 2 * side_count; i++) {
        unsigned k = i % side_count;
        s.scouting = i < side_count;
        if (leading[k] == longest) {
            search_side(&s, &sides[k], longest, most[k]);
        }
    }
    if (s.steps_left == 0) {
        return false;
    }
    memcpy(out->cell, s.best.cell, v->cell_count);
    *automorphisms = s.best.automorphisms;
    return true;
}
