/* Every condition of specs.h, checked by a second reading of the puzzle (tests/unit/reading.h). */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "gen/make/board/full_board.h"
#include "gen/make/run/generate.h"
#include "gen/solve/solve.h"
#include "tests/unit/reading.h"

enum { COUNT = 12 };

static struct record made[COUNT];
static unsigned made_count;

static bool keep(void *context, const struct record *r)
{
    (void)context;
    record_copy(&made[made_count++], r);
    return true;
}

static struct generate_request request(enum level level)
{
    static struct diag d;
    struct generate_request r;
    d = (struct diag){.out = stderr};
    generate_request_init(&r);
    r.seed = 23;
    r.count = COUNT;
    r.threads = 2;
    r.emit = keep;
    r.diag = &d;
    r.target.level_low = level;
    r.target.level_high = level;
    return r;
}

static void make_and_check(const struct generate_request *r)
{
    made_count = 0;
    cr_assert_eq(generate(r, NULL), STATUS_OK);
    cr_assert_eq(made_count, r->count);
}

static void free_made(void)
{
    for (unsigned i = 0; i < COUNT; i++) {
        record_free(&made[i]);
    }
}

TestSuite(specs, .fini = free_made);

static struct reading reading_of(unsigned i)
{
    struct reading r;
    struct grade_scratch *s = grade_scratch_new();
    read_course(&made[i].givens, s, NULL, &r);
    grade_scratch_drop(s);
    cr_assert(r.solved);
    return r;
}

Test(specs, openings_bottleneck_and_hard_steps_are_as_asked)
{
    static const struct {
        enum level level;
        struct spec_range openings, bottleneck, hard_steps;
    } cases[] = {
        {LEVEL_EASY, {3, 4}, {0, MAX_CONDITION}, {0, MAX_CONDITION}},
        {LEVEL_EASY, {12, MAX_CONDITION}, {0, MAX_CONDITION}, {0, MAX_CONDITION}},
        {LEVEL_EASY, {0, MAX_CONDITION}, {0, 1}, {0, MAX_CONDITION}},
        {LEVEL_EASY, {0, MAX_CONDITION}, {6, MAX_CONDITION}, {0, MAX_CONDITION}},
        {LEVEL_MEDIUM, {5, MAX_CONDITION}, {0, MAX_CONDITION}, {1, 1}},
        {LEVEL_HARD, {0, MAX_CONDITION}, {0, MAX_CONDITION}, {1, 2}},
        {LEVEL_HARD, {0, MAX_CONDITION}, {0, MAX_CONDITION}, {12, MAX_CONDITION}},
    };
    for (size_t c = 0; c < sizeof cases / sizeof cases[0]; c++) {
        struct generate_request r = request(cases[c].level);
        r.target.specs.openings = cases[c].openings;
        r.target.specs.bottleneck = cases[c].bottleneck;
        r.target.specs.hard_steps = cases[c].hard_steps;
        make_and_check(&r);
        for (unsigned i = 0; i < made_count; i++) {
            struct reading read = reading_of(i);
            cr_expect(read.openings[0] >= cases[c].openings.low &&
                      read.openings[0] <= cases[c].openings.high);
            cr_expect(read.bottleneck >= cases[c].bottleneck.low &&
                      read.bottleneck <= cases[c].bottleneck.high);
            cr_expect(read.hard_steps >= cases[c].hard_steps.low &&
                      read.hard_steps <= cases[c].hard_steps.high);
        }
    }
}

/* Where the weights of the rounds lie, from the plain reading. */
static double middle_of(const struct reading *r)
{
    double sum = 0;
    double weight = 0;
    for (int i = 0; i < r->rounds; i++) {
        double w = 0;
        if (r->openings[i] == 0) {
            w = technique_at((size_t)r->technique[i])->score;
        } else if (r->hard_steps == 0) {
            w = (double)r->empty[i] / r->openings[i];
        }
        sum += w * (r->empty[0] - r->empty[i]);
        weight += w;
    }
    return sum / weight / r->empty[0];
}

Test(specs, courses_are_as_asked)
{
    for (int level = LEVEL_EASY; level <= LEVEL_UNFAIR; level += LEVEL_HARD) {
        for (int spread = 0; spread < COURSE_SPREAD_COUNT; spread++) {
            struct generate_request r = request((enum level)level);
            r.count = 5;
            r.target.specs.course = spread;
            make_and_check(&r);
            for (unsigned i = 0; i < made_count; i++) {
                struct reading read = reading_of(i);
                double middle = middle_of(&read);
                cr_expect(spread == COURSE_EARLY  ? middle < 1.0 / 3
                          : spread == COURSE_LATE ? middle > 0.5
                                                  : middle >= 1.0 / 3 && middle <= 0.5,
                          "%d: %f", spread, middle);
            }
        }
    }
}

Test(specs, the_opening_is_the_one_asked_for)
{
    static const char *const keys[] = {"pointing", "naked-triple", "skyscraper", "xy-wing"};
    for (size_t k = 0; k < sizeof keys / sizeof keys[0]; k++) {
        struct generate_request r = request(LEVEL_HARD);
        r.count = 3;
        technique_set_add(&r.target.specs.opening, technique_find(keys[k]));
        make_and_check(&r);
        for (unsigned i = 0; i < made_count; i++) {
            cr_expect_eq(reading_of(i).opening, technique_find(keys[k]));
        }
    }
}

Test(specs, givens_are_even_and_none_is_dead)
{
    for (int symmetric = 0; symmetric < 2; symmetric++) {
        struct generate_request r = request(LEVEL_EASY);
        r.symmetry = symmetric ? SYMMETRY_ROTATE180 : SYMMETRY_NONE;
        r.target.specs.even_digits = true;
        r.target.specs.even_boxes = true;
        r.target.specs.no_dead_givens = true;
        make_and_check(&r);
        struct grade_scratch *s = grade_scratch_new();
        for (unsigned i = 0; i < made_count; i++) {
            int digits[10] = {0};
            int boxes[9] = {0};
            int most = 0;
            int fewest = 9;
            for (int cell = 0; cell < 81; cell++) {
                int given = made[i].givens.cell[cell];
                digits[given]++;
                boxes[cell / 27 * 3 + cell % 9 / 3] += given > 0;
            }
            for (int k = 0; k < 9; k++) {
                cr_expect(digits[k + 1] >= 1 && digits[k + 1] <= 6);
                most = boxes[k] > most ? boxes[k] : most;
                fewest = boxes[k] < fewest ? boxes[k] : fewest;
            }
            cr_expect(fewest >= 1 && most - fewest <= 3);
            /* Each puzzle is easy; without a given (a pair of them) it has other solutions, or
             * takes more than singles or, hardest of them, than it did. */
            struct grade before;
            struct grade after;
            struct grade_options options;
            grade_options_init(&options);
            grade_puzzle(variant_at(0), &made[i].givens, &options, s, &before);
            for (int cell = 0; cell < 81; cell++) {
                struct grid less = made[i].givens;
                less.cell[cell] = 0;
                less.cell[symmetric ? 80 - cell : cell] = 0;
                bool given = made[i].givens.cell[cell] != 0;
                if (given &&
                    solve_method_find("brute")->count(variant_at(0), &less, 2, &(struct grid){{0}},
                                                      &(uint64_t){0}) == 1) {
                    grade_puzzle(variant_at(0), &less, &options, s, &after);
                    cr_expect(after.level > before.level || after.hardest != before.hardest);
                }
            }
        }
        grade_scratch_drop(s);
    }
}

Test(specs, that_exclude_each_other_end_with_a_message)
{
    struct generate_request r = request(LEVEL_EASY);
    char *message = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&message, &size);
    struct diag d = {.out = out};
    r.count = 1;
    r.max_tries = 200;
    r.diag = &d;
    r.target.specs.hard_steps = (struct spec_range){1, 2};
    made_count = 0;
    cr_expect_eq(generate(&r, NULL), STATUS_FAILED);
    fclose(out);
    cr_expect_not_null(strstr(message, "too few hard steps"), "%s", message);
    free(message);
}

/* Are the digits even when the givens are the first `sevens` sevens of a board, and its first three
 * rows without their sevens? */
static bool even_with(const struct layout *v, const struct grid *board, unsigned sevens)
{
    struct grid givens = {{0}};
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        bool given = board->cell[cell] == 7 ? sevens > 0 : row_of(v, cell) < 3;
        sevens -= given && board->cell[cell] == 7;
        givens.cell[cell] = given ? board->cell[cell] : 0;
    }
    return digits_are_even(v, &givens);
}

Test(specs, digits_are_even_up_to_two_thirds_of_their_places)
{
    const struct layout *v = variant_find("classic");
    struct grid board;
    struct pcg32 rng;
    uint64_t attempts;
    pcg32_seed(&rng, 5, 5);
    cr_assert(board_method_for(v)->fill(v, &rng, BOARD_MAX_ATTEMPTS, &board, &attempts));
    for (unsigned sevens = 0; sevens <= 9; sevens++) {
        cr_assert_eq(even_with(v, &board, sevens), sevens >= 1 && sevens <= 6, "%u", sevens);
    }
}
