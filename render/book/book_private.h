/* What the files of the book share. */
#ifndef NONET_RENDER_BOOK_BOOK_PRIVATE_H
#define NONET_RENDER_BOOK_BOOK_PRIVATE_H

#include "config/translation/translation.h"
#include "render/board/board_draw.h"
#include "render/board/clue_art.h"
#include "render/book/book.h"
#include "render/book/plan/intent.h"
#include "render/book/plan/page_layout.h"
#include "render/book/plan/second_ink.h"
#include "render/pdf/own_pdf.h"
#include "render/text/flow.h"

/* What stands around a page's content: nothing, and no number is counted for it; a running head,
 * but no number is shown; both. */
enum page_frame { FRAME_NONE, FRAME_HEAD, FRAME_HEAD_AND_FOLIO };

/* The kinds of pages: the function that draws one, and its frame. To add one: a row here, its
 * function in a file of this room, and the place in pages.c where such a page comes into a book. */
#define PAGE_KINDS(ROW)                                                                            \
    ROW(BLANK, draw_blank_page, FRAME_NONE)                                                        \
    ROW(TITLE, draw_title_page, FRAME_NONE)                                                        \
    ROW(COPYRIGHT, draw_copyright_page, FRAME_NONE)                                                \
    ROW(DEDICATION, draw_dedication, FRAME_NONE)                                                   \
    ROW(CONTENTS, draw_contents, FRAME_HEAD_AND_FOLIO)                                             \
    ROW(TEXT, draw_text_page, FRAME_HEAD_AND_FOLIO)                                                \
    ROW(EXAMPLE, draw_example, FRAME_HEAD_AND_FOLIO) /* the how-to-play page's */                  \
    ROW(BOARDS, draw_boards, FRAME_HEAD_AND_FOLIO) /* rules and pictures of the kinds of boards */ \
    ROW(LESSON, draw_lesson, FRAME_HEAD_AND_FOLIO)                                                 \
    ROW(SECTION, draw_section_page, FRAME_HEAD)                                                    \
    ROW(PUZZLES, draw_puzzles, FRAME_HEAD_AND_FOLIO)                                               \
    ROW(SOLUTIONS, draw_solutions, FRAME_HEAD_AND_FOLIO)                                           \
    ROW(WALKTHROUGH, draw_walkthrough, FRAME_HEAD_AND_FOLIO)                                       \
    ROW(CUT_OUT, draw_cut_out, FRAME_HEAD)                                                         \
    ROW(CERTIFICATE, draw_certificate, FRAME_HEAD)                                                 \
    ROW(NOTES, draw_notes, FRAME_HEAD_AND_FOLIO)                                                   \
    ROW(HALF_TITLE, draw_half_title, FRAME_NONE)                                                   \
    ROW(EPIGRAPH, draw_epigraph, FRAME_NONE)                                                       \
    ROW(PICTURE, draw_picture_page, FRAME_NONE)                                                    \
    ROW(BOOK_LIST, draw_book_list, FRAME_NONE)                                                     \
    ROW(LEVELS, draw_levels, FRAME_HEAD_AND_FOLIO)                                                 \
    ROW(DIARY, draw_diary, FRAME_HEAD_AND_FOLIO)                                                   \
    ROW(SCORE_SHEET, draw_score_sheet, FRAME_HEAD_AND_FOLIO)                                       \
    ROW(ADVERTISEMENT, draw_advertisement, FRAME_NONE)                                             \
    ROW(COUPON, draw_coupon, FRAME_NONE)                                                           \
    ROW(OWN, draw_own_page, FRAME_NONE) /* of a PDF from elsewhere */

enum page_kind {
#define PAGE_KIND_ID(id, draw, frame) PAGE_##id,
    PAGE_KINDS(PAGE_KIND_ID)
#undef PAGE_KIND_ID
        PAGE_KIND_COUNT
};

struct page {
    enum page_kind kind;
    enum book_part part;
    size_t first, count;     /* puzzles by index, flow lines, contents entries, steps, boards */
    size_t layout;           /* PAGE_PUZZLES: which of all */
    size_t also, also_count; /* PAGE_PUZZLES: those of a section that is mixed in */
    size_t walkthrough;      /* PAGE_WALKTHROUGH: which */
    size_t lesson;           /* PAGE_LESSON: which, */
    size_t example;          /* and of its example which part */
    const struct flow *flow; /* PAGE_TEXT */
    const struct config_part *item; /* of the config's lists; NULL: of none */
    const char *title;              /* heading of a text page or section page */
    const char *detail;             /* second line of a section page */
    const char *head;               /* running head; NULL: none */
    unsigned folio;                 /* 0: none shown */
    bool roman;
    bool opens;      /* the first page of its text: the title is drawn */
    bool right_half; /* PAGE_PUZZLES: of a board over two pages */
};

struct page_list {
    struct page *page;
    size_t count, capacity;
};

/* A line of the contents, and a bookmark. */
struct contents_entry {
    const char *title;
    const char *detail; /* "Puzzles 1 to 40"; NULL: none */
    size_t page;
};

enum {
    FLOW_INTRODUCTION,
    FLOW_HOW_TO,
    FLOW_LESSON_ANSWERS,
    FLOW_HINTS,
    FLOW_INDEX,
    FLOW_SUMS,
    FLOW_COUNT
};
/* A list may have so many items, and stand for a few usual parts. */
enum { BOOK_MOST_PARTS = 120, BOOK_MAX_ENTRIES = 2 * BOOK_MOST_PARTS + 2 * CONFIG_MAX_SECTIONS };

/* Sizes that follow from the number of boards on a page. */
struct label_style {
    double number_pt; /* the puzzle's number */
    double detail_pt; /* level and references */
    double head_pt;   /* room above the board */
    double foot_pt;   /* room below */
    double code_pt;   /* of which QR codes take so much; 0: there are none */
    double answer_pt; /* the cells of a solution under or beside the board; 0: there is none */
};

/* How the puzzles of a section stand on one of its pages. */
struct puzzle_layout {
    struct page_layout page;
    struct label_style label;
    double top_pt; /* where it begins, from the block's top */
};

/* What stands on every page of a section but its puzzles: title, name line and text; and the notes
 * and the legend of pictures at the foot. */
struct page_band {
    double top_pt, middle_pt, bottom_pt;
};

/* From one line of a foot to the next, of the details' size. */
#define LABEL_LEADING 1.3

/* In large print nothing is smaller than this: books that call themselves so have 16 pt (KDP leaves
 * the label to the publisher; no norm says it), and the American Council of the Blind asks for 18,
 * which the running text has (config/book_config.c). */
#define LEAST_LARGE_PRINT_PT 16.0

/* Type sizes, from which all texts but the boards' labels take theirs. They follow the running
 * text's size. */
struct type_scale {
    double scale; /* of the running text to the usual 11 pt, 1 .. 1.45 */
    double body, small, caption, head, folio, contents, entry_leading;
};

/* How a walkthrough's pictures stand on its pages. */
enum { WALKTHROUGH_MAX_STEPS = BOOK_WALKTHROUGH_PICTURES };
struct walkthrough_layout {
    unsigned columns; /* pictures a row */
    bool beside;      /* the sentence stands beside its picture, not below */
    double text_pt;   /* width of the sentences */
    double side_pt;   /* of a board: its width */
    double height_pt;
    bool candidates; /* they are large enough to be read */
    unsigned page_count;
    unsigned most_steps;                       /* on a page */
    uint16_t first[WALKTHROUGH_MAX_STEPS + 1]; /* step of each page; then the number of steps */
};

struct book_margins {
    double inside_pt, outside_pt, top_pt, bottom_pt;
};

/* Pictures by the fields of the config that name them. */
struct book_picture {
    const char *const *field;
    struct art *art;
};

struct book_pictures {
    struct book_picture *item;
    size_t count, capacity;
    struct art *cover_photo, *ebook_photo; /* cut and tinted; NULL: none */
};

/* PDFs by the items that name them. */
struct book_own {
    const struct config_part *item;
    struct own_pdf *pdf;
};

struct book {
    struct book_source source;
    const struct book_config *cfg;
    struct translation translation;
    const struct font *heading; /* of titles */
    const struct font *serif, *serif_bold, *serif_italic, *serif_bold_italic, *sans, *sans_bold;
    struct hyphenator *hyphenator; /* NULL: no word is divided */
    struct board_style board;
    struct type_scale type;
    struct book_margins margins;
    struct book_intent intent;
    struct second_ink ink;
    double width_pt, height_pt; /* trimmed page */
    double bleed_pt;
    struct page_list part[2];
    struct contents_entry entry[BOOK_MAX_ENTRIES];
    size_t entry_count;
    size_t contents_page;
    struct book_puzzle *puzzle;
    size_t puzzle_count;
    struct puzzle_layout *puzzle_layout; /* of all sections, one for each page of a rhythm */
    size_t *first_layout;                /* of each section, and after the last */
    struct page_layout *section_answer;  /* of the solutions, one a section */
    struct label_style *section_answer_label;
    struct walkthrough_layout *walkthrough_layout; /* one a walkthrough */
    unsigned lesson_per_page;                      /* positions to practise on, on a page */
    struct flow flow[FLOW_COUNT];
    char **string; /* made during planning */
    size_t string_count, string_capacity;
    const struct layout *killer_example; /* its reference; NULL: the book has no cages */
    struct grid killer_solution;
    bool out_of_memory;
    struct book_pictures pictures;
    struct {
        struct book_own *item;
        size_t count, capacity;
    } own;
    struct flow **part_flow; /* of the present pages */
    size_t part_flow_count, part_flow_capacity;
    struct page lost_page; /* stands for one that memory did not hold */
};

/* Read every picture of the config. Errors say what is wrong with it, and where it is named. */
enum status book_load_pictures(struct book *b, struct diag *d);
enum status book_load_picture(struct book *b, const char *const *field, bool colour,
                              struct diag *d);
void book_drop_pictures(struct book *b);
/* The book takes the art over in place of what was read. */
void book_replace_picture(struct book *b, const char *const *field, struct art *art);
/* NULL: the field names none. */
const struct art *book_picture(const struct book *b, const char *const *field);
/* Draw one of the interior: in grays, or in its colours where the book has them. */
void book_draw_picture(const struct book *b, struct canvas *c, struct box box,
                       const struct art *art);
/* Has it pixels enough for this size? */
enum status book_check_picture(const struct book *b, const char *const *field, double width_pt,
                               double height_pt, struct diag *d);

/* The text block of a page. */
struct box book_block(const struct book *b, size_t page);
double book_block_width(const struct book *b);
double book_block_height(const struct book *b);

const char *book_text(const struct book *b, enum text_id id);

/* Give each puzzle its link; an error where a template's format cannot say it, or a code not hold
 * it. And the side of the largest code of a section's links; 0: it has none. */
enum status book_link_puzzles(struct book *b, struct diag *d);
void book_forget_links(struct book *b);
double book_link_room(const struct book *b, size_t section);

/* Take a text's string over: it is valid until the pages are planned again. "" where memory ended
 * (then b->out_of_memory is set). The text is not to be used or freed afterwards. */
const char *book_keep(struct book *b, struct text *t);
void book_forget_strings(struct book *b);

/* All pages of both parts, for the present margins and layouts. Sets b->out_of_memory where there
 * was not enough for them; the lists then lack pages, and nothing may be drawn. */
void book_plan_pages(struct book *b);

/* Printed page number; buffer holds it. */
const char *folio_text(const struct page *p, char buffer[24]);

/* Does the profile print this trim size with this bleed? */
enum status book_check_sheet(const struct book *b, struct diag *d);

/* The blank pages to put after so many: for the profile's least count and its multiple, and no more
 * than it takes. */
size_t book_padding(const struct book *b, size_t pages);

/* The planned page count and margins are what the profile and the config allow. */
enum status book_check_bounds(const struct book *b, struct diag *d);

/* Layouts of each section's puzzle and solution pages; errors name what would fit. */
enum status book_choose_layouts(struct book *b, struct diag *d);

/* May solutions of a section stand on a page laid out for another's? They are drawn with cells of
 * this size then. */
bool book_answers_share(const struct book *b, size_t page_section, size_t section);
double book_answer_cell_pt(const struct book *b, size_t page_section, size_t section);

/* The layout of each walkthrough; an error where one does not fit. */
enum status book_lay_out_walkthroughs(struct book *b, struct diag *d);

/* How many positions of lessons stand on a page; an error where a lesson does not fit. */
enum status book_lay_out_lessons(struct book *b, struct diag *d);

/* Does the worked example have room below the text? *failed is set where memory ended. */
bool lesson_is_one_page(const struct book *b, const struct book_lesson *lesson, bool *failed);

/* Every text of the config can be drawn in its font. Reports all that cannot. */
enum status book_check_texts(const struct book *b, struct diag *d);

void book_set_type(struct book *b);

/* What this is printed in: the book's second ink, or black. */
struct paint book_ink(const struct book *b, enum inked what);

/* The faces of text in the book's serif, headings in its sans; leading: of the size. */
struct flow_style book_faces(const struct book *b, double size, double leading);

/* Running text of this size. */
struct flow_style book_flow_style(const struct book *b, double size);

/* A page's title and the line below it: TEXT_HEADING_PT. */
void draw_heading(const struct book *b, struct canvas *c, const char *title, struct box block);

/* The sections whose boards the book tells the rules of, the first of each kind; 0: all boards are
 * plain, of which the how-to text tells. And the room that one takes. */
size_t book_find_boards(const struct book *b, size_t section[CONFIG_MAX_SECTIONS]);
double book_board_height(const struct book *b, size_t section, bool *failed);

/* The kinds of clues that the puzzles of a section have (bit k: kind k of gen/clue), and whether
 * some kind shows all its signs; their names, joined, and their rules, each after a space. */
struct section_clues {
    uint32_t kinds;
    bool all_signs;
};
struct section_clues book_section_clues(const struct book *b, size_t section);
void clue_rules_name(const struct book *b, const struct section_clues *clues, struct text *out);

/* Has any puzzle cages? */
bool book_has_cages(const struct book *b);

/* A killer of four digits for the how-to text's example, with its solution; the caller's to drop.
 * NULL: out of memory. */
const struct layout *killer_example(struct grid *solution);

/* Add the table of the sums of cages, of the first board's digits. */
void cage_sums_tell(const struct book *b, struct flow *f, bool *failed);

/* The flow texts at the present block width; and the indexes built from the puzzles. */
void book_make_flows(struct book *b);

enum {
    CONTENTS_HEADING_PT = 64,
    TEXT_HEADING_PT = 56,
    HEAD_TO_BLOCK_PT = 10,
    FOLIO_TO_BLOCK_PT = 11
};

/* What stands for a level: one to five of five marks, by the style. draw_level_marks ends at
 * `right`. The width is 0 where the style has words, or the level is none of ours. */
double level_marks_width(const struct book *b, const char *level, double size_pt);
void draw_level_marks(const struct book *b, struct canvas *c, double right, double baseline,
                      const char *level, double size_pt);

/* A pattern of a puzzle's solution at the box's foot: a square a cell, darker by its digit, or by
 * the style a disc, the larger. */
void draw_solution_pattern(const struct book *b, struct canvas *c, size_t index, struct box box);

/* The ornament of title and certificate, from y on: one box of the book's own first board. */
void draw_ornament(const struct book *b, struct canvas *c, double x, double y, double height);

/* What the style has between the titles and the author, a little above the middle, over a section's
 * title, and below a text; nothing where there is no room. */
void draw_title_ornament(const struct book *b, struct canvas *c, struct box block, double y,
                         double author_top);
void draw_opener_picture(const struct book *b, struct canvas *c, double x, double bottom,
                         double room);
void draw_tail_piece(const struct book *b, struct canvas *c, struct box room);

/* The ornament's picture: read, shown by something, and fine enough for the largest place. */
enum status book_load_ornament(struct book *b, struct diag *d);
enum status book_check_ornament(const struct book *b, struct diag *d);

/* The text of a level's tip, of puzzles with cages or without; turn: how many sections of the level
 * went before. TEXT_COUNT: the level has none. */
enum text_id book_level_tip(const char *level, bool cages, size_t turn);

void book_take_look(struct board_style *style, const struct config_look *look);

/* How the digits of a puzzle, by its number - 1, are drawn. */
struct board_style book_style_of(const struct book *b, size_t index);

/* The number - 1 of a section's first puzzle. */
size_t book_first_of(const struct book *b, size_t section);

/* The room that the legend of a section's pictures takes under its puzzles; 0: it has none. */
double book_legend_height(const struct book *b, size_t section);
void draw_legend(const struct book *b, struct canvas *c, const struct sign_pictures *pictures,
                 double middle_x, double top);

/* Append a text with {1} replaced by the number. */
void fill_text(const struct book *b, enum text_id id, unsigned number, struct text *out);

/* Is there small print under the puzzles, a line of its own? And: draw it. */
bool has_small_print(const struct book *b);
void draw_small_print(const struct book *b, struct canvas *c, const struct record *r, double left,
                      double baseline, double width, double size_pt);

/* Until canvas_untag a board is drawn as a figure with these words and its digits: one by one, so
 * that they are not read as numbers; 0 is an empty cell. g NULL: the words alone. index: of the
 * puzzle whose signs it has. */
void tag_grid(const struct book *b, struct canvas *c, const char *words, const struct layout *v,
              const struct grid *g, size_t index, struct box board);
void tag_board(const struct book *b, struct canvas *c, size_t index, bool solution,
               struct box board);

/* The rooms of a section's band at the present block width; *failed as below. */
struct page_band book_band(const struct book *b, size_t section, bool *failed);
void draw_band(const struct book *b, struct canvas *c, size_t section, struct box block,
               double middle_top);

/* The text that the code of a puzzle's solution holds: its number, and the solution row by row. */
void add_solution_text(const struct book *b, size_t index, struct text *out);
size_t solution_text_length(const struct book *b, size_t index); /* the most that it can be */

/* A solution on its head, its board's corner at the right bottom when the page is upright. */
void draw_small_solution(const struct book *b, struct canvas *c, size_t index, double right,
                         double bottom, double cell);
#define SMALL_SOLUTION_HEAD   1.5 /* room for its number, of the profile's least type */
#define SMALL_SOLUTION_GAP_PT 8   /* between it and its puzzle */

/* Has the book a page of the section's pictures to cut out? */
bool book_has_cut_out(const struct book *b, size_t section);

/* A heading and a sentence under it; returns the height of both, with the room below. */
double draw_page_opening(const struct book *b, struct canvas *c, const char *title,
                         const char *text, struct box block);

/* Running text of one face, its lines centred. */
struct flow_style centred_style(const struct font *font, double size, double leading);

/* In this and the next but one that measure, *failed is set where memory ended. */
size_t count_lines(const struct font *font, double size, const char *text, double width,
                   bool *failed);

/* A title in as many lines as it needs, balanced, centred on x or, `left`, from x on. Returns the
 * last baseline. */
double draw_lines(struct canvas *c, const struct text_style *style, const char *text, double x,
                  double first_baseline, double width, double leading, bool left);

/* The largest size up to `most` at which the longest word still fits, and the text in so many
 * lines. */
double fitting_size(const struct font *font, const char *text, double most, double width,
                    size_t lines, bool *failed);

/* Draw a text no wider than this: smaller down to the vendor's least size, then cut short with an
 * ellipsis. Returns the width drawn. */
double draw_fitted(const struct book *b, struct canvas *c, double x, double baseline,
                   enum align align, struct text_style style, double width_pt, const char *text);

/* In this and the two below that measure texts, *failed is set where memory ended and the answer is
 * worth nothing. An entry of the contents, whose title takes as many lines as it needs. */
double contents_entry_height(const struct book *b, const char *title, bool *failed);

/* Draw the content of a page into its block of type, a function a kind of page. */
#define PAGE_KIND_DRAW(id, draw, frame)                                                            \
    void draw(const struct book *b, struct canvas *c, const struct page *p, struct box block);
PAGE_KINDS(PAGE_KIND_DRAW)
#undef PAGE_KIND_DRAW
enum page_frame page_frame_of(enum page_kind kind);

/* Lines to write on, from one pitch below the box's top. */
#define RULE_PITCH_PT (8 * PT_PER_MM)
void draw_rules(struct canvas *c, struct box block);

/* The texts of pages that cannot go on on the next one fit on theirs. */
bool section_page_fits(const struct book *b, size_t section, bool *failed);
bool front_text_fits(const struct book *b, bool dedication, bool *failed);

/* The how-to text's example fits below a text that leaves this much room. */
bool example_fits(const struct book *b, double room_pt);

#endif
