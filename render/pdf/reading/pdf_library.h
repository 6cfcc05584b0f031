/* libqpdf, behind one door: reading a PDF's structure. No other file may include
 * its headers (`make lint` checks that).
 *
 * Without memory, libqpdf ends the process, or leaves an object out of a file that it calls
 * sound. So files that Nonet has not just written itself are read in a child process
 * (base/child.h), and asks pdf_complaint at the end.
 *
 * Nothing is repaired: a file that libqpdf has to complain of is a fault.
 *
 * Ownership: the bytes are borrowed; pdf_close gives the rest back. A value is good until
 * pdf_forget. Threads: one file, one thread. */
#ifndef NONET_RENDER_PDF_READING_PDF_LIBRARY_H
#define NONET_RENDER_PDF_READING_PDF_LIBRARY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/child.h"
#include "render/pdf/reading/pdf_filter.h"

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

/* How many items an array has; 0: none, or it is no array. */
size_t pdf_count(const struct pdf_file *f, struct pdf_value array);

/* The bytes of a string; 0: empty, or it is no string. */
size_t pdf_string_length(const struct pdf_file *f, struct pdf_value value);

bool pdf_is_array(const struct pdf_file *f, struct pdf_value value);
bool pdf_is_stream(const struct pdf_file *f, struct pdf_value value);
bool pdf_is_dictionary(const struct pdf_file *f, struct pdf_value value);

/* The number of the object that the value is; 0: it is part of another. */
uint32_t pdf_number_of(const struct pdf_file *f, struct pdf_value value);

/* Is the value this name ("/Page")? */
bool pdf_is(const struct pdf_file *f, struct pdf_value value, const char *name);

/* The value as it is written in a PDF, of a stream its dictionary; good until the next call. */
const char *pdf_written(const struct pdf_file *f, struct pdf_value value);

/* A text in UTF-8, "" where the value is none; good until the next call. */
const char *pdf_words(const struct pdf_file *f, struct pdf_value value);

/* Does the name stand anywhere in what pdf_written gave, and not as the beginning of a longer one?
 */
bool pdf_mentions(const char *written, const char *name);

/* Is the value a number? */
bool pdf_number_in(const struct pdf_file *f, struct pdf_value value, double *number);

/* Up to `count` numbers of an array; how many there were. */
size_t pdf_numbers(const struct pdf_file *f, struct pdf_value array, double *number, size_t count);

/* Undo a stream's filters, within the limits that *u brings. NULL, or what is wrong, in words. */
const char *pdf_unpack_stream(const struct pdf_file *f, struct pdf_value stream,
                              struct pdf_unpacking *u);

/* Append a stream's data with all filters undone. False: no stream, or damaged, or beyond
 * LIMIT_PDF_STREAM, or packed by an image filter; then out is unchanged. */
bool pdf_stream(const struct pdf_file *f, struct pdf_value stream, struct text *out);

/* Call `visit` with each key of a dictionary ("/Type"); the key is good during the call, which may
 * look at other dictionaries. False: out of memory. */
bool pdf_each_key(const struct pdf_file *f, struct pdf_value dictionary,
                  void (*visit)(void *context, const char *key), void *context);

/* The streams of a page's content: how many, and the n-th. */
size_t pdf_content_parts(const struct pdf_file *f, struct pdf_value page);
struct pdf_value pdf_content_part(const struct pdf_file *f, struct pdf_value page, size_t n);

/* Append a page's content streams with their filters undone, one after the other. */
bool pdf_page_content(const struct pdf_file *f, size_t page, struct text *out);

/* NULL, or libqpdf's first warning since the last call. It only warns about objects that it leaves
 * out. */
const char *pdf_complaint(struct pdf_file *f);

#endif
