/* Records as JSON objects, for formats that hold them in lines.
 *
 * Threads: no shared state but the reader's. */
#ifndef NONET_GEN_FORMAT_JSON_RECORD_H
#define NONET_GEN_FORMAT_JSON_RECORD_H

#include "base/span.h"
#include "gen/format/reading/reader.h"

/* Read the object that is all of the line, which is the reader's current one. STATUS_FAILED after
 * reporting what is wrong. */
enum status json_record_read(struct reader *r, struct span line, struct record *record);

#endif
