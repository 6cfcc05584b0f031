/* What the options of 'nonet book' set, and what it does besides making books of configs.
 *
 * Threads: no shared state. */
#ifndef NONET_CLI_BOOK_BOOK_SETTINGS_H
#define NONET_CLI_BOOK_BOOK_SETTINGS_H

#include "cli/command.h"
#include "render/press/press.h"

struct book_settings {
    struct option_list set;
    int profile; /* -1: those of the config */
    bool check;
    int fresh; /* index of a sample; -1: none; OPTION_NO_VALUE: ask */
    bool next_volume;
    bool print_defaults;
    bool print_schema;
    bool print_reference;
    bool sheet;
    const char *title;
    const char *instructions;
    const char *seed_text;
    bool no_key;
    struct {
        const char *variant, *level, *count, *per_page, *answers, *language, *words;
        const char *kind, *size, *vendor;
        bool name_line;
    } make;   /* of worksheets and new configs */
    int pack; /* index of a vendor; -1: none */
    const char *edition;
    bool watch;
    bool verify;
    const char *preview;
    int64_t preview_dpi;
    struct {
        const char *directory;
        const char *format; /* of pictures; or, on a worksheet, the pictures for digits */
        const char *name;
        int captions;
        bool outlines;
        int64_t cell_mm;
        int64_t dpi;
    } each;
    struct {
        const char *directory;
        const char *from;
        const char *until;
        const char *url;
        bool replace;
    } feed;
};

/* What --check's report may be written as. */
enum { REPORT_TEXT, REPORT_JSON };

/* The formats of pictures and the places of answers, by index; NULL behind the last. */
const char *picture_format(size_t index);
const char *answers_choice(size_t index);

/* What the settings ask for. */
enum status book_run(const struct invocation *in);

/* The option that asks for a worksheet of new puzzles; NULL: none does. */
const char *book_sheet_makes_new(const struct book_settings *s);

/* A worksheet: of the puzzles in a file, or of new ones (path NULL). */
enum status book_make_sheet(const struct invocation *in, const char *path,
                            const struct press_options *o, const struct press_progress *progress);

/* Pictures of a config's puzzles, or a feed of them. */
enum status book_make_pictures(const struct invocation *in, const struct book_config *cfg,
                               const char *path, const struct press_options *o,
                               const struct press_progress *progress);

/* Write a text to the file of -o, else to standard output, and free it. */
enum status book_print_text(const struct invocation *in, struct text *text);

/* Print a new config: a sample, or one from answers. */
enum status book_write_new(const struct invocation *in);

/* Report an option that only worksheets or new configs can have, if this run makes neither. */
enum status book_check_sheet_options(const struct invocation *in);

/* The config's name without its ending, in the buffer. */
const char *book_file_stem(const char *path, char *buffer, size_t size);

/* Is an option given? And of a list of these, the name of the first one; NULL: none. */
struct given_option {
    bool given;
    const char *name;
};

static inline const char *first_given(const struct given_option *option, size_t count)
{
    size_t i = 0;
    while (i < count && !option[i].given) {
        i++;
    }
    return i < count ? option[i].name : NULL;
}
#define FIRST_GIVEN(list) first_given(list, sizeof(list) / sizeof *(list))

#endif
