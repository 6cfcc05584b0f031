#include "render/book/back/back_words.h"

#include <math.h>
#include <string.h>

#define HEADLINE_LEADING 1.08

/* The size at which running text is read with ease on a page so wide. */
static double reading_size(const struct cover_scene *s)
{
    return fmin(15, fmax(11.5, 0.029 * page_part(s)));
}

/* A few words are set larger. */
double back_max_size(const struct cover_scene *s, const struct cover_back *k)
{
    enum { FEW_CHARACTERS = 260 };
    const double asked = cover_of(s)->back_size_pt;
    const bool few = !k->text.text || strlen(k->text.text) < FEW_CHARACTERS;
    return asked > 0 ? asked : (few ? 1.18 : 1) * reading_size(s);
}

/* The author's lines are a little smaller, but not under the least. */
static double author_size(const struct cover_scene *s, double size)
{
    return fmax(0.92 * size, min_size(s));
}

/* The width of a line with this number of characters, if the page has it. */
static double text_width(const struct cover_back *k, unsigned characters, double size)
{
    const char *text = k->text.text;
    const size_t length = text ? utf8_length(text, strlen(text), NULL) : 0;
    const double em =
        length ? font_width_em(k->text.font, text) / (double)length : 0.46; /* of a character */
    return fmin(width_of(&k->measure), characters * em * size);
}

struct cover_block_fit back_block(const struct cover_scene *s, const struct cover_back *k,
                                  const char *text, const void *field, const char *name)
{
    return (struct cover_block_fit){.font = s->body_font,
                                    .bold = s->body_bold,
                                    .italic = s->body_italic,
                                    .text = text,
                                    .field = field,
                                    .name = name,
                                    .max_pt = reading_size(s),
                                    .min_pt = min_size(s),
                                    .leading = TEXT_LEADING,
                                    .centre = is_centred(s),
                                    .markup = true,
                                    .paint = k->ink};
}

/* ---- the headline ---- */

/* The bytes of the heading or the short sentence with which a text begins; 0: it begins with
 * neither. *skip receives the bytes of markup before a heading's words. */
static size_t opening_of(const char *text, size_t *skip)
{
    enum { MAX_SENTENCE = 90 };
    *skip = strncmp(text, "# ", 2) == 0 ? 2 : 0;
    if (*skip) {
        return strcspn(text + *skip, "\n");
    }
    if (strchr("#-*>|0123456789", text[0])) {
        return 0; /* a list or other markup */
    }
    size_t words = 1;
    for (size_t i = 0; i < MAX_SENTENCE && text[i] && !strchr("*_`[\n", text[i]); i++) {
        const char next = text[i + 1];
        words += text[i] == ' ';
        if (strchr(".!?;", text[i]) && (next == ' ' || next == '\n' || !next)) {
            return words > 2 || !next ? i + 1 : 0; /* else it may be a name's: "Dr. Brown" */
        }
    }
    return 0;
}

static const char *or_else(const char *own, const char *other)
{
    return own ? own : other;
}

/* The config's own, else the beginning of the text, which then begins after it, else the subtitle;
 * where there is no text either, the title. */
void back_choose_headline(const struct cover_scene *s, const struct cover_words *w,
                          struct cover_back *k)
{
    const struct config_cover *cover = cover_of(s);
    const struct config_book *book = &s->book->cfg->book;
    const char *text = cover->back_text;
    size_t skip = 0;
    const size_t opening = text && !cover->back_title ? opening_of(text, &skip) : 0;
    struct cover_block_fit *h = &k->headline;
    *h = (struct cover_block_fit){.font = w->title_font,
                                  .leading = HEADLINE_LEADING,
                                  .centre = is_centred(s),
                                  .paint = w->title_on_back ? w->title : k->ink,
                                  .name = "headline of the back"};
    k->text = back_block(s, k, text, &cover->back_text, "back text");
    k->text.heading = w->title_font;
    if (opening) {
        text_add(&k->opening, text + skip, opening);
        k->failed |= k->opening.failed;
        h->text = k->opening.data;
        h->field = &cover->back_text;
        const char *rest = text + skip + opening;
        rest += strspn(rest, " \n");
        k->text.before = (size_t)(rest - text);
        k->text.text = *rest ? rest : NULL;
        return;
    }
    h->text = or_else(cover->back_title, or_else(cover->subtitle, book->subtitle));
    h->field = cover->back_title ? &cover->back_title
               : cover->subtitle ? &cover->subtitle
                                 : &book->subtitle;
    if (!h->text && !text) {
        h->text = or_else(cover->title, book->title);
        h->field = cover->title ? &cover->title : &book->title;
    }
}

/* ---- the words: headline, text, points and author, from the head down ---- */

static double block_in(struct back_layout *l, struct cover_block_fit *t, double width, double size)
{
    t->width_pt = width;
    t->size_pt = size;
    l->too_wide |= cover_block_widest_word_em(t) * size > width;
    return cover_block_height(l->s->book, t, size);
}

static void keep_apart(struct back_layout *l)
{
    if (l->y > l->k->measure.top) {
        l->y += 0.9 * gap_of(l->s) + l->more;
        l->gaps++;
    }
}

static void lay_headline(struct back_layout *l)
{
    const struct cover_scene *s = l->s;
    struct cover_block_fit *h = &l->k->headline;
    const bool alone = !l->k->text.text;
    /* A design's large headline is the first to give way. */
    const double part = l->headline < 1 ? l->headline : fmax(1, look_of(s)->headline);
    h->max_pt = part * fmax(1.5 * l->size, (alone ? 0.1 : 0.088) * page_part(s));
    h->min_pt = fmin(h->max_pt, l->size);
    h->width_pt = width_of(&l->k->measure);
    /* Two large lines are better than three, which may be smaller. */
    const double two_lines = 2.05 * h->leading * h->max_pt;
    h->height_pt = fmin(part * (alone ? 0.24 : 0.17) * s->height, alone ? INFINITY : two_lines);
    cover_block_fit(s->book, h);
    l->too_wide |= h->size_pt <= 0;
    l->k->headline_top = l->y;
    l->y += h->size_pt > 0 ? cover_block_height(s->book, h, h->size_pt) : 0;
    l->k->rule_y = 0;
    if (l->k->has_rule) {
        l->k->rule_y = l->y + 0.35 * h->size_pt;
        l->y = l->k->rule_y + 3;
    }
}

/* The height of the points one under the other; *widest receives the width of the longest line. */
static double stack_points(struct back_layout *l, double width, double size, double *widest)
{
    struct cover_back *k = l->k;
    const double indent = point_indent(size);
    double height = 0;
    *widest = 0;
    for (size_t i = 0; i < k->point_count; i++) {
        height += (i ? POINTS_APART * size : 0) + block_in(l, &k->point[i], width - indent, size);
        double line = font_width_em(k->point[i].font, k->point[i].text) * size;
        *widest = fmax(*widest, fmin(line, width - indent));
    }
    return height;
}

/* Centred, they stand in the middle as a group. */
static void lay_points(struct back_layout *l)
{
    struct cover_back *k = l->k;
    double widest;
    keep_apart(l);
    k->points_top = l->y;
    l->y += stack_points(l, text_width(k, l->characters, l->size), l->size, &widest);
    double room = width_of(&k->measure) - point_indent(l->size) - widest;
    k->points_left = k->measure.left + (is_centred(l->s) ? room / 2 : 0);
}

/* A little smaller where that saves the points their second lines. */
static double size_in_one_line(const struct back_layout *l, double width)
{
    const double smallest = fmax(0.8 * l->size, min_size(l->s));
    double size = l->size;
    for (size_t i = 0; i < l->k->point_count; i++) {
        const struct cover_block_fit *point = &l->k->point[i];
        const double indent_em = point_indent(1);
        size = fmin(size, 0.99 * width / (font_width_em(point->font, point->text) + indent_em));
    }
    return size >= smallest ? size : l->size;
}

/* Next to the column; the rest of the foot is placed around them. */
void back_lay_points_at_foot(struct back_layout *l)
{
    struct cover_back *k = l->k;
    double widest;
    k->points = (struct box){0};
    l->points_fit = true;
    if (k->points_at_foot) {
        const struct box room = cover_points_place(l->s, k, 0);
        const double size = size_in_one_line(l, width_of(&room));
        l->too_wide = false;
        k->points = cover_points_place(l->s, k, stack_points(l, width_of(&room), size, &widest));
        k->points_left = k->points.left;
        k->points_top = k->points.top;
        l->points_fit = !l->too_wide;
    }
}

/* Places the portrait at the left, and the words next to it. */
static void lay_author(struct back_layout *l)
{
    struct cover_back *k = l->k;
    const struct art *portrait = book_picture(l->s->book, &cover_of(l->s)->author_picture);
    double width = width_of(&k->measure);
    double part = l->size / back_max_size(l->s, k);
    double taken = 0;
    double height = 0;
    keep_apart(l);
    if (portrait) {
        double fit = part * fmin(0.2 * width / portrait->width, 0.26 * width / portrait->height);
        k->portrait = (struct box){k->measure.left, l->y, k->measure.left + fit * portrait->width,
                                   l->y + fit * portrait->height};
        height = height_of(&k->portrait);
        taken = width_of(&k->portrait) + 0.04 * width;
    }
    if (is_centred(l->s) && portrait && k->author.text) {
        double line = font_width_em(k->author.font, k->author.text) * author_size(l->s, l->size);
        double room = fmax(0, width - taken - line) / 2;
        k->portrait.left += room;
        k->portrait.right += room;
        taken += room;
    }
    k->author_left = k->measure.left + taken;
    k->author_top = l->y;
    k->author.centre = is_centred(l->s) && !portrait;
    if (k->author.text) {
        height = fmax(height, block_in(l, &k->author, width - taken, author_size(l->s, l->size)));
    }
    l->y += height;
}

void back_lay_words(struct back_layout *l)
{
    struct cover_back *k = l->k;
    l->y = k->measure.top;
    l->gaps = 0;
    l->too_wide = false;
    if (k->headline.text) {
        lay_headline(l);
    }
    if (k->text.text) {
        l->y += k->headline.text ? 0.5 * k->headline.size_pt : 0;
        k->text_top = l->y;
        l->y += block_in(l, &k->text, text_width(k, l->characters, l->size), l->size);
    }
    if (k->point_count && !k->points_at_foot) {
        lay_points(l);
    }
    if (k->author.text || book_picture(l->s->book, &cover_of(l->s)->author_picture)) {
        lay_author(l);
    }
    k->words = l->y > k->measure.top
                   ? (struct box){k->measure.left, k->measure.top, k->measure.right, l->y}
                   : (struct box){0};
}
