#include "render/book/openers/section_page.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "render/book/boards/printed_rules.h"
#include "render/book/book_data.h"
#include "render/book/openers/section_opener.h"
#include "render/book/openers/tip_box.h"
#include "render/book/plan/puzzle_list.h"
#include "render/book/style/book_words.h"
#include "render/book/style/level_marks.h"
#include "render/book/style/ornaments.h"
#include "render/book/style/set_text.h"
#include "render/book/tips/section_tip.h"
#include "render/canvas/flow_draw.h"

/* ---- the page ---- */

enum {
    SECTION_DETAIL_PT = 32,
    SECTION_TEXT_PT = 28,
    OPENER_CURL_PT = 26,
    HEAD_FOOT_PT = 6,    /* under all at the head of a page */
    HEAD_PICTURE_PT = 46 /* over the title there */
};

static const double text_part = 0.76; /* of the block's width, at most */
static const double optical_middle = 0.46;
static const double low_title = 0.51; /* of the height, where a tip follows */
static const double low_large_title = 0.44;

/* Where a section opens: on a separate page, or at the head of a page. */
struct opener_room {
    bool head;
    double height; /* of all */
};

static struct opener_room whole_page(const struct book *b)
{
    return (struct opener_room){.height = book_block_height(b)};
}

/* ---- like the front page of a newspaper ---- */

/* By eye; lengths in points, and in parts of the title's size. */
enum { FRONT_TITLE_PT = 52, FRONT_HEAD_TITLE_PT = 34, FRONT_RULES_PT = 6, FRONT_GAP_PT = 16 };
static const double front_pad = 0.4;
static const double front_leading = 1.1;
static const double date_line_em = 2.4;

static bool is_front_page(const struct book *b, size_t section)
{
    return section_opener(b, section) == OPENER_RULES;
}

/* The places of a front page, from its top down. */
struct front_page {
    double pad, title_first; /* the baseline of the title's first line */
    double title_foot, date_foot;
    double ear_pt; /* the width of each ear next to the title */
};

static double date_line_size(const struct book *b)
{
    return 1.1 * b->type.caption;
}

/* "2", white on black. */
static struct text_style front_number(const struct book *b, size_t section, double size,
                                      char number[24])
{
    snprintf(number, 24, "%zu", section_number(b, section));
    return (struct text_style){.font = b->faces.heading, .size_pt = size, .paint = PAINT_WHITE};
}

/* The marks of a section whose puzzles all have one level; NULL: it has none. */
static const char *front_level(const struct book *b, size_t section)
{
    struct section_levels levels;
    const bool one = b->cfg->style.show_level && section_levels(b, section, &levels) &&
                     levels.least == levels.most;
    return one && level_marks_width(b, level_name(levels.least), 1) > 0 ? level_name(levels.least)
                                                                        : NULL;
}

static double front_marks_pt(double size)
{
    return 0.55 * size;
}

/* For a title of this size in this number of lines. */
static struct front_page front_page(const struct book *b, size_t section, double size, double lines)
{
    const double cap = font_cap_height_em(b->faces.heading) * size;
    struct front_page f = {.pad = front_pad * size};
    char number[24];
    const struct text_style style = front_number(b, section, size, number);
    f.title_first = FRONT_RULES_PT + f.pad + cap;
    f.title_foot = f.title_first + (lines - 1) * front_leading * size + f.pad;
    f.date_foot = f.title_foot + date_line_em * date_line_size(b);
    const char *level = front_level(b, section);
    f.ear_pt = fmax(text_width_pt(&style, number) + 2 * f.pad,
                    level ? level_marks_width(b, level, front_marks_pt(size)) : 0);
    return f;
}

/* The largest size down to `least` at which the title has room between the ears, which grow with
 * it, in that number of lines; below `least`: there is none. */
static double front_size(const struct book *b, size_t section, const char *title, double most,
                         double least, double width, unsigned lines, bool *failed)
{
    const double step = 2;
    double size = most;
    while (size >= least) {
        const struct front_page f = front_page(b, section, size, 1);
        const double wide = width - 2 * f.ear_pt - f.pad;
        if (fitting_size(b->faces.heading, title, size, wide, lines, failed) >= size - 1e-6) {
            return size;
        }
        size -= step;
    }
    return least - step;
}

/* Rather smaller in one line than in two. Returns how many lines. */
static double front_title(const struct book *b, size_t section, const char *title, bool head,
                          double width, double *size, bool *failed)
{
    const double most = head ? FRONT_HEAD_TITLE_PT : FRONT_TITLE_PT;
    const double least[] = {0.55 * most, 14};
    for (unsigned lines = 1; lines <= 2; lines++) {
        *size = front_size(b, section, title, most, least[lines - 1], width, lines, failed);
        if (*size >= least[lines - 1]) {
            return lines;
        }
    }
    const struct front_page f = front_page(b, section, *size, 1);
    return (double)count_lines(b->faces.heading, *size, title, width - 2 * f.ear_pt - f.pad,
                               failed);
}

/* "Puzzles 7 to 10" at the left, "Hard · about 9–16 min" at the right. */
static void draw_section_date_line(const struct book *b, struct canvas *c, const char *facts,
                                   struct box block, double bottom)
{
    static const char dot[] = FACTS_APART;
    const double gap = 12;
    const struct text_style style = {
        .font = b->faces.sans, .size_pt = date_line_size(b), .paint = PAINT_BLACK};
    const double y = bottom - 0.9 * style.size_pt;
    const char *rest = strstr(facts, dot);
    struct text range = {0};
    text_add(&range, facts, rest ? (size_t)(rest - facts) : strlen(facts));
    const double width = block.right - block.left;
    const double left =
        draw_fitted(b, c, block.left, y, ALIGN_LEFT, style, width, text_chars(&range));
    if (rest) {
        draw_fitted(b, c, block.right, y, ALIGN_RIGHT, style, width - left - gap,
                    rest + sizeof dot - 1);
    }
    canvas_note_failure(c, range.failed);
    text_free(&range);
}

/* Rules, the number in a block that hangs from them, the title, the marks of the level, and the
 * line with the facts. Filled, so that nobody takes rules for a board's. */
static void draw_front_head(const struct book *b, struct canvas *c, const struct page *p,
                            const struct front_page *f, double size, struct box block)
{
    const struct paint ink = book_ink(b, INKED_HEADINGS);
    const double fine = fmax(0.75, book_fine_line_pt(b));
    const double left = block.left;
    const double right = block.right;
    const double top = block.top;
    char number[24];
    const struct text_style ear = front_number(b, p->section, size, number);
    const double ear_right = left + text_width_pt(&ear, number) + 2 * f->pad;
    const double middle = top + (3 + f->title_foot) / 2;
    const double cap = font_cap_height_em(ear.font) * size;
    const char *level = front_level(b, p->section);
    canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL);
    canvas_fill(c, (struct box){left, top, right, top + 3}, ink);
    canvas_fill(c, (struct box){left, top, ear_right, top + f->title_foot},
                book_ink(b, INKED_OPENERS));
    canvas_fill(c, (struct box){left, top + f->title_foot, right, top + f->title_foot + fine}, ink);
    canvas_fill(c, (struct box){left, top + f->date_foot, right, top + f->date_foot + fine}, ink);
    canvas_text(c, left + f->pad, middle + cap / 2, ALIGN_LEFT, &ear, number);
    if (level) {
        draw_level_marks(b, c, right, middle + 0.36 * front_marks_pt(size), level,
                         front_marks_pt(size), PAINT_BLACK);
    }
    canvas_untag(c);
    const struct text_style title = {.font = b->faces.heading, .size_pt = size, .paint = ink};
    const bool from_left = book_from_left(b);
    canvas_tag(c, CANVAS_HEADING_2, NULL, NULL);
    draw_lines(c, &title, p->title, from_left ? ear_right + f->pad : (left + right) / 2,
               top + f->title_first, right - left - 2 * f->ear_pt - f->pad, front_leading * size,
               from_left);
    canvas_untag(c);
    draw_section_date_line(b, c, p->detail, block, top + f->date_foot);
}

/* ---- what stands on it ---- */

/* What stands on a section's title page, and where. */
struct section_page {
    bool head;             /* at the head of a page of puzzles */
    double size_pt;        /* of the title */
    double lines;          /* of it */
    double first_baseline; /* from the block's top */
    double bottom;         /* of all */
    struct flow text;      /* to be freed, and so is the tip; both may be empty */
    struct tip_box tip;
};

static void free_section_page(struct section_page *p)
{
    flow_free(&p->text);
    tip_box_free(&p->tip);
}

/* A few lines look planned where they are of one length. */
static void set_text(const struct book *b, const char *text, struct flow *f)
{
    enum { FEW_LINES = 5, MIN_PERCENT = 52 };
    double width = text_part * book_block_width(b);
    struct flow_style style = book_flow_faces(b, b->type.body, 1.4);
    style.heading_size_pt = 1.1 * b->type.body;
    style.centre = !book_from_left(b);
    style.features = book_figures(b);
    flow_init(f, &style, width);
    flow_add(f, text);
    if (f->line_count <= FEW_LINES) {
        even_lines(f, text, MIN_PERCENT);
    }
}

/* A section's index; SIZE_MAX: the solutions'. */
static void lay_out_texts(const struct book *b, struct opener_room room, const char *title,
                          size_t section, const struct tip_wish *tip, struct section_page *p,
                          bool *failed)
{
    p->head = room.head;
    double inset = section_opener_inset(b, section);
    double width = book_block_width(b) - 2 * inset;
    double height = room.height - inset;
    const char *own =
        section < b->cfg->section_count ? b->cfg->section[section].introduction : NULL;
    struct text words = {0};
    text_puts(&words, own ? own : "");
    if (section < b->cfg->section_count && b->cfg->parts.rules_at == RULES_AT_SECTION &&
        section_has_rules(b, section)) {
        text_puts(&words, own ? "\n\n" : "");
        section_rules_put(b, section, &words);
    }
    const char *text = words.length ? words.data : NULL;
    set_text(b, text ? text : "", &p->text);
    tip_box_make(b, tip, room.head, width, &p->tip);
    if (is_front_page(b, section)) {
        p->lines = front_title(b, section, title, room.head, width, &p->size_pt, failed);
        const struct front_page f = front_page(b, section, p->size_pt, p->lines);
        p->first_baseline = f.title_first;
        p->bottom = f.date_foot + (text ? FRONT_GAP_PT : 0) +
                    flow_height(&p->text, 0, p->text.line_count) + tip_box_height(&p->tip) +
                    (room.head ? HEAD_FOOT_PT : 0);
        *failed |= p->text.failed | p->tip.text.failed | words.failed;
        text_free(&words);
        return;
    }
    p->size_pt = fitting_size(b->faces.heading, title, room.head ? 30 : 38, width, 4, failed);
    double lines = (double)count_lines(b->faces.heading, p->size_pt, title, width, failed);
    double below = (lines - 1) * 1.15 * p->size_pt + SECTION_DETAIL_PT +
                   fmax(14, 1.1 * b->type.body) + (text ? SECTION_TEXT_PT : 0) +
                   flow_height(&p->text, 0, p->text.line_count) + tip_box_height(&p->tip);
    /* The usual height, higher for much text, but never cut off by the head. */
    bool scene = section_opener(b, section) == OPENER_SCENE;
    const bool framed = section_opener_inset(b, section) > 0;
    double usual = (scene ? 0.46 : 0.36) * height - 0.5 * (lines - 1) * 1.15 * p->size_pt;
    /* In a frame all stands together a little above its middle. */
    const double over = section_opener_height(b, section) + 1.6 * p->size_pt;
    usual = framed && b->cfg->style.tips ? low_title * height
            : framed                     ? over + optical_middle * (room.height - over - below)
                                         : usual;
    double most = height - below - (room.head ? HEAD_FOOT_PT : 0);
    /* Texts differ in length: titles stand at one height where most sections have one. */
    const double at = b->cfg->style.large_print ? low_large_title : low_title;
    const double low = b->cfg->style.tips && !room.head ? fmin(at * height, most) : most;
    p->first_baseline =
        fmax(p->size_pt, room.head || section_stands_low(b, section) ? low : fmin(usual, most));
    p->bottom = p->first_baseline + below;
    *failed |= p->text.failed | p->tip.text.failed | words.failed;
    text_free(&words);
}

static bool overflows(const struct book *b, struct opener_room room, size_t section,
                      const struct section_page *p)
{
    return p->bottom > room.height - section_opener_inset(b, section);
}

/* At the head of a page, a tip stands only where the picture over the title has room too. */
static bool is_crowded(const struct book *b, struct opener_room room, size_t section,
                       const struct section_page *p)
{
    return overflows(b, room, section, p) ||
           (room.head && !is_front_page(b, section) &&
            p->first_baseline < HEAD_PICTURE_PT + 1.6 * p->size_pt);
}

/* Does the example leave less than this part of the height to the title and the picture over it? */
static bool pushes_picture(const struct book *b, struct opener_room room, size_t section,
                           const struct section_page *p, double least)
{
    const bool pictured = section_opener(b, section) != OPENER_PLAIN;
    const double picture = is_front_page(b, section) ? room.height - p->bottom : p->first_baseline;
    return !room.head && pictured && picture < least * room.height;
}

/* With the tip's example as large as the rest of the page allows: rather small than with a small
 * picture over the title, and rather with a small one than without an example. Without the tip
 * where there is no room. */
static void lay_out_tip(const struct book *b, struct opener_room room, const char *title,
                        size_t section, struct tip_wish tip, struct section_page *p, bool *failed)
{
    static const double least[] = {0.5, 0.42, 0.35, 0.28, 0.2, 0.12};
    static const double scales[] = {3.2, 2.6, 2, 1.7, 1.4, 1.2, 1};
    const double most = b->cfg->style.friends || b->cfg->style.large_print ? INFINITY : 2;
    enum { LEASTS = sizeof least / sizeof least[0], SCALES = sizeof scales / sizeof scales[0] };
    /* Children have a simpler tip than the example of leftovers shows. Preflight looks for a
     * puzzle in each board and frame of a page with puzzles. */
    const bool plain = b->cfg->style.friends && tip.example == TEXT_spot_leftovers;
    const bool drawn = tip.example < TEXT_COUNT && !room.head && !plain;
    /* In large print and for children the example is what should be large. */
    const bool small = room.height < 500;
    const bool low = b->cfg->style.large_print || (b->cfg->style.friends && small);
    const size_t first = (low ? 3U : b->cfg->style.friends ? 2U : 0U) * SCALES;
    for (size_t i = drawn ? first : LEASTS * SCALES; i <= LEASTS * SCALES; i++) {
        const bool last = i == LEASTS * SCALES;
        tip.scale = last ? 0 : scales[i % SCALES];
        if (tip.scale > most) {
            continue;
        }
        lay_out_texts(b, room, title, section, &tip, p, failed);
        const bool without = !last && p->tip.scale <= 0;
        if (tip.example == TEXT_COUNT ||
            (!without && !is_crowded(b, room, section, p) &&
             (last || !pushes_picture(b, room, section, p, least[i / SCALES])))) {
            return;
        }
        free_section_page(p);
    }
    lay_out_texts(b, room, title, section, &(struct tip_wish){.example = TEXT_COUNT}, p, failed);
}

/* With the section's own tip; where it has none, with the usual one if the theme wants one. */
static void lay_out_section_page(const struct book *b, struct opener_room room, const char *title,
                                 size_t section, struct section_page *p, bool *failed)
{
    const bool known = section < b->cfg->section_count;
    const char *own = known ? b->cfg->section[section].tip : NULL;
    struct tip_wish tip = {.words = own, .example = TEXT_COUNT, .section = section};
    struct text words = {0};
    if (known && !own && b->cfg->style.tips) {
        tip.example = section_tip(b, section);
    }
    if (tip.example < TEXT_COUNT) {
        const struct spot_example e = section_tip_example(b, section);
        spot_text_put(&words, &b->translation, tip.example, &e);
        tip.words = words.data;
    }
    lay_out_tip(b, room, title, section, tip, p, failed);
    *failed |= words.failed;
    text_free(&words);
}

/* Under the facts the picture; under that the text and the tip, at the page's foot. */
static void draw_front_page_of(const struct book *b, struct canvas *c, const struct page *p,
                               const struct section_page *s, struct box block)
{
    const bool left = book_from_left(b);
    const double x = left ? block.left : (block.left + block.right) / 2;
    const struct front_page f = front_page(b, p->section, s->size_pt, s->lines);
    const double tip = block.bottom - tip_box_height(&s->tip);
    const double text = tip - flow_height(&s->text, 0, s->text.line_count);
    double y = block.top + f.date_foot;
    draw_front_head(b, c, p, &f, s->size_pt, block);
    if (!s->head) {
        section_opener_draw(b, c, p->section, false,
                            (struct box){block.left, y + FRONT_GAP_PT, block.right, block.bottom},
                            text - (s->text.line_count ? FRONT_GAP_PT : 0));
        y = text - FRONT_GAP_PT;
    }
    if (s->text.line_count) {
        y = flow_draw(c, &s->text, 0, s->text.line_count, left ? x : x - s->text.width_pt / 2,
                      y + FRONT_GAP_PT);
    }
    tip_box_draw(b, c, &s->tip, left, x, s->head ? y : tip);
}

static void draw_section(const struct book *b, struct canvas *c, const struct page *p,
                         struct opener_room room, struct box block)
{
    bool left = book_from_left(b);
    double inset = section_opener_inset(b, p->section);
    bool framed = inset > 0;
    double width = block.right - block.left - 2 * inset;
    double x = left ? block.left + inset : (block.left + block.right) / 2;
    struct section_page s;
    bool failed = false;
    lay_out_section_page(b, room, p->title, p->section, &s, &failed);
    if (is_front_page(b, p->section)) {
        draw_front_page_of(b, c, p, &s, block);
        canvas_note_failure(c, failed);
        free_section_page(&s);
        return;
    }
    struct text_style title = {
        .font = b->faces.heading, .size_pt = s.size_pt, .paint = book_ink(b, INKED_HEADINGS)};
    /* Preflight looks for a board in each frame of an answer key, and of a page with puzzles. */
    if (framed && room.head) {
        canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL);
        draw_ornate_rule(b, c, block.left, block.right, block.top + 4);
        canvas_untag(c);
    } else if (framed && p->part == BOOK_INTERIOR) {
        draw_engraved_frame(b, c, block, OPENER_CURL_PT);
    }
    struct box inner = {block.left + inset, block.top + inset, block.right - inset,
                        block.bottom - inset};
    section_opener_draw(b, c, p->section, room.head, inner,
                        block.top + s.first_baseline - 1.6 * s.size_pt);
    canvas_tag(c, CANVAS_HEADING_2, NULL, NULL);
    double y = draw_lines(c, &title, p->title, x, block.top + s.first_baseline, width,
                          1.15 * s.size_pt, left);
    canvas_untag(c);
    if (framed && !left) {
        canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL);
        draw_fleuron(b, c, x, y + 18, 18);
        canvas_untag(c);
    } else {
        canvas_line(c, left ? x : x - 24, y + 20, left ? x + 48 : x + 24, y + 20, 1.5,
                    book_ink(b, INKED_HEADINGS));
    }
    struct text_style detail = {.font = left ? b->faces.serif : b->faces.serif_italic,
                                .size_pt = fmax(14, 1.1 * b->type.body),
                                .paint = PAINT_BLACK,
                                .features = book_figures(b)};
    y += SECTION_DETAIL_PT + detail.size_pt;
    draw_fitted(b, c, x, y, left ? ALIGN_LEFT : ALIGN_CENTRE, detail, width, p->detail);
    if (s.text.line_count) {
        y = flow_draw(c, &s.text, 0, s.text.line_count, left ? x : x - s.text.width_pt / 2,
                      y + SECTION_TEXT_PT);
    }
    tip_box_draw(b, c, &s.tip, left, x, y);
    canvas_note_failure(c, failed);
    free_section_page(&s);
}

static void draw_section_page(const struct book *b, struct canvas *c, const struct page *p,
                              struct box block)
{
    draw_section(b, c, p, whole_page(b), block);
}

void section_head_draw(const struct book *b, struct canvas *c, const struct page *p,
                       struct box room)
{
    draw_section(b, c, p, (struct opener_room){true, room.bottom - room.top}, room);
}

bool section_head_fits(struct book *b, const char *title, size_t section, double height)
{
    const struct opener_room room = {true, height};
    struct section_page p;
    bool failed = false;
    lay_out_section_page(b, room, title, section, &p, &failed);
    bool fits = !failed && !overflows(b, room, section, &p);
    b->out_of_memory |= failed;
    free_section_page(&p);
    return fits;
}

static const struct page_kind page_section = {
    .name = "section", .draw = draw_section_page, .frame = FRAME_HEAD, .field = ".title"};

void section_page_add(struct book *b, struct page_list *list, const char *title, const char *detail,
                      size_t section)
{
    struct page *p = page_list_add(b, list, &page_section);
    p->title = title;
    p->heading = title;
    p->detail = detail;
    p->first = section;
    p->section = section;
}

const char *puzzle_range_text(struct book *b, size_t first, size_t last)
{
    struct text t = {0};
    book_range_add(b, first, last, &t);
    return keep_text(b, &t);
}

/* "about 5–8 min", if all of the section's puzzles have a time. */
static void add_minutes(const struct book *b, const struct book_section_source *s, struct text *t)
{
    struct level_time time = {0};
    for (size_t i = 0; i < s->count; i++) {
        level_time_add(&time, s->record[i]->minutes);
    }
    if (time.timed && !time.untimed && book_has_level_times(b)) {
        text_puts(t, FACTS_APART);
        book_put_minutes(b, time, t);
    }
}

const char *section_facts_text(struct book *b, size_t section, const char *range)
{
    const struct book_section_source *s = &b->source.section[section];
    struct text t = {0};
    text_puts(&t, range);
    if (b->cfg->style.show_level) {
        book_add_levels(b, section, &t);
        add_minutes(b, s, &t);
    }
    return keep_text(b, &t);
}

/* ---- does it fit? ---- */

static bool section_page_fits(const struct book *b, size_t section, bool *failed)
{
    struct section_page p;
    lay_out_section_page(b, whole_page(b), book_section_title(b, section), section, &p, failed);
    free_section_page(&p);
    return p.bottom <= book_block_height(b) - section_opener_inset(b, section) + 1e-6;
}

static enum status refuse(const struct book *b, size_t s, struct diag *d)
{
    const struct config_section *section = &b->cfg->section[s];
    bool tip = section->tip && !section->introduction;
    const char *const *field = tip ? &section->tip : &section->introduction;
    struct diag_at at;
    d->hint = "shorten it, reduce style.text_size, or choose a larger trim size";
    return diag_usage(d, book_config_at(b->cfg, field, &at), "%s does not fit on its page",
                      tip            ? "the section's tip"
                      : section->tip ? "the section's introduction with its tip"
                                     : "the section's introduction");
}

enum status section_pages_check(const struct book *b, struct diag *d)
{
    enum status status = STATUS_OK;
    for (size_t s = 0; s < b->cfg->section_count && b->cfg->parts.section_pages; s++) {
        bool failed = false;
        bool fits = section_page_fits(b, s, &failed);
        if (failed) {
            return diag_error(d, NULL, OUT_OF_MEMORY);
        }
        status = fits ? status : refuse(b, s, d);
    }
    return status;
}
