#include "render/canvas/ink.h"

#include <math.h>
#include <string.h>

#include "config/text.h"

struct paint paint_rgb(uint32_t rgb)
{
    double red = (rgb >> 16 & 0xFF) / 255.0;
    double green = (rgb >> 8 & 0xFF) / 255.0;
    double blue = (rgb & 0xFF) / 255.0;
    double light = fmax(red, fmax(green, blue));
    struct paint p = {true, 0, {0, 0, 0, 1 - light}};
    if (light > 0) {
        p.cmyk[0] = (light - red) / light;
        p.cmyk[1] = (light - green) / light;
        p.cmyk[2] = (light - blue) / light;
    }
    return p;
}

double text_width_pt(const struct text_style *style, const char *utf8)
{
    size_t characters = utf8_length(utf8, strlen(utf8), NULL);
    double gaps = characters ? (double)(characters - 1) : 0;
    return style->size_pt * font_width_em(style->font, utf8) + gaps * style->tracking_pt;
}

struct box text_ink(const struct text_style *style, double x, double y, const char *utf8)
{
    struct box ink = {INFINITY, INFINITY, -INFINITY, -INFINITY};
    size_t length = strlen(utf8);
    double pen = x;
    for (size_t i = 0, size; i < length; i += size) {
        uint32_t code_point = utf8_decode(utf8 + i, length - i, &size);
        char one[5] = {0};
        memcpy(one, utf8 + i, size);
        struct glyph_box g = font_glyph_box(style->font, code_point);
        if (g.right > g.left) {
            ink.left = fmin(ink.left, pen + g.left * style->size_pt);
            ink.right = fmax(ink.right, pen + g.right * style->size_pt);
            ink.top = fmin(ink.top, y - g.top * style->size_pt);
            ink.bottom = fmax(ink.bottom, y - g.bottom * style->size_pt);
        }
        pen += font_width_em(style->font, one) * style->size_pt + style->tracking_pt;
    }
    return ink;
}
