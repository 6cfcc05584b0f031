#include "tests/unit/page_notes.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/unit/a_font.h"

static bool note_open(struct canvas *c)
{
    c->state = calloc(1, sizeof(struct notes));
    return c->state != NULL;
}

static void note_text(struct canvas *c, const double at[2], unsigned quarter_turns,
                      const struct text_style *style, const char *utf8, const struct shaped *shaped)
{
    (void)shaped;
    struct notes *n = c->state;
    cr_assert_lt(n->count, MAX_TEXTS);
    struct noted *t = &n->item[n->count++];
    *t = (struct noted){at[0], at[0] + text_width_pt(style, utf8), at[1], style->size_pt, ""};
    snprintf(t->text, sizeof t->text, "%s", utf8);
    (void)quarter_turns;
}

static void note_page(struct canvas *c, const struct page_boxes *boxes)
{
    (void)c;
    (void)boxes;
}

static void note_end(struct canvas *c)
{
    (void)c;
}

static void note_line(struct canvas *c, const double from[2], const double to[2], double width_pt,
                      const struct paint *p)
{
    (void)p;
    struct notes *n = c->state;
    cr_assert_lt(n->line_count, MAX_LINES);
    n->line[n->line_count++] = (struct noted_line){{from[0], from[1]}, {to[0], to[1]}, width_pt};
}

static void note_rect(struct canvas *c, const struct box *b, double width_pt, const struct paint *p)
{
    (void)width_pt, (void)p;
    struct notes *n = c->state;
    n->shape_count++;
    if (n->rect_count < MAX_RECTS) {
        n->rect[n->rect_count++] = *b;
    }
}

static void note_circle(struct canvas *c, const double centre[2], double radius_pt, double width_pt,
                        const struct paint *p)
{
    (void)centre, (void)radius_pt, (void)width_pt, (void)p;
    struct notes *n = c->state;
    n->shape_count++;
}

static void note_art(struct canvas *c, const double m[6], const struct art *art, double min_width,
                     const struct paint *ink)
{
    (void)min_width, (void)ink;
    struct notes *n = c->state;
    cr_assert_lt(n->art_count, MAX_ARTS);
    n->art[n->art_count++] =
        (struct box){m[4], m[5], m[4] + m[0] * art->width, m[5] + m[3] * art->height};
}

static void note_drop(struct canvas *c)
{
    free(c->state);
}

static const struct device_functions functions = {
    .open = note_open,
    .begin_page = note_page,
    .end_page = note_end,
    .line = note_line,
    .rect = note_rect,
    .circle = note_circle,
    .text = note_text,
    .art = note_art,
    .drop = note_drop,
};

const struct canvas_device page_noter = {
    .name = "notes", .many_pages = true, .functions = &functions};

static void begin_book(struct bench *t, const char *yaml, const char *const *level, size_t levels,
                       const char *const *hint, const struct book_walkthrough *walkthrough)
{
    static const struct config_vocabulary any = {0};
    size_t length;
    size_t count = 0;
    memset(t, 0, sizeof *t);
    FILE *out = open_memstream(&t->messages, &length);
    struct diag d;
    diag_init(&d, out);
    t->status = book_config_parse(&t->cfg, "pages.yaml", yaml, strlen(yaml), &any, NULL, 0, &d);
    cr_assert_eq(t->status, STATUS_OK, "%s", yaml);
    for (size_t s = 0; s < t->cfg->section_count; s++) {
        const struct config_section *section = &t->cfg->section[s];
        t->section[s] =
            (struct book_section_source){.record = t->puzzle + count, .count = section->count};
        for (size_t i = 0; i < section->count; i++, count++) {
            cr_assert_lt(count, MAX_BENCH);
            record_init(&t->record[count], variant_find(section->variant));
            strcpy(t->record[count].level, level[count % levels]);
            t->record[count].minutes = 125;
            t->puzzle[count] = &t->record[count];
        }
    }
    t->fonts = shared_fonts();
    struct book_source source = {.config = t->cfg,
                                 .profile = profile_find("screen"),
                                 .fonts = t->fonts,
                                 .section = t->section,
                                 .hint = hint,
                                 .walkthrough = walkthrough,
                                 .walkthrough_count = walkthrough ? 1 : 0,
                                 .draft = true};
    t->status = book_plan(&t->book, &source, &d);
    fclose(out);
}

static const char *const medium[] = {"medium"};

void begin_with(struct bench *t, const char *yaml, const char *const *hint,
                const struct book_walkthrough *walkthrough)
{
    begin_book(t, yaml, medium, 1, hint, walkthrough);
}

void begin_bench(struct bench *t, const char *yaml)
{
    begin_book(t, yaml, medium, 1, NULL, NULL);
}

void begin_levels(struct bench *t, const char *yaml, const char *const *level, size_t count)
{
    begin_book(t, yaml, level, count, NULL, NULL);
}

const struct notes *page_texts(struct bench *t, size_t page)
{
    struct canvas_options o = {.scale = 1};
    canvas_drop(t->canvas);
    t->canvas = canvas_new(&page_noter, &o);
    book_draw_page(t->book, BOOK_INTERIOR, page, t->canvas);
    return t->canvas->state;
}

const struct noted *find(const struct notes *n, const char *text)
{
    for (size_t i = 0; i < n->count; i++) {
        if (strcmp(n->item[i].text, text) == 0) {
            return &n->item[i];
        }
    }
    return NULL;
}

void end(struct bench *t)
{
    canvas_drop(t->canvas);
    book_drop(t->book);
    book_config_free(t->cfg);
    free(t->messages);
}

size_t page_of_kind(const struct bench *t, const char *kind, size_t from)
{
    const struct page_list *list = &t->book->part[BOOK_INTERIOR];
    while (from < list->count && strcmp(list->page[from].kind->name, kind) != 0) {
        from++;
    }
    return from;
}

size_t pages_of(const struct bench *t, const char *kind)
{
    size_t count = 0;
    for (size_t i = 0; i < t->book->part[BOOK_INTERIOR].count; i++) {
        count += strcmp(t->book->part[BOOK_INTERIOR].page[i].kind->name, kind) == 0;
    }
    return count;
}
