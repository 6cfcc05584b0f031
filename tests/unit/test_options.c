/* The option parser: every kind of value, every spelling, and the words of every mistake. */
#include <criterion/criterion.h>
#include <string.h>

#include "cli/option/options.h"
#include "include/nonet.h"

struct values {
    bool flag;
    bool other;
    int64_t number;
    uint64_t seed;
    struct option_range range;
    struct option_range tenths;
    int choice;
    const char *string;
    const char *name;
    struct option_list list;
};

OPTION_NAMES(colour, "red", "green")

static const struct option table[] = {
    {.name = "flag", .letter = 'f', .kind = OPTION_FLAG, .offset = offsetof(struct values, flag)},
    {.name = "other", .letter = 'q', .kind = OPTION_FLAG, .offset = offsetof(struct values, other)},
    {.name = "number",
     .letter = 'n',
     .kind = OPTION_INT,
     .metavar = "N",
     .offset = offsetof(struct values, number),
     .min = 1,
     .max = 100},
    {.name = "seed",
     .kind = OPTION_UINT64,
     .metavar = "S",
     .offset = offsetof(struct values, seed)},
    {.name = "givens",
     .kind = OPTION_RANGE,
     .metavar = "A..B",
     .offset = offsetof(struct values, range),
     .min = 17,
     .max = 81},
    {.name = "se",
     .kind = OPTION_TENTHS,
     .metavar = "A..B",
     .offset = offsetof(struct values, tenths),
     .min = 10,
     .max = 120},
    {.name = "colour",
     .kind = OPTION_CHOICE,
     .metavar = "C",
     .offset = offsetof(struct values, choice),
     .choice = colour},
    {.name = "shade",
     .kind = OPTION_NAME,
     .metavar = "C",
     .offset = offsetof(struct values, name),
     .choice = colour},
    {.name = "string",
     .letter = 's',
     .kind = OPTION_STRING,
     .metavar = "TEXT",
     .offset = offsetof(struct values, string)},
    {.name = "set", .kind = OPTION_LIST, .metavar = "K=V", .offset = offsetof(struct values, list)},
};

enum { MAX_WORDS = 8 };

struct outcome {
    struct values values;
    enum status status;
    bool help;
    size_t argument_count;
    const char *argument[MAX_WORDS];
    char message[512];
};

static struct outcome parse(const char *const *words)
{
    struct outcome o = {.values = {.number = -1, .choice = -1}};
    struct option_group group = {table, sizeof table / sizeof *table, &o.values};
    char *argv[MAX_WORDS];
    int argc = 0;
    while (words[argc]) {
        argv[argc] = (char *)(uintptr_t)words[argc];
        argc++;
    }
    struct arguments arguments = {.item = o.argument};
    struct diag d = {.out = fmemopen(o.message, sizeof o.message, "w")};
    o.status = options_parse(&group, 1, argc, argv, &arguments, &o.help, &d);
    fclose(d.out);
    o.argument_count = arguments.count;
    return o;
}

Test(options, spellings)
{
    static const struct {
        const char *words[MAX_WORDS];
        int64_t number;
        bool flag, other;
        const char *string;
        size_t arguments;
    } cases[] = {
        {{"--number=5"}, 5, false, false, NULL, 0},
        {{"--number", "5"}, 5, false, false, NULL, 0},
        {{"-n", "5"}, 5, false, false, NULL, 0},
        {{"-n5"}, 5, false, false, NULL, 0},
        {{"-fqn5"}, 5, true, true, NULL, 0},
        {{"-fq", "file"}, -1, true, true, NULL, 1},
        {{"--num=7", "--fl"}, 7, true, false, NULL, 0},
        {{"a", "-f", "b"}, -1, true, false, NULL, 2},
        {{"-f", "--", "-q", "--number=5"}, -1, true, false, NULL, 2},
        {{"-"}, -1, false, false, NULL, 1},
        {{"--string=", "x"}, -1, false, false, "", 1},
        {{"--string=a=b"}, -1, false, false, "a=b", 0},
        {{"-s", "-q"}, -1, false, false, "-q", 0},
        {{"--number=5", "--number=6"}, 6, false, false, NULL, 0},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct outcome o = parse(cases[i].words);
        cr_assert_eq(o.status, STATUS_OK, "case %zu: %s", i, o.message);
        cr_assert_eq(o.values.number, cases[i].number, "case %zu", i);
        cr_assert_eq(o.values.flag, cases[i].flag, "case %zu", i);
        cr_assert_eq(o.values.other, cases[i].other, "case %zu", i);
        cr_assert_eq(o.argument_count, cases[i].arguments, "case %zu", i);
        if (cases[i].string) {
            cr_assert_str_eq(o.values.string, cases[i].string);
        } else {
            cr_assert_null(o.values.string);
        }
    }
}

Test(options, values)
{
    struct outcome o =
        parse((const char *const[]){"--seed=18446744073709551615", "--givens=22..28", "--se=1.2..4",
                                    "--colour=green", "--set=a=1", "--set", "b=2", NULL});
    cr_assert_eq(o.status, STATUS_OK, "%s", o.message);
    cr_assert_eq(o.values.seed, UINT64_MAX);
    cr_assert(o.values.range.given && o.values.range.low == 22 && o.values.range.high == 28);
    cr_assert(o.values.tenths.given && o.values.tenths.low == 12 && o.values.tenths.high == 40);
    cr_assert_eq(o.values.choice, 1);
    cr_assert_eq(o.values.list.count, 2);
    cr_assert_str_eq(o.values.list.item[1], "b=2");
    o = parse((const char *const[]){"--givens=..30", "--se=7.1", "--shade=red", NULL});
    cr_assert(o.values.range.low == 17 && o.values.range.high == 30);
    cr_assert(o.values.tenths.low == 71 && o.values.tenths.high == 71);
    cr_assert_str_eq(o.values.name, "red");
    o = parse((const char *const[]){"--givens=30..", NULL});
    cr_assert(o.values.range.low == 30 && o.values.range.high == 81);
    o = parse((const char *const[]){"-f", "-h", "--nonsense", NULL});
    cr_assert(o.help && o.status == STATUS_OK);
    o = parse((const char *const[]){"--help", NULL});
    cr_assert(o.help && o.status == STATUS_OK);
}

Test(options, mistakes)
{
    static const struct {
        const char *words[MAX_WORDS];
        const char *message;
    } cases[] = {
        {{"--numbr=5"}, "there is no option --numbr; did you mean --number?"},
        {{"--xyzzy"}, "there is no option --xyzzy"},
        {{"-x"}, "there is no option -x"},
        {{"-fx"}, "there is no option -x"},
        {{"--se", "--s"}, "--se takes a range such as 1.2..4.5, not '--s'"},
        {{"--s=1"}, "--s could mean --seed or --se; write it out"},
        {{"--number"}, "--number needs a value: --number=N"},
        {{"-n"}, "-n needs a value: -n N"},
        {{"--flag=1"}, "--flag takes no value"},
        {{"-n", "x"}, "--number must be a whole number from 1 to 100, not 'x'"},
        {{"-n", "5x"}, "--number must be a whole number from 1 to 100, not '5x'"},
        {{"-n", ""}, "--number must be a whole number from 1 to 100, not ''"},
        {{"-n", " 5"}, "--number must be a whole number from 1 to 100, not ' 5'"},
        {{"-n", "0"}, "--number must be from 1 to 100, not 0"},
        {{"-n", "99999999999999999999"}, "--number must be a whole number"},
        {{"--seed=-1"}, "--seed must be from 0 to 18446744073709551615, not '-1'"},
        {{"--seed=18446744073709551616"}, "--seed must be from 0"},
        {{"--givens=30..20"}, "--givens: the range 30..20 is empty"},
        {{"--givens=3..20"}, "--givens must be from 17 to 81, not 3..20"},
        {{"--givens=.."}, "--givens takes a range such as 22..28, not '..'"},
        {{"--se=1.25"}, "--se takes a range such as 1.2..4.5, not '1.25'"},
        {{"--se=0.5"}, "--se must be from 1.0 to 12.0, not 0.5"},
        {{"--colour=gren"}, "--colour: there is no 'gren'; did you mean 'green'?"},
        {{"--shade=gren"}, "--shade: there is no 'gren'; did you mean 'green'?"},
        {{"--colour=violet"}, "--colour: there is no 'violet'; choose one of: red, green"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct outcome o = parse(cases[i].words);
        cr_assert_eq(o.status, STATUS_USAGE, "case %zu", i);
        cr_assert(strstr(o.message, cases[i].message), "case %zu: %s", i, o.message);
    }
}

/* Options of the public library are set by name and text alike; a flag is yes or no. */
Test(options, a_flag_of_the_library_is_yes_or_no)
{
    nonet_error error;
    nonet_generator *g = nonet_generator_create(&error);
    cr_expect_eq(nonet_generator_set(g, "minimal", "yes", &error), NONET_OK);
    cr_expect_eq(nonet_generator_set(g, "minimal", "no", &error), NONET_OK);
    cr_expect_eq(nonet_generator_set(g, "minimal", "true", &error), NONET_USAGE);
    cr_expect_str_eq(error.text, "minimal must be yes or no, not 'true'");
    cr_expect_eq(nonet_generator_set(g, "minimal", NULL, &error), NONET_USAGE);
    nonet_generator_drop(g);
}
