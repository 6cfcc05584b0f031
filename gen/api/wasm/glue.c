#include "gen/api/wasm/glue.h"

#include <stdlib.h>
#include <string.h>

const char *glue_or_null(const char *text)
{
    return text && *text ? text : NULL;
}

static const char *const codes[] = {
    [NONET_FAILED] = "failed",           [NONET_USAGE] = "usage",
    [NONET_CANCELLED] = "cancelled",     [NONET_NO_MEMORY] = "no-memory",
    [NONET_NO_SOLUTION] = "no-solution", [NONET_NOT_UNIQUE] = "not-unique",
};

char *glue_error(const nonet_error *error)
{
    struct text out = {0};
    struct json_writer w = {.out = &out};
    const char *code =
        (size_t)error->status < sizeof codes / sizeof *codes ? codes[error->status] : NULL;
    json_put_open(&w, '{');
    json_member_string(&w, "error", error->text);
    json_member_string(&w, "code", code ? code : "failed");
    json_member_unsigned(&w, "line", error->line);
    json_member_unsigned(&w, "column", error->column);
    json_put_close(&w, '}');
    return out.data;
}

char *glue_path(nonet_path *path)
{
    struct text out = {0};
    struct json_writer w = {.out = &out};
    json_put_open(&w, '{');
    json_put_name(&w, "steps");
    json_put_open(&w, '[');
    while (nonet_path_next(path) == NONET_OK) {
        const char *step = nonet_path_json(path);
        json_put_json(&w, step ? step : "null");
    }
    json_put_close(&w, ']');
    json_member_bool(&w, "solved", nonet_path_is_solved(path));
    json_put_close(&w, '}');
    if (out.failed) {
        text_free(&out);
    }
    return out.data;
}

enum nonet_status glue_set_options(const char *options, char separator, glue_set *set, void *handle,
                                   nonet_error *error)
{
    enum nonet_status status = NONET_OK;
    char *list = strdup(options);
    char *rest = list;
    while (status == NONET_OK && rest && *rest) {
        char *name = rest;
        rest = strchr(rest, separator);
        if (rest) {
            *rest++ = '\0';
        }
        char *value = strchr(name, '=');
        if (value) {
            *value++ = '\0';
        }
        status = set(handle, name, value, error);
    }
    free(list);
    return status;
}
