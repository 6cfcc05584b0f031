/* The rules as a picture story, for children: a row, a column and a box of four digits, each with a
 * cell that is still empty, and the animal that asks. */
#include <math.h>

#include "render/book/boards/board_tags.h"
#include "render/book/book_data.h"
#include "render/book/pages/part.h"
#include "render/book/style/book_words.h"
#include "render/book/style/page_heading.h"
#include "render/canvas/flow_draw.h"

enum { PANELS = 3, SIZE = 4 };

#define GAP_PT   28.0 /* between a board and its text */
#define STEP     0.96
#define MIN_PART 0.3 /* of the usual size */

static const struct {
    enum text_id says;
    enum scene who;
    uint8_t digit[SIZE * SIZE]; /* 0: empty */
    uint16_t shaded;            /* bit n: cell n belongs to what the panel is about */
} panels[PANELS] = {
    {TEXT_story_row, SCENE_FOX, {0, 0, 0, 0, 3, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0}, 0x00F0},
    {TEXT_story_column, SCENE_OWL, {0, 2, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 1, 0, 0}, 0x2222},
    {TEXT_story_box, SCENE_RABBIT, {0, 0, 4, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0}, 0x00CC},
};

static void draw_panel_board(const struct book *b, struct canvas *c, unsigned panel, double left,
                             double top, double cell)
{
    const struct layout *v = variant_find("4x4");
    struct grid givens = {0};
    uint8_t shaded[MAX_CELLS] = {0};
    for (unsigned i = 0; i < SIZE * SIZE; i++) {
        givens.cell[i] = panels[panel].digit[i];
        shaded[i] = panels[panel].shaded >> i & 1;
    }
    struct board_style style = b->board;
    style.tint_boxes = false; /* the shade is what the picture is about */
    const struct board_content content = {.variant = v, .givens = &givens, .shaded = shaded};
    tag_grid(b, c, book_text(b, TEXT_story), v, &givens, SIZE_MAX,
             (struct box){left, top, left + SIZE * cell, top + SIZE * cell});
    board_draw(c, left, top, cell, &style, &content);
    canvas_untag(c);
}

/* Breaks a panel's text into lines. Returns its height, or INFINITY if a word is too wide. */
static double set_text(const struct book *b, struct flow *f, unsigned panel, double width,
                       double size)
{
    struct flow_style style = book_flow_style(b, size);
    style.justify = false;
    style.cuts_words = true;
    flow_init(f, &style, width);
    flow_add(f, book_text(b, panels[panel].says));
    return f->cut ? INFINITY : flow_height(f, 0, f->line_count);
}

/* The size at which every panel's text has room next to its board, at most the story's own. */
static double story_size(const struct book *b, double width, double height)
{
    const double usual = 1.2 * b->type.body;
    double size = usual;
    for (unsigned i = 0; i < PANELS; i++) {
        for (bool fits = false; !fits && size > MIN_PART * usual;) {
            struct flow f;
            fits = set_text(b, &f, i, width, size) <= height;
            size *= fits ? 1 : STEP;
            flow_free(&f);
        }
    }
    return size;
}

static void draw_story(const struct book *b, struct canvas *c, const struct page *p,
                       struct box block)
{
    draw_heading(b, c, p->title, block);
    block.top += TEXT_HEADING_PT;
    double pitch = (block.bottom - block.top) / PANELS;
    double side = fmin(0.74 * pitch, 0.4 * (block.right - block.left));
    double high = 0.3 * side;
    const double width = block.right - block.left - side - GAP_PT;
    const double size = story_size(b, width, pitch - high / 2);
    for (unsigned i = 0; i < PANELS; i++) {
        bool right = i % 2 == 1; /* the boards stand left, right, left */
        double top = block.top + i * pitch + high;
        double left = right ? block.right - side : block.left;
        double wide = high * scene_ratio(b, panels[i].who);
        double middle = left + side / 2;
        struct flow f;
        struct box who = {middle - wide / 2, top - high, middle + wide / 2, top};
        draw_scene(b, c, panels[i].who, who);
        draw_panel_board(b, c, i, left, top, side / SIZE);
        const double height = set_text(b, &f, i, width, size);
        const double beside = top + (side - height) / 2;
        flow_draw(c, &f, 0, f.line_count, right ? block.left : left + side + GAP_PT,
                  fmax(fmin(beside, block.top + (i + 1) * pitch - height), block.top + i * pitch));
        canvas_note_failure(c, f.failed);
        flow_free(&f);
    }
}

static const struct page_kind page_story = {
    .name = "story", .draw = draw_story, .frame = FRAME_HEAD_AND_FOLIO};

static bool wants_story(const struct book *b)
{
    return b->cfg->style.friends && b->cfg->parts.how_to_play;
}

static enum status add_pages(struct book *b, struct page_list *list, const struct config_part *item,
                             struct diag *d)
{
    (void)d;
    (void)page_list_add_titled(b, list, &page_story, title_of_part(b, &part_story, item));
    return STATUS_OK;
}

const struct part_kind part_story = {
    .name = "story",
    .doc = "the rules as a picture story, for children",
    .places = PART_FRONT | PART_BACK,
    .once = true,
    .usual = wants_story,
    .asked_by = "style.friends: true and parts.how_to_play: true",
    .usual_place = PART_FRONT,
    .listed = true,
    .title = TEXT_story,
    .add = add_pages,
};
