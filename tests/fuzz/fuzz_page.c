/* Any bytes as the content of a PDF's page, read as preflight reads it: every mark has a known
 * kind, and text where it is text. The bytes alone, as a whole file, are read safely too. */
#include "render/preflight/content/pdf_content.h"
#include "tests/fuzz/pdf_of.h"

static void look_at_mark(void *context, const struct pdf_mark *m)
{
    size_t *length = context;
    demand(m->kind == PDF_STROKE || m->kind == PDF_FILL || m->kind == PDF_TEXT ||
           m->kind == PDF_IMAGE);
    *length += m->kind == PDF_TEXT ? strlen(m->utf8) : 0;
}

static void read_file(const char *bytes, size_t length)
{
    struct pdf_file f;
    struct pdf_fonts fonts = {0};
    size_t letters = 0;
    if (!pdf_open(&f, bytes, length)) {
        for (size_t page = 0; page < f.page_count; page++) {
            (void)pdf_each_mark(&f, &fonts, page, look_at_mark, &letters);
        }
        pdf_fonts_free(&fonts);
        pdf_close(&f);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const struct pdf_part parts[] = {
        {"<</Type/Catalog/Pages 2 0 R>>", NULL, 0},
        {"<</Type/Pages/Kids[3 0 R]/Count 1>>", NULL, 0},
        {"<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 5 0 R"
         "/Resources<</Font<</F1 4 0 R>>>>>>",
         NULL, 0},
        {"<</Type/Font/Subtype/Type0>>", NULL, 0},
        {"", data, size},
    };
    struct text pdf = {0};
    struct pdf_file f;
    read_file((const char *)data, size);
    pdf_of(&pdf, parts, sizeof parts / sizeof *parts);
    demand(!pdf_open(&f, pdf.data, pdf.length)); /* the file around the content is sound */
    pdf_close(&f);
    read_file(pdf.data, pdf.length);
    text_free(&pdf);
    return 0;
}
