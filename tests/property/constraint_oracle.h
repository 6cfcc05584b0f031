/* Constraints by a plain reading of their JSON, to which tests compare what Nonet counts. */
#ifndef NONET_TESTS_PROPERTY_CONSTRAINT_ORACLE_H
#define NONET_TESTS_PROPERTY_CONSTRAINT_ORACLE_H

#include "gen/board/board.h"

struct oracle_constraint {
    char kind[24];
    unsigned row[MAX_CELLS];
    unsigned column[MAX_CELLS];
    unsigned count;
    unsigned sum;
    unsigned digit[4];
    unsigned digit_count;
    char sign; /* of a calculation; '\0': not shown */
    bool all;
    bool far;  /* seen from the right or the bottom */
    char line; /* 'r', 'c' or none */
    unsigned line_number;
};

struct oracle {
    unsigned size;
    unsigned count;
    struct oracle_constraint constraint[400];
    unsigned box[MAX_SIZE][MAX_SIZE];
    unsigned found;
    unsigned boards;
};

/* Read the layout's constraints; nothing is found yet. */
void oracle_of(struct oracle *o, const struct layout *v);

/* Count a full board of the houses, and whether it keeps all constraints (solve_each). */
bool oracle_take(void *context, const struct grid *solution);

#endif
