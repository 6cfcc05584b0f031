#include "render/book/pages/part.h"

#include "render/book/style/book_words.h"

const char *title_of_part(const struct book *b, const struct part_kind *kind,
                          const struct config_part *item)
{
    return kind->has_content && !kind->has_content(b) ? NULL
           : item && item->title                      ? item->title
           : kind->title                              ? book_text(b, kind->title)
                                                      : NULL;
}
