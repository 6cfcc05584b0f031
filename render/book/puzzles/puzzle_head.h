/* What names a puzzle on its page: number, label, level, time, and the way to the solution; in the
 * layout that style.labels asks for.
 *
 * Threads: as for a canvas. */
#ifndef NONET_RENDER_BOOK_PUZZLES_PUZZLE_HEAD_H
#define NONET_RENDER_BOOK_PUZZLES_PUZZLE_HEAD_H

#include "render/book/puzzles/puzzle_surroundings.h"

/* The height of a bar, which stands on the board's frame, of the number's size. */
#define LABEL_BAR_EM 1.3

/* From a disc to the frame. */
#define LABEL_DISC_GAP_EM 0.15

/* Between the level and the way to the solution, of the details' size. */
#define LABEL_DETAIL_GAP_EM 1.1

/* Measure the book's numbers, once, when its faces are known. */
void puzzle_numbers_measure(struct book *b);

/* The radius of discs that hold each of the book's numbers. */
double puzzle_disc_radius(const struct book *b, double number_pt);

void draw_puzzle_head(const struct book *b, struct canvas *c, const struct puzzle_place *at);

/* How far down a column of this width next to a board of the section reaches what stands there, at
 * most. *failed is set if memory ended. */
double puzzle_column_height(const struct book *b, size_t section, const struct label_style *label,
                            double width, bool *failed);

/* What refers to the solution, or to the other half. Returns whether its page is in this file, in
 * *page. */
bool puzzle_reference(const struct book *b, const struct puzzle_place *at, struct text *t,
                      size_t *page);

/* The same in the fewest words, "Answer Key, p. 3", where the usual ones have no room; the page
 * alone, where these have none either in the smallest type. Nothing for the other half. */
void puzzle_reference_brief(const struct book *b, const struct puzzle_place *at,
                            const struct text_style *smallest, double room_pt, struct text *t);

#endif
