#include "render/press/puzzles.h"

#include <stdlib.h>
#include <string.h>

#include "gen/board/board_set.h"
#include "gen/board/pcg32.h"
#include "gen/format/exchange/puzzle_link.h"
#include "gen/format/stream.h"
#include "gen/make/run/equivalent.h"
#include "gen/solve/proper.h"
#include "render/press/avoid_files.h"
#include "render/press/difficulty_curve.h"
#include "render/press/folder/book_files.h"
#include "render/press/puzzles/puzzle_memory.h"
#include "render/press/puzzles/section_choices.h"

/* A section being filled. */
struct section_search {
    const struct book_config *cfg;
    const struct config_section *section;
    const struct section_conditions *conditions;
    const struct section_signs *signs;
    struct grader judge; /* of what words have changed; only where there are any */
    struct press_puzzles *puzzles;
    size_t first; /* of the section's puzzles */
    size_t part;  /* of its mix of levels */
    size_t count, wanted;
    uint64_t skip; /* fitting puzzles to pass over yet */
    bool out_of_memory;
    const struct avoid_list *avoid; /* puzzles of earlier books */
    struct board_set *seen;         /* the book's puzzles so far; NULL: repeats are allowed */
    struct section_choices choices;
    bool passed_over; /* a puzzle, because another section or book has it */
    const struct press_choosing *how;
    struct diag *diag;
};

static struct press_puzzle *next_puzzle(struct section_search *s)
{
    return &s->puzzles->item[s->first + s->count];
}

/* Give the next puzzle its signs; false where it cannot have them, or does not fit any more. */
static bool put_signs(struct section_search *s)
{
    struct press_puzzle *p = next_puzzle(s);
    bool keep_symmetry = s->conditions->symmetry != GENERATE_ANY_SYMMETRY;
    if (!section_signs_put(s->signs, s->count, keep_symmetry, &p->record, &p->signs)) {
        return false;
    }
    if (!p->signs.word) {
        return true;
    }
    record_grade_anew(&p->record, &s->judge);
    return section_conditions_fit(s->conditions, &p->record, &s->judge);
}

/* Is the next puzzle none of the book's and of those to avoid, up to relabelling? *out_of_memory is
 * the search's. */
static bool is_new(struct section_search *s)
{
    bool out_of_memory = false;
    if (s->avoid->count && avoid_list_has(s->avoid, equivalent_form(&next_puzzle(s)->record))) {
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
    s->count++;
    progress_set(s->how->progress, s->first + s->count);
}

/* ---- generated ---- */

static bool take_generated(void *context, const struct record *record)
{
    struct section_search *s = context;
    if (section_figures_fit(s->conditions, record) && s->count < s->wanted) {
        record_copy(&next_puzzle(s)->record, record);
        if (put_signs(s) && is_new(s)) {
            took_one(s);
        }
    }
    return true;
}

/* A few times a second, so that whoever is told can end a search that takes long. */
static void tell_again(void *context, const struct generate_stats *stats,
                       const struct generate_live *live)
{
    const struct section_search *s = context;
    (void)stats;
    (void)live;
    progress_set(s->how->progress, s->first + s->count);
}

/* Puzzles that are left out are made up for in another round. Where many are, a round has at least
 * so many, which keeps the threads busy; those too many are not taken. */
enum { MAX_ROUNDS = 1000, MIN_ROUND = 8 };

/* A section's parts, the levels of its mix, use other indices than all sections of a book. */
static const uint64_t PART_INDICES = (uint64_t)CONFIG_MAX_PUZZLES * 100 * CONFIG_MAX_SECTIONS;

/* A section without a seed of its own takes the book's, and indices that no other section uses. */
static enum status generate_section(struct section_search *s, size_t number)
{
    struct generate_request r;
    struct diag_at at;
    const struct config_section *section = s->section;
    section_request_fill(s->conditions, section, &r);
    r.seed = section->has_seed ? section->seed : s->cfg->seed;
    r.first = (section->has_seed ? 0 : number * CONFIG_MAX_PUZZLES) + s->part * PART_INDICES;
    r.threads = s->how->threads;
    r.interrupted = s->how->interrupted;
    r.progress = tell_again;
    r.grade = true;
    r.distinct = s->seen != NULL;
    r.emit = take_generated;
    r.context = s;
    r.diag = s->diag;
    bool picky = s->conditions->has_score || s->conditions->has_minutes;
    for (unsigned round = 0; round < MAX_ROUNDS && s->count < s->wanted; round++) {
        r.count = s->wanted - s->count;
        r.count = picky && round && r.count < MIN_ROUND ? MIN_ROUND : r.count;
        enum status status = generate(&r, NULL);
        if (status != STATUS_OK) {
            return diag_usage(s->diag, book_config_at(s->cfg, section, &at),
                              "only %zu of the section's %zu puzzles were found; ask for fewer, or "
                              "loosen its conditions",
                              s->count, s->wanted);
        }
        r.first += r.count;
    }
    return STATUS_OK;
}

/* ---- from a file ---- */

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
            } else if (put_signs(s)) {
                if (!section_choices_leave_out(&s->choices, r)) {
                    (void)is_new(s); /* a file's are as they are: preflight names repeats */
                    took_one(s);
                }
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
    struct grader judge;                    /* of the wishes */
    struct section_conditions also_minimal; /* the conditions of a puzzle that is known to be so */
};

/* By this section or an earlier one. */
static bool is_taken(const struct section_search *s, size_t bank, int64_t id)
{
    for (size_t i = 0; i < s->first + s->count; i++) {
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

static enum status fill_section(struct section_search *s, size_t number)
{
    struct diag_at at;
    enum status status = STATUS_OK;
    if (s->signs->word_count && grader_init(&s->judge, s->conditions->target.by_se) != STATUS_OK) {
        return diag_error(s->diag, NULL, OUT_OF_MEMORY);
    }
    switch (s->section->source) {
    case SOURCE_GENERATE:
        status = generate_section(s, number);
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
    if (status == STATUS_OK && s->count < s->wanted) {
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
static enum status fill_levels(struct section_search *s, size_t number)
{
    const struct config_counts *levels = &s->section->levels;
    const struct section_conditions *whole = s->conditions;
    if (!levels->count) {
        return fill_section(s, number);
    }
    enum status status = STATUS_OK;
    s->wanted = 0;
    for (s->part = 0; s->part < levels->count && status == STATUS_OK; s->part++) {
        const struct config_count *level = &levels->item[s->part];
        const struct section_conditions one = section_conditions_of_level(whole, level->name);
        s->conditions = &one;
        s->wanted += level->number;
        status = fill_section(s, number);
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

/* The plan's, in the order that the puzzles have come into. */
static void copy_signs(struct press_puzzles *p)
{
    for (size_t i = 0; i < p->count; i++) {
        p->signs[i] = p->item[i].signs;
    }
}

static enum status read_avoided(struct avoid_list *avoid, const struct book_config *cfg, size_t i,
                                struct diag *d)
{
    struct diag_at at;
    return avoid_files_read(avoid, cfg->avoid.item[i], d) == STATUS_OK
               ? STATUS_OK
               : diag_usage(d, book_config_at(cfg, &cfg->avoid.item[i], &at),
                            "the puzzles to avoid cannot be read");
}

/* The set of the book's puzzles as it was before this section. */
static void see_earlier_sections(struct section_search *s)
{
    board_set_free(s->seen);
    *s->seen = (struct board_set){0};
    for (size_t i = 0; i < s->first; i++) {
        equivalent_is_first(s->seen, &s->puzzles->item[i].record, false, &s->out_of_memory);
    }
}

/* A bank is to be locked and marked; words are put into puzzles as they come. */
static bool may_recall(const struct section_search *s, const char *key)
{
    return key && s->how->memory && !s->signs->word_count &&
           (s->section->source != SOURCE_BANK || s->how->check);
}

/* Puzzles that were chosen before, if they still may be: no other section has one of them now. */
static bool recall_section(struct section_search *s, const char *key)
{
    if (!may_recall(s, key) ||
        !puzzle_memory_recall(s->how->memory, key, next_puzzle(s), s->wanted)) {
        return false;
    }
    while (s->count < s->wanted) {
        section_signs_of(s->signs, s->count, &next_puzzle(s)->signs);
        if (s->seen && !is_new(s) && s->section->source != SOURCE_FILE) {
            see_earlier_sections(s);
            s->count = 0;
            s->passed_over = false;
            return false;
        }
        took_one(s);
    }
    return true;
}

/* What depended on other sections is not known by the key. */
static void remember_section(const struct section_search *s, const char *key)
{
    if (may_recall(s, key) && !s->passed_over) {
        puzzle_memory_keep(s->how->memory, key, &s->puzzles->item[s->first], s->count);
    }
}

static enum status choose_section(struct section_search *s, size_t number)
{
    const char *key = s->how->section_key ? s->how->section_key[number] : NULL;
    if (recall_section(s, key)) {
        return STATUS_OK;
    }
    enum status status =
        section_choices_read(&s->choices, s->cfg, s->section, s->conditions, s->diag);
    if (status == STATUS_OK) {
        status = fill_levels(s, number);
    }
    if (status == STATUS_OK) {
        struct press_puzzle *puzzle = &s->puzzles->item[s->first];
        difficulty_order(puzzle, s->count, s->section->order, s->section->order_by,
                         s->cfg->seed + number);
        status = section_choices_arrange(&s->choices, s->cfg, s->section, s->signs, puzzle,
                                         s->count, s->diag);
        for (size_t i = 0; s->seen && i < s->choices.kept_count; i++) {
            equivalent_is_first(s->seen, &s->choices.kept[i], false, &s->out_of_memory);
        }
    }
    if (status == STATUS_OK) {
        remember_section(s, key);
    }
    section_choices_free(&s->choices);
    return status;
}

enum status press_puzzles_choose(struct press_puzzles *p, const struct book_config *cfg,
                                 const struct press_choosing *how, struct diag *d)
{
    enum status status = STATUS_OK;
    size_t first = 0;
    struct board_set seen = {0};
    struct avoid_list avoid = {0};
    for (size_t i = 0; i < cfg->avoid.count && status == STATUS_OK; i++) {
        status = read_avoided(&avoid, cfg, i, d);
    }
    avoid_list_finish(&avoid);
    progress_begin(how->progress, "puzzles", p->count);
    for (size_t i = 0; i < cfg->section_count && status == STATUS_OK; i++) {
        const struct config_section *section = &cfg->section[i];
        struct section_search s = {.cfg = cfg,
                                   .section = section,
                                   .conditions = &p->conditions[i],
                                   .signs = &p->section_signs[i],
                                   .puzzles = p,
                                   .first = first,
                                   .wanted = section->count,
                                   .skip = section->skip,
                                   .avoid = &avoid,
                                   .seen = cfg->repeats == REPEATS_ALLOW ? NULL : &seen,
                                   .how = how,
                                   .diag = d};
        status = choose_section(&s, i);
        first += section->count;
    }
    progress_end(how->progress);
    board_set_free(&seen);
    avoid_list_free(&avoid);
    copy_signs(p);
    return status;
}

enum status press_puzzles_take(struct press_puzzles *p, const struct record *record,
                               const struct book_config *cfg, struct diag *d)
{
    struct grader judge;
    size_t number = 0;
    if (grader_init(&judge, false) != STATUS_OK) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    enum status status = STATUS_OK;
    for (size_t s = 0; s < cfg->section_count; s++) {
        for (size_t k = 0; k < cfg->section[s].count; k++, number++) {
            struct press_puzzle *item = &p->item[number];
            struct diag_at at;
            record_copy(&item->record, &record[number]);
            if (!section_signs_put(&p->section_signs[s], k, false, &item->record, &item->signs)) {
                d->hint = "write 'word_at: row' to have the word in a row";
                status = diag_usage(d, book_config_at(cfg, &cfg->section[s].signs, &at),
                                    "puzzle %zu cannot spell a word on its diagonal", number + 1);
            } else if (item->signs.word) {
                record_grade_anew(&item->record, &judge);
            }
        }
    }
    grader_free(&judge);
    copy_signs(p);
    return status;
}

static bool allocate(struct press_puzzles *p, const struct book_config *cfg)
{
    for (size_t i = 0; i < cfg->section_count; i++) {
        p->count += cfg->section[i].count;
    }
    p->section_count = cfg->section_count;
    p->item = calloc(p->count + 1, sizeof *p->item);
    p->record = calloc(p->count + 1, sizeof *p->record);
    p->section = calloc(cfg->section_count + 1, sizeof *p->section);
    p->conditions = calloc(cfg->section_count + 1, sizeof *p->conditions);
    p->signs = calloc(p->count + 1, sizeof *p->signs);
    p->section_signs = calloc(cfg->section_count + 1, sizeof *p->section_signs);
    p->section_count = cfg->section_count;
    return p->item && p->record && p->section && p->conditions && p->signs && p->section_signs;
}

enum status press_puzzles_reserve(struct press_puzzles *p, const struct book_config *cfg,
                                  struct diag *d)
{
    if (!allocate(p, cfg)) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    enum status worst = STATUS_OK;
    struct diag_at at;
    size_t number = 0;
    if (cfg->web.link) {
        worst = puzzle_link_check(cfg->web.link, book_config_at(cfg, &cfg->web.link, &at), d);
    }
    for (size_t i = 0; i < cfg->section_count; i++) {
        const char *const *link = &cfg->section[i].link;
        enum status status = section_conditions_read(&p->conditions[i], cfg, &cfg->section[i], d);
        if (status == STATUS_OK && *link) {
            status = puzzle_link_check(*link, book_config_at(cfg, link, &at), d);
        }
        status = status == STATUS_OK
                     ? section_signs_read(&p->section_signs[i], cfg, &cfg->section[i],
                                          p->conditions[i].variant, d)
                     : status;
        status = status == STATUS_OK
                     ? section_signs_suit(cfg, &cfg->section[i],
                                          p->conditions[i].layout.constraints.kinds, d)
                     : status;
        worst = status == STATUS_OK ? worst : status;
        p->section[i] = (struct book_section_source){&p->record[number], cfg->section[i].count,
                                                     &p->signs[number]};
        for (size_t k = 0; k < cfg->section[i].count && status == STATUS_OK; k++, number++) {
            record_init(&p->item[number].record, p->conditions[i].variant);
            p->record[number] = &p->item[number].record;
            section_signs_of(&p->section_signs[i], k, &p->signs[number]);
        }
    }
    return worst;
}

enum status press_puzzles_mark(struct press_puzzles *p, const char *name, const struct book *book,
                               struct diag *d)
{
    enum status status = locked_banks_release(&p->banks, name, d);
    for (size_t i = 0; i < p->count && status == STATUS_OK; i++) {
        const struct press_puzzle *puzzle = &p->item[i];
        if (puzzle->bank_id && !bank_is_read_only(p->banks.open[puzzle->bank].bank)) {
            status = bank_use(p->banks.open[puzzle->bank].bank, puzzle->bank_id, name,
                              book ? book_puzzle_at(book, i + 1)->folio : 0, d);
        }
    }
    return status;
}

void press_puzzles_free(struct press_puzzles *p)
{
    locked_banks_free(&p->banks);
    for (size_t i = 0; p->item && i < p->count; i++) {
        record_free(&p->item[i].record);
    }
    for (size_t i = 0; p->section_signs && i < p->section_count; i++) {
        section_signs_free(&p->section_signs[i]);
    }
    for (size_t i = 0; p->conditions && i < p->section_count; i++) {
        section_conditions_free(&p->conditions[i]);
    }
    free(p->item);
    free(p->signs);
    free(p->section_signs);
    free(p->record);
    free(p->section);
    free(p->conditions);
    *p = (struct press_puzzles){0};
}
