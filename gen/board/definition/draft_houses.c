/* The extra houses of a layout in the making. */
#include <ctype.h>
#include <string.h>

#include "gen/board/definition/draft_maker.h"

static bool add_house(const struct layout_draft_maker *m, const struct draft_house *house,
                      char letter, size_t first)
{
    struct layout_draft *draft = m->draft;
    struct diag_at at;
    for (unsigned i = 0; i < draft->extra_count; i++) {
        if (draft->extra[i].count == house->count &&
            memcmp(draft->extra[i].cell, house->cell, house->count * sizeof house->cell[0]) == 0) {
            return true;
        }
    }
    char name[8];
    if (house->count < 2) {
        m->d->hint = "a house needs two cells or more; write '.' for a cell in no house";
        diag_error(m->d, draft_place_of(m, first, &at), "houses: '%c' has only one cell, %s",
                   letter, draft_name_cell(draft, house->cell[0], name));
        return false;
    }
    if (draft->extra_count == MAX_EXTRA_HOUSES) {
        diag_error(m->d, draft_place_of(m, first, &at),
                   "houses: a board can have at most %d extra houses", MAX_EXTRA_HOUSES);
        return false;
    }
    draft->extra[draft->extra_count++] = *house;
    return true;
}

/* A letter a cell of `side` x `side` cells from a place of the frame on, or of all cells. */
static bool read_map(const struct layout_draft_maker *m, const char *map, size_t length)
{
    const struct layout_draft *draft = m->draft;
    struct diag_at at;
    if (length != draft->cell_count) {
        diag_error(
            m->d, draft_place_of_length(m, length, draft->columns, &at),
            "houses: the map has %zu characters; it needs a letter or '.' for each of the %u cells",
            length, draft->cell_count);
        return false;
    }
    bool done[256] = {['.'] = true};
    for (unsigned first = 0; first < length; first++) {
        unsigned char letter = (unsigned char)map[first];
        struct draft_house house = {0};
        char name[8];
        if (!isalnum(letter) && letter != '.') {
            diag_error(m->d, draft_place_of(m, first, &at),
                       "houses: %s needs a letter, or '.' if it is in no house",
                       draft_name_cell(draft, first, name));
            return false;
        }
        for (unsigned cell = first; !done[letter] && cell < length; cell++) {
            if ((unsigned char)map[cell] != letter) {
                continue;
            }
            if (house.count == draft->size) {
                diag_error(m->d, draft_place_of(m, cell, &at),
                           "houses: '%c' has more than %u cells; the first beyond that is %s",
                           letter, draft->size, draft_name_cell(draft, cell, name));
                return false;
            }
            house.cell[house.count++] = (uint16_t)cell;
        }
        if (!done[letter] && !add_house(m, &house, (char)letter, first)) {
            return false;
        }
        done[letter] = true;
    }
    return true;
}

/* One of the diagonals of each grid. */
static bool add_diagonals(const struct layout_draft_maker *m, bool down)
{
    const struct layout_draft *draft = m->draft;
    for (unsigned i = 0; i < draft->grid_count; i++) {
        struct draft_house house = {.count = (uint16_t)draft->size};
        for (unsigned k = 0; k < draft->size; k++) {
            unsigned column = draft->grid_at[i].column + (down ? k : draft->size - 1 - k);
            house.cell[k] = draft->cell_at[(draft->grid_at[i].row + k) * draft->columns + column];
        }
        if (!add_house(m, &house, 'a', 0)) {
            return false;
        }
    }
    return true;
}

/* A map of one grid, put onto all of them. */
static bool add_to_grids(const struct layout_draft_maker *m, const char *map, size_t length)
{
    const struct layout_draft *draft = m->draft;
    char all[MAX_CELLS];
    if (length != (size_t)draft->size * draft->size || draft->grid_count == 1) {
        return read_map(m, map, length);
    }
    uint16_t letter_of[MAX_CELLS] = {0};
    struct layout_draft_maker whole = *m;
    whole.letter_of = letter_of;
    for (unsigned i = 0; i < draft->grid_count; i++) {
        memset(all, '.', sizeof all);
        for (unsigned k = 0; k < length; k++) {
            unsigned row = draft->grid_at[i].row + k / draft->size;
            unsigned column = draft->grid_at[i].column + k % draft->size;
            unsigned cell = draft->cell_at[row * draft->columns + column];
            all[cell] = map[k];
            letter_of[cell] = (uint16_t)k;
        }
        if (!read_map(&whole, all, draft->cell_count)) {
            return false;
        }
    }
    return true;
}

static bool read_house_item(const struct layout_draft_maker *m, const char *item, size_t length)
{
    static const char *const lines[] = {"antidiagonal", "diagonal"};
    for (unsigned down = 0; down < 2; down++) {
        if (length == strlen(lines[down]) && memcmp(item, lines[down], length) == 0) {
            return add_diagonals(m, down);
        }
    }
    const struct layout_row *row = draft_named_row(item, length);
    struct diag_at at;
    if (row && row->houses) {
        struct layout_draft_maker own = {
            .draft = m->draft, .at = draft_place_of(m, 0, &at), .d = m->d};
        return draft_read_houses(&own, row->houses);
    }
    if (length < 16) {
        m->d->hint = "'nonet help variants' lists the names; a file needs a '.' or '/' in its name";
        diag_error(m->d, draft_place_of(m, 0, &at),
                   "houses: '%.*s' is neither a map nor the name of a set of houses", (int)length,
                   item);
        return false;
    }
    return add_to_grids(m, item, length);
}

bool draft_read_houses(const struct layout_draft_maker *m, const char *text)
{
    struct layout_draft_maker item = *m;
    while (*text) {
        size_t length = strcspn(text, ",");
        if (!read_house_item(&item, text, length)) {
            return false;
        }
        length += text[length] == ',';
        text += length;
        item.offset += length;
    }
    return true;
}
