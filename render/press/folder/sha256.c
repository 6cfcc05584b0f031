#include "render/press/folder/sha256.h"

#include "render/libraries/nettle_calls.h"
#include <errno.h>
#include <unistd.h>

const char *sha256_load_error(void)
{
    return nettle_load_error();
}

static void put_hex(struct sha256_ctx *sum, char hex[SHA256_HEX_SIZE])
{
    uint8_t digest[SHA256_DIGEST_SIZE];
    sha256_digest(sum, sizeof digest, digest);
    base16_encode_update(hex, sizeof digest, digest);
    hex[SHA256_HEX_SIZE - 1] = '\0';
}

void sha256_hex(const void *data, size_t length, char hex[SHA256_HEX_SIZE])
{
    struct sha256_ctx sum;
    sha256_init(&sum);
    sha256_update(&sum, length, data);
    put_hex(&sum, hex);
}

int sha256_hex_file(int file, char hex[SHA256_HEX_SIZE])
{
    struct sha256_ctx sum;
    uint8_t block[16384];
    ssize_t count;
    sha256_init(&sum);
    while ((count = read(file, block, sizeof block)) > 0 || (count < 0 && errno == EINTR)) {
        sha256_update(&sum, count > 0 ? (size_t)count : 0, block);
    }
    put_hex(&sum, hex);
    return count < 0 ? errno : 0;
}
