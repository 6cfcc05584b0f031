#include "gen/solve/constraint/proof_log.h"

static void put_literal(struct text *out, uint32_t literal)
{
    text_puts(out, literal & 1 ? " -" : " ");
    text_add_unsigned(out, literal / 2 + 1);
}

/* Takes away the line that begins at `start` if it was written before. */
static void end_line(struct proof_log *log, size_t start)
{
    text_puts(log->out, " 0\n");
    if (log->out->failed) {
        return;
    }
    uint64_t hash = hash_bytes(HASH_BEGIN, log->out->data + start, log->out->length - start);
    uint64_t *known = &log->known[hash % PROOF_LOG_KNOWN];
    if (*known == hash) {
        text_shorten(log->out, log->out->length - start);
    }
    *known = hash;
}

/* The candidates that the relation's cells have lost at level 0, which the reasons of the search
 * leave out. Those of a pair are complete. */
static void put_lost(struct learner *s, const struct relation *r, uint32_t literal, bool all)
{
    for (unsigned i = 0; i < r->count && (all || r->kind != RELATION_PAIR); i++) {
        for (unsigned digit = 1; digit <= s->size; digit++) {
            uint32_t here = literal_of(s, r->cell[i], digit);
            if (here != literal && s->value[here] < 0 && s->level[here / 2] == 0) {
                put_literal(s->proof->out, here);
            }
        }
    }
}

void proof_log_relation(struct learner *s, const struct relation *r, uint32_t literal,
                        unsigned count)
{
    struct text *out = s->proof->out;
    const size_t start = out->length;
    text_puts(out, "e");
    if (literal != NO_LITERAL) {
        put_literal(out, literal);
    }
    for (unsigned i = 0; i < count; i++) {
        put_literal(out, opposite_literal(s->out[i]));
    }
    put_lost(s, r, literal, false);
    end_line(s->proof, start);
}

void proof_log_fact(struct learner *s, const struct relation *r, uint32_t literal)
{
    const size_t start = s->proof->out->length;
    text_puts(s->proof->out, "e");
    put_literal(s->proof->out, literal);
    put_lost(s, r, literal, true);
    end_line(s->proof, start);
}

void proof_log_lemma(struct learner *s, unsigned count)
{
    text_puts(s->proof->out, "l");
    for (unsigned i = 0; i < count; i++) {
        put_literal(s->proof->out, s->lemma[i]);
    }
    text_puts(s->proof->out, " 0\n");
}
