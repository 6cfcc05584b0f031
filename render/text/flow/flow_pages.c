/* How a flow's lines fill pages. */
#include "render/text/flow/flow.h"

#include <math.h>
#include <stdlib.h>

#include "render/text/flow/flow_words.h"

double flow_height(const struct flow *f, size_t from, size_t to)
{
    double height = 0;
    for (size_t i = from; i < to; i++) {
        height += f->line[i].height_pt + (i > from ? f->line[i].space_above_pt : 0);
    }
    return height;
}

unsigned long flow_item_number(const struct flow *f, size_t line)
{
    const struct flow_line *l = &f->line[line];
    if (f->style.hanging_pt <= 0 || !l->begins || l->heading || !l->count) {
        return 0;
    }
    const struct flow_piece *piece = &f->piece[l->first];
    char *end = NULL;
    const unsigned long number = strtoul(piece->text, &end, 10);
    const bool bold = piece->font == f->style.bold || piece->font == f->style.bold_number;
    return bold && end != piece->text && !*end ? number : 0;
}

bool flow_overflows(const struct flow *f)
{
    for (size_t i = 0; i < f->line_count; i++) {
        const struct flow_line *line = &f->line[i];
        if (line->count) {
            const struct flow_piece *last = &f->piece[line->first + line->count - 1];
            double width =
                last->size_pt * shape_text(last->font, last->features, last->text)->width_em;
            if (last->x + width > f->width_pt + FLOW_SLACK_PT) {
                return true;
            }
        }
    }
    return f->cut;
}

void flow_lead(struct flow *f, double lines, double spaces)
{
    for (size_t i = 0; i < f->line_count; i++) {
        /* An initial fits its lines as they were. */
        f->line[i].height_pt *= i < f->initial_lines ? 1 : lines;
        f->line[i].space_above_pt *= spaces;
    }
}

/* A heading stays near to its text, wherever else there is more air. */
static bool may_stretch(const struct flow *f, size_t line)
{
    return f->line[line].heading || !f->line[line - 1].heading;
}

static double spaces_of(const struct flow *f, size_t from, size_t to)
{
    double spaces = 0;
    for (size_t i = from + 1; i < to; i++) {
        spaces += may_stretch(f, i) ? f->line[i].space_above_pt : 0;
    }
    return spaces;
}

static void stretch_spaces(struct flow *f, size_t from, size_t to, double factor)
{
    for (size_t i = from + 1; i < to; i++) {
        f->line[i].space_above_pt *= may_stretch(f, i) ? factor : 1;
    }
}

void flow_even_feet(struct flow *f, size_t from, size_t second, size_t to)
{
    const double widest = 2.5; /* of the space that a paragraph has: more would look like a gap */
    const double left = flow_height(f, from, second);
    const double right = flow_height(f, second, to);
    const size_t first = left < right ? from : second;
    const size_t end = left < right ? second : to;
    const double spaces = spaces_of(f, first, end);
    const double stretch = spaces > 0 ? 1 + (fmax(left, right) - fmin(left, right)) / spaces : 1;
    stretch_spaces(f, first, end, stretch <= widest ? stretch : 1);
}

void flow_open_columns(struct flow *f, size_t from, size_t second, size_t to, double height_pt)
{
    const double widest = 1.8; /* of the spaces as they are */
    const double left = flow_height(f, from, second);
    const double right = flow_height(f, second, to);
    const double spaces = left < right ? spaces_of(f, second, to) : spaces_of(f, from, second);
    const double spare = height_pt - fmax(left, right);
    const double factor = spaces > 0 && spare > 0 ? fmin(widest, 1 + spare / spaces) : 1;
    stretch_spaces(f, from, second, factor);
    stretch_spaces(f, second, to, factor);
}

/* Is the only entry of a list above this line the first one under its heading? */
static bool is_behind_first_entry(const struct flow *f, size_t at)
{
    size_t first = at - 1;
    while (first > 0 && !f->line[first].begins) {
        first--;
    }
    return f->style.hanging_pt > 0 && first > 0 && f->line[first - 1].heading &&
           !f->line[at].heading;
}

/* A page should not end before line `at`: behind a heading or the first of several entries under
 * it, inside a paragraph with one line of it on either page, or anywhere inside where paragraphs
 * stay whole. */
static bool is_bad_break(const struct flow *f, size_t at)
{
    if (at == 0 || at >= f->line_count) {
        return false;
    }
    const struct flow_line *above = &f->line[at - 1];
    const struct flow_line *below = &f->line[at];
    return above->heading || is_behind_first_entry(f, at) || (above->begins && !above->ends) ||
           (below->ends && !below->begins) || (f->style.whole && !below->begins);
}

size_t flow_break(const struct flow *f, size_t from, double height_pt)
{
    size_t to = from;
    double height = 0;
    while (to < f->line_count) {
        height += f->line[to].height_pt + (to > from ? f->line[to].space_above_pt : 0);
        if (height > height_pt && to > from) {
            break;
        }
        to++;
    }
    size_t whole = to;
    while (to < f->line_count && to > from + 1 && is_bad_break(f, to)) {
        to--;
    }
    return to > from + 1 || !is_bad_break(f, to) ? to : whole;
}
