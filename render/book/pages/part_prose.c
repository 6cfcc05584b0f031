/* Parts of running text: any text, acknowledgements, the author, a glossary. */
#include <math.h>

#include "render/book/plan/book_parts.h"

/* A portrait stands at the left under the heading, the text below it. */
enum { PORTRAIT_GAP_PT = 14 };

static double portrait_height(const struct book *b, const struct config_part *item, double *width)
{
    const struct art *art = item->picture ? book_picture(b, &item->picture) : NULL;
    if (!art) {
        return 0;
    }
    double fit =
        fmin(0.45 * book_block_width(b) / art->width, 0.32 * book_block_height(b) / art->height);
    *width = fit * art->width;
    return fit * art->height;
}

static void portrait_size(const struct book *b, const struct config_part *item, double size[2])
{
    size[1] = portrait_height(b, item, &size[0]);
}

static void add_prose(struct book *b, struct page_list *list, const struct config_part *item,
                      const char *title, const char *text)
{
    double width;
    double above = portrait_height(b, item, &width);
    struct flow *flow = book_part_flow(b, text);
    size_t first = list->count;
    book_add_entry(b, title, NULL, first);
    if (flow) {
        book_add_flow(b, list, flow, title, above > 0 ? above + PORTRAIT_GAP_PT : 0);
    }
    if (list->count > first) {
        list->page[first].item = item;
    }
}

double part_draw_portrait(const struct book *b, struct canvas *c, const struct config_part *item,
                          double left, double top)
{
    double width = 0;
    double height = item ? portrait_height(b, item, &width) : 0;
    if (height <= 0) {
        return 0;
    }
    book_draw_picture(b, c, (struct box){left, top, left + width, top + height},
                      book_picture(b, &item->picture));
    return height + PORTRAIT_GAP_PT;
}

#define PROSE(id, text_title, text_text)                                                           \
    static const char *id##_heading(const struct book *b, const struct config_part *item)          \
    {                                                                                              \
        return item->title ? item->title : book_text(b, text_title);                               \
    }                                                                                              \
    static void add_##id(struct book *b, struct page_list *list, const struct config_part *item)   \
    {                                                                                              \
        add_prose(b, list, item, id##_heading(b, item), item->text ? item->text : text_text);      \
    }

PROSE(text, TEXT_notes, "")
PROSE(acknowledgements, TEXT_acknowledgements, "")
PROSE(about_author, TEXT_about_author, "")
PROSE(glossary, TEXT_glossary, book_text(b, TEXT_glossary_text))

const struct part_kind part_text = {
    .name = "text",
    .doc = "any text with a title, written as the introduction is",
    .places = PART_ANYWHERE,
    .takes = PART_TITLE | PART_TEXT | PART_PICTURE,
    .needs = PART_TEXT,
    .title = text_heading,
    .add = add_text,
    .picture_size = portrait_size,
};

const struct part_kind part_acknowledgements = {
    .name = "acknowledgements",
    .doc = "a text that thanks",
    .places = PART_ANYWHERE,
    .takes = PART_TITLE | PART_TEXT,
    .needs = PART_TEXT,
    .title = acknowledgements_heading,
    .add = add_acknowledgements,
};

const struct part_kind part_about_author = {
    .name = "about-the-author",
    .doc = "a text about the author, and a portrait over it",
    .places = PART_ANYWHERE,
    .takes = PART_TITLE | PART_TEXT | PART_PICTURE,
    .needs = PART_TEXT,
    .title = about_author_heading,
    .add = add_about_author,
    .picture_size = portrait_size,
};

const struct part_kind part_glossary = {
    .name = "glossary",
    .doc = "the words of sudoku explained, in the book's language, or a text of your own",
    .places = PART_ANYWHERE,
    .takes = PART_TITLE | PART_TEXT,
    .title = glossary_heading,
    .add = add_glossary,
};
