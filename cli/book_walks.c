#include "cli/book_walks.h"

#include <stdlib.h>
#include <string.h>

#include "cli/book_puzzles.h"

bool book_walks_wanted(const struct book_config *cfg)
{
    return cfg->walkthrough.hardest || cfg->walkthrough.puzzles.count;
}

/* ---- which puzzles ---- */

struct candidate_puzzle {
    const struct record *record;
    size_t number;
    enum level level;
    bool chosen;
};

/* The hardest first; of equals, the earlier one. */
static int by_hardness(const void *a, const void *b)
{
    const struct candidate_puzzle *one = a;
    const struct candidate_puzzle *two = b;
    if (one->level != two->level) {
        return one->level > two->level ? -1 : 1;
    }
    if (one->record->score != two->record->score) {
        return one->record->score > two->record->score ? -1 : 1;
    }
    return (one->number > two->number) - (one->number < two->number);
}

static int by_number(const void *a, const void *b)
{
    const struct candidate_puzzle *one = a;
    const struct candidate_puzzle *two = b;
    return (one->number > two->number) - (one->number < two->number);
}

static void choose(const struct config_walkthrough *wanted, struct candidate_puzzle *puzzle,
                   size_t count)
{
    for (size_t i = 0; i < wanted->puzzles.count; i++) {
        if (wanted->puzzles.item[i] <= count) {
            puzzle[wanted->puzzles.item[i] - 1].chosen = true;
        }
    }
    qsort(puzzle, count, sizeof *puzzle, by_hardness);
    for (size_t i = 0, left = wanted->hardest; i < count && left > 0; i++) {
        left -= !puzzle[i].chosen;
        puzzle[i].chosen = true;
    }
    qsort(puzzle, count, sizeof *puzzle, by_number);
}

/* ---- which steps ---- */

static bool take_step(struct book_walk *walk, const struct variant *v, struct path *path,
                      const struct step *step, unsigned number, const struct telling *telling)
{
    struct book_step *s = &walk->step[walk->step_count];
    struct text t = {0};
    s->number = number;
    s->board = *path_board(path);
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        s->candidate[cell] = path_candidates(path, cell);
    }
    s->step = *step;
    step_explain(telling, v, step, &t);
    if (t.failed || !t.data) {
        text_free(&t);
        return false;
    }
    s->text = t.data;
    walk->step_count++;
    return true;
}

/* Drop the step that shows least; of equals the latest. */
static void drop_easiest(struct book_walk *walk)
{
    size_t easiest = 0;
    for (size_t i = 1; i < walk->step_count; i++) {
        int score = technique_at((size_t)walk->step[i].step.technique)->score;
        if (score <= technique_at((size_t)walk->step[easiest].step.technique)->score) {
            easiest = i;
        }
    }
    free(walk->step[easiest].text);
    walk->step_count--;
    memmove(&walk->step[easiest], &walk->step[easiest + 1],
            (walk->step_count - easiest) * sizeof *walk->step);
}

/* False: out of memory. walk->step has room for one step more than max. */
static bool take_steps(struct book_walk *walk, const struct record *r, unsigned max,
                       struct grade_scratch *scratch, const struct telling *telling)
{
    struct grade_options o;
    grade_options_init(&o);
    o.assume_unique = true;
    for (unsigned pass = 0; pass < 2 && walk->step_count == 0; pass++) {
        struct path *path = path_begin(r->variant, &r->givens, &o, scratch);
        const struct step *step;
        for (unsigned number = 1; (step = path_next(path)) != NULL; number++) {
            if (pass == 0 && book_step_is_single(step)) {
                continue;
            }
            if (pass == 1 && walk->step_count == max) {
                break;
            }
            if (!take_step(walk, r->variant, path, step, number, telling)) {
                return false;
            }
            if (walk->step_count > max) {
                drop_easiest(walk);
            }
        }
    }
    return true;
}

/* ---- all of them ---- */

static enum status add_walk(struct book_walks *walks, const struct candidate_puzzle *p,
                            unsigned max, struct grade_scratch *scratch,
                            const struct telling *telling, struct diag *d)
{
    struct book_walk *walk = &walks->item[walks->count++];
    *walk = (struct book_walk){.number = p->number, .step = calloc(max + 1, sizeof *walk->step)};
    if (!walk->step || !take_steps(walk, p->record, max, scratch, telling)) {
        return diag_error(d, NULL, "out of memory");
    }
    if (walk->step_count == 0) {
        diag_warning(d, NULL, "puzzle %zu has no step to show in a walkthrough", p->number);
        free(walk->step);
        walks->count--;
    }
    return STATUS_OK;
}

enum status book_walks_make(const struct book_config *cfg,
                            const struct book_section_source *sources, struct book_walks *walks,
                            struct diag *d)
{
    struct telling telling = book_telling(cfg);
    size_t count = cfg->puzzle_count;
    struct candidate_puzzle *puzzle = calloc(count + 1, sizeof *puzzle);
    struct grade_scratch *scratch = grade_scratch_new();
    walks->item = calloc(count + 1, sizeof *walks->item);
    walks->count = 0;
    enum status status =
        puzzle && scratch && walks->item ? STATUS_OK : diag_error(d, NULL, "out of memory");
    if (status == STATUS_OK) {
        size_t n = 0;
        for (size_t s = 0; s < cfg->section_count; s++) {
            for (size_t i = 0; i < sources[s].count; i++, n++) {
                const struct record *r = &sources[s].record[i];
                puzzle[n] = (struct candidate_puzzle){.record = r, .number = n + 1};
                if (!level_find(r->level, &puzzle[n].level)) {
                    puzzle[n].level = LEVEL_EASY;
                }
            }
        }
        choose(&cfg->walkthrough, puzzle, count);
    }
    for (size_t i = 0; i < count && status == STATUS_OK; i++) {
        if (puzzle[i].chosen) {
            status = add_walk(walks, &puzzle[i], cfg->walkthrough.max_steps, scratch, &telling, d);
        }
    }
    grade_scratch_drop(scratch);
    free(puzzle);
    return status;
}

void book_walks_free(struct book_walks *walks)
{
    for (size_t i = 0; i < walks->count; i++) {
        for (size_t k = 0; k < walks->item[i].step_count; k++) {
            free(walks->item[i].step[k].text);
        }
        free(walks->item[i].step);
    }
    free(walks->item);
    *walks = (struct book_walks){0};
}
