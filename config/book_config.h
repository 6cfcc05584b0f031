/* The typed plan of a book: the values of a config file, checked, with defaults filled in.
 *
 * Start of the room config/. It may include base/ alone. It has yaml/ (a strict reader that knows
 * where each value stands), schema/ (field tables: read, and printed as documents), fields/ (the
 * tables of a book's fields, with docs, ranges and defaults; `nonet book --print-defaults` prints
 * them), translation/ (the texts that books print), themes/ and books/ (the built-in themes and
 * sample configs).
 *
 * The comments here, in book_style.h and in book_sections.h add what fields/ does not document.
 * Lengths are in points.
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
#include "config/book_sections.h"
#include "config/book_style.h"
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

enum config_place { PLACE_NONE, PLACE_BOOK, PLACE_APART, PLACE_BOTH };

/* auto: not again where the puzzle or solution before it on its page says the same. */
enum config_references { REFERENCES_AUTO, REFERENCES_EACH, REFERENCES_NONE };

struct config_answers {
    enum config_references references;
    enum config_place place;
    struct config_answers_look look;
    bool reversed;    /* the last puzzle's answer first */
    bool constraints; /* are drawn in solutions too */
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

/* What a distributor's record (ONIX) needs besides the fields of the book. */
struct config_onix {
    bool make;
    const char *description;          /* text; NULL: the back cover's */
    const char *price;                /* "9.99 USD"; NULL: none */
    struct config_texts bisac, thema; /* subjects; never empty */
    struct config_texts keywords;
};

/* auto, in a config that is being read: questions in books with friends, which are for children. */
enum config_hint_length { HINTS_AUTO, HINTS_FULL, HINTS_SHORT, HINTS_WHERE, HINTS_QUESTIONS };

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
