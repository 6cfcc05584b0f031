/* The fonts and images that a page names: which they are, how large, and how dark. */
#include "base/text.h"
#include "render/preflight/content/content_state.h"

void name_font(void *context, const char *key)
{
    struct font_names *n = context;
    struct content *c = n->content;
    if (c->font_count == MAX_FONTS || strlen(key) >= MAX_NAME) {
        return; /* texts in this font will be reported without a font */
    }
    struct page_font *font = &c->font[c->font_count];
    strcpy(font->name, key);
    font->font = pdf_font_of(n->fonts, n->file, pdf_get(n->file, n->dictionary, font->name));
    n->out_of_memory |= !font->font;
    c->font_count++;
}

uint64_t pdf_image_digest(const void *bytes, size_t length)
{
    uint64_t digest = hash_bytes(HASH_BEGIN, bytes, length);
    return digest ? digest : 1;
}

static unsigned number_in(const struct pdf_file *f, struct pdf_value dictionary, const char *key)
{
    struct pdf_value value = pdf_get(f, dictionary, key);
    return value.handle ? (unsigned)strtoul(pdf_written(f, value), NULL, 10) : 0;
}

/* The most that any pixel of four inks has. */
static double greatest_ink(const struct text *bytes)
{
    unsigned most = 0;
    for (size_t i = 0; i + 3 < bytes->length; i += 4) {
        const unsigned char *p = (const unsigned char *)bytes->data + i;
        unsigned sum = (unsigned)p[0] + p[1] + p[2] + p[3];
        most = sum > most ? sum : most;
    }
    return most / 255.0;
}

void name_image(void *context, const char *key)
{
    struct image_names *n = context;
    struct content *c = n->content;
    struct pdf_value object = pdf_get(n->file, n->dictionary, key);
    bool form = pdf_is(n->file, pdf_get(n->file, object, "/Subtype"), "/Form");
    if (c->image_count == MAX_IMAGES || strlen(key) >= MAX_NAME ||
        !(form || pdf_is(n->file, pdf_get(n->file, object, "/Subtype"), "/Image"))) {
        return; /* whoever shows it will not find it */
    }
    struct page_image *image = &c->image[c->image_count++];
    strcpy(image->name, key);
    image->form = form;
    if (form) {
        return;
    }
    image->pixels[0] = number_in(n->file, object, "/Width");
    image->pixels[1] = number_in(n->file, object, "/Height");
    struct text bytes = {0};
    bool gray = pdf_is(n->file, pdf_get(n->file, object, "/ColorSpace"), "/DeviceGray") &&
                number_in(n->file, object, "/BitsPerComponent") == 8;
    if (gray && pdf_stream(n->file, object, &bytes) &&
        bytes.length == (size_t)image->pixels[0] * image->pixels[1]) {
        image->digest = pdf_image_digest(bytes.data, bytes.length);
    }
    image->ink = 1;
    text_clear(&bytes);
    if (pdf_is(n->file, pdf_get(n->file, object, "/ColorSpace"), "/DeviceCMYK") &&
        pdf_stream(n->file, object, &bytes)) {
        image->colour = true;
        image->ink = greatest_ink(&bytes);
    }
    n->failed |= bytes.failed;
    text_free(&bytes);
}
