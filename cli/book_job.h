/* A book from its config to its finished files: planned, its puzzles made, printed for each
 * profile, held against the rules, and written. All files are made in memory first, so that a
 * mistake leaves every output as it was.
 *
 * Threads: making puzzles runs its own; the rest is the main thread's. */
#ifndef NONET_CLI_BOOK_JOB_H
#define NONET_CLI_BOOK_JOB_H

#include "cli/book_puzzles.h"
#include "cli/command.h"

struct book_job_settings {
    const struct profile *profile; /* NULL: those of the config */
    bool check;                    /* print the report of preflight and write nothing */
    bool json;                     /* … as JSON */
    const char *preview;           /* directory for a picture of each page; NULL: none */
    int64_t preview_dpi;
};

/* sources has a section's puzzles each, from book_puzzles_reserve; `filled` says that they are
 * there already. Takes cfg and sources, whatever the outcome. */
enum status book_job_run(const struct invocation *in, const struct book_job_settings *settings,
                         struct book_config *cfg, struct book_section_source *sources, bool filled,
                         const char *directory);

#endif
