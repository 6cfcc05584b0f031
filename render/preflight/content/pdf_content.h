/* What a PDF's pages draw: their content streams read mark by mark, which no library does. Only the
 * operators that libharu writes are known; another one is a fault.
 *
 * Threads: one file, one thread. */
#ifndef NONET_RENDER_PREFLIGHT_CONTENT_PDF_CONTENT_H
#define NONET_RENDER_PREFLIGHT_CONTENT_PDF_CONTENT_H

#include "render/preflight/pdf_fonts.h"

/* A straight line of a path, from its beginning to its end. */
struct pdf_segment {
    double from[2], to[2];
};

/* A glyph of a text: the characters that it stands for, and where its advance begins and ends along
 * the line. */
struct pdf_glyph {
    const char *utf8;
    double from_pt, to_pt;
};

/* Something that a page's content draws. Coordinates are the page's own, from its lower left
 * corner. */
struct pdf_mark {
    enum {
        PDF_STROKE,
        PDF_FILL,
        PDF_TEXT,
        PDF_IMAGE,
        PDF_FORM
    } kind;                          /* a form: a page of
                                        another PDF */
    double left, bottom, right, top; /* of the path; of text: left = right, bottom = top: its
                                        origin */
    double ink_left, ink_bottom, ink_right,
        ink_top; /* of a stroke: with its width; a level or upright line ends at its coordinates */
    double mean[2];                    /* of the path's points, and the quarters of its curves */
    bool rectangle;                    /* a path that is one upright rectangle */
    const struct pdf_segment *segment; /* of a path, its straight lines; until the next mark */
    size_t segment_count;
    double width_pt;               /* of a stroke */
    double size_pt;                /* of text */
    unsigned quarter_turns;        /* of text, counterclockwise */
    double gray;                   /* 0 black … 1 white */
    double ink;                    /* sum of the inks: 0 white, 1 black, 4 all of them in full */
    bool colour;                   /* anything but gray or pure black ink */
    bool spot;                     /* in the ink that the page calls /Spot */
    double cmyk[4];                /* of a colour of the process inks, but an image's */
    int mcid;                      /* of the marked content it stands in; -1: none */
    const char *utf8;              /* of text, by its font's own maps; until the next mark */
    const struct pdf_font *font;   /* of text; NULL: the page has no font of the name it uses */
    const struct pdf_glyph *glyph; /* of text, in order; until the next mark */
    size_t glyph_count;            /* 0 too where its font gives no widths */
    unsigned pixels[2];            /* across and down, of an image */
    uint64_t digest;               /* of its pixels; 0: not such as we write, of 8 bits of gray */
    bool decoration;               /* an artifact, as PDF calls it */
    unsigned unreadable;           /* codes of the text that its font gives no character for */
};

/* Of an image's bytes, a pixel each. Never 0. */
uint64_t pdf_image_digest(const void *bytes, size_t length);

/* Call `visit` for each mark of a page in the order of drawing. NULL, or what is wrong. Forgets the
 * values taken so far. */
const char *pdf_each_mark(const struct pdf_file *f, struct pdf_fonts *fonts, size_t page,
                          void (*visit)(void *context, const struct pdf_mark *mark), void *context);

#endif
