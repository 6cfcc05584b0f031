/* Nonet makes, solves, grades, explains, draws and prints sudoku puzzles of all sizes.
 *
 * This header is the whole interface of the library. libnonet has all of it. libnonet-engine is for
 * programs that embed Nonet: it has everything up to "drawing" and needs only libc, libm and
 * threads.
 *
 * Handles. Every `nonet_*` type is a handle. *_create or *_open makes one (NULL after an error),
 * and *_drop frees it (NULL does nothing). A text that a function returns belongs to the handle it
 * came from, and is valid until the next call with that handle. Names from lists stay valid for
 * ever.
 *
 * Names. Variants, levels, symmetries, techniques, formats, languages and options have the same
 * names as on the command line: "6x6", "hard", "rotate180", "x-wing", "json", "de". nonet_list_name
 * lists them.
 *
 * Errors. A function that can fail takes a `nonet_error *` as its last argument. It may be NULL,
 * and is filled only on failure. The library never prints anything and never ends the process.
 *
 * Threads. A handle belongs to one thread at a time. Different handles may be used on different
 * threads at once, and several threads may use a handle that they only read (const). The library's
 * only global state is constant tables that are built once. nonet_generator_cancel,
 * nonet_stop_now and nonet_stop_after may be called from any thread. Callbacks run on the thread
 * that called.
 *
 * Memory. The library uses malloc and free, as the libraries under it do, and takes no hooks for
 * them: to count or limit its memory, replace malloc for the whole program (as libc allows), so
 * that SQLite, FreeType and the others follow too. A call that runs out of memory fails with
 * NONET_NO_MEMORY and leaves its handles as they were.
 *
 * Processes. Books and drawings may start child processes (fork), in which other libraries read
 * PDFs and look for fonts; the host sees their SIGCHLD. After nonet_work_in_process(1), or with
 * NONET_IN_PROCESS=1 in the environment, this work is done in the host's process, with no limit on
 * its memory and time. Nothing else forks.
 *
 * Cells count from 0, row by row. Digits count from 1, and 0 is an empty cell.
 *
 * Versions are semantic: within a major version (before 1.0, within a minor version), nothing here
 * changes, and new things may be added. The name of the shared library has the major version, and
 * before 1.0 the minor version too (libnonet.so.0.1). */
#ifndef NONET_H
#define NONET_H

#include <stddef.h>
#include <stdint.h>

#define NONET_VERSION_MAJOR 0
#define NONET_VERSION_MINOR 1
#define NONET_VERSION_PATCH 0
#define NONET_VERSION       "0.1.0"

/* The version as one number, for comparisons: 100 is 0.1.0, and 10203 is 1.2.3. */
#define NONET_VERSION_NUMBER                                                                       \
    (NONET_VERSION_MAJOR * 10000 + NONET_VERSION_MINOR * 100 + NONET_VERSION_PATCH)

#if defined __GNUC__
#define NONET_API __attribute__((visibility("default")))
#else
#define NONET_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ---- version, errors, names ---- */

/* The version of the library that is running, such as "0.1.0". NONET_VERSION is the version of the
 * header you compiled with. */
NONET_API const char *nonet_version(void);
NONET_API unsigned nonet_version_number(void);

/* The kernel that counts solutions on this machine: "avx512", "avx2", "neon" or "portable". All
 * give the same counts. */
NONET_API const char *nonet_kernel(void);

enum nonet_status {
    NONET_OK = 0,
    NONET_FAILED = 1,    /* a bad puzzle, no result, or a file that cannot be read or written */
    NONET_USAGE = 2,     /* an invalid name, option or config */
    NONET_END = 3,       /* the end is reached; this is not an error, so no nonet_error is filled */
    NONET_CANCELLED = 4, /* a callback, nonet_generator_cancel or a nonet_stop ended the work */
    NONET_NO_MEMORY = 5, /* out of memory */
    NONET_NO_SOLUTION = 6, /* the puzzle breaks a rule or has no solution */
    NONET_NOT_UNIQUE = 7,  /* the puzzle has more than one solution */
};

/* "done", "failed" … */
NONET_API const char *nonet_status_text(enum nonet_status status);

/* What went wrong. `text` has one message on each line, with its place ("puzzles.txt:3:17: …") if
 * it has one; it is never empty after an error. `line` and `column` are the place of the first
 * message, counted from 1; 0 means that it has none. */
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
    NONET_FIELDS, /* what nonet_puzzle_field knows: the columns of tsv, the members of json */
    NONET_LANGUAGES,
    NONET_CONSTRAINTS, /* kinds of constraints, then the short names of variants that use them */
    NONET_CLUES = NONET_CONSTRAINTS, /* its old name */
};

/* The names of a list by index, and a description of each ("" if there is none). NULL after the
 * last. */
NONET_API const char *nonet_list_name(enum nonet_list list, size_t index);
NONET_API const char *nonet_list_doc(enum nonet_list list, size_t index);

/* ---- ending calls early ---- */

/* Ends long calls before their time: at once, after a number of seconds, or after a number of
 * steps. A stop in use applies to every call that its thread makes, and to the threads that these
 * calls start. Such a call then returns NONET_CANCELLED (nonet_count: NONET_COUNT_UNKNOWN,
 * nonet_is_minimal: -1, handles: NULL) within a fraction of a second. A puzzle that it worked on
 * keeps its givens, and at most forgets what else was known of it. Nothing that was cut short is
 * delivered, stored or written.
 *
 * Once a stop was asked, later calls end at once too, until nonet_stop_reset or another
 * nonet_stop_use. Dropping a stop that another thread uses is an error. */
typedef struct nonet_stop nonet_stop;
NONET_API nonet_stop *nonet_stop_create(nonet_error *error);
NONET_API void nonet_stop_drop(nonet_stop *stop);
NONET_API void nonet_stop_use(nonet_stop *stop); /* for this thread; NULL: none */

/* Both may be called from any thread, and nonet_stop_now from a signal handler. Seconds count from
 * now; 0 means no limit. */
NONET_API void nonet_stop_now(nonet_stop *stop);
NONET_API void nonet_stop_after(nonet_stop *stop, double seconds);

/* Steps count from now, over all calls and threads that the stop applies to; 0 means no limit. A
 * step is a position of a search, a step of a solution path, or a node of a chain of the SE rater.
 * Unlike a time limit, the same number of steps ends the same call on every machine. */
NONET_API void nonet_stop_after_steps(nonet_stop *stop, uint64_t steps);
NONET_API void nonet_stop_reset(nonet_stop *stop); /* as it was created */

/* ---- puzzles ---- */

/* A puzzle, its solution, and what else is known of it. */
typedef struct nonet_puzzle nonet_puzzle;

/* Makes a puzzle from one line of digits. '.' and '0' are empty cells, and letters are digits above
 * 9. With variant NULL, the puzzle has plain rules, and its size follows from the length. With
 * givens NULL, the board is empty. The givens may break rules; nonet_solve reports that. To get a
 * puzzle with constraints, add them (below), read one (from JSON, for example) or generate one. */
NONET_API nonet_puzzle *nonet_puzzle_create(const char *variant, const char *givens,
                                            nonet_error *error);

/* The same on a board that is described in parts, each "name=value":
 *
 *   "variant=6x6", "regions=AAABBB…" (a letter for each cell, or the name of a map),
 * "grids=r1c1,r7c7" (the first cell of each 9x9 grid) and "houses=diagonal" (extra houses: a
 * variant's name, or a letter or '.' for each cell; may be repeated). */
NONET_API nonet_puzzle *nonet_puzzle_create_board(const char *const *board, size_t count,
                                                  const char *givens, nonet_error *error);

/* Reads the one puzzle in a text, in any format that Nonet reads. With format NULL, the format is
 * recognised. An error names the line and column. */
NONET_API nonet_puzzle *nonet_puzzle_parse(const char *text, const char *format,
                                           const char *variant, nonet_error *error);

/* Writes the puzzle in a format, with everything around it (such as tsv's header). Writes at most
 * `size` bytes, including the closing NUL, and returns the length of the whole text, like snprintf;
 * 0 after an error. With format NULL, it is "line". */
NONET_API size_t nonet_puzzle_print(const nonet_puzzle *puzzle, const char *format, char *buffer,
                                    size_t size, nonet_error *error);

NONET_API nonet_puzzle *nonet_puzzle_copy(const nonet_puzzle *puzzle); /* NULL when out of memory */
NONET_API void nonet_puzzle_drop(nonet_puzzle *puzzle);

NONET_API const char *nonet_puzzle_variant(const nonet_puzzle *puzzle);
NONET_API unsigned nonet_puzzle_size(const nonet_puzzle *puzzle); /* number of digits */
NONET_API unsigned nonet_puzzle_cells(const nonet_puzzle *puzzle);

/* The given of a cell; 0 if there is none or no such cell. */
NONET_API unsigned nonet_puzzle_given(const nonet_puzzle *puzzle, unsigned cell);

/* Sets a given, or removes it if digit is 0. Everything else that is known of the puzzle is
 * forgotten. */
NONET_API enum nonet_status nonet_puzzle_set_given(nonet_puzzle *puzzle, unsigned cell,
                                                   unsigned digit, nonet_error *error);

/* The digit of the solution in a cell; 0 if the solution is not known (see nonet_solve). */
NONET_API unsigned nonet_puzzle_solved(const nonet_puzzle *puzzle, unsigned cell);

/* A field of the puzzle as text, as in tsv: "puzzle", "level", "se" … (see NONET_FIELDS).
 * "constraints" is the JSON array of the puzzle's constraints. Writes at most `size` bytes,
 * including the closing NUL, and returns the length of the whole text, like snprintf. Returns 0 if
 * there is no such field. */
NONET_API size_t nonet_puzzle_field(const nonet_puzzle *puzzle, const char *field, char *buffer,
                                    size_t size);

/* ---- constraints ---- */

/* Adds a constraint, as the JSON object that Nonet reads and writes:
 *
 *   {"kind":"cage","cells":["r1c1","r1c2"],"sum":9}, {"kind":"thermo","cells":[…]} from the bulb,
 *   {"kind":"sandwich","line":"r3","sum":12}, {"kind":"anti-knight"},
 *   {"kind":"white-dot","all":true}: all white dots are given.
 *
 * NONET_CONSTRAINTS lists the kinds. A constraint that cannot be is refused, with its column in the
 * error. The givens stay, the variant gets its new name, and everything else that is known of the
 * puzzle is forgotten. */
NONET_API enum nonet_status nonet_puzzle_add_constraint(nonet_puzzle *puzzle, const char *json,
                                                        nonet_error *error);

/* The same in numbers: a kind, its cells in their order, and its sum (0 if it has none). For kinds
 * with a row or column, such as sandwich, use JSON. */
NONET_API enum nonet_status nonet_puzzle_constrain(nonet_puzzle *puzzle, const char *kind,
                                                   const unsigned *cells, size_t count,
                                                   unsigned value, nonet_error *error);

/* The constraints by index, as JSON objects. Their order is the library's: adding or removing one
 * may change the index of others. Writes and returns like nonet_puzzle_field; 0 if there is none.
 */
NONET_API size_t nonet_puzzle_constraint_count(const nonet_puzzle *puzzle);
NONET_API size_t nonet_puzzle_constraint(const nonet_puzzle *puzzle, size_t index, char *buffer,
                                         size_t size);
NONET_API enum nonet_status nonet_puzzle_remove_constraint(nonet_puzzle *puzzle, size_t index,
                                                           nonet_error *error);

/* ---- reading and writing ---- */

/* Reads puzzles from a file or a text, one after another. With format NULL, the format is
 * recognised. With variant NULL, the variant follows from the input or from the size. Path "-" is
 * standard input. A text is copied; messages refer to it by `name`. */
typedef struct nonet_reader nonet_reader;
NONET_API nonet_reader *nonet_reader_open(const char *path, const char *format, const char *variant,
                                          nonet_error *error);
NONET_API nonet_reader *nonet_reader_open_text(const char *name, const char *text, size_t length,
                                               const char *format, const char *variant,
                                               nonet_error *error);
NONET_API void nonet_reader_drop(nonet_reader *reader);

/* Reads the next puzzle and replaces the contents of *puzzle. Returns NONET_END after the last one.
 * After NONET_FAILED, which means a bad puzzle, the next call continues with the puzzle after
 * it. */
NONET_API enum nonet_status nonet_reader_next(nonet_reader *reader, nonet_puzzle *puzzle,
                                              nonet_error *error);

/* Writes puzzles as a text in a format. */
typedef struct nonet_writer nonet_writer;
NONET_API nonet_writer *nonet_writer_create(const char *format, nonet_error *error);
NONET_API void nonet_writer_drop(nonet_writer *writer);
NONET_API void nonet_writer_put(nonet_writer *writer, const nonet_puzzle *puzzle);

/* Finishes the text and returns it (length may be NULL). No puzzle can be added afterwards. Returns
 * NULL when out of memory, or if the format cannot store a puzzle's board (json can store every
 * board). */
NONET_API const char *nonet_writer_finish(nonet_writer *writer, size_t *length, nonet_error *error);

/* ---- counting and solving ---- */

/* Receives a puzzle, which is valid only during the call. Return anything but 0 to end the run. */
typedef int (*nonet_puzzle_function)(void *context, const nonet_puzzle *puzzle);

/* Counts the solutions, up to `limit` (at least 1). If the givens break a rule, the count is 0.
 * NONET_COUNT_UNKNOWN: a nonet_stop ended the count. */
#define NONET_COUNT_UNKNOWN UINT64_MAX
NONET_API uint64_t nonet_count(const nonet_puzzle *puzzle, uint64_t limit);

/* Counts the solutions of classic puzzles given as text. Each has 81 characters, and anything but
 * 1-9 is an empty cell; puzzle i begins at cells + i * stride. This is the fastest way to count
 * many puzzles, because independent searches share a core. */
NONET_API void nonet_count_lines(const char *cells, size_t stride, size_t count, uint64_t limit,
                                 uint64_t *counts);

/* Finds the solution and stores it in the puzzle. Returns NONET_NO_SOLUTION if the puzzle breaks a
 * rule or has no solution, and NONET_NOT_UNIQUE if it has more than one. */
NONET_API enum nonet_status nonet_solve(nonet_puzzle *puzzle, nonet_error *error);

/* Finds up to `limit` solutions. `receive` gets the puzzle with each of them (nonet_puzzle_solved).
 * Having none is no error. */
NONET_API enum nonet_status nonet_each_solution(const nonet_puzzle *puzzle, uint64_t limit,
                                                nonet_puzzle_function receive, void *context,
                                                nonet_error *error);

/* Returns 1 if the puzzle is minimal, which means that it needs every given and every constraint.
 * Returns 0 if it is not, and -1 if it has not exactly one solution or when out of memory. */
NONET_API int nonet_is_minimal(const nonet_puzzle *puzzle);

/* ---- full boards and digging ---- */

/* Replaces the givens by a full board that obeys the puzzle's houses and constraints. The seed
 * chooses it, as in `nonet board`. */
NONET_API enum nonet_status nonet_full_board(nonet_puzzle *puzzle, uint64_t seed,
                                             nonet_error *error);

/* Removes givens in random order, and then constraints, while there is only one solution. It stops
 * before there are fewer than `givens`; 0 means when nothing can go. symmetry NULL means none, else
 * givens go in groups of this symmetry, which the puzzle must have. As in `nonet dig`, a given of a
 * board larger than 16x16 stays if a short search does not prove that it is not needed. Fails like
 * nonet_solve. */
NONET_API enum nonet_status nonet_dig(nonet_puzzle *puzzle, uint64_t seed, unsigned givens,
                                      const char *symmetry, nonet_error *error);

/* Removes every given and constraint that is not needed, however long that takes. The result is
 * minimal; the seed decides which of them stay. Fails like nonet_solve. */
NONET_API enum nonet_status nonet_minimize(nonet_puzzle *puzzle, uint64_t seed, nonet_error *error);

/* ---- generating ---- */

/* Generates puzzles with certain properties. The options and their values are those of
 * `nonet generate`, without dashes:
 *
 *   number (default 1), first (index of the first puzzle, default 0), seed (default 0), threads
 *   (default 1), tries, shard "2/8", distinct, recheck, grade, rate-se,
 *
 *   variant (also "killer", "thermo" …), regions, houses, grids, constraints (kinds of constraints,
 *   separated by commas), all-signs,
 *   constraint-style (words separated by commas), around (the text of a drawing in any format that
 *   has constraints: it is completed, in `number` ways),
 *
 *   level "hard" or "easy..hard", se "3.0..4.5", singles-only, requires and excludes (techniques,
 *   separated by commas), openings, bottleneck and hard-steps (ranges), course and opening
 *   (techniques),
 *
 *   givens "24..28", minimal, symmetry (or "any"), mask (rows of '#' and '.', a line each), digits,
 *   boxes "even", no-dead-givens, few (an exact number of givens; with constraints, as few as the
 *   search finds).
 *
 * Options without a value take "yes" and "no". A value that cannot be is refused when it is set;
 * what does not go with other options is refused by nonet_generate. The same options give the same
 * puzzles on any machine and with any number of threads. grade fills the fields of nonet_grade
 * except se, which rate-se fills. */
typedef struct nonet_generator nonet_generator;
NONET_API nonet_generator *nonet_generator_create(nonet_error *error);
NONET_API void nonet_generator_drop(nonet_generator *generator);
NONET_API enum nonet_status nonet_generator_set(nonet_generator *generator, const char *option,
                                                const char *value, nonet_error *error);

/* Called at most ten times a second, and at the end. Return anything but 0 to end the run. */
typedef int (*nonet_progress_function)(void *context, uint64_t done, uint64_t total);

/* Makes the puzzles. `receive` gets them in order of their index. Returns NONET_FAILED if a puzzle
 * was not found within `tries` attempts, and NONET_CANCELLED if a callback or
 * nonet_generator_cancel ended the run. Puzzles that were already delivered are still good.
 * `progress` may be NULL. */
NONET_API enum nonet_status nonet_generate(nonet_generator *generator,
                                           nonet_puzzle_function receive,
                                           nonet_progress_function progress, void *context,
                                           nonet_error *error);

/* Ends the run soon. It may be called from any thread or from a signal handler. Before a run, it
 * ends the next one. */
NONET_API void nonet_generator_cancel(nonet_generator *generator);

/* ---- grading and explaining ---- */

/* Settings for grading. The options are those of `nonet grade`:
 *
 *   scale "all", "hodoku" (without se, faster) or "stable"; with and without (techniques, separated
 *   by commas); no-uniqueness and se-full ("yes", "no"). */
typedef struct nonet_grader nonet_grader;
NONET_API nonet_grader *nonet_grader_create(nonet_error *error);
NONET_API void nonet_grader_drop(nonet_grader *grader);
NONET_API enum nonet_status nonet_grader_set(nonet_grader *grader, const char *option,
                                             const char *value, nonet_error *error);

/* Fills the puzzle's solution, level, score, se, hardest, techniques, minutes and symmetry. Fails
 * like nonet_solve. */
NONET_API enum nonet_status nonet_grade(nonet_grader *grader, nonet_puzzle *puzzle,
                                        nonet_error *error);

/* The solution path of a puzzle by the grader's techniques, step by step. language NULL means
 * English. nonet_path_create returns NULL if the puzzle has not exactly one solution. The grader
 * may be dropped before the path. */
typedef struct nonet_path nonet_path;
NONET_API nonet_path *nonet_path_create(const nonet_grader *grader, const nonet_puzzle *puzzle,
                                        const char *language, nonet_error *error);
NONET_API void nonet_path_drop(nonet_path *path);

/* Takes the next step. Returns NONET_END when the puzzle is solved or no technique applies;
 * nonet_path_is_solved shows which. */
NONET_API enum nonet_status nonet_path_next(nonet_path *path);
NONET_API int nonet_path_is_solved(const nonet_path *path);

/* The latest step: its technique, an explanation in a few sentences, and the same step as a JSON
 * object. They return NULL before the first step; the texts are also NULL when out of memory. */
NONET_API const char *nonet_path_technique(const nonet_path *path);
NONET_API const char *nonet_path_sentence(nonet_path *path);
NONET_API const char *nonet_path_json(nonet_path *path);

/* The role of a candidate in the step. */
enum nonet_mark {
    NONET_MARK_PLACE,     /* the digit goes here */
    NONET_MARK_ELIMINATE, /* the candidate is eliminated */
    NONET_MARK_PATTERN,   /* the candidate belongs to the pattern */
    NONET_MARK_FIN,       /* a fin, the other colour, a chain's off candidates */
    /* The candidate belongs to an almost locked set; this number and those above it count the
     * sets. */
    NONET_MARK_SET,
};

/* The marks of the step by index; returns 0 after the last. Any pointer may be NULL. */
NONET_API int nonet_path_mark(const nonet_path *path, size_t index, unsigned *cell, unsigned *digit,
                              int *mark);

/* The board before the step: the digit of a cell (0 if it is empty), and its candidates (bit d - 1
 * for digit d). */
NONET_API unsigned nonet_path_digit(const nonet_path *path, unsigned cell);
NONET_API uint32_t nonet_path_candidates(const nonet_path *path, unsigned cell);

/* ---- equivalent puzzles ---- */

/* Brings the puzzle into its canonical form, which is the same for all equivalent puzzles. Two
 * puzzles are equivalent if relabelling the digits, permuting rows, columns, bands and stacks, and
 * transposing turn one into the other. *automorphisms (may be NULL) receives how many such
 * transformations leave the puzzle unchanged. */
NONET_API enum nonet_status nonet_canon(nonet_puzzle *puzzle, uint64_t *automorphisms,
                                        nonet_error *error);

/* Replaces the puzzle by an equivalent one, chosen by the seed. */
NONET_API enum nonet_status nonet_shuffle(nonet_puzzle *puzzle, uint64_t seed, nonet_error *error);

/* ---- tables ---- */

/* Many puzzles as columns, with no object for each: the fields that are named (see NONET_FIELDS),
 * in this order. Numbers are in arrays; texts are in one run of bytes with an array of offsets, as
 * Apache Arrow keeps them. */
typedef struct nonet_table nonet_table;
NONET_API nonet_table *nonet_table_create(const char *const *fields, size_t count,
                                          nonet_error *error);
NONET_API void nonet_table_drop(nonet_table *table);

/* Adds a puzzle as a row. It is a nonet_puzzle_function: nonet_generate and nonet_bank_query take
 * it as `receive`, with the table as context. Returns 1 when out of memory. */
NONET_API int nonet_table_add(void *table, const nonet_puzzle *puzzle);
NONET_API size_t nonet_table_rows(const nonet_table *table);

enum nonet_column_kind {
    NONET_COLUMN_INTEGERS, /* unknown: NONET_NO_INTEGER. Seeds are unsigned: cast them */
    NONET_COLUMN_REALS,    /* unknown: not a number */
    NONET_COLUMN_TEXTS,    /* UTF-8; unknown: empty */
};
#define NONET_NO_INTEGER INT64_MIN

/* The kind of a column; -1 if there is none. */
NONET_API int nonet_table_kind(const nonet_table *table, size_t column);

/* The values of a column; NULL if it is of another kind. Text i begins at offsets[i] and ends
 * before offsets[i + 1]. They stay valid until a row is added. */
NONET_API const int64_t *nonet_table_integers(const nonet_table *table, size_t column);
NONET_API const double *nonet_table_reals(const nonet_table *table, size_t column);
NONET_API const char *nonet_table_texts(const nonet_table *table, size_t column,
                                        const int64_t **offsets);

/* ======== libnonet-engine ends here ======== */

/* ---- child processes ---- */

/* 1: books and drawings start no child process from now on, so that a host is never copied. A
 * damaged PDF or font may then end the host. 0: they may, which is the default. It applies to all
 * threads. */
NONET_API void nonet_work_in_process(int in_process);

/* ---- drawing ---- */

/* A picture of puzzles in memory. The devices are "svg", "png" and "eps" (one puzzle each), "pdf"
 * and "text". Options are those of `nonet draw`: candidates "none", "full" or "corner"; shade
 * "houses" or "regions"; solution, course and outlines ("yes", "no"); step "5"; language; cell
 * (millimetres); dpi; font. To draw something in place of digits, set word, words (a file) and
 * word-at ("any", "diagonal", "row") with a seed, or pictures ("animals", "shapes", a folder). Set
 * all options before you add the first puzzle. */
typedef struct nonet_drawing nonet_drawing;
NONET_API const char *nonet_drawing_device(size_t index); /* their names; NULL after the last */
NONET_API nonet_drawing *nonet_drawing_create(const char *device, nonet_error *error);
NONET_API void nonet_drawing_drop(nonet_drawing *drawing);
NONET_API enum nonet_status nonet_drawing_set(nonet_drawing *drawing, const char *option,
                                              const char *value, nonet_error *error);
NONET_API enum nonet_status nonet_drawing_add(nonet_drawing *drawing, const nonet_puzzle *puzzle,
                                              nonet_error *error);

/* Finishes the document and returns its bytes; nothing can be added afterwards. Returns NULL after
 * an error. */
NONET_API const void *nonet_drawing_finish(nonet_drawing *drawing, size_t *length,
                                           nonet_error *error);

/* ---- books ---- */

/* A book, described by a config in YAML (see nonet-book(5)). `set` holds overrides such as
 * "page.trim=A4". When the config is a text, messages refer to it by `name`, and its relative paths
 * start from the directory of that name. */
typedef struct nonet_book nonet_book;
NONET_API nonet_book *nonet_book_open(const char *path, const char *const *set, size_t set_count,
                                      nonet_error *error);
NONET_API nonet_book *nonet_book_open_text(const char *name, const char *yaml, size_t length,
                                           const char *const *set, size_t set_count,
                                           nonet_error *error);
NONET_API void nonet_book_drop(nonet_book *book);

/* Makes the book and writes its files to a directory, either all or none. With directory NULL, it
 * makes and checks the book but writes nothing, and keeps the files in memory (nonet_book_file).
 * With profile NULL, it uses the profiles of the config. `progress` counts puzzles; when it returns
 * anything but 0, the run ends with NONET_CANCELLED. */
NONET_API enum nonet_status nonet_book_make(nonet_book *book, const char *directory,
                                            const char *profile, unsigned threads,
                                            nonet_progress_function progress, void *context,
                                            nonet_error *error);

/* The checks of the last book and their results, as JSON; NULL if no book was made. */
NONET_API const char *nonet_book_report(const nonet_book *book);

/* The files of the last book that was made with directory NULL: the book's PDF for each profile,
 * its cover, answers and manifest, as the config asks. Their names are those that they have in a
 * directory. NULL after the last. The bytes stay valid until the next nonet_book_make. */
NONET_API const void *nonet_book_file(const nonet_book *book, size_t index, size_t *length);
NONET_API const char *nonet_book_file_name(const nonet_book *book, size_t index);

/* What the file is: "book", "cover", "answers", "manifest" … */
NONET_API const char *nonet_book_file_kind(const nonet_book *book, size_t index);

/* ---- banks ---- */

/* A bank: an SQLite file of graded puzzles, no two of them equivalent. Path ":memory:" is a new
 * bank that is not in a file, and is gone when it is dropped. */
typedef struct nonet_bank nonet_bank;
NONET_API nonet_bank *nonet_bank_open(const char *path, int create, nonet_error *error);
NONET_API void nonet_bank_drop(nonet_bank *bank);

/* Adds a puzzle, and grades it first if it has no level. If `added` is NULL, the puzzle is on disk
 * only after nonet_bank_flush, which is faster. Otherwise it is on disk at once, and *added is 0 if
 * the bank already has an equivalent puzzle. */
NONET_API enum nonet_status nonet_bank_add(nonet_bank *bank, const nonet_puzzle *puzzle, int *added,
                                           nonet_error *error);
NONET_API enum nonet_status nonet_bank_flush(nonet_bank *bank, nonet_error *error);

/* Sets a condition of the next query. Conditions are those of `nonet bank query`: variant, level,
 * symmetry, hardest, requires, excludes (separated by commas), givens, score, se, minutes (ranges),
 * minimal, unused, used, book, order, descending, seed, limit, skip. With option NULL, all
 * conditions are cleared. */
NONET_API enum nonet_status nonet_bank_set(nonet_bank *bank, const char *option, const char *value,
                                           nonet_error *error);
NONET_API enum nonet_status nonet_bank_query(nonet_bank *bank, nonet_puzzle_function receive,
                                             void *context, nonet_error *error);

/* Marks the bank's puzzle that is equivalent to this one as printed in a book. Page 0 means that
 * the page is not known. */
NONET_API enum nonet_status nonet_bank_use(nonet_bank *bank, const nonet_puzzle *puzzle,
                                           const char *book, unsigned page, nonet_error *error);

/* Statistics of the bank as lines of "name<TAB>value". Returns NULL after an error. */
NONET_API const char *nonet_bank_stats(nonet_bank *bank, nonet_error *error);

/* ---- designing books ----
 *
 * What a program needs that shows a book while it is designed, such as `nonet studio`: a config
 * that is changed value by value, the book planned from it, its pages as pictures, its puzzles, and
 * the making of its files with progress and an end at any time. */

/* The text of a config, being changed. It need not be right at any time. */
typedef struct nonet_config nonet_config;
NONET_API nonet_config *nonet_config_open(const char *path, nonet_error *error);

/* The same for a text. Messages refer to it by `name`, and its relative paths start from the
 * directory of that name. */
NONET_API nonet_config *nonet_config_open_text(const char *name, const char *yaml, size_t length,
                                               nonet_error *error);
NONET_API void nonet_config_drop(nonet_config *config);
NONET_API const char *nonet_config_text(const nonet_config *config, size_t *length);

/* Changes one value and nothing else: comments, order and quotes of all other lines stay. A path is
 * "page.trim" or "sections[2].count"; one index past a list's end adds an item. The value is JSON;
 * NULL removes the entry. */
NONET_API enum nonet_status nonet_config_edit(nonet_config *config, const char *path,
                                              const char *value, nonet_error *error);

/* Exchanges an item of a list with the one after it: "sections[2]". */
NONET_API enum nonet_status nonet_config_swap(nonet_config *config, const char *path,
                                              nonet_error *error);

/* The values of the config as JSON; NULL if it is not YAML. */
NONET_API const char *nonet_config_values(nonet_config *config);

/* Every field that a config may have, as a JSON Schema: names, types, bounds, defaults, choices and
 * what each does. Valid for ever after the first call. NULL when out of memory. */
NONET_API const char *nonet_config_schema(void);

/* Puzzles that were made lately. Books that are planned with the same memory make only the puzzles
 * of sections that are new to it. Several threads may use one memory at once. */
typedef struct nonet_memory nonet_memory;
NONET_API nonet_memory *nonet_memory_create(nonet_error *error);
NONET_API void nonet_memory_drop(nonet_memory *memory);

/* Reports progress: first in "puzzles", then in "pages". It runs on the caller's thread: when a
 * stage begins and ends, and between at most ten times a second. Return anything but 0 to stop the
 * work. */
typedef int (*nonet_stage_function)(void *context, const char *stage, uint64_t done,
                                    uint64_t total);

/* Plans a book, so that its pages can be looked at. memory, stage and error may be NULL. NULL is
 * returned only when out of memory or cancelled: a wrong config gives a proof without pages, and
 * its messages explain why. The config and the memory may be dropped before the proof. */
typedef struct nonet_proof nonet_proof;
NONET_API nonet_proof *nonet_proof_create(const nonet_config *config, nonet_memory *memory,
                                          unsigned threads, nonet_stage_function stage,
                                          void *context, nonet_error *error);
NONET_API void nonet_proof_drop(nonet_proof *proof);
NONET_API int nonet_proof_is_good(const nonet_proof *proof);

enum nonet_part { NONET_INTERIOR, NONET_ANSWERS, NONET_COVER /* one page: back, spine, front */ };

/* The same at a glance, to show the pages in view before all puzzles are made: `pages` pages of a
 * part from `page` on. Puzzles that the memory does not have are made for these pages alone, and
 * are empty boards elsewhere. NULL is returned also where a whole plan takes no longer, and where
 * the config is wrong: plan the whole book next in any case. */
NONET_API nonet_proof *nonet_proof_glance(const nonet_config *config, nonet_memory *memory,
                                          enum nonet_part part, size_t page, size_t pages,
                                          unsigned threads, nonet_stage_function stage,
                                          void *context, nonet_error *error);

/* Errors and warnings as a JSON array: "text", "warning", and where they are known "hint", "line",
 * "column" and "path", which is the path of the value. */
NONET_API const char *nonet_proof_messages(const nonet_proof *proof);

/* What the book is, as a JSON object: how many pages "interior" and "answers" have, "cover", the
 * sizes of page and spine in points, "costs" of printing a copy where the printer publishes its
 * formula, and all "puzzles" with section, page, level, score, minutes
 * and so on; "name" is what manifests call their "id". Pages count from 0; even ones are right
 * pages. "{}" for a proof without pages. */
NONET_API const char *nonet_proof_json(nonet_proof *proof);

/* A page as a PNG, drawn by the code that draws the PDF. scale: pixels a point, up to 10. The bytes
 * are valid until the next call with this proof. */
NONET_API const void *nonet_proof_picture(nonet_proof *proof, enum nonet_part part, size_t page,
                                          double scale, size_t *length, nonet_error *error);

/* What stands where on a page, as a JSON object: the boxes "trim", "safe", "block" and "barcode",
 * "folds", and "areas", each with its box, the path of the field that decides on it, and the number
 * of the puzzle there. Boxes are [left, top, right, bottom] in points from the page's corner. */
NONET_API const char *nonet_proof_areas(nonet_proof *proof, enum nonet_part part, size_t page,
                                        nonet_error *error);

/* Which puzzles of the book were printed before: path is a bank, the folder or manifest of an
 * earlier book, or a file of puzzles. A JSON object: how many "puzzles" it has, and the numbers of
 * the book's puzzles that are equivalent to one of them, "repeats". The text is valid until the
 * next call with this proof. NULL after an error. */
NONET_API const char *nonet_proof_repeats(nonet_proof *proof, const char *path, nonet_error *error);

/* A puzzle of the book by its number, from 1; NULL if there is none. It belongs to the proof. */
NONET_API const nonet_puzzle *nonet_proof_puzzle(nonet_proof *proof, size_t number);

/* The making of a book's files, or with directory NULL only its check. As for nonet_proof_create,
 * NULL is returned only when out of memory or cancelled; no file is written then. */
typedef struct nonet_printing nonet_printing;
NONET_API nonet_printing *nonet_printing_create(const nonet_config *config, nonet_memory *memory,
                                                const char *directory, unsigned threads,
                                                nonet_stage_function stage, void *context,
                                                nonet_error *error);
NONET_API void nonet_printing_drop(nonet_printing *printing);
NONET_API int nonet_printing_is_good(const nonet_printing *printing);
NONET_API const char *nonet_printing_messages(const nonet_printing *printing);

/* The checks and their results as a JSON object; NULL if it did not come so far. */
NONET_API const char *nonet_printing_report(const nonet_printing *printing);

/* The files as a JSON array: "name", "path", "kind", and where there is one "profile" and "pages".
 */
NONET_API const char *nonet_printing_files(const nonet_printing *printing);

#ifdef __cplusplus
}
#endif

#endif
