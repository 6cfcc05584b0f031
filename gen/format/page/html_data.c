#include "gen/format/page/html_data.h"

#include <assert.h>
#include <string.h>

#include "base/json/json_writer.h"
#include "gen/format/format.h"

void text_base64(struct text *out, const char *bytes, size_t length, size_t width)
{
    static const char letters[] =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    const unsigned char *p = (const unsigned char *)bytes;
    char line[4];
    for (size_t i = 0, column = 0; i < length; i += 3) {
        size_t left = length - i;
        unsigned long bits = (unsigned long)p[i] << 16 |
                             (left > 1 ? (unsigned long)p[i + 1] << 8 : 0) |
                             (left > 2 ? (unsigned long)p[i + 2] : 0);
        for (unsigned k = 0; k < 4; k++) {
            line[k] = k <= left ? letters[bits >> (18 - 6 * k) & 63] : '=';
        }
        text_add(out, line, 4);
        column += 4;
        if (column == width && left > 3) {
            text_puts(out, "\n");
            column = 0;
        }
    }
}

/* A text of JSON as it may stand in HTML. */
static void add_json(struct text *out, const char *json)
{
    for (size_t length; *json; json += length + (json[length] != '\0')) {
        length = strcspn(json, "<");
        text_add(out, json, length);
        text_puts(out, json[length] ? "\\u003c" : "");
    }
}

static void add_record(struct text *out, const struct record *record)
{
    struct text json = {0};
    struct record open = *record;
    open.has_solution = false;
    format_json.write(&json, &open, 0);
    add_json(out, json.data ? json.data : "{}\n");
    out->failed |= json.failed;
    text_free(&json);
}

/* Places in the frame by cell; nothing where each has a cell. */
static void put_places(struct json_writer *w, const struct layout *v)
{
    if (v->cell_count == frame_rows(v) * frame_columns(v)) {
        return;
    }
    json_put_name(w, "at");
    json_put_open(w, '[');
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        json_put_unsigned(w, row_of(v, cell) * frame_columns(v) + column_of(v, cell));
    }
    json_put_close(w, ']');
}

static void put_cell_numbers(struct json_writer *w, const uint16_t *cell, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        json_put_unsigned(w, cell[i]);
    }
    json_put_close(w, ']');
}

/* What is smaller than a house. */
static void put_groups(struct json_writer *w, const struct layout *v)
{
    if (!v->group_count) {
        return;
    }
    json_put_name(w, "groups");
    json_put_open(w, '[');
    for (unsigned g = 0; g < v->group_count; g++) {
        json_put_open(w, '[');
        put_cell_numbers(w, v->group[g].cell, v->group[g].count);
    }
    json_put_close(w, ']');
}

/* Rows of a box on the boards that the page can make up by itself from their size: rows, columns
 * and boxes, and nothing else (SIZES in gen/web/plain_board.js). */
static unsigned plain_box_rows(unsigned size)
{
    static const unsigned char rows[] = {
        [4] = 2, [6] = 2, [8] = 2, [9] = 3, [10] = 2, [12] = 3, [16] = 4, [25] = 5};
    return size < sizeof rows ? rows[size] : 0;
}

/* The cell at a place of a plain board's house, the houses being rows, then columns, then boxes. */
static unsigned plain_cell(unsigned size, unsigned house, unsigned place)
{
    unsigned down = plain_box_rows(size);
    assert(down > 0); /* only plain boards are asked about */
    unsigned across = size / down;
    unsigned at = house % size;
    if (house < size) {
        return at * size + place;
    }
    if (house < 2 * size) {
        return place * size + at;
    }
    unsigned top = at / (size / across) * down;
    unsigned left = at % (size / across) * across;
    return (top + place / across) * size + left + place % across;
}

bool html_data_is_plain(const struct layout *v)
{
    bool plain = plain_box_rows(v->size) && v->cell_count == v->size * v->size &&
                 frame_columns(v) == v->size && v->house_count == 3 * v->size && !v->group_count;
    for (unsigned h = 0; plain && h < v->house_count; h++) {
        for (unsigned i = 0; plain && i < v->size; i++) {
            plain = v->house[h].cell[i] == plain_cell(v->size, h, i);
        }
    }
    return plain;
}

static void put_board(struct json_writer *w, const struct layout *v)
{
    if (html_data_is_plain(v)) {
        json_member_unsigned(w, "board", v->size);
        return;
    }
    static const char *const kinds[] = {
        [HOUSE_ROW] = "row",
        [HOUSE_COLUMN] = "column",
        [HOUSE_BOX] = "box",
        [HOUSE_EXTRA] = "extra",
    };
    char name[HOUSE_NAME_SIZE];
    json_put_name(w, "board");
    json_put_open(w, '{');
    json_member_unsigned(w, "size", v->size);
    json_member_unsigned(w, "rows", frame_rows(v));
    json_member_unsigned(w, "columns", frame_columns(v));
    put_places(w, v);
    json_put_name(w, "houses");
    json_put_open(w, '[');
    for (unsigned h = 0; h < v->house_count; h++) {
        json_put_open(w, '[');
        json_put_string(w, kinds[v->house[h].kind]);
        json_put_string(w, house_name(v, h, name));
        put_cell_numbers(w, v->house[h].cell, v->size);
    }
    json_put_close(w, ']');
    put_groups(w, v);
    json_put_close(w, '}');
}

/* The solution of the empty cells in letters, each shifted by a sequence that starts from the
 * givens. This protects no secret; it only keeps a glance at the page's source from showing the
 * solution. revealSolution in gen/web/board.js undoes it. */
static void add_check(struct text *out, const struct record *record)
{
    const struct layout *v = record->variant;
    uint32_t state = 0x811c9dc5;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        state = (state ^ (unsigned char)digit_to_char(record->givens.cell[cell])) * 0x01000193;
    }
    text_puts(out, ",\"check\":\"");
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        if (record->givens.cell[cell]) {
            continue;
        }
        state = state * 1664525 + 1013904223;
        unsigned digit = record->solution.cell[cell];
        char letter = (char)('a' + (digit - 1 + (state >> 16) % v->size) % v->size);
        text_add(out, &letter, 1);
    }
    text_puts(out, "\"");
}

void html_data(struct text *out, const struct record *record)
{
    text_puts(out, "{\"record\":\n");
    add_record(out, record);
    text_puts(out, ",");
    put_board(&(struct json_writer){.out = out}, record->variant);
    if (record->has_solution) {
        add_check(out, record);
    }
    text_puts(out, "}");
}
