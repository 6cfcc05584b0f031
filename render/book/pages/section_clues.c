#include "render/book/pages/section_clues.h"

#include "gen/clue/clue.h"
#include "render/book/book_data.h"

struct section_clues section_clues_of(const struct book *b, size_t section)
{
    const struct book_section_source *s = &b->source.section[section];
    struct section_clues clues = {0};
    for (size_t i = 0; i < s->count; i++) {
        const struct layout *v = s->record[i]->variant;
        clues.kinds |= v->clues ? v->clues->kinds : 0;
        clues.all_signs |= has_all_signs(v);
    }
    return clues;
}
