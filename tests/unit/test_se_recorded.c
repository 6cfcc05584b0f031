/* Recorded ratings of puzzles from Nonet, most of them beyond 7, with their steps by rule. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "gen/grade/se/se.h"

static const char *const recorded = "tests/golden/se_ratings.txt";

enum { CELLS = 81 };

static void put_rating(const char *puzzle, struct se_scratch *s, struct text *out)
{
    struct grid g = {{0}};
    struct se_options o;
    struct se_rating r;
    se_options_init(&o);
    for (unsigned i = 0; i < CELLS; i++) {
        g.cell[i] = (uint8_t)digit_from_char(puzzle[i]);
    }
    cr_assert(se_rate(variant_at(0), &g, &o, s, &r), "%.81s", puzzle);
    text_printf(out, "%.81s %d %d %d %u", puzzle, r.er_tenths, r.ep_tenths, r.ed_tenths, r.steps);
    for (unsigned rule = 0; rule < SE_RULE_COUNT; rule++) {
        if (r.count[rule]) {
            text_printf(out, " %u:%u", rule, r.count[rule]);
        }
    }
    text_printf(out, "%s\n", r.bounded ? " bounded" : "");
}

Test(se, rates_as_recorded)
{
    struct se_scratch *s = se_scratch_new();
    struct text reported = {0};
    unsigned count = 0;
    char line[400];
    FILE *in = fopen(recorded, "r");
    cr_assert(in && s);
    while (fgets(line, sizeof line, in)) {
        size_t before = reported.length;
        if (*line == '#') {
            text_printf(&reported, "%s", line);
            continue;
        }
        put_rating(line, s, &reported);
        count++;
        cr_expect(getenv("NONET_GOLDEN_UPDATE") || strcmp(line, reported.data + before) == 0,
                  "recorded\n%stold\n%s(to store it: NONET_GOLDEN_UPDATE=1)", line,
                  reported.data + before);
    }
    fclose(in);
    cr_assert_gt(count, 200);
    if (getenv("NONET_GOLDEN_UPDATE")) {
        FILE *out = fopen(recorded, "w");
        cr_assert(out && fwrite(reported.data, 1, reported.length, out) == reported.length);
        cr_assert_eq(fclose(out), 0);
    }
    text_free(&reported);
    se_scratch_drop(s);
}
