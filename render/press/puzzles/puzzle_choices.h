/* An editor's choices (config/choices.h) on the puzzles of a book, which are chosen and in order.
 * All puzzles that no choice names stay as they are.
 *
 *   drop    Another puzzle of the same section takes its place and number. Dropped ones are
 *           replaced in the order of the list, so that a longer list changes no earlier one.
 *   keep    The puzzle is at its number. One that the book does not have replaces the puzzle that
 *           is there.
 *   move    The puzzle gets its number. Within its section, as with keep, those without a chosen
 *           number fill the other places in their order; to another section or another day of a
 *           calendar, the two change places.
 *   level   The book prints this level.
 *
 * Threads: the caller's. */
#ifndef NONET_RENDER_PRESS_PUZZLE_CHOICES_H
#define NONET_RENDER_PRESS_PUZZLE_CHOICES_H

#include "config/choices.h"
#include "render/press/puzzles/puzzles.h"

/* Replaces the puzzle at a slot, from 0, by one whose ID is not among these numbers. */
typedef enum status spare_finder(void *context, size_t slot, const uint64_t *refused, size_t count);

/* Read the file that the config names and apply it. STATUS_USAGE after reporting a choice that
 * cannot be followed, at its place there; a puzzle that the book does not have is a warning. */
enum status puzzle_choices_apply(struct press_puzzles *p, const struct book_config *cfg,
                                 spare_finder *find, void *context, struct diag *d);

#endif
