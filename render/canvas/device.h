/* The inside of a canvas, for canvas.c and the devices alone: what a device does, and what it may
 * look at. Coordinates are absolute here: placements are applied before. A device keeps its own
 * state in `state`, and sets out_of_memory when memory runs out.
 *
 * Threads: as for a canvas. */
#ifndef NONET_RENDER_CANVAS_DEVICE_H
#define NONET_RENDER_CANVAS_DEVICE_H

#include "render/canvas/canvas.h"

enum { CANVAS_MAX_FONTS = 16, CANVAS_MAX_NESTING = 8 };

struct device_functions {
    bool (*open)(struct canvas *c); /* false: out of memory */
    void (*begin_page)(struct canvas *c, const struct page_boxes *boxes);
    void (*end_page)(struct canvas *c); /* NULL: nothing is left to do */
    void (*line)(struct canvas *c, const double from[2], const double to[2], double width_pt,
                 const struct paint *p);
    /* NULL: each dash is a line. */
    void (*dashed_line)(struct canvas *c, const double from[2], const double to[2], double width_pt,
                        const struct paint *p, const struct dashes *dashes);
    /* width 0: filled */
    void (*rect)(struct canvas *c, const struct box *b, double width_pt, const struct paint *p);
    void (*circle)(struct canvas *c, const double centre[2], double radius_pt, double width_pt,
                   const struct paint *p);
    /* All glyphs are of the style's font, and stand for bytes of `utf8`. NULL: a device
     * without fonts, for which letters are shapes. */
    void (*text)(struct canvas *c, const double at[2], unsigned quarter_turns,
                 const struct text_style *style, const char *utf8, const struct shaped *shaped);
    /* The matrix takes the art's coordinates to the page's, y downwards in both: x' = m[0] x +
     * m[2] y + m[4], y' = m[1] x + m[3] y + m[5]. No line is thinner than min_width, in the art's
     * units. ink: in place of the paths' own grays; NULL: none. NULL: a device without pictures. */
    void (*art)(struct canvas *c, const double m[6], const struct art *art, double min_width,
                const struct paint *ink);
    /* A page of another PDF by the matrix that takes its points, y upwards, to the page's, y
     * downwards. NULL: a crossed frame is drawn. */
    void (*imported_page)(struct canvas *c, const double m[6], const struct imported_pdf *pdf,
                          size_t page);
    /* Decoration begins or ends; NULL: a device that makes no difference. */
    void (*decoration)(struct canvas *c, bool begins);
    /* The next three may be NULL: a device without navigation. */
    void (*link)(struct canvas *c, const struct box *b, size_t target_page);
    void (*outline)(struct canvas *c, const char *title, unsigned level, size_t page);
    void (*page_label)(struct canvas *c, size_t page, bool roman, unsigned first);
    /* These too: a device without structure. b is absolute, or NULL. */
    void (*tag)(struct canvas *c, enum canvas_role role, const char *words, const struct box *b);
    void (*untag)(struct canvas *c);
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
    bool inverted;            /* the open page is white on black */
    struct page_record *page; /* one a finished page, and the open one */
    size_t page_count;
    size_t page_capacity;
    struct text_record *text; /* with record_texts */
    size_t text_count;
    size_t text_capacity;
    const struct font *font[CANVAS_MAX_FONTS]; /* every font used */
    unsigned font_count;
    struct glyph_outline *outline; /* with outlines: those drawn so far */
    size_t outline_count;
    size_t outline_capacity;
    bool page_open;
    bool decorating;
    bool out_of_memory;
};

/* The devices, in the order in which help lists them. To add one: a file device_NAME.c that defines
 * canvas_NAME, and a row here. */
#define CANVAS_DEVICES(ROW)                                                                        \
    ROW(svg)                                                                                       \
    ROW(characters)                                                                                \
    ROW(png)                                                                                       \
    ROW(eps)                                                                                       \
    ROW(pdf)

#define DECLARE_DEVICE(name) extern const struct canvas_device canvas_##name;
CANVAS_DEVICES(DECLARE_DEVICE)
#undef DECLARE_DEVICE

#endif
