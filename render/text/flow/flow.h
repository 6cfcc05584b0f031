/* Running text: paragraphs, headings and emphasis, broken into justified lines and pages, with the
 * language's own signs and hyphens.
 *
 * Markup: a blank line ends a paragraph, "# " begins a heading; lists, tables of two columns and
 * rules are as in flow_blocks.h; **bold**, *italic*, ^^small capitals^^. A backslash takes the next
 * sign's meaning. A tab moves on to the hanging indent, so that labels stand in a column of their
 * own. No line is broken between a word and the number behind it, as in "row 6".
 *
 * Ownership: a flow owns its lines and a copy of the text; flow_free gives them back. */
#ifndef NONET_RENDER_TEXT_FLOW_FLOW_H
#define NONET_RENDER_TEXT_FLOW_FLOW_H

#include "render/text/flow/hyphenate.h"
#include "render/text/text_style.h"

struct flow_style {
    const struct font *regular, *bold, *italic, *heading;
    const struct font *bold_italic; /* NULL: bold */
    /* Of bold numbers where figures are lining and bold has none of these. NULL: bold */
    const struct font *bold_number;
    bool plain; /* no markup: all characters stand for themselves */
    double size_pt;
    double leading_pt;
    double heading_size_pt;
    double heading_leading; /* of their size; 0: 1.35 */
    double heading_x_pt;    /* where they begin; negative: to the left of the text */
    bool heading_centre;    /* they are centred instead */
    bool heading_white;     /* on a ground that whoever draws the text draws first */
    double number_x_pt; /* more than 0: numbers of items are white on such a ground, so far in */
    bool justify;
    bool centre;       /* lines centred instead */
    double hanging_pt; /* lines after a paragraph's first are indented by this */
    /* The first paragraph begins with a large letter in this face, this many lines deep; on one
     * line it is raised, by this part of the leading. NULL: it has none. A paragraph of few lines
     * has a smaller one, or none, and centred texts never have one. */
    const struct font *initial;
    unsigned initial_lines;
    double initial_over;
    bool whole;           /* no paragraph that has room on a page is divided */
    struct paint paint;   /* zero: black */
    double soft_gray;     /* of black words that are not bold and in no heading; 0: black too */
    unsigned features;    /* of enum text_feature */
    const char *language; /* whose quotation marks and spaces are set; NULL: all signs stay */
    struct hyphenator *hyphenator; /* of justified lines; NULL: no word is divided */
    bool cuts_words;               /* those wider than a line, without a hyphen */
};

/* Words of one face on a line. */
struct flow_piece {
    const struct font *font;
    double size_pt;
    double x;
    double drop_pt;    /* below the line's baseline */
    const char *text;  /* NUL-terminated, in one of the flow's copies */
    unsigned features; /* of enum text_feature */
};

struct flow_line {
    double space_above_pt; /* left out at the top of a page */
    double height_pt;
    double rise_pt;      /* of its height, over the text, where an initial is higher */
    size_t first, count; /* pieces */
    bool heading;
    bool begins, ends; /* a paragraph */
    bool rule;         /* a line drawn across, without pieces */
};

struct flow {
    struct flow_style style;
    double width_pt;
    struct flow_line *line;
    size_t line_count, line_capacity;
    size_t initial_lines; /* the first lines, which stand together */
    struct flow_piece *piece;
    size_t piece_count, piece_capacity;
    char **copy;
    size_t copy_count, copy_capacity;
    double next_space_pt; /* of flow_add_line's empty lines */
    bool cut;             /* a word was wider than a line */
    bool failed;          /* out of memory */
};

/* Start an empty flow; it may be filled by several flow_add calls, paragraph after paragraph. */
void flow_init(struct flow *f, const struct flow_style *style, double width_pt);
void flow_free(struct flow *f);
void flow_add(struct flow *f, const char *text);

/* A text that begins right below the last line; an empty one leaves a line's space. */
void flow_add_line(struct flow *f, const char *text);

/* Continues the last paragraph on a new line, indented as its lines are. */
void flow_go_on(struct flow *f, const char *text);

/* The lines of a text as the writer set them, each so. */
void flow_add_lines(struct flow *f, const char *text);

/* The first line that does not fit on a page of this height when it begins with line `from`. At
 * least one line is taken. A heading is never left at a page's foot, nor with the first of a
 * list's entries alone, nor is a paragraph's first line alone, and no page begins with a
 * paragraph's last line, where the page has room to avoid it. Where the style keeps paragraphs
 * whole, only one that is longer than a page is divided. */
size_t flow_break(const struct flow *f, size_t from, double height_pt);

double flow_height(const struct flow *f, size_t from, size_t to);

/* The number of the item that begins with this line, in bold before an indented paragraph; 0: none
 * does. */
unsigned long flow_item_number(const struct flow *f, size_t line);

/* Is a word wider than its line, or was one cut for that? No line is broken inside
 * "r1c4–r1c5–r1c6". */
bool flow_overflows(const struct flow *f);

/* Set the lines closer or apart: their heights times one factor, the spaces above them times the
 * other. */
void flow_lead(struct flow *f, double lines, double spaces);

/* Open the spaces between paragraphs of two such columns by one factor, so that the higher one
 * fills this height; not so far that they gape. */
void flow_open_columns(struct flow *f, size_t from, size_t second, size_t to, double height_pt);

/* Of two columns of lines, from … second - 1 and second … to - 1, stretch the spaces between
 * paragraphs of the shorter one, so that both end at the same height; not where they would gape. */
void flow_even_feet(struct flow *f, size_t from, size_t second, size_t to);

#endif
