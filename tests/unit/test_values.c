#include <criterion/criterion.h>
#include <math.h>

#include "config/values.h"

static bool close_to(double a, double b)
{
    return fabs(a - b) < 1e-9;
}

Test(values, lengths)
{
    static const struct {
        const char *text;
        double pt; /* negative: refused */
        const char *fault;
    } cases[] = {
        {"12pt", 12, NULL},
        {"12 pt", 12, NULL},
        {"25.4 mm", 72, NULL},
        {"2.54cm", 72, NULL},
        {"0.375 in", 27, NULL},
        {"0 mm", 0, NULL},
        {"12", -1, "needs a unit: mm, cm, in or pt"},
        {"12 px", -1, "has an unknown unit: use mm, cm, in or pt"},
        {"12 mm mm", -1, "has an unknown unit: use mm, cm, in or pt"},
        {"-3 mm", -1, "is negative"},
        {"", -1, "is not a length such as 12 mm or 0.5 in"},
        {"mm", -1, "is not a length such as 12 mm or 0.5 in"},
        {".5 in", -1, "is not a length such as 12 mm or 0.5 in"},
        {"1,5 mm", -1, "has a comma; write decimals with a point, as in 0.5 in"},
        {"1e3 mm", -1, "has an unknown unit: use mm, cm, in or pt"},
        {"12345678901 mm", -1, "is not a length such as 12 mm or 0.5 in"},
        {"0.1234567890 mm", -1, "is not a length such as 12 mm or 0.5 in"},
        {"nan", -1, "is not a length such as 12 mm or 0.5 in"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        double pt = -1;
        const char *fault = value_length(cases[i].text, &pt);
        cr_assert_eq(fault == NULL, cases[i].fault == NULL, "'%s'", cases[i].text);
        if (fault) {
            cr_assert_str_eq(fault, cases[i].fault, "'%s': %s", cases[i].text, fault);
        } else {
            cr_assert(close_to(pt, cases[i].pt), "'%s': %.12g", cases[i].text, pt);
        }
    }
}

Test(values, sizes)
{
    static const struct {
        const char *text;
        double width_pt; /* 0: refused */
        double height_pt;
    } cases[] = {
        {"6x9 in", 432, 648},
        {"6 x 9in", 432, 648},
        {"6in x 9in", 432, 648},
        {"6 in x 228.6 mm", 432, 648},
        {"6\xC3\x97"
         "9 in",
         432, 648},
        {"152.4x228.6 mm", 432, 648},
        {"6x9", 0, 0},
        {"6 in x 9", 0, 0},
        {"6 by 9 in", 0, 0},
        {"6x9 ins", 0, 0},
        {"6pxx9 in", 0, 0},
        {"x9 in", 0, 0},
        {"6x in", 0, 0},
        {"", 0, 0},
        {"6x9 in and more", 0, 0},
        {"A5", 0, 0},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        double width;
        double height;
        const char *fault = value_size(cases[i].text, &width, &height);
        cr_assert_eq(fault == NULL, cases[i].width_pt > 0, "'%s': %s", cases[i].text,
                     fault ? fault : "accepted");
        if (!fault) {
            cr_assert(close_to(width, cases[i].width_pt) && close_to(height, cases[i].height_pt),
                      "'%s': %g x %g", cases[i].text, width, height);
        }
    }
    static const char *const commas[] = {"8,5x11 in", "8.5x11,5 in"};
    for (size_t i = 0; i < sizeof commas / sizeof commas[0]; i++) {
        double width;
        double height;
        cr_assert_str_eq(value_size(commas[i], &width, &height),
                         "has a comma; write decimals with a point, as in 0.5 in");
    }
}

Test(values, ranges)
{
    struct config_range range;
    struct config_span span;
    cr_assert_null(value_range("24..30", &range));
    cr_assert(range.min == 24 && range.max == 30);
    cr_assert_null(value_range("24 .. 30", &range));
    cr_assert_null(value_range("24", &range));
    cr_assert(range.min == 24 && range.max == 24);
    cr_assert_null(value_span("2.5..4", &span));
    cr_assert(close_to(span.min, 2.5) && close_to(span.max, 4));
    static const char *const wrong[] = {"",       "..",     "24..", "..30",     "24...30",
                                        "24-30",  "30..24", "24.5", "24..30.5", "24..30 x",
                                        "24,,30", "a..b",   "-1..4"};
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        cr_assert_not_null(value_range(wrong[i], &range), "'%s'", wrong[i]);
    }
}

Test(values, booleans_are_strict)
{
    bool value = false;
    cr_assert_null(value_bool("true", &value));
    cr_assert(value);
    cr_assert_null(value_bool("false", &value));
    cr_assert(!value);
    static const char *const wrong[] = {"yes", "no", "on", "off", "True", "TRUE", "1", "", "maybe"};
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        cr_assert_not_null(value_bool(wrong[i], &value), "'%s'", wrong[i]);
    }
}

Test(values, whole_numbers)
{
    uint64_t value = 0;
    cr_assert_null(value_unsigned("18446744073709551615", UINT64_MAX, &value));
    cr_assert_eq(value, UINT64_MAX);
    cr_assert_str_eq(value_unsigned("18446744073709551616", UINT64_MAX, &value), "is too large");
    cr_assert_str_eq(value_unsigned("99999999999999999999", UINT64_MAX, &value), "is too large");
    cr_assert_str_eq(value_unsigned("-1", UINT64_MAX, &value), "is negative");
    cr_assert_str_eq(value_unsigned("1e3", UINT64_MAX, &value), "is not a whole number");
    cr_assert_str_eq(value_unsigned("1_000", UINT64_MAX, &value), "is not a whole number");
    cr_assert_str_eq(value_unsigned("", UINT64_MAX, &value), "is not a whole number");
}

Test(values, colours)
{
    uint32_t value = 0;
    cr_assert_null(value_colour("#1a2B3c", &value));
    cr_assert_eq(value, 0x1A2B3C);
    cr_assert_null(value_colour("000001", &value));
    cr_assert_eq(value, 1);
    static const char *const wrong[] = {"", "#", "#12345", "#1234567", "12345g", "red", "##1234"};
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        cr_assert_not_null(value_colour(wrong[i], &value), "'%s'", wrong[i]);
    }
}

Test(values, isbn_check_digits)
{
    static const struct {
        const char *text;
        bool good;
        char right;
    } cases[] = {
        {"978-0-306-40615-7", true, 0},
        {"9780306406157", true, 0},
        {"978 0 306 40615 7", true, 0},
        {"0-306-40615-2", true, 0},
        {"0-8044-2957-X", true, 0},
        {"080442957x", true, 0},
        {"979-10-90636-07-1", true, 0},
        {"978-0-306-40615-8", false, '7'},
        {"978-0-306-40651-7", false, '5'},
        {"0-8044-2957-1", false, 'X'},
        {"0-306-40615-3", false, '2'},
        {"977-0-306-40615-7", false, 0},
        {"978-0-306-4061", false, 0},
        {"978-0-306-40615-71", false, 0},
        {"978-0-306-X0615-7", false, 0},
        {"978030640615X", false, 0},
        {"", false, 0},
        {"ISBN 978-0-306-40615-7", false, 0},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char right;
        const char *fault = value_isbn(cases[i].text, &right);
        cr_assert_eq(fault == NULL, cases[i].good, "'%s': %s", cases[i].text,
                     fault ? fault : "accepted");
        cr_assert_eq(right, cases[i].right, "'%s': %c", cases[i].text, right ? right : '-');
    }
}
