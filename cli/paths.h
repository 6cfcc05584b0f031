/* What the commands that show solution paths have in common.
 *
 * Threads: no shared state. */
#ifndef NONET_CLI_PATHS_H
#define NONET_CLI_PATHS_H

#include "cli/command.h"
#include "cli/stream_map.h"
#include "gen/grade/grade.h"

/* Make sure that the puzzle obeys the rules and has exactly one solution; else report it. The
 * solution goes to the record. */
enum status require_one_solution(struct stream_item *item, struct diag *d);

/* The techniques that --with, --without and --no-uniqueness leave, for a command that shares
 * SHARED_TECHNIQUES. A technique named in both lists is off. STATUS_USAGE after reporting the keys
 * that are not in the table. */
enum status techniques_chosen(const struct invocation *in, struct grade_options *o);

/* A path from the puzzle's givens. */
struct path *path_of_item(const struct stream_item *item, const struct grade_options *options,
                          struct grade_scratch *scratch);

/* For struct stream_map: workers that own a grader's scratch. */
void *scratch_worker_new(const void *context);
void scratch_worker_drop(void *worker);

#endif
