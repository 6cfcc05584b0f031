/* The certificate: what stands around its words, and the picture in it, match the title page. */
#include <math.h>
#include <stdio.h>

#include "render/book/book_data.h"
#include "render/book/openers/puzzle_detail.h"
#include "render/book/pages/part.h"
#include "render/book/pages/title_pictures.h"
#include "render/book/scenes/scenes.h"
#include "render/book/style/book_words.h"
#include "render/book/style/ornaments.h"
#include "render/book/style/page_heading.h"
#include "render/book/style/set_text.h"
#include "render/book/style/title_type.h"

/* By style.title_page. Returns the room that `around` leaves for words and picture. */
struct certificate_design {
    struct box (*around)(const struct book *b, struct canvas *c, struct box block);
    void (*picture)(const struct book *b, struct canvas *c, struct box room);
    bool large;     /* the heading, as on a poster */
    bool white_top; /* the heading stands on a black block */
};

/* Where lines and words stand, as parts of the room's height, and the picture in the room. */
struct certificate_places {
    double name, praise, date;
    double words;           /* their part of the width */
    double left, top, high; /* of the picture */
};

/* At least, from the words down to the picture. */
enum { PRAISE_PICTURE_PT = 18 };

static const struct certificate_places high_page = {0.42, 0.54, 0.91, 1, 0, 0.62, 0.23};
static const struct certificate_places wide_page = {0.52, 0.7, 0.92, 0.6, 0.66, 0.46, 0.46};

/* ---- what stands around ---- */

/* The fox and the owl look over the frame's foot, on both sides of the date. */
static void draw_friends(const struct book *b, struct canvas *c, struct box inner)
{
    static const enum scene friends[] = {SCENE_FOX, SCENE_OWL};
    const double part = block_is_wide(inner) ? 0.13 : 0.22;
    double width = part * (inner.right - inner.left);
    double beside = 0.04 * (inner.right - inner.left);
    for (size_t i = 0; i < 2 && b->cfg->style.friends; i++) {
        double left = i ? inner.right - beside - width : inner.left + beside;
        double top = inner.bottom - width / scene_ratio(b, friends[i]);
        draw_scene(b, c, friends[i], (struct box){left, top, left + width, inner.bottom});
    }
}

/* Two frames, a box of cells in each corner. */
static struct box draw_corners(const struct book *b, struct canvas *c, struct box block)
{
    const struct paint ink = book_ink(b, INKED_HEADINGS);
    const double line = 3; /* its outer half lies in the block too: margins may be the least */
    const struct box inner = box_grown(block, -7);
    canvas_frame(c, box_grown(block, -line / 2), line, ink);
    draw_friends(b, c, inner);
    canvas_frame(c, inner, 0.75, ink);
    draw_corner_boxes(c, inner, 15, 1, PAINT_WHITE, ink);
    return box_grown(block, -14);
}

static struct box draw_engraved(const struct book *b, struct canvas *c, struct box block)
{
    const double curl = 46;
    draw_engraved_frame(b, c, block, curl);
    return box_grown(block, -24);
}

/* Thick rules at head and foot; under a masthead, and where headings have two, with fine ones. */
static struct box draw_head_and_foot(const struct book *b, struct canvas *c, struct box block)
{
    const bool pairs = b->cfg->style.heading_rule != HEADING_THICK;
    const double thick = pairs ? 4 : 5;
    const double fine = book_fine_line_pt(b);
    const double gap = thick + 2.5;
    const struct paint ink = book_ink(b, INKED_HEADINGS);
    const double top = block.top + thick / 2;
    const double foot = block.bottom - thick / 2;
    canvas_line(c, block.left, top, block.right, top, thick, ink);
    canvas_line(c, block.left, foot, block.right, foot, thick, ink);
    if (pairs) {
        canvas_line(c, block.left, block.top + gap, block.right, block.top + gap, fine, ink);
        canvas_line(c, block.left, block.bottom - gap, block.right, block.bottom - gap, fine, ink);
    }
    return block;
}

/* A black block behind the heading, in a black frame. */
static struct box draw_black_top(const struct book *b, struct canvas *c, struct box block)
{
    const struct paint ink = book_ink(b, INKED_HEADINGS);
    const double line = 6;
    const double part = block_is_wide(block) ? 0.41 : 0.32;
    const double down = part * (block.bottom - block.top);
    canvas_frame(c, box_grown(block, -line / 2), line, ink);
    canvas_fill(c, (struct box){block.left, block.top, block.right, block.top + down}, ink);
    return box_grown(block, -24);
}

static struct box draw_nothing(const struct book *b, struct canvas *c, struct box block)
{
    (void)b;
    (void)c;
    return block;
}

/* ---- the picture ---- */

/* A solution of the book; for children a place that the title page does not have. */
static void draw_seal(const struct book *b, struct canvas *c, struct box room)
{
    const double width = room.right - room.left;
    const double x = (room.left + room.right) / 2;
    const bool scene = b->cfg->style.friends;
    const double ratio = scene ? scene_ratio(b, SCENE_BEACH) : 1;
    const double high = fmin(0.87 * (room.bottom - room.top), 0.9 * width / ratio);
    const double left = book_from_left(b) ? room.left : x - ratio * high / 2;
    const struct box seal = {left, room.top, left + ratio * high, room.top + high};
    if (scene) {
        draw_scene(b, c, SCENE_BEACH, seal);
        return;
    }
    canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL);
    draw_solution_pattern(b, c, 0, seal);
    canvas_untag(c);
}

/* No wider than they can be high. ratio: their width, of their height. */
static struct box for_rows(struct box room, double ratio)
{
    room.right = fmin(room.right, room.left + ratio * (room.bottom - room.top));
    return room;
}

static void draw_tiles(const struct book *b, struct canvas *c, struct box room)
{
    draw_title_tiles(b, c, for_rows(room, 2.7));
}

/* Rows from the middle of the first puzzle show parts of the rows above and below, and are higher
 * than others. */
static void draw_rows(const struct book *b, struct canvas *c, struct box room)
{
    const double high = puzzle_rows_height(b, 0, (struct box){0, 0, 1, 1});
    draw_title_rows(b, c, for_rows(room, 1 / high));
}

static void draw_scroll(const struct book *b, struct canvas *c, struct box room)
{
    const double x = (room.left + room.right) / 2;
    draw_flourish(b, c, x, (room.top + room.bottom) / 2, 0.6 * (room.right - room.left));
}

/* By style.title_page. */
static const struct certificate_design designs[] = {
    [TITLE_CENTRED] = {draw_corners, draw_seal, false, false},
    [TITLE_LEFT] = {draw_head_and_foot, draw_seal, false, false},
    [TITLE_MASTHEAD] = {draw_head_and_foot, draw_seal, false, false},
    [TITLE_GRID] = {draw_corners, draw_seal, false, false},
    [TITLE_TILES] = {draw_nothing, draw_tiles, false, false},
    [TITLE_CORNER] = {draw_nothing, draw_rows, false, false},
    [TITLE_BLOCK] = {draw_black_top, draw_seal, true, true},
    [TITLE_PLATE] = {draw_corners, draw_seal, false, false},
    [TITLE_FRAME] = {draw_engraved, draw_scroll, false, false},
    [TITLE_POSTER] = {draw_head_and_foot, draw_rows, true, false},
};

/* ---- the words ---- */

/* A line to write on, as wide as this part of the room, with what belongs there under it. */
static void draw_blank(const struct book *b, struct canvas *c, struct box room, double part,
                       double at, enum text_id what)
{
    const bool from_left = title_from_left(b);
    const double width = part * (room.right - room.left);
    const double y = room.top + at * (room.bottom - room.top);
    const double left = from_left ? room.left : (room.left + room.right - width) / 2;
    const struct text_style small = {
        .font = b->faces.sans, .size_pt = b->type.caption, .paint = PAINT_BLACK};
    canvas_line(c, left, y, left + width, y, 0.75, PAINT_BLACK);
    canvas_text(c, from_left ? left : left + width / 2, y + 1.65 * small.size_pt,
                from_left ? ALIGN_LEFT : ALIGN_CENTRE, &small, book_text(b, what));
}

/* The rule under the heading, by what pages' headings have. */
static void draw_under_heading(const struct book *b, struct canvas *c, struct box room, double y)
{
    const double width = room.right - room.left;
    const double middle = (room.left + room.right) / 2;
    const double left = title_from_left(b) ? room.left : middle - 0.08 * width;
    if (b->cfg->style.head_style == HEAD_ORNATE) {
        draw_ornate_rule(b, c, middle - 0.2 * width, middle + 0.2 * width, y);
    } else if (b->cfg->style.heading_rule != HEADING_NONE) {
        canvas_fill(c, (struct box){left, y - 1.25, left + 0.16 * width, y + 1.25},
                    book_ink(b, INKED_HEADINGS));
    }
}

/* The book's title, and "Certificate" in large letters over a rule. */
static void draw_title(const struct book *b, struct canvas *c, const struct certificate_design *d,
                       struct box room, bool *failed)
{
    const bool left = title_from_left(b);
    const enum align align = left ? ALIGN_LEFT : ALIGN_CENTRE;
    const double width = room.right - room.left;
    const double height = room.bottom - room.top;
    const double x = left ? room.left : (room.left + room.right) / 2;
    const double part = left ? 1 : 0.84;
    const struct paint ink = d->white_top ? PAINT_WHITE : book_ink(b, INKED_HEADINGS);
    const struct text_style book = {.font = b->faces.serif_italic,
                                    .size_pt = 1.25 * b->type.body,
                                    .paint = d->white_top ? PAINT_WHITE : PAINT_BLACK};
    struct text_style title = {.font = b->faces.heading, .paint = ink};
    title.size_pt = fitting_size(title.font, book_text(b, TEXT_certificate),
                                 fmin(d->large ? 80 : 54, 0.14 * height), part * width, 1, failed);
    draw_fitted(b, c, x, room.top + 0.1 * height, align, book, part * width, b->cfg->book.title);
    canvas_tag(c, CANVAS_HEADING_2, NULL, NULL);
    const double y = room.top + 0.11 * height + 1.25 * title.size_pt;
    canvas_text(c, x, y, align, &title, book_text(b, TEXT_certificate));
    canvas_untag(c);
    if (!d->white_top) {
        draw_under_heading(b, c, room, y + 0.55 * title.size_pt);
    }
}

/* "has solved all … puzzles of this book." Returns its last baseline. */
static double draw_praise(const struct book *b, struct canvas *c, struct box room, double at)
{
    const bool left = title_from_left(b);
    const double width = room.right - room.left;
    const double size = fmax(15, 1.35 * b->type.body);
    const struct text_style body = {.font = b->faces.serif, .size_pt = size, .paint = PAINT_BLACK};
    struct text t = {0};
    char count[24];
    snprintf(count, sizeof count, "%zu", b->puzzle_count);
    const char *values[] = {count};
    translation_fill(&t, book_text(b, TEXT_certificate_text), values, 1);
    const double last = draw_lines(
        c, &body, t.data ? t.data : "", left ? room.left : (room.left + room.right) / 2,
        room.top + at * (room.bottom - room.top), (left ? 0.9 : 0.8) * width, 1.4 * size, left);
    canvas_note_failure(c, t.failed);
    text_free(&t);
    return last;
}

static void draw_certificate(const struct book *b, struct canvas *c, const struct page *p,
                             struct box block)
{
    (void)p;
    const struct certificate_design *d = &designs[title_design_of(b)];
    bool failed = false;
    canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL);
    const struct box room = d->around(b, c, block);
    canvas_untag(c);
    const struct certificate_places *at = block_is_wide(room) ? &wide_page : &high_page;
    const double width = room.right - room.left;
    const double height = room.bottom - room.top;
    const struct box words = {room.left, room.top, room.left + at->words * width, room.bottom};
    draw_title(b, c, d, words, &failed);
    draw_blank(b, c, words, title_from_left(b) ? 1 : 0.76, at->name, TEXT_name);
    const double last = draw_praise(b, c, words, at->praise);
    const double below = at->words < 1 ? room.top : last + PRAISE_PICTURE_PT;
    struct box picture = {room.left + at->left * width, room.top + at->top * height, room.right, 0};
    picture.bottom = picture.top + at->high * height;
    picture.top = fmax(picture.top, below);
    d->picture(b, c, picture);
    draw_blank(b, c, words, 0.36, at->date, TEXT_date);
    canvas_note_failure(c, failed);
}

static const struct page_kind page_certificate = {.name = "certificate",
                                                  .draw = draw_certificate,
                                                  .frame = FRAME_HEAD,
                                                  .field = "parts.certificate"};

static bool wants_certificate(const struct book *b)
{
    return b->cfg->parts.certificate;
}

static enum status add_pages(struct book *b, struct page_list *list, const struct config_part *item,
                             struct diag *d)
{
    (void)d;
    page_turn_to_right(b, list);
    contents_add(b, title_of_part(b, &part_certificate, item), NULL, list->count);
    page_list_add(b, list, &page_certificate);
    return STATUS_OK;
}

const struct part_kind part_certificate = {
    .name = "certificate",
    .doc = "a certificate to fill in, on a right page",
    .places = PART_ANYWHERE,
    .usual = wants_certificate,
    .usual_place = PART_BACK,
    .listed = true,
    .title = TEXT_certificate,
    .add = add_pages,
};
