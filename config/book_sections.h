/* The sections of a book, with the parts before them, and the calendar that makes sections of days.
 * book_config.h has the rules that hold for all values of a book. */
#ifndef NONET_CONFIG_BOOK_SECTIONS_H
#define NONET_CONFIG_BOOK_SECTIONS_H

#include "config/book_style.h"
#include "config/values.h"

/* Where in the book the solutions stand. */
enum config_answers_at {
    ANSWERS_AT_BACK,
    ANSWERS_AT_SECTION,   /* behind each section */
    ANSWERS_AT_NEXT_PAGE, /* behind each page of puzzles */
    ANSWERS_AT_UNDER,     /* on their heads beneath each puzzle … */
    ANSWERS_AT_BESIDE,    /* … or to the right of it */
    ANSWERS_AT_CODE,      /* in a QR code under each puzzle */
    ANSWERS_AT_LATER,     /* on its head beneath the puzzle of the next spread that has its place */
};

/* What a section may set itself. */
struct config_answers_look {
    enum config_answers_at at;
    unsigned per_page; /* CONFIG_AUTO_NUMBER: the most that read well */
    bool upside_down;
};

enum config_side { SIDE_ANY, SIDE_RIGHT, SIDE_LEFT };

/* A part around the puzzles. render/book/pages/part.h has the fields that each part takes. */
struct config_part {
    const char *part; /* its kind; never NULL */
    const char *title;
    const char *text; /* text */
    const char *by;
    const char *picture; /* paths */
    const char *pdf;
    struct config_range pages; /* of the PDF; {0, 0}: all */
    const char *link;
    unsigned count;        /* 0: not given */
    bool bleed;            /* the picture runs over the page's edges */
    enum config_side side; /* where it begins */
};

struct config_part_list {
    struct config_part *item;
    size_t count;
};

/* Where a page's own text stands among its puzzles. */
enum config_text_at { TEXT_AT_TOP, TEXT_AT_MIDDLE, TEXT_AT_BOTTOM };

enum config_word_at { WORD_AT_ANY, WORD_AT_DIAGONAL, WORD_AT_ROW };

/* What stands for the digits of a section's puzzles: the letters of a word, one of a list of words,
 * or pictures; at most one of the three. */
struct config_signs {
    const char *word;
    const char *words; /* path of the list */
    enum config_word_at word_at;
    const char *pictures; /* a built-in set, or the path of a folder */
};

/* A puzzle that stays at its place in the section, whatever else changes. */
struct config_keep {
    unsigned at;            /* its number in the section, from 1 */
    const char *puzzle;     /* a line or JSON; never NULL */
    const char *instead_of; /* the puzzle it replaces, likewise; NULL: not given */
};

struct config_keep_list {
    struct config_keep *item;
    size_t count;
};

enum config_source { SOURCE_GENERATE, SOURCE_FILE, SOURCE_BANK };
enum config_order {
    ORDER_SCORE,
    ORDER_GIVEN,
    ORDER_SHUFFLED,
    ORDER_MINUTES,
    ORDER_WAVES,
    ORDER_HILL,
    ORDER_RISE
};
enum config_measure { MEASURE_MINUTES, MEASURE_SCORE };

struct config_section {
    const char *title; /* NULL: from the level's printed name */
    const char *introduction;
    const char *tip; /* NULL: the level's, where the style wants tips */
    struct config_part_list before;
    const char *label;         /* next to each puzzle's number; {1} is its number in the section */
    struct config_texts names; /* of the first puzzles, in place of the label */
    struct config_texts setter_notes; /* under the first puzzles */
    const char *level;                /* NULL: any, or those of level_range or levels */
    const char *level_range;          /* two levels, with ".." between; NULL: none */
    struct config_counts levels;      /* the number of puzzles of each; empty: `count` of `level` */
    unsigned count;
    const char *symmetry; /* NULL: any */
    const char *variant; /* never NULL; "classic" where regions, houses or grids define the board */
    const char *regions; /* as written, or the path of a file; so too the houses */
    struct config_texts houses;
    const char *grids;
    struct config_texts constraints;      /* kinds, or short names of them */
    struct config_texts constraint_style; /* words of gen/make/constraints/constraint_style.h */
    const char *constraint_mask;          /* path; NULL: constraints may lie anywhere */
    const char *drawing;        /* to be completed: a path, or the drawing itself; NULL: none */
    struct config_range givens; /* max -1: any; so for the next, and minutes */
    struct config_range score;
    struct config_span se; /* {0, 0}: any */
    struct config_range minutes;
    bool minimal;
    bool singles_only;
    bool all_signs;
    bool recheck;
    unsigned few;                 /* givens; 0: found by digging */
    unsigned tries;               /* a puzzle; 0: the search decides */
    const char *mask;             /* path; NULL: givens may stand anywhere */
    struct config_texts requires; /* techniques */
    struct config_texts excludes;
    struct config_range openings; /* so for the next two: the field's whole range is any */
    struct config_range bottleneck;
    struct config_range hard_steps;
    unsigned course;             /* 0: any; else 1 and an enum course_spread */
    struct config_texts opening; /* techniques; empty: any */
    unsigned digits;             /* 0: any, 1: even */
    unsigned boxes;              /* likewise */
    bool no_dead_givens;
    bool distinct;             /* no repeats, even where the book allows them */
    struct config_texts avoid; /* in addition to the book's */
    struct config_signs signs;
    bool has_per_page;
    unsigned per_page; /* where not has_per_page, the book's */
    unsigned mix;      /* its puzzles on each page of the section before; 0: on separate pages */
    struct config_numbers rhythm; /* puzzles a page, page after page; empty: per_page */
    unsigned columns;             /* of boards on a page; 0: those that leave the largest cells */
    struct config_answers_look answers; /* fields not set here are the book's */
    struct {
        bool at, per_page, upside_down;
    } has_answers;                     /* which of them are set */
    struct config_surroundings around; /* fields not set here are the style's */
    struct {
        bool candidates, notes, notes_height, check_boxes, time_line, vote_boxes, link;
    } has;                   /* which of them are set */
    struct config_look look; /* fields not set here are the style's */
    struct {
        bool opener, pattern, shade, cell_line, box_line, outer_line, digit_height, board_size;
    } has_look;       /* which of them are set */
    const char *link; /* as web.link; "none" in the config gives NULL here and sets has.link */
    bool page_title;  /* the book's title over the puzzles of each page */
    bool name_line;
    const char *page_text;
    enum config_text_at page_text_at;
    enum config_source source;
    const char *path; /* of the file or bank, resolved from the config's directory */
    unsigned skip;    /* matching puzzles of the file or bank to pass over first */
    enum config_order order;
    enum config_measure order_by; /* of curves */
    struct config_keep_list keep;
    struct config_texts leave_out; /* puzzles, likewise */
    bool has_seed;
    uint64_t seed; /* meaningful where has_seed; else the book's seed and the section's number */
    /* Of a run of a calendar's days; not of the config's own sections. */
    bool continues;           /* it belongs to the month of the section before: no title page */
    const char **day_title;   /* of each puzzle, in place of the label; NULL: none */
    const char *month_of_day; /* the title, as it follows a day of the month; NULL: no calendar */
    const char **day_label;   /* the same without the day of the month; NULL: it is not in there */
};

/* What a calendar sets for a weekday, or for one day: the keys of a section but its count. */
struct config_day_spec {
    const char *key; /* "mon", or "2027-12-25" */
    struct config_section section;
};

struct config_day_specs {
    struct config_day_spec *item;
    size_t count;
};

/* A day that the book has a puzzle for. */
struct config_day {
    int day;     /* since 1970-01-01 */
    size_t spec; /* weekdays, then exceptions */
};

/* A plan by days in place of sections. Its days become the book's sections, a run of days with the
 * same board and the same pages each. */
struct config_calendar {
    const char *from; /* NULL: there is no calendar */
    unsigned days;
    struct config_day_specs weekdays, except;
    const char *title;             /* of a day; NULL: the language's */
    bool numbers;                  /* puzzles have their numbers too */
    unsigned repeat_after;         /* years; 0: a puzzle never comes again */
    struct config_counts editions; /* days between a puzzle's day and its day there */
    struct config_day *day;        /* in order, those without a puzzle left out */
    size_t day_count;
};

#endif
