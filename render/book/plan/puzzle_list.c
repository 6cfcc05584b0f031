#include "render/book/plan/puzzle_list.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "config/calendar_date.h"
#include "gen/constraint/constraint.h"
#include "gen/grade/grade_record.h"
#include "render/book/boards/section_constraints.h"
#include "render/book/book_data.h"
#include "render/book/plan/level_times.h"

bool book_number_puzzles(struct book *b)
{
    static const struct book_signs none = {.word = NULL};
    for (size_t s = 0; s < b->cfg->section_count; s++) {
        b->puzzle_count += b->source.section[s].count;
    }
    b->puzzle = calloc(b->puzzle_count + 1, sizeof *b->puzzle);
    b->techniques = calloc(b->puzzle_count + 1, sizeof *b->techniques);
    size_t number = 0;
    for (size_t s = 0; s < b->cfg->section_count && b->puzzle && b->techniques; s++) {
        const struct book_signs *signs = b->source.section[s].signs;
        for (size_t i = 0; i < b->source.section[s].count; i++) {
            techniques_of_record(b->source.section[s].record[i], &b->techniques[number]);
            b->puzzle[number++] = (struct book_puzzle){.record = b->source.section[s].record[i],
                                                       .signs = signs ? &signs[i] : &none,
                                                       .section = s,
                                                       .number_in_section = i + 1,
                                                       .page = SIZE_MAX,
                                                       .solution_page = SIZE_MAX};
        }
    }
    return b->puzzle && b->techniques;
}

void book_free_puzzles(struct book *b)
{
    free(b->puzzle);
    free(b->techniques);
}

bool book_times_rise(const struct book *b)
{
    struct level_time time[LEVEL_COUNT] = {{0}};
    const struct level_time *before = NULL;
    for (size_t i = 0; i < b->puzzle_count; i++) {
        enum level level;
        if (level_find(b->puzzle[i].record->level, &level)) {
            level_time_add(&time[level], b->puzzle[i].record->minutes);
        }
    }
    for (enum level level = LEVEL_EASY; level <= LEVEL_BEYOND; level++) {
        if (!time[level].timed) {
            continue;
        }
        if (before && (time[level].low < before->low || time[level].high < before->high)) {
            return false;
        }
        before = &time[level];
    }
    return true;
}

bool book_has_level_times(const struct book *b)
{
    return !b->cfg->style.friends || book_times_rise(b);
}

size_t section_number(const struct book *b, size_t section)
{
    size_t number = 0;
    for (size_t s = 0; s <= section; s++) {
        number += !b->cfg->section[s].mix && !b->cfg->section[s].continues;
    }
    return number;
}

bool section_has_mixed(const struct book *b, size_t section)
{
    return section + 1 < b->cfg->section_count && b->cfg->section[section + 1].mix;
}

bool section_levels(const struct book *b, size_t section, struct section_levels *out)
{
    bool known = b->source.section[section].count > 0;
    *out = (struct section_levels){LEVEL_BEYOND, LEVEL_EASY};
    for (size_t s = section; s < b->cfg->section_count; s++) {
        const struct book_section_source *source = &b->source.section[s];
        if (s > section && !b->cfg->section[s].mix && !b->cfg->section[s].continues) {
            break;
        }
        for (size_t i = 0; i < source->count; i++) {
            enum level level = LEVEL_EASY;
            known &= level_find(source->record[i]->level, &level);
            out->least = level < out->least ? level : out->least;
            out->most = level > out->most ? level : out->most;
        }
    }
    return known;
}

size_t section_first_puzzle(const struct book *b, size_t section)
{
    size_t first = 0;
    for (size_t s = 0; s < section; s++) {
        first += b->source.section[s].count;
    }
    return first;
}

size_t technique_users(const struct book *b, int technique)
{
    size_t users = 0;
    for (size_t i = 0; i < b->puzzle_count; i++) {
        users += technique_set_has(&b->techniques[i], technique);
    }
    return users;
}

void technique_users_add(const struct book *b, int technique, size_t most, struct text *out)
{
    size_t count = 0;
    for (size_t i = 0; i < b->puzzle_count && count < most; i++) {
        if (technique_set_has(&b->techniques[i], technique)) {
            text_printf(out, "%s%zu", count++ ? ", " : "", i + 1);
        }
    }
}

size_t book_cage_count(const struct book *b)
{
    size_t count = 0;
    for (size_t i = 0; i < b->puzzle_count; i++) {
        count += has_constraints_of(b->puzzle[i].record->variant, CONSTRAINT_CAGE);
    }
    return count;
}

unsigned book_cage_digits(const struct book *b)
{
    unsigned most = 0;
    for (size_t i = 0; i < b->puzzle_count; i++) {
        const unsigned size = b->puzzle[i].record->variant->size;
        const bool caged = section_constraints_of(b, b->puzzle[i].section).kinds & KIND_SET(CAGE);
        most = caged && size > most ? size : most;
    }
    return most;
}

bool book_has_boxes(const struct book *b)
{
    for (size_t i = 0; i < b->puzzle_count; i++) {
        const struct layout *v = b->puzzle[i].record->variant;
        if (v->jigsaw || box_of(v, 0) != LAYOUT_NO_CELL) {
            return true;
        }
    }
    return false;
}

bool book_allows_repeats(const struct book *b)
{
    return b->cfg->repeats == REPEATS_ALLOW;
}

bool book_allows_repeat(const struct book *b, size_t number, size_t other)
{
    const struct config_calendar *c = &b->cfg->calendar;
    return book_allows_repeats(b) ||
           (number <= c->day_count && other <= c->day_count &&
            !day_repeats_too_soon(c->day[number - 1].day, c->day[other - 1].day, c->repeat_after));
}

/* same: the one before says it already. */
static bool is_named(const struct book *b, bool same)
{
    enum config_references wanted = b->cfg->answers.references;
    return wanted == REFERENCES_EACH || (wanted == REFERENCES_AUTO && !same);
}

bool book_names_solution(const struct book *b, size_t number)
{
    const struct book_puzzle *p = book_puzzle_at(b, number);
    const struct book_puzzle *before = number > 1 ? book_puzzle_at(b, number - 1) : NULL;
    bool same = before && before->page == p->page && before->solution_part == p->solution_part &&
                before->solution_page == p->solution_page;
    return p->split || is_named(b, same);
}

/* Solutions in reverse order begin their page with the highest number. */
bool book_names_puzzle(const struct book *b, size_t number)
{
    const struct book_puzzle *p = book_puzzle_at(b, number);
    size_t neighbour = b->cfg->answers.reversed ? number + 1 : number - 1;
    const struct book_puzzle *before =
        neighbour >= 1 && neighbour <= b->puzzle_count ? book_puzzle_at(b, neighbour) : NULL;
    bool same = before && before->solution_page == p->solution_page && before->page == p->page;
    return is_named(b, same);
}

size_t book_puzzle_count(const struct book *b)
{
    return b->puzzle_count;
}

const struct book_puzzle *book_puzzle_at(const struct book *b, size_t number)
{
    assert(b->puzzle && number >= 1 && number <= b->puzzle_count);
    return &b->puzzle[number - 1];
}
