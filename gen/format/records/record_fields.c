#include "gen/format/records/record_fields.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/option.h"
#include "base/portable/posix_texts.h"
#include "gen/constraint/constraint.h"
#include "gen/format/reading/cells.h"

static void print_puzzle(struct text *out, const struct record *r)
{
    text_add_grid(out, r->variant, &r->givens, '.');
}

static void print_solution(struct text *out, const struct record *r)
{
    if (r->has_solution) {
        text_add_grid(out, r->variant, &r->solution, '.');
    }
}

static void print_variant(struct text *out, const struct record *r)
{
    text_puts(out, r->variant->name);
}

static void print_givens(struct text *out, const struct record *r)
{
    text_printf(out, "%u", grid_given_count(r->variant, &r->givens));
}

static void print_symmetry(struct text *out, const struct record *r)
{
    text_puts(out, r->symmetry);
}

static void print_level(struct text *out, const struct record *r)
{
    text_puts(out, r->level);
}

static void print_score(struct text *out, const struct record *r)
{
    if (r->score >= 0) {
        text_printf(out, "%d", r->score);
    }
}

static void print_se(struct text *out, const struct record *r)
{
    if (r->se_tenths >= 0) {
        text_printf(out, "%d.%d", r->se_tenths / 10, r->se_tenths % 10);
    } else if (r->se_least >= 0) {
        text_printf(out, ">=%d.%d", r->se_least / 10, r->se_least % 10);
    }
}

static void print_hardest(struct text *out, const struct record *r)
{
    text_puts(out, r->hardest);
}

static void print_techniques(struct text *out, const struct record *r)
{
    text_puts(out, r->techniques);
}

static void print_minutes(struct text *out, const struct record *r)
{
    if (r->minutes >= 0) {
        text_printf(out, "%.1f", r->minutes);
    }
}

static void print_course(struct text *out, const struct record *r)
{
    text_puts(out, r->course);
}

static void print_seed(struct text *out, const struct record *r)
{
    if (r->has_seed) {
        text_printf(out, "%" PRIu64, r->seed);
    }
}

static void print_index(struct text *out, const struct record *r)
{
    if (r->has_seed) {
        text_printf(out, "%" PRIu64, r->index);
    }
}

/* A name or a list of names: printable ASCII without quotes, commas or backslashes, so that it
 * stands in every format as it is. */
static bool copy_text(char *to, size_t size, struct span value)
{
    if (value.length >= size) {
        return false;
    }
    for (size_t i = 0; i < value.length; i++) {
        char c = value.text[i];
        if (c < ' ' || c > '~' || strchr("\"\\,;<>&", c)) {
            return false;
        }
    }
    memcpy(to, value.text, value.length);
    to[value.length] = '\0';
    return true;
}

static bool parse_symmetry(struct record *r, struct span value)
{
    return copy_text(r->symmetry, sizeof r->symmetry, value);
}

static bool parse_level(struct record *r, struct span value)
{
    return copy_text(r->level, sizeof r->level, value);
}

static bool parse_hardest(struct record *r, struct span value)
{
    return copy_text(r->hardest, sizeof r->hardest, value);
}

static bool parse_techniques(struct record *r, struct span value)
{
    return copy_text(r->techniques, sizeof r->techniques, value) && techniques_valid(r->techniques);
}

static bool parse_course(struct record *r, struct span value)
{
    return copy_text(r->course, sizeof r->course, value) && course_valid(r->course);
}

static bool parse_u64(struct span value, uint64_t *out)
{
    uint64_t number = 0;
    for (size_t i = 0; i < value.length; i++) {
        unsigned digit = (unsigned)(value.text[i] - '0');
        if (digit > 9 || number > (UINT64_MAX - digit) / 10) {
            return false;
        }
        number = number * 10 + digit;
    }
    *out = number;
    return value.length > 0;
}

static bool parse_score(struct record *r, struct span value)
{
    uint64_t number;
    if (!parse_u64(value, &number) || number > INT32_MAX) {
        return false;
    }
    r->score = (int)number;
    return true;
}

static bool parse_real(struct span value, double most, double *out)
{
    char copy[32];
    if (value.length >= sizeof copy) {
        return false;
    }
    memcpy(copy, value.text, value.length);
    copy[value.length] = '\0';
    char *end;
    *out = strtod(copy, &end);
    return strspn(copy, "0123456789.") == value.length && *end == '\0' && *out <= most;
}

static bool parse_se(struct record *r, struct span value)
{
    double rating;
    bool least = value.length > 2 && memcmp(value.text, ">=", 2) == 0;
    struct span number = least ? (struct span){value.text + 2, value.length - 2} : value;
    if (!parse_real(number, 99.0, &rating)) {
        return false;
    }
    *(least ? &r->se_least : &r->se_tenths) = (int)lround(rating * 10);
    return true;
}

static bool parse_minutes(struct record *r, struct span value)
{
    return parse_real(value, 1e6, &r->minutes);
}

static bool parse_seed(struct record *r, struct span value)
{
    r->has_seed = parse_u64(value, &r->seed);
    return r->has_seed;
}

static bool parse_index(struct record *r, struct span value)
{
    return parse_u64(value, &r->index);
}

static void print_regions(struct text *out, const struct record *r)
{
    text_puts(out, r->variant->regions ? r->variant->regions : "");
}

static void print_houses(struct text *out, const struct record *r)
{
    text_puts(out, r->variant->houses && !r->variant->named ? r->variant->houses : "");
}

static void print_grids(struct text *out, const struct record *r)
{
    text_puts(out, r->variant->grids ? r->variant->grids : "");
}

static void print_constraints(struct text *out, const struct record *r)
{
    constraints_print_json(out, r->variant);
}

static const char whole[] = "a whole number";
static const char real[] = "a number";
static const char words[] = "plain words of at most 39 characters";

const struct field fields[FIELD_COUNT] = {
    [FIELD_PUZZLE] =
        {"puzzle", FIELD_TEXT, "", "",
         "givens row by row, a character for each cell: . is empty, A is 10, B is 11 and so on",
         print_puzzle, NULL, NULL},
    [FIELD_SOLUTION] = {"solution", FIELD_TEXT, "", "not asked for or not known",
                        "solution, written the same way", print_solution, NULL, NULL},
    [FIELD_VARIANT] = {"variant", FIELD_TEXT, "", "",
                       "board, a name that `nonet help variants` lists", print_variant, NULL, NULL},
    [FIELD_GIVENS] = {"givens", FIELD_WHOLE, "cells", "", "number of givens", print_givens, NULL,
                      NULL},
    [FIELD_SYMMETRY] = {"symmetry", FIELD_TEXT, "", "not known", "symmetry of the givens, or none",
                        print_symmetry, parse_symmetry, words},
    [FIELD_LEVEL] =
        {"level", FIELD_TEXT, "", "not graded",
         "level: easy, medium, hard, unfair, extreme, or beyond if the techniques do not solve it",
         print_level, parse_level, words},
    [FIELD_SCORE] = {"score", FIELD_WHOLE, "points", "not graded",
                     "HoDoKu's score: the sum of its steps' scores", print_score, parse_score,
                     whole},
    [FIELD_SE] = {"se", FIELD_NUMBER, "SE 1.2.1", "not rated, as all boards but the classic one",
                  "Sudoku Explainer's rating, with one decimal. For a lower bound, tsv and csv "
                  "write >=10.5, and json adds \"se_at_least\":true",
                  print_se, parse_se, "a rating like 7.2, or >=9.5 where more is not known"},
    [FIELD_HARDEST] = {"hardest", FIELD_TEXT, "", "not graded, or no step was needed",
                       "hardest technique of the solution path, by key", print_hardest,
                       parse_hardest, words},
    [FIELD_TECHNIQUES] = {"techniques", FIELD_COUNTS, "steps", "not graded, or no step was needed",
                          "number of steps by technique: \"naked-pair=2 x-wing=1\" in tsv and csv, "
                          "an object {\"naked-pair\":2,\"x-wing\":1} in json",
                          print_techniques, parse_techniques,
                          "names with counts like naked-pair=2 x-wing=1"},
    [FIELD_MINUTES] = {"minutes", FIELD_NUMBER, "minutes", "not graded",
                       "estimated time that a person needs", print_minutes, parse_minutes, real},
    [FIELD_SEED] = {"seed", FIELD_WHOLE, "", "nonet did not make it",
                    "seed of the run that made the puzzle", print_seed, parse_seed, whole},
    [FIELD_INDEX] = {"index", FIELD_WHOLE, "", "nonet did not make it",
                     "index of the puzzle in that run, from 0", print_index, parse_index, whole},
    [FIELD_REGIONS] = {"regions", FIELD_TEXT, "", "the variant's name includes them",
                       "regions of a jigsaw row by row, a letter for each cell; a column of tables "
                       "only if needed",
                       print_regions, NULL, NULL},
    [FIELD_HOUSES] = {"houses", FIELD_LIST, "", "the variant's name includes them",
                      "extra houses, maps with a letter or . for each cell; a list in json, "
                      "separated by commas in tables if needed",
                      print_houses, NULL, NULL},
    [FIELD_GRIDS] = {"grids", FIELD_LIST, "",
                     "there is one grid, or the variant's name includes them",
                     "first cell of each grid, as in r1c1; a list in json, separated by commas in "
                     "tables if needed",
                     print_grids, NULL, NULL},
    [FIELD_CONSTRAINTS] =
        {"constraints", FIELD_CONSTRAINT_LIST, "", "the puzzle has none",
         "constraints, as `nonet help constraints` lists them; tables have the same JSON in "
         "a column if needed",
         print_constraints, NULL, NULL},
    [FIELD_COURSE] = {"course", FIELD_FIGURES, "", "not asked for",
                      "course of the puzzle: \"openings\", \"bottleneck\" and so on ('nonet help "
                      "course'); only in json",
                      print_course, parse_course, "names with values like openings=9 bottleneck=0"},
};

const char *field_type_name(enum field_type type)
{
    static const char *const names[] = {[FIELD_TEXT] = "text",
                                        [FIELD_WHOLE] = "whole number",
                                        [FIELD_NUMBER] = "number",
                                        [FIELD_COUNTS] = "names with counts",
                                        [FIELD_FIGURES] = "names with values",
                                        [FIELD_LIST] = "list of texts",
                                        [FIELD_CONSTRAINT_LIST] = "list of constraints"};
    return names[type];
}

int field_find(struct span name)
{
    for (int i = 0; i < FIELD_COUNT; i++) {
        if (name_is(name, fields[i].name)) {
            return i;
        }
    }
    return -1;
}

const char *field_meant(struct span name)
{
    static const enum field_id parts[] = {FIELD_VARIANT, FIELD_REGIONS, FIELD_HOUSES, FIELD_GRIDS,
                                          FIELD_CONSTRAINTS};
    const char *names[sizeof parts / sizeof *parts];
    char copy[RECORD_NAME_SIZE];
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        names[i] = fields[parts[i]].name;
    }
    if (name.length >= sizeof copy) {
        return NULL;
    }
    snprintf(copy, sizeof copy, "%.*s", (int)name.length, name.text);
    return text_nearest(copy, names, sizeof names / sizeof *names);
}

/* A field's text with an end; NULL where it has none. To be freed. */
static char *copy_value(const struct field_value *field)
{
    return field->value.length ? strndup(field->value.text, field->value.length) : NULL;
}

/* The layout that a record's own fields name, the caller's to drop; NULL where they name none.
 * False after reporting. */
static bool own_layout(struct reader *r, struct span line,
                       const struct field_value values[FIELD_COUNT], const struct layout **v)
{
    static const int parts[] = {FIELD_VARIANT, FIELD_REGIONS, FIELD_HOUSES, FIELD_GRIDS};
    char *text[4];
    const struct field_value *first = NULL;
    *v = NULL;
    for (int i = 4; i-- > 0;) {
        text[i] = copy_value(&values[parts[i]]);
        first = text[i] && (i > 0 || !first) ? &values[parts[i]] : first;
    }
    if (first) {
        const struct constraint_variant *constrained =
            text[0] ? constraint_variant_find(text[0]) : NULL;
        struct layout_definition definition = {.name = constrained ? constrained->base : text[0],
                                               .regions = text[1],
                                               .houses = text[2],
                                               .grids = text[3]};
        struct diag_at at = reader_place(r, line, first->where);
        *v = layout_build(&definition, &at, r->diag);
    }
    for (int i = 0; i < 4; i++) {
        free(text[i]);
    }
    return *v || !first;
}

static enum status read_solution(struct reader *r, struct span line,
                                 const struct field_value *field, struct record *record)
{
    if (field->value.length == 0) {
        return STATUS_OK;
    }
    struct diag_at at = reader_place(r, line, field->where);
    if (!read_board(field->value, false, record->variant, NULL, &record->solution, &at, r->diag)) {
        return STATUS_FAILED;
    }
    if (!grid_solves(record->variant, &record->givens, &record->solution)) {
        return diag_error(r->diag, &at, "the record's solution does not solve its puzzle");
    }
    record->has_solution = true;
    return STATUS_OK;
}

/* Add the constraints to the record's layout. False after reporting. */
static bool read_constraints(struct reader *r, struct span line, const struct field_value *field,
                             struct record *record)
{
    struct constraint_list list = {.takes_open = r->takes_open};
    const struct layout *v = NULL;
    if (field->value.length == 0) {
        return true;
    }
    struct diag_at at = reader_place(r, line, field->where);
    enum status (*read)(const char *, size_t, const struct layout *, const struct diag_at *,
                        struct diag *, struct constraint_list *) =
        field->quoted ? constraints_read_quoted_json : constraints_read_json;
    if (read(field->value.text, field->value.length, record->variant, &at, r->diag, &list) ==
            STATUS_OK &&
        !(v = constraints_lay(record->variant, &list))) {
        diag_error(r->diag, &at, OUT_OF_MEMORY);
    }
    constraint_list_free(&list);
    if (v) {
        record_reset(record, v);
        layout_drop(v);
    }
    return v != NULL;
}

enum status record_from_fields(struct reader *r, struct span line,
                               const struct field_value values[FIELD_COUNT], struct record *record)
{
    const struct field_value *puzzle = &values[FIELD_PUZZLE];
    const struct layout *own;
    if (!puzzle->value.length && !r->takes_open) {
        return diag_error(r->diag, &r->at, "the record has no puzzle");
    }
    if (!own_layout(r, line, values, &own)) {
        return STATUS_FAILED;
    }
    const struct layout *named = r->forced ? r->forced : own;
    struct span cells = puzzle->value;
    char empty[MAX_CELLS];
    if (!cells.length) { /* a drawing without givens */
        cells = (struct span){empty, named ? named->cell_count : variant_at(0)->cell_count};
        memset(empty, '.', cells.length);
    }
    struct diag_at at = puzzle->where ? reader_place(r, line, puzzle->where) : r->at;
    const struct layout *v =
        read_board(cells, false, named, r->last, &record->givens, &at, r->diag);
    if (v) {
        r->last = variant_of_cells(v->cell_count);
        record_reset(record, v);
    }
    layout_drop(own);
    if (!v || !read_constraints(r, line, &values[FIELD_CONSTRAINTS], record)) {
        return STATUS_FAILED;
    }
    if (read_solution(r, line, &values[FIELD_SOLUTION], record) != STATUS_OK) {
        return STATUS_FAILED;
    }
    for (int i = FIELD_VARIANT + 1; i < FIELD_COUNT; i++) {
        const struct field_value *f = &values[i];
        if (f->value.length && fields[i].parse && !fields[i].parse(record, f->value)) {
            at = reader_place(r, line, f->where);
            return diag_error(r->diag, &at, "%s must be %s", fields[i].name, fields[i].kind);
        }
    }
    return STATUS_OK;
}

bool fields_hold_any_kind(enum constraint_kind_id kind)
{
    (void)kind;
    return true;
}

/* What kinds call their numbers, each name once. */
static void add_numbers(struct text *out)
{
    for (unsigned kind = 0; kind < CONSTRAINT_KIND_COUNT; kind++) {
        const char *name = constraint_sum_name(constraint_kinds[kind]);
        bool known = !constraint_kinds[kind]->has_sum;
        for (unsigned before = 0; before < kind; before++) {
            known |= constraint_kinds[before]->has_sum &&
                     strcmp(constraint_sum_name(constraint_kinds[before]), name) == 0;
        }
        if (!known) {
            text_printf(out, "\"%s\":{\"type\":\"integer\",\"minimum\":0},", name);
        }
    }
}

/* What lists in records hold: constraints, and the steps of a solution path. */
static void add_definitions(struct text *out)
{
    text_puts(out,
              "  \"$defs\": {\n    \"cell\": {\"type\":\"string\",\"pattern\":"
              "\"^r[1-9][0-9]*c[1-9][0-9]*$\"},\n    \"constraint\": {\"type\":\"object\","
              "\"additionalProperties\":false,\"required\":[\"kind\"],\n"
              "      \"description\": \"a constraint, as `nonet help constraints` has them; in a "
              "step: one that it rests on, with the two cells that are meant of a rule\",\n"
              "      \"properties\": {\"kind\":{\"enum\":[");
    for (unsigned kind = 0; kind < CONSTRAINT_KIND_COUNT; kind++) {
        text_printf(out, "%s\"%s\"", kind ? "," : "", constraint_kinds[kind]->name);
    }
    text_puts(out, "]},\"cells\":{\"type\":\"array\",\"minItems\":1,\"items\":"
                   "{\"$ref\":\"#/$defs/cell\"}},\"clone\":{\"type\":\"array\",\"minItems\":1,"
                   "\"items\":{\"$ref\":\"#/$defs/cell\"}},\n        ");
    add_numbers(out);
    text_puts(out, "\"sign\":{\"enum\":[\"+\",\"-\",\"*\",\"/"
                   "\"]},\"digits\":{\"type\":\"array\",\"minItems\":1,\"maxItems\":4,\"items\":{"
                   "\"type\":\"integer\",\"minimum\":1}},\n        \"line\":{\"type\":"
                   "\"string\",\"pattern\":\"^[rc][1-9][0-9]*$\"},\"from\":{\"enum\":["
                   "\"left\",\"right\",\"top\",\"bottom\"]},\"all\":{\"type\":\"boolean\"}}},\n"
                   "    \"step\": {\"type\":\"object\",\"required\":[\"technique\",\"level\","
                   "\"score\",\"text\"],\n      \"properties\": {\"technique\":{\"type\":"
                   "\"string\"},\"level\":{\"type\":\"string\"},\"score\":{\"type\":"
                   "\"integer\"},\"text\":{\"type\":\"string\"},\n        \"houses\":{\"type\":"
                   "\"array\",\"items\":{\"type\":\"string\"}},\"constraints\":{\"type\":\"array\","
                   "\"minItems\":1,\"items\":{\"$ref\":\"#/$defs/constraint\"}}}}\n  }\n");
}

void fields_print_schema(struct text *out)
{
    static const char *const types[] = {
        [FIELD_TEXT] = "\"type\":\"string\",\"minLength\":1",
        [FIELD_WHOLE] = "\"type\":\"integer\",\"minimum\":0",
        [FIELD_NUMBER] = "\"type\":\"number\",\"minimum\":0",
        [FIELD_COUNTS] = ("\"type\":\"object\",\"minProperties\":1,\"additionalProperties\":"
                          "{\"type\":\"integer\",\"minimum\":1}"),
        [FIELD_FIGURES] = ("\"type\":\"object\",\"minProperties\":1,\"additionalProperties\":"
                           "{\"type\":[\"integer\",\"string\"]}"),
        [FIELD_LIST] = "\"type\":\"array\",\"minItems\":1,\"items\":{\"type\":\"string\"}",
        [FIELD_CONSTRAINT_LIST] = ("\"type\":\"array\",\"minItems\":1,\"items\":"
                                   "{\"$ref\":\"#/$defs/constraint\"}"),
    };
    struct text sentence = {0};
    text_puts(out, "{\n  \"$schema\": \"https://json-schema.org/draft/2020-12/schema\",\n"
                   "  \"title\": \"A puzzle, one object a line\",\n  \"type\": \"object\",\n"
                   "  \"additionalProperties\": false,\n  \"properties\": {\n");
    for (int i = 0; i < FIELD_COUNT; i++) {
        text_clear(&sentence);
        text_puts(&sentence, fields[i].doc);
        if (fields[i].unit[0]) {
            text_printf(&sentence, " (%s)", fields[i].unit);
        }
        if (fields[i].absent[0]) {
            text_printf(&sentence, "; absent: %s", fields[i].absent);
        }
        text_printf(out, "    \"%s\": {%s,\n      \"description\": ", fields[i].name,
                    types[fields[i].type]);
        text_json(out, sentence.data ? sentence.data : "");
        text_puts(out, "},\n");
    }
    out->failed |= sentence.failed;
    text_free(&sentence);
    text_puts(out, "    \"rounds\": {\"type\":\"array\",\"items\":{\"type\":\"object\"},\n"
                   "      \"description\": \"of `nonet grade --course` alone: each round's empty "
                   "cells, openings, technique and what it removes\"},\n");
    text_puts(out,
              "    \"se_at_least\": {\"const\":true,\n"
              "      \"description\": \"se is a lower bound; absent: it is the rating\"},\n"
              "    \"steps\": {\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/step\"},\n"
              "      \"description\": \"of `nonet explain` alone: the solution path, a step after "
              "another\"},\n"
              "    \"solved\": {\"type\":\"boolean\",\n"
              "      \"description\": \"of `nonet explain` alone: whether the steps solve it\"}\n"
              "  },\n  \"dependentRequired\": {\"se_at_least\": [\"se\"], \"seed\": [\"index\"], "
              "\"index\": [\"seed\"]},\n  \"required\": [");
    const char *separator = "";
    for (int i = 0; i < FIELD_COUNT; i++) {
        if (!fields[i].absent[0]) {
            text_printf(out, "%s\"%s\"", separator, fields[i].name);
            separator = ", ";
        }
    }
    text_puts(out, "],\n");
    add_definitions(out);
    text_puts(out, "}\n");
}
