/* How steps are written is explained as far as they use it. */
#include <criterion/criterion.h>
#include <string.h>

#include "gen/grade/explain/notation.h"

static const struct notation_boards usual = {true, false};

static void expect_explained(const char *language, const char *text, const char *explained)
{
    const struct translation t = {.language = language};
    struct text out = {0};
    notation_explain(&t, notation_of(&t, text), usual, &out);
    cr_expect_str_eq(text_chars(&out), explained, "%s: %s", text, text_chars(&out));
    text_free(&out);
}

Test(notation, only_what_is_used)
{
    static const struct {
        const char *text;
        unsigned used;
    } cases[] = {
        {NULL, 0},
        {"X-wing: look for 4 in rows 2 and 8.", 0},
        {"Steps 1 to 18 have no picture: 18 digits found.", 0},
        {"Naked single: look at r4c5.", NOTATION_CELL},
        {"8 is the only candidate left for r6c4. So r6c4 = 8.", NOTATION_CELL},
        {"If r10c12=16, no.", NOTATION_CELL | NOTATION_IS},
        {"Pointing (after 6 more digits): look.", NOTATION_DIGITS_BEFORE},
        {"Pointing (grid 1, after 12 more digits): look.", NOTATION_DIGITS_BEFORE},
        {"Pointing (after one more digit): look.", NOTATION_DIGITS_BEFORE},
        {"Pointing (grid 1, after one more digit): look.", NOTATION_DIGITS_BEFORE},
        {"Pointing: look for 4.", 0},
        {"r1c1≠5, r1c2/r1c3=4", NOTATION_CELL | NOTATION_IS_NOT | NOTATION_ONE_OF},
        {"r1c2/r1c3/r1c4≠4 → 2.r9c3=5",
         NOTATION_CELL | NOTATION_NONE_OF | NOTATION_ARROW | NOTATION_IS | NOTATION_OF_GRID},
        {"No cell that sees both can be 4.", NOTATION_SEES},
        {"An overseer foresees seeds.", 0},
        {"Why? \u201Csees\u201D means that.", NOTATION_SEES},
        {"the cage r1c1,r1c2 (sum 11)", NOTATION_CELL},
    };
    const struct translation t = {.language = "en"};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        cr_expect_eq(notation_of(&t, cases[i].text), cases[i].used, "%s: %x", cases[i].text,
                     notation_of(&t, cases[i].text));
    }
}

/* In every language what says that digits come before is explained, one digit or several. */
Test(notation, digits_before_in_all_languages)
{
    static const enum text_id texts[] = {TEXT_after_digit, TEXT_after_digits,
                                         TEXT_in_grid_after_digit, TEXT_in_grid_after_digits};
    const char *values[] = {"X-wing", "2", "3"};
    const struct config_names languages = translation_languages();
    for (size_t l = 0; l < languages.count; l++) {
        const struct translation t = {.language = languages.item[l]};
        for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
            struct text name = {0};
            translation_fill(&name, translation_text(&t, texts[i]), values, 3);
            cr_expect_eq(notation_of(&t, name.data), NOTATION_DIGITS_BEFORE, "%s: %s", t.language,
                         name.data);
            text_free(&name);
        }
    }
}

Test(notation, sentences)
{
    expect_explained("en", "Hidden single: look in row 2.", "");
    expect_explained("en", "Naked single: look at r4c5.",
                     "A cell is named by its row (r) and its column (c): r3c5 is the cell in row 3 "
                     "and column 5.");
    expect_explained("de", "r1c1=2 → …",
                     "Ein Feld wird nach seiner Zeile (r für „row“) und seiner Spalte (c für "
                     "„column“) benannt: r3c5 ist das Feld in Zeile 3 und Spalte 5. r3c5=2 "
                     "bedeutet, dass in r3c5 die 2 steht. → bedeutet „daraus folgt“.");
}

/* Where the English sentence of a step says that a cell sees another, that of each language is
 * known to say so too. */
Test(notation, seeing_in_all_languages)
{
    const struct config_names languages = translation_languages();
    unsigned seen = 0;
    for (size_t i = 0; i < languages.count; i++) {
        const struct translation t = {.language = languages.item[i]};
        for (int id = TEXT_tell; id <= TEXT_tell_template_delete; id++) {
            const bool sees = notation_of(&t, translation_text(&t, id)) & NOTATION_SEES;
            const bool in_english = notation_of(&t, language_text("en", id)) & NOTATION_SEES ||
                                    strstr(language_text("en", id), " see");
            seen += sees;
            cr_expect(sees || !in_english, "%s: %s", languages.item[i], translation_text(&t, id));
        }
    }
    cr_expect_gt(seen, 20 * languages.count);
}
