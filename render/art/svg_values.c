/* Numbers, lengths, attributes and colours as SVG writes them, whatever the locale. */
#include "render/art/art_svg.h"

void svg_out_of_memory(struct art_svg *s)
{
    if (s->status == STATUS_OK) {
        s->status = diag_error(s->diag, NULL, OUT_OF_MEMORY);
        XML_StopParser(s->parser, XML_FALSE);
    }
}

/* ---- numbers ---- */

const char *svg_skip_blanks(const char *p)
{
    while (*p == ' ' || *p == '\t' || *p == '\n' || *p == '\r') {
        p++;
    }
    return p;
}

const char *svg_skip_comma(const char *p)
{
    p = svg_skip_blanks(p);
    return *p == ',' ? svg_skip_blanks(p + 1) : p;
}

const char *svg_scan_number(const char *p, double *value)
{
    bool negative = *p == '-';
    p += *p == '-' || *p == '+';
    double sum = 0;
    int scale = 0;
    unsigned digits = 0;
    for (bool fraction = false; isdigit((unsigned char)*p) || (*p == '.' && !fraction); p++) {
        if (*p == '.') {
            fraction = true;
            continue;
        }
        sum = sum * 10 + (*p - '0');
        scale -= fraction;
        digits++;
    }
    if (digits == 0) {
        return NULL;
    }
    const char *e = p + 1;
    e += *p && (*e == '-' || *e == '+');
    if ((*p == 'e' || *p == 'E') && isdigit((unsigned char)*e)) {
        bool down = p[1] == '-';
        int exponent = 0;
        for (p = e; isdigit((unsigned char)*p); p++) {
            exponent = exponent < 1000 ? exponent * 10 + (*p - '0') : exponent;
        }
        scale += down ? -exponent : exponent;
    }
    *value = (negative ? -sum : sum) * pow(10, scale);
    return isfinite(*value) ? p : NULL;
}

bool svg_read_length(const char *text, double *value)
{
    const char *p = svg_scan_number(svg_skip_blanks(text), value);
    return p && (*svg_skip_blanks(p) == '\0' || strcmp(p, "px") == 0);
}

/* ---- attributes ---- */

const char *svg_attribute(const XML_Char **attributes, const char *name)
{
    for (; attributes[0]; attributes += 2) {
        if (strcmp(attributes[0], name) == 0) {
            return attributes[1];
        }
    }
    return NULL;
}

double svg_number_of(struct art_svg *s, const XML_Char **attributes, const char *name, double none)
{
    const char *text = svg_attribute(attributes, name);
    double value = none;
    if (text && !svg_read_length(text, &value)) {
        COMPLAIN(s, "%s=\"%.40s\": write a number without a unit", name, text);
    }
    return value;
}

static struct colour colour_of(unsigned red, unsigned green, unsigned blue)
{
    return (struct colour){(0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255,
                           (uint32_t)red << 16 | (uint32_t)green << 8 | blue};
}

static const struct {
    const char *name;
    uint32_t rgb;
} colour_names[] = {
    {"black", 0x000000},   {"white", 0xFFFFFF},     {"gray", 0x808080},  {"grey", 0x808080},
    {"silver", 0xC0C0C0},  {"red", 0xFF0000},       {"green", 0x008000}, {"blue", 0x0000FF},
    {"yellow", 0xFFFF00},  {"orange", 0xFFA500},    {"brown", 0xA52A2A}, {"pink", 0xFFC0CB},
    {"purple", 0x800080},  {"lime", 0x00FF00},      {"navy", 0x000080},  {"teal", 0x008080},
    {"maroon", 0x800000},  {"olive", 0x808000},     {"aqua", 0x00FFFF},  {"cyan", 0x00FFFF},
    {"magenta", 0xFF00FF}, {"fuchsia", 0xFF00FF},   {"gold", 0xFFD700},  {"darkgray", 0xA9A9A9},
    {"dimgray", 0x696969}, {"lightgray", 0xD3D3D3},
};

static int hex_value(char c)
{
    return isdigit((unsigned char)c)    ? c - '0'
           : isxdigit((unsigned char)c) ? tolower((unsigned char)c) - 'a' + 10
                                        : -1;
}

static bool read_hex(const char *text, struct colour *colour)
{
    unsigned value[6];
    size_t length = strlen(text);
    for (size_t i = 0; i < length && i < 6; i++) {
        int digit = hex_value(text[i]);
        if (digit < 0) {
            return false;
        }
        value[i] = (unsigned)digit;
    }
    if (length == 3) {
        *colour = colour_of(value[0] * 17, value[1] * 17, value[2] * 17);
    } else if (length == 6) {
        *colour =
            colour_of(value[0] * 16 + value[1], value[2] * 16 + value[3], value[4] * 16 + value[5]);
    }
    return length == 3 || length == 6;
}

static bool read_rgb(const char *text, struct colour *colour)
{
    double part[3];
    const char *p = text;
    for (unsigned i = 0; i < 3; i++) {
        p = p ? svg_scan_number(svg_skip_comma(p), &part[i]) : NULL;
        if (p && *p == '%') {
            part[i] *= 2.55;
            p++;
        }
    }
    if (!p || *svg_skip_blanks(p) != ')') {
        return false;
    }
    for (unsigned i = 0; i < 3; i++) {
        part[i] = fmin(255, fmax(0, part[i]));
    }
    *colour = colour_of((unsigned)part[0], (unsigned)part[1], (unsigned)part[2]);
    return true;
}

bool svg_read_paint(const char *text, const struct art_svg_state *now, struct colour *colour)
{
    if (strcmp(text, "none") == 0 || strcmp(text, "transparent") == 0) {
        *colour = (struct colour){-1, 0};
        return true;
    }
    if (strcmp(text, "currentColor") == 0) {
        *colour = now->current;
        return true;
    }
    for (size_t i = 0; i < sizeof colour_names / sizeof colour_names[0]; i++) {
        if (strcmp(text, colour_names[i].name) == 0) {
            uint32_t rgb = colour_names[i].rgb;
            *colour = colour_of(rgb >> 16, rgb >> 8 & 0xFF, rgb & 0xFF);
            return true;
        }
    }
    return *text == '#' ? read_hex(text + 1, colour)
                        : strncmp(text, "rgb(", 4) == 0 && read_rgb(text + 4, colour);
}
