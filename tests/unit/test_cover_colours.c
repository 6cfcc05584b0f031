/* The colours of covers: those of palettes, and each design's own. */
#include <criterion/criterion.h>
#include <math.h>

#include "render/book/cover/book_cover.h"
#include "render/book/cover/cover_design.h"

static double linear(double part)
{
    return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4);
}

/* As WCAG 2 reckons it. */
static double luminance(uint32_t rgb)
{
    return 0.2126 * linear((rgb >> 16 & 0xFF) / 255.0) +
           0.7152 * linear((rgb >> 8 & 0xFF) / 255.0) + 0.0722 * linear((rgb & 0xFF) / 255.0);
}

static double contrast(uint32_t one, uint32_t two)
{
    double a = luminance(one) + 0.05;
    double b = luminance(two) + 0.05;
    return fmax(a, b) / fmin(a, b);
}

static double inks(uint32_t rgb)
{
    struct paint p = paint_rgb(rgb);
    return p.cmyk[0] + p.cmyk[1] + p.cmyk[2] + p.cmyk[3];
}

Test(cover_colours, palettes_give_each_volume_colours_that_can_be_read_and_printed)
{
    struct book_config cfg = {.path = "", .cover.design = "frame"};
    for (size_t i = 0; cover_palette_name(i); i++) {
        uint32_t before = 0;
        double light = 0;
        cfg.cover.palette = cover_palette_name(i);
        for (unsigned volume = 1; volume <= 24; volume++) {
            cfg.series.volume = volume;
            struct cover_colours c = cover_colours_of(&cfg);
            cr_expect_geq(contrast(c.ground, c.ink), 4.5, "%s %u", cfg.cover.palette, volume);
            cr_expect_leq(inks(c.ground), 2.4, "%s %u", cfg.cover.palette, volume);
            cr_expect_leq(inks(c.accent), 2.4, "%s %u", cfg.cover.palette, volume);
            cr_expect_neq(c.ground, before, "%s %u", cfg.cover.palette, volume);
            /* Equally light, so that the spines match: within what sRGB's edges take away. */
            if (volume > 1) {
                cr_expect_lt(fabs(sqrt(luminance(c.ground)) - light), 0.06, "%s %u",
                             cfg.cover.palette, volume);
            }
            light = volume == 1 ? sqrt(luminance(c.ground)) : light;
            before = c.ground;
        }
    }
    cfg.cover.has_accent = true;
    cfg.cover.accent = 0x123456;
    cr_expect_eq(cover_colours_of(&cfg).accent, 0x123456);
}

/* Without a palette or a colour of the config's: no two designs look the same on a shelf. */
Test(cover_colours, designs_have_colours_that_can_be_read_and_printed)
{
    struct book_config cfg = {.path = ""};
    uint32_t accents[64];
    for (size_t i = 0; cover_design_name(i); i++) {
        const char *name = cover_design_name(i);
        cfg.cover.design = name;
        const struct cover_colours c = cover_colours_of(&cfg);
        cr_expect_geq(contrast(c.ground, c.ink), 7, "%s", name);
        cr_expect_geq(contrast(c.ground, c.accent), 3, "%s", name);
        cr_expect_leq(inks(c.ground), 2.4, "%s", name);
        cr_expect_leq(inks(c.accent), 2.4, "%s", name);
        accents[i] = c.accent;
        for (size_t k = 0; k < i; k++) {
            cr_expect_neq(accents[k], c.accent, "%s and %s", name, cover_design_name(k));
        }
    }
    cfg.cover.has_accent = true;
    cfg.cover.accent = 0x123456;
    cr_expect_eq(cover_colours_of(&cfg).ground, 0xFFFFFF);
}
