#include "render/book/plan/page_list.h"

#include <assert.h>
#include <stdio.h>

#include "base/array.h"
#include "render/book/book_data.h"

struct page *page_list_add(struct book *b, struct page_list *list, const struct page_kind *kind)
{
    const struct page page = {.kind = kind,
                              .field = kind->field,
                              .part = (enum book_part)(list - b->part),
                              .section = SIZE_MAX};
    struct page *room = array_room(list->page, &list->capacity, list->count, sizeof *room);
    if (!room) {
        b->out_of_memory = true;
        b->lost_page = page;
        return &b->lost_page;
    }
    list->page = room;
    struct page *p = &list->page[list->count++];
    *p = page;
    return p;
}

size_t page_list_blank_at_end(const struct page_list *list)
{
    size_t blank = 0;
    while (blank < list->count && list->page[list->count - 1 - blank].kind == &page_blank) {
        blank++;
    }
    return blank;
}

/* With as many blank pages together as the profile allows, one fewer turns the page as well. */
static void turn(struct book *b, struct page_list *list)
{
    if (page_list_blank_at_end(list) >= b->source.profile->max_blank_inside) {
        list->count--;
    } else {
        page_list_add(b, list, &page_blank)->turns = true;
    }
}

void page_turn_to_right(struct book *b, struct page_list *list)
{
    if (!page_is_right(list->count)) {
        turn(b, list);
    }
}

void page_turn_to_left(struct book *b, struct page_list *list)
{
    if (page_is_right(list->count)) {
        turn(b, list);
    }
}

void contents_add_section(struct book *b, const char *title, const char *detail, const char *facts,
                          size_t page)
{
    struct book_contents *c = &b->contents;
    assert(c->count < MAX_ENTRIES);
    c->entry[c->count++] = (struct contents_entry){title, detail, facts, page};
}

void contents_add(struct book *b, const char *title, const char *detail, size_t page)
{
    contents_add_section(b, title, detail, NULL, page);
}

struct page *page_list_add_titled(struct book *b, struct page_list *list,
                                  const struct page_kind *kind, const char *title)
{
    contents_add(b, title, NULL, list->count);
    struct page *p = page_list_add(b, list, kind);
    p->title = p->heading = p->head = title;
    p->opens = true;
    return p;
}

const struct page_kind page_blank = {.name = "blank", .frame = FRAME_NONE};

static void roman_numeral(unsigned number, char *out, size_t size)
{
    static const struct {
        unsigned value;
        const char *text;
    } steps[] = {{100, "c"}, {90, "xc"}, {50, "l"}, {40, "xl"}, {10, "x"},
                 {9, "ix"},  {5, "v"},   {4, "iv"}, {1, "i"}};
    size_t length = 0;
    for (size_t i = 0; i < sizeof steps / sizeof steps[0]; i++) {
        for (; number >= steps[i].value; number -= steps[i].value) {
            length += (size_t)snprintf(out + length, size - length, "%s", steps[i].text);
            if (length >= size) {
                return;
            }
        }
    }
}

const char *folio_text(const struct page *p, char buffer[24])
{
    buffer[0] = '\0';
    if (p->folio && p->roman && p->folio < 400) {
        roman_numeral(p->folio, buffer, 24);
    } else if (p->folio) {
        snprintf(buffer, 24, "%u", p->folio);
    }
    return buffer;
}

size_t book_page_count(const struct book *b, enum book_part part)
{
    return b->part[part].count;
}

void page_takes_lines(struct page *p, const struct flow *flow, size_t from, size_t to,
                      const char *title)
{
    p->flow = flow;
    p->first = from;
    p->count = to - from;
    p->opens = from == 0;
    p->title = title;
    p->heading = p->opens ? title : NULL;
    p->head = title;
}
