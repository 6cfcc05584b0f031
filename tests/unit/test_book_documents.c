#include <criterion/criterion.h>
#include <string.h>

#include "config/book_config.h"
#include "config/fields/fields.h"

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
    cr_assert(strstr(json.data, "\"required\": [\"book\", \"sections\"]"));
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
