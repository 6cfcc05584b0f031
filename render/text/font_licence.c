/* Which faces may be embedded: by their licence, and by what the PDF device can write. */
#include <string.h>

#include "render/text/font_private.h"

bool font_face_is_cff(FT_Face face)
{
    const char *format = FT_Get_Font_Format(face);
    return format && strcmp(format, "CFF") == 0;
}

/* OpenType's fsType: what the licence lets others do with the font. */
enum { FS_RESTRICTED = 2, FS_USAGE = 0xF, FS_NO_SUBSETS = 0x100, FS_BITMAPS_ONLY = 0x200 };

static unsigned licence_bits(FT_Face face)
{
    const TT_OS2 *os2 = FT_Get_Sfnt_Table(face, FT_SFNT_OS2);
    return os2 ? os2->fsType : 0;
}

const char *font_refusal(FT_Face face)
{
    const char *format = FT_Get_Font_Format(face);
    if (face->num_faces > 1) {
        return "is a font collection; name a single .ttf or .otf file";
    }
    if (!FT_IS_SFNT(face) || !format ||
        (strcmp(format, "TrueType") != 0 && !font_face_is_cff(face))) {
        return "is not a TrueType or OpenType font; choose a .ttf or .otf file";
    }
    if ((licence_bits(face) & FS_USAGE) == FS_RESTRICTED) {
        return "may not be embedded by its licence (fsType); choose another font";
    }
    if (licence_bits(face) & FS_BITMAPS_ONLY) {
        return "may be embedded only as bitmaps by its licence (fsType); choose another font";
    }
    if (font_face_is_cff(face) && FT_IS_CID_KEYED(face)) {
        return "is keyed by CIDs, which is not supported; choose another font";
    }
    if (face->units_per_EM == 0) {
        return "has no outlines; choose another font";
    }
    return NULL;
}

bool font_forbids_subsets(FT_Face face)
{
    return (licence_bits(face) & FS_NO_SUBSETS) != 0;
}
