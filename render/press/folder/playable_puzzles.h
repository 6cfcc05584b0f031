/* Puzzles for the page that they are played on (gen/format/page/html.h): solved, so that the page
 * can check; graded, so that its list can show the levels; and, for a page without an engine, with
 * the solution path from which it takes its hints.
 *
 * Threads: a maker belongs to one thread. */
#ifndef NONET_RENDER_PRESS_FOLDER_PLAYABLE_PUZZLES_H
#define NONET_RENDER_PRESS_FOLDER_PLAYABLE_PUZZLES_H

#include "base/diag.h"
#include "base/text.h"
#include "gen/board/record.h"

struct page_maker;

/* language: of the paths, a code; NULL: no paths are needed. NULL: out of memory. Free with
 * page_maker_drop. */
struct page_maker *page_maker_new(const char *language);
void page_maker_drop(struct page_maker *m);

/* Append the puzzle as the page has it, and its solution path for page_collection_add: a step a
 * line, as JSON. What is known of the record by then is kept, the rest filled. A puzzle that has
 * not exactly one solution is put there as it is, without a path and with a warning. */
void page_maker_add(struct page_maker *m, struct record *record, const struct diag_at *at,
                    struct text *out, struct text *path, struct diag *d);

/* Read the engine that pages hold. path NULL: from where it is built or installed, ../wasm or
 * ../share/nonet relative to the program. If neither is there, the text stays empty. */
enum status page_engine_read(const char *path, struct text *engine, struct diag *d);

#endif
