/* How constraints look: one row a kind, for pictures, for characters, and for the preflight that
 * reads a page back, so that none of the three can differ from the others.
 *
 * To add a kind: its row in constraint_looks.c. A form that no kind has yet is one function more in
 * constraint_art.c, and one in printed_constraints.c.
 *
 * Threads: constant. */
#ifndef NONET_RENDER_BOARD_CONSTRAINT_LOOKS_H
#define NONET_RENDER_BOARD_CONSTRAINT_LOOKS_H

#include "gen/constraint/constraint.h"
#include "render/board/region_shades.h"

enum constraint_form {
    FORM_RULE, /* not drawn: the rules text has it */
    FORM_CAGE,
    FORM_THERMO,
    FORM_ARROW,
    FORM_LINE,
    FORM_ROUND,
    FORM_SQUARE,
    FORM_GREATER,
    FORM_BAR,
    FORM_DOT,
    FORM_LETTER,
    FORM_OUTSIDE,
    FORM_CIRCLE,  /* with digits, at a corner */
    FORM_EXTREME, /* arrowheads at the sides of a tinted cell */
    FORM_TINT,    /* a tinted cell with a letter in its corner */
    FORM_CLONE,   /* two tinted areas with a letter */
    CONSTRAINT_FORMS
};

enum line_end { LINE_END_NONE, LINE_END_RING, LINE_END_DIAMOND, LINE_END_BULB };

/* Text of constraints, by how large it is. */
enum constraint_text {
    TEXT_NONE,
    TEXT_OF_CAGE,
    TEXT_OF_PAIR,
    TEXT_OUTSIDE,
    TEXT_OF_DOT,
    TEXT_OF_CIRCLE,
    TEXT_OF_LETTER,
    CONSTRAINT_TEXTS
};

/* How a kind looks in characters. */
struct constraint_sign {
    /* Between the two cells of a pair, by how they lie: side by side with the first cell at the
     * left, or at the right; one upon the other with the first cell above, or below. */
    const char *between[4];
    const char *in_cell; /* in a marked cell; NULL: none */
    /* Lines and areas have a letter. What stands behind it in the i-th cell ('\0': nothing), and
     * what joins the cells in the list: the first two, and the others. */
    char (*place)(unsigned i);
    const char *joint[2];
    const char *meaning; /* below the board; NULL: the list of constraints has it */
};

struct constraint_look {
    enum constraint_form form;
    enum constraint_text text;
    /* Of lines: 0 black to 1 white, at least 0.02 apart between two kinds, so that the gray of a
     * printed line identifies its kind; and the width as a share of a cell. Of cages: the gray of
     * their outline. */
    double gray;
    double width;
    enum line_end end;  /* a ring or a diamond at both ends, a hollow bulb at the first */
    bool solid;         /* of cages: an outline without gaps */
    double border;      /* of cages: so thick, along the lines of the grid; 0: a thin one inside */
    bool black;         /* of dots; of arrowheads: they point outwards */
    const char *letter; /* between two cells, or in a tinted one */
    struct constraint_sign sign;
};

/* Of cages that are tiles: their grays, no other shape's, the gray of the line around them, and how
 * far inside its cells a tile ends; a share of a cell. */
extern const double cage_tile_gray[MAX_REGION_SHADES];
extern const double cage_tile_line_gray;
#define CAGE_TILE_INSET 0.065
/* How far inside its cells the outline of a cage without a border runs; a share of a cell. */
#define CAGE_INSET 0.12

/* The size of a cage's number over candidates, as a part of its usual one; the smallest type is the
 * limit. */
#define CAGE_TEXT_OVER_CANDIDATES 0.82

const struct constraint_look *constraint_look_of(enum constraint_kind_id kind);

/* Is it drawn as a cage? */
bool constraint_has_cage_look(const struct constraint *c);

/* Signs of several kinds between the same two cells stand next to each other. How far this one is
 * from the middle of their side, down or to the right along it; in cells. */
double constraint_sign_shift(const struct layout *v, const struct constraint *c);

/* The border of its cages on this board: thick lines along the grid would hide boxes. */
double constraint_look_border(const struct constraint_look *look, const struct layout *v);

#endif
