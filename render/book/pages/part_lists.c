/* Lists of other books: also by the author, and the volumes of the series. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "render/book/plan/book_parts.h"

/* A heading and lines below it, in the middle. volume: the line that is this book; 0: none. */
static double list_height(const struct book *b, struct canvas *c, const char *title,
                          const char *text, unsigned volume, bool numbered, struct box block,
                          bool *failed)
{
    double width = block.right - block.left;
    double size = fmax(13, 1.25 * b->type.body);
    double heading = part_fitting_size(b->serif_italic, title, 1.35 * size, width);
    struct part_lines head = {b->serif_italic, heading, 1.4 * heading, false};
    double y = block.top;
    y += part_lines(b, c, &head, title, block.left, y, width, failed) + 0.9 * size;
    unsigned number = 0;
    struct text line = {0};
    for (const char *p = text; *p;) {
        size_t length = strcspn(p, "\n");
        text_clear(&line);
        number += length > 0;
        if (numbered && length) {
            text_printf(&line, "%u. ", number);
        }
        text_add(&line, p, length);
        *failed |= line.failed;
        bool this_one = volume && number == volume && length;
        struct part_lines style = {this_one ? b->serif_bold : b->serif, size, 1.55 * size, false};
        y += length ? part_lines(b, c, &style, line.data ? line.data : "", block.left, y, width,
                                 failed)
                    : 0.8 * size;
        p += length + (p[length] == '\n');
    }
    text_free(&line);
    return y - block.top;
}

static void fill_also_title(const struct book *b, const struct config_part *item, struct text *out)
{
    if (item->title) {
        text_puts(out, item->title);
    } else {
        const char *values[] = {b->cfg->book.author ? b->cfg->book.author : b->cfg->book.publisher};
        values[0] = values[0] ? values[0] : "";
        translation_fill(out, book_text(b, TEXT_also_by), values, 1);
    }
}

static void fill_title(const struct book *b, const struct config_part *item, struct text *out)
{
    if (strcmp(item->part, "series") != 0) {
        fill_also_title(b, item, out);
    } else if (item->title || b->cfg->series.name) {
        text_puts(out, item->title ? item->title : b->cfg->series.name);
    } else {
        text_puts(out, book_text(b, TEXT_series));
    }
}

static double draw_list(const struct book *b, struct canvas *c, const struct config_part *item,
                        struct box block, bool *failed)
{
    bool series = strcmp(item->part, "series") == 0;
    struct text title = {0};
    fill_title(b, item, &title);
    double height = list_height(b, c, title.data ? title.data : "", item->text,
                                series ? b->cfg->series.volume : 0, series, block, failed);
    *failed |= title.failed;
    text_free(&title);
    return height;
}

void draw_book_list(const struct book *b, struct canvas *c, const struct page *p, struct box block)
{
    bool failed = false;
    double height = draw_list(b, NULL, p->item, block, &failed);
    block.top += 0.28 * fmax(0, block.bottom - block.top - height);
    draw_list(b, c, p->item, block, &failed);
    canvas_note_failure(c, failed);
}

static bool list_fits(const struct book *b, const struct config_part *item, bool *failed)
{
    struct box block = {0, 0, book_block_width(b), book_block_height(b)};
    return !item->text || draw_list(b, NULL, item, block, failed) <= block.bottom + 1e-6;
}

static void add_list(struct book *b, struct page_list *list, const struct config_part *item)
{
    book_add_page(b, list, PAGE_BOOK_LIST)->item = item;
}

const struct part_kind part_also_by = {
    .name = "also-by",
    .doc = "other books of the author, a line each",
    .places = PART_ANYWHERE,
    .takes = PART_TITLE | PART_TEXT,
    .needs = PART_TEXT,
    .add = add_list,
    .fits = list_fits,
};

const struct part_kind part_series = {
    .name = "series",
    .doc = "the volumes of the series, a line each; they are numbered, and this one is bold",
    .places = PART_ANYWHERE,
    .takes = PART_TITLE | PART_TEXT,
    .needs = PART_TEXT,
    .add = add_list,
    .fits = list_fits,
};
