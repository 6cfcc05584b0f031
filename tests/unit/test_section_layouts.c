#include <criterion/criterion.h>
#include <string.h>

#include "tests/property/effort.h"
#include "tests/unit/preflight_sample.h"

/* Every place of the solutions, and every layout of the puzzles, is read back from the PDF. */
static const char *const layouts[] = {
    "answers.at=back",
    "answers.at=section",
    "answers.at=next-page",
    "answers.at=under",
    "answers.at=beside",
    "answers.at=code",
    "sections[0].answers={at: next-page, per_page: 1, upside_down: true}",
    "sections[0].rhythm=[1, 3]",
    "sections[0].columns=1",
    "sections[0]={title: S, count: 6, per_page: 4, page_text: Words., page_text_at: middle}",
    "sections[0]={title: S, count: 6, per_page: 3, page_text: Words., page_text_at: bottom, "
    "notes: lined, notes_height: 20 mm}",
    "sections[0]={title: S, count: 6, page_title: true, name_line: true, page_text: Words.}",
    "sections[0]={title: S, count: 6, per_page: 4, time_line: true, vote_boxes: true}",
    "sections[0]={title: S, count: 6, per_page: 2, candidates: full}",
};
enum { LAYOUTS = sizeof layouts / sizeof layouts[0] };

Test(section_layouts, every_one_passes_at_every_profile)
{
    for (size_t i = 0; i < profile_count(); i++) {
        for (size_t k = i % effort(4, 1); k < LAYOUTS; k += effort(4, 1)) {
            struct sample p;
            struct text rules = {0};
            sample_begin(&p, profile_at(i)->name, layouts[k], false);
            sample_judge(&p, &rules);
            cr_expect_str_eq(rules.data, "", "%s with %s: %s", profile_at(i)->name, layouts[k],
                             rules.data);
            text_free(&rules);
            sample_end(&p);
        }
    }
}

/* A solution that is not the one meant is found wherever it stands: the puzzles are exchanged after
 * the pages are drawn. */
Test(section_layouts, another_solution_is_found)
{
    for (size_t k = 0; k < 6; k++) {
        struct sample p;
        struct text rules = {0};
        sample_begin(&p, "screen", layouts[k], false);
        uint8_t *cell = p.record[2].solution.cell;
        uint8_t first = cell[0];
        cell[0] = cell[1];
        cell[1] = first;
        sample_judge(&p, &rules);
        cr_expect_str_eq(rules.data, "solutions boards", "%s: %s", layouts[k], rules.data);
        text_free(&rules);
        sample_end(&p);
    }
}

static size_t texts_of(const char *set)
{
    struct sample p;
    size_t texts = 0;
    sample_begin(&p, "screen", set, false);
    for (size_t i = 0; i < canvas_page_count(p.canvas); i++) {
        texts += canvas_pages(p.canvas)[i].text_count;
    }
    sample_end(&p);
    return texts;
}

/* A section's settings hold for its pages: six titles, six names and dates, six times and votes. */
Test(section_layouts, each_setting_puts_its_words_on_each_page)
{
    static const struct {
        const char *set;
        size_t more;
    } rows[] = {
        {"sections[0].page_title=true", 6}, {"sections[0].name_line=true", 12},
        {"sections[0].time_line=true", 6},  {"sections[0].vote_boxes=true", 6},
        {"style.vote_boxes=true", 6},       {"sections[0].check_boxes=true", 12},
        {"sections[0].page_text=Words", 6},
    };
    size_t plain = texts_of(NULL);
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        cr_expect_eq(texts_of(rows[i].set) - plain, rows[i].more, "%s", rows[i].set);
    }
}

/* The pages of a rhythm, of columns and of a mix are those asked for. */
Test(section_layouts, rhythm_is_kept)
{
    static const size_t counts[] = {1, 3, 1, 1};
    struct sample p;
    size_t page = 0;
    sample_begin(&p, "screen", "sections[0].rhythm=[1, 3]", false);
    const struct page_list *list = &p.book->part[BOOK_INTERIOR];
    for (size_t i = 0; i < list->count; i++) {
        if (strcmp(list->page[i].kind->name, "puzzles") == 0) {
            cr_assert_lt(page, 4);
            cr_expect_eq(list->page[i].count, counts[page], "page %zu", page);
            page++;
        }
    }
    cr_expect_eq(page, 4);
    sample_end(&p);
}

Test(section_layouts, columns_are_kept)
{
    for (unsigned columns = 1; columns <= 4; columns++) {
        char set[80];
        struct sample p;
        snprintf(set, sizeof set, "sections[0]={title: S, count: 6, per_page: 4, columns: %u}",
                 columns);
        const char *const sets[SAMPLE_MAX_SETS] = {"page.trim=A3", set};
        sample_open(&p, "home", sets, false);
        const struct page_layout *l = &p.book->layouts.puzzle[0].page;
        cr_expect_eq(l->columns, columns);
        for (unsigned i = 1; i < 4; i++) {
            cr_expect_eq(l->slot[i].top > l->slot[i - 1].top + 1, i % columns == 0);
        }
        sample_end(&p);
    }
}
