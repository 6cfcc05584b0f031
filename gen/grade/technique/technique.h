/* The technique table, once: enum, names, levels, scores and search functions all come from this
 * list, so they cannot drift. The order is the order in which the grader tries them.
 *
 * TECHNIQUE(ID, key, name, level, score, flags, search, argument): `search` is a function of
 * gen/grade/technique/, called with `argument`. Levels, scores and order are HoDoKu 2.2's default
 * solver configuration; rows that HoDoKu does not have, or has switched off, are off by default. */
#ifndef NONET_GEN_GRADE_TECHNIQUE_TECHNIQUE_H
#define NONET_GEN_GRADE_TECHNIQUE_TECHNIQUE_H

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
    TECHNIQUE(JELLYFISH, "jellyfish", "jellyfish", HARD, 160, 0, find_basic_fish, 4) \
    TECHNIQUE(REMOTE_PAIR, "remote-pair", "remote pair", HARD, 110, TAKE_BEST, find_remote_pair, 0) \
    TECHNIQUE(BUG_PLUS_1, "bug-plus-1", "BUG+1", HARD, 100, ASSUMES_UNIQUE, find_bug, 0) \
    TECHNIQUE(SKYSCRAPER, "skyscraper", "skyscraper", HARD, 130, 0, find_skyscraper, 0) \
    TECHNIQUE(TWO_STRING_KITE, "two-string-kite", "two-string kite", HARD, 150, 0, find_kite, 0) \
    TECHNIQUE(DUAL_TWO_STRING_KITE, "dual-two-string-kite", "dual two-string kite", HARD, 150, OFF_BY_DEFAULT, find_dual_kite, 0) \
    TECHNIQUE(TURBOT_FISH, "turbot-fish", "turbot fish", HARD, 120, 0, find_turbot_fish, 0) \
    TECHNIQUE(EMPTY_RECTANGLE, "empty-rectangle", "empty rectangle", HARD, 120, 0, find_empty_rectangle, 0) \
    TECHNIQUE(DUAL_EMPTY_RECTANGLE, "dual-empty-rectangle", "dual empty rectangle", HARD, 120, OFF_BY_DEFAULT, find_dual_empty_rectangle, 0) \
    TECHNIQUE(W_WING, "w-wing", "W-wing", HARD, 150, 0, find_w_wing, 0) \
    TECHNIQUE(XY_WING, "xy-wing", "XY-wing", HARD, 160, 0, find_wing, 2) \
    TECHNIQUE(XYZ_WING, "xyz-wing", "XYZ-wing", HARD, 180, 0, find_wing, 3) \
    TECHNIQUE(UNIQUE_RECTANGLE_1, "unique-rectangle-1", "unique rectangle type 1", HARD, 100, ASSUMES_UNIQUE, find_unique_rectangle, 1) \
    TECHNIQUE(UNIQUE_RECTANGLE_2, "unique-rectangle-2", "unique rectangle type 2", HARD, 100, ASSUMES_UNIQUE, find_unique_rectangle, 2) \
    TECHNIQUE(UNIQUE_RECTANGLE_3, "unique-rectangle-3", "unique rectangle type 3", HARD, 100, ASSUMES_UNIQUE, find_unique_rectangle, 3) \
    TECHNIQUE(UNIQUE_RECTANGLE_4, "unique-rectangle-4", "unique rectangle type 4", HARD, 100, ASSUMES_UNIQUE, find_unique_rectangle, 4) \
    TECHNIQUE(UNIQUE_RECTANGLE_5, "unique-rectangle-5", "unique rectangle type 5", HARD, 100, ASSUMES_UNIQUE, find_unique_rectangle, 5) \
    TECHNIQUE(UNIQUE_RECTANGLE_6, "unique-rectangle-6", "unique rectangle type 6", HARD, 100, ASSUMES_UNIQUE, find_unique_rectangle, 6) \
    TECHNIQUE(HIDDEN_RECTANGLE, "hidden-rectangle", "hidden rectangle", HARD, 100, ASSUMES_UNIQUE, find_unique_rectangle, 7) \
    TECHNIQUE(AVOIDABLE_RECTANGLE_1, "avoidable-rectangle-1", "avoidable rectangle type 1", HARD, 100, ASSUMES_UNIQUE, find_avoidable_rectangle, 1) \
    TECHNIQUE(AVOIDABLE_RECTANGLE_2, "avoidable-rectangle-2", "avoidable rectangle type 2", HARD, 100, ASSUMES_UNIQUE, find_avoidable_rectangle, 2) \
    TECHNIQUE(FINNED_X_WING, "finned-x-wing", "finned X-wing", HARD, 130, 0, find_fish, FISH(FISH_BASIC, FISH_FINNED, 2)) \
    TECHNIQUE(SASHIMI_X_WING, "sashimi-x-wing", "sashimi X-wing", HARD, 150, 0, find_fish, FISH(FISH_BASIC, FISH_SASHIMI, 2)) \
    TECHNIQUE(FINNED_SWORDFISH, "finned-swordfish", "finned swordfish", UNFAIR, 200, 0, find_fish, FISH(FISH_BASIC, FISH_FINNED, 3)) \
    TECHNIQUE(SASHIMI_SWORDFISH, "sashimi-swordfish", "sashimi swordfish", UNFAIR, 240, 0, find_fish, FISH(FISH_BASIC, FISH_SASHIMI, 3)) \
    TECHNIQUE(FINNED_JELLYFISH, "finned-jellyfish", "finned jellyfish", UNFAIR, 250, 0, find_fish, FISH(FISH_BASIC, FISH_FINNED, 4)) \
    TECHNIQUE(SASHIMI_JELLYFISH, "sashimi-jellyfish", "sashimi jellyfish", UNFAIR, 260, 0, find_fish, FISH(FISH_BASIC, FISH_SASHIMI, 4)) \
    TECHNIQUE(SUE_DE_COQ, "sue-de-coq", "Sue de Coq", UNFAIR, 250, 0, find_sue_de_coq, 0) \
    TECHNIQUE(SIMPLE_COLOURS_TRAP, "simple-colours-trap", "simple colours trap", HARD, 150, 0, find_simple_colours, 0) \
    TECHNIQUE(SIMPLE_COLOURS_WRAP, "simple-colours-wrap", "simple colours wrap", HARD, 150, 0, find_simple_colours, 1) \
    TECHNIQUE(MULTI_COLOURS_1, "multi-colours-1", "multi colours type 1", HARD, 200, 0, find_multi_colours, 1) \
    TECHNIQUE(MULTI_COLOURS_2, "multi-colours-2", "multi colours type 2", HARD, 200, 0, find_multi_colours, 2) \
    TECHNIQUE(X_CHAIN, "x-chain", "X-chain", UNFAIR, 260, TAKE_BEST, find_x_chain, 0) \
    TECHNIQUE(XY_CHAIN, "xy-chain", "XY-chain", UNFAIR, 260, TAKE_BEST, find_xy_chain, 0) \
    TECHNIQUE(CONTINUOUS_NICE_LOOP, "continuous-nice-loop", "continuous nice loop", UNFAIR, 280, TAKE_BEST, find_loops, NODE_CANDIDATE) \
    TECHNIQUE(DISCONTINUOUS_NICE_LOOP, "discontinuous-nice-loop", "discontinuous nice loop", UNFAIR, 280, TAKE_BEST, find_loops, NODE_CANDIDATE) \
    TECHNIQUE(AIC, "aic", "alternating inference chain", UNFAIR, 280, TAKE_BEST, find_loops, NODE_CANDIDATE) \
    TECHNIQUE(GROUPED_CONTINUOUS_NICE_LOOP, "grouped-continuous-nice-loop", "grouped continuous nice loop", UNFAIR, 300, TAKE_BEST, find_loops, NODE_GROUP) \
    TECHNIQUE(GROUPED_DISCONTINUOUS_NICE_LOOP, "grouped-discontinuous-nice-loop", "grouped discontinuous nice loop", UNFAIR, 300, TAKE_BEST, find_loops, NODE_GROUP) \
    TECHNIQUE(GROUPED_AIC, "grouped-aic", "grouped alternating inference chain", UNFAIR, 300, TAKE_BEST, find_loops, NODE_GROUP) \
    TECHNIQUE(ALS_XZ, "als-xz", "ALS-XZ", UNFAIR, 300, 0, find_als_xz, 0) \
    TECHNIQUE(ALS_XY_WING, "als-xy-wing", "ALS-XY-wing", UNFAIR, 320, 0, find_als_xy_wing, 0) \
    TECHNIQUE(ALS_CHAIN, "als-chain", "ALS chain", UNFAIR, 340, TAKE_BEST, find_als_chain, 0) \
    TECHNIQUE(DEATH_BLOSSOM, "death-blossom", "death blossom", UNFAIR, 360, OFF_BY_DEFAULT | TAKE_BEST, find_death_blossom, 0) \
    TECHNIQUE(ALIGNED_PAIR_EXCLUSION, "aligned-pair-exclusion", "aligned pair exclusion", UNFAIR, 300, OFF_BY_DEFAULT, find_aligned_exclusion, 2) \
    TECHNIQUE(ALIGNED_TRIPLET_EXCLUSION, "aligned-triplet-exclusion", "aligned triplet exclusion", UNFAIR, 350, OFF_BY_DEFAULT, find_aligned_exclusion, 3) \
    TECHNIQUE(FRANKEN_X_WING, "franken-x-wing", "franken X-wing", UNFAIR, 300, 0, find_fish, FISH(FISH_FRANKEN, FISH_PLAIN, 2)) \
    TECHNIQUE(FRANKEN_SWORDFISH, "franken-swordfish", "franken swordfish", UNFAIR, 350, 0, find_fish, FISH(FISH_FRANKEN, FISH_PLAIN, 3)) \
    TECHNIQUE(FRANKEN_JELLYFISH, "franken-jellyfish", "franken jellyfish", UNFAIR, 370, OFF_BY_DEFAULT, find_fish, FISH(FISH_FRANKEN, FISH_PLAIN, 4)) \
    TECHNIQUE(FINNED_FRANKEN_X_WING, "finned-franken-x-wing", "finned franken X-wing", UNFAIR, 390, 0, find_fish, FISH(FISH_FRANKEN, FISH_FINNED, 2)) \
    TECHNIQUE(FINNED_FRANKEN_SWORDFISH, "finned-franken-swordfish", "finned franken swordfish", UNFAIR, 410, 0, find_fish, FISH(FISH_FRANKEN, FISH_FINNED, 3)) \
    TECHNIQUE(FINNED_FRANKEN_JELLYFISH, "finned-franken-jellyfish", "finned franken jellyfish", UNFAIR, 430, OFF_BY_DEFAULT, find_fish, FISH(FISH_FRANKEN, FISH_FINNED, 4)) \
    TECHNIQUE(MUTANT_X_WING, "mutant-x-wing", "mutant X-wing", EXTREME, 450, OFF_BY_DEFAULT, find_fish, FISH(FISH_MUTANT, FISH_PLAIN, 2)) \
    TECHNIQUE(MUTANT_SWORDFISH, "mutant-swordfish", "mutant swordfish", EXTREME, 450, OFF_BY_DEFAULT, find_fish, FISH(FISH_MUTANT, FISH_PLAIN, 3)) \
    TECHNIQUE(MUTANT_JELLYFISH, "mutant-jellyfish", "mutant jellyfish", EXTREME, 450, OFF_BY_DEFAULT, find_fish, FISH(FISH_MUTANT, FISH_PLAIN, 4)) \
    TECHNIQUE(FINNED_MUTANT_X_WING, "finned-mutant-x-wing", "finned mutant X-wing", EXTREME, 470, OFF_BY_DEFAULT, find_fish, FISH(FISH_MUTANT, FISH_FINNED, 2)) \
    TECHNIQUE(FINNED_MUTANT_SWORDFISH, "finned-mutant-swordfish", "finned mutant swordfish", EXTREME, 470, OFF_BY_DEFAULT, find_fish, FISH(FISH_MUTANT, FISH_FINNED, 3)) \
    TECHNIQUE(FINNED_MUTANT_JELLYFISH, "finned-mutant-jellyfish", "finned mutant jellyfish", EXTREME, 470, OFF_BY_DEFAULT, find_fish, FISH(FISH_MUTANT, FISH_FINNED, 4)) \
    TECHNIQUE(FINNED_MUTANT_SQUIRMBAG, "finned-mutant-squirmbag", "finned mutant squirmbag", EXTREME, 470, OFF_BY_DEFAULT, find_fish, FISH(FISH_MUTANT, FISH_FINNED, 5)) \
    TECHNIQUE(NISHIO, "nishio", "Nishio", EXTREME, 450, OFF_BY_DEFAULT, find_nishio, 0) \
    TECHNIQUE(FORCING_CHAIN, "forcing-chain", "forcing chain", EXTREME, 500, 0, find_forcing_chain, 0) \
    TECHNIQUE(FORCING_NET, "forcing-net", "forcing net", EXTREME, 700, 0, find_forcing_net, 0) \
    TECHNIQUE(NESTED_FORCING_NET, "nested-forcing-net", "nested forcing net", EXTREME, 1000, 0, find_nested_net, 0) \
    TECHNIQUE(TEMPLATE_SET, "template-set", "template set", EXTREME, 10000, OFF_BY_DEFAULT, find_template, 0) \
    TECHNIQUE(TEMPLATE_DELETE, "template-delete", "template delete", EXTREME, 10000, OFF_BY_DEFAULT, find_template, 1)
/* clang-format on */

enum technique_id {
#define TECHNIQUE_ENUM(id, key, name, level, score, flags, search, argument) TECHNIQUE_##id,
    TECHNIQUES(TECHNIQUE_ENUM)
#undef TECHNIQUE_ENUM
        TECHNIQUE_COUNT
};

#endif
