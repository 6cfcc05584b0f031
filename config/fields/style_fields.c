#include "config/fields/fields_private.h"

/* The order of each list is the order of its enum in book_config.h. */
static const char *const folio_choices[] = {"none", "outside", "centre", "head", NULL};
static const char *const front_folio_choices[] = {"none", "roman", "arabic", NULL};
static const char *const candidate_choices[] = {"none", "full", "corners", NULL};
static const char *const shade_choices[] = {"houses", "regions", NULL};
static const char *const title_choices[] = {"centred", "left",   "masthead", "grid",
                                            "tiles",   "corner", "block",    "plate",
                                            "frame",   "poster", NULL};
static const char *const introduction_choices[] = {"plain", "rules", "column",   "block",
                                                   "frame", "scene", "flourish", NULL};
static const char *const initial_choices[] = {"none", "drop", "raised", NULL};
static const char *const opener_choices[] = {
    "plain", "numeral", "pattern",     "band", "rules", "picture", "scene",
    "frame", "detail",  "silhouettes", "box",  "rows",  NULL};
static const char *const headings_choices[] = {"left", "centred",  "right",
                                               "band", "masthead", NULL};
static const char *const subhead_choices[] = {"plain", "centred", "rule", "band",
                                              "disc",  "outside", NULL};
static const char *const contents_choices[] = {"leaders", "plain", "numbers", "table",
                                               "bars",    "discs", NULL};
static const char *const heading_choices[] = {"thin", "none", "double", "thick", NULL};
static const char *const head_choices[] = {"plain", "small-caps", "ruled", "ornate", NULL};
static const char *const folio_style_choices[] = {"plain", "dashes", "disc", NULL};
static const char *const level_choices[] = {"words",         "stars",  "dots",   "bars",
                                            "pencils",       "leaves", "flames", "chillies",
                                            "stars-to-fill", NULL};
static const char *const tip_box_choices[] = {
    "frame", "bar", "tab", "bubble", "ornate", "strap", "block", "hairline", "wide", "panel", NULL};
static const char *const ornament_choices[] = {"box",     "rule",    "none", "picture",
                                               "pattern", "fleuron", NULL};
static const char *const pattern_choices[] = {"squares", "discs", NULL};
static const char *const figure_choices[] = {"old-style", "lining", NULL};
static const char *const opener_side_choices[] = {"auto", "any", "right", "head", "facing", NULL};
static const char *const label_choices[] = {"line",  "bar", "centred", "disc",   "side",
                                            "strap", "tab", "badge",   "margin", NULL};
static const char *const last_page_choices[] = {"same", "larger", NULL};
static const char *const label_side_choices[] = {"left", "outside", "alternate", NULL};
static const char *const cage_choices[] = {"dashes", "fine", "tiles", NULL};
static const char *const corner_choices[] = {"square", "round", NULL};
static const char *const frame_choices[] = {"single", "double", "open", NULL};
static const char *const tint_choices[] = {"none", "boxes", NULL};
static const char *const page_choices[] = {"white", "black", NULL};
static const char *const notes_choices[] = {"none", "blank", "lined", NULL};

#define AT(member) offsetof(struct config_style, member)
/* The row of a line's width, with its default, or with the flag that records whether it was set. */
#define LINE_WIDTH(key, member, text, ...)                                                         \
    {                                                                                              \
        .name = key, .type = SCHEMA_LENGTH, .offset = AT(look.member), .min = 0.25, .max = 6,      \
        .unit = "pt", .doc = text, __VA_ARGS__                                                     \
    }
static const struct schema_field style[] = {
    {.name = "theme",
     .type = SCHEMA_TEXT,
     .offset = AT(theme),
     .fallback = "classic",
     .vocabulary = SCHEMA_VOCABULARY(themes),
     .max = LINE_MAX_CHARACTERS,
     .doc =
         "The theme, which sets defaults of style, cover and print: a built-in name, or the path "
         "of a .yaml file like those in config/themes/."},
    {.name = "font",
     .type = SCHEMA_FONT,
     .offset = AT(font),
     .fallback = "Linux Libertine O, Liberation Serif",
     .doc = "The font of text: a family, several families (the first installed one that has the "
            "language's letters is used), or the path of a TrueType or OpenType file. Nonet "
            "embeds it."},
    {.name = "font_bold",
     .type = SCHEMA_FONT,
     .offset = AT(font_bold),
     .example = "fonts/Own-Bold.ttf",
     .doc = "The bold font. Left out: the bold of the same family."},
    {.name = "font_italic",
     .type = SCHEMA_FONT,
     .offset = AT(font_italic),
     .example = "fonts/Own-Italic.ttf",
     .doc = "The italic font. Left out: the italic of the same family."},
    {.name = "heading_font",
     .type = SCHEMA_FONT,
     .offset = AT(heading_font),
     .example = "Lato Light",
     .doc = "The font of titles and section openers. Left out: the bold font."},
    {.name = "digit_font",
     .type = SCHEMA_FONT,
     .offset = AT(digit_font),
     .fallback = "Linux Biolinum O, Liberation Sans",
     .doc = "The font of grids, labels and page numbers."},
    {.name = "fallback_font",
     .type = SCHEMA_FONT,
     .offset = AT(fallback_font),
     .fallback = "Liberation Serif, Liberation Sans, DejaVu Sans",
     .doc = "Families, separated by commas, for characters that the fonts above do not have."},
    {.name = "figures",
     .type = SCHEMA_CHOICE,
     .offset = AT(figures),
     .fallback = "old-style",
     .choices = figure_choices,
     .doc = "The shape of figures in text, if the font has both; grids and lists always have "
            "lining figures."},
    {.name = "hyphenate",
     .type = SCHEMA_BOOL,
     .offset = AT(hyphenate),
     .fallback = "true",
     .doc = "Hyphenate words in justified text, by the language's patterns."},
    {.name = "text_size",
     .type = SCHEMA_LENGTH,
     .offset = AT(text_size_pt),
     .fallback = "auto",
     .special = "auto",
     .min = 7,
     .max = 36,
     .unit = "pt",
     .doc = "The size of running text. auto: 11 pt, on wide pages 12 or 13 pt, for children 13 to "
            "16 pt, in large print 18 pt."},
    {.name = "large_print",
     .type = SCHEMA_BOOL,
     .offset = AT(large_print),
     .fallback = "false",
     .doc = "Print larger text and cells, for readers with low vision."},
    {.name = "title_page",
     .type = SCHEMA_CHOICE,
     .offset = AT(title_page),
     .fallback = "plate",
     .choices = title_choices,
     .doc =
         "The layout of the title page: centred between rules, from the left under a thick "
         "rule, between rules like a newspaper's head over a front page, under a large grid, "
         "under tiles with some of the first puzzle's digits, over a few whole rows of that "
         "puzzle, white on a black block, over a large part of that puzzle between rules (if "
         "ornament is box), in a frame with flourishes, or in type as large as the page allows."},
    {.name = "introduction",
     .type = SCHEMA_CHOICE,
     .offset = AT(introduction),
     .fallback = "rules",
     .choices = introduction_choices,
     .doc = "What stands around an introduction of a few lines: nothing, rules, a column under a "
            "thick rule, a black block with white text, a frame, a frame with an animal for "
            "children, or a flourish."},
    {.name = "initial",
     .type = SCHEMA_CHOICE,
     .offset = AT(initial),
     .fallback = "drop",
     .choices = initial_choices,
     .doc = "The large letter that begins the introduction: none, dropped into the first three "
            "lines, or raised over the first line."},
    {.name = "opener",
     .type = SCHEMA_CHOICE,
     .offset = AT(look.opener),
     .fallback = "detail",
     .choices = opener_choices,
     .doc =
         "The design of section title pages: only the title, a large numeral, a pattern "
         "made from the first puzzle, a black band with a detail of it, a newspaper's front page "
         "with a large detail, the ornament_picture, a drawn scene for children, a numeral and a "
         "fine detail in a "
         "frame, a large detail of the first puzzle, small silhouettes of the section's "
         "puzzles next to a numeral, a numeral on a black block next to a part of the first "
         "puzzle, or a numeral over "
         "whole rows of the first puzzle. The solutions can have the pattern, the picture, the "
         "scene or the frame; with other designs they open with a heading."},
    {.name = "opener_side",
     .type = SCHEMA_CHOICE,
     .offset = AT(opener_side),
     .fallback = "auto",
     .choices = opener_side_choices,
     .doc = "Where sections and the solutions open: on right pages, after a blank page if need "
            "be; on any page; at the head of their first page, in place of the first row of "
            "boards; or on left pages, facing their first puzzles, after a blank page if need "
            "be. With auto, sections open on right pages if they have sixteen pages of puzzles "
            "on average, at the head if they have up to six and that saves pages; the "
            "solutions open at the head."},
    {.name = "pattern",
     .type = SCHEMA_CHOICE,
     .offset = AT(look.pattern),
     .fallback = "squares",
     .choices = pattern_choices,
     .doc = "How to draw that pattern: squares that are darker, or discs that are larger, for "
            "larger digits."},
    {.name = "tips",
     .type = SCHEMA_BOOL,
     .offset = AT(tips),
     .fallback = "true",
     .doc = "Print a tip for the level, or for the kind of constraints, in sections without their "
            "own tip."},
    {.name = "tip_box",
     .type = SCHEMA_CHOICE,
     .offset = AT(tip_box),
     .fallback = "frame",
     .choices = tip_box_choices,
     .doc = "What stands around the tip of a section: a fine frame, a thick bar at the side, a "
            "frame under a tab, the bubble of an animal that speaks, ornate rules, a thick rule "
            "from which the heading hangs, a thick frame under a black band, fine rules, a "
            "thick frame as wide as the page, or a light ground as wide. At the head of a page of "
            "puzzles, the tip has the thick rule if you chose that, otherwise the bar."},
    {.name = "headings",
     .type = SCHEMA_CHOICE,
     .offset = AT(headings),
     .fallback = "centred",
     .choices = headings_choices,
     .doc =
         "Where headings of text pages are: at the left, centred, at the right, white on a black "
         "band, or between rules like a newspaper's head."},
    {.name = "heading_rule",
     .type = SCHEMA_CHOICE,
     .offset = AT(heading_rule),
     .fallback = "thin",
     .choices = heading_choices,
     .doc = "The rule under headings. A band and a masthead have none."},
    {.name = "subheads",
     .type = SCHEMA_CHOICE,
     .offset = AT(subheads),
     .fallback = "plain",
     .choices = subhead_choices,
     .doc = "How longer texts are set. Their headings are: at the left; centred under an ornament; "
            "under a rule; white on a black band; after a number on a black disc; or to the left "
            "of the text, which is narrower. Examples and hints match."},
    {.name = "contents",
     .type = SCHEMA_CHOICE,
     .offset = AT(contents),
     .fallback = "leaders",
     .choices = contents_choices,
     .doc = "How contents are set: with dots from titles to page numbers, without them, with "
            "large page numbers before the titles, as a table between rules, with the "
            "sections' numbers on black blocks, or with page numbers on black discs. All but "
            "the first two print the sections' levels if level_marks has marks."},
    {.name = "head_style",
     .type = SCHEMA_CHOICE,
     .offset = AT(head_style),
     .fallback = "small-caps",
     .choices = head_choices,
     .doc = "The style of running heads: plain, in small capitals, over a rule, or in small "
            "capitals in the middle over a rule with an ornament, which numbers of puzzles in the "
            "middle have too."},
    {.name = "folio_style",
     .type = SCHEMA_CHOICE,
     .offset = AT(folio_style),
     .fallback = "plain",
     .choices = folio_style_choices,
     .doc = "The style of page numbers: plain, between dashes, or white on a black disc."},
    {.name = "level_marks",
     .type = SCHEMA_CHOICE,
     .offset = AT(level_marks),
     .fallback = "words",
     .choices = level_choices,
     .doc =
         "How to show the level next to the puzzle's number: its name, or some of three marks or "
         "icons, of five in books with unfair or extreme puzzles. stars-to-fill: outlines of "
         "stars, one for an easy puzzle and more for harder ones, to colour in."},
    {.name = "labels",
     .type = SCHEMA_CHOICE,
     .offset = AT(labels),
     .fallback = "margin",
     .choices = label_choices,
     .doc =
         "Where a puzzle's number and level are: on a line above the board, white on a black "
         "bar, centred above it, the number on a black disc, next to the board, the number on a "
         "black block under a thick rule, on a black block next to the board, on a black disc next "
         "to it, or like a note in the page's margin. Where the page has no room next to the "
         "board, they are above it."},
    {.name = "label_side",
     .type = SCHEMA_CHOICE,
     .offset = AT(label_side),
     .fallback = "outside",
     .choices = label_side_choices,
     .doc = "The side of the board for labels next to it (side, tab, badge, margin): always the "
            "left, the page's "
            "outer side, or outer and inner side in turn down the page."},
    {.name = "last_page",
     .type = SCHEMA_CHOICE,
     .offset = AT(last_page),
     .fallback = "same",
     .choices = last_page_choices,
     .doc =
         "The boards of a section's last page, if they are fewer than on the others: of the same "
         "size, in the first places of the page, or larger."},
    {.name = "text_columns",
     .type = SCHEMA_UNSIGNED,
     .offset = AT(text_columns),
     .fallback = "1",
     .min = 1,
     .max = 2,
     .doc =
         "Columns of how to play, hints and other longer texts. Narrow pages and large print have "
         "one; index and glossary always have two elsewhere."},
    {.name = "column_rules",
     .type = SCHEMA_BOOL,
     .offset = AT(column_rules),
     .fallback = "false",
     .doc = "Print fine lines between columns of boards and of text, as newspapers do."},
    {.name = "thumb_tabs",
     .type = SCHEMA_BOOL,
     .offset = AT(thumb_tabs),
     .fallback = "false",
     .doc = "Print a tab with the section's number at the outer edge of its pages."},
    {.name = "progress",
     .type = SCHEMA_BOOL,
     .offset = AT(progress),
     .fallback = "false",
     .doc = "Print a strip at the foot of each page of puzzles that shows how many are done."},
    {.name = "pages",
     .type = SCHEMA_CHOICE,
     .offset = AT(pages),
     .fallback = "white",
     .choices = page_choices,
     .doc = "White pages, or black pages with white text. Black pages are for screens: only the "
            "profile screen takes them."},
    {.name = "ornament",
     .type = SCHEMA_CHOICE,
     .offset = AT(ornament),
     .fallback = "box",
     .choices = ornament_choices,
     .doc = "The ornament on the title page: a box of the first puzzle, a rule, none, the "
            "ornament_picture, the pattern of the first solution, or a printer's flower."},
    {.name = "ornament_picture",
     .type = SCHEMA_PATH,
     .offset = AT(ornament_picture),
     .example = "pictures/fern.svg",
     .doc = "A picture (SVG, PNG or JPEG) for ornament, opener and tail_pieces, printed in gray."},
    {.name = "tail_pieces",
     .type = SCHEMA_BOOL,
     .offset = AT(tail_pieces),
     .fallback = "false",
     .doc = "Print the ornament_picture small after a text, if its last page has room."},
    LINE_WIDTH("cell_line", cell_line_pt, "The line between cells.", .fallback = "0.4 pt"),
    LINE_WIDTH("box_line", box_line_pt, "The line between boxes.", .fallback = "1.5 pt"),
    LINE_WIDTH("outer_line", outer_line_pt, "The line around the grid.", .fallback = "2 pt"),
    {.name = "cell_gray",
     .type = SCHEMA_NUMBER,
     .offset = AT(look.cell_gray),
     .fallback = "0.5",
     .min = 0,
     .max = 0.6,
     .doc = "The gray of the lines between cells: 0 is black, 0.6 the lightest."},
    {.name = "corners",
     .type = SCHEMA_CHOICE,
     .offset = AT(corners),
     .fallback = "square",
     .choices = corner_choices,
     .doc = "The corners of the grid's frame."},
    {.name = "frame",
     .type = SCHEMA_CHOICE,
     .offset = AT(frame),
     .fallback = "single",
     .choices = frame_choices,
     .doc = "The grid's frame: a single line, a double one (a fine line outside it), or open: no "
            "stronger than the lines between cells."},
    {.name = "cages",
     .type = SCHEMA_CHOICE,
     .offset = AT(cages),
     .fallback = "dashes",
     .choices = cage_choices,
     .doc =
         "How to draw cages: with dashes, with fine short dashes, or as tiles of light gray with "
         "white gaps between them. Boards that shade other things have fine dashes, not tiles."},
    {.name = "tint",
     .type = SCHEMA_CHOICE,
     .offset = AT(tint),
     .fallback = "none",
     .choices = tint_choices,
     .doc = "Print every other box on light gray, on boards that shade nothing else."},
    {.name = "digit_height",
     .type = SCHEMA_NUMBER,
     .offset = AT(look.digit_height),
     .fallback = "0.6",
     .min = 0.4,
     .max = 0.8,
     .doc = "The height of a digit as a fraction of the cell's height."},
    {.name = "board_size",
     .type = SCHEMA_NUMBER,
     .offset = AT(look.board_size),
     .fallback = "1",
     .min = 0.4,
     .max = 1,
     .doc = "The width of puzzles as a fraction of the largest that has room on the page; cells do "
            "not become smaller than min_cell."},
    {.name = "min_cell",
     .type = SCHEMA_LENGTH,
     .offset = AT(min_cell_pt),
     .fallback = "auto",
     .special = "auto",
     .min = 4 * PT_PER_MM,
     .max = 40 * PT_PER_MM,
     .unit = "mm",
     .doc = "The smallest cell of a puzzle. auto: 6 mm, in large print 12.5 mm."},
    {.name = "shade",
     .type = SCHEMA_CHOICE,
     .offset = AT(look.shade),
     .fallback = "houses",
     .choices = shade_choices,
     .doc = "What to shade in gray: extra houses, or also the regions of jigsaws."},
    {.name = "digits",
     .type = SCHEMA_TEXTS,
     .offset = AT(digits),
     .max = 4,
     .example = "[A, B, C, D, E, F, G, H, I]",
     .doc = "Other symbols for the digits, from 1 on. Left out: 1 to 9, then letters from A on."},
    {.name = "folios",
     .type = SCHEMA_CHOICE,
     .offset = AT(folios),
     .fallback = "outside",
     .choices = folio_choices,
     .doc =
         "Where page numbers are: at the foot, outside or centred, or at the head. Without them, "
         "Nonet prints no references to pages."},
    {.name = "front_folios",
     .type = SCHEMA_CHOICE,
     .offset = AT(front_folios),
     .fallback = "roman",
     .choices = front_folio_choices,
     .doc = "The style of page numbers before the puzzles."},
    {.name = "running_heads",
     .type = SCHEMA_BOOL,
     .offset = AT(running_heads),
     .fallback = "false",
     .doc = "Print running heads: the book's title on left pages, the section's title on right "
            "pages."},
    {.name = "candidates",
     .type = SCHEMA_CHOICE,
     .offset = AT(around.candidates),
     .fallback = "none",
     .choices = candidate_choices,
     .doc = "What to print in empty cells: nothing, all candidates in small type, or corner ticks "
            "for writing them."},
    {.name = "notes",
     .type = SCHEMA_CHOICE,
     .offset = AT(around.notes),
     .fallback = "none",
     .choices = notes_choices,
     .doc = "Where to print an area for notes on each page of puzzles."},
    {.name = "notes_height",
     .type = SCHEMA_LENGTH,
     .offset = AT(around.notes_height_pt),
     .fallback = "30 mm",
     .min = 5 * PT_PER_MM,
     .max = 200 * PT_PER_MM,
     .unit = "mm",
     .doc = "The height of that area."},
    {.name = "check_boxes",
     .type = SCHEMA_BOOL,
     .offset = AT(around.check_boxes),
     .fallback = "false",
     .doc = "Print boxes to tick 'started' and 'finished' at each puzzle."},
    {.name = "time_line",
     .type = SCHEMA_BOOL,
     .offset = AT(around.time_line),
     .fallback = "false",
     .doc = "Print a line for the solving time under each puzzle."},
    {.name = "vote_boxes",
     .type = SCHEMA_BOOL,
     .offset = AT(around.vote_boxes),
     .fallback = "false",
     .doc = "Print five boxes under each puzzle, to tick how hard it was."},
    {.name = "stars",
     .type = SCHEMA_BOOL,
     .offset = AT(stars),
     .fallback = "false",
     .doc = "Print three stars under each puzzle, to colour in."},
    {.name = "friends",
     .type = SCHEMA_BOOL,
     .offset = AT(friends),
     .fallback = "false",
     .doc = "Print a drawn fox and an owl that look over the boards, the rules as a picture story, "
            "and digits to trace: for children."},
    {.name = "show_level",
     .type = SCHEMA_BOOL,
     .offset = AT(show_level),
     .fallback = "true",
     .doc = "Print the level next to the puzzle's number."},
    {.name = "estimated_time",
     .type = SCHEMA_BOOL,
     .offset = AT(estimated_time),
     .fallback = "false",
     .doc = "Print the estimated minutes next to the puzzle's number."},
    {.name = "small_print",
     .type = SCHEMA_NAMES,
     .offset = AT(small_print),
     .vocabulary = SCHEMA_VOCABULARY(small_print),
     .example = "[icon, openings, hard_steps]",
     .doc = "Print a line under each puzzle about its course ('nonet help course'): openings, "
            "bottleneck, hard steps, where they are, and a small chart. A small board shows only "
            "what fits."},
};
#undef AT
const struct schema_map book_fields_style = FIELDS_MAP(style);

/* ---- a section's ---- */

#undef AT
#define AT(member) (offsetof(struct config_section, member) - offsetof(struct config_section, look))
static const struct schema_field section_style[] = {
    {.name = "opener",
     .type = SCHEMA_CHOICE,
     .offset = AT(look.opener),
     .set_offset = AT(has_look.opener),
     .choices = opener_choices,
     .example = "pattern",
     .doc = "The design of the section's title page."},
    {.name = "pattern",
     .type = SCHEMA_CHOICE,
     .offset = AT(look.pattern),
     .set_offset = AT(has_look.pattern),
     .choices = pattern_choices,
     .example = "discs",
     .doc = "How to draw the pattern there."},
    {.name = "shade",
     .type = SCHEMA_CHOICE,
     .offset = AT(look.shade),
     .set_offset = AT(has_look.shade),
     .choices = shade_choices,
     .example = "regions",
     .doc = "What to shade on its boards."},
    LINE_WIDTH("cell_line", cell_line_pt, "The line between cells.", .example = "0.75 pt",
               .set_offset = AT(has_look.cell_line)),
    LINE_WIDTH("box_line", box_line_pt, "The line between boxes.", .example = "2.5 pt",
               .set_offset = AT(has_look.box_line)),
    LINE_WIDTH("outer_line", outer_line_pt, "The line around the grid.", .example = "3 pt",
               .set_offset = AT(has_look.outer_line)),
    {.name = "digit_height",
     .type = SCHEMA_NUMBER,
     .offset = AT(look.digit_height),
     .set_offset = AT(has_look.digit_height),
     .min = 0.4,
     .max = 0.8,
     .example = "0.66",
     .doc = "The height of a digit as a fraction of the cell's height."},
    {.name = "board_size",
     .type = SCHEMA_NUMBER,
     .offset = AT(look.board_size),
     .set_offset = AT(has_look.board_size),
     .min = 0.4,
     .max = 1,
     .example = "0.8",
     .doc = "The width of its puzzles as a fraction of the largest that has room on the page."},
};
#undef LINE_WIDTH
#undef AT
const struct schema_map book_fields_section_style = FIELDS_MAP(section_style);
