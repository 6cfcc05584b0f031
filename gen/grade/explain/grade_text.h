/* Grades and courses as people and tables read them.
 *
 * Threads: no shared state. */
#ifndef NONET_GEN_GRADE_GRADE_TEXT_H
#define NONET_GEN_GRADE_GRADE_TEXT_H

#include "base/text.h"
#include "gen/grade/course.h"

/* A few lines about a graded record: its level, minutes with their range, and so on. */
void grade_print_text(struct text *out, const struct record *r);

/* A course as a list of rounds, a bar for the openings of each. */
void course_print_text(struct text *out, const struct course *c);

/* A course as tsv, a row a round under course_columns; number: the puzzle's in its stream, from 1.
 */
extern const char course_columns[];
void course_print_tsv(struct text *out, uint64_t number, const struct course *c);

/* ,"rounds":[{"empty":51,"openings":9,"technique":"naked-single","removes":40},…] */
void course_print_json(struct text *out, const struct course *c);

#endif
