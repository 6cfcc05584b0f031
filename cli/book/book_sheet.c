/* Worksheets: what the command prints about them. */
#include <stdlib.h>
#include <string.h>

#include "cli/book/book_settings.h"
#include "cli/option/seed_option.h"
#include "gen/grade/level_range.h"

/* The places of answers, as a config writes them. */
static const struct {
    const char *name, *answers;
} places[] = {{"apart", "place: apart"},
              {"upside-down", "place: book, at: under"},
              {"back", "place: book"},
              {"none", "place: none"}};
enum { PLACES = sizeof places / sizeof *places };

const char *answers_choice(size_t index)
{
    return index < PLACES ? places[index].name : NULL;
}

/* Of a name in the table; NULL: of the first. */
static const char *answers_of(const char *name)
{
    size_t i = 0;
    while (name && strcmp(places[i].name, name) != 0) {
        i++;
    }
    return places[i].answers;
}

/* `--set seed=…` wins over the sheet's own seed. */
static bool seed_is_set(const struct book_settings *s)
{
    for (size_t i = 0; i < s->set.count; i++) {
        if (strncmp(s->set.item[i], "seed=", 5) == 0) {
            return true;
        }
    }
    return false;
}

enum { MAX_PER_PAGE = 12 }; /* as for the config's per_page */

/* Where messages on a worksheet go. */
struct sheet_messages {
    struct diag *to;
    bool per_page; /* the option was given */
};

/* Nobody wrote the config of a worksheet, so its lines would explain nothing, and a key that an
 * option stands for has the option's name. */
static void deliver_as_option(void *context, const struct diag_message *m)
{
    static const char key[] = "set per_page to ";
    const struct sheet_messages *messages = context;
    struct diag_message shown = *m;
    struct text hint = {0};
    if (m->at && m->at->file && strcmp(m->at->file, WORKSHEET_CONFIG) == 0) {
        shown.at = NULL;
    }
    if (messages->per_page && m->hint && strncmp(m->hint, key, sizeof key - 1) == 0) {
        text_printf(&hint, "use --per-page %s", m->hint + sizeof key - 1);
        shown.hint = hint.data ? hint.data : m->hint;
    }
    diag_deliver(messages->to, &shown);
    text_free(&hint);
}

static enum status make_sheet(const char *path, const struct worksheet *sheet,
                              const struct press_options *o, const struct press_progress *progress,
                              struct diag *d)
{
    struct sheet_messages messages = {.to = d, .per_page = sheet->per_page != NULL};
    struct diag plain = {.deliver = deliver_as_option, .deliver_context = &messages, .at_once = d};
    enum status status = press_make_worksheet(path, sheet, o, progress, &plain);
    diag_add_counts(d, &plain);
    d->cause = plain.cause;
    return status;
}

enum status book_make_sheet(const struct invocation *in, const char *path,
                            const struct press_options *o, const struct press_progress *progress)
{
    const struct book_settings *s = in->settings;
    const bool draws_seed = !path && !seed_is_set(s);
    uint64_t seed = 0;
    const char *pages = s->make.per_page;
    char *end = NULL;
    long per_page = pages ? strtol(pages, &end, 10) : 1;
    if (pages && (end == pages || *end || per_page < 1 || per_page > MAX_PER_PAGE)) {
        return diag_usage(in->diag, NULL, "--per-page must be from 1 to %d, not %s", MAX_PER_PAGE,
                          pages);
    }
    if (draws_seed && seed_option_read(s->seed_text, &seed, in->diag) != STATUS_OK) {
        return STATUS_USAGE;
    }
    const struct worksheet sheet = {.title = s->title,
                                    .instructions = s->instructions,
                                    .no_key = s->no_key,
                                    .variant = s->make.variant,
                                    .level = s->make.level,
                                    .count = s->make.count,
                                    .seed = draws_seed ? &seed : NULL,
                                    .per_page = s->make.per_page,
                                    .language = s->make.language,
                                    .pictures = s->each.format,
                                    .words = s->make.words,
                                    .answers = answers_of(s->make.answers),
                                    .set = s->set.item,
                                    .set_count = s->set.count};
    enum status status = make_sheet(path, &sheet, o, progress, in->diag);
    if (draws_seed && status != STATUS_USAGE) {
        seed_option_print(s->seed_text, in->shared.quiet, seed);
    }
    return status;
}

const char *book_sheet_makes_new(const struct book_settings *s)
{
    const struct given_option of_new_puzzles[] = {{s->make.variant, "variant"},
                                                  {s->make.level, "level"},
                                                  {s->make.count, "number"},
                                                  {s->make.words, "words"},
                                                  {s->seed_text, "seed"}};
    return FIRST_GIVEN(of_new_puzzles);
}

static enum status check_sources(const struct invocation *in)
{
    const struct book_settings *s = in->settings;
    const char *makes = book_sheet_makes_new(s);
    if (s->make.words && s->each.format) {
        in->diag->hint = "make two worksheets";
        return diag_usage(in->diag, NULL, "--words: a worksheet has words or --pictures, not both");
    }
    if (makes && in->arguments.count) {
        in->diag->hint = "leave out FILE to make new puzzles";
        return diag_usage(in->diag, NULL, "--%s: the puzzles of the worksheet come from '%s'",
                          makes, in->arguments.item[0]);
    }
    return STATUS_OK;
}

/* "hard", "easy..hard", "hard.." or "any" */
static enum status check_level(const char *text, struct diag *d)
{
    enum level low = LEVEL_EASY;
    enum level high = LEVEL_EXTREME;
    return !text || strcmp(text, "any") == 0 ? STATUS_OK : level_range_parse(text, &low, &high, d);
}

enum status book_check_sheet_options(const struct invocation *in)
{
    const struct book_settings *s = in->settings;
    const bool fresh = s->fresh != -1;
    const struct given_option sheet_options[] = {
        {s->instructions, "instructions"}, {s->no_key, "no-key"},
        {s->make.variant, "variant"},      {s->seed_text, "seed"},
        {s->make.words, "words"},          {s->make.per_page, "per-page"},
        {s->make.answers, "answers"},      {s->make.name_line, "name-line"}};
    const struct given_option options_of_both[] = {{s->title, "title"},
                                                   {s->make.level, "level"},
                                                   {s->make.count, "number"},
                                                   {s->make.language, "language"}};
    const struct given_option new_options[] = {
        {s->make.kind, "kind"}, {s->make.size, "size"}, {s->make.vendor, "vendor"}};
    const char *of_sheets = FIRST_GIVEN(sheet_options);
    const char *of_both = FIRST_GIVEN(options_of_both);
    const char *of_new = FIRST_GIVEN(new_options);
    if (of_new && !fresh) {
        return diag_usage(in->diag, NULL, "--%s needs --new", of_new);
    }
    if (!s->sheet && (of_sheets || (of_both && !fresh))) {
        in->diag->hint = "in a config, set book.title, sections[0].page_text, answers.place, seed "
                         "and the like instead";
        return diag_usage(in->diag, NULL, "--%s needs --sheet", of_sheets ? of_sheets : of_both);
    }
    enum status status = check_level(s->make.level, in->diag);
    return status == STATUS_OK && s->sheet ? check_sources(in) : status;
}
