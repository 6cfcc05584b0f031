/* The printed name of a board, as a title: "Jigsaw 6 × 6", "Killer + Thermometers".
 *
 * Threads: no shared state. */
#ifndef NONET_GEN_GRADE_EXPLAIN_BOARD_TITLE_H
#define NONET_GEN_GRADE_EXPLAIN_BOARD_TITLE_H

#include "base/text.h"
#include "config/translation/translation.h"
#include "gen/board/layout.h"
#include "gen/constraint/constraint.h"

/* Append a board's name, with those of its constraints (bit k: kind k of gen/constraint) and, where
 * it is not 9, its size. A plain board with constraints has only their names. */
void board_title_add(const struct translation *t, const struct layout *v, kind_set kinds,
                     struct text *out);

/* The same without the size, for boards of several sizes. */
void board_name_add(const struct translation *t, const struct layout *v, kind_set kinds,
                    struct text *out);

#endif
