#include "gen/board/layout_turn.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gen/board/symmetry.h"

/* Movements that exchange rows and columns. */
static bool stands_on_end(unsigned movement)
{
    return movement == 1 || movement == 3 || movement >= 6;
}

/* Where each place of the new frame comes from. */
static void find_sources(const struct layout *v, unsigned movement, uint16_t from[MAX_CELLS])
{
    unsigned rows = frame_rows(v);
    unsigned columns = frame_columns(v);
    bool on_end = stands_on_end(movement);
    unsigned count = 0;
    for (unsigned row = 0; row < (on_end ? columns : rows); row++) {
        for (unsigned column = 0; column < (on_end ? rows : columns); column++) {
            const unsigned source[MOVEMENT_COUNT][2] = {
                {row, column},
                {rows - 1 - column, row},
                {rows - 1 - row, columns - 1 - column},
                {column, columns - 1 - row},
                {row, columns - 1 - column},
                {rows - 1 - row, column},
                {column, row},
                {rows - 1 - column, columns - 1 - row},
            };
            unsigned cell = cell_at(v, source[movement][0], source[movement][1]);
            if (cell != LAYOUT_NO_CELL) {
                from[count++] = (uint16_t)cell;
            }
        }
    }
}

/* Maps of a letter a cell, parted by commas. */
static char *turn_maps(const char *maps, const struct layout *v, const uint16_t from[MAX_CELLS])
{
    size_t length = strlen(maps);
    size_t width = v->cell_count + 1U;
    char *turned = malloc(length + 1);
    for (size_t i = 0; turned && i < length; i++) {
        size_t k = i % width;
        turned[i] = k == v->cell_count ? ',' : maps[i - k + from[k]];
    }
    if (turned) {
        turned[length] = '\0';
    }
    return turned;
}

static void turn_grids(const struct layout *v, unsigned movement, char *text, size_t size)
{
    size_t length = 0;
    unsigned last = v->size - 1U;
    for (unsigned i = 0; i < v->grid_count; i++) {
        unsigned top = v->grid_at[i].row;
        unsigned left = v->grid_at[i].column;
        unsigned bottom = frame_rows(v) - 1 - top - last; /* from the far edge */
        unsigned right = frame_columns(v) - 1 - left - last;
        const unsigned to[MOVEMENT_COUNT][2] = {
            {top, left},  {left, bottom}, {bottom, right}, {right, top},
            {top, right}, {bottom, left}, {left, top},     {right, bottom},
        };
        length += (size_t)snprintf(text + length, size - length, "%sr%uc%u", i ? "," : "",
                                   to[movement][0] + 1, to[movement][1] + 1);
    }
}

static const struct layout *turn_bare(const struct layout *v, unsigned movement,
                                      uint16_t from[MAX_CELLS])
{
    bool has_boxes = v->first_house[HOUSE_BOX] < v->first_house[HOUSE_EXTRA] && !v->jigsaw;
    if (stands_on_end(movement) && has_boxes && v->box_width != v->box_height) {
        return NULL;
    }
    char grids[MAX_GRIDS * 8 + 1];
    struct diag silent = {0};
    struct layout_definition turned = {.name = v->base};
    find_sources(v, movement, from);
    char *regions = v->regions ? turn_maps(v->regions, v, from) : NULL;
    char *houses = v->houses ? turn_maps(v->houses, v, from) : NULL;
    turned.regions = regions;
    turned.houses = houses;
    if (v->grid_count > 1) {
        turn_grids(v, movement, grids, sizeof grids);
        turned.grids = grids;
    }
    bool memory = (!v->regions || regions) && (!v->houses || houses);
    const struct layout *made = memory ? layout_build(&turned, NULL, &silent) : NULL;
    free(regions);
    free(houses);
    return made;
}

const struct layout *layout_turned(const struct layout *v, unsigned movement,
                                   uint16_t from[MAX_CELLS])
{
    const struct layout *bare = turn_bare(v->bare, movement, from);
    if (!bare || !v->constraints) {
        return bare;
    }
    const struct layout *made = v->constraint_calls->move(v, bare, from);
    layout_drop(bare);
    return made;
}
