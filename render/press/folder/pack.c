#include "render/press/folder/pack.h"

#include <assert.h>
#include <string.h>

#include "config/markup.h"
#include "render/book/cover/book_cover.h"
#include "render/press/folder/zip.h"

/* What a vendor takes. KDP, looked up 2026-11-25: kdp.amazon.com/help/topic/GYEKAVKMSE23PFTM (a
 * manuscript of more than 650 MB is not converted), G201953020 (the same for a cover, and at most
 * 40 MB are recommended; words on the spine from 79 pages), G201097560 (title and subtitle together
 * 200 characters), and the form itself (4000 characters of description; seven keywords of 50). How
 * many pages each paper and size may have is in render/book/plan/profile.c. */
static const struct pack_limits {
    const char *profile;
    unsigned file_mb, cover_good_mb;
    unsigned title_characters, description_characters; /* title: with the subtitle */
    unsigned keywords, keyword_characters;
    unsigned spine_pages; /* fewer have no text on the spine */
} vendors[] = {
    {"kdp", 650, 40, 200, 4000, 7, 50, 79},
};
enum { VENDORS = sizeof vendors / sizeof *vendors };

const char *pack_vendor(size_t index)
{
    return index < VENDORS ? vendors[index].profile : NULL;
}

static const struct pack_limits *limits_of(const struct profile *profile)
{
    for (size_t i = 0; i < VENDORS; i++) {
        if (strcmp(vendors[i].profile, profile->name) == 0) {
            return &vendors[i];
        }
    }
    return NULL;
}

static const struct press_file *find_file(const struct press_files *files, const struct edition *e,
                                          const char *kind)
{
    for (size_t i = 0; i < files->count; i++) {
        const struct press_file *f = &files->item[i];
        if (strcmp(f->kind, kind) == 0 && f->profile && strcmp(f->profile, e->profile->name) == 0 &&
            f->language == e->language) {
            return f;
        }
    }
    return NULL;
}

static size_t characters(const char *text)
{
    return text ? utf8_length(text, strlen(text), NULL) : 0;
}

static const char *description_of(const struct book_config *cfg)
{
    return cfg->onix.description ? cfg->onix.description : cfg->cover.back_text;
}

static enum status check_size(const struct press_file *f, unsigned max_mb, struct diag *d)
{
    const size_t most = (size_t)max_mb * 1000000;
    if (f->bytes.length <= most) {
        return STATUS_OK;
    }
    d->hint = "use smaller pictures, or split the book into volumes";
    return diag_error(d, NULL, "'%s' has %zu MB, but the vendor takes at most %u MB", f->name,
                      f->bytes.length / 1000000, max_mb);
}

/* The text that the form gets, without its marks. */
static size_t description_length(const struct book_config *cfg)
{
    const char *marked = description_of(cfg);
    struct text plain = {0};
    if (marked) {
        markup_plain(marked, &plain);
    }
    const size_t length = characters(plain.data);
    text_free(&plain);
    return length;
}

static enum status check_keywords(const struct pack_limits *l, const struct book_config *cfg,
                                  struct diag *d)
{
    const struct config_texts *words = &cfg->onix.keywords;
    struct diag_at at;
    if (words->count > l->keywords) {
        return diag_usage(d, book_config_at(cfg, &words->item[l->keywords], &at),
                          "there are %zu keywords, but the vendor takes at most %u", words->count,
                          l->keywords);
    }
    for (size_t i = 0; i < words->count; i++) {
        if (characters(words->item[i]) > l->keyword_characters) {
            return diag_usage(d, book_config_at(cfg, &words->item[i], &at),
                              "this keyword has %zu characters, but the vendor takes at most %u",
                              characters(words->item[i]), l->keyword_characters);
        }
    }
    return STATUS_OK;
}

static enum status check_texts(const struct pack_limits *l, const struct book_config *cfg,
                               struct diag *d)
{
    struct diag_at at;
    const size_t title = characters(cfg->book.title) + characters(cfg->book.subtitle);
    const char *const *field =
        cfg->onix.description ? &cfg->onix.description : &cfg->cover.back_text;
    if (title > l->title_characters) {
        return diag_usage(d, book_config_at(cfg, &cfg->book.title, &at),
                          "title and subtitle have %zu characters, but the vendor takes at most %u",
                          title, l->title_characters);
    }
    const size_t description = description_length(cfg);
    return description <= l->description_characters
               ? check_keywords(l, cfg, d)
               : diag_usage(d, book_config_at(cfg, field, &at),
                            "the description has %zu characters, but the vendor takes at most %u",
                            description, l->description_characters);
}

/* A spine that the vendor leaves without text is no fault, but a surprise. */
static void warn_of_spine(const struct pack_limits *l, const struct edition *e, struct diag *d)
{
    struct diag_at at;
    const size_t pages = book_page_count(e->book, BOOK_INTERIOR);
    if (e->cfg->cover.spine && pages < l->spine_pages) {
        d->hint = "remove the words, or add pages";
        diag_warning(
            d, book_config_at(e->cfg, &e->cfg->cover.spine, &at),
            "spine: with %zu pages the cover has no text on its spine; the vendor asks for %u",
            pages, l->spine_pages);
    }
}

enum status pack_check(const struct book_config *cfg, const struct profile *profile, struct diag *d)
{
    const struct pack_limits *l = limits_of(profile);
    struct diag_at at;
    if (!l) {
        return diag_usage(d, NULL, "there is no pack for the profile %s", profile->name);
    }
    if (!cfg->cover.make) {
        d->hint = "write cover: {make: true}";
        return diag_usage(d, book_config_at(cfg, &cfg->cover.make, &at),
                          "a pack needs a cover, and the config makes none");
    }
    return check_texts(l, cfg, d);
}

static enum status check(const struct pack_limits *l, const struct edition *e,
                         const struct press_file *interior, const struct press_file *cover,
                         struct diag *d)
{
    warn_of_spine(l, e, d);
    enum status status = check_size(interior, l->file_mb, d);
    status = status == STATUS_OK ? check_size(cover, l->file_mb, d) : status;
    if (status == STATUS_OK && cover->bytes.length > (size_t)l->cover_good_mb * 1000000) {
        d->hint = "use smaller pictures";
        diag_warning(d, NULL, "'%s' has %zu MB; the vendor recommends at most %u MB", cover->name,
                     cover->bytes.length / 1000000, l->cover_good_mb);
    }
    return status;
}

static void put_line(struct text *out, const char *name, const char *value)
{
    if (value) {
        text_printf(out, "%s: %s\n", name, value);
    }
}

static void put_list(struct text *out, const char *name, const struct config_texts *list)
{
    for (size_t i = 0; i < list->count; i++) {
        text_printf(out, "%s%s", i ? ", " : "", i ? "" : name);
        text_printf(out, "%s%s", i ? "" : ": ", list->item[i]);
    }
    text_puts(out, list->count ? "\n" : "");
}

/* To paste, in the order of the vendor's form. */
static void put_metadata(const struct edition *e, struct text *out)
{
    const struct book_config *cfg = e->cfg;
    const char *description = description_of(cfg);
    put_line(out, "Language", cfg->book.language);
    put_line(out, "Title", cfg->book.title);
    put_line(out, "Subtitle", cfg->book.subtitle);
    put_line(out, "Series", cfg->series.name);
    if (cfg->series.volume) {
        text_printf(out, "Volume: %u\n", cfg->series.volume);
    }
    put_line(out, "Edition", cfg->book.edition);
    put_line(out, "Author", cfg->book.author);
    put_line(out, "Publisher", cfg->book.publisher);
    put_line(out, "Publication date", cfg->book.published);
    put_line(out, "ISBN", cfg->book.isbn);
    for (size_t i = 0; i < cfg->onix.keywords.count; i++) {
        text_printf(out, "Keyword %zu: %s\n", i + 1, cfg->onix.keywords.item[i]);
    }
    put_list(out, "BISAC", &cfg->onix.bisac);
    put_list(out, "Thema", &cfg->onix.thema);
    text_printf(out, "Trim size: %.2f x %.2f in\n", cfg->page.trim.width_pt / 72,
                cfg->page.trim.height_pt / 72);
    text_printf(out, "Pages: %zu\n", book_page_count(e->book, BOOK_INTERIOR));
    put_line(out, "Paper", cfg->page.paper);
    put_line(out, "Bleed", cfg->page.bleed_pt > 0 ? "yes" : "no");
    put_line(out, "Price", cfg->onix.price);
    if (description) {
        text_puts(out, "\nDescription:\n\n");
        markup_plain(description, out);
        text_puts(out, "\n");
    }
}

static bool fill(const struct press_file *interior, const struct press_file *cover,
                 const struct text *metadata, struct text *out)
{
    struct zip zip = {.count = 0};
    bool fits =
        zip_add(&zip, "interior.pdf", interior->bytes.data, interior->bytes.length, out) &&
        zip_add(&zip, "cover.pdf", cover->bytes.data, cover->bytes.length, out) &&
        zip_add(&zip, "metadata.txt", metadata->data ? metadata->data : "", metadata->length, out);
    zip_end(&zip, out);
    return fits;
}

enum status pack_add(struct press_files *files, const struct edition *e, struct diag *d)
{
    const struct pack_limits *l = limits_of(e->profile);
    const struct press_file *interior = find_file(files, e, "book");
    const struct press_file *cover = find_file(files, e, "cover");
    enum status status = pack_check(e->cfg, e->profile, d);
    assert(status != STATUS_OK || (interior && cover));
    status = status == STATUS_OK ? check(l, e, interior, cover, d) : status;
    if (status != STATUS_OK) {
        return status;
    }
    struct text metadata = {0};
    put_metadata(e, &metadata);
    struct press_file *f = press_files_add(files, e->cfg, FILE_PACK, e->name, d);
    if (f) {
        const bool fits = fill(interior, cover, &metadata, &f->bytes);
        f->profile = e->profile->name;
        f->language = e->language;
        press_file_seal(f);
        status = !fits ? diag_error(d, NULL, "the pack would be larger than 4 GB")
                 : f->bytes.failed || metadata.failed ? diag_error(d, NULL, OUT_OF_MEMORY)
                                                      : STATUS_OK;
    } else {
        status = STATUS_USAGE;
    }
    text_free(&metadata);
    return status;
}
