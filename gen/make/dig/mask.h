/* Masks: pictures of where givens may stand.
 *
 * As text: a line a row, a character a cell; '#', '*', 'x', 'X' and '1' are marked, '.', '-', '_',
 * '0' and ' ' are not; rows and trailing blanks may be left out. As PBM (P1 or P4): black is
 * marked, one pixel a cell. */
#ifndef NONET_GEN_MAKE_MASK_H
#define NONET_GEN_MAKE_MASK_H

#include "base/diag.h"
#include "gen/board/board.h"

/* Read a mask of the variant's size ("-": standard input). Errors are reported with their place;
 * wrong contents give STATUS_USAGE, an unreadable file STATUS_FAILED. */
enum status mask_read(const char *path, const struct layout *v, bool mask[MAX_CELLS],
                      struct diag *d);

/* The same from memory; `name` is what messages call it. */
enum status mask_parse(const char *name, const char *bytes, size_t length, const struct layout *v,
                       bool mask[MAX_CELLS], struct diag *d);

#endif
