/* One request to the studio, and what is answered. server.c has looked at who asks; the routes are
 * in routes_*.c, a table each.
 *
 * Threads: one a request; the desk's lock is held while a route runs. */
#ifndef NONET_CLI_STUDIO_REQUEST_H
#define NONET_CLI_STUDIO_REQUEST_H

#include "base/json/json_tree.h"
#include "base/json/json_writer.h"
#include "base/text.h"
#include "cli/studio/desk.h"
#include "cli/studio/draft.h"
#include "cli/studio/mhd_calls.h"

enum {
    TOKEN_BYTES = 16,
    MAX_BODY_BYTES = 1 << 20,
    MAX_CONNECTIONS = 64,
    TIMEOUT_SECONDS = 60,
    MAX_OTHERS = 60, /* puzzles of a file or bank to choose from */
};

struct server {
    struct desk *desk;
    struct draft *draft; /* NULL: the gallery */
    nonet_puzzle *other[MAX_OTHERS];
    size_t other_count;
    unsigned threads;
    unsigned port;
    char token[2 * TOKEN_BYTES + 1];
    int done[2]; /* a pipe: a byte ends the server */
};

/* One request: its body as it comes, and what is answered. */
struct request {
    struct text body;
    bool too_large;
    struct MHD_Connection *connection;
    struct json_tree json;
};

/* Answer with bytes of a type. */
enum MHD_Result request_answer(struct request *r, unsigned status, const char *type,
                               const char *bytes, size_t length);

/* The same with more headers, name and value in turn, ending with NULL; another policy takes the
 * place of the page's. */
enum MHD_Result request_answer_with(struct request *r, unsigned status, const char *type,
                                    const char *bytes, size_t length, const char *const *headers);
enum MHD_Result request_answer_text(struct request *r, unsigned status, const char *text);

/* Answer with a JSON text, which is freed. */
enum MHD_Result request_answer_json(struct request *r, struct text *json);

/* Answer with a JSON object that holds the error as a sentence. */
enum MHD_Result request_answer_problem(struct request *r, unsigned status, const char *problem);

/* A parameter of the address; NULL: it has none of that name. */
const char *request_parameter(const struct request *r, const char *name);

/* A number there; `otherwise` where it has none. */
size_t request_number(const struct request *r, const char *name, size_t otherwise);

/* A text of the body, for free(); NULL: it has none. */
char *request_member(const struct request *r, const char *name);

/* A part of the book by its name; others are the interior. */
enum nonet_part request_part(const char *name, size_t length);

/* A route: the method, the path, and what is to be done. */
struct route {
    const char *method;
    const char *path;
    bool needs_draft;
    enum MHD_Result (*run)(struct server *s, struct request *r);
};
struct routes {
    const struct route *item;
    size_t count;
};
extern const struct routes routes_book, routes_view, routes_puzzles, routes_volumes, routes_work;

/* The folder of the open config, with "/" at its end; and the one of the files that are made. */
void config_folder(const struct server *s, struct text *out);
void output_folder(const struct server *s, struct text *out);

#endif
