#include <string.h>

#include "cli/command.h"
#include "cli/help/help.h"
#include "cli/help/help_names.h"
#include "cli/help/help_topics.h"
#include "cli/help/manual.h"
#include "cli/help/technique_help.h"
#include "cli/option/language_option.h"
#include "cli/terminal/ascii_boxes.h"
#include "gen/grade/technique.h"

enum shell { SHELL_BASH, SHELL_ZSH, SHELL_FISH };

struct help_settings {
    bool man;
    bool man_book;
    int language;   /* index of language_name */
    int completion; /* enum shell; -1: none */
};

static const struct help_settings defaults = {.language = -1, .completion = -1};

OPTION_NAMES(shell_name, [SHELL_BASH] = "bash", [SHELL_ZSH] = "zsh", [SHELL_FISH] = "fish")

static const struct option options[] = {
    LANGUAGE_OPTION(offsetof(struct help_settings, language)),
    {.name = "man",
     .kind = OPTION_FLAG,
     .doc = "print the manual page nonet(1), or with a command's name that command's",
     .offset = offsetof(struct help_settings, man)},
    {.name = "man-book",
     .kind = OPTION_FLAG,
     .doc = "print the manual page nonet-book(5), about book configs",
     .offset = offsetof(struct help_settings, man_book)},
    {.name = "completion",
     .kind = OPTION_CHOICE,
     .metavar = "SHELL",
     .doc = "print the completion script for a shell",
     .offset = offsetof(struct help_settings, completion),
     .choice = shell_name},
};

static enum status unknown_name(const struct command_list *all, const char *name, struct diag *d)
{
    const char *names[512];
    const size_t size = sizeof names / sizeof *names;
    size_t count = 0;
    for (size_t i = 0; i < all->count && count < size; i++) {
        names[count++] = all->item[i]->name;
    }
    const struct help_topic *topic;
    for (size_t i = 0; (topic = help_topic_at(i)) != NULL && count < size; i++) {
        names[count++] = topic->name;
    }
    for (size_t i = 0; i < technique_count() && count < size; i++) {
        names[count++] = technique_at(i)->key;
    }
    for (size_t i = 0; help_name_at(i) && count < size; i++) {
        names[count++] = help_name_at(i);
    }
    const char *nearest = text_nearest(name, names, count);
    d->hint = "'nonet help' lists the commands and topics";
    return nearest ? diag_usage(d, NULL, "there is no help about '%s'; did you mean '%s'?", name,
                                nearest)
                   : diag_usage(d, NULL, "there is no help about '%s'", name);
}

static enum status explain_technique(int technique, const char *language, struct diag *d)
{
    struct text out = {0};
    enum status status = technique_help(technique, language, &out, d);
    if (status != STATUS_OK) {
        text_free(&out);
        return status;
    }
    return command_print(&out, d);
}

/* "sections[].level" becomes "sections.level", as people write it. */
static void remove_brackets(char *key)
{
    char *to = key;
    for (const char *from = key; *from; from++) {
        if (*from != '[' && *from != ']') {
            *to++ = *from;
        }
    }
    *to = '\0';
}

static enum status explain_config_key(const char *key, struct diag *d)
{
    struct text out = {0};
    if (help_config(key, &out)) {
        return command_print(&out, d);
    }
    const bool whole = strchr(key, '.') != NULL;
    const char *names[1024];
    size_t count = 0;
    text_clear(&out);
    help_config_keys("\n", &out);
    for (char *name = out.data; name && *name && count < sizeof names / sizeof *names; count++) {
        char *end = strchr(name, '\n');
        *end = '\0';
        remove_brackets(name);
        const char *dot = strrchr(name, '.');
        names[count] = dot && !whole ? dot + 1 : name;
        name = end + 1;
    }
    const char *nearest = text_nearest(key, names, count);
    d->hint = "'nonet help config' lists all keys";
    enum status status =
        nearest ? diag_usage(d, NULL, "a config has no key '%s'; did you mean '%s'?", key, nearest)
                : diag_usage(d, NULL, "a config has no key '%s'", key);
    text_free(&out);
    return status;
}

static enum status explain_name(const struct command_list *all, const char *name,
                                const char *language, struct diag *d)
{
    struct text out = {0};
    const struct command *c = command_find(all, name);
    if (c) {
        help_command(c, &out);
        return command_print(&out, d);
    }
    const struct help_topic *topic;
    for (size_t i = 0; (topic = help_topic_at(i)) != NULL; i++) {
        if (strcmp(topic->name, name) == 0) {
            topic->print(&out);
            if (!locale_is_utf8()) {
                ascii_boxes(&out);
            }
            return command_print(&out, d);
        }
    }
    for (size_t i = 0; i < technique_count(); i++) {
        const struct technique *t = technique_at(i);
        if (help_same_name(t->key, name) || help_same_name(t->name, name)) {
            return explain_technique((int)i, language, d);
        }
    }
    if (help_name(name, &out) || help_mentions(name, &out)) {
        return command_print(&out, d);
    }
    text_free(&out);
    return strchr(name, '.') ? explain_config_key(name, d) : unknown_name(all, name, d);
}

static enum status run_help(const struct invocation *in)
{
    const struct help_settings *s = in->settings;
    const char *const *words = in->arguments.item;
    bool about_key = in->arguments.count > 1 && strcmp(words[0], "config") == 0;
    enum status status = command_expect_arguments(in, 0, about_key ? 2 : 1);
    if (status != STATUS_OK) {
        return status;
    }
    if (about_key) {
        return explain_config_key(name_today(words[1]), in->diag);
    }
    if (s->man && in->arguments.count) {
        struct text page = {0};
        const struct command *c = command_find(in->commands, words[0]);
        if (!c) {
            return command_unknown(in->commands, words[0], in->diag);
        }
        manual_command_page(c, &page);
        return command_print(&page, in->diag);
    }
    if (in->arguments.count) {
        return explain_name(in->commands, name_today(words[0]),
                            language_chosen(s->language, in->diag), in->diag);
    }
    struct text out = {0};
    if (s->man) {
        manual_page(in->commands, &out);
    } else if (s->man_book) {
        manual_book_page(&out);
    } else if (s->completion == SHELL_BASH) {
        completion_bash(in->commands, &out);
    } else if (s->completion == SHELL_ZSH) {
        completion_zsh(in->commands, &out);
    } else if (s->completion == SHELL_FISH) {
        completion_fish(in->commands, &out);
    } else {
        help_overview(in->commands, &out);
    }
    return command_print(&out, in->diag);
}

const struct command command_help = {
    .name = "help",
    .group = GROUP_HELP,
    .arguments = "[COMMAND|TOPIC|NAME]",
    .doc = "Explain a command, topic, technique or any other name",
    .detail =
        "NAME can be a technique, board, kind of constraint, level, symmetry, format, field, cover "
        "design, part of a book, sample, profile, config key or term, in capital or small "
        "letters.\n\nFor "
        "a technique, Nonet shows its level and score, draws an example with its candidates, and "
        "explains the step. --language chooses the language of that explanation.",
    .examples = "nonet help x-wing|a technique, with an example\nnonet help killer|a kind of "
                "puzzle, and how to ask for it\nnonet help config style.theme|a key of a book's "
                "config\nnonet help --language fr swordfish|a technique in French",
    COMMAND_SETTINGS,
    .run = run_help,
};
