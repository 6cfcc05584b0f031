/* Covers drawn at random: whatever the config accepts can be printed. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gen/board/pcg32.h"
#include "tests/property/effort.h"
#include "tests/unit/cover_judge.h"
#include "tests/unit/preflight_sample.h"

static const char *const titles[] = {
    "Sudoku",
    "Large Print Sudoku",
    "Gentle",
    ("Das gro\xC3\x9F"
     "e R\xC3\xA4tselbuch der Zahlenr\xC3\xA4tsel f\xC3\xBCr lange Winterabende"),
    "Donaudampfschifffahrtsgesellschaft",
    "A"};
static const char *const subtitles[] = {
    NULL, "Easy", "120 puzzles from easy to hard, each with one solution and a hint at the back"};
static const char *const authors[] = {NULL, "Ada Winter",
                                      "Wilhelmina Featherstonehaugh and Bartholomew Cholmondeley"};
static const char *const badges[] = {NULL, "150 puzzles", "Easy to hard and one solution each"};
static const char *const profiles[] = {"kdp", "ingram", "lulu", "press"};
static const char *const trims[] = {"page.trim=5 x 8 in", "page.trim=6 x 9 in",
                                    "page.trim=8.5 x 11 in", "page.trim=8.25 x 6 in",
                                    "page.trim=7x10 in"};

#define COUNT_OF(list) (sizeof(list) / sizeof(list)[0])

static const char *one_of(struct pcg32 *chance, const char *const *list, size_t count)
{
    return list[pcg32_below(chance, (uint32_t)count)];
}

static size_t names(const char *(*name)(size_t))
{
    size_t count = 0;
    while (name(count)) {
        count++;
    }
    return count;
}

/* Every design but the one that needs a photo. */
static const char *any_design(struct pcg32 *chance)
{
    for (;;) {
        const char *name =
            cover_design_name(pcg32_below(chance, (uint32_t)names(cover_design_name)));
        if (strcmp(name, "photo") != 0) {
            return name;
        }
    }
}

static void dress(struct sample *p, struct pcg32 *chance)
{
    struct config_cover *cover = &p->cfg->cover;
    if (pcg32_below(chance, 2)) {
        cover_compose_back(p);
    }
    cover->make = true;
    cover->design = any_design(chance);
    cover->has_background = false; /* the sample sets one */
    cover->palette = cover_palette_name(pcg32_below(chance, (uint32_t)names(cover_palette_name)));
    if (pcg32_below(chance, 4) == 0) {
        cover->palette = NULL;
        cover->has_background = cover->has_foreground = cover->has_accent =
            pcg32_below(chance, 2); /* else the design's */
        cover->background = pcg32_below(chance, 1u << 24);
        cover->foreground = pcg32_below(chance, 2) ? 0xFFFFFF : 0x000000;
        cover->accent = pcg32_below(chance, 1u << 24);
    }
    cover->title = one_of(chance, titles, COUNT_OF(titles));
    cover->subtitle = one_of(chance, subtitles, COUNT_OF(subtitles));
    cover->author = one_of(chance, authors, COUNT_OF(authors));
    cover->badge = one_of(chance, badges, COUNT_OF(badges));
    p->cfg->series.volume = pcg32_below(chance, 30);
}

Test(random_covers, can_be_printed_or_are_refused)
{
    unsigned tried = effort(40, 1500);
    unsigned printed = 0;
    for (unsigned i = 0; i < tried; i++) {
        struct pcg32 chance;
        struct sample p;
        struct text rules = {0};
        char *said = NULL;
        size_t length;
        pcg32_seed(&chance, i, UINT64_C(0x636f76));
        const char *profile = one_of(&chance, profiles, COUNT_OF(profiles));
        bool hard = pcg32_below(&chance, 4) == 0;
        bool thick = hard || pcg32_below(&chance, 2);
        const char *const sets[SAMPLE_MAX_SETS] = {
            hard ? "page.trim=6 x 9 in" : one_of(&chance, trims, COUNT_OF(trims)),
            thick ? "parts.notes_pages=100" : NULL, hard ? "cover.binding=hardcover" : NULL};
        sample_open(&p, profile, sets, false);
        dress(&p, &chance);
        cr_assert_eq(sample_plan_again(&p, &said), STATUS_OK, "%u: %s", i, said);
        free(said);
        p.d.out = open_memstream(&said, &length);
        enum status status = cover_check(p.book, &p.d);
        fclose(p.d.out);
        p.d.out = NULL;
        cr_expect(status == STATUS_OK || strstr(said, "is too long") ||
                      strstr(said, "too long for"),
                  "%u, %s: %s", i, p.cfg->cover.design, said);
        if (status == STATUS_OK) {
            cover_judge(&p, &rules);
            /* Vendors that give a template for the spine are named in a warning. */
            bool fine = !rules.data || !*rules.data || strcmp(rules.data, "spine?") == 0;
            cr_expect(fine, "%u: %s, %s, %s, %s: %s", i, profile, sets[0], p.cfg->cover.design,
                      p.cfg->cover.palette ? p.cfg->cover.palette : "-", rules.data);
            printed++;
        }
        free(said);
        text_free(&rules);
        sample_end(&p);
    }
    cr_expect_gt(printed, tried / 2);
}
