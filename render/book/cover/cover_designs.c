/* The table of designs. */
#include <string.h>

#include "render/book/cover/cover_design.h"

static const struct cover_design *const designs[] = {
#define COVER_DESIGN_ROW(name) &cover_design_##name,
    COVER_DESIGNS(COVER_DESIGN_ROW)
#undef COVER_DESIGN_ROW
};
enum { DESIGN_COUNT = sizeof designs / sizeof designs[0] };

const char *cover_design_name(size_t index)
{
    return index < DESIGN_COUNT ? designs[index]->name : NULL;
}

const char *cover_design_doc(size_t index)
{
    return designs[index]->doc;
}

const struct cover_design *cover_design_of(const struct book_config *cfg)
{
    const struct cover_design *found = designs[0];
    for (size_t i = 0; i < DESIGN_COUNT; i++) {
        found = strcmp(designs[i]->name, cfg->cover.design) == 0 ? designs[i] : found;
    }
    return found;
}
