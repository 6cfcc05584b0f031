/* How the book's puzzles are graded, and which techniques its levels are about. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "gen/grade/technique.h"
#include "render/book/book_data.h"
#include "render/book/pages/part.h"
#include "render/book/pages/part_grading.h"
#include "render/book/pages/prose_page.h"
#include "render/book/pages/text_page.h"
#include "render/book/plan/page_memory.h"
#include "render/book/plan/puzzle_list.h"
#include "render/book/style/book_words.h"
#include "render/book/style/set_text.h"
#include "render/book/style/titles.h"

/* The book's levels, and what its puzzles need. */
struct levels {
    bool found[LEVEL_COUNT];
    struct technique_set needed;
};

static void find_levels(const struct book *b, struct levels *out)
{
    *out = (struct levels){0};
    for (size_t i = 0; i < b->puzzle_count; i++) {
        enum level level;
        if (!level_find(b->puzzle[i].record->level, &level)) {
            continue;
        }
        out->found[level] = true;
        for (size_t id = 0; id < technique_count(); id++) {
            if (technique_set_has(&b->techniques[i], (int)id)) {
                technique_set_add(&out->needed, (int)id);
            }
        }
    }
}

/* Names that a level lists at most: the hardest, and how many others there are. */
static const size_t max_names[] = {8, 6, 4};
enum { NAME_CHOICES = sizeof max_names / sizeof max_names[0] };

static int by_difficulty(const void *a, const void *b)
{
    const int one = *(const int *)a;
    const int two = *(const int *)b;
    const struct technique *first = technique_at((size_t)one);
    const struct technique *second = technique_at((size_t)two);
    return first->level != second->level   ? (int)first->level - (int)second->level
           : first->score != second->score ? first->score - second->score
                                           : one - two;
}

/* A technique stands at its own level, or the next that the book has, whatever the level of the
 * puzzles that need it: an easier one would look like a mistake among harder ones. */
static size_t techniques_of(const struct technique_set *needed, enum level least, enum level most,
                            int id[MAX_TECHNIQUES])
{
    size_t count = 0;
    for (size_t i = 0; i < technique_count(); i++) {
        const enum level level = technique_at(i)->level;
        if (technique_set_has(needed, (int)i) && level >= least && level <= most) {
            id[count++] = (int)i;
        }
    }
    qsort(id, count, sizeof *id, by_difficulty);
    return count;
}

/* Is the name a variant of the one before: Rule of 45: Outer after Rule of 45: Inner? */
static bool is_same_head(const struct book *b, int one, int other)
{
    struct text first = {0};
    struct text second = {0};
    book_put_technique_head(b, one, true, &first);
    book_put_technique_head(b, other, true, &second);
    const bool same = strcmp(text_chars(&first), text_chars(&second)) == 0;
    text_free(&first);
    text_free(&second);
    return same;
}

/* Variants count once, where the easiest of them stands. */
static size_t join_variants(const struct book *b, int *id, size_t count)
{
    size_t heads = 0;
    for (size_t i = 0; i < count; i++) {
        bool known = false;
        for (size_t k = 0; k < heads && !known; k++) {
            known = is_same_head(b, id[k], id[i]);
        }
        if (!known) {
            id[heads++] = id[i];
        }
    }
    return heads;
}

/* One that would be left out alone is named. A comma may be part of a name, as in German clauses,
 * so that a semicolon separates names. */
static void put_names(const struct book *b, const int *id, size_t count, size_t most,
                      struct text *out)
{
    const size_t others = count > most + 1 ? count - most : 0;
    struct text names = {0};
    for (size_t i = others; i < count; i++) {
        book_put_technique_head(b, id[i], i == others, &names);
    }
    const bool has_comma = strpbrk(text_chars(&names), ",:") != NULL;
    out->failed |= names.failed;
    text_free(&names);
    for (size_t i = others; i < count; i++) {
        text_puts(out, i == others ? "" : has_comma ? book_text(b, TEXT_list_break) : ", ");
        book_put_technique_head(b, id[i], i == others, out);
    }
    if (others) {
        const enum text_id words =
            translation_is_few(others) ? TEXT_grading_others : TEXT_grading_many_others;
        book_text_add(b, words, (unsigned)others, out);
    }
}

/* "Medium: Pointing, Naked Pair", a paragraph for each of the book's levels. Many steps make a
 * puzzle harder than each of them is, so that a level may add no technique. Beyond the last level
 * there is none to name. */
static void put_levels(const struct book *b, size_t most, struct text *out)
{
    struct levels levels;
    struct text lists = {0};
    unsigned count = 0;
    enum level least = LEVEL_EASY;
    find_levels(b, &levels);
    for (enum level level = LEVEL_EASY; level <= LEVEL_BEYOND; level++) {
        int id[MAX_TECHNIQUES];
        if (!levels.found[level]) {
            continue;
        }
        const size_t names = join_variants(b, id, techniques_of(&levels.needed, least, level, id));
        const bool same =
            !names && level != LEVEL_BEYOND && !technique_set_is_empty(&levels.needed);
        least = level + 1;
        text_printf(&lists, "\n\n**%s**%s%s", translation_level(&b->translation, level_name(level)),
                    names || same ? book_text(b, TEXT_label_colon) : "",
                    same ? book_text(b, TEXT_grading_same) : "");
        put_names(b, id, names, most, &lists);
        count++;
    }
    if (count > 1) {
        text_printf(out, "\n\n%s", book_text(b, TEXT_grading_levels));
    }
    text_puts(out, text_chars(&lists));
    out->failed |= lists.failed;
    text_free(&lists);
}

/* What the minutes mean is said only where the book prints some. */
static void put_text(const struct book *b, struct text *out)
{
    bool timed = false;
    for (size_t i = 0; i < b->puzzle_count && !timed; i++) {
        timed = b->puzzle[i].record->minutes > 0;
    }
    text_puts(out, book_text(b, TEXT_grading_text));
    if (timed && book_has_level_times(b)) {
        text_printf(out, "\n\n%s", book_text(b, TEXT_grading_minutes));
    }
}

/* Names of techniques mean nothing to children. */
static const char *keep_words(struct book *b, size_t most)
{
    struct text words = {0};
    put_text(b, &words);
    if (!b->cfg->style.friends) {
        put_levels(b, most, &words);
    }
    return keep_text(b, &words);
}

static const char *full_words(struct book *b, const struct config_part *item)
{
    return item->text ? item->text : keep_words(b, max_names[0]);
}

bool grading_fits(struct book *b, const struct config_part *item, double room_pt)
{
    struct flow *flow = keep_text_flow(b, full_words(b, item));
    const struct text_pages text = {.kind = &page_text, .flow = flow, .title = ""};
    return flow && item->side == SIDE_ANY && !item->picture && text_fits_below(b, &text, room_pt);
}

/* How many pages a text needs; 0: it has room below the part before it. */
static size_t pages_of(struct book *b, const struct page_list *list, const struct config_part *item,
                       const char *words)
{
    struct flow *flow = keep_text_flow(b, words);
    size_t pages = 1;
    if (!flow) {
        return pages;
    }
    const struct text_pages text = {.kind = &page_text, .flow = flow, .title = ""};
    if (text_fits_below(b, &text, room_below_parts(b, list, item))) {
        return 0;
    }
    (void)text_pages_measure(b, &text, &pages);
    return pages;
}

/* All names, unless fewer of them save a page. */
static const char *fitted_words(struct book *b, const struct page_list *list,
                                const struct config_part *item)
{
    const char *words = keep_words(b, max_names[NAME_CHOICES - 1]);
    const size_t fewest = pages_of(b, list, item, words);
    for (size_t i = 0; i + 1 < NAME_CHOICES; i++) {
        const char *longer = keep_words(b, max_names[i]);
        if (pages_of(b, list, item, longer) == fewest) {
            return longer;
        }
    }
    return words;
}

/* ---- the scale ---- */

enum { SCALE_GAP_PT = 30, SCALE_LOW_PT = 12, SCALE_STEP_PT = 9, SCALE_BETWEEN_PT = 8 };

static double scale_height(const struct book *b)
{
    return SCALE_GAP_PT + SCALE_LOW_PT + (double)LEVEL_EXTREME * SCALE_STEP_PT +
           1.8 * b->type.caption;
}

/* A bar for each of the book's levels, as high as the level is hard. */
static void draw_scale(const struct book *b, struct canvas *c, struct box room)
{
    const struct text_style style = {
        .font = b->faces.sans_bold, .size_pt = b->type.caption, .paint = PAINT_BLACK};
    const double foot = room.top + scale_height(b) - 1.8 * b->type.caption;
    const double pitch = (room.right - room.left + SCALE_BETWEEN_PT) / (LEVEL_EXTREME + 1);
    struct levels levels;
    find_levels(b, &levels);
    double left = room.left;
    for (enum level level = LEVEL_EASY; level <= LEVEL_EXTREME; level++) {
        if (!levels.found[level]) {
            continue;
        }
        const double high = SCALE_LOW_PT + SCALE_STEP_PT * (double)level;
        const double right = left + pitch - SCALE_BETWEEN_PT;
        canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL);
        canvas_fill(c, (struct box){left, foot - high, right, foot}, book_ink(b, INKED_MARKS));
        canvas_untag(c);
        draw_fitted(b, c, left, foot + 1.5 * style.size_pt, ALIGN_LEFT, style, right - left,
                    translation_level(&b->translation, level_name(level)));
        left += pitch;
    }
}

/* The scale stands below the text where it has room. */
static void draw_grading(const struct book *b, struct canvas *c, const struct page *p,
                         struct box block)
{
    const double y = draw_running_text(b, c, p, block);
    const double left = block.left + fmax(0, -p->flow->style.heading_x_pt);
    if (is_last_of_text(p) && y + scale_height(b) <= block.bottom) {
        draw_scale(b, c, (struct box){left, y, block.right, block.bottom});
    }
    if (p->below) {
        (void)draw_parts_below(b, c, p, block);
    }
}

static const struct page_kind page_grading = {
    .name = "grading", .draw = draw_grading, .frame = FRAME_HEAD_AND_FOLIO};

static void add_with_scale(struct book *b, struct page_list *list, const struct config_part *item,
                           const char *title, const char *words)
{
    struct flow *flow = keep_text_flow(b, words);
    const struct text_pages text = {.kind = &page_grading, .flow = flow, .title = title};
    const size_t first = list->count;
    size_t pages;
    contents_add(b, title, NULL, first);
    if (!flow) {
        return;
    }
    text_pages_add(b, list, &text);
    const double foot = book_block_height(b) - text_pages_measure(b, &text, &pages);
    for (size_t i = first; i < list->count; i++) {
        list->page[i].item = item;
    }
    list->page[list->count - 1].foot_pt =
        pages == 1 ? fmin(foot + scale_height(b), book_block_height(b)) : 0;
}

static enum status add_pages(struct book *b, struct page_list *list, const struct config_part *item,
                             struct diag *d)
{
    (void)d;
    const bool whole = item->text || b->cfg->style.friends;
    const char *words = whole ? full_words(b, item) : fitted_words(b, list, item);
    /* A table of the levels above shows them too. */
    const bool table = list->count > list->run && list->page[list->count - 1].has_levels;
    if (whole || table) {
        return prose_add(b, list, item, title_of_part(b, &part_grading, item), words);
    }
    add_with_scale(b, list, item, title_of_part(b, &part_grading, item), words);
    return STATUS_OK;
}

const struct part_kind part_grading = {
    .name = "grading",
    .doc = "how the puzzles are graded, or your own text",
    .places = PART_ANYWHERE,
    .takes = PART_TITLE | PART_TEXT,
    .listed = true,
    .title = TEXT_grading,
    .add = add_pages,
};
