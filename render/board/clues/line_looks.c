#include "render/board/clues/line_looks.h"

/* To add a kind of line: its row. */
static const struct line_look looks[CLUE_KIND_COUNT] = {
    [CLUE_WHISPER] = {0.58, 0.14, LINE_END_NONE},
    [CLUE_RENBAN] = {0.70, 0.24, LINE_END_NONE},
    [CLUE_PALINDROME] = {0.64, 0.09, LINE_END_NONE},
    [CLUE_BETWEEN] = {0.52, 0.06, LINE_END_RING},
    [CLUE_LOCKOUT] = {0.55, 0.06, LINE_END_DIAMOND},
    [CLUE_REGION_SUM] = {0.76, 0.18, LINE_END_NONE},
    [CLUE_ZIPPER] = {0.67, 0.12, LINE_END_NONE},
    [CLUE_NABNER] = {0.73, 0.16, LINE_END_NONE},
    [CLUE_MODULAR] = {0.61, 0.20, LINE_END_NONE},
    [CLUE_ENTROPIC] = {0.86, 0.26, LINE_END_NONE},
    [CLUE_SLOW_THERMO] = {0.79, 0.14, LINE_END_BULB},
};

const struct line_look *line_look_of(enum clue_kind_id kind)
{
    return looks[kind].width > 0 ? &looks[kind] : NULL;
}
