#include "gen/grade/explain/board_title.h"

#include <string.h>

#include "gen/constraint/constraint.h"

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

/* Titles for several kinds of constraints together. */
#define KIND(id) ((kind_set)1 << CONSTRAINT_##id)
static const struct {
    kind_set kinds;
    enum text_id name;
} constraint_names[] = {
    {KIND(CAGE), TEXT_board_killer},
    {KIND(THERMO), TEXT_board_thermo},
    {KIND(ARROW), TEXT_board_arrow},
    {KIND(GREATER), TEXT_board_greater},
    {KIND(CONSECUTIVE), TEXT_board_consecutive},
    {KIND(WHITE_DOT) | KIND(BLACK_DOT), TEXT_board_kropki},
    {KIND(X_SUM) | KIND(V_SUM), TEXT_board_xv},
    {KIND(ODD) | KIND(EVEN), TEXT_board_odd_even},
    {KIND(SANDWICH), TEXT_board_sandwich},
    {KIND(ANTI_KNIGHT), TEXT_board_anti_knight},
    {KIND(ANTI_KING), TEXT_board_anti_king},
    {KIND(NON_CONSECUTIVE), TEXT_board_non_consecutive},
    {KIND(WHISPER), TEXT_board_whisper},
    {KIND(RENBAN), TEXT_board_renban},
    {KIND(PALINDROME), TEXT_board_palindrome},
    {KIND(BETWEEN), TEXT_board_between},
    {KIND(LOCKOUT), TEXT_board_lockout},
    {KIND(REGION_SUM), TEXT_board_region_sum},
    {KIND(ZIPPER), TEXT_board_zipper},
    {KIND(NABNER), TEXT_board_nabner},
    {KIND(MODULAR), TEXT_board_modular},
    {KIND(ENTROPIC), TEXT_board_entropic},
    {KIND(SLOW_THERMO), TEXT_board_slow_thermo},
};

void board_title_add(const struct translation *t, const struct layout *v, kind_set kinds,
                     struct text *out)
{
    const char *join = "";
    if (!v->bare->plain || !kinds) {
        text_puts(out, translation_text(t, board_name(v->bare)));
        join = " + ";
    }
    for (size_t i = 0; i < sizeof constraint_names / sizeof *constraint_names; i++) {
        if (kinds & constraint_names[i].kinds) {
            text_printf(out, "%s%s", join, translation_text(t, constraint_names[i].name));
            join = " + ";
        }
    }
    if (v->size != 9) {
        text_printf(out, " %u × %u", v->size, v->size);
    }
}
