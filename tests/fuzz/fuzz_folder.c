/* Any bytes as the mark of an interrupted run, or as the manifest, in a book's folder that came
 * from others. The folder is whole, or an error names the fault; nothing outside it changes. */
#include "render/press/folder/folder_check.h"
#include "tests/fuzz/fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const char *const names[] = {"mine",     "b/.nonet-commit", "b/.one.nonet-new",
                                        "b/one",    "b/two",           "b/.two.nonet-old",
                                        "b/web/in", "b/manifest.json"};
    char folder[] = FUZZ_FOLDER;
    char path[64];
    struct diag d = {0};
    size_t count = 0;
    if (size == 0) {
        return 0;
    }
    demand(mkdtemp(folder) != NULL);
    snprintf(path, sizeof path, "%s/b", folder);
    demand(mkdir(path, 0700) == 0);
    snprintf(path, sizeof path, "%s/b/web", folder);
    demand(mkdir(path, 0700) == 0);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (i != 1) {
            put_file(folder, names[i], "mine", 4);
        }
    }
    put_file(folder, data[0] % 2 ? "b/.nonet-commit" : "b/manifest.json", data + 1, size - 1);
    snprintf(path, sizeof path, "%s/b", folder);
    demand((press_verify(path, &count, &d) == STATUS_OK) == (d.errors == 0));
    snprintf(path, sizeof path, "%s/mine", folder);
    demand(unlink(path) == 0);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        snprintf(path, sizeof path, "%s/%s", folder, names[i]);
        (void)unlink(path);
    }
    snprintf(path, sizeof path, "%s/b/web", folder);
    demand(rmdir(path) == 0);
    snprintf(path, sizeof path, "%s/b", folder);
    demand(rmdir(path) == 0 && rmdir(folder) == 0);
    return 0;
}
