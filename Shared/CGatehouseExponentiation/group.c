#if defined(__x86_64__)

#include "words.h"

#include <stdlib.h>

// A modulus of 3072 bits: 64 digits, of which the top four are zero.
enum {
  digit_count = gatehouse_digits,
  radix_bits = digit_count * gatehouse_digit_bits,
  window_entries = 1 << gatehouse_window_bits,
  window_count = gatehouse_generator_exponent_bytes * 8 / gatehouse_window_bits,
};

typedef struct {
  __m512i digit[gatehouse_per_lane];
} number;

struct gatehouse_group {
  number modulus_plus_one;
  // 1, R and R² mod N, where R = 2^radix_bits: the second is 1 in Montgomery's form.
  number one;
  number radix;
  number radix_squared;
  // g^(entry · 2^(window · gatehouse_window_bits)) in Montgomery's form.
  number powers[window_count][window_entries];
  uint64_t modulus[digit_count];
};

// Not inlined: 2000 multiplications without a loop, which all callers share.
static __attribute__((noinline)) GATEHOUSE_IFMA void multiply(
    number *result, const number *a, const number *b, const gatehouse_group *group) {
  gatehouse_multiply(result->digit, a->digit, b->digit, group->modulus_plus_one.digit);
}

GATEHOUSE_INLINE void choose(number *result, const number *entries, long long index) {
  gatehouse_choose(result->digit, entries->digit, window_entries, index);
}

static void read(number *result, const uint8_t *bytes) {
  uint64_t digits[digit_count];
  gatehouse_words_read(digits, digit_count, bytes, gatehouse_group_bytes);
  gatehouse_words_to_lanes(result->digit, digits);
  gatehouse_words_wipe(digits, sizeof digits);
}

// Leaves Montgomery's form and the multiples of N.
static void write(uint8_t *bytes, const number *x, const gatehouse_group *group) {
  number plain;
  uint64_t digits[digit_count];
  multiply(&plain, x, &group->one, group);
  gatehouse_words_from_lanes(digits, plain.digit);
  // Multiplied by 1 it is at most N.
  gatehouse_words_reduce(digits, group->modulus, digit_count);
  gatehouse_words_write(bytes, gatehouse_group_bytes, digits, digit_count);
  gatehouse_words_wipe(digits, sizeof digits);
  gatehouse_words_wipe(&plain, sizeof plain);
}

// result = base^exponent, both in Montgomery's form. `result` may be `base`.
static GATEHOUSE_IFMA void power(number *result, const number *base, const uint8_t *exponent,
                                 size_t exponent_bytes, const gatehouse_group *group) {
  number entries[window_entries];
  number factor;
  entries[0] = group->radix;
  entries[1] = *base;
  for (int i = 2; i < window_entries; i++) multiply(&entries[i], &entries[i - 1], base, group);
  *result = group->radix;
  for (size_t i = 0; i < 2 * exponent_bytes; i++) {
    if (i > 0) {
      for (int bit = 0; bit < gatehouse_window_bits; bit++) multiply(result, result, result, group);
    }
    choose(&factor, entries, gatehouse_window(exponent, i));
    multiply(result, result, &factor, group);
  }
  gatehouse_words_wipe(entries, sizeof entries);
  gatehouse_words_wipe(&factor, sizeof factor);
}

static void fill_powers(gatehouse_group *group, uint8_t generator) {
  uint8_t bytes[gatehouse_group_bytes] = {0};
  number base;
  bytes[gatehouse_group_bytes - 1] = generator;
  read(&base, bytes);
  multiply(&base, &base, &group->radix_squared, group);
  for (int window = 0; window < window_count; window++) {
    number *entries = group->powers[window];
    entries[0] = group->radix;
    for (int i = 1; i < window_entries; i++) multiply(&entries[i], &entries[i - 1], &base, group);
    multiply(&base, &entries[window_entries - 1], &base, group);
  }
}

gatehouse_group *gatehouse_group_make(const uint8_t *modulus, uint8_t generator) {
  uint64_t digits[digit_count], other[digit_count];
  gatehouse_words_read(digits, digit_count, modulus, gatehouse_group_bytes);
  if (digits[0] != gatehouse_digit_mask || (modulus[0] & 0x80) == 0) return NULL;
  gatehouse_group *group = aligned_alloc(64, sizeof *group);
  if (group == NULL) return NULL;
  memset(group, 0, sizeof *group);
  memcpy(group->modulus, digits, sizeof digits);

  memcpy(other, digits, sizeof other);
  other[0] = 0;
  uint64_t carry = 1;
  for (int i = 1; i < digit_count; i++) {
    other[i] += carry;
    carry = other[i] >> gatehouse_digit_bits;
    other[i] &= gatehouse_digit_mask;
  }
  gatehouse_words_to_lanes(group->modulus_plus_one.digit, other);
  gatehouse_words_power_of_two(other, 0, digits, digit_count);
  gatehouse_words_to_lanes(group->one.digit, other);
  gatehouse_words_power_of_two(other, radix_bits, digits, digit_count);
  gatehouse_words_to_lanes(group->radix.digit, other);
  gatehouse_words_power_of_two(other, 2 * radix_bits, digits, digit_count);
  gatehouse_words_to_lanes(group->radix_squared.digit, other);
  fill_powers(group, generator);
  return group;
}

void gatehouse_group_free(gatehouse_group *group) { free(group); }

void gatehouse_group_power(const gatehouse_group *group, uint8_t *result, const uint8_t *base,
                           const uint8_t *exponent, size_t exponent_bytes) {
  number x;
  read(&x, base);
  multiply(&x, &x, &group->radix_squared, group);
  power(&x, &x, exponent, exponent_bytes, group);
  write(result, &x, group);
  gatehouse_words_wipe(&x, sizeof x);
  gatehouse_exponentiation_wipe_leftovers();
}

GATEHOUSE_IFMA void gatehouse_group_generator_power(const gatehouse_group *group, uint8_t *result,
                                                    const uint8_t *exponent) {
  number x, factor;
  const size_t last = window_count - 1;
  choose(&x, group->powers[0], gatehouse_window(exponent, last));
  for (int window = 1; window < window_count; window++) {
    choose(&factor, group->powers[window], gatehouse_window(exponent, last - (size_t)window));
    multiply(&x, &x, &factor, group);
  }
  write(result, &x, group);
  gatehouse_words_wipe(&x, sizeof x);
  gatehouse_words_wipe(&factor, sizeof factor);
  gatehouse_exponentiation_wipe_leftovers();
}

void gatehouse_group_double_power(const gatehouse_group *group, uint8_t *result,
                                  const uint8_t *factor, const uint8_t *base, const uint8_t *inner,
                                  size_t inner_bytes, const uint8_t *outer, size_t outer_bytes) {
  number x, y;
  read(&x, base);
  multiply(&x, &x, &group->radix_squared, group);
  power(&x, &x, inner, inner_bytes, group);
  read(&y, factor);
  multiply(&y, &y, &group->radix_squared, group);
  multiply(&x, &x, &y, group);
  power(&x, &x, outer, outer_bytes, group);
  write(result, &x, group);
  gatehouse_words_wipe(&x, sizeof x);
  gatehouse_words_wipe(&y, sizeof y);
  gatehouse_exponentiation_wipe_leftovers();
}

#endif
