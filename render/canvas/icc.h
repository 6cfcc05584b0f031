/* ICC profiles (ICC.1:2001-04): a small one for grays, made here, and the head of others, read.
 *
 * Threads: no shared state. */
#ifndef NONET_RENDER_CANVAS_ICC_H
#define NONET_RENDER_CANVAS_ICC_H

#include <stdbool.h>

#include "base/text.h"

/* Append a display profile of grays with a gamma of 2.2 and a white of D50. */
void icc_gray(struct text *out);

/* Of a profile's bytes: its device class ("prtr", "mntr" …), its colour space ("CMYK", "GRAY",
 * "RGB ") and how many components that has. False: no profile. */
struct icc_head {
    char device_class[5];
    char space[5];
    unsigned components; /* 0: of another space */
};
bool icc_read_head(const char *bytes, size_t length, struct icc_head *head);

#endif
