/* Reading pictures of a PDF back: which of a set's pictures a square of the page shows, by the
 * paths and images that the page draws there, each compared with the place and form it has in the
 * picture. Nothing in the file names the picture; one that is drawn otherwise is not found.
 *
 * Threads: one reading, one thread. */
#ifndef NONET_RENDER_PREFLIGHT_BOARDS_PRINTED_PICTURES_H
#define NONET_RENDER_PREFLIGHT_BOARDS_PRINTED_PICTURES_H

#include "render/board/sign_pictures.h"
#include "render/preflight/content/pdf_content.h"

/* A straight line that is drawn. */
struct printed_line {
    struct pdf_segment at;
    double gray;
};

/* The drawn marks of one page. Start from {0}; end with printed_marks_free. */
struct printed_marks {
    struct pdf_mark *mark; /* without their texts and lines */
    size_t count, capacity;
    struct printed_line *line;
    size_t line_count, line_capacity;
    bool out_of_memory;
};

void printed_marks_add(struct printed_marks *m, const struct pdf_mark *mark);
void printed_marks_turn(struct printed_marks *m, double width, double height); /* by half a turn */
void printed_marks_clear(struct printed_marks *m);
void printed_marks_free(struct printed_marks *m);

/* A square of the page, upwards as PDF has it. */
struct printed_square {
    double left, bottom, side;
};

enum { PICTURE_NONE = 0, PICTURE_UNKNOWN = -1 };

/* The digit whose picture fills the inner square as a board has it, where nothing else is drawn in
 * the outer one; PICTURE_NONE where nothing is, PICTURE_UNKNOWN where something else is. */
int printed_picture(const struct printed_marks *m, const struct sign_pictures *pictures,
                    struct printed_square outer, struct printed_square inner);

#endif
