/* What stands on a book's pages, as a device sees it that notes every text and line. */
#ifndef NONET_TESTS_UNIT_PAGE_NOTES_H
#define NONET_TESTS_UNIT_PAGE_NOTES_H

#include "render/book/book_data.h"
#include "render/canvas/device.h"

/* Sections of a book, for begin_bench. */
#define SECTIONS                                                                                   \
    "sections:\n"                                                                                  \
    "  - {title: One, count: 8, label: 'Day {1}'}\n"                                               \
    "  - {title: Two, count: 8, label: 'Night {1}'}\n"

enum {
    PUZZLES = 8,
    MAX_TEXTS = 4000,
    MAX_LINES = 8000,
    MAX_RECTS = 2000,
    MAX_ARTS = 200,
    MAX_BENCH = 64
};

struct noted {
    double left, right, baseline, size;
    char text[200];
};

struct noted_line {
    double from[2], to[2], width;
};

struct notes {
    struct noted item[MAX_TEXTS];
    size_t count;
    struct noted_line line[MAX_LINES];
    size_t line_count;
    struct box rect[MAX_RECTS]; /* the first ones */
    size_t rect_count;
    size_t shape_count; /* rectangles and circles */
    struct box art[MAX_ARTS];
    size_t art_count;
};

/* Its state is struct notes. */
extern const struct canvas_device page_noter;

struct bench {
    struct font_set *fonts;
    struct book_config *cfg;
    struct book *book;
    struct record record[MAX_BENCH];
    const struct record *puzzle[MAX_BENCH];
    struct book_section_source section[MAX_BENCH];
    char *messages;
    enum status status;
    struct canvas *canvas;
};

/* Empty boards of the level medium, for all sections together; hints and a walkthrough, where
 * they are not NULL. */
void begin_with(struct bench *t, const char *yaml, const char *const *hint,
                const struct book_walkthrough *walkthrough);
void begin_bench(struct bench *t, const char *yaml);

/* The same, where each puzzle has the next of these levels, again and again. */
void begin_levels(struct bench *t, const char *yaml, const char *const *level, size_t count);

/* The texts and lines of one page. */
const struct notes *page_texts(struct bench *t, size_t page);
const struct noted *find(const struct notes *n, const char *text);
void end(struct bench *t);

/* The first page of a kind, from a page on; and how many pages of the book have this kind. */
size_t page_of_kind(const struct bench *t, const char *kind, size_t from);
size_t pages_of(const struct bench *t, const char *kind);

#endif
