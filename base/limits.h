/* How much Nonet accepts from untrusted files: the one table of limits.
 *
 * No size that a file claims is believed until it has been compared with these. Packed data is
 * unpacked in small pieces, and reading stops at the limit before more memory is allocated. The
 * message about a file beyond a limit names the file and the limit.
 *
 * Limits are in bytes unless their name has another unit. */
#ifndef NONET_BASE_LIMITS_H
#define NONET_BASE_LIMITS_H

enum {
    /* PDF pages from other programs (render/pdf/reading/imported_pdf.h) */
    LIMIT_PDF_FILE = 256 << 20,
    LIMIT_PDF_PAGES = 2000,
    LIMIT_PDF_OBJECTS = 1000000,
    LIMIT_PDF_PAGE_DEPTH = 64,          /* levels of the page tree */
    LIMIT_PDF_OBJECT_STREAM = 32 << 20, /* one object stream or cross-reference stream, unpacked */
    LIMIT_PDF_STREAM = 256 << 20,       /* any other stream, unpacked */
    LIMIT_PDF_CONTENT = 64 << 20,       /* the drawing instructions of a page or form, unpacked */
    /* All streams of a file together, counting each filter's output. */
    LIMIT_PDF_UNPACKED = 1 << 30,
    LIMIT_PDF_FILTERS = 8,      /* filters on one stream */
    LIMIT_PDF_FORMS_DEPTH = 16, /* nesting of forms, patterns and glyphs */
    /* Memory of the process that reads the file: this much and four times the file, up to the
     * second. */
    LIMIT_PDF_MEMORY = 192 << 20,
    LIMIT_PDF_MAX_MEMORY = 768 << 20,
    LIMIT_PDF_SECONDS = 60,           /* its processor time */
    LIMIT_PDF_IMAGE_PIXELS = 1 << 28, /* one picture on a page */

    /* pictures (render/art/art.h) */
    LIMIT_ART_FILE = 256 << 20,
    LIMIT_ART_MEMORY = 512 << 20,    /* of a picture in memory */
    LIMIT_ART_PIXELS_ACROSS = 10000, /* across and also down */
    LIMIT_JPEG_MEMORY = 512 << 20,   /* memory that libjpeg may use */
    LIMIT_JPEG_SCANS = 200,          /* scans in one file */
    LIMIT_SVG_DEPTH = 64,
    LIMIT_SVG_PATHS = 20000,
    LIMIT_SVG_POINTS = 200000,

    /* fonts, profiles, hyphenation (render/canvas/) */
    LIMIT_FONT_FILE = 64 << 20,
    LIMIT_FONT_MEMORY = 256 << 20, /* one block that a font asks for */
    LIMIT_ICC_FILE = 16 << 20,
    LIMIT_HYPHEN_FILE = 16 << 20,

    /* config files (config/yaml/yaml.h) */
    LIMIT_YAML_FILE = 1 << 20,
    LIMIT_YAML_DEPTH = 32,
    LIMIT_YAML_NODES = 65536,

    /* puzzles and JSON (gen/format/, base/json/) */
    LIMIT_PUZZLE_LINE = 256 * 1024,
    LIMIT_JSON_DEPTH = 32,
    LIMIT_JSON_VALUES = 200000, /* values in one puzzle */
    LIMIT_MANIFEST_FILE = 1 << 28,
};

#endif
