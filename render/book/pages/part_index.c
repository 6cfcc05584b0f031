/* The index: puzzles by technique. */
#include "gen/grade/technique.h"
#include "render/book/book_data.h"
#include "render/book/pages/part.h"
#include "render/book/pages/text_page.h"
#include "render/book/plan/puzzle_list.h"
#include "render/book/style/book_words.h"
#include "render/book/style/titles.h"

static bool is_taught(const struct book *b, size_t id)
{
    bool taught = false;
    for (size_t i = 0; i < b->source.lesson_count; i++) {
        taught |= b->source.lesson[i].technique == (int)id;
    }
    return taught;
}

/* Children look up tricks that have a name for children, and those of the lessons. */
static bool is_known(const struct book *b, size_t id)
{
    return !b->cfg->style.friends || is_taught(b, id) ||
           translation_has_child_name(&b->translation, technique_at(id)->key);
}

/* Does the index have a line for a technique that this number of puzzles use? One that nearly every
 * puzzle needs does not help the reader. */
static bool is_listed(const struct book *b, size_t id, size_t users)
{
    return users > 0 && users * 2 <= b->puzzle_count && is_known(b, id);
}

/* Of easy puzzles the index may be empty. */
static bool has_entries(const struct book *b)
{
    bool any = false;
    for (size_t id = 0; id < technique_count() && !any; id++) {
        any = is_listed(b, id, technique_users(b, (int)id));
    }
    return any;
}

/* A technique that the book teaches has a line even if no puzzle needs it, and the line says so. */
static void fill_index(struct book *b, struct flow *f)
{
    for (size_t id = 0; id < technique_count(); id++) {
        const size_t users = technique_users(b, (int)id);
        const bool lesson_only = users == 0 && is_taught(b, id);
        if (!is_listed(b, id, users) && !lesson_only) {
            continue;
        }
        struct text line = {0};
        text_puts(&line, "**");
        book_put_technique_name(b, (int)id, true, &line);
        text_puts(&line, "** ");
        if (lesson_only) {
            text_puts(&line, book_text(b, TEXT_lesson_only));
        }
        technique_users_add(b, (int)id, users, &line);
        flow_add(f, text_chars(&line));
        b->out_of_memory |= line.failed;
        text_free(&line);
    }
}

static bool wants_index(const struct book *b)
{
    return b->cfg->parts.index;
}

static struct flow *keep_index(struct book *b, double size)
{
    struct flow_style style = book_list_style(b, size * 18);
    style.size_pt *= size;
    style.leading_pt *= size;
    struct flow *flow = keep_narrow_flow(b, &style, text_width(b, TEXT_IN_TWO));
    if (flow) {
        fill_index(b, flow);
        b->out_of_memory |= flow->failed;
    }
    return flow;
}

/* As large as running text where it has a page to itself. */
static void set_larger(struct book *b, struct text_pages *text)
{
    size_t pages = 0;
    struct text_pages larger = *text;
    larger.flow = keep_index(b, b->type.body / b->type.small);
    if (larger.flow && text_pages_measure(b, &larger, &pages) >= 0 && pages == 1) {
        text->flow = larger.flow;
    }
}

static enum status add_pages(struct book *b, struct page_list *list, const struct config_part *item,
                             struct diag *d)
{
    (void)d;
    const char *title = title_of_part(b, &part_index, item);
    if (!title) {
        return STATUS_OK;
    }
    struct text_pages text = {.kind = &page_text, .title = title, .joins = true};
    text.flow = keep_index(b, 1);
    if (text.flow && !text_fits_below(b, &text, room_below_parts(b, list, item))) {
        set_larger(b, &text);
    }
    if (text.flow) {
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
    .listed = true,
    .title = TEXT_index,
    .has_content = has_entries,
    .add = add_pages,
};
