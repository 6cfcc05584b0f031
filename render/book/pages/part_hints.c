/* The hints, a numbered paragraph each. */
#include <string.h>

#include "render/book/book_data.h"
#include "render/book/pages/part.h"
#include "render/book/pages/text_page.h"
#include "render/book/style/book_words.h"

/* The space between two hints, to that between paragraphs. */
static const double air = 1.5;

/* What the section is about, and how cells are named. */
static void add_introduction(struct book *b, struct flow *f)
{
    const double hanging = f->style.hanging_pt;
    struct text names = {0};
    f->style.hanging_pt = 0;
    flow_add(f, book_text(b, TEXT_hints_text));
    book_put_notation(b, book_hints_notation(b), &names);
    flow_add(f, names.data ? names.data : "");
    b->out_of_memory |= names.failed;
    text_free(&names);
    f->style.hanging_pt = hanging;
}

/* Each of its hints on a line, after the number of the puzzle. */
static void add_hints_of(struct book *b, struct flow *f, size_t index)
{
    const char *at = b->source.hint[index];
    struct text t = {0};
    for (bool first = true; first || *at; first = false) {
        const size_t length = strcspn(at, "\n");
        text_clear(&t);
        if (first) {
            text_printf(&t, "**%zu**\t", index + 1);
        }
        text_add(&t, at, length);
        if (t.data && !t.failed) {
            (first ? flow_add : flow_go_on)(f, t.data);
        }
        at += length + (at[length] == '\n');
    }
    b->out_of_memory |= t.failed;
    text_free(&t);
}

static void fill_hints(struct book *b, struct flow *f)
{
    add_introduction(b, f);
    for (size_t i = 0; i < b->puzzle_count; i++) {
        add_hints_of(b, f, i);
    }
}

/* A draft has no hints yet. */
static bool wants_hints(const struct book *b)
{
    return b->source.hint || (b->source.draft && b->cfg->hints.include);
}

static enum status add_pages(struct book *b, struct page_list *list, const struct config_part *item,
                             struct diag *d)
{
    (void)d;
    struct flow_style style = book_numbered_style(b);
    const double larger = b->cfg->hints.length != HINTS_FULL ? 1.15 : 1;
    style.size_pt *= larger;
    style.leading_pt *= larger;
    style.hanging_pt *= larger;
    style.whole = true;
    const char *title = title_of_part(b, &part_hints, item);
    struct flow *flow = b->source.hint ? keep_filled_flow(b, &style, fill_hints) : NULL;
    if (flow) {
        flow_lead(flow, 1, air);
        contents_add(b, title, NULL, list->count);
        const struct text_pages text = {.kind = &page_text, .flow = flow, .title = title};
        const size_t first = list->count;
        text_pages_add(b, list, &text);
        for (size_t i = first; i < list->count; i++) {
            list->page[i].field = "hints.include";
        }
    }
    return STATUS_OK;
}

const struct part_kind part_hints = {
    .name = "hints",
    .doc = "the hints",
    .places = PART_BACK,
    .once = true,
    .usual = wants_hints,
    .asked_by = "hints.include: true",
    .usual_place = PART_BACK,
    .listed = true,
    .title = TEXT_hints,
    .add = add_pages,
};
