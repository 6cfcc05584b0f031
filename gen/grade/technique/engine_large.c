/* The technique engine for boards of any size. */
#define CELL_WORDS 10
#include "gen/grade/technique/families.h"

const struct engine_ops engine_large = ENGINE_OPS;
