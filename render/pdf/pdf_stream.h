/* The state of a PDF in progress, and its open page's content stream: for the files of the device
 * alone (device_pdf.c, pdf_stream.c, pdf_shapes.c, pdf_text.c).
 *
 * Threads: a document belongs to one thread. */
#ifndef NONET_RENDER_PDF_PDF_STREAM_H
#define NONET_RENDER_PDF_PDF_STREAM_H

#include <stdbool.h>
#include <stddef.h>
#include <time.h>

#include "base/text.h"
#include "render/canvas/device.h"
#include "render/libraries/hpdf_calls.h"
#include "render/pdf/pdf_font.h"
#include "render/pdf/pdf_keys.h"
#include "render/pdf/pdf_navigation.h"
#include "render/pdf/pdf_tags.h"

/* An image that the document holds, to be shown any number of times. */
struct pdf_image {
    const struct art_image *image;
    HPDF_Image handle;
};

struct pdf {
    HPDF_Doc doc;
    HPDF_Page page; /* the open one */
    double height_pt;
    struct embedded_font font[CANVAS_MAX_FONTS];
    struct pdf_image *image;
    size_t image_count, image_capacity;
    struct imported_form *form; /* pages of other PDFs, placed at the end */
    size_t form_count, form_capacity;
    struct pdf_spot spot;
    struct pdf_navigation navigation;
    struct pdf_tags tags;
    bool tagged;
    bool coloured;        /* anything was drawn that is not gray */
    struct text spoken;   /* the text drawn last, for the link over it, … */
    double spoken_end[2]; /* … and where it ends */
    bool dated;
    struct tm date;
    /* What the open page's content stream has set last. */
    struct paint fill, stroke;
    double line_width;
    double tracking;
    const struct embedded_font *current_font;
    double current_size;
    /* Lines of one pen share a path and texts a text object, which makes files a quarter smaller.
     */
    enum { MODE_NONE, MODE_LINES, MODE_TEXT } mode;
    bool has_lines;       /* that path, without gaps */
    struct text dashed;   /* the lines of its pen that are dashed; they come behind it */
    struct dashes dashes; /* of these */
    struct text content;  /* the open page's, as far as libharu does not have it yet */
    struct text codes;    /* of a text */
    double text_at[2];    /* where the text object's last text began, y upwards */
    /* The first error; later ones are consequences. */
    HPDF_STATUS error, detail;
    bool failed;
    unsigned long lacks; /* pdf_memory_failures at the beginning */
};

struct pdf *pdf_state(struct canvas *c);

/* The first error stays; and has there been one? libharu keeps some errors to itself, after which a
 * call may end the process, so this is asked before each. */
void pdf_remember_error(HPDF_STATUS error, HPDF_STATUS detail, void *user);
void pdf_out_of_memory(struct pdf *s);
bool pdf_has_failed(struct pdf *s);

/* End the open path or text object. */
void pdf_leave_mode(struct pdf *s);

/* Add operators behind it; and give libharu what it does not have yet. */
void pdf_add_content(struct pdf *s, const char *operators);
void pdf_hand_over(struct pdf *s);

/* What comes is marked as part of the element that holds it, or as an artifact. */
void pdf_mark_shape(struct pdf *s);
void pdf_mark_text(struct pdf *s, double at, double size);

bool pdf_same_paint(const struct paint *a, const struct paint *b);
void pdf_set_fill(struct pdf *s, const struct paint *p);
void pdf_set_stroke(struct pdf *s, const struct paint *p, double width_pt);

/* To sixteenths of a point (TEXT_GRID; a fiftieth of a millimetre): finer than printers are, and a
 * float holds them exactly, so they are written without the noise of five decimals. Files are a
 * tenth smaller. And: so, upwards from the page's foot. */
double pdf_rounded(double x);
double pdf_flip(const struct pdf *s, double y);

#endif
