#include "gen/make/run/puzzle_id.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gen/make/run/equivalent.h"

const char *puzzle_id(const struct record *r, char id[PUZZLE_ID_SIZE])
{
    snprintf(id, PUZZLE_ID_SIZE, "p%012" PRIx64, puzzle_id_of_form(equivalent_form(r)));
    return id;
}

bool puzzle_id_parse(const char *text, uint64_t *number)
{
    if (text[0] != 'p' || strlen(text) != PUZZLE_ID_SIZE - 1 ||
        strspn(text + 1, "0123456789abcdef") != PUZZLE_ID_SIZE - 2) {
        return false;
    }
    *number = strtoull(text + 1, NULL, 16);
    return true;
}
