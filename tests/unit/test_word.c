#include <criterion/criterion.h>
#include <string.h>
#include <unistd.h>

#include "gen/board/symmetry.h"
#include "gen/board/word.h"
#include "gen/format/stream.h"
#include "gen/make/board/full_board.h"
#include "gen/solve/solve.h"

Test(word, letters_are_read)
{
    struct word w;
    struct diag d = {0};
    struct text letters = {0};
    cr_assert_eq(word_read(&w,
                           "Gr\xC3\xBC\xC3\x9F"
                           "e",
                           NULL, &d),
                 STATUS_OK);
    cr_assert_eq(w.length, 5);
    cr_assert_str_eq(w.sign[2], "\xC3\xBC");
    cr_assert_str_eq(w.text, "Gr\xC3\xBC\xC3\x9F"
                             "e");
    word_letters(&w, &letters);
    cr_assert_str_eq(letters.data, "G e r \xC3\x9F \xC3\xBC");
    cr_assert_eq(d.errors, 0);
    text_free(&letters);
}

/* The fault of a word, reported at the letter that has it. */
static const struct {
    const char *word;
    size_t col;
    const char *says;
} mistakes[] = {
    {"PATCHWORKA", 14, "'A' twice"},
    {"abcDefgA", 12, "'A' twice"},
    {"\xCE\xA3\xCE\xB1\xCE\xB2\xCF\x82", 8, "twice"}, /* sigma, and sigma at the end */
    {"\xC5\xBB\xC3\xB3\xC5\xBC"
     "a",
     7, "twice"}, /* z with a dot, in both cases */
    {"AB1D", 7, "not a letter"},
    {"AB D", 7, "not a letter"},
    {"abe\xCC\x81"
     "d",
     8, "not a letter"}, /* a separate accent */
    {"AB\xE2\x80\x99"
     "D",
     7, "not a letter"},
    {"ABC", 5, "3 letters"},
    {"", 5, "0 letters"},
    {"ABCDEFGHIJKLMNOPQ", 5, "17 letters"},
};

Test(word, mistakes_are_told_where_they_are)
{
    for (size_t i = 0; i < sizeof mistakes / sizeof mistakes[0]; i++) {
        char said[400] = "";
        struct diag_kept kept = {.text = said, .size = sizeof said};
        struct diag d = {.kept = &kept};
        const struct diag_at at = {.file = "w", .line = 3, .col = 5};
        struct word w;
        cr_expect_eq(word_read(&w, mistakes[i].word, &at, &d), STATUS_USAGE, "%s",
                     mistakes[i].word);
        cr_expect(strstr(said, mistakes[i].says), "%s: %s", mistakes[i].word, said);
        cr_expect_eq(kept.col, mistakes[i].col, "%s: column %zu", mistakes[i].word, kept.col);
    }
}

Test(word, boards_take_words_of_their_size)
{
    struct word w;
    struct diag d = {0};
    cr_assert_eq(word_read(&w, "PLANET", NULL, &d), STATUS_OK);
    cr_assert_eq(word_suits(&w, variant_find("6x6"), NULL, &d), STATUS_OK);
    cr_assert_eq(word_suits(&w, variant_find("classic"), NULL, &d), STATUS_USAGE);
    cr_assert_eq(word_suits(&w, variant_find("25x25"), NULL, &d), STATUS_USAGE);
    cr_assert_eq(word_suits(&w, variant_find("samurai"), NULL, &d), STATUS_USAGE);
}

Test(word, lists_are_read_and_dealt)
{
    char path[] = "/tmp/nonet-words-XXXXXX";
    int file = mkstemp(path);
    static const char list[] = "# of six\n  PLANET \nBRIDGE # over\n\nGARDEN\r\n";
    cr_assert_eq(write(file, list, sizeof list - 1), (ssize_t)sizeof list - 1);
    close(file);
    struct diag d = {0};
    struct word *word;
    size_t count;
    cr_assert_eq(words_read(path, variant_find("6x6"), &word, &count, &d), STATUS_OK);
    cr_assert_eq(count, 3);
    cr_assert_str_eq(word[0].text, "PLANET");
    cr_assert_eq(word[0].line, 2);
    cr_assert_eq(word[0].col, 3);
    cr_assert_str_eq(word[2].text, "GARDEN");
    uint16_t order[2][3];
    words_shuffle(order[0], 3, 7, 0);
    words_shuffle(order[1], 3, 7, 0);
    cr_assert_arr_eq(order[0], order[1], sizeof order[0]);
    cr_assert_eq(1 << order[0][0] | 1 << order[0][1] | 1 << order[0][2], 7);
    free(word);
    cr_assert_eq(words_read(path, variant_find("4x4"), &word, &count, &d), STATUS_USAGE);
    cr_assert_eq(d.errors, 3);
    free(word);
    unlink(path);
    cr_assert_eq(words_read(path, NULL, &word, &count, &d), STATUS_USAGE);
}

/* The board with a pattern of givens that has a symmetry. */
static void make_puzzle(struct record *r, const struct layout *v, enum symmetry s, uint64_t seed)
{
    struct pcg32 rng;
    uint64_t attempts;
    struct orbits orbits;
    pcg32_seed(&rng, seed, 1);
    record_init(r, v);
    cr_assert(board_method_quick(v)->fill(v, &rng, BOARD_MAX_ATTEMPTS, &r->solution, &attempts));
    r->has_solution = true;
    symmetry_orbits(v, s, &orbits);
    for (unsigned i = 0; i < orbits.count; i++) {
        bool given = pcg32_below(&rng, 3) == 0;
        for (unsigned k = orbits.start[i]; k < orbits.start[i + 1]; k++) {
            r->givens.cell[orbits.cell[k]] = given ? r->solution.cell[orbits.cell[k]] : 0;
        }
    }
}

/* Full, of the layout's houses alone, the givens its own, the word's line in order, not all given.
 */
static void expect_put(const struct record *r, const struct word_line *line, unsigned givens,
                       const char *what)
{
    const struct layout *v = r->variant;
    unsigned given = 0;
    for (unsigned h = 0; h < v->house_count; h++) {
        digit_set seen = 0;
        for (unsigned i = 0; i < v->size; i++) {
            seen |= digit_bit(r->solution.cell[v->house[h].cell[i]]);
        }
        cr_expect_eq(seen, all_digits(v->size), "%s: house %u", what, h);
    }
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        unsigned digit = r->givens.cell[cell];
        cr_expect(digit == 0 || digit == r->solution.cell[cell], "%s: cell %u", what, cell);
    }
    for (unsigned i = 0; i < v->size; i++) {
        unsigned cell = word_cell(v, line, i);
        cr_expect_eq(r->solution.cell[cell], i + 1, "%s: letter %u", what, i);
        given += r->givens.cell[cell] != 0;
    }
    cr_expect_lt(given, v->size, "%s: all given", what);
    cr_expect_eq(grid_given_count(v, &r->givens), givens, "%s: givens", what);
}

Test(word, stands_in_every_kind_of_board)
{
    static const char *const boards[] = {"4x4",   "6x6", "8x8",   "classic", "10x10",       "12x12",
                                         "16x16", "x",   "hyper", "latin-5", "jigsaw-9:ash"};
    static const enum symmetry kinds[] = {SYMMETRY_NONE, SYMMETRY_ROTATE180, SYMMETRY_MIRROR,
                                          SYMMETRY_FLIP, SYMMETRY_FULL};
    unsigned diagonals = 0;
    unsigned kept = 0;
    for (size_t b = 0; b < sizeof boards / sizeof boards[0]; b++) {
        const struct layout *v = variant_find(boards[b]);
        cr_assert(v, "%s", boards[b]);
        for (unsigned i = 0; i < 15; i++) {
            struct record r = {.variant = NULL};
            struct record before = {.variant = NULL};
            enum symmetry kind = kinds[i % 5];
            enum word_place place = (enum word_place)(i % 3);
            struct word_line line;
            struct pcg32 rng;
            make_puzzle(&r, v, kind, 1000 * b + i);
            record_copy(&before, &r);
            unsigned givens = grid_given_count(v, &r.givens);
            unsigned movements = symmetry_movements(symmetry_of(v, &r.givens));
            pcg32_seed(&rng, i, 2);
            bool keep = i % 2;
            if (!word_put(&r, place, keep, &rng, &line)) {
                /* A row can always be had where one has an empty cell. */
                cr_expect(place == WORD_DIAGONAL || givens > v->cell_count / 2, "%s", v->name);
                record_free(&r);
                record_free(&before);
                continue;
            }
            expect_put(&r, &line, givens, v->name);
            cr_expect(place == WORD_ANY || line.diagonal == (place == WORD_DIAGONAL));
            if (keep || !line.diagonal) {
                unsigned has = symmetry_movements(symmetry_of(v, &r.givens));
                cr_expect_eq(has & movements, movements, "%s: symmetry", v->name);
                kept += line.diagonal && kind != SYMMETRY_NONE;
            }
            diagonals += line.diagonal;
            /* The same again is the same. */
            struct word_line again;
            pcg32_seed(&rng, i, 2);
            cr_expect(word_put(&before, place, keep, &rng, &again));
            cr_expect_arr_eq(before.solution.cell, r.solution.cell, v->cell_count);
            cr_expect_arr_eq(before.givens.cell, r.givens.cell, v->cell_count);
            record_free(&r);
            record_free(&before);
        }
    }
    cr_expect_gt(diagonals, 40);
    cr_expect_gt(kept, 5);
}

/* Puzzles keep their one solution, and that is the one which spells the word. */
Test(word, puzzles_stay_puzzles)
{
    static const char *const puzzles[] = {
        "1...2.....5..3.....9..6..37372...4.....3.2..5.......6..2...4..9..6..9..1..17.....",
        ".5...1.9..7.6..1......2.3...9.4...3.4..7.....5.6.1....2...486..........1..8.3.9..",
        ".....4.8..91..2....5..1.2..61......5....4...3..59........4.5....78.6..9...3...6.4",
    };
    struct diag d = {0};
    for (unsigned i = 0; i < 30; i++) {
        struct record r = {.variant = NULL};
        struct word_line line;
        struct pcg32 rng;
        struct grid solution;
        cr_assert_eq(record_from_line(&r, puzzles[i % 3], variant_at(0), NULL, &d), STATUS_OK);
        cr_assert_eq(solve_count(r.variant, &r.givens, 2, &r.solution), 1);
        r.has_solution = true;
        pcg32_seed(&rng, i, 3);
        cr_assert(word_put(&r, i % 2 ? WORD_DIAGONAL : WORD_ROW, false, &rng, &line));
        cr_expect_eq(solve_count(r.variant, &r.givens, 2, &solution), 1);
        cr_expect_arr_eq(solution.cell, r.solution.cell, r.variant->cell_count);
        record_free(&r);
    }
}
