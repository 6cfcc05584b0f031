/* Which tip a section has: how to look for what its puzzles take.
 *
 * Threads: reads the book only. */
#ifndef NONET_RENDER_BOOK_TIPS_SECTION_TIP_H
#define NONET_RENDER_BOOK_TIPS_SECTION_TIP_H

#include <stdbool.h>
#include <stddef.h>

#include "config/translation/translation.h"
#include "gen/grade/explain/spot_text.h"

struct book;

/* For the hardest technique that the section's puzzles need, else for the kinds of its constraints,
 * else for its level. TEXT_COUNT: there is none. */
enum text_id section_tip(const struct book *b, size_t s);

/* The numbers for the tip's text: of the section's boards, with a cage that its puzzles have if
 * some cage's sum determines its digits. */
struct spot_example section_tip_example(const struct book *b, size_t s);

/* The text of a level's tip, of puzzles with cages or without; turn: how many sections of the level
 * went before. TEXT_COUNT: the level has none. */
enum text_id level_tip(const char *level, bool cages, size_t turn);

#endif
