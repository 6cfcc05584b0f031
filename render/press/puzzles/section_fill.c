#include "render/press/puzzles/section_fill.h"

#include <stdlib.h>
#include <string.h>

#include "config/calendar_date.h"
#include "gen/board/pcg32.h"
#include "gen/format/stream.h"
#include "gen/make/run/equivalent.h"
#include "gen/make/run/puzzle_id.h"
#include "gen/solve/proper.h"
#include "render/press/folder/book_files.h"
#include "render/press/puzzle_memory.h"

static struct press_puzzle *next_puzzle(struct section_search *s)
{
    return s->into ? &s->into[s->count] : &s->puzzles->item[s->first + s->count];
}

/* Give the next puzzle its signs; false where it cannot have them, or does not fit any more. */
static bool put_signs(struct section_search *s)
{
    struct press_puzzle *p = next_puzzle(s);
    bool keep_symmetry = s->conditions->symmetry != GENERATE_ANY_SYMMETRY;
    if (!section_signs_put(s->signs, s->sign_number + s->count, keep_symmetry, &p->record,
                           &p->signs)) {
        return false;
    }
    if (!p->signs.word) {
        return true;
    }
    record_grade_anew(&p->record, &s->judge);
    return section_conditions_fit(s->conditions, &p->record, &s->judge);
}

static bool is_refused(const struct section_search *s, uint64_t form)
{
    const uint64_t id = puzzle_id_of_form(form);
    for (size_t i = 0; i < s->refused.count; i++) {
        if (s->refused.id[i] == id) {
            return true;
        }
    }
    return false;
}

static bool is_avoided(const struct section_search *s, uint64_t form)
{
    return avoid_list_has(s->avoid, form) || avoid_list_has(s->own_avoid, form);
}

/* Is the next puzzle none of the book's and of those to avoid, up to relabelling? *out_of_memory is
 * the search's. */
static bool is_new(struct section_search *s)
{
    bool out_of_memory = false;
    const bool known = s->avoid->count || s->own_avoid->count || s->refused.count || s->window;
    const uint64_t form = known ? equivalent_form(&next_puzzle(s)->record) : 0;
    if (known && (is_avoided(s, form) || is_refused(s, form) ||
                  (s->window && s->day && day_window_has(s->window, form, *s->day)))) {
        s->passed_over = true;
        return false;
    }
    if (section_choices_leave_out(&s->choices, &next_puzzle(s)->record)) {
        return false;
    }
    bool is_first =
        !s->seen || equivalent_is_first(s->seen, &next_puzzle(s)->record, false, &out_of_memory);
    s->out_of_memory |= out_of_memory;
    s->passed_over |= !is_first;
    return is_first;
}

static void took_one(struct section_search *s)
{
    struct press_puzzle *p = next_puzzle(s);
    p->part = s->part;
    p->sign_number = s->sign_number + s->count;
    s->count++;
    progress_set(s->progress, s->first + s->count);
}

bool section_take_known(struct section_search *s)
{
    section_signs_of(s->signs, s->sign_number + s->count, &next_puzzle(s)->signs);
    if (s->seen && !is_new(s) && s->section->source != SOURCE_FILE) {
        return false;
    }
    took_one(s);
    return true;
}

/* ---- generated ---- */

/* A run gives what was taken before it once more. */
static bool take_generated(void *context, const struct record *record)
{
    struct section_search *s = context;
    if (s->taken) {
        s->taken--;
        return true;
    }
    if (section_figures_fit(s->conditions, record) && s->count < s->wanted) {
        record_copy(&next_puzzle(s)->record, record);
        if (put_signs(s) && is_new(s)) {
            took_one(s);
        }
    }
    return true;
}

static bool save_made(void *context, const struct record *record)
{
    const struct section_search *s = context;
    made_puzzles_keep(s->made, record);
    return true;
}

static bool recall_made(void *context, uint64_t index, struct record *out)
{
    const struct section_search *s = context;
    return made_puzzles_recall(s->made, index, out);
}

/* Take from the memory what was made for the same wish, and keep there what is made. */
static void use_memory(struct section_search *s, struct generate_request *r)
{
    struct text wish = {0};
    if (!s->memory || !s->wish) {
        return;
    }
    text_printf(&wish, "%s %d..%d", s->wish, (int)r->target.level_low, (int)r->target.level_high);
    s->made = wish.failed ? NULL : puzzle_memory_borrow(s->memory, wish.data);
    text_free(&wish);
    if (s->made) {
        r->save = save_made;
        r->recall = recall_made;
        r->recalls_own = true;
    }
}

/* Take a round's puzzles from the memory, as far as these are known and each fits. From there on it
 * depends on the others what a run gives: it makes a puzzle anew that it has made before. */
static void take_known(struct section_search *s, const struct generate_request *r)
{
    bool more = s->made && !s->refused.count;
    for (s->taken = 0; more && s->taken < r->count && s->count < s->wanted; s->taken += more) {
        struct press_puzzle *p = next_puzzle(s);
        more = made_puzzles_recall(s->made, r->first + s->taken, &p->record);
        if (more && section_figures_fit(s->conditions, &p->record)) {
            more = put_signs(s) && is_new(s);
            if (more) {
                took_one(s);
            }
        }
    }
}

/* Puzzles that are dropped are replaced in another round. A round has at least MIN_ROUND puzzles,
 * to keep the threads busy; surplus ones are not used. */
enum { MAX_ROUNDS = 1000, MIN_ROUND = 8 };

/* Puzzles that take the place of dropped ones have indices apart: they do not depend on how many
 * attempts the section took, which a memory of its puzzles does not know. */
static const uint64_t FIRST_SPARE_INDEX = (uint64_t)1 << 61;

/* A section's parts, the levels of its mix, use other indices than all sections of a book. */
static const uint64_t PART_INDICES = (uint64_t)CONFIG_MAX_PUZZLES * 100 * CONFIG_LIST_SECTIONS;

/* A day's puzzle follows from its day alone, whatever the calendar's first day is: each has indices
 * for the first attempts, and for those of an editor who drops puzzles. No section uses them. */
enum { DAY_INDICES = 1000, DAY_SPARES = DAY_INDICES / 2 };
static const uint64_t FIRST_DAY_INDEX = (uint64_t)1 << 60;

static uint64_t index_of_day(const struct section_search *s, unsigned round)
{
    const unsigned attempt = s->refused.count ? DAY_SPARES + round : round;
    return FIRST_DAY_INDEX + (uint64_t)*s->day * DAY_INDICES + attempt % DAY_INDICES;
}

/* Indices of the next round. A section without a seed takes the book's, and indices that no other
 * section uses. */
void section_choose_indices(const struct section_search *s, size_t number, unsigned round,
                            struct generate_request *r)
{
    const bool picky = s->conditions->has_score || s->conditions->has_minutes;
    const uint64_t own = (s->section->has_seed ? 0 : number * CONFIG_MAX_PUZZLES) +
                         (s->refused.count ? FIRST_SPARE_INDEX : 0);
    const uint64_t made = s->refused.count ? s->spares : s->made_count[s->part];
    r->count = s->day ? 1 : s->wanted - s->count;
    r->count = picky && round && !s->day && r->count < MIN_ROUND ? MIN_ROUND : r->count;
    r->first = s->day ? index_of_day(s, round) : own + s->part * PART_INDICES + made;
}

/* Called a few times a second, so that the caller's progress function can end a long search. */
static void report_again(void *context, const struct generate_stats *stats,
                         const struct generate_live *live)
{
    const struct section_search *s = context;
    (void)stats;
    (void)live;
    progress_set(s->progress, s->first + s->count);
}

/* A day without a puzzle. */
static enum status refuse_day(const struct section_search *s)
{
    char date[DAY_SIZE];
    struct diag_at at;
    day_print(*s->day, date);
    s->diag->hint = s->section->source != SOURCE_GENERATE ? "add puzzles to its file or bank"
                    : s->passed_over ? "set calendar.repeat_after, or give the day more choice"
                                     : "loosen the conditions of this day";
    return diag_usage(s->diag, book_config_at(s->cfg, s->section, &at),
                      "no puzzle was found for %s%s", date,
                      s->passed_over ? " that is not a repeat" : "");
}

static enum status generate_rounds(struct section_search *s, size_t number,
                                   struct generate_request *r)
{
    struct diag_at at;
    for (unsigned round = 0; round < MAX_ROUNDS && s->count < s->wanted; round++) {
        section_choose_indices(s, number, round, r);
        take_known(s, r);
        const bool done = s->taken == r->count || s->count == s->wanted;
        struct generate_stats stats = {0};
        enum status status = done ? STATUS_OK : generate(r, &stats);
        if (stats.starved) {
            return status; /* the section is not to blame */
        }
        if (status != STATUS_OK) {
            return s->day
                       ? refuse_day(s)
                       : diag_usage(
                             s->diag, book_config_at(s->cfg, s->section, &at),
                             "only %zu of the section's %zu puzzles were found; ask for fewer, or "
                             "loosen its conditions",
                             s->count, s->wanted);
        }
        *(s->refused.count ? &s->spares : &s->made_count[s->part]) += r->count;
    }
    return STATUS_OK;
}

void section_request_begin(struct section_search *s, unsigned threads, struct generate_request *r)
{
    const struct config_section *section = s->section;
    section_request_fill(s->conditions, section, r);
    r->seed = section->has_seed ? section->seed : s->cfg->seed;
    r->threads = threads;
    r->grade = true;
    r->distinct = s->seen != NULL || section->distinct;
    r->emit = take_generated;
    r->progress = report_again;
    r->context = s;
    r->diag = s->diag;
    use_memory(s, r);
}

void section_request_end(struct section_search *s)
{
    puzzle_memory_return(s->made);
    s->made = NULL;
}

static enum status generate_section(struct section_search *s, size_t number, unsigned threads)
{
    struct generate_request r;
    section_request_begin(s, threads, &r);
    enum status status = generate_rounds(s, number, &r);
    section_request_end(s);
    return status;
}

/* ---- from a file ---- */

static bool avoids(const struct section_search *s, const struct record *r)
{
    return (s->avoid->count || s->own_avoid->count) && is_avoided(s, equivalent_form(r));
}

static enum status read_puzzles(struct section_search *s, struct reader *reader,
                                struct grader *judge)
{
    enum status status = STATUS_OK;
    while (status == STATUS_OK && s->count < s->wanted) {
        struct record *r = &next_puzzle(s)->record;
        status = reader_next(reader, r);
        if (status == STATUS_OK) {
            struct diag_at at = reader_at(reader);
            status = puzzle_require_proper(r, &at, s->diag);
        }
        if (status == STATUS_OK && section_conditions_fit(s->conditions, r, judge)) {
            if (s->skip > 0) {
                s->skip--;
            } else if (avoids(s, r)) {
                s->passed_over = true;
            } else if (put_signs(s) && !section_choices_leave_out(&s->choices, r) &&
                       (is_new(s) || !(s->refused.count || s->day))) {
                /* A file's first puzzles are as they are: preflight names repeats. */
                took_one(s);
            }
        }
    }
    return status == STATUS_END ? STATUS_OK : status;
}

static enum status read_section(struct section_search *s)
{
    struct diag_at at;
    struct grader judge;
    if (grader_init(&judge, s->conditions->target.by_se) != STATUS_OK) {
        return diag_error(s->diag, NULL, OUT_OF_MEMORY);
    }
    enum status status;
    struct reader *reader = reader_open(s->section->path, NULL, NULL, s->diag);
    if (reader) {
        status = read_puzzles(s, reader, &judge);
        reader_close(reader);
    } else {
        status = diag_usage(s->diag, book_config_at(s->cfg, &s->section->path, &at),
                            "cannot read the puzzles of this section");
    }
    grader_free(&judge);
    return status;
}

/* ---- from a bank ---- */

struct bank_search {
    struct section_search *section;
    size_t bank;
    struct grader judge;                    /* of the conditions of specs.h */
    struct section_conditions also_minimal; /* the conditions of a puzzle that is known to be so */
};

/* By this section or an earlier one. */
static bool is_taken(const struct section_search *s, size_t bank, int64_t id)
{
    for (size_t i = 0; !s->refused.count && i < s->puzzles->count; i++) {
        if (s->puzzles->item[i].bank_id == id && s->puzzles->item[i].bank == bank) {
            return true;
        }
    }
    return false;
}

static bool take_banked(void *context, const struct bank_row *row)
{
    struct bank_search *b = context;
    struct section_search *s = b->section;
    struct press_puzzle *puzzle = next_puzzle(s);
    record_copy(&puzzle->record, &row->record);
    if (is_taken(s, b->bank, row->id) ||
        !section_conditions_fit(row->minimal ? &b->also_minimal : s->conditions, &puzzle->record,
                                NULL) ||
        !section_specs_fit(s->conditions, &puzzle->record, &b->judge)) {
        return true;
    }
    if (s->skip > 0) {
        s->skip--;
        return true;
    }
    if (!put_signs(s) || !is_new(s)) {
        return true;
    }
    puzzle->bank = b->bank;
    puzzle->bank_id = row->id;
    took_one(s);
    return s->count < s->wanted;
}

static enum status search_bank(struct section_search *s)
{
    struct bank_search b = {.section = s, .also_minimal = *s->conditions};
    struct condition_names names;
    b.also_minimal.target.minimal = false;
    enum status status =
        locked_banks_open(&s->puzzles->banks, s->cfg, s->section, &b.bank, s->diag);
    if (status != STATUS_OK) {
        return status;
    }
    struct bank_filter filter = {
        .state = BANK_UNUSED,
        .book = book_own_name(s->cfg),
        .order = BANK_ORDER_SAMPLE,
        .seed = s->section->has_seed ? s->section->seed : s->cfg->seed,
    };
    section_conditions_filter(s->conditions, &filter, &names);
    if (grader_init(&b.judge, false) != STATUS_OK) {
        return diag_error(s->diag, NULL, OUT_OF_MEMORY);
    }
    status = bank_query(s->puzzles->banks.open[b.bank].bank, &filter, take_banked, &b, s->diag);
    grader_free(&b.judge);
    return status;
}

/* ---- all sections ---- */

static enum status fill_section(struct section_search *s, size_t number, unsigned threads)
{
    struct diag_at at;
    enum status status = STATUS_OK;
    if (s->signs->word_count && grader_init(&s->judge, s->conditions->target.by_se) != STATUS_OK) {
        return diag_error(s->diag, NULL, OUT_OF_MEMORY);
    }
    switch (s->section->source) {
    case SOURCE_GENERATE:
        status = generate_section(s, number, threads);
        break;
    case SOURCE_FILE:
        status = read_section(s);
        break;
    case SOURCE_BANK:
        status = search_bank(s);
        break;
    }
    if (s->signs->word_count) {
        grader_free(&s->judge);
    }
    if (s->out_of_memory) {
        return diag_error(s->diag, NULL, OUT_OF_MEMORY);
    }
    if (status == STATUS_OK && s->count < s->wanted && s->refused.count) {
        return STATUS_USAGE; /* whoever wants a spare reports it */
    }
    if (status == STATUS_OK && s->count < s->wanted && s->day) {
        return refuse_day(s);
    }
    if (status == STATUS_OK && s->count < s->wanted && !s->into) {
        if (s->section->source == SOURCE_BANK && s->conditions->target.by_se) {
            s->diag->hint = "puzzles of the bank without an SE rating do not count; 'nonet bank "
                            "rate' rates them";
        }
        status = diag_usage(s->diag, book_config_at(s->cfg, &s->section->count, &at),
                            "the section asks for %zu puzzle%s, and only %zu %s found that fit",
                            s->wanted, s->wanted == 1 ? "" : "s", s->count,
                            s->count == 1 ? "was" : "were");
    }
    return status;
}

/* The parts of a mix one after the other. */
enum status section_fill(struct section_search *s, size_t number, unsigned threads)
{
    const struct config_counts *levels = &s->section->levels;
    const struct section_conditions *whole = s->conditions;
    if (!levels->count) {
        return fill_section(s, number, threads);
    }
    enum status status = STATUS_OK;
    s->wanted = 0;
    for (s->part = 0; s->part < levels->count && status == STATUS_OK; s->part++) {
        const struct config_count *level = &levels->item[s->part];
        const struct section_conditions one = section_conditions_of_level(whole, level->name);
        s->conditions = &one;
        s->wanted += level->number;
        status = fill_section(s, number, threads);
        if (status != STATUS_OK) {
            struct diag_at at;
            status = diag_usage(s->diag, book_config_at(s->cfg, level, &at),
                                "the mix asks for %u puzzles of the level %s", level->number,
                                level->name);
        }
    }
    s->conditions = whole;
    return status;
}

enum status section_fill_spare(struct section_search *s, size_t number, unsigned threads,
                               size_t slot)
{
    struct press_puzzle *p = &s->puzzles->item[slot];
    const struct section_conditions *whole = s->conditions;
    const struct config_counts *levels = &s->section->levels;
    struct section_conditions one = *whole;
    s->part = p->part;
    s->sign_number = p->sign_number;
    if (levels->count) {
        one = section_conditions_of_level(whole, levels->item[s->part].name);
    }
    s->conditions = &one;
    s->first = slot;
    s->count = 0;
    s->wanted = 1;
    p->bank_id = 0;
    enum status status = fill_section(s, number, threads);
    s->conditions = whole;
    return status;
}

/* ---- pools ---- */

enum status section_pool_fill(struct section_search *s, struct section_pool *pool, size_t number,
                              size_t most)
{
    /* Words are put in once a puzzle's day is known. */
    const struct section_signs none = {.cfg = s->cfg, .section = s->section};
    pool->item = calloc(most, sizeof *pool->item);
    pool->form = calloc(most, sizeof *pool->form);
    if (!pool->item || !pool->form) {
        return diag_error(s->diag, NULL, OUT_OF_MEMORY);
    }
    s->signs = &none;
    s->into = pool->item;
    s->wanted = most;
    s->window = NULL;
    s->progress = NULL;
    enum status status = fill_section(s, number, 1);
    pool->count = s->count;
    for (size_t i = 0; i < pool->count; i++) {
        pool->form[i] = equivalent_form(&pool->item[i].record);
    }
    return status;
}

void section_pool_free(struct section_pool *pool)
{
    for (size_t i = 0; pool->item && i < pool->count; i++) {
        record_free(&pool->item[i].record);
    }
    free(pool->item);
    free(pool->form);
}

static bool take_pooled(struct section_search *s, const struct press_puzzle *from)
{
    struct press_puzzle *p = next_puzzle(s);
    record_copy(&p->record, &from->record);
    if (!put_signs(s) || !is_new(s)) {
        return false;
    }
    p->bank = from->bank;
    p->bank_id = from->bank_id;
    took_one(s);
    return true;
}

enum status section_fill_from_pool(struct section_search *s, const struct section_pool *pool,
                                   size_t slot)
{
    if (s->signs->word_count && grader_init(&s->judge, s->conditions->target.by_se) != STATUS_OK) {
        return diag_error(s->diag, NULL, OUT_OF_MEMORY);
    }
    s->sign_number = s->puzzles->item[slot].sign_number;
    s->first = slot;
    for (size_t i = 0; i < pool->count && !s->count; i++) {
        const bool repeats = s->window && day_window_has(s->window, pool->form[i], *s->day);
        s->passed_over |= repeats;
        if (!repeats) {
            take_pooled(s, &pool->item[i]);
        }
    }
    if (s->signs->word_count) {
        grader_free(&s->judge);
    }
    return s->count ? STATUS_OK : refuse_day(s);
}
