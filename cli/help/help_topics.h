/* The topics of `nonet help TOPIC`, most of them printed from the library's tables.
 *
 * To add one: a row of the table in help_topics.c, and its function. Threads: no shared state. */
#ifndef NONET_CLI_HELP_TOPICS_H
#define NONET_CLI_HELP_TOPICS_H

#include "base/text.h"

struct help_topic {
    const char *name;
    const char *doc;                 /* one line */
    void (*print)(struct text *out); /* append the topic's text */
};

/* The terms that help and messages use, by index, and what they mean; NULL past the last. */
const char *help_term(size_t index);
const char *help_term_meaning(size_t index);

/* NULL past the last. */
const struct help_topic *help_topic_at(size_t index);

#endif
