// The reference implementation of PCG32 (Debian's libpcg-cpp-dev), for test_pcg32.c to compare with.
#include <cstdint>
#include <pcg_random.hpp>

extern "C" void pcg_oracle(std::uint64_t seed, std::uint64_t stream, std::uint32_t *out,
                           unsigned count);

void pcg_oracle(std::uint64_t seed, std::uint64_t stream, std::uint32_t *out, unsigned count)
{
    pcg32 rng(seed, stream);
    for (unsigned i = 0; i < count; i++) {
        out[i] = rng();
    }
}
