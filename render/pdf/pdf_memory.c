#include "render/pdf/pdf_memory.h"

#include <pthread.h>
#include <stdalign.h>
#include <stdatomic.h>
#include <stdlib.h>

#include "render/text/reserve.h"

/* To begin a document or a page takes some 10 kB; the data of pictures and fonts comes in larger
 * pieces, which libharu can do without. */
enum { SIZE = 64 * 1024, LARGEST_PIECE = 8 * 1024 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static alignas(max_align_t) unsigned char bytes[SIZE];
static struct reserve reserve = {bytes, SIZE, 0};
static size_t pieces; /* of the reserve that libharu has */
static atomic_ulong lacks;

void *pdf_memory_take(HPDF_UINT size)
{
    void *block = malloc(size);
    if (block) {
        return block;
    }
    atomic_fetch_add(&lacks, 1);
    if (size > LARGEST_PIECE) {
        return NULL;
    }
    pthread_mutex_lock(&lock);
    block = reserve_take(&reserve, size);
    pieces += block != NULL;
    pthread_mutex_unlock(&lock);
    return block;
}

void pdf_memory_give(void *block)
{
    if (!reserve_holds(&reserve, block)) {
        free(block);
        return;
    }
    pthread_mutex_lock(&lock);
    pieces--;
    reserve.used = pieces ? reserve.used : 0;
    pthread_mutex_unlock(&lock);
}

unsigned long pdf_memory_failures(void)
{
    return atomic_load(&lacks);
}
