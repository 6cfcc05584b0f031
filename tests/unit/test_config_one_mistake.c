#include <criterion/criterion.h>

#include <string.h>

#include "base/text.h"
#include "tests/unit/config_trial.h"
#include "tests/unit/trial_vocabulary.h"

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
     "      = help: The title: on the title page, the copyright page, the cover and in the "
     "metadata.\n"},
    {"book:\n"
     "  title:\n"
     "sections: []\n",
     NULL,
     "books/b.yaml:2:3: error: 'title' needs a value\n"
     "    2 |   title:\n"
     "      |   ^\n"
     "      = help: The title: on the title page, the copyright page, the cover and in the "
     "metadata.\n"
     "books/b.yaml:3:11: error: sections: write a list of at least one item\n"
     "    3 | sections: []\n"
     "      |           ^\n"
     "      = help: begin each item with '- ' on a new line\n"},
    {"book: {title: T}\n"
     "sections:\n"
     "  - {count: 1, level: easy..haard}\n"
     "  - {levels: {easy: 2, hard: 0}}\n"
     "  - {levels: {}}\n",
     NULL,
     "books/b.yaml:3:29: error: level: there is no 'haard'; did you mean 'hard'?\n"
     "    3 |   - {count: 1, level: easy..haard}\n"
     "      |                             ^\n"
     "      = help: choose one of: easy, medium, hard\n"
     "books/b.yaml:4:30: error: hard must be from 1 to 100000, not '0'\n"
     "    4 |   - {levels: {easy: 2, hard: 0}}\n"
     "      |                              ^\n"
     "books/b.yaml:5:14: error: levels: write a map of names and numbers\n"
     "    5 |   - {levels: {}}\n"
     "      |              ^\n"
     "      = help: write it as in levels: {easy: 10, medium: 20, hard: 10}\n"},
    {"book: {title: T}\n"
     "sections: [{levels: {easy: 2, hard: 3}, count: 4}]\n",
     NULL,
     "books/b.yaml:2:48: error: count: this is 4, but levels add up to 5\n"
     "    2 | sections: [{levels: {easy: 2, hard: 3}, count: 4}]\n"
     "      |                                                ^\n"
     "      = help: remove 'count'\n"},
    {"just text\n", NULL,
     "books/b.yaml:1:1: error: write 'key: value' lines here\n"
     "    1 | just text\n"
     "      | ^\n"
     "      = help: 'nonet book --new' writes a config; 'nonet book --sheet FILE' prints "
     "puzzles\n"},
    {"book:\n"
     "  title: T\n"
     "sections:\n"
     "  - count: 4\n"
     "    source: bank\n",
     NULL,
     "books/b.yaml:5:13: error: source: this needs a 'path'\n"
     "    5 |     source: bank\n"
     "      |             ^\n"},
    {"book:\n"
     "  title: T\n"
     "sections:\n"
     "  - count: 4\n"
     "    path: x.tsv\n",
     NULL,
     "books/b.yaml:5:11: error: path: a section that generates its puzzles does not read a file\n"
     "    5 |     path: x.tsv\n"
     "      |           ^\n"
     "      = help: add 'source: file' or 'source: bank', or remove the path\n"},
    {"book:\n"
     "  title: T\n"
     "sections:\n"
     "  - count: 4\n"
     "    skip: 4\n",
     NULL,
     "books/b.yaml:5:11: error: skip: only a section with 'source: file' or 'source: bank' can "
     "skip puzzles\n"
     "    5 |     skip: 4\n"
     "      |           ^\n"},
    {"book:\n"
     "  title: T\n"
     "sections:\n"
     "  - count: 4\n"
     "    requires: [x-wing]\n"
     "    excludes: x-wing\n",
     NULL,
     "books/b.yaml:6:15: error: excludes: 'x-wing' is in requires too\n"
     "    6 |     excludes: x-wing\n"
     "      |               ^\n"
     "      = help: remove it from one of the two lists\n"},
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
     "books/b.yaml:5:28: error: puzzles: there is no puzzle 5; the book has 4\n"
     "    5 | walkthrough: {puzzles: [4, 5, 4]}\n"
     "      |                            ^\n"
     "books/b.yaml:5:31: error: puzzles: 4 is in the list twice\n"
     "    5 | walkthrough: {puzzles: [4, 5, 4]}\n"
     "      |                               ^\n"},
    {"book:\n"
     "  title: T\n"
     "sections:\n"
     "  - count: 4\n"
     "cover: {art_puzzle: 5}\n",
     NULL,
     "books/b.yaml:5:21: error: art_puzzle: there is no puzzle 5; the book has 4\n"
     "    5 | cover: {art_puzzle: 5}\n"
     "      |                     ^\n"},
    {"book:\n"
     "  title: T\n"
     "sections:\n"
     "  - count: 4\n"
     "cover: {barcode: ean13}\n",
     NULL,
     "books/b.yaml:5:18: error: barcode: an EAN-13 needs book.isbn\n"
     "    5 | cover: {barcode: ean13}\n"
     "      |                  ^\n"
     "      = help: set book.isbn, or write 'barcode: space' to leave room for the printer's "
     "barcode\n"},
    {"book:\n"
     "  title: T\n"
     "sections:\n"
     "  - count: 4\n"
     "style: {cell_line: 3 pt, outer_line: 1 pt}\n",
     NULL,
     "books/b.yaml:5:20: error: cell_line: 3 pt is thicker than box_line (1.5 pt)\n"
     "    5 | style: {cell_line: 3 pt, outer_line: 1 pt}\n"
     "      |                    ^\n"
     "      = help: make cell_line 1.5 pt or thinner, or box_line 3 pt or thicker\n"
     "books/b.yaml:5:38: error: outer_line: 1 pt is thinner than cell_line (3 pt)\n"
     "    5 | style: {cell_line: 3 pt, outer_line: 1 pt}\n"
     "      |                                      ^\n"
     "      = help: make cell_line 1 pt or thinner, or outer_line 3 pt or thicker\n"},
    {"book:\n"
     "  title: T\n"
     "sections:\n"
     "  - count: 4\n"
     "output: {name: a, cover: a}\n",
     NULL,
     "books/b.yaml:5:26: error: output: two files would have the name 'a'\n"
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
     "      = help: choose one of: A4, 6x9\n"},
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
     "--set:1:9: error: there is no [1]: the config has 1 here, from [0] on\n"
     "    1 | sections[1].count=1\n"
     "      |         ^\n"},
    {"book:\n"
     "  title: T\n"
     "sections:\n"
     "  - count: 4\n"
     "page: {trim: 1x99 in}\n",
     NULL,
     "books/b.yaml:5:14: error: trim: the width must be from 2 in to 24 in, not '1x99 in'\n"
     "    5 | page: {trim: 1x99 in}\n"
     "      |              ^\n"},
    {"book:\n"
     "  title: T\n"
     "sections:\n"
     "  - count: 4\n",
     "sections[0].count=4000000",
     "--set:1:19: error: count must be from 1 to 100000, not '4000000'\n"
     "    1 | sections[0].count=4000000\n"
     "      |                   ^\n"},
    {"book:\n"
     "  title: |\n"
     "    a\n"
     "    b\n"
     "sections:\n"
     "  - count: 1\n",
     NULL,
     "books/b.yaml:2:10: error: title: this text must be one line\n"
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
     "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
     "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…\n"
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

/* Values of the wrong kind, too long or too many, behind the lines of trial_minimal. */
static const struct {
    const char *yaml;
    const char *said;
} kinds[] = {
    {"parts: {index: [1]}\n", "b.yaml:5:16: error: index: this is a list; write one value"},
    {"parts: {index: \"true\"}\n", "index: 'true' is a text in quotes: write the value without"},
    {"per_page: {a: 1}\n", "per_page: this is a map; write one value"},
    {"per_page: aaaaaaaaaabbbbbbbbbbccccccccccddddddddddeeeeeeeeeeffffffffffgggg\n",
     "per_page must be from 1 to 12, not 'aaaaaaaaaabbbbbbbbbbccccccccccdddddddddd"
     "eeeeeeeeeeffffffffff...'"},
    {"style: {digit_height: [0.5]}\n", "digit_height: this is a list; write one value"},
    {"style: {digit_height: \"0.5\"}\n", "digit_height: '0.5' is a text in quotes"},
    {"page: {pages: 1..9999}\n", "pages must be from 1 to 5000, not '1..9999'"},
    {"page: {pages: [1]}\n", "pages: this is a list; write one value"},
    {"    title: [a]\n", "title: this is a list; write one value"},
    {"    introduction: [a]\n", "introduction: this is a list; write one value"},
    {"    seed: [1]\n", "seed: this is a list; write one value"},
    {"    minimal: [true]\n", "minimal: this is a list; write one value"},
    {"    regions: [a]\n", "regions: this is a list; write one value"},
    {"    signs: {word_at: [row]}\n", "word_at: this is a list; write one value"},
    {"    notes_height: [1mm]\n", "notes_height: this is a list; write one value"},
    {"    level: [easy]\n", "level: this is a list; write one value"},
    {"    signs: {words: [a]}\n", "words: this is a list; write one value"},
    {"    givens: [24..28]\n", "givens: this is a list; write one value"},
    {"    se: [1..2]\n", "se: this is a list; write one value"},
    {"page: {trim: [6x9in]}\n", "trim: this is a list; write one value"},
    {"style: {font: [a]}\n", "font: this is a list; write one value"},
    {"output: {name: [a]}\n", "name: this is a list; write one value"},
    {"page: {profiles: {a: b}}\n", "profiles: this is a map; write a list"},
    {"page: {profiles: [[screen]]}\n", "error: profiles: "},
    {"style: {digits: [a, \"\"]}\n", "digits: an item of the list is empty"},
    {"style: {font: \"a\\u0007\"}\n", "font: the character U+0007 cannot be printed"},
    {"output: {name: \"a\\u0007\"}\n", "name: the character U+0007 cannot be printed"},
    {"output: {name: a/b}\n", "name: 'a/b' is not a plain file name"},
    {"print: {ink: {cmyk: [0, 20, 60]}}\n", "5:21: error: ink: cmyk takes four numbers"},
    {"print: {ink: {name: Gold}}\n", "5:21: error: ink: cmyk takes four numbers"},
    {"answers: {reversed: true, at: under}\n", "help: write 'at: back', or remove 'reversed'"},
    {"    rhythm: [1, 2]\n    columns: 2\n", "help: remove one of the two"},
    {"    names: [a, b, c, d, e]\n", "help: remove some, or make 'count' larger"},
    {"title: T\n", "help: it is a key of book, sections, calendar, cover"},
    {"nothing_like_it: 1\n", "b.yaml:5:1: error: unknown key 'nothing_like_it'"},
    {"page: !<x\n", "error: wrong YAML: while scanning a tag"},
    {"\"a\\0b\": 1\n", "error: a key with a NUL character"},
};

Test(book_config, values_of_the_wrong_kind)
{
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        struct trial t;
        struct text yaml = {0};
        text_printf(&yaml, "%s%s", trial_minimal, kinds[i].yaml);
        trial_read(&t, yaml.data, NULL, 0);
        cr_expect_eq(t.status, STATUS_USAGE, "%s", kinds[i].yaml);
        cr_expect_null(t.cfg, "%s", kinds[i].yaml);
        cr_expect_not_null(strstr(t.shown, kinds[i].said), "%s: %s", kinds[i].yaml, t.shown);
        trial_end(&t);
        text_free(&yaml);
    }
}

static void refused(const struct text *yaml, const char *said)
{
    struct trial t;
    trial_read(&t, yaml->data, NULL, 0);
    cr_expect_eq(t.status, STATUS_USAGE, "%s", said);
    cr_expect_not_null(strstr(t.shown, said), "%.300s", t.shown);
    trial_end(&t);
}

Test(book_config, too_many_of_a_thing)
{
    struct text sections = {0};
    struct text names = {0};
    struct text mistakes = {0};
    text_puts(&sections, "book:\n  title: T\nsections:\n");
    text_printf(&names, "%spage:\n  profiles: [screen", trial_minimal);
    text_puts(&mistakes, trial_minimal);
    for (int i = 0; i <= 1000; i++) {
        text_puts(&sections, i <= CONFIG_LIST_SECTIONS ? "  - count: 1\n" : "");
        text_puts(&names, ", kdp");
        if (i < 110) {
            text_printf(&mistakes, "unknown_%d: 1\n", i);
        }
    }
    text_puts(&names, "]\n");
    refused(&sections, "sections: 101 items are too many; at most 100");
    refused(&names, "profiles: 1002 items are too many; at most 1000");
    refused(&mistakes, "b.yaml: 10 more errors\n");
    text_free(&sections);
    text_free(&names);
    text_free(&mistakes);
}

/* Paths of a config in the top directory begin there. */
Test(book_config, paths_start_from_the_config)
{
    static const struct {
        const char *name;
        const char *path;
    } cases[] = {{"/b.yaml", "//x.tsv"}, {"b.yaml", "x.tsv"}, {"a/b.yaml", "a/x.tsv"}};
    static const char yaml[] =
        "book: {title: T}\nsections: [{count: 1, source: file, path: x.tsv}]\n";
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct book_config *cfg;
        struct diag d = {.out = stderr};
        cr_assert_eq(book_config_parse(&cfg, cases[i].name, yaml, strlen(yaml), &trial_vocabulary,
                                       NULL, 0, &d),
                     STATUS_OK);
        cr_expect_str_eq(cfg->section[0].path, cases[i].path);
        book_config_free(cfg);
    }
}
