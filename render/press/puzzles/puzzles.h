/* The puzzles of a book: generated, or read from files and banks, as each section of its config
 * asks, solved, graded and put in order. Each remembers its source, so that a bank can be marked
 * with the page it is on.
 *
 * Threads: generating runs its own; the rest is the caller's. */
#ifndef NONET_RENDER_PRESS_PUZZLES_H
#define NONET_RENDER_PRESS_PUZZLES_H

#include "base/progress.h"
#include "gen/make/run/avoid.h"
#include "render/book/book.h"
#include "render/press/conditions/conditions.h"
#include "render/press/puzzles/banks.h"
#include "render/press/puzzles/section_signs.h"

struct press_puzzle {
    struct record record;
    struct book_signs signs;
    size_t bank;        /* index of a locked bank … */
    int64_t bank_id;    /* … and the puzzle's id in it; 0: not of a bank */
    size_t spec;        /* what decides on it (book_config_spec): its section, or its day's */
    size_t part;        /* of its section's mix of levels */
    size_t sign_number; /* which of its spec's words it has, from 0 */
};

/* A day of a calendar that was published before. */
struct press_published {
    const struct record *record; /* the caller's */
    int day;
};

/* Start from {0}; end with press_puzzles_free. */
struct press_puzzles {
    struct press_puzzle *item; /* of all sections, by number - 1 */
    size_t count;
    const struct record **record;          /* of each item */
    struct book_signs *signs;              /* of each item, for the book's plan */
    struct section_signs *section_signs;   /* one a spec */
    struct section_conditions *conditions; /* likewise */
    size_t spec_count;
    size_t section_count;
    struct book_section_source *section; /* the same by section, for the book's plan */
    struct locked_banks banks;
    struct avoid_list avoid;      /* puzzles that must not be chosen, which the config names */
    struct avoid_list *own_avoid; /* the same for one spec each */
    struct press_published *published;
    size_t published_count, published_capacity;
};

/* Room for the puzzles of a config, with empty boards: enough to plan the book by, so that a book
 * that cannot be made is refused before its puzzles are. Reads every section's conditions and
 * reports those that cannot be judged. */
enum status press_puzzles_reserve(struct press_puzzles *p, const struct book_config *cfg,
                                  struct diag *d);

/* A day of the calendar is published with this puzzle, which it keeps: no other day gets it again
 * before calendar.repeat_after. Call it before they are chosen. False: out of memory. */
bool press_puzzles_publish(struct press_puzzles *p, int day, const struct record *r);

/* Take given puzzles instead. Their number must be what the config asks for. They stay the
 * caller's. */
enum status press_puzzles_take(struct press_puzzles *p, const struct record *record,
                               const struct book_config *cfg, struct diag *d);

/* How they are chosen. */
struct puzzle_memory;
struct press_choosing {
    unsigned threads;
    const struct progress *progress; /* NULL: nobody wants to know */
    struct puzzle_memory *memory;    /* of what was chosen before; NULL: none */
    /* For the memory; by section, and by spec; NULL: not known. */
    const char *const *section_key, *const *wish;
    bool check; /* no bank will be marked */
};

/* Choose them. */
enum status press_puzzles_choose(struct press_puzzles *p, const struct book_config *cfg,
                                 const struct press_choosing *how, struct diag *d);

/* How many puzzles of sections must be made that the memory does not know. */
size_t press_puzzles_unknown(struct press_puzzles *p, const struct book_config *cfg,
                             const struct press_choosing *how);

/* Choose those that are known, and of those to be made the wanted ones (by number - 1); all others
 * stay empty boards (section_glance.h). Not for calendars and files of choices. */
enum status press_puzzles_glance(struct press_puzzles *p, const struct book_config *cfg,
                                 const struct press_choosing *how, const bool *wanted,
                                 struct diag *d);

/* Mark what came from banks, now or on days published before, with the book's name and each
 * puzzle's page in it (book NULL: none); what commits the banks is left to the caller. */
enum status press_puzzles_mark(struct press_puzzles *p, const char *name, const struct book *book,
                               struct diag *d);

void press_puzzles_free(struct press_puzzles *p);

/* Read every puzzle of a file ("-": standard input), solved and graded; for puzzles_free. A stream
 * without puzzles is an error. */
enum status puzzles_read_all(const char *path, struct record **record, size_t *count,
                             struct diag *d);
void puzzles_free(struct record *record, size_t count);

#endif
