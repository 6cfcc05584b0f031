#include "base/csv.h"

#include <string.h>

static bool is_number(const char *cell, size_t length)
{
    size_t digits = 0;
    size_t points = 0;
    size_t i = length && (*cell == '-' || *cell == '+');
    for (; i < length; i++) {
        digits += cell[i] >= '0' && cell[i] <= '9';
        points += cell[i] == '.';
        if (cell[i] != '.' && (cell[i] < '0' || cell[i] > '9')) {
            return false;
        }
    }
    return digits > 0 && points <= 1;
}

bool csv_is_formula(const char *cell, size_t length)
{
    /* Spreadsheets treat the full-width forms of = + - @ as formulas too. */
    static const char *const starts[] = {
        "=", "+", "-", "@", "\t", "\r", "\n", "\uFF1D", "\uFF0B", "\uFF0D", "\uFF20",
    };
    for (size_t i = 0; i < sizeof starts / sizeof *starts; i++) {
        size_t own = strlen(starts[i]);
        if (own <= length && memcmp(cell, starts[i], own) == 0) {
            return !is_number(cell, length);
        }
    }
    return false;
}

bool csv_is_guarded(const char *cell, size_t length)
{
    return length > 1 && *cell == '\'' && csv_is_formula(cell + 1, length - 1);
}

void csv_put(struct text *out, const char *cell)
{
    bool formula = csv_is_formula(cell, strlen(cell));
    if (!formula && !cell[strcspn(cell, ",\"\r\n")]) {
        text_puts(out, cell);
        return;
    }
    text_puts(out, formula ? "\"'" : "\"");
    for (; *cell; cell++) {
        text_add(out, "\"\"", *cell == '"' ? 2 : 0);
        text_add(out, cell, *cell != '"');
    }
    text_puts(out, "\"");
}
