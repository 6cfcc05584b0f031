/* The value types of configs, the names that configs may use, and the parsing of single values.
 *
 * Lengths are in points (1/72 in). Threads: no shared state. */
#ifndef NONET_CONFIG_VALUES_H
#define NONET_CONFIG_VALUES_H

#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A length that the config leaves to the program ("auto"). */
#define CONFIG_AUTO_PT (-1.0)
/* So too a whole number. */
#define CONFIG_AUTO_NUMBER UINT_MAX

struct config_names {
    const char *const *item;
    size_t count;
};

/* A named page size; the rows of the trim table. */
struct config_trim {
    const char *name;
    double width_pt;
    double height_pt;
};

/* The names that the rooms above know and this one does not. A list that is empty accepts any
 * name. All pointers are borrowed and must outlive every book_config read with them. */
struct config_vocabulary {
    struct config_names levels;
    struct config_names symmetries;
    struct config_names variants;
    struct config_names constraints;
    struct config_names techniques;
    struct config_names profiles;
    struct config_names papers;
    struct config_names languages;
    struct config_names covers; /* designs */
    struct config_names palettes;
    struct config_names parts;
    struct config_names pictures; /* built-in sets; here an empty list has none */
    struct config_names themes;   /* built in; a path is taken too */
    struct config_names small_print;
    struct config_names inked;     /* what a second ink may print */
    struct config_names words;     /* keys of the string table that `book.words` may replace */
    struct config_names old_words; /* keys of earlier versions, which are still read */
    const struct config_trim *trims;
    size_t trim_count;
    /* Is this what an earlier version called a technique? May be NULL. *now: NULL, and the name is
     * still read; or what to write, where it is several techniques now. */
    bool (*old_technique)(const char *key, const char **now);
};

/* A list of strings; each has its own location. */
struct config_texts {
    const char **item;
    size_t count;
};

struct config_numbers {
    unsigned *item;
    size_t count;
};

/* One `name: number` of a map with keys from a list. */
struct config_count {
    const char *name;
    unsigned number;
};

struct config_counts {
    struct config_count *item;
    size_t count;
};

struct config_range {
    int min;
    int max;
};

struct config_span {
    double min;
    double max;
};

/* One `key: value` of a map whose keys the author chooses. */
struct config_pair {
    const char *key;
    const char *value;
};

struct config_pairs {
    struct config_pair *item;
    size_t count;
};

/* Each parses a whole text and returns NULL, or the end of an error message, such as "needs a unit
 * …". None depends on the locale. */
const char *value_bool(const char *text, bool *value);
const char *value_unsigned(const char *text, uint64_t max, uint64_t *value);
const char *value_number(const char *text, double *value);
const char *value_length(const char *text, double *value_pt);
const char *value_size(const char *text, double *width_pt, double *height_pt);
const char *value_range(const char *text, struct config_range *value);
const char *value_span(const char *text, struct config_span *value);
const char *value_colour(const char *text, uint32_t *value);
/* Where the check digit alone is wrong, *right is the digit that would be right; else 0. */
const char *value_isbn(const char *text, char *right);

/* Is this the path of a file, not a name or a board's map of letters and dots? It has a '/' or an
 * extension then. */
bool value_is_path(const char *text);

/* Does it begin with http:// or https://? */
bool value_is_web_address(const char *text);

/* A unit of length by name, in points; 0 when there is none. */
double unit_pt(const char *name, size_t length);

#endif
