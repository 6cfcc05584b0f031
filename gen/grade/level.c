#include "gen/grade/level.h"

#include <string.h>

#include "gen/constraint/constraint.h"

static const char *const level_names[LEVEL_COUNT] = {"easy",   "medium",  "hard",
                                                     "unfair", "extreme", "beyond"};

/* HoDoKu 2.2's default score caps; an extreme puzzle has none. */
static const int score_caps[LEVEL_COUNT] = {800, 1000, 1600, 1800, INT32_MAX, INT32_MAX};

const char *level_name(enum level level)
{
    return level_names[level];
}

const char *level_choice(size_t index)
{
    return index < LEVEL_COUNT ? level_name((enum level)index) : NULL;
}

bool level_find(const char *name, enum level *level)
{
    for (int i = 0; i < LEVEL_COUNT; i++) {
        if (strcmp(name, level_names[i]) == 0) {
            *level = (enum level)i;
            return true;
        }
    }
    return false;
}

int level_score_cap(enum level level, const struct layout *v)
{
    /* In hundredths. A killer takes more steps than a puzzle with other constraints. */
    enum { HODOKU_CELLS = 81, CAP_WITH_CONSTRAINTS = 200, CAP_WITH_CAGES = 260 };
    int cap = score_caps[level];
    if (cap == INT32_MAX) {
        return cap;
    }
    cap = !v->constraints                          ? cap
          : has_constraints_of(v, CONSTRAINT_CAGE) ? cap * CAP_WITH_CAGES / 100
                                                   : cap * CAP_WITH_CONSTRAINTS / 100;
    return v->cell_count > HODOKU_CELLS ? cap * v->cell_count / HODOKU_CELLS : cap;
}

enum level level_raised(enum level level, int score, const struct layout *v)
{
    while (score > level_score_cap(level, v)) {
        level++;
    }
    return level;
}
