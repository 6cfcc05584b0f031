#include "cli/book/ask_config.h"

#include <stdio.h>
#include <string.h>

#include "config/theme.h"
#include "config/values.h"
#include "gen/board/board.h"
#include "gen/grade/level_range.h"
#include "render/press/press.h"

/* The questions, in their order. */
enum { ASK_TITLE, ASK_KIND, ASK_SIZE, ASK_VENDOR, ASK_LEVEL, ASK_COUNT, ASK_LANGUAGE, QUESTIONS };

static const struct question {
    const char *name;  /* the option's */
    const char *words; /* what is asked */
    const char *usual;
} questions[QUESTIONS] = {
    [ASK_TITLE] = {"title", "Title of the book", "My Sudoku Book"},
    [ASK_KIND] = {"kind", "Board: classic, 6x6, killer, samurai … ('nonet help variants')",
                  "classic"},
    [ASK_SIZE] = {"size", "Size of a page: A4, A5, 6x9 in, 8.5x11 in …", "6x9 in"},
    [ASK_VENDOR] =
        {"vendor",
         "Printed by: home (your printer), kdp (Amazon), ingram, lulu, press (a printing "
         "house), or screen",
         "kdp"},
    [ASK_LEVEL] = {"level", "Level: easy, medium, hard, unfair, extreme, or easy..hard",
                   "easy..hard"},
    [ASK_COUNT] = {"count", "Number of puzzles", "60"},
    [ASK_LANGUAGE] = {"language", "Language: en, de, fr, es, it, nl, pl or el", "en"},
};

const char *ask_line(const char *question, const char *usual, char *buffer, size_t size)
{
    fprintf(stderr, "%s [%s]: ", question, usual);
    fflush(stderr);
    if (!fgets(buffer, (int)size, stdin)) {
        fprintf(stderr, "\n");
        return usual;
    }
    size_t length = strcspn(buffer, "\r\n");
    for (int c = buffer[length] ? '\n' : ' '; c != '\n' && c != EOF; c = getchar()) {
        /* the rest of a long line */
    }
    while (length && buffer[length - 1] == ' ') {
        length--;
    }
    buffer[length] = '\0';
    const char *answer = buffer + strspn(buffer, " ");
    return *answer ? answer : usual;
}

/* "hard", "easy..hard", "hard.." or "any" */
static bool is_level(const char *answer)
{
    struct diag quiet = {.out = NULL};
    enum level low = LEVEL_EASY;
    enum level high = LEVEL_EXTREME;
    return strcmp(answer, "any") == 0 ||
           level_range_parse(answer, &low, &high, &quiet) == STATUS_OK;
}

static bool is_known(const struct config_names *names, const char *name)
{
    for (size_t i = 0; i < names->count; i++) {
        if (strcmp(names->item[i], name) == 0) {
            return true;
        }
    }
    return names->count == 0;
}

/* NULL, or what is wrong with an answer. A size and a range are judged with the whole config. */
static const char *fault_of(size_t question, const char *answer)
{
    const struct config_vocabulary *v = press_vocabulary();
    double width;
    double height;
    uint64_t count = 0;
    bool named = false;
    switch (question) {
    case ASK_KIND:
        return is_known(&v->variants, answer) ? NULL : "there is no such board";
    case ASK_VENDOR:
        return is_known(&v->profiles, answer) ? NULL : "there is no such profile";
    case ASK_LANGUAGE:
        return is_known(&v->languages, answer) ? NULL : "there is no such language";
    case ASK_LEVEL:
        return is_level(answer) ? NULL : "there is no such level";
    case ASK_COUNT:
        return value_unsigned(answer, CONFIG_MAX_PUZZLES, &count) || !count
                   ? "this is not a number of puzzles"
                   : NULL;
    case ASK_SIZE:
        for (size_t i = 0; i < v->trim_count; i++) {
            named |= strcmp(v->trims[i].name, answer) == 0;
        }
        return named || !value_size(answer, &width, &height) ? NULL : "this is not a size";
    default:
        return NULL;
    }
}

/* The name that was meant, or NULL. */
static const char *nearest_to(size_t question, const char *answer)
{
    enum { MAX_TRIMS = 64 };
    const struct config_vocabulary *v = press_vocabulary();
    const char *trims[MAX_TRIMS];
    struct config_names sizes = {.item = trims};
    for (; sizes.count < v->trim_count && sizes.count < MAX_TRIMS; sizes.count++) {
        trims[sizes.count] = v->trims[sizes.count].name;
    }
    const struct config_names *const names[QUESTIONS] = {[ASK_KIND] = &v->variants,
                                                         [ASK_SIZE] = &sizes,
                                                         [ASK_VENDOR] = &v->profiles,
                                                         [ASK_LANGUAGE] = &v->languages};
    const struct config_names *own = names[question];
    return own ? text_nearest(answer, own->item, own->count) : NULL;
}

/* Until the answer is one; at the end of the input the usual one is. */
static const char *ask(size_t question, char *buffer, size_t size)
{
    const struct question *q = &questions[question];
    for (;;) {
        const char *answer = ask_line(q->words, q->usual, buffer, size);
        const char *fault = fault_of(question, answer);
        if (!fault) {
            return answer;
        }
        const char *nearest = nearest_to(question, answer);
        fprintf(stderr, "%s: %s%s%s%s\n", answer, fault, nearest ? "; did you mean '" : "",
                nearest ? nearest : "", nearest ? "'?" : "");
    }
}

static void put_themes(struct text *out)
{
    const char *before = "    # or ";
    text_puts(out, "style:\n  theme: classic");
    for (size_t i = 0; i < theme_text_count; i++) {
        if (strcmp(theme_texts[i].name, "classic") != 0) {
            text_printf(out, "%s%s", before, theme_texts[i].name);
            before = ", ";
        }
    }
    text_puts(out, "\n\n");
}

static void put_config(const char *const answer[QUESTIONS], struct text *out)
{
    text_puts(out, "# A book of puzzles. Every key: 'nonet help config', or a key: 'nonet help "
                   "config sections.level'.\n\nbook:\n  title: ");
    text_json(out, answer[ASK_TITLE]);
    text_printf(out,
                "\n  # subtitle: \"%s puzzles with solutions\"\n"
                "  # author: \"Your name\"\n"
                "  # isbn: 978-0-306-40615-7      # if you have one\n"
                "  language: %s\n\n",
                answer[ASK_COUNT], answer[ASK_LANGUAGE]);
    text_printf(out,
                "page:\n  trim: %s\n"
                "  profiles: [%s]   # whose rules the book keeps: kdp, ingram, lulu, press, home, "
                "screen\n\n",
                answer[ASK_SIZE], answer[ASK_VENDOR]);
    put_themes(out);
    const struct layout *board = variant_find(answer[ASK_KIND]);
    const bool large = board && board->size > 9;
    text_printf(out,
                "per_page: %d         # puzzles on a page; a board of several grids has its own\n\n"
                "# Sections of puzzles, in order. Copy the line for more.\nsections:\n",
                large ? 1 : 2);
    text_printf(out, "  - {variant: %s, level: %s, count: %s}\n\n", answer[ASK_KIND],
                answer[ASK_LEVEL], answer[ASK_COUNT]);
    text_printf(out,
                "answers:\n  place: book       # or apart, both, none\n  at: back          # or "
                "section, next-page, under, beside, code\n%s\n",
                large ? "  per_page: 2\n" : "");
    text_printf(out,
                "cover:\n  make: %s        # true: back, spine and front as one page\n"
                "  design: mosaic    # 'nonet help covers' lists them\n\n",
                strcmp(answer[ASK_VENDOR], "screen") == 0 || strcmp(answer[ASK_VENDOR], "home") == 0
                    ? "false"
                    : "true");
    text_puts(out, "seed: 1             # another number makes other puzzles\n");
}

/* What the answers make must be a config; a wrong answer is reported by its option. */
static enum status check(const char *const answer[QUESTIONS], const struct text *yaml,
                         struct diag *d)
{
    enum status status = STATUS_OK;
    for (size_t i = 0; i < QUESTIONS; i++) {
        const char *fault = fault_of(i, answer[i]);
        if (fault) {
            status = diag_usage(d, NULL, "--%s %s: %s", questions[i].name, answer[i], fault);
        }
    }
    struct book_config *config = NULL;
    if (status == STATUS_OK && !yaml->failed) {
        status = book_config_parse(&config, "new.yaml", yaml->data, yaml->length,
                                   press_vocabulary(), NULL, 0, d);
        book_config_free(config);
    }
    return yaml->failed ? diag_error(d, NULL, OUT_OF_MEMORY) : status;
}

enum status ask_config(const struct config_answers_given *given, bool ask_for_more,
                       struct text *out, struct diag *d)
{
    const char *answer[QUESTIONS] = {given->title, given->kind,  given->size,    given->vendor,
                                     given->level, given->count, given->language};
    char buffer[QUESTIONS][256];
    for (size_t i = 0; i < QUESTIONS; i++) {
        if (!answer[i]) {
            answer[i] = ask_for_more ? ask(i, buffer[i], sizeof buffer[i]) : questions[i].usual;
        }
    }
    put_config(answer, out);
    enum status status = check(answer, out, d);
    if (status != STATUS_OK) {
        text_free(out);
    }
    return status;
}
