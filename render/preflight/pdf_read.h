/* A reader of PDF files, as far as preflight needs it: libqpdf reads the file's structure, and
 * pdf_content.c tells what each page's content draws, which no library says.
 *
 * Nothing is repaired: a file that libqpdf has to complain of is a fault.
 *
 * Ownership: the bytes are borrowed; pdf_close gives the rest back. A value is good until
 * pdf_forget. Threads: one file, one thread. */
#ifndef NONET_RENDER_PREFLIGHT_PDF_READ_H
#define NONET_RENDER_PREFLIGHT_PDF_READ_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "config/text.h"

struct pdf_value {
    unsigned handle; /* libqpdf's; 0: nothing */
};

struct pdf_file {
    struct _qpdf_data *qpdf;
    size_t object_count; /* objects are numbered below this */
    uint32_t *page;      /* object numbers of the pages, in order */
    size_t page_count;
    char fault[160];
};

/* NULL, or what is wrong with the file, in f->fault; then nothing needs to be closed. Every object
 * is read. */
const char *pdf_open(struct pdf_file *f, const char *bytes, size_t length);
void pdf_close(struct pdf_file *f);

/* Gives up every value taken so far; those who take many do so now and then. */
void pdf_forget(const struct pdf_file *f);

struct pdf_value pdf_trailer(const struct pdf_file *f);

/* An object by its number. Nothing where there is none. */
struct pdf_value pdf_object(const struct pdf_file *f, uint32_t number);

/* The value of a key ("/Type") in a dictionary or in a stream's. */
struct pdf_value pdf_get(const struct pdf_file *f, struct pdf_value dictionary, const char *key);

/* The n-th item of an array. */
struct pdf_value pdf_item(const struct pdf_file *f, struct pdf_value array, size_t n);

/* The number of the object that the value is; 0: it is part of another. */
uint32_t pdf_number_of(const struct pdf_file *f, struct pdf_value value);

/* Is the value this name ("/Page")? */
bool pdf_is(const struct pdf_file *f, struct pdf_value value, const char *name);

/* The value as it is written in a PDF, of a stream its dictionary; good until the next call. */
const char *pdf_written(const struct pdf_file *f, struct pdf_value value);

/* Does the name stand anywhere in what pdf_written gave, and not as the beginning of a longer one?
 */
bool pdf_mentions(const char *written, const char *name);

/* Up to `count` numbers of an array; how many there were. */
size_t pdf_numbers(const struct pdf_file *f, struct pdf_value array, double *number, size_t count);

/* Append a stream's data, inflated where it is deflated. False: no stream, or damaged. */
bool pdf_stream(const struct pdf_file *f, struct pdf_value stream, struct text *out);

/* Something that a page's content draws. Coordinates are the page's own, from its lower left
 * corner. */
struct pdf_mark {
    enum { PDF_STROKE, PDF_FILL, PDF_TEXT } kind;
    double left, bottom, right, top; /* of the path; of text: left = right, bottom = top: its
                                        origin */
    bool rectangle;                  /* a path that is one upright rectangle */
    double width_pt;                 /* of a stroke */
    double size_pt;                  /* of text */
    unsigned quarter_turns;          /* of text, counterclockwise */
    double gray;                     /* 0 black … 1 white */
    double ink;                      /* sum of the inks: 0 white, 1 black, 4 all of them in full */
    bool colour;                     /* anything but gray or pure black ink */
    const char *utf8;                /* of text, until the next mark */
};

/* Call `visit` for each mark of a page in the order of drawing. NULL, or what is wrong. Forgets the
 * values taken so far. */
const char *pdf_each_mark(const struct pdf_file *f, size_t page,
                          void (*visit)(void *context, const struct pdf_mark *mark), void *context);

#endif
