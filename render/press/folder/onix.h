/* The record of a book for distributors: an ONIX for Books 3.0 message of one product, with
 * reference tags (EDItEUR, "ONIX for Books Product Information Format Specification", 3.0).
 *
 * Threads: no shared state. */
#ifndef NONET_RENDER_PRESS_FOLDER_ONIX_H
#define NONET_RENDER_PRESS_FOLDER_ONIX_H

#include "render/press/folder/book_files.h"
#include "render/press/folder/book_print.h"

/* Add NAME-onix.xml of an edition to the files. STATUS_USAGE after reporting what is missing
 * in the config. */
enum status onix_add(struct press_files *files, const struct edition *e, struct diag *d);

#endif
