#include "config/fields/fields_private.h"

enum { MAX_LAYOUT_ANSWERS = 24 };

/* The order of each list is the order of its enum in book_config.h. */
static const char *const place_choices[] = {"none", "book", "apart", "both", NULL};

static const char *const at_choices[] = {"back",   "section", "next-page", "under",
                                         "beside", "code",    "later",     NULL};

static const char *const hint_length_choices[] = {"auto",  "full",      "short",
                                                  "where", "questions", NULL};

#define AT(member) offsetof(struct config_section, member)
static const struct schema_field section_answers[] = {
    {.name = "at",
     .type = SCHEMA_CHOICE,
     .offset = AT(answers.at) - AT(answers),
     .set_offset = AT(has_answers.at) - AT(answers),
     .choices = at_choices,
     .example = "under",
     .doc = "Where this section's solutions are in the book. Left out: answers.at."},
    {.name = "per_page",
     .type = SCHEMA_UNSIGNED,
     .offset = AT(answers.per_page) - AT(answers),
     .set_offset = AT(has_answers.per_page) - AT(answers),
     .special = "auto",
     .min = 1,
     .max = MAX_LAYOUT_ANSWERS,
     .example = "4",
     .doc = "Number of solutions on a page. Left out: answers.per_page."},
    {.name = "upside_down",
     .type = SCHEMA_BOOL,
     .offset = AT(answers.upside_down) - AT(answers),
     .set_offset = AT(has_answers.upside_down) - AT(answers),
     .example = "true",
     .doc = "Print these pages upside down."},
};
#undef AT
const struct schema_map book_fields_section_answers = FIELDS_MAP(section_answers);

static const char *const reference_choices[] = {"auto", "each", "none", NULL};

#define AT(member) offsetof(struct config_answers, member)
static const struct schema_field answers[] = {
    {.name = "place",
     .type = SCHEMA_CHOICE,
     .offset = AT(place),
     .fallback = "both",
     .choices = place_choices,
     .doc = "Where the solutions are: in the book, in a separate PDF, or both."},
    {.name = "at",
     .type = SCHEMA_CHOICE,
     .offset = AT(look.at),
     .fallback = "back",
     .choices = at_choices,
     .doc =
         "Where the solutions are in the book. back: at its end. section: after each section. "
         "next-page: on the page after the puzzles. under and beside: upside down at each puzzle. "
         "code: in a QR code under each puzzle, which a telephone reads without a network. later: "
         "upside down at the puzzle that has the same place on the next spread."},
    {.name = "per_page",
     .type = SCHEMA_UNSIGNED,
     .offset = AT(look.per_page),
     .fallback = "auto",
     .special = "auto",
     .min = 1,
     .max = MAX_LAYOUT_ANSWERS,
     .doc = "Number of solutions on a page. auto: the most that are easy to read, which is 12 on 6 "
            "x 9 in and 20 on 8.5 x 11 in; in large print at most 6."},
    {.name = "upside_down",
     .type = SCHEMA_BOOL,
     .offset = AT(look.upside_down),
     .fallback = "false",
     .doc = "Print the pages of solutions upside down."},
    {.name = "references",
     .type = SCHEMA_CHOICE,
     .offset = AT(references),
     .fallback = "auto",
     .choices = reference_choices,
     .doc = "Which puzzles name the page of their solution, and which solutions that of their "
            "puzzle. auto: those that stand first on their page or have another page to name than "
            "the one before; each: all; none: none."},
    {.name = "reversed",
     .type = SCHEMA_BOOL,
     .offset = AT(reversed),
     .fallback = "false",
     .doc = "Print the solutions in reverse order."},
    {.name = "constraints",
     .type = SCHEMA_BOOL,
     .offset = AT(constraints),
     .fallback = "false",
     .doc = "Print cages, lines, numbers outside the board and other marks in solutions too."},
};
#undef AT
const struct schema_map book_fields_answers = FIELDS_MAP(answers);

#define AT(member) offsetof(struct config_hints, member)
static const struct schema_field hints[] = {
    {.name = "include",
     .type = SCHEMA_BOOL,
     .offset = AT(include),
     .fallback = "false",
     .doc = "Print a hint for every puzzle, before the solutions."},
    {.name = "per_puzzle",
     .type = SCHEMA_UNSIGNED,
     .offset = AT(per_puzzle),
     .fallback = "1",
     .min = 1,
     .max = 5,
     .doc = "Number of hints for each puzzle: steps that its section requires, else its hardest."},
    {.name = "length",
     .type = SCHEMA_CHOICE,
     .offset = AT(length),
     .fallback = "auto",
     .choices = hint_length_choices,
     .doc =
         "How much each hint gives away. full: the whole step. short: its first sentence. where: "
         "the technique and where to look for it, but not what follows. questions: they ask for "
         "a digit that is easy to find, without the names of techniques. auto: questions in "
         "books with style.friends, where in others."},
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
     .doc = "Numbers of the puzzles to explain step by step, with pictures."},
    {.name = "hardest",
     .type = SCHEMA_UNSIGNED,
     .offset = AT(hardest),
     .fallback = "0",
     .min = 0,
     .max = 100,
     .doc = "Number of the hardest puzzles to explain too."},
    {.name = "max_steps",
     .type = SCHEMA_UNSIGNED,
     .offset = AT(max_steps),
     .fallback = "6",
     .min = 1,
     .max = 60,
     .doc = "Most steps to show of a puzzle; the hardest are chosen. Each step is a picture with a "
            "sentence; a long proof has several. Where all candidates would be too small to read, "
            "only those of the step are printed. A sentence names what the steps without a picture "
            "find."},
};
#undef AT
const struct schema_map book_fields_walkthrough = FIELDS_MAP(walkthrough);
