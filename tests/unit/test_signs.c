/* Books whose puzzles have words or pictures for digits: made as the press makes them, then damaged
 * to see preflight find it. */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/file/outfile.h"
#include "gen/board/symmetry.h"
#include "gen/grade/grade.h"
#include "render/board/picture_sets.h"
#include "render/press/press.h"
#include "render/press/puzzles/puzzles.h"
#include "tests/unit/a_font.h"
#include "tests/unit/fail_allocation.h"
#include "tests/unit/preflight_sample.h"

struct signed_book {
    struct book_config *cfg;
    struct press_puzzles puzzles;
    struct font_set *fonts;
    struct profile profile;
    struct book *book;
    struct canvas *canvas;
    struct text pdf;
    char said[1000];
    struct diag_kept kept;
    struct diag d;
};

static void read_book(struct signed_book *s, const char *yaml)
{
    memset(s, 0, sizeof *s);
    s->kept = (struct diag_kept){.text = s->said, .size = sizeof s->said};
    s->d.kept = &s->kept;
    s->profile = *profile_find("screen");
    s->fonts = font_set_new();
    cr_assert_eq(
        book_config_parse(&s->cfg, "b", yaml, strlen(yaml), press_vocabulary(), NULL, 0, &s->d),
        STATUS_OK, "%s", s->said);
}

static enum status plan(struct signed_book *s)
{
    struct book_source source = {
        .config = s->cfg, .profile = &s->profile, .fonts = s->fonts, .section = s->puzzles.section};
    return book_plan(&s->book, &source, &s->d);
}

static void draw(struct signed_book *s)
{
    struct canvas_options o = {.title = "T",
                               .metadata = true,
                               .navigation = true,
                               .tagged = true,
                               .language = s->cfg->book.language};
    s->canvas = canvas_new(canvas_device_find("pdf"), &o);
    book_draw(s->book, BOOK_INTERIOR, s->canvas);
    cr_assert_eq(canvas_finish(s->canvas, &s->pdf, &s->d), STATUS_OK);
}

static void begin_book(struct signed_book *s, const char *yaml)
{
    read_book(s, yaml);
    cr_assert_eq(press_puzzles_reserve(&s->puzzles, s->cfg, &s->d), STATUS_OK, "%s", s->said);
    cr_assert_eq(
        press_puzzles_choose(&s->puzzles, s->cfg, &(struct press_choosing){.threads = 1}, &s->d),
        STATUS_OK, "%s", s->said);
    cr_assert_eq(plan(s), STATUS_OK, "%s", s->said);
    draw(s);
}

static void end_book(struct signed_book *s)
{
    canvas_drop(s->canvas);
    book_drop(s->book);
    press_puzzles_free(&s->puzzles);
    font_set_drop(s->fonts);
    book_config_free(s->cfg);
    text_free(&s->pdf);
}

static void judge(const struct signed_book *s, struct text *rules)
{
    struct preflight report = {0};
    struct preflight_file file = {.name = "b.pdf",
                                  .book = s->book,
                                  .part = BOOK_INTERIOR,
                                  .config = s->cfg,
                                  .profile = &s->profile,
                                  .page = canvas_pages(s->canvas),
                                  .page_count = canvas_page_count(s->canvas),
                                  .pdf = s->pdf.data,
                                  .pdf_length = s->pdf.length};
    preflight_check_puzzles(&report, s->book);
    preflight_check_file(&report, &file);
    sample_problems(&report, rules);
}

static const char words_yaml[] =
    "book: {title: T}\n"
    "per_page: 1\n"
    "answers: {place: book, per_page: 4}\n"
    "sections:\n"
    "  - {count: 2, variant: 6x6, signs: {word: PLANET, word_at: diagonal}}\n"
    "  - {count: 2, variant: 6x6, symmetry: rotate180, signs: {word: BRIDGE}}\n";

static const char pictures_yaml[] = "book: {title: T}\n"
                                    "per_page: 2\n"
                                    "parts: {cut_out: true}\n"
                                    "answers: {place: book, per_page: 4, upside_down: true}\n"
                                    "sections:\n"
                                    "  - {count: 3, variant: 4x4, signs: {pictures: animals}}\n"
                                    "  - {count: 2, variant: 6x6, signs: {pictures: shapes}}\n"
                                    "  - {count: 1, variant: 4x4, seed: 9, givens: 8..12}\n";

static struct book_signs *signs_of(struct signed_book *s, size_t number)
{
    return &s->puzzles.signs[number - 1];
}

static void other_word(struct signed_book *s)
{
    signs_of(s, 1)->word = signs_of(s, 3)->word;
}

static void other_line(struct signed_book *s)
{
    signs_of(s, 1)->line = (struct word_line){false, 2};
}

static void all_given(struct signed_book *s)
{
    struct record *r = &s->puzzles.item[0].record;
    for (unsigned i = 0; i < 6; i++) {
        r->givens.cell[word_cell(r->variant, &signs_of(s, 1)->line, i)] = (uint8_t)(i + 1);
    }
}

static void swap_pictures(struct signed_book *s)
{
    struct sign_pictures *p = s->puzzles.section_signs[0].pictures;
    struct art *kept = p->art[0];
    p->art[0] = p->art[1];
    p->art[1] = kept;
}

static void other_gray(struct signed_book *s)
{
    s->puzzles.section_signs[1].pictures->art[4]->path[0].fill = 0.5;
}

static void other_set(struct signed_book *s)
{
    signs_of(s, 1)->pictures = signs_of(s, 4)->pictures;
}

static void no_pictures(struct signed_book *s)
{
    signs_of(s, 2)->pictures = NULL;
}

static void another_given(struct signed_book *s)
{
    struct record *r = &s->puzzles.item[4].record;
    unsigned cell = 0;
    while (r->givens.cell[cell]) {
        cell++;
    }
    r->givens.cell[cell] = r->solution.cell[cell];
}

static const struct {
    const char *yaml;
    void (*damage)(struct signed_book *s);
    const char *rules; /* that must not pass */
} damages[] = {
    {words_yaml, NULL, ""},
    {words_yaml, other_word, "boards"},
    {words_yaml, other_line, "boards"},
    {words_yaml, all_given, "boards"},
    {pictures_yaml, NULL, ""},
    {pictures_yaml, swap_pictures, "boards"},
    {pictures_yaml, other_gray, "boards"},
    {pictures_yaml, other_set, "boards"},
    {pictures_yaml, no_pictures, "boards"},
    {pictures_yaml, another_given, "boards"},
};

/* The drawing stays; the plan that it is checked against changes. */
Test(signs, preflight_reads_words_and_pictures)
{
    for (size_t i = 0; i < sizeof damages / sizeof damages[0]; i++) {
        struct signed_book s;
        struct text rules = {0};
        begin_book(&s, damages[i].yaml);
        if (damages[i].damage) {
            damages[i].damage(&s);
        }
        judge(&s, &rules);
        cr_expect_str_eq(rules.data, damages[i].rules, "case %zu: '%s', not '%s'", i, rules.data,
                         damages[i].rules);
        text_free(&rules);
        end_book(&s);
    }
}

/* If the book is drawn with two pictures exchanged, its legend has them exchanged too, so the
 * legend is right and only the boards are wrong. */
Test(signs, legend_and_boards_are_held_against_each_other)
{
    struct signed_book s;
    struct text rules = {0};
    begin_book(&s, pictures_yaml);
    struct record *r = &s.puzzles.item[0].record;
    for (unsigned cell = 0; cell < 16; cell++) {
        static const uint8_t swapped[] = {0, 2, 1, 3, 4};
        r->givens.cell[cell] = swapped[r->givens.cell[cell]];
        r->solution.cell[cell] = swapped[r->solution.cell[cell]];
    }
    judge(&s, &rules);
    cr_expect_str_eq(rules.data, "boards");
    text_free(&rules);
    end_book(&s);
}

Test(signs, same_seed_same_words)
{
    struct signed_book s;
    struct signed_book again;
    begin_book(&s, words_yaml);
    begin_book(&again, words_yaml);
    cr_expect_eq(s.pdf.length, again.pdf.length);
    for (size_t i = 0; i < s.puzzles.count; i++) {
        cr_expect_eq(s.puzzles.signs[i].line.row, again.puzzles.signs[i].line.row);
        cr_expect_arr_eq(s.puzzles.record[i]->givens.cell, again.puzzles.record[i]->givens.cell,
                         36);
    }
    cr_expect(s.puzzles.signs[0].line.diagonal && s.puzzles.signs[1].line.diagonal);
    end_book(&s);
    end_book(&again);
}

/* A puzzle's grade is that of the puzzle as it is printed, and what the section asks for. */
Test(signs, puzzles_with_words_are_graded_anew)
{
    static const char yaml[] =
        "book: {title: T}\n"
        "sections:\n"
        "  - {count: 6, level: medium, score: 300..900, symmetry: rotate180,\n"
        "     signs: {word: PATCHWORK, word_at: diagonal}}\n"
        "  - {count: 3, level: hard, requires: [x-wing], signs: {word: PATCHWORK}}\n";
    struct signed_book s;
    struct grade_options o;
    struct grade_scratch *scratch = grade_scratch_new();
    begin_book(&s, yaml);
    grade_options_init(&o);
    for (size_t i = 0; i < s.puzzles.count; i++) {
        const struct record *r = s.puzzles.record[i];
        struct grade g;
        grade_puzzle(r->variant, &r->givens, &o, scratch, &g);
        cr_expect_eq(r->score, g.score, "puzzle %zu: %d, not %d", i, r->score, g.score);
        cr_expect_str_eq(r->level, i < 6 ? "medium" : "hard");
        cr_expect(i >= 6 || (g.score >= 300 && g.score <= 900), "puzzle %zu: %d", i, g.score);
        cr_expect(i >= 6 || symmetry_movements(symmetry_of(r->variant, &r->givens)) & 4);
        cr_expect(i < 6 || strstr(r->techniques, "x-wing="), "puzzle %zu: %s", i, r->techniques);
        cr_expect_lt(r->se_tenths, 0);
    }
    grade_scratch_drop(scratch);
    end_book(&s);
}

/* ---- the built-in sets ---- */

Test(signs, built_in_pictures_are_six_and_different)
{
    struct diag d = silent();
    for (size_t i = 0; picture_set_at(i); i++) {
        const struct picture_set *set = picture_set_at(i);
        struct sign_pictures *p;
        cr_assert_eq(set->count, 6);
        cr_assert_eq(sign_pictures_load(&p, set->name, 6, NULL, &d), STATUS_OK);
        for (unsigned k = 0; k < 6; k++) {
            cr_expect_str_eq(p->name[k], set->drawing[k].name);
            cr_expect_float_eq(p->art[k]->width, 100, 1e-9);
            /* All of it inside its square. */
            for (size_t n = 0; n < p->art[k]->path_count; n++) {
                double box[4];
                double mean[2];
                const struct art_path *path = &p->art[k]->path[n];
                art_path_extent(path, box, mean);
                double half = path->stroke >= 0 ? path->width / 2 : 0;
                cr_expect(box[0] - half >= 0 && box[1] - half >= 0 && box[2] + half <= 100 &&
                              box[3] + half <= 100,
                          "%s, path %zu: %g %g %g %g", p->name[k], n, box[0], box[1], box[2],
                          box[3]);
            }
        }
        sign_pictures_drop(p);
        cr_assert_eq(sign_pictures_load(&p, set->name, 9, NULL, &d), STATUS_USAGE);
    }
}

/* Each allocation fails in turn: an error, and nothing else. */
Test(signs, memory_that_ends_while_pictures_are_read)
{
    struct diag d = silent();
    long n = 0;
    for (;; n++) {
        struct sign_pictures *p;
        fail_allocation(n);
        enum status status = sign_pictures_load(&p, "animals", 2, NULL, &d);
        bool failed = allocation_has_failed();
        fail_allocation(-1);
        cr_assert_eq(status == STATUS_OK, !failed, "allocation %ld", n);
        cr_assert_eq(status == STATUS_OK, p != NULL, "allocation %ld", n);
        sign_pictures_drop(p);
        if (!failed) {
            break;
        }
    }
    cr_expect_gt(n, 8);
}

/* ---- folders ---- */

static const char circle[] = "<svg viewBox='0 0 9 9'><circle cx='4' cy='4' r='4'/></svg>";
static const char square[] = "<svg viewBox='0 0 9 9'><rect width='8' height='8'/></svg>";
static const char drop[] = "<svg viewBox='0 0 9 9'><path d='M0 0L9 9L0 9Z'/></svg>";
static const char bar[] = "<svg viewBox='0 0 9 9'><rect width='8' height='2'/></svg>";

struct folder {
    char path[40];
    char name[8][80];
    size_t count;
};

static void add_file(struct folder *f, const char *name, const char *bytes, size_t length)
{
    struct diag d = silent();
    char path[sizeof f->name[0]];
    snprintf(path, sizeof path, "%s/%s", f->path, name);
    strcpy(f->name[f->count], path);
    cr_assert_eq(outfile_write(f->name[f->count++], bytes, length, &d), STATUS_OK);
}

static void open_folder(struct folder *f, const char *const *names, const char *const *files,
                        size_t count)
{
    memset(f, 0, sizeof *f);
    strcpy(f->path, "/tmp/nonet-pictures-XXXXXX");
    cr_assert(mkdtemp(f->path));
    for (size_t i = 0; i < count; i++) {
        add_file(f, names[i], files[i], strlen(files[i]));
    }
}

static void close_folder(struct folder *f)
{
    for (size_t i = 0; i < f->count; i++) {
        unlink(f->name[i]);
    }
    rmdir(f->path);
}

static const struct {
    const char *names[5];
    const char *files[5];
    size_t count;
    const char *says; /* NULL: it is right */
} folders[] = {
    {{"4.svg", "2.SVG", "1.svg", "3.svg"}, {bar, square, circle, drop}, 4, NULL},
    {{"ball.svg", "box.svg", "c.svg", "d.svg", "e.txt"}, {circle, square, drop, bar, ""}, 5, NULL},
    {{"1.svg", "2.svg", "4.svg", "5.svg"},
     {circle, square, drop, bar},
     4,
     "no picture for digit 3"},
    {{"1.svg", "2.svg"}, {circle, square}, 2, "has 2 pictures, but the board has 4"},
    {{"notes.txt"}, {""}, 1, "has 0 pictures"},
    {{"1.svg", "2.svg", "3.svg", "4.svg"}, {circle, square, square, bar}, 4, "the same picture"},
    {{"1.svg", "2.svg", "3.svg", "4.svg"}, {circle, square, "<svg", bar}, 4, "3.svg:1:"},
};

Test(signs, folders_of_pictures)
{
    for (size_t i = 0; i < sizeof folders / sizeof folders[0]; i++) {
        struct folder f;
        struct sign_pictures *p;
        char said[800] = "";
        struct diag_kept kept = {.text = said, .size = sizeof said};
        struct diag d = {.kept = &kept};
        open_folder(&f, folders[i].names, folders[i].files, folders[i].count);
        enum status status = sign_pictures_load(&p, f.path, 4, NULL, &d);
        cr_expect_eq(status, folders[i].says ? STATUS_USAGE : STATUS_OK, "case %zu: %s", i, said);
        cr_expect(!folders[i].says || strstr(said, folders[i].says), "case %zu: %s", i, said);
        if (status == STATUS_OK) {
            struct art *art;
            cr_assert_eq(art_read(&art, "c", circle, strlen(circle), &d), STATUS_OK);
            cr_expect(art_alike(art, p->art[0]), "case %zu: not in order", i);
            art_drop(art);
        }
        sign_pictures_drop(p);
        close_folder(&f);
    }
}

static void pixels_yaml(const struct folder *f, unsigned per_page, struct text *yaml)
{
    text_clear(yaml);
    text_printf(yaml,
                "book: {title: T}\npage: {trim: 4x6 in}\n"
                "parts: {title_page: false, contents: false, copyright_page: false, how_to_play: "
                "false}\n"
                "sections: [{count: 4, variant: 4x4, per_page: %u, signs: {pictures: %s}}]\n",
                per_page, f->path);
}

/* A picture is fine enough for small cells, and not for large ones; nor is it where it was printed
 * coarser than planned. */
Test(signs, pixels_must_be_enough)
{
    struct folder f;
    static const char *const names[] = {"2.svg", "3.svg", "4.svg"};
    static const char *const files[] = {square, drop, bar};
    static unsigned char gray[120 * 120];
    struct art_image image = {.width = 120, .height = 120, .gray = gray};
    struct text png = {0};
    struct text yaml = {0};
    struct text rules = {0};
    struct signed_book s;
    memset(gray, 255, sizeof gray / 2);
    cr_assert(art_write_png(&image, &png));
    open_folder(&f, names, files, 3);
    add_file(&f, "1.png", png.data, png.length);
    pixels_yaml(&f, 4, &yaml);
    begin_book(&s, yaml.data);
    judge(&s, &rules);
    cr_expect_str_eq(rules.data, "");
    struct art *art = s.puzzles.section_signs[0].pictures->art[0];
    unsigned char *pixel = (unsigned char *)(uintptr_t)art->image.gray;
    *pixel ^= 0xff;
    judge(&s, &rules);
    cr_expect_str_eq(rules.data, "boards", "another picture: %s", rules.data);
    *pixel ^= 0xff;
    art->image.width = art->image.height = 60;
    art->width = art->height = 60;
    canvas_drop(s.canvas);
    text_free(&s.pdf);
    draw(&s);
    judge(&s, &rules);
    cr_expect_str_eq(rules.data, "images");
    end_book(&s);

    pixels_yaml(&f, 1, &yaml);
    read_book(&s, yaml.data);
    cr_assert_eq(press_puzzles_reserve(&s.puzzles, s.cfg, &s.d), STATUS_OK);
    cr_expect_eq(plan(&s), STATUS_USAGE);
    cr_expect(strstr(s.said, "b:4:68: '"), "%s", s.said);
    cr_expect(strstr(s.said, "1.png' has 120 x 120 pixels"), "%s", s.said);
    end_book(&s);
    close_folder(&f);
    text_free(&rules);
    text_free(&yaml);
    text_free(&png);
}

/* ---- mistakes of a config ---- */

static const struct {
    const char *signs;
    const char *says;
} mistakes[] = {
    {"{word: PLANETS}", "b:2:51: 'PLANETS' has 7 letters; a word for 6x6 must have 6"},
    {"{word: BANANA}", "b:2:54: 'BANANA' has 'A' twice"},
    {"{word: PLANET, pictures: animals}", "pictures: this does not work together with 'word'"},
    {"{word_at: row}", "word_at: this needs 'word'"},
    {"{words: nowhere.txt}", "cannot read 'nowhere.txt'"},
    {"{pictures: ./nowhere}", "cannot open the folder './nowhere'"},
    {"{word: \"PL\xF3\xB0\x80\x80NET\"}", "has no character U+F0000, which the word"},
};

Test(signs, mistakes_are_told_where_they_are)
{
    for (size_t i = 0; i < sizeof mistakes / sizeof mistakes[0]; i++) {
        struct text yaml = {0};
        char said[1000] = "";
        struct diag_kept kept = {.text = said, .size = sizeof said};
        struct diag d = {.kept = &kept};
        struct book_config *cfg;
        struct press_puzzles puzzles = {0};
        struct font_set *fonts = font_set_new();
        struct book *book = NULL;
        text_printf(&yaml, "book: {title: T}\nsections: [{count: 2, variant: 6x6, signs: %s}]\n",
                    mistakes[i].signs);
        enum status status =
            book_config_parse(&cfg, "b", yaml.data, yaml.length, press_vocabulary(), NULL, 0, &d);
        if (status == STATUS_OK) {
            status = press_puzzles_reserve(&puzzles, cfg, &d);
        }
        if (status == STATUS_OK) {
            struct book_source source = {.config = cfg,
                                         .profile = profile_find("screen"),
                                         .fonts = fonts,
                                         .section = puzzles.section};
            status = book_plan(&book, &source, &d);
        }
        cr_expect_eq(status, STATUS_USAGE, "%s", mistakes[i].signs);
        cr_expect(strstr(said, mistakes[i].says), "%s: %s", mistakes[i].signs, said);
        book_drop(book);
        press_puzzles_free(&puzzles);
        if (cfg) {
            book_config_free(cfg);
        }
        font_set_drop(fonts);
        text_free(&yaml);
    }
}
