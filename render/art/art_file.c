/* Reading pictures, from bytes and from files that a config names. An error in such a file is
 * reported at the place that names it, with the line of the file where it has lines. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/file/infile.h"
#include "base/file/open_input.h"
#include "base/limits.h"
#include "render/art/art.h"

static bool begins(const char *bytes, size_t length, const char *with, size_t count)
{
    return length >= count && memcmp(bytes, with, count) == 0;
}

static enum status read_art(struct art **out, bool colour, const char *name, const char *bytes,
                            size_t length, struct diag *d)
{
    struct art *art = calloc(1, sizeof *art);
    *out = NULL;
    if (!art) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    art->memory.limit = LIMIT_ART_MEMORY;
    enum status status = begins(bytes, length, "\x89PNG", 4)
                             ? art_read_png(art, colour, name, bytes, length, d)
                         : begins(bytes, length, "\xFF\xD8\xFF", 3)
                             ? art_read_jpeg(art, colour, name, bytes, length, d)
                             : art_read_svg(art, name, bytes, length, d);
    if (status != STATUS_OK) {
        art_drop(art);
        return status;
    }
    *out = art;
    return STATUS_OK;
}

enum status art_read(struct art **out, const char *name, const char *bytes, size_t length,
                     struct diag *d)
{
    return read_art(out, false, name, bytes, length, d);
}

enum status art_read_in_colour(struct art **out, const char *name, const char *bytes, size_t length,
                               struct diag *d)
{
    return read_art(out, true, name, bytes, length, d);
}

/* ---- files ---- */

static const char what_fits[] = "use an SVG, PNG or JPEG file";

/* How files begin that are often taken for pictures, or are pictures of other kinds. */
static const struct {
    size_t at, length;
    const char *bytes;
    const char *kind;
} kinds[] = {
    {0, 4, "GIF8", "a GIF"},
    {8, 4, "WEBP", "a WebP picture"},
    {0, 4, "II*\0", "a TIFF"},
    {0, 4, "MM\0*", "a TIFF"},
    {4, 4, "ftyp", "a HEIC or AVIF"},
    {0, 2, "BM", "a BMP"},
    {0, 4, "%PDF", "a PDF"},
    {0, 4, "%!PS", "a PostScript file"},
    {0, 4, "8BPS", "a Photoshop file"},
    {0, 4, "PK\3\4", "a ZIP archive"},
};

/* NULL: it may be a picture of ours. */
static const char *other_kind(const struct text *bytes)
{
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        if (bytes->length >= kinds[i].at + kinds[i].length &&
            memcmp(bytes->data + kinds[i].at, kinds[i].bytes, kinds[i].length) == 0) {
            return kinds[i].kind;
        }
    }
    static const char mark[] = "\xEF\xBB\xBF";
    bool pixels = bytes->length >= 4 && (memcmp(bytes->data, "\x89PNG", 4) == 0 ||
                                         memcmp(bytes->data, "\xFF\xD8\xFF", 3) == 0);
    bool wide = bytes->length >= 2 && (memcmp(bytes->data, "\xFE\xFF", 2) == 0 ||
                                       memcmp(bytes->data, "\xFF\xFE", 2) == 0);
    size_t skip = bytes->length >= 3 && memcmp(bytes->data, mark, 3) == 0 ? 3 : 0;
    while (skip < bytes->length && strchr(" \t\r\n", bytes->data[skip]) && bytes->data[skip]) {
        skip++;
    }
    return pixels || wide || (skip < bytes->length && bytes->data[skip] == '<')
               ? NULL
               : "not an SVG, PNG or JPEG, whatever its name says";
}

static enum status cannot_read(const char *path, int error, const struct diag_at *at,
                               struct diag *d)
{
    if (error == ENOMEM) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    d->hint = error == ENOENT  ? WHERE_PATHS_BEGIN
              : error == EFBIG ? "a picture has up to 256 MiB"
                               : what_fits;
    return diag_usage(d, at, "cannot read the picture %s: %s", path, input_error_text(error));
}

static enum status read_bytes(struct art **out, bool colour, const char *path,
                              const struct text *bytes, const struct diag_at *at, struct diag *d)
{
    const char *kind = bytes->length ? other_kind(bytes) : NULL;
    if (!bytes->length || kind) {
        d->hint = what_fits;
        return diag_usage(d, at, "the picture %s %s%s", path, kind ? "is " : "is empty",
                          kind ? kind : "");
    }
    char words[1024] = "";
    struct diag_kept kept = {.text = words, .size = sizeof words};
    struct diag inner = {.kept = &kept};
    enum status status =
        (colour ? art_read_in_colour : art_read)(out, path, bytes->data, bytes->length, &inner);
    if (inner.no_memory) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    if (status != STATUS_OK) {
        /* Messages about SVGs name the line and what to do. */
        d->hint = words[0] && bytes->data[0] == '<' ? NULL : "save it again as a PNG, JPEG or SVG";
        status = diag_usage(d, at, "the picture %s", words);
    }
    return status;
}

enum status art_read_file(struct art **out, bool colour, const char *path, const struct diag_at *at,
                          struct diag *d)
{
    struct text bytes = {0};
    *out = NULL;
    int error = infile_read(path, LIMIT_ART_FILE, &bytes);
    enum status status =
        error ? cannot_read(path, error, at, d) : read_bytes(out, colour, path, &bytes, at, d);
    text_free(&bytes);
    return status;
}
