/* Where words may be divided, by the patterns that Debian's hyphen-* packages hold.
 *
 * Threads: a hyphenator belongs to one thread at a time. */
#ifndef NONET_RENDER_TEXT_FLOW_HYPHENATE_H
#define NONET_RENDER_TEXT_FLOW_HYPHENATE_H

#include <stdbool.h>
#include <stddef.h>

struct hyphenator;

/* For a language ("de"). NULL, with the reason in *lacking, such as that there are no patterns. */
struct hyphenator *hyphenator_new(const char *language, const char **lacking);

/* Is this reason permanent? (Running out of memory is not.) */
bool hyphenator_never(const char *lacking);
void hyphenator_drop(struct hyphenator *h);

/* The places at which a word, `length` bytes of UTF-8, may be divided with a hyphen: byte offsets,
 * at most `most` of them, in order; their count. Two letters at least stay before, three behind. */
enum { HYPHENATE_LONGEST = 64 };
size_t hyphenate(struct hyphenator *h, const char *word, size_t length, unsigned *at, size_t most);

#endif
