/* Each puzzle of a stream, and each solution, as a separate picture
 * (render/press/pictures/picture_folder.h).
 *
 * Threads: one owner at a time. */
#ifndef NONET_RENDER_PRESS_PICTURES_PICTURE_STREAM_H
#define NONET_RENDER_PRESS_PICTURES_PICTURE_STREAM_H

#include "render/pictures/puzzle_pictures.h"
#include "render/press/pictures/picture_folder.h"

struct picture_stream_options {
    struct puzzle_pictures_options pictures; /* of a device that is not of characters */
    const char *directory;
    const char *pattern; /* as in struct picture_folder_options */
    bool json;           /* captions.json */
};

struct picture_stream;

/* All is borrowed. *out is NULL after an error. */
enum status picture_stream_new(struct picture_stream **out, const struct picture_stream_options *o,
                               struct diag *d);

/* Draw the next puzzle, with this QR code under it (NULL: none), and its solution. */
enum status picture_stream_add(struct picture_stream *e, const struct record *r, const char *code,
                               const struct diag_at *at, struct diag *d);

/* Put the folder in its place, which is done for all files or none. Frees. */
enum status picture_stream_finish(struct picture_stream *e, struct diag *d);
void picture_stream_drop(struct picture_stream *e);

#endif
