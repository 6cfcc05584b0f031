#include "render/book/plan/profile.h"

#include <assert.h>
#include <math.h>
#include <string.h>

#include "base/length.h"

#define IN(x) ((x)*PT_PER_INCH)
#define MM(x) ((x)*PT_PER_MM)

static const struct gutter_row kdp_gutter[] = {
    {150, IN(0.375)}, {300, IN(0.5)}, {500, IN(0.625)}, {700, IN(0.75)}, {828, IN(0.875)}, {0, 0},
};

static const struct paper papers[PAPER_COUNT] = {
    {"white", IN(0.002252), false, "KDP, black ink on white, 2026-11-21"},
    {"cream", IN(0.0025), false, "KDP, black ink on cream, 2026-11-21"},
    {"premium-colour", IN(0.002347), true, "KDP, premium colour, 2026-11-21"},
    {"standard-colour", IN(0.002252), true, "KDP, standard colour, 2026-11-21"},
};

/* KDP binds fewer pages of large sizes and on cream paper, and makes no thin book in standard
 * colour. The columns are white, cream, premium and standard colour. */
static const struct bounds_row kdp_bounds[] = {
    {IN(8.25), IN(6), {{24, 800}, {24, 750}, {24, 800}, {72, 600}}},
    {IN(8.25), IN(8.25), {{24, 800}, {24, 750}, {24, 800}, {72, 600}}},
    {IN(8.5), IN(8.5), {{24, 590}, {24, 550}, {24, 590}, {72, 600}}},
    {IN(8.5), IN(11), {{24, 590}, {24, 550}, {24, 590}, {72, 600}}},
    {IN(8.27), IN(11.69), {{24, 780}, {24, 730}, {24, 590}, {72, 600}}},
    {0, 0, {{24, 828}, {24, 776}, {24, 828}, {72, 600}}},
};

/* White is taken to be the 70 lb, of which fewer pages are bound. */
static const struct bounds_row ingram_bounds[] = {
    {0, 0, {{18, 900}, {18, 1050}, {18, 900}, {18, 900}}},
};

/* ---- hard covers, 2026-11-22; where the figures come from: doc/decisions.md ---- */

static const struct config_trim kdp_case_trims[] = {
    {"5.5x8.5", IN(5.5), IN(8.5)}, {"6x9", IN(6), IN(9)},         {"6.14x9.21", IN(6.14), IN(9.21)},
    {"7x10", IN(7), IN(10)},       {"8.25x11", IN(8.25), IN(11)}, {NULL, 0, 0},
};

/* KDP, 'Create a Hardcover Cover' names the parts; the figures are those that give the sheets of
 * its calculator: 14.034 x 10.417 in for 120 white pages of 6 x 9 in with a spine of 0.459. */
static const struct case_rules kdp_case = {
    .wrap_pt = MM(15),
    .hinge_pt = MM(10),
    .overhang_pt = MM(3),
    .broader_pt = MM(5),
    .spine_extra_pt = IN(0.189),
    .min_pages = 75,
    .max_pages = 550,
    .trim = kdp_case_trims,
    .source = "kdp.amazon.com: create a hardcover cover; bookcoverslab.com: 6x9 hardcover",
};

/* IngramSpark gives a template for each book and no figures; these are the usual ones of its case
 * laminate: 5/8 in of wrap, joints of 3/8 in, boards 1/8 in over head and foot. */
static const struct case_rules ingram_case = {
    .wrap_pt = IN(0.625),
    .hinge_pt = IN(0.375),
    .overhang_pt = IN(0.125),
    .broader_pt = IN(0.25),
    .spine_extra_pt = IN(0.125),
    .own_figures = true,
    .min_pages = 18,
    .max_pages = 840,
    .source = "usual figures of case laminate; the template decides",
};

static const struct spine_row lulu_spines[] = {
    {84, IN(0.25)},  {140, IN(0.5)},    {168, IN(0.625)}, {194, IN(0.6875)},
    {222, IN(0.75)}, {250, IN(0.8125)}, {278, IN(0.875)}, {306, IN(0.9375)},
    {334, IN(1)},    {360, IN(1.0625)}, {388, IN(1.125)}, {416, IN(1.1875)},
    {444, IN(1.25)}, {472, IN(1.3125)}, {500, IN(1.375)}, {528, IN(1.4375)},
    {556, IN(1.5)},  {582, IN(1.5625)}, {610, IN(1.625)}, {638, IN(1.6875)},
    {666, IN(1.75)}, {694, IN(1.8125)}, {722, IN(1.875)}, {750, IN(1.9375)},
    {778, IN(2)},    {799, IN(2.0625)}, {800, IN(2.125)}, {0, 0},
};

/* Lulu: 3/4 in of wrap, boards of 6.125 x 9.25 in with their hinges for pages of 6 x 9. */
static const struct case_rules lulu_case = {
    .wrap_pt = IN(0.75),
    .hinge_pt = IN(0.375),
    .overhang_pt = IN(0.125),
    .broader_pt = IN(0.125),
    .spine = lulu_spines,
    .min_pages = 24,
    .max_pages = 800,
    .source =
        "help.lulu.com: creating your hardcover casewrap cover; how is spine width calculated",
};

/* A bookbinder's usual figures: 3 mm over head, foot and fore edge, hinges of 8 to 10 mm, boards of
 * 2.5 mm on both sides of the pages. */
static const struct case_rules press_case = {
    .wrap_pt = MM(20),
    .hinge_pt = MM(10),
    .overhang_pt = MM(3),
    .broader_pt = MM(5),
    .spine_extra_pt = MM(5),
    .own_figures = true,
    .min_pages = 24,
    .max_pages = 1000,
    .source = "our own choice, after the guides of European bookbinders",
};

/* What no vendor asks differently. */
#define ALL_COVERS                                                                                 \
    .bleed_pt = IN(0.125), .spine_clear_pt = IN(0.0625), .barcode_width_pt = IN(2),                \
    .barcode_height_pt = IN(1.2), .max_ink = 2.4

/* KDP, 2026-11-21. The ink limit is a printer's common one: KDP gives none. */
static const struct cover_rules kdp_cover = {
    ALL_COVERS,        .safe_pt = IN(0.25), .barcode_inset_pt = IN(0.25), .spine_text_pages = 79,
    .hard = &kdp_case,
};

/* IngramSpark's cover template gives the spine; its guide asks for 240 % of ink at most. */
static const struct cover_rules ingram_cover = {
    ALL_COVERS,          .safe_pt = IN(0.25),  .barcode_inset_pt = IN(0.25), .spine_text_pages = 48,
    .own_caliper = true, .hard = &ingram_case,
};

/* Lulu, book creation guide, 2026-11-21: the spine is pages / 444 + 0.06 in. Words from 80 pages.
 */
static const struct cover_rules lulu_cover = {
    ALL_COVERS,
    .safe_pt = IN(0.5),
    .barcode_inset_pt = IN(0.5),
    .spine_text_pages = 80,
    .spine_page_pt = IN(1.0 / 444),
    .spine_extra_pt = IN(0.06),
    .hard = &lulu_case,
};

/* The printing house gives the thickness of the spine. The ink limit is that of coated paper (ISO
 * 12647-2, FOGRA51: 300 %). */
static const struct cover_rules press_cover = {
    .bleed_pt = MM(3),
    .safe_pt = MM(5),
    .spine_clear_pt = MM(1.5),
    .spine_text_pages = 80,
    .barcode_width_pt = IN(2),
    .barcode_height_pt = IN(1.2),
    .barcode_inset_pt = MM(5),
    .max_ink = 3.0,
    .own_caliper = true,
    .hard = &press_case,
};

/* IngramSpark asks for half an inch on every side, and the binding takes more in thick books; the
 * steps above the half inch are KDP's. */
static const struct gutter_row ingram_gutter[] = {
    {300, IN(0.5)}, {500, IN(0.625)}, {700, IN(0.75)}, {1050, IN(0.875)}, {0, 0},
};

/* Lulu: safety margin half an inch, plus a gutter of 0.2 to 0.3 in for thicker books. */
static const struct gutter_row lulu_gutter[] = {
    {60, IN(0.5)}, {150, IN(0.625)}, {400, IN(0.7)}, {800, IN(0.8)}, {0, 0},
};

static const struct gutter_row free_gutter[] = {
    {150, IN(0.375)}, {300, IN(0.5)}, {600, IN(0.625)}, {100000, IN(0.75)}, {0, 0},
};

/* The date is that of the whole table. The limits of blank pages, of type and of a file's size are
 * KDP's; the others give none, or none that is stricter. */
#define ALL_PROFILES                                                                               \
    .checked = "2026-11-21", .max_blank_inside = 2, .max_blank_end = 10, .min_text_pt = 7,         \
    .max_bytes = 650U << 20

static const struct profile profiles[] = {
    {
        .name = "screen",
        .doc = "reading on a screen: bookmarks, links both ways, page labels, metadata, structure "
               "for those "
               "who hear it (PDF/UA-1, PDF/A-2a)",
        ALL_PROFILES,
        .source = "our own choice",
        .gutter = free_gutter,
        .margin_pt = IN(0.25),
        .bleed_margin_pt = IN(0.25),
        .page_multiple = 1,
        .cover = &kdp_cover,
        .min_line_pt = 0.5,
        .max_fill_gray = 0.95,
        .navigation = true,
        .metadata = true,
        .tagged = true,
    },
    {
        .name = "kdp",
        .doc = "Amazon KDP paperback interior",
        ALL_PROFILES,
        .source =
            "kdp.amazon.com: set trim size, bleed and margins; paperback submission guidelines",
        .gutter = kdp_gutter,
        .margin_pt = IN(0.25),
        .bleed_margin_pt = IN(0.375),
        .bleed_pt = IN(0.125),
        .page_multiple = 2,
        .bounds = kdp_bounds,
        .min_trim_pt = {IN(4), IN(6)},
        .max_trim_pt = {IN(8.5), IN(11.69)},
        .cover = &kdp_cover,
        .min_line_pt = 0.75,
        .max_fill_gray = 0.90,
        .for_press = true,
    },
    {
        .name = "ingram",
        .doc = "IngramSpark paperback interior with PDF/X-1a:2001 keys",
        ALL_PROFILES,
        .source = "ingramspark.com: file creation guide",
        .gutter = ingram_gutter,
        .margin_pt = IN(0.5),
        .bleed_margin_pt = IN(0.5),
        .bleed_pt = IN(0.125),
        .page_multiple = 2,
        .bounds = ingram_bounds,
        .cover = &ingram_cover,
        .last_page_blank = true,
        .min_line_pt = 0.75,
        .max_fill_gray = 0.90,
        .for_press = true,
        .pdf_x = true,
    },
    {
        .name = "lulu",
        .doc = "Lulu paperback interior, bleed on all four sides",
        ALL_PROFILES,
        .source = "lulu.com: book creation guide",
        .gutter = lulu_gutter,
        .margin_pt = IN(0.5),
        .bleed_margin_pt = IN(0.5),
        .bleed_pt = IN(0.125),
        .bleed_inside = true,
        .always_bleed = true,
        .min_pages = 32,
        .max_pages = 800,
        .page_multiple = 2,
        .cover = &lulu_cover,
        .min_line_pt = 0.75,
        .max_fill_gray = 0.90,
        .for_press = true,
        .takes_x4 = true,
    },
    {
        .name = "press",
        .doc = "a printing house: PDF/X-4 or PDF/X-1a with the printing condition of `print`",
        ALL_PROFILES,
        .source = "our own choice, after the guides of European offset printers: 3 mm of bleed, "
                  "5 mm clear of the cut",
        .gutter = free_gutter,
        .margin_pt = MM(5),
        .bleed_margin_pt = MM(5),
        .bleed_pt = MM(3),
        .bleed_inside = true,
        .always_bleed = true,
        .page_multiple = 2,
        .cover = &press_cover,
        .min_line_pt = 0.25,
        .max_fill_gray = 0.95,
        .for_press = true,
        .pdf_x = true,
        .takes_x4 = true,
        .takes_spot = true,
    },
    {
        .name = "home",
        .doc = "printing at home on A4 or Letter: n-up and booklets",
        ALL_PROFILES,
        .source = "our own choice: office printers leave 4 to 6 mm unprinted",
        .gutter = free_gutter,
        .margin_pt = MM(6),
        .bleed_margin_pt = MM(6),
        .page_multiple = 1,
        .cover = &kdp_cover,
        .min_line_pt = 0.5,
        .max_fill_gray = 0.92,
        .metadata = true,
    },
};

enum { PROFILE_COUNT = sizeof profiles / sizeof profiles[0] };

size_t profile_count(void)
{
    return PROFILE_COUNT;
}

const struct profile *profile_at(size_t index)
{
    assert(index < PROFILE_COUNT);
    return &profiles[index];
}

const struct profile *profile_find(const char *name)
{
    for (size_t i = 0; i < PROFILE_COUNT; i++) {
        if (strcmp(profiles[i].name, name) == 0) {
            return &profiles[i];
        }
    }
    return NULL;
}

double profile_gutter_pt(const struct profile *p, unsigned pages)
{
    for (const struct gutter_row *row = p->gutter; row->max_pages; row++) {
        if (pages <= row->max_pages) {
            return row->margin_pt;
        }
    }
    return -1;
}

/* Sizes given in inches and in millimetres differ by some thousandths of an inch. */
static bool same_length(double a, double b)
{
    return fabs(a - b) < IN(0.01);
}

void profile_bounds(const struct profile *p, const struct config_trim *trim, const char *paper,
                    unsigned *least, unsigned *most)
{
    *least = p->min_pages;
    *most = p->max_pages;
    const struct bounds_row *row = p->bounds;
    const struct paper *found = paper_find(paper);
    if (row && found) {
        while (row->width_pt > 0 && !(same_length(row->width_pt, trim->width_pt) &&
                                      same_length(row->height_pt, trim->height_pt))) {
            row++;
        }
        *least = row->by_paper[found - papers].least;
        *most = row->by_paper[found - papers].most;
    }
}

bool profile_takes_trim(const struct profile *p, const struct config_trim *trim)
{
    const double size[2] = {trim->width_pt, trim->height_pt};
    for (unsigned i = 0; i < 2 && p->max_trim_pt[i] > 0; i++) {
        bool within = size[i] > p->min_trim_pt[i] && size[i] < p->max_trim_pt[i];
        if (!within && !same_length(size[i], p->min_trim_pt[i]) &&
            !same_length(size[i], p->max_trim_pt[i])) {
            return false;
        }
    }
    return true;
}

bool case_takes_trim(const struct case_rules *rules, const struct config_trim *trim)
{
    const struct config_trim *row = rules->trim;
    while (row && row->width_pt > 0 &&
           !(same_length(row->width_pt, trim->width_pt) &&
             same_length(row->height_pt, trim->height_pt))) {
        row++;
    }
    return !row || row->width_pt > 0;
}

/* KDP's paperback sizes (2026-11-21), then ISO 216 and the American office sizes. */
static const struct config_trim trims[] = {
    {"5x8", IN(5), IN(8)},
    {"5.06x7.81", IN(5.06), IN(7.81)},
    {"5.25x8", IN(5.25), IN(8)},
    {"5.5x8.5", IN(5.5), IN(8.5)},
    {"6x9", IN(6), IN(9)},
    {"6.14x9.21", IN(6.14), IN(9.21)},
    {"6.69x9.61", IN(6.69), IN(9.61)},
    {"7x10", IN(7), IN(10)},
    {"7.44x9.69", IN(7.44), IN(9.69)},
    {"7.5x9.25", IN(7.5), IN(9.25)},
    {"8x10", IN(8), IN(10)},
    {"8.25x6", IN(8.25), IN(6)},
    {"8.25x8.25", IN(8.25), IN(8.25)},
    {"8.5x8.5", IN(8.5), IN(8.5)},
    {"8.5x11", IN(8.5), IN(11)},
    {"8.27x11.69", IN(8.27), IN(11.69)},
    {"A3", MM(297), MM(420)},
    {"A4", MM(210), MM(297)},
    {"A5", MM(148), MM(210)},
    {"A6", MM(105), MM(148)},
    {"B5", MM(176), MM(250)},
    {"Letter", IN(8.5), IN(11)},
    {"Legal", IN(8.5), IN(14)},
    {"Half Letter", IN(5.5), IN(8.5)},
};

enum { TRIM_COUNT = sizeof trims / sizeof trims[0] };

size_t trim_count(void)
{
    return TRIM_COUNT;
}

const struct config_trim *trim_at(size_t index)
{
    assert(index < TRIM_COUNT);
    return &trims[index];
}

size_t paper_count(void)
{
    return PAPER_COUNT;
}

const struct paper *paper_at(size_t index)
{
    assert(index < PAPER_COUNT);
    return &papers[index];
}

const struct paper *paper_find(const char *name)
{
    for (size_t i = 0; i < PAPER_COUNT; i++) {
        if (strcmp(papers[i].name, name) == 0) {
            return &papers[i];
        }
    }
    return NULL;
}
