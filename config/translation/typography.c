#include "config/translation/typography.h"

#include <stdbool.h>
#include <string.h>

#define NARROW   "\xE2\x80\xAF" /* no-break */
#define NO_BREAK "\xC2\xA0"

/* Double and single quotation marks; English where a language is not here. */
static const struct quotes {
    const char *language;
    const char *open, *close, *inner_open, *inner_close;
} quotes[] = {
    {"en", "\u201C", "\u201D", "\u2018", "\u2019"},
    {"de", "\u201E", "\u201C", "\u201A", "\u2018"},
    {"fr", "\u00AB" NARROW, NARROW "\u00BB", "\u2039" NARROW, NARROW "\u203A"},
    {"es", "\u00AB", "\u00BB", "\u201C", "\u201D"},
    {"nl", "\u201C", "\u201D", "\u2018", "\u2019"},
    {"it", "\u00AB", "\u00BB", "\u201C", "\u201D"},
    {"pl", "\u201E", "\u201D", "\u201A", "\u2019"},
    {"el", "\u00AB", "\u00BB", "\u201C", "\u201D"},
};

static const struct quotes *quotes_of(const char *language)
{
    for (size_t i = 0; i < sizeof quotes / sizeof *quotes; i++) {
        if (language && strcmp(quotes[i].language, language) == 0) {
            return &quotes[i];
        }
    }
    return &quotes[0];
}

/* A quotation mark opens behind these, markup left aside. */
static bool opens(const char *text, const char *at)
{
    while (at > text && (at[-1] == '*' || at[-1] == '^')) {
        at--;
    }
    return at == text || strchr(" \n\t([/\"'", at[-1]) != NULL;
}

static bool is_word(char c)
{
    return (c >= '0' && c <= '9') || ((c | 0x20) >= 'a' && (c | 0x20) <= 'z') ||
           (unsigned char)c >= 0x80;
}

/* French has a narrow space before ; : ! ?, which does not break a line. The bytes taken; 0: it is
 * no such space. */
static size_t put_french(const char *p, struct text *out)
{
    size_t space = *p == ' ' ? 1 : strncmp(p, NO_BREAK, 2) == 0 ? 2 : 0;
    char sign = space ? p[space] : '\0';
    if (sign == '\0' || !strchr(";!?:", sign)) {
        return 0;
    }
    text_puts(out, NARROW);
    return space;
}

/* Which marks are open. */
struct open_quotes {
    bool outer, inner;
};

static size_t put_quote(const struct quotes *q, struct open_quotes *open, const char *text,
                        const char *p, struct text *out)
{
    bool apostrophe = p > text && is_word(p[-1]) && is_word(p[1]);
    if (*p == '"') {
        text_puts(out, open->outer ? q->close : q->open);
        open->outer = !open->outer;
    } else if (open->inner && !apostrophe) {
        text_puts(out, q->inner_close);
        open->inner = false;
    } else if (!apostrophe && opens(text, p) && strchr(p + 1, '\'')) {
        text_puts(out, q->inner_open);
        open->inner = true;
    } else {
        text_puts(out, "\u2019");
    }
    return 1;
}

/* Only blanks before it on its line: a dash there begins an item of a list. */
static bool begins_line(const char *text, const char *p)
{
    while (p > text && p[-1] == ' ') {
        p--;
    }
    return p == text || p[-1] == '\n';
}

void typography_set(const char *language, const char *utf8, struct text *out)
{
    const struct quotes *q = quotes_of(language);
    bool french = language && strcmp(language, "fr") == 0;
    struct open_quotes open = {false, false};
    for (const char *p = utf8; *p;) {
        size_t taken = french ? put_french(p, out) : 0;
        if (strncmp(p, "\n\n", 2) == 0) {
            open = (struct open_quotes){false, false}; /* one that was forgotten ends here */
        }
        if (taken == 0 && (*p == '"' || *p == '\'')) {
            taken = put_quote(q, &open, utf8, p, out);
        } else if (taken == 0 && strncmp(p, "...", 3) == 0) {
            text_puts(out, "\u2026");
            taken = 3;
        } else if (taken == 0 && strncmp(p, " - ", 3) == 0 && !begins_line(utf8, p)) {
            text_puts(out, NO_BREAK "\u2013 ");
            taken = 3;
        }
        if (taken == 0) {
            text_add(out, p, 1);
            taken = 1;
        }
        p += taken;
    }
}
