/* Signs as printers set them in a language, from what people type: quotation marks, apostrophes,
 * dashes, dots, and the thin spaces of French.
 *
 * Threads: no shared state. */
#ifndef NONET_CONFIG_TRANSLATION_TYPOGRAPHY_H
#define NONET_CONFIG_TRANSLATION_TYPOGRAPHY_H

#include "base/text.h"

/* Append the text. Signs that are typographic already stay; words and markup do too. */
void typography_set(const char *language, const char *utf8, struct text *out);

#endif
