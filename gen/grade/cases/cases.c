#include "gen/grade/cases/cases.h"

#include <stdlib.h>
#include <string.h>

#include "gen/grade/grade_scratch.h"
#include "gen/grade/technique/techniques.h"

enum { CASE_LINE = 4096, MAX_CODES = 512, CASE_CODE = 12, MAX_ITEMS = 729, MAX_MISSES = 1000 };

/* HoDoKu's code of each technique, or NULL. A trailing 1 after four digits is the siamese form. */
static const char *const codes[TECHNIQUE_COUNT] = {
#define TECHNIQUE_CODE(id, key, name, level, score, flags, search, argument, code, sentence) code,
    TECHNIQUES(TECHNIQUE_CODE)
#undef TECHNIQUE_CODE
};

/* What a case expects, or what an instance does: one bit for each candidate (cell * 9 + digit -
 * 1). */
struct result {
    uint64_t eliminated[(MAX_ITEMS + 63) / 64];
    uint64_t place[(MAX_ITEMS + 63) / 64];
};

struct technique_case {
    char code[CASE_CODE]; /* including its variant */
    int technique;
    bool absent; /* the technique must not be found */
    struct grade_options options;
    struct grid givens;
    struct grid filled;    /* givens and placed digits */
    struct result removed; /* candidates deleted before, in the same form as `eliminated` */
    struct result expected;
};

static void item_add(uint64_t *bits, unsigned cell, unsigned digit)
{
    unsigned i = cell * 9 + digit - 1;
    bits[i / 64] |= 1ULL << i % 64;
}

static bool item_has(const uint64_t *bits, unsigned cell, unsigned digit)
{
    unsigned i = cell * 9 + digit - 1;
    return bits[i / 64] >> i % 64 & 1;
}

/* The reading functions return the place where the text is wrong, or NULL. */
static const char *read_items(const char *text, uint64_t *bits)
{
    while (*text) {
        if (*text == ' ') {
            text++;
            continue;
        }
        unsigned part[3];
        for (unsigned i = 0; i < 3; i++) {
            if (*text < '1' || *text > '9') {
                return text;
            }
            part[i] = (unsigned)(*text++ - '0');
        }
        item_add(bits, (part[1] - 1) * 9 + part[2] - 1, part[0]);
    }
    return NULL;
}

static const char *read_board(const char *text, struct technique_case *c)
{
    unsigned cell = 0;
    bool placed = false;
    for (; *text; text++) {
        if (*text == '+') {
            placed = true;
            continue;
        }
        int digit = digit_from_char(*text);
        if (digit < 0 || digit > 9 || cell == 81) {
            return text;
        }
        c->filled.cell[cell] = (uint8_t)digit;
        c->givens.cell[cell++] = (uint8_t)(placed ? 0 : digit);
        placed = false;
    }
    return cell == 81 ? NULL : text;
}

/* Finds the technique, and the variants of definitions, that a code asks for. */
static bool read_code(const char *text, struct technique_case *c)
{
    snprintf(c->code, sizeof c->code, "%.11s", text);
    const char *dash = strchr(text, '-');
    size_t length = dash ? (size_t)(dash - text) : strlen(text);
    char variant = '\0';
    grade_options_init(&c->options);
    if (dash) {
        variant = dash[1];
    }
    c->absent = variant == 'x';
    c->options.siamese = length == 5 && text[4] == '1';
    if (length != 4 && !c->options.siamese) {
        return false;
    }
    for (int id = 0; id < TECHNIQUE_COUNT; id++) {
        if (!codes[id] || strncmp(codes[id], text, 4) != 0) {
            continue;
        }
        c->technique = id;
        switch (text[0] == '0' ? text[1] : 'n') {
        case '4':
            c->options.small_empty_rectangles =
                variant == '1' || c->technique == TECHNIQUE_DUAL_EMPTY_RECTANGLE;
            break;
        case '6':
            c->options.no_missing_candidates = variant == '1';
            break;
        case '7':
            c->options.als_in_chains =
                strncmp(text, "0709", 4) == 0 ? variant == '2' : variant == '3' || variant == '4';
            break;
        case '9':
            c->options.overlap = variant == '2';
            break;
        default:
            break;
        }
        return true;
    }
    return false;
}

/* Splits the line in place and reads it. Returns NULL, or what is wrong, and then sets *at to the
 * place. */
static const char *read_case(char *line, struct technique_case *c, const char **at)
{
    char *field[8] = {0};
    unsigned count = 0;
    memset(c, 0, sizeof *c);
    for (char *p = line; count < 8; count++) {
        field[count] = p;
        p = strchr(p, ':');
        if (!p) {
            count++;
            break;
        }
        *p++ = '\0';
    }
    *at = line;
    if (count < 7 || field[0][0]) {
        return "a case is :code:candidates:givens:deleted:eliminations:placements:extra";
    }
    *at = field[1];
    if (!read_code(field[1], c)) {
        return "there is no technique with that code";
    }
    *at = read_board(field[3], c);
    if (*at) {
        return "the board must have 81 cells of 1-9, +1-+9 or .";
    }
    uint64_t *const bits[] = {c->removed.eliminated, c->expected.eliminated, c->expected.place};
    for (unsigned i = 0; i < 3; i++) {
        *at = read_items(field[4 + i], bits[i]);
        if (*at) {
            return "candidates are <digit><row><column>, separated by spaces";
        }
    }
    return NULL;
}

struct search_for {
    const struct result *expected;
    bool any;
    bool same;
};

static bool compare_instance(void *context, const struct engine_result *f, const struct step *step)
{
    struct search_for *s = context;
    struct result r;
    (void)step;
    memset(&r, 0, sizeof r);
    for (unsigned i = 0; i < f->eliminated_count; i++) {
        item_add(r.eliminated, f->eliminated[i].cell, f->eliminated[i].digit);
    }
    for (unsigned i = 0; i < f->place_count; i++) {
        item_add(r.place, f->place[i].cell, f->place[i].digit);
    }
    s->any = true;
    s->same = memcmp(&r, s->expected, sizeof r) == 0;
    return !s->same;
}

static bool case_reproduced(const struct technique_case *c, struct grade_scratch *s)
{
    void *engine;
    const struct layout *v = variant_at(0);
    const struct engine_ops *ops = scratch_engine(s, v, &engine);
    ops->begin(engine, v, &c->givens, &c->options);
    for (unsigned cell = 0; cell < 81; cell++) {
        if (c->filled.cell[cell] && !c->givens.cell[cell]) {
            ops->fill(engine, cell, c->filled.cell[cell]);
        }
    }
    for (unsigned cell = 0; cell < 81; cell++) {
        for (unsigned digit = 1; digit <= 9; digit++) {
            if (item_has(c->removed.eliminated, cell, digit)) {
                ops->remove(engine, cell, digit);
            }
        }
    }
    struct search_for found = {.expected = &c->expected};
    ops->each(engine, c->technique, compare_instance, &found, NULL);
    return c->absent ? !found.any : found.same;
}

struct code_tally {
    char code[CASE_CODE];
    int technique;
    unsigned cases;
    unsigned reproduced;
};

static void tally_add(struct code_tally *t, size_t *count, const struct technique_case *c, bool ok)
{
    size_t i = 0;
    while (i < *count && strcmp(t[i].code, c->code) != 0) {
        i++;
    }
    if (i == MAX_CODES) {
        return;
    }
    if (i == *count) {
        memcpy(t[i].code, c->code, sizeof t[i].code);
        t[i].technique = c->technique;
        (*count)++;
    }
    t[i].cases++;
    t[i].reproduced += ok;
}

static void print_tally(const struct code_tally *t, size_t count, struct text *out)
{
    unsigned cases = 0;
    unsigned reproduced = 0;
    text_puts(out, "code\ttechnique\tcases\treproduced\tpercent\n");
    for (size_t i = 0; i < count; i++) {
        cases += t[i].cases;
        reproduced += t[i].reproduced;
        text_printf(out, "%s\t%s\t%u\t%u\t%.1f\n", t[i].code,
                    technique_at((size_t)t[i].technique)->name, t[i].cases, t[i].reproduced,
                    100.0 * t[i].reproduced / t[i].cases);
    }
    text_printf(out, "total\t\t%u\t%u\t%.1f\n", cases, reproduced,
                cases ? 100.0 * reproduced / cases : 0.0);
}

enum status cases_run(FILE *in, const char *name, struct grade_scratch *s, struct text *out,
                      struct diag *d)
{
    static const char hint[] = "not reproduced";
    struct code_tally tally[MAX_CODES];
    size_t codes_seen = 0;
    size_t misses[MAX_MISSES];
    size_t miss_count = 0;
    size_t number = 0;
    char line[CASE_LINE];
    enum status status = STATUS_OK;
    memset(tally, 0, sizeof tally);
    while (fgets(line, sizeof line, in)) {
        struct technique_case c;
        number++;
        if (!strchr(line, '\n') && !feof(in)) {
            struct diag_at at = {.file = name, .line = number};
            return diag_error(d, &at, "the line is longer than %d bytes, or has a NUL character",
                              CASE_LINE - 2);
        }
        line[strcspn(line, "\r\n")] = '\0';
        if (!line[0] || line[0] == '#') {
            continue;
        }
        const char *where;
        const char *wrong = read_case(line, &c, &where);
        if (wrong) {
            struct diag_at at = {.file = name, .line = number, .col = (size_t)(where - line) + 1};
            status = diag_error(d, &at, "%s", wrong);
            continue;
        }
        bool ok = case_reproduced(&c, s);
        tally_add(tally, &codes_seen, &c, ok);
        if (!ok && miss_count < MAX_MISSES) {
            misses[miss_count++] = number;
        }
    }
    if (ferror(in)) {
        return diag_error(d, NULL, "cannot read %s", name);
    }
    print_tally(tally, codes_seen, out);
    for (size_t i = 0; i < miss_count; i++) {
        text_printf(out, "%s\t%s:%zu\n", hint, name, misses[i]);
    }
    return status;
}
