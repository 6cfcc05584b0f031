#include "render/press/folder/playable_puzzles.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/file/infile.h"
#include "gen/format/page/html.h"
#include "gen/grade/explain/explain.h"
#include "gen/grade/grade_record.h"
#include "gen/solve/proper.h"
#include "gen/solve/solve.h"

struct page_maker {
    const char *language;
    struct grade_record_scratch *scratch;
};

struct page_maker *page_maker_new(const char *language)
{
    struct page_maker *m = calloc(1, sizeof *m);
    struct grade_record_scratch *scratch = m ? grade_record_scratch_new(false) : NULL;
    if (!scratch) {
        free(m);
        return NULL;
    }
    m->language = language;
    m->scratch = scratch;
    return m;
}

void page_maker_drop(struct page_maker *m)
{
    if (m) {
        grade_record_scratch_drop(m->scratch);
    }
    free(m);
}

/* Without a level, the page cannot list the puzzle by level. */
static void grade(struct page_maker *m, struct record *record)
{
    struct grade_record_options how = {.rate_se = false};
    grade_options_init(&how.grade);
    if (!record->level[0]) {
        grade_record(record, &how, m->scratch);
    }
}

/* A step a line. */
static void add_path(struct page_maker *m, const struct record *record, struct text *out)
{
    struct explain_style style = {.translation.language = m->language};
    struct grade_options how;
    grade_options_init(&how);
    struct path *path = path_begin(record->variant, &record->givens, &how, m->scratch->grade);
    for (const struct step *step; (step = path_next(path)) != NULL;) {
        text_puts(out, out->length ? "\n" : "");
        step_to_json(&style, record->variant, step, out);
    }
}

void page_maker_add(struct page_maker *m, struct record *record, const struct diag_at *at,
                    struct text *out, struct text *path, struct diag *d)
{
    uint64_t solutions = solve_count(record->variant, &record->givens, 2, NULL);
    if (solutions != 1) {
        diag_warning(d, at, "this puzzle has %s, so the page cannot check it or give hints",
                     solutions ? "more than one solution" : "no solution");
        record->has_solution = false;
    } else if (puzzle_require_proper(record, at, d) == STATUS_OK) {
        grade(m, record);
        if (m->language) {
            add_path(m, record, path);
        }
    }
    html_page_puzzle(record, out);
}

enum { MAX_ENGINE_BYTES = 16 * 1024 * 1024, MAX_PROGRAM_PATH = 4096 };

/* ".../bin" of the program that runs; false if the system does not know. */
static bool program_directory(char directory[MAX_PROGRAM_PATH])
{
    ssize_t length = readlink("/proc/self/exe", directory, MAX_PROGRAM_PATH - 1);
    if (length <= 0) {
        return false;
    }
    directory[length] = '\0';
    char *slash = strrchr(directory, '/');
    if (slash) {
        *slash = '\0';
    }
    return slash != NULL;
}

static bool is_missing(int error)
{
    return error == ENOENT || error == ENOTDIR;
}

static enum status take_engine(const char *path, int error, const struct text *engine,
                               struct diag *d)
{
    if (error) {
        return diag_error(d, NULL, "cannot read the engine %s: %s", path, strerror(error));
    }
    if (engine->length < 2 || memcmp(engine->data, "\x1f\x8b", 2) != 0) {
        return diag_error(
            d, NULL, "%s is not an engine for pages; 'make wasm' builds one, nonet-page.wasm.gz",
            path);
    }
    return STATUS_OK;
}

/* An engine that is not installed is no error. One that is there and cannot be read is an error:
 * otherwise the same command would write another page without a word. */
static enum status engine_beside_program(struct text *engine, struct diag *d)
{
    static const char *const places[] = {"../wasm", "../share/nonet"};
    char directory[MAX_PROGRAM_PATH];
    struct text path = {0};
    enum status status = STATUS_OK;
    int error = ENOENT;
    for (size_t i = 0; i < sizeof places / sizeof *places && is_missing(error); i++) {
        if (!program_directory(directory)) {
            break;
        }
        text_clear(&path);
        text_printf(&path, "%s/%s/nonet-page.wasm.gz", directory, places[i]);
        error = path.failed ? ENOMEM : infile_read(path.data, MAX_ENGINE_BYTES, engine);
    }
    if (!is_missing(error)) {
        status = take_engine(path.failed ? "nonet-page.wasm.gz" : path.data, error, engine, d);
    }
    text_free(&path);
    return status;
}

enum status page_engine_read(const char *path, struct text *engine, struct diag *d)
{
    if (!path) {
        return engine_beside_program(engine, d);
    }
    return take_engine(path, infile_read(path, MAX_ENGINE_BYTES, engine), engine, d);
}
