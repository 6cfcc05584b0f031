#define _GNU_SOURCE
#include "tests/faults/runs.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { MAX_WORDS = 40 };

static uint64_t now_us(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000 + (uint64_t)now.tv_nsec / 1000;
}

void place_set(struct place *p, const char *top, const char *name, const char *library)
{
    *p = (struct place){.top = path_join(top, name), .library = library};
    if (mkdir(p->top, 0777) != 0 && errno != EEXIST) {
        give_up(p->top);
    }
    p->work = path_join(p->top, "work");
    p->out = path_join(p->top, "stdout");
    p->err = path_join(p->top, "stderr");
    p->state = path_join(p->top, "state");
}

void place_fill(const struct place *p, const char *from)
{
    tree_remove(p->work);
    if (from) {
        tree_copy(from, p->work);
    } else if (mkdir(p->work, 0777) != 0) {
        give_up(p->work);
    }
}

/* ---- a process that starts the command again and again ---- */

enum { SERVER_FD = 100 };

static void set_environment(const struct place *p)
{
    setenv("HOME", p->work, 1);
    setenv("LC_ALL", "C.UTF-8", 1);
    setenv("TERM", "xterm", 1);
    unsetenv("XDG_STATE_HOME");
    unsetenv("XDG_DATA_HOME");
}

void place_end(struct place *p)
{
    if (p->server) {
        close(p->ask);
        close(p->answer);
        waitpid(p->server, NULL, 0);
    }
    p->server = 0;
}

static void server_start(struct place *p, const struct trial *t)
{
    int ask[2];
    int answer[2];
    char *words[MAX_WORDS + 1] = {NULL};
    char number[16];
    size_t count = 0;
    char *copy = strdup(t->command);
    for (char *word = strtok(copy, " "); word && count < MAX_WORDS; word = strtok(NULL, " ")) {
        if (*word != '<') {
            words[count++] = word;
        }
    }
    if (pipe2(ask, O_CLOEXEC) != 0 || pipe2(answer, O_CLOEXEC) != 0 || (p->server = fork()) < 0) {
        give_up("a process for the command");
    }
    if (p->server == 0) {
        dup2(ask[0], SERVER_FD);
        dup2(answer[1], SERVER_FD + 1);
        set_environment(p);
        snprintf(number, sizeof number, "%d", SERVER_FD);
        setenv("NONET_FAULT_SERVER", number, 1);
        setenv("LD_PRELOAD", p->library, 1);
        execvp(words[0], words);
        _exit(127);
    }
    close(ask[0]);
    close(answer[1]);
    p->ask = ask[1];
    p->answer = answer[0];
    free(copy);
}

static void answered(const struct place *p, int32_t *number)
{
    if (read(p->answer, number, sizeof *number) != (ssize_t)sizeof *number) {
        give_up("the process for the command");
    }
}

/* ---- runs ---- */

/* -1: the machine has none, as a bare root may have none. */
static int open_terminal(void)
{
    struct winsize size = {.ws_row = 30, .ws_col = 90};
    int outer = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (outer >= 0 && (grantpt(outer) != 0 || unlockpt(outer) != 0)) {
        close(outer);
        outer = -1;
    }
    if (outer >= 0) {
        ioctl(outer, TIOCSWINSZ, &size);
    }
    return outer;
}

bool trial_can_run(const struct trial *t)
{
    int outer = t->keys ? open_terminal() : -1;
    if (outer >= 0) {
        close(outer);
    }
    return !t->keys || outer >= 0;
}

/* Type the keys, one when the screen has come to rest after the one before, then 'q'. */
static void type(const struct place *p, int terminal, const char *keys, pid_t child,
                 uint64_t kill_at)
{
    char screen[4096];
    bool quit = false;
    struct pollfd event[2] = {{.fd = terminal, .events = POLLIN},
                              {.fd = p->answer, .events = POLLIN}};
    for (;;) {
        int ready = poll(event, 2, 3);
        if (kill_at && now_us() >= kill_at) {
            kill(child, SIGKILL);
        }
        if (event[1].revents) {
            return; /* the command has ended */
        }
        if (ready > 0 && read(terminal, screen, sizeof screen) <= 0) {
            usleep(1000);
        }
        if (ready == 0 && !quit) {
            quit = !*keys;
            (void)!write(terminal, quit ? "q" : keys, 1);
            keys += !quit;
        }
    }
}

static void await(const struct place *p, pid_t child, uint64_t kill_at)
{
    struct pollfd ended = {.fd = p->answer, .events = POLLIN};
    while (poll(&ended, 1, 0) == 0) {
        uint64_t now = now_us();
        if (now >= kill_at) {
            kill(child, SIGKILL);
            return;
        }
        usleep((useconds_t)(kill_at - now < 200 ? kill_at - now : 200));
    }
}

static void set(char to[FAULT_SHORT_PATH], const char *from)
{
    if (from && strlen(from) >= FAULT_SHORT_PATH) {
        errno = ENAMETOOLONG;
        give_up(from);
    }
    strcpy(to, from ? from : "");
}

int run_trial(const struct place *p, const struct trial *t, const struct run *r)
{
    struct fault_request q = {.limit_s = RUN_LIMIT_S};
    int outer = t->keys ? open_terminal() : -1;
    if (t->keys && outer < 0) {
        give_up("pseudo-terminal");
    }
    const char *input = strchr(t->command, '<');
    set(q.work, p->work);
    set(q.input, input ? input + 1 : NULL);
    set(q.output, p->out);
    set(q.error, p->err);
    set(q.terminal, outer >= 0 ? ptsname(outer) : NULL);
    set(q.fault, r ? r->fault : NULL);
    set(q.state, p->state);
    set(q.record, r ? r->record : NULL);
    int32_t child;
    int32_t status;
    if (write(p->ask, &q, sizeof q) != (ssize_t)sizeof q) {
        give_up("the process for the command");
    }
    answered(p, &child);
    uint64_t kill_at = r && r->kill_us ? now_us() + r->kill_us : 0;
    if (outer >= 0) {
        type(p, outer, t->keys, child, kill_at);
        close(outer);
    } else if (kill_at) {
        await(p, child, kill_at);
    }
    answered(p, &status);
    return status;
}

int run_shell(const struct place *p, const char *script)
{
    int status;
    pid_t child = fork();
    if (child == 0) {
        int in = open("/dev/null", O_RDONLY);
        int out = open(p->out, O_WRONLY | O_CREAT | O_TRUNC, 0666);
        int err = open(p->err, O_WRONLY | O_CREAT | O_TRUNC, 0666);
        if (chdir(p->work) != 0 || dup2(in, 0) < 0 || dup2(out, 1) < 0 || dup2(err, 2) < 0) {
            _exit(126);
        }
        set_environment(p);
        alarm(RUN_LIMIT_S);
        execlp("sh", "sh", "-c", script, (char *)NULL);
        _exit(127);
    }
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    return status;
}

void read_calls(const struct place *p, uint64_t calls[FAULT_KIND_COUNT])
{
    struct text bytes = {0};
    struct fault_state state = {0};
    file_read(p->state, &bytes);
    if (bytes.length == sizeof state) {
        memcpy(&state, bytes.data, sizeof state);
    }
    for (int k = 0; k < FAULT_KIND_COUNT; k++) {
        calls[k] = state.calls[k];
    }
    text_free(&bytes);
}

/* ---- what is right ---- */

/* A process that is killed between giving a file its temporary name and renaming it leaves that. */
static void print_files(const struct standard *s, const struct place *p, struct text *out)
{
    const char *const endings[] = {s->trial->grows ? s->trial->grows : ".tmp", ".tmp", NULL};
    text_clear(out);
    tree_print(p->work, endings, out);
}

static void print_all_files(const struct standard *s, const struct place *p, struct text *out)
{
    const char *const endings[] = {s->trial->grows, NULL};
    text_clear(out);
    tree_print(p->work, endings, out);
}

static bool same(const struct text *a, const struct text *b)
{
    return a->length == b->length && (!a->length || memcmp(a->data, b->data, a->length) == 0);
}

static bool check(const struct standard *s, const struct place *p, struct text *out)
{
    text_clear(out);
    if (!s->trial->check) {
        return true;
    }
    bool well = run_shell(p, s->trial->check) == 0;
    file_read(p->out, out);
    return well;
}

void standard_set(struct standard *s, const struct trial *t, struct place *p)
{
    place_end(p);
    server_start(p, t);
    *s = (struct standard){.trial = t, .start = path_join(p->top, "start")};
    place_fill(p, NULL);
    if (run_shell(p, t->setup) != 0) {
        errno = 0;
        give_up(t->setup);
    }
    tree_remove(s->start);
    tree_copy(p->work, s->start);
    print_all_files(s, p, &s->before);
    bool well = check(s, p, &s->check_before);
    place_fill(p, s->start);
    uint64_t began = now_us();
    well = run_trial(p, t, &(struct run){.fault = ""}) == 0 && well;
    s->duration_us = now_us() - began;
    read_calls(p, s->calls);
    file_read(p->out, &s->output);
    print_all_files(s, p, &s->after);
    if (!check(s, p, &s->check_after) || !well) {
        struct text words = {0};
        file_read(p->err, &words);
        fprintf(stderr, "%s: fails by itself: %s\n", t->name, words.length ? words.data : "");
        exit(2);
    }
}

static const char *signal_words(int number)
{
    static char words[80];
    snprintf(words, sizeof words, number == SIGALRM ? "did not end" : "died of %s",
             strsignal(number));
    return words;
}

static const char *judge_check(const struct standard *s, const struct place *p, bool done)
{
    struct text found = {0};
    const char *wrong = NULL;
    if (!check(s, p, &found)) {
        wrong = "what is left is not whole";
    } else if (!same(&found, &s->check_after) && (done || !same(&found, &s->check_before))) {
        wrong = "what is left is neither what was nor what should be";
    }
    text_free(&found);
    return wrong;
}

static const char *judge_failure(const struct standard *s, const struct place *p, int status)
{
    struct text found = {0};
    const char *wrong = NULL;
    if (WEXITSTATUS(status) != 1) {
        wrong = WEXITSTATUS(status) == 2 ? "called a wrong config or usage" : "a strange status";
    }
    file_read(p->err, &found);
    if (!wrong && (!found.length || !strstr(found.data, "error:"))) {
        wrong = "fails without a message";
    }
    /* A check also puts back what the failing run could not. */
    wrong = wrong ? wrong : judge_check(s, p, false);
    print_all_files(s, p, &found);
    if (!wrong && !same(&found, &s->before)) {
        wrong = "fails and leaves other files";
    }
    text_free(&found);
    return wrong;
}

static const char *judge_success(const struct standard *s, const struct place *p)
{
    struct text found = {0};
    const char *wrong = NULL;
    file_read(p->out, &found);
    if (!s->trial->keys && !same(&found, &s->output)) {
        wrong = "succeeds with another output";
    }
    print_all_files(s, p, &found);
    if (!wrong && !same(&found, &s->after)) {
        wrong = "succeeds with other files";
    }
    text_free(&found);
    return wrong;
}

const char *judge_fault(const struct standard *s, const struct place *p, int status)
{
    if (WIFSIGNALED(status)) {
        return signal_words(WTERMSIG(status));
    }
    if (status != 0) {
        return judge_failure(s, p, status);
    }
    const char *wrong = judge_success(s, p);
    return wrong ? wrong : judge_check(s, p, true);
}

const char *judge_remains(const struct standard *s, const struct place *p, bool done)
{
    struct text found = {0};
    const char *wrong = judge_check(s, p, done && !s->trial->keys);
    struct text before = {0};
    struct text after = {0};
    text_add(&before, s->before.data, s->before.length);
    text_add(&after, s->after.data, s->after.length);
    print_files(s, p, &found);
    if (!wrong && !same(&found, &after) && (done || !same(&found, &before))) {
        wrong = done ? "what was done is not there" : "files neither old nor new";
    }
    if (!wrong && !s->trial->keys && run_trial(p, s->trial, NULL) != 0) {
        wrong = "cannot be run again";
    }
    if (!wrong && !s->trial->keys) {
        print_files(s, p, &found);
        wrong = same(&found, &after) ? judge_check(s, p, true) : "run again, it gives other files";
    }
    text_free(&found);
    text_free(&before);
    text_free(&after);
    return wrong;
}
