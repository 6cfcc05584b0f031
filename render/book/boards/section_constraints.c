#include "render/book/boards/section_constraints.h"

#include "gen/constraint/constraint.h"
#include "render/book/book_data.h"

struct section_constraints section_constraints_of(const struct book *b, size_t section)
{
    const struct book_section_source *s = &b->source.section[section];
    struct section_constraints constraints = {0};
    for (size_t i = 0; i < s->count; i++) {
        const struct layout *v = s->record[i]->variant;
        constraints.kinds |= v->constraints ? v->constraints->kinds : 0;
        constraints.all_signs |= has_all_signs(v);
    }
    return constraints;
}
