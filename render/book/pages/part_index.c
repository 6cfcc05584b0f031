/* The index: puzzles by technique. */
#include <stdlib.h>

#include "gen/grade/explain/explain.h"
#include "gen/grade/grade_record.h"
#include "render/book/book_data.h"
#include "render/book/pages/part.h"
#include "render/book/pages/text_page.h"
#include "render/book/style/book_words.h"
#include "render/book/style/titles.h"

/* The techniques that each puzzle's path uses; free it. NULL: out of memory. */
static struct technique_set *techniques_by_puzzle(const struct book *b)
{
    struct technique_set *used = calloc(b->puzzle_count + 1, sizeof *used);
    for (size_t i = 0; i < b->puzzle_count && used; i++) {
        techniques_of_record(b->puzzle[i].record, &used[i]);
    }
    return used;
}

/* Does the index have a line for a technique that this number of puzzles use? One that nearly every
 * puzzle needs does not help the reader. */
static bool is_listed(const struct book *b, size_t users)
{
    return users > 0 && users * 2 <= b->puzzle_count;
}

/* Of easy puzzles the index may be empty. */
static bool has_entries(const struct book *b)
{
    size_t users[MAX_TECHNIQUES] = {0};
    bool any = false;
    for (size_t i = 0; i < b->puzzle_count; i++) {
        struct technique_set used;
        techniques_of_record(b->puzzle[i].record, &used);
        for (size_t id = 0; id < technique_count(); id++) {
            users[id] += technique_set_has(&used, (int)id);
        }
    }
    for (size_t id = 0; id < technique_count() && !any; id++) {
        any = is_listed(b, users[id]);
    }
    return any;
}

static void fill_index(struct book *b, struct flow *f)
{
    struct technique_set *used = techniques_by_puzzle(b);
    b->out_of_memory |= !used;
    for (size_t id = 0; id < technique_count() && used; id++) {
        struct text t = {0};
        struct text line = {0};
        size_t users = 0;
        for (size_t i = 0; i < b->puzzle_count; i++) {
            if (technique_set_has(&used[i], (int)id)) {
                text_printf(&t, users++ ? ", %zu" : "%zu", i + 1);
            }
        }
        text_puts(&line, "**");
        book_put_technique_title(b, (int)id, &line);
        text_puts(&line, "**  ");
        if (is_listed(b, users) && t.data && !t.failed) {
            text_puts(&line, t.data);
            flow_add(f, line.data ? line.data : "");
        }
        b->out_of_memory |= t.failed | line.failed;
        text_free(&t);
        text_free(&line);
    }
    free(used);
}

static bool wants_index(const struct book *b)
{
    return b->cfg->parts.index;
}

static const char *index_title(const struct book *b, const struct config_part *item)
{
    (void)item;
    return has_entries(b) ? book_text(b, TEXT_index) : NULL;
}

static enum status add_pages(struct book *b, struct page_list *list, const struct config_part *item,
                             struct diag *d)
{
    (void)d;
    const char *title = index_title(b, item);
    if (!title) {
        return STATUS_OK;
    }
    struct flow_style style = book_list_style(b, 18);
    struct flow *flow = keep_narrow_flow(b, &style, text_width(b, TEXT_IN_TWO));
    contents_add(b, title, NULL, list->count);
    if (flow) {
        fill_index(b, flow);
        b->out_of_memory |= flow->failed;
        const struct text_pages text = {.kind = &page_text, .flow = flow, .title = title};
        text_pages_add(b, list, &text);
    }
    return STATUS_OK;
}

const struct part_kind part_index = {
    .name = "index",
    .doc = "an index of puzzles by technique",
    .places = PART_BACK,
    .once = true,
    .usual = wants_index,
    .asked_by = "parts.index: true",
    .usual_place = PART_BACK,
    .title = index_title,
    .add = add_pages,
};
