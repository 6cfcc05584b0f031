#include "cli/help/help_names.h"

#include <ctype.h>
#include <string.h>

#include "cli/help/help_rows.h"
#include "cli/help/help_topics.h"
#include "cli/studio/studio.h"
#include "config/fields/fields.h"
#include "config/translation/translation.h"
#include "gen/board/board.h"
#include "gen/board/symmetry.h"
#include "gen/constraint/constraint.h"
#include "gen/format/records/record_fields.h"
#include "gen/format/stream.h"
#include "gen/grade/level.h"
#include "render/book/cover/book_cover.h"
#include "render/book/pages/part_lists.h"
#include "render/book/plan/profile.h"
#include "render/press/press.h"

static const char *symmetry_words(size_t index)
{
    return symmetry_doc((enum symmetry)index);
}

static const char *level_words(size_t index)
{
    static const char *const words[LEVEL_COUNT] = {
        [LEVEL_EASY] = "the easiest of five levels",
        [LEVEL_MEDIUM] = "the second of five levels",
        [LEVEL_HARD] = "the third of five levels",
        [LEVEL_UNFAIR] = "the fourth of five levels",
        [LEVEL_EXTREME] = "the hardest of five levels",
        [LEVEL_BEYOND] = "puzzles that the techniques do not solve",
    };
    return words[index];
}

static const char *format_choice(size_t index)
{
    return index < format_count() ? format_at(index)->name : NULL;
}

static const char *format_words(size_t index)
{
    return format_at(index)->doc;
}

static const char *profile_choice(size_t index)
{
    return index < profile_count() ? profile_at(index)->name : NULL;
}

static const char *profile_words(size_t index)
{
    return profile_at(index)->doc;
}

static const char *field_choice(size_t index)
{
    return index < FIELD_COUNT ? fields[index].name : NULL;
}

static const char *field_words(size_t index)
{
    return fields[index].doc;
}

static const char *sample_choice(size_t index)
{
    return index < studio_sample_count ? studio_samples[index].name : NULL;
}

static const char *sample_words(size_t index)
{
    return studio_samples[index].about;
}

static const char *map_words(size_t index)
{
    return variant_find(variant_map_choice(index))->doc;
}

/* How to ask for a name: a %s stands for it. */
static const struct catalogue {
    const char *what;
    const char *(*name)(size_t index);
    const char *(*doc)(size_t index);
    const char *command; /* NULL: none */
    const char *config;  /* NULL: none */
    const char *topic;
} catalogues[] = {
    {"a board", variant_choice, variant_doc, "nonet generate --variant %s",
     "sections: [{variant: %s, count: 20}]", "variants"},
    {"a map of a jigsaw", variant_map_choice, map_words, "nonet generate --variant %s",
     "sections: [{variant: %s, count: 20}]", "regions"},
    {"a kind of constraint", constraint_spec_choice, constraint_spec_doc,
     "nonet generate --constraints %s", "sections: [{constraints: [%s], count: 20}]",
     "constraints"},
    {"a board with constraints", constraint_board_choice, constraint_board_doc,
     "nonet generate --variant %s", "sections: [{variant: %s, count: 20}]", "variants"},
    {"a level", level_choice, level_words, "nonet generate --level %s",
     "sections: [{level: %s, count: 20}]", "levels"},
    {"a symmetry", symmetry_choice, symmetry_words, "nonet generate --symmetry %s",
     "sections: [{symmetry: %s, count: 20}]", "symmetries"},
    {"a puzzle format", format_choice, format_words, "nonet convert --to %s", NULL, "formats"},
    {"a cover design", cover_design_name, cover_design_doc, NULL, "cover: {make: true, design: %s}",
     "covers"},
    {"a palette of covers", cover_palette_name, cover_palette_doc, NULL,
     "cover: {make: true, palette: %s}", "covers"},
    {"a part of a book", part_name, part_doc, NULL, "parts: {front: [{part: %s}]}", "parts"},
    {"a profile (what a book is made for)", profile_choice, profile_words, NULL,
     "page: {profiles: [%s]}", "config page.profiles"},
    {"a field of TSV and JSON", field_choice, field_words, NULL, NULL, "fields"},
    {"a sample of a book's config", sample_choice, sample_words, "nonet book --new %s >my.yaml",
     NULL, "samples"},
    {"a term", help_term, help_term_meaning, NULL, NULL, "terms"},
};
enum { CATALOGUE_COUNT = sizeof catalogues / sizeof *catalogues };

/* The next letter of a name in small print, after the gaps between words; '\0' at its end. */
static int next_letter(const char **name)
{
    while (**name == ' ' || **name == '_' || **name == '-') {
        (*name)++;
    }
    int letter = tolower((unsigned char)**name);
    *name += letter != '\0';
    return letter;
}

bool help_same_name(const char *a, const char *b)
{
    int x = next_letter(&a);
    int y = next_letter(&b);
    while (x && x == y) {
        x = next_letter(&a);
        y = next_letter(&b);
    }
    bool plural = x + y == 's' && *a == '\0' && *b == '\0';
    return x == y || plural;
}

/* Does the text have the phrase, in whole words, in capital or small letters? */
static bool mentions(const char *text, const char *phrase)
{
    size_t length = strlen(phrase);
    for (const char *at = text; length && *at; at++) {
        bool begins = at == text || !isalnum((unsigned char)at[-1]);
        size_t same = 0;
        while (same < length && at[same] &&
               tolower((unsigned char)at[same]) == tolower((unsigned char)phrase[same])) {
            same++;
        }
        if (begins && same == length && !isalnum((unsigned char)at[same])) {
            return true;
        }
    }
    return false;
}

static void add_example(struct text *out, const char *label, const char *format, const char *name)
{
    const char *gap = format ? strstr(format, "%s") : NULL;
    if (gap) {
        text_printf(out, "  %-16s %.*s%s%s\n", label, (int)(gap - format), format, name, gap + 2);
    }
}

/* The rules that books print for a kind of constraint, or for those of a variant, without the marks
 * of printed text. */
static void add_rules(struct text *out, const char *name)
{
    const struct translation english = {.language = "en"};
    const int kind = constraint_kind_find(name, strlen(name));
    const struct constraint_variant *variant = constraint_variant_find(name);
    struct text rules = {0};
    constraint_rules_print(&rules, kind >= 0 ? (kind_set)1 << kind : variant->kinds, false, 9,
                           &english);
    for (char *to = rules.data, *from = rules.data; from; from++) {
        if (*from != '*') {
            *to++ = *from;
        }
        if (*from == '\0') {
            break;
        }
    }
    if (rules.data) {
        help_add_wrapped(out, 0, 0, rules.data);
    }
    out->failed |= rules.failed;
    text_free(&rules);
}

static void add_entry(const struct catalogue *c, size_t index, struct text *out)
{
    const char *name = c->name(index);
    const bool constraint = c->name == constraint_spec_choice || c->name == constraint_board_choice;
    const bool board = constraint && constraint_variant_find(name);
    struct text line = {0};
    const char *doc = c->doc(index);
    const bool sentence = *doc && doc[strlen(doc) - 1] == '.';
    text_printf(&line, "%s, %s: %s%s", name, c->what, doc, sentence ? "" : ".");
    text_puts(out, out->length ? "\n" : "");
    help_add_wrapped(out, 0, 0, line.data ? line.data : name);
    out->failed |= line.failed;
    text_free(&line);
    if (constraint) {
        add_rules(out, name);
    }
    add_example(out, "command", board ? "nonet generate --variant %s" : c->command, name);
    add_example(out, "in a config", board ? "sections: [{variant: %s, count: 20}]" : c->config,
                name);
    text_printf(out, "  %-16s nonet help %s\n", "see also", c->topic);
}

/* Append the keys of a map and of those in it, a call each; `path` is what stands before them. */
static void each_key(const struct schema_map *map, const char *path,
                     void (*visit)(void *context, const char *path, const struct schema_field *f),
                     void *context)
{
    for (size_t i = 0; i < map->count; i++) {
        const struct schema_field *f = &map->field[i];
        struct text inner = {0};
        text_printf(&inner, "%s%s%s", path, *path ? "." : "", f->name);
        if (inner.data) {
            visit(context, inner.data, f);
        }
        if (f->map && inner.data) {
            text_puts(&inner, f->type == SCHEMA_LIST ? "[]" : "");
            each_key(f->map, inner.data, visit, context);
        }
        text_free(&inner);
    }
}

static void list_key(void *context, const char *path, const struct schema_field *f)
{
    help_add_row(context, path, f->doc);
}

struct key_search {
    const char *key;
    struct text *out;
    bool found;
};

/* "theme", "style.theme" and "sections.level" name keys; the brackets of lists may be left out. */
static bool is_key(const char *path, const char *key)
{
    struct text plain = {0};
    for (const char *c = path; *c; c++) {
        if (*c != '[' && *c != ']') {
            text_add(&plain, c, 1);
        }
    }
    const char *dot = plain.data ? strrchr(plain.data, '.') : NULL;
    bool same = plain.data && (help_same_name(plain.data, key) || help_same_name(path, key) ||
                               (dot && help_same_name(dot + 1, key)));
    text_free(&plain);
    return same;
}

static void show_key(void *context, const char *path, const struct schema_field *f)
{
    struct key_search *search = context;
    if (!is_key(path, search->key)) {
        return;
    }
    struct text *out = search->out;
    struct text takes = {0};
    search->found = true;
    text_printf(out, "%s%s, a key of a book's config:", out->length ? "\n" : "", path);
    help_add_wrapped(out, strlen(path) + 27, 0, f->doc);
    schema_describe(f, press_vocabulary(), &takes);
    help_add_row(out, "takes", takes.data ? takes.data : "");
    if (f->required || f->fallback) {
        help_add_row(out, "default", f->required ? "none; the key is required" : f->fallback);
    }
    if (f->example) {
        help_add_row(out, "example", f->example);
    }
    out->failed |= takes.failed;
    text_free(&takes);
}

bool help_config(const char *key, struct text *out)
{
    if (!key) {
        text_puts(out, "The keys of a book's config. 'nonet help config KEY' shows the values of a "
                       "key,\n'nonet book --print-defaults' prints a config with all keys.\n\n");
        each_key(&book_fields, "", list_key, out);
        return true;
    }
    struct key_search search = {key, out, false};
    each_key(&book_fields, "", show_key, &search);
    return search.found;
}

struct key_names {
    const char *end;
    struct text *out;
};

static void add_key(void *context, const char *path, const struct schema_field *f)
{
    struct key_names *names = context;
    (void)f;
    text_printf(names->out, "%s%s", path, names->end);
}

void help_config_keys(const char *end, struct text *out)
{
    struct key_names names = {end, out};
    each_key(&book_fields, "", add_key, &names);
}

bool help_name(const char *name, struct text *out)
{
    bool found = false;
    for (size_t c = 0; c < CATALOGUE_COUNT; c++) {
        for (size_t i = 0; catalogues[c].name(i); i++) {
            if (help_same_name(catalogues[c].name(i), name)) {
                add_entry(&catalogues[c], i, out);
                found = true;
            }
        }
    }
    return help_config(name, out) || found;
}

bool help_mentions(const char *phrase, struct text *out)
{
    bool found = false;
    for (size_t c = 0; c < CATALOGUE_COUNT; c++) {
        for (size_t i = 0; catalogues[c].name(i); i++) {
            const char *name = catalogues[c].name(i);
            if (!mentions(catalogues[c].doc(i), phrase) && !mentions(name, phrase)) {
                continue;
            }
            if (!found) {
                text_printf(out, "Nothing has the name '%s'. These mention it:\n\n", phrase);
            }
            found = true;
            help_add_row(out, name, catalogues[c].doc(i));
        }
    }
    text_puts(out, found ? "\n'nonet help NAME' explains one.\n" : "");
    return found;
}

const char *help_name_at(size_t index)
{
    for (size_t c = 0; c < CATALOGUE_COUNT; c++) {
        size_t count = 0;
        while (catalogues[c].name(count)) {
            count++;
        }
        if (index < count) {
            return catalogues[c].name(index);
        }
        index -= count;
    }
    return NULL;
}
