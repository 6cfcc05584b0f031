/* Titles by the rules of the book's language: English capitalises all words but small ones, the
 * other languages the first and what they always capitalise, as their tables of names do. */
#include <ctype.h>
#include <string.h>

#include "gen/grade/explain/explain.h"
#include "gen/grade/technique.h"
#include "render/book/book_data.h"
#include "render/book/plan/puzzle_list.h"
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

/* A technique's name, and the length up to its addition: "rule of 45" of "rule of 45, inner". Only
 * names whose English has a comma have an addition: in other languages a comma may begin a relative
 * clause, which belongs to the name. */
struct printed_name {
    struct text whole;
    size_t head;
};

static unsigned digits_of_name(const struct book *b, int technique)
{
    unsigned digits = book_cage_digits(b);
    for (size_t i = 0; !digits && i < b->source.lesson_count; i++) {
        const struct book_lesson *lesson = &b->source.lesson[i];
        digits = lesson->technique == technique ? lesson->position[0].layout->size : 0;
    }
    return digits;
}

static struct printed_name printed_name(const struct book *b, int technique)
{
    struct printed_name name = {0};
    technique_put_name(&b->translation, technique, digits_of_name(b, technique), &name.whole);
    bool has_addition = strchr(technique_at((size_t)technique)->name, ',') != NULL;
    name.head = has_addition ? strcspn(text_chars(&name.whole), ",") : name.whole.length;
    return name;
}

/* "" where the name has none. */
static const char *addition_of(const struct printed_name *name)
{
    const char *rest = text_chars(&name->whole) + name->head;
    return rest + strspn(rest, ", ");
}

static void free_name(struct printed_name *name, struct text *out)
{
    out->failed |= name->whole.failed;
    text_free(&name->whole);
}

static void put_head(const struct printed_name *name, bool first, struct text *out)
{
    if (first) {
        put_capitalised(text_chars(&name->whole), name->head, out);
    } else {
        text_add(out, text_chars(&name->whole), name->head);
    }
}

void book_put_technique_head(const struct book *b, int technique, bool first, struct text *out)
{
    struct printed_name name = printed_name(b, technique);
    put_head(&name, first, out);
    free_name(&name, out);
}

/* "Rule of 45: inner" has no comma, since commas separate the names in lists. */
void book_put_technique_name(const struct book *b, int technique, bool first, struct text *out)
{
    struct printed_name name = printed_name(b, technique);
    put_head(&name, first, out);
    if (*addition_of(&name)) {
        text_puts(out, book_text(b, TEXT_label_colon));
        text_puts(out, addition_of(&name));
    }
    free_name(&name, out);
}

/* Has another lesson the same name up to its addition? */
static bool shares_head(const struct book *b, const struct book_lesson *lesson,
                        const struct printed_name *name, struct text *out)
{
    bool shared = false;
    for (size_t i = 0; i < b->source.lesson_count; i++) {
        struct printed_name other = printed_name(b, b->source.lesson[i].technique);
        shared |= b->source.lesson[i].technique != lesson->technique && other.head == name->head &&
                  strncmp(text_chars(&other.whole), text_chars(&name->whole), name->head) == 0;
        free_name(&other, out);
    }
    return shared;
}

/* "rule of 45, inner" is "Rule of 45", and, where that is not enough, "Rule of 45: Inner". Behind a
 * colon only English has a capital. */
void book_put_lesson_title(const struct book *b, const struct book_lesson *lesson, struct text *out)
{
    struct printed_name name = printed_name(b, lesson->technique);
    const char *addition = addition_of(&name);
    put_title(b, text_chars(&name.whole), name.head, out);
    if (*addition && shares_head(b, lesson, &name, out)) {
        text_puts(out, book_text(b, TEXT_label_colon));
        if (is_english(b)) {
            put_english_title(addition, strlen(addition), out);
        } else {
            text_puts(out, addition);
        }
    }
    free_name(&name, out);
}
