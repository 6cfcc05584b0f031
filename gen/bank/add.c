/* Adding: a record becomes an entry, entries are written in batches. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gen/bank/bank_private.h"
#include "gen/board/canon/canon.h"
#include "gen/board/layout_turn.h"
#include "gen/board/symmetry.h"
#include "gen/constraint/constraint.h"
#include "gen/grade/minutes.h"
#include "gen/solve/proper.h"
#include "gen/solve/solve.h"

static enum status require_proper(struct record *r, const struct diag_at *at, struct diag *d)
{
    enum status status = grid_validate(r->variant, &r->givens, at, d);
    if (status != STATUS_OK) {
        return status;
    }
    if (!solve_prepare(r->variant)) {
        return diag_error(d, at, OUT_OF_MEMORY);
    }
    uint64_t count = solve_count(r->variant, &r->givens, 2, &r->solution);
    if (count != 1) {
        return diag_error(d, at,
                          "this puzzle has %s solution; a bank takes puzzles with exactly one",
                          count ? "more than one" : "no");
    }
    r->has_solution = true;
    return STATUS_OK;
}

/* Find the grades that are missing, or all of them. A level that came with the puzzle must be one.
 */
static enum status complete_grades(struct record *r, const struct bank_grading *how,
                                   const struct diag_at *at, struct diag *d)
{
    enum level level;
    if (how->se && r->variant->classic && (how->regrade || r->se_tenths < 0)) {
        struct se_options options;
        struct se_rating rating;
        se_options_init(&options);
        se_rate(r->variant, &r->givens, &options, how->se, &rating);
        se_to_record(&rating, r);
    }
    if (how->regrade || !r->level[0]) {
        struct grade_options options;
        struct grade grade;
        grade_options_init(&options);
        options.assume_unique = true;
        grade_puzzle(r->variant, &r->givens, &options, how->scratch, &grade);
        grade_to_record(&grade, r);
        minutes_to_record(&grade, r);
    }
    if (level_find(r->level, &level)) {
        return STATUS_OK;
    }
    d->hint = "the levels are easy, medium, hard, unfair, extreme and beyond";
    return diag_error(d, at, "there is no level '%s'", r->level);
}

/* If an unnamed board is a named one turned or mirrored, store it as the named one, so that queries
 * for that name find it. */
static void turn_to_named(struct record *r)
{
    const struct layout *v = r->variant;
    const struct layout *layout = NULL;
    struct grid form;
    bool turns = !v->named && !v->jigsaw && canon_turned(v, &r->givens, &layout, &form, NULL) &&
                 layout->named;
    for (unsigned m = 0; turns && m < MOVEMENT_COUNT; m++) {
        uint16_t from[MAX_CELLS];
        const struct layout *turned = layout_turned(v, m, from);
        if (turned == layout) {
            const struct grid givens = r->givens;
            const struct grid solution = r->solution;
            for (unsigned cell = 0; cell < v->cell_count; cell++) {
                r->givens.cell[cell] = givens.cell[from[cell]];
                r->solution.cell[cell] = solution.cell[from[cell]];
            }
            r->variant = layout_keep(layout);
            layout_drop(v);
            turns = false;
        }
        layout_drop(turned);
    }
    layout_drop(layout);
}

enum status bank_entry_make(const struct record *r, const struct bank_grading *how,
                            const struct diag_at *at, struct bank_entry *out, struct diag *d)
{
    struct record *entry = &out->record;
    *entry = *r;
    layout_keep(entry->variant);
    enum status status = require_proper(entry, at, d);
    if (status != STATUS_OK) {
        return status;
    }
    turn_to_named(entry);
    const struct layout *v = entry->variant;
    if (!bank_key(v, &entry->givens, out->canonical)) {
        return v->constraints
                   ? diag_error(d, at, "the puzzle has too many constraints for a bank")
                   : diag_error(d, at, "the board has too few givens to find its canonical form");
    }
    status = complete_grades(entry, how, at, d);
    if (status != STATUS_OK) {
        return status;
    }
    snprintf(entry->symmetry, sizeof entry->symmetry, "%s",
             symmetry_name(symmetry_of(v, &entry->givens)));
    return puzzle_is_minimal(v, &entry->givens, &entry->solution, 0, &out->minimal)
               ? STATUS_OK
               : diag_error(d, at, OUT_OF_MEMORY);
}

const char *bank_variant(const struct layout *v)
{
    bool by_name =
        v->constraints ? constraint_variant_find(v->name) != NULL : v->named && !v->jigsaw;
    return by_name ? v->name : v->base;
}

bool bank_key(const struct layout *v, const struct grid *givens, char key[BANK_KEY_SIZE])
{
    struct grid form;
    const struct layout *layout = NULL;
    bool good = canon_turned(v, givens, &layout, &form, NULL);
    if (good) {
        bool named = layout->named && !layout->jigsaw;
        const char *const texts[] = {layout->regions, layout->houses, layout->grids};
        grid_to_line(layout, &form, key);
        size_t length = layout->cell_count;
        for (int i = 0; good && !named && i < 3; i++) {
            const char *text = texts[i] ? texts[i] : "";
            good = length + strlen(text) + 2 < BANK_KEY_SIZE;
            length +=
                good ? (size_t)snprintf(key + length, BANK_KEY_SIZE - length, " %s", text) : 0;
        }
        struct text constraints = {0};
        constraints_print_json(&constraints, layout);
        good = good && !constraints.failed && length + constraints.length + 2 < BANK_KEY_SIZE;
        if (good && constraints.length) {
            snprintf(key + length, BANK_KEY_SIZE - length, " %s", constraints.data);
        }
        text_free(&constraints);
    }
    layout_drop(layout);
    return good;
}

void bank_entry_free(struct bank_entry *entry)
{
    record_free(&entry->record);
}

void bank_forget_pending(struct bank *b)
{
    while (b->pending_count) {
        bank_entry_free(&b->pending[--b->pending_count]);
    }
}

enum status bank_add(struct bank *b, const struct bank_entry *entry, struct bank_counts *counts,
                     struct diag *d)
{
    if (!b->pending && !(b->pending = malloc(BANK_PENDING * sizeof *b->pending))) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    if (b->pending_count == BANK_PENDING && bank_flush(b, counts, d) != STATUS_OK) {
        return STATUS_FAILED;
    }
    layout_keep(entry->record.variant);
    b->pending[b->pending_count++] = *entry;
    return STATUS_OK;
}

static void bind_text(sqlite3_stmt *s, int index, const char *text)
{
    sqlite3_bind_text(s, index, text, -1, SQLITE_STATIC);
}

static void bind_number(sqlite3_stmt *s, int index, bool known, int64_t value)
{
    if (known) {
        sqlite3_bind_int64(s, index, value);
    } else {
        sqlite3_bind_null(s, index);
    }
}

static const char insert_sql[] =
    "INSERT INTO puzzle (variant, canonical, givens, solution, given_count, minimal, symmetry,"
    " level, score, se_tenths, hardest, techniques, minutes, seed, seed_index, sample, regions,"
    " houses, grids, se_least, course, clues) VALUES "
    "(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, "
    "?21, ?22) "
    "ON CONFLICT (canonical, variant) DO NOTHING";

static enum status insert(struct bank *b, sqlite3_stmt *s, struct technique_writer *techniques,
                          const struct bank_entry *entry, struct bank_counts *counts,
                          struct diag *d)
{
    const struct record *r = &entry->record;
    char givens[MAX_CELLS + 1];
    char solution[MAX_CELLS + 1];
    enum level level = LEVEL_BEYOND;
    (void)level_find(r->level, &level); /* bank_entry_make has seen that it is one */
    bind_text(s, 1, bank_variant(r->variant));
    bind_text(s, 2, entry->canonical);
    bind_text(s, 3, grid_to_line(r->variant, &r->givens, givens));
    bind_text(s, 4, grid_to_line(r->variant, &r->solution, solution));
    sqlite3_bind_int64(s, 5, grid_given_count(r->variant, &r->givens));
    sqlite3_bind_int(s, 6, entry->minimal);
    bind_text(s, 7, r->symmetry);
    sqlite3_bind_int(s, 8, (int)level);
    bind_number(s, 9, r->score >= 0, r->score);
    bind_number(s, 10, r->se_tenths >= 0, r->se_tenths);
    bind_text(s, 11, r->hardest);
    bind_text(s, 12, r->techniques);
    if (r->minutes >= 0) {
        sqlite3_bind_double(s, 13, r->minutes);
    } else {
        sqlite3_bind_null(s, 13);
    }
    bind_number(s, 14, r->has_seed, (int64_t)r->seed);
    bind_number(s, 15, r->has_seed, (int64_t)r->index);
    sqlite3_bind_int64(s, 16, bank_sample_key(entry->canonical));
    bool filed_by_name =
        strcmp(bank_variant(r->variant), r->variant->name) == 0 && r->variant->named;
    bind_text(s, 17, filed_by_name ? NULL : r->variant->regions);
    bind_text(s, 18, filed_by_name ? NULL : r->variant->houses);
    bind_text(s, 19, filed_by_name ? NULL : r->variant->grids);
    bind_number(s, 20, r->se_least >= 0, r->se_least);
    bind_text(s, 21, r->course[0] ? r->course : NULL);
    struct text constraints = {0};
    constraints_print_json(&constraints, r->variant);
    bind_text(s, 22, constraints.length ? constraints.data : NULL);
    int result = constraints.failed ? SQLITE_NOMEM : sqlite3_step(s);
    sqlite3_reset(s);
    text_free(&constraints);
    if (result != SQLITE_DONE) {
        return bank_fail(b, "cannot add", d);
    }
    if (sqlite3_changes(b->db) == 0) {
        counts->duplicates++;
        return STATUS_OK;
    }
    counts->added++;
    return technique_writer_put(techniques, b, sqlite3_last_insert_rowid(b->db), r->techniques, d);
}

enum status bank_flush(struct bank *b, struct bank_counts *counts, struct diag *d)
{
    if (b->pending_count == 0) {
        return STATUS_OK;
    }
    struct bank_counts made = *counts;
    struct technique_writer techniques = {0};
    sqlite3_stmt *s = NULL;
    enum status status = bank_begin(b, d);
    if (status == STATUS_OK) {
        s = bank_prepare(b, insert_sql, d);
        status = s ? technique_writer_open(&techniques, b, d) : STATUS_FAILED;
    }
    for (size_t i = 0; status == STATUS_OK && i < b->pending_count; i++) {
        status = insert(b, s, &techniques, &b->pending[i], &made, d);
    }
    sqlite3_finalize(s);
    technique_writer_close(&techniques);
    if (status == STATUS_OK) {
        status = bank_commit(b, d);
    }
    bank_rollback(b);
    if (status == STATUS_OK) {
        *counts = made;
        bank_forget_pending(b);
    }
    return status;
}
