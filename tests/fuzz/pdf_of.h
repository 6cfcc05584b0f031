/* A sound PDF around bytes that are not: objects from 1 on, each its text, with a stream where it
 * has bytes. The first is the catalog. */
#ifndef NONET_TESTS_FUZZ_PDF_OF_H
#define NONET_TESTS_FUZZ_PDF_OF_H

#include "base/text.h"
#include "tests/fuzz/fuzz.h"

struct pdf_part {
    const char *dictionary; /* of a stream: its entries besides the length */
    const uint8_t *bytes;   /* NULL: no stream */
    size_t size;
};

static inline void pdf_of(struct text *pdf, const struct pdf_part *part, size_t count)
{
    size_t at[16];
    demand(count < 16);
    text_puts(pdf, "%PDF-1.4\n");
    for (size_t i = 0; i < count; i++) {
        at[i] = pdf->length;
        text_printf(pdf, "%zu 0 obj\n", i + 1);
        if (part[i].bytes) {
            text_printf(pdf, "<<%s/Length %zu>>stream\n", part[i].dictionary, part[i].size);
            text_add(pdf, (const char *)part[i].bytes, part[i].size);
            text_puts(pdf, "\nendstream");
        } else {
            text_puts(pdf, part[i].dictionary);
        }
        text_puts(pdf, "\nendobj\n");
    }
    size_t table = pdf->length;
    text_printf(pdf, "xref\n0 %zu\n0000000000 65535 f \n", count + 1);
    for (size_t i = 0; i < count; i++) {
        text_printf(pdf, "%010zu 00000 n \n", at[i]);
    }
    text_printf(pdf, "trailer\n<</Size %zu/Root 1 0 R>>\nstartxref\n%zu\n%%%%EOF\n", count + 1,
                table);
}

#endif
