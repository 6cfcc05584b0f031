/* Drawing: an SVG, a PNG and a PDF in memory. */
#include <nonet.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
    static const char *const devices[] = {"text", "svg", "png", "pdf"};
    nonet_error error;
    nonet_puzzle *puzzle = nonet_puzzle_create(
        NULL, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        &error);
    for (int i = 0; i < 4; i++) {
        size_t length = 0;
        nonet_drawing *drawing = nonet_drawing_create(devices[i], &error);
        nonet_drawing_set(drawing, "candidates", "full", &error);
        if (nonet_drawing_add(drawing, puzzle, &error) != NONET_OK) {
            printf("%s\n", error.text);
        }
        const unsigned char *bytes =
            (const unsigned char *)nonet_drawing_finish(drawing, &length, &error);
        printf("%s: %s bytes, %02x %02x %02x %02x\n", devices[i],
               length > 1000 ? "thousands of" : "some", bytes[0], bytes[1], bytes[2], bytes[3]);
        nonet_drawing_drop(drawing);
    }
    /* The options of `nonet draw` are the drawing's. */
    static const char *const options[][2] = {
        {"candidates", "corner"}, {"shade", "regions"}, {"course", "no"}, {"outlines", "yes"}};
    size_t length;
    nonet_drawing *outlines = nonet_drawing_create("svg", &error);
    for (int i = 0; i < 4; i++) {
        if (nonet_drawing_set(outlines, options[i][0], options[i][1], &error) != NONET_OK) {
            printf("%s\n", error.text);
        }
    }
    nonet_drawing_add(outlines, puzzle, &error);
    const char *svg = (const char *)nonet_drawing_finish(outlines, &length, &error);
    printf("outlines: %s\n", svg && !strstr(svg, "<text") ? "no text" : "text");
    nonet_drawing_drop(outlines);
    nonet_puzzle_drop(puzzle);
    return 0;
}
