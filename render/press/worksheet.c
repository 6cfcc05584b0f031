#include <stdlib.h>

#include "render/press/press.h"
#include "render/press/puzzles.h"

/* All of it can be overridden. */
static const char worksheet_config[] = "book: {title: Sudoku}\n"
                                       "page: {trim: A4, profiles: home}\n"
                                       "style: {folios: none}\n"
                                       "parts: {title_page: false, copyright_page: false,\n"
                                       "        contents: false, how_to_play: false,\n"
                                       "        section_pages: false}\n"
                                       "answers: {place: apart, per_page: 12}\n"
                                       "output: {name: sheet}\n";

static enum status read_config(struct book_config **cfg, size_t count, const struct layout *variant,
                               const char *const *set, size_t set_count, struct diag *d)
{
    struct text yaml = {0};
    text_printf(&yaml, "%sper_page: %zu\nsections: [{count: %zu, variant: %s}]\n", worksheet_config,
                count < 4 ? count : 4, count,
                variant->named && !variant->jigsaw ? variant->name : variant->base);
    enum status status = yaml.failed ? diag_error(d, NULL, "out of memory")
                                     : book_config_parse(cfg, "worksheet", yaml.data, yaml.length,
                                                         press_vocabulary(), set, set_count, d);
    text_free(&yaml);
    if (status == STATUS_OK && ((*cfg)->section_count != 1 || (*cfg)->section[0].count != count)) {
        status = diag_usage(d, NULL,
                            "a worksheet has the puzzles that it is given; --set cannot change how "
                            "many");
        book_config_free(*cfg);
    }
    return status;
}

enum status press_make_worksheet(const char *path, const char *const *set, size_t set_count,
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
    status = read_config(&cfg, count, record[0].variant, set, set_count, d);
    if (status == STATUS_OK) {
        struct press_options with_puzzles = *o;
        with_puzzles.puzzle = record;
        status = press_make(cfg, &with_puzzles, progress, d);
        book_config_free(cfg);
    }
    puzzles_free(record, count);
    return status;
}
