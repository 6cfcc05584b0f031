/* Any bytes as the resume file of a generating run: it is taken up or refused; what it held is
 * found; and what is then added to it is there when it is opened again. */
#include "gen/format/stream.h"
#include "gen/make/run/resume_file.h"
#include "tests/fuzz/fuzz.h"

enum { SEED = 7 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char path[] = "/tmp/nonet-fuzz-XXXXXX";
    struct resume_file f;
    struct diag d = {0};
    static struct record r;
    int fd = mkstemp(path);
    demand(fd >= 0 && write(fd, data, size) == (ssize_t)size && close(fd) == 0);
    if (resume_file_open(&f, path, format_find("tsv"), SEED, &d) == STATUS_OK) {
        (void)resume_file_find(&f, 3, &r);
        record_init(&r, variant_at(0));
        r.has_seed = true;
        r.seed = SEED;
        r.index = 1000;
        resume_file_add(&f, &r);
        demand(resume_file_close(&f, &d) == STATUS_OK);
        demand(resume_file_open(&f, path, format_find("tsv"), SEED, &d) == STATUS_OK);
        demand(resume_file_find(&f, 1000, &r) && r.index == 1000 && !r.has_solution);
        demand(resume_file_close(&f, &d) == STATUS_OK);
    } else {
        demand(d.errors > 0);
    }
    unlink(path);
    return 0;
}
