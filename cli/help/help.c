#include "cli/help/help.h"

#include <assert.h>
#include <string.h>

#include "cli/help/help_rows.h"
#include "cli/help/help_topics.h"

void help_short(struct text *out)
{
    text_puts(out, "Nonet makes, grades, solves and prints sudoku. To begin:\n\n");
    help_add_row(out, "nonet generate", "a new puzzle and its level");
    help_add_row(out, "nonet solve FILE", "the solution of each puzzle in a file");
    help_add_row(out, "nonet book CONFIG.yaml", "a book of puzzles as a PDF, with its answer key");
    text_puts(out, "\n'nonet help' lists all commands; 'nonet help COMMAND' explains one.\n");
}

void help_overview(const struct command_list *all, struct text *out)
{
    text_puts(out, "Usage: nonet COMMAND [options] [FILE…]\n\nWithout FILE, or if FILE is '-', "
                   "Nonet reads standard input. Results go to\nstandard output, messages and "
                   "progress to standard error.\n");
    for (int group = 0; group < COMMAND_GROUP_COUNT; group++) {
        bool titled = false;
        for (size_t i = 0; i < all->count; i++) {
            const struct command *c = all->item[i];
            if (c->group != (enum command_group)group) {
                continue;
            }
            if (!titled) {
                text_printf(out, "\n%s:\n", command_group_title(c->group));
                titled = true;
            }
            help_add_row(out, c->name, c->doc);
        }
    }
    const struct help_topic *topic;
    text_puts(out, "\nTopics ('nonet help TOPIC'):\n");
    for (size_t i = 0; (topic = help_topic_at(i)) != NULL; i++) {
        help_add_row(out, topic->name, topic->doc);
    }
    text_puts(
        out,
        "\n'nonet help NAME' also explains any technique, board, kind of constraint, config\nkey "
        "or other name. 'nonet COMMAND --help' explains a command, 'nonet --version'\nprints the "
        "version.\n\nExit status: 0 if all went well, 1 if something failed (a bad puzzle, no "
        "result,\nan output that cannot be written), 2 if an option or config is wrong.\n");
}

static void add_option(struct text *out, const struct option *o)
{
    char label[OPTION_LABEL_SIZE];
    struct text doc = {0};
    text_puts(&doc, o->doc);
    const char *name;
    bool listed = option_lists_names(o);
    for (size_t i = 0; listed && (name = o->choice(i)) != NULL; i++) {
        text_printf(&doc, "%s%s", i ? ", " : "; one of ", name);
    }
    help_add_row(out, option_label(o, label), doc.data ? doc.data : o->doc);
    out->failed |= doc.failed;
    text_free(&doc);
}

bool help_example(const char **next, struct example *out)
{
    const char *line = *next;
    if (!*line) {
        return false;
    }
    size_t length = strcspn(line, "\n");
    size_t bar = length;
    while (bar > 0 && line[bar - 1] != '|') {
        bar--;
    }
    assert(bar > 0);
    *out = (struct example){line, bar - 1, line + bar, length - bar};
    *next = line + length + (line[length] == '\n');
    return true;
}

static void add_examples(struct text *out, const char *examples)
{
    struct example e;
    text_puts(out, "\nExamples:\n");
    while (help_example(&examples, &e)) {
        text_printf(out, "  %.*s\n      %.*s\n", (int)e.command_length, e.command,
                    (int)e.doc_length, e.doc);
    }
}

void help_command(const struct command *c, struct text *out)
{
    struct option shared[SHARED_COUNT];
    size_t shared_count = command_shared_options(c, shared);
    text_printf(out, "Usage: nonet %s [options]%s%s\n\n", c->name, *c->arguments ? " " : "",
                c->arguments);
    help_add_wrapped(out, 0, 0, c->doc);
    if (c->examples) {
        add_examples(out, c->examples);
    }
    if (c->option_count) {
        text_puts(out, "\nOptions:\n");
    }
    for (size_t i = 0; i < c->option_count; i++) {
        add_option(out, &c->options[i]);
    }
    text_puts(out, c->option_count ? "\nCommon options:\n" : "\nOptions:\n");
    for (size_t i = 0; i < shared_count; i++) {
        add_option(out, &shared[i]);
    }
    help_add_row(out, "-h, --help", "print this help");
    if (c->detail) {
        text_puts(out, "\nDetails:\n");
        help_add_wrapped(out, 0, 0, c->detail);
    }
}
