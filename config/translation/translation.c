#include "config/translation/translation.h"

#include <string.h>

static const char *const keys[TEXT_COUNT] = {
#define TEXT(name) #name,
    TEXTS(TEXT)
#undef TEXT
};

/* Texts that were one in earlier versions, by its key there. */
static const struct renamed_text {
    enum text_id id;
    const char *old;
} renamed[] = {
    {TEXT_clue_x, "clue_pair_sum"},
    {TEXT_clue_v, "clue_pair_sum"},
    {TEXT_clue_no_x, "clue_no_pair_sum"},
    {TEXT_clue_no_v, "clue_no_pair_sum"},
};

static const char *const old_keys[] = {"clue_pair_sum", "clue_no_pair_sum"};

static const struct {
    enum text_id id, child;
} child_texts[] = {
#define TEXT(name) {TEXT_##name, TEXT_child_##name},
    CHILD_TEXTS(TEXT)
#undef TEXT
#define FAMILY(name, shared) {TEXT_##name, TEXT_##shared},
        CHILD_FAMILIES(FAMILY)
#undef FAMILY
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

struct config_names translation_keys(void)
{
    return (struct config_names){keys, TEXT_COUNT};
}

struct config_names translation_old_keys(void)
{
    return (struct config_names){old_keys, sizeof old_keys / sizeof *old_keys};
}

struct config_names translation_languages(void)
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

const char *language_text(const char *language, enum text_id id)
{
    const char *own = language_of(language)->texts[id];
    return own ? own : languages[0]->texts[id];
}

static const char *own_text(const struct translation *t, const char *key)
{
    for (size_t i = 0; t->own && i < t->own->count; i++) {
        if (strcmp(t->own->item[i].key, key) == 0) {
            return t->own->item[i].value;
        }
    }
    return NULL;
}

static enum text_id id_for_children(enum text_id id)
{
    enum text_id child = id;
    for (size_t i = 0; i < sizeof child_texts / sizeof *child_texts; i++) {
        child = child_texts[i].id == id ? child_texts[i].child : child;
    }
    return child;
}

/* Own words for a text count for children too. */
const char *translation_text(const struct translation *t, enum text_id id)
{
    const enum text_id child = t->for_children ? id_for_children(id) : id;
    const char *own = own_text(t, keys[id]);
    own = own ? own : own_text(t, keys[child]);
    for (size_t i = 0; !own && t->own && i < sizeof renamed / sizeof *renamed; i++) {
        own = renamed[i].id == id ? own_text(t, renamed[i].old) : NULL;
    }
    return own ? own : language_text(t->language, child);
}

/* A row for children has the technique's key after "child-". */
static const char *technique_name(const char *language, bool for_children, const char *key)
{
    static const char prefix[] = "child-";
    const size_t skipped = for_children ? sizeof prefix - 1 : 0;
    const struct technique_name *row = language_of(language)->techniques;
    for (; row && row->key; row++) {
        if (strncmp(row->key, prefix, skipped) == 0 && strcmp(row->key + skipped, key) == 0) {
            return row->name;
        }
    }
    return NULL;
}

const char *translation_technique(const struct translation *t, const char *key)
{
    const char *name = own_text(t, key);
    name = name || !t->for_children ? name : technique_name(t->language, true, key);
    return name ? name : technique_name(t->language, false, key);
}

bool translation_has_child_name(const struct translation *t, const char *key)
{
    return technique_name(t->language, true, key) != NULL;
}

const char *translation_level(const struct translation *t, const char *level)
{
    for (enum text_id id = TEXT_easy; id <= TEXT_beyond; id++) {
        if (strcmp(level, keys[id]) == 0) {
            return translation_text(t, id);
        }
    }
    return level;
}

void translation_label(struct text *out, const struct translation *t, const char *label,
                       const char *text)
{
    text_puts(out, label);
    text_puts(out, translation_text(t, TEXT_label_colon));
    text_puts(out, text);
}

bool translation_is_few(size_t count)
{
    return count % 10 >= 2 && count % 10 <= 4 && (count % 100 < 12 || count % 100 > 14);
}

void translation_fill(struct text *out, const char *text, const char *const *values, size_t count)
{
    for (; *text; text++) {
        size_t index =
            text[0] == '{' && text[1] && text[2] == '}' ? (size_t)(text[1] - '1') : count;
        if (index < count) {
            text_puts(out, values[index]);
            text += 2;
        } else {
            text_add(out, text, 1);
        }
    }
}
