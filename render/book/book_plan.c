/* Planning a book: margins and gutter, then pages, until the one agrees with the other. */
#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "render/book/plan/book_parts.h"

enum { MAX_PLANNING_ROUNDS = 8 };

/* ---- margins ---- */

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
    double widest = b->cfg->style.look.outer_line_pt;
    for (size_t i = 0; i < b->cfg->section_count; i++) {
        widest = fmax(widest, b->cfg->section[i].look.outer_line_pt);
    }
    double line = BOARD_WIDEST_LINE * widest / 2;
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
    bool failed = false;
    bool copyright = !c->parts.copyright_page || front_text_fits(b, false, &failed);
    bool dedication = !c->book.dedication || front_text_fits(b, true, &failed);
    bool section[CONFIG_MAX_SECTIONS];
    for (size_t s = 0; s < c->section_count; s++) {
        section[s] = !c->parts.section_pages || section_page_fits(b, s, &failed);
    }
    if (failed) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    enum status status = STATUS_OK;
    if (!copyright) {
        status = too_long(b, &c->book.copyright, "the copyright text", d);
    }
    if (!dedication) {
        status = too_long(b, &c->book.dedication, "the dedication", d);
    }
    for (size_t s = 0; s < c->section_count; s++) {
        if (!section[s]) {
            bool tip = c->section[s].tip && !c->section[s].introduction;
            status = tip ? too_long(b, &c->section[s].tip, "the section's tip", d)
                         : too_long(b, &c->section[s].introduction,
                                    c->section[s].tip ? "the section's introduction with its tip"
                                                      : "the section's introduction",
                                    d);
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
        status = status == STATUS_OK ? book_lay_out_lessons(b, d) : status;
        if (status != STATUS_OK) {
            return status;
        }
        book_plan_pages(b);
        if (b->out_of_memory) {
            return diag_error(d, NULL, OUT_OF_MEMORY);
        }
        double wanted = profile_gutter_pt(profile, (unsigned)b->part[BOOK_INTERIOR].count);
        if (wanted <= gutter) {
            break;
        }
        gutter = wanted;
    }
    enum status status = book_check_bounds(b, d);
    status = status == STATUS_OK ? check_single_pages(b, d) : status;
    status = status == STATUS_OK ? book_check_ornament(b, d) : status;
    return status == STATUS_OK ? book_check_part_pages(b, d) : status;
}

/* ---- opening ---- */

/* A face is helped by the fallbacks of its own kind first, in its own style. What is not on this
 * machine cannot help. */
static enum status add_fallbacks(const struct book *b, const struct font *font,
                                 enum font_style style, bool own_kind, struct diag *d)
{
    for (const char *name = b->cfg->style.fallback_font; name && *name;) {
        size_t length = strcspn(name, ",");
        char family[128];
        const struct font *found;
        struct diag silent;
        diag_init(&silent, NULL);
        snprintf(family, sizeof family, "%.*s", (int)length, name);
        if (font_find(b->source.fonts, family, style, &found, NULL, &silent) == STATUS_OK &&
            (font_is_sans(found) == font_is_sans(font)) == own_kind) {
            font_fall_back(font, found);
        }
        if (silent.no_memory) {
            return diag_error(d, NULL, OUT_OF_MEMORY);
        }
        name += length + strspn(name + length, ", ");
    }
    return STATUS_OK;
}

static enum status find_fallbacks(const struct book *b, struct diag *d)
{
    const struct {
        const struct font *font;
        enum font_style style;
    } rows[] = {{b->heading, FONT_BOLD},
                {b->serif, FONT_REGULAR},
                {b->serif_bold, FONT_BOLD},
                {b->serif_italic, FONT_ITALIC},
                {b->serif_bold_italic, FONT_BOLD_ITALIC},
                {b->sans, FONT_REGULAR},
                {b->sans_bold, FONT_BOLD}};
    enum status status = STATUS_OK;
    for (size_t i = 0; i < 2 * sizeof rows / sizeof rows[0] && status == STATUS_OK; i++) {
        status = add_fallbacks(b, rows[i / 2].font, rows[i / 2].style, i % 2 == 0, d);
    }
    return status;
}

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
        {s->heading_font ? s->heading_font
         : s->font_bold  ? s->font_bold
                         : s->font,
         s->heading_font ? FONT_REGULAR : FONT_BOLD, &b->heading,
         s->heading_font ? (const void *)&s->heading_font : (const void *)&s->font_bold},
        {digits, FONT_REGULAR, &b->sans, digits_at},
        {digits, FONT_BOLD, &b->sans_bold, digits_at},
    };
    shape_language(set, b->cfg->book.language);
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        enum status status = font_find(set, rows[i].name, rows[i].style, rows[i].out,
                                       book_config_at(b->cfg, rows[i].field, &at), d);
        if (status != STATUS_OK) {
            return status;
        }
    }
    enum status helped = find_fallbacks(b, d);
    if (helped == STATUS_OK && s->hyphenate) {
        const char *lacking;
        b->hyphenator = font_set_hyphenator(set, b->cfg->book.language, &lacking);
        if (!b->hyphenator && !hyphenator_never(lacking)) {
            return diag_error(d, NULL, "words cannot be divided: %s", lacking);
        }
        if (!b->hyphenator) {
            diag_warning(d, book_config_at(b->cfg, &s->hyphenate, &at), "no word is divided: %s",
                         lacking);
        }
    }
    return helped;
}

static void set_board_style(struct book *b)
{
    const struct config_style *s = &b->cfg->style;
    b->board = (struct board_style){
        .given_font = b->sans_bold,
        .solved_font = b->sans,
        .candidate_font = b->sans,
        .min_line_pt = b->source.profile->min_line_pt,
        .least_text_pt = b->source.profile->min_text_pt,
        .frame_paint = book_ink(b, INKED_FRAMES),
        .shade_gray = 0.87,
        .symbol = s->digits.count ? s->digits.item : NULL,
        .symbol_count = s->digits.count,
    };
    book_take_look(&b->board, &s->look);
}

static size_t layouts_of(const struct config_section *s)
{
    return s->rhythm.count ? s->rhythm.count : 1;
}

static size_t count_layouts(const struct book *b)
{
    size_t count = 0;
    for (size_t s = 0; s < b->cfg->section_count; s++) {
        count += layouts_of(&b->cfg->section[s]);
    }
    return count + 1;
}

static bool number_puzzles(struct book *b)
{
    for (size_t s = 0; s < b->cfg->section_count; s++) {
        b->puzzle_count += b->source.section[s].count;
    }
    size_t sections = b->cfg->section_count + 1;
    b->puzzle = calloc(b->puzzle_count + 1, sizeof *b->puzzle);
    b->first_layout = calloc(sections, sizeof *b->first_layout);
    b->section_answer = calloc(sections, sizeof *b->section_answer);
    b->puzzle_layout = calloc(count_layouts(b), sizeof *b->puzzle_layout);
    b->section_answer_label = calloc(sections, sizeof *b->section_answer_label);
    b->walkthrough_layout = calloc(b->source.walkthrough_count + 1, sizeof *b->walkthrough_layout);
    if (!b->puzzle || !b->first_layout || !b->puzzle_layout || !b->section_answer ||
        !b->section_answer_label || !b->walkthrough_layout) {
        return false;
    }
    for (size_t s = 0; s < b->cfg->section_count; s++) {
        b->first_layout[s + 1] = b->first_layout[s] + layouts_of(&b->cfg->section[s]);
    }
    static const struct book_signs none = {.word = NULL};
    size_t number = 0;
    for (size_t s = 0; s < b->cfg->section_count; s++) {
        const struct book_signs *signs = b->source.section[s].signs;
        for (size_t i = 0; i < b->source.section[s].count; i++) {
            b->puzzle[number++] = (struct book_puzzle){.record = b->source.section[s].record[i],
                                                       .signs = signs ? &signs[i] : &none,
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
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    b->source = *source;
    b->cfg = source->config;
    b->translation = (struct translation){b->cfg->book.language, &b->cfg->book.words};
    b->width_pt = b->cfg->page.trim.width_pt;
    b->height_pt = b->cfg->page.trim.height_pt;
    b->bleed_pt = or_auto(b->cfg->page.bleed_pt,
                          source->profile->always_bleed ? source->profile->bleed_pt : 0);
    bool whole = number_puzzles(b);
    if (whole && book_has_cages(b)) {
        b->killer_example = killer_example(&b->killer_solution);
        whole = b->killer_example != NULL;
    }
    enum status status = whole ? STATUS_OK : diag_error(d, NULL, OUT_OF_MEMORY);
    status = status == STATUS_OK ? book_check_sheet(b, d) : status;
    status =
        status == STATUS_OK ? book_intent_read(&b->intent, b->cfg, source->profile, d) : status;
    status = status == STATUS_OK ? second_ink_read(&b->ink, b->cfg, source->profile, d) : status;
    status = status == STATUS_OK ? book_check_parts(b, d) : status;
    status = status == STATUS_OK ? book_load_pictures(b, d) : status;
    status = status == STATUS_OK ? book_load_part_files(b, d) : status;
    status = status == STATUS_OK ? find_fonts(b, d) : status;
    if (status == STATUS_OK) {
        set_board_style(b);
        book_set_type(b);
        status = book_check_texts(b, d);
    }
    status = status == STATUS_OK ? book_link_puzzles(b, d) : status;
    status = status == STATUS_OK ? settle(b, d) : status;
    const char *fault = status == STATUS_OK ? font_fault(b->serif) : NULL;
    status = fault ? diag_error(d, NULL, "%s", fault) : status;
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
    book_forget_strings(b);
    book_intent_free(&b->intent);
    book_drop_pictures(b);
    book_drop_own_pdfs(b);
    book_forget_part_flows(b);
    free(b->part_flow);
    free(b->string);
    for (unsigned i = 0; i < FLOW_COUNT; i++) {
        flow_free(&b->flow[i]);
    }
    layout_drop(b->killer_example);
    free(b->part[BOOK_INTERIOR].page);
    free(b->part[BOOK_ANSWERS].page);
    book_forget_links(b);
    free(b->puzzle);
    free(b->first_layout);
    free(b->puzzle_layout);
    free(b->section_answer);
    free(b->section_answer_label);
    free(b->walkthrough_layout);
    free(b);
}

enum canvas_pdf_x book_pdf_x(const struct book *b)
{
    return pdf_x_of(b->cfg, b->source.profile);
}

const struct canvas_intent *book_intent_of(const struct book *b)
{
    return &b->intent.intent;
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
