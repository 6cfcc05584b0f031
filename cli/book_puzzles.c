#include "cli/book_puzzles.h"

#include <assert.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "config/translation/translation.h"
#include "gen/format/stream.h"
#include "gen/grade/step.h"
#include "gen/make/generate.h"
#include "gen/solve/solve.h"
#include "render/book/profile.h"

/* ---- names ---- */

static const char *nth_level(size_t i)
{
    return i < LEVEL_COUNT ? level_name((enum level)i) : NULL;
}

static const char *nth_symmetry(size_t i)
{
    return i < SYMMETRY_COUNT    ? symmetry_name((enum symmetry)i)
           : i == SYMMETRY_COUNT ? "any"
                                 : NULL;
}

static const char *nth_technique(size_t i)
{
    return i < technique_count() ? technique_at(i)->key : NULL;
}

static const char *nth_profile(size_t i)
{
    return i < profile_count() ? profile_at(i)->name : NULL;
}

static const char *nth_paper(size_t i)
{
    return i < paper_count() ? paper_at(i)->name : NULL;
}

/* The string table's own words, and a name of the user's own for each technique. */
static const char *nth_word(size_t i)
{
    return i < TEXT_COUNT ? translation_keys().item[i] : nth_technique(i - TEXT_COUNT);
}

enum { MOST_NAMES = 256 };

static struct config_names collect(const char *names[MOST_NAMES], const char *(*nth)(size_t index))
{
    size_t count = 0;
    for (const char *name; (name = nth(count)) != NULL; count++) {
        assert(count < MOST_NAMES);
        names[count] = name;
    }
    return (struct config_names){names, count};
}

const struct config_vocabulary *book_vocabulary(void)
{
    static const char *names[7][MOST_NAMES];
    static struct config_vocabulary v;
    if (!v.trims) {
        v = (struct config_vocabulary){
            .levels = collect(names[0], nth_level),
            .symmetries = collect(names[1], nth_symmetry),
            .variants = collect(names[2], variant_choice),
            .techniques = collect(names[3], nth_technique),
            .profiles = collect(names[4], nth_profile),
            .papers = collect(names[5], nth_paper),
            .languages = translation_languages(),
            .words = collect(names[6], nth_word),
            .trims = trim_at(0),
            .trim_count = trim_count(),
        };
    }
    return &v;
}

/* ---- one section ---- */

struct filling {
    const struct book_config *cfg;
    const struct config_section *section;
    struct book_banks *banks;
    struct record *record;
    size_t count, wanted;
    uint64_t skip;
    struct progress *progress;
    uint64_t done_before;
};

static bool score_fits(const struct config_section *s, int score)
{
    return s->score.max == 0 || (score >= s->score.min && score <= s->score.max);
}

static bool keep(void *context, const struct record *record)
{
    struct filling *f = context;
    if (f->count < f->wanted && score_fits(f->section, record->score)) {
        f->record[f->count++] = *record;
        progress_set(f->progress, f->done_before + f->count);
    }
    return true;
}

static bool add_technique(struct technique_set *set, const char *key)
{
    int id = technique_find(key);
    if (id >= 0) {
        set->bits[id / 64] |= (uint64_t)1 << id % 64;
    }
    return id >= 0;
}

static void fill_target(const struct config_section *s, struct target *t)
{
    if (s->level && level_find(s->level, &t->level_low)) {
        t->level_high = t->level_low;
    }
    if (s->givens.max > 0) {
        t->givens_low = (unsigned)s->givens.min;
        t->givens_high = (unsigned)s->givens.max;
    }
    if (s->se.max > 0) {
        t->by_se = true;
        t->se_low_tenths = (int)(s->se.min * 10 + 0.5);
        t->se_high_tenths = (int)(s->se.max * 10 + 0.5);
    }
    t->minimal = s->minimal;
    for (size_t i = 0; i < s->requires.count; i++) {
        add_technique(&t->requires, s->requires.item[i]);
    }
    for (size_t i = 0; i < s->excludes.count; i++) {
        add_technique(&t->excludes, s->excludes.item[i]);
    }
}

static int symmetry_asked(const struct config_section *s)
{
    enum symmetry symmetry;
    if (s->symmetry && symmetry_find(s->symmetry, &symmetry)) {
        return (int)symmetry;
    }
    return GENERATE_ANY_SYMMETRY;
}

/* A section without a seed of its own takes the book's, and indices that no other section uses. */
static enum status generate_section(struct filling *f, const struct invocation *in, size_t number)
{
    const struct config_section *s = f->section;
    struct generate_request r;
    struct diag_at at;
    generate_request_init(&r);
    r.variant = variant_find(s->variant);
    target_init(&r.target, r.variant);
    fill_target(s, &r.target);
    r.seed = s->has_seed ? s->seed : f->cfg->seed;
    r.first = s->has_seed ? 0 : number * CONFIG_MAX_PUZZLES;
    r.threads = (unsigned)in->shared.threads;
    r.symmetry = symmetry_asked(s);
    r.grade = true;
    r.distinct = true;
    r.emit = keep;
    r.context = f;
    r.diag = in->diag;
    enum { MAX_ROUNDS = 1000 };
    for (unsigned round = 0; round < MAX_ROUNDS && f->count < f->wanted; round++) {
        r.count = f->wanted - f->count;
        enum status status = generate(&r, NULL);
        if (status != STATUS_OK) {
            return diag_usage(in->diag, book_config_at(f->cfg, s, &at),
                              "this section got %zu of its %zu puzzles; ask for less, or loosen "
                              "its conditions",
                              f->count, f->wanted);
        }
        r.first += r.count;
    }
    return STATUS_OK;
}

static bool record_fits(const struct config_section *s, const struct record *r)
{
    int givens = (int)grid_given_count(r->variant, &r->givens);
    if (strcmp(r->variant->name, s->variant) != 0 ||
        (s->level && strcmp(r->level, s->level) != 0)) {
        return false;
    }
    if (s->givens.max > 0 && (givens < s->givens.min || givens > s->givens.max)) {
        return false;
    }
    if (s->se.max > 0 &&
        (r->se_tenths < s->se.min * 10 - 0.5 || r->se_tenths > s->se.max * 10 + 0.5)) {
        return false;
    }
    return score_fits(s, r->score);
}

/* Solve and grade what a file does not say. */
static enum status complete(struct record *r, struct grade_scratch *scratch,
                            const struct diag_at *at, struct diag *d)
{
    enum status status = grid_validate(r->variant, &r->givens, at, d);
    if (status != STATUS_OK) {
        return status;
    }
    uint64_t count = solve_count(r->variant, &r->givens, 2, &r->solution);
    if (count != 1) {
        return diag_error(d, at, "this puzzle has %s",
                          count ? "more than one solution" : "no solution");
    }
    r->has_solution = true;
    if (!r->level[0] || r->score < 0) {
        struct grade_options o;
        struct grade grade;
        grade_options_init(&o);
        o.assume_unique = true;
        grade_puzzle(r->variant, &r->givens, &o, scratch, &grade);
        grade_to_record(&grade, r);
    }
    return STATUS_OK;
}

static enum status read_section(struct filling *f, struct diag *d)
{
    const struct config_section *s = f->section;
    struct diag_at place;
    struct grade_scratch *scratch = grade_scratch_new();
    struct record *r = malloc(sizeof *r);
    struct reader *reader = r && scratch ? reader_open(s->path, NULL, NULL, d) : NULL;
    enum status status = STATUS_OK;
    if (!r || !scratch) {
        status = diag_error(d, NULL, "out of memory");
    } else if (!reader) {
        status = diag_usage(d, book_config_at(f->cfg, &s->path, &place),
                            "the section's puzzles cannot be read");
    }
    while (status == STATUS_OK && f->count < f->wanted) {
        status = reader_next(reader, r);
        if (status == STATUS_OK) {
            struct diag_at at = reader_at(reader);
            status = complete(r, scratch, &at, d);
        }
        if (status == STATUS_OK && record_fits(s, r)) {
            if (f->skip > 0) {
                f->skip--;
            } else {
                keep(f, r);
            }
        }
    }
    if (reader) {
        reader_drop(reader);
    }
    free(r);
    grade_scratch_drop(scratch);
    return status == STATUS_END ? STATUS_OK : status;
}

enum status book_puzzles_read(const char *path, struct record **record, size_t *count,
                              struct diag *d)
{
    struct grade_scratch *scratch = grade_scratch_new();
    struct reader *reader = scratch ? reader_open(path, NULL, NULL, d) : NULL;
    enum status status = reader ? STATUS_OK : STATUS_FAILED;
    size_t capacity = 0;
    *record = NULL;
    *count = 0;
    while (status == STATUS_OK) {
        if (*count == capacity) {
            capacity = capacity ? 2 * capacity : 16;
            struct record *moved = realloc(*record, capacity * sizeof *moved);
            if (!moved) {
                status = diag_error(d, NULL, "out of memory");
                break;
            }
            *record = moved;
        }
        status = reader_next(reader, &(*record)[*count]);
        if (status == STATUS_OK) {
            struct diag_at at = reader_at(reader);
            status = complete(&(*record)[*count], scratch, &at, d);
            *count += status == STATUS_OK;
        }
    }
    if (status == STATUS_END) {
        status = *count ? STATUS_OK : diag_error(d, NULL, "no puzzle to print");
    }
    if (reader) {
        reader_drop(reader);
    }
    grade_scratch_drop(scratch);
    if (status != STATUS_OK) {
        free(*record);
        *record = NULL;
    }
    return status;
}

static enum status fill_section(struct filling *f, const struct invocation *in, size_t number)
{
    struct diag_at at;
    const struct config_section *s = f->section;
    enum status status = STATUS_OK;
    switch (s->source) {
    case SOURCE_GENERATE:
        status = generate_section(f, in, number);
        break;
    case SOURCE_FILE:
        f->skip = s->skip;
        status = read_section(f, in->diag);
        break;
    case SOURCE_BANK:
        status = book_banks_take(f->banks, f->cfg, s, f->record, &f->count, in->diag);
        break;
    }
    if (status == STATUS_OK && f->count < f->wanted) {
        status = diag_usage(in->diag, book_config_at(f->cfg, &s->count, &at),
                            "the section asks for %zu puzzles, and only %zu were found that fit",
                            f->wanted, f->count);
    }
    return status;
}

struct book_section_source *book_puzzles_reserve(const struct book_config *cfg)
{
    struct book_section_source *sources = calloc(cfg->section_count, sizeof *sources);
    for (size_t s = 0; s < cfg->section_count && sources; s++) {
        size_t count = cfg->section[s].count;
        struct record *record = malloc((count ? count : 1) * sizeof *record);
        if (!record) {
            book_puzzles_free(sources, s);
            free(sources);
            return NULL;
        }
        for (size_t i = 0; i < count; i++) {
            record_init(&record[i], variant_find(cfg->section[s].variant));
        }
        sources[s] = (struct book_section_source){record, count};
    }
    return sources;
}

enum status book_puzzles_make(const struct book_config *cfg, const struct invocation *in,
                              struct book_banks *banks, struct book_section_source *sources)
{
    struct progress progress;
    enum status status = STATUS_OK;
    uint64_t done = 0;
    progress_begin(&progress, "puzzles", cfg->puzzle_count, (enum progress_mode)in->shared.progress,
                   in->shared.quiet);
    for (size_t s = 0; s < cfg->section_count && status == STATUS_OK; s++) {
        struct filling f = {.cfg = cfg,
                            .section = &cfg->section[s],
                            .banks = banks,
                            .wanted = cfg->section[s].count,
                            .record = sources[s].record,
                            .progress = &progress,
                            .done_before = done};
        status = fill_section(&f, in, s);
        book_order(f.record, f.count, cfg->section[s].order, cfg->seed + s);
        done += f.count;
    }
    progress_end(&progress);
    return status;
}

void book_puzzles_free(struct book_section_source *sources, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        free(sources[i].record);
    }
}

/* ---- hints ---- */

bool book_step_is_single(const struct step *step)
{
    const char *key = technique_at((size_t)step->technique)->key;
    return strcmp(key, "full-house") == 0 || strcmp(key, "naked-single") == 0 ||
           strcmp(key, "hidden-single") == 0;
}

/* The first steps that are not given away by a look: singles are passed over. A puzzle of singles
 * alone gets its first ones. */
static void hint_of(const struct record *r, unsigned steps, struct grade_scratch *scratch,
                    const struct telling *telling, struct text *out)
{
    struct grade_options o;
    grade_options_init(&o);
    o.assume_unique = true;
    for (unsigned pass = 0; pass < 2 && out->length == 0; pass++) {
        struct path *path = path_begin(r->variant, &r->givens, &o, scratch);
        const struct step *step;
        for (unsigned i = 0; i < steps && (step = path_next(path));) {
            if (pass == 0 && book_step_is_single(step)) {
                continue;
            }
            text_puts(out, i++ ? " " : "");
            step_explain(telling, r->variant, step, out);
        }
    }
}

struct telling book_telling(const struct book_config *cfg)
{
    return (struct telling){
        .translation = {cfg->book.language, &cfg->book.words},
        .symbol = cfg->style.digits.count ? cfg->style.digits.item : NULL,
        .symbol_count = cfg->style.digits.count,
        .markup = true,
    };
}

char **book_hints_make(const struct book_config *cfg, const struct book_section_source *sources)
{
    struct telling telling = book_telling(cfg);
    struct grade_scratch *scratch = grade_scratch_new();
    char **hints = calloc((size_t)cfg->puzzle_count + 1, sizeof *hints);
    size_t n = 0;
    bool failed = !scratch || !hints;
    for (size_t s = 0; s < cfg->section_count && !failed; s++) {
        for (size_t i = 0; i < sources[s].count && !failed; i++) {
            struct text t = {0};
            hint_of(&sources[s].record[i], cfg->hints.per_puzzle, scratch, &telling, &t);
            text_puts(&t, "");
            failed = t.failed || !t.data;
            hints[n++] = t.data;
        }
    }
    grade_scratch_drop(scratch);
    if (failed) {
        book_hints_free(hints);
        return NULL;
    }
    return hints;
}

void book_hints_free(char **hints)
{
    for (size_t i = 0; hints && hints[i]; i++) {
        free(hints[i]);
    }
    free(hints);
}
