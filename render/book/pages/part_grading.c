/* How the book's puzzles are graded, and which techniques make each of its levels. */
#include "gen/grade/technique.h"
#include "render/book/book_data.h"
#include "render/book/pages/part.h"
#include "render/book/pages/prose_page.h"
#include "render/book/plan/page_memory.h"
#include "render/book/style/book_words.h"
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
    return prose_add(b, list, item, title_of(b, item), keep_text(b, &usual));
}

const struct part_kind part_grading = {
    .name = "grading",
    .doc = "how the puzzles are graded, or your own text",
    .places = PART_ANYWHERE,
    .takes = PART_TITLE | PART_TEXT,
    .title = title_of,
    .add = add_pages,
};
