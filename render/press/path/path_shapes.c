#include "render/press/path/path_shapes.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_WORDS = 26, MAX_DIGITS = 6 };

#define PATH_END UINT32_MAX

/* A cell's name or a number in a step. */
struct word {
    char mark; /* '@', '#', '$', '%', '^' or '!' */
    uint32_t number;
    size_t length; /* 0: no word */
};

struct words {
    struct word item[MAX_WORDS];
    size_t count;
};

void path_shapes_init(struct path_shapes *p)
{
    *p = (struct path_shapes){0};
}

void path_shapes_free(struct path_shapes *p)
{
    text_free(&p->shapes);
    text_free(&p->numbers);
}

/* The length of the number that begins here; 0: none does, or not one that its value gives back. */
static size_t number_at(const char *text, uint32_t *number)
{
    size_t length = 0;
    *number = 0;
    while (isdigit((unsigned char)text[length])) {
        *number = *number * 10 + (uint32_t)(text[length++] - '0');
        if (length > MAX_DIGITS) {
            return 0;
        }
    }
    return *text == '0' && length > 1 ? 0 : length;
}

static struct word word_at(const char *text, unsigned columns)
{
    uint32_t row;
    uint32_t column;
    size_t down = *text == 'r' ? number_at(text + 1, &row) : 0;
    if (down && text[1 + down] == 'c') {
        size_t across = number_at(text + 2 + down, &column);
        if (across && row && column && column <= columns) {
            return (struct word){'@', (row - 1) * columns + column - 1, 2 + down + across};
        }
    }
    size_t length = number_at(text, &row);
    return (struct word){'#', row, length};
}

static bool same_word(struct word a, struct word b)
{
    return (a.mark == '@') == (b.mark == '@') && a.number == b.number;
}

/* A number that is the solution's digit in the cell which came just before needs no place in the
 * stream. */
static bool is_solution(const struct path_puzzle *puzzle, const struct words *before,
                        struct word word)
{
    const struct word *cell = before->count ? &before->item[before->count - 1] : NULL;
    return puzzle->solution && cell && cell->mark == '@' && word.mark == '#' &&
           cell->number < puzzle->places && puzzle->solution[cell->number] == word.number;
}

/* The mark of the number that stands behind a house's name; 0: none does. */
static char house_mark(const char *step, const char *at)
{
    static const struct {
        const char *name;
        char mark;
    } house[] = {{"\"row ", '%'}, {"\"column ", '^'}, {"\"box ", '!'}};
    for (size_t i = 0; i < sizeof house / sizeof *house; i++) {
        size_t length = strlen(house[i].name);
        if ((size_t)(at - step) >= length && memcmp(at - length, house[i].name, length) == 0) {
            return house[i].mark;
        }
    }
    return 0;
}

/* Is this the number of that house of the first cell? */
static bool is_house(const struct path_puzzle *puzzle, const struct words *words, char mark,
                     struct word word)
{
    if (!words->count || words->item[0].mark != '@' || word.mark != '#' ||
        words->item[0].number >= puzzle->places) {
        return false;
    }
    uint32_t cell = words->item[0].number;
    uint32_t number = mark == '%'   ? cell / puzzle->columns + 1
                      : mark == '^' ? cell % puzzle->columns + 1
                                    : puzzle->box[cell];
    return number == word.number;
}

/* The place of the word among those found so far, where it is added; MAX_WORDS: there is no room.
 */
static size_t word_place(const struct path_puzzle *puzzle, struct words *words, struct word word,
                         char house)
{
    bool in_house = house && is_house(puzzle, words, house, word);
    for (size_t i = 0; i < words->count; i++) {
        if (in_house ? words->item[i].mark == house : same_word(words->item[i], word)) {
            return i;
        }
    }
    if (words->count == MAX_WORDS) {
        return MAX_WORDS;
    }
    word.mark = in_house ? house : is_solution(puzzle, words, word) ? '$' : word.mark;
    words->item[words->count] = word;
    return words->count++;
}

/* A technique's score is the same in all its steps, and no word. */
static bool is_score(const char *step, const char *at)
{
    static const char member[] = "\"score\":";
    size_t length = sizeof member - 1;
    return (size_t)(at - step) >= length && memcmp(at - length, member, length) == 0;
}

static bool is_mark(char c)
{
    return c != '\0' && strchr("@#$%^!", c);
}

/* Can the next word stand where the shape has this mark? Then it is among the words. */
static bool word_fits(const char *mark, const struct path_puzzle *puzzle, struct words *words,
                      struct word word)
{
    size_t place = (size_t)(mark[1] - 'a');
    if (word.length == 0) {
        return false;
    }
    if (place < words->count) {
        return same_word(words->item[place], word);
    }
    bool fits = *mark == '$'                   ? is_solution(puzzle, words, word)
                : *mark == '@' || *mark == '#' ? *mark == word.mark
                                               : is_house(puzzle, words, *mark, word);
    word.mark = *mark;
    words->item[words->count++] = word;
    return fits;
}

/* Is the step of this shape? Then these words fill it. Two of them may happen to be equal. */
static bool shape_fits(const char *shape, const char *step, const struct path_puzzle *puzzle,
                       struct words *words)
{
    words->count = 0;
    while (*shape && *step) {
        if (!is_mark(*shape)) {
            if (*shape++ != *step++) {
                return false;
            }
            continue;
        }
        struct word word = word_at(step, puzzle->columns);
        if (!word_fits(shape, puzzle, words, word)) {
            return false;
        }
        shape += 2;
        step += word.length;
    }
    return !*shape && !*step;
}

/* The step's own shape. Marks that stand in a step are escaped, as JSON allows. */
static void make_shape(const char *step, const struct path_puzzle *puzzle, struct words *words,
                       struct text *shape)
{
    words->count = 0;
    for (const char *at = step; *at;) {
        struct word word = word_at(at, puzzle->columns);
        bool is_kept = word.length == 0 || is_score(step, at);
        size_t place = is_kept ? MAX_WORDS : word_place(puzzle, words, word, house_mark(step, at));
        word.length += word.length == 0;
        if (is_mark(*at)) {
            text_printf(shape, "\\u%04x", (unsigned)*at);
        } else if (place < MAX_WORDS) {
            text_printf(shape, "%c%c", words->item[place].mark, (char)('a' + place));
        } else {
            text_add(shape, at, word.length);
        }
        at += word.length;
    }
}

static void add_number(struct path_shapes *p, uint32_t number)
{
    text_add(&p->numbers, (const char *)&number, sizeof number);
}

void path_shapes_end_path(struct path_shapes *p)
{
    add_number(p, PATH_END);
}

static enum single_kind single_kind_of(const char *step)
{
    static const char *const start[] = {
        [SINGLE_FULL_HOUSE] = "{\"technique\":\"full-house\"",
        [SINGLE_NAKED] = "{\"technique\":\"naked-single\"",
        [SINGLE_HIDDEN] = "{\"technique\":\"hidden-single\"",
    };
    unsigned kind = SINGLE_HIDDEN;
    while (kind && strncmp(step, start[kind], strlen(start[kind])) != 0) {
        kind--;
    }
    return (enum single_kind)kind;
}

/* What stands for the step's first word. */
static uint32_t first_number(const char *step, const struct path_puzzle *puzzle, struct word word)
{
    enum single_kind kind = single_kind_of(step);
    if (kind == SINGLE_NONE || word.mark != '@') {
        return word.number;
    }
    unsigned count;
    unsigned cell = word.number < puzzle->places ? puzzle->cell_at[word.number] : LAYOUT_NO_CELL;
    unsigned place = single_cells_find(puzzle->singles, kind, cell, &count);
    return place < count ? place : count + word.number;
}

/* The digits of a member of the step, "place" or "eliminate", are placed or removed. */
static void follow(const char *step, const char *member, const struct path_puzzle *puzzle,
                   void (*change)(struct single_cells *, unsigned, unsigned))
{
    const char *at = strstr(step, member);
    for (at = at ? at + strlen(member) : ""; *at && *at != ']'; at++) {
        struct word cell = *at == '&' ? word_at(at + 1, puzzle->columns) : (struct word){0};
        if (cell.mark == '@' && cell.number < puzzle->places && at[1 + cell.length] == '=') {
            struct word digit = word_at(at + 2 + cell.length, puzzle->columns);
            change(puzzle->singles, puzzle->cell_at[cell.number], digit.number);
        }
    }
}

void path_shapes_add(struct path_shapes *p, const char *step, const struct path_puzzle *puzzle)
{
    struct words words;
    unsigned number = 0;
    const char *known = p->shapes.data;
    while (number < p->count && !shape_fits(known, step, puzzle, &words)) {
        known += strlen(known) + 1;
        number++;
    }
    if (number == p->count) {
        struct text shape = {0};
        make_shape(step, puzzle, &words, &shape);
        text_add(&p->shapes, shape.data ? shape.data : "", shape.length + 1);
        p->shapes.failed |= shape.failed;
        p->count++;
        text_free(&shape);
    }
    add_number(p, number);
    size_t count_at = p->numbers.length;
    uint32_t count = 0;
    add_number(p, count);
    for (size_t i = 0; i < words.count; i++) {
        if (words.item[i].mark == '@' || words.item[i].mark == '#') {
            add_number(p, i ? words.item[i].number : first_number(step, puzzle, words.item[i]));
            count++;
        }
    }
    if (!p->numbers.failed) {
        memcpy(p->numbers.data + count_at, &count, sizeof count);
    }
    follow(step, "\"place\":[", puzzle, single_cells_place);
    follow(step, "\"eliminate\":[", puzzle, single_cells_remove);
}

static void write_number(struct text *out, uint32_t number)
{
    do {
        char byte = (char)((number & 0x7f) | (number > 0x7f ? 0x80 : 0));
        text_add(out, &byte, 1);
        number >>= 7;
    } while (number);
}

/* The place in `sorted` of each shape. */
static void rank_shapes(const struct path_shapes *p, const char **sorted, uint32_t *rank)
{
    const char *shape = p->shapes.data;
    for (unsigned i = 0; i < p->count; i++, shape += strlen(shape) + 1) {
        sorted[i] = shape;
    }
    qsort(sorted, p->count, sizeof *sorted, text_compare);
    shape = p->shapes.data;
    for (unsigned i = 0; i < p->count; i++, shape += strlen(shape) + 1) {
        const char *const *found = bsearch(&shape, sorted, p->count, sizeof *sorted, text_compare);
        rank[i] = (uint32_t)(found - sorted);
    }
}

static void write_paths(const struct path_shapes *p, const uint32_t *rank, struct text *out)
{
    struct text path = {0};
    uint32_t steps = 0;
    const char *at = p->numbers.data;
    for (const char *end = at + p->numbers.length; at < end;) {
        uint32_t number[2];
        memcpy(number, at, sizeof *number);
        at += sizeof *number;
        if (*number == PATH_END) {
            write_number(out, steps);
            text_add(out, path.data ? path.data : "", path.length);
            text_clear(&path);
            steps = 0;
            continue;
        }
        write_number(&path, rank[*number]);
        steps++;
        memcpy(number + 1, at, sizeof *number);
        at += sizeof *number;
        for (uint32_t i = 0; i < number[1]; i++, at += sizeof *number) {
            memcpy(number, at, sizeof *number);
            write_number(&path, *number);
        }
    }
    out->failed |= path.failed;
    text_free(&path);
}

void path_shapes_write(const struct path_shapes *p, struct text *out)
{
    const char **sorted = calloc(p->count + 1, sizeof *sorted);
    uint32_t *rank = calloc(p->count + 1, sizeof *rank);
    if (!sorted || !rank || p->shapes.failed || p->numbers.failed) {
        out->failed = true;
    } else {
        rank_shapes(p, sorted, rank);
        text_puts(out, "[");
        for (unsigned i = 0; i < p->count; i++) {
            text_puts(out, i ? "," : "");
            text_json(out, sorted[i]);
        }
        text_puts(out, "]\n");
        write_paths(p, rank, out);
    }
    free(sorted);
    free(rank);
}
