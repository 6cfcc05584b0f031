/* Text of a page: strings decoded by their font, and the marks they make. */
#include "render/preflight/content/content_state.h"

struct decoder {
    struct content *content;
    struct text *out;
    double pen;                  /* along the line, in the text's own units */
    const struct pdf_font *font; /* NULL: unknown, one byte a code */
    unsigned unreadable;
    bool half; /* the first byte of two has come */
    uint32_t first;
};

static void add_glyph(struct decoder *d, const struct pdf_code *code)
{
    struct content *c = d->content;
    double advance = c->now.font_size * code->width / 1000 + c->now.tracking;
    struct pdf_glyph *room = array_room(c->glyph, &c->glyph_capacity, c->glyph_count, sizeof *room);
    if (!room) {
        c->out_of_memory = true;
        return;
    }
    c->glyph = room;
    c->glyph[c->glyph_count++] =
        (struct pdf_glyph){code->meaning, d->pen, d->pen + advance - c->now.tracking};
    d->pen += advance;
}

static void decode_byte(struct decoder *d, unsigned byte)
{
    uint32_t code = byte;
    if (d->font && d->font->wide) {
        d->half = !d->half;
        if (d->half) {
            d->first = byte;
            return;
        }
        code = d->first << 8 | byte;
    }
    const struct pdf_code *known = d->font ? pdf_code_of(d->font, code) : NULL;
    const char *meaning = known ? known->meaning : "";
    d->unreadable += *meaning == '\0';
    if (known && d->font->wide) {
        add_glyph(d, known);
    }
    text_puts(d->out, *meaning ? meaning : "\xEF\xBF\xBD");
}

static int hex_value(char c)
{
    return isdigit((unsigned char)c)    ? c - '0'
           : isxdigit((unsigned char)c) ? tolower((unsigned char)c) - 'a' + 10
                                        : -1;
}

static void decode_hex(struct decoder *d, const char *p, const char *end)
{
    int high = -1;
    for (; p < end; p++) {
        int value = hex_value(*p);
        if (value < 0) {
            continue;
        }
        if (high >= 0) {
            decode_byte(d, (unsigned)(high << 4 | value));
            high = -1;
        } else {
            high = value;
        }
    }
}

static void decode_literal(struct decoder *d, const char *p, const char *end)
{
    static const char from[] = "nrtbf";
    static const char to[] = "\n\r\t\b\f";
    while (p < end) {
        unsigned byte = (unsigned char)*p++;
        if (byte == '\\' && p < end) {
            byte = (unsigned char)*p++;
            const char *known = byte ? strchr(from, (int)byte) : NULL;
            if (known) {
                byte = (unsigned char)to[known - from];
            } else if (byte >= '0' && byte <= '7') {
                byte -= '0';
                for (int i = 0; i < 2 && p < end && *p >= '0' && *p <= '7'; i++) {
                    byte = (byte << 3 | (unsigned)(*p++ - '0')) & 0xFF;
                }
            }
        }
        decode_byte(d, byte);
    }
}

/* Strings, and numbers that move the pen between them. */
static void decode_array(struct decoder *d, const char *p, const char *end)
{
    struct pdf_operand item;
    while (pdf_scan_item(&p, end, &item)) {
        if (item.kind == PDF_STRING) {
            (*item.begin == '<' ? decode_hex : decode_literal)(d, item.begin + 1, item.end - 1);
        } else if (item.kind == PDF_NUMBER) {
            d->pen -= item.number / 1000 * d->content->now.font_size;
        }
    }
}

void show_text(struct content *c)
{
    if (c->operand_count == 0) {
        return;
    }
    const struct pdf_operand *o = &c->operand[c->operand_count - 1];
    if (o->end - o->begin < 2) {
        return;
    }
    struct decoder d = {.content = c, .out = &c->text, .font = c->now.font};
    c->glyph_count = 0;
    text_clear(&c->text);
    text_add(&c->text, "", 0);
    if (*o->begin == '[') {
        decode_array(&d, o->begin + 1, o->end - 1);
    } else {
        (*o->begin == '<' ? decode_hex : decode_literal)(&d, o->begin + 1, o->end - 1);
    }
    double m[6];
    content_multiply(c->text_matrix, c->now.matrix, m);
    double angle = atan2(m[1], m[0]);
    double scale = content_scale(m);
    for (size_t i = 0; i < c->glyph_count && scale != 1; i++) {
        c->glyph[i].from_pt *= scale;
        c->glyph[i].to_pt *= scale;
    }
    struct pdf_mark mark = {.kind = PDF_TEXT,
                            .left = m[4],
                            .right = m[4],
                            .bottom = m[5],
                            .top = m[5],
                            .size_pt = c->now.font_size * scale,
                            .quarter_turns = (unsigned)lround(angle / (M_PI / 2) + 4) & 3,
                            .gray = c->now.fill.gray,
                            .ink = c->now.fill.sum,
                            .colour = c->now.fill.colour,
                            .spot = c->now.fill.spot,
                            .utf8 = c->text.data ? c->text.data : "",
                            .font = c->now.font,
                            .glyph = c->glyph,
                            .glyph_count = c->glyph_count,
                            .unreadable = d.unreadable + d.half};
    memcpy(mark.cmyk, c->now.fill.cmyk, sizeof mark.cmyk);
    content_show(c, &mark);
}

void choose_font(struct content *c)
{
    c->now.font_size = content_number(c, 1);
    c->now.font = NULL;
    for (unsigned i = 0; i < c->font_count && c->operand_count; i++) {
        size_t length = (size_t)(c->operand[0].end - c->operand[0].begin);
        if (length == strlen(c->font[i].name) &&
            memcmp(c->font[i].name, c->operand[0].begin, length) == 0) {
            c->now.font = c->font[i].font;
        }
    }
}
