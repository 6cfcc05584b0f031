/* The ICC profile of gray that PDF/A files carry, read by the format's specification (ICC.1). */
#include <criterion/criterion.h>
#include <math.h>
#include <string.h>

#include "render/canvas/icc.h"

static unsigned big_endian(const char *bytes, unsigned count)
{
    unsigned value = 0;
    for (unsigned i = 0; i < count; i++) {
        value = value << 8 | (unsigned char)bytes[i];
    }
    return value;
}

/* The data of a tag; NULL: there is none. */
static const char *tag_of(const struct text *profile, const char *name, unsigned *length)
{
    const unsigned count = big_endian(profile->data + 128, 4);
    for (unsigned i = 0; i < count; i++) {
        const char *row = profile->data + 132 + 12 * i;
        const unsigned at = big_endian(row + 4, 4);
        *length = big_endian(row + 8, 4);
        cr_assert_eq(at % 4, 0, "%.4s", row);
        cr_assert_leq(at + *length, profile->length, "%.4s", row);
        if (memcmp(row, name, 4) == 0) {
            return profile->data + at;
        }
    }
    return NULL;
}

Test(icc, gray_has_its_size_and_the_gamma_of_its_name)
{
    struct text profile = {0};
    struct icc_head head;
    unsigned length;
    icc_gray(&profile);
    cr_assert_not(profile.failed);
    cr_expect_eq(big_endian(profile.data, 4), profile.length);
    cr_expect(icc_read_head(profile.data, profile.length, &head));
    cr_expect_eq(head.components, 1);
    const char *curve = tag_of(&profile, "kTRC", &length);
    cr_assert(curve && memcmp(curve, "curv", 4) == 0);
    cr_expect_eq(length, 14);
    cr_expect_eq(big_endian(curve + 8, 4), 1, "one number: a gamma");
    cr_expect(fabs(big_endian(curve + 12, 2) / 256.0 - 2.2) < 1 / 256.0);
    const char *words = tag_of(&profile, "desc", &length);
    cr_assert(words && memcmp(words, "desc", 4) == 0);
    cr_expect_eq(big_endian(words + 8, 4), strlen(words + 12) + 1);
    cr_expect_not_null(strstr(words + 12, "gamma 2.2"));
    text_free(&profile);
}
