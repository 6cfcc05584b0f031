#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "render/canvas/device.h"

/* One page in box-drawing characters: options.scale columns and options.scale_y rows a point. Level
 * and upright lines set light or heavy strokes in each character they pass, and the strokes that
 * meet in a character choose it; so corners and crossings need no special case. Fills, circles and
 * slanted lines are not drawn: a terminal's character has no room for them. */

enum { MAX_ACROSS = 1000 };
enum { UP, DOWN, LEFT, RIGHT };

struct character {
    uint8_t stroke[4]; /* 0 none, 1 light, 2 heavy */
    uint32_t code_point;
};

struct characters {
    struct character *at;
    unsigned columns, rows;
    bool failed;
};

/* Lines this wide and wider are heavy, so that a box line stands out from a cell line. */
static const double heavy_pt = 1.1;

static bool text_open(struct canvas *c)
{
    c->state = calloc(1, sizeof(struct characters));
    return c->state != NULL;
}

static struct characters *state(struct canvas *c)
{
    return c->state;
}

static void text_begin_page(struct canvas *c, const struct page_boxes *boxes)
{
    struct characters *s = state(c);
    double columns = boxes->width_pt * c->options.scale + 1;
    double rows = boxes->height_pt * c->options.scale_y + 1;
    if (!(columns >= 1 && columns <= MAX_ACROSS && rows >= 1 && rows <= MAX_ACROSS)) {
        s->failed = true;
        return;
    }
    s->columns = (unsigned)columns;
    s->rows = (unsigned)rows;
    s->at = calloc((size_t)s->columns * s->rows, sizeof *s->at);
    c->out_of_memory |= !s->at;
    s->failed = !s->at;
}

static struct character *character_at(struct characters *s, long column, long row)
{
    if (s->failed || column < 0 || row < 0 || column >= (long)s->columns || row >= (long)s->rows) {
        return NULL;
    }
    return &s->at[(size_t)row * s->columns + (size_t)column];
}

static void stroke(struct characters *s, long column, long row, int direction, uint8_t weight)
{
    struct character *ch = character_at(s, column, row);
    if (ch && ch->stroke[direction] < weight) {
        ch->stroke[direction] = weight;
    }
}

static void text_line(struct canvas *c, const double from[2], const double to[2], double width_pt,
                      const struct paint *p)
{
    (void)p;
    struct characters *s = state(c);
    uint8_t weight = width_pt >= heavy_pt ? 2 : 1;
    long x1 = lround(fmin(from[0], to[0]) * c->options.scale);
    long x2 = lround(fmax(from[0], to[0]) * c->options.scale);
    long y1 = lround(fmin(from[1], to[1]) * c->options.scale_y);
    long y2 = lround(fmax(from[1], to[1]) * c->options.scale_y);
    if (y1 == y2) {
        for (long x = x1; x < x2; x++) {
            stroke(s, x, y1, RIGHT, weight);
            stroke(s, x + 1, y1, LEFT, weight);
        }
    } else if (x1 == x2) {
        for (long y = y1; y < y2; y++) {
            stroke(s, x1, y, DOWN, weight);
            stroke(s, x1, y + 1, UP, weight);
        }
    }
}

static void text_rect(struct canvas *c, const struct box *b, double width_pt, const struct paint *p)
{
    if (width_pt == 0) {
        return;
    }
    double corner[4][2] = {
        {b->left, b->top}, {b->right, b->top}, {b->right, b->bottom}, {b->left, b->bottom}};
    for (unsigned i = 0; i < 4; i++) {
        text_line(c, corner[i], corner[(i + 1) % 4], width_pt, p);
    }
}

static void text_circle(struct canvas *c, const double centre[2], double radius_pt, double width_pt,
                        const struct paint *p)
{
    (void)c;
    (void)centre;
    (void)radius_pt;
    (void)width_pt;
    (void)p;
}

static void text_text(struct canvas *c, const double at[2], unsigned quarter_turns,
                      const struct text_style *style, const char *utf8, const struct shaped *shaped)
{
    (void)shaped;
    (void)quarter_turns;
    struct characters *s = state(c);
    size_t length = strlen(utf8);
    size_t characters = utf8_length(utf8, length, NULL);
    /* The text keeps its middle, since its characters are as wide as the terminal's. */
    double middle_x = at[0] + text_width_pt(style, utf8) / 2;
    double middle_y = at[1] - style->size_pt * font_cap_height_em(style->font) / 2;
    long column = lround(middle_x * c->options.scale - (double)(characters - 1) / 2);
    long row = lround(middle_y * c->options.scale_y);
    for (size_t i = 0, size; i < length; i += size) {
        struct character *ch = character_at(s, column++, row);
        uint32_t code_point = utf8_decode(utf8 + i, length - i, &size);
        if (ch) {
            ch->code_point = code_point;
        }
    }
}

/* The box-drawing block by strokes: up, down, left, right as base-3 digits (0 none, 1 light,
 * 2 heavy), from U+2500. 0: no stroke. Source: the character names of the Unicode standard. */
static const uint8_t box_drawing[81] = {
    /* up none */
    0x20, 0x76, 0x7A, 0x74, 0x00, 0x7C, 0x78, 0x7E, 0x01, /* down none */
    0x77, 0x0C, 0x0D, 0x10, 0x2C, 0x2E, 0x11, 0x2D, 0x2F, /* down light */
    0x7B, 0x0E, 0x0F, 0x12, 0x30, 0x32, 0x13, 0x31, 0x33, /* down heavy */
    /* up light */
    0x75, 0x14, 0x15, 0x18, 0x34, 0x36, 0x19, 0x35, 0x37, /* down none */
    0x02, 0x1C, 0x1D, 0x24, 0x3C, 0x3E, 0x25, 0x3D, 0x3F, /* down light */
    0x7D, 0x1F, 0x22, 0x27, 0x41, 0x46, 0x2A, 0x45, 0x48, /* down heavy */
    /* up heavy */
    0x79, 0x16, 0x17, 0x1A, 0x38, 0x3A, 0x1B, 0x39, 0x3B, /* down none */
    0x7F, 0x1E, 0x21, 0x26, 0x40, 0x44, 0x29, 0x43, 0x47, /* down light */
    0x03, 0x20, 0x23, 0x28, 0x42, 0x4A, 0x2B, 0x49, 0x4B, /* down heavy */
};

static uint32_t shown(const struct character *ch)
{
    if (ch->code_point) {
        return ch->code_point;
    }
    unsigned index =
        ch->stroke[UP] * 27U + ch->stroke[DOWN] * 9U + ch->stroke[LEFT] * 3U + ch->stroke[RIGHT];
    return index ? 0x2500U + box_drawing[index] : ' ';
}

static void put_utf8(struct text *out, uint32_t c)
{
    char bytes[4];
    text_add(out, bytes, utf8_encode(c, bytes));
}

static enum status text_finish(struct canvas *c, struct text *out, struct diag *d)
{
    struct characters *s = state(c);
    if (s->failed) {
        return c->out_of_memory ? diag_error(d, NULL, OUT_OF_MEMORY)
                                : diag_usage(d, NULL,
                                             "a text picture can have at most %d columns; draw "
                                             "fewer boards or use --format svg",
                                             MAX_ACROSS);
    }
    for (unsigned row = 0; row < s->rows; row++) {
        const struct character *line = s->at + (size_t)row * s->columns;
        unsigned last = s->columns;
        while (last > 0 && shown(&line[last - 1]) == ' ') {
            last--;
        }
        for (unsigned column = 0; column < last; column++) {
            put_utf8(out, shown(&line[column]));
        }
        text_puts(out, "\n");
    }
    return STATUS_OK;
}

static void text_drop(struct canvas *c)
{
    free(state(c)->at);
    free(c->state);
}

static const struct device_functions functions = {
    .open = text_open,
    .begin_page = text_begin_page,
    .line = text_line,
    .rect = text_rect,
    .circle = text_circle,
    .text = text_text,
    .finish = text_finish,
    .drop = text_drop,
};

const struct canvas_device canvas_characters = {
    .name = "text",
    .doc = "box-drawing characters for a terminal",
    .extension = ".txt",
    .media_type = "text/plain",
    .kind = CANVAS_CHARACTERS,
    .functions = &functions,
};
