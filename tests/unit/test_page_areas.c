/* What stands where on a page, for whoever shows pages. */
#include <criterion/criterion.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "config/theme.h"
#include "render/book/book_data.h"
#include "render/book/page_areas.h"
#include "render/book/plan/puzzle_list.h"
#include "render/press/press.h"

static const char yaml[] = "book: {title: T}\n"
                           "page: {trim: A5, profiles: kdp, bleed: 0.125 in}\n"
                           "style: {running_heads: true}\n"
                           "cover: {make: true, barcode: space}\n"
                           "parts: {back: [{part: usual}, {part: text, text: End.}]}\n"
                           "per_page: 2\n"
                           "sections:\n"
                           "  - {level: easy, count: 20, variant: 6x6}\n"
                           "  - {level: easy, count: 10, variant: 4x4, mix: 1}\n";

struct planned {
    struct book_config *config;
    struct press_options options;
    struct press_proof *proof;
    struct diag diag;
};

static void plan_of(struct planned *p, const char *text)
{
    *p = (struct planned){.options = {.threads = 1, .check = true}};
    diag_init(&p->diag, NULL);
    cr_assert_eq(book_config_parse(&p->config, "t.yaml", text, strlen(text), press_vocabulary(),
                                   NULL, 0, &p->diag),
                 STATUS_OK);
    cr_assert_eq(press_proof_new(&p->proof, p->config, &p->options, NULL, &p->diag), STATUS_OK);
}

static void plan(struct planned *p)
{
    plan_of(p, yaml);
}

static void drop(struct planned *p)
{
    press_proof_drop(p->proof);
    book_config_free(p->config);
}

static bool inside(struct box inner, struct box outer)
{
    return inner.left >= outer.left - 0.01 && inner.right <= outer.right + 0.01 &&
           inner.top >= outer.top - 0.01 && inner.bottom <= outer.bottom + 0.01;
}

static bool has_field(const struct page_areas *areas, const char *field)
{
    for (size_t i = 0; i < areas->count; i++) {
        if (strcmp(areas->area[i].field, field) == 0) {
            return true;
        }
    }
    return false;
}

Test(page_areas, each_puzzle_has_its_place_on_its_page)
{
    struct planned p;
    plan(&p);
    const struct book *book = press_proof_book(p.proof);
    size_t found = 0;
    for (size_t page = 0; page < book_page_count(book, BOOK_INTERIOR); page++) {
        struct page_areas areas;
        page_areas_of(book, BOOK_INTERIOR, page, &areas);
        cr_expect(inside(areas.block, areas.safe), "page %zu", page);
        cr_expect(inside(areas.safe, areas.trim), "page %zu", page);
        for (size_t i = 0; i < areas.count; i++) {
            const struct page_area *a = &areas.area[i];
            if (a->puzzle) {
                cr_expect_eq(book_puzzle_at(book, a->puzzle)->page, page);
                cr_expect(inside(a->box, areas.block), "puzzle %zu", a->puzzle);
                found++;
            }
        }
    }
    cr_expect_eq(found, book_puzzle_count(book));
    drop(&p);
}

/* Where a puzzle's board stands; *areas receives its page. */
static struct box box_of_puzzle(const struct book *book, size_t number, struct page_areas *areas)
{
    page_areas_of(book, BOOK_INTERIOR, book_puzzle_at(book, number)->page, areas);
    for (size_t i = 0; i < areas->count; i++) {
        if (areas->area[i].puzzle == number) {
            return areas->area[i].box;
        }
    }
    cr_assert_fail("puzzle %zu stands nowhere", number);
    return (struct box){0};
}

static double width_of_puzzle(const struct book *book, size_t number)
{
    struct page_areas areas;
    const struct box box = box_of_puzzle(book, number, &areas);
    return box.right - box.left;
}

/* The last page of a section is not half empty. */
Test(page_areas, fewer_boards_on_the_last_page_are_larger)
{
    static const struct {
        const char *trim, *rest;
        size_t usual, last;
        bool larger;
    } rows[] = {
        {"6x9 in", "per_page: 2\nsections: [{level: easy, count: 5}]", 4, 5, true},
        {"6x9 in", "per_page: 2\nsections: [{level: easy, count: 1}, {level: easy, count: 2}]", 3,
         1, true},
        {"A4", "per_page: 6\nsections: [{level: easy, count: 8}]", 6, 7, true},
        {"6x9 in", "per_page: 2\nanswers: {at: later}\nsections: [{level: easy, count: 5}]", 4, 5,
         false},
        {"6x9 in", "per_page: 2\nsections: [{level: easy, count: 4}]", 2, 4, false},
    };
    static const char *const labels[] = {"margin", "badge", "line", "bar"};
    enum { ROWS = sizeof rows / sizeof *rows, LABELS = sizeof labels / sizeof *labels };
    for (size_t i = 0; i < ROWS * LABELS; i++) {
        const size_t row = i / LABELS;
        const char *const kind = labels[i % LABELS];
        char config[300];
        struct planned p;
        snprintf(config, sizeof config,
                 "book: {title: T}\nstyle: {labels: %s, last_page: larger}\n"
                 "parts: {section_pages: false}\npage: {trim: %s}\n%s\n",
                 kind, rows[row].trim, rows[row].rest);
        plan_of(&p, config);
        const struct book *book = press_proof_book(p.proof);
        const double ratio =
            width_of_puzzle(book, rows[row].last) / width_of_puzzle(book, rows[row].usual);
        cr_expect(rows[row].larger ? ratio > 1.15 && ratio < 1.42 : fabs(ratio - 1) < 1e-9,
                  "row %zu, labels %s: %.3f", row, kind, ratio);
        drop(&p);
    }
}

/* The boards of a section look alike to its end, in every theme, with labels in the same place. */
Test(page_areas, the_last_board_keeps_its_size_in_every_theme)
{
    for (size_t i = 0; i < theme_text_count; i++) {
        const char *const theme = theme_texts[i].name;
        struct text config = {0};
        text_printf(&config,
                    "book: {title: T}\nparts: {section_pages: false}\npage: {trim: 6x9 in, "
                    "profiles: [screen]}\nstyle: {theme: %s}\nper_page: %d\n"
                    "sections: [{level: easy, count: 5}]\n",
                    theme, strcmp(theme, "large-print") == 0 ? 1 : 2);
        struct planned p;
        plan_of(&p, config.data);
        const struct book *book = press_proof_book(p.proof);
        struct page_areas areas;
        const struct box usual = box_of_puzzle(book, 1, &areas); /* a right page too */
        const struct box last = box_of_puzzle(book, 5, &areas);
        cr_expect_float_eq(last.right - last.left, usual.right - usual.left, 1e-9, "%s", theme);
        cr_expect_float_eq(last.left, usual.left, 1e-9, "%s", theme);
        drop(&p);
        text_free(&config);
    }
}

/* Boards that keep their size keep their places too, the first ones of the page. */
Test(page_areas, boards_of_one_size_keep_their_places_on_the_last_page)
{
    static const struct {
        const char *trim, *rest;
        size_t usual, last;
    } rows[] = {
        {"6x9 in", "per_page: 2\nsections: [{level: easy, count: 5}]", 3, 5},
        {"A4", "per_page: 6\nsections: [{level: easy, count: 8}]", 1, 7},
        {"6x9 in", "per_page: 2\nanswers: {at: later}\nsections: [{level: easy, count: 5}]", 3, 5},
        {"6x9 in", "per_page: 2\nsections: [{level: easy, count: 4}]", 1, 3},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct planned p;
        struct page_areas areas;
        char config[300];
        snprintf(config, sizeof config,
                 "book: {title: T}\nparts: {section_pages: false}\n"
                 "page: {trim: %s}\n%s\n",
                 rows[i].trim, rows[i].rest);
        plan_of(&p, config);
        const struct book *book = press_proof_book(p.proof);
        const struct box usual = box_of_puzzle(book, rows[i].usual, &areas);
        const struct box last = box_of_puzzle(book, rows[i].last, &areas);
        cr_expect_float_eq(last.right - last.left, usual.right - usual.left, 1e-9, "row %zu", i);
        cr_expect_float_eq(last.top, usual.top, 1e-9, "row %zu", i);
        drop(&p);
    }
}

/* Solutions of the spread before stand in the margin where the page has room there, and take none
 * where a section has one spread. */
Test(page_areas, solutions_of_the_spread_before_leave_boards_their_size)
{
    static const char *const counts[] = {"9", "4"};
    for (size_t i = 0; i < theme_text_count; i++) {
        for (size_t k = 0; k < 2 && strcmp(theme_texts[i].name, "large-print") != 0; k++) {
            double width[2];
            for (size_t later = 0; later < 2; later++) {
                struct planned p;
                struct text config = {0};
                text_printf(&config,
                            "book: {title: T}\nparts: {section_pages: false}\npage: {trim: 6x9 "
                            "in, profiles: [screen]}\nstyle: {theme: %s}\nper_page: 2\n"
                            "answers: {place: book, at: %s}\n"
                            "sections: [{level: easy, count: %s}]\n",
                            theme_texts[i].name, later ? "later" : "back", counts[k]);
                plan_of(&p, config.data);
                width[later] = width_of_puzzle(press_proof_book(p.proof), 2);
                drop(&p);
                text_free(&config);
            }
            cr_expect_gt(width[1], 0.93 * width[0], "%s, %s puzzles: %.1f of %.1f",
                         theme_texts[i].name, counts[k], width[1], width[0]);
        }
    }
}

/* Is the column of labels at the left of this puzzle's board? */
static bool has_labels_left(const struct book *book, size_t number)
{
    struct page_areas areas;
    return box_of_puzzle(book, number, &areas).left > areas.block.left + 20;
}

/* Two facing pages mirror each other, but where labels always stand at the left. */
Test(page_areas, labels_next_to_boards_mirror_on_facing_pages)
{
    static const struct {
        const char *side;
        bool outer[2], mirrors; /* of the upper and the lower board on a left page */
    } rows[] = {{"left", {true, true}, false},
                {"outside", {true, true}, true},
                {"alternate", {true, false}, true}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char text[300];
        struct planned p;
        snprintf(text, sizeof text,
                 "book: {title: T}\npage: {trim: 6x9 in}\nper_page: 2\n"
                 "style: {labels: side, label_side: %s}\nsections: [{level: easy, count: 8}]\n",
                 rows[i].side);
        plan_of(&p, text);
        const struct book *book = press_proof_book(p.proof);
        for (size_t number = 1; number <= 8; number++) {
            const bool right = book_puzzle_at(book, number)->page % 2 == 0;
            const bool left_page = rows[i].outer[(number - 1) % 2];
            cr_expect_eq(has_labels_left(book, number),
                         rows[i].mirrors && right ? !left_page : left_page, "%s: puzzle %zu",
                         rows[i].side, number);
        }
        drop(&p);
    }
}

Test(page_areas, fields_are_where_their_pages_are)
{
    struct planned p;
    struct page_areas areas;
    plan(&p);
    const struct book *book = press_proof_book(p.proof);
    page_areas_of(book, BOOK_INTERIOR, 0, &areas);
    cr_expect(has_field(&areas, "book.title"));
    cr_expect(areas.trim.left >= 0 && areas.trim.top > 0, "there is a bleed");
    size_t page = book_puzzle_at(book, 1)->page;
    page_areas_of(book, BOOK_INTERIOR, page - 1, &areas);
    cr_expect(has_field(&areas, "sections[0].title"));
    page_areas_of(book, BOOK_INTERIOR, page, &areas);
    cr_expect(has_field(&areas, "sections[0].per_page"));
    cr_expect(has_field(&areas, "style.running_heads"));
    cr_expect(has_field(&areas, "style.folios"));
    cr_expect(has_field(&areas, "sections[0].level"));
    cr_expect(has_field(&areas, "sections[1].level"), "of the section that is mixed in");
    bool text = false;
    for (page = 0; page < book_page_count(book, BOOK_INTERIOR); page++) {
        page_areas_of(book, BOOK_INTERIOR, page, &areas);
        text |= has_field(&areas, "parts.back[1]");
    }
    cr_expect(text, "the part of the list");
    page_areas_of_cover(book, &areas);
    cr_expect(has_field(&areas, "cover.back_text") && has_field(&areas, "cover.spine"));
    cr_expect(inside(areas.barcode, areas.safe));
    cr_expect_eq(areas.fold_count, 2);
    drop(&p);
}

/* Texts that the book makes have the field that asks for them, and others none. */
Test(page_areas, running_texts_have_the_fields_that_ask_for_them)
{
    struct planned p;
    plan_of(&p, "book: {title: T, introduction: Begin., author: A}\n"
                "page: {profiles: home}\n"
                "hints: {include: true}\n"
                "answers: {place: apart}\n"
                "sections: [{title: S, level: easy, count: 2, variant: killer}]\n");
    const struct book *book = press_proof_book(p.proof);
    unsigned hints = 0, introductions = 0;
    for (size_t page = 0; page < book_page_count(book, BOOK_INTERIOR); page++) {
        struct page_areas areas;
        page_areas_of(book, BOOK_INTERIOR, page, &areas);
        hints += has_field(&areas, "hints.include");
        introductions += has_field(&areas, "book.introduction");
    }
    cr_expect_eq(introductions, 1);
    cr_expect_eq(hints, 1, "%u", hints);
    drop(&p);
}

/* Each of the short texts of a page can be chosen by itself, the last area over a place first. */
Test(page_areas, texts_that_share_a_page_have_their_own_places)
{
    struct planned p;
    plan_of(&p, "book: {title: T}\npage: {trim: A5, profiles: screen, pages: any}\nper_page: 1\n"
                "parts: {back: [{part: usual}, {part: text, title: One, text: First.},\n"
                "               {part: text, title: Two, text: Second.},\n"
                "               {part: text, title: Three, text: Third.}]}\n"
                "sections: [{level: easy, count: 2}]\n");
    const struct book *book = press_proof_book(p.proof);
    struct page_areas areas;
    page_areas_of(book, BOOK_INTERIOR, book_page_count(book, BOOK_INTERIOR) - 1, &areas);
    cr_assert(has_field(&areas, "parts.back[1]"));
    double top = areas.block.top;
    for (unsigned i = 2; i < 4; i++) {
        char field[24];
        snprintf(field, sizeof field, "parts.back[%u]", i);
        size_t k = 0;
        while (k < areas.count && strcmp(areas.area[k].field, field) != 0) {
            k++;
        }
        cr_assert_lt(k, areas.count, "%s", field);
        cr_expect(inside(areas.area[k].box, areas.block));
        cr_expect_gt(areas.area[k].box.top, top + 20);
        top = areas.area[k].box.top;
    }
    drop(&p);
}

/* A section with a lesson has a page for its opener, even where openers stand over boards. */
Test(page_areas, a_lesson_follows_the_opener_of_its_section)
{
    struct planned p;
    plan_of(&p, "book: {title: T}\npage: {trim: 6x9 in}\nstyle: {opener_side: head}\n"
                "per_page: 2\nsections: [{level: easy, count: 3}, {level: easy, count: 1, "
                "variant: killer}]\n");
    const struct book *book = press_proof_book(p.proof);
    const struct page_list *list = &book->part[BOOK_INTERIOR];
    const size_t killer = book_puzzle_at(book, 4)->page;
    size_t opener = killer;
    size_t lesson = killer;
    for (size_t i = book_puzzle_at(book, 3)->page; i < killer; i++) {
        opener = strcmp(list->page[i].kind->name, "section") == 0 ? i : opener;
        lesson = lesson == killer && strcmp(list->page[i].kind->name, "cages") == 0 ? i : lesson;
    }
    cr_expect_lt(opener, lesson);
    cr_expect_lt(lesson, killer);
    drop(&p);
}

/* A board over two pages begins on a left one, and no page before it is blank. */
Test(page_areas, no_page_before_a_board_over_two_pages_is_blank)
{
    static const char *const rests[] = {
        "sections: [{level: easy, count: 1}, {variant: samurai, level: easy, count: 2}]",
        "sections: [{level: easy, count: 2}, {variant: samurai, level: easy, count: 2}]",
        "parts: {section_pages: false}\n"
        "sections: [{level: easy, count: 2}, {variant: samurai, level: easy, count: 1}]"};
    for (size_t i = 0; i < sizeof rests / sizeof *rests; i++) {
        char text[300];
        struct planned p;
        snprintf(text, sizeof text,
                 "book: {title: T}\npage: {trim: 6x9 in}\nper_page: 1\n"
                 "style: {theme: bold, opener_side: any}\n%s\n",
                 rests[i]);
        plan_of(&p, text);
        const struct book *book = press_proof_book(p.proof);
        const struct page_list *list = &book->part[BOOK_INTERIOR];
        const size_t last = book_puzzle_count(book);
        const size_t spread = book_puzzle_at(book, last)->page;
        cr_assert_gt(book_puzzle_at(book, last)->split, 0);
        cr_expect_eq(spread % 2, 1, "row %zu: page %zu is a right one", i, spread);
        for (size_t k = 0; k < book->contents.count; k++) {
            const struct page *led = &list->page[book->contents.entry[k].page];
            cr_expect_str_neq(led->kind->name, "notes", "row %zu: %s", i,
                              book->contents.entry[k].title);
        }
        for (size_t page = book_puzzle_at(book, 1)->page; page < spread; page++) {
            cr_expect_neq(list->page[page].kind, &page_blank, "row %zu: page %zu", i, page);
        }
        drop(&p);
    }
}

/* Title pages and thumb tabs count the sections that a reader sees. */
Test(page_areas, sections_that_are_mixed_in_have_no_number)
{
    struct planned p;
    plan_of(&p,
            "book: {title: T}\npage: {trim: A4}\nsections: [{level: easy, count: 2, per_page: 1}, "
            "{variant: 6x6, level: easy, count: 2, mix: 1}, {level: easy, count: 1}]\n");
    const struct book *book = press_proof_book(p.proof);
    cr_expect_eq(section_number(book, 0), 1);
    cr_expect_eq(section_number(book, 1), 1);
    cr_expect_eq(section_number(book, 2), 2);
    drop(&p);
}
