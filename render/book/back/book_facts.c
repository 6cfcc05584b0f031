#include "render/book/back/book_facts.h"

#include <string.h>

#include "render/book/boards/printed_rules.h"
#include "render/book/book_data.h"
#include "render/book/style/book_words.h"

void book_facts_free(struct book_facts *facts)
{
    for (size_t i = 0; i < facts->count; i++) {
        text_free(&facts->row[i].name);
        text_free(&facts->row[i].levels);
    }
    facts->count = 0;
}

static bool same_text(const struct text *a, const struct text *b)
{
    return a->length == b->length && (!a->length || memcmp(a->data, b->data, a->length) == 0);
}

static unsigned first_puzzle(const struct book *b, size_t section)
{
    size_t i = 0;
    while (i + 1 < b->puzzle_count && b->puzzle[i].section != section) {
        i++;
    }
    return (unsigned)(i + 1);
}

/* What a row names, the longer lists first. */
enum fact_words { WORDS_TITLES, WORDS_LEVELS, WORDS_KINDS };

/* The section's own title says what its author wants said, so levels follow the names of kinds
 * alone. */
static struct book_fact fact_of(const struct book *b, size_t section, enum fact_words words)
{
    struct book_fact fact = {.count = b->source.section[section].count,
                             .first = first_puzzle(b, section)};
    if (words == WORDS_TITLES && b->cfg->section[section].title) {
        text_puts(&fact.name, b->cfg->section[section].title);
        return fact;
    }
    section_kind_put(b, section, &fact.name);
    if (words != WORDS_KINDS && b->cfg->style.show_level) {
        book_put_levels(b, section, &fact.levels);
    }
    return fact;
}

static size_t fact_row(const struct book_facts *facts, const struct book_fact *fact)
{
    size_t row = 0;
    while (row < facts->count && !(same_text(&facts->row[row].name, &fact->name) &&
                                   same_text(&facts->row[row].levels, &fact->levels))) {
        row++;
    }
    return row;
}

/* The last row becomes that of all further kinds. */
static void add_to_rest(struct book_facts *facts, size_t count)
{
    struct book_fact *rest = &facts->row[MAX_BOOK_FACTS - 1];
    text_clear(&rest->name);
    text_puts(&rest->name, "\xE2\x80\xA6");
    rest->count += count;
    facts->failed |= rest->name.failed;
}

/* False: they would be too many rows. The kinds alone always have room. */
static bool make_rows(const struct book *b, enum fact_words words, struct book_facts *facts)
{
    for (size_t s = 0; s < b->cfg->section_count; s++) {
        if (!b->source.section[s].count) {
            continue;
        }
        struct book_fact fact = fact_of(b, s, words);
        const size_t row = fact_row(facts, &fact);
        facts->failed |= fact.name.failed | fact.levels.failed;
        if (row == facts->count && row < MAX_BOOK_FACTS) {
            facts->row[facts->count++] = fact;
            continue;
        }
        text_free(&fact.name);
        text_free(&fact.levels);
        if (row < MAX_BOOK_FACTS) {
            facts->row[row].count += fact.count;
        } else if (words != WORDS_KINDS) {
            book_facts_free(facts);
            return false;
        } else {
            add_to_rest(facts, fact.count);
        }
    }
    return true;
}

void book_facts_make(const struct book *b, struct book_facts *facts)
{
    *facts = (struct book_facts){.count = 0};
    enum fact_words words = WORDS_TITLES;
    while (!make_rows(b, words, facts)) {
        words++;
    }
}
