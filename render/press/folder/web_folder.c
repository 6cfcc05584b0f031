#include "render/press/folder/web_folder.h"

#include "gen/format/page/html.h"
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
    };
    struct page_maker *maker = page_maker_new(page.engine ? NULL : cfg->book.language);
    html_page_begin(&page, out);
    for (size_t n = 1; n <= book_puzzle_count(book) && maker && status == STATUS_OK; n++) {
        struct record one = *book_puzzle_at(book, n)->record;
        page_maker_add(maker, &one, NULL, out, d);
    }
    html_page_end(&page, out);
    if (!maker || out->failed || engine.failed) {
        status = diag_error(d, NULL, OUT_OF_MEMORY);
    }
    page_maker_drop(maker);
    text_free(&engine);
    return status;
}
