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

/* Is it one that makes a level on any board? */
static bool is_common(const struct technique *t)
{
    return !t->off_by_default && !t->of_constraints;
}

/* The hardest techniques that the level's puzzles need; of a level that the book does not have, the
 * first ones that make it. */
static void put_names(const struct book *b, const struct levels *levels, enum level level,
                      struct text *out)
{
    enum { SOME = 3 };
    const struct technique_set *needed = &levels->needed[level];
    const bool found = levels->found[level];
    const enum level shown = found ? hardest_needed(needed) : level;
    size_t count = 0;
    for (size_t id = 0; id < technique_count(); id++) {
        const struct technique *t = technique_at(id);
        const bool wanted =
            found ? technique_set_has(needed, (int)id) : count < SOME && is_common(t);
        if (wanted && t->level == shown) {
            text_puts(out, count++ ? ", " : "");
            book_put_technique_title(b, (int)id, out);
        }
    }
}

/* "Medium: Pointing, Naked Pair", a paragraph a level: all of the scale, so that the reader sees
 * where the book's stand. What no technique solves is there only if the book has it. */
static void put_levels(const struct book *b, struct text *out)
{
    struct levels levels;
    find_levels(b, &levels);
    for (enum level level = LEVEL_EASY; level <= LEVEL_BEYOND; level++) {
        struct text names = {0};
        if (level <= LEVEL_EXTREME || levels.found[level]) {
            put_names(b, &levels, level, &names);
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
