/* A reader of PDF files, as far as preflight needs it: objects by the cross-reference table,
 * dictionaries, inflated streams, and what each page's content draws.
 *
 * It is made for files as libharu writes them (a classic cross-reference table, no object streams)
 * and says so of any other. Nothing is trusted: every read stays within the bytes, whatever they
 * are.
 *
 * Ownership: the bytes are borrowed; pdf_close gives the table back. Threads: no shared state. */
#ifndef NONET_RENDER_PDF_READ_H
#define NONET_RENDER_PDF_READ_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "config/text.h"

struct pdf_span {
    const char *begin; /* NULL: nothing */
    const char *end;
};

struct pdf_file {
    const char *bytes;
    size_t length;
    size_t *offset; /* of each object by number; 0: free */
    size_t object_count;
    struct pdf_span trailer; /* its dictionary */
    uint32_t *page;          /* object numbers of the pages, in order */
    size_t page_count;
};

/* NULL, or what is wrong with the file; then nothing needs to be closed. */
const char *pdf_open(struct pdf_file *f, const char *bytes, size_t length);
void pdf_close(struct pdf_file *f);

/* The value of an object: between its header and its end. Nothing where there is none. */
struct pdf_span pdf_object(const struct pdf_file *f, uint32_t number);

/* The value of a key ("/Type") in a dictionary, with a reference followed. */
struct pdf_span pdf_get(const struct pdf_file *f, struct pdf_span dictionary, const char *key);

/* Is the value this word ("/Page", "true")? */
bool pdf_is(struct pdf_span value, const char *word);

/* Up to `count` numbers of an array or a lone number; how many there were. */
size_t pdf_numbers(struct pdf_span value, double *number, size_t count);

/* The n-th item of an array (or of a lone value), a reference followed. */
struct pdf_span pdf_item(const struct pdf_file *f, struct pdf_span array, size_t n);

/* Does the word stand anywhere in the value, and not as the beginning of a longer one? */
bool pdf_mentions(struct pdf_span value, const char *word);

/* Append a stream object's data, inflated where it is deflated. False: no stream, or damaged. */
bool pdf_stream(const struct pdf_file *f, struct pdf_span object, struct text *out);

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

/* Call `visit` for each mark of a page in the order of drawing. NULL, or what is wrong. */
const char *pdf_each_mark(const struct pdf_file *f, size_t page,
                          void (*visit)(void *context, const struct pdf_mark *mark), void *context);

#endif
