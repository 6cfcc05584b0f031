/* Steps in words, in every language, and the golden explanations. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gen/constraint/constraint.h"
#include "gen/grade/explain/constraint_words.h"
#include "gen/grade/explain/explain.h"
#include "gen/grade/explain/proof_chunks.h"
#include "gen/grade/explain/spot_text.h"
#include "gen/grade/grade.h"
#include "tests/unit/allowed_techniques.h"

static const char *const golden = "tests/golden/explanations.txt";

/* A case: "technique variant allowed n puzzle [constraints]". The step is the n-th of the technique
 * in the puzzle's path, with the allowed techniques and this one. */
struct explain_case {
    char technique[64], variant[LAYOUT_NAME_SIZE], allowed[16], puzzle[MAX_CELLS + 1];
    unsigned number;
    const char *constraints; /* as in records; "" where there are none */
};

/* The board of a case; the caller's to drop. */
static const struct layout *layout_of_case(const struct explain_case *c)
{
    const struct layout *base = variant_find(c->variant);
    struct constraint_list constraints = {0};
    struct diag_at at = {.file = golden, .line = 1};
    struct diag d = {.out = stderr};
    cr_assert(base, "%s", c->variant);
    if (*c->constraints) {
        cr_assert_eq(constraints_read_json(c->constraints, strlen(c->constraints), base, &at, &d,
                                           &constraints),
                     STATUS_OK);
    }
    const struct layout *v = constraints_lay(base, &constraints);
    constraint_list_free(&constraints);
    return v;
}

static const struct step *step_of_case(const struct explain_case *c, const struct layout *v,
                                       struct grade_scratch *scratch, struct path **path)
{
    int technique = technique_find(c->technique);
    struct grid g = {{0}};
    struct grade_options o;
    cr_assert(v && technique >= 0, "%s %s", c->variant, c->technique);
    cr_assert_eq(strlen(c->puzzle), v->cell_count, "%s", c->technique);
    for (unsigned i = 0; i < v->cell_count; i++) {
        g.cell[i] = (uint8_t)digit_from_char(c->puzzle[i]);
    }
    allow(c->allowed, technique, &o);
    *path = path_begin(v, &g, &o, scratch);
    unsigned left = c->number;
    const struct step *s;
    while ((s = path_next(*path)) != NULL && (s->technique != technique || --left > 0)) {
        ;
    }
    cr_assert_not_null(s, "%s: no such step in %s", c->technique, c->puzzle);
    return s;
}

/* The case's line and, below it, the step as JSON and in one more language, a different one each
 * time; then the hint that says where to look, in both. */
static void put_case(const char *line, const struct explain_case *c, size_t index,
                     struct grade_scratch *scratch, struct text *out)
{
    struct config_names languages = translation_languages();
    struct explain_style style = {.translation.language =
                                      languages.item[1 + index % (languages.count - 1)]};
    struct path *path;
    const struct layout *v = layout_of_case(c);
    const struct step *s = step_of_case(c, v, scratch, &path);
    text_printf(out, "%s\n", line);
    step_to_json(NULL, v, s, out);
    text_printf(out, "\n%s: ", style.translation.language);
    step_explain(&style, v, s, out);
    text_puts(out, "\nhint en: ");
    step_hint(NULL, v, s, HINT_WHERE, out);
    text_printf(out, "\nhint %s: ", style.translation.language);
    step_hint(&style, v, s, HINT_WHERE, out);
    text_puts(out, "\n");
    layout_drop(v);
}

/* Compares both texts line by line, and reports the first that differs. */
static void compare(const char *stored, const char *reported)
{
    for (unsigned line = 1; *stored || *reported; line++) {
        size_t a = strcspn(stored, "\n");
        size_t b = strcspn(reported, "\n");
        cr_assert(a == b && memcmp(stored, reported, a) == 0,
                  "%s:%u: stored\n%.*s\ntold\n%.*s\n(to store what is told: NONET_GOLDEN_UPDATE=1)",
                  golden, line, (int)a, stored, (int)b, reported);
        stored += a + (stored[a] == '\n');
        reported += b + (reported[b] == '\n');
    }
}

static char *read_file(const char *path)
{
    struct text t = {0};
    char part[4096];
    FILE *in = fopen(path, "r");
    cr_assert_not_null(in, "cannot open %s; the tests run in the project's directory", path);
    for (size_t n; (n = fread(part, 1, sizeof part, in)) > 0;) {
        text_add(&t, part, n);
    }
    fclose(in);
    return t.data;
}

/* Each technique has a case, and its explanation is the stored one. NONET_GOLDEN_UPDATE=1 stores
 * explanations. */
Test(explain, golden_explanations)
{
    struct grade_scratch *scratch = grade_scratch_new();
    char *stored = read_file(golden);
    struct text reported = {0};
    struct technique_set seen = {{0}};
    size_t count = 0;
    bool update = getenv("NONET_GOLDEN_UPDATE") != NULL;
    for (const char *p = stored; *p; p += strcspn(p, "\n"), p += *p == '\n') {
        struct explain_case c;
        char line[16384];
        int constraints = 0;
        snprintf(line, sizeof line, "%.*s", (int)strcspn(p, "\n"), p);
        if (line[0] == '#' || line[0] == '\0') {
            text_printf(&reported, "%s\n", line);
        } else if (sscanf(line, "%63s %39s %15s %u %625s %n", c.technique, c.variant, c.allowed,
                          &c.number, c.puzzle, &constraints) == 5 &&
                   technique_find(c.technique) >= 0) {
            c.constraints = line + constraints;
            put_case(line, &c, count++, scratch, &reported);
            technique_set_add(&seen, technique_find(c.technique));
        }
    }
    for (int id = 0; id < TECHNIQUE_COUNT; id++) {
        cr_expect(technique_set_has(&seen, id), "%s has no case", technique_at((size_t)id)->key);
    }
    if (update) {
        FILE *out = fopen(golden, "w");
        cr_assert(out && fwrite(reported.data, 1, reported.length, out) == reported.length);
        cr_assert_eq(fclose(out), 0);
    } else {
        compare(stored, reported.data);
    }
    text_free(&reported);
    free(stored);
    grade_scratch_drop(scratch);
}

/* The names of the places in a pattern, sorted, each once: "E P p ". */
static void places_of(const char *pattern, char names[200])
{
    char found[32][20];
    size_t count = 0;
    for (const char *p = pattern; (p = strchr(p, '{')) != NULL; p++) {
        char name[20];
        snprintf(name, sizeof name, "%.*s", (int)strcspn(p + 1, "}"), p + 1);
        size_t at = 0;
        while (at < count && strcmp(found[at], name) < 0) {
            at++;
        }
        if (at < count && strcmp(found[at], name) == 0) {
            continue;
        }
        cr_assert_lt(count, 32);
        memmove(found[at + 1], found[at], (count - at) * sizeof found[0]);
        memcpy(found[at], name, sizeof name);
        count++;
    }
    names[0] = '\0';
    for (size_t i = 0; i < count; i++) {
        snprintf(names + strlen(names), 200 - strlen(names), "%s ", found[i]);
    }
}

static size_t count_of(const char *s, char c)
{
    size_t n = 0;
    for (; *s; s++) {
        n += *s == c;
    }
    return n;
}

/* A translated sentence has the placeholders of the English one, all of them known, and balanced
 * brackets, and every language has its own text for everything. Some write "it" where English
 * repeats a digit. */
Test(explain, languages_are_complete)
{
    static const struct language *const languages[] = {
#define LANGUAGE_TABLE(code) &language_##code,
        LANGUAGES(LANGUAGE_TABLE)
#undef LANGUAGE_TABLE
    };
    struct config_names keys = translation_keys();
    for (size_t l = 0; l < translation_languages().count; l++) {
        const char *code = translation_languages().item[l];
        for (size_t w = 0; w < keys.count; w++) {
            const char *word = languages[l]->texts[w];
            char mine[200];
            char english[200];
            cr_assert(word && *word, "%s lacks '%s'", code, keys.item[w]);
            places_of(word, mine);
            places_of(languages[0]->texts[w], english);
            cr_expect_str_eq(mine, english, "%s: '%s' has the places %s, English %s", code,
                             keys.item[w], mine, english);
            cr_expect_eq(count_of(word, '['), count_of(word, ']'));
            cr_expect_eq(count_of(word, '{'), count_of(word, '}'));
        }
        const struct translation in_language = {.language = code};
        for (size_t id = 0; id < technique_count(); id++) {
            struct text spot = {0};
            technique_spot_put(&spot, &in_language, (int)id, 0);
            cr_expect_gt(spot.length, 40, "%s: %s", code, technique_at(id)->key);
            cr_expect_null(strchr(spot.data, '{'), "%s", spot.data);
            text_free(&spot);
        }
        for (size_t id = 0; l > 0 && id < technique_count(); id++) {
            struct translation translation = {.language = code};
            cr_expect_not_null(translation_technique(&translation, technique_at(id)->key),
                               "%s lacks '%s'", code, technique_at(id)->key);
        }
    }
}

/* A full house of a board with letters, in a book's own words, with its own digits. */
Test(explain, own_words_and_digits)
{
    struct config_pair own[] = {{"full-house", "Letzte Lücke"},
                                {"tell_full_house", "nur {X} fehlt noch {in 1}"},
                                {"in_row", "in der {1}. Reihe"}};
    struct config_pairs pairs = {own, 3};
    static const char *const animals[] = {"Affe", "Bär", "Chamäleon"};
    struct explain_style style = {
        .translation = {"de", &pairs}, .symbol = animals, .symbol_count = 3};
    const struct layout *v = variant_find("16x16");
    struct step s = {.technique = TECHNIQUE_FULL_HOUSE, .mark_count = 1, .house_count = 1};
    struct text t = {0};
    s.mark[0] = (struct mark){{15, 3}, MARK_PLACE};
    step_explain(&style, v, &s, &t);
    cr_expect_str_eq(t.data,
                     "Letzte Lücke: nur r1c16 fehlt noch in der 1. Reihe. Also r1c16 = Chamäleon.");
    text_clear(&t);
    style.markup = true;
    step_explain(&style, v, &s, &t);
    cr_expect_eq(strncmp(t.data, "**Letzte Lücke**: ", 18 + 1), 0, "%s", t.data);
    text_clear(&t);
    s.mark[0].at.digit = 16;
    step_explain(NULL, v, &s, &t);
    cr_expect_str_eq(t.data, "Full house: r1c16 is the last empty cell in row 1, and G is the "
                             "missing digit. So r1c16 = G.");
    text_free(&t);
}

/* Houses are named kind by kind, each once, in order; diagonals by their name. */
Test(explain, houses_are_gathered)
{
    const struct layout *v = variant_find("x");
    struct step s = {.technique = TECHNIQUE_NAKED_PAIR, .mark_count = 2, .house_count = 5};
    const uint8_t house[] = {8, 2, 27, 8, 20};
    struct text t = {0};
    memcpy(s.house, house, sizeof house);
    s.mark[0] = (struct mark){{0, 1}, MARK_PATTERN};
    s.mark[1] = (struct mark){{1, 2}, MARK_PATTERN};
    step_explain(NULL, v, &s, &t);
    cr_expect_not_null(
        strstr(t.data, "no other cell in rows 3 and 9, in diagonal 1 and in box 3 can"), "%s",
        t.data);
    text_free(&t);
}

/* A cell of the samurai by its grid, and row and column there. */
static uint16_t cell_in(const struct layout *v, unsigned grid, unsigned row, unsigned column)
{
    const struct grid_place *at = &v->grid_at[grid - 1];
    return v->cell_at[(at->row + row - 1U) * v->frame_columns + at->column + column - 1U];
}

static uint8_t house_in(const struct layout *v, const char *wanted)
{
    char name[HOUSE_NAME_SIZE];
    unsigned house = 0;
    while (house < v->house_count && strcmp(house_name(v, house, name), wanted) != 0) {
        house++;
    }
    cr_assert_lt(house, v->house_count, "%s", wanted);
    return (uint8_t)house;
}

/* On several grids names are those within a grid: of the whole step, or else of each name. */
Test(explain, grids_are_named)
{
    const struct layout *v = variant_find("samurai");
    static const struct {
        unsigned grid, row, column; /* of the cell that loses a digit */
        const char *house;
        const char *says;
    } cases[] = {
        {4, 8, 1, "row 8 of grid 4",
         "Pointing (grid 4): In row 8, 5 can go only in r8c2 and r8c3. They are also in "
         "row 8, so no other cell there can be 5. Remove 5 from r8c1."},
        /* the box that grids 1 and 3 share has another number in each */
        {3, 3, 9, "box 9 of grid 1",
         "Pointing (grid 3): In box 1, 5 can go only in r3c2 and r3c3. They are also in "
         "box 1, so no other cell there can be 5. Remove 5 from r3c9."},
        /* r3c2 and r3c3 of grid 3 are cells of grid 1 too, which comes first */
        {1, 1, 1, "row 3 of grid 3",
         "Pointing: In row 3 of grid 3, 5 can go only in r9c8 and r9c9 of grid 1. They are "
         "also in row 3 of grid 3, so no other cell there can be 5. Remove 5 from r1c1 of "
         "grid 1."},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct step s = {.technique = TECHNIQUE_POINTING, .mark_count = 3, .house_count = 2};
        struct text t = {0};
        unsigned grid = i == 0 ? 4 : 3;
        unsigned row = i == 0 ? 8 : 3;
        s.mark[0] = (struct mark){{cell_in(v, grid, row, 2), 5}, MARK_PATTERN};
        s.mark[1] = (struct mark){{cell_in(v, grid, row, 3), 5}, MARK_PATTERN};
        s.mark[2] = (struct mark){{cell_in(v, cases[i].grid, cases[i].row, cases[i].column), 5},
                                  MARK_ELIMINATE};
        s.house[0] = s.house[1] = house_in(v, cases[i].house);
        step_explain(NULL, v, &s, &t);
        cr_expect_str_eq(t.data, cases[i].says, "%s", t.data);
        text_free(&t);
    }
}

/* In a chain over several grids each cell has its grid's number before it. */
Test(explain, chains_over_grids)
{
    const struct layout *v = variant_find("samurai");
    struct step s = {.technique = TECHNIQUE_AIC, .mark_count = 1, .link_count = 1};
    struct text t = {0};
    const struct link_end from = {.cell = {cell_in(v, 1, 9, 1)}, .count = 1, .digit = 5};
    const struct link_end to = {.cell = {cell_in(v, 3, 3, 9)}, .count = 1, .digit = 5};
    s.link[0] = (struct link){.from = from, .to = to, .strong = true, .house = STEP_NO_HOUSE};
    s.mark[0] = (struct mark){{cell_in(v, 3, 3, 8), 5}, MARK_ELIMINATE};
    step_explain(NULL, v, &s, &t);
    cr_expect_not_null(strstr(t.data, "1.r9c1≠5 → 2.r9c3=5"), "%s", t.data);
    text_clear(&t);
    step_hint(NULL, v, &s, HINT_TECHNIQUE, &t);
    cr_expect_null(strchr(t.data, '('), "%s", t.data);
    text_free(&t);
}

/* What stands in brackets goes where one of its places is empty. */
Test(explain, optional_parts)
{
    const struct layout *v = variant_at(0);
    struct step s = {.technique = TECHNIQUE_NISHIO, .mark_count = 1, .house_count = 1};
    struct text t = {0};
    s.mark[0] = (struct mark){{0, 1}, MARK_ELIMINATE};
    step_explain(NULL, v, &s, &t);
    cr_expect_str_eq(t.data, "Nishio: If r1c1 were 1, 1 would have no place left in row 1. Remove "
                             "1 from r1c1.");
    s.mark[s.mark_count++] = (struct mark){{12, 1}, MARK_PATTERN};
    text_clear(&t);
    step_explain(NULL, v, &s, &t);
    cr_expect_str_eq(t.data, "Nishio: If r1c1 were 1, r2c4 would have to be 1 too, and 1 would "
                             "have no place left in row 1. Remove 1 from r1c1.");
    text_free(&t);
}

/* A proof for which a step has no room says so where it breaks off, in its last piece, and in JSON;
 * and it still ends in its contradiction. */
Test(explain, proofs_that_are_cut_say_so)
{
    const struct layout *v = variant_at(0);
    const struct inference assumed = {.at = {0, 1}, .kind = INFER_ASSUME};
    const struct inference gone = {.at = {80, 9}, .kind = INFER_NOT};
    const struct inference dead = {.at = {40, 0}, .kind = INFER_DEAD_CELL, .house = STEP_NO_HOUSE};
    struct step s = {.technique = TECHNIQUE_NESTED_FORCING_NET};
    struct text t = {0};
    step_infer(&s, &assumed);
    for (unsigned i = 1; i < STEP_MAX_FOLLOWERS; i++) {
        step_infer(&s, &gone);
    }
    struct step whole = s;
    step_infer(&whole, &dead);
    step_explain(NULL, v, &whole, &t);
    cr_expect_null(strstr(t.data, "…"), "%s", t.data);
    for (unsigned i = 0; i < 3; i++) {
        step_infer(&s, &gone);
    }
    step_infer(&s, &dead);
    cr_expect_eq(s.left_out, 3);
    const struct config_names languages = translation_languages();
    for (size_t l = 0; l < languages.count; l++) {
        const struct explain_style style = {.translation.language = languages.item[l]};
        text_clear(&t);
        step_explain(&style, v, &s, &t);
        cr_expect_not_null(strstr(t.data, ", … ("), "%s", t.data);
        cr_expect_not_null(strstr(t.data, "r5c5"), "%s", t.data);
        for (unsigned part = 0; part < step_part_count(&s); part++) {
            text_clear(&t);
            step_part_explain(&style, v, &s, part, &t);
            cr_expect_eq(strstr(t.data, "…") != NULL, part + 1 == step_part_count(&s), "%s",
                         t.data);
        }
    }
    text_clear(&t);
    step_to_json(NULL, v, &s, &t);
    cr_expect_not_null(strstr(t.data, "\"inferences_left_out\":3"), "%s", t.data);
    text_free(&t);
}

/* Two arrows with one circle are distinguished by their cells; one alone is named by its circle. */
Test(explain, arrows_that_share_a_circle_have_names_of_their_own)
{
    static const char json[] = "[{\"kind\":\"arrow\",\"cells\":[\"r1c1\",\"r1c2\"]},"
                               "{\"kind\":\"arrow\",\"cells\":[\"r1c1\",\"r2c1\"]},"
                               "{\"kind\":\"arrow\",\"cells\":[\"r5c5\",\"r5c6\"]}]";
    struct constraint_list list = {0};
    struct diag d;
    diag_init(&d, stderr);
    cr_assert_eq(
        constraints_read_json(json, sizeof json - 1, variant_find("classic"), NULL, &d, &list),
        STATUS_OK);
    const struct layout *v = constraints_lay(variant_find("classic"), &list);
    struct config_names languages = translation_languages();
    for (size_t l = 0; l < languages.count; l++) {
        struct explain_style style = {.translation.language = languages.item[l]};
        struct text name[3] = {{0}};
        for (unsigned i = 0; i < 3; i++) {
            struct sentence t = {.style = &style, .v = v, .out = &name[i]};
            constraint_words_names(&t, &(struct step_constraint){.index = (uint16_t)i}, 1);
        }
        cr_expect_str_neq(name[0].data, name[1].data);
        cr_expect(strstr(name[0].data, "r1c2"), "%s", name[0].data);
        cr_expect(strstr(name[1].data, "r2c1"), "%s", name[1].data);
        cr_expect_null(strstr(name[2].data, "r5c6"), "%s", name[2].data);
        for (unsigned i = 0; i < 3; i++) {
            text_free(&name[i]);
        }
    }
    layout_drop(v);
    constraint_list_free(&list);
}

/* A reader finds a line on the board by its ends and a large cage by its sum. All cells are named
 * only where another of the kind has the same ones. */
Test(explain, lines_and_large_cages_are_named_shortly)
{
    static const struct {
        const char *constraint, *name;
    } cases[] = {
        {"{\"kind\":\"cage\",\"cells\":[\"r3c1\",\"r3c2\",\"r3c3\",\"r3c4\"],\"sum\":20}",
         "the cage at r3c1 (sum 20)"},
        {"{\"kind\":\"cage\",\"cells\":[\"r4c1\",\"r4c2\"],\"sum\":9}",
         "the cage r4c1,r4c2 (sum 9)"},
        {"{\"kind\":\"thermo\",\"cells\":[\"r1c2\",\"r1c3\",\"r2c3\"]}",
         "the thermometer from r1c2 to r2c3"},
        {"{\"kind\":\"renban\",\"cells\":[\"r5c1\",\"r5c2\",\"r5c3\"]}",
         "the renban line r5c1–r5c2–r5c3"},
        {"{\"kind\":\"renban\",\"cells\":[\"r5c1\",\"r6c2\",\"r5c3\"]}",
         "the renban line r5c1–r6c2–r5c3"},
    };
    enum { CASES = sizeof cases / sizeof cases[0] };
    struct text json = {0};
    for (unsigned i = 0; i < CASES; i++) {
        text_printf(&json, "%s%s", i ? "," : "[", cases[i].constraint);
    }
    text_puts(&json, "]");
    struct constraint_list list = {0};
    struct diag d;
    diag_init(&d, stderr);
    cr_assert_eq(
        constraints_read_json(json.data, json.length, variant_find("classic"), NULL, &d, &list),
        STATUS_OK);
    const struct layout *v = constraints_lay(variant_find("classic"), &list);
    struct explain_style style = {0};
    for (unsigned i = 0; i < CASES; i++) {
        struct text name = {0};
        struct sentence t = {.style = &style, .v = v, .out = &name};
        constraint_words_names(&t, &(struct step_constraint){.index = (uint16_t)i}, 1);
        cr_expect_str_eq(name.data, cases[i].name);
        text_free(&name);
    }
    layout_drop(v);
    constraint_list_free(&list);
    text_free(&json);
}

/* Of a board with six digits the rule has their sum, 21, in every language. */
Test(explain, names_the_rule_of_45_by_the_sum_of_the_board)
{
    static const char *const languages[] = {
#define LANGUAGE_CODE(code) #code,
        LANGUAGES(LANGUAGE_CODE)
#undef LANGUAGE_CODE
    };
    struct text usual = {0};
    struct text small = {0};
    for (size_t i = 0; i < 2 * (sizeof languages / sizeof *languages); i++) {
        const struct translation t = {.language = languages[i / 2], .for_children = i % 2};
        for (int id = 0; id < (int)technique_count(); id++) {
            const char *name = technique_printed_name(&t, id);
            text_clear(&usual);
            text_clear(&small);
            technique_put_name(&t, id, 9, &usual);
            technique_put_name(&t, id, 6, &small);
            cr_expect_str_eq(text_chars(&usual), name);
            cr_expect_eq(strstr(text_chars(&small), "45"), NULL, "%s", text_chars(&small));
            cr_expect_eq(strstr(text_chars(&small), "21") != NULL, strstr(name, "45") != NULL);
        }
    }
    text_free(&usual);
    text_free(&small);
}
