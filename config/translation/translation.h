/* The words that books and explanations print, in every supported language.
 *
 * One list names the words, so that the enum, the config's keys and each language's table cannot
 * drift apart. A word may hold {1}, {2} …, which words_fill replaces. A book's own words (config
 * `book.words`) come first, then its language's.
 *
 * To add a language: one file words_XX.c and a row of LANGUAGES. All data is constant. */
#ifndef NONET_CONFIG_TRANSLATION_TRANSLATION_H
#define NONET_CONFIG_TRANSLATION_TRANSLATION_H

#include "config/text.h"
#include "config/values.h"

/* Names of houses, alone, with "in" and in the plural, where {1} is the numbers; and how steps are
 * told. In the patterns of the sentences (tell_…) stand, and are replaced by what the step has:
 *
 *   {P} {F} {A} {B} {E} {X}  cells of the pattern, of its fins or its other side, of the first and
 *       the second set, where a candidate goes, where a digit is placed; small letters: the digits;
 *       with a slash, {p/}: joined by "or" instead of "and"
 *   {o}  the pattern's digits without those that go; {k} the digits of the links
 *   {in 1} … {in 4}, {in base}, {in cover}, {in all}  houses: the first …, those before the middle,
 *       those after it, each
 *   {chain} {start} {end} {first cell} {last cell}  the links as a chain, and its two ends
 *   {sets} {joints} {first set} {last set}  almost locked sets by name
 *   {suppose} {assumptions} {follows} {dead}  an assumption, all of several, what follows from
 *       it, and the contradiction
 *   {rectangle}  the words of tell_rectangle
 *
 * What stands in [brackets] is left out where one of its places is empty. A sentence begins with a
 * capital letter, a cell or a digit. */
#define SENTENCES(WORD)                                                                            \
    WORD(cell_names_text)                                                                          \
    WORD(list_and)                                                                                 \
    WORD(list_or)                                                                                  \
    WORD(row)                                                                                      \
    WORD(in_row)                                                                                   \
    WORD(in_rows)                                                                                  \
    WORD(column)                                                                                   \
    WORD(in_column)                                                                                \
    WORD(in_columns)                                                                               \
    WORD(box)                                                                                      \
    WORD(in_box)                                                                                   \
    WORD(in_boxes)                                                                                 \
    WORD(diagonal)                                                                                 \
    WORD(in_diagonal)                                                                              \
    WORD(in_diagonals)                                                                             \
    WORD(area)                                                                                     \
    WORD(in_area)                                                                                  \
    WORD(in_areas)                                                                                 \
    WORD(tell)                                                                                     \
    WORD(tell_place)                                                                               \
    WORD(tell_remove)                                                                              \
    WORD(tell_remove_from)                                                                         \
    WORD(tell_full_house)                                                                          \
    WORD(tell_naked_single)                                                                        \
    WORD(tell_hidden_single)                                                                       \
    WORD(tell_locked_subset)                                                                       \
    WORD(tell_locked)                                                                              \
    WORD(tell_naked_subset)                                                                        \
    WORD(tell_hidden_subset)                                                                       \
    WORD(tell_fish)                                                                                \
    WORD(tell_finned_fish)                                                                         \
    WORD(tell_sashimi_fish)                                                                        \
    WORD(tell_remote_pair)                                                                         \
    WORD(tell_bug)                                                                                 \
    WORD(tell_two_links)                                                                           \
    WORD(tell_dual_kite)                                                                           \
    WORD(tell_empty_rectangle)                                                                     \
    WORD(tell_dual_rectangle)                                                                      \
    WORD(tell_w_wing)                                                                              \
    WORD(tell_xy_wing)                                                                             \
    WORD(tell_xyz_wing)                                                                            \
    WORD(tell_rectangle)                                                                           \
    WORD(tell_rectangle_1)                                                                         \
    WORD(tell_rectangle_2)                                                                         \
    WORD(tell_rectangle_3)                                                                         \
    WORD(tell_rectangle_4)                                                                         \
    WORD(tell_rectangle_6)                                                                         \
    WORD(tell_hidden_rectangle)                                                                    \
    WORD(tell_avoidable_1)                                                                         \
    WORD(tell_avoidable_2)                                                                         \
    WORD(tell_sue_de_coq)                                                                          \
    WORD(tell_colours_trap)                                                                        \
    WORD(tell_colours_wrap)                                                                        \
    WORD(tell_multi_colours_1)                                                                     \
    WORD(tell_multi_colours_2)                                                                     \
    WORD(tell_chain_ends)                                                                          \
    WORD(tell_chain_true)                                                                          \
    WORD(tell_chain_false)                                                                         \
    WORD(tell_loop)                                                                                \
    WORD(tell_als_xz)                                                                              \
    WORD(tell_als_double)                                                                          \
    WORD(tell_als_chain)                                                                           \
    WORD(tell_death_blossom)                                                                       \
    WORD(tell_aligned)                                                                             \
    WORD(tell_nishio)                                                                              \
    WORD(tell_forcing_chain)                                                                       \
    WORD(tell_forcing_net)                                                                         \
    WORD(tell_net_all)                                                                             \
    WORD(tell_net_long)                                                                            \
    WORD(tell_dead_cell)                                                                           \
    WORD(tell_dead_house)                                                                          \
    WORD(tell_refuted)                                                                             \
    WORD(tell_template_set)                                                                        \
    WORD(tell_template_delete)                                                                     \
    WORD(tell_stuck)                                                                               \
    WORD(mark_place)                                                                               \
    WORD(mark_eliminate)                                                                           \
    WORD(mark_pattern)                                                                             \
    WORD(mark_fin)                                                                                 \
    WORD(mark_set)                                                                                 \
    WORD(link_strong)                                                                              \
    WORD(link_weak)

#define WORDS(WORD)                                                                                \
    WORD(puzzle)                                                                                   \
    WORD(puzzles)                                                                                  \
    WORD(puzzle_range)                                                                             \
    WORD(solution)                                                                                 \
    WORD(solutions)                                                                                \
    WORD(solution_page)                                                                            \
    WORD(solution_apart)                                                                           \
    WORD(puzzle_page)                                                                              \
    WORD(answer_key)                                                                               \
    WORD(contents)                                                                                 \
    WORD(introduction)                                                                             \
    WORD(how_to_play)                                                                              \
    WORD(how_to_play_text)                                                                         \
    WORD(shaded_text)                                                                              \
    WORD(signs_text)                                                                               \
    WORD(example)                                                                                  \
    WORD(hints)                                                                                    \
    WORD(hint_page)                                                                                \
    WORD(walkthroughs)                                                                             \
    WORD(step)                                                                                     \
    WORD(index)                                                                                    \
    WORD(notes)                                                                                    \
    WORD(certificate)                                                                              \
    WORD(certificate_text)                                                                         \
    WORD(name)                                                                                     \
    WORD(date)                                                                                     \
    WORD(started)                                                                                  \
    WORD(finished)                                                                                 \
    WORD(minutes)                                                                                  \
    WORD(easy)                                                                                     \
    WORD(medium)                                                                                   \
    WORD(hard)                                                                                     \
    WORD(unfair)                                                                                   \
    WORD(extreme)                                                                                  \
    WORD(beyond)                                                                                   \
    WORD(rights)                                                                                   \
    WORD(one_solution)                                                                             \
    WORD(colophon)                                                                                 \
    WORD(isbn)                                                                                     \
    SENTENCES(WORD)

enum word_id {
#define WORD(name) WORD_##name,
    WORDS(WORD)
#undef WORD
        WORD_COUNT
};

/* Names of the words, as config keys. */
struct config_names words_keys(void);

/* Codes of the languages: "en", "de" … */
struct config_names words_languages(void);

/* Whose words: own ones first, then a language's. Borrowed. */
struct wording {
    const char *language;           /* a known code; NULL: English */
    const struct config_pairs *own; /* NULL: none */
};

/* A word as it is printed. */
const char *words_of(const struct wording *w, enum word_id word);

/* The language's own word. */
const char *words_in(const char *language, enum word_id word);

/* The language's name of a technique by its key, or NULL; own words under the key come first. */
const char *words_technique(const struct wording *w, const char *key);

/* The printed name of a level ("easy" …); the name itself where it is not a level. */
const char *words_level(const struct wording *w, const char *level);

/* Append a word with {1} … {n} replaced by the values. */
void words_fill(struct text *out, const char *word, const char *const *values, size_t count);

/* A technique's printed name, as it begins a sentence. */
struct technique_word {
    const char *key;
    const char *name;
};

/* A language: what it lacks is printed in English. */
struct language {
    const char *const *words;
    const struct technique_word *techniques; /* up to a row without key; NULL: English */
};

/* Every language, once: its table stands in words_XX.c. The first fills what another lacks. */
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
