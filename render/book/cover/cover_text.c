#include "render/book/cover/cover_text.h"

#include <math.h>
#include <string.h>

#include "render/book/book_data.h"
#include "render/book/style/set_text.h"
#include "render/canvas/flow_draw.h"

/* A heading that would stand on two lines stands on one where that does not make it small. */
static double heading_size(const struct cover_block_fit *t, const struct font *font, double size)
{
    const double min_part = 0.66;
    double most = (size > 12.5 ? 1.95 : 1.3) * size;
    double widest = 0;
    for (const char *line = t->text; line && *line;) {
        size_t length = strcspn(line, "\n");
        if (strncmp(line, "# ", 2) == 0) {
            struct text words = {0};
            text_add(&words, line + 2, length - 2);
            widest = fmax(widest, words.data ? font_width_em(font, words.data) : 0);
            text_free(&words); /* out of memory: the flow will fail and report it */
        }
        line += length + (line[length] == '\n');
    }
    double fits = widest > 0 ? 0.99 * t->width_pt / widest : most;
    return fits < most && fits >= min_part * most ? fits : most;
}

static struct flow_style block_style(const struct book *b, const struct cover_block_fit *t,
                                     double size)
{
    const struct font *heading = t->heading ? t->heading : b->faces.sans_bold;
    const struct font *bold = t->bold ? t->bold : b->faces.serif_bold;
    const struct font *italic = t->italic ? t->italic : b->faces.serif_italic;
    return (struct flow_style){.regular = t->font,
                               .bold = t->markup ? bold : t->font,
                               .italic = t->markup ? italic : t->font,
                               .heading = t->markup ? heading : t->font,
                               .plain = !t->markup,
                               .size_pt = size,
                               .leading_pt = t->leading * size,
                               .heading_size_pt = t->markup ? heading_size(t, heading, size) : size,
                               .centre = t->centre,
                               .paint = t->paint};
}

double cover_block_widest_word_em(struct cover_block_fit *t)
{
    double widest = 0;
    for (const char *text = t->text; *text;) {
        size_t length = strcspn(text, " \n");
        struct text word = {0};
        text_add(&word, text, length);
        widest = fmax(widest, word.data ? font_width_em(t->font, word.data) : 0);
        t->failed |= word.failed;
        text_free(&word);
        text += length + strspn(text + length, " \n");
    }
    return widest;
}

double cover_block_height(const struct book *b, struct cover_block_fit *t, double size_pt)
{
    struct flow_style style = block_style(b, t, size_pt);
    struct flow f;
    flow_init(&f, &style, t->width_pt);
    flow_add(&f, t->text);
    double height = flow_height(&f, 0, f.line_count);
    t->failed |= f.failed;
    flow_free(&f);
    return height;
}

/* From the first letter of the longest line to its last one, and a hair. */
static double widest_line(const struct flow *f)
{
    const double hair = 0.05;
    double widest = 0;
    for (size_t i = 0; i < f->line_count; i++) {
        if (f->line[i].count) {
            const struct flow_piece *first = &f->piece[f->line[i].first];
            const struct flow_piece *last = first + f->line[i].count - 1;
            const struct text_style style = {
                .font = last->font, .size_pt = last->size_pt, .features = last->features};
            widest = fmax(widest, last->x + text_width_pt(&style, last->text) - first->x);
        }
    }
    return widest + hair;
}

void cover_block_even(const struct book *b, struct cover_block_fit *t, int min_percent)
{
    if (!t->text || t->size_pt <= 0) {
        return;
    }
    struct flow_style style = block_style(b, t, t->size_pt);
    struct flow f;
    flow_init(&f, &style, t->width_pt);
    flow_add(&f, t->text);
    even_lines(&f, t->text, min_percent);
    t->width_pt = fmin(f.width_pt, widest_line(&f));
    t->failed |= f.failed;
    flow_free(&f);
}

void cover_block_fit(const struct book *b, struct cover_block_fit *t)
{
    if (!t->text) {
        return;
    }
    double widest = cover_block_widest_word_em(t);
    double size = fmin(t->max_pt, widest > 0 ? t->width_pt / widest : t->max_pt);
    while (size >= t->min_pt && cover_block_height(b, t, size) > t->height_pt) {
        size -= fmax(0.25, 0.02 * size);
    }
    t->size_pt = size >= t->min_pt ? size : 0;
    if (!t->markup && t->size_pt > 0) {
        enum { NARROWEST = 30 };
        cover_block_even(b, t, NARROWEST);
    }
}

double cover_block_draw(const struct book *b, struct canvas *c, const struct cover_block_fit *t,
                        double left, double top)
{
    if (!t->text || t->size_pt <= 0) {
        return top;
    }
    struct flow_style style = block_style(b, t, t->size_pt);
    struct flow f;
    flow_init(&f, &style, t->width_pt);
    flow_add(&f, t->text);
    double bottom = flow_draw(c, &f, 0, f.line_count, left, top);
    canvas_note_failure(c, f.failed | t->failed);
    flow_free(&f);
    return bottom;
}

/* The most bytes of a text that have room from its beginning on. */
static size_t find_room(const char *text, cover_block_test *has_room, void *context)
{
    size_t fits = 0;
    size_t over = strlen(text);
    while (fits + 1 < over) {
        size_t middle = fits + (over - fits) / 2;
        struct text beginning = {0};
        text_add(&beginning, text, middle);
        bool room = !beginning.failed && has_room(context, beginning.data ? beginning.data : "");
        *(room ? &fits : &over) = middle;
        text_free(&beginning);
    }
    return fits;
}

enum status cover_block_refuse(const struct book *b, const struct cover_block_fit *t,
                               cover_block_test *has_room, void *context, struct diag *d)
{
    struct diag_at at;
    const size_t before = utf8_length(t->text - t->before, t->before, NULL);
    return diag_usage(
        d, book_config_at(b->cfg, t->field, &at),
        "the %s is too long for the cover, even at %.0f pt: of its %zu characters, %zu fit",
        t->name, t->min_pt, before + utf8_length(t->text, strlen(t->text), NULL),
        before + utf8_length(t->text, find_room(t->text, has_room, context), NULL));
}
