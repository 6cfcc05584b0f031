/* Memory that ends while a book is planned, drawn and judged: reported, and nothing else. */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "gen/format/stream.h"
#include "gen/make/run/generate.h"
#include "gen/make/run/resume_file.h"
#include "gen/solve/solve.h"
#include "include/nonet.h"
#include "render/book/book_data.h"
#include "render/preflight/content/pdf_content.h"
#include "render/press/explanations.h"
#include "render/press/press.h"
#include "tests/property/effort.h"
#include "tests/unit/fail_allocation.h"
#include "tests/unit/preflight_sample.h"

enum { PUZZLES = 6 };

static const char puzzle_line[] =
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

/* Everything that makes pages. */
static const char yaml[] =
    "book: {title: T, subtitle: S, dedication: D, introduction: Words and more words.,\n"
    "       copyright: 2026}\n"
    "parts: {index: true, certificate: true, notes_pages: 2}\n"
    "answers: {place: both, per_page: 2}\n"
    "per_page: 1\n"
    "sections: [{count: 4, title: One, label: Nr}, {count: 2, introduction: Harder.}]\n"
    "hints: {include: true}\n"
    "walkthrough: {hardest: 1}\n";

struct fixture {
    struct book_config *cfg;
    struct font_set *fonts;
    struct record record;
    const struct record *puzzle[PUZZLES];
    struct book_section_source section[2];
    char **hints;
    struct walkthroughs walkthroughs;
    struct book_source source;
    struct diag diag;
};

static void set_up(struct fixture *f)
{
    static const struct config_vocabulary any = {0};
    memset(f, 0, sizeof *f);
    cr_assert_eq(book_config_parse(&f->cfg, "b", yaml, strlen(yaml), &any, NULL, 0, &f->diag),
                 STATUS_OK);
    struct record *r = &f->record;
    cr_assert_eq(record_from_line(r, puzzle_line, NULL, NULL, &f->diag), STATUS_OK);
    cr_assert_eq(solve_count(r->variant, &r->givens, 2, &r->solution), 1);
    r->has_solution = true;
    strcpy(r->level, "easy");
    strcpy(r->techniques, "naked-single=3");
    for (size_t i = 0; i < PUZZLES; i++) {
        f->puzzle[i] = r;
    }
    f->section[0] = (struct book_section_source){.record = f->puzzle, .count = 4};
    f->section[1] = (struct book_section_source){.record = f->puzzle + 4, .count = 2};
    f->fonts = font_set_new();
    f->hints = hints_make(f->cfg, f->puzzle, NULL, NULL, PUZZLES);
    cr_assert_eq(walkthroughs_make(&f->walkthroughs, f->cfg, f->puzzle, NULL, PUZZLES, &f->diag),
                 STATUS_OK);
    f->source = (struct book_source){.config = f->cfg,
                                     .profile = profile_find("screen"),
                                     .fonts = f->fonts,
                                     .section = f->section,
                                     .hint = (const char *const *)f->hints,
                                     .walkthrough = f->walkthroughs.item,
                                     .walkthrough_count = f->walkthroughs.count};
}

static void tear_down(struct fixture *f)
{
    hints_free(f->hints);
    walkthroughs_free(&f->walkthroughs);
    font_set_drop(f->fonts);
    book_config_free(f->cfg);
}

/* Each of the first `all`, then ever fewer; in the whole run, half as few. */
static long next_allocation(long n, long all, long fewer)
{
    return n < all ? n + 1 : n + 1 + n / fewer * (long)effort(2, 1);
}

Test(out_of_memory, allocations_of_planning)
{
    struct fixture f;
    struct book *book;
    long n = 0;
    set_up(&f);
    cr_assert_eq(book_plan(&book, &f.source, &f.diag), STATUS_OK);
    size_t pages = book_page_count(book, BOOK_INTERIOR);
    book_drop(book);
    for (;; n = next_allocation(n, 200, 30)) {
        unsigned errors = f.diag.errors;
        fail_allocation(n);
        enum status status = book_plan(&book, &f.source, &f.diag);
        bool failed = allocation_has_failed();
        fail_allocation(-1);
        if (!failed) {
            cr_expect_eq(status, STATUS_OK);
            cr_expect_eq(book_page_count(book, BOOK_INTERIOR), pages);
            book_drop(book);
            break;
        }
        cr_expect_eq(status, STATUS_FAILED, "allocation %ld", n);
        cr_expect_null(book);
        cr_expect_eq(f.diag.errors, errors + 1, "allocation %ld", n);
        book_drop(book);
    }
    cr_expect_gt(n, 100);
    tear_down(&f);
}

/* Running out of memory never makes a named layout unknown. */
Test(out_of_memory, named_layouts_need_no_allocation)
{
    fail_allocation(0);
    for (size_t i = 0; i < variant_count(); i++) {
        cr_expect_gt(variant_at(i)->house_count, 0, "%s", variant_choice(i));
    }
    cr_expect_not(allocation_has_failed());
    fail_allocation(-1);
}

/* Fail each allocation of what solving needs of a board: asked for again, it is made. Returns how
 * often it was asked for. */
static long prepare_without_memory(const struct layout *v)
{
    long n = 0;
    for (bool failed = true; failed; n++) {
        fail_allocation(n);
        bool ready = solve_prepare(v);
        failed = allocation_has_failed();
        fail_allocation(-1);
        cr_expect_eq(ready, !failed, "%s, allocation %ld", v->name, n);
    }
    return n;
}

/* Of boards of whatever shape. */
Test(out_of_memory, allocations_of_solving)
{
    for (size_t i = 0; i < variant_count(); i++) {
        const struct layout *v = variant_at(i);
        long n = prepare_without_memory(v);
        cr_expect(v->group_count ? n == 1 : n > 8, "%s: %ld allocations", v->name, n);
        cr_expect(solve_prepare(v), "%s", v->name);
    }
}

/* Of constraints, whose plan is a layout's own. */
Test(out_of_memory, allocations_of_solving_with_constraints)
{
    static const uint16_t cage[] = {0, 1, 9};
    static const uint16_t thermo[] = {30, 31, 32, 41};
    struct constraint_list l = {0};
    constraint_list_add(&l, CONSTRAINT_CAGE, false, 12, cage, 3);
    constraint_list_add(&l, CONSTRAINT_THERMO, false, 0, thermo, 4);
    const struct layout *v = constraints_lay(variant_at(0), &l);
    cr_assert_not_null(v);
    cr_assert(solve_prepare(v->bare));
    cr_expect_gt(prepare_without_memory(v), 3);
    layout_drop(v);
    constraint_list_free(&l);
}

static int take_puzzle(void *context, const nonet_puzzle *puzzle)
{
    (void)puzzle;
    ++*(int *)context;
    return 0;
}

static enum nonet_status generate_one_puzzle(int *made)
{
    nonet_error error = {.status = NONET_OK};
    nonet_generator *g = nonet_generator_create(&error);
    enum nonet_status status = g ? NONET_OK : error.status;
    status = status ? status : nonet_generator_set(g, "level", "easy", &error);
    status = status ? status : nonet_generate(g, take_puzzle, NULL, made, &error);
    cr_expect(!status || (error.status == status && *error.text), "%s", error.text);
    nonet_generator_drop(g);
    return status;
}

/* The library's callers learn from the status that memory ended, wherever it did. */
Test(out_of_memory, allocations_of_the_library)
{
    long n = 0;
    for (bool failed = true; failed; n++) {
        int made = 0;
        fail_allocation(n);
        enum nonet_status status = generate_one_puzzle(&made);
        failed = allocation_has_failed();
        fail_allocation(-1);
        cr_expect_eq(status, failed ? NONET_NO_MEMORY : NONET_OK, "allocation %ld: %s", n,
                     nonet_status_text(status));
        cr_expect(failed || made == 1);
    }
    cr_expect_gt(n, 8);
}

/* A resume file is not called wrong, nor a puzzle of it lost, for want of memory. */
Test(out_of_memory, allocations_of_taking_a_run_up)
{
    char path[] = "/tmp/nonet-memory-XXXXXX";
    struct resume_file f;
    struct record r = {0};
    struct diag d = {0};
    close(mkstemp(path));
    cr_assert_eq(record_from_line(&r, puzzle_line, NULL, NULL, &d), STATUS_OK);
    r.has_seed = true;
    r.index = 7;
    cr_assert_eq(resume_file_open(&f, path, format_find("tsv"), 0, &d), STATUS_OK);
    cr_assert(resume_file_add(&f, &r));
    cr_assert_eq(resume_file_close(&f, &d), STATUS_OK);
    long n = 0;
    for (bool failed = true; failed; n++) {
        unsigned errors = d.errors;
        fail_allocation(n);
        enum status status = resume_file_open(&f, path, format_find("tsv"), 0, &d);
        failed = allocation_has_failed();
        fail_allocation(-1);
        cr_expect(status == STATUS_OK || (failed && status == STATUS_FAILED && d.errors > errors),
                  "allocation %ld: %d", n, (int)status);
        if (status == STATUS_OK) {
            cr_expect(resume_file_find(&f, 7, &r), "allocation %ld", n);
            cr_expect_eq(resume_file_close(&f, &d), STATUS_OK);
        }
    }
    cr_expect_gt(n, 4);
    record_free(&r);
    unlink(path);
}

static enum status draw(const struct book *book, struct text *pdf, struct diag *d)
{
    struct canvas_options o = {.title = "T",
                               .metadata = true,
                               .navigation = true,
                               .packed = true,
                               .tagged = true,
                               .language = "el"};
    struct canvas *canvas = canvas_new(canvas_device_find("pdf"), &o);
    enum status status = STATUS_FAILED;
    if (canvas) {
        book_draw(book, BOOK_INTERIOR, canvas);
        status = canvas_finish(canvas, pdf, d);
    }
    canvas_drop(canvas);
    return status;
}

/* What can be done without that memory gives the same book. */
Test(out_of_memory, allocations_of_drawing)
{
    struct fixture f;
    struct book *book;
    struct text whole = {0};
    unsigned refused = 0;
    bool failed = true;
    set_up(&f);
    cr_assert_eq(book_plan(&book, &f.source, &f.diag), STATUS_OK);
    cr_assert_eq(draw(book, &whole, &f.diag), STATUS_OK);
    for (long n = 0; failed; n = next_allocation(n, 100, 40)) {
        struct text pdf = {0};
        fail_allocation(n);
        enum status status = draw(book, &pdf, &f.diag);
        failed = allocation_has_failed();
        fail_allocation(-1);
        refused += status == STATUS_FAILED;
        if (status == STATUS_OK) {
            cr_expect(pdf.length == whole.length && memcmp(pdf.data, whole.data, whole.length) == 0,
                      "allocation %ld", n);
        }
        text_free(&pdf);
    }
    cr_expect_gt(refused, 100);
    text_free(&whole);
    book_drop(book);
    tear_down(&f);
}

static enum status write_page(const struct font *font, struct text *pdf, struct diag *d)
{
    struct canvas_options o = {.title = "T"};
    struct canvas *c = canvas_new(canvas_device_find("pdf"), &o);
    struct page_boxes boxes = {.width_pt = 100, .height_pt = 100};
    struct text_style style = {.font = font, .size_pt = 10};
    enum status status = STATUS_FAILED;
    for (unsigned page = 0; c && page < 3; page++) {
        canvas_begin_page(c, &boxes);
        canvas_text(c, 10, 50, ALIGN_LEFT, &style, "A");
        canvas_end_page(c);
    }
    status = c ? canvas_finish(c, pdf, d) : status;
    canvas_drop(c);
    return status;
}

/* libharu crashes where it gets no memory while it begins a page or names a font. */
Test(out_of_memory, allocations_of_a_page)
{
    struct font_set *set = font_set_new();
    struct text whole = {0};
    const struct font *font = NULL;
    struct diag d = {0};
    bool failed = true;
    long n = 0;
    cr_assert_eq(font_find(set, "Liberation Sans", FONT_REGULAR, NULL, &font, NULL, &d), STATUS_OK);
    cr_assert_eq(write_page(font, &whole, &d), STATUS_OK);
    for (; failed; n++) {
        struct text pdf = {0};
        fail_allocation(n);
        enum status status = write_page(font, &pdf, &d);
        failed = allocation_has_failed();
        fail_allocation(-1);
        cr_expect_eq(status, failed ? STATUS_FAILED : STATUS_OK, "allocation %ld", n);
        if (!failed) {
            cr_expect_eq(pdf.length, whole.length);
            cr_expect_arr_eq(pdf.data, whole.data, whole.length);
        }
        text_free(&pdf);
    }
    cr_expect_gt(n, 100);
    text_free(&whole);
    font_set_drop(set);
}

static void add_letters(void *context, const struct pdf_mark *mark)
{
    size_t *letters = context;
    *letters += mark->kind == PDF_TEXT ? strlen(mark->utf8) : 0;
}

/* A page is read back whole, or the failure is reported. */
Test(out_of_memory, allocations_of_reading_back)
{
    struct sample p;
    struct pdf_file f;
    bool failed = true;
    size_t refused = 0;
    size_t whole = 0;
    struct pdf_fonts fonts = {0};
    sample_begin(&p, "screen", NULL, false);
    cr_assert_null(pdf_open(&f, p.pdf.data, p.pdf.length));
    const size_t page = p.book->puzzle[0].page;
    cr_assert_null(pdf_each_mark(&f, &fonts, page, add_letters, &whole));
    pdf_fonts_free(&fonts);
    cr_assert_gt(whole, 30);
    for (long n = 0; failed; n++) {
        size_t letters = 0;
        fonts = (struct pdf_fonts){0};
        fail_allocation(n);
        const char *fault = pdf_each_mark(&f, &fonts, page, add_letters, &letters);
        failed = allocation_has_failed();
        fail_allocation(-1);
        cr_expect_eq(!fault, !failed, "allocation %ld: %s", n, fault);
        cr_expect(fault || letters == whole, "allocation %ld", n);
        refused += fault != NULL;
        pdf_fonts_free(&fonts);
    }
    cr_expect_gt(refused, 5);
    pdf_close(&f);
    sample_end(&p);
}

/* A font of CFF outlines, each of which is measured: FreeType itself cannot bear to get nothing
 * while it reads them. */
Test(out_of_memory, allocations_of_measuring_a_font)
{
    static const char path[] = "/usr/share/fonts/opentype/linux-libertine/LinLibertine_R.otf";
    struct diag d = {0};
    unsigned refused = 0;
    bool failed = true;
    for (long n = 0; failed; n = next_allocation(n, 100, 80)) {
        struct font_set *set = font_set_new();
        const struct font *font = NULL;
        fail_allocation(n);
        enum status status = font_find(set, path, FONT_REGULAR, NULL, &font, NULL, &d);
        for (uint32_t c = 0x20; c < 0x250 && status == STATUS_OK; c++) {
            (void)font_glyph_box(font, c);
        }
        failed = allocation_has_failed();
        fail_allocation(-1);
        bool reported = status == STATUS_FAILED || font_fault(font);
        cr_expect_eq(reported, failed, "allocation %ld", n);
        refused += reported;
        font_set_drop(set);
    }
    cr_expect_gt(refused, 100);
}

/* Fonts by their paths, so that none is searched for. */
#define FONTS "/usr/share/fonts/truetype/liberation/"

static bool take_givens(void *context, const struct record *r)
{
    *(struct grid *)context = r->givens;
    return true;
}

static struct generate_request request_for(const char *board, uint64_t seed)
{
    struct generate_request r;
    generate_request_init(&r);
    r.variant = variant_find(board);
    target_init(&r.target, r.variant);
    r.seed = seed;
    return r;
}

/* A puzzle, with each of the first `all` allocations failing in turn, and some of those after them.
 * The search does without that memory and comes to the same puzzle, or it ends as starved: so that
 * a book does not blame a section's conditions. Returns how often it did without. */
static unsigned fail_a_search(struct generate_request *r, long all)
{
    struct diag d;
    struct grid first;
    struct grid found;
    unsigned refused = 0;
    unsigned made = 0;
    bool failed = true;
    diag_init(&d, NULL);
    r->emit = take_givens;
    r->context = &found;
    r->diag = &d;
    for (long n = 0; failed; n = next_allocation(n, all, 6)) {
        struct generate_stats stats = {0};
        memset(&found, 0, sizeof found);
        fail_allocation(n);
        enum status status = generate(r, &stats);
        failed = allocation_has_failed();
        fail_allocation(-1);
        cr_expect_eq(stats.starved, status == STATUS_FAILED, "allocation %ld", n);
        cr_expect(failed || status == STATUS_OK);
        refused += status == STATUS_FAILED;
        if (status == STATUS_OK) {
            first = made++ ? first : found;
            cr_expect_eq(memcmp(&found, &first, r->variant->cell_count), 0, "allocation %ld", n);
        }
    }
    cr_expect_gt(refused, 5);
    return made - 1;
}

Test(out_of_memory, ends_a_search_for_puzzles_as_starved)
{
    struct generate_request r = request_for("4x4", 0);
    r.distinct = true;
    cr_expect_eq(fail_a_search(&r, 100), 0);
}

/* Constraints are added on a walk, whose steps are many attempts. */
Test(out_of_memory, ends_a_walk_as_starved)
{
    struct diag d;
    struct generate_request r = request_for("classic", 21);
    diag_init(&d, NULL);
    cr_assert_eq(technique_set_parse("x-wing", &r.target.requires, NULL, &d), STATUS_OK);
    r.constraints.kinds = KIND_SET(CAGE);
    cr_expect_eq(fail_a_search(&r, 8), 0);
}

/* Lines are drawn on the board of a stored puzzle, for some of them to be chosen. */
Test(out_of_memory, ends_a_choice_of_lines_as_starved)
{
    struct diag d;
    struct generate_request r = request_for("classic", 21);
    diag_init(&d, NULL);
    cr_assert_eq(technique_set_parse("simple-colours-wrap", &r.target.requires, NULL, &d),
                 STATUS_OK);
    r.constraints.kinds = KIND_SET(PALINDROME);
    (void)fail_a_search(&r, 8);
}

/* Lines are drawn before the board is filled. */
Test(out_of_memory, ends_a_drawing_as_starved)
{
    struct generate_request r = request_for("6x6", 3);
    r.constraints.kinds = KIND_SET(REGION_SUM);
    (void)fail_a_search(&r, 8);
}

/* From the config to the files, with a puzzle that is there. */
Test(out_of_memory, allocations_of_the_press)
{
    static const char small[] = "book: {title: T}\nsections: [{count: 1}]\nhints: {include: true}\n"
                                "walkthrough: {hardest: 1}\ncover: {make: true}\n"
                                "page: {profiles: [home, screen]}\nhome: {imposition: booklet}\n"
                                "style: {font: " FONTS "LiberationSerif-Regular.ttf,\n"
                                "        digit_font: " FONTS "LiberationSans-Regular.ttf}\n";
    struct fixture f;
    struct book_config *cfg;
    char directory[] = "/tmp/nonet-memory-XXXXXX";
    long n = 0;
    set_up(&f);
    cr_assert_not_null(mkdtemp(directory));
    cr_assert_eq(
        book_config_parse(&cfg, "b", small, strlen(small), press_vocabulary(), NULL, 0, &f.diag),
        STATUS_OK);
    struct press_options o = {
        .threads = 1, .directory = directory, .check = true, .puzzle = &f.record};
    for (;; n = next_allocation(n, 20, 3)) {
        unsigned errors = f.diag.errors;
        fail_allocation(n);
        enum status status = press_make(cfg, &o, NULL, &f.diag);
        bool failed = allocation_has_failed();
        fail_allocation(-1);
        cr_expect_eq(status, failed ? STATUS_FAILED : STATUS_OK, "allocation %ld", n);
        cr_expect_eq(f.diag.errors > errors, failed, "allocation %ld", n);
        if (!failed) {
            break;
        }
    }
    cr_expect_gt(n, 1000);
    cr_expect_eq(rmdir(directory), 0);
    book_config_free(cfg);
    tear_down(&f);
}
