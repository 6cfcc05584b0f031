/* The rules of a section's boards, in the book's language, and which kinds of boards a book has.
 *
 * Threads: as for the book. */
#ifndef NONET_RENDER_BOOK_BOARDS_BOARD_RULES_H
#define NONET_RENDER_BOOK_BOARDS_BOARD_RULES_H

#include <stdbool.h>

#include "base/text.h"
#include "config/book_config.h"
#include "gen/board/layout.h"

struct book;

/* The board of a section's first puzzle. */
const struct layout *section_board(const struct book *b, size_t section);

/* The first section of each kind of board; returns how many kinds there are. 0: all boards are
 * plain, and the text of How to play explains them. Latin squares with the same rules are one kind,
 * whatever their sizes. */
size_t book_board_kinds(const struct book *b, size_t section[CONFIG_MAX_SECTIONS]);

/* Is a section's board one whose rules the text of How to play does not say? */
bool section_has_rules(const struct book *b, size_t section);

/* Append the name of the kind of puzzle that a section has: "Killer", "Jigsaw 6 × 6". */
void section_kind_put(const struct book *b, size_t section, struct text *out);

/* Append what a section's board is called: as the section is, if no other has the same board. */
void section_board_name_put(const struct book *b, size_t section, struct text *out);

/* The same of the kind of board that a section has. */
void kind_name_put(const struct book *b, size_t section, struct text *out);

/* Append the rules of a section's boards, in a few sentences. */
void section_rules_put(const struct book *b, size_t section, struct text *out);

/* Append the rules of the kind of board that a section has, in all its sizes. */
void kind_rules_put(const struct book *b, size_t section, struct text *out);

/* Append the rule of rows, columns and boxes that most of the book's kinds of boards have, where it
 * is that of two or more. Returns how many have it; 0: nothing was appended. */
size_t shared_rule_put(const struct book *b, struct text *out);

/* Append the rules of a kind of board without that one, if it has it; "" as `shared`: all of them.
 * False: it has no other. */
bool kind_own_rules_put(const struct book *b, size_t section, const char *shared, struct text *out);

/* The least and the greatest number of digits among boards. */
struct board_sizes {
    unsigned least, most;
};

struct board_sizes book_board_sizes(const struct book *b);

/* Append a sentence on the smaller boards to one that names the digits of the largest; nothing
 * where all have one size. */
void board_sizes_put(const struct book *b, struct board_sizes sizes, struct text *out);

/* Give each section of its own board, without a title and a level, the board's name. False: out of
 * memory. */
bool section_titles_make(struct book *b);
void section_titles_free(struct book *b);

#endif
