/* Checks of a config that need more than one field. */
#include "config/config_reading.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/length.h"
#include "config/calendar.h"
#include "config/calendar_date.h"
#include "config/rights.h"
#include "config/values.h"

const struct yaml_location *config_location_of(struct book_config_reading *r, const void *field)
{
    const struct schema_origin *origin = schema_origin_of(&r->reader.origins, field);
    return origin ? &origin->location : &r->whole;
}

/* Of two fields that are given, at the one. */
static void clash(struct book_config_reading *r, const void *field, const char *name,
                  const char *other)
{
    r->load.d->hint = "remove one of the two";
    COMPLAIN(r, field, "%s: this does not work together with '%s'", name, other);
}

static void finish_signs(struct book_config_reading *r, struct config_signs *s)
{
    const char *const *given[] = {&s->word, &s->words, &s->pictures};
    static const char *const names[] = {"word", "words", "pictures"};
    size_t first = SIZE_MAX;
    for (size_t i = 0; i < 3; i++) {
        if (*given[i] && first != SIZE_MAX) {
            r->load.d->hint = "a section can have words or pictures, not both; make two sections";
            COMPLAIN(r, given[i], "%s: this does not work together with '%s'", names[i],
                     names[first]);
        }
        first = *given[i] && first == SIZE_MAX ? i : first;
    }
    if (s->word_at != WORD_AT_ANY && !s->word && !s->words) {
        COMPLAIN(r, &s->word_at, "word_at: this needs 'word' or 'words'");
    }
}

/* Fields about pages that a section does not set are the style's. */
static void finish_surroundings(struct config_section *s, const struct config_surroundings *style)
{
    struct config_surroundings own = s->around;
    s->around = *style;
    s->around.candidates = s->has.candidates ? own.candidates : style->candidates;
    s->around.notes = s->has.notes ? own.notes : style->notes;
    s->around.notes_height_pt = s->has.notes_height ? own.notes_height_pt : style->notes_height_pt;
    s->around.check_boxes = s->has.check_boxes ? own.check_boxes : style->check_boxes;
    s->around.time_line = s->has.time_line ? own.time_line : style->time_line;
    s->around.vote_boxes = s->has.vote_boxes ? own.vote_boxes : style->vote_boxes;
}

static void check_lines(struct book_config_reading *r, const struct config_look *look)
{
    const struct {
        const char *name;
        const double *width_pt;
    } lines[] = {{"box_line", &look->box_line_pt}, {"outer_line", &look->outer_line_pt}};
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        const double width = *lines[i].width_pt;
        if (width >= look->cell_line_pt) {
            continue;
        }
        char hint[100];
        snprintf(hint, sizeof hint, "make cell_line %.6g pt or thinner, or %s %.6g pt or thicker",
                 width, lines[i].name, look->cell_line_pt);
        r->load.d->hint = hint;
        const struct schema_origin *written =
            schema_origin_of(&r->reader.origins, lines[i].width_pt);
        if (written && written->address == lines[i].width_pt) {
            COMPLAIN(r, lines[i].width_pt, "%s: %.6g pt is thinner than cell_line (%.6g pt)",
                     lines[i].name, width, look->cell_line_pt);
        } else {
            COMPLAIN(r, &look->cell_line_pt, "cell_line: %.6g pt is thicker than %s (%.6g pt)",
                     look->cell_line_pt, lines[i].name, width);
        }
    }
}

static void check_names(struct book_config_reading *r, const struct config_section *s)
{
    const struct {
        const char *name;
        const struct config_texts *texts;
    } of_puzzles[] = {{"names", &s->names}, {"setter_notes", &s->setter_notes}};
    for (size_t i = 0; i < sizeof of_puzzles / sizeof *of_puzzles; i++) {
        const size_t count = of_puzzles[i].texts->count;
        if (count > s->count) {
            r->load.d->hint = "remove some, or make 'count' larger";
            COMPLAIN(r, of_puzzles[i].texts, "%s: %zu for %u puzzle%s", of_puzzles[i].name, count,
                     s->count, s->count == 1 ? "" : "s");
        }
    }
}

static void finish_look(struct book_config_reading *r, struct config_section *s)
{
    const struct config_look *book = &r->cfg->style.look;
    struct config_look *look = &s->look;
    struct config_look own = *look;
    look->opener = s->has_look.opener ? own.opener : book->opener;
    look->pattern = s->has_look.pattern ? own.pattern : book->pattern;
    look->shade = s->has_look.shade ? own.shade : book->shade;
    look->cell_line_pt = s->has_look.cell_line ? own.cell_line_pt : book->cell_line_pt;
    look->box_line_pt = s->has_look.box_line ? own.box_line_pt : book->box_line_pt;
    look->outer_line_pt = s->has_look.outer_line ? own.outer_line_pt : book->outer_line_pt;
    look->digit_height = s->has_look.digit_height ? own.digit_height : book->digit_height;
    look->board_size = s->has_look.board_size ? own.board_size : book->board_size;
    look->cell_gray = book->cell_gray;
    if (s->has_look.cell_line || s->has_look.box_line || s->has_look.outer_line) {
        check_lines(r, look);
    }
    if (s->has_look.opener && !r->cfg->parts.section_pages) {
        COMPLAIN(r, &look->opener, "opener: with 'section_pages: false' there is no page for it");
    }
}

static void check_place(struct book_config_reading *r, const struct config_answers *book,
                        enum config_answers_at at, const void *field)
{
    if (at != ANSWERS_AT_BACK && book->place != PLACE_BOOK && book->place != PLACE_BOTH) {
        r->load.d->hint = "write 'place: book' or 'place: both', or 'at: back'";
        COMPLAIN(r, field, "at: with this 'place' the book has no solutions");
    } else if (at != ANSWERS_AT_BACK && book->reversed) {
        r->load.d->hint = "write 'at: back', or remove 'reversed'";
        COMPLAIN(r, field, "at: 'reversed' works only with 'at: back'");
    }
}

static void finish_answers(struct book_config_reading *r, struct config_section *s)
{
    const struct config_answers *book = &r->cfg->answers;
    struct config_answers_look own = s->answers;
    s->answers.at = s->has_answers.at ? own.at : book->look.at;
    s->answers.per_page = s->has_answers.per_page ? own.per_page : book->look.per_page;
    s->answers.upside_down = s->has_answers.upside_down ? own.upside_down : book->look.upside_down;
    const void *field = s->has_answers.at ? (const void *)&s->answers.at : &book->look.at;
    if (s->has_answers.at || s == r->cfg->section) {
        check_place(r, book, s->answers.at, field);
    }
    if (s->answers.at == ANSWERS_AT_CODE && s->signs.pictures) {
        r->load.d->hint = "choose another place, such as 'at: under' or 'at: back'";
        COMPLAIN(r, field, "at: a code cannot hold pictures");
    }
}

/* A section whose puzzles stand on the pages of another's. */
static void finish_mix(struct book_config_reading *r, struct config_section *s)
{
    struct book_config *cfg = r->cfg;
    if (!s->mix) {
        return;
    }
    if (s == cfg->section) {
        r->load.d->hint = "move this section behind the one whose pages it shares";
        COMPLAIN(r, &s->mix, "mix: there is no section before it");
        return;
    }
    if (s[-1].mix) {
        COMPLAIN(r, &s->mix, "mix: the section before already shares another section's pages");
        return;
    }
    const struct {
        bool given;
        const void *field;
        const char *name;
    } idle[] = {
        {s->has_per_page, &s->per_page, "per_page"},
        {s->rhythm.count > 0, &s->rhythm, "rhythm"},
        {s->introduction, &s->introduction, "introduction"},
        {s->has.notes, &s->around.notes, "notes"},
        {s->has.notes_height, &s->around.notes_height_pt, "notes_height"},
        {s->page_title, &s->page_title, "page_title"},
        {s->name_line, &s->name_line, "name_line"},
        {s->page_text, &s->page_text, "page_text"},
    };
    for (size_t i = 0; i < sizeof idle / sizeof idle[0]; i++) {
        if (idle[i].given) {
            r->load.d->hint = "set it in the section before, whose pages this section shares";
            COMPLAIN(r, idle[i].field, "%s: this does not work together with 'mix'", idle[i].name);
        }
    }
    if (s->signs.pictures || s[-1].signs.pictures) {
        COMPLAIN(r, &s->mix, "mix: both sections must have pictures, or neither");
    }
    size_t pages = 0;
    for (unsigned left = s[-1].count; left; pages++) {
        const struct config_numbers *rhythm = &s[-1].rhythm;
        unsigned here = rhythm->count ? rhythm->item[pages % rhythm->count] : s[-1].per_page;
        left -= left < here ? left : here;
    }
    if (s->count > pages * s->mix) {
        COMPLAIN(r, &s->count,
                 "count: the section before has %zu pages, which have room for only %zu of these "
                 "puzzles",
                 pages, pages * s->mix);
    }
    s->per_page = s->mix;
}

/* How many puzzles, and of which levels. */
static void finish_levels(struct book_config_reading *r, struct config_section *s)
{
    unsigned sum = 0;
    for (size_t i = 0; i < s->levels.count && sum <= CONFIG_MAX_PUZZLES; i++) {
        sum += s->levels.item[i].number;
    }
    if (s->level && strstr(s->level, "..")) {
        s->level_range = s->level;
        s->level = NULL;
    }
    if (s->levels.count && (s->level || s->level_range)) {
        clash(r, &s->levels, "levels", "level");
    }
    if (sum && s->count && s->count != sum) {
        r->load.d->hint = "remove 'count'";
        COMPLAIN(r, &s->count, "count: this is %u, but levels add up to %u", s->count, sum);
    }
    if (sum && s->skip) {
        clash(r, &s->skip, "skip", "levels");
    }
    s->count = sum ? sum : s->count;
}

/* Settings of the search are errors in a section that does not generate. */
static void finish_search(struct book_config_reading *r, struct config_section *s)
{
    const struct {
        bool given;
        const void *field;
        const char *name;
    } idle[] = {
        {s->few > 0, &s->few, "few"},
        {s->tries > 0, &s->tries, "tries"},
        {s->recheck, &s->recheck, "recheck"},
        {s->all_signs, &s->all_signs, "all_signs"},
    };
    for (size_t i = 0; i < sizeof idle / sizeof idle[0]; i++) {
        if (idle[i].given && s->source != SOURCE_GENERATE) {
            COMPLAIN(r, idle[i].field,
                     "%s: only a section that generates its puzzles can have this", idle[i].name);
        }
    }
}

/* No two puzzles to keep may have the same number. */
static void finish_keep(struct book_config_reading *r, struct config_section *s)
{
    for (size_t i = 0; i < s->keep.count; i++) {
        const struct config_keep *keep = &s->keep.item[i];
        if (keep->at > s->count && s->count) {
            COMPLAIN(r, &keep->at, "at: there is no puzzle %u; the section has %u", keep->at,
                     s->count);
        }
        for (size_t k = 0; k < i; k++) {
            if (keep->at && s->keep.item[k].at == keep->at) {
                COMPLAIN(r, &keep->at, "at: another puzzle to keep has the place %u", keep->at);
            }
        }
    }
}

static void finish_section(struct book_config_reading *r, struct config_section *s)
{
    finish_levels(r, s);
    finish_search(r, s);
    finish_signs(r, &s->signs);
    finish_surroundings(s, &r->cfg->style.around);
    finish_answers(r, s);
    check_names(r, s);
    finish_look(r, s);
    if (!s->has_per_page) {
        s->per_page = r->cfg->per_page;
    }
    finish_mix(r, s);
    finish_keep(r, s);
    if (s->has_per_page && s->rhythm.count) {
        clash(r, &s->rhythm, "rhythm", "per_page");
    }
    if (s->columns && s->rhythm.count) {
        clash(r, &s->columns, "columns", "rhythm");
    }
    if (s->columns > s->per_page) {
        r->load.d->hint = "choose fewer columns, or set per_page to more puzzles";
        COMPLAIN(r, &s->columns, "columns: %u columns are too many for %u puzzle%s on a page",
                 s->columns, s->per_page, s->per_page == 1 ? "" : "s");
    }
    if (s->page_text_at != TEXT_AT_TOP && !s->page_text) {
        COMPLAIN(r, &s->page_text_at, "page_text_at: this needs 'page_text'");
    }
    if (s->source != SOURCE_GENERATE && !s->path) {
        COMPLAIN(r, &s->source, "source: this needs a 'path'");
    }
    if (s->source == SOURCE_GENERATE && s->path) {
        r->load.d->hint = "add 'source: file' or 'source: bank', or remove the path";
        COMPLAIN(r, &s->path, "path: a section that generates its puzzles does not read a file");
    }
    if (s->source == SOURCE_GENERATE && s->skip) {
        COMPLAIN(r, &s->skip,
                 "skip: only a section with 'source: file' or 'source: bank' can skip puzzles");
    }
    for (size_t i = 0; i < s->excludes.count; i++) {
        for (size_t k = 0; k < s->requires.count; k++) {
            if (strcmp(s->excludes.item[i], s->requires.item[k]) == 0) {
                r->load.d->hint = "remove it from one of the two lists";
                COMPLAIN(r, &s->excludes.item[i], "excludes: '%s' is in requires too",
                         s->excludes.item[i]);
            }
        }
    }
    if (r->cfg->puzzle_count <= CONFIG_MAX_PUZZLES) {
        r->cfg->puzzle_count += s->count;
        if (r->cfg->puzzle_count > CONFIG_MAX_PUZZLES) {
            COMPLAIN(r, &s->count, "count: with this section the book has more than %d puzzles",
                     CONFIG_MAX_PUZZLES);
        }
    }
}

static void finish_cut_out(struct book_config_reading *r)
{
    const struct book_config *cfg = r->cfg;
    bool pictures = false;
    for (size_t i = 0; i < cfg->section_count; i++) {
        pictures |= cfg->section[i].signs.pictures != NULL;
    }
    if (cfg->parts.cut_out && !pictures) {
        COMPLAIN(r, &cfg->parts.cut_out, "cut_out: no section has 'signs: {pictures: …}'");
    }
}

static void finish_walkthrough(struct book_config_reading *r)
{
    const struct book_config *cfg = r->cfg;
    const struct config_numbers *list = &cfg->walkthrough.puzzles;
    for (size_t i = 0; i < list->count; i++) {
        if (list->item[i] > cfg->puzzle_count) {
            COMPLAIN(r, &list->item[i], "puzzles: there is no puzzle %u; the book has %u",
                     list->item[i], cfg->puzzle_count);
        }
        for (size_t k = 0; k < i; k++) {
            if (list->item[k] == list->item[i]) {
                COMPLAIN(r, &list->item[i], "puzzles: %u is in the list twice", list->item[i]);
            }
        }
    }
    if (cfg->cover.art_puzzle > cfg->puzzle_count && cfg->puzzle_count) {
        COMPLAIN(r, &cfg->cover.art_puzzle, "art_puzzle: there is no puzzle %u; the book has %u",
                 cfg->cover.art_puzzle, cfg->puzzle_count);
    }
}

static void finish_sample(struct book_config_reading *r)
{
    const struct book_config *cfg = r->cfg;
    if (cfg->cover.sample_puzzle != CONFIG_AUTO_NUMBER &&
        cfg->cover.sample_puzzle > cfg->puzzle_count) {
        COMPLAIN(r, &cfg->cover.sample_puzzle,
                 "sample_puzzle: there is no puzzle %u; the book has %u", cfg->cover.sample_puzzle,
                 cfg->puzzle_count);
    }
}

/* Also where no profile of the book prints the ink. */
static void finish_ink(struct book_config_reading *r)
{
    const struct config_ink *ink = &r->cfg->print.ink;
    const bool asked = ink->name || ink->cmyk.count || ink->uses.count;
    if (asked && ink->cmyk.count != 4) {
        const void *field = ink->cmyk.count ? (const void *)&ink->cmyk : (const void *)ink;
        r->load.d->hint = "write it as in 'cmyk: [0, 91, 76, 0]'";
        COMPLAIN(r, field, "ink: cmyk takes four numbers: cyan, magenta, yellow and black");
    }
}

/* Four files; a name given twice would overwrite the first. */
static void finish_output(struct book_config_reading *r)
{
    const struct config_output *o = &r->cfg->output;
    const char *const *names[] = {&o->name, &o->answers, &o->cover, &o->manifest};
    for (size_t i = 0; i < 4; i++) {
        for (size_t k = 0; k < i; k++) {
            if (*names[i] && *names[k] && strcmp(*names[i], *names[k]) == 0) {
                COMPLAIN(r, names[i], "output: two files would have the name '%s'", *names[i]);
            }
        }
    }
}

/* Can pages of this size be folded from the sheet, a page each half? */
static bool is_half_of(const struct config_trim *page, const struct config_trim *sheet)
{
    return fabs(page->width_pt - sheet->height_pt / 2) < PT_PER_MM &&
           fabs(page->height_pt - sheet->width_pt) < PT_PER_MM;
}

/* What printers at home have: A4, or Letter and Legal where a booklet's pages are half of these. */
static struct config_trim usual_sheet(const struct book_config_reading *r)
{
    struct config_trim sheet = {"A4", 210 * PT_PER_MM, 297 * PT_PER_MM};
    const struct config_vocabulary *v = r->reader.vocabulary;
    for (size_t i = 0; r->cfg->home.imposition == IMPOSITION_BOOKLET && i < v->trim_count; i++) {
        const struct config_trim *t = &v->trims[i];
        const bool is_usual = strcmp(t->name, "Letter") == 0 || strcmp(t->name, "Legal") == 0;
        sheet = is_usual && is_half_of(&r->cfg->page.trim, t) ? *t : sheet;
    }
    return sheet;
}

/* What `auto` stands for. Wide pages have larger text, so that lines do not grow too long to be
 * read; in a cell below 6 mm no digit can be written by hand. */
static void finish_sizes(const struct book_config_reading *r)
{
    struct book_config *cfg = r->cfg;
    double width = cfg->page.trim.width_pt;
    bool large = cfg->style.large_print;
    if (cfg->style.text_size_pt < 0) {
        double usual = width < 6.9 * PT_PER_INCH ? 11 : width < 7.9 * PT_PER_INCH ? 12 : 13;
        const double children = width < 6.9 * PT_PER_INCH   ? 13
                                : width < 7.9 * PT_PER_INCH ? 14
                                                            : 16;
        cfg->style.text_size_pt = large ? 18 : cfg->style.friends ? children : usual;
    }
    if (cfg->style.min_cell_pt < 0) {
        cfg->style.min_cell_pt = (large ? 12.5 : 6) * PT_PER_MM;
    }
    if (cfg->home.sheet.width_pt == 0) {
        cfg->home.sheet = usual_sheet(r);
    }
}

/* The address must be what a telephone's camera takes for one. */
static void finish_web(struct book_config_reading *r)
{
    const char *url = r->cfg->web.url;
    const char *first_day = r->cfg->web.first_day;
    int day;
    if (first_day && !day_read(first_day, &day)) {
        r->load.d->hint = "write the date as in 2027-01-01";
        COMPLAIN(r, &r->cfg->web.first_day, "first_day: '%s' is not a day", first_day);
    }
    if (!url) {
        return;
    }
    if (!value_is_web_address(url)) {
        COMPLAIN(r, &r->cfg->web.url, "url: an address must begin with https:// or http://");
    } else if (strpbrk(url, " #\"<>")) {
        r->load.d->hint = "write spaces as %20; Nonet adds the puzzle's number, as in #12";
        COMPLAIN(r, &r->cfg->web.url, "url: this is not a web address");
    }
}

/* The sections of a config, or those of its calendar. */
static void finish_sections(struct book_config_reading *r)
{
    struct book_config *cfg = r->cfg;
    struct config_calendar *c = &cfg->calendar;
    if (!calendar_is_given(cfg)) {
        for (size_t i = 0; i < cfg->section_count; i++) {
            finish_section(r, &cfg->section[i]);
        }
        return;
    }
    const unsigned before = r->load.errors;
    calendar_read_days(cfg, &r->reader);
    for (size_t i = 0; i < c->weekdays.count && r->load.errors == before; i++) {
        finish_section(r, &c->weekdays.item[i].section);
    }
    for (size_t i = 0; i < c->except.count && r->load.errors == before; i++) {
        finish_section(r, &c->except.item[i].section);
    }
    if (r->load.errors == before) {
        calendar_make_sections(cfg, &r->reader);
    }
    r->record->origins = r->reader.origins;
}

void config_finish(struct book_config_reading *r)
{
    struct book_config *cfg = r->cfg;
    finish_sections(r);
    rights_check(r);
    finish_cut_out(r);
    finish_walkthrough(r);
    finish_sample(r);
    check_lines(r, &r->cfg->style.look);
    finish_ink(r);
    finish_output(r);
    finish_web(r);
    if (cfg->cover.barcode == BARCODE_EAN13 && !cfg->book.isbn) {
        r->load.d->hint =
            "set book.isbn, or write 'barcode: space' to leave room for the printer's barcode";
        COMPLAIN(r, &cfg->cover.barcode, "barcode: an EAN-13 needs book.isbn");
    }
    finish_sizes(r);
    if (cfg->hints.length == HINTS_AUTO) {
        cfg->hints.length = cfg->style.friends ? HINTS_QUESTIONS : HINTS_WHERE;
    }
}
