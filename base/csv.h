/* Cells of CSV and TSV files, made safe for spreadsheets.
 *
 * A spreadsheet runs a cell that begins with = + - @, a tab or a line break as a formula, wherever
 * the text came from. Such a cell gets a single quote in front (OWASP's rule against CSV
 * injection). A cell that is a whole number, like -3, stays as it is. When Nonet reads its own
 * files back, it removes the quote again.
 *
 * Threads: no shared state. */
#ifndef NONET_BASE_CSV_H
#define NONET_BASE_CSV_H

#include "base/text.h"

/* Would a spreadsheet take the cell for a formula? */
bool csv_is_formula(const char *cell, size_t length);

/* Does the cell begin with the quote that turns a formula into text? */
bool csv_is_guarded(const char *cell, size_t length);

/* Appends a cell as RFC 4180 wants it. A formula becomes quoted text. */
void csv_put(struct text *out, const char *cell);

#endif
