/* How the constraints of a new puzzle look and lie; how many there are is in constraint_spec.
 *
 * Threads: constant during a run. */
#ifndef NONET_GEN_MAKE_CONSTRAINTS_CONSTRAINT_STYLE_H
#define NONET_GEN_MAKE_CONSTRAINTS_CONSTRAINT_STYLE_H

#include "base/diag.h"
#include "base/text.h"
#include "gen/board/symmetry.h"
#include "gen/constraint/constraint.h"

enum constraint_bends { BENDS_ANY, BENDS_NONE, BENDS_SOME };

/* Of zeros: as each kind usually is. */
struct constraint_style {
    struct count_range length; /* cells of a line or a cage */
    struct count_range share;  /* cells that have a constraint, in per cent of the board's */
    enum symmetry symmetry;    /* of where they lie */
    enum constraint_bends bends;
    bool orthogonal;  /* lines take no diagonal steps */
    bool apart;       /* lines and cages do not touch, not even at a corner */
    bool bare;        /* no given stands on one */
    bool needed;      /* none can go without the puzzle having several solutions */
    const bool *mask; /* by cell: they may lie there; NULL: everywhere. Borrowed */
};

/* Is anything asked for that decides where constraints lie? They are drawn first then, and the
 * board is filled around them. */
bool constraint_style_is_set(const struct constraint_spec *w, const struct constraint_style *s);

/* "straight,length=3..8,thermo=4..6": words with commas between; adds to *out, and numbers of kinds
 * that the spec has to the spec. STATUS_USAGE after reporting a word that is none. */
enum status constraint_style_parse(const char *list, struct constraint_spec *w,
                                   struct constraint_style *out, const struct diag_at *at,
                                   struct diag *d);

/* For option tables: the words, those with a value with "=" at their end. NULL behind the last. */
const char *constraint_style_choice(size_t index);

/* Is it sound upon the board? STATUS_USAGE after reporting. */
enum status constraint_style_check(const struct constraint_spec *w,
                                   const struct constraint_style *s, const struct layout *v,
                                   const struct diag_at *at, struct diag *d);

#endif
