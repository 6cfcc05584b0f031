/* What a section's conditions let through, from each source. */
#include <criterion/criterion.h>
#include <string.h>

#include "gen/grade/grade_record.h"
#include "gen/make/dig/dig.h"
#include "gen/solve/proper.h"
#include "gen/solve/solve.h"
#include "render/press/puzzles/puzzles.h"
#include "tests/unit/press_workshop.h"

/* What a puzzle is, found without the press. */
struct facts {
    struct grade grade;
    int se_tenths;
    unsigned givens;
    enum symmetry symmetry;
    bool minimal_within[SYMMETRY_COUNT]; /* of the symmetries that it has */
};

static void find_facts(const struct record *r, struct grade_scratch *scratch, struct se_scratch *se,
                       struct facts *f)
{
    struct grade_options options;
    struct se_options se_options;
    struct se_rating rating;
    struct grid solution;
    const struct layout *v = r->variant;
    memset(f, 0, sizeof *f);
    grade_options_init(&options);
    se_options_init(&se_options);
    grade_puzzle(v, &r->givens, &options, scratch, &f->grade);
    cr_assert(se_rate(v, &r->givens, &se_options, se, &rating));
    f->se_tenths = rating.bounded ? -1 : rating.er_tenths;
    f->givens = grid_given_count(v, &r->givens);
    f->symmetry = symmetry_of(v, &r->givens);
    cr_assert_eq(solve_count(v, &r->givens, 2, &solution), 1);
    for (int s = 0; s < SYMMETRY_COUNT; s++) {
        struct orbits orbits;
        symmetry_orbits(v, (enum symmetry)s, &orbits);
        f->minimal_within[s] = dig_orbits_hold(&orbits, &r->givens) &&
                               dig_is_minimal(v, &solution, &orbits, &r->givens);
    }
}

static bool is_medium(const struct facts *f)
{
    return f->grade.level == LEVEL_MEDIUM;
}

static bool scores_well(const struct facts *f)
{
    return f->grade.score >= 300 && f->grade.score <= 700;
}

static bool has_few_givens(const struct facts *f)
{
    return f->givens >= 24 && f->givens <= 26;
}

/* Half a turn is part of a quarter, of both mirrors, of both diagonals, and of all. */
static bool has_half_turn(const struct facts *f)
{
    return f->symmetry == SYMMETRY_ROTATE180 || f->symmetry == SYMMETRY_ROTATE90 ||
           f->symmetry == SYMMETRY_BOTH || f->symmetry == SYMMETRY_BOTH_DIAGONALS ||
           f->symmetry == SYMMETRY_FULL;
}

static bool has_no_symmetry(const struct facts *f)
{
    return f->symmetry == SYMMETRY_NONE;
}

static bool is_minimal(const struct facts *f)
{
    return f->minimal_within[f->symmetry];
}

static bool is_minimal_in_half_turns(const struct facts *f)
{
    return f->minimal_within[SYMMETRY_ROTATE180];
}

static bool needs_naked_pairs(const struct facts *f)
{
    return f->grade.count[technique_find("naked-pair")] > 0;
}

static bool avoids_pointing(const struct facts *f)
{
    return !f->grade.count[technique_find("pointing")] &&
           !f->grade.count[technique_find("naked-pair")];
}

static bool is_rated_so(const struct facts *f)
{
    return f->se_tenths >= 20 && f->se_tenths <= 38;
}

static const struct {
    const char *yaml;
    bool (*fits)(const struct facts *f);
} conditions[] = {
    {"level: medium", is_medium},
    {"score: 300..700", scores_well},
    {"givens: 24..26", has_few_givens},
    {"symmetry: rotate180", has_half_turn},
    {"symmetry: none", has_no_symmetry},
    {"minimal: true", is_minimal},
    {"symmetry: rotate180, minimal: true", is_minimal_in_half_turns},
    {"requires: [naked-pair]", needs_naked_pairs},
    {"excludes: [pointing, naked-pair]", avoids_pointing},
    {"se: 2.0..3.8", is_rated_so},
};
enum { CONDITIONS = sizeof conditions / sizeof *conditions };

/* Choose the puzzles of one section; the caller frees both. */
static enum status choose(struct workshop *w, const char *section, struct book_config **cfg,
                          struct press_puzzles *p)
{
    *cfg = workshop_config(w, section);
    memset(p, 0, sizeof *p);
    enum status status = press_puzzles_reserve(p, *cfg, &w->diag);
    return status == STATUS_OK
               ? press_puzzles_choose(p, *cfg, &(struct press_choosing){.threads = 2}, &w->diag)
               : status;
}

/* Which of the pool a chosen puzzle is. */
static size_t index_in_pool(const struct workshop *w, const struct record *r)
{
    size_t i = 0;
    while (i < w->count && memcmp(w->pool[i].givens.cell, r->givens.cell, 81) != 0) {
        i++;
    }
    cr_assert_lt(i, w->count, "a puzzle that is not in the pool");
    return i;
}

/* The section gets every puzzle that fits and no other; asked for one more, it is refused. */
static void expect_chosen(struct workshop *w, const struct facts *facts, size_t which,
                          const char *source, const char *path)
{
    bool chosen[POOL] = {false};
    size_t fitting = 0;
    char section[300];
    struct book_config *cfg;
    struct press_puzzles p;
    for (size_t i = 0; i < w->count; i++) {
        fitting += conditions[which].fits(&facts[i]);
    }
    cr_assert(fitting >= 5 && fitting <= w->count - 5, "%s: %zu fit", conditions[which].yaml,
              fitting);
    for (unsigned more = 0; more < 2; more++) {
        snprintf(section, sizeof section,
                 "  - {source: %s, path: %s, order: given, count: %zu, %s}\n", source, path,
                 fitting + more, conditions[which].yaml);
        enum status status = choose(w, section, &cfg, &p);
        cr_expect_eq(status, more ? STATUS_USAGE : STATUS_OK, "%s: %s", section,
                     workshop_messages(w));
        for (size_t i = 0; i < p.count && more == 0; i++) {
            size_t found = index_in_pool(w, &p.item[i].record);
            cr_expect(conditions[which].fits(&facts[found]) && !chosen[found], "%s, puzzle %zu",
                      section, found);
            chosen[found] = true;
        }
        press_puzzles_free(&p);
        book_config_free(cfg);
    }
}

Test(press_conditions, conditions_mean_the_same_for_a_file_and_a_bank)
{
    struct workshop w;
    struct grade_scratch *scratch = grade_scratch_new();
    struct se_scratch *se = se_scratch_new();
    static struct facts facts[POOL];
    workshop_enter(&w, true);
    for (size_t i = 0; i < w.count; i++) {
        find_facts(&w.pool[i], scratch, se, &facts[i]);
    }
    for (size_t i = 0; i < CONDITIONS; i++) {
        expect_chosen(&w, facts, i, "file", "pool.txt");
        expect_chosen(&w, facts, i, "bank", "pool.bank");
    }
    grade_scratch_drop(scratch);
    se_scratch_drop(se);
    workshop_leave(&w);
}

/* What the generator makes for a section would be taken from a file for it too. */
Test(press_conditions, generated_puzzles_fit_their_conditions)
{
    struct workshop w;
    struct grader judge;
    workshop_enter(&w, false);
    cr_assert_eq(grader_init(&judge, true), STATUS_OK);
    for (size_t i = 0; i < CONDITIONS; i++) {
        char section[200];
        struct book_config *cfg;
        struct press_puzzles p;
        snprintf(section, sizeof section, "  - {count: 4, %s}\n", conditions[i].yaml);
        cr_assert_eq(choose(&w, section, &cfg, &p), STATUS_OK, "%s: %s", section,
                     workshop_messages(&w));
        for (size_t k = 0; k < p.count; k++) {
            struct record bare;
            record_init(&bare, p.item[k].record.variant);
            bare.givens = p.item[k].record.givens;
            bare.solution = p.item[k].record.solution;
            cr_expect(section_conditions_fit(&p.conditions[0], &bare, &judge), "%s", section);
        }
        press_puzzles_free(&p);
        book_config_free(cfg);
    }
    grader_free(&judge);
    workshop_leave(&w);
}

Test(press_conditions, what_cannot_be_judged_is_refused_at_its_place)
{
    static const struct {
        const char *section;
        const char *message;
    } rows[] = {
        {"  - {count: 1, variant: 6x6, se: 2.0..3.0}\n", "book.yaml:4:34: error: se: 6x6 boards"},
        {"  - {count: 1, variant: x, se: 2.0..3.0, source: file, path: p}\n",
         "book.yaml:4:32: error: se: x boards have no SE rating"},
        {"  - {count: 1, variant: 6x6, source: bank, path: p, se: 2.0..3.0}\n",
         "book.yaml:4:57: error: se: 6x6 boards"},
        {"  - {count: 1, variant: 4x4, givens: 20..30}\n",
         "book.yaml:4:38: error: givens: 4x4 boards have 16 cells"},
        {"  - {count: 1, givens: 10..16, source: file, path: p}\n",
         "book.yaml:4:24: error: givens: no puzzle with fewer than 17"},
        {"  - {count: 1, level: easy, requires: [x-wing]}\n",
         "book.yaml:4:40: error: requires: 'x-wing' makes a puzzle hard or harder"},
        {"  - {count: 1, requires: [x-wing, full-house]}\n",
         "book.yaml:4:35: error: requires: no puzzle of this section needs 'full-house': "
         "naked-single is simpler"},
        {"  - {count: 1, variant: killer, requires: [thermometer]}\n",
         "book.yaml:4:44: error: requires: no puzzle of this section needs 'thermometer': it needs "
         "constraints of the kind thermo"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct workshop w;
        struct book_config *cfg;
        struct press_puzzles p;
        workshop_enter(&w, false);
        cr_expect_eq(choose(&w, rows[i].section, &cfg, &p), STATUS_USAGE);
        cr_expect(strstr(workshop_messages(&w), rows[i].message), "%s gives %s", rows[i].section,
                  workshop_messages(&w));
        press_puzzles_free(&p);
        book_config_free(cfg);
        workshop_leave(&w);
    }
}

/* A config that was read without our names may hold others: none is dropped silently. */
Test(press_conditions, unknown_names_are_refused)
{
    static const char *const sections[] = {
        "{count: 1, level: tricky}", "{count: 1, symmetry: helical}", "{count: 1, variant: 7x7}",
        "{count: 1, requires: [guessing]}", "{count: 1, excludes: [guessing]}"};
    static const struct config_vocabulary any = {0};
    for (size_t i = 0; i < sizeof sections / sizeof *sections; i++) {
        struct workshop w;
        struct book_config *cfg;
        struct section_conditions c;
        char yaml[200];
        workshop_enter(&w, false);
        int length = snprintf(yaml, sizeof yaml, "book: {title: T}\nsections: [%s]\n", sections[i]);
        cr_assert_eq(book_config_parse(&cfg, "b", yaml, (size_t)length, &any, NULL, 0, &w.diag),
                     STATUS_OK);
        cr_expect_eq(section_conditions_read(&c, cfg, &cfg->section[0], &w.diag), STATUS_USAGE);
        cr_expect(strstr(workshop_messages(&w), "b:2:"), "%s", workshop_messages(&w));
        section_conditions_free(&c);
        book_config_free(cfg);
        workshop_leave(&w);
    }
}
