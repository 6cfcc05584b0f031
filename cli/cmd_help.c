#include <assert.h>
#include <string.h>

#include "cli/command.h"
#include "cli/help.h"
#include "cli/manual.h"
#include "cli/terminal/play_keys.h"
#include "gen/board/symmetry.h"
#include "gen/format/stream.h"
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
        text_printf(out, "%-12s %-12s %s%s\n", f->name, f->extension ? f->extension : "", f->doc,
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
        text_printf(out, "%-32s %-8s %6d  %s%s\n", t->key, level_name(t->level), t->score, t->name,
                    t->off_by_default ? " (off by default)" : "");
    }
}

/* Each level with the score that it ends at, and some of its techniques. */
static void print_levels(struct text *out)
{
    enum { SHOWN = 4 };
    for (int level = 0; level < LEVEL_BEYOND; level++) {
        int cap = level_score_cap((enum level)level, variant_at(0));
        size_t techniques = 0;
        text_printf(out, "%-8s  ", level_name((enum level)level));
        text_printf(out, cap < INT32_MAX ? "score to %4d:" : "any score:    ", cap);
        for (size_t i = 0; i < technique_count(); i++) {
            const struct technique *t = technique_at(i);
            if (t->level == (enum level)level && !t->off_by_default && techniques++ < SHOWN) {
                text_printf(out, "%s %s", techniques > 1 ? "," : "", t->name);
            }
        }
        text_puts(out, techniques > SHOWN ? ", …\n" : "\n");
    }
    text_printf(out, "%-8s  what the techniques do not solve\n\n", level_name(LEVEL_BEYOND));
    text_puts(out,
              "A puzzle has the level of the hardest technique that its simplest solution path\n"
              "needs, or a higher one while the sum of the steps' scores passes the level's\n"
              "(on boards larger than 9x9, so much more as they have more cells).\n"
              "'nonet help techniques' lists the techniques with their levels and scores.\n");
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

static enum status unknown_name(const char *name, struct diag *d)
{
    const char *names[128];
    size_t count = 0;
    for (size_t i = 0; i < command_count(); i++) {
        names[count++] = command_at(i)->name;
    }
    for (size_t i = 0; i < TOPIC_COUNT; i++) {
        names[count++] = topics[i].name;
    }
    assert(count <= sizeof names / sizeof *names);
    const char *nearest = text_nearest(name, names, count);
    d->hint = "'nonet help' lists the commands and topics";
    return nearest
               ? diag_usage(d, NULL, "no command or topic '%s'; did you mean '%s'?", name, nearest)
               : diag_usage(d, NULL, "no command or topic '%s'", name);
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
    return unknown_name(name, d);
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
    COMMAND_SETTINGS,
    .run = run,
};
