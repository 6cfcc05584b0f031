/* How a book looks: the values of `style`, and those of them that a section may have otherwise.
 * book_config.h has the rules that hold for all values of a book. */
#ifndef NONET_CONFIG_BOOK_STYLE_H
#define NONET_CONFIG_BOOK_STYLE_H

#include "config/values.h"

enum config_folios { FOLIOS_NONE, FOLIOS_OUTSIDE, FOLIOS_CENTRE, FOLIOS_HEAD };
enum config_front_folios { FRONT_FOLIOS_NONE, FRONT_FOLIOS_ROMAN, FRONT_FOLIOS_ARABIC };
enum config_candidates { CANDIDATES_NONE, CANDIDATES_FULL, CANDIDATES_CORNERS };
enum config_shade { SHADE_HOUSES, SHADE_REGIONS };
enum config_notes { NOTES_NONE, NOTES_BLANK, NOTES_LINED };

/* What stands in and around the puzzles of a page: the style's, or a section's own. */
struct config_surroundings {
    enum config_candidates candidates;
    enum config_notes notes;
    double notes_height_pt;
    bool check_boxes;
    bool time_line;
    bool vote_boxes;
};

enum config_title_page {
    TITLE_CENTRED,
    TITLE_LEFT,
    TITLE_MASTHEAD,
    TITLE_GRID,
    TITLE_TILES,
    TITLE_CORNER,
    TITLE_BLOCK,
    TITLE_PLATE,
    TITLE_FRAME,
    TITLE_POSTER,
};
enum config_opener {
    OPENER_PLAIN,
    OPENER_NUMERAL,
    OPENER_PATTERN,
    OPENER_BAND,
    OPENER_RULES,
    OPENER_PICTURE,
    OPENER_SCENE,
    OPENER_FRAME,
    OPENER_DETAIL,
    OPENER_SILHOUETTES,
    OPENER_BOX,
    OPENER_ROWS,
};
enum config_introduction {
    INTRODUCTION_PLAIN,
    INTRODUCTION_RULES,
    INTRODUCTION_COLUMN,
    INTRODUCTION_BLOCK,
    INTRODUCTION_FRAME,
    INTRODUCTION_SCENE,
    INTRODUCTION_FLOURISH,
};
enum config_initial { INITIAL_NONE, INITIAL_DROP, INITIAL_RAISED };
enum config_heading_rule { HEADING_THIN, HEADING_NONE, HEADING_DOUBLE, HEADING_THICK };
enum config_headings {
    HEADINGS_LEFT,
    HEADINGS_CENTRED,
    HEADINGS_RIGHT,
    HEADINGS_BAND,
    HEADINGS_MASTHEAD,
};
/* The headings inside texts: as they are, centred under an ornament, under a rule, white on a band,
 * behind a number on a disc, or at the left of the text. */
enum config_subheads {
    SUBHEADS_PLAIN,
    SUBHEADS_CENTRED,
    SUBHEADS_RULE,
    SUBHEADS_BAND,
    SUBHEADS_DISC,
    SUBHEADS_OUTSIDE,
};
enum config_contents {
    CONTENTS_LEADERS,
    CONTENTS_PLAIN,
    CONTENTS_NUMBERS,
    CONTENTS_TABLE,
    CONTENTS_BARS,
    CONTENTS_DISCS,
};
enum config_head_style { HEAD_PLAIN, HEAD_SMALL_CAPS, HEAD_RULED, HEAD_ORNATE };
enum config_folio_style { FOLIO_PLAIN, FOLIO_DASHES, FOLIO_DISC };
enum config_level_marks {
    LEVEL_WORDS,
    LEVEL_STARS,
    LEVEL_DOTS,
    LEVEL_BARS,
    LEVEL_PENCILS,
    LEVEL_LEAVES,
    LEVEL_FLAMES,
    LEVEL_CHILLIES,
    LEVEL_STARS_TO_FILL, /* as many outlines as the level has marks */
};
/* What stands around the tip of a section. */
enum config_tip_box {
    TIP_BOX_FRAME,    /* a fine frame, its heading in a gap of it */
    TIP_BOX_BAR,      /* a thick bar at the side */
    TIP_BOX_TAB,      /* a tab over a frame */
    TIP_BOX_BUBBLE,   /* what an animal says */
    TIP_BOX_ORNATE,   /* rules with an ornament */
    TIP_BOX_STRAP,    /* a thick rule from which the heading hangs, a fine one below */
    TIP_BOX_BLOCK,    /* a black band over a thick frame */
    TIP_BOX_HAIRLINE, /* fine rules */
    TIP_BOX_WIDE,     /* a thick frame as wide as the page */
    TIP_BOX_PANEL,    /* a light ground under a thick rule, as wide as the page */
};
enum config_ornament {
    ORNAMENT_BOX,
    ORNAMENT_RULE,
    ORNAMENT_NONE,
    ORNAMENT_PICTURE,
    ORNAMENT_PATTERN,
    ORNAMENT_FLEURON,
};
/* auto: right if sections are long, at the head of a page if they are short. */
enum config_opener_side {
    OPENERS_AUTO,
    OPENERS_ANY,
    OPENERS_RIGHT,
    OPENERS_HEAD,
    OPENERS_FACING,
};
enum config_pattern { PATTERN_SQUARES, PATTERN_DISCS };
/* Where a puzzle's number and level stand: on a line over the board, on a black bar, in its middle,
 * on a disc, next to the board, in a block that hangs from a rule, in a block next to the board, on
 * a disc next to it, or like a note in the margin. */
enum config_labels {
    LABELS_LINE,
    LABELS_BAR,
    LABELS_CENTRED,
    LABELS_DISC,
    LABELS_SIDE,
    LABELS_STRAP,
    LABELS_TAB,
    LABELS_BADGE,
    LABELS_MARGIN,
};
/* Are the boards of a section's last page larger where it has fewer? */
enum config_last_page { LAST_PAGE_SAME, LAST_PAGE_LARGER };
/* On which side of the board are labels that stand next to it: always at the left, towards the
 * page's outer edge, or at the left and at the right in turn. */
enum config_label_side { LABEL_SIDE_LEFT, LABEL_SIDE_OUTSIDE, LABEL_SIDE_ALTERNATE };
/* Do labels of this kind stand next to the board? */
#define LABELS_ARE_ASIDE(kind)                                                                     \
    ((kind) == LABELS_SIDE || (kind) == LABELS_TAB || (kind) == LABELS_BADGE ||                    \
     (kind) == LABELS_MARGIN)
/* Cages: outlines of long or of fine dashes, or tiles of light gray. */
enum config_cages { CAGES_DASHES, CAGES_FINE, CAGES_TILES };
enum config_corners { CORNERS_SQUARE, CORNERS_ROUND };
enum config_tint { TINT_NONE, TINT_BOXES };
/* One line around the grid; a fine one outside it too; no stronger than the lines between cells. */
enum config_frame { GRID_FRAME_SINGLE, GRID_FRAME_DOUBLE, GRID_FRAME_OPEN };
enum config_paper_tone { TONE_WHITE, TONE_BLACK };
enum config_figures { FIGURES_OLD_STYLE, FIGURES_LINING };

/* What of the style a section may have otherwise. */
struct config_look {
    enum config_opener opener;
    enum config_pattern pattern;
    enum config_shade shade;
    double cell_line_pt, box_line_pt, outer_line_pt;
    double digit_height; /* of the cell, 0.4 .. 0.8 */
    double board_size;   /* of the largest that has room, 0.4 .. 1 */
    double cell_gray;    /* of the lines between cells, 0 (black) .. 0.6 */
};

struct config_style {
    /* Families, or a path where it holds a '/' or ends in .ttf or .otf; never NULL. */
    const char *font;
    const char *font_bold; /* NULL: the family's own */
    const char *font_italic;
    const char *digit_font;   /* NULL: as font */
    const char *theme;        /* a name, or a path */
    const char *heading_font; /* of titles; NULL: the bold face */
    enum config_title_page title_page;
    enum config_introduction introduction; /* of a few lines */
    enum config_initial initial;
    struct config_look look; /* of sections that do not set their own */
    enum config_headings headings;
    enum config_heading_rule heading_rule;
    enum config_contents contents;
    enum config_head_style head_style;
    enum config_folio_style folio_style;
    enum config_level_marks level_marks;
    enum config_ornament ornament;
    const char *ornament_picture; /* NULL: none */
    bool tail_pieces;
    enum config_tip_box tip_box;
    bool tips;                 /* a section without a tip gets its level's */
    const char *fallback_font; /* families that help out; "": none */
    enum config_labels labels;
    enum config_label_side label_side;
    enum config_last_page last_page;
    enum config_cages cages;
    enum config_opener_side opener_side;
    enum config_corners corners;
    enum config_frame frame;
    enum config_tint tint;
    enum config_paper_tone pages;
    enum config_subheads subheads;
    unsigned text_columns;       /* of how to play, hints and other longer texts */
    bool column_rules;           /* fine lines between columns of boards and of text */
    bool thumb_tabs;             /* a tab for each section at the outer edge */
    bool progress;               /* a strip at the foot: how far the reader has come */
    enum config_figures figures; /* of running text */
    bool hyphenate;
    double text_size_pt;
    bool large_print;
    double min_cell_pt;
    struct config_texts digits; /* one symbol a digit, or empty for 1 2 3 … */
    enum config_folios folios;
    enum config_front_folios front_folios;
    bool running_heads;
    struct config_surroundings around;
    bool stars;   /* to colour in, under each puzzle */
    bool friends; /* drawings, a story and digits to trace, for children */
    bool show_level;
    bool estimated_time;
    struct config_texts small_print; /* under each puzzle */
};

#endif
