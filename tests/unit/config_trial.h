/* A config read from a text, and the messages about it; for the tests of configs. */
#ifndef NONET_TESTS_UNIT_CONFIG_TRIAL_H
#define NONET_TESTS_UNIT_CONFIG_TRIAL_H

#include "config/book_config.h"

/* The shortest config that is right. */
extern const char trial_minimal[];

struct trial {
    struct book_config *cfg;
    struct diag d;
    char *shown;
    size_t shown_length;
    enum status status;
};

/* As books/b.yaml, with overrides. */
void trial_read(struct trial *t, const char *yaml, const char *const *set, size_t set_count);
void trial_end(struct trial *t);

/* Equal but for rounding. */
bool trial_near(double a, double b);

#endif
