#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "render/pdf/pdf_pack.h"
#include "render/pdf/reading/pdf_library.h"
#include "tests/unit/preflight_sample.h"

static void set_min_line(struct sample *p)
{
    p->profile.min_line_pt = 1.5;
}

static void set_margin(struct sample *p)
{
    p->profile.margin_pt = 40;
}

static void set_gutter(struct sample *p)
{
    static const struct gutter_row wide[] = {{1000, 90}, {0, 0}};
    p->profile.gutter = wide;
}

static void set_min_pages(struct sample *p)
{
    p->profile.min_pages = 1000;
}

static void set_max_pages(struct sample *p)
{
    p->profile.max_pages = 4;
}

static void set_multiple(struct sample *p)
{
    p->profile.page_multiple = 97;
}

static void set_asked_pages(struct sample *p)
{
    p->cfg->page.pages = (struct config_range){500, 600};
}

static void set_blank_inside(struct sample *p)
{
    p->profile.max_blank_inside = 0;
}

static void set_max_bytes(struct sample *p)
{
    p->profile.max_bytes = 1000;
}

static void set_last_blank(struct sample *p)
{
    p->profile.last_page_blank = true;
}

static void set_fill(struct sample *p)
{
    p->profile.max_fill_gray = 0.3;
}

static void forbid_navigation(struct sample *p)
{
    p->profile.navigation = false;
}

static void forbid_metadata(struct sample *p)
{
    p->profile.metadata = false;
}

static void ask_pdf_x(struct sample *p)
{
    p->profile.for_press = true;
    p->profile.pdf_x = true;
}

static void ask_bleed(struct sample *p)
{
    p->profile.always_bleed = true;
}

static void cut_file(struct sample *p)
{
    p->pdf.length -= 40;
}

static void no_header(struct sample *p)
{
    sample_edit(p, "%PDF-", "%PDX-", false);
}

static void damage_stream(struct sample *p)
{
    char *stream = strstr(p->pdf.data + 100, "stream");
    cr_assert_not_null(stream);
    memset(stream + 12, 'x', 60);
}

static void damage_table(struct sample *p)
{
    sample_edit(p, "0000000015 00000 n", "0000000099 00000 n", false);
}

static void unembed(struct sample *p)
{
    sample_edit(p, "/FontFile", "/FontFilX", false);
}

static void shrink_page(struct sample *p)
{
    sample_edit(p, "[ 0 0 432 648 ]", "[ 0 0 432 640 ]", false);
}

static void drop_outline(struct sample *p)
{
    sample_edit(p, "/Outlines", "/OutlineX", true);
}

static void drop_links(struct sample *p)
{
    sample_edit(p, "/Annots", "/AnnotX", true);
}

/* What one lost allocation of libqpdf did. */
static void lose_font(struct sample *p)
{
    sample_edit(p, "/F1 ", "/FX ", true);
}

static void lose_map(struct sample *p)
{
    sample_edit(p, "/ToUnicode", "/XoUnicode", true);
}

/* The file, against what was drawn. */
static struct page_record *record_of(struct sample *p, size_t page)
{
    return (struct page_record *)(uintptr_t)&canvas_pages(p->canvas)[page];
}

static void draw_other_text(struct sample *p)
{
    struct page_record *r = record_of(p, 4);
    r->text_digest = text_digest_add(0, 72, 72, "other");
}

static void draw_more_texts(struct sample *p)
{
    record_of(p, 4)->text_count++;
}

/* No damage: the same book in fewer bytes, and always the same bytes. */
static void pack(struct sample *p)
{
    struct text again = {0};
    size_t before = p->pdf.length;
    text_add(&again, p->pdf.data, p->pdf.length);
    cr_assert(!pdf_pack(&p->pdf) && !pdf_pack(&again));
    cr_assert_lt(p->pdf.length, before);
    cr_assert(again.length == p->pdf.length && !memcmp(again.data, p->pdf.data, again.length));
    text_clear(&again);
    text_puts(&again, "%PDF-1.4 nothing else");
    cr_assert(pdf_pack(&again));
    cr_assert_str_eq(again.data, "%PDF-1.4 nothing else");
    text_free(&again);
}

static void drop_title(struct sample *p)
{
    sample_edit(p, "/Title", "/TitlX", true);
}

static void add_transparency(struct sample *p)
{
    sample_edit(p, "/ProcSet", "/SMask  ", false);
}

static void another_given(struct sample *p)
{
    struct grid *g = &p->record[2].givens;
    unsigned cell = 0;
    while (g->cell[cell]) {
        cell++;
    }
    g->cell[cell] = p->record[2].solution.cell[cell];
}

static void another_solution(struct sample *p)
{
    uint8_t kept = p->record[3].solution.cell[0];
    p->record[3].solution.cell[0] = p->record[3].solution.cell[1];
    p->record[3].solution.cell[1] = kept;
}

static void many_solutions(struct sample *p)
{
    memset(p->record[4].givens.cell, 0, 40);
}

/* The first puzzle again, its rows turned upside down and its digits renamed. */
static void same_puzzle(struct sample *p)
{
    for (unsigned i = 0; i < 81; i++) {
        unsigned from = (8 - i / 9) * 9 + i % 9;
        unsigned given = p->record[0].givens.cell[from];
        p->record[1].givens.cell[i] = (uint8_t)(given ? given % 9 + 1 : 0);
        p->record[1].solution.cell[i] = (uint8_t)(p->record[0].solution.cell[from] % 9 + 1);
    }
}

/* Changes of the plan, compared with what was printed. */
static void other_solution_page(struct sample *p)
{
    p->book->puzzle[0].solution_folio += 2;
}

/* A page without a solution. */
static void last_solution_elsewhere(struct sample *p)
{
    p->book->puzzle[SAMPLE_PUZZLES - 1].solution_page = 0;
}

static void other_puzzle_page(struct sample *p)
{
    p->book->puzzle[1].page += 2;
}

static void other_signs(struct sample *p)
{
    static const char *signs[] = {"9", "8", "7", "6", "5", "4", "3", "2", "1"};
    p->cfg->style.digits = (struct config_texts){signs, 9};
}

static const struct {
    void (*damage)(struct sample *p);
    const char *rules; /* that must not pass */
} damages[] = {
    {NULL, ""},
    {pack, ""},
    {set_min_line, "lines"},
    {sample_set_min_text, "type-size"},
    {set_margin, "margins"},
    {set_gutter, "margins"},
    {set_min_pages, "page-count"},
    {set_max_pages, "page-count"},
    {set_multiple, "page-count"},
    {set_asked_pages, "page-count"},
    {set_blank_inside, "blank-pages"},
    {set_last_blank, "blank-pages"},
    {set_max_bytes, "file-size"},
    {set_fill, "gray"},
    {forbid_navigation, "navigation"},
    {forbid_metadata, "metadata"},
    {ask_pdf_x, "pdf-x"},
    {ask_bleed, "page-size"},
    {sample_set_trim, "page-size"},
    {cut_file, "file"},
    {no_header, "file"},
    {damage_stream, "file"},
    {damage_table, "file"},
    {unembed, "fonts texts"},
    {lose_font, "texts boards"},
    {lose_map, "texts boards"},
    {draw_other_text, "texts"},
    {draw_more_texts, "texts"},
    {shrink_page, "page-size"},
    {drop_outline, "navigation"},
    {drop_links, "navigation"},
    {drop_title, "metadata?"},
    {add_transparency, "plain"},
    {another_given, "boards"},
    {another_solution, "solutions boards"},
    {many_solutions, "unique boards"},
    {same_puzzle, "all-different boards"},
    {other_solution_page, "folios references"},
    {other_puzzle_page, "folios navigation boards"},
    {last_solution_elsewhere, "folios navigation boards references"},
    {other_signs, "boards"},
};

/* The structure and the keys of a tagged file: a word of the file that is changed for another of
 * the same length, everywhere. */
static const struct {
    const char *from, *to;
    const char *rules;
} slips[] = {
    {"/Alt ", "/Xlt ", "structure"},
    {"/ParentTree ", "/XarentTree ", "structure"},
    {"/StructParents ", "/XtructParents ", "structure"},
    {"/StructParent ", "/XtructParent ", "structure"},
    {"/StructTreeRoot ", "/XtructTreeRoot ", "structure headings"},
    {"/OBJR", "/OXJR", "structure"},
    {"/Contents (", "/Xontents (", "structure"},
    {"/F 4", "/X 4", "structure"},
    {"/Tabs ", "/Xabs ", "structure"},
    {"/S /H1", "/S /H3", "headings"},
    {"/S /H2", "/S /H4", "structure headings"},
    {"/S /H2", "/S /P ", "headings"},
    {"/S /Figure", "/S /Xigure", "structure"},
    {"/K 0", "/K 9", "structure"},
    {"/Lang ", "/Xang ", "accessible"},
    {"/Marked ", "/Xarked ", "accessible"},
    {"/DisplayDocTitle ", "/XisplayDocTitle ", "accessible"},
    {"<pdfuaid:part>1", "<pdfuaid:part>2", "accessible"},
    {"<pdfaid:part>2", "<pdfaid:part>1", "accessible"},
    {"<dc:title>", "<dc:xitle>", "accessible"},
    {"/GTS_PDFA1", "/GTS_PDFX1", "accessible"},
    {"/DestOutputProfile", "/XestOutputProfile", "accessible"},
};

/* Its headings in the order of the structure, a line each: level and words. */
static void read_headings(const struct sample *p, struct text *out)
{
    struct pdf_file f;
    cr_assert_null(pdf_open(&f, p->pdf.data, p->pdf.length));
    struct pdf_value root = pdf_get(&f, pdf_trailer(&f), "/Root");
    struct pdf_value document = pdf_get(&f, pdf_get(&f, root, "/StructTreeRoot"), "/K");
    struct pdf_value kids = pdf_get(&f, document, "/K");
    struct pdf_value element = pdf_item(&f, kids, 0);
    for (size_t i = 1; element.handle; i++) {
        char type[8];
        snprintf(type, sizeof type, "%s", pdf_written(&f, pdf_get(&f, element, "/S")));
        if (type[1] == 'H') {
            text_printf(out, "%s %s\n", type + 1,
                        pdf_words(&f, pdf_get(&f, element, "/ActualText")));
        }
        element = pdf_item(&f, kids, i);
    }
    pdf_close(&f);
}

Test(preflight, titles_are_headings)
{
    struct sample p;
    struct text headings = {0};
    sample_begin(&p, "screen", "book.title=Nine by\u00A0Nine, and Many More of the Kind", false);
    read_headings(&p, &headings);
    cr_expect_str_eq(headings.data,
                     "H1 Nine by\u00A0Nine, and Many More of the Kind\n"
                     "H2 Contents\nH2 Introduction\nH2 How to Play\nH3 Where to Begin\n"
                     "H3 When It Gets Harder\nH2 S\nH3 1\nH3 2\nH3 3\nH3 4\nH3 5\nH3 6\n"
                     "H2 Solutions\nH2 Notes\n",
                     "%s", headings.data);
    text_free(&headings);
    sample_end(&p);
}

/* Does some rule's message about the sample contain these words? */
static bool is_told(const struct sample *p, const char *words)
{
    struct preflight report = {0};
    bool reported = false;
    sample_report(p, &report);
    for (size_t i = 0; i < report.count; i++) {
        reported |= report.item[i].detail && strstr(report.item[i].detail, words);
    }
    preflight_free(&report);
    return reported;
}

Test(preflight, slips_of_structure_are_found)
{
    for (size_t i = 0; i < sizeof slips / sizeof slips[0]; i++) {
        struct sample p;
        struct text rules = {0};
        sample_begin(&p, "screen", NULL, false);
        sample_edit(&p, slips[i].from, slips[i].to, true);
        sample_judge(&p, &rules);
        cr_expect_str_eq(rules.data, slips[i].rules, "%s: '%s', not '%s'", slips[i].from,
                         rules.data, slips[i].rules);
        text_free(&rules);
        sample_end(&p);
    }
}

/* Besides other faults of the same rule: the first is named, the others are counted. */
Test(preflight, links_that_no_element_holds_are_told)
{
    static const struct {
        const char *from, *to, *says;
    } edits[] = {{"/StructParent ", "/XtructParent ", "no element holds its link 1"},
                 {"/OBJR", "/OXJR", "holds what is no element (and 1 more)"}};
    for (size_t i = 0; i < sizeof edits / sizeof edits[0]; i++) {
        struct sample p;
        sample_begin(&p, "screen", NULL, false);
        sample_edit(&p, edits[i].from, edits[i].to, false);
        cr_expect(is_told(&p, edits[i].says), "%s", edits[i].from);
        sample_end(&p);
    }
}

/* The second of the kids of the document is its first again. */
Test(preflight, what_is_held_twice_is_told)
{
    static const char kids[] = "/K [ ";
    struct sample p;
    char from[40];
    char to[40];
    size_t at = 0;
    sample_begin(&p, "screen", NULL, false);
    while (memcmp(p.pdf.data + at, kids, sizeof kids - 1) != 0) {
        at++;
        cr_assert_lt(at, p.pdf.length - 20);
    }
    unsigned first = (unsigned)strtoul(p.pdf.data + at + sizeof kids - 1, NULL, 10);
    snprintf(from, sizeof from, "%s%u 0 R %u 0 R", kids, first, first + 1);
    snprintf(to, sizeof to, "%s%u 0 R %u 0 R", kids, first, first);
    sample_edit(&p, from, to, false);
    cr_expect(is_told(&p, "holds what another one holds"));
    sample_end(&p);
}

Test(preflight, every_rule_can_fail)
{
    for (size_t i = 0; i < sizeof damages / sizeof damages[0]; i++) {
        struct sample p;
        struct text rules = {0};
        sample_begin(&p, "screen", NULL, false);
        if (damages[i].damage) {
            damages[i].damage(&p);
        }
        sample_judge(&p, &rules);
        cr_expect_str_eq(rules.data, damages[i].rules, "case %zu: '%s', not '%s'", i, rules.data,
                         damages[i].rules);
        text_free(&rules);
        sample_end(&p);
    }
}

/* A line, type and a picture too fine or too coarse, ink at the edge, and a colour. */
static void draw_faults(struct sample *p)
{
    static unsigned char gray[8 * 8];
    const struct art art = {.width = 8, .height = 8, .image = {8, 8, .gray = gray}};
    const struct font *font = NULL;
    cr_assert_eq(font_find(p->fonts, "Liberation Sans", FONT_REGULAR, NULL, &font, NULL, &p->d),
                 STATUS_OK);
    const struct text_style tiny = {.font = font, .size_pt = 2, .paint = PAINT_BLACK};
    canvas_line(p->canvas, 100, 100, 200, 100, 0.05, PAINT_BLACK);
    canvas_text(p->canvas, 100, 120, ALIGN_LEFT, &tiny, "tiny");
    canvas_art(p->canvas, (struct box){100, 130, 172, 202}, &art, 0);
    canvas_fill(p->canvas, (struct box){0, 300, 2, 320}, PAINT_BLACK);
    canvas_fill(p->canvas, (struct box){100, 300, 120, 320}, paint_rgb(0xFF0000));
}

Test(preflight, faults_on_one_page_alone_are_found)
{
    static const char *const wanted[] = {"lines", "type-size", "images", "margins", "gray"};
    struct sample p;
    struct text rules = {0};
    sample_begin(&p, "kdp", NULL, false);
    const size_t pages = book_page_count(p.book, BOOK_INTERIOR);
    for (size_t page = 0; page < pages; page += pages - 1) {
        sample_draw(&p, draw_faults, page);
        sample_judge(&p, &rules);
        for (size_t i = 0; i < sizeof wanted / sizeof wanted[0]; i++) {
            cr_expect(strstr(rules.data, wanted[i]), "page %zu: %s is not in '%s'", page, wanted[i],
                      rules.data);
        }
    }
    text_free(&rules);
    sample_end(&p);
}

Test(preflight, colour_is_seen)
{
    struct sample p;
    struct text rules = {0};
    sample_begin(&p, "screen", NULL, true);
    sample_judge(&p, &rules);
    cr_assert(strstr(rules.data, "gray"), "%s", rules.data);
    text_free(&rules);
    sample_end(&p);
}

/* Marks of levels are shapes: who hears the page hears the level's name, in the book's language. */
Test(preflight, marks_of_levels_have_words)
{
    static const char *const marks[] = {"stars", "dots", "bars", "pencils", "stars-to-fill"};
    for (size_t k = 0; k < sizeof marks / sizeof marks[0]; k++) {
        char set[64];
        struct sample p;
        struct text rules = {0};
        struct pdf_file f;
        size_t reported = 0;
        snprintf(set, sizeof set, "style.level_marks=%s", marks[k]);
        const char *const sets[SAMPLE_MAX_SETS] = {set, "book.language=de"};
        sample_open(&p, "screen", sets, false);
        for (size_t i = 0; i < SAMPLE_PUZZLES; i++) {
            strcpy(p.record[i].level, i % 2 ? "hard" : "easy");
        }
        struct canvas_options o = {
            .title = "T", .metadata = true, .navigation = true, .language = "de", .tagged = true};
        canvas_drop(p.canvas);
        text_clear(&p.pdf);
        p.canvas = canvas_new(canvas_device_find("pdf"), &o);
        book_draw(p.book, BOOK_INTERIOR, p.canvas);
        cr_assert_eq(canvas_finish(p.canvas, &p.pdf, &p.d), STATUS_OK);
        cr_assert_null(pdf_open(&f, p.pdf.data, p.pdf.length));
        for (size_t i = 1; i < f.object_count; i++) {
            struct pdf_value element = pdf_object(&f, (uint32_t)i);
            char words[24];
            snprintf(words, sizeof words, "%s", pdf_words(&f, pdf_get(&f, element, "/Alt")));
            bool level = strcmp(words, "Stufe: Leicht") == 0 || strcmp(words, "Stufe: Schwer") == 0;
            reported += level && pdf_is(&f, pdf_get(&f, element, "/S"), "/Figure");
        }
        pdf_close(&f);
        cr_expect_eq(reported, SAMPLE_PUZZLES, "%s: %zu", marks[k], reported);
        sample_judge(&p, &rules);
        cr_expect_str_eq(rules.data, "", "%s: %s", marks[k], rules.data);
        text_free(&rules);
        sample_end(&p);
    }
}
