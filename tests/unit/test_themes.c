/* Themes, and the tips that sections have of their level. */
#include <criterion/criterion.h>
#include <string.h>

#include "config/fields/fields_private.h"
#include "config/theme.h"
#include "gen/grade/explain/spot_text.h"
#include "gen/grade/technique.h"
#include "render/book/openers/tip_box.h"
#include "render/book/tips/section_tip.h"
#include "render/book/tips/tip_picture.h"
#include "tests/unit/preflight_sample.h"

static const char *theme_text(const char *name)
{
    for (size_t i = 0; i < theme_text_count; i++) {
        if (strcmp(theme_texts[i].name, name) == 0) {
            return theme_texts[i].yaml;
        }
    }
    return NULL;
}

static const struct schema_field *style_field(const char *name, size_t length)
{
    const struct schema_map *map = &book_fields_style;
    for (size_t i = 0; i < map->count; i++) {
        if (strlen(map->field[i].name) == length &&
            strncmp(map->field[i].name, name, length) == 0) {
            return &map->field[i];
        }
    }
    return NULL;
}

/* The file of the first theme has the same values as the fields' defaults, so that neither drifts
 * from the other. */
Test(themes, classic_says_the_defaults)
{
    unsigned said = 0;
    const char *line = strstr(theme_text("classic"), "\nstyle:\n");
    cr_assert_not_null(line);
    line += strlen("\nstyle:\n");
    while (*line) {
        size_t length = strcspn(line, "\n");
        const char *colon = memchr(line, ':', length);
        cr_assert(strncmp(line, "  ", 2) == 0 && colon, "%.*s", (int)length, line);
        const struct schema_field *field = style_field(line + 2, (size_t)(colon - line) - 2);
        size_t value = length - (size_t)(colon + 2 - line);
        cr_assert(field && field->fallback, "%.*s", (int)length, line);
        cr_expect(strlen(field->fallback) == value &&
                      strncmp(field->fallback, colon + 2, value) == 0,
                  "%s: %s", field->name, field->fallback);
        said++;
        line += length + (line[length] == '\n');
    }
    cr_expect_geq(said, 10);
}

/* Is there a technique of the level, searched for unless it is asked not to be, that is found in
 * this way? */
static bool is_of_level(enum text_id tip, const char *level)
{
    for (size_t i = 0; i < technique_count(); i++) {
        const struct technique *technique = technique_at(i);
        if (strcmp(level_name(technique->level), level) == 0 &&
            technique_spot_text((int)i) == tip) {
            return true;
        }
    }
    return false;
}

Test(themes, tips_are_of_the_level)
{
    static const char *const levels[] = {"easy", "medium", "hard", "unfair", "extreme"};
    for (size_t i = 0; i < sizeof levels / sizeof levels[0]; i++) {
        for (size_t turn = 0; turn < 3; turn++) {
            enum text_id id = level_tip(levels[i], false, turn);
            cr_assert_lt(id, TEXT_COUNT);
            bool harder = i == 4 && turn == 2; /* chains, which extreme puzzles take too */
            cr_expect(harder || is_of_level(id, levels[i]), "%s %zu", levels[i], turn);
            cr_expect_neq(id, level_tip(levels[i], false, turn + 1));
        }
        cr_expect_neq(level_tip(levels[i], true, 0), level_tip(levels[i], false, 0));
    }
    cr_expect_eq(level_tip("beyond", false, 0), TEXT_COUNT);
    cr_expect_eq(level_tip(NULL, false, 0), TEXT_COUNT);
}

static bool has_picture(const struct book *b, enum text_id tip)
{
    struct tip_picture picture;
    const bool has = tip_picture_make(b, 0, tip, 300, &picture);
    cr_expect(!has || picture.width_pt <= 300);
    tip_picture_free(&picture);
    return has;
}

/* The hardest of several; without any, the level's. */
Test(themes, tips_are_of_what_a_section_requires)
{
    static const struct {
        const char *set;
        enum text_id tip;
    } sections[] = {{"level: hard, requires: [swordfish]", TEXT_spot_swordfish},
                    {"level: hard, requires: [xy-wing]", TEXT_spot_xy_wing},
                    {"level: hard, requires: [naked-pair, x-wing, pointing]", TEXT_spot_fish},
                    {"level: medium, requires: [naked-pair]", TEXT_spot_naked_subset},
                    {"level: medium", TEXT_spot_locked}};
    for (size_t i = 0; i < sizeof sections / sizeof sections[0]; i++) {
        struct sample p;
        struct text set = {0};
        text_printf(&set, "sections[0]={title: S, count: 6, %s}", sections[i].set);
        sample_begin(&p, "kdp", set.data, false);
        cr_expect_eq(section_tip(p.book, 0), sections[i].tip, "%s", sections[i].set);
        cr_expect(has_picture(p.book, section_tip(p.book, 0)), "%s", sections[i].set);
        sample_end(&p);
        text_free(&set);
    }
}

Test(themes, examples_are_readable_or_left_out)
{
    struct sample p;
    sample_begin(&p, "kdp", NULL, false);
    for (double scale = 0.5; scale < 2; scale += 0.25) {
        const struct tip_wish wish = {"Words.", TEXT_spot_naked_subset, 0, scale};
        struct tip_box t;
        tip_box_make(p.book, &wish, false, 300, &t);
        const double cell = t.scale * t.picture.cell_pt;
        cr_expect(t.scale <= 0 || cell >= 22, "%.2f: %.1f pt", scale, cell);
        cr_expect(t.scale > 0 || scale < 1.5, "%.2f", scale);
        tip_box_free(&t);
    }
    sample_end(&p);
}

/* A narrow picture below lines would leave half of the box empty. */
Test(themes, narrow_examples_stand_beside_the_words)
{
    static const struct {
        const char *theme;
        enum text_id tip;
        double scale;
        bool beside;
    } rows[] = {{"bold", TEXT_spot_swordfish, 1.2, true},
                {"minimal", TEXT_spot_swordfish, 1.2, true},
                {"classic", TEXT_spot_swordfish, 1.2, true},
                {"bold", TEXT_spot_hidden_single, 1.7, false},
                {"elegant", TEXT_spot_swordfish, 1.2, false}};
    static const char words[] =
        "Pick a digit. Find three rows where it has only two or three possible cells, all of them "
        "in the same three columns. Each of these columns has the digit in one of the three rows.";
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct sample p;
        struct text set = {0};
        text_printf(&set, "style.theme=%s", rows[i].theme);
        sample_begin(&p, "kdp", set.data, false);
        const struct tip_wish wish = {words, rows[i].tip, 0, rows[i].scale};
        struct tip_box t;
        tip_box_make(p.book, &wish, false, 330, &t);
        cr_expect_gt(t.scale, 0, "%zu", i);
        cr_expect_eq(t.beside, rows[i].beside, "%zu", i);
        cr_expect(!t.beside || t.text.width_pt + t.scale * t.picture.width_pt < 330);
        tip_box_free(&t);
        sample_end(&p);
        text_free(&set);
    }
}

Test(themes, every_tip_has_its_drawn_example)
{
    static const char *const levels[] = {"easy", "medium", "hard", "unfair", "extreme"};
    struct sample p;
    sample_begin(&p, "kdp", NULL, false);
    for (size_t i = 0; i < sizeof levels / sizeof levels[0]; i++) {
        for (size_t turn = 0; turn < 3; turn++) {
            cr_expect(has_picture(p.book, level_tip(levels[i], false, turn)), "%s %zu", levels[i],
                      turn);
        }
    }
    sample_end(&p);
}
