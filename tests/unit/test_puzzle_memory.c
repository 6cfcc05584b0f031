/* A book that is planned again and again has the puzzles that it has when planned afresh: the
 * memory only saves time. At a glance, its pages in view are those of the whole book. */
#include <criterion/criterion.h>
#include <string.h>

#include "include/nonet.h"
#include "render/press/puzzle_memory.h"

/* Small boards, so that puzzles are often equivalent; a mix, an order, a filter that drops some. */
static const char book[] = "book: {title: Memory}\n"
                           "page: {trim: A5, profiles: home}\n"
                           "per_page: 4\n"
                           "sections:\n"
                           "  - {variant: 4x4, count: 8, order: shuffled}\n"
                           "  - {levels: {easy: 5, medium: 3}, order: rise}\n"
                           "  - {variant: 4x4, count: 8}\n"
                           "  - {level: easy, count: 4, minutes: 4..9}\n"
                           "seed: 11\n";

static const struct {
    const char *path, *value;
} edits[] = {
    {"book.title", "\"Another\""},
    {"sections[0].count", "12"},
    {"sections[0].count", "6"},
    {"sections[2].count", "14"},
    {"sections[1].levels.easy", "3"},
    {"sections[1].levels.medium", "6"},
    {"sections[1].order", "\"waves\""},
    {"sections[3].count", "6"},
    {"sections[3].level", "\"medium\""},
    {"sections[3].minutes", "\"5..12\""},
    {"sections[3].level", "\"easy\""},
    {"sections[0].seed", "5"},
    {"sections[2].seed", "5"},
    {"sections[0].distinct", "true"},
    {"repeats", "\"allow\""},
    {"repeats", NULL},
    {"seed", "12"},
    {"seed", "11"},
    {"sections[1]", NULL},
};

static char *puzzles_of(const nonet_config *config, nonet_memory *memory)
{
    nonet_proof *proof = nonet_proof_create(config, memory, 2, NULL, NULL, NULL);
    cr_assert(proof && nonet_proof_is_good(proof), "%s", proof ? nonet_proof_messages(proof) : "");
    char *json = strdup(nonet_proof_json(proof));
    nonet_proof_drop(proof);
    return json;
}

Test(puzzle_memory, saves_time_and_changes_nothing)
{
    nonet_memory *memory = nonet_memory_create(NULL);
    nonet_config *config = nonet_config_open_text("memory.yaml", book, strlen(book), NULL);
    free(puzzles_of(config, memory));
    for (size_t i = 0; i < sizeof edits / sizeof edits[0]; i++) {
        cr_assert_eq(nonet_config_edit(config, edits[i].path, edits[i].value, NULL), NONET_OK);
        char *with = puzzles_of(config, memory);
        char *without = puzzles_of(config, NULL);
        cr_assert_str_eq(with, without, "after %s: %s", edits[i].path,
                         edits[i].value ? edits[i].value : "gone");
        free(with);
        free(without);
    }
    nonet_config_drop(config);
    nonet_memory_drop(memory);
}

Test(puzzle_memory, what_was_not_asked_for_lately_is_forgotten)
{
    enum { MANY = 250 };
    struct puzzle_memory *memory = puzzle_memory_new();
    struct press_puzzle item = {.bank = 0};
    char key[20];
    record_init(&item.record, variant_at(0));
    for (unsigned i = 0; i < MANY; i++) {
        snprintf(key, sizeof key, "%u", i);
        puzzle_memory_keep(memory, key, &item, 1);
        cr_expect(puzzle_memory_recall(memory, "0", &item, 1), "asked for each time");
    }
    cr_expect_not(puzzle_memory_recall(memory, "1", &item, 1));
    cr_expect(puzzle_memory_recall(memory, key, &item, 1));
    record_free(&item.record);
    puzzle_memory_drop(memory);
}

Test(puzzle_memory, what_is_in_use_is_not_forgotten)
{
    enum { MANY = 7000 };
    struct puzzle_memory *memory = puzzle_memory_new();
    struct made_puzzles *made = puzzle_memory_borrow(memory, "a");
    struct made_puzzles *more = puzzle_memory_borrow(memory, "b");
    struct record r = {0};
    struct record out = {0};
    record_init(&r, variant_at(0));
    for (r.index = 0; r.index < 100; r.index++) {
        r.score = (int)r.index;
        made_puzzles_keep(made, &r);
    }
    r.index = 7;
    r.score = 1000;
    made_puzzles_keep(made, &r);
    for (r.index = 0; r.index < MANY; r.index++) {
        made_puzzles_keep(more, &r);
    }
    cr_expect(made_puzzles_recall(made, 7, &out));
    cr_expect_eq(out.score, 7, "the first one of an index stays");
    cr_expect_not(made_puzzles_recall(made, 100, &out));
    cr_expect_not(made_puzzles_recall(more, MANY - 1, &out), "there is no more room");
    puzzle_memory_return(made);
    made_puzzles_keep(more, &r);
    puzzle_memory_return(more);
    made = puzzle_memory_borrow(memory, "a");
    cr_expect_not(made_puzzles_recall(made, 7, &out), "forgotten, once it was given back");
    puzzle_memory_return(made);
    record_free(&r);
    record_free(&out);
    puzzle_memory_drop(memory);
}

static bool same_page(nonet_proof *a, nonet_proof *b, enum nonet_part part, size_t page)
{
    size_t one;
    size_t two;
    const void *first = nonet_proof_picture(a, part, page, 1, &one, NULL);
    const void *second = nonet_proof_picture(b, part, page, 1, &two, NULL);
    cr_assert(first && second);
    return one == two && memcmp(first, second, one) == 0;
}

Test(puzzle_memory, a_glance_makes_what_is_in_view)
{
    static const char yaml[] =
        "book: {title: Glance}\n"
        "page: {trim: A5, profiles: home}\n"
        "answers: {place: apart, per_page: 2}\n"
        "per_page: 2\n"
        "sections:\n"
        "  - {level: easy, count: 12, order: given}\n"
        "  - {levels: {easy: 4, medium: 6}, signs: {word: SPLENDOUR, word_at: any}, order: given}\n"
        "  - {level: medium, count: 6, order: rise}\n"
        "seed: 3\n";
    nonet_memory *memory = nonet_memory_create(NULL);
    nonet_config *config = nonet_config_open_text("glance.yaml", yaml, strlen(yaml), NULL);
    nonet_proof *glance =
        nonet_proof_glance(config, memory, NONET_INTERIOR, 5, 2, 2, NULL, NULL, NULL);
    nonet_proof *answers =
        nonet_proof_glance(config, memory, NONET_ANSWERS, 1, 1, 2, NULL, NULL, NULL);
    nonet_proof *beyond =
        nonet_proof_glance(config, memory, NONET_INTERIOR, 999, 2, 2, NULL, NULL, NULL);
    nonet_proof *whole = nonet_proof_create(config, memory, 2, NULL, NULL, NULL);
    cr_assert(glance && answers && beyond && whole && nonet_proof_is_good(whole), "%s",
              whole ? nonet_proof_messages(whole) : "");
    cr_expect(same_page(glance, whole, NONET_INTERIOR, 5));
    cr_expect(same_page(glance, whole, NONET_INTERIOR, 6));
    cr_expect_not(same_page(glance, whole, NONET_INTERIOR, 8), "empty boards out of view");
    cr_expect(same_page(answers, whole, NONET_ANSWERS, 1));
    cr_expect_not(same_page(answers, whole, NONET_ANSWERS, 5));
    cr_expect_null(nonet_proof_glance(config, memory, NONET_INTERIOR, 5, 2, 2, NULL, NULL, NULL),
                   "there is nothing to make");
    cr_expect_eq(nonet_config_edit(config, "page.trim", "\"A99\"", NULL), NONET_OK);
    cr_expect_null(nonet_proof_glance(config, memory, NONET_INTERIOR, 5, 2, 2, NULL, NULL, NULL),
                   "the config is wrong");
    nonet_proof_drop(glance);
    nonet_proof_drop(answers);
    nonet_proof_drop(beyond);
    nonet_proof_drop(whole);
    nonet_config_drop(config);
    nonet_memory_drop(memory);
}
