/* The content of a PDF's pages, forms, patterns and glyphs, operator by operator, with every
 * operand checked for its number and kind. The import of own pages and preflight read with it.
 * Source: ISO 32000-1, 7.8.2 and annex A.
 *
 * Threads: no shared state. Ownership: operands point into the content. */
#ifndef NONET_RENDER_CANVAS_PDF_SCAN_H
#define NONET_RENDER_CANVAS_PDF_SCAN_H

#include <stdbool.h>
#include <stddef.h>

enum pdf_operand_kind {
    PDF_NUMBER,
    PDF_STRING, /* in parentheses or angle brackets, which are part of it */
    PDF_NAME,   /* with its slash */
    PDF_ARRAY,
    PDF_DICTIONARY,
    PDF_WORD /* true, false, null */
};

struct pdf_operand {
    enum pdf_operand_kind kind;
    const char *begin, *end;
    double number;
};

enum { PDF_MAX_OPERANDS = 48 };

struct pdf_scan {
    const char *begin, *p, *end;
    struct pdf_operand operand[PDF_MAX_OPERANDS];
    unsigned count;
    const char *name; /* of the operator, without a NUL */
    size_t name_length;
    const char *at; /* where the operator or the fault is */
    unsigned saved; /* q without Q so far */
    unsigned marked;
    unsigned passed; /* BX without EX: unknown operators are passed over */
    bool in_text;
    char fault[112]; /* "": none */
};

void pdf_scan_begin(struct pdf_scan *s, const char *bytes, size_t length);

/* True: an operator with its operands. False: the end, or a fault, which names its byte. Of an
 * inline image the operator is BI, the operands are its keys and values, and p is where its data
 * begins; the caller moves p past its EI. */
bool pdf_scan_next(struct pdf_scan *s);

bool pdf_scan_is(const struct pdf_scan *s, const char *name);

/* The next value of an array or dictionary at *p, between its brackets. False: no more. */
bool pdf_scan_item(const char **p, const char *end, struct pdf_operand *item);

/* A name as a dictionary's key, its characters that stand as numbers ("#20") in full; key has room
 * for `length` bytes and a NUL. False: a number is damaged. */
bool pdf_plain_name(const char *name, size_t length, char *key);

/* How many bytes a string has, between its brackets and without escapes. */
size_t pdf_string_bytes(const struct pdf_operand *string);

#endif
