/* Messages of a thread that must wait for their turn: a diagnostics sink that keeps them, and the
 * way to hand them on later, in order.
 *
 * Threads: a log belongs to one thread at a time. */
#ifndef NONET_BASE_MESSAGE_LOG_H
#define NONET_BASE_MESSAGE_LOG_H

#include "base/diag.h"
#include "base/text.h"

/* A sink that adds every message to `log`, which lives as long as the sink. Messages that find no
 * memory set log->failed. The sink counts as every other. */
void message_log_open(struct diag *d, struct text *log);

/* Hand a log's messages to another sink, which prints them but counts none: the counts are those of
 * the sink that kept them. A log that has failed is not whole, and nothing of it is printed. */
void message_log_replay(const struct text *log, struct diag *to);

#endif
