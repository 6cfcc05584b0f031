/* How the book's puzzles are graded, and which techniques make each of its levels. */
#include <string.h>

#include "gen/grade/grade_record.h"
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

/* The techniques of a level that its puzzles need. */
static struct technique_set needed_at(const struct book *b, enum level level)
{
    struct technique_set all = {{0}};
    for (size_t i = 0; i < b->puzzle_count; i++) {
        const struct record *r = b->puzzle[i].record;
        struct technique_set used;
        techniques_of_record(r, &used);
        for (size_t id = 0; strcmp(r->level, level_name(level)) == 0 && id < technique_count();
             id++) {
            if (technique_at(id)->level == level && technique_set_has(&used, (int)id)) {
                technique_set_add(&all, (int)id);
            }
        }
    }
    return all;
}

/* "Medium: Pointing, Naked Pair", a paragraph a level. */
static void put_levels(const struct book *b, struct text *out)
{
    for (enum level level = LEVEL_EASY; level <= LEVEL_EXTREME; level++) {
        struct technique_set needed = needed_at(b, level);
        struct text names = {0};
        for (size_t id = 0; id < technique_count(); id++) {
            if (technique_set_has(&needed, (int)id)) {
                text_puts(&names, names.length ? ", " : "");
                book_put_technique_title(b, (int)id, &names);
            }
        }
        if (names.length) {
            text_printf(out, "\n\n**%s**\t%s",
                        translation_level(&b->translation, level_name(level)), names.data);
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
    put_levels(b, &usual);
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
