/* The press: a config becomes a folder of files.
 *
 *   config ─► conditions ─► plan ─► puzzles ─► hints, walkthroughs ─► PDFs ─► preflight ─► files
 *
 * The room render/press/ is the top floor of the library. It chooses a book's puzzles (made, read
 * from a file, or taken from a bank), plans the book for each profile, draws it, holds it against
 * the rules and writes the files: all or none. It may include everything below the command line but
 * gen/play; nothing in the library includes it. `nonet book` calls it, and so may any program:
 *
 *     struct book_config *cfg;
 *     struct press_options o = {.threads = 4, .directory = "out"};
 *     if (book_config_read(&cfg, "my.yaml", press_vocabulary(), NULL, 0, &d) == STATUS_OK) {
 *         status = press_make(cfg, &o, NULL, &d);
 *         book_config_free(cfg);
 *     }
 *
 * Nothing is printed: what went wrong is reported to the sink, all else to the table of functions.
 *
 * Threads: making puzzles runs its own; the functions of the table are called on the caller's. */
#ifndef NONET_RENDER_PRESS_PRESS_H
#define NONET_RENDER_PRESS_PRESS_H

#include "base/progress.h"
#include "render/book/book.h"
#include "render/book/plan/print_cost.h"
#include "render/pictures/picture.h"
#include "render/preflight/preflight.h"
#include "render/press/folder/book_files.h"

struct press_view;
struct press_options {
    const struct profile *profile; /* NULL: those that the config names */
    unsigned threads;              /* at least 1; the files are the same for any number */
    bool check;            /* make and judge all of it, but write no file and mark no bank */
    bool pack;             /* also a zip of what the profile's vendor wants */
    const char *directory; /* for the files; made if it does not exist */
    const char *preview;   /* a directory for a picture of each page; NULL: none */
    unsigned preview_dpi;
    /* The book's puzzles, solved and graded, instead of those from its sections' sources; they are
     * printed in this order. NULL: the sections choose. Otherwise their number must be what the
     * sections ask for. */
    const struct record *puzzle;
    /* Puzzles of books that were planned before (puzzle_memory.h); NULL: none. The keys are one a
     * section, the wishes one a spec (book_config_spec), NULL where it is not known. */
    struct puzzle_memory *memory;
    const char *const *section_key, *const *wish;
    const struct press_view *view; /* of a proof at a glance; NULL: of a whole one */
    unsigned *fits;                /* as in struct book_source */
};

/* Pages that are looked at: those of the others' puzzles that are not known yet can wait. */
struct press_view {
    enum book_part part;
    size_t page, pages; /* the first one, and how many; 0: the cover */
};

/* Callbacks while a book is made; any function may be NULL, and so may the table. */
struct press_progress {
    struct progress puzzles; /* how many are found */
    struct progress pages;   /* how many are drawn, and then checked, of all files */
    /* Everything is made and judged, fit or not; no file is written yet. A status other than
     * STATUS_OK ends the run with it. */
    enum status (*checked)(void *context, const struct preflight *report);
    /* All files are made and good, in the order of writing; nothing is written yet. Whoever wants
     * their bytes takes them (puts {0} in their place); not where they are to be written. */
    void (*made)(void *context, struct press_files *files);
    /* A file stands at its place. */
    void (*written)(void *context, const struct press_file *file, const char *path);
    /* A feed was written: the number of its days so far, the number still to come, and the last
     * one. */
    void (*fed)(void *context, size_t published, size_t left, const char *last_day);
    void *context;
};

/* The names that configs may use: levels, variants, techniques and what render knows. The arrays
 * are made once, at the first call (from one thread), and constant after. */
const struct config_vocabulary *press_vocabulary(void);

/* Make a book. STATUS_USAGE where the config asks for what cannot be, at its place there; else
 * STATUS_FAILED where a puzzle, a rule or a file is at fault. After either, every file is as it was
 * and no bank is marked. */
enum status press_make(const struct book_config *cfg, const struct press_options *o,
                       const struct press_progress *progress, struct diag *d);

/* A proof: a book planned with its puzzles and kept, so that any of its pages can be looked at. It
 * is of the options' profile, or of the config's first. The config and the options must outlive it;
 * so must the records of options->puzzle. Banks are free again when it is made. Threads: several
 * may look at one proof at once.
 *
 * With options->view the proof is one at a glance: puzzles that memory does not have are made for
 * the pages in view alone, and are empty boards elsewhere. STATUS_END where there is nothing to
 * make, or where pages depend on all puzzles: then plan the whole book. */
struct press_proof;
enum status press_proof_new(struct press_proof **out, const struct book_config *cfg,
                            const struct press_options *o, const struct press_progress *progress,
                            struct diag *d);
void press_proof_drop(struct press_proof *p);

/* The planned book, and its puzzles (NULL behind the last), while the proof lives. */
struct book;
const struct book *press_proof_book(const struct press_proof *p);
const struct record *press_proof_puzzle(const struct press_proof *p, size_t index);

/* Does the config make a cover? */
bool press_proof_has_cover(const struct press_proof *p);

/* What a copy costs to print, by market (print_cost.h). */
size_t press_proof_costs(const struct press_proof *p, struct print_cost out[MAX_PRINT_COSTS],
                         struct print_cost_source *source);

/* A page as a PNG, drawn by what draws the PDF. scale: pixels a point. PROOF_COVER: the whole
 * cover, if the config makes one; `page` is ignored. */
enum press_proof_page { PROOF_INTERIOR, PROOF_ANSWERS, PROOF_COVER };
enum status press_proof_picture(const struct press_proof *p, enum press_proof_page kind,
                                size_t page, double scale, struct text *png, struct diag *d);

/* The book's puzzles as pictures, for those who set the pages themselves: one of each puzzle and of
 * each solution in a folder (render/press/pictures/picture_folder.h). All of it is borrowed. */
struct press_pictures {
    const char *directory;
    const char *pattern;                /* of the files' names; NULL: the usual one */
    const struct canvas_device *device; /* not of characters */
    struct picture_options picture;
    bool json;           /* captions.json */
    bool feed;           /* files are named by days, and feed.xml lists the newest */
    const char *from;    /* the day of the first puzzle, "2026-01-01"; NULL: from a calendar */
    const char *edition; /* of the calendar; NULL: a puzzle is published on its day */
    const char *until;   /* the last day that is made; NULL: that of the last puzzle */
    const char *address; /* of the folder, where the feed is read */
    bool replace;        /* days that the folder has published may change or go */
    size_t later;        /* days of the plan behind those of the config, for messages … */
    int later_last;      /* … and the last of them */
};

/* Make them. The config's pages are planned for the options' profile, or its first, for fonts and
 * signs, but may be too few. Banks are marked as by press_make, without pages. STATUS_USAGE and
 * STATUS_FAILED as there; all files appear, or none. */
enum status press_make_pictures(const struct book_config *cfg, const struct press_options *o,
                                const struct press_pictures *pictures,
                                const struct press_progress *progress, struct diag *d);

/* The file that messages name as the place of a worksheet's own config, which nobody wrote. */
#define WORKSHEET_CONFIG "worksheet"

/* A worksheet's settings; all of them are borrowed. */
struct worksheet {
    const char *title;        /* NULL: "Sudoku" */
    const char *instructions; /* a text over the puzzles of each page; NULL: none */
    bool no_key;              /* make no answer key */
    /* Of puzzles that are made for it; as they are written in a config. NULL: the usual. */
    const char *variant, *level, *count;
    const uint64_t *seed; /* of new puzzles; NULL: the usual one of a book */
    const char *words;    /* path of a list; each puzzle spells the next of its words */
    const char *pictures; /* for digits: a set, or a folder */
    const char *per_page, *language;
    const char *answers;    /* a config's `answers`, without the braces; NULL: apart */
    const char *const *set; /* overrides of its config, as for book_config_parse */
    size_t set_count;
};

/* Make a worksheet, which is a book too: the puzzles of a stream (path "-": standard input), or new
 * ones (NULL), four on an A4 page (fewer of large boards), a title and lines for name and date over
 * them, the answers apart. STATUS_USAGE also for an override that a sheet has no use for. */
enum status press_make_worksheet(const char *path, const struct worksheet *sheet,
                                 const struct press_options *o,
                                 const struct press_progress *progress, struct diag *d);

#endif
