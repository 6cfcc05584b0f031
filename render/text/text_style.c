#include "render/text/text_style.h"

#include <math.h>

const struct shaped *text_shape(const struct text_style *style, const char *utf8)
{
    unsigned features = style->features | (style->tracking_pt != 0 ? TEXT_NO_LIGATURES : 0);
    return shape_text(style->font, features, utf8);
}

double text_width_pt(const struct text_style *style, const char *utf8)
{
    const struct shaped *s = text_shape(style, utf8);
    double gaps = s->count ? (double)(s->count - 1) : 0;
    return style->size_pt * s->width_em + gaps * style->tracking_pt;
}

struct box text_ink(const struct text_style *style, double x, double y, const char *utf8)
{
    const struct shaped *s = text_shape(style, utf8);
    double tracked = s->count ? (double)(s->count - 1) * style->tracking_pt : 0;
    if (s->ink.right < s->ink.left) {
        return (struct box){INFINITY, INFINITY, -INFINITY, -INFINITY};
    }
    return (struct box){x + s->ink.left * style->size_pt, y - s->ink.top * style->size_pt,
                        x + s->ink.right * style->size_pt + tracked,
                        y - s->ink.bottom * style->size_pt};
}
