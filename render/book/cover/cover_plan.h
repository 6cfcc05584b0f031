/* Everything that stands on a cover, at its size and place.
 *
 * Threads: as for a canvas. */
#ifndef NONET_RENDER_BOOK_COVER_COVER_PLAN_H
#define NONET_RENDER_BOOK_COVER_COVER_PLAN_H

#include "render/book/back/cover_back.h"
#include "render/book/cover/cover_design.h"
#include "render/book/cover/cover_text.h"

struct cover_plan {
    struct cover_scene s;
    struct cover_words w;
    struct cover_block_fit series, title, subtitle, badge, author;
    struct text series_words;
    struct cover_back back;
    bool ebook;
    const char *spine;        /* the words from its head … */
    const char *spine_author; /* … and those that end at its foot; NULL: none */
    struct text capitals[2];  /* of both, for a thin spine: they have no tails */
    char volume[16];          /* on the spine */
    double spine_size_pt;     /* 0: no words on the spine */
    bool spine_too_thin;      /* for any words */
};

/* Plan a cover, or its front alone; and free it, the scene too. */
void cover_plan_make(const struct book *b, bool ebook, struct cover_plan *p);
void cover_plan_free(struct cover_plan *p);
bool cover_plan_failed(const struct cover_plan *p); /* memory ended */

/* A block stands in its room's middle, or at its left edge. */
double cover_block_left(const struct cover_plan *p, const struct cover_block_fit *t,
                        const struct box *room);

/* How far the tails of p and q reach out of the title's last line, where it is set tight; and the
 * gap to the subtitle. */
double cover_title_overhang(const struct cover_plan *p);
double cover_title_gap(const struct cover_plan *p);

/* The plate of the badge, its left edge at the block's; and the gap over it. */
struct box cover_badge_plate(const struct cover_plan *p, double left, double top);
double cover_badge_gap(const struct cover_plan *p);

/* The faces of the two texts on the spine. */
const struct font *spine_font(const struct cover_plan *p, bool author);

/* The volume's number stands upright at the spine's head, where it has room: its size, and the room
 * that it takes; 0: it has none. */
double spine_volume_size(const struct cover_plan *p);
double spine_volume_room(const struct cover_plan *p);

/* The words' ink across the spine, in ems, on one baseline: a thin spine has no room to lose.
 * author may be NULL. */
struct glyph_box spine_ink(const struct cover_plan *p, const char *author);
/* Of its words, from the spine's middle towards their top: capitals stand in the middle, as far as
 * ascenders and tails keep clear of the folds. */
double spine_baseline(const struct cover_plan *p);

#endif
