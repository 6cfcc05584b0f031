#include "config/calendar_words.h"

#include <stdio.h>
#include <string.h>

#include "config/calendar_date.h"

void listed_name_put(struct text *out, const char *names, int n)
{
    for (; n > 0 && *names; n--) {
        names += strcspn(names, ",");
        names += strspn(names, ", ");
    }
    text_add(out, names, strcspn(names, ","));
}

void day_word_put(struct text *out, const char *words)
{
    if (!out->length && *words) {
        char capital[4];
        size_t size;
        const uint32_t first = utf8_decode(words, strlen(words), &size);
        text_add(out, capital, utf8_encode(utf8_capital(first), capital));
        words += size;
    }
    text_puts(out, words);
}

void day_of_month_put(const struct translation *t, int of_month, struct text *out)
{
    if (of_month == 1) {
        text_puts(out, translation_text(t, TEXT_first_of_month));
    } else {
        text_printf(out, "%d", of_month);
    }
}

void day_words_put(const struct translation *t, int day, bool with_year, struct text *out)
{
    enum { NUMBER_SIZE = 24 };
    int year;
    int month;
    int of_month;
    char number[NUMBER_SIZE];
    struct text weekday = {0};
    struct text name = {0};
    struct text first = {0};
    struct text date = {0};
    struct text dated = {0};
    day_parts(day, &year, &month, &of_month);
    listed_name_put(&weekday, translation_text(t, TEXT_weekday_names), day_weekday(day));
    listed_name_put(&name, translation_text(t, TEXT_month_names_of_day), month - 1);
    day_of_month_put(t, of_month, &first);
    const char *words[] = {text_chars(&weekday), text_chars(&first), text_chars(&name)};
    translation_fill(&date, translation_text(t, TEXT_day_title), words, 3);
    snprintf(number, sizeof number, "%d", year);
    const char *values[] = {text_chars(&date), number};
    translation_fill(&dated, with_year ? translation_text(t, TEXT_day_and_year) : "{1}", values, 2);
    day_word_put(out, text_chars(&dated));
    out->failed |= weekday.failed | name.failed | first.failed | date.failed | dated.failed;
    text_free(&weekday);
    text_free(&name);
    text_free(&first);
    text_free(&date);
    text_free(&dated);
}
