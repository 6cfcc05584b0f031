/* Any bytes as a mask of a variant that the first byte names: a mask that marks something, or an
 * error; and the same mask when its text is written again. */
#include "gen/make/dig/mask.h"
#include "tests/fuzz/fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    bool mask[MAX_CELLS];
    bool again[MAX_CELLS];
    char text[MAX_FRAME * (MAX_FRAME + 1)];
    size_t length = 0;
    struct diag d = {0};
    if (size == 0) {
        return 0;
    }
    const struct layout *v = variant_at(data[0] % variant_count());
    enum status status = mask_parse("fuzz", (const char *)data + 1, size - 1, v, mask, &d);
    demand((status == STATUS_OK) == (d.errors == 0));
    if (status != STATUS_OK) {
        demand(status == STATUS_USAGE);
        return 0;
    }
    for (unsigned row = 0; row < frame_rows(v); row++) {
        for (unsigned column = 0; column < frame_columns(v); column++) {
            unsigned cell = cell_at(v, row, column);
            text[length++] = cell != LAYOUT_NO_CELL && mask[cell] ? '#' : '.';
        }
        text[length++] = '\n';
    }
    demand(mask_parse("again", text, length, v, again, &d) == STATUS_OK);
    demand(memcmp(mask, again, v->cell_count * sizeof mask[0]) == 0);
    return 0;
}
