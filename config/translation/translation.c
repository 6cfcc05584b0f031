#include "config/translation/translation.h"

#include <string.h>

static const char *const keys[WORD_COUNT] = {
#define WORD(name) #name,
    WORDS(WORD)
#undef WORD
};

static const struct language *const languages[] = {
#define LANGUAGE(code) &language_##code,
    LANGUAGES(LANGUAGE)
#undef LANGUAGE
};

static const char *const codes[] = {
#define LANGUAGE(code) #code,
    LANGUAGES(LANGUAGE)
#undef LANGUAGE
};

enum { LANGUAGE_COUNT = sizeof codes / sizeof codes[0] };

struct config_names words_keys(void)
{
    return (struct config_names){keys, WORD_COUNT};
}

struct config_names words_languages(void)
{
    return (struct config_names){codes, LANGUAGE_COUNT};
}

static const struct language *language_of(const char *code)
{
    for (size_t i = 0; code && i < LANGUAGE_COUNT; i++) {
        if (strcmp(codes[i], code) == 0) {
            return languages[i];
        }
    }
    return languages[0];
}

const char *words_in(const char *language, enum word_id word)
{
    const char *own = language_of(language)->words[word];
    return own ? own : languages[0]->words[word];
}

static const char *own_word(const struct wording *w, const char *key)
{
    for (size_t i = 0; w->own && i < w->own->count; i++) {
        if (strcmp(w->own->item[i].key, key) == 0) {
            return w->own->item[i].value;
        }
    }
    return NULL;
}

const char *words_of(const struct wording *w, enum word_id word)
{
    const char *own = own_word(w, keys[word]);
    return own ? own : words_in(w->language, word);
}

const char *words_technique(const struct wording *w, const char *key)
{
    const char *own = own_word(w, key);
    const struct technique_word *t = language_of(w->language)->techniques;
    for (; !own && t && t->key; t++) {
        own = strcmp(t->key, key) == 0 ? t->name : NULL;
    }
    return own;
}

const char *words_level(const struct wording *w, const char *level)
{
    for (enum word_id word = WORD_easy; word <= WORD_beyond; word++) {
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
