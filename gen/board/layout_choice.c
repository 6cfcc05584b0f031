#include "gen/board/layout_choice.h"

#include <string.h>

#include "gen/board/layout_rows.h"
#include "gen/board/regions/random_regions.h"

static const struct {
    const char *name;
    enum layout_choice_kind kind;
} words[] = {
    {"random", LAYOUT_RANDOM},
    {"random-half-turn", LAYOUT_RANDOM_HALF_TURN},
};

/* The size of "jigsaw-9"; 0 for other names. */
static unsigned jigsaw_size(const char *name)
{
    for (size_t i = 0; name && i < layout_row_count; i++) {
        if (strcmp(layout_rows[i].name, name) == 0 && strncmp(name, "jigsaw", 6) == 0) {
            return layout_rows[i].size;
        }
    }
    return 0;
}

/* The built-in map of a size by number; NULL past the last. */
static const struct region_map *nth_map(unsigned size, size_t number)
{
    for (size_t i = 0; i < region_map_count; i++) {
        if (region_maps[i].size == size && number-- == 0) {
            return &region_maps[i];
        }
    }
    return NULL;
}

enum status layout_choice_read(struct layout_choice *out,
                               const struct layout_definition *definition, const struct diag_at *at,
                               struct diag *d)
{
    struct layout_definition wanted = *definition;
    *out = (struct layout_choice){.kind = LAYOUT_FIXED, .houses = definition->houses};
    for (size_t i = 0; wanted.regions && i < sizeof words / sizeof *words; i++) {
        if (strcmp(wanted.regions, words[i].name) == 0) {
            out->kind = words[i].kind;
        }
    }
    if (out->kind != LAYOUT_FIXED) {
        wanted.name = wanted.name ? wanted.name : "jigsaw-9";
        wanted.regions = NULL;
    } else if (jigsaw_size(wanted.name) && !wanted.regions) {
        out->kind = LAYOUT_BUILT_IN;
    }
    if (out->kind != LAYOUT_FIXED) {
        unsigned size = jigsaw_size(wanted.name);
        if (!size) {
            at = definition->regions_at ? definition->regions_at : at;
            return diag_error(
                d, at,
                "regions: %s boards have no random regions; choose one of jigsaw-5 to jigsaw-16",
                wanted.name);
        }
        wanted.regions = nth_map(size, 0)->regions;
    }
    out->layout = layout_build(&wanted, at, d);
    return out->layout ? STATUS_OK : STATUS_FAILED;
}

void layout_choice_free(struct layout_choice *c)
{
    layout_drop(c->layout);
    c->layout = NULL;
}

const struct layout *layout_choice_take(const struct layout_choice *c, struct pcg32 *rng)
{
    char map[MAX_CELLS + 1];
    struct diag silent = {0};
    struct layout_definition definition = {.name = c->layout->base, .houses = c->houses};
    if (c->kind == LAYOUT_FIXED) {
        return layout_keep(c->layout);
    }
    if (c->kind == LAYOUT_BUILT_IN) {
        unsigned count = 0;
        while (nth_map(c->layout->size, count)) {
            count++;
        }
        definition.regions = nth_map(c->layout->size, pcg32_below(rng, count))->regions;
    } else {
        random_regions(c->layout->size, c->kind == LAYOUT_RANDOM_HALF_TURN, rng, map);
        definition.regions = map;
    }
    return layout_build(&definition, NULL, &silent);
}
