#include "render/book/style/book_words.h"

#include <stdio.h>
#include <string.h>

#include "config/calendar_date.h"
#include "gen/grade/explain/notation.h"
#include "gen/grade/explain/spot_text.h"
#include "render/book/book_data.h"
#include "render/book/plan/puzzle_list.h"

const char *book_text(const struct book *b, enum text_id id)
{
    return translation_text(&b->translation, id);
}

static void words_add_number(const char *words, unsigned number, struct text *out)
{
    char digits[24];
    snprintf(digits, sizeof digits, "%u", number);
    const char *values[] = {digits};
    translation_fill(out, words, values, 1);
}

void book_text_add(const struct book *b, enum text_id id, unsigned number, struct text *out)
{
    words_add_number(book_text(b, id), number, out);
}

void book_range_add(const struct book *b, size_t first, size_t last, struct text *out)
{
    char one[24];
    char two[24];
    snprintf(one, sizeof one, "%zu", first);
    snprintf(two, sizeof two, "%zu", last);
    const char *values[] = {one, two};
    if (first == last) {
        text_printf(out, "%s %s", book_text(b, TEXT_puzzle), one);
    } else {
        enum text_id words = first + 1 == last ? TEXT_puzzle_pair : TEXT_puzzle_range;
        translation_fill(out, book_text(b, words), values, 2);
    }
}

void book_put_levels(const struct book *b, size_t section, struct text *out)
{
    struct section_levels levels;
    if (!section_levels(b, section, &levels)) {
        return;
    }
    const char *least = translation_level(&b->translation, level_name(levels.least));
    const char *most = translation_level(&b->translation, level_name(levels.most));
    const char *values[] = {least, most};
    if (levels.least == levels.most) {
        text_puts(out, least);
    } else {
        translation_fill(out, book_text(b, TEXT_level_range), values, 2);
    }
}

void book_put_minutes(const struct book *b, struct level_time time, struct text *out)
{
    char range[48];
    const char *values[] = {range};
    snprintf(range, sizeof range, time.low < time.high ? "%.0f\xE2\x80\x93%.0f" : "%.0f", time.low,
             time.high);
    translation_fill(out, book_text(b, TEXT_minutes), values, 1);
}

unsigned book_hints_notation(const struct book *b)
{
    unsigned used = 0;
    for (size_t i = 0; i < b->puzzle_count && b->source.hint; i++) {
        used |= notation_of(&b->translation, b->source.hint[i]);
    }
    return used;
}

unsigned book_walkthroughs_notation(const struct book *b)
{
    unsigned used = 0;
    for (size_t i = 0; i < b->source.walkthrough_count; i++) {
        const struct book_walkthrough *w = &b->source.walkthrough[i];
        for (size_t k = 0; k < w->step_count; k++) {
            used |= notation_of(&b->translation, w->step[k].before);
            used |= notation_of(&b->translation, w->step[k].text);
        }
        used |= notation_of(&b->translation, w->after);
    }
    return used;
}

unsigned book_lessons_notation(const struct book *b)
{
    unsigned used = 0;
    for (size_t i = 0; i < b->source.lesson_count; i++) {
        const struct book_lesson *lesson = &b->source.lesson[i];
        const enum text_id spot = technique_spot_text(lesson->technique);
        used |= notation_of(&b->translation, book_text(b, spot));
        for (size_t k = 0; k < lesson->example_count; k++) {
            used |= notation_of(&b->translation, lesson->example[k].text);
        }
        for (size_t k = 1; k < lesson->count; k++) {
            used |= notation_of(&b->translation, lesson->position[k].step.text);
        }
    }
    return used;
}

static bool has_several_grids(const struct book *b)
{
    bool several = false;
    for (size_t i = 0; i < b->puzzle_count && !several; i++) {
        several = b->puzzle[i].record->variant->grid_count > 1;
    }
    return several;
}

void book_put_notation(const struct book *b, unsigned used, struct text *out)
{
    const struct notation_boards boards = {book_has_boxes(b), has_several_grids(b)};
    notation_explain(&b->translation, used, boards, out);
}

const char *book_section_title(const struct book *b, size_t s)
{
    const struct config_section *section = &b->cfg->section[s];
    if (section->title) {
        return section->title;
    }
    if (b->board_title[s]) {
        return b->board_title[s];
    }
    return section->level ? translation_level(&b->translation, section->level)
                          : book_text(b, TEXT_puzzles);
}

void book_add_levels(const struct book *b, size_t section, struct text *facts)
{
    struct text levels = {0};
    book_put_levels(b, section, &levels);
    if (levels.length && strcmp(levels.data, book_section_title(b, section)) != 0) {
        text_printf(facts, FACTS_APART "%s", levels.data);
    }
    facts->failed |= levels.failed;
    text_free(&levels);
}

bool book_is_dated(const struct book *b, size_t section)
{
    const struct book_config *cfg = b->cfg;
    const struct config_section *s = &cfg->section[section];
    size_t length = s->title ? strlen(s->title) : 0;
    bool listed = cfg->hints.include || cfg->parts.index || walkthroughs_wanted(&cfg->walkthrough);
    if (s->day_title) {
        return s->day_label && !cfg->calendar.numbers && !listed;
    }
    return length && s->label && !s->names.count && !listed &&
           strncmp(s->label, s->title, length) == 0 && strcmp(s->label + length, " {1}") == 0;
}

static size_t day_of_month(int day)
{
    int year;
    int month;
    int of_month;
    day_parts(day, &year, &month, &of_month);
    return (size_t)of_month;
}

size_t book_printed_number(const struct book *b, size_t index)
{
    const struct book_puzzle *p = &b->puzzle[index];
    if (!book_is_dated(b, p->section)) {
        return index + 1;
    }
    const struct config_calendar *c = &b->cfg->calendar;
    return index < c->day_count ? day_of_month(c->day[index].day) : p->number_in_section;
}

void book_puzzle_label(const struct config_section *section, size_t number, struct text *out)
{
    if (number <= section->names.count && *section->names.item[number - 1]) {
        text_puts(out, section->names.item[number - 1]);
    } else if (section->day_title) {
        text_puts(out, section->day_title[number - 1]);
    } else if (section->label) {
        words_add_number(section->label, (unsigned)number, out);
    }
}
