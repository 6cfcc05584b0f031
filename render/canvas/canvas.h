/* The canvas: what the layouts draw on, and the small table a device fills in.
 *
 * Coordinates are points (1/72 in) from the top left corner of the page, y downwards. A canvas
 * applies the current placement (scale, quarter turns, shift), keeps a record of each page (what
 * preflight needs to know), and hands absolute coordinates to its device. Drawing calls cannot
 * fail; a device that fails remembers its first error and canvas_finish reports it.
 *
 * To add an output: one file canvas_NAME.c and one row in canvas.c's table.
 *
 * Threads: a canvas belongs to one thread. */
#ifndef NONET_RENDER_CANVAS_CANVAS_H
#define NONET_RENDER_CANVAS_CANVAS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "config/diag.h"
#include "config/length.h"
#include "config/text.h"
#include "render/canvas/font.h"

struct box {
    double left, top, right, bottom;
};

/* Ink. Interiors use gray only (0 black … 1 white); covers may use colour (cmyk, 0 … 1). */
struct paint {
    bool is_cmyk;
    double gray;
    double cmyk[4];
};
#define PAINT_BLACK ((struct paint){false, 0, {0, 0, 0, 0}})
#define PAINT_WHITE ((struct paint){false, 1, {0, 0, 0, 0}})

static inline struct paint paint_gray(double gray)
{
    return (struct paint){false, gray, {0, 0, 0, 0}};
}

/* 0xRRGGBB as CMYK without ink profile: gray component replacement in full. */
struct paint paint_rgb(uint32_t rgb);

struct text_style {
    const struct font *font;
    double size_pt;
    double tracking_pt; /* added after each character */
    struct paint paint;
};

enum align { ALIGN_LEFT, ALIGN_CENTRE, ALIGN_RIGHT };

/* Boxes of a page as PDF names them; trim and bleed lie inside media. Zero boxes are not written.
 */
struct page_boxes {
    double width_pt; /* media */
    double height_pt;
    struct box trim;
    struct box bleed;
};

enum { CANVAS_MAX_FONTS = 16, CANVAS_MAX_NESTING = 8 };

/* What was drawn on one page. */
struct page_record {
    struct page_boxes boxes;
    struct box ink;          /* left > right: nothing was drawn */
    double thinnest_line_pt; /* INFINITY: none */
    double smallest_text_pt; /* INFINITY: none */
    double lightest_fill;    /* gray of the lightest fill that is not white; -1: none */
    unsigned text_count;
    unsigned link_count;
    bool colour; /* anything that is not gray */
};

/* One text as it was placed; kept where the options ask for it. */
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

struct canvas_options {
    const char *title;
    const char *author;
    const char *subject;
    bool metadata;   /* write the three above */
    bool navigation; /* outlines, links, page labels */
    bool pdf_x;      /* PDF/X-1a:2001 keys */
    bool packed;     /* small objects compressed, which takes a reader of PDF 1.5 */
    bool keep_texts; /* a record of each text, for checks of covers */
    double scale;    /* pixels a point, for pictures; rows and columns a point for text */
    double scale_y;  /* text only */
};

struct canvas;

struct canvas_device {
    const char *name; /* "pdf", "svg" … */
    const char *doc;
    const char *extension;
    bool many_pages;
    bool (*open)(struct canvas *c); /* false: out of memory */
    void (*begin_page)(struct canvas *c, const struct page_boxes *boxes);
    void (*end_page)(struct canvas *c);
    void (*line)(struct canvas *c, const double from[2], const double to[2], double width_pt,
                 const struct paint *p);
    /* width 0: filled */
    void (*rect)(struct canvas *c, const struct box *b, double width_pt, const struct paint *p);
    void (*circle)(struct canvas *c, const double centre[2], double radius_pt, double width_pt,
                   const struct paint *p);
    void (*text)(struct canvas *c, const double at[2], unsigned quarter_turns,
                 const struct text_style *style, const char *utf8);
    /* The next three may be NULL: a device without navigation. */
    void (*link)(struct canvas *c, const struct box *b, size_t target_page);
    void (*outline)(struct canvas *c, const char *title, unsigned level, size_t page);
    void (*page_label)(struct canvas *c, size_t page, bool roman, unsigned first);
    /* Append the whole document. */
    enum status (*finish)(struct canvas *c, struct text *out, struct diag *d);
    void (*drop)(struct canvas *c);
};

struct canvas {
    const struct canvas_device *device;
    void *state; /* the device's */
    struct canvas_options options;
    struct placement placement[CANVAS_MAX_NESTING];
    unsigned nesting;
    struct page_record *page; /* one a finished page, and the open one */
    size_t page_count;
    size_t page_capacity;
    struct text_record *text; /* with keep_texts */
    size_t text_count;
    size_t text_capacity;
    const struct font *font[CANVAS_MAX_FONTS]; /* every font used */
    unsigned font_count;
    bool page_open;
    bool out_of_memory;
};

size_t canvas_device_count(void);
const struct canvas_device *canvas_device_at(size_t index);
const struct canvas_device *canvas_device_find(const char *name); /* NULL: no such device */

/* Strings in the options are borrowed until canvas_drop. NULL when out of memory. */
struct canvas *canvas_new(const struct canvas_device *device, const struct canvas_options *options);
void canvas_drop(struct canvas *c);

void canvas_begin_page(struct canvas *c, const struct page_boxes *boxes);
void canvas_end_page(struct canvas *c);

/* Until the matching pop, drawing happens in the placement's own coordinates. */
void canvas_push(struct canvas *c, struct placement p);
void canvas_pop(struct canvas *c);

void canvas_line(struct canvas *c, double x1, double y1, double x2, double y2, double width_pt,
                 struct paint p);
void canvas_fill(struct canvas *c, struct box b, struct paint p);
void canvas_frame(struct canvas *c, struct box b, double width_pt, struct paint p);
void canvas_circle(struct canvas *c, double x, double y, double radius_pt, double width_pt,
                   struct paint p); /* width 0: filled */
/* baseline_y is the text's baseline; x its left edge, middle or right edge. */
void canvas_text(struct canvas *c, double x, double baseline_y, enum align align,
                 const struct text_style *style, const char *utf8);
double text_width_pt(const struct text_style *style, const char *utf8);

/* Navigation; target pages count from 0 and may be drawn later. Dropped where the options or the
 * device say so. page SIZE_MAX in an outline: a heading without a target. */
void canvas_link(struct canvas *c, struct box b, size_t target_page);
void canvas_outline(struct canvas *c, const char *title, unsigned level, size_t page);
void canvas_page_label(struct canvas *c, size_t page, bool roman, unsigned first);

/* Append the document to out. The records of the pages stay until canvas_drop. */
enum status canvas_finish(struct canvas *c, struct text *out, struct diag *d);

#endif
