#include "render/book/back/cover_back.h"

#include <math.h>
#include <string.h>

#include "render/book/cover/cover_tools.h"

#define TEXT_LEADING     1.42
#define HEADLINE_LEADING 1.08
#define MAX_VOID         0.1 /* between words and foot, in parts of the height */

/* The size at which running text is read with ease on a page so wide. */
static double reading_size(const struct cover_scene *s)
{
    return fmin(13.5, fmax(11.5, 0.029 * s->width));
}

/* A few words are set larger. */
static double max_size(const struct cover_scene *s, const struct cover_back *k)
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

static struct cover_block_fit block_of(const struct cover_scene *s, const struct cover_back *k,
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
static void choose_headline(const struct cover_scene *s, const struct cover_words *w,
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
    k->text = block_of(s, k, text, &cover->back_text, "back text");
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

/* A layout in progress: the parts of the back placed so far at one size of type, from the top down.
 */
struct back_layout {
    const struct cover_scene *s;
    struct cover_back *k;
    double size;
    double headline;     /* the most of its size, in parts of the usual */
    unsigned characters; /* of a line of text, the most */
    double more;         /* between the parts, over the usual gap */
    double y;
    unsigned gaps;
    bool too_wide; /* a word has no room in its column */
};

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
    h->max_pt = part * fmax(1.5 * l->size, (alone ? 0.1 : 0.075) * s->width);
    h->min_pt = fmin(h->max_pt, l->size);
    h->width_pt = width_of(&l->k->measure);
    h->height_pt = part * (alone ? 0.24 : 0.17) * s->height;
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

/* Centred, they stand in the middle as a group. */
static void lay_points(struct back_layout *l)
{
    struct cover_back *k = l->k;
    double width = text_width(k, l->characters, l->size);
    double indent = point_indent(l->size);
    double widest = 0;
    keep_apart(l);
    k->points_top = l->y;
    for (size_t i = 0; i < k->point_count; i++) {
        l->y += (i ? 0.35 * l->size : 0) + block_in(l, &k->point[i], width - indent, l->size);
        double line = font_width_em(k->point[i].font, k->point[i].text) * l->size;
        widest = fmax(widest, fmin(line, width - indent));
    }
    double room = width_of(&k->measure) - indent - widest;
    k->points_left = k->measure.left + (is_centred(l->s) ? room / 2 : 0);
}

/* Places the portrait at the left, and the words next to it. */
static void lay_author(struct back_layout *l)
{
    struct cover_back *k = l->k;
    const struct art *portrait = book_picture(l->s->book, &cover_of(l->s)->author_picture);
    double width = width_of(&k->measure);
    double part = l->size / max_size(l->s, k);
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

static void lay_words(struct back_layout *l)
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
    if (k->point_count) {
        lay_points(l);
    }
    if (k->author.text || book_picture(l->s->book, &cover_of(l->s)->author_picture)) {
        lay_author(l);
    }
    k->words = l->y > k->measure.top
                   ? (struct box){k->measure.left, k->measure.top, k->measure.right, l->y}
                   : (struct box){0};
}

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
    lay_words(l);
    return spare_height(l) >= 0 && !l->too_wide;
}

/* How far the parts of a back give way for its words, step by step. */
static const struct giving_way {
    double head;         /* its height, in parts of the usual */
    double headline;     /* the most of its size, likewise */
    double min_pt;       /* of the text; 0: the least */
    double sample;       /* the smallest, in parts of what it is else */
    unsigned characters; /* of a line: up to 70 the eye finds the next one with ease */
    double leading;      /* of the text, in parts of its size */
} ways[] = {{1, 1, 11.5, 1, 66, TEXT_LEADING},
            {0.75, 0.9, 11, 1, 68, TEXT_LEADING},
            {0.5, 0.75, 10, 1, 70, 1.36},
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
        const double least = fmin(max_size(l->s, l->k), fmax(ways[i].min_pt, min_size(l->s)));
        take_way(l, &ways[i]);
        for (l->size = max_size(l->s, l->k);; l->size = fmax(least, l->size - 0.25)) {
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
    l->k->sample = l->k->facts = (struct box){0};
    cover_place_margins(l->s, l->k);
}

/* A back that lies on its side has one arrangement, but for plates. */
static enum back_arrangement own_arrangement(const struct cover_scene *s)
{
    return cover_lies(s) && !look_of(s)->plate ? BACK_BESIDE : look_of(s)->arrangement;
}

/* Of all but BACK_FOOT; false: it would be no gain. */
static bool try_arrangement(struct back_layout *l, enum back_arrangement arrangement,
                            size_t way_count)
{
    const double narrowest = 12; /* of a measure, in ems of the text */
    const bool by_sample = arrangement != BACK_PLATE && arrangement != BACK_SIDEBAR;
    begin_arrangement(l, arrangement);
    return (!by_sample || l->k->sample_puzzle) &&
           width_of(&l->k->measure) >= narrowest * max_size(l->s, l->k) && find_size(l, way_count);
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
    enum { OWN_WAYS = 2, ALL_SHOWN_WAYS = 3 };
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
    const bool grows = !look_of(s)->on_motif && k->arrangement != BACK_BESIDE;
    const double over = grows ? room - MAX_VOID * s->height : 0;
    const double down =
        window ? 0.5 * room : fmax(over, fmin(room, fmax(0, most - k->measure.top)));
    k->measure.top += down;
    room -= down;
    l.more = l.gaps ? fmin(0.8 * gap_of(s), 0.3 * room / l.gaps) : 0;
    lay_words(&l);
    even_text(s, k);
    k->foot_top = cover_foot_top(k);
    const double gap = 0.6 * gap_of(s);
    k->motif_top =
        height_of(&k->words) > 0 ? fmin(k->words.bottom + gap, k->foot_top) : s->page.top;
    k->motif_bottom = k->measure.top - 0.03 * s->height;
    cover_follow_words(s, k);
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
    choose_headline(s, w, k);
    k->author = block_of(s, k, cover->author_text, &cover->author_text, "text about the author");
    k->point_count = cover->points.count < MAX_BACK_POINTS ? cover->points.count : MAX_BACK_POINTS;
    for (size_t i = 0; i < k->point_count; i++) {
        k->point[i] =
            block_of(s, k, cover->points.item[i], &cover->points.item[i], "selling point");
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
           type >= fmin(reading_pt, max_size(s, k)) && shows_legible_sample(s, k);
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
