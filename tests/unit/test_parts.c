#define _GNU_SOURCE /* memmem */
#include <criterion/criterion.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "render/book/book_data.h"
#include "render/book/cover/cover_design.h"
#include "render/book/pages/part.h"
#include "render/preflight/content/pdf_content.h"
#include "tests/unit/parts_sample.h"
#include "tests/unit/preflight_sample.h"

static const char front[] =
    "parts.front=[{part: half-title, title: Halved}, "
    "{part: series, text: \"Alpha\\nBeta\", side: left}, {part: title}, {part: copyright}, "
    "{part: dedication, text: To Ada}, {part: epigraph, text: \"Sit\\nstill\", by: Somebody}, "
    "{part: contents}, {part: text, title: A preface, text: Written late}, {part: usual}, "
    "{part: levels}, {part: dedication, text: And to Ben}]";

static const char back[] =
    "parts.back=[{part: glossary}, {part: grading}, {part: review, "
    "link: 'https://example.org/r'}, {part: usual}, {part: score-sheet}, {part: puzzle-diary, "
    "count: 3}, {part: notes, count: 2}, {part: certificate}, {part: acknowledgements, text: "
    "Many thanks}, {part: about-the-author, title: The maker, text: Lives by the rails}, {part: "
    "also-by, text: \"First book\\nSecond book\"}, {part: advertisement, title: Buy, text: The "
    "next, by: At the shop}, {part: coupon, text: One cup}, {part: blank}]";

static const struct {
    const char *first, *then; /* on one page, this before that */
} in_order[] = {
    {"Halved", NULL},
    {"The Series", "2. Beta"},
    {"Quiet", NULL}, /* the title page's publisher */
    {"To Ada", NULL},
    {"still", "Somebody"},
    {"Contents", "Glossary"},
    {"A preface", "Introduction"}, /* both are short */
    {"How to Play", NULL},
    {"Levels", "Easy"},
    {"And to Ben", NULL},
    {"Glossary", "Pencil mark"},
    {"Did You Enjoy", "A short review"},
    {"Solutions", NULL},
    {"Score Sheet", "Points"},
    {"Puzzle Diary", "Remarks"},
    {"Notes", NULL},
    {"Certificate", NULL},
    {"Many thanks", "rails"}, /* both are short */
    {"Also by A", "Second book"},
    {"Buy", "At the shop"},
    {"Coupon", "One cup"},
};

static const char *const levels[SAMPLE_PUZZLES] = {"easy", "easy",   "easy",
                                                   "easy", "medium", "medium"};

/* The interior drawn anew. */
static void print(struct sample *p)
{
    struct canvas_options o = sample_canvas_options(p);
    o.packed = p->profile.navigation;
    canvas_drop(p->canvas);
    text_free(&p->pdf);
    p->canvas = canvas_new(canvas_device_find("pdf"), &o);
    book_draw(p->book, BOOK_INTERIOR, p->canvas);
    cr_assert_eq(canvas_finish(p->canvas, &p->pdf, &p->d), STATUS_OK);
}

Test(parts, stand_where_the_lists_say)
{
    const char *const sets[SAMPLE_MAX_SETS] = {front, back, "book.publisher=Quiet"};
    struct sample p;
    struct reading r;
    struct text rules = {0};
    char *said = NULL;
    sample_open(&p, "screen", sets, false);
    for (size_t i = 0; i < SAMPLE_PUZZLES; i++) {
        snprintf(p.record[i].level, sizeof p.record[i].level, "%s", levels[i]);
        p.record[i].minutes = 7;
    }
    p.cfg->series.volume = 2;
    cr_assert_eq(sample_plan_again(&p, &said), STATUS_OK, "%s", said);
    print(&p);
    read_pages(&p.pdf, &r);
    size_t page = 0;
    for (size_t i = 0; i < sizeof in_order / sizeof in_order[0]; i++) {
        size_t here = find(&r, page, in_order[i].first);
        cr_assert_lt(here, r.file.page_count, "'%s' is not behind page %zu", in_order[i].first,
                     page);
        if (in_order[i].then) {
            cr_expect(says(&r, here, in_order[i].then), "page %zu does not say '%s': %s", here + 1,
                      in_order[i].then, r.page[here].data);
        }
        page = here + 1;
    }
    /* Sides, counts, and an empty back behind the coupon. */
    cr_expect_eq(find(&r, 0, "The Series") % 2, 1);
    cr_expect_eq(find(&r, 0, "To Ada") % 2, 0);
    size_t diary = find(&r, 0, "Puzzle Diary");
    diary = find(&r, diary + 1, "Puzzle Diary") < r.file.page_count && !says(&r, diary, "Remarks")
                ? find(&r, diary + 1, "Puzzle Diary")
                : diary;
    for (size_t i = 0; i < 3; i++) {
        cr_expect(says(&r, diary + i, "Remarks"));
    }
    cr_expect_not(says(&r, diary + 3, "Remarks"));
    size_t coupon = find(&r, 0, "Coupon");
    cr_expect_eq(coupon % 2, 0);
    cr_expect_null(r.page[coupon + 1].data);
    forget_pages(&r);
    free(said);
    sample_judge(&p, &rules);
    cr_expect_str_eq(rules.data, "", "%s", rules.data);
    text_free(&rules);
    sample_end(&p);
}

Test(parts, may_stand_between_sections_and_in_the_contents)
{
    struct sample p;
    struct reading r;
    sample_begin(&p, "kdp",
                 "sections[0].before=[{part: text, title: A pause, text: Breathe}, {part: notes}]",
                 false);
    read_pages(&p.pdf, &r);
    size_t contents = find(&r, 0, "Contents");
    cr_expect(says(&r, contents, "A pause"));
    size_t pause = find(&r, contents + 1, "A pause");
    size_t section = find(&r, contents + 1, "S ");
    cr_expect_lt(pause, section);
    cr_expect(says(&r, pause, "Breathe"));
    forget_pages(&r);
    sample_end(&p);
}

/* Every part that has words has them in every language. */
Test(parts, speak_every_language)
{
    struct config_names languages = translation_languages();
    for (size_t i = 0; i < languages.count; i++) {
        char set[64];
        const char *const sets[SAMPLE_MAX_SETS] = {
            set, "parts.back=[{part: usual}, {part: glossary}, "
                 "{part: grading}, {part: levels}, {part: puzzle-diary}]"};
        struct sample p;
        struct reading r;
        snprintf(set, sizeof set, "book.language=%s", languages.item[i]);
        sample_open(&p, "kdp", sets, false);
        read_pages(&p.pdf, &r);
        const enum text_id said[] = {TEXT_glossary, TEXT_grading, TEXT_levels, TEXT_diary,
                                     TEXT_remarks};
        for (size_t k = 0; k < sizeof said / sizeof said[0]; k++) {
            const char *words = language_text(languages.item[i], said[k]);
            cr_expect_lt(find(&r, 0, words), r.file.page_count, "%s: %s", set, words);
            cr_expect(i == 0 || strcmp(words, language_text("en", said[k])) != 0, "%s", words);
        }
        forget_pages(&r);
        sample_end(&p);
    }
}

static const struct {
    const char *set, *says;
} mistakes[] = {
    {"parts.front=[{part: epigraph}]", "'epigraph' needs a text"},
    {"parts.front=[{part: usual}, {part: levels, by: X}]",
     "by: the part 'levels' does not take this key"},
    {"parts.front=[{part: usual}, {part: solutions}]", "'solutions' cannot stand in 'parts.front'"},
    {"parts.back=[{part: glossary}]",
     "the list does not have solutions, which other settings ask for"},
    {"parts.back=[{part: usual}, {part: review, title: T}]", "'review' needs a link too"},
    {"parts.back=[{part: usual}, {part: hints}]", "the book has no hints"},
    {"parts.back=[{part: solutions}, {part: solutions}, {part: usual}]", "is in the list twice"},
    {"sections[0].before=[{part: usual}]", "'usual' has no meaning between sections"},
    {"parts.back=[{part: usual}, {part: picture, picture: /nowhere.png}]",
     "cannot read the picture /nowhere.png"},
    {"parts.back=[{part: usual}, {part: pdf, pdf: /nowhere.pdf}]", "cannot read the PDF"},
    {"parts.back=[{part: usual}, {part: pdf, pdf: /dev/null}]", "it is empty"},
};

Test(parts, mistakes_are_told)
{
    for (size_t i = 0; i < sizeof mistakes / sizeof mistakes[0]; i++) {
        char *said = NULL;
        cr_expect_eq(plan_with(mistakes[i].set, &said), STATUS_USAGE, "%s", mistakes[i].set);
        cr_expect_not_null(strstr(said, mistakes[i].says), "%s\nnot: %s", said, mistakes[i].says);
        cr_expect_not_null(strstr(said, "--set:1:"), "%s", said);
        free(said);
    }
}

Test(parts, too_much_text_for_a_page_is_refused)
{
    struct text set = {0};
    char *said = NULL;
    text_puts(&set, "parts.front=[{part: usual}, {part: epigraph, text: \"");
    for (int i = 0; i < 80; i++) {
        text_puts(&set, "One line more.\\n");
    }
    text_puts(&set, "\"}]");
    cr_expect_eq(plan_with(set.data, &said), STATUS_USAGE);
    cr_expect_not_null(strstr(said, "the epigraph does not fit on its page"), "%s", said);
    free(said);
    text_free(&set);
}

/* ---- the tables ---- */

static const struct part_kind *const kinds[] = {
#define KIND(id) &part_##id,
    BOOK_PARTS(KIND)
#undef KIND
};
enum { KIND_COUNT = sizeof kinds / sizeof kinds[0] };

/* A part is one row: nothing of it may be missing, or contradict the rest. */
Test(parts, rows_are_whole)
{
    for (size_t i = 0; i < KIND_COUNT; i++) {
        const struct part_kind *k = kinds[i];
        cr_assert(k->name && k->doc && k->add, "row %zu", i);
        cr_expect(k->places && !(k->places & ~(unsigned)PART_ANYWHERE), "%s", k->name);
        cr_expect_eq(k->needs & ~k->takes, 0, "%s needs what it does not take", k->name);
        cr_expect(!k->usual || k->places & k->usual_place, "%s", k->name);
        cr_expect(k->usual || k->usual_place == 0, "%s", k->name);
        cr_expect(!(k->takes & PART_PICTURE) || k->picture_size, "%s", k->name);
        cr_expect(!(k->takes & (PART_PDF | PART_BLEED)) || k->load, "%s", k->name);
        cr_expect_eq(k->usual_text != NULL, k->usual_words != NULL, "%s", k->name);
        cr_expect(!k->usual_text || k->fits, "%s", k->name);
        for (size_t n = 0; n < i; n++) {
            cr_expect_str_neq(kinds[n]->name, k->name);
        }
    }
}

static const struct cover_design *const designs[] = {
#define DESIGN(name) &cover_design_##name,
    COVER_DESIGNS(DESIGN)
#undef DESIGN
};
enum { DESIGN_COUNT = sizeof designs / sizeof designs[0] };

Test(parts, designs_of_covers_are_whole)
{
    for (size_t i = 0; i < DESIGN_COUNT; i++) {
        const struct cover_design *one = designs[i];
        cr_assert(one->name && one->doc && one->place_words && one->draw, "row %zu", i);
        for (size_t n = 0; n < i; n++) {
            cr_expect_str_neq(designs[n]->name, one->name);
        }
    }
}

/* Each page of a plan has a complete description, so it is drawn the same whatever was drawn before
 * it. */
Test(parts, pages_are_descriptions)
{
    const char *const sets[SAMPLE_MAX_SETS] = {front, back, NULL};
    struct sample p;
    sample_open(&p, "screen", sets, false);
    struct canvas_options o = {.record_texts = true};
    size_t count = book_page_count(p.book, BOOK_INTERIOR);
    struct canvas *forward = canvas_new(canvas_device_find("pdf"), &o);
    struct canvas *backward = canvas_new(canvas_device_find("pdf"), &o);
    for (size_t i = 0; i < count; i++) {
        const struct page *page = &p.book->part[BOOK_INTERIOR].page[i];
        cr_assert(page->kind && page->kind->name, "page %zu", i + 1);
        cr_expect_eq(page->kind->draw == NULL, page->kind == &page_blank, "%s", page->kind->name);
        book_draw_page(p.book, BOOK_INTERIOR, i, forward);
        book_draw_page(p.book, BOOK_INTERIOR, count - 1 - i, backward);
    }
    for (size_t i = 0; i < count; i++) {
        cr_expect_eq(canvas_pages(forward)[i].text_digest,
                     canvas_pages(backward)[count - 1 - i].text_digest, "page %zu", i + 1);
    }
    canvas_drop(forward);
    canvas_drop(backward);
    sample_end(&p);
}

/* Where the texts of a certificate begin, its heading's and the one under the line for a name. */
struct certificate_texts {
    double heading, name;
    bool on_page;
};

static void read_certificate(void *context, const struct pdf_mark *m)
{
    struct certificate_texts *t = context;
    const double title_pt = 20; /* more than this: no running text */
    if (m->kind == PDF_TEXT && strcmp(m->utf8, "Certificate") == 0 && m->size_pt > title_pt) {
        t->heading = m->left;
        t->on_page = true;
    } else if (m->kind == PDF_TEXT && strcmp(m->utf8, "Name") == 0) {
        t->name = m->left;
    }
}

/* They begin at the left where the title page does, and keep clear of one another on high pages and
 * on wide ones. */
Test(parts, certificates_match_the_title_page)
{
    static const struct {
        const char *title_page;
        bool left;
    } looks[] = {{"centred", false}, {"left", true},   {"masthead", false}, {"grid", false},
                 {"tiles", true},    {"corner", true}, {"block", true},     {"plate", false},
                 {"frame", false},   {"poster", true}};
    static const char *const trims[] = {"page.trim=6x9 in", "page.trim=8.25x6 in"};
    for (size_t i = 0; i < sizeof looks / sizeof looks[0]; i++) {
        for (size_t k = 0; k < sizeof trims / sizeof trims[0]; k++) {
            char look[48];
            struct sample p;
            struct text rules = {0};
            struct pdf_file file;
            struct pdf_fonts fonts = {0};
            struct certificate_texts t = {0};
            snprintf(look, sizeof look, "style.title_page=%s", looks[i].title_page);
            const char *const sets[SAMPLE_MAX_SETS] = {"parts.certificate=true", look, trims[k],
                                                       "per_page=1"};
            sample_open(&p, "screen", sets, false);
            sample_judge(&p, &rules);
            cr_expect_str_eq(rules.data, "", "%s, %s: %s", look, trims[k], rules.data);
            cr_assert_null(pdf_open(&file, p.pdf.data, p.pdf.length));
            for (size_t n = 0; n < file.page_count && !t.on_page; n++) {
                cr_assert_null(pdf_each_mark(&file, &fonts, n, read_certificate, &t));
            }
            cr_expect(t.on_page, "%s: no certificate", look);
            cr_expect_eq(fabs(t.heading - t.name) < 1, looks[i].left, "%s, %s: %.1f, %.1f", look,
                         trims[k], t.heading, t.name);
            pdf_fonts_free(&fonts);
            pdf_close(&file);
            text_free(&rules);
            sample_end(&p);
        }
    }
}
