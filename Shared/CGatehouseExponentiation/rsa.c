#if defined(__x86_64__)

#include "words.h"

#include <stdlib.h>

// Two signatures at once, so that the processor does not wait for one multiplication to begin the
// next: numbers modulo the two primes of both keys side by side, of two lanes each. The check by
// the public exponent takes all eight lanes for a number modulo n.
enum {
  half_per_lane = 10,
  half_segment = 2,
  full_per_lane = 5,
  full_segment = 8,
  half_digits = half_per_lane * half_segment,
  full_digits = full_per_lane * full_segment,
  half_radix_bits = half_digits * gatehouse_digit_bits,
  full_radix_bits = full_digits * gatehouse_digit_bits,
  window_entries = 1 << gatehouse_window_bits,
  public_exponent_squarings = 16,
  // Where the numbers modulo the primes begin: p of the first key, then q, then those of the
  // second.
  p_lane = 0,
  q_lane = half_segment,
  second_key = 2 * half_segment,
  second_key_lanes = 0xf0,
};

typedef struct {
  __m512i digit[half_per_lane];
} halves;

typedef struct {
  __m512i digit[full_per_lane];
} number;

// What is known of the primes; of one key, both halves of the lanes are alike.
typedef struct {
  halves primes;
  halves one;
  // By R = 2^half_radix_bits: what brings the lower and the upper digits of an input into
  // Montgomery's form.
  halves radix;
  halves radix_squared;
  halves radix_cubed;
  // q⁻¹ · R mod p.
  halves q_inverse;
  __m512i factors;
} prime_constants;

struct gatehouse_rsa {
  prime_constants constants;
  number modulus;
  number modulus_radix_squared;
  __m512i modulus_factor;
  uint64_t p[half_digits];
  uint64_t q[half_digits];
  uint64_t n[full_digits];
  uint8_t dp[gatehouse_rsa_prime_bytes];
  uint8_t dq[gatehouse_rsa_prime_bytes];
};

static __attribute__((noinline)) GATEHOUSE_IFMA void multiply_halves(
    halves *result, const halves *a, const halves *b, const prime_constants *constants) {
  gatehouse_multiply(result->digit, a->digit, b->digit, constants->primes.digit,
                     constants->factors, half_per_lane, half_segment, 0);
}

static __attribute__((noinline)) GATEHOUSE_IFMA void multiply_full(
    number *result, const number *a, const number *b, const gatehouse_rsa *key) {
  gatehouse_multiply(result->digit, a->digit, b->digit, key->modulus.digit, key->modulus_factor,
                     full_per_lane, full_segment, 0);
}

static GATEHOUSE_IFMA void add_halves(halves *result, const halves *a, const halves *b) {
  __m512i sum[half_per_lane];
  for (int i = 0; i < half_per_lane; i++) sum[i] = _mm512_add_epi64(a->digit[i], b->digit[i]);
  gatehouse_carry(sum, half_per_lane, half_segment);
  for (int i = 0; i < half_per_lane; i++) result->digit[i] = sum[i];
}

static GATEHOUSE_IFMA void merge(__m512i *first, const __m512i *second, size_t bytes) {
  for (size_t i = 0; i < bytes / sizeof *first; i++) {
    first[i] = _mm512_mask_mov_epi64(first[i], second_key_lanes, second[i]);
  }
}

static void set(halves *result, const uint64_t *digits, int from) {
  gatehouse_words_to_lanes(result->digit, digits, half_digits, half_per_lane, from);
}

// Of one key: the same in both halves of the lanes.
static void set_pair(halves *result, const uint64_t *p_digits, const uint64_t *q_digits) {
  for (int key = 0; key <= second_key; key += second_key) {
    set(result, p_digits, key + p_lane);
    set(result, q_digits, key + q_lane);
  }
}

// The exponents' windows, each in the lanes of its prime.
GATEHOUSE_INLINE __m512i windows(const gatehouse_rsa *first, const gatehouse_rsa *second,
                                 size_t index) {
  const long long p = gatehouse_window(first->dp, index);
  const long long q = gatehouse_window(first->dq, index);
  const long long other_p = gatehouse_window(second->dp, index);
  const long long other_q = gatehouse_window(second->dq, index);
  return _mm512_setr_epi64(p, p, q, q, other_p, other_p, other_q, other_q);
}

// result = base^dp and base^dq, in Montgomery's form.
static GATEHOUSE_IFMA void power(halves *result, const halves *base, const gatehouse_rsa *first,
                                 const gatehouse_rsa *second, const prime_constants *constants) {
  halves entries[window_entries];
  halves factor;
  entries[0] = constants->radix;
  entries[1] = *base;
  for (int i = 2; i < window_entries; i++) {
    multiply_halves(&entries[i], &entries[i - 1], base, constants);
  }
  *result = constants->radix;
  for (size_t i = 0; i < 2 * gatehouse_rsa_prime_bytes; i++) {
    if (i > 0) {
      for (int bit = 0; bit < gatehouse_window_bits; bit++) {
        multiply_halves(result, result, result, constants);
      }
    }
    gatehouse_choose(factor.digit, entries->digit, window_entries, windows(first, second, i),
                     half_per_lane);
    multiply_halves(result, result, &factor, constants);
  }
  gatehouse_words_wipe(entries, sizeof entries);
  gatehouse_words_wipe(&factor, sizeof factor);
}

// The inputs modulo the primes, in Montgomery's form: lower · R + upper · R · R. Below 4p and 4q.
static void reduce_inputs(halves *result, const uint64_t *first, const uint64_t *second,
                          const prime_constants *constants) {
  halves lower, upper;
  for (int lane = p_lane; lane <= q_lane; lane += half_segment) {
    set(&lower, first, lane);
    set(&upper, &first[half_digits], lane);
    set(&lower, second, second_key + lane);
    set(&upper, &second[half_digits], second_key + lane);
  }
  multiply_halves(&lower, &lower, &constants->radix_squared, constants);
  multiply_halves(&upper, &upper, &constants->radix_cubed, constants);
  add_halves(result, &lower, &upper);
  gatehouse_words_wipe(&lower, sizeof lower);
  gatehouse_words_wipe(&upper, sizeof upper);
}

// result = mp − mq + 2p, which is above zero: p has 1024 bits, so mq is below 2p.
static void difference(uint64_t *result, const uint64_t *mp, const uint64_t *mq,
                       const uint64_t *p) {
  int64_t carry = 0;
  for (int i = 0; i < half_digits; i++) {
    carry += (int64_t)(mp[i] + 2 * p[i]) - (int64_t)mq[i];
    result[i] = (uint64_t)carry & gatehouse_digit_mask;
    carry >>= gatehouse_digit_bits;
  }
}

// result = addend + a · b.
static void add_product(uint64_t *result, const uint64_t *addend, const uint64_t *a,
                        const uint64_t *b) {
  for (int i = 0; i < full_digits; i++) result[i] = i < half_digits ? addend[i] : 0;
  for (int i = 0; i < half_digits; i++) {
    uint64_t carry = 0;
    for (int j = 0; j < half_digits; j++) {
      const unsigned __int128 sum = (unsigned __int128)a[i] * b[j] + result[i + j] + carry;
      result[i + j] = (uint64_t)sum & gatehouse_digit_mask;
      carry = (uint64_t)(sum >> gatehouse_digit_bits);
    }
    result[i + half_digits] = carry;
  }
}

// One signature of the two: what is read from the lanes and becomes of it.
typedef struct {
  uint64_t input[full_digits];
  uint64_t mp[half_digits];
  uint64_t mq[half_digits];
  uint64_t h[half_digits];
  uint64_t result[full_digits];
} signature;

// Garner's recombination: mq + q · ((mp − mq) · q⁻¹ mod p).
static void combine(signature *two, halves *powers, const gatehouse_rsa *const *keys,
                    const prime_constants *constants) {
  for (int i = 0; i < 2; i++) {
    const int lane = i * second_key;
    gatehouse_words_from_lanes(two[i].mp, powers->digit, half_digits, half_per_lane, lane + p_lane);
    gatehouse_words_from_lanes(two[i].mq, powers->digit, half_digits, half_per_lane, lane + q_lane);
    gatehouse_words_reduce(two[i].mq, keys[i]->q, half_digits);
    difference(two[i].h, two[i].mp, two[i].mq, keys[i]->p);
    set(powers, two[i].h, lane + p_lane);
  }
  multiply_halves(powers, powers, &constants->q_inverse, constants);
  for (int i = 0; i < 2; i++) {
    const int lane = i * second_key;
    gatehouse_words_from_lanes(two[i].h, powers->digit, half_digits, half_per_lane, lane + p_lane);
    gatehouse_words_reduce(two[i].h, keys[i]->p, half_digits);
    add_product(two[i].result, two[i].mq, two[i].h, keys[i]->q);
  }
}

// Says whether result^65537 is the input modulo n: all ones if so, zero if not.
static uint8_t agrees(const uint64_t *result, const uint64_t *input, const gatehouse_rsa *key) {
  number base, x, one = {0};
  uint64_t found[full_digits], expected[full_digits];
  gatehouse_words_to_lanes(base.digit, result, full_digits, full_per_lane, 0);
  multiply_full(&x, &base, &key->modulus_radix_squared, key);
  for (int i = 0; i < public_exponent_squarings; i++) multiply_full(&x, &x, &x, key);
  // By the plain base, which leaves Montgomery's form.
  multiply_full(&x, &x, &base, key);
  gatehouse_words_from_lanes(found, x.digit, full_digits, full_per_lane, 0);
  gatehouse_words_reduce(found, key->n, full_digits);
  gatehouse_words_to_lanes(one.digit, input, full_digits, full_per_lane, 0);
  multiply_full(&x, &one, &key->modulus_radix_squared, key);
  memset(&one, 0, sizeof one);
  ((uint64_t *)&one)[0] = 1;
  multiply_full(&x, &x, &one, key);
  gatehouse_words_from_lanes(expected, x.digit, full_digits, full_per_lane, 0);
  gatehouse_words_reduce(expected, key->n, full_digits);
  uint64_t differences = 0;
  for (int i = 0; i < full_digits; i++) differences |= found[i] ^ expected[i];
  // Digits have 52 bits.
  return (uint8_t)((differences - 1) >> 63) * 0xff;
}

static void set_power_of_two(halves *result, int exponent, const gatehouse_rsa *key) {
  uint64_t p[half_digits], q[half_digits];
  gatehouse_words_power_of_two(p, exponent, key->p, half_digits);
  gatehouse_words_power_of_two(q, exponent, key->q, half_digits);
  set_pair(result, p, q);
  gatehouse_words_wipe(p, sizeof p);
  gatehouse_words_wipe(q, sizeof q);
}

static void prepare(gatehouse_rsa *key, const uint8_t *q_inverse) {
  prime_constants *constants = &key->constants;
  uint64_t digits[full_digits];
  set_pair(&constants->primes, key->p, key->q);
  set_power_of_two(&constants->one, 0, key);
  set_power_of_two(&constants->radix, half_radix_bits, key);
  set_power_of_two(&constants->radix_squared, 2 * half_radix_bits, key);
  set_power_of_two(&constants->radix_cubed, 3 * half_radix_bits, key);
  uint64_t *factors = (uint64_t *)&constants->factors;
  for (int lane = 0; lane < gatehouse_lanes; lane++) {
    factors[lane] = gatehouse_words_factor(lane % second_key < q_lane ? key->p[0] : key->q[0]);
  }
  gatehouse_words_read(digits, half_digits, q_inverse, gatehouse_rsa_prime_bytes);
  set_pair(&constants->q_inverse, digits, digits);
  multiply_halves(&constants->q_inverse, &constants->q_inverse, &constants->radix_squared,
                  constants);
  gatehouse_words_wipe(digits, sizeof digits);

  gatehouse_words_to_lanes(key->modulus.digit, key->n, full_digits, full_per_lane, 0);
  gatehouse_words_power_of_two(digits, 2 * full_radix_bits, key->n, full_digits);
  gatehouse_words_to_lanes(key->modulus_radix_squared.digit, digits, full_digits, full_per_lane, 0);
  uint64_t *factor = (uint64_t *)&key->modulus_factor;
  for (int lane = 0; lane < gatehouse_lanes; lane++) {
    factor[lane] = gatehouse_words_factor(key->n[0]);
  }
}

static int is_odd_and_full(const uint8_t *bytes, int length) {
  return (bytes[0] & 0x80) != 0 && (bytes[length - 1] & 1) != 0;
}

gatehouse_rsa *gatehouse_rsa_make(const uint8_t *n, const uint8_t *p, const uint8_t *q,
                                  const uint8_t *dp, const uint8_t *dq, const uint8_t *q_inverse) {
  if (!is_odd_and_full(p, gatehouse_rsa_prime_bytes) ||
      !is_odd_and_full(q, gatehouse_rsa_prime_bytes) ||
      !is_odd_and_full(n, gatehouse_rsa_bytes)) {
    return NULL;
  }
  gatehouse_rsa *key = aligned_alloc(64, sizeof *key);
  if (key == NULL) return NULL;
  memset(key, 0, sizeof *key);
  gatehouse_words_read(key->p, half_digits, p, gatehouse_rsa_prime_bytes);
  gatehouse_words_read(key->q, half_digits, q, gatehouse_rsa_prime_bytes);
  gatehouse_words_read(key->n, full_digits, n, gatehouse_rsa_bytes);
  memcpy(key->dp, dp, sizeof key->dp);
  memcpy(key->dq, dq, sizeof key->dq);
  prepare(key, q_inverse);
  gatehouse_exponentiation_wipe_leftovers();
  return key;
}

void gatehouse_rsa_free(gatehouse_rsa *key) {
  if (key == NULL) return;
  gatehouse_words_wipe(key, sizeof *key);
  free(key);
}

int gatehouse_rsa_private_pair(const gatehouse_rsa *first, uint8_t *first_result,
                               const uint8_t *first_input, const gatehouse_rsa *second,
                               uint8_t *second_result, const uint8_t *second_input) {
  struct {
    prime_constants constants;
    halves powers;
    signature two[2];
  } secret;
  const gatehouse_rsa *const keys[2] = {first, second};
  uint8_t *const results[2] = {first_result, second_result};
  prime_constants *constants = &secret.constants;
  *constants = first->constants;
  merge((__m512i *)constants, (const __m512i *)&second->constants, sizeof *constants);
  gatehouse_words_read(secret.two[0].input, full_digits, first_input, gatehouse_rsa_bytes);
  gatehouse_words_read(secret.two[1].input, full_digits, second_input, gatehouse_rsa_bytes);

  reduce_inputs(&secret.powers, secret.two[0].input, secret.two[1].input, constants);
  power(&secret.powers, &secret.powers, first, second, constants);
  multiply_halves(&secret.powers, &secret.powers, &constants->one, constants);
  combine(secret.two, &secret.powers, keys, constants);

  uint8_t are_right = 0xff;
  for (int i = 0; i < 2; i++) {
    are_right &= agrees(secret.two[i].result, secret.two[i].input, keys[i]);
  }
  for (int i = 0; i < 2; i++) {
    gatehouse_words_write(results[i], gatehouse_rsa_bytes, secret.two[i].result, full_digits);
    for (int j = 0; j < gatehouse_rsa_bytes; j++) results[i][j] &= are_right;
  }
  gatehouse_words_wipe(&secret, sizeof secret);
  gatehouse_exponentiation_wipe_leftovers();
  return are_right & 1;
}

#endif
