/* The digits of drawn steps can be read: marks and links stay clear of them, in every theme and
 * size. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "config/theme.h"
#include "gen/constraint/constraint.h"
#include "gen/grade/explain/proof_chunks.h"
#include "gen/grade/grade.h"
#include "gen/grade/technique.h"
#include "render/board/board_draw.h"
#include "render/board/constraints/constraint_art.h"
#include "render/board/step_links.h"
#include "render/board/step_marks.h"
#include "render/book/lessons/walkthrough_layout.h"
#include "tests/property/effort.h"
#include "tests/unit/drawn_ink.h"
#include "tests/unit/page_notes.h"

/* Of type of 7 pt: a hair that print keeps open. */
#define MIN_AIR_PT 0.2

static const char *const puzzles[] = {
    "..1...3...9...2.6.6..8....2.3..9...75...7..297....463......9....4.7..1.81.....7..",
    ".3..5.6..41..9.........48.....6.....986.....5.....34.2.6..3798.8.14...3..........",
    "..1.6....39...2.6.6..8....2.3..9.5..5...7..2......4...8..3......4..2.1.8.....87..",
    "..1.6..7.39.1....56..8......3.....8.....7.4.9.2...4.3.8..319....4.......1....879.",
    "..1.6...43..1...656..8......3..9.5......7..2......4.3.8..31.....4....1....2..87..",
};

static struct ink_measure measure(const struct board_style *style,
                                  const struct board_content *content, double cell_pt)
{
    struct canvas *c = canvas_new(&ink_keeper, &(struct canvas_options){.scale = 1});
    canvas_begin_page(c, &(struct page_boxes){.width_pt = 2000, .height_pt = 2000});
    board_draw(c, 10, 10, cell_pt, style, content);
    canvas_end_page(c);
    const struct ink_measure m = measure_ink(c);
    canvas_drop(c);
    return m;
}

/* The smallest cells that pages have: those whose candidates are of the smallest type. */
static double smallest_cell(const struct board_style *style, const struct layout *v,
                            const struct step *s, enum candidate_marks how)
{
    const struct candidate_grid grid =
        how == CANDIDATE_MARKS_STEP ? step_digits_grid(v, s) : board_candidate_grid(v);
    double cell = MIN_CANDIDATE_PT / board_candidate_type(style, v, grid, 1).text.size_pt;
    while (cell < 60 && !constraint_art_sums_clear(style, v, how, cell)) {
        cell += 0.5;
    }
    return cell;
}

static void expect_clear_in(const struct board_style *style, struct board_content *content,
                            const char *name)
{
    static const enum candidate_marks marks[] = {CANDIDATE_MARKS_FULL, CANDIDATE_MARKS_STEP};
    for (unsigned i = 0; i < 4; i++) {
        content->candidates = marks[i % 2];
        const double cell =
            smallest_cell(style, content->variant, content->step, marks[i % 2]) * (i < 2 ? 1 : 1.8);
        const struct ink_measure m = measure(style, content, cell);
        cr_expect_gt(m.texts, 0);
        cr_expect_geq(m.min_air, MIN_AIR_PT,
                      "%s, %s, cells of %.1f pt: %.2f pt around %s (a line of %.2f pt, gray %.2f)",
                      name, i % 2 ? "step" : "full", cell, m.min_air, m.nearest, m.line_pt,
                      m.line_gray);
        cr_expect_geq(m.min_contrast, MIN_CONTRAST,
                      "%s, %s, cells of %.1f pt: contrast %.2f of %s (gray %.2f)", name,
                      i % 2 ? "step" : "full", cell, m.min_contrast, m.palest, m.text_gray);
    }
}

/* In print and on screens. */
static void expect_clear(const struct board_style *style, struct board_content *content,
                         const char *name)
{
    struct board_style colour = *style;
    colour.colour = true;
    expect_clear_in(style, content, name);
    expect_clear_in(&colour, content, name);
}

static void put_style(const char *theme, struct bench *t, struct board_style *style)
{
    char yaml[200];
    snprintf(yaml, sizeof yaml,
             "book: {title: T}\npage: {trim: 8.5x11 in}\nstyle: {theme: %s}\n"
             "sections: [{count: 1, per_page: 1}]\nseed: 1\n",
             theme);
    begin_bench(t, yaml);
    cr_assert_eq(t->status, STATUS_OK, "%s: %s", theme, t->messages);
    *style = walkthrough_style(t->book, 0);
    style->min_line_pt = 0.75; /* the strictest printers' */
}

/* Every role next to every other, and links over the whole board. */
static void mark_all(const struct layout *v, struct step *s)
{
    static const uint8_t roles[] = {MARK_PATTERN, MARK_FIN,   MARK_ELIMINATE, MARK_SET_A,
                                    MARK_PLACE,   MARK_SET_B, MARK_SET_A + 2, MARK_SET_A + 3};
    *s = (struct step){0};
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        for (unsigned k = 0; k < 4 && s->mark_count < STEP_MAX_MARKS; k++) {
            const unsigned digit = 1 + (cell * 5 + k * (1 + cell % 3)) % v->size;
            const unsigned role = roles[(cell + k * (1 + cell % 7)) % sizeof roles];
            s->mark[s->mark_count++] =
                (struct mark){{(uint16_t)cell, (uint8_t)digit}, (uint8_t)role};
        }
    }
    for (unsigned i = 0; i + 9 < s->mark_count && s->link_count < 12; i += 13) {
        const struct candidate from = s->mark[i].at;
        const struct candidate to = s->mark[(i * 7 + 5) % s->mark_count].at;
        s->link[s->link_count++] = (struct link){
            .from = {{from.cell}, 1, from.digit}, .to = {{to.cell}, 1, to.digit}, .strong = i % 2};
    }
}

static const struct layout *layout_with_cages(void)
{
    struct constraint_list list = {0};
    for (uint16_t row = 0; row < 9; row++) {
        for (uint16_t column = 0; column < 9; column += 3) {
            const uint16_t cell[] = {(uint16_t)(row * 9 + column), (uint16_t)(row * 9 + column + 1),
                                     (uint16_t)(row * 9 + column + 2)};
            constraint_list_add(&list, CONSTRAINT_CAGE, false, 15, cell, 3);
        }
    }
    const struct layout *v = constraints_lay(variant_find("classic"), &list);
    constraint_list_free(&list);
    return v;
}

Test(step_ink, marks_stay_clear_of_digits_in_every_theme)
{
    struct step *s = malloc(sizeof *s);
    const struct layout *const caged = layout_with_cages();
    const struct layout *const layouts[] = {variant_find("classic"), variant_find("6x6"),
                                            variant_find("16x16"), caged};
    for (size_t k = 0; k < theme_text_count; k++) {
        struct bench *t = calloc(1, sizeof *t);
        struct board_style style;
        put_style(theme_texts[k].name, t, &style);
        for (size_t i = k % effort(2, 1); i < sizeof layouts / sizeof layouts[0];
             i += effort(2, 1)) {
            struct grid none = {{0}};
            struct board_content content = {.variant = layouts[i], .givens = &none, .step = s};
            mark_all(layouts[i], s);
            expect_clear(&style, &content, theme_texts[k].name);
        }
        end(t);
        free(t);
    }
    layout_drop(caged);
    free(s);
}

/* The steps of hard puzzles, as books draw them. */
Test(step_ink, links_stay_clear_of_digits)
{
    struct grade_scratch *scratch = grade_scratch_new();
    struct grade_options o;
    struct bench *t = calloc(1, sizeof *t);
    struct board_style style;
    struct step *shown = malloc(sizeof *shown);
    unsigned pictures = 0;
    put_style("classic", t, &style);
    grade_options_init(&o);
    for (size_t i = 0; i < sizeof puzzles / sizeof puzzles[0]; i++) {
        const struct layout *v = variant_find("classic");
        struct grid givens = {{0}};
        for (unsigned cell = 0; cell < v->cell_count; cell++) {
            givens.cell[cell] = (uint8_t)(puzzles[i][cell] == '.' ? 0 : puzzles[i][cell] - '0');
        }
        struct path *path = path_begin(v, &givens, &o, scratch);
        for (const struct step *s; (s = path_next(path)) != NULL;) {
            if (s->link_count == 0 && s->mark_count < 2) {
                continue;
            }
            const unsigned parts = step_part_count(s);
            for (unsigned part = 0; part < parts; part++) {
                struct grid board = *path_board(path);
                digit_set candidates[MAX_CELLS];
                for (unsigned cell = 0; cell < v->cell_count; cell++) {
                    candidates[cell] = path_candidates(path, cell);
                }
                step_part_draw(v, s, part, &board, candidates, shown);
                struct board_content content = {.variant = v,
                                                .givens = &givens,
                                                .filled = &board,
                                                .candidate = candidates,
                                                .step = shown};
                expect_clear(&style, &content, technique_at((size_t)s->technique)->name);
                pictures++;
            }
        }
    }
    cr_expect_gt(pictures, 50);
    end(t);
    free(t);
    free(shown);
    grade_scratch_drop(scratch);
}

/* The stroke of a removed candidate and links, also of the thinnest lines; and discs in shaded
 * houses. */
Test(step_ink, marks_are_bold)
{
    const struct board_style style = {.min_line_pt = 0.25};
    const double at[2] = {10, 10};
    const double to[2] = {60, 10};
    struct canvas *c = canvas_new(&ink_keeper, &(struct canvas_options){.scale = 1});
    canvas_begin_page(c, &(struct page_boxes){.width_pt = 100, .height_pt = 100});
    step_mark_draw(c, &style, MARK_ELIMINATE, at, 3.5);
    step_link_sample(c, &style, at, to, 3.5, true);
    step_link_sample(c, &style, at, to, 3.5, false);
    canvas_end_page(c);
    cr_expect(has_bold_lines(c, 0.8, 0.4));
    cr_expect_leq(step_pattern_paint(&style).gray, 0.6);
    canvas_drop(c);
}
