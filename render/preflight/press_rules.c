/* Rules of the standards for the press: PDF/X-1a:2001 (ISO 15930-1) and PDF/X-4 (ISO 15930-7). Both
 * name the printing condition that the colours are meant for; the first has its version among the
 * document's information and is a PDF 1.3, the other in XMP and is a PDF 1.6, with an ICC profile.
 */
#include <stdlib.h>
#include <string.h>

#include "render/canvas/icc.h"
#include "render/preflight/preflight_private.h"

static struct pdf_value root_of(const struct file_check *c)
{
    return pdf_get(&c->pdf, pdf_trailer(&c->pdf), "/Root");
}

/* ---- the document's keys ---- */

static void expect_key(const struct file_check *c, struct verdict *v, struct pdf_value holder,
                       const char *key)
{
    if (!pdf_get(&c->pdf, holder, key).handle) {
        verdict_add(v, PREFLIGHT_FAILED, "no %s", key);
    }
}

static void expect_value(const struct file_check *c, struct verdict *v, struct pdf_value holder,
                         const char *key, const char *value)
{
    struct pdf_value found = pdf_get(&c->pdf, holder, key);
    const char *written = found.handle ? pdf_written(&c->pdf, found) : "none";
    if (strcmp(written, value) != 0) {
        verdict_add(v, PREFLIGHT_FAILED, "%s is %s, not %s", key, written, value);
    }
}

/* "%PDF-1.3": the tenths of the version; 0: it is none of PDF 1. */
static unsigned minor_version(const struct file_check *c)
{
    static const char head[] = "%PDF-1.";
    bool known =
        c->file->pdf_length > sizeof head && memcmp(c->file->pdf, head, sizeof head - 1) == 0;
    return known ? (unsigned)(c->file->pdf[sizeof head - 1] - '0') : 0;
}

static void check_version(const struct file_check *c, struct verdict *v, unsigned most)
{
    unsigned version = minor_version(c);
    if (version < 3 || version > most) {
        verdict_add(v, PREFLIGHT_FAILED, "a file of PDF 1.%u; the standard is one of 1.%u", version,
                    most);
    }
}

static void check_information(const struct file_check *c, struct verdict *v)
{
    struct pdf_value info = pdf_get(&c->pdf, pdf_trailer(&c->pdf), "/Info");
    static const char *const keys[] = {"/Title", "/CreationDate", "/ModDate"};
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++) {
        expect_key(c, v, info, keys[i]);
    }
    expect_value(c, v, info, "/Trapped", "/False");
    expect_key(c, v, pdf_trailer(&c->pdf), "/ID");
}

static void check_x1a(const struct file_check *c, struct verdict *v)
{
    struct pdf_value info = pdf_get(&c->pdf, pdf_trailer(&c->pdf), "/Info");
    check_version(c, v, 3);
    expect_value(c, v, info, "/GTS_PDFXVersion", "(PDF/X-1:2001)");
    expect_value(c, v, info, "/GTS_PDFXConformance", "(PDF/X-1a:2001)");
}

static void check_x4(const struct file_check *c, struct verdict *v)
{
    static const char *const words[] = {"<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>",
                                        "<pdf:Trapped>False</pdf:Trapped>",
                                        "<dc:title>",
                                        "<xmp:CreateDate>",
                                        "<xmp:ModifyDate>",
                                        "<xmp:MetadataDate>",
                                        "<xmpMM:DocumentID>",
                                        "<xmpMM:VersionID>",
                                        "<xmpMM:RenditionClass>"};
    struct text packet = {0};
    check_version(c, v, 6);
    if (!pdf_stream(&c->pdf, pdf_get(&c->pdf, root_of(c), "/Metadata"), &packet)) {
        verdict_add(v, PREFLIGHT_FAILED, "there is no XMP packet");
    }
    text_puts(&packet, "");
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        if (!packet.data || !strstr(packet.data, words[i])) {
            verdict_add(v, PREFLIGHT_FAILED, "the XMP packet does not have '%s'", words[i]);
        }
    }
    text_free(&packet);
}

/* ---- the output intent ---- */

static void check_profile(const struct file_check *c, struct verdict *v, struct pdf_value profile)
{
    struct text icc = {0};
    struct icc_head head;
    double components = 0;
    bool read = pdf_stream(&c->pdf, profile, &icc) && icc.length &&
                icc_read_head(icc.data, icc.length, &head);
    if (!read) {
        verdict_add(v, PREFLIGHT_FAILED, "the output intent's profile is no ICC profile");
    } else if (strcmp(head.device_class, "prtr") != 0 || strcmp(head.space, "CMYK") != 0) {
        verdict_add(v, PREFLIGHT_FAILED, "the output intent's profile is of '%s' and '%s'",
                    head.device_class, head.space);
    }
    if (!pdf_number_in(&c->pdf, pdf_get(&c->pdf, profile, "/N"), &components) || components < 4 ||
        components > 4) {
        verdict_add(v, PREFLIGHT_FAILED, "the output intent's profile does not say 4 components");
    }
    text_free(&icc);
}

static void check_intent(const struct file_check *c, struct verdict *v, bool wants_profile)
{
    const struct pdf_file *f = &c->pdf;
    struct pdf_value intents = pdf_get(f, root_of(c), "/OutputIntents");
    struct pdf_value intent = pdf_item(f, intents, 0);
    const char *wanted = book_intent_of(c->file->book)->identifier;
    struct text identifier = {0};
    if (!intent.handle || pdf_item(f, intents, 1).handle) {
        verdict_add(v, PREFLIGHT_FAILED, "%s",
                    intent.handle ? "several /OutputIntents" : "no /OutputIntents");
        return;
    }
    expect_value(c, v, intent, "/S", "/GTS_PDFX");
    expect_key(c, v, intent, "/OutputConditionIdentifier");
    text_printf(&identifier, "(%s)", wanted ? wanted : "");
    struct pdf_value found = pdf_get(f, intent, "/OutputConditionIdentifier");
    /* What is not ASCII stands there in UTF-16. */
    bool plain = utf8_length(identifier.data ? identifier.data : "", identifier.length, NULL) ==
                 identifier.length;
    if (found.handle && plain && !strpbrk(wanted ? wanted : "", "()\\") &&
        strcmp(pdf_written(f, found), identifier.data ? identifier.data : "") != 0) {
        verdict_add(v, PREFLIGHT_FAILED, "the output intent is %s, not %s", pdf_written(f, found),
                    identifier.data ? identifier.data : "");
    }
    text_free(&identifier);
    struct pdf_value profile = pdf_get(f, intent, "/DestOutputProfile");
    bool registered = pdf_get(f, intent, "/RegistryName").handle;
    if (!registered) {
        expect_key(c, v, intent, "/Info");
    }
    if (profile.handle) {
        check_profile(c, v, profile);
    } else if (wants_profile || !registered) {
        verdict_add(v, PREFLIGHT_FAILED, "the output intent has no profile%s",
                    wants_profile ? "" : ", and no registry knows it");
    }
}

/* ---- the pages' boxes ---- */

static bool holds(const double outer[4], const double inner[4])
{
    return inner[0] >= outer[0] - PREFLIGHT_SLACK_PT && inner[1] >= outer[1] - PREFLIGHT_SLACK_PT &&
           inner[2] <= outer[2] + PREFLIGHT_SLACK_PT && inner[3] <= outer[3] + PREFLIGHT_SLACK_PT;
}

static void check_boxes(const struct file_check *c, struct verdict *v)
{
    for (size_t i = 0; i < c->pdf.page_count; i++) {
        double media[4];
        double bleed[4];
        double trim[4];
        if (!page_read_box(c, i, "/TrimBox", trim)) {
            verdict_add(v, PREFLIGHT_FAILED, "page %zu has no TrimBox", i + 1);
            continue;
        }
        bool framed = page_read_box(c, i, "/MediaBox", media);
        bool bleeds = page_read_box(c, i, "/BleedBox", bleed);
        if (!framed || !holds(media, bleeds ? bleed : trim) || (bleeds && !holds(bleed, trim))) {
            verdict_add(v, PREFLIGHT_FAILED,
                        "page %zu: TrimBox, BleedBox and MediaBox do not lie in each other", i + 1);
        }
    }
}

void rule_pdf_x(const struct file_check *c, struct verdict *v)
{
    enum canvas_pdf_x x = book_pdf_x(c->file->book);
    if (x == CANVAS_NO_PDF_X) {
        verdict_measured(v, "not asked for");
        return;
    }
    x == CANVAS_PDF_X4 ? check_x4(c, v) : check_x1a(c, v);
    check_information(c, v);
    check_intent(c, v, x == CANVAS_PDF_X4);
    check_boxes(c, v);
    pdf_forget(&c->pdf);
    verdict_measured(v, "the keys of %s, %s, and boxes on every page",
                     x == CANVAS_PDF_X4 ? "PDF/X-4" : "PDF/X-1a:2001",
                     book_intent_of(c->file->book)->identifier);
}
