/* The options of `nonet draw` that say how puzzles are drawn, and of the public library's drawings.
 *
 * Threads: no shared state. Strings are borrowed. */
#ifndef NONET_RENDER_PICTURES_DRAWING_OPTIONS_H
#define NONET_RENDER_PICTURES_DRAWING_OPTIONS_H

#include "base/option.h"
#include "render/pictures/puzzle_pictures.h"

/* Start from DRAWING_DEFAULTS. */
struct drawing_options {
    int candidates; /* index of candidates_choice */
    int shade;      /* index of shade_choice */
    bool solution;
    bool course;
    int64_t step; /* 0: none */
    const char *word;
    const char *words;
    int word_at; /* index of word_place_name */
    int64_t seed;
    const char *pictures;
    int64_t cell_mm; /* 0: by what is drawn */
    int64_t dpi;
    bool outlines;
    const char *font;
};

#define DRAWING_DEFAULTS                                                                           \
    {                                                                                              \
        .font = DEFAULT_DIGIT_FONT, .dpi = 150, .seed = 1                                          \
    }

/* For option tables. */
const char *candidates_choice(size_t index);
const char *shade_choice(size_t index);

/* Rows of an option table, in three parts, as help shows others between them. `member` is the place
 * of the struct drawing_options in the settings. */
#define DRAWING_ROW(...)                                                                           \
    {                                                                                              \
        __VA_ARGS__                                                                                \
    }
#define DRAWING_BOARD_OPTIONS(settings, member)                                                    \
    DRAWING_ROW("candidates", 'c', OPTION_CHOICE, "WHICH",                                         \
                "candidates to draw in empty cells (default: none); corner draws ticks in the "    \
                "corners to write at",                                                             \
                offsetof(settings, member.candidates), 0, 0, candidates_choice),                   \
        DRAWING_ROW("shade", 0, OPTION_CHOICE, "WHICH",                                            \
                    "what to shade in gray (default: houses): extra houses, or also the regions "  \
                    "of a jigsaw",                                                                 \
                    offsetof(settings, member.shade), 0, 0, shade_choice),                         \
        DRAWING_ROW("solution", 's', OPTION_FLAG, NULL, "draw the board with its solution",        \
                    offsetof(settings, member.solution), 0, 0, NULL),                              \
        DRAWING_ROW("course", 0, OPTION_FLAG, NULL,                                                \
                    "draw a chart of how the solving goes, instead of the board",                  \
                    offsetof(settings, member.course), 0, 0, NULL),                                \
        DRAWING_ROW("step", 0, OPTION_INT, "K",                                                    \
                    "draw the board before step K of the solution path, with the step marked and " \
                    "explained",                                                                   \
                    offsetof(settings, member.step), 1, 10000, NULL)
#define DRAWING_SIGN_OPTIONS(settings, member)                                                     \
    DRAWING_ROW(                                                                                   \
        "word", 0, OPTION_STRING, "WORD",                                                          \
        "draw letters for digits, so that the solution spells WORD; its letters must all differ",  \
        offsetof(settings, member.word), 0, 0, NULL),                                              \
        DRAWING_ROW("words", 0, OPTION_STRING, "FILE",                                             \
                    "like --word, with a word of FILE for each puzzle",                            \
                    offsetof(settings, member.words), 0, 0, NULL),                                 \
        DRAWING_ROW("word-at", 0, OPTION_CHOICE, "WHERE",                                          \
                    "where the word is in the solution (default: any)",                            \
                    offsetof(settings, member.word_at), 0, 0, word_place_name),                    \
        DRAWING_ROW("seed", 0, OPTION_INT, "N",                                                    \
                    "seed that decides which word a puzzle gets, and where (default: 1)",          \
                    offsetof(settings, member.seed), 0, INT64_MAX, NULL),                          \
        DRAWING_ROW("pictures", 0, OPTION_STRING, "SET",                                           \
                    "draw pictures for digits: animals, shapes, or a folder of SVG and PNG files", \
                    offsetof(settings, member.pictures), 0, 0, NULL),                              \
        DRAWING_ROW("cell", 0, OPTION_INT, "MM",                                                   \
                    "side of a cell, 2 to 50 mm (default: 10, larger with candidates)",            \
                    offsetof(settings, member.cell_mm), 2, 50, NULL),                              \
        DRAWING_ROW("dpi", 0, OPTION_INT, "N",                                                     \
                    "resolution of a png in dots per inch, 20 to 1200 (default: 150)",             \
                    offsetof(settings, member.dpi), 20, 1200, NULL),                               \
        DRAWING_ROW("outlines", 0, OPTION_FLAG, NULL,                                              \
                    "draw text as outlines, so that the file needs no font (always so in eps)",    \
                    offsetof(settings, member.outlines), 0, 0, NULL)
#define DRAWING_FONT_OPTION(settings, member)                                                      \
    DRAWING_ROW("font", 0, OPTION_STRING, "FAMILY",                                                \
                "font of the digits, a family or a file (default: the font of books)",             \
                offsetof(settings, member.font), 0, 0, NULL)

/* How puzzles are drawn on a device with these options, in a language. */
struct puzzle_pictures_options drawing_options_read(const struct drawing_options *o,
                                                    const struct canvas_device *device,
                                                    struct translation translation);

#endif
