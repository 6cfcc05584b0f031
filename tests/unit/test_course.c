#include <criterion/criterion.h>
#include <string.h>

#include "gen/board/canon/isomorphism.h"
#include "gen/make/run/generate.h"
#include "tests/unit/reading.h"

enum { PUZZLES = 60 };

struct fixture {
    struct grade_scratch *scratch;
    struct grid givens[PUZZLES];
    unsigned count;
};

static struct fixture f;

static bool keep(void *context, const struct record *r)
{
    (void)context;
    f.givens[f.count++] = r->givens;
    return true;
}

/* Of every level. */
static void setup(void)
{
    struct diag d = {.out = stderr};
    f.scratch = grade_scratch_new();
    f.count = 0;
    for (int level = LEVEL_EASY; level <= LEVEL_EXTREME; level++) {
        struct generate_request r;
        generate_request_init(&r);
        r.seed = 17;
        r.count = level < LEVEL_UNFAIR ? 15 : 7;
        r.target.level_low = (enum level)level;
        r.target.level_high = (enum level)level;
        r.emit = keep;
        r.diag = &d;
        cr_assert_eq(generate(&r, NULL), STATUS_OK);
    }
}

static void teardown(void)
{
    grade_scratch_drop(f.scratch);
}

TestSuite(course, .init = setup, .fini = teardown);

Test(course, agrees_with_a_plain_reading_of_the_path)
{
    static struct course c;
    static struct reading r;
    for (unsigned i = 0; i < f.count; i++) {
        course_of(variant_at(0), &f.givens[i], false, f.scratch, &c);
        read_course(&f.givens[i], f.scratch, NULL, &r);
        cr_assert_eq((int)c.round_count, r.rounds, "puzzle %u", i);
        for (int k = 0; k < r.rounds; k++) {
            cr_assert_eq(c.round[k].openings, r.openings[k], "puzzle %u, round %d", i, k);
            cr_assert_eq(c.round[k].empty, r.empty[k], "puzzle %u, round %d", i, k);
            cr_assert(r.openings[k] > 0 || c.round[k].technique == r.technique[k]);
            cr_assert_gt(c.round[k].removes, 0);
        }
        cr_assert_eq(c.figures.hard_steps, r.hard_steps);
        cr_assert_eq(c.figures.drought, r.drought);
        cr_assert_eq(c.figures.bottleneck, r.bottleneck);
        cr_assert_eq(c.figures.opening, r.opening);
        cr_assert(c.figures.solved && r.solved);
    }
}

Test(course, loose_ends_are_not_needed_and_there_are_some)
{
    static struct course c;
    unsigned found = 0;
    for (unsigned i = 0; i < f.count; i++) {
        bool skip[READING_ROUNDS] = {false};
        int loose = 0;
        course_of(variant_at(0), &f.givens[i], true, f.scratch, &c);
        for (unsigned k = 0; k < c.round_count; k++) {
            skip[k] = c.round[k].loose;
            loose += c.round[k].loose;
            cr_assert(!c.round[k].loose || c.round[k].openings == 0);
        }
        cr_assert_eq(loose, c.figures.loose_ends);
        cr_assert(solves_without(&f.givens[i], f.scratch, skip), "puzzle %u", i);
        found += loose > 0;
    }
    cr_expect_gt(found, 3, "%u", found);
}

Test(course, does_not_depend_on_what_the_scratch_saw_before)
{
    static struct course once;
    static struct course again;
    const struct layout *v = variant_at(0);
    for (unsigned i = 0; i < f.count; i++) {
        course_of(v, &f.givens[i], true, f.scratch, &once);
        for (unsigned k = 0; k < f.count; k += 7) {
            course_of(v, &f.givens[k], true, f.scratch, &again);
        }
        course_of(v, &f.givens[i], true, f.scratch, &again);
        cr_assert_eq(again.figures.loose_ends, once.figures.loose_ends, "puzzle %u", i);
        cr_assert_eq(again.round_count, once.round_count);
        for (unsigned k = 0; k < once.round_count; k++) {
            cr_assert_eq(again.round[k].loose, once.round[k].loose, "puzzle %u, round %u", i, k);
        }
    }
}

Test(course, of_singles_is_the_same_for_isomorphs)
{
    static struct course c;
    static struct course other;
    struct pcg32 rng;
    pcg32_seed(&rng, 3, 3);
    for (unsigned i = 0; i < f.count; i++) {
        struct isomorphism isomorphism;
        struct grid moved;
        cr_assert(isomorphism_random(variant_at(0), &rng, &isomorphism));
        isomorphism_apply(variant_at(0), &isomorphism, &f.givens[i], &moved);
        course_of(variant_at(0), &f.givens[i], false, f.scratch, &c);
        course_of(variant_at(0), &moved, false, f.scratch, &other);
        cr_assert_eq(c.figures.openings, other.figures.openings);
        if (c.figures.hard_steps == 0) {
            cr_assert_eq(c.round_count, other.round_count);
            cr_assert_eq(memcmp(c.round, other.round, c.round_count * sizeof c.round[0]), 0);
        }
    }
}

Test(course, is_written_and_read_back)
{
    char text[COURSE_TEXT_SIZE];
    struct course_figures again;
    struct course_figures figures = {true, 9, 0, 41, 2, 3, 1, COURSE_LATE, 20};
    course_text(&figures, text);
    cr_expect(course_valid(text), "%s", text);
    cr_assert(course_parse(text, &again), "%s", text);
    char written[COURSE_TEXT_SIZE];
    cr_expect_str_eq(course_text(&again, written), text);
    cr_expect_eq(again.opening, figures.opening);
    cr_expect_not(course_parse("openings=9", &again));
    cr_expect_not(course_valid("openings=9 openings=9"));
    cr_expect_not(course_valid("openings="));
    cr_expect_not(course_valid("openings=09"));
    cr_expect_not(course_valid("openings=1x"));
}

Test(course, of_every_variant_ends)
{
    static struct course c;
    struct diag d = {.out = stderr};
    for (size_t i = 0; i < variant_count(); i++) {
        struct generate_request r;
        generate_request_init(&r);
        r.variant = variant_at(i);
        if (!r.variant || r.variant->cell_count > 144) {
            continue;
        }
        target_init(&r.target, r.variant);
        r.seed = 4;
        r.emit = keep;
        r.diag = &d;
        f.count = 0;
        r.target.level_high = LEVEL_MEDIUM;
        cr_assert_eq(generate(&r, NULL), STATUS_OK);
        course_of(r.variant, &f.givens[0], true, f.scratch, &c);
        cr_expect(c.figures.solved, "%s", r.variant->name);
    }
}
