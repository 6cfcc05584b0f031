#include "cli/help/manual.h"

#include <string.h>

#include "cli/command.h"
#include "cli/help/environment.h"
#include "cli/help/help.h"
#include "cli/help/help_names.h"
#include "cli/help/help_topics.h"
#include "cli/terminal/play_keys.h"
#include "gen/format/records/record_fields.h"
#include "gen/grade/technique.h"

/* ---- roff ---- */

/* Text as roff takes it literally; a newline pair begins a paragraph. */
static void add_roff(struct text *out, const char *s, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        bool line_start = out->length == 0 || out->data[out->length - 1] == '\n';
        if (line_start && (s[i] == '.' || s[i] == '\'')) {
            text_puts(out, "\\&");
        }
        if (s[i] == '\\') {
            text_puts(out, "\\e");
        } else if (s[i] == '-') {
            text_puts(out, "\\-");
        } else if (s[i] == '\n' && i + 1 < length && s[i + 1] == '\n') {
            text_puts(out, "\n.PP\n");
            i++;
        } else {
            text_add(out, &s[i], 1);
        }
    }
}

static void add_sentence(struct text *out, const char *s)
{
    add_roff(out, s, strlen(s));
    text_puts(out, ".\n");
}

static void man_choices(struct text *out, const struct option *o)
{
    const char *name;
    bool listed = option_lists_names(o);
    for (size_t i = 0; listed && (name = o->choice(i)) != NULL; i++) {
        text_puts(out, i ? ", " : "; one of ");
        add_roff(out, name, strlen(name));
    }
}

static void man_option(struct text *out, const struct option *o)
{
    text_puts(out, ".TP\n");
    if (o->letter) {
        text_printf(out, "\\fB\\-%c\\fR, ", o->letter);
    }
    text_puts(out, "\\fB\\-\\-");
    add_roff(out, o->name, strlen(o->name));
    text_puts(out, "\\fR");
    if (o->metavar) {
        text_printf(out, " \\fI%s\\fR", o->metavar);
    }
    text_puts(out, "\n");
    add_roff(out, o->doc, strlen(o->doc));
    man_choices(out, o);
    text_puts(out, ".\n");
}

static void man_examples(struct text *out, const char *examples)
{
    struct example e;
    while (help_example(&examples, &e)) {
        text_puts(out, ".TP\n\\fB");
        add_roff(out, e.command, e.command_length);
        text_puts(out, "\\fR\n");
        add_roff(out, e.doc, e.doc_length);
        text_puts(out, "\n");
    }
}

/* Everything but the heading. */
static void man_command(struct text *out, const struct command *c)
{
    struct option shared[SHARED_COUNT];
    size_t shared_count = command_shared_options(c, shared);
    if (c->detail) {
        text_puts(out, ".PP\n");
        add_roff(out, c->detail, strlen(c->detail));
        text_puts(out, "\n");
    }
    for (size_t i = 0; i < c->option_count; i++) {
        man_option(out, &c->options[i]);
    }
    for (size_t i = 0; i < shared_count; i++) {
        man_option(out, &shared[i]);
    }
    if (c->examples) {
        text_puts(out, ".PP\nExamples:\n");
        man_examples(out, c->examples);
    }
}

static void add_rows(struct text *out, const struct environment_row *(*at)(size_t index))
{
    const struct environment_row *row;
    for (size_t i = 0; (row = at(i)) != NULL; i++) {
        text_puts(out, ".TP\n\\fB");
        add_roff(out, row->name, strlen(row->name));
        text_puts(out, "\\fR\n");
        add_roff(out, row->doc, strlen(row->doc));
        text_puts(out, "\n");
    }
}

void manual_page(const struct command_list *all, struct text *out)
{
    text_printf(out, ".TH NONET 1 \"\" \"Nonet %s\" \"User Commands\"\n", NONET_VERSION);
    text_puts(
        out, ".SH NAME\nnonet \\- make, grade, solve, play and print sudoku\n"
             ".SH SYNOPSIS\n.B nonet\n.I COMMAND\n[options] [\\fIFILE\\fR…]\n"
             ".SH DESCRIPTION\n"
             "Without FILE, or if FILE is \\(aq\\-\\(aq, Nonet reads standard input. Results go to "
             "standard output, messages and progress to standard error. Nonet recognises the "
             "format of puzzles by itself.\n"
             ".SH COMMANDS\n");
    for (size_t i = 0; i < all->count; i++) {
        const struct command *c = all->item[i];
        text_printf(out, ".SS nonet %s [options] %s\n", c->name, c->arguments);
        add_sentence(out, c->doc);
        man_command(out, c);
    }
    text_puts(out, ".SH KEYS OF PLAY\n");
    const char *name;
    const char *doc;
    for (size_t i = 0; play_key_at(i, &name, &doc); i++) {
        text_puts(out, ".TP\n\\fB");
        add_roff(out, name, strlen(name));
        text_puts(out, "\\fR\n");
        add_sentence(out, doc);
    }
    text_puts(
        out,
        ".SH FIELDS\nThe columns of tsv and csv files, and the names of json objects. A json "
        "object leaves out what is not known. \\fBnonet help schema\\fR prints the JSON Schema.\n");
    for (int i = 0; i < FIELD_COUNT; i++) {
        text_printf(out, ".TP\n\\fB%s\\fR (%s%s%s)\n", fields[i].name,
                    field_type_name(fields[i].type), fields[i].unit[0] ? ", " : "", fields[i].unit);
        add_sentence(out, fields[i].doc);
        if (fields[i].absent[0]) {
            text_puts(out, "Absent where ");
            add_sentence(out, fields[i].absent);
        }
    }
    text_puts(out, ".SH EXIT STATUS\n");
    add_rows(out, exit_status_at);
    text_puts(out, ".SH ENVIRONMENT\n");
    add_rows(out, environment_variable_at);
    text_puts(out, ".SH SEE ALSO\n.BR nonet-book (5),\n.BR nonet (3)\n");
}

void manual_command_page(const struct command *c, struct text *out)
{
    text_printf(out, ".TH NONET\\-%s 1 \"\" \"Nonet %s\" \"User Commands\"\n", c->name,
                NONET_VERSION);
    text_printf(out, ".SH NAME\nnonet\\-%s \\- ", c->name);
    add_roff(out, c->doc, strlen(c->doc));
    text_printf(out, "\n.SH SYNOPSIS\n.B nonet %s\n[options] %s\n.SH DESCRIPTION\n", c->name,
                c->arguments);
    add_sentence(out, c->doc);
    man_command(out, c);
    text_puts(out, ".SH EXIT STATUS\n");
    add_rows(out, exit_status_at);
    text_puts(out, ".SH SEE ALSO\n.BR nonet (1),\n.BR nonet-book (5)\n");
}

/* ---- completions ---- */

static void add_option_words(struct text *out, const struct command *c, const char *separator)
{
    struct option shared[SHARED_COUNT];
    size_t shared_count = command_shared_options(c, shared);
    for (size_t i = 0; i < c->option_count + shared_count; i++) {
        const struct option *o =
            i < c->option_count ? &c->options[i] : &shared[i - c->option_count];
        text_printf(out, "--%s%s%s", o->name, o->kind == OPTION_FLAG ? "" : "=", separator);
    }
    text_puts(out, "--help");
}

/* Bash takes a colon for the end of a word, so that it cannot complete names that have one. */
static void add_choice_words(struct text *out, const struct option *o)
{
    const char *name;
    for (size_t i = 0; (name = o->choice(i)) != NULL; i++) {
        if (!strchr(name, ':')) {
            text_printf(out, "%s%s", i ? " " : "", name);
        }
    }
}

/* One case of "command:--option" for each option whose values can be listed. */
static void bash_values(struct text *out, const struct command *c)
{
    struct option shared[SHARED_COUNT];
    size_t shared_count = command_shared_options(c, shared);
    for (size_t i = 0; i < c->option_count + shared_count; i++) {
        const struct option *o =
            i < c->option_count ? &c->options[i] : &shared[i - c->option_count];
        bool takes_keys = o->metavar && strcmp(o->metavar, "KEY=VALUE") == 0;
        if (takes_keys || o->choice) {
            text_printf(out, "    %s:--%s) words='", c->name, o->name);
            takes_keys ? help_config_keys("= ", out) : add_choice_words(out, o);
            text_puts(out, "' ;;\n");
        } else if (o->kind == OPTION_FILE) {
            text_printf(out, "    %s:--%s%s%.1s) files=1 ;;\n", c->name, o->name,
                        o->letter ? "|*:-" : "", &o->letter);
        } else if (o->kind != OPTION_FLAG) {
            text_printf(out, "    %s:--%s) return ;;\n", c->name, o->name);
        }
    }
}

static void add_command_names(const struct command_list *all, struct text *out)
{
    for (size_t i = 0; i < all->count; i++) {
        text_printf(out, "%s%s", i ? " " : "", all->item[i]->name);
    }
}

/* The subcommands that a command's first argument can be; false if it has none. */
static bool add_first_words(const struct command_list *all, struct text *out,
                            const struct command *c)
{
    if (strcmp(c->name, "help") == 0) {
        const struct help_topic *topic;
        add_command_names(all, out);
        for (size_t i = 0; (topic = help_topic_at(i)) != NULL; i++) {
            text_printf(out, " %s", topic->name);
        }
        for (size_t i = 0; i < technique_count(); i++) {
            text_printf(out, " %s", technique_at(i)->key);
        }
        return true;
    }
    size_t length = strcspn(c->arguments, " ");
    if (!memchr(c->arguments, '|', length) || c->arguments[0] == '[') {
        return false;
    }
    for (size_t i = 0; i < length; i++) {
        text_add(out, c->arguments[i] == '|' ? " " : &c->arguments[i], 1);
    }
    return true;
}

/* The same as a case of the bash completion: only right behind the command. */
static void bash_first_words(const struct command_list *all, struct text *out,
                             const struct command *c)
{
    struct text words = {0};
    if (add_first_words(all, &words, c) && words.data) {
        text_printf(out, "    %s:*) [ \"$COMP_CWORD\" = $((at + 1)) ] && words='%s' ;;\n", c->name,
                    words.data);
    }
    out->failed |= words.failed;
    text_free(&words);
}

void completion_bash(const struct command_list *all, struct text *out)
{
    text_puts(out, "# bash completion for nonet, written by 'nonet help --completion bash'\n"
                   "_nonet() {\n"
                   "  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}\n"
                   "  local words= files= at=1\n"
                   "  COMPREPLY=()\n"
                   "  # options may stand before the command\n"
                   "  while [[ ${COMP_WORDS[at]} == -* ]] && [ \"$at\" -lt \"$COMP_CWORD\" ]; do\n"
                   "    case ${COMP_WORDS[at]} in --threads|--progress|--color) ((at++)) ;; esac\n"
                   "    [ \"${COMP_WORDS[at]}\" = = ] && ((at++))\n"
                   "    ((at++))\n"
                   "  done\n"
                   "  local command=${COMP_WORDS[at]}\n"
                   "  if [ \"$COMP_CWORD\" -le \"$at\" ]; then\n"
                   "    COMPREPLY=($(compgen -W '");
    add_command_names(all, out);
    text_puts(out, " --version --help --quiet --threads= --progress= --color=' -- \"$word\"))\n"
                   "    [[ ${COMPREPLY[0]} == *= ]] && compopt -o nospace 2>/dev/null\n"
                   "    return\n  fi\n"
                   "  # --option=value arrives as three words\n"
                   "  if [ \"$word\" = = ]; then word=\n"
                   "  elif [ \"$before\" = = ]; then before=${COMP_WORDS[COMP_CWORD-2]}; fi\n"
                   "  case $command:$before in\n");
    for (size_t i = 0; i < all->count; i++) {
        bash_values(out, all->item[i]);
    }
    text_puts(out, "    help:config) words='");
    help_config_keys(" ", out);
    text_puts(out, "' ;;\n  esac\n");
    text_puts(out, "  if [ -z \"$words$files\" ]; then\n"
                   "    case $command:$word in\n");
    for (size_t i = 0; i < all->count; i++) {
        text_printf(out, "    %s:-*) words='", all->item[i]->name);
        add_option_words(out, all->item[i], " ");
        text_puts(out, "' ;;\n");
    }
    for (size_t i = 0; i < all->count; i++) {
        bash_first_words(all, out, all->item[i]);
    }
    text_puts(out,
              "    esac\n  fi\n"
              "  if [ -n \"$words\" ]; then\n"
              "    local first=\n"
              "    if [[ $word == *,* ]]; then first=${word%,*},; fi\n"
              "    COMPREPLY=($(compgen -P \"$first\" -W \"$words\" -- \"${word##*,}\"))\n"
              "    [[ ${COMPREPLY[0]} == *= ]] && compopt -o nospace\n"
              "  elif [ \"$command\" = book ] && [ -z \"$files\" ]; then\n"
              "    COMPREPLY=($(compgen -d -- \"$word\") $(compgen -f -X '!*.y*ml' -- \"$word\"))\n"
              "    compopt -o filenames 2>/dev/null\n"
              "  else\n"
              "    COMPREPLY=($(compgen -f -- \"$word\"))\n"
              "    compopt -o filenames 2>/dev/null\n"
              "  fi\n}\n"
              "complete -F _nonet nonet\n");
}

/* Inside zsh's single-quoted specs, brackets and colons are special. */
static void add_zsh(struct text *out, const char *s)
{
    for (; *s; s++) {
        if (*s == '\'') {
            text_puts(out, "'\\''");
        } else {
            text_printf(out, "%s%c", strchr("[]:\\", *s) ? "\\" : "", *s);
        }
    }
}

static void zsh_option(struct text *out, const struct option *o)
{
    if (o->letter) {
        text_printf(out, "      '-%c[", o->letter);
        add_zsh(out, o->doc);
        text_puts(out, o->kind == OPTION_FLAG ? "]' \\\n" : "]:value:_files' \\\n");
    }
    text_printf(out, "      '--%s%s[", o->name, o->kind == OPTION_FLAG ? "" : "=");
    add_zsh(out, o->doc);
    text_puts(out, "]");
    if (o->choice) {
        bool list = o->kind == OPTION_STRING || o->kind == OPTION_LIST; /* several, by comma */
        text_puts(out, list ? ":value:_values -s , value " : ":value:(");
        add_choice_words(out, o);
        text_puts(out, list ? "" : ")");
    } else if (o->kind == OPTION_FILE) {
        text_puts(out, ":file:_files");
    } else if (o->kind != OPTION_FLAG) {
        text_printf(out, ":%s: ", o->metavar);
    }
    text_puts(out, "' \\\n");
}

void completion_zsh(const struct command_list *all, struct text *out)
{
    text_puts(out, "#compdef nonet\n"
                   "# zsh completion for nonet, written by 'nonet help --completion zsh'\n"
                   "_nonet() {\n  local -a commands\n  commands=(\n");
    for (size_t i = 0; i < all->count; i++) {
        text_printf(out, "    '%s:", all->item[i]->name);
        add_zsh(out, all->item[i]->doc);
        text_puts(out, "'\n");
    }
    text_puts(out, "  )\n  if (( CURRENT == 2 )); then\n    _describe command commands\n"
                   "    return\n  fi\n  local command=$words[2]\n  shift words\n  (( CURRENT-- ))\n"
                   "  case $command in\n");
    for (size_t i = 0; i < all->count; i++) {
        const struct command *c = all->item[i];
        struct option shared[SHARED_COUNT];
        size_t shared_count = command_shared_options(c, shared);
        text_printf(out, "    %s) _arguments \\\n", c->name);
        for (size_t k = 0; k < c->option_count; k++) {
            zsh_option(out, &c->options[k]);
        }
        for (size_t k = 0; k < shared_count; k++) {
            zsh_option(out, &shared[k]);
        }
        text_puts(out, "      '--help[print help]' ");
        struct text words = {0};
        if (add_first_words(all, &words, c) && words.data) {
            text_printf(out, "'1:what:(%s)' ", words.data);
        }
        out->failed |= words.failed;
        text_free(&words);
        text_printf(out, "'*:file:_files%s' ;;\n",
                    strcmp(c->name, "book") == 0 ? " -g \"*.(yaml|yml)\"" : "");
    }
    text_puts(out, "  esac\n}\n_nonet \"$@\"\n");
}

/* In fish's single quotes a backslash stands before a quote and itself. */
static void add_fish(struct text *out, const char *s)
{
    for (; *s; s++) {
        text_printf(out, "%s%c", strchr("'\\", *s) ? "\\" : "", *s);
    }
}

static void fish_option(struct text *out, const struct command *c, const struct option *o)
{
    text_printf(out, "complete -c nonet -n '__fish_seen_subcommand_from %s' -l %s", c->name,
                o->name);
    if (o->letter) {
        text_printf(out, " -s %c", o->letter);
    }
    if (o->choice && (o->kind == OPTION_STRING || o->kind == OPTION_LIST)) { /* several, by comma */
        text_puts(out, " -x -a '(__fish_append , ");
        add_choice_words(out, o);
        text_puts(out, ")'");
    } else if (o->choice) {
        text_puts(out, " -x -a '");
        add_choice_words(out, o);
        text_puts(out, "'");
    } else if (o->kind == OPTION_FILE) {
        text_puts(out, " -r -F");
    } else if (o->kind != OPTION_FLAG) {
        text_puts(out, " -x");
    }
    text_puts(out, " -d '");
    add_fish(out, o->doc);
    text_puts(out, "'\n");
}

void completion_fish(const struct command_list *all, struct text *out)
{
    text_puts(out,
              "# fish completion for nonet, written by 'nonet help --completion fish'\n"
              "complete -c nonet -n __fish_use_subcommand -f -l version -d 'print the version'\n");
    for (size_t i = 0; i < all->count; i++) {
        const struct command *c = all->item[i];
        struct option shared[SHARED_COUNT];
        struct text words = {0};
        size_t shared_count = command_shared_options(c, shared);
        text_printf(out, "complete -c nonet -n __fish_use_subcommand -f -a %s -d '", c->name);
        add_fish(out, c->doc);
        text_puts(out, "'\n");
        for (size_t k = 0; k < c->option_count; k++) {
            fish_option(out, c, &c->options[k]);
        }
        for (size_t k = 0; k < shared_count; k++) {
            fish_option(out, c, &shared[k]);
        }
        if (add_first_words(all, &words, c) && words.data) {
            text_printf(out,
                        "complete -c nonet -n '__fish_seen_subcommand_from %s; and test (count "
                        "(commandline -opc)) = 2' -f -a '%s'\n",
                        c->name, words.data);
        }
        text_free(&words);
    }
    text_puts(out, "complete -c nonet -n '__fish_seen_subcommand_from book' -f -a "
                   "'(__fish_complete_suffix .yaml)'\n");
}
