/* Where the tests of the press work: a directory, puzzles in it, and what was reported. */
#ifndef NONET_TESTS_UNIT_PRESS_WORKSHOP_H
#define NONET_TESTS_UNIT_PRESS_WORKSHOP_H

#include "gen/board/record.h"
#include "render/press/press.h"

enum { POOL = 120, PLAIN = 40 };

/* A fresh directory for each test, a pool of puzzles in it as a file of bare lines and as a bank,
 * and the messages. */
struct workshop {
    char directory[64];
    struct record *pool;
    size_t count;
    char *messages;
    size_t length;
    FILE *out;
    struct diag diag;
};

/* The path of a file in the workshop. */
void workshop_path(const struct workshop *w, const char *name, char path[128]);
/* With the pool, or without. */
void workshop_enter(struct workshop *w, bool pool);
/* What was reported since, or since it was forgotten. */
const char *workshop_messages(struct workshop *w);
void workshop_forget(struct workshop *w);
/* How many files went. */
unsigned workshop_empty(const char *directory);
void workshop_leave(struct workshop *w);
/* A config in the workshop, so that its paths start there. */
struct book_config *workshop_config(struct workshop *w, const char *sections);

#endif
