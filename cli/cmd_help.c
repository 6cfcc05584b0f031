#include <string.h>

#include "cli/command.h"
#include "cli/help.h"
#include "cli/manual.h"
#include "cli/play_skin.h"
#include "gen/board/stream.h"
#include "gen/board/symmetry.h"
#include "gen/grade/grade.h"

enum shell { SHELL_BASH, SHELL_ZSH };

struct help_settings {
    bool man;
    bool man_book;
    int completion; /* enum shell; -1: none */
};

static const struct help_settings defaults = {.completion = -1};

static const char *shell_name(size_t index)
{
    static const char *const names[] = {[SHELL_BASH] = "bash", [SHELL_ZSH] = "zsh"};
    return index < sizeof names / sizeof *names ? names[index] : NULL;
}

static const struct option options[] = {
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

static void print_formats(struct text *out)
{
    for (size_t i = 0; i < format_count(); i++) {
        const struct format *f = format_at(i);
        text_printf(out, "%-12s %-6s %s%s\n", f->name, f->extension ? f->extension : "", f->doc,
                    !f->write  ? " (read only)"
                    : !f->read ? " (write only)"
                               : "");
    }
}

static void print_variants(struct text *out)
{
    for (size_t i = 0; i < variant_count(); i++) {
        text_printf(out, "%-12s %s\n", variant_at(i)->name, variant_at(i)->doc);
    }
}

static void print_symmetries(struct text *out)
{
    for (int s = 0; s < SYMMETRY_COUNT; s++) {
        text_printf(out, "%-16s %s\n", symmetry_name((enum symmetry)s),
                    symmetry_doc((enum symmetry)s));
    }
}

static void print_techniques(struct text *out)
{
    for (size_t i = 0; i < technique_count(); i++) {
        const struct technique *t = technique_at(i);
        text_printf(out, "%-28s %-8s %6d  %s%s\n", t->key, level_name(t->level), t->score, t->name,
                    t->off_by_default ? " (off by default)" : "");
    }
}

static void print_levels(struct text *out)
{
    for (int level = 0; level < LEVEL_COUNT; level++) {
        size_t techniques = 0;
        for (size_t i = 0; i < technique_count(); i++) {
            techniques += technique_at(i)->level == (enum level)level;
        }
        text_printf(out, "%-10s", level_name((enum level)level));
        if (level == LEVEL_BEYOND) {
            text_puts(out, "what the techniques do not solve\n");
        } else {
            text_printf(out, "%zu techniques of this level ('nonet help techniques')\n",
                        techniques);
        }
    }
}

static void print_keys(struct text *out)
{
    const char *name;
    const char *doc;
    for (size_t i = 0; play_key_at(i, &name, &doc); i++) {
        text_printf(out, "%-12s %s\n", name, doc);
    }
}

static const struct topic {
    const char *name;
    const char *doc;
    void (*print)(struct text *out);
} topics[] = {
    {"formats", "the puzzle formats that are read and written", print_formats},
    {"variants", "the boards: sizes and extra houses", print_variants},
    {"symmetries", "the symmetries of a pattern of givens", print_symmetries},
    {"techniques", "the grader's techniques: key, level, score, name", print_techniques},
    {"levels", "the levels, from easy to beyond", print_levels},
    {"keys", "the keys of 'nonet play'", print_keys},
};
enum { TOPIC_COUNT = sizeof topics / sizeof *topics };

const char *help_topic_at(size_t index, const char **doc)
{
    if (index >= TOPIC_COUNT) {
        return NULL;
    }
    *doc = topics[index].doc;
    return topics[index].name;
}

static enum status explain_name(const char *name, struct diag *d)
{
    struct text out = {0};
    const struct command *c = command_find(name);
    if (c) {
        return help_print_command(c, d);
    }
    for (size_t i = 0; i < TOPIC_COUNT; i++) {
        if (strcmp(topics[i].name, name) == 0) {
            topics[i].print(&out);
            return help_print(&out, d);
        }
    }
    return command_unknown(name, d);
}

static enum status run(const struct invocation *in)
{
    const struct help_settings *s = in->settings;
    enum status status = command_expect_arguments(in, 0, 1);
    if (status != STATUS_OK) {
        return status;
    }
    if (in->arguments.count) {
        return explain_name(in->arguments.item[0], in->diag);
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
    } else {
        help_overview(&out);
    }
    return help_print(&out, in->diag);
}

const struct command command_help = {
    .name = "help",
    .group = GROUP_HELP,
    .arguments = "[COMMAND|TOPIC]",
    .doc = "Explain a command or a topic, or list them all",
    .options = options,
    .option_count = sizeof options / sizeof *options,
    .defaults = &defaults,
    .settings_size = sizeof defaults,
    .run = run,
};
