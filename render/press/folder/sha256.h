/* SHA-256, as FIPS 180-4 defines it. */
#ifndef NONET_RENDER_PRESS_FOLDER_SHA256_H
#define NONET_RENDER_PRESS_FOLDER_SHA256_H

#include <stddef.h>

enum { SHA256_HEX_SIZE = 65 };

/* Call this before the others: NULL, or why the digest cannot be made. */
const char *sha256_load_error(void);

/* The digest in lower-case hexadecimal, NUL-terminated. */
void sha256_hex(const void *data, size_t length, char hex[SHA256_HEX_SIZE]);

/* The same for the rest of a file from its present position. 0, or errno. */
int sha256_hex_file(int file, char hex[SHA256_HEX_SIZE]);

#endif
