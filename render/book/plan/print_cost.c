#include "render/book/plan/print_cost.h"

#include <math.h>
#include <string.h>

#include "base/length.h"

/* KDP, "Paperback Printing Cost" (kdp.amazon.com/help/topic/G201834340): the rates since 10 June
 * 2025, which stored copies of the page and of tables made from it in January 2026 agree on. A thin
 * book has one price; a thicker one costs so much a book and so much a page. Nothing depends on
 * bleed, finish or cream paper. */
static const struct print_cost_source kdp_source = {
    .printer = "KDP",
    .source = "kdp.amazon.com/help/topic/G201834340",
    .checked = "2026-11-26",
};

/* Each pair: regular and large trim sizes. */
struct ink_rate {
    double thin[2]; /* of a thin book; 0: there is no such price */
    double page[2]; /* 0: not printed for this market */
};

enum kdp_ink { KDP_BLACK, KDP_PREMIUM, KDP_STANDARD, KDP_INK_COUNT };

static const struct {
    const char *market, *currency;
    int decimals;
    double book; /* of a book that is not thin */
    struct ink_rate ink[KDP_INK_COUNT];
} kdp[] = {
    {"Amazon.com",
     "USD",
     2,
     1.00,
     {{{2.30, 2.84}, {0.012, 0.017}}, {{3.60, 4.20}, {0.065, 0.080}}, {{0, 0}, {0.0255, 0.0402}}}},
    {"Amazon.co.uk",
     "GBP",
     2,
     0.85,
     {{{1.93, 2.15}, {0.010, 0.012}}, {{2.59, 3.24}, {0.0435, 0.0598}}, {{0, 0}, {0.020, 0.027}}}},
    {"Amazon.de, .fr, .es, .it, .nl",
     "EUR",
     2,
     0.75,
     {{{2.05, 2.48}, {0.012, 0.016}}, {{2.85, 3.61}, {0.0525, 0.0715}}, {{0, 0}, {0.024, 0.035}}}},
    {"Amazon.ca",
     "CAD",
     2,
     1.26,
     {{{2.99, 3.53}, {0.016, 0.021}}, {{4.66, 5.26}, {0.085, 0.100}}, {{0, 0}, {0.037, 0.052}}}},
    {"Amazon.com.au",
     "AUD",
     2,
     2.42,
     {{{4.74, 5.28}, {0.022, 0.027}}, {{5.82, 6.42}, {0.085, 0.100}}, {{0, 0}, {0, 0}}}},
    {"Amazon.pl",
     "PLN",
     2,
     3.51,
     {{{9.58, 11.61}, {0.056, 0.075}}, {{12.86, 15.32}, {0.267, 0.337}}, {{0, 0}, {0.112, 0.164}}}},
    {"Amazon.se",
     "SEK",
     2,
     8.37,
     {{{22.84, 27.67}, {0.134, 0.179}},
      {{30.65, 36.51}, {0.636, 0.804}},
      {{0, 0}, {0.268, 0.3691}}}},
    {"Amazon.co.jp", "JPY", 0, 206, {{{422, 530}, {2, 3}}, {{475, 475}, {4, 5}}, {{0, 0}, {0, 0}}}},
};

/* The page counts that are printed in an ink, and up to which a book is thin. */
static const struct {
    const char *paper;
    enum kdp_ink ink;
    unsigned least, thin, most;
} kdp_papers[] = {
    {"white", KDP_BLACK, 24, 108, 828},
    {"cream", KDP_BLACK, 24, 108, 828},
    {"premium-colour", KDP_PREMIUM, 24, 40, 828},
    {"standard-colour", KDP_STANDARD, 72, 0, 600},
};

/* Wider than 6.12 in or higher than 9 in; a little more is a rounded measure. */
static bool kdp_is_large(const struct config_trim *trim)
{
    return trim->width_pt > 6.125 * PT_PER_INCH || trim->height_pt > 9.005 * PT_PER_INCH;
}

static size_t kdp_costs(const struct config_trim *trim, const char *paper, unsigned pages,
                        struct print_cost *out)
{
    const bool large = kdp_is_large(trim);
    const size_t papers = sizeof kdp_papers / sizeof kdp_papers[0];
    size_t row = 0;
    size_t count = 0;
    pages += pages % 2;
    while (row < papers && strcmp(kdp_papers[row].paper, paper) != 0) {
        row++;
    }
    if (row == papers || pages < kdp_papers[row].least || pages > kdp_papers[row].most) {
        return 0;
    }
    for (size_t i = 0; i < sizeof kdp / sizeof kdp[0]; i++) {
        const struct ink_rate *rate = &kdp[i].ink[kdp_papers[row].ink];
        const double cost = pages <= kdp_papers[row].thin ? rate->thin[large]
                                                          : kdp[i].book + pages * rate->page[large];
        const double unit = kdp[i].decimals ? 100 : 1;
        if (rate->page[large] > 0) {
            out[count++] = (struct print_cost){kdp[i].market, kdp[i].currency, kdp[i].decimals,
                                               round(cost * unit) / unit};
        }
    }
    return count;
}

size_t print_costs(const struct profile *p, const struct config_trim *trim, const char *paper,
                   unsigned pages, struct print_cost out[MAX_PRINT_COSTS],
                   struct print_cost_source *source)
{
    if (strcmp(p->name, "kdp") != 0) {
        return 0;
    }
    *source = kdp_source;
    return kdp_costs(trim, paper, pages, out);
}
