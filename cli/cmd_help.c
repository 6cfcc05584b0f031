#include <assert.h>
#include <string.h>

#include "cli/command.h"
#include "cli/help.h"
#include "cli/help_topics.h"
#include "cli/language_option.h"
#include "cli/manual.h"
#include "cli/technique_help.h"
#include "gen/grade/technique.h"

enum shell { SHELL_BASH, SHELL_ZSH, SHELL_FISH };

struct help_settings {
    bool man;
    bool man_book;
    int language;   /* index of language_name */
    int completion; /* enum shell; -1: none */
};

static const struct help_settings defaults = {.completion = -1};

static const char *shell_name(size_t index)
{
    static const char *const names[] = {
        [SHELL_BASH] = "bash", [SHELL_ZSH] = "zsh", [SHELL_FISH] = "fish"};
    return index < sizeof names / sizeof *names ? names[index] : NULL;
}

static const struct option options[] = {
    LANGUAGE_OPTION(offsetof(struct help_settings, language)),
    {.name = "man",
     .kind = OPTION_FLAG,
     .doc = "write the manual page nonet(1)",
     .offset = offsetof(struct help_settings, man)},
    {.name = "man-book",
     .kind = OPTION_FLAG,
     .doc = "write the manual page nonet-book(5), the config's format",
     .offset = offsetof(struct help_settings, man_book)},
    {.name = "completion",
     .kind = OPTION_CHOICE,
     .metavar = "SHELL",
     .doc = "write the completion for a shell",
     .offset = offsetof(struct help_settings, completion),
     .choice = shell_name},
};

static enum status unknown_name(const char *name, struct diag *d)
{
    const char *names[256];
    size_t count = 0;
    for (size_t i = 0; i < command_count(); i++) {
        names[count++] = command_at(i)->name;
    }
    const struct help_topic *topic;
    for (size_t i = 0; (topic = help_topic_at(i)) != NULL; i++) {
        names[count++] = topic->name;
    }
    for (size_t i = 0; i < technique_count(); i++) {
        names[count++] = technique_at(i)->key;
    }
    assert(count <= sizeof names / sizeof *names);
    const char *nearest = text_nearest(name, names, count);
    d->hint = "'nonet help' lists the commands and topics, 'nonet help techniques' the techniques";
    return nearest ? diag_usage(d, NULL, "no command, topic or technique '%s'; did you mean '%s'?",
                                name, nearest)
                   : diag_usage(d, NULL, "no command, topic or technique '%s'", name);
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

static enum status explain_name(const char *name, const char *language, struct diag *d)
{
    struct text out = {0};
    const struct command *c = command_find(name);
    if (c) {
        help_command(c, &out);
        return command_print(&out, d);
    }
    const struct help_topic *topic;
    for (size_t i = 0; (topic = help_topic_at(i)) != NULL; i++) {
        if (strcmp(topic->name, name) == 0) {
            topic->print(&out);
            return command_print(&out, d);
        }
    }
    int technique = technique_find(name);
    return technique >= 0 ? explain_technique(technique, language, d) : unknown_name(name, d);
}

static enum status run(const struct invocation *in)
{
    const struct help_settings *s = in->settings;
    enum status status = command_expect_arguments(in, 0, 1);
    if (status != STATUS_OK) {
        return status;
    }
    if (in->arguments.count) {
        return explain_name(in->arguments.item[0], language_name((size_t)s->language), in->diag);
    }
    struct text out = {0};
    if (s->man) {
        manual_page(&out);
    } else if (s->man_book) {
        manual_book_page(&out);
    } else if (s->completion == SHELL_BASH) {
        completion_bash(&out);
    } else if (s->completion == SHELL_ZSH) {
        completion_zsh(&out);
    } else if (s->completion == SHELL_FISH) {
        completion_fish(&out);
    } else {
        help_overview(&out);
    }
    return command_print(&out, in->diag);
}

const struct command command_help = {
    .name = "help",
    .group = GROUP_HELP,
    .arguments = "[COMMAND|TOPIC|TECHNIQUE]",
    .doc = "Explain a command, a topic or a technique, or list them all",
    .detail =
        "Of a technique it tells level and score, draws an example with the candidates before "
        "the step, and gives the step's reason, in any of the languages.",
    .examples = "nonet help x-wing|what it is, by an example\n"
                "nonet help --language fr swordfish|in French",
    COMMAND_SETTINGS,
    .run = run,
};
