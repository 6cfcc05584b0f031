#include "gen/grade/technique/chain/chain_watch.h"

#include "gen/grade/technique/chain/candidate_closure.h"

/* More new links than these are not worth following. */
enum { MAX_NEW_LINKS = 48 };

/* One end of a strong link: a candidate, or a group of candidates of one digit. */
struct end {
    unsigned count;
    uint16_t id[ENGINE_SIZE];
};

struct new_links {
    unsigned count;
    struct end end[MAX_NEW_LINKS][2];
};

static void watch_begin(struct engine *e)
{
    e->watch->known = false;
}

const struct family chain_watch_family = {.size = sizeof(struct chain_watch), .begin = watch_begin};

/* Remember the position, to find what changed when the next one comes. */
static void note_position(struct engine *e)
{
    const struct layout *v = e->tables.v;
    struct chain_watch *k = e->watch;
    k->stamp = e->stamp;
    memcpy(k->digits, e->now.digits, v->cell_count * sizeof k->digits[0]);
    memcpy(k->places, e->now.places, v->house_count * sizeof k->places[0]);
}

static struct end end_of_cell(const struct chain_watch *k, unsigned cell, unsigned digit)
{
    struct end end = {.count = 1};
    end.id[0] = k->id[cell][digit];
    return end;
}

static struct end end_of_places(const struct engine *e, unsigned house, unsigned digit,
                                uint32_t places)
{
    struct end end = {.count = 0};
    for (; places; places &= places - 1) {
        unsigned cell = e->tables.v->house[house].cell[__builtin_ctz(places)];
        end.id[end.count++] = e->watch->id[cell][digit];
    }
    return end;
}

static bool link_add(struct new_links *n, struct end a, struct end b)
{
    if (n->count == MAX_NEW_LINKS) {
        return false;
    }
    n->end[n->count][0] = a;
    n->end[n->count++][1] = b;
    return true;
}

/* May the places be one node: a candidate, or a group? */
static bool one_node(const struct tables *t, unsigned house, uint32_t places)
{
    bool one = is_single(places);
    for (unsigned i = 0; !one && i < t->crossing_count[house]; i++) {
        one = !(places & ~t->crossing[house][i].shared);
    }
    return one;
}

/* The strong links of a digit in a house: between its two places, or between a group and the rest
 * if that is one node too. */
static bool links_of_house(const struct engine *e, unsigned house, unsigned digit,
                           struct new_links *n)
{
    const struct tables *t = &e->tables;
    uint32_t places = e->now.places[house][digit];
    uint32_t first = places & (~places + 1);
    if (is_single(places)) {
        return true;
    }
    if (is_single(places & ~first)) {
        return link_add(n, end_of_places(e, house, digit, first),
                        end_of_places(e, house, digit, places & ~first));
    }
    for (unsigned i = 0; i < t->crossing_count[house]; i++) {
        uint32_t group = places & t->crossing[house][i].shared;
        uint32_t rest = places & ~group;
        if (!is_single(group) && rest && one_node(t, house, rest) &&
            !link_add(n, end_of_places(e, house, digit, group),
                      end_of_places(e, house, digit, rest))) {
            return false;
        }
    }
    return true;
}

/* List the strong links in cells and houses that changed, and remove the candidates that are gone.
 * Weak links need no update: removed candidates can only make them fewer. False: there are too
 * many, and a full search is as cheap. */
static bool list_new_links(struct engine *e, struct new_links *n)
{
    const struct layout *v = e->tables.v;
    struct chain_watch *k = e->watch;
    n->count = 0;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        digit_set digits = e->now.digits[cell];
        digit_set gone = k->digits[cell] & ~digits;
        FOR_EACH_DIGIT(digit, gone) {
            k->there[k->id[cell][digit] >> 6] &= ~(1ULL << (k->id[cell][digit] & 63));
        }
        unsigned digit = digits ? lowest_digit(digits) : 0;
        digit_set others = digits & (digits - 1);
        if (gone && others && is_single(others) &&
            !link_add(n, end_of_cell(k, cell, digit), end_of_cell(k, cell, lowest_digit(others)))) {
            return false;
        }
    }
    for (unsigned h = 0; h < v->house_count; h++) {
        for (unsigned digit = 1; digit <= v->size; digit++) {
            if (k->places[h][digit] != e->now.places[h][digit] && !links_of_house(e, h, digit, n)) {
                return false;
            }
        }
    }
    return true;
}

/* What is ruled out when an end is on. A group is on when one of its candidates is true, so that is
 * what all of them rule out. */
static void ruled_out_by_end(const struct chain_watch *k, const struct end *end, uint64_t *row)
{
    memcpy(row, k->off[end->id[0]], k->words * sizeof row[0]);
    for (unsigned i = 1; i < end->count; i++) {
        for (unsigned w = 0; w < k->words; w++) {
            row[w] &= k->off[end->id[i]][w];
        }
    }
}

/* Add `more` to what some candidates rule out, and note whose set has grown. */
static void rule_out_too(struct chain_watch *k, const uint64_t *candidates, const uint64_t *more)
{
    FOR_EACH_BIT(i, k->words, candidates[w] & k->there[w]) {
        uint64_t *row = k->off[i];
        uint64_t news = 0;
        for (unsigned x = 0; x < k->words; x++) {
            news |= more[x] & ~row[x];
            row[x] |= more[x];
        }
        if (news) {
            bit_set(k->grown, (unsigned)i);
        }
    }
}

/* A new strong link between a and b: whatever rules out a turns b on, so it also rules out what b
 * rules out; and the reverse. By symmetry of links, the candidates that rule out a are those that a
 * rules out. Consequences over older links are already in the sets. */
static void follow_link(struct chain_watch *k, const struct end *a, const struct end *b)
{
    uint64_t by_a[WATCH_WORDS];
    uint64_t by_b[WATCH_WORDS];
    ruled_out_by_end(k, a, by_a);
    ruled_out_by_end(k, b, by_b);
    rule_out_too(k, by_a, by_b);
    rule_out_too(k, by_b, by_a);
}

/* Do all candidates of a cell, or all places in a house, rule out some candidate that still exists?
 * asked: they did not before, so if none of their sets has grown the answer is still no. */
static bool agree_on_any(const struct chain_watch *k, const struct end *all, bool asked)
{
    uint64_t any = 0;
    for (unsigned i = 0; i < all->count; i++) {
        asked &= !bit_has(k->grown, all->id[i]);
    }
    for (unsigned w = 0; all->count && !asked && w < k->words; w++) {
        uint64_t both = k->there[w];
        for (unsigned i = 0; i < all->count; i++) {
            both &= k->off[all->id[i]][w];
        }
        any |= both;
    }
    return any != 0;
}

/* Is there no cell and no house whose candidates all rule out the same? `quiet`: there was none in
 * the position before. */
static bool nothing_agreed(const struct engine *e, bool quiet)
{
    const struct layout *v = e->tables.v;
    const struct chain_watch *k = e->watch;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        struct end all = {.count = 0};
        FOR_EACH_DIGIT(digit, e->now.digits[cell]) {
            all.id[all.count++] = k->id[cell][digit];
        }
        if (agree_on_any(k, &all, quiet && k->digits[cell] == e->now.digits[cell])) {
            return false;
        }
    }
    for (unsigned h = 0; h < v->house_count; h++) {
        for (unsigned digit = 1; digit <= v->size; digit++) {
            uint32_t places = e->now.places[h][digit];
            struct end all = end_of_places(e, h, digit, places);
            if (agree_on_any(k, &all, quiet && k->places[h][digit] == places)) {
                return false;
            }
        }
    }
    return true;
}

/* Does any candidate rule itself out? */
static bool none_rules_itself_out(const struct chain_watch *k)
{
    FOR_EACH_BIT(i, k->words, k->there[w]) {
        if (bit_has(k->off[i], (unsigned)i)) {
            return false;
        }
    }
    return true;
}

/* Called after a full search over candidates and groups: take over its sets. */
void chain_watch_keep(struct engine *e)
{
    const struct link_graph *g = e->graph;
    struct chain_watch *k = e->watch;
    k->known = on_path(e) && g->kind == NODE_GROUP && g->count < MAX_NODES &&
               g->candidates <= WATCH_CANDIDATES && !spend_steps(e, 0);
    if (!k->known) {
        return;
    }
    k->count = g->candidates;
    k->words = (g->candidates + 63) / 64;
    memcpy(k->id, g->id, sizeof k->id);
    memset(k->there, 0, k->words * sizeof k->there[0]);
    for (unsigned i = 0; i < k->count; i++) {
        bit_set(k->there, i);
        memcpy(k->off[i], e->closure->all_off + (size_t)i * k->words,
               k->words * sizeof k->off[i][0]);
    }
    k->quiet = !closure_any(e);
    k->no_loop = k->quiet || none_rules_itself_out(k);
    note_position(e);
}

/* Bring the sets up to date with the position. False: nothing is known. */
static bool watch_renew(struct engine *e)
{
    struct chain_watch *k = e->watch;
    struct new_links n;
    if (!k->known || !on_path(e)) {
        return false;
    }
    if (k->stamp == e->stamp) {
        return true;
    }
    k->known = list_new_links(e, &n);
    if (!k->known) {
        return false;
    }
    memset(k->grown, 0, k->words * sizeof k->grown[0]);
    for (unsigned i = 0; i < n.count; i++) {
        follow_link(k, &n.end[i][0], &n.end[i][1]);
    }
    k->quiet = nothing_agreed(e, k->quiet);
    k->no_loop = k->quiet || none_rules_itself_out(k);
    note_position(e);
    return true;
}

bool chain_watch_no_loop(struct engine *e)
{
    return watch_renew(e) && e->watch->no_loop;
}

bool chain_watch_is_quiet(struct engine *e)
{
    return watch_renew(e) && e->watch->quiet;
}
