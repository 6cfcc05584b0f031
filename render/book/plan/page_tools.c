/* What planning and drawing both stand on: the text block of a page, the book's words, and texts
 * that are made to fit. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "render/book/book_private.h"

const char *book_text(const struct book *b, enum text_id id)
{
    return translation_text(&b->translation, id);
}

double book_block_width(const struct book *b)
{
    return b->width_pt - b->margins.inside_pt - b->margins.outside_pt;
}

double book_block_height(const struct book *b)
{
    return b->height_pt - b->margins.top_pt - b->margins.bottom_pt;
}

struct box book_block(const struct book *b, size_t page)
{
    bool right_page = page % 2 == 0;
    double left = right_page ? b->margins.inside_pt : b->margins.outside_pt;
    return (struct box){left, b->margins.top_pt, left + book_block_width(b),
                        b->margins.top_pt + book_block_height(b)};
}

const char *book_keep(struct book *b, struct text *t)
{
    if (b->string_count == b->string_capacity) {
        size_t capacity = b->string_capacity ? 2 * b->string_capacity : 32;
        char **moved = realloc(b->string, capacity * sizeof *moved);
        if (!moved) {
            b->out_of_memory = true;
            text_free(t);
            return "";
        }
        b->string = moved;
        b->string_capacity = capacity;
    }
    if (t->failed || !t->data) {
        b->out_of_memory |= t->failed;
        text_free(t);
        return "";
    }
    b->string[b->string_count++] = t->data;
    return t->data;
}

void book_forget_strings(struct book *b)
{
    for (size_t i = 0; i < b->string_count; i++) {
        free(b->string[i]);
    }
    b->string_count = 0;
}

static void roman_numeral(unsigned number, char *out, size_t size)
{
    static const struct {
        unsigned value;
        const char *text;
    } steps[] = {{100, "c"}, {90, "xc"}, {50, "l"}, {40, "xl"}, {10, "x"},
                 {9, "ix"},  {5, "v"},   {4, "iv"}, {1, "i"}};
    size_t length = 0;
    for (size_t i = 0; i < sizeof steps / sizeof steps[0]; i++) {
        for (; number >= steps[i].value; number -= steps[i].value) {
            length += (size_t)snprintf(out + length, size - length, "%s", steps[i].text);
            if (length >= size) {
                return;
            }
        }
    }
}

const char *folio_text(const struct page *p, char buffer[24])
{
    buffer[0] = '\0';
    if (p->folio && p->roman && p->folio < 400) {
        roman_numeral(p->folio, buffer, 24);
    } else if (p->folio) {
        snprintf(buffer, 24, "%u", p->folio);
    }
    return buffer;
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
    double least = fmin(style.size_pt, fmax(b->source.profile->min_text_pt, 0.75 * style.size_pt));
    double width = text_width_pt(&style, text);
    struct text cut = {0};
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

double draw_lines(struct canvas *c, const struct text_style *style, const char *text, double x,
                  double first_baseline, double width, double leading, bool left)
{
    /* Narrow the measure as far as the number of lines allows: even lines look planned. */
    bool failed = false;
    size_t lines = count_lines(style->font, style->size_pt, text, width, &failed);
    double measure = width;
    for (int percent = 98; percent > 30; percent -= 2) {
        double tried = width * percent / 100;
        if (count_lines(style->font, style->size_pt, text, tried, &failed) > lines) {
            break;
        }
        measure = tried;
    }
    struct flow f;
    struct flow_style flow = centred_style(style->font, style->size_pt, leading);
    flow.centre = !left;
    flow.paint = style->paint;
    flow.features = style->features;
    flow_init(&f, &flow, measure);
    flow_add(&f, text);
    double top = first_baseline - leading / 2 - 0.33 * style->size_pt;
    double bottom = flow_draw(c, &f, 0, f.line_count, left ? x : x - measure / 2, top);
    canvas_note_failure(c, f.failed | failed);
    flow_free(&f);
    return bottom - leading / 2 + 0.33 * style->size_pt;
}

double fitting_size(const struct font *font, const char *text, double most, double width,
                    size_t lines, bool *failed)
{
    const double least = 9;
    double size = most;
    for (const char *p = text; *p;) {
        size_t length = strcspn(p, " ");
        char word[256];
        snprintf(word, sizeof word, "%.*s", (int)length, p);
        double em = font_width_em(font, word);
        if (em > 0) {
            size = fmin(size, width / em);
        }
        p += length + strspn(p + length, " ");
    }
    while (size > least && count_lines(font, size, text, width, failed) > lines) {
        size *= 0.95;
    }
    return size;
}

void draw_rules(struct canvas *c, struct box block)
{
    int rules = (int)floor((block.bottom - block.top) / RULE_PITCH_PT);
    for (int i = 1; i <= rules; i++) {
        double y = block.top + i * RULE_PITCH_PT;
        canvas_line(c, block.left, y, block.right, y, 0.75, paint_gray(0.6));
    }
}
