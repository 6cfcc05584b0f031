/* What tests of drawing begin with: a font, and a diag that is silent. */
#ifndef NONET_TESTS_UNIT_A_FONT_H
#define NONET_TESTS_UNIT_A_FONT_H

#include <criterion/criterion.h>

#include "render/board/board_style.h"

static inline struct diag silent(void)
{
    struct diag d;
    diag_init(&d, NULL);
    return d;
}

/* For all that one test draws: to look for fonts and to measure them takes longer than a page. */
static inline struct font_set *shared_fonts(void)
{
    static struct font_set *fonts;
    if (!fonts) {
        fonts = font_set_new();
    }
    return fonts;
}

static inline const struct font *a_font(struct font_set *set, enum font_style style)
{
    struct diag d = silent();
    const struct font *font = NULL;
    cr_assert_eq(font_find(set, DEFAULT_DIGIT_FONT, style, NULL, &font, NULL, &d), STATUS_OK);
    return font;
}

#endif
