/* The files of a finished book: named, kept in memory until all are made, and written all or
 * none, the manifest last.
 *
 * Threads: one owner at a time. */
#ifndef NONET_RENDER_PRESS_FOLDER_BOOK_FILES_H
#define NONET_RENDER_PRESS_FOLDER_BOOK_FILES_H

#include "base/file/outfolder.h"
#include "config/book_config.h"
#include "render/press/folder/sha256.h"

enum press_file_kind {
    FILE_BOOK, /* the interior */
    FILE_COVER,
    FILE_BOOKLET, /* the interior's pages on sheets, to be folded … */
    FILE_SHEETS,  /* … or several a side */
    FILE_ANSWERS,
    FILE_EBOOK_JPEG, /* the cover's front alone */
    FILE_EBOOK_PNG,
    FILE_LISTING_FRONT, /* for a shop's page (render/press/pictures/listing.h) */
    FILE_LISTING_PAGE_1,
    FILE_LISTING_PAGE_2,
    FILE_LISTING_PAGE_3,
    FILE_LISTING_BANNER,
    FILE_LISTING_SQUARE_1,
    FILE_LISTING_SQUARE_2,
    FILE_LISTING_SQUARE_3,
    FILE_WEB,        /* the page that the puzzles are played on */
    FILE_WEB_WORKER, /* files that go with it on a server (gen/format/page/offline.h) */
    FILE_WEB_MANIFEST,
    FILE_WEB_ICON,
    FILE_ONIX,   /* the record for distributors */
    FILE_PACK,   /* all that a vendor wants, in one file */
    FILE_REPORT, /* for whoever signs the book off */
    FILE_REPORT_PDF,
    FILE_PREFLIGHT, /* the report */
    FILE_MANIFEST,
};

struct press_file {
    char *name;       /* in the folder of the book's files */
    const char *kind; /* "book", "cover" …, as in the manifest */
    struct text bytes;
    size_t pages;         /* 0: not of pages */
    const char *profile;  /* NULL: of none */
    const char *language; /* of a book in several; NULL: it has one */
    char sha256[SHA256_HEX_SIZE];
};

enum { PRESS_MAX_FILES = OUTFOLDER_MAX_FILES };

/* Start from {0}; end with press_files_free. */
struct press_files {
    struct press_file item[PRESS_MAX_FILES];
    size_t count;
};

/* The name that the book's files and its marks in banks go by: output.name, or the config's own. */
const char *book_own_name(const struct book_config *cfg);

/* The name of a file, for free(): the one that the config gives it, or the book's own with the
 * profile and the kind behind it. profile NULL: the file is made once, for whatever profiles. NULL:
 * out of memory. */
char *press_file_name(const struct book_config *cfg, enum press_file_kind kind,
                      const char *profile);

/* Add an empty file of that name. NULL after reporting that another has it (at the config's output)
 * or that memory ended. */
struct press_file *press_files_add(struct press_files *files, const struct book_config *cfg,
                                   enum press_file_kind kind, const char *profile, struct diag *d);

/* The file's bytes are all there. */
void press_file_seal(struct press_file *f);

/* Write every file to disk in the directory, ready to be moved into place; the directory is made if
 * it does not exist. The caller then calls outfolder_move. After an error, no file remains. */
enum status press_files_prepare(const struct press_files *files, const char *directory,
                                struct outfolder *folder, struct diag *d);

/* Warn of files in the directory that a run with other settings made for this book, such as an
 * answer key that it no longer has: they may hold other puzzles. Nonet deletes nothing of the
 * user's. */
void press_files_warn_of_older(const struct press_files *files, const struct book_config *cfg,
                               const char *directory, struct diag *d);

void press_files_free(struct press_files *files);

#endif
