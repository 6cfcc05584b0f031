#include "config/translation/translation.h"

static const char *const words[WORD_COUNT] = {
    [WORD_puzzle] = "Puzzle",
    [WORD_puzzles] = "Puzzles",
    [WORD_puzzle_range] = "Puzzles {1} to {2}",
    [WORD_solution] = "Solution",
    [WORD_solutions] = "Solutions",
    [WORD_solution_page] = "solution on page {1}",
    [WORD_solution_apart] = "solution in the answer key, page {1}",
    [WORD_puzzle_page] = "puzzle on page {1}",
    [WORD_answer_key] = "Answer key",
    [WORD_contents] = "Contents",
    [WORD_introduction] = "Introduction",
    [WORD_how_to_play] = "How to play",
    [WORD_how_to_play_text] =
        "Fill in the empty cells so that every row, every column and every box with a bold frame "
        "holds each digit from **1** to **{1}** exactly once.\n\n"
        "# Where to begin\n\n"
        "Look for a row, a column or a box that is nearly full: what is missing there? Then take "
        "one digit after the other and ask where it can still go. If a box has only one cell left "
        "for it, you have found its place.\n\n"
        "# When it gets harder\n\n"
        "Pencil the digits that are still possible into the corners of a cell. Two cells of a row "
        "that share the same two candidates keep these for themselves: strike them out in the "
        "rest of the row. The same goes for columns and boxes, and for three cells that share "
        "three candidates.\n\n"
        "Every puzzle has exactly one solution. You never need to guess, only to look again.",
    [WORD_shaded_text] = "Where cells are shaded, each shaded area holds every digit exactly once "
                         "too.",
    [WORD_signs_text] = "In this book other signs stand for the digits: {1}.",
    [WORD_example] = "An example and its solution",
    [WORD_hints] = "Hints",
    [WORD_hint_page] = "hint on page {1}",
    [WORD_walkthroughs] = "Step by step",
    [WORD_step] = "Step {1}",
    [WORD_index] = "Puzzles by technique",
    [WORD_notes] = "Notes",
    [WORD_certificate] = "Certificate",
    [WORD_certificate_text] = "has solved all {1} puzzles of this book.",
    [WORD_name] = "Name",
    [WORD_date] = "Date",
    [WORD_started] = "started",
    [WORD_finished] = "finished",
    [WORD_minutes] = "about {1} min",
    [WORD_easy] = "Easy",
    [WORD_medium] = "Medium",
    [WORD_hard] = "Hard",
    [WORD_unfair] = "Very hard",
    [WORD_extreme] = "Extreme",
    [WORD_beyond] = "Beyond",
    [WORD_rights] = "All rights reserved. No part of this book may be reproduced without the "
                    "written permission of the publisher, except for personal use.",
    [WORD_one_solution] = "Every puzzle in this book was checked by computer: it has exactly one "
                          "solution.",
    [WORD_colophon] = "Made with Nonet. Seed {1}.",
    [WORD_isbn] = "ISBN {1}",

    [WORD_cell_names_text] =
        "A cell is named by its row (r) and its column (c): r3c5 stands in row 3 and column 5. "
        "r3c5=2 says that its digit is 2, r3c5≠2 that it is not; → says: from this follows.",
    [WORD_list_and] = " and ",
    [WORD_list_or] = " or ",
    [WORD_row] = "row {1}",
    [WORD_in_row] = "in row {1}",
    [WORD_in_rows] = "in rows {1}",
    [WORD_column] = "column {1}",
    [WORD_in_column] = "in column {1}",
    [WORD_in_columns] = "in columns {1}",
    [WORD_box] = "box {1}",
    [WORD_in_box] = "in box {1}",
    [WORD_in_boxes] = "in boxes {1}",
    [WORD_diagonal] = "diagonal {1}",
    [WORD_in_diagonal] = "in diagonal {1}",
    [WORD_in_diagonals] = "in diagonals {1}",
    [WORD_area] = "area {1}",
    [WORD_in_area] = "in area {1}",
    [WORD_in_areas] = "in areas {1}",
    [WORD_tell] = "{1}: {2}.",
    [WORD_tell_place] = "So {1}.",
    [WORD_tell_remove] = "Remove {1}.",
    [WORD_tell_remove_from] = "{1} from {2}",
    [WORD_tell_full_house] = "Only {X} is still empty {in 1}, where {x} is the missing digit",
    [WORD_tell_naked_single] = "{x} is the only digit left for {X}",
    [WORD_tell_hidden_single] = "{x} fits {in 1} only in {X}",
    [WORD_tell_locked_subset] = "{P} have no candidates but {p}, and lie together {in all}. So "
                                "these digits go nowhere else there",
    [WORD_tell_locked] = "{p} fits {in 1} only in {P}. These all lie {in 2}, so {p} goes nowhere "
                         "else there",
    [WORD_tell_naked_subset] = "{P} have no candidates but {p}. So these digits go nowhere else "
                               "{in all}",
    [WORD_tell_hidden_subset] = "{p} fit {in 1} only in {P}. So nothing else goes into these cells",
    [WORD_tell_fish] = "{p} fits {in base} only {in cover}: in {P}. So {p} goes nowhere else "
                       "{in cover}",
    [WORD_tell_finned_fish] =
        "{p} fits {in base} only {in cover}, or in the fin {F}. If it is not in the fin, it goes "
        "nowhere else {in cover}. If it is, no other cell that sees the whole fin can be {p}. What "
        "is ruled out both ways goes",
    [WORD_tell_sashimi_fish] =
        "{p} fits {in base} only {in cover}, or in the fin {F}. Without the fin a line has just "
        "one place for {p} left; then it stands there, and {p} goes nowhere else {in cover}. With "
        "{p} in the fin, no other cell that sees the whole fin can be {p}. What is ruled out both "
        "ways goes",
    [WORD_tell_remote_pair] =
        "{path} have no candidates but {p}, and each sees the next, so the two digits alternate. "
        "The ends {first cell} and {last cell} therefore hold one of each, and cells that see both "
        "ends can be neither",
    [WORD_tell_bug] = "If {P} were not {p}, every empty cell would have two candidates and every "
                      "digit two places in each of its houses. Such a grid has two solutions or "
                      "none",
    [WORD_tell_two_links] =
        "{p} has only two places each {in all}. Of these {F} see each other, so they cannot both "
        "be {p}. Therefore at least one of {P} is {p}, and cells that see both cannot be {p}",
    [WORD_tell_dual_kite] =
        "Two kites share two cells of a box. Their digits have only two places each {in all}; as a "
        "digit cannot stand in both of those cells, it stands at one of the far ends of its kite. "
        "The cell that sees both far ends cannot have it",
    [WORD_tell_empty_rectangle] =
        "{p} fits {in 1} only {in 3} or {in 4}, and {in 2} only in {P}. If {last cell} is not {p}, "
        "{first cell} is; this pushes the {p} of the box into its cells {in 4}. Either way {E} "
        "sees a {p}",
    [WORD_tell_dual_rectangle] =
        "{p} fits {in 1} only {in 3} or {in 4}, and only in two cells each {in 2} and {in 6}. Take "
        "either of these lines: if its far cell is not {p}, its near one is, and pushes the {p} of "
        "the box out of their common line. Either way {E} see a {p}",
    [WORD_tell_w_wing] =
        "{first cell} and {last cell} both have only {p}. {f} fits {in 1} only in {F}, and one "
        "of these is seen by {first cell}, the other by {last cell}. So those cannot both be {f}: "
        "at least one is {e}, and cells that see both cannot be {e}",
    [WORD_tell_xy_wing] = "{P} is {p/}. Either way one of {F} is left with nothing but {e}. So one "
                          "of these two is {e}, and cells that see both cannot be {e}",
    [WORD_tell_xyz_wing] = "{P} is {p/}. If it is not {e} itself, one of {F} is left with nothing "
                           "but {e}. So cells that see all three cannot be {e}",
    [WORD_tell_rectangle] =
        "If {P} held nothing but {p}, these two digits could be swapped, and the puzzle would have "
        "two solutions",
    [WORD_tell_rectangle_1] = "{rectangle}. So {F} must take another digit",
    [WORD_tell_rectangle_2] = "{rectangle}. So one of {F} must be {f}, and cells that see all of "
                              "these cannot be {f}",
    [WORD_tell_rectangle_3] =
        "{rectangle}. So one of {F} must be {f/}. Taken as one cell, they form a naked subset {in "
        "1} with {A}, so its digits go nowhere else there",
    [WORD_tell_rectangle_4] = "{rectangle}. {o} fits {in 1} only in {F}. If one of these two were "
                              "{e}, the other would be {o}, and nothing else would be left",
    [WORD_tell_rectangle_6] = "{rectangle}. {e} forms an X-wing in these cells: if it stood in one "
                              "of {F}, it would stand in both, and that would be the result",
    [WORD_tell_hidden_rectangle] =
        "{rectangle}. {o} fits {in all} only in these cells. So if {E} were {e}, the cells next to "
        "it would be {o} and the one across {e}, and that would be the result",
    [WORD_tell_avoidable_1] =
        "{P} are filled, but none of them was given. If {E} were {e}, the two digits of these four "
        "cells could be swapped, and the puzzle would have two solutions",
    [WORD_tell_avoidable_2] =
        "{P} are filled, but none of them was given. If neither of {F} were {e}, the two digits of "
        "these four cells could be swapped, and the puzzle would have two solutions. So one of "
        "{F} is {e}, and cells that see both cannot be {e}",
    [WORD_tell_sue_de_coq] =
        "{P} lie {in 1} and {in 2} and hold {p}. With {A} ({a}) from the line and {B} ({b}) from "
        "the box there are as many cells as digits, so each of these digits stands in one of "
        "them. Cells that see all its places there cannot have it",
    [WORD_tell_colours_trap] = "{p} stands either in {P} or in {F}, for each of the strong links "
                               "between these cells has one true end. Cells that see one of each "
                               "side cannot be {p}",
    [WORD_tell_colours_wrap] = "{p} stands either in {P} or in {F}, for each of the strong links "
                               "between these cells has one true end. But two of {E} see each "
                               "other, so that side is false",
    [WORD_tell_multi_colours_1] =
        "{p} stands either in {P} or in {F}, and either in {A} or in {B}. A cell of the one pair "
        "sees a cell of the other, so their two sides cannot both be true, and one of the opposite "
        "sides is. Cells that see both of those cannot be {p}",
    [WORD_tell_multi_colours_2] =
        "{p} stands either in {P} or in {F}, and either in {A} or in {B}. One side of the first "
        "pair sees both sides of the second, one of which is true. So that side is false",
    [WORD_tell_chain_ends] = "{chain}. So at least one of {start} and {end} is true, and what "
                             "contradicts both is false",
    [WORD_tell_chain_true] = "{chain}. If {last cell} were not {last digit}, it would have to be: "
                             "so it is",
    [WORD_tell_chain_false] =
        "{chain}. If {last cell} were {last digit}, it could not be: so it is "
        "not",
    [WORD_tell_loop] = "{chain}. The chain closes to a ring, so it holds both ways round, and one "
                       "end of each of its links is true. What contradicts both ends of a link "
                       "goes",
    [WORD_tell_als_xz] =
        "{sets} are almost locked sets: one digit more than cells. All places for {k} in them see "
        "each other, so one of the sets loses it and keeps all its other digits. So A or B holds "
        "{e}, and cells that see all places of the digit there cannot have it",
    [WORD_tell_als_double] =
        "{sets} are almost locked sets: one digit more than cells. All places for {k} in them see "
        "each other, so each of these digits stands in only one set, and each set loses just one "
        "of them. All other digits are locked in their set: cells that see all their places there "
        "cannot have them",
    [WORD_tell_als_chain] = "{sets} are almost locked sets: one digit more than cells. Neighbours "
                            "share a digit that only one of them can hold: {joints}. A set that "
                            "loses one keeps all others, so {first set} or {last set} holds {e}, "
                            "and cells that see all places of the digit there cannot have it",
    [WORD_tell_death_blossom] =
        "{P} is {p/}, and each of these takes its digit from an almost locked set, which has one "
        "digit more than cells: {joints}, with {sets}. That set then keeps all its others, so one "
        "of the sets holds {e}, and cells that see all places of the digit there cannot have it",
    [WORD_tell_aligned] =
        "Of the ways to fill {P}, those are impossible that repeat a digit in a house or leave "
        "nothing for one of {A}, which see them all. The other ways do without what is removed",
    [WORD_tell_nishio] = "If {E} were {e},[ {P} would have to be {e} too, and] {e} would have no "
                         "place left {in 1}",
    [WORD_tell_forcing_chain] = "{chain}. This leaves {dead}, so {suppose} is wrong",
    [WORD_tell_forcing_net] = "Suppose {suppose}.[ Step by step this gives {follows}.] This leaves "
                              "{dead}, so {suppose} is wrong",
    [WORD_tell_net_all] = "One of these must be true, and all lead to the same: {follows}",
    [WORD_tell_net_long] = "One of {assumptions} must be true. Whichever it is, singles lead on "
                           "from it to the same result",
    [WORD_tell_dead_cell] = "no candidate for {1}",
    [WORD_tell_refuted] = "else a contradiction",
    [WORD_tell_dead_house] = "no place for {1} {2}",
    [WORD_tell_template_set] =
        "Every way to place all missing {x}s that leaves room for the other digits uses {X}",
    [WORD_tell_template_delete] =
        "No way to place all missing {e}s that leaves room for the other digits uses {E}",
    [WORD_tell_stuck] = "The techniques find no next step.",
    [WORD_mark_place] = "goes here",
    [WORD_mark_eliminate] = "goes away",
    [WORD_mark_pattern] = "pattern",
    [WORD_mark_fin] = "fin, other side",
    [WORD_mark_set] = "set {1}",
    [WORD_link_strong] = "one of the two",
    [WORD_link_weak] = "not both",
};

const struct language language_en = {words, NULL};
