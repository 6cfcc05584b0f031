/* Texts of a page that touch each other: a title that runs into the line below it, a label over a
 * page number. The ink of a glyph is judged by its character, for no font is drawn here: a capital
 * reaches from the baseline to two thirds of an em, and so on. These boxes are a little smaller
 * than the ink of the usual fonts, so that neighbours in a word never seem to touch. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "base/text.h"
#include "render/preflight/preflight_private.h"

struct glyph_ink {
    double left, bottom, right, top;
};

struct page_text {
    struct glyph_ink ink; /* of all its glyphs */
    size_t glyph, glyph_count;
    size_t words;
};

struct texts_apart {
    struct page_text *item; /* of the page that is read */
    size_t count, capacity;
    struct glyph_ink *glyph;
    size_t glyph_count, glyph_capacity;
    struct text words; /* of the texts, each with a NUL */
    struct text found; /* sentences, each with a NUL */
    size_t text_count;
    bool out_of_memory;
};

struct texts_apart *texts_apart_new(void)
{
    return calloc(1, sizeof(struct texts_apart));
}

void texts_apart_drop(struct texts_apart *a)
{
    if (a) {
        free(a->item);
        free(a->glyph);
        text_free(&a->words);
        text_free(&a->found);
    }
    free(a);
}

bool texts_apart_failed(const struct texts_apart *a)
{
    return a->out_of_memory || a->words.failed || a->found.failed;
}

/* How far a character's ink reaches over the baseline, in ems; false: there is none to judge. */
static bool ink_of(const char *utf8, double *bottom, double *top)
{
    const double x_height = 0.4;
    const double tall = 0.62;
    const double deep = -0.17;
    unsigned char c = (unsigned char)*utf8;
    *bottom = 0;
    *top = x_height;
    if (c >= 0x80) {
        /* Capitals with accents, and those of Greek; all other letters are at least x-high. */
        unsigned char next = (unsigned char)utf8[1];
        bool capital = (c == 0xC3 && next < 0x9F) || (c == 0xCE && next >= 0x91 && next <= 0xA9);
        *top = capital ? tall : x_height;
        return c >= 0xC3 && c <= 0xD2;
    }
    if (strchr("gpqy", c) && c) {
        *bottom = deep;
    } else if ((c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || (c && strchr("bdfhklt", c))) {
        *top = tall;
    } else if (!(c >= 'a' && c <= 'z')) {
        return false;
    }
    return true;
}

static struct glyph_ink turned(struct glyph_ink g, const struct pdf_mark *m)
{
    switch (m->quarter_turns) {
    case 0:
        return (struct glyph_ink){m->left + g.left, m->bottom + g.bottom, m->left + g.right,
                                  m->bottom + g.top};
    case 1:
        return (struct glyph_ink){m->left - g.top, m->bottom + g.left, m->left - g.bottom,
                                  m->bottom + g.right};
    case 2:
        return (struct glyph_ink){m->left - g.right, m->bottom - g.top, m->left - g.left,
                                  m->bottom - g.bottom};
    default:
        return (struct glyph_ink){m->left + g.bottom, m->bottom - g.right, m->left + g.top,
                                  m->bottom - g.left};
    }
}

static void cover_both(struct glyph_ink *all, const struct glyph_ink *g)
{
    all->left = fmin(all->left, g->left);
    all->bottom = fmin(all->bottom, g->bottom);
    all->right = fmax(all->right, g->right);
    all->top = fmax(all->top, g->top);
}

void texts_apart_mark(struct texts_apart *a, const struct pdf_mark *m)
{
    const double bearing = 0.07; /* at each side of a glyph, in ems */
    struct page_text t = {{INFINITY, INFINITY, -INFINITY, -INFINITY}, a->glyph_count, 0, 0};
    for (size_t i = 0; i < m->glyph_count; i++) {
        double bottom;
        double top;
        double inset = bearing * m->size_pt;
        if (m->glyph[i].to_pt - m->glyph[i].from_pt <= 2 * inset ||
            !ink_of(m->glyph[i].utf8, &bottom, &top)) {
            continue;
        }
        struct glyph_ink *room =
            array_room(a->glyph, &a->glyph_capacity, a->glyph_count, sizeof *room);
        if (!room) {
            a->out_of_memory = true;
            return;
        }
        struct glyph_ink g = {m->glyph[i].from_pt + inset, bottom * m->size_pt,
                              m->glyph[i].to_pt - inset, top * m->size_pt};
        a->glyph = room;
        a->glyph[a->glyph_count] = turned(g, m);
        cover_both(&t.ink, &a->glyph[a->glyph_count++]);
        t.glyph_count++;
    }
    struct page_text *room = array_room(a->item, &a->capacity, a->count, sizeof *room);
    if (!room) {
        a->out_of_memory = true;
        return;
    }
    a->item = room;
    a->text_count++;
    if (t.glyph_count) {
        t.words = a->words.length;
        text_add(&a->words, m->utf8, strlen(m->utf8) + 1);
        a->item[a->count++] = t;
    }
}

static bool overlap(const struct glyph_ink *a, const struct glyph_ink *b)
{
    return a->left < b->right && b->left < a->right && a->bottom < b->top && b->bottom < a->top;
}

static bool touch(const struct texts_apart *a, const struct page_text *x, const struct page_text *y)
{
    for (size_t i = 0; i < x->glyph_count; i++) {
        const struct glyph_ink *g = &a->glyph[x->glyph + i];
        for (size_t j = 0; overlap(g, &y->ink) && j < y->glyph_count; j++) {
            if (overlap(g, &a->glyph[y->glyph + j])) {
                return true;
            }
        }
    }
    return false;
}

static int from_below(const void *a, const void *b)
{
    const struct page_text *x = a;
    const struct page_text *y = b;
    return (x->ink.bottom > y->ink.bottom) - (x->ink.bottom < y->ink.bottom);
}

void texts_apart_end_page(struct texts_apart *a, size_t page)
{
    bool failed = texts_apart_failed(a);
    if (a->count > 1) {
        qsort(a->item, a->count, sizeof *a->item, from_below);
    }
    for (size_t i = 0; i < a->count && !failed; i++) {
        const struct page_text *x = &a->item[i];
        for (size_t j = i + 1; j < a->count && a->item[j].ink.bottom < x->ink.top; j++) {
            const struct page_text *y = &a->item[j];
            if (overlap(&x->ink, &y->ink) && touch(a, x, y)) {
                text_printf(&a->found, "page %zu: '%s' touches '%s'", page + 1,
                            a->words.data + y->words, a->words.data + x->words);
                text_add(&a->found, "", 1);
            }
        }
    }
    a->count = a->glyph_count = 0;
    text_clear(&a->words);
}

void rule_touching(const struct file_check *c, struct verdict *v)
{
    const char *end = c->apart->found.data + c->apart->found.length;
    for (const char *s = c->apart->found.data; s && s < end; s += strlen(s) + 1) {
        verdict_add(v, PREFLIGHT_FAILED, "%s", s);
    }
    verdict_measured(v, "%zu texts apart from each other", c->apart->text_count);
}
