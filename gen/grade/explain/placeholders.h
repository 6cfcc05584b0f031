/* Fills the placeholders of a sentence's pattern from a step. config/translation/translation.h
 * lists what they mean. */
#ifndef NONET_GEN_GRADE_PLACEHOLDERS_H
#define NONET_GEN_GRADE_PLACEHOLDERS_H

#include "gen/grade/explain/sentence.h"

/* Appends the text in the sentence's language, with its placeholders filled. */
void sentence_fill(const struct sentence *t, enum text_id pattern);

#endif
