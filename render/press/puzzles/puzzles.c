#include "render/press/puzzles/puzzles.h"

#include <stdlib.h>
#include <string.h>

#include "gen/format/exchange/puzzle_link.h"
#include "render/press/puzzles/difficulty_curve.h"
#include "render/press/puzzles/puzzle_choices.h"
#include "render/press/puzzles/section_fill.h"

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

/* What all sections of a book share while they are filled. */
struct choosing {
    struct press_puzzles *puzzles;
    const struct book_config *cfg;
    unsigned threads;
    const struct progress *progress;
    struct diag *diag;
    struct board_set seen;
    struct avoid_list avoid;
    uint64_t *made; /* by section and part */
};

static struct section_search search_of(struct choosing *c, size_t i)
{
    struct section_search s = {.cfg = c->cfg,
                               .section = &c->cfg->section[i],
                               .conditions = &c->puzzles->conditions[i],
                               .signs = &c->puzzles->section_signs[i],
                               .puzzles = c->puzzles,
                               .made = c->made,
                               .wanted = c->cfg->section[i].count,
                               .skip = c->cfg->section[i].skip,
                               .avoid = &c->avoid,
                               .seen = c->cfg->repeats == REPEATS_ALLOW ? NULL : &c->seen,
                               .progress = c->progress,
                               .diag = c->diag};
    for (size_t k = 0; k < i; k++) {
        s.first += c->cfg->section[k].count;
        s.made += 1 + c->cfg->section[k].levels.count;
    }
    return s;
}

static enum status fill_sections(struct choosing *c)
{
    enum status status = STATUS_OK;
    progress_begin(c->progress, "puzzles", c->puzzles->count);
    for (size_t i = 0; i < c->cfg->section_count && status == STATUS_OK; i++) {
        const struct config_section *section = &c->cfg->section[i];
        struct section_search s = search_of(c, i);
        const size_t first = s.first;
        status = section_fill(&s, i, c->threads);
        difficulty_order(&c->puzzles->item[first], s.count, section->order, section->order_by,
                         c->cfg->seed + i);
    }
    progress_end(c->progress);
    return status;
}

/* Another puzzle for a slot, as puzzle_choices_apply asks for it. */
static enum status find_spare(void *context, size_t slot, const uint64_t *refused, size_t count)
{
    struct choosing *c = context;
    size_t section = 0;
    size_t end = c->cfg->section[0].count;
    while (slot >= end) {
        end += c->cfg->section[++section].count;
    }
    struct section_search s = search_of(c, section);
    s.progress = NULL;
    s.refused.id = refused;
    s.refused.count = count;
    return section_fill_spare(&s, section, c->threads, slot);
}

static enum status choose(struct choosing *c)
{
    size_t parts = 0;
    enum status status = STATUS_OK;
    for (size_t i = 0; i < c->cfg->section_count; i++) {
        parts += 1 + c->cfg->section[i].levels.count;
    }
    c->made = calloc(parts, sizeof *c->made);
    if (!c->made) {
        return diag_error(c->diag, NULL, OUT_OF_MEMORY);
    }
    for (size_t i = 0; i < c->cfg->avoid.count && status == STATUS_OK; i++) {
        status = read_avoided(&c->avoid, c->cfg, i, c->diag);
    }
    avoid_list_finish(&c->avoid);
    status = status == STATUS_OK ? fill_sections(c) : status;
    if (status == STATUS_OK && c->cfg->choices) {
        status = puzzle_choices_apply(c->puzzles, c->cfg, find_spare, c, c->diag);
    }
    return status;
}

enum status press_puzzles_choose(struct press_puzzles *p, const struct book_config *cfg,
                                 unsigned threads, const struct progress *progress, struct diag *d)
{
    struct choosing c = {
        .puzzles = p, .cfg = cfg, .threads = threads, .progress = progress, .diag = d};
    enum status status = choose(&c);
    board_set_free(&c.seen);
    avoid_list_free(&c.avoid);
    free(c.made);
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
        status = status == STATUS_OK ? section_signs_suit(cfg, &cfg->section[i],
                                                          p->conditions[i].layout.clues.kinds, d)
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
