#include "gen/grade/cases.h"

#include <stdlib.h>
#include <string.h>

#include "gen/grade/scratch.h"
#include "gen/grade/technique/technique.h"

enum { CASE_LINE = 4096, MAX_CODES = 512, CASE_CODE = 12, MAX_ITEMS = 729, MAX_MISSES = 1000 };

static const struct code {
    const char *digits; /* a trailing 1 after four digits is the siamese form */
    int technique;
} codes[] = {
    {"0000", TECHNIQUE_FULL_HOUSE},
    {"0002", TECHNIQUE_HIDDEN_SINGLE},
    {"0003", TECHNIQUE_NAKED_SINGLE},
    {"0100", TECHNIQUE_POINTING},
    {"0101", TECHNIQUE_CLAIMING},
    {"0110", TECHNIQUE_LOCKED_PAIR},
    {"0111", TECHNIQUE_LOCKED_TRIPLE},
    {"0200", TECHNIQUE_NAKED_PAIR},
    {"0201", TECHNIQUE_NAKED_TRIPLE},
    {"0202", TECHNIQUE_NAKED_QUAD},
    {"0210", TECHNIQUE_HIDDEN_PAIR},
    {"0211", TECHNIQUE_HIDDEN_TRIPLE},
    {"0212", TECHNIQUE_HIDDEN_QUAD},
    {"0300", TECHNIQUE_X_WING},
    {"0301", TECHNIQUE_SWORDFISH},
    {"0302", TECHNIQUE_JELLYFISH},
    {"0310", TECHNIQUE_FINNED_X_WING},
    {"0311", TECHNIQUE_FINNED_SWORDFISH},
    {"0312", TECHNIQUE_FINNED_JELLYFISH},
    {"0320", TECHNIQUE_SASHIMI_X_WING},
    {"0321", TECHNIQUE_SASHIMI_SWORDFISH},
    {"0322", TECHNIQUE_SASHIMI_JELLYFISH},
    {"0330", TECHNIQUE_FRANKEN_X_WING},
    {"0331", TECHNIQUE_FRANKEN_SWORDFISH},
    {"0332", TECHNIQUE_FRANKEN_JELLYFISH},
    {"0340", TECHNIQUE_FINNED_FRANKEN_X_WING},
    {"0341", TECHNIQUE_FINNED_FRANKEN_SWORDFISH},
    {"0342", TECHNIQUE_FINNED_FRANKEN_JELLYFISH},
    {"0350", TECHNIQUE_MUTANT_X_WING},
    {"0351", TECHNIQUE_MUTANT_SWORDFISH},
    {"0352", TECHNIQUE_MUTANT_JELLYFISH},
    {"0360", TECHNIQUE_FINNED_MUTANT_X_WING},
    {"0361", TECHNIQUE_FINNED_MUTANT_SWORDFISH},
    {"0362", TECHNIQUE_FINNED_MUTANT_JELLYFISH},
    {"0363", TECHNIQUE_FINNED_MUTANT_SQUIRMBAG},
    {"0400", TECHNIQUE_SKYSCRAPER},
    {"0401", TECHNIQUE_TWO_STRING_KITE},
    {"0402", TECHNIQUE_EMPTY_RECTANGLE},
    {"0403", TECHNIQUE_TURBOT_FISH},
    {"0404", TECHNIQUE_DUAL_TWO_STRING_KITE},
    {"0405", TECHNIQUE_DUAL_EMPTY_RECTANGLE},
    {"0500", TECHNIQUE_SIMPLE_COLOURS_TRAP},
    {"0501", TECHNIQUE_SIMPLE_COLOURS_WRAP},
    {"0502", TECHNIQUE_MULTI_COLOURS_1},
    {"0503", TECHNIQUE_MULTI_COLOURS_2},
    {"0600", TECHNIQUE_UNIQUE_RECTANGLE_1},
    {"0601", TECHNIQUE_UNIQUE_RECTANGLE_2},
    {"0602", TECHNIQUE_UNIQUE_RECTANGLE_3},
    {"0603", TECHNIQUE_UNIQUE_RECTANGLE_4},
    {"0604", TECHNIQUE_UNIQUE_RECTANGLE_5},
    {"0605", TECHNIQUE_UNIQUE_RECTANGLE_6},
    {"0606", TECHNIQUE_HIDDEN_RECTANGLE},
    {"0607", TECHNIQUE_AVOIDABLE_RECTANGLE_1},
    {"0608", TECHNIQUE_AVOIDABLE_RECTANGLE_2},
    {"0610", TECHNIQUE_BUG_PLUS_1},
    {"0701", TECHNIQUE_X_CHAIN},
    {"0702", TECHNIQUE_XY_CHAIN},
    {"0703", TECHNIQUE_REMOTE_PAIR},
    {"0706", TECHNIQUE_CONTINUOUS_NICE_LOOP},
    {"0707", TECHNIQUE_DISCONTINUOUS_NICE_LOOP},
    {"0708", TECHNIQUE_AIC},
    {"0709", TECHNIQUE_GROUPED_CONTINUOUS_NICE_LOOP},
    {"0710", TECHNIQUE_GROUPED_DISCONTINUOUS_NICE_LOOP},
    {"0711", TECHNIQUE_GROUPED_AIC},
    {"0800", TECHNIQUE_XY_WING},
    {"0801", TECHNIQUE_XYZ_WING},
    {"0803", TECHNIQUE_W_WING},
    {"0901", TECHNIQUE_ALS_XZ},
    {"0902", TECHNIQUE_ALS_XY_WING},
    {"0903", TECHNIQUE_ALS_CHAIN},
    {"0904", TECHNIQUE_DEATH_BLOSSOM},
    {"1101", TECHNIQUE_SUE_DE_COQ},
    {"1201", TECHNIQUE_TEMPLATE_SET},
    {"1202", TECHNIQUE_TEMPLATE_DELETE},
};

/* What a case does, or what an instance does: one bit a candidate (cell * 9 + digit - 1). */
struct result {
    uint64_t drop[(MAX_ITEMS + 63) / 64];
    uint64_t place[(MAX_ITEMS + 63) / 64];
};

struct technique_case {
    char code[CASE_CODE]; /* with its variant */
    int technique;
    bool absent; /* must not be found */
    struct grade_options options;
    struct grid givens;
    struct grid filled;    /* givens and placed digits */
    struct result removed; /* in `drop` */
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

/* The readers return where the text is wrong, or NULL. */
static const char *read_items(const char *text, uint64_t *bits)
{
    while (*text) {
        if (*text == ' ') {
            text++;
            continue;
        }
        unsigned part[3];
        for (unsigned i = 0; i < 3; i++) {
            if (*text < '1' || *text > '9')
                return text;
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
        if (digit < 0 || digit > 9 || cell == 81)
            return text;
        c->filled.cell[cell] = (uint8_t)digit;
        c->givens.cell[cell++] = (uint8_t)(placed ? 0 : digit);
        placed = false;
    }
    return cell == 81 ? NULL : text;
}

/* The technique and the variants of definitions that a code asks for. */
static bool read_code(const char *text, struct technique_case *c)
{
    snprintf(c->code, sizeof c->code, "%.11s", text);
    const char *dash = strchr(text, '-');
    size_t length = dash ? (size_t)(dash - text) : strlen(text);
    char variant = '\0';
    grade_options_init(&c->options);
    if (dash)
        variant = dash[1];
    c->absent = variant == 'x';
    c->options.siamese = length == 5 && text[4] == '1';
    if (length != 4 && !c->options.siamese)
        return false;
    for (size_t i = 0; i < sizeof codes / sizeof codes[0]; i++) {
        if (strncmp(codes[i].digits, text, 4) != 0)
            continue;
        c->technique = codes[i].technique;
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

/* Split the line in place and read it. Returns what is wrong, and sets *at to where; or NULL. */
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
    if (count < 7 || field[0][0])
        return "a case is :code:candidates:givens:deleted:eliminations:placements:extra";
    *at = field[1];
    if (!read_code(field[1], c))
        return "there is no technique with that code";
    *at = read_board(field[3], c);
    if (*at)
        return "the board must have 81 cells of 1-9, +1-+9 or .";
    uint64_t *const bits[] = {c->removed.drop, c->expected.drop, c->expected.place};
    for (unsigned i = 0; i < 3; i++) {
        *at = read_items(field[4 + i], bits[i]);
        if (*at)
            return "candidates are <digit><row><column>, separated by spaces";
    }
    return NULL;
}

struct search_for {
    const struct result *expected;
    bool any;
    bool same;
};

static bool compare_instance(void *context, const struct engine_find *f, const struct step *step)
{
    struct search_for *s = context;
    struct result r;
    (void)step;
    memset(&r, 0, sizeof r);
    for (unsigned i = 0; i < f->drop_count; i++)
        item_add(r.drop, f->drop[i].cell, f->drop[i].digit);
    for (unsigned i = 0; i < f->place_count; i++)
        item_add(r.place, f->place[i].cell, f->place[i].digit);
    s->any = true;
    s->same = memcmp(&r, s->expected, sizeof r) == 0;
    return !s->same;
}

static bool case_reproduced(const struct technique_case *c, struct grade_scratch *s)
{
    void *engine;
    const struct variant *v = variant_at(0);
    const struct engine_ops *ops = scratch_engine(s, v, &engine);
    ops->begin(engine, v, &c->givens, &c->options);
    for (unsigned cell = 0; cell < 81; cell++) {
        if (c->filled.cell[cell] && !c->givens.cell[cell])
            ops->fill(engine, cell, c->filled.cell[cell]);
    }
    for (unsigned cell = 0; cell < 81; cell++) {
        for (unsigned digit = 1; digit <= 9; digit++) {
            if (item_has(c->removed.drop, cell, digit))
                ops->remove(engine, cell, digit);
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
    while (i < *count && strcmp(t[i].code, c->code) != 0)
        i++;
    if (i == MAX_CODES)
        return;
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
        line[strcspn(line, "\r\n")] = '\0';
        if (!line[0] || line[0] == '#')
            continue;
        const char *where;
        const char *wrong = read_case(line, &c, &where);
        if (wrong) {
            struct diag_at at = {.file = name, .line = number, .col = (size_t)(where - line) + 1};
            status = diag_error(d, &at, "%s", wrong);
            continue;
        }
        bool ok = case_reproduced(&c, s);
        tally_add(tally, &codes_seen, &c, ok);
        if (!ok && miss_count < MAX_MISSES)
            misses[miss_count++] = number;
    }
    if (ferror(in))
        return diag_error(d, NULL, "cannot read %s", name);
    print_tally(tally, codes_seen, out);
    for (size_t i = 0; i < miss_count; i++)
        text_printf(out, "%s\t%s:%zu\n", hint, name, misses[i]);
    return status;
}
