/* Digits in dots, to trace with a pencil: a row for each digit of the book's smallest board, three
 * that grow paler, and room to write on. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "render/book/book_data.h"
#include "render/book/pages/part.h"
#include "render/book/style/page_heading.h"

enum { DIGITS = 9, MAX_POINTS = 40 };

/* The strokes of a digit as they are taught, in a box of 2 by 4 from the top left: points of a
 * line,
 * "-" lifts the pencil. */
static const char *const strokes[DIGITS] = {
    "0.5,0.9 1.3,0 1.3,4",
    "0.1,1 0.3,0.4 0.7,0.05 1.2,0.05 1.7,0.4 1.8,1 1.6,1.7 1.1,2.4 0.5,3.1 0,4 2,4",
    "0.1,0.6 0.5,0.1 1.1,0 1.6,0.3 1.8,0.9 1.6,1.5 1.2,1.8 0.8,1.9 1.3,2 1.8,2.4 2,3 1.8,3.6 "
    "1.3,4 0.6,4 0.1,3.5",
    "1.1,0 0,2.7 2,2.7 - 1.5,1.6 1.5,4",
    "0.4,0 0.2,1.8 0.8,1.5 1.4,1.6 1.9,2.1 2,2.8 1.8,3.5 1.2,4 0.6,4 0,3.6 - 0.4,0 1.8,0",
    "1.6,0 1,0.6 0.4,1.5 0.1,2.5 0.2,3.3 0.6,3.9 1.2,4 1.7,3.7 2,3.1 1.8,2.4 1.3,2 0.7,2.1 "
    "0.2,2.6",
    "0,0 2,0 1.4,1.3 0.9,2.6 0.6,4",
    "1.8,0.7 1.4,0.1 0.8,0 0.3,0.4 0.3,1 0.7,1.6 1.3,2.1 1.8,2.7 1.8,3.4 1.3,4 0.7,4 0.2,3.4 "
    "0.2,2.7 0.7,2.1 1.3,1.6 1.7,1.2 1.8,0.7",
    "1.8,1.2 1.6,0.4 1,0 0.4,0.2 0.1,0.9 0.2,1.6 0.7,2 1.3,1.9 1.8,1.2 1.8,0.8 1.8,2.4 1.5,4",
};

/* Dots along a line between two points; `behind` is how far the last one lies behind. */
static double dot_line(struct canvas *c, const double from[2], const double to[2], double behind,
                       double pitch, double radius, struct paint ink)
{
    double length = hypot(to[0] - from[0], to[1] - from[1]);
    double at = pitch - behind;
    while (at <= length) {
        double part = at / length;
        canvas_circle(c, from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1]),
                      radius, 0, ink);
        at += pitch;
    }
    return length - (at - pitch);
}

/* A digit in dots; the pencil begins at the largest. */
static void draw_dotted(struct canvas *c, unsigned digit, double left, double top, double high,
                        double gray)
{
    const double unit = high / 4;
    const double pitch = 0.22 * unit;
    const double radius = 0.07 * unit;
    const char *s = strokes[digit - 1];
    double last[2] = {0, 0};
    double behind = 0;
    bool down = false;
    bool first = true;
    while (*s) {
        if (*s == '-') {
            down = false;
            s += 1 + strspn(s + 1, " ");
            continue;
        }
        char *end;
        double point[2];
        point[0] = left + unit * strtod(s, &end);
        point[1] = top + unit * strtod(end + 1, &end);
        if (down) {
            behind = dot_line(c, last, point, behind, pitch, radius, paint_gray(gray));
        } else {
            canvas_circle(c, point[0], point[1], first ? 2.2 * radius : radius, 0,
                          paint_gray(gray));
            behind = 0;
        }
        memcpy(last, point, sizeof last);
        down = true;
        first = false;
        s = end + strspn(end, " ");
    }
}

static unsigned digit_total(const struct book *b)
{
    unsigned most = 4;
    for (size_t i = 0; i < b->puzzle_count; i++) {
        unsigned size = b->puzzle[i].record->variant->size;
        most = size > most ? size : most;
    }
    return most < DIGITS ? most : DIGITS;
}

static void draw_trace(const struct book *b, struct canvas *c, const struct page *p,
                       struct box block)
{
    enum { ACROSS = 5 };
    static const double gray[ACROSS] = {0, 0.3, 0.5, 0.6, -1};
    draw_heading(b, c, p->title, block);
    block.top += TEXT_HEADING_PT;
    unsigned rows = digit_total(b);
    double pitch = (block.bottom - block.top) / rows;
    double high = fmin(0.68 * pitch, 90);
    double across = (block.right - block.left) / ACROSS;
    canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL);
    for (unsigned i = 0; i < rows; i++) {
        double top = block.top + i * pitch + (pitch - high) / 2;
        canvas_line(c, block.left, top + high + 4, block.right, top + high + 4, 0.75,
                    paint_gray(0.5));
        for (unsigned k = 0; k < ACROSS; k++) {
            if (gray[k] >= 0) {
                draw_dotted(c, i + 1, block.left + k * across + 0.1 * across, top, high, gray[k]);
            }
        }
    }
    canvas_untag(c);
}

static const struct page_kind page_trace = {
    .name = "trace", .draw = draw_trace, .frame = FRAME_HEAD_AND_FOLIO};

/* Boards of more digits are for those who can write. */
static bool wants_trace(const struct book *b)
{
    return b->cfg->style.friends && b->puzzle[0].record->variant->size <= 6 &&
           !b->puzzle[0].signs->pictures && !b->puzzle[0].signs->word;
}

static enum status add_pages(struct book *b, struct page_list *list, const struct config_part *item,
                             struct diag *d)
{
    (void)d;
    (void)page_list_add_titled(b, list, &page_trace, title_of_part(b, &part_trace, item));
    return STATUS_OK;
}

const struct part_kind part_trace = {
    .name = "trace",
    .doc = "digits in dots to trace, for children",
    .places = PART_FRONT | PART_BACK,
    .once = true,
    .usual = wants_trace,
    .asked_by = "style.friends: true, for boards of at most six digits",
    .usual_place = PART_FRONT,
    .listed = true,
    .title = TEXT_trace,
    .add = add_pages,
};
