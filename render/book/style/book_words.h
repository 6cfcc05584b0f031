/* A book's words: its texts in its language, and the titles of its sections.
 *
 * Threads: constant once planned. */
#ifndef NONET_RENDER_BOOK_STYLE_BOOK_WORDS_H
#define NONET_RENDER_BOOK_STYLE_BOOK_WORDS_H

#include "config/book_config.h"
#include "config/translation/translation.h"
#include "render/book/plan/level_times.h"

struct book;

const char *book_text(const struct book *b, enum text_id id);

/* Append a text with {1} replaced by the number. */
void book_text_add(const struct book *b, enum text_id id, unsigned number, struct text *out);

/* Between facts on a line, none of which begins with the dot. */
#define FACTS_APART "\xC2\xA0\xC2\xB7 "

/* "Puzzle 1", "Puzzles 1 and 2", "Puzzles 1 to 3". */
void book_range_add(const struct book *b, size_t first, size_t last, struct text *out);

/* "Easy", or "Easy to Hard", by the levels of a section's puzzles; nothing where one has none. */
void book_put_levels(const struct book *b, size_t section, struct text *out);

/* Adds them to other facts, unless they are the section's title. */
void book_add_levels(const struct book *b, size_t section, struct text *facts);

/* "10–15 minutes", or "10 minutes". */
void book_put_minutes(const struct book *b, struct level_time time, struct text *out);

/* What the hints, the walkthroughs and the lessons use that a book explains next to them
 * (gen/grade/explain/notation.h), and the explanation: how cells are named; where a board has
 * several grids, how these are. */
unsigned book_hints_notation(const struct book *b);
unsigned book_walkthroughs_notation(const struct book *b);
unsigned book_lessons_notation(const struct book *b);
void book_put_notation(const struct book *b, unsigned used, struct text *out);

/* Is the section a calendar's, or has it the label "January {1}" under the title January? Its
 * puzzles are then called "1 January", by the day of the month or their number in the section,
 * unless the config asks for numbers or another part of the book has a list by numbers. */
bool book_is_dated(const struct book *b, size_t section);

/* The number that stands at a puzzle and at its solution, by its index. */
size_t book_printed_number(const struct book *b, size_t index);

/* The label next to a puzzle's number, by its number in the section: its day, or the section's
 * label, or nothing. */
void book_puzzle_label(const struct config_section *section, size_t number, struct text *out);

#endif
