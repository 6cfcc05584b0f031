/* Pages of other PDFs and pictures as parts of a book. */
#define _GNU_SOURCE /* memmem */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "render/book/book_data.h"
#include "render/preflight/content/pdf_content.h"
#include "tests/unit/a_font.h"
#include "tests/unit/a_picture.h"
#include "tests/unit/parts_sample.h"
#include "tests/unit/scratch_folder.h"

static void keep_image(void *context, const struct pdf_mark *m)
{
    if (m->kind == PDF_IMAGE) {
        *(struct pdf_mark *)context = *m;
    }
}

struct own {
    char path[64];
    struct font_set *fonts;
};

/* A PDF of two pages of a size; what: 0 words in black, 1 in a colour, 2 a coarse picture. */
static void make_pdf(struct own *o, double width, double height, int what)
{
    struct diag d = {0};
    struct canvas_options options = {.title = "Own"};
    struct text pdf = {0};
    const struct font *font = NULL;
    static unsigned char gray[64 * 64];
    struct art art = {
        .width = 64, .height = 64, .image = {.width = 64, .height = 64, .gray = gray}};
    o->fonts = shared_fonts();
    cr_assert_eq(font_find(o->fonts, "Liberation Sans", FONT_REGULAR, NULL, &font, NULL, &d),
                 STATUS_OK);
    struct canvas *c = canvas_new(canvas_device_find("pdf"), &options);
    for (int i = 0; i < 2; i++) {
        struct page_boxes boxes = {.width_pt = width, .height_pt = height};
        struct text_style style = {
            .font = font, .size_pt = 20, .paint = what == 1 ? paint_rgb(0xFF0000) : PAINT_BLACK};
        canvas_begin_page(c, &boxes);
        canvas_text(c, 72, 144, ALIGN_LEFT, &style, i ? "Verso" : "Recto");
        if (what == 2) {
            canvas_art(c, (struct box){72, 200, 216, 344}, &art, 0);
        }
        canvas_end_page(c);
    }
    cr_assert_eq(canvas_finish(c, &pdf, &d), STATUS_OK);
    scratch_file(o->path, ".pdf");
    FILE *f = fopen(o->path, "wb");
    cr_assert_eq(fwrite(pdf.data, 1, pdf.length, f), pdf.length);
    fclose(f);
    canvas_drop(c);
    text_free(&pdf);
}

static void drop_pdf(struct own *o)
{
    unlink(o->path);
}

static const char *const profiles[] = {"kdp", "screen", "ingram", "lulu"};

Test(parts, pages_of_a_pdf_stand_in_the_book_as_they_are)
{
    for (size_t k = 0; k < sizeof profiles / sizeof profiles[0]; k++) {
        struct sample p;
        struct own o;
        struct reading r;
        char set[160];
        struct text rules = {0};
        make_pdf(&o, 432, 648, 0);
        snprintf(set, sizeof set,
                 "sections[0].before=[{part: pdf, pdf: %s, title: A map, side: right}]", o.path);
        sample_begin(&p, profiles[k], set, false);
        read_pages(&p.pdf, &r);
        size_t page = 0;
        while (page < r.file.page_count && !r.form[page]) {
            page++;
        }
        cr_assert_lt(page + 1, r.file.page_count, "%s", set);
        cr_expect(r.form[page + 1]);
        cr_expect_eq(page % 2, 0);
        cr_expect(says(&r, find(&r, 0, "Contents"), "A map"));
        forget_pages(&r);
        sample_judge(&p, &rules);
        const char *want = strcmp(profiles[k], "screen") == 0 ? "accessible?" : "";
        cr_expect_str_eq(rules.data, want, "%s: %s", profiles[k], rules.data);
        text_free(&rules);
        /* The words are there where a reader looks: as the form's content, in its own font. */
        struct pdf_file f;
        struct text content = {0};
        cr_assert_null(pdf_open(&f, p.pdf.data, p.pdf.length));
        struct pdf_value resources = pdf_get(&f, pdf_object(&f, f.page[page]), "/Resources");
        struct pdf_value form = pdf_get(&f, pdf_get(&f, resources, "/XObject"), "/Own1");
        cr_assert(pdf_is(&f, pdf_get(&f, form, "/Subtype"), "/Form"));
        cr_assert(pdf_stream(&f, form, &content));
        cr_expect_not_null(strstr(content.data, "20 Tf"), "%s", content.data);
        struct pdf_value fonts = pdf_get(&f, pdf_get(&f, form, "/Resources"), "/Font");
        cr_expect(fonts.handle);
        text_free(&content);
        pdf_close(&f);
        sample_end(&p);
        drop_pdf(&o);
    }
}

/* What nobody has looked at is not claimed; the rest of the book is tagged as ever. */
Test(parts, a_tagged_book_with_own_pages_claims_no_standard)
{
    struct sample p;
    struct own o;
    struct text rules = {0};
    char set[160];
    make_pdf(&o, 432, 648, 0);
    snprintf(set, sizeof set, "parts.back=[{part: usual}, {part: pdf, pdf: %s}]", o.path);
    for (int planted = 0; planted < 3; planted++) {
        sample_begin(&p, "screen", set, false);
        cr_assert_null(memmem(p.pdf.data, p.pdf.length, "id:part>", 8));
        cr_assert_not_null(memmem(p.pdf.data, p.pdf.length, "/StructTreeRoot", 15));
        if (planted) {
            sample_edit(&p, planted == 1 ? "<pdf:Producer>" : "<dc:language>",
                        planted == 1 ? "<pdfuaid:part>" : "<pdfaid:part>", true);
        }
        sample_judge(&p, &rules);
        cr_expect_str_eq(rules.data, planted ? "accessible" : "accessible?", "%s", rules.data);
        text_clear(&rules);
        sample_end(&p);
    }
    text_free(&rules);
    drop_pdf(&o);
}

static const struct {
    double width;
    int what;
    const char *says;
} unfit[] = {
    {500, 0, "the book's pages are 152.4 x 228.6 mm"},
    {432, 1, "has colours"},
    {432, 2,
     "a picture of 64 x 64 pixels has 32 dots per inch, but print needs 300: at least 600 x 600"},
};

Test(parts, pages_that_cannot_be_printed_are_refused)
{
    for (size_t i = 0; i < sizeof unfit / sizeof unfit[0]; i++) {
        struct own o;
        char set[160];
        char *said = NULL;
        make_pdf(&o, unfit[i].width, 648, unfit[i].what);
        snprintf(set, sizeof set, "parts.back=[{part: usual}, {part: pdf, pdf: %s}]", o.path);
        cr_expect_eq(plan_with(set, &said), STATUS_USAGE);
        cr_expect_not_null(strstr(said, unfit[i].says), "%s", said);
        free(said);
        drop_pdf(&o);
    }
    struct own o;
    char set[160];
    char *said = NULL;
    make_pdf(&o, 432, 648, 0);
    snprintf(set, sizeof set, "parts.back=[{part: usual}, {part: pdf, pdf: %s, pages: 2..3}]",
             o.path);
    cr_expect_eq(plan_with(set, &said), STATUS_USAGE);
    cr_expect_not_null(strstr(said, "has only 2 pages"), "%s", said);
    free(said);
    drop_pdf(&o);
}

/* A picture that bleeds covers its page up to the media's edges, on both sides of a leaf. */
static void check_bleed(const char *profile, const char *path)
{
    char set[200];
    const char *const sets[SAMPLE_MAX_SETS] = {set, "page.bleed=0.125 in"};
    struct sample p;
    struct text rules = {0};
    struct pdf_file f;
    snprintf(set, sizeof set,
             "sections[0].before=[{part: picture, picture: %s, bleed: true}, {part: picture, "
             "picture: %s, bleed: true}]",
             path, path);
    sample_open(&p, profile, sets, false);
    sample_judge(&p, &rules);
    cr_expect_str_eq(rules.data, "", "%s: %s", profile, rules.data);
    text_free(&rules);
    size_t found = 0;
    cr_assert_null(pdf_open(&f, p.pdf.data, p.pdf.length));
    for (size_t i = 0; i < f.page_count; i++) {
        struct pdf_fonts fonts = {0};
        struct pdf_mark image = {.kind = PDF_TEXT};
        double media[4];
        cr_assert_null(pdf_each_mark(&f, &fonts, i, keep_image, &image));
        pdf_fonts_free(&fonts);
        if (image.kind != PDF_IMAGE) {
            continue;
        }
        found++;
        cr_assert_eq(pdf_numbers(&f, pdf_get(&f, pdf_object(&f, f.page[i]), "/MediaBox"), media, 4),
                     4);
        cr_expect_lt(image.left, 0.1);
        cr_expect_lt(image.bottom, 0.1);
        cr_expect_gt(image.right, media[2] - 0.1);
        cr_expect_gt(image.top, media[3] - 0.1);
    }
    cr_expect_eq(found, 2);
    pdf_close(&f);
    sample_end(&p);
}

Test(parts, pictures_may_bleed)
{
    enum { WIDE = 1880, HIGH = 2850 };
    static unsigned char gray[WIDE * HIGH];
    struct art_image image = {.width = WIDE, .height = HIGH, .gray = gray};
    char path[64];
    char set[200];
    char *said = NULL;
    for (size_t i = 0; i < sizeof gray; i++) {
        gray[i] = (unsigned char)(i % WIDE * 200 / WIDE);
    }
    scratch_file(path, ".jpg");
    write_jpeg(path, &image);
    check_bleed("kdp", path);
    check_bleed("lulu", path);
    snprintf(set, sizeof set,
             "parts.back=[{part: usual}, {part: picture, picture: %s, bleed: true}]", path);
    cr_expect_eq(plan_with(set, &said), STATUS_USAGE);
    cr_expect_not_null(strstr(said, "bleed: this page needs bleed, but the book has none"), "%s",
                       said);
    free(said);
    unlink(path);
}

/* A file as programs write it that rely on a reader's own fonts. */
static const char fontless[] =
    "%PDF-1.4\n"
    "1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n"
    "2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n"
    "3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 432 648]/Contents 4 0 R"
    "/Resources<</Font<</F1 5 0 R>>>>>>\nendobj\n"
    "4 0 obj\n<</Length 36>>\nstream\nBT /F1 20 Tf 72 500 Td (Hello) Tj ET\nendstream\nendobj\n"
    "5 0 obj\n<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>\nendobj\n";

static void write_fontless(const char *path)
{
    struct text pdf = {0};
    text_puts(&pdf, fontless);
    size_t xref = pdf.length;
    text_puts(&pdf, "xref\n0 6\n0000000000 65535 f \n");
    for (char object = '1'; object <= '5'; object++) {
        const char head[] = {'\n', object, ' ', '0', ' ', 'o', 'b', 'j', '\0'};
        text_printf(&pdf, "%010zu 00000 n \n", (size_t)(strstr(fontless, head) + 1 - fontless));
    }
    text_printf(&pdf, "trailer\n<</Size 6/Root 1 0 R>>\nstartxref\n%zu\n%%%%EOF\n", xref);
    FILE *f = fopen(path, "wb");
    cr_assert_eq(fwrite(pdf.data, 1, pdf.length, f), pdf.length);
    fclose(f);
    text_free(&pdf);
}

Test(parts, fonts_that_are_not_embedded_are_named)
{
    char path[64];
    char set[160];
    char *said = NULL;
    scratch_file(path, ".pdf");
    write_fontless(path);
    snprintf(set, sizeof set, "parts.back=[{part: usual}, {part: pdf, pdf: %s}]", path);
    cr_expect_eq(plan_with(set, &said), STATUS_USAGE);
    cr_expect_not_null(strstr(said, "the font Helvetica is not embedded"), "%s", said);
    free(said);
    unlink(path);
}

Test(parts, pictures_are_printed_in_grays_and_fine_enough)
{
    enum { SIDE = 1600 };
    static unsigned char inks[SIDE * SIDE * 4];
    struct art_image image = {.width = SIDE, .height = SIDE, .cmyk = inks};
    char path[64];
    char set[200];
    for (size_t i = 0; i < sizeof inks; i++) {
        inks[i] = i % 4 == 1 ? (unsigned char)(i / 4 % SIDE * 255 / SIDE) : 0;
    }
    scratch_file(path, ".jpg");
    write_jpeg(path, &image);
    struct sample p;
    struct reading r;
    struct text rules = {0};
    snprintf(set, sizeof set,
             "parts.front=[{part: half-title}, {part: frontispiece, picture: %s, text: The "
             "harbour}, {part: usual}]",
             path);
    sample_begin(&p, "kdp", set, false);
    read_pages(&p.pdf, &r);
    cr_expect_eq(r.images[1], 1);
    cr_expect(says(&r, 1, "The harbour"));
    forget_pages(&r);
    sample_judge(&p, &rules); /* grays alone, fine enough */
    cr_expect_str_eq(rules.data, "", "%s", rules.data);
    text_free(&rules);
    sample_end(&p);
    char *said = NULL;
    image.width = image.height = 300;
    write_jpeg(path, &image);
    snprintf(set, sizeof set, "parts.back=[{part: usual}, {part: picture, picture: %s}]", path);
    cr_expect_eq(plan_with(set, &said), STATUS_USAGE);
    cr_expect_not_null(strstr(said, "300 x 300 pixels"), "%s", said);
    cr_expect_not_null(strstr(said, "at least"), "%s", said);
    free(said);
    unlink(path);
}
