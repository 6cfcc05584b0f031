/* The HTML page's text with its style and script: what stands before the puzzles and behind them,
 * 0-terminated. gen/web/embed writes them when the library is built. Constant. */
#ifndef NONET_GEN_FORMAT_PAGE_TEXT_H
#define NONET_GEN_FORMAT_PAGE_TEXT_H

extern const unsigned char page_head[];
extern const unsigned char page_tail[];
/* The names of boards in other languages than English, but for the plain one: a block of the page.
 */
extern const unsigned char page_board_texts[];
extern const unsigned char page_worker[];

#endif
