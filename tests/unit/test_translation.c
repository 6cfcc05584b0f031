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
