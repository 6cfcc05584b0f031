#include "render/pdf/reading/pdf_filter.h"

#include "render/libraries/zlib_calls.h"
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/diag.h"

enum { PIECE = 16384, LZW_CODES = 4096, LZW_CLEAR = 256, LZW_END = 257 };

struct lzw {
    uint16_t before[LZW_CODES]; /* the code whose bytes come first */
    uint8_t last[LZW_CODES];
    unsigned next;        /* code to be made */
    unsigned width;       /* of codes, bits */
    unsigned before_this; /* the code before, LZW_CLEAR: none */
    uint32_t bits;
    unsigned bit_count;
    uint8_t bytes[LZW_CODES]; /* of one code */
};

/* Undoes one filter, or one predictor, and passes its bytes to the next. */
struct stage {
    const char *(*put)(struct stage *s, const uint8_t *p, size_t length);
    const char *(*end)(struct stage *s);
    struct stage *next;
    struct pdf_unpacking *u;
    const struct pdf_filter *filter;
    uint64_t given;
    bool ended;
    z_stream z;
    bool inflating;
    struct lzw *lzw;
    uint8_t *row, *above; /* of the predictor */
    size_t row_bytes, row_at, pixel_bytes;
    uint32_t group;
    unsigned group_count;
    int run; /* of run length: literal bytes to come (> 0), copies to come (< 0) */
};

static const char beyond_words[] = "unpacks to more than Nonet takes";

/* ---- passing on ---- */

static const char *pass(struct stage *s, const uint8_t *p, size_t length)
{
    struct pdf_unpacking *u = s->u;
    s->given += length;
    if (s->given > u->limit || (u->budget && *u->budget < length)) {
        u->beyond = true;
        u->spent = s->given <= u->limit;
        return beyond_words;
    }
    if (u->budget) {
        *u->budget -= length;
    }
    return s->next->put(s->next, p, length);
}

static const char *pass_end(struct stage *s)
{
    s->ended = true;
    return s->next->end(s->next);
}

static const char *keep(struct stage *s, const uint8_t *p, size_t length)
{
    struct pdf_unpacking *u = s->u;
    if (length > u->limit - u->length) {
        u->beyond = true;
        return beyond_words;
    }
    u->length += length;
    if (u->out) {
        text_add(u->out, (const char *)p, length);
        return u->out->failed ? OUT_OF_MEMORY : NULL;
    }
    return NULL;
}

static const char *keep_end(struct stage *s)
{
    s->ended = true;
    return NULL;
}

/* ---- Flate ---- */

static const char *flate_put(struct stage *s, const uint8_t *p, size_t length)
{
    uint8_t out[PIECE];
    if (s->ended) {
        return NULL; /* a line's end behind the data */
    }
    if (!s->inflating) {
        const char *lacking = zlib_load_error();
        if (lacking) {
            return lacking;
        }
        if (inflateInit(&s->z) != Z_OK) {
            return OUT_OF_MEMORY;
        }
        s->inflating = true;
    }
    while (length) {
        size_t part = length < PIECE ? length : PIECE;
        s->z.next_in = (Bytef *)(uintptr_t)p;
        s->z.avail_in = (uInt)part;
        do {
            s->z.next_out = out;
            s->z.avail_out = sizeof out;
            int code = inflate(&s->z, Z_NO_FLUSH);
            const char *fault = pass(s, out, sizeof out - s->z.avail_out);
            if (fault) {
                return fault;
            }
            if (code == Z_STREAM_END) {
                return pass_end(s);
            }
            if (code == Z_MEM_ERROR) {
                return OUT_OF_MEMORY;
            }
            if (code != Z_OK && code != Z_BUF_ERROR) {
                return "its Flate data are damaged";
            }
        } while (s->z.avail_in || s->z.avail_out == 0);
        p += part;
        length -= part;
    }
    return NULL;
}

static const char *flate_end(struct stage *s)
{
    return s->ended ? NULL : "its Flate data end too early";
}

/* ---- LZW ---- */

static void lzw_clear(struct lzw *l)
{
    l->next = LZW_END + 1;
    l->width = 9;
    l->before_this = LZW_CLEAR;
}

/* The bytes of a code to the end of l->bytes; where they begin. */
static const uint8_t *lzw_bytes(struct lzw *l, unsigned code, size_t *length)
{
    size_t at = sizeof l->bytes;
    while (code > LZW_END && at > 1) {
        l->bytes[--at] = l->last[code];
        code = l->before[code];
    }
    l->bytes[--at] = (uint8_t)code;
    *length = sizeof l->bytes - at;
    return l->bytes + at;
}

static const char *lzw_code(struct stage *s, unsigned code)
{
    struct lzw *l = s->lzw;
    size_t length;
    if (code == LZW_CLEAR) {
        lzw_clear(l);
        return NULL;
    }
    if (code == LZW_END) {
        return pass_end(s);
    }
    bool new = l->before_this != LZW_CLEAR && l->next < LZW_CODES;
    if (code > l->next || (code == l->next && !new) ||
        (l->before_this == LZW_CLEAR && code > 255)) {
        return "its LZW data are damaged";
    }
    if (new) {
        const uint8_t *first = lzw_bytes(l, code == l->next ? l->before_this : code, &length);
        l->before[l->next] = (uint16_t)l->before_this;
        l->last[l->next] = *first;
        l->next++;
    }
    l->before_this = code;
    unsigned size = l->next + !s->filter->late_change;
    l->width = size >= 2048 ? 12 : size >= 1024 ? 11 : size >= 512 ? 10 : 9;
    const uint8_t *bytes = lzw_bytes(l, code, &length);
    return pass(s, bytes, length);
}

static const char *lzw_put(struct stage *s, const uint8_t *p, size_t length)
{
    if (!s->lzw) {
        s->lzw = calloc(1, sizeof *s->lzw);
        if (!s->lzw) {
            return OUT_OF_MEMORY;
        }
        lzw_clear(s->lzw);
    }
    struct lzw *l = s->lzw;
    const char *fault = NULL;
    for (size_t i = 0; i < length && !s->ended && !fault; i++) {
        l->bits = l->bits << 8 | p[i];
        l->bit_count += 8;
        if (l->bit_count >= l->width) {
            l->bit_count -= l->width;
            fault = lzw_code(s, l->bits >> l->bit_count & ((1U << l->width) - 1));
        }
    }
    return fault;
}

static const char *lzw_end(struct stage *s)
{
    return s->ended ? NULL : pass_end(s); /* many writers leave the last code out */
}

/* ---- run length ---- */

static const char *run_put(struct stage *s, const uint8_t *p, size_t length)
{
    const char *fault = NULL;
    for (size_t i = 0; i < length && !s->ended && !fault; i++) {
        if (s->run > 0) {
            s->run--;
            fault = pass(s, p + i, 1);
        } else if (s->run < 0) {
            uint8_t copies[128];
            memset(copies, p[i], sizeof copies);
            fault = pass(s, copies, (size_t)-s->run);
            s->run = 0;
        } else if (p[i] == 128) {
            fault = pass_end(s);
        } else {
            s->run = p[i] < 128 ? p[i] + 1 : p[i] - 257;
        }
    }
    return fault;
}

static const char *run_end(struct stage *s)
{
    return s->ended ? NULL : s->run ? "its run lengths end too early" : pass_end(s);
}

/* ---- ASCII ---- */

static bool is_blank(uint8_t c)
{
    return c == ' ' || (c >= '\t' && c <= '\r' && c != '\v') || c == '\0';
}

static const char *pass_group(struct stage *s, unsigned missing)
{
    uint8_t bytes[4];
    for (unsigned i = 0; i < 4; i++) {
        bytes[i] = (uint8_t)(s->group >> (24 - 8 * i));
    }
    s->group = 0;
    s->group_count = 0;
    return pass(s, bytes, 4 - missing);
}

static const char *ascii85_end(struct stage *s)
{
    if (s->ended) {
        return NULL;
    }
    const char *fault = NULL;
    if (s->group_count == 1) {
        return "its ASCII85 data are damaged";
    }
    if (s->group_count) {
        unsigned missing = 5 - s->group_count;
        for (unsigned i = 0; i < missing; i++) {
            s->group = s->group * 85 + 84;
        }
        fault = pass_group(s, missing);
    }
    return fault ? fault : pass_end(s);
}

static const char *ascii85_put(struct stage *s, const uint8_t *p, size_t length)
{
    const char *fault = NULL;
    for (size_t i = 0; i < length && !s->ended && !fault; i++) {
        if (is_blank(p[i])) {
            continue;
        }
        if (p[i] == '~') {
            fault = ascii85_end(s);
        } else if (p[i] == 'z' && s->group_count == 0) {
            fault = pass(s, (const uint8_t[4]){0}, 4);
        } else if (p[i] < '!' || p[i] > 'u') {
            fault = "its ASCII85 data are damaged";
        } else {
            s->group = s->group * 85 + (p[i] - 33U);
            fault = ++s->group_count == 5 ? pass_group(s, 0) : NULL;
        }
    }
    return fault;
}

static const char *hex_end(struct stage *s)
{
    if (s->ended) {
        return NULL;
    }
    const uint8_t last = (uint8_t)(s->group << 4);
    const char *fault = s->group_count ? pass(s, &last, 1) : NULL;
    return fault ? fault : pass_end(s);
}

static const char *hex_put(struct stage *s, const uint8_t *p, size_t length)
{
    static const char digits[] = "0123456789abcdef";
    const char *fault = NULL;
    for (size_t i = 0; i < length && !s->ended && !fault; i++) {
        const char *digit = p[i] ? strchr(digits, tolower(p[i])) : NULL;
        if (is_blank(p[i])) {
            continue;
        }
        if (p[i] == '>') {
            fault = hex_end(s);
        } else if (!digit) {
            fault = "its ASCIIHex data are damaged";
        } else {
            s->group = s->group << 4 | (uint32_t)(digit - digits);
            if (++s->group_count == 2) {
                const uint8_t byte = (uint8_t)s->group;
                s->group = s->group_count = 0;
                fault = pass(s, &byte, 1);
            }
        }
    }
    return fault;
}

/* ---- predictors ---- */

static const char *begin_predictor(struct stage *s)
{
    const struct pdf_filter *f = s->filter;
    uint64_t bits = (uint64_t)f->colours * f->bits;
    uint64_t row = (bits * f->columns + 7) / 8;
    if (bits == 0 || f->columns == 0 || f->colours > 32 || f->bits > 16 || row > (16U << 20)) {
        return "its predictor's columns, colors or bits are wrong";
    }
    s->row_bytes = (size_t)row;
    s->pixel_bytes = (size_t)(bits + 7) / 8;
    s->row = calloc(1, s->row_bytes + 1);
    s->above = calloc(1, s->row_bytes + 1);
    return s->row && s->above ? NULL : OUT_OF_MEMORY;
}

static uint8_t paeth(int a, int b, int c)
{
    int pa = abs(b - c);
    int pb = abs(a - c);
    int pc = abs(a + b - 2 * c);
    return (uint8_t)(pa <= pb && pa <= pc ? a : pb <= pc ? b : c);
}

static const char *undo_png(struct stage *s, size_t length)
{
    uint8_t *row = s->row + 1;
    const uint8_t *above = s->above + 1;
    if (s->row[0] > 4) {
        return "its predictor is damaged";
    }
    for (size_t i = 0; i < length; i++) {
        int a = i >= s->pixel_bytes ? row[i - s->pixel_bytes] : 0;
        int b = above[i];
        int c = i >= s->pixel_bytes ? above[i - s->pixel_bytes] : 0;
        int add[5] = {0, a, b, (a + b) / 2, paeth(a, b, c)};
        row[i] = (uint8_t)(row[i] + add[s->row[0]]);
    }
    return NULL;
}

/* Whole bytes alone: what others are is of no account here, only how many. */
static void undo_tiff(struct stage *s, size_t length)
{
    for (size_t i = s->pixel_bytes; s->filter->bits == 8 && i < length; i++) {
        s->row[i] = (uint8_t)(s->row[i] + s->row[i - s->pixel_bytes]);
    }
}

static const char *end_row(struct stage *s)
{
    bool png = s->filter->predictor >= 10;
    size_t length = s->row_at - png;
    const char *fault = png ? undo_png(s, length) : NULL;
    if (!png) {
        undo_tiff(s, length);
    }
    s->row_at = 0;
    fault = fault ? fault : pass(s, s->row + png, length);
    uint8_t *above = s->above;
    s->above = s->row;
    s->row = above;
    return fault;
}

static const char *predictor_put(struct stage *s, const uint8_t *p, size_t length)
{
    const char *fault = s->row ? NULL : begin_predictor(s);
    size_t whole = s->row_bytes + (s->filter->predictor >= 10);
    while (length && !fault) {
        size_t part = whole - s->row_at;
        part = part < length ? part : length;
        memcpy(s->row + s->row_at, p, part);
        s->row_at += part;
        p += part;
        length -= part;
        fault = s->row_at == whole ? end_row(s) : NULL;
    }
    return fault;
}

static const char *predictor_end(struct stage *s)
{
    const char *fault = s->row && s->row_at > (s->filter->predictor >= 10) ? end_row(s) : NULL;
    return fault ? fault : pass_end(s);
}

/* ---- the chain ---- */

static const struct {
    const char *name, *brief;
    const char *(*put)(struct stage *s, const uint8_t *p, size_t length);
    const char *(*end)(struct stage *s);
} kinds[PDF_FILTER_KINDS] = {
    [PDF_FLATE] = {"/FlateDecode", "/Fl", flate_put, flate_end},
    [PDF_LZW] = {"/LZWDecode", "/LZW", lzw_put, lzw_end},
    [PDF_RUN_LENGTH] = {"/RunLengthDecode", "/RL", run_put, run_end},
    [PDF_ASCII_85] = {"/ASCII85Decode", "/A85", ascii85_put, ascii85_end},
    [PDF_ASCII_HEX] = {"/ASCIIHexDecode", "/AHx", hex_put, hex_end},
    [PDF_DCT] = {"/DCTDecode", "/DCT", NULL, NULL},
    [PDF_JPX] = {"/JPXDecode", "/JPXDecode", NULL, NULL},
    [PDF_CCITT] = {"/CCITTFaxDecode", "/CCF", NULL, NULL},
    [PDF_JBIG2] = {"/JBIG2Decode", "/JBIG2Decode", NULL, NULL},
};

enum pdf_filter_kind pdf_filter_kind(const char *name, size_t length)
{
    unsigned i = 0;
    while (i < PDF_FILTER_KINDS &&
           !(strlen(kinds[i].name) == length && memcmp(kinds[i].name, name, length) == 0) &&
           !(strlen(kinds[i].brief) == length && memcmp(kinds[i].brief, name, length) == 0)) {
        i++;
    }
    return (enum pdf_filter_kind)i;
}

/* The stages of the chain, the last keeps; NULL, or what is wrong with the filters. */
static const char *make_chain(struct stage *stage, struct pdf_unpacking *u,
                              const struct pdf_filters *filters)
{
    size_t count = 0;
    for (size_t i = 0; i < filters->count; i++) {
        const struct pdf_filter *f = &filters->filter[i];
        if (f->kind == PDF_FILTER_KINDS) {
            return "its filter has a name that PDF does not know";
        }
        if (!kinds[f->kind].put) {
            u->left = f->kind;
            if (i + 1 < filters->count) {
                return "its filter for pictures is not the last one";
            }
            break;
        }
        stage[count++] = (struct stage){.put = kinds[f->kind].put, .end = kinds[f->kind].end};
        stage[count - 1].filter = f;
        if (f->predictor > 1 && (f->kind == PDF_FLATE || f->kind == PDF_LZW)) {
            stage[count++] =
                (struct stage){.put = predictor_put, .end = predictor_end, .filter = f};
        }
    }
    stage[count++] = (struct stage){.put = keep, .end = keep_end};
    for (size_t i = 0; i < count; i++) {
        stage[i].u = u;
        stage[i].next = i + 1 < count ? &stage[i + 1] : NULL;
    }
    return NULL;
}

const char *pdf_unpack(struct pdf_unpacking *u, const struct pdf_filters *filters,
                       const void *bytes, size_t length)
{
    struct stage stage[2 * LIMIT_PDF_FILTERS + 1] = {0};
    u->length = 0;
    u->beyond = u->spent = false;
    u->left = PDF_FILTER_KINDS;
    const char *fault = make_chain(stage, u, filters);
    const uint8_t *p = bytes;
    while (length && !fault && !stage[0].ended) {
        size_t part = length < PIECE ? length : PIECE;
        fault = stage[0].put(&stage[0], p, part);
        p += part;
        length -= part;
    }
    fault = fault ? fault : stage[0].end(&stage[0]);
    for (size_t i = 0; i < sizeof stage / sizeof *stage; i++) {
        if (stage[i].inflating) {
            inflateEnd(&stage[i].z);
        }
        free(stage[i].lzw);
        free(stage[i].row);
        free(stage[i].above);
    }
    return fault;
}
