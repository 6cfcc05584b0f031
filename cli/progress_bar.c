#include "cli/progress_bar.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/portable/program.h"
#include "base/work/monotonic.h"

/* BAR_FRAME: the brackets and the space behind them. DEFAULT_COLUMNS: when the terminal's width is
 * not known. */
enum { BAR_WIDTH = 24, MIN_BAR_WIDTH = 4, BAR_FRAME = 3, DEFAULT_COLUMNS = 80 };

static const double bar_interval_s = 0.1;
static const double plain_interval_s = 5.0;
static const double patience_s = 1.0; /* shorter work shows nothing */
/* Without a bar, one item that takes longer is mentioned in words, and again after twice the time.
 */
static const double first_words_s = 20.0;

const char *progress_mode_name(size_t index)
{
    static const char *const names[] = {"auto", "bar", "plain", "none"};
    return index < sizeof names / sizeof *names ? names[index] : NULL;
}

enum progress_mode progress_mode_wanted(void)
{
    const char *wanted = getenv("NONET_PROGRESS");
    for (size_t i = 0; wanted && progress_mode_name(i); i++) {
        if (strcmp(progress_mode_name(i), wanted) == 0) {
            return (enum progress_mode)i;
        }
    }
    return PROGRESS_AUTO;
}

static double elapsed_s(const struct progress_bar *b)
{
    return monotonic_s() - b->start_s;
}

void progress_bar_init(struct progress_bar *b, enum progress_mode mode, bool quiet)
{
    memset(b, 0, sizeof *b);
    const char *terminal = getenv("TERM");
    bool can_move = isatty(STDERR_FILENO) && !(terminal && strcmp(terminal, "dumb") == 0);
    b->mode = mode == PROGRESS_AUTO ? (can_move ? PROGRESS_BAR : PROGRESS_NONE) : mode;
    b->in_words =
        !quiet && (mode == PROGRESS_PLAIN || (mode == PROGRESS_AUTO && b->mode == PROGRESS_NONE));
    b->first_words_s = mode == PROGRESS_PLAIN ? plain_interval_s : first_words_s;
    b->next_words_s = b->first_words_s;
    if (quiet) {
        b->mode = PROGRESS_NONE;
    }
}

void progress_bar_begin(struct progress_bar *b, const char *unit, uint64_t total)
{
    b->unit = unit;
    b->total = total;
    b->done = 0;
    b->item_start_s = 0;
    b->next_s = b->mode == PROGRESS_PLAIN ? plain_interval_s : patience_s;
    b->start_s = monotonic_s();
}

/* The terminal's width, asked for anew at each drawing, so that a bar follows the window. */
static size_t terminal_columns(void)
{
    size_t columns = program_terminal_columns();
    return columns ? columns : DEFAULT_COLUMNS;
}

/* A part of the line where it still fits into `columns`, else nothing. */
__attribute__((format(printf, 3, 4))) static void add_part(struct progress_line *line,
                                                           size_t columns, const char *format, ...)
{
    char part[PROGRESS_LINE_SIZE];
    va_list args;
    va_start(args, format);
    int length = vsnprintf(part, sizeof part, format, args);
    va_end(args);
    if (length > 0 && line->length + (size_t)length <= columns &&
        line->length + (size_t)length < sizeof line->text) {
        memcpy(line->text + line->length, part, (size_t)length + 1);
        line->length += (size_t)length;
    }
}

/* Insert the bar itself before the figures, in whatever room they leave. */
static void insert_bar(struct progress_line *line, const struct progress_bar *b, size_t columns)
{
    size_t room = columns > line->length ? columns - line->length : 0;
    if (room < MIN_BAR_WIDTH + BAR_FRAME || line->length + room >= sizeof line->text) {
        return;
    }
    size_t width = room - BAR_FRAME < BAR_WIDTH ? room - BAR_FRAME : BAR_WIDTH;
    uint64_t done = b->done < b->total ? b->done : b->total;
    size_t filled = (size_t)((double)done / (double)b->total * (double)width);
    memmove(line->text + width + BAR_FRAME, line->text, line->length + 1);
    line->text[0] = '[';
    memset(line->text + 1, '#', filled);
    memset(line->text + 1 + filled, '.', width - filled);
    memcpy(line->text + 1 + width, "] ", 2);
    line->length += width + BAR_FRAME;
}

/* The figures from the most wanted to the least: each stands only where there is room for it. */
static void add_figures(struct progress_line *line, const struct progress_bar *b, double seconds,
                        size_t columns)
{
    double rate = seconds > 0 ? (double)b->done / seconds : 0;
    const bool is_one = (b->total ? b->total : b->done) == 1;
    if (b->total) {
        add_part(line, columns, "%llu/%llu", (unsigned long long)b->done,
                 (unsigned long long)b->total);
    } else {
        add_part(line, columns, "%llu", (unsigned long long)b->done);
    }
    add_part(line, columns, " %.*s", (int)(strlen(b->unit) - is_one), b->unit);
    add_part(line, columns, ", %.*f/s", rate < 100 ? 1 : 0, rate);
    if (b->total > b->done && rate > 0) {
        unsigned long left_s = (unsigned long)((double)(b->total - b->done) / rate + 0.5);
        add_part(line, columns, ", %lu:%02lu:%02lu left", left_s / 3600, left_s / 60 % 60,
                 left_s % 60);
    }
}

void progress_bar_line(const struct progress_bar *b, double seconds, size_t columns,
                       struct progress_line *line)
{
    *line = (struct progress_line){0};
    add_figures(line, b, seconds, columns);
    if (b->total) {
        insert_bar(line, b, columns);
    }
}

static void print_state(const struct progress_bar *b, double seconds)
{
    struct progress_line line = {0};
    add_figures(&line, b, seconds, SIZE_MAX);
    fprintf(stderr, "%s\n", line.text);
}

/* Take away the line that was drawn. A window that has become narrower since has broken it into
 * several rows, of which the cursor is in the last. */
static void erase(struct progress_bar *b, size_t columns)
{
    size_t last = b->drawn_columns ? b->drawn_columns - 1 : 0;
    for (size_t rows = last / columns; rows > 0; rows--) {
        fputs("\r\033[K\033[A", stderr);
    }
    fputs("\r\033[K", stderr);
    b->drawn_columns = 0;
}

/* The last column stays empty: a terminal may go to the next line once it is filled. */
static void draw_bar(struct progress_bar *b, double seconds)
{
    struct progress_line line;
    size_t columns = terminal_columns();
    progress_bar_line(b, seconds, columns - 1, &line);
    erase(b, columns);
    fputs(line.text, stderr);
    fflush(stderr);
    b->drawn = true;
    b->drawn_columns = line.length;
}

/* "puzzles.txt:3: still searching (12 s)", cut to the columns. */
static void waiting_line(const char *file, size_t line, double seconds, size_t columns,
                         struct progress_line *out)
{
    *out = (struct progress_line){0};
    if (file && line) {
        add_part(out, columns, "%.100s:%zu: ", file, line);
    }
    add_part(out, columns, "still searching");
    add_part(out, columns, " (%.0f s)", seconds);
}

/* One item has taken so long already, the one at this place (file NULL: not known). */
static void progress_bar_wait(struct progress_bar *b, const char *file, size_t line, double seconds)
{
    struct progress_line words;
    size_t columns = terminal_columns();
    if (seconds < b->waited_s) { /* another item than the one before */
        b->next_words_s = b->first_words_s;
    }
    b->waited_s = seconds;
    if (b->mode == PROGRESS_BAR && seconds >= patience_s) {
        waiting_line(file, line, seconds, columns - 1, &words);
        erase(b, columns);
        fputs(words.text, stderr);
        b->drawn = true;
        b->drawn_columns = words.length;
    } else if (b->in_words && seconds >= b->next_words_s) {
        waiting_line(file, line, seconds, SIZE_MAX, &words);
        fprintf(stderr, "nonet: %s\n", words.text);
        b->next_words_s = 2 * seconds;
    }
    fflush(stderr);
}

void progress_bar_set(struct progress_bar *b, uint64_t done)
{
    double seconds = elapsed_s(b);
    if (done != b->done) {
        b->item_start_s = seconds;
    }
    b->done = done;
    if (b->mode == PROGRESS_NONE) {
        progress_bar_wait(b, NULL, 0, seconds - b->item_start_s);
        return;
    }
    if (seconds < b->next_s) {
        return;
    }
    if (b->mode == PROGRESS_BAR) {
        draw_bar(b, seconds);
        b->next_s = seconds + bar_interval_s;
    } else {
        print_state(b, seconds);
        b->next_s = seconds + plain_interval_s;
    }
}

void progress_bar_hide(struct progress_bar *b)
{
    if (b->drawn) {
        erase(b, terminal_columns());
        fflush(stderr);
        b->drawn = false;
    }
}

void progress_bar_end(struct progress_bar *b)
{
    progress_bar_hide(b);
    if (b->mode == PROGRESS_PLAIN) {
        print_state(b, elapsed_s(b));
    }
}

static void begin_progress_bar(void *context, const char *unit, uint64_t total)
{
    progress_bar_begin(context, unit, total);
}

static void set(void *context, uint64_t done)
{
    progress_bar_set(context, done);
}

static void wait_on(void *context, const char *file, size_t line, double seconds)
{
    progress_bar_wait(context, file, line, seconds);
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
    return (struct progress){begin_progress_bar, set, wait_on, hide, end, b};
}
