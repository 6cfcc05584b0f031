/* What the kinds of lines share; for gen/constraint/lines. A line is drawn through the middles of
 * cells and restricts the digits along it. To add a kind: one file here, and its rows (see
 * gen/constraint/constraint.h).
 *
 * Threads: no shared state. */
#ifndef NONET_GEN_CONSTRAINT_LINES_LINE_H
#define NONET_GEN_CONSTRAINT_LINES_LINE_H

#include "gen/constraint/kind.h"

/* The digits that neighbours of a digit may be: a row for each digit. */
typedef digit_set line_partners(unsigned digit, unsigned size);

/* Keep the candidates that some way along the line uses where each two neighbours must be partners.
 * It keeps exactly those: on a chain, one pass forward and one back are enough. The partners must
 * be mutual; otherwise `back` gives those of the later cell. */
enum constraint_effect line_prune_chain(const struct constraint *c, digit_set *candidates,
                                        unsigned size, line_partners *forth, line_partners *back);

/* The least difference of digits that a whisper's neighbours have: about half of the digits, 5 of
 * 9; and that of the ends of a lockout line: 4 of 9. */
static inline unsigned whisper_difference(unsigned size)
{
    return (size + 1) / 2;
}

/* Of a Dutch whisper: 4 of 9. */
static inline unsigned dutch_difference(unsigned size)
{
    return size > 3 ? (size - 1) / 2 : 1;
}

static inline unsigned lockout_difference(unsigned size)
{
    return size / 2;
}

/* All digits from one to another; none where they cross. */
static inline digit_set digits_from_to(unsigned from, unsigned to)
{
    return from > to ? 0 : digits_above(from - 1) & digits_below(to + 1);
}

/* On a between or lockout line, whose ends have two digits: those that the other cells may have.
 * None: the ends cannot have these. */
static inline digit_set digits_by_ends(enum constraint_kind_id kind, unsigned one, unsigned other,
                                       unsigned size)
{
    const unsigned low = one < other ? one : other;
    const unsigned high = one < other ? other : one;
    return kind == CONSTRAINT_BETWEEN              ? digits_from_to(low + 1, high - 1)
           : high - low < lockout_difference(size) ? 0
                                                   : all_digits(size) & ~digits_from_to(low, high);
}

#endif
