/* Make the command fail in every way that it can, and look at what is left.
 *
 *   campaign faults [--points N | --all] [--once] [--pairs N] [--kind KIND] [--within PATH]
 *       each call of each kind (or of this one) fails, once and, but for --once, from then on;
 *       --within PATH: what the kind `within` is (faults.c)
 *   campaign kills [--points N | --all] [--times N]
 *       killed where it changes files, and at random times
 *   campaign power [--points N | --all] [--times N]
 *       the power is cut (powercut.c)
 *
 * Further: --plain (NONET_FAULT_PLAIN, faults.c), --bin DIR, --library FILE, --seed S, --jobs J,
 * then the names of trials (default: all).
 * A trial may end with status 1, a message and every file as it was, or with status 0 and the same
 * output as ever; nothing else. Status 0: nothing found. */
#define _GNU_SOURCE
#include <errno.h>
#include <inttypes.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/faults/powercut.h"
#include "tests/faults/runs.h"

static const char *const kind_names[FAULT_KIND_COUNT] = {FAULT_KIND_NAMES};

struct options {
    const char *bin, *library;
    const char *kind; /* NULL: each */
    uint64_t points;  /* of each kind of call; UINT64_MAX: all */
    bool once;
    uint64_t pairs, times;
    uint64_t seed;
    unsigned jobs;
};

/* Shared by the processes. */
static struct tally {
    _Atomic uint64_t cases, findings, trials;
    atomic_size_t next; /* trial to be taken by whoever is free */
} * tally;

static void report(const struct standard *s, const struct place *p, const char *what,
                   const char *wrong)
{
    tally->cases++;
    if (wrong) {
        struct text words = {0};
        tally->findings++;
        file_read(p->err, &words);
        printf("%s, %s: %s\n%s", s->trial->name, what, wrong, words.length ? words.data : "");
        fflush(stdout);
        text_free(&words);
    }
}

/* ---- faults ---- */

static void try_fault(const struct standard *s, const struct place *p, const char *fault)
{
    place_fill(p, s->start);
    int status = run_trial(p, s->trial, &(struct run){.fault = fault});
    report(s, p, fault, judge_fault(s, p, status));
}

static uint64_t points_of(const struct options *o, const struct trial *t, uint64_t calls)
{
    uint64_t points = o->points == UINT64_MAX ? calls : o->points / (t->weight ? t->weight : 1);
    points = points ? points : 1;
    return points < calls ? points : calls;
}

/* Of `points` points spread over `calls` calls the i-th, from 1; moved by the seed. */
static uint64_t point_at(uint64_t i, uint64_t points, uint64_t calls, uint64_t seed)
{
    return 1 + (i * calls / points + seed % (calls / points)) % calls;
}

static void try_faults(const struct standard *s, const struct place *p, const struct options *o,
                       unsigned job)
{
    char fault[80];
    uint64_t number = 0;
    uint64_t random = o->seed;
    for (int kind = 0; kind < FAULT_KILL; kind++) {
        if (o->kind && strcmp(o->kind, kind_names[kind]) != 0) {
            continue;
        }
        uint64_t calls = s->calls[kind];
        uint64_t points = points_of(o, s->trial, calls);
        for (uint64_t i = 0; calls && i < 2 * points; i += 1 + o->once) {
            uint64_t n = point_at(i / 2, points, calls, o->seed);
            snprintf(fault, sizeof fault, "%s:%" PRIu64 "%s", kind_names[kind], n,
                     i % 2 ? "+" : "");
            if (number++ % o->jobs == job) {
                try_fault(s, p, fault);
            }
        }
    }
    for (uint64_t i = 0; i < o->pairs; i++) {
        size_t length = 0;
        for (int k = 0; k < 2;) {
            uint64_t kind = draw(&random, FAULT_KILL);
            uint64_t n = s->calls[kind] ? 1 + draw(&random, s->calls[kind]) : 0;
            if (n) {
                length += (size_t)snprintf(fault + length, sizeof fault - length, "%s%s:%" PRIu64,
                                           k ? "," : "", kind_names[kind], n);
                k++;
            }
        }
        if (number++ % o->jobs == job) {
            try_fault(s, p, fault);
        }
    }
}

/* ---- kills ---- */

static void try_kill(const struct standard *s, const struct place *p, const struct run *r,
                     const char *what)
{
    place_fill(p, s->start);
    int status = run_trial(p, s->trial, r);
    bool killed = WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL;
    /* A child process that is killed makes the command fail like anything else. */
    const char *wrong =
        killed || status == 0 ? judge_remains(s, p, !killed) : judge_fault(s, p, status);
    report(s, p, what, wrong);
}

static void try_kills(const struct standard *s, const struct place *p, const struct options *o,
                      unsigned job)
{
    char what[80];
    uint64_t random = o->seed;
    uint64_t number = 0;
    uint64_t calls = s->calls[FAULT_KILL];
    uint64_t points = points_of(o, s->trial, calls);
    for (uint64_t i = 0; calls && i < points; i++) {
        uint64_t n = point_at(i, points, calls, o->seed);
        snprintf(what, sizeof what, "kill:%" PRIu64, n);
        if (number++ % o->jobs == job) {
            try_kill(s, p, &(struct run){.fault = what}, what);
        }
    }
    for (uint64_t i = 0; i < o->times; i++) {
        uint64_t moment = 1 + draw(&random, s->duration_us + s->duration_us / 8);
        snprintf(what, sizeof what, "killed after %" PRIu64 " us", moment);
        if (number++ % o->jobs == job) {
            try_kill(s, p, &(struct run){.kill_us = moment}, what);
        }
    }
}

/* ---- power cuts ---- */

static void try_power(const struct standard *s, const struct place *p, const struct options *o,
                      unsigned job)
{
    struct powercut cut;
    char what[80];
    uint64_t number = 0;
    powercut_record(&cut, s, p);
    uint64_t points = points_of(o, s->trial, cut.count);
    for (uint64_t i = 0; i < points; i++) {
        /* The last one: all is done. */
        uint64_t n = i + 1 == points ? cut.count : point_at(i, points, cut.count, o->seed);
        for (uint64_t k = 0; k < o->times; k++) {
            if (number++ % o->jobs == job) {
                uint64_t random = o->seed + 1000 * n + k;
                powercut_play(&cut, p, n, k == 0 ? NULL : &random);
                snprintf(what, sizeof what,
                         "power cut after %" PRIu64 " of %zu changes, way %" PRIu64, n, cut.count,
                         k);
                report(s, p, what, judge_remains(s, p, n == cut.count));
            }
        }
    }
    powercut_free(&cut);
}

/* ---- the campaign ---- */

typedef void try_trial(const struct standard *, const struct place *, const struct options *,
                       unsigned job);

static const struct mode {
    const char *name;
    try_trial *run;
} modes[] = {{"faults", try_faults}, {"kills", try_kills}, {"power", try_power}};

static bool belongs(const struct mode *m, const struct trial *t)
{
    return m->run == try_faults ? !t->keys : m->run == try_kills ? t->kills : t->power;
}

static bool chosen(const struct trial *t, char **names)
{
    for (char **n = names; *n; n++) {
        if (strcmp(*n, t->name) == 0) {
            return true;
        }
    }
    return !*names;
}

static void run_job(const struct mode *m, const struct options *o, const char *top, unsigned job,
                    char **names)
{
    char name[32];
    struct place p = {0};
    snprintf(name, sizeof name, "%u", job);
    place_set(&p, top, name, o->library);
    /* A trial is set up by each process that takes part in it, which few points are not worth. */
    bool shared = o->points == UINT64_MAX || *names;
    struct options own = *o;
    own.jobs = shared ? o->jobs : 1;
    for (size_t i = 0; (i = shared ? i : atomic_fetch_add(&tally->next, 1)) < trial_count; i++) {
        struct standard s;
        if (belongs(m, &trials[i]) && chosen(&trials[i], names) && trial_can_run(&trials[i])) {
            standard_set(&s, &trials[i], &p);
            tally->trials++;
            m->run(&s, &p, &own, shared ? job : 0);
        }
    }
    place_end(&p);
    exit(0);
}

static uint64_t number_after(char ***argument)
{
    return *++*argument ? strtoull(**argument, NULL, 10) : 0;
}

static char **read_options(struct options *o, char **argument)
{
    for (; *argument && strncmp(*argument, "--", 2) == 0; argument++) {
        const char *name = *argument + 2;
        if (strcmp(name, "all") == 0) {
            o->points = UINT64_MAX;
        } else if (strcmp(name, "once") == 0) {
            o->once = true;
        } else if (strcmp(name, "plain") == 0) {
            setenv("NONET_FAULT_PLAIN", "1", 1);
        } else if (strcmp(name, "points") == 0) {
            o->points = number_after(&argument);
        } else if (strcmp(name, "pairs") == 0) {
            o->pairs = number_after(&argument);
        } else if (strcmp(name, "times") == 0) {
            o->times = number_after(&argument);
        } else if (strcmp(name, "seed") == 0) {
            o->seed = number_after(&argument);
        } else if (strcmp(name, "jobs") == 0) {
            o->jobs = (unsigned)number_after(&argument);
        } else if (strcmp(name, "kind") == 0 && argument[1]) {
            o->kind = *++argument;
        } else if (strcmp(name, "within") == 0 && argument[1]) {
            setenv("NONET_FAULT_WITHIN", *++argument, 1);
        } else if (strcmp(name, "bin") == 0 && argument[1]) {
            o->bin = *++argument;
        } else if (strcmp(name, "library") == 0 && argument[1]) {
            o->library = *++argument;
        } else {
            fprintf(stderr, "campaign: no option %s\n", *argument);
            exit(2);
        }
    }
    return argument;
}

static void set_path(const char *bin)
{
    char *full = realpath(bin, NULL);
    char *path = NULL;
    if (!full || asprintf(&path, "%s:%s", full, getenv("PATH")) < 0) {
        give_up(bin);
    }
    setenv("PATH", path, 1);
    free(full);
    free(path);
}

int main(int argc, char **argv)
{
    struct options o = {.bin = "out/bin",
                        .library = "out/build/release/faults.so",
                        .points = 8,
                        .times = 4,
                        .seed = 1,
                        .jobs = 2};
    const struct mode *m = NULL;
    for (size_t i = 0; argc > 1 && i < sizeof modes / sizeof *modes; i++) {
        m = strcmp(modes[i].name, argv[1]) == 0 ? &modes[i] : m;
    }
    if (!m) {
        fprintf(stderr, "usage: campaign faults|kills|power [options] [TRIAL…]\n");
        return 2;
    }
    char **names = read_options(&o, argv + 2);
    char *library = realpath(o.library, NULL);
    char top[] = "/tmp/nonet-faults-XXXXXX";
    char memory[] = "/dev/shm/nonet-faults-XXXXXX";
    char *directory = mkdtemp(access("/dev/shm", W_OK) == 0 ? memory : top);
    tally = mmap(NULL, sizeof *tally, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (!library || !directory || tally == MAP_FAILED) {
        give_up(o.library);
    }
    o.library = library;
    set_path(o.bin);
    signal(SIGPIPE, SIG_IGN);
    bool ended = true;
    for (size_t i = 0; i < trial_count; i++) {
        if (belongs(m, &trials[i]) && chosen(&trials[i], names) && !trial_can_run(&trials[i])) {
            printf("%s: no pseudo-terminal can be opened here, so %s is not tried\n", m->name,
                   trials[i].name);
        }
    }
    fflush(stdout); /* before the jobs, which would print it again */
    for (unsigned job = 0; job < o.jobs; job++) {
        if (fork() == 0) {
            run_job(m, &o, directory, job, names);
        }
    }
    for (int status; wait(&status) > 0 || errno == EINTR;) {
        ended = ended && status == 0;
    }
    tree_remove(directory);
    free(library);
    /* A campaign that tries nothing would find nothing: then the library counts no calls. */
    const bool blind = tally->trials && !tally->cases;
    printf("%s: %" PRIu64 " cases, %" PRIu64 " findings%s%s\n", m->name, tally->cases,
           tally->findings, ended ? "" : ", and a campaign that did not end",
           blind ? ", because no call was seen" : "");
    return tally->findings || blind || !ended;
}
