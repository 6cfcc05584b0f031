/* Reading SudokuPad's JSON, which scl.c describes. A drawing is read as the constraint of which it
 * is the usual picture, if the rules as text mention that constraint or there are no rules.
 * Anything that may restrict the digits and is not understood is an error. scl_lines.c and
 * scl_shapes.c read plain drawings. */
#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "gen/format/exchange/scl_read.h"

/* A list of [row, column]. */
static bool read_cells(const struct scl *s, const struct json_node *list, uint16_t *cell,
                       unsigned *count)
{
    *count = 0;
    for (const struct json_node *n = json_first(s->p->tree, list); n;
         n = json_next(s->p->tree, n)) {
        struct point at;
        if (!scl_point(s, n, &at) || at.row < 0 || at.column < 0 || at.row >= s->p->size ||
            at.column >= s->p->size || at.row != floor(at.row) || at.column != floor(at.column)) {
            return scl_fail(s, n, "a cell of the board must be here, [row,column] from 0");
        }
        if (*count == MAX_CELLS) {
            return scl_fail(s, n, "too many cells");
        }
        cell[(*count)++] = (uint16_t)scl_cell(s, (unsigned)at.row, (unsigned)at.column);
    }
    return true;
}

/* ---- the rules in words ---- */

static void add_words(struct text *text, struct span words)
{
    static const char none[] = "No rules provided"; /* of converters that had none */
    bool some = words.length < sizeof none - 1 || memcmp(words.text, none, sizeof none - 1) != 0;
    for (size_t i = 0; i < words.length && some; i++) {
        char c = (char)tolower((unsigned char)words.text[i]);
        text_add(text, &c, 1);
    }
}

/* "rules: …" as the value of a cage without cells, as older puzzles have it. */
static bool is_note(struct span value, const char **name, struct span *words)
{
    static const char *const names[] = {
        "rules: ", "title: ", "author: ", "source: ", "msgcorrect: ", "solution: "};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        size_t length = strlen(names[i]);
        if (value.length > length && memcmp(value.text, names[i], length) == 0) {
            *name = names[i];
            *words = (struct span){value.text + length, value.length - length};
            return true;
        }
    }
    return false;
}

static void take_solution(struct scl *s, struct span digits)
{
    unsigned cells = s->p->size * s->p->size;
    bool good = digits.length == cells && s->p->size <= 9;
    for (size_t i = 0; i < digits.length && good; i++) {
        good = digits.text[i] >= '1' && digits.text[i] <= '9';
        s->p->solution.cell[i] = (uint8_t)(digits.text[i] - '0');
    }
    s->p->solution_at = good ? digits.text : s->p->solution_at;
}

static void read_words(struct scl *s)
{
    const struct json_tree *t = s->p->tree;
    const struct json_node *about = scl_member(s, s->whole, "metadata");
    const struct json_node *rules = about ? scl_member(s, about, "rules") : NULL;
    if (rules && rules->kind == JSON_LIST) {
        for (const struct json_node *n = json_first(t, rules); n; n = json_next(t, n)) {
            add_words(&s->rules, n->text);
            text_puts(&s->rules, "\n");
        }
    } else if (rules) {
        add_words(&s->rules, rules->text);
    }
    if (about) {
        take_solution(s, scl_text(s, about, "solution"));
        add_words(&s->title, scl_text(s, about, "title"));
    }
    const struct json_node *n = json_first(t, scl_member(s, s->whole, "cages"));
    for (; n; n = json_next(t, n)) {
        const char *name;
        struct span words;
        if (is_note(scl_text(s, n, "value"), &name, &words)) {
            if (name[0] == 'r') {
                add_words(&s->rules, words);
            } else if (name[0] == 't') {
                add_words(&s->title, words);
            } else if (strcmp(name, "solution: ") == 0) {
                take_solution(s, words);
            }
        }
    }
}

/* ---- the board ---- */

static bool read_board(struct scl *s)
{
    const struct json_tree *t = s->p->tree;
    const struct json_node *cells = scl_member(s, s->whole, "cells");
    unsigned rows = 0;
    for (const struct json_node *n = json_first(t, cells); n; n = json_next(t, n)) {
        rows++;
    }
    if (rows < 2 || rows > MAX_SIZE) {
        return web_fail(s->p, s->whole->text.text, "this has no board", (struct span){0});
    }
    s->p->size = rows;
    unsigned at = 0;
    for (const struct json_node *n = json_first(t, cells); n; n = json_next(t, n)) {
        unsigned columns = 0;
        for (const struct json_node *c = json_first(t, n); c; c = json_next(t, c)) {
            struct span value = scl_text(s, c, "value");
            unsigned digit = 0;
            if (value.length && (!web_read_whole(value, &digit) || digit < 1 || digit > rows)) {
                return web_fail(s->p, value.text, "this is not a digit of the board", value);
            }
            if (++columns > rows) {
                break;
            }
            s->p->givens.cell[at++] = (uint8_t)digit;
        }
        if (columns != rows) {
            return scl_fail(s, n, "the board is not square");
        }
    }
    return true;
}

/* A letter a cell; *none: there are no regions. */
static bool read_regions(const struct scl *s, char *map, bool *none)
{
    const struct json_tree *t = s->p->tree;
    const struct json_node *list = scl_member(s, s->whole, "regions");
    unsigned cells = s->p->size * s->p->size;
    unsigned region = 0;
    memset(map, '.', cells);
    map[cells] = '\0';
    for (const struct json_node *n = json_first(t, list); n; n = json_next(t, n)) {
        uint16_t cell[MAX_CELLS];
        unsigned count;
        if (region == MAX_SIZE || !read_cells(s, n, cell, &count)) {
            return region == MAX_SIZE ? scl_fail(s, n, "too many regions") : false;
        }
        for (unsigned i = 0; i < count; i++) {
            if (map[cell[i]] != '.') {
                return scl_fail(s, n, "two regions overlap");
            }
            map[cell[i]] = (char)('A' + region);
        }
        region += count > 0;
    }
    *none = region == 0;
    if (!*none && memchr(map, '.', cells)) {
        return scl_fail(s, list, "some cells belong to no region");
    }
    return true;
}

/* The cells that stand at the same place of their regions. */
static void add_disjoint(struct scl *s, const char *map)
{
    for (unsigned place = 0; place < s->p->size; place++) {
        uint16_t cell[MAX_SIZE];
        unsigned count = 0;
        unsigned seen[MAX_SIZE] = {0};
        for (unsigned i = 0; map[i] && count < MAX_SIZE; i++) {
            if (seen[map[i] - 'A']++ == place) {
                cell[count++] = (uint16_t)i;
            }
        }
        scl_add_house(s, cell, count);
    }
}

/* ---- cages ---- */

static bool is_extra_house(const struct scl *s, const struct json_node *cage)
{
    return span_is(scl_text(s, cage, "style"), "extraregion") ||
           span_is(scl_text(s, cage, "type"), "disjoint");
}

/* Of a cage: its sum; false: it has none. In a drawing, it is still to be chosen then. */
static bool sum_of(const struct scl *s, const struct json_node *cage, unsigned *sum)
{
    struct span value = scl_text(s, cage, "value");
    if (scl_sum(s, value, sum) || scl_sum(s, scl_text(s, cage, "sum"), sum)) {
        return true;
    }
    *sum = CONSTRAINT_OPEN;
    return s->p->constraints.takes_open && !value.length && !is_extra_house(s, cage) &&
           !web_is_true(scl_member(s, cage, "hidden"));
}

static bool is_house(const struct scl *s, const struct json_node *cage)
{
    unsigned sum;
    return web_is_true(scl_member(s, cage, "unique")) &&
           (is_extra_house(s, cage) || !sum_of(s, cage, &sum));
}

/* Cages that are notes, or what the player makes for itself of rows and columns. */
static bool is_no_cage(const struct scl *s, const struct json_node *cage)
{
    const char *name;
    struct span words;
    unsigned sum;
    bool hidden = web_is_true(scl_member(s, cage, "hidden")) &&
                  !web_is_true(scl_member(s, cage, "unique")) && !sum_of(s, cage, &sum);
    return hidden || is_note(scl_text(s, cage, "value"), &name, &words) ||
           span_is(scl_text(s, cage, "type"), "rowcol");
}

static bool take_cage(struct scl *s, const struct json_node *n)
{
    uint16_t cell[MAX_CELLS];
    unsigned count;
    unsigned sum;
    const struct json_node *cells = scl_member(s, n, "cells");
    const struct json_node *unique = scl_member(s, n, "unique");
    if (is_no_cage(s, n) || is_house(s, n)) {
        return true;
    }
    if (!cells || !read_cells(s, cells, cell, &count)) {
        return cells ? false : scl_fail(s, n, "Nonet has no cages without cells");
    }
    if (!sum_of(s, n, &sum)) {
        return web_fail(s->p, n->text.text, "a cage needs a sum", scl_text(s, n, "value"));
    }
    if (!web_is_true(unique) && (unique || !rules_mention(s, CONSTRAINT_CAGE))) {
        return scl_fail_kind(s, n, "Nonet has no cages whose digits may repeat", CONSTRAINT_CAGE);
    }
    return web_add_constraint(s->p, n->text.text, CONSTRAINT_CAGE, sum, cell, count);
}

static bool take_house(struct scl *s, const struct json_node *n)
{
    uint16_t cell[MAX_CELLS];
    unsigned count;
    const struct json_node *cells = scl_member(s, n, "cells");
    if (is_no_cage(s, n) || !is_house(s, n)) {
        return true;
    }
    if (!cells || !read_cells(s, cells, cell, &count)) {
        return cells ? false : scl_fail(s, n, "Nonet has no extra houses without cells");
    }
    if (count > s->p->size) {
        return scl_fail(s, n, "an area has more cells than there are digits");
    }
    if (count > 1) {
        scl_add_house(s, cell, count);
    }
    return true;
}

/* ---- rules ---- */

static void add_rule(struct scl *s, enum constraint_kind_id kind, bool all)
{
    if (!s->present[kind]) {
        constraint_list_add(&s->p->constraints, kind, all, 0, NULL, 0);
        s->present[kind] = true;
    }
}

static bool take_global(struct scl *s, const struct json_node *n)
{
    static const struct {
        const char *name;
        enum constraint_kind_id kind[2];
    } rules[] = {
        {"antiknight", {CONSTRAINT_ANTI_KNIGHT, CONSTRAINT_ANTI_KNIGHT}},
        {"antiking", {CONSTRAINT_ANTI_KING, CONSTRAINT_ANTI_KING}},
        {"nonconsecutive", {CONSTRAINT_NON_CONSECUTIVE, CONSTRAINT_NON_CONSECUTIVE}},
        {"antidifference", {CONSTRAINT_WHITE_DOT, CONSTRAINT_WHITE_DOT}},
        {"antiratio", {CONSTRAINT_BLACK_DOT, CONSTRAINT_BLACK_DOT}},
        {"antixv", {CONSTRAINT_X, CONSTRAINT_V}},
        {"anticonsecutive", {CONSTRAINT_CONSECUTIVE, CONSTRAINT_CONSECUTIVE}},
    };
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++) {
        for (int k = 0; k < 2 && span_is(n->text, rules[i].name); k++) {
            add_rule(s, rules[i].kind[k],
                     constraint_kinds[rules[i].kind[k]]->shape != CONSTRAINT_BOARD);
        }
        if (span_is(n->text, rules[i].name)) {
            return true;
        }
    }
    return span_is(n->text, "disjoint") ||
           web_fail(s->p, n->text.text, "Nonet does not have this rule for the whole board",
                    n->text);
}

/* Rules that many puzzles have in words alone. */
static bool take_words(struct scl *s)
{
    static const struct {
        const char *words;
        enum constraint_kind_id kind;
    } known[] = {{"anti-knight", CONSTRAINT_ANTI_KNIGHT},
                 {"antiknight", CONSTRAINT_ANTI_KNIGHT},
                 {"knight's move", CONSTRAINT_ANTI_KNIGHT},
                 {"anti-king", CONSTRAINT_ANTI_KING},
                 {"antiking", CONSTRAINT_ANTI_KING},
                 {"king's move", CONSTRAINT_ANTI_KING},
                 {"non-consecutive", CONSTRAINT_NON_CONSECUTIVE},
                 {"nonconsecutive", CONSTRAINT_NON_CONSECUTIVE}};
    static const char *const complete[] = {"negative constraint", "all possible", "all dots",
                                           "all kropki"};
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        if (scl_speaks_of(&s->rules, known[i].words)) {
            add_rule(s, known[i].kind, false);
        }
    }
    bool all = false;
    for (int k = 0; k < CONSTRAINT_KIND_COUNT; k++) {
        all |= s->present[k] && constraint_kinds[k]->may_all;
    }
    bool not_all = scl_speaks_of(&s->rules, "not all") ||
                   scl_speaks_of(&s->rules, "not necessarily") ||
                   scl_speaks_of(&s->rules, "no negative");
    for (size_t i = 0; i < sizeof complete / sizeof *complete && !all && !not_all; i++) {
        if (scl_speaks_of(&s->rules, complete[i])) {
            return web_fail(s->p, s->whole->text.text,
                            "only the text says that all signs are shown; add antidifference, "
                            "antiratio or antixv to \"global\"",
                            (struct span){complete[i], strlen(complete[i])});
        }
    }
    return true;
}

/* ---- the whole ---- */

/* What takes each entry of a member; NULL: it does not bind the digits, or is read elsewhere. */
static const struct {
    const char *key;
    bool (*take)(struct scl *s, const struct json_node *entry);
} members[] = {
    {"cages", take_cage},
    {"lines", scl_take_line},
    {"arrows", scl_take_arrow},
    {"underlays", scl_take_shape}, /* behind lines and arrows, to which some belong */
    {"overlays", scl_take_shape},
    {"global", take_global},
    {"id", NULL},
    {"cellSize", NULL},
    {"metadata", NULL},
    {"settings", NULL},
    {"cells", NULL},
    {"regions", NULL},
    {"foglight", NULL},
    {"videos", NULL},
    {"duration", NULL},
    {"title", NULL},
    {"author", NULL},
    {"version", NULL},
    {"thumbnail", NULL},
};
enum { MEMBERS = sizeof members / sizeof *members };

static bool each(struct scl *s, const char *key,
                 bool (*take)(struct scl *s, const struct json_node *entry))
{
    const struct json_node *n = json_first(s->p->tree, scl_member(s, s->whole, key));
    bool good = true;
    for (; n && good; n = json_next(s->p->tree, n)) {
        good = take(s, n);
    }
    return good;
}

static bool read_layout(struct scl *s)
{
    char map[MAX_CELLS + 1];
    bool none = false;
    if (!read_regions(s, map, &none) || !each(s, "lines", scl_take_diagonal)) {
        return false;
    }
    const struct json_node *n = json_first(s->p->tree, scl_member(s, s->whole, "global"));
    for (; n; n = json_next(s->p->tree, n)) {
        if (span_is(n->text, "disjoint") && !none) {
            add_disjoint(s, map);
        }
    }
    return each(s, "cages", take_house) && web_build(s->p, none ? NULL : map, s->houses.data);
}

static bool read_constraints(struct scl *s)
{
    const struct json_node *n = json_first(s->p->tree, s->whole);
    for (; n; n = json_next(s->p->tree, n)) {
        bool known = json_is_nested(n) && !n->first;
        for (size_t i = 0; i < MEMBERS; i++) {
            known |= span_is(n->key, members[i].key);
        }
        if (!known) {
            return web_fail(s->p, n->key.text, "Nonet does not have this part of a puzzle", n->key);
        }
    }
    for (size_t i = 0; i < MEMBERS && members[i].take; i++) {
        if (!each(s, members[i].key, members[i].take)) {
            return false;
        }
    }
    const struct json_node *about = scl_member(s, s->whole, "metadata");
    if (about && web_is_true(scl_member(s, about, "antiknight"))) {
        add_rule(s, CONSTRAINT_ANTI_KNIGHT, false);
    }
    if (about && web_is_true(scl_member(s, about, "antiking"))) {
        add_rule(s, CONSTRAINT_ANTI_KING, false);
    }
    return take_words(s);
}

bool scl_load(struct web_puzzle *p)
{
    struct scl s = {.p = p, .whole = &p->tree->node[0]};
    bool good = read_board(&s);
    s.used = calloc(p->tree->count, sizeof *s.used);
    if (good) {
        read_words(&s);
    }
    good = good && read_layout(&s) && s.used && read_constraints(&s);
    if (!s.used || s.rules.failed || s.title.failed || s.houses.failed) {
        good = web_fail(p, p->line.text, OUT_OF_MEMORY, (struct span){0});
    }
    /* With signs for consecutive digits, the rule can only mean the other pairs. */
    web_exempt_pairs(p, KIND_SET(WHITE_DOT), CONSTRAINT_WHITE_DOT, false);
    web_exempt_pairs(p, KIND_SET(CONSECUTIVE), CONSTRAINT_CONSECUTIVE, false);
    text_free(&s.rules);
    text_free(&s.title);
    text_free(&s.houses);
    free(s.used);
    return good;
}
