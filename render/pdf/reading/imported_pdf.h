/* Pages of PDF files from elsewhere, to stand in a book as they are.
 *
 * Each page is looked through when the file is read: its size, whether its fonts are embedded, how
 * fine its pictures are, and which colours it uses. libqpdf reads the file, apart (base/child.h).
 *
 * Ownership: imported_pdf_drop. Threads: constant once read. */
#ifndef NONET_RENDER_PDF_READING_IMPORTED_PDF_H
#define NONET_RENDER_PDF_READING_IMPORTED_PDF_H

#include "base/diag.h"
#include "base/text.h"
#include "render/art/paint.h"

/* Lengths in points. Boxes from the page's lower left corner, upwards: bottom is below top. */
struct imported_page {
    double media[4];  /* left, bottom, right, top */
    double trim[4];   /* the TrimBox; where there is none, media */
    bool trimmed;     /* there is one */
    unsigned turned;  /* quarter turns by /Rotate */
    bool colour;      /* inks other than black, or what `foreign` names */
    char foreign[64]; /* colour spaces other than grays and inks: "RGB", …; "": none */
    bool transparent; /* anything shines through */
    double
        greatest_ink; /* of its lines, fills and texts; the sum of the four inks, each 1 in full */
    double coarsest_dpi; /* of its pictures of pixels; 0: none */
    unsigned pixels[2];  /* of that picture */
    char font[64];       /* one that is not embedded; "": none */
};

struct imported_pdf {
    struct text bytes;
    struct imported_page *page;
    size_t page_count;
};

/* STATUS_USAGE after reporting at `at` what is wrong with the file, with *out NULL. */
enum status imported_pdf_read(struct imported_pdf **out, const char *path, const struct diag_at *at,
                              struct diag *d);
void imported_pdf_drop(struct imported_pdf *pdf);

/* How much memory a file of this size may take in the process that reads it, in bytes: a small file
 * that grows large in memory is stopped early. */
size_t imported_pdf_memory(size_t file_bytes);

/* What imported_pdf_read does in a process apart: append a struct imported_page for each page of
 * the file. Words of what is wrong with it, which stay until the next call, or NULL. */
const char *imported_pdf_look(const struct text *bytes, struct text *pages);

/* A page of such a file that a finished PDF shows as the form /Own<number> on its page `on`. */
struct imported_form {
    const struct imported_pdf *pdf;
    size_t page;
    size_t on;
    unsigned number;
};

/* Put the forms into a PDF whose pages already call them. Grays and inks given by ICC profiles
 * become those of the device, with the same numbers, and transparency settings that change nothing
 * are removed. packed: small objects go into compressed streams, as in pdf_pack. False, with *fault
 * set. */
struct child_fault;
bool own_forms_place(struct text *pdf, const struct imported_form *form, size_t count, bool packed,
                     struct child_fault *fault);

#endif
