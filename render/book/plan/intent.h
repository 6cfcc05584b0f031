/* The standard that a book's PDFs keep (PDF/X), and the printing condition that their colours are
 * meant for.
 *
 * Registered conditions are those of the ICC's characterization data registry (color.org, 2026-11).
 *
 * Ownership: each book has one. Threads: constant once read. */
#ifndef NONET_RENDER_BOOK_PLAN_INTENT_H
#define NONET_RENDER_BOOK_PLAN_INTENT_H

#include "config/book_config.h"
#include "render/book/plan/profile.h"
#include "render/canvas/canvas.h"

struct book_intent {
    struct canvas_intent intent;
    struct text icc; /* bytes of the profile; empty: none */
};

/* Check the config's print settings for this profile, and read its ICC profile. Errors are located.
 */
enum status book_intent_read(struct book_intent *out, const struct book_config *cfg,
                             const struct profile *profile, struct diag *d);
void book_intent_free(struct book_intent *i);

#endif
