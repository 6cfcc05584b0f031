/* Candidates are kept by digit, a word of 27 bits (three rows of nine) a band, so that a step looks
 * at all cells of a band, or all columns, at once. */
#include "gen/make/singles.h"

#include <pthread.h>
#include <string.h>

enum { DIGITS = 9, BANDS = 3, CELLS = 81, ROW = 511, BAND = (1 << 27) - 1, BOX = 0x1C0E07 };

/* keep[cell][band]: the cells of the band that are not peers of the cell. */
static uint32_t keep[CELLS][BANDS];
static pthread_once_t once = PTHREAD_ONCE_INIT;

struct sieve {
    uint32_t open[DIGITS][BANDS]; /* cells that may take the digit; none where it is placed */
    uint32_t empty[BANDS];
    unsigned left; /* empty cells */
};

static void build_masks(void)
{
    const struct variant *v = variant_at(0);
    for (unsigned cell = 0; cell < CELLS; cell++) {
        for (unsigned band = 0; band < BANDS; band++) {
            keep[cell][band] = BAND;
        }
        for (unsigned i = 0; i < v->peer_count[cell]; i++) {
            unsigned peer = v->peer[cell][i];
            keep[cell][peer / 27] &= ~((uint32_t)1 << peer % 27);
        }
        keep[cell][cell / 27] &= ~((uint32_t)1 << cell % 27);
    }
}

static void place(struct sieve *s, unsigned cell, unsigned digit)
{
    uint32_t others = ~((uint32_t)1 << cell % 27);
    for (unsigned d = 0; d < DIGITS; d++) {
        s->open[d][cell / 27] &= others;
    }
    for (unsigned band = 0; band < BANDS; band++) {
        s->open[digit][band] &= keep[cell][band];
    }
    s->empty[cell / 27] &= others;
    s->left--;
}

/* Place the digit on those of the cells that are still open to it. */
static bool place_all(struct sieve *s, unsigned band, uint32_t cells, unsigned digit)
{
    bool placed = false;
    for (; cells; cells &= cells - 1) {
        unsigned bit = (unsigned)__builtin_ctz(cells);
        if (s->open[digit][band] >> bit & 1) {
            place(s, band * 27 + bit, digit);
            placed = true;
        }
    }
    return placed;
}

static bool naked_singles(struct sieve *s)
{
    bool placed = false;
    for (unsigned band = 0; band < BANDS; band++) {
        uint32_t some = 0;
        uint32_t several = 0;
        for (unsigned d = 0; d < DIGITS; d++) {
            several |= some & s->open[d][band];
            some |= s->open[d][band];
        }
        uint32_t single = some & ~several & s->empty[band];
        for (unsigned d = 0; single && d < DIGITS; d++) {
            uint32_t cells = single & s->open[d][band];
            single &= ~cells;
            placed |= place_all(s, band, cells, d);
        }
    }
    return placed;
}

/* The cells of a band that are the only one open in their row or their box. */
static uint32_t alone_in_row_or_box(uint32_t open)
{
    uint32_t alone = 0;
    for (unsigned i = 0; i < 3; i++) {
        uint32_t row = open & ((uint32_t)ROW << 9 * i);
        uint32_t box = open & ((uint32_t)BOX << 3 * i);
        alone |= (row & (row - 1)) == 0 ? row : 0;
        alone |= (box & (box - 1)) == 0 ? box : 0;
    }
    return alone;
}

static bool hidden_singles(struct sieve *s)
{
    bool placed = false;
    for (unsigned d = 0; d < DIGITS; d++) {
        uint32_t some = 0;
        uint32_t several = 0;
        for (unsigned band = 0; band < BANDS; band++) {
            for (unsigned row = 0; row < 3; row++) {
                uint32_t columns = s->open[d][band] >> 9 * row & ROW;
                several |= some & columns;
                some |= columns;
            }
        }
        uint32_t alone = some & ~several;
        uint32_t columns = alone | alone << 9 | alone << 18;
        for (unsigned band = 0; band < BANDS; band++) {
            uint32_t open = s->open[d][band];
            uint32_t cells = (open & columns) | alone_in_row_or_box(open);
            placed |= cells && place_all(s, band, cells, d);
        }
    }
    return placed;
}

bool singles_solve(const struct grid *givens)
{
    pthread_once(&once, build_masks);
    struct sieve s = {.left = CELLS};
    for (unsigned band = 0; band < BANDS; band++) {
        s.empty[band] = BAND;
        for (unsigned d = 0; d < DIGITS; d++) {
            s.open[d][band] = BAND;
        }
    }
    for (unsigned cell = 0; cell < CELLS; cell++) {
        if (givens->cell[cell]) {
            place(&s, cell, givens->cell[cell] - 1U);
        }
    }
    while (s.left > 0 && (naked_singles(&s) || hidden_singles(&s))) {
    }
    return s.left == 0;
}
