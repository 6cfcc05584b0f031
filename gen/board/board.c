#include "gen/board/board.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

const char *house_name(const struct layout *v, unsigned house, char buffer[HOUSE_NAME_SIZE])
{
    static const char *const kinds[] = {"row", "column", "box", "extra house"};
    if (house >= v->house_count) {
        snprintf(buffer, HOUSE_NAME_SIZE, "extra house %u",
                 v->group[house - v->house_count].number + 1U);
        return buffer;
    }
    const struct house *h = &v->house[house];
    const char *kind = h->kind == HOUSE_BOX && v->jigsaw ? "region" : kinds[h->kind];
    if (v->grid_count > 1 && h->kind != HOUSE_EXTRA) {
        snprintf(buffer, HOUSE_NAME_SIZE, "%s %u of grid %u", kind, h->number + 1U, h->grid + 1U);
    } else {
        snprintf(buffer, HOUSE_NAME_SIZE, "%s %u", kind, h->number + 1U);
    }
    return buffer;
}

/* By hand: the cells of constraints are most of what a record with constraints prints. */
static char *put_number(char *at, unsigned number)
{
    if (number >= 10) {
        *at++ = (char)('0' + number / 10 % 10);
    }
    *at++ = (char)('0' + number % 10);
    return at;
}

const char *cell_name(const struct layout *v, unsigned cell, char buffer[CELL_NAME_SIZE])
{
    char *at = buffer;
    *at++ = 'r';
    at = put_number(at, row_of(v, cell) + 1);
    *at++ = 'c';
    at = put_number(at, column_of(v, cell) + 1);
    *at = '\0';
    return buffer;
}

char digit_to_char(unsigned digit)
{
    return digit == 0 ? '.' : (char)(digit <= 9 ? '0' + digit : 'A' + (digit - 10));
}

int digit_from_char(char c)
{
    if (c == '.') {
        return 0;
    }
    if (c >= '0' && c <= '9') {
        return c - '0';
    }
    if (c >= 'A' && c <= 'P') {
        return c - 'A' + 10;
    }
    return c >= 'a' && c <= 'p' ? c - 'a' + 10 : -1;
}

char *grid_to_line(const struct layout *v, const struct grid *g, char *buffer)
{
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        buffer[cell] = digit_to_char(g->cell[cell]);
    }
    buffer[v->cell_count] = '\0';
    return buffer;
}

unsigned grid_given_count(const struct layout *v, const struct grid *g)
{
    unsigned count = 0;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        count += g->cell[cell] != 0;
    }
    return count;
}

uint64_t grid_hash(const struct layout *v, const struct grid *g)
{
    uint64_t hash = 0;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        hash = (hash ^ g->cell[cell]) * 0x9e3779b97f4a7c15; /* 2^64 / the golden ratio */
        hash ^= hash >> 31;
    }
    return hash;
}

bool grid_find_clash(const struct layout *v, const struct grid *g, struct clash *clash)
{
    for (unsigned h = 0; h < (unsigned)v->house_count + v->group_count; h++) {
        const struct cell_group *group = h < v->house_count ? NULL : &v->group[h - v->house_count];
        const uint16_t *cells = group ? group->cell : v->house[h].cell;
        unsigned count = group ? group->count : v->size;
        uint16_t seen_at[MAX_SIZE + 1];
        digit_set seen = 0;
        for (unsigned i = 0; i < count; i++) {
            uint16_t cell = cells[i];
            unsigned digit = g->cell[cell];
            if (digit == 0) {
                continue;
            }
            if (seen & digit_bit(digit)) {
                *clash =
                    (struct clash){.cell = cell, .other = seen_at[digit], .house = (uint16_t)h};
                return true;
            }
            seen |= digit_bit(digit);
            seen_at[digit] = cell;
        }
    }
    return false;
}

bool grid_is_solution(const struct layout *v, const struct grid *g)
{
    struct clash clash;
    return grid_given_count(v, g) == v->cell_count && !grid_find_clash(v, g, &clash) &&
           (!v->constraints || v->constraint_calls->hold(v, g->cell));
}

bool grid_solves(const struct layout *v, const struct grid *givens, const struct grid *solution)
{
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        if (givens->cell[cell] && givens->cell[cell] != solution->cell[cell]) {
            return false;
        }
    }
    return grid_is_solution(v, solution);
}

enum status grid_validate(const struct layout *v, const struct grid *g, const struct diag_at *at,
                          struct diag *d)
{
    struct clash clash;
    if (!grid_find_clash(v, g, &clash)) {
        return STATUS_OK;
    }
    char house[HOUSE_NAME_SIZE];
    char first[CELL_NAME_SIZE];
    char second[CELL_NAME_SIZE];
    return diag_error(d, at, "digit %c is twice in %s: %s and %s",
                      digit_to_char(g->cell[clash.cell]), house_name(v, clash.house, house),
                      cell_name(v, clash.other, first), cell_name(v, clash.cell, second));
}
