#include "render/text/flow/flow_blocks.h"

#include <string.h>

static size_t line_length(const char *line)
{
    size_t length = strcspn(line, "\n");
    while (length && line[length - 1] == ' ') {
        length--;
    }
    return length;
}

static const char *next_line(const char *line)
{
    line += strcspn(line, "\n");
    return line + (*line == '\n');
}

/* Bytes of a bullet and its blanks; 0: none. */
static size_t bullet_length(const char *line)
{
    return (line[0] == '-' || line[0] == '*') && line[1] == ' ' ? 2 + strspn(line + 2, " ") : 0;
}

/* Bytes of "12." without the blank that must follow; 0: none. */
static size_t number_length(const char *line)
{
    size_t digits = strspn(line, "0123456789");
    return digits >= 1 && digits <= 3 && line[digits] == '.' && line[digits + 1] == ' ' ? digits + 1
                                                                                        : 0;
}

static bool is_rule(const char *line)
{
    size_t length = line_length(line);
    return length >= 3 && strspn(line, "-") >= length;
}

/* "| left | right |", the last bar may be missing. */
static bool read_row(const char *line, struct flow_block *block)
{
    size_t length = line_length(line);
    const char *bar = line[0] == '|' ? memchr(line + 1, '|', length - 1) : NULL;
    if (!bar) {
        return false;
    }
    const char *end = line + length;
    end -= end[-1] == '|' && end - 1 > bar;
    const char *left = line + 1 + strspn(line + 1, " ");
    const char *right = bar + 1 + strspn(bar + 1, " ");
    block->text = left;
    block->length = left < bar ? (size_t)(bar - left) : 0;
    block->right = right;
    block->right_length = right < end ? (size_t)(end - right) : 0;
    while (block->length && left[block->length - 1] == ' ') {
        block->length--;
    }
    while (block->right_length && right[block->right_length - 1] == ' ') {
        block->right_length--;
    }
    return true;
}

/* The line of dashes under a table's head, which other programs want. */
static bool is_table_rule(const char *line)
{
    size_t length = line_length(line);
    return line[0] == '|' && strspn(line, "|-: ") >= length && memchr(line, '-', length);
}

static bool begins_block(const char *line)
{
    struct flow_block row;
    return *line == '\n' || *line == '\0' || strncmp(line, "# ", 2) == 0 || bullet_length(line) ||
           number_length(line) || is_rule(line) || read_row(line, &row);
}

/* A paragraph's or an item's lines. Numbers and dashes in the middle of a paragraph are no items.
 */
static const char *read_lines(const char *text, bool item, struct flow_block *block)
{
    const char *line = text;
    const char *next = next_line(line);
    while (*next && *next != '\n') {
        const char *words = next + strspn(next, " ");
        bool by_chance = !item && number_length(words) && strncmp(words, "1. ", 3) != 0;
        if (begins_block(words) && !by_chance) {
            break;
        }
        line = next;
        next = next_line(line);
    }
    block->text = text;
    block->length = (size_t)(line - text) + line_length(line);
    return next;
}

const char *flow_block_next(const char *text, struct flow_block *block)
{
    text += strspn(text, "\n ");
    while (is_table_rule(text)) {
        text = next_line(text);
        text += strspn(text, "\n ");
    }
    if (!*text) {
        return NULL;
    }
    *block = (struct flow_block){.kind = BLOCK_PARAGRAPH};
    size_t bullet = bullet_length(text);
    size_t number = number_length(text);
    if (strncmp(text, "# ", 2) == 0) {
        block->kind = BLOCK_HEADING;
        block->text = text + 2;
        block->length = line_length(text) - 2;
        return next_line(text);
    }
    if (is_rule(text)) {
        block->kind = BLOCK_RULE;
        return next_line(text);
    }
    if (read_row(text, block)) {
        block->kind = BLOCK_ROW;
        return next_line(text);
    }
    if (number) {
        block->kind = BLOCK_NUMBER;
        block->marker = text;
        block->marker_length = number;
        return read_lines(text + number + strspn(text + number, " "), true, block);
    }
    if (bullet) {
        block->kind = BLOCK_BULLET;
        return read_lines(text + bullet, true, block);
    }
    return read_lines(text, false, block);
}
