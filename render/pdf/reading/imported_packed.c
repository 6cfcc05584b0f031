/* Images that keep another format within a PDF. JPEG is unpacked; of JPEG 2000, JBIG2 and fax data
 * the parts are followed to their end. Sources: ISO 32000-1, 7.4; ITU-T T.800 annexes A and I;
 * T.88, 7.2; T.4 and T.6. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "render/art/art.h"
#include "render/pdf/reading/imported_look.h"

static uint32_t big(const uint8_t *p, unsigned bytes)
{
    uint32_t value = 0;
    while (bytes--) {
        value = value << 8 | *p++;
    }
    return value;
}

static const char *check_jpeg(const struct imported_packed *p, const struct text *bytes)
{
    static _Thread_local char words[160];
    unsigned size[2];
    unsigned components;
    char fault[100];
    if (!art_check_jpeg(bytes->data ? bytes->data : "", bytes->length, size, &components, fault)) {
        snprintf(words, sizeof words, "an image is no JPEG that can be read: %s", fault);
        return words;
    }
    if (size[0] != p->width || size[1] != p->height) {
        snprintf(words, sizeof words, "an image of %.0f x %.0f pixels holds a JPEG of %u x %u",
                 p->width, p->height, size[0], size[1]);
        return words;
    }
    if (p->components && components != p->components) {
        snprintf(words, sizeof words, "an image of %u colour components holds a JPEG of %u",
                 p->components, components);
        return words;
    }
    return NULL;
}

/* ---- JPEG 2000 ---- */

enum { SOC = 0xFF4F, SIZ = 0xFF51, SOT = 0xFF90, EOC = 0xFFD9 };

static const char no_jpx[] = "an image is no JPEG 2000 that can be read";

/* The tiles, each with its length, to the end mark. */
static const char *follow_tiles(const uint8_t *p, const uint8_t *end)
{
    static const char cut[] = "an image's JPEG 2000 data end too early";
    while (end - p >= 2) {
        unsigned marker = big(p, 2);
        if (marker == EOC) {
            return NULL;
        }
        if (end - p < 4 || marker < 0xFF00) {
            return end - p < 4 ? cut : no_jpx;
        }
        uint32_t length = big(p + 2, 2) + 2;
        if (marker == SOT && end - p >= 12) {
            uint32_t tile = big(p + 6, 4);
            length = tile ? tile : (uint32_t)(end - p >= 14 ? end - p - 2 : 0);
            if (length < 14) {
                return no_jpx;
            }
        }
        if (length > (size_t)(end - p)) {
            return cut;
        }
        p += length;
    }
    return cut;
}

static const char *check_codestream(const struct imported_packed *want, const uint8_t *p,
                                    const uint8_t *end)
{
    if (end - p < 45 || big(p, 2) != SOC || big(p + 2, 2) != SIZ) {
        return no_jpx;
    }
    const uint8_t *siz = p + 8; /* behind its length and capabilities */
    uint32_t left = big(siz + 8, 4);
    uint32_t top = big(siz + 12, 4);
    if (big(siz, 4) < left || big(siz, 4) - left != want->width || big(siz + 4, 4) < top ||
        big(siz + 4, 4) - top != want->height) {
        return "an image's JPEG 2000 data have another width or height than it says";
    }
    unsigned components = big(siz + 32, 2);
    if (want->components && components < want->components) {
        return "an image's JPEG 2000 data have other colour components than it says";
    }
    return follow_tiles(p + 2, end);
}

static const char *check_jpx(const struct imported_packed *want, const struct text *bytes)
{
    const uint8_t *p = (const uint8_t *)bytes->data;
    const uint8_t *end = p + bytes->length;
    if (bytes->length < 12) {
        return no_jpx;
    }
    if (big(p, 2) == SOC) {
        return check_codestream(want, p, end);
    }
    if (memcmp(p, "\0\0\0\014jP  \r\n\207\n", 12) != 0) {
        return no_jpx;
    }
    while (end - p >= 8) {
        uint64_t length = big(p, 4);
        unsigned head = 8;
        if (length == 1 && end - p >= 16) {
            length = (uint64_t)big(p + 8, 4) << 32 | big(p + 12, 4);
            head = 16;
        }
        length = length ? length : (uint64_t)(end - p);
        if (length < head || length > (uint64_t)(end - p)) {
            return "an image's JPEG 2000 data end too early";
        }
        if (memcmp(p + 4, "jp2c", 4) == 0) {
            return check_codestream(want, p + head, p + length);
        }
        p += length;
    }
    return no_jpx;
}

/* ---- JBIG2 ---- */

static const char no_jbig2[] = "an image's JBIG2 data are damaged or end too early";

/* The bytes of a segment's head, with its type and the length of its data; 0: damaged. */
static size_t jbig2_head(const uint8_t *p, const uint8_t *end, unsigned *type, uint32_t *length)
{
    if (end - p < 11) {
        return 0;
    }
    uint32_t number = big(p, 4);
    unsigned flags = p[4];
    uint32_t referred = p[5] >> 5;
    size_t head = 6;
    if (referred == 7) {
        referred = big(p + 5, 4) & 0x1FFFFFFF;
        head = 9 + ((size_t)referred + 8) / 8;
    }
    head += (size_t)referred * (number <= 256 ? 1 : number <= 65536 ? 2 : 4);
    head += flags & 0x40 ? 4 : 1;
    if (head + 4 > (size_t)(end - p)) {
        return 0;
    }
    *type = flags & 0x3F;
    *length = big(p + head, 4);
    return head + 4;
}

static const char *check_jbig2(const struct imported_packed *want, const struct text *bytes)
{
    enum { PAGE = 48, REGION = 38, UNKNOWN = 0xFFFFFFFF };
    const uint8_t *p = (const uint8_t *)bytes->data;
    const uint8_t *end = p + bytes->length;
    bool has_page = false;
    while (p < end) {
        unsigned type;
        uint32_t length;
        size_t head = jbig2_head(p, end, &type, &length);
        if (!head) {
            return no_jbig2;
        }
        p += head;
        if (type == REGION && length == (uint32_t)UNKNOWN) {
            return has_page ? NULL : no_jbig2;
        }
        if (length > (size_t)(end - p)) {
            return no_jbig2;
        }
        if (type == PAGE && length >= 19) {
            has_page = true;
            uint32_t height = big(p + 4, 4);
            if (big(p, 4) != want->width ||
                (height != (uint32_t)UNKNOWN && height != want->height)) {
                return "an image's JBIG2 data have another width or height than it says";
            }
        }
        p += length;
    }
    return has_page ? NULL : no_jbig2;
}

static const char *check_fax(const struct imported_packed *want, const struct text *bytes)
{
    if (want->columns != want->width) {
        return "an image's fax data have another width than it says";
    }
    return bytes->length ? NULL : "an image's fax data are empty";
}

const char *imported_check_packed(const struct imported_packed *p, const struct text *bytes)
{
    switch (p->kind) {
    case PDF_DCT:
        return check_jpeg(p, bytes);
    case PDF_JPX:
        return check_jpx(p, bytes);
    case PDF_JBIG2:
        return check_jbig2(p, bytes);
    default:
        return check_fax(p, bytes);
    }
}
