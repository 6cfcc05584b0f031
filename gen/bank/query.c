/* Asking: a filter becomes an SQL query, a row a record. */
#include <stdio.h>
#include <string.h>

#include "gen/bank/bank_private.h"
#include "gen/board/symmetry.h"
#include "gen/constraint/constraint.h"
#include "gen/format/stream.h"

static const struct {
    const char *name;
    const char *sql;
} orders[BANK_ORDER_COUNT] = {
    [BANK_ORDER_ADDED] = {"added", "p.id"},
    [BANK_ORDER_SCORE] = {"score", "p.score"},
    [BANK_ORDER_SE] = {"se", "p.se_tenths"},
    [BANK_ORDER_MINUTES] = {"minutes", "p.minutes"},
    [BANK_ORDER_GIVENS] = {"givens", "p.given_count"},
    [BANK_ORDER_SAMPLE] = {"sample", "sample(p.sample, ?1)"},
};

const char *bank_order_name(enum bank_order order)
{
    return orders[order].name;
}

/* A query being put together: its text, and the values of its parameters from ?2 on (?1 is the
 * sampling seed). */
enum { MAX_VALUES = 160, FIRST_VALUE = 2 };

struct value {
    const char *text; /* NULL: the number counts */
    int64_t number;
};

struct query_builder {
    struct text sql;
    struct value values[MAX_VALUES];
    int count;
    bool where;
};

static void begin_condition(struct query_builder *q)
{
    text_puts(&q->sql, q->where ? " AND " : " WHERE ");
    q->where = true;
}

static int add_value(struct query_builder *q, const char *text, int64_t number)
{
    if (q->count < MAX_VALUES) {
        q->values[q->count] = (struct value){text, number};
    }
    return FIRST_VALUE + q->count++;
}

static void want_text(struct query_builder *q, const char *column, const char *text)
{
    if (text) {
        begin_condition(q);
        text_printf(&q->sql, "%s = ?%d", column, add_value(q, text, 0));
    }
}

static void want_range(struct query_builder *q, const char *column, struct bank_range range)
{
    if (range.given) {
        begin_condition(q);
        int low = add_value(q, NULL, range.low);
        int high = add_value(q, NULL, range.high);
        text_printf(&q->sql, "%s BETWEEN ?%d AND ?%d", column, low, high);
    }
}

static void want_techniques(struct query_builder *q, const struct bank_filter *f)
{
    for (size_t i = 0; i < f->requires_count; i++) {
        begin_condition(q);
        text_printf(&q->sql,
                    "p.id IN (SELECT puzzle FROM technique_use WHERE technique = "
                    "(SELECT id FROM technique WHERE key = ?%d))",
                    add_value(q, f->requires[i], 0));
    }
    for (size_t i = 0; i < f->excludes_count; i++) {
        begin_condition(q);
        text_printf(&q->sql,
                    "NOT EXISTS (SELECT 1 FROM technique_use WHERE puzzle = p.id AND technique = "
                    "(SELECT id FROM technique WHERE key = ?%d))",
                    add_value(q, f->excludes[i], 0));
    }
}

static void want_state(struct query_builder *q, const struct bank_filter *f)
{
    static const char book[] = "p.book = (SELECT id FROM book WHERE name = ?%d)";
    if (f->state == BANK_ANY) {
        return;
    }
    begin_condition(q);
    if (f->state == BANK_UNUSED && f->book) {
        text_puts(&q->sql, "(p.book IS NULL OR ");
    } else if (!f->book) {
        text_puts(&q->sql, f->state == BANK_USED ? "p.book IS NOT NULL" : "p.book IS NULL");
    }
    if (f->book) {
        text_printf(&q->sql, book, add_value(q, f->book, 0));
        text_puts(&q->sql, f->state == BANK_UNUSED ? ")" : "");
    }
}

/* With constraints a board is filed under its base's name, or under the short name of such puzzles.
 */
static void want_board(struct query_builder *q, const struct bank_filter *f)
{
    const struct layout *v = f->board;
    if (!v) {
        return;
    }
    begin_condition(q);
    text_printf(&q->sql, "p.clues IS %s AND p.variant IN (?%d",
                f->constrained ? "NOT NULL" : "NULL",
                add_value(q, f->constrained ? v->base : bank_variant(v), 0));
    const struct constraint_variant *variant;
    for (size_t i = 0; f->constrained && (variant = constraint_variant_at(i)) != NULL; i++) {
        if (strcmp(variant->base, v->name) == 0) {
            text_printf(&q->sql, ", ?%d", add_value(q, variant->name, 0));
        }
    }
    text_puts(&q->sql, ")");
}

/* The level goes by its rank, so that the index over level and score serves. */
static void want_level(struct query_builder *q, struct bank_range level)
{
    if (level.given && level.low == level.high) {
        begin_condition(q);
        text_printf(&q->sql, "p.level = ?%d", add_value(q, NULL, level.low));
    } else {
        want_range(q, "p.level", level);
    }
}

/* As for puzzles that are made: a pattern with more symmetry has this one too. */
static void want_symmetry(struct query_builder *q, const char *name)
{
    enum symmetry asked;
    if (!name || !symmetry_find(name, &asked)) {
        want_text(q, "p.symmetry", name);
        return;
    }
    unsigned movements = symmetry_movements(asked);
    const char *before = "";
    begin_condition(q);
    text_puts(&q->sql, "p.symmetry IN (");
    for (int s = 0; s < SYMMETRY_COUNT; s++) {
        unsigned has = symmetry_movements((enum symmetry)s);
        if (asked == SYMMETRY_NONE ? s == SYMMETRY_NONE : (has & movements) == movements) {
            text_printf(&q->sql, "%s?%d", before, add_value(q, symmetry_name((enum symmetry)s), 0));
            before = ", ";
        }
    }
    text_puts(&q->sql, ")");
}

static void add_conditions(struct query_builder *q, const struct bank_filter *f)
{
    want_level(q, f->level);
    const struct layout *board = f->variant ? variant_find(f->variant) : NULL;
    want_text(q, "p.variant", board ? bank_variant(board) : f->variant);
    want_text(q, "p.regions", board && board->jigsaw ? board->regions : NULL);
    if (f->variant) { /* not boards that add houses or grids to the variant */
        begin_condition(q);
        text_puts(&q->sql, "p.houses IS NULL AND p.grids IS NULL");
        if (!constraint_variant_find(f->variant)) {
            text_puts(&q->sql, " AND p.clues IS NULL");
        }
    }
    want_board(q, f);
    want_symmetry(q, f->symmetry);
    want_text(q, "p.hardest", f->hardest);
    want_range(q, "p.given_count", f->givens);
    want_range(q, "p.score", f->score);
    want_range(q, "p.se_tenths", f->se_tenths);
    want_range(q, "p.minutes", f->minutes);
    want_techniques(q, f);
    if (f->minimal) {
        begin_condition(q);
        text_puts(&q->sql, "p.minimal = 1");
    }
    want_state(q, f);
}

static void add_order(struct query_builder *q, const struct bank_filter *f)
{
    const char *direction = f->descending ? "DESC" : "ASC";
    text_printf(&q->sql, " ORDER BY %s %s", orders[f->order].sql, direction);
    if (f->order != BANK_ORDER_ADDED) {
        text_printf(&q->sql, ", p.id %s", direction);
    }
}

static void add_limit(struct query_builder *q, const struct bank_filter *f)
{
    int limit = add_value(q, NULL, f->limit ? (int64_t)f->limit : -1);
    text_printf(&q->sql, " LIMIT ?%d OFFSET ?%d", limit, add_value(q, NULL, (int64_t)f->skip));
}

/* A random order has to look at every puzzle that fits. The ids are chosen first, so that an index
 * alone is read where it holds all that the conditions ask for, and the rows of the chosen ones
 * after. */
static void build(struct query_builder *q, const struct bank_filter *f)
{
    text_puts(&q->sql, "SELECT " BANK_COLUMNS BANK_TABLES);
    if (f->order == BANK_ORDER_SAMPLE) {
        text_puts(&q->sql, " WHERE p.id IN (SELECT p.id FROM puzzle p");
        add_conditions(q, f);
        add_order(q, f);
        add_limit(q, f);
        text_puts(&q->sql, ")");
        add_order(q, f);
        return;
    }
    add_conditions(q, f);
    add_order(q, f);
    add_limit(q, f);
}

static void bind_values(sqlite3_stmt *s, const struct query_builder *q, uint64_t seed)
{
    if (sqlite3_bind_parameter_index(s, "?1")) {
        sqlite3_bind_int64(s, 1, (int64_t)seed);
    }
    for (int i = 0; i < q->count; i++) {
        if (q->values[i].text) {
            sqlite3_bind_text(s, FIRST_VALUE + i, q->values[i].text, -1, SQLITE_STATIC);
        } else {
            sqlite3_bind_int64(s, FIRST_VALUE + i, q->values[i].number);
        }
    }
}

/* A bank may come from anyone: what it holds is printed, so it must be text, and fit. Names within
 * puzzle files are of plain characters; a book's may have any that are printed. */
static bool copy_column(sqlite3_stmt *s, int column, bool plain, char *to, size_t size)
{
    const char *text = (const char *)sqlite3_column_text(s, column);
    text = text ? text : "";
    size_t length = strlen(text);
    to[0] = '\0';
    if (length >= size || length != (size_t)sqlite3_column_bytes(s, column)) {
        return false;
    }
    for (size_t i = 0, step; i < length; i += step) {
        uint32_t c = utf8_decode(text + i, length - i, &step);
        bool control = c < ' ' || (c >= 0x7F && c < 0xA0) || c == UINT32_MAX;
        if (control || (plain && (c > '~' || strchr("\"\\,;<>&", (int)c)))) {
            return false;
        }
    }
    memcpy(to, text, length + 1);
    return true;
}

static bool read_names(sqlite3_stmt *s, struct bank_row *row)
{
    struct record *r = &row->record;
    enum level level;
    return copy_column(s, 5, true, r->symmetry, sizeof r->symmetry) &&
           copy_column(s, 6, true, r->level, sizeof r->level) && level_find(r->level, &level) &&
           copy_column(s, 9, true, r->hardest, sizeof r->hardest) &&
           copy_column(s, 10, true, r->techniques, sizeof r->techniques) &&
           techniques_valid(r->techniques) &&
           copy_column(s, 14, false, row->book, sizeof row->book) &&
           copy_column(s, 16, true, row->date, sizeof row->date) &&
           copy_column(s, 21, true, r->course, sizeof r->course) && course_valid(r->course);
}

/* The layout with the row's constraints, in place of the one without; drops that. NULL: they are
 * wrong.
 */
static const struct layout *lay_row_constraints(const struct layout *bare, const char *constraints)
{
    struct diag silent = {0};
    struct constraint_list list = {0};
    const struct layout *v = NULL;
    if (constraints_read_json(constraints, strlen(constraints), bare, NULL, &silent, &list) ==
        STATUS_OK) {
        v = constraints_lay(bare, &list);
    }
    constraint_list_free(&list);
    layout_drop(bare);
    return v;
}

static bool read_boards(sqlite3_stmt *s, struct record *r)
{
    const char *name = (const char *)sqlite3_column_text(s, 1);
    const char *givens = (const char *)sqlite3_column_text(s, 2);
    const char *solution = (const char *)sqlite3_column_text(s, 3);
    const char *constraints = (const char *)sqlite3_column_text(s, 22);
    const struct constraint_variant *constrained = name ? constraint_variant_find(name) : NULL;
    struct diag silent = {0};
    struct layout_definition definition = {
        .name = constrained ? constrained->base : name,
        .regions = (const char *)sqlite3_column_text(s, 17),
        .houses = (const char *)sqlite3_column_text(s, 18),
        .grids = (const char *)sqlite3_column_text(s, 19),
    };
    const struct layout *v = name ? layout_build(&definition, NULL, &silent) : NULL;
    v = v && constraints ? lay_row_constraints(v, constraints) : v;
    bool good =
        v && givens && solution && record_from_line(r, solution, v, NULL, &silent) == STATUS_OK;
    if (good) {
        r->solution = r->givens;
        good = record_from_line(r, givens, v, NULL, &silent) == STATUS_OK;
        r->has_solution = true;
    }
    layout_drop(v);
    return good;
}

/* No figure is out of the range in which other readers take it. */
static bool are_figures(sqlite3_stmt *s)
{
    static const struct {
        int column;
        double most;
    } figures[] = {{4, 1}, {7, INT32_MAX}, {8, 990}, {20, 990}, {11, 1e6}};
    bool good = true;
    for (size_t i = 0; i < sizeof figures / sizeof *figures; i++) {
        double value = sqlite3_column_double(s, figures[i].column); /* 0 where there is none */
        good = good && value >= 0 && value <= figures[i].most;
    }
    return good;
}

enum status bank_read_row(struct bank *b, sqlite3_stmt *s, struct bank_row *row, struct diag *d)
{
    struct record *r = &row->record;
    row->id = sqlite3_column_int64(s, 0);
    if (!read_boards(s, r) || !read_names(s, row) || !are_figures(s)) {
        if (sqlite3_errcode(b->db) == SQLITE_NOMEM) {
            return bank_fail(b, "cannot read", d);
        }
        struct diag_at at = {.file = b->path};
        return diag_error(d, &at, "puzzle %lld is damaged", (long long)row->id);
    }
    row->minimal = sqlite3_column_int(s, 4) != 0;
    bool null = sqlite3_column_type(s, 7) == SQLITE_NULL;
    r->score = null ? -1 : sqlite3_column_int(s, 7);
    null = sqlite3_column_type(s, 8) == SQLITE_NULL;
    r->se_tenths = null ? -1 : sqlite3_column_int(s, 8);
    null = sqlite3_column_type(s, 20) == SQLITE_NULL;
    r->se_least = null ? -1 : sqlite3_column_int(s, 20);
    null = sqlite3_column_type(s, 11) == SQLITE_NULL;
    r->minutes = null ? -1 : sqlite3_column_double(s, 11);
    r->has_seed = sqlite3_column_type(s, 12) != SQLITE_NULL;
    r->seed = (uint64_t)sqlite3_column_int64(s, 12);
    r->index = (uint64_t)sqlite3_column_int64(s, 13);
    row->page = sqlite3_column_int64(s, 15);
    return STATUS_OK;
}

enum status bank_visit_rows(struct bank *b, sqlite3_stmt *s,
                            bool (*visit)(void *context, const struct bank_row *row), void *context,
                            struct diag *d)
{
    struct bank_row row = {0};
    enum status status = STATUS_OK;
    int result = SQLITE_ROW;
    bool more = true;
    uint64_t left = bank_max_rows(b);
    while (status == STATUS_OK && more && (result = sqlite3_step(s)) == SQLITE_ROW) {
        status = left-- ? bank_read_row(b, s, &row, d) : bank_too_many_rows(b, d);
        more = status == STATUS_OK && visit(context, &row);
    }
    if (status == STATUS_OK && result != SQLITE_ROW && result != SQLITE_DONE) {
        status = bank_fail(b, "cannot read", d);
    }
    record_free(&row.record);
    return status == STATUS_OK ? bank_expect_unchanged(b, d) : status;
}

enum status bank_query(struct bank *b, const struct bank_filter *filter,
                       bool (*visit)(void *context, const struct bank_row *row), void *context,
                       struct diag *d)
{
    struct query_builder q = {0};
    build(&q, filter);
    if (q.sql.failed || q.count > MAX_VALUES) {
        text_free(&q.sql);
        return diag_error(d, NULL, "the query is too long; name fewer techniques");
    }
    sqlite3_stmt *s = bank_prepare(b, q.sql.data, d);
    enum status status = s ? STATUS_OK : STATUS_FAILED;
    if (s) {
        bind_values(s, &q, filter->seed);
        status = bank_visit_rows(b, s, visit, context, d);
    }
    sqlite3_finalize(s);
    text_free(&q.sql);
    return status;
}

enum status bank_has_own_boards(struct bank *b, bool *has, struct diag *d)
{
    int64_t found = 0;
    enum status status =
        bank_number(b,
                    "SELECT EXISTS (SELECT 1 FROM puzzle WHERE clues IS NOT NULL OR "
                    "regions IS NOT NULL OR houses IS NOT NULL OR grids IS NOT NULL)",
                    &found, d);
    *has = found != 0;
    return status;
}

enum status bank_find(struct bank *b, const struct layout *v, const char *key, int64_t *id,
                      struct diag *d)
{
    sqlite3_stmt *s =
        bank_prepare(b, "SELECT id FROM puzzle WHERE canonical = ?1 AND variant = ?2", d);
    *id = 0;
    if (!s) {
        return STATUS_FAILED;
    }
    sqlite3_bind_text(s, 1, key, -1, SQLITE_STATIC);
    sqlite3_bind_text(s, 2, bank_variant(v), -1, SQLITE_STATIC);
    int result = sqlite3_step(s);
    *id = result == SQLITE_ROW ? sqlite3_column_int64(s, 0) : 0;
    enum status status =
        result == SQLITE_ROW || result == SQLITE_DONE ? STATUS_OK : bank_fail(b, "cannot read", d);
    sqlite3_finalize(s);
    return status;
}
