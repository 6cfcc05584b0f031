#include "render/press/folder/zip.h"

#include "render/libraries/zlib_calls.h"
#include <assert.h>
#include <stdio.h>
#include <string.h>

/* The first day that the format has: when an archive is made is no part of a book. */
enum { DOS_DATE = 1 << 5 | 1, VERSION = 20, UTF8_NAMES = 1 << 11 };

static void put(struct text *out, uint32_t value, unsigned bytes)
{
    for (unsigned i = 0; i < bytes; i++) {
        const char byte = (char)(value >> (8 * i) & 0xFF);
        text_add(out, &byte, 1);
    }
}

/* What a file's own head and its row in the list have in common. */
static void put_file(const struct zip *z, size_t i, struct text *out)
{
    put(out, VERSION, 2);
    put(out, UTF8_NAMES, 2);
    put(out, 0, 2); /* stored */
    put(out, 0, 2); /* midnight */
    put(out, DOS_DATE, 2);
    put(out, z->file[i].crc, 4);
    put(out, z->file[i].size, 4);
    put(out, z->file[i].size, 4);
    put(out, (uint32_t)strlen(z->file[i].name), 2);
    put(out, 0, 2); /* nothing extra */
}

bool zip_add(struct zip *z, const char *name, const char *bytes, size_t length, struct text *out)
{
    const size_t limit = UINT32_MAX - 65536;
    assert(z->count < ZIP_MAX_FILES);
    if (length > limit || out->length > limit - length) {
        return false;
    }
    const size_t i = z->count++;
    snprintf(z->file[i].name, sizeof z->file[i].name, "%s", name);
    z->file[i].offset = (uint32_t)out->length;
    z->file[i].size = (uint32_t)length;
    z->file[i].crc = (uint32_t)crc32_z(0, (const unsigned char *)bytes, length);
    put(out, 0x04034B50, 4);
    put_file(z, i, out);
    text_puts(out, z->file[i].name);
    text_add(out, bytes, length);
    return true;
}

void zip_end(const struct zip *z, struct text *out)
{
    const size_t begin = out->length;
    for (size_t i = 0; i < z->count; i++) {
        put(out, 0x02014B50, 4);
        put(out, VERSION, 2);
        put_file(z, i, out);
        put(out, 0, 2); /* no comment */
        put(out, 0, 2); /* the first disk */
        put(out, 0, 2);
        put(out, 0, 4);
        put(out, z->file[i].offset, 4);
        text_puts(out, z->file[i].name);
    }
    const size_t end = out->length;
    put(out, 0x06054B50, 4);
    put(out, 0, 4);
    put(out, (uint32_t)z->count, 2);
    put(out, (uint32_t)z->count, 2);
    put(out, (uint32_t)(end - begin), 4);
    put(out, (uint32_t)begin, 4);
    put(out, 0, 2);
}
