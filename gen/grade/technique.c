#include "gen/grade/technique.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "gen/constraint/constraint.h"
#include "gen/grade/technique/techniques.h"

static const struct technique techniques[] = {
#define TECHNIQUE_ROW(id, key, name, level, score, flags, search, argument, code, sentence)        \
    {key,                                                                                          \
     name,                                                                                         \
     LEVEL_##level,                                                                                \
     score,                                                                                        \
     ((flags)&ASSUMES_UNIQUE) != 0,                                                                \
     ((flags)&OFF_BY_DEFAULT) != 0,                                                                \
     ((flags)&OF_CONSTRAINTS) != 0,                                                                \
     ((flags)&ONE_GRID) != 0},
    TECHNIQUES(TECHNIQUE_ROW)
#undef TECHNIQUE_ROW
};

_Static_assert((int)TECHNIQUE_COUNT <= (int)MAX_TECHNIQUES, "the technique sets hold every row");

size_t technique_count(void)
{
    return TECHNIQUE_COUNT;
}

const struct technique *technique_at(size_t id)
{
    assert(id < TECHNIQUE_COUNT);
    return &techniques[id];
}

const char *technique_choice(size_t index)
{
    return index < technique_count() ? technique_at(index)->key : NULL;
}

/* What records and configs called some before. */
static const struct {
    const char *key;
    enum technique_id id;
} old_keys[] = {{"sign-chain", TECHNIQUE_INEQUALITY_CHAIN},
                {"arrow", TECHNIQUE_ARROW_MINIMUM},
                {"arrow-ways", TECHNIQUE_ARROW_COMBINATIONS}};

/* Old names of what are several techniques now, and what to write. */
static const struct {
    const char *key, *now;
} split_keys[] = {
    {"sign", "one of inequality, consecutive-pair, kropki-pair and xv-pair"},
    {"line", "the technique of one kind of line, such as renban-sets or whisper-parity"},
    {"mark", "the technique of one kind, such as quadruple-placement or clone-cells"},
    {"outside", "the technique of one kind of number outside the board"},
    {"outside-combinations", "the technique of one kind of number outside the board"}};

static const char *split_key_now(const char *key)
{
    for (size_t i = 0; i < sizeof split_keys / sizeof *split_keys; i++) {
        if (strcmp(key, split_keys[i].key) == 0) {
            return split_keys[i].now;
        }
    }
    return NULL;
}

bool technique_is_old(const char *key, const char **now)
{
    bool old = (*now = split_key_now(key)) != NULL;
    for (size_t i = 0; i < sizeof old_keys / sizeof *old_keys; i++) {
        old |= strcmp(key, old_keys[i].key) == 0;
    }
    return old;
}

int technique_find(const char *key)
{
    for (size_t i = 0; i < sizeof old_keys / sizeof *old_keys; i++) {
        if (strcmp(key, old_keys[i].key) == 0) {
            return (int)old_keys[i].id;
        }
    }
    for (int i = 0; i < TECHNIQUE_COUNT; i++) {
        if (strcmp(key, techniques[i].key) == 0) {
            return i;
        }
    }
    return -1;
}

enum status technique_set_parse(const char *list, struct technique_set *set,
                                const struct diag_at *at, struct diag *d)
{
    enum status status = STATUS_OK;
    const char *keys[TECHNIQUE_COUNT];
    for (int i = 0; i < TECHNIQUE_COUNT; i++) {
        keys[i] = techniques[i].key;
    }
    while (*list) {
        size_t length = strcspn(list, ",");
        char key[64];
        snprintf(key, sizeof key, "%.*s", (int)(length < 63 ? length : 63), list);
        list += length + (list[length] == ',');
        int id = technique_find(key);
        if (id >= 0) {
            technique_set_add(set, id);
            continue;
        }
        d->hint = "'nonet help techniques' lists them";
        const char *now = split_key_now(key);
        if (now) {
            status = diag_usage(d, at, "'%s' is now several techniques; write %s", key, now);
            continue;
        }
        const char *near = text_nearest(key, keys, TECHNIQUE_COUNT);
        status =
            near ? diag_usage(d, at, "there is no technique '%s'; did you mean '%s'?", key, near)
                 : diag_usage(d, at, "there is no technique '%s'", key);
    }
    return status;
}

bool technique_is_single(int id)
{
    return id == TECHNIQUE_FULL_HOUSE || id == TECHNIQUE_NAKED_SINGLE ||
           id == TECHNIQUE_HIDDEN_SINGLE;
}

bool technique_is_sought_with(int id, int other)
{
    static const char *const searches[] = {
#define TECHNIQUE_SEARCH(id, key, name, level, score, flags, search, argument, code, sentence)     \
#search " " #argument,
        TECHNIQUES(TECHNIQUE_SEARCH)
#undef TECHNIQUE_SEARCH
    };
    return strcmp(searches[id], searches[other]) == 0;
}

#define PAIR_RULES                                                                                 \
    (KIND_SET(CONSECUTIVE) | KIND_SET(WHITE_DOT) | KIND_SET(BLACK_DOT) | KIND_SET(X) | KIND_SET(V))
#define PAIRS      (KIND_SET(GREATER) | PAIR_RULES)
#define CALC_CAGES (KIND_SET(CALC_CAGE) | KIND_SET(SIGNLESS_CAGE))

enum { ANY_ARGUMENT = -1, ALL_SHOWN = -2 };

/* By the function that searches, and its argument, the first row counts: it is about the kinds of
 * its argument, or always about these. A row before that, of signs that are all shown, adds to it.
 */
static const struct {
    const char *search;
    int argument;
    bool of_argument;
    kind_set kinds;
} kinds_of_search[] = {
    {"find_sign", ANY_ARGUMENT, true, 0},
    {"find_line", ANY_ARGUMENT, true, 0},
    {"find_mark", ANY_ARGUMENT, true, 0},
    {"find_outside", ANY_ARGUMENT, true, 0},
    {"find_outside_ways", ANY_ARGUMENT, true, 0},
    {"find_thermo", ANY_ARGUMENT, false, KIND_SET(THERMO)},
    {"find_arrow", ANY_ARGUMENT, false, KIND_SET(ARROW)},
    {"find_arrow_ways", ANY_ARGUMENT, false, KIND_SET(ARROW)},
    {"find_sandwich", ANY_ARGUMENT, false, KIND_SET(SANDWICH)},
    {"find_odd_even", ANY_ARGUMENT, false, KIND_SET(ODD) | KIND_SET(EVEN)},
    {"find_inequality_chain", ANY_ARGUMENT, false, KIND_SET(GREATER)},
    {"find_calc", CALC_OF_ONE, false, CALC_CAGES},
    {"find_calc", CALC_ANY, false, CALC_CAGES},
    {"find_calc", CALC_NO_SIGN, false, KIND_SET(SIGNLESS_CAGE)},
    {"find_calc", ANY_ARGUMENT, false, KIND_SET(CALC_CAGE)},
    {"find_missing_sign", ALL_SHOWN, false, PAIR_RULES},
    {"find_missing_sign", ANY_ARGUMENT, false, KIND_SET(NON_CONSECUTIVE)},
    {"find_beside_places", ALL_SHOWN, false, PAIR_RULES},
    {"find_beside_places", ANY_ARGUMENT, false, KIND_SET(NON_CONSECUTIVE)},
    {"find_last_of_cage", ANY_ARGUMENT, false, KIND_SET(CAGE)},
    {"find_single_set", ANY_ARGUMENT, false, KIND_SET(CAGE)},
    {"find_least_and_most", ANY_ARGUMENT, false, KIND_SET(CAGE)},
    {"find_cage_sets", ANY_ARGUMENT, false, KIND_SET(CAGE)},
    {"find_cage_places", ANY_ARGUMENT, false, KIND_SET(CAGE)},
    {"find_cage_split", ANY_ARGUMENT, false, KIND_SET(CAGE)},
    {"find_sum_of_one", ANY_ARGUMENT, false, KIND_SET(CAGE)},
    {"find_sum_of_pair", ANY_ARGUMENT, false, KIND_SET(CAGE)},
    {"find_sum_of_more", ANY_ARGUMENT, false, KIND_SET(CAGE)},
    {"find_innies_outies", ANY_ARGUMENT, false, KIND_SET(CAGE)},
    {"find_needed_digit", 0, false, PAIR_RULES},
    {"find_needed_digit", 1, false, KIND_SET(CAGE) | CALC_CAGES},
    {"find_naked_cage_subset", ANY_ARGUMENT, false,
     KIND_SET(CAGE) | CALC_CAGES | PAIRS | KIND_SET(THERMO)},
    {"find_hidden_cage_subset", ANY_ARGUMENT, false,
     KIND_SET(CAGE) | CALC_CAGES | PAIRS | KIND_SET(THERMO)},
    {"find_cages_in_house", ANY_ARGUMENT, false,
     KIND_SET(CAGE) | CALC_CAGES | PAIRS | KIND_SET(THERMO)},
};

uint64_t technique_kinds(int id, bool all_signs)
{
    static const struct {
        const char *search;
        int argument;
    } of[] = {
#define TECHNIQUE_ARGUMENT(id, key, name, level, score, flags, search, argument, code, sentence)   \
    {#search, argument},
        TECHNIQUES(TECHNIQUE_ARGUMENT)
#undef TECHNIQUE_ARGUMENT
    };
    const int argument = of[id].argument;
    kind_set kinds = 0;
    for (size_t i = 0; i < sizeof kinds_of_search / sizeof *kinds_of_search; i++) {
        const int only = kinds_of_search[i].argument;
        if (strcmp(kinds_of_search[i].search, of[id].search) != 0) {
            continue;
        }
        if (only == ALL_SHOWN) {
            kinds = all_signs ? kinds_of_search[i].kinds : 0;
        } else if (only == ANY_ARGUMENT || only == argument) {
            return kinds_of_search[i].of_argument
                       ? (kind_set)1 << (argument & 0xff) | (kind_set)1 << (argument >> 8)
                       : kinds | kinds_of_search[i].kinds;
        }
    }
    return 0;
}

bool technique_set_is_empty(const struct technique_set *set)
{
    for (size_t i = 0; i < sizeof set->bits / sizeof set->bits[0]; i++) {
        if (set->bits[i]) {
            return false;
        }
    }
    return true;
}
