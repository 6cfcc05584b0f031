#include "render/book/impose.h"

#include <math.h>

#include "base/work/stop.h"
#include "render/book/book_data.h"

static size_t sheets_in_all(size_t page_count)
{
    return (page_count + 3) / 4;
}

size_t booklet_side_count(size_t page_count)
{
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

/* ---- how the pages stand ---- */

static double scale_for(const struct book *b, const struct imposition *i)
{
    double across = (i->width_pt - 2 * i->edge_pt) / i->columns / b->sheet.width_pt;
    double down = (i->height_pt - 2 * i->edge_pt) / i->rows / b->sheet.height_pt;
    return fmin(1, fmin(across, down));
}

/* A page keeps its ink as far from its edges as the profile asks. Made smaller it keeps less, and
 * the sheet's edge must give the rest: edge and scale are found in turns, each round nearer. */
static void keep_off_edges(const struct book *b, struct imposition *i)
{
    enum { ROUNDS = 30 };
    double white = b->source.profile->margin_pt;
    i->edge_pt = 0;
    i->scale = scale_for(b, i);
    for (unsigned round = 0; round < ROUNDS; round++) {
        i->edge_pt = fmax(i->edge_pt, white - i->scale * white);
        i->scale = scale_for(b, i);
    }
}

/* Columns, rows and orientation with the largest pages. */
static void choose_grid(const struct book *b, struct imposition *best)
{
    const struct config_home *home = &b->cfg->home;
    unsigned n = home->pages_per_side ? home->pages_per_side : 1;
    for (unsigned landscape = 0; landscape < 2; landscape++) {
        struct imposition i = {0};
        i.width_pt = landscape ? fmax(home->sheet.width_pt, home->sheet.height_pt)
                               : fmin(home->sheet.width_pt, home->sheet.height_pt);
        i.height_pt = home->sheet.width_pt + home->sheet.height_pt - i.width_pt;
        for (i.columns = 1; i.columns <= n; i.columns++) {
            i.rows = (n + i.columns - 1) / i.columns;
            keep_off_edges(b, &i);
            if (i.scale > best->scale) {
                *best = i;
            }
        }
    }
}

struct imposition impose_plan(const struct book *b, enum book_part part)
{
    const struct config_home *home = &b->cfg->home;
    size_t pages = b->part[part].count;
    struct imposition i = {0};
    if (home->imposition == IMPOSITION_BOOKLET) {
        i.width_pt = fmax(home->sheet.width_pt, home->sheet.height_pt);
        i.height_pt = fmin(home->sheet.width_pt, home->sheet.height_pt);
        i.columns = 2;
        i.rows = 1;
        keep_off_edges(b, &i);
        i.sides = booklet_side_count(pages);
    } else if (home->imposition == IMPOSITION_NUP) {
        choose_grid(b, &i);
        unsigned n = home->pages_per_side ? home->pages_per_side : 1;
        i.sides = (pages + n - 1) / n;
    }
    return i;
}

enum status impose_check(const struct book *b, struct diag *d)
{
    const struct config_home *home = &b->cfg->home;
    struct imposition i = impose_plan(b, BOOK_INTERIOR);
    if (home->imposition != IMPOSITION_BOOKLET) {
        return STATUS_OK;
    }
    size_t sheets =
        home->signature && home->signature < i.sides / 2 ? home->signature : i.sides / 2;
    double most = (double)(sheets - 1) * home->creep_pt;
    double room = i.scale * b->sheet.margins.inside_pt;
    if (most <= room) {
        return STATUS_OK;
    }
    struct diag_at at;
    d->hint = "fold fewer sheets together (home.signature), or reduce home.creep";
    return diag_usage(d, book_config_at(b->cfg, &home->creep_pt, &at),
                      "creep moves the pages of the innermost of %zu sheets by %.1f mm, but their "
                      "inside margin is only %.1f mm",
                      sheets, most / PT_PER_MM, room / PT_PER_MM);
}

bool impose_is_turned(const struct book *b, size_t side)
{
    const struct config_home *home = &b->cfg->home;
    return home->imposition == IMPOSITION_BOOKLET && home->duplex == DUPLEX_LONG_EDGE &&
           side % 2 == 1;
}

/* ---- drawing ---- */

static void draw_at(const struct book *b, enum book_part part, struct canvas *c, size_t page,
                    double scale, double left, double top)
{
    if (page < b->part[part].count) {
        canvas_push(c, (struct placement){scale, 0, left, top});
        book_draw_content(b, part, page, c);
        canvas_pop(c);
    }
}

static void draw_booklet_side(const struct book *b, enum book_part part, struct canvas *c,
                              const struct imposition *i, size_t number)
{
    const struct config_home *home = &b->cfg->home;
    struct booklet_side side = booklet_side_at(b->part[part].count, home->signature, number);
    double creep = side.depth * home->creep_pt;
    double top = (i->height_pt - i->scale * b->sheet.height_pt) / 2;
    double fold = i->width_pt / 2;
    draw_at(b, part, c, side.left, i->scale, fold - i->scale * b->sheet.width_pt + creep, top);
    draw_at(b, part, c, side.right, i->scale, fold - creep, top);
}

static void draw_n_up_side(const struct book *b, enum book_part part, struct canvas *c,
                           const struct imposition *i, size_t number)
{
    unsigned n = b->cfg->home.pages_per_side ? b->cfg->home.pages_per_side : 1;
    double across = (i->width_pt - 2 * i->edge_pt) / i->columns;
    double down = (i->height_pt - 2 * i->edge_pt) / i->rows;
    double left = i->edge_pt + (across - i->scale * b->sheet.width_pt) / 2;
    double top = i->edge_pt + (down - i->scale * b->sheet.height_pt) / 2;
    for (unsigned k = 0; k < n; k++) {
        unsigned row = k / i->columns;
        draw_at(b, part, c, number * n + k, i->scale, left + k % i->columns * across,
                top + row * down);
    }
}

void impose_draw(const struct book *b, enum book_part part, struct canvas *c)
{
    struct imposition i = impose_plan(b, part);
    bool booklet = b->cfg->home.imposition == IMPOSITION_BOOKLET;
    for (size_t side = 0; side < i.sides && !stop_is_asked(); side++) {
        struct page_boxes boxes = {.width_pt = i.width_pt, .height_pt = i.height_pt};
        struct placement straight = {1, 0, 0, 0};
        struct placement turned = {1, 2, i.width_pt, i.height_pt};
        canvas_begin_page(c, &boxes);
        canvas_push(c, impose_is_turned(b, side) ? turned : straight);
        (booklet ? draw_booklet_side : draw_n_up_side)(b, part, c, &i, side);
        canvas_pop(c);
        canvas_end_page(c);
    }
}
