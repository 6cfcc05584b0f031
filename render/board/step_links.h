/* The links of a solving step on a board: solid lines are strong links, broken ones weak, with an
 * arrow where a chain has a direction. For board_draw.c and step_legend.c. */
#ifndef NONET_RENDER_BOARD_STEP_LINKS_H
#define NONET_RENDER_BOARD_STEP_LINKS_H

#include "render/board/drawing.h"

/* The joined cells of groups, which lie under the grid. */
void step_links_groups(const struct drawing *d);
/* The links, between the grid and the digits. */
void step_links_draw(const struct drawing *d);

/* One straight link between two marks, without an arrow. */
void step_link_sample(struct canvas *c, const struct board_style *style, const double from[2],
                      const double to[2], double radius, bool strong);

#endif
