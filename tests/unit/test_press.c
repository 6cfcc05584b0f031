/* Books made by a program, without the command: the way from a config to files and to the marks in
 * a bank. */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "gen/constraint/constraint.h"
#include "gen/format/stream.h"
#include "gen/solve/proper.h"
#include "gen/solve/solve.h"
#include "render/press/press_run.h"
#include "render/press/puzzles/puzzles.h"
#include "tests/unit/press_workshop.h"

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
    return (struct press_progress){
        .puzzles = {.begin = hear_begin, .set = hear_set, .end = hear_end, .context = h},
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

Test(press, a_program_makes_a_book)
{
    struct workshop w;
    struct heard heard;
    struct text pdf = {0};
    struct text manifest = {0};
    char directory[128];
    workshop_enter(&w, false);
    workshop_path(&w, "out", directory);
    struct book_config *cfg =
        workshop_config(&w, "  - {count: 5, level: easy}\n  - {count: 4, variant: 6x6}\n"
                            "hints: {include: true}\nwalkthrough: {hardest: 1}\n"
                            "page: {profiles: [screen, home]}\ncover: {make: true}\n"
                            "answers: {place: both}\nparts: {index: true}\n");
    struct press_progress progress = listen(&heard);
    struct press_options o = {.threads = 2, .check = true, .directory = directory};
    cr_assert_eq(press_make(cfg, &o, &progress, &w.diag), STATUS_OK, "%s", workshop_messages(&w));
    cr_expect_eq(heard.checked, 1);
    cr_expect_eq(heard.written, 0);
    cr_expect_neq(access(directory, F_OK), 0, "a check wrote files");

    progress = listen(&heard);
    o.check = false;
    cr_assert_eq(press_make(cfg, &o, &progress, &w.diag), STATUS_OK, "%s", workshop_messages(&w));
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
    cr_expect_str_eq(workshop_messages(&w) ? workshop_messages(&w) : "", "");
    text_free(&pdf);
    text_free(&manifest);
    book_config_free(cfg);
    cr_expect_eq(workshop_empty(directory), 7);
    workshop_leave(&w);
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
    workshop_enter(&w, true);
    workshop_path(&w, "pool.txt/out", directory);
    struct book_config *cfg =
        workshop_config(&w, "  - {count: 2, source: bank, path: pool.bank}\n");
    struct press_options o = {.threads = 1, .directory = directory};
    cr_expect_eq(press_make(cfg, &o, NULL, &w.diag), STATUS_FAILED);
    cr_expect(strstr(workshop_messages(&w), "pool.txt"), "%s", workshop_messages(&w));
    struct bank_filter used = {.state = BANK_USED};
    char path[128];
    workshop_path(&w, "pool.bank", path);
    struct bank *bank = bank_open(path, false, &w.diag);
    unsigned marked = 0;
    cr_expect_eq(bank_query(bank, &used, count_row, &marked, &w.diag), STATUS_OK);
    cr_expect_eq(marked, 0);
    bank_close(bank);
    static const char *unknown[] = {"moon"};
    cfg->page.profiles = (struct config_texts){.item = unknown, .count = 1};
    workshop_forget(&w);
    cr_expect_eq(press_make(cfg, &o, NULL, &w.diag), STATUS_USAGE);
    cr_expect(strstr(workshop_messages(&w), "no profile 'moon'"), "%s", workshop_messages(&w));
    cfg->page.profiles.count = 0;
    workshop_forget(&w);
    cr_expect_eq(press_make(cfg, &o, NULL, &w.diag), STATUS_USAGE);
    cr_expect(strstr(workshop_messages(&w), "no profile"), "%s", workshop_messages(&w));
    book_config_free(cfg);
    workshop_leave(&w);
}

/* Puzzles that the caller has are printed as they come. */
Test(press, a_book_of_the_callers_puzzles)
{
    struct workshop w;
    struct text manifest = {0};
    char directory[128];
    char line[MAX_CELLS + 1];
    workshop_enter(&w, true);
    workshop_path(&w, "out", directory);
    struct book_config *cfg = workshop_config(&w, "  - {count: 6}\n");
    for (size_t i = 0; i < 6; i++) {
        cr_assert_eq(puzzle_require_proper(&w.pool[i], NULL, &w.diag), STATUS_OK);
    }
    struct press_options o = {.threads = 1, .directory = directory, .puzzle = w.pool};
    cr_assert_eq(press_make(cfg, &o, NULL, &w.diag), STATUS_OK, "%s", workshop_messages(&w));
    read_output(&w, "manifest.json", &manifest);
    const char *at = manifest.data;
    for (size_t i = 0; i < 6 && at; i++) {
        at = strstr(at, grid_to_line(w.pool[i].variant, &w.pool[i].givens, line));
        cr_expect_not_null(at, "puzzle %zu is missing or out of order", i);
    }
    text_free(&manifest);
    book_config_free(cfg);
    workshop_leave(&w);
}

/* The rule of 45 has the sum of their boards, whatever the section says of them. */
Test(press, lessons_have_the_boards_of_the_callers_puzzles)
{
    static const uint16_t cells[] = {0, 1};
    struct workshop w;
    struct constraint_list list = {0};
    struct press_run run;
    workshop_enter(&w, true);
    struct book_config *cfg =
        workshop_config(&w, "  - {count: 1}\ntechniques: [rule-of-45-inner]\n");
    struct record killer = w.pool[0];
    cr_assert_eq(puzzle_require_proper(&killer, NULL, &w.diag), STATUS_OK);
    const unsigned sum = (unsigned)killer.solution.cell[0] + killer.solution.cell[1];
    constraint_list_add(&list, CONSTRAINT_CAGE, false, sum, cells, 2);
    killer.variant = constraints_lay(variant_at(0), &list);
    const struct press_options o = {.threads = 1, .puzzle = &killer};
    cr_assert_eq(press_run_init(&run, cfg, &o, NULL, &w.diag), STATUS_OK);
    cr_assert_eq(press_plan(&run), STATUS_OK, "%s", workshop_messages(&w));
    cr_expect_eq(run.words[0].lessons.item[0].position[0].layout->size, 9);
    press_run_free(&run);
    layout_drop(killer.variant);
    constraint_list_free(&list);
    book_config_free(cfg);
    workshop_leave(&w);
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
Test(press, a_bank_knows_the_pages)
{
    struct workshop w;
    struct text manifest = {0};
    char directory[128];
    char path[128];
    workshop_enter(&w, true);
    workshop_path(&w, "out", directory);
    struct book_config *cfg =
        workshop_config(&w, "  - {count: 9, source: bank, path: pool.bank}\n"
                            "  - {count: 2}\n"
                            "  - {count: 7, source: bank, path: pool.bank, order: shuffled}\n"
                            "per_page: 1\n");
    struct press_options o = {.threads = 1, .directory = directory};
    cr_assert_eq(press_make(cfg, &o, NULL, &w.diag), STATUS_OK, "%s", workshop_messages(&w));
    read_output(&w, "manifest.json", &manifest);
    workshop_path(&w, "pool.bank", path);
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
    workshop_leave(&w);
}

/* ---- names of files ---- */

Test(press, names_of_files)
{
    struct workshop w;
    workshop_enter(&w, false);
    struct book_config *plain = workshop_config(&w, "  - {count: 1}\n");
    struct book_config *named = workshop_config(
        &w, "  - {count: 1}\noutput: {name: n, cover: c, answers: a, manifest: m}\n");
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
    workshop_leave(&w);
}
