/* The typed plan of a book: the values of a config file, checked, with defaults filled in.
 *
 * Start of the room config/. It may include base/ alone. It has yaml/ (a strict reader that knows
 * where each value stands), schema/ (field tables: read, and printed as documents), fields/ (the
 * tables of a book's fields, with docs, ranges and defaults; `nonet book --print-defaults` prints
 * them), translation/ (the texts that books print), themes/ and books/ (the built-in themes and
 * sample configs).
 *
 * The comments below add what fields.c does not document. Lengths are in points.
 *
 * Every value keeps its location in the file, so that a later stage can point at it:
 *     return diag_usage(d, book_config_at(cfg, &cfg->book.isbn, &at), "…");
 *
 * Ownership: a book_config owns everything it points to; book_config_free gives all of it up.
 * Threads: constant once read. */
#ifndef NONET_CONFIG_BOOK_CONFIG_H
#define NONET_CONFIG_BOOK_CONFIG_H

#include <stdint.h>

#include "base/diag.h"
#include "base/text.h"
#include "config/values.h"

enum {
    CONFIG_LIST_SECTIONS = 100,  /* that a config can list */
    CONFIG_MAX_DAYS = 1100,      /* of a calendar */
    CONFIG_MAX_SECTIONS = 1200,  /* of a book: those of a calendar are runs of days */
    CONFIG_MAX_PUZZLES = 100000, /* in a book */
};

/* Strings that are not in the config are NULL unless a comment says otherwise. "Text" may hold
 * several paragraphs; the others are one line. All are valid UTF-8 without control characters. */
struct config_book {
    const char *title; /* never NULL */
    const char *subtitle;
    const char *author;
    const char *publisher;
    const char *copyright; /* text */
    const char *isbn;      /* as written; its check digit is right */
    const char *edition;
    const char *dedication;   /* text */
    const char *introduction; /* text: paragraphs, # headings, **bold**, *italic* */
    const char *how_to_play;  /* text; NULL: the language's own */
    const char *language;     /* never NULL */
    const char *published;    /* the day, "2027-01-15" */
    const char *licence;
    const char *licence_url;
    struct config_pairs words;
};

struct config_margins {
    double inside_pt; /* all: CONFIG_AUTO_PT, or the margin */
    double outside_pt;
    double top_pt;
    double bottom_pt;
};

struct config_page {
    struct config_trim trim; /* name NULL where the size is given as width x height */
    struct config_texts profiles;
    double bleed_pt; /* CONFIG_AUTO_PT: the profile's */
    const char *paper;
    double caliper_pt; /* thickness of one page (half a leaf) for the spine; CONFIG_AUTO_PT */
    struct config_range pages; /* bounds for the page count; {0, 0}: the profile's */
    struct config_margins margins;
};

enum config_side { SIDE_ANY, SIDE_RIGHT, SIDE_LEFT };
enum config_folios { FOLIOS_NONE, FOLIOS_OUTSIDE, FOLIOS_CENTRE, FOLIOS_HEAD };
enum config_front_folios { FRONT_FOLIOS_NONE, FRONT_FOLIOS_ROMAN, FRONT_FOLIOS_ARABIC };
enum config_candidates { CANDIDATES_NONE, CANDIDATES_FULL, CANDIDATES_CORNERS };
enum config_shade { SHADE_HOUSES, SHADE_REGIONS };
enum config_notes { NOTES_NONE, NOTES_BLANK, NOTES_LINED };

/* What stands in and around the puzzles of a page: the style's, or a section's own. */
struct config_surroundings {
    enum config_candidates candidates;
    enum config_notes notes;
    double notes_height_pt;
    bool check_boxes;
    bool time_line;
    bool vote_boxes;
};

/* Where a page's own text stands among its puzzles. */
enum config_text_at { TEXT_AT_TOP, TEXT_AT_MIDDLE, TEXT_AT_BOTTOM };
enum config_title_page {
    TITLE_CENTRED,
    TITLE_LEFT,
    TITLE_MASTHEAD,
    TITLE_GRID,
    TITLE_TILES,
    TITLE_CORNER,
    TITLE_BLOCK,
    TITLE_PLATE,
    TITLE_FRAME,
    TITLE_POSTER,
};
enum config_opener {
    OPENER_PLAIN,
    OPENER_NUMERAL,
    OPENER_PATTERN,
    OPENER_BAND,
    OPENER_RULES,
    OPENER_PICTURE,
    OPENER_SCENE,
    OPENER_FRAME,
    OPENER_DETAIL,
    OPENER_SILHOUETTES,
    OPENER_BOX,
    OPENER_ROWS,
};
enum config_introduction {
    INTRODUCTION_PLAIN,
    INTRODUCTION_RULES,
    INTRODUCTION_COLUMN,
    INTRODUCTION_BLOCK,
    INTRODUCTION_FRAME,
    INTRODUCTION_SCENE,
    INTRODUCTION_FLOURISH,
};
enum config_initial { INITIAL_NONE, INITIAL_DROP, INITIAL_RAISED };
enum config_heading_rule { HEADING_THIN, HEADING_NONE, HEADING_DOUBLE, HEADING_THICK };
enum config_headings {
    HEADINGS_LEFT,
    HEADINGS_CENTRED,
    HEADINGS_RIGHT,
    HEADINGS_BAND,
    HEADINGS_MASTHEAD,
};
/* The headings inside texts: as they are, centred under an ornament, under a rule, white on a band,
 * behind a number on a disc, or at the left of the text. */
enum config_subheads {
    SUBHEADS_PLAIN,
    SUBHEADS_CENTRED,
    SUBHEADS_RULE,
    SUBHEADS_BAND,
    SUBHEADS_DISC,
    SUBHEADS_OUTSIDE,
};
enum config_contents {
    CONTENTS_LEADERS,
    CONTENTS_PLAIN,
    CONTENTS_NUMBERS,
    CONTENTS_TABLE,
    CONTENTS_BARS,
    CONTENTS_DISCS,
};
enum config_head_style { HEAD_PLAIN, HEAD_SMALL_CAPS, HEAD_RULED, HEAD_ORNATE };
enum config_folio_style { FOLIO_PLAIN, FOLIO_DASHES, FOLIO_DISC };
enum config_level_marks {
    LEVEL_WORDS,
    LEVEL_STARS,
    LEVEL_DOTS,
    LEVEL_BARS,
    LEVEL_PENCILS,
    LEVEL_LEAVES,
    LEVEL_FLAMES,
    LEVEL_CHILLIES,
    LEVEL_STARS_TO_FILL, /* as many outlines as the level has marks */
};
/* What stands around the tip of a section. */
enum config_tip_box {
    TIP_BOX_FRAME,    /* a fine frame, its heading in a gap of it */
    TIP_BOX_BAR,      /* a thick bar at the side */
    TIP_BOX_TAB,      /* a tab over a frame */
    TIP_BOX_BUBBLE,   /* what an animal says */
    TIP_BOX_ORNATE,   /* rules with an ornament */
    TIP_BOX_STRAP,    /* a thick rule from which the heading hangs, a fine one below */
    TIP_BOX_BLOCK,    /* a black band over a thick frame */
    TIP_BOX_HAIRLINE, /* fine rules */
    TIP_BOX_WIDE,     /* a thick frame as wide as the page */
};
enum config_ornament {
    ORNAMENT_BOX,
    ORNAMENT_RULE,
    ORNAMENT_NONE,
    ORNAMENT_PICTURE,
    ORNAMENT_PATTERN,
    ORNAMENT_FLEURON,
};
/* auto: right if sections are long, at the head of a page if they are short. */
enum config_opener_side {
    OPENERS_AUTO,
    OPENERS_ANY,
    OPENERS_RIGHT,
    OPENERS_HEAD,
    OPENERS_FACING,
};
enum config_pattern { PATTERN_SQUARES, PATTERN_DISCS };
/* Where a puzzle's number and level stand: on a line over the board, on a black bar, in its middle,
 * on a disc, next to the board, in a block that hangs from a rule, in a block next to the board, on
 * a disc next to it, or like a note in the margin. */
enum config_labels {
    LABELS_LINE,
    LABELS_BAR,
    LABELS_CENTRED,
    LABELS_DISC,
    LABELS_SIDE,
    LABELS_STRAP,
    LABELS_TAB,
    LABELS_BADGE,
    LABELS_MARGIN,
};
/* On which side of the board are labels that stand next to it: always at the left, towards the
 * page's outer edge, or at the left and at the right in turn. */
enum config_label_side { LABEL_SIDE_LEFT, LABEL_SIDE_OUTSIDE, LABEL_SIDE_ALTERNATE };
/* Do labels of this kind stand next to the board? */
#define LABELS_ARE_ASIDE(kind)                                                                     \
    ((kind) == LABELS_SIDE || (kind) == LABELS_TAB || (kind) == LABELS_BADGE ||                    \
     (kind) == LABELS_MARGIN)
/* Cages: outlines of long or of fine dashes, or tiles of light gray. */
enum config_cages { CAGES_DASHES, CAGES_FINE, CAGES_TILES };
enum config_corners { CORNERS_SQUARE, CORNERS_ROUND };
enum config_tint { TINT_NONE, TINT_BOXES };
/* One line around the grid; a fine one outside it too; no stronger than the lines between cells. */
enum config_frame { GRID_FRAME_SINGLE, GRID_FRAME_DOUBLE, GRID_FRAME_OPEN };
enum config_paper_tone { TONE_WHITE, TONE_BLACK };
enum config_figures { FIGURES_OLD_STYLE, FIGURES_LINING };

/* What of the style a section may have otherwise. */
struct config_look {
    enum config_opener opener;
    enum config_pattern pattern;
    enum config_shade shade;
    double cell_line_pt, box_line_pt, outer_line_pt;
    double digit_height; /* of the cell, 0.4 .. 0.8 */
    double board_size;   /* of the largest that has room, 0.4 .. 1 */
    double cell_gray;    /* of the lines between cells, 0 (black) .. 0.6 */
};

struct config_style {
    /* Families, or a path where it holds a '/' or ends in .ttf or .otf; never NULL. */
    const char *font;
    const char *font_bold; /* NULL: the family's own */
    const char *font_italic;
    const char *digit_font;   /* NULL: as font */
    const char *theme;        /* a name, or a path */
    const char *heading_font; /* of titles; NULL: the bold face */
    enum config_title_page title_page;
    enum config_introduction introduction; /* of a few lines */
    enum config_initial initial;
    struct config_look look; /* of sections that do not set their own */
    enum config_headings headings;
    enum config_heading_rule heading_rule;
    enum config_contents contents;
    enum config_head_style head_style;
    enum config_folio_style folio_style;
    enum config_level_marks level_marks;
    enum config_ornament ornament;
    const char *ornament_picture; /* NULL: none */
    bool tail_pieces;
    enum config_tip_box tip_box;
    bool tips;                 /* a section without a tip gets its level's */
    const char *fallback_font; /* families that help out; "": none */
    enum config_labels labels;
    enum config_label_side label_side;
    enum config_cages cages;
    enum config_opener_side opener_side;
    enum config_corners corners;
    enum config_frame frame;
    enum config_tint tint;
    enum config_paper_tone pages;
    enum config_subheads subheads;
    unsigned text_columns;       /* of how to play, hints and other longer texts */
    bool column_rules;           /* fine lines between columns of boards and of text */
    bool thumb_tabs;             /* a tab for each section at the outer edge */
    bool progress;               /* a strip at the foot: how far the reader has come */
    enum config_figures figures; /* of running text */
    bool hyphenate;
    double text_size_pt;
    bool large_print;
    double min_cell_pt;
    struct config_texts digits; /* one symbol a digit, or empty for 1 2 3 … */
    enum config_folios folios;
    enum config_front_folios front_folios;
    bool running_heads;
    struct config_surroundings around;
    bool stars;   /* to colour in, under each puzzle */
    bool friends; /* drawings, a story and digits to trace, for children */
    bool show_level;
    bool estimated_time;
    struct config_texts small_print; /* under each puzzle */
};

enum config_place { PLACE_NONE, PLACE_BOOK, PLACE_APART, PLACE_BOTH };

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

/* auto: not again where the puzzle or solution before it on its page says the same. */
enum config_references { REFERENCES_AUTO, REFERENCES_EACH, REFERENCES_NONE };

struct config_answers {
    enum config_references references;
    enum config_place place;
    struct config_answers_look look;
    bool reversed;    /* the last puzzle's answer first */
    bool constraints; /* are drawn in solutions too */
};

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

/* Where the rules of a kind of board stand besides their part of the book. */
enum config_rules_at { RULES_AT_PART, RULES_AT_SECTION, RULES_AT_PAGE };

struct config_parts {
    enum config_rules_at rules_at;
    bool title_page;
    bool copyright_page;
    bool contents;
    bool how_to_play;
    bool section_pages;
    bool index; /* puzzles by technique */
    bool sums;  /* of cages */
    bool certificate;
    bool cut_out;                        /* the sections' pictures, to cut out */
    unsigned notes_pages;                /* blank lined pages at the end */
    struct config_part_list front, back; /* empty: what the switches ask for */
};

/* How long the lessons on techniques are: with practice, or half a page each. */
enum config_lessons { LESSONS_WHOLE, LESSONS_HALF };

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
    struct config_texts avoid; /* beside the book's */
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
    bool continues;         /* it belongs to the month of the section before: no title page */
    const char **day_title; /* of each puzzle, in place of the label; NULL: none */
    const char **day_label; /* the same without the day of the month; NULL: it is not in there */
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

/* What a distributor's record (ONIX) needs besides the fields of the book. */
struct config_onix {
    bool make;
    const char *description;          /* text; NULL: the back cover's */
    const char *price;                /* "9.99 USD"; NULL: none */
    struct config_texts bisac, thema; /* subjects; never empty */
    struct config_texts keywords;
};

/* auto, in a config that is being read: short in books with friends, which are for children. */
enum config_hint_length { HINTS_AUTO, HINTS_FULL, HINTS_SHORT, HINTS_QUESTIONS };

struct config_hints {
    enum config_hint_length length;
    bool include;
    unsigned per_puzzle; /* steps */
};

struct config_walkthrough {
    struct config_numbers puzzles; /* by their numbers in the book */
    unsigned hardest;              /* and this many of the hardest ones */
    unsigned max_steps;            /* pictures a puzzle */
};

/* Does the config ask for any? */
static inline bool walkthroughs_wanted(const struct config_walkthrough *w)
{
    return w->hardest || w->puzzles.count;
}

struct config_web {
    bool make;
    const char *url;       /* NULL: no codes, but for links */
    const char *link;      /* a template (gen/format/exchange/puzzle_link.h); NULL: none */
    const char *first_day; /* "2027-01-01"; NULL: puzzles without days */
};

enum config_barcode { BARCODE_NONE, BARCODE_SPACE, BARCODE_EAN13 };
enum config_binding { BINDING_PAPERBACK, BINDING_HARDCOVER };

/* The figures of a hard cover's template; CONFIG_AUTO_PT: the profile's. */
struct config_case {
    double wrap_pt;
    double hinge_pt;
    double overhang_pt;
    double spine_pt;
    struct config_trim size; /* of the whole sheet; 0: from the others */
};

struct config_cover {
    bool make;
    bool ebook;   /* the front alone as pictures, for shops of ebooks */
    bool listing; /* pictures for a shop's page */
    enum config_binding binding;
    struct config_case hard; /* for BINDING_HARDCOVER */
    const char *design;      /* never NULL */
    const char *palette;     /* NULL: the three colours as they are given */
    const char *title;       /* NULL: the book's; so too for subtitle and author */
    const char *subtitle;
    const char *author;
    const char *badge;      /* NULL: none */
    const char *title_font; /* of the cover; NULL: the design's */
    const char *picture;    /* path, for a design that shows one */
    const char *back_title; /* NULL: from the text or the subtitle */
    const char *back_text;
    double back_size_pt; /* of the texts on the back; CONFIG_AUTO_PT: the largest that fits */
    struct config_texts points;
    unsigned sample_puzzle;     /* number of the puzzle on the back; 0: none; CONFIG_AUTO_NUMBER:
                                   one of another section than the front's, if it has room */
    const char *author_text;    /* text */
    const char *author_picture; /* path; so too the logo */
    const char *logo;
    const char *price;
    bool spine_text;   /* where the profile allows it */
    const char *spine; /* NULL: title and author */
    enum config_barcode barcode;
    unsigned art_puzzle; /* number of the puzzle drawn on the front; 0: none */
    uint32_t background; /* 0xRRGGBB */
    uint32_t foreground;
    uint32_t accent;
    bool has_background, has_foreground, has_accent; /* given, so that they win over the palette */
};

/* The series that the book belongs to. */
struct config_series {
    const char *name; /* NULL: none */
    unsigned volume;  /* 0: none */
};

enum config_standard { PRINT_AUTO, PRINT_NONE, PRINT_X1A, PRINT_X4 };

/* A second ink, with black. */
struct config_ink {
    const char *name;           /* of a spot ink; NULL: the four process inks make it */
    struct config_numbers cmyk; /* per cent; empty: there is no second ink */
    struct config_texts uses;
};

struct config_print {
    enum config_standard standard;
    const char *intent;  /* NULL: the usual one */
    const char *profile; /* path; NULL: none */
    struct config_ink ink;
};

enum config_imposition { IMPOSITION_NONE, IMPOSITION_NUP, IMPOSITION_BOOKLET };
enum config_duplex { DUPLEX_NONE, DUPLEX_LONG_EDGE, DUPLEX_SHORT_EDGE };

struct config_home {
    enum config_imposition imposition;
    struct config_trim sheet;
    unsigned pages_per_side; /* for n-up */
    unsigned signature;      /* sheets a signature; 0: one signature for all */
    double creep_pt;         /* shift a sheet */
    enum config_duplex duplex;
};

/* File names without directory; NULL: from the config's name. */
struct config_output {
    const char *name;
    const char *answers;
    const char *cover;
    const char *manifest;
    bool report;                 /* report.html and report.pdf too */
    struct config_texts repeats; /* more banks that the report looks into */
};

/* Puzzles that are the same but for the names of digits and the order of rows and columns. */
enum config_repeats { REPEATS_REFUSE, REPEATS_ALLOW };

struct config_record; /* where the values were written; private */

struct book_config {
    struct config_book book;
    struct config_page page;
    struct config_style style;
    unsigned per_page; /* puzzles a page, for sections that do not set it */
    struct config_answers answers;
    struct config_parts parts;
    struct config_section *section;
    size_t section_count;
    unsigned puzzle_count; /* of all sections */
    struct config_hints hints;
    struct config_walkthrough walkthrough;
    struct config_texts techniques; /* that the book teaches */
    enum config_lessons lessons;
    struct config_cover cover;
    struct config_series series;
    struct config_print print;
    struct config_home home;
    struct config_web web;
    struct config_output output;
    struct config_onix onix;
    struct config_calendar calendar;
    struct config_texts languages; /* of the editions; empty: one, of book.language */
    enum config_repeats repeats;
    struct config_texts avoid; /* files of puzzles that must not be printed again */
    const char *choices;       /* path of an editor's choices (config/choices.h); NULL: none */
    uint64_t seed;

    /* The editions in the languages behind the first, each a config by itself. */
    struct book_config **edition;
    size_t edition_count;

    const char *path;      /* the config file */
    const char *directory; /* that relative paths start from; never NULL */
    const char *stem;      /* the file's name without directory and ".yaml" */
    struct config_record *record;
};

/* Read and check a file ("-": standard input), after it the overrides: `set` holds texts of the
 * form "page.trim=A4" or "sections[0].count=4". Every error is reported, then the return is
 * STATUS_USAGE and *out is NULL. */
enum status book_config_read(struct book_config **out, const char *path,
                             const struct config_vocabulary *vocabulary, const char *const *set,
                             size_t set_count, struct diag *d);

/* The same for a text in memory; name stands in messages and gives the directory. */
enum status book_config_parse(struct book_config **out, const char *name, const char *yaml,
                              size_t length, const struct config_vocabulary *vocabulary,
                              const char *const *set, size_t set_count, struct diag *d);

void book_config_free(struct book_config *cfg);

/* The sections that decide on puzzles: the calendar's days' where there is a calendar, else the
 * book's own. NULL behind the last. */
const struct config_section *book_config_spec(const struct book_config *cfg, size_t index);
size_t book_config_spec_count(const struct book_config *cfg);

/* The place of a value: the address of any field of cfg, of a section or of a list's item. Where
 * the file does not set the field, the place of the closest map that it would stand in. Fills and
 * returns at; at's strings live as long as cfg. */
const struct diag_at *book_config_at(const struct book_config *cfg, const void *field,
                                     struct diag_at *at);

/* Does the config set this field, in its file or by --set? */
bool book_config_has(const struct book_config *cfg, const void *field);

/* The place of one byte of a text value, for example of the character that a font does not have. It
 * is exact for block texts and for one-line values without escapes, else the value's start. */
const struct diag_at *book_config_at_byte(const struct book_config *cfg, const char *const *field,
                                          size_t offset, struct diag_at *at);

/* The tables of fields as documents, for people and for editors. All append to out. */
void book_config_print_defaults(const struct config_vocabulary *vocabulary, struct text *out);
void book_config_print_markdown(const struct config_vocabulary *vocabulary, struct text *out);
void book_config_print_man(const struct config_vocabulary *vocabulary, struct text *out);
void book_config_print_json_schema(const struct config_vocabulary *vocabulary, struct text *out);

#endif
