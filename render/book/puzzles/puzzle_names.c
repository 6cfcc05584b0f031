#include "render/book/puzzles/puzzle_names.h"

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "gen/grade/level.h"
#include "render/book/book_data.h"
#include "render/book/puzzles/puzzle_head.h"
#include "render/book/style/book_words.h"
#include "render/book/style/level_marks.h"
#include "render/book/style/set_text.h"

void puzzle_time_add(const struct book *b, const struct record *r, struct text *out)
{
    if (b->cfg->style.estimated_time && r->minutes >= 0) {
        text_puts(out, out->length ? ", " : "");
        book_text_add(b, TEXT_minutes, (unsigned)fmax(1, round(r->minutes)), out);
    }
}

void puzzle_name_add(const struct book *b, size_t s, size_t i, struct text *out)
{
    const struct config_section *section = &b->cfg->section[s];
    if (!section->label && !section->day_title && !section->names.count) {
        return;
    }
    if (book_is_dated(b, s)) {
        text_puts(out, section->day_label ? section->day_label[i] : section->title);
    } else {
        book_puzzle_label(section, i + 1, out);
    }
}

/* A level with the longest time. */
static double level_width(const struct book *b, const char *level, const struct label_style *label,
                          const struct text_style *style, bool *failed)
{
    const struct record longest = {.minutes = 188};
    const bool shown = b->cfg->style.show_level;
    const double marks = shown ? level_marks_width(b, level, label->marks_pt) : 0;
    struct text t = {0};
    if (shown && marks <= 0 && level[0]) {
        text_puts(&t, translation_level(&b->translation, level));
    }
    puzzle_time_add(b, &longest, &t);
    const double width = marks + text_width_pt(style, text_chars(&t));
    *failed |= t.failed;
    text_free(&t);
    return width;
}

/* The widest level of a section, with its time. Before the puzzles are made, any that they may
 * have. */
static double widest_level(const struct book *b, size_t s, const struct label_style *label,
                           const struct text_style *style, bool *failed)
{
    const struct book_section_source *source = &b->source.section[s];
    const char *wished = b->cfg->section[s].level;
    bool any = false;
    const char *last = "";
    double widest = 0;
    for (size_t i = 0; i < source->count; i++) {
        const char *level = source->record[i]->level;
        const bool known = level[0] != '\0';
        any |= !known && !wished;
        level = known ? level : wished ? wished : "";
        if (!i || strcmp(level, last) != 0) {
            widest = fmax(widest, level_width(b, level, label, style, failed));
            last = level;
        }
    }
    for (int i = 0; i < LEVEL_COUNT && any; i++) {
        widest = fmax(widest, level_width(b, level_name((enum level)i), label, style, failed));
    }
    return widest;
}

/* The widest way to a solution. */
static double widest_reference(const struct book *b, const struct text_style *style, bool *failed)
{
    const bool apart = b->cfg->answers.place == PLACE_APART;
    struct text t = {0};
    book_text_add(b, apart ? TEXT_solution_apart : TEXT_solution_page, 888, &t);
    const double width = text_width_pt(style, text_chars(&t));
    *failed |= t.failed;
    text_free(&t);
    return width;
}

double puzzle_reference_min_width(const struct book *b, const struct label_style *label,
                                  bool *failed)
{
    const struct text_style style = {.font = b->faces.sans,
                                     .size_pt = fmin(label->detail_pt, book_min_text_pt(b))};
    return widest_reference(b, &style, failed);
}

/* The widest number, with what it stands on. */
static double widest_number(const struct book *b, const struct label_style *label)
{
    const struct text_style number = {.font = b->faces.sans_bold, .size_pt = label->number_pt};
    char digits[24];
    snprintf(digits, sizeof digits, "%zu", b->puzzle_count);
    return text_width_pt(&number, digits) + (label->kind == LABELS_DISC ? 2 * label->disc_pt : 0);
}

/* The widest of the names, as large as the number. */
static double widest_name(const struct book *b, size_t s, const struct label_style *label,
                          bool *failed)
{
    const struct text_style style = {.font = b->faces.sans, .size_pt = label->number_pt};
    double widest = 0;
    for (size_t i = 0; i < b->source.section[s].count; i++) {
        struct text name = {0};
        puzzle_name_add(b, s, i, &name);
        widest = name.length ? fmax(widest, 0.5 * style.size_pt + text_width_pt(&style, name.data))
                             : widest;
        *failed |= name.failed;
        text_free(&name);
    }
    return widest;
}

/* Between what stands in the line, all in all. */
static double gaps_of(const struct label_style *label)
{
    const bool padded = label->kind == LABELS_BAR || label->kind == LABELS_STRAP;
    return (padded ? 3.5 : 2) * LABEL_DETAIL_GAP_EM * label->detail_pt;
}

double puzzle_head_width(const struct book *b, size_t s, const struct label_style *label,
                         bool *failed)
{
    const struct text_style detail = {.font = b->faces.sans, .size_pt = label->detail_pt};
    const double names = widest_number(b, label) +
                         (label->name_lines ? 0 : widest_name(b, s, label, failed)) +
                         gaps_of(label);
    const double reference = label->reference_above ? widest_reference(b, &detail, failed) : 0;
    const double level = widest_level(b, s, label, &detail, failed);
    return label->kind == LABELS_CENTRED ? names + 2 * fmax(level, reference)
                                         : names + level + reference;
}

/* ---- names that are too long for the number's line ---- */

enum { MAX_NAME_LINES = 2 };

static double least_name_pt(const struct book *b, const struct label_style *label)
{
    const double least = b->cfg->style.large_print ? MIN_LARGE_PRINT_PT : book_min_text_pt(b);
    return fmin(label->name_pt, fmax(least, 0.75 * label->name_pt));
}

double puzzle_name_size(const struct book *b, const struct label_style *label, const char *name,
                        double width, size_t lines, bool *failed)
{
    const struct font *font = b->faces.sans;
    double size = fitting_size(font, name, label->name_pt, width, lines, failed);
    const bool fits = size + 1e-6 >= least_name_pt(b, label) &&
                      count_lines(font, size, name, width, failed) <= lines;
    return fits ? size : 0;
}

/* What stands in the line with a name; centred labels have it in one half. */
static double width_of_others(const struct book *b, size_t s, const struct label_style *label,
                              bool *failed)
{
    const struct text_style detail = {.font = b->faces.sans, .size_pt = label->detail_pt};
    const double number = widest_number(b, label) + gaps_of(label);
    return label->kind == LABELS_CENTRED
               ? number
               : number + 0.5 * label->number_pt + widest_level(b, s, label, &detail, failed) +
                     (label->reference_above ? widest_reference(b, &detail, failed) : 0);
}

/* As small as draw_fitted sets it. */
static bool has_room_in_line(const struct book *b, const struct label_style *label,
                             const char *name, double others, double width)
{
    const bool centred = label->kind == LABELS_CENTRED;
    const double size = centred ? label->detail_pt : label->number_pt;
    const struct text_style style = {.font = centred ? b->faces.serif_italic : b->faces.sans,
                                     .size_pt = fmin(size, fmax(book_min_text_pt(b), 0.75 * size))};
    const double own = text_width_pt(&style, name);
    return centred ? 2 * own + others <= width : own + others <= width;
}

unsigned puzzle_name_lines(const struct book *b, size_t s, const struct label_style *label,
                           double width, bool *failed)
{
    unsigned lines = 1;
    bool all_fit = true;
    double others = -1; /* not measured */
    for (size_t i = 0; i < b->source.section[s].count && !LABELS_ARE_ASIDE(label->kind); i++) {
        struct text name = {0};
        puzzle_name_add(b, s, i, &name);
        if (name.length) {
            others = others < 0 ? width_of_others(b, s, label, failed) : others;
            all_fit = all_fit && has_room_in_line(b, label, text_chars(&name), others, width);
            const bool fits =
                puzzle_name_size(b, label, text_chars(&name), width, lines, failed) > 0;
            lines = fits ? lines : MAX_NAME_LINES;
        }
        *failed |= name.failed;
        text_free(&name);
    }
    return all_fit ? 0 : lines;
}

size_t puzzle_name_without_room(const struct book *b, size_t s, const struct label_style *label,
                                double width, bool *failed)
{
    const size_t lines = LABELS_ARE_ASIDE(label->kind) ? MAX_ASIDE_NAME_LINES : label->name_lines;
    for (size_t i = 0; i < b->source.section[s].count && lines; i++) {
        struct text name = {0};
        puzzle_name_add(b, s, i, &name);
        const bool fits =
            !name.length || puzzle_name_size(b, label, text_chars(&name), width, lines, failed) > 0;
        *failed |= name.failed;
        text_free(&name);
        if (!fits) {
            return i;
        }
    }
    return SIZE_MAX;
}
