#include "cli/progress_bar.h"

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

static double elapsed_s(const struct progress_bar *b)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)(now.tv_sec - b->start.tv_sec) + (double)(now.tv_nsec - b->start.tv_nsec) * 1e-9;
}

void progress_bar_init(struct progress_bar *b, enum progress_mode mode, bool quiet)
{
    memset(b, 0, sizeof *b);
    b->mode = mode == PROGRESS_AUTO ? (isatty(STDERR_FILENO) ? PROGRESS_BAR : PROGRESS_NONE) : mode;
    if (quiet) {
        b->mode = PROGRESS_NONE;
    }
}

void progress_bar_begin(struct progress_bar *b, const char *unit, uint64_t total)
{
    b->unit = unit;
    b->total = total;
    b->done = 0;
    b->next_s = b->mode == PROGRESS_PLAIN ? plain_interval_s : patience_s;
    clock_gettime(CLOCK_MONOTONIC, &b->start);
}

static void print_state(const struct progress_bar *b, double seconds)
{
    double rate = seconds > 0 ? (double)b->done / seconds : 0;
    fprintf(stderr, "%llu", (unsigned long long)b->done);
    if (b->total) {
        fprintf(stderr, "/%llu", (unsigned long long)b->total);
    }
    fprintf(stderr, " %s, %.*f/s", b->unit, rate < 100 ? 1 : 0, rate);
    if (b->total > b->done && rate > 0) {
        unsigned long left_s = (unsigned long)((double)(b->total - b->done) / rate + 0.5);
        fprintf(stderr, ", %lu:%02lu:%02lu left", left_s / 3600, left_s / 60 % 60, left_s % 60);
    }
}

static void draw_bar(struct progress_bar *b, double seconds)
{
    fputs("\r\033[K", stderr);
    if (b->total) {
        char bar[BAR_WIDTH + 1];
        uint64_t done = b->done < b->total ? b->done : b->total;
        size_t filled = (size_t)((double)done / (double)b->total * BAR_WIDTH);
        memset(bar, '.', BAR_WIDTH);
        memset(bar, '#', filled);
        bar[BAR_WIDTH] = '\0';
        fprintf(stderr, "[%s] ", bar);
    }
    print_state(b, seconds);
    fflush(stderr);
    b->drawn = true;
}

void progress_bar_set(struct progress_bar *b, uint64_t done)
{
    b->done = done;
    if (b->mode == PROGRESS_NONE) {
        return;
    }
    double seconds = elapsed_s(b);
    if (seconds < b->next_s) {
        return;
    }
    if (b->mode == PROGRESS_BAR) {
        draw_bar(b, seconds);
        b->next_s = seconds + bar_interval_s;
    } else {
        print_state(b, seconds);
        fputc('\n', stderr);
        b->next_s = seconds + plain_interval_s;
    }
}

void progress_bar_hide(struct progress_bar *b)
{
    if (b->drawn) {
        fputs("\r\033[K", stderr);
        fflush(stderr);
        b->drawn = false;
    }
}

void progress_bar_end(struct progress_bar *b)
{
    progress_bar_hide(b);
    if (b->mode == PROGRESS_PLAIN) {
        print_state(b, elapsed_s(b));
        fputc('\n', stderr);
    }
}

static void begin(void *context, const char *unit, uint64_t total)
{
    progress_bar_begin(context, unit, total);
}

static void set(void *context, uint64_t done)
{
    progress_bar_set(context, done);
}

static void hide(void *context)
{
    progress_bar_hide(context);
}

static void end(void *context)
{
    progress_bar_end(context);
}

struct progress progress_bar_table(struct progress_bar *b)
{
    return (struct progress){begin, set, hide, end, b};
}
