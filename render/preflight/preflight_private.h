/* What the files of preflight share: a PDF being judged, and the rules by what they judge. */
#ifndef NONET_RENDER_PREFLIGHT_PREFLIGHT_PRIVATE_H
#define NONET_RENDER_PREFLIGHT_PREFLIGHT_PRIVATE_H

#include "render/preflight/boards/printed_boards.h"
#include "render/preflight/content/pdf_content.h"

/* Figures are read from text with five decimals, and drawn from sums of doubles. */
#define PREFLIGHT_SLACK_PT 0.01

/* What the bytes of the file draw on one page. */
/* Colours of the process inks. */
struct colour_facts {
    bool any;
    bool many;      /* several, or a picture's */
    double cmyk[4]; /* the last of them */
};

struct page_facts {
    bool blank;
    bool black_ground;                         /* black from edge to edge before all else */
    struct colour_facts colours, text_colours; /* of all, of texts alone */
    double greatest_ink;                       /* sum of the four inks */
    bool spot;
    bool own;            /* a page of another PDF stands on it */
    double thinnest_pt;  /* INFINITY: no line */
    double smallest_pt;  /* INFINITY: no text */
    double coarsest_dpi; /* INFINITY: no image */
    double lightest;     /* gray of the lightest line, fill or text that is not white; 0: none */
    double left, bottom, right, top; /* of lines, fills and the beginnings of texts */
    size_t texts;
    uint64_t text_digest; /* as the canvas's */
    size_t fontless;      /* texts in a font that the page does not have, or that is not embedded */
    size_t contents;      /* pieces of marked content that elements hold */
    size_t unmarked;      /* marks that stand in none, nor in an artifact */
    size_t unreadable;    /* texts in whose font a code stands for no character */
};

/* What only covers are asked: everything that is drawn on their page, in order. */
struct cover_facts {
    struct pdf_mark *mark; /* utf8 is not kept */
    size_t count, capacity;
    bool out_of_memory;
};

struct texts_apart; /* private to touching_texts.c */
struct sheets;      /* private to sheet_rules.c */

struct file_check {
    const struct preflight_file *file;
    struct pdf_file pdf;
    struct pdf_fonts fonts;
    struct page_facts *facts;      /* one a page of the PDF */
    struct printed_boards *boards; /* of a part of the book */
    struct sheets *sheets;         /* of imposed sheets */
    struct texts_apart *apart;     /* of a part of the book, and of covers */
    size_t now;                    /* the page being read */
    struct cover_facts cover;
};

/* preflight.c: findings as bytes, from a child process to this one, whose constants stand where the
 * child's did. */
void preflight_put(const struct preflight *p, struct text *out);
void preflight_take(struct preflight *p, const struct text *bytes);

/* page_facts.c */
struct page_facts page_facts_of_nothing(void);
void page_facts_add(struct page_facts *facts, const struct pdf_mark *m);
/* The ink of a page as the canvas recorded it, glyph by glyph, is also where the file has it. */
bool page_ink_agrees(const struct page_facts *facts, const struct page_record *r);
struct pdf_value page_object(const struct file_check *c, size_t page);
/* One of a page's boxes, "/TrimBox"; false: it has none. */
bool page_read_box(const struct file_check *c, size_t page, const char *key, double box[4]);

/* page_rules.c */
void rule_page_size(const struct file_check *c, struct verdict *v);
void rule_page_count(const struct file_check *c, struct verdict *v);
void rule_blank_pages(const struct file_check *c, struct verdict *v);
void rule_margins(const struct file_check *c, struct verdict *v);
void rule_lines(const struct file_check *c, struct verdict *v);
void rule_type_size(const struct file_check *c, struct verdict *v);
void rule_texts(const struct file_check *c, struct verdict *v);
void rule_images(const struct file_check *c, struct verdict *v);
void rule_gray(const struct file_check *c, struct verdict *v);
void rule_folios(const struct file_check *c, struct verdict *v);

/* touching_texts.c: each text of a page as it is drawn, then the page's end. NULL: out of memory.
 */
struct texts_apart *texts_apart_new(void);
void texts_apart_drop(struct texts_apart *a);
void texts_apart_mark(struct texts_apart *a, const struct pdf_mark *m);
void texts_apart_end_page(struct texts_apart *a, size_t page);
bool texts_apart_failed(const struct texts_apart *a);
void rule_touching(const struct file_check *c, struct verdict *v);

/* document_rules.c */
void rule_fonts(const struct file_check *c, struct verdict *v);
void rule_navigation(const struct file_check *c, struct verdict *v);
void rule_metadata(const struct file_check *c, struct verdict *v);
void rule_plain(const struct file_check *c, struct verdict *v);
void rule_size(const struct file_check *c, struct verdict *v);

/* press_rules.c */
void rule_pdf_x(const struct file_check *c, struct verdict *v);

/* structure_rules.c */
void rule_structure(const struct file_check *c, struct verdict *v);
void rule_headings(const struct file_check *c, struct verdict *v);
void rule_accessible(const struct file_check *c, struct verdict *v);

/* cover_rules.c */
void cover_mark(struct file_check *c, const struct pdf_mark *mark);
void rule_cover_size(const struct file_check *c, struct verdict *v);
void rule_safe_area(const struct file_check *c, struct verdict *v);
void rule_spine(const struct file_check *c, struct verdict *v);
void rule_ink(const struct file_check *c, struct verdict *v);
void rule_barcode(const struct file_check *c, struct verdict *v);

/* sheet_rules.c. NULL: the book's pages cannot be read, and *fault is the reason. */
struct sheets *sheets_new(const struct preflight_file *file, const char **fault);
void sheets_drop(struct sheets *s);
void sheets_mark(struct sheets *s, size_t side, const struct pdf_mark *mark);
void rule_sheet_size(const struct file_check *c, struct verdict *v);
void rule_sheet_order(const struct file_check *c, struct verdict *v);
void rule_sheet_margins(const struct file_check *c, struct verdict *v);
void rule_fold(const struct file_check *c, struct verdict *v);
void rule_fine_print(const struct file_check *c, struct verdict *v);

#endif
