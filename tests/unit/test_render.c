#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "config/translation/translation.h"
#include "render/board/picture.h"
#include "render/book/ean13.h"
#include "render/book/impose.h"
#include "render/book/layout.h"
#include "render/book/profile.h"
#include "render/canvas/canvas.h"
#include "render/canvas/flow.h"
#include "render/press/sha256.h"

static struct diag silent(void)
{
    struct diag d;
    diag_init(&d, NULL);
    return d;
}

static const struct font *a_font(struct font_set *set, enum font_style style)
{
    struct diag d = silent();
    const struct font *font = NULL;
    cr_assert_eq(font_find(set, DEFAULT_DIGIT_FONT, style, &font, NULL, &d), STATUS_OK);
    return font;
}

/* FIPS 180-4's examples, and lengths around the padding's edge (checked with sha256sum). */
Test(render, sha256_vectors)
{
    static const struct {
        const char *text;
        const char *hex;
    } rows[] = {
        {"", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"},
        {"abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"},
        {"abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
         "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"},
    };
    char hex[SHA256_HEX_SIZE];
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        sha256_hex(rows[i].text, strlen(rows[i].text), hex);
        cr_assert_str_eq(hex, rows[i].hex);
    }
    char *million = malloc(1000000);
    memset(million, 'a', 1000000);
    sha256_hex(million, 1000000, hex);
    free(million);
    cr_assert_str_eq(hex, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

/* Boards stay in the block, never overlap, and no other arrangement has larger cells. */
Test(render, layouts_use_the_room)
{
    static const double sizes[][2] = {{360, 550}, {595, 842}, {300, 300}, {600, 400}};
    for (unsigned count = 1; count <= 12; count++) {
        for (size_t s = 0; s < 4; s++) {
            struct layout_request r = {sizes[s][0], sizes[s][1], count, 9, 14, 10, 16, 12, 60};
            struct layout l;
            layout_choose(&r, &l);
            double side = l.cell_pt * 9;
            cr_assert(l.cell_pt > 0);
            double ends = l.slot[(l.rows - 1) * l.columns].left + l.slot[count - 1].left + side;
            cr_assert_float_eq(ends, r.width_pt, 0.5, "the last row stands in the middle");
            for (unsigned i = 0; i < count; i++) {
                cr_assert(l.slot[i].left >= -1e-9 && l.slot[i].left + side <= r.width_pt + 1e-9);
                cr_assert(l.slot[i].top >= r.head_pt - 1e-9);
                cr_assert(l.slot[i].top + side + r.foot_pt <= r.height_pt + 1e-9);
                for (unsigned k = 0; k < i; k++) {
                    bool apart_x = fabs(l.slot[i].left - l.slot[k].left) >= side + 16 - 1e-9;
                    bool apart_y =
                        fabs(l.slot[i].top - l.slot[k].top) >= side + 14 + 10 + 12 - 1e-9;
                    cr_assert(apart_x || apart_y, "%u boards: %u and %u touch", count, k, i);
                }
            }
        }
    }
}

/* The facts sheet's table: cells in mm of a 1-up and 2-up 6 x 9 in page. */
Test(render, cells_reach_the_known_sizes)
{
    struct layout_request r = {.width_pt = 72 * 5.0,
                               .height_pt = 72 * 7.6,
                               .count = 1,
                               .size = 9,
                               .head_pt = 18,
                               .foot_pt = 14,
                               .gap_x_pt = 20,
                               .gap_y_pt = 14,
                               .max_cell_pt = 66};
    struct layout l;
    layout_choose(&r, &l);
    cr_assert_geq(l.cell_pt / PT_PER_MM, 13.8);
    r.count = 2;
    layout_choose(&r, &l);
    cr_assert_geq(l.cell_pt / PT_PER_MM, 8.8);
}

Test(render, gutter_follows_the_page_count)
{
    const struct profile *kdp = profile_find("kdp");
    static const struct {
        unsigned pages;
        double inches;
    } rows[] = {{24, 0.375},  {150, 0.375}, {151, 0.5},  {300, 0.5},   {301, 0.625},
                {500, 0.625}, {501, 0.75},  {700, 0.75}, {701, 0.875}, {828, 0.875}};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        cr_assert_float_eq(profile_gutter_pt(kdp, rows[i].pages), rows[i].inches * 72, 1e-9);
    }
    cr_assert_lt(profile_gutter_pt(kdp, 829), 0);
}

Test(render, page_bounds_follow_trim_and_paper)
{
    static const struct {
        const char *profile, *paper;
        double width_in, height_in;
        unsigned least, most;
    } rows[] = {
        {"kdp", "white", 6, 9, 24, 828},
        {"kdp", "cream", 6, 9, 24, 776},
        {"kdp", "white", 8.5, 11, 24, 590},
        {"kdp", "cream", 8.5, 8.5, 24, 550},
        {"kdp", "white", 8.5, 8.5, 24, 590},
        {"kdp", "white", 8.25, 6, 24, 800},
        {"kdp", "cream", 8.2677, 11.6929, 24, 730},
        {"kdp", "standard-colour", 6, 9, 72, 600},
        {"kdp", "premium-colour", 8.5, 11, 24, 590},
        {"ingram", "white", 6, 9, 18, 900},
        {"ingram", "cream", 8.5, 11, 18, 1050},
        {"lulu", "white", 6, 9, 32, 800},
        {"screen", "white", 6, 9, 0, 0},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        const struct config_trim trim = {"", 72 * rows[i].width_in, 72 * rows[i].height_in};
        unsigned least;
        unsigned most;
        profile_bounds(profile_find(rows[i].profile), &trim, rows[i].paper, &least, &most);
        cr_expect(least == rows[i].least && most == rows[i].most, "row %zu: %u..%u", i, least,
                  most);
    }
    static const struct {
        double width_in, height_in;
        bool taken;
    } trims[] = {{4, 6, true},    {8.5, 11.69, true}, {8.2677, 11.6929, true}, {3.9, 6, false},
                 {6, 5.9, false}, {8.6, 11, false},   {6, 12, false},          {8.25, 6, true}};
    for (size_t i = 0; i < sizeof trims / sizeof trims[0]; i++) {
        const struct config_trim trim = {"", 72 * trims[i].width_in, 72 * trims[i].height_in};
        cr_expect_eq(profile_takes_trim(profile_find("kdp"), &trim), trims[i].taken, "%zu", i);
        cr_expect(profile_takes_trim(profile_find("home"), &trim));
    }
    /* KDP's own named sizes are all taken. */
    for (size_t i = 0; i < trim_count(); i++) {
        bool metric_or_office = strchr("ABLH", trim_at(i)->name[0]) != NULL;
        cr_expect(metric_or_office || profile_takes_trim(profile_find("kdp"), trim_at(i)), "%s",
                  trim_at(i)->name);
    }
}

Test(render, every_language_has_every_text)
{
    struct config_names languages = translation_languages();
    struct config_names keys = translation_keys();
    for (size_t l = 0; l < languages.count; l++) {
        for (size_t w = 0; w < keys.count; w++) {
            const char *word = language_text(languages.item[l], (enum text_id)w);
            cr_assert(word && *word, "%s lacks '%s'", languages.item[l], keys.item[w]);
            size_t bad;
            utf8_length(word, strlen(word), &bad);
            cr_assert_eq(bad, SIZE_MAX);
            const char *english = language_text("en", (enum text_id)w);
            cr_assert_eq(strstr(english, "{1}") != NULL, strstr(word, "{1}") != NULL,
                         "%s: '%s' and its {1}", languages.item[l], keys.item[w]);
        }
    }
}

Test(render, fonts_are_found_and_measured)
{
    struct font_set *set = font_set_new();
    struct diag d = silent();
    const struct font *font;
    cr_assert_eq(font_find(set, "Liberation Sens", FONT_REGULAR, &font, NULL, &d), STATUS_USAGE);
    cr_assert_eq(font_find(set, "/nowhere/x.ttf", FONT_REGULAR, &font, NULL, &d), STATUS_USAGE);
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
    /* A mathematical A, which DejaVu has but a PDF's 16-bit codes do not. */
    cr_assert_eq(font_find(set, "DejaVu Sans", FONT_REGULAR, &font, NULL, &d), STATUS_OK);
    cr_assert_eq(font_first_missing(font, "x\xF0\x9D\x94\xB8", &missing), 1);
    cr_assert_eq(missing, 0x1D538);
    font_set_drop(set);
}

/* Digits stand in the middle of their cells: equal room above and below, for the flat ones. */
Test(render, digits_are_centred_on_the_cap_height)
{
    struct font_set *set = font_set_new();
    struct diag d = silent();
    struct board_style style;
    cr_assert_eq(board_style_init(&style, set, DEFAULT_DIGIT_FONT, NULL, &d), STATUS_OK);
    const struct variant *v = variant_at(0);
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
    double wide = font_width_em(font, "consecutively") * 10 + 1;
    cr_expect_eq(lines_of(font, "consecutively 123456789", wide), 2);
    font_set_drop(set);
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

/* Fold a booklet in thought: every page once, the two of a side sum to the signature's count + 1,
 * and the front's right page stands behind the back's left one. */
Test(render, booklets_hold_every_page_once)
{
    for (size_t pages = 1; pages <= 90; pages++) {
        for (unsigned signature = 0; signature <= 5; signature++) {
            size_t sides = booklet_side_count(pages, signature);
            unsigned seen[200] = {0};
            cr_assert_eq(sides % 2, 0);
            for (size_t i = 0; i < sides; i++) {
                struct booklet_side s = booklet_side_at(pages, signature, i);
                seen[s.left]++;
                seen[s.right]++;
                if (signature == 0) {
                    cr_assert_eq(s.left + s.right + 2, 2 * sides + 1);
                    cr_assert_eq(s.depth, i / 2);
                }
                if (i % 2 == 1) {
                    struct booklet_side front = booklet_side_at(pages, signature, i - 1);
                    cr_assert_eq(s.left, front.right + 1);
                    cr_assert_eq(front.right % 2, 0, "right pages have odd numbers");
                }
            }
            for (size_t p = 0; p < 2 * sides; p++) {
                cr_assert_eq(seen[p], 1, "%zu pages, signature %u: page %zu", pages, signature, p);
            }
            cr_assert(2 * sides >= pages && 2 * sides < pages + 4);
        }
    }
}

/* Read the bars back by the right-hand codes: set C as it is, A its complement, B C mirrored. */
static int digit_of(const bool *m, bool right, bool *mirrored)
{
    static const unsigned set_c[10] = {0x72, 0x66, 0x6C, 0x42, 0x5C, 0x4E, 0x50, 0x44, 0x48, 0x74};
    unsigned code = 0;
    unsigned back = 0;
    for (unsigned k = 0; k < 7; k++) {
        code = code << 1 | m[k];
        back |= (unsigned)m[k] << k;
    }
    *mirrored = false;
    for (int d = 0; d < 10; d++) {
        if ((right ? code : ~code & 0x7F) == set_c[d]) {
            return d;
        }
        if (!right && back == set_c[d]) {
            *mirrored = true;
            return d;
        }
    }
    return -1;
}

Test(render, ean13_reads_back)
{
    static const char *const parities[10] = {"......", "..B.BB", "..BB.B", "..BBB.", ".B..BB",
                                             ".BB..B", ".BBB..", ".B.B.B", ".B.BB.", ".BB.B."};
    static const char *const isbns[] = {"978-0-306-40615-7", "9791234567896", "0-306-40615-2"};
    for (size_t i = 0; i < 3; i++) {
        char digits[EAN13_DIGITS + 1];
        bool m[EAN13_MODULES];
        cr_assert(ean13_from_isbn(isbns[i], digits), "%s", isbns[i]);
        ean13_modules(digits, m);
        cr_assert(m[0] && !m[1] && m[2] && !m[45] && m[46] && !m[47] && m[48] && !m[49] && m[94]);
        for (unsigned k = 0; k < 12; k++) {
            bool mirrored;
            int d = digit_of(m + (k < 6 ? 3 + 7 * k : 50 + 7 * (k - 6)), k >= 6, &mirrored);
            cr_assert_eq(d, digits[k + 1] - '0', "%s: digit %u", isbns[i], k + 1);
            if (k < 6) {
                cr_assert_eq(mirrored, parities[digits[0] - '0'][k] == 'B');
            }
        }
    }
    char digits[EAN13_DIGITS + 1];
    bool bars[EAN13_MODULES];
    /* The reader takes what the tests' own took, and nothing that one wrong module makes of it. */
    for (unsigned first = 0; first < 10; first++) {
        char number[EAN13_DIGITS + 1];
        snprintf(number, sizeof number, "%u12345678901%c", first, '0');
        for (number[12] = '0'; !ean13_from_isbn(number, digits); number[12]++) {
        }
        ean13_modules(digits, bars);
        char read[EAN13_DIGITS + 1];
        cr_assert(ean13_read(bars, read));
        cr_assert_str_eq(read, digits);
        for (unsigned k = 0; k < EAN13_MODULES; k++) {
            bars[k] = !bars[k];
            cr_assert_not(ean13_read(bars, read) && strcmp(read, digits) == 0, "module %u", k);
            bars[k] = !bars[k];
        }
    }
    cr_assert(ean13_from_isbn("0-306-40615-2", digits));
    cr_assert_str_eq(digits, "9780306406157");
    cr_assert_not(ean13_from_isbn("978-0-306-40615-8", digits));
    cr_assert_not(ean13_from_isbn("978", digits));
}
