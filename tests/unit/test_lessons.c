/* Lessons: every position is sound, needs its technique next, and has nothing simpler left. */
#include <criterion/criterion.h>
#include <string.h>

#include "gen/constraint/constraint.h"
#include "gen/grade/explain/proof_chunks.h"
#include "gen/grade/grade.h"
#include "gen/solve/solve.h"
#include "render/press/lesson_search.h"
#include "tests/property/effort.h"

static const char yaml[] = "book: {title: T}\n"
                           "seed: 5\n"
                           "sections: [{count: 1}]\n"
                           "techniques: [full-house, hidden-single, naked-pair, x-wing, "
                           "finned-jellyfish, aic, forcing-net, cage-single-set, "
                           "rule-of-45-outer, thermometer, "
                           "cage-split, hidden-cage-pair, sandwich-ends]\n";

/* Does the mark agree with the solution? */
static bool is_sound(const struct mark *mark, const struct grid *solution)
{
    bool right = solution->cell[mark->at.cell] == mark->at.digit;
    return mark->role == MARK_PLACE ? right : mark->role != MARK_ELIMINATE || !right;
}

/* The parts of the example: as the step has, each on a board with the position before the step, and
 * each with words. */
static void check_example(const struct book_lesson *lesson)
{
    const struct lesson_position *p = &lesson->position[0];
    cr_expect_eq(lesson->example_count, step_part_count(&p->step.step));
    for (size_t i = 0; i < lesson->example_count; i++) {
        const struct walkthrough_step *part = &lesson->example[i];
        cr_expect(part->text && part->text[0]);
        for (unsigned cell = 0; cell < p->layout->cell_count; cell++) {
            unsigned before = p->step.board.cell[cell];
            cr_expect(before ? part->board.cell[cell] == before
                             : (part->candidate[cell] & ~p->step.candidate[cell]) == 0);
        }
    }
}

/* Read from the candidates alone, without the grader. */
static unsigned singles_in(const struct layout *v, const struct lesson_position *p)
{
    unsigned count = 0;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        count += p->step.board.cell[cell] == 0 && digit_count(p->step.candidate[cell]) == 1;
    }
    for (unsigned h = 0; h < v->house_count; h++) {
        for (unsigned digit = 1; digit <= v->size; digit++) {
            unsigned places = 0;
            for (unsigned i = 0; i < v->size; i++) {
                unsigned cell = v->house[h].cell[i];
                places += p->step.board.cell[cell] == 0 &&
                          (p->step.candidate[cell] & digit_bit(digit)) != 0;
            }
            count += places == 1;
        }
    }
    return count;
}

/* The simplest technique that finds something there, by a path made anew from the givens. */
static int next_technique(const struct lesson_position *p, struct grade_scratch *scratch,
                          struct grid *board)
{
    struct grade_options o;
    grade_options_init(&o);
    struct path *path = path_begin(p->layout, &p->givens, &o, scratch);
    const struct step *step = NULL;
    for (unsigned number = 1; number <= p->step.number; number++) {
        step = path_next(path); /* not yet carried out */
    }
    *board = *path_board(path);
    return step ? step->technique : -1;
}

static void check_position(const struct lesson_position *p, int technique,
                           struct grade_scratch *scratch)
{
    const struct layout *v = p->layout;
    struct grid solution = {{0}};
    struct grid board;
    cr_assert_eq(solve_count(v, &p->givens, 2, &solution), 1);
    cr_assert_eq(solve_count(v, &p->step.board, 2, NULL), 1);
    cr_expect_eq(next_technique(p, scratch, &board), technique);
    cr_expect_eq(memcmp(board.cell, p->step.board.cell, v->cell_count), 0);
    cr_expect(constraints_hold(v, solution.cell));
    cr_expect_eq(v->constraints != NULL, technique_at((size_t)technique)->of_constraints);
    if (!technique_is_single(technique) && !v->constraints) {
        cr_expect_eq(singles_in(v, p), 0);
    }
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        cr_expect(p->step.board.cell[cell] == solution.cell[cell] ||
                  (p->step.candidate[cell] & digit_bit(solution.cell[cell])));
    }
    unsigned results = 0;
    for (unsigned i = 0; i < p->step.step.mark_count; i++) {
        const struct mark *mark = &p->step.step.mark[i];
        results += mark->role == MARK_PLACE || mark->role == MARK_ELIMINATE;
        cr_expect(is_sound(mark, &solution));
    }
    cr_expect_gt(results, 0);
}

static struct book_config *read_config(struct diag *d)
{
    static const struct config_vocabulary any = {0};
    struct book_config *cfg;
    cr_assert_eq(book_config_parse(&cfg, "b", yaml, strlen(yaml), &any, NULL, 0, d), STATUS_OK);
    return cfg;
}

Test(lessons, positions_are_proven)
{
    struct diag d = {.out = NULL};
    struct book_config *cfg = read_config(&d);
    struct grade_scratch *scratch = grade_scratch_new();
    struct lessons one = {0};
    struct lessons two = {0};
    cr_assert_eq(lessons_make(&one, cfg, 0, 1, &d), STATUS_OK);
    /* The others show no more of threads. */
    const size_t techniques = cfg->techniques.count;
    cfg->techniques.count = effort(4, (unsigned)techniques);
    cr_assert_eq(lessons_make(&two, cfg, 0, 3, &d), STATUS_OK);
    cfg->techniques.count = techniques;
    cr_assert_eq(one.count, 13);
    size_t max_parts = 1;
    for (size_t i = 0; i < one.count; i++) {
        const struct book_lesson *lesson = &one.item[i];
        cr_expect_eq(lesson->technique, technique_find(cfg->techniques.item[i]));
        check_example(lesson);
        max_parts = lesson->example_count > max_parts ? lesson->example_count : max_parts;
        cr_expect_eq(lesson->count, LESSON_POSITIONS, "%s", cfg->techniques.item[i]);
        for (size_t k = 0; k < lesson->count; k++) {
            const struct lesson_position *p = &lesson->position[k];
            check_position(p, lesson->technique, scratch);
            const struct lesson_position *same = i < two.count ? &two.item[i].position[k] : p;
            cr_expect(memcmp(&p->givens, &same->givens, p->layout->cell_count) == 0 &&
                          p->layout == same->layout,
                      "threads");
            for (size_t n = 0; n < k; n++) {
                cr_expect(p->layout != lesson->position[n].layout ||
                          memcmp(&p->givens, &lesson->position[n].givens, p->layout->cell_count) !=
                              0);
            }
        }
    }
    cr_expect_gt(max_parts, 2); /* of the net */
    lessons_free(&one);
    lessons_free(&two);
    grade_scratch_drop(scratch);
    book_config_free(cfg);
}
