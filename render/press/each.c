#include "render/press/each.h"

#include <stdlib.h>
#include <string.h>

#include "gen/grade/grade_record.h"
#include "gen/solve/solve.h"

struct each {
    struct each_options options;
    struct puzzle_pictures *pictures[2]; /* of puzzles and of solutions */
    struct grade_record_scratch *grading;
    struct newfolder folder;
    bool begun;
    size_t count;
    struct text captions;
};

static const char *const kinds[2] = {"puzzle", "solution"};
static const char default_pattern[] = "{kind}-{number:4}";

void each_drop(struct each *e)
{
    if (e) {
        if (e->begun) {
            newfolder_discard(&e->folder);
        }
        grade_record_scratch_drop(e->grading);
        puzzle_pictures_drop(e->pictures[0]);
        puzzle_pictures_drop(e->pictures[1]);
        text_free(&e->captions);
        free(e);
    }
}

/* A part of the pattern in braces, from its name on. False: not known. */
static bool put_place(struct text *out, const char *place, size_t length, size_t number,
                      const char *kind, const struct record *r)
{
    if (length >= 6 && strncmp(place, "number", 6) == 0) {
        unsigned digits = length == 8 && place[6] == ':' && place[7] >= '1' && place[7] <= '9'
                              ? (unsigned)(place[7] - '0')
                              : 1;
        text_printf(out, "%0*zu", (int)digits, number);
        return length == 6 || (length == 8 && place[6] == ':' && place[7] >= '1');
    }
    const struct {
        const char *name;
        const char *value;
    } rows[] = {
        {"kind", kind}, {"level", r ? r->level : ""}, {"variant", r ? r->variant->name : ""}};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        if (strlen(rows[i].name) == length && strncmp(rows[i].name, place, length) == 0) {
            text_puts(out, rows[i].value);
            return true;
        }
    }
    return false;
}

/* Append a file's name. NULL, or what is wrong with the pattern. */
static const char *put_name(struct text *out, const char *pattern, size_t number, const char *kind,
                            const struct record *r, const char *extension)
{
    for (const char *p = pattern; *p; p++) {
        if (*p == '/') {
            return "a file's name has no '/'";
        }
        if (*p != '{') {
            text_add(out, p, 1);
            continue;
        }
        size_t length = strcspn(p + 1, "}");
        if (!p[1 + length] || !put_place(out, p + 1, length, number, kind, r)) {
            return "in braces stand number, number:4, kind, level or variant";
        }
        p += 1 + length;
    }
    text_puts(out, extension);
    return NULL;
}

static enum status check_pattern(const char *pattern, struct diag *d)
{
    struct text name = {0};
    const char *fault = put_name(&name, pattern, 1, "", NULL, "");
    bool told = strstr(pattern, "{number") && strstr(pattern, "{kind}");
    text_free(&name);
    if (fault) {
        d->hint = fault;
        return diag_usage(d, NULL, "--name %s: this is no pattern for files", pattern);
    }
    d->hint = told ? NULL : "write it like {kind}-{number:4}";
    return told ? STATUS_OK
                : diag_usage(d, NULL,
                             "--name %s: without {kind} and {number} files would have the "
                             "same name",
                             pattern);
}

enum status each_new(struct each **out, const struct each_options *o, struct diag *d)
{
    struct each *e = calloc(1, sizeof *e);
    *out = NULL;
    if (!e) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    e->options = *o;
    e->options.pattern = o->pattern ? o->pattern : default_pattern;
    e->grading = grade_record_scratch_new(false);
    enum status status =
        e->grading ? check_pattern(e->options.pattern, d) : diag_error(d, NULL, OUT_OF_MEMORY);
    for (unsigned i = 0; i < 2 && status == STATUS_OK; i++) {
        struct puzzle_pictures_options pictures = o->pictures;
        pictures.solution = i == 1;
        pictures.candidates = i == 1 ? CANDIDATE_MARKS_NONE : pictures.candidates;
        status = puzzle_pictures_new(&e->pictures[i], &pictures, d);
    }
    if (status == STATUS_OK) {
        status = newfolder_begin(&e->folder, o->directory, d);
        e->begun = status == STATUS_OK;
    }
    if (status != STATUS_OK) {
        each_drop(e);
        return status;
    }
    text_puts(&e->captions,
              o->json ? "[\n"
                      : "number,level,minutes,givens,variant,@puzzle,@solution,digits,answer\n");
    *out = e;
    return STATUS_OK;
}

static void put_digits(struct text *out, const struct layout *v, const struct grid *g)
{
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        char sign = g->cell[cell] ? digit_to_char(g->cell[cell]) : '.';
        text_add(out, &sign, 1);
    }
}

static void put_caption(struct each *e, const struct record *r, const struct text name[2])
{
    struct text *out = &e->captions;
    unsigned givens = 0;
    char minutes[24] = "";
    for (unsigned cell = 0; cell < r->variant->cell_count; cell++) {
        givens += r->givens.cell[cell] != 0;
    }
    if (r->minutes >= 0) {
        snprintf(minutes, sizeof minutes, "%.1f", r->minutes);
    }
    if (e->options.json) {
        text_printf(out, "%s{\"number\": %zu, \"level\": \"%s\", \"minutes\": %s, \"givens\": %u, ",
                    e->count > 1 ? ",\n" : "", e->count, r->level, minutes[0] ? minutes : "null",
                    givens);
        text_puts(out, "\"variant\": ");
        text_json(out, r->variant->name);
        text_printf(out, ", \"puzzle_file\": ");
        text_json(out, name[0].data);
        text_puts(out, ", \"solution_file\": ");
        text_json(out, name[1].data);
        text_puts(out, ", \"puzzle\": \"");
    } else {
        text_printf(out, "%zu,%s,%s,%u,%s,%s,%s,", e->count, r->level, minutes, givens,
                    r->variant->name, name[0].data, name[1].data);
    }
    put_digits(out, r->variant, &r->givens);
    text_puts(out, e->options.json ? "\", \"solution\": \"" : ",");
    put_digits(out, r->variant, &r->solution);
    text_puts(out, e->options.json ? "\"}" : "\n");
}

static enum status add_file(struct each *e, unsigned kind, const struct record *r,
                            const struct diag_at *at, struct text *name, struct diag *d)
{
    struct text bytes = {0};
    enum status status = puzzle_pictures_add(e->pictures[kind], r, at, d);
    status = status == STATUS_OK ? puzzle_pictures_finish(e->pictures[kind], &bytes, d) : status;
    put_name(name, e->options.pattern, e->count, kinds[kind], r,
             e->options.pictures.device->extension);
    if (status == STATUS_OK && (name->failed || bytes.failed)) {
        status = diag_error(d, NULL, OUT_OF_MEMORY);
    }
    if (status == STATUS_OK) {
        status = newfolder_add(&e->folder, name->data, bytes.data, bytes.length, d);
    }
    text_free(&bytes);
    return status;
}

enum status each_add(struct each *e, const struct record *r, const struct diag_at *at,
                     struct diag *d)
{
    struct text name[2] = {{0}, {0}};
    struct record solved = {.variant = NULL};
    record_copy(&solved, r);
    enum status status = STATUS_OK;
    if (!solved.has_solution) {
        bool one = solve_prepare(r->variant) &&
                   solve_count(r->variant, &r->givens, 2, &solved.solution) == 1;
        status = one ? STATUS_OK : diag_error(d, at, "the puzzle has not exactly one solution");
    }
    if (status == STATUS_OK && !solved.level[0]) {
        struct grade_record_options how = {.rate_se = false};
        grade_options_init(&how.grade);
        grade_record(&solved, &how, e->grading);
    }
    e->count++;
    for (unsigned kind = 0; kind < 2 && status == STATUS_OK; kind++) {
        status = add_file(e, kind, &solved, at, &name[kind], d);
    }
    if (status == STATUS_OK) {
        put_caption(e, &solved, name);
    }
    text_free(&name[0]);
    text_free(&name[1]);
    record_free(&solved);
    return status;
}

enum status each_finish(struct each *e, size_t *files, struct diag *d)
{
    const char *name = e->options.json ? "captions.json" : "captions.csv";
    text_puts(&e->captions, e->options.json ? "\n]\n" : "");
    enum status status = e->captions.failed ? diag_error(d, NULL, OUT_OF_MEMORY)
                                            : newfolder_add(&e->folder, name, e->captions.data,
                                                            e->captions.length, d);
    *files = 2 * e->count + 1;
    if (status == STATUS_OK) {
        e->begun = false;
        status = newfolder_commit(&e->folder, d);
    }
    each_drop(e);
    return status;
}
