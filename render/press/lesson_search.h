/* The lessons of a book: for each technique that it teaches a worked example and positions to
 * practise on. They are chosen here; the book lays them out.
 *
 * A position is that of a puzzle with one solution, just before the first step of its solution path
 * that is the technique's: the path takes the simplest step that there is, so nothing simpler is
 * left. Puzzles come from the book's seed: first of the technique's level, then such as need it; if
 * these are hard to find, isomorphs of those found, or of the example that help shows. Techniques
 * that rest on constraints have boards with constraints of the kinds that this example has; these
 * are turned and mirrored, where more are wanted.
 *
 * Threads: one owner at a time. */
#ifndef NONET_RENDER_PRESS_LESSON_SEARCH_H
#define NONET_RENDER_PRESS_LESSON_SEARCH_H

#include "config/book_config.h"
#include "render/book/book.h"

struct lessons {
    struct book_lesson *item; /* in the config's order */
    size_t count;
};

/* Make those that the config asks for; `cage_digits` is the number of digits of the book's largest
 * board with cages, whose sum the rule of 45 is named by (0: no board has any). The result is the
 * same for any number of threads. STATUS_USAGE where no puzzle with a technique is found. Free also
 * after an error. */
enum status lessons_make(struct lessons *lessons, const struct book_config *cfg,
                         unsigned cage_digits, unsigned threads, struct diag *d);
/* The same lessons in the language and words of another edition. Free also after an error. */
enum status lessons_translate(struct lessons *to, const struct lessons *from,
                              const struct book_config *cfg, struct diag *d);
void lessons_free(struct lessons *lessons);

#endif
