/* PDF pages from elsewhere that are broken, or that unpack to more than anyone has memory for. */
#include <criterion/criterion.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "render/pdf/reading/imported_pdf.h"

/* Objects 5 to 7 of a PDF of one page: a dictionary, and a stream's data where `data` is there. */
struct part {
    const char *dictionary, *data;
};

struct trial {
    const char *content;   /* of the page */
    const char *resources; /* of the page */
    struct part part[3];
    const char *says; /* NULL: it is sound */
};

#define XOBJECT     "/XObject<</I 5 0 R>>"
#define SHOW        "q 432 0 0 432 0 0 cm /I Do Q"
#define IMAGE(rest) "/Subtype/Image/Width 4/Height 4/ColorSpace/DeviceGray" rest
#define GRAY        "/BitsPerComponent 8"
#define SIXTEEN     "abcdefghijklmnop"
#define FORM        "/Subtype/Form/BBox[0 0 9 9]"
#define SHADING     "/Shading<</I 5 0 R>>"
#define RADIAL      "<</ShadingType 3/ColorSpace/DeviceGray"
#define COORDS      "/Coords[0 0 0 0 0 9]"
#define RAMP        "<</FunctionType 2/Domain[0 1]/C0[0]/C1[1]/N 1>>"
#define TYPE_3                                                                                     \
    "<</Type/Font/Subtype/Type3/FontBBox[0 0 9 9]/FontMatrix[1 0 0 1 0 0]/Encoding<<>>"            \
    "/FirstChar 65/LastChar 65/Widths[9]/CharProcs<</a 6 0 R>>>>"

static const struct trial trials[] = {
    {"0 0 m 9 9 l S", "", {{0}}, NULL},
    {"% (\nq Q BX 1 foo EX /P <</A [1 <<>>]>> BDC EMC [1 2] 0 d", "", {{0}}, NULL},
    {SHOW, XOBJECT, {{IMAGE(GRAY), SIXTEEN}}, NULL},
    {SHOW,
     XOBJECT,
     {{IMAGE(GRAY), "abc"}},
     "page 1: object 5: an image of 4 x 4 pixels has 3 bytes"},
    {SHOW, XOBJECT, {{IMAGE(GRAY "/Filter/DCTDecode"), SIXTEEN}}, "object 5: an image is no JPEG"},
    {SHOW, XOBJECT, {{IMAGE(GRAY "/Filter/JPXDecode"), SIXTEEN}}, "no JPEG 2000"},
    {SHOW, XOBJECT, {{IMAGE(GRAY "/Filter/JBIG2Decode"), SIXTEEN}}, "JBIG2 data are damaged"},
    {SHOW, XOBJECT, {{IMAGE(GRAY "/Filter/CCITTFaxDecode"), SIXTEEN}}, "another width"},
    {SHOW, XOBJECT, {{IMAGE(GRAY "/Filter/FlateDecode"), SIXTEEN}}, "Flate data are damaged"},
    {SHOW, XOBJECT, {{IMAGE(GRAY "/Filter/Foo"), SIXTEEN}}, "a name that PDF does not know"},
    {SHOW, XOBJECT, {{IMAGE(GRAY "/Filter/ASCIIHexDecode"), "6162>"}}, "has 2 bytes, not 16"},
    {SHOW, XOBJECT, {{IMAGE(GRAY "/Filter/ASCII85Decode"), "zzzz~>"}}, NULL},
    {SHOW,
     XOBJECT,
     {{IMAGE(GRAY "/Filter/RunLengthDecode"), "\xF1"
                                              "a\x80"}},
     NULL},
    {SHOW, XOBJECT, {{IMAGE("/BitsPerComponent 7"), SIXTEEN}}, "/BitsPerComponent"},
    {SHOW,
     XOBJECT,
     {{IMAGE(GRAY "/SMask 6 0 R"), SIXTEEN}, {IMAGE(GRAY), "a"}},
     "object 6: an image"},
    {SHOW,
     XOBJECT,
     {{"/Subtype/Image/Width 2147483647/Height 2147483647/ColorSpace/DeviceGray" GRAY, "a"}},
     "object 5: an image of 2147483647 x 2147483647 pixels"},
    {SHOW, XOBJECT, {{"/Subtype/Image/Width 2/Height 2" GRAY, SIXTEEN}}, "without a /ColorSpace"},
    {SHOW,
     XOBJECT,
     {{"/Subtype/Image/Width 2/Height 2" GRAY "/ColorSpace[/Indexed/DeviceGray 9 <00>]", SIXTEEN}},
     "a palette has 1 bytes, not 10"},
    {SHOW,
     XOBJECT,
     {{"/Subtype/Image/Width 2/Height 2" GRAY "/ColorSpace[/ICCBased 6 0 R]", SIXTEEN},
      {"/N 1", "x"}},
     "object 6: its ICC profile is damaged"},
    {SHOW, "", {{0}}, "the XObject /I is missing"},
    {"/X gs", "", {{0}}, "the ExtGState /X is missing"},
    {"/X cs", "", {{0}}, "the ColorSpace /X is missing"},
    {"/X sh", "", {{0}}, "the Shading /X is missing"},
    {"/I sh", SHADING, {{RADIAL "/Function 6 0 R" COORDS ">>", NULL}, {RAMP, NULL}}, NULL},
    {"/I sh", SHADING, {{RADIAL COORDS ">>", NULL}}, "object 5: a shading without its function"},
    {"/I sh",
     SHADING,
     {{RADIAL "/Function 6 0 R/Coords[0 0 9 9]>>", NULL}, {RAMP, NULL}},
     "object 5: a shading without its function or places"},
    {"/I sh", SHADING, {{"<</ShadingType 8/ColorSpace/DeviceGray>>", NULL}}, "an unknown type"},
    {"/Pattern cs /X scn", "", {{0}}, "the Pattern /X is missing"},
    {"BT /F 9 Tf ET", "", {{0}}, "the Font /F is missing"},
    {"q", "", {{0}}, "q without Q"},
    {"Q", "", {{0}}, "Q without q, byte 0"},
    {"BT", "", {{0}}, "BT without ET"},
    {"ET", "", {{0}}, "ET without BT"},
    {"EMC", "", {{0}}, "EMC without"},
    {"1 2 foo", "", {{0}}, "the operator foo is unknown, byte 4"},
    {"1 2 re", "", {{0}}, "re has wrong operands"},
    {"/A /B m", "", {{0}}, "m has wrong operands"},
    {"BT (a(b) Tj ET", "", {{0}}, "a string does not end"},
    {"BT <4x> Tj ET", "", {{0}}, "a string does not end"},
    {"[1 2 0 d", "", {{0}}, "an array does not end"},
    {"1..2 0 m", "", {{0}}, "a number is damaged"},
    {"1 2", "", {{0}}, "operands without an operator"},
    {"BI /W 4 /H 4 /BPC 8 /CS /G ID abcd EI jklmnop EI", "", {{0}}, NULL},
    {"BI /W 4 /H 4 /BPC 8 /CS /G ID abcd EI", "", {{0}}, "shorter than its size"},
    {"BI /W 4 /H 4 /BPC 8 /CS /G ID " SIXTEEN, "", {{0}}, "does not end"},
    {"BI /W 4 /H 4 /BPC 8 /CS /G /F /Fl ID abcd EI", "", {{0}}, "Flate data are damaged"},
    {"/I Do", XOBJECT, {{FORM, "q"}}, "page 1: object 5: what it draws is damaged: q without Q"},
    {"/I Do", XOBJECT, {{FORM "/Resources<<" XOBJECT ">>", "/I Do"}}, "in one another"},
    {"/I Do", XOBJECT, {{"/Subtype/Form", "q Q"}}, "no /BBox"},
    {"BT /F 9 Tf (A) Tj ET",
     "/Font<</F 5 0 R>>",
     {{TYPE_3, NULL}, {"", "9 0 d0 0 0 9 9 re f"}},
     NULL},
    {"BT /F 9 Tf (A) Tj ET",
     "/Font<</F 5 0 R>>",
     {{TYPE_3, NULL}, {"", "9 d0"}},
     "object 6: what it draws"},
    {"BT /F 9 Tf (A) Tj ET",
     "/Font<</F 5 0 R>>",
     {{"<</Subtype/TrueType/BaseFont/Foo/FontDescriptor<</FontFile2 6 0 R>>>>", NULL}, {"", "x"}},
     "object 6: the font Foo is damaged"},
};

struct maker {
    struct text pdf;
    size_t at[8];
    unsigned count;
};

static void add_object(struct maker *m, const char *dictionary, const char *data, size_t length)
{
    m->at[m->count++] = m->pdf.length;
    text_printf(&m->pdf, "%u 0 obj\n", m->count);
    if (data) {
        text_printf(&m->pdf, "<<%s/Length %zu>>stream\n", dictionary, length);
        text_add(&m->pdf, data, length);
        text_puts(&m->pdf, "\nendstream");
    } else {
        text_puts(&m->pdf, dictionary);
    }
    text_puts(&m->pdf, "\nendobj\n");
}

static void begin_pdf(struct maker *m, const char *page, const char *resources)
{
    struct text words = {0};
    *m = (struct maker){.count = 0};
    text_puts(&m->pdf, "%PDF-1.7\n");
    add_object(m, "<</Type/Catalog/Pages 2 0 R>>", NULL, 0);
    add_object(m, "<</Type/Pages/Kids[3 0 R]/Count 1>>", NULL, 0);
    text_printf(&words, "<</Type/Page/Parent 2 0 R%s/Contents 4 0 R/Resources<<%s>>>>", page,
                resources);
    add_object(m, words.data, NULL, 0);
    text_free(&words);
}

/* said: the messages about the file, "" for none. */
static void end(struct maker *m, char said[200])
{
    struct text pages = {0};
    size_t table = m->pdf.length;
    text_printf(&m->pdf, "xref\n0 %u\n0000000000 65535 f \n", m->count + 1);
    for (unsigned i = 0; i < m->count; i++) {
        text_printf(&m->pdf, "%010zu 00000 n \n", m->at[i]);
    }
    text_printf(&m->pdf, "trailer\n<</Size %u/Root 1 0 R>>\nstartxref\n%zu\n%%%%EOF\n",
                m->count + 1, table);
    const char *fault = imported_pdf_look(&m->pdf, &pages);
    snprintf(said, 200, "%s", fault ? fault : "");
    text_free(&pages);
    text_free(&m->pdf);
}

#define MEDIA "/MediaBox[0 0 432 648]"

Test(imported_pdf, what_is_broken_is_refused_with_its_place)
{
    for (size_t i = 0; i < sizeof trials / sizeof *trials; i++) {
        const struct trial *t = &trials[i];
        struct maker m;
        char said[200];
        begin_pdf(&m, MEDIA, t->resources);
        add_object(&m, "", t->content, strlen(t->content));
        for (unsigned k = 0; k < 3 && t->part[k].dictionary; k++) {
            const char *data = t->part[k].data;
            add_object(&m, t->part[k].dictionary, data, data ? strlen(data) : 0);
        }
        end(&m, said);
        cr_expect(t->says ? strstr(said, t->says) != NULL : !said[0], "%zu %s: '%s', not '%s'", i,
                  t->content, said, t->says ? t->says : "");
    }
}

Test(imported_pdf, a_page_has_a_size)
{
    static const struct {
        const char *page, *says;
    } pages[] = {
        {"/MediaBox[432 648 0 0]", ""},
        {"", "page 1: it has no size (/MediaBox)"},
        {"/MediaBox[0 0 9]", "page 1: its /MediaBox is no rectangle"},
        {"/MediaBox[0 0 0 0]", "page 1: its /MediaBox is no rectangle"},
        {MEDIA "/TrimBox[1 1 1 1]", "page 1: its /TrimBox is no rectangle"},
        {MEDIA "/Rotate 45", "page 1: its /Rotate is no multiple of 90"},
        {MEDIA "/UserUnit 2",
         "page 1: its /UserUnit makes another size of it; save it without one"},
    };
    for (size_t i = 0; i < sizeof pages / sizeof *pages; i++) {
        struct maker m;
        char said[200];
        begin_pdf(&m, pages[i].page, "");
        add_object(&m, "", "q Q", 3);
        end(&m, said);
        cr_expect_str_eq(said, pages[i].says, "%s: %s", pages[i].page, said);
    }
}

/* This many MB of zeros, deflated twice. */
static void make_bomb(struct text *out, unsigned megabytes)
{
    static unsigned char zeros[1 << 20];
    unsigned char piece[1 << 14];
    z_stream z = {.zalloc = Z_NULL};
    struct text once = {0};
    cr_assert_eq(deflateInit(&z, 9), Z_OK);
    for (unsigned i = 0; i <= megabytes; i++) {
        z.next_in = zeros;
        z.avail_in = i < megabytes ? sizeof zeros : 0;
        do {
            z.next_out = piece;
            z.avail_out = sizeof piece;
            (void)deflate(&z, i < megabytes ? Z_NO_FLUSH : Z_FINISH);
            text_add(&once, (char *)piece, sizeof piece - z.avail_out);
        } while (z.avail_out == 0);
    }
    deflateEnd(&z);
    uLongf size = compressBound(once.length);
    char *twice = malloc(size);
    cr_assert_eq(compress2((Bytef *)twice, &size, (Bytef *)once.data, once.length, 9), Z_OK);
    text_add(out, twice, size);
    free(twice);
    text_free(&once);
}

Test(imported_pdf, what_unpacks_without_end_is_refused_where_it_stands)
{
    enum { TWICE_STREAM = 300, TWICE_OBJECTS = 40 };
    static const struct {
        const char *dictionary, *says;
        unsigned megabytes;
    } bombs[] = {
        {"/Filter[/FlateDecode/FlateDecode]", "object 5: it unpacks to more than 256 MB",
         TWICE_STREAM},
        {"/Type/ObjStm/N 1/First 4/Filter[/FlateDecode/FlateDecode]",
         "a stream of objects unpacks to more than 32 MB", TWICE_OBJECTS},
        {"/Type/Obj#53tm/N 1/First 4/Filter[/Fl/Fl]",
         "a stream of objects unpacks to more than 32 MB", TWICE_OBJECTS},
    };
    for (size_t i = 0; i < sizeof bombs / sizeof *bombs; i++) {
        struct maker m;
        struct text bomb = {0};
        char said[200];
        make_bomb(&bomb, bombs[i].megabytes);
        cr_assert_lt(bomb.length, 8192);
        begin_pdf(&m, MEDIA, "");
        add_object(&m, "", "q Q", 3);
        add_object(&m, bombs[i].dictionary, bomb.data, bomb.length);
        end(&m, said);
        cr_expect_str_eq(said, bombs[i].says);
        text_free(&bomb);
    }
}

Test(imported_pdf, small_files_get_little_memory)
{
    cr_expect_lt(imported_pdf_memory(30000), 200U << 20);
    cr_expect_eq(imported_pdf_memory(64U << 20), (size_t)(192 + 4 * 64) << 20);
    cr_expect_eq(imported_pdf_memory(256U << 20), (size_t)768 << 20);
}
