#include <assert.h>
#include <pthread.h>
#include <string.h>

#include "config/theme.h"
#include "config/translation/translation.h"
#include "gen/constraint/constraint.h"
#include "gen/format/layouts/layout_options.h"
#include "gen/grade/technique.h"
#include "gen/make/run/generate_options.h"
#include "render/board/picture_sets.h"
#include "render/book/cover/book_cover.h"
#include "render/book/pages/part_lists.h"
#include "render/book/plan/profile.h"
#include "render/book/plan/second_ink.h"
#include "render/press/press.h"

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
    return i < TEXT_COUNT ? translation_keys().item[i] : technique_choice(i - TEXT_COUNT);
}

/* Short names of constraints, then those kinds that have another name. */
static const char *nth_constraint(size_t i)
{
    size_t passed = 0;
    const struct constraint_variant *variant;
    for (size_t k = 0; (variant = constraint_variant_at(k)) != NULL; k++) {
        if (!constraint_variant_is_board(variant) && passed++ == i) {
            return variant->name;
        }
    }
    for (size_t k = 0; constraint_kind_choice(k); k++) {
        if (!constraint_variant_find(constraint_kind_choice(k)) && passed++ == i) {
            return constraint_kind_choice(k);
        }
    }
    return NULL;
}

static const char *nth_theme(size_t index)
{
    return index < theme_text_count ? theme_texts[index].name : NULL;
}

enum { MAX_NAMES = 1024 };
_Static_assert((int)TEXT_COUNT + (int)MAX_TECHNIQUES <= (int)MAX_NAMES, "all words have room");

static struct config_names collect(const char *names[MAX_NAMES], const char *(*nth)(size_t index))
{
    size_t count = 0;
    for (const char *name; (name = nth(count)) != NULL; count++) {
        assert(count < MAX_NAMES);
        names[count] = name;
    }
    return (struct config_names){names, count};
}

static struct config_vocabulary vocabulary;

static void make_vocabulary(void)
{
    static const char *names[15][MAX_NAMES];
    vocabulary = (struct config_vocabulary){
        .levels = collect(names[0], level_choice),
        .symmetries = collect(names[1], generate_symmetry_choice),
        .variants = collect(names[2], layout_or_map_choice),
        .constraints = collect(names[11], nth_constraint),
        .techniques = collect(names[3], technique_choice),
        .profiles = collect(names[4], nth_profile),
        .papers = collect(names[5], nth_paper),
        .languages = translation_languages(),
        .covers = collect(names[8], cover_design_name),
        .palettes = collect(names[9], cover_palette_name),
        .parts = collect(names[10], part_name),
        .pictures = collect(names[7], picture_set_name),
        .themes = collect(names[14], nth_theme),
        .small_print = collect(names[12], small_print_name),
        .words = collect(names[6], nth_word),
        .old_words = translation_old_keys(),
        .inked = collect(names[13], inked_name),
        .trims = trim_at(0),
        .trim_count = trim_count(),
        .old_technique = technique_is_old,
    };
}

const struct config_vocabulary *press_vocabulary(void)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, make_vocabulary);
    return &vocabulary;
}
