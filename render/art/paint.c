#include "render/art/paint.h"

#include <math.h>

struct paint paint_rgb(uint32_t rgb)
{
    double red = (rgb >> 16 & 0xFF) / 255.0;
    double green = (rgb >> 8 & 0xFF) / 255.0;
    double blue = (rgb & 0xFF) / 255.0;
    double light = fmax(red, fmax(green, blue));
    struct paint p = {true, 0, {0, 0, 0, 1 - light}, NULL};
    if (light > 0) {
        p.cmyk[0] = (light - red) / light;
        p.cmyk[1] = (light - green) / light;
        p.cmyk[2] = (light - blue) / light;
    }
    return p;
}
