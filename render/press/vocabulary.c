#include <assert.h>

#include "config/translation/translation.h"
#include "gen/board/symmetry.h"
#include "gen/grade/grade.h"
#include "render/book/profile.h"
#include "render/press/press.h"

static const char *nth_level(size_t i)
{
    return i < LEVEL_COUNT ? level_name((enum level)i) : NULL;
}

static const char *nth_symmetry(size_t i)
{
    return i < SYMMETRY_COUNT    ? symmetry_name((enum symmetry)i)
           : i == SYMMETRY_COUNT ? "any"
                                 : NULL;
}

static const char *nth_variant(size_t i)
{
    return variant_name(i);
}

static const char *nth_technique(size_t i)
{
    return i < technique_count() ? technique_at(i)->key : NULL;
}

static const char *nth_profile(size_t i)
{
    return i < profile_count() ? profile_at(i)->name : NULL;
}

static const char *nth_paper(size_t i)
{
    return i < paper_count() ? paper_at(i)->name : NULL;
}

/* The string table's own words, and a name of the user's own for each technique. */
static const char *nth_word(size_t i)
{
    return i < TEXT_COUNT ? translation_keys().item[i] : nth_technique(i - TEXT_COUNT);
}

enum { MOST_NAMES = 256 };

static struct config_names collect(const char *names[MOST_NAMES], const char *(*nth)(size_t index))
{
    size_t count = 0;
    for (const char *name; (name = nth(count)) != NULL; count++) {
        assert(count < MOST_NAMES);
        names[count] = name;
    }
    return (struct config_names){names, count};
}

const struct config_vocabulary *press_vocabulary(void)
{
    static const char *names[7][MOST_NAMES];
    static struct config_vocabulary v;
    if (!v.trims) {
        v = (struct config_vocabulary){
            .levels = collect(names[0], nth_level),
            .symmetries = collect(names[1], nth_symmetry),
            .variants = collect(names[2], nth_variant),
            .techniques = collect(names[3], nth_technique),
            .profiles = collect(names[4], nth_profile),
            .papers = collect(names[5], nth_paper),
            .languages = translation_languages(),
            .words = collect(names[6], nth_word),
            .trims = trim_at(0),
            .trim_count = trim_count(),
        };
    }
    return &v;
}
