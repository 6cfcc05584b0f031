/* The levels of difficulty, which are HoDoKu's.
 *
 * A puzzle's level is the level of the hardest step that it needs, raised while the sum of its
 * steps' scores exceeds the level's cap. */
#ifndef NONET_GEN_GRADE_LEVEL_H
#define NONET_GEN_GRADE_LEVEL_H

#include "gen/board/board.h"

enum level { LEVEL_EASY, LEVEL_MEDIUM, LEVEL_HARD, LEVEL_UNFAIR, LEVEL_EXTREME, LEVEL_BEYOND };
enum { LEVEL_COUNT = LEVEL_BEYOND + 1 };

const char *level_name(enum level level); /* "easy" … "extreme", "beyond" */
const char *level_choice(size_t index);   /* the same; NULL after the last */
bool level_find(const char *name, enum level *level);

/* The highest score of a level: a puzzle that scores more is harder, whatever its hardest step. On
 * 9x9 it is HoDoKu's cap. Larger boards take more steps, so their cap grows with the number of
 * cells. With constraints the cap doubles, which is our own judgement: such puzzles have few givens
 * or none, so about half as many cells more must be filled, and most constraints take a step
 * each. */
int level_score_cap(enum level level, const struct layout *v);

/* The level raised until its cap covers the score. */
enum level level_raised(enum level level, int score, const struct layout *v);

#endif
