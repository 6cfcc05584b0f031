#include "render/book/cover/cover_plan.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "render/book/book_data.h"
#include "render/book/cover/cover_tools.h"
#include "render/book/style/book_words.h"

static const char *or_else(const char *own, const char *other)
{
    return own ? own : other;
}

/* On the accent where one of the other two colours is read well there, else on the ink. */
static void usual_badge(const struct cover_scene *s, struct cover_words *w)
{
    bool on_accent = cover_reads_on(s, s->rgb.accent);
    w->badge = on_accent ? s->accent : cover_mix(s, s->rgb.ink, s->rgb.ink, 0);
    w->badge_ink = cover_ink_on(s, on_accent ? s->rgb.accent : s->rgb.ink);
}

/* The title in the upper part, the author at the foot, all in the middle. */
static void usual_words(const struct cover_scene *s, struct cover_words *w)
{
    const struct book *b = s->book;
    double top = front_y(s, 0.09);
    double foot = s->g.front.bottom - fmax(s->safe_pt, 0.055 * s->height);
    *w = (struct cover_words){
        .head = {s->safe.left, top, s->safe.right, top + 0.456 * s->height},
        .head_ends = s->safe.bottom,
        .foot = {s->safe.left, foot - 0.2 * s->height, s->safe.right, foot},
        .align = ALIGN_CENTRE,
        .title_pt = 0.135 * s->width,
        .title_part = 0.3 / 0.456,
        .title_leading = 1.15,
        .title_font = b->faces.serif_bold,
        .subtitle_font = b->faces.serif_italic,
        .author_font = s->text_font,
        .title = s->ink,
        .subtitle = s->ink,
        .author = s->ink,
        .rule = s->accent,
        .body = s->ink,
        .has_rule = true,
        .spine_ground = s->ground,
        .spine_ink = s->ink,
    };
    usual_badge(s, w);
}

static void add_volume(const struct book *b, struct text *out)
{
    char number[24];
    snprintf(number, sizeof number, "%u", b->cfg->series.volume);
    const char *values[] = {number};
    translation_fill(out, book_text(b, TEXT_volume), values, 1);
}

static void name_series(const struct book *b, struct text *out)
{
    const struct config_series *series = &b->cfg->series;
    if (series->name) {
        text_puts(out, series->name);
    }
    if (series->volume) {
        text_puts(out, series->name ? " \xC2\xB7 " : "");
        add_volume(b, out);
    }
}

double cover_title_overhang(const struct cover_plan *p)
{
    const double tail = 0.26;
    double below = p->title.leading / 2 - 0.33; /* of the baseline (flow_draw) */
    return fmax(0, tail - below) * p->title.size_pt;
}

double cover_title_gap(const struct cover_plan *p)
{
    return 0.036 * p->s.height + cover_title_overhang(p);
}

/* A title of one short word fills more of its line. */
static double max_title_pt(const struct cover_plan *p, const char *title)
{
    const struct cover_words *w = &p->w;
    double line =
        0.8 * (w->head.right - w->head.left) / fmax(1, font_width_em(w->title_font, title));
    return fmax(w->title_pt, fmin(1.6 * w->title_pt, line));
}

double cover_badge_gap(const struct cover_plan *p)
{
    return 0.028 * p->s.height;
}

struct box cover_badge_plate(const struct cover_plan *p, double left, double top)
{
    double size = p->badge.size_pt;
    return (struct box){left, top, left + p->badge.width_pt + 1.6 * size, top + 1.9 * size};
}

/* One line, whose plate has the width of the words. */
static void plan_badge(struct cover_plan *p, const struct cover_block_fit *usual)
{
    const struct book *b = p->s.book;
    const double most = fmax(11, 0.033 * p->s.width);
    p->badge = *usual;
    p->badge.font = p->s.strong_font;
    p->badge.text = b->cfg->cover.badge;
    p->badge.field = &b->cfg->cover.badge;
    p->badge.name = "badge";
    p->badge.max_pt = most;
    p->badge.leading = 1.2;
    p->badge.paint = p->w.badge_ink;
    p->badge.width_pt = 0;
    if (p->badge.text) {
        double em = font_width_em(p->badge.font, p->badge.text);
        double size = fmin(most, usual->width_pt / (em + 1.7));
        p->badge.size_pt = size >= usual->min_pt ? size : 0;
        p->badge.width_pt = 1.002 * em * size + 0.1;
        p->badge.height_pt = 1.3 * size;
    }
}

static void plan_head(struct cover_plan *p)
{
    const struct book *b = p->s.book;
    const struct config_cover *cover = &b->cfg->cover;
    const struct config_book *book = &b->cfg->book;
    const struct cover_words *w = &p->w;
    double least = fmax(9, b->source.profile->min_text_pt);
    double width = w->head.right - w->head.left;
    double height = w->head.bottom - w->head.top;
    bool centre = w->align == ALIGN_CENTRE;
    struct cover_block_fit usual = {.width_pt = width, .centre = centre, .min_pt = least};
    name_series(b, &p->series_words);
    p->series = usual;
    if (p->series_words.length) {
        p->series.text = p->series_words.data;
    }
    p->series.font = p->s.strong_font;
    p->series.field = b->cfg->series.name ? (const void *)&b->cfg->series.name
                                          : (const void *)&b->cfg->series.volume;
    p->series.name = "series";
    p->series.max_pt = fmax(10, 0.032 * p->s.width);
    p->series.leading = 1.4;
    p->series.height_pt = 3 * p->series.max_pt;
    p->series.paint = w->subtitle;
    cover_block_fit(b, &p->series);
    double used = p->series.text ? cover_block_height(b, &p->series, p->series.size_pt) : 0;
    p->title = usual;
    p->title.font = w->title_font;
    p->title.text = or_else(cover->title, book->title);
    p->title.field = cover->title ? &cover->title : &book->title;
    p->title.name = "title";
    p->title.max_pt = max_title_pt(p, p->title.text);
    p->title.min_pt = 14;
    p->title.leading = w->title_leading;
    p->title.height_pt = (height - used) * w->title_part;
    p->title.paint = w->title;
    cover_block_fit(b, &p->title);
    const char *subtitle = or_else(cover->subtitle, book->subtitle);
    /* On one line where that does not make it small compared with the title. */
    double one_line =
        0.98 * width / fmax(1, subtitle ? font_width_em(w->subtitle_font, subtitle) : 1);
    p->subtitle = usual;
    p->subtitle.font = w->subtitle_font;
    p->subtitle.text = subtitle;
    p->subtitle.field = cover->subtitle ? &cover->subtitle : &book->subtitle;
    p->subtitle.name = "subtitle";
    p->subtitle.max_pt =
        fmax(fmax(12, 0.036 * p->s.width),
             fmin(0.42 * p->title.size_pt, fmax(0.27 * p->title.size_pt, one_line)));
    p->subtitle.leading = 1.15;
    p->subtitle.height_pt = (height - used) * 0.12 / 0.456;
    p->subtitle.paint = w->subtitle;
    cover_block_fit(b, &p->subtitle);
    plan_badge(p, &usual);
}

static double head_height(struct cover_plan *p)
{
    const struct book *b = p->s.book;
    double height = cover_block_height(b, &p->title, p->title.size_pt);
    height += p->series.text ? cover_block_height(b, &p->series, p->series.size_pt) : 0;
    if (p->subtitle.text) {
        height += cover_title_gap(p) + cover_block_height(b, &p->subtitle, p->subtitle.size_pt);
    }
    if (p->badge.size_pt > 0) {
        struct box plate = cover_badge_plate(p, 0, 0);
        height += cover_badge_gap(p) + plate.bottom;
    }
    return height;
}

double cover_block_left(const struct cover_plan *p, const struct cover_block_fit *t,
                        const struct box *room)
{
    return p->w.align == ALIGN_CENTRE ? (room->left + room->right - t->width_pt) / 2 : room->left;
}

static void plan_author(struct cover_plan *p)
{
    const struct book *b = p->s.book;
    const struct config_cover *cover = &b->cfg->cover;
    double author = fmax(12, 0.043 * p->s.width);
    p->author = (struct cover_block_fit){
        .font = p->w.author_font,
        .text = or_else(cover->author, b->cfg->book.author),
        .field = cover->author ? &cover->author : &b->cfg->book.author,
        .name = "author",
        .max_pt = author,
        .min_pt = fmax(9, b->source.profile->min_text_pt),
        .leading = 1.2,
        .width_pt = p->w.foot.right - p->w.foot.left,
        .height_pt = 2.5 * author,
        .centre = p->w.align == ALIGN_CENTRE,
        .paint = p->w.author,
    };
    cover_block_fit(b, &p->author);
    double foot = p->author.text ? cover_block_height(b, &p->author, p->author.size_pt) : 0;
    double apart = fmax(11, 0.024 * p->s.height);
    double top = p->w.foot_from_top ? p->w.foot.top : p->w.foot.bottom - foot;
    double left = cover_block_left(p, &p->author, &p->w.foot);
    p->s.author = (struct box){left, top, left + p->author.width_pt, top + foot};
    /* The head keeps clear of it, over or under. */
    if (foot > 0 && p->w.foot_from_top) {
        p->w.head.top = fmax(p->w.head.top, p->s.author.bottom + apart);
    } else if (foot > 0) {
        p->w.head.bottom = fmin(p->w.head.bottom, p->s.author.top - apart);
    }
}

/* Where the longest line of words that begin at the left ends. */
static double head_right(const struct cover_plan *p)
{
    const struct cover_block_fit *blocks[] = {&p->series, &p->title, &p->subtitle};
    double right = p->badge.size_pt > 0 ? cover_badge_plate(p, p->w.head.left, 0).right : 0;
    for (size_t i = 0; i < sizeof blocks / sizeof blocks[0]; i++) {
        right = fmax(right, blocks[i]->text ? p->w.head.left + blocks[i]->width_pt : 0);
    }
    return p->w.align == ALIGN_LEFT ? right : p->w.head.right;
}

static void plan_front(struct cover_plan *p)
{
    enum { ROUNDS = 8 };
    plan_author(p);
    plan_head(p);
    const struct box *head = &p->w.head;
    double height = head_height(p);
    /* What stands at the foot may grow upwards. */
    double top = p->w.at_foot ? head->top - 0.25 * p->s.height : head->top;
    double foot = p->w.foot_from_top ? p->w.head_ends : p->s.author.top - 0.03 * p->s.height;
    double room = foot - top;
    for (unsigned i = 0; i < ROUNDS && height > room && p->title.size_pt > 0; i++) {
        struct cover_block_fit before = p->title;
        p->title.height_pt *= 0.88;
        p->title.width_pt = head->right - head->left;
        cover_block_fit(p->s.book, &p->title);
        p->title = p->title.size_pt > 0 ? p->title : before;
        height = head_height(p);
    }
    double middle = ((p->author.text ? head->bottom : p->w.foot.bottom) + head->top - height) / 2;
    p->s.head_top = p->w.at_foot     ? head->bottom - height
                    : p->w.in_middle ? fmax(head->top, middle)
                                     : head->top;
    p->s.head_bottom = p->s.head_top + height;
    p->s.head_right = head_right(p);
}

/* Across the spine between what its folds want free. */
static double across_spine(const struct cover_plan *p)
{
    const double rounding = 0.02; /* of the file's coordinates, at both folds */
    return p->s.g.spine_pt - 2 * p->s.book->source.profile->cover->spine_clear_pt - rounding;
}

static double inks_of(const struct paint *p)
{
    return p->is_cmyk ? p->cmyk[0] + p->cmyk[1] + p->cmyk[2] + p->cmyk[3] : 1 - p->gray;
}

/* Small light type in a ground of dots fills in: it has at least COVER_REVERSED_PT there. */
static double min_on_spine(const struct cover_plan *p)
{
    double least = p->s.book->source.profile->min_text_pt;
    bool may_be_small = inks_of(&p->w.spine_ground) < inks_of(&p->w.spine_ink);
    for (unsigned i = 0; i < 4; i++) {
        may_be_small |= p->w.spine_ground.cmyk[i] >= 1;
    }
    return may_be_small ? least : fmax(least, COVER_REVERSED_PT);
}

/* On a light cover, words that are too small for this are dark on its own ground. */
static void avoid_reversed(struct cover_plan *p, double size)
{
    const double least = p->s.book->source.profile->min_text_pt;
    if (size >= least && size < min_on_spine(p) && inks_of(&p->s.ground) < inks_of(&p->s.ink)) {
        p->w.spine_ground = p->s.ground;
        p->w.spine_ink = p->s.ink;
    }
}

/* Words on a thick spine grow with it. */
static double most_on_spine(const struct cover_plan *p, double usual)
{
    return fmin(30, fmax(usual, 0.38 * p->s.g.spine_pt));
}

double spine_volume_size(const struct cover_plan *p)
{
    double em = p->volume[0] ? font_width_em(p->s.strong_font, p->volume) : 0;
    double size = em > 0 ? fmin(most_on_spine(p, 16), across_spine(p) / (em + 0.02)) : 0;
    return size >= min_on_spine(p) ? size : 0;
}

double spine_volume_room(const struct cover_plan *p)
{
    return spine_volume_size(p) > 0 ? 2.2 * spine_volume_size(p) : 0;
}

const struct font *spine_font(const struct cover_plan *p, bool author)
{
    return author ? p->s.text_font : p->w.title_font;
}

struct glyph_box spine_ink(const struct cover_plan *p, const char *author)
{
    struct glyph_box ink = {0, 0, 0, 0};
    const char *text[2] = {p->spine, author};
    for (unsigned k = 0; k < 2 && text[k]; k++) {
        for (size_t size, i = 0; text[k][i]; i += size) {
            uint32_t c = utf8_decode(text[k] + i, strlen(text[k] + i), &size);
            struct glyph_box g = font_glyph_box(spine_font(p, k == 1), c);
            ink.bottom = fmin(ink.bottom, g.bottom);
            ink.top = fmax(ink.top, g.top);
        }
    }
    return ink;
}

double spine_baseline(const struct cover_plan *p)
{
    const struct glyph_box ink = spine_ink(p, p->spine_author);
    const double size = p->spine_size_pt;
    const double half = across_spine(p) / 2;
    const double by_ink = -(ink.top + ink.bottom) / 2 * size;
    const double by_capitals = -font_cap_height_em(spine_font(p, false)) / 2 * size;
    /* Between the places where ascenders or tails reach the space that folds want free. */
    const double least = fmin(by_ink, -half - ink.bottom * size);
    const double most = fmax(by_ink, half - ink.top * size);
    return fmin(most, fmax(least, by_capitals));
}

/* The size at which the texts stand clear of the spine's folds and ends, and of each other. */
static double size_on_spine(const struct cover_plan *p, const char *author)
{
    const double apart_em = 2;
    const char *text[2] = {p->spine, author};
    double along = p->s.g.spine.bottom - p->s.g.spine.top - 2 * p->s.safe_pt - spine_volume_room(p);
    struct glyph_box ink = spine_ink(p, author);
    double em = author ? apart_em : 0;
    for (unsigned i = 0; i < 2 && text[i]; i++) {
        em += font_width_em(spine_font(p, i == 1), text[i]);
    }
    return fmin(most_on_spine(p, 14),
                fmin(across_spine(p) / fmax(0.5, ink.top - ink.bottom), along / fmax(1, em)));
}

/* The size that a spine's thickness leaves to the title or the config's own words. */
static double size_across(const struct cover_plan *p)
{
    const struct glyph_box ink = spine_ink(p, NULL);
    return across_spine(p) / fmax(0.5, ink.top - ink.bottom);
}

/* Where a spine is so thin that it makes the words small, they are in capitals: without tails and
 * ascenders they are larger by a third. */
static void take_capitals(struct cover_plan *p)
{
    const double small_pt = 11;
    const char **words[2] = {&p->spine, &p->spine_author};
    if (size_across(p) >= small_pt) {
        return;
    }
    for (unsigned i = 0; i < 2; i++) {
        if (!*words[i]) {
            continue;
        }
        text_capitals(&p->capitals[i], *words[i]);
        if (p->capitals[i].data && !p->capitals[i].failed &&
            font_has_all(spine_font(p, i == 1), p->capitals[i].data)) {
            *words[i] = p->capitals[i].data;
        }
    }
}

/* Title and author; the title alone where both are too long, or the config's own words. */
static void plan_spine(struct cover_plan *p)
{
    const struct book *b = p->s.book;
    const struct config_cover *cover = &b->cfg->cover;
    p->spine_too_thin = !p->s.g.spine_text;
    if (p->spine_too_thin) {
        return;
    }
    if (b->cfg->series.volume) {
        snprintf(p->volume, sizeof p->volume, "%u", b->cfg->series.volume);
    }
    p->spine = or_else(cover->spine, p->title.text);
    p->spine_author = cover->spine ? NULL : p->author.text;
    take_capitals(p);
    const struct paint ground = p->w.spine_ground;
    const struct paint ink = p->w.spine_ink;
    avoid_reversed(p, size_across(p));
    const double least = min_on_spine(p);
    p->spine_too_thin = size_across(p) < least;
    double both = p->spine_author ? size_on_spine(p, p->spine_author) : 0;
    double alone = size_on_spine(p, NULL);
    /* An author whose name makes the title small does not stand there. */
    const double much_smaller = 0.7;
    if (both < least || both < much_smaller * alone) {
        p->spine_author = NULL;
    }
    double size = p->spine_author ? both : alone;
    p->spine_size_pt = size >= least ? size : 0;
    if (p->spine_size_pt <= 0) {
        p->w.spine_ground = ground;
        p->w.spine_ink = ink;
    }
    /* A number alone would look lost. */
    p->volume[0] = p->spine_size_pt > 0 ? p->volume[0] : 0;
}

/* On small and low fronts a part of the height is less than what is safe. */
static void keep_safe(const struct cover_scene *s, struct cover_words *w)
{
    double down = fmax(0, s->safe.top - w->foot.top);
    if (w->foot_from_top) {
        w->foot.top += down;
        w->foot.bottom += down;
    } else {
        w->foot.bottom = fmin(w->foot.bottom, s->safe.bottom);
    }
    w->head.top = fmax(w->head.top, s->safe.top);
    w->head.bottom = fmin(w->head.bottom, s->safe.bottom);
}

void cover_plan_make(const struct book *b, bool ebook, struct cover_plan *p)
{
    *p = (struct cover_plan){.ebook = ebook};
    cover_scene_init(b, ebook, &p->s);
    usual_words(&p->s, &p->w);
    p->s.design->place_words(&p->s, &p->w);
    keep_safe(&p->s, &p->w);
    p->w.title_font = p->s.title_font ? p->s.title_font : p->w.title_font;
    plan_front(p);
    if (!ebook) {
        cover_plan_back(&p->s, &p->w, &p->back);
        plan_spine(p);
    }
}

bool cover_plan_failed(const struct cover_plan *p)
{
    return p->title.failed || p->subtitle.failed || p->author.failed || p->series.failed ||
           p->series_words.failed || p->capitals[0].failed || p->capitals[1].failed ||
           p->back.failed || p->badge.failed || p->s.failed;
}

void cover_plan_free(struct cover_plan *p)
{
    cover_scene_free(&p->s);
    cover_back_free(&p->back);
    text_free(&p->series_words);
    text_free(&p->capitals[0]);
    text_free(&p->capitals[1]);
}
