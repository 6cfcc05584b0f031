/* The legend of a step's marks and links. */
#ifndef NONET_RENDER_BOARD_STEP_LEGEND_H
#define NONET_RENDER_BOARD_STEP_LEGEND_H

#include "config/translation/translation.h"
#include "gen/grade/step.h"
#include "render/board/board_style.h"

/* The kinds of marks and links in a step: bit r for role r (sets alike), then strong and weak
 * links. */
enum { LEGEND_STRONG = MARK_SET_A + 1, LEGEND_WEAK, LEGEND_COUNT };
unsigned step_legend_kinds(const struct step *s);

/* A sample and its text for each kind, in rows no wider than width_pt, from (left, top). Only
 * measured where c is NULL. Returns its height; negative where memory ended. */
double step_legend_draw(struct canvas *c, const struct board_style *style,
                        const struct translation *translation, const struct text_style *text,
                        unsigned kinds, double left, double top, double width_pt);

#endif
