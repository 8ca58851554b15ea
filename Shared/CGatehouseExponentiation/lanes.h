#pragma once

// Montgomery multiplication in the 52-bit digits of AVX-512 IFMA.
//
// A number is eight vectors of eight lanes. Digit `8 * lane + i` of a number is in lane `lane` of
// vector i, so that a product of one digit with the whole number is eight multiplications, and
// moving a number by eight digits is moving lanes.
//
// All loops are unrolled, and all vectors of a multiplication stay in registers.
//
// Nothing here branches or takes an address by the value of a number.

#include <immintrin.h>
#include <stdint.h>

#define GATEHOUSE_IFMA \
  __attribute__((target("avx512f,avx512ifma,avx512vl,avx512bw,avx512dq")))
#define GATEHOUSE_INLINE static inline __attribute__((always_inline)) GATEHOUSE_IFMA
#define GATEHOUSE_UNROLL _Pragma("clang loop unroll(full)")

enum {
  gatehouse_digit_bits = 52,
  gatehouse_lanes = 8,
  gatehouse_per_lane = 8,
  gatehouse_digits = gatehouse_per_lane * gatehouse_lanes,
  gatehouse_all_but_highest_lane = 0x7f,
};

static const uint64_t gatehouse_digit_mask = (UINT64_C(1) << gatehouse_digit_bits) - 1;

// Each lane takes the value of the lane above it, the highest takes zero.
GATEHOUSE_INLINE __m512i gatehouse_lanes_down(__m512i x) {
  return _mm512_alignr_epi64(_mm512_setzero_si512(), x, 1);
}

// Each lane takes the value of the lane below it, the lowest takes zero.
GATEHOUSE_INLINE __m512i gatehouse_lanes_up(__m512i x) {
  return _mm512_alignr_epi64(x, _mm512_setzero_si512(), 7);
}

// All lanes take the value of the lowest.
GATEHOUSE_INLINE __m512i gatehouse_spread_first(__m512i x) {
  return _mm512_broadcastq_epi64(_mm512_castsi512_si128(x));
}

// All lanes take the digit that the lane `lane` has in memory.
GATEHOUSE_INLINE __m512i gatehouse_spread(const __m512i *digit, int lane) {
  return _mm512_set1_epi64(((const long long *)digit)[lane]);
}

// Keeps the compiler from moving a sum's additions past this point: left alone it adds up one digit
// after the other, and the processor then waits for each addition to the same sum.
GATEHOUSE_INLINE void gatehouse_keep_order(__m512i *sum, int count) {
  GATEHOUSE_UNROLL for (int i = 0; i < count; i += 2) {
    __asm__("" : "+v"(sum[i]), "+v"(sum[i + 1]));
  }
}

// Brings digits of up to 63 bits below 2^52 each, by carrying. The value must fit.
GATEHOUSE_INLINE void gatehouse_carry(__m512i *x) {
  const __m512i mask = _mm512_set1_epi64((long long)gatehouse_digit_mask);
  const __m512i one = _mm512_set1_epi64(1);
  const int last = gatehouse_per_lane - 1;
  // Once in parallel, after which no carry is above 1.
  __m512i carry[gatehouse_per_lane];
  GATEHOUSE_UNROLL for (int i = 0; i < gatehouse_per_lane; i++) {
    carry[i] = _mm512_srli_epi64(x[i], gatehouse_digit_bits);
    x[i] = _mm512_and_si512(x[i], mask);
  }
  x[0] = _mm512_add_epi64(x[0], gatehouse_lanes_up(carry[last]));
  GATEHOUSE_UNROLL for (int i = 1; i < gatehouse_per_lane; i++) {
    x[i] = _mm512_add_epi64(x[i], carry[i - 1]);
  }
  // Then within each lane.
  GATEHOUSE_UNROLL for (int i = 1; i < gatehouse_per_lane; i++) {
    x[i] = _mm512_add_epi64(x[i], _mm512_srli_epi64(x[i - 1], gatehouse_digit_bits));
    x[i - 1] = _mm512_and_si512(x[i - 1], mask);
  }
  const __mmask8 made = _mm512_cmpgt_epu64_mask(x[last], mask);
  x[last] = _mm512_and_si512(x[last], mask);
  // Then from lane to lane: a lane of ones alone hands a carry on. A lane that made a carry is no
  // such lane, since at most 1 came in for each digit.
  __mmask8 ones[gatehouse_per_lane];
  __m512i all = x[0];
  ones[0] = 0xff;
  GATEHOUSE_UNROLL for (int i = 1; i < gatehouse_per_lane; i++) {
    ones[i] = _mm512_cmpeq_epi64_mask(all, mask);
    all = _mm512_and_si512(all, x[i]);
  }
  const __mmask8 lower = gatehouse_all_but_highest_lane;
  const unsigned hands_on = _mm512_cmpeq_epi64_mask(all, mask) & lower;
  const __mmask8 takes = (__mmask8)((((unsigned)(made & lower) << 1) + hands_on) ^ hands_on);
  GATEHOUSE_UNROLL for (int i = 0; i < gatehouse_per_lane; i++) {
    x[i] = _mm512_and_si512(_mm512_mask_add_epi64(x[i], takes & ones[i], x[i], one), mask);
  }
}

// sum += x · y, for a digit y that is in all lanes.
GATEHOUSE_INLINE void gatehouse_add_products(__m512i *sum, const __m512i *x, __m512i y) {
  GATEHOUSE_UNROLL for (int i = 0; i < gatehouse_per_lane; i++) {
    sum[i] = _mm512_madd52lo_epu64(sum[i], x[i], y);
  }
  GATEHOUSE_UNROLL for (int i = 0; i < gatehouse_per_lane; i++) {
    sum[i + 1] = _mm512_madd52hi_epu64(sum[i + 1], x[i], y);
  }
  gatehouse_keep_order(sum, gatehouse_per_lane);
}

// result = a · b / R mod n, where R = 2^(52 · 64): below n + a · b / R.
//
// `result` may be `a` or `b`. The lowest 52 bits of n are ones, and `n_plus_one` is n + 1, so that
// its lowest digit is zero and no multiplication finds the multiple of n that is to be added.
GATEHOUSE_INLINE void gatehouse_multiply(
    __m512i *result, const __m512i *a, const __m512i *b, const __m512i *n_plus_one) {
  const __mmask8 first = 0x01;
  const __m512i zero = _mm512_setzero_si512();
  const __m512i *n = n_plus_one;
  __m512i x[gatehouse_per_lane];
  __m512i sum[2 * gatehouse_per_lane];
  GATEHOUSE_UNROLL for (int i = 0; i < gatehouse_per_lane; i++) x[i] = a[i];
  GATEHOUSE_UNROLL for (int i = 0; i < 2 * gatehouse_per_lane; i++) sum[i] = zero;

  _Pragma("clang loop unroll(disable)") for (int lane = 0; lane < gatehouse_lanes; lane++) {
    gatehouse_add_products(sum, x, gatehouse_spread(&b[0], lane));
    GATEHOUSE_UNROLL for (int j = 0; j < gatehouse_per_lane; j++) {
      const __m512i multiple = gatehouse_spread_first(sum[j]);
      // Meanwhile the next digit of b, which does not wait for this multiple of n.
      if (j + 1 < gatehouse_per_lane) {
        gatehouse_add_products(&sum[j + 1], x, gatehouse_spread(&b[j + 1], lane));
      }
      // Apart from `sum`, since the next multiple waits for this digit.
      __m512i urgent = _mm512_madd52lo_epu64(zero, n[1], multiple);
      sum[j] = _mm512_madd52lo_epu64(sum[j], n[0], multiple);
      sum[j + 1] = _mm512_madd52hi_epu64(sum[j + 1], n[0], multiple);
      urgent = _mm512_add_epi64(
          urgent, _mm512_maskz_srli_epi64(first, sum[j], gatehouse_digit_bits));
      sum[j + 1] = _mm512_add_epi64(sum[j + 1], urgent);
      GATEHOUSE_UNROLL for (int i = 2; i < gatehouse_per_lane; i++) {
        sum[j + i] = _mm512_madd52lo_epu64(sum[j + i], n[i], multiple);
        sum[j + i] = _mm512_madd52hi_epu64(sum[j + i], n[i - 1], multiple);
      }
      sum[j + gatehouse_per_lane] = _mm512_madd52hi_epu64(
          sum[j + gatehouse_per_lane], n[gatehouse_per_lane - 1], multiple);
      gatehouse_keep_order(sum, 2 * gatehouse_per_lane);
    }
    // What is left of the lowest digits is zero modulo 2^52; their carries are in the digits above.
    GATEHOUSE_UNROLL for (int i = 0; i < gatehouse_per_lane; i++) {
      sum[i] = _mm512_add_epi64(gatehouse_lanes_down(sum[i]), sum[gatehouse_per_lane + i]);
      sum[gatehouse_per_lane + i] = zero;
    }
  }
  gatehouse_carry(sum);
  GATEHOUSE_UNROLL for (int i = 0; i < gatehouse_per_lane; i++) result[i] = sum[i];
}

// Copies one of `count` numbers and reads all of them, so that neither the addresses touched nor
// the time tell which.
GATEHOUSE_INLINE void gatehouse_choose(__m512i *result, const __m512i *entries, int count,
                                       long long index) {
  const __m512i wanted = _mm512_set1_epi64(index);
  __m512i chosen[gatehouse_per_lane];
  GATEHOUSE_UNROLL for (int i = 0; i < gatehouse_per_lane; i++) {
    chosen[i] = _mm512_setzero_si512();
  }
  for (int entry = 0; entry < count; entry++) {
    const __mmask8 is_wanted = _mm512_cmpeq_epi64_mask(wanted, _mm512_set1_epi64(entry));
    GATEHOUSE_UNROLL for (int i = 0; i < gatehouse_per_lane; i++) {
      const __m512i candidate = entries[entry * gatehouse_per_lane + i];
      chosen[i] = _mm512_mask_mov_epi64(chosen[i], is_wanted, candidate);
    }
  }
  GATEHOUSE_UNROLL for (int i = 0; i < gatehouse_per_lane; i++) result[i] = chosen[i];
}
