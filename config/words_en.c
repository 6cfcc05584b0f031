#include "config/words.h"

const char *const words_en[WORD_COUNT] = {
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
};
