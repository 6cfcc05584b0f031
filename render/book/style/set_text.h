/* Texts that are made to fit: a line that becomes smaller, a title in even lines, lines to write
 * on.
 *
 * Where these measure, *failed is set if memory ended, and the answer is worth nothing. Threads: as
 * for a canvas. */
#ifndef NONET_RENDER_BOOK_STYLE_SET_TEXT_H
#define NONET_RENDER_BOOK_STYLE_SET_TEXT_H

#include <stdbool.h>
#include <stddef.h>

#include "render/canvas/canvas.h"
#include "render/text/flow/flow.h"

struct book;

/* Running text of one face, its lines centred. */
struct flow_style centred_style(const struct font *font, double size, double leading);

size_t count_lines(const struct font *font, double size, const char *text, double width,
                   bool *failed);

/* A title in the lines that it needs, balanced, centred on x or, if `left`, from x on. Returns the
 * last baseline. */
double draw_lines(struct canvas *c, const struct text_style *style, const char *text, double x,
                  double first_baseline, double width, double leading, bool left);

/* How even these lines are: their mean width as a part of the widest one's, 1 at most. */
double lines_evenness(const struct font *font, double size, const char *text, double width,
                      bool *failed);

/* The largest size up to `most` at which the longest word fits, and the text in `lines` lines. */
double fitting_size(const struct font *font, const char *text, double most, double width,
                    size_t lines, bool *failed);

/* The largest size up to max_pt at which a text of one line fits. */
double fitting_line_size(const struct font *font, const char *text, double max_pt, double width);

/* Draw a text no wider than this: smaller down to the vendor's least size, then cut short with an
 * ellipsis. Returns the width drawn. */
double draw_fitted(const struct book *b, struct canvas *c, double x, double baseline,
                   enum align align, struct text_style style, double width_pt, const char *text);
/* The same, smaller only down to this size. */
double draw_fitted_from(struct canvas *c, double x, double baseline, enum align align,
                        struct text_style style, double min_pt, double width_pt, const char *text);

/* Sets a flow of a few lines again in the narrowest measure that needs no more lines, so that they
 * are even. The measure stays at least min_percent of what it was. text: what was added to it. */
void even_lines(struct flow *f, const char *text, int min_percent);

/* A short text in balanced lines, in the middle of the width or from the left; returns its height,
 * and draws it where a canvas is given. Without markup it is smaller where a word would be too
 * long. */
struct display_text {
    const struct font *font;
    double size_pt, leading_pt;
    bool as_written; /* its line ends are kept; else it is one text */
    /* Of marked text, which may also have lists, tables and rules; NULL: there is no markup. */
    const struct font *bold, *italic;
    bool from_left; /* else in the middle */
};
double put_display_text(struct canvas *c, const struct display_text *style, const char *text,
                        double left, double top, double width, bool *failed);

/* Lines to write on, from one pitch below the box's top. */
#define WRITING_LINE_PITCH_PT (8 * PT_PER_MM)
void draw_writing_lines(struct canvas *c, struct box block);

#endif
