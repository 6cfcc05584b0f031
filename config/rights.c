#include "config/rights.h"

#include <ctype.h>
#include <string.h>

#include "config/calendar_date.h"
#include "config/config_reading.h"
#include "config/values.h"

/* ---- the price ---- */

/* Those of ISO 4217 that are paid with today. */
static const char currencies[] =
    "AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD "
    "CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS "
    "GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW "
    "KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR "
    "MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR "
    "SDG SEK SGD SHP SLE SOS SRD STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD "
    "UYU UZS VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW ZWG";

bool rights_price(const char *price, size_t *amount, const char **currency)
{
    static const char digits[] = "0123456789";
    *amount = strspn(price, digits);
    if (*amount && price[*amount] == '.') {
        const size_t cents = strspn(price + *amount + 1, digits);
        *amount = cents ? *amount + 1 + cents : 0;
    }
    *currency = price + *amount + strspn(price + *amount, " ");
    const bool free_of_charge = strspn(price, "0.") >= *amount;
    const char *known = strlen(*currency) == 3 ? strstr(currencies, *currency) : NULL;
    return *amount && !free_of_charge && known && (size_t)(known - currencies) % 4 == 0;
}

/* ---- subjects and keywords ---- */

/* "GAM017000" */
static bool is_bisac(const char *code)
{
    bool good = strlen(code) == 9;
    for (size_t i = 0; good && code[i]; i++) {
        good = i < 3 ? isupper((unsigned char)code[i]) : isdigit((unsigned char)code[i]);
    }
    return good;
}

/* "WDKX"; qualifiers begin with a digit and have hyphens. */
static bool is_thema(const char *code)
{
    bool good = *code && strlen(code) <= 20;
    for (const char *c = code; good && *c; c++) {
        good = isupper((unsigned char)*c) || isdigit((unsigned char)*c) || *c == '-';
    }
    return good;
}

static void check_codes(struct book_config_reading *r, const struct config_texts *codes,
                        bool (*good)(const char *code), const char *name, const char *example)
{
    for (size_t i = 0; i < codes->count; i++) {
        if (!good(codes->item[i])) {
            r->load.d->hint = example;
            COMPLAIN(r, &codes->item[i], "%s: '%s' is not a code", name, codes->item[i]);
        }
    }
}

static void check_onix(struct book_config_reading *r)
{
    const struct book_config *cfg = r->cfg;
    const struct config_onix *onix = &cfg->onix;
    size_t amount;
    const char *currency;
    if (onix->price && !rights_price(onix->price, &amount, &currency)) {
        r->load.d->hint = "write the amount and the currency's code, as in 9.99 USD";
        COMPLAIN(r, &onix->price, "price: '%s' is not a price", onix->price);
    }
    check_codes(r, &onix->bisac, is_bisac, "bisac",
                "write three letters and six digits, as in "
                "GAM017000");
    check_codes(r, &onix->thema, is_thema, "thema", "write capital letters, as in WDKX");
    for (size_t i = 0; i < onix->keywords.count; i++) {
        if (strchr(onix->keywords.item[i], ';')) {
            r->load.d->hint = "write each keyword as an item of the list";
            COMPLAIN(r, &onix->keywords.item[i], "keywords: a keyword cannot have a semicolon");
        }
    }
    if (!onix->make) {
        return;
    }
    if (!cfg->book.isbn) {
        r->load.d->hint = "distributors know a book by its ISBN: set book.isbn";
        COMPLAIN(r, &onix->make, "make: an ONIX record needs book.isbn");
    }
    if (!cfg->book.published) {
        r->load.d->hint = "set it to the day of publication, as in 2027-01-15";
        COMPLAIN(r, &onix->make, "make: an ONIX record needs book.published");
    }
    if (!cfg->book.publisher && !cfg->book.author) {
        COMPLAIN(r, &onix->make, "make: an ONIX record needs book.publisher");
    }
}

void rights_check(struct book_config_reading *r)
{
    const struct config_book *book = &r->cfg->book;
    int day;
    if (book->published && !day_read(book->published, &day)) {
        r->load.d->hint = "write the date as in 2027-01-15";
        COMPLAIN(r, &book->published, "published: '%s' is not a day", book->published);
    }
    if (book->licence_url && !value_is_web_address(book->licence_url)) {
        COMPLAIN(r, &book->licence_url,
                 "licence_url: an address must begin with https:// or http://");
    }
    check_onix(r);
}
