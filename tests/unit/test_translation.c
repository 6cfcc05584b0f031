#include <criterion/criterion.h>
#include <string.h>

#include "config/translation/translation.h"

Test(render, every_language_has_every_text)
{
    struct config_names languages = translation_languages();
    struct config_names keys = translation_keys();
    for (size_t l = 0; l < languages.count; l++) {
        for (size_t w = 0; w < keys.count; w++) {
            const char *word = language_text(languages.item[l], (enum text_id)w);
            cr_assert(word && *word, "%s lacks '%s'", languages.item[l], keys.item[w]);
            size_t bad;
            utf8_length(word, strlen(word), &bad);
            cr_assert_eq(bad, SIZE_MAX);
            const char *english = language_text("en", (enum text_id)w);
            cr_assert_eq(strstr(english, "{1}") != NULL, strstr(word, "{1}") != NULL,
                         "%s: '%s' and its {1}", languages.item[l], keys.item[w]);
        }
    }
}

/* A text of a book by the key of an earlier version; the key of today comes first. */
Test(render, old_keys_are_read)
{
    struct config_pair own[] = {
        {"clue_pair_sum", "old {2}"}, {"clue_no_pair_sum", "no old {2}"}, {"clue_v", "new {2}"}};
    struct config_pairs pairs = {own, 3};
    struct translation t = {"de", &pairs, false};
    cr_expect_str_eq(translation_text(&t, TEXT_clue_x), "old {2}");
    cr_expect_str_eq(translation_text(&t, TEXT_clue_v), "new {2}");
    cr_expect_str_eq(translation_text(&t, TEXT_clue_no_x), "no old {2}");
    cr_expect_str_eq(translation_text(&t, TEXT_clue_no_v), "no old {2}");
    struct config_names old = translation_old_keys();
    struct config_names keys = translation_keys();
    for (size_t i = 0; i < old.count; i++) {
        for (size_t k = 0; k < keys.count; k++) {
            cr_expect_str_neq(old.item[i], keys.item[k]);
        }
    }
}

/* A book's own words for a text are also a children's book's. */
Test(render, children_have_words_of_their_own)
{
    struct config_pair own[] = {{"index", "Where"}, {"child_grading", "How hard"}};
    struct config_pairs pairs = {own, 2};
    const struct translation adult = {.language = "de", .own = &pairs};
    const struct translation child = {"de", &pairs, true};
    cr_expect_str_eq(translation_text(&child, TEXT_techniques),
                     language_text("de", TEXT_child_techniques));
    cr_expect_str_neq(translation_text(&adult, TEXT_techniques),
                      translation_text(&child, TEXT_techniques));
    cr_expect_str_eq(translation_text(&child, TEXT_index), "Where");
    cr_expect_str_eq(translation_text(&child, TEXT_grading), "How hard");
    cr_expect_str_eq(translation_text(&child, TEXT_contents),
                     translation_text(&adult, TEXT_contents));
}

/* The techniques that an easy or medium puzzle needs are taught without the trade's words. */
Test(render, children_read_no_word_of_the_trade)
{
    static const char *const trade[] = {
        "andidat",  "andidaat", "andydat", "\u03C5\u03C0\u03BF\u03C8\u03AE\u03C6\u03B9",
        "eliminat", "limin",    " house",  " digit",
        " Ziffer",  "echni",    "chiffre"};
    static const enum text_id taught[] = {
        TEXT_spot_full_house,     TEXT_spot_naked_single,  TEXT_spot_hidden_single,
        TEXT_spot_locked,         TEXT_spot_locked_subset, TEXT_spot_naked_subset,
        TEXT_spot_hidden_subset,  TEXT_spot_cage,          TEXT_spot_cage_last,
        TEXT_spot_thermo,         TEXT_spot_overlap,       TEXT_tell_full_house,
        TEXT_tell_naked_single,   TEXT_tell_hidden_single, TEXT_tell_locked_subset,
        TEXT_tell_locked,         TEXT_tell_naked_subset,  TEXT_tell_hidden_subset,
        TEXT_tell_remove,         TEXT_mark_eliminate,     TEXT_cages_text,
        TEXT_left_out_candidates, TEXT_spot_fish,          TEXT_spot_swordfish,
        TEXT_spot_sum_of_house,   TEXT_tell_fish,          TEXT_spot_least_and_most,
        TEXT_hints_text,          TEXT_lesson_puzzles,     TEXT_lesson_no_puzzle};
    const struct config_names languages = translation_languages();
    for (size_t l = 0; l < languages.count; l++) {
        const struct translation child = {languages.item[l], NULL, true};
        for (size_t i = 0; i < sizeof taught / sizeof taught[0]; i++) {
            const char *text = translation_text(&child, taught[i]);
            for (size_t k = 0; k < sizeof trade / sizeof trade[0]; k++) {
                cr_expect_null(strstr(text, trade[k]), "%s: %s", languages.item[l], text);
            }
        }
    }
}

Test(render, labels_have_their_languages_colon)
{
    struct config_names languages = translation_languages();
    for (size_t l = 0; l < languages.count; l++) {
        struct translation t = {.language = languages.item[l]};
        struct text label = {0};
        bool french = strcmp(languages.item[l], "fr") == 0;
        translation_label(&label, &t, "a", "b");
        cr_expect_str_eq(label.data, french ? "a\u202F: b" : "a: b", "%s", languages.item[l]);
        text_free(&label);
    }
}

/* French sets a narrow space that does not break before ; : ! ? and inside quotation marks. */
Test(render, french_signs_have_narrow_spaces)
{
    const struct translation french = {.language = "fr"};
    const char *const narrow = "\u202F";
    for (unsigned id = 0; id < TEXT_COUNT; id++) {
        const char *text = translation_text(&french, id);
        for (const char *p = text; *p; p++) {
            const bool closes = strncmp(p, "\u00BB", 2) == 0;
            const bool sign = strchr(";:!?", *p) && strchr(" \n", p[1]);
            const size_t before = (size_t)(p - text);
            cr_expect(!(sign || closes) || (before >= 3 && memcmp(p - 3, narrow, 3) == 0), "%s",
                      text);
            cr_expect(strncmp(p, "\u00AB", 2) != 0 || strncmp(p + 2, narrow, 3) == 0, "%s", text);
        }
    }
}
