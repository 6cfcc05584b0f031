#include "render/press/folder/web_folder.h"

#include "gen/format/page/html.h"
#include "render/press/folder/page_collection.h"
#include "render/press/folder/playable_puzzles.h"

enum status web_page(const struct book_config *cfg, const struct book *book, struct text *out,
                     struct diag *d)
{
    struct text engine = {0};
    enum status status = page_engine_read(NULL, &engine, d);
    struct html_page page = {
        .language = cfg->book.language,
        .title = cfg->book.title,
        .symbol = cfg->style.digits.count ? cfg->style.digits.item : NULL,
        .symbol_count = cfg->style.digits.count,
        .engine = engine.length ? engine.data : NULL,
        .engine_length = engine.length,
        .file_name = WEB_PAGE_NAME,
        .first_day = cfg->web.first_day,
    };
    struct page_maker *maker = page_maker_new(page.engine ? NULL : cfg->book.language);
    struct page_collection *collection = page_collection_new(&page);
    struct text path = {0};
    bool ready = maker && collection;
    html_page_begin(&page, out);
    for (size_t n = 1; n <= book_puzzle_count(book) && ready && status == STATUS_OK; n++) {
        struct record one = *book_puzzle_at(book, n)->record;
        text_clear(&path);
        page_maker_add(maker, &one, NULL, out, &path, d);
        page_collection_add(collection, &one, &path);
    }
    if (ready) {
        page_collection_end(collection, out);
    }
    if (!ready || out->failed || engine.failed || path.failed) {
        status = diag_error(d, NULL, OUT_OF_MEMORY);
    }
    page_collection_drop(collection);
    page_maker_drop(maker);
    text_free(&path);
    text_free(&engine);
    return status;
}
