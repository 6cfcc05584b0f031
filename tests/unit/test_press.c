/* Books made by a program, without the command: what a section's conditions let through, from each
 * source, and the way from a config to files and to the marks in a bank. */
#include <criterion/criterion.h>
#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "gen/bank/grading.h"
#include "gen/format/stream.h"
#include "gen/grade/grade_record.h"
#include "gen/make/dig.h"
#include "gen/solve/proper.h"
#include "gen/solve/solve.h"
#include "render/press/press.h"
#include "render/press/puzzles.h"

enum { POOL = 120, PLAIN = 40 };

/* A directory of its own for each test, a pool of puzzles in it as a file of bare lines and as a
 * bank, and what was reported. */
struct workshop {
    char directory[64];
    struct record *pool;
    size_t count;
    char *messages;
    size_t length;
    FILE *out;
    struct diag diag;
};

static bool take(void *context, const struct record *record)
{
    struct workshop *w = context;
    struct record *r = &w->pool[w->count++];
    record_init(r, record->variant); /* nothing is said of it but the givens */
    r->givens = record->givens;
    return true;
}

static void make_pool(struct workshop *w)
{
    struct generate_request r;
    w->pool = calloc(POOL, sizeof *w->pool);
    generate_request_init(&r);
    r.emit = take;
    r.context = w;
    r.diag = &w->diag;
    r.seed = 5;
    r.count = POOL - PLAIN;
    r.symmetry = GENERATE_ANY_SYMMETRY;
    cr_assert_eq(generate(&r, NULL), STATUS_OK);
    r.seed = 6; /* not minimal, and most of them without symmetry */
    r.count = PLAIN;
    r.symmetry = SYMMETRY_NONE;
    r.target.givens_low = 27;
    r.target.givens_high = 34;
    cr_assert_eq(generate(&r, NULL), STATUS_OK);
    cr_assert_eq(w->count, POOL);
}

static void path_in(const struct workshop *w, const char *name, char path[128])
{
    snprintf(path, 128, "%s/%s", w->directory, name);
}

static void write_pool(struct workshop *w)
{
    char path[128];
    char line[MAX_CELLS + 1];
    path_in(w, "pool.txt", path);
    FILE *file = fopen(path, "w");
    cr_assert_not_null(file);
    for (size_t i = 0; i < w->count; i++) {
        fprintf(file, "%s\n", grid_to_line(w->pool[i].variant, &w->pool[i].givens, line));
    }
    fclose(file);
    path_in(w, "pool.bank", path);
    struct bank *bank = bank_open(path, true, &w->diag);
    struct bank_grading *grading = bank_grading_new(false, true);
    struct bank_counts counts = {0};
    cr_assert(bank && grading);
    for (size_t i = 0; i < w->count; i++) {
        static struct bank_entry entry;
        cr_assert_eq(bank_entry_make(&w->pool[i], grading, NULL, &entry, &w->diag), STATUS_OK);
        cr_assert_eq(bank_add(bank, &entry, &counts, &w->diag), STATUS_OK);
    }
    cr_assert_eq(bank_flush(bank, &counts, &w->diag), STATUS_OK);
    cr_assert_eq(counts.added, w->count);
    bank_grading_drop(grading);
    bank_close(bank);
}

static void enter(struct workshop *w, bool pool)
{
    memset(w, 0, sizeof *w);
    strcpy(w->directory, "/tmp/nonet-press-XXXXXX");
    cr_assert_not_null(mkdtemp(w->directory));
    w->out = open_memstream(&w->messages, &w->length);
    diag_init(&w->diag, w->out);
    if (pool) {
        make_pool(w);
        write_pool(w);
    }
}

static const char *messages(struct workshop *w)
{
    fflush(w->out);
    return w->messages;
}

static void forget_messages(struct workshop *w)
{
    rewind(w->out);
    fputc('\0', w->out);
    fflush(w->out);
    rewind(w->out);
}

static unsigned empty_directory(const char *directory)
{
    unsigned count = 0;
    DIR *d = opendir(directory);
    struct dirent *e;
    while (d && (e = readdir(d)) != NULL) {
        char path[400];
        snprintf(path, sizeof path, "%s/%s", directory, e->d_name);
        count += e->d_name[0] != '.' && unlink(path) == 0;
    }
    if (d) {
        closedir(d);
    }
    return count;
}

static void leave(struct workshop *w)
{
    char path[128];
    path_in(w, "out", path);
    empty_directory(path);
    rmdir(path);
    empty_directory(w->directory);
    cr_expect_eq(rmdir(w->directory), 0);
    fclose(w->out);
    free(w->messages);
    free(w->pool);
}

/* A config in the workshop, so that its paths start there. */
static struct book_config *config_of(struct workshop *w, const char *sections)
{
    char name[128];
    struct text yaml = {0};
    struct book_config *cfg = NULL;
    path_in(w, "book.yaml", name);
    text_printf(&yaml, "book: {title: T}\nseed: 3\nsections:\n%s", sections);
    cr_assert_eq(book_config_parse(&cfg, name, yaml.data, yaml.length, press_vocabulary(), NULL, 0,
                                   &w->diag),
                 STATUS_OK, "%s: %s", sections, messages(w));
    text_free(&yaml);
    return cfg;
}

/* ---- conditions ---- */

/* What a puzzle is, found without the press. */
struct facts {
    struct grade grade;
    int se_tenths;
    unsigned givens;
    enum symmetry symmetry;
    bool minimal_within[SYMMETRY_COUNT]; /* of the symmetries that it has */
};

static void find_facts(const struct record *r, struct grade_scratch *scratch, struct se_scratch *se,
                       struct facts *f)
{
    struct grade_options options;
    struct se_options se_options;
    struct se_rating rating;
    struct grid solution;
    const struct variant *v = r->variant;
    memset(f, 0, sizeof *f);
    grade_options_init(&options);
    se_options_init(&se_options);
    grade_puzzle(v, &r->givens, &options, scratch, &f->grade);
    cr_assert(se_rate(v, &r->givens, &se_options, se, &rating));
    f->se_tenths = rating.bounded ? -1 : rating.er_tenths;
    f->givens = grid_given_count(v, &r->givens);
    f->symmetry = symmetry_of(v, &r->givens);
    cr_assert_eq(solve_count(v, &r->givens, 2, &solution), 1);
    for (int s = 0; s < SYMMETRY_COUNT; s++) {
        struct orbits orbits;
        symmetry_orbits(v, (enum symmetry)s, &orbits);
        f->minimal_within[s] = dig_orbits_hold(&orbits, &r->givens) &&
                               dig_is_minimal(v, &solution, &orbits, &r->givens);
    }
}

static bool is_medium(const struct facts *f)
{
    return f->grade.level == LEVEL_MEDIUM;
}

static bool scores_well(const struct facts *f)
{
    return f->grade.score >= 300 && f->grade.score <= 700;
}

static bool has_few_givens(const struct facts *f)
{
    return f->givens >= 24 && f->givens <= 26;
}

/* Half a turn is part of a quarter, of both mirrors, of both diagonals, and of all. */
static bool has_half_turn(const struct facts *f)
{
    return f->symmetry == SYMMETRY_ROTATE180 || f->symmetry == SYMMETRY_ROTATE90 ||
           f->symmetry == SYMMETRY_BOTH || f->symmetry == SYMMETRY_BOTH_DIAGONALS ||
           f->symmetry == SYMMETRY_FULL;
}

static bool has_no_symmetry(const struct facts *f)
{
    return f->symmetry == SYMMETRY_NONE;
}

static bool is_minimal(const struct facts *f)
{
    return f->minimal_within[f->symmetry];
}

static bool is_minimal_in_half_turns(const struct facts *f)
{
    return f->minimal_within[SYMMETRY_ROTATE180];
}

static bool needs_naked_pairs(const struct facts *f)
{
    return f->grade.count[technique_find("naked-pair")] > 0;
}

static bool avoids_pointing(const struct facts *f)
{
    return !f->grade.count[technique_find("pointing")] &&
           !f->grade.count[technique_find("naked-pair")];
}

static bool is_rated_so(const struct facts *f)
{
    return f->se_tenths >= 20 && f->se_tenths <= 38;
}

static const struct {
    const char *yaml;
    bool (*fits)(const struct facts *f);
} conditions[] = {
    {"level: medium", is_medium},
    {"score: 300..700", scores_well},
    {"givens: 24..26", has_few_givens},
    {"symmetry: rotate180", has_half_turn},
    {"symmetry: none", has_no_symmetry},
    {"minimal: true", is_minimal},
    {"symmetry: rotate180, minimal: true", is_minimal_in_half_turns},
    {"requires: [naked-pair]", needs_naked_pairs},
    {"excludes: [pointing, naked-pair]", avoids_pointing},
    {"se: 2.0..3.8", is_rated_so},
};
enum { CONDITIONS = sizeof conditions / sizeof *conditions };

/* Choose the puzzles of one section; the caller frees both. */
static enum status choose(struct workshop *w, const char *section, struct book_config **cfg,
                          struct press_puzzles *p)
{
    *cfg = config_of(w, section);
    memset(p, 0, sizeof *p);
    enum status status = press_puzzles_reserve(p, *cfg, &w->diag);
    return status == STATUS_OK ? press_puzzles_choose(p, *cfg, 2, NULL, &w->diag) : status;
}

/* Which of the pool a chosen puzzle is. */
static size_t index_in_pool(const struct workshop *w, const struct record *r)
{
    size_t i = 0;
    while (i < w->count && memcmp(w->pool[i].givens.cell, r->givens.cell, 81) != 0) {
        i++;
    }
    cr_assert_lt(i, w->count, "a puzzle that is not in the pool");
    return i;
}

/* The section gets every puzzle that fits and no other; asked for one more, it is refused. */
static void expect_chosen(struct workshop *w, const struct facts *facts, size_t which,
                          const char *source, const char *path)
{
    bool chosen[POOL] = {false};
    size_t fitting = 0;
    char section[300];
    struct book_config *cfg;
    struct press_puzzles p;
    for (size_t i = 0; i < w->count; i++) {
        fitting += conditions[which].fits(&facts[i]);
    }
    cr_assert(fitting >= 5 && fitting <= w->count - 5, "%s: %zu fit", conditions[which].yaml,
              fitting);
    for (unsigned more = 0; more < 2; more++) {
        snprintf(section, sizeof section,
                 "  - {source: %s, path: %s, order: given, count: %zu, %s}\n", source, path,
                 fitting + more, conditions[which].yaml);
        enum status status = choose(w, section, &cfg, &p);
        cr_expect_eq(status, more ? STATUS_USAGE : STATUS_OK, "%s: %s", section, messages(w));
        for (size_t i = 0; i < p.count && more == 0; i++) {
            size_t found = index_in_pool(w, &p.item[i].record);
            cr_expect(conditions[which].fits(&facts[found]) && !chosen[found], "%s, puzzle %zu",
                      section, found);
            chosen[found] = true;
        }
        press_puzzles_free(&p);
        book_config_free(cfg);
    }
}

Test(press, conditions_mean_the_same_for_a_file_and_a_bank, .timeout = 240)
{
    struct workshop w;
    struct grade_scratch *scratch = grade_scratch_new();
    struct se_scratch *se = se_scratch_new();
    static struct facts facts[POOL];
    enter(&w, true);
    for (size_t i = 0; i < w.count; i++) {
        find_facts(&w.pool[i], scratch, se, &facts[i]);
    }
    for (size_t i = 0; i < CONDITIONS; i++) {
        expect_chosen(&w, facts, i, "file", "pool.txt");
        expect_chosen(&w, facts, i, "bank", "pool.bank");
    }
    grade_scratch_drop(scratch);
    se_scratch_drop(se);
    leave(&w);
}

/* What the generator makes for a section would be taken from a file for it too. */
Test(press, generated_puzzles_fit_their_conditions, .timeout = 240)
{
    struct workshop w;
    struct grader judge;
    enter(&w, false);
    cr_assert_eq(grader_init(&judge, true), STATUS_OK);
    for (size_t i = 0; i < CONDITIONS; i++) {
        char section[200];
        struct book_config *cfg;
        struct press_puzzles p;
        snprintf(section, sizeof section, "  - {count: 4, %s}\n", conditions[i].yaml);
        cr_assert_eq(choose(&w, section, &cfg, &p), STATUS_OK, "%s: %s", section, messages(&w));
        for (size_t k = 0; k < p.count; k++) {
            struct record bare;
            record_init(&bare, p.item[k].record.variant);
            bare.givens = p.item[k].record.givens;
            bare.solution = p.item[k].record.solution;
            cr_expect(section_conditions_fit(&p.conditions[0], &bare, &judge), "%s", section);
        }
        press_puzzles_free(&p);
        book_config_free(cfg);
    }
    grader_free(&judge);
    leave(&w);
}

Test(press, what_cannot_be_judged_is_refused_at_its_place)
{
    static const struct {
        const char *section;
        const char *message;
    } rows[] = {
        {"  - {count: 1, variant: 6x6, se: 2.0..3.0}\n", "book.yaml:4:34: error: se: 6x6 boards"},
        {"  - {count: 1, variant: x, se: 2.0..3.0, source: file, path: p}\n",
         "book.yaml:4:32: error: se: x boards have no SE rating"},
        {"  - {count: 1, variant: 6x6, source: bank, path: p, se: 2.0..3.0}\n",
         "book.yaml:4:57: error: se: 6x6 boards"},
        {"  - {count: 1, variant: 4x4, givens: 20..30}\n",
         "book.yaml:4:38: error: givens: 4x4 boards have 16 cells"},
        {"  - {count: 1, givens: 10..16, source: file, path: p}\n",
         "book.yaml:4:24: error: givens: no puzzle with fewer than 17"},
        {"  - {count: 1, level: easy, requires: [x-wing]}\n",
         "book.yaml:4:40: error: requires: 'x-wing' makes a puzzle at least hard"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct workshop w;
        struct book_config *cfg;
        struct press_puzzles p;
        enter(&w, false);
        cr_expect_eq(choose(&w, rows[i].section, &cfg, &p), STATUS_USAGE);
        cr_expect(strstr(messages(&w), rows[i].message), "%s gives %s", rows[i].section,
                  messages(&w));
        press_puzzles_free(&p);
        book_config_free(cfg);
        leave(&w);
    }
}

/* A config that was read without our names may hold others: none is dropped silently. */
Test(press, unknown_names_are_refused)
{
    static const char *const sections[] = {
        "{count: 1, level: tricky}", "{count: 1, symmetry: helical}", "{count: 1, variant: 7x7}",
        "{count: 1, requires: [guessing]}", "{count: 1, excludes: [guessing]}"};
    static const struct config_vocabulary any = {0};
    for (size_t i = 0; i < sizeof sections / sizeof *sections; i++) {
        struct workshop w;
        struct book_config *cfg;
        struct section_conditions c;
        char yaml[200];
        enter(&w, false);
        int length = snprintf(yaml, sizeof yaml, "book: {title: T}\nsections: [%s]\n", sections[i]);
        cr_assert_eq(book_config_parse(&cfg, "b", yaml, (size_t)length, &any, NULL, 0, &w.diag),
                     STATUS_OK);
        cr_expect_eq(section_conditions_read(&c, cfg, &cfg->section[0], &w.diag), STATUS_USAGE);
        cr_expect(strstr(messages(&w), "b:2:"), "%s", messages(&w));
        book_config_free(cfg);
        leave(&w);
    }
}

/* ---- whole books ---- */

/* What a program hears while its book is made. */
struct heard {
    char unit[20];
    uint64_t total, last;
    unsigned begun, ended, checked, written;
    unsigned failures;
    size_t pages;
};

static void hear_begin(void *context, const char *unit, uint64_t total)
{
    struct heard *h = context;
    snprintf(h->unit, sizeof h->unit, "%s", unit);
    h->total = total;
    h->begun++;
}

static void hear_set(void *context, uint64_t done)
{
    struct heard *h = context;
    cr_expect_geq(done, h->last);
    h->last = done;
}

static void hear_end(void *context)
{
    ((struct heard *)context)->ended++;
}

static enum status hear_checked(void *context, const struct preflight *report)
{
    struct heard *h = context;
    h->checked++;
    h->failures = report->failures;
    cr_expect_gt(report->count, 10);
    cr_expect_eq(h->written, 0, "files before the report");
    return STATUS_OK;
}

static void hear_written(void *context, const struct press_file *f, const char *path)
{
    struct heard *h = context;
    h->written++;
    h->pages = strcmp(f->kind, "book") == 0 ? f->pages : h->pages;
    cr_expect_eq(access(path, R_OK), 0, "%s", path);
}

static struct press_progress listen(struct heard *h)
{
    memset(h, 0, sizeof *h);
    return (struct press_progress){.puzzles = {hear_begin, hear_set, NULL, hear_end, h},
                                   .checked = hear_checked,
                                   .written = hear_written,
                                   .context = h};
}

static void read_output(const struct workshop *w, const char *name, struct text *out)
{
    char path[160];
    char block[4096];
    size_t count;
    snprintf(path, sizeof path, "%s/out/%s", w->directory, name);
    FILE *file = fopen(path, "rb");
    cr_assert_not_null(file, "%s", path);
    while ((count = fread(block, 1, sizeof block, file)) > 0) {
        text_add(out, block, count);
    }
    fclose(file);
}

Test(press, a_program_makes_a_book, .timeout = 120)
{
    struct workshop w;
    struct heard heard;
    struct text pdf = {0};
    struct text manifest = {0};
    char directory[128];
    enter(&w, false);
    path_in(&w, "out", directory);
    struct book_config *cfg =
        config_of(&w, "  - {count: 5, level: easy}\n  - {count: 4, variant: 6x6}\n"
                      "hints: {include: true}\nwalkthrough: {hardest: 1}\n"
                      "page: {profiles: [screen, home]}\ncover: {make: true}\n"
                      "answers: {place: both}\nparts: {index: true}\n");
    struct press_progress progress = listen(&heard);
    struct press_options o = {.threads = 2, .check = true, .directory = directory};
    cr_assert_eq(press_make(cfg, &o, &progress, &w.diag), STATUS_OK, "%s", messages(&w));
    cr_expect_eq(heard.checked, 1);
    cr_expect_eq(heard.written, 0);
    cr_expect_neq(access(directory, F_OK), 0, "a check wrote files");

    progress = listen(&heard);
    o.check = false;
    cr_assert_eq(press_make(cfg, &o, &progress, &w.diag), STATUS_OK, "%s", messages(&w));
    cr_expect_str_eq(heard.unit, "puzzles");
    cr_expect_eq(heard.total, 9);
    cr_expect_eq(heard.last, 9);
    cr_expect(heard.begun == 1 && heard.ended == 1 && heard.checked == 1);
    cr_expect_eq(heard.failures, 0);
    cr_expect_gt(heard.pages, 10);
    /* Interior and cover of two editions, one key, report and manifest. */
    cr_expect_eq(heard.written, 7);
    read_output(&w, "book-home.pdf", &pdf);
    cr_expect(pdf.length > 1000 && memcmp(pdf.data, "%PDF-", 5) == 0);
    read_output(&w, "manifest.json", &manifest);
    cr_expect(strstr(manifest.data, "\"book-screen-cover.pdf\""));
    cr_expect(strstr(manifest.data, "{\"number\": 9, \"section\": 2"));
    cr_expect_str_eq(messages(&w) ? messages(&w) : "", "");
    text_free(&pdf);
    text_free(&manifest);
    book_config_free(cfg);
    cr_expect_eq(empty_directory(directory), 7);
    leave(&w);
}

static bool count_row(void *context, const struct bank_row *row)
{
    (void)row;
    ++*(unsigned *)context;
    return true;
}

/* No table, no profile, a directory that cannot be: reported to the sink, nothing left behind. */
Test(press, what_fails_leaves_nothing)
{
    struct workshop w;
    char directory[128];
    enter(&w, true);
    path_in(&w, "pool.txt/out", directory);
    struct book_config *cfg = config_of(&w, "  - {count: 2, source: bank, path: pool.bank}\n");
    struct press_options o = {.threads = 1, .directory = directory};
    cr_expect_eq(press_make(cfg, &o, NULL, &w.diag), STATUS_FAILED);
    cr_expect(strstr(messages(&w), "pool.txt"), "%s", messages(&w));
    struct bank_filter used = {.state = BANK_USED};
    char path[128];
    path_in(&w, "pool.bank", path);
    struct bank *bank = bank_open(path, false, &w.diag);
    unsigned marked = 0;
    cr_expect_eq(bank_query(bank, &used, count_row, &marked, &w.diag), STATUS_OK);
    cr_expect_eq(marked, 0);
    bank_close(bank);
    static const char *unknown[] = {"moon"};
    cfg->page.profiles = (struct config_texts){.item = unknown, .count = 1};
    forget_messages(&w);
    cr_expect_eq(press_make(cfg, &o, NULL, &w.diag), STATUS_USAGE);
    cr_expect(strstr(messages(&w), "no profile 'moon'"), "%s", messages(&w));
    cfg->page.profiles.count = 0;
    forget_messages(&w);
    cr_expect_eq(press_make(cfg, &o, NULL, &w.diag), STATUS_USAGE);
    cr_expect(strstr(messages(&w), "no profile"), "%s", messages(&w));
    book_config_free(cfg);
    leave(&w);
}

/* Puzzles that the caller has are printed as they come. */
Test(press, a_book_of_the_callers_puzzles)
{
    struct workshop w;
    struct text manifest = {0};
    char directory[128];
    char line[MAX_CELLS + 1];
    enter(&w, true);
    path_in(&w, "out", directory);
    struct book_config *cfg = config_of(&w, "  - {count: 6}\n");
    for (size_t i = 0; i < 6; i++) {
        cr_assert_eq(puzzle_require_proper(&w.pool[i], NULL, &w.diag), STATUS_OK);
    }
    struct press_options o = {.threads = 1, .directory = directory, .puzzle = w.pool};
    cr_assert_eq(press_make(cfg, &o, NULL, &w.diag), STATUS_OK, "%s", messages(&w));
    read_output(&w, "manifest.json", &manifest);
    const char *at = manifest.data;
    for (size_t i = 0; i < 6 && at; i++) {
        at = strstr(at, grid_to_line(w.pool[i].variant, &w.pool[i].givens, line));
        cr_expect_not_null(at, "puzzle %zu is missing or out of order", i);
    }
    text_free(&manifest);
    book_config_free(cfg);
    leave(&w);
}

/* ---- marks in a bank ---- */

struct page_check {
    const char *manifest;
    unsigned count, differing;
    int64_t least, most;
};

/* The page of a puzzle in the manifest, found by its givens. */
static bool check_page(void *context, const struct bank_row *row)
{
    struct page_check *c = context;
    char line[MAX_CELLS + 1];
    const char *puzzle =
        strstr(c->manifest, grid_to_line(row->record.variant, &row->record.givens, line));
    const char *page = puzzle ? strstr(puzzle, "\"page\": ") : NULL;
    cr_assert_not_null(page, "a marked puzzle that was not printed");
    c->count++;
    c->differing += strtol(page + 8, NULL, 10) != row->page;
    c->least = row->page < c->least ? row->page : c->least;
    c->most = row->page > c->most ? row->page : c->most;
    return true;
}

/* Sorted and shuffled, from two sections of one bank: each puzzle is marked with its own page. */
Test(press, a_bank_knows_the_pages, .timeout = 120)
{
    struct workshop w;
    struct text manifest = {0};
    char directory[128];
    char path[128];
    enter(&w, true);
    path_in(&w, "out", directory);
    struct book_config *cfg =
        config_of(&w, "  - {count: 9, source: bank, path: pool.bank}\n"
                      "  - {count: 2}\n"
                      "  - {count: 7, source: bank, path: pool.bank, order: shuffled}\n"
                      "per_page: 1\n");
    struct press_options o = {.threads = 1, .directory = directory};
    cr_assert_eq(press_make(cfg, &o, NULL, &w.diag), STATUS_OK, "%s", messages(&w));
    read_output(&w, "manifest.json", &manifest);
    path_in(&w, "pool.bank", path);
    struct bank *bank = bank_open(path, false, &w.diag);
    struct bank_filter used = {.state = BANK_USED, .book = "book"};
    struct page_check check = {.manifest = manifest.data, .least = INT64_MAX};
    cr_assert_eq(bank_query(bank, &used, check_page, &check, &w.diag), STATUS_OK);
    bank_close(bank);
    cr_expect_eq(check.count, 16);
    cr_expect_eq(check.differing, 0);
    cr_expect_geq(check.most - check.least, 17, "eighteen puzzles stand on a page each");
    text_free(&manifest);
    book_config_free(cfg);
    leave(&w);
}

/* ---- names of files ---- */

Test(press, names_of_files)
{
    struct workshop w;
    enter(&w, false);
    struct book_config *plain = config_of(&w, "  - {count: 1}\n");
    struct book_config *named =
        config_of(&w, "  - {count: 1}\noutput: {name: n, cover: c, answers: a, manifest: m}\n");
    const struct {
        const struct book_config *cfg;
        enum press_file_kind kind;
        const char *profile;
        const char *name;
    } rows[] = {
        {plain, FILE_BOOK, NULL, "book.pdf"},
        {plain, FILE_BOOK, "kdp", "book-kdp.pdf"},
        {plain, FILE_COVER, NULL, "book-cover.pdf"},
        {plain, FILE_COVER, "kdp", "book-kdp-cover.pdf"},
        {plain, FILE_BOOKLET, "home", "book-home-booklet.pdf"},
        {plain, FILE_SHEETS, NULL, "book-sheets.pdf"},
        {plain, FILE_ANSWERS, NULL, "book-answers.pdf"},
        {plain, FILE_PREFLIGHT, NULL, "preflight.json"},
        {plain, FILE_MANIFEST, NULL, "manifest.json"},
        {named, FILE_BOOK, NULL, "n.pdf"},
        {named, FILE_COVER, NULL, "c.pdf"},
        {named, FILE_COVER, "lulu", "n-lulu-cover.pdf"},
        {named, FILE_ANSWERS, NULL, "a.pdf"},
        {named, FILE_PREFLIGHT, NULL, "preflight.json"},
        {named, FILE_MANIFEST, NULL, "m.json"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char *name = press_file_name(rows[i].cfg, rows[i].kind, rows[i].profile);
        cr_expect_str_eq(name, rows[i].name);
        free(name);
    }
    book_config_free(plain);
    book_config_free(named);
    leave(&w);
}
