/* The levels of difficulty, HoDoKu's.
 *
 * A puzzle's level is the level of the hardest step that it needs, raised while the sum of its
 * steps' scores passes the level's cap. */
#ifndef NONET_GEN_GRADE_LEVEL_H
#define NONET_GEN_GRADE_LEVEL_H

#include "gen/board/board.h"

enum level { LEVEL_EASY, LEVEL_MEDIUM, LEVEL_HARD, LEVEL_UNFAIR, LEVEL_EXTREME, LEVEL_BEYOND };
enum { LEVEL_COUNT = LEVEL_BEYOND + 1 };

const char *level_name(enum level level); /* "easy" … "extreme", "beyond" */
const char *level_choice(size_t index);   /* the same; NULL behind the last */
bool level_find(const char *name, enum level *level);

/* A puzzle's score above which it is no longer of the level, whatever its hardest step: HoDoKu's
 * cap, and on a board larger than 9x9, which takes more steps, so much more as it has more cells.
 * With clues it is twice that, by our own judgement: there are few givens or none, so half as many
 * cells more to fill, and most clues take a step of their own. */
int level_score_cap(enum level level, const struct layout *v);

/* The level raised to one whose cap the score does not pass. */
enum level level_raised(enum level level, int score, const struct layout *v);

#endif
