#include "gen/format/reader.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Move the unread bytes to the front and read more behind them. False at the end of the input, on
 * an error (errno set) or when the block is full. */
static bool fill(struct reader *r)
{
    if (r->at_end) {
        errno = 0;
        return false;
    }
    if (r->start > 0) {
        memmove(r->block, r->block + r->start, r->end - r->start);
        r->end -= r->start;
        r->start = 0;
    }
    size_t room = READER_MAX_LINE + READER_BLOCK - r->end;
    ssize_t count;
    do {
        count = read(r->fd, r->block + r->end, room < READER_BLOCK ? room : READER_BLOCK);
    } while (count < 0 && errno == EINTR);
    if (count <= 0) {
        r->at_end = true;
        errno = count < 0 ? errno : 0;
        return false;
    }
    r->end += (size_t)count;
    return true;
}

static enum status unreadable(struct reader *r)
{
    struct diag_at at = {.file = r->name};
    return diag_error(r->diag, &at, "cannot read: %s", strerror(errno));
}

static enum status too_long(struct reader *r)
{
    struct diag_at at = {.file = r->name, .line = r->line + 1};
    const char *newline;
    while (!(newline = memchr(r->block + r->start, '\n', r->end - r->start))) {
        r->start = r->end;
        if (!fill(r)) {
            break;
        }
    }
    r->start = newline ? (size_t)(newline + 1 - r->block) : r->end;
    r->line++;
    return diag_error(r->diag, &at, "the line is longer than %d bytes: is this a puzzle file?",
                      READER_MAX_LINE);
}

enum status reader_line(struct reader *r, struct span *line)
{
    const char *newline;
    size_t searched = 0;
    for (;;) {
        const char *from = r->block + r->start;
        newline = memchr(from + searched, '\n', r->end - r->start - searched);
        searched = r->end - r->start;
        if (newline) {
            break;
        }
        if (searched > READER_MAX_LINE) {
            return too_long(r);
        }
        if (!fill(r)) {
            if (errno) {
                return unreadable(r);
            }
            if (r->start == r->end) {
                return STATUS_END;
            }
            newline = r->block + r->end;
            break;
        }
    }
    line->text = r->block + r->start;
    line->length = (size_t)(newline - line->text);
    r->line_start = r->start;
    r->start = (size_t)(newline - r->block) + (newline < r->block + r->end);
    r->line++;
    if (line->length && line->text[line->length - 1] == '\r') {
        line->length--;
    }
    return STATUS_OK;
}

enum status reader_content_line(struct reader *r, struct span *line)
{
    for (;;) {
        enum status status = reader_line(r, line);
        if (status != STATUS_OK) {
            return status;
        }
        struct span trimmed = span_trim(*line);
        if (trimmed.length && trimmed.text[0] != '#') {
            return STATUS_OK;
        }
    }
}

void reader_unread_line(struct reader *r)
{
    r->start = r->line_start;
    r->line--;
}

enum status reader_bytes(struct reader *r, struct span *bytes)
{
    if (r->start == r->end && !fill(r)) {
        return errno ? unreadable(r) : STATUS_END;
    }
    *bytes = (struct span){r->block + r->start, r->end - r->start};
    r->start = r->end;
    return STATUS_OK;
}

struct diag_at reader_place(const struct reader *r, struct span line, const char *where)
{
    size_t offset = (size_t)(where - line.text);
    return (struct diag_at){.file = r->name,
                            .line = r->line,
                            .col = utf8_length(line.text, offset, NULL) + 1,
                            .source_line = line.text,
                            .source_length = line.length};
}

void reader_begin(struct reader *r, struct span line, bool keep)
{
    if (keep) {
        text_clear(&r->first_line);
        text_add(&r->first_line, line.text, line.length);
        line.text = r->first_line.failed ? "" : r->first_line.data;
        line.length = r->first_line.length;
    }
    r->at = (struct diag_at){.file = r->name,
                             .line = r->line,
                             .col = 1,
                             .source_line = line.text,
                             .source_length = line.length};
}

/* Enough to recognise a format by: a whole line with something in it. */
static bool head_is_enough(const struct reader *r)
{
    struct span line;
    return head_line(r->block + r->start, r->end - r->start, &line) &&
           line.text + line.length < r->block + r->end;
}

static bool read_head(struct reader *r)
{
    errno = 0;
    while (r->end - r->start < READER_MAX_LINE && !head_is_enough(r)) {
        if (!fill(r)) {
            break;
        }
    }
    if (errno) {
        return false;
    }
    if (r->end - r->start >= 3 && memcmp(r->block + r->start, "\xEF\xBB\xBF", 3) == 0) {
        r->start += 3;
    }
    return true;
}

static const struct format *recognise(const struct reader *r)
{
    for (size_t i = 0; i < format_count(); i++) {
        const struct format *f = format_at(i);
        if (f->detect && f->detect(r->block + r->start, r->end - r->start)) {
            return f;
        }
    }
    return &format_line;
}

struct reader *reader_open(const char *path, const struct format *format,
                           const struct variant *variant, struct diag *d)
{
    bool is_stdin = !path || strcmp(path, "-") == 0;
    struct diag_at at = {.file = is_stdin ? "standard input" : path};
    if (format && !format->read) {
        diag_usage(d, NULL, "the format '%s' can be written, not read", format->name);
        return NULL;
    }
    struct reader *r = calloc(1, sizeof *r);
    if (!r || !(r->name = strdup(at.file)) ||
        !(r->block = malloc(READER_MAX_LINE + READER_BLOCK))) {
        if (r) {
            free(r->name);
            free(r);
        }
        diag_error(d, NULL, "out of memory");
        return NULL;
    }
    r->diag = d;
    r->forced = variant;
    r->last = variant ? variant : variant_at(0);
    r->fd = is_stdin ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC);
    if (r->fd < 0 || !read_head(r)) {
        diag_error(d, &at, "cannot read: %s", strerror(errno));
        reader_drop(r);
        return NULL;
    }
    r->format = format ? format : recognise(r);
    return r;
}

enum status reader_next(struct reader *r, struct record *record)
{
    return r->format->read(r, record);
}

struct diag_at reader_at(const struct reader *r)
{
    return r->at;
}

bool reader_must_wait(const struct reader *r)
{
    struct pollfd input = {.fd = r->fd, .events = POLLIN};
    return !r->at_end && !memchr(r->block + r->start, '\n', r->end - r->start) &&
           poll(&input, 1, 0) == 0;
}

const struct format *reader_format(const struct reader *r)
{
    return r->format;
}

void reader_drop(struct reader *r)
{
    if (!r) {
        return;
    }
    if (r->drop_state) {
        r->drop_state(r->state);
    }
    if (r->fd > STDIN_FILENO) {
        close(r->fd);
    }
    text_free(&r->first_line);
    free(r->name);
    free(r->block);
    free(r);
}

bool next_line(const char *text, size_t length, size_t *offset, struct span *line)
{
    if (*offset >= length) {
        return false;
    }
    const char *from = text + *offset;
    const char *newline = memchr(from, '\n', length - *offset);
    line->text = from;
    line->length = newline ? (size_t)(newline - from) : length - *offset;
    *offset += line->length + 1;
    if (line->length && from[line->length - 1] == '\r') {
        line->length--;
    }
    return true;
}

bool head_line(const char *head, size_t length, struct span *line)
{
    size_t offset = 0;
    while (next_line(head, length, &offset, line)) {
        struct span trimmed = span_trim(*line);
        if (trimmed.length && trimmed.text[0] != '#') {
            return true;
        }
    }
    return false;
}

bool span_is(struct span s, const char *word)
{
    return s.length == strlen(word) && memcmp(s.text, word, s.length) == 0;
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

struct span span_trim(struct span s)
{
    while (s.length && is_blank(s.text[0])) {
        s.text++;
        s.length--;
    }
    while (s.length && is_blank(s.text[s.length - 1])) {
        s.length--;
    }
    return s;
}
