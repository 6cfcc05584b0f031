/* A config that the bytes choose from the field tables, each value as its row allows it: it is
 * read, or refused by a rule that looks at several fields. Every field that is one value is then
 * given as an override of the shortest config. */
#include "config/book_config.h"
#include "config/fields/fields.h"
#include "config/schema/schema.h"
#include "tests/fuzz/fuzz.h"
#include "tests/unit/trial_vocabulary.h"

static const char shortest[] = "book:\n  title: T\nsections:\n  - count: 4\n";
static const char *const texts[] = {"a", "Zahlenr\\u00e4tsel", "# **b** *i*", "{1}", "x: y", " "};

/* A number within the field's bounds, the bounds themselves most often. */
static double number_of(const struct schema_field *f, struct choices *c)
{
    double min = f->max > 0 ? f->min : 0;
    double max = f->max > 0 ? f->max : 100;
    unsigned place = choose(c, 6);
    return place == 0   ? min
           : place == 1 ? max
                        : min + (max - min) * choose(c, 1000) / 1000 * (place == 2 ? 1 : 0.02);
}

static void put_name(const struct config_names *names, struct choices *c, struct text *out)
{
    text_puts(out, names->item[choose(c, (unsigned)names->count)]);
}

/* The last of the texts counts as empty. */
static void put_text(const struct schema_field *f, struct choices *c, struct text *out)
{
    unsigned count = sizeof texts / sizeof texts[0];
    text_printf(out, "\"%s\"", texts[choose(c, f->required ? count - 1 : count)]);
}

/* In the unit of the bounds, which are exact in it. */
static void put_length(const struct schema_field *f, struct choices *c, struct text *out)
{
    double unit = f->unit ? unit_pt(f->unit, strlen(f->unit)) : 1;
    text_printf(out, "%.9g %s", number_of(f, c) / unit, f->unit ? f->unit : "pt");
}

static void put_list(const struct schema_field *f, struct choices *c, struct text *out)
{
    const struct config_names names = schema_names(f, &trial_vocabulary);
    text_puts(out, "[");
    for (unsigned i = 0, count = choose(c, 3); i <= count; i++) {
        text_puts(out, i ? ", " : "");
        if (f->type == SCHEMA_NUMBERS) {
            text_printf(out, "%u", 1 + choose(c, 4));
        } else if (f->type == SCHEMA_NAMES) {
            put_name(&names, c, out);
        } else {
            text_printf(out, "\"%c\"", 'A' + choose(c, 26));
        }
    }
    text_puts(out, "]");
}

static void put_range(const struct schema_field *f, struct choices *c, struct text *out)
{
    bool whole = f->type == SCHEMA_RANGE;
    double a = number_of(f, c);
    double b = number_of(f, c);
    double low = a < b ? a : b;
    double high = a < b ? b : a;
    if (whole) {
        text_printf(out, "%d..%d", (int)low, (int)high);
    } else {
        text_printf(out, "%.1f..%.1f", low, high);
    }
}

static void put_value(const struct schema_field *f, struct choices *c, struct text *out)
{
    const struct config_names names = schema_names(f, &trial_vocabulary);
    unsigned count = 0;
    if (f->special && choose(c, 4) == 0) {
        text_puts(out, f->special);
        return;
    }
    switch (f->type) {
    case SCHEMA_BOOL:
        text_puts(out, choose(c, 2) ? "true" : "false");
        break;
    case SCHEMA_UNSIGNED:
        text_printf(out, "%.0f", (double)(unsigned)number_of(f, c));
        break;
    case SCHEMA_SEED:
        text_printf(out, "%u", choose(c, UINT32_MAX));
        break;
    case SCHEMA_NUMBER:
        text_printf(out, "%.6f", number_of(f, c));
        break;
    case SCHEMA_LENGTH:
        put_length(f, c, out);
        break;
    case SCHEMA_SIZE:
        if (choose(c, 2)) {
            text_puts(out, trial_trims[choose(c, 2)].name);
        } else {
            double width = number_of(f, c) / unit_pt("in", 2);
            text_printf(out, "%.9g x %.9g in", width, number_of(f, c) / unit_pt("in", 2));
        }
        break;
    case SCHEMA_RANGE:
    case SCHEMA_SPAN:
        put_range(f, c, out);
        break;
    case SCHEMA_CHOICE:
        while (f->choices[count]) {
            count++;
        }
        text_puts(out, f->choices[choose(c, count)]);
        break;
    case SCHEMA_NAME:
        put_name(&names, c, out);
        break;
    case SCHEMA_NAMES:
    case SCHEMA_TEXTS:
    case SCHEMA_NUMBERS:
        put_list(f, c, out);
        break;
    case SCHEMA_PAIRS:
        text_puts(out, "{puzzle: P}");
        break;
    case SCHEMA_COLOUR:
        text_printf(out, "\"#%06x\"", choose(c, 0x1000000));
        break;
    case SCHEMA_ISBN:
        text_puts(out, "978-3-16-148410-0");
        break;
    case SCHEMA_PATHS:
        text_puts(out, "[some/file.bank, other.bank]");
        break;
    case SCHEMA_PATH:
        text_puts(out, "some/file.tsv");
        break;
    case SCHEMA_NAMED_PATH:
        text_puts(out, choose(c, 2) ? "animals" : "my/pictures");
        break;
    case SCHEMA_FONT:
    case SCHEMA_FILE_NAME:
        text_printf(out, "name%u", choose(c, 1000));
        break;
    default:
        put_text(f, c, out);
        break;
    }
}

static bool is_map(const struct schema_field *f)
{
    return f->type == SCHEMA_MAP || f->type == SCHEMA_LIST;
}

/* Read it: each value is one that its row allows, so only a rule that looks at several fields may
 * refuse it. */
static void read_config(const char *yaml, size_t length, const char *const *set, size_t set_count)
{
    struct book_config *cfg;
    char *shown = NULL;
    size_t shown_length = 0;
    struct diag d = {.out = open_memstream(&shown, &shown_length)};
    enum status status =
        book_config_parse(&cfg, "b.yaml", yaml, length, &trial_vocabulary, set, set_count, &d);
    fclose(d.out);
    demand((status == STATUS_OK) == (cfg != NULL) && (cfg != NULL) == (d.errors == 0));
    if (getenv("FUZZ_SHOW")) {
        printf("%s%s\n%s\n", yaml, set_count ? *set : "", shown);
    }
    demand(!strstr(shown, "out of range") && !strstr(shown, "no field") &&
           !strstr(shown, "was expected") && !strstr(shown, "in quotes"));
    if (cfg) {
        demand(cfg->section_count >= 1 && cfg->puzzle_count >= 1);
        demand(cfg->book.title && cfg->page.trim.width_pt > 0);
    }
    book_config_free(cfg);
    free(shown);
}

static void put_map(const struct schema_map *map, const char *path, int depth, struct choices *c,
                    struct text *out);

static void put_field(const struct schema_field *f, const char *path, int depth, struct choices *c,
                      struct text *out)
{
    struct text under = {0};
    text_printf(&under, "%s%s%s", path, *path ? "." : "", f->name);
    text_printf(out, "%*s%s:", 2 * depth, "", f->name);
    if (!is_map(f)) {
        struct text value = {0};
        put_value(f, c, &value);
        text_printf(out, " %s\n", value.data);
        text_printf(&under, "=%s", value.data);
        const char *override = under.data;
        read_config(shortest, strlen(shortest), &override, 1);
        text_free(&value);
    } else {
        struct text inner = {0};
        text_puts(&under, f->type == SCHEMA_LIST ? "[0]" : "");
        put_map(f->map, under.data, depth + 1, c, &inner);
        text_puts(out, inner.length ? "\n" : f->type == SCHEMA_LIST ? " []\n" : " {}\n");
        if (inner.length && f->type == SCHEMA_LIST) {
            inner.data[2 * depth] = '-'; /* the first field's indent */
        }
        text_add(out, inner.data, inner.length);
        text_free(&inner);
    }
    text_free(&under);
}

static void put_map(const struct schema_map *map, const char *path, int depth, struct choices *c,
                    struct text *out)
{
    for (size_t i = 0; i < map->count; i++) {
        const struct schema_field *f = &map->field[i];
        bool wanted = f->required || choose(c, is_map(f) ? 2 : 3) == 0;
        if (wanted) {
            put_field(f, path, depth, c, out);
        }
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct choices c = {data, size};
    struct text yaml = {0};
    put_map(&book_fields, "", 0, &c, &yaml);
    read_config(yaml.data, yaml.length, NULL, 0);
    text_free(&yaml);
    return 0;
}
