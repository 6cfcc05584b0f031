#include "render/book/plan/intent.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "base/file/infile.h"
#include "base/file/open_input.h"
#include "base/limits.h"
#include "render/book/book_data.h"
#include "render/canvas/icc.h"

static const char registry[] = "http://www.color.org";

/* Reference names of the registry, and the short names in common use. */
static const struct {
    const char *name, *identifier, *condition;
} conditions[] = {
    {"SWOP", "CGATS TR 001", "SWOP (Publication) printing in USA"},
    {"GRACoL", "CGATS21-2-CRPC6", "GRACoL 2013, commercial sheetfed offset on coated paper"},
    {"GRACoL2006", "CGATS TR 006", "GRACoL 2006, sheetfed offset on grade 1 coated paper"},
    {"SWOP2013C3", "CGATS21-2-CRPC5", "SWOP 2013, web offset on grade 3 coated paper"},
    {"CRPC1", "CGATS21-2-CRPC1", "Universal cold set news"},
    {"FOGRA27", "FOGRA27", "Offset, coated paper, ISO 12647-2:1996"},
    {"FOGRA29", "FOGRA29", "Offset, uncoated white paper, ISO 12647-2:1996"},
    {"FOGRA39", "FOGRA39", "Offset, coated paper, ISO 12647-2:2004"},
    {"FOGRA47", "FOGRA47", "Offset, uncoated white paper, ISO 12647-2:2004"},
    {"FOGRA51", "FOGRA51", "Offset, premium coated paper, ISO 12647-2:2013"},
    {"FOGRA52", "FOGRA52", "Offset, wood-free uncoated white paper, ISO 12647-2:2013"},
    {"IFRA26", "IFRA26", "Coldset offset on newsprint, ISO 12647-3:2005"},
    {"JapanColor", "JC200103", "Japan Color 2001, sheetfed offset on coated paper"},
};
enum { CONDITIONS = sizeof conditions / sizeof conditions[0] };

static size_t find_condition(const char *name)
{
    size_t i = 0;
    while (i < CONDITIONS && strcasecmp(conditions[i].name, name) != 0 &&
           strcasecmp(conditions[i].identifier, name) != 0) {
        i++;
    }
    return i;
}

/* Which standard the config's PDFs for this profile keep. */
static enum canvas_pdf_x pdf_x_of(const struct book_config *cfg, const struct profile *profile)
{
    bool x4 = profile->takes_x4;
    switch (profile->for_press ? cfg->print.standard : PRINT_NONE) {
    case PRINT_X1A:
        return CANVAS_PDF_X1A;
    case PRINT_X4:
        return CANVAS_PDF_X4;
    case PRINT_AUTO:
        return !profile->pdf_x            ? CANVAS_NO_PDF_X
               : x4 && cfg->print.profile ? CANVAS_PDF_X4
                                          : CANVAS_PDF_X1A;
    case PRINT_NONE:
        break;
    }
    return CANVAS_NO_PDF_X;
}

/* ---- the ICC profile ---- */

enum { VERSION_AT = 8 };

static uint32_t big_endian(const char *p)
{
    const unsigned char *u = (const unsigned char *)p;
    return (uint32_t)u[0] << 24 | (uint32_t)u[1] << 16 | (uint32_t)u[2] << 8 | u[3];
}

/* NULL, or what is wrong with it. */
static const char *icc_fault(const struct text *icc, enum canvas_pdf_x x, char *buffer, size_t size)
{
    struct icc_head head;
    if (!icc->length || !icc_read_head(icc->data, icc->length, &head)) {
        return "it is not an ICC profile";
    }
    if (big_endian(icc->data) != icc->length) {
        snprintf(buffer, size, "it is damaged: %zu bytes of %lu", icc->length,
                 (unsigned long)big_endian(icc->data));
        return buffer;
    }
    if (strcmp(head.device_class, "prtr") != 0) {
        snprintf(buffer, size, "it is of the class '%s', not a printer's ('prtr')",
                 head.device_class);
        return buffer;
    }
    if (strcmp(head.space, "CMYK") != 0) {
        snprintf(buffer, size, "its colours are '%s', and a press prints 'CMYK'", head.space);
        return buffer;
    }
    if (x == CANVAS_PDF_X1A && icc->data[VERSION_AT] > 2) {
        snprintf(buffer, size, "it is of ICC version %d; PDF/X-1a:2001 takes those of version 2",
                 icc->data[VERSION_AT]);
        return buffer;
    }
    return NULL;
}

static enum status read_profile(struct book_intent *out, const struct book_config *cfg,
                                enum canvas_pdf_x x, struct diag *d)
{
    const char *path = cfg->print.profile;
    char buffer[160];
    struct diag_at at;
    book_config_at(cfg, &cfg->print.profile, &at);
    int error = infile_read(path, LIMIT_ICC_FILE, &out->icc);
    if (error) {
        return diag_usage(d, &at, "cannot read the ICC profile %s: %s", path,
                          input_error_text(error));
    }
    const char *fault = icc_fault(&out->icc, x, buffer, sizeof buffer);
    if (fault) {
        return diag_usage(d, &at, "the ICC profile %s cannot be used: %s", path, fault);
    }
    out->intent.profile = out->icc.data;
    out->intent.profile_length = out->icc.length;
    return STATUS_OK;
}

/* ---- the condition ---- */

static enum status name_condition(struct book_intent *out, const struct book_config *cfg,
                                  struct diag *d)
{
    const char *name = cfg->print.intent ? cfg->print.intent : cfg->print.profile ? NULL : "SWOP";
    size_t found = name ? find_condition(name) : CONDITIONS;
    struct diag_at at;
    if (found < CONDITIONS) {
        out->intent.identifier = conditions[found].identifier;
        out->intent.condition = conditions[found].condition;
        out->intent.registry = registry;
        return STATUS_OK;
    }
    if (cfg->print.profile) {
        const char *slash = strrchr(cfg->print.profile, '/');
        out->intent.identifier = name ? name : "Custom";
        out->intent.condition = name ? name : slash ? slash + 1 : cfg->print.profile;
        return STATUS_OK;
    }
    struct text hint = {0};
    text_puts(&hint, "choose one of ");
    for (size_t i = 0; i < CONDITIONS; i++) {
        text_printf(&hint, "%s%s", conditions[i].name, i + 1 < CONDITIONS ? ", " : "");
    }
    text_puts(&hint, "; any other needs an ICC profile (print.profile)");
    d->hint = hint.data;
    enum status status = diag_usage(d, book_config_at(cfg, &cfg->print.intent, &at),
                                    "intent: there is no registered printing condition '%s'", name);
    text_free(&hint);
    return status;
}

static enum status check_standard(const struct book_config *cfg, const struct profile *profile,
                                  struct diag *d)
{
    struct diag_at at;
    enum canvas_pdf_x x = pdf_x_of(cfg, profile);
    book_config_at(cfg, &cfg->print.standard, &at);
    if (x == CANVAS_PDF_X4 && !profile->takes_x4) {
        d->hint = "leave print.standard out, or write a second config for that profile";
        return diag_usage(d, &at, "standard: profile %s does not accept PDF/X-4", profile->name);
    }
    if (x != CANVAS_PDF_X1A && profile->pdf_x && !profile->takes_x4) {
        return diag_usage(d, &at, "standard: profile %s needs PDF/X-1a", profile->name);
    }
    if (x == CANVAS_PDF_X4 && !cfg->print.profile) {
        d->hint = "set print.profile to the printer's ICC profile";
        return diag_usage(d, &at, "standard: PDF/X-4 needs an ICC profile");
    }
    if (cfg->print.standard == PRINT_NONE && (cfg->print.intent || cfg->print.profile)) {
        const void *field = cfg->print.intent ? (const void *)&cfg->print.intent
                                              : (const void *)&cfg->print.profile;
        return diag_usage(d, book_config_at(cfg, field, &at),
                          "this printing condition is not used, because of 'standard: none'");
    }
    return STATUS_OK;
}

enum status book_intent_read(struct book_intent *out, const struct book_config *cfg,
                             const struct profile *profile, struct diag *d)
{
    if (!profile->for_press) {
        return STATUS_OK;
    }
    enum canvas_pdf_x x = pdf_x_of(cfg, profile);
    enum status status = check_standard(cfg, profile, d);
    if (status != STATUS_OK || x == CANVAS_NO_PDF_X) {
        return status;
    }
    status = name_condition(out, cfg, d);
    return status == STATUS_OK && cfg->print.profile ? read_profile(out, cfg, x, d) : status;
}

void book_intent_free(struct book_intent *i)
{
    text_free(&i->icc);
}

enum canvas_pdf_x book_pdf_x(const struct book *b)
{
    return pdf_x_of(b->cfg, b->source.profile);
}

const struct canvas_intent *book_intent_of(const struct book *b)
{
    return &b->intent.intent;
}
