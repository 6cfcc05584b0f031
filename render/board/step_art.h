/* The marks of a solving step on a board: what board_art.c and picture.c share with step_art.c. */
#ifndef NONET_RENDER_BOARD_STEP_ART_H
#define NONET_RENDER_BOARD_STEP_ART_H

#include "config/translation/translation.h"
#include "render/board/board_art.h"

/* A board being drawn. */
struct drawing {
    struct canvas *canvas;
    double left, top, cell;
    const struct board_style *style;
    const struct board_art *art;
    const struct variant *v;
};

struct box drawing_cell(const struct drawing *d, unsigned cell);
/* Where a candidate stands, and how far it is to the next one. */
void drawing_candidate(const struct drawing *d, unsigned cell, unsigned digit, double at[2]);
double drawing_pitch(const struct drawing *d);

/* What lies under the grid: shaded houses, and the discs and frames of marked candidates. */
void step_art_under(const struct drawing *d);
/* What lies between the grid and the digits. */
void step_art_links(const struct drawing *d);
/* What lies over everything. */
void step_art_over(const struct drawing *d);
/* The paint of a candidate. */
struct paint step_art_ink(const struct drawing *d, unsigned cell, unsigned digit);

/* The kinds of marks and links: bit r for role r (sets alike), then strong and weak links. */
enum { KEY_STRONG = MARK_SET_A + 1, KEY_WEAK, KEY_COUNT };
unsigned step_art_kinds(const struct step *s);

/* A key to the marks: a sample and its word for each kind, in rows no wider than width_pt, from
 * (left, top). Only measured where c is NULL. Returns its height. */
double step_art_key(struct canvas *c, const struct board_style *style,
                    const struct translation *translation, const struct text_style *text,
                    unsigned kinds, double left, double top, double width_pt);

#endif
