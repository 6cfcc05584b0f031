#include "render/press/puzzles/puzzles.h"

#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "base/work/stop.h"
#include "gen/bank/use_puzzle.h"
#include "gen/format/exchange/puzzle_link.h"
#include "gen/make/run/equivalent.h"
#include "render/press/puzzle_memory.h"
#include "render/press/puzzles/choosing.h"
#include "render/press/puzzles/difficulty_curve.h"
#include "render/press/puzzles/puzzle_choices.h"
#include "render/press/puzzles/section_choices.h"
#include "render/press/puzzles/section_glance.h"

/* The plan has its own list of signs, in the order of the puzzles. */
static void copy_signs(struct press_puzzles *p)
{
    for (size_t i = 0; i < p->count; i++) {
        p->signs[i] = p->item[i].signs;
    }
}

static enum status read_avoided(struct avoid_list *avoid, const struct book_config *cfg,
                                const struct config_texts *paths, struct diag *d)
{
    struct diag_at at;
    for (size_t i = 0; i < paths->count; i++) {
        if (avoid_files_read(avoid, paths->item[i], d) != STATUS_OK) {
            return diag_usage(d, book_config_at(cfg, &paths->item[i], &at),
                              "the puzzles to avoid cannot be read");
        }
    }
    avoid_list_finish(avoid);
    return STATUS_OK;
}

static enum status read_all_avoided(struct press_puzzles *p, const struct book_config *cfg,
                                    struct diag *d)
{
    enum status status = read_avoided(&p->avoid, cfg, &cfg->avoid, d);
    for (size_t i = 0; i < p->spec_count && status == STATUS_OK; i++) {
        status = read_avoided(&p->own_avoid[i], cfg, &book_config_spec(cfg, i)->avoid, d);
    }
    return status;
}

struct section_search choosing_search(struct choosing *c, size_t spec)
{
    const bool repeats =
        c->cfg->repeats == REPEATS_ALLOW && !book_config_spec(c->cfg, spec)->distinct;
    const bool days = c->cfg->calendar.day_count > 0;
    const struct config_section *section = book_config_spec(c->cfg, spec);
    struct section_search s = {.cfg = c->cfg,
                               .section = section,
                               .conditions = &c->puzzles->conditions[spec],
                               .signs = &c->puzzles->section_signs[spec],
                               .puzzles = c->puzzles,
                               .made_count = c->made_count,
                               .wanted = section->count,
                               .skip = section->skip,
                               .avoid = &c->puzzles->avoid,
                               .own_avoid = &c->puzzles->own_avoid[spec],
                               .seen = repeats || days ? NULL : &c->seen,
                               .window = repeats || !days ? NULL : &c->window,
                               .memory = c->how->memory,
                               .wish = c->how->wish ? c->how->wish[spec] : NULL,
                               .progress = c->how->progress,
                               .diag = c->diag};
    for (size_t k = 0; k < spec; k++) {
        s.first += book_config_spec(c->cfg, k)->count;
        s.made_count += 1 + book_config_spec(c->cfg, k)->levels.count;
    }
    return s;
}

/* ---- sections that are known ---- */

/* The key of a section in the memory; NULL: the memory may not hold it. Only puzzles of a file, or
 * of a bank in a mere check, are kept by section: the memory has each made puzzle by itself, a bank
 * must be locked and marked, and a word changes the puzzle that spells it. */
static const char *key_of(const struct choosing *c, const struct section_search *s, size_t number)
{
    const bool may =
        c->how->memory && c->how->section_key && !s->signs->word_count &&
        (s->section->source == SOURCE_FILE || (s->section->source == SOURCE_BANK && c->how->check));
    return may ? c->how->section_key[number] : NULL;
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

/* Puzzles that were chosen before, if they still may be: no other section has one of them now. */
static bool recall_section(const struct choosing *c, struct section_search *s, size_t number)
{
    const char *key = key_of(c, s, number);
    if (!key ||
        !puzzle_memory_recall(c->how->memory, key, &s->puzzles->item[s->first], s->wanted)) {
        return false;
    }
    while (s->count < s->wanted) {
        if (!section_take_known(s)) {
            see_earlier_sections(s);
            s->count = 0;
            s->passed_over = false;
            return false;
        }
    }
    return true;
}

/* Not if the section passed over puzzles of other sections, which its key does not name, or if a
 * stop cut it short. */
static void remember_section(const struct choosing *c, const struct section_search *s,
                             size_t number)
{
    const char *key = key_of(c, s, number);
    if (key && !s->passed_over && !stop_is_asked()) {
        puzzle_memory_keep(c->how->memory, key, &s->puzzles->item[s->first], s->count);
    }
}

/* ---- filling ---- */

static enum status choose_section(struct choosing *c, struct section_search *s, size_t number)
{
    const struct config_section *section = s->section;
    struct press_puzzle *puzzle = &c->puzzles->item[s->first];
    enum status status = section_choices_read(&s->choices, c->cfg, section, s->conditions, c->diag);
    if (status == STATUS_OK) {
        status = section_fill(s, number, c->how->threads);
        difficulty_order(puzzle, s->count, section->order, section->order_by,
                         c->cfg->seed + number);
    }
    if (status == STATUS_OK) {
        status = section_choices_arrange(&s->choices, c->cfg, section, s->signs, puzzle, s->count,
                                         c->diag);
    }
    for (size_t i = 0; status == STATUS_OK && s->seen && i < s->choices.kept_count; i++) {
        equivalent_is_first(s->seen, &s->choices.kept[i], false, &s->out_of_memory);
    }
    if (status == STATUS_OK) {
        remember_section(c, s, number);
    }
    section_choices_free(&s->choices);
    return status;
}

static enum status fill_sections(struct choosing *c)
{
    enum status status = STATUS_OK;
    for (size_t i = 0; i < c->cfg->section_count && status == STATUS_OK; i++) {
        struct section_search s = choosing_search(c, i);
        status = recall_section(c, &s, i) ? STATUS_OK : choose_section(c, &s, i);
    }
    return status;
}

/* Another puzzle for a slot, as puzzle_choices_apply asks for it. */
static enum status find_spare(void *context, size_t slot, const uint64_t *refused, size_t count)
{
    struct choosing *c = context;
    const size_t spec = c->puzzles->item[slot].spec;
    const struct config_calendar *calendar = &c->cfg->calendar;
    struct section_search s = choosing_search(c, spec);
    s.progress = NULL;
    s.refused.id = refused;
    s.refused.count = count;
    s.day = calendar->day_count ? &calendar->day[slot].day : NULL;
    return section_fill_spare(&s, spec, c->how->threads, slot);
}

/* False: out of memory. */
static bool begin_choosing(struct choosing *c)
{
    size_t parts = 0;
    for (size_t i = 0; i < c->puzzles->spec_count; i++) {
        parts += 1 + book_config_spec(c->cfg, i)->levels.count;
    }
    c->made_count = calloc(parts + 1, sizeof *c->made_count);
    return c->made_count != NULL;
}

static enum status choose(struct choosing *c)
{
    if (!begin_choosing(c)) {
        return diag_error(c->diag, NULL, OUT_OF_MEMORY);
    }
    enum status status = read_all_avoided(c->puzzles, c->cfg, c->diag);
    progress_begin(c->how->progress, "puzzles", c->puzzles->count);
    if (status == STATUS_OK) {
        status = c->cfg->calendar.day_count ? choosing_fill_days(c) : fill_sections(c);
    }
    progress_end(c->how->progress);
    if (status == STATUS_OK && c->cfg->choices) {
        status = puzzle_choices_apply(c->puzzles, c->cfg, find_spare, c, c->diag);
    }
    if (status == STATUS_OK && c->puzzles->published_count) {
        status = choosing_publish_days(c);
    }
    return status;
}

enum status press_puzzles_choose(struct press_puzzles *p, const struct book_config *cfg,
                                 const struct press_choosing *how, struct diag *d)
{
    struct choosing c = {.puzzles = p, .cfg = cfg, .how = how, .diag = d};
    c.window.years = cfg->calendar.repeat_after;
    enum status status = choose(&c);
    board_set_free(&c.seen);
    day_window_free(&c.window);
    choosing_free_pools(&c);
    free(c.made_count);
    copy_signs(p);
    return status;
}

/* ---- at a glance ---- */

size_t press_puzzles_unknown(struct press_puzzles *p, const struct book_config *cfg,
                             const struct press_choosing *how)
{
    struct choosing c = {.puzzles = p, .cfg = cfg, .how = how};
    size_t unknown = 0;
    if (!begin_choosing(&c)) {
        return 0;
    }
    for (size_t i = 0; i < cfg->section_count; i++) {
        struct section_search s = choosing_search(&c, i);
        unknown += section_unknown(&s, i);
    }
    free(c.made_count);
    return unknown;
}

enum status press_puzzles_glance(struct press_puzzles *p, const struct book_config *cfg,
                                 const struct press_choosing *how, const bool *wanted,
                                 struct diag *d)
{
    struct choosing c = {.puzzles = p, .cfg = cfg, .how = how, .diag = d};
    enum status status =
        begin_choosing(&c) ? read_all_avoided(p, cfg, d) : diag_error(d, NULL, OUT_OF_MEMORY);
    for (size_t i = 0; i < cfg->section_count && status == STATUS_OK; i++) {
        struct section_search s = choosing_search(&c, i);
        const size_t unknown = section_unknown(&s, i);
        if (unknown) {
            section_glance(&s, i, how->threads, unknown, &wanted[s.first]);
        } else {
            status = recall_section(&c, &s, i) ? STATUS_OK : choose_section(&c, &s, i);
        }
    }
    board_set_free(&c.seen);
    free(c.made_count);
    copy_signs(p);
    return status;
}

enum status press_puzzles_take(struct press_puzzles *p, const struct record *record,
                               const struct book_config *cfg, struct diag *d)
{
    struct grader judge;
    if (grader_init(&judge, false) != STATUS_OK) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    enum status status = STATUS_OK;
    for (size_t number = 0; number < p->count; number++) {
        struct press_puzzle *item = &p->item[number];
        struct diag_at at;
        record_copy(&item->record, &record[number]);
        if (!section_signs_put(&p->section_signs[item->spec], item->sign_number, false,
                               &item->record, &item->signs)) {
            const struct config_section *section = book_config_spec(cfg, item->spec);
            d->hint = "write 'word_at: row' to have the word in a row";
            status = diag_usage(d, book_config_at(cfg, &section->signs, &at),
                                "puzzle %zu cannot spell a word on its diagonal", number + 1);
        } else if (item->signs.word) {
            record_grade_anew(&item->record, &judge);
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
    p->spec_count = book_config_spec_count(cfg);
    p->item = calloc(p->count + 1, sizeof *p->item);
    p->record = calloc(p->count + 1, sizeof *p->record);
    p->section = calloc(cfg->section_count + 1, sizeof *p->section);
    p->conditions = calloc(p->spec_count + 1, sizeof *p->conditions);
    p->own_avoid = calloc(p->spec_count + 1, sizeof *p->own_avoid);
    p->signs = calloc(p->count + 1, sizeof *p->signs);
    p->section_signs = calloc(p->spec_count + 1, sizeof *p->section_signs);
    return p->item && p->record && p->section && p->conditions && p->own_avoid && p->signs &&
           p->section_signs;
}

/* A weekday of a calendar that has no such day. */
static bool is_idle(const struct book_config *cfg, size_t spec)
{
    bool used = cfg->calendar.day_count == 0;
    for (size_t i = 0; i < cfg->calendar.day_count && !used; i++) {
        used = cfg->calendar.day[i].spec == spec;
    }
    return !used;
}

static enum status read_spec(struct press_puzzles *p, const struct book_config *cfg, size_t i,
                             struct diag *d)
{
    struct diag_at at;
    const struct config_section *section = book_config_spec(cfg, i);
    enum status status = section_conditions_read(&p->conditions[i], cfg, section, d);
    if (status == STATUS_OK && section->link) {
        status = puzzle_link_check(section->link, book_config_at(cfg, &section->link, &at), d);
    }
    if (status == STATUS_OK) {
        status =
            section_signs_read(&p->section_signs[i], cfg, section, p->conditions[i].variant, d);
    }
    return status == STATUS_OK
               ? section_signs_suit(cfg, section, p->conditions[i].layout.constraints.kinds, d)
               : status;
}

/* Gives each section its puzzles, and each puzzle its settings. */
static void assign_specs(struct press_puzzles *p, const struct book_config *cfg)
{
    size_t number = 0;
    for (size_t i = 0; i < cfg->section_count; i++) {
        p->section[i] = (struct book_section_source){.record = &p->record[number],
                                                     .count = cfg->section[i].count,
                                                     .signs = &p->signs[number]};
        for (size_t k = 0; k < cfg->section[i].count; k++, number++) {
            p->item[number].spec = i;
            p->item[number].sign_number = k;
        }
    }
    for (size_t i = 0; i < cfg->calendar.day_count; i++) {
        struct press_puzzle *item = &p->item[i];
        item->spec = cfg->calendar.day[i].spec;
        item->sign_number = 0;
        for (size_t k = 0; k < i; k++) {
            item->sign_number += p->item[k].spec == item->spec;
        }
    }
}

static void note_kinds_to_come(struct press_puzzles *p, const struct book_config *cfg)
{
    size_t number = 0;
    for (size_t i = 0; i < cfg->section_count; i++) {
        for (size_t k = 0; k < cfg->section[i].count; k++, number++) {
            const struct section_conditions *c = &p->conditions[p->item[number].spec];
            p->section[i].to_come |= c->layout.constraints.kinds;
        }
    }
}

enum status press_puzzles_reserve(struct press_puzzles *p, const struct book_config *cfg,
                                  struct diag *d)
{
    if (!allocate(p, cfg)) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    enum status worst = STATUS_OK;
    struct diag_at at;
    if (cfg->web.link) {
        worst = puzzle_link_check(cfg->web.link, book_config_at(cfg, &cfg->web.link, &at), d);
    }
    for (size_t i = 0; i < p->spec_count; i++) {
        enum status status = is_idle(cfg, i) ? STATUS_OK : read_spec(p, cfg, i, d);
        worst = status == STATUS_OK ? worst : status;
    }
    if (worst != STATUS_OK) {
        return worst;
    }
    assign_specs(p, cfg);
    note_kinds_to_come(p, cfg);
    for (size_t i = 0; i < p->count; i++) {
        struct press_puzzle *item = &p->item[i];
        p->record[i] = &item->record;
        if (p->conditions[item->spec].variant) {
            record_init(&item->record, p->conditions[item->spec].variant);
            section_signs_of(&p->section_signs[item->spec], item->sign_number, &p->signs[i]);
        }
    }
    return STATUS_OK;
}

bool press_puzzles_publish(struct press_puzzles *p, int day, const struct record *r)
{
    struct press_published *room =
        array_room(p->published, &p->published_capacity, p->published_count, sizeof *room);
    if (room) {
        p->published = room;
        p->published[p->published_count++] = (struct press_published){r, day};
    }
    return room != NULL;
}

/* Errors are ignored: the bank may have been replaced since, or another book may use the puzzle. */
static void mark_published(struct bank *bank, const char *name, const struct record *r)
{
    struct diag quiet = {.out = NULL};
    (void)bank_use_puzzle(bank, r, name, 0, NULL, &quiet);
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
    for (size_t b = 0; b < p->banks.count && status == STATUS_OK; b++) {
        struct bank *bank = p->banks.open[b].bank;
        for (size_t i = 0; i < p->published_count && !bank_is_read_only(bank); i++) {
            mark_published(bank, name, p->published[i].record);
        }
    }
    return status;
}

void press_puzzles_free(struct press_puzzles *p)
{
    locked_banks_close(&p->banks);
    avoid_list_free(&p->avoid);
    for (size_t i = 0; p->own_avoid && i < p->spec_count; i++) {
        avoid_list_free(&p->own_avoid[i]);
    }
    free(p->own_avoid);
    free(p->published);
    for (size_t i = 0; p->item && i < p->count; i++) {
        record_free(&p->item[i].record);
    }
    for (size_t i = 0; p->section_signs && i < p->spec_count; i++) {
        section_signs_free(&p->section_signs[i]);
    }
    for (size_t i = 0; p->conditions && i < p->spec_count; i++) {
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
