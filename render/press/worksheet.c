/* A worksheet is a book of one section. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/file/infile.h"
#include "base/file/open_input.h"
#include "base/limits.h"
#include "render/press/press_run.h"
#include "render/press/puzzles/puzzles.h"

/* All of it can be overridden by keys that a sheet uses. */
static const char worksheet_config[] = "page: {trim: A4, profiles: home}\n"
                                       "style: {folios: none}\n"
                                       "parts: {title_page: false, copyright_page: false,\n"
                                       "        contents: false, how_to_play: false,\n"
                                       "        section_pages: false}\n"
                                       "output: {name: sheet}\n";

/* What a sheet uses, by the beginnings of the keys: what is not here would be without effect. */
static const char *const used[] = {
    "book.title",
    "book.author",
    "book.subtitle",
    "book.language",
    "book.words",
    "page.trim",
    "page.profiles",
    "page.bleed",
    "page.margins",
    "style.",
    "per_page",
    "seed",
    "sections[0].label",
    "sections[0].signs",
    "sections[0].per_page",
    "sections[0].rhythm",
    "sections[0].columns",
    "sections[0].candidates",
    "sections[0].notes",
    "sections[0].check_boxes",
    "sections[0].time_line",
    "sections[0].vote_boxes",
    "sections[0].answers",
    "sections[0].page_t",
    "sections[0].name_line",
    "answers.",
    "hints.",
    "walkthrough.",
    "web.",
    "home.",
    "output.",
    "repeats",
};

static bool begins(const char *key, const char *with)
{
    size_t length = strlen(with);
    return strncmp(key, with, length) == 0 &&
           (with[length - 1] == '.' || strchr("=.[_", key[length]) || strchr(with, '['));
}

/* Every override that would change nothing is an error. */
static enum status expect_used(const char *const *set, size_t count, struct diag *d)
{
    enum status status = STATUS_OK;
    for (size_t i = 0; i < count; i++) {
        bool found = false;
        for (size_t k = 0; k < sizeof used / sizeof used[0]; k++) {
            found |= begins(set[i], used[k]);
        }
        found = found && !begins(set[i], "style.front_folios"); /* it has no front matter */
        if (!found) {
            d->hint =
                strncmp(set[i], "sections", 8) == 0
                    ? "--level, --variant and -n choose new puzzles; 'nonet generate' and 'nonet "
                      "bank query' choose those that it reads"
                    : "a worksheet does not have this; write a config for a book";
            status = diag_usage(d, NULL, "--set %s: a worksheet does not use '%.*s'", set[i],
                                (int)strcspn(set[i], "="), set[i]);
        }
    }
    return status;
}

/* The section's settings of its puzzles. */
static void print_section(const struct worksheet *sheet, size_t count, const char *variant,
                          struct text *yaml)
{
    text_printf(yaml, "sections: [{count: %zu, variant: %s, page_title: true, name_line: true",
                count, variant);
    if (sheet->instructions) {
        text_puts(yaml, ", page_text: ");
        text_json(yaml, sheet->instructions);
    }
    if (sheet->level) {
        text_printf(yaml, ", level: %s", sheet->level);
    }
    if (sheet->words || sheet->pictures) {
        text_printf(yaml, ", signs: {%s: ", sheet->words ? "words" : "pictures");
        text_json(yaml, sheet->words ? sheet->words : sheet->pictures);
        text_puts(yaml, "}");
    }
    text_puts(yaml, "}]\n");
}

/* Puzzles on a page, where the sheet does not say it and they have room: fewer of large boards,
 * whose cells would be small. */
static size_t usual_per_page(size_t count, const char *variant)
{
    const struct layout *board = variant_find(variant);
    const size_t most = !board || board->size <= 9 ? 4 : board->size <= 12 ? 2 : 1;
    return count < most ? count : most;
}

/* What the sheet is of: its own puzzles, or new ones. */
struct sheet_puzzles {
    size_t count;
    const char *variant;
    size_t per_page;
};

static void print_config(const struct worksheet *sheet, const struct sheet_puzzles *puzzles,
                         struct text *yaml)
{
    text_puts(yaml, "book: {title: ");
    text_json(yaml, sheet->title ? sheet->title : "Sudoku");
    text_printf(yaml, ", language: %s}\n%s", sheet->language ? sheet->language : "en",
                worksheet_config);
    const char *answers = sheet->no_key    ? "place: none"
                          : sheet->answers ? sheet->answers
                                           : "place: apart";
    text_printf(yaml, "answers: {%s}\n", answers);
    if (sheet->per_page) {
        text_printf(yaml, "per_page: %s\n", sheet->per_page);
    } else {
        text_printf(yaml, "per_page: %zu\n", puzzles->per_page);
    }
    if (sheet->seed) {
        text_printf(yaml, "seed: %" PRIu64 "\n", *sheet->seed);
    }
    print_section(sheet, puzzles->count, puzzles->variant, yaml);
}

static enum status read_config(struct book_config **cfg, const struct worksheet *sheet,
                               const struct sheet_puzzles *puzzles, struct diag *d)
{
    struct text yaml = {0};
    print_config(sheet, puzzles, &yaml);
    enum status status =
        yaml.failed ? diag_error(d, NULL, OUT_OF_MEMORY)
                    : book_config_parse(cfg, WORKSHEET_CONFIG, yaml.data, yaml.length,
                                        press_vocabulary(), sheet->set, sheet->set_count, d);
    text_free(&yaml);
    return status;
}

static enum status make_book(const struct worksheet *sheet, struct sheet_puzzles puzzles,
                             const struct press_options *o, const struct press_progress *progress,
                             struct diag *d)
{
    struct book_config *cfg = NULL;
    puzzles.per_page = usual_per_page(puzzles.count, puzzles.variant);
    enum status status = expect_used(sheet->set, sheet->set_count, d);
    status = status == STATUS_OK ? read_config(&cfg, sheet, &puzzles, d) : status;
    const unsigned fits = status == STATUS_OK ? press_fitting_per_page(cfg, o) : 0;
    if (fits && !sheet->per_page) {
        puzzles.per_page = fits;
        book_config_free(cfg);
        status = read_config(&cfg, sheet, &puzzles, d);
    }
    if (status == STATUS_OK) {
        status = press_make(cfg, o, progress, d);
        book_config_free(cfg);
    }
    return status;
}

/* ---- new puzzles ---- */

/* How many words a list has, and how many letters its first one. */
static enum status count_words(const char *path, size_t *count, size_t *letters, struct diag *d)
{
    struct text list = {0};
    int error = infile_read(path, LIMIT_YAML_FILE, &list);
    *count = 0;
    *letters = 0;
    if (error) {
        return diag_usage(d, NULL, "--words: cannot read '%s': %s", path, input_error_text(error));
    }
    for (const char *line = list.data ? list.data : ""; *line;) {
        const char *word = line + strspn(line, " \t");
        const size_t length = strcspn(word, "# \t\r\n");
        if (length) {
            *letters = *count ? *letters : utf8_length(word, length, NULL);
            (*count)++;
        }
        line += strcspn(line, "\r\n");
        line += strspn(line, "\r\n");
    }
    text_free(&list);
    return *count ? STATUS_OK : diag_usage(d, NULL, "--words: '%s' has no words", path);
}

/* The plain board whose number of digits is that of a word's letters. */
static const char *board_of_letters(size_t letters)
{
    static const struct {
        size_t letters;
        const char *variant;
    } boards[] = {{4, "4x4"}, {6, "6x6"}, {8, "8x8"}, {9, "classic"}, {10, "10x10"}, {12, "12x12"}};
    for (size_t i = 0; i < sizeof boards / sizeof *boards; i++) {
        if (boards[i].letters == letters) {
            return boards[i].variant;
        }
    }
    return NULL;
}

static enum status make_new(const struct worksheet *sheet, const struct press_options *o,
                            const struct press_progress *progress, struct diag *d)
{
    size_t words = 0;
    size_t letters = 0;
    uint64_t number = 4;
    enum status status = sheet->words ? count_words(sheet->words, &words, &letters, d) : STATUS_OK;
    const char *variant = sheet->variant ? sheet->variant
                          : sheet->words ? board_of_letters(letters)
                                         : "classic";
    if (status == STATUS_OK && !variant) {
        d->hint = "use words of 4, 6, 8, 9, 10 or 12 letters, or name the board with --variant";
        status = diag_usage(d, NULL, "--words: no plain board has %zu digits", letters);
    }
    if (status == STATUS_OK && sheet->count &&
        (value_unsigned(sheet->count, CONFIG_MAX_PUZZLES, &number) || number == 0)) {
        status = diag_usage(d, NULL, "-n takes a number of puzzles from 1 to %d, not '%s'",
                            CONFIG_MAX_PUZZLES, sheet->count);
    }
    number = sheet->count || !words ? number : words;
    const struct sheet_puzzles fresh = {.count = (size_t)number, .variant = variant};
    return status == STATUS_OK ? make_book(sheet, fresh, o, progress, d) : status;
}

enum status press_make_worksheet(const char *path, const struct worksheet *sheet,
                                 const struct press_options *o,
                                 const struct press_progress *progress, struct diag *d)
{
    struct record *record;
    size_t count;
    if (!path) {
        return make_new(sheet, o, progress, d);
    }
    enum status status = puzzles_read_all(path, &record, &count, d);
    if (status != STATUS_OK) {
        return status;
    }
    const struct layout *board = record[0].variant;
    const struct sheet_puzzles read = {
        .count = count, .variant = board->named && !board->jigsaw ? board->name : board->base};
    struct press_options with_puzzles = *o;
    with_puzzles.puzzle = record;
    status = make_book(sheet, read, &with_puzzles, progress, d);
    puzzles_free(record, count);
    return status;
}
