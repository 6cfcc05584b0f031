/* Shaping, hyphens, signs by language, the choice of lines, and what fonts may be. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/file/infile.h"
#include "config/translation/typography.h"
#include "render/text/flow/flow.h"
#include "render/text/flow/paragraph.h"
#include "tests/unit/a_font.h"

static const struct font *family(struct font_set *set, const char *name, enum font_style style)
{
    struct diag d = silent();
    const struct font *font = NULL;
    cr_assert_eq(font_find(set, name, style, NULL, &font, NULL, &d), STATUS_OK, "%s", name);
    return font;
}

Test(typesetting, fonts_shape_as_they_can)
{
    struct font_set *set = font_set_new();
    const struct font *f = family(set, "Linux Libertine O", FONT_REGULAR);
    cr_expect(font_is_cff(f));
    cr_expect(font_has_feature(f, "smcp") && font_has_feature(f, "onum"));
    cr_expect_not(font_has_feature(f, "xxxx"));
    /* Kerning: the pair is narrower than its letters. */
    double apart = font_width_em(f, "A") + font_width_em(f, "V");
    cr_expect_lt(font_width_em(f, "AV"), apart - 0.01);
    /* A ligature is one glyph that stands for all of its letters, unless the text is tracked. */
    const struct shaped *s = shape_text(f, 0, "ffi");
    cr_expect_eq(s->count, 1);
    cr_expect_eq(s->glyph[0].from, 0);
    cr_expect_eq(s->glyph[0].to, 3);
    cr_expect_eq(shape_text(f, TEXT_NO_LIGATURES, "ffi")->count, 3);
    /* Small capitals and old-style figures are separate glyphs. */
    uint32_t small = shape_text(f, TEXT_SMALL_CAPS, "a")->glyph[0].id;
    cr_expect_neq(small, shape_text(f, 0, "a")->glyph[0].id);
    uint32_t old = shape_text(f, TEXT_OLD_FIGURES, "3")->glyph[0].id;
    cr_expect_neq(old, shape_text(f, 0, "3")->glyph[0].id);
    for (char c = '1'; c <= '9'; c++) {
        char one[] = {c, '\0'};
        cr_expect_float_eq(font_width_em(f, one), font_width_em(f, "0"), 1e-9);
    }
    cr_expect_null(font_fault(f));
    font_set_drop(set);
}

/* Turkish tells i from dotless ı, so it has no ligature that would hide the dot. */
Test(typesetting, fonts_keep_their_language_beside_others)
{
    struct font_set *set = font_set_new();
    struct diag d = silent();
    const struct font *english = family(set, "Linux Libertine O", FONT_REGULAR);
    const struct font *turkish = NULL;
    cr_assert_eq(font_find(set, "Linux Libertine O", FONT_REGULAR, "tr", &turkish, NULL, &d),
                 STATUS_OK);
    for (int turn = 0; turn < 2; turn++) {
        cr_expect_eq(shape_text(english, 0, "fi")->count, 1);
        cr_expect_eq(shape_text(turkish, 0, "fi")->count, 2);
    }
    cr_expect_eq(family(set, "Linux Libertine O", FONT_REGULAR), english);
    font_set_drop(set);
}

Test(typesetting, families_are_found_by_weight_and_in_turn)
{
    struct font_set *set = font_set_new();
    cr_expect_str_eq(font_style_name(family(set, "Lato Light", FONT_REGULAR)), "Light");
    cr_expect_str_eq(font_family(family(set, "No Such Face , Lato", FONT_BOLD)), "Lato");
    cr_expect_str_eq(font_style_name(family(set, "EB Garamond 12", FONT_ITALIC)), "12 Italic");
    font_set_drop(set);
}

/* A copy of a face of Comfortaa whose family is Qomfortaa. */
static void copy_renamed(const char *style, const char *to)
{
    static const char old[] = "\0C\0o\0m\0f\0o\0r\0t\0a\0a"; /* as a font spells it */
    char from[80];
    struct text bytes = {0};
    snprintf(from, sizeof from, "/usr/share/fonts/truetype/comfortaa/Comfortaa-%s.ttf", style);
    cr_assert_eq(infile_read(from, SIZE_MAX, &bytes), 0);
    for (size_t i = 0; i + sizeof old < bytes.length; i++) {
        if (memcmp(bytes.data + i, old, sizeof old - 1) == 0) {
            bytes.data[i + 1] = 'Q';
        }
    }
    FILE *file = fopen(to, "wb");
    cr_assert(file && fwrite(bytes.data, 1, bytes.length, file) == bytes.length);
    fclose(file);
    text_free(&bytes);
}

/* First only files whose names begin like the family's are read; a style that is missing in these
 * is looked for in all. */
Test(typesetting, a_style_is_found_in_a_file_of_another_name)
{
    char home[] = "/tmp/nonet-fonts-XXXXXX";
    char folder[64];
    char regular[80];
    char bold[80];
    cr_assert_not_null(mkdtemp(home));
    snprintf(folder, sizeof folder, "%s/fonts", home);
    snprintf(regular, sizeof regular, "%s/qomfortaa.ttf", folder);
    snprintf(bold, sizeof bold, "%s/another.ttf", folder);
    cr_assert_eq(mkdir(folder, 0700), 0);
    copy_renamed("Regular", regular);
    copy_renamed("Bold", bold);
    setenv("XDG_DATA_HOME", home, 1);
    struct font_set *set = font_set_new();
    cr_expect_str_eq(font_path(family(set, "Qomfortaa", FONT_REGULAR)), regular);
    cr_expect_str_eq(font_path(family(set, "Qomfortaa", FONT_BOLD)), bold);
    font_set_drop(set);
    unlink(regular);
    unlink(bold);
    rmdir(folder);
    rmdir(home);
}

/* Comic Neue has no Greek. Where no family has the letters, the first that is there stands in. */
Test(typesetting, of_several_families_the_first_with_the_languages_letters_is_taken)
{
    static const char *const rows[][3] = {{"en", "Comic Neue, Comfortaa", "Comic Neue"},
                                          {"pl", "Comic Neue, Comfortaa", "Comic Neue"},
                                          {"el", "Comic Neue, Comfortaa", "Comfortaa"},
                                          {"el", "Comic Neue", "Comic Neue"},
                                          {"el", "Comic Neue, No Such Face", "Comic Neue"}};
    struct font_set *set = font_set_new();
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct diag d = silent();
        const struct font *f = NULL;
        cr_assert_eq(font_find(set, rows[i][1], FONT_BOLD, rows[i][0], &f, NULL, &d), STATUS_OK);
        cr_expect_str_eq(font_family(f), rows[i][2], "%s %s", rows[i][0], rows[i][1]);
    }
    font_set_drop(set);
}

Test(typesetting, missing_characters_come_from_another_face)
{
    struct font_set *set = font_set_new();
    const struct font *f = family(set, "Comic Neue", FONT_REGULAR);
    const struct font *on = family(set, "DejaVu Sans", FONT_REGULAR);
    cr_assert_eq(font_first_missing(f, "x\u03A9", NULL), 1);
    font_fall_back(f, on);
    cr_expect_eq(font_first_missing(f, "x\u03A9", NULL), SIZE_MAX);
    const struct shaped *s = shape_text(f, 0, "x\u03A9y");
    cr_assert_eq(s->count, 3);
    cr_expect(s->mixed && s->glyph[0].font == f && s->glyph[1].font == on);
    cr_expect_float_eq(s->glyph[1].advance_em, font_width_em(on, "\u03A9"), 1e-9);
    font_set_drop(set);
}

/* More texts than the pool holds: what was forgotten is shaped again, the same. */
Test(typesetting, shaping_forgets_without_harm)
{
    struct font_set *set = font_set_new();
    const struct font *f = family(set, "Linux Libertine O", FONT_REGULAR);
    double first = font_width_em(f, "Puzzle 0");
    for (int i = 0; i < 20000; i++) {
        char text[32];
        snprintf(text, sizeof text, "Puzzle %d", i);
        cr_assert_eq(shape_text(f, 0, text)->count, strlen(text));
    }
    cr_expect_float_eq(font_width_em(f, "Puzzle 0"), first, 1e-12);
    font_set_drop(set);
}

static void show_divisions(const char *language, const char *word, char out[128])
{
    const char *lacking;
    struct hyphenator *h = hyphenator_new(language, &lacking);
    cr_assert_not_null(h, "%s: %s", language, lacking);
    unsigned at[HYPHENATE_LONGEST];
    size_t count = hyphenate(h, word, strlen(word), at, HYPHENATE_LONGEST);
    size_t used = 0;
    for (size_t i = 0, next = 0; word[i]; i++) {
        if (next < count && at[next] == i) {
            out[used++] = '-';
            next++;
        }
        out[used++] = word[i];
    }
    out[used] = '\0';
    hyphenator_drop(h);
}

Test(typesetting, words_are_divided_in_every_language)
{
    static const char *const rows[][3] = {
        {"en", "hyphenation", "hy-phen-ation"},
        {"de", "Geschwindigkeit", "Ge-schwin-dig-keit"},
        {"de", "R\u00E4tselschwierigkeit", "R\u00E4t-sel-schwie-rig-keit"},
        {"fr", "math\u00E9matique", "ma-th\u00E9-ma-tique"},
        {"es", "matem\u00E1ticas", "ma-te-m\u00E1-ti-cas"},
        {"nl", "moeilijkheid", "moei-lijk-heid"},
        {"it", "matematica", "ma-te-ma-tica"},
        {"pl", "\u0142amig\u0142\u00F3wka", "\u0142a-mi-g\u0142\u00F3wka"},
        {"el", "\u03BC\u03B1\u03B8\u03B7\u03BC\u03B1\u03C4\u03B9\u03BA\u03AC",
         "\u03BC\u03B1-\u03B8\u03B7-\u03BC\u03B1-\u03C4\u03B9\u03BA\u03AC"},
        {"en", "r4c5abc", "r4c5abc"},
        {"en", "short", "short"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char out[128];
        show_divisions(rows[i][0], rows[i][1], out);
        cr_expect_str_eq(out, rows[i][2], "%s: %s", rows[i][0], out);
    }
    const char *lacking = NULL;
    cr_expect_null(hyphenator_new("xx", &lacking));
    cr_expect_not_null(lacking);
}

/* A word that is wider than the page is divided, though nothing stands before it on its line. */
Test(typesetting, long_words_stay_inside_the_measure)
{
    struct font_set *set = font_set_new();
    const struct font *f = family(set, "Linux Libertine O", FONT_REGULAR);
    const char *lacking;
    struct flow_style style = {.regular = f,
                               .bold = f,
                               .italic = f,
                               .heading = f,
                               .size_pt = 11,
                               .heading_size_pt = 14,
                               .leading_pt = 15,
                               .justify = true,
                               .hyphenator = font_set_hyphenator(set, "de", &lacking)};
    cr_assert_not_null(style.hyphenator, "%s", lacking);
    for (double width = 60; width < 260; width += 20) {
        struct flow flow;
        struct text words = {0};
        flow_init(&flow, &style, width);
        flow_add(&flow, "Donaudampfschifffahrtsgesellschaftskapit\u00E4nsm\u00FCtzen sind selten.");
        for (size_t i = 0; i < flow.piece_count; i++) {
            const struct flow_piece *p = &flow.piece[i];
            const double end = p->x + font_width_em(p->font, p->text) * p->size_pt;
            cr_expect_leq(end, width + 1, "'%s' ends at %.1f of %.0f pt", p->text, end, width);
            text_add(&words, p->text, strcspn(p->text, "-"));
        }
        cr_expect_str_eq(words.data, "Donaudampfschifffahrtsgesellschaftskapit\u00E4nsm\u00FCtzen"
                                     "sindselten.");
        text_free(&words);
        flow_free(&flow);
    }
    font_set_drop(set);
}

Test(typesetting, signs_are_those_of_the_language)
{
    static const char *const rows[][3] = {
        {"en", "\"It's 'so',\" she said...",
         "\u201CIt\u2019s \u2018so\u2019,\u201D she said\u2026"},
        {"de", "\"Na 'so' was\" - nein", "\u201ENa \u201Aso\u2018 was\u201C\u00A0\u2013 nein"},
        {"fr", "Quoi ? \"Oui\" : non !",
         "Quoi\u202F? \u00AB\u202FOui\u202F\u00BB\u202F: non\u202F!"},
        {"pl", "\"tak\"", "\u201Etak\u201D"},
        {"es", "\"s\u00ED\"", "\u00ABs\u00ED\u00BB"},
        {"it", "l'\"uno\"", "l\u2019\u00ABuno\u00BB"},
        {"xx", "**\"bold\"**", "**\u201Cbold\u201D**"},
        {"en", "\"open\n\n\"again\"", "\u201Copen\n\n\u201Cagain\u201D"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct text t = {0};
        typography_set(rows[i][0], rows[i][1], &t);
        cr_expect_str_eq(t.data, rows[i][2], "%s: %s", rows[i][0], t.data);
        text_free(&t);
    }
}

/* Words of random lengths that may be divided anywhere: never three lines with a hyphen in turn,
 * never a line too wide, and all words on some line. */
Test(typesetting, lines_make_no_ladder)
{
    srand(7);
    for (int round = 0; round < 200; round++) {
        struct fragment fragment[60] = {{0}};
        struct division division[240];
        size_t count = 20 + (size_t)(rand() % 40);
        size_t divisions = 0;
        for (size_t i = 0; i < count; i++) {
            fragment[i].width = 8 + rand() % 60;
            fragment[i].space_before = i > 0;
            fragment[i].division = divisions;
            for (double at = 10; at + 10 < fragment[i].width && fragment[i].division_count < 4;
                 at += 12) {
                division[divisions++] = (struct division){1, at + 3, fragment[i].width - at};
                fragment[i].division_count++;
            }
        }
        struct paragraph p = {.fragment = fragment,
                              .count = count,
                              .division = division,
                              .space = 4,
                              .measure = 100 + rand() % 100,
                              .notch_lines = (size_t)rand() % 4,
                              .notch = 30};
        size_t lines;
        struct line_end *end = paragraph_lines(&p, &lines);
        cr_assert_not_null(end);
        cr_assert(lines > 0 && end[lines - 1].fragment == count && !end[lines - 1].division);
        unsigned ladder = 0;
        for (size_t i = 0; i < lines; i++) {
            ladder = end[i].division ? ladder + 1 : 0;
            cr_expect_leq(ladder, 2);
            if (i) {
                cr_expect(end[i].fragment > end[i - 1].fragment ||
                          (end[i].fragment == end[i - 1].fragment && end[i].division));
            }
        }
        free(end);
    }
}

/* A copy of a font with other licence bits. */
static void write_licensed(const char *from, const char *to, unsigned bits)
{
    FILE *in = fopen(from, "rb");
    cr_assert_not_null(in);
    static unsigned char bytes[4000000];
    size_t length = fread(bytes, 1, sizeof bytes, in);
    fclose(in);
    unsigned tables = (unsigned)bytes[4] << 8 | bytes[5];
    for (unsigned i = 0; i < tables; i++) {
        const unsigned char *row = bytes + 12 + 16 * i;
        if (memcmp(row, "OS/2", 4) == 0) {
            size_t at =
                (size_t)row[8] << 24 | (size_t)row[9] << 16 | (size_t)row[10] << 8 | row[11];
            bytes[at + 8] = (unsigned char)(bits >> 8);
            bytes[at + 9] = (unsigned char)bits;
        }
    }
    FILE *out = fopen(to, "wb");
    cr_assert_not_null(out);
    cr_assert_eq(fwrite(bytes, 1, length, out), length);
    fclose(out);
}

Test(typesetting, licence_bits_are_respected)
{
    static const struct {
        unsigned bits;
        const char *says; /* NULL: it is taken */
    } rows[] = {{0, NULL},     {2, "may not be embedded by its licence"},
                {4, NULL},     {8, NULL},
                {0x100, NULL}, {0x200, "only as bitmaps"}};
    struct font_set *set = font_set_new();
    char path[] = "/tmp/nonet-font-XXXXXX";
    int fd = mkstemp(path);
    cr_assert_geq(fd, 0);
    fclose(fdopen(fd, "w"));
    const char *source = font_path(a_font(set, FONT_REGULAR));
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct font_set *own = font_set_new();
        char said[400] = "";
        struct diag_kept kept = {.text = said, .size = sizeof said};
        struct diag d = {.kept = &kept};
        const struct font *font;
        write_licensed(source, path, rows[i].bits);
        enum status status = font_find(own, path, FONT_REGULAR, NULL, &font, NULL, &d);
        cr_expect_eq(status, rows[i].says ? STATUS_USAGE : STATUS_OK, "%#x", rows[i].bits);
        cr_expect(!rows[i].says || strstr(said, rows[i].says), "%s", said);
        if (status == STATUS_OK) {
            /* Whole where no subset may be. */
            const uint32_t glyph[] = {36, 37};
            struct text program = {0};
            cr_assert(font_program(font, glyph, 2, &program));
            cr_expect_eq(program.length > 100000, (rows[i].bits & 0x100) != 0);
            text_free(&program);
        }
        font_set_drop(own);
    }
    remove(path);
    font_set_drop(set);
}
