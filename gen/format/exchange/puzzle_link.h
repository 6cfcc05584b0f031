/* Links that open a puzzle in a player on the web, by a template of the address:
 *
 *     https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/solo.html#{solo}
 *     https://sudokupad.app/fpuzzles{fpuzzles}
 *     https://sudokupad.app/scl{scl}
 *
 * What stands in braces is the puzzle in a format, or its number.
 *
 * Threads: no shared state. */
#ifndef NONET_GEN_FORMAT_PUZZLE_LINK_H
#define NONET_GEN_FORMAT_PUZZLE_LINK_H

#include "base/diag.h"
#include "base/text.h"
#include "gen/board/record.h"

/* Is it a template? STATUS_USAGE after reporting what is wrong: no address, a placeholder that is
 * not known, or none. */
enum status puzzle_link_check(const char *template, const struct diag_at *at, struct diag *d);

/* Append the link of the puzzle with this number. STATUS_FAILED after reporting a board or a
 * constraint that the placeholder's format cannot store. */
enum status puzzle_link_add(const char *template, const struct record *r, size_t number,
                            const struct diag_at *at, struct diag *d, struct text *out);

#endif
