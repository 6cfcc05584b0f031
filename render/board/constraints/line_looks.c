#include "render/board/constraints/line_looks.h"

/* To add a kind of line: its row. */
static const struct line_look looks[CONSTRAINT_KIND_COUNT] = {
    [CONSTRAINT_WHISPER] = {0.58, 0.14, LINE_END_NONE},
    [CONSTRAINT_RENBAN] = {0.70, 0.24, LINE_END_NONE},
    [CONSTRAINT_PALINDROME] = {0.64, 0.09, LINE_END_NONE},
    [CONSTRAINT_BETWEEN] = {0.52, 0.06, LINE_END_RING},
    [CONSTRAINT_LOCKOUT] = {0.55, 0.06, LINE_END_DIAMOND},
    [CONSTRAINT_REGION_SUM] = {0.76, 0.18, LINE_END_NONE},
    [CONSTRAINT_ZIPPER] = {0.67, 0.12, LINE_END_NONE},
    [CONSTRAINT_NABNER] = {0.73, 0.16, LINE_END_NONE},
    [CONSTRAINT_MODULAR] = {0.61, 0.20, LINE_END_NONE},
    [CONSTRAINT_ENTROPIC] = {0.86, 0.26, LINE_END_NONE},
    [CONSTRAINT_SLOW_THERMO] = {0.79, 0.14, LINE_END_BULB},
};

const struct line_look *line_look_of(enum constraint_kind_id kind)
{
    return looks[kind].width > 0 ? &looks[kind] : NULL;
}
