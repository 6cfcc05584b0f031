/* A worksheet is a book of one section. */
#include <stdlib.h>
#include <string.h>

#include "render/press/press.h"
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
            d->hint = strncmp(set[i], "sections", 8) == 0
                          ? "a worksheet prints the puzzles that it reads; choose them with 'nonet "
                            "generate' or 'nonet bank query'"
                          : "a worksheet does not have this; write a config for a book";
            status = diag_usage(d, NULL, "--set %s: a worksheet does not use '%.*s'", set[i],
                                (int)strcspn(set[i], "="), set[i]);
        }
    }
    return status;
}

static void print_config(const struct worksheet *sheet, size_t count, const struct layout *variant,
                         struct text *yaml)
{
    text_puts(yaml, "book: {title: ");
    text_json(yaml, sheet->title ? sheet->title : "Sudoku");
    text_printf(yaml, "}\n%sanswers: {place: %s, per_page: 12}\nper_page: %zu\n", worksheet_config,
                sheet->no_key ? "none" : "apart", count < 4 ? count : 4);
    text_printf(yaml, "sections: [{count: %zu, variant: %s, page_title: true, name_line: true",
                count, variant->named && !variant->jigsaw ? variant->name : variant->base);
    if (sheet->instructions) {
        text_puts(yaml, ", page_text: ");
        text_json(yaml, sheet->instructions);
    }
    text_puts(yaml, "}]\n");
}

static enum status read_config(struct book_config **cfg, const struct worksheet *sheet,
                               size_t count, const struct layout *variant, struct diag *d)
{
    struct text yaml = {0};
    enum status status = expect_used(sheet->set, sheet->set_count, d);
    if (status != STATUS_OK) {
        return status;
    }
    print_config(sheet, count, variant, &yaml);
    status = yaml.failed ? diag_error(d, NULL, OUT_OF_MEMORY)
                         : book_config_parse(cfg, "worksheet", yaml.data, yaml.length,
                                             press_vocabulary(), sheet->set, sheet->set_count, d);
    text_free(&yaml);
    return status;
}

enum status press_make_worksheet(const char *path, const struct worksheet *sheet,
                                 const struct press_options *o,
                                 const struct press_progress *progress, struct diag *d)
{
    struct record *record;
    size_t count;
    struct book_config *cfg;
    enum status status = puzzles_read_all(path, &record, &count, d);
    if (status != STATUS_OK) {
        return status;
    }
    status = read_config(&cfg, sheet, count, record[0].variant, d);
    if (status == STATUS_OK) {
        struct press_options with_puzzles = *o;
        with_puzzles.puzzle = record;
        status = press_make(cfg, &with_puzzles, progress, d);
        book_config_free(cfg);
    }
    puzzles_free(record, count);
    return status;
}
