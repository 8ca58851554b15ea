#pragma once

// Montgomery multiplication in the 52-bit digits of AVX-512 IFMA.
//
// A number is `per_lane` vectors of eight lanes. The lanes are one segment of eight, or four of
// two: as many numbers side by side as there are segments. Digit `lane * per_lane + i` of a number
// is in lane `lane` of its segment of vector i, so that a product of one digit with the whole
// number is `per_lane` multiplications, and moving a number by `per_lane` digits is moving lanes.
//
// The functions are for any number of digits and lanes, which are constants where they are called:
// all loops are unrolled, and all vectors of a multiplication stay in registers.
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
  gatehouse_max_per_lane = 10,
};

static const uint64_t gatehouse_digit_mask = (UINT64_C(1) << gatehouse_digit_bits) - 1;

// The lowest lane of each segment.
GATEHOUSE_INLINE __mmask8 gatehouse_first_lanes(int segment) { return segment == 8 ? 0x01 : 0x55; }

// All lanes but the highest of each segment.
GATEHOUSE_INLINE __mmask8 gatehouse_lower_lanes(int segment) { return segment == 8 ? 0x7f : 0x55; }

// Each lane takes the value of the lane above it, the highest takes zero.
GATEHOUSE_INLINE __m512i gatehouse_lanes_down(__m512i x, int segment) {
  if (segment == 8) return _mm512_alignr_epi64(_mm512_setzero_si512(), x, 1);
  return _mm512_unpackhi_epi64(x, _mm512_setzero_si512());
}

// Each lane takes the value of the lane below it, the lowest takes zero.
GATEHOUSE_INLINE __m512i gatehouse_lanes_up(__m512i x, int segment) {
  if (segment == 8) return _mm512_alignr_epi64(x, _mm512_setzero_si512(), 7);
  return _mm512_unpacklo_epi64(_mm512_setzero_si512(), x);
}

// All lanes of a segment take the value of its lowest.
GATEHOUSE_INLINE __m512i gatehouse_spread_first(__m512i x, int segment) {
  if (segment == 8) return _mm512_broadcastq_epi64(_mm512_castsi512_si128(x));
  return _mm512_unpacklo_epi64(x, x);
}

// All lanes of a segment take the digit that its lane `lane` has in memory.
GATEHOUSE_INLINE __m512i gatehouse_spread(const __m512i *digit, int lane, int segment) {
  if (segment == 8) return _mm512_set1_epi64(((const long long *)digit)[lane]);
  const __m512i lanes = _mm512_add_epi64(
      _mm512_setr_epi64(0, 0, 2, 2, 4, 4, 6, 6), _mm512_set1_epi64(lane));
  return _mm512_permutexvar_epi64(lanes, _mm512_load_si512(digit));
}

// Keeps the compiler from moving a sum's additions past this point: left alone it adds up one digit
// after the other, and the processor then waits for each addition to the same sum.
GATEHOUSE_INLINE void gatehouse_keep_order(__m512i *sum, int count) {
  GATEHOUSE_UNROLL for (int i = 0; i < count; i += 2) {
    __asm__("" : "+v"(sum[i]), "+v"(sum[i + 1]));
  }
}

// Brings digits of up to 63 bits below 2^52 each, by carrying. The value must fit.
GATEHOUSE_INLINE void gatehouse_carry(__m512i *x, int per_lane, int segment) {
  const __m512i mask = _mm512_set1_epi64((long long)gatehouse_digit_mask);
  const __m512i one = _mm512_set1_epi64(1);
  // Once in parallel, after which no carry is above 1.
  __m512i carry[gatehouse_max_per_lane];
  GATEHOUSE_UNROLL for (int i = 0; i < per_lane; i++) {
    carry[i] = _mm512_srli_epi64(x[i], gatehouse_digit_bits);
    x[i] = _mm512_and_si512(x[i], mask);
  }
  x[0] = _mm512_add_epi64(x[0], gatehouse_lanes_up(carry[per_lane - 1], segment));
  GATEHOUSE_UNROLL for (int i = 1; i < per_lane; i++) x[i] = _mm512_add_epi64(x[i], carry[i - 1]);
  // Then within each lane.
  GATEHOUSE_UNROLL for (int i = 1; i < per_lane; i++) {
    x[i] = _mm512_add_epi64(x[i], _mm512_srli_epi64(x[i - 1], gatehouse_digit_bits));
    x[i - 1] = _mm512_and_si512(x[i - 1], mask);
  }
  const __mmask8 made = _mm512_cmpgt_epu64_mask(x[per_lane - 1], mask);
  x[per_lane - 1] = _mm512_and_si512(x[per_lane - 1], mask);
  // Then from lane to lane: a lane of ones alone hands a carry on. A lane that made a carry is no
  // such lane, since at most 1 came in for each digit.
  __mmask8 ones[gatehouse_max_per_lane];
  __m512i all = x[0];
  ones[0] = 0xff;
  GATEHOUSE_UNROLL for (int i = 1; i < per_lane; i++) {
    ones[i] = _mm512_cmpeq_epi64_mask(all, mask);
    all = _mm512_and_si512(all, x[i]);
  }
  const __mmask8 lower = gatehouse_lower_lanes(segment);
  const unsigned hands_on = _mm512_cmpeq_epi64_mask(all, mask) & lower;
  const __mmask8 takes = (__mmask8)((((unsigned)(made & lower) << 1) + hands_on) ^ hands_on);
  GATEHOUSE_UNROLL for (int i = 0; i < per_lane; i++) {
    x[i] = _mm512_and_si512(_mm512_mask_add_epi64(x[i], takes & ones[i], x[i], one), mask);
  }
}

// sum += x · y, for a digit y that is in all lanes.
GATEHOUSE_INLINE void gatehouse_add_products(__m512i *sum, const __m512i *x, __m512i y,
                                             int per_lane) {
  GATEHOUSE_UNROLL for (int i = 0; i < per_lane; i++) {
    sum[i] = _mm512_madd52lo_epu64(sum[i], x[i], y);
  }
  GATEHOUSE_UNROLL for (int i = 0; i < per_lane; i++) {
    sum[i + 1] = _mm512_madd52hi_epu64(sum[i + 1], x[i], y);
  }
  gatehouse_keep_order(sum, per_lane);
}

// result = a · b / R mod n, where R = 2^(52 · per_lane · segment): below n + a · b / R.
//
// `result` may be `a` or `b`. `factor` is −n⁻¹ mod 2^52 in all lanes of a segment. With `is_plain`
// that is 1, and `n` is n + 1, so that the lowest digit is zero and no multiplication finds the
// multiple of n that is to be added.
GATEHOUSE_INLINE void gatehouse_multiply(
    __m512i *result, const __m512i *a, const __m512i *b, const __m512i *n, __m512i factor,
    int per_lane, int segment, int is_plain) {
  const __mmask8 first = gatehouse_first_lanes(segment);
  const __m512i zero = _mm512_setzero_si512();
  __m512i x[gatehouse_max_per_lane];
  __m512i sum[2 * gatehouse_max_per_lane];
  GATEHOUSE_UNROLL for (int i = 0; i < per_lane; i++) x[i] = a[i];
  GATEHOUSE_UNROLL for (int i = 0; i < 2 * per_lane; i++) sum[i] = zero;

  _Pragma("clang loop unroll(disable)") for (int lane = 0; lane < segment; lane++) {
    gatehouse_add_products(sum, x, gatehouse_spread(&b[0], lane, segment), per_lane);
    GATEHOUSE_UNROLL for (int j = 0; j < per_lane; j++) {
      __m512i multiple = sum[j];
      if (!is_plain) multiple = _mm512_madd52lo_epu64(zero, multiple, factor);
      multiple = gatehouse_spread_first(multiple, segment);
      // Meanwhile the next digit of b, which does not wait for this multiple of n.
      if (j + 1 < per_lane) {
        const __m512i next = gatehouse_spread(&b[j + 1], lane, segment);
        gatehouse_add_products(&sum[j + 1], x, next, per_lane);
      }
      // Apart from `sum`, since the next multiple waits for this digit.
      __m512i urgent = _mm512_madd52lo_epu64(zero, n[1], multiple);
      sum[j] = _mm512_madd52lo_epu64(sum[j], n[0], multiple);
      sum[j + 1] = _mm512_madd52hi_epu64(sum[j + 1], n[0], multiple);
      urgent = _mm512_add_epi64(
          urgent, _mm512_maskz_srli_epi64(first, sum[j], gatehouse_digit_bits));
      sum[j + 1] = _mm512_add_epi64(sum[j + 1], urgent);
      GATEHOUSE_UNROLL for (int i = 2; i < per_lane; i++) {
        sum[j + i] = _mm512_madd52lo_epu64(sum[j + i], n[i], multiple);
        sum[j + i] = _mm512_madd52hi_epu64(sum[j + i], n[i - 1], multiple);
      }
      sum[j + per_lane] = _mm512_madd52hi_epu64(sum[j + per_lane], n[per_lane - 1], multiple);
      gatehouse_keep_order(sum, 2 * per_lane);
    }
    // What is left of the lowest digits is zero modulo 2^52; their carries are in the digits above.
    GATEHOUSE_UNROLL for (int i = 0; i < per_lane; i++) {
      sum[i] = _mm512_add_epi64(gatehouse_lanes_down(sum[i], segment), sum[per_lane + i]);
      sum[per_lane + i] = zero;
    }
  }
  gatehouse_carry(sum, per_lane, segment);
  GATEHOUSE_UNROLL for (int i = 0; i < per_lane; i++) result[i] = sum[i];
}

// Copies one of `count` entries of `per_lane` vectors and reads all of them, so that neither the
// addresses touched nor the time tell which. `wanted` is its number, for each lane.
GATEHOUSE_INLINE void gatehouse_choose(__m512i *result, const __m512i *entries, int count,
                                       __m512i wanted, int per_lane) {
  __m512i chosen[gatehouse_max_per_lane];
  GATEHOUSE_UNROLL for (int i = 0; i < per_lane; i++) chosen[i] = _mm512_setzero_si512();
  for (int entry = 0; entry < count; entry++) {
    const __mmask8 is_wanted = _mm512_cmpeq_epi64_mask(wanted, _mm512_set1_epi64(entry));
    GATEHOUSE_UNROLL for (int i = 0; i < per_lane; i++) {
      chosen[i] = _mm512_mask_mov_epi64(chosen[i], is_wanted, entries[entry * per_lane + i]);
    }
  }
  GATEHOUSE_UNROLL for (int i = 0; i < per_lane; i++) result[i] = chosen[i];
}
