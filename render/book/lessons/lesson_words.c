#include "render/book/lessons/lesson_words.h"

#include "gen/constraint/constraint.h"
#include "gen/grade/explain/spot_text.h"
#include "render/book/book_data.h"
#include "render/book/plan/puzzle_list.h"
#include "render/book/style/book_words.h"

/* Where the reader can use it. Nothing of a technique that most puzzles need. */
static void put_users(const struct book *b, int technique, struct text *out)
{
    enum { SOME = 12 };
    const size_t users = technique_users(b, technique);
    struct text numbers = {0};
    technique_users_add(b, technique, SOME, &numbers);
    text_puts(&numbers, users > SOME ? ", \xE2\x80\xA6" : "");
    const char *values[] = {text_chars(&numbers)};
    if (2 * users <= b->puzzle_count) {
        text_puts(out, "\n\n");
        translation_fill(out, book_text(b, users ? TEXT_lesson_puzzles : TEXT_lesson_no_puzzle),
                         values, 1);
    }
    out->failed |= numbers.failed;
    text_free(&numbers);
}

void lesson_words_put(const struct book *b, const struct book_lesson *lesson, struct text *out)
{
    kind_set kinds = 0;
    bool all_signs = false;
    unsigned size = 0;
    for (size_t i = 0; i < lesson->count; i++) {
        const struct layout *v = lesson->position[i].layout;
        kinds |= v->constraints ? v->constraints->kinds : 0;
        all_signs |= has_all_signs(v);
        size = v->size > size ? v->size : size;
    }
    technique_spot_put(out, &b->translation, lesson->technique, size);
    text_puts(out, kinds ? "\n\n" : "");
    constraint_rules_print(out, kinds, all_signs, size, &b->translation);
    put_users(b, lesson->technique, out);
}
