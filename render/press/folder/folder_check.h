/* Is a folder of books whole: every file there that its manifest names, byte for byte? */
#ifndef NONET_RENDER_PRESS_FOLDER_FOLDER_CHECK_H
#define NONET_RENDER_PRESS_FOLDER_FOLDER_CHECK_H

#include "base/diag.h"

/* path: the folder, whose manifest is manifest.json, or a manifest. Changes of an interrupted run
 * are undone first, with a warning. Each file that is missing or different is reported. *count: the
 * number of files named. */
enum status press_verify(const char *path, size_t *count, struct diag *d);

#endif
