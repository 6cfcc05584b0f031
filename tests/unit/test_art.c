#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "render/art/art.h"
#include "render/book/scenes/scene_drawings.h"
#include "render/canvas/canvas.h"
#include "render/pdf/reading/pdf_library.h"
#include "render/preflight/boards/printed_pictures.h"
#include "tests/unit/a_font.h"

static struct art *an_art(const char *svg)
{
    struct art *art;
    char said[400] = "";
    struct diag_kept kept = {.text = said, .size = sizeof said};
    struct diag d = {.kept = &kept};
    art_read(&art, "a.svg", svg, strlen(svg), &d);
    cr_assert(art, "%s: %s", svg, said);
    return art;
}

#define SVG(inner) "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'>" inner "</svg>"

/* Each picture draws one path whose box is this. */
static const struct {
    const char *svg;
    double box[4];
} drawings[] = {
    {SVG("<rect x='10' y='20' width='30' height='40'/>"), {10, 20, 40, 60}},
    {SVG("<rect x='10' y='20' width='30' height='40' rx='5'/>"), {10, 20, 40, 60}},
    {SVG("<circle cx='50' cy='40' r='30'/>"), {20, 10, 80, 70}},
    {SVG("<ellipse cx='50' cy='40' rx='30' ry='10'/>"), {20, 30, 80, 50}},
    {SVG("<line x1='5' y1='6' x2='70' y2='80' stroke='black'/>"), {5, 6, 70, 80}},
    {SVG("<polygon points='10,10 90 20, 40,70'/>"), {10, 10, 90, 70}},
    {SVG("<path d='M10 10h80v30H10z'/>"), {10, 10, 90, 40}},
    {SVG("<path d='m10,10 80,0 0,30-80 0z'/>"), {10, 10, 90, 40}},
    {SVG("<path d='M10 50A40 40 0 0 1 90 50'/>"), {10, 10, 90, 50}},
    {SVG("<path d='M10 50A40 40 0 0190 50'/>"), {10, 10, 90, 50}}, /* flags without blanks */
    {SVG("<path d='M10 50a40 40 0 0 0 80 0'/>"), {10, 50, 90, 90}},
    {SVG("<path d='M10 50A10 10 0 0 1 90 50'/>"), {10, 10, 90, 50}}, /* grown until it reaches */
    {SVG("<path d='M10 10Q50 90 90 10'/>"), {10, 10, 90, 50}},
    {SVG("<path d='M10 10C10 50 90 50 90 10S50 5 60 6'/>"), {10, -7.6, 90, 40}},
    {SVG("<path d='M1e1 1.0E+1L9e1 .4e2'/>"), {10, 10, 90, 40}},
    {SVG("<g transform='translate(10 20)'><rect transform='scale(2)' width='5' height='6'/></g>"),
     {10, 20, 20, 32}},
    {SVG("<rect transform='rotate(90 50 50)' x='10' y='20' width='30' height='40'/>"),
     {40, 10, 80, 40}},
    {SVG("<rect transform='matrix(1 0 0 -1 0 100)' x='10' y='20' width='30' height='40'/>"),
     {10, 40, 40, 80}},
    {"<svg viewBox='50 60 20 10'><rect x='52' y='61' width='3' height='4'/></svg>", {2, 1, 5, 5}},
    {"<svg width='40px' height='30'><rect width='3' height='4'/></svg>", {0, 0, 3, 4}},
    {SVG("<title>T</title><defs><rect width='90' height='90'/></defs><rect width='3' height='4'/>"
         "<rect width='50' height='50' style='display: none'/>"),
     {0, 0, 3, 4}},
};

Test(art, svg_drawings_are_read)
{
    for (size_t i = 0; i < sizeof drawings / sizeof drawings[0]; i++) {
        struct art *art = an_art(drawings[i].svg);
        double box[4];
        double mean[2];
        cr_assert_eq(art->path_count, 1, "%s", drawings[i].svg);
        art_path_extent(&art->path[0], box, mean);
        for (unsigned k = 0; k < 4; k++) {
            cr_expect_float_eq(box[k], drawings[i].box[k], 0.6, "%s: side %u is %g",
                               drawings[i].svg, k, box[k]);
        }
        art_drop(art);
    }
}

Test(art, fills_and_strokes_become_gray)
{
    struct art *art = an_art(
        SVG("<g fill='white' style='stroke:#000;stroke-width: 4'><rect width='9' height='9' "
            "style='fill:rgb(255,0,0)' stroke-linejoin='round'/><g transform='scale(3)'><rect "
            "width='9' height='9' fill='none' fill-rule='evenodd'/></g></g>"));
    cr_assert_eq(art->path_count, 2);
    cr_expect_float_eq(art->path[0].fill, 0.2126, 1e-4);
    cr_expect_eq(art->path[0].join, ART_JOIN_ROUND);
    cr_expect_float_eq(art->path[0].width, 4, 1e-9);
    cr_expect_lt(art->path[1].fill, 0);
    cr_expect_float_eq(art->path[1].stroke, 0, 1e-9);
    cr_expect_float_eq(art->path[1].width, 12, 1e-9);
    cr_expect(art->path[1].even_odd);
    art_drop(art);
}

static const struct {
    const char *svg;
    size_t line;
    const char *says;
} mistakes[] = {
    {"<svg viewBox='0 0 9 9'>\n<text>x</text></svg>", 2, "<text> cannot be drawn"},
    {"<svg viewBox='0 0 9 9'>\n\n<style>.a{}</style></svg>", 3, "<style> cannot"},
    {SVG("<rect width='9' height='9' fill='url(#g)'/>"), 1, "fill: url(#g)"},
    {SVG("<rect width='9' height='9' opacity='.5'/>"), 1, "opacity"},
    {SVG("<rect width='9mm' height='9'/>"), 1, "width=\"9mm\""},
    {SVG("<rect width='9' height='9' transform='turn(3)'/>"), 1, "transform"},
    {SVG("<path d='M10 10L20'/>"), 1, "path data"},
    {SVG("<path d='L10 10 20 20'/>"), 1, "path data"},
    {SVG("<path d='M1 1 2 2Z 3 3'/>"), 1, "path data"},
    {SVG(""), 0, "draws nothing"},
    {"<svg><rect width='9' height='9'/></svg>", 1, "no size"},
    {"<svg viewBox='0 0 9'><rect width='9' height='9'/></svg>", 1, "viewBox"},
    {"<html></html>", 1, "not an SVG"},
    {"<svg viewBox='0 0 9 9'><rect>", 1, "no element found"},
    {"GIF89a", 1, "syntax error"},
    {"", 1, "no element found"},
    {"\x89PNG\r\n\x1a\n", 0, "cannot read this PNG"},
};

Test(art, mistakes_are_told)
{
    for (size_t i = 0; i < sizeof mistakes / sizeof mistakes[0]; i++) {
        char said[400] = "";
        struct diag_kept kept = {.text = said, .size = sizeof said};
        struct diag d = {.kept = &kept};
        struct art *art;
        cr_expect_eq(art_read(&art, "a.svg", mistakes[i].svg, strlen(mistakes[i].svg), &d),
                     STATUS_USAGE, "%s", mistakes[i].svg);
        cr_expect_null(art);
        cr_expect_eq(kept.line, mistakes[i].line, "%s: line %zu", mistakes[i].svg, kept.line);
        cr_expect(strstr(said, mistakes[i].says), "%s: %s", mistakes[i].svg, said);
    }
}

Test(art, images_go_to_png_and_back)
{
    unsigned char gray[6] = {0, 50, 100, 150, 200, 255};
    struct art_image image = {.width = 3, .height = 2, .gray = gray};
    struct text png = {0};
    struct art *art;
    struct diag d = {0};
    cr_assert(art_write_png(&image, &png));
    cr_assert_eq(art_read(&art, "a.png", png.data, png.length, &d), STATUS_OK);
    cr_assert_eq(art->image.width, 3);
    cr_assert_eq(art->image.height, 2);
    cr_assert_arr_eq(art->image.gray, gray, sizeof gray);
    art_drop(art);
    cr_assert_eq(art_read(&art, "a.png", png.data, png.length / 2, &d), STATUS_USAGE);
    text_free(&png);
}

Test(art, what_looks_alike_is_found)
{
    struct art *one = an_art(SVG("<circle cx='50' cy='50' r='30'/>"));
    struct art *same = an_art("<svg viewBox='0 0 50 50'><circle cx='25' cy='25' r='15.1'/></svg>");
    struct art *larger = an_art(SVG("<circle cx='50' cy='50' r='33'/>"));
    struct art *gray = an_art(SVG("<circle cx='50' cy='50' r='30' fill='gray'/>"));
    struct art *mirrored = an_art(SVG("<path d='M20 20H80L60 80H20'/>"));
    struct art *mirror = an_art(SVG("<path d='M80 20H20L40 80H80'/>"));
    cr_expect(art_alike(one, same));
    cr_expect(!art_alike(one, larger));
    cr_expect(!art_alike(one, gray));
    cr_expect(!art_alike(mirrored, mirror));
    struct art *all[] = {one, same, larger, gray, mirrored, mirror};
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        art_drop(all[i]);
    }
}

/* An L, black, whose arm shows which way it was turned. */
static const char an_l[] = SVG("<path d='M0 0H20V80H100V100H0Z'/>");

static void draw_turned(const char *device, const struct art *art, unsigned turns, struct text *out)
{
    struct canvas_options o = {.scale = 1};
    struct diag d = silent();
    struct canvas *c = canvas_new(canvas_device_find(device), &o);
    struct page_boxes boxes = {.width_pt = 140, .height_pt = 140};
    canvas_begin_page(c, &boxes);
    canvas_push(c, (struct placement){1, turns, 70, 70});
    canvas_art(c, (struct box){-50, -50, 50, 50}, art, 0.5);
    canvas_pop(c);
    canvas_end_page(c);
    const struct page_record *r = canvas_pages(c);
    cr_expect_float_eq(r->ink.left, 20, 1e-6);
    cr_expect_float_eq(r->ink.bottom, 120, 1e-6);
    cr_assert_eq(canvas_finish(c, out, &d), STATUS_OK);
    canvas_drop(c);
}

/* The middle of each side of the art on the page: right of it, below, left, above. */
static const int side_x[] = {110, 70, 30, 70};
static const int side_y[] = {70, 110, 70, 30};

Test(art, pixels_stand_where_they_should)
{
    unsigned char pixels[100];
    for (unsigned i = 0; i < 100; i++) {
        pixels[i] = i % 10 < 2 || i >= 80 ? 0 : 255;
    }
    struct art l_image = {.width = 10, .height = 10, .image = {10, 10, pixels}};
    struct art *l_paths = an_art(an_l);
    const struct art *arts[] = {l_paths, &l_image};
    for (unsigned k = 0; k < 2; k++) {
        for (unsigned turns = 0; turns < 4; turns++) {
            struct text png = {0};
            struct art *read;
            struct diag d = {0};
            draw_turned("png", arts[k], turns, &png);
            cr_assert_eq(art_read(&read, "p", png.data, png.length, &d), STATUS_OK);
            for (unsigned side = 0; side < 4; side++) {
                /* Upright, the L is black at its bottom and its left. */
                unsigned was = (side + 4 - turns) % 4;
                bool black = was == 1 || was == 2;
                unsigned char gray = read->image.gray[side_y[side] * 140 + side_x[side]];
                cr_expect_eq(gray, black ? 0 : 255, "art %u, %u turns, side %u: %u", k, turns, side,
                             gray);
            }
            art_drop(read);
            text_free(&png);
        }
    }
    art_drop(l_paths);
}

struct gathering {
    struct printed_marks marks;
};

static void gather(void *context, const struct pdf_mark *mark)
{
    printed_marks_add(&((struct gathering *)context)->marks, mark);
}

/* What stands in the square of the page that the picture was drawn into; the page is turned back
 * where it stands on its head. */
static int read_back(struct text *pdf, const struct sign_pictures *pictures, bool turned)
{
    struct pdf_file f;
    struct pdf_fonts fonts = {0};
    struct gathering g = {{0}};
    cr_assert_null(pdf_open(&f, pdf->data, pdf->length));
    cr_assert_null(pdf_each_mark(&f, &fonts, 0, gather, &g));
    pdf_close(&f);
    if (turned) {
        printed_marks_turn(&g.marks, 140, 140);
    }
    struct printed_square square = {20, 20, 100};
    int digit = printed_picture(&g.marks, pictures, square, square);
    printed_marks_free(&g.marks);
    return digit;
}

Test(art, pictures_are_read_back_from_a_pdf)
{
    unsigned char pixels[100] = {1, 2, 3};
    struct art image = {.width = 10, .height = 10, .image = {10, 10, pixels}};
    struct art *l = an_art(an_l);
    struct art *lying = an_art(SVG("<path d='M0 100H80V20H100V100H0Z'/>"));
    struct art *other = an_art(SVG("<path d='M0 0H20V80H100V100H0Z' fill='#333'/>"));
    struct sign_pictures pictures = {.count = 3, .art = {&image, l, lying}};
    const struct {
        const struct art *drawn;
        unsigned turns;
        int wanted;
    } cases[] = {
        {l, 0, 2}, {lying, 0, 3},           {&image, 0, 1},         {other, 0, PICTURE_UNKNOWN},
        {l, 2, 2}, {l, 1, PICTURE_UNKNOWN}, {l, 3, PICTURE_UNKNOWN}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct text pdf = {0};
        draw_turned("pdf", cases[i].drawn, cases[i].turns, &pdf);
        int found = read_back(&pdf, &pictures, cases[i].turns == 2);
        cr_expect_eq(found, cases[i].wanted, "case %zu: %d", i, found);
        text_free(&pdf);
    }
    art_drop(l);
    art_drop(lying);
    art_drop(other);
}

/* A JPEG gives back about what was written, in grays and in colours; one cut short is a fault. */
Test(art, jpeg)
{
    enum { SIDE = 32 };
    unsigned char inks[SIDE * SIDE * 4];
    struct art_image image = {.width = SIDE, .height = SIDE, .cmyk = inks};
    struct diag d = {0};
    struct text jpeg = {0};
    struct art *art;
    for (size_t i = 0; i < SIDE * SIDE; i++) {
        const unsigned char rgb[3] = {(unsigned char)(i % SIDE * 8), 128,
                                      (unsigned char)(i / SIDE * 8)};
        art_inks_of(rgb, inks + 4 * i);
    }
    cr_assert(art_write_jpeg(&image, &jpeg));
    cr_assert_eq(art_read_in_colour(&art, "a.jpg", jpeg.data, jpeg.length, &d), STATUS_OK);
    cr_assert_not_null(art->image.cmyk);
    unsigned char *one = art_colours(&image);
    unsigned char *two = art_colours(&art->image);
    for (size_t i = 0; i < SIDE * SIDE * 3; i++) {
        cr_assert_lt(abs(one[i] - two[i]), 12, "sample %zu: %d, %d", i, one[i], two[i]);
    }
    free(one);
    free(two);
    art_drop(art);
    cr_assert_eq(art_read(&art, "a.jpg", jpeg.data, jpeg.length, &d), STATUS_OK);
    cr_assert_null(art->image.cmyk);
    cr_assert_leq(abs(art->image.gray[0] - 75), 12); /* 0, 128, 0 */
    art_drop(art);
    cr_assert_eq(art_read(&art, "a.jpg", jpeg.data, jpeg.length - 100, &d), STATUS_USAGE);
    cr_assert_eq(art_read(&art, "a.jpg", jpeg.data, 40, &d), STATUS_USAGE);
    text_free(&jpeg);
}

/* No pixel has more ink than printers of covers take. */
Test(art, inks_stay_under_the_limit)
{
    for (unsigned i = 0; i < 1 << 15; i++) {
        const unsigned char rgb[3] = {(unsigned char)(i << 3), (unsigned char)(i >> 5 << 3),
                                      (unsigned char)(i >> 10 << 3)};
        unsigned char ink[4];
        art_inks_of(rgb, ink);
        cr_assert_leq(ink[0] + ink[1] + ink[2] + ink[3], 612);
    }
}

static void find_thinnest(void *context, const struct pdf_mark *m)
{
    double *least = context;
    *least = m->kind == PDF_STROKE && m->width_pt < *least ? m->width_pt : *least;
}

/* A drawing of thousands of units has a scale of few digits. */
Test(art, lines_are_as_thick_in_a_pdf_as_asked_however_their_scale_is_rounded)
{
    static const double asked = 0.5;
    uint8_t verb[] = {ART_MOVE, ART_LINE};
    double point[][2] = {{0, 0}, {9000, 7000}};
    struct art_path path = {.verb = verb,
                            .verb_count = 2,
                            .point = point,
                            .point_count = 2,
                            .fill = -1,
                            .stroke = 0,
                            .width = 1};
    const struct art art = {.width = 9000, .height = 7000, .path = &path, .path_count = 1};
    for (unsigned i = 0; i < 50; i++) {
        struct canvas_options o = {0};
        struct diag d = {0};
        struct text pdf = {0};
        struct pdf_file f;
        struct pdf_fonts fonts = {0};
        double least = 10;
        const double side = 40 + 0.37 * i;
        struct canvas *c = canvas_new(canvas_device_find("pdf"), &o);
        canvas_begin_page(c, &(struct page_boxes){.width_pt = 200, .height_pt = 200});
        canvas_art(c, (struct box){10, 10, 10 + side, 10 + side}, &art, asked);
        canvas_end_page(c);
        cr_assert_eq(canvas_finish(c, &pdf, &d), STATUS_OK);
        cr_assert_null(pdf_open(&f, pdf.data, pdf.length));
        cr_assert_null(pdf_each_mark(&f, &fonts, 0, find_thinnest, &least));
        cr_expect_geq(least, asked - 1e-5, "%.6f with a side of %g", least, side);
        cr_expect_lt(least, 1.01 * asked);
        pdf_fonts_free(&fonts);
        pdf_close(&f);
        text_free(&pdf);
        canvas_drop(c);
    }
}

/* The strokes too, for places reach from margin to margin. */
Test(art, drawn_scenes_end_at_their_sides)
{
    for (size_t i = 0; i < SCENE_COUNT; i++) {
        struct art *art = an_art(scene_drawing[i]);
        for (size_t k = 0; k < art->path_count; k++) {
            const struct art_path *path = &art->path[k];
            double line[4];
            double mean[2];
            art_path_extent(path, line, mean);
            double half = path->stroke >= 0 ? path->width / 2 : 0;
            cr_expect_geq(line[0] - half, -0.01, "scene %zu, path %zu", i, k);
            cr_expect_leq(line[2] + half, art->width + 0.01, "scene %zu, path %zu", i, k);
        }
        art_drop(art);
    }
}
