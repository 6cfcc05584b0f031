#include "render/press/explanations.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gen/grade/explain/explain.h"
#include "gen/grade/explain/proof_chunks.h"
#include "gen/grade/grade.h"

struct explain_style explanations_style(const struct book_config *cfg)
{
    return (struct explain_style){
        .translation = {cfg->book.language, &cfg->book.words, cfg->style.friends},
        .symbol = cfg->style.digits.count ? cfg->style.digits.item : NULL,
        .symbol_count = cfg->style.digits.count,
        .markup = true,
    };
}

/* With the letters of the puzzle's word, if it has one. Pictures are named by their numbers. */
static void use_signs(struct explain_style *style, const struct book_config *cfg,
                      const struct book_signs *signs)
{
    *style = explanations_style(cfg);
    if (signs && signs->word) {
        style->symbol = signs->word->sign;
        style->symbol_count = signs->word->length;
    } else if (signs && signs->pictures) {
        style->symbol = NULL;
        style->symbol_count = 0;
    }
}

/* What a look gives away. */
static bool is_single(const struct step *step)
{
    return technique_is_single(step->technique);
}

static struct path *begin_path(const struct record *r, struct grade_scratch *scratch)
{
    struct grade_options o;
    grade_options_init(&o);
    o.assume_unique = true;
    return path_begin(r->variant, &r->givens, &o, scratch);
}

/* ---- hints ---- */

/* A list of more candidates is too long for a hint. */
enum { MAX_HINT_STEPS = 5, MAX_REMOVED = 6 };

/* The most instructive steps of a solution path, by their places on it, ascending. */
struct hint_choice {
    struct hint_step {
        size_t place;
        unsigned worth;
    } step[MAX_HINT_STEPS + 1];
    unsigned count;
};

/* What the section is about comes before what is hard, and anything before a single. */
static unsigned hint_worth(const struct step *step, const struct technique_set *about)
{
    enum { ABOUT = 1 << 20, NO_SINGLE = 1 << 19 };
    unsigned worth = (unsigned)technique_at((size_t)step->technique)->score;
    worth = worth < NO_SINGLE ? worth : NO_SINGLE - 1;
    worth += is_single(step) ? 0 : NO_SINGLE;
    return worth + (about && technique_set_has(about, step->technique) ? ABOUT : 0);
}

/* Keep the step if it is more instructive than one of those kept; of equals the earlier stays. */
static void consider_step(struct hint_choice *c, unsigned most, size_t place, unsigned worth)
{
    c->step[c->count++] = (struct hint_step){place, worth};
    if (c->count <= most) {
        return;
    }
    unsigned least = 0;
    for (unsigned i = 1; i < c->count; i++) {
        least = c->step[i].worth <= c->step[least].worth ? i : least;
    }
    c->count--;
    memmove(&c->step[least], &c->step[least + 1], (c->count - least) * sizeof c->step[0]);
}

/* The length of a text's first sentence, with its full stop. */
static size_t first_sentence(const char *text)
{
    const char *end = strstr(text, ". ");
    return end ? (size_t)(end - text) + 1 : strlen(text);
}

/* The steps that the section is about, else the hardest ones. A single is chosen only where the
 * path has nothing else. */
static void choose_hardest(const struct record *r, unsigned most, const struct technique_set *about,
                           struct grade_scratch *scratch, struct hint_choice *chosen)
{
    const struct step *step;
    bool singles = true;
    struct path *path = begin_path(r, scratch);
    for (size_t place = 0; (step = path_next(path)); place++) {
        if (singles && !is_single(step)) {
            chosen->count = 0;
            singles = false;
        }
        if (singles || !is_single(step)) {
            consider_step(chosen, most, place, hint_worth(step, about));
        }
    }
}

/* Of the singles before the first step that is none, the hardest ones; without any, the first step
 * that puts a digit anywhere. */
static void choose_openings(const struct record *r, unsigned most, struct grade_scratch *scratch,
                            struct hint_choice *chosen)
{
    const struct step *step;
    bool opening = true;
    struct path *path = begin_path(r, scratch);
    for (size_t place = 0; (opening || !chosen->count) && (step = path_next(path)); place++) {
        opening = opening && is_single(step);
        if (step_places(step)) {
            consider_step(chosen, most, place, hint_worth(step, NULL));
        }
    }
}

static void put_step(const struct explain_style *style, const struct record *r,
                     const struct step *step, enum config_hint_length length, struct text *out)
{
    const size_t from = out->length;
    if (length == HINTS_QUESTIONS) {
        step_ask(style, r->variant, step, out);
        return;
    }
    if (length == HINTS_WHERE) {
        step_hint(style, r->variant, step, HINT_WHERE, out);
        return;
    }
    step_explain(style, r->variant, step, out);
    if (length == HINTS_SHORT && out->data) {
        text_shorten(out, out->length - from - first_sentence(out->data + from));
    }
}

static unsigned digits_placed(const struct step *step)
{
    unsigned count = 0;
    for (unsigned i = 0; i < step->mark_count; i++) {
        count += step->mark[i].role == MARK_PLACE;
    }
    return count;
}

/* The chosen steps, a line each, in the order of the path, and how many digits must be found before
 * each. Where nothing can be asked, they are explained briefly. */
static void add_hint(const struct config_hints *hints, const struct record *r,
                     const struct technique_set *about, struct grade_scratch *scratch,
                     const struct explain_style *style, struct text *out)
{
    const unsigned most = hints->per_puzzle < MAX_HINT_STEPS ? hints->per_puzzle : MAX_HINT_STEPS;
    enum config_hint_length length = hints->length;
    struct hint_choice chosen = {.count = 0};
    const struct step *step;
    if (length == HINTS_QUESTIONS) {
        choose_openings(r, most, scratch, &chosen);
    }
    if (!chosen.count) {
        length = length == HINTS_QUESTIONS ? HINTS_SHORT : length;
        choose_hardest(r, most, about, scratch, &chosen);
    }
    struct path *path = begin_path(r, scratch);
    struct explain_style told = *style;
    for (size_t place = 0, i = 0; i < chosen.count && (step = path_next(path)); place++) {
        if (place == chosen.step[i].place) {
            text_puts(out, i++ ? "\n" : "");
            put_step(&told, r, step, length, out);
        }
        told.digits_before += digits_placed(step);
    }
}

char **hints_make(const struct book_config *cfg, const struct record *const *puzzle,
                  const struct technique_set *const *about, const struct book_signs *signs,
                  size_t count)
{
    struct grade_scratch *scratch = grade_scratch_new();
    char **hints = calloc(count + 1, sizeof *hints);
    bool failed = !scratch || !hints;
    for (size_t i = 0; i < count && !failed; i++) {
        struct text t = {0};
        struct explain_style style;
        use_signs(&style, cfg, signs ? &signs[i] : NULL);
        style.max_removed = MAX_REMOVED;
        add_hint(&cfg->hints, puzzle[i], about ? about[i] : NULL, scratch, &style, &t);
        text_puts(&t, "");
        failed = t.failed || !t.data;
        hints[i] = t.data;
    }
    grade_scratch_drop(scratch);
    if (failed) {
        hints_free(hints);
        return NULL;
    }
    return hints;
}

void hints_free(char **hints)
{
    for (size_t i = 0; hints && hints[i]; i++) {
        free(hints[i]);
    }
    free(hints);
}

/* ---- which puzzles are walked through ---- */

struct ranked_puzzle {
    const struct record *record;
    size_t number;
    enum level level;
    bool chosen;
};

/* The hardest first; of equals, the earlier one. */
static int by_hardness(const void *a, const void *b)
{
    const struct ranked_puzzle *one = a;
    const struct ranked_puzzle *two = b;
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
    const struct ranked_puzzle *one = a;
    const struct ranked_puzzle *two = b;
    return (one->number > two->number) - (one->number < two->number);
}

static void choose(const struct config_walkthrough *wanted, struct ranked_puzzle *puzzle,
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

static struct ranked_puzzle *rank(const struct record *const *puzzle, size_t count)
{
    struct ranked_puzzle *ranked = calloc(count + 1, sizeof *ranked);
    for (size_t i = 0; i < count && ranked; i++) {
        ranked[i] = (struct ranked_puzzle){.record = puzzle[i], .number = i + 1};
        if (!level_find(puzzle[i]->level, &ranked[i].level)) {
            ranked[i].level = LEVEL_EASY;
        }
    }
    return ranked;
}

static void walkthrough_free(struct book_walkthrough *w)
{
    for (size_t k = 0; k < w->step_count; k++) {
        free(w->step[k].text);
        free(w->step[k].before);
    }
    free(w->step);
    free(w->after);
}

/* ---- which of their steps ---- */

static bool add_step(struct book_walkthrough *w, const struct layout *v, struct path *path,
                     const struct step *step, unsigned number, const struct explain_style *style)
{
    struct walkthrough_step *s = &w->step[w->step_count];
    struct text t = {0};
    s->number = number;
    s->board = *path_board(path);
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        s->candidate[cell] = path_candidates(path, cell);
    }
    s->step = *step;
    step_explain(style, v, step, &t);
    if (t.failed || !t.data) {
        text_free(&t);
        return false;
    }
    s->text = t.data;
    w->step_count++;
    return true;
}

/* Drop the step that shows least; of equals the latest. */
static void drop_easiest(struct book_walkthrough *w)
{
    size_t easiest = 0;
    for (size_t i = 1; i < w->step_count; i++) {
        int score = technique_at((size_t)w->step[i].step.technique)->score;
        if (score <= technique_at((size_t)w->step[easiest].step.technique)->score) {
            easiest = i;
        }
    }
    free(w->step[easiest].text);
    w->step_count--;
    memmove(&w->step[easiest], &w->step[easiest + 1], (w->step_count - easiest) * sizeof *w->step);
}

/* False: out of memory. w->step has room for one step more than max. */
static bool add_hardest_steps(struct book_walkthrough *w, const struct record *r, unsigned max,
                              struct grade_scratch *scratch, const struct explain_style *style)
{
    for (unsigned pass = 0; pass < 2 && w->step_count == 0; pass++) {
        struct path *path = begin_path(r, scratch);
        const struct step *step;
        for (unsigned number = 1; (step = path_next(path)) != NULL; number++) {
            if (pass == 0 && is_single(step)) {
                continue;
            }
            if (pass == 1 && w->step_count == max) {
                break;
            }
            if (!add_step(w, r->variant, path, step, number, style)) {
                return false;
            }
            if (w->step_count > max) {
                drop_easiest(w);
            }
        }
    }
    return true;
}

/* ---- what the others do ---- */

/* Steps without a picture, one after another. */
struct left_out {
    unsigned first, count;
    struct step placed; /* the digits that they put in */
};

static void leave_out(struct left_out *l, unsigned number, const struct step *step)
{
    l->first = l->count++ ? l->first : number;
    for (unsigned i = 0; i < step->mark_count; i++) {
        if (step->mark[i].role == MARK_PLACE && l->placed.mark_count < STEP_MAX_MARKS) {
            l->placed.mark[l->placed.mark_count++] = step->mark[i];
        }
    }
}

/* Their digits one by one, or how many there are. */
static void put_found(const struct left_out *l, const struct layout *v,
                      const struct explain_style *style, struct text *out)
{
    enum { MAX_NAMED = 6 };
    const unsigned placed = l->placed.mark_count;
    if (placed == 0) {
        text_puts(out, translation_text(&style->translation, TEXT_left_out_candidates));
    } else if (placed <= MAX_NAMED) {
        step_placements(style, v, &l->placed, out);
    } else {
        char count[16];
        const char *values[] = {count};
        snprintf(count, sizeof count, "%u", placed);
        translation_fill(out, translation_text(&style->translation, TEXT_left_out_digits), values,
                         1);
    }
}

/* *text: NULL where nothing is left out. False: out of memory. */
static bool describe_left_out(const struct left_out *l, const struct layout *v,
                              const struct explain_style *style, char **text)
{
    struct text found = {0};
    struct text t = {0};
    char first[16];
    char last[16];
    if (l->count == 0) {
        return true;
    }
    put_found(l, v, style, &found);
    snprintf(first, sizeof first, "%u", l->first);
    snprintf(last, sizeof last, "%u", l->first + l->count - 1);
    const char *one[] = {first, text_chars(&found)};
    const char *several[] = {first, last, text_chars(&found)};
    if (l->count == 1) {
        translation_fill(&t, translation_text(&style->translation, TEXT_step_left_out), one, 2);
    } else {
        translation_fill(&t, translation_text(&style->translation, TEXT_steps_left_out), several,
                         3);
    }
    const bool enough = !found.failed && !t.failed && t.data;
    text_free(&found);
    if (!enough) {
        text_free(&t);
        return false;
    }
    *text = t.data;
    return true;
}

/* False: out of memory. */
static bool describe_gaps(struct book_walkthrough *w, const struct record *r,
                          struct grade_scratch *scratch, const struct explain_style *style)
{
    struct left_out gap = {.count = 0};
    struct path *path = begin_path(r, scratch);
    const struct step *step;
    size_t next = 0;
    bool enough = true;
    for (unsigned number = 1; enough && (step = path_next(path)) != NULL; number++) {
        if (next < w->step_count && w->step[next].number == number) {
            enough = describe_left_out(&gap, r->variant, style, &w->step[next++].before);
            gap = (struct left_out){.count = 0};
        } else {
            leave_out(&gap, number, step);
        }
    }
    return enough && describe_left_out(&gap, r->variant, style, &w->after);
}

/* ---- long ones in parts ---- */

/* How many pictures the steps need. A long step has one for each part while there is room. */
static size_t count_pictures(const struct book_walkthrough *w)
{
    size_t count = w->step_count;
    for (size_t i = 0; i < w->step_count; i++) {
        unsigned more = step_part_count(&w->step[i].step) - 1;
        count += count + more <= BOOK_WALKTHROUGH_PICTURES ? more : 0;
    }
    return count;
}

bool explanations_part(const struct walkthrough_step *from, unsigned part, const struct layout *v,
                       const struct explain_style *style, struct walkthrough_step *to)
{
    struct text t = {0};
    *to = *from;
    to->before = NULL;
    step_part_explain(style, v, &from->step, part, &t);
    step_part_draw(v, &from->step, part, &to->board, to->candidate, &to->step);
    to->text = t.data;
    if (t.failed) {
        text_free(&t);
        to->text = NULL;
    }
    return to->text != NULL;
}

/* Each long step by its parts. False: out of memory. */
static bool part_steps(struct book_walkthrough *w, const struct layout *v,
                       const struct explain_style *style)
{
    size_t room = count_pictures(w);
    if (room == w->step_count) {
        return true;
    }
    struct book_walkthrough parted = {
        .number = w->number, .step = calloc(room, sizeof *w->step), .after = w->after};
    w->after = NULL;
    bool enough = parted.step != NULL;
    for (size_t i = 0; i < w->step_count && enough; i++) {
        unsigned parts = step_part_count(&w->step[i].step);
        bool whole = parted.step_count + parts + (w->step_count - i - 1) > room;
        for (unsigned part = 0; part < (whole ? 1 : parts) && enough; part++) {
            enough =
                explanations_part(&w->step[i], part, v, style, &parted.step[parted.step_count]);
            if (part == 0 && enough) {
                parted.step[parted.step_count].before = w->step[i].before;
                w->step[i].before = NULL;
            }
            parted.step_count += enough;
        }
    }
    walkthrough_free(w);
    *w = parted;
    return enough;
}

/* ---- all of them ---- */

static enum status add_walkthrough(struct walkthroughs *all, const struct ranked_puzzle *p,
                                   unsigned max, struct grade_scratch *scratch,
                                   const struct explain_style *style, struct diag *d)
{
    struct book_walkthrough *w = &all->item[all->count++];
    *w = (struct book_walkthrough){.number = p->number, .step = calloc(max + 1, sizeof *w->step)};
    if (!w->step || !add_hardest_steps(w, p->record, max, scratch, style) ||
        (w->step_count > 0 && !describe_gaps(w, p->record, scratch, style)) ||
        !part_steps(w, p->record->variant, style)) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    if (w->step_count == 0) {
        diag_warning(d, NULL, "walkthrough: puzzle %zu has no step to show; choose another puzzle",
                     p->number);
        free(w->step);
        all->count--;
    }
    return STATUS_OK;
}

enum status walkthroughs_make(struct walkthroughs *walkthroughs, const struct book_config *cfg,
                              const struct record *const *puzzle, const struct book_signs *signs,
                              size_t count, struct diag *d)
{
    struct ranked_puzzle *ranked = rank(puzzle, count);
    struct grade_scratch *scratch = grade_scratch_new();
    walkthroughs->item = calloc(count + 1, sizeof *walkthroughs->item);
    walkthroughs->count = 0;
    enum status status = STATUS_OK;
    if (!ranked || !scratch || !walkthroughs->item) {
        status = diag_error(d, NULL, OUT_OF_MEMORY);
    } else {
        choose(&cfg->walkthrough, ranked, count);
    }
    for (size_t i = 0; i < count && status == STATUS_OK; i++) {
        if (ranked[i].chosen) {
            struct explain_style style;
            use_signs(&style, cfg, signs ? &signs[ranked[i].number - 1] : NULL);
            status = add_walkthrough(walkthroughs, &ranked[i], cfg->walkthrough.max_steps, scratch,
                                     &style, d);
        }
    }
    grade_scratch_drop(scratch);
    free(ranked);
    return status;
}

void walkthroughs_free(struct walkthroughs *walkthroughs)
{
    for (size_t i = 0; i < walkthroughs->count; i++) {
        walkthrough_free(&walkthroughs->item[i]);
    }
    free(walkthroughs->item);
    *walkthroughs = (struct walkthroughs){0};
}
