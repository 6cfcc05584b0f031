#include "tests/unit/config_trial.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "tests/unit/trial_vocabulary.h"

const char trial_minimal[] = "book:\n  title: T\nsections:\n  - count: 4\n";

void trial_read(struct trial *t, const char *yaml, const char *const *set, size_t set_count)
{
    memset(t, 0, sizeof *t);
    t->d.out = open_memstream(&t->shown, &t->shown_length);
    t->status = book_config_parse(&t->cfg, "books/b.yaml", yaml, strlen(yaml), &trial_vocabulary,
                                  set, set_count, &t->d);
    fclose(t->d.out);
    t->d.out = NULL;
}

void trial_end(struct trial *t)
{
    book_config_free(t->cfg);
    free(t->shown);
}

bool trial_near(double a, double b)
{
    return fabs(a - b) < 1e-9;
}
