#include "cli/progress.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { BAR_WIDTH = 24 };

static const double bar_interval_s = 0.1;
static const double plain_interval_s = 5.0;
static const double patience_s = 1.0; /* shorter work shows nothing */

const char *progress_mode_name(size_t index)
{
    static const char *const names[] = {"auto", "bar", "plain", "none"};
    return index < sizeof names / sizeof *names ? names[index] : NULL;
}

static double elapsed_s(const struct progress *p)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)(now.tv_sec - p->start.tv_sec) + (double)(now.tv_nsec - p->start.tv_nsec) * 1e-9;
}

void progress_begin(struct progress *p, const char *unit, uint64_t total, enum progress_mode mode,
                    bool quiet)
{
    memset(p, 0, sizeof *p);
    p->unit = unit;
    p->total = total;
    p->mode = mode == PROGRESS_AUTO ? (isatty(STDERR_FILENO) ? PROGRESS_BAR : PROGRESS_NONE) : mode;
    if (quiet) {
        p->mode = PROGRESS_NONE;
    }
    p->next_s = p->mode == PROGRESS_PLAIN ? plain_interval_s : patience_s;
    clock_gettime(CLOCK_MONOTONIC, &p->start);
}

static void print_state(const struct progress *p, double seconds)
{
    double rate = seconds > 0 ? (double)p->done / seconds : 0;
    fprintf(stderr, "%llu", (unsigned long long)p->done);
    if (p->total) {
        fprintf(stderr, "/%llu", (unsigned long long)p->total);
    }
    fprintf(stderr, " %s, %.*f/s", p->unit, rate < 100 ? 1 : 0, rate);
    if (p->total > p->done && rate > 0) {
        unsigned long left_s = (unsigned long)((double)(p->total - p->done) / rate + 0.5);
        fprintf(stderr, ", %lu:%02lu:%02lu left", left_s / 3600, left_s / 60 % 60, left_s % 60);
    }
}

static void draw_bar(struct progress *p, double seconds)
{
    fputs("\r\033[K", stderr);
    if (p->total) {
        char bar[BAR_WIDTH + 1];
        uint64_t done = p->done < p->total ? p->done : p->total;
        size_t filled = (size_t)((double)done / (double)p->total * BAR_WIDTH);
        memset(bar, '.', BAR_WIDTH);
        memset(bar, '#', filled);
        bar[BAR_WIDTH] = '\0';
        fprintf(stderr, "[%s] ", bar);
    }
    print_state(p, seconds);
    fflush(stderr);
    p->drawn = true;
}

void progress_set(struct progress *p, uint64_t done)
{
    p->done = done;
    if (p->mode == PROGRESS_NONE) {
        return;
    }
    double seconds = elapsed_s(p);
    if (seconds < p->next_s) {
        return;
    }
    if (p->mode == PROGRESS_BAR) {
        draw_bar(p, seconds);
        p->next_s = seconds + bar_interval_s;
    } else {
        print_state(p, seconds);
        fputc('\n', stderr);
        p->next_s = seconds + plain_interval_s;
    }
}

void progress_hide(struct progress *p)
{
    if (p->drawn) {
        fputs("\r\033[K", stderr);
        fflush(stderr);
        p->drawn = false;
    }
}

void progress_end(struct progress *p)
{
    progress_hide(p);
    if (p->mode == PROGRESS_PLAIN) {
        print_state(p, elapsed_s(p));
        fputc('\n', stderr);
    }
}
