/* The libraries that every drawing needs: FreeType, libpng, zlib and libharu.
 *
 * Threads: any number at once. */
#ifndef NONET_RENDER_LIBRARIES_DRAWING_LIBRARIES_H
#define NONET_RENDER_LIBRARIES_DRAWING_LIBRARIES_H

/* Load them where they are not loaded yet. NULL, or why one of them cannot be. */
const char *drawing_load_error(void);

/* For a message that fonts or a canvas could not be made: the text of drawing_load_error, or out of
 * memory. */
const char *drawing_fault(void);

#endif
