/* The lines of a justified paragraph, chosen all together, so that a loose line is taken where that
 * spares a worse one (after Knuth and Plass, "Breaking Paragraphs into Lines", 1981).
 *
 * For flow.c alone. */
#ifndef NONET_RENDER_TEXT_FLOW_PARAGRAPH_H
#define NONET_RENDER_TEXT_FLOW_PARAGRAPH_H

#include "render/text/font.h"

/* A word, or the part of one that is set in one font. */
struct fragment {
    const struct font *font;
    const char *text;
    double width;
    bool space_before;
    bool tab_before;
    bool joined;                     /* on the line of the fragment before it */
    bool breaks_before;              /* a line may end before it, though there is no space */
    bool whole;                      /* no hyphen may divide it */
    size_t division, division_count; /* where it may be divided, among the paragraph's divisions */
    double scale;                    /* of the size */
    unsigned features;               /* in addition to the flow's */
};

static inline bool fragment_may_break(const struct fragment *f)
{
    return f->breaks_before || (f->space_before && !f->joined);
}

/* A place to divide a word: how wide it is before, with the hyphen, and behind. */
struct division {
    unsigned at; /* bytes of the fragment's text */
    double head, tail;
};

/* A line ends before a fragment, or in it at a division. */
struct line_end {
    size_t fragment;
    size_t division; /* among the paragraph's, + 1; 0: before the fragment */
};

struct paragraph {
    const struct fragment *fragment;
    size_t count;
    const struct division *division;
    double space;       /* between words, where nothing is stretched */
    double measure;     /* of a line */
    double hanging;     /* all lines but the first begin so far in */
    size_t notch_lines; /* the first ones begin this far in instead, next to an initial */
    double notch;
};

/* How far in a line begins; they count from 0. */
double paragraph_indent(const struct paragraph *p, size_t line);

/* The ends of the lines, the last one's included; free it. NULL: out of memory. No more than two
 * lines that follow each other end with a hyphen, nor does the last but one, and the last line is
 * no stump, where that can be had. */
struct line_end *paragraph_lines(const struct paragraph *p, size_t *count);

#endif
