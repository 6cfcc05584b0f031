/* The second ink of an interior, with black: a spot ink with its own plate, or a mix of the four
 * process inks. The config's print.ink chooses it, and what is printed in it.
 *
 * Threads: constant once read. */
#ifndef NONET_RENDER_BOOK_PLAN_SECOND_INK_H
#define NONET_RENDER_BOOK_PLAN_SECOND_INK_H

#include "config/book_config.h"
#include "render/art/paint.h"
#include "render/book/plan/profile.h"

/* What may be printed in it. To add one: a row in second_ink.c, and book_ink where it is drawn. */
enum inked {
    INKED_HEADINGS,
    INKED_OPENERS,
    INKED_NUMBERS,
    INKED_MARKS,
    INKED_HEADS,
    INKED_FRAMES,
    INKED_COUNT
};

/* Their names by index; NULL: no more. */
const char *inked_name(size_t index);

struct second_ink {
    bool used;
    bool spot;
    struct spot_ink ink; /* its name NULL: of the process inks */
    bool inked[INKED_COUNT];
};

/* What this is printed in: the book's second ink, or black. */
struct book;
struct paint book_ink(const struct book *b, enum inked what);

/* A shade of it: gray 0 is the full ink, 1 the paper. It is a gray where the page has no more than
 * two inks. */
struct paint book_shade(const struct book *b, enum inked what, double gray);

/* Read the config's second ink for this profile; a profile that is not a printer's has none. Errors
 * are located. */
enum status second_ink_read(struct second_ink *out, const struct book_config *cfg,
                            const struct profile *profile, struct diag *d);

#endif
