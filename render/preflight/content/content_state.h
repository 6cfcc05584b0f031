/* What the reading of a page's content keeps, and its parts: operators (pdf_content.c), text, and
 * the names of fonts and images. Private to those files. */
#ifndef NONET_RENDER_PREFLIGHT_CONTENT_CONTENT_STATE_H
#define NONET_RENDER_PREFLIGHT_CONTENT_CONTENT_STATE_H

#include "base/array.h"
#include "base/text.h"
#include "render/pdf/reading/pdf_scan.h"
#include "render/preflight/content/pdf_content.h"
#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_SAVED = 16, MAX_FONTS = 64, MAX_IMAGES = 64, MAX_NAME = 32 };

struct ink {
    double gray;
    double sum; /* of the inks */
    bool colour;
    bool spot;
    double cmyk[4];
};

struct graphics {
    double matrix[6];
    double line_width;
    double dash, pitch; /* of lines; pitch 0: they have no gaps */
    struct ink stroke, fill;
    double font_size;
    double tracking; /* between glyphs */
    const struct pdf_font *font;
};

struct page_font {
    char name[MAX_NAME];
    const struct pdf_font *font;
};

struct page_image {
    char name[MAX_NAME];
    unsigned pixels[2];
    uint64_t digest;
    double ink;
    bool colour;
    bool form;
};

struct content {
    void (*visit)(void *context, const struct pdf_mark *mark);
    void *context;
    struct graphics now;
    struct graphics saved[MAX_SAVED];
    unsigned saved_count;
    const struct pdf_operand *operand; /* of the operator that runs */
    unsigned operand_count;
    double text_matrix[6];
    double left, bottom, right, top; /* of the path */
    double sum[2];                   /* of its points */
    size_t points;
    double ink[4];               /* left, bottom, right, top, were it stroked */
    struct pdf_segment *segment; /* of the path */
    size_t segment_count, segment_capacity;
    bool out_of_memory;
    bool has_path;
    unsigned path_parts; /* subpaths; 1 rectangle alone is a rectangle */
    bool only_rectangle;
    double at[2];  /* where the path has come to */
    double length; /* of its part, up to there */
    struct page_font font[MAX_FONTS];
    unsigned font_count;
    struct page_image image[MAX_IMAGES];
    unsigned image_count;
    struct text text;
    struct pdf_glyph *glyph; /* of the text */
    size_t glyph_count, glyph_capacity;
    int mcid; /* of the marked content; -1: none */
    bool artifact;
    bool in_text;
    bool unknown_space;
    bool unknown_image;
    bool unbalanced;
};

/* The fonts of a page's resources being named. */
struct font_names {
    const struct pdf_file *file;
    struct pdf_fonts *fonts;
    struct pdf_value dictionary;
    struct content *content;
    bool out_of_memory;
};

/* The images of a page's resources being named. */
struct image_names {
    const struct pdf_file *file;
    struct pdf_value dictionary;
    struct content *content;
    bool failed;
};

void show_text(struct content *c);
void choose_font(struct content *c);
void name_font(void *context, const char *key);
void name_image(void *context, const char *key);
void content_multiply(const double a[6], const double b[6], double out[6]);
double content_scale(const double m[6]);
double content_number(const struct content *c, unsigned index);
/* Hand a mark on. */
void content_show(struct content *c, struct pdf_mark *mark);

#endif
