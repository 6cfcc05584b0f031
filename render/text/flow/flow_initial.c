#include "render/text/flow/flow_initial.h"

#include <math.h>
#include <string.h>

#include "base/text.h"
#include "render/text/flow/flow_words.h"

/* Our choices, by eye: the air behind an initial, in parts of the text's size; how far a round
 * letter or an accent may reach over the first line, and a tail under the last, in parts of the
 * leading. */
static const double air = 0.16;
static const double reach_above = 0.2;
static const double reach_below = 0.3;

/* Bytes of the sign that begins at p; 0 at the end. */
static size_t sign_length(const char *p)
{
    size_t length = *p != '\0';
    while (length && ((unsigned char)p[length] & 0xC0) == 0x80) {
        length++;
    }
    return length;
}

/* Quotation marks and the signs that open Spanish sentences belong to the letter behind them;
 * combining accents (U+0300 to U+036F) to the one before. */
static size_t initial_length(const char *text)
{
    static const char *const opening[] = {"\"",
                                          "'",
                                          "(",
                                          "\xC2\xAB",
                                          "\xC2\xBF",
                                          "\xC2\xA1",
                                          "\xE2\x80\x9C",
                                          "\xE2\x80\x9E",
                                          "\xE2\x80\x98",
                                          "\xE2\x80\x9A",
                                          "\xE2\x80\xB9",
                                          "\xC2\xA0"};
    size_t length = 0;
    for (size_t i = 0; i < sizeof opening / sizeof opening[0]; i++) {
        const size_t sign = strlen(opening[i]);
        if (strncmp(text + length, opening[i], sign) == 0) {
            length += sign;
            i = SIZE_MAX; /* from the first again */
        }
    }
    length += sign_length(text + length);
    while ((unsigned char)text[length] == 0xCC ||
           ((unsigned char)text[length] == 0xCD && (unsigned char)text[length + 1] < 0xB0)) {
        length += 2;
    }
    return length;
}

/* As high as its lines: from the baseline of the last to the capitals of the first. A raised one
 * stands on the first, which then is as high as the style says. */
static double size_for(const struct flow_style *s, unsigned depth)
{
    const double capitals = font_cap_height_em(s->regular) * s->size_pt;
    const double over = (depth > 1 ? depth - 1 : s->initial_over) * s->leading_pt;
    return (capitals + over) / font_cap_height_em(s->initial);
}

static void take_text(struct flow *f, struct fragment *fragment, size_t *count, size_t length)
{
    fragment->text += length;
    if (*fragment->text) {
        fragment->width = flow_width_pt(f, fragment, fragment->text, f->style.size_pt);
        return;
    }
    memmove(fragment, fragment + 1, --*count * sizeof *fragment);
}

struct initial flow_take_initial(struct flow *f, struct fragment *fragment, size_t *count,
                                 unsigned depth, double space)
{
    const struct flow_style *s = &f->style;
    const size_t length = *count ? initial_length(fragment->text) : 0;
    struct initial initial = {0};
    struct text letter = {0};
    text_add(&letter, length ? fragment->text : "", length);
    const char *kept = length ? flow_keep(f, &letter) : NULL;
    if (!kept) {
        return initial;
    }
    const struct text_style style = {.font = s->initial, .size_pt = size_for(s, depth)};
    const struct box ink = text_ink(&style, 0, 0, kept);
    const double drop = (depth - 1) * s->leading_pt;
    const double top = drop + font_cap_height_em(s->regular) * s->size_pt;
    const double above = -ink.top - top;
    const bool word = fragment->text[length] == '\0' && *count > 1 && fragment[1].space_before;
    initial.piece = (struct flow_piece){.font = s->initial,
                                        .size_pt = style.size_pt,
                                        .x = -ink.left,
                                        .drop_pt = drop,
                                        .text = kept};
    initial.lines = depth + (ink.bottom > reach_below * s->leading_pt ? 1u : 0u);
    initial.notch_pt = ink.right - ink.left + air * s->size_pt + (word ? space : 0);
    initial.rise_pt = above > reach_above * s->leading_pt ? above : 0;
    take_text(f, fragment, count, length);
    return initial;
}
