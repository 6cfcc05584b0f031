/* Constraints read from json: an array of objects, in one line (constraint_print.c). */
#include <stdio.h>
#include <string.h>

#include "base/json/json_cursor.h"
#include "gen/constraint/cage_sign.h"
#include "gen/constraint/constraint.h"

struct constraint_json_parser {
    struct json_cursor c;
    const struct layout *base;
    const struct diag_at *at; /* of the text */
    struct diag *d;
    bool doubled;    /* in the source each quote stands twice */
    bool takes_open; /* numbers may be missing (CONSTRAINT_OPEN) */
};

/* One object, as it is read. */
struct constraint_json_draft {
    const char *kind_at; /* NULL: not given yet */
    int kind;
    const char *cells_at;
    const char *sum_at;
    const char *line_at;
    const char *from_at;
    const char *clone_at;
    const char *digits_at;
    const char *all_at;
    const char *sign_at;
    const char *sum_name;
    unsigned count;
    uint16_t cell[MAX_CELLS];
    bool line_is_column;
    bool from_far;        /* its right or bottom end */
    bool from_is_column;  /* top or bottom was given */
    unsigned clone_count; /* of the cells, those of the clone */
    unsigned line;        /* from 0 */
    unsigned sum;
    enum cage_sign sign;
    bool all;
    bool open; /* a mark that may be the other one of its pair */
};

static struct diag_at place(const struct constraint_json_parser *j, const char *where)
{
    struct diag_at at = j->at ? *j->at : (struct diag_at){0};
    size_t line;
    size_t column;
    if (!at.col) {
        return at;
    }
    json_place(&j->c, where, &line, &column);
    if (line > 1) { /* the list stands over many lines */
        at.line += at.line ? line - 1 : 0;
        at.col = 1;
        at.source_line = NULL;
    }
    at.col += column - 1;
    for (const char *p = j->c.begin; p < where && j->doubled; p++) {
        at.col += *p == '"';
    }
    return at;
}

#define FAIL(j, where, ...)                                                                        \
    do {                                                                                           \
        struct diag_at at_ = place(j, where);                                                      \
        return diag_error((j)->d, &at_, __VA_ARGS__);                                              \
    } while (0)

/* What the cursor found. */
static enum status fail_json(const struct constraint_json_parser *j)
{
    FAIL(j, j->c.wrong, "%s", j->c.what);
}

/* A string, and where it stands. */
static enum status read_word(struct constraint_json_parser *j, struct span *word,
                             const char **where, const char *what)
{
    if (json_peek(&j->c) != '"') {
        FAIL(j, j->c.p, "%s must be here, in quotes", what);
    }
    *where = j->c.p + 1;
    return json_string(&j->c, word) ? STATUS_OK : fail_json(j);
}

/* Digits from *p on; false: none, or far too many. */
static bool read_digits(const char **p, const char *end, unsigned *number)
{
    const char *first = *p;
    *number = 0;
    while (*p < end && **p >= '0' && **p <= '9' && *number < 100000) {
        *number = 10 * *number + (unsigned)(*(*p)++ - '0');
    }
    return *p > first;
}

/* "r3" or "c3", from *p on. */
static bool read_part(const char **p, const char *end, char letter, unsigned *number)
{
    if (*p == end || (**p | 0x20) != letter) {
        return false;
    }
    ++*p;
    return read_digits(p, end, number) && *number > 0;
}

static enum status read_cell(struct constraint_json_parser *j, struct constraint_json_draft *c)
{
    struct span word;
    const char *where;
    unsigned row;
    unsigned column;
    if (read_word(j, &word, &where, "a cell like \"r1c1\"") != STATUS_OK) {
        return STATUS_FAILED;
    }
    const char *p = word.text;
    const char *end = word.text + word.length;
    if (!read_part(&p, end, 'r', &row) || !read_part(&p, end, 'c', &column) || p != end) {
        FAIL(j, where, "'%.*s' is not a cell; write it as in r1c1", (int)word.length, word.text);
    }
    unsigned cell = row <= frame_rows(j->base) && column <= frame_columns(j->base)
                        ? cell_at(j->base, row - 1, column - 1)
                        : LAYOUT_NO_CELL;
    if (cell == LAYOUT_NO_CELL) {
        FAIL(j, where, "the board has no cell r%uc%u", row, column);
    }
    if (c->count == MAX_CELLS) {
        FAIL(j, where, "the constraint has more than %d cells", MAX_CELLS);
    }
    c->cell[c->count++] = (uint16_t)cell;
    return STATUS_OK;
}

static enum status read_cell_list(struct constraint_json_parser *j, struct constraint_json_draft *c)
{
    if (json_peek(&j->c) != '[') {
        FAIL(j, j->c.p, "a list of cells must be here, as in [\"r1c1\",\"r1c2\"]");
    }
    (void)json_open(&j->c, '[');
    while (json_more(&j->c)) {
        if (read_cell(j, c) != STATUS_OK) {
            return STATUS_FAILED;
        }
    }
    return j->c.wrong ? fail_json(j) : STATUS_OK;
}

static enum status read_cells(struct constraint_json_parser *j, struct constraint_json_draft *c)
{
    c->cells_at = j->c.p;
    if (c->clone_at) {
        FAIL(j, j->c.p, "\"clone\" must come after \"cells\"");
    }
    return read_cell_list(j, c);
}

static enum status read_clone(struct constraint_json_parser *j, struct constraint_json_draft *c)
{
    unsigned before = c->count;
    c->clone_at = j->c.p;
    enum status status = read_cell_list(j, c);
    c->clone_count = c->count - before;
    return status;
}

/* The end of a line that a number stands at. */
static enum status read_from(struct constraint_json_parser *j, struct constraint_json_draft *c)
{
    static const char *const ends[] = {"left", "right", "top", "bottom"};
    struct span word;
    if (read_word(j, &word, &c->from_at, "left, right, top or bottom") != STATUS_OK) {
        return STATUS_FAILED;
    }
    for (unsigned i = 0; i < 4; i++) {
        if (span_is(word, ends[i])) {
            c->from_far = i % 2;
            c->from_is_column = i >= 2;
            return STATUS_OK;
        }
    }
    FAIL(j, c->from_at, "'%.*s' is not an end of a line; write left, right, top or bottom",
         (int)word.length, word.text);
}

/* Marks of which it is still to be chosen which of two they are. */
static const struct {
    const char *name;
    enum constraint_kind_id kind;
} open_marks[] = {{"dot", CONSTRAINT_WHITE_DOT},
                  {"xv", CONSTRAINT_X},
                  {"parity", CONSTRAINT_ODD},
                  {"inequality", CONSTRAINT_GREATER}};

static enum status read_kind(struct constraint_json_parser *j, struct constraint_json_draft *c)
{
    struct span word;
    if (read_word(j, &word, &c->kind_at, "the kind of the constraint") != STATUS_OK) {
        return STATUS_FAILED;
    }
    c->kind = constraint_kind_find(word.text, word.length);
    for (size_t i = 0; i < sizeof open_marks / sizeof *open_marks && j->takes_open; i++) {
        if (span_is(word, open_marks[i].name)) {
            c->kind = (int)open_marks[i].kind;
            c->open = true;
        }
    }
    if (c->kind < 0) {
        const char *names[CONSTRAINT_KIND_COUNT];
        char copy[40];
        for (int i = 0; i < CONSTRAINT_KIND_COUNT; i++) {
            names[i] = constraint_kinds[i]->name;
        }
        snprintf(copy, sizeof copy, "%.*s", (int)word.length, word.text);
        const char *nearest = text_nearest(copy, names, CONSTRAINT_KIND_COUNT);
        FAIL(j, c->kind_at, "there is no kind of constraint '%s'%s%s%s", copy,
             nearest ? "; did you mean '" : "", nearest ? nearest : "", nearest ? "'?" : "");
    }
    return STATUS_OK;
}

static enum status read_sum(struct constraint_json_parser *j, struct constraint_json_draft *c)
{
    struct span number = {0};
    enum json_kind kind = JSON_NULL;
    char first = json_peek(&j->c);
    c->sum_at = j->c.p;
    if (first == 'n' && j->takes_open) {
        c->sum_at = NULL;
        return json_scalar(&j->c, &kind, &number) ? STATUS_OK : fail_json(j);
    }
    if (first >= '0' && first <= '9' && !json_scalar(&j->c, &kind, &number)) {
        return fail_json(j);
    }
    const char *p = number.text;
    const char *end = number.text + number.length;
    if (!number.length || !read_digits(&p, end, &c->sum) || p != end ||
        c->sum > CONSTRAINT_MAX_SUM) {
        FAIL(j, c->sum_at, "a number from 0 to %d must be here", CONSTRAINT_MAX_SUM);
    }
    return STATUS_OK;
}

/* A sign as records have it, or as it is printed. */
static enum status read_sign(struct constraint_json_parser *j, struct constraint_json_draft *c)
{
    struct span word;
    if (read_word(j, &word, &c->sign_at, "a sign like \"*\"") != STATUS_OK) {
        return STATUS_FAILED;
    }
    for (c->sign = SIGN_PLUS; c->sign <= SIGN_DIVIDE; c->sign++) {
        if (span_is(word, constraint_sign_record(c->sign)) ||
            span_is(word, constraint_sign_printed(c->sign))) {
            return STATUS_OK;
        }
    }
    FAIL(j, c->sign_at, "'%.*s' is no sign; use +, -, * or /", (int)word.length, word.text);
}

/* The digits of a quadruple. */
static enum status read_digit_list(struct constraint_json_parser *j,
                                   struct constraint_json_draft *c)
{
    unsigned digit[CONSTRAINT_MAX_DIGITS];
    unsigned count = 0;
    c->digits_at = j->c.p;
    if (json_peek(&j->c) != '[') {
        FAIL(j, j->c.p, "a list of digits must be here, as in [1,5]");
    }
    (void)json_open(&j->c, '[');
    while (json_more(&j->c)) {
        struct span number = {0};
        enum json_kind kind = JSON_NULL;
        char first = json_peek(&j->c);
        const char *where = j->c.p;
        if (first >= '0' && first <= '9' && !json_scalar(&j->c, &kind, &number)) {
            return fail_json(j);
        }
        const char *p = number.text;
        const char *end = number.text + number.length;
        if (count == CONSTRAINT_MAX_DIGITS) {
            FAIL(j, where, "there are more than %d digits", CONSTRAINT_MAX_DIGITS);
        }
        if (!number.length || !read_digits(&p, end, &digit[count]) || p != end ||
            digit[count] < 1 || digit[count] > j->base->size) {
            FAIL(j, where, "a digit from 1 to %u must be here", j->base->size);
        }
        count++;
    }
    if (j->c.wrong) {
        return fail_json(j);
    }
    if (!count) {
        FAIL(j, c->digits_at, "at least one digit must be here");
    }
    c->sum = constraint_digits_pack(digit, count);
    return STATUS_OK;
}

/* Is it what some kind calls its number? */
static bool names_a_sum(struct span name, const char **known)
{
    for (unsigned i = 0; i < CONSTRAINT_KIND_COUNT; i++) {
        const struct constraint_kind *k = constraint_kinds[i];
        if (k->has_sum && span_is(name, constraint_sum_name(k))) {
            *known = constraint_sum_name(k);
            return true;
        }
    }
    return false;
}

static enum status read_line(struct constraint_json_parser *j, struct constraint_json_draft *c)
{
    struct span word;
    if (read_word(j, &word, &c->line_at, "a row or column like \"r3\"") != STATUS_OK) {
        return STATUS_FAILED;
    }
    const char *p = word.text;
    const char *end = word.text + word.length;
    unsigned number;
    c->line_is_column = word.length > 0 && (*word.text | 0x20) == 'c';
    unsigned most = c->line_is_column ? frame_columns(j->base) : frame_rows(j->base);
    if (!read_part(&p, end, c->line_is_column ? 'c' : 'r', &number) || p != end || number > most) {
        FAIL(j, c->line_at, "'%.*s' is not a row or column of the board; write it as in r3",
             (int)word.length, word.text);
    }
    c->line = number - 1;
    return STATUS_OK;
}

static enum status read_all(struct constraint_json_parser *j, struct constraint_json_draft *c)
{
    struct span ignored;
    enum json_kind kind = JSON_NULL;
    char first = json_peek(&j->c);
    c->all_at = j->c.p;
    if ((first == 't' || first == 'f') && !json_scalar(&j->c, &kind, &ignored)) {
        return fail_json(j);
    }
    if (kind == JSON_NULL) {
        FAIL(j, c->all_at, "true or false must be here");
    }
    c->all = kind == JSON_TRUE;
    return STATUS_OK;
}

static enum status read_member(struct constraint_json_parser *j, struct constraint_json_draft *c)
{
    static const struct {
        const char *name;
        enum status (*read)(struct constraint_json_parser *j, struct constraint_json_draft *c);
    } members[] = {{"kind", read_kind}, {"cells", read_cells}, {"line", read_line},
                   {"from", read_from}, {"clone", read_clone}, {"digits", read_digit_list},
                   {"sign", read_sign}, {"all", read_all}};
    struct span name;
    const char *where = json_peek(&j->c) ? j->c.p + 1 : j->c.p;
    if (!json_key(&j->c, &name)) {
        return fail_json(j);
    }
    (void)json_peek(&j->c);
    for (size_t i = 0; i < sizeof members / sizeof *members; i++) {
        if (span_is(name, members[i].name)) {
            return members[i].read(j, c);
        }
    }
    if (names_a_sum(name, &c->sum_name)) {
        return read_sum(j, c);
    }
    FAIL(j, where, "a constraint has no member '%.*s'", (int)name.length, name.text);
}

/* Are the members those of the kind? A cage without a sum counts as another kind. */
static enum status check_members(const struct constraint_json_parser *j,
                                 struct constraint_json_draft *c, const char *start)
{
    if (!c->kind_at) {
        FAIL(j, start, "the constraint has no kind");
    }
    if (c->kind == CONSTRAINT_CAGE && !c->sum_at && !j->takes_open) {
        c->kind = CONSTRAINT_PLAIN_CAGE;
    }
    const struct constraint_kind *k = constraint_kinds[c->kind];
    bool side = k->shape == CONSTRAINT_SIDE;
    bool line = side || k->shape == CONSTRAINT_HOUSE;
    bool clone = k->shape == CONSTRAINT_CLONE_OF;
    bool rule = k->shape == CONSTRAINT_BOARD || (c->all && !c->cells_at);
    bool wants_cells = !rule && !line;
    bool right_sum = k->has_sum && c->sum_name && strcmp(c->sum_name, constraint_sum_name(k)) == 0;
    const struct {
        const char *name;
        const char *at;
        bool wanted;
        bool allowed;
    } rows[] = {
        {"cells", c->cells_at, wants_cells, wants_cells},
        {constraint_sum_name(k), right_sum ? c->sum_at : NULL, k->has_sum && !j->takes_open,
         k->has_sum},
        {c->sum_name, right_sum ? NULL : c->sum_at, false, false},
        {"line", c->line_at, line, line},
        {"from", c->from_at, false, side},
        {"clone", c->clone_at, clone, clone},
        {"digits", c->digits_at, k->has_digits && !j->takes_open, k->has_digits},
        {"all", c->all_at, false, k->may_all},
        {"sign", c->sign_at, false, k->has_sign},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        if (rows[i].wanted && !rows[i].at) {
            FAIL(j, start, "the %s constraint has no %s", k->name, rows[i].name);
        }
        if (rows[i].at && !rows[i].allowed) {
            FAIL(j, rows[i].at, "a constraint of kind %s has no %s", k->name, rows[i].name);
        }
    }
    if (c->open || (k->has_sum && !c->sum_at) || (k->has_digits && !c->digits_at)) {
        c->sum = c->sign_at ? constraint_sum_pack(c->sign, CONSTRAINT_ANY_RESULT) : CONSTRAINT_OPEN;
    } else if (c->sign_at) {
        c->sum = constraint_sum_pack(c->sign, c->sum);
    }
    if (c->from_at && c->from_is_column != c->line_is_column) {
        FAIL(j, c->from_at, "a row is seen from left or right, a column from top or bottom");
    }
    if (clone && 2 * c->clone_count != c->count) {
        FAIL(j, c->clone_at, "the two areas have different numbers of cells");
    }
    return STATUS_OK;
}

static void set_line(const struct constraint_json_parser *j, struct constraint_json_draft *c)
{
    unsigned length = c->line_is_column ? frame_rows(j->base) : frame_columns(j->base);
    for (unsigned i = 0; i < length; i++) {
        unsigned cell =
            c->line_is_column ? cell_at(j->base, i, c->line) : cell_at(j->base, c->line, i);
        if (cell != LAYOUT_NO_CELL && c->count < MAX_SIZE) {
            c->cell[c->count++] = (uint16_t)cell;
        }
    }
    for (unsigned i = 0, k = c->count; c->from_far && i + 1 < k; i++) {
        uint16_t moved = c->cell[i];
        c->cell[i] = c->cell[--k];
        c->cell[k] = moved;
    }
}

/* Add it and look at it. */
static enum status add(const struct constraint_json_parser *j, struct constraint_json_draft *c,
                       const char *start, struct constraint_list *out)
{
    char buffer[CONSTRAINT_COMPLAINT_SIZE];
    enum constraint_kind_id kind = (enum constraint_kind_id)c->kind;
    const struct constraint_kind *k = constraint_kinds[kind];
    size_t before = out->count;
    if (k->shape == CONSTRAINT_HOUSE || k->shape == CONSTRAINT_SIDE) {
        set_line(j, c);
    }
    if (c->all || k->shape == CONSTRAINT_BOARD) {
        constraint_list_add(out, kind, c->all, 0, NULL, 0);
    }
    if (c->count) {
        constraint_list_add(out, kind, false, c->sum, c->cell, c->count);
    }
    if (out->failed) {
        FAIL(j, start, OUT_OF_MEMORY);
    }
    if (out->count > CONSTRAINT_MAX_COUNT) {
        FAIL(j, start, "there are more than %d constraints", CONSTRAINT_MAX_COUNT);
    }
    if (out->count == before) {
        FAIL(j, c->cells_at ? c->cells_at : start, "the %s constraint has no cells", k->name);
    }
    /* Check each one together with those before it. */
    struct constraint_list part = *out;
    for (part.count = before + 1; part.count <= out->count; part.count++) {
        const char *wrong = constraint_list_complain(&part, j->base, buffer);
        if (wrong) {
            const char *where = c->sum_at && (strstr(wrong, "sum") || strstr(wrong, "number"))
                                    ? c->sum_at
                                : c->cells_at ? c->cells_at
                                              : c->kind_at;
            FAIL(j, where, "%s: %s", k->name, wrong);
        }
    }
    return STATUS_OK;
}

static enum status read_constraint(struct constraint_json_parser *j, struct constraint_list *out)
{
    struct constraint_json_draft c = {0};
    const char *start = json_peek(&j->c) ? j->c.p : j->c.end;
    if (*start != '{') {
        FAIL(j, start, "a constraint must be here, as in {\"kind\":\"odd\",\"cells\":[\"r1c1\"]}");
    }
    if (!json_open(&j->c, '{')) {
        return fail_json(j);
    }
    while (json_more(&j->c)) {
        if (read_member(j, &c) != STATUS_OK) {
            return STATUS_FAILED;
        }
    }
    if (j->c.wrong) {
        return fail_json(j);
    }
    return check_members(j, &c, start) == STATUS_OK ? add(j, &c, start, out) : STATUS_FAILED;
}

static enum status read_constraints(struct constraint_json_parser *j, struct constraint_list *out)
{
    if (json_peek(&j->c) != '[') {
        FAIL(j, j->c.p, "a list of constraints must be here");
    }
    (void)json_open(&j->c, '[');
    while (json_more(&j->c)) {
        if (read_constraint(j, out) != STATUS_OK) {
            return STATUS_FAILED;
        }
    }
    if (j->c.wrong) {
        return fail_json(j);
    }
    if (json_peek(&j->c) || j->c.p != j->c.end) {
        FAIL(j, j->c.p, "nothing may follow the list of constraints");
    }
    return STATUS_OK;
}

enum status constraints_read_json(const char *text, size_t length, const struct layout *base,
                                  const struct diag_at *at, struct diag *d,
                                  struct constraint_list *out)
{
    struct constraint_json_parser j = {
        .base = base, .at = at, .d = d, .takes_open = out->takes_open};
    json_begin(&j.c, text, length);
    enum status status = read_constraints(&j, out);
    json_end(&j.c);
    return status;
}

enum status constraint_read_json(const char *text, size_t length, const struct layout *base,
                                 const struct diag_at *at, struct diag *d,
                                 struct constraint_list *out)
{
    struct constraint_json_parser j = {
        .base = base, .at = at, .d = d, .takes_open = out->takes_open};
    json_begin(&j.c, text, length);
    enum status status = read_constraint(&j, out);
    if (status == STATUS_OK && json_peek(&j.c)) {
        struct diag_at behind = place(&j, j.c.p);
        status = diag_error(d, &behind, "there is something behind the constraint");
    }
    json_end(&j.c);
    return status;
}

enum status constraints_read_quoted_json(const char *text, size_t length, const struct layout *base,
                                         const struct diag_at *at, struct diag *d,
                                         struct constraint_list *out)
{
    struct constraint_json_parser j = {
        .base = base, .at = at, .d = d, .doubled = true, .takes_open = out->takes_open};
    struct text plain = {0};
    for (size_t i = 0; i < length; i++) {
        text_add(&plain, &text[i], 1);
        i += text[i] == '"' && i + 1 < length && text[i + 1] == '"';
    }
    if (plain.failed) {
        text_free(&plain);
        return diag_error(d, at, OUT_OF_MEMORY);
    }
    json_begin(&j.c, plain.data ? plain.data : "", plain.length);
    enum status status = read_constraints(&j, out);
    json_end(&j.c);
    text_free(&plain);
    return status;
}
