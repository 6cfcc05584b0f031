#include "render/pdf/reading/pdf_program.h"

#include <stdio.h>

struct pdf_value pdf_font_program(const struct pdf_file *f, struct pdf_value font)
{
    static const char *const keys[] = {"/FontFile", "/FontFile2", "/FontFile3"};
    struct pdf_value below = pdf_item(f, pdf_get(f, font, "/DescendantFonts"), 0);
    struct pdf_value descriptor = pdf_get(f, below.handle ? below : font, "/FontDescriptor");
    struct pdf_value program = {0};
    for (unsigned i = 0; i < 3 && !program.handle; i++) {
        program = pdf_get(f, descriptor, keys[i]);
    }
    return program;
}

bool pdf_font_is_drawn(const struct pdf_file *f, struct pdf_value font)
{
    return pdf_is(f, pdf_get(f, font, "/Subtype"), "/Type3") &&
           pdf_is_dictionary(f, pdf_get(f, font, "/CharProcs"));
}

void pdf_font_name(const struct pdf_file *f, struct pdf_value font, const char *key, char *out,
                   size_t size)
{
    const char *written = pdf_written(f, pdf_get(f, font, "/BaseFont"));
    if (*written == '/' && written[1]) {
        snprintf(out, size, "%s", written + 1);
    } else if (*key == '/' && key[1]) {
        snprintf(out, size, "%s", key + 1);
    } else {
        const char *type = pdf_written(f, pdf_get(f, font, "/Subtype"));
        snprintf(out, size, "%.20s of object %u", *type == '/' ? type + 1 : "without a type",
                 (unsigned)pdf_number_of(f, font));
    }
}
