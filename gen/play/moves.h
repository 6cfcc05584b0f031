/* How moves are recorded; for the files of this room only. */
#ifndef NONET_GEN_PLAY_MOVES_H
#define NONET_GEN_PLAY_MOVES_H

#include "gen/play/play.h"

/* Begin a move: what could be done again is forgotten. */
void move_begin(struct play *p, enum play_kind kind);
/* Change a cell as part of the move at hand. Does nothing where nothing changes. */
void move_change(struct play *p, unsigned cell, struct play_cell after);
/* Enter a digit as play_enter does, without any check. */
void move_enter(struct play *p, unsigned cell, unsigned digit);
/* PLAY_UNCHANGED, and no move, where it changed nothing; PLAY_NO_MEMORY takes it back. */
enum play_outcome move_end(struct play *p);

/* Would the digit break a rule here? PLAY_OK: no. */
enum play_outcome entry_outcome(struct play *p, unsigned cell, unsigned digit);

/* Count the givens' solutions again. */
void update_solution(struct play *p);

#endif
