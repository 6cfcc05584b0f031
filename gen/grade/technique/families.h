/* Every family, for the two engine files. A later one may use what an earlier one defines. */
#include "gen/grade/technique/engine.h"

#include "gen/grade/technique/usable.inc"

#include "gen/grade/technique/places.inc"

#include "gen/grade/technique/singles.inc"

#include "gen/grade/technique/locked.inc"

#include "gen/grade/technique/subsets.inc"

#include "gen/grade/technique/fish.inc"

#include "gen/grade/technique/single_digit.inc"

#include "gen/grade/technique/coloring.inc"

#include "gen/grade/technique/wings.inc"

#include "gen/grade/technique/uniqueness.inc"

#include "gen/grade/technique/sue_de_coq.inc"

#include "gen/grade/technique/als.inc"

#include "gen/grade/technique/graph.inc"

#include "gen/grade/technique/closure.inc"

#include "gen/grade/technique/chains.inc"

#include "gen/grade/technique/trace.inc"

#include "gen/grade/technique/forcing.inc"

#include "gen/grade/technique/templates.inc"

#include "gen/grade/technique/exclusion.inc"

#include "gen/grade/technique/run.inc"
