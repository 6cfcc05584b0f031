#include "gen/format/exchange/lz_string.h"

#include "base/array.h"

#include <stdlib.h>
#include <string.h>

static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

enum { CODE_BYTE, CODE_WIDE, CODE_END, FIRST_CODE, BITS_A_DIGIT = 6 };

/* Codes get one bit longer each time all codes of the present length are used up. */
struct width {
    unsigned bits;
    unsigned left;
};

static void use_up(struct width *w)
{
    if (--w->left == 0) {
        w->left = 1U << w->bits++;
    }
}

/* ---- writing ---- */

struct packer {
    struct text *out;
    unsigned pending;
    unsigned filled;
};

/* The lowest bit first. */
static void put_bits(struct packer *p, unsigned value, unsigned bits)
{
    for (; bits > 0; bits--, value >>= 1) {
        p->pending = p->pending << 1 | (value & 1);
        if (++p->filled == BITS_A_DIGIT) {
            text_add(p->out, &digits[p->pending], 1);
            p->pending = p->filled = 0;
        }
    }
}

/* A string that has a code: that of all but its last byte, and it. */
struct lz_string_entry {
    unsigned prefix;  /* 0: none */
    unsigned sibling; /* the next that begins with the same prefix */
    unsigned child;
    unsigned char last;
    bool fresh; /* one byte, and not spelled out yet */
};

static unsigned find_entry(const struct lz_string_entry *e, unsigned prefix, unsigned char last)
{
    unsigned i = e[prefix].child;
    while (i && e[i].last != last) {
        i = e[i].sibling;
    }
    return i;
}

static unsigned add_entry(struct lz_string_entry *e, unsigned *count, unsigned prefix,
                          unsigned char last)
{
    unsigned i = (*count)++;
    e[i] = (struct lz_string_entry){
        .prefix = prefix, .sibling = e[prefix].child, .last = last, .fresh = prefix == 0};
    e[prefix].child = i;
    return i;
}

static void put_entry(struct packer *p, struct lz_string_entry *e, unsigned i, struct width *w)
{
    if (e[i].fresh) {
        put_bits(p, CODE_BYTE, w->bits);
        put_bits(p, e[i].last, 8);
        e[i].fresh = false;
        use_up(w);
    } else {
        put_bits(p, i, w->bits);
    }
    use_up(w);
}

void lz_string_compress(struct text *out, const char *bytes, size_t length)
{
    /* Each byte adds a string and, at its first use, itself. */
    struct lz_string_entry *e = calloc(length + 256 + FIRST_CODE + 1, sizeof *e);
    struct packer p = {.out = out};
    struct width w = {2, 2};
    unsigned count = FIRST_CODE;
    unsigned at = 0; /* the string in hand */
    size_t start = out->length;
    if (!e) {
        out->failed = true;
        return;
    }
    for (size_t i = 0; i < length; i++) {
        unsigned char c = (unsigned char)bytes[i];
        unsigned one = find_entry(e, 0, c);
        one = one ? one : add_entry(e, &count, 0, c);
        unsigned longer = at ? find_entry(e, at, c) : one;
        if (longer) {
            at = longer;
            continue;
        }
        put_entry(&p, e, at, &w);
        (void)add_entry(e, &count, at, c);
        at = one;
    }
    if (at) {
        put_entry(&p, e, at, &w);
    }
    put_bits(&p, CODE_END, w.bits);
    put_bits(&p, 0, BITS_A_DIGIT - p.filled);
    while ((out->length - start) % 4) {
        text_puts(out, "=");
        if (out->failed) {
            break;
        }
    }
    free(e);
}

/* ---- reading ---- */

struct unpacker {
    struct span packed;
    size_t at;
    unsigned digit;
    unsigned left; /* bits of it */
    bool failed;
};

static int hex_of(char c)
{
    const char *hex = "0123456789abcdef";
    const char *found = memchr(hex, c | 0x20, 16);
    return found ? (int)(found - hex) : -1;
}

/* The next digit's value; -1: none. */
static int next_digit(struct unpacker *u)
{
    if (u->at >= u->packed.length) {
        return -1;
    }
    char c = u->packed.text[u->at++];
    if (c == '%' && u->at + 2 <= u->packed.length) {
        int high = hex_of(u->packed.text[u->at]);
        int low = hex_of(u->packed.text[u->at + 1]);
        c = high < 0 || low < 0 ? '\0' : (char)(high * 16 + low);
        u->at += 2;
    }
    const char *found = c ? strchr(digits, c == ' ' ? '+' : c) : NULL;
    return found ? (int)(found - digits) : -1;
}

static unsigned get_bits(struct unpacker *u, unsigned bits)
{
    unsigned value = 0;
    for (unsigned i = 0; i < bits; i++) {
        if (u->left == 0) {
            int digit = next_digit(u);
            u->failed |= digit < 0;
            u->digit = digit < 0 ? 0 : (unsigned)digit;
            u->left = BITS_A_DIGIT;
        }
        value |= (u->digit >> --u->left & 1) << i;
    }
    return value;
}

/* A string by its place in what is written already. */
struct lz_string_piece {
    size_t start;
    size_t length;
};

struct pieces {
    struct lz_string_piece *piece;
    size_t count;
    size_t capacity;
};

static bool add_piece(struct pieces *p, size_t start, size_t length)
{
    struct lz_string_piece *room = array_room(p->piece, &p->capacity, p->count, sizeof *room);
    if (room) {
        p->piece = room;
        p->piece[p->count++] = (struct lz_string_piece){start, length};
    }
    return room != NULL;
}

/* Append a character, of 16 bits as that language has them, as UTF-8. */
static void put_character(struct text *out, unsigned value)
{
    char bytes[4];
    text_add(out, bytes, utf8_encode(value, bytes));
}

/* The bytes of the character that begins there. */
static size_t character_size(const struct text *out, size_t at)
{
    unsigned char first = (unsigned char)out->data[at];
    return first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1;
}

/* Append a string that stands further up, byte by byte, since it may overlap its own end. */
static void repeat(struct text *out, size_t start, size_t length)
{
    for (size_t i = 0; i < length && !out->failed; i++) {
        char c = out->data[start + i];
        text_add(out, &c, 1);
    }
}

static bool unpack(struct text *out, struct unpacker *u, struct pieces *p, size_t most)
{
    struct width w = {2, 1};
    size_t begin = out->length;
    size_t before = 0; /* the string before; with one character more it makes a new one */
    size_t before_length = 0;
    for (size_t i = 0; i < FIRST_CODE; i++) {
        if (!add_piece(p, 0, 0)) {
            return false;
        }
    }
    while (!u->failed && !out->failed && out->length - begin <= most) {
        unsigned code = get_bits(u, w.bits);
        size_t start = out->length;
        if (code == CODE_END) {
            return !u->failed;
        }
        if (code == CODE_BYTE || code == CODE_WIDE) {
            unsigned value = get_bits(u, code == CODE_BYTE ? 8 : 16);
            put_character(out, value);
            if (out->failed || !add_piece(p, start, out->length - start)) {
                return false;
            }
            use_up(&w);
        } else if (code < p->count && p->piece[code].length) {
            repeat(out, p->piece[code].start, p->piece[code].length);
        } else if (code == p->count && before_length) {
            repeat(out, before, before_length + character_size(out, before)); /* last is first */
        } else {
            return false;
        }
        /* The string before and this one's first character stand side by side. */
        if (before_length) {
            if (out->failed || !add_piece(p, before, before_length + character_size(out, start))) {
                return false;
            }
            use_up(&w);
        }
        before = start;
        before_length = out->length - start;
    }
    return false;
}

/* A character beyond 16 bits stands as two there: join them. Half of one becomes U+FFFD. */
static void join_halves(struct text *out, size_t begin)
{
    char *to = out->data + begin;
    const char *end = out->data + out->length;
    for (const char *p = to; p < end;) {
        bool half = (unsigned char)p[0] == 0xED && end - p >= 3 && (unsigned char)p[1] >= 0xA0;
        bool pair = half && (unsigned char)p[1] < 0xB0 && end - p >= 6 &&
                    (unsigned char)p[3] == 0xED && (unsigned char)p[4] >= 0xB0;
        if (pair) {
            uint32_t high = (uint32_t)((p[1] & 0x0F) << 6 | (p[2] & 0x3F));
            uint32_t low = (uint32_t)((p[4] & 0x0F) << 6 | (p[5] & 0x3F));
            p += 6;
            to += utf8_encode(0x10000 + (high << 10) + low, to);
        } else if (half) {
            p += 3;
            to += utf8_encode(0xFFFD, to);
        } else {
            *to++ = *p++;
        }
    }
    text_shorten(out, (size_t)(end - to));
}

bool lz_string_decompress(struct text *out, struct span packed, size_t most)
{
    struct unpacker u = {.packed = packed};
    struct pieces p = {0};
    size_t begin = out->length;
    bool good = unpack(out, &u, &p, most);
    free(p.piece);
    if (good && !out->failed && out->length > begin) {
        join_halves(out, begin);
    }
    return good && !out->failed;
}
