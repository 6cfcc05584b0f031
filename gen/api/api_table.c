/* Puzzles as columns: each column is a buffer of numbers or texts. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "gen/api/api.h"
#include "gen/format/records/record_fields.h"

struct api_column {
    enum field_id field;
    union {
        int64_t *integer;
        double *real;
        int64_t *offset; /* of texts: where each begins, and the end of the last */
        void *items;
    } at;
    size_t capacity;
    struct text bytes; /* of texts */
};

struct nonet_table {
    struct api_column *column;
    size_t count;
    size_t rows;
    struct text value; /* a field while it is read */
};

static enum nonet_column_kind kind_of(const struct api_column *c)
{
    return fields[c->field].type == FIELD_WHOLE    ? NONET_COLUMN_INTEGERS
           : fields[c->field].type == FIELD_NUMBER ? NONET_COLUMN_REALS
                                                   : NONET_COLUMN_TEXTS;
}

static enum status fill(nonet_table *t, const char *const *names, size_t count, struct diag *d)
{
    const char *known[FIELD_COUNT];
    for (int i = 0; i < FIELD_COUNT; i++) {
        known[i] = fields[i].name;
    }
    t->column = calloc(count + 1, sizeof *t->column);
    for (size_t i = 0; t->column && i < count; i++) {
        struct api_column *c = &t->column[t->count++];
        int field = names[i] ? field_find((struct span){names[i], strlen(names[i])}) : -1;
        if (field < 0) {
            return api_no_such(d, "field", names[i] ? names[i] : "", known, FIELD_COUNT);
        }
        c->field = (enum field_id)field;
        c->at.items = array_room(NULL, &c->capacity, 0, sizeof(int64_t));
        if (!c->at.items) {
            return diag_error(d, NULL, OUT_OF_MEMORY);
        }
        if (kind_of(c) == NONET_COLUMN_TEXTS) {
            c->at.offset[0] = 0;
        }
    }
    return t->column ? STATUS_OK : diag_error(d, NULL, OUT_OF_MEMORY);
}

nonet_table *nonet_table_create(const char *const *names, size_t count, nonet_error *error)
{
    struct api_call call;
    struct diag *d = api_begin(&call, error);
    nonet_table *t = calloc(1, sizeof *t);
    enum status status = t ? fill(t, names, count, d) : STATUS_FAILED;
    if (status != STATUS_OK) {
        nonet_table_drop(t);
        t = NULL;
    }
    api_end(&call, status);
    return t;
}

void nonet_table_drop(nonet_table *table)
{
    if (!table) {
        return;
    }
    for (size_t i = 0; i < table->count; i++) {
        free(table->column[i].at.items);
        text_free(&table->column[i].bytes);
    }
    free(table->column);
    text_free(&table->value);
    free(table);
}

static bool make_room(struct api_column *c, size_t items)
{
    void *room = array_room(c->at.items, &c->capacity, items, sizeof(int64_t));
    c->at.items = room ? room : c->at.items;
    return room != NULL;
}

static bool add_value(struct api_column *c, size_t row, const struct text *value)
{
    const char *text = value->length ? value->data : "";
    switch (kind_of(c)) {
    case NONET_COLUMN_INTEGERS:
        c->at.integer[row] = *text == '-' ? strtoll(text, NULL, 10)
                             : *text      ? (int64_t)strtoull(text, NULL, 10)
                                          : NONET_NO_INTEGER;
        return true;
    case NONET_COLUMN_REALS:
        c->at.real[row] = *text ? strtod(text, NULL) : (double)NAN;
        return true;
    case NONET_COLUMN_TEXTS:
        text_add(&c->bytes, text, value->length);
        c->at.offset[row + 1] = (int64_t)c->bytes.length;
        return !c->bytes.failed;
    }
    return false;
}

int nonet_table_add(void *table, const nonet_puzzle *puzzle)
{
    nonet_table *t = table;
    struct api_call call;
    bool good = true;
    api_begin(&call, NULL);
    /* Of texts, one offset more than rows. */
    for (size_t i = 0; i < t->count && good; i++) {
        good = make_room(&t->column[i], t->rows + 1);
    }
    for (size_t i = 0; i < t->count && good; i++) {
        text_clear(&t->value);
        fields[t->column[i].field].print(&t->value, &puzzle->record);
        good = !t->value.failed && add_value(&t->column[i], t->rows, &t->value);
    }
    t->rows += good;
    api_end(&call, STATUS_OK);
    return !good;
}

size_t nonet_table_rows(const nonet_table *table)
{
    return table->rows;
}

static const struct api_column *column(const nonet_table *t, size_t index,
                                       enum nonet_column_kind kind)
{
    return index < t->count && kind_of(&t->column[index]) == kind ? &t->column[index] : NULL;
}

int nonet_table_kind(const nonet_table *table, size_t index)
{
    return index < table->count ? (int)kind_of(&table->column[index]) : -1;
}

const int64_t *nonet_table_integers(const nonet_table *table, size_t index)
{
    const struct api_column *c = column(table, index, NONET_COLUMN_INTEGERS);
    return c ? c->at.integer : NULL;
}

const double *nonet_table_reals(const nonet_table *table, size_t index)
{
    const struct api_column *c = column(table, index, NONET_COLUMN_REALS);
    return c ? c->at.real : NULL;
}

const char *nonet_table_texts(const nonet_table *table, size_t index, const int64_t **offsets)
{
    const struct api_column *c = column(table, index, NONET_COLUMN_TEXTS);
    *offsets = c ? c->at.offset : NULL;
    return !c ? NULL : c->bytes.length ? c->bytes.data : "";
}
