/* The structure of a tagged PDF (ISO 32000-1, 14.7 and 14.8): what each part of a page is, in the
 * order in which it is read, with words for what cannot be read; and which marks are ornament.
 *
 * Elements nest: groups (sections) hold elements, the others hold marks. A text that no element
 * holds is a paragraph; what else none holds is an artifact, and so is nothing without a mark.
 *
 * Functions that return bool return false when memory runs out. Ownership: start from {0}, end with
 * pdf_tags_free. Threads: one document, one thread. */
#ifndef NONET_RENDER_PDF_PDF_TAGS_H
#define NONET_RENDER_PDF_PDF_TAGS_H

#include "base/text.h"
#include "render/canvas/canvas.h"
#include "render/libraries/hpdf_calls.h"
#include "render/pdf/pdf_navigation.h"

enum { PDF_TAGS_NESTING = 8 };

struct pdf_tags {
    struct pdf_tag *tag; /* the first is the document */
    size_t tag_count, tag_capacity;
    struct pdf_kid *kid; /* in the order of reading */
    size_t kid_count, kid_capacity;
    size_t open[PDF_TAGS_NESTING]; /* the elements around what comes, from the outermost */
    unsigned depth;
    size_t part;   /* what holds the outermost: the document, or in a long one a part of it */
    bool ornament; /* an artifact is open instead of an element */
    enum { MARK_NONE, MARK_ARTIFACT, MARK_TAG } mark; /* what the page's content is in */
    size_t marked;                                    /* the element, with MARK_TAG */
    size_t paragraph; /* the one that was made for a text that none holds; 0: none */
    double at, size;  /* of its last line: where, upwards, and how large */
    size_t page;      /* the open one, from 0 */
    unsigned next;    /* number of its next marked content */
    unsigned level;   /* of the last heading; 0: there is none yet */
    unsigned above;   /* levels that the document leaves out at the top */
    bool failed;      /* memory ended */
};

void pdf_tags_free(struct pdf_tags *t);

void pdf_tags_begin_page(struct pdf_tags *t, size_t page);

/* Open an element, until the matching close. up: of a figure, its box, y upwards; NULL: none. The
 * words are copied. */
void pdf_tags_begin_tag(struct pdf_tags *t, enum canvas_role role, const char *words,
                        const struct box *up);
void pdf_tags_end_tag(struct pdf_tags *t);

/* The operators to write into the page's content before something is drawn; "" if none are needed.
 * Call it outside a path or text object. For text: the height of its line above the page's bottom,
 * and its size. */
const char *pdf_tags_before_text(struct pdf_tags *t, double at, double size, char words[64]);
const char *pdf_tags_before_shape(struct pdf_tags *t, char words[64]);

/* The text that is drawn now, for the words of a heading, or of a paragraph of several: drawn one
 * by one, they stand without blanks. apart: there is a gap before it, or a new line. */
void pdf_tags_add_text(struct pdf_tags *t, const char *utf8, bool apart);

const char *pdf_tags_end_page(struct pdf_tags *t);

/* The words that the open element was given; NULL: none. */
const char *pdf_tags_words(const struct pdf_tags *t);

/* The document's link of this number belongs to what is open, or to the paragraph made last. */
void pdf_tags_add_link(struct pdf_tags *t, size_t link);

/* Put the structure into the document. libharu's errors go to its handler, which sets *failed. */
bool pdf_tags_write(const struct pdf_tags *t, HPDF_Doc doc, const struct pdf_navigation *n,
                    const bool *failed);

#endif
