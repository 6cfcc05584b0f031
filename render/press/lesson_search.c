#include "render/press/lesson_search.h"

#include <stdlib.h>
#include <string.h>

#include "gen/board/canon/isomorphism.h"
#include "gen/board/layout_turn.h"
#include "gen/constraint/constraint.h"
#include "gen/grade/cases/examples.h"
#include "gen/grade/explain/explain.h"
#include "gen/grade/explain/proof_chunks.h"
#include "gen/grade/grade.h"
#include "gen/make/run/generate.h"
#include "gen/solve/solve.h"
#include "render/press/explanations.h"

/* How long is looked for puzzles before isomorphs must do. */
enum {
    SAMPLE_ROUNDS = 3,
    CONSTRAINT_ROUNDS = 12,
    SAMPLE = 24,
    NEED_TRIES = 4000,
    ISOMORPH_TRIES = 200
};

/* Where puzzles are looked for, in this order. Each source uses other indices. */
enum lesson_source {
    SOURCE_LEVEL,  /* of the technique's level */
    SOURCE_NEED,   /* those of them that cannot do without it, one at a time */
    SOURCE_HARDER, /* of the next level: some steps about constraints are rare on their own */
};

/* A lesson on its way. */
struct lesson_search {
    const struct book_config *cfg;
    unsigned threads;
    struct grade_scratch *scratch;
    struct book_lesson *lesson;
    /* The board that the technique is taught on, with constraints where it rests on them: a
     * reference. */
    const struct layout *like;
    const struct layout *board; /* that puzzles are looked for on */
    unsigned cage_digits;       /* of the book's largest board with cages; 0: none */
    bool failed;                /* out of memory */
};

static bool is_full(const struct lesson_search *s)
{
    return s->failed || s->lesson->count == LESSON_POSITIONS;
}

/* The board before the step. */
static void keep_position(struct lesson_search *s, const struct layout *v,
                          const struct grid *givens, const struct path *path,
                          const struct step *step, unsigned number)
{
    struct lesson_position *p = &s->lesson->position[s->lesson->count++];
    p->givens = *givens;
    p->step.number = number;
    p->step.board = *path_board(path);
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        p->step.candidate[cell] = path_candidates(path, cell);
    }
    p->step.step = *step;
    p->layout = layout_keep(v);
}

/* The step in words. False: out of memory. */
static bool explain_position(struct lesson_position *p, const struct explain_style *style)
{
    struct text t = {0};
    for (unsigned part = 0; part < step_part_count(&p->step.step); part++) {
        text_puts(&t, part ? " " : "");
        step_part_explain(style, p->layout, &p->step.step, part, &t);
    }
    if (t.failed || !t.data) {
        text_free(&t);
        return false;
    }
    p->step.text = t.data;
    return true;
}

/* The worked example (the first position) by its parts, and the steps of the others, which are
 * practice. False: out of memory. */
static bool explain_lesson(struct book_lesson *lesson, const struct book_config *cfg)
{
    const struct explain_style style = explanations_style(cfg);
    const struct lesson_position *p = &lesson->position[0];
    const unsigned parts = step_part_count(&p->step.step);
    lesson->example = calloc(parts, sizeof *lesson->example);
    bool explained = lesson->example != NULL;
    for (size_t i = 1; i < lesson->count && explained; i++) {
        explained = explain_position(&lesson->position[i], &style);
    }
    for (unsigned part = 0; part < parts && explained; part++) {
        explained = explanations_part(&p->step, part, p->layout, &style, &lesson->example[part]);
        lesson->example_count += explained;
    }
    return explained;
}

/* Take the position before the technique's first step, where the puzzle's path has one. */
static bool try_puzzle(struct lesson_search *s, const struct layout *v, const struct grid *givens)
{
    struct grade_options o;
    grade_options_init(&o);
    technique_set_remove(&o.disabled, s->lesson->technique);
    if (is_full(s) || solve_count(v, givens, 2, NULL) != 1) {
        return false;
    }
    struct path *path = path_begin(v, givens, &o, s->scratch);
    const struct step *step;
    for (unsigned number = 1; (step = path_next(path)) != NULL; number++) {
        if (step->technique == s->lesson->technique) {
            keep_position(s, v, givens, path, step, number);
            return true;
        }
    }
    return false;
}

static bool take_lesson_search(void *context, const struct record *record)
{
    (void)try_puzzle(context, record->variant, &record->givens);
    return true;
}

/* Boards with constraints of the kinds that the example of the technique has; else classic ones. */
static void choose_board(struct lesson_search *s, struct generate_request *r)
{
    r->variant = s->board;
    r->constraints.kinds = s->like->constraints ? s->like->constraints->kinds : 0;
    for (unsigned i = 0; i < constraint_count(s->like); i++) {
        r->constraints.all_signs |= constraint_at(s->like, i)->all;
    }
    target_init(&r->target, r->variant);
}

/* The first of the indices, which no section uses. */
static uint64_t first_index(int technique, enum lesson_source source)
{
    uint64_t own = source == SOURCE_HARDER ? 2 * (uint64_t)technique_count() + (uint64_t)technique
                                           : 2 * (uint64_t)technique + (source == SOURCE_NEED);
    return ((uint64_t)CONFIG_LIST_SECTIONS + own) * CONFIG_MAX_PUZZLES;
}

static void search_puzzles(struct lesson_search *s, enum lesson_source source)
{
    const bool need = source == SOURCE_NEED;
    const struct technique *t = technique_at((size_t)s->lesson->technique);
    struct diag silent = {.out = NULL};
    struct generate_request r;
    generate_request_init(&r);
    choose_board(s, &r);
    unsigned rounds = need                   ? LESSON_POSITIONS
                      : s->like->constraints ? CONSTRAINT_ROUNDS
                                             : SAMPLE_ROUNDS;
    r.seed = s->cfg->seed;
    r.first = first_index(s->lesson->technique, source);
    r.threads = s->threads;
    r.target.level_low = r.target.level_high =
        source == SOURCE_HARDER ? (enum level)(t->level + 1) : t->level;
    r.emit = take_lesson_search;
    r.context = s;
    r.diag = &silent;
    r.count = SAMPLE;
    if (need) {
        technique_set_add(&r.target.requires, s->lesson->technique);
        r.max_tries = NEED_TRIES;
        r.count = 1;
    }
    for (unsigned round = 0; !is_full(s) && round < rounds; round++) {
        if (generate(&r, NULL) != STATUS_OK) {
            s->failed |= silent.no_memory;
            return;
        }
        r.first += r.count;
    }
}

/* The same puzzles turned and with other digits. */
static void add_isomorphs(struct lesson_search *s)
{
    const struct layout *v = variant_at(0);
    struct pcg32 rng;
    pcg32_seed(&rng, s->cfg->seed, (uint64_t)s->lesson->technique);
    size_t found = s->lesson->count;
    for (unsigned i = 0; found > 0 && !is_full(s) && i < ISOMORPH_TRIES; i++) {
        struct isomorphism isomorphism;
        struct grid turned;
        if (!isomorphism_random(v, &rng, &isomorphism)) {
            s->failed = true;
            return;
        }
        isomorphism_apply(v, &isomorphism, &s->lesson->position[i % found].givens, &turned);
        (void)try_puzzle(s, v, &turned);
    }
}

/* Boards with constraints, whose digits are what they are, are turned and mirrored alone. */
static void add_turned(struct lesson_search *s)
{
    size_t found = s->lesson->count;
    for (unsigned i = 0; i < found * MOVEMENT_COUNT && !is_full(s); i++) {
        const struct lesson_position *p = &s->lesson->position[i % found];
        uint16_t from[MAX_CELLS];
        struct grid givens;
        const struct layout *turned = layout_turned(p->layout, i / (unsigned)found, from);
        if (turned && turned != p->layout) { /* boxes may not stand on end */
            s->failed |= !solve_prepare(turned);
            for (unsigned cell = 0; cell < turned->cell_count; cell++) {
                givens.cell[cell] = p->givens.cell[from[cell]];
            }
            (void)(!s->failed && try_puzzle(s, turned, &givens));
        }
        layout_drop(turned);
    }
}

static void add_example(struct lesson_search *s)
{
    const struct technique_example *example = technique_example(s->lesson->technique);
    struct grid givens = {{0}};
    if (!example || (example->variant && !s->like->constraints)) {
        return;
    }
    for (unsigned cell = 0; cell < s->like->cell_count; cell++) {
        givens.cell[cell] = (uint8_t)digit_from_char(example->puzzle[cell]);
    }
    (void)try_puzzle(s, s->like, &givens);
}

/* The rule of 45 has its name from the sum of a house, so its lesson needs the board that the
 * book's heading names. */
static const struct layout *board_of_name(const struct lesson_search *s, const struct technique *t)
{
    const unsigned digits = s->cage_digits;
    const struct layout *named =
        digits && strstr(t->name, "45") ? variant_of_cells(digits * digits) : NULL;
    return named ? named : s->like->bare;
}

/* s->like and s->board; false: out of memory. */
static bool find_board(struct lesson_search *s)
{
    const struct technique *t = technique_at((size_t)s->lesson->technique);
    const struct technique_example *example = technique_example(s->lesson->technique);
    layout_drop(s->like);
    s->like = t->of_constraints && example ? technique_example_layout(example)
                                           : layout_keep(variant_at(0));
    s->board = s->like ? board_of_name(s, t) : NULL;
    return s->like && solve_prepare(s->like);
}

static enum status make_lesson(struct lesson_search *s, const char *const *name, struct diag *d)
{
    struct diag_at at;
    const struct technique *t = technique_at((size_t)s->lesson->technique);
    s->lesson->position = calloc(LESSON_POSITIONS, sizeof *s->lesson->position);
    if (!s->lesson->position || !find_board(s)) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    search_puzzles(s, SOURCE_LEVEL);
    if (!is_full(s) && !t->off_by_default && !technique_is_single(s->lesson->technique)) {
        search_puzzles(s, SOURCE_NEED);
    }
    if (!is_full(s) && s->like->constraints && t->level < LEVEL_EXTREME) {
        search_puzzles(s, SOURCE_HARDER);
    }
    if (s->lesson->count == 0) {
        add_example(s);
    }
    (s->like->constraints ? add_turned : add_isomorphs)(s);
    if (s->failed) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    if (s->lesson->count == 0) {
        return diag_usage(d, book_config_at(s->cfg, name, &at),
                          "Nonet found no puzzle to teach '%s'; remove it from techniques", *name);
    }
    return explain_lesson(s->lesson, s->cfg) ? STATUS_OK : diag_error(d, NULL, OUT_OF_MEMORY);
}

enum status lessons_make(struct lessons *lessons, const struct book_config *cfg,
                         unsigned cage_digits, unsigned threads, struct diag *d)
{
    struct lesson_search s = {
        .cfg = cfg, .cage_digits = cage_digits, .threads = threads, .scratch = grade_scratch_new()};
    lessons->item = calloc(cfg->techniques.count + 1, sizeof *lessons->item);
    enum status status =
        s.scratch && lessons->item ? STATUS_OK : diag_error(d, NULL, OUT_OF_MEMORY);
    const size_t count = status == STATUS_OK ? cfg->techniques.count : 0;
    for (size_t i = 0; i < count; i++) {
        s.lesson = &lessons->item[lessons->count++];
        s.lesson->technique = technique_find(cfg->techniques.item[i]);
        if (s.lesson->technique < 0) {
            struct diag_at at;
            d->hint = "'nonet help techniques' lists them";
            status = diag_usage(d, book_config_at(cfg, &cfg->techniques.item[i], &at),
                                "there is no technique '%s'", cfg->techniques.item[i]);
            break;
        }
        /* Go on after a technique that cannot be taught, to name all of them at once. */
        enum status made = make_lesson(&s, &cfg->techniques.item[i], d);
        status = made != STATUS_OK ? made : status;
        if (made != STATUS_OK && made != STATUS_USAGE) {
            break;
        }
    }
    layout_drop(s.like);
    grade_scratch_drop(s.scratch);
    return status;
}

/* A lesson on the same positions, explained by another config. False: out of memory. */
static bool translate_lesson(struct book_lesson *to, const struct book_lesson *from,
                             const struct book_config *cfg)
{
    to->technique = from->technique;
    to->position = calloc(LESSON_POSITIONS, sizeof *to->position);
    for (size_t i = 0; i < from->count && to->position; i++) {
        struct lesson_position *p = &to->position[to->count++];
        *p = from->position[i];
        p->step.text = NULL;
        p->layout = layout_keep(p->layout);
    }
    return to->position && explain_lesson(to, cfg);
}

enum status lessons_translate(struct lessons *to, const struct lessons *from,
                              const struct book_config *cfg, struct diag *d)
{
    to->item = calloc(from->count + 1, sizeof *to->item);
    bool translated = to->item != NULL;
    for (size_t i = 0; i < from->count && translated; i++) {
        translated = translate_lesson(&to->item[to->count++], &from->item[i], cfg);
    }
    return translated ? STATUS_OK : diag_error(d, NULL, OUT_OF_MEMORY);
}

void lessons_free(struct lessons *lessons)
{
    for (size_t i = 0; i < lessons->count; i++) {
        for (size_t k = 0; k < lessons->item[i].count; k++) {
            free(lessons->item[i].position[k].step.text);
            layout_drop(lessons->item[i].position[k].layout);
        }
        for (size_t k = 0; k < lessons->item[i].example_count; k++) {
            free(lessons->item[i].example[k].text);
        }
        free(lessons->item[i].example);
        free(lessons->item[i].position);
    }
    free(lessons->item);
    *lessons = (struct lessons){0};
}
