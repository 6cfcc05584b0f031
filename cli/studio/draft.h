/* The text of the config that the studio has open, what was changed in it, and its files.
 *
 * Files: the config is written when draft_save is called. Until then each change goes to
 * NAME.draft in the same folder, which a later start reads again. While a book is open, no other
 * studio can open it. The file of choices that the config names (config/choices.h) is written with
 * each change, since the book is planned from it.
 *
 * Threads: one at a time. */
#ifndef NONET_CLI_STUDIO_DRAFT_H
#define NONET_CLI_STUDIO_DRAFT_H

#include "base/diag.h"
#include "base/text.h"
#include "include/nonet.h"

struct draft;

/* Open a config, or its draft where a studio was ended before it saved. path: where it will be
 * saved. yaml: the text to begin with; NULL: the file's. NULL after an error. */
struct draft *draft_open(const char *path, const char *yaml, struct diag *d);
void draft_close(struct draft *b);

const char *draft_path(const struct draft *b);
bool draft_is_saved(const struct draft *b);
bool draft_can_undo(const struct draft *b);
bool draft_can_redo(const struct draft *b);

/* The config as it stands, until the next change. */
nonet_config *draft_config(struct draft *b);

/* Changes that are made, and undone, together. Begin with the config as it stands, change that, and
 * commit it or leave it. */
nonet_config *draft_begin(struct draft *b); /* NULL when out of memory; for nonet_config_drop */

/* choices: what the file of choices is to hold; NULL: what it holds. False after an error, also
 * where others changed that file since it was read: it is read again. */
bool draft_commit(struct draft *b, const nonet_config *changed, const nonet_config *choices,
                  struct diag *d);

/* The file of choices that a config of this draft names, for free(); NULL: none. */
char *draft_choices_path(const struct draft *b, nonet_config *config);

/* Its text as it stands, empty where there is no such file; for nonet_config_drop. NULL after an
 * error. */
nonet_config *draft_begin_choices(struct draft *b, const char *path, struct diag *d);

/* The choices of the config as it stands; NULL: it names no file, or it cannot be read. */
nonet_config *draft_choices(struct draft *b);

/* Take a whole text. False: out of memory. */
bool draft_set(struct draft *b, const char *yaml, size_t length);

bool draft_undo(struct draft *b);
bool draft_redo(struct draft *b);

/* Write the config. force: also where the file was changed by others since it was read. */
enum draft_saved { DRAFT_SAVED, DRAFT_CHANGED_OUTSIDE, DRAFT_NOT_SAVED };
enum draft_saved draft_save(struct draft *b, bool force, struct diag *d);

#endif
