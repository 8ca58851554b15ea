#include "CGatehouseExponentiation.h"

#if defined(__x86_64__)

#include "words.h"

#include <cpuid.h>

// The features of leaf 7 that the functions of this module are compiled for: AVX512F, DQ, IFMA, BW,
// VL.
static const unsigned needed =
    (1u << 16) | (1u << 17) | (1u << 21) | (1u << 30) | (1u << 31);
// That the operating system keeps: SSE, AVX, and the three parts of AVX-512's state.
static const unsigned kept = 0xe6;

int gatehouse_exponentiation_is_supported(void) {
  unsigned a, b, c, d;
  if (__get_cpuid(1, &a, &b, &c, &d) == 0) return 0;
  const unsigned osxsave = 1u << 27;
  if ((c & osxsave) == 0) return 0;
  if (__get_cpuid_count(7, 0, &a, &b, &c, &d) == 0) return 0;
  if ((b & needed) != needed) return 0;
  unsigned low, high;
  __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
  return (low & kept) == kept;
}

__attribute__((noinline)) GATEHOUSE_IFMA void gatehouse_exponentiation_wipe_leftovers(void) {
  // More than the deepest of those calls: sixteen powers and a multiplication's own.
  uint8_t stack[24576];
  gatehouse_words_wipe(stack, sizeof stack);
  __asm__ volatile(
      "vzeroall\n"
      "vpxorq %%zmm16, %%zmm16, %%zmm16\n"
      "vpxorq %%zmm17, %%zmm17, %%zmm17\n"
      "vpxorq %%zmm18, %%zmm18, %%zmm18\n"
      "vpxorq %%zmm19, %%zmm19, %%zmm19\n"
      "vpxorq %%zmm20, %%zmm20, %%zmm20\n"
      "vpxorq %%zmm21, %%zmm21, %%zmm21\n"
      "vpxorq %%zmm22, %%zmm22, %%zmm22\n"
      "vpxorq %%zmm23, %%zmm23, %%zmm23\n"
      "vpxorq %%zmm24, %%zmm24, %%zmm24\n"
      "vpxorq %%zmm25, %%zmm25, %%zmm25\n"
      "vpxorq %%zmm26, %%zmm26, %%zmm26\n"
      "vpxorq %%zmm27, %%zmm27, %%zmm27\n"
      "vpxorq %%zmm28, %%zmm28, %%zmm28\n"
      "vpxorq %%zmm29, %%zmm29, %%zmm29\n"
      "vpxorq %%zmm30, %%zmm30, %%zmm30\n"
      "vpxorq %%zmm31, %%zmm31, %%zmm31\n" ::
          : "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7", "xmm8", "xmm9",
            "xmm10", "xmm11", "xmm12", "xmm13", "xmm14", "xmm15", "xmm16", "xmm17", "xmm18",
            "xmm19", "xmm20", "xmm21", "xmm22", "xmm23", "xmm24", "xmm25", "xmm26", "xmm27",
            "xmm28", "xmm29", "xmm30", "xmm31", "memory");
}

#else

int gatehouse_exponentiation_is_supported(void) { return 0; }

// A caller that finds no support makes no group, and has nothing to call the others with.
gatehouse_group *gatehouse_group_make(const uint8_t *modulus, uint8_t generator) {
  (void)modulus, (void)generator;
  return NULL;
}

void gatehouse_group_free(gatehouse_group *group) { (void)group; }

void gatehouse_group_power(const gatehouse_group *group, uint8_t *result, const uint8_t *base,
                           const uint8_t *exponent, size_t exponent_bytes) {
  (void)group, (void)result, (void)base, (void)exponent, (void)exponent_bytes;
}

void gatehouse_group_generator_power(const gatehouse_group *group, uint8_t *result,
                                     const uint8_t *exponent) {
  (void)group, (void)result, (void)exponent;
}

void gatehouse_group_double_power(const gatehouse_group *group, uint8_t *result,
                                  const uint8_t *factor, const uint8_t *base, const uint8_t *inner,
                                  size_t inner_bytes, const uint8_t *outer, size_t outer_bytes) {
  (void)group, (void)result, (void)factor, (void)base, (void)inner, (void)inner_bytes, (void)outer,
      (void)outer_bytes;
}

#endif
