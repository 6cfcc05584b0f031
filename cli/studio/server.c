#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <unistd.h>

#include "cli/studio/dispatch.h"
#include "cli/studio/recent.h"
#include "cli/studio/request.h"
#include "cli/studio/studio.h"

/* ---- who asks ---- */

static const char *header_of(const struct request *r, const char *name)
{
    return MHD_lookup_connection_value(r->connection, MHD_HEADER_KIND, name);
}

/* The address by which this machine is called, with or without the scheme before it. */
static bool is_our_address(const struct server *s, const char *text, const char *scheme)
{
    static const char *const names[] = {"127.0.0.1", "localhost"};
    for (size_t i = 0; text && i < sizeof names / sizeof names[0]; i++) {
        char address[64];
        snprintf(address, sizeof address, "%s%s:%u", scheme, names[i], s->port);
        if (strcmp(text, address) == 0) {
            return true;
        }
    }
    return false;
}

/* Compares all bytes, so that the time does not show how many match. */
static bool is_token(const struct server *s, const char *text)
{
    unsigned char apart = 0;
    if (!text || strlen(text) != 2 * TOKEN_BYTES) {
        return false;
    }
    for (size_t i = 0; i < 2 * TOKEN_BYTES; i++) {
        apart |= (unsigned char)(text[i] ^ s->token[i]);
    }
    return apart == 0;
}

static bool has_cookie(const struct server *s, const struct request *r)
{
    char name[32];
    snprintf(name, sizeof name, "nonet-%u", s->port);
    return is_token(s, MHD_lookup_connection_value(r->connection, MHD_COOKIE_KIND, name));
}

/* NULL: it may ask. */
static const char *refusal(const struct server *s, const struct request *r, const char *method)
{
    const char *origin = header_of(r, "Origin");
    const char *site = header_of(r, "Sec-Fetch-Site");
    const bool posts = strcmp(method, "GET") != 0;
    if (!is_our_address(s, header_of(r, "Host"), "")) {
        return "this server answers only to its own address";
    }
    if (origin && !is_our_address(s, origin, "http://")) {
        return "this server answers only its own page";
    }
    if (posts && ((site && strcmp(site, "same-origin") != 0) || !header_of(r, "X-Nonet"))) {
        return "this server answers only its own page";
    }
    return NULL;
}

/* The printed address has the token; the browser keeps it as a cookie. */
static enum MHD_Result greet(const struct server *s, struct request *r)
{
    char cookie[128];
    snprintf(cookie, sizeof cookie, "nonet-%u=%s; Path=/; HttpOnly; SameSite=Strict", s->port,
             s->token);
    const char *const headers[] = {"Set-Cookie", cookie, "Location", "/", NULL};
    return request_answer_with(r, 303, "text/plain", "", 0, headers);
}

static enum MHD_Result dispatch(struct server *s, struct request *r, const char *method,
                                const char *path)
{
    const char *wrong = refusal(s, r, method);
    if (wrong) {
        return request_answer_problem(r, 403, wrong);
    }
    if (strcmp(path, "/") == 0 && is_token(s, request_parameter(r, "token"))) {
        return greet(s, r);
    }
    if (!has_cookie(s, r)) {
        return request_answer_text(r, 403, "Open the address that 'nonet studio' printed.\n");
    }
    return request_run(s, r, method, path);
}

static enum MHD_Result handle_request(void *context, struct MHD_Connection *connection,
                                      const char *path, const char *method, const char *version,
                                      const char *upload, size_t *upload_size, void **state)
{
    struct request *r = *state;
    (void)version;
    if (!r) {
        r = calloc(1, sizeof *r);
        *state = r;
        return r ? MHD_YES : MHD_NO;
    }
    r->connection = connection;
    if (*upload_size) {
        r->too_large |= r->body.length + *upload_size > MAX_BODY_BYTES;
        if (!r->too_large) {
            text_add(&r->body, upload, *upload_size);
        }
        *upload_size = 0;
        return MHD_YES;
    }
    return dispatch(context, r, method, path);
}

static void forget(void *context, struct MHD_Connection *connection, void **state,
                   enum MHD_RequestTerminationCode code)
{
    struct request *r = *state;
    (void)context;
    (void)connection;
    (void)code;
    if (r) {
        json_tree_free(&r->json);
        text_free(&r->body);
        free(r);
        *state = NULL;
    }
}

/* ---- the server ---- */

static int interrupted = -1;

static void interrupt(int signal)
{
    int error = errno;
    (void)signal;
    ssize_t written = write(interrupted, "", 1);
    (void)written;
    errno = error;
}

static bool make_token(struct server *s)
{
    unsigned char bytes[TOKEN_BYTES];
    if (getentropy(bytes, sizeof bytes) != 0) {
        return false;
    }
    for (size_t i = 0; i < TOKEN_BYTES; i++) {
        snprintf(s->token + 2 * i, 3, "%02x", bytes[i]);
    }
    return true;
}

static void open_browser(const char *address)
{
    pid_t child = fork();
    if (child == 0) {
        execlp("xdg-open", "xdg-open", address, (char *)NULL);
        _exit(127);
    }
}

static enum status serve(struct server *s, const struct studio_options *o, struct diag *d)
{
    struct sockaddr_in address = {.sin_family = AF_INET,
                                  .sin_port = htons((uint16_t)o->port),
                                  .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    struct MHD_Daemon *daemon =
        MHD_start_daemon(MHD_USE_INTERNAL_POLLING_THREAD | MHD_USE_THREAD_PER_CONNECTION,
                         (uint16_t)o->port, NULL, NULL, handle_request, s, MHD_OPTION_SOCK_ADDR,
                         (struct sockaddr *)&address, MHD_OPTION_NOTIFY_COMPLETED, forget, NULL,
                         MHD_OPTION_CONNECTION_LIMIT, (unsigned)MAX_CONNECTIONS,
                         MHD_OPTION_CONNECTION_TIMEOUT, (unsigned)TIMEOUT_SECONDS, MHD_OPTION_END);
    if (!daemon) {
        d->hint = "choose another --port, or leave it out";
        return diag_error(d, NULL, "cannot listen on port %u of this machine: %s", o->port,
                          strerror(errno));
    }
    s->port = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT)->port;
    char shown[128];
    snprintf(shown, sizeof shown, "http://127.0.0.1:%u/?token=%s", s->port, s->token);
    if ((printf("%s\n", shown) < 0 || fflush(stdout) != 0) && !o->open) {
        int error = errno;
        MHD_stop_daemon(daemon); /* nobody could know where it is */
        return diag_error(d, NULL, "cannot write standard output: %s", strerror(error));
    }
    if (o->open) {
        open_browser(shown);
    }
    char byte;
    while (read(s->done[0], &byte, 1) < 0 && errno == EINTR) {
    }
    pthread_mutex_lock(&s->desk->lock);
    s->desk->ending = true; /* nobody waits for news any longer */
    desk_touch(s->desk);
    pthread_mutex_unlock(&s->desk->lock);
    MHD_stop_daemon(daemon);
    return STATUS_OK;
}

enum status studio_run(const struct studio_options *o, struct diag *d)
{
    struct server s = {.threads = o->threads, .done = {-1, -1}};
    const char *lacking = mhd_load_error();
    if (lacking) {
        d->hint = "install libmicrohttpd12";
        return diag_error(d, NULL, "the studio needs libmicrohttpd: %s", lacking);
    }
    s.desk = desk_new(o->threads, o->limit);
    enum status status = STATUS_OK;
    if (!nonet_config_schema() || !s.desk || !make_token(&s) || pipe(s.done) != 0) {
        status = diag_error(d, NULL, OUT_OF_MEMORY);
    }
    if (status == STATUS_OK && o->path) {
        s.draft = draft_open(o->path, NULL, d);
        status = s.draft ? STATUS_OK : STATUS_FAILED;
    }
    if (s.draft) {
        recent_note(o->path);
        pthread_mutex_lock(&s.desk->lock);
        const struct desk_view view = {NONET_INTERIOR, 0, 1};
        desk_take(s.desk, draft_config(s.draft), o->path, &view);
        pthread_mutex_unlock(&s.desk->lock);
    }
    if (status == STATUS_OK) {
        struct sigaction action = {.sa_handler = interrupt};
        interrupted = s.done[1];
        sigaction(SIGINT, &action, NULL);
        sigaction(SIGTERM, &action, NULL);
        status = serve(&s, o, d);
    }
    desk_drop(s.desk);
    draft_close(s.draft);
    for (size_t i = 0; i < s.other_count; i++) {
        nonet_puzzle_drop(s.other[i]);
    }
    for (size_t i = 0; i < 2 && s.done[i] >= 0; i++) {
        close(s.done[i]);
    }
    return status;
}
