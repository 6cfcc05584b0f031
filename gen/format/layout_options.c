#include "gen/format/layout_options.h"

#include <string.h>

#include "gen/board/board.h"
#include "gen/format/layout_file.h"

/* A name, or a file's text behind what is there. */
static enum status add_part(const char *value, bool several, struct layout_text *out,
                            struct diag *d)
{
    if (out->text.length) {
        text_puts(&out->text, ",");
    }
    if (layout_file_is_path(value)) {
        return layout_file_read(value, several, out, d);
    }
    layout_text_add(out, value, strlen(value), &(struct diag_at){0});
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
    enum status status = s->regions ? add_part(s->regions, false, &out->regions, d) : STATUS_OK;
    for (size_t i = 0; status == STATUS_OK && i < s->houses.count; i++) {
        status = add_part(s->houses.item[i], true, &out->houses, d);
    }
    if (status == STATUS_OK && (out->regions.text.failed || out->houses.text.failed)) {
        status = diag_error(d, NULL, "out of memory");
    }
    if (status != STATUS_OK) {
        return status;
    }
    definition.regions = s->regions ? out->regions.text.data : NULL;
    definition.houses = s->houses.count ? out->houses.text.data : NULL;
    definition.houses_at = layout_text_pieces(&out->houses);
    const char *file = s->regions && layout_file_is_path(s->regions) ? s->regions : NULL;
    if (file) {
        definition.regions_at = layout_text_pieces(&out->regions);
    }
    for (size_t i = 0; i < s->houses.count && !file; i++) {
        file = layout_file_is_path(s->houses.item[i]) ? s->houses.item[i] : NULL;
    }
    struct diag_at at = {.file = file};
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
    layout_text_free(&wish->regions);
    layout_text_free(&wish->houses);
}
