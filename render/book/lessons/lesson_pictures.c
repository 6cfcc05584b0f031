#include "render/book/lessons/lesson_pictures.h"

#include <math.h>
#include <stdio.h>

#include "render/board/board_draw.h"
#include "render/book/book_data.h"
#include "render/book/style/page_heading.h"
#include "render/book/tips/tip_picture.h"

/* "r3c5=2", as cell_names_text has it in all languages. */
enum { NAMED_ROW = 2, NAMED_COLUMN = 4, NAMED_DIGIT = 2 };

static void draw_names(const struct book *b, struct canvas *c, const struct layout *v, double left,
                       double top, double cell, double size)
{
    const double gap = 0.4 * size;
    struct text_style text = {.size_pt = size, .paint = PAINT_BLACK};
    for (unsigned i = 0; i < v->size; i++) {
        char name[12];
        text.font = i == NAMED_ROW ? b->faces.sans_bold : b->faces.sans;
        const double middle = font_cap_height_em(text.font) * size / 2;
        snprintf(name, sizeof name, "r%u", i + 1);
        canvas_text(c, left - gap, top + (i + 0.5) * cell + middle, ALIGN_RIGHT, &text, name);
        text.font = i == NAMED_COLUMN ? b->faces.sans_bold : b->faces.sans;
        snprintf(name, sizeof name, "c%u", i + 1);
        canvas_text(c, left + (i + 0.5) * cell, top - gap, ALIGN_CENTRE, &text, name);
    }
}

void draw_cell_names_picture(const struct book *b, struct canvas *c, const struct layout *v,
                             struct box room)
{
    const double part = 0.6; /* of a cell: a name fits over it */
    const double names = 1.8 * b->type.caption;
    const double side =
        fmin(room.right - room.left - names, room.bottom - room.top - names) / (v->size + 0.1);
    const double size = fmin(b->type.caption, part * side);
    if (v->constraints || v->grid_count > 1 || v->size <= NAMED_COLUMN ||
        size < book_min_text_pt(b)) {
        return;
    }
    const double left =
        placed_as_headings(b, room.left, room.right, v->size * side + names) + names;
    const double top = room.top + names;
    struct grid givens = {{0}};
    struct grid filled = {{0}};
    uint8_t shaded[MAX_CELLS] = {0};
    for (unsigned i = 0; i < v->size; i++) {
        shaded[NAMED_ROW * v->size + i] = shaded[i * v->size + NAMED_COLUMN] = true;
    }
    filled.cell[NAMED_ROW * v->size + NAMED_COLUMN] = NAMED_DIGIT;
    const struct board_content content = {
        .variant = v, .givens = &givens, .filled = &filled, .shaded = shaded};
    struct board_style style = b->board;
    style.tint_boxes = false;
    canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL);
    board_draw(c, left, top, side, &style, &content);
    draw_names(b, c, v, left, top - style.outer_line_pt / 2, side, size);
    canvas_untag(c);
}

void draw_spot_picture(const struct book *b, struct canvas *c, size_t section, enum text_id spot,
                       struct box room)
{
    const double width = room.right - room.left;
    struct tip_picture p;
    if (!tip_picture_make(b, section, spot, width, &p)) {
        return;
    }
    const double scale = fmin(width / p.width_pt, (room.bottom - room.top) / p.height_pt);
    if (scale >= 1) {
        canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL); /* the words before it say the same */
        tip_picture_draw(b, c, &p, scale,
                         placed_as_headings(b, room.left, room.right, scale * p.width_pt),
                         room.top);
        canvas_untag(c);
    }
    tip_picture_free(&p);
}
