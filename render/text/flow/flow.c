#include "render/text/flow/flow.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "config/translation/typography.h"
#include "render/text/flow/flow_blocks.h"
#include "render/text/flow/flow_initial.h"
#include "render/text/flow/flow_words.h"
#include "render/text/flow/paragraph.h"

/* A line of a paragraph, as broken. */
struct broken {
    const struct fragment *fragment;
    size_t count;
    double indent;
    bool heading, begins, ends;
    const struct initial *initial; /* of its paragraph; NULL: it has none */
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

static double width_em(const struct flow *f, const struct font *font, const char *utf8)
{
    return shape_text(font, f->style.features, utf8)->width_em;
}

static struct flow_line *add_line(struct flow *f)
{
    struct flow_line *lines = array_room(f->line, &f->line_capacity, f->line_count, sizeof *lines);
    f->failed |= !lines;
    f->line = lines ? lines : f->line;
    return lines ? &lines[f->line_count++] : NULL;
}

static struct flow_piece *add_piece(struct flow *f)
{
    struct flow_piece *pieces =
        array_room(f->piece, &f->piece_capacity, f->piece_count, sizeof *pieces);
    f->failed |= !pieces;
    f->piece = pieces ? pieces : f->piece;
    return pieces ? &pieces[f->piece_count++] : NULL;
}

/* The pen's place before a fragment that follows another one at x. */
static double advance(const struct flow *f, const struct fragment *fragment, double x, double space)
{
    x += fragment->space_before ? space : 0;
    return fragment->tab_before && x < f->style.hanging_pt ? f->style.hanging_pt : x;
}

/* It comes first on its line, so that the text is read in its order. */
static void put_initial(struct flow *f, struct flow_line *line, const struct initial *initial)
{
    struct flow_piece *piece = add_piece(f);
    if (piece) {
        *piece = initial->piece;
        line->count++;
        line->rise_pt = initial->rise_pt;
        line->height_pt += initial->rise_pt;
        f->initial_lines = initial->lines;
    }
}

static void put_line(struct flow *f, const struct broken *b, double size_pt, double space_above)
{
    const struct font *regular = b->heading ? f->style.heading : f->style.regular;
    const struct fragment *fragment = b->fragment;
    double space = width_em(f, regular, " ") * size_pt;
    double natural = b->indent;
    size_t gaps = 0;
    for (size_t i = 0; i < b->count; i++) {
        natural = (i ? advance(f, &fragment[i], natural, space) : natural) + fragment[i].width;
        gaps += i > 0 && fragment[i].space_before && !fragment[i].tab_before;
    }
    /* A line that would gape is left ragged. */
    const double max_stretch = 2.2;
    double stretch = gaps ? (f->width_pt - natural) / (double)gaps : 0;
    bool justify = f->style.justify && !b->heading && stretch < max_stretch * space &&
                   (!b->ends || stretch < 0);
    bool centre = b->heading ? f->style.heading_centre || f->style.centre : f->style.centre;
    double leading = b->heading && f->style.heading_leading > 0 ? f->style.heading_leading : 1.35;
    double x = centre ? (f->width_pt - natural + b->indent) / 2 : b->indent;
    struct flow_line *line = add_line(f);
    if (!line) {
        return;
    }
    *line = (struct flow_line){.space_above_pt = space_above,
                               .height_pt = b->heading ? leading * size_pt : f->style.leading_pt,
                               .first = f->piece_count,
                               .count = b->count,
                               .heading = b->heading,
                               .begins = b->begins,
                               .ends = b->ends};
    if (b->initial && b->begins) {
        put_initial(f, line, b->initial);
    }
    for (size_t i = 0; i < b->count; i++) {
        x = i ? advance(f, &fragment[i], x, space) : x;
        x += i && justify && fragment[i].space_before && !fragment[i].tab_before ? stretch : 0;
        struct flow_piece *piece = add_piece(f);
        if (!piece) {
            line->count = f->piece_count - line->first;
            return;
        }
        *piece = (struct flow_piece){.font = fragment[i].font,
                                     .size_pt = size_pt * fragment[i].scale,
                                     .x = x,
                                     .text = fragment[i].text,
                                     .features = f->style.features | fragment[i].features};
        x += fragment[i].width;
    }
}

/* Where the line that begins with fragment `from` ends, and how wide it is. */
static size_t break_line(const struct flow *f, const struct fragment *fragment, size_t count,
                         size_t from, double indent, double space, double measure, double *width)
{
    double x = indent;
    size_t fits = from;
    *width = 0;
    for (size_t to = from; to < count;) {
        x = (to > from ? advance(f, &fragment[to], x, space) : x) + fragment[to].width;
        to++;
        if (x > measure && fits > from) {
            break;
        }
        if (to == count || fragment_may_break(&fragment[to])) {
            fits = to;
            *width = x;
        }
    }
    return fits;
}

struct breaks {
    size_t lines;
    double last_width;
};

static struct breaks count_lines(const struct flow *f, const struct fragment *fragment,
                                 size_t count, double space, double measure)
{
    struct breaks b = {0, 0};
    for (size_t from = 0; from < count; b.lines++) {
        double indent = from ? f->style.hanging_pt : 0;
        from = break_line(f, fragment, count, from, indent, space, measure, &b.last_width);
        b.last_width -= indent;
    }
    return b;
}

/* A last line of one short word looks lost: a slightly narrower measure may bring it company, at
 * the cost of somewhat wider spaces and of no line. */
static double choose_measure(const struct flow *f, const struct fragment *fragment, size_t count,
                             double space)
{
    const double short_line = 0.2;
    struct breaks full = count_lines(f, fragment, count, space, f->width_pt);
    double longest = full.last_width;
    double measure = f->width_pt;
    for (double part = 0.99; part > 0.9 && full.lines > 1; part -= 0.01) {
        struct breaks b = count_lines(f, fragment, count, space, part * f->width_pt);
        if (longest >= short_line * f->width_pt || b.lines > full.lines) {
            break;
        }
        if (b.last_width > longest) {
            longest = b.last_width;
            measure = part * f->width_pt;
        }
    }
    return measure;
}

/* ---- paragraphs whose lines are chosen together ---- */

struct divisions {
    struct division *item;
    size_t count, capacity;
};

/* Where a fragment may be divided: letters between signs, "(Anfang," say. */
static void divide(struct flow *f, struct fragment *fragment, double size_pt, struct divisions *all,
                   struct text *head)
{
    static const char signs[] = "()[].,;:!?\"'/-";
    const char *word = fragment->text + strspn(fragment->text, signs);
    while (strncmp(word, "\xE2\x80", 2) == 0) { /* quotation marks, U+2000 and on */
        word += 3;
    }
    size_t length = strlen(word);
    for (bool sign = true; length && sign;) {
        bool wide = length > 3 && memcmp(word + length - 3, "\xE2\x80", 2) == 0;
        sign = wide || strchr(signs, word[length - 1]);
        length -= wide ? 3 : sign;
    }
    unsigned at[HYPHENATE_LONGEST];
    size_t count = hyphenate(f->style.hyphenator, word, length, at, HYPHENATE_LONGEST);
    fragment->division = all->count;
    for (size_t i = 0; i < count; i++) {
        struct division *room = array_room(all->item, &all->capacity, all->count, sizeof *room);
        f->failed |= !room;
        if (!room) {
            break;
        }
        all->item = room;
        unsigned cut = (unsigned)(word - fragment->text) + at[i];
        text_clear(head);
        text_add(head, fragment->text, cut);
        text_puts(head, "-");
        f->failed |= head->failed;
        all->item[all->count++] = (struct division){
            cut, head->failed ? 0 : flow_width_pt(f, fragment, head->data, size_pt),
            flow_width_pt(f, fragment, fragment->text + cut, size_pt)};
        fragment->division_count++;
    }
}

/* A fragment's part before a division, with a hyphen. */
static void cut_head(struct flow *f, struct fragment *fragment, const struct division *d)
{
    struct text head = {0};
    text_add(&head, fragment->text, d->at);
    text_puts(&head, "-");
    const char *kept = flow_keep(f, &head);
    fragment->text = kept ? kept : fragment->text;
    fragment->width = d->head;
}

/* Fragments `from` to the line's end, the first cut at `begin` and the last at the end. */
static void put_part(struct flow *f, const struct paragraph *p, const struct line_end *begin,
                     const struct line_end *end, double indent, const struct initial *initial,
                     double above)
{
    size_t count = end->fragment - begin->fragment + (end->division != 0);
    struct fragment *part = malloc((count + 1) * sizeof *part);
    if (!part) {
        f->failed = true;
        return;
    }
    assert(p->division || (!begin->division && !end->division));
    memcpy(part, p->fragment + begin->fragment, count * sizeof *part);
    if (end->division) {
        cut_head(f, &part[count - 1], &p->division[end->division - 1]);
    }
    if (begin->division) {
        const struct division *d = &p->division[begin->division - 1];
        part[0].text += d->at;
        part[0].width -= p->fragment[begin->fragment].width - d->tail;
    }
    bool begins = begin->fragment == 0 && begin->division == 0;
    struct broken line = {part, count, indent, false, begins, end->fragment == p->count, initial};
    put_line(f, &line, f->style.size_pt, above);
    free(part);
}

static void put_justified(struct flow *f, struct fragment *fragment, size_t count, double space,
                          const struct initial *initial, double above)
{
    struct divisions divisions = {0};
    struct text head = {0};
    for (size_t i = 0; i < count && f->style.hyphenator; i++) {
        if (fragment[i].whole) {
            continue;
        }
        divide(f, &fragment[i], f->style.size_pt, &divisions, &head);
    }
    struct paragraph p = {fragment,       count,
                          divisions.item, space,
                          f->width_pt,    f->style.hanging_pt,
                          initial->lines, initial->notch_pt};
    size_t lines;
    struct line_end *end = paragraph_lines(&p, &lines);
    f->failed |= !end;
    struct line_end begin = {0, 0};
    for (size_t i = 0; end && i < lines; i++) {
        put_part(f, &p, &begin, &end[i], paragraph_indent(&p, i), initial->lines ? initial : NULL,
                 i ? 0 : above);
        begin = end[i];
    }
    free(end);
    free(divisions.item);
    text_free(&head);
}

/* What a block is set like. */
struct block_style {
    bool heading;
    double above_pt;   /* where it is not the first */
    double hanging_pt; /* of lines after the first */
};

/* How many lines deep the paragraph's initial is: the text's first has one, which is less deep
 * where it has few lines. 0: none. */
static unsigned initial_depth(const struct flow *f, const struct block_style *style, bool tabs,
                              const struct fragment *fragment, size_t count, double space)
{
    const struct flow_style *s = &f->style;
    const unsigned least = s->initial_lines < 2 ? s->initial_lines : 2;
    if (!s->initial || f->line_count > 0 || style->heading || tabs || s->centre ||
        style->hanging_pt > 0 || s->hanging_pt > 0) {
        return 0;
    }
    const size_t lines = count_lines(f, fragment, count, space, 0.85 * f->width_pt).lines;
    return lines <= least ? 0 : lines <= s->initial_lines ? (unsigned)lines - 1 : s->initial_lines;
}

/* Makes words narrower until the longest fits; returns the part of their size that is left. */
static double shrink_words(struct fragment *fragment, size_t count, double width)
{
    double widest = 0;
    for (size_t i = 0; i < count; i++) {
        widest = fmax(widest, fragment[i].width);
    }
    const double part = widest > width ? width / widest : 1;
    for (size_t i = 0; i < count; i++) {
        fragment[i].width *= part;
    }
    return part;
}

static void add_block(struct flow *f, char *text, const struct block_style *style)
{
    const struct flow_style *s = &f->style;
    double size = style->heading ? s->heading_size_pt : s->size_pt;
    const struct font *base = style->heading ? s->heading : s->regular;
    struct fragment *fragment = malloc((strlen(text) + 1) * sizeof *fragment);
    if (!fragment) {
        f->failed = true;
        return;
    }
    size_t count = flow_split(f, text, base, size, style->heading, fragment);
    if (style->heading) {
        size *= shrink_words(fragment, count, f->width_pt - s->heading_x_pt);
    }
    double space = width_em(f, base, " ") * size;
    double above = f->line_count ? style->above_pt : 0;
    bool tabs = false;
    for (size_t i = 0; i < count; i++) {
        tabs |= fragment[i].tab_before;
    }
    const unsigned depth = initial_depth(f, style, tabs, fragment, count, space);
    const struct initial initial =
        depth ? flow_take_initial(f, fragment, &count, depth, space) : (struct initial){.lines = 0};
    if (s->justify && !style->heading && !tabs && !s->centre && count) {
        put_justified(f, fragment, count, space, &initial, above);
        free(fragment);
        return;
    }
    double measure = s->centre ? f->width_pt : choose_measure(f, fragment, count, space);
    const double first = style->heading ? s->heading_x_pt : 0;
    size_t number = 0;
    for (size_t from = 0; from < count; number++) {
        double width;
        double indent = number < initial.lines ? initial.notch_pt
                        : style->heading       ? first
                        : from                 ? s->hanging_pt
                                               : 0;
        size_t fits = break_line(f, fragment, count, from, indent, space, measure, &width);
        struct broken line = {fragment + from,
                              fits - from,
                              indent,
                              style->heading,
                              from == 0,
                              fits == count,
                              initial.lines ? &initial : NULL};
        put_line(f, &line, size, above);
        from = fits;
        above = 0;
    }
    free(fragment);
}

/* The same with another indent, and lines that begin at the left. */
static void add_indented(struct flow *f, char *text, const struct block_style *style)
{
    const double hanging = f->style.hanging_pt;
    const bool centre = f->style.centre;
    f->style.hanging_pt = style->hanging_pt;
    f->style.centre = false;
    add_block(f, text, style);
    f->style.hanging_pt = hanging;
    f->style.centre = centre;
}

static void add_rule(struct flow *f)
{
    double above = f->line_count ? 0.25 * f->style.leading_pt : 0;
    struct flow_line *line = add_line(f);
    if (line) {
        *line = (struct flow_line){.space_above_pt = above,
                                   .height_pt = 0.5 * f->style.leading_pt,
                                   .first = f->piece_count,
                                   .begins = true,
                                   .ends = true,
                                   .rule = true};
    }
}

/* The right column of the rows from here on begins behind the widest left cell. */
static double column_of_rows(const struct flow *f, const char *text)
{
    struct flow_block block;
    struct text cell = {0};
    double widest = 0;
    while ((text = flow_block_next(text, &block)) && block.kind == BLOCK_ROW) {
        text_clear(&cell);
        text_add(&cell, block.text, block.length);
        if (cell.data) {
            double width = width_em(f, f->style.bold, cell.data) * f->style.size_pt;
            widest = width > widest ? width : widest;
        }
    }
    text_free(&cell);
    double most = 0.6 * f->width_pt;
    widest += 1.2 * f->style.size_pt;
    return widest < most ? widest : most;
}

static double above_block(const struct flow *f, enum flow_block_kind kind, bool follows)
{
    double part = kind == BLOCK_HEADING ? 1.0 : !follows ? 0.5 : kind == BLOCK_ROW ? 0.1 : 0.15;
    return part * f->style.leading_pt;
}

/* follows: the block before was of the same list or table. */
static void add_marked(struct flow *f, const struct flow_block *block, bool follows,
                       double column_pt)
{
    struct text words = {0};
    struct block_style style = {.heading = block->kind == BLOCK_HEADING,
                                .above_pt = above_block(f, block->kind, follows)};
    switch (block->kind) {
    case BLOCK_RULE:
        add_rule(f);
        return;
    case BLOCK_BULLET:
        text_puts(&words, "\xE2\x80\xA2\t");
        style.hanging_pt = 1.2 * f->style.size_pt;
        break;
    case BLOCK_NUMBER:
        text_add(&words, block->marker, block->marker_length);
        text_puts(&words, "\t");
        style.hanging_pt = 1.8 * f->style.size_pt;
        break;
    case BLOCK_ROW:
        style.hanging_pt = column_pt;
        break;
    case BLOCK_PARAGRAPH:
    case BLOCK_HEADING:
        break;
    }
    text_add(&words, block->text, block->length);
    if (block->kind == BLOCK_ROW) {
        text_puts(&words, block->length ? "\t" : " \t");
        text_add(&words, block->right, block->right_length);
    }
    char *kept = flow_keep(f, &words);
    if (kept && style.hanging_pt > 0) {
        add_indented(f, kept, &style);
    } else if (kept) {
        add_block(f, kept, &style);
    }
}

static void add_marked_text(struct flow *f, const char *text)
{
    struct flow_block block;
    enum flow_block_kind before = BLOCK_PARAGRAPH;
    double column = 0;
    for (const char *next; (next = flow_block_next(text, &block)); text = next) {
        bool follows = block.kind == before && block.kind != BLOCK_PARAGRAPH;
        if (block.kind == BLOCK_ROW && !follows) {
            column = column_of_rows(f, text);
        }
        add_marked(f, &block, follows, column);
        before = block.kind;
    }
}

static void add_plain_text(struct flow *f, char *text)
{
    const struct block_style style = {.above_pt = 0.5 * f->style.leading_pt};
    for (char *p = text; *p;) {
        p += strspn(p, "\n ");
        char *end = strstr(p, "\n\n");
        char *next = end ? end + 1 : p + strlen(p);
        if (end) {
            *end = '\0';
        }
        if (*p) {
            add_block(f, p, &style);
        }
        p = next;
    }
}

void flow_add(struct flow *f, const char *text)
{
    struct text set = {0};
    text_puts(&set, "");
    if (f->style.language && !f->style.plain) {
        typography_set(f->style.language, text, &set);
    } else {
        text_puts(&set, text);
    }
    char *copy = flow_keep(f, &set);
    if (copy && f->style.plain) {
        add_plain_text(f, copy);
    } else if (copy) {
        add_marked_text(f, copy);
    }
}

void flow_add_line(struct flow *f, const char *text)
{
    size_t before = f->line_count;
    flow_add(f, text);
    if (f->line_count == before) {
        f->next_space_pt = f->style.leading_pt;
        return;
    }
    f->line[before].space_above_pt = f->next_space_pt;
    f->next_space_pt = 0;
}

void flow_go_on(struct flow *f, const char *text)
{
    const size_t line = f->line_count;
    const size_t piece = f->piece_count;
    const double hanging = f->style.hanging_pt;
    f->style.hanging_pt = 0;
    f->width_pt -= hanging;
    flow_add_line(f, text);
    f->style.hanging_pt = hanging;
    f->width_pt += hanging;
    for (size_t i = piece; i < f->piece_count; i++) {
        f->piece[i].x += hanging;
    }
    if (line > 0 && f->line_count > line) {
        f->line[line - 1].ends = false;
        f->line[line].begins = false;
    }
}

/* Bytes of the lines from here on that belong to one list, table or rule; 0: this line is a text.
 */
static size_t list_length(const struct flow *f, const char *text)
{
    struct flow_block block;
    const char *line = text;
    if (f->style.plain || *text == '\n') {
        return 0;
    }
    while (*line && *line != '\n' && flow_block_next(line, &block) && block.kind >= BLOCK_BULLET) {
        line += strcspn(line, "\n");
        line += *line == '\n';
    }
    return (size_t)(line - text);
}

void flow_add_lines(struct flow *f, const char *text)
{
    struct text line = {0};
    while (*text) {
        size_t list = list_length(f, text);
        size_t length = list ? list : strcspn(text, "\n");
        text_clear(&line);
        text_add(&line, text, length);
        f->failed |= line.failed;
        flow_add_line(f, line.data ? line.data : "");
        text += length + (!list && text[length] == '\n');
    }
    text_free(&line);
}
