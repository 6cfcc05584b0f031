#include "render/pictures/qr.h"

#include <math.h>
#include <stdlib.h>

#include "base/diag.h"
#include "render/libraries/qrencode_calls.h"

enum { QUIET_MODULES = 4 };

/* Telephones read a module of a third of a millimetre from a book held in the hand; printers' dots
 * spread, so it is a little more. */
static const double module_pt = 0.4 * PT_PER_MM;

/* Of the panel on a black page: light enough to scan, and softer than white in the dark. */
static const double panel_gray = 0.85;

static QRcode *encode(const char *text)
{
    return qrencode_load_error() ? NULL : QRcode_encodeString8bit(text, 0, QR_ECLEVEL_M);
}

static void drop(QRcode *code)
{
    if (code) {
        QRcode_free(code);
    }
}

const char *qr_fault(void)
{
    const char *lacking = qrencode_load_error();
    return lacking ? lacking : OUT_OF_MEMORY;
}

/* Whole pixels, where there are any: edges in the middle of one are gray, and no code any more. */
static double module_on(double pixel_pt)
{
    return pixel_pt > 0 ? ceil(module_pt / pixel_pt - 1e-6) * pixel_pt : module_pt;
}

double qr_side_on(const char *text, double pixel_pt)
{
    QRcode *code = encode(text);
    double side = code ? (code->width + 2 * QUIET_MODULES) * module_on(pixel_pt) : 0;
    drop(code);
    return side;
}

double qr_side_pt(const char *text)
{
    return qr_side_on(text, 0);
}

/* A row's dark modules, those side by side in one piece. */
static void draw_row(struct canvas *c, const unsigned char *module, int width, double side,
                     double left, double top, struct paint dark)
{
    for (int i = 0; i < width; i++) {
        int run = i;
        while (run < width && (module[run] & 1)) {
            run++;
        }
        if (run > i) {
            struct box box = {left + i * side, top, left + run * side, top + side};
            canvas_fill(c, box, dark);
            i = run;
        }
    }
}

bool qr_draw_on(struct canvas *c, double left, double top, const char *text, double pixel_pt)
{
    QRcode *code = encode(text);
    if (!code) {
        return false;
    }
    double side = module_on(pixel_pt);
    double quiet = QUIET_MODULES * side;
    if (pixel_pt > 0) {
        left = round(left / pixel_pt) * pixel_pt;
        top = round(top / pixel_pt) * pixel_pt;
    }
    /* Many scanners read no light code on a dark page: there it stands on a panel. */
    const bool panel = canvas_is_inverted(c);
    const double whole = code->width * side + 2 * quiet;
    if (panel) {
        canvas_fill(c, (struct box){left, top, left + whole, top + whole},
                    paint_gray(canvas_gray_before_inversion(panel_gray)));
    }
    for (int row = 0; row < code->width; row++) {
        draw_row(c, code->data + row * code->width, code->width, side, left + quiet,
                 top + quiet + row * side, panel ? PAINT_WHITE : PAINT_BLACK);
    }
    drop(code);
    return true;
}

bool qr_draw(struct canvas *c, double left, double top, const char *text)
{
    return qr_draw_on(c, left, top, text, 0);
}

bool *qr_modules(const char *text, unsigned *width)
{
    QRcode *code = encode(text);
    *width = code ? (unsigned)code->width : 0;
    size_t count = (size_t)*width * *width;
    bool *black = code ? calloc(count, sizeof *black) : NULL;
    for (size_t i = 0; black && i < count; i++) {
        black[i] = code->data[i] & 1;
    }
    drop(code);
    return black;
}
