#include "gen/board/definition/layout_texts.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

void layout_write_houses(const struct layout_draft *draft, char text[HOUSES_TEXT_SIZE])
{
    size_t width = draft->cell_count + 1U;
    unsigned maps = 0;
    bool done[MAX_EXTRA_HOUSES] = {false};
    text[0] = '\0';
    for (unsigned left = draft->extra_count; left > 0; maps++) {
        char *map = text + maps * width;
        memset(map, '.', draft->cell_count);
        map[draft->cell_count] = '\0';
        if (maps > 0) {
            map[-1] = ',';
        }
        unsigned letters = 0;
        for (unsigned i = 0; i < draft->extra_count && letters < 52; i++) {
            const struct draft_house *house = &draft->extra[i];
            bool free_cells = !done[i];
            for (unsigned k = 0; k < house->count; k++) {
                free_cells &= map[house->cell[k]] == '.';
            }
            for (unsigned k = 0; free_cells && k < house->count; k++) {
                map[house->cell[k]] = (char)(letters < 26 ? 'a' + letters : 'A' + letters - 26);
            }
            done[i] |= free_cells;
            letters += free_cells;
            left -= free_cells;
        }
    }
}

void layout_write_grids(const struct layout_draft *draft, char *text, size_t size)
{
    size_t length = 0;
    text[0] = '\0';
    for (unsigned i = 0; draft->grid_count > 1 && i < draft->grid_count; i++) {
        length += (size_t)snprintf(text + length, size - length, "%sr%uc%u", i ? "," : "",
                                   draft->grid_at[i].row + 1U, draft->grid_at[i].column + 1U);
    }
}

void layout_write_regions(const struct layout_draft *draft, char text[MAX_CELLS + 1])
{
    unsigned count = draft->has_regions ? draft->cell_count : 0;
    for (unsigned cell = 0; cell < count; cell++) {
        text[cell] = (char)('A' + draft->region[cell]);
    }
    text[count] = '\0';
}
