/* Interiors on paper for colour, and the colour spaces that imported pages may use. */
#include <criterion/criterion.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
/* After stdio.h, which it leans on. */
#include <jpeglib.h>

#include "render/preflight/content/pdf_content.h"
#include "tests/unit/preflight_sample.h"
#include "tests/unit/scratch_folder.h"

/* ---- own pages ---- */

/* A page of 432 x 648 pt with this content and these resources; object 5 is an ICC profile of so
 * many channels, 6 the space by it, 7 a form that fills in its grays. */
static void write_page(const char *path, const char *content, const char *resources, int channels)
{
    struct text pdf = {0};
    size_t at[9];
    text_puts(&pdf, "%PDF-1.4\n");
    for (int i = 1; i <= 7; i++) {
        at[i] = pdf.length;
        text_printf(&pdf, "%d 0 obj\n", i);
        switch (i) {
        case 1:
            text_puts(&pdf, "<</Type/Catalog/Pages 2 0 R>>");
            break;
        case 2:
            text_puts(&pdf, "<</Type/Pages/Kids[3 0 R]/Count 1>>");
            break;
        case 3:
            text_printf(&pdf,
                        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 432 648]/Contents 4 0 R/"
                        "Resources<<%s>>>>",
                        resources);
            break;
        case 4:
            text_printf(&pdf, "<</Length %zu>>\nstream\n%s\nendstream", strlen(content), content);
            break;
        case 5:
            text_printf(&pdf, "<</N %d/Length 128>>\nstream\n%16s%s%16sacsp%88s\nendstream",
                        channels, "",
                        channels == 1   ? "GRAY"
                        : channels == 3 ? "RGB "
                                        : "CMYK",
                        "", "");
            break;
        case 6:
            text_puts(&pdf, "[/ICCBased 5 0 R]");
            break;
        default:
            text_puts(&pdf, "<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</ColorSpace"
                            "<</In[/Indexed[/ICCBased 5 0 R]1<00FF00FF00FF00FF>]>>>>/Length 27>>\n"
                            "stream\n/In cs 1 sc 100 90 9 9 re f\nendstream");
        }
        text_puts(&pdf, "\nendobj\n");
    }
    size_t xref = pdf.length;
    text_puts(&pdf, "xref\n0 8\n0000000000 65535 f \n");
    for (int i = 1; i <= 7; i++) {
        text_printf(&pdf, "%010zu 00000 n \n", at[i]);
    }
    text_printf(&pdf, "trailer\n<</Size 8/Root 1 0 R>>\nstartxref\n%zu\n%%%%EOF\n", xref);
    FILE *f = fopen(path, "wb");
    cr_assert_eq(fwrite(pdf.data, 1, pdf.length, f), pdf.length);
    fclose(f);
    text_free(&pdf);
}

#define SQUARE "100 100 90 90 re f"

static const struct {
    const char *content, *resources;
    int channels;
    const char *black, *colour; /* the message on either paper; NULL: it is placed */
    const char *gone, *there;   /* of the whole file, inflated */
} pages[] = {
    {"0.3 g " SQUARE, "", 1, NULL, NULL, "/ICCBased", NULL},
    {"/C cs 0.3 sc " SQUARE, "/ColorSpace<</C[/ICCBased 5 0 R]>>", 1, NULL, NULL, "/ICCBased",
     "/C /DeviceGray"},
    {"/C cs 0.3 sc " SQUARE, "/ColorSpace<</C 6 0 R>>", 1, NULL, NULL, "/ICCBased",
     "/C /DeviceGray"},
    {"/C cs 0.3 sc " SQUARE, "/ColorSpace<</C[/CalGray<</WhitePoint[1 1 1]>>]>>", 1, NULL, NULL,
     "/CalGray", "/C /DeviceGray"},
    {"/F Do", "/XObject<</F 7 0 R>>", 1, NULL, NULL, "/ICCBased", "/Indexed /DeviceGray"},
    {"/C cs 0 1 1 0 sc " SQUARE, "/ColorSpace<</C[/ICCBased 5 0 R]>>", 4, "has colours", NULL,
     "/ICCBased", "/C /DeviceCMYK"},
    {"0 1 1 0 k " SQUARE, "", 1, "has colours", NULL, "/ICCBased", NULL},
    {"0 0 0 0.5 k " SQUARE, "", 1, NULL, NULL, NULL, NULL},
    {"1 1 1 1 k " SQUARE, "", 1, "has colours", "400 % of ink, but kdp prints at most 240 %", NULL,
     NULL},
    {"0 0 0 rg " SQUARE, "", 1, "has colours", "has colours in RGB", NULL, NULL},
    {"/C cs 0 0 0 sc " SQUARE, "/ColorSpace<</C 6 0 R>>", 3, "has colours", "has colours in RGB",
     NULL, NULL},
    {"/F Do", "/XObject<</F 7 0 R>>", 3, "has colours", "has colours in RGB", NULL, NULL},
    {"/C cs 1 scn " SQUARE, "/ColorSpace<</C[/Separation/Gold/DeviceCMYK<<>>]>>", 1, "has colours",
     "the spot ink Gold", NULL, NULL},
    {"/C cs 1 0 0 scn " SQUARE, "/ColorSpace<</C[/Lab<</WhitePoint[1 1 1]>>]>>", 1, "has colours",
     "has colours in Lab", NULL, NULL},
    {"/S sh", "/Shading<</S<</ShadingType 2/Coords[0 0 9 9]/Function<<>>/ColorSpace/DeviceGray>>>>",
     1, NULL, NULL, NULL, NULL},
    {"/S sh", "/Shading<</S<</ShadingType 2/Coords[0 0 9 9]/Function<<>>/ColorSpace/DeviceRGB>>>>",
     1, "has colours", "has colours in RGB", NULL, NULL},
    {"/Pattern cs /P scn " SQUARE,
     "/Pattern<</P<</PatternType 2/Shading<</ShadingType 2/Coords[0 0 9 9]/Function<<>>/ColorSpace "
     "6 0 R>>>>>>",
     4, "has colours", NULL, "/ICCBased", "/ColorSpace /DeviceCMYK"},
    {"/G gs 0 g " SQUARE, "/ExtGState<</G<</ca 0.5>>>>", 1, "transparency", "transparency", NULL,
     NULL},
    {"/G gs 0 g " SQUARE, "/ExtGState<</G<</BM/Multiply>>>>", 1, "transparency", "transparency",
     NULL, NULL},
    {"/G gs 0 g " SQUARE, "/ExtGState<</G<</ca 1/CA 1/BM/Normal/SMask/None/LW 2>>>>", 1, NULL, NULL,
     "/SMask", "/G << /LW 2 >>"},
};

/* Every object of the file, as it is written. */
static void write_out(const struct text *pdf, struct text *out)
{
    struct pdf_file f;
    text_clear(out);
    cr_assert_null(pdf_open(&f, pdf->data, pdf->length));
    for (size_t i = 1; i < f.object_count; i++) {
        text_printf(out, "%s\n", pdf_written(&f, pdf_object(&f, (uint32_t)i)));
    }
    pdf_close(&f);
}

/* What a book with the overrides is refused with; p's book lends its puzzles. */
static void refuse(struct sample *p, const char *const *sets, char **said)
{
    struct config_vocabulary any = {.trims = trim_at(0), .trim_count = trim_count()};
    struct book_config *cfg = NULL;
    static const char yaml[] = "book: {title: T, author: A}\nsections: [{title: S, count: 6}]\n";
    cr_assert_eq(book_config_parse(&cfg, "b", yaml, strlen(yaml), &any, sets, 2, &p->d), STATUS_OK);
    struct book_source source = p->book->source;
    struct book *book = NULL;
    size_t length;
    source.config = cfg;
    p->d.out = open_memstream(said, &length);
    cr_expect_eq(book_plan(&book, &source, &p->d), STATUS_USAGE);
    fclose(p->d.out);
    p->d.out = NULL;
    book_drop(book);
    book_config_free(cfg);
}

static void check_placed(size_t row, const char *const *sets)
{
    struct sample p;
    struct text rules = {0};
    struct text written = {0};
    sample_open(&p, "kdp", sets, false);
    sample_judge(&p, &rules);
    cr_expect_str_eq(rules.data, "", "row %zu: %s", row, rules.data);
    write_out(&p.pdf, &written);
    if (pages[row].gone) {
        cr_expect_null(strstr(written.data, pages[row].gone), "row %zu: %s", row, written.data);
    }
    if (pages[row].there) {
        cr_expect_not_null(strstr(written.data, pages[row].there), "row %zu: %s", row,
                           written.data);
    }
    text_free(&written);
    text_free(&rules);
    sample_end(&p);
}

Test(colour_interiors, own_pages_tell_colours_by_what_the_paper_takes)
{
    char path[64];
    char set[160];
    struct sample lender;
    sample_begin(&lender, "kdp", NULL, false);
    scratch_file(path, ".pdf");
    snprintf(set, sizeof set, "parts.back=[{part: usual}, {part: pdf, pdf: %s}]", path);
    for (size_t i = 0; i < 2 * sizeof pages / sizeof pages[0]; i++) {
        size_t row = i / 2;
        bool colour = i % 2;
        const char *wanted = colour ? pages[row].colour : pages[row].black;
        const char *const sets[SAMPLE_MAX_SETS] = {set, colour ? "page.paper=premium-colour"
                                                               : "page.paper=cream"};
        write_page(path, pages[row].content, pages[row].resources, pages[row].channels);
        if (wanted) {
            char *said = NULL;
            refuse(&lender, sets, &said);
            cr_expect_not_null(strstr(said, wanted), "row %zu: %s", row, said);
            cr_expect_not_null(strstr(said, "--set:1:"), "row %zu: %s", row, said);
            free(said);
        } else {
            check_placed(row, sets);
        }
    }
    unlink(path);
    sample_end(&lender);
}

/* ---- pictures ---- */

enum { SIDE = 1600 };

/* A JPEG of one colour in four inks; marked: as one firm's programs write it, inverted. */
static void write_inks(const char *path, const unsigned char ink[4], bool marked)
{
    struct jpeg_compress_struct jpeg;
    struct jpeg_error_mgr errors;
    static unsigned char row[SIDE * 4];
    FILE *f = fopen(path, "wb");
    memset(&jpeg, 0, sizeof jpeg);
    jpeg.err = jpeg_std_error(&errors);
    jpeg_create_compress(&jpeg);
    jpeg_stdio_dest(&jpeg, f);
    jpeg.image_width = jpeg.image_height = SIDE;
    jpeg.input_components = 4;
    jpeg.in_color_space = JCS_CMYK;
    jpeg_set_defaults(&jpeg);
    jpeg.write_Adobe_marker = marked;
    jpeg_start_compress(&jpeg, TRUE);
    for (size_t i = 0; i < sizeof row; i++) {
        row[i] = marked ? (unsigned char)(255 - ink[i % 4]) : ink[i % 4];
    }
    while (jpeg.next_scanline < jpeg.image_height) {
        JSAMPROW line = row;
        jpeg_write_scanlines(&jpeg, &line, 1);
    }
    jpeg_finish_compress(&jpeg);
    jpeg_destroy_compress(&jpeg);
    fclose(f);
}

static void keep_image(void *context, const struct pdf_mark *m)
{
    struct pdf_mark *kept = context;
    if (m->kind == PDF_IMAGE) {
        *kept = *m;
    }
}

/* The picture on the frontispiece's page. */
static struct pdf_mark image_in(const struct text *pdf)
{
    struct pdf_file f;
    struct pdf_mark image = {.kind = PDF_TEXT};
    cr_assert_null(pdf_open(&f, pdf->data, pdf->length));
    for (size_t i = 0; i < f.page_count; i++) {
        struct pdf_fonts fonts = {0};
        cr_assert_null(pdf_each_mark(&f, &fonts, i, keep_image, &image));
        pdf_fonts_free(&fonts);
    }
    pdf_close(&f);
    return image;
}

Test(colour_interiors, pictures_keep_their_inks)
{
    static const struct {
        const char *profile;
        unsigned char ink[4];
        bool marked;
        double sum;
    } rows[] = {
        {"kdp", {200, 30, 0, 60}, true, 290 / 255.0},
        {"kdp", {200, 30, 0, 60}, false, 290 / 255.0},
        {"ingram", {255, 255, 255, 255}, true, 2.4},
        {"screen", {0, 90, 180, 0}, false, 270 / 255.0},
    };
    char path[64];
    char set[200];
    scratch_file(path, ".jpg");
    snprintf(set, sizeof set, "parts.front=[{part: frontispiece, picture: %s}, {part: usual}]",
             path);
    for (size_t i = 0; i < 2 * sizeof rows / sizeof rows[0]; i++) {
        const char *const sets[SAMPLE_MAX_SETS] = {set, i % 2 ? "page.paper=premium-colour"
                                                              : "page.paper=white"};
        struct sample p;
        struct text rules = {0};
        write_inks(path, rows[i / 2].ink, rows[i / 2].marked);
        sample_open(&p, rows[i / 2].profile, sets, false);
        struct pdf_mark image = image_in(&p.pdf);
        cr_assert_eq(image.kind, PDF_IMAGE);
        cr_expect_eq(image.colour, i % 2, "row %zu", i / 2);
        if (i % 2) {
            cr_expect_lt(fabs(image.ink - rows[i / 2].sum), 0.03, "row %zu: %g", i / 2, image.ink);
        }
        sample_judge(&p, &rules);
        cr_expect_str_eq(rules.data, "", "row %zu: %s", i / 2, rules.data);
        text_free(&rules);
        sample_end(&p);
    }
    unlink(path);
}

/* A drawing has the colours of its lines and fills, and black ones stay black ink alone. */
Test(colour_interiors, drawings_keep_their_colours)
{
    static const char drawing[] =
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'>"
        "<path d='M0 0h100v50h-100z' fill='#cc0033'/><path d='M0 50h100v50h-100z'/></svg>";
    char path[64];
    char set[200];
    scratch_file(path, ".svg");
    snprintf(set, sizeof set, "parts.front=[{part: frontispiece, picture: %s}, {part: usual}]",
             path);
    FILE *f = fopen(path, "wb");
    cr_assert_eq(fwrite(drawing, 1, sizeof drawing - 1, f), sizeof drawing - 1);
    fclose(f);
    for (unsigned colour = 0; colour < 2; colour++) {
        const char *const sets[SAMPLE_MAX_SETS] = {set, colour ? "page.paper=standard-colour"
                                                               : "page.paper=white"};
        struct sample p;
        struct text rules = {0};
        struct text content = {0};
        struct pdf_file file;
        sample_open(&p, "kdp", sets, false);
        sample_judge(&p, &rules);
        cr_expect_str_eq(rules.data, "", "%s", rules.data);
        cr_assert_null(pdf_open(&file, p.pdf.data, p.pdf.length));
        cr_assert(pdf_page_content(&file, 1, &content));
        cr_expect_eq(strstr(content.data, " k\n") != NULL, colour, "%s", content.data);
        pdf_close(&file);
        text_free(&content);
        text_free(&rules);
        sample_end(&p);
    }
    unlink(path);
}

/* Colours where the paper has none, and texts in them where it has, are found. */
Test(colour_interiors, preflight_finds_what_is_coloured)
{
    static const struct {
        const char *paper;
        bool colour;
        const char *rules;
    } rows[] = {{"page.paper=white", true, "gray"},
                {"page.paper=premium-colour", true, ""},
                {"page.paper=premium-colour", false, ""}};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct sample p;
        struct text rules = {0};
        sample_begin(&p, "kdp", rows[i].paper, rows[i].colour);
        sample_judge(&p, &rules);
        cr_expect_str_eq(rules.data, rows[i].rules, "row %zu: %s", i, rules.data);
        text_free(&rules);
        sample_end(&p);
    }
    /* Each of the three inks by itself is a colour. */
    static const char *const inks[] = {"[51, 0, 0, 0]", "[0, 91, 0, 0]", "[0, 0, 76, 0]"};
    for (size_t i = 0; i < sizeof inks / sizeof inks[0]; i++) {
        char ink[60];
        struct sample p;
        struct text rules = {0};
        snprintf(ink, sizeof ink, "print.ink={cmyk: %s, for: [headings]}", inks[i]);
        const char *const sets[SAMPLE_MAX_SETS] = {"page.paper=premium-colour", ink};
        sample_open(&p, "kdp", sets, false);
        sample_judge(&p, &rules);
        cr_expect_str_eq(rules.data, "", "%s: %s", ink, rules.data);
        p.book->ink.ink.cmyk[i] = 0.2;
        sample_judge(&p, &rules);
        cr_expect_str_eq(rules.data, "gray", "%s: %s", ink, rules.data);
        p.book->ink.used = false;
        sample_judge(&p, &rules);
        cr_expect_str_eq(rules.data, "gray", "%s: %s", ink, rules.data);
        text_free(&rules);
        sample_end(&p);
    }
}
