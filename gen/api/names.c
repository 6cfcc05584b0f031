/* Versions, statuses and the lists of names. */
#include "gen/api/api.h"
#include "gen/board/symmetry.h"
#include "gen/constraint/constraint.h"
#include "gen/format/records/record_fields.h"
#include "gen/format/stream.h"
#include "gen/solve/kernel/kernel.h"

const char *nonet_version(void)
{
    return NONET_VERSION;
}

unsigned nonet_version_number(void)
{
    return NONET_VERSION_NUMBER;
}

const char *nonet_kernel(void)
{
    return kernel_best()->name;
}

const char *nonet_status_text(enum nonet_status status)
{
    switch (status) {
    case NONET_OK:
        return "done";
    case NONET_FAILED:
        return "failed";
    case NONET_USAGE:
        return "wrong usage";
    case NONET_END:
        return "the end";
    case NONET_CANCELLED:
        return "cancelled";
    case NONET_NO_MEMORY:
        return "out of memory";
    case NONET_NO_SOLUTION:
        return "no solution";
    case NONET_NOT_UNIQUE:
        return "more than one solution";
    }
    return "unknown status";
}

/* Kinds and short names for them, then the boards that bring constraints. */
static const char *constraint_row(size_t i, bool doc)
{
    size_t kinds = 0;
    while (kinds <= i && constraint_spec_choice(kinds)) {
        kinds++;
    }
    if (i < kinds) {
        return doc ? constraint_spec_doc(i) : constraint_spec_choice(i);
    }
    const char *board = constraint_board_choice(i - kinds);
    return doc && board ? constraint_board_doc(i - kinds) : board;
}

/* The name in a row of the list, or its description. NULL: past the end. */
static const char *row(enum nonet_list list, size_t i, bool doc)
{
    switch (list) {
    case NONET_VARIANTS:
        return !doc || !variant_choice(i) ? variant_choice(i) : variant_doc(i);
    case NONET_LEVELS:
        return i >= LEVEL_COUNT ? NULL : doc ? "" : level_name((enum level)i);
    case NONET_SYMMETRIES:
        return i >= SYMMETRY_COUNT ? NULL
               : doc               ? symmetry_doc((enum symmetry)i)
                                   : symmetry_name((enum symmetry)i);
    case NONET_TECHNIQUES:
        return i >= technique_count() ? NULL : doc ? technique_at(i)->name : technique_at(i)->key;
    case NONET_FORMATS:
        return i >= format_count() ? NULL : doc ? format_at(i)->doc : format_at(i)->name;
    case NONET_FIELDS:
        return i >= FIELD_COUNT ? NULL : doc ? fields[i].doc : fields[i].name;
    case NONET_CONSTRAINTS:
        return constraint_row(i, doc);
    case NONET_LANGUAGES:
        return i >= translation_languages().count ? NULL
               : doc                              ? ""
                                                  : translation_languages().item[i];
    }
    return NULL;
}

const char *nonet_list_name(enum nonet_list list, size_t index)
{
    return row(list, index, false);
}

const char *nonet_list_doc(enum nonet_list list, size_t index)
{
    return row(list, index, true);
}
