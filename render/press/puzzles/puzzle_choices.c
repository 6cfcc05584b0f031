#include "render/press/puzzles/puzzle_choices.h"

#include <stdlib.h>
#include <string.h>

#include "gen/format/stream.h"
#include "gen/make/run/equivalent.h"
#include "gen/make/run/puzzle_id.h"
#include "gen/solve/proper.h"

struct choosing_editor {
    struct press_puzzles *puzzles;
    const struct book_config *cfg;
    const struct book_choices *choices;
    spare_finder *find;
    void *context;
    struct diag *diag;
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
    struct press_puzzle *p = &e->puzzles->item[slot];
    const size_t spec = p->spec;
    book_choices_at(e->choices, &pair->value, &at);
    if (!section_board_fits(&e->puzzles->conditions[spec], r->variant)) {
        return diag_usage(e->diag, &at,
                          "keep: this is a %s puzzle; number %zu is in a section of other boards",
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

/* Shift the puzzle at `from` to `to`; those between move up by one. */
static void shift(struct choosing_editor *e, size_t from, size_t to)
{
    for (; from < to; from++) {
        swap(e, from, from + 1);
    }
    for (; from > to; from--) {
        swap(e, from, from - 1);
    }
}

static enum status keep_one(struct choosing_editor *e, const struct config_pair *pair)
{
    struct diag_at at;
    uint64_t number;
    if (value_unsigned(pair->key, UINT64_MAX, &number) || number < 1 ||
        number > e->puzzles->count) {
        return diag_usage(e->diag, book_choices_at(e->choices, pair, &at),
                          "keep: '%s' is not the number of a puzzle; the book has 1 to %zu",
                          pair->key, e->puzzles->count);
    }
    struct record r = {0};
    enum status status = read_kept(e, pair, &r);
    if (status == STATUS_OK) {
        const size_t slot = (size_t)number - 1;
        const uint64_t id = id_of(&r);
        size_t found = 0;
        while (found < e->puzzles->count && e->id[found] != id) {
            found++;
        }
        if (found < e->puzzles->count && makes_room(e, found, slot)) {
            shift(e, found, slot);
        } else if (found < e->puzzles->count && fits(e, slot, found) && fits(e, found, slot)) {
            swap(e, found, slot);
        }
        const struct record *now = &e->puzzles->item[slot].record;
        if (now->variant != r.variant ||
            memcmp(now->givens.cell, r.givens.cell, r.variant->cell_count) != 0) {
            status = put_kept(e, slot, pair, &r);
        }
    }
    record_free(&r);
    return status;
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
    if (makes_room(e, (size_t)from, to)) {
        shift(e, (size_t)from, to);
    } else if (fits(e, (size_t)from, to) && fits(e, to, (size_t)from)) {
        swap(e, (size_t)from, to);
    } else {
        status = diag_usage(e->diag, &at,
                            "move: number %u is in a section of other boards; choose a number of "
                            "the same section",
                            move->number);
    }
    return status;
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

/* ---- all of them ---- */

static enum status apply(struct choosing_editor *e)
{
    const struct book_choices *c = e->choices;
    enum status status = drop_puzzles(e);
    for (size_t i = 0; i < c->keep.count && status == STATUS_OK; i++) {
        status = keep_one(e, &c->keep.item[i]);
    }
    for (size_t i = 0; i < c->move.count && status == STATUS_OK; i++) {
        status = move_one(e, &c->move.item[i]);
    }
    for (size_t i = 0; i < c->level.count && status == STATUS_OK; i++) {
        status = level_one(e, &c->level.item[i]);
    }
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
