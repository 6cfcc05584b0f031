#include "config/translation/translation.h"

static const char *const texts[TEXT_COUNT] = {
    [TEXT_puzzle] = "Puzzle",
    [TEXT_puzzles] = "Puzzles",
    [TEXT_puzzle_range] = "Puzzles {1} to {2}",
    [TEXT_solution] = "Solution",
    [TEXT_solutions] = "Solutions",
    [TEXT_solution_page] = "solution on page {1}",
    [TEXT_solution_apart] = "solution in the answer key, page {1}",
    [TEXT_right_half] = "right half on page {1}",
    [TEXT_puzzle_page] = "puzzle on page {1}",
    [TEXT_answer_key] = "Answer Key",
    [TEXT_tip] = "Tip",
    [TEXT_contents] = "Contents",
    [TEXT_introduction] = "Introduction",
    [TEXT_how_to_play] = "How to Play",
    [TEXT_how_to_play_text] =
        "Fill in the empty cells so that every row, every column and every box with a bold frame "
        "holds each digit from **1** to **{1}** exactly once.\n\n"
        "# Where to Begin\n\n"
        "Look for a row, a column or a box that is nearly full: what is missing there? Then take "
        "one digit after the other and ask where it can still go. If a box has only one cell left "
        "for it, you have found its place.\n\n"
        "# When It Gets Harder\n\n"
        "Pencil the digits that are still possible into the corners of a cell. Two cells of a row "
        "that share the same two candidates keep these for themselves: strike them out in the "
        "rest of the row. The same goes for columns and boxes, and for three cells that share "
        "three candidates.\n\n"
        "Every puzzle has exactly one solution. You never need to guess, only to look again.",
    [TEXT_shaded_text] = "Where cells are shaded, each shaded area holds every digit exactly once "
                         "too.",
    [TEXT_boards] = "The Boards of This Book",
    [TEXT_board_plain] = "Sudoku",
    [TEXT_board_x] = "X sudoku",
    [TEXT_board_antidiagonal] = "One diagonal",
    [TEXT_board_hyper] = "Hyper",
    [TEXT_board_centre_dot] = "Centre dots",
    [TEXT_board_asterisk] = "Asterisk",
    [TEXT_board_disjoint] = "Disjoint groups",
    [TEXT_board_girandola] = "Girandola",
    [TEXT_board_argyle] = "Argyle",
    [TEXT_board_pinwheel] = "Pinwheel",
    [TEXT_board_latin] = "Latin square",
    [TEXT_board_jigsaw] = "Jigsaw",
    [TEXT_board_samurai] = "Samurai",
    [TEXT_board_twodoku] = "Twodoku",
    [TEXT_board_triple] = "Triple",
    [TEXT_board_windmill] = "Windmill",
    [TEXT_board_areas] = "Shaded areas",
    [TEXT_board_grids] = "Several grids",
    [TEXT_board_killer] = "Killer",
    [TEXT_board_thermo] = "Thermometers",
    [TEXT_board_arrow] = "Arrows",
    [TEXT_board_greater] = "Greater than",
    [TEXT_board_consecutive] = "Consecutive",
    [TEXT_board_kropki] = "Kropki",
    [TEXT_board_xv] = "XV",
    [TEXT_board_odd_even] = "Odd and even",
    [TEXT_board_sandwich] = "Sandwich",
    [TEXT_board_anti_knight] = "Anti-knight",
    [TEXT_board_anti_king] = "Anti-king",
    [TEXT_board_non_consecutive] = "Non-consecutive",
    [TEXT_rule_boxes] =
        "Every row, every column and every box with a bold frame holds each digit from **1** to "
        "**{1}** exactly once.",
    [TEXT_rule_jigsaw] =
        "The regions have shapes of their own. Every row, every column and every region with a "
        "bold edge holds each digit from **1** to **{1}** exactly once.",
    [TEXT_rule_latin] =
        "There are no boxes: every row and every column holds each digit from **1** to **{1}** "
        "exactly once.",
    [TEXT_rule_diagonals] = "So do the two shaded diagonals.",
    [TEXT_rule_diagonal] = "So does the shaded diagonal.",
    [TEXT_rule_shaded_cells] = "So do the shaded cells, taken together.",
    [TEXT_rule_disjoint] = "So do the cells that stand at the same place in their boxes.",
    [TEXT_rule_lines] = "On each of the gray lines no digit comes twice.",
    [TEXT_rule_groups] = "In no shaded area does a digit come twice.",
    [TEXT_rule_smaller_areas] = "In the smaller ones no digit comes twice.",
    [TEXT_rule_grids] =
        "This goes for each of the {1} grids. Where two of them overlap, the cells belong to "
        "both.",
    [TEXT_rule_cage] =
        "In each cage with a dashed edge all digits are different, and they add up to the small "
        "number in its corner.",
    [TEXT_rule_thermo] = "Along a thermometer the digits grow from the round bulb to the end.",
    [TEXT_rule_arrow] =
        "The digits along an arrow add up to the digit in its circle. They may repeat where no "
        "other rule forbids it.",
    [TEXT_rule_greater] = "A sign between two cells points to the smaller digit.",
    [TEXT_rule_consecutive] =
        "A bar between two cells stands between digits that follow one another, such as 3 and 4.",
    [TEXT_rule_white_dot] =
        "A white dot stands between digits that follow one another, such as 3 and 4.",
    [TEXT_rule_black_dot] =
        "A black dot stands between digits of which one is twice the other, such as 3 and 6.",
    [TEXT_rule_either_dot] = "Between 1 and 2 either dot may stand.",
    [TEXT_rule_x_sum] = "An X stands between digits that add up to 10.",
    [TEXT_rule_v_sum] = "A V stands between digits that add up to 5.",
    [TEXT_rule_odd] = "A gray circle holds an odd digit.",
    [TEXT_rule_even] = "A gray square holds an even digit.",
    [TEXT_rule_sandwich] =
        "A number beside a row or above a column is the sum of the digits that stand between its "
        "**1** and its **{1}**.",
    [TEXT_rule_anti_knight] =
        "Cells that are a knight’s move of chess apart hold different digits.",
    [TEXT_rule_anti_king] = "Cells that touch at a corner hold different digits.",
    [TEXT_rule_non_consecutive] =
        "Digits that follow one another, such as 3 and 4, never stand side by side.",
    [TEXT_rule_all_signs] =
        "Every such place has its sign: where there is none, the digits are not of this kind.",
    [TEXT_cages_text] =
        "# Cages\n\nThe digits of a cage are all different. So some sums leave no choice: two "
        "cells with 3 can only hold 1 and 2, three cells with 24 only 7, 8 and 9.\n\n# The rule "
        "of 45\n\nThe digits from 1 to 9 add up to 45, and so does every row, column and box. "
        "Where cages fill a box but for one cell, that cell holds what is missing to 45. Where "
        "they reach out of it by one cell, that cell holds what is over.\n\n# A worked "
        "example\n\nOn the board in the picture there are four digits, and every row, column and "
        "box adds up to 10. The cage of 3 can only hold 1 and 2, the cage of 7 only 3 and 4. In "
        "the second row the cage of 8 leaves one cell: it holds 10 − 8 = 2. It shares a cage of 5 "
        "with the cell below, which holds 3. In the third row the cage of 5 and this 3 leave 10 − "
        "5 − 3 = 2 for the first cell, and the one below it holds 6 − 2 = 4. So the first cell of "
        "the board is no 2: it holds 1.",
    [TEXT_sums] = "Sums of Cages",
    [TEXT_sums_text] = "All sets of different digits that make a sum, by the number of cells.",
    [TEXT_sums_cells] = "{1} cells",
    [TEXT_signs_text] = "In this book other signs stand for the digits: {1}.",
    [TEXT_letters] = "Letters: {1}",
    [TEXT_word] = "The word: {1}",
    [TEXT_word_text] = "In some puzzles letters stand for the digits, each once in every row, "
                       "column and box. In the solution they spell a word: in a row, or along the "
                       "diagonal from the top left to the bottom right.",
    [TEXT_pictures_text] =
        "In some puzzles pictures stand for the digits. Below the puzzles you see which picture "
        "goes with which number: draw the picture into the cell, or write its number.",
    [TEXT_volume] = "Volume {1}",
    [TEXT_acknowledgements] = "Acknowledgements",
    [TEXT_about_author] = "About the Author",
    [TEXT_glossary] = "Glossary",
    [TEXT_glossary_text] =
        "**Box** A block of cells that holds each digit once.\n\n"
        "**Candidate** A digit that an empty cell may still hold.\n\n"
        "**Cell** One of the small squares of a grid.\n\n"
        "**Given** A digit that is printed from the start.\n\n"
        "**Hidden single** The only cell of a house in which a digit still fits.\n\n"
        "**House** A row, a column or a box: cells that hold each digit once.\n\n"
        "**Naked single** A cell with one candidate left.\n\n"
        "**Pair** Two cells of a house with the same two candidates. No other cell of the house "
        "holds these digits.\n\n"
        "**Peers** Cells that share a house.\n\n"
        "**Pencil mark** A candidate, written small into its cell.\n\n"
        "**Solution** The full grid. A proper puzzle has exactly one.",
    [TEXT_also_by] = "Also by {1}",
    [TEXT_series] = "The Series",
    [TEXT_levels] = "Levels",
    [TEXT_level] = "Level",
    [TEXT_diary] = "Puzzle Diary",
    [TEXT_remarks] = "Remarks",
    [TEXT_score_sheet] = "Score Sheet",
    [TEXT_points] = "Points",
    [TEXT_coupon] = "Coupon",
    [TEXT_cut_out] = "Pictures to Cut Out",
    [TEXT_cut_out_text] = "Cut along the dashed lines. The pictures fit into the cells of the "
                          "puzzles: lay them there and move them until every one is right.",
    [TEXT_example] = "An example and its solution",
    [TEXT_hints] = "Hints",
    [TEXT_hint_page] = "hint on page {1}",
    [TEXT_techniques] = "Techniques",
    [TEXT_practice] = "Practice",
    [TEXT_practice_text] = "In each position the next step is of this kind; nothing simpler is "
                           "left. The answers stand behind the last lesson.",
    [TEXT_answers] = "Answers",
    [TEXT_walkthroughs] = "Step by Step",
    [TEXT_step] = "Step {1}",
    [TEXT_index] = "Puzzles by Technique",
    [TEXT_notes] = "Notes",
    [TEXT_certificate] = "Certificate",
    [TEXT_certificate_text] = "has solved all {1} puzzles of this book.",
    [TEXT_name] = "Name",
    [TEXT_date] = "Date",
    [TEXT_started] = "started",
    [TEXT_finished] = "finished",
    [TEXT_time] = "Time",
    [TEXT_vote] = "How hard?",
    [TEXT_board_words] = "Sudoku {1}. Row by row, 0 is an empty cell",
    [TEXT_solution_words] = "Solution of puzzle {1}, row by row",
    [TEXT_code_words] = "QR code",
    [TEXT_minutes] = "about {1} min",
    [TEXT_easy] = "Easy",
    [TEXT_medium] = "Medium",
    [TEXT_hard] = "Hard",
    [TEXT_unfair] = "Very hard",
    [TEXT_extreme] = "Extreme",
    [TEXT_beyond] = "Beyond",
    [TEXT_course_rounds] = "round",
    [TEXT_course_openings] = "openings",
    [TEXT_course_summary] = "{1} openings at the start, {2} at the narrowest; hard steps: {3}",
    [TEXT_print_openings] = "openings: {1}",
    [TEXT_print_bottleneck] = "narrowest: {1}",
    [TEXT_print_hard_steps] = "hard steps: {1}",
    [TEXT_print_early] = "hardest at the start",
    [TEXT_print_smooth] = "evenly hard",
    [TEXT_print_late] = "hardest at the end",
    [TEXT_rights] = "All rights reserved. No part of this book may be reproduced without the "
                    "written permission of the publisher, except for personal use.",
    [TEXT_one_solution] = "Every puzzle in this book was checked by computer: it has exactly one "
                          "solution.",
    [TEXT_colophon] = "Made with Nonet. Seed {1}.",
    [TEXT_isbn] = "ISBN {1}",
    [TEXT_play_online] = "Play online",

    [TEXT_cell_names_text] =
        "A cell is named by its row (r) and its column (c): r3c5 stands in row 3 and column 5. "
        "r3c5=2 says that its digit is 2, r3c5≠2 that it is not; → says: from this follows.",
    [TEXT_label_colon] = ": ",
    [TEXT_list_and] = " and ",
    [TEXT_list_or] = " or ",
    [TEXT_row] = "row {1}",
    [TEXT_in_row] = "in row {1}",
    [TEXT_in_rows] = "in rows {1}",
    [TEXT_column] = "column {1}",
    [TEXT_in_column] = "in column {1}",
    [TEXT_in_columns] = "in columns {1}",
    [TEXT_box] = "box {1}",
    [TEXT_in_box] = "in box {1}",
    [TEXT_in_boxes] = "in boxes {1}",
    [TEXT_diagonal] = "diagonal {1}",
    [TEXT_in_diagonal] = "in diagonal {1}",
    [TEXT_in_diagonals] = "in diagonals {1}",
    [TEXT_area] = "area {1}",
    [TEXT_in_area] = "in area {1}",
    [TEXT_in_areas] = "in areas {1}",
    [TEXT_region] = "region {1}",
    [TEXT_in_region] = "in region {1}",
    [TEXT_in_regions] = "in regions {1}",
    [TEXT_tell] = "{1}: {2}.",
    [TEXT_tell_place] = "So {1}.",
    [TEXT_tell_remove] = "Remove {1}.",
    [TEXT_tell_remove_from] = "{1} from {2}",
    [TEXT_tell_look_in] = "look {1}",
    [TEXT_tell_look_at] = "look at {1}",
    [TEXT_tell_full_house] = "Only {X} is still empty {in 1}, where {x} is the missing digit",
    [TEXT_tell_naked_single] = "{x} is the only digit left for {X}",
    [TEXT_tell_hidden_single] = "{x} fits {in 1} only in {X}",
    [TEXT_tell_locked_subset] = "{P} have no candidates but {p}, and lie together {in all}. So "
                                "these digits go nowhere else there",
    [TEXT_tell_locked] = "{p} fits {in 1} only in {P}. These all lie {in 2}, so {p} goes nowhere "
                         "else there",
    [TEXT_tell_leftovers] =
        "Each digit stands {in base} as often as {in cover}. So the cells left over, {P} on "
        "one side and {F} on the other, hold the same digits. In {F} there is no room for "
        "more of {e} than stands in {P} already",
    [TEXT_tell_leftovers_must] =
        "Each digit stands {in base} as often as {in cover}. So the cells left over, {P} on "
        "one side and {F} on the other, hold the same digits. [In {F} there must be more of "
        "{x} than so far in {P}, where it fits only in {X}][In {F} there must be more of {e} "
        "than so far in {P}, and every place for it there is seen from {E}]",
    [TEXT_tell_naked_subset] = "{P} have no candidates but {p}. So these digits go nowhere else "
                               "{in all}",
    [TEXT_tell_hidden_subset] = "{p} fit {in 1} only in {P}. So nothing else goes into these cells",
    [TEXT_tell_fish] = "{p} fits {in base} only {in cover}: in {P}. So {p} goes nowhere else "
                       "{in cover}",
    [TEXT_tell_finned_fish] =
        "{p} fits {in base} only {in cover}, or in the fin {F}. If it is not in the fin, it goes "
        "nowhere else {in cover}. If it is, no other cell that sees the whole fin can be {p}. What "
        "is ruled out both ways goes",
    [TEXT_tell_sashimi_fish] =
        "{p} fits {in base} only {in cover}, or in the fin {F}. Without the fin a line has just "
        "one place for {p} left; then it stands there, and {p} goes nowhere else {in cover}. With "
        "{p} in the fin, no other cell that sees the whole fin can be {p}. What is ruled out both "
        "ways goes",
    [TEXT_tell_remote_pair] =
        "{path} have no candidates but {p}, and each sees the next, so the two digits alternate. "
        "The ends {first cell} and {last cell} therefore hold one of each, and cells that see both "
        "ends can be neither",
    [TEXT_tell_bug] = "If {P} were not {p}, every empty cell would have two candidates and every "
                      "digit two places in each of its houses. Such a grid has two solutions or "
                      "none",
    [TEXT_tell_two_links] =
        "{p} has only two places each {in all}. Of these {F} see each other, so they cannot both "
        "be {p}. Therefore at least one of {P} is {p}, and cells that see both cannot be {p}",
    [TEXT_tell_dual_kite] =
        "Two kites share two cells of a box. Their digits have only two places each {in all}; as a "
        "digit cannot stand in both of those cells, it stands at one of the far ends of its kite. "
        "The cell that sees both far ends cannot have it",
    [TEXT_tell_empty_rectangle] =
        "{p} fits {in 1} only {in 3} or {in 4}, and {in 2} only in {P}. If {last cell} is not {p}, "
        "{first cell} is; this pushes the {p} of the box into its cells {in 4}. Either way {E} "
        "sees a {p}",
    [TEXT_tell_dual_rectangle] =
        "{p} fits {in 1} only {in 3} or {in 4}, and only in two cells each {in 2} and {in 6}. Take "
        "either of these lines: if its far cell is not {p}, its near one is, and pushes the {p} of "
        "the box out of their common line. Either way {E} see a {p}",
    [TEXT_tell_w_wing] =
        "{first cell} and {last cell} both have only {p}. {f} fits {in 1} only in {F}, and one "
        "of these is seen by {first cell}, the other by {last cell}. So those cannot both be {f}: "
        "at least one is {e}, and cells that see both cannot be {e}",
    [TEXT_tell_xy_wing] = "{P} is {p/}. Either way one of {F} is left with nothing but {e}. So one "
                          "of these two is {e}, and cells that see both cannot be {e}",
    [TEXT_tell_xyz_wing] = "{P} is {p/}. If it is not {e} itself, one of {F} is left with nothing "
                           "but {e}. So cells that see all three cannot be {e}",
    [TEXT_tell_rectangle] =
        "If {P} held nothing but {p}, these two digits could be swapped, and the puzzle would have "
        "two solutions",
    [TEXT_tell_rectangle_1] = "{rectangle}. So {F} must take another digit",
    [TEXT_tell_rectangle_2] = "{rectangle}. So one of {F} must be {f}, and cells that see all of "
                              "these cannot be {f}",
    [TEXT_tell_rectangle_3] =
        "{rectangle}. So one of {F} must be {f/}. Taken as one cell, they form a naked subset {in "
        "1} with {A}, so its digits go nowhere else there",
    [TEXT_tell_rectangle_4] = "{rectangle}. {o} fits {in 1} only in {F}. If one of these two were "
                              "{e}, the other would be {o}, and nothing else would be left",
    [TEXT_tell_rectangle_6] = "{rectangle}. {e} forms an X-wing in these cells: if it stood in one "
                              "of {F}, it would stand in both, and that would be the result",
    [TEXT_tell_hidden_rectangle] =
        "{rectangle}. {o} fits {in all} only in these cells. So if {E} were {e}, the cells next to "
        "it would be {o} and the one across {e}, and that would be the result",
    [TEXT_tell_avoidable_1] =
        "{P} are filled, but none of them was given. If {E} were {e}, the two digits of these four "
        "cells could be swapped, and the puzzle would have two solutions",
    [TEXT_tell_avoidable_2] =
        "{P} are filled, but none of them was given. If neither of {F} were {e}, the two digits of "
        "these four cells could be swapped, and the puzzle would have two solutions. So one of "
        "{F} is {e}, and cells that see both cannot be {e}",
    [TEXT_tell_sue_de_coq] =
        "{P} lie {in 1} and {in 2} and hold {p}. With {A} ({a}) from the line and {B} ({b}) from "
        "the box there are as many cells as digits, so each of these digits stands in one of "
        "them. Cells that see all its places there cannot have it",
    [TEXT_tell_colours_trap] = "{p} stands either in {P} or in {F}, for each of the strong links "
                               "between these cells has one true end. Cells that see one of each "
                               "side cannot be {p}",
    [TEXT_tell_colours_wrap] = "{p} stands either in {P} or in {F}, for each of the strong links "
                               "between these cells has one true end. But two of {E} see each "
                               "other, so that side is false",
    [TEXT_tell_multi_colours_1] =
        "{p} stands either in {P} or in {F}, and either in {A} or in {B}. A cell of the one pair "
        "sees a cell of the other, so their two sides cannot both be true, and one of the opposite "
        "sides is. Cells that see both of those cannot be {p}",
    [TEXT_tell_multi_colours_2] =
        "{p} stands either in {P} or in {F}, and either in {A} or in {B}. One side of the first "
        "pair sees both sides of the second, one of which is true. So that side is false",
    [TEXT_tell_chain_ends] = "{chain}. So at least one of {start} and {end} is true, and what "
                             "contradicts both is false",
    [TEXT_tell_chain_true] = "{chain}. If {last cell} were not {last digit}, it would have to be: "
                             "so it is",
    [TEXT_tell_chain_false] =
        "{chain}. If {last cell} were {last digit}, it could not be: so it is "
        "not",
    [TEXT_tell_loop] = "{chain}. The chain closes to a ring, so it holds both ways round, and one "
                       "end of each of its links is true. What contradicts both ends of a link "
                       "goes",
    [TEXT_tell_als_xz] =
        "{sets} are almost locked sets: one digit more than cells. All places for {k} in them see "
        "each other, so one of the sets loses it and keeps all its other digits. So A or B holds "
        "{e}, and cells that see all places of the digit there cannot have it",
    [TEXT_tell_als_double] =
        "{sets} are almost locked sets: one digit more than cells. All places for {k} in them see "
        "each other, so each of these digits stands in only one set, and each set loses just one "
        "of them. All other digits are locked in their set: cells that see all their places there "
        "cannot have them",
    [TEXT_tell_als_chain] = "{sets} are almost locked sets: one digit more than cells. Neighbours "
                            "share a digit that only one of them can hold: {joints}. A set that "
                            "loses one keeps all others, so {first set} or {last set} holds {e}, "
                            "and cells that see all places of the digit there cannot have it",
    [TEXT_tell_death_blossom] =
        "{P} is {p/}, and each of these takes its digit from an almost locked set, which has one "
        "digit more than cells: {joints}, with {sets}. That set then keeps all its others, so one "
        "of the sets holds {e}, and cells that see all places of the digit there cannot have it",
    [TEXT_tell_aligned] =
        "Of the ways to fill {P}, those are impossible that repeat a digit in a house or leave "
        "nothing for one of {A}, which see them all. The other ways do without what is removed",
    [TEXT_tell_nishio] = "If {E} were {e},[ {P} would have to be {e} too, and] {e} would have no "
                         "place left {in 1}",
    [TEXT_tell_forcing_chain] = "{chain}. This leaves {dead}, so {suppose} is wrong",
    [TEXT_tell_forcing_net] = "Suppose {suppose}.[ Step by step this gives {follows}.] This leaves "
                              "{dead}, so {suppose} is wrong",
    [TEXT_tell_net_all] = "One of these must be true, and all lead to the same: {follows}",
    [TEXT_tell_net_long] = "One of {assumptions} must be true. Whichever it is, singles lead on "
                           "from it to the same result",
    [TEXT_tell_part] = "Part {1} of {2}. {3}.",
    [TEXT_tell_part_follows] = "Suppose {suppose}.[ This gives {follows}]",
    [TEXT_tell_part_dead] = "Suppose {suppose}.[ This gives {follows}.] That leaves {dead}",
    [TEXT_tell_dead_cell] = "no candidate for {1}",
    [TEXT_tell_refuted] = "else a contradiction",
    [TEXT_tell_dead_house] = "no place for {1} {2}",
    [TEXT_tell_template_set] =
        "Every way to place all missing {x}s that leaves room for the other digits uses {X}",
    [TEXT_tell_template_delete] =
        "No way to place all missing {e}s that leaves room for the other digits uses {E}",
    [TEXT_name_cage] = "the cage {1} (sum {2})",
    [TEXT_name_thermo] = "the thermometer {1}",
    [TEXT_name_arrow] = "the arrow with circle {3}",
    [TEXT_name_arrow_along] = "the arrow {1}",
    [TEXT_name_greater] = "the inequality sign between {3} and {4}",
    [TEXT_name_consecutive] = "the bar between {3} and {4}",
    [TEXT_name_white_dot] = "the white dot between {3} and {4}",
    [TEXT_name_black_dot] = "the black dot between {3} and {4}",
    [TEXT_name_x_sum] = "the X between {3} and {4}",
    [TEXT_name_v_sum] = "the V between {3} and {4}",
    [TEXT_name_odd] = "the circle for an odd digit in {3}",
    [TEXT_name_even] = "the square for an even digit in {3}",
    [TEXT_name_sandwich] = "the sandwich of {1} (sum {2})",
    [TEXT_name_anti_knight] = "the anti-knight rule",
    [TEXT_name_anti_king] = "the anti-king rule",
    [TEXT_name_non_consecutive] = "the non-consecutive rule",
    [TEXT_name_all_signs] = "the rule that every possible mark is shown",
    [TEXT_clue_cage] = "The cage {1} holds different digits that add up to {2}",
    [TEXT_clue_thermo] = "The digits increase along the thermometer {1}",
    [TEXT_clue_arrow] = "On the arrow with circle {3}, the sum of {5} is the digit in the circle",
    [TEXT_clue_greater] = "The inequality sign between {3} and {4} means that {3} is greater",
    [TEXT_clue_consecutive] = "The bar between {3} and {4} means that they are consecutive",
    [TEXT_clue_white_dot] = "The white dot between {3} and {4} means that they are consecutive",
    [TEXT_clue_black_dot] = "The black dot between {3} and {4} means that one is twice the other",
    [TEXT_clue_x_sum] = "The X between {3} and {4} means that they add up to {2}",
    [TEXT_clue_v_sum] = "The V between {3} and {4} means that they add up to {2}",
    [TEXT_clue_odd] = "The circle in {3} means that its digit is odd",
    [TEXT_clue_even] = "The square in {3} means that its digit is even",
    [TEXT_clue_sandwich] = "In the sandwich of {1}, the digits between {3} and {4} add up to {2}",
    [TEXT_clue_side_by_side] = "{3} and {4} are next to each other, so they are not consecutive",
    [TEXT_clue_differ] = "{3} and {4} must be different by a rule of this puzzle",
    [TEXT_clue_no_consecutive] = "There is no bar between {3} and {4}, so they are not consecutive",
    [TEXT_clue_no_white_dot] = "There is no dot between {3} and {4}, so they are not consecutive",
    [TEXT_clue_no_black_dot] = "There is no dot between {3} and {4}, so neither is twice the other",
    [TEXT_clue_no_x_sum] = "There is no X between {3} and {4}, so they do not add up to {2}",
    [TEXT_clue_no_v_sum] = "There is no V between {3} and {4}, so they do not add up to {2}",
    [TEXT_tell_clue] = "{clue}. No other candidates fit",
    [TEXT_tell_cage_last] =
        "{clue}. Only {X} is still empty there, and {x} is what is left of the sum",
    [TEXT_tell_sign_chain] = "By the inequality signs between them, the digits increase from one "
                             "to the next of {P}. So each must leave room for the others",
    [TEXT_tell_cage_single] = "{clue}. Only {p} do that",
    [TEXT_tell_least_and_most] =
        "{clue}. What goes is too great even beside the least digits that the other cells can "
        "hold, or too small even beside the greatest",
    [TEXT_tell_cage_sets] =
        "{clue}. No set of digits with this sum that the candidates still allow has {e/}",
    [TEXT_tell_cage_places] = "{clue}. What goes leaves the other cells no set of different digits "
                              "for the rest of the sum",
    [TEXT_tell_needed] =
        "{clue}. Every way to fill these cells has {e}, in {P}. Cells that see all "
        "its places there cannot have it",
    [TEXT_tell_seen] =
        "{p} fits {in 1} only in {P}. Cells that see all of these places cannot have it",
    [TEXT_tell_beside] = "{p} fits {in 1} only in {P}, and {E} is next to each of these cells. By "
                         "{clues}, {e} cannot be next to {p}",
    [TEXT_tell_45_inner] = "All digits {in all} add up to {total}, and the cages that lie there "
                           "wholly hold {known}. So {sum} is left for {P}",
    [TEXT_tell_45_outer] = "All digits {in all} add up to {total}, and the cages that reach there "
                           "hold {known}. So {sum} of it lies outside, in {P}",
    [TEXT_tell_45_both] = "All digits {in all} add up to {total}. Held against the cages there, "
                          "this says that {P} exceed {F} by {sum}",
    [TEXT_tell_naked_cages] = "{P} hold {p} between them because of {clues}. So no other cell {in "
                              "1} can have these digits",
    [TEXT_tell_hidden_cages] = "{p} fit {in 1} only in {P}. So each constraint there takes as many "
                               "of these digits as it can: {clues}",
    [TEXT_tell_cages_in_house] =
        "Two constraints meet {in 1}: {clue 1} and {clue 2}. They share no digit there, so the "
        "first loses every candidate that would leave the second no way to be filled",
    [TEXT_tell_cage_split] =
        "{clue}. By the sum of all digits {in all}, {sum} of it lies in {P} and {other} in {F}",
    [TEXT_tell_stuck] = "The techniques find no next step.",
    [TEXT_mark_place] = "goes here",
    [TEXT_mark_eliminate] = "goes away",
    [TEXT_mark_pattern] = "pattern",
    [TEXT_mark_fin] = "fin, other side",
    [TEXT_mark_set] = "set {1}",
    [TEXT_link_strong] = "one of the two",
    [TEXT_link_weak] = "not both",
    [TEXT_spot_full_house] =
        "Look for a row, column or box with one empty cell. It takes the digit that is missing.",
    [TEXT_spot_naked_single] = "Take an empty cell and count off the digits of its row, its column "
                               "and its box. If all but one are there, that one goes in. Cells "
                               "where full rows, columns and boxes cross are best.",
    [TEXT_spot_hidden_single] =
        "Take a digit and cross out, in a box, row or column, every cell that another one of that "
        "digit sees. If one cell is left, the digit goes there.",
    [TEXT_spot_locked_subset] =
        "Two cells of a box in one row or column that have the same two candidates, or three cells "
        "with three, lock these digits: they leave the rest of the row or column and of the box.",
    [TEXT_spot_locked] = "Look in a box for a digit whose places all lie in one row or column: it "
                         "leaves the rest of that line. Or in a line for a digit whose places all "
                         "lie in one box: it leaves the rest of the box.",
    [TEXT_spot_naked_subset] = "Look in a row, column or box for as many cells as they have "
                               "candidates together: two cells with two, three with three, four "
                               "with four. These digits leave the other cells of the house.",
    [TEXT_spot_hidden_subset] =
        "Look in a row, column or box for digits that fit only in the same cells: two digits in "
        "two cells, three in three, four in four. All other candidates leave these cells.",
    [TEXT_spot_leftovers] = "Compare whole rows or columns with the regions that nearly cover "
                            "them. The cells that stick out on one side hold the same digits as "
                            "those on the other; what one side cannot be leaves the other.",
    [TEXT_spot_fish] =
        "Take a digit and look for rows, as many as columns in which all its places there lie: two "
        "rows and two columns for the X-wing, three for the swordfish, four for the jellyfish. It "
        "leaves the rest of these columns. The same with rows and columns exchanged.",
    [TEXT_spot_remote_pair] =
        "Look for cells with the same two candidates, each of which sees the next. After an even "
        "number of them the two ends differ: a cell that sees both ends loses both digits.",
    [TEXT_spot_bug] =
        "Near the end, look whether all empty cells but one have two candidates. The digit that "
        "stands three times in a row, column and box of that one cell is its digit.",
    [TEXT_spot_two_links] = "Take a digit and look for two houses in which it has two places each. "
                            "If a place of one sees a place of the other, the digit stands at one "
                            "of the two far ends: cells that see both lose it.",
    [TEXT_spot_empty_rectangle] =
        "Take a digit whose places in a box lie in one row and one column of it, and a line "
        "outside with two places, one of them in line with that row or column. Where the other "
        "place and the box meet, the digit goes out.",
    [TEXT_spot_w_wing] = "Look for two cells with the same two candidates that do not see each "
                         "other, and a house in which one of the digits has two places, one seen "
                         "by each cell. Cells that see both cells lose the other digit.",
    [TEXT_spot_xy_wing] = "Look for a cell with two candidates that sees two others with two, each "
                          "sharing one digit with it, and a third digit with each other. Cells "
                          "that see both wings lose the third digit.",
    [TEXT_spot_xyz_wing] = "Like the XY-wing, but the middle cell has all three digits. Cells that "
                           "see all three cells lose the digit that they share.",
    [TEXT_spot_rectangle] =
        "Look for four cells in two rows, two columns and two boxes in which the same two digits "
        "are candidates. Alone they could be exchanged and the puzzle would have two solutions: "
        "something in the four cells must prevent it. How it does so gives the type.",
    [TEXT_spot_avoidable] =
        "Look for the corners of such a rectangle in which digits were filled in, no givens among "
        "them. The last corners must not complete two solutions.",
    [TEXT_spot_finned_fish] = "Look for a fish that is spoilt by a few extra places, the fins, all "
                              "in one box. What the fish rules out still goes where it also sees "
                              "every fin. In a sashimi fish a corner is missing beside the fin.",
    [TEXT_spot_sue_de_coq] =
        "Look where a box and a line cross for two or three cells with two digits more than cells. "
        "If cells of the rest of the line and of the rest of the box, with few digits, take these "
        "up, all digits are shared out: they leave the rest of the line and of the box.",
    [TEXT_spot_colours] = "Take a digit and colour its places by turns, where it has two in a "
                          "house. Cells that see both colours lose it; if two of one colour see "
                          "each other, that colour is wrong throughout.",
    [TEXT_spot_multi_colours] =
        "Colour a digit's places in two separate nets of pairs. If a colour of one sees a colour "
        "of the other, one of the two opposite colours is right: what sees both loses the digit.",
    [TEXT_spot_chain] =
        "Begin at a candidate and go on by turns: if this is not true, the next is; if that is "
        "true, the one after is not. When the first and the last cannot both be false, what both "
        "rule out goes. Start from cells with two candidates and digits with two places.",
    [TEXT_spot_loop] =
        "Follow such a chain until it comes back to its beginning. Then each of its links holds "
        "one of two digits or places for certain, and what sees both ends of a link goes.",
    [TEXT_spot_als_xz] =
        "Look for two groups of cells, each in one house with one digit more than cells, that "
        "share a digit whose places all see each other. One group loses it and keeps all else: a "
        "second shared digit leaves the cells that see all its places.",
    [TEXT_spot_als_chain] = "Join three or more such groups, each to the next by a digit of which "
                            "only one can have it. A digit of the first and the last group leaves "
                            "the cells that see all its places in both.",
    [TEXT_spot_death_blossom] =
        "Look for a cell each of whose candidates sees all its places in a group with one digit "
        "more than cells. Whatever the cell is, one group loses that digit: a digit that all "
        "groups share leaves the cells that see all of its places.",
    [TEXT_spot_aligned] =
        "Take two or three cells and list the digits that they may take together. Strike what "
        "another cell with few candidates forbids. A candidate in no combination left goes.",
    [TEXT_spot_franken_fish] =
        "Look for a fish whose lines are partly boxes: all places of a digit in some rows and "
        "boxes lie in as many columns and boxes. It leaves the rest of these.",
    [TEXT_spot_nishio] = "Take a digit's place and follow what it does to that digit alone. If the "
                         "digit no longer fits somewhere, the place was wrong.",
    [TEXT_spot_forcing_chain] = "Take a cell with few candidates, or a digit with few places in a "
                                "house, and follow each to its end. What comes out the same every "
                                "time is true; what ends in a contradiction is wrong.",
    [TEXT_spot_forcing_net] =
        "Suppose a candidate and fill in all that follows, with several consequences meeting. What "
        "comes to the same from all candidates of a cell or places of a digit is true; what ends "
        "in a contradiction is wrong.",
    [TEXT_spot_clue] =
        "Look at a sign, line or sum with few digits left: put each candidate of one of its cells "
        "to the test. Is there still a way to fill the others? What has none, goes.",
    [TEXT_spot_cage] =
        "Take a cage with few cells, or with a very small or very large sum, and list the sets of "
        "digits that make it. What is in none of them goes from the cage; what is in all of them "
        "must be in it, and goes where all its places there are seen.",
    [TEXT_spot_cages] =
        "Look at the cages, lines and marks whose cells lie in one house. If some of them must "
        "take two digits between them, no other cell of the house can have these digits. If only "
        "two of them have room for two digits, those digits go there.",
    [TEXT_spot_sum_of_house] =
        "Every house has the same sum, 45 on a board of nine. Look for houses, alone or side by "
        "side, that cages nearly fill: add the cages up and compare. The difference is the sum of "
        "the cells that stick out or are left over.",
    [TEXT_spot_seen] = "Take a digit with few places left in a house or a cage. A cell from which "
                       "all these places are seen, be it by a rule of this puzzle, cannot hold it: "
                       "wherever it stands, it is in the way.",
    [TEXT_spot_template] =
        "Take a digit and lay it over the board in every way that the board still allows. What all "
        "ways have in common is true; a place in none of them goes.",
};

const struct language language_en = {texts, NULL};
