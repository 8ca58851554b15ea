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

static GATEHOUSE_IFMA void carry(__m512i *x) { gatehouse_carry(x); }

static long check_carry(void) {
  uint64_t digits[gatehouse_digits], found[gatehouse_digits];
  __m512i lanes[gatehouse_per_lane];
  uint8_t choice = 0;
  for (int i = 0; i < gatehouse_digits; i++) {
    // Lanes of ones alone, through which a carry goes on to the next lane.
    if (i % gatehouse_per_lane == 0) random_bytes(&choice, sizeof choice);
    digits[i] = choice < 96 ? gatehouse_digit_mask : some_sum();
  }
  // The value fits.
  digits[gatehouse_digits - 1] &= gatehouse_digit_mask >> 12;
  gatehouse_words_to_lanes(lanes, digits);
  carry(lanes);
  uint64_t rest = 0;
  for (int i = 0; i < gatehouse_digits; i++) {
    digits[i] += rest;
    rest = digits[i] >> gatehouse_digit_bits;
    digits[i] &= gatehouse_digit_mask;
  }
  gatehouse_words_from_lanes(found, lanes);
  return memcmp(found, digits, sizeof digits) != 0;
}

static GATEHOUSE_IFMA void multiply(__m512i *result, const __m512i *a, const __m512i *b,
                                    const __m512i *n_plus_one) {
  gatehouse_multiply(result, a, b, n_plus_one);
}

static void to_number(BIGNUM *number, const uint64_t *digits) {
  BIGNUM *digit = BN_new();
  BN_zero(number);
  for (int i = gatehouse_digits - 1; i >= 0; i--) {
    BN_lshift(number, number, gatehouse_digit_bits);
    BN_set_word(digit, digits[i]);
    BN_add(number, number, digit);
  }
  BN_free(digit);
}

// A modulus whose lowest digit is of ones. Four bits below the lanes; the top bit is set.
static void some_modulus(uint64_t *n, uint64_t *plus_one) {
  for (int i = 0; i < gatehouse_digits; i++) n[i] = some_digit();
  uint64_t *top = &n[gatehouse_digits - 1];
  n[0] = gatehouse_digit_mask;
  *top = (*top & (gatehouse_digit_mask >> 4)) | (UINT64_C(1) << 47);
  uint64_t rest = 1;
  for (int i = 0; i < gatehouse_digits; i++) {
    plus_one[i] = (n[i] + rest) & gatehouse_digit_mask;
    rest = (n[i] + rest) >> gatehouse_digit_bits;
  }
}

static long check_multiply(BN_CTX *context) {
  uint64_t n[gatehouse_digits], plus_one[gatehouse_digits];
  uint64_t a[gatehouse_digits], b[gatehouse_digits], found[gatehouse_digits];
  __m512i modulus[gatehouse_per_lane], x[gatehouse_per_lane], y[gatehouse_per_lane];
  BIGNUM *number = BN_new(), *radix_inverse = BN_new(), *expected = BN_new(), *other = BN_new();
  some_modulus(n, plus_one);
  gatehouse_words_to_lanes(modulus, plus_one);
  to_number(number, n);
  BN_set_bit(radix_inverse, gatehouse_digits * gatehouse_digit_bits);
  BN_mod_inverse(radix_inverse, radix_inverse, number, context);
  for (int i = 0; i < gatehouse_digits; i++) {
    a[i] = some_digit();
    b[i] = some_digit();
  }
  a[gatehouse_digits - 1] &= gatehouse_digit_mask >> 4;
  b[gatehouse_digits - 1] &= gatehouse_digit_mask >> 4;
  gatehouse_words_to_lanes(x, a);
  gatehouse_words_to_lanes(y, b);
  multiply(x, x, y, modulus);
  gatehouse_words_from_lanes(found, x);
  int is_wrong = 0;
  for (int i = 0; i < gatehouse_digits; i++) is_wrong |= found[i] > gatehouse_digit_mask;
  to_number(expected, a);
  to_number(other, b);
  BN_mod_mul(expected, expected, other, number, context);
  BN_mod_mul(expected, expected, radix_inverse, number, context);
  // Below n + a · b / R, so below 2n with these numbers.
  to_number(other, found);
  BN_sub(other, other, expected);
  is_wrong |= !BN_is_zero(other) && BN_cmp(other, number) != 0;
  BN_free(number);
  BN_free(radix_inverse);
  BN_free(expected);
  BN_free(other);
  return is_wrong;
}

long check_lanes(long cases) {
  BN_CTX *context = BN_CTX_new();
  long wrong = 0;
  for (long i = 0; i < cases; i++) wrong += check_carry() + check_multiply(context);
  BN_CTX_free(context);
  return wrong;
}
