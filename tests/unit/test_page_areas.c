/* What stands where on a page, for whoever shows pages. */
#include <criterion/criterion.h>

#include "render/book/page_areas.h"
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

static void plan(struct planned *p)
{
    *p = (struct planned){.options = {.threads = 1, .check = true}};
    diag_init(&p->diag, NULL);
    cr_assert_eq(book_config_parse(&p->config, "t.yaml", yaml, sizeof yaml - 1, press_vocabulary(),
                                   NULL, 0, &p->diag),
                 STATUS_OK);
    cr_assert_eq(press_proof_new(&p->proof, p->config, &p->options, NULL, &p->diag), STATUS_OK);
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
    page_areas_of(book, BOOK_INTERIOR, page, &areas);
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
