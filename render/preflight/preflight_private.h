/* What the files of preflight share: a PDF being judged, and the rules that stand in files of their
 * own. */
#ifndef NONET_RENDER_PREFLIGHT_PREFLIGHT_PRIVATE_H
#define NONET_RENDER_PREFLIGHT_PREFLIGHT_PRIVATE_H

#include "render/preflight/boards.h"
#include "render/preflight/pdf_read.h"

/* Figures are read from text with five decimals, and drawn from sums of doubles. */
#define PREFLIGHT_SLACK_PT 0.01

/* What the bytes of the file say that one page draws. */
struct page_facts {
    bool blank;
    bool colour;
    double thinnest_pt; /* INFINITY: no line */
    double smallest_pt; /* INFINITY: no text */
    double lightest;    /* gray of the lightest line, fill or text that is not white; 0: none */
    double left, bottom, right, top; /* of lines, fills and the beginnings of texts */
};

/* What only covers are asked: everything that is drawn on their page, in order. */
struct cover_facts {
    struct pdf_mark *mark; /* utf8 is not kept */
    size_t count, capacity;
    bool out_of_memory;
};

struct sheets; /* private to preflight_sheets.c */

struct checking {
    const struct preflight_file *file;
    struct pdf_file pdf;
    struct page_facts *facts; /* one a page of the PDF */
    struct boards *boards;    /* of a part of the book */
    struct sheets *sheets;    /* of imposed sheets */
    size_t now;               /* the page being read */
    struct cover_facts cover;
};

/* The ink of a page as the canvas recorded it, glyph by glyph, is also where the file has it. */
bool page_ink_agrees(const struct page_facts *facts, const struct page_record *r);

void cover_mark(struct checking *c, const struct pdf_mark *mark);
void rule_cover_size(const struct checking *c, struct verdict *v);
void rule_safe_area(const struct checking *c, struct verdict *v);
void rule_spine(const struct checking *c, struct verdict *v);
void rule_ink(const struct checking *c, struct verdict *v);
void rule_barcode(const struct checking *c, struct verdict *v);

/* NULL, with *fault said: the book's pages cannot be read. */
struct sheets *sheets_new(const struct preflight_file *file, const char **fault);
void sheets_drop(struct sheets *s);
void sheets_mark(struct sheets *s, size_t side, const struct pdf_mark *mark);
void rule_sheet_size(const struct checking *c, struct verdict *v);
void rule_sheet_order(const struct checking *c, struct verdict *v);
void rule_sheet_margins(const struct checking *c, struct verdict *v);
void rule_fold(const struct checking *c, struct verdict *v);
void rule_fine_print(const struct checking *c, struct verdict *v);

#endif
