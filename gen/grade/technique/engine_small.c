/* The technique engine for boards of up to 128 cells. */
#define CELL_WORDS 2
#include "gen/grade/technique/families.h"

const struct engine_ops engine_small = ENGINE_OPS;
