#include "render/impose.h"

#include <math.h>

#include "render/book_private.h"

static size_t sheets_in_all(size_t page_count)
{
    return (page_count + 3) / 4;
}

size_t booklet_side_count(size_t page_count, unsigned signature)
{
    (void)signature; /* signatures share sheets out; they do not change how many there are */
    return 2 * sheets_in_all(page_count);
}

struct booklet_side booklet_side_at(size_t page_count, unsigned signature, size_t side)
{
    size_t all = sheets_in_all(page_count);
    size_t most = signature ? signature : all;
    size_t sheet = side / 2;
    size_t before = sheet / most * most; /* sheets of earlier signatures */
    size_t sheets = all - before < most ? all - before : most;
    size_t k = sheet - before;
    size_t first = 4 * before;
    size_t pages = 4 * sheets;
    /* Counted from 1: front (n - 2k, 2k + 1), back (2k + 2, n - 2k - 1). */
    struct booklet_side s = {.depth = (unsigned)k};
    if (side % 2 == 0) {
        s.left = first + pages - 2 * k - 1;
        s.right = first + 2 * k;
    } else {
        s.left = first + 2 * k + 1;
        s.right = first + pages - 2 * k - 2;
    }
    return s;
}

static void draw_at(const struct book *b, enum book_part part, struct canvas *c, size_t page,
                    double scale, double left, double top)
{
    if (page < b->part[part].count) {
        canvas_push(c, (struct placement){scale, 0, left, top});
        book_draw_content(b, part, page, c);
        canvas_pop(c);
    }
}

static void begin_sheet(struct canvas *c, double width, double height, bool turned)
{
    struct page_boxes boxes = {.width_pt = width, .height_pt = height};
    canvas_begin_page(c, &boxes);
    canvas_push(c,
                turned ? (struct placement){1, 2, width, height} : (struct placement){1, 0, 0, 0});
}

static void end_sheet(struct canvas *c)
{
    canvas_pop(c);
    canvas_end_page(c);
}

static void draw_booklet(const struct book *b, enum book_part part, struct canvas *c)
{
    const struct config_home *home = &b->cfg->home;
    double width = fmax(home->sheet.width_pt, home->sheet.height_pt);
    double height = fmin(home->sheet.width_pt, home->sheet.height_pt);
    double scale = fmin(1, fmin(width / 2 / b->width_pt, height / b->height_pt));
    double top = (height - scale * b->height_pt) / 2;
    size_t count = b->part[part].count;
    for (size_t i = 0; i < booklet_side_count(count, home->signature); i++) {
        struct booklet_side side = booklet_side_at(count, home->signature, i);
        double creep = side.depth * home->creep_pt;
        /* Turned over its long edge, a landscape sheet's back comes out on its head. */
        begin_sheet(c, width, height, i % 2 == 1 && home->duplex == DUPLEX_LONG_EDGE);
        draw_at(b, part, c, side.left, scale, width / 2 - scale * b->width_pt + creep, top);
        draw_at(b, part, c, side.right, scale, width / 2 - creep, top);
        end_sheet(c);
    }
}

/* Columns, rows and orientation with the largest pages. */
static void draw_n_up(const struct book *b, enum book_part part, struct canvas *c)
{
    const struct config_home *home = &b->cfg->home;
    unsigned n = home->pages_per_side ? home->pages_per_side : 1;
    double scale = 0;
    double width = 0;
    double height = 0;
    unsigned columns = 1;
    for (unsigned landscape = 0; landscape < 2; landscape++) {
        double w = landscape ? fmax(home->sheet.width_pt, home->sheet.height_pt)
                             : fmin(home->sheet.width_pt, home->sheet.height_pt);
        double h = home->sheet.width_pt + home->sheet.height_pt - w;
        for (unsigned across = 1; across <= n; across++) {
            unsigned down = (n + across - 1) / across;
            double fits = fmin(w / across / b->width_pt, h / down / b->height_pt);
            if (fits > scale) {
                scale = fits;
                columns = across;
                width = w;
                height = h;
            }
        }
    }
    scale = fmin(scale, 1);
    unsigned rows = (n + columns - 1) / columns;
    double left = (width / columns - scale * b->width_pt) / 2;
    double top = (height / rows - scale * b->height_pt) / 2;
    for (size_t first = 0; first < b->part[part].count; first += n) {
        begin_sheet(c, width, height, false);
        for (unsigned i = 0; i < n; i++) {
            unsigned row = i / columns;
            draw_at(b, part, c, first + i, scale, left + i % columns * width / columns,
                    top + row * height / rows);
        }
        end_sheet(c);
    }
}

void impose_draw(const struct book *b, enum book_part part, struct canvas *c)
{
    switch (b->cfg->home.imposition) {
    case IMPOSITION_NONE:
        break;
    case IMPOSITION_NUP:
        draw_n_up(b, part, c);
        break;
    case IMPOSITION_BOOKLET:
        draw_booklet(b, part, c);
        break;
    }
}
