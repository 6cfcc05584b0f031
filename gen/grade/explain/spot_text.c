#include "gen/grade/explain/spot_text.h"

#include <stdio.h>

#include "gen/constraint/constraint.h"

enum { MAX_VALUES = 3, VALUE_SIZE = 48, USUAL_SIZE = 9 };

/* The digits of a sum, or of a product whose factors they are: what stands for {1}, {2} and {3}. */
struct spot_values {
    char value[MAX_VALUES][VALUE_SIZE];
    size_t count;
};

static void add_number(struct spot_values *v, unsigned number)
{
    snprintf(v->value[v->count++], VALUE_SIZE, "%u", number);
}

static void put_sum_of_house(const struct spot_example *e, struct spot_values *v)
{
    add_number(v, e->size * (e->size + 1) / 2);
    add_number(v, e->size);
}

static void put_combination(const struct spot_example *e, struct spot_values *v)
{
    add_number(v, e->cage_sum);
    add_number(v, e->cage_cells);
    char *out = v->value[v->count++];
    size_t length = 0;
    for (digit_set rest = spot_combination(e); rest && length < VALUE_SIZE; rest &= rest - 1) {
        length += (size_t)snprintf(out + length, VALUE_SIZE - length, length ? " + %u" : "%u",
                                   lowest_digit(rest));
    }
}

static void put_product(const struct spot_example *e, struct spot_values *v)
{
    unsigned factor[2];
    spot_factors(e->size, factor);
    add_number(v, factor[0] * factor[1]);
    add_number(v, factor[0]);
    add_number(v, factor[1]);
}

static void put_size(const struct spot_example *e, struct spot_values *v)
{
    add_number(v, e->size);
    add_number(v, e->size - 1);
}

static const struct {
    enum text_id text;
    void (*put)(const struct spot_example *e, struct spot_values *v);
} filled[] = {
    {TEXT_spot_cage, put_combination},         {TEXT_spot_sum_of_house, put_sum_of_house},
    {TEXT_spot_cage_split, put_sum_of_house},  {TEXT_spot_sums_compared, put_sum_of_house},
    {TEXT_spot_sum_outside, put_sum_of_house}, {TEXT_spot_calc_products, put_product},
    {TEXT_spot_calc_pairs, put_size},
};

/* Two primes: a cage with their product has both digits, however many cells it has. */
void spot_factors(unsigned size, unsigned factor[2])
{
    factor[0] = size >= 7 ? 5 : size >= 5 ? 3 : 2;
    factor[1] = size >= 7 ? 7 : size >= 5 ? 5 : 3;
}

digit_set spot_combination(const struct spot_example *e)
{
    digit_set set = 0;
    const size_t found =
        constraint_combinations(all_digits(e->size), e->cage_cells, e->cage_sum, &set, 1);
    return found == 1 ? set : 0;
}

struct spot_example spot_example_of_size(unsigned size)
{
    const unsigned cells = 3;
    return (struct spot_example){size, cells, cells * (size - 1)};
}

void spot_text_put(struct text *out, const struct translation *t, enum text_id spot,
                   const struct spot_example *e)
{
    struct spot_values v = {.count = 0};
    const char *values[MAX_VALUES];
    for (size_t i = 0; i < sizeof filled / sizeof filled[0]; i++) {
        if (filled[i].text == spot) {
            filled[i].put(e, &v);
        }
    }
    for (size_t i = 0; i < v.count; i++) {
        values[i] = v.value[i];
    }
    translation_fill(out, translation_text(t, spot), values, v.count);
}

void technique_spot_put(struct text *out, const struct translation *t, int technique, unsigned size)
{
    const struct spot_example e = spot_example_of_size(size ? size : USUAL_SIZE);
    spot_text_put(out, t, technique_spot_text(technique), &e);
}
