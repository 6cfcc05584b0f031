/* The standards for the press: what the config may ask for, and a slip for each thing that
 * preflight looks for. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "render/canvas/icc.h"
#include "tests/unit/preflight_sample.h"

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

static void icc_path(char path[64])
{
    snprintf(path, 64, "/tmp/nonet-icc-%d.icc", (int)getpid());
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

static void open_sample(struct sample *p, bool x4, const char *profile)
{
    char path[64];
    char set[100];
    icc_path(path);
    snprintf(set, sizeof set, "print={profile: %s, intent: FOGRA39}", path);
    const char *const with[SAMPLE_MAX_SETS] = {set};
    const char *const without[SAMPLE_MAX_SETS] = {"print.standard=x-1a", "print.intent=fogra39"};
    sample_open(p, profile, x4 ? with : without, false);
}

static const char *const printers[] = {"press", "lulu", "kdp", "ingram"};

Test(press_rules, files_of_every_printer_pass)
{
    char path[64];
    icc_path(path);
    write_icc(path, "prtr", "CMYK", 4, 0);
    for (size_t i = 0; i < 2 * sizeof printers / sizeof printers[0]; i++) {
        struct sample p;
        struct text rules = {0};
        bool x4 = i % 2 != 0;
        if (x4 && i / 2 > 0) {
            continue; /* only `press` is PDF/X-4 of itself */
        }
        open_sample(&p, x4, printers[i / 2]);
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
    icc_path(path);
    write_icc(path, "prtr", "CMYK", 2, 0);
    struct sample files[2];
    open_sample(&files[0], false, "press");
    open_sample(&files[1], true, "press");
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
    {"press", "print.intent=FOGRA99", "intent: no registered printing condition 'FOGRA99'"},
    {"press", "print.standard=x-4", "PDF/X-4 wants an ICC profile in the file"},
    {"kdp", "print={standard: x-4, profile: %}", "kdp takes no PDF/X-4"},
    {"ingram", "print.standard=none", "ingram asks for PDF/X-1a"},
    {"press", "print={standard: none, intent: FOGRA39}", "has no printing condition"},
    {"press", "print.profile=/nowhere.icc", "cannot read the ICC profile /nowhere.icc"},
    {"press", "print.profile=/dev/null", "it is no ICC profile"},
    {"screen", "print.standard=x-4", NULL},
    {"home", "print.intent=FOGRA99", NULL},
    {"kdp", "print.intent=FOGRA39", NULL},
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
    icc_path(path);
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
    icc_path(path);
    for (size_t i = 0; i < sizeof profiles / sizeof profiles[0]; i++) {
        write_icc(path, profiles[i].device_class, profiles[i].space, profiles[i].version,
                  profiles[i].cut);
        snprintf(set, sizeof set, "print={standard: %s, profile: %s}", profiles[i].standard, path);
        expect("press", set, profiles[i].says);
    }
    unlink(path);
}
