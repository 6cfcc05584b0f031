#include "render/book/plan/second_ink.h"

#include <string.h>
#include <strings.h>

#include "render/book/book_data.h"

static const struct {
    const char *name;
    bool usual;
} inked[INKED_COUNT] = {
    [INKED_HEADINGS] = {"headings", true}, [INKED_OPENERS] = {"openers", true},
    [INKED_NUMBERS] = {"numbers", true},   [INKED_MARKS] = {"marks", true},
    [INKED_HEADS] = {"heads", false},      [INKED_FRAMES] = {"frames", false},
};

const char *inked_name(size_t index)
{
    return index < INKED_COUNT ? inked[index].name : NULL;
}

static void choose_uses(struct second_ink *out, const struct config_texts *uses)
{
    for (size_t i = 0; i < INKED_COUNT; i++) {
        out->inked[i] = uses->count == 0 && inked[i].usual;
        for (size_t k = 0; k < uses->count; k++) {
            out->inked[i] |= strcmp(uses->item[k], inked[i].name) == 0;
        }
    }
}

/* Names that PDF keeps for other things. */
static bool is_reserved(const char *name)
{
    static const char *const reserved[] = {"All", "None", "Cyan", "Magenta", "Yellow", "Black"};
    bool found = false;
    for (size_t i = 0; i < sizeof reserved / sizeof reserved[0]; i++) {
        found |= strcasecmp(name, reserved[i]) == 0;
    }
    return found;
}

static enum status check_inks(const struct book_config *cfg, const struct profile *profile,
                              struct diag *d)
{
    const struct config_ink *ink = &cfg->print.ink;
    struct diag_at at;
    double sum = 0;
    for (size_t i = 0; i < 4; i++) {
        sum += ink->cmyk.item[i] / 100.0;
    }
    if (sum <= 0 || sum > profile->cover->max_ink + 1e-6) {
        return diag_usage(d, book_config_at(cfg, &ink->cmyk, &at),
                          "cmyk: the inks add up to %.0f %%, but %s prints at most %.0f %%",
                          100 * sum, profile->name, 100 * profile->cover->max_ink);
    }
    if (ink->name && is_reserved(ink->name)) {
        return diag_usage(d, book_config_at(cfg, &ink->name, &at),
                          "name: '%s' cannot be the name of a spot ink in a PDF", ink->name);
    }
    if (ink->name && !profile->takes_spot) {
        d->hint = "leave the name out, and the four inks make the colour";
        return diag_usage(d, book_config_at(cfg, &ink->name, &at),
                          "name: profile %s prints no spot inks", profile->name);
    }
    const struct paper *paper = paper_find(cfg->page.paper);
    if (!ink->name && profile->for_press && !profile->takes_spot && paper && !paper->colour) {
        d->hint = "write 'paper: premium-colour' or 'standard-colour'";
        return diag_usage(d, book_config_at(cfg, &ink->cmyk, &at),
                          "cmyk: profile %s prints no colour on the paper '%s'", profile->name,
                          cfg->page.paper);
    }
    return STATUS_OK;
}

enum status second_ink_read(struct second_ink *out, const struct book_config *cfg,
                            const struct profile *profile, struct diag *d)
{
    const struct config_ink *ink = &cfg->print.ink;
    *out = (struct second_ink){.used = false};
    /* A screen shows the colour of a book on paper for colour, and of pages that are for screens
     * alone; spot inks are plates of a press. */
    const struct paper *paper = paper_find(cfg->page.paper);
    bool colour = cfg->style.pages == TONE_BLACK || (paper && paper->colour);
    bool shown = profile->navigation && !ink->name && ink->cmyk.count && colour;
    bool asked = ink->name || ink->cmyk.count || ink->uses.count;
    if (!asked || !(profile->for_press || shown)) {
        return STATUS_OK;
    }
    enum status status = check_inks(cfg, profile, d);
    if (status == STATUS_OK) {
        out->used = true;
        out->spot = ink->name != NULL;
        out->ink.name = ink->name;
        for (size_t i = 0; i < 4; i++) {
            out->ink.cmyk[i] = ink->cmyk.item[i] / 100.0;
        }
        choose_uses(out, &ink->uses);
    }
    return status;
}

const struct second_ink *book_second_ink(const struct book *b)
{
    return &b->ink;
}

struct paint book_ink(const struct book *b, enum inked what)
{
    struct paint p = PAINT_BLACK;
    if (b->ink.used && b->ink.inked[what]) {
        p.is_cmyk = true;
        memcpy(p.cmyk, b->ink.ink.cmyk, sizeof p.cmyk);
        p.spot = b->ink.spot ? &b->ink.ink : NULL;
    }
    return p;
}

struct paint book_shade(const struct book *b, enum inked what, double gray)
{
    struct paint p = book_ink(b, what);
    bool black_paper = b->cfg->style.pages == TONE_BLACK;
    if (!p.is_cmyk || p.spot || !(black_paper || book_in_colour(b))) {
        return paint_gray(gray);
    }
    for (size_t i = 0; i < 4 && !black_paper; i++) {
        p.cmyk[i] *= 1 - gray;
    }
    p.cmyk[3] = black_paper ? gray : p.cmyk[3];
    return p;
}
