/* The running texts: their type, and the texts themselves broken into lines at the block's width.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "gen/grade/explain.h"
#include "gen/grade/grade_record.h"
#include "render/book/book_private.h"

/* The proportions to the running text (config: style.text_size, 11 pt unless the page is wide) are
 * our choice, set by eye; the floors are not: the vendor's least (7 pt, KDP, in profile.c) and
 * large print's. What stands once a page grows less than the text does. */
void book_set_type(struct book *b)
{
    bool large = b->cfg->style.large_print;
    double body = b->cfg->style.text_size_pt;
    double scale = fmin(1.45, fmax(1, body / 11));
    double least = fmax(b->source.profile->min_text_pt, large ? LEAST_LARGE_PRINT_PT : 0);
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

struct flow_style book_faces(const struct book *b, double size, double leading)
{
    return (struct flow_style){
        .regular = b->serif,
        .bold = b->serif_bold,
        .italic = b->serif_italic,
        .bold_italic = b->serif_bold_italic,
        .heading = b->sans_bold,
        .size_pt = size,
        .leading_pt = leading * size,
        .heading_size_pt = size,
    };
}

/* Large print has a leading of 1.5, as the American Council of the Blind's guidelines ask, and
 * lines that are not justified: with so few words on one, the gaps would be wide. 1.38 is our
 * choice. */
struct flow_style book_flow_style(const struct book *b, double size)
{
    struct flow_style style = book_faces(b, size, b->cfg->style.large_print ? 1.5 : 1.38);
    style.heading_size_pt = 1.05 * size;
    style.justify = !b->cfg->style.large_print;
    style.features = b->cfg->style.figures == FIGURES_OLD_STYLE ? TEXT_OLD_FIGURES : 0;
    style.language = b->cfg->book.language;
    style.hyphenator = b->hyphenator;
    return style;
}

/* The text speaks of digits; the book's own signs for them are listed where its face has them. */
static void name_signs(const struct book *b, const struct layout *v, struct text *out)
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
    const struct layout *v = b->puzzle[0].record->variant;
    char last[] = {digit_to_char(v->size), '\0'};
    const char *values[] = {last};
    struct text t = {0};
    translation_fill(&t, book_text(b, TEXT_how_to_play_text), values, 1);
    name_signs(b, v, &t);
    bool words = false;
    bool pictures = false;
    for (size_t i = 0; i < b->puzzle_count; i++) {
        words |= b->puzzle[i].signs->word != NULL;
        pictures |= b->puzzle[i].signs->pictures != NULL;
    }
    if (book_has_cages(b)) {
        text_printf(&t, "\n\n%s", book_text(b, TEXT_cages_text));
    }
    if (words) {
        text_printf(&t, "\n\n%s", book_text(b, TEXT_word_text));
    }
    if (pictures) {
        text_printf(&t, "\n\n%s", book_text(b, TEXT_pictures_text));
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

static void make_lesson_answers(struct book *b, struct flow *f)
{
    for (size_t i = 0; i < b->source.lesson_count; i++) {
        const struct book_lesson *lesson = &b->source.lesson[i];
        for (size_t k = 1; k < lesson->count; k++) {
            struct text t = {0};
            if (k == 1) {
                text_printf(&t, "# %s\n\n",
                            technique_printed_name(&b->translation, lesson->technique));
            }
            text_printf(&t, "**%zu**\t%s", k, lesson->position[k].step.text);
            if (t.data && !t.failed) {
                flow_add(f, t.data);
            }
            b->out_of_memory |= t.failed;
            text_free(&t);
        }
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
        struct flow_style style =
            book_flow_style(b, i < FLOW_LESSON_ANSWERS ? b->type.body : b->type.small);
        if (i >= FLOW_LESSON_ANSWERS) {
            style.hanging_pt = i <= FLOW_HINTS ? hint_indent(b) : 18;
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
    if (b->source.lesson_count) {
        make_lesson_answers(b, &b->flow[FLOW_LESSON_ANSWERS]);
    }
    if (b->source.hint) {
        make_hints(b, &b->flow[FLOW_HINTS]);
    }
    if (b->cfg->parts.index) {
        make_index(b, &b->flow[FLOW_INDEX]);
    }
    if (b->cfg->parts.sums) {
        cage_sums_tell(b, &b->flow[FLOW_SUMS], &b->out_of_memory);
    }
    for (unsigned i = 0; i < FLOW_COUNT; i++) {
        b->out_of_memory |= b->flow[i].failed;
    }
}
