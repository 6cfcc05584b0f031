#include "gen/format/fields.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "gen/format/cells.h"

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
    return copy_text(r->techniques, sizeof r->techniques, value);
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

static const char whole[] = "a whole number";
static const char real[] = "a number";
static const char words[] = "plain words of at most 39 characters";

const struct field fields[FIELD_COUNT] = {
    [FIELD_PUZZLE] = {"puzzle", true, false, print_puzzle, NULL, NULL},
    [FIELD_SOLUTION] = {"solution", true, false, print_solution, NULL, NULL},
    [FIELD_VARIANT] = {"variant", true, false, print_variant, NULL, NULL},
    [FIELD_GIVENS] = {"givens", false, false, print_givens, NULL, NULL},
    [FIELD_SYMMETRY] = {"symmetry", true, false, print_symmetry, parse_symmetry, words},
    [FIELD_LEVEL] = {"level", true, false, print_level, parse_level, words},
    [FIELD_SCORE] = {"score", false, false, print_score, parse_score, whole},
    [FIELD_SE] = {"se", false, false, print_se, parse_se,
                  "a rating like 7.2, or >=9.5 where more is not known"},
    [FIELD_HARDEST] = {"hardest", true, false, print_hardest, parse_hardest, words},
    [FIELD_TECHNIQUES] = {"techniques", true, false, print_techniques, parse_techniques,
                          "plain words"},
    [FIELD_MINUTES] = {"minutes", false, false, print_minutes, parse_minutes, real},
    [FIELD_SEED] = {"seed", false, false, print_seed, parse_seed, whole},
    [FIELD_INDEX] = {"index", false, false, print_index, parse_index, whole},
    [FIELD_REGIONS] = {"regions", true, false, print_regions, NULL, NULL},
    [FIELD_HOUSES] = {"houses", true, true, print_houses, NULL, NULL},
    [FIELD_GRIDS] = {"grids", true, true, print_grids, NULL, NULL},
};

bool field_is_quoted(int id, const struct record *r)
{
    return fields[id].is_text || (id == FIELD_SE && r->se_tenths < 0);
}

int field_find(struct span name)
{
    for (int i = 0; i < FIELD_COUNT; i++) {
        if (span_is(name, fields[i].name)) {
            return i;
        }
    }
    return -1;
}

/* A field's text with an end; NULL where it has none. To be freed. */
static char *copy_value(const struct field_value *field)
{
    return field->value.length ? strndup(field->value.text, field->value.length) : NULL;
}

/* The layout that a record's own fields name, the caller's to drop; NULL where they name none.
 * False after reporting. */
static bool own_layout(struct reader *r, struct span line,
                       const struct field_value values[FIELD_COUNT], const struct variant **v)
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
        struct layout_definition definition = {text[0], text[1], text[2], text[3]};
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
        return diag_error(r->diag, &at, "the solution does not solve the puzzle");
    }
    record->has_solution = true;
    return STATUS_OK;
}

enum status record_from_fields(struct reader *r, struct span line,
                               const struct field_value values[FIELD_COUNT], struct record *record)
{
    const struct field_value *puzzle = &values[FIELD_PUZZLE];
    const struct variant *own;
    if (!puzzle->value.length) {
        return diag_error(r->diag, &r->at, "the record has no puzzle");
    }
    if (!own_layout(r, line, values, &own)) {
        return STATUS_FAILED;
    }
    struct diag_at at = reader_place(r, line, puzzle->where);
    const struct variant *v = read_board(puzzle->value, false, r->forced ? r->forced : own, r->last,
                                         &record->givens, &at, r->diag);
    if (v) {
        r->last = variant_of_cells(v->cell_count);
        record_reset(record, v);
    }
    layout_drop(own);
    if (!v) {
        return STATUS_FAILED;
    }
    if (read_solution(r, line, &values[FIELD_SOLUTION], record) != STATUS_OK) {
        return STATUS_FAILED;
    }
    for (int i = FIELD_VARIANT + 1; i < FIELD_COLUMNS; i++) {
        const struct field_value *f = &values[i];
        if (f->value.length && fields[i].parse && !fields[i].parse(record, f->value)) {
            at = reader_place(r, line, f->where);
            return diag_error(r->diag, &at, "%s must be %s", fields[i].name, fields[i].kind);
        }
    }
    return STATUS_OK;
}
