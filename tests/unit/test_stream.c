#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "gen/format/stream.h"

/* What reading a text gives: the boards one a line, and the messages. */
struct outcome {
    char *boards;
    char *messages;
    unsigned good;
    unsigned bad;
};

static struct outcome read_text(const char *text, size_t length, const char *format,
                                const char *variant)
{
    char path[] = "/tmp/nonet-test-XXXXXX";
    int fd = mkstemp(path);
    cr_assert_geq(fd, 0);
    cr_assert_eq(write(fd, text, length), (ssize_t)length);
    close(fd);
    struct outcome o = {0};
    size_t size;
    FILE *messages = open_memstream(&o.messages, &size);
    struct diag d;
    diag_init(&d, messages);
    struct reader *r = reader_open(path, format ? format_find(format) : NULL,
                                   variant ? variant_find(variant) : NULL, &d);
    struct text boards = {0};
    text_puts(&boards, "");
    if (r) {
        struct record record = {0};
        enum status status;
        while ((status = reader_next(r, &record)) != STATUS_END) {
            char line[MAX_CELLS + 1];
            o.good += status == STATUS_OK;
            o.bad += status == STATUS_FAILED;
            if (status == STATUS_OK) {
                text_puts(&boards, grid_to_line(record.variant, &record.givens, line));
                text_puts(&boards, "\n");
            }
        }
        reader_close(r);
    }
    fclose(messages);
    /* Messages without the temporary name. */
    for (char *found; (found = strstr(o.messages, path));) {
        memmove(found, found + strlen(path) - 1, strlen(found + strlen(path) - 1) + 1);
        *found = 'F';
    }
    unlink(path);
    o.boards = boards.data;
    return o;
}

static void drop(struct outcome *o)
{
    free(o->boards);
    free(o->messages);
}

#define P1   "46.1.....82.5.....3..9...6......27...1......4....6..8.......3..5.5...9.1....2.."
#define TINY "1..4..2..3..2..1"

/* The same 4x4 puzzle in every shape that is recognised. */
Test(stream, recognises_its_input)
{
    static const char *const texts[] = {
        "1..4..2..3..2..1\n",
        "1004002003002001",
        "# a comment\n\n   1..4..2..3..2..1   easy\r\n",
        "1..4..2..3..2..1 # label\n",
        "1..4..2..3..2..1,0.3\n",
        "1004,0020,0300,2001\n",
        "1004,0020,0300,2001,\n",
        "\xEF\xBB\xBF"
        "1004,0020,0300,2001 comment\n",
        "1..4\n..2.\n.3..\n2..1\n",
        "1 0 | 0 4\n0 0 | 2 0\n----+----\n0 3 | 0 0\n2 0 | 0 1\n",
        "+-------+\n|1.|.4|\n|..|2.|\n|--+--|\n|.3|..|\n|2.|.1|\n+-------+\n",
        ":0500:3:1..4..2..3..2..1:937 938:319 339:a comment:\n",
        ":0500:3:1+2.4..2..3..2..1::\n",
        "#Aan author\n#Leasy\n[Puzzle]\n1..4\n..2.\n.3..\n2..1\n[State]\n1.34\n..2.\n.3..\n2..1\n",
        " *-----*\n |1.|.4|\n |..|2.|\n |--+--|\n |.3|..|\n |2.|.1|\n *-----*\n Simple Sudoku\n"
        "  Version 4.2n\n",
        "# 4x4\n1 1 1*\n4 1 4*\n2 1 2\n3 2 2*\n2 3 3*\n1 4 2*\n4 4 1*\n",
        "# 4x4\n1 1 1\n4 1 4\n3 2 2\n2 3 3\n1 4 2\n4 4 1\n",
        "<?xml version=\"1.0\"?>\n<!DOCTYPE opensudoku>\n<opensudoku><name>x &amp; y</name>\n"
        "<game created=\"1\" data='1004002003002001'><note/></game></opensudoku>",
        "## Puzzle 1\n\n| A | B | C | D |\n|---|:-:|---|---|\n|1| | |4|\n| | |2 | |\n"
        "|| 3 | | |\n|2| | |1|\n",
        "\\documentclass{article}\n\\begin{document}\n% a puzzle\n\\begin{tabular}{|c|c||c|c|}\n"
        "\\hline\n1 & & & 4 \\\\ \\hline\n & & 2 &\\\\\n& 3 & & \\\\ \\hline\n"
        "2 & & & 1 \\\\ \\hline\n\\end{tabular}\n\\end{document}\n",
        "puzzle\n1..4..2..3..2..1\n",
        "level\tpuzzle\tother\neasy\t1..4..2..3..2..1\tx\n",
        "n,puzzle\n1,\"1..4..2..3..2..1\"\n",
        "n;puzzle\r\n1;1..4..2..3..2..1\r\n",
        "{\"puzzle\":\"1..4..2..3..2..1\"}\n",
        " { \"x\" : [1, {\"a]\": null}], \"puzzle\" : \"1..4..2..3..2.\\u002e1\".\n",
        " { \"x\" : [1, {\"a]\": null}], \"puzzle\" : \"1..4..2..3..2.\\u00311\", \"se\":null }\n",
    };
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        struct outcome o = read_text(texts[i], strlen(texts[i]), NULL, NULL);
        size_t last = sizeof texts / sizeof texts[0] - 1;
        bool broken = i == last - 1; /* the json line that ends in the wrong way */
        const char *expected = broken ? "" : i == last ? "1..4..2..3..2.11\n" : TINY "\n";
        cr_expect_str_eq(o.boards, expected, "text %zu: %s%s", i, o.boards, o.messages);
        cr_expect_eq(o.bad, broken ? 1U : 0U, "text %zu", i);
        drop(&o);
    }
}

#define ROWS                                                                                       \
    "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n"     \
    "....8..79\n"

#define PASTED "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

/* What people paste: another sign for empty cells, full-width digits, rows of a program. */
Test(stream, reads_what_is_pasted)
{
    static const struct {
        const char *before, *after; /* around a cell; a space: nothing */
        const char *open, *row, *close;
        char sign;
        bool whole; /* in one line */
    } forms[] = {
        {"", "", "", "\n", "", 'x', false},
        {"", "", "", "", "", 'X', true},
        {"", "", "", "\n", "\n", '-', false},
        {"", "", "", "", "", '-', true},
        {"", "", "", "", "", '*', true},
        {"", "", "", "\n", "", '*', false},
        {"", " ", "\n", "\n", "", 'x', false},
        {"", ",", "", "\n", "", '-', false},
        {"| ", " ", "+---+---+---+\n", "|\n", "|\n+---+---+---+\n", 'x', false},
        {"\xEF\xBC", "", "", "\n", "", '\x90', false},
        {"\xEF\xBC", "", "", "", "\n", '\x90', true},
        {"", ",", "[[", "],[", "]]", '0', false},
        {"", ", ", "[\n  [", "],\n  [", "]\n]\n", '0', false},
        {"\"", "\", ", "[[", "],\n [", "]],\n", '.', false},
        {"", "", "[\"", "\",\n\"", "\"]\n", 'x', false},
        {"", "", "['", "', '", "']\n", '-', false},
    };
    for (size_t i = 0; i < 2 * sizeof forms / sizeof *forms; i++) {
        struct text t = {0};
        const bool twice = i % 2; /* a blank line between them */
        for (int k = 0; k <= twice; k++) {
            text_puts(&t, k ? "\n\n" : "");
            text_puts(&t, forms[i / 2].open);
            for (const char *c = ROWS; *c; c++) {
                const bool wide = forms[i / 2].sign == '\x90';
                const char digit = (char)(wide ? *c - '0' + 0x90 : *c);
                const bool last = !c[1];
                if (*c == '\n') {
                    text_puts(&t, last || forms[i / 2].whole ? "" : forms[i / 2].row);
                    continue;
                }
                text_puts(&t, forms[i / 2].before);
                text_add(&t, *c == '.' ? &forms[i / 2].sign : &digit, 1);
                text_puts(&t, c[1] == '\n' && forms[i / 2].open[0] == '[' &&
                                      forms[i / 2].after[0] == ','
                                  ? ""
                                  : forms[i / 2].after);
            }
            text_puts(&t, forms[i / 2].close);
        }
        struct outcome o = read_text(t.data, t.length, NULL, NULL);
        cr_expect_eq(o.good, 1U + twice, "form %zu: %s%s", i / 2, t.data, o.messages);
        cr_expect_eq(o.bad, 0, "form %zu", i / 2);
        cr_expect_str_eq(o.boards, twice ? PASTED "\n" PASTED "\n" : PASTED "\n", "form %zu: %s",
                         i / 2, o.boards);
        drop(&o);
        text_free(&t);
    }
}

/* A bad one costs no other. */
Test(stream, goes_on_after_what_is_pasted_badly)
{
    static const char *const texts[] = {
        "12xx34xxx12xx34xxx12xx34xxx12xx34xxx\n1.xx34xxx12xx34xxx12xx34xxx12xx34xxx\n"
        "12xx34xxx12xx34xxx12xx34xxx12xx34xxx\n",
        "[[1,2,3,4],[3,4,1,2],[2,1,4,3],[4,3,2,1]]\n[[1,2,3,4],[x,4]]\n"
        "[[1,2,3,4],[3,4,1,2],[2,1,4,3],[4,3,2,1]]\n",
        "xxxxxx\n123456\nxxxxxx\nxxxxxx\nxxxxxx\nxxxxxx\nxxxxxx\n12345\nxxxxxx\nxxxxxx\n\n"
        "123456\nxxxxxx\nxxxxxx\nxxxxxx\nxxxxxx\nxxxxxx\n",
    };
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        struct outcome o = read_text(texts[i], strlen(texts[i]), NULL, NULL);
        cr_expect_eq(o.good, 2, "%s%s", texts[i], o.messages);
        cr_expect_eq(o.bad, 1, "%s%s", texts[i], o.messages);
        drop(&o);
    }
}

/* What has two readings stays refused. */
Test(stream, refuses_what_is_pasted_with_two_readings)
{
    static const struct {
        const char *text, *message;
    } cases[] = {
        {"53x.7xxxx\n6xx195xxx\n", "F:1:3: error: 'x' is not a cell"},
        {"53xx7xxxx\n6xx195xxx\n.98xxxx6x\n", "F:3:1: error: '.' is not a cell of this puzzle"},
        {"53xx7xxxx\n6**195xxx\n", "F:2:2: error: '*' is not a cell of this puzzle"},
        {"53xx7xxxx\n6xx195xx\n", "F:2:1: error: row 2 has 8 cells; it must have 9"},
        {"12-------\n---------\n---------\n---------\n---------\n---------\n---------\n---------\n"
         "---------\n---------\n",
         "F:10:1: error: there is a row too many"},
        {"---------\n12-------\n", "F:2:3: error: '-' is not a cell"},
        {"1-3------ -2-------\n", "F:1:2: error: '-' is not a cell"},
        {"[[1,2],[3]]\n", "F:1:10: error: ']' is not a cell of this puzzle"},
        {"[[1,2],[3,5]]\n", "F:1:1: error: no board has rows of 2 cells"},
        {"[[1,2,3,4],[3,4,1,2]]\n", "F:1:1: error: 2 rows of 4 cells are no board"},
        {"[[1,2,3,4],[3,4,1,2],[2,1,4,3],[4,3,2,5]]\n", "F:1:1: error: row 4: '5' is too large"},
        {"[[1,2,3,4],[3,4,1,2],[2,1,4,3],[4,3,2,26]]\n", "F:1:40: error: '6' is not a cell"},
        {"[[\"12\",3,4]]\n", "F:1:6: error: '\"' is not a cell of this puzzle"},
        {"[[1]] 2\n", "F:1:7: error: '2' is not a cell of this puzzle"},
        {"[[[1,2]]]\n", "F:1:3: error: '[' is not a cell of this puzzle"},
        {"[\"1234\",\n\"3412\"", "F:1:1: error: the list of rows is not closed"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct outcome o = read_text(cases[i].text, strlen(cases[i].text), NULL, NULL);
        cr_expect_eq(o.good, 0, "%s", cases[i].text);
        cr_expect_eq(strncmp(o.messages, cases[i].message, strlen(cases[i].message)), 0, "%s: %s",
                     cases[i].text, o.messages);
        drop(&o);
    }
}

Test(stream, reports_bad_records_with_their_place_and_carries_on)
{
    static const struct {
        const char *text;
        const char *message; /* the beginning of what is reported */
        unsigned good;
        unsigned bad;
    } cases[] = {
        {TINY "\n1..4..2..3.!2..1\n" TINY "\n",
         "F:2:12: error: '!' is not a cell\n    2 | 1..4..2..3.!2..1\n"
         "      |            ^\n",
         2, 1},
        {TINY "\n1..4..2..3..2..\n" TINY "\n",
         "F:2:16: error: 15 cells: no board has this number of cells", 2, 1},
        {"  1..4..7..3..2..1\n", "F:1:9: error: '7' is too large a digit for the 4x4 board", 0, 1},
        {"1004,0020,0300,2001\n1004,0520,0300,2001\n1004,020,0300,2001\n",
         "F:2:7: error: row 2 must be 4 cells, each a digit up to 4", 1, 2},
        {"1..4\n..2.\n.3.x\n2..1\n\n"
         "1..4\n..2.\n.3..\n2..1\n",
         "F:3:4: error: 'x' is not a cell", 1, 1},
        {"1..4\n..2.\n.3\n2..1\n1..4\n..2.\n.3..\n2..1\n",
         "F:3:1: error: row 3 has 2 cells; it must have 4", 1, 1},
        {"1..4\n..2.\n.3..\n", "F:1:1: error: the input ends after 3 of 4 rows", 0, 1},
        {"[Puzzle]\n", "F:1:1: error: the input ends after 0 rows", 0, 1},
        {"| 1 | . | . | 4 |\n", "F:1:1: error: the input ends after 1 of 4 rows", 0, 1},
        {"puzzle\tscore\n" TINY "\t12\n" TINY "\ttwelve\n\tx\n" TINY "\t1\t2\n",
         "F:3:18: error: score must be a whole number", 1, 3},
        {"puzzle\tsolution\n" TINY "\t1324413242133241\n" TINY "\t1234432121433412\n",
         "F:2:18: error: the record's solution does not solve its puzzle", 0, 2},
        {"puzzle\ttechniques\n" TINY "\tx-wing=1 full-house=12\n" TINY "\tx-wing=01\n" TINY
         "\tx-wing\n" TINY "\tx-wing=1 x-wing=1\n" TINY "\tx-wing=1 \n" TINY "\t=1\n" TINY
         "\tx-wing=\n",
         "F:3:18: error: techniques must be names with counts like naked-pair=2 x-wing=1", 1, 6},
        {"puzzle\tvariant\n" TINY "\tclassical\n", "F:2:18: error: there is no variant 'classical'",
         0, 1},
        {"puzzle\tvariant\n" TINY "\tclassic\n",
         "F:2:17: error: 16 cells, but the classic board has 81", 0, 1},
        {"{\"puzzle\":\"" TINY "\"}\n{\"puzzle\":" TINY "}\n[7]\n[]\n{\"level\":\"easy\"}\n",
         "F:2:11: error: a value must be here", 1, 3},
        {"{\"a\":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[\n", "F:1:37: error: nested too deep", 0, 1},
        {"", "", 0, 0},
        {"\n\n# nothing\n", "", 0, 0},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct outcome o = read_text(cases[i].text, strlen(cases[i].text), NULL, NULL);
        cr_expect_eq(strncmp(o.messages, cases[i].message, strlen(cases[i].message)), 0,
                     "case %zu: %s", i, o.messages);
        cr_expect_eq(o.good, cases[i].good, "case %zu: %u good", i, o.good);
        cr_expect_eq(o.bad, cases[i].bad, "case %zu: %u bad, %s", i, o.bad, o.messages);
        drop(&o);
    }
}

Test(stream, sixteen_by_sixteen_is_told_from_four_by_four)
{
    char tall[17 * 16 + 1];
    for (int row = 0; row < 16; row++) {
        memcpy(tall + row * 17, "12..............\n", 17);
    }
    tall[17 * 16] = '\0';
    struct outcome o = read_text(tall, 17 * 16, NULL, NULL);
    cr_expect_eq(o.good, 16, "no digit above 4: sixteen 4x4 lines");
    drop(&o);
    tall[17 * 9 + 5] = 'G';
    o = read_text(tall, 17 * 16, NULL, NULL);
    cr_expect_eq(o.good, 1, "%u records, %s", o.good, o.messages);
    drop(&o);
}

Test(stream, lines_that_never_end_and_zero_bytes_do_no_harm)
{
    size_t length = 3 * 1024 * 1024;
    char *text = malloc(length + 64);
    memset(text, '1', length);
    memcpy(text + length, "\n" TINY "\n1..\0..2..3..2..1\n", 1 + 17 + 17);
    struct outcome o = read_text(text, length + 35, "line", NULL);
    cr_expect_eq(o.good, 1);
    cr_expect_eq(o.bad, 2, "%u bad", o.bad);
    cr_expect_not_null(strstr(o.messages, "F:1: error: the line is longer than"));
    cr_expect_not_null(strstr(o.messages, "F:3:4: error: byte 0x00 is not a cell"), "%s",
                       o.messages);
    drop(&o);
    free(text);
}

Test(stream, a_forced_variant_holds_for_every_record)
{
    struct outcome o = read_text(P1 "\n" TINY "\n", 81 + 17 + 1 - 1, NULL, "x");
    cr_expect_eq(o.good, 0);
    drop(&o);
    char line[82];
    memset(line, '.', 81);
    line[81] = '\n';
    o = read_text(line, 82, NULL, "x");
    cr_expect_eq(o.good, 1);
    drop(&o);
}

Test(stream, what_cannot_be_opened_is_an_error)
{
    struct diag d;
    diag_init(&d, NULL);
    cr_expect_null(reader_open("/nonexistent/file", NULL, NULL, &d));
    cr_expect_null(reader_open("/tmp", NULL, NULL, &d));
    cr_expect_eq(d.errors, 2);
}

/* A link whose title has characters beyond 16 bits, and half of one. */
Test(stream, links_hold_any_character)
{
    static const char link[] =
        "https://www.f-"
        "puzzles.com/?load=N4IgzglgXgpiBcAWANCALhNAbO8SF4NwAD2ACAS6MAAN4wHAIAPQXAIRUBzAJw"
        "gBMEBtb0ANwCGWAK64AjCwj8YAOwRpWYgL7Jgq9WuUBdZHw0Gtu/VtPrjmywe3blQA";
    struct diag d;
    static struct record record;
    diag_init(&d, stderr);
    struct reader *r = reader_open_text("link", link, sizeof link - 1, NULL, NULL, &d);
    cr_assert_not_null(r);
    cr_assert_eq(reader_next(r, &record), STATUS_OK);
    cr_expect_eq(record.variant, variant_find("4x4"));
    cr_expect_eq(record.givens.cell[0], 1);
    cr_expect_eq(reader_next(r, &record), STATUS_END);
    reader_close(r);
    record_free(&record);
}
