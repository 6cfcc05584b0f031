#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "render/press/folder/sha256.h"

/* FIPS 180-4's examples, and lengths around the padding's edge (checked with sha256sum). */
Test(render, sha256_vectors)
{
    static const struct {
        const char *text;
        const char *hex;
    } rows[] = {
        {"", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"},
        {"abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"},
        {"abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
         "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"},
    };
    char hex[SHA256_HEX_SIZE];
    cr_assert_null(sha256_load_error());
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        sha256_hex(rows[i].text, strlen(rows[i].text), hex);
        cr_assert_str_eq(hex, rows[i].hex);
    }
    char *million = malloc(1000000);
    memset(million, 'a', 1000000);
    sha256_hex(million, 1000000, hex);
    free(million);
    cr_assert_str_eq(hex, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}
