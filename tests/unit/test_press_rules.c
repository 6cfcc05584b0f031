/* The standards for the press: what the config may ask for, and a slip for each thing that
 * preflight looks for. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "render/canvas/icc.h"
#include "render/preflight/content/pdf_content.h"
#include "tests/unit/preflight_sample.h"
#include "tests/unit/scratch_folder.h"

/* An ICC profile's head with a body of another: of a class, a space and a version. */
static void write_icc(const char *path, const char *device_class, const char *space, int version,
                      size_t cut)
{
    struct text icc = {0};
    icc_gray(&icc);
    icc.data[8] = (char)version;
    memcpy(icc.data + 12, device_class, 4);
    memcpy(icc.data + 16, space, 4);
    FILE *f = fopen(path, "wb");
    cr_assert_eq(fwrite(icc.data, 1, icc.length - cut, f), icc.length - cut);
    fclose(f);
    text_free(&icc);
}

/* ---- slips in the file ---- */

static const struct {
    bool x4;
    const char *from, *to; /* of the same length */
    const char *rules;
} slips[] = {
    {false, "%PDF-1.3", "%PDF-1.5", "pdf-x"},
    {false, "X-1:2001", "X-3:2002", "pdf-x"},
    {false, "X-1a:2001", "X-1b:2001", "pdf-x"},
    {false, "/GTS_PDFXVersion", "/GTS_PDFXVersiox", "pdf-x"},
    {false, "/Trapped /False", "/Trapped /Folse", "pdf-x"},
    {false, "/CreationDate", "/CreatiomDate", "pdf-x"},
    {false, "/ModDate", "/MudDate", "pdf-x"},
    {false, "/Title", "/Titel", "metadata? pdf-x"},
    {false, "/OutputIntents", "/OutputIntemts", "pdf-x"},
    {false, "/GTS_PDFX\n", "/GTS_PDFA\n", "pdf-x"},
    {false, "(FOGRA39)", "(FOGRA93)", "pdf-x"},
    {false, "/OutputConditionIdentifier", "/OutputConditionIdemtifier", "pdf-x"},
    {false, "/RegistryName", "/RegistryMane", "pdf-x"},
    {false, "/ID ", "/IX ", "pdf-x"},
    {false, "/BleedBox [ 0", "/BleedBox [ 9", "pdf-x"},
    {false, "/TrimBox [", "/TrimBux [", "page-size pdf-x"},
    {true, "/Producer", "/AcroForm", "plain"},
    {true, "/Producer ", "/DeviceRGB", "plain"},
    {true, "/CreationDate", "/EmbeddedFile", "plain pdf-x"},
    {true, "/CreationDate", "/JavaScript  ", "plain pdf-x"},
    {true, "/Producer", "/JS      ", "plain"},
    {true, "/ProcSet", "/SMask  ", ""},
    {false, "/ProcSet", "/SMask  ", "plain"},
    {true, "%PDF-1.6", "%PDF-1.7", "pdf-x"},
    {true, "PDF/X-4<", "PDF/X-5<", "pdf-x"},
    {true, "<pdf:Trapped>False", "<pdf:Trapped>Unkno", "pdf-x"},
    {true, "<dc:title>", "<dc:titel>", "pdf-x"},
    {true, "<xmp:CreateDate>", "<xmp:CreatoDate>", "pdf-x"},
    {true, "<xmp:ModifyDate>", "<xmp:ModifoDate>", "pdf-x"},
    {true, "<xmp:MetadataDate>", "<xmp:MetadatoDate>", "pdf-x"},
    {true, "<xmpMM:DocumentID>", "<xmpMM:DocumentIX>", "pdf-x"},
    {true, "<xmpMM:VersionID>", "<xmpMM:VersionIX>", "pdf-x"},
    {true, "<xmpMM:RenditionClass>", "<xmpMM:RenditionClazz>", "pdf-x"},
    {true, "/Metadata", "/Metadato", "pdf-x"},
    {true, "/DestOutputProfile", "/DestOutputProfilo", "pdf-x"},
    {true, "/N 4", "/N 3", "pdf-x"},
    {true, "/Trapped /False", "/Trapped /Folse", "pdf-x"},
    {true, "/GTS_PDFX\n", "/GTS_PDFA\n", "pdf-x"},
};

/* icc: the file of a profile, for PDF/X-4. */
static void open_sample(struct sample *p, bool x4, const char *profile, const char *icc)
{
    char set[100];
    snprintf(set, sizeof set, "print={profile: %s, intent: FOGRA39}", icc);
    const char *const with[SAMPLE_MAX_SETS] = {set};
    const char *const without[SAMPLE_MAX_SETS] = {"print.standard=x-1a", "print.intent=fogra39"};
    sample_open(p, profile, x4 ? with : without, false);
}

static const char *const printers[] = {"press", "lulu", "kdp", "ingram"};

Test(press_rules, files_of_every_printer_pass)
{
    char path[64];
    scratch_file(path, ".icc");
    write_icc(path, "prtr", "CMYK", 4, 0);
    for (size_t i = 0; i < 2 * sizeof printers / sizeof printers[0]; i++) {
        struct sample p;
        struct text rules = {0};
        bool x4 = i % 2 != 0;
        if (x4 && i / 2 > 0) {
            continue; /* only `press` is PDF/X-4 of itself */
        }
        open_sample(&p, x4, printers[i / 2], path);
        sample_judge(&p, &rules);
        cr_expect_str_eq(rules.data, "", "%s: %s", printers[i / 2], rules.data);
        cr_expect_eq(book_pdf_x(p.book), x4 ? CANVAS_PDF_X4 : CANVAS_PDF_X1A);
        text_free(&rules);
        sample_end(&p);
    }
    unlink(path);
}

Test(press_rules, slips_are_found)
{
    char path[64];
    scratch_file(path, ".icc");
    write_icc(path, "prtr", "CMYK", 2, 0);
    struct sample files[2];
    open_sample(&files[0], false, "press", path);
    open_sample(&files[1], true, "press", path);
    for (size_t i = 0; i < sizeof slips / sizeof slips[0]; i++) {
        struct sample p = files[slips[i].x4];
        struct text rules = {0};
        p.pdf = (struct text){0};
        text_add(&p.pdf, files[slips[i].x4].pdf.data, files[slips[i].x4].pdf.length);
        sample_edit(&p, slips[i].from, slips[i].to, true);
        sample_judge(&p, &rules);
        cr_expect_str_eq(rules.data, slips[i].rules, "%s: '%s', not '%s'", slips[i].from,
                         rules.data, slips[i].rules);
        text_free(&rules);
        text_free(&p.pdf);
    }
    sample_end(&files[0]);
    sample_end(&files[1]);
    unlink(path);
}

/* ---- mistakes in the config ---- */

static const struct {
    const char *profile, *set;
    const char *says; /* NULL: nothing */
} mistakes[] = {
    {"press", "print.intent=FOGRA99",
     "intent: there is no registered printing condition 'FOGRA99'"},
    {"press", "print.standard=x-4", "PDF/X-4 needs an ICC profile"},
    {"kdp", "print={standard: x-4, profile: %}", "kdp does not accept PDF/X-4"},
    {"ingram", "print.standard=none", "profile ingram needs PDF/X-1a"},
    {"press", "print={standard: none, intent: FOGRA39}", "this printing condition is not used"},
    {"press", "print.profile=/nowhere.icc", "cannot read the ICC profile /nowhere.icc"},
    {"press", "print.profile=/dev/null", "it is not an ICC profile"},
    {"screen", "print.standard=x-4", NULL},
    {"home", "print.intent=FOGRA99", NULL},
    {"kdp", "print.intent=FOGRA39", NULL},
    {"press", "print.ink={cmyk: [100, 100, 100, 1]}", "301 %, but press prints at most 300 %"},
    {"press", "print.ink={name: Black, cmyk: [0, 0, 0, 100]}", "cannot be the name of a spot ink"},
    {"kdp", "print.ink={name: Gold, cmyk: [0, 20, 60, 20]}", "kdp prints no spot inks"},
    {"kdp", "print.ink={cmyk: [0, 20, 60, 20]}", "kdp prints no colour on the paper 'white'"},
    {"screen", "print.ink={name: Gold, cmyk: [0, 20, 60, 20]}", NULL},
    {"press", "print={profile: %, intent: The corner shop}", NULL},
    {"press", "print={profile: %}", NULL},
};

static void put_path(char *out, size_t size, const char *set, const char *path)
{
    const char *at = strchr(set, '%');
    snprintf(out, size, "%.*s%s%s", at ? (int)(at - set) : (int)strlen(set), set, at ? path : "",
             at ? at + 1 : "");
}

static void expect(const char *profile, const char *set, const char *says)
{
    struct sample p;
    struct book_config *cfg = NULL;
    struct book *book = NULL;
    char *said = NULL;
    size_t length;
    static const char yaml[] = "book: {title: T, author: A}\n"
                               "sections: [{title: S, count: 6}]\n";
    struct config_vocabulary any = {.trims = trim_at(0), .trim_count = trim_count()};
    sample_begin(&p, "screen", NULL, false);
    cr_assert_eq(book_config_parse(&cfg, "b", yaml, strlen(yaml), &any, &set, 1, &p.d), STATUS_OK);
    struct book_source source = p.book->source;
    source.config = cfg;
    source.profile = profile_find(profile);
    source.draft = true;
    p.d.out = open_memstream(&said, &length);
    enum status status = book_plan(&book, &source, &p.d);
    fclose(p.d.out);
    p.d.out = NULL;
    cr_expect_eq(status, says ? STATUS_USAGE : STATUS_OK, "%s: %s", set, said);
    if (says) {
        cr_expect_not_null(strstr(said, says), "%s\nnot: %s", said, says);
        cr_expect_not_null(strstr(said, "--set:1:"), "%s", said);
    }
    free(said);
    book_drop(book);
    book_config_free(cfg);
    sample_end(&p);
}

Test(press_rules, mistakes_are_told_with_their_place)
{
    char path[64];
    char set[160];
    scratch_file(path, ".icc");
    write_icc(path, "prtr", "CMYK", 2, 0);
    for (size_t i = 0; i < sizeof mistakes / sizeof mistakes[0]; i++) {
        put_path(set, sizeof set, mistakes[i].set, path);
        expect(mistakes[i].profile, set, mistakes[i].says);
    }
    unlink(path);
}

static const struct {
    const char *device_class, *space;
    int version;
    size_t cut;
    const char *standard, *says;
} profiles[] = {
    {"mntr", "CMYK", 2, 0, "x-4", "it is of the class 'mntr', not a printer's"},
    {"prtr", "RGB ", 2, 0, "x-4", "its colours are 'RGB ', and a press prints 'CMYK'"},
    {"prtr", "CMYK", 2, 9, "x-4", "it is damaged"},
    {"prtr", "CMYK", 4, 0, "x-1a", "it is of ICC version 4"},
    {"prtr", "CMYK", 4, 0, "x-4", NULL},
};

Test(press_rules, icc_profiles_of_another_kind_are_refused)
{
    char path[64];
    char set[160];
    scratch_file(path, ".icc");
    for (size_t i = 0; i < sizeof profiles / sizeof profiles[0]; i++) {
        write_icc(path, profiles[i].device_class, profiles[i].space, profiles[i].version,
                  profiles[i].cut);
        snprintf(set, sizeof set, "print={standard: %s, profile: %s}", profiles[i].standard, path);
        expect("press", set, profiles[i].says);
    }
    unlink(path);
}

/* ---- the second ink ---- */

#define ALL_USES "for: [headings, numbers, marks, heads, frames]"
static const char spot[] = "print.ink={name: PANTONE 185 C, cmyk: [0, 91, 76, 0], " ALL_USES "}";
static const char process[] = "print.ink={cmyk: [0, 91, 76, 0], " ALL_USES "}";

static const struct {
    const char *profile, *ink, *more;
    bool colour; /* a red box on each page */
    const char *from, *to;
    const char *rules;
} inks[] = {
    {"press", spot, NULL, false, NULL, NULL, ""},
    {"press", process, NULL, false, NULL, NULL, ""},
    {"kdp", process, "page.paper=premium-colour", false, NULL, NULL, ""},
    {"ingram", process, "page.paper=standard-colour", false, NULL, NULL, ""},
    {"press", spot, "style.level_marks=dots", false, NULL, NULL, ""},
    {"press", spot, NULL, true, NULL, NULL, "margins gray"},
    {"press", process, NULL, true, NULL, NULL, "margins gray"},
    {"press", spot, NULL, false, "PANTONE#20185", "PANTONE#20186", "gray"},
    {"press", spot, NULL, false, "/Separation", "/Separatian", "gray"},
    {"press", spot, NULL, false, "/C1 [ 0 0.91", "/C1 [ 0 0.81", "gray"},
    {"press", spot, NULL, false, "/DeviceCMYK <<", "/DeviceGray <<", "gray"},
};

Test(press_rules, the_second_ink_is_the_one_asked_for)
{
    for (size_t i = 0; i < sizeof inks / sizeof inks[0]; i++) {
        const char *const sets[SAMPLE_MAX_SETS] = {inks[i].ink, inks[i].more};
        struct sample p;
        struct text rules = {0};
        sample_open(&p, inks[i].profile, sets, inks[i].colour);
        if (inks[i].from) {
            sample_edit(&p, inks[i].from, inks[i].to, true);
        }
        sample_judge(&p, &rules);
        cr_expect_str_eq(rules.data, inks[i].rules, "case %zu: '%s', not '%s'", i, rules.data,
                         inks[i].rules);
        text_free(&rules);
        sample_end(&p);
    }
}

/* What is printed in it, and that all else is black. */
struct inked_marks {
    size_t spot, process, black;
    double largest_pt;
};

static void count_mark(void *context, const struct pdf_mark *m)
{
    struct inked_marks *n = context;
    n->spot += m->spot;
    n->process += m->colour && !m->spot;
    n->black += !m->colour;
    if (m->kind == PDF_TEXT && m->spot && m->size_pt > n->largest_pt) {
        n->largest_pt = m->size_pt;
    }
}

static struct inked_marks count_inks(const char *uses)
{
    struct inked_marks n = {0};
    struct sample p;
    struct pdf_file f;
    char set[160];
    snprintf(set, sizeof set, "print.ink={name: Gold, cmyk: [0, 20, 60, 20], for: [%s]}", uses);
    const char *const sets[SAMPLE_MAX_SETS] = {set, "style.opener=numeral"};
    sample_open(&p, "press", sets, false);
    cr_assert_null(pdf_open(&f, p.pdf.data, p.pdf.length));
    for (size_t i = 0; i < f.page_count; i++) {
        struct pdf_fonts fonts = {0};
        cr_assert_null(pdf_each_mark(&f, &fonts, i, count_mark, &n));
        pdf_fonts_free(&fonts);
    }
    pdf_close(&f);
    sample_end(&p);
    return n;
}

Test(press_rules, each_use_is_printed_in_it)
{
    struct inked_marks all = count_inks("headings, openers, numbers, marks, heads, frames");
    size_t sum = 0;
    for (size_t i = 0; inked_name(i); i++) {
        struct inked_marks one = count_inks(inked_name(i));
        cr_expect_eq(one.process, 0);
        cr_expect_eq(one.spot + one.black, all.spot + all.black, "%s", inked_name(i));
        /* The sample's levels are words. */
        cr_expect(strcmp(inked_name(i), "marks") == 0 ? one.spot == 0 : one.spot > 0, "%s",
                  inked_name(i));
        sum += one.spot;
    }
    cr_expect_eq(sum, all.spot);
    cr_expect_geq(count_inks("headings").largest_pt, 20);
    cr_expect_geq(count_inks("openers").largest_pt, 60);
}
