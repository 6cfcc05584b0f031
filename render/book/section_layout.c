/* Which layout each section's pages have, and the running texts at the block's width. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gen/grade/grade_record.h"
#include "render/book/book_private.h"

static const double widest_cell_pt = 66;
static const double widest_answer_cell_pt = 36;
static const double least_large_text_pt = 16;

static struct label_style label_style(const struct book *b, unsigned count, bool foot)
{
    static const struct {
        unsigned count;
        double number_pt, detail_pt;
    } rows[] = {{1, 15, 10}, {2, 13, 9}, {4, 11, 8.5}, {6, 10, 8}, {9, 9, 7.5}, {99, 8.5, 7.5}};
    size_t i = 0;
    while (rows[i].count < count) {
        i++;
    }
    bool large = b->cfg->style.large_print;
    /* The room is the boards': labels grow with text that is larger than wide pages have anyway. */
    double scale = fmax(1, b->type.body / 13);
    double number = large ? 20 : rows[i].number_pt * scale;
    double detail = large ? least_large_text_pt : rows[i].detail_pt * scale;
    return (struct label_style){number, detail, 0.72 * number + 0.45 * number,
                                foot ? 0.72 * detail + 0.6 * detail : 0};
}

static unsigned largest_board(const struct book_section_source *s, const struct variant **variant)
{
    unsigned size = 0;
    for (size_t i = 0; i < s->count; i++) {
        if (s->record[i]->variant->size > size) {
            size = s->record[i]->variant->size;
            *variant = s->record[i]->variant;
        }
    }
    return size;
}

static double notes_height(const struct book *b)
{
    return b->cfg->style.notes == NOTES_NONE ? 0 : b->cfg->style.notes_height_pt;
}

/* The smallest cell that will do, and for whom. */
struct need {
    double cell_pt;
    const char *who;
};

static void need_at_least(struct need *need, double cell_pt, const char *who)
{
    if (cell_pt > need->cell_pt) {
        *need = (struct need){cell_pt, who};
    }
}

/* Digits must be as large as the smallest type that the profile prints. */
static void need_legible_digits(const struct book *b, const struct variant *v, struct need *need)
{
    double digit = fmin(board_digit_size_pt(&b->board, b->sans, v, 1),
                        board_digit_size_pt(&b->board, b->sans_bold, v, 1));
    need_at_least(need, b->source.profile->min_text_pt / digit, "legible digits");
}

/* Boards that a page may hold: a section's puzzles or their solutions. */
struct boards {
    const struct book *book;
    const struct variant *variant;
    bool solutions;
    struct need need;
};

static struct layout_request request_for(const struct boards *k, unsigned count,
                                         struct label_style *label)
{
    const struct book *b = k->book;
    unsigned size = k->variant->size;
    struct layout_request r = {
        .width_pt = book_block_width(b),
        .height_pt = book_block_height(b),
        .count = count,
        .size = size,
    };
    if (k->solutions) {
        *label = label_style(b, count, false);
        r.gap_x_pt = count > 6 ? 14 : 20;
        r.gap_y_pt = 12;
        r.max_cell_pt = widest_answer_cell_pt;
    } else {
        *label =
            label_style(b, count, b->cfg->answers.place != PLACE_NONE || b->cfg->style.check_boxes);
        r.height_pt -= notes_height(b);
        r.gap_x_pt = 20;
        r.gap_y_pt = 14;
        r.max_cell_pt = size < 9 ? widest_cell_pt * 9 / (size + 2) : widest_cell_pt;
    }
    r.head_pt = label->head_pt;
    r.foot_pt = label->foot_pt;
    return r;
}

static unsigned largest_count(const struct boards *k, unsigned below)
{
    while (--below) {
        struct layout l;
        struct label_style label;
        struct layout_request r = request_for(k, below, &label);
        layout_choose(&r, &l);
        if (l.cell_pt + 1e-6 >= k->need.cell_pt) {
            return below;
        }
    }
    return 0;
}

static enum status refuse(const struct boards *k, unsigned count, double cell_pt, const void *field,
                          struct diag *d)
{
    struct diag_at at;
    const char *what = k->solutions ? "solutions" : "puzzles";
    double cell_mm = fmax(0, cell_pt) / PT_PER_MM;
    double least_mm = k->need.cell_pt / PT_PER_MM;
    unsigned fits = largest_count(k, count);
    if (!book_config_at(k->book->cfg, field, &at)->line) {
        book_config_at(k->book->cfg, &k->book->cfg->page.trim, &at);
    }
    if (fits) {
        return diag_usage(d, &at,
                          "%u %s a page leave cells of %.2f mm, and %s need %.2f mm; at most %u "
                          "would fit on this page size",
                          count, what, cell_mm, k->need.who, least_mm, fits);
    }
    return diag_usage(d, &at,
                      "not even one of the %s fits on a page: cells of %.2f mm, and %s need "
                      "%.2f mm; choose a larger trim size or smaller margins",
                      what, cell_mm, k->need.who, least_mm);
}

static enum status choose_puzzle_layout(struct book *b, size_t s, const struct variant *v,
                                        struct diag *d)
{
    const struct config_section *section = &b->cfg->section[s];
    const struct config_style *style = &b->cfg->style;
    /* A section that does not say has the book's number. */
    bool own = section->per_page && section->per_page != b->cfg->per_page;
    const unsigned *count = own ? &section->per_page : &b->cfg->per_page;
    struct boards k = {b, v, false, {style->min_cell_pt, "they"}};
    need_legible_digits(b, v, &k.need);
    if (style->candidates == CANDIDATES_FULL) {
        need_at_least(&k.need,
                      b->source.profile->min_text_pt / board_candidate_size_pt(&b->board, v, 1),
                      "legible candidates");
    }
    struct layout_request r = request_for(&k, *count, &b->section_label[s]);
    layout_choose(&r, &b->section_layout[s]);
    double cell = b->section_layout[s].cell_pt;
    return cell + 1e-6 < k.need.cell_pt ? refuse(&k, *count, cell, count, d) : STATUS_OK;
}

static enum status choose_answer_layout(struct book *b, size_t s, const struct variant *v,
                                        struct diag *d)
{
    const unsigned *count = &b->cfg->answers.per_page;
    struct boards k = {b, v, true, {0, "they"}};
    need_legible_digits(b, v, &k.need);
    struct layout_request r = request_for(&k, *count, &b->section_answer_label[s]);
    layout_choose(&r, &b->section_answer[s]);
    double cell = b->section_answer[s].cell_pt;
    return cell + 1e-6 < k.need.cell_pt ? refuse(&k, *count, cell, count, d) : STATUS_OK;
}

enum status book_choose_layouts(struct book *b, struct diag *d)
{
    struct diag_at at;
    if (book_block_width(b) < 72 || book_block_height(b) < 72) {
        return diag_usage(d, book_config_at(b->cfg, &b->cfg->page.margins, &at),
                          "the margins leave less than an inch for the puzzles");
    }
    enum status worst = STATUS_OK;
    for (size_t s = 0; s < b->cfg->section_count; s++) {
        const struct variant *v = NULL;
        if (!largest_board(&b->source.section[s], &v)) {
            return diag_usage(d, book_config_at(b->cfg, &b->cfg->section[s], &at),
                              "the section has no puzzles");
        }
        enum status status = choose_puzzle_layout(b, s, v, d);
        enum status answers =
            b->cfg->answers.place == PLACE_NONE ? STATUS_OK : choose_answer_layout(b, s, v, d);
        worst = status != STATUS_OK ? status : answers != STATUS_OK ? answers : worst;
    }
    return worst;
}

/* ---- running texts ---- */

void book_set_type(struct book *b)
{
    bool large = b->cfg->style.large_print;
    double body = b->cfg->style.text_size_pt;
    double scale = fmin(1.45, fmax(1, body / 11));
    double least = fmax(b->source.profile->min_text_pt, large ? least_large_text_pt : 0);
    double contents = fmax(large ? body : 11.5 * scale, least);
    b->type = (struct type_scale){
        .scale = scale,
        .body = body,
        .small = fmax(0.86 * body, least),
        .caption = fmax(8.5 * scale, least),
        .head = fmax(8.5 * fmin(scale, 1.2), least),
        .folio = fmax(9.5 * fmin(scale, 1.2), least),
        .contents = contents,
        .entry_leading = fmax(24, 1.7 * contents),
    };
}

static struct flow_style flow_style(const struct book *b, double size)
{
    return (struct flow_style){
        .regular = b->serif,
        .bold = b->serif_bold,
        .italic = b->serif_italic,
        .bold_italic = b->serif_bold_italic,
        .heading = b->sans_bold,
        .size_pt = size,
        .leading_pt = (b->cfg->style.large_print ? 1.5 : 1.38) * size,
        .heading_size_pt = 1.05 * size,
        .justify = !b->cfg->style.large_print,
    };
}

/* The text speaks of digits; the book's own signs for them are listed where its face has them. */
static void name_signs(const struct book *b, const struct variant *v, struct text *out)
{
    struct text signs = {0};
    for (unsigned digit = 1; digit <= v->size && digit <= b->board.symbol_count; digit++) {
        text_printf(&signs, "%s%s", digit > 1 ? " " : "", b->board.symbol[digit - 1]);
    }
    if (signs.data && !signs.failed && font_first_missing(b->serif, signs.data, NULL) == SIZE_MAX) {
        const char *values[] = {signs.data};
        text_puts(out, "\n\n");
        translation_fill(out, book_text(b, TEXT_signs_text), values, 1);
    }
    out->failed |= signs.failed;
    text_free(&signs);
}

static void make_how_to(struct book *b, struct flow *f)
{
    if (b->cfg->book.how_to_play) {
        flow_add(f, b->cfg->book.how_to_play);
        return;
    }
    const struct variant *v = b->puzzle[0].record->variant;
    char last[] = {digit_to_char(v->size), '\0'};
    const char *values[] = {last};
    struct text t = {0};
    translation_fill(&t, book_text(b, TEXT_how_to_play_text), values, 1);
    name_signs(b, v, &t);
    bool shaded = false;
    for (size_t s = 0; s < b->cfg->section_count; s++) {
        const struct variant *other = b->source.section[s].record[0]->variant;
        shaded |= other->house_count > 3U * other->size;
    }
    if (shaded) {
        text_printf(&t, "\n\n%s", book_text(b, TEXT_shaded_text));
    }
    if (t.data) {
        flow_add(f, t.data);
    }
    b->out_of_memory |= t.failed;
    text_free(&t);
}

static void make_hints(struct book *b, struct flow *f)
{
    double hanging = f->style.hanging_pt;
    f->style.hanging_pt = 0;
    flow_add(f, book_text(b, TEXT_cell_names_text));
    f->style.hanging_pt = hanging;
    for (size_t i = 0; i < b->puzzle_count; i++) {
        struct text t = {0};
        text_printf(&t, "**%zu**\t", i + 1);
        text_puts(&t, b->source.hint[i]);
        if (t.data && !t.failed) {
            flow_add(f, t.data);
        }
        b->out_of_memory |= t.failed;
        text_free(&t);
    }
}

/* The techniques that each puzzle's path uses; free it. NULL: out of memory. */
static struct technique_set *techniques_by_puzzle(const struct book *b)
{
    struct technique_set *used = calloc(b->puzzle_count + 1, sizeof *used);
    for (size_t i = 0; i < b->puzzle_count && used; i++) {
        techniques_of_record(b->puzzle[i].record, &used[i]);
    }
    return used;
}

static void make_index(struct book *b, struct flow *f)
{
    struct technique_set *used = techniques_by_puzzle(b);
    b->out_of_memory |= !used;
    for (size_t id = 0; id < technique_count() && used; id++) {
        struct text t = {0};
        size_t found = 0;
        for (size_t i = 0; i < b->puzzle_count; i++) {
            if (technique_set_has(&used[i], (int)id)) {
                text_printf(&t, found++ ? ", %zu" : "%zu", i + 1);
            }
        }
        struct text line = {0};
        text_printf(&line, "**%s**  ", technique_printed_name(&b->translation, (int)id));
        /* What nearly every puzzle needs is no help in an index. */
        if (found && found * 2 <= b->puzzle_count && t.data && !t.failed) {
            text_puts(&line, t.data);
            flow_add(f, line.data ? line.data : "");
        }
        b->out_of_memory |= t.failed | line.failed;
        text_free(&t);
        text_free(&line);
    }
    free(used);
    if (f->line_count == 0) {
        flow_add(f, "\xE2\x80\x93");
    }
}

/* The numbers' column of the hints: as wide as the last one and a space. */
static double hint_indent(const struct book *b)
{
    char number[24];
    snprintf(number, sizeof number, "%zu", b->puzzle_count);
    return (font_width_em(b->serif_bold, number) + 0.6) * b->type.small;
}

void book_make_flows(struct book *b)
{
    double width = book_block_width(b);
    for (unsigned i = 0; i < FLOW_COUNT; i++) {
        flow_free(&b->flow[i]);
        struct flow_style style = flow_style(b, i < FLOW_HINTS ? b->type.body : b->type.small);
        if (i >= FLOW_HINTS) {
            style.hanging_pt = i == FLOW_HINTS ? hint_indent(b) : 18;
            style.justify = false;
        }
        flow_init(&b->flow[i], &style, width);
    }
    if (b->cfg->book.introduction) {
        flow_add(&b->flow[FLOW_INTRODUCTION], b->cfg->book.introduction);
    }
    if (b->cfg->parts.how_to_play) {
        make_how_to(b, &b->flow[FLOW_HOW_TO]);
    }
    if (b->source.hint) {
        make_hints(b, &b->flow[FLOW_HINTS]);
    }
    if (b->cfg->parts.index) {
        make_index(b, &b->flow[FLOW_INDEX]);
    }
    for (unsigned i = 0; i < FLOW_COUNT; i++) {
        b->out_of_memory |= b->flow[i].failed;
    }
}

/* ---- glyph coverage ---- */

static enum status check_text(const struct book *b, const struct font *font,
                              const char *const *text, struct diag *d)
{
    uint32_t missing;
    size_t offset = *text ? font_first_missing(font, *text, &missing) : SIZE_MAX;
    if (offset == SIZE_MAX) {
        return STATUS_OK;
    }
    struct diag_at at;
    d->hint = "choose a font that has it (style.font), or another character";
    return diag_usage(d, book_config_at_byte(b->cfg, text, offset, &at),
                      "font '%s' has no character U+%04X", font_family(font), (unsigned)missing);
}

static enum status check_words(const struct book *b, struct diag *d)
{
    /* How steps are told matters only where the book tells steps. */
    unsigned count =
        b->source.hint || b->source.walkthrough_count ? TEXT_COUNT : TEXT_cell_names_text;
    for (unsigned w = 0; w < count; w++) {
        uint32_t missing;
        const char *word = book_text(b, (enum text_id)w);
        const struct font *fonts[] = {b->serif, b->serif_bold, b->sans, b->sans_bold};
        for (size_t i = 0; i < sizeof fonts / sizeof fonts[0]; i++) {
            if (font_first_missing(fonts[i], word, &missing) != SIZE_MAX) {
                struct diag_at at;
                return diag_usage(d, book_config_at(b->cfg, &b->cfg->style.font, &at),
                                  "font '%s' has no character U+%04X, which the book's words need",
                                  font_family(fonts[i]), (unsigned)missing);
            }
        }
    }
    return STATUS_OK;
}

/* A text, and every face that it is drawn in. */
struct faces {
    const char *const *text;
    const struct font *font[4];
};

/* One message a text at most. */
static enum status check_faces(const struct book *b, const struct faces *row, size_t count,
                               struct diag *d)
{
    enum status worst = STATUS_OK;
    for (size_t i = 0; i < count; i++) {
        enum status status = STATUS_OK;
        for (size_t k = 0; k < 4 && row[i].font[k] && status == STATUS_OK; k++) {
            status = check_text(b, row[i].font[k], row[i].text, d);
        }
        worst = status == STATUS_OK ? worst : status;
    }
    return worst;
}

static enum status check_book_texts(const struct book *b, struct diag *d)
{
    const struct config_book *t = &b->cfg->book;
    const struct faces rows[] = {
        {&t->title, {b->serif_bold, b->sans}},
        {&t->subtitle, {b->serif_italic, b->serif}},
        {&t->author, {b->serif}},
        {&t->publisher, {b->sans, b->serif}},
        {&t->copyright, {b->serif, b->serif_bold, b->serif_italic}},
        {&t->edition, {b->serif}},
        {&t->dedication, {b->serif_italic}},
        {&t->introduction, {b->serif, b->serif_bold, b->serif_italic, b->sans_bold}},
        {&t->how_to_play, {b->serif, b->serif_bold, b->serif_italic, b->sans_bold}},
    };
    return check_faces(b, rows, sizeof rows / sizeof rows[0], d);
}

static enum status check_section_texts(const struct book *b, const struct config_section *section,
                                       struct diag *d)
{
    const struct faces rows[] = {
        {&section->title, {b->serif_bold, b->serif, b->sans}},
        {&section->introduction, {b->serif, b->serif_bold, b->serif_italic, b->sans_bold}},
        {&section->label, {b->sans}},
    };
    return check_faces(b, rows, sizeof rows / sizeof rows[0], d);
}

enum status book_check_texts(const struct book *b, struct diag *d)
{
    enum status worst = check_book_texts(b, d);
    for (size_t i = 0; i < b->cfg->section_count; i++) {
        enum status status = check_section_texts(b, &b->cfg->section[i], d);
        worst = status == STATUS_OK ? worst : status;
    }
    for (size_t i = 0; i < b->cfg->style.digits.count; i++) {
        const char *const *sign = &b->cfg->style.digits.item[i];
        enum status status = check_text(b, b->sans_bold, sign, d);
        status = status == STATUS_OK ? check_text(b, b->sans, sign, d) : status;
        worst = status == STATUS_OK ? worst : status;
    }
    enum status status = check_words(b, d);
    return status == STATUS_OK ? worst : status;
}
