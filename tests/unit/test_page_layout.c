#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "render/book/impose.h"
#include "render/book/plan/page_layout.h"
#include "render/book/plan/profile.h"
#include "render/pictures/ean13.h"

/* Boards stay in the block, never overlap, and no other arrangement has larger cells. */
Test(render, layouts_use_the_room)
{
    static const double sizes[][2] = {{360, 550}, {595, 842}, {300, 300}, {600, 400}};
    for (unsigned count = 1; count <= 12; count++) {
        for (size_t s = 0; s < 4; s++) {
            struct page_layout_request r = {.width_pt = sizes[s][0],
                                            .height_pt = sizes[s][1],
                                            .count = count,
                                            .across = 9,
                                            .down = 9,
                                            .head_pt = 14,
                                            .foot_pt = 10,
                                            .gap_x_pt = 16,
                                            .gap_y_pt = 12,
                                            .max_cell_pt = 60};
            struct page_layout l;
            page_layout_choose(&r, &l);
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

/* A share of the largest cells, but none too small to be read where there is room for more. */
Test(render, smaller_boards_are_a_share_of_the_largest)
{
    struct page_layout_request r = {
        .width_pt = 360, .height_pt = 550, .count = 2, .across = 9, .down = 9, .max_cell_pt = 66};
    struct page_layout whole, share;
    page_layout_choose(&r, &whole);
    r.share = 0.75;
    page_layout_choose(&r, &share);
    cr_expect_float_eq(share.cell_pt, 0.75 * whole.cell_pt, 1.0 / 16);
    r.least_cell_pt = 0.9 * whole.cell_pt;
    page_layout_choose(&r, &share);
    cr_expect_float_eq(share.cell_pt, 0.9 * whole.cell_pt, 1.0 / 16);
    r.least_cell_pt = 2 * whole.cell_pt;
    page_layout_choose(&r, &share);
    cr_expect_eq(share.cell_pt, whole.cell_pt);
}

/* The facts sheet's table: cells in mm of a 1-up and 2-up 6 x 9 in page. */
Test(render, cells_reach_the_known_sizes)
{
    struct page_layout_request r = {.width_pt = 72 * 5.0,
                                    .height_pt = 72 * 7.6,
                                    .count = 1,
                                    .across = 9,
                                    .down = 9,
                                    .head_pt = 18,
                                    .foot_pt = 14,
                                    .gap_x_pt = 20,
                                    .gap_y_pt = 14,
                                    .max_cell_pt = 66};
    struct page_layout l;
    page_layout_choose(&r, &l);
    cr_assert_geq(l.cell_pt / PT_PER_MM, 13.8);
    r.count = 2;
    page_layout_choose(&r, &l);
    cr_assert_geq(l.cell_pt / PT_PER_MM, 8.8);
}

/* Two boards that take all the height leave what was asked around them and between. */
Test(render, boards_have_the_air_that_was_asked_for)
{
    struct page_layout_request r = {.width_pt = 72 * 5.0,
                                    .height_pt = 72 * 7.6,
                                    .count = 2,
                                    .columns = 1,
                                    .across = 9,
                                    .down = 9,
                                    .head_pt = 18,
                                    .gap_y_pt = 20,
                                    .above_pt = 6,
                                    .below_pt = 8,
                                    .max_cell_pt = 66};
    struct page_layout l;
    page_layout_choose(&r, &l);
    double first_end = l.slot[0].top + l.height_pt;
    cr_expect_geq(l.slot[0].top - r.head_pt, r.above_pt - 1e-6);
    cr_expect_geq(l.slot[1].top - r.head_pt - first_end, r.gap_y_pt - 1e-6);
    cr_expect_leq(l.slot[1].top + l.height_pt, r.height_pt - r.below_pt + 1e-6);
}

/* Boards are apart by a share of a cell where that is more, and no smaller for it than they must
 * be. */
Test(render, large_boards_stand_further_apart)
{
    struct page_layout_request r = {.width_pt = 520,
                                    .height_pt = 740,
                                    .count = 2,
                                    .columns = 1,
                                    .across = 6,
                                    .down = 6,
                                    .gap_y_pt = 11,
                                    .gap_y_cells = 0.35,
                                    .max_cell_pt = 66};
    struct page_layout l;
    page_layout_choose(&r, &l);
    double gap = l.slot[1].top - l.slot[0].top - l.height_pt;
    cr_expect_geq(gap, 0.35 * l.cell_pt - 1e-6);
    cr_expect_leq(gap, 0.35 * l.cell_pt + 12.0 / 16 + 0.05);
    r.down = r.across = 20;
    page_layout_choose(&r, &l);
    gap = l.slot[1].top - l.slot[0].top - l.height_pt;
    cr_expect_geq(gap, 11 - 1e-6);
    cr_expect_leq(gap, 11 + 40.0 / 16);
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

/* Fold a booklet in thought: every page once, the two of a side sum to the signature's count + 1,
 * and the front's right page stands behind the back's left one. */
Test(render, booklets_hold_every_page_once)
{
    for (size_t pages = 1; pages <= 90; pages++) {
        for (unsigned signature = 0; signature <= 5; signature++) {
            size_t sides = booklet_side_count(pages);
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
