#include "render/press/pictures/picture_folder.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/csv.h"
#include "base/json/json_writer.h"
#include "config/calendar_date.h"
#include "render/canvas/canvas.h"

struct picture_folder {
    struct picture_folder_options options;
    struct newfolder folder;
    bool begun;
    size_t count;
    struct text captions;
};

static const char *const kinds[PICTURE_KINDS] = {"puzzle", "solution"};

void picture_folder_drop(struct picture_folder *f)
{
    if (f) {
        if (f->begun) {
            newfolder_discard(&f->folder);
        }
        text_free(&f->captions);
        free(f);
    }
}

/* ---- names ---- */

/* {number}, {number:4} and so {section}. False: another place. */
static bool put_number(struct text *out, const char *place, size_t length, const char *name,
                       size_t number)
{
    size_t own = strlen(name);
    if (length < own || strncmp(place, name, own) != 0) {
        return false;
    }
    bool wide =
        length == own + 2 && place[own] == ':' && place[own + 1] >= '1' && place[own + 1] <= '9';
    if (wide || length == own) {
        text_printf(out, "%0*zu", wide ? place[own + 1] - '0' : 1, number);
    }
    return wide || length == own;
}

/* A part of the pattern in braces, from its name on. False: not known. */
static bool put_place(struct text *out, const char *place, size_t length,
                      const struct picture_caption *p, const char *kind, enum picture_source source)
{
    const struct record *r = p->record;
    const struct {
        const char *name;
        const char *value;
        enum picture_source source;
    } rows[] = {{"kind", kind, PICTURES_OF_STREAM},
                {"level", r ? r->level : "", PICTURES_OF_STREAM},
                {"variant", r ? r->variant->name : "", PICTURES_OF_STREAM},
                {"date", p->date, PICTURES_OF_DAYS}};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        if (strlen(rows[i].name) == length && strncmp(rows[i].name, place, length) == 0) {
            text_puts(out, rows[i].value ? rows[i].value : "");
            return source >= rows[i].source;
        }
    }
    return put_number(out, place, length, "number", p->number) ||
           (source >= PICTURES_OF_BOOK && put_number(out, place, length, "section", p->section));
}

static const char *const known_places[] = {
    [PICTURES_OF_STREAM] = "use {number}, {number:4}, {kind}, {level} or {variant}",
    [PICTURES_OF_BOOK] = "use {number}, {number:4}, {section}, {kind}, {level} or {variant}",
    [PICTURES_OF_DAYS] =
        "use {date}, {number}, {number:4}, {section}, {kind}, {level} or {variant}",
};

static const char *pattern_of(const struct picture_folder_options *o)
{
    return o->pattern                      ? o->pattern
           : o->source == PICTURES_OF_DAYS ? "{date}-{kind}"
                                           : "{kind}-{number:4}";
}

/* Append a file's name. NULL, or what is wrong with the pattern. */
static const char *put_name(struct text *out, const struct picture_folder_options *o,
                            const struct picture_caption *caption, const char *kind)
{
    for (const char *p = pattern_of(o); *p; p++) {
        if (*p == '/') {
            return "the name of a file cannot have a '/'";
        }
        if (*p != '{') {
            text_add(out, p, 1);
            continue;
        }
        size_t length = strcspn(p + 1, "}");
        if (!p[1 + length] || !put_place(out, p + 1, length, caption, kind, o->source)) {
            return known_places[o->source];
        }
        p += 1 + length;
    }
    text_puts(out, o->extension);
    return NULL;
}

void picture_folder_name(const struct picture_folder *f, const struct picture_caption *caption,
                         unsigned kind, struct text *out)
{
    put_name(out, &f->options, caption, kinds[kind]);
}

/* What a name has at the places of a pattern. */
struct name_match {
    const char *end; /* of the name, where its ending begins */
    int *day;
    size_t *number;
};

static bool match_name(const char *pattern, const char *name, const struct name_match *m);

/* A name's part as long as it may be for the place in braces. */
static bool match_length(const char *place, size_t own, const char *name, size_t length,
                         const struct name_match *m)
{
    char text[DAY_SIZE];
    bool number = strncmp(place, "number", 6) == 0 || strncmp(place, "section", 7) == 0;
    snprintf(text, sizeof text, "%.*s", (int)length, name);
    bool fits = length < sizeof text && match_name(place + own + 1, name + length, m);
    if (strncmp(place, "date}", 5) == 0) {
        return fits && day_read(text, m->day);
    }
    if (strncmp(place, "kind}", 5) == 0) {
        return fits && (strcmp(text, kinds[0]) == 0 || strcmp(text, kinds[1]) == 0);
    }
    if (!fits || !number) {
        return fits;
    }
    bool digits = length && strspn(text, "0123456789") == length && length < 9;
    if (digits && *place == 'n') {
        *m->number = strtoul(text, NULL, 10);
    }
    return digits;
}

static bool match_name(const char *pattern, const char *name, const struct name_match *m)
{
    for (; *pattern && *pattern != '{'; pattern++, name++) {
        if (name >= m->end || *name != *pattern) {
            return false;
        }
    }
    if (!*pattern) {
        return name == m->end;
    }
    size_t own = strcspn(pattern + 1, "}");
    for (size_t length = 0; name + length <= m->end; length++) {
        if (match_length(pattern + 1, own, name, length, m)) {
            return true;
        }
    }
    return false;
}

bool picture_folder_name_fits(const struct picture_folder_options *o, const char *file, int *day,
                              size_t *number)
{
    const struct name_match m = {strrchr(file, '.'), day, number};
    *day = 0;
    *number = 0;
    bool fits = m.end && canvas_device_of_file(m.end) && match_name(pattern_of(o), file, &m);
    if (strstr(pattern_of(o), "{date}")) {
        *number = 0;
    }
    return fits;
}

bool picture_folder_let_go(struct picture_folder *f, const char *name)
{
    return newfolder_let_go(&f->folder, name);
}

const struct text *picture_folder_captions(const struct picture_folder *f)
{
    return &f->captions;
}

enum status picture_folder_check(const struct picture_folder_options *o, struct diag *d)
{
    const char *pattern = pattern_of(o);
    struct text name = {0};
    struct picture_caption none = {.number = 1};
    const char *fault = put_name(&name, o, &none, "");
    bool days = o->source == PICTURES_OF_DAYS;
    bool reported =
        (strstr(pattern, "{number") || strstr(pattern, "{date}")) && strstr(pattern, "{kind}");
    text_free(&name);
    if (fault) {
        d->hint = fault;
        return diag_usage(d, NULL, "--name %s: this is not a pattern for file names", pattern);
    }
    if (!reported) {
        d->hint = days ? "write it as in {date}-{kind}" : "write it as in {kind}-{number:4}";
        return diag_usage(
            d, NULL, "--name %s: without {kind} and %s, several files would have the same name",
            pattern, days ? "{date}" : "{number}");
    }
    return STATUS_OK;
}

/* ---- captions ---- */

/* What a row is made of, before it is put into a column. */
struct row {
    const struct picture_caption *caption;
    const char *file[PICTURE_KINDS];
};

static void put_title(struct text *out, const struct row *r)
{
    text_puts(out, r->caption->title ? r->caption->title : "");
}

static void put_section(struct text *out, const struct row *r)
{
    text_printf(out, "%zu", r->caption->section);
}

static void put_number_of(struct text *out, const struct row *r)
{
    text_printf(out, "%zu", r->caption->number);
}

static void put_date(struct text *out, const struct row *r)
{
    text_puts(out, r->caption->date);
}

static void put_label(struct text *out, const struct row *r)
{
    text_puts(out, r->caption->label ? r->caption->label : "");
}

static void put_level(struct text *out, const struct row *r)
{
    text_puts(out, r->caption->record->level);
}

static void put_level_name(struct text *out, const struct row *r)
{
    text_puts(out, r->caption->level_name ? r->caption->level_name : "");
}

static void put_minutes(struct text *out, const struct row *r)
{
    if (r->caption->record->minutes >= 0) {
        text_printf(out, "%.1f", r->caption->record->minutes);
    }
}

static void put_givens(struct text *out, const struct row *r)
{
    const struct record *record = r->caption->record;
    text_printf(out, "%u", grid_given_count(record->variant, &record->givens));
}

static void put_variant(struct text *out, const struct row *r)
{
    text_puts(out, r->caption->record->variant->name);
}

static void put_word(struct text *out, const struct row *r)
{
    text_puts(out, r->caption->word ? r->caption->word : "");
}

static void put_letters(struct text *out, const struct row *r)
{
    text_puts(out, r->caption->letters ? r->caption->letters : "");
}

static void put_puzzle_file(struct text *out, const struct row *r)
{
    text_puts(out, r->file[PICTURE_PUZZLE]);
}

static void put_solution_file(struct text *out, const struct row *r)
{
    text_puts(out, r->file[PICTURE_SOLUTION]);
}

/* A path that a spreadsheet would take for a formula is the same one with a folder before it: a
 * quote would have data merge look for another file. */
static void put_csv_cell(struct text *out, const char *value, bool is_path)
{
    struct text path = {0};
    if (is_path && csv_is_formula(value, strlen(value))) {
        text_printf(&path, "./%s", value);
        out->failed |= path.failed;
        value = path.failed ? "" : path.data;
    }
    csv_put(out, value);
    text_free(&path);
}

static void put_digits(struct text *out, const struct layout *v, const struct grid *g)
{
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        char sign = g->cell[cell] ? digit_to_char(g->cell[cell]) : '.';
        text_add(out, &sign, 1);
    }
}

static void put_puzzle(struct text *out, const struct row *r)
{
    put_digits(out, r->caption->record->variant, &r->caption->record->givens);
}

static void put_solution(struct text *out, const struct row *r)
{
    put_digits(out, r->caption->record->variant, &r->caption->record->solution);
}

/* To add a column: its function, and a row here. */
static const struct {
    const char *csv, *json;
    bool is_number;
    enum picture_source source; /* it is known from there on */
    void (*put)(struct text *out, const struct row *r);
} columns[] = {
    {"number", "number", true, PICTURES_OF_STREAM, put_number_of},
    {"date", "date", false, PICTURES_OF_DAYS, put_date},
    {"section", "section", true, PICTURES_OF_BOOK, put_section},
    {"title", "title", false, PICTURES_OF_BOOK, put_title},
    {"label", "label", false, PICTURES_OF_BOOK, put_label},
    {"level", "level", false, PICTURES_OF_STREAM, put_level},
    {"level_name", "level_name", false, PICTURES_OF_BOOK, put_level_name},
    {"minutes", "minutes", true, PICTURES_OF_STREAM, put_minutes},
    {"givens", "givens", true, PICTURES_OF_STREAM, put_givens},
    {"variant", "variant", false, PICTURES_OF_STREAM, put_variant},
    {"word", "word", false, PICTURES_OF_BOOK, put_word},
    {"letters", "letters", false, PICTURES_OF_BOOK, put_letters},
    {"@puzzle", "puzzle_file", false, PICTURES_OF_STREAM, put_puzzle_file},
    {"@solution", "solution_file", false, PICTURES_OF_STREAM, put_solution_file},
    {"digits", "puzzle", false, PICTURES_OF_STREAM, put_puzzle},
    {"answer", "solution", false, PICTURES_OF_STREAM, put_solution},
};
enum { COLUMNS = sizeof columns / sizeof columns[0] };

static void put_head(struct picture_folder *f)
{
    const char *before = "";
    for (size_t i = 0; i < COLUMNS && !f->options.json; i++) {
        if (columns[i].source <= f->options.source) {
            text_printf(&f->captions, "%s%s", before, columns[i].csv);
            before = ",";
        }
    }
    text_puts(&f->captions, f->options.json ? "[\n" : "\n");
}

static void put_row(struct picture_folder *f, const struct row *r)
{
    struct text *out = &f->captions;
    struct text value = {0};
    bool json = f->options.json;
    const char *before = "";
    struct json_writer w = {.out = out, .spaced = true};
    if (json) {
        text_puts(out, f->count ? ",\n" : "");
        json_put_open(&w, '{');
    }
    for (size_t i = 0; i < COLUMNS; i++) {
        if (columns[i].source > f->options.source) {
            continue;
        }
        text_clear(&value);
        text_puts(&value, "");
        columns[i].put(&value, r);
        const char *text = value.data ? value.data : "";
        if (!json) {
            text_puts(out, before);
            put_csv_cell(out, text, columns[i].csv[0] == '@');
            before = ",";
            continue;
        }
        json_put_name(&w, columns[i].json);
        if (columns[i].is_number) {
            json_put_json(&w, *text ? text : "null");
        } else {
            json_put_string(&w, text);
        }
    }
    if (json) {
        json_put_close(&w, '}');
    } else {
        text_puts(out, "\n");
    }
    out->failed |= value.failed;
    text_free(&value);
}

void picture_folder_keep_row(struct picture_folder *f, const char *row)
{
    if (f->options.json) {
        text_printf(&f->captions, "%s%s", f->count ? ",\n" : "", row);
    } else {
        text_printf(&f->captions, "%s\n", row);
    }
    f->count++;
}

/* ---- the folder ---- */

enum status picture_folder_new(struct picture_folder **out, const struct picture_folder_options *o,
                               struct diag *d)
{
    struct picture_folder *f = calloc(1, sizeof *f);
    *out = NULL;
    if (!f) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    f->options = *o;
    if (!o->pattern) {
        f->options.pattern = o->source == PICTURES_OF_DAYS ? "{date}-{kind}" : "{kind}-{number:4}";
    }
    enum status status = picture_folder_check(o, d);
    if (status == STATUS_OK) {
        status = newfolder_begin(&f->folder, o->directory, d);
        f->begun = status == STATUS_OK;
    }
    if (status != STATUS_OK) {
        picture_folder_drop(f);
        return status;
    }
    put_head(f);
    *out = f;
    return STATUS_OK;
}

enum status picture_folder_add_file(struct picture_folder *f, const char *name,
                                    const struct text *bytes, struct diag *d)
{
    return bytes->failed ? diag_error(d, NULL, OUT_OF_MEMORY)
                         : newfolder_add(&f->folder, name, bytes->data, bytes->length, d);
}

enum status picture_folder_add(struct picture_folder *f, const struct picture_caption *caption,
                               const struct text picture[PICTURE_KINDS], struct diag *d)
{
    struct text name[PICTURE_KINDS] = {{0}, {0}};
    enum status status = STATUS_OK;
    for (unsigned kind = 0; kind < PICTURE_KINDS && status == STATUS_OK; kind++) {
        picture_folder_name(f, caption, kind, &name[kind]);
        status = name[kind].failed ? diag_error(d, NULL, OUT_OF_MEMORY)
                                   : picture_folder_add_file(f, name[kind].data, &picture[kind], d);
    }
    if (status == STATUS_OK) {
        put_row(f, &(struct row){caption, {name[0].data, name[1].data}});
        f->count++;
    }
    text_free(&name[0]);
    text_free(&name[1]);
    return status;
}

enum status picture_folder_finish(struct picture_folder *f, struct diag *d)
{
    text_puts(&f->captions, f->options.json ? "\n]\n" : "");
    enum status status = picture_folder_add_file(
        f, f->options.json ? "captions.json" : "captions.csv", &f->captions, d);
    if (status == STATUS_OK) {
        f->begun = false;
        status = newfolder_commit(&f->folder, d);
    }
    picture_folder_drop(f);
    return status;
}
