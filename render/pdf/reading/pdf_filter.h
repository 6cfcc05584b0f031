/* The filters of PDF streams: bytes are unpacked in small pieces, so that a stream beyond its limit
 * is found before memory is taken for it. Source: ISO 32000-1, 7.4.
 *
 * Filters of images (DCTDecode, JPXDecode, CCITTFaxDecode, JBIG2Decode) end the chain: their data
 * stays packed.
 *
 * Threads: no shared state. */
#ifndef NONET_RENDER_CANVAS_PDF_FILTER_H
#define NONET_RENDER_CANVAS_PDF_FILTER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/limits.h"
#include "base/text.h"

enum pdf_filter_kind {
    PDF_FLATE,
    PDF_LZW,
    PDF_RUN_LENGTH,
    PDF_ASCII_85,
    PDF_ASCII_HEX,
    PDF_DCT,
    PDF_JPX,
    PDF_CCITT,
    PDF_JBIG2,
    PDF_FILTER_KINDS /* of another name */
};

struct pdf_filter {
    enum pdf_filter_kind kind;
    /* of Flate and LZW */
    unsigned predictor; /* 0, 1: none */
    unsigned colours, bits, columns;
    bool late_change; /* of LZW: codes grow one code later */
};

struct pdf_filters {
    struct pdf_filter filter[LIMIT_PDF_FILTERS]; /* the first is undone first */
    size_t count;
};

/* By its name with the slash, in full or as inline images have it ("/Fl"). */
enum pdf_filter_kind pdf_filter_kind(const char *name, size_t length);

struct pdf_unpacking {
    struct text *out; /* NULL: the bytes are counted alone */
    size_t limit;     /* of the unpacked bytes, and of what each filter gives */
    uint64_t *budget; /* what may still be unpacked of the file, of each filter; NULL: enough */
    /* results */
    size_t length;             /* unpacked bytes */
    enum pdf_filter_kind left; /* the picture's filter that ends the chain; else FILTER_KINDS */
    bool beyond;               /* stopped at the limit … */
    bool spent;                /* … or where the budget ends */
};

/* NULL, or what is wrong, in words; OUT_OF_MEMORY too. */
const char *pdf_unpack(struct pdf_unpacking *u, const struct pdf_filters *filters,
                       const void *bytes, size_t length);

/* Unpack every stream of objects or of their places that a file seems to have, without keeping
 * anything: libqpdf unpacks these without a limit when it opens the file. NULL, or what is wrong.
 */
const char *pdf_weigh_object_streams(const char *bytes, size_t length);

#endif
