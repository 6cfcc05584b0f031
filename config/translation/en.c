#include "config/translation/translation.h"

static const char *const texts[TEXT_COUNT] = {
    [TEXT_puzzle] = "Puzzle",
    [TEXT_puzzles] = "Puzzles",
    [TEXT_puzzles_many] = "Puzzles",
    [TEXT_puzzle_range] = "Puzzles {1} to {2}",
    [TEXT_puzzle_pair] = "Puzzles {1} and {2}",
    [TEXT_solution] = "Solution",
    [TEXT_solutions] = "Solutions",
    [TEXT_solution_page] = "solution on page {1}",
    [TEXT_solution_apart] = "solution in the answer key, page {1}",
    [TEXT_right_half] = "right half on page {1}",
    [TEXT_puzzle_page] = "puzzle on page {1}",
    [TEXT_puzzle_page_short] = "page {1}",
    [TEXT_puzzle_page_brief] = "p. {1}",
    [TEXT_answer_key] = "Answer Key",
    [TEXT_tip] = "Tip",
    [TEXT_contents] = "Contents",
    [TEXT_introduction] = "Introduction",
    [TEXT_how_to_play] = "How to Play",
    [TEXT_how_to_play_text] =
        "Fill in the empty cells so that every row, every column and every box with a bold frame "
        "contains each digit from **1** to **{1}** exactly once.\n\n# Where to Begin\n\nFind a "
        "row, a column or a box that is nearly full. Which digits are missing? Then take each "
        "digit in turn and see where it can still go. If a row, column or box has only one cell "
        "for it, write it there.\n\n# When It Gets Harder\n\nIn the corner of each empty cell, "
        "write the digits that are still possible in small print. These are its candidates. If two "
        "cells in a row have only the same two candidates, those digits must go in those cells. "
        "Cross them out elsewhere in the row. This works in columns and boxes too, and with three "
        "cells that share three candidates.\n\nEvery puzzle has exactly one solution. You never "
        "need to guess.",
    [TEXT_how_to_play_latin_text] =
        "# Where to Begin\n\n{2}Find a row or a column that is nearly full. Which digits are "
        "missing? Then take each digit in turn and see where it can still go. If only one cell "
        "is left for it, write it there.\n\n# When It Gets Harder\n\nIn the corner of each empty "
        "cell, write the digits that are still possible in small print. These are its "
        "candidates. If two cells in a row have only the same two candidates, those digits must "
        "go in those cells. Cross them out elsewhere in the row. This works in columns too, and "
        "with three cells that share three candidates.\n\nEvery puzzle has exactly one solution. "
        "You never need to guess.",
    [TEXT_how_to_play_clues] = "Look first at the clues that leave the fewest choices.",
    [TEXT_how_to_play_sizes] =
        "On smaller boards the last digit is the number of cells in a row: **{1}** on the "
        "smallest of this book.",
    [TEXT_story] = "The Rules in Pictures",
    [TEXT_story_row] = "Each row has every number once. Which one is missing?",
    [TEXT_story_column] = "Each column has every number once, too.",
    [TEXT_story_box] = "And each box with a thick edge, too.",
    [TEXT_trace] = "Trace the Numbers",
    [TEXT_child_how_to_play_text] =
        "Write a number in every empty cell. A cell is one little square.\n\nEach **row** "
        "(across), each **column** (down) and each **box** with a thick edge has every "
        "number from **1** to **{1}**, and each of them only once.\n\n# How to Begin\n\nFind "
        "a row, a column or a box that is almost full. Which number is missing? Write it "
        "in.\n\n# If You Are Stuck\n\nPick a number and see where it already is. In its row, "
        "its column and its box it must not come again. Is there only one cell in a box "
        "where it can still go? Then write it there.\n\nUse a pencil, so that you can rub "
        "things out. Every puzzle has only one answer. You never have to guess.",
    [TEXT_child_how_to_play_sizes] =
        "Small puzzles have fewer numbers. In the smallest ones you only need **1** to "
        "**{1}**.",
    [TEXT_child_rule_boxes] =
        "Each row, each column and each box with a thick edge has every number from **1** to "
        "**{1}**, and each only once.",
    [TEXT_child_rule_base] = "**The rule for all:** {1}",
    [TEXT_child_rule_base_alone] = "Here only the rule for all counts.",
    [TEXT_child_rule_base_not] = "If a board has another rule, you find it next to the board.",
    [TEXT_child_rule_jigsaw] =
        "Here the boxes have odd shapes, like the pieces of a jigsaw. Each row, each column "
        "and each piece has every number from **1** to **{1}**, and each only once.",
    [TEXT_child_pictures_text] =
        "Some puzzles have pictures in place of numbers. Draw the right picture in each "
        "empty cell. Or write its number: you can see it under the puzzle.",
    [TEXT_child_word_text] =
        "Some puzzles have letters in place of numbers. When you have solved one, look for "
        "the hidden word: it is in a row, or goes down step by step from the top left corner.",
    [TEXT_child_practice_text] =
        "Now it is your turn! This trick is the next step in each of these puzzles. The "
        "answers come after the last lesson.",
    [TEXT_child_grading] = "Easy or Hard?",
    [TEXT_child_grading_text] =
        "Some puzzles are easy, and some make you think more. A puzzle is easy if easy tricks are "
        "enough to solve it. If you need a harder trick, it is a harder puzzle.\n\nA computer has "
        "checked every puzzle. Each has only one answer, so you never have to guess.",
    [TEXT_child_grading_minutes] = "The minutes are only a guess. Take all the time you like!",
    [TEXT_child_glossary_text] =
        "**Box** A group of cells with a thick edge around it.\n\n**Cell** One little square "
        "of the puzzle.\n\n**Column** The cells from top to bottom, one under the "
        "other.\n\n**Hint** A little help, if you are stuck.\n\n**Pencil mark** A small "
        "number in the corner of a cell. It may be the right one.\n\n**Row** The cells from "
        "left to right, side by side.\n\n**Solution** The puzzle with all its numbers. There "
        "is only one.",
    [TEXT_child_spot_full_house] =
        "Find a row, a column or a box with only one empty cell. Which number is missing? "
        "Write it in!",
    [TEXT_child_spot_naked_single] =
        "Pick an empty cell. Say all the numbers that are in its row, its column and its "
        "box. Is there only one that you did not say? Write it in!",
    [TEXT_child_spot_hidden_single] =
        "Pick a number, and a box without it. Cross out each cell that has this number in "
        "its row or its column. Is only one cell left? Write the number there!",
    [TEXT_child_spot_leftovers] =
        "Go around each piece with your finger. Which piece has the most numbers already? See "
        "which numbers are missing there, and find a place for each of them.",
    [TEXT_child_cell_names_text] = "Every cell has a name. r3c5 is in row 3 and column 5: count "
                                   "three cells down and five across.",
    [TEXT_child_cell_is] = "r3c5=2 means: a 2 goes here.",
    [TEXT_child_tell_full_house] = "Only {X} is empty {in 1}, and {x} is missing there",
    [TEXT_child_tell_naked_single] = "{x} is the only number that fits in {X}",
    [TEXT_child_spot_locked] =
        "Pick a number and a box. In which cells of the box could it go? Are they all in one row "
        "or one column? Then cross it out in the rest of that row or column. It works the other "
        "way round, too: from a row or column into a box.",
    [TEXT_child_spot_locked_subset] =
        "Look in a box for two cells that are also in one row or one column and have the same two "
        "small numbers, and no others. These two numbers must go there. Cross them out in the rest "
        "of the box and in the rest of the row or column. It works with three cells and three "
        "numbers, too.",
    [TEXT_child_spot_naked_subset] =
        "Look in a row, a column or a box for two cells with the same two small numbers, and no "
        "others. These two numbers must go there, even if you do not know yet which goes where. "
        "Cross them out in the other cells. It works with three cells and three numbers, too.",
    [TEXT_child_spot_hidden_subset] =
        "Look in a row, a column or a box for two numbers that fit only in the same two cells. "
        "These cells are taken! Cross out all the other small numbers in them. It works with three "
        "numbers and three cells, too.",
    [TEXT_child_spot_cage] = "Pick a cage with few cells. Which numbers can make its sum? {1} in "
                             "{2} cells is always {3}. The others do not fit: cross them out.",
    [TEXT_child_spot_cage_last] =
        "Find a cage with only one empty cell. Add up its other numbers, and take them away from "
        "the small number in the corner. The rest goes in the empty cell!",
    [TEXT_child_spot_thermo] =
        "Go along the thermometer with your finger, from the round bulb to the tip. In each cell "
        "the number is bigger. So there are small numbers at the start and big ones at the end. "
        "Cross out all that do not fit.",
    [TEXT_child_spot_overlap] =
        "Begin in the cells that belong to two grids at once. A number there must fit in both. "
        "When you find one, it helps you in both grids!",
    [TEXT_child_cages_text] =
        "# Cages\n\nA cage never has the same number twice. So some sums can be made in only one "
        "way: two cells with 3 must be 1 and 2. Two cells with {5} must be {4} and {1}.\n\n# All "
        "Together It Is {2}\n\nIf you add up all the numbers from 1 to {1}, you get {2}. So each "
        "row, each column and each box adds up to {2}, too. Do cages fill a box, all but one cell? "
        "Add up their sums and see how much is missing to make {2}. That number goes in the "
        "cell.\n\n# Let Us Solve One\n\nThe puzzle in the picture has only the numbers 1 to 4, so "
        "each row, each column and each box adds up to 10. The cage with 3 must be 1 and 2, and "
        "the cage with 7 must be 3 and 4. In the second row, the cage with 8 leaves one cell: 10 − "
        "8 = 2. Together with the cell below it makes 5, so the cell below is 3. In the third row, "
        "10 − 5 − 3 = 2 is left for the first cell, and the cell below that is 6 − 2 = 4. Now the "
        "first column has its 2. So the cell at the top left is 1!",
    [TEXT_child_ask_missing] = "One cell is empty {in 1}. Which number is missing there?",
    [TEXT_child_ask_cell] = "Look at row {1}, column {2}. Only one number fits there.",
    [TEXT_child_tell_hidden_single] = "{in 1}, the {x} fits only in {X}",
    [TEXT_child_tell_locked_subset] = "Only {p} fit in {P}. These cells are {in all}. So no other "
                                      "cell there can have these numbers",
    [TEXT_child_tell_locked] = "{in 1}, the {p} fits only in {P}. These cells are also {in 2}. So "
                               "it cannot go anywhere else there",
    [TEXT_child_tell_naked_subset] =
        "Only {p} fit in {P}. So no other cell {in all} can have these numbers",
    [TEXT_child_tell_hidden_subset] =
        "{in 1}, {p} fit only in {P}. So no other number can go in these cells",
    [TEXT_child_spot_fish] =
        "Pick a number. Find two rows where it fits in only two cells, in the same two columns. "
        "These four cells are the corners of a rectangle, and the number goes in two opposite "
        "corners. So cross it out everywhere else in the two columns. It works the other way "
        "round, too, with two columns and their rows.",
    [TEXT_child_spot_swordfish] =
        "Pick a number. Find three rows where it fits in only two or three cells, all of them in "
        "the same three columns. In these columns the number must be in one of the three rows. "
        "So cross it out everywhere else in the columns. It works the other way round, too, with "
        "three columns and their rows.",
    [TEXT_child_spot_sum_of_house] =
        "The numbers from 1 to {2} add up to {1}, and so does each row, each column and each "
        "box. Find one that cages fill, all but a few cells. Add up these cages. What is missing "
        "to make {1} goes in the cells that are left.",
    [TEXT_child_spot_least_and_most] =
        "Pick a cage with a small or a large sum, and one of its cells. Give the other cells the "
        "smallest numbers that fit. What is left of the sum is the biggest number for your cell. "
        "With the biggest numbers you find the smallest. Cross out all that do not fit.",
    [TEXT_child_hints_text] =
        "Are you stuck? Find the number of your puzzle. Read one hint, then try again.",
    [TEXT_child_lesson_puzzles] = "Puzzles with this trick: {1}",
    [TEXT_child_lesson_no_puzzle] = "No puzzle in this book needs this trick.",
    [TEXT_child_tell_fish] =
        "{in base}, the {p} fits only {in cover}: in {P}. So it cannot go anywhere else {in "
        "cover}",
    [TEXT_child_tell_remove] = "Cross out {1}.",
    [TEXT_child_tell_remove_from] = "{1} in {2}",
    [TEXT_child_mark_eliminate] = "cross out",
    [TEXT_child_mark_pattern] = "look here",
    [TEXT_child_mark_fin] = "look here, too",
    [TEXT_child_rule_cage] = "The cells inside a dashed line are a cage. Its numbers are all "
                             "different, and together they make the small number in its corner.",
    [TEXT_child_rule_cage_shade] =
        "Cells of one shade that touch side by side are a cage. Its numbers are all different, and "
        "together they make the small number in its corner.",
    [TEXT_child_rule_thermo] =
        "On a thermometer the numbers get bigger from the round bulb to the tip.",
    [TEXT_child_left_out_digits] = "{1} numbers found",
    [TEXT_child_left_out_candidates] = "only small numbers crossed out",
    [TEXT_child_index] = "Which Trick Is Where?",
    [TEXT_child_techniques] = "Tricks",
    [TEXT_child_review_text] =
        "Tell your friends about it! A grown-up can scan the code and write what you think.",
    [TEXT_child_how_to_play_latin_text] =
        "# How to Begin\n\n{2}Find a row or a column that is almost full. Which number is missing? "
        "Write it in.\n\n# If You Are Stuck\n\nPick a number and a row without it. Cross out each "
        "cell that has this number in its column. Is only one cell left? Then write the number "
        "there.\n\nUse a pencil, so that you can rub things out. Every puzzle has only one answer. "
        "You never have to guess.",
    [TEXT_child_how_to_play_clues] =
        "Look at the signs and the small numbers first. They help you begin.",
    [TEXT_child_signs_text] = "In this book other signs stand in place of numbers: {1}.",
    [TEXT_child_shaded_text] = "Each gray area has every number once, too.",
    [TEXT_child_rule_latin] = "There are no boxes here. Each row and each column has every number "
                              "from **1** to **{1}**, and each only once.",
    [TEXT_child_rule_lines] = "No number comes twice on a gray line.",
    [TEXT_child_rule_groups] = "No number comes twice in a gray area.",
    [TEXT_child_rule_smaller_areas] = "In the smaller ones no number comes twice.",
    [TEXT_child_rule_grids] =
        "This is so in each grid. Where two grids overlap, the cells belong to both.",
    [TEXT_child_rule_arrow] = "Add up the numbers on an arrow: you get the number in its circle. A "
                              "number may come twice on an arrow if the other rules allow it.",
    [TEXT_child_rule_greater] = "The sign between two cells is like the mouth of a crocodile: it "
                                "opens wide for the bigger number.",
    [TEXT_child_rule_consecutive] =
        "The two numbers at a bar come one after the other when you count, such as 3 and 4.",
    [TEXT_child_rule_white_dot] =
        "The two numbers at a white dot come one after the other when you count, such as 3 and 4.",
    [TEXT_child_rule_black_dot] = "At a black dot one number is twice the other, such as 3 and 6.",
    [TEXT_child_rule_x] = "The two numbers at an X make 10 together.",
    [TEXT_child_rule_v] = "The two numbers at a V make 5 together.",
    [TEXT_child_rule_odd] = "In a cell with a gray circle the number is odd, such as 1, 3 or 5.",
    [TEXT_child_rule_even] = "In a cell with a gray square the number is even, such as 2, 4 or 6.",
    [TEXT_child_rule_all_signs] = "No sign has been left out. Where there is none, the two numbers "
                                  "do not go together like that.",
    [TEXT_child_rule_sandwich] =
        "**1** and **{1}** are the slices of bread. Add up the numbers between them: you get the "
        "number at the edge of the row or column.",
    [TEXT_child_rule_anti_knight] =
        "The horse in chess jumps two cells ahead and one to the side. Two cells that are one such "
        "jump apart never have the same number.",
    [TEXT_child_rule_anti_king] = "Two cells that touch at a corner never have the same number.",
    [TEXT_child_rule_anti_queen] =
        "Two numbers **{1}** are never on the same slanting line, long or short.",
    [TEXT_child_rule_non_consecutive] = "Cells side by side never have two numbers that come one "
                                        "after the other when you count, such as 3 and 4.",
    [TEXT_child_rule_whisper] =
        "Two numbers side by side on a whisper line are at least {2} apart.",
    [TEXT_child_rule_dutch_whisper] =
        "Two numbers side by side on a Dutch whisper line are at least {4} apart.",
    [TEXT_child_rule_renban] = "The numbers on a renban line come one after the other when you "
                               "count, such as 3, 4 and 5. But they may be in any order.",
    [TEXT_child_rule_palindrome] =
        "A palindrome line is the same from both ends, like the name ANNA.",
    [TEXT_child_rule_between] = "The numbers on the line are bigger than the number in one circle "
                                "and smaller than the number in the other.",
    [TEXT_child_rule_lockout] = "The numbers in the two diamonds are at least {3} apart. The other "
                                "numbers on the line are bigger than both or smaller than both.",
    [TEXT_child_rule_region_sum] =
        "The line goes through several boxes. Add up its numbers in each box: you get the same sum "
        "every time. If it comes back to a box, that part counts as a new one.",
    [TEXT_child_rule_zipper] =
        "Close the zip: two cells that are equally far from the middle make the number in the "
        "middle together. If there is no cell in the middle, all pairs have the same sum.",
    [TEXT_child_rule_nabner] =
        "No number comes twice on a nabner line. And no two of its numbers come one after the "
        "other when you count, wherever they are on the line.",
    [TEXT_child_rule_modular] =
        "There are three teams of numbers: 1, 4, 7 and 2, 5, 8 and 3, 6, 9. Three cells side by "
        "side on the line always have one number of each team.",
    [TEXT_child_rule_entropic] =
        "A third of the numbers are small, a third are medium, and a third are big. Three cells "
        "side by side on the line always have one of each.",
    [TEXT_child_rule_entropy] = "A third of the numbers are small, a third are medium, and a third "
                                "are big. Every square of 2 × 2 cells has all three kinds.",
    [TEXT_child_rule_slow_thermo] = "On a slow thermometer the numbers never get smaller from the "
                                    "open bulb to the tip. They may stay the same.",
    [TEXT_child_rule_little_killer] =
        "The arrow at the edge shows a slanting line of cells. Their numbers make the number at "
        "the arrow together. A number may come twice there.",
    [TEXT_child_rule_x_sums] =
        "Look into the grid from a number at the edge. The first cell tells you how many cells to "
        "add up, and it counts, too. Their sum is the number at the edge.",
    [TEXT_child_rule_skyscraper] =
        "The numbers are towers: a 4 is four floors high. The number at the edge tells you how "
        "many towers you can see from there. A tall tower hides the smaller ones behind it.",
    [TEXT_child_rule_numbered_room] =
        "Look into the grid from a number at the edge. The first cell tells you where this number "
        "is: with a 4 it is in the fourth cell.",
    [TEXT_child_rule_quadruple] = "The numbers in a circle are in the four cells around it. If one "
                                  "is written twice, it is there twice.",
    [TEXT_child_rule_minimum] = "A gray cell with arrows that point inwards has a smaller number "
                                "than the cells beside, above and below it.",
    [TEXT_child_rule_maximum] = "A gray cell with arrows that point outwards has a bigger number "
                                "than the cells beside, above and below it.",
    [TEXT_child_rule_calc_cage] =
        "Do a sum with the numbers in a cage, and you get its small number. **+** means plus and "
        "**×** means times. With **−** you take the smaller number away from the bigger one. With "
        "**÷** you divide the bigger one by the smaller one. A number may come twice in a cage, "
        "but not in a row or column.",
    [TEXT_child_rule_signless_cage] =
        "Do a sum with the numbers in a cage, and you get its small number. Find out how: plus or "
        "times, and in a cage of two cells also minus or divided by. A number may come twice in a "
        "cage, but not in a row or column.",
    [TEXT_child_rule_double_arrow] = "Add up the numbers in the two circles, and then the numbers "
                                     "between them: you get the same sum.",
    [TEXT_child_rule_sum_line] = "Cut the line into pieces. The numbers on each piece make the "
                                 "small number at the end of the line together.",
    [TEXT_child_rule_pill_arrow] = "Add up the numbers on an arrow: you get the number in its "
                                   "pill. Read it from left to right or from top to bottom. A "
                                   "number may come twice on an arrow if the other rules allow it.",
    [TEXT_child_rule_plain_cage] = "In a cage without a small number, no number comes twice.",
    [TEXT_child_rule_repeat_cage] =
        "The numbers in a cage with a solid line make the small number in its corner together. A "
        "number may come twice there if the other rules allow it.",
    [TEXT_child_rule_difference] = "The number in a white dot tells you how far apart the two "
                                   "numbers beside it are: with a 3 they may be 2 and 5.",
    [TEXT_child_rule_ratio] = "The number in a black dot tells you how many times as big one "
                              "number is as the other: with a 3 they may be 2 and 6.",
    [TEXT_child_rule_clone] =
        "Two gray areas with the same letter have the same numbers in the same places.",
    [TEXT_child_rule_row_indexer] =
        "A gray cell with R tells you where another number is. If the cell is in row 2 and has a "
        "5, then the 2 of its column is in row 5.",
    [TEXT_child_rule_column_indexer] =
        "A gray cell with C tells you where another number is. If the cell is in column 2 and has "
        "a 5, then the 2 of its row is in column 5.",
    [TEXT_child_rule_box_indexer] = "Count the cells of each box as you read. A gray cell with B "
                                    "tells you where another number is. If it is the second cell "
                                    "and has a 5, then the 2 of the box is in the fifth cell.",
    [TEXT_child_spot_sign] =
        "Look at two cells with a sign between them. Each small number in one cell needs a partner "
        "in the other that fits the sign. Cross out the numbers without a partner.",
    [TEXT_child_spot_inequality] =
        "Look at two cells with a crocodile between them. On the small side the biggest number "
        "does not fit, and on the big side the smallest does not. Cross out all that do not fit.",
    [TEXT_child_spot_sign_chain] =
        "Follow the signs from the smallest cell to the biggest. With each step the number grows. "
        "So the first cell cannot be very big and the last cannot be very small. Cross out all "
        "that do not fit.",
    [TEXT_child_spot_odd_even] =
        "Look at the cells with a gray mark. A circle has only odd numbers: 1, 3, 5\u00A0… A "
        "square has only even ones: 2, 4, 6\u00A0… Cross out the others.",
    [TEXT_child_spot_arrow] = "Add up the smallest numbers that fit on the arrow. The circle "
                              "cannot be smaller than that. And no number on the arrow can be "
                              "bigger than the circle. Cross out all that do not fit.",
    [TEXT_child_spot_quadruple] =
        "Look at the numbers in a circle. Does one of them fit in only one of the four cells? "
        "Write it in! If the circle has four numbers, nothing else goes in these cells.",
    [TEXT_child_spot_renban] =
        "Do you know one number on the line? Then the others are close to it: on a line of three "
        "cells they are at most 2 apart. Cross out all that are too far away.",
    [TEXT_child_spot_whisper] =
        "On a whisper line, small and big numbers take turns, and 5 never fits. If you know one "
        "cell, you know of each other cell whether it is small or big.",
    [TEXT_child_spot_sandwich] =
        "Find the slices of bread first: 1 and the biggest number. With a 0 they are side by side. "
        "With a big number many cells are between them. Which numbers can be the filling? Cross "
        "out all that do not fit.",
    [TEXT_child_spot_little_killer] =
        "Look at the number at the arrow. If it is very small, only small numbers fit on the "
        "slanting line. If it is very big, only big ones fit. Cross out the others.",
    [TEXT_child_spot_x_sums] =
        "Look at the first cell. Its number tells you how many cells you add up. Try each small "
        "number in it: can you still make the sum? If not, cross it out.",
    [TEXT_child_spot_skyscraper_counts] =
        "With a 1 at the edge, the tallest tower is in front. If you can see all the towers, they "
        "grow step by step: 1, 2, 3\u00A0… With any other number, the tallest tower cannot be in "
        "front.",
    [TEXT_child_spot_outside] =
        "Begin with the smallest and the biggest numbers at the edge. Only a few numbers fit in "
        "the cells next to them. Cross out the others.",
    [TEXT_child_spot_calc_pairs] =
        "Pick a cage with two cells. Which two numbers fit? For {2}− it is always 1 and {1}, and "
        "for {1}÷ it is too. Cross out the others.",
    [TEXT_child_spot_calc_products] =
        "Pick a cage and try: which numbers give its small number? A cage with {1} needs a {2} and "
        "a {3}. Cross out all that do not fit.",
    [TEXT_child_spot_calc_signs] =
        "Here you have to find the sign, too. Is the small number very big? Then it can only be "
        "times. Try plus, times, minus and divided by, and cross out the numbers that never fit.",
    [TEXT_child_spot_cages] =
        "Look at a row, a column or a box with two cages or lines in it. Do both need the same two "
        "numbers? Then no other cell there can have them. Cross them out.",
    [TEXT_child_spot_cage_split] =
        "Find a cage that is only partly in a row, a column or a box. What do the other cells "
        "there make? Take it away from {1}: this is the part inside. The rest of its sum is the "
        "part outside.",
    [TEXT_child_spot_sum_outside] =
        "Each row, each column and each box adds up to {1}. Find one that cages cover, with a cell "
        "or two sticking out. Add up these cages and take {1} away. The rest is outside!",
    [TEXT_child_spot_sums_compared] =
        "Each row, each column and each box adds up to {1}. Find one where cages leave one cell "
        "free and stick out by one cell. Add up these cages. If they make more than {1}, the cell "
        "outside is that much bigger than the free one.",
    [TEXT_child_spot_clue] =
        "Find a line, a cage or a sign where only a few numbers still fit. Try the small numbers "
        "of one cell: can you still fill the other cells? If not, cross the number out.",
    [TEXT_child_spot_seen] =
        "Pick a number that fits in only a few cells of a row, a column, a box or a cage. Is there "
        "another cell that may not have the same number as any of them? Cross it out there.",
    [TEXT_child_spot_jellyfish] =
        "Pick a number. Find four rows where it fits only in the same four columns. In these "
        "columns the number must be in one of the four rows. So cross it out everywhere else in "
        "the columns. It works the other way round, too, with four columns and their rows.",
    [TEXT_child_spot_fins] =
        "Pick a number. Find two rows where it fits only in the same two columns, except for one "
        "or two extra cells close to a corner: the fin. The number is in the corners or in the "
        "fin. Cross it out in cells that have both in their row, column or box.",
    [TEXT_child_spot_swap] =
        "Find four cells in two rows, two columns and two boxes. If all of them had the same two "
        "numbers, you could swap the numbers, and the puzzle would have two answers. But there is "
        "only one! So one of the four cells has another number.",
    [TEXT_child_spot_bug] = "Is the puzzle almost full? Perhaps each empty cell has two small "
                            "numbers, and only one cell has three. Look for the one of the three "
                            "that comes three times in its row. Write it in!",
    [TEXT_child_spot_colours] =
        "Pick a number. Does it fit in only two cells of a row, a column or a box? Draw a dot in "
        "one and a ring in the other, then do the same from cell to cell. All the dots have "
        "the number, or all the rings. Cross it out in cells that have both a dot and a ring in "
        "their row, column or box.",
    [TEXT_child_spot_try] =
        "Pick a cell with only two small numbers. Try one of them with a pencil, and see what "
        "follows. Then try the other. What comes out the same both times is right. And if one of "
        "them does not work at all, it is the other!",
    [TEXT_child_region] = "piece {1}",
    [TEXT_child_in_region] = "in piece {1}",
    [TEXT_child_in_regions] = "in pieces {1}",
    [TEXT_child_name_greater] = "the crocodile between {3} and {4}",
    [TEXT_child_name_odd] = "the circle for an odd number in {3}",
    [TEXT_child_name_even] = "the square for an even number in {3}",
    [TEXT_child_clue_cage] = "The numbers in the cage {1} are all different and make {2} together",
    [TEXT_child_clue_calc_cage] = "The numbers in the cage {1} give {2}",
    [TEXT_child_clue_signless_cage] = "The numbers in the cage {1} give {2} with some sign",
    [TEXT_child_clue_arrow] = "On the arrow {1} the numbers make the number in the circle together",
    [TEXT_child_clue_between] = "On the line {1} the numbers are between those in the two circles",
    [TEXT_child_clue_lockout] = "On the line {1} no number is between those in the two diamonds",
    [TEXT_child_clue_consecutive] =
        "At the bar between {3} and {4} the numbers come one after the other",
    [TEXT_child_clue_no_consecutive] =
        "There is no bar between {3} and {4}, so their numbers do not come one after the other",
    [TEXT_child_clue_white_dot] =
        "At the white dot between {3} and {4} the numbers come one after the other",
    [TEXT_child_clue_no_white_dot] =
        "There is no dot between {3} and {4}, so their numbers do not come one after the other",
    [TEXT_child_clue_black_dot] =
        "At the black dot between {3} and {4} one number is twice the other",
    [TEXT_child_clue_no_black_dot] =
        "There is no dot between {3} and {4}, so neither number is twice the other",
    [TEXT_child_clue_side_by_side] =
        "{3} and {4} are side by side, so their numbers do not come one after the other",
    [TEXT_child_clue_odd] = "The circle in {3} shows that its number is odd",
    [TEXT_child_clue_even] = "The square in {3} shows that its number is even",
    [TEXT_child_clue_greater] = "The crocodile between {3} and {4} shows that {3} is bigger",
    [TEXT_child_clue_entropic] = "On the line {1} small, medium and big numbers take turns",
    [TEXT_child_clue_modular] = "On the line {1} the three teams of numbers take turns",
    [TEXT_child_clue_nabner] =
        "On the line {1} no number comes twice, and no two come one after the other",
    [TEXT_child_clue_quadruple] = "The four cells {1} need the numbers {2}",
    [TEXT_child_clue_renban] =
        "The numbers on the line {1} come one after the other when you count",
    [TEXT_child_clue_sandwich] =
        "In the sandwich of {1} the numbers between the {3} and the {4} make {2} together",
    [TEXT_child_clue_skyscraper] = "From the {2} at the edge ({1}) you can see exactly {2} towers",
    [TEXT_child_clue_thermo] = "On the thermometer {1} the numbers get bigger",
    [TEXT_child_clue_slow_thermo] = "On the slow thermometer {1} the numbers never get smaller",
    [TEXT_child_tell_clue] = "{clue}. So some small numbers do not fit",
    [TEXT_child_tell_cage_last] = "{clue}. Only {X} is still empty, and {x} is missing there",
    [TEXT_child_tell_cage_places] =
        "{clue}. With these small numbers you could not make the rest of the sum",
    [TEXT_child_tell_cage_sets] = "{clue}. You cannot make this sum with {e/}",
    [TEXT_child_tell_cage_single] = "{clue}. Only {p} make this sum",
    [TEXT_child_tell_cage_split] = "{clue}. If you add up everything {in all}, you see that the "
                                   "sum of {P} is {sum} and the sum of {F} is {other}",
    [TEXT_child_tell_cages_in_house] =
        "Two things meet {in 1}: {clue 1} and {clue 2}. They have no number in common there. With "
        "some small numbers in the first you could no longer fill the second",
    [TEXT_child_tell_naked_cages] = "{P} need the numbers {p}, because of {clues}. So no other "
                                    "cell {in 1} can have these numbers",
    [TEXT_child_tell_needed] =
        "{clue}. However you fill these cells, there is always a {e}, in {P/}. So a cell that may "
        "not be the same as any of these cannot have it",
    [TEXT_child_tell_seen] = "{in 1}, the {p} fits only in {P}. So a cell that may not be the same "
                             "as any of these cannot have it",
    [TEXT_child_tell_beside] = "{in 1}, the {p} fits only in {P}, and {E} is beside each of these "
                               "cells. But the {e} may not be beside the {p}, because of {clues}",
    [TEXT_child_tell_least_and_most] =
        "{clue}. Even with the smallest numbers in the other cells some small numbers are too big, "
        "or even with the biggest ones too small",
    [TEXT_child_tell_sign_chain] =
        "The signs show that the numbers grow along {P}. Each cell must leave room for the others",
    [TEXT_child_tell_leftovers] = "Each number comes equally often {in base} and {in cover}. So "
                                  "the cells that are left on the two sides, {P} and {F}, have the "
                                  "same numbers. {F} cannot have the {e} more often than {P}",
    [TEXT_child_tell_leftovers_must] =
        "Each number comes equally often {in base} and {in cover}. So the cells that are left on "
        "the two sides, {P} and {F}, have the same numbers. [{F} must have one more {x}, so {P} "
        "must, too, and there it fits only in {X}][{F} must have one more {e}, so {P} must, too, "
        "and wherever it goes there, {E} cannot have it]",
    [TEXT_child_tell_45_inner] =
        "All the numbers {in all} make {total} together. The cages that are completely there make "
        "{known}. So {sum} is left for {P}[. {way}]",
    [TEXT_child_tell_45_outer] =
        "All the numbers {in all} make {total} together. The cages that cover them make {known}. "
        "The rest is {sum}, and it is outside, in {P}[. {way}]",
    [TEXT_child_tell_45_both] = "All the numbers {in all} make {total} together. The cages there "
                                "show that the sum of {P} is {sum} more than the sum of {F}",
    [TEXT_child_tell_45_equal] = "All the numbers {in all} make {total} together. The cages there "
                                 "show that {P} and {F} have the same sum",
    [TEXT_child_tell_45_way] = "However you make this sum, {X} is {x}",
    [TEXT_child_cut_out_text] = "Cut along the dashed lines. The pictures fit the cells of the "
                                "puzzles. Move them about until each one is in its place.",
    [TEXT_child_review] = "Did You Like This Book?",
    [TEXT_child_tell_look_at] = "look at {1}",
    [TEXT_child_tell_look_in] = "look {1}",
    [TEXT_child_tell_look_at_constraint] = "look at {1}",
    [TEXT_child_tell_look_for] = "look for the {1}",
    [TEXT_child_tell_look_for_in] = "look for the {1} {2}",
    [TEXT_child_tell_two_links] =
        "{in all}, the {p} fits in only two cells each. {F} cannot both have it. So at least one "
        "of {P} has the {p}, and a cell that may not be the same as either cannot have it",
    [TEXT_child_tell_xy_wing] = "{P} is {p/}: {cases}. Either way one of {F} is {e}, and a cell "
                                "that may not be the same as either cannot have it",
    [TEXT_child_tell_finned_fish] =
        "{in base}, the {p} fits only {in cover} or in the fin {F}. If it is not in the fin, it "
        "cannot go anywhere else {in cover}. If it is, it cannot go in a cell that may not be the "
        "same as the fin. Cells where both are true cannot have it",
    [TEXT_child_tell_remote_pair] =
        "{path} have only {p}, and two cells in a row on this path may not be the same. So the two "
        "numbers take turns, and {first cell} and {last cell} are different. A cell that may not "
        "be the same as either cannot have these numbers",
    [TEXT_child_tell_bug] =
        "If {P} were not {p}, two numbers would be left in every empty cell, and every number "
        "would have two places to go everywhere. Such a puzzle never has just one answer",
    [TEXT_child_tell_empty_rectangle] =
        "{in 1}, the {p} fits only {in 3} or {in 4}, and {in 2} only in {P}. If {last cell} does "
        "not have it, {first cell} does, and the {p} of the box is {in 4}. Either way {E} cannot "
        "have it",
    [TEXT_child_tell_w_wing] =
        "{first cell} and {last cell} have only {p}. {in 1}, the {f} fits only in {F}: one of "
        "these may not be the same as {first cell}, the other may not be the same as {last cell}. "
        "So {first cell} and {last cell} cannot both be {f}. At least one is {e}, and a cell that "
        "may not be the same as either cannot have it",
    [TEXT_child_tell_xyz_wing] = "{P} is {p/}: {cases}. So one of {F} or {P} itself is {e}, and a "
                                 "cell that may not be the same as any of the three cannot have it",
    [TEXT_child_tell_rectangle_1] = "{rectangle}. So {F} has another number",
    [TEXT_child_tell_rectangle_2] = "{rectangle}. So one of {F} is {f}, and a cell that may not be "
                                    "the same as any of them cannot have it",
    [TEXT_child_tell_colours_trap] = "The {p} is either in {P} or in {F}. A cell with one of each "
                                     "group in its row, column or box cannot have it",
    [TEXT_child_tell_colours_wrap] = "The {p} is either in {P} or in {F}. But two of {E} may not "
                                     "be the same, so none of these cells can have it",
    [TEXT_child_tell_rectangle] = "If {P} had only {p}, you could swap these two numbers, and the "
                                  "puzzle would have two answers",
    [TEXT_shaded_text] = "Each shaded area also contains every digit exactly once.",
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
    [TEXT_board_futoshiki] = "Futoshiki",
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
    [TEXT_board_whisper] = "German whispers",
    [TEXT_board_renban] = "Renban",
    [TEXT_board_palindrome] = "Palindromes",
    [TEXT_board_between] = "Between lines",
    [TEXT_board_lockout] = "Lockout lines",
    [TEXT_board_region_sum] = "Region sums",
    [TEXT_board_zipper] = "Zipper lines",
    [TEXT_board_nabner] = "Nabner",
    [TEXT_board_modular] = "Modular lines",
    [TEXT_board_entropic] = "Entropic lines",
    [TEXT_board_slow_thermo] = "Slow thermometers",
    [TEXT_board_little_killer] = "Little killer",
    [TEXT_board_x_sums] = "X-sums",
    [TEXT_board_skyscraper] = "Skyscrapers",
    [TEXT_board_numbered_room] = "Numbered rooms",
    [TEXT_board_quadruple] = "Quadruples",
    [TEXT_board_minimum] = "Minimums",
    [TEXT_board_maximum] = "Maximums",
    [TEXT_board_dutch_whisper] = "Dutch whispers",
    [TEXT_board_double_arrow] = "Double arrows",
    [TEXT_board_sum_line] = "Sum lines",
    [TEXT_board_pill_arrow] = "Pill arrows",
    [TEXT_board_plain_cage] = "Cages without sums",
    [TEXT_board_repeat_cage] = "Cages with repeats",
    [TEXT_board_difference] = "Differences",
    [TEXT_board_ratio] = "Ratios",
    [TEXT_board_clone] = "Clones",
    [TEXT_board_row_indexer] = "Row indexers",
    [TEXT_board_column_indexer] = "Column indexers",
    [TEXT_board_box_indexer] = "Box indexers",
    [TEXT_board_anti_queen] = "Anti-queen",
    [TEXT_board_entropy] = "Global entropy",
    [TEXT_board_calcudoku] = "Calcudoku",
    [TEXT_board_non_consecutive] = "Non-consecutive",
    [TEXT_rule_boxes] = "Every row, every column and every box with a bold frame contains each "
                        "digit from **1** to **{1}** exactly once.",
    [TEXT_rule_jigsaw] =
        "The regions have irregular shapes. Every row, every column and every region with a bold "
        "edge contains each digit from **1** to **{1}** exactly once.",
    [TEXT_rule_latin] = "There are no boxes. Every row and every column contains each digit from "
                        "**1** to **{1}** exactly once.",
    [TEXT_rule_base] = "**Basic rule:** {1}",
    [TEXT_rule_base_alone] = "Only the basic rule applies.",
    [TEXT_rule_base_not] = "Where a board has another rule, its text says so.",
    [TEXT_rule_diagonals] = "The two shaded diagonals also contain every digit exactly once.",
    [TEXT_rule_diagonal] = "The shaded diagonal also contains every digit exactly once.",
    [TEXT_rule_shaded_cells] =
        "The shaded cells, taken together, also contain every digit exactly once.",
    [TEXT_rule_disjoint] =
        "The cells in the same position of every box also contain every digit exactly once.",
    [TEXT_rule_lines] = "No digit repeats along a gray line.",
    [TEXT_rule_groups] = "No digit repeats in a shaded area.",
    [TEXT_rule_smaller_areas] = "No digit repeats in the smaller ones.",
    [TEXT_rule_grids] =
        "The rules hold for each grid. Cells where two grids overlap belong to both.",
    [TEXT_rule_cage] = "A cage with a dashed edge never repeats a digit, and its digits add up to "
                       "the small number in its corner.",
    [TEXT_rule_cage_shade] =
        "Cells of one shade that share a side form a cage. A cage never repeats a digit, and its "
        "digits add up to the small number in its corner.",
    [TEXT_rule_thermo] = "Digits increase along each thermometer, starting from the round bulb.",
    [TEXT_rule_arrow] = "The digits along an arrow add up to the digit in its circle. A digit may "
                        "repeat on an arrow if no other rule forbids it.",
    [TEXT_rule_greater] = "A sign between two cells points to the smaller digit.",
    [TEXT_rule_consecutive] = "A bar joins two cells with consecutive digits, such as 3 and 4.",
    [TEXT_rule_white_dot] = "A white dot joins consecutive digits, such as 3 and 4.",
    [TEXT_rule_black_dot] =
        "A black dot joins two digits if one is twice the other, such as 3 and 6.",
    [TEXT_rule_either_dot] = "Between 1 and 2, the dot may be white or black.",
    [TEXT_rule_x] = "An X joins two digits that add up to 10.",
    [TEXT_rule_v] = "A V joins two digits that add up to 5.",
    [TEXT_rule_odd] = "A cell with a gray circle contains an odd digit.",
    [TEXT_rule_even] = "A cell with a gray square contains an even digit.",
    [TEXT_rule_sandwich] = "A number outside the grid is the sum of the digits between the **1** "
                           "and the **{1}** in that row or column.",
    [TEXT_rule_anti_knight] =
        "Two cells a knight’s move apart, as in chess, contain different digits.",
    [TEXT_rule_anti_king] = "Two cells that touch at a corner contain different digits.",
    [TEXT_rule_whisper] = "Neighbouring digits along a whisper line differ by at least {2}.",
    [TEXT_rule_renban] =
        "A renban line holds consecutive digits in any order. No digit repeats on it.",
    [TEXT_rule_palindrome] = "A palindrome line reads the same from both ends.",
    [TEXT_rule_between] = "Digits along a between line are greater than one of the digits in its "
                          "two circles and less than the other.",
    [TEXT_rule_lockout] =
        "The digits in the two diamonds of a lockout line differ by at least {3}. The other digits "
        "on the line are not between them and not equal to either.",
    [TEXT_rule_region_sum] = "A region sum line has the same sum in each box that it runs through. "
                             "If it returns to a box, that part counts separately.",
    [TEXT_rule_zipper] =
        "Two cells of a zipper line at the same distance from its middle add up to the digit in "
        "the middle. A line without a middle cell has the same sum for all its pairs.",
    [TEXT_rule_nabner] =
        "No two digits on a nabner line are equal or consecutive, wherever they are on the line.",
    [TEXT_rule_modular] = "Any three neighbouring cells along a modular line leave three different "
                          "remainders when divided by 3.",
    [TEXT_rule_entropic] =
        "Any three neighbouring cells along an entropic line hold one digit from the low third, "
        "one from the middle third and one from the high third.",
    [TEXT_rule_slow_thermo] =
        "Digits along a slow thermometer stay equal or increase, starting from the open bulb.",
    [TEXT_rule_little_killer] = "A number outside the grid is the sum of the digits along the "
                                "diagonal that its arrow points at. Digits may repeat on it.",
    [TEXT_rule_x_sums] = "A number outside the grid is the sum of the first X digits seen from it. "
                         "X is the first of them.",
    [TEXT_rule_skyscraper] = "Digits are heights. A number outside the grid counts the digits that "
                             "can be seen from it: those greater than all digits before them.",
    [TEXT_rule_numbered_room] = "If the first digit seen from a number outside the grid is N, that "
                                "number is the digit in the Nth cell from there.",
    [TEXT_rule_quadruple] = "The digits in a circle are in the four cells around it. A digit that "
                            "is written twice is there twice.",
    [TEXT_rule_minimum] = "A gray cell whose arrowheads point inwards holds a smaller digit than "
                          "the cells it shares an edge with.",
    [TEXT_rule_maximum] = "A gray cell whose arrowheads point outwards holds a greater digit than "
                          "the cells it shares an edge with.",
    [TEXT_rule_dutch_whisper] =
        "Neighbouring digits along a Dutch whisper line differ by at least {4}.",
    [TEXT_rule_double_arrow] = "The two digits in the circles of a double arrow add up to the same "
                               "sum as the digits between them.",
    [TEXT_rule_sum_line] = "A sum line splits into groups of neighbouring digits that each add up "
                           "to the small number at its end.",
    [TEXT_rule_pill_arrow] =
        "The digits along an arrow add up to the number in its pill, read from left to right or "
        "from top to bottom. Digits may repeat on the arrow if no other rule forbids it.",
    [TEXT_rule_plain_cage] = "In a cage without a number, no digit repeats.",
    [TEXT_rule_repeat_cage] = "The digits in a cage with a solid line add up to the small number "
                              "in its corner. They may repeat if no other rule forbids it.",
    [TEXT_rule_difference] = "A white dot with a number joins two digits with that difference.",
    [TEXT_rule_ratio] =
        "A black dot with a number joins two digits of which one is that many times the other.",
    [TEXT_rule_clone] =
        "Two gray areas with the same letter hold the same digits at the same places.",
    [TEXT_rule_row_indexer] = "The digit in a gray cell with R is the row of its column that "
                              "contains the number of its own row.",
    [TEXT_rule_column_indexer] = "The digit in a gray cell with C is the column of its row that "
                                 "contains the number of its own column.",
    [TEXT_rule_box_indexer] =
        "The digit in a gray cell with B is the place in its box that contains the number of its "
        "own place. Places are counted row by row.",
    [TEXT_rule_anti_queen] = "No two **{1}**s are on the same diagonal, long or short.",
    [TEXT_rule_entropy] = "Every square of 2 × 2 cells holds a digit from the low third, one from "
                          "the middle third and one from the high third.",
    [TEXT_rule_calc_cage] =
        "The digits in a cage give its small number, in any order: **+** adds them, **×** "
        "multiplies them, **−** subtracts the smaller from the greater, **÷** divides the "
        "greater by the smaller. A digit may repeat in a cage, but not in a row or column.",
    [TEXT_rule_signless_cage] =
        "The digits in a cage give its small number by addition or multiplication, in a cage "
        "of two cells also by subtraction or division. The sign is not shown. A digit may "
        "repeat in a cage, but not in a row or column.",
    [TEXT_rule_non_consecutive] =
        "Two cells that share an edge never contain consecutive digits, such as 3 and 4.",
    [TEXT_rule_all_signs] = "All possible signs are shown. Two cells without a sign between them "
                            "are not related in this way.",
    [TEXT_cages_text] =
        "# Cages\n\nA cage never repeats a digit, so some sums can be made in only one way. Two "
        "cells adding up to 3 must be 1 and 2. Three cells adding up to {6} must be {3}, {4} and "
        "{1}.\n\n# The Rule of {2}\n\nThe digits from 1 to {1} add up to {2}, so every row, column "
        "and box has the sum {2}. If cages fill all but one cell of a box, that cell is {2} minus "
        "the sum of the cages. If cages fill a box and stick out by one cell, that cell is the sum "
        "of the cages minus {2}.\n\n# A Worked Example\n\nThe board in the picture has four "
        "digits, so every row, column and box adds up to 10. The cage of 3 must be 1 and 2, and "
        "the cage of 7 must be 3 and 4. In the second row, the cage of 8 leaves one cell: it is 10 "
        "− 8 = 2. That cell shares a cage of 5 with the cell below, which is therefore 3. In the "
        "third row, the cage of 5 and this 3 leave 10 − 5 − 3 = 2 for the first cell, and the cell "
        "below it is 6 − 2 = 4. The first column now has its 2, so the first cell of the board is "
        "not 2: it is 1.",
    [TEXT_sums] = "Sums of Cages",
    [TEXT_sums_text] = "Every way to make a sum from different digits, by the number of cells.",
    [TEXT_sums_cells] = "{1} cells",
    [TEXT_signs_text] = "This book uses other symbols in place of digits: {1}.",
    [TEXT_letters] = "Letters: {1}",
    [TEXT_word] = "The word: {1}",
    [TEXT_word_text] = "Some puzzles use letters in place of digits. Each letter appears once in "
                       "every row, column and box. The solution spells a word: in a row, or on the "
                       "diagonal from top left to bottom right.",
    [TEXT_pictures_text] =
        "Some puzzles use pictures in place of digits. The key below the puzzles shows which "
        "number each picture has. Draw the picture into the cell, or write its number.",
    [TEXT_volume] = "Volume {1}",
    [TEXT_acknowledgements] = "Acknowledgements",
    [TEXT_about_author] = "About the Author",
    [TEXT_grading] = "How This Book Is Graded",
    [TEXT_grading_text] =
        "Every puzzle in this book was solved step by step, the way people do it: at each step "
        "with the easiest technique that works. The hardest technique that a puzzle needs sets its "
        "level. Within a level, a puzzle counts as harder if it needs such steps more often, or if "
        "there are fewer places where you can make the next step.\n\nEach puzzle was checked to "
        "have exactly one solution. You never need to guess.",
    [TEXT_grading_minutes] = "The minutes are an estimate, made from the times of many solvers. "
                             "You may well be twice as fast or half as fast.",
    [TEXT_grading_levels] = "The techniques that each level adds:",
    [TEXT_grading_same] = "The same, needed more often",
    [TEXT_grading_others] = " and {1} others",
    [TEXT_grading_many_others] = " and {1} others",
    [TEXT_glossary] = "Glossary",
    [TEXT_glossary_text] =
        "**Almost locked set** A group of cells in one house with exactly one candidate more than "
        "cells. If it loses one digit, it must contain all the others.\n\n**Box** A block of cells "
        "that contains each digit once.\n\n**Candidate** A digit that is still possible in an "
        "empty cell.\n\n**Cell** One of the small squares of the grid.\n\n**Chain** Candidates "
        "joined by links, each true or false because of the one before.\n\n**Fin** An extra "
        "candidate that spoils a pattern. If the fin is false, the pattern holds.\n\n**Fish** A "
        "pattern of one digit in some rows and the same number of columns, such as an "
        "X-wing.\n\n**Given** A digit that is printed from the start.\n\n**Hidden single** The "
        "only cell of a house where a digit can go.\n\n**House** A row, a column or a box. It "
        "contains each digit once.\n\n**Link** Two candidates that depend on each other. Strong: "
        "one of them must be true. Weak: they cannot both be true.\n\n**Naked single** A cell with "
        "only one candidate.\n\n**Pair** Two cells in a house with only the same two candidates "
        "(naked pair). No other cell of the house can have these digits.\n\n**Peers** Two cells "
        "that share a house. Each *sees* the other.\n\n**Pencil mark** A candidate, written small "
        "in its cell.\n\n**Pivot** The cell of a wing that sees both others.\n\n**Solution** The "
        "completed grid. A proper puzzle has exactly one.\n\n**Wing** Two cells with two "
        "candidates each, joined by a third cell (XY, XYZ) or by a digit with two possible cells "
        "in a house (W).",
    [TEXT_review] = "Did You Enjoy This Book?",
    [TEXT_review_text] = "A short review helps other solvers find it. Scan the code to write one.",
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
    [TEXT_cut_out_text] = "Cut along the dashed lines. The pictures fit the cells of the puzzles. "
                          "Move them until every one is in its place.",
    [TEXT_example] = "An example and its solution",
    [TEXT_hints] = "Hints",
    [TEXT_hints_text] = "Stuck? Look up the number of your puzzle. Read one hint, then try again.",
    [TEXT_techniques] = "Techniques",
    [TEXT_practice] = "Practice",
    [TEXT_practice_text] = "In each of these positions, the next step uses this technique. No "
                           "simpler technique works. Answers follow the last lesson.",
    [TEXT_lesson_puzzles] = "Puzzles with this technique: {1}",
    [TEXT_lesson_no_puzzle] = "No puzzle in this book needs this technique.",
    [TEXT_lesson_only] = "lesson only",
    [TEXT_answers] = "Answers",
    [TEXT_walkthroughs] = "Step by Step",
    [TEXT_step] = "Step {1}",
    [TEXT_step_left_out] = "Step {1} has no picture: {2}.",
    [TEXT_steps_left_out] = "Steps {1} to {2} have no picture: {3}.",
    [TEXT_left_out_digits] = "{1} digits found",
    [TEXT_left_out_candidates] = "only candidates removed",
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
    [TEXT_some_have_no_time] = "Some of these puzzles have no estimated time.",
    [TEXT_minutes] = "about {1} min",
    [TEXT_easy] = "Easy",
    [TEXT_medium] = "Medium",
    [TEXT_hard] = "Hard",
    [TEXT_unfair] = "Very hard",
    [TEXT_extreme] = "Extreme",
    [TEXT_beyond] = "Diabolical",
    [TEXT_level_range] = "{1} to {2}",
    [TEXT_course_rounds] = "round",
    [TEXT_course_openings] = "openings",
    [TEXT_course_summary] = "{1} openings at the start, {2} at the tightest point; hard steps: {3}",
    [TEXT_print_openings] = "openings: {1}",
    [TEXT_print_bottleneck] = "tightest point: {1}",
    [TEXT_print_hard_steps] = "hard steps: {1}",
    [TEXT_print_early] = "hardest at the start",
    [TEXT_print_smooth] = "equally hard throughout",
    [TEXT_print_late] = "hardest at the end",
    [TEXT_report_difficulty] = "Difficulty",
    [TEXT_report_figures] = "Figures",
    [TEXT_report_technique] = "Technique",
    [TEXT_report_steps] = "Steps",
    [TEXT_report_symmetry] = "Symmetry",
    [TEXT_report_section] = "Section",
    [TEXT_report_number] = "Number",
    [TEXT_report_id] = "ID",
    [TEXT_report_givens] = "Givens",
    [TEXT_report_key_step] = "Key step",
    [TEXT_report_repeat] = "Repeat",
    [TEXT_report_in_bank] = "in the bank {1}",
    [TEXT_report_no_repeats] = "None is a repeat.",
    [TEXT_report_some_repeats] = "Some are repeats; they are marked.",
    [TEXT_report_score] = "Score",
    [TEXT_report_rating] = "SE rating",
    [TEXT_report_time] = "Time to solve, in minutes",
    [TEXT_report_puzzle_count] = "Number of puzzles",
    [TEXT_report_known] = "{1} ({2} of {3} puzzles)",
    [TEXT_report_scatter] = "Score of each puzzle, darker the harder its level",
    [TEXT_report_by_number] = "Puzzle, by its number",
    [TEXT_report_shades] = "{1}; sections alternate in shade",
    [TEXT_symmetry_none] = "none",
    [TEXT_symmetry_rotate180] = "half turn",
    [TEXT_symmetry_rotate90] = "quarter turn",
    [TEXT_symmetry_mirror] = "left and right",
    [TEXT_symmetry_flip] = "top and bottom",
    [TEXT_symmetry_both] = "left and right, top and bottom",
    [TEXT_symmetry_diagonal] = "falling diagonal",
    [TEXT_symmetry_antidiagonal] = "rising diagonal",
    [TEXT_symmetry_both_diagonals] = "both diagonals",
    [TEXT_symmetry_full] = "every turn and reflection",
    [TEXT_month_names] = "January, February, March, April, May, June, July, August, September, "
                         "October, November, December",
    [TEXT_month_names_of_day] = "January, February, March, April, May, June, July, August, "
                                "September, October, November, December",
    [TEXT_weekday_names] = "Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday",
    [TEXT_first_of_month] = "1",
    [TEXT_day_title] = "{1}, {2} {3}",
    [TEXT_day_and_year] = "{1} {2}",
    [TEXT_rights] = "All rights reserved. No part of this book may be reproduced without the "
                    "written permission of the publisher, except for personal use.",
    [TEXT_one_solution] = "Every puzzle in this book was checked by computer: it has exactly one "
                          "solution.",
    [TEXT_colophon] = "Made with Nonet. Seed {1}.",
    [TEXT_isbn] = "ISBN {1}",
    [TEXT_play_online] = "Play online",

    [TEXT_cell_names_text] = "A cell is named by its row (r) and its column (c): r3c5 is the cell "
                             "in row 3 and column 5.",
    [TEXT_cell_is] = "r3c5=2 means that r3c5 is 2.",
    [TEXT_cell_is_not] = "r3c5≠2 means that r3c5 is not 2.",
    [TEXT_one_of_cells] = "r1c2/r1c3=4 means that one of the two cells is 4.",
    [TEXT_none_of_cells] = "r1c2/r1c3≠4 means that neither of the two cells is 4.",
    [TEXT_cell_sees] = "A cell sees the other cells of its row, column and box.",
    [TEXT_cell_sees_latin] = "A cell sees the other cells of its row and column.",
    [TEXT_arrow_text] = "→ means “therefore”.",
    [TEXT_seeing_words] = "sees see seen",
    [TEXT_grid_number] = "Grid {1}",
    [TEXT_grid_numbers_text] = "Some puzzles have several grids. They are numbered from the top "
                               "down, and from left to right.",
    [TEXT_grid_names_text] =
        "On a board of several grids, the grids are numbered too: from the top down, and from left "
        "to right. A cell is then named by its row and column within its grid.",
    [TEXT_cell_of_grid] = "4.r3c5 is r3c5 of grid 4.",
    [TEXT_label_colon] = ": ",
    [TEXT_list_and] = " and ",
    [TEXT_list_or] = " or ",
    [TEXT_list_break] = "; ",
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
    [TEXT_of_grid] = "{1} of grid {2}",
    [TEXT_in_grid] = "{1} (grid {2})",
    [TEXT_after_digit] = "{1} (after one more digit)",
    [TEXT_after_digits] = "{1} (after {2} more digits)",
    [TEXT_in_grid_after_digit] = "{1} (grid {2}, after one more digit)",
    [TEXT_in_grid_after_digits] = "{1} (grid {2}, after {3} more digits)",
    [TEXT_digits_before_text] =
        "“After 6 more digits” means that the hint’s step comes once you have placed that many "
        "digits.",
    [TEXT_tell] = "{1}: {2}.",
    [TEXT_tell_place] = "So {1}.",
    [TEXT_tell_remove] = "Remove {1}.",
    [TEXT_tell_remove_from] = "{1} from {2}",
    [TEXT_tell_look_in] = "look {1}",
    [TEXT_tell_look_at] = "look at {1}",
    [TEXT_tell_look_at_constraint] = "look at {1}",
    [TEXT_tell_look_for] = "look for {1}",
    [TEXT_tell_look_for_in] = "look for {1} {2}",
    [TEXT_ask_place] = "Where does the {x} go {in 1}?",
    [TEXT_ask_missing] = "One cell is empty {in 1}. Which digit is missing there?",
    [TEXT_ask_cell] = "Look at row {1}, column {2}. Only one digit fits there.",
    [TEXT_tell_full_house] = "{X} is the last empty cell {in 1}, and {x} is the missing digit",
    [TEXT_tell_naked_single] = "{x} is the only candidate left for {X}",
    [TEXT_tell_hidden_single] = "{in 1}, only {X} can be {x}",
    [TEXT_tell_locked_subset] = "{P} have only the candidates {p}. These cells are {in all}. So no "
                                "other cell there can have these digits",
    [TEXT_tell_locked] =
        "{in 1}, {p} can go only in {P}. They are also {in 2}, so no other cell there can be {p}",
    [TEXT_tell_leftovers] = "Each digit appears equally often {in base} and {in cover}. So the "
                            "cells that are left over on each side, {P} and {F}, contain the same "
                            "digits. {F} cannot contain {e} more often than {P} does",
    [TEXT_tell_leftovers_must] =
        "Each digit appears equally often {in base} and {in cover}. So the cells that are left "
        "over on each side, {P} and {F}, contain the same digits. [{F} must contain another {x}, "
        "so {P} must too, and there it fits only in {X}][{F} must contain another {e}, so {P} must "
        "too, and {E} sees every cell where it could go]",
    [TEXT_tell_naked_subset] =
        "{P} have only the candidates {p}. So no other cell {in all} can have these digits",
    [TEXT_tell_hidden_subset] =
        "{in 1}, the digits {p} can go only in {P}. So these cells can have no other digit",
    [TEXT_tell_fish] =
        "{in base}, {p} can go only {in cover}: in {P}. So no other cell {in cover} can be {p}",
    [TEXT_tell_finned_fish] =
        "{in base}, {p} can go only {in cover} or in the fin {F}. If the fin is not {p}, no other "
        "cell {in cover} can be {p}. If it is, no cell that sees the whole fin can be {p}. Some "
        "candidates are impossible in both cases",
    [TEXT_tell_sashimi_fish] =
        "{in base}, {p} can go only {in cover} or in the fin {F}. Without the fin, one line has a "
        "single place for {p}, and then no other cell {in cover} can be {p}. With {p} in the fin, "
        "no cell that sees the whole fin can be {p}. Some candidates are impossible in both cases",
    [TEXT_tell_remote_pair] =
        "{path} have only the candidates {p}, and each sees the next, so the two digits alternate. "
        "{first cell} and {last cell} are different, so a cell that sees both can be neither digit",
    [TEXT_tell_bug] = "If {P} were not {p}, every empty cell would have two candidates and every "
                      "digit two places in each house. Such a grid never has exactly one solution",
    [TEXT_tell_two_links] =
        "{in all}, {p} has only two possible cells each. {F} see each other, so at most one of "
        "them is {p}. Therefore at least one of {P} is {p}, and no cell that sees both can be {p}",
    [TEXT_tell_dual_kite] =
        "Two kites share two cells of a box. {in all}, their digits have only two possible cells "
        "each. A digit cannot be in both of the shared cells, so it is at one of the far ends of "
        "its kite. A cell that sees both far ends cannot have it",
    [TEXT_tell_empty_rectangle] = "{in 1}, {p} can go only {in 3} or {in 4}, and {in 2} only in "
                                  "{P}. If {last cell} is not {p}, then {first cell} is, and the "
                                  "{p} of the box must be {in 4}. Either way {E} sees a {p}",
    [TEXT_tell_dual_rectangle] =
        "{in 1}, {p} can go only {in 3} or {in 4}; {in 2} and {in 6} it has two possible cells "
        "each. Take either of these lines. If its far cell is not {p}, its near cell is, and the "
        "{p} of the box moves out of that line. Either way {E} see a {p}",
    [TEXT_tell_w_wing] =
        "{first cell} and {last cell} have only the candidates {p}. {in 1}, {f} can go only in "
        "{F}: {first cell} sees one of these and {last cell} the other. So the two ends cannot "
        "both be {f}. At least one is {e}, and no cell that sees both can be {e}",
    [TEXT_tell_xy_wing] = "{P} is {p/}: {cases}. Either way, one of {F} is {e}, and no cell that "
                          "sees both can be {e}",
    [TEXT_tell_xyz_wing] = "{P} is {p/}: {cases}. So {e} is in one of {F}, or in {P} itself, and "
                           "no cell that sees all three can be {e}",
    [TEXT_tell_rectangle] = "If {P} contained only {p}, you could swap these two digits, and the "
                            "puzzle would have two solutions",
    [TEXT_tell_rectangle_1] = "{rectangle}. So {F} must be another digit",
    [TEXT_tell_rectangle_2] =
        "{rectangle}. So one of {F} must be {f}, and no cell that sees all of them can be {f}",
    [TEXT_tell_rectangle_3] =
        "{rectangle}. So one of {F} must be {f/}. Together they act as one cell, which forms a "
        "naked subset {in 1} with {A}. No other cell there can have its digits",
    [TEXT_tell_rectangle_4] =
        "{rectangle}. {in 1}, {o} can go only in {F}. If one of these two were {e}, the other "
        "would be {o} and the four cells would contain only {p}",
    [TEXT_tell_rectangle_6] = "{rectangle}. {e} forms an X-wing in these cells. If one of {F} were "
                              "{e}, both would be, and the four cells would contain only {p}",
    [TEXT_tell_hidden_rectangle] = "{rectangle}. {in all}, {o} can go only in these cells. If {E} "
                                   "were {e}, its two neighbours in the rectangle would be {o} and "
                                   "the opposite cell {e}: the four cells would contain only {p}",
    [TEXT_tell_avoidable_1] =
        "{P} are filled in, and none of them is a given. If {E} were {e}, you could swap the two "
        "digits of these four cells, and the puzzle would have two solutions",
    [TEXT_tell_avoidable_2] =
        "{P} are filled in, and none of them is a given. If neither of {F} were {e}, you could "
        "swap the two digits of these four cells, and the puzzle would have two solutions. So one "
        "of {F} is {e}, and no cell that sees both can be {e}",
    [TEXT_tell_sue_de_coq] =
        "{P} are {in 1} and {in 2} and can be {p}. Together with {A} ({a}) in the line and {B} "
        "({b}) in the box there are exactly as many cells as digits, so each of these digits is in "
        "one of the cells. No cell that sees all its places there can have it",
    [TEXT_tell_colours_trap] =
        "{p} is either in {P} or in {F}, because every strong link between these cells has one "
        "true end. No cell that sees both groups can be {p}",
    [TEXT_tell_colours_wrap] =
        "{p} is either in {P} or in {F}, because every strong link between these cells has one "
        "true end. Two of {E} see each other, so that group is false",
    [TEXT_tell_multi_colours_1] =
        "{p} is either in {P} or in {F}, and either in {A} or in {B}. A cell of the first pair "
        "sees a cell of the second, so these two groups cannot both be true. One of the opposite "
        "groups must be, and no cell that sees both of them can be {p}",
    [TEXT_tell_multi_colours_2] =
        "{p} is either in {P} or in {F}, and either in {A} or in {B}. One group of the first pair "
        "sees both groups of the second. One of those is true, so that group is false",
    [TEXT_tell_chain_ends] = "{chain}. So at least one of {start} and {end} is true. What "
                             "contradicts both is impossible",
    [TEXT_tell_chain_true] = "{chain}. If {last cell} were not {last digit}, it would follow that "
                             "it is. So it is {last digit}",
    [TEXT_tell_chain_false] = "{chain}. If {last cell} were {last digit}, it would follow that it "
                              "is not. So it is not {last digit}",
    [TEXT_tell_loop] = "{chain}. The chain is a ring, so it holds in both directions, and each "
                       "link has one true end. What contradicts both ends of a link is impossible",
    [TEXT_tell_als_xz] =
        "{sets} are almost locked sets: they have one digit more than cells. All places for {k} in "
        "them see each other, so one of the sets loses it and must contain all its other digits. "
        "So A or B contains {e}, and no cell that sees all its places there can have it",
    [TEXT_tell_als_double] =
        "{sets} are almost locked sets: they have one digit more than cells. All places for {k} in "
        "them see each other, so each set loses exactly one of these digits. All their other "
        "digits stay in their set. No cell that sees all places of such a digit can have it",
    [TEXT_tell_als_chain] =
        "{sets} are almost locked sets: they have one digit more than cells. Neighbouring sets "
        "share a digit that only one of them can contain: {joints}. A set that loses a digit must "
        "contain all the others, so {first set} or {last set} contains {e}. No cell that sees all "
        "its places there can have it",
    [TEXT_tell_death_blossom] =
        "{P} is {p/}. Each of these takes its digit from an almost locked set, which has one digit "
        "more than cells: {joints}, with {sets}. That set must then contain all its other digits, "
        "so one of the sets contains {e}. No cell that sees all its places there can have it",
    [TEXT_tell_aligned] =
        "Go through the ways to fill {P}. Those that repeat a digit in a house, or leave no "
        "candidate for one of {A}, are impossible. No other way uses what is removed",
    [TEXT_tell_nishio] =
        "If {E} were {e},[ {P} would have to be {e} too, and] {e} would have no place left {in 1}",
    [TEXT_tell_forcing_chain] = "{chain}. That leaves {dead}, so {suppose} is wrong",
    [TEXT_tell_forcing_net] = "Suppose {suppose}.[ Step by step this gives {follows}.] That leaves "
                              "{dead}, so {suppose} is wrong",
    [TEXT_tell_net_all] = "One of these must be true, and each leads to the same result: {follows}",
    [TEXT_tell_net_long] =
        "One of {assumptions} must be true. From each of them, singles lead to the same result",
    [TEXT_tell_left_out] = "… (the rest is not shown)",
    [TEXT_tell_part] = "Part {1} of {2}. {3}.",
    [TEXT_tell_part_follows] = "Suppose {suppose}.[ This gives {follows}]",
    [TEXT_tell_part_dead] = "Suppose {suppose}.[ This gives {follows}.] That leaves {dead}",
    [TEXT_tell_dead_cell] = "no candidate for {1}",
    [TEXT_tell_refuted] = "otherwise a contradiction",
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
    [TEXT_name_x] = "the X between {3} and {4}",
    [TEXT_name_v] = "the V between {3} and {4}",
    [TEXT_name_odd] = "the circle for an odd digit in {3}",
    [TEXT_name_even] = "the square for an even digit in {3}",
    [TEXT_name_sandwich] = "the sandwich of {1} (sum {2})",
    [TEXT_name_anti_knight] = "the anti-knight rule",
    [TEXT_name_anti_king] = "the anti-king rule",
    [TEXT_name_whisper] = "the whisper line {1}",
    [TEXT_name_renban] = "the renban line {1}",
    [TEXT_name_palindrome] = "the palindrome {1}",
    [TEXT_name_between] = "the between line {1}",
    [TEXT_name_lockout] = "the lockout line {1}",
    [TEXT_name_region_sum] = "the region sum line {1}",
    [TEXT_name_zipper] = "the zipper line {1}",
    [TEXT_name_nabner] = "the nabner line {1}",
    [TEXT_name_modular] = "the modular line {1}",
    [TEXT_name_entropic] = "the entropic line {1}",
    [TEXT_name_slow_thermo] = "the slow thermometer {1}",
    [TEXT_name_little_killer] = "the little killer {1} (sum {2})",
    [TEXT_name_x_sums] = "the X-sum {2} ({1})",
    [TEXT_name_skyscraper] = "the skyscraper count {2} ({1})",
    [TEXT_name_numbered_room] = "the room number {2} ({1})",
    [TEXT_name_quadruple] = "the quadruple {2} ({1})",
    [TEXT_name_minimum] = "the minimum {3}",
    [TEXT_name_maximum] = "the maximum {3}",
    [TEXT_name_dutch_whisper] = "the Dutch whisper line {1}",
    [TEXT_name_double_arrow] = "the double arrow {1}",
    [TEXT_name_sum_line] = "the sum line {1} (sum {2})",
    [TEXT_name_pill_arrow] = "the pill arrow {1}",
    [TEXT_name_plain_cage] = "the cage {1}",
    [TEXT_name_repeat_cage] = "the cage {1} (sum {2})",
    [TEXT_name_difference] = "the difference {2} between {3} and {4}",
    [TEXT_name_ratio] = "the ratio {2} between {3} and {4}",
    [TEXT_name_clone] = "the clone {1}",
    [TEXT_name_row_indexer] = "the row indexer {3}",
    [TEXT_name_column_indexer] = "the column indexer {3}",
    [TEXT_name_box_indexer] = "the box indexer {3}",
    [TEXT_name_anti_queen] = "the anti-queen rule",
    [TEXT_name_entropy] = "the entropy rule",
    [TEXT_name_calc_cage] = "the cage {1} ({2})",
    [TEXT_name_non_consecutive] = "the non-consecutive rule",
    [TEXT_name_ends] = "from {1} to {2}",
    [TEXT_name_at] = "at {1}",
    [TEXT_name_all_signs] = "the rule that every possible mark is shown",
    [TEXT_clue_cage] = "The cage {1} has different digits that add up to {2}",
    [TEXT_clue_calc_cage] = "The digits in the cage {1} give {2}",
    [TEXT_clue_signless_cage] = "The digits in the cage {1} give {2} by some sign",
    [TEXT_clue_thermo] = "Digits increase along the thermometer {1}",
    [TEXT_clue_arrow] =
        "On the arrow {1}, the digits along the shaft add up to the digit in the circle",
    [TEXT_clue_greater] = "The inequality sign between {3} and {4} means that {3} is greater",
    [TEXT_clue_consecutive] = "The bar between {3} and {4} means that they are consecutive",
    [TEXT_clue_white_dot] = "The white dot between {3} and {4} means that they are consecutive",
    [TEXT_clue_black_dot] = "The black dot between {3} and {4} means that one is twice the other",
    [TEXT_clue_x] = "The X between {3} and {4} means that they add up to {2}",
    [TEXT_clue_v] = "The V between {3} and {4} means that they add up to {2}",
    [TEXT_clue_odd] = "The circle in {3} means that its digit is odd",
    [TEXT_clue_even] = "The square in {3} means that its digit is even",
    [TEXT_clue_whisper] = "Neighbours on the whisper line {1} are far apart",
    [TEXT_clue_renban] = "The renban line {1} holds consecutive digits",
    [TEXT_clue_palindrome] = "The palindrome {1} reads the same from both ends",
    [TEXT_clue_between] = "On the between line {1}, the digits lie between those in its circles",
    [TEXT_clue_lockout] = "On the lockout line {1}, no digit lies between those in its diamonds",
    [TEXT_clue_region_sum] = "The region sum line {1} has the same sum in each box",
    [TEXT_clue_zipper] =
        "On the zipper line {1}, cells at the same distance from the middle have the same sum",
    [TEXT_clue_nabner] = "On the nabner line {1}, no two digits are equal or consecutive",
    [TEXT_clue_modular] =
        "On the modular line {1}, the remainders by 3 repeat with every third cell",
    [TEXT_clue_entropic] =
        "On the entropic line {1}, low, middle and high digits repeat with every third cell",
    [TEXT_clue_slow_thermo] = "Digits never decrease along the slow thermometer {1}",
    [TEXT_clue_skyscraper] = "From the skyscraper count {2} ({1}), exactly {2} of the digits are "
                             "greater than all before them",
    [TEXT_clue_quadruple] = "The four cells {1} must contain the digits {2}",
    [TEXT_clue_sandwich] = "In the sandwich of {1}, the digits between {3} and {4} add up to {2}",
    [TEXT_clue_side_by_side] = "{3} and {4} are next to each other, so they are not consecutive",
    [TEXT_clue_differ] = "{3} and {4} must be different by a rule of this puzzle",
    [TEXT_clue_no_consecutive] = "There is no bar between {3} and {4}, so they are not consecutive",
    [TEXT_clue_no_white_dot] = "There is no dot between {3} and {4}, so they are not consecutive",
    [TEXT_clue_no_black_dot] = "There is no dot between {3} and {4}, so neither is twice the other",
    [TEXT_clue_no_x] = "There is no X between {3} and {4}, so they do not add up to {2}",
    [TEXT_clue_no_v] = "There is no V between {3} and {4}, so they do not add up to {2}",
    [TEXT_tell_clue] = "{clue}. So not every candidate fits",
    [TEXT_tell_cage_last] = "{clue}. Only {X} is still empty, and {x} completes the sum",
    [TEXT_tell_sign_chain] = "Because of the inequality signs between them, the digits increase "
                             "along {P}. Each cell must leave room for the others",
    [TEXT_tell_cage_single] = "{clue}. Only {p} make this sum",
    [TEXT_tell_least_and_most] =
        "{clue}. Even with the smallest digits in the other cells, some candidates are too large, "
        "or even with the largest ones too small",
    [TEXT_tell_cage_sets] =
        "{clue}. No set of digits with this sum that the candidates still allow contains {e/}",
    [TEXT_tell_cage_places] = "{clue}. If one of these candidates were right, no different digits "
                              "could make up the rest of the sum",
    [TEXT_tell_needed] = "{clue}. Every way to fill these cells uses {e}, in {P/}. No cell that "
                         "sees all of them can be {e}",
    [TEXT_tell_seen] = "{in 1}, {p} can go only in {P}. No cell that sees all of these can be {p}",
    [TEXT_tell_beside] = "{in 1}, {p} can go only in {P}, and {E} is next to each of these cells. "
                         "By {clues}, {e} cannot be next to {p}",
    [TEXT_tell_45_inner] = "All digits {in all} add up to {total}. The cages that are completely "
                           "there have the sum {known}, so {sum} is left for {P}[. {way}]",
    [TEXT_tell_45_outer] = "All digits {in all} add up to {total}. The cages that cover them have "
                           "the sum {known}. The difference, {sum}, is outside, in {P}[. {way}]",
    [TEXT_tell_45_both] = "All digits {in all} add up to {total}. Compared with the cages there, "
                          "{P} must be {sum} more than {F}",
    [TEXT_tell_45_equal] = "All digits {in all} add up to {total}. Compared with the cages there, "
                           "{P} must have the same sum as {F}",
    [TEXT_tell_45_way] = "In every way to make this sum, {X} is {x}",
    [TEXT_tell_naked_cages] = "{P} must contain the digits {p}, because of {clues} and the "
                              "candidates there. So no other cell {in 1} can have these digits",
    [TEXT_tell_hidden_cages] =
        "{in 1}, the digits {p} can go only in {P}, and they only just fit. So a cell that is in "
        "none of these constraints must have one of the digits, and each constraint the most of "
        "them that it can: {clues}",
    [TEXT_tell_cages_in_house] =
        "Two constraints meet {in 1}: {clue 1} and {clue 2}. They share no digit there, so any "
        "candidate of the first is wrong with which the second cannot be filled",
    [TEXT_tell_cage_split] =
        "{clue}. By the sum of all digits {in all}, {P} have the sum {sum} and {F} have {other}",
    [TEXT_tell_stuck] = "The techniques find no next step.",
    [TEXT_mark_place] = "goes here",
    [TEXT_mark_eliminate] = "is removed",
    [TEXT_mark_pattern] = "pattern",
    [TEXT_mark_fin] = "other cells of the step",
    [TEXT_mark_set] = "set {1}",
    [TEXT_link_strong] = "one of the two",
    [TEXT_link_weak] = "not both",
    [TEXT_spot_full_house] =
        "Find a row, column or box with one empty cell. Write in the digit that is missing.",
    [TEXT_spot_naked_single] = "Pick an empty cell and count off the digits in its row, its column "
                               "and its box. If all but one are there, the cell is that digit. "
                               "Start where full rows, columns and boxes cross.",
    [TEXT_spot_hidden_single] =
        "Pick a digit and a box, row or column without it. Cross out every cell that already has "
        "the digit elsewhere in its row, column or box. If one cell is left, the digit goes there. "
        "Do not stop at boxes: rows and columns hide singles too.",
    [TEXT_spot_locked_subset] = "Find two cells of a box, in one row or column, with the same two "
                                "candidates, or three cells with three. These digits must go "
                                "there. Remove them from the rest of the line and of the box.",
    [TEXT_spot_locked] =
        "Pick a digit and a box. If all its possible cells in the box are in one row or column, "
        "remove it from the rest of that line. The other way round: if all its possible cells in a "
        "line are in one box, remove it from the rest of the box.",
    [TEXT_spot_naked_subset] =
        "Find two cells in a row, column or box that have only the same two candidates, or three "
        "cells with only three different candidates, or four with four. These digits must go "
        "there: remove them from the other cells of the house. Each of the three or four cells "
        "need not have all of these digits.",
    [TEXT_spot_hidden_subset] =
        "Find digits in a row, column or box that can go only in the same cells: two digits in two "
        "cells, three in three, four in four. Remove all other candidates from these cells.",
    [TEXT_spot_leftovers] = "Compare whole rows or columns with the regions that nearly cover "
                            "them. The cells that stick out on one side have the same digits as "
                            "those on the other. Remove what only one side could have.",
    [TEXT_spot_fish] = "Pick a digit. Find two rows where it has only two possible cells, in the "
                       "same two columns. One of the two diagonal pairs must hold it, so remove it "
                       "from every other cell of those columns. With three rows and columns it is "
                       "a swordfish, with four a jellyfish. Columns work the same way.",
    [TEXT_spot_remote_pair] = "Find a chain of cells with the same two candidates, each of which "
                              "sees the next. With an even number of cells, the two ends are "
                              "different. Remove both digits from any cell that sees both ends.",
    [TEXT_spot_bug] = "Near the end, check whether every empty cell but one has exactly two "
                      "candidates. In the cell with three, the digit that appears three times in "
                      "each of its row, column and box is the answer.",
    [TEXT_spot_two_links] = "Pick a digit. Find two houses where it has only two possible cells "
                            "each. If a cell of one sees a cell of the other, one of the two far "
                            "ends must hold the digit, so remove it from any cell that sees both.",
    [TEXT_spot_empty_rectangle] =
        "Pick a digit. Find a box where all its possible cells are in one row and one column. Find "
        "another column where it has two possible cells, one of them in that row. Look along the "
        "row of the other one: where it meets the column of the box, remove the digit. Rows work "
        "the same way.",
    [TEXT_spot_w_wing] =
        "Find two cells with the same two candidates that do not see each other. Look for a house "
        "where one of these digits has two possible cells, one seen by each of the two. Remove the "
        "other digit from any cell that sees both.",
    [TEXT_spot_xy_wing] =
        "Find a cell with two candidates, the pivot. It must see two cells with two candidates "
        "each: one shares one digit with it, the other the other digit, and both have the same "
        "third digit. Remove the third digit from any cell that sees both.",
    [TEXT_spot_xyz_wing] =
        "Find a cell with three candidates, the pivot. It must see two cells with two of these "
        "candidates each, but not the same two. The three cells share one digit. Remove it from "
        "any cell that sees all three. Few cells see the pivot too, so check this first.",
    [TEXT_spot_avoidable] = "Find four cells in two rows, two columns and two boxes, two or three "
                            "of which you have filled in, with no given among them. The last "
                            "corner must not complete a pattern that could be swapped.",
    [TEXT_spot_finned_fish] =
        "Find a fish that would be complete without some extra cells in one box, the fin. It still "
        "removes its digit from cells that also see the whole fin. In a sashimi fish, the corner "
        "in the fin’s box is filled or does not have the digit.",
    [TEXT_spot_sue_de_coq] =
        "Where a box and a line cross, find two or three cells with two more candidates than "
        "cells. Look for cells in the rest of the line and in the rest of the box that take up "
        "these digits. Then each of the digits is used in one of these cells. Remove them from the "
        "rest of the line and of the box.",
    [TEXT_spot_colours] =
        "Pick a digit. Where it has only two possible cells in a house, colour them alternately "
        "and follow the links. Remove the digit from any cell that sees both colours. If two cells "
        "of one colour see each other, that colour is wrong everywhere.",
    [TEXT_spot_multi_colours] = "Colour two separate networks of pairs for a digit. If a colour of "
                                "one sees a colour of the other, one of the two opposite colours "
                                "is right. Remove the digit from any cell that sees both of those.",
    [TEXT_spot_chain] =
        "Start at a candidate and alternate: if this is false, the next is true; if that is true, "
        "the one after is false. If the first and the last cannot both be false, remove what both "
        "rule out. Cells with two candidates and digits with two possible cells make good links.",
    [TEXT_spot_loop] =
        "Start at a candidate and alternate: if this is false, the next is true; if that is true, "
        "the one after is false. Continue until the chain returns to its start. Now each link has "
        "one true end. Remove any candidate that sees both ends of a link.",
    [TEXT_spot_als_xz] =
        "Find two groups of cells, each in one house, with one digit more than cells. They share a "
        "digit whose places all see each other, so one group loses it and must have all its "
        "others. Remove a second common digit from any cell that sees all its places in both.",
    [TEXT_spot_als_chain] =
        "Find three or more groups of cells, each in one house and with one digit more than cells. "
        "Join each to the next by a digit that only one of them can have. Remove a digit that the "
        "first and the last group share from any cell that sees all its places in both.",
    [TEXT_spot_death_blossom] =
        "Find a cell for which each candidate is also in a group with one digit more than cells, "
        "in places that all see the cell. Whatever the cell is, one group loses that digit. Remove "
        "a digit that all groups share from any cell that sees all its places.",
    [TEXT_spot_aligned] = "Pick two or three cells and list the digits they could have together. "
                          "Cross out what another cell with few candidates forbids. Remove a "
                          "candidate that is in no combination left.",
    [TEXT_spot_franken_fish] = "Find a fish that uses boxes as well as lines: all possible cells "
                               "of a digit in some rows and boxes are in the same number of "
                               "columns and boxes. Remove the digit from the rest of these.",
    [TEXT_spot_nishio] = "Pick a possible cell for a digit and follow only what it does to that "
                         "digit. If the digit no longer fits somewhere, the cell was wrong.",
    [TEXT_spot_forcing_chain] =
        "Pick a cell with few candidates, or a digit with few possible cells in a house, and "
        "follow each case to its end. What comes out the same every time is true. What leads to a "
        "contradiction is wrong.",
    [TEXT_spot_forcing_net] =
        "Assume a candidate and fill in all that follows, combining several consequences. What "
        "follows from every candidate of a cell, or from every place of a digit, is true. What "
        "leads to a contradiction is wrong.",
    [TEXT_spot_clue] =
        "Find a mark, line or sum with few possible digits left. Test each candidate of one of its "
        "cells: can the other cells still be filled? If not, remove it.",
    [TEXT_spot_odd_even] =
        "Look at the marked cells first. A circle allows only odd digits, a square only even ones. "
        "Remove all others. With few candidates left, such a cell is often the start of a pair.",
    [TEXT_spot_inequality] =
        "Compare the two cells at a sign. The greater one cannot hold the smallest candidate of "
        "the other, or anything less; the smaller one cannot hold the greatest candidate of the "
        "other, or anything greater. Cross these out.",
    [TEXT_spot_sign] = "Compare the two cells at a sign. For each candidate of one, the other "
                       "needs a partner: for a dot the next digit, or the double; for an X the "
                       "rest to 10. Cross out every candidate without a partner. If all signs are "
                       "shown, two cells without one must not be such partners.",
    [TEXT_spot_sign_chain] =
        "Follow the inequality signs from the smallest cell to the largest. The first cell of a "
        "chain must leave a larger digit for each cell after it, and the last a smaller digit for "
        "each cell before it. Number the cells along the chain and remove what is too small or too "
        "large.",
    [TEXT_spot_thermo] =
        "Count along the thermometer. From the bulb on, each cell is at least one more than the "
        "cell before; from the tip back, at least one less than the cell after. A long thermometer "
        "leaves only a few digits for each cell. Remove all others.",
    [TEXT_spot_arrow] =
        "Add up the smallest digits that the arrow can have: the circle is at least that. The "
        "circle is at most 9, so each cell of the arrow has only what the others leave. Digits in "
        "the same house must differ, which makes the smallest sum larger.",
    [TEXT_spot_sandwich] =
        "Find the two outer digits first, 1 and the greatest digit. The sum shows how far apart "
        "they must be: 0 means side by side, a large sum far apart. Then list the sets of digits "
        "that make the sum in that many cells, and remove what is in none of them.",
    [TEXT_spot_outside] =
        "Start with the extreme numbers: the smallest and the largest allow only few ways to begin "
        "the row or column. Write down the ways that the number allows for the first cells, and "
        "remove every candidate that is in none of them.",
    [TEXT_spot_calc_products] =
        "Start with the cages that can be filled in few ways. Split a product into its factors: a "
        "cage of {1} must hold a {2} and a {3}, and a digit that does not divide the number cannot "
        "be in the cage. For a sum, list the sets of digits that make it. Equal digits may only "
        "stand where they share neither row nor column.",
    [TEXT_spot_calc_pairs] =
        "In a cage of two cells, list the pairs. A large quotient leaves only one: on a {1} × {1} "
        "board, {1}÷ is 1 and {1}. So does a large difference: {2}− is 1 and {1}. If both cells "
        "are in one row or column, their digits are used up there.",
    [TEXT_spot_calc_signs] =
        "Where the sign is not shown, ask which signs are possible at all. A number above the "
        "greatest sum must be a product. A number that no product gives must be a sum. Of two "
        "cells, a 1 can only be a difference or a quotient. Then list the digits by each sign "
        "that remains, and cross out what none of them allows.",
    [TEXT_spot_skyscraper_counts] =
        "A 1 outside the grid means that the tallest tower stands first. The number of towers "
        "of a whole row means that they rise step by step. Otherwise the tallest cannot stand "
        "too near: with an N, it is in cell N at the earliest, and the first cells cannot be "
        "too tall either. Look at both ends of a row together.",
    [TEXT_spot_renban] =
        "The digits of a renban line are a run without gaps, in any order. Take the smallest "
        "and the greatest digit that the line can reach from each candidate. On a line of N "
        "cells, two digits can differ by at most N − 1. A long line must contain the middle "
        "digits: remove them from all cells that see the whole line.",
    [TEXT_spot_whisper] =
        "Digits on a whisper line alternate between low and high, and 5 is on none. If you "
        "know one cell, you know for every other whether it is low or high. 4 and 6 have only "
        "one possible neighbour on the line each, 9 and 1. So they cannot stand between two "
        "cells of the same house.",
    [TEXT_spot_quadruple] =
        "The digits of the circle go into its four cells. If a digit is ruled out in all but "
        "one of them, it stands there. If the circle lists four digits, the four cells hold "
        "nothing else. Cells that see all four lose these digits.",
    [TEXT_spot_little_killer] =
        "Add up the least and the greatest digits that the diagonal can have. Cells of one "
        "box, row or column must differ, others may repeat. What a cell can hold is the number "
        "less what the others hold at least, and at most. A very small or very large number "
        "leaves little choice.",
    [TEXT_spot_x_sums] =
        "The first digit X says how many cells are added up, itself included. For each "
        "possible X, see whether X − 1 other digits can make the rest. This leaves few first "
        "digits, and often a set of digits for the next cells.",
    [TEXT_spot_cage_last] =
        "Find a cage with one empty cell. Add up its other cells and subtract the result from the "
        "sum of the cage. The difference is the digit of the empty cell.",
    [TEXT_spot_least_and_most] =
        "Pick a cage with a small or a large sum. Give its other cells the smallest digits that "
        "they can have: what is left of the sum is the most that this cell can be. With the "
        "largest digits you get the least. Remove what is larger or smaller.",
    [TEXT_spot_swordfish] =
        "Pick a digit. Find three rows where it has only two or three possible cells, all of them "
        "in the same three columns. Each of these columns has the digit in one of the three rows, "
        "so remove it from the other cells of the columns. Columns work the same way.",
    [TEXT_spot_jellyfish] =
        "Pick a digit. Find four rows where it has two to four possible cells, all of them in the "
        "same four columns. Each of these columns has the digit in one of the four rows, so remove "
        "it from the other cells of the columns. Columns work the same way.",
    [TEXT_spot_rectangle_1] =
        "Find four cells in two rows, two columns and two boxes that share the same two "
        "candidates. Three of them have no others. If the fourth had none either, you could swap "
        "the two digits, and the puzzle would have two solutions. So the fourth cell is one of its "
        "other candidates.",
    [TEXT_spot_rectangle_2] =
        "Find four cells in two rows, two columns and two boxes that share the same two "
        "candidates. Two or three of them also have one more digit, the same one. If it were in "
        "none of them, the puzzle would have two solutions. So it is in one of them: remove it "
        "from any cell that sees all of these.",
    [TEXT_spot_rectangle_3] =
        "Find four cells in two rows, two columns and two boxes that share the same two "
        "candidates. Two of them also have other digits. One of the two cells must be such a "
        "digit, or the puzzle would have two solutions. Treat them as one cell with these digits, "
        "and look for a pair or triple with it in their house.",
    [TEXT_spot_rectangle_4] =
        "Find four cells in two rows, two columns and two boxes that share the same two "
        "candidates. Two of them, in one house, also have other digits. If one of the shared "
        "digits can go only in these two cells of the house, the other shared digit can be in "
        "neither: the puzzle would have two solutions.",
    [TEXT_spot_rectangle_6] = "Find four cells in two rows, two columns and two boxes that share "
                              "the same two candidates. Two cells in opposite corners also have "
                              "other digits. If one of the shared digits can go only in the four "
                              "cells of both rows or columns, remove it from these two corners.",
    [TEXT_spot_hidden_rectangle] =
        "Find four cells in two rows, two columns and two boxes that share the same two "
        "candidates, one of them with no others. Look at the opposite corner: if one of the two "
        "digits can go only in the four cells of its row and its column, remove the other digit "
        "from this corner.",
    [TEXT_spot_cage] = "Pick a cage with few cells, or with a very small or very large sum. List "
                       "the combinations that make its sum: {1} in {2} cells is always {3}. Remove "
                       "what is in none of them. What is in all of them must be in the cage, so "
                       "remove it from cells that see all its possible cells.",
    [TEXT_spot_cages] =
        "Find cages, lines and marks whose cells are all in one house. If some of them must take "
        "two digits, no other cell of the house can have these digits. If only two of them have "
        "room for two digits, those digits go there.",
    [TEXT_spot_sum_of_house] =
        "Every house has the same sum: {1} with the digits 1 to {2}. Find one or more houses that "
        "cages inside them nearly fill. Add up these cages and subtract the result from the sum of "
        "the houses. The difference is the sum of the cells that are left over.",
    [TEXT_spot_cage_split] =
        "Find a cage that lies partly in a house. If the other cells of the house, or the other "
        "cages there, have a known sum, the part of the cage inside the house has the rest of {1}. "
        "Subtract it from the sum of the cage to get the part outside. Then list the combinations "
        "of each part.",
    [TEXT_spot_sums_compared] =
        "Every house has the same sum: {1} with the digits 1 to {2}. Find one or more houses where "
        "cages leave a few cells over inside and also stick out by a few. Add up the cages and "
        "compare with the sum of the houses. The difference between the two sums is the difference "
        "between the cells outside and those left over inside.",
    [TEXT_spot_sum_outside] =
        "Every house has the same sum: {1} with the digits 1 to {2}. Find one or more houses that "
        "cages cover completely, with few cells outside. Add up these cages and subtract the sum "
        "of the houses. The difference is the sum of the cells that stick out.",
    [TEXT_spot_seen] = "Pick a digit with few possible cells in a house or a cage. Remove it from "
                       "any cell that sees all of them, also by a rule of this puzzle.",
    [TEXT_spot_overlap] = "Start in the cells where two grids overlap. They obey the rows and "
                          "columns of both, so they have the fewest candidates. When you solve one "
                          "of them, its digit also helps in the other grid.",
    [TEXT_spot_template] =
        "Pick a digit and find every way to place it on the whole board. A cell that is used every "
        "time is that digit. Remove it from a cell that is never used.",
};

/* The others are in the table of techniques. */
static const struct technique_name techniques[] = {
    {"child-naked-single", "Only number"},
    {"child-hidden-single", "Only place"},
    {"child-naked-pair", "Twins"},
    {"child-naked-triple", "Triplets"},
    {"child-hidden-pair", "Hidden twins"},
    {"child-hidden-triple", "Hidden triplets"},
    {"child-full-house", "Last empty cell"},
    {"child-locked-pair", "Locked twins"},
    {"child-locked-triple", "Locked triplets"},
    {"child-pointing", "Only in one line"},
    {"child-claiming", "Only in one box"},
    {"child-remote-pair", "Chain of twins"},
    {"child-x-wing", "Four corners"},
    {"child-cage-least-and-most", "Smallest and largest number of a cage"},
    {"child-rule-of-45-inner", "Trick of 45, inside"},
    {"child-rule-of-45-outer", "Trick of 45, outside"},
    {NULL, NULL},
};

const struct language language_en = {texts, techniques};
