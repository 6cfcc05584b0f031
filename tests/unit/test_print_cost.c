/* What a copy costs: KDP's published examples, the steps at thin books and large sizes, and books
 * that are not printed. */
#include <criterion/criterion.h>
#include <string.h>

#include "base/length.h"
#include "render/book/plan/print_cost.h"

static double cost_of(const char *currency, double width_in, double height_in, const char *paper,
                      unsigned pages)
{
    const struct config_trim trim = {NULL, width_in * PT_PER_INCH, height_in * PT_PER_INCH};
    struct print_cost cost[MAX_PRINT_COSTS];
    struct print_cost_source source;
    const size_t count = print_costs(profile_find("kdp"), &trim, paper, pages, cost, &source);
    for (size_t i = 0; i < count; i++) {
        if (strcmp(cost[i].currency, currency) == 0) {
            return cost[i].cost;
        }
    }
    return -1;
}

Test(print_cost, follows_the_published_formula)
{
    cr_expect_float_eq(cost_of("USD", 6, 9, "white", 108), 2.30, 1e-9, "a thin book");
    cr_expect_float_eq(cost_of("USD", 6, 9, "cream", 300), 1 + 300 * 0.012, 1e-9);
    cr_expect_float_eq(cost_of("USD", 6, 9, "white", 109), 1 + 110 * 0.012, 1e-9, "whole leaves");
    cr_expect_float_eq(cost_of("USD", 6.14, 9.21, "white", 200), 1 + 200 * 0.017, 1e-9, "large");
    cr_expect_float_eq(cost_of("EUR", 8.5, 11, "premium-colour", 40), 3.61, 1e-9);
    cr_expect_float_eq(cost_of("GBP", 5, 8, "standard-colour", 100), 0.85 + 100 * 0.02, 1e-9);
    cr_expect_float_eq(cost_of("JPY", 5, 8, "white", 111), 206 + 112 * 2, 1e-9, "whole yen");
}

Test(print_cost, knows_no_cost_of_what_is_not_printed)
{
    const struct config_trim trim = {NULL, 432, 648};
    struct print_cost cost[MAX_PRINT_COSTS];
    struct print_cost_source source;
    cr_expect_eq(cost_of("USD", 6, 9, "white", 22), -1);
    cr_expect_eq(cost_of("USD", 6, 9, "white", 830), -1);
    cr_expect_eq(cost_of("USD", 6, 9, "standard-colour", 70), -1);
    cr_expect_eq(cost_of("JPY", 6, 9, "standard-colour", 100), -1, "not sold there");
    cr_expect_eq(print_costs(profile_find("ingram"), &trim, "white", 100, cost, &source), 0);
}
