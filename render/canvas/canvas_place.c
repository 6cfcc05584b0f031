#include "render/canvas/canvas_place.h"

#include <math.h>

struct page_record *canvas_record(struct canvas *c)
{
    return &c->page[c->page_count - 1];
}

/* Grays of pictures in colour are gray in a tagged document: such a document claims PDF/A unless it
 * has CMYK. */
static bool is_black_only(const struct paint *p)
{
    return !p->spot && p->cmyk[0] + p->cmyk[1] + p->cmyk[2] <= 0;
}

/* By eye: a pale gray on white would be too dark on black, where the eye sees less of it. */
static const double inverted_power = 0.7;

static double inverted_gray(double gray)
{
    return pow(fmax(0, 1 - gray), inverted_power);
}

struct paint canvas_shown(const struct canvas *c, struct paint p)
{
    if (!p.is_cmyk) {
        p.gray = c->inverted ? inverted_gray(p.gray) : p.gray;
    } else if (c->options.tagged && is_black_only(&p)) {
        p = paint_gray(1 - p.cmyk[3]);
    }
    return p;
}

double canvas_gray_before_inversion(double gray)
{
    return 1 - pow(fmax(0, gray), 1 / inverted_power);
}

const struct placement *canvas_placement(const struct canvas *c)
{
    return &c->placement[c->nesting];
}

void placement_turn(unsigned quarter_turns, double x, double y, double out[2])
{
    static const int cosine[] = {1, 0, -1, 0};
    static const int sine[] = {0, 1, 0, -1};
    unsigned q = quarter_turns & 3;
    out[0] = x * cosine[q] - y * sine[q];
    out[1] = x * sine[q] + y * cosine[q];
}

void placement_point(const struct placement *p, double x, double y, double out[2])
{
    placement_turn(p->quarter_turns, x * p->scale, y * p->scale, out);
    out[0] += p->dx;
    out[1] += p->dy;
}

struct box placement_box(const struct placement *p, const struct box *b)
{
    double one[2];
    double two[2];
    placement_point(p, b->left, b->top, one);
    placement_point(p, b->right, b->bottom, two);
    return (struct box){fmin(one[0], two[0]), fmin(one[1], two[1]), fmax(one[0], two[0]),
                        fmax(one[1], two[1])};
}

void canvas_add_ink(struct canvas *c, const struct box *b, const struct paint *p)
{
    struct page_record *r = canvas_record(c);
    bool white = !p->is_cmyk && p->gray >= 1;
    r->colour |= p->is_cmyk;
    if (white || c->decorating) {
        return;
    }
    r->ink.left = fmin(r->ink.left, b->left);
    r->ink.top = fmin(r->ink.top, b->top);
    r->ink.right = fmax(r->ink.right, b->right);
    r->ink.bottom = fmax(r->ink.bottom, b->bottom);
}
