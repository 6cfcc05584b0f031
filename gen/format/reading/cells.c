#include "gen/format/reading/cells.h"

#include <assert.h>
#include <string.h>

const uint8_t cell_code[256] = {
    ['.'] = 1,  ['0'] = 1,  ['1'] = 2,  ['2'] = 3,  ['3'] = 4,  ['4'] = 5,  ['5'] = 6,  ['6'] = 7,
    ['7'] = 8,  ['8'] = 9,  ['9'] = 10, ['A'] = 11, ['B'] = 12, ['C'] = 13, ['D'] = 14, ['E'] = 15,
    ['F'] = 16, ['G'] = 17, ['H'] = 18, ['I'] = 19, ['J'] = 20, ['K'] = 21, ['L'] = 22, ['M'] = 23,
    ['N'] = 24, ['O'] = 25, ['P'] = 26, ['a'] = 11, ['b'] = 12, ['c'] = 13, ['d'] = 14, ['e'] = 15,
    ['f'] = 16, ['g'] = 17, ['h'] = 18, ['i'] = 19, ['j'] = 20, ['k'] = 21, ['l'] = 22, ['m'] = 23,
    ['n'] = 24, ['o'] = 25, ['p'] = 26, ['_'] = 1, /* as people write it */
};

static const char digit_chars[MAX_SIZE + 2] = ".123456789ABCDEFGHIJKLMNOP";

const struct layout *variant_named(struct span name)
{
    char copy[LAYOUT_NAME_SIZE];
    if (name.length >= sizeof copy) {
        return NULL;
    }
    memcpy(copy, name.text, name.length);
    copy[name.length] = '\0';
    return variant_find(copy);
}

size_t read_cells(const char *s, size_t length, uint8_t *cells, unsigned *largest)
{
    size_t limit = length < MAX_CELLS ? length : MAX_CELLS;
    unsigned most = 1;
    size_t count = 0;
    for (; count < limit; count++) {
        unsigned code = cell_code[(unsigned char)s[count]];
        if (code == 0) {
            break;
        }
        cells[count] = (uint8_t)(code - 1);
        most = code > most ? code : most;
    }
    *largest = most - 1;
    return count;
}

static struct diag_at place_at(const struct diag_at *at, size_t offset)
{
    struct diag_at place = at ? *at : (struct diag_at){0};
    place.col += place.line ? offset : 0;
    return place;
}

static bool ends_board(char c)
{
    return c == ' ' || c == '\t' || c == '#' || c == ',' || c == ';';
}

static const struct layout *fail_count(size_t count, const struct layout *wanted,
                                       const struct diag_at *place, struct diag *d)
{
    if (wanted) {
        diag_error(d, place, "%zu cells, but the %s board has %u", count, wanted->name,
                   wanted->cell_count);
    } else {
        d->hint = "a 9x9 board has 81 characters; other plain boards have 16, 36, 64, 100, 144, "
                  "225, 256, 400 or 625; name other boards with --variant";
        diag_error(d, place, "%zu cell%s: no board has this number of cells", count,
                   count == 1 ? "" : "s");
    }
    return NULL;
}

static const struct layout *fail_digit(struct span text, const struct layout *v,
                                       const struct diag_at *at, struct diag *d)
{
    size_t i = 0;
    while (cell_code[(unsigned char)text.text[i]] <= v->size + 1) {
        i++;
    }
    struct diag_at place = place_at(at, i);
    diag_error(d, &place, "'%c' is too large a digit for the %ux%u board", text.text[i], v->size,
               v->size);
    return NULL;
}

static const struct layout *fail_character(const char *c, const struct diag_at *place,
                                           struct diag *d)
{
    d->hint = *c == '\r'  ? "lines end with a newline, or a carriage return and a newline"
              : *c == '[' ? "JSON must have objects, as in {\"puzzle\": \"53..7…\"}"
                          : "cells are 1-9, then A-P on larger boards, and '.' or '0' where empty";
    if (*c > ' ' && *c < 0x7F) {
        diag_error(d, place, "'%c' is not a cell", *c);
    } else {
        diag_error(d, place, "byte 0x%02X is not a cell", (unsigned char)*c);
    }
    return NULL;
}

const struct layout *read_board(struct span text, bool label, const struct layout *variant,
                                const struct layout *likely, struct grid *grid,
                                const struct diag_at *at, struct diag *d)
{
    unsigned largest;
    size_t count = read_cells(text.text, text.length, grid->cell, &largest);
    bool whole = count == text.length || (label && ends_board(text.text[count]));
    struct diag_at end = place_at(at, count);
    if (!whole && !(count == MAX_CELLS && cell_code[(unsigned char)text.text[count]])) {
        return fail_character(text.text + count, &end, d);
    }
    const struct layout *v = variant ? variant : likely;
    if (!variant && (!v || v->cell_count != count)) {
        v = variant_of_cells(count);
    }
    if (!v || v->cell_count != count || !whole) {
        return fail_count(count, variant, &end, d);
    }
    return largest > v->size ? fail_digit(text, v, at, d) : v;
}

void text_add_grid(struct text *out, const struct layout *v, const struct grid *g, char empty)
{
    char line[MAX_CELLS];
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        assert(g->cell[cell] <= v->size);
        line[cell] = digit_chars[g->cell[cell]];
    }
    for (unsigned cell = 0; empty != '.' && cell < v->cell_count; cell++) {
        line[cell] = line[cell] == '.' ? empty : line[cell];
    }
    text_add(out, line, v->cell_count);
}
