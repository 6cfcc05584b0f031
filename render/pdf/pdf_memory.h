/* libharu's memory. If an allocation fails, libharu may continue with memory that it has freed, or
 * keep bad entries in its lists. So a reserve serves the rest of the call, and the caller asks
 * afterwards whether memory ran out.
 *
 * Threads: any. */
#ifndef NONET_RENDER_PDF_PDF_MEMORY_H
#define NONET_RENDER_PDF_PDF_MEMORY_H

#include "render/libraries/hpdf_calls.h"

/* For HPDF_NewEx. */
void *pdf_memory_take(HPDF_UINT size);
void pdf_memory_give(void *block);

/* How often memory has run out so far, in any thread. */
unsigned long pdf_memory_failures(void);

#endif
