#define _GNU_SOURCE /* memmem */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "render/book/book_data.h"
#include "render/book/cover/cover_design.h"
#include "render/book/pages/part.h"
#include "render/preflight/content/pdf_content.h"
#include "tests/unit/a_font.h"
#include "tests/unit/preflight_sample.h"
#include "tests/unit/scratch_folder.h"

/* The words of each page of the sample, as its PDF gives them back. */
enum { MAX_PAGES = 120 };

struct reading {
    struct pdf_file file;
    struct text page[MAX_PAGES];
    bool form[MAX_PAGES];
    size_t images[MAX_PAGES];
    size_t now;
};

static void read_mark(void *context, const struct pdf_mark *m)
{
    struct reading *r = context;
    r->form[r->now] |= m->kind == PDF_FORM;
    r->images[r->now] += m->kind == PDF_IMAGE;
    if (m->kind == PDF_TEXT) {
        text_printf(&r->page[r->now], "%s ", m->utf8);
    }
}

static void read_pages(const struct text *pdf, struct reading *r)
{
    struct pdf_fonts fonts = {0};
    memset(r, 0, sizeof *r);
    cr_assert_null(pdf_open(&r->file, pdf->data, pdf->length));
    cr_assert_lt(r->file.page_count, MAX_PAGES);
    for (r->now = 0; r->now < r->file.page_count; r->now++) {
        const char *fault = pdf_each_mark(&r->file, &fonts, r->now, read_mark, r);
        cr_assert_null(fault, "page %zu: %s", r->now + 1, fault);
    }
    pdf_fonts_free(&fonts);
}

static void forget_pages(struct reading *r)
{
    for (size_t i = 0; i < r->file.page_count; i++) {
        text_free(&r->page[i]);
    }
    pdf_close(&r->file);
}

static bool says(const struct reading *r, size_t page, const char *words)
{
    return r->page[page].data && strstr(r->page[page].data, words);
}

/* The first page from `from` on with these words; the page count: none. */
static size_t find(const struct reading *r, size_t from, const char *words)
{
    while (from < r->file.page_count && !says(r, from, words)) {
        from++;
    }
    return from;
}

static const char front[] =
    "parts.front=[{part: half-title, title: Halved}, "
    "{part: series, text: \"Alpha\\nBeta\", side: left}, {part: title}, {part: copyright}, "
    "{part: dedication, text: To Ada}, {part: epigraph, text: \"Sit\\nstill\", by: Somebody}, "
    "{part: contents}, {part: text, title: A preface, text: Written late}, {part: usual}, "
    "{part: levels}, {part: dedication, text: And to Ben}]";

static const char back[] =
    "parts.back=[{part: glossary}, {part: grading}, {part: review, "
    "link: 'https://example.org/r'}, {part: usual}, {part: score-sheet}, {part: puzzle-diary, "
    "count: 3}, {part: notes, count: 2}, {part: certificate}, {part: acknowledgements, text: "
    "Many thanks}, {part: about-the-author, title: The maker, text: Lives by the rails}, {part: "
    "also-by, text: \"First book\\nSecond book\"}, {part: advertisement, title: Buy, text: The "
    "next, by: At the shop}, {part: coupon, text: One cup}, {part: blank}]";

static const struct {
    const char *first, *then; /* on one page, this before that */
} in_order[] = {
    {"Halved", NULL},
    {"The Series", "2. Beta"},
    {"Quiet", NULL}, /* the title page's publisher */
    {"To Ada", NULL},
    {"still", "Somebody"},
    {"Contents", "Glossary"},
    {"A preface", "Written late"},
    {"Introduction", NULL},
    {"How to Play", NULL},
    {"Levels", "Easy"},
    {"And to Ben", NULL},
    {"Glossary", "Pencil mark"},
    {"Did You Enjoy", "A short review"},
    {"Solutions", NULL},
    {"Score Sheet", "Points"},
    {"Puzzle Diary", "Remarks"},
    {"Notes", NULL},
    {"Certificate", NULL},
    {"Many thanks", "rails"}, /* both are short */
    {"Also by A", "Second book"},
    {"Buy", "At the shop"},
    {"Coupon", "One cup"},
};

static const char *const levels[SAMPLE_PUZZLES] = {"easy", "easy",   "easy",
                                                   "easy", "medium", "medium"};

/* The interior drawn anew. */
static void print(struct sample *p)
{
    struct canvas_options o = sample_canvas_options(p);
    o.packed = p->profile.navigation;
    canvas_drop(p->canvas);
    text_free(&p->pdf);
    p->canvas = canvas_new(canvas_device_find("pdf"), &o);
    book_draw(p->book, BOOK_INTERIOR, p->canvas);
    cr_assert_eq(canvas_finish(p->canvas, &p->pdf, &p->d), STATUS_OK);
}

Test(parts, stand_where_the_lists_say)
{
    const char *const sets[SAMPLE_MAX_SETS] = {front, back, "book.publisher=Quiet"};
    struct sample p;
    struct reading r;
    struct text rules = {0};
    char *said = NULL;
    sample_open(&p, "screen", sets, false);
    for (size_t i = 0; i < SAMPLE_PUZZLES; i++) {
        snprintf(p.record[i].level, sizeof p.record[i].level, "%s", levels[i]);
        p.record[i].minutes = 7;
    }
    p.cfg->series.volume = 2;
    cr_assert_eq(sample_plan_again(&p, &said), STATUS_OK, "%s", said);
    print(&p);
    read_pages(&p.pdf, &r);
    size_t page = 0;
    for (size_t i = 0; i < sizeof in_order / sizeof in_order[0]; i++) {
        size_t here = find(&r, page, in_order[i].first);
        cr_assert_lt(here, r.file.page_count, "'%s' is not behind page %zu", in_order[i].first,
                     page);
        if (in_order[i].then) {
            cr_expect(says(&r, here, in_order[i].then), "page %zu does not say '%s': %s", here + 1,
                      in_order[i].then, r.page[here].data);
        }
        page = here + 1;
    }
    /* Sides, counts, and an empty back behind the coupon. */
    cr_expect_eq(find(&r, 0, "The Series") % 2, 1);
    cr_expect_eq(find(&r, 0, "To Ada") % 2, 0);
    size_t diary = find(&r, 0, "Puzzle Diary");
    diary = find(&r, diary + 1, "Puzzle Diary") < r.file.page_count && !says(&r, diary, "Remarks")
                ? find(&r, diary + 1, "Puzzle Diary")
                : diary;
    for (size_t i = 0; i < 3; i++) {
        cr_expect(says(&r, diary + i, "Remarks"));
    }
    cr_expect_not(says(&r, diary + 3, "Remarks"));
    size_t coupon = find(&r, 0, "Coupon");
    cr_expect_eq(coupon % 2, 0);
    cr_expect_null(r.page[coupon + 1].data);
    forget_pages(&r);
    free(said);
    sample_judge(&p, &rules);
    cr_expect_str_eq(rules.data, "", "%s", rules.data);
    text_free(&rules);
    sample_end(&p);
}

Test(parts, may_stand_between_sections_and_in_the_contents)
{
    struct sample p;
    struct reading r;
    sample_begin(&p, "kdp",
                 "sections[0].before=[{part: text, title: A pause, text: Breathe}, {part: notes}]",
                 false);
    read_pages(&p.pdf, &r);
    size_t contents = find(&r, 0, "Contents");
    cr_expect(says(&r, contents, "A pause"));
    size_t pause = find(&r, contents + 1, "A pause");
    size_t section = find(&r, contents + 1, "S ");
    cr_expect_lt(pause, section);
    cr_expect(says(&r, pause, "Breathe"));
    forget_pages(&r);
    sample_end(&p);
}

/* Every part that has words has them in every language. */
Test(parts, speak_every_language)
{
    struct config_names languages = translation_languages();
    for (size_t i = 0; i < languages.count; i++) {
        char set[64];
        const char *const sets[SAMPLE_MAX_SETS] = {
            set, "parts.back=[{part: usual}, {part: glossary}, "
                 "{part: grading}, {part: levels}, {part: puzzle-diary}]"};
        struct sample p;
        struct reading r;
        snprintf(set, sizeof set, "book.language=%s", languages.item[i]);
        sample_open(&p, "kdp", sets, false);
        read_pages(&p.pdf, &r);
        const enum text_id said[] = {TEXT_glossary, TEXT_grading, TEXT_levels, TEXT_diary,
                                     TEXT_remarks};
        for (size_t k = 0; k < sizeof said / sizeof said[0]; k++) {
            const char *words = language_text(languages.item[i], said[k]);
            cr_expect_lt(find(&r, 0, words), r.file.page_count, "%s: %s", set, words);
            cr_expect(i == 0 || strcmp(words, language_text("en", said[k])) != 0, "%s", words);
        }
        forget_pages(&r);
        sample_end(&p);
    }
}

static const struct {
    const char *set, *says;
} mistakes[] = {
    {"parts.front=[{part: epigraph}]", "'epigraph' needs a text"},
    {"parts.front=[{part: usual}, {part: levels, by: X}]",
     "by: the part 'levels' does not take this key"},
    {"parts.front=[{part: usual}, {part: solutions}]", "'solutions' cannot stand in 'parts.front'"},
    {"parts.back=[{part: glossary}]",
     "the list does not have solutions, which other settings ask for"},
    {"parts.back=[{part: usual}, {part: review, title: T}]", "'review' needs a link too"},
    {"parts.back=[{part: usual}, {part: hints}]", "the book has no hints"},
    {"parts.back=[{part: solutions}, {part: solutions}, {part: usual}]", "is in the list twice"},
    {"sections[0].before=[{part: usual}]", "'usual' has no meaning between sections"},
    {"parts.back=[{part: usual}, {part: picture, picture: /nowhere.png}]",
     "cannot read the picture /nowhere.png"},
    {"parts.back=[{part: usual}, {part: pdf, pdf: /nowhere.pdf}]", "cannot read the PDF"},
    {"parts.back=[{part: usual}, {part: pdf, pdf: /dev/null}]", "it is empty"},
};

static void keep_image(void *context, const struct pdf_mark *m)
{
    if (m->kind == PDF_IMAGE) {
        *(struct pdf_mark *)context = *m;
    }
}

/* A config like the sample's, and the messages of planning it. */
static enum status plan_with(const char *set, char **said)
{
    struct sample p;
    struct config_vocabulary any = {.trims = trim_at(0), .trim_count = trim_count()};
    struct book_config *cfg = NULL;
    static const char yaml[] = "book: {title: T, author: A}\nanswers: {place: book}\n"
                               "sections: [{title: S, count: 6}]\n";
    sample_begin(&p, "kdp", NULL, false);
    cr_assert_eq(book_config_parse(&cfg, "b", yaml, strlen(yaml), &any, set ? &set : NULL,
                                   set != NULL, &p.d),
                 STATUS_OK);
    struct book_source source = p.book->source;
    struct book *book = NULL;
    size_t length;
    source.config = cfg;
    p.d.out = open_memstream(said, &length);
    enum status status = book_plan(&book, &source, &p.d);
    fclose(p.d.out);
    p.d.out = NULL;
    book_drop(book);
    book_config_free(cfg);
    sample_end(&p);
    return status;
}

Test(parts, mistakes_are_told)
{
    for (size_t i = 0; i < sizeof mistakes / sizeof mistakes[0]; i++) {
        char *said = NULL;
        cr_expect_eq(plan_with(mistakes[i].set, &said), STATUS_USAGE, "%s", mistakes[i].set);
        cr_expect_not_null(strstr(said, mistakes[i].says), "%s\nnot: %s", said, mistakes[i].says);
        cr_expect_not_null(strstr(said, "--set:1:"), "%s", said);
        free(said);
    }
}

Test(parts, too_much_text_for_a_page_is_refused)
{
    struct text set = {0};
    char *said = NULL;
    text_puts(&set, "parts.front=[{part: usual}, {part: epigraph, text: \"");
    for (int i = 0; i < 80; i++) {
        text_puts(&set, "One line more.\\n");
    }
    text_puts(&set, "\"}]");
    cr_expect_eq(plan_with(set.data, &said), STATUS_USAGE);
    cr_expect_not_null(strstr(said, "the epigraph does not fit on its page"), "%s", said);
    free(said);
    text_free(&set);
}

/* ---- pages of other PDFs ---- */

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
    cr_assert_eq(font_find(o->fonts, "Liberation Sans", FONT_REGULAR, &font, NULL, &d), STATUS_OK);
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
    struct text jpeg = {0};
    char path[64];
    char set[200];
    char *said = NULL;
    for (size_t i = 0; i < sizeof gray; i++) {
        gray[i] = (unsigned char)(i % WIDE * 200 / WIDE);
    }
    cr_assert(art_write_jpeg(&image, &jpeg));
    scratch_file(path, ".jpg");
    FILE *f = fopen(path, "wb");
    cr_assert_eq(fwrite(jpeg.data, 1, jpeg.length, f), jpeg.length);
    fclose(f);
    text_free(&jpeg);
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
    struct text jpeg = {0};
    char path[64];
    char set[200];
    for (size_t i = 0; i < sizeof inks; i++) {
        inks[i] = i % 4 == 1 ? (unsigned char)(i / 4 % SIDE * 255 / SIDE) : 0;
    }
    cr_assert(art_write_jpeg(&image, &jpeg));
    scratch_file(path, ".jpg");
    FILE *f = fopen(path, "wb");
    cr_assert_eq(fwrite(jpeg.data, 1, jpeg.length, f), jpeg.length);
    fclose(f);
    text_free(&jpeg);
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
    cr_assert(art_write_jpeg(&image, &jpeg));
    f = fopen(path, "wb");
    cr_assert_eq(fwrite(jpeg.data, 1, jpeg.length, f), jpeg.length);
    fclose(f);
    text_free(&jpeg);
    snprintf(set, sizeof set, "parts.back=[{part: usual}, {part: picture, picture: %s}]", path);
    cr_expect_eq(plan_with(set, &said), STATUS_USAGE);
    cr_expect_not_null(strstr(said, "300 x 300 pixels"), "%s", said);
    cr_expect_not_null(strstr(said, "at least"), "%s", said);
    free(said);
    unlink(path);
}

/* ---- the tables ---- */

static const struct part_kind *const kinds[] = {
#define KIND(id) &part_##id,
    BOOK_PARTS(KIND)
#undef KIND
};
enum { KIND_COUNT = sizeof kinds / sizeof kinds[0] };

/* A part is one row: nothing of it may be missing, or contradict the rest. */
Test(parts, rows_are_whole)
{
    for (size_t i = 0; i < KIND_COUNT; i++) {
        const struct part_kind *k = kinds[i];
        cr_assert(k->name && k->doc && k->add, "row %zu", i);
        cr_expect(k->places && !(k->places & ~(unsigned)PART_ANYWHERE), "%s", k->name);
        cr_expect_eq(k->needs & ~k->takes, 0, "%s needs what it does not take", k->name);
        cr_expect(!k->usual || k->places & k->usual_place, "%s", k->name);
        cr_expect(k->usual || k->usual_place == 0, "%s", k->name);
        cr_expect(!(k->takes & PART_PICTURE) || k->picture_size, "%s", k->name);
        cr_expect(!(k->takes & (PART_PDF | PART_BLEED)) || k->load, "%s", k->name);
        cr_expect_eq(k->usual_text != NULL, k->usual_words != NULL, "%s", k->name);
        cr_expect(!k->usual_text || k->fits, "%s", k->name);
        for (size_t n = 0; n < i; n++) {
            cr_expect_str_neq(kinds[n]->name, k->name);
        }
    }
}

static const struct cover_design *const designs[] = {
#define DESIGN(name) &cover_design_##name,
    COVER_DESIGNS(DESIGN)
#undef DESIGN
};
enum { DESIGN_COUNT = sizeof designs / sizeof designs[0] };

Test(parts, designs_of_covers_are_whole)
{
    for (size_t i = 0; i < DESIGN_COUNT; i++) {
        const struct cover_design *one = designs[i];
        cr_assert(one->name && one->doc && one->place_words && one->draw, "row %zu", i);
        for (size_t n = 0; n < i; n++) {
            cr_expect_str_neq(designs[n]->name, one->name);
        }
    }
}

/* Each page of a plan has a complete description, so it is drawn the same whatever was drawn before
 * it. */
Test(parts, pages_are_descriptions)
{
    const char *const sets[SAMPLE_MAX_SETS] = {front, back, NULL};
    struct sample p;
    sample_open(&p, "screen", sets, false);
    struct canvas_options o = {.record_texts = true};
    size_t count = book_page_count(p.book, BOOK_INTERIOR);
    struct canvas *forward = canvas_new(canvas_device_find("pdf"), &o);
    struct canvas *backward = canvas_new(canvas_device_find("pdf"), &o);
    for (size_t i = 0; i < count; i++) {
        const struct page *page = &p.book->part[BOOK_INTERIOR].page[i];
        cr_assert(page->kind && page->kind->name, "page %zu", i + 1);
        cr_expect_eq(page->kind->draw == NULL, page->kind == &page_blank, "%s", page->kind->name);
        book_draw_page(p.book, BOOK_INTERIOR, i, forward);
        book_draw_page(p.book, BOOK_INTERIOR, count - 1 - i, backward);
    }
    for (size_t i = 0; i < count; i++) {
        cr_expect_eq(canvas_pages(forward)[i].text_digest,
                     canvas_pages(backward)[count - 1 - i].text_digest, "page %zu", i + 1);
    }
    canvas_drop(forward);
    canvas_drop(backward);
    sample_end(&p);
}
