#include "cli/help/help_topics.h"

#include "cli/help/help_names.h"
#include "cli/help/help_rows.h"
#include "cli/terminal/play_keys.h"
#include "gen/board/layout_rows.h"
#include "gen/board/symmetry.h"
#include "gen/clue/clue.h"
#include "gen/format/records/record_fields.h"
#include "gen/format/stream.h"
#include "gen/grade/grade.h"
#include "render/book/cover/book_cover.h"
#include "render/book/pages/part_lists.h"

static void print_formats(struct text *out)
{
    for (size_t i = 0; i < format_count(); i++) {
        const struct format *f = format_at(i);
        text_printf(out, "%-12s %-12s %s%s\n", f->name, f->extension ? f->extension : "", f->doc,
                    !f->write  ? " (read only)"
                    : !f->read ? " (write only)"
                               : "");
    }
}

static void print_fields(struct text *out)
{
    text_puts(
        out,
        "The columns of tsv and csv, and the names of json, which leaves out what is not known\n"
        "('nonet help schema' prints the JSON Schema). Readers take them in any order. Tables\n"
        "have regions, houses, grids and clues only where a puzzle needs them, or where the\n"
        "input is a pipe of a format that may hold such puzzles.\n"
        "In csv, a value with commas or quotes stands in quotes, its own quotes doubled.\n\n");
    for (int i = 0; i < FIELD_COUNT; i++) {
        const struct field *f = &fields[i];
        struct text words = {0};
        text_printf(&words, "%s; %s%s%s%s%s", f->doc, field_type_name(f->type),
                    f->unit[0] ? " of " : "", f->unit, f->absent[0] ? "; absent where " : "",
                    f->absent);
        help_add_row(out, f->name, words.data ? words.data : f->doc);
        text_free(&words);
    }
}

static void print_variants(struct text *out)
{
    for (size_t i = 0; i < variant_count(); i++) {
        text_printf(out, "%-12s %s\n", variant_choice(i), variant_doc(i));
    }
    text_puts(out, "\nWith clues ('nonet help clues'), short names:\n");
    for (size_t i = 0; i < clue_variant_count; i++) {
        text_printf(out, "%-16s %s\n", clue_variants[i].name, clue_variants[i].doc);
    }
}

/* The region at a place of a map, which may lie beside it. */
static char region_at(const struct region_map *map, int row, int column)
{
    bool inside = row >= 0 && column >= 0 && row < map->size && column < map->size;
    return inside ? map->regions[row * map->size + column] : '\0';
}

/* The corners of the cells, a line for each row of them, and the edges between regions. */
static void draw_regions(struct text *out, const struct region_map *map)
{
    /* By the edges that meet: up 1, right 2, down 4, left 8. */
    static const char *const corners[] = {" ", "╵", "╶", "└", "╷", "│", "┌", "├",
                                          "╴", "┘", "─", "┴", "┐", "┤", "┬", "┼"};
    for (int row = 0; row <= map->size; row++) {
        text_puts(out, "  ");
        for (int column = 0; column <= map->size; column++) {
            char above = region_at(map, row - 1, column);
            char here = region_at(map, row, column);
            char left = region_at(map, row, column - 1);
            char above_left = region_at(map, row - 1, column - 1);
            text_puts(out, corners[(above_left != above) + 2 * (above != here) +
                                   4 * (left != here) + 8 * (above_left != left)]);
            if (column < map->size) {
                text_puts(out, above != here ? "─" : " ");
            }
        }
        text_puts(out, "\n");
    }
}

static void print_regions(struct text *out)
{
    for (size_t i = 0; i < region_map_count; i++) {
        text_printf(out, "%sjigsaw-%u:%s  %s\n", i ? "\n" : "", region_maps[i].size,
                    region_maps[i].name, region_maps[i].doc);
        draw_regions(out, &region_maps[i]);
    }
}

static void print_clues(struct text *out)
{
    static const char *const members[] = {
        [CLUE_AREA] = "cells, sum", [CLUE_LINE] = "cells in order", [CLUE_PAIR] = "two cells",
        [CLUE_CELL] = "cells",      [CLUE_HOUSE] = "line, sum",     [CLUE_BOARD] = "",
    };
    for (size_t i = 0; i < CLUE_KIND_COUNT; i++) {
        const struct clue_kind *k = clue_kinds[i];
        text_printf(out, "%-16s %-14s %s%s\n", k->name, members[k->shape], k->doc,
                    k->may_all ? " [all]" : "");
    }
    text_puts(out, "\nIn json: \"clues\":[{\"kind\":\"cage\",\"cells\":[\"r1c1\",\"r1c2\"],"
                   "\"sum\":9},{\"kind\":\"sandwich\",\"line\":\"r3\",\"sum\":12},…].\n"
                   "{\"kind\":\"x-sum\",\"all\":true} says that pairs without the sign do not have "
                   "the property.\n");
}

static void print_symmetries(struct text *out)
{
    for (int s = 0; s < SYMMETRY_COUNT; s++) {
        text_printf(out, "%-16s %s\n", symmetry_name((enum symmetry)s),
                    symmetry_doc((enum symmetry)s));
    }
}

static void print_techniques(struct text *out)
{
    for (size_t i = 0; i < technique_count(); i++) {
        const struct technique *t = technique_at(i);
        text_printf(out, "%-32s %-8s %6d  %s%s\n", t->key, level_name(t->level), t->score, t->name,
                    t->off_by_default ? " (off by default)" : "");
    }
}

/* Each level with the score that it ends at, and some of its techniques. */
static void print_levels(struct text *out)
{
    enum { SHOWN = 4 };
    for (int level = 0; level < LEVEL_BEYOND; level++) {
        int cap = level_score_cap((enum level)level, variant_at(0));
        size_t techniques = 0;
        text_printf(out, "%-8s  ", level_name((enum level)level));
        text_printf(out, cap < INT32_MAX ? "score to %4d:" : "any score:    ", cap);
        for (size_t i = 0; i < technique_count(); i++) {
            const struct technique *t = technique_at(i);
            if (t->level == (enum level)level && !t->off_by_default && !t->of_clues &&
                techniques++ < SHOWN) {
                text_printf(out, "%s %s", techniques > 1 ? "," : "", t->name);
            }
        }
        text_puts(out, techniques > SHOWN ? ", …\n" : "\n");
    }
    text_printf(out, "%-8s  what the techniques do not solve\n\n", level_name(LEVEL_BEYOND));
    text_puts(out,
              "A puzzle has the level of the hardest technique that its simplest solution path\n"
              "needs, or a higher one while the sum of the steps' scores passes the level's\n"
              "(on boards larger than 9x9, so much more as they have more cells; with clues\n"
              "twice as much, and techniques for clues come among the others of their level).\n"
              "'nonet help techniques' lists the techniques with their levels and scores.\n");
}

static void print_course(struct text *out)
{
    static const char *const rows[][2] = {
        {"openings", "cells that a single fills at the start"},
        {"bottleneck", "the fewest openings of a round, 0 where a hard step is needed; rounds of "
                       "singles count while more cells are empty than two houses have"},
        {"bottleneck-at", "where that is: per cent of the empty cells that are filled by then"},
        {"drought", "the most hard steps one after another"},
        {"hard-steps", "steps that are no singles"},
        {"loose-ends",
         "hard steps that could be left out: the others do not need what they remove"},
        {"spread", "where the difficulty lies: early, smooth or late"},
        {"opening", "the first hard step; absent where there is none"},
        {"solved", "no, where the techniques do not reach the end"},
    };
    text_puts(out,
              "The course of a puzzle is how its solving goes, round by round. In a round all the\n"
              "singles that are open are filled at once; where none is open, the next step of the\n"
              "grader's path is a round of its own, a hard step ('nonet grade --course').\n\n");
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        help_add_row(out, rows[i][0], rows[i][1]);
    }
}

static void print_covers(struct text *out)
{
    text_puts(out, "cover.design (spine and back take it up, each in its way):\n");
    for (size_t i = 0; cover_design_name(i); i++) {
        text_printf(out, "%-12s %s\n", cover_design_name(i), cover_design_doc(i));
    }
    text_puts(out, "\ncover.palette:\n");
    for (size_t i = 0; cover_palette_name(i); i++) {
        text_printf(out, "%-12s %s\n", cover_palette_name(i), cover_palette_doc(i));
    }
}

static void print_parts(struct text *out)
{
    text_puts(
        out, "The parts of 'parts: {front: […], back: […]}' and of a section's 'before', with what "
             "each takes.\n\n");
    for (size_t i = 0; part_name(i); i++) {
        struct text words = {0};
        text_puts(&words, part_doc(i));
        part_add_fields(i, &words);
        help_add_row(out, part_name(i), words.data ? words.data : "");
        text_free(&words);
    }
}

static void print_keys(struct text *out)
{
    const char *name;
    const char *doc;
    for (size_t i = 0; play_key_at(i, &name, &doc); i++) {
        text_printf(out, "%-12s %s\n", name, doc);
    }
}

/* The terms that help and messages use, by the alphabet. */
static const struct {
    const char *term;
    const char *meaning;
} terms[] = {
    {"automorphism", "an arrangement of rows, columns and digits that leaves a puzzle as it is"},
    {"band", "the rows that run through the same boxes; a classic board has three"},
    {"bank", "a file of graded puzzles that holds no two equivalent ones"},
    {"bleed", "what is printed beyond the trim, so that cutting leaves no white edge"},
    {"board", "the cells that a puzzle fills; a full board has a digit in each"},
    {"box", "a block of cells that holds each digit once, 3x3 on a classic board"},
    {"candidate", "a digit that an empty cell may still hold"},
    {"canonical form", "of all isomorphs of a puzzle the least, read row by row with 0 for an "
                       "empty cell (also called minlex)"},
    {"creep", "how far the inner pages of folded sheets are pushed outwards"},
    {"dig", "to take givens and clues away from a puzzle while its solution stays the only one"},
    {"folio", "a printed page number"},
    {"given", "a digit that the puzzle shows from the start"},
    {"gutter", "the margin at the binding; thicker books need a wider one"},
    {"house", "cells that hold each digit once: a row, a column, a box, or one of the extra houses "
              "of a variant"},
    {"imposition", "placing a book's pages on larger sheets, to be cut or folded"},
    {"isomorph", "an equivalent puzzle: the same one with its digits relabelled, and with rows, "
                 "columns, bands and stacks exchanged, or rows for columns"},
    {"level", "how hard a puzzle is: easy, medium, hard, unfair, extreme, or beyond what the "
              "techniques solve ('nonet help levels')"},
    {"manifest", "a book's list of its puzzles, with their grades and pages, and of its files"},
    {"minimal", "of a puzzle in which no given can be spared, in a symmetrical one no group of "
                "givens, and no clue, unless all signs of its kind are shown"},
    {"preflight", "the check of a finished book against every rule before it is printed"},
    {"profile", "where a book is going: a vendor with its rules, the screen, or a printer at home"},
    {"running head", "the line above a page that names the book or the section"},
    {"score", "the sum of the steps' weights on the solution path, as HoDoKu reckons"},
    {"SE rating", "the hardest step on the scale of Sudoku Explainer 1.2.1, from 1.0 up; for "
                  "classic boards"},
    {"seed", "the number that all random choices follow from: the same seed, the same result"},
    {"shard", "one of N parts of a run, which together are the whole"},
    {"signature", "sheets that are folded into one another and bound as one"},
    {"single", "a cell with one candidate left (naked), or the only cell of a house for a digit "
               "(hidden)"},
    {"solution path", "the steps by which the grader solves a puzzle, each the simplest there is"},
    {"spine", "the narrow side of a book's cover, as wide as its pages are thick"},
    {"stack", "the columns that run through the same boxes; a classic board has three"},
    {"symmetry", "movements that leave the pattern of givens as it is ('nonet help symmetries')"},
    {"technique", "a way of reasoning that places a digit or removes candidates ('nonet help "
                  "techniques')"},
    {"trim", "the size of a page once it is cut"},
    {"variant", "a size of board and its houses ('nonet help variants')"},
};

enum { TERM_COUNT = sizeof terms / sizeof *terms };

const char *help_term(size_t index)
{
    return index < TERM_COUNT ? terms[index].term : NULL;
}

const char *help_term_meaning(size_t index)
{
    return index < TERM_COUNT ? terms[index].meaning : NULL;
}

static void print_terms(struct text *out)
{
    for (size_t i = 0; i < TERM_COUNT; i++) {
        help_add_row(out, terms[i].term, terms[i].meaning);
    }
}

static void print_config(struct text *out)
{
    (void)help_config(NULL, out);
}

static const struct help_topic topics[] = {
    {"formats", "the puzzle formats that are read and written", print_formats},
    {"fields", "the columns of tsv and csv, the names of json: types, units", print_fields},
    {"schema", "the JSON Schema of json records", fields_print_schema},
    {"variants", "the boards: sizes and extra houses", print_variants},
    {"regions", "the built-in maps of jigsaws' regions, drawn", print_regions},
    {"clues", "the kinds of clues that are not digits, and their fields in json", print_clues},
    {"symmetries", "the symmetries of a pattern of givens", print_symmetries},
    {"techniques", "the grader's techniques: key, level, score, name", print_techniques},
    {"levels", "the levels, from easy to beyond", print_levels},
    {"course", "the course of a puzzle: openings, bottleneck …", print_course},
    {"covers", "the designs of covers, and their palettes", print_covers},
    {"parts", "the parts of a book around its puzzles", print_parts},
    {"config", "the keys of a book's config; 'nonet help config KEY' explains one", print_config},
    {"keys", "the keys of 'nonet play'", print_keys},
    {"terms", "what the words mean that help and messages use", print_terms},
};
enum { TOPIC_COUNT = sizeof topics / sizeof *topics };

const struct help_topic *help_topic_at(size_t index)
{
    return index < TOPIC_COUNT ? &topics[index] : NULL;
}
