/* manifest.json: what a book was made of, and what came of it.
 *
 * Threads: no shared state. */
#ifndef NONET_RENDER_PRESS_FOLDER_MANIFEST_H
#define NONET_RENDER_PRESS_FOLDER_MANIFEST_H

#include "render/book/book.h"
#include "render/press/folder/book_files.h"

/* Append title, seed, the files with their hashes, and every puzzle with its grades and pages. */
void manifest_print(const struct book_config *cfg, const struct book *book,
                    const struct press_files *files, struct text *out);

/* May a book's manifest take a file's place: is it one, or empty, or is there none? What is no file
 * (a link, a folder, a pipe) is not read; writing refuses it (base/file/outfile.h). */
bool manifest_may_replace(const char *directory, const char *name);

#endif
