#include "config/fields/fields.h"

#include "config/fields/fields_private.h"

/* A longer one would make a code that is larger than a small board. */
enum { WEB_URL_MAX_CHARACTERS = 120 };

#define AT(member) offsetof(struct config_output, member)
#define FILE_NAME(key, text)                                                                       \
    {                                                                                              \
        .name = #key, .type = SCHEMA_FILE_NAME, .offset = AT(key), .example = #key, .doc = text    \
    }
static const struct schema_field output[] = {
    FILE_NAME(name, "The name of the book's file, without \".pdf\". Left out: the config's name."),
    FILE_NAME(answers, "The name of the answer key's file, without \".pdf\"."),
    FILE_NAME(cover, "The name of the cover's file, without \".pdf\"."),
    FILE_NAME(manifest, "The name of the manifest, without \".json\"."),
    {.name = "report",
     .type = SCHEMA_BOOL,
     .offset = AT(report),
     .fallback = "false",
     .doc =
         "Also write report.html and report.pdf: the curve of difficulty, statistics, techniques, "
         "a row for each puzzle, and puzzles that are also in the banks of the sections."},
    {.name = "repeats",
     .type = SCHEMA_PATHS,
     .offset = AT(repeats),
     .example = "[last-year.bank, series.bank]",
     .doc = "More banks in which the report looks for the book's puzzles; paths are relative to "
            "the config."},
};
#undef AT
static const struct schema_map book_fields_output = FIELDS_MAP(output);

#define AT(member) offsetof(struct config_web, member)
static const struct schema_field web[] = {
    {.name = "make",
     .type = SCHEMA_BOOL,
     .offset = AT(make),
     .fallback = "false",
     .doc = "Also write the folder web/ for any web server: index.html, a page to play the puzzles "
            "on, and what lets readers install it."},
    {.name = "url",
     .type = SCHEMA_TEXT,
     .offset = AT(url),
     .max = WEB_URL_MAX_CHARACTERS,
     .example = "https://example.org/patient-square/",
     .doc = "The web address of that page. A QR code under each puzzle opens the puzzle there. "
            "Left out: no codes."},
    {.name = "link",
     .type = SCHEMA_TEXT,
     .offset = AT(link),
     .max = LINE_MAX_CHARACTERS,
     .example = "https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/solo.html#{solo}",
     .doc =
         "The address of another web player that the QR code under each puzzle opens. Write the "
         "puzzle's place as {solo} for a game ID of Simon Tatham's Solo, {fpuzzles} for f-puzzles "
         "and SudokuPad, {scl} for SudokuPad with the rules in words, {line} for digits with '.' "
         "for empty cells, {zeros} for digits with 0, or {number} for its number."},
    {.name = "first_day",
     .type = SCHEMA_TEXT,
     .offset = AT(first_day),
     .max = LINE_MAX_CHARACTERS,
     .example = "2027-01-01",
     .doc =
         "The day of the page's first puzzle; each one after it is the next day's. The page shows "
         "a puzzle from its day on. Left out: all puzzles at once."},
};
#undef AT
static const struct schema_map book_fields_web = FIELDS_MAP(web);

static const char *const lesson_choices[] = {"whole", "half", NULL};
static const char *const repeat_choices[] = {"refuse", "allow", NULL};

#define AT(member) offsetof(struct book_config, member)
#define PART_OF_BOOK(key, text)                                                                    \
    {                                                                                              \
        .name = #key, .type = SCHEMA_MAP, .offset = AT(key), .map = &book_fields_##key,            \
        .item_size = sizeof(struct config_##key), .doc = text                                      \
    }
static const struct schema_field fields[] = {
    {.name = "book",
     .type = SCHEMA_MAP,
     .offset = AT(book),
     .map = &book_fields_book,
     .item_size = sizeof(struct config_book),
     .required = true,
     .doc = "The book's title, author and texts."},
    PART_OF_BOOK(page, "The size, paper and printer of the book."),
    PART_OF_BOOK(style, "The look of the pages."),
    {.name = "per_page",
     .type = SCHEMA_UNSIGNED,
     .offset = AT(per_page),
     .fallback = "2",
     .min = 1,
     .max = 12,
     .doc = "Number of puzzles on a page, for sections without their own per_page."},
    {.name = "sections",
     .type = SCHEMA_LIST,
     .offset = AT(section),
     .count_offset = AT(section_count),
     .item_size = sizeof(struct config_section),
     .map = &book_fields_sections,
     .required = true,
     .unless = "calendar",
     .doc = "The sections of puzzles, in order."},
    PART_OF_BOOK(calendar, "A puzzle for each day, in place of sections: months are sections, and "
                           "each puzzle has its date as title."),
    PART_OF_BOOK(answers, "The solutions."),
    PART_OF_BOOK(parts, "The parts of the book besides puzzles and solutions."),
    PART_OF_BOOK(hints, "The hints."),
    PART_OF_BOOK(walkthrough, "Puzzles that the book explains step by step."),
    {.name = "techniques",
     .type = SCHEMA_NAMES,
     .offset = AT(techniques),
     .vocabulary = SCHEMA_VOCABULARY(techniques),
     .example = "[naked-pair, x-wing]",
     .doc = "Techniques to teach in a chapter. Each lesson explains how to find the technique, "
            "with an example and six positions to practise on; answers follow. Techniques of "
            "constraints are taught on boards with such constraints."},
    {.name = "lessons",
     .type = SCHEMA_CHOICE,
     .offset = AT(lessons),
     .choices = lesson_choices,
     .fallback = "whole",
     .doc = "How long the lessons on techniques are: whole ones take a page or more and have "
            "positions to practise on, half ones have a picture next to their text on half a "
            "page."},
    PART_OF_BOOK(cover, "The cover."),
    PART_OF_BOOK(series, "The series that the book belongs to."),
    PART_OF_BOOK(print, "Settings for professional printers."),
    PART_OF_BOOK(home, "Settings for a printer at home."),
    PART_OF_BOOK(web, "The page to play the book's puzzles on, and QR codes."),
    PART_OF_BOOK(output, "The names of the book's files."),
    PART_OF_BOOK(onix, "A record of the book for distributors (ONIX 3.0)."),
    {.name = "languages",
     .type = SCHEMA_NAMES,
     .offset = AT(languages),
     .vocabulary = SCHEMA_VOCABULARY(languages),
     .example = "[en, de, fr]",
     .doc = "Make an edition in each of these languages, with the same puzzles. Any text may then "
            "be a map by language, as in title: {en: Ten, de: Zehn}. Left out: one edition, in "
            "book.language."},
    {.name = "repeats",
     .type = SCHEMA_CHOICE,
     .offset = AT(repeats),
     .choices = repeat_choices,
     .fallback = "refuse",
     .doc = "What to do with equivalent puzzles. refuse: report them in files and on worksheets, "
            "and choose others elsewhere. allow: print them."},
    {.name = "avoid",
     .type = SCHEMA_PATHS,
     .offset = AT(avoid),
     .example = "[../volume-1/manifest.json, series.bank]",
     .doc =
         "Puzzles that must not be used again, nor their equivalents: banks, folders or manifests "
         "of books, and files of puzzles in any format; relative to the config's directory."},
    {.name = "choices",
     .type = SCHEMA_PATH,
     .offset = AT(choices),
     .example = "choices.yaml",
     .doc = "A file with an editor's choices on single puzzles: keep, drop, move and level "
            "('nonet help choices'); relative to the config."},
    {.name = "seed",
     .type = SCHEMA_SEED,
     .offset = AT(seed),
     .fallback = "1",
     .doc = "The seed of all random choices; the same config and seed make the same book."},
};

#undef AT

const struct schema_map book_fields = FIELDS_MAP(fields);
