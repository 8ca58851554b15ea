#pragma once

#include "CGatehouseExponentiation.h"
#include "lanes.h"

#include <string.h>

// Numbers of 52-bit digits, the lowest first, in plain words. Constant time, for what is done once.

// Reads big-endian bytes into as many digits as there are; digits above the bytes are zero.
static inline void gatehouse_words_read(uint64_t *digits, int count, const uint8_t *bytes,
                                        int length) {
  for (int i = 0; i < count; i++) digits[i] = 0;
  for (int i = 0; i < length; i++) {
    const int bit = 8 * i;
    const int digit = bit / gatehouse_digit_bits;
    const int shift = bit % gatehouse_digit_bits;
    const uint64_t byte = bytes[length - 1 - i];
    if (digit < count) digits[digit] |= (byte << shift) & gatehouse_digit_mask;
    if (shift > gatehouse_digit_bits - 8 && digit + 1 < count) {
      digits[digit + 1] |= byte >> (gatehouse_digit_bits - shift);
    }
  }
}

// Writes big-endian bytes; the number fits.
static inline void gatehouse_words_write(uint8_t *bytes, int length, const uint64_t *digits,
                                         int count) {
  for (int i = 0; i < length; i++) {
    const int bit = 8 * i;
    const int digit = bit / gatehouse_digit_bits;
    const int shift = bit % gatehouse_digit_bits;
    uint64_t byte = digits[digit] >> shift;
    if (shift > gatehouse_digit_bits - 8 && digit + 1 < count) {
      byte |= digits[digit + 1] << (gatehouse_digit_bits - shift);
    }
    bytes[length - 1 - i] = (uint8_t)byte;
  }
}

// x −= n where x is not below n.
static inline void gatehouse_words_reduce(uint64_t *x, const uint64_t *n, int count) {
  uint64_t borrow = 0;
  for (int i = 0; i < count; i++) borrow = (x[i] - n[i] - borrow) >> 63;
  const uint64_t mask = borrow - 1;
  borrow = 0;
  for (int i = 0; i < count; i++) {
    const uint64_t difference = x[i] - (n[i] & mask) - borrow;
    borrow = difference >> 63;
    x[i] = difference & gatehouse_digit_mask;
  }
}

// x = 2x mod n, for x below n.
static inline void gatehouse_words_double(uint64_t *x, const uint64_t *n, int count) {
  uint64_t carry = 0;
  for (int i = 0; i < count; i++) {
    const uint64_t doubled = (x[i] << 1) | carry;
    carry = doubled >> gatehouse_digit_bits;
    x[i] = doubled & gatehouse_digit_mask;
  }
  gatehouse_words_reduce(x, n, count);
}

// x = 2^exponent mod n.
static inline void gatehouse_words_power_of_two(uint64_t *x, int exponent, const uint64_t *n,
                                                int count) {
  for (int i = 0; i < count; i++) x[i] = 0;
  x[0] = 1;
  for (int i = 0; i < exponent; i++) gatehouse_words_double(x, n, count);
}

// To and from lanes.
static inline void gatehouse_words_to_lanes(__m512i *lanes, const uint64_t *digits) {
  uint64_t *words = (uint64_t *)lanes;
  for (int i = 0; i < gatehouse_digits; i++) {
    words[(i % gatehouse_per_lane) * gatehouse_lanes + i / gatehouse_per_lane] = digits[i];
  }
}

static inline void gatehouse_words_from_lanes(uint64_t *digits, const __m512i *lanes) {
  const uint64_t *words = (const uint64_t *)lanes;
  for (int i = 0; i < gatehouse_digits; i++) {
    digits[i] = words[(i % gatehouse_per_lane) * gatehouse_lanes + i / gatehouse_per_lane];
  }
}

enum { gatehouse_window_bits = 4 };

// A window of an exponent: two to a byte, the highest first.
static inline long long gatehouse_window(const uint8_t *exponent, size_t index) {
  const long long byte = exponent[index / 2];
  return index % 2 == 0 ? byte >> gatehouse_window_bits : byte & ((1 << gatehouse_window_bits) - 1);
}

// Overwrites a secret; the compiler may not leave it out.
static inline void gatehouse_words_wipe(void *secret, size_t count) {
  memset(secret, 0, count);
  __asm__ volatile("" : : "r"(secret) : "memory");
}

// Overwrites what calls that have returned left in the vector registers and below the stack
// pointer.
void gatehouse_exponentiation_wipe_leftovers(void);
