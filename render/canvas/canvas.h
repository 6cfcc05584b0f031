/* The canvas: pages that boards and books draw on, for any output: PDF, pictures, characters for a
 * terminal. This header is the start of the room. The room knows lengths, paints and glyphs, and
 * nothing of sudoku. render/board, render/book, render/preflight and the commands call it.
 *
 * Coordinates are points (1/72 in) from the top left corner of the page, y downwards. A canvas
 * applies the current placement (scale, quarter turns, shift), keeps a record of each page (what
 * preflight needs to know), and hands absolute coordinates to its device. Drawing calls cannot
 * fail; a device that fails remembers its first error and canvas_finish reports it.
 *
 * To add an output: one file device_NAME.c and one row in devices.c.
 *
 * Threads: a canvas belongs to one thread. */
#ifndef NONET_RENDER_CANVAS_CANVAS_H
#define NONET_RENDER_CANVAS_CANVAS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/diag.h"
#include "base/length.h"
#include "base/text.h"
#include "render/art/art.h"
#include "render/art/paint.h"
#include "render/text/text_style.h"

enum align { ALIGN_LEFT, ALIGN_CENTRE, ALIGN_RIGHT };

/* Boxes of a page as PDF names them; trim and bleed are inside media. Zero boxes are not written.
 */
struct page_boxes {
    double width_pt; /* media */
    double height_pt;
    struct box trim;
    struct box bleed;
};

/* What was drawn on one page. */
struct page_record {
    struct page_boxes boxes;
    struct box ink;          /* left > right: nothing was drawn */
    double thinnest_line_pt; /* INFINITY: none */
    double smallest_text_pt; /* INFINITY: none */
    double lightest_fill;    /* gray of the lightest fill that is not white; -1: none */
    unsigned text_count;
    uint64_t text_digest; /* of the texts and where they begin, in order: text_digest_add */
    unsigned link_count;
    bool colour; /* anything that is not gray */
};

/* Add a text to the digest of a page's texts (0: none yet). x and y: where it begins, from the
 * lower left corner, y upwards. Devices place texts to TEXT_GRID parts of a point, so that whoever
 * reads them back gets the same digest. */
enum { TEXT_GRID = 16 };
uint64_t text_digest_add(uint64_t digest, double x, double y, const char *utf8);

/* One text as it was placed; where the options ask for it. */
struct text_record {
    size_t page;
    struct box ink;
    double at[2]; /* its origin */
    double size_pt;
};

/* Maps a drawing's own coordinates to the page: scaled, turned clockwise, then shifted. */
struct placement {
    double scale;
    unsigned quarter_turns;
    double dx, dy;
};

/* For what printing, or which screen, a document's colours are meant. Borrowed. */
struct canvas_intent {
    const char *identifier; /* "CGATS TR 001" */
    const char *condition;  /* in words; NULL: none */
    const char *registry;   /* where the identifier is known; NULL: nowhere */
    const char *profile;    /* bytes of an ICC profile; NULL: named alone */
    size_t profile_length;
};

enum canvas_pdf_x { CANVAS_NO_PDF_X, CANVAS_PDF_X1A, CANVAS_PDF_X4 };

/* What a part of a page is, for those who hear it. Sections hold the others; a text that stands in
 * none of them is a paragraph, and all else that does is an ornament. */
enum canvas_role {
    CANVAS_SECTION,
    CANVAS_HEADING_1, /* the document's title */
    CANVAS_HEADING_2, /* of a part or a section */
    CANVAS_HEADING_3, /* of a puzzle, and inside a text */
    CANVAS_PARAGRAPH,
    CANVAS_FIGURE,
    CANVAS_LINK,
    CANVAS_ARTIFACT, /* heads, folios, ornaments */
};

/* Who a document belongs to, and what readers may do with it. */
struct canvas_rights {
    const char *publisher; /* each may be NULL */
    const char *owner;     /* of the rights */
    const char *copyright;
    const char *licence, *licence_url;
    const char *published; /* the day, "2027-01-15" */
};

struct canvas_options {
    const char *title;
    const char *author;
    const char *subject;
    const struct canvas_rights *rights; /* NULL: not given. Borrowed until canvas_drop */
    bool metadata;                      /* write the four above */
    bool navigation;                    /* outlines, links, page labels */
    enum canvas_pdf_x pdf_x;
    const struct canvas_intent *intent; /* of pdf_x, which wants one */
    const char *language;               /* its code; NULL: not given */
    bool tagged;       /* with structure, as PDF/UA-1 asks; and PDF/A-2a, where colours allow it */
    bool packed;       /* small objects compressed, which takes a reader of PDF 1.5 */
    bool outlines;     /* texts are drawn as shapes, where the device has pictures */
    bool record_texts; /* a record of each text, for checks of covers */
    bool at_once;      /* a picture is ready sooner, and larger */
    void (*page_done)(void *context); /* after each page; may be NULL */
    void *page_context;
    double scale;   /* pixels a point, for pictures; rows and columns a point for text */
    double scale_y; /* text only */
};

/* A page made of characters has room for boards, and for no text under them. */
enum canvas_kind { CANVAS_GRAPHICS, CANVAS_CHARACTERS };

/* An output: one row of the table of devices. */
struct canvas_device {
    const char *name; /* "pdf", "svg" … */
    const char *doc;
    const char *extension;
    const char *media_type; /* IANA's, "image/svg+xml" */
    enum canvas_kind kind;
    bool many_pages;
    bool for_print; /* read on paper: steps are marked in gray, pictures need their resolution */
    bool in_pixels;
    bool binary;                              /* no text that a terminal could show */
    const struct device_functions *functions; /* private */
};

struct canvas;

size_t canvas_device_count(void);
const struct canvas_device *canvas_device_at(size_t index);
const struct canvas_device *canvas_device_find(const char *name); /* NULL: no such device */

/* The one that a file's name asks for by what it ends in, in small letters or large; NULL: none.
 * path may be NULL. */
const struct canvas_device *canvas_device_of_file(const char *path);

/* Strings in the options are borrowed until canvas_drop. NULL when out of memory. */
struct canvas *canvas_new(const struct canvas_device *device, const struct canvas_options *options);
void canvas_drop(struct canvas *c);

const struct canvas_device *canvas_device_of(const struct canvas *c);

void canvas_begin_page(struct canvas *c, const struct page_boxes *boxes);
void canvas_end_page(struct canvas *c);

/* Until the page's end, black and white are exchanged, and so are the grays between; the page's
 * ground is filled. The record is that of a white page. Colours and pixels stay as they are. */
void canvas_invert(struct canvas *c);
bool canvas_is_inverted(const struct canvas *c);

/* The gray that canvas_invert turns into this one. */
double canvas_gray_before_inversion(double gray);

/* Until the matching pop, drawing happens in the placement's own coordinates. */
void canvas_push(struct canvas *c, struct placement p);
void canvas_pop(struct canvas *c);

void canvas_line(struct canvas *c, double x1, double y1, double x2, double y2, double width_pt,
                 struct paint p);
/* The same in dashes, of which the first begins where the line does. */
struct dashes {
    double length_pt;
    double pitch_pt; /* from the beginning of one to that of the next */
};
void canvas_dashed_line(struct canvas *c, double x1, double y1, double x2, double y2,
                        double width_pt, struct paint p, struct dashes dashes);
void canvas_fill(struct canvas *c, struct box b, struct paint p);
void canvas_frame(struct canvas *c, struct box b, double width_pt, struct paint p);
void canvas_circle(struct canvas *c, double x, double y, double radius_pt, double width_pt,
                   struct paint p); /* width 0: filled */
/* baseline_y is the text's baseline; x its left edge, middle or right edge. */
void canvas_text(struct canvas *c, double x, double baseline_y, enum align align,
                 const struct text_style *style, const char *utf8);

/* A picture as large as the box lets it be, in its middle. No line of it is thinner than asked.
 * Borrowed until canvas_drop. Nothing on devices of characters. */
void canvas_art(struct canvas *c, struct box b, const struct art *art, double min_line_pt);

/* The same with all its paths in one paint instead of their grays. The paths are needed only during
 * the call. */
void canvas_art_inked(struct canvas *c, struct box b, const struct art *art, double min_line_pt,
                      struct paint ink);

/* The same with its paths in the colours that they were read with. */
void canvas_art_in_colour(struct canvas *c, struct box b, const struct art *art,
                          double min_line_pt);

/* A page of a PDF from elsewhere as it is, the top left corner of its MediaBox at (x, y); media:
 * that box in the page's points, left, bottom, right and top. Borrowed until canvas_drop. On
 * devices other than PDF a crossed frame stands for it. */
struct imported_pdf;
void canvas_own_page(struct canvas *c, double x, double y, const double media[4],
                     const struct imported_pdf *pdf, size_t page);

/* Everything drawn from here to the end is decoration: it carries no information, and cutting and
 * folding may go through it. It is not in the record of the page's ink. */
void canvas_begin_decoration(struct canvas *c);
void canvas_end_decoration(struct canvas *c);

/* Until the matching canvas_untag, what is drawn is this. words: what stands for what cannot be
 * read, or in a link's place; NULL: nothing. b: the box of a figure. Only sections may hold others,
 * links apart, and only they may go on from page to page. Headings count from the highest that the
 * document has: one without a title begins with its parts. */
void canvas_tag(struct canvas *c, enum canvas_role role, const char *words, const struct box *b);
void canvas_untag(struct canvas *c);
bool canvas_is_tagged(const struct canvas *c);

/* Navigation; target pages count from 0 and may be drawn later. Ignored if the options or the
 * device have no navigation. page SIZE_MAX in an outline: a heading without a target. */
void canvas_link(struct canvas *c, struct box b, size_t target_page);
void canvas_outline(struct canvas *c, const char *title, unsigned level, size_t page);
void canvas_page_label(struct canvas *c, size_t page, bool roman, unsigned first);

/* Report that memory ran out before something was drawn; canvas_finish will fail. */
void canvas_note_failure(struct canvas *c, bool failed);

/* Append the document to out. */
enum status canvas_finish(struct canvas *c, struct text *out, struct diag *d);

/* The records of the pages so far, and of their texts where the options ask for them. They move
 * when more is drawn, and go with the canvas. */
size_t canvas_page_count(const struct canvas *c);
const struct page_record *canvas_pages(const struct canvas *c);
size_t canvas_text_count(const struct canvas *c);
const struct text_record *canvas_texts(const struct canvas *c);

#endif
