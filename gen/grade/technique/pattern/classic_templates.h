/* Templates on classic boards, all at once in masks. */
#ifndef NONET_GEN_GRADE_TECHNIQUE_PATTERN_CLASSIC_TEMPLATES_H
#define NONET_GEN_GRADE_TECHNIQUE_PATTERN_CLASSIC_TEMPLATES_H

#include "gen/grade/technique/cell_set.h"

/* Of the cells that a digit holds or can go to on a classic board, those that are in a template. */
cell_set templated_cells(cell_set cells) OF_WIDTH(templated_cells);

#endif
