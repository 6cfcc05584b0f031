#include "render/board/board_style.h"

#include <math.h>
#include <string.h>

#include "gen/constraint/cage_sign.h"

/* On boards with sums of cages, which stand in upper corners, digits are a little smaller and
 * lower, and candidates lower. Where letters stand in lower corners, digits are higher. */
static const double digit_share_near_text = 0.88;
static const double digit_drop_share = 0.055;
/* A digit under a sum ends above the cage's line. */
static const double most_near_sums = 0.89 - BOARD_DIGIT_UNDER_SUM;

/* The cell at which lines have the weight that the style asks for. */
static const double full_cell_pt = 26;

enum status board_style_init(struct board_style *style, struct font_set *fonts,
                             const char *digit_family, const struct diag_at *at, struct diag *d)
{
    *style = (struct board_style){
        .cell_line_pt = 0.75,
        .box_line_pt = 2,
        .outer_line_pt = 2.25,
        .min_line_pt = 0.75,
        .digit_height = 0.60,
        .shade_gray = 0.88,
    };
    enum status status =
        font_find(fonts, digit_family, FONT_REGULAR, NULL, &style->solved_font, at, d);
    style->candidate_font = style->solved_font;
    if (status == STATUS_OK) {
        status = font_find(fonts, digit_family, FONT_BOLD, NULL, &style->given_font, at, d);
    }
    return status;
}

/* The symbol of a digit; buffer holds a default symbol. */
static const char *digit_symbol(const struct board_style *style, unsigned digit, char buffer[2])
{
    if (style->symbol && digit <= style->symbol_count) {
        return style->symbol[digit - 1];
    }
    buffer[0] = digit_to_char(digit);
    buffer[1] = '\0';
    return buffer;
}

struct ink_extent {
    double bottom, top, widest;
};

/* The common height of the symbols, so that all of them share one baseline. */
static struct ink_extent symbols_extent(const struct board_style *style, const struct font *font,
                                        const struct layout *v)
{
    struct ink_extent e = {INFINITY, -INFINITY, 0};
    for (unsigned digit = 1; digit <= v->size; digit++) {
        char buffer[2];
        const char *symbol = digit_symbol(style, digit, buffer);
        double left = INFINITY;
        double right = -INFINITY;
        double pen = 0;
        for (size_t i = 0, size, length = strlen(symbol); i < length; i += size) {
            uint32_t code_point = utf8_decode(symbol + i, length - i, &size);
            struct glyph_box g = font_glyph_box(font, code_point);
            char one[5] = {0};
            memcpy(one, symbol + i, size);
            left = fmin(left, pen + g.left);
            right = fmax(right, pen + g.right);
            e.bottom = fmin(e.bottom, g.bottom);
            e.top = fmax(e.top, g.top);
            pen += font_width_em(font, one);
        }
        e.widest = fmax(e.widest, right - left);
    }
    return e;
}

/* Round digits overshoot the cap line and the baseline by a hair; flat ones (1, 4, 7) do not. The
 * cap height therefore centres better than the ink's own box, unless symbols descend. */
static void optical_band(const struct ink_extent *e, const struct font *font, double *bottom,
                         double *top)
{
    const double overshoot = 0.03;
    double cap = font_cap_height_em(font);
    bool caps = e->bottom > -overshoot && fabs(e->top - cap) < 2 * overshoot;
    *bottom = caps ? 0 : e->bottom;
    *top = caps ? cap : e->top;
}

static struct symbol_type symbol_type(const struct board_style *style, const struct font *font,
                                      const struct layout *v, double height_pt, double max_width_pt,
                                      double picture_pt)
{
    struct ink_extent e = symbols_extent(style, font, v);
    struct symbol_type type = {.text = {.font = font, .paint = PAINT_BLACK},
                               .picture_pt = picture_pt};
    optical_band(&e, font, &type.bottom_em, &type.top_em);
    double height_em = type.top_em - type.bottom_em;
    double size = type.top_em > type.bottom_em ? height_pt / height_em : height_pt;
    type.text.size_pt = e.widest > 0 ? fmin(size, max_width_pt / e.widest) : size;
    type.across_pt = e.widest * type.text.size_pt;
    type.down_pt = fmax(0, e.top - e.bottom) * type.text.size_pt;
    return type;
}

static bool has_any(const struct layout *v, kind_set kinds)
{
    return v->constraints && v->constraints->kinds & kinds;
}

bool board_has_cage_numbers(const struct layout *v)
{
    return has_any(v, BOARD_NUMBERED_CAGES);
}

struct text_places board_text_places(const struct layout *v)
{
    static const kind_set upper = KIND_SET(REPEAT_CAGE) | KIND_SET(SUM_LINE);
    static const kind_set lower =
        KIND_SET(CLONE) | KIND_SET(ROW_INDEXER) | KIND_SET(COLUMN_INDEXER) | KIND_SET(BOX_INDEXER);
    static const kind_set between =
        KIND_SET(X) | KIND_SET(V) | KIND_SET(DIFFERENCE) | KIND_SET(RATIO) | KIND_SET(QUADRUPLE);
    return (struct text_places){.upper = board_has_cage_numbers(v) || has_any(v, upper),
                                .lower = has_any(v, lower),
                                .between = has_any(v, between)};
}

static double digit_share(const struct board_style *style, const struct layout *v)
{
    const struct text_places text = board_text_places(v);
    const double share = text.upper || text.lower ? digit_share_near_text : 1;
    return fmin(share * style->digit_height, board_has_cage_numbers(v) ? most_near_sums : 1);
}

struct symbol_type board_digit_type(const struct board_style *style, const struct font *font,
                                    const struct layout *v, double cell_pt)
{
    return symbol_type(style, font, v, digit_share(style, v) * cell_pt, 0.86 * cell_pt,
                       SIGN_PICTURE_SHARE * cell_pt);
}

double board_digit_size_pt(const struct board_style *style, const struct font *font,
                           const struct layout *v, double cell_pt)
{
    return board_digit_type(style, font, v, cell_pt).text.size_pt;
}

double board_candidate_pitch_pt(const struct layout *v, struct candidate_grid grid, double cell_pt)
{
    const struct candidate_insets inset = board_candidate_insets(v, grid);
    return cell_pt * fmin((1 - inset.left - inset.right) / grid.columns,
                          (1 - inset.top - inset.bottom) / grid.rows);
}

struct candidate_grid board_candidate_grid(const struct layout *v)
{
    return (struct candidate_grid){v->box_width, v->box_height, false};
}

struct candidate_insets board_candidate_insets(const struct layout *v, struct candidate_grid grid)
{
    const struct text_places text = board_text_places(v);
    /* A thick border moves the number down. */
    const bool low = has_any(v, CALC_CAGE_KINDS);
    return low            ? (struct candidate_insets){0.10, 0.295, 0.10, 0.055}
           : text.upper   ? (struct candidate_insets){0.10, grid.of_step ? 0.29 : 0.235, 0.10, 0.14}
           : text.lower   ? (struct candidate_insets){0.10, 0.105, 0.10, 0.235}
           : text.between ? (struct candidate_insets){0.14, 0.14, 0.14, 0.14}
                          : (struct candidate_insets){0.04, 0.04, 0.04, 0.04};
}

double board_digit_drop_pt(const struct layout *v, double cell_pt)
{
    const struct text_places text = board_text_places(v);
    const double drop = text.upper - text.lower;
    return drop * digit_drop_share * cell_pt;
}

struct symbol_type board_candidate_type(const struct board_style *style, const struct layout *v,
                                        struct candidate_grid grid, double cell_pt)
{
    double pitch = board_candidate_pitch_pt(v, grid, cell_pt);
    return symbol_type(style, style->candidate_font, v, 0.78 * pitch, 0.86 * pitch,
                       SIGN_SMALL_SHARE * pitch);
}

double board_candidate_size_pt(const struct board_style *style, const struct layout *v,
                               double cell_pt)
{
    return board_candidate_type(style, v, board_candidate_grid(v), cell_pt).text.size_pt;
}

/* Centred by the ink, both ways; the baseline is common to all symbols. */
void board_draw_symbol(struct canvas *c, double x, double y, const struct symbol_type *type,
                       const struct board_style *style, unsigned digit)
{
    char buffer[2];
    const struct sign_pictures *pictures =
        canvas_device_of(c)->kind == CANVAS_GRAPHICS ? style->pictures : NULL;
    if (pictures && digit <= pictures->count) {
        double half = type->picture_pt / 2;
        struct box box = {x - half, y - half, x + half, y + half};
        canvas_art(c, box, pictures->art[digit - 1], style->min_line_pt);
        return;
    }
    double baseline = y + type->text.size_pt * (type->bottom_em + type->top_em) / 2;
    canvas_text(c, x, baseline, ALIGN_CENTRE, &type->text, digit_symbol(style, digit, buffer));
}

/* Small boards have thinner lines and large ones thicker, with the root of their cell so that a
 * large grid does not grow coarse. Where the least line allowed raises the cell lines, the others
 * stay apart from them as far as the style has them apart, at most 2.2 times. */
struct board_lines board_lines(const struct board_style *style, double cell_pt)
{
    double ratio = cell_pt / full_cell_pt;
    double scale = ratio < 1 ? fmax(0.6, ratio) : fmin(BOARD_WIDEST_LINE, sqrt(ratio));
    double least = style->min_line_pt;
    double cell = fmax(least, style->cell_line_pt * (ratio < 1 ? scale : sqrt(scale)));
    double asked = fmax(1, style->box_line_pt / fmax(style->cell_line_pt, 0.01));
    double box = fmax(style->box_line_pt * scale, cell * fmin(2.2, asked));
    double outer = fmax(style->outer_line_pt * scale,
                        box * style->outer_line_pt / fmax(style->box_line_pt, 0.01));
    return (struct board_lines){cell, box, fmax(least, outer)};
}
