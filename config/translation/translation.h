/* The texts that books and explanations print, in every supported language.
 *
 * One list names the texts, so that the enum, the config's keys and each language's table cannot
 * drift apart. A text may hold {1}, {2} …, which translation_fill replaces. A book's own texts
 * (config `book.words`) come first, then its language's; a text that a language does not have is
 * printed in English.
 *
 * To add a language: one file named by its code, such as de.c, and a row of LANGUAGES. All data is
 * constant. */
#ifndef NONET_CONFIG_TRANSLATION_TRANSLATION_H
#define NONET_CONFIG_TRANSLATION_TRANSLATION_H

#include "base/text.h"
#include "config/values.h"

/* Names of houses, alone, with "in" and in the plural, where {1} is the numbers; and the sentences
 * that explain steps (tell_…). These placeholders of a sentence are replaced by parts of the step:
 *
 *   {P} {F} {A} {B}    cells of the pattern, of its fins or its other side, of the first set, of
 *                      the second set
 *   {E} {X}            cells where a candidate is removed, where a digit is placed
 *   {p} {f} {a} …      small letters: the digits there. With a slash, {p/} and {P/}: joined by "or"
 *                      instead of "and"
 *   {o} {k}            the pattern's digits without those that are removed; the digits of the links
 *   {in 1} … {in 4}    houses: the first … fourth
 *   {in base} {in cover} {in all}
 *                      houses: those before the middle, those after it, each
 *   {chain} {start} {end} {first cell} {last cell}
 *                      the links as a chain, and its two ends
 *   {sets} {joints} {first set} {last set}
 *                      almost locked sets by name
 *   {suppose} {assumptions} {follows} {dead}
 *                      an assumption, all of several, what follows from it, and the contradiction
 *   {cases}            for each wing, what makes it the common digit
 *   {rectangle} {way}  the text tell_rectangle; the text tell_45_way, if one of several cells is
 *                      placed
 *   {clue}             the rule of the step's first constraint: the text clue_… of its kind
 *   {clues} {clue 1} {clue 2}
 *                      the names of all its constraints, of the first, of the second: the texts
 *                      name_… of their kinds
 *   {total} {known} {sum} {other}
 *                      the numbers of the step, in this order
 *
 * In clue_… and name_… {1} is where the constraint is: its cells, or the row or column of a sum
 * outside; name_ends with the first and the last cell of a line; name_at with the cell of a large
 * cage that has the sum. {2} is its sum; {3} and {4} its first and second cell, or the two digits
 * that a sum outside is between.
 * of_grid names a cell or house {1} of one grid of several, in_grid a technique whose step lies in
 * one.
 *
 * label_colon is between a label and its value; list_break separates list items that contain
 * commas. name_arrow_along names one of several arrows that share a circle.
 *
 * The texts spot_… explain a family of techniques and how to find one. They have no placeholders.
 *
 * Words in [brackets] are dropped if one of their placeholders is empty. A sentence begins with a
 * capital letter, a cell or a digit. */
#define SENTENCES(TEXT)                                                                            \
    TEXT(cell_names_text)                                                                          \
    TEXT(cell_is)                                                                                  \
    TEXT(cell_is_not)                                                                              \
    TEXT(one_of_cells)                                                                             \
    TEXT(none_of_cells)                                                                            \
    TEXT(cell_sees)                                                                                \
    TEXT(cell_sees_latin)                                                                          \
    TEXT(arrow_text)                                                                               \
    TEXT(seeing_words)                                                                             \
    TEXT(grid_number)                                                                              \
    TEXT(grid_numbers_text)                                                                        \
    TEXT(grid_names_text)                                                                          \
    TEXT(cell_of_grid)                                                                             \
    TEXT(label_colon)                                                                              \
    TEXT(list_and)                                                                                 \
    TEXT(list_or)                                                                                  \
    TEXT(list_break)                                                                               \
    TEXT(row)                                                                                      \
    TEXT(in_row)                                                                                   \
    TEXT(in_rows)                                                                                  \
    TEXT(column)                                                                                   \
    TEXT(in_column)                                                                                \
    TEXT(in_columns)                                                                               \
    TEXT(box)                                                                                      \
    TEXT(in_box)                                                                                   \
    TEXT(in_boxes)                                                                                 \
    TEXT(diagonal)                                                                                 \
    TEXT(in_diagonal)                                                                              \
    TEXT(in_diagonals)                                                                             \
    TEXT(area)                                                                                     \
    TEXT(in_area)                                                                                  \
    TEXT(in_areas)                                                                                 \
    TEXT(region)                                                                                   \
    TEXT(in_region)                                                                                \
    TEXT(in_regions)                                                                               \
    TEXT(of_grid)                                                                                  \
    TEXT(in_grid)                                                                                  \
    TEXT(after_digit)                                                                              \
    TEXT(after_digits)                                                                             \
    TEXT(in_grid_after_digit)                                                                      \
    TEXT(in_grid_after_digits)                                                                     \
    TEXT(digits_before_text)                                                                       \
    TEXT(tell)                                                                                     \
    TEXT(tell_place)                                                                               \
    TEXT(tell_remove)                                                                              \
    TEXT(tell_remove_from)                                                                         \
    TEXT(tell_look_in)                                                                             \
    TEXT(tell_look_at)                                                                             \
    TEXT(tell_look_at_constraint)                                                                  \
    TEXT(tell_look_for)                                                                            \
    TEXT(tell_look_for_in)                                                                         \
    TEXT(ask_place)                                                                                \
    TEXT(ask_missing)                                                                              \
    TEXT(ask_cell)                                                                                 \
    TEXT(tell_full_house)                                                                          \
    TEXT(tell_naked_single)                                                                        \
    TEXT(tell_hidden_single)                                                                       \
    TEXT(tell_locked_subset)                                                                       \
    TEXT(tell_locked)                                                                              \
    TEXT(tell_leftovers)                                                                           \
    TEXT(tell_leftovers_must)                                                                      \
    TEXT(tell_naked_subset)                                                                        \
    TEXT(tell_hidden_subset)                                                                       \
    TEXT(tell_fish)                                                                                \
    TEXT(tell_finned_fish)                                                                         \
    TEXT(tell_sashimi_fish)                                                                        \
    TEXT(tell_remote_pair)                                                                         \
    TEXT(tell_bug)                                                                                 \
    TEXT(tell_two_links)                                                                           \
    TEXT(tell_dual_kite)                                                                           \
    TEXT(tell_empty_rectangle)                                                                     \
    TEXT(tell_dual_rectangle)                                                                      \
    TEXT(tell_w_wing)                                                                              \
    TEXT(tell_xy_wing)                                                                             \
    TEXT(tell_xyz_wing)                                                                            \
    TEXT(tell_rectangle)                                                                           \
    TEXT(tell_rectangle_1)                                                                         \
    TEXT(tell_rectangle_2)                                                                         \
    TEXT(tell_rectangle_3)                                                                         \
    TEXT(tell_rectangle_4)                                                                         \
    TEXT(tell_rectangle_6)                                                                         \
    TEXT(tell_hidden_rectangle)                                                                    \
    TEXT(tell_avoidable_1)                                                                         \
    TEXT(tell_avoidable_2)                                                                         \
    TEXT(tell_sue_de_coq)                                                                          \
    TEXT(tell_colours_trap)                                                                        \
    TEXT(tell_colours_wrap)                                                                        \
    TEXT(tell_multi_colours_1)                                                                     \
    TEXT(tell_multi_colours_2)                                                                     \
    TEXT(tell_chain_ends)                                                                          \
    TEXT(tell_chain_true)                                                                          \
    TEXT(tell_chain_false)                                                                         \
    TEXT(tell_loop)                                                                                \
    TEXT(tell_als_xz)                                                                              \
    TEXT(tell_als_double)                                                                          \
    TEXT(tell_als_chain)                                                                           \
    TEXT(tell_death_blossom)                                                                       \
    TEXT(tell_aligned)                                                                             \
    TEXT(tell_nishio)                                                                              \
    TEXT(tell_forcing_chain)                                                                       \
    TEXT(tell_forcing_net)                                                                         \
    TEXT(tell_net_all)                                                                             \
    TEXT(tell_net_long)                                                                            \
    TEXT(tell_left_out)                                                                            \
    TEXT(tell_part)                                                                                \
    TEXT(tell_part_follows)                                                                        \
    TEXT(tell_part_dead)                                                                           \
    TEXT(tell_dead_cell)                                                                           \
    TEXT(tell_dead_house)                                                                          \
    TEXT(tell_refuted)                                                                             \
    TEXT(tell_template_set)                                                                        \
    TEXT(tell_template_delete)                                                                     \
    TEXT(name_cage)                                                                                \
    TEXT(name_thermo)                                                                              \
    TEXT(name_arrow)                                                                               \
    TEXT(name_arrow_along)                                                                         \
    TEXT(name_greater)                                                                             \
    TEXT(name_consecutive)                                                                         \
    TEXT(name_white_dot)                                                                           \
    TEXT(name_black_dot)                                                                           \
    TEXT(name_x)                                                                                   \
    TEXT(name_v)                                                                                   \
    TEXT(name_odd)                                                                                 \
    TEXT(name_even)                                                                                \
    TEXT(name_sandwich)                                                                            \
    TEXT(name_anti_knight)                                                                         \
    TEXT(name_anti_king)                                                                           \
    TEXT(name_whisper)                                                                             \
    TEXT(name_renban)                                                                              \
    TEXT(name_palindrome)                                                                          \
    TEXT(name_between)                                                                             \
    TEXT(name_lockout)                                                                             \
    TEXT(name_region_sum)                                                                          \
    TEXT(name_zipper)                                                                              \
    TEXT(name_nabner)                                                                              \
    TEXT(name_modular)                                                                             \
    TEXT(name_entropic)                                                                            \
    TEXT(name_slow_thermo)                                                                         \
    TEXT(name_little_killer)                                                                       \
    TEXT(name_x_sums)                                                                              \
    TEXT(name_skyscraper)                                                                          \
    TEXT(name_numbered_room)                                                                       \
    TEXT(name_quadruple)                                                                           \
    TEXT(name_minimum)                                                                             \
    TEXT(name_maximum)                                                                             \
    TEXT(name_dutch_whisper)                                                                       \
    TEXT(name_double_arrow)                                                                        \
    TEXT(name_sum_line)                                                                            \
    TEXT(name_pill_arrow)                                                                          \
    TEXT(name_plain_cage)                                                                          \
    TEXT(name_repeat_cage)                                                                         \
    TEXT(name_difference)                                                                          \
    TEXT(name_ratio)                                                                               \
    TEXT(name_clone)                                                                               \
    TEXT(name_row_indexer)                                                                         \
    TEXT(name_column_indexer)                                                                      \
    TEXT(name_box_indexer)                                                                         \
    TEXT(name_anti_queen)                                                                          \
    TEXT(name_entropy)                                                                             \
    TEXT(name_calc_cage)                                                                           \
    TEXT(name_non_consecutive)                                                                     \
    TEXT(name_ends)                                                                                \
    TEXT(name_at)                                                                                  \
    TEXT(name_all_signs)                                                                           \
    TEXT(clue_cage)                                                                                \
    TEXT(clue_calc_cage)                                                                           \
    TEXT(clue_signless_cage)                                                                       \
    TEXT(clue_thermo)                                                                              \
    TEXT(clue_arrow)                                                                               \
    TEXT(clue_greater)                                                                             \
    TEXT(clue_consecutive)                                                                         \
    TEXT(clue_white_dot)                                                                           \
    TEXT(clue_black_dot)                                                                           \
    TEXT(clue_x)                                                                                   \
    TEXT(clue_v)                                                                                   \
    TEXT(clue_odd)                                                                                 \
    TEXT(clue_even)                                                                                \
    TEXT(clue_whisper)                                                                             \
    TEXT(clue_renban)                                                                              \
    TEXT(clue_palindrome)                                                                          \
    TEXT(clue_between)                                                                             \
    TEXT(clue_lockout)                                                                             \
    TEXT(clue_region_sum)                                                                          \
    TEXT(clue_zipper)                                                                              \
    TEXT(clue_nabner)                                                                              \
    TEXT(clue_modular)                                                                             \
    TEXT(clue_entropic)                                                                            \
    TEXT(clue_slow_thermo)                                                                         \
    TEXT(clue_quadruple)                                                                           \
    TEXT(clue_skyscraper)                                                                          \
    TEXT(clue_sandwich)                                                                            \
    TEXT(clue_side_by_side)                                                                        \
    TEXT(clue_differ)                                                                              \
    TEXT(clue_no_consecutive)                                                                      \
    TEXT(clue_no_white_dot)                                                                        \
    TEXT(clue_no_black_dot)                                                                        \
    TEXT(clue_no_x)                                                                                \
    TEXT(clue_no_v)                                                                                \
    TEXT(tell_clue)                                                                                \
    TEXT(tell_cage_last)                                                                           \
    TEXT(tell_sign_chain)                                                                          \
    TEXT(tell_cage_single)                                                                         \
    TEXT(tell_least_and_most)                                                                      \
    TEXT(tell_cage_sets)                                                                           \
    TEXT(tell_cage_places)                                                                         \
    TEXT(tell_needed)                                                                              \
    TEXT(tell_seen)                                                                                \
    TEXT(tell_beside)                                                                              \
    TEXT(tell_45_inner)                                                                            \
    TEXT(tell_45_outer)                                                                            \
    TEXT(tell_45_both)                                                                             \
    TEXT(tell_45_equal)                                                                            \
    TEXT(tell_45_way)                                                                              \
    TEXT(tell_naked_cages)                                                                         \
    TEXT(tell_hidden_cages)                                                                        \
    TEXT(tell_cages_in_house)                                                                      \
    TEXT(tell_cage_split)                                                                          \
    TEXT(tell_stuck)                                                                               \
    TEXT(mark_place)                                                                               \
    TEXT(mark_eliminate)                                                                           \
    TEXT(mark_pattern)                                                                             \
    TEXT(mark_fin)                                                                                 \
    TEXT(mark_set)                                                                                 \
    TEXT(link_strong)                                                                              \
    TEXT(link_weak)                                                                                \
    TEXT(spot_full_house)                                                                          \
    TEXT(spot_naked_single)                                                                        \
    TEXT(spot_hidden_single)                                                                       \
    TEXT(spot_locked_subset)                                                                       \
    TEXT(spot_locked)                                                                              \
    TEXT(spot_naked_subset)                                                                        \
    TEXT(spot_hidden_subset)                                                                       \
    TEXT(spot_leftovers)                                                                           \
    TEXT(spot_fish)                                                                                \
    TEXT(spot_remote_pair)                                                                         \
    TEXT(spot_bug)                                                                                 \
    TEXT(spot_two_links)                                                                           \
    TEXT(spot_empty_rectangle)                                                                     \
    TEXT(spot_w_wing)                                                                              \
    TEXT(spot_xy_wing)                                                                             \
    TEXT(spot_xyz_wing)                                                                            \
    TEXT(spot_avoidable)                                                                           \
    TEXT(spot_finned_fish)                                                                         \
    TEXT(spot_sue_de_coq)                                                                          \
    TEXT(spot_colours)                                                                             \
    TEXT(spot_multi_colours)                                                                       \
    TEXT(spot_chain)                                                                               \
    TEXT(spot_loop)                                                                                \
    TEXT(spot_als_xz)                                                                              \
    TEXT(spot_als_chain)                                                                           \
    TEXT(spot_death_blossom)                                                                       \
    TEXT(spot_aligned)                                                                             \
    TEXT(spot_franken_fish)                                                                        \
    TEXT(spot_nishio)                                                                              \
    TEXT(spot_forcing_chain)                                                                       \
    TEXT(spot_forcing_net)                                                                         \
    TEXT(spot_clue)                                                                                \
    TEXT(spot_odd_even)                                                                            \
    TEXT(spot_inequality)                                                                          \
    TEXT(spot_sign)                                                                                \
    TEXT(spot_sign_chain)                                                                          \
    TEXT(spot_thermo)                                                                              \
    TEXT(spot_arrow)                                                                               \
    TEXT(spot_sandwich)                                                                            \
    TEXT(spot_outside)                                                                             \
    TEXT(spot_calc_products)                                                                       \
    TEXT(spot_calc_pairs)                                                                          \
    TEXT(spot_calc_signs)                                                                          \
    TEXT(spot_skyscraper_counts)                                                                   \
    TEXT(spot_renban)                                                                              \
    TEXT(spot_whisper)                                                                             \
    TEXT(spot_quadruple)                                                                           \
    TEXT(spot_little_killer)                                                                       \
    TEXT(spot_x_sums)                                                                              \
    TEXT(spot_cage_last)                                                                           \
    TEXT(spot_least_and_most)                                                                      \
    TEXT(spot_swordfish)                                                                           \
    TEXT(spot_jellyfish)                                                                           \
    TEXT(spot_rectangle_1)                                                                         \
    TEXT(spot_rectangle_2)                                                                         \
    TEXT(spot_rectangle_3)                                                                         \
    TEXT(spot_rectangle_4)                                                                         \
    TEXT(spot_rectangle_6)                                                                         \
    TEXT(spot_hidden_rectangle)                                                                    \
    TEXT(spot_cage)                                                                                \
    TEXT(spot_cages)                                                                               \
    TEXT(spot_sum_of_house)                                                                        \
    TEXT(spot_sum_outside)                                                                         \
    TEXT(spot_sums_compared)                                                                       \
    TEXT(spot_cage_split)                                                                          \
    TEXT(spot_seen)                                                                                \
    TEXT(spot_overlap)                                                                             \
    TEXT(spot_template)

#define TEXTS(TEXT)                                                                                \
    TEXT(puzzle)                                                                                   \
    TEXT(puzzles)                                                                                  \
    TEXT(puzzles_many)                                                                             \
    TEXT(puzzle_range)                                                                             \
    TEXT(puzzle_pair)                                                                              \
    TEXT(solution)                                                                                 \
    TEXT(solutions)                                                                                \
    TEXT(solution_page)                                                                            \
    TEXT(solution_apart)                                                                           \
    TEXT(right_half)                                                                               \
    TEXT(puzzle_page)                                                                              \
    TEXT(puzzle_page_short)                                                                        \
    TEXT(puzzle_page_brief)                                                                        \
    TEXT(answer_key)                                                                               \
    TEXT(tip)                                                                                      \
    TEXT(contents)                                                                                 \
    TEXT(introduction)                                                                             \
    TEXT(how_to_play)                                                                              \
    TEXT(how_to_play_text)                                                                         \
    TEXT(how_to_play_latin_text)                                                                   \
    TEXT(how_to_play_clues)                                                                        \
    TEXT(how_to_play_sizes)                                                                        \
    TEXT(story)                                                                                    \
    TEXT(story_row)                                                                                \
    TEXT(story_column)                                                                             \
    TEXT(story_box)                                                                                \
    TEXT(trace)                                                                                    \
    TEXT(child_how_to_play_text)                                                                   \
    TEXT(child_how_to_play_sizes)                                                                  \
    TEXT(child_rule_boxes)                                                                         \
    TEXT(child_rule_base)                                                                          \
    TEXT(child_rule_base_alone)                                                                    \
    TEXT(child_rule_base_not)                                                                      \
    TEXT(child_rule_jigsaw)                                                                        \
    TEXT(child_pictures_text)                                                                      \
    TEXT(child_word_text)                                                                          \
    TEXT(child_practice_text)                                                                      \
    TEXT(child_grading)                                                                            \
    TEXT(child_grading_text)                                                                       \
    TEXT(child_grading_minutes)                                                                    \
    TEXT(child_glossary_text)                                                                      \
    TEXT(child_spot_full_house)                                                                    \
    TEXT(child_spot_naked_single)                                                                  \
    TEXT(child_spot_hidden_single)                                                                 \
    TEXT(child_spot_leftovers)                                                                     \
    TEXT(child_cell_names_text)                                                                    \
    TEXT(child_cell_is)                                                                            \
    TEXT(child_tell_full_house)                                                                    \
    TEXT(child_tell_naked_single)                                                                  \
    TEXT(child_spot_locked)                                                                        \
    TEXT(child_spot_locked_subset)                                                                 \
    TEXT(child_spot_naked_subset)                                                                  \
    TEXT(child_spot_hidden_subset)                                                                 \
    TEXT(child_spot_cage)                                                                          \
    TEXT(child_spot_cage_last)                                                                     \
    TEXT(child_spot_thermo)                                                                        \
    TEXT(child_spot_overlap)                                                                       \
    TEXT(child_cages_text)                                                                         \
    TEXT(child_ask_missing)                                                                        \
    TEXT(child_ask_cell)                                                                           \
    TEXT(child_tell_hidden_single)                                                                 \
    TEXT(child_tell_locked_subset)                                                                 \
    TEXT(child_tell_locked)                                                                        \
    TEXT(child_tell_naked_subset)                                                                  \
    TEXT(child_tell_hidden_subset)                                                                 \
    TEXT(child_spot_fish)                                                                          \
    TEXT(child_spot_swordfish)                                                                     \
    TEXT(child_spot_sum_of_house)                                                                  \
    TEXT(child_spot_least_and_most)                                                                \
    TEXT(child_hints_text)                                                                         \
    TEXT(child_lesson_puzzles)                                                                     \
    TEXT(child_lesson_no_puzzle)                                                                   \
    TEXT(child_tell_fish)                                                                          \
    TEXT(child_tell_remove)                                                                        \
    TEXT(child_tell_remove_from)                                                                   \
    TEXT(child_mark_eliminate)                                                                     \
    TEXT(child_mark_pattern)                                                                       \
    TEXT(child_mark_fin)                                                                           \
    TEXT(child_rule_cage)                                                                          \
    TEXT(child_rule_cage_shade)                                                                    \
    TEXT(child_rule_thermo)                                                                        \
    TEXT(child_left_out_digits)                                                                    \
    TEXT(child_left_out_candidates)                                                                \
    TEXT(child_index)                                                                              \
    TEXT(child_techniques)                                                                         \
    TEXT(child_review_text)                                                                        \
    TEXT(child_how_to_play_latin_text)                                                             \
    TEXT(child_how_to_play_clues)                                                                  \
    TEXT(child_signs_text)                                                                         \
    TEXT(child_shaded_text)                                                                        \
    TEXT(child_rule_latin)                                                                         \
    TEXT(child_rule_lines)                                                                         \
    TEXT(child_rule_groups)                                                                        \
    TEXT(child_rule_smaller_areas)                                                                 \
    TEXT(child_rule_grids)                                                                         \
    TEXT(child_rule_arrow)                                                                         \
    TEXT(child_rule_greater)                                                                       \
    TEXT(child_rule_consecutive)                                                                   \
    TEXT(child_rule_white_dot)                                                                     \
    TEXT(child_rule_black_dot)                                                                     \
    TEXT(child_rule_x)                                                                             \
    TEXT(child_rule_v)                                                                             \
    TEXT(child_rule_odd)                                                                           \
    TEXT(child_rule_even)                                                                          \
    TEXT(child_rule_all_signs)                                                                     \
    TEXT(child_rule_sandwich)                                                                      \
    TEXT(child_rule_anti_knight)                                                                   \
    TEXT(child_rule_anti_king)                                                                     \
    TEXT(child_rule_anti_queen)                                                                    \
    TEXT(child_rule_non_consecutive)                                                               \
    TEXT(child_rule_whisper)                                                                       \
    TEXT(child_rule_dutch_whisper)                                                                 \
    TEXT(child_rule_renban)                                                                        \
    TEXT(child_rule_palindrome)                                                                    \
    TEXT(child_rule_between)                                                                       \
    TEXT(child_rule_lockout)                                                                       \
    TEXT(child_rule_region_sum)                                                                    \
    TEXT(child_rule_zipper)                                                                        \
    TEXT(child_rule_nabner)                                                                        \
    TEXT(child_rule_modular)                                                                       \
    TEXT(child_rule_entropic)                                                                      \
    TEXT(child_rule_entropy)                                                                       \
    TEXT(child_rule_slow_thermo)                                                                   \
    TEXT(child_rule_little_killer)                                                                 \
    TEXT(child_rule_x_sums)                                                                        \
    TEXT(child_rule_skyscraper)                                                                    \
    TEXT(child_rule_numbered_room)                                                                 \
    TEXT(child_rule_quadruple)                                                                     \
    TEXT(child_rule_minimum)                                                                       \
    TEXT(child_rule_maximum)                                                                       \
    TEXT(child_rule_calc_cage)                                                                     \
    TEXT(child_rule_signless_cage)                                                                 \
    TEXT(child_rule_double_arrow)                                                                  \
    TEXT(child_rule_sum_line)                                                                      \
    TEXT(child_rule_pill_arrow)                                                                    \
    TEXT(child_rule_plain_cage)                                                                    \
    TEXT(child_rule_repeat_cage)                                                                   \
    TEXT(child_rule_difference)                                                                    \
    TEXT(child_rule_ratio)                                                                         \
    TEXT(child_rule_clone)                                                                         \
    TEXT(child_rule_row_indexer)                                                                   \
    TEXT(child_rule_column_indexer)                                                                \
    TEXT(child_rule_box_indexer)                                                                   \
    TEXT(child_spot_sign)                                                                          \
    TEXT(child_spot_inequality)                                                                    \
    TEXT(child_spot_sign_chain)                                                                    \
    TEXT(child_spot_odd_even)                                                                      \
    TEXT(child_spot_arrow)                                                                         \
    TEXT(child_spot_quadruple)                                                                     \
    TEXT(child_spot_renban)                                                                        \
    TEXT(child_spot_whisper)                                                                       \
    TEXT(child_spot_sandwich)                                                                      \
    TEXT(child_spot_little_killer)                                                                 \
    TEXT(child_spot_x_sums)                                                                        \
    TEXT(child_spot_skyscraper_counts)                                                             \
    TEXT(child_spot_outside)                                                                       \
    TEXT(child_spot_calc_pairs)                                                                    \
    TEXT(child_spot_calc_products)                                                                 \
    TEXT(child_spot_calc_signs)                                                                    \
    TEXT(child_spot_cages)                                                                         \
    TEXT(child_spot_cage_split)                                                                    \
    TEXT(child_spot_sum_outside)                                                                   \
    TEXT(child_spot_sums_compared)                                                                 \
    TEXT(child_spot_clue)                                                                          \
    TEXT(child_spot_seen)                                                                          \
    TEXT(child_spot_jellyfish)                                                                     \
    TEXT(child_spot_fins)                                                                          \
    TEXT(child_spot_swap)                                                                          \
    TEXT(child_spot_bug)                                                                           \
    TEXT(child_spot_colours)                                                                       \
    TEXT(child_spot_try)                                                                           \
    TEXT(child_region)                                                                             \
    TEXT(child_in_region)                                                                          \
    TEXT(child_in_regions)                                                                         \
    TEXT(child_name_greater)                                                                       \
    TEXT(child_name_odd)                                                                           \
    TEXT(child_name_even)                                                                          \
    TEXT(child_clue_cage)                                                                          \
    TEXT(child_clue_calc_cage)                                                                     \
    TEXT(child_clue_signless_cage)                                                                 \
    TEXT(child_clue_arrow)                                                                         \
    TEXT(child_clue_between)                                                                       \
    TEXT(child_clue_lockout)                                                                       \
    TEXT(child_clue_consecutive)                                                                   \
    TEXT(child_clue_no_consecutive)                                                                \
    TEXT(child_clue_white_dot)                                                                     \
    TEXT(child_clue_no_white_dot)                                                                  \
    TEXT(child_clue_black_dot)                                                                     \
    TEXT(child_clue_no_black_dot)                                                                  \
    TEXT(child_clue_side_by_side)                                                                  \
    TEXT(child_clue_odd)                                                                           \
    TEXT(child_clue_even)                                                                          \
    TEXT(child_clue_greater)                                                                       \
    TEXT(child_clue_entropic)                                                                      \
    TEXT(child_clue_modular)                                                                       \
    TEXT(child_clue_nabner)                                                                        \
    TEXT(child_clue_quadruple)                                                                     \
    TEXT(child_clue_renban)                                                                        \
    TEXT(child_clue_sandwich)                                                                      \
    TEXT(child_clue_skyscraper)                                                                    \
    TEXT(child_clue_thermo)                                                                        \
    TEXT(child_clue_slow_thermo)                                                                   \
    TEXT(child_tell_clue)                                                                          \
    TEXT(child_tell_cage_last)                                                                     \
    TEXT(child_tell_cage_places)                                                                   \
    TEXT(child_tell_cage_sets)                                                                     \
    TEXT(child_tell_cage_single)                                                                   \
    TEXT(child_tell_cage_split)                                                                    \
    TEXT(child_tell_cages_in_house)                                                                \
    TEXT(child_tell_naked_cages)                                                                   \
    TEXT(child_tell_needed)                                                                        \
    TEXT(child_tell_seen)                                                                          \
    TEXT(child_tell_beside)                                                                        \
    TEXT(child_tell_least_and_most)                                                                \
    TEXT(child_tell_sign_chain)                                                                    \
    TEXT(child_tell_leftovers)                                                                     \
    TEXT(child_tell_leftovers_must)                                                                \
    TEXT(child_tell_45_inner)                                                                      \
    TEXT(child_tell_45_outer)                                                                      \
    TEXT(child_tell_45_both)                                                                       \
    TEXT(child_tell_45_equal)                                                                      \
    TEXT(child_tell_45_way)                                                                        \
    TEXT(child_cut_out_text)                                                                       \
    TEXT(child_review)                                                                             \
    TEXT(child_tell_look_at)                                                                       \
    TEXT(child_tell_look_in)                                                                       \
    TEXT(child_tell_look_at_constraint)                                                            \
    TEXT(child_tell_look_for)                                                                      \
    TEXT(child_tell_look_for_in)                                                                   \
    TEXT(child_tell_two_links)                                                                     \
    TEXT(child_tell_xy_wing)                                                                       \
    TEXT(child_tell_finned_fish)                                                                   \
    TEXT(child_tell_remote_pair)                                                                   \
    TEXT(child_tell_bug)                                                                           \
    TEXT(child_tell_empty_rectangle)                                                               \
    TEXT(child_tell_w_wing)                                                                        \
    TEXT(child_tell_xyz_wing)                                                                      \
    TEXT(child_tell_rectangle_1)                                                                   \
    TEXT(child_tell_rectangle_2)                                                                   \
    TEXT(child_tell_colours_trap)                                                                  \
    TEXT(child_tell_colours_wrap)                                                                  \
    TEXT(child_tell_rectangle)                                                                     \
    TEXT(shaded_text)                                                                              \
    TEXT(boards)                                                                                   \
    TEXT(board_plain)                                                                              \
    TEXT(board_x)                                                                                  \
    TEXT(board_antidiagonal)                                                                       \
    TEXT(board_hyper)                                                                              \
    TEXT(board_centre_dot)                                                                         \
    TEXT(board_asterisk)                                                                           \
    TEXT(board_disjoint)                                                                           \
    TEXT(board_girandola)                                                                          \
    TEXT(board_argyle)                                                                             \
    TEXT(board_pinwheel)                                                                           \
    TEXT(board_latin)                                                                              \
    TEXT(board_futoshiki)                                                                          \
    TEXT(board_jigsaw)                                                                             \
    TEXT(board_samurai)                                                                            \
    TEXT(board_twodoku)                                                                            \
    TEXT(board_triple)                                                                             \
    TEXT(board_windmill)                                                                           \
    TEXT(board_areas)                                                                              \
    TEXT(board_grids)                                                                              \
    TEXT(board_killer)                                                                             \
    TEXT(board_thermo)                                                                             \
    TEXT(board_arrow)                                                                              \
    TEXT(board_greater)                                                                            \
    TEXT(board_consecutive)                                                                        \
    TEXT(board_kropki)                                                                             \
    TEXT(board_xv)                                                                                 \
    TEXT(board_odd_even)                                                                           \
    TEXT(board_sandwich)                                                                           \
    TEXT(board_anti_knight)                                                                        \
    TEXT(board_anti_king)                                                                          \
    TEXT(board_whisper)                                                                            \
    TEXT(board_renban)                                                                             \
    TEXT(board_palindrome)                                                                         \
    TEXT(board_between)                                                                            \
    TEXT(board_lockout)                                                                            \
    TEXT(board_region_sum)                                                                         \
    TEXT(board_zipper)                                                                             \
    TEXT(board_nabner)                                                                             \
    TEXT(board_modular)                                                                            \
    TEXT(board_entropic)                                                                           \
    TEXT(board_slow_thermo)                                                                        \
    TEXT(board_little_killer)                                                                      \
    TEXT(board_x_sums)                                                                             \
    TEXT(board_skyscraper)                                                                         \
    TEXT(board_numbered_room)                                                                      \
    TEXT(board_quadruple)                                                                          \
    TEXT(board_minimum)                                                                            \
    TEXT(board_maximum)                                                                            \
    TEXT(board_dutch_whisper)                                                                      \
    TEXT(board_double_arrow)                                                                       \
    TEXT(board_sum_line)                                                                           \
    TEXT(board_pill_arrow)                                                                         \
    TEXT(board_plain_cage)                                                                         \
    TEXT(board_repeat_cage)                                                                        \
    TEXT(board_difference)                                                                         \
    TEXT(board_ratio)                                                                              \
    TEXT(board_clone)                                                                              \
    TEXT(board_row_indexer)                                                                        \
    TEXT(board_column_indexer)                                                                     \
    TEXT(board_box_indexer)                                                                        \
    TEXT(board_anti_queen)                                                                         \
    TEXT(board_entropy)                                                                            \
    TEXT(board_calcudoku)                                                                          \
    TEXT(board_non_consecutive)                                                                    \
    TEXT(rule_boxes)                                                                               \
    TEXT(rule_jigsaw)                                                                              \
    TEXT(rule_latin)                                                                               \
    TEXT(rule_base)                                                                                \
    TEXT(rule_base_alone)                                                                          \
    TEXT(rule_base_not)                                                                            \
    TEXT(rule_diagonals)                                                                           \
    TEXT(rule_diagonal)                                                                            \
    TEXT(rule_shaded_cells)                                                                        \
    TEXT(rule_disjoint)                                                                            \
    TEXT(rule_lines)                                                                               \
    TEXT(rule_groups)                                                                              \
    TEXT(rule_smaller_areas)                                                                       \
    TEXT(rule_grids)                                                                               \
    TEXT(rule_cage)                                                                                \
    TEXT(rule_cage_shade)                                                                          \
    TEXT(rule_thermo)                                                                              \
    TEXT(rule_arrow)                                                                               \
    TEXT(rule_greater)                                                                             \
    TEXT(rule_consecutive)                                                                         \
    TEXT(rule_white_dot)                                                                           \
    TEXT(rule_black_dot)                                                                           \
    TEXT(rule_either_dot)                                                                          \
    TEXT(rule_x)                                                                                   \
    TEXT(rule_v)                                                                                   \
    TEXT(rule_odd)                                                                                 \
    TEXT(rule_even)                                                                                \
    TEXT(rule_sandwich)                                                                            \
    TEXT(rule_anti_knight)                                                                         \
    TEXT(rule_anti_king)                                                                           \
    TEXT(rule_whisper)                                                                             \
    TEXT(rule_renban)                                                                              \
    TEXT(rule_palindrome)                                                                          \
    TEXT(rule_between)                                                                             \
    TEXT(rule_lockout)                                                                             \
    TEXT(rule_region_sum)                                                                          \
    TEXT(rule_zipper)                                                                              \
    TEXT(rule_nabner)                                                                              \
    TEXT(rule_modular)                                                                             \
    TEXT(rule_entropic)                                                                            \
    TEXT(rule_slow_thermo)                                                                         \
    TEXT(rule_little_killer)                                                                       \
    TEXT(rule_x_sums)                                                                              \
    TEXT(rule_skyscraper)                                                                          \
    TEXT(rule_numbered_room)                                                                       \
    TEXT(rule_quadruple)                                                                           \
    TEXT(rule_minimum)                                                                             \
    TEXT(rule_maximum)                                                                             \
    TEXT(rule_dutch_whisper)                                                                       \
    TEXT(rule_double_arrow)                                                                        \
    TEXT(rule_sum_line)                                                                            \
    TEXT(rule_pill_arrow)                                                                          \
    TEXT(rule_plain_cage)                                                                          \
    TEXT(rule_repeat_cage)                                                                         \
    TEXT(rule_difference)                                                                          \
    TEXT(rule_ratio)                                                                               \
    TEXT(rule_clone)                                                                               \
    TEXT(rule_row_indexer)                                                                         \
    TEXT(rule_column_indexer)                                                                      \
    TEXT(rule_box_indexer)                                                                         \
    TEXT(rule_anti_queen)                                                                          \
    TEXT(rule_entropy)                                                                             \
    TEXT(rule_calc_cage)                                                                           \
    TEXT(rule_signless_cage)                                                                       \
    TEXT(rule_non_consecutive)                                                                     \
    TEXT(rule_all_signs)                                                                           \
    TEXT(cages_text)                                                                               \
    TEXT(sums)                                                                                     \
    TEXT(sums_text)                                                                                \
    TEXT(sums_cells)                                                                               \
    TEXT(signs_text)                                                                               \
    TEXT(letters)                                                                                  \
    TEXT(word)                                                                                     \
    TEXT(word_text)                                                                                \
    TEXT(pictures_text)                                                                            \
    TEXT(volume)                                                                                   \
    TEXT(acknowledgements)                                                                         \
    TEXT(about_author)                                                                             \
    TEXT(glossary)                                                                                 \
    TEXT(glossary_text)                                                                            \
    TEXT(grading)                                                                                  \
    TEXT(grading_text)                                                                             \
    TEXT(grading_minutes)                                                                          \
    TEXT(grading_levels)                                                                           \
    TEXT(grading_same)                                                                             \
    TEXT(grading_others)                                                                           \
    TEXT(grading_many_others)                                                                      \
    TEXT(review)                                                                                   \
    TEXT(review_text)                                                                              \
    TEXT(also_by)                                                                                  \
    TEXT(series)                                                                                   \
    TEXT(levels)                                                                                   \
    TEXT(level)                                                                                    \
    TEXT(diary)                                                                                    \
    TEXT(remarks)                                                                                  \
    TEXT(score_sheet)                                                                              \
    TEXT(points)                                                                                   \
    TEXT(coupon)                                                                                   \
    TEXT(cut_out)                                                                                  \
    TEXT(cut_out_text)                                                                             \
    TEXT(example)                                                                                  \
    TEXT(hints)                                                                                    \
    TEXT(hints_text)                                                                               \
    TEXT(techniques)                                                                               \
    TEXT(practice)                                                                                 \
    TEXT(practice_text)                                                                            \
    TEXT(lesson_puzzles)                                                                           \
    TEXT(lesson_no_puzzle)                                                                         \
    TEXT(lesson_only)                                                                              \
    TEXT(answers)                                                                                  \
    TEXT(walkthroughs)                                                                             \
    TEXT(step)                                                                                     \
    TEXT(step_left_out)                                                                            \
    TEXT(steps_left_out)                                                                           \
    TEXT(left_out_digits)                                                                          \
    TEXT(left_out_candidates)                                                                      \
    TEXT(index)                                                                                    \
    TEXT(notes)                                                                                    \
    TEXT(certificate)                                                                              \
    TEXT(certificate_text)                                                                         \
    TEXT(name)                                                                                     \
    TEXT(date)                                                                                     \
    TEXT(started)                                                                                  \
    TEXT(finished)                                                                                 \
    TEXT(time)                                                                                     \
    TEXT(vote)                                                                                     \
    TEXT(board_words)                                                                              \
    TEXT(solution_words)                                                                           \
    TEXT(code_words)                                                                               \
    TEXT(some_have_no_time)                                                                        \
    TEXT(minutes)                                                                                  \
    TEXT(easy)                                                                                     \
    TEXT(medium)                                                                                   \
    TEXT(hard)                                                                                     \
    TEXT(unfair)                                                                                   \
    TEXT(extreme)                                                                                  \
    TEXT(beyond)                                                                                   \
    TEXT(level_range)                                                                              \
    TEXT(course_rounds)                                                                            \
    TEXT(course_openings)                                                                          \
    TEXT(course_summary)                                                                           \
    TEXT(print_openings)                                                                           \
    TEXT(print_bottleneck)                                                                         \
    TEXT(print_hard_steps)                                                                         \
    TEXT(print_early)                                                                              \
    TEXT(print_smooth)                                                                             \
    TEXT(print_late)                                                                               \
    TEXT(report_difficulty)                                                                        \
    TEXT(report_figures)                                                                           \
    TEXT(report_technique)                                                                         \
    TEXT(report_steps)                                                                             \
    TEXT(report_symmetry)                                                                          \
    TEXT(report_section)                                                                           \
    TEXT(report_number)                                                                            \
    TEXT(report_id)                                                                                \
    TEXT(report_givens)                                                                            \
    TEXT(report_key_step)                                                                          \
    TEXT(report_repeat)                                                                            \
    TEXT(report_in_bank)                                                                           \
    TEXT(report_no_repeats)                                                                        \
    TEXT(report_some_repeats)                                                                      \
    TEXT(report_score)                                                                             \
    TEXT(report_rating)                                                                            \
    TEXT(report_time)                                                                              \
    TEXT(report_puzzle_count)                                                                      \
    TEXT(report_known)                                                                             \
    TEXT(report_scatter)                                                                           \
    TEXT(report_by_number)                                                                         \
    TEXT(report_shades)                                                                            \
    TEXT(symmetry_none)                                                                            \
    TEXT(symmetry_rotate180)                                                                       \
    TEXT(symmetry_rotate90)                                                                        \
    TEXT(symmetry_mirror)                                                                          \
    TEXT(symmetry_flip)                                                                            \
    TEXT(symmetry_both)                                                                            \
    TEXT(symmetry_diagonal)                                                                        \
    TEXT(symmetry_antidiagonal)                                                                    \
    TEXT(symmetry_both_diagonals)                                                                  \
    TEXT(symmetry_full)                                                                            \
    TEXT(month_names)                                                                              \
    TEXT(month_names_of_day)                                                                       \
    TEXT(weekday_names)                                                                            \
    TEXT(first_of_month)                                                                           \
    TEXT(day_title)                                                                                \
    TEXT(day_and_year)                                                                             \
    TEXT(rights)                                                                                   \
    TEXT(one_solution)                                                                             \
    TEXT(colophon)                                                                                 \
    TEXT(isbn)                                                                                     \
    TEXT(play_online)                                                                              \
    SENTENCES(TEXT)

/* Texts that are said in other words in books for children: child_… in their place. */
#define CHILD_TEXTS(TEXT)                                                                          \
    TEXT(how_to_play_text)                                                                         \
    TEXT(how_to_play_sizes)                                                                        \
    TEXT(rule_boxes)                                                                               \
    TEXT(rule_base)                                                                                \
    TEXT(rule_base_alone)                                                                          \
    TEXT(rule_base_not)                                                                            \
    TEXT(rule_jigsaw)                                                                              \
    TEXT(pictures_text)                                                                            \
    TEXT(word_text)                                                                                \
    TEXT(practice_text)                                                                            \
    TEXT(grading)                                                                                  \
    TEXT(grading_text)                                                                             \
    TEXT(grading_minutes)                                                                          \
    TEXT(glossary_text)                                                                            \
    TEXT(spot_full_house)                                                                          \
    TEXT(spot_naked_single)                                                                        \
    TEXT(spot_hidden_single)                                                                       \
    TEXT(spot_leftovers)                                                                           \
    TEXT(cell_names_text)                                                                          \
    TEXT(cell_is)                                                                                  \
    TEXT(tell_full_house)                                                                          \
    TEXT(tell_naked_single)                                                                        \
    TEXT(spot_locked)                                                                              \
    TEXT(spot_locked_subset)                                                                       \
    TEXT(spot_naked_subset)                                                                        \
    TEXT(spot_hidden_subset)                                                                       \
    TEXT(spot_cage)                                                                                \
    TEXT(spot_cage_last)                                                                           \
    TEXT(spot_thermo)                                                                              \
    TEXT(spot_overlap)                                                                             \
    TEXT(cages_text)                                                                               \
    TEXT(ask_missing)                                                                              \
    TEXT(ask_cell)                                                                                 \
    TEXT(tell_hidden_single)                                                                       \
    TEXT(tell_locked_subset)                                                                       \
    TEXT(tell_locked)                                                                              \
    TEXT(tell_naked_subset)                                                                        \
    TEXT(tell_hidden_subset)                                                                       \
    TEXT(spot_fish)                                                                                \
    TEXT(spot_swordfish)                                                                           \
    TEXT(spot_sum_of_house)                                                                        \
    TEXT(spot_least_and_most)                                                                      \
    TEXT(hints_text)                                                                               \
    TEXT(lesson_puzzles)                                                                           \
    TEXT(lesson_no_puzzle)                                                                         \
    TEXT(tell_fish)                                                                                \
    TEXT(tell_remove)                                                                              \
    TEXT(tell_remove_from)                                                                         \
    TEXT(mark_eliminate)                                                                           \
    TEXT(mark_pattern)                                                                             \
    TEXT(mark_fin)                                                                                 \
    TEXT(rule_cage)                                                                                \
    TEXT(rule_cage_shade)                                                                          \
    TEXT(rule_thermo)                                                                              \
    TEXT(left_out_digits)                                                                          \
    TEXT(left_out_candidates)                                                                      \
    TEXT(index)                                                                                    \
    TEXT(techniques)                                                                               \
    TEXT(review_text)                                                                              \
    TEXT(how_to_play_latin_text)                                                                   \
    TEXT(how_to_play_clues)                                                                        \
    TEXT(signs_text)                                                                               \
    TEXT(shaded_text)                                                                              \
    TEXT(rule_latin)                                                                               \
    TEXT(rule_lines)                                                                               \
    TEXT(rule_groups)                                                                              \
    TEXT(rule_smaller_areas)                                                                       \
    TEXT(rule_grids)                                                                               \
    TEXT(rule_arrow)                                                                               \
    TEXT(rule_greater)                                                                             \
    TEXT(rule_consecutive)                                                                         \
    TEXT(rule_white_dot)                                                                           \
    TEXT(rule_black_dot)                                                                           \
    TEXT(rule_x)                                                                                   \
    TEXT(rule_v)                                                                                   \
    TEXT(rule_odd)                                                                                 \
    TEXT(rule_even)                                                                                \
    TEXT(rule_all_signs)                                                                           \
    TEXT(rule_sandwich)                                                                            \
    TEXT(rule_anti_knight)                                                                         \
    TEXT(rule_anti_king)                                                                           \
    TEXT(rule_anti_queen)                                                                          \
    TEXT(rule_non_consecutive)                                                                     \
    TEXT(rule_whisper)                                                                             \
    TEXT(rule_dutch_whisper)                                                                       \
    TEXT(rule_renban)                                                                              \
    TEXT(rule_palindrome)                                                                          \
    TEXT(rule_between)                                                                             \
    TEXT(rule_lockout)                                                                             \
    TEXT(rule_region_sum)                                                                          \
    TEXT(rule_zipper)                                                                              \
    TEXT(rule_nabner)                                                                              \
    TEXT(rule_modular)                                                                             \
    TEXT(rule_entropic)                                                                            \
    TEXT(rule_entropy)                                                                             \
    TEXT(rule_slow_thermo)                                                                         \
    TEXT(rule_little_killer)                                                                       \
    TEXT(rule_x_sums)                                                                              \
    TEXT(rule_skyscraper)                                                                          \
    TEXT(rule_numbered_room)                                                                       \
    TEXT(rule_quadruple)                                                                           \
    TEXT(rule_minimum)                                                                             \
    TEXT(rule_maximum)                                                                             \
    TEXT(rule_calc_cage)                                                                           \
    TEXT(rule_signless_cage)                                                                       \
    TEXT(rule_double_arrow)                                                                        \
    TEXT(rule_sum_line)                                                                            \
    TEXT(rule_pill_arrow)                                                                          \
    TEXT(rule_plain_cage)                                                                          \
    TEXT(rule_repeat_cage)                                                                         \
    TEXT(rule_difference)                                                                          \
    TEXT(rule_ratio)                                                                               \
    TEXT(rule_clone)                                                                               \
    TEXT(rule_row_indexer)                                                                         \
    TEXT(rule_column_indexer)                                                                      \
    TEXT(rule_box_indexer)                                                                         \
    TEXT(spot_sign)                                                                                \
    TEXT(spot_inequality)                                                                          \
    TEXT(spot_sign_chain)                                                                          \
    TEXT(spot_odd_even)                                                                            \
    TEXT(spot_arrow)                                                                               \
    TEXT(spot_quadruple)                                                                           \
    TEXT(spot_renban)                                                                              \
    TEXT(spot_whisper)                                                                             \
    TEXT(spot_sandwich)                                                                            \
    TEXT(spot_little_killer)                                                                       \
    TEXT(spot_x_sums)                                                                              \
    TEXT(spot_skyscraper_counts)                                                                   \
    TEXT(spot_outside)                                                                             \
    TEXT(spot_calc_pairs)                                                                          \
    TEXT(spot_calc_products)                                                                       \
    TEXT(spot_calc_signs)                                                                          \
    TEXT(spot_cages)                                                                               \
    TEXT(spot_cage_split)                                                                          \
    TEXT(spot_sum_outside)                                                                         \
    TEXT(spot_sums_compared)                                                                       \
    TEXT(spot_clue)                                                                                \
    TEXT(spot_seen)                                                                                \
    TEXT(spot_jellyfish)                                                                           \
    TEXT(spot_bug)                                                                                 \
    TEXT(spot_colours)                                                                             \
    TEXT(region)                                                                                   \
    TEXT(in_region)                                                                                \
    TEXT(in_regions)                                                                               \
    TEXT(name_greater)                                                                             \
    TEXT(name_odd)                                                                                 \
    TEXT(name_even)                                                                                \
    TEXT(clue_cage)                                                                                \
    TEXT(clue_calc_cage)                                                                           \
    TEXT(clue_signless_cage)                                                                       \
    TEXT(clue_arrow)                                                                               \
    TEXT(clue_between)                                                                             \
    TEXT(clue_lockout)                                                                             \
    TEXT(clue_consecutive)                                                                         \
    TEXT(clue_no_consecutive)                                                                      \
    TEXT(clue_white_dot)                                                                           \
    TEXT(clue_no_white_dot)                                                                        \
    TEXT(clue_black_dot)                                                                           \
    TEXT(clue_no_black_dot)                                                                        \
    TEXT(clue_side_by_side)                                                                        \
    TEXT(clue_odd)                                                                                 \
    TEXT(clue_even)                                                                                \
    TEXT(clue_greater)                                                                             \
    TEXT(clue_entropic)                                                                            \
    TEXT(clue_modular)                                                                             \
    TEXT(clue_nabner)                                                                              \
    TEXT(clue_quadruple)                                                                           \
    TEXT(clue_renban)                                                                              \
    TEXT(clue_sandwich)                                                                            \
    TEXT(clue_skyscraper)                                                                          \
    TEXT(clue_thermo)                                                                              \
    TEXT(clue_slow_thermo)                                                                         \
    TEXT(tell_clue)                                                                                \
    TEXT(tell_cage_last)                                                                           \
    TEXT(tell_cage_places)                                                                         \
    TEXT(tell_cage_sets)                                                                           \
    TEXT(tell_cage_single)                                                                         \
    TEXT(tell_cage_split)                                                                          \
    TEXT(tell_cages_in_house)                                                                      \
    TEXT(tell_naked_cages)                                                                         \
    TEXT(tell_needed)                                                                              \
    TEXT(tell_seen)                                                                                \
    TEXT(tell_beside)                                                                              \
    TEXT(tell_least_and_most)                                                                      \
    TEXT(tell_sign_chain)                                                                          \
    TEXT(tell_leftovers)                                                                           \
    TEXT(tell_leftovers_must)                                                                      \
    TEXT(tell_45_inner)                                                                            \
    TEXT(tell_45_outer)                                                                            \
    TEXT(tell_45_both)                                                                             \
    TEXT(tell_45_equal)                                                                            \
    TEXT(tell_45_way)                                                                              \
    TEXT(cut_out_text)                                                                             \
    TEXT(review)                                                                                   \
    TEXT(tell_look_at)                                                                             \
    TEXT(tell_look_in)                                                                             \
    TEXT(tell_look_at_constraint)                                                                  \
    TEXT(tell_look_for)                                                                            \
    TEXT(tell_look_for_in)                                                                         \
    TEXT(tell_two_links)                                                                           \
    TEXT(tell_xy_wing)                                                                             \
    TEXT(tell_finned_fish)                                                                         \
    TEXT(tell_remote_pair)                                                                         \
    TEXT(tell_bug)                                                                                 \
    TEXT(tell_empty_rectangle)                                                                     \
    TEXT(tell_w_wing)                                                                              \
    TEXT(tell_xyz_wing)                                                                            \
    TEXT(tell_rectangle_1)                                                                         \
    TEXT(tell_rectangle_2)                                                                         \
    TEXT(tell_colours_trap)                                                                        \
    TEXT(tell_colours_wrap)                                                                        \
    TEXT(tell_rectangle)

/* Texts on rarer techniques, which share one plain text a family in books for children. */
#define CHILD_FAMILIES(FAMILY)                                                                     \
    FAMILY(tell_sashimi_fish, child_tell_finned_fish)                                              \
    FAMILY(spot_finned_fish, child_spot_fins)                                                      \
    FAMILY(spot_avoidable, child_spot_swap)                                                        \
    FAMILY(spot_rectangle_1, child_spot_swap)                                                      \
    FAMILY(spot_rectangle_2, child_spot_swap)                                                      \
    FAMILY(spot_rectangle_3, child_spot_swap)                                                      \
    FAMILY(spot_rectangle_4, child_spot_swap)                                                      \
    FAMILY(spot_rectangle_6, child_spot_swap)                                                      \
    FAMILY(spot_hidden_rectangle, child_spot_swap)                                                 \
    FAMILY(spot_two_links, child_spot_colours)                                                     \
    FAMILY(spot_multi_colours, child_spot_colours)                                                 \
    FAMILY(spot_empty_rectangle, child_spot_colours)                                               \
    FAMILY(spot_franken_fish, child_spot_try)                                                      \
    FAMILY(spot_remote_pair, child_spot_try)                                                       \
    FAMILY(spot_w_wing, child_spot_try)                                                            \
    FAMILY(spot_xy_wing, child_spot_try)                                                           \
    FAMILY(spot_xyz_wing, child_spot_try)                                                          \
    FAMILY(spot_chain, child_spot_try)                                                             \
    FAMILY(spot_loop, child_spot_try)                                                              \
    FAMILY(spot_forcing_chain, child_spot_try)                                                     \
    FAMILY(spot_forcing_net, child_spot_try)                                                       \
    FAMILY(spot_nishio, child_spot_try)                                                            \
    FAMILY(spot_template, child_spot_try)                                                          \
    FAMILY(spot_aligned, child_spot_try)                                                           \
    FAMILY(spot_als_xz, child_spot_try)                                                            \
    FAMILY(spot_als_chain, child_spot_try)                                                         \
    FAMILY(spot_death_blossom, child_spot_try)                                                     \
    FAMILY(spot_sue_de_coq, child_spot_try)

enum text_id {
#define TEXT(name) TEXT_##name,
    TEXTS(TEXT)
#undef TEXT
        TEXT_COUNT
};

/* Names of the texts, as config keys. */
struct config_names translation_keys(void);

/* Keys of earlier versions, which a book's own texts may have in place of those that took over. */
struct config_names translation_old_keys(void);

/* Codes of the languages: "en", "de" … */
struct config_names translation_languages(void);

/* Where texts are looked up: own ones first, then a language's. Borrowed. */
struct translation {
    const char *language;           /* a known code; NULL: English */
    const struct config_pairs *own; /* NULL: none */
    bool for_children;              /* in their words, where a language has them */
};

/* A text as it is printed. */
const char *translation_text(const struct translation *t, enum text_id id);

/* The language's text, even if a book sets another. */
const char *language_text(const char *language, enum text_id id);

/* The language's name of a technique by its key, or NULL; an own text under the key comes first. */
const char *translation_technique(const struct translation *t, const char *key);

/* Has the language a name for children of this technique? */
bool translation_has_child_name(const struct translation *t, const char *key);

/* The printed name of a level ("easy" …); the name itself where it is not a level. */
const char *translation_level(const struct translation *t, const char *level);

/* Polish counts 2 to 4, 22 to 24 … in another way than 5 to 21. */
bool translation_is_few(size_t count);

/* Append a text with {1} … {count} replaced by the values; count is 9 at most. */
void translation_fill(struct text *out, const char *text, const char *const *values, size_t count);

/* Append a label and what it is of: "Level: easy". Each language has its own space before the
 * colon.
 */
void translation_label(struct text *out, const struct translation *t, const char *label,
                       const char *text);

/* A technique's printed name, as it begins a sentence. */
struct technique_name {
    const char *key;
    const char *name;
};

/* A language. Texts that it does not have are printed in English. */
struct language {
    const char *const *texts;                /* TEXT_COUNT of them; NULL: not translated */
    const struct technique_name *techniques; /* up to a row without key; NULL: English */
};

/* Every language, once: its table is in the file named by its code. The first supplies the texts
 * that another does not have. */
#define LANGUAGES(LANGUAGE)                                                                        \
    LANGUAGE(en)                                                                                   \
    LANGUAGE(de)                                                                                   \
    LANGUAGE(fr)                                                                                   \
    LANGUAGE(es)                                                                                   \
    LANGUAGE(nl)                                                                                   \
    LANGUAGE(it)                                                                                   \
    LANGUAGE(pl)                                                                                   \
    LANGUAGE(el)

#define LANGUAGE_DECLARED(code) extern const struct language language_##code;
LANGUAGES(LANGUAGE_DECLARED)
#undef LANGUAGE_DECLARED

#endif
