/* The book that the studio has open: the text of its config, what has been changed, and the book as
 * it stands, planned and ready to be drawn page by page.
 *
 * A change that is wrong keeps the pages of the last good one; the messages say what is wrong. The
 * puzzles are made again only where the sections, the seed or what must not repeat have changed.
 *
 * Files: the config is written when draft_save is called. Until then each change goes to a file
 * beside it, NAME.draft, which a later start reads again.
 *
 * Threads: one at a time. */
#ifndef NONET_CLI_STUDIO_DRAFT_H
#define NONET_CLI_STUDIO_DRAFT_H

#include "base/diag.h"
#include "base/text.h"
#include "render/press/press.h"

struct draft;

/* Open a config, or its draft where a studio was ended before it saved. path: where it will be
 * saved. yaml: the text to begin with; NULL: the file's. NULL after an error. */
struct draft *draft_open(const char *path, const char *yaml, unsigned threads, struct diag *d);
void draft_close(struct draft *b);

const char *draft_path(const struct draft *b);
const struct text *draft_yaml(const struct draft *b);
unsigned draft_revision(const struct draft *b); /* grows with each change */

/* Change one value: a path as for yaml_edit, and its value as YAML in one line; NULL: take it away.
 * False: it cannot be changed so, and draft_messages say why. */
bool draft_edit(struct draft *b, const char *path, const char *value);

/* Take a whole text. False: out of memory. */
bool draft_set(struct draft *b, const char *yaml, size_t length);

bool draft_undo(struct draft *b);
bool draft_redo(struct draft *b);

/* Write the config. force: also where the file was changed by others since it was read. */
enum draft_saved { DRAFT_SAVED, DRAFT_CHANGED_OUTSIDE, DRAFT_NOT_SAVED };
enum draft_saved draft_save(struct draft *b, bool force, struct diag *d);

/* The state as a JSON object: name, yaml, values, messages with their paths, pages, what can be
 * undone, and so on. */
void draft_state(const struct draft *b, struct text *out);

/* The book in view; NULL: there is none yet. */
const struct press_proof *draft_proof(const struct draft *b);

/* Messages as JSON objects, a comma between two; with an outline, each has the path of its value.
 */
struct yaml_outline;
struct draft_messages {
    struct text json;
    const struct yaml_outline *outline; /* NULL: no paths */
};
void draft_collect(struct diag *d, struct draft_messages *messages);

#endif
