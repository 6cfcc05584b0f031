#include "tests/unit/press_workshop.h"

#include <criterion/criterion.h>
#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "gen/bank/grading.h"
#include "gen/make/run/generate.h"

static bool take_record(void *context, const struct record *record)
{
    struct workshop *w = context;
    struct record *r = &w->pool[w->count++];
    record_init(r, record->variant); /* its record has nothing but the givens */
    r->givens = record->givens;
    return true;
}

static void make_pool(struct workshop *w)
{
    struct generate_request r;
    w->pool = calloc(POOL, sizeof *w->pool);
    generate_request_init(&r);
    r.emit = take_record;
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

void workshop_path(const struct workshop *w, const char *name, char path[128])
{
    snprintf(path, 128, "%s/%s", w->directory, name);
}

static void write_pool(struct workshop *w)
{
    char path[128];
    char line[MAX_CELLS + 1];
    workshop_path(w, "pool.txt", path);
    FILE *file = fopen(path, "w");
    cr_assert_not_null(file);
    for (size_t i = 0; i < w->count; i++) {
        fprintf(file, "%s\n", grid_to_line(w->pool[i].variant, &w->pool[i].givens, line));
    }
    fclose(file);
    workshop_path(w, "pool.bank", path);
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

void workshop_enter(struct workshop *w, bool pool)
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

const char *workshop_messages(struct workshop *w)
{
    fflush(w->out);
    return w->messages;
}

void workshop_forget(struct workshop *w)
{
    rewind(w->out);
    fputc('\0', w->out);
    fflush(w->out);
    rewind(w->out);
}

unsigned workshop_empty(const char *directory)
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

void workshop_leave(struct workshop *w)
{
    char path[128];
    workshop_path(w, "out", path);
    workshop_empty(path);
    rmdir(path);
    workshop_empty(w->directory);
    cr_expect_eq(rmdir(w->directory), 0);
    fclose(w->out);
    free(w->messages);
    free(w->pool);
}

struct book_config *workshop_config(struct workshop *w, const char *sections)
{
    char name[128];
    struct text yaml = {0};
    struct book_config *cfg = NULL;
    workshop_path(w, "book.yaml", name);
    text_printf(&yaml, "book: {title: T}\nseed: 3\nsections:\n%s", sections);
    cr_assert_eq(book_config_parse(&cfg, name, yaml.data, yaml.length, press_vocabulary(), NULL, 0,
                                   &w->diag),
                 STATUS_OK, "%s: %s", sections, workshop_messages(w));
    text_free(&yaml);
    return cfg;
}
