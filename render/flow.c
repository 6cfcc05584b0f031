#include "render/flow.h"

#include <stdlib.h>
#include <string.h>

struct flow_piece {
    const struct font *font;
    double size_pt;
    double x;
    const char *text; /* NUL-terminated, in one of the flow's copies */
};

struct flow_line {
    double space_above_pt; /* left out at the top of a page */
    double height_pt;
    size_t first, count; /* pieces */
    bool heading;
};

/* A word, or the part of one that is set in one font. */
struct fragment {
    const struct font *font;
    const char *text;
    double width;
    bool space_before;
};

void flow_init(struct flow *f, const struct flow_style *style, double width_pt)
{
    memset(f, 0, sizeof *f);
    f->style = *style;
    f->width_pt = width_pt;
}

void flow_free(struct flow *f)
{
    for (size_t i = 0; i < f->copy_count; i++) {
        free(f->copy[i]);
    }
    free(f->copy);
    free(f->line);
    free(f->piece);
    memset(f, 0, sizeof *f);
}

static void *add_slot(struct flow *f, void **items, size_t *count, size_t *capacity, size_t size)
{
    if (*count == *capacity) {
        size_t larger = *capacity ? 2 * *capacity : 64;
        void *moved = realloc(*items, larger * size);
        if (!moved) {
            f->failed = true;
            return NULL;
        }
        *items = moved;
        *capacity = larger;
    }
    return (char *)*items + size * (*count)++;
}

static void put_line(struct flow *f, const struct fragment *fragment, size_t count, double size_pt,
                     double indent, double space_above, bool heading, bool last)
{
    const struct font *regular = heading ? f->style.heading : f->style.regular;
    double space = font_width_em(regular, " ") * size_pt;
    double natural = indent;
    size_t gaps = 0;
    for (size_t i = 0; i < count; i++) {
        bool gap = i > 0 && fragment[i].space_before;
        natural += fragment[i].width + (gap ? space : 0);
        gaps += gap;
    }
    /* A line that would gape is left ragged. */
    double stretch = gaps ? (f->width_pt - natural) / (double)gaps : 0;
    bool justify = f->style.justify && !last && !heading && stretch < 1.5 * space;
    double x = f->style.centre ? (f->width_pt - natural) / 2 : indent;
    struct flow_line *line =
        add_slot(f, (void **)&f->line, &f->line_count, &f->line_capacity, sizeof *line);
    if (!line) {
        return;
    }
    *line = (struct flow_line){space_above, heading ? 1.35 * size_pt : f->style.leading_pt,
                               f->piece_count, count, heading};
    for (size_t i = 0; i < count; i++) {
        x += i > 0 && fragment[i].space_before ? space + (justify ? stretch : 0) : 0;
        struct flow_piece *piece =
            add_slot(f, (void **)&f->piece, &f->piece_count, &f->piece_capacity, sizeof *piece);
        if (!piece) {
            return;
        }
        *piece = (struct flow_piece){fragment[i].font, size_pt, x, fragment[i].text};
        x += fragment[i].width;
    }
}

/* Split a paragraph in place: spaces and marks become ends of strings. */
static size_t split(struct flow *f, char *p, const struct font *base, double size_pt,
                    struct fragment *out)
{
    size_t count = 0;
    bool bold = false;
    bool italic = false;
    bool space = false;
    while (*p) {
        if (*p == ' ' || *p == '\n') {
            *p++ = '\0';
            space = true;
            continue;
        }
        if (*p == '*') {
            bool two = p[1] == '*';
            *p = '\0';
            p += two ? 2 : 1;
            bold ^= two;
            italic ^= !two;
            continue;
        }
        char *start = p;
        p += strcspn(p, " \n*");
        char kept = *p;
        *p = '\0';
        const struct font *font = bold ? f->style.bold : italic ? f->style.italic : base;
        out[count++] = (struct fragment){font, start, font_width_em(font, start) * size_pt, space};
        *p = kept;
        space = false;
    }
    return count;
}

static void add_paragraph(struct flow *f, char *text, bool first)
{
    bool heading = strncmp(text, "# ", 2) == 0;
    const struct flow_style *s = &f->style;
    double size = heading ? s->heading_size_pt : s->size_pt;
    const struct font *base = heading ? s->heading : s->regular;
    struct fragment *fragment = malloc((strlen(text) + 1) * sizeof *fragment);
    if (!fragment) {
        f->failed = true;
        return;
    }
    size_t count = split(f, heading ? text + 2 : text, base, size, fragment);
    double space = font_width_em(base, " ") * size;
    double above = first ? 0 : heading ? 1.0 * s->leading_pt : 0.5 * s->leading_pt;
    double indent = 0;
    for (size_t from = 0; from < count;) {
        double width = indent;
        size_t to = from;
        size_t fits = from;
        while (to < count) {
            width += fragment[to].width + (to > from && fragment[to].space_before ? space : 0);
            to++;
            if (width > f->width_pt && fits > from) {
                break;
            }
            if (to == count || fragment[to].space_before) {
                fits = to;
            }
        }
        put_line(f, fragment + from, fits - from, size, indent, above, heading, fits == count);
        from = fits;
        above = 0;
        indent = s->hanging_pt;
    }
    free(fragment);
}

void flow_add(struct flow *f, const char *text)
{
    char *copy = strdup(text);
    char **kept = realloc(f->copy, (f->copy_count + 1) * sizeof *kept);
    if (kept) {
        f->copy = kept;
    }
    if (!copy || !kept) {
        free(copy);
        f->failed = true;
        return;
    }
    f->copy[f->copy_count++] = copy;
    for (char *p = copy; *p;) {
        p += strspn(p, "\n ");
        char *end = strstr(p, "\n\n");
        /* A heading is its line alone, also without a blank line after it. */
        if (strncmp(p, "# ", 2) == 0 && strchr(p, '\n')) {
            end = strchr(p, '\n');
        }
        char *next = end ? end + 1 : p + strlen(p);
        if (end) {
            *end = '\0';
        }
        if (*p) {
            add_paragraph(f, p, f->line_count == 0);
        }
        p = next;
    }
}

double flow_height(const struct flow *f, size_t from, size_t to)
{
    double height = 0;
    for (size_t i = from; i < to; i++) {
        height += f->line[i].height_pt + (i > from ? f->line[i].space_above_pt : 0);
    }
    return height;
}

size_t flow_break(const struct flow *f, size_t from, double height_pt)
{
    size_t to = from;
    double height = 0;
    while (to < f->line_count) {
        height += f->line[to].height_pt + (to > from ? f->line[to].space_above_pt : 0);
        if (height > height_pt && to > from) {
            break;
        }
        to++;
    }
    size_t whole = to;
    while (to < f->line_count && to > from + 1 && f->line[to - 1].heading) {
        to--;
    }
    return to > from ? to : whole;
}

double flow_draw(struct canvas *c, const struct flow *f, size_t from, size_t to, double x, double y)
{
    for (size_t i = from; i < to; i++) {
        const struct flow_line *line = &f->line[i];
        y += i > from ? line->space_above_pt : 0;
        double size = line->heading ? f->style.heading_size_pt : f->style.size_pt;
        double baseline = y + line->height_pt / 2 + 0.33 * size;
        for (size_t k = line->first; k < line->first + line->count; k++) {
            struct text_style style = {
                .font = f->piece[k].font, .size_pt = f->piece[k].size_pt, .paint = f->style.paint};
            canvas_text(c, x + f->piece[k].x, baseline, ALIGN_LEFT, &style, f->piece[k].text);
        }
        y += line->height_pt;
    }
    return y;
}
