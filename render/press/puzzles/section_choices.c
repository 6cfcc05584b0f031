#include "render/press/puzzles/section_choices.h"

#include <stdlib.h>
#include <string.h>

#include "gen/format/stream.h"
#include "gen/make/run/equivalent.h"
#include "gen/solve/proper.h"

/* ---- reading ---- */

/* The one puzzle of a text: a line, or JSON. */
static enum status read_text(const char *text, struct record *r, struct diag *d)
{
    struct reader *reader = reader_open_text("the puzzle", text, strlen(text), NULL, NULL, d);
    if (!reader) {
        return STATUS_FAILED;
    }
    enum status status = reader_next(reader, r);
    reader_close(reader);
    return status == STATUS_END ? diag_error(d, NULL, "there is no puzzle in this text") : status;
}

/* At this value of the config, what is wrong with a puzzle. */
static enum status refuse(const struct book_config *cfg, const void *field, const char *wrong,
                          struct diag *d)
{
    struct diag_at at;
    d->hint = "write a puzzle in one line, '.' for an empty cell, or as the JSON of 'nonet convert "
              "--to json'";
    return diag_usage(d, book_config_at(cfg, field, &at), "%s", wrong);
}

static enum status read_puzzle(const struct book_config *cfg, const char *const *text,
                               const struct section_conditions *conditions, struct record *r,
                               struct diag *d)
{
    char words[300] = "";
    struct diag_kept kept = {.text = words, .size = sizeof words};
    struct diag own = {.kept = &kept};
    const struct layout *v = conditions->variant;
    if (read_text(*text, r, &own) != STATUS_OK ||
        puzzle_require_proper(r, NULL, &own) != STATUS_OK) {
        return refuse(cfg, text, words[0] ? words : OUT_OF_MEMORY, d);
    }
    if (r->variant->size != v->size || r->variant->cell_count != v->cell_count) {
        snprintf(words, sizeof words, "this puzzle has the board %s, and the section's board is %s",
                 r->variant->name, v->name);
        return refuse(cfg, text, words, d);
    }
    return STATUS_OK;
}

static enum status read_kept(struct section_choices *c, const struct book_config *cfg,
                             const struct config_section *section,
                             const struct section_conditions *conditions, struct diag *d)
{
    struct grader judge;
    if (grader_init(&judge, false) != STATUS_OK) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    enum status worst = STATUS_OK;
    for (size_t i = 0; i < section->keep.count; i++) {
        struct record *r = &c->kept[c->kept_count++];
        enum status status = read_puzzle(cfg, &section->keep.item[i].puzzle, conditions, r, d);
        if (status == STATUS_OK) {
            record_complete_grade(r, true, &judge);
            c->kept_form[i] = equivalent_form(r);
        }
        if (status == STATUS_OK && section->keep.item[i].instead_of) {
            struct record instead = {0};
            status = read_puzzle(cfg, &section->keep.item[i].instead_of, conditions, &instead, d);
            c->instead[i] = status == STATUS_OK ? equivalent_form(&instead) : 0;
            record_free(&instead);
        }
        worst = status == STATUS_OK ? worst : status;
    }
    grader_free(&judge);
    return worst;
}

enum status section_choices_read(struct section_choices *c, const struct book_config *cfg,
                                 const struct config_section *section,
                                 const struct section_conditions *conditions, struct diag *d)
{
    c->kept = calloc(section->keep.count + 1, sizeof *c->kept);
    c->kept_form = calloc(section->keep.count + 1, sizeof *c->kept_form);
    c->instead = calloc(section->keep.count + 1, sizeof *c->instead);
    c->left_out = calloc(section->leave_out.count + 1, sizeof *c->left_out);
    if (!c->kept || !c->kept_form || !c->instead || !c->left_out) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    enum status worst = section->keep.count ? read_kept(c, cfg, section, conditions, d) : STATUS_OK;
    for (size_t i = 0; i < section->leave_out.count; i++) {
        struct record r = {0};
        enum status status = read_puzzle(cfg, &section->leave_out.item[i], conditions, &r, d);
        if (status == STATUS_OK) {
            c->left_out[c->left_out_count++] = equivalent_form(&r);
        }
        worst = status == STATUS_OK ? worst : status;
        record_free(&r);
    }
    return worst;
}

void section_choices_free(struct section_choices *c)
{
    for (size_t i = 0; i < c->kept_count; i++) {
        record_free(&c->kept[i]);
    }
    free(c->kept);
    free(c->kept_form);
    free(c->instead);
    free(c->left_out);
    *c = (struct section_choices){0};
}

bool section_choices_leave_out(const struct section_choices *c, const struct record *r)
{
    if (!c->left_out_count) {
        return false;
    }
    const uint64_t form = equivalent_form(r);
    size_t i = 0;
    while (i < c->left_out_count && c->left_out[i] != form) {
        i++;
    }
    return i < c->left_out_count;
}

/* ---- arranging ---- */

enum { NOT_MOVED = -1 };

/* Which puzzles make room for those to keep: `taken` by puzzle. A kept one that the section has is
 * taken away from its old place; any other takes the one it names, or the puzzle at its own place,
 * or the next. `owned` by kept one: it needs no more room. */
static void make_room(const struct section_choices *c, const struct config_section *section,
                      const uint64_t *form, size_t count, bool *taken, bool *owned)
{
    for (size_t i = 0; i < c->kept_count; i++) {
        for (size_t k = 0; k < count && !owned[i]; k++) {
            owned[i] = !taken[k] && form[k] == c->kept_form[i];
            taken[k] |= owned[i];
        }
    }
    for (size_t i = 0; i < c->kept_count; i++) {
        for (size_t k = 0; k < count && !owned[i] && c->instead[i]; k++) {
            owned[i] = !taken[k] && form[k] == c->instead[i];
            taken[k] |= owned[i];
        }
    }
    for (size_t i = 0; i < c->kept_count; i++) {
        size_t at = section->keep.item[i].at - 1;
        while (!owned[i] && taken[at]) {
            at = at + 1 < count ? at + 1 : 0;
        }
        taken[at] |= !owned[i];
    }
}

/* The puzzles in their new order: from[i] is the old number of the puzzle at place i, or NOT_MOVED
 * for one to keep. */
static void order_rest(const struct config_section *section, const bool *taken, size_t count,
                       int *from)
{
    for (size_t i = 0; i < count; i++) {
        from[i] = 0;
    }
    for (size_t i = 0; i < section->keep.count; i++) {
        from[section->keep.item[i].at - 1] = NOT_MOVED;
    }
    size_t old = 0;
    for (size_t i = 0; i < count; i++) {
        if (from[i] != NOT_MOVED) {
            while (taken[old]) {
                old++;
            }
            from[i] = (int)old++;
        }
    }
}

static enum status put_kept(const struct section_choices *c, const struct book_config *cfg,
                            const struct config_section *section, const struct section_signs *signs,
                            struct press_puzzle *puzzle, struct diag *d)
{
    for (size_t i = 0; i < c->kept_count; i++) {
        const struct config_keep *keep = &section->keep.item[i];
        struct press_puzzle *to = &puzzle[keep->at - 1];
        *to = (struct press_puzzle){.spec = to->spec, .sign_number = keep->at - 1};
        record_copy(&to->record, &c->kept[i]);
        if (!section_signs_put(signs, keep->at - 1, false, &to->record, &to->signs)) {
            struct diag_at at;
            return diag_usage(d, book_config_at(cfg, &keep->puzzle, &at),
                              "this puzzle cannot spell a word at the place that 'word_at' names");
        }
    }
    return STATUS_OK;
}

/* What arranging needs for a while; one block of memory. */
struct arrangement {
    uint64_t *form;
    struct press_puzzle *old;
    int *from;
    bool *taken;
    bool *owned;
};

static void arrangement_free(struct arrangement *a)
{
    free(a->form);
    free(a->old);
    free(a->from);
    free(a->taken);
    free(a->owned);
}

static bool arrangement_make(struct arrangement *a, const struct press_puzzle *puzzle, size_t count,
                             size_t kept)
{
    a->form = malloc(count * sizeof *a->form);
    a->old = malloc(count * sizeof *a->old);
    a->from = calloc(count, sizeof *a->from);
    a->taken = calloc(count, sizeof *a->taken);
    a->owned = calloc(kept, sizeof *a->owned);
    if (!a->form || !a->old || !a->from || !a->taken || !a->owned) {
        return false;
    }
    for (size_t i = 0; i < count; i++) {
        a->form[i] = equivalent_form(&puzzle[i].record);
    }
    memcpy(a->old, puzzle, count * sizeof *a->old);
    return true;
}

enum status section_choices_arrange(const struct section_choices *c, const struct book_config *cfg,
                                    const struct config_section *section,
                                    const struct section_signs *signs, struct press_puzzle *puzzle,
                                    size_t count, struct diag *d)
{
    struct arrangement a = {0};
    if (!c->kept_count) {
        return STATUS_OK;
    }
    if (!arrangement_make(&a, puzzle, count, c->kept_count)) {
        arrangement_free(&a);
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    make_room(c, section, a.form, count, a.taken, a.owned);
    order_rest(section, a.taken, count, a.from);
    for (size_t i = 0; i < count; i++) {
        if (a.from[i] != NOT_MOVED) {
            puzzle[i] = a.old[a.from[i]];
        }
        if (a.taken[i]) {
            record_free(&a.old[i].record);
        }
    }
    arrangement_free(&a);
    return put_kept(c, cfg, section, signs, puzzle, d);
}
