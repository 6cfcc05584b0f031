/* The operators of a page's content (ISO 32000-1, annex A), each behind its operands. libharu has a
 * call for every one, but clears a buffer for each and follows a state that nothing here needs,
 * which took a tenth of a book's time.
 *
 * Coordinates are the page's own, y upwards. Memory that ends is noted in the text.
 *
 * Threads: no shared state. */
#ifndef NONET_RENDER_PDF_PDF_OPERATORS_H
#define NONET_RENDER_PDF_PDF_OPERATORS_H

#include "base/text.h"
#include "render/art/art.h"

/* name: the operator, followed by its operands. */
#define PDF_PUT(out, name, ...)                                                                    \
    pdf_put_operator(out, name, (const double[]){__VA_ARGS__},                                     \
                     sizeof((const double[]){__VA_ARGS__}) / sizeof(double))
void pdf_put_operator(struct text *out, const char *name, const double *operand, size_t count);

/* A circle and an art's path, to be painted by what follows. */
void pdf_put_circle(struct text *out, const double centre[2], double radius);
void pdf_put_path(struct text *out, const struct art_path *path);

#endif
