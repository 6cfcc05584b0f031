/* The technique table, once: enum, names, levels, scores and search functions all come from this
 * list, so they cannot drift. The order is the order in which the grader tries them.
 *
 * TECHNIQUE(ID, key, name, level, score, flags, search, argument): `search` is a function of
 * gen/grade/technique/, called with `argument`. Levels, scores and order are HoDoKu 2.2's default
 * solver configuration; rows that HoDoKu does not have, or has switched off, are off by default. */
#ifndef NONET_GEN_GRADE_TECHNIQUE_H
#define NONET_GEN_GRADE_TECHNIQUE_H

enum technique_flag {
    ASSUMES_UNIQUE = 1,
    OFF_BY_DEFAULT = 2,
    TAKE_BEST = 4, /* look at every instance and take the best; without it, the first */
};

/* clang-format off */
#define TECHNIQUES(TECHNIQUE) \
    TECHNIQUE(FULL_HOUSE, "full-house", "full house", EASY, 4, 0, find_full_house, 0) \
    TECHNIQUE(NAKED_SINGLE, "naked-single", "naked single", EASY, 4, 0, find_naked_single, 0) \
    TECHNIQUE(HIDDEN_SINGLE, "hidden-single", "hidden single", EASY, 14, 0, find_hidden_single, 0) \
    TECHNIQUE(LOCKED_PAIR, "locked-pair", "locked pair", MEDIUM, 40, 0, find_locked_subset, 2) \
    TECHNIQUE(LOCKED_TRIPLE, "locked-triple", "locked triple", MEDIUM, 60, 0, find_locked_subset, 3) \
    TECHNIQUE(POINTING, "pointing", "pointing", MEDIUM, 50, 0, find_pointing, 0) \
    TECHNIQUE(CLAIMING, "claiming", "claiming", MEDIUM, 50, 0, find_claiming, 0) \
    TECHNIQUE(NAKED_PAIR, "naked-pair", "naked pair", MEDIUM, 60, 0, find_naked_subset, 2) \
    TECHNIQUE(NAKED_TRIPLE, "naked-triple", "naked triple", MEDIUM, 80, 0, find_naked_subset, 3) \
    TECHNIQUE(HIDDEN_PAIR, "hidden-pair", "hidden pair", MEDIUM, 70, 0, find_hidden_subset, 2) \
    TECHNIQUE(HIDDEN_TRIPLE, "hidden-triple", "hidden triple", MEDIUM, 100, 0, find_hidden_subset, 3) \
    TECHNIQUE(NAKED_QUAD, "naked-quad", "naked quad", HARD, 120, 0, find_naked_subset, 4) \
    TECHNIQUE(HIDDEN_QUAD, "hidden-quad", "hidden quad", HARD, 150, 0, find_hidden_subset, 4) \
    TECHNIQUE(X_WING, "x-wing", "X-wing", HARD, 140, 0, find_basic_fish, 2) \
    TECHNIQUE(SWORDFISH, "swordfish", "swordfish", HARD, 150, 0, find_basic_fish, 3) \
    TECHNIQUE(JELLYFISH, "jellyfish", "jellyfish", HARD, 160, 0, find_basic_fish, 4)
/* clang-format on */

enum technique_id {
#define TECHNIQUE_ENUM(id, key, name, level, score, flags, search, argument) TECHNIQUE_##id,
    TECHNIQUES(TECHNIQUE_ENUM)
#undef TECHNIQUE_ENUM
        TECHNIQUE_COUNT
};

#endif
