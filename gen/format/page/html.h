/* The page that puzzles are played on: one HTML file that needs nothing else.
 *
 * format_html (html.c) writes and reads it as a stream of records. Pages with more than the records
 * (a title, a language, solution paths, the engine) are written through this header. Style, script
 * and texts of the page are in gen/web/.
 *
 * Threads: no shared state. */
#ifndef NONET_GEN_FORMAT_HTML_H
#define NONET_GEN_FORMAT_HTML_H

#include <stdbool.h>

#include "base/text.h"
#include "gen/board/record.h"
#include "gen/constraint/constraint.h"

/* Borrowed. All may be 0 or NULL. */
struct html_page {
    const char *language; /* a code: what the page speaks at first; NULL: the reader's language */
    const char *title;    /* NULL: "Sudoku" */
    /* What stands for the digits, one UTF-8 text each from digit 1; the reader may still choose
     * others. 0: the usual. */
    const char *const *symbol;
    size_t symbol_count;
    /* The engine as WebAssembly, compressed by gzip (out/wasm/nonet-page.wasm.gz): hints for any
     * position, and new puzzles. */
    const char *engine;
    size_t engine_length;
    /* The page's own file name if the files of offline.h accompany it; NULL: they do not. */
    const char *file_name;
    /* The day of the first puzzle, "2027-01-01", each other being a day's; NULL: of none. */
    const char *first_day;
    /* The kinds of constraints whose rules the page has in every language. It has those of the
     * others in its own language alone. */
    kind_set kinds;
    /* Does it name other boards than the plain one? Without their names in other languages, those
     * that a reader brings have English ones. A page with an engine always has them. */
    bool has_boards;
};

/* Append what comes before the puzzles, and what after. */
void html_page_begin(const struct html_page *page, struct text *out);
void html_page_end(const struct html_page *page, struct text *out);

/* Append a puzzle. */
void html_page_puzzle(const struct record *record, struct text *out);

/* Append bytes that the script reads, in lines of base64: a script element of that class. They come
 * before html_page_end. */
void html_page_block(const char *name, const struct text *bytes, struct text *out);

#endif
