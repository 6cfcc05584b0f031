/* The techniques that a person solves by: the list of them, and the room where they are searched
 * for. Start reading here.
 *
 * Each family of techniques is a file of a subfolder (pattern, als, chain, constraint): it searches
 * the position of an engine (search.h) for instances of its techniques. To add a technique, add
 * such a search and a row to the list below; to add a family, add its file (and where it keeps
 * something from step to step, a row in families.h). engine.c
 * runs the list, simplest first; engine.h is what gen/grade/ calls, and nobody else calls anything
 * here. The searches know a board by its houses, as cell sets (grade_position.h): what is a row, a
 * column or a box is said by the house's kind.
 *
 * Every source file here is compiled twice, for boards of up to 128 cells and for larger ones: what
 * a cell set is (cell_set.h) is fixed in each, which saves an eighth to a half of the time on 9x9
 * boards. On x86-64 the first is compiled once more, with what processors with AVX2 have.
 *
 * The room may include gen/board/, gen/constraint/, gen/solve/ (to check in debug builds that steps
 * are sound) and, of gen/grade/, bits.h, step.h, options.h, technique.h and level.h; nothing of
 * gen/grade/se/. */
#ifndef NONET_GEN_GRADE_TECHNIQUE_TECHNIQUES_H
#define NONET_GEN_GRADE_TECHNIQUE_TECHNIQUES_H

enum technique_flag {
    ASSUMES_UNIQUE = 1,
    OFF_BY_DEFAULT = 2,
    TAKE_BEST = 4,       /* look at every instance and take the best; without it, the first */
    OF_CONSTRAINTS = 16, /* rests on constraints: nothing for boards without */
    ONE_GRID = 8, /* rests on a cell's having one row and one column: not for several grids */
};

/* The shape of a fish, its fins and its size, as one argument. */
enum fish_shape { FISH_BASIC, FISH_FRANKEN, FISH_MUTANT };
enum fish_fins { FISH_PLAIN, FISH_FINNED, FISH_SASHIMI };
#define FISH(shape, fins, size) ((shape)*100 + (fins)*10 + (size))

/* The cells of a sum by the rule of 45: inside one house or several, outside them, or both.
 * SUM_PARTED: together with a part of a cage. */
enum sum_shape { SUM_INNER, SUM_OUTER, SUM_INNER_SEVERAL, SUM_OUTER_SEVERAL, SUM_BOTH, SUM_PARTED };

/* Constraints of one kind or two, as one argument. */
#define OF_KIND(kind)        (CONSTRAINT_##kind * 0x101)
#define OF_KINDS(one, other) (CONSTRAINT_##one + 0x100 * CONSTRAINT_##other)

/* Cages of calcudoku: of one cell; of two open cells, by their sign or without one; all. */
enum calc_part {
    CALC_OF_ONE,
    CALC_PLUS,
    CALC_MINUS,
    CALC_TIMES,
    CALC_DIVIDE,
    CALC_ANY,
    CALC_NO_SIGN
};

/* What a chain may run over; each kind includes those before it. */
enum node_kind { NODE_CANDIDATE, NODE_GROUP, NODE_ALS };

/* The technique table, once: enum, names, levels, scores, search functions and explanations all
 * come from this list, so they cannot drift. The order is the order in which the grader tries them.
 *
 * TECHNIQUE(ID, key, name, level, score, flags, search, argument, code, sentence): `search` is a
 * function of this room, called with `argument`; `code` is the technique's in HoDoKu's library of
 * cases (gen/grade/cases/cases.h), where it has one; `sentence` the text that explains a step (the
 * word of that name in config/translation/). Levels, scores and order are HoDoKu 2.2's default
 * solver configuration; rows that HoDoKu does not have, or has switched off, are off by default.
 * Rows about constraints (gen/constraint) are among those of their level; their files name the
 * sources. */
/* clang-format off */
#define TECHNIQUES(TECHNIQUE) \
    TECHNIQUE(FULL_HOUSE, "full-house", "full house", EASY, 4, 0, find_full_house, 0, "0000", tell_full_house) \
    TECHNIQUE(NAKED_SINGLE, "naked-single", "naked single", EASY, 4, 0, find_naked_single, 0, "0003", tell_naked_single) \
    TECHNIQUE(HIDDEN_SINGLE, "hidden-single", "hidden single", EASY, 14, 0, find_hidden_single, 0, "0002", tell_hidden_single) \
    TECHNIQUE(CAGE_LAST_CELL, "cage-last-cell", "last cell of a cage", EASY, 6, OF_CONSTRAINTS, find_last_of_cage, 0, NULL, tell_cage_last) \
    TECHNIQUE(ODD_EVEN, "odd-even", "odd and even cells", EASY, 4, OF_CONSTRAINTS, find_odd_even, 0, NULL, tell_clue) \
    TECHNIQUE(INEQUALITY_CHAIN, "inequality-chain", "chain of inequalities", EASY, 16, TAKE_BEST | OF_CONSTRAINTS, find_inequality_chain, 0, NULL, tell_sign_chain) \
    TECHNIQUE(INEQUALITY, "inequality", "inequality sign", EASY, 12, OF_CONSTRAINTS, find_sign, OF_KIND(GREATER), NULL, tell_clue) \
    TECHNIQUE(CONSECUTIVE_PAIR, "consecutive-pair", "consecutive pair", EASY, 12, OF_CONSTRAINTS, find_sign, OF_KIND(CONSECUTIVE), NULL, tell_clue) \
    TECHNIQUE(KROPKI_PAIR, "kropki-pair", "Kropki pair", EASY, 12, OF_CONSTRAINTS, find_sign, OF_KINDS(WHITE_DOT, BLACK_DOT), NULL, tell_clue) \
    TECHNIQUE(XV_PAIR, "xv-pair", "XV pair", EASY, 12, OF_CONSTRAINTS, find_sign, OF_KINDS(X, V), NULL, tell_clue) \
    TECHNIQUE(THERMOMETER, "thermometer", "thermometer bounds", EASY, 12, OF_CONSTRAINTS, find_thermo, 0, NULL, tell_clue) \
    TECHNIQUE(WHISPER_PARITY, "whisper-parity", "whisper parity", EASY, 16, OF_CONSTRAINTS, find_line, OF_KIND(WHISPER), NULL, tell_clue) \
    TECHNIQUE(DUTCH_WHISPER, "dutch-whisper", "Dutch whisper", EASY, 16, OF_CONSTRAINTS, find_line, OF_KIND(DUTCH_WHISPER), NULL, tell_clue) \
    TECHNIQUE(RENBAN_SETS, "renban-sets", "renban sets", EASY, 16, OF_CONSTRAINTS, find_line, OF_KIND(RENBAN), NULL, tell_clue) \
    TECHNIQUE(PALINDROME_MIRROR, "palindrome-mirror", "palindrome mirror", EASY, 16, OF_CONSTRAINTS, find_line, OF_KIND(PALINDROME), NULL, tell_clue) \
    TECHNIQUE(BETWEEN_BOUNDS, "between-bounds", "between-line bounds", EASY, 16, OF_CONSTRAINTS, find_line, OF_KIND(BETWEEN), NULL, tell_clue) \
    TECHNIQUE(LOCKOUT_RANGE, "lockout-range", "lockout range", EASY, 16, OF_CONSTRAINTS, find_line, OF_KIND(LOCKOUT), NULL, tell_clue) \
    TECHNIQUE(REGION_SUMS, "region-sums", "region sums", EASY, 16, OF_CONSTRAINTS, find_line, OF_KIND(REGION_SUM), NULL, tell_clue) \
    TECHNIQUE(ZIPPER_SUMS, "zipper-sums", "zipper sums", EASY, 16, OF_CONSTRAINTS, find_line, OF_KIND(ZIPPER), NULL, tell_clue) \
    TECHNIQUE(NABNER_GAPS, "nabner-gaps", "nabner gaps", EASY, 16, OF_CONSTRAINTS, find_line, OF_KIND(NABNER), NULL, tell_clue) \
    TECHNIQUE(MODULAR_CYCLE, "modular-cycle", "modular cycle", EASY, 16, OF_CONSTRAINTS, find_line, OF_KIND(MODULAR), NULL, tell_clue) \
    TECHNIQUE(ENTROPIC_CYCLE, "entropic-cycle", "entropic cycle", EASY, 16, OF_CONSTRAINTS, find_line, OF_KIND(ENTROPIC), NULL, tell_clue) \
    TECHNIQUE(SLOW_THERMOMETER, "slow-thermometer", "slow thermometer", EASY, 16, OF_CONSTRAINTS, find_line, OF_KIND(SLOW_THERMO), NULL, tell_clue) \
    TECHNIQUE(DOUBLE_ARROW_SUM, "double-arrow-sum", "double-arrow sum", EASY, 16, OF_CONSTRAINTS, find_line, OF_KIND(DOUBLE_ARROW), NULL, tell_clue) \
    TECHNIQUE(SUM_LINE_PARTS, "sum-line-parts", "parts of a sum line", EASY, 16, OF_CONSTRAINTS, find_line, OF_KIND(SUM_LINE), NULL, tell_clue) \
    TECHNIQUE(PILL_DIGITS, "pill-digits", "digits of a pill", EASY, 16, OF_CONSTRAINTS, find_line, OF_KIND(PILL_ARROW), NULL, tell_clue) \
    TECHNIQUE(QUADRUPLE_PLACEMENT, "quadruple-placement", "quadruple placement", EASY, 16, OF_CONSTRAINTS, find_mark, OF_KIND(QUADRUPLE), NULL, tell_clue) \
    TECHNIQUE(EXTREME_BOUNDS, "minimum-maximum-bounds", "minimum and maximum bounds", EASY, 16, OF_CONSTRAINTS, find_mark, OF_KINDS(MINIMUM, MAXIMUM), NULL, tell_clue) \
    TECHNIQUE(REPEAT_CAGE_SUMS, "repeat-cage-sums", "sums of a cage with repeats", EASY, 16, OF_CONSTRAINTS, find_mark, OF_KIND(REPEAT_CAGE), NULL, tell_clue) \
    TECHNIQUE(VALUED_DOTS, "difference-ratio-pair", "difference and ratio pair", EASY, 16, OF_CONSTRAINTS, find_mark, OF_KINDS(DIFFERENCE, RATIO), NULL, tell_clue) \
    TECHNIQUE(CLONE_CELLS, "clone-cells", "clone cells", EASY, 16, OF_CONSTRAINTS, find_mark, OF_KIND(CLONE), NULL, tell_clue) \
    TECHNIQUE(ROW_INDEX, "row-index", "row index", EASY, 16, OF_CONSTRAINTS, find_mark, OF_KIND(ROW_INDEXER), NULL, tell_clue) \
    TECHNIQUE(COLUMN_INDEX, "column-index", "column index", EASY, 16, OF_CONSTRAINTS, find_mark, OF_KIND(COLUMN_INDEXER), NULL, tell_clue) \
    TECHNIQUE(BOX_INDEX, "box-index", "box index", EASY, 16, OF_CONSTRAINTS, find_mark, OF_KIND(BOX_INDEXER), NULL, tell_clue) \
    TECHNIQUE(ANTI_QUEEN_NINES, "anti-queen", "anti-queen", EASY, 16, OF_CONSTRAINTS, find_mark, OF_KIND(ANTI_QUEEN), NULL, tell_clue) \
    TECHNIQUE(ENTROPY_SQUARE, "entropy-square", "entropy square", EASY, 16, OF_CONSTRAINTS, find_mark, OF_KIND(ENTROPY), NULL, tell_clue) \
    TECHNIQUE(CALC_SINGLE, "calc-single", "cage of one cell", EASY, 4, OF_CONSTRAINTS, find_calc, CALC_OF_ONE, NULL, tell_clue) \
    TECHNIQUE(CALC_QUOTIENTS, "calc-quotients", "cage quotients", EASY, 14, OF_CONSTRAINTS, find_calc, CALC_DIVIDE, NULL, tell_clue) \
    TECHNIQUE(CALC_DIFFERENCES, "calc-differences", "cage differences", EASY, 14, OF_CONSTRAINTS, find_calc, CALC_MINUS, NULL, tell_clue) \
    TECHNIQUE(CALC_SUMS, "calc-sums", "cage sums", EASY, 16, OF_CONSTRAINTS, find_calc, CALC_PLUS, NULL, tell_clue) \
    TECHNIQUE(CALC_PRODUCTS, "calc-products", "cage products", EASY, 16, OF_CONSTRAINTS, find_calc, CALC_TIMES, NULL, tell_clue) \
    TECHNIQUE(CALC_SIGNS, "calc-signs", "sign of a cage", EASY, 24, OF_CONSTRAINTS, find_calc, CALC_NO_SIGN, NULL, tell_clue) \
    TECHNIQUE(MISSING_SIGN, "missing-sign", "neighbour of a filled cell", EASY, 10, OF_CONSTRAINTS, find_missing_sign, 0, NULL, tell_clue) \
    TECHNIQUE(CAGE_SINGLE_SET, "cage-single-set", "single combination", EASY, 12, OF_CONSTRAINTS, find_single_set, 0, NULL, tell_cage_single) \
    TECHNIQUE(CAGE_MIN_AND_MAX, "cage-least-and-most", "smallest and largest digit of a cage", EASY, 28, OF_CONSTRAINTS, find_least_and_most, 0, NULL, tell_least_and_most) \
    TECHNIQUE(RULE_OF_45_INNER, "rule-of-45-inner", "rule of 45, inner", EASY, 36, OF_CONSTRAINTS, find_sum_of_one, SUM_INNER, NULL, tell_45_inner) \
    TECHNIQUE(RULE_OF_45_OUTER, "rule-of-45-outer", "rule of 45, outer", EASY, 44, OF_CONSTRAINTS, find_sum_of_one, SUM_OUTER, NULL, tell_45_outer) \
    TECHNIQUE(ARROW_MINIMUM, "arrow-minimum", "arrow minimum", EASY, 20, OF_CONSTRAINTS, find_arrow, 0, NULL, tell_clue) \
    TECHNIQUE(SANDWICH_ENDS, "sandwich-ends", "ends of a sandwich", EASY, 20, OF_CONSTRAINTS, find_sandwich, 0, NULL, tell_clue) \
    TECHNIQUE(LITTLE_KILLER_BOUNDS, "little-killer-bounds", "little-killer bounds", EASY, 20, OF_CONSTRAINTS, find_outside, OF_KIND(LITTLE_KILLER), NULL, tell_clue) \
    TECHNIQUE(X_SUM_LAST_CELLS, "x-sum-last-cells", "last cells of an X-sum", EASY, 20, OF_CONSTRAINTS, find_outside, OF_KIND(X_SUMS), NULL, tell_clue) \
    TECHNIQUE(SKYSCRAPER_COUNTS, "skyscraper-counts", "skyscraper counts", EASY, 20, OF_CONSTRAINTS, find_outside, OF_KIND(SKYSCRAPER), NULL, tell_clue) \
    TECHNIQUE(NUMBERED_ROOM, "numbered-room", "numbered room", EASY, 20, OF_CONSTRAINTS, find_outside, OF_KIND(NUMBERED_ROOM), NULL, tell_clue) \
    TECHNIQUE(LOCKED_PAIR, "locked-pair", "locked pair", MEDIUM, 40, 0, find_locked_subset, 2, "0110", tell_locked_subset) \
    TECHNIQUE(LOCKED_TRIPLE, "locked-triple", "locked triple", MEDIUM, 60, 0, find_locked_subset, 3, "0111", tell_locked_subset) \
    TECHNIQUE(POINTING, "pointing", "pointing", MEDIUM, 50, 0, find_pointing, 0, "0100", tell_locked) \
    TECHNIQUE(CLAIMING, "claiming", "claiming", MEDIUM, 50, 0, find_claiming, 0, "0101", tell_locked) \
    TECHNIQUE(CAGE_SETS, "cage-sets", "possible combinations", MEDIUM, 45, OF_CONSTRAINTS, find_cage_sets, 0, NULL, tell_cage_sets) \
    TECHNIQUE(CAGE_DIGIT, "cage-digit", "digit that a cage needs", MEDIUM, 50, OF_CONSTRAINTS, find_needed_digit, 1, NULL, tell_needed) \
    TECHNIQUE(SIGN_DIGIT, "sign-digit", "digit that a sign or a line needs", MEDIUM, 50, OF_CONSTRAINTS, find_needed_digit, 0, NULL, tell_needed) \
    TECHNIQUE(MISSING_SIGN_CANDIDATES, "missing-sign-candidates", "neighbours with their candidates", MEDIUM, 50, OF_CONSTRAINTS, find_missing_sign, 1, NULL, tell_clue) \
    TECHNIQUE(SEEN_BY_PLACES, "seen-by-places", "seen by all places", MEDIUM, 55, OF_CONSTRAINTS, find_seen_by_places, 0, NULL, tell_seen) \
    TECHNIQUE(BESIDE_PLACES, "beside-places", "next to all its cells", MEDIUM, 60, OF_CONSTRAINTS, find_beside_places, 0, NULL, tell_beside) \
    TECHNIQUE(NAKED_PAIR, "naked-pair", "naked pair", MEDIUM, 60, 0, find_naked_subset, 2, "0200", tell_naked_subset) \
    TECHNIQUE(NAKED_TRIPLE, "naked-triple", "naked triple", MEDIUM, 80, 0, find_naked_subset, 3, "0201", tell_naked_subset) \
    TECHNIQUE(HIDDEN_PAIR, "hidden-pair", "hidden pair", MEDIUM, 70, 0, find_hidden_subset, 2, "0210", tell_hidden_subset) \
    TECHNIQUE(HIDDEN_TRIPLE, "hidden-triple", "hidden triple", MEDIUM, 100, 0, find_hidden_subset, 3, "0211", tell_hidden_subset) \
    TECHNIQUE(LEFTOVERS_INNER, "leftovers-inner", "law of leftovers, inner", MEDIUM, 50, ONE_GRID, find_leftovers, 0, NULL, tell_leftovers) \
    TECHNIQUE(LEFTOVERS_OUTER, "leftovers-outer", "law of leftovers, outer", MEDIUM, 50, ONE_GRID, find_leftovers, 1, NULL, tell_leftovers) \
    TECHNIQUE(SANDWICH_FILLING, "sandwich-filling", "filling of a sandwich", MEDIUM, 60, OF_CONSTRAINTS, find_sandwich, 1, NULL, tell_clue) \
    TECHNIQUE(LITTLE_KILLER_COMBINATIONS, "little-killer-combinations", "little-killer combinations", MEDIUM, 55, OF_CONSTRAINTS, find_outside_ways, OF_KIND(LITTLE_KILLER), NULL, tell_clue) \
    TECHNIQUE(X_SUM_COMBINATIONS, "x-sum-combinations", "X-sum combinations", MEDIUM, 55, OF_CONSTRAINTS, find_outside_ways, OF_KIND(X_SUMS), NULL, tell_clue) \
    TECHNIQUE(SKYSCRAPER_SEQUENCES, "skyscraper-sequences", "skyscraper sequences", MEDIUM, 55, OF_CONSTRAINTS, find_outside_ways, OF_KIND(SKYSCRAPER), NULL, tell_clue) \
    TECHNIQUE(NUMBERED_ROOM_CANDIDATES, "numbered-room-candidates", "numbered room with candidates", MEDIUM, 55, OF_CONSTRAINTS, find_outside_ways, OF_KIND(NUMBERED_ROOM), NULL, tell_clue) \
    TECHNIQUE(CALC_COMBINATIONS, "calc-combinations", "combinations of a calculation", MEDIUM, 50, OF_CONSTRAINTS, find_calc, CALC_ANY, NULL, tell_clue) \
    TECHNIQUE(ARROW_COMBINATIONS, "arrow-combinations", "arrow combinations", MEDIUM, 60, OF_CONSTRAINTS, find_arrow_ways, 0, NULL, tell_clue) \
    TECHNIQUE(RULE_OF_45_INNER_SEVERAL, "rule-of-45-inner-several", "rule of 45 over several houses, inner", MEDIUM, 60, OF_CONSTRAINTS, find_sum_of_one, SUM_INNER_SEVERAL, NULL, tell_45_inner) \
    TECHNIQUE(RULE_OF_45_OUTER_SEVERAL, "rule-of-45-outer-several", "rule of 45 over several houses, outer", MEDIUM, 60, OF_CONSTRAINTS, find_sum_of_one, SUM_OUTER_SEVERAL, NULL, tell_45_outer) \
    TECHNIQUE(CAGE_SPLIT, "cage-split", "cage splitting", MEDIUM, 70, OF_CONSTRAINTS, find_cage_split, 0, NULL, tell_cage_split) \
    TECHNIQUE(RULE_OF_45_INNER_PAIR, "rule-of-45-inner-pair", "rule of 45 with two cells, inner", MEDIUM, 70, OF_CONSTRAINTS, find_sum_of_pair, 0, NULL, tell_45_inner) \
    TECHNIQUE(RULE_OF_45_OUTER_PAIR, "rule-of-45-outer-pair", "rule of 45 with two cells, outer", MEDIUM, 70, OF_CONSTRAINTS, find_sum_of_pair, 1, NULL, tell_45_outer) \
    TECHNIQUE(INNIES_OUTIES, "innies-and-outies", "innies and outies", MEDIUM, 80, OF_CONSTRAINTS, find_innies_outies, 2, NULL, tell_45_both) \
    TECHNIQUE(CAGE_PLACES, "cage-places", "places within a cage", MEDIUM, 80, OF_CONSTRAINTS, find_cage_places, 0, NULL, tell_cage_places) \
    TECHNIQUE(NAKED_CAGE_PAIR, "naked-cage-pair", "pair locked in constraints", HARD, 100, OF_CONSTRAINTS, find_naked_cage_subset, 2, NULL, tell_naked_cages) \
    TECHNIQUE(HIDDEN_CAGE_PAIR, "hidden-cage-pair", "hidden pair in constraints", HARD, 110, OF_CONSTRAINTS, find_hidden_cage_subset, 2, NULL, tell_hidden_cages) \
    TECHNIQUE(NAKED_CAGE_TRIPLE, "naked-cage-triple", "triple locked in constraints", HARD, 120, OF_CONSTRAINTS, find_naked_cage_subset, 3, NULL, tell_naked_cages) \
    TECHNIQUE(CAGES_IN_HOUSE, "cages-in-house", "constraints in one house", HARD, 130, OF_CONSTRAINTS, find_cages_in_house, 0, NULL, tell_cages_in_house) \
    TECHNIQUE(HIDDEN_CAGE_TRIPLE, "hidden-cage-triple", "hidden triple in constraints", HARD, 140, OF_CONSTRAINTS, find_hidden_cage_subset, 3, NULL, tell_hidden_cages) \
    TECHNIQUE(RULE_OF_45_MORE, "rule-of-45-more", "rule of 45 with more cells", HARD, 150, OF_CONSTRAINTS, find_sum_of_more, 0, NULL, tell_45_inner) \
    TECHNIQUE(INNIES_OUTIES_MORE, "innies-and-outies-more", "innies and outies of more cells", HARD, 160, OF_CONSTRAINTS, find_innies_outies, 0, NULL, tell_45_both) \
    TECHNIQUE(NAKED_QUAD, "naked-quad", "naked quad", HARD, 120, 0, find_naked_subset, 4, "0202", tell_naked_subset) \
    TECHNIQUE(HIDDEN_QUAD, "hidden-quad", "hidden quad", HARD, 150, 0, find_hidden_subset, 4, "0212", tell_hidden_subset) \
    TECHNIQUE(X_WING, "x-wing", "X-wing", HARD, 140, ONE_GRID, find_basic_fish, 2, "0300", tell_fish) \
    TECHNIQUE(SWORDFISH, "swordfish", "swordfish", HARD, 150, ONE_GRID, find_basic_fish, 3, "0301", tell_fish) \
    TECHNIQUE(JELLYFISH, "jellyfish", "jellyfish", HARD, 160, ONE_GRID, find_basic_fish, 4, "0302", tell_fish) \
    TECHNIQUE(REMOTE_PAIR, "remote-pair", "remote pair", HARD, 110, TAKE_BEST, find_remote_pair, 0, "0703", tell_remote_pair) \
    TECHNIQUE(BUG_PLUS_1, "bug-plus-1", "BUG+1", HARD, 100, ASSUMES_UNIQUE, find_bug, 0, "0610", tell_bug) \
    TECHNIQUE(SKYSCRAPER, "skyscraper", "skyscraper", HARD, 130, ONE_GRID, find_skyscraper, 0, "0400", tell_two_links) \
    TECHNIQUE(TWO_STRING_KITE, "two-string-kite", "two-string kite", HARD, 150, ONE_GRID, find_kite, 0, "0401", tell_two_links) \
    TECHNIQUE(DUAL_TWO_STRING_KITE, "dual-two-string-kite", "dual two-string kite", HARD, 150, OFF_BY_DEFAULT | ONE_GRID, find_dual_kite, 0, "0404", tell_dual_kite) \
    TECHNIQUE(TURBOT_FISH, "turbot-fish", "turbot fish", HARD, 120, ONE_GRID, find_turbot_fish, 0, "0403", tell_two_links) \
    TECHNIQUE(EMPTY_RECTANGLE, "empty-rectangle", "empty rectangle", HARD, 120, ONE_GRID, find_empty_rectangle, 0, "0402", tell_empty_rectangle) \
    TECHNIQUE(DUAL_EMPTY_RECTANGLE, "dual-empty-rectangle", "dual empty rectangle", HARD, 120, OFF_BY_DEFAULT | ONE_GRID, find_dual_empty_rectangle, 0, "0405", tell_dual_rectangle) \
    TECHNIQUE(W_WING, "w-wing", "W-wing", HARD, 150, 0, find_w_wing, 0, "0803", tell_w_wing) \
    TECHNIQUE(XY_WING, "xy-wing", "XY-wing", HARD, 160, 0, find_wing, 2, "0800", tell_xy_wing) \
    TECHNIQUE(XYZ_WING, "xyz-wing", "XYZ-wing", HARD, 180, 0, find_wing, 3, "0801", tell_xyz_wing) \
    TECHNIQUE(UNIQUE_RECTANGLE_1, "unique-rectangle-1", "unique rectangle type 1", HARD, 100, ASSUMES_UNIQUE, find_unique_rectangle, 1, "0600", tell_rectangle_1) \
    TECHNIQUE(UNIQUE_RECTANGLE_2, "unique-rectangle-2", "unique rectangle type 2", HARD, 100, ASSUMES_UNIQUE, find_unique_rectangle, 2, "0601", tell_rectangle_2) \
    TECHNIQUE(UNIQUE_RECTANGLE_3, "unique-rectangle-3", "unique rectangle type 3", HARD, 100, ASSUMES_UNIQUE, find_unique_rectangle, 3, "0602", tell_rectangle_3) \
    TECHNIQUE(UNIQUE_RECTANGLE_4, "unique-rectangle-4", "unique rectangle type 4", HARD, 100, ASSUMES_UNIQUE, find_unique_rectangle, 4, "0603", tell_rectangle_4) \
    TECHNIQUE(UNIQUE_RECTANGLE_5, "unique-rectangle-5", "unique rectangle type 5", HARD, 100, ASSUMES_UNIQUE, find_unique_rectangle, 5, "0604", tell_rectangle_2) \
    TECHNIQUE(UNIQUE_RECTANGLE_6, "unique-rectangle-6", "unique rectangle type 6", HARD, 100, ASSUMES_UNIQUE, find_unique_rectangle, 6, "0605", tell_rectangle_6) \
    TECHNIQUE(HIDDEN_RECTANGLE, "hidden-rectangle", "hidden rectangle", HARD, 100, ASSUMES_UNIQUE, find_unique_rectangle, 7, "0606", tell_hidden_rectangle) \
    TECHNIQUE(AVOIDABLE_RECTANGLE_1, "avoidable-rectangle-1", "avoidable rectangle type 1", HARD, 100, ASSUMES_UNIQUE, find_avoidable_rectangle, 1, "0607", tell_avoidable_1) \
    TECHNIQUE(AVOIDABLE_RECTANGLE_2, "avoidable-rectangle-2", "avoidable rectangle type 2", HARD, 100, ASSUMES_UNIQUE, find_avoidable_rectangle, 2, "0608", tell_avoidable_2) \
    TECHNIQUE(FINNED_X_WING, "finned-x-wing", "finned X-wing", HARD, 130, ONE_GRID, find_fish, FISH(FISH_BASIC, FISH_FINNED, 2), "0310", tell_finned_fish) \
    TECHNIQUE(SASHIMI_X_WING, "sashimi-x-wing", "sashimi X-wing", HARD, 150, ONE_GRID, find_fish, FISH(FISH_BASIC, FISH_SASHIMI, 2), "0320", tell_sashimi_fish) \
    TECHNIQUE(FINNED_SWORDFISH, "finned-swordfish", "finned swordfish", UNFAIR, 200, ONE_GRID, find_fish, FISH(FISH_BASIC, FISH_FINNED, 3), "0311", tell_finned_fish) \
    TECHNIQUE(SASHIMI_SWORDFISH, "sashimi-swordfish", "sashimi swordfish", UNFAIR, 240, ONE_GRID, find_fish, FISH(FISH_BASIC, FISH_SASHIMI, 3), "0321", tell_sashimi_fish) \
    TECHNIQUE(FINNED_JELLYFISH, "finned-jellyfish", "finned jellyfish", UNFAIR, 250, ONE_GRID, find_fish, FISH(FISH_BASIC, FISH_FINNED, 4), "0312", tell_finned_fish) \
    TECHNIQUE(SASHIMI_JELLYFISH, "sashimi-jellyfish", "sashimi jellyfish", UNFAIR, 260, ONE_GRID, find_fish, FISH(FISH_BASIC, FISH_SASHIMI, 4), "0322", tell_sashimi_fish) \
    TECHNIQUE(SUE_DE_COQ, "sue-de-coq", "Sue de Coq", UNFAIR, 250, 0, find_sue_de_coq, 0, "1101", tell_sue_de_coq) \
    TECHNIQUE(SIMPLE_COLOURS_TRAP, "simple-colours-trap", "simple colours trap", HARD, 150, 0, find_simple_colours, 0, "0500", tell_colours_trap) \
    TECHNIQUE(SIMPLE_COLOURS_WRAP, "simple-colours-wrap", "simple colours wrap", HARD, 150, 0, find_simple_colours, 1, "0501", tell_colours_wrap) \
    TECHNIQUE(MULTI_COLOURS_1, "multi-colours-1", "multi colours type 1", HARD, 200, 0, find_multi_colours, 1, "0502", tell_multi_colours_1) \
    TECHNIQUE(MULTI_COLOURS_2, "multi-colours-2", "multi colours type 2", HARD, 200, 0, find_multi_colours, 2, "0503", tell_multi_colours_2) \
    TECHNIQUE(X_CHAIN, "x-chain", "X-chain", UNFAIR, 260, TAKE_BEST, find_x_chain, 0, "0701", tell_chain_ends) \
    TECHNIQUE(XY_CHAIN, "xy-chain", "XY-chain", UNFAIR, 260, TAKE_BEST, find_xy_chain, 0, "0702", tell_chain_ends) \
    TECHNIQUE(CONTINUOUS_NICE_LOOP, "continuous-nice-loop", "continuous nice loop", UNFAIR, 280, TAKE_BEST, find_loops, NODE_CANDIDATE, "0706", tell_loop) \
    TECHNIQUE(DISCONTINUOUS_NICE_LOOP, "discontinuous-nice-loop", "discontinuous nice loop", UNFAIR, 280, TAKE_BEST, find_loops, NODE_CANDIDATE, "0707", tell_chain_ends) \
    TECHNIQUE(AIC, "aic", "alternating inference chain", UNFAIR, 280, TAKE_BEST, find_loops, NODE_CANDIDATE, "0708", tell_chain_ends) \
    TECHNIQUE(GROUPED_CONTINUOUS_NICE_LOOP, "grouped-continuous-nice-loop", "grouped continuous nice loop", UNFAIR, 300, TAKE_BEST, find_loops, NODE_GROUP, "0709", tell_loop) \
    TECHNIQUE(GROUPED_DISCONTINUOUS_NICE_LOOP, "grouped-discontinuous-nice-loop", "grouped discontinuous nice loop", UNFAIR, 300, TAKE_BEST, find_loops, NODE_GROUP, "0710", tell_chain_ends) \
    TECHNIQUE(GROUPED_AIC, "grouped-aic", "grouped alternating inference chain", UNFAIR, 300, TAKE_BEST, find_loops, NODE_GROUP, "0711", tell_chain_ends) \
    TECHNIQUE(ALS_XZ, "als-xz", "ALS-XZ", UNFAIR, 300, 0, find_als_xz, 0, "0901", tell_als_xz) \
    TECHNIQUE(ALS_XY_WING, "als-xy-wing", "ALS-XY-wing", UNFAIR, 320, 0, find_als_xy_wing, 0, "0902", tell_als_chain) \
    TECHNIQUE(ALS_CHAIN, "als-chain", "ALS chain", UNFAIR, 340, TAKE_BEST, find_als_chain, 0, "0903", tell_als_chain) \
    TECHNIQUE(DEATH_BLOSSOM, "death-blossom", "death blossom", UNFAIR, 360, OFF_BY_DEFAULT | TAKE_BEST, find_death_blossom, 0, "0904", tell_death_blossom) \
    TECHNIQUE(ALIGNED_PAIR_EXCLUSION, "aligned-pair-exclusion", "aligned pair exclusion", UNFAIR, 300, OFF_BY_DEFAULT, find_aligned_exclusion, 2, NULL, tell_aligned) \
    TECHNIQUE(ALIGNED_TRIPLET_EXCLUSION, "aligned-triplet-exclusion", "aligned triplet exclusion", UNFAIR, 350, OFF_BY_DEFAULT, find_aligned_exclusion, 3, NULL, tell_aligned) \
    TECHNIQUE(FRANKEN_X_WING, "franken-x-wing", "franken X-wing", UNFAIR, 300, ONE_GRID, find_fish, FISH(FISH_FRANKEN, FISH_PLAIN, 2), "0330", tell_fish) \
    TECHNIQUE(FRANKEN_SWORDFISH, "franken-swordfish", "franken swordfish", UNFAIR, 350, ONE_GRID, find_fish, FISH(FISH_FRANKEN, FISH_PLAIN, 3), "0331", tell_fish) \
    TECHNIQUE(FRANKEN_JELLYFISH, "franken-jellyfish", "franken jellyfish", UNFAIR, 370, OFF_BY_DEFAULT | ONE_GRID, find_fish, FISH(FISH_FRANKEN, FISH_PLAIN, 4), "0332", tell_fish) \
    TECHNIQUE(FINNED_FRANKEN_X_WING, "finned-franken-x-wing", "finned franken X-wing", UNFAIR, 390, ONE_GRID, find_fish, FISH(FISH_FRANKEN, FISH_FINNED, 2), "0340", tell_finned_fish) \
    TECHNIQUE(FINNED_FRANKEN_SWORDFISH, "finned-franken-swordfish", "finned franken swordfish", UNFAIR, 410, ONE_GRID, find_fish, FISH(FISH_FRANKEN, FISH_FINNED, 3), "0341", tell_finned_fish) \
    TECHNIQUE(FINNED_FRANKEN_JELLYFISH, "finned-franken-jellyfish", "finned franken jellyfish", UNFAIR, 430, OFF_BY_DEFAULT | ONE_GRID, find_fish, FISH(FISH_FRANKEN, FISH_FINNED, 4), "0342", tell_finned_fish) \
    TECHNIQUE(MUTANT_X_WING, "mutant-x-wing", "mutant X-wing", EXTREME, 450, OFF_BY_DEFAULT | ONE_GRID, find_fish, FISH(FISH_MUTANT, FISH_PLAIN, 2), "0350", tell_fish) \
    TECHNIQUE(MUTANT_SWORDFISH, "mutant-swordfish", "mutant swordfish", EXTREME, 450, OFF_BY_DEFAULT | ONE_GRID, find_fish, FISH(FISH_MUTANT, FISH_PLAIN, 3), "0351", tell_fish) \
    TECHNIQUE(MUTANT_JELLYFISH, "mutant-jellyfish", "mutant jellyfish", EXTREME, 450, OFF_BY_DEFAULT | ONE_GRID, find_fish, FISH(FISH_MUTANT, FISH_PLAIN, 4), "0352", tell_fish) \
    TECHNIQUE(FINNED_MUTANT_X_WING, "finned-mutant-x-wing", "finned mutant X-wing", EXTREME, 470, OFF_BY_DEFAULT | ONE_GRID, find_fish, FISH(FISH_MUTANT, FISH_FINNED, 2), "0360", tell_finned_fish) \
    TECHNIQUE(FINNED_MUTANT_SWORDFISH, "finned-mutant-swordfish", "finned mutant swordfish", EXTREME, 470, OFF_BY_DEFAULT | ONE_GRID, find_fish, FISH(FISH_MUTANT, FISH_FINNED, 3), "0361", tell_finned_fish) \
    TECHNIQUE(FINNED_MUTANT_JELLYFISH, "finned-mutant-jellyfish", "finned mutant jellyfish", EXTREME, 470, OFF_BY_DEFAULT | ONE_GRID, find_fish, FISH(FISH_MUTANT, FISH_FINNED, 4), "0362", tell_finned_fish) \
    TECHNIQUE(FINNED_MUTANT_SQUIRMBAG, "finned-mutant-squirmbag", "finned mutant squirmbag", EXTREME, 470, OFF_BY_DEFAULT | ONE_GRID, find_fish, FISH(FISH_MUTANT, FISH_FINNED, 5), "0363", tell_finned_fish) \
    TECHNIQUE(NISHIO, "nishio", "Nishio", EXTREME, 450, OFF_BY_DEFAULT, find_nishio, 0, NULL, tell_nishio) \
    TECHNIQUE(FORCING_CHAIN, "forcing-chain", "forcing chain", EXTREME, 500, 0, find_forcing_chain, 0, NULL, tell_forcing_chain) \
    TECHNIQUE(FORCING_NET, "forcing-net", "forcing net", EXTREME, 700, 0, find_forcing_net, 0, NULL, tell_forcing_net) \
    TECHNIQUE(NESTED_FORCING_NET, "nested-forcing-net", "nested forcing net", EXTREME, 1000, 0, find_nested_net, 0, NULL, tell_forcing_net) \
    TECHNIQUE(PATTERN_FORCING_NET, "pattern-forcing-net", "forcing net with patterns", EXTREME, 1500, OF_CONSTRAINTS, find_pattern_net, 0, NULL, tell_forcing_net) \
    TECHNIQUE(SUM_FORCING_NET, "sum-forcing-net", "forcing net with sums", EXTREME, 2000, OF_CONSTRAINTS, find_sum_net, 0, NULL, tell_forcing_net) \
    TECHNIQUE(TEMPLATE_SET, "template-set", "template set", EXTREME, 10000, OFF_BY_DEFAULT | ONE_GRID, find_template, 0, "1201", tell_template_set) \
    TECHNIQUE(TEMPLATE_DELETE, "template-delete", "template delete", EXTREME, 10000, OFF_BY_DEFAULT | ONE_GRID, find_template, 1, "1202", tell_template_delete)
/* clang-format on */

enum technique_id {
#define TECHNIQUE_ENUM(id, key, name, level, score, flags, search, argument, code, sentence)       \
    TECHNIQUE_##id,
    TECHNIQUES(TECHNIQUE_ENUM)
#undef TECHNIQUE_ENUM
        TECHNIQUE_COUNT
};

#endif
