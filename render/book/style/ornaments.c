#include "render/book/style/ornaments.h"

#include <math.h>

#include "render/book/book_data.h"
#include "render/book/style/board_looks.h"

unsigned ornament_digit(const struct layout *v, unsigned cell)
{
    unsigned column = cell % v->box_width;
    unsigned row = cell / v->box_width;
    bool sparse = v->size > 4 && (column + row) % 2 != 0;
    bool shown = !sparse && (v->size != 4 || cell != 1);
    unsigned step = v->size == 7 ? 5 : 7;
    return shown ? cell * step % v->size + 1 : 0;
}

/* The frame of a box with this number of columns and rows, and the lines between its cells. */
static void draw_box_lines(struct canvas *c, struct box box, unsigned columns, unsigned rows,
                           double line_pt, double frame_pt, struct paint paint)
{
    for (unsigned i = 1; i < columns; i++) {
        const double x = box.left + i * (box.right - box.left) / columns;
        canvas_line(c, x, box.top, x, box.bottom, line_pt, paint);
    }
    for (unsigned i = 1; i < rows; i++) {
        const double y = box.top + i * (box.bottom - box.top) / rows;
        canvas_line(c, box.left, y, box.right, y, line_pt, paint);
    }
    canvas_frame(c, box, frame_pt, paint);
}

void draw_pattern_tile(struct canvas *c, bool disc, double x, double y, double half,
                       struct paint paint)
{
    if (disc) {
        canvas_circle(c, x, y, half, 0, paint);
    } else {
        canvas_fill(c, (struct box){x - half, y - half, x + half, y + half}, paint);
    }
}

void draw_pill(struct canvas *c, struct box box, struct paint ink)
{
    const double radius = (box.bottom - box.top) / 2;
    const double middle = box.top + radius;
    canvas_circle(c, box.left + radius, middle, radius, 0, ink);
    canvas_circle(c, box.right - radius, middle, radius, 0, ink);
    canvas_fill(c, (struct box){box.left + radius, box.top, box.right - radius, box.bottom}, ink);
}

/* The ornament of title and certificate, from y on: one box of the book's own first board. */
static void draw_ornament(const struct book *b, struct canvas *c, double x, double y, double height)
{
    const struct layout *v = b->puzzle[0].record->variant;
    double cell = height / v->box_height;
    double width = cell * v->box_width;
    double left = x - width / 2;
    canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL);
    draw_box_lines(c, (struct box){left, y, left + width, y + height}, v->box_width, v->box_height,
                   0.75, 2, PAINT_BLACK);
    struct board_style style = book_style_of(b, 0);
    for (unsigned i = 0; i < v->size; i++) {
        unsigned row = i / v->box_width;
        struct box box = {left + i % v->box_width * cell, y + row * cell, 0, 0};
        box.right = box.left + cell;
        box.bottom = box.top + cell;
        board_draw_digit(c, &box, &style, v, ornament_digit(v, i));
    }
    canvas_untag(c);
}

void draw_solution_pattern(const struct book *b, struct canvas *c, size_t index, struct box box)
{
    const struct record *r = b->puzzle[index].record;
    const struct layout *v = r->variant;
    double cell =
        fmin((box.right - box.left) / v->frame_columns, (box.bottom - box.top) / v->frame_rows);
    double left = (box.left + box.right - cell * v->frame_columns) / 2;
    double top = box.bottom - cell * v->frame_rows;
    const bool discs = b->cfg->section[b->puzzle[index].section].look.pattern == PATTERN_DISCS;
    for (unsigned i = 0; i < v->cell_count; i++) {
        unsigned digit = r->solution.cell[i];
        const double part = (double)digit / v->size;
        const double disc_gray = digit % 3 == 0 ? 0 : digit % 3 == 1 ? 0.35 : 0.62;
        draw_pattern_tile(c, discs, left + (v->column[i] + 0.5) * cell,
                          top + (v->row[i] + 0.5) * cell,
                          (discs ? 0.09 + 0.38 * part : 0.41) * cell,
                          book_shade(b, INKED_OPENERS, discs ? disc_gray : 0.86 * (1 - part)));
    }
}

/* ---- the picture ---- */

/* The room that it has, which it fills in one direction. */
static void title_picture_size(const struct book *b, double size[2])
{
    size[0] = 0.55 * book_block_width(b);
    size[1] = fmin(170, 0.26 * book_block_height(b));
}

static void opener_picture_size(const struct book *b, double size[2])
{
    size[0] = 0.6 * book_block_width(b);
    size[1] = fmin(200, 0.3 * book_block_height(b));
}

enum { TAIL_ABOVE_PT = 28, TAIL_PT = 54 };

static void tail_picture_size(const struct book *b, double size[2])
{
    size[0] = 0.3 * book_block_width(b);
    size[1] = TAIL_PT;
}

static void draw_picture(const struct book *b, struct canvas *c, struct box box)
{
    const struct art *art = book_picture(b, &b->cfg->style.ornament_picture);
    canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL);
    if (art) {
        book_draw_picture(b, c, box, art);
    }
    canvas_untag(c);
}

void draw_opener_picture(const struct book *b, struct canvas *c, double x, double bottom,
                         double room)
{
    double size[2];
    opener_picture_size(b, size);
    double high = fmin(size[1], 0.92 * room);
    bool left = book_from_left(b);
    const struct art *art = book_picture(b, &b->cfg->style.ornament_picture);
    double wide = art ? fmin(size[0], high * art->width / art->height) : size[0];
    double from = left ? x : x - wide / 2;
    draw_picture(b, c, (struct box){from, bottom - high, from + wide, bottom});
}

/* A place as wide as the page, at its foot. */
static void draw_tail_place(const struct book *b, struct canvas *c, size_t turn, struct box room)
{
    const double gap = 24;
    const double least = 90;
    const enum scene scene = scene_place(turn);
    const double ratio = scene_ratio(b, scene);
    const double high = fmin(room.bottom - room.top - gap, (room.right - room.left) / ratio);
    const double middle = (room.left + room.right) / 2;
    const double half = high * ratio / 2;
    if (high >= least) {
        draw_scene(b, c, scene,
                   (struct box){middle - half, room.bottom - high, middle + half, room.bottom});
    }
}

void draw_tail_piece(const struct book *b, struct canvas *c, const struct page *p, struct box room)
{
    if (b->cfg->style.friends && !b->cfg->style.tail_pieces) {
        draw_tail_place(b, c, p->folio, room);
        return;
    }
    double size[2];
    tail_picture_size(b, size);
    double x = (room.left + room.right) / 2;
    double top = room.top + TAIL_ABOVE_PT;
    if (b->cfg->style.tail_pieces && top + size[1] <= room.bottom) {
        draw_picture(b, c, (struct box){x - size[0] / 2, top, x + size[0] / 2, top + size[1]});
    }
}

/* The first opener that shows the picture, of the book or of a section; NULL: none does. */
static const enum config_opener *picture_opener(const struct book *b)
{
    const struct book_config *cfg = b->cfg;
    const enum config_opener *opener =
        cfg->style.look.opener == OPENER_PICTURE ? &cfg->style.look.opener : NULL;
    for (size_t i = 0; i < cfg->section_count && !opener; i++) {
        opener =
            cfg->section[i].look.opener == OPENER_PICTURE ? &cfg->section[i].look.opener : NULL;
    }
    return opener;
}

enum status ornament_load(struct book *b, struct diag *d)
{
    const struct config_style *style = &b->cfg->style;
    const enum config_opener *opener = picture_opener(b);
    const struct {
        bool wanted;
        const void *field;
        const char *words;
    } uses[] = {
        {style->ornament == ORNAMENT_PICTURE, &style->ornament, "ornament"},
        {opener != NULL, opener, "opener"},
        {style->tail_pieces, &style->tail_pieces, "tail_pieces"},
    };
    bool used = false;
    for (size_t i = 0; i < sizeof uses / sizeof uses[0]; i++) {
        struct diag_at at;
        used |= uses[i].wanted;
        if (uses[i].wanted && !style->ornament_picture) {
            d->hint = "set style.ornament_picture to an SVG, PNG or JPEG";
            return diag_usage(d, book_config_at(b->cfg, uses[i].field, &at),
                              "%s: this needs a picture", uses[i].words);
        }
    }
    if (style->ornament_picture && !used) {
        struct diag_at at;
        d->hint = "set style.ornament or style.opener to picture, or style.tail_pieces to true";
        return diag_usage(d, book_config_at(b->cfg, &style->ornament_picture, &at),
                          "ornament_picture: no setting shows this picture");
    }
    return book_load_picture(b, &style->ornament_picture, book_in_colour(b), d);
}

/* Its pixels are fine enough where it is largest. */
enum status ornament_check(const struct book *b, struct diag *d)
{
    const struct config_style *style = &b->cfg->style;
    const struct art *art = book_picture(b, &style->ornament_picture);
    const struct {
        bool wanted;
        void (*size)(const struct book *b, double size[2]);
    } uses[] = {{style->ornament == ORNAMENT_PICTURE, title_picture_size},
                {picture_opener(b) != NULL, opener_picture_size},
                {style->tail_pieces, tail_picture_size}};
    double scale = 0;
    for (size_t i = 0; art && i < sizeof uses / sizeof uses[0]; i++) {
        double size[2];
        uses[i].size(b, size);
        double fit = fmin(size[0] / art->width, size[1] / art->height);
        scale = uses[i].wanted ? fmax(scale, fit) : scale;
    }
    return art && scale > 0 ? book_check_picture(b, &style->ornament_picture, scale * art->width,
                                                 scale * art->height, d)
                            : STATUS_OK;
}

/* A thick line and a fine one inside it, around the block. */
static void draw_page_frame(const struct book *b, struct canvas *c, struct box block)
{
    const double between = 4;
    struct paint ink = book_ink(b, INKED_HEADINGS);
    double fine = fmax(0.4, b->source.profile->min_line_pt);
    struct box in = {block.left + between, block.top + between, block.right - between,
                     block.bottom - between};
    canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL);
    canvas_frame(c, block, 1.6, ink);
    canvas_frame(c, in, fine, ink);
    canvas_untag(c);
}

/* The corner's drawing lies as it is at the top left, and turns with the clock from there. */
void draw_engraved_frame(const struct book *b, struct canvas *c, struct box block, double side)
{
    const double inset = 9;
    const struct art *corner = b->scenes.item[SCENE_CORNER];
    const struct box in = {block.left + inset, block.top + inset, block.right - inset,
                           block.bottom - inset};
    const double at[4][2] = {
        {in.left, in.top}, {in.right, in.top}, {in.right, in.bottom}, {in.left, in.bottom}};
    draw_page_frame(b, c, block);
    canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL);
    for (unsigned turn = 0; turn < 4 && corner; turn++) {
        canvas_push(c, (struct placement){1, turn, at[turn][0], at[turn][1]});
        canvas_art_inked(c, (struct box){0, 0, side, side}, corner, b->source.profile->min_line_pt,
                         book_ink(b, INKED_HEADINGS));
        canvas_pop(c);
    }
    canvas_untag(c);
}

void draw_flourish(const struct book *b, struct canvas *c, double x, double middle, double width_pt)
{
    const struct art *art = b->scenes.item[SCENE_FLOURISH];
    if (art) {
        const double half = width_pt * art->height / art->width / 2;
        canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL);
        canvas_art_inked(
            c, (struct box){x - width_pt / 2, middle - half, x + width_pt / 2, middle + half}, art,
            b->source.profile->min_line_pt, book_ink(b, INKED_HEADINGS));
        canvas_untag(c);
    }
}

void draw_corner_boxes(struct canvas *c, struct box frame, double side, double line_pt,
                       struct paint ground, struct paint ink)
{
    enum { CELLS = 3 };
    const double cell = side / CELLS;
    for (int corner = 0; corner < 4; corner++) {
        double x = corner % 2 ? frame.right - side : frame.left;
        double y = corner / 2 ? frame.bottom - side : frame.top;
        struct box box = {x, y, x + side, y + side};
        canvas_fill(c, box, ground);
        canvas_frame(c, box, line_pt, ink);
        for (int i = 0; i < CELLS * CELLS; i += 2) {
            const int row = i / CELLS;
            double left = x + i % CELLS * cell;
            double top = y + row * cell;
            canvas_fill(c, (struct box){left, top, left + cell, top + cell}, ink);
        }
    }
}

/* A line as thick as it is long is a square. */
void draw_diamond(const struct book *b, struct canvas *c, double x, double y)
{
    double arm = DIAMOND_PT / 2;
    canvas_line(c, x - arm, y - arm, x + arm, y + arm, 2 * sqrt(2) * arm, book_ink(b, INKED_HEADS));
}

void draw_ornate_rule(const struct book *b, struct canvas *c, double left, double right, double y)
{
    double middle = (left + right) / 2;
    double fine = fmax(0.4, b->source.profile->min_line_pt);
    struct paint ink = book_ink(b, INKED_HEADS);
    canvas_line(c, left, y, middle - 2.4 * DIAMOND_PT, y, fine, ink);
    canvas_line(c, middle + 2.4 * DIAMOND_PT, y, right, y, fine, ink);
    draw_diamond(b, c, middle, y);
}

void draw_fleuron(const struct book *b, struct canvas *c, double x, double middle, double size_pt)
{
    struct text_style style = {.font = b->faces.serif, .size_pt = size_pt};
    style.paint = book_ink(b, INKED_HEADINGS);
    canvas_text(c, x, middle + 0.35 * size_pt, ALIGN_CENTRE, &style, "\xE2\x9D\xA6");
}

/* The flower between two short rules. */
static void draw_fleuron_between_rules(const struct book *b, struct canvas *c, double x,
                                       double middle, double size_pt)
{
    const double fine = book_fine_line_pt(b);
    for (int side = -1; side <= 1; side += 2) {
        canvas_line(c, x + side * 0.8 * size_pt, middle, x + side * 2.1 * size_pt, middle, fine,
                    book_ink(b, INKED_HEADINGS));
    }
    draw_fleuron(b, c, x, middle, size_pt);
}

void draw_title_ornament(const struct book *b, struct canvas *c, struct box block, double y,
                         double author_top)
{
    double height = block.bottom - block.top;
    double room = author_top - y;
    const double width = block.right - block.left;
    const struct layout *v = b->puzzle[0].record->variant;
    double side = fmin(fmin(0.4 * width, 0.25 * height), 0.62 * room);
    side = fmin(side, 0.55 * width * v->box_height / v->box_width); /* the box may be flat */
    double top =
        fmin(fmax(block.top + 0.45 * height, y + 0.45 * (room - side)), y + 0.7 * (room - side));
    double x = (block.left + block.right) / 2;
    if (b->cfg->style.ornament == ORNAMENT_RULE && room > 30) {
        canvas_line(c, x - 30, y + 0.4 * room, x + 30, y + 0.4 * room, 1, PAINT_BLACK);
    } else if (b->cfg->style.ornament == ORNAMENT_BOX && side >= 40) {
        draw_ornament(b, c, x, top, side);
    } else if (b->cfg->style.ornament == ORNAMENT_FLEURON && room > 40) {
        draw_fleuron_between_rules(b, c, x, y + 0.5 * room, fmin(44, 0.4 * room));
    } else if (b->cfg->style.ornament == ORNAMENT_PATTERN && room > 90) {
        double square = fmin(0.72 * room, 0.62 * width);
        double from = y + 0.5 * (room - square);
        draw_solution_pattern(b, c, 0,
                              (struct box){x - square / 2, from, x + square / 2, from + square});
    } else if (b->cfg->style.ornament == ORNAMENT_PICTURE && room > 60) {
        double size[2];
        title_picture_size(b, size);
        double high = fmin(size[1], 0.7 * room);
        double from = y + 0.5 * (room - high);
        draw_picture(b, c, (struct box){x - size[0] / 2, from, x + size[0] / 2, from + high});
    }
}
