#include "render/press/puzzles/difficulty_curve.h"

#include <stdlib.h>
#include <string.h>

#include "gen/board/pcg32.h"
#include "gen/grade/grade_record.h"

enum { WAVE = 8, NEAR = 6 };

/* What stands equal by any measure comes as it was made. */
static int by_making(const struct record *one, const struct record *two)
{
    if (one->index != two->index) {
        return one->index < two->index ? -1 : 1;
    }
    return memcmp(&one->givens, &two->givens, sizeof one->givens);
}

static int by_score(const void *a, const void *b)
{
    const struct record *one = &((const struct press_puzzle *)a)->record;
    const struct record *two = &((const struct press_puzzle *)b)->record;
    if (one->score != two->score) {
        return one->score < two->score ? -1 : 1;
    }
    return by_making(one, two);
}

static int by_minutes(const void *a, const void *b)
{
    const struct record *one = &((const struct press_puzzle *)a)->record;
    const struct record *two = &((const struct press_puzzle *)b)->record;
    if (one->minutes != two->minutes) {
        return one->minutes < two->minutes ? -1 : 1;
    }
    return by_making(one, two);
}

static void swap(struct press_puzzle *a, struct press_puzzle *b)
{
    struct press_puzzle moved = *a;
    *a = *b;
    *b = moved;
}

static void shuffle(struct press_puzzle *puzzle, size_t count, uint64_t seed)
{
    struct pcg32 rng;
    pcg32_seed(&rng, seed, 0x6f72646572);
    for (size_t i = count; i > 1; i--) {
        swap(&puzzle[i - 1], &puzzle[pcg32_below(&rng, (uint32_t)i)]);
    }
}

/* Of puzzles in rising order, those at even places stay in front; the others follow, falling. */
static void fold(struct press_puzzle *puzzle, size_t count)
{
    for (size_t i = 1; i < count; i++) { /* the i-th of the front stands at 2 i, less what moved */
        for (size_t k = 2 * i; k < count && k > i; k--) {
            swap(&puzzle[k], &puzzle[k - 1]);
        }
    }
    size_t front = (count + 1) / 2;
    for (size_t i = front, k = count; i + 1 < k; i++, k--) {
        swap(&puzzle[i], &puzzle[k - 1]);
    }
}

/* Singles are in every path. */
static bool same_hard_techniques(const struct record *a, const struct record *b)
{
    struct technique_set one;
    struct technique_set two;
    bool any = false;
    techniques_of_record(a, &one);
    techniques_of_record(b, &two);
    for (int id = 0; id < (int)technique_count(); id++) {
        if (!technique_is_single(id) &&
            technique_set_has(&one, id) != technique_set_has(&two, id)) {
            return false;
        }
        any = any || (!technique_is_single(id) && technique_set_has(&one, id));
    }
    return any;
}

bool puzzles_are_alike(const struct record *a, const struct record *b)
{
    bool pattern = a->variant == b->variant;
    for (unsigned cell = 0; pattern && cell < a->variant->cell_count; cell++) {
        pattern = (a->givens.cell[cell] == 0) == (b->givens.cell[cell] == 0);
    }
    return pattern || same_hard_techniques(a, b);
}

static bool fits_beside(const struct press_puzzle *puzzle, size_t count, size_t place,
                        const struct record *r)
{
    return (place == 0 || !puzzles_are_alike(&puzzle[place - 1].record, r)) &&
           (place + 1 >= count || !puzzles_are_alike(&puzzle[place + 1].record, r));
}

/* Alike neighbours at the end have no puzzle behind them to change places with: one before them,
 * where both fit. */
static void part_last_neighbours(struct press_puzzle *puzzle, size_t count)
{
    for (size_t i = count - 1; i > 0; i--) {
        bool alike = puzzles_are_alike(&puzzle[i - 1].record, &puzzle[i].record);
        for (size_t k = i - 1; alike && k-- > 0 && k + 1 + NEAR > i;) {
            swap(&puzzle[i], &puzzle[k]);
            alike = !fits_beside(puzzle, count, i, &puzzle[i].record) ||
                    !fits_beside(puzzle, count, k, &puzzle[k].record);
            if (alike) {
                swap(&puzzle[i], &puzzle[k]);
            }
        }
    }
}

static void part_neighbours(struct press_puzzle *puzzle, size_t count)
{
    for (size_t i = 1; i < count; i++) {
        bool alike = puzzles_are_alike(&puzzle[i - 1].record, &puzzle[i].record);
        for (size_t k = i + 1; alike && k < count && k <= i + NEAR; k++) {
            swap(&puzzle[i], &puzzle[k]);
            alike = !fits_beside(puzzle, i + 1, i, &puzzle[i].record);
            if (alike) {
                swap(&puzzle[i], &puzzle[k]);
            }
        }
    }
}

void difficulty_order(struct press_puzzle *puzzle, size_t count, enum config_order order,
                      enum config_measure measure, uint64_t seed)
{
    if (count < 2 || order == ORDER_GIVEN) {
        return;
    }
    if (order == ORDER_SHUFFLED) {
        shuffle(puzzle, count, seed);
        return;
    }
    bool score = order == ORDER_SCORE || (order != ORDER_MINUTES && measure == MEASURE_SCORE);
    qsort(puzzle, count, sizeof *puzzle, score ? by_score : by_minutes);
    if (order == ORDER_SCORE) {
        return;
    }
    for (size_t i = 0; order == ORDER_WAVES && i < count; i += WAVE) {
        fold(&puzzle[i], count - i < WAVE ? count - i : WAVE);
    }
    if (order == ORDER_HILL) {
        fold(puzzle, count);
    }
    part_neighbours(puzzle, count);
    part_last_neighbours(puzzle, count);
}
