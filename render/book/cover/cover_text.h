/* Texts of a cover: as large as their places let them be.
 *
 * Threads: as for a canvas. */
#ifndef NONET_RENDER_BOOK_COVER_COVER_TEXT_H
#define NONET_RENDER_BOOK_COVER_COVER_TEXT_H

#include "base/diag.h"
#include "render/canvas/canvas.h"

struct book;

/* A text in lines of one width. The size is the largest from max_pt down at which the longest word
 * fills the width and the lines the height. */
struct cover_block_fit {
    const struct font *font;
    const struct font *bold, *italic; /* of markup; NULL: the book's serif */
    const struct font *heading;       /* of markup; NULL: the sans */
    const char *text;                 /* NULL: none */
    const void *field;                /* of the config, for complaints */
    const char *name;
    size_t before; /* bytes of the field that stand elsewhere, in front of the text */
    double max_pt, min_pt, leading;
    double width_pt, height_pt;
    bool centre;
    bool markup; /* headings and emphasis in the book's other faces */
    struct paint paint;
    double size_pt; /* found; 0: nothing fits */
    bool failed;    /* memory ended while it was measured */
};

void cover_block_fit(const struct book *b, struct cover_block_fit *t);
double cover_block_widest_word_em(struct cover_block_fit *t);
/* Its lines of like length: as narrow as their number allows, down to this per cent. */
void cover_block_even(const struct book *b, struct cover_block_fit *t, int min_percent);
double cover_block_height(const struct book *b, struct cover_block_fit *t, double size_pt);
/* From the left edge; returns the y below the text. */
double cover_block_draw(const struct book *b, struct canvas *c, const struct cover_block_fit *t,
                        double left, double top);

/* Report that a text does not fit even at the least size, and how much of its beginning does. */
typedef bool cover_block_test(void *context, const char *beginning);
enum status cover_block_refuse(const struct book *b, const struct cover_block_fit *t,
                               cover_block_test *has_room, void *context, struct diag *d);

#endif
