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

void day_words_put(const struct translation *t, int day, bool with_year, struct text *out)
{
    enum { NUMBER_SIZE = 24 };
    int year;
    int month;
    int of_month;
    char number[NUMBER_SIZE];
    struct text weekday = {0};
    struct text name = {0};
    struct text date = {0};
    day_parts(day, &year, &month, &of_month);
    listed_name_put(&weekday, translation_text(t, TEXT_weekday_names), day_weekday(day));
    listed_name_put(&name, translation_text(t, TEXT_month_names_of_day), month - 1);
    snprintf(number, sizeof number, "%d", of_month);
    const char *words[] = {text_chars(&weekday), number, text_chars(&name)};
    translation_fill(&date, translation_text(t, TEXT_day_title), words, 3);
    if (with_year) {
        snprintf(number, sizeof number, "%d", year);
        const char *values[] = {text_chars(&date), number};
        translation_fill(out, translation_text(t, TEXT_day_and_year), values, 2);
    } else {
        text_puts(out, text_chars(&date));
    }
    out->failed |= weekday.failed | name.failed | date.failed;
    text_free(&weekday);
    text_free(&name);
    text_free(&date);
}
