/* The words that books and explanations print, in every supported language.
 *
 * One list names the words, so that the enum, the config's keys and each language's table cannot
 * drift apart. A word may hold {1}, {2} …, which words_fill replaces. A book's own words (config
 * `book.words`) come first, then its language's.
 *
 * To add a language: one table words_XX.c and a row in words.c. All data is constant. */
#ifndef NONET_CONFIG_WORDS_H
#define NONET_CONFIG_WORDS_H

#include "config/text.h"
#include "config/values.h"

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
    WORD(isbn)

enum word {
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
const char *words_of(const struct wording *w, enum word word);

/* The language's own word. */
const char *words_in(const char *language, enum word word);

/* The printed name of a level ("easy" …); the name itself where it is not a level. */
const char *words_level(const struct wording *w, const char *level);

/* Append a word with {1} … {n} replaced by the values. */
void words_fill(struct text *out, const char *word, const char *const *values, size_t count);

/* A language's table. */
extern const char *const words_en[WORD_COUNT];
extern const char *const words_de[WORD_COUNT];
extern const char *const words_fr[WORD_COUNT];
extern const char *const words_es[WORD_COUNT];
extern const char *const words_nl[WORD_COUNT];
extern const char *const words_it[WORD_COUNT];
extern const char *const words_pl[WORD_COUNT];
extern const char *const words_el[WORD_COUNT];

#endif
