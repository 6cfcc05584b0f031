#include "tests/unit/config_trial.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const char *const levels[] = {"easy", "medium", "hard"};
static const char *const symmetries[] = {"none", "rotate180"};
static const char *const variants[] = {"classic", "x"};
static const char *const techniques[] = {"naked-pair", "x-wing"};
static const char *const profiles[] = {"screen", "kdp"};
static const char *const papers[] = {"white", "cream"};
static const char *const languages[] = {"en", "de"};
static const char *const words[] = {"puzzle", "solution"};
static const struct config_trim trims[] = {{"A4", 595.28, 841.89}, {"6x9", 432, 648}};

const struct config_vocabulary trial_vocabulary = {
    .levels = {levels, 3},
    .symmetries = {symmetries, 2},
    .variants = {variants, 2},
    .techniques = {techniques, 2},
    .profiles = {profiles, 2},
    .papers = {papers, 2},
    .languages = {languages, 2},
    .words = {words, 2},
    .trims = trims,
    .trim_count = 2,
};

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
