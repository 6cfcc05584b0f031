/* The kernels' counts against those of a backtracker that shares nothing with them, on positions
 * of the classic board.
 *
 *   counter [POSITIONS [SEED]]
 *
 * A position is a board handed to both: givens of a random full board, most often 28 to 60 of
 * them, one time in 256 17 to 25 and one time in four with a digit or two made wrong. Each is
 * counted to a limit of 1, 2 or 50 by the best kernel, and one board's in sixteen by every kernel
 * that runs here. Ends with status 1 at the first difference, which is printed. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "gen/board/pcg32.h"
#include "gen/make/board/full_board.h"
#include "gen/solve/kernel/kernel.h"

enum { STRIDE = 96, FROM_ONE_BOARD = 1000, ALL_KERNELS_EVERY = 16 };

/* ---- the backtracker ---- */

struct position {
    uint16_t row[9], column[9], box[9]; /* the digits that stand there */
    uint8_t empty[81];
    unsigned empty_count;
};

struct search {
    uint64_t limit, found;
    uint64_t placed; /* digits tried, over all positions */
};

static struct {
    uint8_t row[81], column[81], box[81];
    uint8_t count[512]; /* of digits in a set */
} table;

static void fill_table(void)
{
    for (unsigned cell = 0; cell < 81; cell++) {
        table.row[cell] = (uint8_t)(cell / 9);
        table.column[cell] = (uint8_t)(cell % 9);
        table.box[cell] = (uint8_t)(cell / 27 * 3 + cell % 9 / 3);
    }
    for (unsigned set = 1; set < 512; set++) {
        table.count[set] = (uint8_t)(table.count[set / 2] + set % 2);
    }
}

static unsigned candidates(const struct position *p, unsigned cell)
{
    return 0x1ffU & ~(unsigned)(p->row[table.row[cell]] | p->column[table.column[cell]] |
                                p->box[table.box[cell]]);
}

static void place(struct position *p, unsigned cell, unsigned digit)
{
    p->row[table.row[cell]] |= (uint16_t)digit;
    p->column[table.column[cell]] |= (uint16_t)digit;
    p->box[table.box[cell]] |= (uint16_t)digit;
}

/* Cells with one candidate are filled; then the empty cell with the fewest is tried with each. */
static void search_below(struct search *s, const struct position *from)
{
    struct position p = *from;
    unsigned best = 0;
    unsigned digits = 0;
    for (bool filled = true; filled;) {
        unsigned fewest = 10;
        filled = false;
        for (unsigned i = 0; i < p.empty_count;) {
            unsigned here = candidates(&p, p.empty[i]);
            unsigned count = table.count[here];
            if (count == 0) {
                return;
            }
            if (count == 1) {
                place(&p, p.empty[i], here);
                p.empty[i] = p.empty[--p.empty_count];
                s->placed++;
                filled = true;
                continue;
            }
            if (count < fewest) {
                fewest = count;
                best = i;
                digits = here;
            }
            i++;
        }
    }
    if (p.empty_count == 0) {
        s->found++;
        return;
    }
    unsigned cell = p.empty[best];
    p.empty[best] = p.empty[--p.empty_count];
    for (; digits && s->found < s->limit; digits &= digits - 1) {
        struct position next = p;
        s->placed++;
        place(&next, cell, digits & -digits);
        search_below(s, &next);
    }
}

static uint64_t count_plainly(const char *cells, uint64_t limit, uint64_t *placed)
{
    struct search s = {.limit = limit};
    struct position p = {.empty_count = 0};
    for (unsigned cell = 0; cell < 81; cell++) {
        if (cells[cell] == '.') {
            p.empty[p.empty_count++] = (uint8_t)cell;
            continue;
        }
        unsigned digit = digit_bit((unsigned)(cells[cell] - '0'));
        if (!(candidates(&p, cell) & digit)) {
            return 0;
        }
        place(&p, cell, digit);
    }
    search_below(&s, &p);
    *placed += s.placed;
    return s.found;
}

/* ---- the positions ---- */

static void make_position(struct pcg32 *rng, const struct grid *board, char line[81])
{
    uint8_t order[81];
    unsigned givens =
        pcg32_below(rng, 256) == 0 ? 17 + pcg32_below(rng, 9) : 28 + pcg32_below(rng, 33);
    unsigned wrong = pcg32_below(rng, 4) == 0 ? 1 + pcg32_below(rng, 2) : 0;
    memset(line, '.', 81);
    for (unsigned i = 0; i < 81; i++) {
        order[i] = (uint8_t)i;
    }
    for (unsigned i = 0; i < givens; i++) {
        unsigned j = i + pcg32_below(rng, 81 - i);
        uint8_t cell = order[j];
        order[j] = order[i];
        order[i] = cell;
        line[cell] = (char)('0' + board->cell[cell]);
    }
    /* Among few givens a wrong digit can take a plain search minutes to refute. */
    for (unsigned i = 0; givens >= 32 && i < wrong; i++) {
        line[order[pcg32_below(rng, givens)]] = (char)('1' + pcg32_below(rng, 9));
    }
}

static bool agrees(const struct kernel *kernel, char lines[][STRIDE], uint64_t limit,
                   const uint64_t *expected)
{
    static uint64_t counts[FROM_ONE_BOARD];
    kernel->batch((const uint8_t *)lines, STRIDE, '1', FROM_ONE_BOARD, limit, counts);
    for (unsigned i = 0; i < FROM_ONE_BOARD; i++) {
        if (counts[i] != expected[i]) {
            printf("%s counts %llu, the backtracker %llu (to %llu): %.81s\n", kernel->name,
                   (unsigned long long)counts[i], (unsigned long long)expected[i],
                   (unsigned long long)limit, lines[i]);
            return false;
        }
    }
    return true;
}

int main(int argc, char **argv)
{
    static const uint64_t limits[] = {1, 2, 2, 2, 50};
    static char lines[FROM_ONE_BOARD][STRIDE];
    uint64_t expected[FROM_ONE_BOARD];
    uint64_t seen[3] = {0};
    uint64_t done = 0;
    uint64_t placed = 0;
    uint64_t positions = argc > 1 ? strtoull(argv[1], NULL, 10) : 1000000;
    uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
    fill_table();
    for (uint64_t stream = 0; done < positions; stream++) {
        struct pcg32 rng;
        struct grid board;
        uint64_t attempts;
        uint64_t limit = limits[stream % 5];
        pcg32_seed(&rng, seed, stream);
        if (!board_method_for(variant_at(0))
                 ->fill(variant_at(0), &rng, BOARD_MAX_ATTEMPTS, &board, &attempts)) {
            puts("no board found");
            return 1;
        }
        for (unsigned i = 0; i < FROM_ONE_BOARD; i++) {
            make_position(&rng, &board, lines[i]);
            expected[i] = count_plainly(lines[i], limit, &placed);
            seen[expected[i] > 2 ? 2 : expected[i]]++;
        }
        for (size_t k = 0; k < kernel_count(); k++) {
            const struct kernel *kernel = kernel_at(k);
            bool asked = kernel == kernel_best() || stream % ALL_KERNELS_EVERY == 0;
            if (asked && kernel->runs_here() && !agrees(kernel, lines, limit, expected)) {
                return 1;
            }
        }
        done += FROM_ONE_BOARD;
        if (done % 10000000 == 0) {
            fprintf(stderr, "%llu positions, %.0f s of CPU\n", (unsigned long long)done,
                    (double)clock() / CLOCKS_PER_SEC);
        }
    }
    printf("counter: %llu positions (%llu without a solution, %llu with one, %llu with more; "
           "%llu digits tried): all counts agree\n",
           (unsigned long long)done, (unsigned long long)seen[0], (unsigned long long)seen[1],
           (unsigned long long)seen[2], (unsigned long long)placed);
    return 0;
}
