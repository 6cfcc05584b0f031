#include <criterion/criterion.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "render/book/cover/cover_design.h"
#include "render/book/cover/cover_plan.h"
#include "render/preflight/content/pdf_content.h"
#include "tests/property/effort.h"
#include "tests/unit/a_picture.h"
#include "tests/unit/cover_judge.h"
#include "tests/unit/preflight_sample.h"
#include "tests/unit/scratch_folder.h"

static const char *const trims[] = {"page.trim=5 x 8 in", "page.trim=8.5 x 11 in",
                                    "page.trim=8.25 x 6 in"};

Test(covers, every_design_can_be_printed_in_every_palette)
{
    for (size_t i = 0; cover_design_name(i); i++) {
        if (strcmp(cover_design_name(i), "photo") == 0) {
            continue; /* below, with a photo */
        }
        for (size_t k = i % 3; cover_palette_name(k); k += 3) {
            struct sample p;
            struct text rules = {0};
            char design[64];
            char palette[64];
            snprintf(design, sizeof design, "cover.design=%s", cover_design_name(i));
            snprintf(palette, sizeof palette, "cover.palette=%s", cover_palette_name(k));
            const char *const sets[SAMPLE_MAX_SETS] = {design, palette, trims[(i + k / 3) % 3]};
            sample_open(&p, "kdp", sets, false);
            cover_compose_back(&p);
            cr_expect_eq(cover_check(p.book, &p.d), STATUS_OK, "%s", design);
            cover_judge(&p, &rules);
            cr_expect_str_eq(rules.data, "", "%s, %s: %s", design, palette, rules.data);
            text_free(&rules);
            sample_end(&p);
        }
    }
}

/* ---- hard covers ---- */

Test(covers, every_design_can_be_printed_around_boards)
{
    static const char *const vendors[] = {"kdp", "ingram", "lulu", "press"};
    for (size_t i = 0; cover_design_name(i); i++) {
        if (strcmp(cover_design_name(i), "photo") == 0) {
            continue; /* below, with a photo */
        }
        struct sample p;
        struct text rules = {0};
        char design[64];
        bool template = i % 4 % 2 == 1; /* those that have one */
        snprintf(design, sizeof design, "cover.design=%s", cover_design_name(i));
        const char *const sets[SAMPLE_MAX_SETS] = {"cover.binding=hardcover", design,
                                                   "parts.notes_pages=100"};
        sample_open(&p, vendors[i % 4], sets, false);
        cover_compose_back(&p);
        p.cfg->cover.palette = "deep";
        cr_expect_eq(cover_check(p.book, &p.d), STATUS_OK, "%s", design);
        cover_judge(&p, &rules);
        cr_expect_str_eq(rules.data, template && i % 4 != 2 ? "spine?" : "", "%s, %s: %s", design,
                         vendors[i % 4], rules.data);
        text_free(&rules);
        sample_end(&p);
    }
}

static const char *const of_template[] = {"cover.binding=hardcover", "cover.case.size=14x10.5 in",
                                          "cover.case.spine=0.5 in", NULL};

/* The sheets that vendors' calculators and templates give: KDP's for 6 x 9 in, whose spine is 0.189
 * in wider than the pages; Lulu's, with a spine from its table. */
Test(covers, sheets_for_boards_are_as_large_as_the_vendors_are)
{
    static const struct {
        const char *profile, *set, *also;
        double more, height; /* than twice the page and the spine; inches */
        double spine;        /* 0: with the paper; -1: pages and what the boards add */
        double boards;
    } rows[] = {
        {"kdp", "page.trim=6x9 in", NULL, 2.034 - 0.459, 10.417, -1, 0.189},
        {"kdp", "page.trim=7x10 in", "page.paper=cream", 2.034 - 0.459, 11.417, -1, 0.189},
        {"ingram", "page.trim=6x9 in", NULL, 1.75, 10.5, -1, 0.125},
        {"lulu", "page.trim=6x9 in", NULL, 15.4375 - 12 - 1.6875, 10.75, 0.5, 0},
        {"lulu", "page.trim=8.5x11 in", "cover.case.spine=0.25 in", 19 - 17 - 0.25, 12.75, 0.25, 0},
        {"press", "page.trim=6x9 in", "cover.case.wrap=18 mm", 2 * (18 + 5) / 25.4,
         9 + 2 * (18 + 3) / 25.4, -1, 5 / 25.4},
        {"press", "page.trim=6x9 in", "cover.case.overhang=4 mm", 2 * (20 + 6) / 25.4,
         9 + 2 * (20 + 4) / 25.4, -1, 5 / 25.4},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct sample p;
        const char *const sets[SAMPLE_MAX_SETS] = {rows[i].set, "parts.notes_pages=90",
                                                   rows[i].also};
        sample_open(&p, rows[i].profile, sets, false);
        p.cfg->cover.binding = BINDING_HARDCOVER;
        struct cover_geometry g = cover_geometry(p.book);
        double pages = (double)book_page_count(p.book, BOOK_INTERIOR);
        double page = strstr(rows[i].also ? rows[i].also : "", "cream") ? 0.0025 : 0.002252;
        double spine = rows[i].spine > 0 ? rows[i].spine : pages * page + rows[i].boards;
        double twice = 2 * p.cfg->page.trim.width_pt / PT_PER_INCH;
        cr_expect_float_eq(g.spine_pt / PT_PER_INCH, spine, 0.001, "row %zu: %g not %g", i,
                           g.spine_pt / PT_PER_INCH, spine);
        cr_expect_float_eq(g.width_pt / PT_PER_INCH, twice + spine + rows[i].more, 0.002,
                           "row %zu: %g", i, g.width_pt / PT_PER_INCH);
        cr_expect_float_eq(g.height_pt / PT_PER_INCH, rows[i].height, 0.001, "row %zu: %g", i,
                           g.height_pt / PT_PER_INCH);
        sample_end(&p);
    }
}

/* A template's own size and spine are taken as they are. */
Test(covers, sheets_for_boards_follow_a_template)
{
    struct sample p;
    struct text rules = {0};
    sample_open(&p, "press", of_template, false);
    struct cover_geometry g = cover_geometry(p.book);
    cr_expect_float_eq(g.width_pt, 14 * PT_PER_INCH, 0.01);
    cr_expect_float_eq(g.height_pt, 10.5 * PT_PER_INCH, 0.01);
    cr_expect_float_eq(g.spine.right - g.spine.left, 0.5 * PT_PER_INCH, 0.01);
    cover_judge(&p, &rules);
    cr_expect_str_eq(rules.data, "", "%s", rules.data);
    text_free(&rules);
    sample_end(&p);
}

/* All that is on the cover, one mark after the other. */
struct seen {
    struct text texts;
    size_t decorations, images;
    size_t colours; /* lines and fills in a bright one */
    bool words_of_decoration;
    double decorations_right;
};

static void see(void *context, const struct pdf_mark *m)
{
    struct seen *s = context;
    s->images += m->kind == PDF_IMAGE;
    s->colours += m->colour && !m->decoration && m->kind != PDF_TEXT && m->ink > 0.9;
    if (m->decoration) {
        s->decorations++;
        s->words_of_decoration |= m->kind == PDF_TEXT;
        s->decorations_right = fmax(s->decorations_right, m->right);
    } else if (m->kind == PDF_TEXT) {
        text_printf(&s->texts, "%s ", m->utf8);
    }
}

static void look_at_cover(const struct sample *p, struct seen *s)
{
    *s = (struct seen){.decorations = 0};
    cover_each_mark(p, see, s);
}

Test(covers, say_what_the_config_says)
{
    static const char *const said[] = {"Quiet Hours", "Volume 3", "Pencils ready",
                                       "From gentle", "railway",  "9.90 EUR",
                                       "T ",          "A "};
    struct sample p;
    struct seen s;
    sample_begin(&p, "kdp", "cover.design=overgrown", false);
    cover_compose_back(&p);
    look_at_cover(&p, &s);
    for (size_t i = 0; i < sizeof said / sizeof said[0]; i++) {
        cr_expect_not_null(strstr(s.texts.data, said[i]), "'%s' is not in: %s", said[i],
                           s.texts.data);
    }
    /* The grid grows over the edge, and is no text. */
    struct cover_geometry g = cover_geometry(p.book);
    cr_expect_gt(s.decorations, 20);
    cr_expect_not(s.words_of_decoration);
    cr_expect_geq(s.decorations_right, g.width_pt);
    text_free(&s.texts);
    sample_end(&p);
}

/* ---- backs ---- */

enum { MAX_MARKS = 8192 };

/* The marks on the back, in the order in which they are drawn. */
struct back_marks {
    double fold; /* the spine's left edge */
    struct pdf_mark mark[MAX_MARKS];
    size_t count;
};

static void note_back(void *context, const struct pdf_mark *m)
{
    struct back_marks *b = context;
    if (m->left < b->fold && m->kind != PDF_TEXT) {
        cr_assert_lt(b->count, MAX_MARKS);
        b->mark[b->count++] = *m;
    }
}

static bool is_around(const struct pdf_mark *m, const struct box *ink)
{
    return m->rectangle && m->left <= ink->left && m->right >= ink->right &&
           m->bottom <= ink->bottom && m->top >= ink->top;
}

/* How many decorations cross the ink, over the last plate that lies under it. */
static unsigned crossings(const struct back_marks *b, const struct box *ink)
{
    unsigned count = 0;
    for (size_t i = 0; i < b->count; i++) {
        const struct pdf_mark *m = &b->mark[i];
        bool meets = m->left < ink->right && m->right > ink->left && m->bottom < ink->top &&
                     m->top > ink->bottom;
        bool frame = m->kind == PDF_STROKE && is_around(m, ink);
        bool plate = m->kind == PDF_FILL && is_around(m, ink);
        count = plate ? 0 : count + (m->decoration && meets && !frame);
    }
    return count;
}

static void look_at_back(const struct sample *p, struct back_marks *b, const char *design,
                         uint64_t *kind)
{
    struct canvas *canvas;
    struct text pdf = {0};
    struct pdf_file file;
    struct pdf_fonts fonts = {0};
    struct cover_geometry g = cover_geometry(p->book);
    *b = (struct back_marks){.fold = g.spine.left};
    cover_draw_pdf(p, &canvas, &pdf);
    cr_assert_null(pdf_open(&file, pdf.data, pdf.length));
    cr_assert_null(pdf_each_mark(&file, &fonts, 0, note_back, b));
    size_t words = 0;
    for (size_t i = 0; i < canvas_text_count(canvas); i++) {
        const struct text_record *t = &canvas_texts(canvas)[i];
        if (t->ink.right < g.spine.left) {
            /* Upwards, as in the file. */
            struct box ink = {t->ink.left, g.height_pt - t->ink.top, t->ink.right,
                              g.height_pt - t->ink.bottom};
            cr_expect_eq(crossings(b, &ink), 0, "%s: a text at %.0f, %.0f", design, ink.left,
                         t->ink.top);
            words++;
        }
    }
    cr_expect_gt(words, 10);
    /* What decorates it, as a number. */
    *kind = 0;
    for (size_t i = 0; i < b->count; i++) {
        const struct pdf_mark *m = &b->mark[i];
        *kind = m->decoration
                    ? *kind * 31 + (uint64_t)lround(m->left * 7 + m->top * 3 + m->ink * 90)
                    : *kind;
    }
    pdf_fonts_free(&fonts);
    pdf_close(&file);
    canvas_drop(canvas);
    text_free(&pdf);
}

Test(covers, backs_go_with_their_fronts_and_can_be_read)
{
    enum { MAX_DESIGNS = 32 };
    static struct back_marks marks;
    uint64_t kind[MAX_DESIGNS];
    size_t count = 0;
    for (size_t i = 0; cover_design_name(i) && i < MAX_DESIGNS; i++) {
        struct sample p;
        char design[64];
        snprintf(design, sizeof design, "cover.design=%s", cover_design_name(i));
        const char *const sets[SAMPLE_MAX_SETS] = {design, i % 2 ? "cover.binding=hardcover" : NULL,
                                                   i % 2 ? "parts.notes_pages=100" : NULL};
        sample_open(&p, "kdp", sets, false);
        cover_compose_back(&p);
        p.cfg->cover.palette = "deep";
        look_at_back(&p, &marks, cover_design_name(i), &kind[i]);
        for (size_t k = 0; k < i; k++) {
            cr_expect_neq(kind[i], kind[k], "%s and %s", cover_design_name(i),
                          cover_design_name(k));
        }
        count++;
        sample_end(&p);
    }
    cr_expect_geq(count, 8);
}

/* Publisher and price stand in the head of the barcode's box, whose line is seen on every ground.
 */
Test(covers, barcodes_and_prices_share_a_box_that_is_seen)
{
    static struct back_marks marks;
    for (size_t i = 0; cover_design_name(i); i++) {
        struct sample p;
        struct cover_plan plan;
        char design[64];
        uint64_t kind;
        snprintf(design, sizeof design, "cover.design=%s", cover_design_name(i));
        const char *const sets[SAMPLE_MAX_SETS] = {design};
        sample_open(&p, "kdp", sets, false);
        cover_compose_back(&p);
        cover_plan_make(p.book, false, &plan);
        look_at_back(&p, &marks, cover_design_name(i), &kind);
        const struct cover_back *b = &plan.back;
        const struct box place = cover_barcode_box(p.book->source.profile->cover, &plan.s.g.back);
        const double height = plan.s.g.height_pt;
        double line = 0;
        double ground = 0;
        for (size_t k = 0; k < marks.count; k++) {
            const struct pdf_mark *m = &marks.mark[k];
            const bool around = m->kind == PDF_FILL && m->left < place.left + 0.1 &&
                                m->right > place.right - 0.1 && m->bottom < height - place.bottom;
            const bool close =
                around && m->left > place.left - 2 && m->bottom > height - place.bottom - 2;
            line = close ? m->ink : line;
            ground = around && !close ? m->ink : ground;
        }
        cr_expect_gt(fabs(line - ground), 0.3, "%s: %.2f on %.2f", design, line, ground);
        cr_expect_gt(b->imprint_left, place.left, "%s", design);
        cr_expect_lt(b->price_y, place.top, "%s", design);
        cr_expect_gt(b->price_y - 0.8 * b->price_pt, b->imprint_top, "%s", design);
        cover_plan_free(&plan);
        sample_end(&p);
    }
}

/* Of a book of one section with six puzzles. */
static unsigned sample_of(const char *art, const char *asked, const char *words)
{
    struct sample p;
    struct cover_plan plan;
    const char *const sets[SAMPLE_MAX_SETS] = {art, asked};
    sample_open(&p, "kdp", sets, false);
    p.cfg->cover.back_text = words;
    cr_expect_eq(cover_check(p.book, &p.d), STATUS_OK);
    cover_plan_make(p.book, false, &plan);
    unsigned number = plan.back.sample_puzzle;
    cr_expect_eq(plan.back.sample.right > plan.back.sample.left, number > 0);
    cover_plan_free(&plan);
    sample_end(&p);
    return number;
}

Test(covers, backs_show_a_puzzle_that_the_front_does_not)
{
    static const char automatic[] = "cover.sample_puzzle=auto";
    struct text words = {0};
    cr_expect_eq(sample_of("cover.art_puzzle=1", automatic, NULL), 2);
    cr_expect_eq(sample_of("cover.art_puzzle=6", automatic, "A few words."), 1);
    cr_expect_eq(sample_of("cover.art_puzzle=6", "cover.sample_puzzle=0", NULL), 0);
    cr_expect_eq(sample_of("cover.art_puzzle=6", "cover.sample_puzzle=5", NULL), 5);
    while (words.length < 2500) {
        text_puts(&words, "pencil ");
    }
    cr_expect_eq(sample_of("cover.art_puzzle=1", automatic, words.data), 0,
                 "a long text needs the room");
    text_free(&words);
}

Test(covers, number_their_spines_by_volume)
{
    struct sample p;
    sample_begin(&p, "kdp", "parts.notes_pages=100", false);
    cover_compose_back(&p);
    struct seen with;
    struct seen without;
    look_at_cover(&p, &with);
    p.cfg->series.volume = 0;
    look_at_cover(&p, &without);
    cr_expect_not_null(strstr(with.texts.data, " 3 "), "%s", with.texts.data);
    cr_expect_null(strstr(without.texts.data, " 3 T"), "%s", without.texts.data);
    cr_expect_null(strstr(without.texts.data, "Volume"));
    text_free(&with.texts);
    text_free(&without.texts);
    sample_end(&p);
}

/* The message that the cover is refused with. */
static void refusal(struct sample *p, char **said)
{
    size_t length;
    p->d.out = open_memstream(said, &length);
    cr_expect_eq(cover_check(p->book, &p->d), STATUS_USAGE);
    fclose(p->d.out);
    p->d.out = NULL;
}

Test(covers, too_much_text_is_told_how_much_has_room)
{
    struct sample p;
    struct text words = {0};
    char *said = NULL;
    sample_begin(&p, "kdp", NULL, false);
    cover_compose_back(&p);
    while (words.length < 6000) {
        text_puts(&words, "pencil ");
    }
    p.cfg->cover.back_text = words.data;
    refusal(&p, &said);
    const char *of = strstr(said, "of its 6006 characters, ");
    cr_assert_not_null(of, "%s", said);
    unsigned long room = strtoul(of + strlen("of its 6006 characters, "), NULL, 10);
    /* The length in the message fits, and a good deal more does not. */
    struct text part = {0};
    text_add(&part, words.data, room);
    p.cfg->cover.back_text = part.data;
    cr_expect_eq(cover_check(p.book, &p.d), STATUS_OK, "%lu characters", room);
    text_add(&part, words.data, 350);
    p.cfg->cover.back_text = part.data;
    free(said);
    refusal(&p, &said);
    free(said);
    text_free(&part);
    text_free(&words);
    sample_end(&p);
}

/* ---- pictures ---- */

static void write_picture(char path[64], unsigned width, unsigned height)
{
    static unsigned char gray[1 << 22];
    struct art_image image = {.width = width, .height = height, .gray = gray};
    for (size_t i = 0; i < (size_t)width * height; i++) {
        gray[i] = (unsigned char)(i % width * 255 / width);
    }
    scratch_file(path, ".jpg");
    write_jpeg(path, &image);
}

/* Plan the sample's book anew, as its config now is. */
Test(covers, photos_and_portraits_are_in_the_file_and_fine_enough)
{
    struct sample p;
    struct seen s;
    struct text rules = {0};
    char photo[64];
    char portrait[64];
    char *said = NULL;
    write_picture(photo, 1840, 1800);
    write_picture(portrait, 420, 500);
    sample_begin(&p, "kdp", "cover.palette=night", false);
    cover_compose_back(&p);
    p.cfg->cover.make = true;
    p.cfg->cover.design = "photo";
    p.cfg->cover.picture = photo;
    p.cfg->cover.author_picture = portrait;
    cr_assert_eq(sample_plan_again(&p, &said), STATUS_OK, "%s", said);
    free(said);
    cr_expect_eq(cover_check(p.book, &p.d), STATUS_OK);
    look_at_cover(&p, &s);
    cr_expect_eq(s.images, 2);
    cover_judge(&p, &rules);
    cr_expect_str_eq(rules.data, "", "%s", rules.data);
    text_free(&rules);
    text_free(&s.texts);
    /* The portrait takes the photo's place, and is too coarse there. */
    p.cfg->cover.picture = portrait;
    cr_expect_eq(sample_plan_again(&p, &said), STATUS_USAGE);
    cr_expect_not_null(strstr(said, "420 x 500 pixels"), "%s", said);
    cr_expect_not_null(strstr(said, "at least"), "%s", said);
    free(said);
    unlink(photo);
    unlink(portrait);
    p.book = NULL;
    sample_end(&p);
}

static const struct {
    const char *design, *picture, *says;
} wrong_pictures[] = {
    {"photo", NULL, "needs cover.picture"},
    {"type", "/tmp/x.png", "the design 'type' does not show a picture"},
    {"photo", "/nowhere/x.png", "cannot read the picture /nowhere/x.png"},
    {"photo", "/dev/null", "use an SVG, PNG or JPEG file"},
};

/* An SVG keeps its colours on a cover. */
Test(covers, logos_keep_their_colours)
{
    static const char svg[] = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 20 10\">"
                              "<rect width=\"20\" height=\"10\" fill=\"#00ff00\"/>"
                              "<path d=\"M2 2L8 8\" stroke=\"red\" stroke-width=\"2\"/></svg>";
    struct sample p;
    struct seen s;
    char path[64];
    char *said = NULL;
    scratch_file(path, ".svg");
    FILE *f = fopen(path, "wb");
    cr_assert_eq(fwrite(svg, 1, strlen(svg), f), strlen(svg));
    fclose(f);
    sample_begin(&p, "kdp", "cover.background=ffffff", false);
    p.cfg->cover.make = true;
    p.cfg->cover.sample_puzzle = 0;
    look_at_cover(&p, &s);
    size_t without = s.colours;
    text_free(&s.texts);
    p.cfg->cover.logo = path;
    cr_assert_eq(sample_plan_again(&p, &said), STATUS_OK, "%s", said);
    look_at_cover(&p, &s);
    cr_expect_eq(s.colours, without + 2);
    text_free(&s.texts);
    free(said);
    unlink(path);
    sample_end(&p);
}

Test(covers, wrong_pictures_are_refused)
{
    for (size_t i = 0; i < sizeof wrong_pictures / sizeof wrong_pictures[0]; i++) {
        struct sample p;
        char *said = NULL;
        sample_begin(&p, "kdp", NULL, false);
        p.cfg->cover.make = true;
        p.cfg->cover.design = wrong_pictures[i].design;
        p.cfg->cover.picture = wrong_pictures[i].picture;
        cr_expect_eq(sample_plan_again(&p, &said), STATUS_USAGE);
        cr_expect_not_null(strstr(said, wrong_pictures[i].says), "%s", said);
        free(said);
        p.book = NULL;
        sample_end(&p);
    }
}

Test(covers, ebooks_have_the_front_in_their_shops_size)
{
    const size_t every = effort(3, 1);
    size_t designs = 0;
    while (cover_design_name(designs)) {
        designs++;
    }
    for (size_t i = 0; i < designs; i += every) {
        struct sample p;
        char set[64];
        struct text png = {0};
        struct art *picture = NULL;
        struct canvas_options o = {.scale = EBOOK_SCALE};
        snprintf(set, sizeof set, "cover.design=%s", cover_design_name(i));
        sample_begin(&p, "screen", set, false);
        cover_compose_back(&p);
        struct canvas *c = canvas_new(canvas_device_find("png"), &o);
        cover_draw_ebook(p.book, c);
        cr_assert_eq(canvas_finish(c, &png, &p.d), STATUS_OK);
        cr_assert_eq(art_read_in_colour(&picture, "p", png.data, png.length, &p.d), STATUS_OK);
        cr_expect_eq(picture->image.width, 1600);
        cr_expect_eq(picture->image.height, 2560);
        art_drop(picture);
        canvas_drop(c);
        text_free(&png);
        sample_end(&p);
    }
}
