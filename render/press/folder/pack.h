/* A pack: all that a vendor wants of a book in one zip, with its limits checked: the interior, the
 * cover, and a text to paste into its form.
 *
 * Threads: no shared state. */
#ifndef NONET_RENDER_PRESS_FOLDER_PACK_H
#define NONET_RENDER_PRESS_FOLDER_PACK_H

#include "render/press/folder/book_print.h"

/* The name of a vendor that there are packs for, which is its profile's; NULL behind the last. */
const char *pack_vendor(size_t index);

/* What the vendor would refuse of a config, before anything is made: STATUS_USAGE after reporting
 * it. */
enum status pack_check(const struct book_config *cfg, const struct profile *profile,
                       struct diag *d);

/* Add the pack of an edition whose files are made. STATUS_USAGE or STATUS_FAILED after reporting
 * what the vendor would refuse. */
enum status pack_add(struct press_files *files, const struct edition *e, struct diag *d);

#endif
