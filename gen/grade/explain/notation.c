#include "gen/grade/explain/notation.h"

#include <ctype.h>
#include <string.h>

static const char arrow[] = "\xE2\x86\x92";     /* → */
static const char not_equal[] = "\xE2\x89\xA0"; /* ≠ */

/* The length of a cell's name, as r3c5; 0: there is none. */
static size_t name_length(const char *p)
{
    const size_t row = *p == 'r' ? strspn(p + 1, "0123456789") : 0;
    const char *c = p + 1 + row;
    const size_t column = row && *c == 'c' ? strspn(c + 1, "0123456789") : 0;
    return column ? 2 + row + column : 0;
}

/* What is said of the cells that begin here, up to the sign; *p: behind the last name. */
static unsigned claim_of(const char **p)
{
    unsigned cells = 0;
    for (size_t length; (length = name_length(*p)) > 0; cells++) {
        *p += length;
        if (**p != '/' || !name_length(*p + 1)) {
            const unsigned is = cells ? NOTATION_ONE_OF : NOTATION_IS;
            const unsigned is_not = cells ? NOTATION_NONE_OF : NOTATION_IS_NOT;
            return NOTATION_CELL | (**p == '='                                       ? is
                                    : strncmp(*p, not_equal, strlen(not_equal)) == 0 ? is_not
                                                                                     : 0);
        }
        *p += 1;
    }
    return 0;
}

/* In UTF-8, signs begin with these bytes (U+0080 to U+00BF, U+2000 to U+2FFF), letters with
 * others. */
static bool is_letter(char c)
{
    const unsigned char byte = (unsigned char)c;
    return isalpha(byte) || (byte >= 0x80 && byte != 0xC2 && byte != 0xE2);
}

static bool follows_letter(const char *text, const char *p)
{
    const char *before = p;
    do {
        before -= before > text;
    } while (before > text && ((unsigned char)*before & 0xC0) == 0x80);
    return p > text && is_letter(*before);
}

/* Has the text one of the words, which stand between spaces? */
static bool has_word(const char *text, const char *words)
{
    for (const char *w = words; *w; w += strcspn(w, " "), w += *w == ' ') {
        const size_t length = strcspn(w, " ");
        for (const char *p = text; *p; p++) {
            if (length > 0 && strncmp(p, w, length) == 0 && !is_letter(p[length]) &&
                !follows_letter(text, p)) {
                return true;
            }
        }
    }
    return false;
}

/* Has the text a number that the end of this pattern follows: "6 more digits)"? */
static bool has_digits_before(const char *text, const char *pattern)
{
    static const char number[] = "{2}";
    const char *end = strstr(pattern, number);
    const char *found = end ? strstr(text, end + strlen(number)) : NULL;
    return found && found > text && isdigit((unsigned char)found[-1]);
}

/* Has the text what this pattern adds to a name in brackets: "after one more digit)"? */
static bool has_digit_before(const char *text, const char *pattern)
{
    const char *bracket = strrchr(pattern, '(');
    return bracket && strstr(text, bracket + 1);
}

unsigned notation_of(const struct translation *t, const char *text)
{
    unsigned used = 0;
    for (const char *p = text; p && *p;) {
        const bool of_grid = p - text > 1 && p[-1] == '.' && isdigit((unsigned char)p[-2]);
        const unsigned claim = claim_of(&p);
        used |= claim | (claim && of_grid ? NOTATION_OF_GRID : 0);
        p += !claim;
    }
    used |= text && strstr(text, arrow) ? NOTATION_ARROW : 0;
    used |= text && has_word(text, translation_text(t, TEXT_seeing_words)) ? NOTATION_SEES : 0;
    used |= text && (has_digits_before(text, translation_text(t, TEXT_after_digits)) ||
                     has_digit_before(text, translation_text(t, TEXT_after_digit)))
                ? NOTATION_DIGITS_BEFORE
                : 0;
    return used;
}

void notation_explain(const struct translation *t, unsigned used, struct notation_boards boards,
                      struct text *out)
{
    const struct {
        bool wanted;
        enum text_id text;
    } rows[] = {
        {used & NOTATION_CELL, TEXT_cell_names_text},
        {used & NOTATION_IS, TEXT_cell_is},
        {used & NOTATION_IS_NOT, TEXT_cell_is_not},
        {used & NOTATION_ONE_OF, TEXT_one_of_cells},
        {used & NOTATION_NONE_OF, TEXT_none_of_cells},
        {used & NOTATION_SEES, boards.boxes ? TEXT_cell_sees : TEXT_cell_sees_latin},
        {used & NOTATION_ARROW, TEXT_arrow_text},
        {boards.grids, used & NOTATION_CELL ? TEXT_grid_names_text : TEXT_grid_numbers_text},
        {used & NOTATION_OF_GRID, TEXT_cell_of_grid},
        {used & NOTATION_DIGITS_BEFORE, TEXT_digits_before_text},
    };
    const char *between = "";
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        if (rows[i].wanted) {
            text_printf(out, "%s%s", between, translation_text(t, rows[i].text));
            between = " ";
        }
    }
}
