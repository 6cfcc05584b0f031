/* Clues in json: an array of objects, in one line. */
#include <stdio.h>
#include <string.h>

#include "gen/clue/clue.h"

struct clue_json_parser {
    const char *text;
    const char *p;
    const char *end;
    const struct layout *base;
    const struct diag_at *at; /* of the text */
    struct diag *d;
    bool doubled; /* each quote stands twice */
};

/* One object, as it is read. */
struct clue_json_draft {
    const char *kind_at; /* NULL: not said yet */
    int kind;
    const char *cells_at;
    const char *sum_at;
    const char *line_at;
    const char *all_at;
    unsigned count;
    uint16_t cell[MAX_CELLS];
    bool line_is_column;
    unsigned line; /* from 0 */
    unsigned sum;
    bool all;
};

static struct diag_at place(const struct clue_json_parser *j, const char *where)
{
    struct diag_at at = j->at ? *j->at : (struct diag_at){0};
    const char *begin = j->text;
    for (const char *p = j->text; p < where && at.col; p++) {
        if (*p == '\n') { /* the list stands over many lines */
            at.line += at.line > 0;
            at.col = 1;
            at.source_line = NULL;
            begin = p + 1;
        }
    }
    at.col += at.col ? (size_t)(where - begin) : 0;
    return at;
}

#define FAIL(j, where, ...)                                                                        \
    do {                                                                                           \
        struct diag_at at_ = place(j, where);                                                      \
        return diag_error((j)->d, &at_, __VA_ARGS__);                                              \
    } while (0)

static void skip_space(struct clue_json_parser *j)
{
    while (j->p < j->end && (*j->p == ' ' || *j->p == '\t' || *j->p == '\r' || *j->p == '\n')) {
        j->p++;
    }
}

static bool take_clue_json(struct clue_json_parser *j, char c)
{
    skip_space(j);
    if (j->p < j->end && *j->p == c) {
        j->p++;
        return true;
    }
    return false;
}

static bool take_quote(struct clue_json_parser *j)
{
    return take_clue_json(j, '"') && (!j->doubled || (j->p < j->end && *j->p++ == '"'));
}

/* A string without escapes. */
static enum status read_word(struct clue_json_parser *j, const char **word, size_t *length,
                             const char *what)
{
    if (!take_quote(j)) {
        FAIL(j, j->p, "%s must be here, in quotes", what);
    }
    *word = j->p;
    while (j->p < j->end && *j->p != '"') {
        if (*j->p == '\\') {
            FAIL(j, j->p, "this string cannot have an escape");
        }
        j->p++;
    }
    *length = (size_t)(j->p - *word);
    if (!take_quote(j)) {
        FAIL(j, j->p, "the string is not closed");
    }
    return STATUS_OK;
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

static enum status read_cell(struct clue_json_parser *j, struct clue_json_draft *c)
{
    const char *word;
    size_t length;
    unsigned row;
    unsigned column;
    if (read_word(j, &word, &length, "a cell like \"r1c1\"") != STATUS_OK) {
        return STATUS_FAILED;
    }
    const char *p = word;
    const char *end = word + length;
    if (!read_part(&p, end, 'r', &row) || !read_part(&p, end, 'c', &column) || p != end) {
        FAIL(j, word, "'%.*s' is not a cell; write it as in r1c1", (int)length, word);
    }
    unsigned cell = row <= frame_rows(j->base) && column <= frame_columns(j->base)
                        ? cell_at(j->base, row - 1, column - 1)
                        : LAYOUT_NO_CELL;
    if (cell == LAYOUT_NO_CELL) {
        FAIL(j, word, "the board has no cell r%uc%u", row, column);
    }
    if (c->count == MAX_CELLS) {
        FAIL(j, word, "the clue has more than %d cells", MAX_CELLS);
    }
    c->cell[c->count++] = (uint16_t)cell;
    return STATUS_OK;
}

static enum status read_cells(struct clue_json_parser *j, struct clue_json_draft *c)
{
    c->cells_at = j->p;
    if (!take_clue_json(j, '[')) {
        FAIL(j, j->p, "a list of cells must be here, as in [\"r1c1\",\"r1c2\"]");
    }
    if (take_clue_json(j, ']')) {
        return STATUS_OK;
    }
    do {
        if (read_cell(j, c) != STATUS_OK) {
            return STATUS_FAILED;
        }
    } while (take_clue_json(j, ','));
    if (!take_clue_json(j, ']')) {
        FAIL(j, j->p, "',' or ']' must be here");
    }
    return STATUS_OK;
}

static enum status read_kind(struct clue_json_parser *j, struct clue_json_draft *c)
{
    const char *word;
    size_t length;
    if (read_word(j, &word, &length, "the kind of the clue") != STATUS_OK) {
        return STATUS_FAILED;
    }
    c->kind_at = word;
    c->kind = clue_kind_find(word, length);
    if (c->kind < 0) {
        const char *names[CLUE_KIND_COUNT];
        char copy[40];
        for (int i = 0; i < CLUE_KIND_COUNT; i++) {
            names[i] = clue_kinds[i]->name;
        }
        snprintf(copy, sizeof copy, "%.*s", (int)length, word);
        const char *nearest = text_nearest(copy, names, CLUE_KIND_COUNT);
        FAIL(j, word, "there is no kind of clue '%s'%s%s%s", copy, nearest ? " (did you mean " : "",
             nearest ? nearest : "", nearest ? "?)" : "");
    }
    return STATUS_OK;
}

static enum status read_sum(struct clue_json_parser *j, struct clue_json_draft *c)
{
    c->sum_at = j->p;
    if (!read_digits(&j->p, j->end, &c->sum) || c->sum > CLUE_MAX_SUM) {
        FAIL(j, c->sum_at, "a sum from 0 to %d must be here", CLUE_MAX_SUM);
    }
    return STATUS_OK;
}

static enum status read_line(struct clue_json_parser *j, struct clue_json_draft *c)
{
    const char *word;
    size_t length;
    if (read_word(j, &word, &length, "a row or column like \"r3\"") != STATUS_OK) {
        return STATUS_FAILED;
    }
    c->line_at = word;
    const char *p = word;
    unsigned number;
    c->line_is_column = length > 0 && (*word | 0x20) == 'c';
    unsigned most = c->line_is_column ? frame_columns(j->base) : frame_rows(j->base);
    if (!read_part(&p, word + length, c->line_is_column ? 'c' : 'r', &number) ||
        p != word + length || number > most) {
        FAIL(j, word, "'%.*s' is not a row or column of the board; write it as in r3", (int)length,
             word);
    }
    c->line = number - 1;
    return STATUS_OK;
}

static enum status read_all(struct clue_json_parser *j, struct clue_json_draft *c)
{
    static const char *const words[] = {"false", "true"};
    c->all_at = j->p;
    for (unsigned i = 0; i < 2; i++) {
        size_t length = strlen(words[i]);
        if ((size_t)(j->end - j->p) >= length && memcmp(j->p, words[i], length) == 0) {
            j->p += length;
            c->all = i == 1;
            return STATUS_OK;
        }
    }
    FAIL(j, j->p, "true or false must be here");
}

static enum status read_member(struct clue_json_parser *j, struct clue_json_draft *c)
{
    static const struct {
        const char *name;
        enum status (*read)(struct clue_json_parser *j, struct clue_json_draft *c);
    } members[] = {{"kind", read_kind},
                   {"cells", read_cells},
                   {"sum", read_sum},
                   {"line", read_line},
                   {"all", read_all}};
    const char *word;
    size_t length;
    if (read_word(j, &word, &length, "a member's name") != STATUS_OK) {
        return STATUS_FAILED;
    }
    if (!take_clue_json(j, ':')) {
        FAIL(j, j->p, "':' must be here");
    }
    skip_space(j);
    for (size_t i = 0; i < sizeof members / sizeof *members; i++) {
        if (strlen(members[i].name) == length && memcmp(members[i].name, word, length) == 0) {
            return members[i].read(j, c);
        }
    }
    FAIL(j, word, "a clue has no member '%.*s'", (int)length, word);
}

/* Are the members those that the kind has? */
static enum status check_members(const struct clue_json_parser *j, const struct clue_json_draft *c,
                                 const char *start)
{
    if (!c->kind_at) {
        FAIL(j, start, "the clue has no kind");
    }
    const struct clue_kind *k = clue_kinds[c->kind];
    bool rule = k->shape == CLUE_BOARD || (c->all && !c->cells_at);
    bool wants_cells = !rule && k->shape != CLUE_HOUSE;
    const struct {
        const char *name;
        const char *at;
        bool wanted;
        bool allowed;
    } rows[] = {
        {"cells", c->cells_at, wants_cells, wants_cells},
        {"sum", c->sum_at, k->has_sum, k->has_sum},
        {"line", c->line_at, k->shape == CLUE_HOUSE, k->shape == CLUE_HOUSE},
        {"all", c->all_at, false, k->may_all},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        if (rows[i].wanted && !rows[i].at) {
            FAIL(j, start, "the %s clue has no %s", k->name, rows[i].name);
        }
        if (rows[i].at && !rows[i].allowed) {
            FAIL(j, rows[i].at, "a clue of kind %s has no %s", k->name, rows[i].name);
        }
    }
    return STATUS_OK;
}

static void set_line(const struct clue_json_parser *j, struct clue_json_draft *c)
{
    unsigned length = c->line_is_column ? frame_rows(j->base) : frame_columns(j->base);
    for (unsigned i = 0; i < length; i++) {
        unsigned cell =
            c->line_is_column ? cell_at(j->base, i, c->line) : cell_at(j->base, c->line, i);
        if (cell != LAYOUT_NO_CELL && c->count < MAX_SIZE) {
            c->cell[c->count++] = (uint16_t)cell;
        }
    }
}

/* Add it and look at it. */
static enum status add(const struct clue_json_parser *j, struct clue_json_draft *c,
                       const char *start, struct clue_list *out)
{
    char buffer[CLUE_COMPLAINT_SIZE];
    enum clue_kind_id kind = (enum clue_kind_id)c->kind;
    const struct clue_kind *k = clue_kinds[kind];
    size_t before = out->count;
    if (k->shape == CLUE_HOUSE) {
        set_line(j, c);
    }
    if (c->all || k->shape == CLUE_BOARD) {
        clue_list_add(out, kind, c->all, 0, NULL, 0);
    }
    if (c->count) {
        clue_list_add(out, kind, false, c->sum, c->cell, c->count);
    }
    if (out->failed) {
        FAIL(j, start, OUT_OF_MEMORY);
    }
    if (out->count > CLUE_MAX_COUNT) {
        FAIL(j, start, "there are more than %d clues", CLUE_MAX_COUNT);
    }
    if (out->count == before) {
        FAIL(j, c->cells_at ? c->cells_at : start, "the %s clue has no cells", k->name);
    }
    /* Each by itself, beside those before it. */
    struct clue_list part = *out;
    for (part.count = before + 1; part.count <= out->count; part.count++) {
        const char *wrong = clue_list_complain(&part, j->base, buffer);
        if (wrong) {
            const char *where = c->sum_at && strstr(wrong, "sum") ? c->sum_at
                                : c->cells_at                     ? c->cells_at
                                                                  : c->kind_at;
            FAIL(j, where, "%s: %s", k->name, wrong);
        }
    }
    return STATUS_OK;
}

static enum status read_clue(struct clue_json_parser *j, struct clue_list *out)
{
    struct clue_json_draft c = {0};
    const char *start = j->p;
    if (!take_clue_json(j, '{')) {
        FAIL(j, j->p, "a clue must be here, as in {\"kind\":\"odd\",\"cells\":[\"r1c1\"]}");
    }
    if (!take_clue_json(j, '}')) {
        do {
            if (read_member(j, &c) != STATUS_OK) {
                return STATUS_FAILED;
            }
        } while (take_clue_json(j, ','));
        if (!take_clue_json(j, '}')) {
            FAIL(j, j->p, "',' or '}' must be here");
        }
    }
    return check_members(j, &c, start) == STATUS_OK ? add(j, &c, start, out) : STATUS_FAILED;
}

static enum status read_clues(struct clue_json_parser *j, struct clue_list *out)
{
    if (!take_clue_json(j, '[')) {
        FAIL(j, j->p, "a list of clues must be here");
    }
    if (!take_clue_json(j, ']')) {
        do {
            skip_space(j);
            if (read_clue(j, out) != STATUS_OK) {
                return STATUS_FAILED;
            }
        } while (take_clue_json(j, ','));
        if (!take_clue_json(j, ']')) {
            FAIL(j, j->p, "',' or ']' must be here");
        }
    }
    skip_space(j);
    if (j->p != j->end) {
        FAIL(j, j->p, "nothing may follow the list of clues");
    }
    return STATUS_OK;
}

enum status clues_read_json(const char *text, size_t length, const struct layout *base,
                            const struct diag_at *at, struct diag *d, struct clue_list *out)
{
    struct clue_json_parser j = {
        .text = text, .p = text, .end = text + length, .base = base, .at = at, .d = d};
    return read_clues(&j, out);
}

enum status clues_read_quoted_json(const char *text, size_t length, const struct layout *base,
                                   const struct diag_at *at, struct diag *d, struct clue_list *out)
{
    struct clue_json_parser j = {.text = text,
                                 .p = text,
                                 .end = text + length,
                                 .base = base,
                                 .at = at,
                                 .d = d,
                                 .doubled = true};
    return read_clues(&j, out);
}

/* ---- printing ---- */

static void print_cells(struct text *out, const struct layout *v, const struct clue *c)
{
    char name[CELL_NAME_SIZE];
    for (unsigned i = 0; i < c->count; i++) {
        text_puts(out, i ? ",\"" : "\"");
        text_puts(out, cell_name(v, c->cell[i], name));
        text_add(out, "\"", 1);
    }
}

void clues_print_json(struct text *out, const struct layout *v)
{
    unsigned count = clue_count(v);
    for (unsigned i = 0; i < count; i++) {
        const struct clue *c = clue_at(v, i);
        const struct clue_kind *k = clue_kind_of(c);
        text_puts(out, i ? ",{\"kind\":\"" : "[{\"kind\":\"");
        text_puts(out, k->name);
        text_puts(out, "\"");
        if (clue_is_rule(c)) {
            text_puts(out, c->all ? ",\"all\":true" : "");
        } else if (k->shape == CLUE_HOUSE) {
            bool row = row_of(v, c->cell[0]) == row_of(v, c->cell[1]);
            text_printf(out, ",\"line\":\"%c%u\"", row ? 'r' : 'c',
                        1 + (row ? row_of(v, c->cell[0]) : column_of(v, c->cell[0])));
        } else {
            text_puts(out, ",\"cells\":[");
            print_cells(out, v, c);
            /* Marked cells of a kind stand in one clue. */
            while (k->shape == CLUE_CELL && i + 1 < count && clue_at(v, i + 1)->kind == c->kind) {
                text_puts(out, ",");
                print_cells(out, v, clue_at(v, ++i));
            }
            text_puts(out, "]");
        }
        if (k->has_sum) {
            text_puts(out, ",\"sum\":");
            text_add_unsigned(out, c->sum);
        }
        text_puts(out, "}");
    }
    text_puts(out, count ? "]" : "");
}

const char *clue_words(const struct layout *v, const struct clue *c,
                       char buffer[CLUE_COMPLAINT_SIZE])
{
    char name[CELL_NAME_SIZE];
    const char *kind = clue_kind_of(c)->name;
    size_t length = (size_t)snprintf(buffer, CLUE_COMPLAINT_SIZE, "%s", kind);
    if (clue_kind_of(c)->has_sum) {
        length += (size_t)snprintf(buffer + length, CLUE_COMPLAINT_SIZE - length, " of %u", c->sum);
    }
    for (unsigned i = 0; !clue_is_rule(c) && i < c->count && length + 10 < CLUE_COMPLAINT_SIZE;
         i++) {
        length += (size_t)snprintf(buffer + length, CLUE_COMPLAINT_SIZE - length, "%s%s",
                                   i ? " " : " at ", cell_name(v, c->cell[i], name));
    }
    return buffer;
}
