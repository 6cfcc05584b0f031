#include "gen/board/definition/layout_draft.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "gen/board/definition/draft_maker.h"

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
        diag_error(m->d, draft_place_of(m, first, &at),
                   "regions: %c, which begins at %s, has %u cells; it must have %u", letter,
                   draft_name_cell(draft, first, name), count, draft->size);
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
    diag_error(m->d, draft_place_of(m, apart, &at),
               "regions: %c is not connected: no path joins %s and %s", letter,
               draft_name_cell(draft, apart, other), draft_name_cell(draft, first, name));
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
        diag_error(m->d, draft_place_of_length(m, length, draft->columns, &at),
                   "regions: the map has %zu letters; it needs a letter for each of the %u cells",
                   length, draft->cell_count);
        return false;
    }
    for (unsigned cell = 0; cell < draft->cell_count; cell++) {
        char c = (char)toupper((unsigned char)text[cell]);
        char name[8];
        if (!isalnum((unsigned char)c)) {
            diag_error(m->d, draft_place_of(m, cell, &at), "regions: %s needs a letter",
                       draft_name_cell(draft, cell, name));
            return false;
        }
        unsigned region = 0;
        while (region < count && letter[region] != c) {
            region++;
        }
        if (region == draft->size) {
            diag_error(m->d, draft_place_of(m, cell, &at),
                       "regions: %c at %s is one region too many; the board has %u", c,
                       draft_name_cell(draft, cell, name), draft->size);
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
        m->d, draft_place_of_length(m, cells, 0, &at),
        "regions: the map has %zu letters; a jigsaw has 25, 36, 49, 64, 81, 100, 144 or 256 cells",
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
        return strlen(definition->regions) < 16 ? draft_named_row("jigsaw-9", 8)
                                                : row_of_side(m, strlen(definition->regions));
    }
    if (!name) {
        return &layout_rows[0];
    }
    size_t length = strcspn(name, ":");
    const struct layout_row *row = draft_named_row(name, length);
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
        diag_error(m->d, m->at, "the %s board needs regions", row->name);
        return false;
    }
    if (regions && !jigsaw) {
        diag_error(m->d, m->at,
                   "regions: the %s board has no regions; choose one of jigsaw-5 to jigsaw-16",
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
    return draft_read_grids(&m, grids ? grids : "r1c1") && draft_number_cells(&m) &&
           find_regions(&regions, row, map, definition) &&
           (!row->houses || draft_read_houses(&m, row->houses)) &&
           (!definition->houses || draft_read_houses(&houses, definition->houses)) &&
           (qsort(draft->extra, draft->extra_count, sizeof draft->extra[0], compare_houses), true);
}
