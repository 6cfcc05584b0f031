/* The door to libqpdf. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>
#include <zlib.h>

#include "base/text.h"
#include "render/pdf/reading/pdf_library.h"

/* libqpdf takes blocks of BLOCK bytes, and inflates each into a buffer. */
enum { BLOCK = 10240, BUFFER = 65536, REST = 100 };

static unsigned char spaces[BUFFER + REST];

/* Deflate's own form of the bytes so far; how much of the output is taken. */
static size_t deflate_part(z_stream *z, size_t length, int flush, unsigned char *out, size_t room)
{
    z->avail_in = (uInt)length;
    z->next_out = out;
    z->avail_out = (uInt)room;
    cr_assert_geq(deflate(z, flush), Z_OK);
    cr_assert_gt(z->avail_out, 0);
    return room - z->avail_out;
}

/* What fills the buffer ends where the first block of input does: zlib's two bytes, pieces of
 * nothing, five bytes each, and the deflated bytes. A few that differ make their number fit. */
static void make_stream(struct text *out)
{
    unsigned char deflated[4096];
    size_t length = 0;
    z_stream z = {.zalloc = Z_NULL};
    memset(spaces, ' ', sizeof spaces);
    for (size_t i = 0; i == 0 || (BLOCK - 2 - length) % 5 != 0; i++) {
        cr_assert_lt(i, 100);
        spaces[i] = (unsigned char)('!' + i * 7 % 90);
        deflateEnd(&z);
        cr_assert_eq(deflateInit2(&z, 9, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY), Z_OK);
        z.next_in = spaces;
        length = deflate_part(&z, BUFFER, Z_FULL_FLUSH, deflated, sizeof deflated);
    }
    text_add(out, "\x78\x01", 2);
    while (out->length + length < BLOCK) {
        text_add(out, "\0\0\0\xFF\xFF", 5);
    }
    text_add(out, (const char *)deflated, length);
    cr_assert_eq(out->length, BLOCK);
    length = deflate_part(&z, REST, Z_FINISH, deflated, sizeof deflated);
    text_add(out, (const char *)deflated, length);
    deflateEnd(&z);
    uLong sum = adler32(1, spaces, sizeof spaces);
    const char tail[4] = {(char)(sum >> 24), (char)(sum >> 16), (char)(sum >> 8), (char)sum};
    text_add(out, tail, sizeof tail);
}

/* A PDF of one page with this content, which is deflated. */
static void make_pdf(struct text *out, const char *content, size_t length)
{
    size_t at[5];
    static const char *const objects[] = {
        "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Contents 4 0 R>>"};
    text_puts(out, "%PDF-1.4\n");
    for (size_t i = 0; i < 3; i++) {
        at[i + 1] = out->length;
        text_printf(out, "%zu 0 obj\n%s\nendobj\n", i + 1, objects[i]);
    }
    at[4] = out->length;
    text_printf(out, "4 0 obj\n<</Filter/FlateDecode/Length %zu>>\nstream\n", length);
    text_add(out, content, length);
    text_puts(out, "\nendstream\nendobj\n");
    size_t table = out->length;
    text_puts(out, "xref\n0 5\n0000000000 65535 f \n");
    for (size_t i = 1; i < 5; i++) {
        text_printf(out, "%010zu 00000 n \n", at[i]);
    }
    text_printf(out, "trailer\n<</Size 5/Root 1 0 R>>\nstartxref\n%zu\n%%%%EOF\n", table);
}

/* Twice: messages of the first reading must not spoil the second. */
static bool reads(const struct text *pdf, size_t length)
{
    struct pdf_file f;
    bool read = true;
    cr_assert_null(pdf_open(&f, pdf->data, pdf->length));
    for (unsigned i = 0; i < 2; i++) {
        struct text stream = {0};
        struct text page = {0};
        read &= pdf_stream(&f, pdf_object(&f, 4), &stream) && stream.length == length;
        read &= pdf_page_content(&f, 0, &page) && page.length >= length;
        text_free(&stream);
        text_free(&page);
    }
    pdf_close(&f);
    return read;
}

Test(pdf_library, a_stream_that_fills_a_buffer_where_a_block_ends_is_whole)
{
    struct text content = {0};
    struct text whole = {0};
    struct text cut = {0};
    make_stream(&content);
    make_pdf(&whole, content.data, content.length);
    make_pdf(&cut, content.data, BLOCK);
    cr_expect(reads(&whole, sizeof spaces));
    cr_expect_not(reads(&cut, BUFFER));
    text_free(&content);
    text_free(&whole);
    text_free(&cut);
}
