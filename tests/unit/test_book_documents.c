#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "config/fields/fields.h"
#include "tests/unit/config_trial.h"
#include "tests/unit/trial_vocabulary.h"

static const char *const levels[] = {"easy", "medium", "hard"};
static const struct config_vocabulary vocabulary = {.levels = {levels, 3}};

/* A reader of JSON's grammar, no more. Returns the end of the value, or NULL. */
static const char *json_value(const char *c);

static const char *json_string(const char *c)
{
    if (*c++ != '"') {
        return NULL;
    }
    for (; *c != '"'; c++) {
        if ((unsigned char)*c < 0x20 || (*c == '\\' && !strchr("\"\\/bfnrtu", *++c))) {
            return NULL;
        }
    }
    return c + 1;
}

static const char *blanks(const char *c)
{
    return c ? c + strspn(c, " \n\t\r") : NULL;
}

static const char *json_members(const char *c, char close)
{
    for (c = blanks(c); c && *c != close; c = blanks(c)) {
        if (close == '}') {
            c = blanks(json_string(c));
            if (!c || *c++ != ':') {
                return NULL;
            }
        }
        c = blanks(json_value(blanks(c)));
        if (!c || (*c != ',' && *c != close)) {
            return NULL;
        }
        if (*c == ',') {
            c = blanks(c + 1);
            if (*c == close) {
                return NULL;
            }
        }
    }
    return c ? c + 1 : NULL;
}

static const char *json_value(const char *c)
{
    static const char *const literals[] = {"true", "false", "null"};
    if (*c == '{' || *c == '[') {
        return json_members(c + 1, *c == '{' ? '}' : ']');
    }
    for (size_t i = 0; i < 3; i++) {
        if (strncmp(c, literals[i], strlen(literals[i])) == 0) {
            return c + strlen(literals[i]);
        }
    }
    size_t digits = strspn(c, "0123456789.");
    return digits ? c + digits : json_string(c);
}

Test(book_documents, json_schema_is_json)
{
    struct text json = {0};
    book_config_print_json_schema(&vocabulary, &json);
    const char *end = blanks(json_value(json.data));
    cr_assert_not_null(end);
    cr_assert_eq(*end, '\0');
    cr_assert(strstr(json.data, "\"enum\": [\"easy\", \"medium\", \"hard\", \"any\"]"));
    cr_assert(strstr(json.data, "\"^((easy|medium|hard)\\\\.\\\\.("));
    cr_assert(strstr(json.data, "\"required\": [\"book\"]"));
    text_free(&json);
}

static void check_names(const struct schema_map *map, const char *document)
{
    for (size_t i = 0; i < map->count; i++) {
        cr_assert(strstr(document, map->field[i].name), "'%s' is missing", map->field[i].name);
        cr_assert(map->field[i].doc && *map->field[i].doc);
        if (map->field[i].map) {
            check_names(map->field[i].map, document);
        }
    }
}

Test(book_documents, documents_name_every_field)
{
    struct text man = {0};
    struct text markdown = {0};
    book_config_print_man(&vocabulary, &man);
    book_config_print_markdown(&vocabulary, &markdown);
    check_names(&book_fields, man.data);
    check_names(&book_fields, markdown.data);
    static const char *const requests[] = {".TP", ".SS", ".B ", ".br"};
    for (char *line = strtok(man.data, "\n"); line; line = strtok(NULL, "\n")) {
        bool known = *line != '.' && *line != '\'';
        for (size_t i = 0; i < 4; i++) {
            known |= strncmp(line, requests[i], strlen(requests[i])) == 0;
        }
        cr_assert(known, "'%s'", line);
    }
    text_free(&man);
    text_free(&markdown);
}

/* The output of --print-defaults is a config, and it sets nothing but the defaults. */
Test(book_config, printed_defaults_are_the_defaults)
{
    struct text yaml = {0};
    struct text again = {0};
    book_config_print_defaults(&trial_vocabulary, &yaml);
    cr_assert(!yaml.failed);
    struct trial printed;
    struct trial plain;
    trial_read(&printed, yaml.data, NULL, 0);
    cr_assert_eq(printed.status, STATUS_OK, "%s", printed.shown);
    trial_read(&plain, trial_minimal, NULL, 0);
    /* Structs of numbers alone compare as bytes. */
    cr_assert_eq(memcmp(&printed.cfg->answers, &plain.cfg->answers, sizeof plain.cfg->answers), 0);
    cr_assert_eq(memcmp(&printed.cfg->parts, &plain.cfg->parts, sizeof plain.cfg->parts), 0);
    cr_assert_eq(memcmp(&printed.cfg->hints, &plain.cfg->hints, sizeof plain.cfg->hints), 0);
    cr_assert_eq(memcmp(&printed.cfg->home, &plain.cfg->home, sizeof plain.cfg->home), 0);
    cr_assert_str_eq(printed.cfg->style.font, plain.cfg->style.font);
    cr_assert(trial_near(printed.cfg->style.look.cell_line_pt, plain.cfg->style.look.cell_line_pt));
    cr_assert_eq(printed.cfg->per_page, plain.cfg->per_page);
    cr_assert_eq(printed.cfg->seed, plain.cfg->seed);
    trial_end(&printed);
    trial_end(&plain);
    text_free(&again);
    text_free(&yaml);
}

/* A field that stands commented out must be right when the comment's sign goes. */
Test(book_config, examples_are_right)
{
    struct text yaml = {0};
    struct text bare = {0};
    book_config_print_defaults(&trial_vocabulary, &yaml);
    for (char *line = strtok(yaml.data, "\n"); line; line = strtok(NULL, "\n")) {
        char *sign = strstr(line, "# ");
        size_t blanks = strspn(line, " ");
        char *key = sign == line + blanks ? sign + 2 : NULL;
        size_t name = key ? strspn(key, "abcdefghijklmnopqrstuvwxyz_") : 0;
        bool example =
            key && name && strncmp(key + name, ": ", 2) == 0 && !strstr(line, "name: \" shows");
        if (example) {
            text_printf(&bare, "%.*s%s\n", (int)blanks, line, key);
        } else {
            text_printf(&bare, "%s\n", line);
        }
    }
    static const char *const set[] = {"sections[0].source=file",
                                      "sections[0].excludes=[]",
                                      "sections[0].signs={word: PATCHWORK, word_at: row}",
                                      "sections[0].rhythm=[]",
                                      "calendar=null",
                                      "languages=null"};
    struct trial t;
    trial_read(&t, bare.data, set, sizeof set / sizeof *set);
    cr_assert_eq(t.status, STATUS_OK, "%s", t.shown);
    cr_assert_str_eq(t.cfg->book.subtitle, "120 graded puzzles");
    cr_assert_eq(t.cfg->style.digits.count, 9);
    trial_end(&t);
    text_free(&bare);
    text_free(&yaml);
}
