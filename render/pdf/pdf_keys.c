#include "render/pdf/pdf_keys.h"

#include <string.h>

#include "base/text.h"

static bool add_box(HPDF_Page page, const char *key, const struct box *b, double height_pt)
{
    if (b->right <= b->left) {
        return true;
    }
    HPDF_Box up = {(HPDF_REAL)b->left, (HPDF_REAL)(height_pt - b->bottom), (HPDF_REAL)b->right,
                   (HPDF_REAL)(height_pt - b->top)};
    HPDF_Array array = HPDF_Box_Array_New(page->mmgr, up);
    return array && HPDF_Dict_Add(page, key, array) == HPDF_OK;
}

bool pdf_add_boxes(HPDF_Page page, const struct page_boxes *boxes)
{
    return add_box(page, "TrimBox", &boxes->trim, boxes->height_pt) &&
           add_box(page, "BleedBox", &boxes->bleed, boxes->height_pt);
}

bool pdf_write_operators(HPDF_Page page, const struct text *operators)
{
    HPDF_PageAttr inner = (HPDF_PageAttr)page->attr;
    return HPDF_Stream_Write(inner->stream, (const HPDF_BYTE *)operators->data,
                             (HPDF_UINT)operators->length) == HPDF_OK;
}

/* As a name of PDF, whose spaces libharu would leave as they are. */
static void put_name(struct text *out, const char *name)
{
    text_puts(out, "/");
    for (const char *p = name; *p; p++) {
        bool plain = (*p >= 'a' && *p <= 'z') || (*p >= 'A' && *p <= 'Z') ||
                     (*p >= '0' && *p <= '9') || *p == '-' || *p == '_';
        plain ? text_add(out, p, 1) : text_printf(out, "#%02X", (unsigned char)*p);
    }
}

/* The inside of the dictionary of colour spaces: libharu has no function objects. */
static HPDF_STATUS write_spaces(HPDF_Dict spaces, HPDF_Stream stream)
{
    const struct spot_ink *ink = spaces->attr;
    struct text t = {0};
    text_puts(&t, "/Spot [ /Separation ");
    put_name(&t, ink->name);
    text_printf(&t,
                " /DeviceCMYK << /FunctionType 2 /Domain [ 0 1 ] /C0 [ 0 0 0 0 ] /C1 [ %.4g %.4g "
                "%.4g %.4g ] /N 1 >> ]\n",
                ink->cmyk[0], ink->cmyk[1], ink->cmyk[2], ink->cmyk[3]);
    HPDF_STATUS status = t.failed ? HPDF_FAILD_TO_ALLOC_MEM : HPDF_Stream_WriteStr(stream, t.data);
    text_free(&t);
    return status;
}

bool pdf_use_spot(HPDF_Doc doc, HPDF_Page page, const struct spot_ink *ink, struct pdf_spot *spot)
{
    if (!spot->spaces) {
        HPDF_Dict spaces = HPDF_Dict_New(doc->mmgr);
        if (!spaces || HPDF_Xref_Add(doc->xref, spaces) != HPDF_OK) {
            return false;
        }
        spaces->attr = (void *)(uintptr_t)ink;
        spaces->write_fn = write_spaces;
        *spot = (struct pdf_spot){ink, spaces};
    }
    HPDF_Dict resources = HPDF_Page_GetInheritableItem(page, "Resources", HPDF_OCLASS_DICT);
    return resources && (HPDF_Dict_GetItem(resources, "ColorSpace", HPDF_OCLASS_DICT) ||
                         HPDF_Dict_Add(resources, "ColorSpace", spot->spaces) == HPDF_OK);
}

static bool add_string(HPDF_Doc doc, HPDF_Dict dict, const char *key, const char *value)
{
    HPDF_String string = HPDF_String_New(doc->mmgr, value, NULL);
    return string && HPDF_Dict_Add(dict, key, string) == HPDF_OK;
}

bool pdf_add_words(HPDF_Doc doc, HPDF_Dict dict, const char *key, const char *words)
{
    bool ascii = true;
    for (const char *p = words; *p; p++) {
        ascii = ascii && (unsigned char)*p < 0x80;
    }
    HPDF_Encoder encoder = ascii ? NULL : HPDF_GetEncoder(doc, "UTF-8");
    HPDF_String string = HPDF_String_New(doc->mmgr, words, encoder);
    return string && HPDF_Dict_Add(dict, key, string) == HPDF_OK;
}

uint64_t pdf_title_hash(const char *title)
{
    return hash_bytes(HASH_BEGIN, title, title ? strlen(title) : 0);
}

bool pdf_add_id(HPDF_Doc doc, const char *title)
{
    uint64_t hash = pdf_title_hash(title);
    HPDF_BYTE bytes[16];
    for (unsigned i = 0; i < 16; i++) {
        bytes[i] = (HPDF_BYTE)(hash >> i % 8 * 8 ^ (i < 8 ? 0 : 0x5A));
    }
    HPDF_Array id = HPDF_Array_New(doc->mmgr);
    if (!id || HPDF_Dict_Add(doc->trailer, "ID", id) != HPDF_OK) {
        return false;
    }
    for (unsigned i = 0; i < 2; i++) {
        HPDF_Binary part = HPDF_Binary_New(doc->mmgr, bytes, sizeof bytes);
        if (!part || HPDF_Array_Add(id, part) != HPDF_OK) {
            return false;
        }
    }
    return true;
}

bool pdf_add_x_keys(HPDF_Doc doc, const char *title, enum canvas_pdf_x x)
{
    if (!doc->info) {
        /* Creating any attribute makes the dictionary. */
        HPDF_SetInfoAttr(doc, HPDF_INFO_PRODUCER, "nonet");
    }
    if (!doc->info || HPDF_Dict_AddName(doc->info, "Trapped", "False") != HPDF_OK) {
        return false;
    }
    if (x == CANVAS_PDF_X1A &&
        (!add_string(doc, doc->info, "GTS_PDFXVersion", "PDF/X-1:2001") ||
         !add_string(doc, doc->info, "GTS_PDFXConformance", "PDF/X-1a:2001"))) {
        return false;
    }
    if (x == CANVAS_PDF_X4) {
        doc->pdf_version = HPDF_VER_16;
    }
    HPDF_SetInfoAttr(doc, HPDF_INFO_TITLE, title ? title : "");
    return pdf_add_id(doc, title);
}
