/* The backs of covers: their parts, what they show, and the room that they leave empty. */
#include <criterion/criterion.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "gen/constraint/constraint.h"
#include "render/board/sign_pictures.h"
#include "render/book/cover/cover_field.h"
#include "render/book/cover/cover_plan.h"
#include "tests/unit/cover_judge.h"
#include "tests/unit/preflight_sample.h"

static const char *const trims[] = {"page.trim=6 x 9 in", "page.trim=8.5 x 11 in",
                                    "page.trim=5 x 8 in", "page.trim=8.25 x 6 in",
                                    "page.trim=8.5 x 8.5 in"};
enum { TRIMS = sizeof trims / sizeof trims[0] };

static void plan_back(struct sample *p, struct cover_plan *plan, const char *design,
                      const char *also)
{
    char set[64];
    snprintf(set, sizeof set, "cover.design=%s", design);
    const char *const sets[SAMPLE_MAX_SETS] = {set, also, "cover.sample_puzzle=auto"};
    sample_open(p, "kdp", sets, false);
    p->cfg->book.publisher = "Quiet Corner Press";
    cover_plan_make(p->book, false, plan);
}

/* Whether two parts of a back overlap; empty ones do not. */
static bool overlap(const struct box *a, const struct box *b)
{
    return a->right > a->left && b->right > b->left && a->left < b->right - 0.01 &&
           a->right > b->left + 0.01 && a->top < b->bottom - 0.01 && a->bottom > b->top + 0.01;
}

static const char *const copies[] = {
    NULL, "A quiet hour, a sharp pencil.",
    "Six puzzles, and an evening for each. They begin gently and ask for a little more on each "
    "page. Each has one solution, and every step to it can be explained."};

static const char *points[] = {"One solution each", "Solved step by step", "Large clear grids"};
enum { POINTS = sizeof points / sizeof points[0] };

/* The back of a page of this size that has everything that is usual. */
static void plan_full_back(struct sample *p, struct cover_plan *plan, const char *design,
                           const char *trim)
{
    plan_back(p, plan, design, trim);
    cover_plan_free(plan);
    p->cfg->cover.back_text = copies[2];
    p->cfg->cover.points = (struct config_texts){points, POINTS};
    p->cfg->cover.barcode = BARCODE_SPACE;
    p->cfg->cover.price = "9.90 EUR";
    cover_plan_make(p->book, false, plan);
}

/* No part stands on another, and what the words leave empty is small, or the motif's. Every back
 * has a sample and the facts. */
Test(cover_backs, have_no_parts_that_overlap_and_no_void)
{
    const double most = 0.15; /* of the height */
    for (size_t i = 0; cover_design_name(i); i++) {
        for (size_t k = 0; k < sizeof copies / sizeof copies[0]; k++) {
            struct sample p;
            struct cover_plan plan;
            const bool photo = strcmp(cover_design_name(i), "photo") == 0;
            const char *design = photo ? "dots" : cover_design_name(i);
            plan_back(&p, &plan, design, trims[(i + k) % TRIMS]);
            cover_plan_free(&plan);
            p.cfg->cover.back_text = copies[k];
            p.cfg->cover.points = (struct config_texts){points, k == 2 ? POINTS : 0};
            p.cfg->cover.barcode = k == 1 ? BARCODE_NONE : BARCODE_SPACE;
            p.cfg->book.publisher = k == 1 ? NULL : p.cfg->book.publisher;
            cover_plan_make(p.book, false, &plan);
            const struct cover_back *b = &plan.back;
            const struct box *parts[] = {&b->words, &b->sample, &b->facts, &b->column, &b->points};
            for (size_t m = 0; m < 5; m++) {
                for (size_t n = 0; n < m; n++) {
                    cr_expect_not(overlap(parts[m], parts[n]), "%s, %zu: %zu and %zu", design, k, m,
                                  n);
                }
            }
            const bool beside = b->arrangement == BACK_BESIDE; /* the sample is the higher one */
            const double empty =
                beside
                    ? 0
                    : (look_of(&plan.s)->on_motif ? b->motif_top : b->foot_top) - b->words.bottom;
            cr_expect_leq(empty, most * plan.s.height, "%s, %zu: %.0f", design, k, empty);
            cr_expect_gt(b->sample.right, b->sample.left, "%s, %zu", design, k);
            cr_expect_gt(b->facts.right, b->facts.left, "%s, %zu: no facts", design, k);
            cover_plan_free(&plan);
            sample_end(&p);
        }
    }
}

/* The board of a back whose motif is a grid stands in an opening of whole cells, and the words
 * begin under its last row. */
Test(cover_backs, have_windows_of_whole_cells)
{
    size_t windows = 0;
    for (size_t i = 0; cover_design_name(i); i++) {
        struct sample p;
        struct cover_plan plan;
        const char *design = cover_design_name(i);
        plan_back(&p, &plan, design, trims[0]);
        const struct cover_back *b = &plan.back;
        if (b->window.right > b->window.left) {
            const double cell = cover_window_cell(&plan.s);
            const double columns = (plan.s.g.spine.left - b->window.left) / cell;
            const double count = (b->window.right - b->window.left) / cell;
            cr_expect_float_eq(columns, round(columns), 0.001, "%s: %f", design, columns);
            cr_expect_float_eq(count, round(count), 0.001, "%s: %f", design, count);
            cr_expect(b->sample.left >= b->window.left && b->sample.right <= b->window.right &&
                          b->sample.top >= b->window.top && b->sample.bottom <= b->window.bottom,
                      "%s", design);
            cr_expect_geq(b->words.top, b->window.bottom + cell, "%s", design);
            windows++;
        }
        cover_plan_free(&plan);
        sample_end(&p);
    }
    cr_expect_geq(windows, 3);
}

/* A few words leave each design the arrangement that it chose. */
Test(cover_backs, are_arranged_in_several_ways)
{
    size_t count[BACK_ARRANGEMENTS] = {0};
    for (size_t i = 0; cover_design_name(i); i++) {
        struct sample p;
        struct cover_plan plan;
        const char *design = cover_design_name(i);
        plan_back(&p, &plan, design, trims[0]);
        count[plan.back.arrangement]++;
        cover_plan_free(&plan);
        sample_end(&p);
    }
    for (size_t i = 0; i < BACK_BESIDE; i++) {
        cr_expect_gt(count[i], 0, "no design has arrangement %zu", i);
    }
}

/* Where a back has a plate, price and barcode stand on it with all else, as far from its edge on
 * both sides, and clear of the line inside it. */
Test(cover_backs, have_plates_that_hold_all)
{
    static const char *const designs[] = {"prism", "notebook"};
    for (size_t i = 0; i < 2 * TRIMS; i++) {
        struct sample p;
        struct cover_plan plan;
        plan_full_back(&p, &plan, designs[i % 2], trims[i / 2]);
        const struct box plate = cover_back_plate(&plan.back);
        const struct box *column = &plan.back.column;
        cr_expect(plate.left < column->left && plate.right > column->right &&
                      plate.top < column->top && plate.bottom > column->bottom,
                  "%s, %s", designs[i % 2], trims[i / 2]);
        const double apart = fmin(plate.right - column->right, plate.bottom - column->bottom);
        cr_expect_geq(apart, 12, "%s, %s: %.1f", designs[i % 2], trims[i / 2], apart);
        cr_expect_float_eq(plate.left - plan.s.g.back.left, plan.s.g.back.right - plate.right,
                           CARD_EDGE + 0.1, "%s, %s", designs[i % 2], trims[i / 2]);
        cover_plan_free(&plan);
        sample_end(&p);
    }
}

/* The headline has the whole width, and two lines at the most. Where the board stands over the
 * foot or on the motif, the points fill the foot next to the barcode. What the book holds is shown
 * in large figures. */
Test(cover_backs, use_their_width)
{
    size_t at_foot = 0;
    for (size_t i = 0; cover_design_name(i); i++) {
        struct sample p;
        struct cover_plan plan;
        const char *design = cover_design_name(i);
        if (strcmp(design, "photo") == 0) {
            continue;
        }
        plan_full_back(&p, &plan, design, trims[0]);
        p.cfg->cover.back_text = "Take a pencil, find a quiet corner, and begin. Six puzzles.";
        cover_plan_free(&plan);
        cover_plan_make(p.book, false, &plan);
        const struct cover_back *b = &plan.back;
        struct cover_block_fit headline = b->headline;
        const double lines = cover_block_height(p.book, &headline, headline.size_pt) /
                             (headline.leading * headline.size_pt);
        cr_expect_leq(lines, 2.1, "%s: %.1f lines", design, lines);
        cr_expect_gt(headline.width_pt, 0.6 * plan.s.width, "%s: %.0f", design, headline.width_pt);
        cr_expect_neq(b->facts_form, FACTS_LIST, "%s", design);
        if (b->points.bottom > b->points.top) {
            cr_expect_lt(b->points.right, b->column.left, "%s", design);
            cr_expect(fabs(b->points.bottom - b->column.bottom) < 0.1 ||
                          fabs(b->points.top - b->column.top) < 0.1,
                      "%s", design);
            at_foot++;
        }
        cover_plan_free(&plan);
        sample_end(&p);
    }
    cr_expect_geq(at_foot, 10);
}

/* The board ends where the points begin, on narrow pages, where it reaches over the barcode, and on
 * wide ones; the facts end over the barcode. */
Test(cover_backs, have_points_right_under_the_board)
{
    bool at_foot[2];
    for (size_t i = 0; i < 2; i++) {
        struct sample p;
        struct cover_plan plan;
        plan_full_back(&p, &plan, "type", trims[i]);
        p.cfg->cover.back_text = "Take a pencil, find a quiet corner, and begin. Six puzzles.";
        cover_plan_free(&plan);
        cover_plan_make(p.book, false, &plan);
        const struct cover_back *b = &plan.back;
        cr_expect_eq(b->arrangement, BACK_ACROSS);
        cr_expect_float_eq(b->points.top - b->sample.bottom, gap_of(&plan.s), 0.1, "%.1f",
                           b->points.top - b->sample.bottom);
        cr_expect_leq(b->facts.bottom, b->column.top);
        at_foot[i] = b->column.bottom - b->points.bottom < 0.1;
        cover_plan_free(&plan);
        sample_end(&p);
    }
    cr_expect(at_foot[1] && !at_foot[0]);
}

/* The sums of a killer's cages are small, so its board has more than half the width. */
Test(cover_backs, have_large_boards_of_cages)
{
    struct sample p;
    struct cover_plan plan;
    plan_full_back(&p, &plan, "cages", trims[0]);
    const double part = (plan.back.board.right - plan.back.board.left) / plan.s.width;
    cr_expect_gt(part, 0.5, "%.2f", part);
    cover_plan_free(&plan);
    sample_end(&p);
}

/* A caption in light words is as large as these must be on a ground of dots, however long it is. */
Test(cover_backs, have_captions_that_are_read)
{
    static const char *const designs[] = {"type", "frame"};
    for (size_t i = 0; i < 2; i++) {
        struct sample p;
        struct cover_plan plan;
        struct text rules = {0};
        plan_full_back(&p, &plan, designs[i], trims[2]);
        p.cfg->section[0].title = "Sincerely and Most Extraordinarily Unforgettable Wednesday";
        p.cfg->cover.make = true;
        cr_expect_gt(plan.back.sample_puzzle, 0);
        cover_plan_free(&plan);
        cover_judge(&p, &rules);
        cr_expect_null(rules.data ? strstr(rules.data, "ink") : NULL, "%s: %s", designs[i],
                       rules.data);
        text_free(&rules);
        sample_end(&p);
    }
}

/* On a back that lies on its side the figures stand under the board, where else nothing would be.
 */
Test(cover_backs, that_lie_have_figures_under_the_board)
{
    struct sample p;
    struct cover_plan plan;
    plan_full_back(&p, &plan, "dots", trims[3]);
    const struct cover_back *b = &plan.back;
    cr_expect_eq(b->arrangement, BACK_BESIDE);
    cr_expect_geq(b->facts.top, b->sample.bottom);
    cr_expect_leq(b->facts.right, b->sample.right);
    cover_plan_free(&plan);
    sample_end(&p);
}

/* What the headline is made of, and what is left of the text. */
Test(cover_backs, have_a_headline)
{
    static const struct {
        const char *title, *text, *headline, *rest;
    } rows[] = {
        {NULL, NULL, "Easy", NULL},
        {NULL, "# Pencils ready\n\nSix puzzles.", "Pencils ready", "Six puzzles."},
        {NULL, "A quiet hour, at last. Six puzzles.", "A quiet hour, at last.", "Six puzzles."},
        {NULL, "Dr. Brown likes them.", "Easy", "Dr. Brown likes them."},
        {NULL, "- one\n- two", "Easy", "- one\n- two"},
        {"Ready?", "A quiet hour, at last. Six puzzles.", "Ready?",
         "A quiet hour, at last. Six puzzles."}};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct sample p;
        struct cover_plan plan;
        sample_begin(&p, "kdp", "cover.subtitle=Easy", false);
        p.cfg->cover.back_title = rows[i].title;
        p.cfg->cover.back_text = rows[i].text;
        cover_plan_make(p.book, false, &plan);
        const char *rest = plan.back.text.text;
        cr_expect_str_eq(plan.back.headline.text, rows[i].headline, "%zu", i);
        cr_expect_str_eq(rest ? rest : "", rows[i].rest ? rows[i].rest : "", "%zu", i);
        cr_expect_gt(plan.back.headline.size_pt, plan.back.text.size_pt, "%zu", i);
        cover_plan_free(&plan);
        sample_end(&p);
    }
}

/* Lines of text are as long as is easy to read, on the widest page too. */
Test(cover_backs, are_set_in_lines_of_up_to_70_characters)
{
    struct sample p;
    struct cover_plan plan;
    sample_begin(&p, "kdp", "page.trim=8.5 x 11 in", false);
    p.cfg->cover.back_text = copies[2];
    cover_plan_make(p.book, false, &plan);
    const struct cover_block_fit *t = &plan.back.text;
    const double em = font_width_em(t->font, t->text) / (double)strlen(t->text);
    cr_expect_leq(t->width_pt / (em * t->size_pt), 70.5);
    cr_expect_geq(t->size_pt, 10);
    cover_plan_free(&plan);
    sample_end(&p);
}

/* On a page of 8.5 x 11 in the type is larger than on one of 6 x 9 in, where these sizes are 11.5
 * (10 of a long text), 10 and 17.5 points. */
Test(cover_backs, of_wide_pages_have_larger_type)
{
    for (size_t i = 0; cover_design_name(i); i++) {
        const char *design = cover_design_name(i);
        for (unsigned copy_count = 4; copy_count <= 10 && strcmp(design, "photo") != 0;
             copy_count += 6) {
            struct sample p;
            struct cover_plan plan;
            struct text text = {0};
            plan_full_back(&p, &plan, design, trims[1]);
            cover_plan_free(&plan);
            for (unsigned n = 0; n < copy_count; n++) {
                text_puts(&text, copies[2]);
                text_puts(&text, " ");
            }
            p.cfg->cover.back_text = text_chars(&text);
            p.cfg->cover.price = NULL; /* it shares the publisher's line */
            cover_plan_make(p.book, false, &plan);
            const struct cover_back *b = &plan.back;
            cr_expect_geq(b->text.size_pt, copy_count == 4 ? 13.2 : 12, "%s: %.1f", design,
                          b->text.size_pt);
            cr_expect_geq(b->imprint_pt, 11.9, "%s: %.1f", design, b->imprint_pt);
            cr_expect(!b->sample_puzzle || b->bar_pt >= 20.9, "%s: %.1f", design, b->bar_pt);
            cover_plan_free(&plan);
            text_free(&text);
            sample_end(&p);
        }
    }
}

/* A sample goes with the design: for children the easiest section's, else of the kind it shows. */
Test(cover_backs, show_what_goes_with_the_design)
{
    static const struct {
        const char *design;
        unsigned number;
    } rows[] = {{"cover.design=animals", 2}, {"cover.design=cages", 3}, {"cover.design=dots", 5}};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct sample p;
        struct cover_scene s;
        unsigned number[MAX_BACK_CANDIDATES];
        sample_begin(&p, "kdp", rows[i].design, false);
        /* Three sections of two: easy, killers, and hard ones. */
        struct config_section section[3] = {p.cfg->section[0], p.cfg->section[0],
                                            p.cfg->section[0]};
        struct book_section_source source[3] = {
            {p.puzzle, 2, NULL, 0}, {p.puzzle + 2, 2, NULL, 0}, {p.puzzle + 4, 2, NULL, 0}};
        struct layout killer = *p.record[2].variant;
        struct constraint_set cages = {.kinds = KIND_SET(CAGE)};
        struct config_section *own = p.cfg->section;
        const struct layout *plain = p.record[2].variant;
        section[0].title = section[1].title = section[2].title = NULL;
        section[0].level = "easy";
        section[1].level = "hard";
        section[2].level = "hard";
        killer.constraints = &cages;
        p.record[2].variant = p.record[3].variant = &killer;
        p.cfg->section = section;
        p.cfg->section_count = 3;
        p.book->source.section = source;
        for (size_t k = 0; k < SAMPLE_PUZZLES; k++) {
            p.book->puzzle[k].section = k / 2;
            p.book->puzzle[k].number_in_section = 1 + k % 2;
            p.record[k].givens = p.record[0].givens;
        }
        cover_scene_init(p.book, false, &s);
        cr_expect_geq(cover_sample_candidates(&s, number), 3);
        cr_expect_eq(number[0], rows[i].number, "%s: %u", rows[i].design, number[0]);
        cover_scene_free(&s);
        /* The facts name the kinds, with the first puzzle of each. */
        struct book_facts facts;
        p.cfg->style.show_level = false;
        book_facts_make(p.book, &facts);
        cr_expect_eq(facts.count, 2);
        cr_expect_str_eq(facts.row[0].name.data, "Sudoku");
        cr_expect_str_eq(facts.row[1].name.data, "Killer");
        cr_expect(facts.row[0].count == 4 && facts.row[1].count == 2, "the same kind is one row");
        cr_expect(facts.row[0].first == 1 && facts.row[1].first == 3);
        book_facts_free(&facts);
        p.record[2].variant = p.record[3].variant = plain;
        p.cfg->section = own;
        p.cfg->section_count = 1;
        p.book->source.section = &p.section;
        sample_end(&p);
    }
}

/* Of a section's puzzles the one that leaves the fewest places empty. */
Test(cover_backs, show_boards_without_large_holes)
{
    enum { EMPTY_CELLS = 45 };
    struct sample p;
    struct cover_scene s;
    unsigned number[MAX_BACK_CANDIDATES];
    sample_begin(&p, "kdp", "cover.design=dots", false);
    for (size_t i = 1; i < SAMPLE_PUZZLES; i++) {
        p.record[i].givens = p.record[i == 3 ? 3 : 0].solution;
        for (size_t cell = 0; cell < EMPTY_CELLS; cell++) {
            const size_t at = i == 3 ? 2 * cell % 81 : cell; /* scattered, or the upper rows */
            p.record[i].givens.cell[at] = 0;
        }
    }
    cover_scene_init(p.book, false, &s);
    cr_expect_eq(cover_sample_candidates(&s, number), 1);
    cr_expect_eq(number[0], 4, "%u", number[0]);
    cover_scene_free(&s);
    sample_end(&p);
}

/* A book with pictures in place of digits shows one of their puzzles on its back. */
Test(cover_backs, with_animals_show_pictures)
{
    struct sample p;
    struct cover_scene s;
    unsigned number[MAX_BACK_CANDIDATES];
    struct sign_pictures *set = NULL;
    sample_begin(&p, "kdp", "cover.design=animals", false);
    cr_assert_eq(sign_pictures_load(&set, "animals", 4, NULL, &p.d), STATUS_OK);
    const struct book_signs signs = {.pictures = set};
    struct config_section section[2] = {p.cfg->section[0], p.cfg->section[0]};
    struct config_section *own = p.cfg->section;
    struct book_section_source source[2] = {{p.puzzle, 3, NULL, 0}, {p.puzzle + 3, 3, NULL, 0}};
    section[0].level = "easy";
    section[1].level = "extreme";
    p.book->source.section = source;
    p.cfg->section = section;
    p.cfg->section_count = 2;
    for (size_t i = 0; i < SAMPLE_PUZZLES; i++) {
        p.book->puzzle[i].section = i >= 3;
        p.book->puzzle[i].number_in_section = 1 + i % 3;
        p.book->puzzle[i].signs = i >= 3 ? &signs : p.book->puzzle[i].signs;
    }
    cover_scene_init(p.book, false, &s);
    cr_expect_eq(cover_sample_candidates(&s, number), 2);
    cr_expect_geq(number[0], 4, "%u", number[0]);
    cover_scene_free(&s);
    sign_pictures_drop(set);
    p.cfg->section = own;
    p.cfg->section_count = 1;
    p.book->source.section = &p.section;
    sample_end(&p);
}

/* A killer whose cages all begin with a given. */
static const struct layout *make_killer(struct sample *p, size_t index)
{
    struct constraint_list list = {0};
    for (unsigned row = 0; row < 9; row++) {
        for (unsigned column = 0; column + 1 < 9; column += 2) {
            const uint16_t cells[2] = {(uint16_t)(9 * row + column),
                                       (uint16_t)(9 * row + column + 1)};
            constraint_list_add(&list, CONSTRAINT_CAGE, false, 15, cells, 2);
            p->record[index].givens.cell[cells[0]] = p->record[index].solution.cell[cells[0]];
        }
    }
    const struct layout *v = constraints_lay(variant_find("classic"), &list);
    constraint_list_free(&list);
    p->record[index].variant = v;
    return v;
}

/* The digits of a killer give way to its sums; where the sums have no room, it is not shown.
 * A page of 6 x 9 in has room in one of the arrangements. */
Test(cover_backs, show_killers_with_their_sums)
{
    static const char *const designs[] = {"dots", "prism", "cages", "bands", "type"};
    enum { DESIGNS = sizeof designs / sizeof designs[0] };
    for (size_t i = 0; i < 2 * DESIGNS; i++) {
        struct sample p;
        struct cover_plan plan;
        struct text rules = {0};
        plan_back(&p, &plan, designs[i % DESIGNS], trims[i / DESIGNS ? 2 : 0]);
        cover_plan_free(&plan);
        const struct layout *plain = p.record[1].variant;
        const struct layout *killer = make_killer(&p, 1);
        p.cfg->style.look.digit_height = p.cfg->section[0].look.digit_height = 0.68;
        p.cfg->cover.back_text = copies[2];
        p.cfg->cover.make = true;
        cover_plan_make(p.book, false, &plan);
        const double cell = (plan.back.board.right - plan.back.board.left) / 9;
        cr_expect(plan.back.sample_puzzle == 0 || cell >= 7 / 0.37, "%zu: %.1f", i, cell);
        cr_expect(plan.back.sample_puzzle || i >= DESIGNS, "%s has room for one",
                  designs[i % DESIGNS]);
        cover_plan_free(&plan);
        cover_judge(&p, &rules);
        cr_expect_null(rules.data ? strstr(rules.data, "touching") : NULL, "%zu: %s", i,
                       rules.data);
        text_free(&rules);
        p.record[1].variant = plain;
        layout_drop(killer);
        sample_end(&p);
    }
}

/* A pattern shows a puzzle's givens; of one that has few, as many digits as others have. */
Test(cover_backs, patterns_of_few_givens_show_more)
{
    for (int few = 0; few <= 1; few++) {
        struct sample p;
        struct cover_scene s;
        unsigned shown = 0;
        sample_begin(&p, "kdp", "cover.art_puzzle=1", false);
        const unsigned givens = grid_given_count(p.record[0].variant, &p.record[0].givens);
        p.record[0].givens = few ? (struct grid){{0}} : p.record[0].givens;
        cover_scene_init(p.book, false, &s);
        for (int cell = 0; cell < 81; cell++) {
            shown += cover_given(&s, cell / 9, cell % 9);
        }
        cr_expect(few ? shown > 20 && shown < 45 : shown == givens, "%u, %u", shown, givens);
        cover_scene_free(&s);
        sample_end(&p);
    }
}

/* Meadows have a sky of day on dark grounds too, and words that are read on it. */
Test(cover_backs, animals_live_by_day)
{
    for (int dark = 0; dark <= 1; dark++) {
        struct sample p;
        struct cover_plan plan;
        sample_begin(&p, "kdp", "cover.design=animals", false);
        p.cfg->cover.has_background = false;
        p.cfg->cover.palette = dark ? "night" : "pastel";
        cover_plan_make(p.book, false, &plan);
        const struct paint *ink = &plan.back.ink;
        const bool own = ink->is_cmyk == plan.s.ink.is_cmyk &&
                         memcmp(ink->cmyk, plan.s.ink.cmyk, sizeof ink->cmyk) == 0;
        cr_expect_eq(own, !dark);
        cover_plan_free(&plan);
        sample_end(&p);
    }
}

/* The columns at the right of a back's board show other cells than those at its left. */
Test(cover_backs, sides_of_a_board_are_no_copies)
{
    enum { SIDE = 9, SHOWN = 3 };
    for (int row = 0; row < SIDE; row++) {
        for (int column = 0; column < SHOWN; column++) {
            const struct cover_place left = cover_field_board_place(row, column);
            const struct cover_place right = cover_field_board_place(row, SIDE + column);
            cr_expect_eq(left.column % SIDE, column);
            cr_expect_neq(left.column % SIDE, right.column % SIDE);
            cr_expect_neq(left.row % SIDE, right.row % SIDE);
        }
    }
}
