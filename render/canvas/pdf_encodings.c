#include "render/canvas/pdf_encodings.h"

#include <string.h>

/* One-byte encodings, tried in order: they keep files small and their text is found by every
 * reader. A text that fits none of them is written in UTF-8, for which libharu embeds much more.
 * Greek and Cyrillic are left to that: by their glyph names readers take the micro sign for mu and
 * the increment for Delta, which the embedded subset does not hold. */
static const char *const names[PDF_ENCODING_COUNT] = {"WinAnsiEncoding", "CP1250",
                                                      "CP1254", [PDF_UTF8] = "UTF-8"};

const char *pdf_encoding_name(unsigned encoding)
{
    return names[encoding];
}

void pdf_encodings_read(struct pdf_encodings *e, HPDF_Doc doc)
{
    for (unsigned i = 0; i < PDF_BYTE_ENCODINGS; i++) {
        HPDF_Encoder encoder = HPDF_GetEncoder(doc, names[i]);
        for (unsigned byte = 0x20; encoder && byte < 256; byte++) {
            e->unicode[i][byte] = HPDF_Encoder_GetUnicode(encoder, (HPDF_UINT16)byte);
        }
    }
}

static int byte_in(const uint16_t unicode[256], uint32_t code_point)
{
    if (code_point < 0x80 && unicode[code_point] == code_point) {
        return (int)code_point;
    }
    for (int byte = 0x80; byte < 256; byte++) {
        if (unicode[byte] == code_point) {
            return byte;
        }
    }
    return -1;
}

unsigned pdf_encode(const struct pdf_encodings *e, const char *utf8, struct text *out)
{
    size_t length = strlen(utf8);
    for (unsigned encoding = 0; encoding < PDF_BYTE_ENCODINGS; encoding++) {
        size_t i = 0;
        text_clear(out);
        for (size_t size; i < length; i += size) {
            int code = byte_in(e->unicode[encoding], utf8_decode(utf8 + i, length - i, &size));
            if (code < 0) {
                break;
            }
            char byte = (char)code;
            text_add(out, &byte, 1);
        }
        if (i == length) {
            return encoding;
        }
    }
    return PDF_UTF8;
}
