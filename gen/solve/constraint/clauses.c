/* Learnt clauses. Each is watched by two of its literals (Moskewicz et al. 2001). When there are
 * too many, the ones that span the most decision levels are forgotten (Audemard and Simon, IJCAI
 * 2009). */
#include <string.h>

#include "gen/solve/constraint/proof_log.h"

enum { ALWAYS_KEPT_RANK = 2, RANKS = 64 };

static void watch_literal(struct learner *s, uint32_t clause, unsigned place)
{
    uint32_t *words = s->clauses + clause;
    uint32_t literal = words[CLAUSE_HEAD + place];
    words[CLAUSE_NEXT + place] = s->watch[literal];
    s->watch[literal] = clause;
}

uint32_t clause_add(struct learner *s, const uint32_t *literals, unsigned count, unsigned rank)
{
    const size_t words = CLAUSE_HEAD + (size_t)count;
    assert(count >= 2);
    if (words > s->clause_room - s->clause_end) {
        return 0;
    }
    uint32_t clause = (uint32_t)s->clause_end;
    uint32_t *at = s->clauses + clause;
    s->clause_end += words;
    at[CLAUSE_SIZE] = count;
    at[CLAUSE_RANK] = rank;
    at[CLAUSE_LINE] = 0;
    memcpy(at + CLAUSE_HEAD, literals, count * sizeof *literals);
    watch_literal(s, clause, 0);
    watch_literal(s, clause, 1);
    s->learnt_count += rank > 0;
    s->kept_words += rank > 0 ? 0 : words;
    return clause;
}

bool clauses_follow(struct learner *s, uint32_t literal)
{
    uint32_t *link = &s->watch[literal];
    while (*link) {
        uint32_t clause = *link;
        uint32_t *at = s->clauses + clause;
        uint32_t *lit = at + CLAUSE_HEAD;
        unsigned place = lit[1] == literal;
        __builtin_prefetch(s->clauses + at[CLAUSE_NEXT + place]);
        if (s->value[lit[!place]] > 0) {
            link = &at[CLAUSE_NEXT + place];
            continue;
        }
        unsigned other = 2;
        while (other < at[CLAUSE_SIZE] && s->value[lit[other]] < 0) {
            other++;
        }
        if (other < at[CLAUSE_SIZE]) {
            *link = at[CLAUSE_NEXT + place];
            lit[place] = lit[other];
            lit[other] = literal;
            watch_literal(s, clause, place);
            continue;
        }
        if (s->proof && s->depth == 0 && s->value[lit[!place]] == 0) {
            proof_log_unit(s, at[CLAUSE_LINE], lit[!place]);
        }
        if (!assign_literal(s, lit[!place], (struct reason){REASON_CLAUSE, clause})) {
            return false;
        }
        link = &at[CLAUSE_NEXT + place];
    }
    return true;
}

/* Moves a clause down to `to`, without its false literals, and moves `to` past it. A clause that is
 * already true is dropped. If a single literal is left, it is assigned at once. Returns false at a
 * contradiction. */
static bool move_clause(struct learner *s, const uint32_t *from, size_t *to)
{
    const unsigned count = from[CLAUSE_SIZE];
    uint32_t *at = s->clauses + *to;
    unsigned kept = 0;
    uint32_t rank = from[CLAUSE_RANK];
    const uint32_t line = from[CLAUSE_LINE];
    for (unsigned i = 0; i < count; i++) {
        uint32_t literal = from[CLAUSE_HEAD + i];
        if (s->value[literal] > 0) {
            return true;
        }
        if (s->value[literal] == 0) {
            at[CLAUSE_HEAD + kept++] = literal; /* never passes the clause being read */
        }
    }
    if (kept == 0) {
        s->failed = NO_LITERAL;
        if (s->proof) {
            proof_log_used(s->proof, 0, line);
        }
        return false;
    }
    if (kept == 1) {
        if (s->proof) {
            proof_log_unit(s, line, at[CLAUSE_HEAD]);
        }
        return assign_literal(s, at[CLAUSE_HEAD], (struct reason){REASON_NONE, 0});
    }
    at[CLAUSE_SIZE] = kept;
    at[CLAUSE_RANK] = rank;
    at[CLAUSE_LINE] = line;
    watch_literal(s, (uint32_t)*to, 0);
    watch_literal(s, (uint32_t)*to, 1);
    *to += CLAUSE_HEAD + kept;
    s->learnt_count += rank > 0;
    s->kept_words += rank > 0 ? 0 : CLAUSE_HEAD + kept;
    return true;
}

bool clauses_reduce(struct learner *s)
{
    unsigned of_rank[RANKS] = {0};
    unsigned most = RANKS - 1; /* of the clauses with this rank, only some are kept */
    unsigned room = s->learnt_count / 2;
    assert(s->depth == 0);
    for (size_t i = 1; i < s->clause_end; i += CLAUSE_HEAD + s->clauses[i + CLAUSE_SIZE]) {
        uint32_t rank = s->clauses[i + CLAUSE_RANK];
        of_rank[rank < RANKS ? rank : RANKS - 1] += rank > 0;
    }
    for (unsigned rank = 0; rank < RANKS; rank++) {
        if (rank > ALWAYS_KEPT_RANK && of_rank[rank] > room) {
            most = rank;
            break;
        }
        room -= of_rank[rank] < room ? of_rank[rank] : room;
    }
    /* The oldest are forgotten. */
    unsigned passed = of_rank[most] > room ? of_rank[most] - room : 0;
    const size_t end = s->clause_end;
    size_t to = 1;
    memset(s->watch, 0, 2 * (size_t)s->variables * sizeof *s->watch);
    s->learnt_count = 0;
    s->kept_words = 0;
    for (size_t i = 1; i < end;) {
        const uint32_t *at = s->clauses + i;
        uint32_t rank = at[CLAUSE_RANK] < RANKS ? at[CLAUSE_RANK] : RANKS - 1;
        i += CLAUSE_HEAD + at[CLAUSE_SIZE];
        if (rank > most || (rank == most && most > ALWAYS_KEPT_RANK && passed > 0)) {
            passed -= rank == most;
        } else if (!move_clause(s, at, &to)) {
            return false;
        }
    }
    s->clause_end = to;
    return true;
}
