#include "render/book/pages/book_list_page.h"

#include <math.h>
#include <string.h>

#include "render/book/book_data.h"
#include "render/book/style/set_text.h"

static double list_height(const struct book *b, struct canvas *c, const struct book_list *list,
                          const char *text, struct box block, bool *failed)
{
    double width = block.right - block.left;
    double size = fmax(13, 1.25 * b->type.body);
    double heading = fitting_line_size(b->faces.serif_italic, list->title, 1.35 * size, width);
    struct display_text head = {
        .font = b->faces.serif_italic, .size_pt = heading, .leading_pt = 1.4 * heading};
    double y = block.top;
    y += put_display_text(c, &head, list->title, block.left, y, width, failed) + 0.9 * size;
    unsigned number = 0;
    struct text line = {0};
    for (const char *p = text; *p;) {
        size_t length = strcspn(p, "\n");
        text_clear(&line);
        number += length > 0;
        if (list->numbered && length) {
            text_printf(&line, "%u. ", number);
        }
        text_add(&line, p, length);
        *failed |= line.failed;
        bool this_one = list->volume && number == list->volume && length;
        struct display_text style = {.font = this_one ? b->faces.serif_bold : b->faces.serif,
                                     .size_pt = size,
                                     .leading_pt = 1.55 * size};
        y += length ? put_display_text(c, &style, line.data ? line.data : "", block.left, y, width,
                                       failed)
                    : 0.8 * size;
        p += length + (p[length] == '\n');
    }
    text_free(&line);
    return y - block.top;
}

void draw_book_list(const struct book *b, struct canvas *c, const struct page *p, struct box block,
                    const struct book_list *list)
{
    bool failed = false;
    double height = list_height(b, NULL, list, p->item->text, block, &failed);
    block.top += 0.28 * fmax(0, block.bottom - block.top - height);
    list_height(b, c, list, p->item->text, block, &failed);
    canvas_note_failure(c, failed);
}

bool book_list_fits(const struct book *b, const struct config_part *item,
                    const struct book_list *list, bool *failed)
{
    struct box block = {0, 0, book_block_width(b), book_block_height(b)};
    return !item->text ||
           list_height(b, NULL, list, item->text, block, failed) <= block.bottom + 1e-6;
}
