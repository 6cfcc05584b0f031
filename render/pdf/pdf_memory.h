/* libharu's memory. Where a call of libharu cannot have all that it needs, it may go on with what
 * it has freed, or leave in its lists what later calls trip over: so it gets the rest from a
 * reserve, and whoever called it asks afterwards whether memory lacked.
 *
 * Threads: any. */
#ifndef NONET_RENDER_PDF_PDF_MEMORY_H
#define NONET_RENDER_PDF_PDF_MEMORY_H

#include "render/libraries/hpdf_calls.h"

/* For HPDF_NewEx. */
void *pdf_memory_take(HPDF_UINT size);
void pdf_memory_give(void *block);

/* How often memory lacked so far, in any thread. */
unsigned long pdf_memory_failures(void);

#endif
