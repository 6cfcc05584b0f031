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

/* "Naked pair" makes children giggle. The languages that have a name for adults have one too. */
Test(render, children_have_names_for_the_first_techniques)
{
    static const char *const keys[] = {
        "naked-single",  "hidden-single", "naked-pair",  "naked-triple",    "hidden-pair",
        "hidden-triple", "full-house",    "locked-pair", "locked-triple",   "pointing",
        "claiming",      "remote-pair",   "x-wing",      "rule-of-45-inner"};
    const struct config_names languages = translation_languages();
    struct config_pair own[] = {{"naked-pair", "Own"}};
    struct config_pairs pairs = {own, 1};
    for (size_t l = 0; l < languages.count; l++) {
        const struct translation adult = {languages.item[l], NULL, false};
        const struct translation child = {languages.item[l], NULL, true};
        const struct translation with_own = {languages.item[l], &pairs, true};
        for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++) {
            const char *name = translation_technique(&child, keys[i]);
            const char *usual = translation_technique(&adult, keys[i]);
            cr_assert_not_null(name, "%s %s", languages.item[l], keys[i]);
            cr_expect(!usual || strcmp(name, usual) != 0, "%s %s", languages.item[l], name);
        }
        cr_expect_str_eq(translation_technique(&with_own, "naked-pair"), "Own");
        const char *shared = translation_technique(&adult, "swordfish");
        cr_expect_eq(translation_technique(&child, "swordfish"), shared);
    }
}

/* Texts with a version for children, and the one that is printed for them. */
static const enum text_id told_children[] = {
#define TEXT(name)           TEXT_##name,
#define FAMILY(name, shared) TEXT_##name,
    CHILD_TEXTS(TEXT) CHILD_FAMILIES(FAMILY)
#undef TEXT
#undef FAMILY
};

enum { TOLD_CHILDREN = sizeof told_children / sizeof told_children[0] };

static void expect_none_of(const char *const *words, const char *language, const char *text)
{
    for (; *words; words++) {
        cr_expect_null(strstr(text, *words), "%s: '%s' in %s", language, *words, text);
    }
}

/* No text is left in English. Very short ones may be the same: "{1} in {2}". */
Test(render, children_are_told_in_their_language)
{
    enum { SHORT = 14 };
    const struct config_names languages = translation_languages();
    for (size_t l = 1; l < languages.count; l++) {
        const struct translation child = {languages.item[l], NULL, true};
        const struct translation english = {"en", NULL, true};
        for (size_t i = 0; i < TOLD_CHILDREN; i++) {
            const char *text = translation_text(&child, told_children[i]);
            cr_expect(strlen(text) < SHORT ||
                          strcmp(text, translation_text(&english, told_children[i])) != 0,
                      "%s: %s", languages.item[l], text);
        }
    }
}

/* Rules, techniques and tricks are told without the trade's words. */
Test(render, children_read_no_word_of_the_trade)
{
    static const char *const trade[] = {
        "andidat",   "andidaat", "andydat",   "\u03C5\u03C0\u03BF\u03C8\u03AE\u03C6\u03B9",
        "eliminat",  "limin",    " house",    " digit",
        " Ziffer",   "echni",    "chiffre",   "cifra",
        "cifre",     "cyfr",     "cijfer",    "\u03C8\u03B7\u03C6\u03AF",
        "consecuti", "nequal",   "onstraint", "\u03B4\u03B9\u03B1\u03B4\u03BF\u03C7\u03B9\u03BA",
        "quotient",  NULL};
    const struct config_names languages = translation_languages();
    for (size_t l = 0; l < languages.count; l++) {
        const struct translation child = {languages.item[l], NULL, true};
        for (size_t i = 0; i < TOLD_CHILDREN; i++) {
            expect_none_of(trade, languages.item[l], translation_text(&child, told_children[i]));
        }
    }
}

/* Adults are addressed politely in these languages (not in German), children are not. */
Test(render, children_are_addressed_as_children)
{
    static const struct {
        const char *language, *polite[10];
    } rows[] = {
        {"fr", {"vous", "Vous", "otre ", "ez ", "ez-"}},
        {"es", {"usted", "Elija", "Busque", "Tache", "Mire ", "Sume ", "Recorte", "Pruebe"}},
        {"nl", {" u ", "U ", " uw "}},
        {"it", {"guardate", "ercate", "celliate", "liminate", "Prendete", "agliate", " vi "}},
        {"pl", {" Pan ", " Pani ", "Pa\u0144stw"}},
        {"el",
         {"\u03B5\u03AF\u03C4\u03B5", "\u03C3\u03C4\u03B5 ", "\u03B5\u03C4\u03B5 ",
          "\u03C3\u03B1\u03C2 "}}};
    for (size_t l = 0; l < sizeof rows / sizeof rows[0]; l++) {
        const struct translation child = {rows[l].language, NULL, true};
        for (size_t i = 0; i < TOLD_CHILDREN; i++) {
            expect_none_of(rows[l].polite, rows[l].language,
                           translation_text(&child, told_children[i]));
        }
    }
}

/* Adults are addressed in one way in each language; only German texts are familiar. Texts for
 * children, and the titles of their pages, are theirs alone. */
Test(render, adults_are_addressed_in_one_way)
{
    static const struct {
        const char *language, *other_way[10];
    } rows[] = {{"de", {" Ihr ", " Ihre ", " Ihnen ", "n Sie "}},
                {"fr", {" tu ", "Tu ", " te ", " ton ", " tes ", "Regarde ", "Cherche "}},
                {"es", {" tu ", " te ", "Te ", " tus ", "Mira ", "Busca ", "Tacha "}},
                {"nl", {" je ", "Je ", " jij ", " jou", "jullie"}},
                {"it", {" tu ", " ti ", "Ti ", " tuo ", " tua ", "Guarda ", "Cerca "}},
                {"pl", {" Pan ", " Pani ", "Pa\u0144stw"}},
                {"el",
                 {" \u03C3\u03BF\u03C5 ", "\u039A\u03BF\u03AF\u03C4\u03B1 ",
                  "\u03BA\u03BF\u03AF\u03C4\u03B1 ", "\u0392\u03C1\u03B5\u03C2 "}}};
    const struct config_names keys = translation_keys();
    for (size_t l = 0; l < sizeof rows / sizeof rows[0]; l++) {
        for (enum text_id id = 0; id < TEXT_COUNT; id++) {
            if (strncmp(keys.item[id], "child_", 6) != 0) {
                expect_none_of(rows[l].other_way, rows[l].language,
                               language_text(rows[l].language, id));
            }
        }
    }
}

/* Names are in the nominative, which no verb that says "look at" takes in these languages. */
Test(render, names_of_constraints_have_no_verb_before_them)
{
    static const char *const languages[] = {"de", "pl", "el"};
    for (size_t l = 0; l < sizeof languages / sizeof languages[0]; l++) {
        cr_expect_str_eq(language_text(languages[l], TEXT_tell_look_at_constraint), "{1}");
        cr_expect_str_eq(language_text(languages[l], TEXT_child_tell_look_at_constraint), "{1}");
    }
}

/* Whatever is added has words for children too, or words that serve both. */
Test(render, rules_and_techniques_have_words_for_children)
{
    static const char *const for_both[] = {"rule_diagonals", "rule_diagonal", "rule_shaded_cells",
                                           "rule_disjoint", "rule_either_dot"};
    const struct config_names keys = translation_keys();
    for (enum text_id id = 0; id < TEXT_COUNT; id++) {
        bool needs =
            strncmp(keys.item[id], "rule_", 5) == 0 || strncmp(keys.item[id], "spot_", 5) == 0;
        for (size_t i = 0; i < sizeof for_both / sizeof for_both[0]; i++) {
            needs &= strcmp(keys.item[id], for_both[i]) != 0;
        }
        for (size_t i = 0; i < TOLD_CHILDREN; i++) {
            needs &= told_children[i] != id;
        }
        cr_expect_not(needs, "children read the adults' %s", keys.item[id]);
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
