/* The report of a book for whoever signs it off: the curve of difficulty, histograms, counts of
 * techniques, symmetries and givens, each puzzle's row with a small picture, and repeats, within
 * the book and against the banks of its sections, in the book's first language. As a page of HTML
 * and as a PDF, each in one file.
 *
 * Threads: one owner at a time. */
#ifndef NONET_RENDER_PRESS_REPORT_H
#define NONET_RENDER_PRESS_REPORT_H

#include "render/book/book.h"
#include "render/press/folder/book_files.h"
#include "render/press/puzzles/puzzles.h"

/* Add report.html and report.pdf to the files of a book whose puzzles are chosen. */
enum status report_make(const struct book_config *cfg, const struct book *book,
                        const struct press_puzzles *puzzles, struct press_files *files,
                        struct diag *d);

#endif
