/* One request to the studio, and what is answered. server.c has looked at who asks.
 *
 * Threads: the server's. */
#ifndef NONET_CLI_STUDIO_REQUEST_H
#define NONET_CLI_STUDIO_REQUEST_H

#include "base/json/json_tree.h"
#include "base/text.h"
#include "cli/studio/draft.h"
#include "cli/studio/mhd_calls.h"
#include "cli/studio/studio_work.h"

enum {
    TOKEN_BYTES = 16,
    MOST_BODY = 1 << 20,
    MOST_CONNECTIONS = 32,
    TIMEOUT_SECONDS = 30,
    MOST_SCALE = 6, /* pixels a point */
};

struct server {
    struct draft *draft; /* NULL: the gallery */
    struct work *work;
    unsigned threads;
    unsigned port;
    char token[2 * TOKEN_BYTES + 1];
    int done[2]; /* a pipe: a byte ends the server */
    struct text schema;
};

/* One request: its body as it comes, and what is answered. */
struct request {
    struct text body;
    bool too_large;
    struct MHD_Connection *connection;
    struct json_tree json;
};

/* Answer with bytes of a type. cookie: NULL, or one that is set on the way to the page. */
enum MHD_Result request_answer(struct request *r, unsigned status, const char *type,
                               const char *bytes, size_t length, const char *cookie);
enum MHD_Result request_answer_text(struct request *r, unsigned status, const char *text);

/* Answer with a JSON object that says in words what is wrong. */
enum MHD_Result request_answer_problem(struct request *r, unsigned status, const char *problem);

/* A parameter of the address; NULL: it has none of that name. */
const char *request_parameter(const struct request *r, const char *name);

/* Do what is asked, and answer. */
enum MHD_Result request_run(struct server *s, struct request *r, const char *method,
                            const char *path);

#endif
