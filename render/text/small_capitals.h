/* Small capitals for fonts that do not have any: capitals of a smaller size.
 *
 * Threads: no shared state. */
#ifndef NONET_RENDER_TEXT_SMALL_CAPITALS_H
#define NONET_RENDER_TEXT_SMALL_CAPITALS_H

#include "base/text.h"

#define SMALL_CAPITALS_SCALE 0.8

/* Append a text with its Latin, Greek and Cyrillic letters as capitals. */
void small_capitals_put(const char *utf8, struct text *out);

#endif
