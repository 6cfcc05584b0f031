#include "render/book/pages/part_lists.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "render/book/book_data.h"

static const struct part_kind *const kinds[] = {
#define BOOK_PART_ROW(id) &part_##id,
    BOOK_PARTS(BOOK_PART_ROW)
#undef BOOK_PART_ROW
};
enum { KIND_COUNT = sizeof kinds / sizeof kinds[0] };

static const char usual[] = "usual";

const char *part_name(size_t index)
{
    return index < KIND_COUNT ? kinds[index]->name : index == KIND_COUNT ? usual : NULL;
}

const char *part_doc(size_t index)
{
    return index < KIND_COUNT
               ? kinds[index]->doc
               : "all parts that other settings ask for and that the list does not name";
}

static const struct part_kind *kind_of(const struct config_part *item)
{
    for (size_t i = 0; i < KIND_COUNT; i++) {
        if (strcmp(kinds[i]->name, item->part) == 0) {
            return kinds[i];
        }
    }
    return NULL; /* usual */
}

/* ---- lists ---- */

static const struct config_part_list *list_of(const struct book *b, enum part_place place,
                                              size_t before)
{
    return place == PART_FRONT  ? &b->cfg->parts.front
           : place == PART_BACK ? &b->cfg->parts.back
                                : &b->cfg->section[before].before;
}

static bool is_named(const struct config_part_list *list, const struct part_kind *kind)
{
    bool named = false;
    for (size_t i = 0; i < list->count; i++) {
        named |= kind_of(&list->item[i]) == kind;
    }
    return named;
}

/* What the switches ask for at a place, but for what the lists name themselves. */
static size_t add_usual(const struct book *b, enum part_place place, size_t count,
                        struct part part[MAX_LISTED_PARTS])
{
    for (size_t i = 0; i < KIND_COUNT && count < MAX_LISTED_PARTS; i++) {
        const struct part_kind *k = kinds[i];
        bool here = k->usual && k->usual_place == place && k->usual(b);
        if (here && !is_named(&b->cfg->parts.front, k) && !is_named(&b->cfg->parts.back, k)) {
            part[count++] = (struct part){k, NULL};
        }
    }
    return count;
}

size_t part_list(const struct book *b, enum part_place place, size_t before,
                 struct part part[MAX_LISTED_PARTS])
{
    const struct config_part_list *list = list_of(b, place, before);
    size_t count = 0;
    if (!list->count && place != PART_BETWEEN) {
        return add_usual(b, place, 0, part);
    }
    for (size_t i = 0; i < list->count && count < MAX_LISTED_PARTS; i++) {
        const struct part_kind *kind = kind_of(&list->item[i]);
        if (kind) {
            part[count++] = (struct part){kind, &list->item[i]};
        } else {
            count = add_usual(b, place, count, part);
        }
    }
    return count;
}

static const struct config_part *item_after(const struct config_part_list *list,
                                            const struct config_part *item)
{
    for (size_t i = 0; i + 1 < list->count; i++) {
        if (&list->item[i] == item) {
            return &list->item[i + 1];
        }
    }
    return NULL;
}

const struct config_part *part_item_after(const struct book *b, const struct config_part *item,
                                          const struct part_kind *kind)
{
    const struct config_part *next = item_after(&b->cfg->parts.front, item);
    next = next ? next : item_after(&b->cfg->parts.back, item);
    for (size_t s = 0; s < b->cfg->section_count && !next; s++) {
        next = item_after(list_of(b, PART_BETWEEN, s), item);
    }
    return next && kind_of(next) == kind ? next : NULL;
}

/* ---- checks ---- */

static const struct {
    enum part_field bit;
    const char *name;
    size_t offset;
} fields[] = {
    {PART_TITLE, "title", offsetof(struct config_part, title)},
    {PART_TEXT, "text", offsetof(struct config_part, text)},
    {PART_BY, "by", offsetof(struct config_part, by)},
    {PART_PICTURE, "picture", offsetof(struct config_part, picture)},
    {PART_PDF, "pdf", offsetof(struct config_part, pdf)},
    {PART_PAGES, "pages", offsetof(struct config_part, pages)},
    {PART_COUNT, "count", offsetof(struct config_part, count)},
    {PART_BLEED, "bleed", offsetof(struct config_part, bleed)},
    {PART_LINK, "link", offsetof(struct config_part, link)},
};
enum { FIELD_COUNT = sizeof fields / sizeof fields[0] };

static const void *address(const struct config_part *item, size_t field)
{
    return (const char *)item + fields[field].offset;
}

static bool is_given(const struct config_part *item, size_t field)
{
    return fields[field].bit == PART_COUNT   ? item->count > 0
           : fields[field].bit == PART_BLEED ? item->bleed
           : fields[field].bit == PART_PAGES ? item->pages.max > 0
                                             : *(const char *const *)address(item, field) != NULL;
}

static void name_fields(unsigned bits, const char *between, struct text *out)
{
    for (size_t i = 0; i < FIELD_COUNT; i++) {
        if (bits & fields[i].bit) {
            text_printf(out, "%s%s", out->length ? between : "", fields[i].name);
        }
    }
}

static enum status check_fields(const struct book *b, const struct config_part *item,
                                const struct part_kind *kind, struct diag *d)
{
    enum status worst = STATUS_OK;
    unsigned given = 0;
    struct diag_at at;
    for (size_t i = 0; i < FIELD_COUNT; i++) {
        bool is = is_given(item, i);
        given |= is ? fields[i].bit : 0;
        if (is && !(kind->takes & fields[i].bit)) {
            struct text known = {0};
            name_fields(kind->takes, ", ", &known);
            worst = diag_usage(d, book_config_at(b->cfg, address(item, i), &at),
                               "%s: the part '%s' does not take this key; it takes %s",
                               fields[i].name, kind->name, known.length ? known.data : "nothing");
            text_free(&known);
        }
    }
    if (kind->needs && !(given & kind->needs)) {
        struct text wanted = {0};
        name_fields(kind->needs, " or ", &wanted);
        worst = diag_usage(d, book_config_at(b->cfg, &item->part, &at), "part: '%s' needs a %s too",
                           kind->name, wanted.length ? wanted.data : "");
        text_free(&wanted);
    }
    return worst;
}

static const char *const place_names[] = {
    [PART_FRONT] = "parts.front", [PART_BETWEEN] = "before", [PART_BACK] = "parts.back"};

static enum status check_item(const struct book *b, const struct config_part_list *list, size_t i,
                              enum part_place place, struct diag *d)
{
    const struct config_part *item = &list->item[i];
    const struct part_kind *kind = kind_of(item);
    struct diag_at at;
    book_config_at(b->cfg, &item->part, &at);
    if (!kind) {
        return place == PART_BETWEEN
                   ? diag_usage(d, &at,
                                "part: 'usual' has no meaning between sections; name the part")
                   : STATUS_OK;
    }
    if (!(kind->places & place)) {
        return diag_usage(d, &at, "part: '%s' cannot stand in '%s'; move it to '%s'", kind->name,
                          place_names[place],
                          place_names[kind->places & PART_BACK ? PART_BACK : PART_FRONT]);
    }
    for (size_t k = 0; k < i && kind->once; k++) {
        if (kind_of(&list->item[k]) == kind) {
            return diag_usage(d, &at, "part: '%s' is in the list twice; a book has only one",
                              kind->name);
        }
    }
    if (kind->usual && kind->once && !kind->usual(b)) {
        char hint[120];
        snprintf(hint, sizeof hint, "leave it out, or ask for it with %s", kind->asked_by);
        d->hint = hint;
        return diag_usage(d, &at, "part: the book has no %s", kind->name);
    }
    return check_fields(b, item, kind, d);
}

void part_add_fields(size_t index, struct text *out)
{
    struct text names = {0};
    name_fields(index < KIND_COUNT ? kinds[index]->takes : 0, ", ", &names);
    if (names.length) {
        text_printf(out, "; takes %s", names.data);
    }
    out->failed |= names.failed;
    text_free(&names);
}

/* A list that forgets what the book has would lose it unseen. */
static enum status check_nothing_lost(const struct book *b, enum part_place place, struct diag *d)
{
    const struct config_part_list *list = list_of(b, place, 0);
    enum status worst = STATUS_OK;
    for (size_t i = 0; i < list->count; i++) {
        if (!kind_of(&list->item[i])) {
            return STATUS_OK;
        }
    }
    for (size_t i = 0; i < KIND_COUNT && list->count; i++) {
        const struct part_kind *k = kinds[i];
        bool lost = k->usual && k->usual_place == place && k->usual(b) &&
                    !is_named(&b->cfg->parts.front, k) && !is_named(&b->cfg->parts.back, k);
        if (lost) {
            struct diag_at at;
            d->hint = "add it to the list, or 'part: usual' for all parts not named";
            worst = diag_usage(d, book_config_at(b->cfg, &list->item[0].part, &at),
                               "%s: the list does not have %s, which other settings ask for",
                               place_names[place], k->name);
        }
    }
    return worst;
}

static enum status check_list(const struct book *b, enum part_place place, size_t before,
                              struct diag *d)
{
    const struct config_part_list *list = list_of(b, place, before);
    enum status worst = STATUS_OK;
    for (size_t i = 0; i < list->count; i++) {
        enum status status = check_item(b, list, i, place, d);
        worst = status == STATUS_OK ? worst : status;
    }
    return worst;
}

enum status parts_check(const struct book *b, struct diag *d)
{
    enum status worst = STATUS_OK;
    static const enum part_place ends[] = {PART_FRONT, PART_BACK};
    for (size_t i = 0; i < 2; i++) {
        enum status status = check_list(b, ends[i], 0, d);
        status = status == STATUS_OK ? check_nothing_lost(b, ends[i], d) : status;
        worst = status == STATUS_OK ? worst : status;
    }
    for (size_t s = 0; s < b->cfg->section_count; s++) {
        enum status status = check_list(b, PART_BETWEEN, s, d);
        worst = status == STATUS_OK ? worst : status;
    }
    return worst;
}

static enum status refuse_usual(const struct book *b, const struct part_kind *kind, struct diag *d)
{
    struct diag_at at;
    d->hint = "shorten it, reduce style.text_size, or choose a larger trim size";
    return diag_usage(d, book_config_at(b->cfg, kind->usual_text(b), &at),
                      "%s does not fit on its page", kind->usual_words);
}

enum status parts_check_usual(const struct book *b, struct diag *d)
{
    enum status status = STATUS_OK;
    for (size_t i = 0; i < KIND_COUNT; i++) {
        const struct part_kind *kind = kinds[i];
        bool failed = false;
        bool fits = !kind->usual_text || kind->fits(b, NULL, &failed);
        if (failed) {
            return diag_error(d, NULL, OUT_OF_MEMORY);
        }
        status = fits ? status : refuse_usual(b, kind, d);
    }
    return status;
}

/* ---- every item of every list ---- */

static enum status each_item(struct book *b,
                             enum status (*visit)(struct book *b, const struct config_part *item,
                                                  struct diag *d),
                             struct diag *d)
{
    enum status worst = STATUS_OK;
    for (size_t n = 0; n < 2 + b->cfg->section_count; n++) {
        const struct config_part_list *list = n == 0   ? &b->cfg->parts.front
                                              : n == 1 ? &b->cfg->parts.back
                                                       : &b->cfg->section[n - 2].before;
        for (size_t i = 0; i < list->count; i++) {
            enum status status = visit(b, &list->item[i], d);
            worst = status == STATUS_OK ? worst : status;
        }
    }
    return worst;
}

static enum status check_page(struct book *b, const struct config_part *item, struct diag *d)
{
    const struct part_kind *kind = kind_of(item);
    bool failed = false;
    double room[2] = {0, 0};
    const struct art *art = book_picture(b, &item->picture);
    if (kind && kind->picture_size && art) {
        kind->picture_size(b, item, room);
        double fit = fmin(room[0] / art->width, room[1] / art->height);
        enum status status =
            book_check_picture(b, &item->picture, fit * art->width, fit * art->height, d);
        if (status != STATUS_OK) {
            return status;
        }
    }
    if (!kind || !kind->fits || kind->fits(b, item, &failed)) {
        return STATUS_OK;
    }
    if (failed) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    struct diag_at at;
    const void *field = item->text ? (const void *)&item->text : (const void *)&item->part;
    d->hint = "shorten it, reduce style.text_size, or choose a larger trim size";
    return diag_usage(d, book_config_at(b->cfg, field, &at), "the %s does not fit on its page",
                      kind->name);
}

enum status parts_check_pages(struct book *b, struct diag *d)
{
    return each_item(b, check_page, d);
}

static enum status load_files(struct book *b, const struct config_part *item, struct diag *d)
{
    const struct part_kind *kind = kind_of(item);
    enum status status = book_load_picture(b, &item->picture, book_in_colour(b), d);
    return status == STATUS_OK && kind && kind->load ? kind->load(b, item, d) : status;
}

enum status parts_load_files(struct book *b, struct diag *d)
{
    return each_item(b, load_files, d);
}
