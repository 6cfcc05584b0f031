#include "render/book/cover/cover_palette.h"

#include <math.h>
#include <string.h>

#include "render/book/cover/book_cover.h"

/* Lightness 0 … 1 and chroma 0 … 0.37 of the sRGB colours. */
struct tone {
    double lightness, chroma;
};

static const struct palette {
    const char *name;
    const char *doc;
    struct tone ground, ink, accent;
    double hue;        /* degrees, of volume 1 */
    double accent_hue; /* from the ground's */
    double arc;        /* as for struct cover_colours */
} palettes[] = {
    {"deep",
     "dark backgrounds, near-white text, one warm or cold light",
     {0.33, 0.09},
     {0.98, 0.01},
     {0.81, 0.15},
     255,
     180,
     180},
    {"bright", "full colours, white text", {0.51, 0.17}, {0.99, 0.005}, {0.9, 0.15}, 249, 205, 205},
    {"pastel",
     "light backgrounds, dark text of the same hue",
     {0.91, 0.045},
     {0.30, 0.07},
     {0.66, 0.13},
     200,
     25,
     -130},
    {"paper",
     "white paper, black text, one colour",
     {0.985, 0.006},
     {0.22, 0.015},
     {0.56, 0.19},
     30,
     0,
     -75},
    {"night",
     "almost black, with one glowing colour",
     {0.21, 0.03},
     {0.96, 0.01},
     {0.82, 0.18},
     280,
     210,
     -150},
    {"earth",
     "muted backgrounds of clay, moss and slate",
     {0.48, 0.09},
     {0.985, 0.012},
     {0.88, 0.085},
     38,
     48,
     -312},
};
enum { PALETTE_COUNT = sizeof palettes / sizeof palettes[0] };

/* From a volume to the next: the golden angle never comes back near a hue soon. */
static const double hue_step = 137.50776405003785;

const char *cover_palette_name(size_t index)
{
    return index < PALETTE_COUNT ? palettes[index].name : NULL;
}

const char *cover_palette_doc(size_t index)
{
    return palettes[index].doc;
}

static double to_srgb(double linear)
{
    return linear <= 0.0031308 ? 12.92 * linear : 1.055 * pow(linear, 1 / 2.4) - 0.055;
}

/* False: the colour is outside sRGB. */
static bool convert(double lightness, double chroma, double hue, double rgb[3])
{
    double a = chroma * cos(hue * M_PI / 180);
    double b = chroma * sin(hue * M_PI / 180);
    double l = lightness + 0.3963377774 * a + 0.2158037573 * b;
    double m = lightness - 0.1055613458 * a - 0.0638541728 * b;
    double s = lightness - 0.0894841775 * a - 1.2914855480 * b;
    l *= l * l;
    m *= m * m;
    s *= s * s;
    const double linear[3] = {4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
                              -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
                              -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s};
    bool inside = true;
    for (unsigned i = 0; i < 3; i++) {
        inside &= linear[i] > -0.001 && linear[i] < 1.001;
        rgb[i] = to_srgb(fmin(1, fmax(0, linear[i])));
    }
    return inside;
}

/* Where the full chroma is beyond what can be shown, as much of it as can. */
static uint32_t colour_of(const struct tone *tone, double hue)
{
    double rgb[3];
    double chroma = tone->chroma;
    while (!convert(tone->lightness, chroma, hue, rgb) && chroma > 0.002) {
        chroma *= 0.96;
    }
    uint32_t colour = 0;
    for (unsigned i = 0; i < 3; i++) {
        colour = colour << 8 | (uint32_t)lround(255 * rgb[i]);
    }
    return colour;
}

static double to_linear(uint32_t part)
{
    double v = (part & 0xFF) / 255.0;
    return v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4);
}

/* Its hue in degrees. */
static double take_apart(uint32_t rgb, struct tone *tone)
{
    double red = to_linear(rgb >> 16);
    double green = to_linear(rgb >> 8);
    double blue = to_linear(rgb);
    double l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
    double m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
    double s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
    double a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s;
    double b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s;
    *tone = (struct tone){0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s, hypot(a, b)};
    return atan2(b, a) * 180 / M_PI;
}

/* The shorter way; none from a gray, whose hue is nothing that can be seen. */
static double shorter_arc(uint32_t ground, uint32_t accent)
{
    const double gray = 0.02;
    struct tone one;
    struct tone two;
    double arc = take_apart(accent, &two) - take_apart(ground, &one);
    arc = arc > 180 ? arc - 360 : arc < -180 ? arc + 360 : arc;
    return one.chroma < gray || two.chroma < gray ? 0 : arc;
}

uint32_t cover_shade_of(const struct cover_colours *rgb, double part)
{
    struct tone one;
    struct tone two;
    double first = take_apart(rgb->ground, &one);
    double last = take_apart(rgb->accent, &two);
    struct tone tone = {one.lightness + (two.lightness - one.lightness) * part,
                        one.chroma + (two.chroma - one.chroma) * sqrt(part)};
    /* A gray accent has no hue to go to. */
    return colour_of(&tone, two.chroma < 0.02 ? first : last - rgb->arc * (1 - part));
}

/* The config's where it names one. */
static void take_own(const struct config_cover *cover, struct cover_colours *rgb)
{
    rgb->ground = cover->has_background ? cover->background : rgb->ground;
    rgb->ink = cover->has_foreground ? cover->foreground : rgb->ink;
    rgb->accent = cover->has_accent ? cover->accent : rgb->accent;
    if (cover->has_background || cover->has_accent) {
        rgb->arc = shorter_arc(rgb->ground, rgb->accent);
    }
}

/* Of the volume's hue. */
static struct cover_colours palette_colours(const struct palette *p, unsigned volume)
{
    const double hue = fmod(p->hue + ((volume ? volume : 1) - 1) * hue_step, 360);
    return (struct cover_colours){colour_of(&p->ground, hue), colour_of(&p->ink, hue),
                                  colour_of(&p->accent, fmod(hue + p->accent_hue, 360)), p->arc};
}

struct cover_colours cover_palette_colours(const struct book_config *cfg,
                                           const struct cover_colours *usual)
{
    /* A design's three go together, so one of the config's has these with it. */
    static const struct cover_colours beside_own = {0xFFFFFF, 0x000000, 0x1F4E79, 0};
    const struct config_cover *cover = &cfg->cover;
    const bool own = cover->has_background || cover->has_foreground || cover->has_accent;
    struct cover_colours rgb = own ? beside_own : *usual;
    for (size_t i = 0; i < PALETTE_COUNT && cover->palette; i++) {
        if (strcmp(palettes[i].name, cover->palette) == 0) {
            rgb = palette_colours(&palettes[i], cfg->series.volume);
        }
    }
    take_own(cover, &rgb);
    return rgb;
}

uint32_t cover_mixed(uint32_t one, uint32_t two, double part)
{
    uint32_t mixed = 0;
    for (int shift = 16; shift >= 0; shift -= 8) {
        double a = one >> shift & 0xFF;
        double b = two >> shift & 0xFF;
        mixed = mixed << 8 | (uint32_t)lround(a + (b - a) * fmin(1, fmax(0, part)));
    }
    return mixed;
}

/* Up to the most of red, green and blue, black alone would print as a screen of dots that is nearly
 * closed. Thin strokes show the dots at their edges sooner, and what hue they have not at all. */
static bool is_near_black(uint32_t rgb, uint32_t most)
{
    return (rgb >> 16 & 0xFF) <= most && (rgb >> 8 & 0xFF) <= most && (rgb & 0xFF) <= most;
}

/* Less of the colours where all plates together are more than the printer allows; black stays. */
static struct paint within(struct paint p, double max_ink)
{
    const double spare = 0.01;
    double colours = p.cmyk[0] + p.cmyk[1] + p.cmyk[2];
    double room = max_ink - spare - p.cmyk[3];
    if (colours > room) {
        p.is_cmyk = true;
        for (unsigned i = 0; i < 3; i++) {
            p.cmyk[i] *= room / colours;
        }
    }
    return p;
}

/* The usual mixture of printers, in parts of what they allow over black. */
struct paint cover_area_paint(uint32_t rgb, double max_ink)
{
    struct paint p = within(paint_rgb(rgb), max_ink);
    if (is_near_black(rgb, 0x20)) {
        double more = fmin(1.4, max_ink - 1);
        p = (struct paint){.is_cmyk = true,
                           .cmyk = {more * 6 / 14, more * 4 / 14, more * 4 / 14, 1}};
    }
    return p;
}

struct paint cover_type_paint(uint32_t rgb)
{
    const struct paint black = {.is_cmyk = true, .cmyk = {0, 0, 0, 1}};
    return is_near_black(rgb, 0x30) ? black : paint_rgb(rgb);
}
