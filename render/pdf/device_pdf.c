/* The device that writes PDFs, with libharu: the document, its pages, and what stands around their
 * content. */
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "render/canvas/icc.h"
#include "render/libraries/hpdf_calls.h"
#include "render/pdf/pdf_memory.h"
#include "render/pdf/pdf_metadata.h"
#include "render/pdf/pdf_operators.h"
#include "render/pdf/pdf_pack.h"
#include "render/pdf/pdf_shapes.h"
#include "render/pdf/pdf_stream.h"
#include "render/pdf/pdf_text.h"
#include "render/pdf/reading/imported_pdf.h"
#include "render/pdf/reading/pdf_library.h"

/* PDF/X asks for a date: where none is given it is the one that packages without have, which
 * does not depend on the clock. */
static const time_t no_date = 315532800; /* 1980-01-01 */

static void set_date(struct pdf *s, bool required)
{
    const char *epoch = getenv("SOURCE_DATE_EPOCH");
    char *end = NULL;
    long long seconds = epoch ? strtoll(epoch, &end, 10) : 0;
    bool given = epoch && end != epoch && !*end && seconds >= 0;
    time_t when = given ? (time_t)seconds : no_date;
    if ((given || required) && gmtime_r(&when, &s->date)) {
        HPDF_Date date = {.year = s->date.tm_year + 1900,
                          .month = s->date.tm_mon + 1,
                          .day = s->date.tm_mday,
                          .hour = s->date.tm_hour,
                          .minutes = s->date.tm_min,
                          .seconds = s->date.tm_sec,
                          .ind = 'Z'};
        s->dated = true;
        HPDF_SetInfoDateAttr(s->doc, HPDF_INFO_CREATION_DATE, date);
        HPDF_SetInfoDateAttr(s->doc, HPDF_INFO_MOD_DATE, date);
    }
}

static bool pdf_new(struct canvas *c)
{
    struct pdf *s = hpdf_load_error() ? NULL : calloc(1, sizeof *s);
    if (!s) {
        return false;
    }
    c->state = s;
    s->lacks = pdf_memory_failures();
    s->doc = HPDF_NewEx(pdf_remember_error, pdf_memory_take, pdf_memory_give, 0, s);
    if (!s->doc) {
        free(s);
        return false;
    }
    HPDF_SetCompressionMode(s->doc, HPDF_COMP_ALL);
    HPDF_UseUTFEncodings(s->doc);
    HPDF_SetCurrentEncoder(s->doc, "UTF-8");
    if (c->options.metadata) {
        if (c->options.title) {
            HPDF_SetInfoAttr(s->doc, HPDF_INFO_TITLE, c->options.title);
        }
        if (c->options.author) {
            HPDF_SetInfoAttr(s->doc, HPDF_INFO_AUTHOR, c->options.author);
        }
        if (c->options.subject) {
            HPDF_SetInfoAttr(s->doc, HPDF_INFO_SUBJECT, c->options.subject);
        }
    }
    s->tagged = c->options.tagged;
    set_date(s, c->options.pdf_x != CANVAS_NO_PDF_X);
    return true;
}

static void pdf_begin_page(struct canvas *c, const struct page_boxes *boxes)
{
    struct pdf *s = pdf_state(c);
    if (pdf_has_failed(s)) {
        return;
    }
    s->page = HPDF_AddPage(s->doc);
    if (pdf_has_failed(s)) {
        return;
    }
    if (!pdf_navigation_add_page(&s->navigation, s->page)) {
        pdf_out_of_memory(s);
        return;
    }
    if (s->tagged) {
        pdf_tags_begin_page(&s->tags, s->navigation.page_count - 1);
    }
    s->height_pt = boxes->height_pt;
    HPDF_Page_SetWidth(s->page, (HPDF_REAL)boxes->width_pt);
    HPDF_Page_SetHeight(s->page, (HPDF_REAL)boxes->height_pt);
    if (!pdf_has_failed(s) && !pdf_add_boxes(s->page, boxes)) {
        pdf_out_of_memory(s);
    }
    /* A blank page too must have a content stream that is not empty: compressed, an empty one is
     * damaged data to Ghostscript and to printers' software. */
    PDF_PUT(&s->content, "w", 1);
    s->fill = PAINT_BLACK;
    s->stroke = PAINT_BLACK;
    s->line_width = 1;
    s->tracking = 0;
    s->current_font = NULL;
    s->current_size = 0;
}

static void pdf_end_page(struct canvas *c)
{
    struct pdf *s = pdf_state(c);
    pdf_leave_mode(s);
    if (s->tagged) {
        pdf_add_content(s, pdf_tags_end_page(&s->tags));
    }
    pdf_hand_over(s);
    s->page = NULL;
}

static struct box upwards(const struct pdf *s, const struct box *b)
{
    return (struct box){b->left, s->height_pt - b->bottom, b->right, s->height_pt - b->top};
}

static void pdf_tag(struct canvas *c, enum canvas_role role, const char *words, const struct box *b)
{
    struct pdf *s = pdf_state(c);
    struct box up = b ? upwards(s, b) : (struct box){0};
    pdf_tags_begin_tag(&s->tags, role, words, b ? &up : NULL);
}

static void pdf_untag(struct canvas *c)
{
    pdf_tags_end_tag(&pdf_state(c)->tags);
}

static void pdf_link(struct canvas *c, const struct box *b, size_t target_page)
{
    struct pdf *s = pdf_state(c);
    /* Turned into PDF's upward y here, since pages may differ in height. */
    struct box up = upwards(s, b);
    const char *given = s->tagged ? pdf_tags_words(&s->tags) : NULL;
    const char *words = given                         ? given
                        : s->tagged && s->spoken.data ? s->spoken.data
                        : s->tagged                   ? ""
                                                      : NULL;
    if (s->tagged) {
        pdf_tags_add_link(&s->tags, s->navigation.link_count);
    }
    if (!pdf_has_failed(s) && !pdf_navigation_add_link(&s->navigation, &up, target_page, words)) {
        pdf_out_of_memory(s);
    }
}

static void pdf_outline(struct canvas *c, const char *title, unsigned level, size_t page)
{
    struct pdf *s = pdf_state(c);
    if (!pdf_has_failed(s) && !pdf_navigation_add_outline(&s->navigation, title, level, page)) {
        pdf_out_of_memory(s);
    }
}

static void pdf_page_label(struct canvas *c, size_t page, bool roman, unsigned first)
{
    struct pdf *s = pdf_state(c);
    if (!pdf_has_failed(s)) {
        HPDF_AddPageLabel(s->doc, (HPDF_UINT)page,
                          roman ? HPDF_PAGE_NUM_STYLE_LOWER_ROMAN : HPDF_PAGE_NUM_STYLE_DECIMAL,
                          first, NULL);
    }
}

/* NULL, or why a font cannot be written. */
static const char *finish_fonts(struct pdf *s)
{
    const char *fault = NULL;
    for (unsigned i = 0; i < CANVAS_MAX_FONTS && s->font[i].font && !pdf_has_failed(s) && !fault;
         i++) {
        fault = embedded_font_finish(&s->font[i], s->doc);
    }
    return pdf_has_failed(s) ? NULL : fault;
}

static void collect(struct pdf *s, struct text *out)
{
    HPDF_SaveToStream(s->doc);
    if (pdf_has_failed(s)) {
        return;
    }
    HPDF_ResetStream(s->doc);
    for (;;) {
        HPDF_BYTE buffer[16384];
        HPDF_UINT32 size = sizeof buffer;
        HPDF_STATUS status = HPDF_ReadFromStream(s->doc, buffer, &size);
        text_add(out, (const char *)buffer, size);
        if (status != HPDF_OK || size == 0) {
            /* The end of the stream comes as a status, and is not an error. */
            break;
        }
    }
}

static bool add_intent(struct pdf *s, const struct canvas_options *o, bool archival)
{
    if (o->pdf_x) {
        return pdf_add_intent(s->doc, "GTS_PDFX", o->intent);
    }
    if (!archival) {
        return true;
    }
    struct text icc = {0};
    icc_gray(&icc);
    struct canvas_intent gray = {.identifier = "Custom",
                                 .condition = "Gray, gamma 2.2",
                                 .profile = icc.data,
                                 .profile_length = icc.length};
    bool ok = !icc.failed && pdf_add_intent(s->doc, "GTS_PDFA1", &gray);
    text_free(&icc);
    return ok;
}

/* Add the keys that standards ask for. PDF/A is not claimed for colours, since no profile defines
 * them. A document with pages of other PDFs claims nothing, since their structure is not known
 * here. */
static bool add_keys(struct pdf *s, const struct canvas_options *o)
{
    struct pdf_metadata m = {.title = o->title,
                             .author = o->author,
                             .subject = o->subject,
                             .rights = o->rights,
                             .language = o->language,
                             .producer = HPDF_GetInfoAttr(s->doc, HPDF_INFO_PRODUCER),
                             .dated = s->dated,
                             .date = s->date,
                             .accessible = o->tagged && !s->form_count,
                             .archival = o->tagged && !s->form_count && !s->coloured,
                             .pdf_x4 = o->pdf_x == CANVAS_PDF_X4};
    bool ok = true;
    if (o->tagged) {
        ok = pdf_tags_write(&s->tags, s->doc, &s->navigation, &s->failed);
    }
    if (ok && (o->tagged || o->metadata)) {
        ok = pdf_add_language(s->doc, o->language);
    }
    if (ok && o->pdf_x) {
        ok = pdf_add_x_keys(s->doc, o->title, o->pdf_x);
    }
    if (ok && (o->metadata || m.pdf_x4)) {
        ok = pdf_add_xmp(s->doc, &m);
    }
    if (ok && m.archival && !o->pdf_x && !o->packed) {
        ok = pdf_add_id(s->doc, o->title); /* packing adds one */
    }
    return ok && add_intent(s, o, m.archival);
}

static enum status pdf_finish(struct canvas *c, struct text *out, struct diag *d)
{
    struct pdf *s = pdf_state(c);
    if (!pdf_has_failed(s) &&
        (s->spoken.failed || !pdf_navigation_write(&s->navigation, s->doc, &s->failed))) {
        pdf_out_of_memory(s);
    }
    const char *fault = finish_fonts(s);
    if (fault) {
        return diag_error(
            d, NULL, strcmp(fault, OUT_OF_MEMORY) == 0 ? "%s" : "cannot make the PDF: %s", fault);
    }
    if (!pdf_has_failed(s) && !add_keys(s, &c->options) && !pdf_has_failed(s)) {
        pdf_out_of_memory(s);
    }
    if (!pdf_has_failed(s)) {
        collect(s, out);
    }
    if (s->error == HPDF_FAILD_TO_ALLOC_MEM) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    if (s->error == HPDF_ARRAY_COUNT_ERR) {
        d->hint = "print fewer puzzles, or divide them between sections or books";
        return diag_error(d, NULL, "cannot make a PDF with more than %d entries in one list",
                          HPDF_LIMIT_MAX_ARRAY);
    }
    if (s->failed) {
        return diag_error(d, NULL, "cannot make the PDF: libharu error 0x%04lX (detail %lu)",
                          (unsigned long)s->error, (unsigned long)s->detail);
    }
    /* The document is in `out`; what libharu still holds would double the memory. */
    HPDF_FreeDocAll(s->doc);
    if (s->form_count && !out->failed) {
        struct child_fault apart;
        return own_forms_place(out, s->form, s->form_count, c->options.packed, &apart)
                   ? STATUS_OK
                   : diag_error(d, NULL, "%s%s",
                                apart.out_of_memory ? "" : "cannot add pages of another PDF: ",
                                apart.words);
    }
    fault = c->options.packed && !out->failed ? pdf_pack(out) : NULL;
    if (fault) {
        bool memory = strcmp(fault, OUT_OF_MEMORY) == 0;
        return diag_error(d, NULL, "%s%s", memory ? "" : "cannot compress the PDF: ", fault);
    }
    return STATUS_OK;
}

static void pdf_drop(struct canvas *c)
{
    struct pdf *s = pdf_state(c);
    HPDF_Free(s->doc);
    free(s->image);
    free(s->form);
    text_free(&s->content);
    text_free(&s->dashed);
    text_free(&s->codes);
    for (unsigned i = 0; i < CANVAS_MAX_FONTS; i++) {
        embedded_font_drop(&s->font[i]);
    }
    pdf_navigation_free(&s->navigation);
    pdf_tags_free(&s->tags);
    text_free(&s->spoken);
    free(s);
}

static const struct device_functions functions = {
    .open = pdf_new,
    .begin_page = pdf_begin_page,
    .end_page = pdf_end_page,
    .line = pdf_draw_line,
    .dashed_line = pdf_draw_dashed_line,
    .rect = pdf_draw_rect,
    .circle = pdf_draw_circle,
    .text = pdf_draw_text,
    .art = pdf_draw_art,
    .imported_page = pdf_draw_own_page,
    .decoration = pdf_draw_decoration,
    .link = pdf_link,
    .outline = pdf_outline,
    .page_label = pdf_page_label,
    .tag = pdf_tag,
    .untag = pdf_untag,
    .finish = pdf_finish,
    .drop = pdf_drop,
};

const struct canvas_device canvas_pdf = {
    .name = "pdf",
    .doc = "PDF with embedded fonts",
    .extension = ".pdf",
    .media_type = "application/pdf",
    .many_pages = true,
    .for_print = true,
    .binary = true,
    .functions = &functions,
};
