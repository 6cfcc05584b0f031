/* Cells of CSV and TSV files as spreadsheets may open them.
 *
 * A spreadsheet runs a cell that begins with = + - @, a tab or a line break as a formula, wherever
 * its text came from. Such a cell gets a single quote before it (OWASP's rule for CSV injection);
 * one that is a number as a whole, like -3, stays a number. Files of ours that are read back leave
 * the quote away again.
 *
 * Threads: no shared state. */
#ifndef NONET_BASE_CSV_H
#define NONET_BASE_CSV_H

#include "base/text.h"

/* Would a spreadsheet take the cell for a formula? */
bool csv_is_formula(const char *cell, size_t length);

/* Does the cell begin with the quote that makes a formula text? */
bool csv_is_guarded(const char *cell, size_t length);

/* Append a cell as RFC 4180 has it; a formula as text, in quotes. */
void csv_put(struct text *out, const char *cell);

#endif
