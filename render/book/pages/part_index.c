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

static void fill_index(struct book *b, struct flow *f)
{
    struct technique_set *used = techniques_by_puzzle(b);
    b->out_of_memory |= !used;
    for (size_t id = 0; id < technique_count() && used; id++) {
        struct text t = {0};
        size_t found = 0;
        for (size_t i = 0; i < b->puzzle_count; i++) {
            if (technique_set_has(&used[i], (int)id)) {
                text_printf(&t, found++ ? ", %zu" : "%zu", i + 1);
            }
        }
        struct text line = {0};
        text_puts(&line, "**");
        book_put_technique_title(b, (int)id, &line);
        text_puts(&line, "**  ");
        /* What nearly every puzzle needs is no help in an index. */
        if (found && found * 2 <= b->puzzle_count && t.data && !t.failed) {
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
    return book_text(b, TEXT_index);
}

static enum status add_pages(struct book *b, struct page_list *list, const struct config_part *item,
                             struct diag *d)
{
    (void)d;
    struct flow_style style = book_list_style(b, 18);
    const char *title = index_title(b, item);
    struct flow *flow = keep_narrow_flow(b, &style, text_width(b, TEXT_IN_TWO));
    if (flow) {
        fill_index(b, flow);
        b->out_of_memory |= flow->failed;
    }
    /* Of easy puzzles it may be empty. */
    if (flow && flow->line_count > 0) {
        contents_add(b, title, NULL, list->count);
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
    .usual_place = PART_BACK,
    .title = index_title,
    .add = add_pages,
};
