#include "cli/option/language_option.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "config/translation/translation.h"

const char *language_name(size_t index)
{
    struct config_names languages = translation_languages();
    return index < languages.count ? languages.item[index] : NULL;
}

/* The language of a locale such as "de_DE.UTF-8"; NULL: none that Nonet has. */
static const char *language_of(const char *locale)
{
    size_t length = strcspn(locale, "_.@");
    for (size_t i = 0; language_name(i); i++) {
        if (strlen(language_name(i)) == length && strncmp(language_name(i), locale, length) == 0) {
            return language_name(i);
        }
    }
    return NULL;
}

/* Of these, the first that is set and not empty counts, as in every program. */
static const char *locale_of_messages(void)
{
    static const char *const names[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const char *value = getenv(names[i]);
        if (value && *value) {
            return value;
        }
    }
    return "";
}

const char *language_chosen(int index, struct diag *d)
{
    const char *wanted = getenv("NONET_LANGUAGE");
    const char *found = wanted ? language_of(wanted) : NULL;
    if (index >= 0) {
        return language_name((size_t)index);
    }
    if (wanted && *wanted && !found) {
        struct text list = {0};
        for (size_t i = 0; language_name(i); i++) {
            text_printf(&list, "%s%s", i ? ", " : "", language_name(i));
        }
        diag_warning(d, NULL,
                     "there is no language '%s', as NONET_LANGUAGE says; choose one of: %s", wanted,
                     list.data ? list.data : "en");
        text_free(&list);
    }
    found = found ? found : language_of(locale_of_messages());
    return found ? found : language_name(0);
}
