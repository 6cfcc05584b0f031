#include "render/book/style/set_text.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "render/book/book_data.h"
#include "render/canvas/flow_draw.h"

/* The flow of a text that `add` puts into it. */
static void even_added(struct flow *f, const char *text, int min_percent,
                       void (*add)(struct flow *f, const char *text))
{
    enum { STEP = 3 };
    const double whole = f->width_pt;
    for (int percent = 100 - STEP; percent >= min_percent && f->line_count > 1 && !f->failed;
         percent -= STEP) {
        struct flow narrow;
        flow_init(&narrow, &f->style, whole * percent / 100);
        add(&narrow, text);
        const bool worse =
            narrow.failed || narrow.line_count > f->line_count || flow_overflows(&narrow);
        f->failed |= narrow.failed;
        flow_free(worse ? &narrow : f);
        if (worse) {
            return;
        }
        *f = narrow;
    }
}

void even_lines(struct flow *f, const char *text, int min_percent)
{
    even_added(f, text, min_percent, flow_add);
}

/* Without its last characters, so that it fits with an ellipsis behind it. False: out of memory. */
static bool cut_short(const struct text_style *style, double width_pt, const char *text,
                      struct text *out)
{
    static const char ellipsis[] = "\xE2\x80\xA6";
    size_t length = strlen(text);
    do {
        while (length && ((unsigned char)text[--length] & 0xC0) == 0x80) {
        }
        while (length && text[length - 1] == ' ') {
            length--;
        }
        text_clear(out);
        text_add(out, text, length);
        text_puts(out, ellipsis);
    } while (length && !out->failed && text_width_pt(style, out->data) > width_pt);
    return !out->failed;
}

double draw_fitted(const struct book *b, struct canvas *c, double x, double baseline,
                   enum align align, struct text_style style, double width_pt, const char *text)
{
    const double least = fmax(book_min_text_pt(b), 0.75 * style.size_pt);
    return draw_fitted_from(c, x, baseline, align, style, least, width_pt, text);
}

double draw_fitted_from(struct canvas *c, double x, double baseline, enum align align,
                        struct text_style style, double min_pt, double width_pt, const char *text)
{
    const double least = fmin(style.size_pt, min_pt);
    double width = text_width_pt(&style, text);
    struct text cut = {0};
    if (width > width_pt && style.tracking_pt > 0) {
        style.tracking_pt = 0;
        width = text_width_pt(&style, text);
    }
    if (width > width_pt) {
        style.size_pt = fmax(least, style.size_pt * width_pt / width);
        width = text_width_pt(&style, text);
    }
    if (width > width_pt + 1e-6) {
        canvas_note_failure(c, !cut_short(&style, width_pt, text, &cut));
        text = cut.data ? cut.data : "";
        width = text_width_pt(&style, text);
    }
    canvas_text(c, x, baseline, align, &style, text);
    text_free(&cut);
    return width;
}

struct flow_style centred_style(const struct font *font, double size, double leading)
{
    return (struct flow_style){.regular = font,
                               .bold = font,
                               .italic = font,
                               .heading = font,
                               .plain = true,
                               .size_pt = size,
                               .leading_pt = leading,
                               .heading_size_pt = size,
                               .centre = true};
}

size_t count_lines(const struct font *font, double size, const char *text, double width,
                   bool *failed)
{
    struct flow f;
    struct flow_style style = centred_style(font, size, size);
    flow_init(&f, &style, width);
    flow_add(&f, text);
    size_t lines = f.line_count;
    *failed |= f.failed;
    flow_free(&f);
    return lines;
}

/* The narrowest measure in which the text takes no line more: even lines look planned. */
static double even_measure(const struct font *font, double size, const char *text, double width,
                           bool *failed)
{
    enum { MIN_PERCENT = 32 };
    const struct flow_style style = centred_style(font, size, size);
    struct flow f;
    flow_init(&f, &style, width);
    flow_add(&f, text);
    even_lines(&f, text, MIN_PERCENT);
    const double measure = f.width_pt;
    *failed |= f.failed;
    flow_free(&f);
    return measure;
}

static double line_width(const struct flow *f, const struct flow_line *line)
{
    if (!line->count) {
        return 0;
    }
    const struct flow_piece *first = &f->piece[line->first];
    const struct flow_piece *last = first + line->count - 1;
    return last->x - first->x + font_width_em(last->font, last->text) * last->size_pt;
}

double lines_evenness(const struct font *font, double size, const char *text, double width,
                      bool *failed)
{
    struct flow f;
    struct flow_style style = centred_style(font, size, size);
    double sum = 0;
    double widest = 0;
    flow_init(&f, &style, even_measure(font, size, text, width, failed));
    flow_add(&f, text);
    for (size_t i = 0; i < f.line_count; i++) {
        const double w = line_width(&f, &f.line[i]);
        sum += w;
        widest = fmax(widest, w);
    }
    const double even = widest > 0 ? sum / ((double)f.line_count * widest) : 1;
    *failed |= f.failed;
    flow_free(&f);
    return even;
}

/* How far a J or a j reaches beyond the beginning of its line. */
static double overhang_pt(const struct font *font, double size, const char *text)
{
    const struct text_style style = {.font = font, .size_pt = size};
    const double left = text_ink(&style, 0, 0, text).left;
    return isfinite(left) ? fmax(0, -left) : 0;
}

/* Lines begin with their ink. */
static void set_ink_left(struct flow *f)
{
    for (size_t i = 0; i < f->line_count; i++) {
        struct flow_piece *piece = &f->piece[f->line[i].first];
        const size_t count = f->line[i].count;
        const double over =
            count ? overhang_pt(piece->font, piece->size_pt, piece->text) - piece->x : 0;
        for (size_t k = 0; k < count && over > 0; k++) {
            piece[k].x += over;
        }
    }
}

double draw_lines(struct canvas *c, const struct text_style *style, const char *text, double x,
                  double first_baseline, double width, double leading, bool left)
{
    bool failed = false;
    const double measure = even_measure(style->font, style->size_pt, text, width, &failed);
    struct flow f;
    struct flow_style flow = centred_style(style->font, style->size_pt, leading);
    flow.centre = !left;
    flow.paint = style->paint;
    flow.features = style->features;
    flow_init(&f, &flow, measure);
    flow_add(&f, text);
    if (left) {
        set_ink_left(&f);
    }
    double top = first_baseline - leading / 2 - 0.33 * style->size_pt;
    double bottom = flow_draw(c, &f, 0, f.line_count, left ? x : x - measure / 2, top);
    canvas_note_failure(c, f.failed | failed);
    flow_free(&f);
    return bottom - leading / 2 + 0.33 * style->size_pt;
}

/* The largest size up to `most` at which the longest word fits. */
static double fitting_words_size(const struct font *font, const char *text, double most,
                                 double width)
{
    double size = most;
    for (const char *p = text; *p;) {
        size_t length = strcspn(p, " ");
        char word[256];
        snprintf(word, sizeof word, "%.*s", (int)length, p);
        double em = font_width_em(font, word) + overhang_pt(font, 1, word);
        if (em > 0) {
            size = fmin(size, width / em);
        }
        p += length + strspn(p + length, " ");
    }
    return size;
}

double fitting_size(const struct font *font, const char *text, double most, double width,
                    size_t lines, bool *failed)
{
    const double least = 9;
    double size = fitting_words_size(font, text, most, width);
    while (size > least && count_lines(font, size, text, width, failed) > lines) {
        size *= 0.95;
    }
    return size;
}

double fitting_line_size(const struct font *font, const char *text, double max_pt, double width)
{
    return fmin(max_pt, width / fmax(0.1, font_width_em(font, text)));
}

double put_display_text(struct canvas *c, const struct display_text *style, const char *text,
                        double left, double top, double width, bool *failed)
{
    enum { MIN_PERCENT = 55 };
    struct flow f;
    const double size =
        style->bold ? style->size_pt : fitting_words_size(style->font, text, style->size_pt, width);
    struct flow_style flow =
        centred_style(style->font, size, style->leading_pt * size / style->size_pt);
    if (style->bold) {
        flow.plain = false;
        flow.cuts_words = true;
        flow.bold = style->bold;
        flow.italic = style->italic;
        flow.heading = style->bold;
    }
    flow.centre = !style->from_left;
    void (*const add)(struct flow * f, const char *text) =
        style->as_written ? flow_add_lines : flow_add;
    flow_init(&f, &flow, width);
    add(&f, text);
    even_added(&f, text, MIN_PERCENT, add);
    left += style->from_left ? 0 : (width - f.width_pt) / 2;
    double height = flow_height(&f, 0, f.line_count);
    if (c) {
        flow_draw(c, &f, 0, f.line_count, left, top);
        canvas_note_failure(c, f.failed);
    }
    *failed |= f.failed;
    flow_free(&f);
    return height;
}

void draw_writing_lines(struct canvas *c, struct box block)
{
    int rules = (int)floor((block.bottom - block.top) / WRITING_LINE_PITCH_PT);
    for (int i = 1; i <= rules; i++) {
        double y = block.top + i * WRITING_LINE_PITCH_PT;
        canvas_line(c, block.left, y, block.right, y, 0.75, paint_gray(0.6));
    }
}
