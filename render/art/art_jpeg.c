/* JPEG files as art, and art as JPEG files: grays, colours, or inks as they stand in the file. */
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/limits.h"
#include "render/art/art.h"
#include "render/libraries/jpeg_calls.h"

/* libjpeg leaves by a jump where it finds a fault. */
struct fault {
    struct jpeg_error_mgr manager;
    struct jpeg_progress_mgr progress;
    jmp_buf back;
    char words[JMSG_LENGTH_MAX];
};

static void leave(j_common_ptr info)
{
    struct fault *fault = (struct fault *)info->err;
    info->err->format_message(info, fault->words);
    longjmp(fault->back, 1);
}

/* A file can pass over its picture any number of times, each time through all of it. */
static void count_scans(j_common_ptr info)
{
    struct fault *fault = (struct fault *)info->err;
    const struct jpeg_decompress_struct *jpeg = (const struct jpeg_decompress_struct *)info;
    if (jpeg->input_scan_number > LIMIT_JPEG_SCANS) {
        snprintf(fault->words, sizeof fault->words, "it has more than %d passes", LIMIT_JPEG_SCANS);
        longjmp(fault->back, 1);
    }
}

static void say_nothing(j_common_ptr info)
{
    (void)info;
}

/* What libjpeg mends on the way (a file that ends too early) is a fault here too; the first such is
 * kept. Traces are passed over. */
static void note_mended(j_common_ptr info, int level)
{
    struct fault *fault = (struct fault *)info->err;
    if (level < 0 && info->err->num_warnings++ == 0) {
        info->err->format_message(info, fault->words);
    }
}

/* Adobe's programs store inks inverted, and mark such files. */
static void take_inks(const struct jpeg_decompress_struct *jpeg, const unsigned char *row,
                      unsigned char *out)
{
    for (size_t i = 0; i < 4 * (size_t)jpeg->output_width; i++) {
        out[i] = jpeg->saw_Adobe_marker ? (unsigned char)(255 - row[i]) : row[i];
    }
}

static unsigned char gray_of_inks(const unsigned char ink[4])
{
    unsigned red = (255U - ink[0]) * (255U - ink[3]) / 255;
    unsigned green = (255U - ink[1]) * (255U - ink[3]) / 255;
    unsigned blue = (255U - ink[2]) * (255U - ink[3]) / 255;
    return (unsigned char)((299 * red + 587 * green + 114 * blue + 500) / 1000);
}

static void take_row(const struct jpeg_decompress_struct *jpeg, unsigned char *row,
                     const struct art_image *image, size_t y)
{
    size_t width = jpeg->output_width;
    if (jpeg->output_components == 4) {
        take_inks(jpeg, row, row);
    }
    for (size_t x = 0; x < width; x++) {
        if (jpeg->output_components == 1) {
            image->gray[y * width + x] = row[x];
        } else if (jpeg->output_components == 3) {
            art_inks_of(row + 3 * x, image->cmyk + 4 * (y * width + x));
        } else if (image->cmyk) {
            art_limit_inks(row + 4 * x);
            memcpy(image->cmyk + 4 * (y * width + x), row + 4 * x, 4);
        } else {
            image->gray[y * width + x] = gray_of_inks(row + 4 * x);
        }
    }
}

/* False: not a JPEG that can be read; then *status is STATUS_OK, or what was reported. */
static bool read_jpeg(struct jpeg_decompress_struct *jpeg, struct fault *fault, struct art *art,
                      bool colour, const char *name, unsigned char **row, enum status *status,
                      struct diag *d)
{
    if (setjmp(fault->back)) {
        return false;
    }
    (void)jpeg_read_header(jpeg, TRUE);
    bool inks = jpeg->jpeg_color_space == JCS_CMYK || jpeg->jpeg_color_space == JCS_YCCK;
    bool gray = !inks && (!colour || jpeg->jpeg_color_space == JCS_GRAYSCALE);
    jpeg->out_color_space = inks ? JCS_CMYK : gray ? JCS_GRAYSCALE : JCS_RGB;
    *status = art_begin_image(art, colour && !gray, name, jpeg->image_width, jpeg->image_height, d);
    if (*status != STATUS_OK) {
        return false;
    }
    (void)jpeg_start_decompress(jpeg);
    *row = malloc((size_t)jpeg->output_width * (size_t)jpeg->output_components + 1);
    if (!*row) {
        *status = diag_error(d, NULL, OUT_OF_MEMORY);
        return false;
    }
    while (jpeg->output_scanline < jpeg->output_height) {
        size_t y = jpeg->output_scanline;
        (void)jpeg_read_scanlines(jpeg, row, 1);
        take_row(jpeg, *row, &art->image, y);
    }
    (void)jpeg_finish_decompress(jpeg);
    return true;
}

static void begin_art_jpeg(struct jpeg_decompress_struct *jpeg, struct fault *fault,
                           const char *bytes, size_t length)
{
    jpeg->err = jpeg_std_error(&fault->manager);
    fault->manager.error_exit = leave;
    fault->manager.output_message = say_nothing;
    fault->manager.emit_message = note_mended;
    fault->progress.progress_monitor = count_scans;
    if (!setjmp(fault->back)) {
        jpeg_create_decompress(jpeg);
        jpeg->progress = &fault->progress;
        jpeg->mem->max_memory_to_use = LIMIT_JPEG_MEMORY;
        jpeg_mem_src(jpeg, (const unsigned char *)bytes, length);
    }
}

/* Every row is unpacked and given up again. False: not a JPEG that can be read. */
static bool check_rows(struct jpeg_decompress_struct *jpeg, struct fault *fault, unsigned size[2],
                       unsigned *components, unsigned char **row)
{
    if (setjmp(fault->back)) {
        return false;
    }
    (void)jpeg_read_header(jpeg, TRUE);
    size[0] = jpeg->image_width;
    size[1] = jpeg->image_height;
    *components = (unsigned)jpeg->num_components;
    if ((uint64_t)size[0] * size[1] > LIMIT_PDF_IMAGE_PIXELS) {
        snprintf(fault->words, sizeof fault->words, "it has %u x %u pixels", size[0], size[1]);
        return false;
    }
    jpeg->out_color_space = jpeg->jpeg_color_space; /* as they are: quicker, and for any number */
    (void)jpeg_start_decompress(jpeg);
    *row = malloc((size_t)jpeg->output_width * (size_t)jpeg->output_components + 1);
    while (*row && jpeg->output_scanline < jpeg->output_height) {
        (void)jpeg_read_scanlines(jpeg, row, 1);
    }
    if (*row) {
        (void)jpeg_finish_decompress(jpeg);
    }
    return *row != NULL;
}

bool art_check_jpeg(const char *bytes, size_t length, unsigned size[2], unsigned *components,
                    char words[100])
{
    const char *lacking = jpeg_load_error();
    if (lacking) {
        snprintf(words, 100, "%.99s", lacking);
        return false;
    }
    struct jpeg_decompress_struct jpeg;
    struct fault fault = {.words = ""};
    unsigned char *row = NULL;
    memset(&jpeg, 0, sizeof jpeg);
    begin_art_jpeg(&jpeg, &fault, bytes, length);
    bool whole = check_rows(&jpeg, &fault, size, components, &row);
    whole = whole && fault.manager.num_warnings == 0;
    jpeg_destroy_decompress(&jpeg);
    free(row);
    snprintf(words, 100, "%.99s", fault.words);
    return whole;
}

enum status art_read_jpeg(struct art *art, bool colour, const char *name, const char *bytes,
                          size_t length, struct diag *d)
{
    const char *lacking = jpeg_load_error();
    if (lacking) {
        return diag_error(d, NULL, "%s", lacking);
    }
    struct diag_at at = {.file = name};
    struct jpeg_decompress_struct jpeg;
    struct fault fault = {.words = ""};
    unsigned char *row = NULL;
    enum status status = STATUS_OK;
    memset(&jpeg, 0, sizeof jpeg);
    begin_art_jpeg(&jpeg, &fault, bytes, length);
    bool read = read_jpeg(&jpeg, &fault, art, colour, name, &row, &status, d);
    bool mended = fault.manager.num_warnings > 0;
    jpeg_destroy_decompress(&jpeg);
    free(row);
    if (status == STATUS_OK && (!read || mended)) {
        status = diag_usage(d, &at, "cannot read this JPEG: %s", fault.words);
    }
    return status;
}

static bool compress(struct jpeg_compress_struct *jpeg, struct fault *fault, unsigned char *rgb,
                     unsigned char **bytes, unsigned long *length)
{
    enum { QUALITY = 92 };
    if (setjmp(fault->back)) {
        return false;
    }
    jpeg_mem_dest(jpeg, bytes, length);
    jpeg->input_components = 3;
    jpeg->in_color_space = JCS_RGB;
    jpeg_set_defaults(jpeg);
    jpeg_set_quality(jpeg, QUALITY, TRUE);
    /* Colours as fine as grays: lines of colour stay sharp. */
    jpeg->comp_info[0].h_samp_factor = jpeg->comp_info[0].v_samp_factor = 1;
    jpeg->density_unit = 1;
    jpeg->X_density = jpeg->Y_density = 300;
    jpeg_start_compress(jpeg, TRUE);
    while (jpeg->next_scanline < jpeg->image_height) {
        JSAMPROW row = rgb + (size_t)jpeg->next_scanline * jpeg->image_width * 3;
        (void)jpeg_write_scanlines(jpeg, &row, 1);
    }
    jpeg_finish_compress(jpeg);
    return true;
}

bool art_write_jpeg(const struct art_image *image, struct text *out)
{
    if (jpeg_load_error()) {
        return false;
    }
    struct jpeg_compress_struct jpeg;
    struct fault fault = {.words = ""};
    unsigned char *rgb = art_colours(image);
    unsigned char *bytes = NULL;
    unsigned long length = 0;
    memset(&jpeg, 0, sizeof jpeg);
    jpeg.err = jpeg_std_error(&fault.manager);
    fault.manager.error_exit = leave;
    if (!rgb || setjmp(fault.back)) {
        free(rgb);
        return false;
    }
    jpeg_create_compress(&jpeg);
    jpeg.image_width = image->width;
    jpeg.image_height = image->height;
    bool written = compress(&jpeg, &fault, rgb, &bytes, &length);
    if (written) {
        text_add(out, (const char *)bytes, length);
    }
    jpeg_destroy_compress(&jpeg);
    free(bytes);
    free(rgb);
    return written && !out->failed;
}
