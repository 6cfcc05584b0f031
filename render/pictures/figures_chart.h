/* Many puzzles' figures as charts on one page: histograms of minutes, score, SE rating and givens,
 * and score against minutes.
 *
 * Threads and ownership as for canvases and fonts. */
#ifndef NONET_RENDER_PICTURES_FIGURES_CHART_H
#define NONET_RENDER_PICTURES_FIGURES_CHART_H

#include "config/translation/translation.h"
#include "gen/board/record.h"
#include "render/canvas/canvas.h"

/* Of one puzzle; negative: not known. */
struct puzzle_figures {
    double minutes, score, se, givens;
    int level; /* rank, 0 the easiest */
};

struct puzzle_figures figures_of_record(const struct record *r);

enum { FIGURES_CHART_WIDTH_PT = 560, FIGURES_CHART_HEIGHT_PT = 420 };

void figures_chart_draw(struct canvas *c, const struct font *font, struct box area,
                        const struct translation *words, const struct puzzle_figures *figures,
                        size_t count);

#endif
