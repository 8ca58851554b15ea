// The multiplication and the carries alone, with digits that whole numbers hardly ever have: long
// runs of ones and zeros, and sums near the end of a lane.

#include "check.h"

#include "../../../Shared/CGatehouseExponentiation/words.h"

#include <stdio.h>

static uint64_t some_digit(void) {
  uint64_t random;
  random_bytes((uint8_t *)&random, sizeof random);
  switch (random >> 61) {
    case 0: return 0;
    case 1: return 1;
    case 2: return gatehouse_digit_mask - 1;
    case 3:
    case 4:
    case 5: return gatehouse_digit_mask;
    default: return random & gatehouse_digit_mask;
  }
}

static uint64_t some_sum(void) {
  uint64_t random;
  random_bytes((uint8_t *)&random, sizeof random);
  switch (random >> 61) {
    case 0: return gatehouse_digit_mask + 1;
    case 1: return (UINT64_C(1) << 63) - 1;
    case 2: return random & ((UINT64_C(1) << 63) - 1);
    default: return some_digit();
  }
}

static GATEHOUSE_IFMA void carry(__m512i *x, int segment) {
  if (segment == 8) {
    gatehouse_carry(x, 8, 8);
  } else {
    gatehouse_carry(x, 10, 2);
  }
}

static long check_carry(int per_lane, int segment) {
  const int count = per_lane * segment;
  uint64_t digits[64], found[64];
  __m512i lanes[gatehouse_max_per_lane];
  long wrong = 0;
  uint8_t choice = 0;
  memset(lanes, 0, sizeof lanes);
  for (int from = 0; from < gatehouse_lanes; from += segment) {
    for (int i = 0; i < count; i++) {
      // Lanes of ones alone, through which a carry goes on to the next lane.
      if (i % per_lane == 0) random_bytes(&choice, sizeof choice);
      digits[i] = choice < 96 ? gatehouse_digit_mask : some_sum();
    }
    // The value fits.
    digits[count - 1] &= gatehouse_digit_mask >> 12;
    gatehouse_words_to_lanes(lanes, digits, count, per_lane, from);
    __m512i copy[gatehouse_max_per_lane];
    memcpy(copy, lanes, sizeof copy);
    carry(copy, segment);
    uint64_t rest = 0;
    for (int i = 0; i < count; i++) {
      digits[i] += rest;
      rest = digits[i] >> gatehouse_digit_bits;
      digits[i] &= gatehouse_digit_mask;
    }
    gatehouse_words_from_lanes(found, copy, count, per_lane, from);
    wrong += memcmp(found, digits, (size_t)count * sizeof *digits) != 0;
  }
  return wrong;
}

// A modulus of one segment of two lanes, the same in all four, and of one segment of eight.
typedef struct {
  BIGNUM *n, *radix_inverse, *a, *b, *expected, *found;
  __m512i lanes[gatehouse_max_per_lane], factor;
} modulus;

static GATEHOUSE_IFMA void multiply(__m512i *result, const __m512i *a, const __m512i *b,
                                    const modulus *m, int segment) {
  if (segment == 8) {
    gatehouse_multiply(result, a, b, m->lanes, m->factor, 5, 8, 0);
  } else {
    gatehouse_multiply(result, a, b, m->lanes, m->factor, 10, 2, 0);
  }
}

static void to_number(BIGNUM *number, const uint64_t *digits, int count) {
  BIGNUM *digit = BN_new();
  BN_zero(number);
  for (int i = count - 1; i >= 0; i--) {
    BN_lshift(number, number, gatehouse_digit_bits);
    BN_set_word(digit, digits[i]);
    BN_add(number, number, digit);
  }
  BN_free(digit);
}

static long check_multiply(int per_lane, int segment, BN_CTX *context) {
  const int count = per_lane * segment;
  uint64_t n[40], a[40], b[40], found[40];
  modulus m = {BN_new(), BN_new(), BN_new(), BN_new(), BN_new(), BN_new(), {{0}}, {0}};
  for (int i = 0; i < count; i++) n[i] = some_digit();
  n[0] |= 1;
  // Four bits below the lanes, as 1024 bits are below 1040; the top bit is set.
  n[count - 1] = (n[count - 1] & (gatehouse_digit_mask >> 4)) | (UINT64_C(1) << 47);
  uint64_t *factor = (uint64_t *)&m.factor;
  for (int lane = 0; lane < gatehouse_lanes; lane++) factor[lane] = gatehouse_words_factor(n[0]);
  for (int from = 0; from < gatehouse_lanes; from += segment) {
    gatehouse_words_to_lanes(m.lanes, n, count, per_lane, from);
  }
  to_number(m.n, n, count);
  BN_set_bit(m.radix_inverse, count * gatehouse_digit_bits);
  BN_mod_inverse(m.radix_inverse, m.radix_inverse, m.n, context);

  long wrong = 0;
  for (int from = 0; from < gatehouse_lanes; from += segment) {
    __m512i x[gatehouse_max_per_lane], y[gatehouse_max_per_lane];
    memset(x, 0, sizeof x);
    memset(y, 0, sizeof y);
    for (int i = 0; i < count; i++) {
      a[i] = some_digit();
      b[i] = some_digit();
    }
    a[count - 1] &= gatehouse_digit_mask >> 4;
    b[count - 1] &= gatehouse_digit_mask >> 4;
    gatehouse_words_to_lanes(x, a, count, per_lane, from);
    gatehouse_words_to_lanes(y, b, count, per_lane, from);
    multiply(x, x, y, &m, segment);
    gatehouse_words_from_lanes(found, x, count, per_lane, from);
    int is_wrong = 0;
    for (int i = 0; i < count; i++) is_wrong |= found[i] > gatehouse_digit_mask;
    to_number(m.a, a, count);
    to_number(m.b, b, count);
    to_number(m.found, found, count);
    BN_mod_mul(m.expected, m.a, m.b, m.n, context);
    BN_mod_mul(m.expected, m.expected, m.radix_inverse, m.n, context);
    // Below n + a · b / R, so below 2n with these numbers.
    BN_sub(m.found, m.found, m.expected);
    is_wrong |= !BN_is_zero(m.found) && BN_cmp(m.found, m.n) != 0;
    wrong += is_wrong;
  }
  BN_free(m.n);
  BN_free(m.radix_inverse);
  BN_free(m.a);
  BN_free(m.b);
  BN_free(m.expected);
  BN_free(m.found);
  return wrong;
}

long check_lanes(long cases) {
  BN_CTX *context = BN_CTX_new();
  long wrong = 0;
  for (long i = 0; i < cases; i++) {
    wrong += check_carry(8, 8) + check_carry(10, 2);
    wrong += check_multiply(5, 8, context) + check_multiply(10, 2, context);
  }
  BN_CTX_free(context);
  return wrong;
}
