#include "gen/solve/constraint/proof_log.h"

#include <stdlib.h>
#include <string.h>

/* Kinds of lines. A fact or a unit clause holds at level 0: it is needed, whoever names it. */
enum line_kind { LINE_RELATION, LINE_FACT, LINE_LEMMA, LINE_UNIT };
enum { LINE_KIND, LINE_COUNT, LINE_HEAD };

struct proof_log *proof_log_new(void)
{
    struct proof_log *log = calloc(1, sizeof *log);
    if (log) {
        log->line_count = PROOF_LOG_SOLUTION + 1;
    }
    return log;
}

void proof_log_drop(struct proof_log *log)
{
    if (log) {
        free(log->word);
        free(log->start);
        free(log->use);
        free(log);
    }
}

/* Room for `more` members of this size behind `count` of them. */
static bool make_room(struct proof_log *log, void *array, size_t *room, size_t count, size_t more,
                      size_t size)
{
    void **at = array;
    if (!log->failed && count + more > *room) {
        size_t wanted = 2 * (count + more) + 1024;
        void *grown = realloc(*at, wanted * size);
        log->failed = !grown;
        *at = grown ? grown : *at;
        *room = grown ? wanted : *room;
    }
    return !log->failed;
}

static void put_word(struct proof_log *log, uint32_t word)
{
    if (make_room(log, &log->word, &log->word_room, log->word_count, 1, sizeof *log->word)) {
        log->word[log->word_count++] = word;
    }
}

static void open_line(struct proof_log *log, enum line_kind kind)
{
    if (make_room(log, &log->start, &log->line_room, log->line_count, 1, sizeof *log->start)) {
        log->start[log->line_count] = log->word_count;
    }
    put_word(log, kind);
    put_word(log, 0);
}

/* The literals are there; what it rests on follows. Returns its number. */
static uint32_t close_line(struct proof_log *log, const struct proof_use *use, size_t count)
{
    if (log->failed) {
        return 0;
    }
    const size_t start = log->start[log->line_count];
    log->word[start + LINE_COUNT] = (uint32_t)(log->word_count - start - LINE_HEAD);
    put_word(log, (uint32_t)count);
    for (size_t i = 0; i < count; i++) {
        put_word(log, use[i].line);
    }
    return (uint32_t)log->line_count++;
}

/* The line that is open, or the one before it that says the same. */
static uint32_t close_known_line(struct proof_log *log)
{
    if (log->failed) {
        return 0;
    }
    const size_t start = log->start[log->line_count];
    const size_t words = log->word_count - start - LINE_HEAD;
    const size_t bytes = words * sizeof *log->word;
    const uint32_t *literals = log->word + start + LINE_HEAD;
    uint32_t *known = &log->known[hash_bytes(HASH_BEGIN, literals, bytes) % PROOF_LOG_KNOWN];
    const size_t before = log->start[*known];
    if (*known && log->word[before + LINE_COUNT] == words &&
        memcmp(log->word + before + LINE_HEAD, literals, bytes) == 0) {
        log->word_count = start;
        return *known;
    }
    *known = close_line(log, NULL, 0);
    return *known;
}

/* The candidates that the relation's cells have lost at level 0, which the reasons of the search
 * leave out. Those of a pair are complete. */
static void put_lost(struct learner *s, const struct relation *r, uint32_t literal, bool all)
{
    for (unsigned i = 0; i < r->count && (all || r->kind != RELATION_PAIR); i++) {
        for (unsigned digit = 1; digit <= s->size; digit++) {
            uint32_t here = literal_of(s, r->cell[i], digit);
            if (here != literal && s->value[here] < 0 && s->level[here / 2] == 0) {
                put_word(s->proof, here);
            }
        }
    }
}

uint32_t proof_log_relation(struct learner *s, const struct relation *r, uint32_t literal,
                            unsigned count)
{
    open_line(s->proof, LINE_RELATION);
    if (literal != NO_LITERAL) {
        put_word(s->proof, literal);
    }
    for (unsigned i = 0; i < count; i++) {
        put_word(s->proof, opposite_literal(s->out[i]));
    }
    put_lost(s, r, literal, false);
    return close_known_line(s->proof);
}

void proof_log_fact(struct learner *s, const struct relation *r, uint32_t literal)
{
    open_line(s->proof, LINE_FACT);
    put_word(s->proof, literal);
    put_lost(s, r, literal, true);
    (void)close_line(s->proof, NULL, 0);
}

void proof_log_unit(struct learner *s, uint32_t line, uint32_t literal)
{
    const struct proof_use use = {0, line};
    open_line(s->proof, LINE_UNIT);
    put_word(s->proof, literal);
    (void)close_line(s->proof, &use, 1);
}

void proof_log_used(struct proof_log *log, uint32_t when, uint32_t line)
{
    if (make_room(log, &log->use, &log->use_room, log->use_count, 1, sizeof *log->use)) {
        log->use[log->use_count++] = (struct proof_use){when, line};
    }
}

static int compare_uses(const void *a, const void *b)
{
    const struct proof_use *x = a;
    const struct proof_use *y = b;
    if (x->when != y->when) {
        return x->when < y->when ? -1 : 1;
    }
    return (x->line > y->line) - (x->line < y->line);
}

uint32_t proof_log_lemma(struct learner *s, unsigned count)
{
    struct proof_log *log = s->proof;
    if (log->use_count) {
        qsort(log->use, log->use_count, sizeof *log->use, compare_uses);
    }
    open_line(log, count == 1 ? LINE_UNIT : LINE_LEMMA);
    for (unsigned i = 0; i < count; i++) {
        put_word(log, s->lemma[i]);
    }
    uint32_t line = close_line(log, log->use, log->use_count);
    log->use_count = 0;
    return line;
}

/* ---- writing ---- */

static void put_literal(struct text *out, uint32_t literal)
{
    text_puts(out, literal & 1 ? " -" : " ");
    text_add_unsigned(out, literal / 2 + 1);
}

static void put_line(const struct proof_log *log, size_t line, const uint32_t *number,
                     struct text *out)
{
    const uint32_t *at = log->word + log->start[line];
    const bool lemma = at[LINE_KIND] == LINE_LEMMA || at[LINE_KIND] == LINE_UNIT;
    const uint32_t *use = at + LINE_HEAD + at[LINE_COUNT];
    text_puts(out, lemma ? "l" : "e");
    for (uint32_t i = 0; i < at[LINE_COUNT]; i++) {
        put_literal(out, at[LINE_HEAD + i]);
    }
    text_puts(out, " 0");
    for (uint32_t i = 1; i <= *use; i++) {
        if (i == 1 || use[i] != use[i - 1]) {
            text_puts(out, " ");
            text_add_unsigned(out, number[use[i]]);
        }
    }
    text_puts(out, lemma ? " 0\n" : "\n");
}

/* Marks in number[] the lines that the last one and the units need. */
static void mark_needed(const struct proof_log *log, uint32_t *number)
{
    for (size_t line = log->line_count; --line > PROOF_LOG_SOLUTION;) {
        const uint32_t *at = log->word + log->start[line];
        const uint32_t *use = at + LINE_HEAD + at[LINE_COUNT];
        if (number[line] || line + 1 == log->line_count || at[LINE_KIND] == LINE_FACT ||
            at[LINE_KIND] == LINE_UNIT) {
            number[line] = 1;
            for (uint32_t i = 1; i <= *use; i++) {
                number[use[i]] = 1;
            }
        }
    }
}

void proof_log_write(struct proof_log *log, struct text *out)
{
    uint32_t *number = calloc(log->line_count, sizeof *number);
    log->failed |= !number;
    if (log->failed) {
        free(number);
        return;
    }
    mark_needed(log, number);
    number[PROOF_LOG_SOLUTION] = PROOF_LOG_SOLUTION;
    uint32_t last = PROOF_LOG_SOLUTION;
    for (size_t line = PROOF_LOG_SOLUTION + 1; line < log->line_count; line++) {
        if (number[line]) {
            number[line] = ++last;
            put_line(log, line, number, out);
        }
    }
    free(number);
}
