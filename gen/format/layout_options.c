#include "gen/format/layout_options.h"

#include <string.h>

#include "gen/board/board.h"
#include "gen/format/layout_file.h"

/* A name, or a file's text behind what is there. */
static enum status add_part(const char *value, struct text *out, struct diag *d)
{
    if (out->length) {
        text_puts(out, ",");
    }
    if (layout_file_is_path(value)) {
        return layout_file_read(value, out, d);
    }
    text_puts(out, value);
    return STATUS_OK;
}

enum status layout_options_read(const struct layout_settings *s, bool fresh,
                                struct layout_wish *out, struct diag *d)
{
    bool more = s->regions || s->houses.count || s->grids;
    bool named = s->variant > 0 || (s->variant == 0 && !(fresh && more));
    struct layout_definition definition = {
        .name = named ? variant_choice((size_t)s->variant) : NULL,
        .grids = s->grids,
    };
    if (!fresh && !more && !named) {
        return STATUS_OK;
    }
    enum status status = s->regions ? add_part(s->regions, &out->regions, d) : STATUS_OK;
    for (size_t i = 0; status == STATUS_OK && i < s->houses.count; i++) {
        status = add_part(s->houses.item[i], &out->houses, d);
    }
    if (status == STATUS_OK && (out->regions.failed || out->houses.failed)) {
        status = diag_error(d, NULL, "out of memory");
    }
    if (status != STATUS_OK) {
        return status;
    }
    definition.regions = s->regions ? out->regions.data : NULL;
    definition.houses = s->houses.count ? out->houses.data : NULL;
    const char *file = s->regions && layout_file_is_path(s->regions) ? s->regions : NULL;
    for (size_t i = 0; i < s->houses.count && !file; i++) {
        file = layout_file_is_path(s->houses.item[i]) ? s->houses.item[i] : NULL;
    }
    struct diag_at at = {.file = file ? file : "the command line"};
    if (layout_choice_read(&out->choice, &definition, file ? &at : NULL, d) != STATUS_OK) {
        return STATUS_USAGE;
    }
    if (!fresh && out->choice.kind != LAYOUT_FIXED) {
        d->hint = "name a map by --regions, or read records that hold their regions";
        return diag_usage(d, NULL, "a %s board that is read needs its regions", definition.name);
    }
    return STATUS_OK;
}

void layout_wish_free(struct layout_wish *wish)
{
    layout_choice_free(&wish->choice);
    text_free(&wish->regions);
    text_free(&wish->houses);
}
