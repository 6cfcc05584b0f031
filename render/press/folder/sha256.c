#include "render/press/folder/sha256.h"

#include <nettle/base16.h>
#include <nettle/sha2.h>

void sha256_hex(const void *data, size_t length, char hex[SHA256_HEX_SIZE])
{
    struct sha256_ctx sum;
    uint8_t digest[SHA256_DIGEST_SIZE];
    sha256_init(&sum);
    sha256_update(&sum, length, data);
    sha256_digest(&sum, sizeof digest, digest);
    base16_encode_update(hex, sizeof digest, digest);
    hex[SHA256_HEX_SIZE - 1] = '\0';
}
