/* Titles by the rules of the book's language: English capitalises all words but small ones, the
 * other languages the first and what they always capitalise, as their tables of names do. */
#include <ctype.h>
#include <string.h>

#include "gen/grade/explain/explain.h"
#include "gen/grade/technique.h"
#include "render/book/book_data.h"
#include "render/book/style/book_words.h"
#include "render/book/style/titles.h"

/* Articles, conjunctions and short prepositions stay small inside a title. */
static bool is_small_word(const char *word, size_t length)
{
    static const char *const small[] = {"a",  "an", "and", "as", "at", "but", "by", "for", "from",
                                        "in", "of", "off", "on", "or", "the", "to", "via", "with"};
    for (size_t i = 0; i < sizeof small / sizeof *small; i++) {
        if (strlen(small[i]) == length && strncmp(small[i], word, length) == 0) {
            return true;
        }
    }
    return false;
}

/* Words end at spaces; behind a hyphen a part has its own capital: Two-String Kite, X-Wing. */
static void put_english_title(const char *name, size_t length, struct text *out)
{
    for (size_t i = 0; i < length;) {
        size_t end = i;
        while (end < length && name[end] != ' ' && name[end] != '-') {
            end++;
        }
        bool inside = i > 0 && end < length && name[end] == ' ';
        char first = name[i];
        if (end > i) {
            bool small = inside && is_small_word(name + i, end - i);
            first = small ? first : (char)toupper((unsigned char)first);
            text_add(out, &first, 1);
            text_add(out, name + i + 1, end - i - 1);
        }
        if (end < length) {
            text_add(out, name + end++, 1);
        }
        i = end;
    }
}

static void put_capitalised(const char *name, size_t length, struct text *out)
{
    char first = (char)toupper((unsigned char)*name);
    text_add(out, &first, length > 0);
    text_add(out, name + 1, length ? length - 1 : 0);
}

static bool is_english(const struct book *b)
{
    const char *language = b->translation.language;
    return !language || strcmp(language, "en") == 0;
}

/* The tables of other languages begin names as sentences do; an own text may not. */
static void put_title(const struct book *b, const char *name, size_t length, struct text *out)
{
    if (is_english(b)) {
        put_english_title(name, length, out);
    } else {
        put_capitalised(name, length, out);
    }
}

/* The length of a technique's name up to its addition: "rule of 45" of "rule of 45, inner". Only
 * names whose English has a comma have an addition: in other languages a comma may begin a relative
 * clause, which belongs to the name. */
static size_t name_head(const struct book *b, int technique)
{
    const char *name = technique_printed_name(&b->translation, technique);
    bool has_addition = strchr(technique_at((size_t)technique)->name, ',') != NULL;
    return has_addition ? strcspn(name, ",") : strlen(name);
}

/* "rule of 45, inner" is "Rule of 45", and, where that is not enough, "Rule of 45: Inner". Behind a
 * colon only English has a capital. */
static void put_name_title(const struct book *b, int technique, bool whole, struct text *out)
{
    const char *name = technique_printed_name(&b->translation, technique);
    size_t length = name_head(b, technique);
    put_title(b, name, length, out);
    if (whole && name[length]) {
        const char *addition = name + length + strspn(name + length, ", ");
        text_puts(out, book_text(b, TEXT_label_colon));
        if (is_english(b)) {
            put_english_title(addition, strlen(addition), out);
        } else {
            text_puts(out, addition);
        }
    }
}

void book_put_technique_head(const struct book *b, int technique, bool first, struct text *out)
{
    const char *name = technique_printed_name(&b->translation, technique);
    const size_t length = name_head(b, technique);
    if (first) {
        put_capitalised(name, length, out);
    } else {
        text_add(out, name, length);
    }
}

/* "Rule of 45: inner" has no comma, since commas separate the names in lists. */
void book_put_technique_name(const struct book *b, int technique, bool first, struct text *out)
{
    const char *name = technique_printed_name(&b->translation, technique);
    const size_t length = name_head(b, technique);
    book_put_technique_head(b, technique, first, out);
    if (name[length]) {
        text_puts(out, book_text(b, TEXT_label_colon));
        text_puts(out, name + length + strspn(name + length, ", "));
    }
}

void book_put_lesson_title(const struct book *b, const struct book_lesson *lesson, struct text *out)
{
    const char *name = technique_printed_name(&b->translation, lesson->technique);
    size_t length = name_head(b, lesson->technique);
    bool whole = false;
    for (size_t i = 0; i < b->source.lesson_count; i++) {
        int other = b->source.lesson[i].technique;
        const char *its = technique_printed_name(&b->translation, other);
        whole |= other != lesson->technique && name_head(b, other) == length &&
                 strncmp(its, name, length) == 0;
    }
    put_name_title(b, lesson->technique, whole, out);
}
