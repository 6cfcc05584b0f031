/* Any bytes as a config, and what follows a NUL byte as an override: never a crash, and either a
 * whole plan or an error. */
#include "config/book_config.h"
#include "tests/fuzz/fuzz.h"

static const char *const names[] = {"any",    "easy",  "en",     "classic",
                                    "screen", "white", "x-wing", "frame"};
static const struct config_trim trims[] = {{"A4", 595.28, 841.89}};

static void check_plan(const struct book_config *cfg)
{
    struct diag_at at;
    demand(cfg->book.title && cfg->book.title[0]);
    demand(cfg->section_count >= 1 && cfg->section_count <= CONFIG_MAX_SECTIONS);
    demand(cfg->puzzle_count >= 1 && cfg->puzzle_count <= CONFIG_MAX_PUZZLES);
    demand(cfg->page.trim.width_pt > 0 && cfg->style.text_size_pt >= 7);
    demand(utf8_length(cfg->book.title, strlen(cfg->book.title), NULL) <= 200);
    for (size_t i = 0; cfg->book.introduction && i < strlen(cfg->book.introduction); i += 7) {
        book_config_at_byte(cfg, &cfg->book.introduction, i, &at);
        demand(at.line > 0 && at.col > 0);
    }
    for (size_t i = 0; i < cfg->section_count; i++) {
        demand(cfg->section[i].count >= 1 && cfg->section[i].per_page >= 1);
        demand(book_config_at(cfg, &cfg->section[i].count, &at)->line > 0);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const struct config_names all = {names, sizeof names / sizeof names[0]};
    const struct config_vocabulary vocabulary = {all, all, all, all,   all, all, all,
                                                 all, all, all, all,   all, all, all,
                                                 all, all, all, trims, 1,   NULL};
    char *text = malloc(size + 1);
    demand(text != NULL);
    memcpy(text, data, size);
    text[size] = '\0';
    size_t length = strlen(text);
    const char *set = text + length + 1;
    size_t set_count = length < size;

    char *shown = NULL;
    size_t shown_length = 0;
    struct diag d = {.out = open_memstream(&shown, &shown_length)};
    struct book_config *cfg;
    enum status status =
        book_config_parse(&cfg, "fuzz.yaml", text, length, &vocabulary, &set, set_count, &d);
    fclose(d.out);
    demand((status == STATUS_OK) == (cfg != NULL));
    demand((status == STATUS_OK) == (d.errors == 0));
    demand((d.errors == 0) == (shown_length == 0));
    demand(utf8_length(shown, shown_length, NULL) <= shown_length);
    if (cfg) {
        check_plan(cfg);
    }
    book_config_free(cfg);
    free(shown);
    free(text);
    return 0;
}
