#include "cli/convert_page.h"

#include <string.h>

#include "base/file/infile.h"
#include "base/file/outfile.h"
#include "cli/option/language_option.h"
#include "config/calendar_date.h"
#include "gen/format/page/html.h"
#include "gen/format/page/offline.h"
#include "render/press/folder/page_collection.h"
#include "render/press/folder/playable_puzzles.h"

/* What the workers of a page share. */
struct page_context {
    const char *language; /* as for page_maker_new */
};

static void *page_worker_new(const void *context)
{
    return page_maker_new(((const struct page_context *)context)->language);
}

static void page_worker_drop(void *worker)
{
    page_maker_drop(worker);
}

static enum status page_work(const void *context, void *worker, struct stream_item *item,
                             struct diag *d)
{
    (void)context;
    if (!format_supports(&format_html, item->record.variant)) {
        return format_refuse(&format_html, item->record.variant, &item->at, d);
    }
    page_maker_add(worker, &item->record, &item->at, &item->out, &item->aside, d);
    return STATUS_OK;
}

static bool page_keep(void *collection, const struct stream_item *item)
{
    page_collection_add(collection, &item->record, &item->aside);
    return true;
}

static void page_finish(void *collection, struct text *out)
{
    page_collection_end(collection, out);
}

static const char *page_name(const struct invocation *in)
{
    const char *slash = strrchr(in->shared.output, '/');
    return slash ? slash + 1 : in->shared.output;
}

static enum status write_beside(const struct invocation *in, enum offline_file file,
                                const struct html_page *html, const struct text *page)
{
    struct text path = {0};
    struct text bytes = {0};
    text_add(&path, in->shared.output, (size_t)(page_name(in) - in->shared.output));
    offline_name(page_name(in), file, &path);
    offline_write(file, page_name(in), html->title, html->language, page, &bytes);
    enum status status = path.failed || bytes.failed
                             ? diag_error(in->diag, NULL, OUT_OF_MEMORY)
                             : outfile_write(path.data, bytes.data, bytes.length, in->diag);
    text_free(&path);
    text_free(&bytes);
    return status;
}

/* The page is there by now. */
static enum status write_offline(const struct invocation *in, const struct html_page *html)
{
    struct text page = {0};
    int error = infile_read(in->shared.output, SIZE_MAX, &page);
    enum status status =
        error ? diag_error(in->diag, NULL, "cannot read %s: %s", in->shared.output, strerror(error))
              : STATUS_OK;
    for (unsigned file = 0; file < OFFLINE_FILE_COUNT && status == STATUS_OK; file++) {
        status = write_beside(in, (enum offline_file)file, html, &page);
    }
    text_free(&page);
    return status;
}

/* The HTML page has a title and settings around its puzzles, which a record stream cannot hold. */
static enum status run_page(const struct stream_map *like, const struct convert_settings *s,
                            const struct invocation *in)
{
    struct text engine = {0};
    struct text header = {0};
    bool wanted = !s->engine || strcmp(s->engine, "none") != 0;
    enum status status = wanted ? page_engine_read(s->engine, &engine, in->diag) : STATUS_OK;
    const char *language = s->language < 0 ? NULL : language_name((size_t)s->language);
    struct html_page page = {
        .language = language,
        .title = s->title,
        .engine = engine.length ? engine.data : NULL,
        .engine_length = engine.length,
        .file_name = s->offline ? page_name(in) : NULL,
        .first_day = s->first_day,
    };
    struct page_context context = {page.engine ? NULL : language ? language : "en"};
    html_page_begin(&page, &header);
    struct page_collection *collection = page_collection_new(&page);
    struct stream_map map = *like;
    map.output = NULL;
    map.header = header.data;
    map.keep = page_keep;
    map.finish = page_finish;
    map.keep_context = collection;
    map.context = &context;
    map.worker_new = page_worker_new;
    map.worker_drop = page_worker_drop;
    map.work = page_work;
    if (status == STATUS_OK) {
        status = header.failed || !collection ? diag_error(in->diag, NULL, OUT_OF_MEMORY)
                                              : stream_command_run(&map, in);
    }
    text_free(&engine);
    text_free(&header);
    if (status == STATUS_OK && s->offline) {
        status = write_offline(in, &page);
    }
    page_collection_drop(collection);
    return status;
}

static enum status check_page(const struct convert_settings *s, const struct invocation *in)
{
    int day;
    if (s->first_day && !day_read(s->first_day, &day)) {
        return diag_usage(in->diag, NULL, "--first-day: '%s' is not a day such as 2027-01-01",
                          s->first_day);
    }
    if (s->offline && (!in->shared.output || strcmp(in->shared.output, "-") == 0)) {
        return diag_usage(in->diag, NULL,
                          "--offline needs -o FILE; its files go to the same folder");
    }
    return STATUS_OK;
}

enum status convert_to_page(const struct stream_map *like, const struct convert_settings *s,
                            const struct invocation *in)
{
    enum status status = check_page(s, in);
    return status == STATUS_OK ? run_page(like, s, in) : status;
}
