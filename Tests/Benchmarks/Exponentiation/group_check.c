#include "check.h"

#include <stdio.h>
#include <string.h>

// Numbers that begin with the edges and then are random; some have long runs of ones or zeros.
static void some_number(const group_sides *sides, uint8_t *bytes, long index) {
  uint8_t choice[3];
  BIGNUM *number = BN_dup(sides->modulus);
  memset(bytes, 0, gatehouse_group_bytes);
  switch (index) {
    case 0: break;
    case 1: bytes[gatehouse_group_bytes - 1] = 1; break;
    case 2: bytes[gatehouse_group_bytes - 1] = 2; break;
    case 3: BN_bn2binpad(number, bytes, gatehouse_group_bytes); break;
    case 4:
      BN_sub_word(number, 1);
      BN_bn2binpad(number, bytes, gatehouse_group_bytes);
      break;
    case 5:
      BN_add_word(number, 1);
      BN_bn2binpad(number, bytes, gatehouse_group_bytes);
      break;
    case 6: memset(bytes, 0xff, gatehouse_group_bytes); break;
    default:
      random_bytes(bytes, gatehouse_group_bytes);
      random_bytes(choice, sizeof choice);
      if (choice[0] < 64) {
        const size_t from = choice[1], count = choice[2] % (gatehouse_group_bytes - from);
        memset(&bytes[from], choice[0] % 2 == 0 ? 0xff : 0x00, count);
      }
  }
  BN_free(number);
}

enum { edges = 7, exponent_edges = 6 };

// Short ones more often, so that many bases are tried.
static size_t some_exponent(uint8_t *bytes, long index) {
  uint8_t choice[2];
  switch (index) {
    case 0: return 0;
    case 1: bytes[0] = 0; return 1;
    case 2: bytes[0] = 1; return 1;
    case 3: bytes[0] = 2; return 1;
    case 4: memset(bytes, 0xff, exponent_bytes); return exponent_bytes;
    case 5: memset(bytes, 0, exponent_bytes); return exponent_bytes;
    default:
      random_bytes(choice, sizeof choice);
      const size_t count = choice[0] < 16 ? choice[1] % (exponent_bytes + 1) : choice[1] % 3;
      random_bytes(bytes, count);
      return count;
  }
}

static void power_by_openssl(const group_sides *sides, BIGNUM *result, const BIGNUM *base,
                             const uint8_t *exponent, size_t count) {
  BIGNUM *number = BN_bin2bn(exponent, (int)count, NULL);
  BN_mod_exp_mont_consttime(result, base, number, sides->modulus, sides->context,
                            sides->montgomery);
  BN_free(number);
}

static int is_equal(const BIGNUM *expected, const uint8_t *found) {
  uint8_t bytes[gatehouse_group_bytes];
  return BN_bn2binpad(expected, bytes, sizeof bytes) == (int)sizeof bytes &&
         memcmp(bytes, found, sizeof bytes) == 0;
}

static long check_one(const group_sides *sides, long base_index, long exponent_index) {
  uint8_t base[gatehouse_group_bytes], factor[gatehouse_group_bytes], found[gatehouse_group_bytes];
  uint8_t inner[exponent_bytes], outer[exponent_bytes], whole[exponent_bytes] = {0};
  const size_t inner_count = some_exponent(inner, exponent_index);
  const size_t outer_count = some_exponent(outer, exponent_index + 1);
  long wrong = 0;
  some_number(sides, base, base_index);
  some_number(sides, factor, base_index + 1);
  BIGNUM *number = BN_bin2bn(base, sizeof base, NULL);
  BIGNUM *other = BN_bin2bn(factor, sizeof factor, NULL);
  BIGNUM *expected = BN_new();
  BN_nnmod(number, number, sides->modulus, sides->context);

  gatehouse_group_power(sides->group, found, base, inner, inner_count);
  power_by_openssl(sides, expected, number, inner, inner_count);
  wrong += !is_equal(expected, found);

  gatehouse_group_double_power(sides->group, found, factor, base, inner, inner_count, outer,
                               outer_count);
  BN_mod_mul(expected, expected, other, sides->modulus, sides->context);
  power_by_openssl(sides, expected, expected, outer, outer_count);
  wrong += !is_equal(expected, found);

  memcpy(&whole[exponent_bytes - outer_count], outer, outer_count);
  gatehouse_group_generator_power(sides->group, found, whole);
  power_by_openssl(sides, expected, sides->generator, outer, outer_count);
  wrong += !is_equal(expected, found);
  BN_free(number);
  BN_free(other);
  BN_free(expected);
  return wrong;
}

// N is a safe prime, and 2 a square: 2^((N − 1) / 2) is 1, and x^N is x.
static long check_known_answers(const group_sides *sides) {
  uint8_t base[gatehouse_group_bytes], exponent[sizeof base], found[sizeof base];
  BIGNUM *number = BN_dup(sides->modulus);
  long wrong = 0;
  BN_rshift1(number, number);
  BN_bn2binpad(number, exponent, sizeof exponent);
  some_number(sides, base, 2);
  gatehouse_group_power(sides->group, found, base, exponent, sizeof exponent);
  some_number(sides, base, 1);
  wrong += memcmp(found, base, sizeof base) != 0;
  some_number(sides, base, edges);
  base[0] &= 0x7f;
  BN_bn2binpad(sides->modulus, exponent, sizeof exponent);
  gatehouse_group_power(sides->group, found, base, exponent, sizeof exponent);
  wrong += memcmp(found, base, sizeof base) != 0;
  BN_free(number);
  return wrong;
}

long check_group(long cases) {
  group_sides sides = group_make();
  long wrong = check_known_answers(&sides);
  for (long base = 0; base < edges; base++) {
    for (long exponent = 0; exponent < exponent_edges; exponent++) {
      wrong += check_one(&sides, base, exponent);
    }
  }
  for (long i = 0; i < cases; i++) wrong += check_one(&sides, edges, exponent_edges);
  group_free(&sides);
  return wrong;
}
