#include <criterion/criterion.h>
#include <math.h>
#include <string.h>

#include "render/pdf/reading/pdf_library.h"
#include "render/pictures/picture.h"
#include "render/pictures/qr.h"
#include "tests/unit/a_font.h"

Test(render, fonts_are_found_and_measured)
{
    struct font_set *set = font_set_new();
    struct diag d = silent();
    const struct font *font;
    cr_assert_eq(font_find(set, "Liberation Sens", FONT_REGULAR, NULL, &font, NULL, &d),
                 STATUS_USAGE);
    cr_assert_eq(font_find(set, "/nowhere/x.ttf", FONT_REGULAR, NULL, &font, NULL, &d),
                 STATUS_USAGE);
    cr_assert_eq(d.errors, 2);
    font = a_font(set, FONT_BOLD);
    cr_assert_str_eq(font_style_name(font), "Bold");
    /* Tabular figures: all digits are as wide as 0. */
    for (char c = '1'; c <= '9'; c++) {
        char text[2] = {c, '\0'};
        cr_assert_float_eq(font_width_em(font, text), font_width_em(font, "0"), 1e-9);
    }
    double cap = font_cap_height_em(font);
    cr_assert(cap > 0.6 && cap < 0.8, "cap height %f", cap);
    cr_assert_float_eq(font_glyph_box(font, 'H').top, cap, 0.02);
    uint32_t missing = 0;
    cr_assert_eq(font_first_missing(font, "a\xC3\xA9\nb", &missing), SIZE_MAX);
    cr_assert_eq(font_first_missing(font, "ab\xF0\x9F\x98\x80", &missing), 2);
    cr_assert_eq(missing, 0x1F600);
    cr_assert_eq(font_first_missing(font, "a\xFF", &missing), 1);
    /* A mathematical A, which DejaVu has, and a character of nobody's. */
    cr_assert_eq(font_find(set, "DejaVu Sans", FONT_REGULAR, NULL, &font, NULL, &d), STATUS_OK);
    cr_assert_eq(font_first_missing(font, "x\xF0\x9D\x94\xB8", &missing), SIZE_MAX);
    cr_assert_eq(font_first_missing(font, "x\xF3\xB0\x80\x80", &missing), 1);
    cr_assert_eq(missing, 0xF0000);
    font_set_drop(set);
}

/* Digits stand in the middle of their cells: equal room above and below, for the flat ones. */
Test(render, digits_are_centred_on_the_cap_height)
{
    struct font_set *set = font_set_new();
    struct diag d = silent();
    struct board_style style;
    cr_assert_eq(board_style_init(&style, set, DEFAULT_DIGIT_FONT, NULL, &d), STATUS_OK);
    const struct layout *v = variant_at(0);
    static const double cells[] = {14, 26, 57};
    for (size_t i = 0; i < 3; i++) {
        struct grid g = {{0}};
        g.cell[0] = 4;
        struct board_content content = {.variant = v, .givens = &g};
        struct canvas_options o = {.scale = 1};
        struct canvas *c = canvas_new(canvas_device_find("svg"), &o);
        struct page_boxes boxes = {.width_pt = 600, .height_pt = 600};
        canvas_begin_page(c, &boxes);
        board_draw(c, 0, 0, cells[i], &style, &content);
        canvas_end_page(c);
        struct text out = {0};
        cr_assert_eq(canvas_finish(c, &out, &d), STATUS_OK);
        double y = 0;
        double size = 0;
        const char *text = strstr(out.data, "<text");
        cr_assert_eq(sscanf(strstr(text, " y=\""), " y=\"%lf", &y), 1);
        cr_assert_eq(sscanf(strstr(text, "font-size=\""), "font-size=\"%lf", &size), 1);
        double height = size * font_cap_height_em(style.given_font);
        cr_assert_float_eq(height, 0.6 * cells[i], 0.02 * cells[i]);
        cr_assert_float_eq(y - height / 2, cells[i] / 2, 0.02, "cell %f", cells[i]);
        text_free(&out);
        canvas_drop(c);
    }
    font_set_drop(set);
}

Test(render, the_page_record_knows_what_was_drawn)
{
    struct font_set *set = font_set_new();
    struct canvas_options o = {.scale = 1};
    struct canvas *c = canvas_new(canvas_device_find("svg"), &o);
    struct page_boxes boxes = {.width_pt = 200, .height_pt = 100};
    canvas_begin_page(c, &boxes);
    canvas_push(c, (struct placement){2, 2, 200, 100}); /* twice as large, on its head */
    canvas_line(c, 10, 10, 30, 10, 1, PAINT_BLACK);
    canvas_fill(c, (struct box){40, 20, 50, 30}, paint_gray(0.8));
    canvas_pop(c);
    canvas_fill(c, (struct box){0, 0, 200, 100}, PAINT_WHITE);
    struct text_style style = {.font = a_font(set, FONT_REGULAR), .size_pt = 9};
    canvas_text(c, 185, 50, ALIGN_LEFT, &style, "H");
    canvas_end_page(c);
    const struct page_record *r = &canvas_pages(c)[0];
    cr_assert_float_eq(r->ink.left, 100, 1e-9);
    cr_assert_float_eq(r->ink.bottom, 81, 1e-9);
    cr_assert_float_eq(r->ink.top, 40, 1e-9);
    cr_assert(r->ink.right > 186 && r->ink.right < 195);
    cr_assert_float_eq(r->thinnest_line_pt, 2, 1e-9);
    cr_assert_float_eq(r->smallest_text_pt, 9, 1e-9);
    cr_assert_float_eq(r->lightest_fill, 0.8, 1e-9);
    cr_assert_not(r->colour);
    canvas_drop(c);
    font_set_drop(set);
}

Test(render, a_slanting_line_is_as_wide_as_its_pen_across_it)
{
    struct canvas_options o = {.scale = 1};
    struct canvas *c = canvas_new(canvas_device_find("svg"), &o);
    canvas_begin_page(c, &(struct page_boxes){.width_pt = 200, .height_pt = 100});
    canvas_line(c, 50, 50, 80, 90, 10, PAINT_BLACK); /* 3 : 4 : 5 */
    canvas_end_page(c);
    const struct page_record *r = &canvas_pages(c)[0];
    cr_assert_float_eq(r->ink.left, 46, 1e-9);
    cr_assert_float_eq(r->ink.top, 47, 1e-9);
    cr_assert_float_eq(r->ink.right, 84, 1e-9);
    cr_assert_float_eq(r->ink.bottom, 93, 1e-9);
    canvas_drop(c);
}

static void draw_dashes(const char *device, bool as_lines, struct text *out)
{
    struct diag d = silent();
    struct canvas_options o = {.scale = 4};
    struct canvas *c = canvas_new(canvas_device_find(device), &o);
    canvas_begin_page(c, &(struct page_boxes){.width_pt = 60, .height_pt = 40});
    for (int i = 0; as_lines && i < 4; i++) {
        canvas_line(c, 10 + 8 * i, 10, fmin(15 + 8 * i, 38), 10, 2, PAINT_BLACK);
    }
    if (!as_lines) {
        canvas_dashed_line(c, 10, 10, 38, 10, 2, PAINT_BLACK, (struct dashes){5, 8});
    }
    canvas_line(c, 10, 20, 38, 20, 2, PAINT_BLACK);
    canvas_end_page(c);
    cr_assert_eq(canvas_finish(c, out, &d), STATUS_OK);
    canvas_drop(c);
}

/* By the format's own pattern, which the next line has no more; or as so many lines. */
Test(render, dashes_are_drawn_by_each_device)
{
    struct text dashes = {0};
    struct text lines = {0};
    draw_dashes("svg", false, &dashes);
    const char *pattern = strstr(dashes.data, " stroke-dasharray=\"5 3\"");
    cr_assert(pattern && !strstr(pattern + 2, "stroke-dasharray") && strstr(pattern, "<line"), "%s",
              dashes.data);
    text_clear(&dashes);
    draw_dashes("eps", false, &dashes);
    cr_assert(strstr(dashes.data, "[5 3 ] 0 setdash\n10 30 moveto\n38 30 lineto\n0 setgray\n"
                                  "2 setlinewidth stroke\n[] 0 setdash\n"),
              "%s", dashes.data);
    text_clear(&dashes);
    draw_dashes("png", false, &dashes);
    draw_dashes("png", true, &lines);
    cr_assert(dashes.length == lines.length && memcmp(dashes.data, lines.data, lines.length) == 0);
    text_free(&dashes);
    text_free(&lines);
}

/* Most scanners want dark modules on a light ground: on a black page, that is the ground of the
 * page with a light panel on it. */
Test(render, a_code_on_a_black_page_is_dark_on_light)
{
    struct diag d = silent();
    struct text out = {0};
    struct canvas *c = canvas_new(canvas_device_find("svg"), &(struct canvas_options){.scale = 1});
    canvas_begin_page(c, &(struct page_boxes){.width_pt = 100, .height_pt = 100});
    canvas_invert(c);
    cr_assert(qr_draw(c, 0, 0, "https://example.org/r"));
    canvas_end_page(c);
    cr_assert_eq(canvas_finish(c, &out, &d), STATUS_OK);
    canvas_drop(c);
    const char *const page = strstr(out.data, "fill=\"#000000\"");
    const char *const panel = strstr(out.data, "fill=\"#d9d9d9\"");
    cr_assert(page && panel > page, "%s", out.data);
    unsigned modules = 0;
    for (const char *at = panel + 1; (at = strstr(at, " fill=\"")) != NULL; at++, modules++) {
        cr_assert_eq(strncmp(at, " fill=\"#000000\"", 15), 0, "%.20s", at);
    }
    cr_assert_gt(modules, 100);
    text_free(&out);
}

/* The same drawing gives the same PDF, byte for byte, and nothing but gray operators. */
Test(render, pdf_is_reproducible)
{
    struct font_set *set = font_set_new();
    struct diag d = silent();
    struct board_style style;
    struct picture_options o = {.cell_pt = 30};
    struct text out[2] = {{0}, {0}};
    cr_assert_eq(board_style_init(&style, set, DEFAULT_DIGIT_FONT, NULL, &d), STATUS_OK);
    for (int i = 0; i < 2; i++) {
        struct grid g = {{5, 3, 1}};
        struct board_content content = {.variant = variant_find("x"), .givens = &g};
        struct canvas *c = picture_canvas(canvas_device_find("pdf"), &o, &content);
        picture_draw(c, &style, &o, &(struct picture_frame){.content = &content}, 1);
        cr_assert_eq(canvas_finish(c, &out[i], &d), STATUS_OK);
        canvas_drop(c);
    }
    cr_assert_eq(out[0].length, out[1].length);
    cr_assert_eq(memcmp(out[0].data, out[1].data, out[0].length), 0);
    cr_assert_eq(memcmp(out[0].data, "%PDF-", 5), 0);
    text_free(&out[0]);
    text_free(&out[1]);
    font_set_drop(set);
}

/* The elements of a group and of the parts in it. */
static size_t count_elements(const struct pdf_file *f, struct pdf_value group, size_t *parts)
{
    struct pdf_value kids = pdf_get(f, group, "/K");
    size_t count = 0;
    struct pdf_value kid;
    for (size_t i = 0; (kid = pdf_item(f, kids, i)).handle; i++) {
        bool part = pdf_is(f, pdf_get(f, kid, "/S"), "/Div");
        *parts += part;
        count += part ? count_elements(f, kid, parts) : 1;
        cr_assert_lt(i, 32767); /* what libharu's arrays hold */
    }
    return count;
}

/* More elements and links than libharu's arrays hold. */
Test(render, long_documents_are_tagged_in_parts)
{
    enum { PAGES = 3, LINKS = 12000 };
    struct font_set *set = font_set_new();
    struct diag d = silent();
    struct canvas_options o = {
        .title = "T", .metadata = true, .navigation = true, .language = "en", .tagged = true};
    struct canvas *c = canvas_new(canvas_device_find("pdf"), &o);
    struct page_boxes boxes = {.width_pt = 200, .height_pt = 200};
    struct text_style style = {.font = a_font(set, FONT_REGULAR), .size_pt = 9};
    for (size_t p = 0; p < PAGES; p++) {
        canvas_begin_page(c, &boxes);
        for (size_t i = 0; i < LINKS; i++) {
            canvas_tag(c, CANVAS_LINK, "1", NULL);
            canvas_text(c, 50, 50, ALIGN_LEFT, &style, "1");
            canvas_link(c, (struct box){50, 40, 60, 50}, 0);
            canvas_untag(c);
        }
        canvas_end_page(c);
    }
    struct text out = {0};
    cr_assert_eq(canvas_finish(c, &out, &d), STATUS_OK);
    struct pdf_file f;
    cr_assert_null(pdf_open(&f, out.data, out.length));
    struct pdf_value root = pdf_get(&f, pdf_get(&f, pdf_trailer(&f), "/Root"), "/StructTreeRoot");
    size_t parts = 0;
    cr_expect_eq(count_elements(&f, pdf_get(&f, root, "/K"), &parts), PAGES * LINKS);
    cr_expect_eq(parts, 1);
    struct pdf_value leaf;
    size_t keys = 0;
    double last = -1;
    for (size_t k = 0;
         (leaf = pdf_item(&f, pdf_get(&f, pdf_get(&f, root, "/ParentTree"), "/Kids"), k)).handle;
         k++) {
        double limit[2];
        double key = -1;
        struct pdf_value numbers = pdf_get(&f, leaf, "/Nums");
        for (unsigned i = 0; i < 2; i++) {
            cr_assert(pdf_number_in(&f, pdf_item(&f, pdf_get(&f, leaf, "/Limits"), i), &limit[i]));
        }
        for (size_t i = 0; pdf_number_in(&f, pdf_item(&f, numbers, 2 * i), &key); i++) {
            cr_assert(key > last && key >= limit[0] && key <= limit[1]);
            last = key;
            keys++;
        }
        cr_expect_float_eq(key, limit[1], 0.5);
    }
    cr_expect_eq(keys, PAGES + PAGES * LINKS);
    pdf_close(&f);
    text_free(&out);
    canvas_drop(c);
    font_set_drop(set);
}
