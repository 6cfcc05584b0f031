/* What a back chooses of a book of many sections: its sample, and what the facts name. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "render/book/cover/cover_plan.h"
#include "tests/unit/preflight_sample.h"

enum { SECTIONS = 12 /* more than there are rows */ };

/* The sample's book as one of many sections. */
struct many {
    struct sample p;
    struct config_section *own, section[SECTIONS];
    struct book_section_source source[SECTIONS];
    struct book_puzzle *own_puzzle, puzzle[SECTIONS];
    char title[SECTIONS][16];
};

static void open_many(struct many *m, const char *set, size_t count)
{
    sample_begin(&m->p, "kdp", set, false);
    m->own = m->p.cfg->section;
    for (size_t i = 0; i < count; i++) {
        snprintf(m->title[i], sizeof m->title[i], "Room %zu", i + 1);
        m->section[i] = *m->own;
        m->section[i].title = m->title[i];
        m->section[i].level = i % 2 ? "hard" : "easy";
        m->source[i] =
            (struct book_section_source){.record = m->p.puzzle, .count = 1 + i % SAMPLE_PUZZLES};
    }
    for (size_t i = 0; i < SAMPLE_PUZZLES; i++) {
        snprintf(m->p.record[i].level, sizeof m->p.record[i].level, i % 2 ? "hard" : "easy");
    }
    m->own_puzzle = m->p.book->puzzle;
    for (size_t i = 0; i < count; i++) {
        m->puzzle[i] = m->own_puzzle[i % SAMPLE_PUZZLES];
        m->puzzle[i].section = i;
        m->puzzle[i].number_in_section = 1;
    }
    m->p.book->puzzle = m->puzzle;
    m->p.book->puzzle_count = count;
    m->p.cfg->section = m->section;
    m->p.cfg->section_count = count;
    m->p.book->source.section = m->source;
}

static void close_many(struct many *m)
{
    m->p.book->puzzle = m->own_puzzle;
    m->p.book->puzzle_count = SAMPLE_PUZZLES;
    m->p.cfg->section = m->own;
    m->p.cfg->section_count = 1;
    m->p.book->source.section = &m->p.section;
    sample_end(&m->p);
}

/* Sections with titles of their own have a row each; where these are too many, levels have, or,
 * where a book does not show these, the kinds. */
Test(back_choices, facts_name_levels_where_titles_are_too_many)
{
    static const struct {
        size_t sections, rows;
        bool level;
    } rows[] = {{3, 3, true}, {SECTIONS, 2, true}, {SECTIONS, 1, false}};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct many m;
        struct book_facts facts;
        size_t count = 0;
        size_t all = 0;
        open_many(&m, "cover.design=dots", rows[i].sections);
        m.p.cfg->style.show_level = rows[i].level;
        book_facts_make(m.p.book, &facts);
        cr_expect_eq(facts.count, rows[i].rows, "%zu: %zu", i, facts.count);
        for (size_t k = 0; k < rows[i].sections; k++) {
            all += m.source[k].count;
        }
        for (size_t k = 0; k < facts.count; k++) {
            count += facts.row[k].count;
        }
        cr_expect_eq(count, all, "%zu: %zu of %zu", i, count, all);
        cr_expect_eq(facts.row[0].levels.length > 0, i == 1, "%zu", i);
        book_facts_free(&facts);
        close_many(&m);
    }
}

/* A sudoku of nine rows goes before smaller and larger boards, and of these the one nearest to it;
 * for children the smallest is the best. */
Test(back_choices, samples_have_nine_rows)
{
    static const struct {
        const char *design;
        unsigned number;
    } rows[] = {{"cover.design=dots", 4}, {"cover.design=animals", 2}};
    static const char *const variant[SAMPLE_PUZZLES] = {"classic", "4x4",   "6x6",
                                                        "classic", "16x16", "8x8"};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct many m;
        struct cover_scene s;
        unsigned number[MAX_BACK_CANDIDATES];
        const struct layout *plain[SAMPLE_PUZZLES];
        open_many(&m, rows[i].design, SAMPLE_PUZZLES);
        for (size_t k = 0; k < SAMPLE_PUZZLES; k++) {
            plain[k] = m.p.record[k].variant;
            m.p.record[k].variant = variant_find(variant[k]);
            m.section[k].level = "easy";
        }
        cover_scene_init(m.p.book, false, &s);
        const size_t count = cover_sample_candidates(&s, number);
        cr_expect_eq(count, SAMPLE_PUZZLES - 1, "%zu", count);
        cr_expect_eq(number[0], rows[i].number, "%s: %u", rows[i].design, number[0]);
        cr_expect(i || number[count - 1] == 2, "the smallest is the last: %u", number[count - 1]);
        cover_scene_free(&s);
        for (size_t k = 0; k < SAMPLE_PUZZLES; k++) {
            m.p.record[k].variant = plain[k];
        }
        close_many(&m);
    }
}
