/* A folder with a picture of each puzzle and of each solution, and a list of captions: for those
 * who set the pages themselves (InDesign's data merge, Scribus) or a newspaper's.
 *
 * Files go by a pattern: in it {number} is the puzzle's, {number:4} the same with zeros before it,
 * {date} its day, {kind} "puzzle" or "solution", {level}, {variant}, {section}. The list,
 * captions.csv or captions.json, has a row a puzzle. In csv the columns of files begin with an @,
 * as data merge wants it of images; a cell that a spreadsheet would run as a formula is made text
 * (base/csv.h), and such a file's name gets ./ before it. json has the plain text.
 *
 * Threads: one owner at a time. */
#ifndef NONET_RENDER_PRESS_PICTURES_PICTURE_FOLDER_H
#define NONET_RENDER_PRESS_PICTURES_PICTURE_FOLDER_H

#include "base/file/newfolder.h"
#include "base/text.h"
#include "gen/board/record.h"

/* What is known of a puzzle where it comes from, for its names and its row. */
enum picture_source {
    PICTURES_OF_STREAM, /* nothing but the puzzle */
    PICTURES_OF_BOOK,   /* with the words of its book, too */
    PICTURES_OF_DAYS,   /* and its day */
};

struct picture_caption {
    size_t number;
    const struct record *record; /* with its solution */
    const char *date;            /* "2026-11-22" */
    size_t section;              /* from 1 */
    const char *title;           /* of the section */
    const char *label;           /* of the puzzle in it */
    const char *level_name;      /* as the book prints it */
    const char *word;            /* that the solution spells, and its letters; "": none */
    const char *letters;
};

enum { PICTURE_PUZZLE, PICTURE_SOLUTION, PICTURE_KINDS };

struct picture_folder_options {
    const char *directory;
    const char *pattern;   /* NULL: "{kind}-{number:4}", or "{date}-{kind}" */
    const char *extension; /* ".svg" */
    enum picture_source source;
    bool json; /* captions.json */
};

struct picture_folder;

/* Is the pattern one? For those who want to know before long work. */
enum status picture_folder_check(const struct picture_folder_options *o, struct diag *d);

/* All is borrowed. *out is NULL after an error. */
enum status picture_folder_new(struct picture_folder **out, const struct picture_folder_options *o,
                               struct diag *d);

/* Append the name of a puzzle's file. */
void picture_folder_name(const struct picture_folder *f, const struct picture_caption *caption,
                         unsigned kind, struct text *out);

/* Is it a name that the pattern gives with the ending of any picture? *day is its date, or *number
 * the puzzle's where the pattern has only that. */
bool picture_folder_name_fits(const struct picture_folder_options *o, const char *file, int *day,
                              size_t *number);

/* A file of this name may leave the folder. False: out of memory. */
bool picture_folder_let_go(struct picture_folder *f, const char *name);

/* The captions so far; the folder's. */
const struct text *picture_folder_captions(const struct picture_folder *f);

/* Write the two files of a puzzle, and its row. */
enum status picture_folder_add(struct picture_folder *f, const struct picture_caption *caption,
                               const struct text picture[PICTURE_KINDS], struct diag *d);

/* Take a row of earlier captions over as it is, without its line's end. */
void picture_folder_keep_row(struct picture_folder *f, const char *row);

/* Write a file of another kind. */
enum status picture_folder_add_file(struct picture_folder *f, const char *name,
                                    const struct text *bytes, struct diag *d);

/* Put the folder in its place, which is done for all files or none. Frees. */
enum status picture_folder_finish(struct picture_folder *f, struct diag *d);
void picture_folder_drop(struct picture_folder *f);

#endif
