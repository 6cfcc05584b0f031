/* The puzzles of a calendar. Each day's puzzle follows from the plan, the seed and the days before
 * it, so that a longer plan changes no earlier day, and each edition's folder gets the same puzzles
 * whatever it has published already. */
#include <stdlib.h>

#include "gen/make/run/equivalent.h"
#include "render/press/puzzles/choosing.h"

static const struct config_calendar *calendar_of(const struct choosing *c)
{
    return &c->cfg->calendar;
}

static bool is_in_plan(const struct choosing *c, int day)
{
    for (size_t i = 0; i < calendar_of(c)->day_count; i++) {
        if (calendar_of(c)->day[i].day == day) {
            return true;
        }
    }
    return false;
}

/* The published puzzle of a day in the plan, on the board that the plan has for it; else NULL. */
static const struct press_published *published_on(const struct choosing *c, size_t slot)
{
    const struct press_puzzles *p = c->puzzles;
    for (size_t i = 0; i < p->published_count; i++) {
        if (p->published[i].day == calendar_of(c)->day[slot].day) {
            return &p->published[i];
        }
    }
    return NULL;
}

static enum status note(struct choosing *c, uint64_t form, int day)
{
    return day_window_add(&c->window, form, day) ? STATUS_OK
                                                 : diag_error(c->diag, NULL, OUT_OF_MEMORY);
}

static enum status note_published(struct choosing *c, bool outside_plan)
{
    enum status status = STATUS_OK;
    for (size_t i = 0; i < c->puzzles->published_count && status == STATUS_OK; i++) {
        const struct press_published *p = &c->puzzles->published[i];
        if (!outside_plan || !is_in_plan(c, p->day)) {
            status = note(c, equivalent_form(p->record), p->day);
        }
    }
    return status;
}

static enum status note_slot(struct choosing *c, size_t slot)
{
    return note(c, equivalent_form(&c->puzzles->item[slot].record), calendar_of(c)->day[slot].day);
}

/* Files and banks are read once for each spec that takes from them. */
static enum status fill_pools(struct choosing *c)
{
    const struct config_calendar *calendar = calendar_of(c);
    const size_t most = calendar->day_count + c->puzzles->published_count;
    enum status status = STATUS_OK;
    c->pool = calloc(c->puzzles->spec_count + 1, sizeof *c->pool);
    if (!c->pool) {
        return diag_error(c->diag, NULL, OUT_OF_MEMORY);
    }
    for (size_t i = 0; i < calendar->day_count && status == STATUS_OK; i++) {
        const size_t spec = calendar->day[i].spec;
        struct section_search s = choosing_search(c, spec);
        if (s.section->source != SOURCE_GENERATE && !c->pool[spec].item) {
            status = section_pool_fill(&s, &c->pool[spec], spec, most);
        }
    }
    return status;
}

static enum status fill_day(struct choosing *c, size_t slot)
{
    const size_t spec = c->puzzles->item[slot].spec;
    struct section_search s = choosing_search(c, spec);
    s.day = &calendar_of(c)->day[slot].day;
    if (c->pool[spec].item) {
        s.window = &c->window; /* each puzzle of a file once, even if repeats are allowed */
    }
    return c->pool[spec].item ? section_fill_from_pool(&s, &c->pool[spec], slot)
                              : section_fill_spare(&s, spec, c->how->threads, slot);
}

enum status choosing_fill_days(struct choosing *c)
{
    enum status status = note_published(c, true);
    status = status == STATUS_OK ? fill_pools(c) : status;
    for (size_t i = 0; i < calendar_of(c)->day_count && status == STATUS_OK; i++) {
        status = fill_day(c, i);
        status = status == STATUS_OK ? note_slot(c, i) : status;
    }
    return status;
}

static void publish(struct choosing *c, size_t slot, const struct press_published *p)
{
    struct press_puzzle *item = &c->puzzles->item[slot];
    if (section_board_fits(&c->puzzles->conditions[item->spec], p->record->variant)) {
        record_copy(&item->record, p->record);
        item->bank_id = 0; /* press_puzzles_mark finds it in the bank */
    }
}

enum status choosing_publish_days(struct choosing *c)
{
    c->window.count = 0;
    enum status status = note_published(c, false);
    for (size_t i = 0; i < calendar_of(c)->day_count && status == STATUS_OK; i++) {
        const struct press_published *published = published_on(c, i);
        const int day = calendar_of(c)->day[i].day;
        if (published) {
            publish(c, i, published);
            continue;
        }
        if (day_window_has(&c->window, equivalent_form(&c->puzzles->item[i].record), day)) {
            status = fill_day(c, i);
        }
        status = status == STATUS_OK ? note_slot(c, i) : status;
    }
    return status;
}

void choosing_free_pools(struct choosing *c)
{
    for (size_t i = 0; c->pool && i < c->puzzles->spec_count; i++) {
        section_pool_free(&c->pool[i]);
    }
    free(c->pool);
}
