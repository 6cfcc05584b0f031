/* Every family, for the two engine files. */
#include "gen/grade/technique/engine.h"

#include "gen/grade/technique/singles.inc"

#include "gen/grade/technique/locked.inc"

#include "gen/grade/technique/subsets.inc"

#include "gen/grade/technique/fish.inc"

#include "gen/grade/technique/run.inc"
