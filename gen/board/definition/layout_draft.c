#include "gen/board/definition/layout_draft.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct layout_draft_maker {
    struct layout_draft *draft;
    const struct diag_at *at;
    struct diag *d;
    struct layout_pieces pieces; /* of the text being read */
    size_t offset;               /* in it: where the map being read begins */
    const uint16_t *letter_of;   /* by cell: the letter of the map; NULL: they count alike */
};

/* Where a cell's letter of the map being read stands. */
static const struct diag_at *place_of(const struct layout_draft_maker *m, size_t cell,
                                      struct diag_at *at)
{
    size_t offset = m->offset + (m->letter_of ? m->letter_of[cell] : cell);
    size_t i = m->pieces.count;
    while (i > 0 && m->pieces.piece[i - 1].offset > offset) {
        i--;
    }
    if (i == 0 || !m->pieces.piece[i - 1].at.line) {
        return m->at;
    }
    *at = m->pieces.piece[i - 1].at;
    at->col += offset - m->pieces.piece[i - 1].offset;
    return at;
}

/* How many letters stand in the row of a file that a letter begins. */
static size_t row_length(const struct layout_draft_maker *m, size_t start, size_t length)
{
    struct diag_at first = {0};
    struct diag_at at = {0};
    size_t end = start;
    (void)place_of(m, start, &first);
    do {
        (void)place_of(m, ++end, &at);
    } while (end < length && at.line == first.line);
    return end - start;
}

/* A map of the wrong length: its first row that is longer or shorter than a row of the board (0:
 * than the first), or its last letter. */
static const struct diag_at *place_of_length(const struct layout_draft_maker *m, size_t length,
                                             size_t row, struct diag_at *at)
{
    size_t count;
    for (size_t i = 0; m->pieces.count && i < length; i += count) {
        count = row_length(m, i, length);
        row = row ? row : count;
        if (count != row) {
            return place_of(m, i, at);
        }
    }
    return place_of(m, length ? length - 1 : 0, at);
}

/* The named row that a definition begins with, by its name up to a colon; NULL: none. */
static const struct layout_row *named_row(const char *name, size_t length)
{
    for (size_t i = 0; i < layout_row_count; i++) {
        if (strlen(layout_rows[i].name) == length &&
            memcmp(layout_rows[i].name, name, length) == 0) {
            return &layout_rows[i];
        }
    }
    return NULL;
}

/* The built-in map by size and name; NULL: none. */
static const struct region_map *named_map(unsigned size, const char *name)
{
    for (size_t i = 0; i < region_map_count; i++) {
        if (region_maps[i].size == size && strcmp(region_maps[i].name, name) == 0) {
            return &region_maps[i];
        }
    }
    return NULL;
}

/* "r3c4" of a cell. */
static const char *name_cell(const struct layout_draft *draft, unsigned cell, char buffer[8])
{
    snprintf(buffer, 8, "r%uc%u", (draft->row[cell] + 1U) % 100, (draft->column[cell] + 1U) % 100);
    return buffer;
}

/* ---- grids ---- */

static bool read_number(const char **p, char letter, unsigned *number)
{
    if (tolower((unsigned char)**p) != letter || !isdigit((unsigned char)(*p)[1])) {
        return false;
    }
    *number = 0;
    for (++*p; isdigit((unsigned char)**p) && *number < 1000; ++*p) {
        *number = 10 * *number + (unsigned)(**p - '0');
    }
    return *number > 0;
}

static bool add_grid(const struct layout_draft_maker *m, unsigned row, unsigned column)
{
    struct layout_draft *draft = m->draft;
    if (draft->grid_count == MAX_GRIDS) {
        diag_error(m->d, m->at, "grids: more than %d grids; remove some", MAX_GRIDS);
        return false;
    }
    if (row + draft->size - 1 > MAX_FRAME || column + draft->size - 1 > MAX_FRAME) {
        diag_error(m->d, m->at, "grids: the one at r%uc%u ends beyond row or column %d", row,
                   column, MAX_FRAME);
        return false;
    }
    draft->grid_at[draft->grid_count++] =
        (struct grid_place){(uint8_t)(row - 1), (uint8_t)(column - 1)};
    return true;
}

/* Do two grids share cells? Where what they share is no whole boxes, *bad is set. */
static bool grids_meet(const struct layout_draft *draft, unsigned one, unsigned other, bool *bad)
{
    int rows = draft->grid_at[one].row - draft->grid_at[other].row;
    int columns = draft->grid_at[one].column - draft->grid_at[other].column;
    bool meet = abs(rows) < (int)draft->size && abs(columns) < (int)draft->size;
    *bad = meet && ((rows == 0 && columns == 0) || rows % (int)draft->box_height ||
                    columns % (int)draft->box_width);
    return meet;
}

static bool check_overlaps(const struct layout_draft_maker *m)
{
    const struct layout_draft *draft = m->draft;
    for (unsigned i = 0; i < draft->grid_count; i++) {
        bool meets = draft->grid_count == 1;
        for (unsigned k = 0; k < draft->grid_count; k++) {
            bool bad = false;
            meets |= k != i && grids_meet(draft, i, k, &bad);
            if (bad) {
                m->d->hint = "move one of them by whole boxes, 3 rows or columns on 9x9 grids";
                diag_error(m->d, m->at,
                           "grids: those at r%uc%u and r%uc%u do not overlap in whole boxes of "
                           "%ux%u cells",
                           draft->grid_at[k].row + 1U, draft->grid_at[k].column + 1U,
                           draft->grid_at[i].row + 1U, draft->grid_at[i].column + 1U,
                           draft->box_width, draft->box_height);
                return false;
            }
        }
        if (!meets) {
            diag_error(m->d, m->at, "grids: the one at r%uc%u shares no box with another",
                       draft->grid_at[i].row + 1U, draft->grid_at[i].column + 1U);
            return false;
        }
    }
    return true;
}

static int compare_grids(const void *a, const void *b)
{
    return memcmp(a, b, sizeof(struct grid_place));
}

static bool read_grids(const struct layout_draft_maker *m, const char *text)
{
    struct layout_draft *draft = m->draft;
    for (const char *p = text; *p; p += *p == ',') {
        unsigned row;
        unsigned column;
        if (!read_number(&p, 'r', &row) || !read_number(&p, 'c', &column) || (*p && *p != ',')) {
            m->d->hint = "write them as in r1c1,r1c13,r7c7,r13c1,r13c13";
            diag_error(m->d, m->at,
                       "grids: this is not a list of first cells, separated by commas");
            return false;
        }
        if (!add_grid(m, row, column)) {
            return false;
        }
    }
    qsort(draft->grid_at, draft->grid_count, sizeof draft->grid_at[0], compare_grids);
    unsigned left = MAX_FRAME;
    for (unsigned i = 0; i < draft->grid_count; i++) {
        left = draft->grid_at[i].column < left ? draft->grid_at[i].column : left;
    }
    if (draft->grid_count == 0 || draft->grid_at[0].row || left) {
        diag_error(m->d, m->at, "grids: a grid must begin in row 1, and one in column 1");
        return false;
    }
    return check_overlaps(m);
}

/* ---- cells ---- */

static bool number_cells(const struct layout_draft_maker *m)
{
    struct layout_draft *draft = m->draft;
    static const uint16_t none = LAYOUT_NO_CELL;
    for (unsigned i = 0; i < draft->grid_count; i++) {
        unsigned rows = draft->grid_at[i].row + draft->size;
        unsigned columns = draft->grid_at[i].column + draft->size;
        draft->rows = rows > draft->rows ? rows : draft->rows;
        draft->columns = columns > draft->columns ? columns : draft->columns;
    }
    for (unsigned place = 0; place < draft->rows * draft->columns; place++) {
        draft->cell_at[place] = none;
    }
    for (unsigned i = 0; i < draft->grid_count; i++) {
        for (unsigned k = 0; k < draft->size * draft->size; k++) {
            unsigned row = draft->grid_at[i].row + k / draft->size;
            draft->cell_at[row * draft->columns + draft->grid_at[i].column + k % draft->size] = 0;
        }
    }
    for (unsigned place = 0; place < draft->rows * draft->columns; place++) {
        if (draft->cell_at[place] == none) {
            continue;
        }
        if (draft->cell_count == MAX_CELLS) {
            diag_error(m->d, m->at, "grids: together they have more than %d cells", MAX_CELLS);
            return false;
        }
        draft->row[draft->cell_count] = (uint8_t)(place / draft->columns);
        draft->column[draft->cell_count] = (uint8_t)(place % draft->columns);
        draft->cell_at[place] = (uint16_t)draft->cell_count++;
    }
    return true;
}

/* ---- regions ---- */

static bool check_region(const struct layout_draft_maker *m, unsigned region, char letter)
{
    const struct layout_draft *draft = m->draft;
    uint16_t waiting[MAX_CELLS];
    bool seen[MAX_CELLS] = {false};
    unsigned count = 0;
    unsigned waits = 0;
    unsigned reached = 0;
    unsigned first = 0;
    for (unsigned cell = draft->cell_count; cell-- > 0;) {
        count += draft->region[cell] == region;
        first = draft->region[cell] == region ? cell : first;
    }
    char name[8];
    struct diag_at at;
    if (count != draft->size) {
        m->d->hint = "move cells between it and its neighbours";
        diag_error(m->d, place_of(m, first, &at),
                   "regions: %c, which begins at %s, has %u cells; it must have %u", letter,
                   name_cell(draft, first, name), count, draft->size);
        return false;
    }
    waiting[waits++] = (uint16_t)first;
    seen[first] = true;
    while (waits) {
        unsigned cell = waiting[--waits];
        unsigned row = draft->row[cell];
        unsigned column = draft->column[cell];
        const unsigned next[4] = {
            row > 0 ? cell - draft->size : cell, row + 1 < draft->size ? cell + draft->size : cell,
            column > 0 ? cell - 1 : cell, column + 1 < draft->size ? cell + 1 : cell};
        reached++;
        for (unsigned k = 0; k < 4; k++) {
            if (draft->region[next[k]] == region && !seen[next[k]]) {
                seen[next[k]] = true;
                waiting[waits++] = (uint16_t)next[k];
            }
        }
    }
    if (reached == count) {
        return true;
    }
    unsigned apart = first;
    while (draft->region[apart] != region || seen[apart]) {
        apart++;
    }
    char other[8];
    m->d->hint = "every cell of a region must share a side with another cell of it";
    diag_error(m->d, place_of(m, apart, &at),
               "regions: %c is not connected: no path joins %s and %s", letter,
               name_cell(draft, apart, other), name_cell(draft, first, name));
    return false;
}

static bool read_regions(const struct layout_draft_maker *m, const char *text)
{
    struct layout_draft *draft = m->draft;
    char letter[MAX_SIZE];
    unsigned count = 0;
    size_t length = strlen(text);
    struct diag_at at;
    if (length != draft->cell_count) {
        diag_error(m->d, place_of_length(m, length, draft->columns, &at),
                   "regions: the map has %zu letters; it needs a letter for each of the %u cells",
                   length, draft->cell_count);
        return false;
    }
    for (unsigned cell = 0; cell < draft->cell_count; cell++) {
        char c = (char)toupper((unsigned char)text[cell]);
        char name[8];
        if (!isalnum((unsigned char)c)) {
            diag_error(m->d, place_of(m, cell, &at), "regions: %s needs a letter",
                       name_cell(draft, cell, name));
            return false;
        }
        unsigned region = 0;
        while (region < count && letter[region] != c) {
            region++;
        }
        if (region == draft->size) {
            diag_error(m->d, place_of(m, cell, &at),
                       "regions: %c at %s is one region too many; the board has %u", c,
                       name_cell(draft, cell, name), draft->size);
            return false;
        }
        letter[region] = c;
        count += region == count;
        draft->region[cell] = (uint8_t)region;
    }
    for (unsigned region = 0; region < count; region++) {
        if (!check_region(m, region, letter[region])) {
            return false;
        }
    }
    draft->has_regions = true;
    return true;
}

/* ---- extra houses ---- */

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
        diag_error(m->d, place_of(m, first, &at), "houses: '%c' has only one cell, %s", letter,
                   name_cell(draft, house->cell[0], name));
        return false;
    }
    if (draft->extra_count == MAX_EXTRA_HOUSES) {
        diag_error(m->d, place_of(m, first, &at),
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
            m->d, place_of_length(m, length, draft->columns, &at),
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
            diag_error(m->d, place_of(m, first, &at),
                       "houses: %s needs a letter, or '.' if it is in no house",
                       name_cell(draft, first, name));
            return false;
        }
        for (unsigned cell = first; !done[letter] && cell < length; cell++) {
            if ((unsigned char)map[cell] != letter) {
                continue;
            }
            if (house.count == draft->size) {
                diag_error(m->d, place_of(m, cell, &at),
                           "houses: '%c' has more than %u cells; the first beyond that is %s",
                           letter, draft->size, name_cell(draft, cell, name));
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

static bool read_houses(const struct layout_draft_maker *m, const char *text);

static bool read_house_item(const struct layout_draft_maker *m, const char *item, size_t length)
{
    static const char *const lines[] = {"antidiagonal", "diagonal"};
    for (unsigned down = 0; down < 2; down++) {
        if (length == strlen(lines[down]) && memcmp(item, lines[down], length) == 0) {
            return add_diagonals(m, down);
        }
    }
    const struct layout_row *row = named_row(item, length);
    struct diag_at at;
    if (row && row->houses) {
        struct layout_draft_maker own = {.draft = m->draft, .at = place_of(m, 0, &at), .d = m->d};
        return read_houses(&own, row->houses);
    }
    if (length < 16) {
        m->d->hint = "'nonet help variants' lists the names; a file needs a '.' or '/' in its name";
        diag_error(m->d, place_of(m, 0, &at),
                   "houses: '%.*s' is neither a map nor the name of a set of houses", (int)length,
                   item);
        return false;
    }
    return add_to_grids(m, item, length);
}

static bool read_houses(const struct layout_draft_maker *m, const char *text)
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

/* ---- together ---- */

static const struct layout_row *row_of_side(const struct layout_draft_maker *m, size_t cells)
{
    for (size_t i = 0; i < layout_row_count; i++) {
        if ((size_t)layout_rows[i].size * layout_rows[i].size == cells &&
            strncmp(layout_rows[i].name, "jigsaw", 6) == 0) {
            return &layout_rows[i];
        }
    }
    struct diag_at at;
    diag_error(
        m->d, place_of_length(m, cells, 0, &at),
        "regions: the map has %zu letters; a jigsaw has 25, 36, 49, 64, 81, 100 or 144 cells",
        cells);
    return NULL;
}

static const struct layout_row *find_row(const struct layout_draft_maker *m,
                                         const struct layout_definition *definition,
                                         const char **map)
{
    const char *name = definition->name;
    if (!name && definition->regions) {
        /* The name of a map is one of the usual size's. */
        return strlen(definition->regions) < 16 ? named_row("jigsaw-9", 8)
                                                : row_of_side(m, strlen(definition->regions));
    }
    if (!name) {
        return &layout_rows[0];
    }
    size_t length = strcspn(name, ":");
    const struct layout_row *row = named_row(name, length);
    *map = name[length] ? name + length + 1 : NULL;
    if (!row || (*map && strncmp(name, "jigsaw", 6) != 0)) {
        m->d->hint = "'nonet help variants' lists them";
        diag_error(m->d, m->at, "there is no variant '%s'", name);
        return NULL;
    }
    return row;
}

static bool find_regions(const struct layout_draft_maker *m, const struct layout_row *row,
                         const char *map, const struct layout_definition *definition)
{
    bool jigsaw = strncmp(row->name, "jigsaw", 6) == 0;
    const char *regions = definition->regions;
    bool name = jigsaw && regions && strlen(regions) < 16 && !definition->regions_from.count;
    if (map || name) {
        const struct region_map *found = named_map(row->size, map ? map : regions);
        if (!found) {
            m->d->hint = "'nonet help regions' lists them";
            diag_error(m->d, m->at, "regions: %s has no map named '%s'", row->name,
                       map ? map : regions);
            return false;
        }
        if (map && regions && strcmp(regions, found->regions) != 0) {
            diag_error(m->d, m->at, "regions: %s:%s names a map already; leave --regions out",
                       row->name, map);
            return false;
        }
        regions = found->regions;
    }
    if (jigsaw && !regions) {
        m->d->hint = "name a map, as in jigsaw-9:ash ('nonet help regions'), or write the regions";
        diag_error(m->d, m->at, "a %s board needs regions", row->name);
        return false;
    }
    if (regions && !jigsaw) {
        diag_error(m->d, m->at,
                   "regions: a %s board has no regions; choose one of jigsaw-5 to jigsaw-12",
                   row->name);
        return false;
    }
    return !regions || read_regions(m, regions);
}

static int compare_houses(const void *a, const void *b)
{
    const struct draft_house *one = a;
    const struct draft_house *other = b;
    if (one->count != other->count) {
        return one->count > other->count ? -1 : 1;
    }
    for (unsigned i = 0; i < one->count; i++) {
        if (one->cell[i] != other->cell[i]) {
            return one->cell[i] < other->cell[i] ? -1 : 1;
        }
    }
    return 0;
}

bool layout_draft_make(struct layout_draft *draft, const struct layout_definition *definition,
                       const struct diag_at *at, struct diag *d)
{
    struct layout_draft_maker m = {.draft = draft, .at = at, .d = d};
    struct layout_draft_maker regions = {
        .draft = draft, .at = at, .d = d, .pieces = definition->regions_from};
    struct layout_draft_maker houses = {
        .draft = draft, .at = at, .d = d, .pieces = definition->houses_from};
    const char *map = NULL;
    regions.at = definition->name || !definition->regions_at ? at : definition->regions_at;
    const struct layout_row *row = find_row(&regions, definition, &map);
    if (!row) {
        return false;
    }
    memset(draft, 0, sizeof *draft);
    draft->box_width = row->box_width;
    draft->box_height = row->box_height;
    draft->boxed = row->size == 0;
    draft->size = draft->boxed ? (unsigned)row->box_width * row->box_height : row->size;
    const char *grids = definition->grids ? definition->grids : row->grids;
    m.at = definition->grids_at ? definition->grids_at : at;
    if (grids && !draft->boxed) {
        diag_error(d, m.at, "grids: %s has no boxes, so grids of it cannot share any", row->name);
        return false;
    }
    regions.at = definition->regions_at ? definition->regions_at : at;
    houses.at = definition->houses_at ? definition->houses_at : at;
    return read_grids(&m, grids ? grids : "r1c1") && number_cells(&m) &&
           find_regions(&regions, row, map, definition) &&
           (!row->houses || read_houses(&m, row->houses)) &&
           (!definition->houses || read_houses(&houses, definition->houses)) &&
           (qsort(draft->extra, draft->extra_count, sizeof draft->extra[0], compare_houses), true);
}
