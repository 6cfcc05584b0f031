#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "render/book/book_private.h"

enum { MAX_PLANNING_ROUNDS = 8 };

/* ---- small things ---- */

const char *book_text(const struct book *b, enum text_id id)
{
    return translation_text(&b->translation, id);
}

const char *book_keep(struct book *b, struct text *t)
{
    if (b->string_count == b->string_capacity) {
        size_t capacity = b->string_capacity ? 2 * b->string_capacity : 32;
        char **moved = realloc(b->string, capacity * sizeof *moved);
        if (!moved) {
            b->out_of_memory = true;
            text_free(t);
            return "";
        }
        b->string = moved;
        b->string_capacity = capacity;
    }
    if (t->failed || !t->data) {
        b->out_of_memory |= t->failed;
        text_free(t);
        return "";
    }
    b->string[b->string_count++] = t->data;
    return t->data;
}

static void forget_strings(struct book *b)
{
    for (size_t i = 0; i < b->string_count; i++) {
        free(b->string[i]);
    }
    b->string_count = 0;
}

double book_block_width(const struct book *b)
{
    return b->width_pt - b->margins.inside_pt - b->margins.outside_pt;
}

double book_block_height(const struct book *b)
{
    return b->height_pt - b->margins.top_pt - b->margins.bottom_pt;
}

struct box book_block(const struct book *b, size_t page)
{
    bool right_page = page % 2 == 0;
    double left = right_page ? b->margins.inside_pt : b->margins.outside_pt;
    return (struct box){left, b->margins.top_pt, left + book_block_width(b),
                        b->margins.top_pt + book_block_height(b)};
}

/* ---- pages ---- */

static struct page *add_page(struct book *b, struct page_list *list, enum page_kind kind)
{
    if (list->count == list->capacity) {
        size_t capacity = list->capacity ? 2 * list->capacity : 64;
        struct page *moved = realloc(list->page, capacity * sizeof *moved);
        if (!moved) {
            static struct page spare;
            b->out_of_memory = true;
            return &spare;
        }
        list->page = moved;
        list->capacity = capacity;
    }
    struct page *p = &list->page[list->count++];
    *p = (struct page){.kind = kind};
    return p;
}

/* The next page will be a right one. */
static void turn_to_right_page(struct book *b, struct page_list *list)
{
    if (list->count % 2 == 1) {
        add_page(b, list, PAGE_BLANK);
    }
}

static void add_entry(struct book *b, const char *title, const char *detail, size_t page)
{
    assert(b->entry_count < BOOK_MAX_ENTRIES);
    b->entry[b->entry_count++] = (struct entry){title, detail, page};
}

static void add_flow_pages(struct book *b, struct page_list *list, const struct flow *flow,
                           const char *title)
{
    size_t from = 0;
    while (from < flow->line_count) {
        bool opens = from == 0;
        double room = book_block_height(b) - (opens ? TEXT_HEADING_PT : 0);
        size_t to = flow_break(flow, from, room);
        struct page *p = add_page(b, list, PAGE_TEXT);
        p->flow = flow;
        p->first = from;
        p->count = to - from;
        p->opens = opens;
        p->title = title;
        p->head = title;
        from = to;
    }
}

/* The example goes below the how-to text where there is room, else on a page of its own. */
static void add_how_to(struct book *b, struct page_list *list)
{
    const char *title = book_text(b, TEXT_how_to_play);
    const struct flow *flow = &b->flow[FLOW_HOW_TO];
    add_entry(b, title, NULL, list->count);
    add_flow_pages(b, list, flow, title);
    const struct page *last = &list->page[list->count - 1];
    double used = flow_height(flow, last->first, last->first + last->count) +
                  (last->opens ? TEXT_HEADING_PT : 0);
    if (!example_fits(b, book_block_height(b) - used)) {
        struct page *p = add_page(b, list, PAGE_EXAMPLE);
        p->head = title;
    }
}

static const char *section_title(const struct book *b, size_t s)
{
    const struct config_section *section = &b->cfg->section[s];
    if (section->title) {
        return section->title;
    }
    return section->level ? translation_level(&b->translation, section->level)
                          : book_text(b, TEXT_puzzles);
}

/* What the contents will list, in order; the number of titles. */
static size_t contents_titles(const struct book *b, const char *title[BOOK_MAX_ENTRIES])
{
    const struct book_config *c = b->cfg;
    size_t count = 0;
    if (c->book.introduction) {
        title[count++] = book_text(b, TEXT_introduction);
    }
    if (c->parts.how_to_play) {
        title[count++] = book_text(b, TEXT_how_to_play);
    }
    for (size_t s = 0; s < c->section_count; s++) {
        title[count++] = section_title(b, s);
    }
    const struct {
        bool there;
        enum text_id id;
    } back[] = {
        {b->source.hint != NULL, TEXT_hints},
        {b->source.walkthrough_count > 0, TEXT_walkthroughs},
        {c->answers.place == PLACE_BOOK || c->answers.place == PLACE_BOTH, TEXT_solutions},
        {c->parts.index, TEXT_index},
        {c->parts.certificate, TEXT_certificate},
        {c->parts.notes_pages > 0, TEXT_notes},
    };
    for (size_t i = 0; i < sizeof back / sizeof back[0]; i++) {
        if (back[i].there) {
            title[count++] = book_text(b, back[i].id);
        }
    }
    return count;
}

static void add_contents(struct book *b, struct page_list *list)
{
    const char *title[BOOK_MAX_ENTRIES];
    size_t count = contents_titles(b, title);
    for (size_t first = 0; first < count;) {
        double room = book_block_height(b) - (first ? 0 : CONTENTS_HEADING_PT);
        double used = contents_entry_height(b, title[first]);
        size_t end = first + 1;
        while (end < count && used + contents_entry_height(b, title[end]) <= room + 1e-6) {
            used += contents_entry_height(b, title[end++]);
        }
        struct page *p = add_page(b, list, PAGE_CONTENTS);
        p->first = first;
        p->count = end - first;
        p->opens = first == 0;
        first = end;
    }
}

static void add_front(struct book *b, struct page_list *list)
{
    const struct book_config *c = b->cfg;
    if (c->parts.title_page) {
        add_page(b, list, PAGE_TITLE);
    }
    if (c->parts.copyright_page) {
        add_page(b, list, PAGE_COPYRIGHT);
    }
    if (c->book.dedication) {
        turn_to_right_page(b, list);
        add_page(b, list, PAGE_DEDICATION);
    }
    if (c->parts.contents) {
        turn_to_right_page(b, list);
        b->contents_page = list->count;
        add_contents(b, list);
    }
    if (c->book.introduction) {
        const char *title = book_text(b, TEXT_introduction);
        add_entry(b, title, NULL, list->count);
        add_flow_pages(b, list, &b->flow[FLOW_INTRODUCTION], title);
    }
    if (c->parts.how_to_play) {
        add_how_to(b, list);
    }
}

static const char *range_text(struct book *b, size_t first, size_t last)
{
    char one[24];
    char two[24];
    snprintf(one, sizeof one, "%zu", first);
    snprintf(two, sizeof two, "%zu", last);
    const char *values[] = {one, two};
    struct text t = {0};
    if (first == last) {
        text_printf(&t, "%s %s", book_text(b, TEXT_puzzle), one);
    } else {
        translation_fill(&t, book_text(b, TEXT_puzzle_range), values, 2);
    }
    return book_keep(b, &t);
}

static unsigned puzzles_a_page(const struct book *b, size_t s)
{
    unsigned own = b->cfg->section[s].per_page;
    return own ? own : b->cfg->per_page;
}

static void add_section(struct book *b, struct page_list *list, size_t s, size_t first)
{
    size_t count = b->source.section[s].count;
    const char *title = section_title(b, s);
    const char *range = range_text(b, first + 1, first + count);
    size_t opening = list->count;
    if (b->cfg->parts.section_pages) {
        turn_to_right_page(b, list);
        opening = list->count;
        struct page *p = add_page(b, list, PAGE_SECTION);
        p->title = title;
        p->detail = range;
        p->first = s;
    }
    add_entry(b, title, range, opening);
    unsigned per_page = puzzles_a_page(b, s);
    for (size_t i = 0; i < count; i += per_page) {
        size_t here = count - i < per_page ? count - i : per_page;
        for (size_t k = 0; k < here; k++) {
            b->puzzle[first + i + k].page = list->count;
        }
        struct page *p = add_page(b, list, PAGE_PUZZLES);
        p->first = first + i;
        p->count = here;
        p->head = title;
    }
}

/* Pages of solutions; a page holds boards of one layout only. */
static void add_solutions(struct book *b, enum book_part part, size_t s_first)
{
    struct page_list *list = &b->part[part];
    size_t n = b->puzzle_count;
    bool reversed = b->cfg->answers.reversed;
    for (size_t i = s_first; i < n;) {
        size_t start = i;
        size_t section = b->puzzle[reversed ? n - 1 - i : i].section;
        const struct layout *layout = &b->section_answer[section];
        size_t room = layout->columns * layout->rows;
        room = room < b->cfg->answers.per_page ? room : b->cfg->answers.per_page;
        for (; i < n && i - start < room; i++) {
            struct book_puzzle *p = &b->puzzle[reversed ? n - 1 - i : i];
            if (b->section_answer[p->section].cell_pt != layout->cell_pt) {
                break;
            }
            if (part == BOOK_INTERIOR || b->cfg->answers.place == PLACE_APART) {
                p->solution_page = list->count;
                p->solution_part = part;
            }
        }
        struct page *page = add_page(b, list, PAGE_SOLUTIONS);
        page->first = start;
        page->count = i - start;
        page->head = book_text(b, TEXT_solutions);
    }
}

static void add_walkthroughs(struct book *b, struct page_list *list)
{
    const char *title = book_text(b, TEXT_walkthroughs);
    add_entry(b, title, NULL, list->count);
    for (size_t w = 0; w < b->source.walkthrough_count; w++) {
        const struct walkthrough_layout *l = &b->walkthrough_layout[w];
        for (unsigned i = 0; i < l->page_count; i++) {
            struct page *p = add_page(b, list, PAGE_WALKTHROUGH);
            p->walkthrough = w;
            p->first = l->first[i];
            p->count = (size_t)(l->first[i + 1] - l->first[i]);
            p->head = title;
        }
    }
}

static void add_back(struct book *b, struct page_list *list)
{
    const struct book_config *c = b->cfg;
    if (b->source.hint) {
        const char *title = book_text(b, TEXT_hints);
        add_entry(b, title, NULL, list->count);
        add_flow_pages(b, list, &b->flow[FLOW_HINTS], title);
    }
    if (b->source.walkthrough_count) {
        add_walkthroughs(b, list);
    }
    if (c->answers.place == PLACE_BOOK || c->answers.place == PLACE_BOTH) {
        const char *title = book_text(b, TEXT_solutions);
        size_t opening = list->count;
        if (c->parts.section_pages) {
            turn_to_right_page(b, list);
            opening = list->count;
            struct page *p = add_page(b, list, PAGE_SECTION);
            p->title = title;
            p->detail = range_text(b, 1, b->puzzle_count);
            p->first = SIZE_MAX;
        }
        add_entry(b, title, NULL, opening);
        add_solutions(b, BOOK_INTERIOR, 0);
    }
    if (c->parts.index) {
        const char *title = book_text(b, TEXT_index);
        add_entry(b, title, NULL, list->count);
        add_flow_pages(b, list, &b->flow[FLOW_INDEX], title);
    }
    if (c->parts.certificate) {
        turn_to_right_page(b, list);
        add_entry(b, book_text(b, TEXT_certificate), NULL, list->count);
        add_page(b, list, PAGE_CERTIFICATE);
    }
    for (unsigned i = 0; i < c->parts.notes_pages; i++) {
        if (i == 0) {
            add_entry(b, book_text(b, TEXT_notes), NULL, list->count);
        }
        struct page *p = add_page(b, list, PAGE_NOTES);
        p->head = book_text(b, TEXT_notes);
        p->opens = i == 0;
    }
}

static bool shows_folio(enum page_kind kind)
{
    return kind != PAGE_TITLE && kind != PAGE_COPYRIGHT && kind != PAGE_DEDICATION &&
           kind != PAGE_BLANK;
}

static void number_pages(struct book *b, size_t body)
{
    struct page_list *list = &b->part[BOOK_INTERIOR];
    bool roman = b->cfg->style.front_folios == FRONT_FOLIOS_ROMAN;
    bool through = b->cfg->style.front_folios == FRONT_FOLIOS_ARABIC;
    for (size_t i = 0; i < list->count; i++) {
        struct page *p = &list->page[i];
        bool front = i < body;
        bool shown = shows_folio(p->kind) && (!front || roman || through);
        size_t number = front || through ? i + 1 : i - body + 1;
        p->folio = shown ? (unsigned)number : 0;
        p->roman = front && roman;
    }
    list = &b->part[BOOK_ANSWERS];
    for (size_t i = 0; i < list->count; i++) {
        list->page[i].folio = (unsigned)i + 1;
    }
    /* Where pages show no numbers, puzzles and solutions refer to none. */
    bool told = b->cfg->style.folios != FOLIOS_NONE;
    for (size_t i = 0; i < b->puzzle_count; i++) {
        struct book_puzzle *p = &b->puzzle[i];
        p->folio = told ? b->part[BOOK_INTERIOR].page[p->page].folio : 0;
        p->solution_folio = told && p->solution_page != SIZE_MAX
                                ? b->part[p->solution_part].page[p->solution_page].folio
                                : 0;
    }
}

static void plan_pages(struct book *b)
{
    const struct book_config *c = b->cfg;
    struct page_list *list = &b->part[BOOK_INTERIOR];
    forget_strings(b);
    list->count = 0;
    b->part[BOOK_ANSWERS].count = 0;
    b->entry_count = 0;
    b->contents_page = SIZE_MAX;
    book_make_flows(b);
    add_front(b, list);
    turn_to_right_page(b, list);
    size_t body = list->count;
    size_t first = 0;
    for (size_t s = 0; s < c->section_count; s++) {
        add_section(b, list, s, first);
        first += b->source.section[s].count;
    }
    add_back(b, list);
    for (size_t blank = book_padding(b, list->count); blank > 0; blank--) {
        add_page(b, list, PAGE_BLANK);
    }
    if (c->answers.place == PLACE_APART || c->answers.place == PLACE_BOTH) {
        if (c->parts.title_page) {
            struct page *p = add_page(b, &b->part[BOOK_ANSWERS], PAGE_SECTION);
            p->title = c->book.title;
            p->detail = book_text(b, TEXT_answer_key);
            p->first = SIZE_MAX;
        }
        add_solutions(b, BOOK_ANSWERS, 0);
    }
    number_pages(b, body);
}

/* ---- margins and bounds ---- */

static double or_auto(double configured, double automatic)
{
    return configured < 0 ? automatic : configured;
}

static const double head_from_edge_pt = 0.42 * PT_PER_INCH;

static void set_margins(struct book *b, double gutter_pt)
{
    const struct config_margins *m = &b->cfg->page.margins;
    const struct profile *p = b->source.profile;
    double vendor = b->bleed_pt > 0 ? p->bleed_margin_pt : p->margin_pt;
    double half_inch = 0.5 * PT_PER_INCH;
    b->margins.inside_pt = or_auto(m->inside_pt, gutter_pt + 0.125 * PT_PER_INCH);
    /* The outer line of a board at the block's edge stands half outside it. */
    double line = BOARD_WIDEST_LINE * b->cfg->style.outer_line_pt / 2;
    b->margins.outside_pt = or_auto(m->outside_pt, fmax(half_inch, vendor + line));
    double top = fmax(half_inch, vendor) + 0.08 * PT_PER_INCH;
    if (b->cfg->style.running_heads) {
        top = fmax(top, fmax(head_from_edge_pt, vendor) + b->type.head + HEAD_TO_BLOCK_PT);
    }
    b->margins.top_pt = or_auto(m->top_pt, top);
    double folio =
        b->cfg->style.folios == FOLIOS_NONE ? 0 : 0.72 * b->type.folio + FOLIO_TO_BLOCK_PT;
    b->margins.bottom_pt =
        or_auto(m->bottom_pt, fmax(half_inch, vendor) + fmax(folio, 0.1 * PT_PER_INCH));
}

static enum status too_long(const struct book *b, const char *const *text, const char *what,
                            struct diag *d)
{
    struct diag_at at;
    d->hint = "make it shorter, or style.text_size smaller, or the page larger";
    return diag_usage(d, book_config_at(b->cfg, text, &at), "%s does not fit on its page", what);
}

/* Texts that cannot go on on another page. */
static enum status check_single_pages(const struct book *b, struct diag *d)
{
    const struct book_config *c = b->cfg;
    enum status status = STATUS_OK;
    if (c->parts.copyright_page && !front_text_fits(b, false)) {
        status = too_long(b, &c->book.copyright, "the copyright text", d);
    }
    if (c->book.dedication && !front_text_fits(b, true)) {
        status = too_long(b, &c->book.dedication, "the dedication", d);
    }
    for (size_t s = 0; c->parts.section_pages && s < c->section_count; s++) {
        const char *const *text = &c->section[s].introduction;
        if (!section_page_fits(b, section_title(b, s), *text)) {
            status = too_long(b, text, "the section's introduction", d);
        }
    }
    return status;
}

/* A wider gutter can make more pages, and more pages a wider gutter; neither ever shrinks here, so
 * a few rounds settle it. */
static enum status settle(struct book *b, struct diag *d)
{
    const struct profile *profile = b->source.profile;
    double gutter = profile_gutter_pt(profile, 1);
    for (unsigned round = 0; round < MAX_PLANNING_ROUNDS; round++) {
        set_margins(b, gutter);
        enum status status = book_choose_layouts(b, d);
        status = status == STATUS_OK ? book_lay_out_walkthroughs(b, d) : status;
        if (status != STATUS_OK) {
            return status;
        }
        plan_pages(b);
        if (b->out_of_memory) {
            return diag_error(d, NULL, "out of memory");
        }
        double wanted = profile_gutter_pt(profile, (unsigned)b->part[BOOK_INTERIOR].count);
        if (wanted <= gutter) {
            break;
        }
        gutter = wanted;
    }
    enum status status = book_check_bounds(b, d);
    return status == STATUS_OK ? check_single_pages(b, d) : status;
}

/* ---- opening ---- */

static enum status find_fonts(struct book *b, struct diag *d)
{
    const struct config_style *s = &b->cfg->style;
    struct font_set *set = b->source.fonts;
    struct diag_at at;
    const char *digits = s->digit_font ? s->digit_font : s->font;
    const void *digits_at = s->digit_font ? (const void *)&s->digit_font : (const void *)&s->font;
    const struct {
        const char *name;
        enum font_style style;
        const struct font **out;
        const void *field;
    } rows[] = {
        {s->font, FONT_REGULAR, &b->serif, &s->font},
        {s->font_bold ? s->font_bold : s->font, FONT_BOLD, &b->serif_bold, &s->font_bold},
        {s->font_italic ? s->font_italic : s->font, FONT_ITALIC, &b->serif_italic, &s->font_italic},
        {s->font_bold ? s->font_bold : s->font, FONT_BOLD_ITALIC, &b->serif_bold_italic,
         s->font_bold ? (const void *)&s->font_bold : (const void *)&s->font},
        {digits, FONT_REGULAR, &b->sans, digits_at},
        {digits, FONT_BOLD, &b->sans_bold, digits_at},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        enum status status = font_find(set, rows[i].name, rows[i].style, rows[i].out,
                                       book_config_at(b->cfg, rows[i].field, &at), d);
        if (status != STATUS_OK) {
            return status;
        }
    }
    return STATUS_OK;
}

static void set_board_style(struct book *b)
{
    const struct config_style *s = &b->cfg->style;
    b->board = (struct board_style){
        .given_font = b->sans_bold,
        .solved_font = b->sans,
        .candidate_font = b->sans,
        .cell_line_pt = s->cell_line_pt,
        .box_line_pt = s->box_line_pt,
        .outer_line_pt = s->outer_line_pt,
        .min_line_pt = b->source.profile->min_line_pt,
        .digit_height = s->digit_height,
        .shade_gray = 0.87,
        .symbol = s->digits.count ? s->digits.item : NULL,
        .symbol_count = s->digits.count,
    };
}

static bool number_puzzles(struct book *b)
{
    for (size_t s = 0; s < b->cfg->section_count; s++) {
        b->puzzle_count += b->source.section[s].count;
    }
    size_t sections = b->cfg->section_count + 1;
    b->puzzle = calloc(b->puzzle_count + 1, sizeof *b->puzzle);
    b->section_layout = calloc(sections, sizeof *b->section_layout);
    b->section_answer = calloc(sections, sizeof *b->section_answer);
    b->section_label = calloc(sections, sizeof *b->section_label);
    b->section_answer_label = calloc(sections, sizeof *b->section_answer_label);
    b->walkthrough_layout = calloc(b->source.walkthrough_count + 1, sizeof *b->walkthrough_layout);
    if (!b->puzzle || !b->section_layout || !b->section_answer || !b->section_label ||
        !b->section_answer_label || !b->walkthrough_layout) {
        return false;
    }
    size_t number = 0;
    for (size_t s = 0; s < b->cfg->section_count; s++) {
        for (size_t i = 0; i < b->source.section[s].count; i++) {
            b->puzzle[number++] = (struct book_puzzle){.record = b->source.section[s].record[i],
                                                       .section = s,
                                                       .number_in_section = i + 1,
                                                       .page = SIZE_MAX,
                                                       .solution_page = SIZE_MAX};
        }
    }
    return true;
}

enum status book_plan(struct book **out, const struct book_source *source, struct diag *d)
{
    *out = NULL;
    struct book *b = calloc(1, sizeof *b);
    if (!b) {
        return diag_error(d, NULL, "out of memory");
    }
    b->source = *source;
    b->cfg = source->config;
    b->translation = (struct translation){b->cfg->book.language, &b->cfg->book.words};
    b->width_pt = b->cfg->page.trim.width_pt;
    b->height_pt = b->cfg->page.trim.height_pt;
    b->bleed_pt = or_auto(b->cfg->page.bleed_pt,
                          source->profile->always_bleed ? source->profile->bleed_pt : 0);
    enum status status = number_puzzles(b) ? STATUS_OK : diag_error(d, NULL, "out of memory");
    status = status == STATUS_OK ? book_check_sheet(b, d) : status;
    status = status == STATUS_OK ? find_fonts(b, d) : status;
    if (status == STATUS_OK) {
        set_board_style(b);
        book_set_type(b);
        status = book_check_texts(b, d);
    }
    status = status == STATUS_OK ? settle(b, d) : status;
    if (status != STATUS_OK) {
        book_drop(b);
        return status;
    }
    *out = b;
    return STATUS_OK;
}

void book_drop(struct book *b)
{
    if (!b) {
        return;
    }
    forget_strings(b);
    free(b->string);
    for (unsigned i = 0; i < FLOW_COUNT; i++) {
        flow_free(&b->flow[i]);
    }
    free(b->part[BOOK_INTERIOR].page);
    free(b->part[BOOK_ANSWERS].page);
    free(b->puzzle);
    free(b->section_layout);
    free(b->section_answer);
    free(b->section_label);
    free(b->section_answer_label);
    free(b->walkthrough_layout);
    free(b);
}

size_t book_page_count(const struct book *b, enum book_part part)
{
    return b->part[part].count;
}

size_t book_puzzle_count(const struct book *b)
{
    return b->puzzle_count;
}

const struct book_puzzle *book_puzzle_at(const struct book *b, size_t number)
{
    assert(number >= 1 && number <= b->puzzle_count);
    return &b->puzzle[number - 1];
}
