#include "cli/help/help_topics.h"

#include "cli/help/environment.h"
#include "cli/help/help_names.h"
#include "cli/help/help_rows.h"
#include "cli/studio/studio.h"
#include "cli/terminal/play_keys.h"
#include "gen/board/layout_rows.h"
#include "gen/board/symmetry.h"
#include "gen/constraint/constraint.h"
#include "gen/format/records/record_fields.h"
#include "gen/format/stream.h"
#include "gen/grade/grade.h"
#include "render/book/cover/book_cover.h"
#include "render/book/pages/part_lists.h"

static void print_formats(struct text *out)
{
    for (size_t i = 0; i < format_count(); i++) {
        const struct format *f = format_at(i);
        struct text words = {0};
        text_printf(&words, "%s%s%s%s%s", f->extension ? f->extension : "",
                    f->extension ? ": " : "", f->doc, !f->write ? " (read only)" : "",
                    !f->read ? " (write only)" : "");
        help_add_row(out, f->name, words.data ? words.data : f->doc);
        text_free(&words);
    }
}

static void print_fields(struct text *out)
{
    help_add_wrapped(
        out, 0, 0,
        "The columns of tsv and csv files, and the names of json objects. A json object leaves out "
        "what is not known; 'nonet help schema' prints the JSON Schema. Columns may be read in any "
        "order.\n\nA table has the columns regions, houses, grids and constraints only if a puzzle "
        "needs them, or if the input is a pipe of a format that may hold such puzzles. In csv, a "
        "value with commas or quotes is put in quotes, and quotes in it are doubled.");
    text_puts(out, "\n");
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
        help_add_row(out, variant_choice(i), variant_doc(i));
    }
    text_puts(out, "\nA jigsaw's map by its name is a board too: jigsaw-9:ash ('nonet help "
                   "regions').\n\nBoards with constraints, which --variant also accepts ('nonet "
                   "help constraints'):\n");
    const struct constraint_variant *variant;
    for (size_t i = 0; (variant = constraint_variant_at(i)) != NULL; i++) {
        help_add_row(out, variant->name, variant->doc);
    }
}

/* The region at a place of a map; the place may be outside it. */
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

static void print_constraints(struct text *out)
{
    static const char *const members[] = {
        [CONSTRAINT_AREA] = "cells",        [CONSTRAINT_LINE] = "cells in order",
        [CONSTRAINT_PAIR] = "two cells",    [CONSTRAINT_CELL] = "cells",
        [CONSTRAINT_HOUSE] = "line",        [CONSTRAINT_BOARD] = "",
        [CONSTRAINT_SIDE] = "line, from",   [CONSTRAINT_DIAGONAL] = "cells in order",
        [CONSTRAINT_CORNER] = "four cells", [CONSTRAINT_CLONE_OF] = "cells, clone",
    };
    for (size_t i = 0; i < CONSTRAINT_KIND_COUNT; i++) {
        const struct constraint_kind *k = constraint_kinds[i];
        char wants[48];
        snprintf(wants, sizeof wants, "%s%s%s%s", members[k->shape],
                 k->has_sum || k->has_digits ? ", " : "",
                 k->has_digits ? "digits"
                 : k->has_sum  ? constraint_sum_name(k)
                               : "",
                 k->has_sign ? ", sign" : "");
        struct text words = {0};
        text_printf(&words, "%s (%s)%s", k->doc, wants[0] ? wants : "no cells",
                    k->may_all ? " [all]" : "");
        help_add_row(out, k->name, words.data ? words.data : k->doc);
        text_free(&words);
    }
    text_puts(
        out,
        "\nIn brackets: what json gives for each, as in\n\n"
        "  \"constraints\":[{\"kind\":\"cage\",\"cells\":[\"r1c1\",\"r1c2\"],\"sum\":9},\n"
        "    {\"kind\":\"skyscraper\",\"line\":\"r3\",\"from\":\"right\",\"count\":4}]\n\n"
        "For kinds marked [all], {\"kind\":\"x\",\"all\":true} means that every such dot, bar\n"
        "or letter is shown: two cells without one do not have the relation.\n");
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
            if (t->level == (enum level)level && !t->off_by_default && !t->of_constraints &&
                techniques++ < SHOWN) {
                text_printf(out, "%s %s", techniques > 1 ? "," : "", t->name);
            }
        }
        text_puts(out, techniques > SHOWN ? ", …\n" : "\n");
    }
    text_printf(out, "%-8s  not solved by the techniques\n\n", level_name(LEVEL_BEYOND));
    text_puts(out,
              "Books and pages print unfair as \"Very hard\" and beyond as \"Diabolical\".\n\n");
    text_puts(out, "Each step of the solution path uses the simplest technique that works and adds "
                   "its\nscore. The puzzle has the level of its hardest technique. If its score "
                   "passes the\nlimit of that level, it has the first level whose limit it does "
                   "not pass.\n\nOn boards larger than 9x9, the limits grow with the number of "
                   "cells. With\nconstraints, they are twice as high. 'nonet help techniques' "
                   "lists the techniques\nwith their levels and scores.\n");
}

static void print_course(struct text *out)
{
    static const char *const rows[][2] = {
        {"openings", "cells that a single can fill at the start"},
        {"bottleneck", "fewest openings of any round, 0 if a hard step is needed. The last rounds, "
                       "when no more cells are empty than two houses have, do not count"},
        {"bottleneck-at", "where that is: the percentage of the empty cells filled by then"},
        {"drought", "most hard steps in a row"},
        {"hard-steps", "steps that are not singles"},
        {"loose-ends", "hard steps that the rest of the path does not need"},
        {"spread", "where the hard steps are: early, smooth (spread out) or late"},
        {"opening", "technique of the first hard step; absent if there is none"},
        {"solved", "whether the techniques solve the puzzle"},
    };
    text_puts(out,
              "The course of a puzzle is how its solving goes, round by round. A round fills "
              "all\nsingles on the board at once. If there is none, the round is one hard step: "
              "the next\nstep of the solution path. 'nonet grade --course' prints it.\n\n");
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        help_add_row(out, rows[i][0], rows[i][1]);
    }
}

static void print_covers(struct text *out)
{
    text_puts(out, "cover.design (of front, spine and back):\n");
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
    text_puts(out, "The parts of a book for the config keys parts.front, parts.back and a "
                   "section's\nbefore, with the keys that each takes, as in\n"
                   "parts: {front: [{part: usual}, {part: glossary}]}\n\n");
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
    {"automorphism", "an exchange of digits, rows and columns that leaves a puzzle as it is"},
    {"band", "the rows that share the same boxes; a classic board has three"},
    {"bank", "a file of graded puzzles in which no two are equivalent"},
    {"bleed", "the part of the print outside the trim size, so that cutting leaves no white edge"},
    {"board", "the cells of a puzzle; a full board has a digit in every cell"},
    {"box", "a block of cells that holds each digit once, 3x3 on a classic board"},
    {"candidate", "a digit that is still possible in an empty cell"},
    {"canonical form",
     "of all puzzles equivalent to a puzzle, the one that comes first when written "
     "row by row with 0 for an empty cell (also called minlex)"},
    {"cell", "a place on the board for one digit"},
    {"constraint",
     "what a puzzle shows or requires besides its givens: cages, lines, dots, sums, rules; in "
     "printed books also clue ('nonet help constraints')"},
    {"creep", "how far folding pushes the inner sheets outwards"},
    {"dig", "to remove givens and constraints while there is only one solution"},
    {"folio", "a page number, as preflight and configs call it"},
    {"given", "a digit that the puzzle shows from the start"},
    {"grid", "the rows and columns of a board; a samurai has five that share boxes"},
    {"gutter", "the inside margin, at the binding; thicker books need a wider one"},
    {"house", "a row, column, box or extra group of cells that has each digit once"},
    {"imposition", "placing several pages on a larger sheet, to be cut or folded"},
    {"isomorph", "an equivalent puzzle, made by exchanging digits, rows, columns, bands or stacks, "
                 "or rows for columns"},
    {"level",
     "how hard a puzzle is: easy, medium, hard, unfair, extreme or beyond ('nonet help levels')"},
    {"manifest", "the file that lists a book's puzzles, with grades and pages, and its files"},
    {"minimal", "of a puzzle with one solution: that every given and constraint is needed (with a "
                "symmetry, every group of givens; signs that are all shown do not count)"},
    {"peer", "a cell that shares a house with another; they cannot have the same digit"},
    {"pencil mark", "a candidate that a player writes into a cell"},
    {"preflight", "the check of a finished book against the printer's rules"},
    {"profile",
     "what a book is made for: a vendor with its rules, the screen, or a printer at home"},
    {"region", "a box of any shape, as in a jigsaw"},
    {"running head", "the line at the top of a page that names the book or section"},
    {"score", "the sum of the scores of all steps on the solution path, as HoDoKu counts it"},
    {"SE rating",
     "the rating of the hardest step by Sudoku Explainer 1.2.1, from 1.0 up; classic boards only"},
    {"section", "puzzles of a book that belong together, with their own title and conditions"},
    {"seed", "the number that decides all random choices: the same seed gives the same result"},
    {"shard", "one of the N parts of a run that is shared between machines"},
    {"signature", "sheets that are folded together and bound as one"},
    {"single", "the only candidate of a cell (naked single), or the only cell of a house for a "
               "digit (hidden single)"},
    {"solution path", "the steps that solve a puzzle, each the simplest possible"},
    {"spine", "the narrow side of a cover, as wide as the book is thick"},
    {"stack", "the columns that share the same boxes; a classic board has three"},
    {"step", "one use of a technique: it places digits or removes candidates"},
    {"symmetry", "a rotation or reflection that leaves the pattern of givens as it is ('nonet help "
                 "symmetries')"},
    {"technique", "a way of reasoning that places a digit or removes candidates ('nonet help "
                  "techniques')"},
    {"trim", "the size of a page after cutting"},
    {"variant", "a board: its size and its houses ('nonet help variants')"},
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

static void print_samples(struct text *out)
{
    text_puts(out, "Configs of books to start from. 'nonet book --new NAME >my.yaml' saves one\n"
                   "for you to change.\n\n");
    for (size_t i = 0; i < studio_sample_count; i++) {
        help_add_row(out, studio_samples[i].name, studio_samples[i].about);
    }
}

static void print_choices(struct text *out)
{
    text_puts(
        out,
        "A file with an editor's choices on single puzzles, which 'choices' in a config names:\n\n"
        "  choices: choices.yaml\n\n"
        "You name a puzzle by its ID, which manifest.json and report.html show. All keys are\n"
        "optional:\n\n"
        "  drop: [p9428d52ed7b7]        another puzzle of the section takes its place and number\n"
        "  keep: {3: \"..5......47...\"}  this puzzle stays number 3, whatever the config;\n"
        "                               write it on one line, in any format\n"
        "  move: {p7448ef60bec3: 12}    the puzzle becomes number 12; in another section, or on\n"
        "                               another day of a calendar, the two puzzles change places\n"
        "  level: {paaca252c641f: hard} the book prints this level for the puzzle\n\n"
        "Nonet drops puzzles first, then gives the numbers of keep and move, then levels. No two\n"
        "choices may name the same number. All other puzzles stay as they are.\n"
        "A choice about a puzzle that the book does not have is a warning.\n");
}

static const struct help_topic topics[] = {
    {"formats", "puzzle formats that Nonet reads and writes", print_formats},
    {"fields", "columns of tsv and csv files, names of json objects", print_fields},
    {"schema", "JSON Schema of puzzles as json", fields_print_schema},
    {"variants", "boards: sizes, extra houses and several grids", print_variants},
    {"regions", "built-in regions of jigsaws, drawn", print_regions},
    {"constraints", "kinds of constraints, and how json writes them", print_constraints},
    {"symmetries", "symmetries of the givens", print_symmetries},
    {"techniques", "techniques: key, level, score, name", print_techniques},
    {"levels", "levels of difficulty, and what decides them", print_levels},
    {"course", "how the solving of a puzzle goes: openings, bottleneck …", print_course},
    {"covers", "designs and palettes of covers", print_covers},
    {"parts", "parts of a book around its puzzles", print_parts},
    {"config", "keys of a book's config; 'nonet help config KEY' explains one", print_config},
    {"samples", "configs of books to start from", print_samples},
    {"choices", "an editor's choices on single puzzles of a book", print_choices},
    {"keys", "keys of 'nonet play'", print_keys},
    {"terms", "terms that help and messages use", print_terms},
    {"environment", "environment variables that Nonet reads", print_environment},
    {"exit-status", "exit statuses and what they mean", print_exit_statuses},
};
enum { TOPIC_COUNT = sizeof topics / sizeof *topics };

const struct help_topic *help_topic_at(size_t index)
{
    return index < TOPIC_COUNT ? &topics[index] : NULL;
}
