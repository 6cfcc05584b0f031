#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "config/book_config.h"
#include "config/fields/fields.h"
#include "config/schema/read.h"

static const char *const levels[] = {"easy", "medium", "hard"};
static const char *const symmetries[] = {"none", "rotate180"};
static const char *const variants[] = {"classic", "x"};
static const char *const techniques[] = {"naked-pair", "x-wing"};
static const char *const profiles[] = {"screen", "kdp"};
static const char *const papers[] = {"white", "cream"};
static const char *const languages[] = {"en", "de"};
static const char *const words[] = {"puzzle", "solution"};
static const struct config_trim trims[] = {{"A4", 595.28, 841.89}, {"6x9", 432, 648}};

static const struct config_vocabulary vocabulary = {
    .levels = {levels, 3},
    .symmetries = {symmetries, 2},
    .variants = {variants, 2},
    .techniques = {techniques, 2},
    .profiles = {profiles, 2},
    .papers = {papers, 2},
    .languages = {languages, 2},
    .words = {words, 2},
    .trims = trims,
    .trim_count = 2,
};

/* A config read from a text, and what was said about it. */
struct trial {
    struct book_config *cfg;
    struct diag d;
    char *shown;
    size_t shown_length;
    enum status status;
};

static void trial_read(struct trial *t, const char *yaml, const char *const *set, size_t set_count)
{
    memset(t, 0, sizeof *t);
    t->d.out = open_memstream(&t->shown, &t->shown_length);
    t->status = book_config_parse(&t->cfg, "books/b.yaml", yaml, strlen(yaml), &vocabulary, set,
                                  set_count, &t->d);
    fclose(t->d.out);
    t->d.out = NULL;
}

static void trial_end(struct trial *t)
{
    book_config_free(t->cfg);
    free(t->shown);
}

static const char minimal[] = "book:\n  title: T\nsections:\n  - count: 4\n";

static bool near(double a, double b)
{
    return fabs(a - b) < 1e-9;
}

Test(book_config, defaults)
{
    struct trial t;
    trial_read(&t, minimal, NULL, 0);
    cr_assert_eq(t.status, STATUS_OK, "%s", t.shown);
    cr_assert_str_eq(t.shown, "");
    const struct book_config *cfg = t.cfg;
    cr_assert_str_eq(cfg->book.title, "T");
    cr_assert_null(cfg->book.subtitle);
    cr_assert_str_eq(cfg->book.language, "en");
    cr_assert_null(cfg->page.trim.name);
    cr_assert(near(cfg->page.trim.width_pt, 432) && near(cfg->page.trim.height_pt, 648));
    cr_assert_eq(cfg->page.profiles.count, 1);
    cr_assert_str_eq(cfg->page.profiles.item[0], "screen");
    cr_assert(near(cfg->page.bleed_pt, CONFIG_AUTO_PT));
    cr_assert(near(cfg->page.margins.inside_pt, CONFIG_AUTO_PT));
    cr_assert_eq(cfg->page.pages.max, 0);
    cr_assert(near(cfg->style.text_size_pt, 11));
    cr_assert(near(cfg->style.box_line_pt, 2));
    cr_assert_eq(cfg->style.folios, FOLIOS_OUTSIDE);
    cr_assert_eq(cfg->style.digits.count, 0);
    cr_assert_eq(cfg->answers.place, PLACE_BOTH);
    cr_assert_eq(cfg->answers.per_page, 6);
    cr_assert(cfg->parts.contents && !cfg->parts.index);
    cr_assert_eq(cfg->section_count, 1);
    cr_assert_eq(cfg->section[0].count, 4);
    cr_assert_eq(cfg->section[0].per_page, 2);
    cr_assert_null(cfg->section[0].level);
    cr_assert_str_eq(cfg->section[0].variant, "classic");
    cr_assert(!cfg->section[0].has_seed);
    cr_assert_eq(cfg->puzzle_count, 4);
    cr_assert_eq(cfg->cover.accent, 0x1F4E79);
    cr_assert_eq(cfg->seed, 1);
    cr_assert_str_eq(cfg->stem, "b");
    cr_assert_str_eq(cfg->directory, "books");
    trial_end(&t);
}

Test(book_config, values_arrive)
{
    struct trial t;
    trial_read(
        &t,
        "book: {title: 'It''s', isbn: 978-0-306-40615-7, words: {puzzle: Riddle}}\n"
        "page:\n"
        "  trim: A4\n"
        "  profiles: [kdp, screen]\n"
        "  margins: {inside: 2 cm}\n"
        "  pages: 24..828\n"
        "style: {large_print: true, folios: none, digits: [A, \xCE\xA9], font: f/x.ttf}\n"
        "per_page: 4\n"
        "sections:\n"
        "  - {count: 3, level: easy, givens: 24..30, se: 2.0..4.5, seed: 0, requires: x-wing}\n"
        "  - {count: 2, source: bank, path: b.db, per_page: 1, skip: 7}\n"
        "walkthrough: {puzzles: [1, 5]}\n"
        "cover: {accent: \"#010203\", barcode: ean13}\n"
        "seed: 18446744073709551615\n",
        NULL, 0);
    cr_assert_eq(t.status, STATUS_OK, "%s", t.shown);
    const struct book_config *cfg = t.cfg;
    cr_assert_str_eq(cfg->book.title, "It's");
    cr_assert_eq(cfg->book.words.count, 1);
    cr_assert_str_eq(cfg->book.words.item[0].value, "Riddle");
    cr_assert_str_eq(cfg->page.trim.name, "A4");
    cr_assert_str_eq(cfg->page.profiles.item[1], "screen");
    cr_assert(near(cfg->page.margins.inside_pt, 20 * 72 / 25.4));
    cr_assert(cfg->page.pages.min == 24 && cfg->page.pages.max == 828);
    cr_assert(near(cfg->style.text_size_pt, 18));
    cr_assert_eq(cfg->style.folios, FOLIOS_NONE);
    cr_assert_str_eq(cfg->style.digits.item[1], "\xCE\xA9");
    cr_assert_str_eq(cfg->style.font, "books/f/x.ttf");
    cr_assert_eq(cfg->section[0].per_page, 4);
    cr_assert(cfg->section[0].givens.min == 24 && cfg->section[0].givens.max == 30);
    cr_assert(near(cfg->section[0].se.max, 4.5));
    cr_assert(cfg->section[0].has_seed && cfg->section[0].seed == 0);
    cr_assert_str_eq(cfg->section[0].requires.item[0], "x-wing");
    cr_assert_eq(cfg->section[1].source, SOURCE_BANK);
    cr_assert_str_eq(cfg->section[1].path, "books/b.db");
    cr_assert_eq(cfg->section[1].skip, 7);
    cr_assert_eq(cfg->puzzle_count, 5);
    cr_assert_eq(cfg->walkthrough.puzzles.item[1], 5);
    cr_assert_eq(cfg->cover.accent, 0x010203);
    cr_assert_eq(cfg->seed, UINT64_MAX);
    trial_end(&t);
}

/* One of each kind, in one file, each with its line and caret. */
static const char wrong[] = "book:\n"
                            "  titel: Sudoku\n"
                            "  isbn: 978-0-306-40615-8\n"
                            "  author: \"A\\x07B\"\n"
                            "  language: klingon\n"
                            "  words: {puzle: X}\n"
                            "  subtitle: #1\n"
                            "page:\n"
                            "  trim: A44\n"
                            "  bleed: 3 px\n"
                            "  margins: {inside: 12, outside: 300 mm, top: {a: 1}}\n"
                            "  profiles: [screen, screen]\n"
                            "style:\n"
                            "  large_print: yes\n"
                            "  folios: outsied\n"
                            "  cell_line: 0.1 pt\n"
                            "  digit_height: high\n"
                            "per_page: \"2\"\n"
                            "sections:\n"
                            "  - level: eazy\n"
                            "    count: 0\n"
                            "    givens: 30..24\n"
                            "  - level: easy\n"
                            "    requires: [x-wing, xwing]\n"
                            "  - nothing\n"
                            "answers: []\n"
                            "output: {name: ../x}\n"
                            "cover:\n"
                            "  background: \"#12345\"\n"
                            "seed: -1\n"
                            "seed: 4\n";

static const char wrong_shown[] =
    "books/b.yaml:31:1: error: 'seed' is given twice; the first one is at line 30, column 1\n"
    "   31 | seed: 4\n"
    "      | ^\n"
    "books/b.yaml:2:3: error: unknown key 'titel'; did you mean 'title'?\n"
    "    2 |   titel: Sudoku\n"
    "      |   ^\n"
    "books/b.yaml:3:25: error: isbn: '978-0-306-40615-8' has a wrong check digit; it would be 7\n"
    "    3 |   isbn: 978-0-306-40615-8\n"
    "      |                         ^\n"
    "books/b.yaml:4:11: error: author: the character U+0007 cannot be printed\n"
    "    4 |   author: \"A\\x07B\"\n"
    "      |           ^\n"
    "books/b.yaml:5:13: error: language: 'klingon' is not known\n"
    "    5 |   language: klingon\n"
    "      |             ^\n"
    "      = help: known: en, de\n"
    "books/b.yaml:6:11: error: words: 'puzle' is not known; did you mean 'puzzle'?\n"
    "    6 |   words: {puzle: X}\n"
    "      |           ^\n"
    "      = help: known: puzzle, solution\n"
    "books/b.yaml:7:12: error: subtitle: a value that begins with '#' must stand in quotes, or it "
    "is a comment\n"
    "    7 |   subtitle: #1\n"
    "      |            ^\n"
    "books/b.yaml:1:1: error: 'title' is missing in book\n"
    "    1 | book:\n"
    "      | ^\n"
    "      = help: The title, on the title page, the copyright page, the cover and in the "
    "metadata.\n"
    "books/b.yaml:9:9: error: trim: 'A44' is not a size such as 6x9 in or 148x210 mm, and no page "
    "size has that name; did you mean 'A4'?\n"
    "    9 |   trim: A44\n"
    "      |         ^\n"
    "      = help: known: A4, 6x9\n"
    "books/b.yaml:10:10: error: bleed: '3 px' has an unknown unit: use mm, cm, in or pt\n"
    "   10 |   bleed: 3 px\n"
    "      |          ^\n"
    "books/b.yaml:11:21: error: inside: '12' needs a unit: mm, cm, in or pt\n"
    "   11 |   margins: {inside: 12, outside: 300 mm, top: {a: 1}}\n"
    "      |                     ^\n"
    "books/b.yaml:11:34: error: outside: '300 mm' is out of range; it may be 0 mm to 100 mm\n"
    "   11 |   margins: {inside: 12, outside: 300 mm, top: {a: 1}}\n"
    "      |                                  ^\n"
    "books/b.yaml:11:47: error: top: a map stands here; one value was expected: length, 0 mm to "
    "100 mm, or auto\n"
    "   11 |   margins: {inside: 12, outside: 300 mm, top: {a: 1}}\n"
    "      |                                               ^\n"
    "books/b.yaml:12:22: error: profiles: 'screen' stands twice in the list\n"
    "   12 |   profiles: [screen, screen]\n"
    "      |                      ^\n"
    "books/b.yaml:14:16: error: large_print: 'yes' is not a boolean: write true or false\n"
    "   14 |   large_print: yes\n"
    "      |                ^\n"
    "books/b.yaml:15:11: error: folios: 'outsied' is not one of the choices; did you mean "
    "'outside'?\n"
    "   15 |   folios: outsied\n"
    "      |           ^\n"
    "      = help: known: none, outside, centre\n"
    "books/b.yaml:16:14: error: cell_line: '0.1 pt' is out of range; it may be 0.25 pt to 6 pt\n"
    "   16 |   cell_line: 0.1 pt\n"
    "      |              ^\n"
    "books/b.yaml:17:17: error: digit_height: 'high' is not a number\n"
    "   17 |   digit_height: high\n"
    "      |                 ^\n"
    "books/b.yaml:18:11: error: per_page: '2' is a text in quotes: write the value without them\n"
    "   18 | per_page: \"2\"\n"
    "      |           ^\n"
    "books/b.yaml:20:12: error: level: 'eazy' is not known; did you mean 'easy'?\n"
    "   20 |   - level: eazy\n"
    "      |            ^\n"
    "      = help: known: easy, medium, hard\n"
    "books/b.yaml:21:12: error: count: '0' is out of range; it may be 1 to 100000\n"
    "   21 |     count: 0\n"
    "      |            ^\n"
    "books/b.yaml:22:13: error: givens: '30..24' runs backwards: the smaller number comes first\n"
    "   22 |     givens: 30..24\n"
    "      |             ^\n"
    "books/b.yaml:24:24: error: requires: 'xwing' is not known; did you mean 'x-wing'?\n"
    "   24 |     requires: [x-wing, xwing]\n"
    "      |                        ^\n"
    "      = help: known: naked-pair, x-wing\n"
    "books/b.yaml:23:5: error: 'count' is missing\n"
    "   23 |   - level: easy\n"
    "      |     ^\n"
    "      = help: How many puzzles.\n"
    "books/b.yaml:25:5: error: a map of 'key: value' lines was expected\n"
    "   25 |   - nothing\n"
    "      |     ^\n"
    "books/b.yaml:26:10: error: answers: a map of 'key: value' lines was expected\n"
    "   26 | answers: []\n"
    "      |          ^\n"
    "books/b.yaml:27:16: error: name: '../x' is not a plain file name: no '/' in it and no '.' "
    "before it (the directory is the command's -o)\n"
    "   27 | output: {name: ../x}\n"
    "      |                ^\n"
    "books/b.yaml:29:15: error: background: '#12345' is not a colour: write red, green and blue in "
    "hexadecimal, such as '#1a2b3c'\n"
    "   29 |   background: \"#12345\"\n"
    "      |               ^\n"
    "books/b.yaml:30:7: error: seed: '-1' is negative\n"
    "   30 | seed: -1\n"
    "      |       ^\n";

Test(book_config, text_grows_with_the_page)
{
    static const struct {
        const char *trim;
        double size_pt;
    } rows[] = {{"5x8 in", 11},  {"148 x 210 mm", 11}, {"6.69 x 9.61 in", 11},
                {"7x10 in", 12}, {"8x10 in", 13},      {"210 x 297 mm", 13}};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char yaml[200];
        snprintf(yaml, sizeof yaml, "book: {title: T}\npage: {trim: %s}\nsections: [{count: 3}]\n",
                 rows[i].trim);
        struct trial t;
        trial_read(&t, yaml, NULL, 0);
        cr_assert_eq(t.status, STATUS_OK, "%s", t.shown);
        cr_assert(near(t.cfg->style.text_size_pt, rows[i].size_pt), "%s", rows[i].trim);
        trial_end(&t);
    }
}

Test(book_config, every_mistake_in_one_go)
{
    struct trial t;
    trial_read(&t, wrong, NULL, 0);
    cr_assert_eq(t.status, STATUS_USAGE);
    cr_assert_null(t.cfg);
    cr_assert_str_eq(t.shown, wrong_shown, "%s", t.shown);
    trial_end(&t);
}

static const struct {
    const char *yaml;
    const char *set;
    const char *shown;
} single[] = {
    {"", NULL,
     "books/b.yaml: error: 'book' is missing\n"
     "books/b.yaml: error: 'sections' is missing\n"},
    {"book: {}\n"
     "sections: [{count: 1}]\n",
     NULL,
     "books/b.yaml:1:1: error: 'title' is missing in book\n"
     "    1 | book: {}\n"
     "      | ^\n"
     "      = help: The title, on the title page, the copyright page, the cover and in the "
     "metadata.\n"},
    {"book:\n"
     "  title:\n"
     "sections: []\n",
     NULL,
     "books/b.yaml:2:3: error: 'title' needs a value\n"
     "    2 |   title:\n"
     "      |   ^\n"
     "      = help: The title, on the title page, the copyright page, the cover and in the "
     "metadata.\n"
     "books/b.yaml:3:11: error: sections: a list of at least one item was expected\n"
     "    3 | sections: []\n"
     "      |           ^\n"
     "      = help: begin each item with '- ' on a line of its own\n"},
    {"just text\n", NULL,
     "books/b.yaml:1:1: error: a map of 'key: value' lines was expected\n"
     "    1 | just text\n"
     "      | ^\n"},
    {"book:\n"
     "  title: T\n"
     "sections:\n"
     "  - count: 4\n"
     "    source: bank\n",
     NULL,
     "books/b.yaml:5:13: error: source: needs a 'path' beside it\n"
     "    5 |     source: bank\n"
     "      |             ^\n"},
    {"book:\n"
     "  title: T\n"
     "sections:\n"
     "  - count: 4\n"
     "    path: x.tsv\n",
     NULL,
     "books/b.yaml:5:11: error: path: a section that generates its puzzles reads no file\n"
     "    5 |     path: x.tsv\n"
     "      |           ^\n"
     "      = help: add 'source: file' or 'source: bank', or take the path away\n"},
    {"book:\n"
     "  title: T\n"
     "sections:\n"
     "  - count: 4\n"
     "    skip: 4\n",
     NULL,
     "books/b.yaml:5:11: error: skip: only a section from a file or a bank can pass puzzles over\n"
     "    5 |     skip: 4\n"
     "      |           ^\n"},
    {"book:\n"
     "  title: T\n"
     "sections:\n"
     "  - count: 4\n"
     "    requires: [x-wing]\n"
     "    excludes: x-wing\n",
     NULL,
     "books/b.yaml:6:15: error: excludes: 'x-wing' is also required\n"
     "    6 |     excludes: x-wing\n"
     "      |               ^\n"},
    {"book:\n"
     "  title: T\n"
     "sections:\n"
     "  - count: 4\n"
     "  - count: 100000\n",
     NULL,
     "books/b.yaml:5:12: error: count: with this section the book has more than 100000 puzzles\n"
     "    5 |   - count: 100000\n"
     "      |            ^\n"},
    {"book:\n"
     "  title: T\n"
     "sections:\n"
     "  - count: 4\n"
     "walkthrough: {puzzles: [4, 5, 4]}\n",
     NULL,
     "books/b.yaml:5:28: error: puzzles: there is no puzzle 5: the book has 4\n"
     "    5 | walkthrough: {puzzles: [4, 5, 4]}\n"
     "      |                            ^\n"
     "books/b.yaml:5:31: error: puzzles: 4 stands twice in the list\n"
     "    5 | walkthrough: {puzzles: [4, 5, 4]}\n"
     "      |                               ^\n"},
    {"book:\n"
     "  title: T\n"
     "sections:\n"
     "  - count: 4\n"
     "cover: {art_puzzle: 5}\n",
     NULL,
     "books/b.yaml:5:21: error: art_puzzle: there is no puzzle 5: the book has 4\n"
     "    5 | cover: {art_puzzle: 5}\n"
     "      |                     ^\n"},
    {"book:\n"
     "  title: T\n"
     "sections:\n"
     "  - count: 4\n"
     "cover: {barcode: ean13}\n",
     NULL,
     "books/b.yaml:5:18: error: barcode: an EAN-13 needs the book's ISBN\n"
     "    5 | cover: {barcode: ean13}\n"
     "      |                  ^\n"
     "      = help: give book.isbn, or write 'barcode: space' for the printer's own\n"},
    {"book:\n"
     "  title: T\n"
     "sections:\n"
     "  - count: 4\n"
     "style: {cell_line: 3 pt, outer_line: 1 pt}\n",
     NULL,
     "books/b.yaml:5:1: error: box_line: thinner than cell_line (3 pt)\n"
     "    5 | style: {cell_line: 3 pt, outer_line: 1 pt}\n"
     "      | ^\n"
     "books/b.yaml:5:38: error: outer_line: thinner than cell_line (3 pt)\n"
     "    5 | style: {cell_line: 3 pt, outer_line: 1 pt}\n"
     "      |                                      ^\n"},
    {"book:\n"
     "  title: T\n"
     "sections:\n"
     "  - count: 4\n"
     "output: {name: a, cover: a}\n",
     NULL,
     "books/b.yaml:5:26: error: output: two files would be named 'a'\n"
     "    5 | output: {name: a, cover: a}\n"
     "      |                          ^\n"},
    {"book:\n"
     "  title: T\n"
     "sections:\n"
     "  - count: 4\n",
     "page.trim=A44",
     "--set:1:11: error: trim: 'A44' is not a size such as 6x9 in or 148x210 mm, and no page size "
     "has that name; did you mean 'A4'?\n"
     "    1 | page.trim=A44\n"
     "      |           ^\n"
     "      = help: known: A4, 6x9\n"},
    {"book:\n"
     "  title: T\n"
     "sections:\n"
     "  - count: 4\n",
     "pge.trim=A4",
     "--set:1:1: error: unknown key 'pge'; did you mean 'page'?\n"
     "    1 | pge.trim=A4\n"
     "      | ^\n"},
    {"book:\n"
     "  title: T\n"
     "sections:\n"
     "  - count: 4\n",
     "sections[1].count=1",
     "--set:1:9: error: there is no [1]: the config lists 1 here, from [0]\n"
     "    1 | sections[1].count=1\n"
     "      |         ^\n"},
    {"book:\n"
     "  title: T\n"
     "sections:\n"
     "  - count: 4\n"
     "page: {trim: 1x9 in}\n",
     NULL,
     "books/b.yaml:5:14: error: trim: '1x9 in': the width is out of range; it may be 2 in to 24 "
     "in\n"
     "    5 | page: {trim: 1x9 in}\n"
     "      |              ^\n"},
    {"book:\n"
     "  title: T\n"
     "sections:\n"
     "  - count: 4\n",
     "sections[0].count=4000000",
     "--set:1:19: error: count: '4000000' is out of range; it may be 1 to 100000\n"
     "    1 | sections[0].count=4000000\n"
     "      |                   ^\n"},
    {"book:\n"
     "  title: |\n"
     "    a\n"
     "    b\n"
     "sections:\n"
     "  - count: 1\n",
     NULL,
     "books/b.yaml:2:10: error: title: only one line can stand here\n"
     "    2 |   title: |\n"
     "      |          ^\n"},
    {"book:\n"
     "  title: ''\n"
     "sections:\n"
     "  - count: 1\n",
     NULL,
     "books/b.yaml:2:10: error: title: may not be empty\n"
     "    2 |   title: ''\n"
     "      |          ^\n"},
    {"book:\n"
     "  title: "
     "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
     "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
     "xxxxxxxxxxxxxxx\n"
     "sections:\n"
     "  - count: 1\n",
     NULL,
     "books/b.yaml:2:10: error: title: 201 characters are too many; at most 200\n"
     "    2 |   title: "
     "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
     "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
     "xxxxxxxxxxxxxxx\n"
     "      |          ^\n"},
};

Test(book_config, single_mistakes)
{
    for (size_t i = 0; i < sizeof single / sizeof single[0]; i++) {
        struct trial t;
        trial_read(&t, single[i].yaml, &single[i].set, single[i].set != NULL);
        cr_assert_eq(t.status, STATUS_USAGE, "case %zu", i);
        cr_assert_str_eq(t.shown, single[i].shown, "case %zu: %s", i, t.shown);
        trial_end(&t);
    }
}

Test(book_config, later_stages_can_point_at_values)
{
    struct trial t;
    trial_read(&t,
               "book:\n"
               "  title: T\n"
               "  introduction: |\n"
               "    One.\n"
               "\n"
               "    Two \xE2\x82\xAC three.\n"
               "page: {trim: A4}\n"
               "sections:\n"
               "  - count: 4\n"
               "    requires: [x-wing, naked-pair]\n"
               "  - level: easy\n"
               "    count: 1\n",
               NULL, 0);
    cr_assert_eq(t.status, STATUS_OK, "%s", t.shown);
    const struct book_config *cfg = t.cfg;
    const struct {
        const void *field;
        size_t line;
        size_t col;
    } cases[] = {
        {&cfg->book.title, 2, 10},        {&cfg->book.isbn, 1, 1}, /* not given: its map */
        {&cfg->page.trim, 7, 14},         {&cfg->page.trim.width_pt, 7, 14},
        {&cfg->page.profiles, 7, 1},      {&cfg->style.font, 0, 0}, /* nor its map: the file */
        {&cfg->section[0].count, 9, 12},  {&cfg->section[0].requires.item[1], 10, 24},
        {&cfg->section[1].count, 12, 12}, {&cfg->section[1].symmetry, 11, 5},
        {&cfg->section[1], 11, 5},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct diag_at at;
        cr_assert_eq(book_config_at(cfg, cases[i].field, &at), &at);
        cr_assert_str_eq(at.file, "books/b.yaml");
        cr_assert(at.line == cases[i].line && at.col == cases[i].col, "case %zu: %zu:%zu", i,
                  at.line, at.col);
    }
    struct diag_at at;
    size_t euro = (size_t)(strchr(cfg->book.introduction, '\xE2') - cfg->book.introduction);
    book_config_at_byte(cfg, &cfg->book.introduction, euro, &at);
    cr_assert(at.line == 6 && at.col == 9, "%zu:%zu", at.line, at.col);
    trial_end(&t);
}

Test(book_config, overrides)
{
    static const char *const set[] = {"page.trim=A4",    "sections[0].count=9",
                                      "book.title=A: b", "page.profiles=[kdp, screen]",
                                      "seed=5",          "seed=6"};
    struct trial t;
    trial_read(&t, minimal, set, 6);
    cr_assert_eq(t.status, STATUS_OK, "%s", t.shown);
    cr_assert_str_eq(t.cfg->page.trim.name, "A4");
    cr_assert_eq(t.cfg->section[0].count, 9);
    cr_assert_str_eq(t.cfg->book.title, "A: b");
    cr_assert_eq(t.cfg->page.profiles.count, 2);
    cr_assert_eq(t.cfg->seed, 6);
    struct diag_at at;
    book_config_at(t.cfg, &t.cfg->section[0].count, &at);
    cr_assert_str_eq(at.file, "--set");
    cr_assert_eq(at.col, 19);
    trial_end(&t);
}

/* What --print-defaults prints is a config, and one that says nothing but the defaults. */
Test(book_config, printed_defaults_are_the_defaults)
{
    struct text yaml = {0};
    struct text again = {0};
    book_config_print_defaults(&vocabulary, &yaml);
    cr_assert(!yaml.failed);
    struct trial printed;
    struct trial plain;
    trial_read(&printed, yaml.data, NULL, 0);
    cr_assert_eq(printed.status, STATUS_OK, "%s", printed.shown);
    trial_read(&plain, minimal, NULL, 0);
    /* Structs of numbers alone compare as bytes. */
    cr_assert_eq(memcmp(&printed.cfg->answers, &plain.cfg->answers, sizeof plain.cfg->answers), 0);
    cr_assert_eq(memcmp(&printed.cfg->parts, &plain.cfg->parts, sizeof plain.cfg->parts), 0);
    cr_assert_eq(memcmp(&printed.cfg->hints, &plain.cfg->hints, sizeof plain.cfg->hints), 0);
    cr_assert_eq(memcmp(&printed.cfg->home, &plain.cfg->home, sizeof plain.cfg->home), 0);
    cr_assert_str_eq(printed.cfg->style.font, plain.cfg->style.font);
    cr_assert(near(printed.cfg->style.cell_line_pt, plain.cfg->style.cell_line_pt));
    cr_assert_eq(printed.cfg->per_page, plain.cfg->per_page);
    cr_assert_eq(printed.cfg->seed, plain.cfg->seed);
    trial_end(&printed);
    trial_end(&plain);
    text_free(&again);
    text_free(&yaml);
}

/* A field that stands commented out must be right when the comment's sign goes. */
Test(book_config, examples_are_right)
{
    struct text yaml = {0};
    struct text bare = {0};
    book_config_print_defaults(&vocabulary, &yaml);
    for (char *line = strtok(yaml.data, "\n"); line; line = strtok(NULL, "\n")) {
        char *sign = strstr(line, "# ");
        size_t blanks = strspn(line, " ");
        char *key = sign == line + blanks ? sign + 2 : NULL;
        size_t name = key ? strspn(key, "abcdefghijklmnopqrstuvwxyz_") : 0;
        bool example =
            key && name && strncmp(key + name, ": ", 2) == 0 && !strstr(line, "name: \" shows");
        if (example) {
            text_printf(&bare, "%.*s%s\n", (int)blanks, line, key);
        } else {
            text_printf(&bare, "%s\n", line);
        }
    }
    static const char *const set[] = {"sections[0].source=file", "sections[0].excludes=[]"};
    struct trial t;
    trial_read(&t, bare.data, set, 2);
    cr_assert_eq(t.status, STATUS_OK, "%s", t.shown);
    cr_assert_str_eq(t.cfg->book.subtitle, "120 graded puzzles");
    cr_assert_eq(t.cfg->style.digits.count, 9);
    trial_end(&t);
    text_free(&bare);
    text_free(&yaml);
}

Test(book_config, names_are_checked_only_where_there_are_names)
{
    static const struct config_vocabulary none = {0};
    struct diag d = {0};
    struct book_config *cfg;
    const char *yaml = "book: {title: T, language: xx}\nsections: [{count: 1, level: odd}]\n";
    cr_assert_eq(book_config_parse(&cfg, "b", yaml, strlen(yaml), &none, NULL, 0, &d), STATUS_OK);
    cr_assert_str_eq(cfg->section[0].level, "odd");
    cr_assert_str_eq(cfg->directory, ".");
    book_config_free(cfg);
}

/* Whatever allocation fails, the reading ends with that error and gives its memory back. */
Test(book_config, every_allocation_may_fail)
{
    struct text yaml = {0};
    book_config_print_defaults(&vocabulary, &yaml);
    bool done = false;
    unsigned failures = 0;
    for (size_t limit = 64; !done && limit < 4000000; limit += 64 + limit / 64) {
        char *shown = NULL;
        size_t length = 0;
        struct arena arena = {.limit = limit};
        struct diag d = {.out = open_memstream(&shown, &length)};
        struct yaml_load load = {.arena = &arena, .d = &d};
        struct book_config cfg = {0};
        struct yaml_node *root = NULL;
        const struct yaml_source *source = yaml_source_new(&load, "b.yaml", yaml.data, yaml.length);
        if (source && yaml_parse(&load, source, 0, &root) == STATUS_OK) {
            struct schema_reader r = {.load = &load,
                                      .vocabulary = &vocabulary,
                                      .directory = "books",
                                      .source = source,
                                      .root = root};
            schema_read(&r, &book_fields, root, &cfg);
        }
        fclose(d.out);
        done = !arena.failed;
        failures += arena.failed;
        cr_assert_eq(load.errors == 0, strlen(shown) == 0);
        cr_assert(done || load.errors == 0 || strstr(shown, "out of memory"), "%s", shown);
        arena_free(&arena);
        free(shown);
    }
    cr_assert(done);
    cr_assert_gt(failures, 50);
    text_free(&yaml);
}
