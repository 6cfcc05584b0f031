#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "config/fields/fields.h"
#include "config/schema/read.h"
#include "tests/unit/config_trial.h"
#include "tests/unit/trial_vocabulary.h"

Test(book_config, defaults)
{
    struct trial t;
    trial_read(&t, trial_minimal, NULL, 0);
    cr_assert_eq(t.status, STATUS_OK, "%s", t.shown);
    cr_assert_str_eq(t.shown, "");
    const struct book_config *cfg = t.cfg;
    cr_assert_str_eq(cfg->book.title, "T");
    cr_assert_null(cfg->book.subtitle);
    cr_assert_str_eq(cfg->book.language, "en");
    cr_assert_null(cfg->page.trim.name);
    cr_assert(trial_near(cfg->page.trim.width_pt, 432) &&
              trial_near(cfg->page.trim.height_pt, 648));
    cr_assert_eq(cfg->page.profiles.count, 1);
    cr_assert_str_eq(cfg->page.profiles.item[0], "screen");
    cr_assert(trial_near(cfg->page.bleed_pt, CONFIG_AUTO_PT));
    cr_assert(trial_near(cfg->page.margins.inside_pt, CONFIG_AUTO_PT));
    cr_assert_eq(cfg->page.pages.max, 0);
    cr_assert(trial_near(cfg->style.text_size_pt, 11));
    cr_assert(trial_near(cfg->style.look.box_line_pt, 1.5));
    cr_assert_eq(cfg->style.folios, FOLIOS_OUTSIDE);
    cr_assert_eq(cfg->style.digits.count, 0);
    cr_assert_eq(cfg->answers.place, PLACE_BOTH);
    cr_assert_eq(cfg->answers.look.per_page, CONFIG_AUTO_NUMBER);
    cr_assert(cfg->parts.contents && !cfg->parts.index);
    cr_assert_eq(cfg->section_count, 1);
    cr_assert_eq(cfg->section[0].count, 4);
    cr_assert_eq(cfg->section[0].per_page, 2);
    cr_assert_null(cfg->section[0].level);
    cr_assert_str_eq(cfg->section[0].variant, "classic");
    cr_assert(!cfg->section[0].has_seed);
    cr_assert_eq(cfg->puzzle_count, 4);
    cr_assert_not(cfg->cover.has_accent);
    cr_assert_eq(cfg->seed, 1);
    cr_assert_str_eq(cfg->stem, "b");
    cr_assert_str_eq(cfg->directory, "books");
    trial_end(&t);
}

Test(book_config, values_arrive)
{
    struct trial t;
    trial_read(
        &t,
        "book: {title: 'It''s', isbn: 978-0-306-40615-7, words: {puzzle: Riddle}}\n"
        "page:\n"
        "  trim: A4\n"
        "  profiles: [kdp, screen]\n"
        "  margins: {inside: 2 cm}\n"
        "  pages: 24..828\n"
        "style: {large_print: true, folios: none, digits: [A, \xCE\xA9], font: f/x.ttf}\n"
        "per_page: 4\n"
        "sections:\n"
        "  - {count: 3, level: easy, givens: 24..30, se: 2.0..4.5, seed: 0, requires: x-wing}\n"
        "  - {count: 2, source: bank, path: b.db, per_page: 1, skip: 7, answers: {at: under, "
        "per_page: 9, upside_down: true}}\n"
        "walkthrough: {puzzles: [1, 5]}\n"
        "cover: {accent: \"#010203\", barcode: ean13}\n"
        "seed: 18446744073709551615\n",
        NULL, 0);
    cr_assert_eq(t.status, STATUS_OK, "%s", t.shown);
    const struct book_config *cfg = t.cfg;
    cr_assert_str_eq(cfg->book.title, "It\u2019s");
    cr_assert_eq(cfg->book.words.count, 1);
    cr_assert_str_eq(cfg->book.words.item[0].value, "Riddle");
    cr_assert_str_eq(cfg->page.trim.name, "A4");
    cr_assert_str_eq(cfg->page.profiles.item[1], "screen");
    cr_assert(trial_near(cfg->page.margins.inside_pt, 20 * 72 / 25.4));
    cr_assert(cfg->page.pages.min == 24 && cfg->page.pages.max == 828);
    cr_assert(trial_near(cfg->style.text_size_pt, 18));
    cr_assert_eq(cfg->style.folios, FOLIOS_NONE);
    cr_assert_str_eq(cfg->style.digits.item[1], "\xCE\xA9");
    cr_assert_str_eq(cfg->style.font, "books/f/x.ttf");
    cr_assert_eq(cfg->section[0].per_page, 4);
    cr_assert(cfg->section[0].givens.min == 24 && cfg->section[0].givens.max == 30);
    cr_assert(trial_near(cfg->section[0].se.max, 4.5));
    cr_assert(cfg->section[0].has_seed && cfg->section[0].seed == 0);
    cr_assert_str_eq(cfg->section[0].requires.item[0], "x-wing");
    cr_assert_eq(cfg->section[1].source, SOURCE_BANK);
    cr_assert_str_eq(cfg->section[1].path, "books/b.db");
    cr_assert_eq(cfg->section[1].skip, 7);
    const struct config_section *reported = &cfg->section[1];
    cr_assert(reported->answers.at == ANSWERS_AT_UNDER && reported->has_answers.at);
    cr_assert(reported->answers.per_page == 9 && reported->has_answers.per_page);
    cr_assert(reported->answers.upside_down && reported->has_answers.upside_down);
    cr_assert_not(cfg->section[0].has_answers.per_page);
    cr_assert_eq(cfg->puzzle_count, 5);
    cr_assert_eq(cfg->walkthrough.puzzles.item[1], 5);
    cr_assert_eq(cfg->cover.accent, 0x010203);
    cr_assert_eq(cfg->seed, UINT64_MAX);
    trial_end(&t);
}

Test(book_config, text_grows_with_the_page)
{
    static const struct {
        const char *trim;
        double size_pt;
    } rows[] = {{"5x8 in", 11},  {"148 x 210 mm", 11}, {"6.69 x 9.61 in", 11},
                {"7x10 in", 12}, {"8x10 in", 13},      {"210 x 297 mm", 13}};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char yaml[200];
        snprintf(yaml, sizeof yaml, "book: {title: T}\npage: {trim: %s}\nsections: [{count: 3}]\n",
                 rows[i].trim);
        struct trial t;
        trial_read(&t, yaml, NULL, 0);
        cr_assert_eq(t.status, STATUS_OK, "%s", t.shown);
        cr_assert(trial_near(t.cfg->style.text_size_pt, rows[i].size_pt), "%s", rows[i].trim);
        trial_end(&t);
    }
}

Test(book_config, later_stages_can_point_at_values)
{
    struct trial t;
    trial_read(&t,
               "book:\n"
               "  title: T\n"
               "  introduction: |\n"
               "    One.\n"
               "\n"
               "    Two \xE2\x82\xAC three.\n"
               "page: {trim: A4}\n"
               "sections:\n"
               "  - count: 4\n"
               "    requires: [x-wing, naked-pair]\n"
               "  - level: easy\n"
               "    count: 1\n",
               NULL, 0);
    cr_assert_eq(t.status, STATUS_OK, "%s", t.shown);
    const struct book_config *cfg = t.cfg;
    const struct {
        const void *field;
        size_t line;
        size_t col;
    } cases[] = {
        {&cfg->book.title, 2, 10},        {&cfg->book.isbn, 1, 1}, /* not given: its map */
        {&cfg->page.trim, 7, 14},         {&cfg->page.trim.width_pt, 7, 14},
        {&cfg->page.profiles, 7, 1},      {&cfg->output.name, 0, 0}, /* nor its map: the file */
        {&cfg->section[0].count, 9, 12},  {&cfg->section[0].requires.item[1], 10, 24},
        {&cfg->section[1].count, 12, 12}, {&cfg->section[1].symmetry, 11, 5},
        {&cfg->section[1], 11, 5},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct diag_at at;
        cr_assert_eq(book_config_at(cfg, cases[i].field, &at), &at);
        cr_assert_str_eq(at.file, "books/b.yaml");
        cr_assert(at.line == cases[i].line && at.col == cases[i].col, "case %zu: %zu:%zu", i,
                  at.line, at.col);
    }
    struct diag_at at;
    size_t euro = (size_t)(strchr(cfg->book.introduction, '\xE2') - cfg->book.introduction);
    book_config_at_byte(cfg, &cfg->book.introduction, euro, &at);
    cr_assert(at.line == 6 && at.col == 9, "%zu:%zu", at.line, at.col);
    trial_end(&t);
}

Test(book_config, overrides)
{
    static const char *const set[] = {"page.trim=A4",    "sections[0].count=9",
                                      "book.title=A: b", "page.profiles=[kdp, screen]",
                                      "seed=5",          "seed=6"};
    struct trial t;
    trial_read(&t, trial_minimal, set, 6);
    cr_assert_eq(t.status, STATUS_OK, "%s", t.shown);
    cr_assert_str_eq(t.cfg->page.trim.name, "A4");
    cr_assert_eq(t.cfg->section[0].count, 9);
    cr_assert_str_eq(t.cfg->book.title, "A: b");
    cr_assert_eq(t.cfg->page.profiles.count, 2);
    cr_assert_eq(t.cfg->seed, 6);
    struct diag_at at;
    book_config_at(t.cfg, &t.cfg->section[0].count, &at);
    cr_assert_str_eq(at.file, "--set");
    cr_assert_eq(at.col, 19);
    trial_end(&t);
}

Test(book_config, names_are_checked_only_where_there_are_names)
{
    static const struct config_vocabulary none = {0};
    struct diag d = {0};
    struct book_config *cfg;
    const char *yaml = "book: {title: T, language: xx}\nsections: [{count: 1, level: odd}]\n";
    cr_assert_eq(book_config_parse(&cfg, "b", yaml, strlen(yaml), &none, NULL, 0, &d), STATUS_OK);
    cr_assert_str_eq(cfg->section[0].level, "odd");
    cr_assert_str_eq(cfg->directory, ".");
    book_config_free(cfg);
}

/* Whatever allocation fails, the reading ends with that error and gives its memory back. */
Test(book_config, every_allocation_may_fail)
{
    struct text yaml = {0};
    book_config_print_defaults(&trial_vocabulary, &yaml);
    bool done = false;
    unsigned failures = 0;
    for (size_t limit = 64; !done && limit < 4000000; limit += 64 + limit / 64) {
        char *shown = NULL;
        size_t length = 0;
        struct arena arena = {.limit = limit};
        struct diag d = {.out = open_memstream(&shown, &length)};
        struct yaml_load load = {.arena = &arena, .d = &d};
        struct book_config cfg = {0};
        struct yaml_node *root = NULL;
        const struct yaml_source *source = yaml_source_new(&load, "b.yaml", yaml.data, yaml.length);
        if (source && yaml_parse(&load, source, 0, &root) == STATUS_OK) {
            struct schema_reader r = {.load = &load,
                                      .vocabulary = &trial_vocabulary,
                                      .directory = "books",
                                      .source = source,
                                      .root = root};
            schema_read(&r, &book_fields, root, &cfg);
        }
        fclose(d.out);
        done = !arena.failed;
        failures += arena.failed;
        cr_assert_eq(load.errors == 0, strlen(shown) == 0);
        cr_assert(done || load.errors == 0 || strstr(shown, "out of memory"), "%s", shown);
        arena_free(&arena);
        free(shown);
    }
    cr_assert(done);
    cr_assert_gt(failures, 50);
    text_free(&yaml);
}

/* Titles and other printed lines get the signs of the book's language, as longer texts do; what is
 * not printed stays as it is written. */
Test(book_config, printed_lines_have_the_signs_of_their_language)
{
    struct trial t;
    trial_read(&t,
               "book: {title: 'Heut \"neu\"', language: de, licence_url: \"https://e.org/it's\"}\n"
               "cover: {points: [Nun - endlich]}\n"
               "sections: [{title: \"So geht's\", names: [\"Na...\", \"\"], count: 2}]\n",
               NULL, 0);
    cr_assert_eq(t.status, STATUS_OK, "%s", t.shown);
    cr_expect_str_eq(t.cfg->book.title, "Heut \u201Eneu\u201C");
    cr_expect_str_eq(t.cfg->book.licence_url, "https://e.org/it's");
    cr_expect_str_eq(t.cfg->cover.points.item[0], "Nun\u00A0\u2013 endlich");
    cr_expect_str_eq(t.cfg->section[0].title, "So geht\u2019s");
    cr_expect_str_eq(t.cfg->section[0].names.item[0], "Na\u2026");
    trial_end(&t);
}
