/* The index: puzzles by technique. */
#include "gen/grade/technique.h"
#include "render/book/book_data.h"
#include "render/book/pages/part.h"
#include "render/book/pages/text_page.h"
#include "render/book/style/book_words.h"
#include "render/book/style/titles.h"

/* Does the index have a line for a technique that this number of puzzles use? One that nearly every
 * puzzle needs does not help the reader. */
static bool is_listed(const struct book *b, size_t users)
{
    return users > 0 && users * 2 <= b->puzzle_count;
}

static size_t count_users(const struct book *b, size_t id)
{
    size_t users = 0;
    for (size_t i = 0; i < b->puzzle_count; i++) {
        users += technique_set_has(&b->techniques[i], (int)id);
    }
    return users;
}

/* Of easy puzzles the index may be empty. */
static bool has_entries(const struct book *b)
{
    bool any = false;
    for (size_t id = 0; id < technique_count() && !any; id++) {
        any = is_listed(b, count_users(b, id));
    }
    return any;
}

static void fill_index(struct book *b, struct flow *f)
{
    for (size_t id = 0; id < technique_count(); id++) {
        if (!is_listed(b, count_users(b, id))) {
            continue;
        }
        struct text line = {0};
        text_puts(&line, "**");
        book_put_technique_title(b, (int)id, &line);
        text_puts(&line, "** ");
        const char *between = " ";
        for (size_t i = 0; i < b->puzzle_count; i++) {
            if (technique_set_has(&b->techniques[i], (int)id)) {
                text_printf(&line, "%s%zu", between, i + 1);
                between = ", ";
            }
        }
        flow_add(f, text_chars(&line));
        b->out_of_memory |= line.failed;
        text_free(&line);
    }
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
    if (flow) {
        fill_index(b, flow);
        b->out_of_memory |= flow->failed;
        const struct text_pages text = {.kind = &page_text, .flow = flow, .title = title};
        text_part_add(b, list, &text, item);
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
