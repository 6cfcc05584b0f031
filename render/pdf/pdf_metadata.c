#include "render/pdf/pdf_metadata.h"

#include <string.h>

#include "render/canvas/icc.h"
#include "render/pdf/pdf_keys.h"

/* A text by language: in XMP those are lists of alternatives. */
static void put_alternative(struct text *out, const char *name, const char *words)
{
    if (words) {
        text_printf(out, "<dc:%s><rdf:Alt><rdf:li xml:lang=\"x-default\">", name);
        text_xml(out, words);
        text_printf(out, "</rdf:li></rdf:Alt></dc:%s>\n", name);
    }
}

static void put_element(struct text *out, const char *name, const char *value, const char *list)
{
    if (!value) {
        return;
    }
    text_printf(out, "<%s>", name);
    if (list) {
        text_printf(out, "<rdf:%s><rdf:li%s>", list,
                    strcmp(list, "Alt") == 0 ? " xml:lang=\"x-default\"" : "");
    }
    text_xml(out, value);
    if (list) {
        text_printf(out, "</rdf:li></rdf:%s>", list);
    }
    text_printf(out, "</%s>\n", name);
}

/* Who published it and when, and under which licence (ISO 16684-1, Dublin Core and XMP Rights). */
static void put_rights(struct text *out, const struct canvas_rights *r)
{
    if (!r) {
        return;
    }
    put_element(out, "dc:publisher", r->publisher, "Bag");
    put_element(out, "dc:date", r->published, "Seq");
    put_element(out, "dc:rights", r->copyright ? r->copyright : r->licence, "Alt");
    if (r->owner || r->licence || r->licence_url || r->copyright) {
        put_element(out, "xmpRights:Marked", "True", NULL);
    }
    put_element(out, "xmpRights:Owner", r->owner, "Bag");
    put_element(out, "xmpRights:UsageTerms", r->licence, "Alt");
    put_element(out, "xmpRights:WebStatement", r->licence_url, NULL);
}

static void put_date(struct text *out, const char *name, const struct pdf_metadata *m)
{
    const struct tm *t = &m->date;
    if (m->dated) {
        text_printf(out, "<xmp:%s>%04d-%02d-%02dT%02d:%02d:%02dZ</xmp:%s>\n", name,
                    t->tm_year + 1900, t->tm_mon + 1, t->tm_mday, t->tm_hour, t->tm_min, t->tm_sec,
                    name);
    }
}

/* PDF/A wants the names of PDF/UA described, which it does not know. */
static void put_extension(struct text *out)
{
    text_puts(out, "<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType=\"Resource\">\n"
                   "<pdfaSchema:schema>PDF/UA identification</pdfaSchema:schema>\n"
                   "<pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/"
                   "</pdfaSchema:namespaceURI>\n"
                   "<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>\n"
                   "<pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType=\"Resource\">\n"
                   "<pdfaProperty:name>part</pdfaProperty:name>\n"
                   "<pdfaProperty:valueType>Integer</pdfaProperty:valueType>\n"
                   "<pdfaProperty:category>internal</pdfaProperty:category>\n"
                   "<pdfaProperty:description>The part of ISO 14289</pdfaProperty:description>\n"
                   "</rdf:li></rdf:Seq></pdfaSchema:property>\n"
                   "</rdf:li></rdf:Bag></pdfaExtension:schemas>\n");
}

static const char opening[] =
    "<?xpacket begin=\"\xEF\xBB\xBF\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n"
    "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\">\n"
    "<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">\n"
    "<rdf:Description rdf:about=\"\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\"\n"
    " xmlns:xmp=\"http://ns.adobe.com/xap/1.0/\" xmlns:pdf=\"http://ns.adobe.com/pdf/1.3/\"\n"
    " xmlns:xmpRights=\"http://ns.adobe.com/xap/1.0/rights/\"\n"
    " xmlns:xmpMM=\"http://ns.adobe.com/xap/1.0/mm/\"\n"
    " xmlns:pdfaid=\"http://www.aiim.org/pdfa/ns/id/\"\n"
    " xmlns:pdfuaid=\"http://www.aiim.org/pdfua/ns/id/\"\n"
    " xmlns:pdfxid=\"http://www.npes.org/pdfx/ns/id/\"\n"
    " xmlns:pdfaExtension=\"http://www.aiim.org/pdfa/ns/extension/\"\n"
    " xmlns:pdfaSchema=\"http://www.aiim.org/pdfa/ns/schema#\"\n"
    " xmlns:pdfaProperty=\"http://www.aiim.org/pdfa/ns/property#\">\n";
static const char closing[] =
    "</rdf:Description>\n</rdf:RDF>\n</x:xmpmeta>\n<?xpacket end=\"r\"?>\n";

static void put_packet(struct text *out, const struct pdf_metadata *m)
{
    text_puts(out, opening);
    text_puts(out, "<dc:format>application/pdf</dc:format>\n");
    put_alternative(out, "title", m->title);
    if (m->author) {
        text_puts(out, "<dc:creator><rdf:Seq><rdf:li>");
        text_xml(out, m->author);
        text_puts(out, "</rdf:li></rdf:Seq></dc:creator>\n");
    }
    put_alternative(out, "description", m->subject);
    put_rights(out, m->rights);
    if (m->language) {
        text_printf(out, "<dc:language><rdf:Bag><rdf:li>%s</rdf:li></rdf:Bag></dc:language>\n",
                    m->language);
    }
    put_date(out, "CreateDate", m);
    put_date(out, "ModifyDate", m);
    put_date(out, "MetadataDate", m);
    if (m->producer) {
        text_puts(out, "<pdf:Producer>");
        text_xml(out, m->producer);
        text_puts(out, "</pdf:Producer>\n");
    }
    if (m->archival) {
        text_puts(out,
                  "<pdfaid:part>2</pdfaid:part>\n<pdfaid:conformance>A</pdfaid:conformance>\n");
    }
    if (m->accessible) {
        text_puts(out, "<pdfuaid:part>1</pdfuaid:part>\n");
        put_extension(out);
    }
    if (m->pdf_x4) {
        uint64_t id = pdf_title_hash(m->title);
        text_printf(
            out,
            "<pdf:Trapped>False</pdf:Trapped>\n"
            "<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>\n"
            "<xmpMM:DocumentID>uuid:%08lx-%04lx-%04lx-8000-6e6f6e657400</xmpMM:DocumentID>\n"
            "<xmpMM:VersionID>1</xmpMM:VersionID>\n"
            "<xmpMM:RenditionClass>default</xmpMM:RenditionClass>\n",
            (unsigned long)(id >> 32), (unsigned long)(id >> 16 & 0xFFFF),
            (unsigned long)(id & 0xFFFF));
    }
    text_puts(out, closing);
}

/* A stream of the document, with these bytes; NULL: out of memory. */
static HPDF_Dict add_stream(HPDF_Doc doc, const struct text *bytes, HPDF_UINT filter)
{
    HPDF_Dict dict = bytes->failed ? NULL : HPDF_DictStream_New(doc->mmgr, doc->xref);
    if (!dict) {
        return NULL;
    }
    dict->filter = filter;
    HPDF_STATUS written =
        HPDF_Stream_Write(dict->stream, (const HPDF_BYTE *)bytes->data, (HPDF_UINT)bytes->length);
    return written == HPDF_OK ? dict : NULL;
}

bool pdf_add_xmp(HPDF_Doc doc, const struct pdf_metadata *m)
{
    struct text packet = {0};
    put_packet(&packet, m);
    HPDF_Dict dict = add_stream(doc, &packet, HPDF_STREAM_FILTER_NONE);
    text_free(&packet);
    return dict && HPDF_Dict_AddName(dict, "Type", "Metadata") == HPDF_OK &&
           HPDF_Dict_AddName(dict, "Subtype", "XML") == HPDF_OK &&
           HPDF_Dict_Add(doc->catalog, "Metadata", dict) == HPDF_OK;
}

bool pdf_add_language(HPDF_Doc doc, const char *language)
{
    HPDF_Dict viewer = HPDF_Dict_New(doc->mmgr);
    return viewer && HPDF_Dict_Add(doc->catalog, "ViewerPreferences", viewer) == HPDF_OK &&
           HPDF_Dict_AddBoolean(viewer, "DisplayDocTitle", HPDF_TRUE) == HPDF_OK &&
           (!language || pdf_add_words(doc, doc->catalog, "Lang", language));
}

bool pdf_add_intent(HPDF_Doc doc, const char *subtype, const struct canvas_intent *intent)
{
    HPDF_Dict dict = HPDF_Dict_New(doc->mmgr);
    HPDF_Array intents = HPDF_Array_New(doc->mmgr);
    if (!dict || !intents || HPDF_Dict_Add(doc->catalog, "OutputIntents", intents) != HPDF_OK ||
        HPDF_Array_Add(intents, dict) != HPDF_OK ||
        HPDF_Dict_AddName(dict, "Type", "OutputIntent") != HPDF_OK ||
        HPDF_Dict_AddName(dict, "S", subtype) != HPDF_OK ||
        !pdf_add_words(doc, dict, "OutputConditionIdentifier", intent->identifier) ||
        (intent->condition && !pdf_add_words(doc, dict, "OutputCondition", intent->condition)) ||
        (intent->registry && !pdf_add_words(doc, dict, "RegistryName", intent->registry)) ||
        (!intent->registry && !pdf_add_words(doc, dict, "Info", intent->condition))) {
        return false;
    }
    if (!intent->profile) {
        return true;
    }
    struct icc_head head;
    struct text bytes = {0};
    text_add(&bytes, intent->profile, intent->profile_length);
    bool known = icc_read_head(intent->profile, intent->profile_length, &head);
    HPDF_Dict profile = known ? add_stream(doc, &bytes, HPDF_STREAM_FILTER_FLATE_DECODE) : NULL;
    text_free(&bytes);
    return profile && HPDF_Dict_AddNumber(profile, "N", (HPDF_INT32)head.components) == HPDF_OK &&
           HPDF_Dict_Add(dict, "DestOutputProfile", profile) == HPDF_OK;
}
