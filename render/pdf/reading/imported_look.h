/* Looking through the pages of a PDF from elsewhere: what imported_pdf.c, imported_content.c,
 * imported_image.c, imported_space.c and imported_font.c share. The first fault ends the look; it
 * is kept in words, with the number of the object that has it.
 *
 * Threads: one file, one thread. */
#ifndef NONET_RENDER_PDF_READING_IMPORTED_LOOK_H
#define NONET_RENDER_PDF_READING_IMPORTED_LOOK_H

#include "render/pdf/reading/imported_pdf.h"
#include "render/pdf/reading/pdf_library.h"
#include "render/pdf/reading/pdf_scan.h"

/* What is known of an object once it was looked at. */
struct imported_seen {
    uint32_t length;   /* of a stream: bytes unpacked */
    uint8_t left;      /* enum pdf_filter_kind */
    bool weighed;      /* a stream that was unpacked and is whole */
    bool sound;        /* an image, profile or font that has been found so */
    uint32_t drawn_on; /* page + 1 that a pattern or font was last followed for */
};

struct imported_file {
    struct pdf_file *pdf;
    uint64_t budget;            /* bytes that may still be unpacked */
    struct imported_seen *seen; /* by object number; pdf->object_count of them */
    char fault[128];            /* "": none so far */
};

enum { OWN_SAVED = 32, OWN_WORK_BYTES = 512 };

struct imported_look {
    struct imported_file *own;
    const struct pdf_file *file;
    struct imported_page *page;
    uint32_t page_number; /* from 1 on */
    struct pdf_value resources;
    double matrix[6];
    double saved[OWN_SAVED][6];
    unsigned saved_count; /* may be more than are kept */
    unsigned depth;
    uint32_t object; /* whose content it is; 0: the page's */
    size_t *work;    /* of the page so far: forms that show each other could go on for ages */
};

/* Keep the first fault, of an object or (0) of the page. Returns false. */
__attribute__((format(printf, 3, 4))) bool imported_fail(struct imported_file *own, uint32_t object,
                                                         const char *format, ...);

/* Add to the page's work. False, after imported_fail, where it has had enough. */
bool imported_spend(struct imported_look *l, size_t work);

/* Room to note what is known of an object; NULL: it is part of another. */
struct imported_seen *imported_seen(struct imported_file *own, struct pdf_value value);

/* Unpack a stream within `limit`, to *out where that is not NULL. False after imported_fail. */
bool imported_unpack(struct imported_file *own, struct pdf_value stream, size_t limit,
                     struct text *out, struct pdf_unpacking *u);

/* Keep what went wrong when a stream was unpacked: `fault` as pdf_unpack_stream returned it. False.
 */
bool imported_unpack_fault(struct imported_file *own, struct pdf_value stream,
                           const struct pdf_unpacking *u, const char *fault);
double imported_number(const struct pdf_file *f, struct pdf_value dictionary, const char *key,
                       double none);
bool imported_is_one_of(const struct pdf_file *f, struct pdf_value value, const char *const *names);

/* A key of a page that its parents may have for it. */
struct pdf_value imported_inherited(const struct pdf_file *f, struct pdf_value page,
                                    const char *key);

/* What the resources have of this kind ("/XObject") under a name; a fault where they have none. */
struct pdf_value imported_resource(struct imported_look *l, const char *kind,
                                   const struct pdf_operand *name);

/* ---- imported_space.c ---- */

/* The number of components of a colour space, after noting the kind of space; 0 after
 * imported_fail. pattern: patterns count as a space too, with the components of the space below
 * them and none more. */
unsigned imported_space(struct imported_look *l, uint32_t object, struct pdf_value space,
                        unsigned depth);

/* The same of a name that stands in content; it may be one of the resources. */
unsigned imported_named_space(struct imported_look *l, const struct pdf_operand *name,
                              bool pattern);
void imported_note_foreign(struct imported_look *l, const char *what);

/* ---- imported_content.c ---- */

bool imported_content(struct imported_look *l, const char *bytes, size_t length);
/* A form, a tile or a glyph, whose content is in a stream. */
bool imported_form(struct imported_look *l, struct pdf_value form);

/* ---- imported_image.c ---- */

bool imported_image(struct imported_look *l, struct pdf_value image);
/* The scan stands behind ID, and is moved behind EI. */
bool imported_inline_image(struct imported_look *l, struct pdf_scan *s);

/* ---- imported_packed.c: what a picture's filter packed. NULL, or what is wrong ---- */

struct imported_packed {
    enum pdf_filter_kind kind;
    double width, height;
    unsigned components; /* 0: the picture's own count is good */
    double columns;      /* of CCITT: as its parameters have it */
};

const char *imported_check_packed(const struct imported_packed *p, const struct text *bytes);

/* ---- imported_font.c ---- */

/* Fonts of the page's resources and those that content chooses. */
bool imported_font(struct imported_look *l, struct pdf_value font, const char *key);

#endif
