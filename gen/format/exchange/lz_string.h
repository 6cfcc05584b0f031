/* The compression of links to web players: that of the JavaScript library lz-string, to and from
 * its base 64 (LZ78 with codes that grow, each new character spelled out at its first use).
 *
 * Threads: no shared state. */
#ifndef NONET_GEN_FORMAT_LZ_STRING_H
#define NONET_GEN_FORMAT_LZ_STRING_H

#include "base/span.h"
#include "base/text.h"

/* Append the text, which is of ASCII alone, compressed. */
void lz_string_compress(struct text *out, const char *bytes, size_t length);

/* Append what was compressed, in UTF-8. Percent signs of URLs and spaces in place of '+' are
 * understood. False: it is not of this kind, or larger than `most` bytes. */
bool lz_string_decompress(struct text *out, struct span packed, size_t most);

#endif
