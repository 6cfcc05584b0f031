/* Keeps the messages of a thread until their turn comes, so that they can be passed on in order.
 *
 * Threads: a log belongs to one thread at a time. */
#ifndef NONET_BASE_MESSAGE_LOG_H
#define NONET_BASE_MESSAGE_LOG_H

#include "base/diag.h"
#include "base/text.h"

/* A sink that adds every message to `log`, which must live as long as the sink. If memory runs out,
 * log->failed is set. The sink counts messages like any other. */
void message_log_open(struct diag *d, struct text *log);

/* Passes a log's messages to another sink, which prints them but does not count them: the sink that
 * kept them did. A log that has failed is incomplete, so none of it is printed. */
void message_log_replay(const struct text *log, struct diag *to);

#endif
