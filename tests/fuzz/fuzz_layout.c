/* Any bytes as the parts of a layout: a name, grids and constraints by name, maps of regions and of
 * houses in files, as text and as YAML. The result is an error message, or a layout whose houses
 * have one cell for each digit, all different, and whose cells know their houses. */
#include "gen/format/layouts/layout_options.h"
#include "tests/fuzz/fuzz.h"

static void check(const struct layout *v)
{
    demand(v->size >= 2 && v->size <= MAX_SIZE && v->cell_count <= MAX_CELLS);
    for (unsigned h = 0; h < v->house_count; h++) {
        bool met[MAX_CELLS] = {false};
        for (unsigned i = 0; i < v->size; i++) {
            unsigned cell = v->house[h].cell[i];
            demand(cell < v->cell_count && !met[cell]);
            met[cell] = true;
        }
    }
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        for (unsigned k = 0; k < v->peer_count[cell]; k++) {
            demand(v->peer[cell][k] < v->cell_count && v->peer[cell][k] != cell);
        }
    }
}

/* The next of the texts that NUL bytes part; "": there is none. */
static const char *next(const char **at, const char *end)
{
    const char *text = *at;
    *at += strlen(text);
    *at += *at < end;
    return text;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char folder[] = FUZZ_FOLDER;
    char regions[64];
    char houses[64];
    if (size == 0) {
        return 0;
    }
    char *text = malloc(size + 1);
    demand(text != NULL);
    memcpy(text, data, size);
    text[size] = '\0';
    const char *at = text + 1;
    const char *end = text + size;
    struct pcg32 rng;
    struct diag d = {0};
    struct layout_spec spec = {0};
    const char *name = next(&at, end);
    const char *grids = next(&at, end);
    const char *constraints = next(&at, end);
    const char *map = next(&at, end);
    const char *maps = next(&at, end);
    const char *house_name = data[0] & 1 ? "houses.yaml" : "houses";
    demand(mkdtemp(folder) != NULL);
    put_file(folder, "regions", map, strlen(map));
    put_file(folder, house_name, maps, strlen(maps));
    snprintf(regions, sizeof regions, "%s/regions", folder);
    snprintf(houses, sizeof houses, "%s/%s", folder, house_name);
    const char *const house_file = houses;
    const struct layout_parts parts = {.variant = data[0] & 2 ? name : NULL,
                                       .grids = data[0] & 4 ? grids : NULL,
                                       .constraints = data[0] & 8 ? constraints : NULL,
                                       .regions = data[0] & 16 ? regions : NULL,
                                       .houses = &house_file,
                                       .house_count = data[0] & 32 ? 1 : 0,
                                       .all_signs = data[0] & 64};
    bool read = layout_spec_read(&parts, &spec, &d) == STATUS_OK;
    demand(read == (d.errors == 0));
    if (read && spec.choice.layout) {
        check(spec.choice.layout);
        pcg32_seed(&rng, size, 1);
        const struct layout *taken = layout_choice_take(&spec.choice, &rng);
        if (taken) {
            check(taken);
            layout_drop(taken);
        }
    }
    layout_spec_free(&spec);
    demand(unlink(regions) == 0 && unlink(houses) == 0 && rmdir(folder) == 0);
    free(text);
    return 0;
}
