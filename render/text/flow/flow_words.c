#include "render/text/flow/flow_words.h"

#include <ctype.h>
#include <string.h>

#include "base/array.h"
#include "render/text/flow/hyphenate.h"
#include "render/text/small_capitals.h"

double flow_width_pt(const struct flow *f, const struct fragment *fragment, const char *utf8,
                     double size_pt)
{
    const unsigned features = f->style.features | fragment->features;
    return shape_text(fragment->font, features, utf8)->width_em * size_pt * fragment->scale;
}

char *flow_keep(struct flow *f, struct text *t)
{
    char **kept =
        t->failed ? NULL : array_room(f->copy, &f->copy_capacity, f->copy_count, sizeof *kept);
    f->failed |= !kept || !t->data;
    f->copy = kept ? kept : f->copy;
    if (!kept || !t->data) {
        text_free(t);
        return NULL;
    }
    return f->copy[f->copy_count++] = t->data;
}

static bool is_sign(const char *text)
{
    static const char *const signs[] = {"=", "+", "\xE2\x88\x92", "\xC3\x97", "\xC3\xB7"};
    bool found = false;
    for (size_t i = 0; i < sizeof signs / sizeof signs[0]; i++) {
        found |= strcmp(text, signs[i]) == 0;
    }
    return found;
}

/* "1 to 9" stays whole, also with marks: "**1** to **9**". last: what the word before ends with. */
static bool in_range(unsigned char last, const char *text, const char *rest)
{
    static const char *const words[] = {
        "to", "bis", "\u00E0", "al", "a", "do", "\u03AD\u03C9\u03C2"};
    if (!isdigit(last) || !isdigit((unsigned char)rest[strspn(rest, " \n*")])) {
        return false;
    }
    bool found = false;
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        found |= strcmp(text, words[i]) == 0;
    }
    return found;
}

/* Polish ends no line with a word of one letter. */
static bool is_polish_letter(const struct flow *f, const char *text)
{
    return f->style.language && strcmp(f->style.language, "pl") == 0 && text[1] == '\0' &&
           strchr("aiouwzAIOUWZ", text[0]) != NULL;
}

/* A number stays with the word before it: "row 6", "Band 2"; and an equation is whole: "10 − 8 =
 * 2". Not where the two would fill much of a line, nor in a list such as "13G 14F". The rest of the
 * line is what follows the text. */
static bool joins(const struct flow *f, const struct fragment *word, const char *text,
                  const char *rest, double width)
{
    if (word->width + width >= 0.5 * f->width_pt) {
        return false;
    }
    const unsigned char last = (unsigned char)word->text[strlen(word->text) - 1];
    const bool number = isdigit((unsigned char)text[0]);
    const bool of_word =
        number && !isdigit((unsigned char)word->text[0]) && (isalpha(last) || last >= 0x80);
    const bool of_sign = (number && is_sign(word->text)) || (isdigit(last) && is_sign(text));
    return of_word || of_sign || in_range(last, text, rest) || is_polish_letter(f, word->text);
}

/* The marks that are on. */
struct marks {
    bool bold, italic, small;
};

static const char marked[] = "*^\\-|#.";

/* Is there a mark at p, and how long is it? A star between blanks is a star. */
static size_t mark_length(const struct flow *f, const char *p, bool after_blank)
{
    bool before_blank = p[1] == ' ' || p[1] == '\n' || p[1] == '\0';
    if (f->style.plain || (*p == '*' && after_blank && before_blank)) {
        return 0;
    }
    return p[0] == '*' ? 1 + (p[1] == '*') : p[0] == '^' && p[1] == '^' ? 2 : 0;
}

static bool is_escape(const struct flow *f, const char *p)
{
    return !f->style.plain && p[0] == '\\' && p[1] && strchr(marked, p[1]);
}

/* Bytes up to the next blank or mark; the first one is taken as it is. */
static size_t plain_length(const struct flow *f, const char *p)
{
    size_t length = 1;
    while (p[length] && !strchr(" \n\t", p[length]) && !mark_length(f, p + length, false) &&
           !is_escape(f, p + length)) {
        length++;
    }
    return length;
}

static bool is_number(const char *text)
{
    return isdigit((unsigned char)text[0]) && text[strspn(text, "0123456789.,:;")] == '\0';
}

static const struct font *face_of(const struct flow *f, const struct font *base, struct marks m,
                                  const char *text)
{
    if (m.bold && !m.italic && f->style.bold_number && is_number(text)) {
        return f->style.bold_number;
    }
    const struct font *both = f->style.bold_italic ? f->style.bold_italic : f->style.bold;
    return m.bold && m.italic ? both : m.bold ? f->style.bold : m.italic ? f->style.italic : base;
}

/* Small capitals are the font's, or capitals of a smaller size. */
static void set_small(struct flow *f, struct fragment *fragment)
{
    struct text capitals = {0};
    if (font_has_feature(fragment->font, "smcp")) {
        fragment->features = TEXT_SMALL_CAPS;
        return;
    }
    small_capitals_put(fragment->text, &capitals);
    const char *kept = flow_keep(f, &capitals);
    fragment->text = kept ? kept : fragment->text;
    fragment->scale = SMALL_CAPITALS_SCALE;
}

/* Bytes up to where a long word may break: behind a comma, a dash or an arrow. */
static size_t piece_length(const char *text)
{
    static const char *const ends[] = {",", "\xE2\x80\x93", "\xE2\x86\x92"};
    size_t length = strlen(text);
    for (size_t i = 0; i < sizeof ends / sizeof ends[0]; i++) {
        const char *found = strstr(text, ends[i]);
        const size_t end = found ? (size_t)(found - text) + strlen(ends[i]) : length;
        length = end < length ? end : length;
    }
    return length;
}

/* Must a piece be cut, as it is wider than the line? A word that can be hyphenated need not be, and
 * in columns of a few letters nothing helps. */
static bool must_be_cut(const struct flow *f, const struct fragment *word, const char *piece,
                        double measure, double size_pt)
{
    const double narrowest_em = 4;
    unsigned at[HYPHENATE_LONGEST];
    size_t letters = strlen(piece);
    if (measure < narrowest_em * size_pt ||
        flow_width_pt(f, word, piece, size_pt) <= measure + FLOW_SLACK_PT) {
        return false;
    }
    while (letters && strchr(".;:!?", piece[letters - 1])) {
        letters--;
    }
    return !f->style.justify || !f->style.hyphenator ||
           hyphenate(f->style.hyphenator, piece, letters, at, HYPHENATE_LONGEST) == 0;
}

/* Bytes of the longest beginning of a piece that fits in a line: an address ends behind one of its
 * signs, where it has one, and other words anywhere between letters. No hyphen follows, which would
 * be read as one of the address. */
static size_t fitting_length(const struct flow *f, const struct fragment *word, const char *piece,
                             double measure, double size_pt)
{
    static const char signs[] = "/.-?&=_#";
    struct text head = {0};
    size_t letters = 0;
    size_t address = 0;
    for (size_t end = 1; piece[end]; end++) {
        if (((unsigned char)piece[end] & 0xC0) == 0x80) {
            continue;
        }
        text_clear(&head);
        text_add(&head, piece, end);
        if (head.failed || flow_width_pt(f, word, head.data, size_pt) > measure) {
            break;
        }
        letters = end;
        /* Signs that follow each other, as in "https://", stay together. */
        address = strchr(signs, piece[end - 1]) && !strchr(signs, piece[end]) ? end : address;
    }
    if (letters == 0) {
        for (letters = 1; ((unsigned char)piece[letters] & 0xC0) == 0x80; letters++) {
        }
    }
    text_free(&head);
    return address ? address : letters;
}

/* A word that takes much of a line, as names of many cells do, is several fragments, without spaces
 * between them; so is one that is wider than a line. Returns how many. */
static size_t split_long(struct flow *f, struct fragment *out, double size_pt, bool heading)
{
    const struct fragment word = *out;
    const bool cuts = f->style.cuts_words && !heading;
    const double measure = f->width_pt - f->style.hanging_pt;
    size_t count = 0;
    if (word.width < 0.5 * f->width_pt || word.scale < 1) {
        return 1;
    }
    for (const char *from = word.text; *from;) {
        struct text piece = {0};
        size_t length = piece_length(from);
        text_add(&piece, from, length);
        const bool cut =
            cuts && !piece.failed && must_be_cut(f, &word, piece.data, measure, size_pt);
        if (cut) {
            length = fitting_length(f, &word, piece.data, measure, size_pt);
            text_clear(&piece);
            text_add(&piece, from, length);
        }
        const char *kept = flow_keep(f, &piece);
        if (!kept) {
            break;
        }
        out[count] = word;
        out[count].text = kept;
        out[count].width = flow_width_pt(f, &word, kept, size_pt);
        out[count].space_before = word.space_before && count == 0;
        out[count].tab_before = word.tab_before && count == 0;
        out[count].breaks_before = count > 0;
        out[count].whole = cut;
        f->cut |= cut;
        from += length;
        count++;
    }
    return count ? count : 1;
}

size_t flow_split(struct flow *f, char *p, const struct font *base, double size_pt, bool heading,
                  struct fragment *out)
{
    size_t count = 0;
    struct marks marks = {false, false, false};
    bool space = false;
    bool tab = false;
    bool begins = true;
    while (*p) {
        if (*p == ' ' || *p == '\n' || *p == '\t') {
            tab |= *p == '\t';
            *p++ = '\0';
            space = true;
            continue;
        }
        size_t mark = mark_length(f, p, space || begins);
        begins = false;
        if (mark) {
            marks.bold ^= *p == '*' && mark == 2;
            marks.italic ^= *p == '*' && mark == 1;
            marks.small ^= *p == '^';
            *p = '\0';
            p += mark;
            continue;
        }
        if (is_escape(f, p)) {
            *p++ = '\0';
        }
        char *start = p;
        p += f->style.plain ? strcspn(p, " \n\t") : plain_length(f, p);
        char kept = *p;
        *p = '\0';
        struct fragment *fragment = &out[count];
        *fragment = (struct fragment){.font = face_of(f, base, marks, start),
                                      .text = start,
                                      .space_before = space,
                                      .tab_before = tab,
                                      .scale = 1};
        if (marks.small) {
            set_small(f, fragment);
        }
        fragment->width = flow_width_pt(f, fragment, fragment->text, size_pt);
        fragment->joined =
            space && !tab && count > 0 &&
            joins(f, &out[count - 1], fragment->text, kept ? p + 1 : p, fragment->width);
        count += split_long(f, fragment, size_pt, heading);
        *p = kept;
        space = false;
        tab = false;
    }
    return count;
}
