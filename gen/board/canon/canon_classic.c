#include "gen/board/canon/canon_classic.h"

#include <string.h>

#include "gen/board/canon/canon_classic_ways.h"

static const uint8_t factorial[4] = {1, 1, 2, 6};
static const uint8_t bit_count[8] = {0, 1, 1, 2, 1, 2, 2, 3};

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
void canon_classic_end_row(struct canon_classic_search *s)
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
    canon_classic_end_row(s);
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
    canon_classic_end_row(s);
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
        canon_classic_begin_full(&s);
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
