#include "config/fields/fields_private.h"

enum { MAX_LAYOUT_ANSWERS = 24 };

/* The order of each list is the order of its enum in book_config.h. */
static const char *const place_choices[] = {"none", "book", "apart", "both", NULL};

static const char *const at_choices[] = {"back",   "section", "next-page", "under",
                                         "beside", "code",    NULL};

#define AT(member) offsetof(struct config_section, member)
static const struct schema_field section_answers[] = {
    {.name = "at",
     .type = SCHEMA_CHOICE,
     .offset = AT(answers.at) - AT(answers),
     .set_offset = AT(has_answers.at) - AT(answers),
     .choices = at_choices,
     .example = "under",
     .doc = "Where in the book this section's solutions stand, instead of answers.at."},
    {.name = "per_page",
     .type = SCHEMA_UNSIGNED,
     .offset = AT(answers.per_page) - AT(answers),
     .set_offset = AT(has_answers.per_page) - AT(answers),
     .min = 1,
     .max = MAX_LAYOUT_ANSWERS,
     .example = "4",
     .doc = "Solutions on a page."},
    {.name = "upside_down",
     .type = SCHEMA_BOOL,
     .offset = AT(answers.upside_down) - AT(answers),
     .set_offset = AT(has_answers.upside_down) - AT(answers),
     .example = "true",
     .doc = "Turn these pages on their heads."},
};
#undef AT
const struct schema_map book_fields_section_answers = FIELDS_MAP(section_answers);

#define AT(member) offsetof(struct config_answers, member)
static const struct schema_field answers[] = {
    {.name = "place",
     .type = SCHEMA_CHOICE,
     .offset = AT(place),
     .fallback = "both",
     .choices = place_choices,
     .doc = "In the book, in a PDF of their own, or both."},
    {.name = "at",
     .type = SCHEMA_CHOICE,
     .offset = AT(look.at),
     .fallback = "back",
     .choices = at_choices,
     .doc = "Where in the book: at its back, behind each section, on the page behind the puzzles, "
            "upside down under each puzzle or beside it, or in a QR code under each puzzle, which "
            "any telephone reads without a network."},
    {.name = "per_page",
     .type = SCHEMA_UNSIGNED,
     .offset = AT(look.per_page),
     .fallback = "6",
     .min = 1,
     .max = MAX_LAYOUT_ANSWERS,
     .doc = "Solutions on a page."},
    {.name = "upside_down",
     .type = SCHEMA_BOOL,
     .offset = AT(look.upside_down),
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
     .doc = "Hints for a puzzle: steps that its section requires, else its hardest."},
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
     .doc = "Steps of a puzzle: its hardest ones, each a picture with its sentence, or where the "
            "proof is long several pictures, each with its part of it. Where the page has "
            "no room for candidates of the profile's smallest type, cells are marked instead."},
};
#undef AT
const struct schema_map book_fields_walkthrough = FIELDS_MAP(walkthrough);
