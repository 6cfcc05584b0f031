/* What a lesson says before its example.
 *
 * Threads: no shared state. */
#ifndef NONET_RENDER_BOOK_LESSONS_LESSON_WORDS_H
#define NONET_RENDER_BOOK_LESSONS_LESSON_WORDS_H

#include "base/text.h"

struct book;
struct book_lesson;

/* How to find the technique, the rules of the constraints on its boards, and which puzzles of the
 * book need it. */
void lesson_words_put(const struct book *b, const struct book_lesson *lesson, struct text *out);

#endif
