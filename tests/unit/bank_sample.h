/* A bank's folder, and what tests put into it. */
#ifndef NONET_TESTS_UNIT_BANK_SAMPLE_H
#define NONET_TESTS_UNIT_BANK_SAMPLE_H

#include "gen/bank/bank.h"

/* A fresh directory for each test; removed by bank_place_leave. */
struct bank_place {
    char directory[64];
    char path[96];
    struct diag diag;
};

void bank_place_enter(struct bank_place *p);
struct bank *bank_place_open(struct bank_place *p); /* and a new bank in it */
void bank_place_leave(struct bank_place *p);

/* Entry number n of a supply without end: 4x4 puzzles would run out, so these are full 9x9 boards
 * in which a few cells are exchanged: not proper puzzles, but the bank itself does not look. */
void bank_sample_entry(struct bank_entry *e, unsigned n);

/* How many rows there are: as what a query hands its rows to, and of a query. */
bool bank_sample_count_row(void *context, const struct bank_row *row);
unsigned bank_sample_count(struct bank *b, struct bank_filter filter);

/* Puzzles of three sizes, two of them with several solutions. */
enum { BANK_SAMPLE_PUZZLES = 6 };
extern const char *const bank_sample_puzzles[BANK_SAMPLE_PUZZLES];

enum status bank_sample_add(struct bank *b, const char *line, struct bank_counts *counts,
                            struct grade_scratch *scratch);

#endif
