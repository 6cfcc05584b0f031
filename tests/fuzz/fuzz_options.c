/* Any words, parted by NUL bytes, as a command line: the first names a command, and the rest is
 * read by its tables. A value that is taken lies within its row's bounds; what is not taken is
 * reported as wrong usage. No command is run. */
#include "cli/command.h"
#include "gen/grade/grade.h"
#include "tests/fuzz/fuzz.h"

enum { MAX_WORDS = 64 };

static void check_range(const struct option *o, const struct option_range *range)
{
    if (range->given) {
        demand(range->low <= range->high && range->low >= o->min && range->high <= o->max);
    }
}

static void check_value(const struct option *o, const void *settings)
{
    const void *value = (const char *)settings + o->offset;
    size_t choices = 0;
    switch (o->kind) {
    case OPTION_INT:
        demand(*(const int64_t *)value <= o->max);
        break;
    case OPTION_RANGE:
    case OPTION_TENTHS:
        check_range(o, value);
        break;
    case OPTION_CHOICE:
    case OPTION_MAYBE:
        while (o->choice && o->choice(choices)) {
            choices++;
        }
        demand(*(const int *)value < (int)choices || choices == 0);
        break;
    case OPTION_LIST:
        demand(((const struct option_list *)value)->count <= OPTION_LIST_MAX);
        break;
    case OPTION_FLAG:
    case OPTION_UINT64:
    case OPTION_STRING:
    case OPTION_NAME:
    case OPTION_FILE:
        break;
    }
}

static void read_line(const struct command *c, int argc, char *const *argv)
{
    struct option shared[SHARED_COUNT];
    struct shared_settings values = {.threads = 1, .format = -1};
    const char *items[MAX_WORDS + 1];
    struct arguments arguments = {.item = items};
    struct diag d = {0};
    bool help = false;
    void *settings = calloc(1, c->settings_size + 1);
    demand(settings != NULL);
    if (c->settings_size) {
        memcpy(settings, c->defaults, c->settings_size);
    }
    struct option_group groups[] = {
        {c->options, c->option_count, settings},
        {shared, command_shared_options(c, shared), &values},
    };
    enum status status = options_parse(groups, 2, argc, argv, &arguments, &help, &d);
    demand(status == STATUS_OK || status == STATUS_USAGE);
    demand((status == STATUS_OK) == (d.errors == 0));
    for (size_t g = 0; status == STATUS_OK && g < 2; g++) {
        for (size_t i = 0; i < groups[g].count; i++) {
            check_value(&groups[g].options[i], groups[g].settings);
        }
    }
    if (status == STATUS_OK && values.with) {
        struct technique_set set = {{0}};
        enum status read = technique_set_parse(values.with, &set, NULL, &d);
        demand((read == STATUS_OK) == (d.errors == 0));
    }
    demand(arguments.count <= (size_t)argc);
    free(settings);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *words[MAX_WORDS];
    int count = 0;
    struct diag d = {0};
    char *text = malloc(size + 1);
    demand(text != NULL);
    memcpy(text, data, size);
    text[size] = '\0';
    for (size_t at = 0; at <= size && count < MAX_WORDS; at += strlen(text + at) + 1) {
        words[count++] = text + at;
    }
    const struct command *c = command_find(&all_commands, words[0]);
    if (c) {
        read_line(c, count - 1, words + 1);
    } else {
        demand(command_unknown(&all_commands, words[0], &d) == STATUS_USAGE && d.errors == 1);
    }
    free(text);
    return 0;
}
