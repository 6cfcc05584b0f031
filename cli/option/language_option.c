#include "cli/option/language_option.h"

#include "config/translation/translation.h"

const char *language_name(size_t index)
{
    struct config_names languages = translation_languages();
    return index < languages.count ? languages.item[index] : NULL;
}
