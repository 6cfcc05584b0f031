#include "config/words.h"

#include <string.h>

static const char *const keys[WORD_COUNT] = {
#define WORD(name) #name,
    WORDS(WORD)
#undef WORD
};

static const struct {
    const char *code;
    const char *const *words;
} languages[] = {
    {"en", words_en}, {"de", words_de}, {"fr", words_fr}, {"es", words_es},
    {"nl", words_nl}, {"it", words_it}, {"pl", words_pl}, {"el", words_el},
};

enum { LANGUAGE_COUNT = sizeof languages / sizeof languages[0] };

static const char *const codes[LANGUAGE_COUNT] = {"en", "de", "fr", "es", "nl", "it", "pl", "el"};

struct config_names words_keys(void)
{
    return (struct config_names){keys, WORD_COUNT};
}

struct config_names words_languages(void)
{
    return (struct config_names){codes, LANGUAGE_COUNT};
}

const char *words_in(const char *language, enum word word)
{
    for (size_t i = 0; i < LANGUAGE_COUNT; i++) {
        if (strcmp(languages[i].code, language) == 0) {
            return languages[i].words[word];
        }
    }
    return languages[0].words[word];
}

const char *words_of(const struct wording *w, enum word word)
{
    for (size_t i = 0; w->own && i < w->own->count; i++) {
        if (strcmp(w->own->item[i].key, keys[word]) == 0) {
            return w->own->item[i].value;
        }
    }
    return words_in(w->language ? w->language : "en", word);
}

const char *words_level(const struct wording *w, const char *level)
{
    for (enum word word = WORD_easy; word <= WORD_beyond; word++) {
        if (strcmp(level, keys[word]) == 0) {
            return words_of(w, word);
        }
    }
    return level;
}

void words_fill(struct text *out, const char *word, const char *const *values, size_t count)
{
    for (; *word; word++) {
        size_t index =
            word[0] == '{' && word[1] && word[2] == '}' ? (size_t)(word[1] - '1') : count;
        if (index < count) {
            text_puts(out, values[index]);
            word += 2;
        } else {
            text_add(out, word, 1);
        }
    }
}
