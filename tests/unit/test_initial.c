#include <criterion/criterion.h>
#include <math.h>
#include <string.h>

#include "render/text/flow/flow.h"
#include "tests/unit/a_font.h"

#define WORDS                                                                                      \
    " puzzle in this book has one solution and you can find it by thinking alone, so keep a "      \
    "pencil at hand and take the time that you need"

static const double size = 10;
static const double leading = 14;
static const double width = 150;

static struct flow_style style_of(const struct font *font, unsigned lines, bool justify)
{
    return (struct flow_style){.regular = font,
                               .bold = font,
                               .italic = font,
                               .heading = font,
                               .size_pt = size,
                               .leading_pt = leading,
                               .heading_size_pt = size,
                               .justify = justify,
                               .initial = font,
                               .initial_lines = lines,
                               .initial_over = 1.3};
}

/* The first piece, and its ink from the first line's baseline. */
static struct box ink_of_initial(const struct flow *f)
{
    const struct flow_piece *p = &f->piece[f->line[0].first];
    const struct text_style style = {.font = p->font, .size_pt = p->size_pt};
    return text_ink(&style, p->x, p->drop_pt, p->text);
}

static double first_x(const struct flow *f, size_t line)
{
    return f->piece[f->line[line].first + (line == 0)].x;
}

static double end_of(const struct flow *f, size_t line)
{
    const struct flow_piece *p = &f->piece[f->line[line].first + f->line[line].count - 1];
    const struct text_style style = {.font = p->font, .size_pt = p->size_pt};
    return p->x + text_width_pt(&style, p->text);
}

/* A dropped letter stands on the baseline of its last line, its capitals reach as high as those of
 * the first, and its ink begins at the edge. The lines beside it end where the others end. */
Test(render, initials_fit_their_lines)
{
    struct font_set *set = font_set_new();
    const struct font *font = a_font(set, FONT_REGULAR);
    for (int justify = 0; justify < 2; justify++) {
        const struct flow_style style = style_of(font, 3, justify);
        struct flow f;
        flow_init(&f, &style, width);
        flow_add(&f, "Every" WORDS WORDS);
        const struct box ink = ink_of_initial(&f);
        cr_assert_gt(f.line_count, 5);
        cr_expect_str_eq(f.piece[0].text, "E");
        cr_expect_str_eq(f.piece[1].text, "very");
        cr_expect_float_eq(ink.left, 0, 0.01, "the bearing would be seen");
        cr_expect_float_eq(f.piece[0].drop_pt, 2 * leading, 1e-9);
        cr_expect_float_eq(ink.top, -font_cap_height_em(font) * size, 0.02 * leading);
        for (size_t i = 0; i < f.line_count; i++) {
            cr_expect(i < 3 ? first_x(&f, i) > ink.right : first_x(&f, i) == 0, "line %zu", i);
            cr_expect_leq(end_of(&f, i), width + 0.1, "line %zu", i);
        }
        cr_expect_float_eq(f.line[0].height_pt, leading, 1e-9);
        flow_lead(&f, 0.94, 1);
        cr_expect_float_eq(f.line[1].height_pt, leading, 1e-9, "it fits its lines as they were");
        flow_free(&f);
    }
    font_set_drop(set);
}

/* Accents and marks come along; a word of one letter keeps its space; tails push one line more
 * away. */
Test(render, initials_take_all_of_their_letter)
{
    static const struct {
        const char *text, *initial, *next;
    } cases[] = {
        {"\u00C9l\u00E9gance" WORDS, "\u00C9", "l\u00E9gance"},
        {"E\u0301lan" WORDS, "E\u0301", "lan"},
        {"\u038C\u03BB\u03B1" WORDS, "\u038C", "\u03BB\u03B1"},
        {"\u00BFQui\u00E9n" WORDS, "\u00BFQ", "ui\u00E9n"},
        {"\u00AB\u00A0\u00C0" WORDS, "\u00AB\u00A0\u00C0", "puzzle"},
        {"A" WORDS, "A", "puzzle"},
    };
    struct font_set *set = font_set_new();
    const struct font *font = a_font(set, FONT_REGULAR);
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const struct flow_style style = style_of(font, 3, true);
        struct flow f;
        flow_init(&f, &style, width);
        flow_add(&f, cases[i].text);
        flow_add(&f, WORDS WORDS);
        const struct box ink = ink_of_initial(&f);
        const double gap = first_x(&f, 0) - ink.right;
        cr_expect_str_eq(f.piece[0].text, cases[i].initial);
        cr_expect_str_eq(f.piece[1].text, cases[i].next);
        cr_expect_gt(gap, 0);
        cr_expect(i < 4 ||
                      gap > text_width_pt(&(struct text_style){.font = font, .size_pt = size}, " "),
                  "%s", cases[i].text);
        flow_free(&f);
    }
    font_set_drop(set);
}

/* A raised letter stands on the first line, which is as much higher; what has no room for an
 * initial has none. */
Test(render, initials_are_raised_or_left_out)
{
    struct font_set *set = font_set_new();
    const struct font *font = a_font(set, FONT_REGULAR);
    struct flow_style style = style_of(font, 1, true);
    struct flow f;
    flow_init(&f, &style, width);
    flow_add(&f, "Every" WORDS);
    const struct box ink = ink_of_initial(&f);
    cr_expect_float_eq(f.piece[0].drop_pt, 0, 1e-9);
    cr_expect_float_eq(-ink.top, font_cap_height_em(font) * size + 1.3 * leading, 0.02 * leading);
    cr_expect_float_eq(f.line[0].rise_pt, 1.3 * leading, 0.02 * leading);
    cr_expect_float_eq(f.line[0].height_pt, leading + f.line[0].rise_pt, 1e-9);
    cr_expect_float_eq(first_x(&f, 1), 0, 1e-9);
    flow_free(&f);
    style = style_of(font, 3, true);
    flow_init(&f, &style, width);
    flow_add(&f,
             "Every puzzle in this book has one solution and you can find it by thinking hard.");
    cr_assert_eq(f.line_count, 3);
    cr_expect_float_eq(f.piece[0].drop_pt, leading, 1e-9, "less deep in a short paragraph");
    cr_expect_eq(f.initial_lines, 2);
    flow_free(&f);
    static const char *const without[] = {"Every puzzle is short.", "# Every" WORDS,
                                          "- Every" WORDS};
    for (size_t i = 0; i < 4; i++) {
        style = style_of(font, 3, true);
        style.centre = i == 3;
        flow_init(&f, &style, width);
        flow_add(&f, i == 3 ? "Every" WORDS : without[i]);
        cr_expect_eq(f.initial_lines, 0, "%zu", i);
        cr_expect_float_eq(f.piece[0].size_pt, size, 1e-9, "%zu", i);
        flow_free(&f);
    }
    font_set_drop(set);
}
