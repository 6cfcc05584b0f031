/* How the book's puzzles are graded, and which techniques make each of its levels. */
#include <math.h>

#include "gen/grade/technique.h"
#include "render/book/book_data.h"
#include "render/book/pages/part.h"
#include "render/book/pages/prose_page.h"
#include "render/book/pages/text_page.h"
#include "render/book/plan/page_memory.h"
#include "render/book/style/book_words.h"
#include "render/book/style/set_text.h"
#include "render/book/style/titles.h"

static const char *title_of(const struct book *b, const struct config_part *item)
{
    return prose_title(b, item, TEXT_grading);
}

/* What the puzzles of each level need. */
struct levels {
    bool found[LEVEL_COUNT];
    struct technique_set needed[LEVEL_COUNT];
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
                technique_set_add(&out->needed[level], (int)id);
            }
        }
    }
}

/* The hardest level of the techniques: many steps make a puzzle harder than each of them is. */
static enum level hardest_needed(const struct technique_set *needed)
{
    enum level hardest = LEVEL_EASY;
    for (size_t id = 0; id < technique_count(); id++) {
        const enum level level = technique_at(id)->level;
        hardest = technique_set_has(needed, (int)id) && level > hardest ? level : hardest;
    }
    return hardest;
}

/* The hardest techniques that the level's puzzles need. */
static void put_names(const struct book *b, const struct technique_set *needed, struct text *out)
{
    const enum level hardest = hardest_needed(needed);
    const char *between = "";
    for (size_t id = 0; id < technique_count(); id++) {
        if (technique_set_has(needed, (int)id) && technique_at(id)->level == hardest) {
            text_puts(out, between);
            book_put_technique_title(b, (int)id, out);
            between = ", ";
        }
    }
}

/* "Medium: Pointing, Naked Pair", a paragraph for each of the book's levels. */
static void put_levels(const struct book *b, struct text *out)
{
    struct levels levels;
    find_levels(b, &levels);
    for (enum level level = LEVEL_EASY; level <= LEVEL_BEYOND; level++) {
        struct text names = {0};
        if (levels.found[level]) {
            put_names(b, &levels.needed[level], &names);
            text_printf(out, "\n\n**%s**\t%s",
                        translation_level(&b->translation, level_name(level)), text_chars(&names));
        }
        out->failed |= names.failed;
        text_free(&names);
    }
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
    struct text usual = {0};
    text_puts(&usual, book_text(b, TEXT_grading_text));
    /* Names of techniques mean nothing to children. */
    if (!b->cfg->style.friends) {
        put_levels(b, &usual);
    }
    const char *words = keep_text(b, &usual);
    /* A table of the levels above shows them too. */
    const bool table = list->count > list->run && list->page[list->count - 1].foot_pt > 0;
    if (item->text || b->cfg->style.friends || table) {
        return prose_add(b, list, item, title_of(b, item), words);
    }
    add_with_scale(b, list, item, title_of(b, item), words);
    return STATUS_OK;
}

const struct part_kind part_grading = {
    .name = "grading",
    .doc = "how the puzzles are graded, or your own text",
    .places = PART_ANYWHERE,
    .takes = PART_TITLE | PART_TEXT,
    .title = title_of,
    .add = add_pages,
};
