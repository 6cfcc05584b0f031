/* The typefaces of a book, and the sizes in which it sets them.
 *
 * Ownership: fonts and hyphenator belong to the source's font set. Threads: constant once planned.
 */
#ifndef NONET_RENDER_BOOK_STYLE_BOOK_TYPE_H
#define NONET_RENDER_BOOK_STYLE_BOOK_TYPE_H

#include "base/diag.h"
#include "render/text/flow/flow.h"
#include "render/text/font.h"
#include "render/text/text_style.h"

struct book;

/* The faces of a design of covers; NULL: the book's sans stands for it. */
struct cover_faces {
    const struct font *title;
    const struct font *text, *strong, *italic; /* what stands around it, and what stands out */
};

struct book_faces {
    const struct font *heading; /* of titles */
    const struct font *serif, *serif_bold, *serif_italic, *serif_bold_italic, *sans, *sans_bold;
    struct cover_faces cover;
    struct hyphenator *hyphenator; /* NULL: no word is divided */
};

/* In large print nothing is smaller than this. Books sold as large print have 16 pt (KDP leaves the
 * label to the publisher; no standard defines it). The American Council of the Blind asks for 18
 * pt, which the running text has (config/book_config.c). */
#define MIN_LARGE_PRINT_PT 16.0

/* Exceptions are figures inside cells (candidates, sums) and what must fit next to a board
 * (references, small print, captions of codes): a page that can be held has no room for them in 16
 * pt. 10 pt is our choice. Covers and the digits of solutions drawn as a code are not bound by
 * either. */
#define MIN_LARGE_PRINT_FIGURE_PT 10.0

/* Candidates in pictures of steps and lessons are read one by one: none is smaller, whatever
 * smaller type the profile lets pass. Our choice. */
#define MIN_CANDIDATE_PT 7.0

/* Type sizes, from which all texts but the boards' labels take theirs. They follow the running
 * text's size. */
struct type_scale {
    double scale; /* of the running text to the usual 11 pt, 1 .. 1.45 */
    double body, small, caption, head, folio, contents, entry_leading;
    double head_ink; /* the height of the running heads' ink, descenders and all; 0: none */
    double overhang; /* how far letters of running text reach beyond the ends of their lines */
};

/* Find the faces that the config names, with their fallbacks. Errors are located. */
enum status book_find_faces(struct book *b, struct diag *d);

/* Give a face those that the config names as fallbacks, those of its kind first. */
enum status book_add_fallbacks(const struct book *b, const struct font *font, enum font_style style,
                               struct diag *d);
void book_set_type(struct book *b);

/* From a running head's baseline down to where its descenders end, in parts of its size. */
#define HEAD_DROP_EM 0.28

/* The style of running heads, by the config's head_style. */
struct text_style head_text_style(const struct book *b);

/* How far the ink of a head rises above its baseline: at least as far as plain letters. */
double head_rise_pt(const struct text_style *style, const char *head);

/* Text of the book's language in its serif, headings in its sans; leading: of the size. */
struct flow_style book_flow_faces(const struct book *b, double size, double leading);

/* Running text of this size. */
struct flow_style book_flow_style(const struct book *b, double size);

/* The same for a text that opens the book: with the style's initial. */
struct flow_style book_opening_style(const struct book *b, double size);

/* Do titles, and what stands with them, begin at the left of their pages? Else in the middle. */
bool book_from_left(const struct book *b);

/* Fine rules between columns, entries and the like: as thin as looks right, or as the profile
 * prints.
 */
double book_fine_line_pt(const struct book *b);

/* What is less than the rest: words about a puzzle, rules between entries. Pages that are black,
 * where white is glaring, have more such grays than paper. */
struct paint book_quiet_paint(const struct book *b);

/* A ground for what belongs together: the lightest gray that every vendor prints (profile.c), or
 * one that is hardly lighter than a black page. */
struct paint book_panel_paint(const struct book *b);

/* The features of texts with the figures that the style asks for. */
unsigned book_figures(const struct book *b);

/* Running text that names cells of boards, with lining figures whatever the style asks for. */
struct flow_style book_steps_style(const struct book *b, double size);

/* Small paragraphs, not justified, whose lines but the first are indented by so much; and of the
 * running text's size, with lining figures, that stand behind their numbers, up to that of the last
 * puzzle. */
struct flow_style book_list_style(const struct book *b, double hanging_pt);
struct flow_style book_numbered_style(const struct book *b);

#endif
