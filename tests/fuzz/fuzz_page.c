/* Any bytes as the content of a PDF's page, read as preflight reads it: every mark has a known
 * kind, and text where it is text. The bytes alone, as a whole file, are read safely too. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "render/preflight/pdf_content.h"

static void look(void *context, const struct pdf_mark *m)
{
    size_t *length = context;
    if (m->kind != PDF_STROKE && m->kind != PDF_FILL && m->kind != PDF_TEXT &&
        m->kind != PDF_IMAGE) {
        abort();
    }
    *length += m->kind == PDF_TEXT ? strlen(m->utf8) : 0;
}

static void read_file(const char *bytes, size_t length)
{
    struct pdf_file f;
    struct pdf_fonts fonts = {0};
    size_t letters = 0;
    if (!pdf_open(&f, bytes, length)) {
        for (size_t page = 0; page < f.page_count; page++) {
            (void)pdf_each_mark(&f, &fonts, page, look, &letters);
        }
        pdf_fonts_free(&fonts);
        pdf_close(&f);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const char *const objects[] = {
        "<</Type/Catalog/Pages 2 0 R>>",
        "<</Type/Pages/Kids[3 0 R]/Count 1>>",
        ("<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 5 0 R"
         "/Resources<</Font<</F1 4 0 R>>>>>>"),
        "<</Type/Font/Subtype/Type0>>",
    };
    struct text pdf = {0};
    size_t at[6];
    read_file((const char *)data, size);
    text_puts(&pdf, "%PDF-1.4\n");
    for (size_t i = 0; i < 4; i++) {
        at[i + 1] = pdf.length;
        text_printf(&pdf, "%zu 0 obj\n%s\nendobj\n", i + 1, objects[i]);
    }
    at[5] = pdf.length;
    text_printf(&pdf, "5 0 obj\n<</Length %zu>>stream\n", size);
    text_add(&pdf, (const char *)data, size);
    text_puts(&pdf, "\nendstream\nendobj\n");
    size_t table = pdf.length;
    text_puts(&pdf, "xref\n0 6\n0000000000 65535 f \n");
    for (size_t i = 1; i < 6; i++) {
        text_printf(&pdf, "%010zu 00000 n \n", at[i]);
    }
    text_printf(&pdf, "trailer\n<</Size 6/Root 1 0 R>>\nstartxref\n%zu\n%%%%EOF\n", table);
    struct pdf_file f;
    if (pdf_open(&f, pdf.data, pdf.length)) {
        abort(); /* the file around the content is sound */
    }
    pdf_close(&f);
    read_file(pdf.data, pdf.length);
    text_free(&pdf);
    return 0;
}
