/* Printing: a planned book becomes its PDFs, each checked by preflight, and the documents about
 * them.
 *
 * Threads: one owner at a time. */
#ifndef NONET_RENDER_PRESS_FOLDER_BOOK_PRINT_H
#define NONET_RENDER_PRESS_FOLDER_BOOK_PRINT_H

#include "base/progress.h"
#include "render/book/book.h"
#include "render/preflight/preflight.h"
#include "render/press/folder/book_files.h"

/* The book as it is made for one profile and in one language. */
struct edition {
    const struct book_config *cfg; /* in its language */
    const struct profile *profile;
    const char *name;     /* in its files' names: language and profile; NULL: the only edition */
    const char *language; /* the same for files that are made once a language; NULL: there is one */
    size_t language_number;
    char *own_name;    /* what `name` points to, if it is its own */
    struct book *book; /* planned */
};

/* Files that preflight checks while the next ones are drawn, the oldest first. */
enum { MAX_PRINT_CHECKS = 3 };
struct print_checks {
    struct preflight_check item[MAX_PRINT_CHECKS + 1];
    size_t pages[MAX_PRINT_CHECKS + 1];
    unsigned count, most; /* most: checks at once while drawing, if cores are free */
};

/* How far it is: each page counts when it is drawn, and once more when its file is checked. */
struct print_progress {
    const struct progress *tell; /* NULL: nobody wants to know */
    uint64_t done;
};

/* What printing adds to. */
struct print_job {
    const struct book_config *cfg;
    struct press_files *files;
    struct preflight *preflight;
    struct print_checks *checks;
    struct print_progress *progress;
    struct diag *diag;
};

/* The pages of an edition's files that progress counts; sheets do not count. */
size_t print_edition_pages(const struct print_job *job, const struct edition *e, bool answers);

/* How the interior's pages are put on sheets; sheets are for the home profile alone. */
enum config_imposition edition_imposition(const struct book_config *cfg,
                                          const struct profile *profile);

/* The interior, its cover and its pages on sheets; and with `first`, of the first edition in its
 * language, also the answer key and the record for distributors: what the config and the profile
 * ask for. */
enum status print_edition(const struct print_job *job, const struct edition *e, bool first);

/* After the last edition, whatever came of it: the findings of all its files are in the report. */
void print_end_checks(const struct print_job *job);

/* Once all of a language's editions are printed: the page for the web and the cover for shops of
 * ebooks, where they are asked for. */
enum status print_language(const struct print_job *job, const struct edition *e);

/* Once all else is printed: the report of preflight, and the manifest with every file's hash. */
enum status print_documents(const struct print_job *job, const struct book *book);

/* Pictures of the interior's pages, page-001.png and so on, written to a directory at once: for a
 * look at them without a PDF reader. */
enum status draw_page_pictures(const struct book *book, const char *directory, unsigned dpi,
                               struct diag *d);

#endif
