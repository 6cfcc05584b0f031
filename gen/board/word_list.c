/* Files of words for boards, a line each. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/file/infile.h"
#include "base/file/open_input.h"
#include "base/text.h"
#include "gen/board/word.h"

enum { WORDS_BYTES_MAX = 4 << 20, WORDS_MAX = 60000, WORD_STREAM = 0x776f7264 };

/* Words are read into an array that does not move, since they point into themselves. */
static size_t count_lines(const struct text *bytes)
{
    size_t count = 1;
    for (size_t i = 0; i < bytes->length; i++) {
        count += bytes->data[i] == '\n';
    }
    return count;
}

/* A line without remark and blanks. */
static struct diag_at next_line(const struct text *bytes, size_t *offset, struct text *line)
{
    const char *begin = bytes->data + *offset;
    const char *end = memchr(begin, '\n', bytes->length - *offset);
    size_t length = end ? (size_t)(end - begin) : bytes->length - *offset;
    struct diag_at at = {.col = 1, .source_line = begin, .source_length = length};
    *offset += length + 1;
    const char *remark = memchr(begin, '#', length);
    length = remark ? (size_t)(remark - begin) : length;
    while (length && strchr(" \t\r", begin[length - 1])) {
        length--;
    }
    while (length && strchr(" \t", *begin)) {
        begin++;
        length--;
        at.col++;
    }
    text_clear(line);
    text_add(line, begin, length);
    return at;
}

static enum status read_words(const char *name, const struct text *bytes, const struct layout *v,
                              struct word *word, size_t *count, struct diag *d)
{
    enum status worst = STATUS_OK;
    struct text line = {0};
    size_t number = 0;
    for (size_t offset = 0; offset < bytes->length && !line.failed;) {
        struct diag_at at = next_line(bytes, &offset, &line);
        at.file = name;
        at.line = ++number;
        if (line.length == 0) {
            continue;
        }
        enum status status = word_read(&word[*count], line.data, &at, d);
        status = status == STATUS_OK && v ? word_suits(&word[*count], v, &at, d) : status;
        *count += status == STATUS_OK && *count < WORDS_MAX;
        worst = status == STATUS_OK ? worst : status;
    }
    bool failed = line.failed;
    text_free(&line);
    if (failed) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    struct diag_at whole = {.file = name};
    return worst == STATUS_OK && *count == 0 ? diag_usage(d, &whole, "the list of words is empty")
                                             : worst;
}

enum status words_read(const char *path, const struct layout *v, struct word **word, size_t *count,
                       struct diag *d)
{
    struct text bytes = {0};
    *count = 0;
    *word = NULL;
    int error = infile_read(path, WORDS_BYTES_MAX, &bytes);
    enum status status = STATUS_OK;
    if (error) {
        status = error == ENOMEM
                     ? diag_error(d, NULL, OUT_OF_MEMORY)
                     : diag_usage(d, NULL, "cannot read '%s': %s", path, input_error_text(error));
    } else {
        size_t lines = count_lines(&bytes);
        *word = calloc(lines < WORDS_MAX ? lines + 1 : WORDS_MAX + 1, sizeof **word);
        status = *word ? read_words(path, &bytes, v, *word, count, d)
                       : diag_error(d, NULL, OUT_OF_MEMORY);
    }
    text_free(&bytes);
    return status;
}

void words_shuffle(uint16_t *order, size_t count, uint64_t seed, size_t round)
{
    struct pcg32 rng;
    pcg32_seed(&rng, seed, WORD_STREAM + round);
    for (size_t i = 0; i < count; i++) {
        order[i] = (uint16_t)i;
    }
    pcg32_shuffle(&rng, order, (unsigned)count);
}

void words_seed(struct pcg32 *rng, uint64_t seed, size_t puzzle)
{
    pcg32_seed(rng, seed ^ (uint64_t)WORD_STREAM << 32, puzzle);
}
