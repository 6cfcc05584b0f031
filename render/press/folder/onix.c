#include "render/press/folder/onix.h"

#include <math.h>
#include <string.h>

#include "base/length.h"
#include "config/markup.h"
#include "config/rights.h"
#include "render/pictures/ean13.h"

/* An element with a text; nothing where there is none. */
static void put(struct text *out, const char *name, const char *value)
{
    if (value && *value) {
        text_printf(out, "<%s>", name);
        text_xml(out, value);
        text_printf(out, "</%s>\n", name);
    }
}

static void put_number(struct text *out, const char *name, size_t number)
{
    text_printf(out, "<%s>%zu</%s>\n", name, number, name);
}

/* ISO 639-2/B, as list 74 has it. */
static const char *language_code(const char *language)
{
    static const struct {
        const char *own, *code;
    } rows[] = {{"en", "eng"}, {"de", "ger"}, {"fr", "fre"}, {"es", "spa"},
                {"it", "ita"}, {"nl", "dut"}, {"pl", "pol"}, {"el", "gre"}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        if (strcmp(rows[i].own, language) == 0) {
            return rows[i].code;
        }
    }
    return "und";
}

/* "2027-01-15" as 20270115. */
static void put_day(struct text *out, const char *name, const char *attributes, const char *day)
{
    text_printf(out, "<%s%s>%.4s%.2s%.2s</%s>\n", name, attributes, day, day + 5, day + 8, name);
}

static const char *publisher_of(const struct book_config *cfg)
{
    return cfg->book.publisher ? cfg->book.publisher : cfg->book.author;
}

static void put_measure(struct text *out, const char *type, double length_pt)
{
    text_printf(out,
                "<Measure><MeasureType>%s</MeasureType><Measurement>%.0f</Measurement>"
                "<MeasureUnitCode>mm</MeasureUnitCode></Measure>\n",
                type, round(length_pt / PT_PER_MM));
}

static void put_title(struct text *out, const struct book_config *cfg)
{
    if (cfg->series.name) {
        text_puts(out, "<Collection>\n<CollectionType>10</CollectionType>\n<TitleDetail>\n"
                       "<TitleType>01</TitleType>\n<TitleElement>\n"
                       "<TitleElementLevel>02</TitleElementLevel>\n");
        if (cfg->series.volume) {
            put_number(out, "PartNumber", cfg->series.volume);
        }
        put(out, "TitleText", cfg->series.name);
        text_puts(out, "</TitleElement>\n</TitleDetail>\n</Collection>\n");
    } else {
        text_puts(out, "<NoCollection/>\n");
    }
    text_puts(out, "<TitleDetail>\n<TitleType>01</TitleType>\n<TitleElement>\n"
                   "<TitleElementLevel>01</TitleElementLevel>\n");
    put(out, "TitleText", cfg->book.title);
    put(out, "Subtitle", cfg->book.subtitle);
    text_puts(out, "</TitleElement>\n</TitleDetail>\n");
}

/* The first of a scheme is its main subject. */
static void put_subjects(struct text *out, const struct config_texts *codes, const char *scheme)
{
    for (size_t i = 0; i < codes->count; i++) {
        text_puts(out, i ? "<Subject>\n" : "<Subject>\n<MainSubject/>\n");
        put(out, "SubjectSchemeIdentifier", scheme);
        put(out, "SubjectCode", codes->item[i]);
        text_puts(out, "</Subject>\n");
    }
}

/* Scheme 20, with semicolons between. */
static void put_keywords(struct text *out, const struct config_texts *words)
{
    if (!words->count) {
        return;
    }
    text_puts(out, "<Subject>\n<SubjectSchemeIdentifier>20</SubjectSchemeIdentifier>\n"
                   "<SubjectHeadingText>");
    for (size_t i = 0; i < words->count; i++) {
        text_puts(out, i ? "; " : "");
        text_xml(out, words->item[i]);
    }
    text_puts(out, "</SubjectHeadingText>\n</Subject>\n");
}

static void put_descriptive_detail(struct text *out, const struct edition *e)
{
    const struct book_config *cfg = e->cfg;
    text_puts(out, "<DescriptiveDetail>\n<ProductComposition>00</ProductComposition>\n");
    put(out, "ProductForm", cfg->cover.binding == BINDING_HARDCOVER ? "BB" : "BC");
    put_measure(out, "01", cfg->page.trim.height_pt);
    put_measure(out, "02", cfg->page.trim.width_pt);
    put_title(out, cfg);
    if (cfg->book.author) {
        text_puts(out, "<Contributor>\n<SequenceNumber>1</SequenceNumber>\n"
                       "<ContributorRole>A01</ContributorRole>\n");
        put(out, "PersonName", cfg->book.author);
        text_puts(out, "</Contributor>\n");
    } else {
        text_puts(out, "<NoContributor/>\n");
    }
    put(out, "EditionStatement", cfg->book.edition);
    text_puts(out, "<Language>\n<LanguageRole>01</LanguageRole>\n");
    put(out, "LanguageCode", language_code(cfg->book.language));
    text_puts(out, "</Language>\n<Extent>\n<ExtentType>06</ExtentType>\n");
    put_number(out, "ExtentValue", book_page_count(e->book, BOOK_INTERIOR));
    text_puts(out, "<ExtentUnit>03</ExtentUnit>\n</Extent>\n");
    put_subjects(out, &cfg->onix.bisac, "10");
    put_subjects(out, &cfg->onix.thema, "93");
    put_keywords(out, &cfg->onix.keywords);
    text_puts(out, "<Audience>\n<AudienceCodeType>01</AudienceCodeType>\n"
                   "<AudienceCodeValue>01</AudienceCodeValue>\n</Audience>\n"
                   "</DescriptiveDetail>\n");
}

static void put_collateral_detail(struct text *out, const struct book_config *cfg)
{
    const char *marked = cfg->onix.description ? cfg->onix.description : cfg->cover.back_text;
    struct text plain = {0};
    if (!marked) {
        return;
    }
    markup_plain(marked, &plain);
    text_puts(out, "<CollateralDetail>\n<TextContent>\n<TextType>03</TextType>\n"
                   "<ContentAudience>00</ContentAudience>\n");
    put(out, "Text", plain.data);
    text_puts(out, "</TextContent>\n</CollateralDetail>\n");
    out->failed |= plain.failed;
    text_free(&plain);
}

static void put_publishing_detail(struct text *out, const struct book_config *cfg)
{
    text_puts(out, "<PublishingDetail>\n<Publisher>\n<PublishingRole>01</PublishingRole>\n");
    put(out, "PublisherName", publisher_of(cfg));
    text_puts(out, "</Publisher>\n<PublishingStatus>04</PublishingStatus>\n<PublishingDate>\n"
                   "<PublishingDateRole>01</PublishingDateRole>\n");
    put_day(out, "Date", " dateformat=\"00\"", cfg->book.published);
    text_puts(out, "</PublishingDate>\n<CopyrightStatement>\n");
    text_printf(out, "<CopyrightYear>%.4s</CopyrightYear>\n<CopyrightOwner>\n",
                cfg->book.published);
    put(out, "PersonName", cfg->book.author);
    put(out, "CorporateName", cfg->book.author ? NULL : publisher_of(cfg));
    text_puts(out, "</CopyrightOwner>\n</CopyrightStatement>\n</PublishingDetail>\n");
}

static void put_supply(struct text *out, const struct book_config *cfg)
{
    size_t amount;
    const char *currency;
    text_puts(out,
              "<ProductSupply>\n<SupplyDetail>\n<Supplier>\n<SupplierRole>00</SupplierRole>\n");
    put(out, "SupplierName", publisher_of(cfg));
    text_puts(out, "</Supplier>\n<ProductAvailability>20</ProductAvailability>\n");
    if (cfg->onix.price && rights_price(cfg->onix.price, &amount, &currency)) {
        text_printf(out,
                    "<Price>\n<PriceType>02</PriceType>\n<PriceAmount>%.*s</PriceAmount>\n"
                    "<CurrencyCode>%s</CurrencyCode>\n</Price>\n",
                    (int)amount, cfg->onix.price, currency);
    } else {
        text_puts(out, "<UnpricedItemType>02</UnpricedItemType>\n");
    }
    text_puts(out, "</SupplyDetail>\n</ProductSupply>\n");
}

static void print(const struct edition *e, const char isbn[EAN13_DIGITS + 1], struct text *out)
{
    const struct book_config *cfg = e->cfg;
    text_puts(out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                   "<ONIXMessage release=\"3.0\" "
                   "xmlns=\"http://ns.editeur.org/onix/3.0/reference\">\n<Header>\n<Sender>\n");
    put(out, "SenderName", publisher_of(cfg));
    text_puts(out, "</Sender>\n");
    put_day(out, "SentDateTime", "", cfg->book.published);
    text_puts(out, "</Header>\n<Product>\n");
    put(out, "RecordReference", isbn);
    text_puts(out, "<NotificationType>03</NotificationType>\n<ProductIdentifier>\n"
                   "<ProductIDType>15</ProductIDType>\n");
    put(out, "IDValue", isbn);
    text_puts(out, "</ProductIdentifier>\n");
    put_descriptive_detail(out, e);
    put_collateral_detail(out, cfg);
    put_publishing_detail(out, cfg);
    put_supply(out, cfg);
    text_puts(out, "</Product>\n</ONIXMessage>\n");
}

enum status onix_add(struct press_files *files, const struct edition *e, struct diag *d)
{
    char isbn[EAN13_DIGITS + 1] = "";
    struct press_file *f = press_files_add(files, e->cfg, FILE_ONIX, e->language, d);
    if (!f) {
        return STATUS_USAGE;
    }
    (void)ean13_from_isbn(e->cfg->book.isbn, isbn);
    print(e, isbn, &f->bytes);
    f->language = e->language;
    press_file_seal(f);
    return f->bytes.failed ? diag_error(d, NULL, OUT_OF_MEMORY) : STATUS_OK;
}
