/* Files in a zip archive (PKWARE, APPNOTE.TXT 6.3), stored as they are: PDFs are compressed
 * already. The same files make the same bytes.
 *
 * Threads: no shared state. */
#ifndef NONET_RENDER_PRESS_FOLDER_ZIP_H
#define NONET_RENDER_PRESS_FOLDER_ZIP_H

#include "base/text.h"

enum { ZIP_MAX_FILES = 16 };

/* Start from {0}. */
struct zip {
    struct {
        char name[200];
        uint32_t crc, size, offset;
    } file[ZIP_MAX_FILES];
    size_t count;
};

/* Append a file to the archive. False: the archive would be larger than 4 GB. */
bool zip_add(struct zip *z, const char *name, const char *bytes, size_t length, struct text *out);

/* Append its list of files. */
void zip_end(const struct zip *z, struct text *out);

#endif
