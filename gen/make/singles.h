/* A quick look: do naked and hidden singles alone solve a classic puzzle?
 *
 * It answers what the grader's levels say about it (easy or not) in a small part of the grader's
 * time, so that a search need not grade what is too easy anyway. Threads: no shared state but
 * tables that are built once. */
#ifndef NONET_GEN_MAKE_SINGLES_H
#define NONET_GEN_MAKE_SINGLES_H

#include "gen/board/board.h"

/* The puzzle must have one solution and be of the classic variant. */
bool singles_solve(const struct grid *givens);

#endif
