#include "render/pdf/pdf_operators.h"

#include "render/libraries/hpdf_calls.h"

/* A number as PDF has it: no exponent, no needless zeros. */
static void put_real(struct text *out, double x)
{
    char digits[32];
    char *end = HPDF_FToA(digits, (HPDF_REAL)x, digits + sizeof digits - 1);
    text_add(out, digits, (size_t)(end - digits));
}

void pdf_put_operator(struct text *out, const char *name, const double *operand, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        put_real(out, operand[i]);
        text_add(out, " ", 1);
    }
    text_puts(out, name);
    text_add(out, "\n", 1);
}

/* Four curves, each nearly a quarter: its handles are 0.552 of the radius long. */
void pdf_put_circle(struct text *out, const double centre[2], double radius)
{
    double x = centre[0];
    double y = centre[1];
    double handle = 0.552 * radius;
    PDF_PUT(out, "m", x - radius, y);
    PDF_PUT(out, "c", x - radius, y + handle, x - handle, y + radius, x, y + radius);
    PDF_PUT(out, "c", x + handle, y + radius, x + radius, y + handle, x + radius, y);
    PDF_PUT(out, "c", x + radius, y - handle, x + handle, y - radius, x, y - radius);
    PDF_PUT(out, "c", x - handle, y - radius, x - radius, y - handle, x - radius, y);
}

void pdf_put_path(struct text *out, const struct art_path *path)
{
    const double(*p)[2] = (const double(*)[2])path->point;
    for (size_t i = 0; i < path->verb_count; i++) {
        switch ((enum art_verb)path->verb[i]) {
        case ART_MOVE:
            pdf_put_operator(out, "m", p[0], 2);
            p++;
            break;
        case ART_LINE:
            pdf_put_operator(out, "l", p[0], 2);
            p++;
            break;
        case ART_CURVE:
            pdf_put_operator(out, "c", p[0], 6);
            p += 3;
            break;
        case ART_CLOSE:
            text_puts(out, "h\n");
            break;
        }
    }
}
