/* A puzzle record: what flows through every stream, from generator to bank to book.
 *
 * The grading fields are text, as the streams carry them, so that board need not know the grader.
 * A field that is not known is empty, or negative where it is a number. */
#ifndef NONET_GEN_BOARD_RECORD_H
#define NONET_GEN_BOARD_RECORD_H

#include "gen/board/board.h"

enum { RECORD_NAME_SIZE = 40, RECORD_TECHNIQUES_SIZE = 640, RECORD_COURSE_SIZE = 200 };

struct record {
    const struct layout *variant;
    bool has_solution;
    bool has_seed;  /* where the generator made it */
    int score;      /* HoDoKu's score; -1 unknown */
    int se_tenths;  /* SE 1.2.1 rating in tenths; -1 unknown */
    int se_least;   /* where that is unknown: it is at least this, in tenths; -1 unknown */
    double minutes; /* estimated human time; negative unknown */
    uint64_t seed;
    uint64_t index;
    char symmetry[RECORD_NAME_SIZE];
    char level[RECORD_NAME_SIZE];
    char hardest[RECORD_NAME_SIZE];
    char techniques[RECORD_TECHNIQUES_SIZE]; /* "naked-pair=2 x-wing=1", in table order */
    char course[RECORD_COURSE_SIZE]; /* "openings=9 bottleneck=1 …" (gen/grade/course.h) */
    struct grid givens;
    struct grid solution;            /* meaningful where has_solution */
    bool has_candidates;             /* the input is a position: */
    digit_set candidates[MAX_CELLS]; /* what it leaves in each cell, filled ones included; last,
                                         so that a copy goes without them where there are none */
};

/* A record holds a reference to its layout (layout.h): one that was begun is freed, and copied by
 * record_copy alone. A record of zeros is a begun one without a layout. */

/* Begin a record, whatever was there: all known-nothing, on the given variant, with an empty board.
 */
void record_init(struct record *r, const struct layout *v);

/* The same for a record that was begun; but the givens stay as they are. */
void record_reset(struct record *r, const struct layout *v);

/* Make a begun record a copy of another. */
void record_copy(struct record *to, const struct record *from);

/* Give its layout up; it becomes a record of zeros, but for the boards. */
void record_free(struct record *r);

/* Is this a well-formed list of techniques: each name once, each count as it is printed? Then every
 * format can store it and read it back. */
bool techniques_valid(const char *techniques);

/* The same of a course, whose values are names or numbers. */
bool course_valid(const char *course);

#endif
