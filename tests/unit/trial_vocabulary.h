/* A few names of each kind, for configs that are tried without the rest of the program. */
#ifndef NONET_TESTS_UNIT_TRIAL_VOCABULARY_H
#define NONET_TESTS_UNIT_TRIAL_VOCABULARY_H

#include "config/book_config.h"

static const char *const trial_levels[] = {"easy", "medium", "hard"};
static const char *const trial_symmetries[] = {"none", "rotate180"};
static const char *const trial_variants[] = {"classic", "x"};
static const char *const trial_techniques[] = {"naked-pair", "x-wing"};
static const char *const trial_profiles[] = {"screen", "kdp"};
static const char *const trial_papers[] = {"white", "cream"};
static const char *const trial_languages[] = {"en", "de"};
static const char *const trial_pictures[] = {"animals", "shapes"};
static const char *const trial_covers[] = {"frame", "photo"};
static const char *const trial_palettes[] = {"deep", "paper"};
static const char *const trial_parts[] = {"usual", "epigraph"};
static const char *const trial_constraints[] = {"killer", "thermo"};
static const char *const trial_small_print[] = {"icon", "openings", "hard_steps"};
static const char *const trial_inked[] = {"headings", "marks"};
static const char *const trial_words[] = {"puzzle", "solution"};
static const struct config_trim trial_trims[] = {{"A4", 595.28, 841.89}, {"6x9", 432, 648}};

static const struct config_vocabulary trial_vocabulary = {
    .levels = {trial_levels, 3},
    .symmetries = {trial_symmetries, 2},
    .variants = {trial_variants, 2},
    .constraints = {trial_constraints, 2},
    .techniques = {trial_techniques, 2},
    .profiles = {trial_profiles, 2},
    .papers = {trial_papers, 2},
    .languages = {trial_languages, 2},
    .covers = {trial_covers, 2},
    .palettes = {trial_palettes, 2},
    .parts = {trial_parts, 2},
    .pictures = {trial_pictures, 2},
    .small_print = {trial_small_print, 3},
    .inked = {trial_inked, 2},
    .words = {trial_words, 2},
    .trims = trial_trims,
    .trim_count = 2,
};

#endif
