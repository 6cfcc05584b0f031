/* Box-drawing characters in ASCII, for terminals whose locale is not UTF-8.
 *
 * Threads: no shared state. */
#ifndef NONET_CLI_ASCII_BOXES_H
#define NONET_CLI_ASCII_BOXES_H

#include "base/text.h"

/* Does the environment name a UTF-8 locale? LC_ALL, LC_CTYPE and LANG, in this order. */
bool locale_is_utf8(void);

/* Replace each box-drawing character by '-', '|' or '+', or by '=', '#' or '#' where it is heavy.
 */
void ascii_boxes(struct text *t);

#endif
