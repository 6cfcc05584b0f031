#include "gen/grade/explain/board_title.h"

#include <string.h>

#include "gen/constraint/cage_sign.h"

/* Titles for the names of layouts, which may end in a size or a map: "samurai-6". */
static const struct {
    const char *row;
    enum text_id name;
} board_names[] = {
    {"x", TEXT_board_x},
    {"antidiagonal", TEXT_board_antidiagonal},
    {"hyper", TEXT_board_hyper},
    {"centre-dot", TEXT_board_centre_dot},
    {"asterisk", TEXT_board_asterisk},
    {"disjoint", TEXT_board_disjoint},
    {"girandola", TEXT_board_girandola},
    {"argyle", TEXT_board_argyle},
    {"pinwheel", TEXT_board_pinwheel},
    {"samurai", TEXT_board_samurai},
    {"twodoku", TEXT_board_twodoku},
    {"triple", TEXT_board_triple},
    {"windmill", TEXT_board_windmill},
};

static enum text_id board_name(const struct layout *v)
{
    for (size_t i = 0; v->named && i < sizeof board_names / sizeof *board_names; i++) {
        size_t length = strlen(board_names[i].row);
        if (strncmp(v->name, board_names[i].row, length) == 0 &&
            (v->name[length] == '\0' || v->name[length] == '-')) {
            return board_names[i].name;
        }
    }
    return v->jigsaw                        ? TEXT_board_jigsaw
           : v->grid_count > 1              ? TEXT_board_grids
           : box_of(v, 0) == LAYOUT_NO_CELL ? TEXT_board_latin
           : has_extra_houses(v)            ? TEXT_board_areas
                                            : TEXT_board_plain;
}

/* Latin squares with some kinds of constraints have a name for both; 0: these have none. */
static enum text_id puzzle_name(const struct layout *v, kind_set kinds)
{
    bool latin = box_of(v, 0) == LAYOUT_NO_CELL && v->grid_count == 1 && !v->jigsaw;
    return !latin || !kinds                ? 0
           : kinds == KIND_SET(GREATER)    ? TEXT_board_futoshiki
           : kinds == KIND_SET(SKYSCRAPER) ? TEXT_board_skyscraper
                                           : (kinds & ~CALC_CAGE_KINDS ? 0 : TEXT_board_calcudoku);
}

void board_name_add(const struct translation *t, const struct layout *v, kind_set kinds,
                    struct text *out)
{
    const char *join = "";
    enum text_id puzzle = puzzle_name(v, kinds);
    if (puzzle) {
        text_puts(out, translation_text(t, puzzle));
        return;
    }
    if (!v->bare->plain || !kinds) {
        text_puts(out, translation_text(t, board_name(v->bare)));
        join = " + ";
    }
    for (unsigned kind = 0; kind < CONSTRAINT_KIND_COUNT; kind++) {
        enum text_id title = constraint_kinds[kind]->title;
        bool named = false; /* by another kind of the puzzle */
        for (unsigned before = 0; before < kind; before++) {
            named |= kinds >> before & 1 && constraint_kinds[before]->title == title;
        }
        if (kinds >> kind & 1 && !named) {
            text_printf(out, "%s%s", join, translation_text(t, title));
            join = " + ";
        }
    }
}

void board_title_add(const struct translation *t, const struct layout *v, kind_set kinds,
                     struct text *out)
{
    board_name_add(t, v, kinds, out);
    if (v->size != 9 || puzzle_name(v, kinds)) {
        text_printf(out, " %u × %u", v->size, v->size);
    }
}
