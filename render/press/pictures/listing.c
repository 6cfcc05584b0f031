#include "render/press/pictures/listing.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "render/art/art.h"
#include "render/board/board_draw.h"
#include "render/board/constraints/constraint_art.h"
#include "render/book/back/book_facts.h"
#include "render/book/book_data.h"
#include "render/book/cover/book_cover.h"
#include "render/book/cover/cover_design.h"
#include "render/book/style/set_text.h"

/* What a drawing is made with. */
struct listing {
    const struct print_job *job;
    const struct edition *e;
    const struct book *book;
    struct art *front; /* as the shops of ebooks have it */
    struct art *stood; /* the front, standing */
    struct art *page;  /* of the interior */
    struct book_facts facts;
};

/* ---- pictures of pixels ---- */

static struct canvas *listing_begin(double scale)
{
    struct canvas_options o = {.scale = scale};
    return canvas_new(canvas_device_find("png"), &o);
}

/* What was drawn, as an art; the canvas is dropped. */
static enum status finish(const struct listing *l, struct canvas *c, struct art **out)
{
    struct text png = {0};
    if (!c) {
        return diag_error(l->job->diag, NULL, OUT_OF_MEMORY);
    }
    enum status status = canvas_finish(c, &png, l->job->diag);
    canvas_drop(c);
    if (status == STATUS_OK) {
        status = art_read_in_colour(out, "listing", png.data, png.length, l->job->diag);
    }
    text_free(&png);
    return status;
}

static enum status add_jpeg(const struct listing *l, enum press_file_kind kind,
                            const struct art_image *image)
{
    struct press_file *f =
        press_files_add(l->job->files, l->e->cfg, kind, l->e->language, l->job->diag);
    if (!f) {
        return STATUS_USAGE;
    }
    if (!art_write_jpeg(image, &f->bytes)) {
        return diag_error(l->job->diag, NULL, OUT_OF_MEMORY);
    }
    press_file_seal(f);
    return STATUS_OK;
}

/* ---- the front in space ---- */

/* Where the book stands in its picture. Its outer edge is near, so that the pages are seen behind
 * it; the spine is far. */
static const double far_x = 190;
static const double near_x = 1300;
static const double block_x = 1410; /* where the pages end, behind the near edge */
static const double near_top = 120;
static const double near_bottom = 1830;
static const double far_shrink = 0.06; /* of the near height, above and below */
static const double block_shrink = 0.02;

struct pixels {
    unsigned width, height;
    const unsigned char *rgb;
};

/* Between the four nearest pixels. */
static void sample(const struct pixels *p, double x, double y, double out[3])
{
    double left = fmin(fmax(x, 0), p->width - 1.001);
    double top = fmin(fmax(y, 0), p->height - 1.001);
    unsigned column = (unsigned)left;
    unsigned row = (unsigned)top;
    double across = left - column;
    double down = top - row;
    for (unsigned i = 0; i < 3; i++) {
        const unsigned char *at = &p->rgb[3 * ((size_t)row * p->width + column) + i];
        const unsigned char *below = at + 3 * (size_t)p->width;
        out[i] = (1 - down) * ((1 - across) * at[0] + across * at[3]) +
                 down * ((1 - across) * below[0] + across * below[3]);
    }
}

/* How much shorter the book is at x than at its near edge, above and below. */
static double shrink_at(double x)
{
    double part = x < near_x ? far_shrink * (near_x - x) / (near_x - far_x)
                             : block_shrink * (x - near_x) / (block_x - near_x);
    return part * (near_bottom - near_top);
}

/* How the standing book looks at a point; false: there is no book. */
static bool book_at(const struct pixels *front, double x, double y, double rgb[3])
{
    double top = near_top + shrink_at(x);
    double bottom = near_bottom - shrink_at(x);
    if (x < far_x || x > block_x || y < top || y > bottom) {
        return false;
    }
    if (x > near_x) {
        /* The pages, a little inside the covers, are seen as fine stripes; the back is behind. */
        double part = (x - near_x) / (block_x - near_x);
        bool pages = part < 0.95 && y > top + 7 && y < bottom - 7;
        double stripe = 226 - 12 * fabs(sin(0.9 * x)) - 60 * pow(1 - part, 6);
        rgb[0] = rgb[1] = pages ? stripe : 120;
        rgb[2] = pages ? stripe - 9 : 120;
        return part < 0.98;
    }
    /* Perspective: what is far is pressed together. */
    double along = (x - far_x) / (near_x - far_x);
    double u = along * (1 + far_shrink * (1 - along));
    double v = (y - top) / (bottom - top);
    sample(front, u * (front->width - 1), v * (front->height - 1), rgb);
    /* The fold near the spine, and light from the right. */
    double light = 0.9 + 0.1 * along;
    light *= along < 0.035 ? 0.8 + 0.2 * fabs(along - 0.0175) / 0.0175 : 1;
    for (unsigned i = 0; i < 3; i++) {
        rgb[i] *= light;
    }
    return true;
}

/* The shadow where it stands: dark under its edge, and a soft one around that. */
static double shade_at(double x, double y)
{
    double edge = near_bottom - shrink_at(fmin(fmax(x, far_x), block_x));
    double aside = fmax(0, fmax(far_x - x, x - block_x));
    double below = fmax(0, y - edge + 4);
    double above = fmax(0, edge - 30 - y);
    double away = hypot(aside, below + 3 * above);
    return 1 - 0.32 * exp(-away / 14) - 0.14 * exp(-away / 60);
}

static enum status stand_up(struct listing *l)
{
    enum { ACROSS = 2 }; /* samples a pixel, each way */
    unsigned char *rgb = art_colours(&l->front->image);
    struct art *art = calloc(1, sizeof *art);
    if (!rgb || !art ||
        art_begin_image(art, true, "listing", LISTING_FRONT_WIDTH, LISTING_FRONT_HEIGHT,
                        l->job->diag) != STATUS_OK) {
        free(rgb);
        art_drop(art);
        return diag_error(l->job->diag, NULL, OUT_OF_MEMORY);
    }
    const struct pixels front = {l->front->image.width, l->front->image.height, rgb};
    for (unsigned y = 0; y < LISTING_FRONT_HEIGHT; y++) {
        for (unsigned x = 0; x < LISTING_FRONT_WIDTH; x++) {
            double sum[3] = {0};
            for (unsigned k = 0; k < ACROSS * ACROSS; k++) {
                double one[3];
                const unsigned row = k / ACROSS;
                double at[2] = {x + (k % ACROSS + 0.5) / ACROSS, y + (row + 0.5) / ACROSS};
                if (!book_at(&front, at[0], at[1], one)) {
                    one[0] = one[1] = one[2] = 255 * shade_at(at[0], at[1]);
                }
                for (unsigned i = 0; i < 3; i++) {
                    sum[i] += one[i] / (ACROSS * ACROSS);
                }
            }
            unsigned char pixel[3];
            for (unsigned i = 0; i < 3; i++) {
                pixel[i] = (unsigned char)fmin(255, fmax(0, round(sum[i])));
            }
            art_inks_of(pixel, &art->image.cmyk[4 * ((size_t)y * LISTING_FRONT_WIDTH + x)]);
        }
    }
    free(rgb);
    art->width = LISTING_FRONT_WIDTH;
    art->height = LISTING_FRONT_HEIGHT;
    l->stood = art;
    return add_jpeg(l, FILE_LISTING_FRONT, &art->image);
}

static enum status add_front(struct listing *l)
{
    struct canvas *c = listing_begin(EBOOK_SCALE);
    if (c) {
        cover_draw_ebook(l->book, c);
    }
    enum status status = finish(l, c, &l->front);
    return status == STATUS_OK ? stand_up(l) : status;
}

/* ---- pages ---- */

/* The first page of puzzles, one of the last section, and the first page of solutions in the book;
 * without these, what says how to play. */
static void choose_pages(const struct book *b, size_t page[3])
{
    const struct book_puzzle *first = book_puzzle_at(b, 1);
    const struct book_puzzle *last = book_puzzle_at(b, book_puzzle_count(b));
    page[0] = first->page;
    page[1] = last->page;
    page[2] = first->solution_part == BOOK_INTERIOR && first->solution_page != SIZE_MAX
                  ? first->solution_page
                  : 0;
    for (size_t i = 0; i < b->part[BOOK_INTERIOR].count && page[2] == 0; i++) {
        page[2] = strcmp(b->part[BOOK_INTERIOR].page[i].kind->name, "how-to-play") == 0 ? i : 0;
    }
}

static enum status add_pages(struct listing *l)
{
    size_t page[3];
    enum status status = STATUS_OK;
    choose_pages(l->book, page);
    for (unsigned i = 0; i < 3 && status == STATUS_OK; i++) {
        struct page_boxes boxes = book_page_boxes(l->book, page[i]);
        struct canvas *c = listing_begin(LISTING_PAGE_HEIGHT / boxes.height_pt);
        struct art *art = NULL;
        if (c) {
            canvas_begin_page(c, &boxes);
            book_draw_content(l->book, BOOK_INTERIOR, page[i], c);
            canvas_end_page(c);
        }
        status = finish(l, c, &art);
        status = status == STATUS_OK ? add_jpeg(l, FILE_LISTING_PAGE_1 + i, &art->image) : status;
        if (i == 0) {
            l->page = art;
        } else {
            art_drop(art);
        }
    }
    return status;
}

/* ---- A+ ---- */

static enum status add_drawn(struct listing *l, enum press_file_kind kind, struct canvas *c)
{
    struct art *art = NULL;
    enum status status = finish(l, c, &art);
    status = status == STATUS_OK ? add_jpeg(l, kind, &art->image) : status;
    art_drop(art);
    return status;
}

/* What a row says without points: "40 Sudoku · Easy". */
static void put_fact(const struct book_fact *fact, struct text *out)
{
    text_printf(out, "%zu %s", fact->count, fact->name.data);
    if (fact->levels.length) {
        text_printf(out, " \xC2\xB7 %s", fact->levels.data);
    }
}

/* The words of a line of the banner, which has room for `room` of them: a selling point, or what
 * the book holds; where that is more, the last line has the number of all other puzzles. */
static void put_banner_line(const struct listing *l, size_t i, size_t room, struct text *out)
{
    const struct config_texts *points = &l->e->cfg->cover.points;
    if (points->count) {
        text_puts(out, points->item[i]);
    } else if (i + 1 < room || l->facts.count <= room) {
        put_fact(&l->facts.row[i], out);
    } else {
        size_t rest = 0;
        for (; i < l->facts.count; i++) {
            rest += l->facts.row[i].count;
        }
        text_printf(out, "\xE2\x80\xA6 %zu", rest);
    }
}

/* From its first baseline down. */
static void draw_banner_lines(const struct listing *l, struct canvas *c, struct text_style *line,
                              struct paint bullet, double left, double width, double y,
                              bool *failed)
{
    enum { SIZE = LISTING_MIN_TEXT + 1 };
    const double foot = LISTING_BANNER_HEIGHT - 40;
    const double apart = 1.9;
    const size_t points = l->e->cfg->cover.points.count;
    const size_t room = y < foot ? 1 + (size_t)((foot - y) / (apart * SIZE)) : 0;
    const size_t lines = points ? points : l->facts.count < room ? l->facts.count : room;
    for (size_t i = 0; i < lines && y < foot && !*failed; i++) {
        struct text words = {0};
        put_banner_line(l, i, room, &words);
        *failed |= words.failed;
        if (!*failed) {
            line->size_pt = fitting_size(line->font, words.data, SIZE, width - 26, 2, failed);
            canvas_circle(c, left + 6, y - 0.35 * line->size_pt, 4.5, 0, bullet);
            y = draw_lines(c, line, words.data, left + 26, y, width - 26, 1.3 * line->size_pt,
                           true);
            y += apart * line->size_pt;
        }
        text_free(&words);
    }
}

/* The book at the left, its title and points at the right, a page that looks in at the edge. */
static enum status add_banner(struct listing *l)
{
    const struct book_config *cfg = l->e->cfg;
    const struct book *b = l->book;
    const struct cover_colours colours = cover_colours_of(cfg);
    const struct page_boxes boxes = {.width_pt = LISTING_BANNER_WIDTH,
                                     .height_pt = LISTING_BANNER_HEIGHT};
    struct canvas *c = listing_begin(1);
    bool failed = false;
    if (c) {
        const double left = 548;
        const double width = 384;
        const struct cover_faces *own = &b->faces.cover;
        struct text_style title = {.font = own->title ? own->title : b->faces.heading,
                                   .paint = paint_rgb(colours.ink)};
        struct text_style line = {.font = own->text ? own->text : b->faces.sans,
                                  .paint = paint_rgb(colours.ink)};
        canvas_begin_page(c, &boxes);
        /* A tint, on which white paper has edges. */
        canvas_fill(c, (struct box){0, 0, LISTING_BANNER_WIDTH, LISTING_BANNER_HEIGHT},
                    paint_rgb(cover_mixed(colours.ground, colours.accent, 0.09)));
        canvas_art_in_colour(c, (struct box){228, 92, 508, 512}, l->page, 0);
        canvas_fill(c, (struct box){50, 58, 355.5, 542}, paint_rgb(0xFFFFFF));
        canvas_art_in_colour(c, (struct box){54, 62, 351.5, 538}, l->front, 0);
        title.size_pt = fitting_size(title.font, cfg->book.title, 60, width, 3, &failed);
        double y =
            draw_lines(c, &title, cfg->book.title, left, 170, width, 1.12 * title.size_pt, true);
        y += 52;
        if (cfg->book.subtitle) {
            line.size_pt = fitting_size(line.font, cfg->book.subtitle, 28, width, 2, &failed);
            y = draw_lines(c, &line, cfg->book.subtitle, left, y, width, 1.3 * line.size_pt, true);
            y += 30;
        }
        canvas_fill(c, (struct box){left, y - 8, left + 70, y - 3}, paint_rgb(colours.accent));
        y += 34;
        draw_banner_lines(l, c, &line, paint_rgb(colours.accent), left, width, y, &failed);
        canvas_note_failure(c, failed);
        canvas_end_page(c);
    }
    return add_drawn(l, FILE_LISTING_BANNER, c);
}

/* The first puzzle, that of another kind, or one in the middle, and that of a third kind, or the
 * last. */
static void choose_squares(const struct listing *l, size_t number[3])
{
    const struct book_facts *facts = &l->facts;
    const size_t count = book_puzzle_count(l->book);
    number[0] = 1;
    number[1] = facts->count > 1 ? facts->row[facts->count / 2].first : (count + 1) / 2;
    number[2] = facts->count > 2 ? facts->row[facts->count - 1].first : count;
}

/* A board each. */
static enum status add_squares(struct listing *l)
{
    const struct page_boxes boxes = {.width_pt = LISTING_SQUARE, .height_pt = LISTING_SQUARE};
    size_t number[3];
    choose_squares(l, number);
    enum status status = STATUS_OK;
    for (unsigned i = 0; i < 3 && status == STATUS_OK; i++) {
        const struct layout *v = book_puzzle_at(l->book, number[i])->record->variant;
        struct canvas *c = listing_begin(1);
        if (c) {
            struct book_board board;
            const struct cover_colours colours = cover_colours_of(l->e->cfg);
            const double edge = 12;
            const double inset = 24;
            const double side = LISTING_SQUARE - edge;
            double cell = (LISTING_SQUARE - 2 * inset) / board_longer_side(v);
            book_board_of(l->book, number[i], false, &board);
            canvas_begin_page(c, &boxes);
            canvas_fill(c, (struct box){0, 0, LISTING_SQUARE, LISTING_SQUARE},
                        paint_rgb(colours.ground));
            canvas_frame(c,
                         (struct box){edge / 2, edge / 2, LISTING_SQUARE - edge / 2,
                                      LISTING_SQUARE - edge / 2},
                         edge / 2, paint_rgb(colours.accent));
            canvas_fill(c, (struct box){edge, edge, side, side}, paint_rgb(0xFFFFFF));
            board_draw(c, (LISTING_SQUARE - cell * board_across(v)) / 2,
                       (LISTING_SQUARE - cell * board_down(v)) / 2, cell, &board.style,
                       &board.content);
            canvas_end_page(c);
        }
        status = add_drawn(l, FILE_LISTING_SQUARE_1 + i, c);
    }
    return status;
}

enum status listing_add(const struct print_job *job, const struct edition *e)
{
    struct listing l = {.job = job, .e = e, .book = e->book};
    book_facts_make(l.book, &l.facts);
    enum status status =
        l.facts.failed ? diag_error(job->diag, NULL, OUT_OF_MEMORY) : add_front(&l);
    status = status == STATUS_OK ? add_pages(&l) : status;
    status = status == STATUS_OK ? add_banner(&l) : status;
    status = status == STATUS_OK ? add_squares(&l) : status;
    book_facts_free(&l.facts);
    art_drop(l.front);
    art_drop(l.stood);
    art_drop(l.page);
    return status;
}
