#include "config/fields/fields_private.h"

/* The order of each list is the order of its enum in book_config.h. */
static const char *const place_choices[] = {"none", "book", "apart", "both", NULL};

#define AT(member) offsetof(struct config_answers, member)
static const struct schema_field answers[] = {
    {.name = "place",
     .type = SCHEMA_CHOICE,
     .offset = AT(place),
     .fallback = "both",
     .choices = place_choices,
     .doc = "At the end of the book, in a PDF of their own, or both."},
    {.name = "per_page",
     .type = SCHEMA_UNSIGNED,
     .offset = AT(per_page),
     .fallback = "6",
     .min = 1,
     .max = 30,
     .doc = "Solutions on a page."},
    {.name = "upside_down",
     .type = SCHEMA_BOOL,
     .offset = AT(upside_down),
     .fallback = "false",
     .doc = "Turn the pages of solutions in the book on their heads."},
    {.name = "reversed",
     .type = SCHEMA_BOOL,
     .offset = AT(reversed),
     .fallback = "false",
     .doc = "The last puzzle's solution first."},
};
#undef AT
const struct schema_map book_fields_answers = FIELDS_MAP(answers);

#define AT(member) offsetof(struct config_hints, member)
static const struct schema_field hints[] = {
    {.name = "include",
     .type = SCHEMA_BOOL,
     .offset = AT(include),
     .fallback = "false",
     .doc = "A part with a hint for every puzzle, before the solutions."},
    {.name = "per_puzzle",
     .type = SCHEMA_UNSIGNED,
     .offset = AT(per_puzzle),
     .fallback = "1",
     .min = 1,
     .max = 5,
     .doc = "Hints for a puzzle: its first steps that are not plain singles."},
};
#undef AT
const struct schema_map book_fields_hints = FIELDS_MAP(hints);

#define AT(member) offsetof(struct config_walkthrough, member)
static const struct schema_field walkthrough[] = {
    {.name = "puzzles",
     .type = SCHEMA_NUMBERS,
     .offset = AT(puzzles),
     .min = 1,
     .max = CONFIG_MAX_PUZZLES,
     .example = "[1, 40]",
     .doc = "Puzzles to explain step by step with pictures, by their numbers."},
    {.name = "hardest",
     .type = SCHEMA_UNSIGNED,
     .offset = AT(hardest),
     .fallback = "0",
     .min = 0,
     .max = 100,
     .doc = "And so many of the hardest ones."},
    {.name = "max_steps",
     .type = SCHEMA_UNSIGNED,
     .offset = AT(max_steps),
     .fallback = "6",
     .min = 1,
     .max = 60,
     .doc = "Pictures for a puzzle: its hardest steps, each with its sentence. Where the page has "
            "no room for candidates of the profile's smallest type, cells are marked instead."},
};
#undef AT
const struct schema_map book_fields_walkthrough = FIELDS_MAP(walkthrough);
