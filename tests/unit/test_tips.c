/* Tips of sections: their words and their drawn examples are true of the sections' boards. */
#include <criterion/criterion.h>
#include <string.h>

#include "gen/grade/explain/spot_text.h"

/* What a text on how to find a technique says of a board must be so on boards of every size. */
Test(tips, numbers_of_spots_are_those_of_the_board)
{
    const struct translation t = {"en", NULL};
    static const struct {
        enum text_id text;
        unsigned size;
        const char *part;
    } parts[] = {{TEXT_spot_sum_of_house, 9, ": 45 with the digits 1 to 9."},
                 {TEXT_spot_sum_of_house, 6, ": 21 with the digits 1 to 6."},
                 {TEXT_spot_cage_split, 4, "the rest of 10."},
                 {TEXT_spot_cage, 9, "24 in 3 cells is always 7 + 8 + 9."},
                 {TEXT_spot_cage, 6, "15 in 3 cells is always 4 + 5 + 6."},
                 {TEXT_spot_calc_products, 9, "a cage of 35 must hold a 5 and a 7"},
                 {TEXT_spot_calc_products, 4, "a cage of 6 must hold a 2 and a 3"},
                 {TEXT_spot_calc_pairs, 5, "5\u00F7 is 1 and 5"}};
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
        const struct spot_example e = spot_example_of_size(parts[i].size);
        struct text text = {0};
        spot_text_put(&text, &t, parts[i].text, &e);
        cr_expect_not_null(strstr(text.data, parts[i].part), "%s", text.data);
        text_free(&text);
    }
}

static bool gives(const uint8_t *digit, unsigned count, unsigned product)
{
    unsigned found = 1;
    for (unsigned i = 0; i < count; i++) {
        found *= digit[i];
    }
    return found == product;
}

static bool has_digit(const uint8_t *digit, unsigned count, unsigned wanted)
{
    return memchr(digit, (int)wanted, count) != NULL;
}

Test(tips, factors_of_spots_are_in_every_cage_of_the_product)
{
    for (unsigned size = 3; size <= 9; size++) {
        unsigned factor[2];
        spot_factors(size, factor);
        for (unsigned count = 2; count <= 4; count++) {
            uint8_t digit[4] = {1, 1, 1, 1};
            for (bool more = true; more;) {
                cr_expect(!gives(digit, count, factor[0] * factor[1]) ||
                              (has_digit(digit, count, factor[0]) &&
                               has_digit(digit, count, factor[1])),
                          "%u: %u %u %u %u", size, digit[0], digit[1], digit[2], digit[3]);
                unsigned i = 0;
                for (; i < count && digit[i] == size; i++) {
                    digit[i] = 1;
                }
                more = i < count;
                digit[i % 4] = (uint8_t)(digit[i % 4] + more);
            }
        }
        const struct spot_example e = spot_example_of_size(size);
        cr_expect_eq(digit_count(spot_combination(&e)), 3);
    }
}
