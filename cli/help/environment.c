#include "cli/help/environment.h"

#include "cli/help/help_rows.h"

static const struct environment_row variables[] = {
    {"NONET_LANGUAGE",
     "Language of hints, explanations and lessons, such as de. The option --language comes first."},
    {"LC_MESSAGES", "The locale that gives this language if NONET_LANGUAGE is not set; LC_ALL "
                    "comes before it, LANG "
                    "after it. Help, options and messages are in English."},
    {"LC_CTYPE", "Unless this locale is UTF-8, boards on standard output are drawn in ASCII. "
                 "LC_ALL comes before "
                 "it, LANG after it."},
    {"NO_COLOR", "If set and not empty, Nonet uses no colour. The option --color comes first."},
    {"TERM", "With dumb, Nonet uses no colour and no progress bar."},
    {"NONET_PROGRESS", "The default of --progress: auto, bar, plain or none."},
    {"NONET_KERNEL",
     "The kernel that counts solutions: portable, avx2, avx512 or neon (default: the fastest). All "
     "give the same results."},
    {"NONET_IN_PROCESS",
     "If 1, no child process reads PDFs or looks for fonts. Then nothing limits their memory and "
     "time."},
    {"SOURCE_DATE_EPOCH", "The date in the files of a book, in seconds since 1970."},
    {"XDG_DATA_HOME", "Its folder fonts is searched for fonts (default: ~/.local/share)."},
    {"XDG_STATE_HOME",
     "The directory where 'nonet play' saves the game and the studio lists your books "
     "(default: ~/.local/state)."},
};

static const struct environment_row statuses[] = {
    {"0", "All went well."},
    {"1", "Something failed: a bad puzzle, a puzzle without exactly one solution, no result, or an "
          "output that cannot be written. The good puzzles of the input are printed all the same."},
    {"2", "An option, a config or another use of the command is wrong. Nothing is written."},
};

const struct environment_row *environment_variable_at(size_t index)
{
    return index < sizeof variables / sizeof *variables ? &variables[index] : NULL;
}

const struct environment_row *exit_status_at(size_t index)
{
    return index < sizeof statuses / sizeof *statuses ? &statuses[index] : NULL;
}

static void print_rows(struct text *out, const struct environment_row *(*at)(size_t index))
{
    const struct environment_row *row;
    for (size_t i = 0; (row = at(i)) != NULL; i++) {
        help_add_row(out, row->name, row->doc);
    }
}

void print_environment(struct text *out)
{
    print_rows(out, environment_variable_at);
}

void print_exit_statuses(struct text *out)
{
    print_rows(out, exit_status_at);
    text_puts(out, "\n'nonet check' has the status 1 if a puzzle is not valid. A signal that ends "
                   "Nonet\ngives 128 and its number, as in every program.\n");
}
