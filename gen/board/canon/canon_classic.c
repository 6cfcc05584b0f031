#include "gen/board/canon/canon_classic.h"

#include <string.h>

enum {
    SIZE = 9,
    CELLS = 81,
    SIDES = 2,       /* as it is, and transposed */
    MAX_WAYS = 1024, /* at once; a full board has at most 648 after two rows */
    OPEN = 15,       /* the label of a digit that was not met yet */
    FIELD_BITS = 6,  /* of a line's or a column order's entry */
    FIELD = 63,      /* an entry */
    LABEL_BITS = 4,  /* of a label, or of a cell of a finished row */
    ALL_ROWS = 511,
    ALL_COLUMNS = 511,
};

/* A row or column of the board: an entry a cell, LABEL_BITS times its digit. */
typedef uint64_t line;

/* A row as it will stand: the labels, the first in the highest bits, so that rows compare as
 * numbers. */
typedef uint64_t row_key;

/* A way to arrange the board so far. */
struct canon_classic_way {
    uint64_t columns; /* by position, an entry each: FIELD_BITS times the column; bit 54 the side */
    uint64_t labels;  /* by digit, LABEL_BITS each; 0 has 0. From bit 40 on the rows used */
};

enum { SIDE_BIT = SIZE * FIELD_BITS, USED_BIT = (SIZE + 1) * LABEL_BITS };

struct canon_classic_ways {
    unsigned count;
    struct canon_classic_way way[MAX_WAYS];
};

struct canon_classic_search {
    line line[SIDES][SIZE];
    uint16_t filled[SIDES][SIZE]; /* by row: the columns that hold a given */
    uint16_t blank[SIDES];        /* rows without a given */
    unsigned digit_count;         /* different digits on the board */
    /* The same in all ways: */
    unsigned rows_done;
    unsigned next_label;
    unsigned untouched[3]; /* by stack position: columns at its front without a given so far */
    row_key row[SIZE];     /* the least rows so far; in the making: the least of the next row */
    bool overflow;
    struct canon_classic_ways *now;
    struct canon_classic_ways *next;
    struct canon_classic_ways room[2];
};

static const uint8_t orders[6][3] = {{0, 1, 2}, {1, 0, 2}, {0, 2, 1},
                                     {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
static const uint8_t factorial[4] = {1, 1, 2, 6};
static const uint8_t bit_count[8] = {0, 1, 1, 2, 1, 2, 2, 3};

static inline unsigned used_rows(const struct canon_classic_way *w)
{
    return (unsigned)(w->labels >> USED_BIT) & ALL_ROWS;
}

static inline unsigned side_of(const struct canon_classic_way *w)
{
    return (unsigned)(w->columns >> SIDE_BIT) & 1;
}

/* Of a set of rows or columns, those of a band or stack. */
static inline unsigned three_of(unsigned lines, unsigned which)
{
    return lines >> 3 * which & 7;
}

/* A row while it is put in order: by position, the label of the cell over the column's entry. */
struct canon_classic_draft {
    unsigned cell[SIZE];
    unsigned branches; /* ways to place new digits in untouched columns */
    row_key key;
};

static inline void sort_two(unsigned *a, unsigned *b)
{
    unsigned least = *a < *b ? *a : *b;
    *b = *a < *b ? *b : *a;
    *a = least;
}

/* The least that the row can be, in this way. */
static inline void draft_row(const struct canon_classic_search *s,
                             const struct canon_classic_way *w, line row,
                             struct canon_classic_draft *d)
{
    unsigned next = s->next_label;
    d->key = 0;
    d->branches = 1;
    for (unsigned stack = 0; stack < 3; stack++) {
        unsigned *cell = &d->cell[3 * stack];
        unsigned untouched = s->untouched[stack];
#pragma GCC unroll 3
        for (unsigned i = 0; i < 3; i++) {
            unsigned column = (unsigned)(w->columns >> FIELD_BITS * (3 * stack + i)) & FIELD;
            unsigned label = (unsigned)(w->labels >> (row >> column & FIELD)) & 15;
            cell[i] = label << FIELD_BITS | column;
        }
        if (untouched > 1) {
            sort_two(&cell[0], &cell[1]);
            if (untouched > 2) {
                sort_two(&cell[1], &cell[2]);
                sort_two(&cell[0], &cell[1]);
            }
            unsigned fresh = 0;
            for (unsigned i = 0; i < untouched; i++) {
                fresh += cell[i] >> FIELD_BITS == OPEN;
            }
            d->branches *= factorial[fresh];
        }
#pragma GCC unroll 3
        for (unsigned i = 0; i < 3; i++) {
            unsigned label = cell[i] >> FIELD_BITS;
            unsigned is_open = label == OPEN;
            d->key = d->key << LABEL_BITS | (is_open ? next : label);
            next += is_open;
        }
    }
}

static void add_way(struct canon_classic_search *s, uint64_t columns, uint64_t labels)
{
    if (s->next->count == MAX_WAYS) {
        s->overflow = true;
        return;
    }
    s->next->way[s->next->count++] = (struct canon_classic_way){columns, labels};
}

/* The way with this row next, its cells in the order of the draft. */
static void follow(struct canon_classic_search *s, const struct canon_classic_way *w, unsigned row,
                   const unsigned cell[SIZE])
{
    line digits = s->line[side_of(w)][row];
    uint64_t columns = w->columns >> SIDE_BIT << SIDE_BIT;
    uint64_t labels = w->labels | (uint64_t)1 << (USED_BIT + row);
    uint64_t next = s->next_label;
    for (unsigned i = 0; i < SIZE; i++) {
        unsigned column = cell[i] & FIELD;
        columns |= (uint64_t)column << FIELD_BITS * i;
        if (cell[i] >> FIELD_BITS == OPEN) {
            labels ^= (OPEN ^ next++) << (digits >> column & FIELD);
        }
    }
    add_way(s, columns, labels);
}

/* The same for each order of new digits in untouched columns. Their labels are still open, and
 * later rows may distinguish them. */
static void follow_all(struct canon_classic_search *s, const struct canon_classic_way *w,
                       unsigned row, const struct canon_classic_draft *d)
{
    unsigned first[3];
    unsigned count[3];
    for (unsigned stack = 0; stack < 3; stack++) {
        unsigned end = s->untouched[stack];
        first[stack] = end;
        while (first[stack] > 0 && d->cell[3 * stack + first[stack] - 1] >> FIELD_BITS == OPEN) {
            first[stack]--;
        }
        count[stack] = end - first[stack];
        first[stack] += 3 * stack;
    }
    for (unsigned branch = 0; branch < d->branches; branch++) {
        unsigned cell[SIZE];
        unsigned left = branch;
        memcpy(cell, d->cell, sizeof cell);
        for (unsigned stack = 0; stack < 3; stack++) {
            const uint8_t *order = orders[left % factorial[count[stack]]];
            left /= factorial[count[stack]];
            for (unsigned i = 0; i < count[stack]; i++) {
                cell[first[stack] + i] = d->cell[first[stack] + order[i]];
            }
        }
        follow(s, w, row, cell);
    }
}

static void try_row(struct canon_classic_search *s, const struct canon_classic_way *w, unsigned row)
{
    struct canon_classic_draft d;
    row_key *best = &s->row[s->rows_done];
    draft_row(s, w, s->line[side_of(w)][row], &d);
    if (d.key > *best) {
        return;
    }
    if (d.key < *best) {
        *best = d.key;
        s->next->count = 0;
        s->overflow = false;
    }
    if (d.branches == 1) {
        follow(s, w, row, d.cell);
    } else {
        follow_all(s, w, row, &d);
    }
}

/* The rows of a band that can come next: of empty ones, the first stands for all. */
static inline unsigned choices(const struct canon_classic_search *s,
                               const struct canon_classic_way *w, unsigned band)
{
    unsigned rows = ~used_rows(w) & 7U << 3 * band;
    unsigned blank = rows & s->blank[side_of(w)];
    return blank ? blank & -blank : rows;
}

static void try_band(struct canon_classic_search *s, const struct canon_classic_way *w,
                     unsigned band)
{
    for (unsigned rows = choices(s, w, band); rows; rows &= rows - 1) {
        try_row(s, w, (unsigned)__builtin_ctz(rows));
    }
}

static inline unsigned label_at(row_key key, unsigned position)
{
    return (unsigned)(key >> LABEL_BITS * (SIZE - 1 - position)) & 15;
}

/* The ways found for the next row are those that count now. */
static void end_row(struct canon_classic_search *s)
{
    row_key key = s->row[s->rows_done++];
    for (unsigned position = 0; position < SIZE; position++) {
        unsigned label = label_at(key, position);
        s->next_label += label == s->next_label;
        /* Empty cells come first among the untouched columns; the rest stay untouched. */
        if (label && position % 3 < s->untouched[position / 3]) {
            s->untouched[position / 3] = position % 3;
        }
    }
    struct canon_classic_ways *done = s->now;
    s->now = s->next;
    s->next = done;
    s->next->count = 0;
}

static void next_row(struct canon_classic_search *s)
{
    s->row[s->rows_done] = UINT64_MAX;
    for (unsigned i = 0; i < s->now->count; i++) {
        const struct canon_classic_way *w = &s->now->way[i];
        unsigned used = used_rows(w);
        for (unsigned band = 0; band < 3; band++) {
            unsigned done = three_of(used, band);
            if (s->rows_done % 3 == 0 ? done == 0 : done != 0 && done != 7) {
                try_band(s, w, band);
            }
        }
    }
    end_row(s);
}

/* Is nothing open but the order of rows? */
static bool is_rigid(const struct canon_classic_search *s)
{
    return s->untouched[0] < 2 && s->untouched[1] < 2 && s->untouched[2] < 2 &&
           s->next_label >= s->digit_count && s->rows_done % 3 == 0;
}

static inline void sort_keys(row_key *a, row_key *b)
{
    row_key least = *a < *b ? *a : *b;
    *b = *a < *b ? *b : *a;
    *a = least;
}

/* The rows of a band, least first. */
static void sorted_band(const struct canon_classic_search *s, const struct canon_classic_way *w,
                        unsigned band, row_key key[3])
{
    for (unsigned i = 0; i < 3; i++) {
        line row = s->line[side_of(w)][3 * band + i];
        key[i] = 0;
        for (unsigned position = 0; position < SIZE; position++) {
            unsigned column = (unsigned)(w->columns >> FIELD_BITS * position) & FIELD;
            unsigned label = (unsigned)(w->labels >> (row >> column & FIELD)) & 15;
            /* the one digit without a label gets the next */
            key[i] = key[i] << LABEL_BITS | (label == OPEN ? s->next_label : label);
        }
    }
    sort_keys(&key[0], &key[1]);
    sort_keys(&key[1], &key[2]);
    sort_keys(&key[0], &key[1]);
}

static int compare_rows(const row_key *a, const row_key *b, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        if (a[i] != b[i]) {
            return a[i] < b[i] ? -1 : 1;
        }
    }
    return 0;
}

/* Sort the remaining rows of each way and keep the ways that give the least. Returns the number of
 * ways. */
static unsigned sort_rows(struct canon_classic_search *s)
{
    unsigned from = s->rows_done;
    unsigned count = 0;
    for (unsigned i = 0; i < s->now->count; i++) {
        const struct canon_classic_way *w = &s->now->way[i];
        row_key key[2][3];
        unsigned bands = 0;
        for (unsigned band = 0; band < 3; band++) {
            if (three_of(used_rows(w), band) == 0) {
                sorted_band(s, w, band, key[bands++]);
            }
        }
        if (bands == 2 && compare_rows(key[1], key[0], 3) < 0) {
            row_key first[3];
            memcpy(first, key[0], sizeof first);
            memcpy(key[0], key[1], sizeof first);
            memcpy(key[1], first, sizeof first);
        }
        int order = count ? compare_rows(key[0], &s->row[from], SIZE - from) : -1;
        if (order < 0) {
            memcpy(&s->row[from], key, (SIZE - from) * sizeof(row_key));
            count = 0;
        }
        count += order <= 0;
    }
    return count;
}

/* ---- beginning ---------------------------------------------------------------------------------
 */

static const uint64_t no_labels = 0xFFFFFFFFF0; /* of the digits; of 0 it is 0 */

static uint64_t columns_by_stacks(const uint8_t order[3], unsigned side)
{
    uint64_t columns = (uint64_t)side << SIDE_BIT;
    for (unsigned i = 0; i < SIZE; i++) {
        columns |= (uint64_t)FIELD_BITS * (3U * order[i / 3] + i % 3) << FIELD_BITS * i;
    }
    return columns;
}

/* Givens in each stack. */
static inline void stack_counts(unsigned filled, uint8_t counts[3])
{
    for (unsigned stack = 0; stack < 3; stack++) {
        counts[stack] = bit_count[three_of(filled, stack)];
    }
}

/* Rows of a band that are without givens in the form before its first that is not. */
static unsigned blank_rows(const struct canon_classic_search *s, unsigned side, unsigned band)
{
    return bit_count[three_of(s->blank[side], band)];
}

/* Bands without givens come first, then those empty rows of the band that has most of them. */
static unsigned leading_rows(const struct canon_classic_search *s, unsigned side, unsigned *most)
{
    unsigned leading = 0;
    *most = 0;
    for (unsigned band = 0; band < 3; band++) {
        unsigned blank = blank_rows(s, side, band);
        leading += blank == 3 ? 3 : 0;
        *most = blank < 3 && blank > *most ? blank : *most;
    }
    return leading + *most;
}

/* The stacks' counts, fewest first, as one number. */
static unsigned pattern_of(const uint8_t counts[3])
{
    unsigned a = counts[0];
    unsigned b = counts[1];
    unsigned c = counts[2];
    sort_two(&a, &b);
    sort_two(&b, &c);
    sort_two(&a, &b);
    return a << 4 | b << 2 | c;
}

/* The first row that is not empty can be this one, with this pattern of givens by stack. */
static void begin_with(struct canon_classic_search *s, unsigned side, unsigned row,
                       unsigned pattern)
{
    uint8_t counts[3];
    unsigned used = 0;
    stack_counts(s->filled[side][row], counts);
    for (unsigned band = 0; band < 3; band++) {
        if (blank_rows(s, side, band) == 3 || band == row / 3) {
            used |= s->blank[side] & 7U << 3 * band;
        }
    }
    for (unsigned i = 0; i < 6; i++) {
        const uint8_t *order = orders[i];
        if ((unsigned)(counts[order[0]] << 4 | counts[order[1]] << 2 | counts[order[2]]) ==
            pattern) {
            struct canon_classic_way w = {columns_by_stacks(order, side),
                                          no_labels | (uint64_t)used << USED_BIT};
            try_row(s, &w, row);
        }
    }
}

/* The empty rows at the front and the first row after them. */
static void begin_canon_classic(struct canon_classic_search *s)
{
    unsigned most[SIDES];
    unsigned leading[SIDES];
    unsigned least = UINT32_MAX;
    for (unsigned side = 0; side < SIDES; side++) {
        leading[side] = leading_rows(s, side, &most[side]);
    }
    s->rows_done = leading[0] > leading[1] ? leading[0] : leading[1];
    s->row[s->rows_done] = UINT64_MAX;
    for (unsigned step = 0; step < 2 * SIDES * SIZE; step++) {
        unsigned side = step / SIZE % SIDES;
        unsigned row = step % SIZE;
        uint8_t counts[3];
        if (leading[side] != s->rows_done || !s->filled[side][row] ||
            blank_rows(s, side, row / 3) != most[side]) {
            continue;
        }
        stack_counts(s->filled[side][row], counts);
        unsigned pattern = pattern_of(counts);
        if (step < SIDES * SIZE) {
            least = pattern < least ? pattern : least;
        } else if (pattern == least) {
            begin_with(s, side, row, pattern);
        }
    }
    end_row(s);
}

/* ---- full boards: the first two rows -----------------------------------------------------------
 */

/* Two rows of a band. Each stack of the second row holds digits from the other two stacks of the
 * first row. The number that comes from the next stack is the same for all three stacks. */
struct row_pair {
    unsigned side;
    unsigned first;
    unsigned second;
    uint8_t goes_to[SIZE]; /* the column of the first that has the digit of the second's */
    unsigned swapped;      /* columns that go to one that comes back */
    unsigned from_next;    /* digits of a stack of the second that the first's next stack has */
};

static void find_pair(const struct canon_classic_search *s, struct row_pair *p)
{
    uint8_t column_of_digit[SIZE + 1];
    for (unsigned c = 0; c < SIZE; c++) {
        unsigned digit = (unsigned)(s->line[p->side][p->first] >> FIELD_BITS * c & FIELD);
        column_of_digit[digit / LABEL_BITS] = (uint8_t)c;
    }
    p->from_next = 0;
    p->swapped = 0;
    for (unsigned c = 0; c < SIZE; c++) {
        unsigned digit = (unsigned)(s->line[p->side][p->second] >> FIELD_BITS * c & FIELD);
        p->goes_to[c] = column_of_digit[digit / LABEL_BITS];
        p->from_next += c < 3 && p->goes_to[c] / 3 == 1;
    }
    for (unsigned c = 0; c < SIZE; c++) {
        p->swapped |= (unsigned)(p->goes_to[p->goes_to[c]] == c) << c;
    }
}

/* Offer the pair with the columns in this order. */
static void offer_pair(struct canon_classic_search *s, const struct row_pair *p,
                       const uint8_t column[SIZE])
{
    uint8_t label[SIZE];
    row_key key = 0;
    for (unsigned i = 0; i < SIZE; i++) {
        label[column[i]] = (uint8_t)(i + 1);
    }
    for (unsigned i = 0; i < SIZE; i++) {
        key = key << LABEL_BITS | label[p->goes_to[column[i]]];
    }
    if (key > s->row[1]) {
        return;
    }
    if (key < s->row[1]) {
        s->row[1] = key;
        s->next->count = 0;
    }
    uint64_t columns = (uint64_t)p->side << SIDE_BIT;
    uint64_t labels = (uint64_t)(1U << p->first | 1U << p->second) << USED_BIT;
    for (unsigned i = 0; i < SIZE; i++) {
        line digits = s->line[p->side][p->first];
        columns |= (uint64_t)FIELD_BITS * column[i] << FIELD_BITS * i;
        labels |= (uint64_t)(i + 1) << (digits >> FIELD_BITS * column[i] & FIELD);
    }
    add_way(s, columns, labels);
}

/* The columns of a stack stand where the cells of the second row before them call for their digits;
 * columns that no cell calls for come last, in any order, because nothing distinguishes them. */
static void order_stack(const struct row_pair *p, uint8_t column[SIZE], unsigned place,
                        unsigned stack)
{
    unsigned met = 0;
    unsigned at = 3 * place;
    for (unsigned i = 0; i < 3 * place; i++) {
        unsigned c = p->goes_to[column[i]];
        if (c / 3 == stack) {
            column[at++] = (uint8_t)c;
            met |= 1U << c % 3;
        }
    }
    for (unsigned i = 0; i < 3; i++) {
        if (!(met >> i & 1)) {
            column[at++] = (uint8_t)(3 * stack + i);
        }
    }
}

/* The second row begins with the digits of the first's second stack, the labels 4 and on. The first
 * column is among those allowed. */
static void order_columns(struct canon_classic_search *s, const struct row_pair *p, unsigned stack,
                          unsigned direction, unsigned first_columns)
{
    const unsigned second = (stack + direction) % 3;
    unsigned from_second = 0;
    for (unsigned i = 0; i < 3; i++) {
        from_second |= (unsigned)(p->goes_to[3 * stack + i] / 3 == second) << i;
    }
    for (unsigned i = 0; i < 6; i++) {
        uint8_t column[SIZE];
        const uint8_t *order = orders[i];
        bool others_last = from_second == 7 || !(from_second >> order[2] & 1);
        if (!others_last || !(first_columns >> (3 * stack + order[0]) & 1)) {
            continue;
        }
        for (unsigned k = 0; k < 3; k++) {
            column[k] = (uint8_t)(3 * stack + order[k]);
        }
        order_stack(p, column, 1, second);
        order_stack(p, column, 2, 3 - stack - second);
        offer_pair(s, p, column);
    }
}

/* Which way round, if any, a stack of the second row has `most` digits from one of the first. */
static unsigned direction_of(const struct row_pair *p, unsigned most)
{
    return p->from_next == most ? 1 : 3 - p->from_next == most ? 2 : 0;
}

/* The columns whose cell in the second row calls for a column that calls for them, where that is
 * in the stack which comes second. Standing first, such a column gives 1 as the fourth label, which
 * no other does. */
static unsigned swapped_columns(const struct row_pair *p, unsigned direction)
{
    unsigned columns = 0;
    for (unsigned left = p->swapped; left; left &= left - 1) {
        unsigned c = (unsigned)__builtin_ctz(left);
        columns |= (unsigned)(p->goes_to[c] / 3U == (c / 3 + direction) % 3) << c;
    }
    return columns;
}

static void begin_full(struct canon_classic_search *s)
{
    struct row_pair pair[SIDES * SIZE * 2];
    unsigned count = 0;
    unsigned most = 2;
    unsigned swapped = 0;
    for (unsigned i = 0; i < SIDES * SIZE; i++) {
        for (unsigned k = 1; k < 3; k++) {
            struct row_pair *p = &pair[count++];
            p->side = i / SIZE;
            p->first = i % SIZE;
            p->second = p->first - p->first % 3 + (p->first + k) % 3;
            find_pair(s, p);
            most = p->from_next % 3 == 0 ? 3 : most;
            swapped |= p->swapped;
        }
    }
    s->row[0] = 0x123456789;
    s->row[1] = UINT64_MAX;
    for (unsigned i = 0; i < count; i++) {
        unsigned direction = direction_of(&pair[i], most);
        unsigned first = most == 2 && swapped ? swapped_columns(&pair[i], direction) : ALL_COLUMNS;
        for (unsigned stack = 0; direction && stack < 3; stack++) {
            if (three_of(first, stack)) {
                order_columns(s, &pair[i], stack, direction, first);
            }
        }
    }
    memset(s->untouched, 0, sizeof s->untouched);
    s->rows_done = 1;
    s->next_label = SIZE + 1;
    end_row(s);
}

/* ---- the whole ---------------------------------------------------------------------------------
 */

/* False where a digit stands twice. */
static bool read_board(struct canon_classic_search *s, const struct grid *g, unsigned *given_count)
{
    unsigned in_column[SIZE] = {0};
    unsigned in_box[3];
    unsigned clash = 0;
    unsigned all = 0;
    memset(s->line, 0, sizeof s->line);
    memset(s->filled, 0, sizeof s->filled);
    memset(s->blank, 0, sizeof s->blank);
    *given_count = 0;
    for (unsigned row = 0; row < SIZE; row++) {
        unsigned in_row = 0;
        unsigned filled = 0;
        line entries = 0;
        if (row % 3 == 0) {
            memset(in_box, 0, sizeof in_box);
        }
#pragma GCC unroll 9
        for (unsigned column = 0; column < SIZE; column++) {
            unsigned digit = g->cell[SIZE * row + column];
            unsigned is_given = digit != 0;
            unsigned bit = 1U << digit & ~1U;
            line entry = (line)LABEL_BITS * digit;
            entries |= entry << FIELD_BITS * column;
            s->line[1][column] |= entry << FIELD_BITS * row;
            filled |= is_given << column;
            s->filled[1][column] |= (uint16_t)(is_given << row);
            clash |= bit & (in_row | in_column[column] | in_box[column / 3]);
            in_row |= bit;
            in_column[column] |= bit;
            in_box[column / 3] |= bit;
        }
        s->line[0][row] = entries;
        s->filled[0][row] = (uint16_t)filled;
        *given_count += digit_count(filled);
        all |= in_row;
    }
    for (unsigned i = 0; i < SIDES * SIZE; i++) {
        s->blank[i / SIZE] |= (uint16_t)((s->filled[i / SIZE][i % SIZE] == 0) << i % SIZE);
    }
    s->digit_count = digit_count(all);
    return clash == 0;
}

/* The number of arrangements that one way stands for: columns without givens can change places
 * within their stack, rows without givens within their band, and bands without givens among
 * themselves. */
static uint64_t arrangements_of_a_way(const struct canon_classic_search *s)
{
    uint64_t product = 1;
    unsigned blank_bands = 0;
    for (unsigned i = 0; i < 3; i++) {
        unsigned blank = 0;
        for (unsigned k = 0; k < 3; k++) {
            blank += s->row[3 * i + k] == 0;
        }
        blank_bands += blank == 3;
        product *= (uint64_t)factorial[blank] * factorial[s->untouched[i]];
    }
    return product * factorial[blank_bands];
}

enum canon_outcome canon_classic(const struct grid *g, struct grid *out, uint64_t *automorphisms)
{
    struct canon_classic_search s;
    unsigned given_count;
    if (!read_board(&s, g, &given_count)) {
        return CANON_CLASH;
    }
    if (given_count == 0) {
        memset(out->cell, 0, CELLS);
        *automorphisms = 3359232;
        return CANON_FOUND;
    }
    memset(s.row, 0, sizeof s.row);
    s.overflow = false;
    s.next_label = 1;
    s.now = &s.room[0];
    s.next = &s.room[1];
    s.next->count = 0;
    for (unsigned i = 0; i < 3; i++) {
        s.untouched[i] = 3;
    }
    if (given_count == CELLS) {
        begin_full(&s);
    } else {
        begin_canon_classic(&s);
    }
    while (!s.overflow && s.rows_done < SIZE && !is_rigid(&s)) {
        next_row(&s);
    }
    if (s.overflow) {
        return CANON_TOO_MANY;
    }
    unsigned ways = s.rows_done < SIZE ? sort_rows(&s) : s.now->count;
    *automorphisms = ways * arrangements_of_a_way(&s);
    for (unsigned cell = 0; cell < CELLS; cell++) {
        out->cell[cell] = (uint8_t)label_at(s.row[cell / SIZE], cell % SIZE);
    }
    return CANON_FOUND;
}
