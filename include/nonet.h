/* Nonet: sudoku puzzles of all sizes, solved, made, graded, explained, drawn and printed.
 *
 * This header is the whole of the library's interface. libnonet has all of it; libnonet-engine, for
 * those who embed it, all up to "drawing", and needs nothing but libc, libm and threads.
 *
 * Handles. A `nonet_*` type is a handle: *_create or *_open gives one (NULL after an error), *_drop
 * takes it back (NULL does nothing). A text that a function returns belongs to the handle it came
 * from, until the next call with that handle; names from lists live for ever.
 *
 * Names. Variants, levels, symmetries, techniques, formats, languages and options are named by the
 * words of the command line: "6x6", "hard", "rotate180", "x-wing", "json", "de". nonet_list gives
 * them.
 *
 * Errors. A function that may fail takes a `nonet_error *` last, which may be NULL, and fills it
 * only when it fails. Nothing is printed, and the process is never ended.
 *
 * Threads. A handle belongs to one thread at a time; different handles may be used on different
 * threads at once, and those that are only read (const) by several. There is no state of the
 * process but constant tables that are built once. nonet_generator_cancel may be called from
 * anywhere. Callbacks come on the thread that called.
 *
 * Processes. Books and drawings may start child processes (fork), in which other libraries read
 * PDFs and look for fonts: the host sees their SIGCHLD. With NONET_IN_PROCESS=1 in the environment
 * that work is done in the host's process, without a limit on its memory and time. Nothing else
 * forks.
 *
 * Cells count from 0, row by row; digits from 1, and 0 is an empty cell.
 *
 * Versions are semantic: within a major version (before 1: a minor one), what is here stays as it
 * is, and only things are added. */
#ifndef NONET_H
#define NONET_H

#include <stddef.h>
#include <stdint.h>

#define NONET_VERSION_MAJOR 0
#define NONET_VERSION_MINOR 1
#define NONET_VERSION_PATCH 0
#define NONET_VERSION       "0.1.0"

#if defined __GNUC__
#define NONET_API __attribute__((visibility("default")))
#else
#define NONET_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ---- version, errors, names ---- */

/* "0.1.0": of the library that runs, where NONET_VERSION is that of the header compiled with. */
NONET_API const char *nonet_version(void);

/* The kernel that counts solutions on this machine: "avx512", "avx2", "neon" or "portable". All
 * count alike. */
NONET_API const char *nonet_kernel(void);

enum nonet_status {
    NONET_OK = 0,
    NONET_FAILED = 1,    /* a bad puzzle, no result, a file that cannot be read or written */
    NONET_USAGE = 2,     /* a name, an option or a config that cannot be */
    NONET_END = 3,       /* there is no more; not an error, so no nonet_error is filled */
    NONET_CANCELLED = 4, /* a callback or nonet_generator_cancel ended the work */
    NONET_NO_MEMORY = 5, /* memory ended */
};

/* "done", "failed" … */
NONET_API const char *nonet_status_text(enum nonet_status status);

/* What went wrong. text: a message a line, each with its place ("puzzles.txt:3:17: …") where it has
 * one; never empty after an error. line and column of the first, from 1; 0: it has none. */
enum { NONET_ERROR_SIZE = 1000 };
typedef struct nonet_error {
    enum nonet_status status;
    unsigned line;
    unsigned column;
    char text[NONET_ERROR_SIZE];
} nonet_error;

enum nonet_list {
    NONET_VARIANTS,
    NONET_LEVELS,
    NONET_SYMMETRIES,
    NONET_TECHNIQUES, /* in the order in which the grader tries them */
    NONET_FORMATS,
    NONET_FIELDS, /* what nonet_puzzle_field knows: the columns of tsv, the names of json */
    NONET_LANGUAGES,
    NONET_CLUES, /* kinds, then short names for boards with clues, which are variants too */
};

/* The names of a list one by one, and what is to be said of each ("" where there is nothing); NULL
 * behind the last. */
NONET_API const char *nonet_list_name(enum nonet_list list, size_t index);
NONET_API const char *nonet_list_doc(enum nonet_list list, size_t index);

/* ---- puzzles ---- */

/* A puzzle, its solution, and what is known of it. */
typedef struct nonet_puzzle nonet_puzzle;

/* From one line of digits, '.' or '0' empty, letters above 9. variant NULL: the plain one of that
 * size. givens NULL: an empty board. The givens may break rules: nonet_solve tells. A puzzle with
 * clues beside its givens comes from a reader, of json say, or a generator. */
NONET_API nonet_puzzle *nonet_puzzle_create(const char *variant, const char *givens,
                                            nonet_error *error);
NONET_API nonet_puzzle *nonet_puzzle_copy(const nonet_puzzle *puzzle); /* NULL: out of memory */
NONET_API void nonet_puzzle_drop(nonet_puzzle *puzzle);

NONET_API const char *nonet_puzzle_variant(const nonet_puzzle *puzzle);
NONET_API unsigned nonet_puzzle_size(const nonet_puzzle *puzzle); /* digits */
NONET_API unsigned nonet_puzzle_cells(const nonet_puzzle *puzzle);

/* The given of a cell; 0: none, or no such cell. */
NONET_API unsigned nonet_puzzle_given(const nonet_puzzle *puzzle, unsigned cell);

/* Set or (0) take away a given; all else that is known of the puzzle is forgotten. */
NONET_API enum nonet_status nonet_puzzle_set_given(nonet_puzzle *puzzle, unsigned cell,
                                                   unsigned digit, nonet_error *error);

/* The digit that the solution has in a cell; 0: the solution is not known (see nonet_solve). */
NONET_API unsigned nonet_puzzle_solved(const nonet_puzzle *puzzle, unsigned cell);

/* A field as text, as tsv has it: "puzzle", "level", "se" … (NONET_FIELDS); "clues" is the JSON
 * array of those beside the givens. Writes at most `size`
 * bytes, the last of them 0, and returns the length that the whole text has, as snprintf does; 0
 * where the field is not known. */
NONET_API size_t nonet_puzzle_field(const nonet_puzzle *puzzle, const char *field, char *buffer,
                                    size_t size);

/* ---- reading and writing ---- */

/* Puzzles of a file or a text, one after another. format NULL: it is recognised; variant NULL: by
 * size, or as the input says. The text is copied; name is what messages call it. Path "-" is
 * standard input. */
typedef struct nonet_reader nonet_reader;
NONET_API nonet_reader *nonet_reader_open(const char *path, const char *format, const char *variant,
                                          nonet_error *error);
NONET_API nonet_reader *nonet_reader_open_text(const char *name, const char *text, size_t length,
                                               const char *format, const char *variant,
                                               nonet_error *error);
NONET_API void nonet_reader_drop(nonet_reader *reader);

/* The next puzzle, in place of what *puzzle held. NONET_END where there is none. After
 * NONET_FAILED, a bad puzzle, the next call goes on behind it. */
NONET_API enum nonet_status nonet_reader_next(nonet_reader *reader, nonet_puzzle *puzzle,
                                              nonet_error *error);

/* A text of puzzles in a format. */
typedef struct nonet_writer nonet_writer;
NONET_API nonet_writer *nonet_writer_create(const char *format, nonet_error *error);
NONET_API void nonet_writer_drop(nonet_writer *writer);
NONET_API void nonet_writer_put(nonet_writer *writer, const nonet_puzzle *puzzle);

/* End the text and give it (length may be NULL); no puzzle can be put after. NULL: out of memory,
 * or a puzzle's board is one that the format has no words for (json has them for all). */
NONET_API const char *nonet_writer_finish(nonet_writer *writer, size_t *length, nonet_error *error);

/* ---- counting and solving ---- */

/* How many solutions, counted up to `limit` (at least 1). Givens that break a rule have none. */
NONET_API uint64_t nonet_count(const nonet_puzzle *puzzle, uint64_t limit);

/* Classic puzzles as text, 81 characters each, anything but 1-9 an empty cell; puzzle i begins at
 * cells + i * stride. The quickest way to count many: independent searches share a core. */
NONET_API void nonet_count_lines(const char *cells, size_t stride, size_t count, uint64_t limit,
                                 uint64_t *counts);

/* Find the solution, which the puzzle then has. NONET_FAILED where it breaks a rule, has none, or
 * has more than one: the error says which. */
NONET_API enum nonet_status nonet_solve(nonet_puzzle *puzzle, nonet_error *error);

/* 1: no given can be spared, and no clue; 0: one can; -1: the puzzle has not exactly one solution,
 * or out of memory. */
NONET_API int nonet_is_minimal(const nonet_puzzle *puzzle);

/* ---- generating ---- */

/* A wish for puzzles. Options and their values are those of `nonet generate`, without dashes:
 *
 *   number (1), first (0: index of the first), seed, variant (also "killer", "thermo" …), regions,
 *   houses, grids, clues (kinds, by comma), all-signs, level "hard" or "easy..hard",
 *   se "3.0..4.5", givens "24..28", minimal, singles-only, symmetry (or "any"), requires and
 *   excludes (techniques, by comma),
 *   openings, bottleneck, hard-steps (ranges), course, opening (techniques), digits, boxes "even",
 *   no-dead-givens, few (an exact count; with clues as few
 *   as are found), distinct, shard "2/8", threads (1), tries,
 *   recheck, mask (rows of '#' and '.', a line each), grade, rate-se.
 *
 * Those without a value take "yes" and "no". The same options give the same puzzles, on any
 * machine, with any number of threads. Without a seed it is 0. grade fills the fields of
 * nonet_grade (all of them but se, which rate-se fills). */
typedef struct nonet_generator nonet_generator;
NONET_API nonet_generator *nonet_generator_create(nonet_error *error);
NONET_API void nonet_generator_drop(nonet_generator *generator);
NONET_API enum nonet_status nonet_generator_set(nonet_generator *generator, const char *option,
                                                const char *value, nonet_error *error);

/* Receives each puzzle, in order of its index; it is the callee's only until it returns. Anything
 * but 0 ends the run. */
typedef int (*nonet_puzzle_function)(void *context, const nonet_puzzle *puzzle);

/* Called a few times a second. Anything but 0 ends the run. */
typedef int (*nonet_progress_function)(void *context, uint64_t done, uint64_t total);

/* Make the puzzles. NONET_FAILED where one was not found within `tries` tries; NONET_CANCELLED
 * where it was ended. Puzzles that were handed over before stay good. progress may be NULL. */
NONET_API enum nonet_status nonet_generate(nonet_generator *generator,
                                           nonet_puzzle_function receive,
                                           nonet_progress_function progress, void *context,
                                           nonet_error *error);

/* End the run soon: from any thread, or from a signal handler. Before a run: end the next one. */
NONET_API void nonet_generator_cancel(nonet_generator *generator);

/* ---- grading and explaining ---- */

/* How to grade: the options of `nonet grade`.
 *
 *   scale "all", "hodoku" (without se, quicker) or "stable"; with and without (techniques, by
 *   comma); no-uniqueness and se-full ("yes", "no"). */
typedef struct nonet_grader nonet_grader;
NONET_API nonet_grader *nonet_grader_create(nonet_error *error);
NONET_API void nonet_grader_drop(nonet_grader *grader);
NONET_API enum nonet_status nonet_grader_set(nonet_grader *grader, const char *option,
                                             const char *value, nonet_error *error);

/* Fill the puzzle's solution, level, score, se, hardest, techniques, minutes and symmetry.
 * NONET_FAILED where it has not exactly one solution. */
NONET_API enum nonet_status nonet_grade(nonet_grader *grader, nonet_puzzle *puzzle,
                                        nonet_error *error);

/* The solution path of a puzzle by the grader's techniques, a step at a time. language NULL:
 * English. NULL where the puzzle has not exactly one solution. The grader may be dropped before the
 * path. */
typedef struct nonet_path nonet_path;
NONET_API nonet_path *nonet_path_create(const nonet_grader *grader, const nonet_puzzle *puzzle,
                                        const char *language, nonet_error *error);
NONET_API void nonet_path_drop(nonet_path *path);

/* Take the next step. NONET_END: solved, or the techniques find none (see nonet_path_is_solved). */
NONET_API enum nonet_status nonet_path_next(nonet_path *path);
NONET_API int nonet_path_is_solved(const nonet_path *path);

/* Of the step last taken: its technique; what it does and why in a sentence or a few; the same as a
 * JSON object. NULL: no step was taken; of the texts, also out of memory. */
NONET_API const char *nonet_path_technique(const nonet_path *path);
NONET_API const char *nonet_path_sentence(nonet_path *path);
NONET_API const char *nonet_path_json(nonet_path *path);

/* What a candidate is in the step. */
enum nonet_mark {
    NONET_MARK_PLACE,     /* the digit goes here */
    NONET_MARK_ELIMINATE, /* the candidate goes */
    NONET_MARK_PATTERN,   /* the pattern's own */
    NONET_MARK_FIN,       /* a fin, the other colour, a chain's off candidates */
    NONET_MARK_SET,       /* an almost locked set's; from here on, one number a set */
};

/* The step's marks one by one; returns false (0) behind the last. Any pointer may be NULL. */
NONET_API int nonet_path_mark(const nonet_path *path, size_t index, unsigned *cell, unsigned *digit,
                              int *mark);

/* The board before the step: the digit of a cell, 0: empty; and its candidates, bit d - 1 for d. */
NONET_API unsigned nonet_path_digit(const nonet_path *path, unsigned cell);
NONET_API uint32_t nonet_path_candidates(const nonet_path *path, unsigned cell);

/* ---- equivalent puzzles ---- */

/* Put the puzzle in its canonical form, the same for all that are equivalent: by relabelling
 * digits, permuting rows, columns, bands and stacks, and transposing. *automorphisms (may be NULL)
 * receives how many such arrangements keep it. */
NONET_API enum nonet_status nonet_canon(nonet_puzzle *puzzle, uint64_t *automorphisms,
                                        nonet_error *error);

/* Exchange the puzzle for an equivalent one, which the seed alone decides. */
NONET_API enum nonet_status nonet_shuffle(nonet_puzzle *puzzle, uint64_t seed, nonet_error *error);

/* ======== what follows is not in libnonet-engine ======== */

/* ---- drawing ---- */

/* A picture of puzzles in memory. device: "svg", "png" (one puzzle each), "pdf", "text". Options
 * are those of `nonet draw`: candidates "none", "full" or "corner"; solution ("yes", "no"); step
 * "5"; language; cell (millimetres); dpi; font; and what is drawn for digits: word, words (a
 * file) and word-at ("any", "diagonal", "row"), with a seed, or pictures ("animals", "shapes", a
 * folder). All are set before the first puzzle. */
typedef struct nonet_drawing nonet_drawing;
NONET_API nonet_drawing *nonet_drawing_create(const char *device, nonet_error *error);
NONET_API void nonet_drawing_drop(nonet_drawing *drawing);
NONET_API enum nonet_status nonet_drawing_set(nonet_drawing *drawing, const char *option,
                                              const char *value, nonet_error *error);
NONET_API enum nonet_status nonet_drawing_add(nonet_drawing *drawing, const nonet_puzzle *puzzle,
                                              nonet_error *error);

/* End the document and give its bytes; nothing can be added after. NULL after an error. */
NONET_API const void *nonet_drawing_finish(nonet_drawing *drawing, size_t *length,
                                           nonet_error *error);

/* ---- books ---- */

/* A book as a config in YAML says it (nonet-book(5)). `set` holds overrides, "page.trim=A4". For a
 * text, name stands in messages, and the config's relative paths start from its directory. */
typedef struct nonet_book nonet_book;
NONET_API nonet_book *nonet_book_open(const char *path, const char *const *set, size_t set_count,
                                      nonet_error *error);
NONET_API nonet_book *nonet_book_open_text(const char *name, const char *yaml, size_t length,
                                           const char *const *set, size_t set_count,
                                           nonet_error *error);
NONET_API void nonet_book_drop(nonet_book *book);

/* Make the book and write its files to a directory, all or none. directory NULL: make and check it,
 * but write nothing. profile NULL: those of the config. progress counts puzzles; what it returns is
 * not looked at. */
NONET_API enum nonet_status nonet_book_make(nonet_book *book, const char *directory,
                                            const char *profile, unsigned threads,
                                            nonet_progress_function progress, void *context,
                                            nonet_error *error);

/* Every rule that the last book made was held against, as JSON; NULL: none was made. */
NONET_API const char *nonet_book_report(const nonet_book *book);

/* ---- banks ---- */

/* An SQLite file of graded puzzles, no two of them equivalent. */
typedef struct nonet_bank nonet_bank;
NONET_API nonet_bank *nonet_bank_open(const char *path, int create, nonet_error *error);
NONET_API void nonet_bank_drop(nonet_bank *bank);

/* Add a puzzle, graded first where it has no level. It is on disk after nonet_bank_flush, or at
 * once where added is not NULL: *added is 0 where the bank has an equivalent one. Without it is
 * quicker. */
NONET_API enum nonet_status nonet_bank_add(nonet_bank *bank, const nonet_puzzle *puzzle, int *added,
                                           nonet_error *error);
NONET_API enum nonet_status nonet_bank_flush(nonet_bank *bank, nonet_error *error);

/* Conditions of the next query, those of `nonet bank query`: variant, level, symmetry, hardest,
 * requires, excludes (by comma), givens, score, se, minutes (ranges), minimal, unused, used, book,
 * order, descending, seed, limit, skip. option NULL: forget them all. */
NONET_API enum nonet_status nonet_bank_set(nonet_bank *bank, const char *option, const char *value,
                                           nonet_error *error);
NONET_API enum nonet_status nonet_bank_query(nonet_bank *bank, nonet_puzzle_function receive,
                                             void *context, nonet_error *error);

/* Mark the bank's puzzle that is equivalent to this one as printed in a book. page 0: not known. */
NONET_API enum nonet_status nonet_bank_use(nonet_bank *bank, const nonet_puzzle *puzzle,
                                           const char *book, unsigned page, nonet_error *error);

/* Figures, "name<TAB>value" lines. NULL after an error. */
NONET_API const char *nonet_bank_stats(nonet_bank *bank, nonet_error *error);

#ifdef __cplusplus
}
#endif

#endif
