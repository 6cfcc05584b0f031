/* Every family, for the two engine files. */
#include "gen/grade/technique/engine.h"

#include "gen/grade/technique/singles.c"

#include "gen/grade/technique/locked.c"

#include "gen/grade/technique/subsets.c"

#include "gen/grade/technique/fish.c"

#include "gen/grade/technique/run.c"
