#include "render/press/puzzles/puzzle_choices.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "gen/format/stream.h"
#include "gen/make/run/equivalent.h"
#include "gen/make/run/puzzle_id.h"
#include "gen/solve/proper.h"

/* A puzzle that a choice holds at a number. */
struct pin {
    uint64_t id;
    size_t slot;
};

struct choosing_editor {
    struct press_puzzles *puzzles;
    const struct book_config *cfg;
    const struct book_choices *choices;
    spare_finder *find;
    void *context;
    struct diag *diag;
    struct pin *pin;
    size_t pin_count;
    uint64_t *id; /* of each puzzle of the book, and behind them of each puzzle to drop */
    bool judging;
    struct grader judge;
};

enum { NOWHERE = -1 };

static uint64_t id_of(const struct record *r)
{
    return puzzle_id_of_form(equivalent_form(r));
}

/* The slot of the puzzle that an item of the file names; NOWHERE after a warning or an error. */
static long find_named(struct choosing_editor *e, const char *key, const char *name,
                       const void *item, enum status *status)
{
    struct diag_at at;
    uint64_t id;
    book_choices_at(e->choices, item, &at);
    if (!puzzle_id_parse(name, &id)) {
        e->diag->hint = "an ID is p and 12 digits or letters a to f; the manifest and the report "
                        "list them";
        *status = diag_usage(e->diag, &at, "%s: '%s' is not the ID of a puzzle", key, name);
        return NOWHERE;
    }
    for (size_t i = 0; i < e->puzzles->count; i++) {
        if (e->id[i] == id) {
            return (long)i;
        }
    }
    diag_warning(e->diag, &at, "%s: the book has no puzzle %s", key, name);
    return NOWHERE;
}

static void swap(struct choosing_editor *e, size_t one, size_t other)
{
    const struct press_puzzle puzzle = e->puzzles->item[one];
    const uint64_t id = e->id[one];
    e->puzzles->item[one] = e->puzzles->item[other];
    e->puzzles->item[other] = puzzle;
    e->id[one] = e->id[other];
    e->id[other] = id;
}

/* The section of a slot. */
static size_t section_of(const struct choosing_editor *e, size_t slot)
{
    size_t section = 0;
    size_t end = e->cfg->section[0].count;
    while (slot >= end) {
        end += e->cfg->section[++section].count;
    }
    return section;
}

/* Do the puzzles between make room? Those of a calendar's other days stay where they are. */
static bool makes_room(const struct choosing_editor *e, size_t from, size_t to)
{
    return !e->cfg->calendar.day_count && section_of(e, from) == section_of(e, to);
}

/* Where a puzzle is; the number of puzzles: nowhere. */
static size_t find_id(const struct choosing_editor *e, uint64_t id)
{
    size_t i = 0;
    while (i < e->puzzles->count && e->id[i] != id) {
        i++;
    }
    return i;
}

static enum status pin(struct choosing_editor *e, const char *key, uint64_t id, size_t slot,
                       const void *item)
{
    struct diag_at at;
    for (size_t i = 0; i < e->pin_count; i++) {
        if (e->pin[i].slot == slot || e->pin[i].id == id) {
            const bool same = e->pin[i].id == id;
            return diag_usage(e->diag, book_choices_at(e->choices, item, &at),
                              same ? "%s: two choices give numbers to this puzzle; one is %zu"
                                   : "%s: two choices give puzzles the number %zu",
                              key, e->pin[i].slot + 1);
        }
    }
    e->pin[e->pin_count++] = (struct pin){id, slot};
    return STATUS_OK;
}

static bool fits(const struct choosing_editor *e, size_t from, size_t to)
{
    return section_board_fits(&e->puzzles->conditions[e->puzzles->item[to].spec],
                              e->puzzles->item[from].record.variant);
}

/* ---- drop ---- */

static enum status drop_one(struct choosing_editor *e, size_t number)
{
    struct diag_at at;
    const char *const *name = &e->choices->drop.item[number];
    enum status status = STATUS_OK;
    const long slot = find_named(e, "drop", *name, name, &status);
    if (slot == NOWHERE) {
        return status;
    }
    status = e->find(e->context, (size_t)slot, e->id, e->puzzles->count + number + 1);
    if (status != STATUS_OK) {
        return diag_usage(e->diag, book_choices_at(e->choices, name, &at),
                          "drop: no other puzzle can take the place of %s", *name);
    }
    e->id[slot] = id_of(&e->puzzles->item[slot].record);
    return status;
}

static enum status drop_puzzles(struct choosing_editor *e)
{
    enum status status = STATUS_OK;
    const struct config_texts *drop = &e->choices->drop;
    for (size_t i = 0; i < drop->count; i++) {
        if (!puzzle_id_parse(drop->item[i], &e->id[e->puzzles->count + i])) {
            (void)find_named(e, "drop", drop->item[i], &drop->item[i], &status);
        }
    }
    for (size_t i = 0; i < drop->count && status == STATUS_OK; i++) {
        status = drop_one(e, i);
    }
    return status;
}

/* ---- keep ---- */

static enum status read_kept(struct choosing_editor *e, const struct config_pair *pair,
                             struct record *r)
{
    struct diag_at at;
    char why[400] = "";
    struct diag_kept kept = {.text = why, .size = sizeof why};
    struct diag quiet = {.kept = &kept};
    book_choices_at(e->choices, &pair->value, &at);
    struct reader *reader =
        reader_open_text("puzzle", pair->value, strlen(pair->value), NULL, NULL, &quiet);
    enum status status = reader ? reader_next(reader, r) : STATUS_FAILED;
    if (reader) {
        reader_close(reader);
    }
    if (status != STATUS_OK) {
        why[strcspn(why, "\n")] = '\0';
        return diag_usage(e->diag, &at, "keep: this is not a puzzle%s%s", *why ? ": " : "", why);
    }
    return puzzle_require_proper(r, &at, e->diag);
}

/* Put the record at a slot, as a puzzle that no bank has. */
static enum status put_kept(struct choosing_editor *e, size_t slot, const struct config_pair *pair,
                            const struct record *r)
{
    struct diag_at at;
    assert(slot < e->puzzles->count && e->puzzles->item);
    struct press_puzzle *p = &e->puzzles->item[slot];
    const size_t spec = p->spec;
    book_choices_at(e->choices, &pair->value, &at);
    if (!section_board_fits(&e->puzzles->conditions[spec], r->variant)) {
        return diag_usage(
            e->diag, &at,
            "keep: this puzzle has the board %s; number %zu is in a section of other boards",
            r->variant->name ? r->variant->name : "custom", slot + 1);
    }
    record_copy(&p->record, r);
    record_complete_grade(&p->record, true, &e->judge);
    p->bank_id = 0;
    if (!section_signs_put(&e->puzzles->section_signs[spec], p->sign_number, false, &p->record,
                           &p->signs)) {
        return diag_usage(e->diag, &at, "keep: this puzzle cannot spell its section's word");
    }
    e->id[slot] = id_of(&p->record);
    return STATUS_OK;
}

static enum status read_number(struct choosing_editor *e, const struct config_pair *pair,
                               size_t *slot)
{
    struct diag_at at;
    uint64_t number;
    if (value_unsigned(pair->key, UINT64_MAX, &number) || number < 1 ||
        number > e->puzzles->count) {
        return diag_usage(e->diag, book_choices_at(e->choices, pair, &at),
                          "keep: '%s' is not the number of a puzzle; the book has 1 to %zu",
                          pair->key, e->puzzles->count);
    }
    *slot = (size_t)number - 1;
    return STATUS_OK;
}

/* A puzzle that the book does not have goes to its number at once; any other is held at it. */
static enum status keep_one(struct choosing_editor *e, const struct config_pair *pair,
                            struct record *r)
{
    size_t slot;
    enum status status = read_number(e, pair, &slot);
    status = status == STATUS_OK ? read_kept(e, pair, r) : status;
    if (status != STATUS_OK) {
        return status;
    }
    const uint64_t id = id_of(r);
    status = pin(e, "keep", id, slot, pair);
    return status == STATUS_OK && find_id(e, id) == e->puzzles->count ? put_kept(e, slot, pair, r)
                                                                      : status;
}

/* Once it is at its number: written as the file has it, if the book has one that is equivalent. */
static enum status keep_as_written(struct choosing_editor *e, const struct config_pair *pair,
                                   const struct record *r)
{
    size_t slot;
    enum status status = read_number(e, pair, &slot);
    const struct record *now = status == STATUS_OK ? &e->puzzles->item[slot].record : NULL;
    const bool same = now && now->variant == r->variant &&
                      memcmp(now->givens.cell, r->givens.cell, r->variant->cell_count) == 0;
    return status != STATUS_OK || same ? status : put_kept(e, slot, pair, r);
}

/* ---- move, level ---- */

static enum status move_one(struct choosing_editor *e, const struct config_count *move)
{
    struct diag_at at;
    enum status status = STATUS_OK;
    const long from = find_named(e, "move", move->name, move, &status);
    if (from == NOWHERE) {
        return status;
    }
    book_choices_at(e->choices, move, &at);
    if (move->number > e->puzzles->count) {
        return diag_usage(e->diag, &at, "move: there is no number %u; the book has %zu puzzles",
                          move->number, e->puzzles->count);
    }
    const size_t to = move->number - 1;
    if (!makes_room(e, (size_t)from, to) &&
        !(fits(e, (size_t)from, to) && fits(e, to, (size_t)from))) {
        return diag_usage(e->diag, &at,
                          "move: number %u is in a section of other boards; choose a number of "
                          "the same section",
                          move->number);
    }
    return pin(e, "move", e->id[from], to, move);
}

static enum status level_one(struct choosing_editor *e, const struct config_pair *pair)
{
    struct diag_at at;
    enum level level;
    enum status status = STATUS_OK;
    if (!level_find(pair->value, &level)) {
        e->diag->hint = "'nonet help levels' lists them";
        return diag_usage(e->diag, book_choices_at(e->choices, &pair->value, &at),
                          "level: there is no level '%s'", pair->value);
    }
    const long slot = find_named(e, "level", pair->key, pair, &status);
    if (slot != NOWHERE) {
        struct record *r = &e->puzzles->item[slot].record;
        snprintf(r->level, sizeof r->level, "%s", level_name(level));
    }
    return status;
}

/* ---- arranging ---- */

/* The puzzles of a section whose numbers are chosen go there, and the others fill the rest in their
 * order. */
static void arrange_section(struct choosing_editor *e, size_t first, size_t count,
                            struct press_puzzle *old, uint64_t *old_id)
{
    memcpy(old, &e->puzzles->item[first], count * sizeof *old);
    memcpy(old_id, &e->id[first], count * sizeof *old_id);
    for (size_t i = 0; i < count; i++) {
        e->id[first + i] = 0; /* free yet */
    }
    for (size_t i = 0; i < e->pin_count; i++) {
        const struct pin *p = &e->pin[i];
        for (size_t k = 0; k < count; k++) {
            if (old_id[k] == p->id && p->slot >= first && p->slot < first + count) {
                e->puzzles->item[p->slot] = old[k];
                e->id[p->slot] = p->id;
                old_id[k] = 0;
                break; /* of repeats that the book allows, the first */
            }
        }
    }
    size_t next = 0;
    for (size_t i = first; i < first + count; i++) {
        while (next < count && !old_id[next]) {
            next++;
        }
        if (!e->id[i]) {
            e->puzzles->item[i] = old[next];
            e->id[i] = old_id[next++];
        }
    }
}

static enum status arrange_sections(struct choosing_editor *e)
{
    const size_t count = e->puzzles->count;
    struct press_puzzle *old = calloc(count + 1, sizeof *old);
    uint64_t *old_id = calloc(count + 1, sizeof *old_id);
    size_t first = 0;
    for (size_t i = 0; old && old_id && i < e->cfg->section_count; i++) {
        arrange_section(e, first, e->cfg->section[i].count, old, old_id);
        first += e->cfg->section[i].count;
    }
    free(old);
    free(old_id);
    return old && old_id ? STATUS_OK : diag_error(e->diag, NULL, OUT_OF_MEMORY);
}

/* Between sections and days, two puzzles change places where each may be in the other's. */
static enum status exchange_pinned(struct choosing_editor *e)
{
    for (size_t i = 0; i < e->pin_count; i++) {
        const size_t from = find_id(e, e->pin[i].id);
        const size_t to = e->pin[i].slot;
        if (from < e->puzzles->count && from != to && fits(e, from, to) && fits(e, to, from)) {
            swap(e, from, to);
        }
    }
    return STATUS_OK;
}

static enum status place(struct choosing_editor *e)
{
    enum status status = e->cfg->calendar.day_count ? STATUS_OK : arrange_sections(e);
    return status == STATUS_OK ? exchange_pinned(e) : status;
}

/* ---- all of them ---- */

static enum status apply_with(struct choosing_editor *e, struct record *kept)
{
    const struct book_choices *c = e->choices;
    enum status status = drop_puzzles(e);
    for (size_t i = 0; i < c->keep.count && status == STATUS_OK; i++) {
        status = keep_one(e, &c->keep.item[i], &kept[i]);
    }
    for (size_t i = 0; i < c->move.count && status == STATUS_OK; i++) {
        status = move_one(e, &c->move.item[i]);
    }
    status = status == STATUS_OK && e->pin_count ? place(e) : status;
    for (size_t i = 0; i < c->keep.count && status == STATUS_OK; i++) {
        status = keep_as_written(e, &c->keep.item[i], &kept[i]);
    }
    for (size_t i = 0; i < c->level.count && status == STATUS_OK; i++) {
        status = level_one(e, &c->level.item[i]);
    }
    return status;
}

static enum status apply(struct choosing_editor *e)
{
    const struct book_choices *c = e->choices;
    struct record *kept = calloc(c->keep.count + 1, sizeof *kept);
    e->pin = calloc(c->keep.count + c->move.count + 1, sizeof *e->pin);
    enum status status =
        kept && e->pin ? apply_with(e, kept) : diag_error(e->diag, NULL, OUT_OF_MEMORY);
    for (size_t i = 0; kept && i < c->keep.count; i++) {
        record_free(&kept[i]);
    }
    free(kept);
    free(e->pin);
    return status;
}

enum status puzzle_choices_apply(struct press_puzzles *p, const struct book_config *cfg,
                                 spare_finder *find, void *context, struct diag *d)
{
    struct diag_at at;
    struct book_choices *choices;
    book_config_at(cfg, &cfg->choices, &at);
    enum status status = book_choices_read(&choices, cfg->choices, &at, d);
    if (status != STATUS_OK) {
        return status;
    }
    struct choosing_editor e = {
        .puzzles = p, .cfg = cfg, .choices = choices, .find = find, .context = context, .diag = d};
    e.id = calloc(p->count + choices->drop.count + 1, sizeof *e.id);
    e.judging = grader_init(&e.judge, false) == STATUS_OK;
    if (e.id && e.judging) {
        for (size_t i = 0; i < p->count; i++) {
            e.id[i] = id_of(&p->item[i].record);
        }
        status = apply(&e);
    } else {
        status = diag_error(d, NULL, OUT_OF_MEMORY);
    }
    if (e.judging) {
        grader_free(&e.judge);
    }
    free(e.id);
    book_choices_free(choices);
    return status;
}
