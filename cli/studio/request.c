#include "cli/studio/request.h"

#include <stdlib.h>
#include <string.h>

/* ---- answers ---- */

static const char *const usual_headers[][2] = {
    {"Content-Security-Policy",
     "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src "
     "'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"},
    {"X-Content-Type-Options", "nosniff"},
    {"Referrer-Policy", "no-referrer"},
    {"Cross-Origin-Resource-Policy", "same-origin"},
    {"Cache-Control", "no-store"},
};

static bool has_header(const char *const *headers, const char *name)
{
    for (; headers && headers[0]; headers += 2) {
        if (strcmp(headers[0], name) == 0) {
            return true;
        }
    }
    return false;
}

enum MHD_Result request_answer_with(struct request *r, unsigned status, const char *type,
                                    const char *bytes, size_t length, const char *const *headers)
{
    struct MHD_Response *response =
        MHD_create_response_from_buffer(length, (void *)(uintptr_t)bytes, MHD_RESPMEM_MUST_COPY);
    if (!response) {
        return MHD_NO;
    }
    for (size_t i = 0; i < sizeof usual_headers / sizeof usual_headers[0]; i++) {
        if (!has_header(headers, usual_headers[i][0])) {
            MHD_add_response_header(response, usual_headers[i][0], usual_headers[i][1]);
        }
    }
    MHD_add_response_header(response, "Content-Type", type);
    for (; headers && headers[0]; headers += 2) {
        MHD_add_response_header(response, headers[0], headers[1]);
    }
    enum MHD_Result result = MHD_queue_response(r->connection, status, response);
    MHD_destroy_response(response);
    return result;
}

enum MHD_Result request_answer(struct request *r, unsigned status, const char *type,
                               const char *bytes, size_t length)
{
    return request_answer_with(r, status, type, bytes, length, NULL);
}

enum MHD_Result request_answer_text(struct request *r, unsigned status, const char *text)
{
    return request_answer(r, status, "text/plain; charset=utf-8", text, strlen(text));
}

enum MHD_Result request_answer_json(struct request *r, struct text *json)
{
    enum MHD_Result result =
        json->failed ? request_answer_text(r, 500, OUT_OF_MEMORY)
                     : request_answer(r, 200, "application/json", json->data ? json->data : "{}",
                                      json->data ? json->length : 2);
    text_free(json);
    return result;
}

enum MHD_Result request_answer_problem(struct request *r, unsigned status, const char *problem)
{
    struct text json = {0};
    struct json_writer w = {.out = &json};
    json_put_open(&w, '{');
    json_member_string(&w, "problem", problem);
    json_put_close(&w, '}');
    enum MHD_Result result =
        request_answer(r, status, "application/json", json.data ? json.data : "{}", json.length);
    text_free(&json);
    return result;
}

const char *request_parameter(const struct request *r, const char *name)
{
    return MHD_lookup_connection_value(r->connection, MHD_GET_ARGUMENT_KIND, name);
}

size_t request_number(const struct request *r, const char *name, size_t otherwise)
{
    const char *text = request_parameter(r, name);
    return text && *text >= '0' && *text <= '9' ? strtoul(text, NULL, 10) : otherwise;
}

char *request_member(const struct request *r, const char *name)
{
    const struct json_node *n =
        r->json.count ? json_member(&r->json, &r->json.node[0], name) : NULL;
    return n && !json_is_nested(n) ? strndup(n->text.text, n->text.length) : NULL;
}

enum nonet_part request_part(const char *name, size_t length)
{
    static const char *const names[] = {
        [NONET_INTERIOR] = "interior", [NONET_ANSWERS] = "answers", [NONET_COVER] = "cover"};
    enum nonet_part part = NONET_COVER;
    while (part != NONET_INTERIOR &&
           (strlen(names[part]) != length || memcmp(names[part], name, length) != 0)) {
        part--;
    }
    return part;
}
