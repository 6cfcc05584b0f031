#include "gen/format/page/html_data.h"

#include <string.h>

#include "gen/format/format.h"

/* Lines of the path, well below what a reader takes (READER_MAX_LINE). */
enum { PATH_WIDTH = 32768 };

void text_base64(struct text *out, const char *bytes, size_t length, size_t width,
                 const char *quote)
{
    static const char letters[] =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    const unsigned char *p = (const unsigned char *)bytes;
    char line[4];
    for (size_t i = 0, column = 0; i < length; i += 3) {
        if (column == 0) {
            text_puts(out, quote);
        }
        size_t left = length - i;
        unsigned long bits = (unsigned long)p[i] << 16 |
                             (left > 1 ? (unsigned long)p[i + 1] << 8 : 0) |
                             (left > 2 ? (unsigned long)p[i + 2] : 0);
        for (unsigned k = 0; k < 4; k++) {
            line[k] = k <= left ? letters[bits >> (18 - 6 * k) & 63] : '=';
        }
        text_add(out, line, 4);
        column += 4;
        if (column == width || left <= 3) {
            text_puts(out, quote);
            text_puts(out, left <= 3 ? "" : *quote ? ",\n" : "\n");
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
static void add_places(struct text *out, const struct layout *v)
{
    if (v->cell_count == frame_rows(v) * frame_columns(v)) {
        return;
    }
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        text_printf(out, "%s%u", cell ? "," : ",\"at\":[",
                    row_of(v, cell) * frame_columns(v) + column_of(v, cell));
    }
    text_puts(out, "]");
}

/* What is smaller than a house. */
static void add_groups(struct text *out, const struct layout *v)
{
    for (unsigned g = 0; g < v->group_count; g++) {
        text_puts(out, g ? ",[" : ",\"groups\":[[");
        for (unsigned i = 0; i < v->group[g].count; i++) {
            text_printf(out, "%s%u", i ? "," : "", v->group[g].cell[i]);
        }
        text_puts(out, "]");
    }
    text_puts(out, v->group_count ? "]" : "");
}

static void add_board(struct text *out, const struct layout *v)
{
    static const char *const kinds[] = {
        [HOUSE_ROW] = "row",
        [HOUSE_COLUMN] = "column",
        [HOUSE_BOX] = "box",
        [HOUSE_EXTRA] = "extra",
    };
    char name[HOUSE_NAME_SIZE];
    text_printf(out, "\"board\":{\"size\":%u,\"rows\":%u,\"columns\":%u", v->size, frame_rows(v),
                frame_columns(v));
    add_places(out, v);
    for (unsigned h = 0; h < v->house_count; h++) {
        text_printf(out, "%s[\"%s\",\"%s\"", h ? "," : ",\"houses\":[", kinds[v->house[h].kind],
                    house_name(v, h, name));
        for (unsigned i = 0; i < v->size; i++) {
            text_printf(out, ",%u", v->house[h].cell[i]);
        }
        text_puts(out, "]");
    }
    text_puts(out, v->house_count ? "]" : ",\"houses\":[]");
    add_groups(out, v);
    text_puts(out, "}");
}

/* The solution in letters, each shifted by a sequence that the givens start: nothing to keep a
 * secret with, only so that a glance at the page's source does not tell. (revealSolution in
 * page/board.js.) */
static void add_check(struct text *out, const struct record *record)
{
    const struct layout *v = record->variant;
    uint32_t state = 0x811c9dc5;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        state = (state ^ (unsigned char)digit_to_char(record->givens.cell[cell])) * 0x01000193;
    }
    text_puts(out, ",\"check\":\"");
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        state = state * 1664525 + 1013904223;
        unsigned digit = record->solution.cell[cell];
        char letter = (char)('a' + (digit - 1 + (state >> 16) % v->size) % v->size);
        text_add(out, &letter, 1);
    }
    text_puts(out, "\"");
}

void html_data(struct text *out, const struct record *record, const struct text *path)
{
    text_puts(out, "{\"record\":\n");
    add_record(out, record);
    text_puts(out, ",");
    add_board(out, record->variant);
    if (record->has_solution) {
        add_check(out, record);
    }
    if (path && path->length) {
        text_puts(out, ",\"path\":[\n");
        text_base64(out, path->data, path->length, PATH_WIDTH, "\"");
        text_puts(out, "]");
    }
    text_puts(out, "}");
}
