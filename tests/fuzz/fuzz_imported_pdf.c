/* Any bytes as a PDF from elsewhere whose pages are to stand in a book: as a whole file, and,
 * parted by NUL bytes, as a page's resources, its content and the content of a form that it may
 * show. The facts about a page must be numbers that a book can be planned with. */
#include <math.h>

#include "render/pdf/reading/imported_pdf.h"
#include "tests/fuzz/pdf_of.h"

static void look_at_pages(const char *bytes, size_t length)
{
    const struct text file = {.data = (char *)(uintptr_t)bytes, .length = length};
    struct text pages = {0};
    if (!imported_pdf_look(&file, &pages)) {
        demand(pages.length % sizeof(struct imported_page) == 0);
        for (size_t at = 0; at < pages.length; at += sizeof(struct imported_page)) {
            struct imported_page page;
            memcpy(&page, pages.data + at, sizeof page);
            demand(page.turned < 4 && page.coarsest_dpi >= 0);
            demand(strlen(page.foreign) < sizeof page.foreign);
        }
    }
    text_free(&pages);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *resources = malloc(size + 2);
    demand(resources != NULL);
    memcpy(resources, data, size);
    memset(resources + size, 0, 2);
    size_t first = strlen(resources) + 1;
    first = first < size ? first : size;
    const uint8_t *content = data + first;
    const uint8_t *form = memchr(content, 0, size - first);
    size_t length = form ? (size_t)(form - content) : size - first;
    form = form ? form + 1 : data + size;
    const struct pdf_part parts[] = {
        {"<</Type/Catalog/Pages 2 0 R>>", NULL, 0},
        {"<</Type/Pages/Kids[3 0 R]/Count 1>>", NULL, 0},
        {"<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 5 0 R/Resources 4 0 R>>", NULL, 0},
        {resources, NULL, 0},
        {"", content, length},
        {"/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<<>>", form,
         (size_t)(data + size - form)},
    };
    struct text pdf = {0};
    pdf_of(&pdf, parts, sizeof parts / sizeof *parts);
    look_at_pages((const char *)data, size);
    look_at_pages(pdf.data, pdf.length);
    text_free(&pdf);
    free(resources);
    return 0;
}
