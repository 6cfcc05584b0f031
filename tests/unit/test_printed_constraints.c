/* Constraints drawn into a PDF and read back: what was drawn is found, anything else is reported.
 */
#include <criterion/criterion.h>
#include <string.h>

#include "gen/constraint/constraint.h"
#include "render/board/board_draw.h"
#include "render/board/constraints/constraint_art.h"
#include "render/preflight/boards/printed_constraints.h"
#include "tests/unit/a_font.h"
#include "tests/unit/printed_page.h"

static const struct layout *lay(const char *json)
{
    struct constraint_list list = {0};
    struct diag d = {0};
    struct diag_at at = {.file = "clues", .line = 1};
    const struct layout *base = variant_find("classic");
    cr_assert_eq(constraints_read_json(json, strlen(json), base, &at, &d, &list), STATUS_OK, "%s",
                 json);
    const struct layout *v = constraints_lay(base, &list);
    cr_assert(v);
    constraint_list_free(&list);
    return v;
}

enum { CELL = 24 };

/* Draw the one, read it as the other. */
static const char *read_as(const char *drawn, const char *meant, enum board_cages cages)
{
    const struct layout *v = lay(drawn);
    const struct layout *wanted = lay(meant);
    struct diag d = {0};
    struct font_set *fonts = shared_fonts();
    struct board_style style;
    cr_assert_eq(board_style_init(&style, fonts, DEFAULT_DIGIT_FONT, NULL, &d), STATUS_OK);
    style.cages = cages;
    struct canvas *c = canvas_new(canvas_device_find("pdf"), &(struct canvas_options){0});
    canvas_begin_page(c, &(struct page_boxes){.width_pt = 400, .height_pt = 400});
    board_draw(c, 50 - board_room_left(v) * (double)CELL, 60 - board_room_above(v) * (double)CELL,
               CELL, &style, &(struct board_content){.variant = v});
    canvas_end_page(c);
    struct text bytes = {0};
    cr_assert_eq(canvas_finish(c, &bytes, &d), STATUS_OK);
    struct pdf_file file;
    struct pdf_fonts read_fonts = {0};
    cr_assert_null(pdf_open(&file, bytes.data, bytes.length));
    static struct printed_page page;
    page = (struct printed_page){0};
    cr_assert_null(pdf_each_mark(&file, &read_fonts, 0, printed_page_take, &page));
    const struct printed_place place = {
        .left = 50, .top = 400 - 60, .side = CELL, .rows = 9, .columns = 9};
    const char *wrong =
        printed_constraints_check(wanted, &place, &page.marks, page.sign, page.sign_count, true);
    printed_marks_free(&page.marks);
    pdf_fonts_free(&read_fonts);
    pdf_close(&file);
    text_free(&bytes);
    canvas_drop(c);
    layout_drop(v);
    layout_drop(wanted);
    return wrong;
}

#define CAGE(cells, sum)  "{\"kind\":\"cage\",\"cells\":[" cells "],\"sum\":" sum "}"
#define LINE(kind, cells) "{\"kind\":\"" kind "\",\"cells\":[" cells "]}"
#define SUM(line, sum)    "{\"kind\":\"sandwich\",\"line\":\"" line "\",\"sum\":" sum "}"
#define SOME_CAGES                                                                                 \
    CAGE("\"r1c1\",\"r1c2\",\"r2c1\"", "9")                                                        \
    "," CAGE("\"r2c2\",\"r2c3\"", "12") "," CAGE("\"r3c3\",\"r4c3\",\"r4c2\",\"r5c3\"",            \
                                                 "21") "," CAGE("\"r9c9\"", "5")

static const struct {
    const char *drawn, *meant, *wrong;
} readings[] = {
    {SOME_CAGES, SOME_CAGES, NULL},
    {CAGE("\"r1c1\",\"r1c2\"", "9"), CAGE("\"r1c1\",\"r1c2\"", "8"), "the sum of a cage"},
    {CAGE("\"r1c1\",\"r1c2\"", "9"), CAGE("\"r1c1\",\"r1c2\",\"r2c1\"", "9"),
     "the outline of a cage"},
    {CAGE("\"r1c1\",\"r1c2\"", "9") "," CAGE("\"r2c1\",\"r2c2\"", "9"),
     CAGE("\"r1c1\",\"r1c2\"", "9"), "the outline of a cage"},
    {LINE("thermo", "\"r1c1\",\"r2c2\",\"r2c3\""), LINE("thermo", "\"r1c1\",\"r2c2\",\"r2c3\""),
     NULL},
    {LINE("thermo", "\"r1c1\",\"r2c2\",\"r2c3\""), LINE("thermo", "\"r2c3\",\"r2c2\",\"r1c1\""),
     "a thermometer"},
    {LINE("thermo", "\"r1c1\",\"r2c2\",\"r2c3\""), LINE("thermo", "\"r1c1\",\"r2c2\""),
     "a constraint that is not the puzzle's"},
    {LINE("arrow", "\"r1c1\",\"r2c2\",\"r2c3\""), LINE("arrow", "\"r1c1\",\"r2c2\",\"r2c3\""),
     NULL},
    {LINE("arrow", "\"r1c1\",\"r2c2\",\"r2c3\""), LINE("arrow", "\"r1c1\",\"r2c2\",\"r3c3\""),
     "an arrow"},
    {LINE("greater", "\"r1c1\",\"r1c2\"") "," LINE("greater", "\"r5c5\",\"r4c5\""),
     LINE("greater", "\"r1c1\",\"r1c2\"") "," LINE("greater", "\"r5c5\",\"r4c5\""), NULL},
    {LINE("greater", "\"r1c1\",\"r1c2\""), LINE("greater", "\"r1c2\",\"r1c1\""),
     "a greater-than sign"},
    {LINE("greater", "\"r1c1\",\"r1c2\"") "," LINE("greater", "\"r5c5\",\"r4c5\""),
     LINE("greater", "\"r1c1\",\"r1c2\""), "a constraint that is not the puzzle's"},
    {LINE("white-dot", "\"r1c1\",\"r2c1\"") "," LINE("black-dot", "\"r3c1\",\"r3c2\""),
     LINE("white-dot", "\"r1c1\",\"r2c1\"") "," LINE("black-dot", "\"r3c1\",\"r3c2\""), NULL},
    {LINE("white-dot", "\"r1c1\",\"r2c1\""), LINE("black-dot", "\"r1c1\",\"r2c1\""), "a dot"},
    {LINE("consecutive", "\"r1c1\",\"r2c1\""), LINE("consecutive", "\"r1c1\",\"r2c1\""), NULL},
    {LINE("consecutive", "\"r1c1\",\"r2c1\""), LINE("consecutive", "\"r1c1\",\"r1c2\""),
     "a bar between consecutive digits"},
    {LINE("x-sum", "\"r1c1\",\"r2c1\"") "," LINE("v-sum", "\"r3c1\",\"r3c2\""),
     LINE("x-sum", "\"r1c1\",\"r2c1\"") "," LINE("v-sum", "\"r3c1\",\"r3c2\""), NULL},
    {LINE("x-sum", "\"r1c1\",\"r2c1\""), LINE("v-sum", "\"r1c1\",\"r2c1\""), "an X or a V"},
    {LINE("odd", "\"r1c1\",\"r2c1\"") "," LINE("even", "\"r3c3\""),
     LINE("odd", "\"r1c1\",\"r2c1\"") "," LINE("even", "\"r3c3\""), NULL},
    {LINE("odd", "\"r1c1\""), LINE("even", "\"r1c1\""), "a square for even digits"},
    {LINE("odd", "\"r1c1\",\"r2c1\""), LINE("odd", "\"r1c1\""),
     "a constraint that is not the puzzle's"},
    {SUM("r1", "35") "," SUM("c9", "0"), SUM("r1", "35") "," SUM("c9", "0"), NULL},
    {SUM("r1", "35") "," SUM("c9", "0"), SUM("r1", "35") "," SUM("c8", "0"),
     "a number outside the grid"},
    {"{\"kind\":\"anti-knight\"}", "{\"kind\":\"anti-king\"}", NULL}, /* drawn by nothing */
};

static void read_all(enum board_cages cages)
{
    for (size_t i = 0; i < sizeof readings / sizeof *readings; i++) {
        char drawn[1024];
        char meant[1024];
        snprintf(drawn, sizeof drawn, "[%s]", readings[i].drawn);
        snprintf(meant, sizeof meant, "[%s]", readings[i].meant);
        const char *wrong = read_as(drawn, meant, cages);
        cr_expect_eq(!wrong, !readings[i].wrong, "%zu: %s", i, wrong ? wrong : "nothing wrong");
        if (wrong && readings[i].wrong) {
            cr_expect_str_eq(wrong, readings[i].wrong, "%zu", i);
        }
    }
}

Test(printed_constraints, are_read_as_they_were_drawn)
{
    read_all(BOARD_CAGES_DASHES);
}

Test(printed_constraints, fine_dashes_and_tiles_are_read_as_well)
{
    read_all(BOARD_CAGES_FINE);
    read_all(BOARD_CAGES_TILES);
}
