/* Preflight, as printers call it: is a finished book fit to print?
 *
 * The room render/preflight/ checks every rule of the profile, and every promise that the book
 * makes about its puzzles, on what was made: on the bytes of the PDF itself, which are read back,
 * and on the puzzles, which are solved again. The press calls it before any file is written. It may
 * include render/book, render/board and render/canvas, gen/board, gen/solve and config; not
 * gen/make, the bank or the press.
 *
 * To add a rule: a row in the table of file_check.c and its function in one of the *_rules.c.
 *
 * Ownership: a report owns its findings; start from {0}, end with preflight_free. Threads: no
 * shared state. */
#ifndef NONET_RENDER_PREFLIGHT_PREFLIGHT_H
#define NONET_RENDER_PREFLIGHT_PREFLIGHT_H

#include "base/child.h"
#include "render/book/book.h"

enum preflight_state { PREFLIGHT_PASS, PREFLIGHT_WARNING, PREFLIGHT_FAILED };

struct preflight_finding {
    char *subject; /* the file's name, or "puzzles"; owned */
    const char *rule;
    const char *doc; /* what the rule asks */
    enum preflight_state state;
    char *detail; /* what was measured, or what is wrong and where; owned */
};

struct preflight {
    struct preflight_finding *item;
    size_t count, capacity;
    unsigned warnings, failures;
    bool out_of_memory;
};

/* A part of the book, its cover, or its pages imposed on sheets. */
enum preflight_kind { PREFLIGHT_PART, PREFLIGHT_COVER, PREFLIGHT_SHEETS };

/* A PDF as written, and what its canvas recorded while it was drawn. */
struct preflight_file {
    const char *name; /* for the report */
    const struct book *book;
    enum preflight_kind kind;
    enum book_part part; /* of PREFLIGHT_PART */
    const struct book_config *config;
    const struct profile *profile;
    const struct page_record *page; /* page_count of them: the canvas's */
    size_t page_count;
    const struct text_record *text; /* of a cover: the canvas's (record_texts) */
    size_t text_count;
    const char *pdf;
    size_t pdf_length;
    const char *pages_pdf; /* of sheets: the interior whose pages they hold */
    size_t pages_length;
};

/* Sizes, margins, lines, type, ink, fonts, page count, blank pages, navigation, metadata, and the
 * boards and page references as they can be read from the file. Of a cover: its size and spine, the
 * safe area by the measured ink, and the barcode, whose bars are read. Of sheets: their size, the
 * ink's distance from their edges, and the order of the pages when they are folded. */
void preflight_check_file(struct preflight *p, const struct preflight_file *file);

/* The same in two halves. Between them the caller may draw the next file: the check runs in the
 * background on a copy of this one. Only the name must stay valid. If this thread is to stop
 * (base/work/stop.h), the second half gives the check up. */
struct preflight_check {
    const char *name;
    struct child_process child;
    struct child_fault fault;
    bool begun;
};
void preflight_begin_file(struct preflight_check *check, const struct preflight_file *file);
void preflight_end_file(struct preflight *p, struct preflight_check *check);

/* Every puzzle has one solution, its printed solution is that one, and no two puzzles of the book
 * are essentially the same. */
void preflight_check_puzzles(struct preflight *p, const struct book *book);

/* A line a rule, and a closing line. only_problems leaves the passes out. */
void preflight_print_text(const struct preflight *p, bool only_problems, struct text *out);
/* One object: {"pass": …, "failures": …, "warnings": …, "rules": […]}. */
void preflight_print_json(const struct preflight *p, struct text *out);

void preflight_free(struct preflight *p);

/* Add a finding (of the files of preflight). subject and detail are copied. */
void preflight_add(struct preflight *p, const char *subject, const char *rule, const char *doc,
                   enum preflight_state state, const char *detail);

#endif
