/* Grades and courses as text for people, and as tables.
 *
 * Threads: no shared state. */
#ifndef NONET_GEN_GRADE_GRADE_TEXT_H
#define NONET_GEN_GRADE_GRADE_TEXT_H

#include "base/text.h"
#include "gen/grade/course.h"

/* A few lines about a graded record: its level, its estimated minutes and their range, and so
 * on. */
void grade_print_text(struct text *out, const struct record *r);

/* A course as a list of rounds, with a bar for the openings of each. */
void course_print_text(struct text *out, const struct course *c);

/* A course as tsv: one row for each round, under course_columns. `number` is the puzzle's number in
 * its stream, from 1. */
extern const char course_columns[];
void course_print_tsv(struct text *out, uint64_t number, const struct course *c);

/* ,"rounds":[{"empty":51,"openings":9,"technique":"naked-single","removes":40},…] */
void course_print_json(struct text *out, const struct course *c);

#endif
