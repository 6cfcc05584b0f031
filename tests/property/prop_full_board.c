#include <criterion/criterion.h>
#include <math.h>
#include <string.h>

#include "gen/make/board/full_board_methods.h"
#include "gen/solve/kernel/kernel.h"

Test(full_board, every_method_gives_solutions_of_every_variant_it_suits)
{
    for (size_t i = 0; i < variant_count(); i++) {
        const struct layout *v = variant_at(i);
        for (size_t m = 0; m < board_method_count(); m++) {
            const struct board_method *method = board_method_at(m);
            for (uint64_t stream = 0; stream < 3 && method->suits(v); stream++) {
                struct pcg32 rng;
                struct grid board;
                uint64_t attempts = 0;
                pcg32_seed(&rng, 11, stream);
                cr_assert(method->fill(v, &rng, BOARD_MAX_ATTEMPTS, &board, &attempts));
                cr_assert(grid_is_solution(v, &board), "%s %s", v->name, method->name);
                cr_assert_geq(attempts, 1);
            }
        }
    }
}

Test(full_board, classic_boards_are_made_by_the_retry_pattern)
{
    cr_assert_str_eq(board_method_for(variant_find("classic"))->name, "retry");
    cr_assert_str_eq(board_method_quick(variant_find("classic"))->name, "retry");
    cr_assert_str_eq(board_method_quick(variant_find("16x16"))->name, "fill");
}

Test(full_board, the_attempts_are_bounded)
{
    unsigned failed = 0;
    for (uint64_t stream = 0; stream < 50; stream++) {
        struct pcg32 rng;
        struct grid board;
        uint64_t attempts = 0;
        pcg32_seed(&rng, 3, stream);
        bool filled = board_method_find("retry")->fill(variant_at(0), &rng, 10, &board, &attempts);
        cr_assert(filled ? attempts <= 10 : attempts == 10);
        failed += !filled;
    }
    cr_assert_gt(failed, 25, "ten attempts are hardly ever enough (mean 239)");
}

enum { BOARDS_4X4 = 288 };

/* The exact chance of each 4x4 board, by walking all ways through the pattern. */
struct walk {
    unsigned count;
    struct grid board[BOARDS_4X4];
    double chance[BOARDS_4X4];
};

static bool may_stand(const struct layout *v, const struct grid *g, unsigned cell, unsigned digit)
{
    for (unsigned i = 0; i < v->peer_count[cell]; i++) {
        if (g->cell[v->peer[cell][i]] == digit) {
            return false;
        }
    }
    return g->cell[cell] == 0;
}

static void walk_pattern(const struct layout *v, struct walk *w, struct grid *g, unsigned placed,
                         double chance)
{
    if (placed == v->cell_count) {
        cr_assert_lt(w->count, BOARDS_4X4);
        w->board[w->count] = *g;
        w->chance[w->count++] = chance;
        return;
    }
    unsigned digit = placed / v->size + 1U;
    unsigned row = placed % v->size;
    unsigned open = 0;
    for (unsigned c = 0; c < v->size; c++) {
        open += may_stand(v, g, row * v->size + c, digit);
    }
    for (unsigned c = 0; c < v->size; c++) {
        unsigned cell = row * v->size + c;
        if (may_stand(v, g, cell, digit)) {
            g->cell[cell] = (uint8_t)digit;
            walk_pattern(v, w, g, placed + 1, chance / open);
            g->cell[cell] = 0;
        }
    }
}

/* The statistic of a chi-squared test of `draws` boards against the chances in w. */
static double chi_squared(const struct layout *v, const struct walk *w, const char *method,
                          const double *chance, unsigned draws)
{
    unsigned seen[BOARDS_4X4] = {0};
    for (unsigned n = 0; n < draws; n++) {
        struct pcg32 rng;
        struct grid board;
        uint64_t attempts;
        pcg32_seed(&rng, 99, n);
        board_method_find(method)->fill(v, &rng, BOARD_MAX_ATTEMPTS, &board, &attempts);
        unsigned i = 0;
        while (memcmp(board.cell, w->board[i].cell, v->cell_count) != 0) {
            i++;
            cr_assert_lt(i, w->count);
        }
        seen[i]++;
    }
    double statistic = 0;
    for (unsigned i = 0; i < w->count; i++) {
        double expected = chance[i] * draws;
        statistic += (seen[i] - expected) * (seen[i] - expected) / expected;
    }
    return statistic;
}

Test(full_board, the_4x4_boards_come_with_their_exact_chances)
{
    const struct layout *v = variant_find("4x4");
    static struct walk w;
    static double uniform[BOARDS_4X4];
    struct grid g = {{0}};
    walk_pattern(v, &w, &g, 0, 1.0);
    cr_assert_eq(w.count, BOARDS_4X4);
    double total = 0;
    for (unsigned i = 0; i < w.count; i++) {
        total += w.chance[i];
    }
    for (unsigned i = 0; i < w.count; i++) {
        w.chance[i] /= total;
        uniform[i] = 1.0 / BOARDS_4X4;
    }
    /* 287 degrees of freedom: mean 287, deviation 24; 400 has a chance below 1e-5. */
    double retry = chi_squared(v, &w, "retry", w.chance, 60000);
    cr_assert_lt(retry, 400, "chi-squared %.0f", retry);
    double even = chi_squared(v, &w, "uniform", uniform, 60000);
    cr_assert_lt(even, 400, "chi-squared %.0f", even);
    /* The two differ, and the test sees it. */
    double crossed = chi_squared(v, &w, "retry", uniform, 60000);
    cr_assert_gt(crossed, 400, "chi-squared %.0f", crossed);
}

/* Counts of what digits stand at some places after a column exchange that no method favours, and
 * of how digits lie to each other: a board's key by feature. */
static unsigned feature(const struct grid *g, unsigned which)
{
    switch (which) {
    case 0: /* where the first digit of the last row stands in the first row */
        for (unsigned c = 0; c < 9; c++) {
            if (g->cell[c] == g->cell[72]) {
                return c;
            }
        }
        return 9;
    case 1:
        return g->cell[0];
    case 2:
        return g->cell[40];
    case 3:
        return g->cell[80];
    case 4: /* digits of the first minirow that share a minirow in box 5 */
        for (unsigned r = 3; r < 6; r++) {
            unsigned shared = 0;
            for (unsigned c = 3; c < 6; c++) {
                for (unsigned k = 0; k < 3; k++) {
                    shared += g->cell[r * 9 + c] == g->cell[k];
                }
            }
            if (shared > 1) {
                return shared;
            }
        }
        return 0;
    default: /* how often digits 8 and 9 exchange places in a row and a column */
        for (unsigned r = 0, hits = 0; r < 9; r++) {
            unsigned at[10] = {0};
            for (unsigned c = 0; c < 9; c++) {
                at[g->cell[r * 9 + c]] = c;
            }
            hits += at[8] < at[9];
            if (r == 8) {
                return hits;
            }
        }
        return 10;
    }
}

/* The fast form for the classic board against the plain pattern. */
Test(full_board, the_fast_pattern_has_the_plain_patterns_distribution)
{
    enum { FEATURES = 6, KEYS = 11, BOARDS = 4000 };
    static unsigned seen[2][FEATURES][KEYS];
    const struct layout *v = variant_at(0);
    double attempts_mean[2] = {0};
    for (unsigned fast = 0; fast < 2; fast++) {
        for (unsigned n = 0; n < BOARDS; n++) {
            struct pcg32 rng;
            struct grid g;
            uint64_t attempts;
            pcg32_seed(&rng, 5, n);
            cr_assert(
                fast ? board_method_find("retry")->fill(v, &rng, BOARD_MAX_ATTEMPTS, &g, &attempts)
                     : retry_fill(v, &rng, BOARD_MAX_ATTEMPTS, &g, &attempts));
            attempts_mean[fast] += (double)attempts / BOARDS;
            for (unsigned f = 0; f < FEATURES; f++) {
                seen[fast][f][feature(&g, f)]++;
            }
        }
    }
    /* Geometric with mean 239: each mean's deviation is 239 / sqrt(4000) = 3.8. */
    cr_assert(fabs(attempts_mean[0] - attempts_mean[1]) < 25, "mean attempts %.1f and %.1f",
              attempts_mean[0], attempts_mean[1]);
    for (unsigned f = 0; f < FEATURES; f++) {
        double statistic = 0;
        for (unsigned k = 0; k < KEYS; k++) {
            double a = seen[0][f][k];
            double b = seen[1][f][k];
            statistic += a + b > 0 ? (a - b) * (a - b) / (a + b) : 0;
        }
        /* At most 10 degrees of freedom; above 40 has a chance below 2e-5. */
        cr_assert_lt(statistic, 40, "feature %u: chi-squared %.1f", f, statistic);
    }
}

/* Any kernel makes the same boards, whatever else runs in its lanes; some starts are given up. */
Test(full_board, all_kernels_make_the_same_boards)
{
    enum { JOBS = 40, FEW = 150 };
    static const uint16_t columns[2][9] = {{1, 8, 64, 2, 16, 128, 4, 32, 256},
                                           {1, 8, 64, 128, 2, 16, 32, 256, 4}};
    static struct retry_first first = {.count = 2};
    static struct retry_job alone[JOBS];
    static struct retry_job jobs[JOBS];
    struct pcg32 rng[JOBS];
    struct pcg32 rng_alone[JOBS];
    unsigned given_up = 0;
    for (unsigned row = 0; row < 9; row++) {
        first.column_bit[row][0] = columns[0][row];
        first.column_bit[row][1] = columns[1][row];
    }
    for (unsigned n = 0; n < JOBS; n++) {
        alone[n] = (struct retry_job){.rng = &rng_alone[n],
                                      .max_attempts = n % 5 == 1 ? FEW : BOARD_MAX_ATTEMPTS};
        pcg32_seed(&rng_alone[n], 21, n);
        kernel_portable.retry(&alone[n], 1, &first);
        cr_assert(alone[n].found || alone[n].max_attempts == FEW);
        given_up += !alone[n].found;
    }
    cr_assert(given_up > 0 && given_up < 8, "%u", given_up);
    for (size_t i = 0; i < kernel_count(); i++) {
        for (unsigned count = 0; count <= JOBS && kernel_at(i)->runs_here();
             count = 2 * count + 1) {
            for (unsigned n = 0; n < count; n++) {
                memset(&jobs[n], 0, sizeof jobs[n]);
                jobs[n].rng = &rng[n];
                jobs[n].max_attempts = alone[n].max_attempts;
                pcg32_seed(&rng[n], 21, n);
            }
            kernel_at(i)->retry(jobs, count, &first);
            for (unsigned n = 0; n < count; n++) {
                cr_assert_eq(jobs[n].found, alone[n].found, "%s", kernel_at(i)->name);
                cr_assert_eq(jobs[n].attempts, alone[n].attempts, "%s", kernel_at(i)->name);
                cr_assert_eq(rng[n].state, rng_alone[n].state, "%s", kernel_at(i)->name);
                cr_assert_arr_eq(&jobs[n].placed, &alone[n].placed, sizeof jobs[n].placed, "%s",
                                 kernel_at(i)->name);
            }
        }
    }
}
