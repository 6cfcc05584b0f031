#include <criterion/criterion.h>
#include <string.h>

#include "base/text.h"
#include "render/canvas/flow_draw.h"
#include "render/text/flow/flow.h"
#include "tests/unit/a_font.h"

static struct flow_style plain_style(const struct font *font)
{
    return (struct flow_style){.regular = font,
                               .bold = font,
                               .italic = font,
                               .heading = font,
                               .size_pt = 10,
                               .leading_pt = 14,
                               .heading_size_pt = 10};
}

Test(render, flow_fills_lines_and_keeps_headings_with_text)
{
    struct font_set *set = font_set_new();
    const struct font *font = a_font(set, FONT_REGULAR);
    struct flow_style style = plain_style(font);
    style.justify = true;
    struct flow f;
    flow_init(&f, &style, 100);
    flow_add(&f, "one two three four five six seven eight nine ten eleven twelve\n\n"
                 "# Heading\nmore **bold** and *italic* words here to fill two lines");
    size_t lines = f.line_count;
    flow_free(&f);
    flow_init(&f, &style, 1000);
    flow_add(&f, "one two three four five six seven eight nine ten eleven twelve");
    cr_assert_eq(f.line_count, 1);
    cr_assert(lines > 1);
    flow_free(&f);
    font_set_drop(set);
}

/* A word a line: paragraphs of 4 and 3 lines with a heading between, then one of a line. Never a
 * heading at a foot, never one line of a longer paragraph alone on a page, unless there is room for
 * no more. */
Test(render, flow_breaks_pages_at_good_places)
{
    struct font_set *set = font_set_new();
    const struct font *font = a_font(set, FONT_REGULAR);
    struct flow_style style = plain_style(font);
    struct flow f;
    flow_init(&f, &style, 1);
    flow_add(&f, "one two three four\n\n# Heading\nfive six seven\n\neight");
    cr_assert_eq(f.line_count, 9);
    static const size_t good[] = {1, 2, 2, 4, 4, 4, 4, 8, 9};
    for (size_t room = 1; room <= 9; room++) {
        size_t end = flow_break(&f, 0, flow_height(&f, 0, room) + 0.1);
        cr_assert_eq(end, good[room - 1], "room for %zu lines: %zu", room, end);
    }
    cr_assert_eq(flow_break(&f, 4, flow_height(&f, 4, 5) + 0.1), 5, "it must move on all the same");
    flow_free(&f);
    font_set_drop(set);
}

/* Hints ask for it: a paragraph moves on whole; only one longer than a page is divided. */
Test(render, flow_keeps_paragraphs_whole_where_asked)
{
    struct font_set *set = font_set_new();
    struct flow_style style = plain_style(a_font(set, FONT_REGULAR));
    style.whole = true;
    struct flow f;
    flow_init(&f, &style, 1);
    flow_add(&f, "one two three four\n\nfive six seven eight nine");
    cr_assert_eq(f.line_count, 9);
    static const size_t good[] = {1, 2, 3, 4, 4, 4, 4, 4, 9};
    for (size_t room = 1; room <= 9; room++) {
        size_t end = flow_break(&f, 0, flow_height(&f, 0, room) + 0.1);
        cr_assert_eq(end, good[room - 1], "room for %zu lines: %zu", room, end);
    }
    flow_free(&f);
    font_set_drop(set);
}

/* A last line of one short word gets company where that costs no line; labels stand in a column. */
Test(render, flow_leaves_no_word_alone_and_aligns_labels)
{
    struct font_set *set = font_set_new();
    const struct font *font = a_font(set, FONT_REGULAR);
    struct flow_style style = plain_style(font);
    style.hanging_pt = 30;
    static const char text[] = "every puzzle has exactly one solution to find so";
    double width = font_width_em(font, "every puzzle has exactly one solution to find") * 10 + 1;
    struct flow f;
    flow_init(&f, &style, width);
    flow_add(&f, text);
    flow_add(&f, "1\tlabel");
    flow_add(&f, "12\tlabel");
    cr_assert_eq(f.line_count, 4);
    struct canvas_options o = {.scale = 1};
    struct canvas *c = canvas_new(canvas_device_find("svg"), &o);
    struct page_boxes boxes = {.width_pt = 600, .height_pt = 600};
    struct text out = {0};
    struct diag d = silent();
    canvas_begin_page(c, &boxes);
    flow_draw(c, &f, 0, 4, 0, 0);
    canvas_end_page(c);
    cr_assert_eq(canvas_finish(c, &out, &d), STATUS_OK);
    double y[16];
    double x[16];
    size_t count = 0;
    for (const char *p = out.data; count < 16 && (p = strstr(p, "<text")); p++, count++) {
        cr_assert_eq(sscanf(strstr(p, " x=\""), " x=\"%lf", &x[count]), 1);
        cr_assert_eq(sscanf(strstr(p, " y=\""), " y=\"%lf", &y[count]), 1);
    }
    cr_assert_eq(count, 13);
    cr_assert_eq(y[7], y[8], "'find' stands beside 'so': %f %f %f", y[6], y[7], y[8]);
    cr_assert_lt(y[6], y[7]);
    cr_assert_float_eq(x[10], 30, 1e-6);
    cr_assert_float_eq(x[12], 30, 1e-6);
    text_free(&out);
    canvas_drop(c);
    flow_free(&f);
    font_set_drop(set);
}

static size_t lines_of(const struct font *font, const char *text, double width)
{
    struct flow_style style = plain_style(font);
    struct flow f;
    flow_init(&f, &style, width);
    flow_add(&f, text);
    size_t lines = f.line_count;
    flow_free(&f);
    return lines;
}

/* "row" goes to the next line with its number, which takes a line more here. Not so behind a comma,
 * or where both do not fit on a line. */
Test(render, flow_keeps_numbers_with_their_words)
{
    struct font_set *set = font_set_new();
    const struct font *font = a_font(set, FONT_REGULAR);
    double row = font_width_em(font, "only in row") * 10 + 1;
    double greek = font_width_em(font, "only in \xCF\x83\xCF\x84\xCE\xB7") * 10 + 1;
    cr_expect_eq(lines_of(font, "only in row x fits at", row), 2);
    cr_expect_eq(lines_of(font, "only in row 6 fits at", row), 3);
    cr_expect_eq(lines_of(font, "only in row **6** fits at", row), 3);
    cr_expect_eq(lines_of(font, "only in row, 6 fits at", row + 3), 2);
    cr_expect_eq(lines_of(font, "only in \xCF\x83\xCF\x84\xCE\xB7 x fits at", greek), 2);
    cr_expect_eq(lines_of(font, "only in \xCF\x83\xCF\x84\xCE\xB7 6 fits at", greek), 3);
    double equation = font_width_em(font, "words 9 \xE2\x88\x92") * 10 + 1;
    cr_expect_eq(lines_of(font, "words 9 x 8 words", equation), 2);
    cr_expect_eq(lines_of(font, "words 9 \xE2\x88\x92 8 words", equation), 3);
    double wide = font_width_em(font, "consecutively") * 10 + 1;
    cr_expect_eq(lines_of(font, "consecutively 123456789", wide), 2);
    double range = font_width_em(font, "words 1 to") * 10 + 1;
    cr_expect_eq(lines_of(font, "words 1 to 9 words", range), 3, "a range is whole");
    cr_expect_eq(lines_of(font, "words 1 to x words", range), 2);
    double pair = font_width_em(font, "13G 14F") * 10 + 1;
    cr_expect_eq(lines_of(font, "13G 14F 15G 16F", pair), 2, "a list of sets is broken anywhere");
    font_set_drop(set);
}

/* A Polish word of one letter goes to the next line with the word behind it. */
Test(render, flow_ends_no_polish_line_with_one_letter)
{
    struct font_set *set = font_set_new();
    const struct font *font = a_font(set, FONT_REGULAR);
    static const char *const languages[] = {"en", "pl"};
    for (size_t i = 0; i < 2; i++) {
        struct flow_style style = plain_style(font);
        style.language = languages[i];
        struct flow f;
        flow_init(&f, &style, font_width_em(font, "kolumnie w") * 10 + 1);
        flow_add(&f, "kolumnie w ab kolumnie");
        const char *first = f.piece[f.line[0].first + f.line[0].count - 1].text;
        cr_expect_eq(first[strlen(first) - 1] == 'w', i == 0, "%s: '%s'", languages[i], first);
        flow_free(&f);
    }
    font_set_drop(set);
}

/* Names of many cells, with lines chosen one by one and together. */
Test(render, flow_breaks_long_words_behind_commas_and_dashes)
{
    struct font_set *set = font_set_new();
    const struct font *font = a_font(set, FONT_REGULAR);
    for (int justify = 0; justify < 2; justify++) {
        struct flow_style style = plain_style(font);
        style.justify = justify;
        struct flow f;
        flow_init(&f, &style, 100);
        flow_add(&f,
                 "The clone r1c2,r2c2,r3c2,r4c1,r4c2,r5c1,r2c8,r3c8 and r1c1–r1c2–r1c3–r1c4–r1c5.");
        cr_assert_gt(f.line_count, 3);
        for (size_t i = 0; i < f.line_count; i++) {
            const struct flow_line *l = &f.line[i];
            const struct flow_piece *last = &f.piece[l->first + l->count - 1];
            const double end = last->x + shape_text(font, 0, last->text)->width_em * last->size_pt;
            cr_expect_leq(end, 100 + 1e-6, "line %zu ends at %.1f with '%s'", i, end, last->text);
        }
        flow_free(&f);
    }
    font_set_drop(set);
}

/* Columns of one page end at one height: the shorter one's paragraphs stand further apart, unless
 * they would gape. */
Test(render, flow_evens_the_feet_of_columns)
{
    struct flow_line line[6] = {{.height_pt = 10},
                                {.height_pt = 10, .space_above_pt = 4},
                                {.height_pt = 10},
                                {.height_pt = 10, .space_above_pt = 4},
                                {.height_pt = 10, .space_above_pt = 4},
                                {.height_pt = 12}};
    struct flow f = {.line = line, .line_count = 6};
    flow_even_feet(&f, 0, 3, 6);
    cr_expect_float_eq(flow_height(&f, 0, 3), 36, 1e-9, "%f", flow_height(&f, 0, 3));
    cr_expect_float_eq(flow_height(&f, 3, 6), 36, 1e-9, "%f", flow_height(&f, 3, 6));
    line[5].height_pt = 30;
    flow_even_feet(&f, 0, 3, 6);
    cr_expect_float_eq(flow_height(&f, 0, 3), 36, 1e-9, "%f", flow_height(&f, 0, 3));
    /* A heading stays near to its text. */
    line[0].heading = true;
    line[2].space_above_pt = 4;
    line[5].height_pt = 18;
    flow_even_feet(&f, 0, 3, 6);
    cr_expect_float_eq(line[1].space_above_pt, 6, 1e-9, "%f", line[1].space_above_pt);
}

/* A further line of a numbered paragraph is indented as its others are, as far as its words reach,
 * and no page begins with it where paragraphs stay whole. */
Test(render, a_paragraph_goes_on_with_a_new_line)
{
    struct flow_style style = plain_style(a_font(shared_fonts(), FONT_REGULAR));
    struct flow f;
    style.hanging_pt = 30;
    style.whole = true;
    flow_init(&f, &style, 100);
    flow_add(&f, "**7**\tone two");
    const size_t from = f.line_count;
    flow_go_on(&f, "three four five six seven eight");
    cr_assert_gt(f.line_count, from + 1);
    for (size_t i = from; i < f.line_count; i++) {
        const struct flow_piece *last = &f.piece[f.line[i].first + f.line[i].count - 1];
        cr_expect_float_eq(f.piece[f.line[i].first].x, style.hanging_pt, 1e-9);
        cr_expect_leq(last->x + last->size_pt * font_width_em(last->font, last->text), 100 + 1e-6);
    }
    cr_expect_eq(flow_break(&f, 0, flow_height(&f, 0, f.line_count)), f.line_count);
    flow_add(&f, "**8**\tnine");
    flow_go_on(&f, "ten");
    const size_t end = f.line_count;
    cr_expect_eq(flow_break(&f, 0, flow_height(&f, 0, end) - 1), end - 2);
    flow_free(&f);
}

/* Its lines, one after the other: each no wider than the flow, and the text whole. */
static size_t check_cut(const struct font *font, const struct flow_style *style, const char *word,
                        char ends)
{
    struct flow f;
    struct text joined = {0};
    flow_init(&f, style, 100);
    flow_add(&f, word);
    for (size_t i = 0; i < f.line_count; i++) {
        double width = 0;
        for (size_t k = 0; k < f.line[i].count; k++) {
            const struct flow_piece *piece = &f.piece[f.line[i].first + k];
            width += font_width_em(font, piece->text) * piece->size_pt;
            text_puts(&joined, piece->text);
        }
        cr_assert_leq(width, 100.001, "line %zu of %s", i, word);
        const char last = joined.data[joined.length - 1];
        cr_assert(!ends || i + 1 == f.line_count || last == ends, "line %zu ends with %c", i, last);
    }
    cr_assert_str_eq(joined.data, word);
    cr_assert(flow_overflows(&f));
    const size_t lines = f.line_count;
    text_free(&joined);
    flow_free(&f);
    return lines;
}

/* Without a hyphen: an address behind one of its signs, other words anywhere, letters whole. */
Test(render, flow_cuts_words_that_are_wider_than_a_line)
{
    struct font_set *set = font_set_new();
    const struct font *font = a_font(set, FONT_REGULAR);
    struct flow_style style = plain_style(font);
    style.cuts_words = true;
    for (unsigned justify = 0; justify < 2; justify++) {
        style.justify = justify;
        cr_assert_gt(check_cut(font, &style,
                               "https://example.org/a/rather/long/path/for/a/narrow/line", '/'),
                     2);
        cr_assert_gt(check_cut(font, &style, "Zażółćgęśląjaźńzażółćgęśląjaźńzażółć", 0), 1);
    }
    font_set_drop(set);
}

/* Where the style has a face for bold numbers, no bold word has it, and items still begin with
 * their number. */
Test(render, flow_sets_bold_numbers_in_their_face)
{
    struct font_set *set = font_set_new();
    struct flow_style style = plain_style(a_font(set, FONT_REGULAR));
    style.plain = false;
    style.bold = a_font(set, FONT_BOLD);
    style.bold_number = a_font(set, FONT_ITALIC);
    style.hanging_pt = 20;
    struct flow f;
    flow_init(&f, &style, 300);
    flow_add(&f, "**12**\t**Box**: 3");
    cr_assert_eq(f.piece_count, 4);
    const struct font *const faces[] = {style.bold_number, style.bold, style.regular,
                                        style.regular};
    for (size_t i = 0; i < f.piece_count; i++) {
        cr_assert_eq(f.piece[i].font, faces[i], "%s", f.piece[i].text);
    }
    cr_assert_eq(flow_item_number(&f, 0), 12);
    flow_free(&f);
    font_set_drop(set);
}
