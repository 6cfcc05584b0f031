/* Any bytes as a file of technique cases: it is run or refused, and nothing else happens. */
#include "gen/grade/cases/cases.h"
#include "tests/fuzz/fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct grade_scratch *scratch;
    struct diag d = {0};
    struct text out = {0};
    if (size == 0) {
        return 0;
    }
    scratch = scratch ? scratch : grade_scratch_new();
    FILE *in = fmemopen((void *)(uintptr_t)data, size, "r");
    if (in && scratch) {
        (void)cases_run(in, "fuzz", scratch, &out, &d);
    }
    if (in) {
        fclose(in);
    }
    text_free(&out);
    return 0;
}
