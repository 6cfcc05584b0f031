#include "render/book/style/book_type.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "render/book/book_data.h"

/* ---- faces ---- */

/* A face takes missing characters from fallbacks of the same kind first, in the same style.
 * Fallbacks that are not on this machine are passed over. */
static enum status add_fallbacks(const struct book *b, const struct font *font,
                                 enum font_style style, bool own_kind, struct diag *d)
{
    for (const char *name = b->cfg->style.fallback_font; name && *name;) {
        size_t length = strcspn(name, ",");
        char family[128];
        const struct font *found;
        struct diag silent;
        diag_init(&silent, NULL);
        snprintf(family, sizeof family, "%.*s", (int)length, name);
        if (font_find(b->source.fonts, family, style, b->cfg->book.language, &found, NULL,
                      &silent) == STATUS_OK &&
            (font_is_sans(found) == font_is_sans(font)) == own_kind) {
            font_fall_back(font, found);
        }
        if (silent.no_memory) {
            return diag_error(d, NULL, OUT_OF_MEMORY);
        }
        name += length + strspn(name + length, ", ");
    }
    return STATUS_OK;
}

enum status book_add_fallbacks(const struct book *b, const struct font *font, enum font_style style,
                               struct diag *d)
{
    enum status status = add_fallbacks(b, font, style, true, d);
    return status == STATUS_OK ? add_fallbacks(b, font, style, false, d) : status;
}

static enum status find_fallbacks(const struct book *b, struct diag *d)
{
    const struct {
        const struct font *font;
        enum font_style style;
    } rows[] = {{b->faces.heading, FONT_BOLD},
                {b->faces.serif, FONT_REGULAR},
                {b->faces.serif_bold, FONT_BOLD},
                {b->faces.serif_italic, FONT_ITALIC},
                {b->faces.serif_bold_italic, FONT_BOLD_ITALIC},
                {b->faces.sans, FONT_REGULAR},
                {b->faces.sans_bold, FONT_BOLD}};
    enum status status = STATUS_OK;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0] && status == STATUS_OK; i++) {
        status = book_add_fallbacks(b, rows[i].font, rows[i].style, d);
    }
    return status;
}

enum status book_find_faces(struct book *b, struct diag *d)
{
    const struct config_style *s = &b->cfg->style;
    struct font_set *set = b->source.fonts;
    struct diag_at at;
    const char *digits = s->digit_font ? s->digit_font : s->font;
    const void *digits_at = s->digit_font ? (const void *)&s->digit_font : (const void *)&s->font;
    const struct {
        const char *name;
        enum font_style style;
        const struct font **out;
        const void *field;
    } rows[] = {
        {s->font, FONT_REGULAR, &b->faces.serif, &s->font},
        {s->font_bold ? s->font_bold : s->font, FONT_BOLD, &b->faces.serif_bold, &s->font_bold},
        {s->font_italic ? s->font_italic : s->font, FONT_ITALIC, &b->faces.serif_italic,
         &s->font_italic},
        {s->font_bold ? s->font_bold : s->font, FONT_BOLD_ITALIC, &b->faces.serif_bold_italic,
         s->font_bold ? (const void *)&s->font_bold : (const void *)&s->font},
        {s->heading_font ? s->heading_font
         : s->font_bold  ? s->font_bold
                         : s->font,
         s->heading_font ? FONT_REGULAR : FONT_BOLD, &b->faces.heading,
         s->heading_font ? (const void *)&s->heading_font : (const void *)&s->font_bold},
        {digits, FONT_REGULAR, &b->faces.sans, digits_at},
        {digits, FONT_BOLD, &b->faces.sans_bold, digits_at},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        enum status status = font_find(set, rows[i].name, rows[i].style, b->cfg->book.language,
                                       rows[i].out, book_config_at(b->cfg, rows[i].field, &at), d);
        if (status != STATUS_OK) {
            return status;
        }
    }
    enum status helped = find_fallbacks(b, d);
    if (helped == STATUS_OK && s->hyphenate) {
        const char *lacking;
        b->faces.hyphenator = font_set_hyphenator(set, b->cfg->book.language, &lacking);
        if (!b->faces.hyphenator && !hyphenator_never(lacking)) {
            return diag_error(d, NULL, "cannot divide words: %s", lacking);
        }
        if (!b->faces.hyphenator) {
            diag_warning(d, book_config_at(b->cfg, &s->hyphenate, &at), "cannot divide words: %s",
                         lacking);
        }
    }
    return helped;
}

/* ---- sizes ---- */

double book_min_text_pt(const struct book *b)
{
    return fmax(b->source.profile->min_text_pt,
                b->cfg->style.large_print ? MIN_LARGE_PRINT_FIGURE_PT : 0);
}

struct text_style head_text_style(const struct book *b)
{
    struct text_style style = {
        .font = b->faces.sans, .size_pt = b->type.head, .paint = book_ink(b, INKED_HEADS)};
    enum config_head_style kind = b->cfg->style.head_style;
    bool small_caps = kind == HEAD_SMALL_CAPS || kind == HEAD_ORNATE;
    if (small_caps && font_has_feature(b->faces.serif, "smcp")) {
        style.font = b->faces.serif;
        style.size_pt *= 1.15;
        style.features = TEXT_SMALL_CAPS | book_figures(b);
        style.tracking_pt = 0.06 * style.size_pt;
    }
    return style;
}

/* Letters without accents, so that most heads of a book share a baseline. */
static const char tall_letters[] = "HQbdfhklt";

double head_rise_pt(const struct text_style *style, const char *head)
{
    double letters = -text_ink(style, 0, 0, tall_letters).top;
    double ink = -text_ink(style, 0, 0, head).top;
    return isfinite(ink) ? fmax(letters, ink) : letters;
}

/* Letters such as an f reach beyond the end of their line. */
static double letter_overhang(const struct book *b)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    const struct font *const face[] = {b->faces.serif, b->faces.serif_bold, b->faces.serif_italic};
    double most = 0;
    for (size_t i = 0; i < sizeof face / sizeof face[0]; i++) {
        for (const char *letter = letters; *letter; letter++) {
            struct glyph_box ink = font_glyph_box(face[i], (unsigned char)*letter);
            double end = font_width_em(face[i], (const char[]){*letter, '\0'});
            most = fmax(most, fmax(ink.right - end, -ink.left));
        }
    }
    return most * b->type.body;
}

/* Of the heads that are known before pages are planned. */
static double head_ink(const struct book *b)
{
    struct text_style style = head_text_style(b);
    double rise = head_rise_pt(&style, b->cfg->book.title);
    for (size_t i = 0; i < b->cfg->section_count; i++) {
        rise = fmax(rise, head_rise_pt(&style, book_section_title(b, i)));
    }
    /* Half of a disc around a page number there stands above it. */
    bool disc = b->cfg->style.folios == FOLIOS_HEAD && b->cfg->style.folio_style == FOLIO_DISC;
    rise = disc ? fmax(rise, 1.3 * b->type.folio) : rise;
    return rise + HEAD_DROP_EM * style.size_pt;
}

/* The proportions to the running text (config: style.text_size, 11 pt unless the page is wide) are
 * our choice, set by eye; the floors are not: the vendor's least (7 pt, KDP, in profile.c) and
 * large print's. What stands once a page grows less than the text does. */
void book_set_type(struct book *b)
{
    bool large = b->cfg->style.large_print;
    double body = b->cfg->style.text_size_pt;
    double scale = fmin(1.45, fmax(1, body / 11));
    double least = fmax(b->source.profile->min_text_pt, large ? MIN_LARGE_PRINT_PT : 0);
    double contents = fmax(large ? 1.15 * body : 11.5 * scale, least);
    b->type = (struct type_scale){
        .scale = scale,
        .body = body,
        .small = fmax(0.86 * body, least),
        .caption = fmax(8.5 * scale, least),
        .head = fmax(8.5 * fmin(scale, 1.2), least),
        .folio = fmax((large ? 14 : 9.5) * fmin(scale, 1.2), least),
        .contents = contents,
        .entry_leading = fmax(24, 1.7 * contents),
    };
    bool heads = b->cfg->style.running_heads || b->cfg->style.folios == FOLIOS_HEAD;
    b->type.head_ink = heads ? head_ink(b) : 0;
    b->type.overhang = letter_overhang(b);
}

static bool is_night(const struct book *b)
{
    return b->cfg->style.pages == TONE_BLACK;
}

struct paint book_quiet_paint(const struct book *b)
{
    return paint_gray(is_night(b) ? 0.42 : 0);
}

struct paint book_panel_paint(const struct book *b)
{
    return paint_gray(is_night(b) ? 0.95 : 0.89);
}

unsigned book_figures(const struct book *b)
{
    return b->cfg->style.figures == FIGURES_OLD_STYLE ? TEXT_OLD_FIGURES : 0;
}

/* A bold face may have old-style figures alone, which look lost in lists: numbers then have the
 * face of the boards' givens. NULL: it has the figures that the style asks for. */
static const struct font *bold_number_face(const struct book *b)
{
    const double lining = 0.85; /* of the height of capitals */
    const struct font *bold = b->faces.serif_bold;
    const bool low = font_glyph_box(bold, '1').top < lining * font_cap_height_em(bold);
    return low && !font_has_feature(bold, "lnum") ? b->board.given_font : NULL;
}

struct flow_style book_flow_faces(const struct book *b, double size, double leading)
{
    return (struct flow_style){
        .regular = b->faces.serif,
        .bold = b->faces.serif_bold,
        .italic = b->faces.serif_italic,
        .bold_italic = b->faces.serif_bold_italic,
        .bold_number = bold_number_face(b),
        .heading = b->faces.sans_bold,
        .soft_gray = is_night(b) ? 0.2 : 0,
        .size_pt = size,
        .leading_pt = leading * size,
        .heading_size_pt = size,
        .language = b->cfg->book.language,
        .cuts_words = true,
    };
}

/* Large print has a leading of 1.5, as the American Council of the Blind's guidelines ask, and
 * lines that are not justified: with so few words on one, the gaps would be wide. So have
 * children's books. 1.38 and 1.55 are our choice. */
struct flow_style book_flow_style(const struct book *b, double size)
{
    const bool large = b->cfg->style.large_print;
    const bool friends = b->cfg->style.friends;
    struct flow_style style = book_flow_faces(b, size, large ? 1.5 : friends ? 1.55 : 1.38);
    style.heading_size_pt = 1.05 * size;
    style.justify = !large && !friends;
    style.features = book_figures(b);
    style.bold_number = style.features ? NULL : style.bold_number;
    style.hyphenator = b->faces.hyphenator;
    return style;
}

struct flow_style book_opening_style(const struct book *b, double size)
{
    enum { DROP_LINES = 3 };
    const double raised = 1.3; /* lines over the first */
    const enum config_initial how = b->cfg->style.initial;
    struct flow_style style = book_flow_style(b, size);
    style.initial = how == INITIAL_NONE ? NULL : b->faces.heading;
    style.initial_lines = how == INITIAL_DROP ? DROP_LINES : 1;
    style.initial_over = raised;
    return style;
}

struct flow_style book_list_style(const struct book *b, double hanging_pt)
{
    struct flow_style style = book_flow_style(b, b->type.small);
    style.hanging_pt = hanging_pt;
    style.justify = false;
    return style;
}

/* Names of cells, a letter with a figure or two of them, are read digit by digit: lining figures
 * are clearer than old-style ones, which look uneven there. */
struct flow_style book_steps_style(const struct book *b, double size)
{
    struct flow_style style = book_flow_style(b, size);
    style.features &= ~(unsigned)TEXT_OLD_FIGURES;
    style.bold_number = bold_number_face(b);
    return style;
}

/* The numbers' column is as wide as the last one and a space. */
struct flow_style book_numbered_style(const struct book *b)
{
    char number[24];
    snprintf(number, sizeof number, "%zu", b->puzzle_count);
    struct flow_style style = book_steps_style(b, b->type.body);
    /* Items stand apart from each other: their lines need no more air in children's books. */
    style.leading_pt = b->cfg->style.friends ? 1.38 * style.size_pt : style.leading_pt;
    const struct font *bold = style.bold_number ? style.bold_number : style.bold;
    style.hanging_pt = (font_width_em(bold, number) + 0.6) * style.size_pt;
    style.justify = false;
    return style;
}

bool book_from_left(const struct book *b)
{
    static const bool left[] = {[TITLE_LEFT] = true,
                                [TITLE_TILES] = true,
                                [TITLE_CORNER] = true,
                                [TITLE_BLOCK] = true,
                                [TITLE_POSTER] = false};
    return left[b->cfg->style.title_page];
}

double book_fine_line_pt(const struct book *b)
{
    return fmax(0.5, b->source.profile->min_line_pt);
}
