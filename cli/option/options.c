#include "cli/option/options.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"

/* Where in the groups an option was found. */
struct found {
    const struct option *option;
    void *settings; /* that its value goes to */
};

struct parse {
    const struct option_group *groups;
    size_t group_count;
    struct diag *diag;
    const char *where; /* what messages add to "there is no option" */
};

static const struct option *option_at(const struct parse *p, size_t index, struct found *found)
{
    for (size_t g = 0; g < p->group_count; g++) {
        const struct option_group *group = &p->groups[g];
        if (index < group->count) {
            found->option = &group->options[index];
            found->settings = group->settings;
            return found->option;
        }
        index -= group->count;
    }
    return NULL;
}

static enum status unknown_option(const struct parse *p, const char *name)
{
    const char *names[256] = {"help"};
    size_t count = 1;
    struct found found;
    for (size_t i = 0; count < 256 && option_at(p, i, &found); i++) {
        names[count++] = found.option->name;
    }
    const char *nearest = text_nearest(name, names, count);
    p->diag->hint = "--help lists all options";
    if (nearest) {
        return diag_usage(p->diag, NULL, "there is no option --%s%s; did you mean --%s?", name,
                          p->where, nearest);
    }
    return diag_usage(p->diag, NULL, "there is no option --%s%s", name, p->where);
}

/* A full name, or the only option that begins with it. */
static enum status find_long(const struct parse *p, const char *name, struct found *result)
{
    size_t length = strlen(name);
    struct found found;
    size_t matches = 0;
    const char *first = NULL;
    for (size_t i = 0; option_at(p, i, &found); i++) {
        if (strcmp(found.option->name, name) == 0) {
            *result = found;
            return STATUS_OK;
        }
        if (length > 0 && strncmp(found.option->name, name, length) == 0) {
            if (matches++ > 0) {
                return diag_usage(p->diag, NULL, "--%s could mean --%s or --%s; write it out", name,
                                  first, found.option->name);
            }
            first = found.option->name;
            *result = found;
        }
    }
    return matches == 1 ? STATUS_OK : unknown_option(p, name);
}

static enum status find_letter(const struct parse *p, char letter, struct found *result)
{
    for (size_t i = 0; option_at(p, i, result); i++) {
        if (result->option->letter == letter) {
            return STATUS_OK;
        }
    }
    p->diag->hint = "--help lists all options";
    return diag_usage(p->diag, NULL, "there is no option -%c%s", letter, p->where);
}

/* argv[*i] is "--name" or "--name=value". */
static enum status parse_long(const struct parse *p, int argc, char *const *argv, int *i,
                              bool *help)
{
    const char *body = argv[*i] + 2;
    size_t length = strcspn(body, "=");
    const char *value = body[length] == '=' ? body + length + 1 : NULL;
    char name[64];
    if (length >= sizeof name) {
        return diag_usage(p->diag, NULL, "there is no option %s", argv[*i]);
    }
    memcpy(name, body, length);
    name[length] = '\0';
    if (strcmp(name, "help") == 0) {
        *help = true;
        return STATUS_OK;
    }
    struct found found = {0};
    enum status status = find_long(p, name_today(name), &found);
    if (!found.option || status != STATUS_OK) {
        return status;
    }
    if (found.option->kind == OPTION_FLAG) {
        return value ? diag_usage(p->diag, NULL, "--%s takes no value", found.option->name)
                     : option_set(found.option, NULL, found.settings, p->diag);
    }
    if (!value && found.option->kind == OPTION_MAYBE &&
        (*i + 1 >= argc || argv[*i + 1][0] == '-')) {
        *(int *)(void *)((char *)found.settings + found.option->offset) = OPTION_NO_VALUE;
        return STATUS_OK;
    }
    if (!value) {
        if (*i + 1 >= argc) {
            return diag_usage(p->diag, NULL, "--%s needs a value: --%s=%s", found.option->name,
                              found.option->name, found.option->metavar);
        }
        value = argv[++*i];
    }
    return option_set(found.option, value, found.settings, p->diag);
}

/* argv[*i] is "-abc": flags, the last of which may be an option with its value. */
static enum status parse_short(const struct parse *p, int argc, char *const *argv, int *i,
                               bool *help)
{
    for (const char *letter = argv[*i] + 1; *letter; letter++) {
        if (*letter == 'h') {
            *help = true;
            return STATUS_OK;
        }
        struct found found;
        enum status status = find_letter(p, *letter, &found);
        if (status != STATUS_OK) {
            return status;
        }
        if (found.option->kind == OPTION_FLAG) {
            option_set(found.option, NULL, found.settings, p->diag);
            continue;
        }
        const char *value = letter[1] ? letter + 1 : NULL;
        if (!value && *i + 1 >= argc) {
            return diag_usage(p->diag, NULL, "-%c needs a value: -%c %s", *letter, *letter,
                              found.option->metavar);
        }
        return option_set(found.option, value ? value : argv[++*i], found.settings, p->diag);
    }
    return STATUS_OK;
}

enum status options_parse(const struct option_group *groups, size_t group_count, int argc,
                          char *const *argv, struct arguments *arguments, bool *help,
                          struct diag *d)
{
    struct parse p = {groups, group_count, d, ""};
    bool options_over = false;
    arguments->count = 0;
    *help = false;
    for (int i = 0; i < argc && !*help; i++) {
        const char *word = argv[i];
        enum status status = STATUS_OK;
        if (options_over || word[0] != '-' || word[1] == '\0') {
            arguments->item[arguments->count++] = word;
        } else if (strcmp(word, "--") == 0) {
            options_over = true;
        } else if (word[1] == '-') {
            status = parse_long(&p, argc, argv, &i, help);
        } else {
            status = parse_short(&p, argc, argv, &i, help);
        }
        if (status != STATUS_OK) {
            return status;
        }
    }
    return STATUS_OK;
}

enum status options_parse_leading(const struct option_group *groups, size_t group_count, int argc,
                                  char *const *argv, int *used, bool *help, struct diag *d)
{
    struct parse p = {groups, group_count, d, " before the command"};
    enum status status = STATUS_OK;
    int i = 0;
    *help = false;
    for (; i < argc && !*help && status == STATUS_OK && argv[i][0] == '-' && argv[i][1]; i++) {
        status = argv[i][1] == '-' ? parse_long(&p, argc, argv, &i, help)
                                   : parse_short(&p, argc, argv, &i, help);
    }
    *used = i;
    return status;
}

bool option_lists_names(const struct option *o)
{
    size_t count = 0;
    const bool choice =
        o->kind == OPTION_CHOICE || o->kind == OPTION_MAYBE || o->kind == OPTION_NAME;
    while (choice && count <= OPTION_MAX_LISTED && o->choice(count)) {
        count++;
    }
    return count > 0 && count <= OPTION_MAX_LISTED;
}

const char *option_label(const struct option *o, char buffer[OPTION_LABEL_SIZE])
{
    char letter[8] = "    ";
    if (o->letter) {
        snprintf(letter, sizeof letter, "-%c, ", o->letter);
    }
    snprintf(buffer, OPTION_LABEL_SIZE, "%s--%s%s%s", letter, o->name, o->metavar ? " " : "",
             o->metavar ? o->metavar : "");
    return buffer;
}
