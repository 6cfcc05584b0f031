#include "render/book/plan/puzzle_links.h"

#include <stdlib.h>
#include <string.h>

#include "gen/format/exchange/puzzle_link.h"
#include "render/book/book_data.h"
#include "render/book/plan/puzzle_list.h"
#include "render/pictures/qr.h"

/* The field that holds a section's template; what it points to may be NULL. */
static const char *const *template_of(const struct book *b, size_t s)
{
    const struct config_section *section = &b->cfg->section[s];
    return section->has.link ? &section->link : &b->cfg->web.link;
}

static enum status link_puzzle(const struct book *b, size_t index, struct text *out, struct diag *d)
{
    struct diag_at place;
    const struct book_puzzle *p = &b->puzzle[index];
    const char *const *template = template_of(b, p->section);
    if (!*template) {
        if (b->cfg->web.url && !b->cfg->section[p->section].has.link) {
            text_printf(out, "%s#%zu", b->cfg->web.url, index + 1);
        }
        return out->failed ? diag_error(d, NULL, OUT_OF_MEMORY) : STATUS_OK;
    }
    const struct diag_at *at = book_config_at(b->cfg, template, &place);
    enum status status = puzzle_link_add(*template, p->record, index + 1, at, d, out);
    if (status == STATUS_OK && qr_side_pt(out->data) <= 0) {
        return out->length <= MAX_QR_CHARACTERS
                   ? diag_error(d, at, "%s", qr_fault())
                   : diag_error(
                         d, at,
                         "puzzle %zu: its link has %zu characters, but a QR code can hold only %d",
                         index + 1, out->length, MAX_QR_CHARACTERS);
    }
    return status;
}

enum status book_link_puzzles(struct book *b, struct diag *d)
{
    enum status status = STATUS_OK;
    for (size_t i = 0; i < b->puzzle_count && status == STATUS_OK; i++) {
        struct text link = {0};
        status = link_puzzle(b, i, &link, d);
        b->puzzle[i].link = link.data;
    }
    return status;
}

void book_drop_links(struct book *b)
{
    for (size_t i = 0; b->puzzle && i < b->puzzle_count; i++) {
        free(b->puzzle[i].link);
    }
}

double section_link_side_pt(const struct book *b, size_t s)
{
    size_t first = section_first_puzzle(b, s);
    struct text longest = {0};
    bool imported_page = !*template_of(b, s) && b->cfg->web.url && !b->cfg->section[s].has.link;
    if (imported_page) {
        /* All of one size in the book: that of the last puzzle's. */
        text_printf(&longest, "%s#%zu", b->cfg->web.url, (size_t)b->cfg->puzzle_count);
    }
    for (size_t i = 0; i < b->source.section[s].count && !imported_page; i++) {
        const char *link = b->puzzle[first + i].link;
        if (link && strlen(link) > longest.length) {
            text_clear(&longest);
            text_puts(&longest, link);
        }
    }
    double side = longest.length && !longest.failed ? qr_side_pt(longest.data) : 0;
    text_free(&longest);
    return side;
}
