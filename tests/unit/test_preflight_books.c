#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "config/theme.h"
#include "gen/grade/grade.h"
#include "render/press/explanations.h"
#include "tests/property/effort.h"
#include "tests/unit/preflight_sample.h"

Test(preflight, books_of_every_profile_pass)
{
    static const char *const sets[] = {NULL, "answers.upside_down=true", "answers.reversed=true",
                                       "style.candidates=full", "style.large_print=true"};
    for (size_t i = 0; i < profile_count(); i++) {
        for (size_t k = 0; k < sizeof sets / sizeof sets[0]; k++) {
            struct sample p;
            struct text rules = {0};
            if (!is_tried(i, k, 3)) {
                continue;
            }
            sample_begin(&p, profile_at(i)->name, sets[k], false);
            sample_judge(&p, &rules);
            cr_expect_str_eq(rules.data, "", "%s with %s: %s", profile_at(i)->name,
                             sets[k] ? sets[k] : "no change", rules.data);
            text_free(&rules);
            sample_end(&p);
        }
    }
}

/* Every option that moves type or makes it larger. */
static const char *const moved_type[][2] = {
    {"style.head_style=plain", "style.folio_style=dashes"},
    {"style.head_style=ruled", "style.folio_style=disc"},
    {"style.head_style=small-caps", "style.folios=centre"},
    {"style.large_print=true", "style.head_style=ruled"},
    {"style.text_size=18 pt", "style.notes=lined"},
    {"style.text_size=36 pt", "style.tips=true"},
    {"page.bleed=auto", "style.folio_style=disc"},
    {"style.digit_font=DejaVu Sans", "style.head_style=plain"},
    {"style.font=DejaVu Serif", "style.digit_font=Liberation Mono"},
    {"answers.upside_down=true", "style.front_folios=arabic"},
    {"book.title=ÅÉÜ jgpq (Äß)", "style.head_style=plain"},
    {"book.title=Ế Ổ Ậ", "style.head_style=small-caps"},
};

enum { MOVES = sizeof moved_type / sizeof moved_type[0] };

/* The product of themes, profiles and moves: in the usual run, of some themes and profiles one move
 * each, so that all come up; the test theme_margins measures the rest. */
Test(preflight, type_that_moves_stays_within_the_margins)
{
    const size_t moves = effort(1, MOVES);
    size_t turn = 0;
    for (size_t t = 0; t < theme_text_count; t++) {
        char theme[64];
        snprintf(theme, sizeof theme, "style.theme=%s", theme_texts[t].name);
        for (size_t i = 0; i < profile_count(); i++) {
            bool paper = !profile_at(i)->navigation;
            bool tried = is_tried(t, i, 3) && !(strcmp(theme_texts[t].name, "night") == 0 && paper);
            for (size_t k = 0; k < moves && tried; k++, turn++) {
                const char *const *move = moved_type[turn % MOVES];
                const char *const set[] = {theme, "answers.per_page=2", move[0], move[1], NULL};
                struct sample p;
                struct text rules = {0};
                sample_open(&p, profile_at(i)->name, set, false);
                sample_judge(&p, &rules);
                cr_expect_str_eq(rules.data, "", "%s, %s, %s, %s: %s", profile_at(i)->name, theme,
                                 move[0], move[1], rules.data);
                text_free(&rules);
                sample_end(&p);
            }
        }
    }
}

/* The rules in pictures have little room for text beside their boards. */
Test(preflight, pictures_of_the_rules_keep_clear_of_large_type)
{
    static const char *const trims[] = {"page.trim=5 x 8 in", "page.trim=6 x 9 in"};
    static const char *const languages[] = {"book.language=en", "book.language=de"};
    for (size_t i = 0; i < 4; i++) {
        const char *const set[] = {"style.theme=children", "style.text_size=36 pt", trims[i / 2],
                                   languages[i % 2], NULL};
        struct sample p;
        struct text rules = {0};
        sample_open(&p, "screen", set, false);
        sample_judge(&p, &rules);
        cr_expect_str_eq(rules.data, "", "%s, %s: %s", set[2], set[3], rules.data);
        text_free(&rules);
        sample_end(&p);
    }
}

/* A size that the finished pages would be refused for is refused where the config gives it. */
Test(preflight, text_below_the_least_size_is_refused)
{
    struct sample p;
    char *said;
    sample_begin(&p, "screen", "style.large_print=true", false);
    p.cfg->style.text_size_pt = 9.5;
    cr_expect_eq(sample_plan_again(&p, &said), STATUS_USAGE);
    cr_expect(strstr(said, "text of 9.5 pt: large print has at least 10 pt"), "%s", said);
    free(said);
    p.book = NULL;
    sample_end(&p);
}

/* Planned with empty boards, as before the puzzles are made: whatever the number of puzzles, the
 * book is refused, or its gutter is the one that its page count asks for. */
Test(preflight, gutter_and_page_count_agree)
{
    enum { MOST = 1700 };
    static const char plain[] = "book: {title: T}\n"
                                "answers: {place: book, per_page: 6}\n"
                                "sections: [{count: 1}]\n";
    static const struct config_vocabulary any = {0};
    static const struct record *puzzle[MOST];
    struct record empty;
    record_init(&empty, variant_at(0));
    for (size_t i = 0; i < MOST; i++) {
        puzzle[i] = &empty;
    }
    struct book_config *cfg;
    struct diag d = {0};
    struct font_set *fonts = font_set_new();
    unsigned refused = 0;
    unsigned gutters = 0;
    cr_assert_eq(book_config_parse(&cfg, "b", plain, strlen(plain), &any, NULL, 0, &d), STATUS_OK);
    for (size_t p = 0; p < profile_count(); p++) {
        const struct profile *profile = profile_at(p);
        double last = 0;
        for (size_t count = 1; count <= MOST; count += 1 + count / 8) {
            struct book_section_source section = {puzzle, count, NULL, 0};
            struct book_source source = {
                .config = cfg, .profile = profile, .fonts = fonts, .section = &section};
            struct book *book;
            if (book_plan(&book, &source, &d) != STATUS_OK) {
                refused++;
                continue;
            }
            size_t pages = book_page_count(book, BOOK_INTERIOR);
            double gutter = profile_gutter_pt(profile, (unsigned)pages);
            double inside = book->sheet.margins.inside_pt;
            unsigned least;
            unsigned most;
            profile_bounds(profile, &cfg->page.trim, cfg->page.paper, &least, &most);
            cr_expect_float_eq(inside, gutter + 9, 1e-9, "%s, %zu puzzles: %g inside, gutter %g",
                               profile->name, count, inside, gutter);
            cr_expect(pages >= least && (!most || pages <= most), "%s: %zu pages", profile->name,
                      pages);
            cr_expect_eq(pages % profile->page_multiple, 0);
            size_t blank = 0;
            while (blank < pages &&
                   book->part[BOOK_INTERIOR].page[pages - 1 - blank].kind == &page_blank) {
                blank++;
            }
            cr_expect_leq(blank, profile->max_blank_end);
            gutters += gutter > last;
            last = fmax(last, gutter);
            book_drop(book);
        }
    }
    cr_expect_gt(refused, 5);
    cr_expect_gt(gutters, 12);
    font_set_drop(fonts);
    book_config_free(cfg);
}

/* Graded, so that the hardest are known; the book is planned again with the walkthroughs, or by its
 * config as it now is without them. */
static void sample_walkthroughs(struct sample *p, struct walkthroughs *walkthroughs)
{
    struct grade_scratch *scratch = grade_scratch_new();
    struct grade_options o;
    grade_options_init(&o);
    for (size_t i = 0; i < SAMPLE_PUZZLES; i++) {
        struct grade g;
        grade_puzzle(p->record[i].variant, &p->record[i].givens, &o, scratch, &g);
        grade_to_record(&g, &p->record[i]);
    }
    grade_scratch_drop(scratch);
    if (walkthroughs) {
        cr_assert_eq(
            walkthroughs_make(walkthroughs, p->cfg, p->puzzle, NULL, SAMPLE_PUZZLES, &p->d),
            STATUS_OK);
    }
    struct book_source source = {.config = p->cfg,
                                 .profile = &p->profile,
                                 .fonts = p->fonts,
                                 .section = &p->section,
                                 .walkthrough = walkthroughs ? walkthroughs->item : NULL,
                                 .walkthrough_count = walkthroughs ? walkthroughs->count : 0};
    book_drop(p->book);
    canvas_drop(p->canvas);
    text_clear(&p->pdf);
    cr_assert_eq(book_plan(&p->book, &source, &p->d), STATUS_OK);
    struct canvas_options c = {.title = "T",
                               .metadata = p->profile.metadata,
                               .navigation = p->profile.navigation,
                               .language = p->cfg->book.language,
                               .tagged = p->profile.tagged,
                               .pdf_x = book_pdf_x(p->book),
                               .intent = book_intent_of(p->book)};
    p->canvas = canvas_new(canvas_device_find("pdf"), &c);
    book_draw(p->book, BOOK_INTERIOR, p->canvas);
    cr_assert_eq(canvas_finish(p->canvas, &p->pdf, &p->d), STATUS_OK);
}

Test(preflight, walkthroughs_are_counted_and_pass)
{
    static const double trims[][2] = {{5, 8}, {6, 9}, {8.5, 11}};
    for (size_t i = 0; i < profile_count(); i++) {
        for (size_t k = 0; k < sizeof trims / sizeof trims[0]; k++) {
            if (!is_tried(i, k, 3)) {
                continue;
            }
            struct sample p;
            struct walkthroughs walkthroughs;
            struct text rules = {0};
            sample_begin(&p, profile_at(i)->name, NULL, false);
            p.cfg->page.trim.width_pt = 72 * trims[k][0];
            p.cfg->page.trim.height_pt = 72 * trims[k][1];
            sample_walkthroughs(&p, NULL);
            size_t before = book_page_count(p.book, BOOK_INTERIOR);
            p.cfg->walkthrough = (struct config_walkthrough){.hardest = 2, .max_steps = 3};
            sample_walkthroughs(&p, &walkthroughs);
            cr_expect_eq(walkthroughs.count, 2);
            cr_expect_lt(walkthroughs.item[0].number, walkthroughs.item[1].number);
            for (size_t w = 0; w < walkthroughs.count; w++) {
                const struct book_walkthrough *walkthrough = &walkthroughs.item[w];
                cr_expect(walkthrough->step_count >= 1 && walkthrough->step_count <= 3);
                for (size_t s = 1; s < walkthrough->step_count; s++) {
                    cr_expect_lt(walkthrough->step[s - 1].number, walkthrough->step[s].number);
                }
            }
            cr_expect_geq(book_page_count(p.book, BOOK_INTERIOR), before + 2);
            sample_judge(&p, &rules);
            cr_expect_str_eq(rules.data, "", "%s at %g in: %s", profile_at(i)->name, trims[k][0],
                             rules.data);
            text_free(&rules);
            walkthroughs_free(&walkthroughs);
            sample_end(&p);
        }
    }
}
