#include "render/book/back/cover_back.h"

#include <math.h>
#include <string.h>

#include "render/book/back/back_words.h"
#include "render/book/cover/cover_tools.h"

#define MAX_VOID 0.1 /* between words and foot, in parts of the height */

/* Between the words and the foot. */
static double spare_height(const struct back_layout *l)
{
    const bool any = l->y > l->k->measure.top;
    const double gap =
        look_of(l->s)->on_motif ? 2 * plate_pad(l->s) + 0.6 * gap_of(l->s) : gap_of(l->s);
    return cover_foot_top(l->k) - l->y - (any ? gap : 0);
}

static bool has_room_for_words(struct back_layout *l)
{
    back_lay_words(l);
    return spare_height(l) >= 0 && !l->too_wide && l->points_fit;
}

/* How far the parts of a back give way for its words, step by step. */
static const struct giving_way {
    double head;         /* its height, in parts of the usual */
    double headline;     /* the most of its size, likewise */
    double min_pt;       /* of the text on a page of 6 x 9 inches; 0: the least */
    double sample;       /* the smallest, in parts of what it is else */
    unsigned characters; /* of a line: up to 70 the eye finds the next one with ease; on a wide
                            page longer lines are better than small type */
    double leading;      /* of the text, in parts of its size */
} ways[] = {{1, 1, 11.5, 1, 66, TEXT_LEADING},
            {0.75, 0.9, 11, 1, 74, TEXT_LEADING},
            {0.5, 0.75, 11, 1, 100, 1.36},
            {0.5, 0.75, 10, 1, 86, 1.36},
            {0.4, 0.5, 0, 0.67, 120, 1.25}};
enum { WAYS = sizeof ways / sizeof ways[0] };

static void take_way(struct back_layout *l, const struct giving_way *way)
{
    l->headline = way->headline;
    l->characters = way->characters;
    l->k->text.leading = way->leading;
}

/* The places of all but the words, and where these begin. */
static void place_all(struct back_layout *l, double head, double side)
{
    back_lay_points_at_foot(l);
    l->k->measure.top = cover_words_top(l->s, l->k, head);
    cover_place_sample(l->s, l->k, side);
    l->k->measure.top = cover_words_top(l->s, l->k, head);
}

/* The largest type at which all has room, in the first of the ways. */
static bool find_size(struct back_layout *l, size_t way_count)
{
    const double step = 0.05;
    const double most = cover_max_sample(l->s, l->k);
    const double smallest = cover_smallest_sample(l->k);
    for (size_t i = 0; i < way_count; i++) {
        const double least = fmin(back_max_size(l->s, l->k),
                                  fmax(ways[i].min_pt * larger_type(l->s), min_size(l->s)));
        take_way(l, &ways[i]);
        for (l->size = back_max_size(l->s, l->k);; l->size = fmax(least, l->size - 0.25)) {
            double part = 1;
            while (part > ways[i].sample * smallest - step / 2) {
                place_all(l, ways[i].head, part * most);
                if (has_room_for_words(l)) {
                    return true;
                }
                if (most <= 0) {
                    break;
                }
                part -= step;
            }
            if (l->size <= least) {
                break;
            }
        }
    }
    return false;
}

static void begin_arrangement(struct back_layout *l, enum back_arrangement arrangement)
{
    l->k->arrangement = arrangement;
    l->k->sample = l->k->facts = l->k->points = (struct box){0};
    cover_place_margins(l->s, l->k);
}

/* A back that lies on its side has one arrangement. */
static enum back_arrangement own_arrangement(const struct cover_scene *s)
{
    return cover_lies(s) ? BACK_BESIDE : look_of(s)->arrangement;
}

/* Of all but BACK_FOOT, with the points at the foot or, where these have no room, under the text;
 * false: it would be no gain. */
static bool try_arrangement(struct back_layout *l, enum back_arrangement arrangement,
                            size_t way_count)
{
    const double narrowest = 12; /* of a measure, in ems of the text */
    begin_arrangement(l, arrangement);
    if ((arrangement != BACK_BAND && !l->k->sample_puzzle) ||
        width_of(&l->k->measure) < narrowest * back_max_size(l->s, l->k)) {
        return false;
    }
    bool fits = find_size(l, way_count);
    if (!fits && l->k->points_at_foot) {
        l->k->points_at_foot = false;
        fits = find_size(l, way_count);
    }
    return fits;
}

static bool shows_legible_sample(const struct cover_scene *s, const struct cover_back *k)
{
    const struct cover_board_look look = cover_sample_look(s, k);
    return !k->sample_puzzle ||
           cover_board_is_legible(s->book, k->sample_puzzle, width_of(&k->board), &look);
}

static bool shows_all(const struct back_layout *l)
{
    return (!l->k->list.count || width_of(&l->k->facts) > 0) && shows_legible_sample(l->s, l->k);
}

/* The design's own arrangement gives way once only, then for the usual one; this again for one that
 * has room for the facts and for a board of many small signs. */
static bool find_arrangement(struct back_layout *l)
{
    enum { OWN_WAYS = 2, ALL_SHOWN_WAYS = 4 };
    const enum back_arrangement own = own_arrangement(l->s);
    if (own != BACK_FOOT && try_arrangement(l, own, OWN_WAYS) && shows_legible_sample(l->s, l->k)) {
        return true;
    }
    begin_arrangement(l, BACK_FOOT);
    if (find_size(l, WAYS) && shows_all(l)) {
        return true;
    }
    if (try_arrangement(l, BACK_ACROSS, ALL_SHOWN_WAYS) && shows_all(l)) {
        return true;
    }
    begin_arrangement(l, BACK_FOOT);
    return find_size(l, WAYS);
}

/* A last line of one word is a ragged end. A few lines become alike before the measure is full; of
 * many, the last one may be short. */
static void even_text(const struct cover_scene *s, struct cover_back *k)
{
    enum { FEW_LINES = 5, FEW_PERCENT = 68, PERCENT = 90 };
    struct cover_block_fit *t = &k->text;
    if (t->text && t->size_pt > 0) {
        const double lines = cover_block_height(s->book, t, t->size_pt) / (t->leading * t->size_pt);
        cover_block_even(s->book, t, lines < FEW_LINES + 0.5 ? FEW_PERCENT : PERCENT);
    }
}

/* Spare height goes to the board, then to the motif over the words, then between the parts. */
static void fit_back(const struct cover_scene *s, struct cover_back *k)
{
    struct back_layout l = {.s = s, .k = k};
    k->fits = find_arrangement(&l);
    cover_raise_sample(s, k, l.y > k->measure.top ? l.y : 0);
    double room = fmax(0, spare_height(&l));
    const bool window = k->arrangement == BACK_WINDOW;
    const double most = s->g.back.top + look_of(s)->max_head * s->height;
    /* On wide backs the motif takes what would be a void, wherever the design has its head. */
    const bool beside = k->arrangement == BACK_BESIDE; /* a sample that would have to follow */
    const double over = look_of(s)->on_motif ? 0 : room - MAX_VOID * s->height;
    const double down = beside   ? 0
                        : window ? 0.5 * room
                                 : fmax(over, fmin(room, fmax(0, most - k->measure.top)));
    k->measure.top += down;
    room -= down;
    l.more = l.gaps ? fmin(0.8 * gap_of(s), 0.3 * room / l.gaps) : 0;
    back_lay_words(&l);
    even_text(s, k);
    k->foot_top = cover_foot_top(k);
    const double gap = 0.6 * gap_of(s);
    k->motif_top =
        height_of(&k->words) > 0 ? fmin(k->words.bottom + gap, k->foot_top) : s->page.top;
    k->motif_bottom = k->measure.top - 0.03 * s->height;
}

static void plan_with_sample(const struct cover_scene *s, const struct cover_words *w,
                             unsigned sample_puzzle, struct cover_back *k)
{
    const struct config_cover *cover = cover_of(s);
    const bool titled = look_of(s)->on_accent || w->title_on_back;
    *k = (struct cover_back){.sample_puzzle = sample_puzzle,
                             .ink = w->body,
                             .accent = titled ? w->title : s->accent,
                             .strip_ground = w->spine_ground,
                             .strip_ink = w->spine_ink,
                             .has_rule = w->has_rule};
    back_choose_headline(s, w, k);
    k->author = back_block(s, k, cover->author_text, &cover->author_text, "text about the author");
    k->point_count = cover->points.count < MAX_BACK_POINTS ? cover->points.count : MAX_BACK_POINTS;
    for (size_t i = 0; i < k->point_count; i++) {
        k->point[i] =
            back_block(s, k, cover->points.item[i], &cover->points.item[i], "selling point");
        k->point[i].font = s->text_font;
        k->point[i].leading = 1.3;
        k->point[i].centre = false;
    }
    book_facts_make(s->book, &k->list);
    cover_place_column(s, k);
    fit_back(s, k);
    k->failed |= k->list.failed | k->headline.failed | k->text.failed | k->author.failed;
    for (size_t i = 0; i < k->point_count; i++) {
        k->failed |= k->point[i].failed;
    }
}

/* Is the sample large enough, and did the type stay at reading size next to it? */
static bool shows_sample_well(const struct cover_scene *s, const struct cover_back *k)
{
    const double reading_pt = 10.5;
    double type = k->text.text ? k->text.size_pt : k->point_count ? k->point[0].size_pt : INFINITY;
    double side = width_of(&k->sample);
    return k->fits && side >= (cover_smallest_sample(k) - 0.01) * cover_max_sample(s, k) &&
           type >= fmin(reading_pt, back_max_size(s, k)) && shows_legible_sample(s, k);
}

static void plan_with_any_sample(const struct cover_scene *s, const struct cover_words *w,
                                 struct cover_back *k)
{
    unsigned number[MAX_BACK_CANDIDATES];
    const size_t count = cover_sample_candidates(s, number);
    for (size_t i = 0; i < count; i++) {
        plan_with_sample(s, w, number[i], k);
        if (k->failed || shows_sample_well(s, k)) {
            return;
        }
        cover_back_free(k);
    }
    plan_with_sample(s, w, 0, k);
}

void cover_plan_back(const struct cover_scene *s, const struct cover_words *w, struct cover_back *k)
{
    const unsigned asked = cover_of(s)->sample_puzzle;
    if (asked == CONFIG_AUTO_NUMBER) {
        plan_with_any_sample(s, w, k);
    } else {
        plan_with_sample(s, w, asked, k);
    }
}

void cover_back_free(struct cover_back *k)
{
    text_free(&k->opening);
    book_facts_free(&k->list);
}

struct back_check {
    const struct cover_scene *s;
    struct cover_back *k;
    struct cover_block_fit *block;
};

static bool has_room(void *context, const char *beginning)
{
    const struct back_check *check = context;
    const char *whole = check->block->text;
    struct back_layout l = {.s = check->s, .k = check->k, .size = min_size(check->s)};
    check->block->text = beginning;
    begin_arrangement(&l, BACK_FOOT);
    take_way(&l, &ways[WAYS - 1]);
    place_all(&l, ways[WAYS - 1].head,
              ways[WAYS - 1].sample * cover_smallest_sample(check->k) *
                  cover_max_sample(check->s, check->k));
    bool fits = has_room_for_words(&l);
    check->block->text = whole;
    return fits;
}

/* Report that the longest text must be shortened, and how much of it fits together with the others.
 */
static enum status too_much(const struct cover_scene *s, struct cover_back *k, struct diag *d)
{
    struct cover_block_fit *longest = &k->headline;
    struct cover_block_fit *others[MAX_BACK_POINTS + 2] = {&k->text, &k->author};
    for (size_t i = 0; i < k->point_count; i++) {
        others[2 + i] = &k->point[i];
    }
    for (size_t i = 0; i < 2 + k->point_count; i++) {
        const char *text = others[i]->text;
        if (text && (!longest->text || strlen(text) > strlen(longest->text))) {
            longest = others[i];
        }
    }
    struct back_check check = {s, k, longest};
    d->hint = "shorten it, or remove cover.sample_puzzle, cover.points or cover.author_text";
    return cover_block_refuse(s->book, longest, has_room, &check, d);
}

enum status cover_check_back(const struct cover_scene *s, struct cover_back *k, struct diag *d)
{
    const struct config_cover *cover = cover_of(s);
    const struct book *b = s->book;
    struct diag_at at;
    if (cover->points.count > MAX_BACK_POINTS) {
        return diag_usage(d, book_config_at(b->cfg, &cover->points.item[MAX_BACK_POINTS], &at),
                          "points: a cover has room for at most five");
    }
    if (!k->fits) {
        return too_much(s, k, d);
    }
    enum status status = book_check_picture(b, &cover->author_picture, width_of(&k->portrait),
                                            height_of(&k->portrait), d);
    enum status logo =
        book_check_picture(b, &cover->logo, width_of(&k->logo), height_of(&k->logo), d);
    if (cover->price && k->price_pt <= 0) {
        return diag_usage(d, book_config_at(b->cfg, &cover->price, &at),
                          "the price is too long for its place next to the barcode; shorten it");
    }
    return status == STATUS_OK ? logo : status;
}
