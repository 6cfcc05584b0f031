/* Filling the placeholders of a sentence's pattern with what the step has.
 * config/translation/translation.h says what they stand for. */
#ifndef NONET_GEN_GRADE_PLACEHOLDERS_H
#define NONET_GEN_GRADE_PLACEHOLDERS_H

#include "gen/grade/explain/sentence.h"

/* Append the pattern, which ends at `end`, with its placeholders filled. */
void sentence_fill(const struct sentence *t, const char *pattern, const char *end);

#endif
