/* A paragraph's markup as words, each with its face; for flow.c, which breaks them into lines.
 *
 * Threads: one flow, one thread. */
#ifndef NONET_RENDER_TEXT_FLOW_FLOW_WORDS_H
#define NONET_RENDER_TEXT_FLOW_FLOW_WORDS_H

#include "render/text/flow/flow.h"
#include "render/text/flow/paragraph.h"

/* How far a word that was made to fit may reach over its line, by rounding. */
#define FLOW_SLACK_PT 0.1

/* Splits a paragraph in place: spaces and marks become ends of strings. Headings
 * cut no words, and are set smaller. Returns how many fragments
 * it wrote to `out`, at most one for each byte. */
size_t flow_split(struct flow *f, char *p, const struct font *base, double size_pt, bool heading,
                  struct fragment *out);

/* How wide a part of a fragment's text is. */
double flow_width_pt(const struct flow *f, const struct fragment *fragment, const char *utf8,
                     double size_pt);

/* A copy that lives as long as the flow; the text is left empty. NULL: out of memory. */
char *flow_keep(struct flow *f, struct text *t);

#endif
