/* Every kind of constraint in every room: drawn on each device, read back from a page, in each
 * exchange format or refused there by name, and in words. A kind is added when this holds. */
#include <criterion/criterion.h>
#include <string.h>

#include "gen/format/stream.h"
#include "gen/grade/technique.h"
#include "gen/make/board/full_board.h"
#include "gen/make/constraints/constraint_draw.h"
#include "gen/solve/solve.h"
#include "render/board/board_draw.h"
#include "render/board/constraints/constraint_art.h"
#include "render/board/constraints/constraint_signs.h"
#include "render/preflight/boards/printed_constraints.h"
#include "tests/unit/a_font.h"
#include "tests/unit/printed_page.h"

enum { CELL = 24, TOP = 60, LEFT = 50, PAGE = 400 };

static const enum constraint_kind_id all_kinds[] = {
#define KIND(id, row) CONSTRAINT_##id,
    CONSTRAINT_KINDS(KIND)
#undef KIND
};

static bool is_rule(enum constraint_kind_id kind)
{
    return constraint_kinds[kind]->shape == CONSTRAINT_BOARD;
}

/* A full board, and what is drawn for it of one kind. */
static const struct layout *of_kind(enum constraint_kind_id kind, struct grid *full)
{
    struct constraint_spec spec = {.kinds = (kind_set)1 << kind};
    const struct layout *ground = constraint_spec_ground(&spec, variant_find("classic"));
    struct constraint_list list = {0};
    struct pcg32 rng;
    uint64_t attempts;
    pcg32_seed(&rng, 4, kind);
    cr_assert(board_method_quick(ground)->fill(ground, &rng, BOARD_MAX_ATTEMPTS, full, &attempts));
    constraints_draw(ground, full->cell, &spec, LEVEL_EASY, &rng, &list);
    const struct layout *v = constraints_lay(ground, &list);
    cr_assert_not_null(v);
    cr_assert_gt(constraint_count(v), 0, "%s: nothing was drawn", constraint_kinds[kind]->name);
    cr_assert_eq(v->constraints->kinds, spec.kinds);
    cr_assert(constraints_hold(v, full->cell), "%s", constraint_kinds[kind]->name);
    constraint_list_free(&list);
    layout_drop(ground);
    return v;
}

/* ---- drawn ---- */

static void draw(const struct layout *v, const struct canvas_device *device, struct text *out)
{
    struct diag d;
    diag_init(&d, stderr);
    struct font_set *fonts = shared_fonts();
    struct board_style style;
    struct canvas *c = canvas_new(device, &(struct canvas_options){.scale = 1, .scale_y = 1});
    cr_assert_eq(board_style_init(&style, fonts, DEFAULT_DIGIT_FONT, NULL, &d), STATUS_OK);
    canvas_begin_page(c, &(struct page_boxes){.width_pt = PAGE, .height_pt = PAGE});
    board_draw(c, LEFT - board_room_left(v) * (double)CELL,
               TOP - board_room_above(v) * (double)CELL, CELL, &style,
               &(struct board_content){.variant = v});
    canvas_end_page(c);
    cr_assert_eq(canvas_finish(c, out, &d), STATUS_OK, "%s", device->name);
    canvas_drop(c);
}

/* The kinds that some technique names. */
static kind_set kinds_of_techniques(void)
{
    kind_set kinds = 0;
    for (int id = 0; technique_choice((size_t)id); id++) {
        kinds |= technique_kinds(id, true);
    }
    return kinds;
}

/* Without a row of the technique table, lines and marks are no help to the grader, so no puzzle is
 * easy. Cells that only differ are used as houses are, and rules for the whole board as rules. */
Test(constraint_kinds, have_a_technique_that_names_them)
{
    const kind_set named = kinds_of_techniques();
    for (size_t i = 0; i < CONSTRAINT_KIND_COUNT; i++) {
        const struct constraint_kind *k = constraint_kinds[all_kinds[i]];
        const bool names_kinds = k->step == STEP_LINE || k->step == STEP_SIGN ||
                                 k->step == STEP_MARK || k->step == STEP_OUTSIDE;
        const bool needs_row =
            names_kinds && !is_rule(all_kinds[i]) && all_kinds[i] != CONSTRAINT_PLAIN_CAGE;
        cr_expect(!needs_row || named >> all_kinds[i] & 1, "%s: no technique", k->name);
    }
}

Test(constraint_kinds, have_a_row_in_each_table)
{
    for (size_t i = 0; i < CONSTRAINT_KIND_COUNT; i++) {
        enum constraint_kind_id kind = all_kinds[i];
        const struct constraint_kind *k = constraint_kinds[kind];
        cr_expect(constraint_has_art(kind), "%s: no drawing", k->name);
        cr_expect(constraint_has_sign(kind), "%s: no signs in characters", k->name);
        cr_expect(printed_constraints_can_read(kind), "%s: preflight cannot find it", k->name);
        cr_expect(k->holds && k->prune && k->doc, "%s", k->name);
        cr_expect(k->shape != CONSTRAINT_PAIR || k->partners || k->has_sum, "%s: no partners",
                  k->name);
        cr_expect(!(k->shape == CONSTRAINT_BOARD || k->may_all) || k->rule_pairs, "%s: no pairs",
                  k->name);
    }
}

/* Its name in records is that of its row: the page to play on finds it so. */
Test(constraint_kinds, are_named_like_their_rows)
{
    static const char *const rows[] = {
#define ROW_NAME(id, row) #row,
        CONSTRAINT_KINDS(ROW_NAME)
#undef ROW_NAME
    };
    for (size_t i = 0; i < CONSTRAINT_KIND_COUNT; i++) {
        const char *name = constraint_kinds[all_kinds[i]]->name;
        cr_assert_eq(strlen(name), strlen(rows[i]));
        for (size_t k = 0; name[k]; k++) {
            cr_assert_eq(rows[i][k] == '_' ? '-' : rows[i][k], name[k], "%s", name);
        }
    }
}

Test(constraint_kinds, change_the_picture_on_each_device)
{
    struct text bare = {0};
    struct text constrained = {0};
    struct grid full;
    for (size_t i = 0; i < CONSTRAINT_KIND_COUNT; i++) {
        const struct layout *v = of_kind(all_kinds[i], &full);
        for (size_t d = 0; d < canvas_device_count() && !is_rule(all_kinds[i]); d++) {
            const struct canvas_device *device = canvas_device_at(d);
            text_clear(&bare);
            text_clear(&constrained);
            draw(v->bare, device, &bare);
            draw(v, device, &constrained);
            if (device->kind == CANVAS_CHARACTERS) { /* lines stand in the list below the board */
                constraint_signs_list(v, 72, false, &constrained);
            }
            bool same = bare.length == constrained.length &&
                        memcmp(bare.data, constrained.data, bare.length) == 0;
            cr_expect(!same, "%s is not drawn on %s", constraint_kinds[all_kinds[i]]->name,
                      device->name);
        }
        layout_drop(v);
    }
    text_free(&bare);
    text_free(&constrained);
}

/* At the terminal, each has a sign in a cell, between two, or a number outside. */
Test(constraint_kinds, are_seen_at_the_terminal)
{
    struct grid full;
    for (size_t i = 0; i < CONSTRAINT_KIND_COUNT; i++) {
        const struct layout *v = of_kind(all_kinds[i], &full);
        for (unsigned n = 0; n < constraint_count(v) && !is_rule(all_kinds[i]); n++) {
            char sign[CONSTRAINT_SIGN_SIZE];
            const struct constraint *c = constraint_at(v, n);
            bool seen = *constraint_sign_of(v, c, 0, sign) || *constraint_pair_sign(v, c) ||
                        constraint_is_outside(c);
            cr_expect(seen, "%s", constraint_kind_of(c)->name);
        }
        struct text list = {0};
        constraint_signs_list(v, 72, true, &list);
        cr_expect(list.length > 0 || all_kinds[i] == CONSTRAINT_GREATER, "%s: no meaning",
                  constraint_kinds[all_kinds[i]]->name);
        text_free(&list);
        layout_drop(v);
    }
}

/* ---- read back from paper ---- */

/* What preflight finds wrong with the one drawn where the other was meant. */
static const char *read_as(const struct layout *drawn, const struct layout *meant)
{
    static struct printed_page page;
    struct text bytes = {0};
    struct pdf_file file;
    struct pdf_fonts fonts = {0};
    draw(drawn, canvas_device_find("pdf"), &bytes);
    page = (struct printed_page){0};
    cr_assert_null(pdf_open(&file, bytes.data, bytes.length));
    cr_assert_null(pdf_each_mark(&file, &fonts, 0, printed_page_take, &page));
    const struct printed_place place = {
        .left = LEFT, .top = PAGE - TOP, .side = CELL, .rows = 9, .columns = 9};
    const char *wrong =
        printed_constraints_check(meant, &place, &page.marks, page.sign, page.sign_count, true);
    printed_marks_free(&page.marks);
    pdf_fonts_free(&fonts);
    pdf_close(&file);
    text_free(&bytes);
    return wrong;
}

/* The layout without its first constraint. */
static const struct layout *without_one(const struct layout *v)
{
    static bool gone[CONSTRAINT_MAX_COUNT];
    memset(gone, 0, sizeof gone);
    gone[0] = true;
    return constraints_without(v, gone);
}

Test(constraint_kinds, are_read_back_from_a_page)
{
    struct grid full;
    for (size_t i = 0; i < CONSTRAINT_KIND_COUNT; i++) {
        const char *name = constraint_kinds[all_kinds[i]]->name;
        const struct layout *v = of_kind(all_kinds[i], &full);
        const struct layout *fewer = without_one(v);
        cr_assert_null(printed_constraints_unreadable(v), "%s", name);
        const char *wrong = read_as(v, v);
        cr_expect_null(wrong, "%s: %s", name, wrong);
        if (!is_rule(all_kinds[i])) {
            cr_expect(read_as(fewer, v), "%s: one that is not printed is not missed", name);
            cr_expect(read_as(v->bare, v), "%s: none that are printed are not missed", name);
        }
        layout_drop(fewer);
        layout_drop(v);
    }
}

/* ---- exchanged ---- */

/* Two layouts with the same constraints are one. */
static void there_and_back(const struct format *f, const struct layout *v, const struct grid *full)
{
    static struct record record;
    static struct record back;
    struct diag d = {0};
    struct text out = {0};
    record_init(&record, v);
    memset(record.givens.cell, 0, sizeof record.givens.cell);
    record.givens.cell[0] = full->cell[0];
    struct record_stream stream = {.format = f};
    record_stream_begin(&stream, &out);
    record_stream_put(&stream, &out, &record);
    record_stream_end(&stream, &out);
    bool script = strstr(out.data, "<script") != NULL; /* which has the word null */
    cr_expect(script || !strstr(out.data, "null"), "%s", f->name);
    struct reader *r = reader_open_text("it", out.data, out.length, NULL, NULL, &d);
    cr_assert_eq(reader_next(r, &back), STATUS_OK, "%s", f->name);
    cr_expect_eq(back.variant, v, "%s: %s", f->name, constraint_kind_of(constraint_at(v, 0))->name);
    reader_close(r);
    record_free(&record);
    record_free(&back);
    text_free(&out);
}

static void refused(const struct format *f, const struct layout *v)
{
    char words[CONSTRAINT_COMPLAINT_SIZE];
    const char *name = constraint_kind_of(constraint_at(v, 0))->name;
    cr_expect(strstr(format_unsupported(f, v, words), name), "%s: %s", f->name, words);
}

Test(constraint_kinds, go_to_every_format_or_are_refused_by_name)
{
    struct grid full;
    for (size_t i = 0; i < CONSTRAINT_KIND_COUNT; i++) {
        const struct layout *v = of_kind(all_kinds[i], &full);
        for (size_t k = 0; k < format_count(); k++) {
            const struct format *f = format_at(k);
            if (f->write && f->supports_kind && f->supports_kind(all_kinds[i]) &&
                format_supports(f, v)) {
                there_and_back(f, v, &full);
            } else if (f->write && !(f->supports_kind && f->supports_kind(all_kinds[i]))) {
                cr_expect_not(format_supports(f, v), "%s", f->name);
                refused(f, v);
            }
        }
        layout_drop(v);
    }
}

/* ---- followed ---- */

/* A second look at what following the candidates left must remove no more: nothing that still had
 * to be looked at was passed over. */
Test(constraint_kinds, leave_nothing_to_follow)
{
    for (size_t i = 0; i < CONSTRAINT_KIND_COUNT; i++) {
        struct grid full;
        struct pcg32 rng;
        const struct layout *v = of_kind(all_kinds[i], &full);
        pcg32_seed(&rng, 5, i);
        cr_assert(solve_prepare(v));
        for (unsigned givens = 0; givens < 40; givens++) {
            struct grid some = {{0}};
            struct narrowed once;
            struct narrowed twice;
            for (unsigned k = 0; k < givens; k++) {
                const unsigned cell = pcg32_below(&rng, v->cell_count);
                some.cell[cell] = full.cell[cell];
            }
            cr_assert(solve_follow(v, &some, NULL, &once));
            for (unsigned k = 0; k < constraint_count(v); k++) {
                const struct constraint *c = constraint_at(v, k);
                twice = once;
                cr_expect(constraint_is_rule(c) ||
                              constraint_kind_of(c)->prune(v, c, twice.now) == CONSTRAINT_SAME,
                          "%s", constraint_kinds[all_kinds[i]]->name);
            }
            for (unsigned cell = 0; cell < v->cell_count; cell++) {
                some.cell[cell] = once.now[cell] & (once.now[cell] - 1) ? 0 : full.cell[cell];
            }
            cr_assert(solve_follow(v, &some, NULL, &twice));
            cr_expect_arr_eq(twice.now, once.now, v->cell_count * sizeof *once.now, "%s",
                             constraint_kinds[all_kinds[i]]->name);
        }
        layout_drop(v);
    }
}

/* ---- laid on a board ---- */

/* Marked cells next to each other are not among their neighbours, for which a set has no room. A
 * sanitizer sees where that ends. */
Test(constraint_kinds, marked_neighbours_are_left_out)
{
    struct constraint_list list = {0};
    for (uint16_t cell = 40; cell < 42; cell++) {
        constraint_list_add(&list, CONSTRAINT_MINIMUM, false, 0, &cell, 1);
    }
    const struct layout *v = constraints_lay(variant_find("classic"), &list);
    cr_assert_not_null(v);
    cr_assert_eq(constraint_count(v), 2);
    for (unsigned i = 0; i < 2; i++) {
        const struct constraint *c = constraint_at(v, i);
        cr_expect_eq(c->count, 4, "%u", c->count);
        for (unsigned k = 1; k < c->count; k++) {
            cr_expect(c->cell[k] < 40 || c->cell[k] > 41, "%u", c->cell[k]);
        }
    }
    layout_drop(v);
    constraint_list_free(&list);
}
