#include "config/calendar.h"

#include <stdio.h>
#include <string.h>

#include "config/book_config.h"
#include "config/calendar_date.h"
#include "config/calendar_words.h"
#include "config/translation/translation.h"

static const char *const weekdays[] = {"mon", "tue", "wed", "thu", "fri", "sat", "sun"};

/* The error of a check that looks at several values, at one of them. */
#define COMPLAIN(r, field, ...) yaml_error((r)->load, location_of((r), (field)), __VA_ARGS__)

static const struct yaml_location *location_of(const struct schema_reader *r, const void *field)
{
    const struct schema_origin *origin = schema_origin_of(&r->origins, field);
    return origin ? &origin->location : NULL;
}

bool calendar_is_given(const struct book_config *cfg)
{
    const struct config_calendar *c = &cfg->calendar;
    return c->from || c->days || c->weekdays.count || c->except.count;
}

static const struct config_section *spec_at(const struct config_calendar *c, size_t index)
{
    return index < c->weekdays.count ? &c->weekdays.item[index].section
                                     : &c->except.item[index - c->weekdays.count].section;
}

/* ---- days ---- */

/* The spec of a day; SIZE_MAX: it has no puzzle. */
static size_t find_spec(const struct config_calendar *c, int day)
{
    char date[DAY_SIZE];
    size_t found = SIZE_MAX;
    day_print(day, date);
    for (size_t i = 0; i < c->weekdays.count; i++) {
        found = strcmp(c->weekdays.item[i].key, weekdays[day_weekday(day)]) == 0 ? i : found;
    }
    for (size_t i = 0; i < c->except.count; i++) {
        found = strcmp(c->except.item[i].key, date) == 0 ? c->weekdays.count + i : found;
    }
    return found != SIZE_MAX && spec_at(c, found)->variant ? found : SIZE_MAX;
}

static void warn_of_idle_exceptions(const struct config_calendar *c, struct schema_reader *r,
                                    int first)
{
    for (size_t i = 0; i < c->except.count; i++) {
        struct diag_at at;
        int day;
        if (day_read(c->except.item[i].key, &day) && (day < first || day >= first + (int)c->days)) {
            diag_warning(r->load->d, yaml_diag_at(location_of(r, &c->except.item[i]), &at),
                         "except: the calendar does not have the day %s", c->except.item[i].key);
        }
    }
}

/* What a day cannot have, for its puzzle stands among those of other days. */
static void check_spec(struct schema_reader *r, const struct config_section *s)
{
    const struct {
        bool given;
        const void *field;
        const char *name;
    } idle[] = {
        {s->levels.count > 0, &s->levels, "levels"},
        {s->mix > 0, &s->mix, "mix"},
        {s->rhythm.count > 0, &s->rhythm, "rhythm"},
        {s->label != NULL, &s->label, "label"},
        {s->before.count > 0, &s->before, "before"},
        {s->keep.count > 0, &s->keep, "keep"},
        {s->leave_out.count > 0, &s->leave_out, "leave_out"},
    };
    for (size_t i = 0; i < sizeof idle / sizeof *idle; i++) {
        if (idle[i].given) {
            if (idle[i].field == &s->keep || idle[i].field == &s->leave_out) {
                r->load->d->hint = "name a file with 'choices', and keep or drop the puzzle there";
            }
            COMPLAIN(r, idle[i].field, "%s: a day of a calendar cannot have this", idle[i].name);
        }
    }
}

void calendar_read_days(struct book_config *cfg, struct schema_reader *r)
{
    struct config_calendar *c = &cfg->calendar;
    int first;
    if (cfg->section_count) {
        r->load->d->hint = "remove one of the two";
        COMPLAIN(r, &cfg->section[0], "sections: this does not work together with 'calendar'");
    }
    if (!c->from || !c->days || (!c->weekdays.count && !c->except.count)) {
        r->load->d->hint = "write it as in calendar: {from: 2027-01-01, days: 90, weekdays: {mon: "
                           "{level: easy}, sun: {variant: samurai}}}";
        COMPLAIN(r, c, "'%s' is missing in calendar",
                 !c->from   ? "from"
                 : !c->days ? "days"
                            : "weekdays");
        return;
    }
    if (!day_read(c->from, &first)) {
        r->load->d->hint = "write the date as in 2027-01-01";
        COMPLAIN(r, &c->from, "from: '%s' is not a day", c->from);
        return;
    }
    c->day = arena_array(r->load->arena, c->days, sizeof *c->day);
    for (size_t i = 0; i < c->weekdays.count + c->except.count; i++) {
        check_spec(r, spec_at(c, i));
    }
    for (int day = first; c->day && day < first + (int)c->days; day++) {
        const size_t spec = find_spec(c, day);
        if (spec != SIZE_MAX) {
            c->day[c->day_count++] = (struct config_day){day, spec};
        }
    }
    if (c->day && !c->day_count) {
        r->load->d->hint = "add a weekday that is among these days, or more 'days'";
        COMPLAIN(r, &c->weekdays, "weekdays: none of these days has a puzzle");
    }
    warn_of_idle_exceptions(c, r, first);
}

/* ---- words ---- */

struct day_words {
    const struct translation *translation;
    struct text weekday, month, day, year, date;
};

static void day_words_make(struct day_words *w, const struct translation *t, int day)
{
    int year;
    int month;
    int of_month;
    char date[DAY_SIZE];
    day_parts(day, &year, &month, &of_month);
    day_print(day, date);
    *w = (struct day_words){.translation = t};
    listed_name_put(&w->weekday, translation_text(t, TEXT_weekday_names), day_weekday(day));
    listed_name_put(&w->month, translation_text(t, TEXT_month_names_of_day), month - 1);
    day_of_month_put(t, of_month, &w->day);
    text_printf(&w->year, "%d", year);
    text_puts(&w->date, date);
}

static void day_words_free(struct day_words *w)
{
    text_free(&w->weekday);
    text_free(&w->month);
    text_free(&w->day);
    text_free(&w->year);
    text_free(&w->date);
}

/* Replace {weekday} and its like. The name of a place that is none; NULL: all are. */
static const char *fill_title(const char *title, const struct day_words *w, struct text *out)
{
    const struct {
        const char *name;
        const struct text *value;
    } places[] = {{"{weekday}", &w->weekday},
                  {"{day}", &w->day},
                  {"{month}", &w->month},
                  {"{year}", &w->year},
                  {"{date}", &w->date}};
    for (const char *p = title; *p;) {
        size_t length = 0;
        for (size_t i = 0; *p == '{' && i < sizeof places / sizeof *places; i++) {
            if (strncmp(p, places[i].name, strlen(places[i].name)) == 0) {
                length = strlen(places[i].name);
                day_word_put(out, places[i].value->data ? places[i].value->data : "");
            }
        }
        if (*p == '{' && !length) {
            return p;
        }
        if (!length) {
            text_add(out, p, 1);
            length = 1;
        }
        p += length;
    }
    return NULL;
}

/* What stands next to the day of the month: "January, Monday", or the config's own title without
 * its {day} and the space or mark behind it; and the day's own title behind it. NULL where the
 * config's title has no {day}. */
static const char *label_of_day(const struct book_config *cfg, struct schema_reader *r,
                                const struct config_day *day)
{
    const struct config_calendar *c = &cfg->calendar;
    const struct translation t = {.language = cfg->book.language, .own = &cfg->book.words};
    const char *own = spec_at(c, day->spec)->title;
    const char *place = strstr(c->title ? c->title : "{day}", "{day}");
    struct day_words words;
    struct text label = {0};
    if (!place) {
        return NULL;
    }
    day_words_make(&words, &t, day->day);
    if (c->title) {
        struct text rest = {0};
        const char *after = place + strlen("{day}");
        text_add(&rest, c->title, (size_t)(place - c->title));
        text_puts(&rest, after + strspn(after, ".,") + (after[strspn(after, ".,")] == ' '));
        (void)fill_title(rest.data ? rest.data : "", &words, &label);
        label.failed |= rest.failed;
        text_free(&rest);
    } else {
        text_printf(&label, "%s, %s", words.month.data ? words.month.data : "",
                    words.weekday.data ? words.weekday.data : "");
    }
    if (own) {
        text_printf(&label, ": %s", own);
    }
    const char *kept =
        label.data && !label.failed ? arena_copy(r->load->arena, label.data, label.length) : NULL;
    day_words_free(&words);
    text_free(&label);
    return kept;
}

/* "Monday, 4 January", and the day's own title behind it. NULL after an error. */
static const char *title_of_day(const struct book_config *cfg, struct schema_reader *r,
                                const struct config_day *day)
{
    const struct config_calendar *c = &cfg->calendar;
    const struct translation t = {.language = cfg->book.language, .own = &cfg->book.words};
    const char *own = spec_at(c, day->spec)->title;
    struct day_words words = {0};
    struct text title = {0};
    const char *wrong = NULL;
    if (c->title) {
        day_words_make(&words, &t, day->day);
        wrong = fill_title(c->title, &words, &title);
    } else {
        day_words_put(&t, day->day, false, &title);
    }
    if (own) {
        text_printf(&title, ": %s", own);
    }
    const char *kept =
        title.data && !title.failed ? arena_copy(r->load->arena, title.data, title.length) : NULL;
    if (wrong) {
        r->load->d->hint = "the places are {weekday}, {day}, {month}, {year} and {date}";
        COMPLAIN(r, &c->title, "title: '%.*s' is not a place that a day fills",
                 (int)(strcspn(wrong, "}") + 1), wrong);
        kept = NULL;
    }
    day_words_free(&words);
    text_free(&title);
    return kept;
}

/* "January 2027"; as it follows a day of the month, other languages write it differently. */
static const char *title_of_month(const struct book_config *cfg, struct arena *arena, int day,
                                  bool after_day)
{
    const struct translation t = {.language = cfg->book.language, .own = &cfg->book.words};
    const enum text_id names = after_day ? TEXT_month_names_of_day : TEXT_month_names;
    struct text name = {0};
    struct text title = {0};
    char number[24];
    int year;
    int month;
    int of_month;
    day_parts(day, &year, &month, &of_month);
    listed_name_put(&name, translation_text(&t, names), month - 1);
    snprintf(number, sizeof number, "%d", year);
    const char *values[] = {text_chars(&name), number};
    translation_fill(&title, after_day ? translation_text(&t, TEXT_day_and_year) : "{1} {2}",
                     values, 2);
    title.failed |= name.failed;
    const char *kept = title.failed ? NULL : arena_copy(arena, title.data, title.length);
    text_free(&name);
    text_free(&title);
    return kept;
}

/* ---- runs ---- */

static bool same_text(const char *a, const char *b)
{
    return a == b || (a && b && strcmp(a, b) == 0);
}

static bool same_texts(const struct config_texts *a, const struct config_texts *b)
{
    bool same = a->count == b->count;
    for (size_t i = 0; same && i < a->count; i++) {
        same = strcmp(a->item[i], b->item[i]) == 0;
    }
    return same;
}

static bool same_board(const struct config_section *a, const struct config_section *b)
{
    return same_text(a->variant, b->variant) && same_text(a->regions, b->regions) &&
           same_text(a->grids, b->grids) && same_texts(&a->houses, &b->houses) &&
           same_texts(&a->constraints, &b->constraints) &&
           same_text(a->signs.word, b->signs.word) && same_text(a->signs.words, b->signs.words) &&
           same_text(a->signs.pictures, b->signs.pictures);
}

static bool same_around(const struct config_surroundings *a, const struct config_surroundings *b)
{
    return a->candidates == b->candidates && a->notes == b->notes &&
           a->notes_height_pt == b->notes_height_pt && a->check_boxes == b->check_boxes &&
           a->time_line == b->time_line && a->vote_boxes == b->vote_boxes;
}

static bool same_look(const struct config_look *a, const struct config_look *b)
{
    return a->shade == b->shade && a->cell_line_pt == b->cell_line_pt &&
           a->box_line_pt == b->box_line_pt && a->outer_line_pt == b->outer_line_pt &&
           a->digit_height == b->digit_height && a->board_size == b->board_size;
}

/* May puzzles of both stand on one page? */
static bool same_pages(const struct config_section *a, const struct config_section *b)
{
    return a == b ||
           (same_board(a, b) && a->per_page == b->per_page && a->columns == b->columns &&
            a->answers.at == b->answers.at && a->answers.per_page == b->answers.per_page &&
            a->answers.upside_down == b->answers.upside_down &&
            same_around(&a->around, &b->around) && same_look(&a->look, &b->look) &&
            same_text(a->link, b->link) && a->page_title == b->page_title &&
            a->name_line == b->name_line && same_text(a->page_text, b->page_text) &&
            a->page_text_at == b->page_text_at);
}

static int month_of(int day)
{
    int year;
    int month;
    int of_month;
    day_parts(day, &year, &month, &of_month);
    return 12 * year + month;
}

/* The days from `first` on that make one section. */
static size_t run_length(const struct config_calendar *c, size_t first)
{
    size_t end = first + 1;
    while (end < c->day_count && month_of(c->day[end].day) == month_of(c->day[first].day) &&
           same_pages(spec_at(c, c->day[first].spec), spec_at(c, c->day[end].spec))) {
        end++;
    }
    return end - first;
}

static void make_section(struct book_config *cfg, struct schema_reader *r, size_t first,
                         size_t count)
{
    const struct config_calendar *c = &cfg->calendar;
    const struct config_section *spec = spec_at(c, c->day[first].spec);
    struct config_section *s = &cfg->section[cfg->section_count++];
    *s = *spec;
    schema_origins_copy(&r->origins, r->load->arena, spec, s, sizeof *s);
    s->count = (unsigned)count;
    s->order = ORDER_GIVEN;
    s->title = title_of_month(cfg, r->load->arena, c->day[first].day, false);
    s->month_of_day = title_of_month(cfg, r->load->arena, c->day[first].day, true);
    s->continues = first && month_of(c->day[first - 1].day) == month_of(c->day[first].day);
    s->introduction = s->continues ? NULL : s->introduction;
    s->day_title = arena_array(r->load->arena, count, sizeof *s->day_title);
    s->day_label = arena_array(r->load->arena, count, sizeof *s->day_label);
    for (size_t i = 0; s->day_title && i < count; i++) {
        s->day_title[i] = title_of_day(cfg, r, &c->day[first + i]);
        if (!s->day_title[i]) {
            return;
        }
        const char *label = label_of_day(cfg, r, &c->day[first + i]);
        s->day_label = label ? s->day_label : NULL;
        if (s->day_label) {
            s->day_label[i] = label;
        }
    }
}

void calendar_make_sections(struct book_config *cfg, struct schema_reader *r)
{
    const struct config_calendar *c = &cfg->calendar;
    const unsigned before = r->load->errors;
    size_t runs = 0;
    for (size_t i = 0; i < c->day_count; i += run_length(c, i)) {
        runs++;
    }
    cfg->section = arena_array(r->load->arena, runs + 1, sizeof *cfg->section);
    for (size_t i = 0, count; cfg->section && i < c->day_count && r->load->errors == before;
         i += count) {
        count = run_length(c, i);
        make_section(cfg, r, i, count);
    }
    cfg->puzzle_count = (unsigned)c->day_count;
}
