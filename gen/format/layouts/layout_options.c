#include "gen/format/layouts/layout_options.h"

#include <string.h>

#include "config/values.h"
#include "gen/board/board.h"
#include "gen/format/layouts/layout_file.h"

/* A name, or a file's text behind what is there. */
static enum status add_part(const char *value, const struct diag_at *at, bool several,
                            struct layout_text *out, struct diag *d)
{
    if (out->text.length) {
        text_puts(&out->text, ",");
    }
    if (value_is_path(value)) {
        enum status status = layout_file_read(value, several, out, d);
        return status == STATUS_OK || !at ? status
                                          : diag_usage(d, at, "cannot read '%s' as a map", value);
    }
    layout_text_add(out, value, strlen(value), &(struct diag_at){0});
    return STATUS_OK;
}

/* The names and files of the maps, as the definition wants them. */
static enum status gather(const struct layout_parts *parts, struct layout_spec *out,
                          struct layout_definition *definition, struct diag *d)
{
    enum status status = STATUS_OK;
    if (parts->regions) {
        status = add_part(parts->regions, parts->regions_at, false, &out->regions, d);
    }
    for (size_t i = 0; status == STATUS_OK && i < parts->house_count; i++) {
        status = add_part(parts->houses[i], parts->houses_at, true, &out->houses, d);
    }
    if (status == STATUS_OK && (out->regions.text.failed || out->houses.text.failed)) {
        status = diag_error(d, NULL, OUT_OF_MEMORY);
    }
    definition->regions = parts->regions ? out->regions.text.data : NULL;
    definition->houses = parts->house_count ? out->houses.text.data : NULL;
    definition->grids = parts->grids;
    definition->houses_from = layout_text_pieces(&out->houses);
    if (parts->regions && value_is_path(parts->regions)) {
        definition->regions_from = layout_text_pieces(&out->regions);
    }
    return status;
}

/* Errors in a map that was read from a file name that file. */
static const struct diag_at *place_of(const char *const *value, size_t count,
                                      const struct diag_at *written, struct diag_at *file)
{
    for (size_t i = 0; i < count; i++) {
        if (value[i] && value_is_path(value[i])) {
            *file = (struct diag_at){.file = value[i]};
            return file;
        }
    }
    return written;
}

static enum status read_parts(const struct layout_parts *parts, struct layout_spec *out,
                              struct diag *d)
{
    struct layout_definition definition = {.name = parts->variant, .grids_at = parts->grids_at};
    struct diag_at regions_file;
    struct diag_at houses_file;
    enum status status = gather(parts, out, &definition, d);
    if (status != STATUS_OK) {
        return status;
    }
    definition.regions_at = place_of(&parts->regions, 1, parts->regions_at, &regions_file);
    definition.houses_at =
        place_of(parts->houses, parts->house_count, parts->houses_at, &houses_file);
    return layout_choice_read(&out->choice, &definition, parts->variant_at, d) == STATUS_OK
               ? STATUS_OK
               : STATUS_USAGE;
}

const char *layout_name_choice(size_t index)
{
    size_t rows = variant_count();
    if (index < rows) {
        return variant_choice(index);
    }
    const struct constraint_variant *variant = constraint_variant_at(index - rows);
    return variant ? variant->name : NULL;
}

const char *layout_or_map_choice(size_t index)
{
    const char *name = layout_name_choice(index);
    size_t names = 0;
    while (!name && layout_name_choice(names)) {
        names++;
    }
    return name ? name : variant_map_choice(index - names);
}

/* Reads the requested constraints, and the variant's name without them. */
static enum status read_constraints(struct layout_parts *parts, struct layout_spec *out,
                                    struct diag *d)
{
    const struct constraint_variant *constrained =
        parts->variant ? constraint_variant_find(parts->variant) : NULL;
    out->constraints.all_signs = parts->all_signs;
    if (constrained) {
        parts->variant = constrained->base;
        out->constraints.kinds = constrained->kinds;
        out->constraints.all_signs |= constrained->all_signs;
        out->constraints.in_boxes |= constrained->in_boxes;
        constraint_variant_numbers(constrained, &out->constraints);
    }
    return parts->constraints ? constraint_spec_parse(parts->constraints, &out->constraints,
                                                      parts->constraints_at, d)
                              : STATUS_OK;
}

enum status layout_spec_read(const struct layout_parts *parts, struct layout_spec *out,
                             struct diag *d)
{
    struct layout_parts named = *parts;
    if (read_constraints(&named, out, d) != STATUS_OK) {
        return STATUS_USAGE;
    }
    parts = &named;
    bool more = parts->regions || parts->house_count || parts->grids;
    if (more && parts->variant && strcmp(parts->variant, variant_choice(0)) == 0) {
        named.variant = NULL;
    }
    return read_parts(&named, out, d);
}

enum status layout_options_read(const struct layout_settings *s, bool fresh,
                                struct layout_spec *out, struct diag *d)
{
    bool more = s->regions || s->houses.count || s->grids;
    const struct layout_parts parts = {
        .variant = s->variant,
        .regions = s->regions,
        .houses = s->houses.item,
        .house_count = s->houses.count,
        .grids = s->grids,
        .constraints = s->constraints,
        .all_signs = s->all_signs,
    };
    if (fresh) {
        return layout_spec_read(&parts, out, d);
    }
    if (!more && !parts.variant) {
        return STATUS_OK;
    }
    struct layout_parts bare = parts; /* a puzzle that is read brings its constraints */
    enum status status = read_constraints(&bare, out, d);
    status = status == STATUS_OK ? read_parts(&bare, out, d) : status;
    if (status == STATUS_OK && out->choice.kind != LAYOUT_FIXED) {
        d->hint =
            "name a map, as in --variant jigsaw-9:ash, or read puzzles in json, which include "
            "their regions";
        return diag_usage(d, NULL, "puzzles of the %s board need their regions",
                          out->choice.layout->base);
    }
    return status;
}

void layout_spec_free(struct layout_spec *spec)
{
    layout_choice_free(&spec->choice);
    layout_text_free(&spec->regions);
    layout_text_free(&spec->houses);
}
